// Accesses of the host: devices with validate_host, and two buffers in memory that the host has mapped.
#ifndef WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_HOST_FIXTURE_H
#define WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_HOST_FIXTURE_H

#include <functional>
#include <map>
#include <string>

#include "vk/syncval/testing/syncval_scene_fixture.h"

constexpr char kDependency[] = "WARDEN-host-missing-dependency";
constexpr VkPipelineStageFlags2 kCopy = VK_PIPELINE_STAGE_2_COPY_BIT;
constexpr SyncMasks kToHost = {kCopy, VK_ACCESS_2_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_2_HOST_BIT,
                               VK_ACCESS_2_HOST_READ_BIT};

class SyncvalHost : public SyncvalScene {
  protected:
    using Settings = std::map<std::string, std::string>;

    void SetUp() override {
        StartHost(1024);
    }

    // StartHost makes the buffers, of `size` bytes. `settings` are added to those of the device.
    void StartHost(VkDeviceSize size, const Settings &settings = {}, const Settings &environment = {}) {
        auto options = SyncOptions(GetParam());
        options.settings["validate_sync"] = "false";
        options.settings["validate_host"] = "true";
        for (const auto &[key, value] : settings) {
            options.settings[key] = value;
        }
        options.environment = environment;
        WD_START_DEVICE(options);
        size_ = size;
        source_ = MakeBuffer(size, kBufferUsage);
        readback_ = MakeBuffer(size, kBufferUsage);
        SetName(VK_OBJECT_TYPE_DEVICE_MEMORY, source_.memory, "upload");
        SetName(VK_OBJECT_TYPE_DEVICE_MEMORY, readback_.memory, "readback");
    }

    // WithoutCoherence are the variables for StartHost of a driver whose memory of type kNotCoherent is HOST_VISIBLE
    // and HOST_CACHED. Only the null driver has such memory. MakeBufferWithoutCoherence makes a buffer in it, mapped.
    static constexpr uint32_t kNotCoherent = 3;
    static Settings WithoutCoherence() {
        return {{"WD_NULL_LAST_MEMORY_PROPERTIES", "10"}};
    }
    wd::testing::Buffer MakeBufferWithoutCoherence() {
        wd::testing::Buffer buffer;
        auto info = wd::testing::Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = size_;
        info.usage = kBufferUsage;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer.handle), "vkCreateBuffer");
        Defer([device = device(), handle = buffer.handle] { vkDestroyBuffer(device, handle, nullptr); });
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), buffer.handle, &requirements);
        auto allocation = wd::testing::Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        allocation.allocationSize = requirements.size;
        allocation.memoryTypeIndex = kNotCoherent;
        Check(vkAllocateMemory(device(), &allocation, nullptr, &buffer.memory), "vkAllocateMemory");
        Defer([device = device(), memory = buffer.memory] { vkFreeMemory(device, memory, nullptr); });
        Check(vkBindBufferMemory(device(), buffer.handle, buffer.memory, 0), "vkBindBufferMemory");
        void *words;
        Check(vkMapMemory(device(), buffer.memory, 0, VK_WHOLE_SIZE, 0, &words), "vkMapMemory");
        buffer.words = static_cast<uint32_t *>(words);
        return buffer;
    }

    // Run submits commands, and waits for them. RunUnawaited does not wait.
    void Run(const std::function<void(VkCommandBuffer)> &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        Submit(commands);
    }
    void RunUnawaited(const std::function<void(VkCommandBuffer)> &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        vkEndCommandBuffer(commands);
        auto info = wd::testing::Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    }
    void Wait() {
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    }
    // CopyBytes copies bytes [begin, end) of the source.
    void CopyBytes(VkCommandBuffer commands, VkDeviceSize begin, VkDeviceSize end) {
        const VkBufferCopy region = {begin, begin, end - begin};
        vkCmdCopyBuffer(commands, source_.handle, readback_.handle, 1, &region);
    }
    void Invalidate(VkDeviceSize offset = 0, VkDeviceSize size = VK_WHOLE_SIZE) {
        auto range = wd::testing::Make<VkMappedMemoryRange>(VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE);
        range.memory = readback_.memory;
        range.offset = offset;
        range.size = size;
        vkInvalidateMappedMemoryRanges(device(), 1, &range);
    }

    VkDeviceSize size_ = 0;
    wd::testing::Buffer source_, readback_;
};

#endif
