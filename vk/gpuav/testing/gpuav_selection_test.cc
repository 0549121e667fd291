// Settings that select the shaders that are instrumented, the records that are reported and the commands that are
// dumped.
#include <chrono>
#include <filesystem>
#include <thread>

#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kNotSelected[] = "is not instrumented: it is not selected";
constexpr char kUnchangedId[] = "WARDEN-gpuav-shader-unchanged";

class SelectionTest : public GpuavTest {
  protected:
    Options MakeOptions(std::map<std::string, std::string> settings) {
        Options options = GpuavOptions();
        options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
        settings["gpuav_enable"] = "true";
        options.settings = settings;
        return options;
    }
    // A reader whose module has a name, and a chain. `in_pipeline`: the chain is the pipeline's.
    Reader MakeNamed(const char *name, const void *chain = nullptr, bool in_pipeline = false) {
        Reader reader = MakeReader();
        ClearMessages();
        auto info = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
        info.pNext = in_pipeline ? nullptr : chain;
        info.codeSize = sizeof index_storage_buffer_stripped;
        info.pCode = index_storage_buffer_stripped;
        Check(vkCreateShaderModule(device(), &info, nullptr, &reader.module), "vkCreateShaderModule");
        Defer(
            [device = device(), module = reader.module] { vkDestroyShaderModule(device, module, nullptr); });
        SetName(VK_OBJECT_TYPE_SHADER_MODULE, reader.module, name);
        VkComputePipelineCreateInfo pipeline = ComputeInfo(reader.layout, reader.module);
        pipeline.pNext = in_pipeline ? chain : nullptr;
        Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &pipeline, nullptr, &reader.pipeline),
              "vkCreateComputePipelines");
        Defer([device = device(), made = reader.pipeline] { vkDestroyPipeline(device, made, nullptr); });
        return reader;
    }
    void ExpectSelected(const Reader &reader) {
        Run(reader, 6, 1);
        ExpectMessage(kDispatchId, kIndexText);
        ExpectSilence();
    }
    void ExpectNotSelected(const Reader &reader) {
        ExpectMessage(kUnchangedId, kNotSelected);
        Run(reader, 5, 1);
        EXPECT_EQ(reader.result.words[1], 105u);
        ExpectSilence();
    }
};

TEST_F(SelectionTest, TheApplicationSelectsModulesAndPipelines) {
    WD_START_DEVICE(MakeOptions({{"gpuav_select_instrumented_shaders", "true"}}));
    const VkValidationFeatureEnableEXT enabled[] = {VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT};
    auto features = Make<VkValidationFeaturesEXT>(VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT);
    ExpectNotSelected(MakeNamed("plain"));
    MakeNamed("disabled", &features);
    features.enabledValidationFeatureCount = 1;
    features.pEnabledValidationFeatures = enabled;
    ClearMessages();
    ExpectSelected(MakeNamed("module", &features));
    if (HasFailure()) {
        return;
    }
    Stop();
}

TEST_F(SelectionTest, NamesSelectModules) {
    WD_START_DEVICE(MakeOptions({{"gpuav_shaders_to_instrument", "^sky[0-9]+$,(water"}}));
    ExpectMessage("WARDEN-settings-bad-value", "\"(water\" is not a valid regular expression");
    ExpectSelected(MakeNamed("sky12"));
    ExpectNotSelected(MakeNamed("sky"));
    Stop();
}

TEST_F(SelectionTest, SourceFilesSelectModules) {
    WD_START_DEVICE(MakeOptions({{"gpuav_shaders_to_instrument", "index_storage_.*\\.comp"}}));
    ExpectNotSelected(MakeNamed("without debug information"));
    const Reader reader = MakeReader();
    ExpectSelected(reader);
    Stop();
}

// Pipelines get their names after they are created, and modules may. From the next command on, the shader is checked.
TEST_F(SelectionTest, NamesThatAreSetLaterSelectPipelines) {
    for (const char *host_checks : {"true", "false"}) {
        WD_START_DEVICE(
            MakeOptions({{"gpuav_shaders_to_instrument", "^sky$"}, {"gpuav_host_checks", host_checks}}));
        const Reader reader = MakeNamed("module");
        ExpectNotSelected(reader);
        SetName(VK_OBJECT_TYPE_PIPELINE, reader.pipeline, "skyline");
        Run(reader, 5, 1);
        EXPECT_EQ(reader.result.words[1], 105u);
        ExpectSilence();
        SetName(VK_OBJECT_TYPE_PIPELINE, reader.pipeline, "sky");
        ExpectSelected(reader);
        Run(reader, 5, 1);
        EXPECT_EQ(reader.result.words[1], 105u);
        ExpectSilence();
        Stop();
        ClearMessages();
    }
}

TEST_F(SelectionTest, NamesThatAreSetLaterSelectModules) {
    WD_START_DEVICE(MakeOptions({{"gpuav_shaders_to_instrument", "^sky$"}}));
    const Reader reader = MakeNamed("module");
    ExpectNotSelected(reader);
    SetName(VK_OBJECT_TYPE_SHADER_MODULE, reader.module, "sky");
    ExpectSelected(reader);
    ExpectSilence();
    Stop();
}

// Without patterns, no name selects a shader.
TEST_F(SelectionTest, NamesSelectNothingWithoutPatterns) {
    WD_START_DEVICE(MakeOptions({{"gpuav_select_instrumented_shaders", "true"}}));
    const Reader reader = MakeNamed("module");
    ExpectNotSelected(reader);
    SetName(VK_OBJECT_TYPE_PIPELINE, reader.pipeline, "sky");
    Run(reader, 5, 1);
    EXPECT_EQ(reader.result.words[1], 105u);
    ExpectSilence();
    ExpectSilence();
    Stop();
}

TEST_F(SelectionTest, NamesThatAreSetLaterSelectGraphicsPipelines) {
    WD_START_DEVICE(MakeOptions({{"gpuav_shaders_to_instrument", "^sky$"}}));
    const VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 6, VK_SHADER_STAGE_VERTEX_BIT)});
    const VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 6}});
    for (uint32_t i = 0; i < 6; i++) {
        WriteBuffer(set, 1, i, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT));
    }
    const Target target = MakeTarget(16, 16);
    const VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_VERTEX_BIT, 4);
    const VkPipeline pipeline =
        MakeGraphicsPipeline(layout, MakeShader(index_uniform_buffer_vert), MakeShader(color_frag), target);
    ClearMessages();
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_VERTEX_BIT, {5}});
    ExpectSilence();
    SetName(VK_OBJECT_TYPE_PIPELINE, pipeline, "sky");
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_VERTEX_BIT, {5}});
    EXPECT_EQ(ReadTarget(target)[17], 0xff00ff00u);
    ExpectSilence();
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_VERTEX_BIT, {6}});
    ExpectMessage("VUID-vkCmdDraw-None-10068", "Index of 6 used to index descriptor array of length 6");
    ExpectSilence();
    Stop();
}

// The result has two elements, so that two of four invocations fail.
TEST_F(SelectionTest, InvocationsAreCountedOrReported) {
    for (const char *each : {"false", "true"}) {
        Options options = GpuavOptions();
        options.settings["gpuav_report_each_invocation"] = each;
        WD_START_DEVICE(options);
        const Reader reader = MakeReader();
        WriteBuffer(reader.set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, reader.result, 0, 8);
        Run(reader, 5, 1);
        const bool reports_all = each[0] == 't';
        ASSERT_EQ(messages().size(), reports_all ? 2u : 1u);
        for (const Message &message : messages()) {
            EXPECT_EQ(message.text.find("The check failed 2 times.") == std::string::npos, reports_all)
                << message.text;
        }
        ClearMessages();
        Stop();
        ExpectSilence();
    }
}

TEST_F(SelectionTest, BoundDescriptorsAreListedOnRequest) {
    for (const char *shown : {"false", "true"}) {
        Options options = GpuavOptions();
        options.settings["gpuav_show_bound_descriptors"] = shown;
        WD_START_DEVICE(options);
        const Reader reader = MakeReader();
        const Buffer source = MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        SetName(VK_OBJECT_TYPE_BUFFER, source.handle, "shared");
        for (uint32_t i = 2; i < 5; i++) {
            WriteBuffer(reader.set, 1, i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, source, 64, 128);
        }
        Run(reader, 6, 1);
        ASSERT_EQ(messages().size(), 1u);
        const std::string text = messages()[0].text;
        const bool is_shown = shown[0] == 't';
        EXPECT_EQ(text.find("Bound descriptors:") != std::string::npos, is_shown) << text;
        EXPECT_EQ(
            text.find("set 0, binding 1[2 to 4] (VK_DESCRIPTOR_TYPE_STORAGE_BUFFER): VkBuffer (shared)(0x") !=
                std::string::npos,
            is_shown)
            << text;
        EXPECT_EQ(text.find(" bytes [64, 192)") != std::string::npos, is_shown) << text;
        EXPECT_EQ(text.find("set 0, binding 0 (VK_DESCRIPTOR_TYPE_STORAGE_BUFFER): VkBuffer (0x") !=
                      std::string::npos,
                  is_shown)
            << text;
        ClearMessages();
        Stop();
        ExpectSilence();
    }
}

TEST_F(SelectionTest, CommandsWithoutRecordsAreDumpedOnRequest) {
    const std::filesystem::path folder = std::filesystem::path(::testing::TempDir()) / "warden_gpuav_always";
    for (const char *when : {"errors", "always"}) {
        std::filesystem::remove_all(folder);
        Options options = GpuavOptions();
        options.settings["gpuav_dump_dir"] = folder.string();
        options.settings["gpuav_dump_when"] = when;
        WD_START_DEVICE(options);
        Run(MakeReader(), 5, 1);
        Stop();
        ExpectSilence();
        EXPECT_EQ(std::filesystem::exists(folder / "manifest.json"), when[0] == 'a');
        EXPECT_EQ(std::filesystem::exists(folder / "records-1-000000.bin"), when[0] == 'a');
    }
}

// No wait of the application is needed, and each finding is reported once.
TEST_F(SelectionTest, RecordsAreReadInTheBackground) {
    Options options = GpuavOptions();
    options.settings["gpuav_background_readback"] = "true";
    WD_START_DEVICE(options);
    const Reader reader = MakeReader();
    for (uint32_t index : {6u, 5u, 6u}) {
        VkCommandBuffer commands = Begin();
        Record(commands, reader, index, 1);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        submit.commandBufferCount = 1;
        submit.pCommandBuffers = &commands;
        Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
        for (int i = 0; index == 6 && messages().empty() && i < 1200000; i++) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        if (index == 6) {
            ExpectMessage(kDispatchId, kIndexText);
        }
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
        ExpectSilence();
    }
    // Without a wait of ours, the rest is read when the device is destroyed.
    for (int i = 0; i < 20; i++) {
        VkCommandBuffer commands = Begin();
        Record(commands, reader, 6, 1);
        Check(Submit(commands), "vkQueueSubmit");
    }
    Stop();
    EXPECT_EQ(messages().size(), 8u) << "ten are reported in all";
    ClearMessages();
}

} // namespace
} // namespace wd::testing
