// Specialization constants: their values are bounds of loops and lengths of arrays in instrumented modules. Pipelines
// of one module with different values are checked with their own.
#include <gtest/gtest.h>

#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/specialized_shaders.h"

namespace wd::testing {
namespace {

constexpr uint32_t kNoValue = 0;

class SpecializedTest : public GpuavTest, public ::testing::WithParamInterface<const char *> {
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
        reader.module = MakeShader(gpuav_specialized);
        return reader;
    }
    // Runs the shader with these values; 0: the default. `index`: of the array in the function, or -1.
    uint32_t RunWith(Reader reader, uint32_t count, uint32_t length, VkBool32 from_end, int index = -1) {
        std::vector<VkSpecializationMapEntry> entries;
        const uint32_t data[] = {count, length, from_end};
        for (uint32_t i = 0; i < 3; i++) {
            if (data[i] != kNoValue) {
                entries.push_back({3 + i, i * 4, 4});
            }
        }
        const VkSpecializationInfo specialization = {static_cast<uint32_t>(entries.size()), entries.data(),
                                                     sizeof data, data};
        VkComputePipelineCreateInfo info = ComputeInfo(reader.layout, reader.module);
        info.stage.pSpecializationInfo = &specialization;
        Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &reader.pipeline),
              "vkCreateComputePipelines");
        Defer([device = device(), pipeline = reader.pipeline] {
            vkDestroyPipeline(device, pipeline, nullptr);
        });
        Run(reader, static_cast<uint32_t>(index), index >= 0, 1);
        return reader.result.words[0];
    }
    void ExpectAtLine(const char *id, const char *text, const char *line) {
        ASSERT_EQ(messages().size(), 1u) << text;
        EXPECT_NE(messages()[0].text.find("gpuav_specialized.comp" + std::string(line)), std::string::npos)
            << messages()[0].text;
        ExpectMessage(id, text);
        ClearMessages();
    }
};

TEST_P(SpecializedTest, BoundsOfLoops) {
    const Reader reader = Start("default");
    if (IsSkipped()) {
        return;
    }
    EXPECT_EQ(RunWith(reader, kNoValue, kNoValue, VK_FALSE), 201u);
    EXPECT_EQ(RunWith(reader, 6, kNoValue, VK_FALSE), 615u);
    EXPECT_EQ(RunWith(reader, 2, kNoValue, VK_TRUE), 209u);
    ExpectSilence();
    if (std::string(GetParam()) == "guard") {
        EXPECT_EQ(RunWith(reader, 7, kNoValue, VK_FALSE), 615u);
        ExpectAtLine(kDispatchId, kIndexText, ":34");
    }
    EXPECT_EQ(RunWith(reader, 5, kNoValue, VK_FALSE), 510u);
    Stop();
    ExpectSilence();
}

TEST_P(SpecializedTest, LengthsOfArrays) {
    const Reader reader = Start("array_bounds");
    if (IsSkipped()) {
        return;
    }
    EXPECT_EQ(RunWith(reader, 1, kNoValue, VK_FALSE, 3), 104u);
    EXPECT_EQ(RunWith(reader, 1, 6, VK_FALSE, 5), 106u);
    ExpectSilence();
    RunWith(reader, 1, kNoValue, VK_FALSE, 4);
    ExpectAtLine("WARDEN-gpuav-array-bounds", "Index of 4 used to index array `weights` of length 4", ":37");
    RunWith(reader, 1, 6, VK_FALSE, 6);
    ExpectAtLine("WARDEN-gpuav-array-bounds", "Index of 6 used to index array `weights` of length 6", ":37");
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Modes, SpecializedTest, ::testing::Values("guard", "observe"),
                         [](const auto &info) { return std::string(info.param); });

} // namespace
} // namespace wd::testing
