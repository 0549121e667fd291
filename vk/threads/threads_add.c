// Objects to uses: the exclusive use of one object can imply uses of others.
#include "vk/threads/threads_internal.h"

// VK_DEVICE_QUEUE_CREATE_INTERNALLY_SYNCHRONIZED_BIT_KHR, which older headers lack.
enum { QUEUE_INTERNALLY_SYNCHRONIZED = 0x4 };

// The keys of groups, and of bindings of a descriptor set, differ from those of single objects.
enum { GROUP_TYPE = 1u << 31, BINDING_TYPE = 1u << 30 };

static uintptr_t owner_of(const wd_call *call, VkObjectType type) {
    switch (wd_use_owner(type)) {
    case WD_OWNER_NONE:
        return 0;
    case WD_OWNER_INSTANCE:
        return (uintptr_t)call->instance;
    default:
        return (uintptr_t)call->device;
    }
}

uint64_t wd_threads_key(const wd_call *call, VkObjectType type, uint64_t handle) {
    return wd_uses_key(handle, (uint32_t)type, owner_of(call, type));
}

static void add(const wd_thread_call *at, VkObjectType type, uint64_t handle, uint32_t flags) {
    wd_uses_add(at->thread, &(wd_use){.key = wd_threads_key(at->call, type, handle),
                                      .handle = handle,
                                      .type = (uint32_t)type,
                                      .flags = flags});
}

// add_group adds a use of the children of an object; `child` is the one that the command names, or 0.
static void add_group(const wd_thread_call *at, VkObjectType child_type, uint64_t parent, uint64_t child,
                      uint32_t flags) {
    const uint32_t type = (uint32_t)child_type;
    wd_uses_add(at->thread,
                &(wd_use){.key = wd_uses_key(parent, type | GROUP_TYPE, owner_of(at->call, child_type)),
                          .handle = parent,
                          .child = child,
                          .type = type,
                          .flags = flags | WD_USE_GROUP});
}

static uint64_t pool_of(const wd_call *call, uint64_t command_buffer) {
    const wd_state_command_buffer *found =
        wd_state_find_command_buffer(call->device->state, (VkCommandBuffer)(uintptr_t)command_buffer);
    return found && found->object.parent ? found->object.parent->handle : 0;
}

static void add_command_buffer(const wd_thread_call *at, uint64_t handle, uint32_t flags) {
    const uint64_t pool = flags & WD_USE_ENDS ? 0 : pool_of(at->call, handle);
    if (!pool) { // Unknown, or freed by this call, which uses its pool as well.
        add(at, VK_OBJECT_TYPE_COMMAND_BUFFER, handle,
            (flags & ~(uint32_t)WD_USE_CHILD_ONLY) | WD_USE_IN_TABLE);
        return;
    }
    wd_uses_add(at->thread, &(wd_use){.key = wd_threads_key(at->call, VK_OBJECT_TYPE_COMMAND_POOL, pool),
                                      .handle = pool,
                                      .child = handle,
                                      .type = VK_OBJECT_TYPE_COMMAND_POOL,
                                      .flags = flags | WD_USE_IN_TABLE});
}

uint32_t wd_threads_pools_epoch __attribute__((aligned(64)));

void wd_threads_forget_pools(void) {
    __atomic_add_fetch(&wd_threads_pools_epoch, 1, __ATOMIC_RELEASE);
}

// find_pool stores the use of the command buffer's pool in the thread's record, because a thread mostly records many
// commands to one command buffer.
static void find_pool(const wd_call *call, wd_use_cache *cache, uint64_t handle) {
    const uint32_t epoch = __atomic_load_n(&wd_threads_pools_epoch, __ATOMIC_ACQUIRE);
    const uint64_t pool = pool_of(call, handle);
    const VkObjectType type = pool ? VK_OBJECT_TYPE_COMMAND_POOL : VK_OBJECT_TYPE_COMMAND_BUFFER;
    const uint64_t used = pool ? pool : handle;
    cache->use = (wd_use){.key = wd_threads_key(call, type, used),
                          .handle = used,
                          .child = pool ? handle : 0,
                          .type = (uint32_t)type,
                          .flags = WD_USE_EXCLUSIVE | WD_USE_IN_TABLE};
    cache->command_buffer = handle;
    cache->epoch = epoch;
}

const wd_use *wd_threads_recording(const wd_thread_call *at, VkCommandBuffer command_buffer) {
    wd_use_cache *cache = wd_uses_cache(at->thread);
    if (__builtin_expect(!wd_threads_is_cached(cache, command_buffer), 0)) {
        find_pool(at->call, cache, WD_STATE_DISPATCHABLE(command_buffer));
    }
    return &cache->use;
}

static void add_queue(const wd_thread_call *at, uint64_t handle, uint32_t flags) {
    const wd_state_queue *queue = wd_state_find_queue(at->call->device->state, (VkQueue)(uintptr_t)handle);
    if (queue && (queue->flags & QUEUE_INTERNALLY_SYNCHRONIZED)) {
        return;
    }
    add(at, VK_OBJECT_TYPE_QUEUE, handle, flags | WD_USE_IN_TABLE);
    if (flags & WD_USE_EXCLUSIVE) {
        add_group(at, VK_OBJECT_TYPE_QUEUE, WD_STATE_DISPATCHABLE(at->call->device->handle), handle, 0);
    }
}

static void add_set(const wd_thread_call *at, uint64_t handle, uint32_t flags) {
    add(at, VK_OBJECT_TYPE_DESCRIPTOR_SET, handle, flags);
    const wd_state_object *set =
        wd_state_find(at->call->device->state, VK_OBJECT_TYPE_DESCRIPTOR_SET, handle);
    if (set && set->parent) {
        add_group(at, VK_OBJECT_TYPE_DESCRIPTOR_SET, set->parent->handle, handle, 0);
    }
}

void wd_threads_add_descriptors(const wd_thread_call *at, uint64_t set, uint32_t binding, uint32_t first,
                                uint32_t count) {
    const uint64_t of_set = wd_threads_key(at->call, VK_OBJECT_TYPE_DESCRIPTOR_SET, set);
    wd_uses_add(at->thread,
                &(wd_use){.key = wd_uses_key(of_set, binding | BINDING_TYPE, 0),
                          .handle = set,
                          .child = wd_use_range(first, count),
                          .type = VK_OBJECT_TYPE_DESCRIPTOR_SET,
                          .flags = WD_USE_EXCLUSIVE | WD_USE_IN_TABLE | WD_USE_CHILD_ONLY | WD_USE_RANGE});
}

static void add_device(const wd_thread_call *at, uint64_t handle, uint32_t flags) {
    const wd_command command = at->call->command;
    add(at, VK_OBJECT_TYPE_DEVICE, handle, flags);
    if (command == WD_COMMAND_DestroyDevice || command == WD_COMMAND_DeviceWaitIdle) {
        add_group(at, VK_OBJECT_TYPE_QUEUE, handle, 0, WD_USE_EXCLUSIVE);
    }
}

// has_shared_handle returns whether the driver gave the handle to several objects, of which the command destroys one.
static bool has_shared_handle(const wd_call *call, VkObjectType type, uint64_t handle) {
    const wd_state_object *object = call->device ? wd_state_find(call->device->state, type, handle) : NULL;
    return object && __atomic_load_n(&object->was_shared, __ATOMIC_ACQUIRE);
}

// is_seen_surface returns whether the creation of a surface was seen, and so will be that of a new one with the same
// handle: the build does not know the commands of platforms.
static bool is_seen_surface(const wd_call *call, uint64_t handle) {
    return wd_state_instance_find(call->instance->state, VK_OBJECT_TYPE_SURFACE_KHR, handle) != NULL;
}

void wd_threads_add_step(const wd_thread_call *at, const wd_use_step *step, uint64_t handle) {
    const uintptr_t owner =
        step->owner == WD_OWNER_INSTANCE ? (uintptr_t)at->call->instance : (uintptr_t)at->call->device;
    if (step->flags || step->is_special) {
        wd_threads_add(at, (VkObjectType)step->type, handle, step->flags);
        return;
    }
    wd_uses_add(at->thread, &(wd_use){.key = wd_uses_key(handle, (uint32_t)step->type, owner),
                                      .handle = handle,
                                      .type = (uint32_t)step->type});
}

void wd_threads_add(const wd_thread_call *at, VkObjectType type, uint64_t handle, uint32_t flags) {
    const wd_command command = at->call->command;
    switch ((int)type) {
    case VK_OBJECT_TYPE_COMMAND_BUFFER:
        add_command_buffer(at, handle, flags | WD_USE_CHILD_ONLY);
        break;
    case VK_OBJECT_TYPE_COMMAND_POOL:
        if (command == WD_COMMAND_ResetCommandPool || command == WD_COMMAND_DestroyCommandPool) {
            flags |= WD_USE_ALL_CHILDREN;
        }
        add(at, type, handle, flags | WD_USE_IN_TABLE);
        break;
    case VK_OBJECT_TYPE_QUEUE:
        add_queue(at, handle, flags);
        break;
    case VK_OBJECT_TYPE_DESCRIPTOR_SET:
        add_set(at, handle, flags);
        break;
    case VK_OBJECT_TYPE_DESCRIPTOR_POOL:
        add(at, type, handle, flags);
        if (command == WD_COMMAND_ResetDescriptorPool || command == WD_COMMAND_DestroyDescriptorPool) {
            add_group(at, VK_OBJECT_TYPE_DESCRIPTOR_SET, handle, 0, WD_USE_EXCLUSIVE | WD_USE_UNLISTED);
        }
        break;
    case VK_OBJECT_TYPE_DEVICE:
        add_device(at, handle, flags);
        break;
    case VK_OBJECT_TYPE_PHYSICAL_DEVICE: // vkDestroyInstance uses all physical devices exclusively.
        add(at, VK_OBJECT_TYPE_INSTANCE, WD_STATE_DISPATCHABLE(at->call->instance->handle), 0);
        break;
    case VK_OBJECT_TYPE_SURFACE_KHR:
        add(at, type, handle, (flags & WD_USE_ENDS) && !is_seen_surface(at->call, handle) ? 0 : flags);
        break;
    default:
        if (!(flags & WD_USE_ENDS) || !has_shared_handle(at->call, type, handle)) {
            add(at, type, handle, flags);
        }
    }
}

uint64_t wd_threads_child_of(const void *user, const wd_use *own, const wd_use *other) {
    const wd_call *call = user;
    if (other->type != VK_OBJECT_TYPE_DESCRIPTOR_SET || (other->flags & WD_USE_GROUP) ||
        other->key != wd_threads_key(call, VK_OBJECT_TYPE_DESCRIPTOR_SET, other->handle)) {
        return 0;
    }
    wd_state_object *set =
        wd_state_find_ref(call->device->state, VK_OBJECT_TYPE_DESCRIPTOR_SET, other->handle);
    const bool is_of_pool = set && set->parent && set->parent->handle == own->handle;
    wd_state_unref(set);
    return is_of_pool ? other->handle : 0;
}
