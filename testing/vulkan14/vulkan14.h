// A program that uses every command that Vulkan 1.4 added, correctly, and checks the results.
//
// Each barrier that can be left out has a name. The test leaves out one after the other, and expects one finding each.
#ifndef WARDEN_TESTING_VULKAN14_VULKAN14_H
#define WARDEN_TESTING_VULKAN14_VULKAN14_H

#include <set>
#include <string>

#include "testing/device/device.h"

#ifdef VK_VERSION_1_4
namespace wd::testing {

// WD_USE returns the function of a command, and notes that the program uses the command.
#define WD_USE(command) Use<PFN_##command>(#command)

class Vulkan14Test : public DeviceTest {
  protected:
    // Start14 starts a device of Vulkan 1.4 with all validators. It returns the reason if there is none.
    std::string Start14();

    // The parts of the program. Each submits one command buffer and waits.
    void RunCompute();
    void RunGraphics();
    void RunHost();
    void RunAll();

    template <typename Function> Function Use(const char *name) {
        used_.insert(name);
        auto function = DeviceProc<Function>(name);
        EXPECT_TRUE(function) << name;
        return function;
    }

    // MemoryBarrier records a barrier unless `omitted_` is its name.
    void MemoryBarrier(VkCommandBuffer commands, const char *name, VkPipelineStageFlags2 src_stages,
                       VkAccessFlags2 src_accesses, VkPipelineStageFlags2 dst_stages,
                       VkAccessFlags2 dst_accesses, VkDependencyFlags flags = 0);
    void BufferBarrier(VkCommandBuffer commands, const char *name, VkBuffer buffer,
                       VkPipelineStageFlags2 src_stages, VkAccessFlags2 src_accesses,
                       VkPipelineStageFlags2 dst_stages, VkAccessFlags2 dst_accesses);
    void ImageBarrier(VkCommandBuffer commands, VkImage image, VkImageLayout from, VkImageLayout to,
                      VkPipelineStageFlags2 src_stages, VkAccessFlags2 src_accesses,
                      VkPipelineStageFlags2 dst_stages, VkAccessFlags2 dst_accesses);
    void CopyBuffer(VkCommandBuffer commands, VkBuffer from, VkBuffer to, VkDeviceSize offset,
                    VkDeviceSize size);
    // CopyImage copies a color image in the layout TRANSFER_SRC_OPTIMAL or GENERAL to the buffer's begin.
    void CopyImage(VkCommandBuffer commands, const Image &image, VkImageLayout layout, VkBuffer to);

    std::set<std::string> used_;
    std::string omitted_;
    uint32_t input_index_ = 0; // Of an array of two descriptors.
};

} // namespace wd::testing
#endif
#endif
