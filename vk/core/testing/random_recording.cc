#include "vk/core/testing/random_recording.h"

namespace wd::testing {
namespace {

// The dynamic states of kDynamicPipeline.
enum { kViewport, kScissor, kCullMode, kDepthTestEnable, kDepthBias, kNumStates };

constexpr Mistake kLacks[kNumStates] = {Mistake::kNoViewport, Mistake::kNoScissor, Mistake::kNoCullMode,
                                        Mistake::kNoDepthTestEnable, Mistake::kNoDepthBias};

constexpr VkRect2D kArea = {{0, 0}, {kRecordingSize, kRecordingSize}};

// Pairs of stages and accesses that suit each other.
constexpr struct {
    VkPipelineStageFlags stages;
    VkAccessFlags accesses;
} kScopes[] = {
    {VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT},
    {VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_UNIFORM_READ_BIT},
    {VK_PIPELINE_STAGE_VERTEX_INPUT_BIT, VK_ACCESS_VERTEX_ATTRIBUTE_READ_BIT | VK_ACCESS_INDEX_READ_BIT},
    {VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT},
    {VK_PIPELINE_STAGE_ALL_GRAPHICS_BIT, VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT | VK_ACCESS_SHADER_READ_BIT},
    {VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT | VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, 0},
};

VkImageSubresourceLayers LayersOf(const RecordingImage &image) {
    return {image.aspects, 0, 0, 1};
}

} // namespace

void RandomRecording::Record(VkCommandBuffer commands, int num_steps) {
    commands_ = commands;
    for (int name = 0; name < kNumImages && !is_secondary_; name++) {
        Transition(static_cast<ImageName>(name), world_.images[name].layouts[0]);
    }
    for (int step = 0; step < num_steps; step++) {
        is_armed_ = is_armed_ || step == num_steps / 2;
        Step();
    }
    if (active_query_) {
        BeginOrEndQuery();
    }
    if (rendering_ && !inherits_rendering_) {
        EndRendering();
    }
    while (num_labels_ > 0) {
        world_.end_label(commands_);
        num_labels_--;
    }
}

bool RandomRecording::Makes(Mistake mistake) {
    if (!is_armed_ || mistake_ != mistake || has_made_mistake_) {
        return false;
    }
    return has_made_mistake_ = true;
}

void RandomRecording::Step() {
    num_commands_++;
    if (Below(3) == 0) {
        StepAnywhere();
    } else if (rendering_) {
        StepInRendering();
    } else {
        StepOutside();
    }
}

void RandomRecording::StepAnywhere() {
    switch (Below(8)) {
    case 0:
        return BindPipeline(static_cast<PipelineName>(Below(kNumPipelines)),
                            static_cast<TargetKind>(Below(kNumTargets)));
    case 1:
        vkCmdBindPipeline(commands_, VK_PIPELINE_BIND_POINT_COMPUTE, world_.compute);
        bound_.has_compute = true;
        return;
    case 2:
        return Omits(Mistake::kNoSet) ? void() : BindSet(static_cast<VkPipelineBindPoint>(Below(2)));
    case 3:
        return Omits(Mistake::kNoPushConstants) ? void() : PushConstants();
    case 4: {
        unsigned state = Below(kNumStates);
        return Omits(kLacks[state]) ? void() : SetDynamic(state);
    }
    case 5:
        return Omits(Mistake::kNoVertexBuffer) ? void() : BindVertices();
    case 6:
        return Omits(Mistake::kNoIndexBuffer) ? void() : BindIndices();
    default:
        return OpenOrCloseLabel();
    }
}

void RandomRecording::StepInRendering() {
    if (Makes(Mistake::kCopyInRendering)) {
        const VkBufferCopy region = {0, 0, 64};
        vkCmdCopyBuffer(commands_, world_.source.handle, world_.target.handle, 1, &region);
    }
    switch (Below(8)) {
    case 0:
        return ClearAttachments();
    case 1:
        return BeginOrEndQuery();
    case 2:
        return inherits_rendering_ ? void() : EndRendering();
    case 3:
    case 4:
        return DrawTriangle(true);
    default:
        return DrawTriangle(false);
    }
}

void RandomRecording::StepOutside() {
    if (Makes(Mistake::kDrawOutsideOfRendering)) {
        Transition(kTexture, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        BindPipeline(kStaticPipeline, kDynamicTarget);
        BindSet(VK_PIPELINE_BIND_POINT_GRAPHICS);
        PushConstants();
        vkCmdDraw(commands_, 3, 1, 0, 0);
    }
    switch (Below(14)) {
    case 0:
    case 1:
        return TransitionSome();
    case 2:
        return CopyBuffers();
    case 3:
        return CopyToImage();
    case 4:
        return CopyImages();
    case 5:
        return ClearImage();
    case 6:
        return MemoryBarrier();
    case 7:
        return ResetQueries();
    case 8:
        return is_secondary_ ? void() : ExecuteSecondary();
    case 9:
        return is_secondary_ ? void() : ExecuteInRendering();
    case 10:
        return BeginRendering(kDynamicTarget);
    case 11:
        return is_secondary_ ? void() : BeginRendering(kPassTarget);
    default:
        return Dispatch();
    }
}

void RandomRecording::Transition(ImageName name, VkImageLayout layout) {
    const RecordingImage &image = world_.images[name];
    auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
    barrier.srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
    barrier.oldLayout = Below(4) == 0 ? VK_IMAGE_LAYOUT_UNDEFINED : layouts_[name];
    barrier.newLayout = layouts_[name] = layout;
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.image = image.image.handle;
    barrier.subresourceRange = {image.aspects, 0, VK_REMAINING_MIP_LEVELS, 0, VK_REMAINING_ARRAY_LAYERS};
    if (barrier.oldLayout != VK_IMAGE_LAYOUT_UNDEFINED && Makes(Mistake::kOldLayoutThatTheImageLacks)) {
        barrier.oldLayout = barrier.oldLayout == image.layouts[0] ? image.layouts[1] : image.layouts[0];
    } else if (name == kTexture && Makes(Mistake::kLayoutThatTheUsageLacks)) {
        auto wrong = barrier;
        wrong.newLayout = barrier.oldLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
        vkCmdPipelineBarrier(commands_, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                             VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, nullptr, 0, nullptr, 1, &wrong);
    }
    vkCmdPipelineBarrier(commands_, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0,
                         0, nullptr, 0, nullptr, 1, &barrier);
}

void RandomRecording::TransitionSome() {
    auto name = static_cast<ImageName>(Below(kNumImages));
    const std::vector<VkImageLayout> &layouts = world_.images[name].layouts;
    Transition(name, layouts[Below(static_cast<uint32_t>(layouts.size()))]);
}

void RandomRecording::CopyBuffers() {
    const VkDeviceSize offset = Below(16) * 64;
    if (Below(3) == 0) {
        vkCmdFillBuffer(commands_, world_.target.handle, offset, Below(2) ? VK_WHOLE_SIZE : 64, Below(100));
        return;
    }
    VkBufferCopy region = {offset, kRecordingBytes - 64, 64};
    if (Makes(Mistake::kCopyPastTheEnd)) {
        region.size = 65;
        region.srcOffset = kRecordingBytes - 64;
        region.dstOffset = 0;
    }
    vkCmdCopyBuffer(commands_, world_.source.handle, world_.target.handle, 1, &region);
}

void RandomRecording::CopyToImage() {
    auto name = Below(2) ? kTexture : kColor1;
    Transition(name, Below(2) ? VK_IMAGE_LAYOUT_GENERAL : VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL);
    VkImageLayout layout = layouts_[name];
    if (Makes(Mistake::kCopyInAnotherLayout)) {
        layout = layout == VK_IMAGE_LAYOUT_GENERAL ? VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL
                                                   : VK_IMAGE_LAYOUT_GENERAL;
    }
    VkBufferImageCopy region = {};
    region.imageSubresource = LayersOf(world_.images[name]);
    region.imageOffset.x = static_cast<int32_t>(Below(8));
    region.imageExtent = {8, 1 + Below(kRecordingSize), 1};
    vkCmdCopyBufferToImage(commands_, world_.source.handle, world_.images[name].image.handle, layout, 1,
                           &region);
}

void RandomRecording::CopyImages() {
    Transition(kTexture, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL);
    Transition(kColor1, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL);
    VkImageCopy region = {};
    region.srcSubresource = region.dstSubresource = LayersOf(world_.images[kTexture]);
    region.srcOffset.x = static_cast<int32_t>(Below(kRecordingSize / 2));
    region.extent = {kRecordingSize / 2, kRecordingSize, 1};
    vkCmdCopyImage(commands_, world_.images[kTexture].image.handle, layouts_[kTexture],
                   world_.images[kColor1].image.handle, layouts_[kColor1], 1, &region);
}

void RandomRecording::ClearImage() {
    const VkClearColorValue color = {};
    Transition(kColor0, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL);
    const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, VK_REMAINING_ARRAY_LAYERS};
    vkCmdClearColorImage(commands_, world_.images[kColor0].image.handle, layouts_[kColor0], &color, 1,
                         &range);
}

void RandomRecording::MemoryBarrier() {
    constexpr uint32_t kNumScopes = sizeof kScopes / sizeof kScopes[0];
    const auto &before = kScopes[Below(kNumScopes)], &after = kScopes[Below(kNumScopes)];
    auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = before.accesses;
    barrier.dstAccessMask = after.accesses;
    VkPipelineStageFlags stages = before.stages;
    if (Makes(Mistake::kAccessThatTheStageLacks)) {
        stages = VK_PIPELINE_STAGE_TRANSFER_BIT;
        barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
    }
    vkCmdPipelineBarrier(commands_, stages, after.stages, 0, 1, &barrier, 0, nullptr, 0, nullptr);
}

void RandomRecording::ResetQueries() {
    uint32_t first = Below(kNumQueries), count = 1 + Below(kNumQueries - first);
    vkCmdResetQueryPool(commands_, world_.queries, first, count);
    for (uint32_t query = first; query < first + count; query++) {
        queries_[query] = QueryState::kReset;
    }
}

void RandomRecording::Dispatch() {
    const Mistake wrong = is_armed_ && !has_made_mistake_ ? mistake_ : Mistake::kNone;
    const bool omits = wrong == Mistake::kNoSet || wrong == Mistake::kNoPushConstants;
    if (IsOmission() && !omits) {
        return;
    }
    if (layouts_[kTexture] != VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL) {
        Transition(kTexture, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    }
    if (!bound_.has_compute) {
        vkCmdBindPipeline(commands_, VK_PIPELINE_BIND_POINT_COMPUTE, world_.compute);
        bound_.has_compute = true;
    }
    if (wrong == Mistake::kSetOfAnotherLayout || wrong == Mistake::kSetThatNothingWasWrittenTo) {
        PushConstants();
        BindSet(VK_PIPELINE_BIND_POINT_COMPUTE, wrong);
        vkCmdDispatch(commands_, 1, 1, 1);
        has_made_mistake_ = true;
    }
    if (!bound_.has_set[1] && wrong != Mistake::kNoSet) {
        BindSet(VK_PIPELINE_BIND_POINT_COMPUTE);
    }
    if (!bound_.has_push && wrong != Mistake::kNoPushConstants) {
        PushConstants();
    }
    has_made_mistake_ |= omits;
    vkCmdDispatch(commands_, 1 + Below(4), 1, 1);
}

void RandomRecording::BeginRendering(TargetKind kind) {
    for (ImageName name : {kColor0, kDepth, kTexture}) {
        const VkImageLayout needed = name == kColor0  ? VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL
                                     : name == kDepth ? VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL
                                                      : VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
        if (layouts_[name] != needed) {
            Transition(name, needed);
        }
    }
    rendering_ = kind;
    if (kind == kPassTarget) {
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        begin.renderPass = world_.render_pass;
        begin.framebuffer = world_.framebuffer;
        begin.renderArea = kArea;
        vkCmdBeginRenderPass(commands_, &begin, VK_SUBPASS_CONTENTS_INLINE);
        return;
    }
    world_.BeginTarget(commands_, 0);
}

void RandomRecording::EndRendering() {
    if (active_query_) {
        BeginOrEndQuery();
    }
    if (*rendering_ == kDynamicTarget) {
        vkCmdEndRendering(commands_);
    } else {
        vkCmdEndRenderPass(commands_);
        layouts_[kColor0] = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL; // The render pass's final layout.
    }
    rendering_.reset();
}

void RandomRecording::ExecuteSecondary() {
    RandomRecording inner(&world_, random_());
    inner.is_secondary_ = true;
    std::copy(std::begin(layouts_), std::end(layouts_), inner.layouts_);
    VkCommandBuffer secondary =
        world_.RecordSecondary([&inner](VkCommandBuffer commands) { inner.Record(commands, 12); });
    std::copy(std::begin(inner.layouts_), std::end(inner.layouts_), layouts_);
    for (uint32_t query = 0; query < kNumQueries; query++) {
        if (inner.queries_[query] != QueryState::kNotReset) {
            queries_[query] = inner.queries_[query];
        }
    }
    vkCmdExecuteCommands(commands_, 1, &secondary);
    num_commands_ += inner.num_commands_;
    bound_ = {};
}

void RandomRecording::ExecuteInRendering() {
    BeginRendering(kDynamicTarget);
    vkCmdEndRendering(commands_);
    world_.BeginTarget(commands_, VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT);
    RandomRecording inner(&world_, random_());
    inner.is_secondary_ = inner.inherits_rendering_ = true;
    inner.rendering_ = kDynamicTarget;
    std::copy(std::begin(layouts_), std::end(layouts_), inner.layouts_);
    VkCommandBuffer secondary =
        world_.RecordInTarget([&inner](VkCommandBuffer commands) { inner.Record(commands, 12); });
    vkCmdExecuteCommands(commands_, 1, &secondary);
    vkCmdEndRendering(commands_);
    num_commands_ += inner.num_commands_;
    rendering_.reset();
    bound_ = {};
}

void RandomRecording::BeginOrEndQuery() {
    if (active_query_) {
        vkCmdEndQuery(commands_, world_.queries, *active_query_);
        queries_[*active_query_] = QueryState::kUsed;
        active_query_.reset();
        return;
    }
    if (Makes(Mistake::kEndOfAQueryThatDidNotBegin)) {
        vkCmdEndQuery(commands_, world_.queries, Below(kNumQueries));
        return;
    }
    for (uint32_t query = 0; query < kNumQueries; query++) {
        if (queries_[query] == QueryState::kReset ||
            (queries_[query] == QueryState::kUsed && Makes(Mistake::kQueryThatWasNotReset))) {
            vkCmdBeginQuery(commands_, world_.queries, query, 0);
            queries_[query] = QueryState::kActive;
            active_query_ = query;
            return;
        }
    }
}

void RandomRecording::ClearAttachments() {
    VkClearAttachment attachment = {};
    attachment.aspectMask = Below(2) ? VK_IMAGE_ASPECT_COLOR_BIT : VK_IMAGE_ASPECT_DEPTH_BIT;
    VkClearRect rect = {{{static_cast<int32_t>(Below(8)), 0}, {kRecordingSize / 2, kRecordingSize}}, 0, 1};
    if (Makes(Mistake::kClearOutsideTheRenderArea)) {
        rect.rect.extent.height++;
    }
    vkCmdClearAttachments(commands_, 1, &attachment, 1, &rect);
}

void RandomRecording::DrawTriangle(bool is_indexed) {
    const Mistake wrong = is_armed_ && !has_made_mistake_ ? mistake_ : Mistake::kNone;
    if (IsOmission() && (wrong == Mistake::kNone || (wrong == Mistake::kNoIndexBuffer && !is_indexed))) {
        return;
    }
    PipelineName name = static_cast<PipelineName>(Below(kNumPipelines));
    TargetKind target = *rendering_;
    if (wrong >= Mistake::kNoViewport && wrong <= Mistake::kNoDepthBias) {
        name = kDynamicPipeline;
    } else if (wrong == Mistake::kNoVertexBuffer) {
        name = kVertexPipeline;
    } else if (Makes(Mistake::kPipelineOfAnotherTarget)) {
        target = target == kDynamicTarget ? kPassTarget : kDynamicTarget;
    } else if (wrong == Mistake::kViewportOfAStaticPipeline) {
        name = kStaticPipeline;
    }
    if (wrong != Mistake::kNoPipeline || bound_.pipeline) {
        BindPipeline(name, target);
    }
    for (unsigned state = 0; state < kNumStates; state++) {
        if (name == kDynamicPipeline && !(bound_.dynamic >> state & 1) && wrong != kLacks[state]) {
            SetDynamic(state);
        }
    }
    if (wrong == Mistake::kViewportOfAStaticPipeline) {
        SetDynamic(kViewport);
        has_made_mistake_ = true;
    }
    if (name == kVertexPipeline && !bound_.has_vertices && wrong != Mistake::kNoVertexBuffer) {
        BindVertices();
    }
    if (is_indexed && !bound_.has_indices && wrong != Mistake::kNoIndexBuffer) {
        BindIndices();
    }
    if (!bound_.has_set[0] && wrong != Mistake::kNoSet) {
        BindSet(VK_PIPELINE_BIND_POINT_GRAPHICS);
    }
    if (!bound_.has_push && wrong != Mistake::kNoPushConstants) {
        PushConstants();
    }
    has_made_mistake_ |= wrong >= Mistake::kNoPipeline;
    if (is_indexed) {
        vkCmdDrawIndexed(commands_, 3, 1 + Below(3), Below(8), 0, 0);
    } else {
        vkCmdDraw(commands_, 3, 1 + Below(3), Below(8), 0);
    }
    if (wrong == Mistake::kViewportOfAStaticPipeline) {
        bound_.pipeline.reset();
    }
}

void RandomRecording::OpenOrCloseLabel() {
    if (num_labels_ > 0 && Below(2)) {
        world_.end_label(commands_);
        num_labels_--;
        return;
    }
    auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
    label.pLabelName = "part";
    world_.begin_label(commands_, &label);
    num_labels_++;
}

void RandomRecording::BindPipeline(PipelineName name, TargetKind target) {
    if (Omits(Mistake::kNoPipeline)) {
        return;
    }
    vkCmdBindPipeline(commands_, VK_PIPELINE_BIND_POINT_GRAPHICS, world_.pipelines[target][name]);
    bound_.pipeline = name;
    bound_.pipeline_target = target;
    bound_.dynamic = name == kDynamicPipeline ? bound_.dynamic : 0; // Its static states replace them.
}

void RandomRecording::BindSet(VkPipelineBindPoint bind, Mistake wrong) {
    const bool is_other = wrong == Mistake::kSetOfAnotherLayout;
    const VkDescriptorSet set = is_other                                        ? world_.other_set
                                : wrong == Mistake::kSetThatNothingWasWrittenTo ? world_.unwritten_set
                                                                                : world_.set;
    vkCmdBindDescriptorSets(commands_, bind, is_other ? world_.other_layout : world_.layout, 0, 1, &set, 0,
                            nullptr);
    bound_.has_set[bind == VK_PIPELINE_BIND_POINT_COMPUTE] = wrong == Mistake::kNone;
    bound_.has_push = bound_.has_push && !is_other;
}

void RandomRecording::PushConstants() {
    const float tint[4] = {1, 1, 1, 1};
    vkCmdPushConstants(commands_, world_.layout,
                       VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT |
                           VK_SHADER_STAGE_COMPUTE_BIT,
                       0, sizeof tint, tint);
    bound_.has_push = true;
}

void RandomRecording::SetDynamic(unsigned state) {
    const VkViewport viewport = {0, 0, kRecordingSize, kRecordingSize, 0, 1};
    // A state that the bound pipeline has statically, and no draw before the next pipeline.
    if (bound_.pipeline && *bound_.pipeline != kDynamicPipeline) {
        bound_.pipeline.reset();
    }
    bound_.dynamic |= 1u << state;
    switch (state) {
    case kViewport:
        return vkCmdSetViewport(commands_, 0, 1, &viewport);
    case kScissor:
        return vkCmdSetScissor(commands_, 0, 1, &kArea);
    case kCullMode:
        return vkCmdSetCullMode(commands_, VK_CULL_MODE_BACK_BIT);
    case kDepthTestEnable:
        return vkCmdSetDepthTestEnable(commands_, Below(2));
    default:
        return vkCmdSetDepthBias(commands_, 1, 0, 1);
    }
}

void RandomRecording::BindVertices() {
    const VkDeviceSize offset = Below(4) * 16;
    vkCmdBindVertexBuffers(commands_, 0, 1, &world_.vertices.handle, &offset);
    bound_.has_vertices = true;
}

void RandomRecording::BindIndices() {
    vkCmdBindIndexBuffer(commands_, world_.indices.handle, Below(4) * 4,
                         Below(2) ? VK_INDEX_TYPE_UINT16 : VK_INDEX_TYPE_UINT32);
    bound_.has_indices = true;
}

} // namespace wd::testing
