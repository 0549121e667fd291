// The first and the last line of a run.
#include "vk/layer/chassis.h"
#include "vk/report/message_ids.h"

static void append_device_name(wd_string_builder *text, const wd_layer_device *device) {
    VkPhysicalDeviceProperties properties = {0};
    device->base.instance->dispatch.GetPhysicalDeviceProperties(device->base.physical_device, &properties);
    properties.deviceName[sizeof properties.deviceName - 1] = '\0';
    wd_string_append(text, properties.deviceName[0] ? properties.deviceName : "a device without a name");
}

static void submit(const wd_layer_device *device, const char *id, const wd_string_builder *text) {
    const wd_finding finding = {
        .severity = WD_SEVERITY_INFO,
        .type = WD_MESSAGE_GENERAL,
        .id = id,
        .text = text->failed ? "Warden runs out of memory." : text->text,
    };
    wd_report_submit_run(device->base.instance->report, &finding);
}

static const wd_active_validator *find_active(const wd_active_validator *active, size_t count,
                                              const wd_validator *validator) {
    for (size_t i = 0; i < count; ++i) {
        if (active[i].validator == validator) {
            return &active[i];
        }
    }
    return NULL;
}

// append_reason appends why a validator is on or off, and returns whether it is on.
static bool append_reason(wd_string_builder *reason, const wd_layer_device *device,
                          const wd_validator_entry *entry) {
    const wd_layer_instance *instance = (const wd_layer_instance *)device->base.instance;
    const wd_settings *settings = instance->settings;
    if (!entry->is_enabled(settings)) {
        const char *key = settings->enable ? entry->setting : "enable";
        wd_string_appendf(reason, "%s: %s", key, wd_settings_origin(settings, key));
        return false;
    }
    const wd_active_validator *active =
        find_active(device->validators, device->num_validators, entry->validator);
    const char *inactive = !active                           ? "it could not be started"
                           : active->validator->why_inactive ? active->validator->why_inactive(active->data)
                                                             : NULL;
    if (inactive) {
        wd_string_append(reason, inactive);
    } else {
        wd_string_appendf(reason, "%s: %s", entry->setting, wd_settings_origin(settings, entry->setting));
    }
    return !inactive;
}

// append_validators appends those that are on, or those that are off.
static void append_validators(wd_string_builder *text, const wd_layer_device *device, bool on) {
    size_t count = 0;
    for (size_t i = 0; i < wd_num_validator_entries; ++i) {
        const wd_validator_entry *entry = &wd_validator_entries[i];
        wd_string_builder reason;
        wd_string_init(&reason, device->base.allocator);
        if (entry->title && append_reason(&reason, device, entry) == on) {
            wd_string_appendf(text, "%s%s (%s)", count++ ? ", " : "", entry->title, reason.text);
        }
        text->failed |= reason.failed;
        wd_string_finish(&reason);
    }
    wd_string_append(text, count ? "." : "nothing.");
}

void wd_layer_report_start(const wd_layer_device *device) {
    wd_string_builder text;
    wd_string_init(&text, device->base.allocator);
    wd_string_append(&text, "Warden " WD_LAYER_VERSION " validates ");
    append_device_name(&text, device);
    wd_string_append(&text, ". On: ");
    append_validators(&text, device, true);
    wd_string_append(&text, " Off: ");
    append_validators(&text, device, false);
    submit(device, WD_ID_LAYER_START, &text);
    wd_string_finish(&text);
}

void wd_layer_report_end(const wd_layer_device *device) {
    const wd_report *report = device->base.instance->report;
    const unsigned long long errors = wd_report_count(report, WD_SEVERITY_ERROR);
    const unsigned long long warnings = wd_report_count(report, WD_SEVERITY_WARNING);
    wd_string_builder text;
    wd_string_init(&text, device->base.allocator);
    wd_string_append(&text, "Warden ends on ");
    append_device_name(&text, device);
    wd_string_appendf(&text, ": %llu error%s, %llu warning%s.", errors, errors == 1 ? "" : "s", warnings,
                      warnings == 1 ? "" : "s");
    submit(device, WD_ID_LAYER_END, &text);
    wd_string_finish(&text);
}
