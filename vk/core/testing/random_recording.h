// Random command buffers that are correct, made from a model of the state that the specification speaks of, and the
// same with one mistake in the middle.
#ifndef WARDEN_VK_CORE_TESTING_RANDOM_RECORDING_H
#define WARDEN_VK_CORE_TESTING_RANDOM_RECORDING_H

#include <optional>
#include <random>

#include "vk/core/testing/recording_world.h"

namespace wd::testing {

enum class Mistake {
    kNone,
    // Of one command.
    kCopyPastTheEnd,
    kCopyInAnotherLayout,
    kOldLayoutThatTheImageLacks,
    kLayoutThatTheUsageLacks,
    kAccessThatTheStageLacks,
    kViewportOfAStaticPipeline,
    kPipelineOfAnotherTarget,
    kSetOfAnotherLayout,
    kSetThatNothingWasWrittenTo,
    kClearOutsideTheRenderArea,
    kQueryThatWasNotReset,
    kEndOfAQueryThatDidNotBegin,
    kDrawOutsideOfRendering,
    kCopyInRendering,
    // What a draw or dispatch lacks.
    kNoPipeline,
    kNoViewport,
    kNoScissor,
    kNoCullMode,
    kNoDepthTestEnable,
    kNoDepthBias,
    kNoVertexBuffer,
    kNoIndexBuffer,
    kNoSet,
    kNoPushConstants,
};

class RandomRecording {
  public:
    RandomRecording(RecordingWorld *world, uint32_t seed, Mistake mistake = Mistake::kNone)
        : world_(*world), random_(seed), mistake_(mistake) {
    }
    // Record records `num_steps` steps, and ends what is open. The mistake comes after half of them.
    void Record(VkCommandBuffer commands, int num_steps);
    bool has_made_mistake() const {
        return has_made_mistake_;
    }
    size_t num_commands() const {
        return num_commands_;
    }

  private:
    enum class QueryState { kNotReset, kReset, kActive, kUsed };

    // Bound holds what a command buffer binds and sets. Secondary command buffers leave none of it.
    struct Bound {
        std::optional<PipelineName> pipeline;
        TargetKind pipeline_target = kDynamicTarget;
        bool has_compute = false;
        uint32_t dynamic = 0; // Bits of states that are set, by their place in kSetters.
        bool has_set[2] = {}; // Of graphics and compute.
        bool has_push = false, has_vertices = false, has_indices = false;
    };

    void Step();
    void StepAnywhere();
    void StepInRendering();
    void StepOutside();

    void Transition(ImageName name, VkImageLayout layout);
    void TransitionSome();
    void CopyBuffers();
    void CopyToImage();
    void CopyImages();
    void ClearImage();
    void MemoryBarrier();
    void ResetQueries();
    void Dispatch();
    void BeginRendering(TargetKind kind);
    void EndRendering();
    void ExecuteSecondary();
    void ExecuteInRendering();
    void BeginOrEndQuery();
    void ClearAttachments();
    void DrawTriangle(bool is_indexed);
    void OpenOrCloseLabel();

    void BindPipeline(PipelineName name, TargetKind target);
    void BindSet(VkPipelineBindPoint bind, Mistake wrong = Mistake::kNone);
    void PushConstants();
    void SetDynamic(unsigned state);
    void BindVertices();
    void BindIndices();

    uint32_t Below(uint32_t limit) {
        return std::uniform_int_distribution<uint32_t>(0, limit - 1)(random_);
    }
    // Makes returns whether the current command makes this mistake: once, after half of the steps.
    bool Makes(Mistake mistake);
    // Omits returns whether draws and dispatches wait for the mistake, which lacks what they need.
    bool Omits(Mistake mistake) const {
        return mistake_ == mistake && !has_made_mistake_;
    }
    bool IsOmission() const {
        return mistake_ >= Mistake::kNoPipeline && !has_made_mistake_;
    }

    RecordingWorld &world_;
    std::mt19937 random_;
    Mistake mistake_;
    bool is_armed_ = false, has_made_mistake_ = false, is_secondary_ = false, inherits_rendering_ = false;
    VkCommandBuffer commands_ = VK_NULL_HANDLE;
    size_t num_commands_ = 0;

    VkImageLayout layouts_[kNumImages] = {};
    Bound bound_;
    std::optional<TargetKind> rendering_;
    QueryState queries_[kNumQueries] = {};
    std::optional<uint32_t> active_query_;
    int num_labels_ = 0;
};

} // namespace wd::testing

#endif
