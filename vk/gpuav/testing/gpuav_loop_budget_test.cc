// Loops that spend their budget: reported with the line, in both modes; guard mode ends them, also endless ones. Loops
// with one iteration less are silent.
#include <gtest/gtest.h>

#include <chrono>

#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/loop_budget_shaders.h"

namespace wd::testing {
namespace {

constexpr char kId[] = "WARDEN-gpuav-loop-budget";

class LoopBudgetTest : public GpuavTest, public ::testing::WithParamInterface<const char *> {
  protected:
    Reader Start(const char *checks, const char *budget) {
        Options options = GpuavOptions();
        options.settings["gpuav_checks"] = checks;
        options.settings["gpuav_mode"] = GetParam();
        options.settings["gpuav_loop_budget"] = budget;
        DeviceTest::Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return {};
        }
        Reader reader = MakeReader();
        reader.module = MakeShader(gpuav_loop_budget);
        reader.pipeline = MakeComputePipeline(reader.layout, reader.module);
        return reader;
    }
    bool IsGuard() const {
        return std::string(GetParam()) == "guard";
    }
    // One finding for the loop, with the number of records.
    void ExpectFinding(const std::string &text, const std::string &place) {
        ASSERT_EQ(messages().size(), 1u);
        EXPECT_NE(messages()[0].text.find("gpuav_loop_budget.comp" + place), std::string::npos)
            << messages()[0].text;
        ExpectMessage(kId, text);
        ClearMessages();
    }
};

TEST_P(LoopBudgetTest, LoopsThatSpendTheBudget) {
    for (const char *checks : {"none", "default", "all"}) {
        const Reader reader = Start(checks, "20");
        if (IsSkipped()) {
            return;
        }
        const std::string text = std::string("A loop ran 20 iterations in one invocation, as many as "
                                             "gpuav_loop_budget allows.") +
                                 (IsGuard() ? " The loop was ended." : " The loop continues.");
        Run(reader, 0, 33, 1);
        EXPECT_EQ(reader.result.words[0], IsGuard() ? 1040u : 1066u);
        ExpectFinding(text, ":29");
        Run(reader, 0, 19, 1);
        EXPECT_EQ(reader.result.words[0], 1038u);
        Run(reader, 1, 19, 1);
        EXPECT_EQ(reader.result.words[0], 1019u);
        Run(reader, 2, 19, 1);
        EXPECT_EQ(reader.result.words[0], 1190u);
        ExpectSilence();
        Run(reader, 2, 21, 1);
        EXPECT_EQ(reader.result.words[0], IsGuard() ? 1200u : 1210u);
        ExpectFinding(text, ":43");
        Stop();
        ExpectSilence();
    }
}

TEST_P(LoopBudgetTest, EndlessLoopsBecomeReports) {
    if (!IsGuard()) {
        GTEST_SKIP() << "without guard mode the device hangs";
    }
    const Reader reader = Start("default", "1000000");
    if (IsSkipped()) {
        return;
    }
    if (!IsLavapipe()) {
        GTEST_SKIP() << "the test runs endless loops, which may hang a GPU: it needs lavapipe";
    }
    const struct {
        uint32_t operation;
        uint32_t count;
        const char *place;
        uint32_t result;
    } loops[] = {{3, 1, ":49", 1040}, {4, 0, ":16", 1052}, {5, 0, ":58", 1060}};
    for (const auto &loop : loops) {
        const auto begin = std::chrono::steady_clock::now();
        Run(reader, loop.operation, loop.count, 1);
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
        std::printf("operation %u: %.3f s\n", loop.operation, elapsed.count());
        EXPECT_LT(elapsed.count(), 30) << "with the compilation of the shader, on a busy machine";
        EXPECT_EQ(reader.result.words[0], loop.result);
        ExpectFinding("A loop ran 1000000 iterations in one invocation", loop.place);
    }
    Stop();
    ExpectSilence();
}

TEST_P(LoopBudgetTest, ABoundBelowTheBudgetIsSilent) {
    const Reader reader = Start("default", "51");
    if (IsSkipped()) {
        return;
    }
    Run(reader, 6, 2, 1);
    EXPECT_EQ(reader.result.words[0], 1100u);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Modes, LoopBudgetTest, ::testing::Values("guard", "observe"),
                         [](const auto &info) { return std::string(info.param); });

} // namespace
} // namespace wd::testing
