// Warden and Debian's Khronos layer in one process, in both orders, chosen as the README shows. Each
// reports the mistakes that it looks for, once, and neither reports the calls that the other adds to a correct program.
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "testing/device/device.h"
#include "testing/shaders/test_shaders.h"

namespace wd::testing {
namespace {

constexpr char kWardenName[] = "VK_LAYER_WARDEN_validation";
constexpr char kKhronosName[] = "VK_LAYER_KHRONOS_validation";

class BothLayersTest : public DeviceTest, public ::testing::WithParamInterface<bool> {
  protected:
    // The first layer is next to the application. The loader of Debian 12 takes the order from VK_LAYER_PATH, later
    // loaders from VK_INSTANCE_LAYERS.
    Options MakeOptions() {
        const std::vector<Layer> order = GetParam() ? std::vector<Layer>{Layer::kWarden, Layer::kKhronos}
                                                    : std::vector<Layer>{Layer::kKhronos, Layer::kWarden};
        Options options;
        options.layers = {};
        std::string &folders = options.environment["VK_LAYER_PATH"];
        std::string &names = options.environment["VK_INSTANCE_LAYERS"];
        for (Layer layer : order) {
            folders += (folders.empty() ? "" : ":") + LayerFolder(layer);
            names += std::string(names.empty() ? "" : ":") +
                     (layer == Layer::kWarden ? kWardenName : kKhronosName);
        }
        options.settings["gpuav_enable"] = "true";
        options.settings["validate_sync"] = "true";
        options.settings["validate_core"] = "false"; // Both layers would report the same mistake.
        options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
        return options;
    }

    // ExpectOrder asserts which layer is next to the application: the one whose function the loader returns.
    void ExpectOrder() {
        Dl_info info = {};
        void *function = reinterpret_cast<void *>(vkGetDeviceProcAddr(device(), "vkCreateBuffer"));
        ASSERT_NE(dladdr(function, &info), 0);
        EXPECT_NE(std::string(info.dli_fname).find(GetParam() ? "libVkLayer_warden" : "libVkLayer_khronos"),
                  std::string::npos)
            << info.dli_fname;
    }

    // The second of four invocations reads element `index` of an array of six buffers, which hold 100 to 105.
    uint32_t Read(uint32_t index) {
        const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                           {1, type, 6, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        VkDescriptorSet set = MakeSet(set_layout, {{type, 7}});
        Buffer result = MakeBuffer(1024, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set, 0, 0, type, result);
        for (uint32_t i = 0; i < 6; i++) {
            WriteBuffer(set, 1, i, type, MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i}));
        }
        VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(index_storage_buffer));
        RunDispatch(pipeline, layout, set, {VK_SHADER_STAGE_COMPUTE_BIT, {index, 1}}, 4);
        return result.words[1];
    }

    // Two fills of one buffer, with or without a barrier in between.
    void FillTwice(bool has_barrier) {
        Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
        VkCommandBuffer commands = Begin();
        vkCmdFillBuffer(commands, buffer.handle, 0, VK_WHOLE_SIZE, 1);
        if (has_barrier) {
            auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
            barrier.srcAccessMask = barrier.dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
            vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                                 1, &barrier, 0, nullptr, 0, nullptr);
        }
        vkCmdFillBuffer(commands, buffer.handle, 0, VK_WHOLE_SIZE, 2);
        ASSERT_EQ(Submit(commands), VK_SUCCESS);
    }
};

TEST_P(BothLayersTest, AreSilentAboutACorrectProgram) {
    if (LayerFolder(Layer::kKhronos).empty()) {
        GTEST_SKIP() << HowToGet(Layer::kKhronos);
    }
    WD_START_DEVICE(MakeOptions());
    ExpectOrder();
    EXPECT_EQ(Read(5), 105u);
    FillTwice(true);
    Stop();
    ExpectSilence();
}

TEST_P(BothLayersTest, EachReportsItsOwnFindings) {
    if (LayerFolder(Layer::kKhronos).empty()) {
        GTEST_SKIP() << HowToGet(Layer::kKhronos);
    }
    WD_START_DEVICE(MakeOptions());
    ExpectOrder();
    EXPECT_EQ(Read(6), 0u); // The read is skipped.
    ExpectMessage("VUID-vkCmdDispatch-None-10068", "Index of 6 used to index descriptor array of length 6.");
    FillTwice(false);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer");
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO); // A size of 0 is invalid.
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    VkBuffer buffer = VK_NULL_HANDLE;
    if (vkCreateBuffer(device(), &info, nullptr, &buffer) == VK_SUCCESS) {
        vkDestroyBuffer(device(), buffer, nullptr);
    }
    ExpectMessage("VUID-VkBufferCreateInfo-size-00912", "size");
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Orders, BothLayersTest, ::testing::Bool(),
                         [](const ::testing::TestParamInfo<bool> &info) -> std::string {
                             return info.param ? "WardenFirst" : "KhronosFirst";
                         });

} // namespace
} // namespace wd::testing
