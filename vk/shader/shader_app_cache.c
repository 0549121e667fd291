// The commands of VK_EXT_validation_cache. Drivers do not have them: this validator carries them out, also where it is
// switched off (call->data is then NULL), since the application was promised the extension.
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/shader/shader_device.h"
#include "vk/state/state.h"
#include "vk/valcache/valcache_stream.h"

static VkValidationCacheEXT to_handle(wd_shader_app_cache *cache) {
    return (VkValidationCacheEXT)(uintptr_t)cache;
}

static wd_shader_app_cache *from_handle(VkValidationCacheEXT handle) {
    return (wd_shader_app_cache *)(uintptr_t)handle;
}

static VkResult to_result(wd_status status) {
    switch (status) {
    case WD_OK:
        return VK_SUCCESS;
    case WD_ERROR_INCOMPLETE:
        return VK_INCOMPLETE;
    default:
        return VK_ERROR_OUT_OF_HOST_MEMORY; // The only failure that the specification allows.
    }
}

// --- The application's allocation callbacks as an allocator ---

static void *callbacks_reallocate(void *user, void *memory, size_t size) {
    const VkAllocationCallbacks *callbacks = user;
    return callbacks->pfnReallocation(callbacks->pUserData, memory, size, _Alignof(max_align_t),
                                      VK_SYSTEM_ALLOCATION_SCOPE_OBJECT);
}

static void callbacks_release(void *user, void *memory) {
    const VkAllocationCallbacks *callbacks = user;
    callbacks->pfnFree(callbacks->pUserData, memory);
}

static wd_shader_app_cache *allocate_cache(const wd_allocator *allocator,
                                           const VkAllocationCallbacks *callbacks) {
    if (!callbacks) {
        wd_shader_app_cache *made = wd_alloc_zero(allocator, 1, sizeof *made);
        if (made) {
            made->allocator = *allocator;
        }
        return made;
    }
    wd_shader_app_cache *made = callbacks->pfnAllocation(
        callbacks->pUserData, sizeof *made, _Alignof(wd_shader_app_cache), VK_SYSTEM_ALLOCATION_SCOPE_OBJECT);
    if (made) {
        *made = (wd_shader_app_cache){.callbacks = *callbacks};
        made->allocator = (wd_allocator){callbacks_reallocate, callbacks_release, &made->callbacks};
    }
    return made;
}

// free_cache takes the callbacks of the destroying command, which are compatible with those of the creation.
static void free_cache(wd_shader_app_cache *cache, const VkAllocationCallbacks *callbacks) {
    wd_valcache_destroy(cache->set);
    if (cache->callbacks.pfnAllocation) {
        const VkAllocationCallbacks own = cache->callbacks;
        (callbacks ? callbacks->pfnFree : own.pfnFree)(callbacks ? callbacks->pUserData : own.pUserData,
                                                       cache);
    } else {
        wd_allocator allocator = cache->allocator;
        wd_free(&allocator, cache);
    }
}

// --- The caches of a device ---

static bool remember(wd_shader_device *device, wd_shader_app_cache *cache) {
    if (!device) {
        return true;
    }
    pthread_mutex_lock(&device->app_caches_lock);
    wd_status status = wd_hash_table_set(&device->app_caches, (uintptr_t)cache, cache);
    pthread_mutex_unlock(&device->app_caches_lock);
    return status == WD_OK;
}

static void forget(wd_shader_device *device, wd_shader_app_cache *cache) {
    if (device) {
        pthread_mutex_lock(&device->app_caches_lock);
        wd_hash_table_remove(&device->app_caches, (uintptr_t)cache);
        pthread_mutex_unlock(&device->app_caches_lock);
    }
}

wd_shader_app_cache *wd_shader_app_cache_find(wd_shader_device *device, VkValidationCacheEXT handle) {
    if (!device || !handle) {
        return from_handle(handle);
    }
    pthread_mutex_lock(&device->app_caches_lock);
    wd_shader_app_cache *cache = wd_hash_table_get(&device->app_caches, (uintptr_t)handle);
    pthread_mutex_unlock(&device->app_caches_lock);
    return cache;
}

void wd_shader_app_caches_finish(wd_shader_device *device) {
    for (size_t i = 0; i < device->app_caches.capacity; i++) {
        wd_shader_app_cache *cache = device->app_caches.slots[i].value;
        // The application leaked caches with its own callbacks. The callbacks may not exist anymore.
        if (cache && !cache->callbacks.pfnAllocation) {
            free_cache(cache, NULL);
        }
    }
}

// --- The commands ---

static wd_valcache_uuid uuid_for(const wd_shader_device *device, const VkValidationCacheCreateInfoEXT *info) {
    if (device) {
        return device->uuid;
    }
    // Nothing is validated, so nothing will be added. The data must be returned unchanged, or the application would
    // write an empty cache over its good one.
    const wd_allocator heap = wd_allocator_default();
    wd_valcache_source source = {0};
    if (info->initialDataSize && info->pInitialData) {
        (void)wd_valcache_source_from_data(&source, &heap, info->pInitialData, info->initialDataSize, NULL);
    }
    return source.uuid;
}

// report_initial_data reports initial data that is not used, or is damaged. Data of another build is allowed, and gives
// an empty cache. Damaged data is an error of the application or of the disk.
static void report_initial_data(wd_shader_device *device, wd_status status, const wd_valcache_scan *scan,
                                const wd_diagnostic *diagnostic) {
    if (status == WD_ERROR_UNSUPPORTED) {
        wd_shader_submit_text(
            device, WD_SEVERITY_INFO, WD_ID_SHADER_CACHE_DATA,
            "vkCreateValidationCacheEXT(): pInitialData was made for another device or by another build; "
            "the cache starts empty.");
    } else if (status == WD_ERROR_INVALID_DATA || scan->num_damaged) {
        wd_shader_submit_text(
            device, WD_SEVERITY_ERROR, WD_ID_VUID_INITIAL_DATA_FOREIGN,
            "vkCreateValidationCacheEXT(): pCreateInfo->pInitialData was not retrieved by "
            "vkGetValidationCacheDataEXT, or was damaged since: %s (byte %zu). %zu intact entries are used.",
            diagnostic->message, diagnostic->offset, scan->num_entries);
    } else if (wd_valcache_scan_is_damaged(scan)) {
        wd_shader_submit_text(
            device, WD_SEVERITY_ERROR, WD_ID_VUID_INITIAL_DATA_SIZE,
            "vkCreateValidationCacheEXT(): pCreateInfo->initialDataSize is not the size of the data that "
            "vkGetValidationCacheDataEXT returned: %s (byte %zu). %zu intact entries are used.",
            diagnostic->message, diagnostic->offset, scan->num_entries);
    }
}

static wd_status fill(wd_shader_device *device, wd_valcache *set,
                      const VkValidationCacheCreateInfoEXT *info) {
    if (info->initialDataSize == 0 || !info->pInitialData) {
        return WD_OK;
    }
    wd_valcache_scan scan = {0};
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status =
        wd_valcache_add_data(set, info->pInitialData, info->initialDataSize, &scan, &diagnostic);
    if (status == WD_ERROR_OUT_OF_MEMORY) {
        return status;
    }
    if (device) {
        report_initial_data(device, status, &scan, &diagnostic);
    }
    return WD_OK;
}

void wd_shader_serve_CreateValidationCacheEXT(wd_call *call, void *arguments) {
    wd_CreateValidationCacheEXT_args *args = arguments;
    wd_shader_device *device = call->data;
    args->result = VK_ERROR_VALIDATION_FAILED_EXT;
    if (!args->pCreateInfo || !args->pValidationCache) {
        return;
    }
    args->result = VK_ERROR_OUT_OF_HOST_MEMORY;
    *args->pValidationCache = VK_NULL_HANDLE;
    wd_shader_app_cache *cache = allocate_cache(&call->device->allocator, args->pAllocator);
    if (!cache) {
        return;
    }
    wd_valcache_uuid uuid = uuid_for(device, args->pCreateInfo);
    wd_status status = wd_valcache_create(cache->allocator, &uuid, wd_valcache_today(), &cache->set);
    if (status == WD_OK) {
        status = fill(device, cache->set, args->pCreateInfo);
    }
    if (status != WD_OK || !remember(device, cache)) {
        free_cache(cache, args->pAllocator);
        return;
    }
    *args->pValidationCache = to_handle(cache);
    args->result = VK_SUCCESS;
}

void wd_shader_serve_DestroyValidationCacheEXT(wd_call *call, void *arguments) {
    const wd_DestroyValidationCacheEXT_args *args = arguments;
    wd_shader_app_cache *cache = wd_shader_app_cache_find(call->data, args->validationCache);
    if (cache) {
        forget(call->data, cache);
        free_cache(cache, args->pAllocator);
    }
}

static bool merges_itself(const wd_MergeValidationCachesEXT_args *args) {
    for (uint32_t i = 0; args->pSrcCaches && i < args->srcCacheCount; i++) {
        if (args->pSrcCaches[i] == args->dstCache) {
            return true;
        }
    }
    return false;
}

void wd_shader_serve_MergeValidationCachesEXT(wd_call *call, void *arguments) {
    wd_MergeValidationCachesEXT_args *args = arguments;
    wd_shader_app_cache *target = wd_shader_app_cache_find(call->data, args->dstCache);
    args->result = VK_ERROR_VALIDATION_FAILED_EXT;
    if (!target || !args->pSrcCaches || merges_itself(args)) {
        return;
    }
    args->result = VK_SUCCESS;
    for (uint32_t i = 0; i < args->srcCacheCount && args->result == VK_SUCCESS; i++) {
        wd_shader_app_cache *source = wd_shader_app_cache_find(call->data, args->pSrcCaches[i]);
        wd_status status = source ? wd_valcache_merge(target->set, source->set) : WD_OK;
        // Caches with different UUIDs exist only where the validator is off. Their contents do not mix.
        args->result = to_result(status == WD_ERROR_INVALID_ARGUMENT ? WD_OK : status);
    }
}

void wd_shader_serve_GetValidationCacheDataEXT(wd_call *call, void *arguments) {
    wd_GetValidationCacheDataEXT_args *args = arguments;
    wd_shader_app_cache *cache = wd_shader_app_cache_find(call->data, args->validationCache);
    args->result = VK_ERROR_VALIDATION_FAILED_EXT;
    if (!args->pDataSize) {
        return;
    }
    if (!cache) {
        *args->pDataSize = 0;
        return;
    }
    args->result = to_result(wd_valcache_get_data(cache->set, args->pDataSize, args->pData));
}

// --- Requirements of the specification on the application ---

static bool check_handle(wd_call *call, VkValidationCacheEXT handle, const char *vuid,
                         const char *parameter) {
    if (wd_shader_app_cache_find(call->data, handle)) {
        return false;
    }
    return wd_shader_submit_text(call->data, WD_SEVERITY_ERROR, vuid,
                                 "%s(): %s (0x%llx) is not a validation cache of this device.", call->name,
                                 parameter, (unsigned long long)(uintptr_t)handle);
}

static bool check_pointer(wd_call *call, const void *pointer, const char *vuid, const char *parameter) {
    return !pointer && wd_shader_submit_text(call->data, WD_SEVERITY_ERROR, vuid,
                                             "%s(): %s is NULL; the call is skipped.", call->name, parameter);
}

bool wd_shader_validate_CreateValidationCacheEXT(wd_call *call,
                                                 const wd_CreateValidationCacheEXT_args *args) {
    const VkValidationCacheCreateInfoEXT *info = args->pCreateInfo;
    bool skip = check_pointer(call, info, WD_ID_VUID_CREATE_CACHE_INFO, "pCreateInfo");
    skip |= check_pointer(call, args->pValidationCache, WD_ID_VUID_CREATE_CACHE_RESULT, "pValidationCache");
    if (!info || info->initialDataSize == 0 || info->pInitialData) {
        return skip;
    }
    return skip |
           wd_shader_submit_text(call->data, WD_SEVERITY_ERROR, WD_ID_VUID_INITIAL_DATA,
                                 "%s(): pCreateInfo->pInitialData is NULL although initialDataSize is %zu.",
                                 call->name, info->initialDataSize);
}

bool wd_shader_validate_DestroyValidationCacheEXT(wd_call *call,
                                                  const wd_DestroyValidationCacheEXT_args *args) {
    return args->validationCache &&
           check_handle(call, args->validationCache, WD_ID_VUID_DESTROY_VALIDATION_CACHE, "validationCache");
}

bool wd_shader_validate_MergeValidationCachesEXT(wd_call *call,
                                                 const wd_MergeValidationCachesEXT_args *args) {
    bool skip = check_handle(call, args->dstCache, WD_ID_VUID_MERGE_DST_CACHE, "dstCache");
    if (args->srcCacheCount == 0) {
        skip |= wd_shader_submit_text(call->data, WD_SEVERITY_ERROR, WD_ID_VUID_MERGE_CACHE_COUNT,
                                      "%s(): srcCacheCount is 0; nothing is merged.", call->name);
    } else if (!args->pSrcCaches) {
        skip |= wd_shader_submit_text(call->data, WD_SEVERITY_ERROR, WD_ID_VUID_MERGE_SRC_CACHES,
                                      "%s(): pSrcCaches is NULL although srcCacheCount is %u.", call->name,
                                      args->srcCacheCount);
    }
    for (uint32_t i = 0; args->pSrcCaches && i < args->srcCacheCount; i++) {
        if (args->pSrcCaches[i] == args->dstCache) {
            skip |=
                wd_shader_submit_text(call->data, WD_SEVERITY_ERROR, WD_ID_VUID_MERGE_DST_IN_SRC,
                                      "%s(): dstCache (0x%llx) is also pSrcCaches[%u]; nothing is merged.",
                                      call->name, (unsigned long long)(uintptr_t)args->dstCache, i);
        } else {
            char parameter[32];
            snprintf(parameter, sizeof parameter, "pSrcCaches[%u]", i);
            skip |= check_handle(call, args->pSrcCaches[i], WD_ID_VUID_MERGE_SRC_CACHES, parameter);
        }
    }
    return skip;
}

bool wd_shader_validate_GetValidationCacheDataEXT(wd_call *call,
                                                  const wd_GetValidationCacheDataEXT_args *args) {
    bool skip = check_handle(call, args->validationCache, WD_ID_VUID_GET_CACHE_DATA, "validationCache");
    skip |= check_pointer(call, args->pDataSize, WD_ID_VUID_GET_CACHE_DATA_SIZE, "pDataSize");
    return skip;
}

// --- Names of caches ---

// A driver may write to the object that it gets a name for, so it must not get the handle of one of these caches. It
// gets the device's own name again instead, which changes nothing. The state tracker keeps the cache's name.

void wd_shader_pre_record_SetDebugUtilsObjectNameEXT(wd_call *call,
                                                     const wd_SetDebugUtilsObjectNameEXT_args *args,
                                                     wd_SetDebugUtilsObjectNameEXT_args *down) {
    if (!args->pNameInfo || args->pNameInfo->objectType != VK_OBJECT_TYPE_VALIDATION_CACHE_EXT) {
        return;
    }
    struct wd_state_device *state = call->device->state;
    VkDebugUtilsObjectNameInfoEXT info = {
        .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT,
        .objectType = VK_OBJECT_TYPE_DEVICE,
        .objectHandle = (uint64_t)(uintptr_t)args->device,
        .pObjectName = state ? wd_state_name(wd_state_device_object(state)) : NULL,
    };
    const VkDebugUtilsObjectNameInfoEXT *copy = wd_arena_copy(&call->scratch, &info, 1, sizeof info);
    down->pNameInfo = copy ? copy : args->pNameInfo;
}

void wd_shader_pre_record_SetDebugUtilsObjectTagEXT(wd_call *call,
                                                    const wd_SetDebugUtilsObjectTagEXT_args *args,
                                                    wd_SetDebugUtilsObjectTagEXT_args *down) {
    if (!args->pTagInfo || args->pTagInfo->objectType != VK_OBJECT_TYPE_VALIDATION_CACHE_EXT) {
        return;
    }
    VkDebugUtilsObjectTagInfoEXT info = *args->pTagInfo;
    info.objectType = VK_OBJECT_TYPE_DEVICE;
    info.objectHandle = (uint64_t)(uintptr_t)args->device;
    const VkDebugUtilsObjectTagInfoEXT *copy = wd_arena_copy(&call->scratch, &info, 1, sizeof info);
    down->pTagInfo = copy ? copy : args->pTagInfo;
}
