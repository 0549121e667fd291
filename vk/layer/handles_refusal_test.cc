// Devices and instances whose handles cannot be wrapped, because they enable extensions that the build does not know.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "vk/layer/chassis_fixture.h"

namespace {

size_t countdown = 0; // Allocations until one fails; 0: none does.

} // namespace

// The linker leads the calls of realloc in this program here.
extern "C" void *__real_realloc(void *memory, size_t size);
extern "C" void *__wrap_realloc(void *memory, size_t size) {
    return countdown && --countdown == 0 ? nullptr : __real_realloc(memory, size);
}

namespace wd::testing {
namespace {

VkResult CreateSampler(VkDevice, const VkSamplerCreateInfo *, const VkAllocationCallbacks *,
                       VkSampler *sampler) {
    *sampler = reinterpret_cast<VkSampler>(0x1234);
    return VK_SUCCESS;
}

void Nothing() {
}

class HandlesRefusalTest : public ChassisTest {
  protected:
    HandlesRefusalTest() {
        log_ = ::testing::TempDir() + "/handles.log";
        std::remove(log_.c_str());
        setenv("VK_WARDEN_VALIDATION_WRAP_HANDLES", "true", 1);
        setenv("VK_WARDEN_VALIDATION_LOG_FILENAME", log_.c_str(), 1);
        driver_.new_commands["vkCreateSampler"] = reinterpret_cast<PFN_vkVoidFunction>(CreateSampler);
        driver_.new_commands["vkInventedEXT"] = Nothing;
    }
    ~HandlesRefusalTest() override {
        unsetenv("VK_WARDEN_VALIDATION_WRAP_HANDLES");
        unsetenv("VK_WARDEN_VALIDATION_LOG_FILENAME");
    }
    uint64_t NewSampler() {
        VkSampler sampler = VK_NULL_HANDLE;
        Device<PFN_vkCreateSampler>(device_, "vkCreateSampler")(device_, nullptr, nullptr, &sampler);
        return reinterpret_cast<uint64_t>(sampler);
    }
    std::string Log() const {
        std::ifstream file(log_);
        std::stringstream text;
        text << file.rdbuf();
        return text.str();
    }
    size_t CountRefusals() const {
        const std::string text = Log(), id = "[ WARDEN-handles-not-wrapped ]";
        size_t count = 0;
        for (size_t at = text.find(id); at != std::string::npos; at = text.find(id, at + 1)) {
            count++;
        }
        return count;
    }
    std::string log_;
};

TEST_F(HandlesRefusalTest, KnownExtensionsAreWrapped) {
    Start({"VK_KHR_xcb_surface", "VK_KHR_surface"}, {"VK_KHR_swapchain"});
    EXPECT_EQ(NewSampler() >> 56, 0x57u);
    EXPECT_EQ(CountRefusals(), 0u) << Log();
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkInventedEXT"), nullptr)
        << "nothing that is enabled has this command";
}

TEST_F(HandlesRefusalTest, ADeviceWithAnUnknownExtension) {
    Start({}, {"VK_KHR_swapchain", "VK_EXT_invented"});
    EXPECT_EQ(NewSampler(), 0x1234u);
    EXPECT_EQ(CountRefusals(), 1u);
    EXPECT_NE(Log().find(
                  "Handles are not wrapped in this device: it enables VK_EXT_invented, which this build does "
                  "not know (Vulkan 1."),
              std::string::npos)
        << Log();
    EXPECT_NE(wd_layer_GetDeviceProcAddr(device_, "vkInventedEXT"), nullptr);
}

TEST_F(HandlesRefusalTest, AnInstanceWithAnUnknownExtension) {
    Start({"VK_EXT_invented_instance"});
    EXPECT_EQ(CountRefusals(), 1u);
    EXPECT_NE(Log().find("in this instance: it enables VK_EXT_invented_instance"), std::string::npos)
        << Log();
    EXPECT_EQ(NewSampler() >> 56, 0x57u) << "the device is wrapped";
}

// Surfaces of the instance are wrapped, and a device that is not would pass them to the driver.
TEST_F(HandlesRefusalTest, NoDeviceIsLeftUnwrapped) {
    Start();
    size_t num_failed = 0;
    bool is_done = false;
    for (size_t n = 1; !is_done; n++) {
        ASSERT_LT(n, 10000u);
        const int before = driver_.num_devices;
        VkDeviceCreateInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
        VkDevice device = VK_NULL_HANDLE;
        countdown = n;
        const VkResult result = driver_.CreateDevice(instance_, info, &device, nullptr);
        is_done = countdown != 0;
        countdown = 0;
        if (result == VK_SUCCESS) {
            VkSampler sampler = VK_NULL_HANDLE;
            Device<PFN_vkCreateSampler>(device, "vkCreateSampler")(device, nullptr, nullptr, &sampler);
            EXPECT_EQ(reinterpret_cast<uint64_t>(sampler) >> 56, 0x57u) << n;
            wd_layer_DestroyDevice(device, nullptr);
        } else {
            EXPECT_EQ(result, VK_ERROR_OUT_OF_HOST_MEMORY);
            num_failed++;
        }
        EXPECT_EQ(driver_.num_devices, before);
    }
    EXPECT_GT(num_failed, 3u);
}

} // namespace
} // namespace wd::testing
