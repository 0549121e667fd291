// Loads the settings: defaults, then the sources (settings_sources.c), then the values that depend on several settings.
#include "vk/layer/settings.h"

#include <regex.h>
#include <stdio.h>
#include <string.h>

#include "vk/layer/settings_internal.h"
#include "vk/report/message_ids.h"

static void assign_defaults(wd_settings_store *store) {
    for (size_t i = 0; i < wd_num_settings; i++) {
        const wd_setting *setting = &wd_settings_table[i];
        if (setting->type == WD_SETTING_TRANSLATE) {
            continue;
        }
        const wd_setting_entry entry = {
            .prefix = WD_PREFIX_WARDEN,
            .key = setting->key,
            .key_length = strlen(setting->key),
            .value = setting->default_value,
            .value_length = strlen(setting->default_value),
            .origin = "default",
        };
        wd_settings_assign(store, setting, &entry);
    }
}

// check_patterns reports regular expressions of a setting that are not valid, which the validator ignores.
static void check_patterns(wd_settings_store *store, const char *key, const wd_setting_list *patterns) {
    for (size_t i = 0; i < patterns->count; i++) {
        const char *pattern = patterns->items[i];
        regex_t compiled;
        const int error = regcomp(&compiled, pattern, REG_EXTENDED | REG_NOSUB);
        if (!error) {
            regfree(&compiled);
            continue;
        }
        char reason[80];
        regerror(error, &compiled, reason, sizeof reason);
        wd_settings_warn(store, WD_ID_SETTINGS_BAD_VALUE,
                         "%s: \"%s\" is not a valid regular expression (%s), and is ignored.", key,
                         wd_settings_quote(store, pattern, strlen(pattern), WD_SETTINGS_QUOTED_VALUE),
                         reason);
    }
}

// turn_off sets all switches to false.
static void turn_off(wd_settings_store *store) {
    for (size_t i = 0; i < wd_num_settings; i++) {
        if (wd_setting_is_switch(&wd_settings_table[i])) {
            *(bool *)((char *)store + wd_settings_table[i].offset) = false;
        }
    }
}

// publish turns raw values into public ones.
static void publish(wd_settings_store *store) {
    wd_settings *settings = &store->settings;
    if (!settings->enable) {
        turn_off(store);
    }
    // The formats of texts are compared once: when the module is created, where shader modules are validated.
    settings->shader.printf_formats = settings->gpuav.debug_printf;
    settings->gpuav.printf_formats = !settings->validate_shaders;
    settings->gpuav.command_patterns = store->commands_to_dump.items;
    settings->gpuav.num_command_patterns = settings->enable ? store->commands_to_dump.count : 0;
    if (wd_settings_use_gpuav(settings) && !settings->gpuav_enable) {
        settings->gpuav.checks = 0; // The validator only prints.
        settings->gpuav.indirect_parameters = false;
        settings->gpuav.vertex_fetch = false;
        settings->gpuav.copied_depths = false;
        settings->gpuav.acceleration_structures = false;
        settings->gpuav.descriptor_contents = false;
        settings->gpuav.descriptor_buffers = false;
        settings->gpuav.marks_draws = false;
    }
    settings->gpuav.marks_draws &= settings->validate_hangs;
    settings->sync.host_write_watch &= settings->sync.host_accesses;
    settings->sync.host_read_watch &= settings->sync.host_accesses;
    settings->sync.hazards = settings->validate_sync;
    const char *report = settings->report_json;
    settings->hangs.report = report && *report ? report : settings->report_sarif;
    settings->parameters.checks_parents = !settings->lifetimes.handles;
    // Synchronization validation reports these, too.
    settings->lifetimes.host_waits = settings->lifetimes.command_buffers && !settings->validate_sync;
    // GPU-assisted validation checks the descriptors that invocations use.
    settings->lifetimes.late_descriptors =
        settings->lifetimes.command_buffers &&
        !(settings->gpuav_enable && settings->gpuav.checks & WD_CHECK_DESCRIPTOR_STATE);
    settings->shader.validate = settings->validate_shaders;
    settings->gpuav.mode = (wd_instrument_mode)store->gpuav_mode;
    settings->gpuav.dump_always = store->gpuav_dump_when != 0;
    settings->gpuav.shader_patterns = store->shaders_to_instrument.items;
    settings->gpuav.num_shader_patterns = store->shaders_to_instrument.count;
    check_patterns(store, "gpuav_shaders_to_instrument", &store->shaders_to_instrument);
    check_patterns(store, "gpuav_dump_commands", &store->commands_to_dump);
    settings->log_color = (wd_log_color)store->log_color;
    // Each sink has its own mask: a messenger that asks for information gets it, whatever the log prints.
    settings->report.severities =
        WD_SEVERITY_VERBOSE | WD_SEVERITY_INFO | WD_SEVERITY_WARNING | WD_SEVERITY_ERROR;
    settings->report.duplicate_limit = store->enable_message_limit ? store->duplicate_message_limit : 0;
    settings->report.muted_ids = store->muted_ids.items;
    settings->report.num_muted_ids = store->muted_ids.count;
    wd_settings_publish_warnings(store);
}

wd_status wd_settings_load(wd_allocator allocator, const VkInstanceCreateInfo *create_info,
                           wd_settings **settings) {
    *settings = NULL;
    wd_settings_store *store = wd_alloc_zero(&allocator, 1, sizeof *store);
    if (!store) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    store->allocator = allocator;
    wd_arena_init(&store->arena, allocator, 2048);
    assign_defaults(store);
    store->origins = wd_arena_alloc_zero(&store->arena, wd_num_settings, sizeof *store->origins);
    store->values = wd_arena_alloc_zero(&store->arena, wd_num_settings, sizeof *store->values);
    store->out_of_memory |= !store->origins || !store->values;
    if (!store->out_of_memory) {
        wd_settings_read_sources(store, create_info);
    }
    if (!store->out_of_memory) {
        publish(store);
    }
    if (store->out_of_memory) {
        wd_settings_destroy(&store->settings);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *settings = &store->settings;
    return WD_OK;
}

const char *wd_settings_origin(const wd_settings *settings, const char *key) {
    const wd_settings_store *store = (const wd_settings_store *)settings;
    for (size_t i = 0; i < wd_num_settings; i++) {
        const char *name = wd_settings_table[i].key;
        if (name && strcmp(name, key) == 0 && store->origins[i]) {
            return store->origins[i];
        }
    }
    return "default";
}

void wd_settings_visit_set(const wd_settings *settings, wd_settings_visit visit, void *user) {
    const wd_settings_store *store = (const wd_settings_store *)settings;
    for (size_t i = 0; i < wd_num_settings; i++) {
        if (wd_settings_table[i].key && store->origins[i] && store->values[i]) {
            visit(user, wd_settings_table[i].key, store->values[i], store->origins[i]);
        }
    }
}

void wd_settings_destroy(wd_settings *settings) {
    if (!settings) {
        return;
    }
    wd_settings_store *store = (wd_settings_store *)settings;
    const wd_allocator allocator = store->allocator;
    WD_VECTOR_FINISH(&allocator, &store->warnings);
    wd_arena_finish(&store->arena);
    wd_free(&allocator, store);
}
