// Threads make, record, submit and destroy at the same time, on two queues where there are two, with every validator on
// that follows recordings: GPU-assisted and synchronization validation. Each thread has objects of its own and makes no
// mistake. ThreadSanitizer checks it with --config=tsan.
#include <atomic>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "testing/device/stack.h"
#include "testing/shaders/test_shaders.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr int kThreads = 4, kRounds = 12;

struct Place {
    Stack stack;
    uint32_t num_queues;
};

// A buffer with memory of its own.
struct OwnBuffer {
    VkBuffer handle = VK_NULL_HANDLE;
    VkDeviceMemory memory = VK_NULL_HANDLE;
};

class ThreadsTest : public DeviceTest, public ::testing::WithParamInterface<Place> {
  protected:
    Options MakeOptions() {
        Options options;
        UseStack(GetParam().stack, &options);
        options.num_queues = GetParam().num_queues;
        options.settings = {{"gpuav_enable", "true"}, {"validate_sync", "true"}};
        options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
        return options;
    }

    OwnBuffer MakeOwn() {
        OwnBuffer buffer;
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 256;
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                     VK_BUFFER_USAGE_TRANSFER_SRC_BIT;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer.handle), "vkCreateBuffer");
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), buffer.handle, &requirements);
        auto allocate = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        allocate.allocationSize = requirements.size;
        allocate.memoryTypeIndex = FindMemoryType(requirements.memoryTypeBits, 0);
        Check(vkAllocateMemory(device(), &allocate, nullptr, &buffer.memory), "vkAllocateMemory");
        Check(vkBindBufferMemory(device(), buffer.handle, buffer.memory, 0), "vkBindBufferMemory");
        return buffer;
    }
    void Destroy(const OwnBuffer &buffer) {
        vkDestroyBuffer(device(), buffer.handle, nullptr);
        vkFreeMemory(device(), buffer.memory, nullptr);
    }

    // The state of a thread from round to round.
    struct Worker {
        VkCommandPool pool = VK_NULL_HANDLE;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        VkDescriptorPool descriptors = VK_NULL_HANDLE;
        VkFence fence = VK_NULL_HANDLE;
    };
    Worker MakeWorker() {
        Worker worker;
        auto pool = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool.queueFamilyIndex = queue_family();
        Check(vkCreateCommandPool(device(), &pool, nullptr, &worker.pool), "vkCreateCommandPool");
        auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        allocate.commandPool = worker.pool;
        allocate.commandBufferCount = 1;
        Check(vkAllocateCommandBuffers(device(), &allocate, &worker.commands), "vkAllocateCommandBuffers");
        const VkDescriptorPoolSize size = {kStorage, 7};
        auto sets = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
        sets.maxSets = 1;
        sets.poolSizeCount = 1;
        sets.pPoolSizes = &size;
        Check(vkCreateDescriptorPool(device(), &sets, nullptr, &worker.descriptors),
              "vkCreateDescriptorPool");
        auto fence = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
        Check(vkCreateFence(device(), &fence, nullptr, &worker.fence), "vkCreateFence");
        return worker;
    }
    void Destroy(const Worker &worker) {
        vkDestroyFence(device(), worker.fence, nullptr);
        vkDestroyDescriptorPool(device(), worker.descriptors, nullptr);
        vkDestroyCommandPool(device(), worker.pool, nullptr);
    }

    VkDescriptorSet WriteSet(const Worker &worker, const OwnBuffer (&buffers)[2]) {
        Check(vkResetDescriptorPool(device(), worker.descriptors, 0), "vkResetDescriptorPool");
        VkDescriptorSet set = TakeSet(worker.descriptors, set_layout_);
        for (uint32_t i = 0; i < 7; i++) {
            const VkDescriptorBufferInfo info = {buffers[i ? 1 : 0].handle, 0, VK_WHOLE_SIZE};
            auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
            write.dstSet = set;
            write.dstBinding = i ? 1 : 0;
            write.dstArrayElement = i ? i - 1 : 0;
            write.descriptorCount = 1;
            write.descriptorType = kStorage;
            write.pBufferInfo = &info;
            vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
        }
        return set;
    }

    VkPipeline MakeOwnPipeline() {
        auto module_info = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
        module_info.codeSize = sizeof(index_storage_buffer);
        module_info.pCode = index_storage_buffer;
        VkShaderModule module;
        Check(vkCreateShaderModule(device(), &module_info, nullptr, &module), "vkCreateShaderModule");
        const VkComputePipelineCreateInfo info = ComputeInfo(layout_, module);
        VkPipeline pipeline;
        Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateComputePipelines");
        vkDestroyShaderModule(device(), module, nullptr);
        return pipeline;
    }

    static void Barrier(VkCommandBuffer commands) {
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT;
        barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                             0, 1, &barrier, 0, nullptr, 0, nullptr);
    }

    void RecordRound(const Worker &worker, const OwnBuffer (&buffers)[2], VkPipeline pipeline,
                     VkDescriptorSet set) {
        Check(vkResetCommandPool(device(), worker.pool, 0), "vkResetCommandPool");
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        Check(vkBeginCommandBuffer(worker.commands, &begin), "vkBeginCommandBuffer");
        for (const OwnBuffer &buffer : buffers) {
            vkCmdFillBuffer(worker.commands, buffer.handle, 0, VK_WHOLE_SIZE, 7);
        }
        for (uint32_t i = 0; i < 6; i++) {
            Barrier(worker.commands);
            const uint32_t control[2] = {i, 0};
            vkCmdBindPipeline(worker.commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
            vkCmdBindDescriptorSets(worker.commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set, 0,
                                    nullptr);
            vkCmdPushConstants(worker.commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0, 8, control);
            vkCmdDispatch(worker.commands, 4, 1, 1);
        }
        Barrier(worker.commands);
        const VkBufferCopy copy = {0, 0, 64};
        vkCmdCopyBuffer(worker.commands, buffers[0].handle, buffers[1].handle, 1, &copy);
        Check(vkEndCommandBuffer(worker.commands), "vkEndCommandBuffer");
    }

    // Work is one thread's life.
    void Work(int number) {
        const uint32_t which = static_cast<uint32_t>(number) % GetParam().num_queues;
        const Worker worker = MakeWorker();
        for (int round = 0; round < kRounds; round++) {
            const OwnBuffer buffers[2] = {MakeOwn(), MakeOwn()};
            SetName(VK_OBJECT_TYPE_BUFFER, buffers[0].handle, "results");
            const VkPipeline pipeline = MakeOwnPipeline();
            RecordRound(worker, buffers, pipeline, WriteSet(worker, buffers));
            auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
            submit.commandBufferCount = 1;
            submit.pCommandBuffers = &worker.commands;
            {
                std::lock_guard<std::mutex> lock(queue_locks_[which]);
                Check(vkQueueSubmit(queue(which), 1, &submit, worker.fence), "vkQueueSubmit");
            }
            Check(vkWaitForFences(device(), 1, &worker.fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
            Check(vkResetFences(device(), 1, &worker.fence), "vkResetFences");
            vkDestroyPipeline(device(), pipeline, nullptr);
            for (const OwnBuffer &buffer : buffers) {
                Destroy(buffer);
            }
            rounds_++;
        }
        Destroy(worker);
    }

    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    std::mutex queue_locks_[2];
    std::atomic<int> rounds_{0};
};

TEST_P(ThreadsTest, MakeRecordSubmitAndDestroy) {
    WD_START_DEVICE(MakeOptions());
    set_layout_ = MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                                 {1, kStorage, 6, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
    layout_ = MakePipelineLayout({set_layout_}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
    std::vector<std::thread> threads;
    for (int i = 0; i < kThreads; i++) {
        threads.emplace_back([this, i] {
            try {
                Work(i);
            } catch (const std::runtime_error &error) {
                ADD_FAILURE() << error.what();
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(rounds_, kThreads * kRounds);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, ThreadsTest,
                         ::testing::Values(Place{{"null", Driver::kNull, {Layer::kWarden}}, 2},
                                           Place{{"lavapipe", Driver::kLavapipe, {Layer::kWarden}}, 1}),
                         [](const ::testing::TestParamInfo<Place> &info) { return info.param.stack.name; });

} // namespace
} // namespace wd::testing
