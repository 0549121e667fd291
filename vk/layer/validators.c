// The validators of the layer, in the order in which their hooks run. docs/recipes.md shows how to add one.
#include "vk/layer/validators.h"

#include "vk/core/core.h"
#include "vk/gpuav/validator/gpuav.h"
#include "vk/hangs/hangs.h"
#include "vk/image_layouts/image_layouts.h"
#include "vk/lifetimes/lifetimes.h"
#include "vk/parameters/parameters.h"
#include "vk/poison/poison.h"
#include "vk/shader/shader.h"
#include "vk/state/state.h"
#include "vk/syncval/validator/syncval_validator.h"
#include "vk/threads/threads.h"

static bool lifetimes_is_enabled(const wd_settings *settings) {
    return settings->lifetimes.handles || settings->lifetimes.in_use || settings->lifetimes.command_buffers;
}

static bool threads_are_enabled(const wd_settings *settings) {
    return settings->validate_threads;
}

static const void *lifetimes_options(const wd_settings *settings) {
    return &settings->lifetimes;
}

static bool parameters_are_enabled(const wd_settings *settings) {
    return settings->validate_parameters;
}

static const void *parameters_options(const wd_settings *settings) {
    return &settings->parameters;
}

static bool core_is_enabled(const wd_settings *settings) {
    return settings->validate_core;
}

static const void *core_options(const wd_settings *settings) {
    return &settings->core;
}

static bool shader_is_enabled(const wd_settings *settings) {
    return settings->validate_shaders;
}

static const void *shader_options(const wd_settings *settings) {
    return &settings->shader;
}

static bool gpuav_is_enabled(const wd_settings *settings) {
    return wd_settings_use_gpuav(settings);
}

static const void *gpuav_options(const wd_settings *settings) {
    return &settings->gpuav;
}

static bool hangs_are_enabled(const wd_settings *settings) {
    return settings->validate_hangs;
}

static const void *hangs_options(const wd_settings *settings) {
    return &settings->hangs;
}

// Core validation compares image layouts; so does the check of descriptors.
static bool image_layouts_are_enabled(const wd_settings *settings) {
    return (settings->validate_core && settings->core.image_layouts) ||
           (settings->gpuav_enable && settings->gpuav.descriptor_contents);
}

static bool hazards_are_enabled(const wd_settings *settings) {
    return settings->validate_sync;
}

static bool contents_are_enabled(const wd_settings *settings) {
    return settings->sync.undefined_contents;
}

static bool host_is_enabled(const wd_settings *settings) {
    return settings->sync.host_accesses;
}

// One validator follows all accesses. Those that users turn on have no hooks of their own.
static const wd_validator hazards = {.name = "hazards"};
static const wd_validator contents = {.name = "contents"};
static const wd_validator host = {.name = "host"};

static bool sync_is_enabled(const wd_settings *settings) {
    return hazards_are_enabled(settings) || contents_are_enabled(settings) || host_is_enabled(settings);
}

static const void *sync_options(const wd_settings *settings) {
    return &settings->sync;
}

static bool poison_is_enabled(const wd_settings *settings) {
    return settings->poison_undefined;
}

static const void *poison_options(const wd_settings *settings) {
    return &settings->poison;
}

// The other validators use the state tracker, which has no findings.
static bool state_is_enabled(const wd_settings *settings) {
    return settings->validate_parameters || settings->validate_core || settings->validate_shaders ||
           gpuav_is_enabled(settings) || sync_is_enabled(settings) || poison_is_enabled(settings) ||
           settings->validate_threads || settings->validate_hangs || lifetimes_is_enabled(settings);
}

// Other validators depend on the pointers of a call, also while parameters are not checked.
static bool guard_is_enabled(const wd_settings *settings) {
    return !settings->validate_parameters && state_is_enabled(settings);
}

static const wd_validator_entry entries[] = {
    {&wd_state_validator, state_is_enabled, NULL, true, NULL, NULL},
    // First, one or the other: later ones do not see calls with NULL for a required pointer.
    {&wd_parameters_validator, parameters_are_enabled, parameters_options, false, "parameters",
     "validate_parameters"},
    {&wd_parameters_guard_validator, guard_is_enabled, NULL, false, NULL, NULL},
    {&wd_threads_validator, threads_are_enabled, NULL, false, "threads", "validate_threads"},
    {&wd_lifetimes_validator, lifetimes_is_enabled, lifetimes_options, false, "object lifetimes",
     "validate_object_lifetimes"},
    // It has no findings of its own, and comes before those that use it.
    {&wd_image_layouts_validator, image_layouts_are_enabled, NULL, false, NULL, NULL},
    {&wd_core_validator, core_is_enabled, core_options, false, "core", "validate_core"},
    {&wd_shader_validator, shader_is_enabled, shader_options, false, "shader modules", "validate_shaders"},
    {&wd_gpuav_validator, gpuav_is_enabled, gpuav_options, false, "GPU-assisted validation", "gpuav_enable"},
    // After GPU-assisted validation: its own commands are not between a command and the marker before it.
    {&wd_hangs_validator, hangs_are_enabled, hangs_options, false, "hangs", "validate_hangs"},
    // This is the last one: its validate hooks record only commands that no other validator skips.
    {&wd_syncval_validator, sync_is_enabled, sync_options, false, NULL, NULL},
    // It records commands after those of the application, and has no findings.
    {&wd_poison_validator, poison_is_enabled, poison_options, false, NULL, NULL},
    {&hazards, hazards_are_enabled, NULL, false, "synchronization", "validate_sync"},
    {&contents, contents_are_enabled, NULL, false, "uninitialized memory", "validate_uninitialized"},
    {&host, host_is_enabled, NULL, false, "host accesses", "validate_host"},
};

const wd_validator_entry *const wd_validator_entries = entries;
const size_t wd_num_validator_entries = sizeof entries / sizeof *entries;
