// The tables that emit_parameters.py writes and the interpreter in parameters_check.c walks.
//
// A command or struct is a record: a range of rows, one for each statement about it. A row is a predicate (`op`) with
// its subject as an offset into the arguments (wd_<Command>_args) or into the struct. All tables are constant.
//
//   const wd_parameters_record *record = &wd_parameters_commands[WD_COMMAND_CreateBuffer];
//   for (row = wd_parameters_rows + record->first_row; ...)
#ifndef WARDEN_VK_PARAMETERS_TABLES_H
#define WARDEN_VK_PARAMETERS_TABLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <vulkan/vulkan_core.h>

#include "vk/registry/hooks.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_parameters_op {
    WD_PARAMETERS_STYPE,    // The first member is the sType of record `type`.
    WD_PARAMETERS_CHAIN,    // Each struct in pNext may extend record `type`, and is available.
    WD_PARAMETERS_ENDS,     // pNext leads to an end: of structs whose chains have no statement.
    WD_PARAMETERS_UNIQUE,   // No sType is twice in pNext.
    WD_PARAMETERS_POINTER,  // Not NULL. INDIRECT: nor is any of the `count` pointers that it points to.
    WD_PARAMETERS_STRUCT,   // The record `type` at the subject; with `count`, so many.
    WD_PARAMETERS_ENUM,     // A value of enum `type`.
    WD_PARAMETERS_FLAGS,    // Bits of bitmask `type`; `stride` is the width in bytes.
    WD_PARAMETERS_BIT,      // One bit of bitmask `type`.
    WD_PARAMETERS_BOOL,     // 0 or 1.
    WD_PARAMETERS_HANDLE,   // Not null. `type` is the index of a handle type.
    WD_PARAMETERS_STRING,   // Not NULL; INLINE: ends within `stride` bytes.
    WD_PARAMETERS_NOT_ZERO, // A mask of `stride` bytes is not 0.
    WD_PARAMETERS_ZERO,     // A mask of `stride` bytes is 0.
    WD_PARAMETERS_LENGTH,   // The count `count` is not 0.
    WD_PARAMETERS_PARENT,   // Handles were made from the handle of row `type` of wd_parameters_parents.
    WD_PARAMETERS_COMMON, // The handles of entry `type` of wd_parameters_commons have a device or instance in common.
} wd_parameters_op;

typedef enum wd_parameters_flag {
    WD_PARAMETERS_THROUGH = 1 << 0,  // The subject is a pointer to the values; else they are in place.
    WD_PARAMETERS_OPTIONAL = 1 << 1, // NULL or 0 is valid.
    WD_PARAMETERS_OUTPUT =
        1 << 2, // The command writes the values: of structs, only sType and pNext are read.
    WD_PARAMETERS_INDIRECT = 1 << 3,      // The pointer points to pointers to the values.
    WD_PARAMETERS_NULL_ELEMENTS = 1 << 4, // Elements may be null.
} wd_parameters_flag;

typedef struct wd_parameters_row {
    uint8_t op;         // wd_parameters_op
    uint8_t flags;      // Mask of wd_parameters_flag.
    uint16_t offset;    // Of the subject.
    uint16_t type;      // Its meaning depends on `op`.
    uint16_t stride;    // Bytes from one element to the next.
    uint16_t count;     // Index in wd_parameters_counts; 0: one.
    uint16_t condition; // Index in wd_parameters_conditions; 0: none.
    uint16_t statement; // Index in wd_parameters_statements.
} wd_parameters_row;

typedef struct wd_parameters_statement {
    uint32_t vuid; // Offsets in wd_parameters_text.
    uint32_t name; // Of the subject.
    uint32_t text; // The specification's.
} wd_parameters_statement;

// wd_parameters_replacement: a command has a statement of its own instead of another one.
typedef struct wd_parameters_replacement {
    uint16_t statement, replacement;
    wd_command command;
} wd_parameters_replacement;

typedef enum wd_parameters_count_kind {
    WD_PARAMETERS_CONSTANT,   // `constant`
    WD_PARAMETERS_MEMBER,     // An integer of `width` bytes at `offset`.
    WD_PARAMETERS_REFERENCED, // The pointer at `offset` points to it.
    WD_PARAMETERS_NESTED,     // The pointer at `offset` points to a struct that has it at `inner`.
    WD_PARAMETERS_FORMULA,    // `formula` computes it.
} wd_parameters_count_kind;

typedef struct wd_parameters_count {
    uint8_t kind;
    uint8_t width;
    uint16_t offset;
    uint16_t inner;
    uint32_t constant;
    uint64_t (*formula)(const void *owner);
} wd_parameters_count;

struct wd_parameters_walk;

typedef enum wd_parameters_condition_kind {
    WD_PARAMETERS_IS_ONE_OF,   // The 32-bit integer at `offset` is one of `num` words from `first`.
    WD_PARAMETERS_ANY_POINTER, // One of the pointers at the `num` offsets from `first` is not NULL.
    WD_PARAMETERS_HAND,        // `hand` decides: conditions that the registry does not state.
} wd_parameters_condition_kind;

typedef struct wd_parameters_condition {
    uint8_t kind;
    uint8_t num;
    uint16_t offset;
    uint16_t first; // In wd_parameters_words.
    bool (*hand)(const struct wd_parameters_walk *walk, const void *owner);
} wd_parameters_condition;

// wd_parameters_record is a command or a struct.
typedef struct wd_parameters_record {
    uint32_t name; // In wd_parameters_text.
    uint16_t first_row, num_rows;
    uint16_t size; // Of the struct or of the arguments.
    uint16_t requirement;
    uint16_t first_extending,
        num_extending;    // In wd_parameters_extending: the structs that its pNext may have.
    uint16_t num_heading; // How many of the rows are about sType and pNext: those that output structs have.
    bool allows_duplicates;
    VkStructureType stype; // VK_STRUCTURE_TYPE_MAX_ENUM: none.
} wd_parameters_record;

// wd_parameters_range is a run of enum values with one requirement.
typedef struct wd_parameters_range {
    int32_t first, last;
    uint16_t requirement;
} wd_parameters_range;

typedef struct wd_parameters_enum {
    uint32_t name; // In wd_parameters_text.
    uint16_t first, num;
} wd_parameters_enum;

typedef struct wd_parameters_bit {
    uint64_t bits; // One bit, or several for enumerants with several.
    uint16_t requirement;
} wd_parameters_bit;

typedef struct wd_parameters_mask {
    uint32_t name; // In wd_parameters_text.
    uint16_t first, num;
    bool has_zero; // An enumerant is 0.
} wd_parameters_mask;

// wd_parameters_requirement: one of the versions or extensions in wd_parameters_words is enabled. An extension is its
// index in wd_parameters_extensions, and has a bit if the instance enables it; a version is VK_MAKE_API_VERSION with a
// bit. Requirement 0 always holds.
#define WD_PARAMETERS_VERSION 0x80000000u
#define WD_PARAMETERS_OF_INSTANCE 0x40000000u
typedef struct wd_parameters_requirement {
    uint16_t first, num;
} wd_parameters_requirement;

typedef struct wd_parameters_handle {
    uint32_t name;
    VkObjectType type;
    VkObjectType parent;
    bool dispatchable;
} wd_parameters_handle;

// wd_parameters_operand is a handle, or an array of handles, of a statement about parents.
typedef struct wd_parameters_operand {
    uint8_t flags;
    uint16_t offset;
    uint16_t count;
    uint16_t handle; // Index in wd_parameters_handles.
} wd_parameters_operand;

// wd_parameters_parent: the subject was made from `parent`.
typedef struct wd_parameters_parent {
    wd_parameters_operand subject, parent;
} wd_parameters_parent;

// wd_parameters_common: the operands from `first` in wd_parameters_operands have an object of type `parent` in common.
typedef struct wd_parameters_common {
    uint16_t first, num;
    VkObjectType parent;
} wd_parameters_common;

// wd_parameters_scope holds the conditions of a command on its command buffer or queue; index 0 of `statements` is
// unused.
typedef enum wd_parameters_fact {
    WD_PARAMETERS_RECORDING = 1 << 0,
    WD_PARAMETERS_IN_RENDER_PASS = 1 << 1,
    WD_PARAMETERS_IN_VIDEO_CODING = 1 << 2,
    WD_PARAMETERS_SUSPENDED = 1 << 3,
    WD_PARAMETERS_PRIMARY = 1 << 4,
    WD_PARAMETERS_NUM_FACTS = 5,
} wd_parameters_fact;

typedef struct wd_parameters_scope {
    uint8_t needed, forbidden; // Masks of wd_parameters_fact.
    uint32_t queues;           // VkQueueFlags of which the family needs one; 0: any.
    uint16_t fact_statements[WD_PARAMETERS_NUM_FACTS];
    uint16_t queue_statement;
} wd_parameters_scope;

extern const wd_parameters_record wd_parameters_commands[WD_COMMAND_COUNT];
extern const wd_parameters_scope wd_parameters_scopes[WD_COMMAND_COUNT]; // Zeroed where nothing is asked.
extern const wd_parameters_record wd_parameters_structs[];
extern const uint16_t wd_parameters_by_stype[]; // Records of structs with an sType, sorted by it.
extern const uint16_t wd_parameters_extending[];
extern const wd_parameters_row wd_parameters_rows[];
extern const wd_parameters_statement wd_parameters_statements[];
extern const wd_parameters_replacement wd_parameters_replacements[];
extern const wd_parameters_count wd_parameters_counts[];
extern const wd_parameters_condition wd_parameters_conditions[];
extern const uint32_t wd_parameters_words[];
extern const wd_parameters_enum wd_parameters_enums[];
extern const wd_parameters_range wd_parameters_ranges[];
extern const wd_parameters_mask wd_parameters_masks[];
extern const wd_parameters_bit wd_parameters_bits[];
extern const wd_parameters_requirement wd_parameters_requirements[];
extern const char *const wd_parameters_extensions[]; // Sorted with strcmp.
extern const wd_parameters_handle wd_parameters_handles[];
extern const wd_parameters_parent wd_parameters_parents[];
extern const wd_parameters_common wd_parameters_commons[];
extern const wd_parameters_operand wd_parameters_operands[];
extern const char wd_parameters_text[];

extern const size_t wd_parameters_num_structs, wd_parameters_num_stypes, wd_parameters_num_statements,
    wd_parameters_num_masks, wd_parameters_num_requirements, wd_parameters_num_extensions,
    wd_parameters_num_enums, wd_parameters_num_replacements;

static inline const char *wd_parameters_string(uint32_t offset) {
    return wd_parameters_text + offset;
}

#ifdef __cplusplus
}
#endif
#endif
