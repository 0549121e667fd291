// The layer's properties, and the messages that applications submit.
#include "vk/layer/chassis_fixture.h"

namespace wd::testing {
namespace {

TEST_F(ChassisTest, ToolsBelowComeFirst) {
    Start();
    VkPhysicalDevice physical_device = FakeDriver::PhysicalDevice(instance_);
    auto tools = Instance<PFN_vkGetPhysicalDeviceToolPropertiesEXT>("vkGetPhysicalDeviceToolPropertiesEXT");
    ASSERT_NE(tools, nullptr);
    uint32_t count = 0;
    EXPECT_EQ(tools(physical_device, &count, nullptr), VK_SUCCESS);
    EXPECT_EQ(count, 2u);
    VkPhysicalDeviceToolProperties properties[3] = {};
    count = 3;
    EXPECT_EQ(tools(physical_device, &count, properties), VK_SUCCESS);
    EXPECT_EQ(count, 2u);
    EXPECT_STREQ(properties[0].name, "Fake");
    EXPECT_STREQ(properties[1].name, "Warden Validation Layer");
    EXPECT_STREQ(properties[1].layer, "VK_LAYER_WARDEN_validation");
    EXPECT_STREQ(properties[1].description, "Warden: validation on the CPU and on the GPU. On: nothing");
    EXPECT_EQ(properties[1].purposes, static_cast<VkToolPurposeFlags>(VK_TOOL_PURPOSE_VALIDATION_BIT));
    count = 1;
    EXPECT_EQ(tools(physical_device, &count, properties), VK_INCOMPLETE);
    EXPECT_EQ(count, 1u);
    count = 0;
    EXPECT_EQ(tools(physical_device, &count, properties), VK_INCOMPLETE);
    EXPECT_EQ(count, 0u);
    driver_.num_tools = 0;
    count = 1;
    EXPECT_EQ(tools(physical_device, &count, properties), VK_SUCCESS);
    EXPECT_EQ(count, 1u);
}

TEST_F(ChassisTest, TheLayerIsAToolOverDriversThatKnowNone) {
    driver_.missing = {"vkGetPhysicalDeviceToolPropertiesEXT"};
    script_.checker = true;
    Start({VK_EXT_DEBUG_UTILS_EXTENSION_NAME});
    auto tools = Instance<PFN_vkGetPhysicalDeviceToolPropertiesEXT>("vkGetPhysicalDeviceToolPropertiesEXT");
    ASSERT_NE(tools, nullptr);
    uint32_t count = 5;
    VkPhysicalDeviceToolProperties properties[5] = {};
    EXPECT_EQ(tools(FakeDriver::PhysicalDevice(instance_), &count, properties), VK_SUCCESS);
    EXPECT_EQ(count, 1u);
    EXPECT_EQ(properties[0].purposes,
              static_cast<VkToolPurposeFlags>(VK_TOOL_PURPOSE_VALIDATION_BIT |
                                              VK_TOOL_PURPOSE_DEBUG_REPORTING_BIT_EXT |
                                              VK_TOOL_PURPOSE_DEBUG_MARKERS_BIT_EXT));
    EXPECT_STREQ(properties[0].description, "Warden: validation on the CPU and on the GPU. On: checks");
}

TEST_F(ChassisTest, ExtensionsByLayerName) {
    Start();
    uint32_t count = 0;
    EXPECT_EQ(wd_layer_EnumerateInstanceExtensionProperties(WD_LAYER_NAME, &count, nullptr), VK_SUCCESS);
    EXPECT_EQ(count, 4u);
    EXPECT_EQ(wd_layer_EnumerateInstanceExtensionProperties(nullptr, &count, nullptr),
              VK_ERROR_LAYER_NOT_PRESENT);
    auto enumerate =
        Instance<PFN_vkEnumerateDeviceExtensionProperties>("vkEnumerateDeviceExtensionProperties");
    VkExtensionProperties properties[3] = {};
    count = 2;
    EXPECT_EQ(enumerate(FakeDriver::PhysicalDevice(instance_), WD_LAYER_NAME, &count, properties),
              VK_INCOMPLETE);
    EXPECT_EQ(count, 2u);
    count = 3;
    EXPECT_EQ(enumerate(FakeDriver::PhysicalDevice(instance_), WD_LAYER_NAME, &count, properties),
              VK_SUCCESS);
    EXPECT_STREQ(properties[2].extensionName, VK_EXT_VALIDATION_CACHE_EXTENSION_NAME);
    EXPECT_EQ(enumerate(FakeDriver::PhysicalDevice(instance_), nullptr, &count, nullptr), VK_SUCCESS);
    EXPECT_EQ(count, 77u);
    count = 0;
    auto layers = Instance<PFN_vkEnumerateDeviceLayerProperties>("vkEnumerateDeviceLayerProperties");
    EXPECT_EQ(layers(FakeDriver::PhysicalDevice(instance_), &count, nullptr), VK_SUCCESS);
    EXPECT_EQ(count, 1u);
}

struct Received {
    Strings ids;
    Strings texts;
};

VkBool32 Receive(VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
                 const VkDebugUtilsMessengerCallbackDataEXT *data, void *user) {
    static_cast<Received *>(user)->ids.push_back(data->pMessageIdName ? data->pMessageIdName : "");
    static_cast<Received *>(user)->texts.push_back(data->pMessage);
    return VK_FALSE;
}

VkDebugUtilsMessengerCreateInfoEXT MessengerInfo(Received *received) {
    auto info =
        Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    info.messageSeverity =
        VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    info.messageType =
        VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
    info.pfnUserCallback = Receive;
    info.pUserData = received;
    return info;
}

TEST_F(ChassisTest, MessengersOfTheCreateInfoHearOfCreation) {
    Received received;
    const VkDebugUtilsMessengerCreateInfoEXT messenger = MessengerInfo(&received);
    const char *extension = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
    VkInstanceCreateInfo info = {};
    info.pNext = &messenger;
    info.enabledExtensionCount = 1;
    info.ppEnabledExtensionNames = &extension;
    script_.checker = true;
    script_.checker_instance_status = WD_ERROR_UNSUPPORTED;
    ASSERT_EQ(driver_.CreateInstance(info, &instance_), VK_SUCCESS);
    EXPECT_EQ(received.ids, Strings{"WARDEN-layer-validator-off"});
    ASSERT_EQ(received.texts.size(), 1u);
    EXPECT_NE(received.texts[0].find(
                  "[ WARDEN-layer-validator-off ] The validator 'checker' is off for this instance"),
              std::string::npos)
        << received.texts[0];
}

TEST_F(ChassisTest, SubmittedMessagesGoDownOnce) {
    Start({VK_EXT_DEBUG_UTILS_EXTENSION_NAME});
    Received received;
    const VkDebugUtilsMessengerCreateInfoEXT info = MessengerInfo(&received);
    VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE;
    ASSERT_EQ(Instance<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT")(
                  instance_, &info, nullptr, &messenger),
              VK_SUCCESS);
    EXPECT_EQ(driver_.num_messengers, 1);
    auto data =
        Make<VkDebugUtilsMessengerCallbackDataEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CALLBACK_DATA_EXT);
    data.pMessage = "hello";
    Instance<PFN_vkSubmitDebugUtilsMessageEXT>("vkSubmitDebugUtilsMessageEXT")(
        instance_, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT, VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT,
        &data);
    EXPECT_EQ(driver_.num_submitted_messages, 1);
    EXPECT_TRUE(received.texts.empty());
    Instance<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT")(instance_, messenger,
                                                                                     nullptr);
    EXPECT_EQ(driver_.num_messengers, 0);
}

TEST_F(ChassisTest, MessageCommandsWithoutTheirParametersAreSkipped) {
    Start({VK_EXT_DEBUG_UTILS_EXTENSION_NAME, VK_EXT_DEBUG_REPORT_EXTENSION_NAME});
    Received received;
    const VkDebugUtilsMessengerCreateInfoEXT info = MessengerInfo(&received);
    VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE, other = VK_NULL_HANDLE;
    VkDebugReportCallbackEXT callback = VK_NULL_HANDLE;
    auto create = Instance<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT");
    auto report = Instance<PFN_vkCreateDebugReportCallbackEXT>("vkCreateDebugReportCallbackEXT");
    ASSERT_EQ(create(instance_, &info, nullptr, &messenger), VK_SUCCESS);
    EXPECT_EQ(create(instance_, nullptr, nullptr, &other), VK_ERROR_VALIDATION_FAILED_EXT);
    EXPECT_EQ(create(instance_, &info, nullptr, nullptr), VK_ERROR_VALIDATION_FAILED_EXT);
    EXPECT_EQ(report(instance_, nullptr, nullptr, &callback), VK_ERROR_VALIDATION_FAILED_EXT);
    const VkDebugReportCallbackCreateInfoEXT report_info = {
        VK_STRUCTURE_TYPE_DEBUG_REPORT_CALLBACK_CREATE_INFO_EXT, nullptr, 0, nullptr, nullptr};
    EXPECT_EQ(report(instance_, &report_info, nullptr, nullptr), VK_ERROR_VALIDATION_FAILED_EXT);
    Instance<PFN_vkSubmitDebugUtilsMessageEXT>("vkSubmitDebugUtilsMessageEXT")(
        instance_, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT, VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT,
        nullptr);
    EXPECT_EQ(driver_.num_messengers, 1) << "nothing else reaches the driver";
    EXPECT_EQ(driver_.num_submitted_messages, 0);
    EXPECT_EQ(received.ids, (Strings{"VUID-vkCreateDebugUtilsMessengerEXT-pCreateInfo-parameter",
                                     "VUID-vkCreateDebugUtilsMessengerEXT-pMessenger-parameter",
                                     "VUID-vkCreateDebugReportCallbackEXT-pCreateInfo-parameter",
                                     "VUID-vkCreateDebugReportCallbackEXT-pCallback-parameter",
                                     "VUID-vkSubmitDebugUtilsMessageEXT-pCallbackData-parameter"}));
    ASSERT_EQ(received.texts.size(), 5u);
    EXPECT_NE(received.texts[0].find("pCreateInfo is NULL; the call is skipped."), std::string::npos);
    Instance<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT")(instance_, messenger,
                                                                                     nullptr);
}

TEST_F(ChassisTest, TheLayerServesDriversWithoutMessengers) {
    driver_.missing = {"vkCreateDebugUtilsMessengerEXT", "vkDestroyDebugUtilsMessengerEXT",
                       "vkSubmitDebugUtilsMessageEXT"};
    Start({VK_EXT_DEBUG_UTILS_EXTENSION_NAME, VK_EXT_DEBUG_REPORT_EXTENSION_NAME});
    Received received;
    const VkDebugUtilsMessengerCreateInfoEXT info = MessengerInfo(&received);
    VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE;
    ASSERT_EQ(Instance<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT")(
                  instance_, &info, nullptr, &messenger),
              VK_SUCCESS);
    EXPECT_NE(messenger, VkDebugUtilsMessengerEXT(VK_NULL_HANDLE));
    auto data =
        Make<VkDebugUtilsMessengerCallbackDataEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CALLBACK_DATA_EXT);
    data.pMessageIdName = "mine";
    data.pMessage = "hello";
    auto submit = Instance<PFN_vkSubmitDebugUtilsMessageEXT>("vkSubmitDebugUtilsMessageEXT");
    submit(instance_, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
           VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT, &data);
    Instance<PFN_vkDebugReportMessageEXT>("vkDebugReportMessageEXT")(
        instance_, VK_DEBUG_REPORT_WARNING_BIT_EXT, VK_DEBUG_REPORT_OBJECT_TYPE_UNKNOWN_EXT, 0, 0, 0,
        "prefix", "there");
    EXPECT_EQ(received.ids, (Strings{"mine", "prefix"}));
    Instance<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT")(instance_, messenger,
                                                                                     nullptr);
    submit(instance_, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
           VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT, &data);
    EXPECT_EQ(received.ids.size(), 2u);
}

TEST_F(ChassisTest, MessageCommandsNeedTheirExtension) {
    driver_.missing = {"vkCreateDebugUtilsMessengerEXT", "vkDestroyDebugUtilsMessengerEXT",
                       "vkSubmitDebugUtilsMessageEXT"};
    Start();
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkCreateDebugUtilsMessengerEXT"), nullptr);
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkCreateDebugReportCallbackEXT"), nullptr);
}

} // namespace
} // namespace wd::testing
