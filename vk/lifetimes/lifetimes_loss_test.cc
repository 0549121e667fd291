// Objects that are destroyed after a command buffer that uses them was recorded, and before it is submitted.
#include <functional>

#include "testing/shaders/test_shaders.h"
#include "vk/lifetimes/lifetimes_shaders.h"
#include "vk/lifetimes/lifetimes_testing.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;
using wd::testing::Options;
using wd::testing::Target;

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kSampled = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
constexpr VkDescriptorType kTexels = VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;
constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;
constexpr char kInvalid[] = "VUID-vkQueueSubmit-pCommandBuffers-00070";

class LifetimesLoss : public wd::testing::LifetimesTest {
  protected:
    // Calls with an error are skipped, also the second destruction at the end of a test.
    Options MakeLossOptions(const std::vector<const char *> &extensions = {}) {
        features_ =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        features_.descriptorIndexing = features_.descriptorBindingPartiallyBound = VK_TRUE;
        features_.descriptorBindingUpdateUnusedWhilePending = VK_TRUE;
        features_.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
        Options options = MakeOptions();
        options.device_next = &features_;
        options.device_extensions = extensions;
        options.messenger_result = VK_TRUE;
        options.settings["validate_parameters"] = "false";
        options.settings["validate_shaders"] = "false";
        return options;
    }
    void Begin1() {
        commands_ = Allocate(MakePoolOfDevice());
    }
    VkResult TrySubmit() {
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands_;
        return vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    }
    void RecordOnly(const std::function<void()> &record) {
        ASSERT_EQ(Record(commands_), VK_SUCCESS);
        record();
        ASSERT_EQ(vkEndCommandBuffer(commands_), VK_SUCCESS);
        ExpectSilence();
    }
    // ExpectLoss submits before and after `destroy`, and expects one message about the second submission.
    void ExpectLoss(const std::function<void()> &record, const std::function<void()> &destroy,
                    const std::string &text) {
        RecordOnly(record);
        EXPECT_EQ(TrySubmit(), VK_SUCCESS);
        vkQueueWaitIdle(queue());
        destroy();
        ExpectSilence();
        EXPECT_NE(TrySubmit(), VK_SUCCESS);
        ASSERT_EQ(messages().size(), 1u) << text;
        EXPECT_NE(messages()[0].text.find(" has destroyed since."), std::string::npos) << messages()[0].text;
        ExpectMessage(kInvalid, text);
    }
    void ExpectUse(const std::function<void()> &record, const std::function<void()> &destroy,
                   const std::string &object) {
        ExpectLoss(record, destroy, "is in the invalid state: it uses " + object + " (0x");
    }

    VkPhysicalDeviceVulkan12Features features_;
    VkCommandBuffer commands_ = VK_NULL_HANDLE;
};

TEST_F(LifetimesLoss, ResourcesThatCommandsName) {
    WD_START_DEVICE(MakeLossOptions());
    Begin1();
    const VkBuffer buffer = NewBuffer();
    ExpectUse([&] { vkCmdFillBuffer(commands_, buffer, 0, 4, 0); },
              [&] { vkDestroyBuffer(device(), buffer, nullptr); }, "VkBuffer");
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    const VkClearColorValue color = {};
    const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    ExpectUse(
        [&] { vkCmdClearColorImage(commands_, image.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range); },
        [&] { vkDestroyImage(device(), image.handle, nullptr); }, "VkImage");
    const VkEvent event = MakeEvent();
    ExpectUse([&] { vkCmdSetEvent(commands_, event, VK_PIPELINE_STAGE_TRANSFER_BIT); },
              [&] { vkDestroyEvent(device(), event, nullptr); }, "VkEvent");
    const VkQueryPool queries = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 1);
    ExpectUse([&] { vkCmdResetQueryPool(commands_, queries, 0, 1); },
              [&] { vkDestroyQueryPool(device(), queries, nullptr); }, "VkQueryPool");
    const VkPipeline pipeline = MakeComputePipeline(MakePipelineLayout({}), MakeShader(minimal));
    ExpectUse([&] { vkCmdBindPipeline(commands_, kCompute, pipeline); },
              [&] { vkDestroyPipeline(device(), pipeline, nullptr); }, "VkPipeline");
}

TEST_F(LifetimesLoss, SecondaryCommandBuffers) {
    WD_START_DEVICE(MakeLossOptions());
    Begin1();
    const VkCommandPool pool = MakePoolOfDevice();
    const VkCommandBuffer secondary = Allocate(pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    RecordEmpty(secondary);
    ExpectUse([&] { vkCmdExecuteCommands(commands_, 1, &secondary); },
              [&] { vkFreeCommandBuffers(device(), pool, 1, &secondary); }, "VkCommandBuffer");
    const VkCommandBuffer other = Allocate(pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    const VkBuffer buffer = NewBuffer();
    Record(other);
    vkCmdFillBuffer(other, buffer, 0, 4, 0);
    vkEndCommandBuffer(other);
    ExpectUse([&] { vkCmdExecuteCommands(commands_, 1, &other); },
              [&] { vkDestroyBuffer(device(), buffer, nullptr); }, "VkBuffer");
}

TEST_F(LifetimesLoss, RenderPassInstances) {
    WD_START_DEVICE(MakeLossOptions());
    Begin1();
    Target target;
    const auto draw = [&] {
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        begin.renderPass = target.render_pass;
        begin.framebuffer = target.framebuffer;
        begin.renderArea.extent = {4, 4};
        VkClearValue clear = {};
        begin.clearValueCount = 1;
        begin.pClearValues = &clear;
        vkCmdBeginRenderPass(commands_, &begin, VK_SUBPASS_CONTENTS_INLINE);
        vkCmdEndRenderPass(commands_);
    };
    target = MakeTarget(4, 4);
    ExpectUse(
        draw, [&] { vkDestroyFramebuffer(device(), target.framebuffer, nullptr); }, "VkFramebuffer");
    target = MakeTarget(4, 4);
    ExpectUse(
        draw, [&] { vkDestroyRenderPass(device(), target.render_pass, nullptr); }, "VkRenderPass");
    target = MakeTarget(4, 4);
    ExpectLoss(
        draw, [&] { vkDestroyImageView(device(), target.image.view, nullptr); },
        ", which refers to VkImageView (0x");
    target = MakeTarget(4, 4);
    ExpectLoss(
        draw, [&] { vkDestroyImage(device(), target.image.handle, nullptr); },
        ", which refers to VkImage (0x");
    target = MakeTarget(4, 4);
    ExpectLoss(
        draw, [&] { vkFreeMemory(device(), target.image.memory, nullptr); },
        ", which refers to VkDeviceMemory (0x");
}

TEST_F(LifetimesLoss, ViewsOfDynamicRendering) {
    WD_START_DEVICE(MakeLossOptions());
    Begin1();
    Image image;
    const auto draw = [&] {
        auto attachment = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        attachment.imageView = image.view;
        attachment.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
        auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        rendering.renderArea.extent = {4, 4};
        rendering.layerCount = 1;
        rendering.colorAttachmentCount = 1;
        rendering.pColorAttachments = &attachment;
        vkCmdBeginRendering(commands_, &rendering);
        vkCmdEndRendering(commands_);
    };
    image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
    ExpectUse(
        draw, [&] { vkDestroyImageView(device(), image.view, nullptr); }, "VkImageView");
    image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
    ExpectLoss(
        draw, [&] { vkDestroyImage(device(), image.handle, nullptr); }, ", which refers to VkImage (0x");
}

TEST_F(LifetimesLoss, MemoryOfBuffers) {
    WD_START_DEVICE(MakeLossOptions());
    Begin1();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    ExpectLoss([&] { vkCmdFillBuffer(commands_, buffer.handle, 0, 4, 0); },
               [&] { vkFreeMemory(device(), buffer.memory, nullptr); },
               ", which refers to VkDeviceMemory (0x");
}

TEST_F(LifetimesLoss, PushedDescriptors) {
    WD_START_DEVICE(MakeLossOptions({VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME}));
    Begin1();
    const auto push_set = reinterpret_cast<PFN_vkCmdPushDescriptorSetKHR>(
        DeviceProc<PFN_vkCmdPushDescriptorSetKHR>("vkCmdPushDescriptorSetKHR"));
    const VkPipelineLayout layout = MakePipelineLayout({MakeSetLayout(
        {{0, kSampled, 1, VK_SHADER_STAGE_ALL, nullptr}, {1, kTexels, 1, VK_SHADER_STAGE_ALL, nullptr}},
        nullptr, VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR)});
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
    const VkDescriptorImageInfo info = {MakeSampler(), image.view, VK_IMAGE_LAYOUT_GENERAL};
    const VkBufferView view =
        MakeBufferView(MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT), VK_FORMAT_R32_SFLOAT);
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.descriptorCount = 1;
    const auto push = [&] { push_set(commands_, kCompute, layout, 0, 1, &write); };
    write.descriptorType = kTexels;
    write.dstBinding = 1;
    write.pTexelBufferView = &view;
    ExpectUse(
        push, [&] { vkDestroyBufferView(device(), view, nullptr); }, "VkBufferView");
    write.descriptorType = kSampled;
    write.dstBinding = 0;
    write.pImageInfo = &info;
    ExpectUse(
        push, [&] { vkDestroySampler(device(), info.sampler, nullptr); }, "VkSampler");
}

TEST_F(LifetimesLoss, AccelerationStructures) {
    WD_START_DEVICE(MakeLossOptions(
        {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME, VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME}));
    Begin1();
    const auto create = DeviceProc<PFN_vkCreateAccelerationStructureKHR>("vkCreateAccelerationStructureKHR");
    const auto destroy =
        DeviceProc<PFN_vkDestroyAccelerationStructureKHR>("vkDestroyAccelerationStructureKHR");
    const auto write_properties = DeviceProc<PFN_vkCmdWriteAccelerationStructuresPropertiesKHR>(
        "vkCmdWriteAccelerationStructuresPropertiesKHR");
    const VkQueryPool queries = MakeQueryPool(VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR, 1);
    auto info =
        Make<VkAccelerationStructureCreateInfoKHR>(VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR);
    info.buffer = NewBuffer();
    info.size = 256;
    VkAccelerationStructureKHR structure = VK_NULL_HANDLE, kept = VK_NULL_HANDLE;
    ASSERT_EQ(create(device(), &info, nullptr, &structure), VK_SUCCESS);
    ASSERT_EQ(create(device(), &info, nullptr, &kept), VK_SUCCESS);
    ExpectUse(
        [&] {
            write_properties(commands_, 1, &structure,
                             VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR, queries, 0);
        },
        [&] { destroy(device(), structure, nullptr); }, "VkAccelerationStructureKHR");
    // A descriptor holds the structure.
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
    const VkDescriptorSetLayout set_layout = MakeSetLayout(
        {{0, type, 1, VK_SHADER_STAGE_ALL, nullptr}, {1, kStorage, 1, VK_SHADER_STAGE_ALL, nullptr}});
    const VkPipelineLayout layout = MakePipelineLayout({set_layout});
    const VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(lifetimes_structures));
    VkDescriptorSet set = MakeSet(set_layout, {{type, 1}, {kStorage, 1}});
    auto structures = Make<VkWriteDescriptorSetAccelerationStructureKHR>(
        VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR);
    structures.accelerationStructureCount = 1;
    structures.pAccelerationStructures = &kept;
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.pNext = &structures;
    write.dstSet = set;
    write.descriptorCount = 1;
    write.descriptorType = type;
    vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
    ExpectLoss([&] { RecordDispatch(commands_, pipeline, layout, set, {}, 1); },
               [&] { destroy(device(), kept, nullptr); },
               ", whose binding 0 refers to VkAccelerationStructureKHR (0x");
    vkDestroyBuffer(device(), info.buffer, nullptr);
}

#ifdef VK_EXT_shader_object
TEST_F(LifetimesLoss, ShaderObjects) {
    WD_START_DEVICE(MakeLossOptions({VK_EXT_SHADER_OBJECT_EXTENSION_NAME}));
    Begin1();
    const auto create = DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT");
    const auto destroy = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT");
    const auto bind = DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT");
    auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
    info.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
    info.codeSize = sizeof minimal;
    info.pCode = minimal;
    info.pName = "main";
    VkShaderEXT shader = VK_NULL_HANDLE;
    ASSERT_EQ(create(device(), 1, &info, nullptr, &shader), VK_SUCCESS);
    ExpectUse([&] { bind(commands_, 1, &info.stage, &shader); }, [&] { destroy(device(), shader, nullptr); },
              "VkShaderEXT");
}
#endif

#ifdef VK_EXT_opacity_micromap
TEST_F(LifetimesLoss, Micromaps) {
    WD_START_DEVICE(
        MakeLossOptions({VK_EXT_OPACITY_MICROMAP_EXTENSION_NAME, VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                         VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME}));
    Begin1();
    const auto create = DeviceProc<PFN_vkCreateMicromapEXT>("vkCreateMicromapEXT");
    const auto destroy = DeviceProc<PFN_vkDestroyMicromapEXT>("vkDestroyMicromapEXT");
    const auto write = DeviceProc<PFN_vkCmdWriteMicromapsPropertiesEXT>("vkCmdWriteMicromapsPropertiesEXT");
    const VkQueryType type = VK_QUERY_TYPE_MICROMAP_COMPACTED_SIZE_EXT;
    const VkQueryPool queries = MakeQueryPool(type, 1);
    auto info = Make<VkMicromapCreateInfoEXT>(VK_STRUCTURE_TYPE_MICROMAP_CREATE_INFO_EXT);
    info.buffer = MakeBuffer(256, VK_BUFFER_USAGE_MICROMAP_STORAGE_BIT_EXT).handle;
    info.size = 256;
    VkMicromapEXT micromap = VK_NULL_HANDLE;
    ASSERT_EQ(create(device(), &info, nullptr, &micromap), VK_SUCCESS);
    ExpectUse([&] { write(commands_, 1, &micromap, type, queries, 0); },
              [&] { destroy(device(), micromap, nullptr); }, "VkMicromapEXT");
}
#endif

TEST_F(LifetimesLoss, LayoutsOfGeneratedCommands) {
    WD_START_DEVICE(MakeLossOptions({VK_NV_DEVICE_GENERATED_COMMANDS_EXTENSION_NAME}));
    Begin1();
    const auto create = DeviceProc<PFN_vkCreateIndirectCommandsLayoutNV>("vkCreateIndirectCommandsLayoutNV");
    const auto destroy =
        DeviceProc<PFN_vkDestroyIndirectCommandsLayoutNV>("vkDestroyIndirectCommandsLayoutNV");
    const auto execute = DeviceProc<PFN_vkCmdExecuteGeneratedCommandsNV>("vkCmdExecuteGeneratedCommandsNV");
    auto info =
        Make<VkIndirectCommandsLayoutCreateInfoNV>(VK_STRUCTURE_TYPE_INDIRECT_COMMANDS_LAYOUT_CREATE_INFO_NV);
    auto generated = Make<VkGeneratedCommandsInfoNV>(VK_STRUCTURE_TYPE_GENERATED_COMMANDS_INFO_NV);
    ASSERT_EQ(create(device(), &info, nullptr, &generated.indirectCommandsLayout), VK_SUCCESS);
    generated.pipeline = MakeComputePipeline(MakePipelineLayout({}), MakeShader(minimal));
    generated.preprocessBuffer = MakeBuffer(64, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT).handle;
    ExpectUse([&] { execute(commands_, VK_FALSE, &generated); },
              [&] { destroy(device(), generated.indirectCommandsLayout, nullptr); },
              "VkIndirectCommandsLayoutNV");
}

#ifdef VK_EXT_device_generated_commands
TEST_F(LifetimesLoss, LayoutsAndSetsOfGeneratedCommands) {
    WD_START_DEVICE(MakeLossOptions({VK_EXT_DEVICE_GENERATED_COMMANDS_EXTENSION_NAME}));
    Begin1();
    const auto execute = DeviceProc<PFN_vkCmdExecuteGeneratedCommandsEXT>("vkCmdExecuteGeneratedCommandsEXT");
    auto layout_info = Make<VkIndirectCommandsLayoutCreateInfoEXT>(
        VK_STRUCTURE_TYPE_INDIRECT_COMMANDS_LAYOUT_CREATE_INFO_EXT);
    auto set_info =
        Make<VkIndirectExecutionSetCreateInfoEXT>(VK_STRUCTURE_TYPE_INDIRECT_EXECUTION_SET_CREATE_INFO_EXT);
    auto pipelines = Make<VkIndirectExecutionSetPipelineInfoEXT>(
        VK_STRUCTURE_TYPE_INDIRECT_EXECUTION_SET_PIPELINE_INFO_EXT);
    pipelines.initialPipeline = MakeComputePipeline(MakePipelineLayout({}), MakeShader(minimal));
    pipelines.maxPipelineCount = 1;
    set_info.info.pPipelineInfo = &pipelines;
    auto info = Make<VkGeneratedCommandsInfoEXT>(VK_STRUCTURE_TYPE_GENERATED_COMMANDS_INFO_EXT);
    const auto record = [&] { execute(commands_, VK_FALSE, &info); };
    const auto create = [&] {
        DeviceProc<PFN_vkCreateIndirectCommandsLayoutEXT>("vkCreateIndirectCommandsLayoutEXT")(
            device(), &layout_info, nullptr, &info.indirectCommandsLayout);
        DeviceProc<PFN_vkCreateIndirectExecutionSetEXT>("vkCreateIndirectExecutionSetEXT")(
            device(), &set_info, nullptr, &info.indirectExecutionSet);
    };
    const auto destroy_layout = [&] {
        DeviceProc<PFN_vkDestroyIndirectCommandsLayoutEXT>("vkDestroyIndirectCommandsLayoutEXT")(
            device(), info.indirectCommandsLayout, nullptr);
    };
    const auto destroy_set = [&] {
        DeviceProc<PFN_vkDestroyIndirectExecutionSetEXT>("vkDestroyIndirectExecutionSetEXT")(
            device(), info.indirectExecutionSet, nullptr);
    };
    create();
    ExpectUse(record, destroy_layout, "VkIndirectCommandsLayoutEXT");
    destroy_set();
    create();
    ExpectUse(record, destroy_set, "VkIndirectExecutionSetEXT");
    destroy_layout();
}
#endif

// Descriptor sets

// The shader uses bindings 0, 1 and 2. Binding 3 is in the layout only.
class LifetimesLostDescriptors : public LifetimesLoss {
  protected:
    void MakeScene(VkDescriptorBindingFlags flags = 0) {
        const bool is_late = flags & VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT;
        const VkDescriptorBindingFlags all_flags[] = {flags, 0, 0, 0};
        auto info = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        info.bindingCount = 4;
        info.pBindingFlags = all_flags;
        const VkShaderStageFlags stage = VK_SHADER_STAGE_COMPUTE_BIT;
        set_layout_ =
            MakeSetLayout({{0, kStorage, 1, stage, nullptr},
                           {1, kSampled, 1, stage, nullptr},
                           {2, kTexels, 1, stage, nullptr},
                           {3, kStorage, 1, stage, nullptr}},
                          &info, is_late ? VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT : 0);
        layout_ = MakePipelineLayout({set_layout_});
        pool_flags_ = is_late ? VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT : 0;
        pipeline_ = MakeComputePipeline(layout_, MakeShader(lifetimes_descriptors));
        Begin1();
        MakeContents();
    }
    // MakeContents makes a set with new objects.
    void MakeContents() {
        set_ = MakeSet(set_layout_, {{kStorage, 2}, {kSampled, 1}, {kTexels, 1}}, nullptr, pool_flags_);
        buffer_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        unused_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        texels_ = MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT);
        texel_view_ = MakeBufferView(texels_, VK_FORMAT_R32_SFLOAT);
        image_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
        sampler_ = MakeSampler();
        WriteBuffer(set_, 0, 0, kStorage, buffer_);
        WriteImage(set_, 1, 0, kSampled, image_.view, VK_IMAGE_LAYOUT_GENERAL, sampler_);
        WriteTexelBuffer(set_, 2, 0, kTexels, texel_view_);
        WriteBuffer(set_, 3, 0, kStorage, unused_);
    }
    void RecordScene() {
        RecordOnly([&] { RecordDispatch(commands_, pipeline_, layout_, set_, {}, 1); });
    }
    void ExpectLost(const std::function<void()> &destroy, const std::string &text) {
        ExpectLoss([&] { RecordDispatch(commands_, pipeline_, layout_, set_, {}, 1); }, destroy,
                   ", whose binding " + text + " (0x");
        MakeContents();
    }
    void ExpectFine() {
        EXPECT_EQ(TrySubmit(), VK_SUCCESS);
        vkQueueWaitIdle(queue());
        ExpectSilence();
    }

    VkDescriptorPoolCreateFlags pool_flags_ = 0;
    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    Buffer buffer_, unused_, texels_;
    VkBufferView texel_view_ = VK_NULL_HANDLE;
    Image image_;
    VkSampler sampler_ = VK_NULL_HANDLE;
};

TEST_F(LifetimesLostDescriptors, EachObjectOfADescriptor) {
    WD_START_DEVICE(MakeLossOptions());
    MakeScene();
    ExpectLost([&] { vkDestroyBuffer(device(), buffer_.handle, nullptr); }, "0 refers to VkBuffer");
    ExpectLost([&] { vkFreeMemory(device(), buffer_.memory, nullptr); }, "0 refers to VkDeviceMemory");
    ExpectLost([&] { vkDestroyImageView(device(), image_.view, nullptr); }, "1 refers to VkImageView");
    ExpectLost([&] { vkDestroyImage(device(), image_.handle, nullptr); }, "1 refers to VkImage");
    ExpectLost([&] { vkDestroySampler(device(), sampler_, nullptr); }, "1 refers to VkSampler");
    ExpectLost([&] { vkDestroyBufferView(device(), texel_view_, nullptr); }, "2 refers to VkBufferView");
    ExpectLost([&] { vkDestroyBuffer(device(), texels_.handle, nullptr); }, "2 refers to VkBuffer");
}

TEST_F(LifetimesLostDescriptors, SetsOfADestroyedPool) {
    WD_START_DEVICE(MakeLossOptions());
    MakeScene();
    const VkDescriptorPoolSize sizes[] = {{kStorage, 2}, {kSampled, 1}, {kTexels, 1}};
    auto info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    info.maxSets = 1;
    info.poolSizeCount = 3;
    info.pPoolSizes = sizes;
    VkDescriptorPool pool = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateDescriptorPool(device(), &info, nullptr, &pool), VK_SUCCESS);
    VkDescriptorSet set = TakeSet(pool, set_layout_);
    const auto bind = [&] { vkCmdBindDescriptorSets(commands_, kCompute, layout_, 0, 1, &set, 0, nullptr); };
    ExpectUse(
        bind, [&] { vkResetDescriptorPool(device(), pool, 0); }, "VkDescriptorSet");
    set = TakeSet(pool, set_layout_);
    ExpectUse(
        bind, [&] { vkDestroyDescriptorPool(device(), pool, nullptr); }, "VkDescriptorSet");
}

TEST_F(LifetimesLostDescriptors, SetsOfSecondaryCommandBuffers) {
    WD_START_DEVICE(MakeLossOptions());
    MakeScene();
    const VkCommandBuffer secondary = RecordSecondary([&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, kCompute, pipeline_);
        vkCmdBindDescriptorSets(commands, kCompute, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
    });
    ExpectLoss([&] { vkCmdExecuteCommands(commands_, 1, &secondary); },
               [&] { vkDestroyBuffer(device(), buffer_.handle, nullptr); },
               ", whose binding 0 refers to VkBuffer (0x");
}

TEST_F(LifetimesLostDescriptors, Submit2HasItsOwnId) {
    WD_START_DEVICE(MakeLossOptions());
    MakeScene();
    RecordScene();
    vkDestroyBuffer(device(), buffer_.handle, nullptr);
    auto command = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
    command.commandBuffer = commands_;
    auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
    info.commandBufferInfoCount = 1;
    info.pCommandBufferInfos = &command;
    vkQueueSubmit2(queue(), 1, &info, VK_NULL_HANDLE);
    ExpectMessage("VUID-vkQueueSubmit2-commandBuffer-03874", ", whose binding 0 refers to VkBuffer (0x");
    ExpectSilence();
}

TEST_F(LifetimesLostDescriptors, OneMistakeIsReportedOnce) {
    WD_START_DEVICE(MakeLossOptions());
    MakeScene();
    RecordScene();
    vkDestroyBuffer(device(), buffer_.handle, nullptr);
    EXPECT_NE(TrySubmit(), VK_SUCCESS);
    ExpectMessage(kInvalid, "binding 0");
    vkDestroyImage(device(), image_.handle, nullptr);
    ExpectFine();
}

TEST_F(LifetimesLostDescriptors, DescriptorsThatNoPipelineUsesMayBeLost) {
    WD_START_DEVICE(MakeLossOptions());
    MakeScene();
    RecordScene();
    vkDestroyBuffer(device(), unused_.handle, nullptr);
    ExpectFine();
    // The set is bound, and no command uses it.
    RecordOnly([&] { vkCmdBindDescriptorSets(commands_, kCompute, layout_, 0, 1, &set_, 0, nullptr); });
    vkDestroyBuffer(device(), buffer_.handle, nullptr);
    ExpectFine();
}

TEST_F(LifetimesLostDescriptors, ObjectsMayBeDestroyedAfterTheLastSubmission) {
    WD_START_DEVICE(MakeLossOptions());
    MakeScene();
    RecordScene();
    ExpectFine();
    vkDestroyBuffer(device(), buffer_.handle, nullptr);
    vkDestroySampler(device(), sampler_, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesLostDescriptors, ANewRecordingIsValid) {
    WD_START_DEVICE(MakeLossOptions());
    MakeScene();
    RecordScene();
    vkDestroyBuffer(device(), buffer_.handle, nullptr);
    MakeContents();
    RecordScene();
    ExpectFine();
    ExpectFine();
}

// The set is written again before it is bound.
TEST_F(LifetimesLostDescriptors, ADescriptorThatWasReplacedBeforeTheRecording) {
    WD_START_DEVICE(MakeLossOptions());
    MakeScene();
    vkDestroyBuffer(device(), buffer_.handle, nullptr);
    WriteBuffer(set_, 0, 0, kStorage, unused_);
    RecordScene();
    ExpectFine();
}

TEST_F(LifetimesLostDescriptors, BindingsWhoseUseIsNotCertain) {
    const VkDescriptorBindingFlags late =
        VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT;
    for (const VkDescriptorBindingFlags flags :
         {VkDescriptorBindingFlags{VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT},
          VkDescriptorBindingFlags{VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT}, late}) {
        WD_START_DEVICE(MakeLossOptions());
        MakeScene(flags);
        RecordScene();
        vkDestroyBuffer(device(), buffer_.handle, nullptr);
        ExpectFine();
        LifetimesTest::TearDown();
        ClearMessages(); // The second destruction of the buffer.
        pools_.clear();
    }
}

TEST_F(LifetimesLostDescriptors, DescriptorsThatMayChangeMustBeValidAtTheSubmission) {
    WD_START_DEVICE(MakeLossOptions());
    MakeScene(VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT);
    RecordScene();
    vkDestroyBuffer(device(), buffer_.handle, nullptr);
    EXPECT_NE(TrySubmit(), VK_SUCCESS);
    ExpectMessage("VUID-vkCmdDispatch-None-08114",
                  ", whose binding 0 (VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT) refers to VkBuffer (0x");
    ExpectFine(); // One mistake, one message.
    WriteBuffer(set_, 0, 0, kStorage, unused_);
    ExpectFine();
    // Another descriptor is written before the submission.
    const Buffer other = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    WriteBuffer(set_, 0, 0, kStorage, other);
    ExpectFine();
    WriteBuffer(set_, 0, 0, kStorage, unused_);
    vkDestroyBuffer(device(), other.handle, nullptr);
    ExpectFine();
}

// Instrumented shaders report the descriptors that they use.
TEST_F(LifetimesLostDescriptors, LateDescriptorsAreLeftToInstrumentedShaders) {
    Options options = MakeLossOptions();
    options.settings["gpuav_enable"] = "true";
    WD_START_DEVICE(options);
    MakeScene(VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT);
    ClearMessages();
    RecordScene();
    vkDestroyBuffer(device(), buffer_.handle, nullptr);
    ExpectFine();
}

TEST_F(LifetimesLostDescriptors, TheCheckCanBeTurnedOff) {
    Options options = MakeLossOptions();
    options.settings["validate_command_buffers"] = "false";
    WD_START_DEVICE(options);
    MakeScene();
    RecordScene();
    vkDestroyBuffer(device(), buffer_.handle, nullptr);
    ExpectFine();
}

} // namespace
