// Buffers in memory that nothing wrote, and the warnings about reads of them.
#ifndef WARDEN_VK_GPUAV_TESTING_GPUAV_UNWRITTEN_FIXTURE_H
#define WARDEN_VK_GPUAV_TESTING_GPUAV_UNWRITTEN_FIXTURE_H

#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {

class UnwrittenMemoryTest : public GpuavTest {
  protected:
    static constexpr char kId[] = "WARDEN-gpuav-uninitialized-memory";

    VkBuffer MakeUnbound(VkBufferUsageFlags usage, VkDeviceSize size) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = size;
        info.usage = usage;
        VkBuffer buffer;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        Defer([device = device(), buffer] { vkDestroyBuffer(device, buffer, nullptr); });
        return buffer;
    }
    VkMemoryRequirements RequirementsOf(VkBuffer buffer) {
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), buffer, &requirements);
        return requirements;
    }
    // A buffer in memory that is never mapped.
    Buffer MakeNewBuffer(VkBufferUsageFlags usage, VkDeviceSize size) {
        const Buffer buffer = MakeUnmappedBuffer(size, usage);
        SetName(VK_OBJECT_TYPE_BUFFER, buffer.handle, "history");
        SetName(VK_OBJECT_TYPE_DEVICE_MEMORY, buffer.memory, "heap");
        return buffer;
    }
    // Expects one message, a warning that contains a text.
    void ExpectText(const std::string &text) {
        ASSERT_EQ(messages().size(), 1u) << (messages().empty() ? "" : messages()[0].text);
        EXPECT_EQ(messages()[0].severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT);
        ExpectMessage(kId, text);
        ClearMessages();
    }
};

} // namespace wd::testing

#endif
