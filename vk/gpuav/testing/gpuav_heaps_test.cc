// Descriptor heaps (VK_EXT_descriptor_heap): programs that use them correctly get no message from any validator, and
// mistakes in descriptors are found. Each test of a mistake has a similar valid case without messages.
#include <cstring>

#include "vk/gpuav/testing/gpuav_heaps_test.h"

namespace wd::testing {
namespace {

#ifdef VK_EXT_descriptor_heap

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;

constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
constexpr char kRangeId[] = "VUID-vkCmdDispatch-None-11309";
constexpr char kStateId[] = "VUID-vkCmdDispatch-None-12472";

// Every validator, and every check that devices with heaps have.
Options EveryValidator(Options options) {
    for (const char *setting : {"validate_core", "validate_sync", "validate_uninitialized", "validate_host",
                                "validate_hangs", "gpuav_descriptor_contents", "gpuav_descriptor_buffers"}) {
        options.settings[setting] = "true";
    }
    options.settings["gpuav_checks"] = "all";
    return options;
}

TEST_P(HeapsTest, ACorrectProgramIsSilent) {
    START_HEAPS(EveryValidator(HeapOptions()));
    Program program = MakeProgram(index_storage_buffer, kStorage, 7, 6);
    EXPECT_EQ(RunOne(program, 5), (std::vector<uint32_t>{100, 100, 105, 100}));
    EXPECT_EQ(RunOne(program, 3), (std::vector<uint32_t>{100, 100, 103, 100}));
    Stop();
    ExpectSilence();
}

TEST_P(HeapsTest, ACorrectProgramIsSilentByDefault) {
    Options options = HeapOptions();
    options.settings.clear();
    START_HEAPS(options);
    Program program = MakeProgram(index_storage_buffer, kStorage, 7, 6);
    EXPECT_EQ(RunOne(program, 5), (std::vector<uint32_t>{100, 100, 105, 100}));
    Stop();
    ExpectSilence();
}

// A runtime array ends with the heap.
TEST_P(HeapsTest, IndicesPastTheHeapAreFound) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(index_variable_count, kStorage, 7, 6);
    EXPECT_EQ(RunOne(program, 5)[2], 105u);
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 6), (std::vector<uint32_t>{100, 100, 0, 100}));
    const std::string text = messages().empty() ? "" : messages()[0].text;
    EXPECT_NE(text.find("Set 0, binding 1, array element 6 (sources)"), std::string::npos) << text;
    EXPECT_NE(text.find("index_variable_count.comp at line"), std::string::npos) << text;
    EXPECT_NE(text.find("bind a larger heap"), std::string::npos) << text;
    ExpectMessage(kRangeId, kIndexText);
    Stop();
    ExpectSilence();
}

// The array of the shader ends, but the heap does not.
TEST_P(HeapsTest, IndicesPastTheArrayAreFound) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 16, 15);
    EXPECT_EQ(RunOne(program, 6), (std::vector<uint32_t>{100, 100, 0, 100}));
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// The heap ends before the array of the shader.
TEST_P(HeapsTest, ElementsOutsideOfTheHeapAreFound) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 5, 4);
    EXPECT_EQ(RunOne(program, 3)[2], 103u);
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 4)[2], 0u);
    ExpectMessage(kRangeId, "The descriptor heap ends before this descriptor");
    Stop();
    ExpectSilence();
}

// Elements before and after the reserved range are valid, wherever the range is in the array.
TEST_P(HeapsTest, ArraysMayContinueAfterReservedRanges) {
    for (const bool is_runtime : {false, true}) {
        START_HEAPS(HeapOptions());
        for (const uint32_t first : {0u, 2u}) {
            Program program = is_runtime ? MakeProgram(index_variable_count, kStorage, 7, 6)
                                         : MakeProgram(index_storage_buffer, kStorage, 7, 6);
            if (program.heap.info.reservedRangeSize > 2 * SlotSize()) {
                GTEST_SKIP() << "the device has a reserved range of its own";
            }
            // Elements begin in slot 1.
            program.heap.info.reservedRangeOffset = (1 + first) * SlotSize();
            program.heap.info.reservedRangeSize = 2 * SlotSize();
            for (uint32_t index = 0; index < 6; index++) {
                const bool is_reserved = index >= first && index < first + 2;
                EXPECT_EQ(RunOne(program, index)[2], is_reserved ? 0u : 100 + index) << index;
                if (is_reserved) {
                    ExpectMessage(kRangeId, "or the descriptor is in the heap's reserved range");
                }
                if (first == 0) { // The other invocations use the first element.
                    ClearMessages();
                }
                ExpectSilence();
            }
        }
        Stop();
        ExpectSilence();
    }
}

TEST_P(HeapsTest, UninitializedDescriptorsAreFound) {
    Options options = HeapOptions();
    options.settings["gpuav_descriptor_buffers"] = "true";
    START_HEAPS(options);
    for (const bool is_runtime : {false, true}) {
        Program program = is_runtime ? MakeProgram(index_variable_count, kStorage, 7, 5)
                                     : MakeProgram(index_storage_buffer, kStorage, 7, 5);
        EXPECT_EQ(RunOne(program, 4), (std::vector<uint32_t>{100, 100, 104, 100}));
        ExpectSilence();
        EXPECT_EQ(RunOne(program, 5), (std::vector<uint32_t>{100, 100, 0, 100}));
        const std::string text = messages().empty() ? "" : messages()[0].text;
        EXPECT_NE(text.find("Set 0, binding 1, array element 5 (sources)"), std::string::npos) << text;
        EXPECT_NE(text.find(".comp at line"), std::string::npos) << text;
        ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
        // Descriptors may be written until the submission.
        VkCommandBuffer commands = Record(program, 5);
        WriteSlot(program.heap, 6, kStorage, MakeSource(205));
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(program.result.words[2], 205u);
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// Without the setting, the contents of heaps are unknown.
TEST_P(HeapsTest, ContentsAreNotReadByDefault) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 7, 5);
    WriteSlot(program.heap, 6, kUniform, MakeSource(105));
    EXPECT_EQ(RunOne(program, 5)[2], 105u);
    Stop();
    ExpectSilence();
}

// The device may write descriptors into this heap.
TEST_P(HeapsTest, HeapsThatTheDeviceMayWriteAreUnknown) {
    Options options = HeapOptions();
    options.settings["gpuav_descriptor_buffers"] = "true";
    START_HEAPS(options);
    Program program = MakeProgram(index_storage_buffer, kStorage, 7, 5, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    memcpy(reinterpret_cast<uint8_t *>(program.heap.buffer.words) + 6 * SlotSize(),
           reinterpret_cast<uint8_t *>(program.heap.buffer.words) + SlotSize(), SlotSize());
    EXPECT_EQ(RunOne(program, 5)[2], 100u);
    Stop();
    ExpectSilence();
}

TEST_P(HeapsTest, DestroyedBuffersAreFound) {
    Options options = HeapOptions();
    options.settings["gpuav_descriptor_buffers"] = "true";
    START_HEAPS(options);
    Program program = MakeProgram(index_storage_buffer, kStorage, 7, 5);
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 64;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    Buffer lost = {};
    lost.size = 64;
    Check(vkCreateBuffer(device(), &info, nullptr, &lost.handle), "vkCreateBuffer");
    Check(vkBindBufferMemory(device(), lost.handle, MakeSource(7).memory, 64), "vkBindBufferMemory");
    WriteSlot(program.heap, 6, kStorage, lost);
    VkCommandBuffer commands = Record(program, 5);
    vkDestroyBuffer(device(), lost.handle, nullptr);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 0u);
    ExpectMessage(kStateId, "Descriptor index 5 references a destroyed resource.");
    Stop();
    ExpectSilence();
}

// Sixteen words, of which the shader's array has all but the first; uniform buffers have elements of 16 bytes.
TEST_P(HeapsTest, BoundsAreChecked) {
    Options options = HeapOptions();
    options.settings["gpuav_descriptor_buffers"] = "true";
    START_HEAPS(options);
    Program program = MakeProgram(bounds_storage_buffer, kStorage, 2, 1);
    EXPECT_EQ(RunOne(program, 14)[2], 100u);
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 15)[2], 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11373", "Descriptor size is 64 and highest byte accessed was 67.");
    Program uniform = MakeProgram(bounds_uniform_buffer, kUniform, 2, 1);
    EXPECT_EQ(RunOne(uniform, 3)[2], 100u);
    ExpectSilence();
    EXPECT_EQ(RunOne(uniform, 4)[2], 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11372", "Descriptor size is 64 and highest byte accessed was 71.");
    Stop();
    ExpectSilence();
}

// Two bindings have the same descriptor: both find its new buffer.
TEST_P(HeapsTest, BindingsMayShareADescriptor) {
    Options options = HeapOptions();
    options.settings["gpuav_descriptor_buffers"] = "true";
    START_HEAPS(options);
    Program program = MakeProgram(bounds_storage_buffer, kStorage, 2, 0);
    program.pipeline = MakePipeline(MakeShader(bounds_storage_buffer), {MapSlots(0, 0), MapSlots(1, 0)});
    RunOne(program, 14);
    ExpectSilence();
    RunOne(program, 15);
    ExpectMessage("VUID-vkCmdDispatch-None-11373", "Descriptor size is 64 and highest byte accessed was 67.");
    const Buffer larger = MakeBuffer(
        128, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, {}, 64);
    WriteSlot(program.heap, 0, kStorage, larger);
    RunOne(program, 15);
    ExpectSilence();
    Stop();
    ExpectSilence();
}

// The Khronos layer takes the member that instrumented shaders add to their push constants for all bytes before it
// (https://github.com/KhronosGroup/Vulkan-ValidationLayers/issues/12747), so it is not below Warden here.
INSTANTIATE_TEST_SUITE_P(Lavapipe, HeapsTest,
                         ::testing::Values(Stack{"lavapipe", Driver::kLavapipe, {Layer::kWarden}}),
                         StackName);

#else

TEST(HeapsTest, NeedHeadersThatKnowDescriptorHeaps) {
    GTEST_SKIP() << "the build's Vulkan headers lack VK_EXT_descriptor_heap; see './dev setup --newest'";
}

#endif

} // namespace
} // namespace wd::testing
