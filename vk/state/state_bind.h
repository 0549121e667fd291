// What the hooks of the commands that bind objects share.
#ifndef WARDEN_VK_STATE_STATE_BIND_H
#define WARDEN_VK_STATE_STATE_BIND_H

#include "vk/state/state.h"

// wd_state_is_handle returns whether `object`, kept by a command buffer, still is the handle's object: then no look-up
// is needed.
static inline bool wd_state_is_handle(const wd_state_object *object, uint64_t handle) {
    return object && handle && object->handle == handle && !wd_state_is_destroyed(object);
}

// wd_state_keep_handle returns the object of a handle, kept by the command buffer; NULL: unknown, or there was no
// memory to keep it.
wd_state_object *wd_state_keep_handle(wd_state_command_buffer *command_buffer, VkObjectType type,
                                      uint64_t handle);

// wd_state_grow_bindings enlarges an array of the arena to at least `needed` elements; the previous array stays
// readable until the reset. Returns false, and marks the command buffer as incomplete, without memory.
bool wd_state_grow_bindings(wd_state_command_buffer *command_buffer, void **array, uint32_t *capacity,
                            uint32_t used, uint32_t needed, size_t element_size);

#endif
