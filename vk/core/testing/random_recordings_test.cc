// Random recordings: correct ones give no message, one mistake gives the message of its rule and no other.

#include <algorithm>
#include <string>
#include <vector>

#include "vk/core/testing/random_recording.h"

namespace wd::testing {
namespace {

constexpr int kNumSteps = 2500;

class RandomRecordingsTest : public RecordingWorld {
  protected:
    void Run(uint32_t seed, Mistake mistake) {
        RandomRecording recording(this, seed, mistake);
        VkCommandBuffer commands = Begin();
        recording.Record(commands, mistake == Mistake::kNone ? kNumSteps : kNumSteps / 4);
        ASSERT_EQ(recording.has_made_mistake(), mistake != Mistake::kNone);
        ASSERT_EQ(Submit(commands), VK_SUCCESS);
        num_commands_ += recording.num_commands();
    }
    void RunCorrect() {
        for (uint32_t seed = 1; seed <= 4; seed++) {
            SCOPED_TRACE(seed);
            Run(seed, Mistake::kNone);
            ExpectSilence();
        }
        EXPECT_GT(num_commands_, 9000u);
    }

  private:
    size_t num_commands_ = 0;
};

TEST_F(RandomRecordingsTest, CorrectOnesAreSilent) {
    Prepare();
    if (IsSkipped()) {
        return;
    }
    RunCorrect();
}

// The Khronos layer says whether the model is right: run with --gtest_also_run_disabled_tests. It warns about slow
// layouts, too.
TEST_F(RandomRecordingsTest, DISABLED_CorrectOnesAreSilentUnderTheKhronosLayer) {
    Options options;
    options.layers = {Layer::kKhronos};
    options.severities = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    Prepare(options);
    if (IsSkipped()) {
        return;
    }
    RunCorrect();
}

TEST_F(RandomRecordingsTest, MistakesAreSilentWhereTheirChecksAreOff) {
    Options options;
    options.settings = {{"validate_queries", "false"}, {"validate_image_layouts", "false"}};
    Prepare(options);
    if (IsSkipped()) {
        return;
    }
    Run(1, Mistake::kQueryThatWasNotReset);
    Run(1, Mistake::kOldLayoutThatTheImageLacks);
    ExpectSilence();
}

struct Planted {
    const char *name;
    Mistake mistake;
    std::vector<std::string> rules; // The ends of the ids that may be reported.
};

void PrintTo(const Planted &planted, std::ostream *out) {
    *out << planted.name;
}

class PlantedTest : public RandomRecordingsTest, public ::testing::WithParamInterface<Planted> {};

TEST_P(PlantedTest, MistakeIsReportedAndNothingElse) {
    Prepare();
    if (IsSkipped()) {
        return;
    }
    for (uint32_t seed = 1; seed <= 3; seed++) {
        SCOPED_TRACE(seed);
        Run(seed, GetParam().mistake);
        bool is_found = false;
        for (const Message &message : messages()) {
            const std::string rule = message.id.substr(message.id.rfind('-') + 1);
            const auto &rules = GetParam().rules;
            const bool is_expected = std::find(rules.begin(), rules.end(), rule) != rules.end();
            EXPECT_TRUE(is_expected) << message.text;
            is_found = is_found || is_expected;
        }
        EXPECT_TRUE(is_found) << GetParam().rules[0];
        ClearMessages();
    }
}

const Planted kPlanted[] = {
    {"CopyPastTheEnd", Mistake::kCopyPastTheEnd, {"00115"}},
    {"CopyInAnotherLayout", Mistake::kCopyInAnotherLayout, {"00180"}},
    {"OldLayoutThatTheImageLacks", Mistake::kOldLayoutThatTheImageLacks, {"01197"}},
    {"LayoutThatTheUsageLacks", Mistake::kLayoutThatTheUsageLacks, {"01208"}},
    {"AccessThatTheStageLacks", Mistake::kAccessThatTheStageLacks, {"02815"}},
    {"ViewportOfAStaticPipeline", Mistake::kViewportOfAStaticPipeline, {"08608"}},
    {"PipelineOfAnotherTarget", Mistake::kPipelineOfAnotherTarget, {"02684", "06198"}},
    {"SetOfAnotherLayout", Mistake::kSetOfAnotherLayout, {"08600"}},
    {"SetThatNothingWasWrittenTo", Mistake::kSetThatNothingWasWrittenTo, {"08114"}},
    {"ClearOutsideTheRenderArea", Mistake::kClearOutsideTheRenderArea, {"00016"}},
    {"QueryThatWasNotReset", Mistake::kQueryThatWasNotReset, {"00807"}},
    {"EndOfAQueryThatDidNotBegin", Mistake::kEndOfAQueryThatDidNotBegin, {"01923"}},
    {"DrawOutsideOfRendering", Mistake::kDrawOutsideOfRendering, {"renderpass"}},
    {"CopyInRendering", Mistake::kCopyInRendering, {"renderpass"}},
    {"NoPipeline", Mistake::kNoPipeline, {"08606"}},
    {"NoViewport", Mistake::kNoViewport, {"07831"}},
    {"NoScissor", Mistake::kNoScissor, {"07832"}},
    {"NoCullMode", Mistake::kNoCullMode, {"07840"}},
    {"NoDepthTestEnable", Mistake::kNoDepthTestEnable, {"07843"}},
    {"NoDepthBias", Mistake::kNoDepthBias, {"07834"}},
    {"NoVertexBuffer", Mistake::kNoVertexBuffer, {"04007"}},
    {"NoIndexBuffer", Mistake::kNoIndexBuffer, {"07312"}},
    {"NoSet", Mistake::kNoSet, {"08600"}},
#if VK_HEADER_VERSION < 363 // Later registries have no such statement.
    {"NoPushConstants", Mistake::kNoPushConstants, {"08602"}},
#endif
};

INSTANTIATE_TEST_SUITE_P(Mistakes, PlantedTest, ::testing::ValuesIn(kPlanted),
                         [](const auto &param) { return std::string(param.param.name); });

} // namespace
} // namespace wd::testing
