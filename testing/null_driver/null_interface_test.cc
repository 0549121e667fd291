// The null driver's side of the loader's interface, without the loader.
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <vulkan/vk_icd.h>
#include <vulkan/vulkan_core.h>

#include <set>
#include <string>

#include "vk/registry/hooks.h"

namespace {

const std::set<std::string> kOfLayers = {"VK_EXT_debug_marker", "VK_EXT_debug_report",
                                         "VK_EXT_validation_cache"};

class NullInterface : public testing::Test {
  protected:
    void SetUp() override {
        library = dlopen("testing/null_driver/libVkICD_null.so", RTLD_NOW | RTLD_LOCAL);
        ASSERT_NE(library, nullptr) << dlerror();
        negotiate = (PFN_vk_icdNegotiateLoaderICDInterfaceVersion)dlsym(
            library, "vk_icdNegotiateLoaderICDInterfaceVersion");
        get_instance = (PFN_vk_icdGetInstanceProcAddr)dlsym(library, "vk_icdGetInstanceProcAddr");
        get_physical_device =
            (PFN_vk_icdGetPhysicalDeviceProcAddr)dlsym(library, "vk_icdGetPhysicalDeviceProcAddr");
        ASSERT_TRUE(negotiate && get_instance && get_physical_device);
    }

    void TearDown() override {
        dlclose(library);
    }

    VkInstance CreateInstance() {
        const auto create = (PFN_vkCreateInstance)get_instance(VK_NULL_HANDLE, "vkCreateInstance");
        VkInstanceCreateInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
        VkInstance instance = VK_NULL_HANDLE;
        EXPECT_EQ(create(&info, nullptr, &instance), VK_SUCCESS);
        return instance;
    }

    void *library = nullptr;
    PFN_vk_icdNegotiateLoaderICDInterfaceVersion negotiate = nullptr;
    PFN_vk_icdGetInstanceProcAddr get_instance = nullptr;
    PFN_vk_icdGetPhysicalDeviceProcAddr get_physical_device = nullptr;
};

TEST_F(NullInterface, NegotiatesItsVersionOrLess) {
    uint32_t version = 7;
    EXPECT_EQ(negotiate(&version), VK_SUCCESS);
    EXPECT_EQ(version, 5u);
    version = 4;
    EXPECT_EQ(negotiate(&version), VK_SUCCESS);
    EXPECT_EQ(version, 4u);
    version = 2;
    EXPECT_EQ(negotiate(&version), VK_ERROR_INCOMPATIBLE_DRIVER);
}

TEST_F(NullInterface, OnlyGlobalCommandsNeedNoInstance) {
    EXPECT_NE(get_instance(VK_NULL_HANDLE, "vkCreateInstance"), nullptr);
    EXPECT_NE(get_instance(VK_NULL_HANDLE, "vkGetInstanceProcAddr"), nullptr);
    EXPECT_EQ(get_instance(VK_NULL_HANDLE, "vkCreateBuffer"), nullptr);
}

TEST_F(NullInterface, HasEveryCommandButThoseOfLayers) {
    const VkInstance instance = CreateInstance();
    ASSERT_NE(instance, VK_NULL_HANDLE);
    for (const wd_command_info &info : wd_command_table) {
        const bool of_layers = kOfLayers.count(info.provider) != 0;
        EXPECT_EQ(get_instance(instance, info.name) == nullptr, of_layers) << info.name;
        EXPECT_EQ(get_physical_device(instance, info.name) != nullptr,
                  info.level == WD_COMMAND_LEVEL_PHYSICAL_DEVICE && !of_layers)
            << info.name;
    }
    EXPECT_EQ(get_instance(instance, "vkNobodyKnowsThis"), nullptr);
    ((PFN_vkDestroyInstance)get_instance(instance, "vkDestroyInstance"))(instance, nullptr);
}

TEST_F(NullInterface, DispatchableHandlesBeginWithTheLoadersWord) {
    const VkInstance instance = CreateInstance();
    ASSERT_NE(instance, VK_NULL_HANDLE);
    EXPECT_TRUE(valid_loader_magic_value(instance));
    const auto enumerate =
        (PFN_vkEnumeratePhysicalDevices)get_instance(instance, "vkEnumeratePhysicalDevices");
    uint32_t count = 1;
    VkPhysicalDevice physical_device = VK_NULL_HANDLE;
    ASSERT_EQ(enumerate(instance, &count, &physical_device), VK_SUCCESS);
    EXPECT_TRUE(valid_loader_magic_value(physical_device));
    ((PFN_vkDestroyInstance)get_instance(instance, "vkDestroyInstance"))(instance, nullptr);
}

} // namespace
