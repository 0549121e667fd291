// The fixture of the tests of this folder: layouts, sets and writes in few words, on the null driver.
#ifndef WARDEN_VK_CORE_DESCRIPTORS_DESCRIPTORS_TESTING_H
#define WARDEN_VK_CORE_DESCRIPTORS_DESCRIPTORS_TESTING_H

#include <vector>

#include "testing/device/device.h"

namespace wd::testing {

class DescriptorsTest : public DeviceTest {
  protected:
    static Options NullOptions(uint32_t api_version = VK_API_VERSION_1_3) {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = api_version;
        return options;
    }

    static VkDescriptorSetLayoutBinding Binding(uint32_t binding, VkDescriptorType type, uint32_t count = 1,
                                                VkShaderStageFlags stages = VK_SHADER_STAGE_COMPUTE_BIT) {
        return {binding, type, count, stages, nullptr};
    }

    // SetOf allocates a set of a layout with room for many descriptors of all types.
    VkDescriptorSet SetOf(VkDescriptorSetLayout layout, VkDescriptorPoolCreateFlags flags = 0,
                          const void *next = nullptr) {
        std::vector<VkDescriptorPoolSize> sizes;
        for (int type = VK_DESCRIPTOR_TYPE_SAMPLER; type <= VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT; type++) {
            sizes.push_back({static_cast<VkDescriptorType>(type), 64});
        }
        return MakeSet(layout, sizes, next, flags);
    }

    static VkWriteDescriptorSet Write(VkDescriptorSet set, uint32_t binding, VkDescriptorType type,
                                      uint32_t count = 1, uint32_t element = 0) {
        auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
        write.dstSet = set;
        write.dstBinding = binding;
        write.dstArrayElement = element;
        write.descriptorCount = count;
        write.descriptorType = type;
        return write;
    }

    void Update(const VkWriteDescriptorSet &write) {
        vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
    }

    void Update(const VkCopyDescriptorSet &copy) {
        vkUpdateDescriptorSets(device(), 0, nullptr, 1, &copy);
    }

    // ExpectRule wants exactly one message, of the rule with this number.
    void ExpectRule(const std::string &rule, const std::string &substring = "") {
        ASSERT_EQ(messages().size(), 1u) << rule << " " << substring;
        const std::string id = messages()[0].id;
        EXPECT_EQ(id.substr(id.size() < 5 ? 0 : id.size() - 5), rule) << messages()[0].text;
        ExpectOne(id, substring);
    }

    // ExpectOne wants exactly one message.
    void ExpectOne(const std::string &id, const std::string &substring) {
        ExpectMessage(id, substring);
        ExpectSilence();
        ClearMessages();
    }
};

} // namespace wd::testing

#endif
