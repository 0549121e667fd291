// The verdict on one SPIR-V module, with no Vulkan device: the words are read in place, then SPIRV-Tools' validator
// checks them. The layer and vkcache share it, and with it the UUID under which verdicts are kept.
#ifndef WARDEN_VK_SHADER_SHADER_CHECK_H
#define WARDEN_VK_SHADER_SHADER_CHECK_H

#include "vk/spirv/source.h"
#include "vk/util/string_builder.h"
#include "vk/valcache/valcache.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_shader_spirv_tools_version returns the version of the linked SPIRV-Tools with its commit. The string is static.
const char *wd_shader_spirv_tools_version(void);

// wd_shader_env is the version of Vulkan whose rules apply.
typedef enum wd_shader_env {
    WD_SHADER_ENV_VULKAN_1_0,
    WD_SHADER_ENV_VULKAN_1_1,
    WD_SHADER_ENV_VULKAN_1_1_SPIRV_1_4, // With VK_KHR_spirv_1_4.
    WD_SHADER_ENV_VULKAN_1_2,
    WD_SHADER_ENV_VULKAN_1_3,
    WD_SHADER_ENV_VULKAN_1_4,
    WD_SHADER_ENV_COUNT,
} wd_shader_env;

// wd_shader_rule is a bit for each rule that a device's features relax.
typedef enum wd_shader_rule {
    WD_SHADER_RELAXED_BLOCK_LAYOUT = 0x1,    // VK_KHR_relaxed_block_layout; always there from Vulkan 1.1 on.
    WD_SHADER_STANDARD_UNIFORM_LAYOUT = 0x2, // uniformBufferStandardLayout
    WD_SHADER_SCALAR_BLOCK_LAYOUT = 0x4,     // scalarBlockLayout
    WD_SHADER_SCALAR_WORKGROUP_LAYOUT = 0x8, // workgroupMemoryExplicitLayoutScalarBlockLayout
    WD_SHADER_LOCAL_SIZE_ID = 0x10,          // maintenance4
    WD_SHADER_OFFSET_OPERAND = 0x20,         // maintenance8
    WD_SHADER_ANY_WIDTH_BITWISE = 0x40,      // maintenance9
    WD_SHADER_LATER_VULKAN = 0x80,           // A version of Vulkan after 1.4.
    WD_SHADER_RULE_ALL = 0xff,
} wd_shader_rule;

// wd_shader_target has all on which a verdict depends, except the words and the validator's version.
typedef struct wd_shader_target {
    wd_shader_env env;
    uint32_t rules; // Mask of wd_shader_rule.
} wd_shader_target;

// wd_shader_target_make returns the target of a device: `env` lowered to the newest that the linked SPIRV-Tools knows,
// without rules that it implies. Equal verdicts have equal targets.
wd_shader_target wd_shader_target_make(wd_shader_env env, uint32_t rules);

// wd_shader_env_of returns the environment of a VK_API_VERSION.
wd_shader_env wd_shader_env_of(uint32_t api_version, bool has_spirv_1_4);

// wd_shader_env_name returns "vulkan1.1spv1.4", as spirv-val spells it. wd_shader_env_parse reads it.
const char *wd_shader_env_name(wd_shader_env env);
bool wd_shader_env_parse(const char *name, wd_shader_env *env);

// wd_shader_rule_name returns "scalar-block-layout" for one bit. wd_shader_rule_parse reads it.
const char *wd_shader_rule_name(wd_shader_rule rule);
bool wd_shader_rule_parse(const char *name, wd_shader_rule *rule);

// wd_shader_target_format appends "vulkan1.3, scalar-block-layout".
void wd_shader_target_format(wd_string_builder *out, const wd_shader_target *target);

// wd_shader_target_uuid names the validator (this build of Warden, the version of SPIRV-Tools) and the target.
wd_valcache_uuid wd_shader_target_uuid(const wd_shader_target *target);

// wd_shader_target_find finds the target that has this UUID in this build; false if there is none.
bool wd_shader_target_find(const wd_valcache_uuid *uuid, wd_shader_target *target);

typedef enum wd_shader_verdict {
    WD_SHADER_VALID,
    WD_SHADER_WARNED,    // Valid, but the validator had something to say.
    WD_SHADER_NOT_SPIRV, // The magic number is not SPIR-V's in any byte order.
    WD_SHADER_MALFORMED, // SPIR-V that cannot be read: byte order, truncation, word counts, ids.
    WD_SHADER_INVALID,   // The validator refused it.
    // Not judged to the end: it declares a capability, has an instruction or depends on a rule that the linked
    // SPIRV-Tools does not know. A number without a meaning looks like one that was assigned later.
    WD_SHADER_LATER,
} wd_shader_verdict;

// wd_shader_problem explains a verdict. Zeroed memory is a finished one.
typedef struct wd_shader_problem {
    wd_shader_verdict verdict;
    wd_string_builder text; // The reader's or the validator's words.
    size_t offset;          // In bytes; SIZE_MAX: not known.
    uint32_t instruction;   // Its index in the module; UINT32_MAX: not known.
    bool has_source;
    wd_spirv_source source;  // Points into `module` and the words.
    wd_spirv_module *module; // NULL if the words could not be read.
} wd_shader_problem;

void wd_shader_problem_init(wd_shader_problem *problem, wd_allocator allocator);
// wd_shader_problem_finish accepts NULL.
void wd_shader_problem_finish(wd_shader_problem *problem);

// wd_shader_problem_format appends the text, then instruction, offset and the source line as far as they are known.
void wd_shader_problem_format(wd_string_builder *out, const wd_shader_problem *problem);

// A checker is constant after creation: any number of threads may use it at the same time. SPIRV-Tools allocates from
// the C++ heap.
typedef struct wd_shader_checker wd_shader_checker;

wd_status wd_shader_checker_create(wd_allocator allocator, const wd_shader_target *target,
                                   wd_shader_checker **checker);
// wd_shader_checker_destroy accepts NULL.
void wd_shader_checker_destroy(wd_shader_checker *checker);

// wd_shader_check_form reads the words without the validator: VALID, NOT_SPIRV or MALFORMED. `problem` is initialized,
// and is written unless the verdict is VALID. WD_ERROR_OUT_OF_MEMORY gives no verdict.
wd_status wd_shader_check_form(wd_allocator allocator, const uint32_t *words, size_t num_words,
                               wd_shader_verdict *verdict, wd_shader_problem *problem);

// wd_shader_check is wd_shader_check_form and then the validator, whose errors count unless shader_exception.h knows
// better: contents of non-semantic instructions are not judged, nor are rules that are wrong in the linked version.
// `words` must outlive `problem`.
wd_status wd_shader_check(const wd_shader_checker *checker, const uint32_t *words, size_t num_words,
                          wd_shader_verdict *verdict, wd_shader_problem *problem);

#ifdef __cplusplus
}
#endif
#endif
