// From records to findings: whose they are, and what they are called.
#include "vk/gpuav/runtime/gpuav_drain.h"
#include "vk/report/message_ids.h"

static const char *const kind_names[WD_STATE_ACTION_COUNT] = {
    [WD_STATE_ACTION_DRAW] = "Draw",
    [WD_STATE_ACTION_DISPATCH] = "Dispatch",
    [WD_STATE_ACTION_TRACE] = "Trace Rays",
};

const wd_state_shader_module *wd_gpuav_shader_of(const wd_state_pipeline *pipeline, uint32_t shader_id) {
    const wd_gpuav_pipeline *own = wd_state_slot_get(&pipeline->object, WD_STATE_SLOT_GPUAV);
    for (uint32_t i = 0; own && i < own->num_ids && i < pipeline->num_stages; i++)
        if (own->ids[i] == shader_id && own->ids[i] != 0)
            return pipeline->stages[i].module;
    return NULL;
}

static wd_finding_object describe_object(const wd_state_object *object, const char *type_name) {
    return (wd_finding_object){
        .type = object->type,
        .type_name = type_name,
        .handle = object->handle,
        .name = wd_state_name(object),
    };
}

// Sites of one region that are told apart; what lies beyond is left to the report's own counting.
enum { MAX_SITES = 64 };

// site is a place in a shader and what went wrong there.
typedef struct site {
    uint32_t shader_id;
    uint32_t instruction;
    uint32_t error;
} site;

// describer is what one region's records share.
typedef struct describer {
    wd_gpuav_device *device;
    const wd_gpuav_found *found;
    wd_record_context context;
    wd_finding_object objects[3];
    wd_state_object *bound; // Referenced while a record is described.
    size_t num_objects;     // Without the shader module, which each record names anew.
    site sites[MAX_SITES];  // Reported already.
    size_t num_sites;
} describer;

// is_repetition tells whether the command's shaders did the same thing before: the invocations of one draw that make the
// same mistake are one finding.
static bool is_repetition(describer *with, const wd_record *record) {
    for (size_t i = 0; i < with->num_sites; i++) {
        const site *known = &with->sites[i];
        if (known->shader_id == record->shader_id && known->instruction == record->instruction &&
            known->error == record->error)
            return true;
    }
    if (with->num_sites < MAX_SITES)
        with->sites[with->num_sites++] = (site){record->shader_id, record->instruction, record->error};
    return false;
}

// type_name_of returns the noun for what a descriptor holds.
static const char *type_name_of(const wd_state_object *object) {
    const bool is_destroyed = wd_state_is_destroyed(object);
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        return is_destroyed ? "Destroyed Buffer" : "Buffer";
    case VK_OBJECT_TYPE_BUFFER_VIEW:
        return is_destroyed ? "Destroyed Buffer View" : "Buffer View";
    case VK_OBJECT_TYPE_IMAGE_VIEW:
        return is_destroyed ? "Destroyed Image View" : "Image View";
    case VK_OBJECT_TYPE_SAMPLER:
        return is_destroyed ? "Destroyed Sampler" : "Sampler";
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
        return is_destroyed ? "Destroyed Acceleration Structure" : "Acceleration Structure";
    default:
        return is_destroyed ? "Destroyed Object" : "Object";
    }
}

// resource_in returns what an element of a set holds, with a reference; NULL: nothing.
static wd_state_object *resource_in(wd_state_descriptor_set *set, uint32_t binding, uint32_t element) {
    wd_state_object *resource = NULL;
    wd_state_descriptor_set_lock(set);
    const wd_state_descriptor *descriptor = wd_state_descriptor_set_get(set, binding, element);
    if (descriptor && descriptor->written) {
        resource = descriptor->object;
        if (!resource && descriptor->type == VK_DESCRIPTOR_TYPE_SAMPLER)
            resource = (wd_state_object *)descriptor->u.image.sampler;
    }
    wd_state_ref(resource);
    wd_state_descriptor_set_unlock(set);
    return resource;
}

// find_bound is wd_record_context.find_bound: sets that were pushed have changed since, and no handle.
static void find_bound(void *user, uint32_t set, uint32_t binding, uint32_t element, wd_record_bound *bound) {
    describer *with = user;
    wd_state_descriptor_set *found = set < with->found->num_sets ? with->found->sets[set] : NULL;
    if (!found || found->is_push)
        return;
    bound->set = describe_object(&found->object, "Descriptor Set");
    with->bound = resource_in(found, binding, element);
    if (with->bound)
        bound->resource = describe_object(with->bound, type_name_of(with->bound));
}

static bool deliver(void *user, const wd_finding *finding) {
    return wd_report_submit(user, finding);
}

static void describe_record(void *user, const wd_record *record) {
    describer *with = user;
    if (is_repetition(with, record))
        return;
    wd_record_context context = with->context;
    context.num_objects = with->num_objects;
    const wd_state_shader_module *module =
        with->found->pipeline ? wd_gpuav_shader_of(with->found->pipeline, record->shader_id) : NULL;
    if (module) {
        with->objects[context.num_objects++] = describe_object(&module->object, "Shader Module");
        context.spirv = module->words;
        context.num_spirv_words = module->num_words;
    }
    wd_string_builder place;
    wd_string_init(&place, with->device->allocator);
    if (record->error == WD_RECORD_ERROR_DEVICE_ADDRESS && record->num_error_words > 2) {
        const uint32_t *words = record->error_words;
        wd_gpuav_addresses_describe(&with->device->addresses, (uint64_t)words[1] << 32 | words[0], words[2],
                                    &place);
        context.address_text = place.failed ? NULL : place.text;
    }
    wd_record_describe(with->device->allocator, record, &context, deliver,
                       with->device->chassis->instance->report, NULL);
    wd_string_finish(&place);
    wd_state_unref(with->bound);
    with->bound = NULL;
}

static void begin_description(describer *with, const wd_gpuav_findings *findings, const wd_gpuav_found *found,
                              const wd_state_command_buffer *command_buffer) {
    *with = (describer){.device = findings->device, .found = found};
    if (command_buffer)
        with->objects[with->num_objects++] = describe_object(&command_buffer->object, "Command buffer");
    if (found->pipeline)
        with->objects[with->num_objects++] = describe_object(&found->pipeline->object, "Pipeline");
    with->context = (wd_record_context){
        .command = found->command,
        .command_kind = found->command ? kind_names[found->kind] : NULL,
        .command_index = found->index,
        .has_command_index = found->command != NULL,
        .is_shared = found->is_shared,
        .objects = with->objects,
        .num_objects = with->num_objects,
        .queue_labels = findings->queue_labels,
        .num_queue_labels = findings->num_queue_labels,
        .command_buffer_labels = found->labels,
        .num_command_buffer_labels = found->num_labels,
        .pipeline = found->pipeline ? found->pipeline->object.id : 0,
        .find_bound = find_bound,
        .find_bound_user = with,
    };
}

// describe_summary tells what kept a region from being read whole. That there were more records than room is no news:
// most invocations of a draw make the same mistake, and those that were written stand for the rest.
static void describe_summary(describer *with, const wd_record_summary *summary) {
    if (summary->lost_words)
        wd_gpuav_inform(with->device, WD_ID_GPUAV_RECORDS_LOST, NULL,
                        "%s: more checks failed than are reported: %u words of error records did not fit.",
                        with->found->command ? with->found->command : "A command", summary->lost_words);
    wd_record_summary rest = *summary;
    rest.lost_words = 0;
    wd_record_describe_summary(with->device->allocator, &rest, &with->context, deliver,
                               with->device->chassis->instance->report);
}

void wd_gpuav_findings_report(wd_gpuav_findings *findings, const wd_state_command_buffer *command_buffer) {
    wd_gpuav_device *device = findings->device;
    for (const wd_gpuav_found *found = findings->first; found; found = found->next) {
        describer with;
        begin_description(&with, findings, found, command_buffer);
        wd_record_summary summary;
        wd_record_visit(found->words, found->num_words, WD_RECORD_LAYOUT_WHITEPAPER, describe_record, &with,
                        &summary);
        describe_summary(&with, &summary);
        if (device->dump)
            wd_gpuav_dump_add(device->dump, found, with.objects, with.num_objects);
    }
    if (device->dump && findings->first)
        wd_gpuav_dump_flush(device->dump);
}
