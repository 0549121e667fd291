#include "vk/shader/shader_check.h"

#include <spirv-tools/libspirv.h>
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/shader/shader_check_internal.h"

struct wd_shader_checker {
    wd_allocator allocator;
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

void wd_shader_problem_format(wd_string_builder *out, const wd_shader_problem *problem) {
    wd_string_append_n(out, problem->text.text, problem->text.length);
    if (problem->instruction != UINT32_MAX) {
        wd_string_appendf(out, "\nShader Instruction Index = %u, at byte %zu.", problem->instruction,
                          problem->offset);
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

wd_status wd_shader_checker_create(wd_allocator allocator, const wd_shader_target *target,
                                   wd_shader_checker **checker) {
    *checker = NULL;
    wd_shader_checker *made = wd_alloc_zero(&allocator, 1, sizeof *made);
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = allocator;
    int env;
    if (!wd_shader_spirv_tools_env(target->env, &env)) {
        wd_free(&allocator, made);
        return WD_ERROR_UNSUPPORTED;
    }
    made->context = spvContextCreate((spv_target_env)env);
    made->options = spvValidatorOptionsCreate();
    if (!made->context || !made->options) {
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

// locate fills in where the problem is. SPIRV-Tools counts instructions from 1; 0 is the module as a whole.
static void locate(wd_shader_problem *problem, size_t position) {
    wd_spirv_instruction instruction;
    if (position == 0 || position > UINT32_MAX ||
        !wd_spirv_module_instruction(problem->module, (uint32_t)position - 1, &instruction)) {
        return;
    }
    problem->instruction = instruction.index;
    problem->offset = (size_t)instruction.word_offset * sizeof(uint32_t);
    problem->has_source = wd_spirv_find_source(problem->module, instruction.index, &problem->source);
}

static bool begins_with(const char *text, const char *prefix) {
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

// is_later tells whether the validator, whose words `error` are, stopped at what came after it.
static bool is_later(const wd_shader_problem *problem, const char *error) {
    wd_spirv_instruction instruction;
    if (!wd_spirv_module_instruction(problem->module, problem->instruction, &instruction)) {
        return false;
    }
    return instruction.opcode == SpvOpCapability
               ? begins_with(error, "Invalid capability operand: ")
               : wd_spirv_opcode_name(instruction.opcode) && begins_with(error, "Invalid opcode: ");
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

// forget_later_languages makes a copy of the words for the validator, if they name a source language that it may not know: it takes that
// for a mistake, although OpSource "has no semantic impact" (SPIR-V specification). `*copy` NULL: the words are good as they are.
static wd_status forget_later_languages(wd_allocator allocator, const wd_spirv_module *module,
                                        const uint32_t *words, size_t num_words, uint32_t **copy) {
    enum { LANGUAGE = 1, LAST_LANGUAGE = SpvSourceLanguageHLSL };
    *copy = NULL;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode != SpvOpSource || head.at[LANGUAGE] <= LAST_LANGUAGE) {
            continue;
        }
        if (!*copy) {
            *copy = wd_alloc(&allocator, num_words * sizeof *words);
            if (!*copy) {
                return WD_ERROR_OUT_OF_MEMORY;
            }
            memcpy(*copy, words, num_words * sizeof *words);
        }
        (*copy)[head.at - words + LANGUAGE] = SpvSourceLanguageUnknown;
    }
    return WD_OK;
}

wd_status wd_shader_check(const wd_shader_checker *checker, const uint32_t *words, size_t num_words,
                          wd_shader_verdict *verdict, wd_shader_problem *problem) {
    wd_allocator allocator = checker->allocator;
    uint32_t *copy = NULL;
    wd_status status = read_module(allocator, words, num_words, verdict, problem);
    if (status != WD_OK || *verdict != WD_SHADER_VALID ||
        (status = forget_later_languages(allocator, problem->module, words, num_words, &copy))) {
        return status;
    }
    struct spv_const_binary_t binary = {copy ? copy : words, num_words};
    spv_diagnostic diagnostic = NULL;
    spv_result_t result = spvValidateWithOptions(checker->context, checker->options, &binary, &diagnostic);
    if (result != SPV_SUCCESS || diagnostic) {
        *verdict = problem->verdict = result == SPV_SUCCESS ? WD_SHADER_WARNED : WD_SHADER_INVALID;
        if (diagnostic) {
            append_trimmed(&problem->text, diagnostic->error);
            locate(problem, diagnostic->position.index);
            if (is_later(problem, diagnostic->error)) {
                *verdict = problem->verdict = WD_SHADER_LATER;
            }
        } else {
            wd_string_appendf(&problem->text, "SPIRV-Tools rejects the module (error %d)", (int)result);
        }
        status = problem->text.failed ? WD_ERROR_OUT_OF_MEMORY : WD_OK;
    }
    spvDiagnosticDestroy(diagnostic);
    wd_free(&allocator, copy);
    return status;
}
