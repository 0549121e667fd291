// The old layouts of barriers.
#include "vk/core/core_internal.h"
#include "vk/core/layouts/layout_check.h"
#include "vk/state/state_barriers.h"

static const char fix[] = "Give the layout that the image is in as oldLayout, or VK_IMAGE_LAYOUT_UNDEFINED "
                          "if its contents are not needed.";
static const wd_core_layout_rule old_layout = {WD_CORE_RULE(01197), "VkImageMemoryBarrier",
                                               "pImageMemoryBarriers[].oldLayout", fix};
static const wd_core_layout_rule old_layout2 = {WD_CORE_RULE(01197), "VkImageMemoryBarrier2",
                                                "pDependencyInfo->pImageMemoryBarriers[].oldLayout", fix};
static const wd_core_layout_rule waited_layout2 = {WD_CORE_RULE(01197), "VkImageMemoryBarrier2",
                                                   "pDependencyInfos->pImageMemoryBarriers[].oldLayout", fix};

// acquires returns whether a barrier of a transfer of ownership is not the release: the release, on another queue, may
// have done the transition.
static bool acquires(const wd_core_layouts *layouts, const wd_state_barrier *given) {
    const wd_state_command_pool *pool = wd_state_command_buffer_pool(layouts->command_buffer);
    return given->src_family != given->dst_family && !(pool && pool->queue_family == given->src_family);
}

static wd_state_barrier get(const wd_state_barriers *given, uint32_t i) {
    return wd_state_barriers_get(given, WD_STATE_BARRIER_IMAGE, i);
}

// has_earlier returns whether an earlier barrier of the command may change the same subresources.
static bool has_earlier(const wd_state_barriers *given, uint32_t number, uint64_t *seen) {
    const VkImage image = get(given, number).image;
    const uint64_t bit =
        UINT64_C(1) << (WD_STATE_NON_DISPATCHABLE(image) * UINT64_C(0x9e3779b97f4a7c15) >> 58);
    const bool may_have = *seen & bit;
    *seen |= bit;
    for (uint32_t i = 0; may_have && i < number; i++) {
        const wd_state_barrier other = get(given, i), own = get(given, number);
        const uint32_t begin = own.range.baseMipLevel, other_begin = other.range.baseMipLevel;
        const uint32_t layer = own.range.baseArrayLayer, other_layer = other.range.baseArrayLayer;
        const bool has_levels = begin < other_begin ? other_begin - begin < own.range.levelCount
                                                    : begin - other_begin < other.range.levelCount;
        const bool has_layers = layer < other_layer ? other_layer - layer < own.range.layerCount
                                                    : layer - other_layer < other.range.layerCount;
        if (other.image == image && has_levels && has_layers &&
            own.range.aspectMask & other.range.aspectMask) {
            return true;
        }
    }
    return false;
}

static void check_barriers(wd_core_check *c, VkCommandBuffer command_buffer, const wd_state_barriers *given,
                           const wd_core_layout_rule *rule) {
    wd_core_layouts layouts;
    uint64_t seen = 0;
    const uint32_t count = given->num[WD_STATE_BARRIER_IMAGE];
    const bool is_known = count && wd_core_layouts_begin(&layouts, c, command_buffer);
    for (uint32_t i = 0; is_known && i < count; i++) {
        const wd_state_barrier barrier = get(given, i);
        // Equal layouts are no transition, and ignored.
        if (!has_earlier(given, i, &seen) && barrier.old_layout != barrier.new_layout &&
            barrier.old_layout != VK_IMAGE_LAYOUT_UNDEFINED && !acquires(&layouts, &barrier)) {
            wd_core_layouts_use(&layouts, &(wd_core_layout_use){.rule = rule,
                                                                .image = barrier.image,
                                                                .layout = barrier.old_layout,
                                                                .range = barrier.range,
                                                                .index = i});
        }
    }
}

WD_CORE_CHECK(layouts, CmdPipelineBarrier) {
    check_barriers(c, s->commandBuffer, &WD_STATE_BARRIERS_OF(s, s->dependencyFlags), &old_layout);
}

WD_CORE_CHECK(layouts, CmdWaitEvents) {
    check_barriers(c, s->commandBuffer, &WD_STATE_BARRIERS_OF(s, 0), &old_layout);
}

WD_CORE_CHECK(layouts, CmdPipelineBarrier2) {
    const wd_state_barriers barriers = wd_state_barriers_of_info(s->pDependencyInfo);
    check_barriers(c, s->commandBuffer, &barriers, &old_layout2);
}

// Several dependencies may transition an image one after the other.
WD_CORE_CHECK(layouts, CmdWaitEvents2) {
    if (s->eventCount == 1) {
        const wd_state_barriers barriers = wd_state_barriers_of_info(s->pDependencyInfos);
        check_barriers(c, s->commandBuffer, &barriers, &waited_layout2);
    }
}
