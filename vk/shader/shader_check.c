#include "vk/shader/shader_check.h"

#include <spirv-tools/libspirv.h>
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/shader/shader_check_internal.h"
#include "vk/shader/shader_disassembly.h"
#include "vk/shader/shader_exception.h"
#include "vk/shader/shader_reduced.h"
#include "vk/shader/spirv_tools_call.h"

// Version 2025.1 of SPIRV-Tools added these; older headers and libraries lack them.
extern __attribute__((weak)) void spvValidatorOptionsSetAllowOffsetTextureOperand(spv_validator_options,
                                                                                  bool);
extern __attribute__((weak)) void spvValidatorOptionsSetAllowVulkan32BitBitwise(spv_validator_options, bool);

struct wd_shader_checker {
    wd_allocator allocator;
    uint32_t rules;
    int env; // spv_target_env
    spv_context context;
    spv_validator_options options;
};

const char *wd_shader_spirv_tools_version(void) {
    return spvSoftwareVersionDetailsString();
}

bool wd_shader_spirv_tools_env(wd_shader_env env, int *spirv_tools_env) {
    // By name and not by enumerant: the header that this is compiled with may be older than Vulkan 1.4.
    spv_target_env parsed;
    bool known = spvParseTargetEnv(wd_shader_env_name(env), &parsed);
    *spirv_tools_env = (int)parsed;
    return known;
}

void wd_shader_problem_init(wd_shader_problem *problem, wd_allocator allocator) {
    *problem = (wd_shader_problem){.offset = SIZE_MAX, .instruction = UINT32_MAX};
    wd_string_init(&problem->text, allocator);
}

void wd_shader_problem_finish(wd_shader_problem *problem) {
    if (problem) {
        wd_string_finish(&problem->text);
        wd_spirv_module_destroy(problem->module);
        *problem = (wd_shader_problem){.offset = SIZE_MAX};
    }
}

static void append_disassembly(wd_string_builder *out, const wd_shader_problem *problem) {
    wd_string_append(out, " Instruction: ");
    if (problem->module &&
        wd_shader_disassemble(out, wd_spirv_module_words(problem->module),
                              wd_spirv_module_num_words(problem->module), problem->offset)) {
        wd_string_append(out, ".");
    } else {
        // Without the label that was appended.
        out->length -= strlen(" Instruction: ");
        out->text[out->length] = '\0';
    }
}

void wd_shader_problem_format(wd_string_builder *out, const wd_shader_problem *problem) {
    wd_string_append_n(out, problem->text.text, problem->text.length);
    if (problem->instruction != UINT32_MAX) {
        wd_string_appendf(out, "\nShader Instruction Index = %u, at byte %zu.", problem->instruction,
                          problem->offset);
        append_disassembly(out, problem);
    } else if (problem->offset != SIZE_MAX) {
        wd_string_appendf(out, "\nAt byte %zu.", problem->offset);
    }
    if (!problem->has_source) {
        return;
    }
    const wd_spirv_source *source = &problem->source;
    wd_string_appendf(out, " Shader validation error occurred in file: %s at line %u.",
                      source->file ? source->file : "<unknown>", source->line);
    if (source->text) {
        wd_string_appendf(out, "\n%u: %.*s", source->line, (int)source->text_length, source->text);
    }
    for (uint32_t i = 0; i < source->num_inlined; i++) {
        const wd_spirv_source_frame *frame = &source->inlined[i];
        wd_string_appendf(out, "\n    inlined at %s:%u", frame->file ? frame->file : "<unknown>",
                          frame->line);
    }
}

static bool begins_with(const char *text, const char *prefix) {
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

static wd_status read_module(wd_allocator allocator, const uint32_t *words, size_t num_words,
                             wd_shader_verdict *verdict, wd_shader_problem *problem) {
    *verdict = WD_SHADER_VALID;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status = wd_spirv_module_create(allocator, words, num_words, &problem->module, &diagnostic);
    if (status == WD_OK || status == WD_ERROR_OUT_OF_MEMORY) {
        return status;
    }
    bool is_spirv =
        num_words && (words[0] == SpvMagicNumber || words[0] == __builtin_bswap32(SpvMagicNumber));
    *verdict = problem->verdict = num_words && !is_spirv ? WD_SHADER_NOT_SPIRV : WD_SHADER_MALFORMED;
    problem->offset = diagnostic.offset;
    wd_string_append(&problem->text, diagnostic.message);
    return problem->text.failed ? WD_ERROR_OUT_OF_MEMORY : WD_OK;
}

wd_status wd_shader_check_form(wd_allocator allocator, const uint32_t *words, size_t num_words,
                               wd_shader_verdict *verdict, wd_shader_problem *problem) {
    return read_module(allocator, words, num_words, verdict, problem);
}

// create is for wd_spirv_tools_call.
static void create(void *data) {
    wd_shader_checker *made = data;
    made->context = spvContextCreate((spv_target_env)made->env);
    made->options = made->context ? spvValidatorOptionsCreate() : NULL;
}

// validation is a call of the validator.
typedef struct validation {
    const wd_shader_checker *checker;
    struct spv_const_binary_t binary;
    spv_diagnostic diagnostic;
    spv_result_t result;
} validation;

// validate is for wd_spirv_tools_call.
static void validate(void *data) {
    validation *run = data;
    run->result =
        spvValidateWithOptions(run->checker->context, run->checker->options, &run->binary, &run->diagnostic);
}

wd_status wd_shader_checker_create(wd_allocator allocator, const wd_shader_target *target,
                                   wd_shader_checker **checker) {
    *checker = NULL;
    wd_shader_checker *made = wd_alloc_zero(&allocator, 1, sizeof *made);
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = allocator;
    made->rules = target->rules;
    if (!wd_shader_spirv_tools_env(target->env, &made->env)) {
        wd_free(&allocator, made);
        return WD_ERROR_UNSUPPORTED;
    }
    if (!wd_spirv_tools_call(create, made) || !made->options) {
        wd_shader_checker_destroy(made);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    const uint32_t rules = target->rules;
    spvValidatorOptionsSetRelaxBlockLayout(made->options, rules & WD_SHADER_RELAXED_BLOCK_LAYOUT);
    spvValidatorOptionsSetUniformBufferStandardLayout(made->options,
                                                      rules & WD_SHADER_STANDARD_UNIFORM_LAYOUT);
    spvValidatorOptionsSetScalarBlockLayout(made->options, rules & WD_SHADER_SCALAR_BLOCK_LAYOUT);
    spvValidatorOptionsSetWorkgroupScalarBlockLayout(made->options,
                                                     rules & WD_SHADER_SCALAR_WORKGROUP_LAYOUT);
    spvValidatorOptionsSetAllowLocalSizeId(made->options, rules & WD_SHADER_LOCAL_SIZE_ID);
    if (spvValidatorOptionsSetAllowOffsetTextureOperand) {
        spvValidatorOptionsSetAllowOffsetTextureOperand(made->options, rules & WD_SHADER_OFFSET_OPERAND);
    }
    if (spvValidatorOptionsSetAllowVulkan32BitBitwise) {
        spvValidatorOptionsSetAllowVulkan32BitBitwise(made->options, rules & WD_SHADER_ANY_WIDTH_BITWISE);
    }
    // Names for the ids of a module cost more than the rest of the validator, and nearly no module needs them.
    spvValidatorOptionsSetFriendlyNames(made->options, false);
    *checker = made;
    return WD_OK;
}

void wd_shader_checker_destroy(wd_shader_checker *checker) {
    if (!checker) {
        return;
    }
    wd_allocator allocator = checker->allocator;
    spvValidatorOptionsDestroy(checker->options);
    spvContextDestroy(checker->context);
    wd_free(&allocator, checker);
}

// knows_extension returns whether the validator knows an extension: it accepts a module that declares it without a
// warning.
static bool knows_extension(const wd_shader_checker *checker, const wd_spirv_instruction *extension) {
    enum { MAX_WORDS = 64 };
    // clang-format off
    static const uint32_t head[] = {SpvMagicNumber, 0x00010000, 0, 5, 0, 2u << 16 | SpvOpCapability, SpvCapabilityShader};
    static const uint32_t tail[] = {
        3u << 16 | SpvOpMemoryModel, SpvAddressingModelLogical, SpvMemoryModelGLSL450,
        4u << 16 | SpvOpEntryPoint, SpvExecutionModelGLCompute, 3, 0, // The name is empty.
        6u << 16 | SpvOpExecutionMode, 3, SpvExecutionModeLocalSize, 1, 1, 1,
        2u << 16 | SpvOpTypeVoid, 1,
        3u << 16 | SpvOpTypeFunction, 2, 1,
        5u << 16 | SpvOpFunction, 1, 3, SpvFunctionControlMaskNone, 2,
        2u << 16 | SpvOpLabel, 4,
        1u << 16 | SpvOpReturn,
        1u << 16 | SpvOpFunctionEnd};
    // clang-format on
    enum { HEAD = sizeof head / sizeof head[0], TAIL = sizeof tail / sizeof tail[0] };
    uint32_t words[HEAD + MAX_WORDS + TAIL];
    if (extension->num_words > MAX_WORDS) {
        return false;
    }
    memcpy(words, head, sizeof head);
    memcpy(words + HEAD, extension->words, extension->num_words * sizeof *words);
    memcpy(words + HEAD + extension->num_words, tail, sizeof tail);
    validation run = {.checker = checker, .binary = {words, HEAD + extension->num_words + TAIL}};
    if (!wd_spirv_tools_call(validate, &run)) {
        return false;
    }
    const bool is_known = run.result != SPV_SUCCESS || !run.diagnostic ||
                          !strstr(run.diagnostic->error, "unrecognized extension");
    spvDiagnosticDestroy(run.diagnostic);
    return is_known;
}

static bool has_unknown_extension(const wd_shader_checker *checker, const wd_spirv_module *module) {
    wd_spirv_instruction instruction;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpExtension && wd_spirv_module_instruction(module, head.index, &instruction) &&
            !knows_extension(checker, &instruction)) {
            return true;
        }
    }
    return false;
}

// append_trimmed appends the validator's words without the empty lines that it ends with.
static void append_trimmed(wd_string_builder *out, const char *text) {
    size_t length = 0;
    for (size_t i = 0; text[i]; i++) {
        if (text[i] != '\n' && text[i] != ' ') {
            length = i + 1;
        }
    }
    wd_string_append_n(out, text, length);
}

// describe writes the validator's words and the place that they are about into `problem`.
static void describe(wd_shader_problem *problem, const char *text, const wd_spirv_instruction *instruction) {
    wd_string_clear(&problem->text);
    append_trimmed(&problem->text, text);
    problem->instruction = UINT32_MAX;
    problem->offset = SIZE_MAX;
    problem->has_source = false;
    if (instruction->words) {
        problem->instruction = instruction->index;
        problem->offset = (size_t)instruction->word_offset * sizeof(uint32_t);
        problem->has_source = wd_spirv_find_source(problem->module, instruction->index, &problem->source);
    }
}

// apply changes the reduced module as `remedy` says. `*changed`: the validator must judge it again.
static wd_status apply(wd_shader_reduced *reduced, wd_shader_remedy remedy, uint32_t index, bool *changed) {
    *changed = true;
    switch (remedy) {
    case WD_SHADER_DROP_NON_SEMANTIC:
        return wd_shader_reduced_drop_non_semantic(reduced);
    case WD_SHADER_DROP_INSTRUCTION:
        return wd_shader_reduced_drop(reduced, index);
    case WD_SHADER_MOVE_PATCHES:
        *changed = !reduced->moves_patches;
        reduced->moves_patches = true;
        return WD_OK;
    default:
        *changed = false;
        return WD_OK;
    }
}

// judge_error decides about an error of the validator: it describes the problem, or changes the reduced module
// (`*again`).
static wd_status judge_error(const wd_shader_checker *checker, wd_shader_reduced *reduced,
                             const struct spv_diagnostic_t *diagnostic, wd_shader_problem *problem,
                             bool *again) {
    wd_shader_error error = {.module = problem->module,
                             .text = diagnostic->error,
                             .rules = checker->rules,
                             .tools_version = wd_shader_parse_tools_version(spvSoftwareVersionString())};
    // SPIRV-Tools counts instructions from 1; 0 is the entire module.
    (void)wd_shader_reduced_find(reduced, diagnostic->position.index, &error.instruction);
    error.has_unknown_extension =
        wd_shader_error_depends_on_extensions(error.text) && has_unknown_extension(checker, error.module);
    const char *reason;
    wd_shader_remedy remedy = wd_shader_find_remedy(&error, &reason);
    wd_status status = apply(reduced, remedy, error.instruction.index, again);
    if (status != WD_OK || *again) {
        return status;
    }
    describe(problem, error.text, &error.instruction);
    problem->verdict = remedy == WD_SHADER_STOP ? WD_SHADER_LATER : WD_SHADER_INVALID;
    if (reason && remedy == WD_SHADER_STOP) {
        wd_string_clear(&problem->text);
        wd_string_appendf(&problem->text, "SPIRV-Tools %s lacks a rule: %s", spvSoftwareVersionString(),
                          reason);
    }
    return WD_OK;
}

// judge_once runs the validator on the reduced module.
static wd_status judge_once(const wd_shader_checker *checker, wd_shader_reduced *reduced,
                            wd_shader_problem *problem, bool *again) {
    *again = false;
    const uint32_t *words;
    size_t num_words;
    wd_status status = wd_shader_reduced_words(reduced, &words, &num_words);
    if (status != WD_OK) {
        return status;
    }
    validation run = {.checker = checker, .binary = {words, num_words}};
    if (!wd_spirv_tools_call(validate, &run)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    const spv_diagnostic diagnostic = run.diagnostic;
    const spv_result_t result = run.result;
    problem->verdict = WD_SHADER_VALID;
    const bool names_extension =
        diagnostic && begins_with(diagnostic->error, "Found unrecognized extension ");
    // The validator ends at an instruction with a warning; its result is then SPV_WARNING.
    const bool is_accepted = result == SPV_SUCCESS || (result == SPV_WARNING && !names_extension);
    if (!is_accepted && diagnostic) {
        status = judge_error(checker, reduced, diagnostic, problem, again);
    } else if (!is_accepted) {
        problem->verdict = WD_SHADER_INVALID;
        wd_string_appendf(&problem->text, "SPIRV-Tools rejects the module (error %d)", (int)result);
    } else if (diagnostic && !names_extension) {
        wd_spirv_instruction instruction = {0};
        (void)wd_shader_reduced_find(reduced, diagnostic->position.index, &instruction);
        describe(problem, diagnostic->error, &instruction);
        problem->verdict = WD_SHADER_WARNED;
    }
    spvDiagnosticDestroy(diagnostic);
    return status;
}

// is_later_version returns whether the module's version of SPIR-V is later than that of Vulkan 1.4, and the device
// accepts such versions.
static bool is_later_version(const wd_shader_checker *checker, const wd_spirv_module *module) {
    enum { VULKAN_1_4_SPIRV = 0x00010600 };
    return checker->rules & WD_SHADER_LATER_VULKAN && wd_spirv_module_version(module) > VULKAN_1_4_SPIRV;
}

wd_status wd_shader_check(const wd_shader_checker *checker, const uint32_t *words, size_t num_words,
                          wd_shader_verdict *verdict, wd_shader_problem *problem) {
    wd_status status = read_module(checker->allocator, words, num_words, verdict, problem);
    if (status != WD_OK || *verdict != WD_SHADER_VALID) {
        return status;
    }
    if (is_later_version(checker, problem->module)) {
        const uint32_t version = wd_spirv_module_version(problem->module);
        wd_string_appendf(&problem->text, "SPIR-V %u.%u came after Vulkan 1.4", version >> 16 & 0xff,
                          version >> 8 & 0xff);
        *verdict = problem->verdict = WD_SHADER_LATER;
        return problem->text.failed ? WD_ERROR_OUT_OF_MEMORY : WD_OK;
    }
    wd_shader_reduced reduced;
    wd_shader_reduced_init(&reduced, checker->allocator, problem->module);
    // Each round removes at least one instruction or is the last.
    bool again = true;
    while (status == WD_OK && again) {
        status = judge_once(checker, &reduced, problem, &again);
    }
    wd_shader_reduced_finish(&reduced);
    *verdict = problem->verdict;
    return status == WD_OK && problem->text.failed ? WD_ERROR_OUT_OF_MEMORY : status;
}
