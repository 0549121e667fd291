// Checks by the host of pointers in push constants.
#include <functional>

#include "testing/shaders/test_shaders.h"
#include "vk/gpuav/instrument/instrument.h"
#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/host_address_shaders.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr char kRangeId[] = "VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819";
constexpr char kAlignedId[] = "VUID-RuntimeSpirv-PhysicalStorageBuffer64-06315";
constexpr VkBufferUsageFlags kUsage =
    VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;

// List returns the checks of addresses of a module that uses binding 0 of set 0. `is_listed` false: the host cannot
// make all checks of the module.
template <size_t N> std::vector<wd_host_address_check> List(const uint32_t (&words)[N], bool *is_listed) {
    const wd_input_binding bindings[] = {{0, 0, 0, true, 0}};
    const wd_instrument_input input = {1, 100, bindings, 1};
    const wd_instrument_addresses addresses = {2, true, false};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &input;
    options.addresses = &addresses;
    options.list_host_checks = true;
    const wd_allocator allocator = wd_allocator_default();
    wd_instrument_result result;
    EXPECT_EQ(wd_instrument(allocator, &options, words, N, &result, nullptr), WD_OK);
    EXPECT_NE(result.words, nullptr);
    *is_listed = result.host_checks != nullptr;
    std::vector<wd_host_address_check> checks(result.host_address_checks,
                                              result.host_address_checks + result.num_host_address_checks);
    wd_free(&allocator, result.words);
    wd_free(&allocator, result.host_checks);
    wd_free(&allocator, result.host_address_checks);
    return checks;
}

TEST(HostAddressListTest, PointersInPushConstantsAreListed) {
    bool is_listed;
    const std::vector<wd_host_address_check> checks = List(gpuav_pushed_comp, &is_listed);
    EXPECT_TRUE(is_listed);
    ASSERT_EQ(checks.size(), 4u);
    // The color, in the first block; then the weights, in a loop.
    const wd_host_address_check expected[] = {
        {0, 3, 4, true}, {0, 47, 4, false}, {8, 3, 4, false}, {16, 3, 4, false}};
    for (size_t i = 0; i < checks.size(); i++) {
        EXPECT_EQ(checks[i].push_offset, expected[i].push_offset) << i;
        EXPECT_EQ(checks[i].last, expected[i].last) << i;
        EXPECT_EQ(checks[i].alignment, expected[i].alignment) << i;
        EXPECT_EQ(checks[i].is_certain, expected[i].is_certain) << i;
    }
}

TEST(HostAddressListTest, OtherPointersStayInTheShader) {
    bool is_listed;
    EXPECT_TRUE(List(gpuav_stored_pointer_comp, &is_listed).empty());
    EXPECT_FALSE(is_listed) << "a pointer in memory";
    EXPECT_TRUE(List(gpuav_chosen_pointer_comp, &is_listed).empty());
    EXPECT_FALSE(is_listed) << "a variable with two stores";
    EXPECT_TRUE(List(device_address, &is_listed).empty());
    EXPECT_FALSE(is_listed) << "an index without an upper bound";
}

class HostAddressesTest : public GpuavTest {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        options.settings["gpuav_host_checks"] = "true";
        options.api_version = VK_API_VERSION_1_2;
        features_.bufferDeviceAddress = VK_TRUE;
        options.device_next = &features_;
        return options;
    }
    void MakeProgram() {
        const VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kStorage, 1)});
        set_ = MakeSet(set_layout, {{kStorage, 1}});
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set_, 0, 0, kStorage, result_);
        layout_ = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 28);
        pipeline_ = MakeComputePipeline(layout_, MakeShader(gpuav_pushed_comp));
        const std::vector<uint32_t> words = {0x41200000, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8};
        scene_ = MakeBuffer(64, kUsage, words);
        shorter_ = MakeBuffer(44, kUsage, words);
        extra_ = MakeBuffer(4, kUsage, {1000});
    }
    static Push Control(uint64_t scene, uint64_t extra, uint64_t words, uint32_t options) {
        return {VK_SHADER_STAGE_COMPUTE_BIT,
                {(uint32_t)scene, (uint32_t)(scene >> 32), (uint32_t)extra, (uint32_t)(extra >> 32),
                 (uint32_t)words, (uint32_t)(words >> 32), options}};
    }
    uint32_t Run(uint64_t scene, uint64_t extra, uint64_t words, uint32_t options) {
        RunDispatch(pipeline_, layout_, set_, Control(scene, extra, words, options), 1);
        return result_.words[0];
    }
    // MakeShortLived makes a buffer of 48 bytes that the test destroys.
    VkBuffer MakeShortLived() {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 48;
        info.usage = kUsage;
        VkBuffer buffer;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), buffer, &requirements);
        const VkDeviceMemory memory = Allocate(
            requirements, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT, true);
        Check(vkBindBufferMemory(device(), buffer, memory, 0), "vkBindBufferMemory");
        SetName(VK_OBJECT_TYPE_BUFFER, buffer, "short-lived");
        return buffer;
    }
    // SubmitAfterTheDestruction submits a command buffer with the commands of `dispatch` after a buffer that its push
    // constants point to was destroyed.
    void SubmitAfterTheDestruction(bool is_scene, const std::function<void(VkCommandBuffer)> &dispatch) {
        const VkBuffer buffer = MakeShortLived();
        const uint64_t lost = AddressOf(buffer), scene = AddressOf(scene_.handle);
        const Push push = is_scene ? Control(lost, scene, scene, 0) : Control(scene, lost, lost, 0);
        VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdPushConstants(commands, layout_, push.stages, 0, uint32_t(push.words.size() * 4),
                           push.words.data());
        dispatch(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        vkDestroyBuffer(device(), buffer, nullptr);
        auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        submit.commandBufferCount = 1;
        submit.pCommandBuffers = &commands;
        Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    }

    static void DispatchOne(VkCommandBuffer commands) {
        vkCmdDispatch(commands, 1, 1, 1);
    }
    // ExpectWarning expects one message about the color, which every invocation reads.
    void ExpectWarning() {
        const std::vector<Message> found = messages();
        ASSERT_EQ(found.size(), 1u);
        EXPECT_EQ(found[0].severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT) << found[0].text;
        ExpectMessage(kRangeId,
                      "The shader accesses 4 bytes at the address, unless a condition prevents that.");
    }
    void ExpectError() {
        const std::vector<Message> found = messages();
        ASSERT_EQ(found.size(), 1u);
        EXPECT_EQ(found[0].severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT) << found[0].text;
        ExpectMessage(kRangeId, "is no longer in a buffer");
    }

    VkPhysicalDeviceVulkan12Features features_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    Buffer result_, scene_, shorter_, extra_;
};

TEST_F(HostAddressesTest, GoodPointersAreSilent) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    const uint64_t scene = AddressOf(scene_.handle), extra = AddressOf(extra_.handle);
    EXPECT_EQ(Run(scene, extra, extra, 3), 2046u);
    EXPECT_EQ(Run(scene + 16, extra, extra, 0), 26u) << "the last byte of the buffer";
    // Pointers that the shader does not use may be anything.
    EXPECT_EQ(Run(scene, 0, 0, 0), 46u);
    EXPECT_EQ(Run(scene, extra, 0, 1), 1046u);
    Stop();
    ExpectSilence();
}

TEST_F(HostAddressesTest, AccessesBeyondABufferAreReportedByTheShader) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    EXPECT_EQ(Run(AddressOf(shorter_.handle), 0, 0, 0), 38u) << "the last weight is skipped";
    const std::vector<Message> found = messages();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_NE(found[0].text.find("Stage = Compute."), std::string::npos) << found[0].text;
    EXPECT_NE(found[0].text.find("Access size is 4"), std::string::npos) << found[0].text;
    ExpectMessage(kRangeId, "access out of bounds.");
    EXPECT_EQ(Run(AddressOf(scene_.handle), 0, 64, 2), 46u);
    ExpectMessage(kRangeId, "Device address 0x40 access out of bounds.");
    Stop();
    ExpectSilence();
}

TEST_F(HostAddressesTest, MisalignedPointersAreReportedByTheShader) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    EXPECT_EQ(Run(AddressOf(scene_.handle), AddressOf(scene_.handle) + 2, 0, 1), 46u);
    ExpectMessage(kAlignedId, " is not aligned to 4 bytes");
    Stop();
    ExpectSilence();
}

TEST_F(HostAddressesTest, EachPushIsChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set_, 0, nullptr);
    for (const Buffer *buffer : {&scene_, &shorter_, &scene_}) {
        const Push push = Control(AddressOf(buffer->handle), 0, 0, 0);
        vkCmdPushConstants(commands, layout_, push.stages, 0, uint32_t(push.words.size() * 4),
                           push.words.data());
        vkCmdDispatch(commands, 1, 1, 1);
        vkCmdDispatch(commands, 1, 1, 1);
    }
    Check(Submit(commands), "Submit");
    const std::vector<Message> found = messages();
    ASSERT_EQ(found.size(), 2u);
    EXPECT_NE(found[0].text.find("Dispatch Index 2."), std::string::npos) << found[0].text;
    EXPECT_NE(found[1].text.find("Dispatch Index 3."), std::string::npos) << found[1].text;
    ExpectMessage(kRangeId, "access out of bounds.");
    ExpectMessage(kRangeId, "access out of bounds.");
    Stop();
    ExpectSilence();
}

TEST_F(HostAddressesTest, ABufferThatIsDestroyedAfterTheCommandIsReportedAtTheSubmission) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    SubmitAfterTheDestruction(true, DispatchOne);
    const std::vector<Message> found = messages();
    ASSERT_EQ(found.size(), 1u);
    for (const char *part :
         {"at offset 0 of the push constants is no longer in a buffer: the buffer was destroyed after "
          "vkCmdDispatch was recorded",
          "The shader accesses 4 bytes at the address. The address is in Buffer (short-lived)(0x",
          "), which was destroyed."}) {
        EXPECT_NE(found[0].text.find(part), std::string::npos) << found[0].text;
    }
    ExpectError();
    Stop();
    ExpectSilence();
}

// The same pointer is pushed before and after the destruction.
TEST_F(HostAddressesTest, ABufferThatIsDestroyedBetweenCommandsIsReportedForBoth) {
    for (bool pushes_again : {false, true}) {
        WD_START_DEVICE(MakeOptions());
        MakeProgram();
        const VkBuffer buffer = MakeShortLived();
        const uint64_t scene = AddressOf(scene_.handle);
        const Push push = Control(AddressOf(buffer), scene, scene, 0);
        VkCommandBuffer commands = Begin();
        RecordDispatch(commands, pipeline_, layout_, set_, push, 1);
        RecordDispatch(commands, pipeline_, layout_, set_, push, 1);
        vkDestroyBuffer(device(), buffer, nullptr);
        if (pushes_again) {
            vkCmdPushConstants(commands, layout_, push.stages, 0, uint32_t(push.words.size() * 4),
                               push.words.data());
        }
        vkCmdDispatch(commands, 1, 1, 1);
        Check(Submit(commands), "Submit");
        ExpectMessage(kRangeId, "at offset 0 of the push constants is no longer in a buffer");
        ASSERT_FALSE(messages().empty());
        EXPECT_NE(messages()[0].text.find("Dispatch Index 2."), std::string::npos) << messages()[0].text;
        while (!messages().empty()) { // Of the color and of the weights.
            ExpectMessage(kRangeId, "access out of bounds.");
        }
        Stop();
        ExpectSilence();
    }
}

// Other pointers with the same set, and another set with the same pointers.
TEST_F(HostAddressesTest, GoodPointersAndSetsInTurnAreSilent) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    const VkDescriptorSet first = set_;
    MakeProgram();
    const uint64_t scene = AddressOf(scene_.handle);
    VkCommandBuffer commands = Begin();
    RecordDispatch(commands, pipeline_, layout_, first, Control(scene, scene, scene, 0), 1);
    RecordDispatch(commands, pipeline_, layout_, set_, Control(scene, scene, scene, 0), 1);
    RecordDispatch(commands, pipeline_, layout_, set_, Control(scene + 16, scene, scene, 0), 1);
    Check(Submit(commands), "Submit");
    EXPECT_EQ(result_.words[0], 26u);
    Stop();
    ExpectSilence();
}

// The test above has one workgroup.
TEST_F(HostAddressesTest, ADispatchWithoutWorkgroupsMayHaveALostPointer) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    for (bool has_base : {false, true}) {
        const auto dispatch = [&](uint32_t x, uint32_t y, uint32_t z) {
            SubmitAfterTheDestruction(true, [&](VkCommandBuffer commands) {
                has_base ? vkCmdDispatchBase(commands, 0, 0, 0, x, y, z) : vkCmdDispatch(commands, x, y, z);
            });
        };
        dispatch(0, 1, 1);
        dispatch(1, 0, 1);
        dispatch(1, 1, 0);
        ExpectSilence();
        dispatch(1, 1, 1);
        ExpectError();
    }
    Stop();
    ExpectSilence();
}

// The number of workgroups is in a buffer, and may be 0.
TEST_F(HostAddressesTest, ALostPointerOfAnIndirectDispatchIsAWarning) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    const Buffer groups = MakeBuffer(12, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT, {0, 0, 0});
    const auto indirect = [&](VkCommandBuffer commands) {
        vkCmdDispatchIndirect(commands, groups.handle, 0);
    };
    SubmitAfterTheDestruction(true, indirect);
    ExpectWarning();
    // The second command uses the results of the first one, and certainly runs.
    SubmitAfterTheDestruction(true, [&](VkCommandBuffer commands) {
        indirect(commands);
        DispatchOne(commands);
    });
    ExpectError();
    Stop();
    ExpectSilence();
}

TEST_F(HostAddressesTest, ALostPointerInConditionalRenderingIsAWarning) {
    Options options = MakeOptions();
    auto conditional = Make<VkPhysicalDeviceConditionalRenderingFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CONDITIONAL_RENDERING_FEATURES_EXT);
    conditional.conditionalRendering = VK_TRUE;
    features_.pNext = &conditional;
    options.device_extensions = {VK_EXT_CONDITIONAL_RENDERING_EXTENSION_NAME};
    WD_START_DEVICE(options);
    MakeProgram();
    const auto begin = DeviceProc<PFN_vkCmdBeginConditionalRenderingEXT>("vkCmdBeginConditionalRenderingEXT");
    const auto end = DeviceProc<PFN_vkCmdEndConditionalRenderingEXT>("vkCmdEndConditionalRenderingEXT");
    auto info =
        Make<VkConditionalRenderingBeginInfoEXT>(VK_STRUCTURE_TYPE_CONDITIONAL_RENDERING_BEGIN_INFO_EXT);
    info.buffer = MakeBuffer(4, VK_BUFFER_USAGE_CONDITIONAL_RENDERING_BIT_EXT, {0}).handle;
    SubmitAfterTheDestruction(true, [&](VkCommandBuffer commands) {
        begin(commands, &info);
        DispatchOne(commands);
        end(commands);
    });
    ExpectWarning();
    Stop();
    ExpectSilence();
}

TEST_F(HostAddressesTest, ALostPointerThatTheShaderMayNotUseIsAWarning) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    SubmitAfterTheDestruction(false, DispatchOne);
    const std::vector<Message> found = messages();
    ASSERT_EQ(found.size(), 2u);
    for (const Message &message : found) {
        EXPECT_EQ(message.severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT) << message.text;
        EXPECT_NE(message.text.find("unless a condition prevents that."), std::string::npos) << message.text;
    }
    ExpectMessage(kRangeId, "at offset 8 of the push constants is no longer in a buffer");
    ExpectMessage(kRangeId, "at offset 16 of the push constants is no longer in a buffer");
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
