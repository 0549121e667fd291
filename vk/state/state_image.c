// Images, image views and samplers.
#include "vk/registry/chain.h"
#include "vk/state/state_buffer_set.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

void wd_state_finish_image(wd_state_object *object) {
    wd_state_image *image = (wd_state_image *)object;
    for (size_t i = 0; i < sizeof image->bindings / sizeof image->bindings[0]; i++) {
        wd_state_unref((wd_state_object *)image->bindings[i].memory);
    }
    wd_free(&object->table->allocator, image->view_formats);
}

// has_external_format returns whether a create info takes its format from a resource of the platform.
static bool has_external_format(const void *chain) {
    for (const VkBaseInStructure *next = chain; next; next = next->pNext) {
        if (next->sType == VK_STRUCTURE_TYPE_EXTERNAL_FORMAT_ANDROID) {
            return true;
        }
#ifdef VK_QNX_external_memory_screen_buffer
        if (next->sType == VK_STRUCTURE_TYPE_EXTERNAL_FORMAT_QNX) {
            return true;
        }
#endif
    }
    return false;
}

// read_image_chain reads the structs that extend the create info of an image. Where memory runs out, the image is as
// one without a list of view formats, which allows all.
static void read_image_chain(wd_state_device *device, wd_state_image *image, const VkImageCreateInfo *info) {
    const VkImageStencilUsageCreateInfo *stencil =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO);
    image->stencil_usage = stencil ? stencil->stencilUsage : info->usage;
    const VkExternalMemoryImageCreateInfo *external =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO);
    image->external_types = external ? external->handleTypes : 0;
    image->has_external_format = has_external_format(info->pNext);
    const VkImageFormatListCreateInfo *list =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    bool failed = false;
    if (list && list->viewFormatCount && list->pViewFormats) {
        image->view_formats = wd_state_copy_array(&device->allocator, list->pViewFormats,
                                                  list->viewFormatCount, sizeof(VkFormat), &failed);
        image->num_view_formats = image->view_formats ? list->viewFormatCount : 0;
    }
}

WD_STATE_POST(CreateImage) {
    (void)down;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_image *image = wd_state_new_in_device(call->device->state, VK_OBJECT_TYPE_IMAGE,
                                                   WD_STATE_NON_DISPATCHABLE(*args->pImage), sizeof *image,
                                                   wd_state_finish_image);
    if (!image) {
        return;
    }
    const VkImageCreateInfo *info = args->pCreateInfo;
    image->flags = info->flags;
    image->image_type = info->imageType;
    image->format = info->format;
    image->extent = info->extent;
    image->mip_levels = info->mipLevels;
    image->array_layers = info->arrayLayers;
    image->samples = info->samples;
    image->tiling = info->tiling;
    image->usage = info->usage;
    image->sharing_mode = info->sharingMode;
    image->initial_layout = info->initialLayout;
    read_image_chain(call->device->state, image, info);
    wd_state_publish(&image->object);
}

static void finish_image_view(wd_state_object *object) {
    wd_state_unref((wd_state_object *)((wd_state_image_view *)object)->image);
}

// resolve_range replaces VK_REMAINING_* by counts. Views of 3D images as 2D arrays see slices of the depth as
// layers.
static VkImageSubresourceRange resolve_range(const wd_state_image *image, const VkImageViewCreateInfo *info) {
    VkImageSubresourceRange range = info->subresourceRange;
    const bool slices = image->image_type == VK_IMAGE_TYPE_3D && info->viewType != VK_IMAGE_VIEW_TYPE_3D;
    uint32_t layers = image->array_layers;
    if (slices) {
        const uint32_t mip = range.baseMipLevel < 31 ? range.baseMipLevel : 31;
        layers = image->extent.depth >> mip ? image->extent.depth >> mip : 1;
    }
    if (range.levelCount == VK_REMAINING_MIP_LEVELS) {
        range.levelCount =
            range.baseMipLevel < image->mip_levels ? image->mip_levels - range.baseMipLevel : 0;
    }
    if (range.layerCount == VK_REMAINING_ARRAY_LAYERS) {
        range.layerCount = range.baseArrayLayer < layers ? layers - range.baseArrayLayer : 0;
    }
    return range;
}

// view_usage returns the usages that a view has in all of its aspects.
static VkImageUsageFlags view_usage(const wd_state_image *image, const VkImageViewCreateInfo *info) {
    const VkImageViewUsageCreateInfo *own =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_VIEW_USAGE_CREATE_INFO);
    const VkImageAspectFlags aspects = info->subresourceRange.aspectMask;
    if (own || !image) {
        return own ? own->usage : 0;
    }
    VkImageUsageFlags usage =
        aspects & ~(VkImageAspectFlags)VK_IMAGE_ASPECT_STENCIL_BIT ? image->usage : image->stencil_usage;
    if (aspects & VK_IMAGE_ASPECT_STENCIL_BIT) {
        usage &= image->stencil_usage;
    }
    return usage;
}

static void fill_view(wd_state_image_view *view, const wd_state_device *device,
                      const VkImageViewCreateInfo *info) {
    view->image = wd_state_find_image(device, info->image);
    wd_state_ref((wd_state_object *)view->image);
    view->flags = info->flags;
    view->view_type = info->viewType;
    view->format = info->format;
    view->components = info->components;
    const VkImageViewMinLodCreateInfoEXT *min_lod =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_VIEW_MIN_LOD_CREATE_INFO_EXT);
    view->min_lod = min_lod ? min_lod->minLod : 0.0f;
    view->range = view->image ? resolve_range(view->image, info) : info->subresourceRange;
    view->usage = view_usage(view->image, info);
    view->has_ycbcr_conversion =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO) != NULL;
}

WD_STATE_POST(CreateImageView) {
    (void)down;
    wd_state_device *device = call->device->state;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_image_view *view =
        wd_state_new_in_device(device, VK_OBJECT_TYPE_IMAGE_VIEW, WD_STATE_NON_DISPATCHABLE(*args->pView),
                               sizeof *view, finish_image_view);
    if (view) {
        fill_view(view, device, args->pCreateInfo);
        wd_state_publish(&view->object);
    }
}

wd_state_image_view *wd_state_new_image_view(wd_state_device *device, const VkImageViewCreateInfo *info) {
    wd_state_image_view *view = wd_state_new(&device->table, &device->object, VK_OBJECT_TYPE_IMAGE_VIEW, 0,
                                             sizeof *view, finish_image_view);
    if (view) {
        fill_view(view, device, info);
    }
    return view;
}

static void fill_sampler(wd_state_sampler *sampler, const VkSamplerCreateInfo *info) {
    const void *chain = info->pNext;
    sampler->create_info = *info;
    sampler->create_info.pNext = NULL;
    const VkSamplerReductionModeCreateInfo *reduction =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_SAMPLER_REDUCTION_MODE_CREATE_INFO);
    const VkSamplerCustomBorderColorCreateInfoEXT *border =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_SAMPLER_CUSTOM_BORDER_COLOR_CREATE_INFO_EXT);
    sampler->has_ycbcr_conversion =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO) != NULL;
    sampler->reduction_mode =
        reduction ? reduction->reductionMode : VK_SAMPLER_REDUCTION_MODE_WEIGHTED_AVERAGE;
    sampler->has_border_without_format =
        border && border->format == VK_FORMAT_UNDEFINED &&
        (sampler->create_info.borderColor == VK_BORDER_COLOR_FLOAT_CUSTOM_EXT ||
         sampler->create_info.borderColor == VK_BORDER_COLOR_INT_CUSTOM_EXT);
}

WD_STATE_POST(CreateSamplerYcbcrConversion) {
    (void)down;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_conversion *conversion =
        wd_state_new_in_device(call->device->state, VK_OBJECT_TYPE_SAMPLER_YCBCR_CONVERSION,
                               WD_STATE_NON_DISPATCHABLE(*args->pYcbcrConversion), sizeof *conversion, NULL);
    if (!conversion) {
        return;
    }
    conversion->create_info = *args->pCreateInfo;
    conversion->create_info.pNext = NULL;
    conversion->has_external_format = has_external_format(args->pCreateInfo->pNext);
    wd_state_publish(&conversion->object);
}

WD_STATE_POST(CreateSampler) {
    (void)down;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_sampler *sampler =
        wd_state_new_in_device(call->device->state, VK_OBJECT_TYPE_SAMPLER,
                               WD_STATE_NON_DISPATCHABLE(*args->pSampler), sizeof *sampler, NULL);
    if (sampler) {
        fill_sampler(sampler, args->pCreateInfo);
        wd_state_publish(&sampler->object);
    }
}

wd_state_sampler *wd_state_new_sampler(wd_state_device *device, const VkSamplerCreateInfo *info) {
    wd_state_sampler *sampler =
        wd_state_new(&device->table, &device->object, VK_OBJECT_TYPE_SAMPLER, 0, sizeof *sampler, NULL);
    if (sampler) {
        fill_sampler(sampler, info);
    }
    return sampler;
}
