// The validator: its hooks are generated, its data is the chassis's.
#include "vk/core/core.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "vk/core/core_internal.h"
#include "vk/core/statements/core_statements.h" // generated
#include "vk/report/message_ids.h"
#include "vk/report/report.h"

// enter_instance starts the checks of a call without a device.
__attribute__((noinline)) static void enter_instance(wd_core_check *check, struct wd_call *call,
                                                     const void *args) {
    check->api_version = call->instance->api_version;
    if (wd_command_get(call->command)->handle_type == VK_OBJECT_TYPE_PHYSICAL_DEVICE) {
        VkPhysicalDevice handle;
        memcpy(&handle, args, sizeof handle);
        check->physical = wd_capability_cache_find(call->instance->capabilities, handle);
        check->api_version = check->physical ? check->physical->api_version : check->api_version;
    }
    if (call->command == WD_COMMAND_CreateDevice && check->physical) {
        // The features of a create info of a device are those of the device that it describes.
        const wd_CreateDevice_args *create = args;
        wd_device_capabilities *enabled = wd_arena_alloc_zero(&call->scratch, 1, sizeof *enabled);
        if (enabled && create->pCreateInfo) {
            wd_device_capabilities_init(enabled, check->physical, create->pCreateInfo);
            check->enabled = enabled;
        }
    }
}

void wd_core_enter(wd_core_check *check, struct wd_call *call, const void *args) {
    *check = (wd_core_check){.call = call, .args = args};
    if (!call->device) {
        enter_instance(check, call, args);
        return;
    }
    check->state = call->device->state;
    check->enabled = call->device->capabilities;
    check->physical = check->enabled ? check->enabled->physical : NULL;
    check->api_version = call->device->api_version;
}

bool wd_core_data_validate(const wd_core_data *data) {
    if (!data->limits || data->lacked_portability >> WD_CORE_NUM_PORTABILITY) {
        return false;
    }
    for (size_t i = 0; i < WD_CORE_NUM_REPEATED; i++) {
        const uint64_t key = __atomic_load_n(&data->repeated[i], __ATOMIC_RELAXED);
        if (key && (((key >> 8) ^ i) & (WD_CORE_NUM_REPEATED - 1) & ~(uint64_t)1)) {
            return false;
        }
    }
    return true;
}

void wd_core_begin_repeated(wd_core_check *check, uint64_t key) {
    assert(check->call->device);
    const wd_core_data *data = check->call->data;
    _Static_assert((WD_CORE_NUM_REPEATED & (WD_CORE_NUM_REPEATED - 1)) == 0, "a mask selects the place");
    const size_t place = key >> 8 & (WD_CORE_NUM_REPEATED - 1);
    check->key = key;
    check->is_repeated = key && (__atomic_load_n(&data->repeated[place], __ATOMIC_RELAXED) == key ||
                                 __atomic_load_n(&data->repeated[place ^ 1], __ATOMIC_RELAXED) == key);
}

void wd_core_end_repeated(const wd_core_check *check) {
    assert(!check->is_repeated || check->key);
    wd_core_data *data = check->call->data;
    const size_t place = check->key >> 8 & (WD_CORE_NUM_REPEATED - 1);
    if (check->key && !check->is_repeated && !check->num_violations) {
        const uint64_t older = __atomic_load_n(&data->repeated[place], __ATOMIC_RELAXED);
        __atomic_store_n(&data->repeated[place ^ 1], older, __ATOMIC_RELAXED);
        __atomic_store_n(&data->repeated[place], check->key, __ATOMIC_RELAXED);
    }
}

uint64_t wd_core_limit(const wd_core_check *check, unsigned number,
                       uint64_t (*ask)(const wd_core_check *check)) {
    assert(number < WD_CORE_NUM_LIMITS);
    if (!check->physical) {
        return WD_CORE_UNKNOWN;
    }
    const wd_core_data *data = check->call->device ? check->call->data : NULL;
    uint64_t *kept = data ? &data->limits[number] : NULL;
    const uint64_t value = kept ? __atomic_load_n(kept, __ATOMIC_RELAXED) : 0;
    if (value) {
        return value - 1;
    }
    const uint64_t limit = ask(check);
    if (kept && limit < WD_CORE_UNKNOWN - 1) {
        __atomic_store_n(kept, limit + 1, __ATOMIC_RELAXED);
    }
    return limit;
}

// find_newer returns what makes a device newer than the build, as a phrase in `reason`; NULL: nothing.
static const char *find_newer(const wd_chassis_device *device, const VkDeviceCreateInfo *info, char *reason,
                              size_t size) {
    const uint32_t known = VK_HEADER_VERSION_COMPLETE, version = device->api_version;
    if (VK_API_VERSION_MAJOR(version) > VK_API_VERSION_MAJOR(known) ||
        VK_API_VERSION_MINOR(version) > VK_API_VERSION_MINOR(known)) {
        snprintf(reason, size, "uses Vulkan %u.%u", VK_API_VERSION_MAJOR(version),
                 VK_API_VERSION_MINOR(version));
        return reason;
    }
    for (uint32_t i = 0; info->ppEnabledExtensionNames && i < info->enabledExtensionCount; i++) {
        const char *name = info->ppEnabledExtensionNames[i];
        if (name && !wd_knows_device_extension(name) && !wd_is_platform_extension(name)) {
            snprintf(reason, size, "enables %.256s", name);
            return reason;
        }
    }
    return NULL;
}

static void report_newer(const wd_chassis_device *device, const char *reason) {
    char text[640];
    snprintf(text, sizeof text,
             "Core validation reports nothing on this device: it %s, which this build does not know (Vulkan "
             "%u.%u.%u). To have the device checked, build Warden with newer Vulkan headers (docs/build.md).",
             reason, VK_API_VERSION_MAJOR(VK_HEADER_VERSION_COMPLETE),
             VK_API_VERSION_MINOR(VK_HEADER_VERSION_COMPLETE), VK_HEADER_VERSION);
    const wd_finding finding = {.severity = WD_SEVERITY_INFO,
                                .type = WD_MESSAGE_GENERAL,
                                .id = WD_ID_CORE_NEWER_DEVICE,
                                .text = text};
    wd_report_submit(device->instance->report, &finding);
}

const wd_core_options *wd_core_options_of(const wd_core_check *check) {
    static const wd_core_options defaults = WD_CORE_OPTIONS_INIT;
    const wd_core_data *data = check->call->device ? check->call->data : NULL;
    return data ? &data->options : &defaults;
}

typedef struct instance_data {
    wd_allocator allocator;
    wd_core_options options;
} instance_data;

static wd_status create_instance(wd_chassis_instance *chassis, const void *options, void **data) {
    static const wd_core_options defaults = WD_CORE_OPTIONS_INIT;
    assert(wd_core_hand_rules_validate());
    instance_data *made = wd_alloc_zero(&chassis->allocator, 1, sizeof *made);
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = chassis->allocator;
    made->options = options ? *(const wd_core_options *)options : defaults;
    *data = made;
    return WD_OK;
}

static void destroy_instance(void *data) {
    instance_data *instance = data;
    if (instance) {
        const wd_allocator allocator = instance->allocator;
        wd_free(&allocator, instance);
    }
}

static wd_status create_device(wd_chassis_device *device, void *of_instance,
                               const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                               void **data) {
    assert(of_instance);
    (void)down;
    wd_core_data *made = wd_alloc_zero(&device->allocator, 1, sizeof *made);
    uint64_t *limits = wd_alloc_zero(&device->allocator, WD_CORE_NUM_LIMITS, sizeof *limits);
    if (!made || !limits) {
        wd_free(&device->allocator, made);
        wd_free(&device->allocator, limits);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = device->allocator;
    made->state = device->state;
    made->options = ((const instance_data *)of_instance)->options;
    made->limits = limits;
    wd_mutex_init(&made->static_uses_lock);
    char reason[320];
    if (find_newer(device, create_info, reason, sizeof reason)) {
        made->has_newer = true;
        report_newer(device, reason);
    }
    wd_core_read_portability(made, device, create_info);
    assert(wd_core_data_validate(made));
    *data = made;
    return WD_OK;
}

static void destroy_device(void *data) {
    wd_core_data *core = data;
    if (core) {
        assert(wd_core_data_validate(core));
        wd_state_release_slots(core->state, WD_STATE_SLOT_CORE);
        wd_state_release_slots(core->state, WD_STATE_SLOT_STATIC_USES);
        wd_mutex_finish(&core->static_uses_lock);
        const wd_allocator allocator = core->allocator;
        wd_free(&allocator, core->limits);
        wd_free(&allocator, core);
    }
}

const wd_validator wd_core_validator = {
    .name = "core",
    .create_instance = create_instance,
    .destroy_instance = destroy_instance,
    .create_device = create_device,
    .destroy_device = destroy_device,
    .checks_arguments_only = true,
    .reads_push_constants = true,
    .hooks = {WD_CORE_HOOKS},
};
