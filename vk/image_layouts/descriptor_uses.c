// The layouts of images in single descriptors that cannot change any more when a command is recorded.
#include "vk/image_layouts/descriptor_images.h"

// find_binding returns a binding whose content cannot change any more; NULL: there is none.
static const wd_state_layout_binding *find_binding(const wd_state_descriptor_set *set, uint32_t number) {
    const VkDescriptorBindingFlags unknown = VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT |
                                             VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT |
                                             VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT;
    const wd_state_layout_binding *binding = wd_state_set_layout_binding(set->layout, number);
    return binding && binding->count == 1 && !(binding->flags & unknown) ? binding : NULL;
}

static bool is_same_layout(const wd_state_set_layout *a, const wd_state_set_layout *b) {
    return a && b && (a == b || (a->identity.low == b->identity.low && a->identity.high == b->identity.high));
}

// find_set returns the bound set with this number if its content is known, and the pipeline layout has its layout.
static const wd_state_descriptor_set *find_set(const wd_state_bindings *bindings,
                                               const wd_state_pipeline_layout *layout, uint32_t number) {
    const wd_state_descriptor_set *set = number < bindings->num_sets ? bindings->sets[number].set : NULL;
    return set && set->layout && set->descriptors && !__atomic_load_n(&set->has_unknown, __ATOMIC_RELAXED) &&
                   number < layout->num_set_layouts &&
                   is_same_layout(set->layout, layout->set_layouts[number])
               ? set
               : NULL;
}

bool wd_image_descriptor_find(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind,
                              const wd_state_pipeline *pipeline, const wd_shader_image *image,
                              wd_image_descriptor *found, VkImageLayout *layout) {
    const wd_state_descriptor_set *set =
        find_set(&command_buffer->bindings[bind], pipeline->layout, image->set);
    const wd_state_layout_binding *binding = set ? find_binding(set, image->binding) : NULL;
    const wd_state_descriptor *descriptor = binding ? &set->descriptors[binding->first] : NULL;
    if (!descriptor || !descriptor->written || descriptor->type != binding->type || !descriptor->object ||
        descriptor->object->type != VK_OBJECT_TYPE_IMAGE_VIEW || wd_state_is_destroyed(descriptor->object)) {
        return false;
    }
    *layout = descriptor->image_layout;
    *found = (wd_image_descriptor){.view = (const wd_state_image_view *)descriptor->object,
                                   .pipeline = pipeline,
                                   .set = set,
                                   .type = descriptor->type,
                                   .stage = image->stage,
                                   .set_number = image->set,
                                   .binding = image->binding};
    return found->view->image != NULL;
}

bool wd_image_layouts_uses_descriptors(wd_image_layouts *layouts, const wd_state_pipeline *pipeline) {
    const wd_pipeline_images *images = wd_pipeline_images_find(layouts, pipeline);
    return !images || images->count;
}

void wd_image_layouts_use_descriptors(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                                      wd_state_bind_point bind, const wd_state_pipeline *pipeline,
                                      const wd_image_use *like) {
    const bool is_known = !command_buffer->num_unknown && !command_buffer->is_untracked && pipeline->layout;
    const wd_pipeline_images *images = is_known ? wd_pipeline_images_find(layouts, pipeline) : NULL;
    for (size_t i = 0; images && i < images->count; i++) {
        wd_image_descriptor descriptor;
        wd_image_use use = *like;
        if (wd_image_descriptor_find(command_buffer, bind, pipeline, &images->images[i], &descriptor,
                                     &use.layout)) {
            wd_image_use_descriptor(&use, &descriptor);
            wd_image_layouts_use(layouts, command_buffer, &use);
        }
    }
}
