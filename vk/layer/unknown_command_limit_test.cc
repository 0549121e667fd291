// More commands that this build does not know than there are trampolines: the others get the next layer's own pointer,
// and one message says so.
#include "vk/layer/chassis_fixture.h"
#include "vk/layer/trampoline.h"

namespace wd::testing {
namespace {

int One(void *) {
    return 1;
}

VKAPI_ATTR VkBool32 VKAPI_CALL Receive(VkDebugUtilsMessageSeverityFlagBitsEXT,
                                       VkDebugUtilsMessageTypeFlagsEXT,
                                       const VkDebugUtilsMessengerCallbackDataEXT *data, void *user) {
    static_cast<Strings *>(user)->push_back(data->pMessage);
    return VK_FALSE;
}

TEST_F(ChassisTest, SlotsRunOut) {
    script_.watcher = true;
    Start({VK_EXT_DEBUG_UTILS_EXTENSION_NAME});
    Strings received;
    auto info =
        Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    info.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT;
    info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT;
    info.pfnUserCallback = Receive;
    info.pUserData = &received;
    VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE;
    Instance<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT")(instance_, &info, nullptr,
                                                                                   &messenger);
    const auto one = reinterpret_cast<PFN_vkVoidFunction>(One);
    for (int i = 0; i < WD_NUM_TRAMPOLINES + 3; ++i) {
        const std::string name = "vkCmdNumber" + std::to_string(i) + "NEW";
        driver_.new_commands[name] = one;
        auto function = Device<decltype(&One)>(device_, name.c_str());
        EXPECT_EQ(reinterpret_cast<PFN_vkVoidFunction>(function) != one, i < WD_NUM_TRAMPOLINES) << i;
        EXPECT_EQ(function(FakeDriver::CommandBuffer(device_)), 1);
    }
    EXPECT_EQ(script_.used.size(), static_cast<size_t>(WD_NUM_TRAMPOLINES));
    ASSERT_EQ(received.size(), 1u);
    EXPECT_NE(received[0].find("[ WARDEN-layer-unknown-command-unseen ] vkCmdNumber512NEW"),
              std::string::npos)
        << received[0];
    // Names that have a slot keep it.
    EXPECT_NE(wd_layer_GetDeviceProcAddr(device_, "vkCmdNumber0NEW"), one);
    Instance<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT")(instance_, messenger,
                                                                                     nullptr);
}

} // namespace
} // namespace wd::testing
