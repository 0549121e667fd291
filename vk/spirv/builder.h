// Writing a SPIR-V module that grows out of another one.
//
// A builder starts as a copy of everything before wd_spirv_module_first_function in its base module. The caller appends
// the functions, changed or not, and their dependencies: types and constants (found again if they are there already),
// decorations, names, interface variables. wd_spirv_builder_finish puts the sections in the order that SPIR-V wants
// (specification, section 2.4).
//
// A failed allocation sticks: later calls do nothing and return id 0, and finish reports it. Not thread-safe.
#ifndef WARDEN_VK_SPIRV_BUILDER_H
#define WARDEN_VK_SPIRV_BUILDER_H

#include "vk/spirv/module.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_spirv_section names the parts of a module in their order. Entry points are the builder's own affair.
typedef enum wd_spirv_section {
    WD_SPIRV_SECTION_CAPABILITIES,
    WD_SPIRV_SECTION_EXTENSIONS,
    WD_SPIRV_SECTION_IMPORTS,
    WD_SPIRV_SECTION_MEMORY_MODEL,
    WD_SPIRV_SECTION_ENTRY_POINTS,
    WD_SPIRV_SECTION_EXECUTION_MODES,
    WD_SPIRV_SECTION_STRINGS,
    WD_SPIRV_SECTION_NAMES,
    WD_SPIRV_SECTION_PROCESSED,
    WD_SPIRV_SECTION_ANNOTATIONS,
    WD_SPIRV_SECTION_GLOBALS,
    WD_SPIRV_SECTION_FUNCTIONS,
    WD_SPIRV_NUM_SECTIONS,
} wd_spirv_section;

typedef struct wd_spirv_builder wd_spirv_builder;

// wd_spirv_builder_create copies the head of `base`, which must outlive the builder. The result of
// wd_spirv_builder_finish comes from `allocator`, all else from `scratch`, which may be the same.
// WD_ERROR_OUT_OF_MEMORY leaves `*builder` NULL.
wd_status wd_spirv_builder_create(wd_allocator allocator, wd_allocator scratch, const wd_spirv_module *base,
                                  wd_spirv_builder **builder);

// wd_spirv_builder_destroy accepts NULL.
void wd_spirv_builder_destroy(wd_spirv_builder *builder);

// wd_spirv_builder_id returns a new id. Ids past the universal limit make the builder fail.
uint32_t wd_spirv_builder_id(wd_spirv_builder *builder);

// wd_spirv_builder_append copies complete instructions to the end of a section.
void wd_spirv_builder_append(wd_spirv_builder *builder, wd_spirv_section section, const uint32_t *words,
                             size_t num_words);

// wd_spirv_builder_emit appends one instruction of `opcode` and `num_operands` words.
void wd_spirv_builder_emit(wd_spirv_builder *builder, wd_spirv_section section, uint32_t opcode,
                           const uint32_t *operands, size_t num_operands);

// WD_SPIRV_EMIT is wd_spirv_builder_emit with the operands as a list.
#define WD_SPIRV_EMIT(builder, section, opcode, ...)                                                         \
    wd_spirv_builder_emit((builder), (section), (opcode), (const uint32_t[]){__VA_ARGS__},                   \
                          sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t))

// wd_spirv_builder_section gives the words of a section as they are now, for patching; the pointer holds until the
// next call. `*num_words` counts them.
uint32_t *wd_spirv_builder_section(wd_spirv_builder *builder, wd_spirv_section section, size_t *num_words);

// wd_spirv_builder_truncate removes all words of a section from number `num_words` on.
void wd_spirv_builder_truncate(wd_spirv_builder *builder, wd_spirv_section section, size_t num_words);

// wd_spirv_builder_is_global returns whether `id` is defined before the functions, by the base or by
// wd_spirv_builder_global.
bool wd_spirv_builder_is_global(const wd_spirv_builder *builder, uint32_t id);

// wd_spirv_builder_global returns the id of the type or constant with this opcode and these operands (its result id
// left out; a constant's first operand is its type), and declares it at the end of the globals if it is not there.
// Not for types that differ only by decorations.
uint32_t wd_spirv_builder_global(wd_spirv_builder *builder, uint32_t opcode, const uint32_t *operands,
                                 size_t num_operands);

uint32_t wd_spirv_builder_type_void(wd_spirv_builder *builder);
uint32_t wd_spirv_builder_type_bool(wd_spirv_builder *builder);
uint32_t wd_spirv_builder_type_uint(wd_spirv_builder *builder, uint32_t width);
uint32_t wd_spirv_builder_type_float(wd_spirv_builder *builder, uint32_t width);
uint32_t wd_spirv_builder_type_vector(wd_spirv_builder *builder, uint32_t component, uint32_t count);
uint32_t wd_spirv_builder_type_pointer(wd_spirv_builder *builder, uint32_t storage_class, uint32_t pointee);
// wd_spirv_builder_uint returns the constant `value` of the unsigned 32-bit type.
uint32_t wd_spirv_builder_uint(wd_spirv_builder *builder, uint32_t value);
// wd_spirv_builder_uint64 returns the constant `value` of the unsigned 64-bit type; the module must have Int64.
uint32_t wd_spirv_builder_uint64(wd_spirv_builder *builder, uint64_t value);
// wd_spirv_builder_null returns the null constant of `type`.
uint32_t wd_spirv_builder_null(wd_spirv_builder *builder, uint32_t type);

// wd_spirv_builder_name gives `id` an OpName.
void wd_spirv_builder_name(wd_spirv_builder *builder, uint32_t id, const char *name);

// wd_spirv_builder_processed adds an OpModuleProcessed (SPIR-V 1.1 and later; before, it does nothing).
void wd_spirv_builder_processed(wd_spirv_builder *builder, const char *text);

// wd_spirv_builder_capability and _extension add theirs unless the module has it.
void wd_spirv_builder_capability(wd_spirv_builder *builder, uint32_t capability);
void wd_spirv_builder_extension(wd_spirv_builder *builder, const char *name);

// wd_spirv_builder_version makes the module's version at least `version`, up to SPIR-V 1.3: later versions have other
// rules for interfaces.
void wd_spirv_builder_version(wd_spirv_builder *builder, uint32_t version);

// wd_spirv_builder_interface adds a variable to the interface of the base's entry point number `entry_point`, unless
// it is there. Calls come in ascending order of entry points.
void wd_spirv_builder_interface(wd_spirv_builder *builder, uint32_t entry_point, uint32_t variable);

// wd_spirv_builder_interface_of_all adds a new variable to the interface of each entry point, if the module's version
// is 1.4 or later: older versions list inputs and outputs only.
void wd_spirv_builder_interface_of_all(wd_spirv_builder *builder, uint32_t variable);

// wd_spirv_builder_entry_function has the base's entry point number `entry_point` begin with another function. Calls
// come in ascending order of entry points.
void wd_spirv_builder_entry_function(wd_spirv_builder *builder, uint32_t entry_point, uint32_t function);

// wd_spirv_builder_add_members appends members to the base's struct type `type`, when the module is assembled: pointers
// to the storage class PhysicalStorageBuffer, whose types may be declared after the struct. At most one struct, and
// WD_SPIRV_MAX_ADDED_MEMBERS pointers. The caller adds the members' decorations.
enum { WD_SPIRV_MAX_ADDED_MEMBERS = 4 };
void wd_spirv_builder_add_members(wd_spirv_builder *builder, uint32_t type, const uint32_t *pointers,
                                  uint32_t num_pointers);

// wd_spirv_builder_finish uses the builder up and writes the module into `*words`, freed by the caller with wd_free and
// the builder's allocator. WD_ERROR_OUT_OF_MEMORY; WD_ERROR_UNSUPPORTED: the module outgrew a limit of SPIR-V.
wd_status wd_spirv_builder_finish(wd_spirv_builder *builder, uint32_t **words, size_t *num_words);

#ifdef __cplusplus
}
#endif
#endif
