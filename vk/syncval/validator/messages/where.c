#include "vk/syncval/validator/messages/where.h"

#include <string.h>

#include "vk/registry/enum_strings.h"
#include "vk/syncval/validator/shaders/pipeline.h"

// --- Pipelines

typedef struct search {
    uint64_t id;
    wd_state_object *found; // Referenced.
} search;

static bool match_id(wd_state_object *object, void *user) {
    search *job = user;
    if (object->id != job->id) {
        return true;
    }
    job->found = wd_state_ref(object);
    return false;
}

// The pipeline of an earlier command is searched among all, because messages are rare. It may be destroyed.
static wd_state_pipeline *find_pipeline(const wd_syncval_where *where) {
    search job = {where->entry ? where->entry->pipeline : 0, NULL};
    if (job.id) {
        wd_state_for_each(where->device->chassis->state, VK_OBJECT_TYPE_PIPELINE, match_id, &job);
    }
    return (wd_state_pipeline *)job.found;
}

// --- Descriptors

static bool accesses(const wd_syncval_pipeline_use *use, VkDescriptorType type,
                     const wd_sync_access *access) {
    const bool writes = wd_sync_usage_writes(access->usage);
    const bool does = writes ? use->plain.writes || use->atomic.writes || use->interlocked.writes
                             : use->plain.reads || use->atomic.reads || use->interlocked.reads;
    return does && wd_syncval_descriptor_usage(use->stage, type, writes) == access->usage;
}

// refers_to returns whether a descriptor refers to the memory of the access.
static bool refers_to(const wd_syncval_where *where, const wd_state_descriptor *descriptor, uint64_t offset) {
    const wd_state_object *object = descriptor->written ? descriptor->object : NULL;
    wd_syncval_image_location part;
    if (!object) {
        return false;
    }
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

// element_refers_to is `refers_to` for an element of a bound set. If the dynamic offsets are unknown, any
// part of a dynamic buffer counts.
static bool element_refers_to(const wd_syncval_where *where, const wd_state_bound_set *bound,
                              const wd_state_layout_binding *binding, uint32_t element) {
    const wd_state_descriptor *descriptor = &bound->set->descriptors[binding->first + element];
    const uint32_t number = binding->first_dynamic + element;
    if (!is_dynamic(binding->type)) {
        return refers_to(where, descriptor, 0);
    }
    return number < bound->num_dynamic_offsets
               ? refers_to(where, descriptor, bound->dynamic_offsets[number])
               : descriptor->written && descriptor->object && descriptor->object == where->object;
}

static bool find_element(const wd_syncval_where *where, const wd_state_bound_set *bound,
                         const wd_state_layout_binding *binding, const wd_syncval_pipeline_use *use,
                         uint32_t *element) {
    const wd_state_descriptor_set *set = bound->set;
    const uint32_t first = use->any_element ? 0 : use->element;
    const uint32_t end = use->any_element ? wd_state_descriptor_set_count(set, binding) : use->element + 1;
    for (uint32_t i = first; i < end && i < binding->num_elements; i++) {
        if (binding->first + i >= set->num_descriptors) {
            break;
        }
        if (!accesses(use, set->descriptors[binding->first + i].type, where->access) ||
            !element_refers_to(where, bound, binding, i)) {
            continue;
        }
        *element = i;
        return true;
    }
    return false;
}

// is_current_command returns whether the access is of the command that is being recorded.
static bool is_current_command(const wd_syncval_where *where) {
    return where->command_buffer && where->access->tag == where->current_tag &&
           !(where->entry && where->entry->secondary);
}

// find_bound finds the descriptor through which the current command accesses the resource.
static bool find_bound(const wd_syncval_where *where, const wd_state_pipeline *pipeline,
                       wd_syncval_found_descriptor *found) {
    const wd_syncval_pipeline *made = wd_syncval_pipeline_of(pipeline);
    const wd_state_bind_point point = wd_state_bind_point_of(pipeline->bind_point);
    if (!is_current_command(where) || !made || point == WD_STATE_BIND_COUNT) {
        return false;
    }
    const wd_state_bindings *bindings = &where->command_buffer->bindings[point];
    for (size_t i = 0; i < made->uses.count; i++) {
        const wd_syncval_pipeline_use *use = &made->uses.items[i];
        const wd_state_bound_set *bound = use->set < bindings->num_sets ? &bindings->sets[use->set] : NULL;
        const wd_state_layout_binding *binding =
            bound && bound->set ? wd_state_set_layout_binding(bound->set->layout, use->binding) : NULL;
        uint32_t element;
        if (binding && find_element(where, bound, binding, use, &element)) {
            wd_state_ref(&bound->set->object);
            *found = (wd_syncval_found_descriptor){bound->set, true, true, use->set, use->binding, element};
            return true;
        }
    }
    return false;
}

// --- Descriptors of other commands: those of all sets of the recording that fit the pipeline and refer to the memory.
// Numbers that all candidates share are known.

typedef struct candidates {
    wd_syncval_found_descriptor first; // Its set is not referenced.
    uint32_t count;
    bool is_ambiguous; // Several bindings are possible.
} candidates;

static void add_candidate(candidates *all, const wd_syncval_found_descriptor *next) {
    if (!all->count++) {
        all->first = *next;
        return;
    }
    wd_syncval_found_descriptor *first = &all->first;
    all->is_ambiguous |= first->number != next->number || first->binding != next->binding;
    first->has_element &= first->element == next->element;
    if (first->set != next->set) {
        first->set = NULL;
    }
}

static bool fits(const wd_state_descriptor_set *set, const wd_state_pipeline_layout *layout,
                 uint32_t number) {
    const wd_state_set_layout *wanted =
        layout && number < layout->num_set_layouts ? layout->set_layouts[number] : NULL;
    return wanted && memcmp(&wanted->identity, &set->layout->identity, sizeof(wanted->identity)) == 0;
}

static void add_candidates(candidates *all, const wd_syncval_where *where, const wd_state_pipeline *pipeline,
                           wd_state_descriptor_set *set) {
    const wd_syncval_pipeline *made = wd_syncval_pipeline_of(pipeline);
    const wd_state_bound_set bound = {.set = set};
    wd_state_descriptor_set_lock(set);
    for (size_t i = 0; i < made->uses.count; i++) {
        const wd_syncval_pipeline_use *use = &made->uses.items[i];
        const wd_state_layout_binding *binding = wd_state_set_layout_binding(set->layout, use->binding);
        uint32_t element;
        if (binding && fits(set, pipeline->layout, use->set) &&
            find_element(where, &bound, binding, use, &element)) {
            add_candidate(all,
                          &(wd_syncval_found_descriptor){set, true, true, use->set, use->binding, element});
        }
    }
    wd_state_descriptor_set_unlock(set);
}

static wd_state_descriptor_set *find_set(const wd_syncval_where *where, const wd_syncval_used_set *used) {
    wd_state_object *object =
        wd_state_find_ref(where->device->chassis->state, VK_OBJECT_TYPE_DESCRIPTOR_SET, used->handle);
    if (object && object->id == used->id) {
        return (wd_state_descriptor_set *)object;
    }
    wd_state_unref(object); // The handle was reused.
    return NULL;
}

// may_be_elsewhere returns whether the access may use push descriptors or an address, of which only the
// latest are known.
static bool may_be_elsewhere(const wd_syncval_where *where, const wd_state_pipeline *pipeline) {
    const wd_syncval_pipeline *made = wd_syncval_pipeline_of(pipeline);
    const wd_state_pipeline_layout *layout = pipeline->layout;
    bool may_be = false;
    for (size_t i = 0; i < made->uses.count && !may_be; i++) {
        const wd_syncval_pipeline_use *use = &made->uses.items[i];
        const wd_state_set_layout *set =
            layout && use->set < layout->num_set_layouts ? layout->set_layouts[use->set] : NULL;
        const wd_state_layout_binding *binding =
            set && set->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR
                ? wd_state_set_layout_binding(set, use->binding)
                : NULL;
        may_be = use->set == WD_SYNCVAL_PUSHED_SET
                     ? accesses(use, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, where->access)
                     : binding && accesses(use, binding->type, where->access);
    }
    return may_be;
}

// find_used finds the descriptor of a command among the sets of its recording.
static bool find_used(const wd_syncval_where *where, const wd_state_pipeline *pipeline,
                      wd_syncval_found_descriptor *found) {
    const wd_syncval_used *used = where->history ? &where->history->used : NULL;
    candidates all = {0};
    wd_state_descriptor_set *kept = NULL; // The set of the first candidate, referenced.
    if (!wd_syncval_pipeline_of(pipeline) || !where->object || may_be_elsewhere(where, pipeline)) {
        return false;
    }
    for (size_t i = 0; used && i < used->sets.count; i++) {
        wd_state_descriptor_set *set = find_set(where, &used->sets.items[i]);
        if (!set) {
            continue;
        }
        add_candidates(&all, where, pipeline, set);
        if (!kept && all.first.set == set) {
            kept = set;
        } else {
            wd_state_unref(&set->object);
        }
    }
    const bool is_found = all.count && !all.is_ambiguous;
    if (is_found) {
        *found = all.first;
    }
    if (kept && !(is_found && found->set)) {
        wd_state_unref(&kept->object);
    }
    return is_found;
}

// find_only_binding finds the binding of a command whose pipeline has only one binding of the kind.
static bool find_only_binding(const wd_syncval_where *where, const wd_state_pipeline *pipeline,
                              wd_syncval_found_descriptor *found) {
    const wd_syncval_pipeline *made = wd_syncval_pipeline_of(pipeline);
    const wd_state_pipeline_layout *layout = pipeline->layout;
    const wd_syncval_pipeline_use *only = NULL;
    for (size_t i = 0; made && layout && i < made->uses.count; i++) {
        const wd_syncval_pipeline_use *use = &made->uses.items[i];
        const wd_state_set_layout *set =
            use->set < layout->num_set_layouts ? layout->set_layouts[use->set] : NULL;
        const wd_state_layout_binding *binding = set ? wd_state_set_layout_binding(set, use->binding) : NULL;
        if (!binding || !accesses(use, binding->type, where->access)) {
            continue;
        }
        if (only && (only->set != use->set || only->binding != use->binding)) {
            return false;
        }
        only = use;
    }
    if (only) {
        *found =
            (wd_syncval_found_descriptor){.is_known = true, .number = only->set, .binding = only->binding};
    }
    return only != NULL;
}

void wd_syncval_find_where(const wd_syncval_where *where, wd_syncval_found_where *found) {
    *found = (wd_syncval_found_where){.pipeline = find_pipeline(where)};
    if (found->pipeline && !find_bound(where, found->pipeline, &found->descriptor) &&
        !find_used(where, found->pipeline, &found->descriptor)) {
        find_only_binding(where, found->pipeline, &found->descriptor);
    }
}

void wd_syncval_found_where_finish(wd_syncval_found_where *found) {
    wd_state_unref((wd_state_object *)found->pipeline);
    wd_state_unref((wd_state_object *)found->descriptor.set);
    *found = (wd_syncval_found_where){0};
}

static void append_descriptor(wd_string_builder *text, const wd_syncval_found_descriptor *descriptor) {
    if (descriptor->is_known) {
        wd_string_appendf(text, ", set %u, binding %u", descriptor->number, descriptor->binding);
    }
    if (descriptor->has_element) {
        wd_string_appendf(text, ", element %u", descriptor->element);
    }
}

static void append_pipeline(wd_string_builder *text, const wd_syncval_where *where) {
    wd_syncval_found_where found;
    wd_syncval_find_where(where, &found);
    if (found.descriptor.set) {
        wd_string_append(text, ", ");
        wd_syncval_append_name(text, &found.descriptor.set->object);
    }
    append_descriptor(text, &found.descriptor);
    if (found.pipeline) {
        wd_string_append(text, ", ");
        wd_syncval_append_name(text, &found.pipeline->object);
    }
    wd_syncval_found_where_finish(&found);
}

// --- Vertices

static void append_vertex_binding(wd_string_builder *text, const wd_syncval_where *where) {
    const uint64_t access = wd_sync_usage_table[where->access->usage].access;
    const wd_state_command_buffer *state = is_current_command(where) ? where->command_buffer : NULL;
    if (access == VK_ACCESS_2_INDEX_READ_BIT) {
        wd_string_append(text, ", index buffer");
    }
    if (access != VK_ACCESS_2_VERTEX_ATTRIBUTE_READ_BIT) {
        return;
    }
    for (uint32_t i = 0; state && i < state->num_vertex_bindings; i++) {
        if (state->vertex_bindings[i].buffer && &state->vertex_bindings[i].buffer->object == where->object) {
            wd_string_appendf(text, ", vertex binding %u", i);
            return;
        }
    }
}

// --- Attachments

// includes_access returns whether an attachment includes the memory of the access.
static bool includes_access(const wd_syncval_used_attachment *attachment, const wd_syncval_where *where) {
    wd_syncval_image_location part;
    if (where->object->type != VK_OBJECT_TYPE_IMAGE || attachment->image != where->object->id) {
        return false;
    }
    const wd_state_image *image = (const wd_state_image *)where->object;
    const VkImageSubresourceRange *range = &attachment->range;
    if (!wd_syncval_locate_in_image(image, where->range.begin, &part)) {
        return true;
    }
    const VkImageAspectFlags tests = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
    return (!(part.aspect & tests) || part.aspect & attachment->aspects) && part.mip >= range->baseMipLevel &&
           part.mip - range->baseMipLevel < range->levelCount &&
           (image->image_type == VK_IMAGE_TYPE_3D ||
            (part.layer >= range->baseArrayLayer && part.layer - range->baseArrayLayer < range->layerCount));
}

static void append_operation(wd_string_builder *text, const wd_syncval_where *where,
                             const wd_syncval_used_attachment *attachment) {
    const bool loads = where->access->ordering == WD_SYNC_ORDERING_LOAD ||
                       where->access->ordering == WD_SYNC_ORDERING_LOAD_DISCARD;
    if (!loads && !wd_sync_stores(where->access->ordering)) {
        return;
    }
    wd_string_append(text, loads ? ", load operation" : ", store operation");
    wd_syncval_image_location part = {0};
    if (!attachment) {
        return;
    }
    wd_syncval_locate_in_image((const wd_state_image *)where->object, where->range.begin, &part);
    const bool is_stencil = part.aspect == VK_IMAGE_ASPECT_STENCIL_BIT;
    wd_string_append(text, " ");
    wd_string_append(
        text,
        loads ? wd_VkAttachmentLoadOp_string(is_stencil ? attachment->stencil_load : attachment->load)
              : wd_VkAttachmentStoreOp_string(is_stencil ? attachment->stencil_store : attachment->store));
}

static const wd_syncval_used_attachment *find_attachment(const wd_syncval_where *where) {
    const wd_syncval_history *history = where->entry && where->object ? where->history : NULL;
    const wd_syncval_used_pass *pass =
        history ? wd_syncval_used_find_pass(&history->used, wd_syncval_history_tag(history, where->entry))
                : NULL;
    const wd_syncval_used_attachment *found = NULL;
    for (uint32_t i = 0; pass && i < pass->num_attachments && !found; i++) {
        found = includes_access(&pass->attachments[i], where) ? &pass->attachments[i] : NULL;
    }
    return found;
}

static void append_attachment(wd_string_builder *text, const wd_syncval_where *where) {
    const wd_syncval_used_attachment *found = find_attachment(where);
    if (found && !found->is_dynamic) {
        wd_string_appendf(text, ", attachment %u", found->number);
    } else if (found && found->number != UINT32_MAX) {
        wd_string_appendf(text, ", color attachment %u", found->number);
    } else if (found) {
        wd_string_append(text, ", depth/stencil attachment");
    }
    if (found && found->is_resolve) {
        wd_string_append(text, ", resolve");
    } else {
        append_operation(text, where, found);
    }
}

static void append_layouts(wd_string_builder *text, const wd_syncval_where *where) {
    const wd_syncval_entry *entry = where->entry;
    for (uint32_t i = 0; entry && where->object && i < entry->num_changes; i++) {
        if (entry->changes[i].image != where->object->id) {
            continue;
        }
        wd_string_appendf(text, ", from %s to %s", wd_VkImageLayout_string(entry->changes[i].from),
                          wd_VkImageLayout_string(entry->changes[i].to));
        return;
    }
}

#define ATTACHMENT_ACCESSES                                                                                  \
    (VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT |                        \
     VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT | VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT)

// bound_pipeline returns the pipeline of the current command, or NULL if it has none.
static const wd_state_pipeline *bound_pipeline(const wd_syncval_where *where) {
    for (int i = 0; is_current_command(where) && where->entry->pipeline && i < WD_STATE_BIND_COUNT; i++) {
        const wd_state_pipeline *pipeline = where->command_buffer->bindings[i].pipeline;
        if (pipeline && pipeline->object.id == where->entry->pipeline) {
            return pipeline;
        }
    }
    return NULL;
}

// This runs for the commands of a trace, so unlike wd_syncval_append_where it searches only bound descriptors.
void wd_syncval_append_binding(wd_string_builder *text, const wd_syncval_where *where) {
    append_vertex_binding(text, where);
    if (wd_sync_usage_table[where->access->usage].access & ATTACHMENT_ACCESSES) {
        append_attachment(text, where);
        return;
    }
    const wd_state_pipeline *pipeline = bound_pipeline(where);
    wd_syncval_found_where found = {0};
    if (pipeline && (find_bound(where, pipeline, &found.descriptor) ||
                     find_only_binding(where, pipeline, &found.descriptor))) {
        append_descriptor(text, &found.descriptor);
    }
    wd_syncval_found_where_finish(&found);
}

void wd_syncval_append_where(wd_string_builder *text, const wd_syncval_where *where) {
    if (where->access->usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION) {
        append_layouts(text, where);
        append_attachment(text, where);
        return;
    }
    append_vertex_binding(text, where);
    if (wd_sync_usage_table[where->access->usage].access & ATTACHMENT_ACCESSES) {
        append_attachment(text, where);
    }
    append_pipeline(text, where);
}
