// Images: the usage that a clear needs, and clears after transitions that discard the contents.
#include <math.h>
#include <string.h>

#include "vk/poison/poison_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/formats.h"
#include "vk/state/state.h"
#include "vk/state/state_barriers.h"

// The depth and stencil of undefined attachments.
static const VkClearDepthStencilValue undefined_depth = {0.5f, 0xAD};

// --- Creation

// Images with these flags have contents in several resources, or contents that commands may not clear.
#define EXCLUDED_FLAGS                                                                                       \
    (VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_PROTECTED_BIT | VK_IMAGE_CREATE_ALIAS_BIT |        \
     VK_IMAGE_CREATE_DISJOINT_BIT)

// has_only_formats returns whether the chain has no struct that may forbid another usage.
static bool has_only_formats(const void *next) {
    const VkBaseInStructure *at = next;
    return !at || (at->sType == VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO && !at->pNext);
}

static bool is_clearable(const VkImageCreateInfo *info) {
    const wd_format *format = wd_format_find(info->format);
    return format && !format->is_compressed && format->num_planes <= 1 && !format->chroma &&
           info->tiling == VK_IMAGE_TILING_OPTIMAL && !(info->flags & EXCLUDED_FLAGS) &&
           !(info->usage & VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT) && has_only_formats(info->pNext);
}

// is_supported returns whether the driver can create the image with `usage`.
static bool is_supported(const wd_poison_device *device, const VkImageCreateInfo *info,
                         VkImageUsageFlags usage) {
    const wd_chassis_device *chassis = device->chassis;
    VkImageFormatProperties limits;
    return chassis->instance->dispatch.GetPhysicalDeviceImageFormatProperties(
               chassis->physical_device, info->format, info->imageType, info->tiling, usage, info->flags,
               &limits) == VK_SUCCESS &&
           info->extent.width <= limits.maxExtent.width && info->extent.height <= limits.maxExtent.height &&
           info->extent.depth <= limits.maxExtent.depth && info->mipLevels <= limits.maxMipLevels &&
           info->arrayLayers <= limits.maxArrayLayers && info->samples & limits.sampleCounts;
}

// usage_with_clears returns the usage that clears need, or 0 if the image cannot be cleared.
static VkImageUsageFlags usage_with_clears(const wd_poison_device *device, const VkImageCreateInfo *info) {
    const VkImageUsageFlags usage = info->usage | VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    return is_clearable(info) && (usage == info->usage || is_supported(device, info, usage)) ? usage : 0;
}

// with_clears returns a create info with that usage, or `info` if the image cannot be cleared.
static const VkImageCreateInfo *with_clears(const wd_poison_device *device, wd_arena *scratch,
                                            const VkImageCreateInfo *info) {
    const VkImageUsageFlags usage = usage_with_clears(device, info);
    VkImageCreateInfo *copy =
        usage && usage != info->usage ? wd_arena_copy(scratch, info, 1, sizeof(*info)) : NULL;
    if (!copy) {
        return info;
    }
    copy->usage = usage;
    return copy;
}

void wd_poison_pre_CreateImage(wd_call *call, const wd_CreateImage_args *args, wd_CreateImage_args *down) {
    (void)args;
    if (call->data && down->pCreateInfo) {
        down->pCreateInfo = with_clears(call->data, &call->scratch, down->pCreateInfo);
    }
}

void wd_poison_post_CreateImage(wd_call *call, const wd_CreateImage_args *args,
                                const wd_CreateImage_args *down) {
    wd_poison_device *device = call->data;
    const VkImageCreateInfo *made = down->pCreateInfo;
    if (!device || args->result != VK_SUCCESS || !args->pImage || !made || !is_clearable(made) ||
        !(made->usage & VK_IMAGE_USAGE_TRANSFER_DST_BIT)) {
        return;
    }
    wd_mutex_lock(&device->lock);
    (void)wd_hash_table_set(&device->images, (uint64_t)(uintptr_t)*args->pImage, device);
    wd_mutex_unlock(&device->lock);
}

void wd_poison_pre_DestroyImage(wd_call *call, const wd_DestroyImage_args *args, wd_DestroyImage_args *down) {
    (void)down;
    wd_poison_device *device = call->data;
    if (!device || !args->image) {
        return;
    }
    wd_mutex_lock(&device->lock);
    wd_hash_table_remove(&device->images, (uint64_t)(uintptr_t)args->image);
    wd_mutex_unlock(&device->lock);
}

void wd_poison_pre_GetDeviceImageMemoryRequirements(wd_call *call,
                                                    const wd_GetDeviceImageMemoryRequirements_args *args,
                                                    wd_GetDeviceImageMemoryRequirements_args *down) {
    (void)args;
    VkDeviceImageMemoryRequirements *info =
        call->data && down->pInfo && down->pInfo->pCreateInfo
            ? wd_arena_copy(&call->scratch, down->pInfo, 1, sizeof(*down->pInfo))
            : NULL;
    if (info) {
        info->pCreateInfo = with_clears(call->data, &call->scratch, info->pCreateInfo);
        down->pInfo = info;
    }
}

// --- Transitions

static bool is_registered(wd_poison_device *device, VkImage image) {
    wd_mutex_lock(&device->lock);
    const bool is_found = wd_hash_table_get(&device->images, (uint64_t)(uintptr_t)image) != NULL;
    wd_mutex_unlock(&device->lock);
    return is_found;
}

// can_clear returns whether the command buffer can clear these aspects of the image now.
static bool can_clear(const wd_state_command_buffer *commands, const wd_state_image *image,
                      const VkImageSubresourceRange *range) {
    const VkQueueFlags needed = range->aspectMask == VK_IMAGE_ASPECT_COLOR_BIT
                                    ? VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT
                                    : VK_QUEUE_GRAPHICS_BIT;
    // The layers of a barrier may be slices of a 3D image, those of a clear are not.
    const bool has_slices = image->image_type == VK_IMAGE_TYPE_3D &&
                            (range->baseArrayLayer != 0 ||
                             (range->layerCount != 1 && range->layerCount != VK_REMAINING_ARRAY_LAYERS));
    return wd_state_command_buffer_queue_flags(commands) & needed && !has_slices &&
           !wd_state_command_buffer_may_be_protected(commands);
}

static void change_layout(const wd_poison_device *device, VkCommandBuffer commands,
                          const wd_state_barrier *of, VkImageLayout from, VkImageLayout to) {
    const VkImageMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT,
        .oldLayout = from,
        .newLayout = to,
        .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .image = of->image,
        .subresourceRange = of->range,
    };
    device->chassis->dispatch.CmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                                                 VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, NULL, 0, NULL, 1,
                                                 &barrier);
}

// has_nan returns whether the components are floating-point numbers, not normalized ones.
static bool has_nan(const wd_format *format) {
    return strstr(wd_VkFormat_string(format->format), "FLOAT") != NULL;
}

static VkClearColorValue color_of(const wd_poison_device *device, const wd_format *format) {
    VkClearColorValue value;
    for (int i = 0; i < 4; i++) {
        const uint32_t byte = i < 3 ? device->options.color >> (16 - 8 * i) & 0xFF : 0xFF;
        if (format->numeric != WD_FORMAT_FLOAT) {
            value.uint32[i] = device->options.word;
        } else {
            value.float32[i] = has_nan(format) ? NAN : (float)byte / 255;
        }
    }
    return value;
}

static void clear(const wd_poison_device *device, VkCommandBuffer commands, const wd_state_image *image,
                  const wd_state_barrier *of) {
    const VkImageLayout layout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
    const wd_device_dispatch *dispatch = &device->chassis->dispatch;
    change_layout(device, commands, of, of->new_layout, layout);
    if (of->range.aspectMask == VK_IMAGE_ASPECT_COLOR_BIT) {
        const VkClearColorValue color = color_of(device, wd_format_find(image->format));
        dispatch->CmdClearColorImage(commands, of->image, layout, &color, 1, &of->range);
    } else {
        dispatch->CmdClearDepthStencilImage(commands, of->image, layout, &undefined_depth, 1, &of->range);
    }
    change_layout(device, commands, of, layout, of->new_layout);
}

static bool discards(const wd_state_barrier *barrier) {
    return barrier->old_layout == VK_IMAGE_LAYOUT_UNDEFINED &&
           barrier->new_layout != VK_IMAGE_LAYOUT_UNDEFINED &&
           barrier->new_layout != VK_IMAGE_LAYOUT_PREINITIALIZED && !wd_state_barrier_changes_owner(barrier);
}

static void follow_barriers(wd_call *call, VkCommandBuffer commands, const wd_state_barriers *barriers) {
    wd_poison_device *device = call->data;
    const wd_state_command_buffer *state = device && !call->is_skipped ? call->command_buffer : NULL;
    if (!state || state->recording != WD_STATE_RECORDING || state->incomplete || state->render_pass ||
        state->is_rendering) {
        return;
    }
    if (state->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY &&
        state->usage & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT) {
        return;
    }
    for (uint32_t i = 0; i < barriers->num[WD_STATE_BARRIER_IMAGE]; i++) {
        const wd_state_barrier barrier = wd_state_barriers_get(barriers, WD_STATE_BARRIER_IMAGE, i);
        const wd_state_image *image = discards(&barrier) && is_registered(device, barrier.image)
                                          ? wd_state_find_image(call->device->state, barrier.image)
                                          : NULL;
        if (image && can_clear(state, image, &barrier.range)) {
            clear(device, commands, image, &barrier);
        }
    }
}

void wd_poison_post_CmdPipelineBarrier(wd_call *call, const wd_CmdPipelineBarrier_args *args,
                                       const wd_CmdPipelineBarrier_args *down) {
    (void)down;
    const wd_state_barriers barriers = WD_STATE_BARRIERS_OF(args, args->dependencyFlags);
    follow_barriers(call, args->commandBuffer, &barriers);
}

void wd_poison_post_CmdPipelineBarrier2(wd_call *call, const wd_CmdPipelineBarrier2_args *args,
                                        const wd_CmdPipelineBarrier2_args *down) {
    (void)down;
    const wd_state_barriers barriers = wd_state_barriers_of_info(args->pDependencyInfo);
    follow_barriers(call, args->commandBuffer, &barriers);
}
