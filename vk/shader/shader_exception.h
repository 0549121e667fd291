// Errors of the linked SPIRV-Tools that do not make a module invalid.
//
// A module can be newer than the validator, and some rules of some versions of the validator are wrong. The validator
// stops at its first error, so such an error also hides the errors after it. wd_shader_find_remedy says how validation
// can continue: on a reduced module (shader_reduced.h) without the part that the validator misjudges.
//
// Thread-safe: all data is constant.
#ifndef WARDEN_VK_SHADER_SHADER_EXCEPTION_H
#define WARDEN_VK_SHADER_SHADER_EXCEPTION_H

#include "vk/spirv/module.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_shader_remedy {
    WD_SHADER_ACCEPT_ERROR,      // The error is true.
    WD_SHADER_DROP_NON_SEMANTIC, // Validate again without the non-semantic instructions.
    WD_SHADER_DROP_INSTRUCTION,  // Validate again without the instruction of the error, which only annotates.
    WD_SHADER_MOVE_PATCHES,      // Validate again with the locations of patch variables moved out of the way.
    WD_SHADER_STOP,              // The module cannot be judged beyond this instruction.
} wd_shader_remedy;

// wd_shader_error is an error of the validator. All members are set by the caller.
typedef struct wd_shader_error {
    const wd_spirv_module *module;
    wd_spirv_instruction
        instruction;        // Where it is located. `words` is NULL if the error is about the entire module.
    const char *text;       // In the validator's words.
    uint32_t rules;         // Mask of wd_shader_rule that the device has.
    uint32_t tools_version; // As wd_shader_parse_tools_version returns it.
    // The module declares an extension that the validator does not know.
    bool has_unknown_extension;
} wd_shader_error;

// wd_shader_find_remedy decides about an error. `*reason` is a static sentence for WD_SHADER_STOP where the validator's
// rule is wrong, and NULL otherwise.
wd_shader_remedy wd_shader_find_remedy(const wd_shader_error *error, const char **reason);

// wd_shader_error_depends_on_extensions returns whether the decision needs `has_unknown_extension`, which is expensive
// to find.
bool wd_shader_error_depends_on_extensions(const char *text);

// wd_shader_parse_tools_version returns 202301 for "v2023.1"; 0 for text that is not a version, for which all
// exceptions apply.
uint32_t wd_shader_parse_tools_version(const char *text);

// wd_shader_is_non_semantic returns whether an instruction is of an extended instruction set without semantics
// (SPV_KHR_non_semantic_info): the name of the set begins with "NonSemantic.".
bool wd_shader_is_non_semantic(const wd_spirv_module *module, const wd_spirv_instruction *instruction);

// wd_shader_exceptions returns a text that is different for different exceptions: part of the inputs of a verdict.
const char *wd_shader_exceptions(void);

#ifdef __cplusplus
}
#endif
#endif
