#include "vk/syncval/testing/peer/peer_generator.h"

namespace warden {

Generator::Generator(uint32_t seed, uint32_t families, const Dialect &dialect)
    : random_(seed), families_(families), dialect_(dialect) {
    dialect_.partial_accesses_are_lost |= (families & (kPasses | kRenderings)) != 0;
    for (uint32_t i = 0; i < kNumImages; i++) {
        for (VkImageLayout &layout : layouts_[i]) {
            layout = VK_IMAGE_LAYOUT_GENERAL;
        }
    }
}

Stream Generator::MakeAll() {
    if (families_ & kSubmissions) {
        return MakeSubmissions();
    }
    Add(
        "begin", [](Player &player) { player.BeginPrimary(0); }, kEntireBatch);
    for (uint32_t count = 4 + Below(16); count > 0; count--) {
        AddAny();
    }
    Add(
        "end", [](Player &player) { player.EndCommands(); }, kEntireBatch);
    return std::move(stream_);
}

void Generator::AddAny() {
    if (families_ & kEvents && OneIn(3)) {
        return OneIn(2) ? AddSet() : AddWait();
    }
    if (families_ & kDispatches && OneIn(2)) {
        return AddDispatch();
    }
    if (MayAddSecondaries() && OneIn(4)) {
        return AddSecondaries([this] { AddAny(); }, false);
    }
    if (families_ & kRenderings && !in_secondary_ && OneIn(3)) {
        return AddRendering();
    }
    if (families_ & kPasses && !in_secondary_ && OneIn(3)) {
        return AddPass();
    }
    switch (Below(12)) {
    case 0:
        return AddCopyBuffer();
    case 1:
        return AddFill();
    case 2:
        return AddUpdate();
    case 3:
        return AddCopyImage();
    case 4:
        return AddBufferAndImage();
    case 5:
        return AddBlit();
    case 6:
        return AddClear();
    case 7: // Command buffers in another order, or executed again, would find images in other layouts.
        return families_ & kSubmissions || in_secondary_ ? AddBarrier() : AddTransition();
    default:
        return AddBarrier();
    }
}

Span Generator::AnySpan(VkDeviceSize limit) {
    if (dialect_.partial_accesses_are_lost) {
        return {kBufferSize / 4 * Below(4), kBufferSize / 4};
    }
    const VkDeviceSize size = 16 * (1 + Below(static_cast<uint32_t>(limit) / 16));
    return {16 * Below(static_cast<uint32_t>(kBufferSize - size) / 16 + 1), size};
}

} // namespace warden
