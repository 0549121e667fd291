// Barriers, layout transitions and events of streams.
#include "vk/syncval/testing/peer/peer_generator.h"

#include <algorithm>

namespace warden {

Dependency Generator::AnyBarrier(std::string *text) {
    Dependency made = AnyDependency();
    *text = made.text() + " global";
    if (OneIn(3)) {
        const uint32_t buffer = AnyBuffer();
        const Span span = AnySpan();
        const bool entire = OneIn(3);
        made.buffer = static_cast<int>(buffer);
        made.span = entire ? Span{0, VK_WHOLE_SIZE} : span;
        *text = made.text() +
                Format(" buffer %u [%u, +%d)", buffer, unsigned(made.span.begin), int(made.span.size));
    }
    return made;
}

void Generator::AddBarrier() {
    std::string text;
    const Dependency made = AnyBarrier(&text);
    Add(text, [made](Player &player) { made.Record(player); });
}

void Generator::AddSet() {
    const uint32_t event = static_cast<uint32_t>(events_.size());
    if (event == kNumEvents) {
        return AddWait();
    }
    std::string text;
    const Dependency made = AnyBarrier(&text);
    events_.push_back(made);
    Add(
        Format("set %u: ", event) + text, [=](Player &player) { made.Set(player, event); },
        kFirstEvent + static_cast<int>(event));
}

void Generator::AddWait() {
    if (events_.empty()) {
        return AddBarrier();
    }
    const uint32_t event = Below(static_cast<uint32_t>(events_.size()));
    const Dependency made = events_[event];
    Add(
        Format("wait for %u", event), [=](Player &player) { made.Wait(player, event); },
        kFirstEvent + static_cast<int>(event));
}

void Generator::AddTransition() {
    static constexpr VkImageLayout kLayouts[] = {
        VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
        VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL};
    const uint32_t num_layouts = families_ & (kDispatches | kPasses | kRenderings) ? 4 : 3;
    const uint32_t image = Below(families_ & kRenderings ? kNumImages
                                 : families_ & kPasses   ? kNumImages - 1
                                                         : kNumPlainImages);
    VkImageSubresourceRange range = {ImageAspects(image), Below(ImageLevels(image)), 1,
                                     Below(ImageLayers(image)), 1};
    const VkImageLayout from = LayoutOf(image, range.baseMipLevel, range.baseArrayLayer);
    const VkImageLayout to = OneIn(3) ? from : kLayouts[Below(num_layouts)];
    const bool discards = from != to && OneIn(4);
    if (OneIn(2)) { // The entire image, if it is in one layout.
        const VkImageSubresourceRange entire = {range.aspectMask, 0, ImageLevels(image), 0,
                                                ImageLayers(image)};
        const VkImageLayout *layouts = layouts_[image];
        const uint32_t count = entire.levelCount * entire.layerCount;
        if (discards ||
            std::all_of(layouts, layouts + count, [from](VkImageLayout layout) { return layout == from; })) {
            range = entire;
        }
    }
    AddTransitionOf(image, range, to, discards);
}

void Generator::AddTransitionOf(uint32_t image, const VkImageSubresourceRange &range, VkImageLayout to,
                                bool discards) {
    const VkImageLayout from = LayoutOf(image, range.baseMipLevel, range.baseArrayLayer);
    for (uint32_t level = 0; level < range.levelCount; level++) {
        for (uint32_t layer = 0; layer < range.layerCount; layer++) {
            LayoutOf(image, range.baseMipLevel + level, range.baseArrayLayer + layer) = to;
        }
    }
    Dependency made = AnyDependency();
    for (Side *side : {&made.source, &made.destination}) {
        if (dialect_.chains_need_accesses && !side->accesses) {
            side->name += " + transfer";
            side->stages |= VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT;
            side->accesses = AllAccesses(side->stages);
        }
    }
    made.image = static_cast<int>(image);
    made.range = range;
    made.from = discards ? VK_IMAGE_LAYOUT_UNDEFINED : from;
    made.to = to;
    Add(made.text() + Format(" image %u levels %u+%u layers %u+%u layout %u -> %u", image, range.baseMipLevel,
                             range.levelCount, range.baseArrayLayer, range.layerCount, unsigned(made.from),
                             unsigned(to)),
        [made](Player &player) { made.Record(player); });
}

const std::vector<Scope> &Generator::AnyScopes() {
    if (families_ & (kPasses | kRenderings) && OneIn(2)) {
        return PassScopes();
    }
    return families_ & kDispatches && OneIn(2) ? DispatchScopes() : TransferScopes();
}

Side Generator::AnySide(bool old, VkPipelineStageFlags old_none) {
    Side side;
    for (uint32_t count = OneIn(4) ? 2 : 1; count > 0; count--) {
        const Scope &scope = AnyOf(AnyScopes());
        if (old && !scope.old_stages && dialect_.top_is_a_stage) {
            count++;
            continue;
        }
        side.name += (side.name.empty() ? "" : " | ") + std::string(scope.name);
        side.stages |= !old ? scope.stages : scope.old_stages ? scope.old_stages : old_none;
        side.accesses |= old ? scope.old_accesses : scope.accesses;
    }
    constexpr VkPipelineStageFlags2 kBoth = VK_PIPELINE_STAGE_2_COPY_BIT | VK_PIPELINE_STAGE_2_CLEAR_BIT;
    if (dialect_.fills_are_copies && (side.stages & kBoth)) {
        side.stages |= kBoth;
    }
    if (dialect_.chains_need_accesses) {
        side.accesses = AllAccesses(side.stages);
    }
    return side;
}

Dependency Generator::AnyDependency() {
    Dependency made;
    made.old = OneIn(3);
    made.source = AnySide(made.old, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT);
    made.destination = AnySide(made.old, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT);
    made.with_stages = dialect_.barriers2_are_local;
    return made;
}

} // namespace warden
