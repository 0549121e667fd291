// The objects in the parameters of each command, as emit_thread_steps.py writes them. Private to vk/threads.
#ifndef WARDEN_VK_THREADS_THREADS_STEPS_H
#define WARDEN_VK_THREADS_THREADS_STEPS_H

#include "vk/registry/hooks.h"
#include "vk/threads/threads_uses.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_STEP_NO_STRUCTURE = 0xffff };

typedef enum wd_step_shape {
    WD_STEP_HANDLE,  // A handle at `offset`.
    WD_STEP_POINTER, // A pointer to a handle.
    WD_STEP_COUNT,   // A pointer to handles; their number is a uint32_t at `count`, next to the pointer.
    WD_STEP_COUNT_BY_POINTER, // As above; a pointer to the number is at `count` in the arguments.
    WD_STEP_COUNT_IN_STRUCT, // The number is at `inner_count` in the struct that `count` in the arguments points to.
} wd_step_shape;

typedef enum wd_owner {
    WD_OWNER_NONE,     // The handle is unique in the process.
    WD_OWNER_INSTANCE, // Unique in the instance.
    WD_OWNER_DEVICE,   // Unique in the device.
} wd_owner;

// wd_use_step is a handle or an array of handles. Offsets are in bytes.
typedef struct wd_use_step {
    // In the arguments: a pointer to the struct that holds the handle; WD_STEP_NO_STRUCTURE: none does.
    uint16_t structure;
    uint16_t num_structures; // In the arguments: their number, a uint32_t; WD_STEP_NO_STRUCTURE: one.
    uint16_t stride;         // The size of the struct.
    uint16_t offset;         // In the struct, or in the arguments where there is none.
    uint16_t count, inner_count;
    uint8_t shape;   // wd_step_shape
    uint8_t owner;   // wd_owner
    int32_t type;    // VkObjectType
    uint8_t flags;   // wd_use_flag
    bool is_special; // A shared use of an object of this type implies others.
} wd_use_step;

typedef struct wd_use_command {
    uint16_t first; // In wd_use_steps.
    uint8_t num_inputs;
    uint8_t num_outputs; // After the inputs: handles that the command returns.
    uint16_t result;     // Offset of the VkResult in the arguments; WD_STEP_NO_STRUCTURE: there is none.
    bool records;        // It uses the pool of its command buffer.
} wd_use_command;

extern const wd_use_step wd_use_steps[];
extern const wd_use_command wd_use_commands[WD_COMMAND_COUNT];

// wd_use_owner returns where handles of a type are unique. WD_OWNER_DEVICE for types that the build does not know.
wd_owner wd_use_owner(VkObjectType type);

// wd_use_visit runs `visit` with the handle of each element of a step that is not VK_NULL_HANDLE.
void wd_use_visit(const wd_use_step *step, const void *args,
                  void (*visit)(void *user, const wd_use_step *step, uint64_t handle), void *user);

#ifdef __cplusplus
}
#endif
#endif
