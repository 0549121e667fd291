// `warden view --json`: docs/trace.schema.json.
#include <inttypes.h>
#include <string.h>
#include <time.h>

#include <vulkan/vulkan_core.h>

#include "tools/warden/view_json_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/syncval/model/sync_scope.h"

// --- About the trace

static void put_about(json *to) {
    const wd_trace_model *model = to->model;
    const time_t seconds = (time_t)(model->started_ns / 1000000000);
    struct tm parts = {0};
    char started[64] = "";
    if (gmtime_r(&seconds, &parts)) {
        strftime(started, sizeof started, "%Y-%m-%dT%H:%M:%SZ", &parts);
    }
    put(to, ",\n\"about\":{\"warden\":");
    put_text(to, model->warden.text ? model->warden.text : "", model->warden.size);
    put(to, ",\"application\":");
    const wd_trace_text *name = model->application_name.size ? &model->application_name : &model->program;
    put_text(to, name->text ? name->text : "", name->size);
    put(to, ",\"program\":");
    put_text(to, model->program.text ? model->program.text : "", model->program.size);
    put(to, ",\"engine\":");
    put_text(to, model->engine.text ? model->engine.text : "", model->engine.size);
    wd_string_appendf(to->text, ",\"started\":\"%s\",\"frames\":[", started);
    put_row(to, model->first_frame);
    put(to, ",");
    put_row(to, model->last_frame);
    wd_string_appendf(to->text, "],\"complete\":%s,\"end\":", model->is_complete ? "true" : "false");
    put_text(to, model->end_reason.text ? model->end_reason.text : "", model->end_reason.size);
    put(to, ",\"notes\":[");
    for (size_t i = 0; i < model->notes.count; i++) {
        put(to, i ? "," : "");
        put_text(to, model->notes.items[i], strlen(model->notes.items[i]));
    }
    put(to, "]}");
}

// --- Objects

static void put_devices(json *to) {
    begin_rows(to, "devices");
    for (size_t i = 0; i < to->model->devices.count; i++) {
        const wd_trace_device *device = &to->model->devices.items[i];
        begin_row(to, i);
        put(to, "\"name\":");
        put_string(to, device->name);
        wd_string_appendf(to->text, ",\"handle\":\"0x%" PRIx64 "\",\"api_version\":\"%u.%u.%u\",\"driver\":",
                          device->handle, VK_API_VERSION_MAJOR(device->api_version),
                          VK_API_VERSION_MINOR(device->api_version),
                          VK_API_VERSION_PATCH(device->api_version));
        put_string(to, device->driver);
        put(to, "}");
    }
    end_rows(to);
}

static void put_queue_flags(json *to, uint32_t flags) {
    static const struct {
        uint32_t bit;
        const char *name;
    } names[] = {
        {VK_QUEUE_GRAPHICS_BIT, "graphics"},
        {VK_QUEUE_COMPUTE_BIT, "compute"},
        {VK_QUEUE_TRANSFER_BIT, "transfer"},
        {VK_QUEUE_SPARSE_BINDING_BIT, "sparse"},
    };
    const char *between = "";
    put(to, "\"");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (flags & names[i].bit) {
            wd_string_appendf(to->text, "%s%s", between, names[i].name);
            between = "|";
        }
    }
    put(to, "\"");
}

static void put_queues(json *to) {
    begin_rows(to, "queues");
    for (size_t i = 0; i < to->model->queues.count; i++) {
        const wd_trace_queue *queue = &to->model->queues.items[i];
        begin_row(to, i);
        put(to, "\"device\":");
        put_row(to, queue->device);
        wd_string_appendf(to->text, ",\"handle\":\"0x%" PRIx64 "\",\"family\":%u,\"index\":%u,\"flags\":",
                          queue->handle, queue->family, queue->index);
        put_queue_flags(to, queue->flags);
        put(to, ",\"name\":");
        put_string(to, queue->name);
        put(to, "}");
    }
    end_rows(to);
}

static void put_usage(json *to, const wd_trace_resource *resource) {
    const char *between = "";
    put(to, ",\"usage\":\"");
    for (uint64_t rest = resource->usage; rest; rest &= rest - 1) {
        const uint32_t bit = (uint32_t)(rest & -rest);
        const char *name = (rest & -rest) > UINT32_MAX ? NULL
                           : resource->is_image ? wd_VkImageUsageFlagBits_string((VkImageUsageFlagBits)bit)
                                                : wd_VkBufferUsageFlagBits_string((VkBufferUsageFlagBits)bit);
        if (name) {
            wd_string_appendf(to->text, "%s%s", between, name);
            between = " | ";
        }
    }
    put(to, "\"");
}

static void put_resource(json *to, const wd_trace_resource *resource) {
    put(to, resource->is_structure         ? "\"kind\":\"acceleration_structure\""
            : resource->is_swapchain_image ? "\"kind\":\"swapchain_image\""
            : resource->is_image           ? "\"kind\":\"image\""
                                           : "\"kind\":\"buffer\"");
    put(to, ",\"handle\":");
    put_handle(to, resource->handle);
    put(to, ",\"name\":");
    put_string(to, resource->name);
    if (!resource->is_image) {
        wd_string_appendf(to->text, ",\"size\":%" PRIu64, resource->size);
    } else {
        const char *format = wd_VkFormat_string((VkFormat)resource->format);
        wd_string_appendf(to->text,
                          ",\"format\":\"%s\",\"extent\":[%u,%u,%u],\"mips\":%u,\"layers\":%u,\"samples\":%u,"
                          "\"initial_layout\":\"%s\"",
                          format ? format : "", resource->width, resource->height, resource->depth,
                          resource->mips, resource->layers, resource->samples,
                          view_layout(resource->initial_layout));
    }
    put_usage(to, resource);
    put(to, "}");
}

static void put_resources(json *to) {
    begin_rows(to, "resources");
    for (size_t i = 0; i < to->model->resources.count; i++) {
        begin_row(to, i);
        put_resource(to, &to->model->resources.items[i]);
    }
    end_rows(to);
}

static void put_objects(json *to, const char *name, const wd_trace_object *objects, size_t count,
                        bool has_kind) {
    begin_rows(to, name);
    for (size_t i = 0; i < count; i++) {
        begin_row(to, i);
        if (has_kind) {
            put(to, objects[i].kind == WD_TRACE_OBJECT_TIMELINE_SEMAPHORE ? "\"kind\":\"timeline\","
                                                                          : "\"kind\":\"binary\",");
        }
        put(to, "\"handle\":");
        put_handle(to, objects[i].handle);
        put(to, ",\"name\":");
        put_string(to, objects[i].name);
        put(to, "}");
    }
    end_rows(to);
}

// --- Recordings

static void put_command_buffers(json *to) {
    begin_rows(to, "command_buffers");
    for (size_t i = 0; i < to->model->recordings.count; i++) {
        const wd_trace_recording_row *row = &to->model->recordings.items[i];
        begin_row(to, i);
        put(to, "\"handle\":");
        put_handle(to, row->handle);
        put(to, ",\"name\":");
        put_string(to, row->name);
        put(to, ",\"device\":");
        put_row(to, row->device);
        wd_string_appendf(to->text, ",\"level\":\"%s\",\"first_command\":%u,\"commands\":%u,\"broken\":%s}",
                          row->level ? "secondary" : "primary", row->commands.first, row->commands.count,
                          row->is_broken ? "true" : "false");
    }
    end_rows(to);
}

static const char *name_or_none(const char *name) {
    return name ? name : "";
}

static void put_attachments(json *to, wd_trace_span rows) {
    for (uint32_t i = 0; i < rows.count; i++) {
        const wd_trace_attachment *row = &to->model->attachments.items[rows.first + i];
        put(to, i ? ",{\"resource\":" : "{\"resource\":");
        put_row(to, row->resource);
        wd_string_appendf(
            to->text,
            ",\"load_op\":\"%s\",\"store_op\":\"%s\",\"initial_layout\":\"%s\",\"final_layout\":\"%s\"}",
            name_or_none(wd_VkAttachmentLoadOp_string((VkAttachmentLoadOp)row->load_op)),
            name_or_none(wd_VkAttachmentStoreOp_string((VkAttachmentStoreOp)row->store_op)),
            view_layout(row->initial_layout), view_layout(row->final_layout));
    }
}

static void put_passes(json *to) {
    begin_rows(to, "passes");
    for (size_t i = 0; i < to->model->passes.count; i++) {
        const wd_trace_pass *pass = &to->model->passes.items[i];
        begin_row(to, i);
        put_number(to, "command_buffer", pass->recording);
        wd_string_appendf(to->text,
                          ",\"kind\":\"%s\",\"name\":", pass->is_dynamic ? "rendering" : "render_pass");
        put_string(to, pass->name);
        wd_string_appendf(to->text,
                          ",\"subpasses\":%u,\"first_command\":%u,\"last_command\":%u,\"attachments\":[",
                          pass->num_subpasses, pass->first_command, pass->last_command);
        put_attachments(to, pass->attachments);
        put(to, "]}");
    }
    end_rows(to);
}

static void put_labels(json *to) {
    begin_rows(to, "labels");
    for (size_t i = 0; i < to->model->labels.count; i++) {
        const wd_trace_label *label = &to->model->labels.items[i];
        const bool is_of_queue = label->queue != WD_TRACE_NONE;
        begin_row(to, i);
        put(to, "\"command_buffer\":");
        put_row(to, label->recording);
        put(to, ",\"queue\":");
        put_row(to, label->queue);
        put(to, ",\"name\":");
        put_string(to, label->name);
        put(to, ",\"parent\":");
        put_row(to, label->parent);
        put(to, is_of_queue ? ",\"first_submission\":" : ",\"first_command\":");
        put_row(to, label->first);
        put(to, is_of_queue ? ",\"last_submission\":" : ",\"last_command\":");
        put_row(to, label->last);
        put(to, "}");
    }
    end_rows(to);
}

// --- Queues

static void put_uses(json *to, const char *name, wd_trace_span uses) {
    wd_string_appendf(to->text, ",\"%s\":[", name);
    for (uint32_t i = 0; i < uses.count; i++) {
        const wd_trace_use *use = &to->model->uses.items[uses.first + i];
        put(to, i ? ",{\"semaphore\":" : "{\"semaphore\":");
        put_row(to, use->semaphore);
        wd_string_appendf(to->text, ",\"value\":%" PRIu64 ",\"stages\":\"", use->value);
        wd_sync_append_bits(to->text, use->stages, true);
        put(to, "\"}");
    }
    put(to, "]");
}

static void put_rows(json *to, const char *name, wd_trace_span rows) {
    wd_string_appendf(to->text, ",\"%s\":[", name);
    for (uint32_t i = 0; i < rows.count; i++) {
        wd_string_appendf(to->text, i ? ",%u" : "%u", to->model->rows.items[rows.first + i]);
    }
    put(to, "]");
}

static void put_submissions(json *to) {
    begin_rows(to, "submissions");
    for (size_t i = 0; i < to->model->submissions.count; i++) {
        const wd_trace_submission_row *row = &to->model->submissions.items[i];
        begin_row(to, i);
        put_number(to, "queue", row->queue);
        wd_string_appendf(to->text, ",\"order\":%" PRIu64 ",\"frame\":%u,\"number\":%" PRIu64, row->order,
                          row->frame, row->number);
        put_uses(to, "waits", row->waits);
        put_uses(to, "signals", row->signals);
        put(to, ",\"fence\":");
        put_row(to, row->fence);
        put_rows(to, "command_buffers", row->recordings);
        put(to, ",\"label\":");
        put_row(to, row->label);
        put(to, "}");
    }
    end_rows(to);
}

static void put_presents(json *to) {
    begin_rows(to, "presents");
    for (size_t i = 0; i < to->model->presents.count; i++) {
        const wd_trace_present_row *row = &to->model->presents.items[i];
        begin_row(to, i);
        put_number(to, "queue", row->queue);
        wd_string_appendf(to->text, ",\"order\":%" PRIu64 ",\"frame\":%u,\"waits\":[", row->order,
                          row->frame);
        for (uint32_t k = 0; k < row->waits.count; k++) {
            wd_string_appendf(to->text, "%s{\"semaphore\":%u}", k ? "," : "",
                              to->model->rows.items[row->waits.first + k]);
        }
        put(to, "]");
        put_rows(to, "images", row->images);
        put(to, "}");
    }
    end_rows(to);
}

static void put_acquires(json *to) {
    begin_rows(to, "acquires");
    for (size_t i = 0; i < to->model->acquires.count; i++) {
        const wd_trace_acquire_row *row = &to->model->acquires.items[i];
        begin_row(to, i);
        put_number(to, "order", row->order);
        put(to, ",\"resource\":");
        put_row(to, row->resource);
        put(to, ",\"semaphore\":");
        put_row(to, row->semaphore);
        put(to, ",\"fence\":");
        put_row(to, row->fence);
        put(to, "}");
    }
    end_rows(to);
}

static void put_host_waits(json *to) {
    static const char *const kinds[] = {"fence", "semaphore", "queue_idle", "device_idle"};
    static const char *const members[] = {"fence", "semaphore", "queue", "device"};
    begin_rows(to, "host_waits");
    for (size_t i = 0; i < to->model->host_waits.count; i++) {
        const wd_trace_wait_row *row = &to->model->host_waits.items[i];
        begin_row(to, i);
        put_number(to, "order", row->order);
        wd_string_appendf(to->text, ",\"kind\":\"%s\",\"%s\":", kinds[row->kind], members[row->kind]);
        put_row(to, row->object);
        wd_string_appendf(to->text, ",\"value\":%" PRIu64 "}", row->value);
    }
    end_rows(to);
}

// put_executions writes a row for each secondary recording that a command executes.
static void put_executions(json *to) {
    const wd_trace_model *model = to->model;
    begin_rows(to, "executions");
    for (size_t i = 0; i < model->executions.count; i++) {
        begin_row(to, i);
        put_number(to, "command", model->executions.items[i].command);
        put(to, ",");
        put_number(to, "command_buffer", model->executions.items[i].recording);
        put(to, "}");
    }
    end_rows(to);
}

static void put_image_ranges(json *to) {
    begin_rows(to, "image_ranges");
    for (size_t i = 0; i < to->model->image_ranges.count; i++) {
        const wd_trace_image_range *range = &to->model->image_ranges.items[i];
        begin_row(to, i);
        put(to, "\"aspects\":\"");
        view_append_aspects(to->text, range->aspects);
        wd_string_appendf(to->text, "\",\"base_mip\":%u,\"mips\":%u,\"base_layer\":%u,\"layers\":%u}",
                          range->base_mip, range->mips, range->base_layer, range->layers);
    }
    end_rows(to);
}

void view_json(view_out *out, const view_trace *trace) {
    json to = {.out = out, .text = &out->text, .model = trace->model};
    const wd_allocator allocator = wd_allocator_default();
    wd_hash_table_init(&to.numbers, allocator);
    wd_hash_table_init(&to.bits[0], allocator);
    wd_hash_table_init(&to.bits[1], allocator);
    put(&to, "{\"format\":\"warden-trace\",\"version\":1");
    put_about(&to);
    put_devices(&to);
    put_queues(&to);
    put_resources(&to);
    put_objects(&to, "semaphores", to.model->semaphores.items, to.model->semaphores.count, true);
    put_objects(&to, "fences", to.model->fences.items, to.model->fences.count, false);
    put_objects(&to, "events", to.model->events.items, to.model->events.count, false);
    put_command_buffers(&to);
    put_passes(&to);
    put_labels(&to);
    put_submissions(&to);
    put_presents(&to);
    put_acquires(&to);
    put_host_waits(&to);
    view_json_commands(&to);
    put_executions(&to);
    view_json_accesses(&to);
    put_image_ranges(&to);
    view_json_barriers(&to);
    view_json_event_operations(&to);
    view_json_findings(&to);
    view_json_shaders(&to);
    view_json_strings(&to);
    put(&to, "\n}\n");
    for (size_t i = 0; i < to.strings.count; i++) {
        wd_free(&allocator, to.strings.items[i]);
    }
    WD_VECTOR_FINISH(&allocator, &to.strings);
    wd_hash_table_finish(&to.numbers);
    wd_hash_table_finish(&to.bits[0]);
    wd_hash_table_finish(&to.bits[1]);
}
