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

// is_updated_exclusively returns whether an update of the binding needs external synchronization (Vulkan,
// VkDescriptorBindingFlagBits).
static bool is_updated_exclusively(const wd_state_descriptor_set *set, uint32_t binding) {
    const VkDescriptorBindingFlags exempt =
        VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT;
    const wd_state_layout_binding *found = set ? wd_state_set_layout_binding(set->layout, binding) : NULL;
    return found && !(found->flags & exempt);
}

static void add_update(const wd_thread_call *at, VkDescriptorSet handle, uint32_t binding) {
    const wd_state_descriptor_set *set = wd_state_find_descriptor_set(at->call->device->state, handle);
    if (handle) {
        wd_threads_add(at, VK_OBJECT_TYPE_DESCRIPTOR_SET, WD_STATE_NON_DISPATCHABLE(handle),
                       is_updated_exclusively(set, binding) ? WD_USE_EXCLUSIVE : 0);
    }
}

static void add_updates(const wd_thread_call *at, const wd_UpdateDescriptorSets_args *args) {
    for (uint32_t i = 0; args->pDescriptorWrites && i < args->descriptorWriteCount; i++) {
        const VkWriteDescriptorSet *write = &args->pDescriptorWrites[i];
        const bool repeats =
            i && write->dstSet == write[-1].dstSet && write->dstBinding == write[-1].dstBinding;
        if (!repeats) {
            add_update(at, write->dstSet, write->dstBinding);
        }
    }
    for (uint32_t i = 0; args->pDescriptorCopies && i < args->descriptorCopyCount; i++) {
        const VkCopyDescriptorSet *copy = &args->pDescriptorCopies[i];
        add_update(at, copy->dstSet, copy->dstBinding);
        if (copy->srcSet) {
            wd_threads_add(at, VK_OBJECT_TYPE_DESCRIPTOR_SET, WD_STATE_NON_DISPATCHABLE(copy->srcSet), 0);
        }
    }
}

static void add_template_update(const wd_thread_call *at,
                                const wd_UpdateDescriptorSetWithTemplate_args *args) {
    const wd_state_descriptor_set *set =
        wd_state_find_descriptor_set(at->call->device->state, args->descriptorSet);
    const wd_state_update_template *used =
        wd_state_find_update_template(at->call->device->state, args->descriptorUpdateTemplate);
    bool is_exclusive = false;
    for (uint32_t i = 0; used && i < used->num_entries; i++) {
        is_exclusive |= is_updated_exclusively(set, used->entries[i].dstBinding);
    }
    if (args->descriptorSet) {
        wd_threads_add(at, VK_OBJECT_TYPE_DESCRIPTOR_SET, WD_STATE_NON_DISPATCHABLE(args->descriptorSet),
                       is_exclusive ? WD_USE_EXCLUSIVE : 0);
    }
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
