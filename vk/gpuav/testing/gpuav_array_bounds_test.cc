// Indices past the end of arrays, vectors and matrices that are not in buffers: reported with variable, index, length
// and line, in both modes; guard mode skips the access. Indices in bounds are silent.
#include <gtest/gtest.h>

#include "vk/gpuav/testing/array_bounds_shaders.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kId[] = "WARDEN-gpuav-array-bounds";

struct Mistake {
    uint32_t operation;
    uint32_t bad; // The first index past the end.
    const char *text;
    const char *place;
    uint32_t guarded; // The result of invocation 0 in guard mode.
};

const Mistake kMistakes[] = {
    {0, 8, "Index of 8 used to index array `local` of length 8 in a Function variable.", ":52", 0},
    {1, 8, "Index of 8 used to index array `kernel.weights` of length 8 in a Function variable.", ":55", 308},
    {2, 9, "Index of 9 used to index array `table` of length 8 in a Private variable.", ":59", 0},
    {3, 32, "Index of 32 used to index array `tile` of length 32 in a Workgroup (shared) variable.", ":62",
     0},
    {4, 4, "Index of 4 used to index vector `v` of length 4 in a Function variable.", ":66", 0},
    {5, 3, "Index of 3 used to index matrix `m` of length 3 in a Function variable.", ":71", 1},
    {6, UINT32_MAX, "Index of -1 used to index array `local` of length 8 in a Function variable.", ":75", 0},
    {7, 8, "Index of 8 used to index array `local` of length 8 in a Function variable.", ":80", 108},
    {8, 3, "Index of 3 used to index array `grid[3]` of length 3 in a Function variable.", ":89", 0},
    {9, 5, "Index of 5 used to index array `sized` of length 5 in a Function variable.", ":97", 0},
    {10, 4, "Index of 4 used to index vector", ":101", 0},
    {13, 32, "Index of 32 used to index array `tile` of length 32 in a Workgroup (shared) variable.", ":112",
     61},
};

class ArrayBoundsTest : public GpuavTest, public ::testing::WithParamInterface<const char *> {
  protected:
    Reader Start(const char *checks) {
        Options options = GpuavOptions();
        options.settings["gpuav_checks"] = checks;
        options.settings["gpuav_mode"] = GetParam();
        DeviceTest::Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return {};
        }
        Reader reader = MakeReader();
        reader.module = MakeShader(gpuav_array_bounds);
        reader.pipeline = MakeComputePipeline(reader.layout, reader.module);
        return reader;
    }
    bool IsGuard() const {
        return std::string(GetParam()) == "guard";
    }
    void ExpectMistake(const Reader &reader, const Mistake &mistake) {
        Run(reader, mistake.operation, mistake.bad, 1);
        ASSERT_EQ(messages().size(), 1u) << mistake.text;
        EXPECT_EQ(messages()[0].severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT);
        EXPECT_NE(messages()[0].text.find("gpuav_array_bounds.comp" + std::string(mistake.place)),
                  std::string::npos)
            << messages()[0].text;
        ExpectMessage(kId, mistake.text);
        if (IsGuard()) {
            EXPECT_EQ(reader.result.words[0], mistake.guarded) << mistake.text;
        }
        ClearMessages();
    }
};

TEST_P(ArrayBoundsTest, MistakesAreReported) {
    for (const char *checks : {"array_bounds", "default,array_bounds", "all"}) {
        const Reader reader = Start(checks);
        if (IsSkipped()) {
            return;
        }
        for (const Mistake &mistake : kMistakes) {
            ExpectMistake(reader, mistake);
        }
        Stop();
        ExpectSilence();
    }
}

TEST_P(ArrayBoundsTest, TheLastElementIsSilent) {
    const Reader reader = Start("array_bounds");
    if (IsSkipped()) {
        return;
    }
    for (const Mistake &mistake : kMistakes) {
        const uint32_t length = mistake.operation == 2 ? 8 : mistake.bad;
        Run(reader, mistake.operation, mistake.bad == UINT32_MAX ? 7 : length - 1, 1);
        EXPECT_EQ(reader.result.words[0], reader.result.words[1]) << mistake.text;
        // The additional iteration of the loop adds zero.
        EXPECT_EQ(reader.result.words[0] == mistake.guarded, mistake.operation == 7) << mistake.text;
        ExpectSilence();
    }
    for (uint32_t operation : {11u, 12u}) {
        Run(reader, operation, 8, 1);
        EXPECT_EQ(reader.result.words[0], operation == 11 ? 0u : 10u);
        EXPECT_EQ(reader.result.words[1], 17u);
    }
    Stop();
    ExpectSilence();
}

TEST_P(ArrayBoundsTest, IsOffByDefault) {
    const Reader reader = Start("default");
    if (IsSkipped()) {
        return;
    }
    Run(reader, 0, 8, 1);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Modes, ArrayBoundsTest, ::testing::Values("guard", "observe"),
                         [](const auto &info) { return std::string(info.param); });

} // namespace
} // namespace wd::testing
