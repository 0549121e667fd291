// Reads what an entry point uses: all functions that it can call, once.

#include <assert.h>
#include <string.h>

#include "vk/core/descriptors/static_reader.h"

// block is where the walk over a function is.
typedef struct block {
    bool is_certain; // Every invocation executes the block.
    uint32_t next;   // The label of the next such block; 0: not known.
    uint32_t merge;  // Of a merge instruction in the block; 0: none.
    bool is_single;  // The function has one end: what follows a construct is executed, too.
} block;

static uint32_t execution_model(VkShaderStageFlagBits stage) {
    switch (stage) {
    case VK_SHADER_STAGE_VERTEX_BIT:
        return SpvExecutionModelVertex;
    case VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT:
        return SpvExecutionModelTessellationControl;
    case VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT:
        return SpvExecutionModelTessellationEvaluation;
    case VK_SHADER_STAGE_GEOMETRY_BIT:
        return SpvExecutionModelGeometry;
    case VK_SHADER_STAGE_FRAGMENT_BIT:
        return SpvExecutionModelFragment;
    case VK_SHADER_STAGE_COMPUTE_BIT:
        return SpvExecutionModelGLCompute;
    case VK_SHADER_STAGE_TASK_BIT_EXT:
        return SpvExecutionModelTaskEXT;
    case VK_SHADER_STAGE_MESH_BIT_EXT:
        return SpvExecutionModelMeshEXT;
    case VK_SHADER_STAGE_RAYGEN_BIT_KHR:
        return SpvExecutionModelRayGenerationKHR;
    default: // Ray tracing pipelines often have shaders that a command does not run.
        return UINT32_MAX;
    }
}

static bool find_entry_point(const wd_spirv_module *module, const wd_state_stage *stage,
                             wd_spirv_entry_point *found) {
    const uint32_t count = wd_spirv_module_num_entry_points(module);
    for (uint32_t i = 0; i < count; i++) {
        if (wd_spirv_module_entry_point(module, i, found) &&
            found->execution_model == execution_model(stage->stage) &&
            strcmp(found->name, stage->entry_point) == 0) {
            return true;
        }
    }
    return false;
}

// --- Functions

static bool ends_invocations(uint32_t opcode) {
    return opcode == SpvOpKill || opcode == SpvOpTerminateInvocation || opcode == SpvOpUnreachable ||
           opcode == SpvOpIgnoreIntersectionKHR || opcode == SpvOpTerminateRayKHR;
}

static bool has_single_end(const wd_static_reader *reader, uint32_t function) {
    wd_spirv_instruction instruction;
    int num_ends = 0;
    for (uint32_t i = function + 1; wd_spirv_module_instruction(reader->module, i, &instruction) &&
                                    instruction.opcode != SpvOpFunctionEnd;
         i++) {
        num_ends += instruction.opcode == SpvOpReturn || instruction.opcode == SpvOpReturnValue ||
                    instruction.opcode == SpvOpEmitMeshTasksEXT;
    }
    return num_ends == 1 && !reader->has_kill;
}

// follow keeps track of the blocks that every invocation executes.
static void follow(block *block, const wd_spirv_instruction *instruction) {
    switch (instruction->opcode) {
    case SpvOpLabel:
        block->is_certain = block->next && instruction->result == block->next;
        block->merge = 0;
        break;
    case SpvOpSelectionMerge:
    case SpvOpLoopMerge:
        block->merge = instruction->words[1];
        break;
    default:
        if (block->is_certain && wd_spirv_ends_block(instruction->opcode)) {
            block->next = block->merge                         ? block->is_single ? block->merge : 0
                          : instruction->opcode == SpvOpBranch ? instruction->words[1]
                                                               : 0;
        }
    }
}

static void queue_function(wd_static_reader *reader, uint32_t id, uint8_t how) {
    if (id < reader->num_ids && reader->reached[id] < how) {
        assert(reader->num_queued < 2u * (reader->num_ids + 1u));
        reader->reached[id] = how;
        reader->queue[reader->num_queued++] = id;
    }
}

static void read_instruction(wd_static_reader *reader, const wd_spirv_instruction *instruction,
                             bool is_certain) {
    if (instruction->opcode == SpvOpExtInst) { // Names in debug information are no uses.
        return;
    }
    if (instruction->opcode == SpvOpFunctionCall) {
        queue_function(reader, instruction->words[3], is_certain ? 2 : 1);
    } else if (instruction->opcode == SpvOpLoad) {
        const uint64_t words = wd_static_push_words(reader->module, instruction);
        reader->uses->push_words |= words;
        reader->uses->certain_push_words |= is_certain ? words : 0;
    }
    wd_static_note_image(reader, instruction, is_certain);
    wd_static_note_variables(reader, instruction, is_certain);
}

static void read_function(wd_static_reader *reader, uint32_t id) {
    assert(id < reader->num_ids && reader->reached[id]);
    wd_spirv_instruction instruction;
    if (!wd_spirv_module_find_opcode(reader->module, id, SpvOpFunction, &instruction)) {
        return;
    }
    block block = {.is_single = has_single_end(reader, instruction.index)};
    bool is_first = reader->reached[id] == 2;
    for (uint32_t i = instruction.index + 1;
         !reader->failed && wd_spirv_module_instruction(reader->module, i, &instruction) &&
         instruction.opcode != SpvOpFunctionEnd;
         i++) {
        if (instruction.opcode == SpvOpLabel && is_first) {
            block.next = instruction.result;
            is_first = false;
        }
        follow(&block, &instruction);
        read_instruction(reader, &instruction, block.is_certain);
    }
}

static void read_functions(wd_static_reader *reader, uint32_t function) {
    queue_function(reader, function, 2);
    for (uint32_t i = 0; i < reader->num_queued && !reader->failed; i++) {
        read_function(reader, reader->queue[i]);
    }
}

// --- Modules

// read_head notes the descriptor variables, and whether there are specialization constants.
static void read_head(wd_static_reader *reader) {
    for (size_t i = 0; i < reader->interface.num_descriptors; i++) {
        const uint32_t variable = reader->interface.descriptors[i].variable;
        if (variable < reader->num_ids) {
            reader->descriptor_of[variable] = (uint32_t)i + 1;
        }
    }
    WD_SPIRV_FOR_PART(head, reader->module, WD_SPIRV_ANNOTATIONS) {
        reader->uses->has_constants |=
            head.opcode == SpvOpDecorate && head.num_words > 3 && head.at[2] == SpvDecorationSpecId;
    }
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(reader->module);
         wd_spirv_module_instruction(reader->module, i, &instruction); i++) {
        reader->has_kill |= ends_invocations(instruction.opcode);
    }
}

static void read_module(wd_static_reader *reader, const wd_state_stage *stage) {
    const wd_allocator *allocator = &reader->uses->allocator;
    wd_spirv_entry_point entry;
    reader->num_ids = wd_spirv_module_num_ids(reader->module);
    reader->descriptor_of = wd_alloc_zero(allocator, reader->num_ids + 1u, sizeof *reader->descriptor_of);
    reader->reached = wd_alloc_zero(allocator, reader->num_ids + 1u, sizeof *reader->reached);
    reader->queue = wd_alloc_zero(allocator, 2u * (reader->num_ids + 1u), sizeof *reader->queue);
    reader->failed = !reader->descriptor_of || !reader->reached || !reader->queue ||
                     wd_spirv_interface_init(&reader->interface, *allocator, reader->module) != WD_OK;
    if (!reader->failed && find_entry_point(reader->module, stage, &entry)) {
        read_head(reader);
        read_functions(reader, entry.function);
    }
    wd_spirv_interface_finish(&reader->interface);
    wd_free(allocator, reader->descriptor_of);
    wd_free(allocator, reader->reached);
    wd_free(allocator, reader->queue);
}

wd_static_uses *wd_static_uses_read(wd_allocator allocator, const wd_state_stage *stage) {
    wd_static_uses *uses = wd_alloc_zero(&allocator, 1, sizeof *uses);
    wd_spirv_module *module = NULL;
    if (!uses) {
        return NULL;
    }
    uses->allocator = allocator;
    uses->stage = stage->stage;
    uses->entry_point = wd_strdup_n(&allocator, stage->entry_point, strlen(stage->entry_point));
    bool failed = !uses->entry_point;
    if (!failed && wd_spirv_module_create(allocator, stage->module->words, stage->module->num_words, &module,
                                          NULL) == WD_OK) {
        wd_static_reader reader = {.module = module, .uses = uses};
        read_module(&reader, stage);
        failed = reader.failed;
    }
    wd_spirv_module_destroy(module);
    if (failed) {
        wd_static_uses_destroy(uses);
        return NULL;
    }
    assert(wd_static_uses_validate(uses));
    return uses;
}

bool wd_static_uses_validate(const wd_static_uses *uses) {
    bool is_valid = uses->entry_point && !(uses->certain_push_words & ~uses->push_words);
    for (uint32_t i = 0; is_valid && i < uses->num_uses; i++) {
        const wd_static_use *use = &uses->uses[i];
        is_valid = (use->has_element || !use->element) && (use->accesses || !use->is_certainly_accessed);
    }
    for (uint32_t i = 0; is_valid && i < uses->num_samplings; i++) {
        const wd_static_sampling *sampling = &uses->samplings[i];
        is_valid = sampling->image < uses->num_uses && sampling->sampler < uses->num_uses &&
                   !(sampling->accesses & ~uses->uses[sampling->image].accesses);
    }
    return is_valid;
}

void wd_static_uses_destroy(wd_static_uses *uses) {
    if (uses) {
        const wd_allocator allocator = uses->allocator;
        wd_free(&allocator, uses->uses);
        wd_free(&allocator, uses->samplings);
        wd_free(&allocator, uses->entry_point);
        wd_free(&allocator, uses);
    }
}
