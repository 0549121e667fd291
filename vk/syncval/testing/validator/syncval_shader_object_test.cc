// Shader objects (VK_EXT_shader_object): their accesses are followed as those of pipelines, with all state dynamic.
#include "vk/syncval/testing/syncval_scene_fixture.h"

#ifdef VK_EXT_shader_object

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;
using wd::testing::Options;

class SyncvalShaderObjectTest : public SyncvalScene {
  protected:
    static constexpr VkShaderStageFlagBits kVertex = VK_SHADER_STAGE_VERTEX_BIT;
    static constexpr VkShaderStageFlagBits kFragment = VK_SHADER_STAGE_FRAGMENT_BIT;
    static constexpr VkShaderStageFlagBits kCompute = VK_SHADER_STAGE_COMPUTE_BIT;

    Options ObjectOptions() {
        Options options = SyncOptions(GetParam());
        options.device_extensions = {VK_EXT_SHADER_OBJECT_EXTENSION_NAME, "VK_EXT_load_store_op_none"};
        features_.shaderObject = VK_TRUE;
        features_.pNext = const_cast<void *>(options.device_next);
        options.device_next = &features_;
        return options;
    }
    template <size_t N>
    VkShaderEXT Create(VkShaderStageFlagBits stage, const uint32_t (&words)[N],
                       const VkDescriptorSetLayout *set_layout = nullptr) {
        auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
        info.stage = stage;
        info.nextStage = stage == kVertex ? kFragment : 0;
        info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
        info.codeSize = sizeof words;
        info.pCode = words;
        info.pName = "main";
        info.setLayoutCount = set_layout != nullptr;
        info.pSetLayouts = set_layout;
        VkShaderEXT shader = VK_NULL_HANDLE;
        Check(DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT")(device(), 1, &info, nullptr, &shader),
              "vkCreateShadersEXT");
        auto destroy = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT");
        Defer([destroy, device = device(), shader] { destroy(device, shader, nullptr); });
        return shader;
    }
    void Bind(VkCommandBuffer commands, VkShaderStageFlagBits stage, VkShaderEXT shader) {
        DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT")(commands, 1, &stage, &shader);
    }

    // A draw that reads 8 bytes for each of three vertices from binding 0.
    void MakeDraw() {
        vertex_ = Create(kVertex, syncval_vertex);
        fragment_ = Create(kFragment, syncval_color);
        vertices_ = MakeBuffer(256, kBufferUsage);
        instances_ = MakeBuffer(256, kBufferUsage);
        target_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    }
    void SetState(VkCommandBuffer commands, VkBool32 discards) {
        auto binding = Make<VkVertexInputBindingDescription2EXT>(
            VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
        binding.stride = 8;
        binding.divisor = 1;
        VkVertexInputBindingDescription2EXT bindings[] = {binding, binding};
        bindings[1].binding = 1;
        bindings[1].inputRate = VK_VERTEX_INPUT_RATE_INSTANCE;
        auto attribute = Make<VkVertexInputAttributeDescription2EXT>(
            VK_STRUCTURE_TYPE_VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT);
        attribute.format = VK_FORMAT_R32G32_SFLOAT;
        VkVertexInputAttributeDescription2EXT attributes[] = {attribute, attribute};
        attributes[1].binding = attributes[1].location = 1;
        DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT")(commands, 2, bindings, 2,
                                                                         attributes);
        const VkBuffer buffers[] = {vertices_.handle, instances_.handle};
        const VkDeviceSize offsets[] = {0, 0};
        vkCmdBindVertexBuffers(commands, 0, 2, buffers, offsets);
        const VkColorComponentFlags all = 0xf;
        vkCmdSetRasterizerDiscardEnable(commands, discards);
        vkCmdSetPrimitiveTopology(commands, VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST);
        vkCmdSetCullMode(commands, VK_CULL_MODE_NONE);
        vkCmdSetDepthTestEnable(commands, VK_FALSE);
        vkCmdSetStencilTestEnable(commands, VK_FALSE);
        DeviceProc<PFN_vkCmdSetColorWriteMaskEXT>("vkCmdSetColorWriteMaskEXT")(commands, 0, 1, &all);
    }
    // Neither the load nor the store operation accesses the target.
    void Draw(VkCommandBuffer commands, VkBool32 discards = VK_FALSE) {
        RenderPlain(commands, target_.view, 0, [&] {
            Bind(commands, kVertex, vertex_);
            Bind(commands, kFragment, fragment_);
            SetState(commands, discards);
            vkCmdDraw(commands, 3, 1, 0, 0);
        });
    }
    void End(VkCommandBuffer commands) {
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    }

    VkPhysicalDeviceShaderObjectFeaturesEXT features_ = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
    VkShaderEXT vertex_ = VK_NULL_HANDLE, fragment_ = VK_NULL_HANDLE;
    Buffer vertices_, instances_;
    Image target_;
};

TEST_P(SyncvalShaderObjectTest, DispatchesAccessDescriptors) {
    WD_START_DEVICE(ObjectOptions());
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, kStorage, 1, kCompute, nullptr}, {1, kStorage, 1, kCompute, nullptr}});
    VkPipelineLayout layout = MakePipelineLayout({set_layout});
    VkShaderEXT copy = Create(kCompute, syncval_copy, &set_layout);
    const Buffer source = MakeBuffer(256, kBufferUsage), result = MakeBuffer(256, kBufferUsage);
    VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 2}});
    WriteBuffer(set, 0, 0, kStorage, source, 0, 64);
    WriteBuffer(set, 1, 0, kStorage, result);
    for (bool is_ordered : {false, true}) {
        VkCommandBuffer commands = Begin();
        vkCmdFillBuffer(commands, source.handle, 128, 64, 0); // Outside the descriptor.
        vkCmdFillBuffer(commands, source.handle, 0, 4, 0);
        if (is_ordered) {
            Barrier(commands, {VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                               VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_STORAGE_READ_BIT});
        }
        Bind(commands, kCompute, copy);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
        if (!is_ordered) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch (command ");
        }
        ExpectSilence();
        vkCmdFillBuffer(commands, result.handle, 0, 4, 0);
        ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ");
        ExpectSilence();
        End(commands);
    }
}

TEST_P(SyncvalShaderObjectTest, DrawsReadVertexBuffers) {
    WD_START_DEVICE(ObjectOptions());
    MakeDraw();
    for (VkDeviceSize at : {16u, 24u}) { // The last byte that is read, and the first that is not.
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        vkCmdFillBuffer(commands, vertices_.handle, at, 8, 0);
        Draw(commands);
        if (at == 16) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ");
        }
        ExpectSilence();
        End(commands);
    }
}

// Without rasterization a draw does not write the target.
TEST_P(SyncvalShaderObjectTest, DrawsWriteTheTarget) {
    WD_START_DEVICE(ObjectOptions());
    MakeDraw();
    for (VkBool32 discards : {VK_FALSE, VK_TRUE}) {
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        Draw(commands, discards);
        ExpectSilence();
        const VkClearColorValue color = {};
        const VkImageSubresourceRange all = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdClearColorImage(commands, target_.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &all);
        if (!discards) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdClearColorImage (command ");
        }
        ExpectSilence();
        End(commands);
    }
}

INSTANTIATE_TEST_SUITE_P(Drivers, SyncvalShaderObjectTest,
                         ::testing::Values(wd::testing::Driver::kLavapipe, wd::testing::Driver::kNull));

#endif
