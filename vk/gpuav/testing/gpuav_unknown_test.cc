// Commands that the build does not know, from a layer below. Shaders of instrumented pipelines that they run, or that
// run after them, have a region. Nothing is reported from state that such a command may have changed. Other mistakes
// are still reported.
#include "testing/invented/invented_commands.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;
constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;

class UnknownTest : public GpuavTest {
  protected:
    static Options UnknownOptions() {
        Options options = GpuavOptions();
        options.layers = {Layer::kWarden, Layer::kInvented};
        return options;
    }

    void Find() {
        nothing_ = DeviceProc<WdInventedCommand>(WD_INVENTED_NOTHING);
        dispatch_ = DeviceProc<WdInventedDispatch>(WD_INVENTED_DISPATCH);
        bind_pipeline_ = DeviceProc<WdInventedBindPipeline>(WD_INVENTED_BIND_PIPELINE);
        bind_set_ = DeviceProc<WdInventedBindDescriptorSet>(WD_INVENTED_BIND_DESCRIPTOR_SET);
        ASSERT_NE(nothing_, nullptr);
    }

    void Bind(VkCommandBuffer commands, const Reader &reader) {
        vkCmdBindPipeline(commands, kCompute, reader.pipeline);
        vkCmdBindDescriptorSets(commands, kCompute, reader.layout, 0, 1, &reader.set, 0, nullptr);
    }
    // PushIndex makes invocation 2 read element `index`.
    void PushIndex(VkCommandBuffer commands, const Reader &reader, uint32_t index) {
        const uint32_t control[] = {index, 2};
        vkCmdPushConstants(commands, reader.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 8, control);
    }

    // MakeUnwritten creates a reader whose set has no source in element 5.
    Reader MakeUnwritten() {
        Reader reader = MakeReader();
        reader.set = MakeSet(reader.set_layout, {{kStorage, 7}});
        WriteBuffer(reader.set, 0, 0, kStorage, reader.result);
        for (uint32_t i = 0; i < 5; i++) {
            WriteBuffer(reader.set, 1, i, kStorage,
                        MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i}));
        }
        return reader;
    }

    WdInventedCommand nothing_ = nullptr;
    WdInventedDispatch dispatch_ = nullptr;
    WdInventedBindPipeline bind_pipeline_ = nullptr;
    WdInventedBindDescriptorSet bind_set_ = nullptr;
};

// No known command bound a region for the pipeline before.
TEST_F(UnknownTest, TheCommandMayRunInstrumentedShaders) {
    WD_START_DEVICE(UnknownOptions());
    Find();
    Reader reader = MakeReader();
    VkCommandBuffer commands = Begin();
    Bind(commands, reader);
    PushIndex(commands, reader, 3);
    dispatch_(commands, 4, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(reader.result.words[2], 103u);
    ExpectSilence();
    commands = Begin();
    Bind(commands, reader);
    PushIndex(commands, reader, 6);
    dispatch_(commands, 4, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    // Records of commands that are not tracked are read when the device is destroyed.
    Stop();
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find(kIndexText), std::string::npos) << messages()[0].text;
}

// The pipeline from before the command is still bound. Its next dispatch has its own region.
TEST_F(UnknownTest, LaterKnownCommandsHaveRegions) {
    WD_START_DEVICE(UnknownOptions());
    Find();
    Reader reader = MakeReader();
    VkCommandBuffer commands = Begin();
    Bind(commands, reader);
    nothing_(commands);
    nothing_(commands);
    PushIndex(commands, reader, 6);
    vkCmdDispatch(commands, 4, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage(kDispatchId, kIndexText);
    ExpectSilence();
    commands = Begin();
    nothing_(commands);
    Record(commands, reader, 6, 2);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

TEST_F(UnknownTest, TheCommandMayBindAnotherPipeline) {
    WD_START_DEVICE(UnknownOptions());
    Find();
    Reader first = MakeReader(), second = MakeReader(2);
    VkCommandBuffer commands = Begin();
    Bind(commands, first);
    bind_pipeline_(commands, kCompute, second.pipeline);
    vkCmdBindDescriptorSets(commands, kCompute, second.layout, 0, 1, &second.set, 0, nullptr);
    PushIndex(commands, second, 4);
    vkCmdDispatch(commands, 4, 1, 1);
    dispatch_(commands, 4, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(second.result.words[2], 104u);
    EXPECT_EQ(first.result.words[2], 0u);
    Stop();
    ExpectSilence();
}

TEST_F(UnknownTest, TheCommandMayBindAnotherSet) {
    WD_START_DEVICE(UnknownOptions());
    Find();
    Reader complete = MakeReader(), unwritten = MakeUnwritten();
    const auto record = [&](bool is_known) {
        VkCommandBuffer commands = Begin();
        Bind(commands, unwritten);
        PushIndex(commands, unwritten, 5);
        if (!is_known) {
            bind_set_(commands, kCompute, unwritten.layout, complete.set);
        }
        vkCmdDispatch(commands, 4, 1, 1);
        Check(Submit(commands), "vkQueueSubmit");
    };
    record(false);
    EXPECT_EQ(complete.result.words[2], 105u);
    ExpectSilence();
    record(true);
    ExpectMessage("VUID-vkCmdDispatch-None-08114", "Descriptor index 5 is uninitialized.");
    Stop();
    ExpectSilence();
}

// Pushed descriptors from before the command stay. The command may have pushed more.
TEST_F(UnknownTest, PushedDescriptorsStay) {
    Options options = UnknownOptions();
    options.device_extensions = {"VK_KHR_push_descriptor"};
    WD_START_DEVICE(options);
    Find();
    auto push = DeviceProc<PFN_vkCmdPushDescriptorSetKHR>("vkCmdPushDescriptorSetKHR");
    Reader reader = MakeReader();
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 6)}, nullptr,
                      VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
    reader.layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
    reader.pipeline = MakeComputePipeline(reader.layout, reader.module);
    std::vector<VkDescriptorBufferInfo> sources;
    for (uint32_t i = 0; i < 6; i++) {
        sources.push_back({MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i}).handle, 0, 64});
    }
    const VkDescriptorBufferInfo result = {reader.result.handle, 0, 64};
    const auto push_binding = [&](VkCommandBuffer commands, uint32_t binding) {
        auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
        write.dstBinding = binding;
        write.descriptorCount = binding ? 6 : 1;
        write.descriptorType = kStorage;
        write.pBufferInfo = binding ? sources.data() : &result;
        push(commands, kCompute, reader.layout, 0, 1, &write);
    };
    VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, kCompute, reader.pipeline);
    push_binding(commands, 1);
    nothing_(commands);
    push_binding(commands, 0);
    PushIndex(commands, reader, 4);
    vkCmdDispatch(commands, 4, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(reader.result.words[2], 104u);
    Stop();
    ExpectSilence();
}

TEST_F(UnknownTest, ACommandOfTheDeviceMayWriteDescriptors) {
    WD_START_DEVICE(UnknownOptions());
    Find();
    auto update = DeviceProc<WdInventedUpdate>(WD_INVENTED_UPDATE);
    Reader reader = MakeUnwritten();
    Run(reader, 5, 2);
    ExpectMessage("VUID-vkCmdDispatch-None-08114", "Descriptor index 5 is uninitialized.");
    const VkDescriptorBufferInfo info = {MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {105}).handle, 0,
                                         64};
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.dstSet = reader.set;
    write.dstBinding = 1;
    write.dstArrayElement = 5;
    write.descriptorCount = 1;
    write.descriptorType = kStorage;
    write.pBufferInfo = &info;
    update(device(), 1, &write);
    Run(reader, 5, 2);
    EXPECT_EQ(reader.result.words[2], 105u);
    ExpectSilence();
    // Sets that were bound later are known.
    Run(MakeUnwritten(), 5, 2);
    ExpectMessage("VUID-vkCmdDispatch-None-08114", "Descriptor index 5 is uninitialized.");
    Run(reader, 6, 2);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// An unknown command submits the command buffer. Its records are read when it is reset or freed.
TEST_F(UnknownTest, ACommandOfAQueueMaySubmit) {
    WD_START_DEVICE(UnknownOptions());
    Find();
    auto submit = DeviceProc<WdInventedSubmit>(WD_INVENTED_SUBMIT);
    Reader reader = MakeReader();
    VkCommandBuffer commands = Begin();
    Record(commands, reader, 6, 2);
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    Check(submit(queue(), commands), WD_INVENTED_SUBMIT);
    Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    Stop();
    ExpectMessage(kDispatchId, kIndexText);
    ExpectSilence();
}

constexpr VkBufferUsageFlags kAddressUsage =
    VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;

class UnknownAddressTest : public UnknownTest {
  protected:
    Options AddressOptions() {
        Options options = UnknownOptions();
        options.api_version = VK_API_VERSION_1_2;
        addresses_.bufferDeviceAddress = VK_TRUE;
        options.device_next = &addresses_;
        return options;
    }
    // MakeWriter creates a pipeline without descriptors, which is instrumented for its device addresses.
    void MakeWriter() {
        layout_ = MakePipelineLayout({}, VK_SHADER_STAGE_COMPUTE_BIT, 12);
        pipeline_ = MakeComputePipeline(layout_, MakeShader(address_only));
        words_ = MakeBuffer(64, kAddressUsage, {}, 64);
        address_ = AddressOf(words_.handle);
    }
    void Write(VkCommandBuffer commands, uint32_t index) {
        const uint32_t control[] = {uint32_t(address_), uint32_t(address_ >> 32), index};
        vkCmdBindPipeline(commands, kCompute, pipeline_);
        vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0, 12, control);
        vkCmdDispatch(commands, 1, 1, 1);
    }
    void RunWrite(uint32_t index) {
        VkCommandBuffer commands = Begin();
        Write(commands, index);
        Check(Submit(commands), "vkQueueSubmit");
    }

    VkPhysicalDeviceBufferDeviceAddressFeatures addresses_ =
        Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    Buffer words_;
    VkDeviceAddress address_ = 0;
};

// Binding our set for the writer disturbs the reader's set, which the application need not bind again.
TEST_F(UnknownAddressTest, DisturbedSetsAreBoundAgain) {
    WD_START_DEVICE(AddressOptions());
    Find();
    Reader reader = MakeReader();
    MakeWriter();
    for (const bool is_between : {false, true}) {
        VkCommandBuffer commands = Begin();
        Record(commands, reader, 3, 2);
        if (!is_between) {
            Write(commands, 15);
        }
        nothing_(commands);
        if (is_between) {
            Write(commands, 15);
        }
        nothing_(commands);
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = barrier.dstAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                             VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0, nullptr, 0, nullptr);
        vkCmdBindPipeline(commands, kCompute, reader.pipeline);
        PushIndex(commands, reader, is_between ? 4 : 5);
        vkCmdDispatch(commands, 4, 1, 1);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(reader.result.words[2], is_between ? 104u : 105u);
    }
    Stop();
    ExpectSilence();
}

// Memory with addresses may exist that is not tracked, so addresses are not compared with the ranges of buffers.
TEST_F(UnknownAddressTest, ACommandOfTheDeviceMayGiveAddresses) {
    Options options = AddressOptions();
    options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    WD_START_DEVICE(options);
    auto get_address = DeviceProc<WdInventedGetAddress>(WD_INVENTED_GET_ADDRESS);
    MakeWriter();
    ClearMessages();
    RunWrite(16);
    ExpectMessage("VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819", "past the end of Buffer");
    ClearMessages();
    EXPECT_EQ(get_address(device(), words_.handle), address_);
    ExpectMessage("WARDEN-layer-unknown-command", WD_INVENTED_GET_ADDRESS " is not one of the commands");
    ExpectMessage("WARDEN-gpuav-addresses-unknown", WD_INVENTED_GET_ADDRESS);
    ExpectSilence();
    RunWrite(16);
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
