// Devices and instances whose handles cannot be wrapped, because they enable extensions that the build does not know.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "vk/layer/chassis_fixture.h"

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

} // namespace
} // namespace wd::testing
