// Objects that pending command buffers use through descriptor sets, and updates of such sets.
#include "testing/shaders/test_shaders.h"
#include "vk/lifetimes/lifetimes_shaders.h"
#include "vk/lifetimes/lifetimes_testing.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;
using wd::testing::Options;

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kSampled = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
constexpr VkDescriptorType kTexels = VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;
constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;

// The shader uses bindings 0, 1 and 2. Binding 3 is in the layout only.
class LifetimesDescriptors : public wd::testing::LifetimesTest {
  protected:
    // Calls with an error are skipped: the objects stay.
    Options MakeSkippingOptions() {
        features_ =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        features_.descriptorIndexing = features_.descriptorBindingPartiallyBound = VK_TRUE;
        features_.descriptorBindingUpdateUnusedWhilePending = VK_TRUE;
        features_.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
        Options options = MakeOptions();
        options.device_next = &features_;
        options.messenger_result = VK_TRUE;
        return options;
    }

    // MakeScene makes a set whose binding 0 has `flags`, and a pipeline that uses the set.
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
        texels_ = MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT);
        texel_view_ = MakeBufferView(texels_, VK_FORMAT_R32_SFLOAT);
        image_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
        sampler_ = MakeSampler();
        commands_ = Allocate(MakePoolOfDevice());
        set_ = NewSet();
    }

    // NewSet returns a set with a new buffer in each of the bindings 0 and 3.
    VkDescriptorSet NewSet() {
        VkDescriptorSet set =
            MakeSet(set_layout_, {{kStorage, 2}, {kSampled, 1}, {kTexels, 1}}, nullptr, pool_flags_);
        buffer_ = NewBuffer();
        unused_ = NewBuffer();
        Write(set, 0, buffer_);
        WriteImage(set, 1, 0, kSampled, image_.view, VK_IMAGE_LAYOUT_GENERAL, sampler_);
        WriteTexelBuffer(set, 2, 0, kTexels, texel_view_);
        Write(set, 3, unused_);
        return set;
    }

    void Write(VkDescriptorSet set, uint32_t binding, VkBuffer buffer) {
        Buffer written;
        written.handle = buffer;
        WriteBuffer(set, binding, 0, kStorage, written);
    }

    void Bind(VkCommandBuffer commands, VkDescriptorSet set) {
        vkCmdBindDescriptorSets(commands, kCompute, layout_, 0, 1, &set, 0, nullptr);
    }

    // Run submits a dispatch with the set.
    void Run() {
        Record(commands_);
        vkCmdBindPipeline(commands_, kCompute, pipeline_);
        Bind(commands_, set_);
        vkCmdDispatch(commands_, 1, 1, 1);
        vkEndCommandBuffer(commands_);
        SubmitTo(queue(), {commands_});
        ExpectSilence();
    }

    void Finish() {
        vkQueueWaitIdle(queue());
        vkDestroyBuffer(device(), buffer_, nullptr);
        vkDestroyBuffer(device(), unused_, nullptr);
        ExpectSilence();
    }

    VkPhysicalDeviceVulkan12Features features_;
    VkDescriptorPoolCreateFlags pool_flags_ = 0;
    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkBuffer buffer_ = VK_NULL_HANDLE, unused_ = VK_NULL_HANDLE;
    Buffer texels_;
    VkBufferView texel_view_ = VK_NULL_HANDLE;
    Image image_;
    VkSampler sampler_ = VK_NULL_HANDLE;
    VkCommandBuffer commands_ = VK_NULL_HANDLE;
};

TEST_F(LifetimesDescriptors, EachObjectOfADescriptorIsInUse) {
    WD_START_DEVICE(MakeSkippingOptions());
    MakeScene();
    SetName(VK_OBJECT_TYPE_BUFFER, buffer_, "result");
    Run();
    vkDestroyBuffer(device(), buffer_, nullptr);
    ExpectMessage("VUID-vkDestroyBuffer-buffer-00922", "VkBuffer result");
    vkDestroyImageView(device(), image_.view, nullptr);
    ExpectMessage("VUID-vkDestroyImageView-imageView-01026", " binding 1, of submission 1 to VkQueue");
    vkDestroyImage(device(), image_.handle, nullptr);
    ExpectMessage("VUID-vkDestroyImage-image-01000", ", through VkDescriptorSet");
    vkFreeMemory(device(), image_.memory, nullptr);
    ExpectMessage("VUID-vkFreeMemory-memory-00677", " binding 1,");
    vkDestroySampler(device(), sampler_, nullptr);
    ExpectMessage("VUID-vkDestroySampler-sampler-01082", " binding 1,");
    vkDestroyBufferView(device(), texel_view_, nullptr);
    ExpectMessage("VUID-vkDestroyBufferView-bufferView-00936", " binding 2,");
    vkDestroyBuffer(device(), texels_.handle, nullptr);
    ExpectMessage("VUID-vkDestroyBuffer-buffer-00922", " binding 2,");
    ExpectSilence();
    Finish();
}

TEST_F(LifetimesDescriptors, BindingsThatNoPipelineUses) {
    WD_START_DEVICE(MakeSkippingOptions());
    MakeScene();
    Run();
    vkDestroyBuffer(device(), unused_, nullptr);
    ExpectSilence();
    unused_ = NewBuffer();
    Finish();
}

// Descriptors of these bindings may be invalid, or change, as long as no invocation uses them.
TEST_F(LifetimesDescriptors, BindingsWhoseUseIsNotCertain) {
    for (const VkDescriptorBindingFlags flags :
         {VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT, VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT,
          VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT}) {
        WD_START_DEVICE(MakeSkippingOptions());
        MakeScene(flags);
        Run();
        vkDestroyBuffer(device(), buffer_, nullptr);
        if (flags == VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT) {
            ExpectMessage("VUID-vkDestroyBuffer-buffer-00922", " binding 0,");
        } else {
            buffer_ = NewBuffer();
        }
        ExpectSilence();
        Finish();
        LifetimesTest::TearDown();
        pools_.clear();
    }
}

// A set is used with the pipeline of each command, not with those that are bound later or earlier.
TEST_F(LifetimesDescriptors, SetsThatNoCommandUses) {
    WD_START_DEVICE(MakeSkippingOptions());
    MakeScene();
    const VkBuffer first[] = {buffer_, unused_};
    const VkDescriptorSet second = NewSet();
    const VkPipeline other = MakeComputePipeline(layout_, MakeShader(minimal));
    Record(commands_);
    vkCmdBindPipeline(commands_, kCompute, other);
    Bind(commands_, second);
    vkCmdDispatch(commands_, 1, 1, 1); // Uses no binding.
    vkCmdBindPipeline(commands_, kCompute, pipeline_);
    Bind(commands_, set_);
    vkCmdDispatch(commands_, 1, 1, 1);
    Bind(commands_, second);
    vkEndCommandBuffer(commands_);
    SubmitTo(queue(), {commands_});
    vkDestroyBuffer(device(), buffer_, nullptr); // Of the second set.
    ExpectSilence();
    buffer_ = NewBuffer();
    vkDestroyBuffer(device(), first[0], nullptr);
    ExpectMessage("VUID-vkDestroyBuffer-buffer-00922", " binding 0,");
    Finish();
    for (VkBuffer buffer : first) {
        vkDestroyBuffer(device(), buffer, nullptr);
    }
    ExpectSilence();
}

TEST_F(LifetimesDescriptors, SetsOfSecondaryCommandBuffers) {
    WD_START_DEVICE(MakeSkippingOptions());
    MakeScene();
    const VkCommandBuffer secondary = RecordSecondary([&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, kCompute, pipeline_);
        Bind(commands, set_);
        vkCmdDispatch(commands, 1, 1, 1);
    });
    Record(commands_);
    vkCmdExecuteCommands(commands_, 1, &secondary);
    vkEndCommandBuffer(commands_);
    SubmitTo(queue(), {commands_});
    vkDestroyBuffer(device(), unused_, nullptr);
    ExpectSilence();
    unused_ = NewBuffer();
    vkDestroyBuffer(device(), buffer_, nullptr);
    ExpectMessage("VUID-vkDestroyBuffer-buffer-00922", " binding 0,");
    Finish();
}

TEST_F(LifetimesDescriptors, UpdatesOfBindingsInUse) {
    WD_START_DEVICE(MakeSkippingOptions());
    MakeScene();
    VkDescriptorUpdateTemplateEntry entry = {0, 0, 1, kStorage, 0, sizeof(VkDescriptorBufferInfo)};
    auto info =
        Make<VkDescriptorUpdateTemplateCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
    info.descriptorUpdateEntryCount = 1;
    info.pDescriptorUpdateEntries = &entry;
    info.descriptorSetLayout = set_layout_;
    VkDescriptorUpdateTemplate update_template = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateDescriptorUpdateTemplate(device(), &info, nullptr, &update_template), VK_SUCCESS);
    const VkDescriptorBufferInfo data = {buffer_, 0, VK_WHOLE_SIZE};
    const VkDescriptorSet other = MakeSet(set_layout_, {{kStorage, 2}, {kSampled, 1}, {kTexels, 1}});
    Run();
    Write(other, 0, buffer_);
    ExpectSilence();
    Write(set_, 0, buffer_);
    ExpectMessage("VUID-vkUpdateDescriptorSets-None-03047",
                  "vkUpdateDescriptorSets: binding 0 of VkDescriptorSet");
    auto copy = Make<VkCopyDescriptorSet>(VK_STRUCTURE_TYPE_COPY_DESCRIPTOR_SET);
    copy.srcSet = other;
    copy.dstSet = set_;
    copy.descriptorCount = 1;
    vkUpdateDescriptorSets(device(), 0, nullptr, 1, &copy);
    ExpectMessage("VUID-vkUpdateDescriptorSets-None-03047", "or write to another set.");
    vkUpdateDescriptorSetWithTemplate(device(), set_, update_template, &data);
    ExpectMessage("VUID-vkUpdateDescriptorSets-None-03047",
                  "vkUpdateDescriptorSetWithTemplate: binding 0 of VkDescriptorSet");
    Write(set_, 3, unused_);
    ExpectSilence();
    vkQueueWaitIdle(queue());
    Write(set_, 0, buffer_);
    vkUpdateDescriptorSetWithTemplate(device(), set_, update_template, &data);
    ExpectSilence();
    vkDestroyDescriptorUpdateTemplate(device(), update_template, nullptr);
    Finish();
}

TEST_F(LifetimesDescriptors, UpdatesOfBindingsThatMayChange) {
    for (const VkDescriptorBindingFlags flags : {VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT,
                                                 VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT}) {
        WD_START_DEVICE(MakeSkippingOptions());
        MakeScene(flags);
        Run();
        Write(set_, 0, buffer_);
        ExpectSilence();
        Finish();
        LifetimesTest::TearDown();
        pools_.clear();
    }
}

} // namespace
