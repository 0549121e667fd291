// Memory of the null driver, and resources that are bound to it.
#ifndef WARDEN_VK_CORE_MEMORY_MEMORY_FIXTURE_H
#define WARDEN_VK_CORE_MEMORY_MEMORY_FIXTURE_H

#include <gtest/gtest.h>

#include <vector>

#include "testing/device/device.h"

enum : uint32_t { kDeviceLocal = 0, kHost = 1, kLast = 3 }; // Memory types of the null driver.

class MemoryTest : public wd::testing::DeviceTest {
  protected:
    static wd::testing::Options NullOptions(uint32_t api_version = VK_API_VERSION_1_3) {
        wd::testing::Options options;
        options.driver = wd::testing::Driver::kNull;
        options.api_version = api_version;
        return options;
    }

    VkDeviceMemory Memory(VkDeviceSize size, uint32_t type = kHost, const void *next = nullptr) {
        auto info = wd::testing::Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        info.pNext = next;
        info.allocationSize = size;
        info.memoryTypeIndex = type;
        VkDeviceMemory memory = VK_NULL_HANDLE;
        if (vkAllocateMemory(device(), &info, nullptr, &memory) == VK_SUCCESS) {
            Defer([this, memory] { vkFreeMemory(device(), memory, nullptr); });
        }
        return memory;
    }

    VkBuffer UnboundBuffer(VkDeviceSize size, const void *next = nullptr, VkBufferCreateFlags flags = 0) {
        auto info = wd::testing::Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.pNext = next;
        info.flags = flags;
        info.size = size;
        info.usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        VkBuffer buffer = VK_NULL_HANDLE;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        Defer([this, buffer] { vkDestroyBuffer(device(), buffer, nullptr); });
        return buffer;
    }

    VkImage Image(VkImageCreateFlags flags = 0, VkFormat format = VK_FORMAT_R8G8B8A8_UNORM) {
        VkImageCreateInfo info = wd::testing::PlainImage(format, {16, 16}, VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        info.flags = flags;
        return MakeUnboundImage(info);
    }

    void BindBuffer2(VkBuffer buffer, VkDeviceMemory memory, VkDeviceSize offset) {
        auto info = wd::testing::Make<VkBindBufferMemoryInfo>(VK_STRUCTURE_TYPE_BIND_BUFFER_MEMORY_INFO);
        info.buffer = buffer;
        info.memory = memory;
        info.memoryOffset = offset;
        vkBindBufferMemory2(device(), 1, &info);
    }

    void BindImage2(VkImage image, VkDeviceMemory memory, VkDeviceSize offset, const void *next = nullptr) {
        auto info = wd::testing::Make<VkBindImageMemoryInfo>(VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_INFO);
        info.pNext = next;
        info.image = image;
        info.memory = memory;
        info.memoryOffset = offset;
        vkBindImageMemory2(device(), 1, &info);
    }

    struct Plane {
        VkImageAspectFlagBits aspect;
        VkDeviceMemory memory;
        VkDeviceSize offset;
    };

    // BindPlanes binds planes of an image in one call.
    void BindPlanes(VkImage image, const std::vector<Plane> &planes) {
        std::vector<VkBindImagePlaneMemoryInfo> aspects;
        std::vector<VkBindImageMemoryInfo> infos;
        aspects.reserve(planes.size());
        for (const Plane &plane : planes) {
            aspects.push_back({VK_STRUCTURE_TYPE_BIND_IMAGE_PLANE_MEMORY_INFO, nullptr, plane.aspect});
            infos.push_back({VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_INFO, &aspects.back(), image, plane.memory,
                             plane.offset});
        }
        vkBindImageMemory2(device(), static_cast<uint32_t>(infos.size()), infos.data());
    }

    VkMappedMemoryRange Range(VkDeviceMemory memory, VkDeviceSize offset, VkDeviceSize size) {
        auto range = wd::testing::Make<VkMappedMemoryRange>(VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE);
        range.memory = memory;
        range.offset = offset;
        range.size = size;
        return range;
    }

    void *Map(VkDeviceMemory memory, VkDeviceSize offset = 0, VkDeviceSize size = VK_WHOLE_SIZE) {
        void *mapped = nullptr;
        vkMapMemory(device(), memory, offset, size, 0, &mapped);
        return mapped;
    }
};

#endif
