// The image views and samplers of a write.
#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"

static const char writer[] = "VkWriteDescriptorSet", info_owner[] = "VkDescriptorImageInfo";

// image_element is a VkDescriptorImageInfo of a write.
typedef struct image_element {
    const wd_descriptors_write *write;
    const VkDescriptorImageInfo *info;
    const wd_state_image_view *view;
    const wd_core_frame *frame;
    uint32_t index; // From the first descriptor of the write.
} image_element;

static void name_view(wd_core_message *m, const image_element *element) {
    wd_core_handle(m, "imageView", VK_OBJECT_TYPE_IMAGE_VIEW, element->view->object.handle);
}

static void note_image(wd_core_message *m, const image_element *element) {
    char name[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_notef(
        m, "The view is of %s",
        wd_descriptors_name(m->check, (const wd_state_object *)element->view->image, name, sizeof name));
}

// Usages

static const struct usage_rule {
    VkDescriptorType type;
    VkImageUsageFlagBits usage;
    uint32_t rule;
} usage_rules[] = {
    {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, VK_IMAGE_USAGE_SAMPLED_BIT, WD_CORE_RULE(00337)},
    {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, VK_IMAGE_USAGE_SAMPLED_BIT, WD_CORE_RULE(00337)},
    {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, VK_IMAGE_USAGE_STORAGE_BIT, WD_CORE_RULE(00339)},
    {VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT, WD_CORE_RULE(00338)},
};

static void check_usage(wd_core_check *c, const image_element *element) {
    for (size_t i = 0; i < sizeof usage_rules / sizeof *usage_rules; i++) {
        const struct usage_rule *rule = &usage_rules[i];
        wd_core_message m;
        if (rule->type == element->write->type && element->view->usage &&
            !(element->view->usage & rule->usage) &&
            wd_core_begin_rule(&m, c, element->frame, writer, rule->rule)) {
            name_view(&m, element);
            wd_core_word(&m, "the usage of imageView",
                         wd_VkImageUsageFlags_string(element->view->usage, m.buffer, sizeof m.buffer));
            wd_core_summaryf(&m, ", without %s", wd_VkImageUsageFlagBits_string(rule->usage));
            note_image(&m, element);
            m.fix = "Create the image with this usage.";
            wd_core_end(&m);
        }
    }
}

// Layouts. The lists of layouts that a type allows grow with extensions: only those that none allows are reported.

static bool is_never_sampled(VkImageLayout layout) {
    switch (layout) {
    case VK_IMAGE_LAYOUT_UNDEFINED:
    case VK_IMAGE_LAYOUT_PREINITIALIZED:
    case VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL:
    case VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL:
    case VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_PRESENT_SRC_KHR:
        return true;
    default:
        return false;
    }
}

static bool is_never_stored(VkImageLayout layout) {
    switch (layout) {
    case VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL:
        return true;
    default:
        return is_never_sampled(layout);
    }
}

static void report_layout(wd_core_check *c, const image_element *element, uint32_t rule) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, element->frame, writer, rule)) {
        wd_core_word(&m, "imageLayout", wd_VkImageLayout_string(element->info->imageLayout));
        wd_core_summaryf(&m, ", in which no %s can be accessed",
                         wd_VkDescriptorType_string(element->write->type));
        m.fix = "State the layout that the image has when shaders access it.";
        wd_core_end(&m);
    }
}

static void check_layout(wd_core_check *c, const image_element *element) {
    const VkImageLayout layout = element->info->imageLayout;
    if (element->write->type == VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE && is_never_sampled(layout)) {
        report_layout(c, element, WD_CORE_RULE(04149));
    } else if (element->write->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER &&
               is_never_sampled(layout)) {
        report_layout(c, element, WD_CORE_RULE(04150));
    } else if (element->write->type == VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT && is_never_sampled(layout)) {
        report_layout(c, element, WD_CORE_RULE(04151));
    } else if (element->write->type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE && is_never_stored(layout)) {
        report_layout(c, element, WD_CORE_RULE(04152));
    }
}

// Aspects and views of 3D images

static void check_aspects(wd_core_check *c, const image_element *element) {
    const VkImageAspectFlags both = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
    wd_core_message m;
    if ((element->view->range.aspectMask & both) == both &&
        wd_core_format_is(element->view->image->format, WD_CORE_DEPTH_AND_STENCIL) == WD_CORE_TRUE &&
        wd_core_begin_rule(&m, c, element->frame, info_owner, WD_CORE_RULE(01976))) {
        name_view(&m, element);
        wd_core_word(
            &m, "the aspectMask of imageView",
            wd_VkImageAspectFlags_string(element->view->range.aspectMask, m.buffer, sizeof m.buffer));
        note_image(&m, element);
        m.fix = "Create a view with one of the two aspects for descriptors.";
        wd_core_end(&m);
    }
}

static void report_slice(wd_core_check *c, const image_element *element, uint32_t rule, const char *reason) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, element->frame, info_owner, rule)) {
        name_view(&m, element);
        wd_core_summaryf(&m, ", a view of the type %s of a 3D image%s",
                         wd_VkImageViewType_string(element->view->view_type), reason);
        note_image(&m, element);
        wd_core_end(&m);
    }
}

// check_slices checks views that see slices of a 3D image as layers. One reason is reported.
static void check_slices(wd_core_check *c, const image_element *element) {
    const VkDescriptorType type = element->write->type;
    const bool is_sampled =
        type == VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE || type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    if (element->view->image->image_type != VK_IMAGE_TYPE_3D) {
        return;
    }
    if (element->view->view_type == VK_IMAGE_VIEW_TYPE_2D_ARRAY) {
        report_slice(c, element, WD_CORE_RULE(06712), "");
    } else if (element->view->view_type != VK_IMAGE_VIEW_TYPE_2D) {
        return;
    } else if (type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE && WD_DESCRIPTORS_LACKS(c, image2DViewOf3D)) {
        report_slice(c, element, WD_CORE_RULE(06713), ", the feature image2DViewOf3D is not enabled");
    } else if (is_sampled && WD_DESCRIPTORS_LACKS(c, sampler2DViewOf3D)) {
        report_slice(c, element, WD_CORE_RULE(06714), ", the feature sampler2DViewOf3D is not enabled");
    } else if (type == VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT) {
        report_slice(c, element, WD_CORE_RULE(07795), " in an input attachment");
    } else if (!(element->view->image->flags & VK_IMAGE_CREATE_2D_VIEW_COMPATIBLE_BIT_EXT)) {
        report_slice(c, element, WD_CORE_RULE(07796),
                     " that was created without VK_IMAGE_CREATE_2D_VIEW_COMPATIBLE_BIT_EXT");
    }
}

// Other rules of views

static void check_swizzle(wd_core_check *c, const image_element *element) {
    const VkDescriptorType type = element->write->type;
    wd_core_message m;
    if ((type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE || type == VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT) &&
        !wd_core_is_identity(&element->view->components) &&
        wd_core_begin_rule(&m, c, element->frame, writer, WD_CORE_RULE(00336))) {
        const VkComponentMapping *components = &element->view->components;
        name_view(&m, element);
        wd_core_summaryf(
            &m, ", whose components are %s, %s, %s, %s", wd_VkComponentSwizzle_string(components->r),
            wd_VkComponentSwizzle_string(components->g), wd_VkComponentSwizzle_string(components->b),
            wd_VkComponentSwizzle_string(components->a));
        m.fix = "Create a view with the identity swizzle for this descriptor.";
        wd_core_end(&m);
    }
}

// immutable_sampler returns the sampler of the layout for a descriptor; NULL: none, or it is in a later binding.
static const wd_state_sampler *immutable_sampler(const image_element *element) {
    const wd_state_layout_binding *binding = element->write->binding;
    const uint64_t index = (uint64_t)element->write->element + element->index;
    return binding->immutable_samplers && index < binding->count ? binding->immutable_samplers[index] : NULL;
}

static void check_conversion(wd_core_check *c, const image_element *element) {
    const wd_state_layout_binding *binding = element->write->binding;
    const VkDescriptorType type = element->write->type;
    wd_core_message m;
    if (type == VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE && element->view->has_ycbcr_conversion &&
        wd_core_begin_rule(&m, c, element->frame, writer, WD_CORE_RULE(01946))) {
        name_view(&m, element);
        wd_core_summaryf(&m, ", a view with a YCbCr conversion in a sampled image");
        m.fix = "Use a combined image sampler with an immutable sampler of the same conversion.";
        wd_core_end(&m);
    }
    if (type != VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER) {
        return;
    }
    const wd_state_sampler *sampler = immutable_sampler(element);
    if (element->view->has_ycbcr_conversion &&
        (!binding->immutable_samplers || (sampler && !sampler->has_ycbcr_conversion)) &&
        wd_core_begin_rule(&m, c, element->frame, writer, WD_CORE_RULE(02738))) {
        name_view(&m, element);
        wd_core_summaryf(&m,
                         ", a view with a YCbCr conversion, but binding %u of the layout has no immutable "
                         "sampler with this conversion",
                         binding->binding);
        wd_core_end(&m);
    }
    if (sampler && sampler->has_ycbcr_conversion && !element->view->has_ycbcr_conversion &&
        wd_core_begin_rule(&m, c, element->frame, writer, WD_CORE_RULE(01948))) {
        name_view(&m, element);
        wd_core_summaryf(&m, ", a view without a YCbCr conversion, but the immutable sampler has one");
        wd_core_end(&m);
    }
}

static void check_min_lod(wd_core_check *c, const image_element *element) {
    wd_core_message m;
    if (element->write->type == VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT && element->view->min_lod != 0.0f &&
        wd_core_begin_rule(&m, c, element->frame, writer, WD_CORE_RULE(06450))) {
        name_view(&m, element);
        wd_core_float(&m, "the minLod of imageView", (double)element->view->min_lod);
        wd_core_end(&m);
    }
}

static void check_layout_aspects(wd_core_check *c, const image_element *element) {
    const VkImageAspectFlags both = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
    wd_core_message m;
    if (element->info->imageLayout == VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL &&
        element->view->range.aspectMask & both &&
        wd_core_begin_rule(&m, c, element->frame, info_owner, WD_CORE_RULE(09425))) {
        wd_core_word(&m, "imageLayout", wd_VkImageLayout_string(element->info->imageLayout));
        wd_core_word(
            &m, "the aspectMask of imageView",
            wd_VkImageAspectFlags_string(element->view->range.aspectMask, m.buffer, sizeof m.buffer));
        wd_core_end(&m);
    }
    if (element->info->imageLayout == VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL ||
        element->info->imageLayout == VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL ||
        element->info->imageLayout == VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL) {
        if (element->view->range.aspectMask & VK_IMAGE_ASPECT_COLOR_BIT &&
            wd_core_begin_rule(&m, c, element->frame, info_owner, WD_CORE_RULE(09426))) {
            wd_core_word(&m, "imageLayout", wd_VkImageLayout_string(element->info->imageLayout));
            wd_core_word(&m, "the aspectMask of imageView", "VK_IMAGE_ASPECT_COLOR_BIT");
            wd_core_end(&m);
        }
    }
}

static void check_null(wd_core_check *c, const image_element *element) {
    const bool is_input = element->write->type == VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT;
    wd_core_message m;
    if (!is_input && !WD_DESCRIPTORS_LACKS(c, nullDescriptor)) {
        return;
    }
    if (wd_core_begin_rule(&m, c, element->frame, writer,
                           is_input ? WD_CORE_RULE(07683) : WD_CORE_RULE(02997))) {
        wd_core_word(&m, "imageView", "VK_NULL_HANDLE");
        if (!is_input) {
            wd_core_word(&m, "the feature nullDescriptor", "not enabled");
        }
        wd_core_end(&m);
    }
}

static void check_view(wd_core_check *c, const image_element *element) {
    check_usage(c, element);
    check_layout(c, element);
    check_swizzle(c, element);
    check_conversion(c, element);
    check_min_lod(c, element);
    if (element->view->image) {
        check_aspects(c, element);
        check_slices(c, element);
    }
    check_layout_aspects(c, element);
}

// check_converted: immutable samplers that convert need an image.
static void check_converted(wd_core_check *c, const image_element *element) {
    const wd_state_layout_binding *binding = element->write->binding;
    const uint32_t index = element->write->element + element->index;
    const wd_state_sampler *sampler = element->write->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER &&
                                              binding->immutable_samplers && index < binding->count
                                          ? binding->immutable_samplers[index]
                                          : NULL;
    wd_core_message m;
    if (sampler && sampler->has_ycbcr_conversion &&
        wd_core_begin_rule(&m, c, element->frame, writer, WD_CORE_RULE(09506))) {
        wd_core_word(&m, "imageView", "VK_NULL_HANDLE");
        wd_core_summaryf(&m, ", and the immutable sampler of the binding has a Y'CbCr conversion");
        wd_core_end(&m);
    }
}

// check_sampler: a descriptor with a sampler of its own needs one, also without an image.
static void check_sampler(wd_core_check *c, const image_element *element) {
    const wd_state_layout_binding *binding = element->write->binding;
    const VkDescriptorType type = element->write->type;
    const bool has_sampler =
        type == VK_DESCRIPTOR_TYPE_SAMPLER || type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    wd_core_message m;
    if (has_sampler && element->info->sampler == VK_NULL_HANDLE && !binding->immutable_samplers &&
        (uint64_t)element->write->element + element->index < binding->count &&
        wd_core_begin_rule(&m, c, element->frame, writer, WD_CORE_RULE(00325))) {
        wd_core_word(&m, "sampler", "VK_NULL_HANDLE");
        wd_core_summaryf(&m, ", and binding %u of the layout has no immutable samplers", binding->binding);
        m.fix = "Write a sampler, or give the binding immutable samplers.";
        wd_core_end(&m);
    }
}

// check_comparison: with VK_KHR_portability_subset, samplers that compare may have to be immutable.
static void check_comparison(wd_core_check *c, const image_element *element) {
    const VkDescriptorType type = element->write->type;
    const wd_state_sampler *sampler =
        wd_core_lacks_portability(c, WD_CORE_PORTABILITY_COMPARISON_SAMPLERS) &&
                (type == VK_DESCRIPTOR_TYPE_SAMPLER || type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER) &&
                !element->write->binding->immutable_samplers
            ? WD_CORE_FIND(sampler, element->info->sampler)
            : NULL;
    wd_core_message m;
    if (sampler && sampler->create_info.compareEnable &&
        wd_core_begin_rule(&m, c, element->frame, info_owner, WD_CORE_RULE(04450))) {
        wd_core_handle(&m, "sampler", VK_OBJECT_TYPE_SAMPLER, sampler->object.handle);
        wd_core_word(&m, "the compareEnable of sampler", "VK_TRUE");
        wd_core_end_portability(&m, WD_CORE_PORTABILITY_COMPARISON_SAMPLERS);
    }
}

void wd_descriptors_check_images(wd_core_check *c, const wd_core_frame *f,
                                 const wd_descriptors_write *write) {
    for (uint32_t i = 0; i < write->count; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(f, write->array, i);
        const VkDescriptorImageInfo *info = (const void *)(write->source + i * write->stride);
        const bool has_view = write->type != VK_DESCRIPTOR_TYPE_SAMPLER;
        const image_element element = {
            write, info, has_view ? WD_CORE_FIND(image_view, info->imageView) : NULL, &frame, i};
        check_sampler(c, &element);
        check_comparison(c, &element);
        if (!has_view) {
            continue;
        }
        if (info->imageView == VK_NULL_HANDLE) {
            check_null(c, &element);
            check_converted(c, &element);
        } else if (element.view) {
            check_view(c, &element);
        }
    }
}
