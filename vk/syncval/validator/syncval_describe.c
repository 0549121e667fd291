// Hazards in words: both accesses, the resource, the barriers in between, and the smallest barrier that mends it.
#include <inttypes.h>
#include <stdio.h>

#include "vk/registry/enum_strings.h"
#include "vk/syncval/validator/syncval_acceleration.h"
#include "vk/syncval/validator/syncval_fix.h"
#include "vk/syncval/validator/syncval_late.h"

// More barriers in between than this are counted.
enum { MAX_NAMED_BARRIERS = 3 };

static uint64_t usage_stage(uint32_t usage) {
    return wd_sync_usage_table[usage].stage;
}

bool wd_syncval_is_certain(const wd_sync_hazard *hazard, uint64_t unknown_tag) {
    const bool prior_writes = wd_sync_usage_writes(hazard->prior.usage);
    // Transform feedback that goes on from a counter appends, and ends behind its beginning.
    if ((hazard->access.usage == WD_SYNC_TRANSFORM_FEEDBACK_TRANSFORM_FEEDBACK_WRITE &&
         hazard->prior.usage == hazard->access.usage) ||
        (hazard->access.usage == WD_SYNC_TRANSFORM_FEEDBACK_TRANSFORM_FEEDBACK_COUNTER_WRITE &&
         hazard->prior.usage == WD_SYNC_TRANSFORM_FEEDBACK_TRANSFORM_FEEDBACK_COUNTER_READ))
        return false;
    const uint64_t stage = usage_stage(hazard->access.usage);
    const bool is_chained = stage && prior_writes && hazard->barrier_stages & stage;
    return !(is_chained && unknown_tag > hazard->prior.tag);
}

// --- Words

void wd_syncval_append_command(wd_string_builder *text, const wd_syncval_entry *entry) {
    if (!entry) {
        wd_string_append(text, "An earlier command");
        return;
    }
    wd_string_append(text, entry->name);
    if (!entry->number)
        return;
    wd_string_appendf(text, " (command %u", entry->number);
    if (entry->secondary)
        wd_string_appendf(text, " of secondary command buffer %s", entry->secondary);
    if (entry->label)
        wd_string_appendf(text, ", debug label \"%s\"", entry->label);
    wd_string_append(text, ")");
}

static const char *verb(const wd_syncval_entry *entry, uint32_t usage, bool past) {
    if (usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION && entry && entry->is_release)
        return past ? "released the ownership of" : "releases the ownership of";
    if (usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION && entry && entry->is_acquisition)
        return past ? "acquired the ownership of" : "acquires the ownership of";
    if (usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION)
        return past ? "transitioned the layout of" : "transitions the layout of";
    if (usage == WD_SYNC_PRESENT)
        return past ? "presented" : "presents";
    if (wd_sync_usage_writes(usage))
        return past ? "wrote" : "writes";
    return past ? "read" : "reads";
}

static void append_usage(wd_string_builder *text, uint32_t usage) {
    const wd_sync_usage_info *info = &wd_sync_usage_table[usage];
    if (!info->access)
        return;
    wd_string_append(text, " (");
    wd_syncval_append_bits(text, info->stage, true);
    wd_string_append(text, ", ");
    wd_syncval_append_bits(text, info->access, false);
    wd_string_append(text, ")");
}

// --- The resource

// place is where a resource is looked for.
typedef struct place {
    wd_sync_space space;
    wd_range range;
} place;

typedef struct search {
    wd_syncval_device *device;
    place at;
    wd_state_object *found;
} search;

// is_in_linear_image tells whether an address is in the memory of an image of linear tiling.
static bool is_in_linear_image(wd_syncval_device *device, const wd_state_image *image, uint64_t address) {
    const wd_state_binding *binding = &image->bindings[0];
    if (image->tiling != VK_IMAGE_TILING_LINEAR || !binding->memory || wd_state_is_destroyed(&image->object))
        return false;
    VkMemoryRequirements requirements = {0};
    device->chassis->dispatch.GetImageMemoryRequirements(
        device->chassis->handle, (VkImage)(uintptr_t)image->object.handle, &requirements);
    const uint64_t begin = wd_syncval_memory_address(&device->spaces, binding->memory) + binding->offset;
    return address >= begin && address < begin + requirements.size;
}

static bool match_image(wd_state_object *object, void *user) {
    search *job = user;
    const wd_state_image *image = (const wd_state_image *)object;
    const uint64_t address = job->at.range.begin;
    wd_syncval_place part;
    if (job->at.space == WD_SYNC_LINEAR ? !is_in_linear_image(job->device, image, address)
                                        : !wd_syncval_image_place(image, address, &part))
        return true;
    job->found = wd_state_ref(object);
    return false;
}

// buffer_offset tells whether the range's begin is in a buffer. Only buffers that have an address already can be.
static bool buffer_offset(wd_syncval_device *device, const wd_state_buffer *buffer, const place *at,
                          uint64_t *offset) {
    const wd_state_object *holder =
        buffer->binding.memory ? &buffer->binding.memory->object : &buffer->object;
    if (!wd_state_slot_get(holder, WD_STATE_SLOT_SYNC))
        return false;
    wd_syncval_ranges ranges = {.allocator = device->allocator};
    wd_sync_space space;
    const bool found = wd_syncval_buffer_ranges(&device->spaces, &ranges, buffer, 0, VK_WHOLE_SIZE, &space) &&
                       ranges.count && space == at->space && at->range.begin >= ranges.items[0].begin &&
                       at->range.begin < ranges.items[0].end;
    if (found)
        *offset = at->range.begin - ranges.items[0].begin;
    wd_free(&device->allocator, ranges.items);
    return found;
}

static bool match_buffer(wd_state_object *object, void *user) {
    search *job = user;
    uint64_t offset;
    if (!buffer_offset(job->device, (wd_state_buffer *)object, &job->at, &offset))
        return true;
    job->found = wd_state_ref(object);
    return false;
}

static bool match_structure(wd_state_object *object, void *user) {
    search *job = user;
    const wd_state_acceleration_structure *structure = (const wd_state_acceleration_structure *)object;
    if (!structure->binding.memory || wd_state_is_destroyed(object))
        return true;
    const uint64_t begin = wd_syncval_memory_address(&job->device->spaces, structure->binding.memory) +
                           structure->binding.offset;
    const uint64_t address = job->at.range.begin;
    if (address < begin || address - begin >= wd_syncval_structure_size(job->device, structure))
        return true;
    job->found = wd_state_ref(object);
    return false;
}

// A message is rare, so nothing is kept for it.
wd_state_object *wd_syncval_find_resource(wd_syncval_device *device, wd_sync_space space, wd_range range) {
    search job = {.device = device, .at = {space, range}};
    wd_state_for_each(device->chassis->state, VK_OBJECT_TYPE_BUFFER, match_buffer, &job);
    if (!job.found)
        wd_state_for_each(device->chassis->state, VK_OBJECT_TYPE_IMAGE, match_image, &job);
    if (!job.found && space == WD_SYNC_LINEAR)
        wd_state_for_each(device->chassis->state, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV, match_structure,
                          &job);
    return job.found;
}

static const char *type_name(const wd_state_object *object) {
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        return "Buffer";
    case VK_OBJECT_TYPE_IMAGE:
        return "Image";
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV:
        return "Acceleration structure";
    case VK_OBJECT_TYPE_QUEUE:
        return "Queue";
    default:
        return "Command buffer";
    }
}

static void append_name(wd_string_builder *text, const wd_state_object *object) {
    const char *name = wd_state_printable_name(object);
    wd_string_appendf(text, "%s ", type_name(object));
    if (name)
        wd_string_appendf(text, "(%s)", name);
    wd_string_appendf(text, "(0x%" PRIx64 ")", object->handle);
}

static void append_place(wd_string_builder *text, wd_syncval_device *device, const wd_state_object *object,
                         const place *at) {
    const uint64_t size = at->range.end - at->range.begin;
    uint64_t offset;
    wd_syncval_place part;
    if (object->type == VK_OBJECT_TYPE_BUFFER &&
        buffer_offset(device, (const wd_state_buffer *)object, at, &offset)) {
        wd_string_appendf(text, " bytes [%" PRIu64 ", %" PRIu64 ")", offset, offset + size);
    } else if (object->type == VK_OBJECT_TYPE_IMAGE &&
               wd_syncval_image_place((const wd_state_image *)object, at->range.begin, &part)) {
        char aspect[64];
        wd_VkImageAspectFlags_string(part.aspect, aspect, sizeof aspect);
        wd_string_appendf(text, " aspect %s, mip level %u, array layer %u", aspect, part.mip, part.layer);
    }
}

void wd_syncval_append_resource(wd_string_builder *text, wd_syncval_device *device,
                                const wd_state_object *object, wd_sync_space space, wd_range range) {
    if (!object) {
        wd_string_append(text, "memory of a resource that was destroyed");
        return;
    }
    append_name(text, object);
    append_place(text, device, object, &(place){space, range});
}

// append_shared names the other resource of the same memory that the prior access was made to.
static void append_shared(wd_string_builder *text, const wd_syncval_scene *scene,
                          const wd_sync_hazard *hazard) {
    wd_state_object *object =
        wd_syncval_find_resource(scene->device, hazard->prior_space, hazard->prior_range);
    wd_syncval_append_resource(text, scene->device, object, hazard->prior_space, hazard->prior_range);
    wd_string_append(text, ", which shares its memory,");
    wd_state_unref(object);
}

static void append_barriers(wd_string_builder *text, const wd_syncval_scene *scene,
                            const wd_sync_hazard *hazard) {
    uint32_t count = 0;
    for (uint64_t tag = scene->first_tag; scene->history && tag < scene->last_tag; tag++) {
        const wd_syncval_entry *entry = wd_syncval_history_find(scene->history, tag);
        if (!entry || !entry->is_barrier)
            continue;
        if (count < MAX_NAMED_BARRIERS) {
            wd_string_append(text, count ? ", " : " Barriers in between: ");
            wd_syncval_append_command(text, entry);
        }
        count++;
    }
    if (count > MAX_NAMED_BARRIERS)
        wd_string_appendf(text, " and %u more", count - MAX_NAMED_BARRIERS);
    if (!count) {
        wd_string_append(text, scene->prior_place ? "" : " There is no barrier in between.");
        return;
    }
    wd_string_append(text, "; what they order with the earlier access: ");
    wd_syncval_append_bits(text, wd_sync_fold_stages(hazard->barrier_stages), true);
    wd_string_append(text, ".");
}

// --- The finding

static void append_prior(wd_string_builder *text, const wd_syncval_scene *scene,
                         const wd_sync_hazard *hazard) {
    const bool is_race = wd_syncval_is_race(hazard);
    if (scene->prior_text) {
        wd_string_append(text, scene->prior_text);
    } else {
        wd_syncval_append_command(text, scene->prior);
        if (scene->prior_place)
            wd_string_appendf(text, " %s", scene->prior_place);
        wd_string_appendf(text, " %s ", verb(scene->prior, hazard->prior.usage, true));
        if (hazard->is_shared)
            append_shared(text, scene, hazard);
        else
            wd_string_append(text, "it");
        wd_string_append(text, is_race ? "" : " before");
        append_usage(text, hazard->prior.usage);
    }
    wd_string_append(text,
                     is_race ? ", and nothing orders the two." : ", and nothing orders the two as it must.");
}

static void append_text(wd_string_builder *text, const wd_syncval_scene *scene, const wd_sync_hazard *hazard,
                        const wd_state_object *object) {
    wd_syncval_append_command(text, scene->entry);
    if (scene->place)
        wd_string_appendf(text, " %s", scene->place);
    wd_string_appendf(text, " %s ", verb(scene->entry, hazard->access.usage, false));
    wd_syncval_append_resource(text, scene->device, object, hazard->space, hazard->range);
    append_usage(text, hazard->access.usage);
    wd_string_append(text, ". ");
    append_prior(text, scene, hazard);
    if (!scene->prior_text)
        append_barriers(text, scene, hazard);
    wd_syncval_append_fix(text, scene, hazard);
}

static uint64_t hash_text(uint64_t hash, const char *text) {
    for (; text && *text; text++)
        hash = (hash ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
    return hash;
}

// Repetitions of a mistake are the same two commands with the same resource.
static uint64_t site_of(const wd_syncval_scene *scene, const wd_sync_hazard *hazard,
                        const wd_state_object *object) {
    uint64_t hash =
        UINT64_C(0xcbf29ce484222325) ^ ((uint64_t)hazard->access.usage << 16 | hazard->prior.usage);
    hash = hash_text(hash, scene->entry ? scene->entry->name : NULL);
    hash = hash_text(hash, scene->prior ? scene->prior->name : NULL);
    return hash * UINT64_C(0x100000001b3) ^ (object ? object->id : 0);
}

static size_t list_objects(const wd_syncval_scene *scene, const wd_state_object *resource,
                           wd_finding_object objects[4]) {
    const wd_state_object *all[] = {scene->queue,
                                    scene->command_buffer ? &scene->command_buffer->object : NULL,
                                    scene->prior_queue, resource};
    size_t count = 0;
    for (size_t i = 0; i < 4; i++) {
        if (all[i])
            objects[count++] = (wd_finding_object){(uint32_t)all[i]->type, type_name(all[i]), all[i]->handle,
                                                   wd_state_name(all[i])};
    }
    return count;
}

static bool submit(const wd_syncval_scene *scene, const wd_sync_hazard *hazard, const wd_state_object *object,
                   const char *text) {
    char number[16], prior_number[16];
    snprintf(number, sizeof number, "%u", scene->entry ? scene->entry->number : 0);
    snprintf(prior_number, sizeof prior_number, "%u", scene->prior ? scene->prior->number : 0);
    const wd_finding_property properties[] = {
        {"access", wd_sync_usage_table[hazard->access.usage].name},
        {"prior_access", wd_sync_usage_table[hazard->prior.usage].name},
        {"command", scene->entry ? scene->entry->name : "unknown"},
        {"command_number", number},
        {"prior_command", scene->prior ? scene->prior->name : "unknown"},
        {"prior_command_number", prior_number},
    };
    wd_finding_object objects[4];
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = wd_sync_hazard_name(hazard->kind),
        .text = text,
        .site = site_of(scene, hazard, object),
        .objects = objects,
        .num_objects = list_objects(scene, object, objects),
        .properties = properties,
        .num_properties = sizeof properties / sizeof *properties,
    };
    return wd_report_submit(scene->device->chassis->instance->report, &finding);
}

bool wd_syncval_describe(const wd_syncval_scene *scene, const wd_sync_hazard *hazard) {
    if (!wd_report_would_submit(scene->device->chassis->instance->report, WD_SEVERITY_ERROR))
        return false;
    wd_string_builder text;
    wd_string_init(&text, scene->device->allocator);
    wd_state_object *object = scene->object
                                  ? wd_state_ref((wd_state_object *)scene->object)
                                  : wd_syncval_find_resource(scene->device, hazard->space, hazard->range);
    append_text(&text, scene, hazard, object);
    const bool skip = !text.failed && submit(scene, hazard, object, text.text);
    wd_state_unref(object);
    wd_string_finish(&text);
    return skip;
}

bool wd_syncval_report(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                       const wd_state_object *object) {
    return !wd_syncval_defer(recorder, hazard) && wd_syncval_report_now(recorder, hazard, object);
}

bool wd_syncval_report_now(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                           const wd_state_object *object) {
    const wd_syncval_scene scene = {
        .device = recorder->device,
        .command_buffer = recorder->command_buffer,
        .entry = wd_syncval_history_find(recorder->history, hazard->access.tag),
        .prior = wd_syncval_history_find(recorder->history, hazard->prior.tag),
        .object = object,
        .history = recorder->history,
        .first_tag = hazard->prior.tag + 1,
        .last_tag = hazard->access.tag,
    };
    return wd_syncval_describe(&scene, hazard);
}
