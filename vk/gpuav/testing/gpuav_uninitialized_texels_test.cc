// Reads of texels that nothing wrote: reported with the texel, the buffer view and the line.
#include <gtest/gtest.h>

#include "testing/device/stack.h"
#include "vk/gpuav/testing/gpuav_unwritten_fixture.h"
#include "vk/gpuav/testing/uninitialized_texels_shaders.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kUniformTexels = VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;
constexpr VkDescriptorType kStorageTexels = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
constexpr VkBufferUsageFlags kUsage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                                      VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT |
                                      VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT;
constexpr VkDeviceSize kSize = 4096, kViewOffset = 256, kViewSize = 2048;

enum Operation : uint32_t {
    kFetch,
    kLoad,
    kStore,
    kAdd,
    kLoadVector,
    kStoreVector,
    kReadWord,
    kStoreWord,
    kFetchElement,
    kStoreAndLoad,
    kFetchSmall,
};

class UninitializedTexelsTest : public UnwrittenMemoryTest, public ::testing::WithParamInterface<Stack> {
  protected:
    Options MakeOptions(const char *checks = "default,uninitialized_memory") {
        Options options = GpuavOptions();
        UseStack(GetParam(), &options);
        options.settings["gpuav_checks"] = checks;
        return options;
    }
    void Start(const Options &options) {
        DeviceTest::Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        const VkDescriptorSetLayout set_layout = MakeSetLayout(
            {Binding(0, kStorage, 1), Binding(1, kStorage, 1), Binding(2, kUniformTexels, 1),
             Binding(3, kStorageTexels, 1), Binding(4, kStorageTexels, 1), Binding(5, kUniformTexels, 2)});
        layout_ = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        pipeline_ = MakeComputePipeline(layout_, MakeShader(gpuav_uninitialized_texels));
        results_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        buffer_ = MakeNewBuffer(kUsage, kSize);
        set_ = MakeSet(set_layout, {{kStorage, 2}, {kUniformTexels, 3}, {kStorageTexels, 2}});
        WriteBuffer(set_, 0, 0, kStorage, results_);
        WriteBuffer(set_, 1, 0, kStorage, buffer_);
        WriteTexelBuffer(set_, 2, 0, kUniformTexels, MakeView(VK_FORMAT_R32_UINT));
        WriteTexelBuffer(set_, 3, 0, kStorageTexels, MakeView(VK_FORMAT_R32_UINT));
        WriteTexelBuffer(set_, 4, 0, kStorageTexels, MakeView(VK_FORMAT_R32G32B32A32_SFLOAT));
        WriteTexelBuffer(set_, 5, 0, kUniformTexels, MakeView(VK_FORMAT_R32G32B32A32_SFLOAT));
        WriteTexelBuffer(set_, 5, 1, kUniformTexels,
                         MakeBufferView(MakeNewBuffer(VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT, kSize),
                                        VK_FORMAT_R8_UNORM));
    }
    VkBufferView MakeView(VkFormat format, VkDeviceSize offset = kViewOffset) {
        auto info = Make<VkBufferViewCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO);
        info.buffer = buffer_.handle;
        info.format = format;
        info.offset = offset;
        info.range = kViewSize;
        VkBufferView view;
        Check(vkCreateBufferView(device(), &info, nullptr, &view), "vkCreateBufferView");
        Defer([device = device(), view] { vkDestroyBufferView(device, view, nullptr); });
        SetName(VK_OBJECT_TYPE_BUFFER_VIEW, view, "texels");
        return view;
    }
    void Run(Operation operation, uint32_t index) {
        RunDispatch(pipeline_, layout_, set_, {VK_SHADER_STAGE_COMPUTE_BIT, {index, operation}}, 1);
    }
    void ExpectRead(uint32_t size, uint32_t texel) {
        ExpectText("Read of texel " + std::to_string(texel) + " of a texel buffer, whose " +
                   std::to_string(size) + " bytes nothing wrote.");
    }

    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    Buffer results_, buffer_;
};

TEST_P(UninitializedTexelsTest, ReadsOfNewMemoryAreReported) {
    WD_START_DEVICE(MakeOptions());
    Run(kFetch, 5);
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    EXPECT_NE(text.find("Set 0, binding 2 (fetched)"), std::string::npos) << text;
    EXPECT_NE(text.find("Buffer View (texels)(0x"), std::string::npos) << text;
    EXPECT_NE(text.find("since vkAllocateMemory of Device Memory (heap)"), std::string::npos) << text;
    EXPECT_NE(text.find("gpuav_uninitialized_texels.comp:26"), std::string::npos) << text;
    ExpectRead(4, 5);
    Run(kLoad, 6);
    ExpectRead(4, 6);
    Run(kLoadVector, 3);
    ExpectRead(16, 3);
    Run(kFetchElement, 7);
    ExpectRead(16, 7);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTexelsTest, StoresMakeReadsSilent) {
    WD_START_DEVICE(MakeOptions());
    Run(kStore, 5);
    Run(kLoad, 5);
    EXPECT_EQ(results_.words[0], 7u);
    Run(kFetch, 5);
    Run(kLoadVector, 1); // A part of the texel was written.
    ExpectSilence();
    Run(kLoad, 4);
    ExpectRead(4, 4);
    Run(kFetch, 6);
    ExpectRead(4, 6);
    Run(kLoadVector, 2);
    ExpectRead(16, 2);
    Run(kStoreVector, 10); // Words 40 to 43.
    Run(kFetch, 40);
    Run(kFetch, 43);
    ExpectSilence();
    Run(kFetch, 39);
    ExpectRead(4, 39);
    Run(kFetch, 44);
    ExpectRead(4, 44);
    Run(kStoreAndLoad, 60);
    EXPECT_EQ(results_.words[0], 1u);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTexelsTest, AtomicsReadAndWrite) {
    WD_START_DEVICE(MakeOptions());
    Run(kAdd, 2);
    ExpectRead(4, 2);
    Run(kAdd, 2);
    Run(kLoad, 2);
    Stop();
    ExpectSilence();
}

// Texel buffers and storage buffers share the bits of their memory.
TEST_P(UninitializedTexelsTest, OtherBuffersShareTheMemory) {
    WD_START_DEVICE(MakeOptions());
    Run(kStore, 8);
    Run(kReadWord, kViewOffset / 4 + 8);
    EXPECT_EQ(results_.words[0], 7u);
    Run(kStoreWord, kViewOffset / 4 + 9);
    Run(kFetch, 9);
    EXPECT_EQ(results_.words[0], 3u);
    ExpectSilence();
    Run(kReadWord, kViewOffset / 4 + 10);
    ExpectText("Read of 4 bytes at offset " + std::to_string(kViewOffset + 40) +
               " of a buffer, which nothing wrote.");
    Run(kReadWord, 8);
    ExpectText("Read of 4 bytes at offset 32 of a buffer, which nothing wrote.");
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTexelsTest, CommandsWrite) {
    WD_START_DEVICE(MakeOptions());
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, buffer_.handle, kViewOffset + 512, 256, 9);
    Check(Submit(commands), "vkQueueSubmit");
    Run(kFetch, 128);
    EXPECT_EQ(results_.words[0], 9u);
    Run(kLoad, 191);
    ExpectSilence();
    Run(kLoad, 192);
    ExpectRead(4, 192);
    Stop();
    ExpectSilence();
}

// Texels of one byte are not followed: reads of them are not tested, and views that shaders may store to count as
// written when they are created.
TEST_P(UninitializedTexelsTest, SmallTexels) {
    WD_START_DEVICE(MakeOptions());
    Run(kFetchSmall, 7);
    Run(kFetchSmall, 8);
    ExpectSilence();
    Run(kReadWord, 512);
    ExpectText("Read of 4 bytes at offset 2048 of a buffer, which nothing wrote.");
    MakeView(VK_FORMAT_R8_UNORM, 2048);
    Run(kReadWord, 512);
    Run(kReadWord, 1023);
    Stop();
    ExpectSilence();
}

// Such accesses read and write nothing.
TEST_P(UninitializedTexelsTest, TexelsOutsideOfTheView) {
    WD_START_DEVICE(MakeOptions("uninitialized_memory"));
    Run(kFetch, kViewSize / 4);
    Run(kStore, kViewSize / 4);
    ExpectSilence();
    Run(kReadWord, (kViewOffset + kViewSize) / 4);
    ExpectText("Read of 4 bytes at offset 2304 of a buffer, which nothing wrote.");
    Run(kFetch, kViewSize / 4 - 1);
    ExpectRead(4, kViewSize / 4 - 1);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTexelsTest, AllChecksAreTogether) {
    WD_START_DEVICE(MakeOptions("all"));
    Run(kFetch, 3);
    ExpectRead(4, 3);
    Run(kStore, 3);
    Run(kFetch, 3);
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTexelsTest, ObserveModeReportsTheSame) {
    Options options = MakeOptions();
    options.settings["gpuav_mode"] = "observe";
    WD_START_DEVICE(options);
    Run(kLoad, 3);
    ExpectRead(4, 3);
    Run(kFetchElement, 7);
    ExpectRead(16, 7);
    Run(kStore, 3);
    Run(kLoad, 3);
    Stop();
    ExpectSilence();
}

// The words of descriptors have what their formats allow instead: storage texel buffers count as written when a view is
// created.
TEST_P(UninitializedTexelsTest, WithTheContentsOfDescriptors) {
    Options options = MakeOptions();
    options.settings["gpuav_descriptor_contents"] = "true";
    WD_START_DEVICE(options);
    Run(kFetch, 3);
    Run(kReadWord, kViewOffset / 4 + 3);
    ExpectSilence();
    Run(kReadWord, kViewOffset / 4 - 1);
    ExpectText("Read of 4 bytes at offset 252 of a buffer, which nothing wrote.");
    Stop();
    ExpectSilence();
}

TEST_P(UninitializedTexelsTest, IsOffByDefault) {
    WD_START_DEVICE(MakeOptions("default"));
    Run(kFetch, 5);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, UninitializedTexelsTest,
                         ::testing::Values(Stack{"lavapipe", Driver::kLavapipe, {Layer::kWarden}},
                                           Stack{"swiftshader", Driver::kSwiftShader, {Layer::kWarden}}),
                         StackName);

} // namespace
} // namespace wd::testing
