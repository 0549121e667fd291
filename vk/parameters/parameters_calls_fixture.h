// A device on the null driver with every extension, and command buffers in any state, for tests that call every command
// with arguments of parameters_builder.h.
#ifndef WARDEN_VK_PARAMETERS_PARAMETERS_CALLS_FIXTURE_H
#define WARDEN_VK_PARAMETERS_PARAMETERS_CALLS_FIXTURE_H

#include <dlfcn.h>
#include <unistd.h>
#include <vulkan/vk_layer.h>

#include <algorithm>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "testing/device/device.h"
#include "vk/parameters/parameters_builder.h"

namespace wd::parameters {

class CallsFixture : public wd::testing::DeviceTest {
  protected:
    // Starts a device with every extension of the null driver, but those that others or the version exclude.
    void StartWithExtensions(wd::testing::Options options) {
        options.driver = wd::testing::Driver::kNull;
        options.api_version = VK_HEADER_VERSION_COMPLETE;
        options.instance_extensions = {VK_KHR_SURFACE_EXTENSION_NAME,
                                       VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME,
                                       VK_KHR_DISPLAY_EXTENSION_NAME,
                                       VK_EXT_SWAPCHAIN_COLOR_SPACE_EXTENSION_NAME,
                                       VK_EXT_DEBUG_REPORT_EXTENSION_NAME,
                                       VK_EXT_DISPLAY_SURFACE_COUNTER_EXTENSION_NAME,
                                       VK_EXT_SURFACE_MAINTENANCE_1_EXTENSION_NAME,
                                       VK_KHR_GET_SURFACE_CAPABILITIES_2_EXTENSION_NAME,
                                       VK_NV_EXTERNAL_MEMORY_CAPABILITIES_EXTENSION_NAME};
        if (LoaderHas("VK_KHR_surface_maintenance1")) {
            options.instance_extensions.push_back("VK_KHR_surface_maintenance1");
        } else {
            left_out_.insert("VK_KHR_swapchain_maintenance1"); // It depends on the other.
        }
        StartInstance(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        uint32_t num = 0;
        vkEnumerateDeviceExtensionProperties(physical_device(), nullptr, &num, nullptr);
        extensions_.resize(num);
        vkEnumerateDeviceExtensionProperties(physical_device(), nullptr, &num, extensions_.data());
        for (const char *name :
             {VK_EXT_DEBUG_MARKER_EXTENSION_NAME, VK_EXT_VALIDATION_CACHE_EXTENSION_NAME}) {
            options.device_extensions.push_back(name); // The layer's.
        }
        for (const VkExtensionProperties &extension : extensions_) {
            if (!left_out_.count(extension.extensionName)) {
                options.device_extensions.push_back(extension.extensionName);
            }
        }
        StartDevice(options);
        auto info = wd::testing::Make<VkHeadlessSurfaceCreateInfoEXT>(
            VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT);
        Check(InstanceProc<PFN_vkCreateHeadlessSurfaceEXT>("vkCreateHeadlessSurfaceEXT")(instance(), &info,
                                                                                         nullptr, &surface_),
              "vkCreateHeadlessSurfaceEXT");
        Defer([this] { vkDestroySurfaceKHR(instance(), surface_, nullptr); });
    }

    // Older loaders hide extensions of instances that they do not know, though the null driver has them.
    static bool LoaderHas(const char *extension) {
        const std::string manifest = wd::testing::DriverManifest(wd::testing::Driver::kNull);
        wd::testing::Environment environment;
        environment.Set("VK_DRIVER_FILES", manifest);
        environment.Set("VK_ICD_FILENAMES", manifest);
        uint32_t num = 0;
        vkEnumerateInstanceExtensionProperties(nullptr, &num, nullptr);
        std::vector<VkExtensionProperties> all(num);
        vkEnumerateInstanceExtensionProperties(nullptr, &num, all.data());
        return std::any_of(all.begin(), all.end(), [&](const VkExtensionProperties &one) {
            return strcmp(one.extensionName, extension) == 0;
        });
    }

    // A command buffer with these facts, from a pool of this family.
    VkCommandBuffer Prepare(uint32_t facts, uint32_t family) {
        set_messenger_result(
            VK_FALSE); // The null driver has no queues for video, and transfer queues no render passes.
        if (pool_) {
            vkDestroyCommandPool(device(), pool_, nullptr);
        }
        auto info = wd::testing::Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        info.queueFamilyIndex = family;
        Check(vkCreateCommandPool(device(), &info, nullptr, &pool_), "vkCreateCommandPool");
        auto allocate =
            wd::testing::Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        allocate.commandPool = pool_;
        allocate.commandBufferCount = 1;
        const bool is_primary = facts & WD_PARAMETERS_PRIMARY;
        allocate.level = is_primary ? VK_COMMAND_BUFFER_LEVEL_PRIMARY : VK_COMMAND_BUFFER_LEVEL_SECONDARY;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        Check(vkAllocateCommandBuffers(device(), &allocate, &commands), "vkAllocateCommandBuffers");
        auto begin = wd::testing::Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        auto inheritance = wd::testing::Make<VkCommandBufferInheritanceInfo>(
            VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
        begin.pInheritanceInfo = is_primary ? nullptr : &inheritance;
        if (facts & WD_PARAMETERS_RECORDING) {
            Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
        }
        auto rendering = wd::testing::Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        rendering.layerCount = 1;
        if (facts & WD_PARAMETERS_SUSPENDED) {
            rendering.flags = VK_RENDERING_SUSPENDING_BIT;
            vkCmdBeginRendering(commands, &rendering);
            vkCmdEndRendering(commands);
        }
        if (facts & WD_PARAMETERS_IN_RENDER_PASS) {
            vkCmdBeginRendering(commands, &rendering);
        }
        if (facts & WD_PARAMETERS_IN_VIDEO_CODING) {
            auto coding =
                wd::testing::Make<VkVideoBeginCodingInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_BEGIN_CODING_INFO_KHR);
            coding.videoSession = reinterpret_cast<VkVideoSessionKHR>(0x5550);
            DeviceProc<PFN_vkCmdBeginVideoCodingKHR>("vkCmdBeginVideoCodingKHR")(commands, &coding);
        }
        set_messenger_result(result_);
        return commands;
    }

    // One in the state that the command asks for.
    VkCommandBuffer Prepare(wd_command command) {
        const uint32_t needed = wd_parameters_scopes[command].needed;
        return Prepare(command == WD_COMMAND_BeginCommandBuffer
                           ? 0u
                           : needed | WD_PARAMETERS_RECORDING | WD_PARAMETERS_PRIMARY,
                       queue_family());
    }

#ifdef VK_NV_external_compute_queue
    // The handle is dispatchable: layers read the key of the device from it, and the driver frees it. Each call gets
    // its own, because one of the commands destroys it.
    VkExternalComputeQueueNV MakeExternalQueue() {
        auto info = wd::testing::Make<VkExternalComputeQueueCreateInfoNV>(
            VK_STRUCTURE_TYPE_EXTERNAL_COMPUTE_QUEUE_CREATE_INFO_NV);
        info.preferredQueue = queue();
        VkExternalComputeQueueNV external = VK_NULL_HANDLE;
        set_messenger_result(VK_FALSE);
        Check(DeviceProc<PFN_vkCreateExternalComputeQueueNV>("vkCreateExternalComputeQueueNV")(
                  device(), &info, nullptr, &external),
              "vkCreateExternalComputeQueueNV");
        set_messenger_result(result_);
        memcpy(static_cast<void *>(external), static_cast<const void *>(device()),
               sizeof(void *)); // Loaders do not write the key.
        return external;
    }
#endif

    uint64_t HandleOf(VkObjectType type) {
        switch (type) {
        case VK_OBJECT_TYPE_INSTANCE:
            return reinterpret_cast<uint64_t>(instance());
        case VK_OBJECT_TYPE_PHYSICAL_DEVICE:
            return reinterpret_cast<uint64_t>(physical_device());
        case VK_OBJECT_TYPE_DEVICE:
            return reinterpret_cast<uint64_t>(device());
        case VK_OBJECT_TYPE_QUEUE:
            return reinterpret_cast<uint64_t>(queue());
        case VK_OBJECT_TYPE_SURFACE_KHR:
            return reinterpret_cast<uint64_t>(surface_);
        case VK_OBJECT_TYPE_COMMAND_POOL:
            return reinterpret_cast<uint64_t>(pool_);
        case VK_OBJECT_TYPE_COMMAND_BUFFER:
            return reinterpret_cast<uint64_t>(commands_);
#ifdef VK_NV_external_compute_queue
        case VK_OBJECT_TYPE_EXTERNAL_COMPUTE_QUEUE_NV:
            return reinterpret_cast<uint64_t>(MakeExternalQueue());
#endif
        default:
            return 0x7000000 + static_cast<uint64_t>(type) * 16;
        }
    }

    static bool IsOfLoader(PFN_vkVoidFunction function) {
        Dl_info library = {};
        return !dladdr(reinterpret_cast<void *>(function), &library) ||
               strstr(library.dli_fname, "libvulkan.so") || strstr(library.dli_fname, "vulkan-1.dll");
    }

    static std::string PathOfLayer() {
        const std::string folder = wd::testing::LayerFolder(wd::testing::Layer::kWarden);
        const std::string windows = folder + "/VkLayer_warden_validation.dll";
        return access(windows.c_str(), F_OK) == 0 ? windows : folder + "/libVkLayer_warden_validation.so";
    }

    // Some commands of devices lead into the loader, which reads their arguments first: of those, the layer's own
    // function.
    PFN_vkVoidFunction FunctionOfLayer(const char *name) const {
        PFN_vkVoidFunction function = vkGetDeviceProcAddr(device(), name);
        if (!function || !IsOfLoader(function)) {
            return function;
        }
        void *const layer = dlopen(PathOfLayer().c_str(), RTLD_NOW | RTLD_LOCAL);
        const auto negotiate = reinterpret_cast<PFN_vkNegotiateLoaderLayerInterfaceVersion>(
            layer ? dlsym(layer, "vkNegotiateLoaderLayerInterfaceVersion") : nullptr);
        VkNegotiateLayerInterface interface = {};
        interface.sType = LAYER_NEGOTIATE_INTERFACE_STRUCT;
        interface.loaderLayerInterfaceVersion = CURRENT_LOADER_LAYER_INTERFACE_VERSION;
        if (!negotiate || negotiate(&interface) != VK_SUCCESS) {
            return nullptr;
        }
        return interface.pfnGetDeviceProcAddr(device(), name);
    }

    VkBool32 result_ = VK_TRUE; // Of the messenger: broken calls do not reach the driver.
    std::vector<VkExtensionProperties> extensions_;
    // Of the device: those that others or the version exclude.
    std::set<std::string> left_out_ = {"VK_AMD_negative_viewport_height", "VK_KHR_buffer_device_address"};
    VkSurfaceKHR surface_ = VK_NULL_HANDLE;
    VkCommandPool pool_ = VK_NULL_HANDLE;
    VkCommandBuffer commands_ = VK_NULL_HANDLE;
};

} // namespace wd::parameters

#endif
