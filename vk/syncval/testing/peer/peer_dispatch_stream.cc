// Dispatches of streams.
#include "vk/syncval/testing/peer/peer_generator.h"

#include <algorithm>

namespace warden {

void Generator::AddDispatch() {
    Dispatch made = {};
    made.use = static_cast<Use>(Below(kNumUses));
    std::string text = std::string("dispatch: ") + UseText(made.use);
    if (IsOfImage(made.use)) {
        if (!ChooseImage(&made)) {
            return AddBarrier();
        }
        text +=
            Format(" image %u levels %u+%u layer %u", made.image, made.level, made.num_levels, made.layer);
    } else {
        ChooseBytes(&made);
        text += Format(" %u [%u + %u, +%u)", made.buffer, unsigned(made.offset), made.dynamic_offset,
                       unsigned(made.size));
    }
    if (IsRead(made.use) && OneIn(3)) {
        const Span span = AnySpan();
        // Not the buffer that is read: for bytes that a command reads and writes, a layer may store either
        // access.
        made.other_buffer = (made.buffer + 1 + Below(kNumBuffers - 1)) % kNumBuffers;
        made.other_offset = span.begin;
        made.other_size = span.size;
        text +=
            Format(" -> buffer %u [%u, +%u)", made.other_buffer, unsigned(span.begin), unsigned(span.size));
    }
    Add(text, [made](Player &player) { player.RecordDispatch(made); });
}

void Generator::ChooseBytes(Dispatch *made) {
    made->buffer = AnyBuffer();
    const Span span = AnySpan();
    made->offset = span.begin;
    made->size = span.size;
    if (made->use == Use::kReadUniform) {
        made->size = kUniformSize;
        made->offset = std::min(made->offset, kBufferSize - kUniformSize);
    }
    if (made->use != Use::kReadTexels && made->use != Use::kWriteTexels) {
        made->dynamic_offset = 16 * Below(static_cast<uint32_t>(made->offset) / 16 + 1);
        made->offset -= made->dynamic_offset;
    }
}

bool Generator::ChooseImage(Dispatch *made) {
    made->image = Below(made->use == Use::kSample ? kNumPlainImages : kDepthImage);
    made->level = Below(ImageLevels(made->image));
    made->num_levels = 1;
    made->layer = Below(ImageLayers(made->image));
    made->layout = LayoutOf(made->image, made->level, made->layer);
    if (made->use == Use::kSample && made->image == 0 && OneIn(2)) {
        made->level = 0;
        made->num_levels = 2;
        made->layout = LayoutOf(0, 0, made->layer);
        if (LayoutOf(0, 1, made->layer) != made->layout) {
            return false;
        }
    }
    return made->layout == VK_IMAGE_LAYOUT_GENERAL ||
           (made->use == Use::kSample && made->layout == VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
}

} // namespace warden
