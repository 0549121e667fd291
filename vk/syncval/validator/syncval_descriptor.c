// What the shaders of a dispatch or draw access through descriptors.
#include "vk/syncval/validator/syncval_descriptor.h"

#include "vk/syncval/validator/syncval_rendering.h"
#include "vk/syncval/validator/syncval_resolution.h"

static wd_sync_usage usage_of(uint64_t stage, VkDescriptorType type, bool writes) {
    switch (type) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC:
        return wd_sync_usage_find(stage, VK_ACCESS_2_UNIFORM_READ_BIT);
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
        return wd_sync_usage_find(stage, VK_ACCESS_2_SHADER_SAMPLED_READ_BIT);
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
        return wd_sync_usage_find(stage, VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT);
    default:
        return wd_sync_usage_find(stage, writes ? VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT
                                                : VK_ACCESS_2_SHADER_STORAGE_READ_BIT);
    }
}

static void access_descriptor(wd_syncval_recorder *recorder, const wd_state_descriptor *descriptor,
                              uint64_t dynamic_offset, wd_sync_usage usage) {
    if (usage == WD_SYNC_NONE || !descriptor->object) {
        wd_syncval_access_unknown(recorder);
        return;
    }
    switch (descriptor->object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        wd_syncval_access_buffer(recorder, (const wd_state_buffer *)descriptor->object,
                                 descriptor->u.buffer.offset + dynamic_offset, descriptor->u.buffer.range,
                                 usage);
        return;
    case VK_OBJECT_TYPE_BUFFER_VIEW: {
        const wd_state_buffer_view *view = (const wd_state_buffer_view *)descriptor->object;
        wd_syncval_access_buffer(recorder, view->buffer, view->offset, view->range, usage);
        return;
    }
    case VK_OBJECT_TYPE_IMAGE_VIEW:
        wd_syncval_access_view(recorder, (const wd_state_image_view *)descriptor->object, NULL, 0, usage,
                               WD_SYNC_ORDERING_NONE);
        return;
    default:
        wd_syncval_access_unknown(recorder);
    }
}

static bool is_dynamic(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

static const VkDescriptorBindingFlags late_updates =
    VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT;

static void access_use(wd_syncval_recorder *recorder, const wd_state_bindings *bindings,
                       const wd_syncval_pipeline_use *use) {
    const wd_state_bound_set *bound = use->set < bindings->num_sets ? &bindings->sets[use->set] : NULL;
    const wd_state_descriptor_set *set = bound ? bound->set : NULL;
    const wd_state_layout_binding *binding =
        set ? wd_state_set_layout_binding(set->layout, use->binding) : NULL;
    const wd_state_descriptor *descriptor = binding && use->element < binding->num_elements &&
                                                    binding->first + use->element < set->num_descriptors
                                                ? &set->descriptors[binding->first + use->element]
                                                : NULL;
    // What an update may still change before execution, and which element of an array it will be, cannot be known.
    if (!descriptor || binding->flags & late_updates || (use->any_element && binding->count > 1) ||
        !descriptor->written || descriptor->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
        if (!descriptor || descriptor->type != VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK)
            wd_syncval_access_unknown(recorder);
        return;
    }
    const uint32_t number = binding->first_dynamic + use->element;
    const uint64_t offset =
        is_dynamic(binding->type) && number < bound->num_dynamic_offsets ? bound->dynamic_offsets[number] : 0;
    if (use->reads)
        access_descriptor(recorder, descriptor, offset, usage_of(use->stage, descriptor->type, false));
    if (use->writes)
        access_descriptor(recorder, descriptor, offset, usage_of(use->stage, descriptor->type, true));
}

// access_uses finds out what the pipeline accesses, or remembers it.
static void access_uses(wd_syncval_recorder *recorder, const wd_state_bindings *bindings,
                        const wd_syncval_pipeline *pipeline) {
    const bool can_remember = !pipeline->uses_many_sets && !recorder->num_accesses;
    const wd_syncval_resolution *known =
        can_remember ? wd_syncval_resolution_find(recorder, bindings, pipeline) : NULL;
    if (known) {
        recorder->resolved = known;
        if (known->is_unknown)
            wd_syncval_access_unknown(recorder);
        return;
    }
    const uint64_t unknown_tag = recorder->unknown_tag;
    recorder->unknown_tag = 0;
    for (size_t i = 0; i < pipeline->num_uses; i++)
        access_use(recorder, bindings, &pipeline->uses[i]);
    const bool is_unknown = recorder->unknown_tag != 0;
    if (can_remember)
        wd_syncval_resolution_add(recorder, bindings, pipeline, is_unknown);
    recorder->unknown_tag = is_unknown ? recorder->unknown_tag : unknown_tag;
}

const wd_syncval_pipeline *wd_syncval_access_descriptors(wd_syncval_recorder *recorder,
                                                         wd_state_bind_point bind_point) {
    const wd_state_bindings *bindings = &recorder->command_buffer->bindings[bind_point];
    const wd_syncval_pipeline *pipeline = wd_syncval_pipeline_of(bindings->pipeline);
    if (!pipeline || pipeline->unknown || !recorder->device->options.shader_accesses)
        wd_syncval_access_unknown(recorder);
    if (!pipeline || !recorder->device->options.shader_accesses)
        return pipeline;
    recorder->history->entries[recorder->tag - 1].is_atomic = pipeline->is_atomic;
    access_uses(recorder, bindings, pipeline);
    return pipeline;
}
