// The state object: the tracked state of one Vulkan handle. Every specific struct of vk/state starts with
// one.
//
// Life: the tracker makes the object when a create command succeeded, and publishes it in a look-up table
// (state.h). When the application destroys the handle, the object leaves the table and is marked destroyed;
// its memory, its content and its sub-states live on until the last reference goes. Objects refer to each
// other by counted references (a descriptor set to its buffers, a pipeline to its modules), so the objects to
// which a kept object refers can be read after the application destroyed it.
//
// | function                     | threads                                                                  |
// |------------------------------|--------------------------------------------------------------------------|
// | wd_state_ref, wd_state_unref | any                                                                      |
// | wd_state_is_destroyed        | any                                                                      |
// | wd_state_name                | any, also while another one renames                                      |
// | wd_state_printable_name      | any, also while another one renames                                      |
// | wd_state_slot_get            | any                                                                      |
// | wd_state_slot_set            | one a slot and object; the usual place is the hook that follows the      |
// |                              | object's creation                                                        |
// | wd_state_for_each_child      | any; holds a lock of the parent while it calls back                      |
#ifndef WARDEN_VK_STATE_STATE_OBJECT_H
#define WARDEN_VK_STATE_STATE_OBJECT_H

#include <vulkan/vulkan_core.h>

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_state_table;
typedef struct wd_state_object wd_state_object;

// Kinds of objects that limits count.
typedef enum wd_state_counted {
    WD_STATE_COUNTED_MEMORY,
    WD_STATE_COUNTED_SAMPLERS,
    WD_STATE_COUNTED_CUSTOM_BORDERS, // Samplers with a custom border color.
    WD_STATE_NUM_COUNTED,
} wd_state_counted;

// wd_state_slot numbers the places where validators hang their own data on an object.
typedef enum wd_state_slot {
    WD_STATE_SLOT_GPUAV,
    WD_STATE_SLOT_SYNC,
    WD_STATE_SLOT_SHADER,
    WD_STATE_SLOT_LIFETIME,
    WD_STATE_SLOT_THREADS,
    WD_STATE_SLOT_LAYOUTS,
    WD_STATE_SLOT_CORE,
    WD_STATE_SLOT_HANGS,
    WD_STATE_SLOT_STATIC_USES, // Of vk/core: what shaders of modules and pipelines use.
    WD_STATE_SLOT_COUNT,
} wd_state_slot;

// wd_state_release frees the data of a slot. It runs once, on the thread that drops the object's last
// reference or calls wd_state_slot_set or wd_state_release_slots, with no lock held. `object` can still be
// read.
typedef void (*wd_state_release)(wd_state_object *object, void *data);

typedef struct wd_state_sub_state {
    void *data;
    wd_state_release release; // NULL: nothing to free.
} wd_state_sub_state;

// wd_state_now returns the latest id. Ids also order the ends of objects: see wd_state_object.ended_at.
uint64_t wd_state_now(void);

struct wd_state_name; // Private.

// wd_state_object is read by everyone and written only by vk/state.
struct wd_state_object {
    VkObjectType type;
    uint32_t references; // Atomic.
    uint64_t handle;     // 0 for objects that have no handle of their own (modules inlined in a pipeline).
    uint64_t id; // Unique in the process, in the order of creation, from 1. Never used again, unlike handles.
    uint32_t creations; // Creations not yet destroyed: drivers may give equal handles for equal objects.
    uint32_t destroyed; // Atomic boolean.
    // Atomic. When the object was destroyed: an id that no object has; 0 before. See wd_state_now.
    uint64_t ended_at;
    const char *ended_by; // Atomic. The command that destroyed it, a string constant; NULL before.
    bool was_shared;      // At some time several objects shared the handle. Atomic.

    // parent is the object that this one was created from: pool, swapchain, device, physical device or
    // instance. The child holds a reference. NULL for instances only.
    wd_state_object *parent;

    struct wd_state_name *name; // Atomic; use wd_state_name().
    wd_state_sub_state slots[WD_STATE_SLOT_COUNT];

    // Private to vk/state.
    struct wd_state_name *names; // All that it ever had.
    struct wd_state_table *table;
    void (*finish)(wd_state_object *object); // Frees the content, not the struct. May be NULL.
    wd_state_object *first_child, *next_sibling, *previous_sibling; // Children not yet destroyed.
    wd_state_object *next_allocated, *previous_allocated;           // All objects of a shard not yet freed.
};

// wd_state_ref adds a reference and returns `object`. NULL is accepted.
wd_state_object *wd_state_ref(wd_state_object *object);

// wd_state_unref drops a reference; the last one releases slots, content and memory. NULL is accepted. Every
// reference must be gone when the device's state is destroyed.
void wd_state_unref(wd_state_object *object);

// wd_state_is_destroyed returns whether the application destroyed the handle, or its pool.
static inline bool wd_state_is_destroyed(const wd_state_object *object) {
    return __atomic_load_n(&object->destroyed, __ATOMIC_ACQUIRE) != 0;
}

// wd_state_name returns the debug name from vkSetDebugUtilsObjectNameEXT or vkDebugMarkerSetObjectNameEXT, or
// NULL. The string stays readable as long as the object does, even when the application renames it meanwhile. It is for
// wd_finding_object.name, which callbacks get unchanged; wd_state_printable_name is for texts.
const char *wd_state_name(const wd_state_object *object);

// wd_state_printable_name returns the debug name with control characters and invalid UTF-8 escaped, so that a name
// cannot look like lines of a message, or NULL. The string stays readable as long as the object does.
const char *wd_state_printable_name(const wd_state_object *object);

// wd_state_slot_get returns the data in the slot, or NULL.
static inline void *wd_state_slot_get(const wd_state_object *object, wd_state_slot slot) {
    return __atomic_load_n(&object->slots[slot].data, __ATOMIC_ACQUIRE);
}

// wd_state_slot_set attaches `data` to the object; the previous data is released first. `release` may be
// NULL.
void wd_state_slot_set(wd_state_object *object, wd_state_slot slot, void *data, wd_state_release release);

// wd_state_for_each_child calls `visit` for each child that is not destroyed, newest first, until it returns
// false. `visit` must not create or destroy objects.
void wd_state_for_each_child(wd_state_object *parent, bool (*visit)(wd_state_object *child, void *user),
                             void *user);

// WD_STATE_NON_DISPATCHABLE and WD_STATE_DISPATCHABLE turn a handle into the uint64_t that look-ups take.
#if VK_USE_64_BIT_PTR_DEFINES
#define WD_STATE_NON_DISPATCHABLE(handle) ((uint64_t)(uintptr_t)(handle))
#else
#define WD_STATE_NON_DISPATCHABLE(handle) ((uint64_t)(handle))
#endif
#define WD_STATE_DISPATCHABLE(handle) ((uint64_t)(uintptr_t)(handle))

#ifdef __cplusplus
}
#endif
#endif
