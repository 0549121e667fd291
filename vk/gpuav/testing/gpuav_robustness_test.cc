// Out-of-bounds accesses that a robustness feature allows are not errors. They are not checked, or reported as warnings
// with gpuav_warn_on_robust_oob. The device, the pipeline and the stage decide. gpuav_layouts_test.cc tests all kinds
// of buffer accesses with the features of a device.
#include <gtest/gtest.h>

#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kStorageId[] = "VUID-vkCmdDispatch-storageBuffers-06936";
constexpr char kWarningId[] = "WARDEN-gpuav-robust-out-of-bounds";
constexpr auto kDefault = VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_DEVICE_DEFAULT_EXT;
constexpr auto kDisabled = VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_DISABLED_EXT;
constexpr auto kRobust = VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_ROBUST_BUFFER_ACCESS_EXT;
constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;

// The behaviors of a pipeline for storage buffers and other buffers, and optionally those of its stage.
struct Behavior {
    VkPipelineRobustnessBufferBehaviorEXT storage, others;
};

class RobustnessTest : public GpuavTest {
  protected:
    Options MakeOptions(bool is_robust, bool warns) {
        Options options = GpuavOptions();
        options.api_version = VK_API_VERSION_1_1;
        options.features.robustBufferAccess = is_robust;
        options.settings["gpuav_warn_on_robust_oob"] = warns ? "true" : "false";
        return options;
    }

    Options MakePipelineOptions(bool is_robust, bool warns = false) {
        Options options = MakeOptions(is_robust, warns);
        options.device_extensions = {"VK_EXT_pipeline_robustness"};
        features_.pipelineRobustness = VK_TRUE;
        options.device_next = &features_;
        return options;
    }

    static VkPipelineRobustnessCreateInfoEXT InfoOf(const Behavior &behavior) {
        auto info =
            Make<VkPipelineRobustnessCreateInfoEXT>(VK_STRUCTURE_TYPE_PIPELINE_ROBUSTNESS_CREATE_INFO_EXT);
        info.storageBuffers = behavior.storage;
        info.uniformBuffers = info.vertexInputs = behavior.others;
        return info;
    }

    VkPipeline MakeRobust(const Reader &reader, const Behavior &of_pipeline,
                          const Behavior *of_stage = nullptr) {
        const VkPipelineRobustnessCreateInfoEXT outer = InfoOf(of_pipeline),
                                                inner = InfoOf(of_stage ? *of_stage : of_pipeline);
        auto info = Make<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
        info.pNext = &outer;
        info.stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        info.stage.pNext = of_stage ? &inner : nullptr;
        info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
        info.stage.module = reader.module;
        info.stage.pName = "main";
        info.layout = reader.layout;
        VkPipeline pipeline = VK_NULL_HANDLE;
        Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateComputePipelines");
        pipelines_.push_back(pipeline);
        return pipeline;
    }

    // The reader's result has 1024 bytes: a range of 8 has two elements.
    Reader MakeShortReader() {
        Reader reader = MakeReader();
        WriteBuffer(reader.set, 0, 0, kStorage, reader.result, 0, 8);
        return reader;
    }

    void RunPast(Reader reader, VkPipeline pipeline) {
        reader.pipeline = pipeline;
        Run(reader, 1, 0);
    }

    void StopAll() {
        for (VkPipeline pipeline : pipelines_) {
            vkDestroyPipeline(device(), pipeline, nullptr);
        }
        Stop();
        ExpectSilence();
    }

    VkPhysicalDevicePipelineRobustnessFeaturesEXT features_ =
        Make<VkPhysicalDevicePipelineRobustnessFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_ROBUSTNESS_FEATURES_EXT);
    std::vector<VkPipeline> pipelines_;
};

TEST_F(RobustnessTest, WithoutARobustnessFeatureItIsAnError) {
    WD_START_DEVICE(MakeOptions(false, true));
    const Reader reader = MakeShortReader();
    RunPast(reader, reader.pipeline);
    ExpectMessage(kStorageId, "Descriptor size is 8 and highest byte accessed was");
    ClearMessages();
    StopAll();
}

TEST_F(RobustnessTest, TheFeatureOfTheDeviceAllowsIt) {
    WD_START_DEVICE(MakeOptions(true, false));
    const Reader reader = MakeShortReader();
    RunPast(reader, reader.pipeline);
    ExpectSilence();
    // The access in bounds was executed.
    EXPECT_EQ(reader.result.words[0], 101u);
    StopAll();
}

TEST_F(RobustnessTest, AWarningSaysThatItIsAllowed) {
    WD_START_DEVICE(MakeOptions(true, true));
    const Reader reader = MakeShortReader();
    RunPast(reader, reader.pipeline);
    ASSERT_FALSE(messages().empty());
    for (const Message &message : messages()) {
        EXPECT_EQ(message.severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT);
        EXPECT_EQ(message.id, kWarningId);
    }
    ExpectMessage(kWarningId,
                  "The specification allows this access, because robustness is enabled for storageBuffers");
    ClearMessages();
    StopAll();
}

class RobustnessWarnTest : public RobustnessTest, public ::testing::WithParamInterface<bool> {};

TEST_P(RobustnessWarnTest, RobustnessDoesNotCoverIndicesAndStates) {
    WD_START_DEVICE(MakeOptions(true, GetParam()));
    const Reader reader = MakeReader();
    Run(reader, 6, 3);
    ExpectMessage(kDispatchId, kIndexText);
    const VkDescriptorSet set = MakeSet(reader.set_layout, {{kStorage, 7}});
    WriteBuffer(set, 0, 0, kStorage, reader.result);
    WriteBuffer(set, 1, 0, kStorage, reader.result);
    RunDispatch(reader.pipeline, reader.layout, set, Control(2, 0), 1);
    ExpectMessage("VUID-vkCmdDispatch-None-08114", "Descriptor index 2 is uninitialized.");
    StopAll();
}

INSTANTIATE_TEST_SUITE_P(Both, RobustnessWarnTest, ::testing::Bool());

TEST_F(RobustnessTest, PipelineAndStageDecide) {
    WD_START_DEVICE(MakePipelineOptions(false));
    const Reader reader = MakeShortReader();
    const Behavior robust = {kRobust, kDefault}, disabled = {kDisabled, kDefault},
                   others = {kDefault, kRobust};
    RunPast(reader, MakeRobust(reader, robust));
    RunPast(reader, MakeRobust(reader, disabled, &robust));
    ExpectSilence();
    const Behavior *const stage = &disabled;
    for (VkPipeline pipeline :
         {MakeRobust(reader, others), MakeRobust(reader, disabled), MakeRobust(reader, robust, stage)}) {
        RunPast(reader, pipeline);
        ExpectMessage(kStorageId, "Descriptor size is 8 and highest byte accessed was");
        ClearMessages();
    }
    StopAll();
}

TEST_F(RobustnessTest, DisabledInAPipelineOverridesTheDevice) {
    WD_START_DEVICE(MakePipelineOptions(true));
    const Reader reader = MakeShortReader();
    RunPast(reader, MakeRobust(reader, {kDefault, kDisabled}));
    ExpectSilence();
    RunPast(reader, MakeRobust(reader, {kDisabled, kDefault}));
    ExpectMessage(kStorageId, "Descriptor size is 8 and highest byte accessed was");
    ClearMessages();
    StopAll();
}

TEST_F(RobustnessTest, RepetitionsInNewPipelinesAreOneSite) {
    Options options = MakeOptions(false, false);
    options.settings["duplicate_message_limit"] = "2";
    WD_START_DEVICE(options);
    const Reader reader = MakeReader();
    const int kPipelines = 20;
    for (int i = 0; i < kPipelines; i++) {
        Reader other = reader;
        other.pipeline = MakeComputePipeline(reader.layout, MakeShader(index_storage_buffer));
        Run(other, 6, 3);
    }
    ASSERT_EQ(messages().size(), 2u);
    EXPECT_NE(messages()[1].text.find("This finding was reported 2 times, on 2 distinct pipelines. Further "
                                      "repetitions are counted, but not reported."),
              std::string::npos)
        << messages()[1].text;
    ClearMessages();
    Stop();
}

} // namespace
} // namespace wd::testing
