// What pipelines need to know of a module: entry points with their execution modes and the variables that they use,
// decorations, descriptors. It is read once for a module.
//
// A reflection is made of any module that vk/spirv reads, valid or not, and never changes: any number of threads may
// read it.
#ifndef WARDEN_VK_SHADER_REFLECTION_H
#define WARDEN_VK_SHADER_REFLECTION_H

#include <vulkan/vulkan_core.h>

#include "vk/spirv/interface.h"
#include "vk/util/hash128.h"

#ifdef __cplusplus
extern "C" {
#endif

// WD_SHADER_NO_MEMBER is the member of decorations of an id itself.
#define WD_SHADER_NO_MEMBER UINT32_MAX

typedef struct wd_shader_decoration {
    uint32_t id;
    uint32_t member; // WD_SHADER_NO_MEMBER: of `id`.
    uint32_t decoration;
    uint32_t operand; // The first; 0 where there is none.
} wd_shader_decoration;

// wd_shader_variable is a module-scope variable of an entry point.
typedef struct wd_shader_variable {
    uint32_t id;
    uint32_t storage_class;
    uint32_t type;        // Of the variable's value.
    uint32_t instruction; // The index of the OpVariable.
    // The index of the first instruction that uses it; UINT32_MAX: no function of the entry point does.
    uint32_t first_use;
} wd_shader_variable;

// wd_shader_entry is one entry point.
typedef struct wd_shader_entry {
    const char *name;
    uint32_t execution_model;
    VkShaderStageFlagBits stage; // 0: a model that this build does not know.
    uint32_t function;
    uint32_t instruction; // The index of the OpEntryPoint.
    // Variables that functions of the entry point use, and inputs, outputs, shared memory and payloads of its interface
    // whether used or not. By rising id.
    wd_shader_variable *variables;
    uint32_t num_variables;
    // The indices of the instructions that need features or have limits (wd_shader_is_judged), in functions that the
    // entry point can call.
    uint32_t *instructions;
    uint32_t num_instructions;
} wd_shader_entry;

typedef struct wd_shader_reflection {
    wd_allocator allocator;
    wd_spirv_module *module;
    wd_hash128 key;
    wd_shader_entry *entries;
    uint32_t num_entries;
    wd_shader_decoration *decorations; // By rising id, member and decoration.
    uint32_t num_decorations;
    wd_shader_decoration *spec_constants; // The first id of each SpecId, by rising SpecId.
    uint32_t num_spec_constants;
    wd_spirv_interface descriptors; // Of the entire module.
    uint32_t workgroup_size;        // The constant that is decorated as WorkgroupSize; 0: none.
    bool has_input_attachment_capability;
} wd_shader_reflection;

// wd_shader_reflection_create reads a module. `words` must outlive the reflection. WD_ERROR_INVALID_DATA: the words are
// no module. WD_ERROR_OUT_OF_MEMORY.
wd_status wd_shader_reflection_create(wd_allocator allocator, const uint32_t *words, size_t num_words,
                                      wd_shader_reflection **reflection);
// wd_shader_reflection_destroy accepts NULL.
void wd_shader_reflection_destroy(wd_shader_reflection *reflection);

// wd_shader_find_entry returns the entry point with this name and stage, or NULL.
const wd_shader_entry *wd_shader_find_entry(const wd_shader_reflection *reflection, const char *name,
                                            VkShaderStageFlagBits stage);

// wd_shader_decorated returns whether an id or member has a decoration, and its first operand in `*operand` (optional).
bool wd_shader_decorated(const wd_shader_reflection *reflection, uint32_t id, uint32_t member,
                         uint32_t decoration, uint32_t *operand);

// wd_shader_find_spec_constant returns the SpecId decoration of the first id that has this one, or NULL.
const wd_shader_decoration *wd_shader_find_spec_constant(const wd_shader_reflection *reflection,
                                                         uint32_t spec_id);

// wd_shader_find_mode fills `*mode` with the OpExecutionMode or OpExecutionModeId of an entry point; false: it has
// none.
bool wd_shader_find_mode(const wd_shader_reflection *reflection, const wd_shader_entry *entry,
                         uint32_t execution_mode, wd_spirv_instruction *mode);

// wd_shader_entry_variable returns the variable of an entry point with this id, or NULL.
const wd_shader_variable *wd_shader_entry_variable(const wd_shader_entry *entry, uint32_t id);

// wd_shader_is_atomic returns whether instructions with this opcode are atomic, with a pointer.
bool wd_shader_is_atomic(uint32_t opcode);
// wd_shader_is_judged returns whether instructions with this opcode are in the entry point's list.
bool wd_shader_is_judged(uint32_t opcode);

// wd_shader_is_used returns whether a function of the entry point uses the variable.
static inline bool wd_shader_is_used(const wd_shader_variable *variable) {
    return variable && variable->first_use != UINT32_MAX;
}

#ifdef __cplusplus
}
#endif
#endif
