// Descriptor arrays whose index is in the push constants or in memory.
#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Image;
using wd::testing::Make;

class SyncvalArrayTest : public SyncvalScene {
  protected:
    static constexpr VkDescriptorType kSampled = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;

    static wd::testing::Options ArrayOptions() {
        auto options = SyncOptions(GetParam());
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        return options;
    }

    // MakeArray makes a partially bound array of `count` descriptors, the first three of which are images.
    void MakeArray(uint32_t count, bool is_late) {
        const VkDescriptorBindingFlags flags[] = {
            VkDescriptorBindingFlags(VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT |
                                     (is_late ? VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT : 0)),
            0};
        auto info = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        info.bindingCount = 2;
        info.pBindingFlags = flags;
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, kSampled, count, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                           {1, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}},
                          &info, VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT);
        layout_ = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        set_ = MakeSet(set_layout, {{kSampled, count}, {kStorage, 1}}, nullptr,
                       VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT);
        sampler_ = MakeSampler();
        for (uint32_t i = 0; i < 3; i++) {
            images_[i] = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
            WriteImage(set_, 0, i, kSampled, images_[i].view, VK_IMAGE_LAYOUT_GENERAL, sampler_);
        }
        WriteBuffer(set_, 1, 0, kStorage, MakeBuffer(256, kBufferUsage));
    }

    // Record clears the images whose bits are set in `cleared`, and then reads one of the array.
    VkCommandBuffer Record(VkPipeline pipeline, uint32_t cleared, uint32_t number) {
        VkCommandBuffer commands = Begin();
        for (uint32_t i = 0; i < 3; i++) {
            Ready(commands, images_[i].handle);
        }
        for (uint32_t i = 0; i < 3; i++) {
            const VkClearColorValue color = {};
            const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
            if (cleared >> i & 1) {
                vkCmdClearColorImage(commands, images_[i].handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
            }
        }
        const uint32_t pushed[] = {7, number};
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof pushed, pushed);
        vkCmdDispatch(commands, 1, 1, 1);
        vkEndCommandBuffer(commands);
        return commands;
    }

    void Expect(VkCommandBuffer commands, bool is_hazard) {
        SubmitAll({commands});
        if (is_hazard) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch (command ");
        }
        ExpectSilence();
    }

    template <size_t kSize> VkPipeline Picking(const uint32_t (&code)[kSize]) {
        return MakeComputePipeline(layout_, MakeShader(code));
    }

    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkSampler sampler_ = VK_NULL_HANDLE;
    Image images_[3];
};

TEST_P(SyncvalArrayTest, PushedIndices) {
    WD_START_DEVICE(ArrayOptions());
    for (const bool is_late : {false, true}) {
        MakeArray(8, is_late);
        const VkPipeline same = Picking(syncval_pick_few), next = Picking(syncval_pick_next);
        ClearMessages();
        for (const uint32_t cleared : {0, 1, 2, 4, 6, 7}) {
            for (const uint32_t number : {0, 1}) {
                SCOPED_TRACE(std::to_string(cleared) + ", " + std::to_string(number) +
                             (is_late ? ", late" : ""));
                Expect(Record(same, cleared, number), cleared >> number & 1);
                Expect(Record(next, cleared, number), cleared >> (number + 1) & 1);
            }
        }
    }
}

// The image that an unknown index selects is one of those that are written.
TEST_P(SyncvalArrayTest, UnknownIndices) {
    WD_START_DEVICE(ArrayOptions());
    for (const bool is_late : {false, true}) {
        for (const bool is_large : {false, true}) {
            SCOPED_TRACE(std::string(is_late ? "late" : "") + (is_large ? ", large" : ""));
            MakeArray(is_large ? 100 : 8, is_late);
            const VkPipeline pipeline = is_large ? Picking(syncval_pick_many) : Picking(syncval_pick_stored);
            ClearMessages();
            Expect(Record(pipeline, 7, 0), true);
            Expect(Record(pipeline, 3, 0), false);
            Expect(Record(pipeline, 6, 0), false);
        }
    }
}

// An element that is written or changed before the submission may be the selected one.
TEST_P(SyncvalArrayTest, ElementsThatChangeBeforeTheSubmission) {
    WD_START_DEVICE(ArrayOptions());
    MakeArray(8, true);
    const VkPipeline pipeline = Picking(syncval_pick_stored);
    const Image other = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    VkCommandBuffer ready = Begin();
    Ready(ready, other.handle);
    vkEndCommandBuffer(ready);
    SubmitAll({ready});
    ClearMessages();
    for (const uint32_t element : {2, 5}) {
        SCOPED_TRACE(element);
        VkCommandBuffer commands = Record(pipeline, 7, 0);
        WriteImage(set_, 0, element, kSampled, other.view, VK_IMAGE_LAYOUT_GENERAL, sampler_);
        Expect(commands, false);
        WriteImage(set_, 0, 2, kSampled, images_[2].view, VK_IMAGE_LAYOUT_GENERAL, sampler_);
    }
}

WD_SYNCVAL_DRIVERS(SyncvalArrayTest);
