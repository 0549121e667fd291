// Buffers that nothing wrote, and a program with an operation for each kind of access.
#ifndef WARDEN_VK_GPUAV_TESTING_GPUAV_UNINITIALIZED_FIXTURE_H
#define WARDEN_VK_GPUAV_TESTING_GPUAV_UNINITIALIZED_FIXTURE_H

#include <map>

#include "testing/device/stack.h"
#include "vk/gpuav/testing/gpuav_unwritten_fixture.h"
#include "vk/gpuav/testing/uninitialized_shaders.h"

namespace wd::testing {

inline constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
inline constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
inline constexpr VkBufferUsageFlags kUsage =
    VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
    VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
inline constexpr VkDeviceSize kSize = 4096;

enum Operation : uint32_t {
    kRead,
    kStore,
    kReadVector,
    kStoreComponent,
    kAdd,
    kReadMember,
    kStoreStruct,
    kSum,
    kReadInFunction,
    kStoreLarge,
    kReadUniform,
    kReadElement,
    kStoreElement,
    kStoreAndRead,
    kReadIfBelowTwo,
    kStoreVector,
};

class UninitializedTest : public UnwrittenMemoryTest, public ::testing::WithParamInterface<Stack> {
  protected:
    Options MakeOptions(const char *checks = "default,uninitialized_memory") {
        Options options = GpuavOptions();
        UseStack(GetParam(), &options);
        options.settings["gpuav_checks"] = checks;
        return options;
    }

    void MakeProgram(VkDescriptorType words = kStorage) {
        words_type_ = words;
        set_layout_ = MakeSetLayout({Binding(0, kStorage, 1), Binding(1, words, 1), Binding(2, kUniform, 1),
                                     Binding(3, kStorage, 2)});
        layout_ = MakePipelineLayout({set_layout_}, VK_SHADER_STAGE_COMPUTE_BIT, 4);
        module_ = MakeShader(gpuav_uninitialized);
        pipelines_.clear();
        results_ = MakeBuffer(1024, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    }
    VkDescriptorSet MakeSetFor(const Buffer &buffer, VkDeviceSize offset = 0,
                               VkDeviceSize range = VK_WHOLE_SIZE) {
        VkDescriptorSet set = MakeSet(
            set_layout_, {{kStorage, 4}, {kUniform, 1}, {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, 1}});
        WriteBuffer(set, 0, 0, kStorage, results_);
        WriteBuffer(set, 1, 0, words_type_, buffer, offset, range);
        WriteBuffer(set, 2, 0, kUniform, buffer, 0, 256);
        WriteBuffer(set, 3, 0, kStorage, buffer, 0, 256);
        WriteBuffer(set, 3, 1, kStorage, buffer, 256, 256);
        return set;
    }
    void Start(const Options &options) {
        DeviceTest::Start(options);
        if (!IsSkipped() && !HasFatalFailure()) {
            MakeProgram();
            buffer_ = MakeNewBuffer(kUsage, kSize);
            set_ = MakeSetFor(buffer_);
        }
    }
    // The pipeline of an operation: drivers compile nothing of the others.
    VkPipeline PipelineOf(Operation operation) {
        VkPipeline &pipeline = pipelines_[operation];
        if (!pipeline) {
            const VkSpecializationMapEntry entry = {0, 0, sizeof operation};
            const VkSpecializationInfo constants = {1, &entry, sizeof operation, &operation};
            VkComputePipelineCreateInfo info = ComputeInfo(layout_, module_);
            info.stage.pSpecializationInfo = &constants;
            Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
                  "vkCreateComputePipelines");
            Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        }
        return pipeline;
    }
    void Run(Operation operation, uint32_t index) {
        RunDispatch(PipelineOf(operation), layout_, set_, {VK_SHADER_STAGE_COMPUTE_BIT, {index}}, 1);
    }
    void Submit(const std::function<void(VkCommandBuffer)> &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        Check(DeviceTest::Submit(commands), "vkQueueSubmit");
    }
    static void FullBarrier(VkCommandBuffer commands) {
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT;
        barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                             0, 1, &barrier, 0, nullptr, 0, nullptr);
    }
    void RunIn(const Buffer &buffer, Operation operation, uint32_t index) {
        set_ = MakeSetFor(buffer);
        Run(operation, index);
    }
    void Copy(const Buffer &source, const Buffer &target, const std::vector<VkBufferCopy> &regions) {
        Submit([&](VkCommandBuffer commands) {
            vkCmdCopyBuffer(commands, source.handle, target.handle, static_cast<uint32_t>(regions.size()),
                            regions.data());
        });
    }
    void ExpectRead(uint32_t size, uint32_t offset) {
        ExpectText("Read of " + std::to_string(size) + " bytes at offset " + std::to_string(offset) +
                   " of a buffer, which nothing wrote.");
    }

    VkDescriptorType words_type_ = kStorage;
    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkShaderModule module_ = VK_NULL_HANDLE;
    std::map<Operation, VkPipeline> pipelines_;
    Buffer results_, buffer_;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
};

} // namespace wd::testing

#endif
