// Walks the handles of a command: those in its parameters, in structs, arrays of structs, pNext chains and unions.
//
//   static bool visit(void *user, const wd_walk_handle *handle) { ...handle->type, handle->handle...; return true; }
//   ...
//   wd_walk_inputs(WD_COMMAND_QueueSubmit, args, &(wd_walk_visitor){.visit = visit});
//
// emit_handle_walk.py writes the tables from vk.xml and validusage.json. A step describes one parameter or member that
// is a handle or leads to handles. Members that Vulkan ignores under a condition have a rule in handle_rules.py: if the
// rule decides that the member is ignored, the walk skips it. Where only the state of objects can decide (immutable
// samplers), a handle has WD_WALK_MAYBE_IGNORED, and a pointer is followed only if the visitor's `follows` agrees.
//
// The walk reads the application's structs and survives NULL arrays, structs of unknown sType in chains, chains that
// are too long, and cycles. A handle in a cyclic chain can be visited more than once.
//
// Everything here is constant; all functions may be called from any thread.
#ifndef WARDEN_VK_REGISTRY_HANDLE_WALK_H
#define WARDEN_VK_REGISTRY_HANDLE_WALK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <vulkan/vulkan_core.h>

#include "vk/registry/hooks.h" // generated: wd_command

#ifdef __cplusplus
extern "C" {
#endif

// wd_walk_kind is the kind of a step's target.
typedef enum wd_walk_kind {
    WD_WALK_HANDLE,                // A handle of the VkObjectType `target`.
    WD_WALK_HANDLE_OF_TYPE,        // A uint64_t; its VkObjectType is at the offset `target`.
    WD_WALK_HANDLE_OF_REPORT_TYPE, // A uint64_t; its VkDebugReportObjectTypeEXT is at the offset `target`.
    WD_WALK_STRUCT,                // The struct with the number `target`.
} wd_walk_kind;

typedef enum wd_walk_shape {
    WD_WALK_VALUE,    // The elements are in the struct itself.
    WD_WALK_POINTER,  // A pointer to the elements.
    WD_WALK_POINTERS, // A pointer to pointers, one for each element.
} wd_walk_shape;

typedef enum wd_walk_count {
    WD_WALK_ONE,
    WD_WALK_FIXED, // `count` elements: an array in a struct.
    WD_WALK_COUNT, // The uint32_t at the offset `count`; `inner_count`, if not 0, is the size of the array.
    WD_WALK_COUNT_BY_POINTER, // A pointer to a uint32_t at the offset `count`.
    // The uint32_t at the offset `inner_count` of the struct that the pointer at `count` points to.
    WD_WALK_COUNT_IN_STRUCT,
} wd_walk_count;

// wd_walk_flag is a bit of wd_walk_step.flags and wd_walk_handle.flags.
typedef enum wd_walk_flag {
    WD_WALK_OUTPUT = 1 << 0,           // Written by the command: a created or returned handle.
    WD_WALK_OPTIONAL = 1 << 1,         // VK_NULL_HANDLE is valid.
    WD_WALK_DISPATCHABLE = 1 << 2,     // A pointer, also where other handles are 64-bit integers.
    WD_WALK_EXTERN_SYNC = 1 << 3,      // The application must synchronize the use of the object externally.
    WD_WALK_HAS_PARAMETER = 1 << 4,    // VUID-<owner>-<member>-parameter exists,
    WD_WALK_HAS_PARENT = 1 << 5,       // VUID-<owner>-<member>-parent,
    WD_WALK_HAS_COMMONPARENT = 1 << 6, // VUID-<owner>-commonparent.
    WD_WALK_MAYBE_IGNORED = 1 << 7,    // Of a handle: the state of objects decides whether it is read.
} wd_walk_flag;

// wd_walk_step is one parameter or member. Offsets are in bytes, in wd_<Command>_args or in the struct.
typedef struct wd_walk_step {
    uint16_t offset;
    uint8_t kind;  // wd_walk_kind
    uint8_t shape; // wd_walk_shape
    uint16_t flags;
    uint16_t count_kind; // wd_walk_count
    uint16_t count, inner_count;
    int32_t target;       // See wd_walk_kind.
    uint16_t selector;    // Of a member of a union: the offset of the selector, an enum.
    uint16_t first_value; // In wd_walk_values: the values that select it.
    uint8_t num_values;   // 0: always selected.
    uint8_t condition;    // In wd_walk_conditions; 0: none.
    uint32_t owner, member, vuid;
} wd_walk_step;

// wd_walk_struct describes a struct with an sType, or one that contains handles.
typedef struct wd_walk_struct {
    VkStructureType stype; // 0 where it has none, or is VkApplicationInfo.
    uint32_t name;
    uint32_t size;
    uint16_t first_step, num_steps;
    bool has_chain; // A struct of its pNext chain can contain handles.
} wd_walk_struct;

// wd_walk_command describes a command's parameters.
typedef struct wd_walk_command {
    uint16_t first_step, num_steps;
    uint16_t first_extern,
        num_extern; // Steps inside structs whose objects this command requires to be synchronized.
} wd_walk_command;

// wd_walk_frame is a struct on the way to a handle, or the arguments of the command. It is valid during the visit.
typedef struct wd_walk_frame {
    const struct wd_walk_frame *outer; // NULL for the arguments.
    const wd_walk_step *step; // The step to this frame; NULL for the arguments and for an element of a chain.
    const wd_walk_struct *structure; // NULL for the arguments.
    const void *data;
    uint32_t index;     // Of the element, where the step is an array.
    wd_command command; // The command that the arguments belong to.
} wd_walk_frame;

typedef struct wd_walk_handle {
    VkObjectType type; // VK_OBJECT_TYPE_UNKNOWN where a member names a type that the build does not know.
    uint64_t handle;
    const void *address; // In the application's memory.
    uint32_t index;      // Of the element, where the step is an array.
    uint32_t flags;      // wd_walk_flag
    const wd_walk_step *step;
    const wd_walk_frame *frame;
} wd_walk_handle;

typedef struct wd_walk_visitor {
    // visit returns false to end the walk. Handles that are VK_NULL_HANDLE are skipped.
    bool (*visit)(void *user, const wd_walk_handle *handle);
    // follows returns whether to follow a pointer that the state of objects may make ignored. NULL: never.
    bool (*follows)(void *user, const wd_walk_step *step, const wd_walk_frame *frame);
    void *user;
} wd_walk_visitor;

// wd_walk_inputs visits the handles that a command reads. `args` is the command's wd_<Command>_args. It returns false
// if a visit ended the walk.
bool wd_walk_inputs(wd_command command, const void *args, const wd_walk_visitor *visitor);

// wd_walk_outputs visits the handles that a command has written: call it after success.
bool wd_walk_outputs(wd_command command, const void *args, const wd_walk_visitor *visitor);

// wd_walk_decision says whether a command reads a step's target.
typedef enum wd_walk_decision {
    WD_WALK_READ,
    WD_WALK_IGNORED,
    WD_WALK_DEPENDS, // The state of objects decides.
} wd_walk_decision;

// wd_walk_decide returns the decision for a step of the struct or the arguments in `frame`.
wd_walk_decision wd_walk_decide(const wd_walk_step *step, const wd_walk_frame *frame);

// wd_walk_num_elements returns the number of elements of a step; `data` is the struct or the arguments.
uint32_t wd_walk_num_elements(const wd_walk_step *step, const void *data);

// wd_walk_get_command returns the steps of a command's parameters, or NULL if `command` is not a command.
const wd_walk_command *wd_walk_get_command(wd_command command);

// wd_walk_get_step returns step `index`, counted over all commands and structs.
const wd_walk_step *wd_walk_get_step(size_t index);

// wd_walk_find_struct returns the struct of an sType, or NULL for one that the build does not know.
const wd_walk_struct *wd_walk_find_struct(VkStructureType stype);

// wd_walk_get_struct returns the struct of a WD_WALK_STRUCT step.
const wd_walk_struct *wd_walk_get_struct(const wd_walk_step *step);

// wd_walk_text returns the text of `owner`, `member`, `vuid` or `name`: "VkSubmitInfo", "pWaitSemaphores". Never NULL.
const char *wd_walk_text(uint32_t offset);

// wd_walk_statement says which valid-usage statement of a handle is wanted.
typedef enum wd_walk_statement {
    WD_WALK_STATEMENT_VALID, // The handle is valid: VUID-...-parameter, or the explicit one of the member's rule.
    WD_WALK_STATEMENT_PARENT, // Its parent is the right one: VUID-...-parent or VUID-...-commonparent.
} wd_walk_statement;

// wd_walk_vuid writes the id of a statement about a handle into the `size` bytes at `text`, and returns `text`: the one
// of the member, else the one that covers the struct or the command around it. It returns NULL if the specification has
// none.
const char *wd_walk_vuid(const wd_walk_handle *handle, wd_walk_statement statement, char *text, size_t size);

// wd_walk_path writes how the application reaches a handle, as in "pSubmits[0].pWaitSemaphores[1]", into the `size`
// bytes at `text`, and returns `text`. A path that does not fit is cut off.
const char *wd_walk_path(const wd_walk_handle *handle, char *text, size_t size);

#ifdef __cplusplus
}
#endif
#endif
