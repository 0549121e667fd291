#include "vk/shader/reflection.h"

#include <stdlib.h>
#include <string.h>

#include "vk/valcache/valcache.h"

// Words of instructions that are read here.
enum { RESULT = 2, STORAGE_CLASS = 3, POINTEE = 3, CALLEE = 3, EXT_INST_SET = 3 };

static VkShaderStageFlagBits stage_of(uint32_t execution_model) {
    switch (execution_model) {
    case SpvExecutionModelVertex:
        return VK_SHADER_STAGE_VERTEX_BIT;
    case SpvExecutionModelTessellationControl:
        return VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT;
    case SpvExecutionModelTessellationEvaluation:
        return VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT;
    case SpvExecutionModelGeometry:
        return VK_SHADER_STAGE_GEOMETRY_BIT;
    case SpvExecutionModelFragment:
        return VK_SHADER_STAGE_FRAGMENT_BIT;
    case SpvExecutionModelGLCompute:
        return VK_SHADER_STAGE_COMPUTE_BIT;
    case SpvExecutionModelTaskNV:
    case SpvExecutionModelTaskEXT:
        return VK_SHADER_STAGE_TASK_BIT_EXT;
    case SpvExecutionModelMeshNV:
    case SpvExecutionModelMeshEXT:
        return VK_SHADER_STAGE_MESH_BIT_EXT;
    case SpvExecutionModelRayGenerationKHR:
        return VK_SHADER_STAGE_RAYGEN_BIT_KHR;
    case SpvExecutionModelIntersectionKHR:
        return VK_SHADER_STAGE_INTERSECTION_BIT_KHR;
    case SpvExecutionModelAnyHitKHR:
        return VK_SHADER_STAGE_ANY_HIT_BIT_KHR;
    case SpvExecutionModelClosestHitKHR:
        return VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR;
    case SpvExecutionModelMissKHR:
        return VK_SHADER_STAGE_MISS_BIT_KHR;
    case SpvExecutionModelCallableKHR:
        return VK_SHADER_STAGE_CALLABLE_BIT_KHR;
    default:
        return 0;
    }
}

// --- Decorations

static int compare_decorations(const void *left, const void *right) {
    const wd_shader_decoration *a = left, *b = right;
    if (a->id != b->id) {
        return a->id < b->id ? -1 : 1;
    }
    if (a->member != b->member) {
        return a->member < b->member ? -1 : 1;
    }
    return (a->decoration > b->decoration) - (a->decoration < b->decoration);
}

static bool add_decoration(wd_shader_reflection *made, size_t *capacity, wd_shader_decoration decoration) {
    if (!wd_array_reserve(&made->allocator, (void **)&made->decorations, capacity, made->num_decorations + 1u,
                          sizeof decoration)) {
        return false;
    }
    made->decorations[made->num_decorations++] = decoration;
    return true;
}

// add_group gives the decorations of a group, which come before it, to its targets.
static bool add_group(wd_shader_reflection *made, size_t *capacity, const wd_spirv_head *head) {
    const bool has_members = head->opcode == SpvOpGroupMemberDecorate;
    const uint32_t end = made->num_decorations;
    for (uint32_t i = 0; i < end; i++) {
        wd_shader_decoration decoration = made->decorations[i];
        if (decoration.id != head->at[1]) {
            continue;
        }
        for (uint32_t word = 2; word + has_members < head->num_words; word += 1 + has_members) {
            decoration.id = head->at[word];
            decoration.member = has_members ? head->at[word + 1] : WD_SHADER_NO_MEMBER;
            if (!add_decoration(made, capacity, decoration)) {
                return false;
            }
        }
    }
    return true;
}

static bool add_decorations(wd_shader_reflection *made) {
    size_t capacity = 0;
    WD_SPIRV_FOR_PART(head, made->module, WD_SPIRV_ANNOTATIONS) {
        const uint32_t *at = head.at;
        bool fits = true;
        if (head.opcode == SpvOpDecorate && head.num_words >= 3) {
            const wd_shader_decoration decoration = {at[1], WD_SHADER_NO_MEMBER, at[2],
                                                     head.num_words > 3 ? at[3] : 0};
            fits = add_decoration(made, &capacity, decoration);
        } else if (head.opcode == SpvOpMemberDecorate && head.num_words >= 4) {
            const wd_shader_decoration decoration = {at[1], at[2], at[3], head.num_words > 4 ? at[4] : 0};
            fits = add_decoration(made, &capacity, decoration);
        } else if (head.opcode == SpvOpGroupDecorate || head.opcode == SpvOpGroupMemberDecorate) {
            fits = add_group(made, &capacity, &head);
        }
        if (!fits) {
            return false;
        }
    }
    if (made->num_decorations) {
        qsort(made->decorations, made->num_decorations, sizeof *made->decorations, compare_decorations);
    }
    return true;
}

bool wd_shader_decorated(const wd_shader_reflection *reflection, uint32_t id, uint32_t member,
                         uint32_t decoration, uint32_t *operand) {
    const wd_shader_decoration key = {id, member, decoration, 0};
    const wd_shader_decoration *found =
        reflection->num_decorations ? bsearch(&key, reflection->decorations, reflection->num_decorations,
                                              sizeof key, compare_decorations)
                                    : NULL;
    if (found && operand) {
        *operand = found->operand;
    }
    return found != NULL;
}

static bool is_spec_constant(const wd_shader_decoration *decoration) {
    return decoration->decoration == SpvDecorationSpecId && decoration->member == WD_SHADER_NO_MEMBER;
}

static int compare_spec_ids(const void *left, const void *right) {
    const wd_shader_decoration *a = left, *b = right;
    return (a->operand > b->operand) - (a->operand < b->operand);
}

static int compare_spec_constants(const void *left, const void *right) {
    const wd_shader_decoration *a = left, *b = right;
    const int order = compare_spec_ids(a, b);
    return order ? order : (a->id > b->id) - (a->id < b->id);
}

static bool add_spec_constants(wd_shader_reflection *made) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < made->num_decorations; i++) {
        count += is_spec_constant(&made->decorations[i]);
    }
    if (!count) {
        return true;
    }
    wd_shader_decoration *found = wd_alloc_zero(&made->allocator, count, sizeof *found);
    if (!found) {
        return false;
    }
    made->spec_constants = found;
    for (uint32_t i = 0, num_found = 0; i < made->num_decorations; i++) {
        if (is_spec_constant(&made->decorations[i])) {
            found[num_found++] = made->decorations[i];
        }
    }
    qsort(found, count, sizeof *found, compare_spec_constants);
    for (uint32_t i = 0; i < count; i++) {
        if (!i || found[i].operand != found[i - 1].operand) {
            made->spec_constants[made->num_spec_constants++] = found[i];
        }
    }
    return true;
}

const wd_shader_decoration *wd_shader_find_spec_constant(const wd_shader_reflection *reflection,
                                                         uint32_t spec_id) {
    const wd_shader_decoration key = {.operand = spec_id};
    return reflection->num_spec_constants
               ? bsearch(&key, reflection->spec_constants, reflection->num_spec_constants, sizeof key,
                         compare_spec_ids)
               : NULL;
}

// --- Entry points

// usage is the scratch memory for the variables of one entry point, by id.
typedef struct usage {
    uint32_t *first_use; // Plus one; 0: not used.
    bool *is_queued;     // Functions.
    uint32_t *queue;
    uint32_t num_ids;
} usage;

static bool is_non_semantic(const wd_spirv_module *module, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction import;
    const char *name = instruction->opcode == SpvOpExtInst && instruction->num_words > EXT_INST_SET &&
                               wd_spirv_module_find_opcode(module, instruction->words[EXT_INST_SET],
                                                           SpvOpExtInstImport, &import)
                           ? wd_spirv_operand_string(&import, 2, NULL)
                           : NULL;
    return name && strncmp(name, "NonSemantic.", strlen("NonSemantic.")) == 0;
}

static void note_ids(const wd_spirv_instruction *instruction, usage *usage, uint32_t *num_queued) {
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        const uint32_t id = instruction->words[word];
        if (id >= usage->num_ids) {
            continue;
        }
        if (!usage->first_use[id]) {
            usage->first_use[id] = instruction->index + 1;
        }
        if (instruction->opcode == SpvOpFunctionCall && word == CALLEE && !usage->is_queued[id]) {
            usage->is_queued[id] = true;
            usage->queue[(*num_queued)++] = id;
        }
    }
}

bool wd_shader_is_atomic(uint32_t opcode) {
    return (opcode >= SpvOpAtomicLoad && opcode <= SpvOpAtomicXor) || opcode == SpvOpAtomicFAddEXT ||
           opcode == SpvOpAtomicFMinEXT || opcode == SpvOpAtomicFMaxEXT;
}

bool wd_shader_is_judged(uint32_t opcode) {
    return wd_shader_is_atomic(opcode) ||
           (opcode >= SpvOpImageSampleImplicitLod && opcode <= SpvOpImageRead) ||
           (opcode >= SpvOpImageSparseSampleImplicitLod && opcode <= SpvOpImageSparseDrefGather) ||
           opcode == SpvOpImageSparseRead ||
           (opcode >= SpvOpGroupNonUniformElect && opcode <= SpvOpGroupNonUniformQuadSwap) ||
           opcode == SpvOpReadClockKHR || opcode == SpvOpEmitStreamVertex ||
           opcode == SpvOpEndStreamPrimitive || opcode == SpvOpEmitMeshTasksEXT;
}

static bool add_instruction(const wd_allocator *allocator, wd_shader_entry *entry, size_t *capacity,
                            uint32_t index) {
    if (!wd_array_reserve(allocator, (void **)&entry->instructions, capacity, entry->num_instructions + 1u,
                          sizeof *entry->instructions)) {
        return false;
    }
    entry->instructions[entry->num_instructions++] = index;
    return true;
}

// note_uses walks over the functions that the entry point can call. It returns false without memory.
static bool note_uses(const wd_shader_reflection *made, wd_shader_entry *entry, usage *usage) {
    const wd_spirv_module *module = made->module;
    const uint32_t function = entry->function;
    size_t capacity = 0;
    uint32_t num_queued = 0;
    memset(usage->first_use, 0, usage->num_ids * sizeof *usage->first_use);
    memset(usage->is_queued, 0, usage->num_ids * sizeof *usage->is_queued);
    if (function < usage->num_ids) {
        usage->is_queued[function] = true;
        usage->queue[num_queued++] = function;
    }
    for (uint32_t next = 0; next < num_queued; next++) {
        wd_spirv_instruction instruction;
        if (!wd_spirv_module_find_opcode(module, usage->queue[next], SpvOpFunction, &instruction)) {
            continue;
        }
        for (uint32_t i = instruction.index + 1;
             wd_spirv_module_instruction(module, i, &instruction) && instruction.opcode != SpvOpFunctionEnd;
             i++) {
            if (wd_shader_is_judged(instruction.opcode) &&
                !add_instruction(&made->allocator, entry, &capacity, instruction.index)) {
                return false;
            }
            if (!is_non_semantic(module, &instruction)) {
                note_ids(&instruction, usage, &num_queued);
            }
        }
    }
    return true;
}

// counts_unused returns whether variables of the interface count whether used or not. Before SPIR-V 1.4, the interface
// has inputs and outputs only.
static bool counts_unused(uint32_t storage_class) {
    return storage_class == SpvStorageClassInput || storage_class == SpvStorageClassOutput ||
           storage_class == SpvStorageClassWorkgroup ||
           storage_class == SpvStorageClassTaskPayloadWorkgroupEXT;
}

static bool is_listed(const wd_spirv_entry_point *entry, uint32_t id) {
    for (uint32_t i = 0; i < entry->num_interface_ids; i++) {
        if (entry->interface_ids[i] == id) {
            return true;
        }
    }
    return false;
}

static int compare_variables(const void *left, const void *right) {
    const wd_shader_variable *a = left, *b = right;
    return (a->id > b->id) - (a->id < b->id);
}

static bool add_variables(wd_shader_reflection *made, wd_shader_entry *entry,
                          const wd_spirv_entry_point *point, const usage *usage) {
    size_t capacity = 0;
    WD_SPIRV_FOR_PART(head, made->module, WD_SPIRV_DECLARATIONS) {
        wd_spirv_instruction pointer;
        if (head.opcode != SpvOpVariable || head.at[RESULT] >= usage->num_ids ||
            !wd_spirv_module_find_opcode(made->module, head.at[1], SpvOpTypePointer, &pointer)) {
            continue;
        }
        const uint32_t id = head.at[RESULT], storage_class = head.at[STORAGE_CLASS],
                       use = usage->first_use[id];
        if (!use && !(counts_unused(storage_class) && is_listed(point, id))) {
            continue;
        }
        if (!wd_array_reserve(&made->allocator, (void **)&entry->variables, &capacity,
                              entry->num_variables + 1u, sizeof *entry->variables)) {
            return false;
        }
        entry->variables[entry->num_variables++] =
            (wd_shader_variable){id, storage_class, pointer.words[POINTEE], head.index, use - 1};
    }
    if (entry->num_variables) {
        qsort(entry->variables, entry->num_variables, sizeof *entry->variables, compare_variables);
    }
    return true;
}

// entry_instruction returns the index of the OpEntryPoint number `number`.
static uint32_t entry_instruction(const wd_spirv_module *module, uint32_t number) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpEntryPoint && number-- == 0) {
            return head.index;
        }
    }
    return UINT32_MAX;
}

static bool add_entries(wd_shader_reflection *made) {
    const wd_spirv_module *module = made->module;
    const uint32_t count = wd_spirv_module_num_entry_points(module);
    usage usage = {.num_ids = wd_spirv_module_num_ids(module)};
    usage.first_use = wd_alloc_zero(&made->allocator, usage.num_ids + 1u, sizeof *usage.first_use);
    usage.is_queued = wd_alloc_zero(&made->allocator, usage.num_ids + 1u, sizeof *usage.is_queued);
    usage.queue = wd_alloc_zero(&made->allocator, usage.num_ids + 1u, sizeof *usage.queue);
    made->entries = wd_alloc_zero(&made->allocator, count + 1u, sizeof *made->entries);
    bool fits = usage.first_use && usage.is_queued && usage.queue && made->entries;
    for (uint32_t i = 0; fits && i < count; i++) {
        wd_spirv_entry_point point;
        if (!wd_spirv_module_entry_point(module, i, &point)) {
            continue;
        }
        wd_shader_entry *entry = &made->entries[made->num_entries++];
        entry->name = point.name;
        entry->execution_model = point.execution_model;
        entry->stage = stage_of(point.execution_model);
        entry->function = point.function;
        entry->instruction = entry_instruction(module, i);
        fits = note_uses(made, entry, &usage) && add_variables(made, entry, &point, &usage);
    }
    wd_free(&made->allocator, usage.first_use);
    wd_free(&made->allocator, usage.is_queued);
    wd_free(&made->allocator, usage.queue);
    return fits;
}

// --- The module

static void note_module(wd_shader_reflection *made) {
    for (uint32_t i = 0; i < made->num_decorations; i++) {
        const wd_shader_decoration *decoration = &made->decorations[i];
        if (decoration->member == WD_SHADER_NO_MEMBER && decoration->decoration == SpvDecorationBuiltIn &&
            decoration->operand == SpvBuiltInWorkgroupSize) {
            made->workgroup_size = decoration->id;
        }
    }
    WD_SPIRV_FOR_PART(head, made->module, WD_SPIRV_PREAMBLE) {
        made->has_input_attachment_capability |=
            head.opcode == SpvOpCapability && head.at[1] == SpvCapabilityInputAttachment;
    }
}

wd_status wd_shader_reflection_create(wd_allocator allocator, const uint32_t *words, size_t num_words,
                                      wd_shader_reflection **reflection) {
    *reflection = NULL;
    wd_shader_reflection *made = wd_alloc_zero(&allocator, 1, sizeof *made);
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = allocator;
    wd_status status = wd_spirv_module_create(allocator, words, num_words, &made->module, NULL);
    if (status == WD_OK) {
        made->key = wd_valcache_key(words, num_words);
        status = add_decorations(made) && add_spec_constants(made) && add_entries(made)
                     ? WD_OK
                     : WD_ERROR_OUT_OF_MEMORY;
    }
    if (status == WD_OK) {
        note_module(made);
        status = wd_spirv_interface_init(&made->descriptors, allocator, made->module);
    }
    if (status != WD_OK) {
        wd_shader_reflection_destroy(made);
        return status;
    }
    *reflection = made;
    return WD_OK;
}

void wd_shader_reflection_destroy(wd_shader_reflection *reflection) {
    if (!reflection) {
        return;
    }
    const wd_allocator allocator = reflection->allocator;
    for (uint32_t i = 0; i < reflection->num_entries; i++) {
        wd_free(&allocator, reflection->entries[i].variables);
        wd_free(&allocator, reflection->entries[i].instructions);
    }
    wd_free(&allocator, reflection->entries);
    wd_free(&allocator, reflection->decorations);
    wd_free(&allocator, reflection->spec_constants);
    wd_spirv_interface_finish(&reflection->descriptors);
    wd_spirv_module_destroy(reflection->module);
    wd_free(&allocator, reflection);
}

const wd_shader_entry *wd_shader_find_entry(const wd_shader_reflection *reflection, const char *name,
                                            VkShaderStageFlagBits stage) {
    for (uint32_t i = 0; i < reflection->num_entries; i++) {
        const wd_shader_entry *entry = &reflection->entries[i];
        if (entry->stage == stage && entry->name && strcmp(entry->name, name) == 0) {
            return entry;
        }
    }
    return NULL;
}

bool wd_shader_find_mode(const wd_shader_reflection *reflection, const wd_shader_entry *entry,
                         uint32_t execution_mode, wd_spirv_instruction *mode) {
    enum { MODE = 2 };
    WD_SPIRV_FOR_PART(head, reflection->module, WD_SPIRV_PREAMBLE) {
        if ((head.opcode == SpvOpExecutionMode || head.opcode == SpvOpExecutionModeId) &&
            head.num_words > MODE && head.at[1] == entry->function && head.at[MODE] == execution_mode) {
            return wd_spirv_module_instruction(reflection->module, head.index, mode);
        }
    }
    return false;
}

const wd_shader_variable *wd_shader_entry_variable(const wd_shader_entry *entry, uint32_t id) {
    const wd_shader_variable key = {.id = id};
    return entry->num_variables
               ? bsearch(&key, entry->variables, entry->num_variables, sizeof key, compare_variables)
               : NULL;
}
