// The life of instances and devices whose handles are wrapped.
#include <stdio.h>
#include <string.h>

#include "vk/handles/handles_internal.h"
#include "vk/report/message_ids.h"
#include "vk/report/report.h"
#include "vk/util/dispatch_key.h"
#include "vk/util/hash_table.h"

struct wd_secondaries {
    pthread_mutex_t lock;
    wd_hash_table buffers; // Command buffer -> anything: it is secondary.
};

static wd_dispatch_map instances = WD_DISPATCH_MAP_INIT(instances);
static wd_dispatch_map devices = WD_DISPATCH_MAP_INIT(devices);

wd_handles_root *wd_handles_instance_of(const void *handle) {
    return wd_dispatch_map_find(&instances, wd_dispatch_key(handle));
}

wd_handles_root *wd_handles_device_of(const void *handle) {
    return wd_dispatch_map_find(&devices, wd_dispatch_key(handle));
}

// --- Why handles cannot be wrapped

static void report_refusal(struct wd_report *report, const char *of_what, const char *reason) {
    char text[1024];
    snprintf(text, sizeof text,
             "Handles are not wrapped in this %s: it %s, which this build does not know (Vulkan %u.%u.%u, "
             "without platform and beta "
             "extensions). Its commands and structs could pass wrapped handles to the driver. To wrap "
             "handles, build Warden "
             "with newer Vulkan headers (docs/build.md).",
             of_what, reason, VK_API_VERSION_MAJOR(VK_HEADER_VERSION_COMPLETE),
             VK_API_VERSION_MINOR(VK_HEADER_VERSION_COMPLETE), VK_HEADER_VERSION);
    const wd_finding finding = {.severity = WD_SEVERITY_WARNING,
                                .type = WD_MESSAGE_GENERAL,
                                .id = WD_ID_HANDLES_NOT_WRAPPED,
                                .text = text};
    wd_report_submit(report, &finding);
}

// find_unknown returns the first extension that the build does not know, or NULL.
static const char *find_unknown(const char *const *names, uint32_t count, bool of_instance) {
    for (uint32_t i = 0; names && i < count; i++) {
        const bool is_platform = of_instance && names[i] && wd_handles_is_platform_extension(names[i]);
        if (names[i] && !is_platform && !wd_handles_knows_extension(names[i])) {
            return names[i];
        }
    }
    return NULL;
}

static bool is_refused(const char *const *names, uint32_t count, uint32_t api_version, bool of_instance,
                       struct wd_report *report) {
    char reason[320];
    const char *unknown = find_unknown(names, count, of_instance);
    const bool is_newer =
        VK_API_VERSION_MINOR(api_version) > VK_API_VERSION_MINOR(VK_HEADER_VERSION_COMPLETE) ||
        VK_API_VERSION_MAJOR(api_version) > VK_API_VERSION_MAJOR(VK_HEADER_VERSION_COMPLETE);
    if (unknown) {
        snprintf(reason, sizeof reason, "enables %.256s", unknown);
    } else if (is_newer) {
        snprintf(reason, sizeof reason, "uses Vulkan %u.%u", VK_API_VERSION_MAJOR(api_version),
                 VK_API_VERSION_MINOR(api_version));
    } else {
        return false;
    }
    report_refusal(report, of_instance ? "instance" : "device", reason);
    return true;
}

// --- Instances and devices

static wd_status add_root(wd_dispatch_map *map, const void *handle, VkObjectType type, bool is_wrapped,
                          wd_handles_root *root) {
    wd_status status = WD_OK;
    if (is_wrapped) {
        root->number = wd_handle_ids_add((uintptr_t)handle, (uint32_t)type, 0, NULL);
        status = root->number ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    }
    if (status == WD_OK) {
        status = wd_dispatch_map_reserve(map);
    }
    if (status == WD_OK) {
        wd_dispatch_map_set_reserved(map, wd_dispatch_key(handle), root);
    } else {
        wd_handle_ids_remove(root->number);
    }
    return status;
}

static wd_handles_root *new_root(void) {
    const wd_allocator heap = wd_allocator_default();
    return wd_alloc_zero(&heap, 1, sizeof(wd_handles_root));
}

static void free_root(wd_handles_root *root) {
    const wd_allocator heap = wd_allocator_default();
    if (root->secondaries) {
        wd_hash_table_finish(&root->secondaries->buffers);
        pthread_mutex_destroy(&root->secondaries->lock);
        wd_free(&heap, root->secondaries);
    }
    wd_free(&heap, root);
}

wd_status wd_handles_add_instance(VkInstance instance, const VkInstanceCreateInfo *create_info,
                                  PFN_vkGetInstanceProcAddr next, struct wd_report *report) {
    wd_handles_root *root = new_root();
    if (!root) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_instance_dispatch_load(&root->next.instance, instance, next);
    wd_handles_load_platform(root, instance);
    const bool is_wrapped = !is_refused(create_info->ppEnabledExtensionNames,
                                        create_info->enabledExtensionCount, 0, true, report);
    const wd_status status = add_root(&instances, instance, VK_OBJECT_TYPE_INSTANCE, is_wrapped, root);
    if (status != WD_OK) {
        free_root(root);
    }
    return status;
}

static bool add_secondaries(wd_handles_root *root) {
    const wd_allocator heap = wd_allocator_default();
    root->secondaries = wd_alloc_zero(&heap, 1, sizeof *root->secondaries);
    if (root->secondaries) {
        pthread_mutex_init(&root->secondaries->lock, NULL);
        wd_hash_table_init(&root->secondaries->buffers, heap);
    }
    return root->secondaries != NULL;
}

wd_status wd_handles_add_device(VkDevice device, const VkDeviceCreateInfo *create_info, uint32_t api_version,
                                PFN_vkGetDeviceProcAddr next, struct wd_report *report) {
    wd_handles_root *root = new_root();
    if (!root) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_device_dispatch_load(&root->next.device, device, next);
    const bool is_wrapped = !is_refused(create_info->ppEnabledExtensionNames,
                                        create_info->enabledExtensionCount, api_version, false, report);
    wd_status status = add_secondaries(root) ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    if (status == WD_OK) {
        status = add_root(&devices, device, VK_OBJECT_TYPE_DEVICE, is_wrapped, root);
    }
    if (status != WD_OK) {
        free_root(root);
    }
    return status;
}

VKAPI_ATTR void VKAPI_CALL wd_handles_destroy_instance(VkInstance instance,
                                                       const VkAllocationCallbacks *callbacks) {
    wd_handles_root *root = wd_handles_instance_of(instance);
    wd_dispatch_map_remove(&instances, wd_dispatch_key(instance));
    root->next.instance.DestroyInstance(instance, callbacks);
    wd_handle_ids_remove(root->number);
    free_root(root);
}

VKAPI_ATTR void VKAPI_CALL wd_handles_destroy_device(VkDevice device,
                                                     const VkAllocationCallbacks *callbacks) {
    wd_handles_root *root = wd_handles_device_of(device);
    wd_dispatch_map_remove(&devices, wd_dispatch_key(device));
    root->next.device.DestroyDevice(device, callbacks);
    wd_handle_ids_remove(root->number);
    free_root(root);
}

// --- Secondary command buffers

void wd_handles_note_level(wd_handles_root *root, const wd_AllocateCommandBuffers_args *args) {
    struct wd_secondaries *secondaries = root->secondaries;
    const bool is_secondary = args->pAllocateInfo->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY;
    pthread_mutex_lock(&secondaries->lock);
    for (uint32_t i = 0; i < args->pAllocateInfo->commandBufferCount; i++) {
        const uint64_t key = (uintptr_t)args->pCommandBuffers[i];
        if (is_secondary) {
            // Without memory, the render pass of a secondary command buffer would go down wrapped: rather none.
            (void)wd_hash_table_set(&secondaries->buffers, key, secondaries);
        } else {
            wd_hash_table_remove(&secondaries->buffers, key);
        }
    }
    pthread_mutex_unlock(&secondaries->lock);
}

bool wd_handles_is_secondary(const wd_handles_root *root, VkCommandBuffer command_buffer) {
    struct wd_secondaries *secondaries = root->secondaries;
    pthread_mutex_lock(&secondaries->lock);
    const bool is_secondary = wd_hash_table_get(&secondaries->buffers, (uintptr_t)command_buffer) != NULL;
    pthread_mutex_unlock(&secondaries->lock);
    return is_secondary;
}

// --- Commands by name

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL wd_handles_instance_proc_addr(VkInstance instance,
                                                                       const char *name) {
    wd_handles_root *root = wd_handles_instance_of(instance);
    PFN_vkVoidFunction next = root->next.instance.GetInstanceProcAddr(instance, name);
    PFN_vkVoidFunction own = wd_handles_lookup(name);
    own = own ? own : wd_handles_platform_function(name);
    return next && own ? own : next;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL wd_handles_device_proc_addr(VkDevice device, const char *name) {
    wd_handles_root *root = wd_handles_device_of(device);
    PFN_vkVoidFunction next = root->next.device.GetDeviceProcAddr(device, name);
    if (root->number && !wd_command_find(name)) {
        return NULL;
    }
    PFN_vkVoidFunction own = wd_handles_lookup(name);
    return next && own ? own : next;
}
