// Reads of memory that nothing wrote: reported with buffer, offset, size and line. Memory that a shader, a command, the
// host or anything unknown may have written is silent.
#include <gtest/gtest.h>

#include "vk/gpuav/testing/gpuav_uninitialized_fixture.h"

namespace wd::testing {
namespace {

TEST_P(UninitializedTest, ReadsOfNewMemoryAreReported) {
    WD_START_DEVICE(MakeOptions());
    Run(kRead, 5);
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    EXPECT_NE(text.find("gpuav_uninitialized.comp:42"), std::string::npos) << text;
    EXPECT_NE(text.find("Buffer (history)"), std::string::npos) << text;
    EXPECT_NE(text.find("since vkAllocateMemory of Device Memory (heap)"), std::string::npos) << text;
    ExpectRead(4, 20);
    Run(kReadVector, 3);
    ExpectRead(16, 48);
    Run(kReadInFunction, 8);
    ExpectRead(4, 36);
    Run(kSum, 3);
    ExpectRead(4, 0);
    Run(kReadUniform, 2);
    ExpectRead(4, 32);
    Run(kReadElement, 1);
    ExpectRead(4, 12);
    Run(kReadIfBelowTwo, 2); // It reads nothing.
    Run(kReadIfBelowTwo, 1);
    ExpectRead(4, 4);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, StoresMakeReadsSilent) {
    WD_START_DEVICE(MakeOptions());
    Run(kStore, 5);
    Run(kRead, 5);
    EXPECT_EQ(results_.words[0], 7u);
    ExpectSilence();
    Run(kRead, 4);
    ExpectRead(4, 16);
    Run(kRead, 6);
    ExpectRead(4, 24);
    Run(kStoreElement, 1); // Byte 12 of the second element is byte 268 of the buffer.
    Run(kReadElement, 1);
    Run(kRead, 67);
    ExpectSilence();
    Run(kReadElement, 0);
    ExpectRead(4, 12);
    Run(kStoreAndRead, 9);
    EXPECT_EQ(results_.words[0], 1u);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, PartsOfVectorsAndStructsAreSilent) {
    WD_START_DEVICE(MakeOptions());
    Run(kStoreComponent, 3);
    Run(kReadVector, 3);
    ExpectSilence();
    Run(kStoreStruct, 4); // A struct has 80 bytes.
    Run(kReadMember, 4);
    ExpectSilence();
    Run(kReadMember, 5);
    ExpectRead(4, 5 * 80 + 64);
    Run(kStoreLarge, 6); // Of 160 bytes.
    Run(kRead, 240);
    Run(kRead, 279);
    ExpectSilence();
    Run(kRead, 280);
    ExpectRead(4, 1120);
    Run(kRead, 239);
    ExpectRead(4, 956);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, AtomicsReadAndWrite) {
    WD_START_DEVICE(MakeOptions());
    Run(kAdd, 2);
    ExpectRead(4, 8);
    Run(kAdd, 2);
    Run(kRead, 2);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, CommandsWrite) {
    WD_START_DEVICE(MakeOptions());
    const Buffer source = MakeBuffer(256, VK_BUFFER_USAGE_TRANSFER_SRC_BIT, {11, 12});
    Submit([this](VkCommandBuffer commands) { vkCmdFillBuffer(commands, buffer_.handle, 128, 256, 3); });
    Run(kRead, 32);
    EXPECT_EQ(results_.words[0], 3u);
    Run(kRead, 95);
    ExpectSilence();
    Run(kRead, 31);
    ExpectRead(4, 124);
    Run(kRead, 96);
    ExpectRead(4, 384);
    const uint32_t data[] = {5, 6};
    Submit([&](VkCommandBuffer commands) {
        vkCmdUpdateBuffer(commands, buffer_.handle, 1024, sizeof data, data);
        const VkBufferCopy region = {0, 2048, 256};
        vkCmdCopyBuffer(commands, source.handle, buffer_.handle, 1, &region);
        vkCmdFillBuffer(commands, buffer_.handle, 3072, VK_WHOLE_SIZE, 3);
    });
    for (uint32_t index : {256u, 512u, 575u, 768u, 1023u}) {
        Run(kRead, index);
    }
    ExpectSilence();
    Run(kRead, 576);
    ExpectRead(4, 2304);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, TheHostWrites) {
    WD_START_DEVICE(MakeOptions());
    Run(kRead, 1);
    ExpectRead(4, 4);
    void *mapped;
    if (vkMapMemory(device(), buffer_.memory, 0, VK_WHOLE_SIZE, 0, &mapped) != VK_SUCCESS) {
        GTEST_SKIP() << "The driver has memory that cannot be mapped.";
    }
    Run(kRead, 1);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, BuffersShareMemory) {
    WD_START_DEVICE(MakeOptions());
    Buffer first = {MakeUnbound(kUsage, kSize), VK_NULL_HANDLE, kSize};
    Buffer second = {MakeUnbound(kUsage, kSize), VK_NULL_HANDLE, kSize};
    VkMemoryRequirements requirements = RequirementsOf(first.handle);
    requirements.size *= 2;
    const VkDeviceMemory memory = Allocate(requirements, 0);
    Check(vkBindBufferMemory(device(), first.handle, memory, 0), "vkBindBufferMemory");
    Check(vkBindBufferMemory(device(), second.handle, memory, 1024), "vkBindBufferMemory");
    set_ = MakeSetFor(first);
    Run(kStore, 300);
    set_ = MakeSetFor(second);
    Run(kRead, 300 - 256);
    ExpectSilence();
    Run(kRead, 300);
    ExpectRead(4, 1200);
    Stop();
    ExpectSilence();
}

// Buffers in which other commands and shaders write count as written.
TEST_P(UninitializedTest, OtherUsagesAreSilent) {
    Options options = MakeOptions();
    options.settings["validate_parameters"] = "false"; // The usage needs an extension.
    WD_START_DEVICE(options);
    set_ = MakeSetFor(MakeNewBuffer(kUsage | VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT, kSize));
    Run(kRead, 5);
    Stop();
    ExpectSilence();
}

// Texels of other sizes are followed (gpuav_uninitialized_texels_test.cc).
TEST_P(UninitializedTest, SmallTexelsCountAsWrittenFromTheCreationOfAView) {
    WD_START_DEVICE(MakeOptions());
    const Buffer texels = MakeNewBuffer(kUsage | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT, kSize);
    set_ = MakeSetFor(texels);
    Run(kRead, 5);
    ExpectRead(4, 20);
    auto info = Make<VkBufferViewCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO);
    info.buffer = texels.handle;
    info.format = VK_FORMAT_R16_UINT;
    info.offset = 1024;
    info.range = 1024;
    VkBufferView view;
    Check(vkCreateBufferView(device(), &info, nullptr, &view), "vkCreateBufferView");
    Defer([device = device(), view] { vkDestroyBufferView(device, view, nullptr); });
    Run(kRead, 256);
    Run(kRead, 511);
    ExpectSilence();
    Run(kRead, 512);
    ExpectRead(4, 2048);
    Stop();
    ExpectSilence();
}

// The device has commands that write through device addresses. Nothing uses an address that the application did not
// get.
TEST_P(UninitializedTest, BuffersCountAsWrittenFromTheQueryOfTheirAddress) {
    auto addresses = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    addresses.bufferDeviceAddress = VK_TRUE;
    Options options = MakeOptions();
    options.api_version = VK_API_VERSION_1_2;
    options.device_next = &addresses;
    options.device_extensions = {VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME,
                                 VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkBufferUsageFlags usage = kUsage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    const auto make = [&] {
        Buffer buffer = {MakeUnbound(usage, kSize), VK_NULL_HANDLE, kSize};
        buffer.memory = Allocate(RequirementsOf(buffer.handle), 0, true);
        Check(vkBindBufferMemory(device(), buffer.handle, buffer.memory, 0), "vkBindBufferMemory");
        return buffer;
    };
    const Buffer first = make(), second = make();
    set_ = MakeSetFor(first);
    Run(kRead, 5);
    ExpectRead(4, 20);
    EXPECT_NE(AddressOf(first.handle), 0u);
    Run(kRead, 6);
    ExpectSilence();
    set_ = MakeSetFor(second);
    Run(kRead, 7);
    ExpectRead(4, 28);
    Run(kStore, 8);
    Run(kRead, 8);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, OffsetsOfDescriptorsCount) {
    WD_START_DEVICE(MakeOptions());
    set_ = MakeSetFor(buffer_, 256, 512);
    Run(kStore, 5);
    Run(kRead, 5);
    ExpectSilence();
    set_ = MakeSetFor(buffer_);
    Run(kRead, 69);
    ExpectSilence();
    Run(kRead, 5);
    ExpectRead(4, 20);
    Stop();
    ExpectSilence();
}

// With robustBufferAccess2, the components in bounds are written.
TEST_P(UninitializedTest, PartOfAStoreIsInTheBuffer) {
    WD_START_DEVICE(MakeOptions("uninitialized_memory"));
    set_ = MakeSetFor(buffer_, 256, 56);
    Run(kStoreVector, 3); // Bytes 48 to 63.
    set_ = MakeSetFor(buffer_);
    Run(kRead, (256 + 48) / 4);
    Run(kRead, (256 + 52) / 4);
    ExpectSilence();
    Run(kRead, (256 + 56) / 4);
    ExpectRead(4, 256 + 56);
    Run(kRead, (256 + 44) / 4);
    ExpectRead(4, 256 + 44);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, DynamicDescriptorsWrite) {
    WD_START_DEVICE(MakeOptions());
    const VkDescriptorSet plain = set_;
    const VkPipelineLayout plain_layout = layout_;
    const std::map<Operation, VkPipeline> plain_pipelines = pipelines_;
    MakeProgram(VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC);
    set_ = MakeSetFor(buffer_, 1024, 1024);
    Submit([this](VkCommandBuffer commands) {
        const uint32_t offset = 512, index = 5;
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, PipelineOf(kStore));
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set_, 1, &offset);
        vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof index, &index);
        vkCmdDispatch(commands, 1, 1, 1);
    });
    set_ = plain;
    layout_ = plain_layout;
    pipelines_ = plain_pipelines;
    Run(kRead, (1024 + 512) / 4 + 5);
    EXPECT_EQ(results_.words[0], 0u); // The other program has other results.
    ExpectSilence();
    Run(kRead, 255);
    ExpectRead(4, 1020);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, MemoryThatIsAllocatedAgainIsNew) {
    WD_START_DEVICE(MakeOptions());
    for (int i = 0; i < 3; i++) {
        VkBuffer buffer;
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = kSize;
        info.usage = kUsage;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        const VkMemoryRequirements requirements = RequirementsOf(buffer);
        auto allocate = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        allocate.allocationSize = requirements.size;
        allocate.memoryTypeIndex = FindMemoryType(requirements.memoryTypeBits, 0);
        VkDeviceMemory memory;
        Check(vkAllocateMemory(device(), &allocate, nullptr, &memory), "vkAllocateMemory");
        Check(vkBindBufferMemory(device(), buffer, memory, 0), "vkBindBufferMemory");
        set_ = MakeSetFor({buffer, memory, kSize});
        Run(kRead, 2);
        ExpectRead(4, 8);
        Run(kStore, 2);
        Submit([&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, buffer, 1024, 512, 1); });
        Run(kRead, 2);
        Run(kRead, 256);
        ExpectSilence();
        set_ = MakeSetFor(buffer_); // Sets keep the state of their buffers.
        vkDestroyBuffer(device(), buffer, nullptr);
        vkFreeMemory(device(), memory, nullptr);
    }
    Stop();
    ExpectSilence();
}

// A shader that is not instrumented may write any memory.
TEST_P(UninitializedTest, OtherShadersMakeEverythingSilent) {
    Options options = MakeOptions();
    options.settings["gpuav_shaders_to_instrument"] = "instrumented";
    options.settings["validate_shaders"] = "false"; // Its summary is a message of severity INFO.
    options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    WD_START_DEVICE(options);
    SetName(VK_OBJECT_TYPE_SHADER_MODULE, module_, "instrumented");
    Run(kRead, 5);
    for (const Message &message : messages()) {
        EXPECT_NE(message.id, kId);
    }
    Stop();
    ExpectMessage("WARDEN-gpuav-accesses-unchecked", "uninitialized_memory did not check reads to the end");
}

TEST_P(UninitializedTest, ObserveModeReportsTheSame) {
    Options options = MakeOptions();
    options.settings["gpuav_mode"] = "observe";
    WD_START_DEVICE(options);
    Run(kSum, 3);
    ExpectRead(4, 0);
    Run(kStore, 5);
    Run(kRead, 5);
    ExpectSilence();
    Run(kReadElement, 1);
    ExpectRead(4, 12);
    Stop();
    ExpectSilence();
}

// Without the check of indices, an access to an array of descriptors is not followed.
TEST_P(UninitializedTest, NoOtherCheckIsNeeded) {
    WD_START_DEVICE(MakeOptions("uninitialized_memory"));
    Run(kRead, 1);
    ExpectRead(4, 4);
    Run(kReadElement, 1);
    ExpectSilence();
    Run(kStoreElement, 1);
    Run(kRead, 0);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, AllChecksAreTogether) {
    WD_START_DEVICE(MakeOptions("all"));
    Run(kRead, 3);
    ExpectRead(4, 12);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTest, IsOffByDefault) {
    WD_START_DEVICE(MakeOptions("default"));
    Run(kRead, 5);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, UninitializedTest,
                         ::testing::Values(Stack{"lavapipe", Driver::kLavapipe, {Layer::kWarden}}),
                         StackName);

// A small shader: SwiftShader compiles branches that specialization constants exclude, too.
class SmallUninitializedTest : public UninitializedTest {
  protected:
    void Run(uint32_t operation, uint32_t index) {
        RunDispatch(pipeline_, layout_, set_, {VK_SHADER_STAGE_COMPUTE_BIT, {index, operation}}, 1);
    }
    void StartSmall(const Options &options) {
        DeviceTest::Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 1)});
        layout_ = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        pipeline_ = MakeComputePipeline(layout_, MakeShader(gpuav_uninitialized_small));
        set_ = MakeSet(set_layout, {{kStorage, 2}});
        results_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        buffer_ = MakeNewBuffer(kUsage, kSize);
        WriteBuffer(set_, 0, 0, kStorage, results_);
        WriteBuffer(set_, 1, 0, kStorage, buffer_);
    }
    VkPipeline pipeline_ = VK_NULL_HANDLE;
};

TEST_P(SmallUninitializedTest, ReadsAreReportedUntilSomethingWrites) {
    for (const char *mode : {"guard", "observe"}) {
        Options options = MakeOptions();
        options.settings["gpuav_mode"] = mode;
        StartSmall(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        Run(kRead, 100);
        ExpectRead(4, 400);
        Run(kStore, 100);
        Run(kRead, 100);
        EXPECT_EQ(results_.words[0], 7u);
        ExpectSilence();
        Run(kAdd, 101);
        ExpectRead(4, 404);
        Run(kAdd, 101);
        ExpectSilence();
        Submit(
            [this](VkCommandBuffer commands) { vkCmdFillBuffer(commands, buffer_.handle, 1024, 1024, 3); });
        Run(kRead, 511);
        EXPECT_EQ(results_.words[0], 3u);
        ExpectSilence();
        Run(kRead, 512);
        ExpectRead(4, 2048);
        Stop();
        ExpectSilence();
    }
}

// In steps of four bytes: a half makes the word that contains it count as written.
TEST_P(SmallUninitializedTest, NarrowAccessesCountForTheirWords) {
    if (GetParam().driver == Driver::kSwiftShader) {
        GTEST_SKIP() << "SwiftShader has no 16-bit storage.";
    }
    auto narrow =
        Make<VkPhysicalDevice16BitStorageFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES);
    narrow.storageBuffer16BitAccess = VK_TRUE;
    for (const char *mode : {"guard", "observe"}) {
        Options options = MakeOptions();
        options.settings["gpuav_mode"] = mode;
        options.device_next = &narrow;
        StartSmall(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        pipeline_ = MakeComputePipeline(layout_, MakeShader(gpuav_uninitialized_narrow));
        Run(kRead, 11);
        ExpectRead(2, 22);
        Run(kStore, 10);
        Run(kRead, 11);
        ExpectSilence();
        Run(kRead, 9);
        ExpectRead(2, 18);
        Stop();
        ExpectSilence();
    }
}

TEST_P(SmallUninitializedTest, GraphicsShadersReadAndWrite) {
    Options options = MakeOptions();
    options.features.vertexPipelineStoresAndAtomics = VK_TRUE;
    options.features.fragmentStoresAndAtomics = VK_TRUE;
    StartSmall(options);
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    constexpr VkShaderStageFlags kBoth = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
    const VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(0, kStorage, 1, kBoth), Binding(1, kStorage, 1, kBoth)});
    const VkPipelineLayout layout = MakePipelineLayout({set_layout}, kBoth, 8);
    const VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 2}});
    WriteBuffer(set, 0, 0, kStorage, results_);
    WriteBuffer(set, 1, 0, kStorage, buffer_);
    const Target target = MakeTarget(4, 4);
    const VkPipeline pipeline = MakeGraphicsPipeline(layout, MakeShader(gpuav_uninitialized_vert),
                                                     MakeShader(gpuav_uninitialized_frag), target);
    const auto draw = [&](uint32_t operation, uint32_t index) {
        RunDraw(target, pipeline, layout, set, {kBoth, {index, operation}});
    };
    draw(0, 20);
    EXPECT_NE(messages().empty() ? std::string::npos : messages()[0].text.find("Stage = Vertex"),
              std::string::npos);
    ExpectRead(4, 80);
    draw(2, 20);
    EXPECT_NE(messages().empty() ? std::string::npos : messages()[0].text.find("Stage = Fragment"),
              std::string::npos);
    ExpectRead(4, 80);
    draw(1, 20);
    draw(3, 21);
    draw(0, 20);
    draw(0, 21);
    draw(2, 20);
    draw(2, 21);
    EXPECT_EQ(results_.words[0], 7u);
    ExpectSilence();
    draw(2, 22);
    ExpectRead(4, 88);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, SmallUninitializedTest,
                         ::testing::ValuesIn(WardenStacks({Driver::kLavapipe, Driver::kSwiftShader})),
                         StackName);

} // namespace
} // namespace wd::testing
