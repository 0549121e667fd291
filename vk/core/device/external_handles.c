// File descriptors of semaphores, fences and memory: types of handles, payloads that can be exported.
#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/state/state_payload.h"

// Types have the same bits for semaphores and fences: those of file descriptors are 1 and a copy of the payload.
static const wd_core_frame get_frame = WD_CORE_POINTER(NULL, "pGetFdInfo");

static void report_not_exportable(wd_core_check *c, const char *owner, uint32_t rule, const char *label,
                                  VkObjectType type, uint64_t handle, const char *type_of_handle) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, &get_frame, owner, rule)) {
        wd_core_word(&m, "handleType", type_of_handle);
        wd_core_handle(&m, label, type, handle);
        wd_core_summaryf(&m, ", which was created without handle types to export");
        m.fix =
            "Add the handle type to the VkExport...CreateInfo or VkExportMemoryAllocateInfo of the object.";
        wd_core_end(&m);
    }
}

static void report_type(wd_core_check *c, const wd_core_frame *frame, const char *owner, uint32_t rule,
                        const char *type_of_handle) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, frame, owner, rule)) {
        wd_core_word(&m, "handleType", type_of_handle);
        wd_core_summaryf(&m, ", which is not a file descriptor");
        wd_core_end(&m);
    }
}

static bool is_fd_of_semaphore(VkExternalSemaphoreHandleTypeFlagBits type) {
    return type == VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT ||
           type == VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_SYNC_FD_BIT;
}

static bool is_fd_of_fence(VkExternalFenceHandleTypeFlagBits type) {
    return type == VK_EXTERNAL_FENCE_HANDLE_TYPE_OPAQUE_FD_BIT ||
           type == VK_EXTERNAL_FENCE_HANDLE_TYPE_SYNC_FD_BIT;
}

WD_CORE_CHECK(device, GetSemaphoreFdKHR) {
    static const char owner[] = "VkSemaphoreGetFdInfoKHR";
    const VkSemaphoreGetFdInfoKHR *info = s->pGetFdInfo;
    const wd_state_semaphore *semaphore = info ? WD_CORE_FIND(semaphore, info->semaphore) : NULL;
    wd_core_message m;
    if (!info) {
        return;
    }
    const char *type = wd_VkExternalSemaphoreHandleTypeFlagBits_string(info->handleType);
    if (!is_fd_of_semaphore(info->handleType)) {
        report_type(c, &get_frame, owner, WD_CORE_RULE(01136), type);
        return;
    }
    if (semaphore && !__atomic_load_n(&semaphore->is_external, __ATOMIC_ACQUIRE)) {
        report_not_exportable(c, owner, WD_CORE_RULE(01132), "semaphore", VK_OBJECT_TYPE_SEMAPHORE,
                              semaphore->object.handle, type);
    }
    if (semaphore && info->handleType == VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_SYNC_FD_BIT &&
        semaphore->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE &&
        wd_core_begin_rule(&m, c, &get_frame, owner, WD_CORE_RULE(03253))) {
        wd_core_word(&m, "handleType", type);
        wd_core_handle(&m, "semaphore", VK_OBJECT_TYPE_SEMAPHORE, semaphore->object.handle);
        wd_core_summaryf(&m, ", which was created with VK_SEMAPHORE_TYPE_TIMELINE");
        m.fix = "Export a binary semaphore, or use VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(device, GetFenceFdKHR) {
    static const char owner[] = "VkFenceGetFdInfoKHR";
    const VkFenceGetFdInfoKHR *info = s->pGetFdInfo;
    const wd_state_fence *fence = info ? WD_CORE_FIND(fence, info->fence) : NULL;
    if (!info) {
        return;
    }
    const char *type = wd_VkExternalFenceHandleTypeFlagBits_string(info->handleType);
    if (!is_fd_of_fence(info->handleType)) {
        report_type(c, &get_frame, owner, WD_CORE_RULE(01456), type);
    } else if (fence && !__atomic_load_n(&fence->is_external, __ATOMIC_ACQUIRE)) {
        report_not_exportable(c, owner, WD_CORE_RULE(01453), "fence", VK_OBJECT_TYPE_FENCE,
                              fence->object.handle, type);
    }
}

WD_CORE_CHECK(device, GetMemoryFdKHR) {
    const VkMemoryGetFdInfoKHR *info = s->pGetFdInfo;
    const wd_state_memory *memory = info ? WD_CORE_FIND(memory, info->memory) : NULL;
    if (memory && !(memory->export_types & info->handleType)) {
        report_not_exportable(c, "VkMemoryGetFdInfoKHR", WD_CORE_RULE(00671), "memory",
                              VK_OBJECT_TYPE_DEVICE_MEMORY, memory->object.handle,
                              wd_VkExternalMemoryHandleTypeFlagBits_string(info->handleType));
    }
}

static void report_permanent(wd_core_check *c, const wd_core_frame *frame, const char *owner, uint32_t rule,
                             const char *type, const char *flag) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, frame, owner, rule)) {
        wd_core_word(&m, "handleType", type);
        wd_core_summaryf(&m, ", of which an import is temporary, but flags lacks %s", flag);
        wd_core_end(&m);
    }
}

static void report_pending(wd_core_check *c, const char *label, VkObjectType type, uint64_t handle,
                           uint32_t rule) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_handle(&m, label, type, handle);
        wd_core_summaryf(&m, ", which a submission uses that is not known to be complete");
        m.fix = "Wait for the submission before the payload is replaced.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(device, ImportSemaphoreFdKHR) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pImportSemaphoreFdInfo");
    static const char owner[] = "VkImportSemaphoreFdInfoKHR";
    const VkImportSemaphoreFdInfoKHR *info = s->pImportSemaphoreFdInfo;
    const wd_state_semaphore *semaphore = info ? WD_CORE_FIND(semaphore, info->semaphore) : NULL;
    if (!info) {
        return;
    }
    const char *type = wd_VkExternalSemaphoreHandleTypeFlagBits_string(info->handleType);
    if (!is_fd_of_semaphore(info->handleType)) {
        report_type(c, &frame, owner, WD_CORE_RULE(01143), type);
    } else if (info->handleType == VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_SYNC_FD_BIT &&
               !(info->flags & VK_SEMAPHORE_IMPORT_TEMPORARY_BIT)) {
        report_permanent(c, &frame, owner, WD_CORE_RULE(07307), type, "VK_SEMAPHORE_IMPORT_TEMPORARY_BIT");
    }
    if (semaphore && semaphore->semaphore_type == VK_SEMAPHORE_TYPE_BINARY) {
        const wd_state_operation latest = wd_state_semaphore_operation(c->call->device->state, semaphore);
        if (wd_state_operation_is_pending(c->call->device->state, &latest)) {
            report_pending(c, "pImportSemaphoreFdInfo->semaphore", VK_OBJECT_TYPE_SEMAPHORE,
                           semaphore->object.handle, WD_CORE_RULE(01142));
        }
    }
}

WD_CORE_CHECK(device, ImportFenceFdKHR) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pImportFenceFdInfo");
    static const char owner[] = "VkImportFenceFdInfoKHR";
    const VkImportFenceFdInfoKHR *info = s->pImportFenceFdInfo;
    const wd_state_fence *fence = info ? WD_CORE_FIND(fence, info->fence) : NULL;
    if (!info) {
        return;
    }
    const char *type = wd_VkExternalFenceHandleTypeFlagBits_string(info->handleType);
    if (!is_fd_of_fence(info->handleType)) {
        report_type(c, &frame, owner, WD_CORE_RULE(01464), type);
    } else if (info->handleType == VK_EXTERNAL_FENCE_HANDLE_TYPE_SYNC_FD_BIT &&
               !(info->flags & VK_FENCE_IMPORT_TEMPORARY_BIT)) {
        report_permanent(c, &frame, owner, WD_CORE_RULE(07306), type, "VK_FENCE_IMPORT_TEMPORARY_BIT");
    }
    if (fence) {
        const wd_state_operation latest = wd_state_fence_operation(c->call->device->state, fence);
        if (wd_state_operation_is_pending(c->call->device->state, &latest)) {
            report_pending(c, "pImportFenceFdInfo->fence", VK_OBJECT_TYPE_FENCE, fence->object.handle,
                           WD_CORE_RULE(01463));
        }
    }
}
