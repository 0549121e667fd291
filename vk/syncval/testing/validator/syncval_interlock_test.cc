// Fragment shader interlock: critical sections of draws in a render pass instance are ordered.
#include "vk/syncval/testing/syncval_draw_fixture.h"

using wd::testing::Make;

class SyncvalInterlockTest : public SyncvalDraws {
  protected:
    wd::testing::Options InterlockOptions() {
        auto options = SyncOptions(GetParam());
        options.features.fragmentStoresAndAtomics = VK_TRUE;
        interlock_.fragmentShaderPixelInterlock = interlock_.fragmentShaderSampleInterlock =
            interlock_.fragmentShaderShadingRateInterlock = VK_TRUE;
        options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
        Chain(&options, &interlock_, VK_EXT_FRAGMENT_SHADER_INTERLOCK_EXTENSION_NAME);
        return options;
    }

    void MakeCounting() {
        MakeResources();
        const VkDescriptorType image = VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
        counts_ = MakeImage(VK_FORMAT_R32_UINT, 16, 16, VK_IMAGE_USAGE_STORAGE_BIT);
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, image, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr},
                           {1, kStorage, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr}});
        layout_ = MakePipelineLayout({set_layout});
        set_ = MakeSet(set_layout, {{image, 1}, {kStorage, 1}});
        WriteImage(set_, 0, 0, image, counts_.view, VK_IMAGE_LAYOUT_GENERAL);
        WriteBuffer(set_, 1, 0, kStorage, arguments_);
    }

    template <size_t kSize> VkPipeline Counting(const uint32_t (&code)[kSize]) {
        DrawOptions draw;
        draw.layout = layout_;
        draw.fragment = MakeShader(code);
        return MakeDrawPipeline(draw);
    }

    void DrawTwice(VkCommandBuffer commands, VkPipeline pipeline) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdDraw(commands, 3, 1, 0, 0);
    }

    VkCommandBuffer BeginReady() {
        ClearMessages();
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        Ready(commands, counts_.handle);
        return commands;
    }

    VkPhysicalDeviceFragmentShaderInterlockFeaturesEXT interlock_ =
        Make<VkPhysicalDeviceFragmentShaderInterlockFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADER_INTERLOCK_FEATURES_EXT);
    wd::testing::Image counts_;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
};

TEST_P(SyncvalInterlockTest, CriticalSectionsAreOrdered) {
    WD_START_DEVICE(InterlockOptions());
    MakeCounting();
    for (const VkPipeline pipeline :
         {Counting(syncval_interlock_pixel), Counting(syncval_interlock_sample),
          Counting(syncval_interlock_rate), Counting(syncval_interlock_unordered)}) {
        VkCommandBuffer commands = BeginReady();
        RenderPlain(commands, target_.view, 0, [&] { DrawTwice(commands, pipeline); });
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }
    const VkPipeline outside = Counting(syncval_interlock_outside);
    VkCommandBuffer commands = BeginReady();
    RenderPlain(commands, target_.view, 0, [&] { DrawTwice(commands, outside); });
    vkEndCommandBuffer(commands);
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ");
    ClearMessages(); // Of the image and the buffer, reads and writes.
}

TEST_P(SyncvalInterlockTest, RenderingsAreNotOrdered) {
    WD_START_DEVICE(InterlockOptions());
    MakeCounting();
    const VkPipeline pipeline = Counting(syncval_interlock_pixel);
    for (const bool is_ordered : {false, true}) {
        VkCommandBuffer commands = BeginReady();
        RenderPlain(commands, target_.view, 0, [&] { DrawTwice(commands, pipeline); });
        const VkPipelineStageFlags2 stage = VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT;
        const VkAccessFlags2 read = VK_ACCESS_2_SHADER_STORAGE_READ_BIT,
                             write = VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT;
        if (is_ordered) {
            Barrier(commands, {stage | VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                               write | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
                               stage | VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                               read | write | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT});
        }
        ExpectSilence();
        RenderPlain(commands, target_.view, 0, [&] { DrawTwice(commands, pipeline); });
        vkEndCommandBuffer(commands);
        if (!is_ordered) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT");
            ClearMessages();
        }
        ExpectSilence();
    }
}

// Draws of secondary command buffers belong to the rendering that they continue.
TEST_P(SyncvalInterlockTest, SecondaryCommandBuffersAreOrdered) {
    WD_START_DEVICE(InterlockOptions());
    MakeCounting();
    const VkPipeline pipeline = Counting(syncval_interlock_pixel);
    auto rendering = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    rendering.colorAttachmentCount = 1;
    rendering.pColorAttachmentFormats = &target_.format;
    rendering.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    const VkCommandBuffer secondary = RecordSecondary(
        [&](VkCommandBuffer commands) { DrawTwice(commands, pipeline); }, &rendering,
        VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT | VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    const auto render = [&](VkCommandBuffer commands) {
        RenderPlain(commands, target_.view, VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT, [&] {
            vkCmdExecuteCommands(commands, 1, &secondary);
            vkCmdExecuteCommands(commands, 1, &secondary);
        });
    };
    VkCommandBuffer commands = BeginReady();
    render(commands);
    ExpectSilence();
    render(commands);
    vkEndCommandBuffer(commands);
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT");
    ClearMessages();
}

WD_SYNCVAL_DRIVER(SyncvalInterlockTest, kNull);
