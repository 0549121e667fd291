// Data races in memory of a workgroup: reported with the variable and both source lines, in both modes; correct
// accesses are silent.
#include <gtest/gtest.h>

#include <regex>

#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/race_shaders.h"

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
    {8, "tile[0]. Invocation", "gpuav_races.comp:83"},
    {9, "without a shared-memory barrier in between", "gpuav_races.comp:87"},
    {10, " atomically read the same memory, without", "gpuav_races.comp:93"},
};

// Blocks that share memory. In the text, the part is named as in both accesses.
const Mistake kBlockMistakes[] = {
    {0, " wrote the same memory as parts.halves[", "gpuav_shared_blocks.comp:44"},
    {1,
     "Data race on shared memory: parts.bytes[2]. Invocation 9 of the workgroup reads this memory, and "
     "invocation 3 wrote the same memory as words.values[20], without",
     "gpuav_shared_blocks.comp:49"},
    {2, "Data race on shared memory: parts.halves[", "gpuav_shared_blocks.comp:56"},
    {3,
     "words.values[30]. Invocation 7 of the workgroup writes this memory, and invocation 0 wrote the same "
     "memory as parts.transform[0].y, without",
     "gpuav_shared_blocks.comp:60"},
    {4,
     "parts.pair.y. Invocation 31 of the workgroup atomically accesses this memory, and invocation 0 wrote "
     "the same memory as words.values[1], without",
     "gpuav_shared_blocks.comp:68"},
    {5, "structs.all[3].second.x. Invocation 6 of the workgroup reads this memory",
     "gpuav_shared_blocks.comp:76"},
};

enum : uint32_t { kBeyond = 104 }; // The operation with an index past the end of an array, which is no race.

class RacesTest : public GpuavTest, public ::testing::WithParamInterface<const char *> {
  protected:
    Reader Start(const char *checks, bool robust = false) {
        Options options = GpuavOptions();
        options.settings["gpuav_checks"] = checks;
        options.settings["gpuav_mode"] = GetParam();
        options.features.robustBufferAccess = robust;
        DeviceTest::Start(options);
        return IsSkipped() || HasFatalFailure() ? Reader{} : MakeRaceReader(gpuav_races);
    }
    // The driver lacks VK_KHR_workgroup_memory_explicit_layout. It runs such shaders, but gives each block memory of
    // its own: only the memory of the check itself is needed here.
    Reader StartBlocks(const char *checks) {
        Options options = GpuavOptions();
        options.settings["gpuav_checks"] = checks;
        options.settings["gpuav_mode"] = GetParam();
        options.settings["validate_shaders"] = "false";
        options.features.shaderInt16 = VK_TRUE;
        options.needed.shaderInt8 = VK_TRUE;
        options.api_version = VK_API_VERSION_1_2;
        DeviceTest::Start(options);
        const Reader reader =
            IsSkipped() || HasFatalFailure() ? Reader{} : MakeRaceReader(gpuav_shared_blocks);
        ClearMessages(); // The driver's, about the extension.
        return reader;
    }
    template <size_t kSize> Reader MakeRaceReader(const uint32_t (&words)[kSize]) {
        Reader reader = MakeReader();
        reader.module = MakeShader(words);
        reader.pipeline = MakeComputePipeline(reader.layout, reader.module);
        return reader;
    }
    // An invocation does not race with itself.
    static void ExpectTwoInvocations(const std::string &text) {
        static const std::regex numbers(
            "Invocation ([0-9]+) of the workgroup .* and (invocation ([0-9]+)|others) ");
        std::smatch match;
        ASSERT_TRUE(std::regex_search(text, match, numbers)) << text;
        EXPECT_NE(match[1], match[3]) << text;
    }
    void ExpectBadIndex(const char *id, const std::string &text, const std::string &place) {
        EXPECT_EQ(messages().size(), 1u);
        for (const auto &message : messages()) {
            EXPECT_NE(message.text.find(place), std::string::npos) << message.text;
        }
        ExpectMessage(id, text);
    }
    template <size_t kCount> void ExpectMistakes(const Reader &reader, const Mistake (&mistakes)[kCount]) {
        for (const Mistake &mistake : mistakes) {
            Run(reader, mistake.operation, 0);
            ASSERT_FALSE(messages().empty()) << mistake.text;
            bool has_other = false;
            for (const auto &message : messages()) {
                EXPECT_EQ(message.id, kId) << message.text;
                EXPECT_EQ(message.severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT);
                has_other |= message.text.find(mistake.other) != std::string::npos;
                ExpectTwoInvocations(message.text);
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
        ExpectMistakes(reader, kMistakes);
        Stop();
        ExpectSilence();
    }
}

TEST_P(RacesTest, AnIndexPastTheEndIsNoRace) {
    const Reader reader = Start("shared_races");
    if (IsSkipped()) {
        return;
    }
    Run(reader, kBeyond, 0);
    ExpectBadIndex("WARDEN-gpuav-shared-memory-bounds",
                   "writes shared memory with the index 32, but the array has 32 elements.",
                   "gpuav_races.comp:125");
    ExpectSilence();
}

TEST_P(RacesTest, CorrectAccessesAreSilent) {
    const Reader reader = Start("all");
    if (IsSkipped()) {
        return;
    }
    Run(reader, 1, 0);
    ExpectMessage(kId, "total.");
    ClearMessages();
    for (uint32_t operation = 100; operation <= 111; operation++) {
        Run(reader, operation, 0);
        if (operation == kBeyond) {
            // array_bounds reports the index, and not shared_races as well.
            ExpectBadIndex(
                "WARDEN-gpuav-array-bounds",
                "Index of 32 used to index array `tile` of length 32 in a Workgroup (shared) variable.",
                "gpuav_races.comp:125");
        }
        ExpectSilence();
    }
    Run(reader, 102, 0);
    EXPECT_EQ(reader.result.words[0], 496u);
    Stop();
    ExpectSilence();
}

TEST_P(RacesTest, RacesOfBlocksThatShareMemoryAreReported) {
    const Reader reader = StartBlocks("shared_races");
    if (IsSkipped()) {
        return;
    }
    ExpectMistakes(reader, kBlockMistakes);
    Stop();
    ExpectSilence();
}

TEST_P(RacesTest, CorrectAccessesToBlocksAreSilent) {
    const Reader reader = StartBlocks("shared_races");
    if (IsSkipped()) {
        return;
    }
    for (uint32_t operation = 100; operation <= kBeyond; operation++) {
        Run(reader, operation, 0);
        if (operation == kBeyond) {
            ExpectBadIndex("WARDEN-gpuav-shared-memory-bounds",
                           "writes shared memory with the index 64, but the array has 64 elements.",
                           "gpuav_shared_blocks.comp:111");
        }
        ExpectSilence();
    }
    Run(reader, 2, 0);
    ExpectMessage(kId, "Data race on shared memory: parts.halves[");
    ClearMessages();
    Stop();
    ExpectSilence();
}

// The check uses the module's default length: it does not know how much memory is left with another one.
TEST_P(RacesTest, ArraysWithSpecializedLengthsAreNotChecked) {
    (void)Start("shared_races");
    if (IsSkipped()) {
        return;
    }
    Reader reader = MakeRaceReader(gpuav_race_length);
    Run(reader, 0, 0);
    ExpectMessage(kId, "tile[");
    ClearMessages();
    VkComputePipelineCreateInfo info = ComputeInfo(reader.layout, reader.module);
    const VkSpecializationMapEntry entry = {0, 0, 4};
    const uint32_t length = 64;
    const VkSpecializationInfo values = {1, &entry, 4, &length};
    for (const VkSpecializationInfo &specialization : {VkSpecializationInfo{}, values}) {
        info.stage.pSpecializationInfo = &specialization;
        Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &reader.pipeline),
              "vkCreateComputePipelines");
        Defer([device = device(), pipeline = reader.pipeline] {
            vkDestroyPipeline(device, pipeline, nullptr);
        });
        Run(reader, 0, 0);
        EXPECT_EQ(messages().empty(), specialization.mapEntryCount != 0);
        ClearMessages();
    }
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
