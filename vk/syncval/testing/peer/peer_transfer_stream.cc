// Transfers of streams: copies, blits, fills, updates and clears.
#include "vk/syncval/testing/peer/peer_generator.h"

#include <algorithm>

namespace warden {

void Generator::AddCopyBuffer() {
    const uint32_t from = AnyBuffer(), to = (from + 1 + Below(kNumBuffers - 1)) % kNumBuffers;
    std::vector<VkBufferCopy> regions;
    std::string text = Format("copy buffer %u -> %u:", from, to);
    // Destinations of one command must not overlap: the second region is in the other half.
    for (uint32_t i = 0, count = 1 + Below(2); i < count; i++) {
        Span source = AnySpan(48), destination = AnySpan(48);
        destination.size = source.size;
        destination.begin = destination.begin % (kBufferSize / 4) / 16 * 16;
        if (dialect_.partial_accesses_are_lost) {
            destination.begin = kBufferSize / 4 * Below(2);
        }
        destination.begin += kBufferSize / 2 * i;
        regions.push_back({source.begin, destination.begin, source.size});
        text += Format(" [%u, %u) -> [%u, %u)", unsigned(source.begin), unsigned(source.begin + source.size),
                       unsigned(destination.begin), unsigned(destination.begin + destination.size));
    }
    Add(text, [=](Player &player) {
        vkCmdCopyBuffer(player.commands(), player.scene().buffers[from], player.scene().buffers[to],
                        uint32_t(regions.size()), regions.data());
    });
}

void Generator::AddFill() {
    const uint32_t buffer = AnyBuffer();
    const Span span = AnySpan();
    Add(Format("fill buffer %u [%u, %u)", buffer, unsigned(span.begin), unsigned(span.begin + span.size)),
        [=](Player &player) {
            vkCmdFillBuffer(player.commands(), player.scene().buffers[buffer], span.begin, span.size, 7);
        });
}

void Generator::AddUpdate() {
    const uint32_t buffer = AnyBuffer();
    const Span span = AnySpan();
    Add(Format("update buffer %u [%u, %u)", buffer, unsigned(span.begin), unsigned(span.begin + span.size)),
        [=](Player &player) {
            static const char zeros[kBufferSize] = {};
            vkCmdUpdateBuffer(player.commands(), player.scene().buffers[buffer], span.begin, span.size,
                              zeros);
        });
}

bool Generator::AnyArea(bool writes, bool depth_too, Area *area) {
    for (int tries = 0; tries < 8; tries++) {
        area->image = Below(depth_too ? kNumPlainImages : kDepthImage);
        area->level = Below(ImageLevels(area->image));
        area->layer = Below(ImageLayers(area->image));
        area->aspect = area->image != kDepthImage ? VK_IMAGE_ASPECT_COLOR_BIT
                       : OneIn(2)                 ? VK_IMAGE_ASPECT_DEPTH_BIT
                                                  : VK_IMAGE_ASPECT_STENCIL_BIT;
        const uint32_t edge = kImageEdge >> area->level;
        area->width = 4 * (1 + Below(edge / 4));
        area->height = 4 * (1 + Below(edge / 4));
        area->x = int32_t(4 * Below((edge - area->width) / 4 + 1));
        area->y = int32_t(4 * Below((edge - area->height) / 4 + 1));
        if (dialect_.partial_accesses_are_lost) {
            area->width = area->height = edge;
            area->x = area->y = 0;
        }
        const VkImageLayout layout = LayoutOf(*area);
        if (layout == VK_IMAGE_LAYOUT_GENERAL || layout == (writes ? VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL
                                                                   : VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL)) {
            return true;
        }
    }
    return false;
}

void Generator::AddCopyImage() {
    Area from, to;
    if (!AnyArea(false, true, &from) || !AnyArea(true, true, &to) || from.aspect != to.aspect ||
        (from.image == to.image && from.level == to.level && from.layer == to.layer) ||
        (dialect_.partial_accesses_are_lost && from.level != to.level)) {
        return AddBarrier();
    }
    from.width = to.width = std::min(from.width, to.width);
    from.height = to.height = std::min(from.height, to.height);
    const VkImageLayout from_layout = LayoutOf(from), to_layout = LayoutOf(to);
    Add("copy " + from.text() + " -> " + to.text(), [=](Player &player) {
        const VkImageCopy region = {
            from.layers(), {from.x, from.y, 0}, to.layers(), {to.x, to.y, 0}, {from.width, from.height, 1}};
        vkCmdCopyImage(player.commands(), player.scene().images[from.image], from_layout,
                       player.scene().images[to.image], to_layout, 1, &region);
    });
}

void Generator::AddBufferAndImage() {
    const bool to_image = OneIn(2);
    Area area;
    if (!AnyArea(to_image, true, &area)) {
        return AddBarrier();
    }
    // Rows are adjacent, because the Khronos layer counts the bytes between rows as accessed. A quarter of a
    // buffer is a level of 4 by 4 texels.
    if (dialect_.partial_accesses_are_lost &&
        (area.width > 4 || area.aspect == VK_IMAGE_ASPECT_STENCIL_BIT)) {
        return AddBarrier();
    }
    area.width = area.height = 4;
    const uint32_t buffer = AnyBuffer();
    const VkDeviceSize begin = dialect_.partial_accesses_are_lost ? AnySpan().begin : 16 * Below(12);
    const VkImageLayout layout = LayoutOf(area);
    Add(Format("copy buffer %u %u %s ", buffer, unsigned(begin), to_image ? "->" : "<-") + area.text(),
        [=](Player &player) {
            VkBufferImageCopy region = {};
            region.bufferOffset = begin;
            region.imageSubresource = area.layers();
            region.imageOffset = {area.x, area.y, 0};
            region.imageExtent = {area.width, area.height, 1};
            const VkBuffer handle = player.scene().buffers[buffer];
            const VkImage image = player.scene().images[area.image];
            if (to_image) {
                vkCmdCopyBufferToImage(player.commands(), handle, image, layout, 1, &region);
            } else {
                vkCmdCopyImageToBuffer(player.commands(), image, layout, handle, 1, &region);
            }
        });
}

void Generator::AddBlit() {
    Area from, to;
    if (!AnyArea(false, false, &from) || !AnyArea(true, false, &to) ||
        (from.image == to.image && from.level == to.level && from.layer == to.layer)) {
        return AddBarrier();
    }
    const bool mirrors = OneIn(3);
    const VkImageLayout from_layout = LayoutOf(from), to_layout = LayoutOf(to);
    Add("blit " + from.text() + " -> " + to.text() + (mirrors ? " mirrored" : ""), [=](Player &player) {
        VkImageBlit region = {};
        region.srcSubresource = from.layers();
        region.srcOffsets[0] = {from.x, from.y, 0};
        region.srcOffsets[1] = {from.x + int32_t(from.width), from.y + int32_t(from.height), 1};
        region.dstSubresource = to.layers();
        region.dstOffsets[0] = {to.x, to.y, 0};
        region.dstOffsets[1] = {to.x + int32_t(to.width), to.y + int32_t(to.height), 1};
        if (mirrors) {
            std::swap(region.dstOffsets[0].x, region.dstOffsets[1].x);
        }
        vkCmdBlitImage(player.commands(), player.scene().images[from.image], from_layout,
                       player.scene().images[to.image], to_layout, 1, &region, VK_FILTER_NEAREST);
    });
}

void Generator::AddClear() {
    Area area;
    if (!AnyArea(true, true, &area)) {
        return AddBarrier();
    }
    const VkImageLayout layout = LayoutOf(area);
    const VkImageSubresourceRange range = {area.aspect, area.level, 1, area.layer, 1};
    Add(Format("clear image %u aspect %u level %u layer %u", area.image, area.aspect, area.level, area.layer),
        [=](Player &player) {
            const VkImage image = player.scene().images[area.image];
            if (area.image == kDepthImage) {
                const VkClearDepthStencilValue value = {};
                vkCmdClearDepthStencilImage(player.commands(), image, layout, &value, 1, &range);
            } else {
                const VkClearColorValue value = {};
                vkCmdClearColorImage(player.commands(), image, layout, &value, 1, &range);
            }
        });
}

} // namespace warden
