// The validator: its hooks, and the creation and destruction of its data.
#include "vk/syncval/validator/syncval_validator.h"

#include <errno.h>
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/syncval/validator/contents/contents_device.h"
#include "vk/syncval/validator/contents/host_memory.h"
#include "vk/syncval/validator/contents/host_reads.h"
#include "vk/syncval/validator/contents/host_watch.h"
#include "vk/syncval/validator/oversync/oversync_validator.h"
#include "vk/syncval/validator/record/address.h"
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/ignored.h"
#include "vk/syncval/validator/record/unknown.h"
#include "vk/syncval/validator/resources/bind.h"
#include "vk/syncval/validator/resources/pass.h"
#include "vk/syncval/validator/shaders/pipeline.h"
#include "vk/syncval/validator/submit/queue.h"
#include "vk/syncval/validator/trace/trace.h"
#include "vk/util/parse.h"

typedef struct instance_data {
    wd_allocator allocator;
    wd_syncval_options options;
    wd_trace_writer *writer; // NULL: no trace file is written.
    wd_report *report;
    uint64_t trace_sink;
} instance_data;

// --- The trace file

static void report_trace(wd_chassis_instance *chassis, const char *file, const char *problem) {
    wd_syncval_trace_report(chassis->report, file, "created", problem);
}

// read_frames reads "10-20" or "10".
static bool read_frames(const char *text, uint32_t *first, uint32_t *last) {
    *first = 0;
    *last = UINT32_MAX;
    if (!text || !*text) {
        return true;
    }
    const char *dash = strchr(text, '-');
    const size_t length = dash ? (size_t)(dash - text) : strlen(text);
    const char *end = dash ? dash + 1 : text;
    return wd_parse_u32(text, length, first) && wd_parse_u32(end, strlen(end), last) && *first <= *last;
}

static void open_trace(wd_chassis_instance *chassis, instance_data *instance) {
    const wd_syncval_options *options = &instance->options;
    wd_trace_options trace = {
        .file = options->trace_file,
        .until_finding = options->trace_until_finding,
        .max_size = options->trace_max_size,
        .application = chassis->application_name,
        .engine = chassis->engine_name,
    };
    if (!options->trace_file || !*options->trace_file) {
        return;
    }
    if (!read_frames(options->trace_frames, &trace.first_frame, &trace.last_frame)) {
        report_trace(chassis, options->trace_file,
                     "syncval_trace_frames must be a frame, or the first and the last one: 10-20");
        return;
    }
    const wd_status status = wd_trace_open(&trace, &instance->writer);
    const int reason = errno;
    if (status == WD_ERROR_IO) {
        report_trace(chassis, options->trace_file,
                     reason == EEXIST ? "there is a file that is not a trace" : strerror(reason));
    } else if (status == WD_ERROR_NOT_A_FILE) {
        report_trace(chassis, options->trace_file, "it is a link, a pipe or a device");
    } else if (status != WD_OK) {
        report_trace(chassis, options->trace_file, wd_status_string(status));
    } else {
        wd_syncval_trace_report_move(instance->writer, chassis->report);
        // Without memory for the sink, the file lacks the findings of other validators.
        instance->report = chassis->report;
        (void)wd_report_add_sink(chassis->report,
                                 WD_SEVERITY_ERROR | WD_SEVERITY_WARNING | WD_REPORT_NEVER_SKIPS,
                                 WD_MESSAGE_GENERAL | WD_MESSAGE_VALIDATION | WD_MESSAGE_PERFORMANCE,
                                 wd_syncval_trace_finding, instance->writer, &instance->trace_sink);
    }
}

static wd_status create_instance(wd_chassis_instance *chassis, const void *options, void **data) {
    instance_data *instance = wd_alloc_zero(&chassis->allocator, 1, sizeof(*instance));
    if (!instance) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    instance->allocator = chassis->allocator;
    instance->options =
        options ? *(const wd_syncval_options *)options : (wd_syncval_options)WD_SYNCVAL_OPTIONS_INIT;
    if (!instance->options.hazards) { // Accesses are followed for their contents only.
        instance->options.report_redundant_barriers = false;
        instance->options.trace_file = NULL;
    }
    open_trace(chassis, instance);
    *data = instance;
    return WD_OK;
}

static void destroy_instance(void *data) {
    instance_data *instance = data;
    if (!instance) {
        return;
    }
    if (instance->writer) {
        wd_report_remove_sink(instance->report, instance->trace_sink);
        wd_trace_close(instance->writer);
        wd_syncval_trace_report_error(instance->writer, instance->report);
    }
    const wd_allocator allocator = instance->allocator;
    wd_free(&allocator, instance);
}

static void on_reset(void *user, wd_state_command_buffer *command_buffer) {
    (void)user;
    wd_syncval_recorder *recorder = wd_syncval_find(command_buffer);
    if (!recorder) {
        return;
    }
    // Another thread may be executing a waiting batch with this recording, although the application knows
    // that it is complete.
    wd_mutex_lock(&recorder->lock);
    wd_syncval_forget(recorder);
    wd_mutex_unlock(&recorder->lock);
}

static wd_status create_device(wd_chassis_device *chassis, void *data, const VkDeviceCreateInfo *create_info,
                               const VkDeviceCreateInfo *down, void **device_data) {
    (void)down;
    if (!chassis->state) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_syncval_device *device = wd_alloc_zero(&chassis->allocator, 1, sizeof(*device));
    if (!device) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    device->chassis = chassis;
    device->allocator = chassis->allocator;
    device->options = ((const instance_data *)data)->options;
    device->spaces.chassis = chassis;
    device->has_slice_barriers = wd_state_device_has_extension(chassis->state, "VK_KHR_maintenance9");
    device->has_structure_copies =
        wd_state_device_has_extension(chassis->state, VK_KHR_RAY_TRACING_MAINTENANCE_1_EXTENSION_NAME);
    wd_mutex_init(&device->spaces.lock);
    wd_syncval_aliases_init(&device->aliases, &device->spaces, device->allocator);
    device->trace = wd_syncval_trace_create(&device->spaces, ((const instance_data *)data)->writer);
    if (device->options.report_redundant_barriers) {
        device->oversync = wd_syncval_oversync_create(device);
    }
    if (device->options.undefined_contents || device->options.host_accesses ||
        device->options.host_write_watch || device->options.host_read_watch) {
        device->contents = wd_syncval_contents_create(device);
    }
    if (device->options.submit_time || device->contents) {
        device->queues = wd_syncval_queues_create(device, create_info);
    }
    const wd_state_observer observer = {
        .submitted = wd_syncval_submitted,
        .retired = wd_syncval_retired,
        .command_buffer_reset = on_reset,
        .object_destroyed = wd_syncval_destroyed,
        .user = device,
    };
    wd_status status = wd_state_add_observer(chassis->state, &observer);
    if (status != WD_OK) {
        wd_syncval_queues_destroy(device->queues);
        wd_syncval_contents_destroy(device->contents);
        wd_syncval_trace_destroy(device->trace);
        wd_syncval_oversync_destroy(device->oversync);
        wd_syncval_aliases_finish(&device->aliases);
        wd_mutex_finish(&device->spaces.lock);
        wd_free(&chassis->allocator, device);
        return status;
    }
    *device_data = device;
    return WD_OK;
}

static void destroy_device(void *data) {
    wd_syncval_device *device = data;
    if (!device) {
        return;
    }
    wd_state_remove_observer(device->chassis->state, device);
    wd_state_release_slots(device->chassis->state, WD_STATE_SLOT_SYNC);
    wd_syncval_queues_destroy(device->queues);
    wd_syncval_contents_destroy(device->contents);
    wd_syncval_oversync_destroy(device->oversync);
    wd_syncval_trace_destroy(device->trace);
    wd_syncval_aliases_finish(&device->aliases);
    wd_mutex_finish(&device->spaces.lock);
    const wd_allocator allocator = device->allocator;
    wd_free(&allocator, device);
}

#define HOST_HOOK(Name) .Name = {.post_record = wd_syncval_post_##Name},
#define COMMAND_HOOK(Name) .Name = {.validate = wd_syncval_##Name},

const wd_validator wd_syncval_validator = {
    .name = "sync",
    .create_instance = create_instance,
    .destroy_instance = destroy_instance,
    .create_device = create_device,
    .destroy_device = destroy_device,
    .reads_command_buffers = true,
    .unknown_command = wd_syncval_unknown_command,
    .ignored = wd_syncval_ignored,
    .num_ignored = WD_SYNCVAL_NUM_IGNORED,
    .hooks = {.QueueSubmit = {.validate = wd_syncval_QueueSubmit,
                              .pre_record = wd_syncval_pre_QueueSubmit,
                              .post_record = wd_syncval_post_QueueSubmit},
              .QueueSubmit2 = {.validate = wd_syncval_QueueSubmit2,
                               .pre_record = wd_syncval_pre_QueueSubmit2,
                               .post_record = wd_syncval_post_QueueSubmit2},
              .CreateComputePipelines = {.post_record = wd_syncval_post_CreateComputePipelines},
              .CreateGraphicsPipelines = {.post_record = wd_syncval_post_CreateGraphicsPipelines},
              .CreateRayTracingPipelinesKHR = {.post_record = wd_syncval_post_CreateRayTracingPipelinesKHR},
              .CreateRayTracingPipelinesNV = {.post_record = wd_syncval_post_CreateRayTracingPipelinesNV},
              .FlushMappedMemoryRanges = {.pre_record = wd_syncval_pre_FlushMappedMemoryRanges,
                                          .post_record = wd_syncval_post_FlushMappedMemoryRanges},
              .InvalidateMappedMemoryRanges = {.validate = wd_syncval_InvalidateMappedMemoryRanges,
                                               .pre_record = wd_syncval_pre_InvalidateMappedMemoryRanges,
                                               .post_record = wd_syncval_post_InvalidateMappedMemoryRanges},
              .MapMemory = {.post_record = wd_syncval_post_MapMemory},
              .UnmapMemory = {.pre_record = wd_syncval_pre_UnmapMemory},
              .FreeMemory = {.pre_record = wd_syncval_pre_FreeMemory},
#ifdef VK_VERSION_1_4
              .MapMemory2 = {.post_record = wd_syncval_post_MapMemory2},
              .UnmapMemory2 = {.pre_record = wd_syncval_pre_UnmapMemory2},
#endif
              .CreateRenderPass = {.post_record = wd_syncval_post_CreateRenderPass},
              .CreateRenderPass2 = {.post_record = wd_syncval_post_CreateRenderPass2},
              WD_SYNCVAL_BIND_COMMANDS(HOST_HOOK) WD_SYNCVAL_HOST_COMMANDS(HOST_HOOK) WD_SYNCVAL_COMMANDS(
                  COMMAND_HOOK) WD_SYNCVAL_NEWER_COMMANDS(COMMAND_HOOK)
                  WD_SYNCVAL_UNKNOWN_COMMANDS(COMMAND_HOOK) WD_SYNCVAL_NEWER_UNKNOWN_COMMANDS(COMMAND_HOOK)},
};
