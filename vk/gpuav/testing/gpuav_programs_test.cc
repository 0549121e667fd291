// Valid programs that differ from common samples: modules in pNext chains, pipeline caches and derivatives, short-lived
// sets and pools, command buffers that are pending many times. They work as without the layer and without messages.
// Each also makes a mistake, which is reported.
#include <atomic>
#include <mutex>
#include <thread>

#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/program_shaders.h"

namespace wd::testing {
namespace {

constexpr char kStateId[] = "VUID-vkCmdDispatch-None-08114";
constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;

class ProgramsTest : public GpuavTest {
  protected:
    std::vector<VkPipeline> MakePipelines(const std::vector<VkComputePipelineCreateInfo> &infos,
                                          VkPipelineCache cache = VK_NULL_HANDLE) {
        std::vector<VkPipeline> pipelines(infos.size());
        Check(vkCreateComputePipelines(device(), cache, (uint32_t)infos.size(), infos.data(), nullptr,
                                       pipelines.data()),
              "vkCreateComputePipelines");
        for (VkPipeline pipeline : pipelines) {
            Defer([this, pipeline] { vkDestroyPipeline(device(), pipeline, nullptr); });
        }
        return pipelines;
    }

    // ExpectFinding uses the last element, without a message, and then one past the end, with a message.
    void ExpectFinding(const Reader &reader, VkPipeline pipeline) {
        Reader used = reader;
        used.pipeline = pipeline;
        Run(used, 5, 1);
        EXPECT_EQ(reader.result.words[1], 105u);
        ExpectSilence();
        Run(used, 6, 2);
        EXPECT_EQ(reader.result.words[2], 0u);
        ASSERT_EQ(messages().size(), 1u);
        EXPECT_NE(messages()[0].text.find(".comp at line 2"), std::string::npos) << messages()[0].text;
        ExpectMessage(kDispatchId, kIndexText);
    }

    VkDescriptorPool MakePool(uint32_t num_sets, uint32_t num_buffers,
                              VkDescriptorPoolCreateFlags flags = 0) {
        const VkDescriptorPoolSize size = {kStorage, num_buffers};
        auto info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
        info.flags = flags;
        info.maxSets = num_sets;
        info.poolSizeCount = 1;
        info.pPoolSizes = &size;
        VkDescriptorPool pool;
        Check(vkCreateDescriptorPool(device(), &info, nullptr, &pool), "vkCreateDescriptorPool");
        Defer([this, pool] { vkDestroyDescriptorPool(device(), pool, nullptr); });
        return pool;
    }

    // CopySources copies the result and the first `count` sources of a reader.
    void CopySources(const Reader &reader, VkDescriptorSet set, uint32_t count) {
        auto copy = Make<VkCopyDescriptorSet>(VK_STRUCTURE_TYPE_COPY_DESCRIPTOR_SET);
        copy.srcSet = reader.set;
        copy.dstSet = set;
        // The copy continues from binding 0 to binding 1.
        copy.descriptorCount = 1 + count;
        vkUpdateDescriptorSets(device(), 0, nullptr, 1, &copy);
    }

    VkSubmitInfo SubmitInfo(const VkCommandBuffer *commands) {
        auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        submit.commandBufferCount = 1;
        submit.pCommandBuffers = commands;
        return submit;
    }
};

// Pipelines

TEST_F(ProgramsTest, AModuleInTheChainOfItsStage) {
    Options options = GpuavOptions();
    options.api_version = VK_API_VERSION_1_2;
    options.device_extensions = {"VK_KHR_pipeline_library", "VK_EXT_graphics_pipeline_library"};
    auto features = Make<VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
    features.graphicsPipelineLibrary = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    Reader reader = MakeReader();
    auto module = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    module.codeSize = sizeof(index_storage_buffer);
    module.pCode = index_storage_buffer;
    auto name = Make<VkDebugUtilsObjectNameInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT);
    name.pNext = &module;
    name.objectType = VK_OBJECT_TYPE_SHADER_MODULE;
    name.pObjectName = "inlined";
    VkComputePipelineCreateInfo info = ComputeInfo(reader.layout, VK_NULL_HANDLE);
    info.stage.pNext = &name;
    ExpectFinding(reader, MakePipelines({info})[0]);
    Stop();
    ExpectSilence();
}

TEST_F(ProgramsTest, DerivativesAndTheirParentsInOneCall) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    VkComputePipelineCreateInfo parent = ComputeInfo(reader.layout, reader.module);
    parent.flags = VK_PIPELINE_CREATE_ALLOW_DERIVATIVES_BIT;
    VkComputePipelineCreateInfo child = ComputeInfo(reader.layout, reader.module);
    child.flags = VK_PIPELINE_CREATE_DERIVATIVE_BIT;
    child.basePipelineIndex = 0;
    VkComputePipelineCreateInfo adopted = ComputeInfo(reader.layout, reader.module);
    // Ignored without the derivative flag.
    adopted.basePipelineIndex = 12345;
    for (VkPipeline pipeline : MakePipelines({parent, child, adopted})) {
        ExpectFinding(reader, pipeline);
    }
    Stop();
    ExpectSilence();
}

TEST_F(ProgramsTest, PipelinesFromACache) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    auto cache_info = Make<VkPipelineCacheCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
    std::vector<uint8_t> data;
    for (int round = 0; round < 3; round++) {
        VkPipelineCache cache;
        cache_info.initialDataSize = data.size();
        cache_info.pInitialData = data.data();
        Check(vkCreatePipelineCache(device(), &cache_info, nullptr, &cache), "vkCreatePipelineCache");
        for (int i = 0; i < 2; i++) {
            ExpectFinding(reader, MakePipelines({ComputeInfo(reader.layout, reader.module)}, cache)[0]);
        }
        size_t size = 0;
        Check(vkGetPipelineCacheData(device(), cache, &size, nullptr), "vkGetPipelineCacheData");
        data.resize(size);
        Check(vkGetPipelineCacheData(device(), cache, &size, data.data()), "vkGetPipelineCacheData");
        vkDestroyPipelineCache(device(), cache, nullptr);
    }
    Stop();
    ExpectSilence();
}

TEST_F(ProgramsTest, AnArrayWithASpecializedLength) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    const VkShaderModule module = MakeShader(gpuav_sized);
    const uint32_t count = 6;
    const VkSpecializationMapEntry entry = {3, 0, sizeof(count)};
    const VkSpecializationInfo specialization = {1, &entry, sizeof(count), &count};
    VkComputePipelineCreateInfo info = ComputeInfo(reader.layout, module);
    info.stage.pSpecializationInfo = &specialization;
    ExpectFinding(reader, MakePipelines({info})[0]);
    Stop();
    ExpectSilence();
}

TEST_F(ProgramsTest, CreationInputsAreDestroyedBeforeThePipelineIsUsed) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    // The set's layout is destroyed, too. Sets and pipelines that use it stay valid.
    const VkDescriptorSetLayoutBinding bindings[] = {Binding(0, kStorage, 1), Binding(1, kStorage, 6)};
    auto set_info =
        Make<VkDescriptorSetLayoutCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    set_info.bindingCount = 2;
    set_info.pBindings = bindings;
    VkDescriptorSetLayout set_layout;
    Check(vkCreateDescriptorSetLayout(device(), &set_info, nullptr, &set_layout),
          "vkCreateDescriptorSetLayout");
    const VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, 8};
    auto layout_info = Make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
    layout_info.setLayoutCount = 1;
    layout_info.pSetLayouts = &set_layout;
    layout_info.pushConstantRangeCount = 1;
    layout_info.pPushConstantRanges = &range;
    VkPipelineLayout layout;
    Check(vkCreatePipelineLayout(device(), &layout_info, nullptr, &layout), "vkCreatePipelineLayout");
    const VkDescriptorSet set = TakeSet(MakePool(1, 7), set_layout);
    CopySources(reader, set, 6);
    reader.set = set;
    VkPipeline pipeline = MakePipelines({ComputeInfo(layout, reader.module)})[0];
    vkDestroyPipelineLayout(device(), layout, nullptr);
    vkDestroyDescriptorSetLayout(device(), set_layout, nullptr);
    for (int i = 0; i < 4; i++) { // New pipelines may get the same handles.
        MakePipelineLayout({MakeSetLayout({})});
    }
    ExpectFinding(reader, pipeline);
    Stop();
    ExpectSilence();
}

TEST_F(ProgramsTest, APipelineWithoutAnySetBetweenOthers) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    const VkPipelineLayout none = MakePipelineLayout({});
    const VkPipeline nothing = MakeComputePipeline(none, MakeShader(minimal));
    VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, nothing);
    vkCmdDispatch(commands, 1, 1, 1);
    Record(commands, reader, 5, 1);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, nothing);
    vkCmdDispatch(commands, 1, 1, 1);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader.pipeline);
    vkCmdDispatch(commands, 4, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(reader.result.words[1], 105u);
    Stop();
    ExpectSilence();
}

// Descriptors

TEST_F(ProgramsTest, AReusedHandleIsADifferentSet) {
    WD_START_DEVICE(GpuavOptions());
    const Reader reader = MakeReader();
    VkDescriptorPool pool = MakePool(1, 7, VK_DESCRIPTOR_POOL_CREATE_FREE_DESCRIPTOR_SET_BIT);
    for (uint32_t i = 0; i < 12; i++) {
        const bool is_complete = i % 2 == 0;
        Reader used = reader;
        used.set = TakeSet(pool, reader.set_layout);
        CopySources(reader, used.set, is_complete ? 6 : 5);
        Run(used, 5, 1);
        EXPECT_EQ(reader.result.words[1], is_complete ? 105u : 0u);
        if (!is_complete) {
            ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
        }
        ExpectSilence();
        if (i % 4 < 2) {
            Check(vkFreeDescriptorSets(device(), pool, 1, &used.set), "vkFreeDescriptorSets");
        } else {
            Check(vkResetDescriptorPool(device(), pool, 0), "vkResetDescriptorPool");
        }
    }
    Stop();
    ExpectSilence();
}

TEST_F(ProgramsTest, ASetOfMoreThanAHundredThousandBindings) {
    WD_START_DEVICE(GpuavOptions());
    constexpr uint32_t kBindings = 120000;
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    if (properties.limits.maxPerStageDescriptorStorageBuffers < kBindings) {
        GTEST_SKIP() << "this driver allows " << properties.limits.maxPerStageDescriptorStorageBuffers
                     << " storage buffers in a stage";
    }
    Reader reader = MakeReader();
    std::vector<VkDescriptorSetLayoutBinding> bindings = {Binding(0, kStorage, 1), Binding(1, kStorage, 6)};
    for (uint32_t i = 2; i < kBindings; i++) {
        bindings.push_back(Binding(i, kStorage, i % 3 ? 1 : 0, VK_SHADER_STAGE_VERTEX_BIT));
    }
    const VkDescriptorSetLayout set_layout = MakeSetLayout(bindings);
    const VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
    const VkDescriptorSet set = TakeSet(MakePool(1, kBindings), set_layout);
    CopySources(reader, set, 5);
    reader.set = set;
    reader.layout = layout;
    reader.pipeline = MakeComputePipeline(layout, reader.module);
    Run(reader, 4, 1);
    EXPECT_EQ(reader.result.words[1], 104u);
    ExpectSilence();
    Run(reader, 5, 1);
    ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
    Run(reader, 6, 1);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// Generated commands (VK_EXT_device_generated_commands), which the oldest headers that we build on do not have.

struct GeneratedFeatures {
    VkStructureType sType = (VkStructureType)1000572000;
    void *pNext = nullptr;
    VkBool32 deviceGeneratedCommands = VK_TRUE;
    VkBool32 dynamicGeneratedPipelineLayout = VK_FALSE;
};
struct GeneratedToken {
    VkStructureType sType = (VkStructureType)1000572007;
    const void *pNext = nullptr;
    int type = 9; // VK_INDIRECT_COMMANDS_TOKEN_TYPE_DISPATCH_EXT
    const void *data = nullptr;
    uint32_t offset = 0;
};
struct GeneratedLayoutInfo {
    VkStructureType sType = (VkStructureType)1000572006;
    const void *pNext = nullptr;
    VkFlags flags = 0;
    VkShaderStageFlags shaderStages = VK_SHADER_STAGE_COMPUTE_BIT;
    uint32_t indirectStride = sizeof(VkDispatchIndirectCommand);
    VkPipelineLayout pipelineLayout = VK_NULL_HANDLE;
    uint32_t tokenCount = 1;
    const GeneratedToken *pTokens = nullptr;
};
struct GeneratedPipelineInfo {
    VkStructureType sType = (VkStructureType)1000572013;
    const void *pNext = nullptr;
    VkPipeline pipeline = VK_NULL_HANDLE;
};
struct GeneratedInfo {
    VkStructureType sType = (VkStructureType)1000572004;
    const void *pNext = nullptr;
    VkShaderStageFlags shaderStages = VK_SHADER_STAGE_COMPUTE_BIT;
    uint64_t indirectExecutionSet = 0;
    uint64_t indirectCommandsLayout = 0;
    VkDeviceAddress indirectAddress = 0;
    VkDeviceSize indirectAddressSize = sizeof(VkDispatchIndirectCommand);
    VkDeviceAddress preprocessAddress = 0;
    VkDeviceSize preprocessSize = 0;
    uint32_t maxSequenceCount = 1;
    VkDeviceAddress sequenceCountAddress = 0;
    uint32_t maxDrawCount = 0;
};
struct GeneratedMemoryInfo {
    VkStructureType sType = (VkStructureType)1000572002;
    const void *pNext = nullptr;
    uint64_t indirectExecutionSet = 0;
    uint64_t indirectCommandsLayout = 0;
    uint32_t maxSequenceCount = 1;
    uint32_t maxDrawCount = 0;
};

TEST_F(ProgramsTest, GeneratedCommandsOfAnInstrumentedPipeline) {
    Options options = GpuavOptions();
    options.api_version = VK_API_VERSION_1_3;
    options.device_extensions = {"VK_KHR_maintenance5", "VK_EXT_device_generated_commands"};
    GeneratedFeatures generated;
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.bufferDeviceAddress = VK_TRUE;
    features.pNext = &generated;
    options.device_next = &features;
    WD_START_DEVICE(options);
    auto create = DeviceProc<VkResult (*)(VkDevice, const GeneratedLayoutInfo *, const void *, uint64_t *)>(
        "vkCreateIndirectCommandsLayoutEXT");
    auto destroy =
        DeviceProc<void (*)(VkDevice, uint64_t, const void *)>("vkDestroyIndirectCommandsLayoutEXT");
    auto require = DeviceProc<void (*)(VkDevice, const GeneratedMemoryInfo *, VkMemoryRequirements2 *)>(
        "vkGetGeneratedCommandsMemoryRequirementsEXT");
    auto execute = DeviceProc<void (*)(VkCommandBuffer, VkBool32, const GeneratedInfo *)>(
        "vkCmdExecuteGeneratedCommandsEXT");
    ASSERT_TRUE(create && destroy && require && execute);
    Reader reader = MakeReader();
    const GeneratedToken token;
    GeneratedLayoutInfo layout_info;
    layout_info.pipelineLayout = reader.layout;
    layout_info.pTokens = &token;
    GeneratedInfo info;
    Check(create(device(), &layout_info, nullptr, &info.indirectCommandsLayout),
          "vkCreateIndirectCommandsLayoutEXT");
    GeneratedPipelineInfo pipeline_info;
    pipeline_info.pipeline = reader.pipeline;
    info.pNext = &pipeline_info;
    GeneratedMemoryInfo memory_info;
    memory_info.pNext = &pipeline_info;
    memory_info.indirectCommandsLayout = info.indirectCommandsLayout;
    auto requirements = Make<VkMemoryRequirements2>(VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2);
    require(device(), &memory_info, &requirements);
    constexpr VkBufferUsageFlags kUsage =
        VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    info.indirectAddress = AddressOf(MakeBuffer(64, kUsage, {4, 1, 1}).handle);
    info.preprocessSize = requirements.memoryRequirements.size;
    if (info.preprocessSize) {
        info.preprocessAddress = AddressOf(MakeBuffer(info.preprocessSize, kUsage).handle);
    }
    auto run = [&](uint32_t index) {
        VkCommandBuffer commands = Begin();
        const uint32_t push[] = {index, 1};
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader.layout, 0, 1, &reader.set, 0,
                                nullptr);
        vkCmdPushConstants(commands, reader.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(push), push);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader.pipeline);
        execute(commands, VK_FALSE, &info);
        Check(Submit(commands), "vkQueueSubmit");
        return reader.result.words[1];
    };
    EXPECT_EQ(run(5), 105u);
    EXPECT_EQ(run(6), 0u);
    const std::string text = messages().empty() ? "" : messages()[0].text;
#ifdef VK_EXT_device_generated_commands
    EXPECT_NE(text.find("Generated Commands Index 0."), std::string::npos) << text;
    ExpectMessage("VUID-vkCmdExecuteGeneratedCommandsEXT-None-10068", kIndexText);
    ExpectSilence();
#endif
    destroy(device(), info.indirectCommandsLayout, nullptr);
    Stop();
#ifndef VK_EXT_device_generated_commands
    // Findings without a known command are read when the device is destroyed.
    ExpectMessage("", kIndexText);
#endif
    ExpectSilence();
}

// Command buffers

TEST_F(ProgramsTest, ACommandBufferThatIsPendingManyTimes) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    begin.flags = VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT;
    const VkCommandBuffer secondary =
        RecordSecondary([&](VkCommandBuffer commands) { Record(commands, reader, 6, 2); }, nullptr,
                        VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    VkCommandBuffer commands = Begin();
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    Check(vkResetCommandBuffer(commands, 0), "vkResetCommandBuffer");
    Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
    Record(commands, reader, 6, 1);
    vkCmdExecuteCommands(commands, 1, &secondary);
    vkCmdExecuteCommands(commands, 1, &secondary);
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    const VkCommandBuffer twice[] = {commands, commands};
    VkSubmitInfo submit = SubmitInfo(twice);
    submit.commandBufferCount = 2;
    for (int i = 0; i < 25; i++) {
        Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    }
    Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    // One for each site, whatever the number of executions.
    ASSERT_EQ(messages().size(), 2u);
    ExpectMessage(kDispatchId, "= (1, 0, 0)");
    ExpectMessage(kDispatchId, "= (2, 0, 0)");
    Stop();
    ExpectSilence();
}

// Each thread resets its own command and descriptor pools while other threads record and submit.
TEST_F(ProgramsTest, PoolsAreResetWhileOthersRecord) {
    Options options = GpuavOptions();
    options.settings["duplicate_message_limit"] = "0";
    WD_START_DEVICE(options);
    constexpr uint32_t kThreads = 4, kRounds = 30;
    std::vector<Reader> readers;
    std::vector<VkDescriptorPool> pools;
    for (uint32_t i = 0; i < kThreads; i++) {
        readers.push_back(MakeReader());
        pools.push_back(MakePool(1, 7));
    }
    std::mutex queue_mutex;
    std::atomic<uint32_t> failures{0};
    auto work = [&](uint32_t number) {
        Reader reader = readers[number];
        auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.queueFamilyIndex = queue_family();
        VkCommandPool pool;
        Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), "vkCreateCommandPool");
        auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        info.commandPool = pool;
        info.commandBufferCount = 1;
        VkCommandBuffer commands;
        Check(vkAllocateCommandBuffers(device(), &info, &commands), "vkAllocateCommandBuffers");
        for (uint32_t round = 0; round < kRounds; round++) {
            // In each iteration: a new pipeline of a shared module. In every third one: a set without its last source.
            VkPipeline pipeline;
            VkComputePipelineCreateInfo pipeline_info = ComputeInfo(reader.layout, readers[0].module);
            Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &pipeline_info, nullptr, &pipeline),
                  "vkCreateComputePipelines");
            const VkDescriptorSet set = TakeSet(pools[number], reader.set_layout);
            CopySources(readers[number], set, round % 3 ? 6 : 5);
            auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
            Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
            RecordDispatch(commands, pipeline, reader.layout, set, Control(5, 1), 4);
            Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
            const VkSubmitInfo submit = SubmitInfo(&commands);
            {
                std::lock_guard<std::mutex> lock(queue_mutex);
                Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
                Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
            }
            failures += reader.result.words[1] != (round % 3 ? 105u : 0u);
            Check(vkResetCommandPool(device(), pool,
                                     round % 2 ? VK_COMMAND_POOL_RESET_RELEASE_RESOURCES_BIT : 0),
                  "vkResetCommandPool");
            Check(vkResetDescriptorPool(device(), pools[number], 0), "vkResetDescriptorPool");
            vkDestroyPipeline(device(), pipeline, nullptr);
        }
        vkDestroyCommandPool(device(), pool, nullptr);
    };
    std::vector<std::thread> threads;
    for (uint32_t i = 0; i < kThreads; i++) {
        threads.emplace_back(work, i);
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    Stop();
    EXPECT_EQ(failures, 0u);
    EXPECT_EQ(messages().size(), kThreads * kRounds / 3);
    for (const Message &message : messages()) {
        EXPECT_EQ(message.id, kStateId);
    }
}

} // namespace
} // namespace wd::testing
