// Handles in the data of descriptor update templates.
#include "vk/lifetimes/lifetimes_testing.h"

namespace {

using wd::testing::Image;
using wd::testing::Make;
using wd::testing::Options;

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kSampled = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
constexpr VkDescriptorType kTexels = VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;

struct Data {
    uint64_t before;
    VkDescriptorBufferInfo buffers[2];
    VkDescriptorImageInfo image;
    VkBufferView texels;
};

// Binding 0 has two buffers, binding 1 an image and a sampler, binding 2 a texel buffer.
class LifetimesTemplates : public wd::testing::LifetimesTest {
  protected:
    // Calls with an error are skipped.
    Options MakeSkippingOptions() {
        Options options = MakeOptions();
        options.device_extensions = {VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME};
        options.messenger_result = VK_TRUE;
        return options;
    }

    void MakeScene(bool pushes, VkSampler immutable = VK_NULL_HANDLE) {
        const VkShaderStageFlags stage = VK_SHADER_STAGE_COMPUTE_BIT;
        set_layout_ =
            MakeSetLayout({{0, kStorage, 2, stage, nullptr},
                           {1, kSampled, 1, stage, immutable ? &immutable : nullptr},
                           {2, kTexels, 1, stage, nullptr}},
                          nullptr, pushes ? VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR : 0);
        layout_ = MakePipelineLayout({set_layout_});
        const VkDescriptorUpdateTemplateEntry entries[] = {
            {0, 0, 2, kStorage, offsetof(Data, buffers), sizeof(VkDescriptorBufferInfo)},
            {1, 0, 1, kSampled, offsetof(Data, image), sizeof(VkDescriptorImageInfo)},
            {2, 0, 1, kTexels, offsetof(Data, texels), sizeof(VkBufferView)},
        };
        auto info = Make<VkDescriptorUpdateTemplateCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
        info.descriptorUpdateEntryCount = 3;
        info.pDescriptorUpdateEntries = entries;
        info.templateType = pushes ? VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_PUSH_DESCRIPTORS_KHR
                                   : VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_DESCRIPTOR_SET;
        info.pipelineBindPoint = VK_PIPELINE_BIND_POINT_COMPUTE;
        if (pushes) {
            info.pipelineLayout = layout_;
        } else {
            info.descriptorSetLayout = set_layout_;
        }
        ASSERT_EQ(vkCreateDescriptorUpdateTemplate(device(), &info, nullptr, &template_), VK_SUCCESS);
        Defer([device = device(), made = template_] {
            vkDestroyDescriptorUpdateTemplate(device, made, nullptr);
        });
        const auto texels = MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT);
        image_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
        buffer_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT).handle;
        data_ = {};
        data_.buffers[0] = data_.buffers[1] = {buffer_, 0, VK_WHOLE_SIZE};
        data_.image = {MakeSampler(), image_.view, VK_IMAGE_LAYOUT_GENERAL};
        data_.texels = MakeBufferView(texels, VK_FORMAT_R32_SFLOAT);
    }

    // Destroyed returns the handle of a buffer that is destroyed.
    VkBuffer Destroyed() {
        const VkBuffer buffer = NewBuffer();
        SetName(VK_OBJECT_TYPE_BUFFER, buffer, "old");
        vkDestroyBuffer(device(), buffer, nullptr);
        return buffer;
    }

    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkDescriptorUpdateTemplate template_ = VK_NULL_HANDLE;
    VkBuffer buffer_ = VK_NULL_HANDLE;
    Image image_;
    Data data_;
};

TEST_F(LifetimesTemplates, UpdatesOfSets) {
    WD_START_DEVICE(MakeSkippingOptions());
    MakeScene(false);
    const VkDescriptorSet set = MakeSet(set_layout_, {{kStorage, 2}, {kSampled, 1}, {kTexels, 1}});
    vkUpdateDescriptorSetWithTemplate(device(), set, template_, &data_);
    ExpectSilence();
    const char *id = "VUID-vkUpdateDescriptorSetWithTemplate-pData-01685";
    Data broken = data_;
    broken.buffers[1].buffer = Destroyed();
    vkUpdateDescriptorSetWithTemplate(device(), set, template_, &broken);
    ExpectMessage(id, "pData at offset 32 (binding 0, array element 1).buffer is VkBuffer old");
    broken = data_;
    broken.image.sampler = reinterpret_cast<VkSampler>(0x1234567);
    vkUpdateDescriptorSetWithTemplate(device(), set, template_, &broken);
    ExpectMessage(id,
                  "(binding 1, array element 0).sampler is VkSampler (0x1234567), which is not the handle");
    broken = data_;
    broken.image.imageView = reinterpret_cast<VkImageView>(buffer_);
    vkUpdateDescriptorSetWithTemplate(device(), set, template_, &broken);
    ExpectMessage(id, "(binding 1, array element 0).imageView is VkImageView");
    broken = data_;
    broken.texels = reinterpret_cast<VkBufferView>(0x1234567);
    vkUpdateDescriptorSetWithTemplate(device(), set, template_, &broken);
    ExpectMessage(id, "(binding 2, array element 0) is VkBufferView (0x1234567)");
    ExpectSilence();
}

TEST_F(LifetimesTemplates, ImmutableSamplersAreNotRead) {
    WD_START_DEVICE(MakeSkippingOptions());
    MakeScene(false, MakeSampler());
    const VkDescriptorSet set = MakeSet(set_layout_, {{kStorage, 2}, {kSampled, 1}, {kTexels, 1}});
    data_.image.sampler = reinterpret_cast<VkSampler>(0x1234567);
    vkUpdateDescriptorSetWithTemplate(device(), set, template_, &data_);
    ExpectSilence();
}

TEST_F(LifetimesTemplates, HandlesOfAnotherDevice) {
    WD_START_DEVICE(MakeSkippingOptions());
    MakeScene(false);
    const VkDescriptorSet set = MakeSet(set_layout_, {{kStorage, 2}, {kSampled, 1}, {kTexels, 1}});
    const VkDevice other = OtherDevice();
    data_.buffers[0].buffer = NewBuffer(nullptr, other);
    vkUpdateDescriptorSetWithTemplate(device(), set, template_, &data_);
    ExpectMessage("VUID-vkUpdateDescriptorSetWithTemplate-pData-01685", ", which belongs to VkDevice");
    vkDestroyBuffer(other, data_.buffers[0].buffer, nullptr);
    vkDestroyDevice(other, nullptr);
    ExpectSilence();
}

// Descriptors that are pushed are in use by the command buffer.
TEST_F(LifetimesTemplates, PushedDescriptors) {
    WD_START_DEVICE(MakeSkippingOptions());
    MakeScene(true);
    const auto push =
        DeviceProc<PFN_vkCmdPushDescriptorSetWithTemplateKHR>("vkCmdPushDescriptorSetWithTemplateKHR");
    const VkCommandBuffer commands = Allocate(MakePoolOfDevice());
    Data broken = data_;
    broken.buffers[0].buffer = Destroyed();
    Record(commands);
    push(commands, template_, layout_, 0, &broken);
    ExpectMessage("VUID-vkCmdPushDescriptorSetWithTemplate-pData-01686",
                  "pData at offset 8 (binding 0, array element 0).buffer is VkBuffer old");
    push(commands, template_, layout_, 0, &data_);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    SubmitTo(queue(), {commands});
    vkDestroyBuffer(device(), buffer_, nullptr);
    ExpectMessage("VUID-vkDestroyBuffer-buffer-00922", "is still in use by");
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

#ifdef VK_VERSION_1_4
TEST_F(LifetimesTemplates, PushedDescriptorsInAStruct) {
    Options options = MakeSkippingOptions();
    options.device_extensions.push_back(VK_KHR_MAINTENANCE_6_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeScene(true);
    const auto push =
        DeviceProc<PFN_vkCmdPushDescriptorSetWithTemplate2KHR>("vkCmdPushDescriptorSetWithTemplate2KHR");
    const VkCommandBuffer commands = Allocate(MakePoolOfDevice());
    auto info =
        Make<VkPushDescriptorSetWithTemplateInfo>(VK_STRUCTURE_TYPE_PUSH_DESCRIPTOR_SET_WITH_TEMPLATE_INFO);
    info.descriptorUpdateTemplate = template_;
    info.layout = layout_;
    info.pData = &data_;
    Record(commands);
    push(commands, &info);
    ExpectSilence();
    data_.texels = reinterpret_cast<VkBufferView>(0x1234567);
    push(commands, &info);
    ExpectMessage("VUID-VkPushDescriptorSetWithTemplateInfo-pData-01686",
                  "(binding 2, array element 0) is VkBufferView");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}
#endif

} // namespace
