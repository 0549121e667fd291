// The first and the last line of a run, and validators that could not be created.
#include <stdio.h>
#include <string.h>

#include "vk/layer/chassis.h"
#include "vk/report/message_ids.h"
#include "vk/util/arena.h"

static void append_device_name(wd_string_builder *text, const wd_layer_device *device) {
    const char *name = device->capabilities.physical->properties.deviceName;
    const size_t length = strnlen(name, VK_MAX_PHYSICAL_DEVICE_NAME_SIZE);
    wd_string_append_n(text, length ? name : "a device without a name",
                       length ? length : strlen("a device without a name"));
}

// A report about the run, with one property for each setting of a validator or for each severity and id.
enum { MAX_PROPERTIES = 128, MAX_LINES = 100 };

typedef struct run_text {
    wd_string_builder text;
    wd_arena arena; // Of the properties.
    wd_finding_property properties[MAX_PROPERTIES];
    size_t num_properties;
} run_text;

static void begin_text(run_text *run, const wd_layer_device *device) {
    run->num_properties = 0;
    wd_string_init(&run->text, device->base.allocator);
    wd_arena_init(&run->arena, device->base.allocator, 1024);
}

// add_property skips properties for which there is no memory or no space.
static void add_property(run_text *run, const char *key, const char *value) {
    const char *key_copy = wd_arena_strdup(&run->arena, key);
    const char *value_copy = wd_arena_strdup(&run->arena, value);
    if (key_copy && value_copy && run->num_properties < MAX_PROPERTIES) {
        run->properties[run->num_properties++] = (wd_finding_property){key_copy, value_copy};
    }
}

static void submit(const wd_layer_device *device, const char *id, run_text *run) {
    const wd_finding finding = {
        .severity = WD_SEVERITY_INFO,
        .type = WD_MESSAGE_GENERAL,
        .id = id,
        .text = run->text.failed ? "Warden runs out of memory." : run->text.text,
        .properties = run->properties,
        .num_properties = run->num_properties,
    };
    wd_report_submit_run(device->base.instance->report, &finding);
    wd_arena_finish(&run->arena);
    wd_string_finish(&run->text);
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
static void append_validators(run_text *run, const wd_layer_device *device, bool on) {
    size_t count = 0;
    for (size_t i = 0; i < wd_num_validator_entries; ++i) {
        const wd_validator_entry *entry = &wd_validator_entries[i];
        wd_string_builder reason;
        wd_string_init(&reason, device->base.allocator);
        if (entry->title && append_reason(&reason, device, entry) == on) {
            wd_string_appendf(&run->text, "%s%s (%s)", count++ ? ", " : "", entry->title, reason.text);
            wd_string_builder property;
            wd_string_init(&property, device->base.allocator);
            wd_string_appendf(&property, "%s: %s", on ? "on" : "off", reason.text);
            add_property(run, entry->setting, property.text);
            wd_string_finish(&property);
        }
        run->text.failed |= reason.failed;
        wd_string_finish(&reason);
    }
    wd_string_append(&run->text, count ? "." : "nothing.");
}

// set_text is the list of the settings that are not the default and switch no validator.
typedef struct set_text {
    run_text *run;
    size_t count;
} set_text;

static bool is_validator_switch(const char *key) {
    bool is_switch = false;
    for (size_t i = 0; i < wd_num_validator_entries; i++) {
        is_switch |= wd_validator_entries[i].title && strcmp(wd_validator_entries[i].setting, key) == 0;
    }
    return is_switch;
}

static void append_setting(void *user, const char *key, const char *value, const char *origin) {
    set_text *list = user;
    if (is_validator_switch(key)) {
        return;
    }
    wd_string_appendf(&list->run->text, "%s%s = %s (%s)", list->count++ ? ", " : " Settings: ", key, value,
                      origin);
}

void wd_layer_report_start(const wd_layer_device *device) {
    run_text run;
    begin_text(&run, device);
    wd_string_append(&run.text, "Warden " WD_LAYER_VERSION " validates ");
    append_device_name(&run.text, device);
    wd_string_append(&run.text, ". On: ");
    append_validators(&run, device, true);
    wd_string_append(&run.text, " Off: ");
    append_validators(&run, device, false);
    set_text list = {.run = &run};
    wd_settings_visit_set(((const wd_layer_instance *)device->base.instance)->settings, append_setting,
                          &list);
    wd_string_append(&run.text, list.count ? "." : "");
    submit(device, WD_ID_LAYER_START, &run);
}

// append_count is a visitor of wd_report_visit_counts. Ids may come from the application: they are printed as such.
static void append_count(void *user, const wd_report_id_count *count) {
    static const char *const nouns[] = {"message", "warning", "error"};
    run_text *run = user;
    const int noun = count->severity == WD_SEVERITY_ERROR ? 2 : count->severity == WD_SEVERITY_WARNING;
    char number[24];
    snprintf(number, sizeof number, "%llu", (unsigned long long)count->count);
    if (run->num_properties < MAX_LINES) {
        wd_string_appendf(&run->text, "\n%s %s%s of ", number, nouns[noun], count->count == 1 ? "" : "s");
        wd_string_append_printable(&run->text, count->id, strlen(count->id), "");
    }
    wd_string_builder key;
    wd_string_init(&key, run->text.allocator);
    wd_string_appendf(&key, "%s %s", wd_severity_string(count->severity), count->id);
    add_property(run, key.text, number);
    wd_string_finish(&key);
}

void wd_layer_report_end(const wd_layer_device *device) {
    wd_report *report = device->base.instance->report;
    const unsigned long long errors = wd_report_count(report, WD_SEVERITY_ERROR);
    const unsigned long long warnings = wd_report_count(report, WD_SEVERITY_WARNING);
    run_text run;
    begin_text(&run, device);
    wd_string_append(&run.text, "Warden ends on ");
    append_device_name(&run.text, device);
    wd_string_appendf(&run.text, ": %llu error%s, %llu warning%s.", errors, errors == 1 ? "" : "s", warnings,
                      warnings == 1 ? "" : "s");
    wd_report_visit_counts(report, append_count, &run);
    submit(device, WD_ID_LAYER_END, &run);
}

void wd_layer_report_failure(wd_report *report, const char *validator, const char *of_what,
                             wd_status status) {
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_diagnose(&diagnostic, SIZE_MAX,
                "The validator '%s' is off for this %s: %s. Other validators are not affected.", validator,
                of_what, wd_status_string(status));
    const wd_finding finding = {
        .severity = WD_SEVERITY_WARNING,
        .type = WD_MESSAGE_GENERAL,
        .id = WD_ID_LAYER_VALIDATOR_OFF,
        .text = diagnostic.message,
    };
    wd_report_submit(report, &finding);
}
