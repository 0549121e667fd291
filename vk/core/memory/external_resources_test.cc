// Handle types of buffers and images: each rule violated, and the almost equal call that is correct.
#include <gtest/gtest.h>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

constexpr VkExternalMemoryHandleTypeFlags kSupported = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
// The null driver supports no memory of this platform.
constexpr VkExternalMemoryHandleTypeFlags kOther = VK_EXTERNAL_MEMORY_HANDLE_TYPE_ZIRCON_VMO_BIT_FUCHSIA;

class ExternalResourcesTest : public DeviceTest {
  protected:
    void SetUp() override {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_1;
        WD_START_DEVICE(options);
    }

    void TryBuffer(VkExternalMemoryHandleTypeFlags types) {
        auto external =
            Make<VkExternalMemoryBufferCreateInfo>(VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO);
        external.handleTypes = types;
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.pNext = &external;
        info.size = 64;
        info.usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        VkBuffer buffer = VK_NULL_HANDLE;
        vkCreateBuffer(device(), &info, nullptr, &buffer);
        vkDestroyBuffer(device(), buffer, nullptr);
    }
};

TEST_F(ExternalResourcesTest, Buffers) {
    TryBuffer(kSupported);
    ExpectSilence();
    TryBuffer(kSupported | kOther);
    ExpectMessage(
        "VUID-VkBufferCreateInfo-pNext-00920",
        "with VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT only VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD");
}

} // namespace
} // namespace wd::testing
