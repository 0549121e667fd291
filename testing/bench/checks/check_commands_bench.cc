// Commands whose parameters and resources the device checks: the time of one command with and without each setting.
#include <algorithm>

#include "testing/bench/checks/check_bench.h"
#include "testing/bench/checks/check_shaders.h"
#include "testing/shaders/test_shaders.h"

namespace wd::testing::checks {
namespace {

constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;
constexpr VkPipelineBindPoint kGraphics = VK_PIPELINE_BIND_POINT_GRAPHICS;
constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkShaderStageFlags kStages = VK_SHADER_STAGE_COMPUTE_BIT;
constexpr uint32_t kNumCommands = 256;

template <typename Made> std::unique_ptr<Session> Maker() {
    return std::make_unique<Made>();
}

// A setting that is false by default, without checks in shaders.
Configuration Setting(const char *name) {
    return {name, true, "none", {name}};
}

Options MakeOptions() {
    Options options;
    options.api_version = VK_API_VERSION_1_2;
    return options;
}

// Dispatches of one workgroup, whose size is in a buffer.
class IndirectSession : public Session {
    void MakeResources() override {
        const VkDescriptorSetLayout set_layout = MakeSetLayout({{0, kStorage, 1, kStages, nullptr}});
        set_ = MakeSet(set_layout, {{kStorage, 1}});
        WriteBuffer(set_, 0, 0, kStorage, MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        layout_ = MakePipelineLayout({set_layout}, kStages, 8);
        arguments_ = MakeBuffer(12, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT, {1, 1, 1});
    }
    VkPipeline MakePipeline() override {
        return MakeComputePipeline(layout_, MakeNumbered(cases));
    }
    void Record(VkCommandBuffer commands) override {
        const uint32_t constants[] = {16, 3};
        vkCmdBindPipeline(commands, kCompute, pipeline());
        vkCmdBindDescriptorSets(commands, kCompute, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdPushConstants(commands, layout_, kStages, 0, sizeof constants, constants);
        for (uint32_t i = 0; i < kNumCommands; i++) {
            vkCmdDispatchIndirect(commands, arguments_.handle, 0);
        }
    }

    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    Buffer arguments_;
};

TEST(CommandBench, IndirectParameters) {
    PrintCommands("vkCmdDispatchIndirect", Maker<IndirectSession>, MakeOptions(), kNumCommands,
                  Setting("gpuav_indirect_parameters"));
}

// Indexed draws of 3072 indices.
class FetchSession : public PositionSession {
  public:
    FetchSession() : PositionSession(kNumIndices) {
    }

  private:
    static constexpr uint32_t kNumIndices = 3072;
    void MakeResources() override {
        PositionSession::MakeResources();
        std::vector<uint32_t> indices;
        for (uint32_t i = 0; i < kNumIndices; i++) {
            indices.push_back(i);
        }
        indices_ = MakeBuffer(kNumIndices * 4, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, indices);
    }
    void Record(VkCommandBuffer commands) override {
        BeginDraws(commands);
        vkCmdBindIndexBuffer(commands, indices_.handle, 0, VK_INDEX_TYPE_UINT32);
        for (uint32_t i = 0; i < kNumCommands; i++) {
            vkCmdDrawIndexed(commands, kNumIndices, 1, 0, 0, 0);
        }
        vkCmdEndRenderPass(commands);
    }

    Buffer indices_;
};

TEST(CommandBench, VertexFetch) {
    PrintCommands("vkCmdDrawIndexed with 3072 indices", Maker<FetchSession>, MakeOptions(), kNumCommands,
                  Setting("gpuav_vertex_fetch"));
}

// Dispatches with two images, of which each is bound before it: equal commands are checked once.
class ContentsSession : public Session {
    void MakeResources() override {
        constexpr VkImageLayout kLayout = VK_IMAGE_LAYOUT_GENERAL;
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, kStorage, 1, kStages, nullptr},
                           {1, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1, kStages, nullptr},
                           {2, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 1, kStages, nullptr}});
        const Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4,
                                      VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT |
                                          VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        FillImage(image, {}, kLayout);
        for (VkDescriptorSet &set : sets_) {
            set = MakeSet(set_layout, {{kStorage, 1},
                                       {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1},
                                       {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 1}});
            WriteBuffer(set, 0, 0, kStorage, result);
            WriteImage(set, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, image.view, kLayout);
            WriteImage(set, 2, 0, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, image.view, kLayout);
        }
        layout_ = MakePipelineLayout({set_layout});
    }
    VkPipeline MakePipeline() override {
        return MakeComputePipeline(layout_, MakeNumbered(images));
    }
    void Record(VkCommandBuffer commands) override {
        vkCmdBindPipeline(commands, kCompute, pipeline());
        for (uint32_t i = 0; i < kNumCommands; i++) {
            vkCmdBindDescriptorSets(commands, kCompute, layout_, 0, 1, &sets_[i % 2], 0, nullptr);
            vkCmdDispatch(commands, 1, 1, 1);
        }
    }

    VkDescriptorSet sets_[2] = {};
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
};

TEST(CommandBench, DescriptorContents) {
    PrintCommands("vkCmdDispatch with two images, and vkCmdBindDescriptorSets", Maker<ContentsSession>,
                  MakeOptions(), kNumCommands, Setting("gpuav_descriptor_contents"));
}

// Copies of 256 x 256 depths.
class CopySession : public Session {
    static constexpr uint32_t kSize = 256;
    void MakeResources() override {
        VkImageCreateInfo info =
            PlainImage(VK_FORMAT_D32_SFLOAT, {kSize, kSize}, VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        image_ = MakeUnboundImage(info);
        BindImage(image_);
        depths_ = MakeBuffer(kSize * kSize * 4, VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
    }
    VkPipeline MakePipeline() override {
        return VK_NULL_HANDLE;
    }
    void Record(VkCommandBuffer commands) override {
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
        barrier.newLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image_;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 1, 0, 1};
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 0,
                             nullptr, 0, nullptr, 1, &barrier);
        VkBufferImageCopy copy = {};
        copy.imageSubresource = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 0, 1};
        copy.imageExtent = {kSize, kSize, 1};
        for (uint32_t i = 0; i < kNumCommands; i++) {
            vkCmdCopyBufferToImage(commands, depths_.handle, image_, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1,
                                   &copy);
        }
    }

    VkImage image_ = VK_NULL_HANDLE;
    Buffer depths_;
};

TEST(CommandBench, CopiedDepths) {
    PrintCommands("vkCmdCopyBufferToImage of 256 x 256 depths", Maker<CopySession>, MakeOptions(),
                  kNumCommands, Setting("gpuav_copied_depths"));
}

// Copies between buffers, whose bits are copied, too: of 64 KiB, each after the one before.
class BufferCopySession : public Session {
    static constexpr VkDeviceSize kSize = 65536;
    void MakeResources() override {
        constexpr VkBufferUsageFlags kUsage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                                              VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                              VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        source_ = MakeUnmappedBuffer(kSize, kUsage);
        target_ = MakeUnmappedBuffer(kSize, kUsage);
    }
    VkPipeline MakePipeline() override {
        return VK_NULL_HANDLE;
    }
    void Record(VkCommandBuffer commands) override {
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = barrier.dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
        const VkBufferCopy copy = {0, 0, kSize};
        for (uint32_t i = 0; i < kNumCommands; i++) {
            vkCmdCopyBuffer(commands, source_.handle, target_.handle, 1, &copy);
            vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                                 1, &barrier, 0, nullptr, 0, nullptr);
        }
    }

    Buffer source_, target_;
};

TEST(CommandBench, BufferCopies) {
    PrintCommands("vkCmdCopyBuffer of 64 KiB, and vkCmdPipelineBarrier", Maker<BufferCopySession>,
                  MakeOptions(), kNumCommands, {"uninitialized_memory", true, "uninitialized_memory", {}});
}

// Builds of one acceleration structure of 256 boxes.
class BuildSession : public Session {
    static constexpr uint32_t kNumBoxes = 256, kNumWords = 6;
    static constexpr VkBufferUsageFlags kInput =
        VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR;

    void MakeBoxes() {
        std::vector<uint32_t> words(kNumBoxes * kNumWords, 0);
        for (uint32_t i = 0; i < kNumBoxes; i++) {
            std::fill_n(words.begin() + i * kNumWords + kNumWords / 2, kNumWords / 2, 0x3f800000);
        }
        boxes_ =
            Make<VkAccelerationStructureGeometryKHR>(VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR);
        boxes_.geometryType = VK_GEOMETRY_TYPE_AABBS_KHR;
        boxes_.geometry.aabbs = Make<VkAccelerationStructureGeometryAabbsDataKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_AABBS_DATA_KHR);
        boxes_.geometry.aabbs.data.deviceAddress =
            AddressOf(MakeAddressedBuffer(words.size() * 4, kInput, words).handle);
        boxes_.geometry.aabbs.stride = kNumWords * 4;
    }
    void MakeResources() override {
        MakeBoxes();
        build_ = Make<VkAccelerationStructureBuildGeometryInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR);
        build_.type = VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
        build_.geometryCount = 1;
        build_.pGeometries = &boxes_;
        auto sizes = Make<VkAccelerationStructureBuildSizesInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR);
        DeviceProc<PFN_vkGetAccelerationStructureBuildSizesKHR>("vkGetAccelerationStructureBuildSizesKHR")(
            device(), VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, &build_, &kNumBoxes, &sizes);
        auto info = Make<VkAccelerationStructureCreateInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR);
        info.buffer = MakeAddressedBuffer(sizes.accelerationStructureSize,
                                          VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR)
                          .handle;
        info.size = sizes.accelerationStructureSize;
        info.type = build_.type;
        Check(DeviceProc<PFN_vkCreateAccelerationStructureKHR>("vkCreateAccelerationStructureKHR")(
                  device(), &info, nullptr, &build_.dstAccelerationStructure),
              "vkCreateAccelerationStructureKHR");
        Defer(
            [destroy = DeviceProc<PFN_vkDestroyAccelerationStructureKHR>("vkDestroyAccelerationStructureKHR"),
             device = device(),
             structure = build_.dstAccelerationStructure] { destroy(device, structure, nullptr); });
        constexpr VkDeviceSize kAlignment = 256;
        const VkDeviceAddress scratch = AddressOf(
            MakeAddressedBuffer(sizes.buildScratchSize + kAlignment, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT)
                .handle);
        build_.scratchData.deviceAddress = (scratch + kAlignment - 1) / kAlignment * kAlignment;
    }
    VkPipeline MakePipeline() override {
        return VK_NULL_HANDLE;
    }
    void Record(VkCommandBuffer commands) override {
        const auto build =
            DeviceProc<PFN_vkCmdBuildAccelerationStructuresKHR>("vkCmdBuildAccelerationStructuresKHR");
        constexpr VkPipelineStageFlags kStage = VK_PIPELINE_STAGE_ACCELERATION_STRUCTURE_BUILD_BIT_KHR;
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = VK_ACCESS_ACCELERATION_STRUCTURE_WRITE_BIT_KHR;
        barrier.dstAccessMask =
            VK_ACCESS_ACCELERATION_STRUCTURE_READ_BIT_KHR | VK_ACCESS_ACCELERATION_STRUCTURE_WRITE_BIT_KHR;
        const VkAccelerationStructureBuildRangeInfoKHR range = {kNumBoxes, 0, 0, 0}, *ranges = &range;
        for (uint32_t i = 0; i < kNumCommands; i++) {
            build(commands, 1, &build_, &ranges);
            vkCmdPipelineBarrier(commands, kStage, kStage, 0, 1, &barrier, 0, nullptr, 0, nullptr);
        }
    }

    VkAccelerationStructureGeometryKHR boxes_ = {};
    VkAccelerationStructureBuildGeometryInfoKHR build_ = {};
};

TEST(CommandBench, AccelerationStructures) {
    RayFeatures features;
    Options options = MakeOptions();
    features.Enable(RayUse::kBuilds, &options);
    PrintCommands("vkCmdBuildAccelerationStructuresKHR of 256 boxes", Maker<BuildSession>, options,
                  kNumCommands, Setting("gpuav_acceleration_structures"));
}

} // namespace
} // namespace wd::testing::checks
