// Data races in memory of a workgroup: reported with the variable and both source lines, in both modes; correct
// accesses are silent.
#include <gtest/gtest.h>

#include "vk/gpuav/runtime/gpuav_device_test.h"
#include "vk/gpuav/runtime/race_shaders.h"

namespace wd::testing {
namespace {

constexpr char kId[] = "WARDEN-gpuav-shared-memory-race";

struct Mistake {
    uint32_t operation;
    const char *text;
    const char *other; // The other access.
};

const Mistake kMistakes[] = {
    {0, "Data race on shared memory: tile[", "gpuav_races.comp:46"},
    {1, "Data race on shared memory: total. Invocation", "gpuav_races.comp:49"},
    {2, "reads this memory, and invocation", "gpuav_races.comp:52"},
    {3, "atomically accesses this memory, and invocation", "gpuav_races.comp:56"},
    {4, "pair.right[2]. Invocation 20 of the workgroup reads this memory, and invocation 0 wrote",
     "gpuav_races.comp:61"},
    {5, "Data race on shared memory: tile[", "gpuav_races.comp:31"},
    {6, "total. Invocation 31 of the workgroup writes this memory, and invocation", "gpuav_races.comp:71"},
    {7, "Data race on shared memory: tile[", "gpuav_races.comp:78"},
};

class RacesTest : public GpuavTest, public ::testing::WithParamInterface<const char *> {
  protected:
    Reader Start(const char *checks, bool robust = false) {
        Options options = GpuavOptions();
        options.settings["gpuav_checks"] = checks;
        options.settings["gpuav_mode"] = GetParam();
        options.features.robustBufferAccess = robust;
        DeviceTest::Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return {};
        }
        Reader reader = MakeReader();
        reader.module = MakeShader(gpuav_races);
        reader.pipeline = MakeComputePipeline(reader.layout, reader.module);
        return reader;
    }
    void ExpectMistakes(const Reader &reader) {
        for (const Mistake &mistake : kMistakes) {
            Run(reader, mistake.operation, 0);
            ASSERT_FALSE(messages().empty()) << mistake.text;
            bool has_other = false;
            for (const auto &message : messages()) {
                EXPECT_EQ(message.id, kId) << message.text;
                EXPECT_EQ(message.severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT);
                has_other |= message.text.find(mistake.other) != std::string::npos;
            }
            EXPECT_TRUE(has_other) << messages()[0].text;
            ExpectMessage(kId, mistake.text);
            ClearMessages();
        }
    }
};

TEST_P(RacesTest, RacesAreReportedWithBothAccesses) {
    for (bool robust : {false, true}) {
        const Reader reader = Start("shared_races", robust);
        if (IsSkipped()) {
            return;
        }
        ExpectMistakes(reader);
        Stop();
        ExpectSilence();
    }
}

TEST_P(RacesTest, CorrectAccessesAreSilent) {
    const Reader reader = Start("all");
    if (IsSkipped()) {
        return;
    }
    Run(reader, 1, 0);
    ExpectMessage(kId, "total.");
    ClearMessages();
    for (uint32_t operation = 100; operation <= 106; operation++) {
        Run(reader, operation, 0);
        ExpectSilence();
    }
    Run(reader, 102, 0);
    EXPECT_EQ(reader.result.words[0], 496u);
    Stop();
    ExpectSilence();
}

TEST_P(RacesTest, NothingIsReportedByDefault) {
    const Reader reader = Start("default");
    if (IsSkipped()) {
        return;
    }
    for (const Mistake &mistake : kMistakes) {
        Run(reader, mistake.operation, 0);
    }
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Modes, RacesTest, ::testing::Values("guard", "observe"));

} // namespace
} // namespace wd::testing
