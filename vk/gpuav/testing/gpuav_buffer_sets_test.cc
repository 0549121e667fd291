// The contents of descriptor buffers (gpuav_descriptor_buffers): uninitialized and destroyed descriptors, and accesses
// outside of buffers. Each test of a mistake has a similar valid case without messages.
#include "vk/gpuav/testing/gpuav_descriptor_buffers_test.h"

namespace wd::testing {
namespace {

constexpr char kBufferStateId[] = "VUID-vkCmdDispatch-None-08116";
constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
constexpr VkDescriptorType kCombined = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;

class BufferSetsTest : public BuffersTest {
  protected:
    Options SetOptions() {
        Options options = BufferOptions();
        options.settings["gpuav_descriptor_buffers"] = "true";
        return options;
    }
    // Record records a dispatch whose invocation 2 uses `index`.
    VkCommandBuffer Record(const Program &program, uint32_t index) {
        VkCommandBuffer commands = Begin();
        BindBuffers(commands, {program.set});
        SetOffset(commands, program, 0);
        Dispatch(commands, program, index);
        return commands;
    }
    // MakeSourceIn creates a buffer of 64 bytes in the memory of another one. The caller destroys it.
    Buffer MakeSourceIn(const Buffer &other, VkDeviceSize offset) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 64;
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        Buffer buffer = {};
        buffer.size = info.size;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer.handle), "vkCreateBuffer");
        Check(vkBindBufferMemory(device(), buffer.handle, other.memory, offset), "vkBindBufferMemory");
        return buffer;
    }
    // SubmitAgain submits a command buffer that was submitted before, and waits.
    VkResult SubmitAgain(VkCommandBuffer commands) {
        auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        submit.commandBufferCount = 1;
        submit.pCommandBuffers = &commands;
        const VkResult result = vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE);
        return result == VK_SUCCESS ? vkQueueWaitIdle(queue()) : result;
    }
    // Clear writes zeros to a descriptor.
    void Clear(const Program &program, uint32_t element) {
        VkDeviceSize offset = 0;
        offset_(device(), program.set_layout, 1, &offset);
        const size_t size = properties_.storageBufferDescriptorSize;
        memset(reinterpret_cast<uint8_t *>(program.set.words) + offset + element * size, 0, size);
    }
    // WriteImage writes the combined image sampler of element `element`, in one or two parts.
    void WriteImage(const Program &program, uint32_t element, uint32_t count, VkImageView view,
                    VkSampler sampler) {
        const VkDescriptorImageInfo image = {sampler, view, VK_IMAGE_LAYOUT_GENERAL};
        auto info = Make<VkDescriptorGetInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT);
        info.type = kCombined;
        info.data.pCombinedImageSampler = &image;
        const size_t size = properties_.combinedImageSamplerDescriptorSize;
        std::vector<uint8_t> bytes(size);
        get_(device(), &info, size, bytes.data());
        VkDeviceSize offset = 0;
        offset_(device(), program.set_layout, 1, &offset);
        uint8_t *binding = reinterpret_cast<uint8_t *>(program.set.words) + offset;
        if (properties_.combinedImageSamplerDescriptorSingleArray) {
            memcpy(binding + element * size, bytes.data(), size);
            return;
        }
        const size_t first = properties_.sampledImageDescriptorSize, second = size - first;
        memcpy(binding + element * first, bytes.data(), first);
        memcpy(binding + count * first + element * second, bytes.data() + first, second);
    }
};

TEST_P(BufferSetsTest, UninitializedDescriptorsAreFound) {
    START_BUFFERS(SetOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 5);
    EXPECT_EQ(RunOne(program, 4), (std::vector<uint32_t>{100, 100, 104, 100}));
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 5), (std::vector<uint32_t>{100, 100, 0, 100}));
    const std::string text = messages().empty() ? "" : messages()[0].text;
    EXPECT_NE(text.find("Set 0, binding 1, array element 5 (sources)"), std::string::npos) << text;
    EXPECT_NE(text.find("index_storage_buffer.comp at line 21"), std::string::npos) << text;
    ExpectMessage(kBufferStateId, "Descriptor index 5 is uninitialized.");
    EXPECT_EQ(RunOne(program, 6)[2], 0u);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// The bytes of a descriptor of another type do not count.
TEST_P(BufferSetsTest, DescriptorsOfOtherTypesAreFound) {
    START_BUFFERS(SetOptions());
    if (properties_.storageTexelBufferDescriptorSize != properties_.storageBufferDescriptorSize) {
        GTEST_SKIP() << "the descriptors of the two types have different sizes";
    }
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 6);
    WriteSet(program, 1, 3, kTexels, MakeSource(1));
    RunOne(program, 3);
    ExpectMessage(kBufferStateId, "Descriptor index 3 is uninitialized.");
    EXPECT_EQ(RunOne(program, 2)[2], 102u);
    Stop();
    ExpectSilence();
}

// Without its buffer, a descriptor is invalid, unless another buffer is at the same address.
TEST_P(BufferSetsTest, DestroyedBuffersAreFound) {
    START_BUFFERS(SetOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 4);
    Buffer alone = MakeSourceIn(MakeSource(7), 64), shared = MakeSourceIn(MakeSource(105), 0);
    WriteSet(program, 1, 4, kStorage, alone);
    WriteSet(program, 1, 5, kStorage, shared);
    VkCommandBuffer commands = Record(program, 4);
    vkDestroyBuffer(device(), alone.handle, nullptr);
    vkDestroyBuffer(device(), shared.handle, nullptr);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_FALSE(messages().empty());
    EXPECT_NE(messages()[0].text.find("Destroyed Buffer"), std::string::npos) << messages()[0].text;
    ExpectMessage(kBufferStateId, "Descriptor index 4 references a destroyed resource.");
    EXPECT_EQ(program.result.words[2], 0u);
    EXPECT_EQ(RunOne(program, 5)[2], 105u);
    Stop();
    ExpectSilence();
}

// Sixteen elements of 16 bytes; the descriptor has four of them.
TEST_P(BufferSetsTest, BoundsAreChecked) {
    START_BUFFERS(SetOptions());
    Program program = MakeProgram(bounds_uniform_buffer, kUniform, 1, 0);
    WriteSet(program, 1, 0, kUniform, MakeSource(9));
    EXPECT_EQ(RunOne(program, 3)[2], 9u);
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 4)[2], 0u);
    ExpectMessage("VUID-vkCmdDispatch-uniformBuffers-06935",
                  "Descriptor size is 64 and highest byte accessed was 71");
    Stop();
    ExpectSilence();
}

// Descriptors may be written until the submission, and until the host signals a semaphore that it waits for.
TEST_P(BufferSetsTest, DescriptorsMayBeWrittenAfterTheRecording) {
    features_.timelineSemaphore = VK_TRUE;
    START_BUFFERS(SetOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 5);
    VkCommandBuffer commands = Record(program, 5);
    WriteSet(program, 1, 5, kStorage, MakeSource(205));
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 205u);
    Clear(program, 5);
    auto type = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
    type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
    auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
    info.pNext = &type;
    VkSemaphore semaphore;
    Check(vkCreateSemaphore(device(), &info, nullptr, &semaphore), "vkCreateSemaphore");
    Defer([device = device(), semaphore] { vkDestroySemaphore(device, semaphore, nullptr); });
    commands = Record(program, 5);
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    const uint64_t value = 1;
    auto values = Make<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
    values.waitSemaphoreValueCount = 1;
    values.pWaitSemaphoreValues = &value;
    const VkPipelineStageFlags stage = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.pNext = &values;
    submit.waitSemaphoreCount = 1;
    submit.pWaitSemaphores = &semaphore;
    submit.pWaitDstStageMask = &stage;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    WriteSet(program, 1, 5, kStorage, MakeSource(305));
    auto signal = Make<VkSemaphoreSignalInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO);
    signal.semaphore = semaphore;
    signal.value = value;
    Check(vkSignalSemaphore(device(), &signal), "vkSignalSemaphore");
    Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    EXPECT_EQ(program.result.words[2], 305u);
    Stop();
    ExpectSilence();
}

// A descriptor that is valid in one submission is not in the next one.
TEST_P(BufferSetsTest, EachSubmissionReadsTheDescriptors) {
    START_BUFFERS(SetOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 6);
    VkCommandBuffer commands = Record(program, 5);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectSilence();
    Clear(program, 5);
    Check(SubmitAgain(commands), "vkQueueSubmit");
    ExpectMessage(kBufferStateId, "Descriptor index 5 is uninitialized.");
    WriteSet(program, 1, 5, kStorage, MakeSource(9));
    Check(SubmitAgain(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 9u);
    Stop();
    ExpectSilence();
}

// The device may write such a buffer, so its content is unknown.
TEST_P(BufferSetsTest, BuffersThatTheDeviceMayWriteAreNotRead) {
    START_BUFFERS(SetOptions());
    Program program =
        MakeProgram(index_storage_buffer, kStorage, 6, 5, 0, kSetUsage | VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    Clear(program, 5); // lavapipe reads nothing from a null descriptor.
    RunOne(program, 4);
    RunOne(program, 5);
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 6)[2], 0u);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// The content stays known after the memory was unmapped.
TEST_P(BufferSetsTest, MemoryMayBeUnmapped) {
    START_BUFFERS(SetOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 5);
    VkCommandBuffer commands = Record(program, 5);
    vkUnmapMemory(device(), program.set.memory);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage(kBufferStateId, "Descriptor index 5 is uninitialized.");
    void *mapped;
    Check(vkMapMemory(device(), program.set.memory, 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory");
    program.set.words = static_cast<uint32_t *>(mapped);
    WriteSet(program, 1, 5, kStorage, MakeSource(8));
    Check(SubmitAgain(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 8u);
    Stop();
    ExpectSilence();
}

TEST_P(BufferSetsTest, CombinedImageSamplersAreFound) {
    Options options = SetOptions();
    options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
    START_BUFFERS(options);
    Program program = MakeProgram(index_combined_image_sampler, kCombined, 6, 0);
    const VkSampler sampler = MakeSampler();
    for (uint32_t i = 0; i < 5; i++) {
        Image image = MakeImage(VK_FORMAT_R32G32B32A32_UINT, 1, 1,
                                VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        VkClearColorValue color = {};
        color.uint32[0] = 100 + i;
        FillImage(image, color, VK_IMAGE_LAYOUT_GENERAL);
        WriteImage(program, i, 6, image.view, sampler);
    }
    RunOne(program, 4);
    ExpectSilence();
    RunOne(program, 5);
    ExpectMessage(kBufferStateId, "Descriptor index 5 is uninitialized.");
    Stop();
    ExpectSilence();
}

// Many recordings with many offsets hold no memory when they end.
TEST_P(BufferSetsTest, RecordingsReleaseTheirSets) {
    START_BUFFERS(SetOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 6);
    for (uint32_t i = 0; i < 300; i++) {
        EXPECT_EQ(RunOne(program, i % 6)[2], 100 + i % 6);
    }
    ExpectSilence();
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, BufferSetsTest, ::testing::ValuesIn(WardenStacks({Driver::kLavapipe})),
                         StackName);

} // namespace
} // namespace wd::testing
