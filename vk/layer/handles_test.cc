// Handle wrapping under the loader: on the null driver, which can give equal handles to different objects, and on
// lavapipe.
#include <cstring>
#include <set>
#include <vector>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

template <typename Handle> uint64_t Number(Handle handle) {
    return reinterpret_cast<uint64_t>(handle);
}

bool IsWrapped(uint64_t handle) {
    return handle >> 56 == 0x57;
}

class HandlesTest : public DeviceTest {
  protected:
    Options Wrapped(Driver driver) {
        Options options;
        options.driver = driver;
        options.settings["wrap_handles"] = "true";
        options.api_version = VK_API_VERSION_1_3;
        return options;
    }
    // One object of each of several types.
    std::vector<uint64_t> MakeObjects() {
        std::vector<uint64_t> made;
        const Buffer buffer = MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        made.push_back(Number(buffer.handle));
        made.push_back(Number(buffer.memory));
        const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_SAMPLED_BIT);
        made.push_back(Number(image.handle));
        made.push_back(Number(image.memory));
        made.push_back(Number(image.view));
        made.push_back(Number(MakeSampler()));
        made.push_back(Number(MakeEvent()));
        const VkDescriptorSetLayout layout =
            MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        made.push_back(Number(layout));
        const VkDescriptorSet set = MakeSet(layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}});
        made.push_back(Number(set));
        WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, buffer);
        made.push_back(Number(MakePipelineLayout({layout})));
        return made;
    }
};

TEST_F(HandlesTest, HandlesAreUniqueWhereTheDriversAreEqual) {
    Options options = Wrapped(Driver::kNull);
    options.environment["WD_NULL_EQUAL_HANDLES"] = "1";
    WD_START_DEVICE(options);
    std::vector<uint64_t> made = MakeObjects();
    for (uint64_t handle : MakeObjects()) {
        made.push_back(handle);
    }
    for (uint64_t handle : made) {
        EXPECT_TRUE(IsWrapped(handle)) << std::hex << handle;
    }
    EXPECT_EQ(std::set<uint64_t>(made.begin(), made.end()).size(), made.size());
    Submit(Begin());
    Stop();
    ExpectSilence();
}

// Within a process the generation of a handle grows, unless the loader unloads the layer with its last instance.
std::vector<uint64_t> Indices(std::vector<uint64_t> handles) {
    for (uint64_t &handle : handles) {
        handle &= 0xffffff;
    }
    return handles;
}

TEST_F(HandlesTest, HandlesAreEqualFromRunToRun) {
    for (Driver driver : {Driver::kNull, Driver::kLavapipe}) {
        WD_START_DEVICE(Wrapped(driver));
        const std::vector<uint64_t> first = Indices(MakeObjects());
        Stop();
        WD_START_DEVICE(Wrapped(driver));
        EXPECT_EQ(Indices(MakeObjects()), first);
        Stop();
        ExpectSilence();
    }
}

TEST_F(HandlesTest, OffGivesTheDriversHandles) {
    Options options = Wrapped(Driver::kNull);
    options.settings["wrap_handles"] = "false";
    WD_START_DEVICE(options);
    for (uint64_t handle : MakeObjects()) {
        EXPECT_FALSE(IsWrapped(handle));
    }
}

TEST_F(HandlesTest, NamesAndPrivateDataBelongToWrappedHandles) {
    Options options = Wrapped(Driver::kLavapipe);
    auto features =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.privateData = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    SetName(VK_OBJECT_TYPE_BUFFER, Number(buffer.handle), "results");
    SetName(VK_OBJECT_TYPE_DEVICE, Number(device()), "the device");
    auto info = Make<VkPrivateDataSlotCreateInfo>(VK_STRUCTURE_TYPE_PRIVATE_DATA_SLOT_CREATE_INFO);
    VkPrivateDataSlot slot;
    const auto create = DeviceProc<PFN_vkCreatePrivateDataSlot>("vkCreatePrivateDataSlot");
    ASSERT_EQ(create(device(), &info, nullptr, &slot), VK_SUCCESS);
    EXPECT_TRUE(IsWrapped(Number(slot)));
    const auto set = DeviceProc<PFN_vkSetPrivateData>("vkSetPrivateData");
    ASSERT_EQ(set(device(), VK_OBJECT_TYPE_BUFFER, Number(buffer.handle), slot, 77), VK_SUCCESS);
    uint64_t data = 0;
    DeviceProc<PFN_vkGetPrivateData>("vkGetPrivateData")(device(), VK_OBJECT_TYPE_BUFFER,
                                                         Number(buffer.handle), slot, &data);
    EXPECT_EQ(data, 77u);
    DeviceProc<PFN_vkDestroyPrivateDataSlot>("vkDestroyPrivateDataSlot")(device(), slot, nullptr);
    Stop();
    ExpectSilence();
}

TEST_F(HandlesTest, ASwapchainReturnsItsImagesAgain) {
    Options options = Wrapped(Driver::kLavapipe);
    options.instance_extensions = {VK_KHR_SURFACE_EXTENSION_NAME, VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME};
    options.device_extensions = {VK_KHR_SWAPCHAIN_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto surface_info =
        Make<VkHeadlessSurfaceCreateInfoEXT>(VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT);
    VkSurfaceKHR surface;
    ASSERT_EQ(InstanceProc<PFN_vkCreateHeadlessSurfaceEXT>("vkCreateHeadlessSurfaceEXT")(
                  instance(), &surface_info, nullptr, &surface),
              VK_SUCCESS);
    EXPECT_TRUE(IsWrapped(Number(surface)));
    VkSurfaceCapabilitiesKHR capabilities;
    ASSERT_EQ(vkGetPhysicalDeviceSurfaceCapabilitiesKHR(physical_device(), surface, &capabilities),
              VK_SUCCESS);
    auto info = Make<VkSwapchainCreateInfoKHR>(VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR);
    info.surface = surface;
    info.minImageCount = capabilities.minImageCount;
    info.imageFormat = VK_FORMAT_B8G8R8A8_UNORM;
    info.imageExtent = {16, 16};
    info.imageArrayLayers = 1;
    info.imageUsage = VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    info.preTransform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
    info.compositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR;
    info.presentMode = VK_PRESENT_MODE_FIFO_KHR;
    std::set<uint64_t> all;
    for (int round = 0; round < 2; round++) {
        VkSwapchainKHR swapchain;
        ASSERT_EQ(vkCreateSwapchainKHR(device(), &info, nullptr, &swapchain), VK_SUCCESS);
        uint32_t count = 0;
        ASSERT_EQ(vkGetSwapchainImagesKHR(device(), swapchain, &count, nullptr), VK_SUCCESS);
        std::vector<VkImage> images(count), again(count);
        ASSERT_EQ(vkGetSwapchainImagesKHR(device(), swapchain, &count, images.data()), VK_SUCCESS);
        ASSERT_EQ(vkGetSwapchainImagesKHR(device(), swapchain, &count, again.data()), VK_SUCCESS);
        EXPECT_EQ(images, again);
        for (VkImage image : images) {
            EXPECT_TRUE(IsWrapped(Number(image)));
            EXPECT_TRUE(all.insert(Number(image)).second);
        }
        vkDestroySwapchainKHR(device(), swapchain, nullptr);
    }
    vkDestroySurfaceKHR(instance(), surface, nullptr);
    Stop();
    ExpectSilence();
}

TEST_F(HandlesTest, TemplatesAndPoolsOfSets) {
    WD_START_DEVICE(Wrapped(Driver::kLavapipe));
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    const VkDescriptorSetLayout layout =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
    const VkDescriptorUpdateTemplateEntry entry = {0, 0, 1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 8, 0};
    auto info =
        Make<VkDescriptorUpdateTemplateCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
    info.descriptorUpdateEntryCount = 1;
    info.pDescriptorUpdateEntries = &entry;
    info.templateType = VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_DESCRIPTOR_SET;
    info.descriptorSetLayout = layout;
    VkDescriptorUpdateTemplate update_template;
    ASSERT_EQ(vkCreateDescriptorUpdateTemplate(device(), &info, nullptr, &update_template), VK_SUCCESS);
    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 4};
    auto pool_info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    pool_info.maxSets = 4;
    pool_info.poolSizeCount = 1;
    pool_info.pPoolSizes = &size;
    VkDescriptorPool pool;
    ASSERT_EQ(vkCreateDescriptorPool(device(), &pool_info, nullptr, &pool), VK_SUCCESS);
    std::set<uint64_t> sets;
    for (int round = 0; round < 3; round++) {
        const VkDescriptorSet set = TakeSet(pool, layout);
        EXPECT_TRUE(sets.insert(Number(set)).second);
        struct {
            uint64_t unused;
            VkDescriptorBufferInfo info;
        } data = {0, {buffer.handle, 0, VK_WHOLE_SIZE}};
        vkUpdateDescriptorSetWithTemplate(device(), set, update_template, &data);
        ASSERT_EQ(vkResetDescriptorPool(device(), pool, 0), VK_SUCCESS);
    }
    vkDestroyDescriptorPool(device(), pool, nullptr);
    vkDestroyDescriptorUpdateTemplate(device(), update_template, nullptr);
    Stop();
    ExpectSilence();
}

// The inheritance of a primary command buffer is ignored, so that it may hold anything.
TEST_F(HandlesTest, SecondaryCommandBuffersInheritTheirRenderPass) {
    WD_START_DEVICE(Wrapped(Driver::kLavapipe));
    const Target target = MakeTarget(4, 4);
    auto inheritance =
        Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
    inheritance.renderPass = target.render_pass;
    inheritance.framebuffer = target.framebuffer;
    auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    pool_info.queueFamilyIndex = queue_family();
    VkCommandPool pool;
    ASSERT_EQ(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), VK_SUCCESS);
    for (VkCommandBufferLevel level : {VK_COMMAND_BUFFER_LEVEL_SECONDARY, VK_COMMAND_BUFFER_LEVEL_PRIMARY}) {
        auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        allocate.commandPool = pool;
        allocate.level = level;
        allocate.commandBufferCount = 1;
        VkCommandBuffer commands;
        ASSERT_EQ(vkAllocateCommandBuffers(device(), &allocate, &commands), VK_SUCCESS);
        const bool is_secondary = level == VK_COMMAND_BUFFER_LEVEL_SECONDARY;
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        begin.flags = is_secondary ? VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT : 0;
        begin.pInheritanceInfo =
            is_secondary ? &inheritance : reinterpret_cast<const VkCommandBufferInheritanceInfo *>(8);
        EXPECT_EQ(vkBeginCommandBuffer(commands, &begin), VK_SUCCESS);
        EXPECT_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
        vkFreeCommandBuffers(device(), pool, 1, &commands);
    }
    vkDestroyCommandPool(device(), pool, nullptr);
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
