// What tests of the validator share: a device with the validator on, and barriers in one line.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_TEST_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_TEST_H

#include <regex>

#include "testing/device/device.h"

struct SyncMasks {
    VkPipelineStageFlags2 src_stages = 0;
    VkAccessFlags2 src_accesses = 0;
    VkPipelineStageFlags2 dst_stages = 0;
    VkAccessFlags2 dst_accesses = 0;
};

// Tests run on lavapipe and on the null driver: the validator sees the same commands on both.
class SyncvalTest : public wd::testing::DeviceTest, public ::testing::WithParamInterface<wd::testing::Driver> {
  protected:
    static wd::testing::Options SyncOptions(wd::testing::Driver driver) {
        static VkPhysicalDeviceVulkan13Features features = [] {
            auto made = wd::testing::Make<VkPhysicalDeviceVulkan13Features>(
                VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
            made.synchronization2 = VK_TRUE;
            made.dynamicRendering = VK_TRUE;
            return made;
        }();
        wd::testing::Options options;
        options.driver = driver;
        options.api_version = VK_API_VERSION_1_3;
        options.settings["validate_sync"] = "true";
        options.settings["validate_shaders"] = "false";
        options.device_next = &features;
        return options;
    }

    static void Barrier(VkCommandBuffer commands, const SyncMasks &masks) {
        auto barrier = wd::testing::Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
        barrier.srcStageMask = masks.src_stages;
        barrier.srcAccessMask = masks.src_accesses;
        barrier.dstStageMask = masks.dst_stages;
        barrier.dstAccessMask = masks.dst_accesses;
        auto info = wd::testing::Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.memoryBarrierCount = 1;
        info.pMemoryBarriers = &barrier;
        vkCmdPipelineBarrier2(commands, &info);
    }

    static void Transition(VkCommandBuffer commands, VkImage image, VkImageLayout from, VkImageLayout to,
                           const SyncMasks &masks) {
        auto barrier = wd::testing::Make<VkImageMemoryBarrier2>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2);
        barrier.srcStageMask = masks.src_stages;
        barrier.srcAccessMask = masks.src_accesses;
        barrier.dstStageMask = masks.dst_stages;
        barrier.dstAccessMask = masks.dst_accesses;
        barrier.oldLayout = from;
        barrier.newLayout = to;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, VK_REMAINING_MIP_LEVELS, 0,
                                    VK_REMAINING_ARRAY_LAYERS};
        auto info = wd::testing::Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.imageMemoryBarrierCount = 1;
        info.pImageMemoryBarriers = &barrier;
        vkCmdPipelineBarrier2(commands, &info);
    }

    // Suggested reads the barrier that the only message asks for.
    SyncMasks Suggested() {
        const auto all = messages();
        SyncMasks masks;
        if (all.size() != 1) {
            ADD_FAILURE() << all.size() << " messages instead of one";
            return masks;
        }
        const std::string &text = all[0].text;
        const std::regex pattern("vkCmdPipelineBarrier2: srcStageMask = ([^,]*), srcAccessMask = ([^,]*), "
                                 "dstStageMask = ([^,]*), dstAccessMask = ([^,.]*)\\.");
        std::smatch match;
        if (!std::regex_search(text, match, pattern)) {
            ADD_FAILURE() << "no barrier in: " << text;
            return masks;
        }
        masks.src_stages = Bits(match[1]);
        masks.src_accesses = Bits(match[2]);
        masks.dst_stages = Bits(match[3]);
        masks.dst_accesses = Bits(match[4]);
        return masks;
    }

  private:
    static uint64_t Bits(const std::string &names) {
        static const std::map<std::string, uint64_t> known = {
            {"VK_PIPELINE_STAGE_2_NONE", 0},
            {"VK_ACCESS_2_NONE", 0},
            {"VK_PIPELINE_STAGE_2_COPY_BIT", VK_PIPELINE_STAGE_2_COPY_BIT},
            {"VK_PIPELINE_STAGE_2_CLEAR_BIT", VK_PIPELINE_STAGE_2_CLEAR_BIT},
            {"VK_PIPELINE_STAGE_2_BLIT_BIT", VK_PIPELINE_STAGE_2_BLIT_BIT},
            {"VK_PIPELINE_STAGE_2_RESOLVE_BIT", VK_PIPELINE_STAGE_2_RESOLVE_BIT},
            {"VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT", VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT},
            {"VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT", VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT},
            {"VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT", VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT},
            {"VK_PIPELINE_STAGE_2_INDEX_INPUT_BIT", VK_PIPELINE_STAGE_2_INDEX_INPUT_BIT},
            {"VK_PIPELINE_STAGE_2_DRAW_INDIRECT_BIT", VK_PIPELINE_STAGE_2_DRAW_INDIRECT_BIT},
            {"VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT", VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT},
            {"VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT", VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT},
            {"VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT", VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT},
            {"VK_ACCESS_2_TRANSFER_READ_BIT", VK_ACCESS_2_TRANSFER_READ_BIT},
            {"VK_ACCESS_2_TRANSFER_WRITE_BIT", VK_ACCESS_2_TRANSFER_WRITE_BIT},
            {"VK_ACCESS_2_SHADER_STORAGE_READ_BIT", VK_ACCESS_2_SHADER_STORAGE_READ_BIT},
            {"VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT", VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT},
            {"VK_ACCESS_2_SHADER_SAMPLED_READ_BIT", VK_ACCESS_2_SHADER_SAMPLED_READ_BIT},
            {"VK_ACCESS_2_UNIFORM_READ_BIT", VK_ACCESS_2_UNIFORM_READ_BIT},
            {"VK_ACCESS_2_VERTEX_ATTRIBUTE_READ_BIT", VK_ACCESS_2_VERTEX_ATTRIBUTE_READ_BIT},
            {"VK_ACCESS_2_INDEX_READ_BIT", VK_ACCESS_2_INDEX_READ_BIT},
            {"VK_ACCESS_2_INDIRECT_COMMAND_READ_BIT", VK_ACCESS_2_INDIRECT_COMMAND_READ_BIT},
            {"VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT", VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT},
            {"VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT", VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT},
            {"VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT", VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT},
            {"VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT", VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT},
        };
        uint64_t bits = 0;
        for (size_t begin = 0; begin < names.size();) {
            const size_t end = std::min(names.find(" | ", begin), names.size());
            const auto found = known.find(names.substr(begin, end - begin));
            if (found == known.end()) {
                ADD_FAILURE() << "unknown name in " << names;
                return bits;
            }
            bits |= found->second;
            begin = end + 3;
        }
        return bits;
    }
};

inline std::string DriverName(const ::testing::TestParamInfo<wd::testing::Driver> &info) {
    return info.param == wd::testing::Driver::kLavapipe ? "Lavapipe" : "Null";
}

#define WD_SYNCVAL_DRIVERS(Test)                                                                             \
    INSTANTIATE_TEST_SUITE_P(Drivers, Test,                                                                  \
                             ::testing::Values(wd::testing::Driver::kLavapipe, wd::testing::Driver::kNull),  \
                             DriverName)

#endif
