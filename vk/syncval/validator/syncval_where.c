#include "vk/syncval/validator/syncval_where.h"

#include "vk/registry/enum_strings.h"
#include "vk/syncval/validator/syncval_descriptor.h"
#include "vk/syncval/validator/syncval_pipeline.h"

// --- Pipelines

typedef struct search {
    uint64_t id;
    wd_state_object *found; // Referenced.
} search;

static bool match_id(wd_state_object *object, void *user) {
    search *job = user;
    if (object->id != job->id)
        return true;
    job->found = wd_state_ref(object);
    return false;
}

// A message is rare: the pipeline of an earlier command is looked for among all of them. It may be destroyed.
static wd_state_pipeline *find_pipeline(const wd_syncval_where *where) {
    search job = {where->entry ? where->entry->pipeline : 0, NULL};
    if (job.id)
        wd_state_for_each(where->device->chassis->state, VK_OBJECT_TYPE_PIPELINE, match_id, &job);
    return (wd_state_pipeline *)job.found;
}

// --- Descriptors

static bool accesses(const wd_syncval_pipeline_use *use, VkDescriptorType type,
                     const wd_sync_access *access) {
    const bool writes = wd_sync_usage_writes(access->usage);
    const bool does =
        writes ? use->plain.writes || use->atomic.writes : use->plain.reads || use->atomic.reads;
    return does && wd_syncval_descriptor_usage(use->stage, type, writes) == access->usage;
}

// shows returns whether a descriptor leads to the memory of the access.
static bool shows(const wd_syncval_where *where, const wd_state_descriptor *descriptor, uint64_t offset) {
    const wd_state_object *object = descriptor->written ? descriptor->object : NULL;
    wd_syncval_image_location part;
    if (!object)
        return false;
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        return object == where->object &&
               wd_syncval_is_in_buffer(where->device, (const wd_state_buffer *)object,
                                       descriptor->u.buffer.offset + offset, descriptor->u.buffer.range,
                                       where->space, where->range.begin);
    case VK_OBJECT_TYPE_BUFFER_VIEW:
        return &((const wd_state_buffer_view *)object)->buffer->object == where->object;
    case VK_OBJECT_TYPE_IMAGE_VIEW: {
        const wd_state_image_view *view = (const wd_state_image_view *)object;
        const VkImageSubresourceRange *range = &view->range;
        return view->image && &view->image->object == where->object &&
               (!wd_syncval_locate_in_image(view->image, where->range.begin, &part) ||
                (part.mip >= range->baseMipLevel && part.mip - range->baseMipLevel < range->levelCount &&
                 (view->image->image_type == VK_IMAGE_TYPE_3D ||
                  (part.layer >= range->baseArrayLayer &&
                   part.layer - range->baseArrayLayer < range->layerCount))));
    }
    default:
        return object == where->object;
    }
}

static bool is_dynamic(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

static bool find_element(const wd_syncval_where *where, const wd_state_bound_set *bound,
                         const wd_state_layout_binding *binding, const wd_syncval_pipeline_use *use,
                         uint32_t *element) {
    const wd_state_descriptor_set *set = bound->set;
    const uint32_t first = use->any_element ? 0 : use->element;
    const uint32_t end = use->any_element ? wd_state_descriptor_set_count(set, binding) : use->element + 1;
    for (uint32_t i = first; i < end && i < binding->num_elements; i++) {
        const uint32_t number = binding->first_dynamic + i;
        if (binding->first + i >= set->num_descriptors)
            break;
        const wd_state_descriptor *descriptor = &set->descriptors[binding->first + i];
        const uint64_t offset = is_dynamic(binding->type) && number < bound->num_dynamic_offsets
                                    ? bound->dynamic_offsets[number]
                                    : 0;
        if (!accesses(use, descriptor->type, where->access) || !shows(where, descriptor, offset))
            continue;
        *element = i;
        return true;
    }
    return false;
}

// find_descriptor finds the descriptor that the command in hand accesses the resource through.
static bool find_descriptor(const wd_syncval_where *where, const wd_state_pipeline *pipeline,
                            wd_syncval_found_descriptor *found) {
    const wd_syncval_pipeline *made = wd_syncval_pipeline_of(pipeline);
    const wd_state_bind_point point = wd_state_bind_point_of(pipeline->bind_point);
    if (!where->recorder || !made || point == WD_STATE_BIND_COUNT)
        return false;
    const wd_state_bindings *bindings = &where->recorder->command_buffer->bindings[point];
    for (size_t i = 0; i < made->num_uses; i++) {
        const wd_syncval_pipeline_use *use = &made->uses[i];
        const wd_state_bound_set *bound = use->set < bindings->num_sets ? &bindings->sets[use->set] : NULL;
        const wd_state_layout_binding *binding =
            bound && bound->set ? wd_state_set_layout_binding(bound->set->layout, use->binding) : NULL;
        uint32_t element;
        if (binding && find_element(where, bound, binding, use, &element)) {
            *found = (wd_syncval_found_descriptor){bound->set, true, use->set, use->binding, element};
            return true;
        }
    }
    return false;
}

// find_only_binding finds the binding of an earlier command, if its pipeline has no other one of that kind.
static bool find_only_binding(const wd_syncval_where *where, const wd_state_pipeline *pipeline,
                              wd_syncval_found_descriptor *found) {
    const wd_syncval_pipeline *made = wd_syncval_pipeline_of(pipeline);
    const wd_state_pipeline_layout *layout = pipeline->layout;
    const wd_syncval_pipeline_use *only = NULL;
    for (size_t i = 0; made && layout && i < made->num_uses; i++) {
        const wd_syncval_pipeline_use *use = &made->uses[i];
        const wd_state_set_layout *set =
            use->set < layout->num_set_layouts ? layout->set_layouts[use->set] : NULL;
        const wd_state_layout_binding *binding = set ? wd_state_set_layout_binding(set, use->binding) : NULL;
        if (!binding || !accesses(use, binding->type, where->access))
            continue;
        if (only && (only->set != use->set || only->binding != use->binding))
            return false;
        only = use;
    }
    if (only)
        *found = (wd_syncval_found_descriptor){NULL, true, only->set, only->binding, 0};
    return only != NULL;
}

void wd_syncval_find_where(const wd_syncval_where *where, wd_syncval_found_where *found) {
    *found = (wd_syncval_found_where){.pipeline = find_pipeline(where)};
    if (found->pipeline && !find_descriptor(where, found->pipeline, &found->descriptor))
        find_only_binding(where, found->pipeline, &found->descriptor);
}

void wd_syncval_found_where_finish(wd_syncval_found_where *found) {
    wd_state_unref((wd_state_object *)found->pipeline);
    found->pipeline = NULL;
}

static void append_pipeline(wd_string_builder *text, const wd_syncval_where *where) {
    wd_syncval_found_where found;
    wd_syncval_find_where(where, &found);
    const wd_syncval_found_descriptor *descriptor = &found.descriptor;
    if (descriptor->set) {
        wd_string_append(text, ", ");
        wd_syncval_append_name(text, &descriptor->set->object);
    }
    if (descriptor->is_known)
        wd_string_appendf(text, ", set %u, binding %u", descriptor->number, descriptor->binding);
    if (descriptor->set)
        wd_string_appendf(text, ", element %u", descriptor->element);
    if (found.pipeline) {
        wd_string_append(text, ", ");
        wd_syncval_append_name(text, &found.pipeline->object);
    }
    wd_syncval_found_where_finish(&found);
}

// --- Vertices

static void append_vertex_binding(wd_string_builder *text, const wd_syncval_where *where) {
    const uint64_t access = wd_sync_usage_table[where->access->usage].access;
    const wd_state_command_buffer *state = where->recorder ? where->recorder->command_buffer : NULL;
    if (access == VK_ACCESS_2_INDEX_READ_BIT)
        wd_string_append(text, ", index buffer");
    if (access != VK_ACCESS_2_VERTEX_ATTRIBUTE_READ_BIT)
        return;
    for (uint32_t i = 0; state && i < state->num_vertex_bindings; i++) {
        if (state->vertex_bindings[i].buffer && &state->vertex_bindings[i].buffer->object == where->object) {
            wd_string_appendf(text, ", vertex binding %u", i);
            return;
        }
    }
}

// --- Attachments

static bool is_of(const wd_state_image_view *view, const wd_syncval_where *where) {
    wd_syncval_image_location part;
    if (!view || !view->image || &view->image->object != where->object)
        return false;
    const VkImageSubresourceRange *range = &view->range;
    return !wd_syncval_locate_in_image(view->image, where->range.begin, &part) ||
           (part.mip >= range->baseMipLevel && part.mip - range->baseMipLevel < range->levelCount &&
            (view->image->image_type == VK_IMAGE_TYPE_3D ||
             (part.layer >= range->baseArrayLayer &&
              part.layer - range->baseArrayLayer < range->layerCount)));
}

static void append_operation(wd_string_builder *text, const wd_syncval_where *where,
                             const wd_syncval_attachment *attachment) {
    const bool loads = where->access->ordering == WD_SYNC_ORDERING_LOAD;
    if (!loads && where->access->ordering != WD_SYNC_ORDERING_STORE)
        return;
    wd_string_append(text, loads ? ", load operation" : ", store operation");
    wd_syncval_image_location part = {0};
    if (!attachment)
        return;
    wd_syncval_locate_in_image(attachment->view->image, where->range.begin, &part);
    const bool is_stencil = part.aspect == VK_IMAGE_ASPECT_STENCIL_BIT;
    wd_string_append(text, " ");
    wd_string_append(
        text,
        loads ? wd_VkAttachmentLoadOp_string(is_stencil ? attachment->stencil_load : attachment->load)
              : wd_VkAttachmentStoreOp_string(is_stencil ? attachment->stencil_store : attachment->store));
}

static void append_attachment(wd_string_builder *text, const wd_syncval_where *where) {
    const wd_syncval_recorder *recorder = where->recorder;
    const wd_syncval_attachment *found = NULL;
    for (size_t i = 0; recorder && i < recorder->num_attachments && !found; i++) {
        const wd_syncval_attachment *attachment = &recorder->attachments[i];
        const bool resolves = is_of(attachment->resolve, where);
        if (!resolves && !is_of(attachment->view, where))
            continue;
        found = resolves ? NULL : attachment;
        if (recorder->pass)
            wd_string_appendf(text, ", attachment %zu", i);
        else if (attachment->color != UINT32_MAX)
            wd_string_appendf(text, ", color attachment %u", attachment->color);
        else
            wd_string_append(text, ", depth/stencil attachment");
        if (resolves) {
            wd_string_append(text, ", resolve");
            return;
        }
    }
    append_operation(text, where, found);
}

static void append_layouts(wd_string_builder *text, const wd_syncval_where *where) {
    const wd_syncval_entry *entry = where->entry;
    for (uint32_t i = 0; entry && where->object && i < entry->num_changes; i++) {
        if (entry->changes[i].image != where->object->id)
            continue;
        wd_string_appendf(text, ", from %s to %s", wd_VkImageLayout_string(entry->changes[i].from),
                          wd_VkImageLayout_string(entry->changes[i].to));
        return;
    }
}

#define ATTACHMENT_ACCESSES                                                                                  \
    (VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT |                        \
     VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT | VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT)

void wd_syncval_append_where(wd_string_builder *text, const wd_syncval_where *where) {
    if (where->access->usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION) {
        append_layouts(text, where);
        if (where->recorder && where->recorder->in_pass)
            append_attachment(text, where);
        return;
    }
    append_vertex_binding(text, where);
    if (wd_sync_usage_table[where->access->usage].access & ATTACHMENT_ACCESSES)
        append_attachment(text, where);
    append_pipeline(text, where);
}
