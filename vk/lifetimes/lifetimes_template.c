// Handles in the data of descriptor update templates.
#include <stdio.h>

#include "vk/lifetimes/lifetimes_internal.h"
#include "vk/report/message_ids.h"

// The data of a command, and the set that the data is for.
typedef struct template_data {
    const wd_state_update_template *update_template;
    const uint8_t *data;
    const wd_state_set_layout *set_layout; // NULL: unknown.
    const char *id;                        // The statement that the data is valid.
} template_data;

typedef struct place {
    const VkDescriptorUpdateTemplateEntry *entry;
    uint32_t element;   // From the entry's first one.
    const char *member; // With the dot, or "".
} place;

static void check_handle(wd_lifetimes_check *check, const template_data *of, const place *at,
                         VkObjectType type, uint64_t handle) {
    if (!handle) {
        return;
    }
    wd_state_object *object = wd_state_find(check->state, type, handle);
    if (object) {
        if (check->command_buffer) {
            wd_state_command_buffer_keep(check->command_buffer, object);
        }
        return;
    }
    char path[128];
    snprintf(path, sizeof path, "pData at offset %zu (binding %u, array element %u)%s",
             at->entry->offset + at->element * at->entry->stride, at->entry->dstBinding,
             at->entry->dstArrayElement + at->element, at->member);
    const wd_lifetimes_subject subject = {
        .type = type, .handle = handle, .path = path, .valid_id = of->id, .parent_id = of->id};
    if (check->device->options.handles) {
        wd_lifetimes_report_not_found(check, &subject);
    }
}

// reads_samplers returns whether the samplers of an entry are read for certain: a binding with immutable samplers
// ignores them.
static bool reads_samplers(const template_data *of, const VkDescriptorUpdateTemplateEntry *entry) {
    const wd_state_layout_binding *binding =
        of->set_layout ? wd_state_set_layout_binding(of->set_layout, entry->dstBinding) : NULL;
    return binding && !binding->immutable_samplers && entry->dstArrayElement < binding->num_elements &&
           entry->descriptorCount <= binding->num_elements - entry->dstArrayElement;
}

static void check_image(wd_lifetimes_check *check, const template_data *of, place at, const void *source) {
    const VkDescriptorImageInfo *info = source;
    const VkDescriptorType type = at.entry->descriptorType;
    const bool has_sampler =
        type == VK_DESCRIPTOR_TYPE_SAMPLER || type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    if (has_sampler && reads_samplers(of, at.entry)) {
        at.member = ".sampler";
        check_handle(check, of, &at, VK_OBJECT_TYPE_SAMPLER, WD_STATE_NON_DISPATCHABLE(info->sampler));
    }
    if (type != VK_DESCRIPTOR_TYPE_SAMPLER) {
        at.member = ".imageView";
        check_handle(check, of, &at, VK_OBJECT_TYPE_IMAGE_VIEW, WD_STATE_NON_DISPATCHABLE(info->imageView));
    }
}

static void check_element(wd_lifetimes_check *check, const template_data *of, place at, const void *source) {
    switch (at.entry->descriptorType) {
    case VK_DESCRIPTOR_TYPE_SAMPLER:
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
    case VK_DESCRIPTOR_TYPE_SAMPLE_WEIGHT_IMAGE_QCOM:
    case VK_DESCRIPTOR_TYPE_BLOCK_MATCH_IMAGE_QCOM:
        check_image(check, of, at, source);
        break;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        check_handle(check, of, &at, VK_OBJECT_TYPE_BUFFER_VIEW,
                     WD_STATE_NON_DISPATCHABLE(*(const VkBufferView *)source));
        break;
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC:
        at.member = ".buffer";
        check_handle(check, of, &at, VK_OBJECT_TYPE_BUFFER,
                     WD_STATE_NON_DISPATCHABLE(((const VkDescriptorBufferInfo *)source)->buffer));
        break;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
        check_handle(check, of, &at, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR,
                     WD_STATE_NON_DISPATCHABLE(*(const VkAccelerationStructureKHR *)source));
        break;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_NV:
        check_handle(check, of, &at, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV,
                     WD_STATE_NON_DISPATCHABLE(*(const VkAccelerationStructureNV *)source));
        break;
    default: // Inline uniform blocks have no handles; types of a later registry have unknown ones.
        break;
    }
}

static void check_data(wd_lifetimes_check *check, const template_data *of) {
    for (uint32_t i = 0; of->update_template && of->data && i < of->update_template->num_entries; i++) {
        const VkDescriptorUpdateTemplateEntry *entry = &of->update_template->entries[i];
        const bool is_block = entry->descriptorType == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK;
        for (uint32_t k = 0; !is_block && k < entry->descriptorCount; k++) {
            check_element(check, of, (place){entry, k, ""}, of->data + entry->offset + k * entry->stride);
        }
    }
}

void wd_lifetimes_update_with_template(wd_lifetimes_check *check, const void *arguments) {
    const wd_UpdateDescriptorSetWithTemplate_args *args = arguments;
    const wd_state_descriptor_set *set = wd_state_find_descriptor_set(check->state, args->descriptorSet);
    const template_data data = {
        .update_template = wd_state_find_update_template(check->state, args->descriptorUpdateTemplate),
        .data = args->pData,
        .set_layout = set ? set->layout : NULL,
        .id = WD_ID_LIFETIMES_TEMPLATE_DATA,
    };
    check_data(check, &data);
    wd_lifetimes_check_template_update(check, args);
}

static void check_pushed(wd_lifetimes_check *check, template_data data, VkPipelineLayout handle,
                         uint32_t set) {
    const wd_state_pipeline_layout *layout = wd_state_find_pipeline_layout(check->state, handle);
    data.set_layout = layout && set < layout->num_set_layouts ? layout->set_layouts[set] : NULL;
    check_data(check, &data);
}

void wd_lifetimes_push_with_template(wd_lifetimes_check *check, const void *arguments) {
    const wd_CmdPushDescriptorSetWithTemplateKHR_args *args = arguments;
    const template_data data = {
        .update_template = wd_state_find_update_template(check->state, args->descriptorUpdateTemplate),
        .data = args->pData,
        .id = WD_ID_LIFETIMES_TEMPLATE_DATA_PUSHED,
    };
    check_pushed(check, data, args->layout, args->set);
}

#ifdef VK_VERSION_1_4
void wd_lifetimes_push_with_template_2(wd_lifetimes_check *check, const void *arguments) {
    const VkPushDescriptorSetWithTemplateInfo *info =
        ((const wd_CmdPushDescriptorSetWithTemplate2_args *)arguments)->pPushDescriptorSetWithTemplateInfo;
    if (!info) {
        return;
    }
    const template_data data = {
        .update_template = wd_state_find_update_template(check->state, info->descriptorUpdateTemplate),
        .data = info->pData,
        .id = WD_ID_LIFETIMES_TEMPLATE_DATA_PUSHED_2,
    };
    check_pushed(check, data, info->layout, info->set);
}
#endif
