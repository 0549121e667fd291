// Regions on a real driver: command buffers that are submitted again, nested, and recorded on several threads;
// applications without free slots; failing drivers.
#include <filesystem>
#include <fstream>
#include <mutex>
#include <sstream>
#include <thread>

#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

size_t CountOf(const std::vector<Message> &messages, const std::string &id) {
    size_t count = 0;
    for (const Message &message : messages) {
        count += message.id == id;
    }
    return count;
}

// Recording and submitting

TEST_F(GpuavTest, TwoCommandBuffersOfOneSubmission) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    VkCommandBuffer commands[2] = {Begin(), Begin()};
    for (uint32_t i = 0; i < 2; i++) {
        Record(commands[i], reader, 6, i);
        Check(vkEndCommandBuffer(commands[i]), "vkEndCommandBuffer");
    }
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.commandBufferCount = 2;
    submit.pCommandBuffers = commands;
    Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    ASSERT_EQ(messages().size(), 2u);
    for (uint32_t i = 0; i < 2; i++) {
        EXPECT_EQ(messages()[i].objects[0].handle, (uint64_t)commands[i]);
        EXPECT_NE(messages()[i].text.find("= (" + std::to_string(i) + ", 0, 0)"), std::string::npos);
    }
}

TEST_F(GpuavTest, ACommandBufferIsSubmittedAgain) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    VkCommandBuffer commands = Begin();
    Record(commands, reader, 6, 1);
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    for (uint32_t i = 0; i < 3; i++) {
        Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
        Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
        ExpectMessage(kDispatchId, kIndexText);
        ExpectSilence();
    }
}

TEST_F(GpuavTest, UnwaitedSubmissionsAreReadAtTheEnd) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    VkCommandBuffer commands = Begin();
    Record(commands, reader, 6, 1);
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    Stop();
    ExpectMessage(kDispatchId, kIndexText);
    ExpectSilence();
}

TEST_F(GpuavTest, EveryActionHasItsOwnRegion) {
    Options options = GpuavOptions();
    options.settings["duplicate_message_limit"] = "0";
    WD_START_DEVICE(options);
    Reader reader = MakeReader();
    VkCommandBuffer commands = Begin();
    constexpr uint32_t kActions = 300; // More than the slabs of all sizes have.
    for (uint32_t i = 0; i < kActions; i++) {
        Record(commands, reader, i % 3 ? 5 : 6, i % 4);
    }
    Check(Submit(commands), "vkQueueSubmit");
    std::vector<Message> found = messages();
    ASSERT_EQ(found.size(), (size_t)kActions / 3);
    for (size_t i = 0; i < found.size(); i++) {
        EXPECT_NE(found[i].text.find("Dispatch Index " + std::to_string(i * 3) + "."), std::string::npos);
    }
}

TEST_F(GpuavTest, ARestartedRecordingStartsEmpty) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    pool_info.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    pool_info.queueFamilyIndex = queue_family();
    VkCommandPool pool;
    Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), "vkCreateCommandPool");
    auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    info.commandPool = pool;
    info.commandBufferCount = 1;
    VkCommandBuffer commands;
    Check(vkAllocateCommandBuffers(device(), &info, &commands), "vkAllocateCommandBuffers");
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    for (uint32_t i = 0; i < 20; i++) {
        Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
        Record(commands, reader, i % 2 ? 6 : 5, 0);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(messages().size(), i % 2);
        ClearMessages();
    }
    vkDestroyCommandPool(device(), pool, nullptr);
    Stop();
}

TEST_F(GpuavTest, SecondaryCommandBuffersAreReadWithTheirPrimary) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    const VkCommandBuffer secondary = RecordSecondary([&](VkCommandBuffer commands) {
        Record(commands, reader, 5, 0);
        Record(commands, reader, 6, 2);
    });
    for (uint32_t i = 0; i < 2; i++) {
        VkCommandBuffer primary = Begin();
        vkCmdExecuteCommands(primary, 1, &secondary);
        Check(Submit(primary), "vkQueueSubmit");
        ASSERT_EQ(messages().size(), 1u);
        EXPECT_EQ(messages()[0].objects[0].handle, (uint64_t)secondary);
        EXPECT_NE(messages()[0].text.find("Dispatch Index 1."), std::string::npos) << messages()[0].text;
        ClearMessages();
    }
}

TEST_F(GpuavTest, LabelsThatWereOpenAreNamed) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    auto begin_label = InstanceProc<PFN_vkCmdBeginDebugUtilsLabelEXT>("vkCmdBeginDebugUtilsLabelEXT");
    auto end_label = InstanceProc<PFN_vkCmdEndDebugUtilsLabelEXT>("vkCmdEndDebugUtilsLabelEXT");
    auto begin_queue = InstanceProc<PFN_vkQueueBeginDebugUtilsLabelEXT>("vkQueueBeginDebugUtilsLabelEXT");
    auto end_queue = InstanceProc<PFN_vkQueueEndDebugUtilsLabelEXT>("vkQueueEndDebugUtilsLabelEXT");
    ASSERT_NE(begin_label, nullptr);
    auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
    for (const char *name : {"main loop", "frame 7"}) {
        label.pLabelName = name;
        begin_queue(queue(), &label);
    }
    for (bool open : {true, false}) {
        VkCommandBuffer commands = Begin();
        for (const char *name : {"frame", "shadows"}) {
            label.pLabelName = name;
            begin_label(commands, &label);
        }
        if (!open) {
            end_label(commands);
            end_label(commands);
            end_queue(queue());
            end_queue(queue());
        }
        Record(commands, reader, 6, 0);
        if (open) {
            end_label(commands);
            end_label(commands);
        }
        Check(Submit(commands), "vkQueueSubmit");
        ASSERT_EQ(messages().size(), 1u);
        EXPECT_EQ(messages()[0].command_buffer_labels.size(), open ? 2u : 0u);
        EXPECT_EQ(messages()[0].queue_labels.size(), open ? 2u : 0u);
        const bool names =
            messages()[0].text.find("Label regions of the command buffer: frame::shadows. Label "
                                    "regions of the queue: main loop::frame 7.\n") != std::string::npos;
        EXPECT_EQ(names, open) << messages()[0].text;
        EXPECT_EQ(messages()[0].text.find("Label region") != std::string::npos, open);
        // The format of compilers, for editors and terminals.
        EXPECT_NE(messages()[0].text.find("\ntesting/shaders/index_storage_buffer.comp:"), std::string::npos)
            << messages()[0].text;
        ClearMessages();
    }
}

TEST_F(GpuavTest, CreationInputsMayBeDestroyed) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    auto module_info = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    module_info.codeSize = sizeof(index_storage_buffer);
    module_info.pCode = index_storage_buffer;
    VkShaderModule module;
    Check(vkCreateShaderModule(device(), &module_info, nullptr, &module), "vkCreateShaderModule");
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, 8};
    auto layout_info = Make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
    layout_info.setLayoutCount = 1;
    layout_info.pSetLayouts = &reader.set_layout;
    layout_info.pushConstantRangeCount = 1;
    layout_info.pPushConstantRanges = &range;
    VkPipelineLayout layout;
    Check(vkCreatePipelineLayout(device(), &layout_info, nullptr, &layout), "vkCreatePipelineLayout");
    VkPipeline pipeline = MakeComputePipeline(layout, module);
    vkDestroyShaderModule(device(), module, nullptr);
    vkDestroyPipelineLayout(device(), layout, nullptr);
    RunDispatch(pipeline, reader.layout, reader.set, Control(6, 1), 4); // A compatible layout.
    EXPECT_EQ(reader.result.words[0], 100u);
    EXPECT_EQ(reader.result.words[1], 0u);
    EXPECT_NE(messages().at(0).text.find("index_storage_buffer.comp"), std::string::npos);
    ExpectMessage(kDispatchId, kIndexText);
    ExpectSilence();
}

TEST_F(GpuavTest, ThreadsRecordAndSubmit) {
    Options options = GpuavOptions();
    options.settings["duplicate_message_limit"] = "0";
    WD_START_DEVICE(options);
    constexpr int kThreads = 4, kRounds = 25;
    std::vector<Reader> readers;
    for (int i = 0; i < kThreads; i++) {
        readers.push_back(MakeReader());
    }
    std::mutex queue_mutex;
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; t++) {
        threads.emplace_back([this, t, &readers, &queue_mutex] {
            auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
            pool_info.queueFamilyIndex = queue_family();
            VkCommandPool pool;
            Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), "vkCreateCommandPool");
            auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
            info.commandPool = pool;
            info.commandBufferCount = 1;
            VkCommandBuffer commands;
            Check(vkAllocateCommandBuffers(device(), &info, &commands), "vkAllocateCommandBuffers");
            auto fence_info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
            VkFence fence;
            Check(vkCreateFence(device(), &fence_info, nullptr, &fence), "vkCreateFence");
            for (int round = 0; round < kRounds; round++) {
                Check(vkResetCommandPool(device(), pool, 0), "vkResetCommandPool");
                auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
                Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
                for (int k = 0; k < 10; k++) {
                    Record(commands, readers[t], k == 7 ? 6 : 5, 0);
                }
                Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
                auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
                submit.commandBufferCount = 1;
                submit.pCommandBuffers = &commands;
                {
                    std::lock_guard<std::mutex> lock(queue_mutex);
                    Check(vkQueueSubmit(queue(), 1, &submit, fence), "vkQueueSubmit");
                }
                Check(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
                Check(vkResetFences(device(), 1, &fence), "vkResetFences");
            }
            vkDestroyFence(device(), fence, nullptr);
            vkDestroyCommandPool(device(), pool, nullptr);
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    Stop();
    EXPECT_EQ(CountOf(messages(), kDispatchId), (size_t)kThreads * kRounds);
    EXPECT_EQ(messages().size(), (size_t)kThreads * kRounds);
}

// Missing slots and memory

TEST_F(GpuavTest, AnApplicationThatUsesEverySlotIsNotInstrumented) {
    Options options = GpuavOptions();
    options.driver = Driver::kSwiftShader; // Four descriptor sets.
    WD_START_DEVICE(options);
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    Reader reader = MakeReader(properties.limits.maxBoundDescriptorSets);
    Reader another = MakeReader(properties.limits.maxBoundDescriptorSets);
    Run(reader, 5, 1);
    Run(another, 5, 1);
    EXPECT_EQ(reader.result.words[1], 105u);
    ExpectMessage("WARDEN-gpuav-no-free-slot", "not instrumented");
    Stop();
    ExpectSilence();
}

TEST_F(GpuavTest, AnApplicationThatLeavesOneSlotIsInstrumented) {
    Options options = GpuavOptions();
    options.driver = Driver::kSwiftShader;
    options.settings["gpuav_reserve_binding_slot"] = "true";
    WD_START_DEVICE(options);
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    EXPECT_EQ(properties.limits.maxBoundDescriptorSets, 3u);
    auto properties2 = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    vkGetPhysicalDeviceProperties2(physical_device(), &properties2);
    EXPECT_EQ(properties2.properties.limits.maxBoundDescriptorSets, 3u);
    Reader reader = MakeReader(properties.limits.maxBoundDescriptorSets);
    Run(reader, 6, 1);
    ExpectMessage(kDispatchId, kIndexText);
    ExpectSilence();
}

TEST_F(GpuavTest, OffMeansNothingIsChanged) {
    Options options = GpuavOptions();
    options.settings["gpuav_enable"] = "false";
    WD_START_DEVICE(options);
    Reader reader = MakeReader();
    Run(reader, 5, 1);
    EXPECT_EQ(reader.result.words[1], 105u);
    Stop();
    ExpectSilence();
}

TEST_F(GpuavTest, WhenMemoryIsUsedUpCommandsShareARegion) {
    Options options = GpuavOptions();
    options.settings["gpuav_max_memory"] = "1";
    WD_START_DEVICE(options);
    ExpectMessage("WARDEN-gpuav-out-of-memory",
                  "Descriptors that were never written, and accesses beyond the end of most buffers, are not "
                  "found, because gpuav_max_memory or maxStorageBufferRange is too small.");
    Reader reader = MakeReader();
    Run(reader, 6, 1);
    Run(reader, 5, 1);
    EXPECT_EQ(reader.result.words[1], 105u);
    ExpectMessage("WARDEN-gpuav-out-of-memory", "used up");
    ExpectSilence();
    Stop();
    ExpectMessage("", kIndexText);
    ExpectSilence();
}

TEST_F(GpuavTest, FeaturesInTheChainAreTurnedOnInACopy) {
    Options options = GpuavOptions();
    auto features = Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    features.features = options.features;
    auto vulkan11 =
        Make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
    vulkan11.pNext = &features;
    options.api_version = VK_API_VERSION_1_2;
    options.device_next = &vulkan11;
    options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    WD_START_DEVICE(options);
    EXPECT_EQ(features.features.fragmentStoresAndAtomics, VK_FALSE);
    EXPECT_EQ(features.features.vertexPipelineStoresAndAtomics, VK_FALSE);
    EXPECT_EQ(CountOf(messages(), "WARDEN-gpuav-stores-unsupported"), 0u);
}

// The null driver runs no shaders. These tests expect no crash, leak or message.

class NullTest : public GpuavTest {
  protected:
    // Live creates a pipeline, records it three times, submits, and destroys everything.
    void Live(const std::string &fault, const std::string &value) {
        Options options = GpuavOptions();
        options.driver = Driver::kNull;
        options.environment[fault] = value;
        Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        try {
            Reader reader = MakeReader();
            Reader instrumented_library = MakeReader();
            for (int i = 0; i < 3; i++) {
                VkCommandBuffer commands = Begin();
                Record(commands, reader, 6, 1);
                Record(commands, instrumented_library, 5, 1);
                results_.push_back(Submit(commands));
            }
        } catch (const std::runtime_error &) { // An allocation of the application failed.
        }
        Stop();
    }
    std::vector<VkResult> results_;
};

TEST_F(NullTest, TheDeviceIsLostAtTheSecondSubmission) {
    Live("WD_NULL_LOSE_DEVICE_AT_SUBMIT", "2");
    if (IsSkipped()) {
        return;
    }
    ASSERT_GE(results_.size(), 2u);
    EXPECT_EQ(results_[0], VK_SUCCESS);
    EXPECT_EQ(results_[1], VK_ERROR_DEVICE_LOST);
    ExpectSilence();
}

TEST_F(NullTest, EqualHandlesForEqualObjects) {
    Live("WD_NULL_EQUAL_HANDLES", "1");
    if (IsSkipped()) {
        return;
    }
    EXPECT_EQ(results_, std::vector<VkResult>(3, VK_SUCCESS));
    ExpectSilence();
}

TEST_F(NullTest, EveryAllocationOfDeviceMemoryMayFail) {
    for (int n = 1; n < 12; n++) {
        Live("WD_NULL_FAIL_ALLOCATION", std::to_string(n)); // Another type of memory may serve.
        if (IsSkipped()) {
            return;
        }
        for (const Message &message : messages()) {
            EXPECT_EQ(message.id.find("WARDEN-gpuav-"), 0u) << message.text;
        }
        ClearMessages();
    }
}

TEST_F(NullTest, ADeviceWithOneSet) {
    Live("WD_NULL_MAX_BOUND_DESCRIPTOR_SETS", "1");
    if (IsSkipped()) {
        return;
    }
    EXPECT_EQ(results_, std::vector<VkResult>(3, VK_SUCCESS));
    ExpectMessage("WARDEN-gpuav-no-free-slot", "descriptor set 0");
    ExpectSilence();
}

// Dumps

std::string ReadFile(const std::filesystem::path &path) {
    std::ifstream in(path, std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

TEST_F(GpuavTest, RecordsAreDumpedWithAManifest) {
    std::filesystem::path folder = std::filesystem::path(::testing::TempDir()) / "warden_gpuav_dump";
    std::filesystem::remove_all(folder);
    Options options = GpuavOptions();
    options.settings["gpuav_dump_dir"] = folder.string();
    WD_START_DEVICE(options);
    Reader reader = MakeReader();
    SetName(VK_OBJECT_TYPE_PIPELINE, reader.pipeline, "the \"reader\"");
    Run(reader, 5, 1);
    EXPECT_FALSE(std::filesystem::exists(folder));
    Run(reader, 6, 1);
    std::string manifest;
    size_t spirv_size = 0, records_size = 0;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        std::string name = entry.path().filename().string();
        EXPECT_EQ(entry.status().permissions(),
                  std::filesystem::perms::owner_read | std::filesystem::perms::owner_write)
            << name;
        if (name.find("manifest") == 0) {
            manifest = ReadFile(entry.path());
        }
        if (entry.path().extension() == ".spv") {
            spirv_size = entry.file_size();
        }
        if (entry.path().extension() == ".bin") {
            records_size = entry.file_size();
        }
    }
    EXPECT_NE(manifest.find("{\"warden_manifest\":1,\"desc_set\":"), std::string::npos) << manifest;
    EXPECT_NE(manifest.find("\"command\":\"vkCmdDispatch\",\"command_index\":0"), std::string::npos)
        << manifest;
    EXPECT_NE(manifest.find("\"name\":\"the \\\"reader\\\"\""), std::string::npos) << manifest;
    EXPECT_NE(manifest.find("\"entry_points\":[\"main\"]"), std::string::npos) << manifest;
    EXPECT_EQ(spirv_size, sizeof(index_storage_buffer));
    EXPECT_GE(records_size, 44u);
    std::filesystem::remove_all(folder);
}

TEST_F(GpuavTest, WithoutDescriptorsNothingIsBoundWhereThereAreDescriptorBuffers) {
    Options options = GpuavOptions();
    options.device_extensions = {"VK_EXT_descriptor_buffer", "VK_KHR_synchronization2"};
    options.api_version = VK_API_VERSION_1_2;
    auto buffers = Make<VkPhysicalDeviceDescriptorBufferFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_FEATURES_EXT);
    for (VkBool32 enabled : {VK_FALSE, VK_TRUE}) {
        buffers.descriptorBuffer = enabled;
        options.device_next = &buffers;
        WD_START_DEVICE(options);
        VkPhysicalDeviceProperties properties;
        vkGetPhysicalDeviceProperties(physical_device(), &properties);
        // With room for push constants, the layer uses those.
        MakePipelineLayout({MakeSetLayout({})}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        ExpectSilence();
        MakePipelineLayout({MakeSetLayout({})}, VK_SHADER_STAGE_COMPUTE_BIT,
                           properties.limits.maxPushConstantsSize);
        if (enabled) {
            ExpectMessage("WARDEN-gpuav-layout-unsupported", "it has no descriptors");
        }
        Stop();
        ExpectSilence();
    }
}

TEST_F(GpuavTest, DumpsOfEarlierRunsAreKept) {
    std::filesystem::path folder = std::filesystem::path(::testing::TempDir()) / "warden_gpuav_dumps";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    // Number 2 is in use: a run ended before it wrote its manifest.
    std::ofstream(folder / "records-2-000000.bin") << "an earlier one";
    std::map<std::string, std::string> before;
    for (int run = 0; run < 3; run++) {
        Options options = GpuavOptions();
        options.settings["gpuav_dump_dir"] = folder.string();
        WD_START_DEVICE(options);
        Reader reader = MakeReader();
        Run(reader, 6, 1);
        Run(reader, 6, 2);
        Stop();
        std::map<std::string, std::string> after;
        for (const auto &entry : std::filesystem::directory_iterator(folder)) {
            after[entry.path().filename().string()] = ReadFile(entry.path());
        }
        for (const auto &[name, content] : before) {
            EXPECT_EQ(after[name], content) << name;
        }
        before = after;
    }
    for (const char *name : {"manifest.json", "manifest-3.json", "manifest-4.json"}) {
        EXPECT_NE(before[name].find("000001.bin"), std::string::npos) << name;
    }
    EXPECT_EQ(before.count("manifest-2.json"), 0u);
    EXPECT_EQ(before["records-2-000000.bin"], "an earlier one");
    std::filesystem::remove_all(folder);
}

TEST_F(GpuavTest, AFolderThatCannotBeWrittenIsReportedOnce) {
    Options options = GpuavOptions();
    options.settings["gpuav_dump_dir"] = "/dev/null/folder";
    WD_START_DEVICE(options);
    Reader reader = MakeReader();
    Run(reader, 6, 1);
    Run(reader, 6, 1);
    ExpectMessage(kDispatchId, kIndexText);
    ExpectMessage(kDispatchId, kIndexText);
    ExpectMessage("WARDEN-gpuav-dump-failed", "/dev/null/folder");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
