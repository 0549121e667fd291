// Draws of streams.
#include "vk/syncval/testing/peer/peer_generator.h"

namespace warden {

void Generator::AddDraw(const Pass &pass, const PassSubpass &subpass) {
    Draw made = {};
    std::string text = "draw:";
    if (subpass.depth.is_used()) {
        made.tests_depth = !OneIn(4) && pass.depth_aspects & VK_IMAGE_ASPECT_DEPTH_BIT;
        made.writes_depth = made.tests_depth; // The Khronos layer does not track depth reads of draws.
        made.tests_stencil = OneIn(2) && pass.depth_aspects & VK_IMAGE_ASPECT_STENCIL_BIT;
        text += Format(" depth test %d write %d stencil test %d", made.tests_depth, made.writes_depth,
                       made.tests_stencil);
    }
    made.reads_input = subpass.input.is_used() && !OneIn(3);
    text += made.reads_input ? " reads input" : "";
    if (!made.reads_input && OneIn(2)) {
        text += ChooseResource(&made);
    }
    text += ChooseArguments(&made);
    Add(
        text, [made](Player &player) { player.RecordDraw(made); }, 0, true);
}

std::string Generator::ChooseResource(Draw *made) {
    static constexpr Use kUses[] = {Use::kReadBuffer, Use::kWriteBuffer, Use::kReadUniform};
    Dispatch &resource = made->resource;
    resource.use = kUses[Below(3)];
    made->stage = resource.use == Use::kReadBuffer && OneIn(2) ? VK_SHADER_STAGE_VERTEX_BIT
                                                               : VK_SHADER_STAGE_FRAGMENT_BIT;
    ChooseBytes(&resource);
    return Format(" %s %s %u [%u + %u, +%u)",
                  made->stage == VK_SHADER_STAGE_VERTEX_BIT ? "vertex shader" : "fragment shader",
                  UseText(resource.use), resource.buffer, unsigned(resource.offset), resource.dynamic_offset,
                  unsigned(resource.size));
}

std::string Generator::ChooseArguments(Draw *made) {
    // Not a buffer that is written: for bytes that a command reads and writes, a layer may store either
    // access.
    const uint32_t buffer =
        made->stage ? (made->resource.buffer + 1 + Below(kNumBuffers - 1)) % kNumBuffers : AnyBuffer();
    const Span span = AnySpan();
    switch (Below(4)) {
    case 0:
        if (made->stage == VK_SHADER_STAGE_VERTEX_BIT) {
            break;
        }
        made->vertex_buffer = buffer;
        made->first_vertex = static_cast<uint32_t>(span.begin) / kVertexSize;
        made->num_vertices = static_cast<uint32_t>(span.size) / kVertexSize;
        return Format(" vertices in buffer %u [%u, +%u)", buffer, unsigned(span.begin), unsigned(span.size));
    case 1:
        made->index_buffer = buffer;
        made->first_index = static_cast<uint32_t>(span.begin) / kIndexSize;
        made->num_indices = static_cast<uint32_t>(span.size) / kIndexSize;
        return Format(" indices in buffer %u [%u, +%u)", buffer, unsigned(span.begin), unsigned(span.size));
    case 2:
        made->argument_buffer = buffer;
        made->num_arguments = static_cast<uint32_t>(span.size / sizeof(VkDrawIndirectCommand));
        made->argument_offset = span.begin;
        return Format(" arguments in buffer %u [%u, +%u)", buffer, unsigned(made->argument_offset),
                      unsigned(made->num_arguments * sizeof(VkDrawIndirectCommand)));
    default:
        break;
    }
    return "";
}

} // namespace warden
