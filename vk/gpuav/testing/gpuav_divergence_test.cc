// Barriers that only a part of the workgroup reaches: reported with the barrier and the branch, in both modes; barriers
// that all invocations reach are silent.
#include <gtest/gtest.h>

#include "vk/gpuav/testing/divergence_shaders.h"
#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/shader_lines.h"

namespace wd::testing {
namespace {

constexpr char kId[] = "WARDEN-gpuav-divergent-barrier";
constexpr char kText[] = "A control barrier is reached by only a part of the workgroup: ";

struct Place {
    const char *name;
    const char *mode;
    Driver driver;
};

class DivergenceTest : public GpuavTest, public ::testing::WithParamInterface<Place> {
  protected:
    Reader Start(const char *checks) {
        Options options = GpuavOptions();
        options.settings["gpuav_checks"] = checks;
        options.settings["gpuav_mode"] = GetParam().mode;
        options.driver = GetParam().driver;
        DeviceTest::Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return {};
        }
        Reader reader = MakeReader();
        reader.module = MakeShader(gpuav_divergence);
        reader.pipeline = MakeComputePipeline(reader.layout, reader.module);
        return reader;
    }
    // "gpuav_divergence.comp:23", the line that ends with a comment.
    static std::string Line(const std::string &comment) {
        return LineOf("gpuav_divergence.comp", comment);
    }
    // A divergent barrier may hang a GPU.
    bool SurvivesMistakes() const {
        return IsLavapipe() || GetParam().driver == Driver::kSwiftShader;
    }
};

TEST_P(DivergenceTest, MistakesAreReportedWithBarrierAndBranch) {
    for (const char *checks : {"divergence", "all"}) {
        const Reader reader = Start(checks);
        if (IsSkipped()) {
            return;
        }
        if (!SurvivesMistakes()) {
            GTEST_SKIP() << "a GPU may hang";
        }
        for (uint32_t operation = 0; operation <= 5; operation++) {
            Run(reader, operation, 2);
            ASSERT_EQ(messages().size(), 1u) << operation;
            const std::string text = messages()[0].text;
            const std::string number = std::to_string(operation);
            EXPECT_EQ(messages()[0].severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT);
            ExpectMessage(kId, kText);
            const bool at_first = text.find(Line("barrier " + number) + ": Shader") != std::string::npos;
            EXPECT_TRUE(at_first ||
                        (operation == 1 && text.find(Line("barrier 1 too")) != std::string::npos) ||
                        (operation == 5 && text.find(Line("barrier 5 as well")) != std::string::npos &&
                         text.find(Line("barrier 5") + " instead") != std::string::npos))
                << text;
            EXPECT_NE(
                text.find("The invocations part at vk/gpuav/testing/shaders/" + Line("branch " + number)),
                std::string::npos)
                << text;
            ClearMessages();
        }
        Stop();
        ExpectSilence();
    }
}

TEST_P(DivergenceTest, BarriersThatAllInvocationsReachAreSilent) {
    for (const char *checks : {"divergence", "all"}) {
        const Reader reader = Start(checks);
        if (IsSkipped()) {
            return;
        }
        // The same code as the mistakes, with a condition that is true, or false, for all.
        for (uint32_t count : {0u, 4u}) {
            Run(reader, 0, count);
        }
        Run(reader, 3, 64);
        Run(reader, 5, 4);
        for (uint32_t operation = 100; operation <= 103; operation++) {
            Run(reader, operation, 9);
            ExpectSilence();
        }
        Run(reader, 101, 0);
        EXPECT_EQ(reader.result.words[0], 2016u);
        Stop();
        ExpectSilence();
    }
}

// The shader is not run: the report is made when the pipeline is created, once.
TEST_P(DivergenceTest, CertainMistakesAreReportedWithoutARun) {
    Reader reader = Start("divergence");
    if (IsSkipped()) {
        return;
    }
    ExpectSilence();
    reader.module = MakeShader(gpuav_certain_divergence);
    MakeComputePipeline(reader.layout, reader.module);
    MakeComputePipeline(reader.layout, reader.module);
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    EXPECT_NE(text.find("gpuav_certain_divergence.comp:13: if (own < 32u) {"), std::string::npos) << text;
    EXPECT_NE(text.find("gpuav_certain_divergence.comp:14: Shader"), std::string::npos) << text;
    EXPECT_EQ(text.find("invocation ID"), std::string::npos) << text;
    ExpectMessage(kId, "A control barrier is reached by only a part of each workgroup: by 32 of its 64 "
                       "invocations, and not by the others.");
    Stop();
    ExpectSilence();
}

TEST_P(DivergenceTest, NothingIsReportedByDefault) {
    const Reader reader = Start("default");
    if (IsSkipped()) {
        return;
    }
    if (!SurvivesMistakes()) {
        GTEST_SKIP() << "a GPU may hang";
    }
    Run(reader, 0, 2);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Places, DivergenceTest,
                         ::testing::Values(Place{"guard", "guard", Driver::kLavapipe},
                                           Place{"observe", "observe", Driver::kLavapipe},
                                           Place{"swiftshader", "guard", Driver::kSwiftShader}),
                         [](const auto &info) { return std::string(info.param.name); });

} // namespace
} // namespace wd::testing
