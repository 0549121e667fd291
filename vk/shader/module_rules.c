#include "vk/shader/module_rules.h"

#include <stdarg.h>
#include <string.h>

#include "vk/capabilities/capabilities.h"
#include "vk/report/message_ids.h"
#include "vk/shader/shader_types.h"

enum { OP_EXT_INST_WITH_FORWARD_REFS = 4433 }; // Not in the SPIR-V headers of Debian 12.

static const wd_features *features_of(const wd_shader_module_check *check) {
    return &check->device->spirv.enabled->features;
}

bool wd_shader_declares(const wd_spirv_module *module, uint32_t capability) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpCapability && head.num_words > 1 && head.at[1] == capability) {
            return true;
        }
    }
    return false;
}

// is_new returns whether a rule was not reported for the module, and remembers it.
static bool is_new(wd_shader_module_check *check, const char *id) {
    for (uint32_t i = 0; i < check->num_reported; i++) {
        if (strcmp(check->reported[i], id) == 0) {
            return false;
        }
    }
    if (check->num_reported < WD_SHADER_MAX_MODULE_RULES) {
        check->reported[check->num_reported++] = id;
    }
    return true;
}

void wd_shader_report_rule(wd_shader_module_check *check, const char *id,
                           const wd_spirv_instruction *instruction, const char *format, ...) {
    if (!is_new(check, id)) {
        return;
    }
    wd_string_builder summary;
    wd_string_init(&summary, check->device->allocator);
    wd_string_appendf(&summary, "%s(): %spCode ", check->code->command, check->code->where);
    va_list arguments;
    va_start(arguments, format);
    wd_string_appendv(&summary, format, arguments);
    va_end(arguments);
    check->skip |= wd_shader_submit_instruction(check->device, check->key, check->module, instruction,
                                                WD_SEVERITY_ERROR, id, &summary);
    wd_string_finish(&summary);
}

// --- Scopes of memory ---

// operands_word returns the word of the memory operands of an access; 0: it is none.
static uint32_t operands_word(uint32_t opcode) {
    return opcode == SpvOpLoad ? 4 : opcode == SpvOpStore ? 3 : 0;
}

// available_scope_word returns the word of the scope of MakePointerAvailable or MakePointerVisible; 0: there is none.
static uint32_t available_scope_word(const wd_spirv_instruction *instruction) {
    const uint32_t word = operands_word(instruction->opcode);
    const uint32_t mask = word && word < instruction->num_words ? instruction->words[word] : 0;
    return mask & (SpvMemoryAccessMakePointerAvailableMask | SpvMemoryAccessMakePointerVisibleMask)
               ? word + 1 + (mask & SpvMemoryAccessAlignedMask ? 1 : 0)
               : 0;
}

static uint32_t memory_scope_word(const wd_spirv_instruction *instruction) {
    switch (instruction->opcode) {
    case SpvOpMemoryBarrier:
        return 1;
    case SpvOpControlBarrier:
        return 2;
    case SpvOpAtomicStore:
    case SpvOpAtomicFlagClear:
        return 2;
    case SpvOpLoad:
    case SpvOpStore:
        return available_scope_word(instruction);
    default:
        return wd_shader_is_atomic(instruction->opcode) ? 4 : 0;
    }
}

static bool wants_device_scope(const wd_features *features) {
    return features->vulkanMemoryModel && !features->vulkanMemoryModelDeviceScope;
}

static void check_scope(wd_shader_module_check *check, const wd_spirv_instruction *instruction) {
    const uint32_t word = wants_device_scope(features_of(check)) ? memory_scope_word(instruction) : 0;
    uint64_t scope;
    if (word && word < instruction->num_words &&
        wd_spirv_module_constant(check->module, instruction->words[word], &scope) &&
        scope == SpvScopeDevice &&
        !wd_shader_declares(check->module, SpvCapabilityVulkanMemoryModelDeviceScope)) {
        wd_shader_report_rule(
            check, WD_ID_VUID_DEVICE_SCOPE, instruction,
            "has an instruction with the memory scope Device, but vulkanMemoryModel is "
            "enabled and vulkanMemoryModelDeviceScope is not" WD_SHADER_FIX
            "Enable the feature vulkanMemoryModelDeviceScope, or use the scope QueueFamily or "
            "Workgroup.");
    }
}

// --- Alignment of addresses ---

static void check_alignment(wd_shader_module_check *check, const wd_spirv_instruction *instruction) {
    enum { CLASS = 2, LOAD_POINTER = 3, STORE_POINTER = 1, POINTEE = 3 };
    const uint32_t word = operands_word(instruction->opcode);
    wd_spirv_instruction pointer, type;
    if (!word || word + 1 >= instruction->num_words ||
        !(instruction->words[word] & SpvMemoryAccessAlignedMask) ||
        !wd_spirv_module_find(
            check->module,
            instruction->words[instruction->opcode == SpvOpLoad ? LOAD_POINTER : STORE_POINTER], &pointer) ||
        !wd_spirv_module_find_opcode(check->module, pointer.result_type, SpvOpTypePointer, &type) ||
        type.words[CLASS] != SpvStorageClassPhysicalStorageBuffer || type.words[POINTEE] >= check->num_ids) {
        return;
    }
    const uint32_t scalar = check->scalars[type.words[POINTEE]], alignment = instruction->words[word + 1];
    if (scalar && alignment % scalar) {
        wd_shader_report_rule(check, WD_ID_VUID_DEVICE_ADDRESS_SCALAR, instruction,
                              "%s memory through a device address with the alignment %u, which is not a "
                              "multiple of %u bytes, the size of the largest scalar of its type" WD_SHADER_FIX
                              "State a larger alignment (`buffer_reference_align`), and align the address.",
                              instruction->opcode == SpvOpLoad ? "loads" : "stores", alignment, scalar);
    }
}

// --- Texels ---

// components_of returns the number of components of an image format; 0: it is not known.
static uint32_t components_of(uint32_t format) {
    switch (format) {
    case SpvImageFormatRgba32f:
    case SpvImageFormatRgba16f:
    case SpvImageFormatRgba8:
    case SpvImageFormatRgba8Snorm:
    case SpvImageFormatRgba16:
    case SpvImageFormatRgb10A2:
    case SpvImageFormatRgba16Snorm:
    case SpvImageFormatRgba32i:
    case SpvImageFormatRgba16i:
    case SpvImageFormatRgba8i:
    case SpvImageFormatRgba32ui:
    case SpvImageFormatRgba16ui:
    case SpvImageFormatRgba8ui:
    case SpvImageFormatRgb10a2ui:
        return 4;
    case SpvImageFormatR11fG11fB10f:
        return 3;
    case SpvImageFormatRg32f:
    case SpvImageFormatRg16f:
    case SpvImageFormatRg16:
    case SpvImageFormatRg8:
    case SpvImageFormatRg16Snorm:
    case SpvImageFormatRg8Snorm:
    case SpvImageFormatRg32i:
    case SpvImageFormatRg16i:
    case SpvImageFormatRg8i:
    case SpvImageFormatRg32ui:
    case SpvImageFormatRg16ui:
    case SpvImageFormatRg8ui:
        return 2;
    default:
        return 0; // One component, which every texel has, or not known.
    }
}

static void check_texel(wd_shader_module_check *check, const wd_spirv_instruction *write) {
    enum { IMAGE = 1, TEXEL = 3, FORMAT = 8 };
    wd_spirv_instruction image, type, texel;
    wd_shader_scalars scalars;
    if (write->num_words <= TEXEL || !wd_spirv_module_find(check->module, write->words[IMAGE], &image) ||
        !wd_spirv_module_find_opcode(check->module, image.result_type, SpvOpTypeImage, &type) ||
        !wd_spirv_module_find(check->module, write->words[TEXEL], &texel) ||
        !wd_shader_find_scalars(check->module, texel.result_type, &scalars)) {
        return;
    }
    const uint32_t needed = components_of(type.words[FORMAT]);
    if (scalars.count < needed) {
        wd_shader_report_rule(
            check, WD_ID_VUID_TEXEL_COMPONENTS, write,
            "writes a texel with %u component%s to an image whose format has %u" WD_SHADER_FIX
            "Write all components of the format.",
            scalars.count, scalars.count == 1 ? "" : "s", needed);
    }
}

// --- Instructions and modes of one feature ---

static void check_rotation(wd_shader_module_check *check, const wd_spirv_instruction *instruction) {
#ifdef VK_KHR_shader_subgroup_rotate
    enum { CLUSTER_SIZE = 6 };
    if (instruction->num_words > CLUSTER_SIZE && !features_of(check)->shaderSubgroupRotateClustered &&
        features_of(check)->shaderSubgroupRotate) {
        wd_shader_report_rule(check, WD_ID_VUID_ROTATE_CLUSTERED, instruction,
                              "rotates values in clusters of the subgroup, but the feature "
                              "shaderSubgroupRotateClustered is not enabled" WD_SHADER_FIX
                              "Enable the feature, or rotate in the entire subgroup.");
    }
#else
    (void)check;
    (void)instruction;
#endif
}

#ifdef VK_KHR_shader_relaxed_extended_instruction
// Such instructions are debug information, which can be anywhere.
static void check_forward_refs(wd_shader_module_check *check) {
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; !features_of(check)->shaderRelaxedExtendedInstruction &&
                         wd_spirv_module_instruction(check->module, i, &instruction);
         i++) {
        if (instruction.opcode == OP_EXT_INST_WITH_FORWARD_REFS) {
            wd_shader_report_rule(check, WD_ID_VUID_FORWARD_REFS, &instruction,
                                  "has the instruction OpExtInstWithForwardRefsKHR, but the feature "
                                  "shaderRelaxedExtendedInstruction is not enabled" WD_SHADER_FIX
                                  "Enable the feature.");
        }
    }
}
#endif

static void check_local_size(wd_shader_module_check *check) {
    enum { MODE = 2 };
    WD_SPIRV_FOR_PART(head, check->module, WD_SPIRV_PREAMBLE) {
        wd_spirv_instruction mode;
        if (head.opcode == SpvOpExecutionModeId && head.num_words > MODE &&
            head.at[MODE] == SpvExecutionModeLocalSizeId && !features_of(check)->maintenance4 &&
            wd_spirv_module_instruction(check->module, head.index, &mode)) {
            wd_shader_report_rule(check, WD_ID_VUID_LOCAL_SIZE_ID, &mode,
                                  "has the execution mode LocalSizeId, but the feature maintenance4 is not "
                                  "enabled" WD_SHADER_FIX "Enable the feature, or use the mode LocalSize.");
        }
    }
}

// --- The module ---

static void check_functions(wd_shader_module_check *check) {
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(check->module);
         wd_spirv_module_instruction(check->module, i, &instruction); i++) {
        switch (instruction.opcode) {
        case SpvOpLoad:
        case SpvOpStore:
            check_alignment(check, &instruction);
            break;
        case SpvOpImageWrite:
            check_texel(check, &instruction);
            break;
        case SpvOpGroupNonUniformRotateKHR:
            check_rotation(check, &instruction);
            break;
        default:
            break;
        }
        check_scope(check, &instruction);
        wd_shader_check_address_type(check, &instruction);
    }
}

// is_candidate returns whether a rule depends on an instruction. Modules without such instructions are not read again.
static bool is_candidate(const uint32_t *at, uint32_t num_words, const wd_features *features) {
    switch (*at & SpvOpCodeMask) {
    case SpvOpTypeInt:
    case SpvOpTypeFloat:
        return num_words > 2 && (at[2] == 8 || at[2] == 16);
    case SpvOpTypePointer:
        return num_words > 2 && at[2] == SpvStorageClassPhysicalStorageBuffer;
    case SpvOpTypeImage:
        return num_words > 3 && at[3] == SpvDimSubpassData;
    case SpvOpExecutionModeId:
        return num_words > 2 && at[2] == SpvExecutionModeLocalSizeId && !features->maintenance4;
    case SpvOpImageWrite:
    case SpvOpGroupNonUniformRotateKHR:
    case OP_EXT_INST_WITH_FORWARD_REFS:
        return true;
    case SpvOpMemoryBarrier:
    case SpvOpControlBarrier:
        return wants_device_scope(features);
    default:
        return wd_shader_is_atomic(*at & SpvOpCodeMask) && wants_device_scope(features);
    }
}

static bool has_candidates(const wd_shader_code *code, const wd_features *features) {
    const uint32_t *words = code->words;
    const size_t num_words = code->size / sizeof *words;
    for (size_t at = WD_SPIRV_HEADER_WORDS; at < num_words;) {
        const uint32_t length = words[at] >> SpvWordCountShift;
        if (!length || length > num_words - at) {
            return false;
        }
        if (is_candidate(words + at, length, features)) {
            return true;
        }
        at += length;
    }
    return false;
}

bool wd_shader_check_rules(wd_shader_device *device, const wd_shader_code *code, wd_hash128 key) {
    const wd_features *features = &device->spirv.enabled->features;
    wd_shader_module_check check = {.device = device, .code = code, .key = key};
    if (has_candidates(code, features)) {
        if (wd_spirv_module_create(device->allocator, code->words, code->size / sizeof(uint32_t),
                                   &check.module, NULL) != WD_OK) {
            return false;
        }
        if (wd_shader_collect_contents(&check)) {
            check_local_size(&check);
            wd_shader_check_variables(&check);
            check_functions(&check);
#ifdef VK_KHR_shader_relaxed_extended_instruction
            check_forward_refs(&check);
#endif
        }
        wd_free(&device->allocator, check.contents);
        wd_free(&device->allocator, check.scalars);
        wd_spirv_module_destroy(check.module);
    }
    if (!check.num_reported) {
        wd_shader_note_rules(device, key);
    }
    return check.skip;
}
