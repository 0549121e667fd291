// VK_EXT_debug_utils and VK_EXT_debug_report as the layer implements them.
//
// Messengers and callbacks are made below as well, because the loader and drivers have messages of their own for them.
// Messages that an application submits itself go down only: the loader delivers them to every messenger, and a second
// delivery from here would double them. If neither driver nor lower layers have the extension, the layer does both.
#include <stdio.h>

#include "vk/layer/chassis.h"
#include "vk/registry/enum_strings.h"
#include "vk/report/message_ids.h"

static wd_messengers *messengers_of(const wd_call *call) {
    return ((const wd_layer_instance *)call->instance)->messengers;
}

// make_handle returns a handle for an object of the layer. The handle is unique until the object is destroyed.
static bool make_handle(const wd_call *call, uint64_t *handle) {
    void *memory = wd_alloc(&call->instance->allocator, 1);
    *handle = (uint64_t)(uintptr_t)memory;
    return memory != NULL;
}

static void free_handle(const wd_call *call, uint64_t handle) {
    wd_free(&call->instance->allocator, (void *)(uintptr_t)handle);
}

// is_missing reports a pointer parameter that is NULL and must not be. The commands of this file read it, and so do the
// loader and drivers, so that the call is skipped.
static bool is_missing(const wd_call *call, const void *pointer, const char *id, const char *parameter) {
    if (pointer) {
        return false;
    }
    char text[128];
    snprintf(text, sizeof text, "%s(): %s is NULL; the call is skipped.", call->name, parameter);
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR, .type = WD_MESSAGE_VALIDATION, .id = id, .text = text};
    wd_report_submit(call->instance->report, &finding);
    return true;
}

// destroy_messenger destroys what the next layer, or this one, made.
static void destroy_messenger(wd_call *call, const wd_DestroyDebugUtilsMessengerEXT_args *down) {
    if (call->instance->dispatch.CreateDebugUtilsMessengerEXT) {
        call->instance->dispatch.DestroyDebugUtilsMessengerEXT(down->instance, down->messenger,
                                                               down->pAllocator);
    } else {
        free_handle(call, (uint64_t)down->messenger);
    }
}

VkResult wd_layer_CreateDebugUtilsMessengerEXT(wd_call *call,
                                               const wd_CreateDebugUtilsMessengerEXT_args *args,
                                               const wd_CreateDebugUtilsMessengerEXT_args *down) {
    const bool lacks_info =
        is_missing(call, args->pCreateInfo, WD_ID_VUID_CREATE_MESSENGER_INFO, "pCreateInfo");
    if (is_missing(call, args->pMessenger, WD_ID_VUID_CREATE_MESSENGER_RESULT, "pMessenger") || lacks_info) {
        return VK_ERROR_VALIDATION_FAILED_EXT;
    }
    const wd_instance_dispatch *next = &call->instance->dispatch;
    VkDebugUtilsMessengerEXT *messenger = down->pMessenger;
    if (next->CreateDebugUtilsMessengerEXT) {
        VkResult result = next->CreateDebugUtilsMessengerEXT(down->instance, down->pCreateInfo,
                                                             down->pAllocator, messenger);
        if (result != VK_SUCCESS) {
            return result;
        }
    } else if (!make_handle(call, (uint64_t *)messenger)) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (wd_messengers_add_utils(messengers_of(call), *messenger, args->pCreateInfo) != WD_OK) {
        const wd_DestroyDebugUtilsMessengerEXT_args undo = {down->instance, *messenger, down->pAllocator};
        destroy_messenger(call, &undo);
        *messenger = VK_NULL_HANDLE;
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    return VK_SUCCESS;
}

void wd_layer_DestroyDebugUtilsMessengerEXT(wd_call *call, const wd_DestroyDebugUtilsMessengerEXT_args *args,
                                            const wd_DestroyDebugUtilsMessengerEXT_args *down) {
    if (args->messenger != VK_NULL_HANDLE &&
        !wd_messengers_remove_utils(messengers_of(call), args->messenger)) {
        return; // The checks of object lifetimes report it. Loaders and drivers read through the handle.
    }
    destroy_messenger(call, down);
}

static wd_finding_object object_of(const VkDebugUtilsObjectNameInfoEXT *info) {
    return (wd_finding_object){
        .type = (uint32_t)info->objectType,
        .type_name = wd_VkObjectType_string(info->objectType),
        .handle = info->objectHandle,
        .name = info->pObjectName,
    };
}

void wd_layer_SubmitDebugUtilsMessageEXT(wd_call *call, const wd_SubmitDebugUtilsMessageEXT_args *args,
                                         const wd_SubmitDebugUtilsMessageEXT_args *down) {
    if (is_missing(call, args->pCallbackData, WD_ID_VUID_SUBMIT_MESSAGE_DATA, "pCallbackData")) {
        return;
    }
    const wd_instance_dispatch *next = &call->instance->dispatch;
    if (next->SubmitDebugUtilsMessageEXT) {
        next->SubmitDebugUtilsMessageEXT(down->instance, down->messageSeverity, down->messageTypes,
                                         down->pCallbackData);
        return;
    }
    const VkDebugUtilsMessengerCallbackDataEXT *data = args->pCallbackData;
    wd_finding_object *objects = wd_arena_alloc_zero(&call->scratch, data->objectCount, sizeof *objects);
    for (uint32_t i = 0; objects && i < data->objectCount; ++i) {
        objects[i] = object_of(&data->pObjects[i]);
    }
    const wd_finding finding = {
        .severity = (wd_severity)args->messageSeverity,
        .type = (wd_message_type)args->messageTypes,
        .id = data->pMessageIdName ? data->pMessageIdName : "",
        .text = data->pMessage ? data->pMessage : "",
        .objects = objects,
        .num_objects = objects ? data->objectCount : 0,
    };
    wd_report_submit(call->instance->report, &finding);
}

// destroy_callback destroys what the next layer, or this one, made.
static void destroy_callback(wd_call *call, const wd_DestroyDebugReportCallbackEXT_args *down) {
    if (call->instance->dispatch.CreateDebugReportCallbackEXT) {
        call->instance->dispatch.DestroyDebugReportCallbackEXT(down->instance, down->callback,
                                                               down->pAllocator);
    } else {
        free_handle(call, (uint64_t)down->callback);
    }
}

VkResult wd_layer_CreateDebugReportCallbackEXT(wd_call *call,
                                               const wd_CreateDebugReportCallbackEXT_args *args,
                                               const wd_CreateDebugReportCallbackEXT_args *down) {
    const bool lacks_info =
        is_missing(call, args->pCreateInfo, WD_ID_VUID_CREATE_CALLBACK_INFO, "pCreateInfo");
    if (is_missing(call, args->pCallback, WD_ID_VUID_CREATE_CALLBACK_RESULT, "pCallback") || lacks_info) {
        return VK_ERROR_VALIDATION_FAILED_EXT;
    }
    const wd_instance_dispatch *next = &call->instance->dispatch;
    VkDebugReportCallbackEXT *callback = down->pCallback;
    if (next->CreateDebugReportCallbackEXT) {
        VkResult result =
            next->CreateDebugReportCallbackEXT(down->instance, down->pCreateInfo, down->pAllocator, callback);
        if (result != VK_SUCCESS) {
            return result;
        }
    } else if (!make_handle(call, (uint64_t *)callback)) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (wd_messengers_add_report(messengers_of(call), *callback, args->pCreateInfo) != WD_OK) {
        const wd_DestroyDebugReportCallbackEXT_args undo = {down->instance, *callback, down->pAllocator};
        destroy_callback(call, &undo);
        *callback = VK_NULL_HANDLE;
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    return VK_SUCCESS;
}

void wd_layer_DestroyDebugReportCallbackEXT(wd_call *call, const wd_DestroyDebugReportCallbackEXT_args *args,
                                            const wd_DestroyDebugReportCallbackEXT_args *down) {
    if (args->callback != VK_NULL_HANDLE &&
        !wd_messengers_remove_report(messengers_of(call), args->callback)) {
        return;
    }
    destroy_callback(call, down);
}

// The severity and type that the flags of VK_EXT_debug_report stand for.
static wd_severity severity_of(VkDebugReportFlagsEXT flags) {
    if (flags & VK_DEBUG_REPORT_ERROR_BIT_EXT) {
        return WD_SEVERITY_ERROR;
    }
    if (flags & (VK_DEBUG_REPORT_WARNING_BIT_EXT | VK_DEBUG_REPORT_PERFORMANCE_WARNING_BIT_EXT)) {
        return WD_SEVERITY_WARNING;
    }
    return flags & VK_DEBUG_REPORT_INFORMATION_BIT_EXT ? WD_SEVERITY_INFO : WD_SEVERITY_VERBOSE;
}

void wd_layer_DebugReportMessageEXT(wd_call *call, const wd_DebugReportMessageEXT_args *args,
                                    const wd_DebugReportMessageEXT_args *down) {
    const wd_instance_dispatch *next = &call->instance->dispatch;
    if (next->DebugReportMessageEXT) {
        next->DebugReportMessageEXT(down->instance, down->flags, down->objectType, down->object,
                                    down->location, down->messageCode, down->pLayerPrefix, down->pMessage);
        return;
    }
    const bool performance = args->flags & VK_DEBUG_REPORT_PERFORMANCE_WARNING_BIT_EXT;
    const wd_finding finding = {
        .severity = severity_of(args->flags),
        .type = performance ? WD_MESSAGE_PERFORMANCE : WD_MESSAGE_GENERAL,
        .id = args->pLayerPrefix ? args->pLayerPrefix : "",
        .text = args->pMessage ? args->pMessage : "",
    };
    wd_report_submit(call->instance->report, &finding);
}
