// Uses that the tables do not have: where flags of objects decide, or the type of an object is a member.
#include "vk/registry/handle_types.h"
#include "vk/threads/threads_internal.h"

// VK_PIPELINE_CACHE_CREATE_INTERNALLY_SYNCHRONIZED_MERGE_BIT_KHR, which older headers lack.
enum { CACHE_INTERNALLY_SYNCHRONIZED_MERGE = 0x8 };

// --- Pipeline caches

// The slot of a pipeline cache holds its flags, with this bit to distinguish 0 from none.
#define CACHE_IS_KNOWN ((uintptr_t)1 << 31)

void wd_threads_note_cache(const wd_call *call, const wd_CreatePipelineCache_args *args) {
    if (!args->pCreateInfo || !args->pPipelineCache) {
        return;
    }
    wd_state_object *cache = wd_state_find(call->device->state, VK_OBJECT_TYPE_PIPELINE_CACHE,
                                           WD_STATE_NON_DISPATCHABLE(*args->pPipelineCache));
    if (cache) {
        wd_state_slot_set(cache, WD_STATE_SLOT_THREADS, (void *)(CACHE_IS_KNOWN | args->pCreateInfo->flags),
                          NULL);
    }
}

// add_cache adds an exclusive use of a cache if its flags, masked, are `wanted`.
static void add_cache(const wd_thread_call *at, VkPipelineCache cache, uintptr_t mask, uintptr_t wanted) {
    const uint64_t handle = WD_STATE_NON_DISPATCHABLE(cache);
    const wd_state_object *object =
        wd_state_find(at->call->device->state, VK_OBJECT_TYPE_PIPELINE_CACHE, handle);
    const uintptr_t flags = object ? (uintptr_t)wd_state_slot_get(object, WD_STATE_SLOT_THREADS) : 0;
    if (flags && !__atomic_load_n(&object->was_shared, __ATOMIC_ACQUIRE) && (flags & mask) == wanted) {
        wd_threads_add(at, VK_OBJECT_TYPE_PIPELINE_CACHE, handle, WD_USE_EXCLUSIVE);
    }
}

static void add_used_cache(const wd_thread_call *at, VkPipelineCache cache) {
    add_cache(at, cache, VK_PIPELINE_CACHE_CREATE_EXTERNALLY_SYNCHRONIZED_BIT,
              VK_PIPELINE_CACHE_CREATE_EXTERNALLY_SYNCHRONIZED_BIT);
}

// --- Descriptor sets

// Updates of a binding with one of these flags need external synchronization of the descriptors only, not of the set.
enum {
    PARTLY_EXEMPT =
        VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT,
};

// has_host_only returns whether a set is from a pool whose sets are exempt in the same way, whatever their bindings
// (VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT).
static bool has_host_only(const wd_state_descriptor_set *set) {
    const wd_state_object *pool = set ? set->object.parent : NULL;
    return pool && pool->type == VK_OBJECT_TYPE_DESCRIPTOR_POOL &&
           ((const wd_state_descriptor_pool *)pool)->flags & VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT;
}

// updated is the part of a set that an update writes.
typedef struct updated {
    VkDescriptorSet set;
    uint32_t binding, first, count;
} updated;

// is_set_exclusive adds the uses of the descriptors of an update where they are exclusive, and returns whether the set
// is. Elements past the last one of a binding are those of the next binding.
static bool is_set_exclusive(const wd_thread_call *at, const updated *part) {
    const wd_state_descriptor_set *set = wd_state_find_descriptor_set(at->call->device->state, part->set);
    uint32_t first = part->first, left = part->count;
    const bool is_exempt = has_host_only(set);
    bool is_exclusive = false;
    for (uint32_t binding = part->binding; set && left; binding++) {
        const wd_state_layout_binding *found = wd_state_set_layout_binding(set->layout, binding);
        if (!found) {
            break;
        }
        const uint32_t in_binding = found->count > first ? found->count - first : 0;
        const uint32_t count = left < in_binding ? left : in_binding;
        if (!is_exempt && !(found->flags & PARTLY_EXEMPT)) {
            is_exclusive = true;
        } else if (count) {
            wd_threads_add_descriptors(at, WD_STATE_NON_DISPATCHABLE(part->set), binding, first, count);
        }
        left -= count;
        first = 0;
    }
    return is_exclusive;
}

static void add_set(const wd_thread_call *at, VkDescriptorSet set, bool is_exclusive) {
    if (set) {
        wd_threads_add(at, VK_OBJECT_TYPE_DESCRIPTOR_SET, WD_STATE_NON_DISPATCHABLE(set),
                       is_exclusive ? WD_USE_EXCLUSIVE : 0);
    }
}

static void add_writes(const wd_thread_call *at, const VkWriteDescriptorSet *writes, uint32_t count) {
    bool is_exclusive = false;
    for (uint32_t i = 0; writes && i < count; i++) {
        const VkWriteDescriptorSet *write = &writes[i];
        is_exclusive |= is_set_exclusive(
            at, &(updated){write->dstSet, write->dstBinding, write->dstArrayElement, write->descriptorCount});
        if (i + 1 == count || write[1].dstSet != write->dstSet) {
            add_set(at, write->dstSet, is_exclusive);
            is_exclusive = false;
        }
    }
}

static void add_updates(const wd_thread_call *at, const wd_UpdateDescriptorSets_args *args) {
    add_writes(at, args->pDescriptorWrites, args->descriptorWriteCount);
    for (uint32_t i = 0; args->pDescriptorCopies && i < args->descriptorCopyCount; i++) {
        const VkCopyDescriptorSet *copy = &args->pDescriptorCopies[i];
        add_set(at, copy->dstSet,
                is_set_exclusive(at, &(updated){copy->dstSet, copy->dstBinding, copy->dstArrayElement,
                                                copy->descriptorCount}));
        add_set(at, copy->srcSet, false);
    }
}

static void add_template_update(const wd_thread_call *at,
                                const wd_UpdateDescriptorSetWithTemplate_args *args) {
    const wd_state_update_template *used =
        wd_state_find_update_template(at->call->device->state, args->descriptorUpdateTemplate);
    bool is_exclusive = false;
    for (uint32_t i = 0; used && i < used->num_entries; i++) {
        const VkDescriptorUpdateTemplateEntry *entry = &used->entries[i];
        is_exclusive |= is_set_exclusive(at, &(updated){args->descriptorSet, entry->dstBinding,
                                                        entry->dstArrayElement, entry->descriptorCount});
    }
    add_set(at, args->descriptorSet, is_exclusive);
}

// --- Names, and the chain of vkBindImageMemory2

// Every command of an instance or a device uses the instance, the physical device or the device: to give these a name
// while others work disturbs nothing, and no program stops all its threads for it.
static void add_named(const wd_thread_call *at, VkObjectType type, uint64_t handle) {
    const bool is_root = type == VK_OBJECT_TYPE_INSTANCE || type == VK_OBJECT_TYPE_PHYSICAL_DEVICE ||
                         type == VK_OBJECT_TYPE_DEVICE;
    if (handle && !is_root && wd_handle_type_find(type)) {
        wd_threads_add(at, type, handle, WD_USE_EXCLUSIVE);
    }
}

static void add_marked(const wd_thread_call *at, VkDebugReportObjectTypeEXT type, uint64_t handle) {
    const wd_handle_type *found = wd_handle_type_find_report(type);
    if (found) {
        add_named(at, found->object_type, handle);
    }
}

static void add_swapchains(const wd_thread_call *at, const wd_BindImageMemory2_args *args) {
    for (uint32_t i = 0; args->pBindInfos && i < args->bindInfoCount; i++) {
        for (const VkBaseInStructure *s = args->pBindInfos[i].pNext; s; s = s->pNext) {
            const VkBindImageMemorySwapchainInfoKHR *info = (const VkBindImageMemorySwapchainInfoKHR *)s;
            if (s->sType == VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_SWAPCHAIN_INFO_KHR && info->swapchain) {
                wd_threads_add(at, VK_OBJECT_TYPE_SWAPCHAIN_KHR, WD_STATE_NON_DISPATCHABLE(info->swapchain),
                               WD_USE_EXCLUSIVE);
            }
        }
    }
}

#define ARGS(Command) ((const wd_##Command##_args *)args)

static void add_names(const wd_thread_call *at, const void *args) {
    switch ((int)at->call->command) {
    case WD_COMMAND_SetDebugUtilsObjectNameEXT:
        if (ARGS(SetDebugUtilsObjectNameEXT)->pNameInfo) {
            const VkDebugUtilsObjectNameInfoEXT *info = ARGS(SetDebugUtilsObjectNameEXT)->pNameInfo;
            add_named(at, info->objectType, info->objectHandle);
        }
        break;
    case WD_COMMAND_SetDebugUtilsObjectTagEXT:
        if (ARGS(SetDebugUtilsObjectTagEXT)->pTagInfo) {
            const VkDebugUtilsObjectTagInfoEXT *info = ARGS(SetDebugUtilsObjectTagEXT)->pTagInfo;
            add_named(at, info->objectType, info->objectHandle);
        }
        break;
    case WD_COMMAND_DebugMarkerSetObjectNameEXT:
        if (ARGS(DebugMarkerSetObjectNameEXT)->pNameInfo) {
            const VkDebugMarkerObjectNameInfoEXT *info = ARGS(DebugMarkerSetObjectNameEXT)->pNameInfo;
            add_marked(at, info->objectType, info->object);
        }
        break;
    case WD_COMMAND_DebugMarkerSetObjectTagEXT:
        if (ARGS(DebugMarkerSetObjectTagEXT)->pTagInfo) {
            const VkDebugMarkerObjectTagInfoEXT *info = ARGS(DebugMarkerSetObjectTagEXT)->pTagInfo;
            add_marked(at, info->objectType, info->object);
        }
        break;
    }
}

void wd_threads_add_special(const wd_thread_call *at, const void *args) {
    switch ((int)at->call->command) {
    case WD_COMMAND_UpdateDescriptorSets:
        add_updates(at, args);
        break;
    case WD_COMMAND_UpdateDescriptorSetWithTemplate:
        add_template_update(at, args);
        break;
    case WD_COMMAND_CreateGraphicsPipelines:
        add_used_cache(at, ARGS(CreateGraphicsPipelines)->pipelineCache);
        break;
    case WD_COMMAND_CreateComputePipelines:
        add_used_cache(at, ARGS(CreateComputePipelines)->pipelineCache);
        break;
    case WD_COMMAND_CreateRayTracingPipelinesKHR:
        add_used_cache(at, ARGS(CreateRayTracingPipelinesKHR)->pipelineCache);
        break;
    case WD_COMMAND_CreateRayTracingPipelinesNV:
        add_used_cache(at, ARGS(CreateRayTracingPipelinesNV)->pipelineCache);
        break;
    case WD_COMMAND_MergePipelineCaches:
        add_cache(at, ARGS(MergePipelineCaches)->dstCache, CACHE_INTERNALLY_SYNCHRONIZED_MERGE, 0);
        break;
    case WD_COMMAND_BindImageMemory2:
        add_swapchains(at, args);
        break;
    default:
        add_names(at, args);
    }
}
