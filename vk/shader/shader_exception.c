#include "vk/shader/shader_exception.h"

#include <stdlib.h>
#include <string.h>

#include "vk/shader/shader_check.h"

// Opcodes that older headers do not name.
enum { OPCODE_EXT_INST_WITH_FORWARD_REFS = 4433 };

// The words of OpExtInst, OpEntryPoint's interface, OpTypePointer, OpTypeArray and OpDecorate that are read here.
enum {
    EXT_INST_SET = 3,
    IMPORT_NAME = 2,
    VARIABLE_TYPE = 1,
    POINTER_POINTEE = 3,
    ARRAY_ELEMENT = 2,
};

bool wd_shader_is_non_semantic(const wd_spirv_module *module, const wd_spirv_instruction *instruction) {
    static const char prefix[] = "NonSemantic.";
    wd_spirv_instruction import;
    if ((instruction->opcode != SpvOpExtInst && instruction->opcode != OPCODE_EXT_INST_WITH_FORWARD_REFS) ||
        instruction->num_words <= EXT_INST_SET ||
        !wd_spirv_module_find_opcode(module, instruction->words[EXT_INST_SET], SpvOpExtInstImport, &import)) {
        return false;
    }
    const char *name = wd_spirv_operand_string(&import, IMPORT_NAME, NULL);
    return name && strncmp(name, prefix, sizeof prefix - 1) == 0;
}

// Predicates of exceptions

static bool has_offset_operand(const wd_shader_error *error) {
    return error->rules & WD_SHADER_OFFSET_OPERAND;
}

static bool has_any_width_bitwise(const wd_shader_error *error) {
    return error->rules & WD_SHADER_ANY_WIDTH_BITWISE;
}

static bool is_tessellation(const wd_shader_error *error) {
    enum { EXECUTION_MODEL = 1 };
    const wd_spirv_instruction *entry = &error->instruction;
    return entry->words && entry->opcode == SpvOpEntryPoint &&
           (entry->words[EXECUTION_MODEL] == SpvExecutionModelTessellationControl ||
            entry->words[EXECUTION_MODEL] == SpvExecutionModelTessellationEvaluation);
}

// has_compute_derivatives returns whether a module may have derivatives outside of fragment shaders
// (SPV_NV_compute_shader_derivatives, SPV_KHR_compute_shader_derivatives).
static bool has_compute_derivatives(const wd_shader_error *error) {
    WD_SPIRV_FOR_PART(head, error->module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpCapability && (head.at[1] == SpvCapabilityComputeDerivativeGroupQuadsNV ||
                                               head.at[1] == SpvCapabilityComputeDerivativeGroupLinearNV)) {
            return true;
        }
    }
    return false;
}

static bool is_array_of_bool(const wd_shader_error *error) {
    const wd_spirv_instruction *variable = &error->instruction;
    wd_spirv_instruction pointer, array, element;
    return variable->words && variable->opcode == SpvOpVariable &&
           wd_spirv_module_find_opcode(error->module, variable->words[VARIABLE_TYPE], SpvOpTypePointer,
                                       &pointer) &&
           wd_spirv_module_find_opcode(error->module, pointer.words[POINTER_POINTEE], SpvOpTypeArray,
                                       &array) &&
           wd_spirv_module_find_opcode(error->module, array.words[ARRAY_ELEMENT], SpvOpTypeBool, &element);
}

// The rules of SPIRV-Tools that are known to be wrong. `text` is part of the error. `since` is the first version with
// the rule, `until` the first one without (year * 100 + number). Errors in non-semantic instructions are not here: none
// of them counts.
typedef struct exception {
    const char *text;
    uint32_t since, until;
    bool (*applies)(const wd_shader_error *error);
    wd_shader_remedy remedy;
    const char *reason;
} exception;

static const exception exceptions[] = {
    // VUID-StandaloneSpirv-OpEntryPoint-08721 and -08722 compare patch variables only with each other. Pull request
    // 5654 of SPIRV-Tools (2024.3) fixed it for variables; blocks with patch members were still compared in 2025.1.
    {"Entry-point has conflicting ", 0, UINT32_MAX, is_tessellation, WD_SHADER_MOVE_PATCHES,
     "Locations of patch variables are separate from those of other variables."},
    // Issues 5980 and 6032, fixed by pull request 6155. VUID-CullPrimitiveEXT-CullPrimitiveEXT-07036 allows the array.
    {"VUID-CullPrimitiveEXT-CullPrimitiveEXT-07036", 202302, 202503, is_array_of_bool, WD_SHADER_STOP,
     "CullPrimitiveEXT may decorate an array of Boolean values."},
    // SPV_KHR_compute_shader_derivatives allows mesh and task shaders. Versions before it name two execution models.
    {"instructions require Fragment or GLCompute execution model", 0, UINT32_MAX, has_compute_derivatives,
     WD_SHADER_STOP, "Mesh and task shaders may have derivatives."},
    {"OpImageQueryLod requires Fragment or GLCompute execution model", 0, UINT32_MAX, has_compute_derivatives,
     WD_SHADER_STOP, "Mesh and task shaders may query levels of detail."},
    // maintenance8 lifts these (VUID-RuntimeSpirv-Offset-10213). Version 2025.1 has an option for it.
    {"VUID-StandaloneSpirv-Offset-04663", 0, UINT32_MAX, has_offset_operand, WD_SHADER_STOP,
     "maintenance8 allows the image operand Offset in all instructions that sample."},
    {"VUID-RuntimeSpirv-Offset-10213", 0, UINT32_MAX, has_offset_operand, WD_SHADER_STOP,
     "maintenance8 allows the image operand Offset in all instructions that sample."},
    // maintenance9 lifts this (VUID-RuntimeSpirv-None-10824). Version 2025.1 has an option for it.
    {"VUID-StandaloneSpirv-Base-04781", 0, UINT32_MAX, has_any_width_bitwise, WD_SHADER_STOP,
     "maintenance9 allows bit instructions on integers of all widths."},
};
enum { NUM_EXCEPTIONS = sizeof exceptions / sizeof exceptions[0] };

const char *wd_shader_exceptions(void) {
    // Raise the number when the code of this file or of shader_reduced.c accepts other modules.
    return "exceptions 2: non-semantic, unknown tokens, patch locations, arrays of CullPrimitiveEXT, "
           "derivatives of mesh shaders, maintenance8, maintenance9";
}

static const exception *find_exception(const wd_shader_error *error) {
    for (size_t i = 0; i < NUM_EXCEPTIONS; i++) {
        const exception *candidate = &exceptions[i];
        const uint32_t version = error->tools_version;
        if (strstr(error->text, candidate->text) &&
            (!version || (version >= candidate->since && version < candidate->until)) &&
            candidate->applies(error)) {
            return candidate;
        }
    }
    return NULL;
}

// Classes of errors

static bool begins_with(const char *text, const char *prefix) {
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

// is_about_set returns whether an error is about the contents of a non-semantic instruction. Rules of SPIR-V itself
// hold there, too: an id must be defined, and the instruction must not come before the types.
static bool is_about_set(const char *text) {
    return begins_with(text, "NonSemantic.") || begins_with(text, "DebugScope, ") ||
           begins_with(text, "Debug info extension ") || begins_with(text, "Invalid opcode: ") ||
           begins_with(text, "Invalid extended instruction number: ");
}

// is_unknown_token returns whether the validator stopped at a number or name that it does not know.
static bool is_unknown_token(const char *text) {
    return begins_with(text, "Invalid opcode: ") ||
           begins_with(text, "Invalid extended instruction import '") ||
           begins_with(text, "Invalid extended instruction number: ") ||
           (begins_with(text, "Invalid ") && strstr(text, " operand: "));
}

bool wd_shader_error_depends_on_extensions(const char *text) {
    return is_unknown_token(text) || strstr(text, " requires one of these extensions: ") ||
           strstr(text, " specification (or requires extension");
}

static bool only_annotates(uint32_t opcode) {
    switch (opcode) {
    case SpvOpExecutionMode:
    case SpvOpExecutionModeId:
    case SpvOpDecorate:
    case SpvOpMemberDecorate:
    case SpvOpDecorateId:
    case SpvOpDecorateString:
    case SpvOpMemberDecorateString:
        return true;
    default:
        return false;
    }
}

// remedy_of_token decides about a number that the validator does not know, or a requirement of an extension.
static wd_shader_remedy remedy_of_token(const wd_shader_error *error) {
    const uint32_t opcode = error->instruction.opcode;
    if (opcode == SpvOpCapability && begins_with(error->text, "Invalid capability operand: ")) {
        return WD_SHADER_STOP;
    }
    if (wd_spirv_opcode_name(opcode) && begins_with(error->text, "Invalid opcode: ")) {
        return WD_SHADER_STOP;
    }
    if (!error->has_unknown_extension || !wd_shader_error_depends_on_extensions(error->text)) {
        return WD_SHADER_ACCEPT_ERROR;
    }
    return is_unknown_token(error->text) && only_annotates(opcode) ? WD_SHADER_DROP_INSTRUCTION
                                                                   : WD_SHADER_STOP;
}

wd_shader_remedy wd_shader_find_remedy(const wd_shader_error *error, const char **reason) {
    *reason = NULL;
    if (error->instruction.words) {
        if (is_about_set(error->text) && wd_shader_is_non_semantic(error->module, &error->instruction)) {
            return WD_SHADER_DROP_NON_SEMANTIC;
        }
        wd_shader_remedy remedy = remedy_of_token(error);
        if (remedy != WD_SHADER_ACCEPT_ERROR) {
            return remedy;
        }
    }
    const exception *found = find_exception(error);
    if (!found) {
        return WD_SHADER_ACCEPT_ERROR;
    }
    *reason = found->reason;
    return found->remedy;
}

uint32_t wd_shader_parse_tools_version(const char *text) {
    enum { FIRST_YEAR = 2000, LAST_YEAR = 9999, LAST_NUMBER = 99 };
    char *end;
    unsigned long year = *text == 'v' ? strtoul(text + 1, &end, 10) : 0;
    if (year < FIRST_YEAR || year > LAST_YEAR || *end != '.') {
        return 0;
    }
    unsigned long number = strtoul(end + 1, &end, 10);
    return number > LAST_NUMBER ? 0 : (uint32_t)(year * 100 + number);
}
