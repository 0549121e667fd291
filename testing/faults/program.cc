// The life of the instance and the device, and the order of the actions. program_objects.cc makes objects,
// program_commands.cc records and submits commands.
#include "testing/faults/program.h"

#include <cstdlib>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

constexpr uint64_t kCallsOfAnInstance = 4000;
constexpr const char *kDeviceExtensions[] = {VK_KHR_SWAPCHAIN_EXTENSION_NAME};

// The finalizer of SplitMix64.
uint64_t Mix(uint64_t value) {
    value = (value ^ value >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    value = (value ^ value >> 27) * UINT64_C(0x94d049bb133111eb);
    return value ^ value >> 31;
}

} // namespace

Program::Program(uint64_t seed) : random_(seed) {
}

Program::~Program() {
    Stop();
}

uint64_t Program::Random() {
    random_ += UINT64_C(0x9e3779b97f4a7c15);
    return Mix(random_);
}

bool Program::Ok(VkResult result) {
    num_calls_++;
    num_failures_ += result < 0;
    is_lost_ = is_lost_ || result == VK_ERROR_DEVICE_LOST;
    return result >= 0 && result != VK_NOT_READY && result != VK_TIMEOUT;
}

VKAPI_ATTR VkBool32 VKAPI_CALL Program::OnMessage(VkDebugUtilsMessageSeverityFlagBitsEXT,
                                                  VkDebugUtilsMessageTypeFlagsEXT,
                                                  const VkDebugUtilsMessengerCallbackDataEXT *, void *user) {
    static_cast<Program *>(user)->num_messages_++;
    return VK_FALSE;
}

bool Program::StartInstance() {
    // The driver is loaded again for each instance, and begins with the same results.
    setenv("WD_NULL_RANDOM_RESULTS_SEED", std::to_string(Random()).c_str(), 1);
    auto application = Make<VkApplicationInfo>(VK_STRUCTURE_TYPE_APPLICATION_INFO);
    application.apiVersion = VK_API_VERSION_1_3;
    const char *extensions[] = {VK_EXT_DEBUG_UTILS_EXTENSION_NAME, VK_KHR_SURFACE_EXTENSION_NAME,
                                VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME};
    auto messenger =
        Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    messenger.messageSeverity =
        VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    messenger.messageType =
        VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
    messenger.pfnUserCallback = OnMessage;
    messenger.pUserData = this;
    auto info = Make<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
    info.pNext = &messenger;
    info.pApplicationInfo = &application;
    info.enabledExtensionCount = 3;
    info.ppEnabledExtensionNames = extensions;
    if (!Ok(vkCreateInstance(&info, nullptr, &instance_))) {
        instance_ = VK_NULL_HANDLE;
        return false;
    }
    uint32_t count = 1;
    if (!Ok(vkEnumeratePhysicalDevices(instance_, &count, &physical_device_)) || count == 0) {
        return false;
    }
    auto surface = Make<VkHeadlessSurfaceCreateInfoEXT>(VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT);
    const auto make_surface = reinterpret_cast<PFN_vkCreateHeadlessSurfaceEXT>(
        vkGetInstanceProcAddr(instance_, "vkCreateHeadlessSurfaceEXT"));
    if (!Ok(make_surface(instance_, &surface, nullptr, &surface_))) {
        surface_ = VK_NULL_HANDLE;
    }
    return true;
}

bool Program::StartDevice() {
    const float priority = 1;
    auto queue = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    auto features13 =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features13.synchronization2 = features13.dynamicRendering = features13.privateData = VK_TRUE;
    auto features12 =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features12.pNext = &features13;
    features12.timelineSemaphore = features12.bufferDeviceAddress = VK_TRUE;
    VkPhysicalDeviceFeatures features = {};
    features.sparseBinding = VK_TRUE;
    auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    info.pNext = &features12;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    info.enabledExtensionCount = 1;
    info.ppEnabledExtensionNames = kDeviceExtensions;
    info.pEnabledFeatures = &features;
    is_lost_ = false;
    // Loaders may return VK_SUCCESS and no device where the driver's list of extensions fails.
    if (!Ok(vkCreateDevice(physical_device_, &info, nullptr, &device_)) || device_ == VK_NULL_HANDLE) {
        device_ = VK_NULL_HANDLE;
        return false;
    }
    vkGetDeviceQueue(device_, 0, 0, &queue_);
    return true;
}

bool Program::Start() {
    return (instance_ != VK_NULL_HANDLE || StartInstance()) && StartDevice();
}

void Program::StopDevice() {
    if (device_ != VK_NULL_HANDLE) {
        Ok(vkDeviceWaitIdle(device_));
        DestroyObjects();
        vkDestroyDevice(device_, nullptr);
        device_ = VK_NULL_HANDLE;
    }
}

void Program::Stop() {
    StopDevice();
    if (instance_ == VK_NULL_HANDLE) {
        return;
    }
    vkDestroySurfaceKHR(instance_, surface_, nullptr);
    if (messenger_ != VK_NULL_HANDLE) {
        MakeMessenger();
    }
    vkDestroyInstance(instance_, nullptr);
    instance_ = VK_NULL_HANDLE;
    surface_ = VK_NULL_HANDLE;
}

const std::vector<Program::Action> &Program::Actions() {
    static const std::vector<Action> actions = {
        {"QueryPhysicalDevice", &Program::QueryPhysicalDevice},
        {"MakeMessenger", &Program::MakeMessenger},
        {"MakeBuffer", &Program::MakeBuffer},
        {"MakeBuffer", &Program::MakeBuffer},
        {"MakeImage", &Program::MakeImage},
        {"MakeImage", &Program::MakeImage},
        {"MapMemory", &Program::MapMemory},
        {"MakeSampler", &Program::MakeSampler},
        {"MakeSets", &Program::MakeSets},
        {"UpdateSets", &Program::UpdateSets},
        {"UpdateWithTemplate", &Program::UpdateWithTemplate},
        {"MakeShader", &Program::MakeShader},
        {"MakeComputePipelines", &Program::MakeComputePipelines},
        {"MakeGraphicsPipeline", &Program::MakeGraphicsPipeline},
        {"MakeQueryPool", &Program::MakeQueryPool},
        {"ReadQueries", &Program::ReadQueries},
        {"UseEvent", &Program::UseEvent},
        {"MakeSemaphores", &Program::MakeSemaphores},
        {"UseTimeline", &Program::UseTimeline},
        {"UseFences", &Program::UseFences},
        {"MakeCommands", &Program::MakeCommands},
        {"RecordCompute", &Program::RecordCompute},
        {"Submit", &Program::Submit},
        {"RecordCopies", &Program::RecordCopies},
        {"Submit2", &Program::Submit2},
        {"MakeCommands", &Program::MakeCommands},
        {"RecordGraphics", &Program::RecordGraphics},
        {"Submit", &Program::Submit},
        {"RecordRendering", &Program::RecordRendering},
        {"RecordSecondary", &Program::RecordSecondary},
        {"SubmitNothing", &Program::SubmitNothing},
        {"BindSparse", &Program::BindSparse},
        {"WaitIdle", &Program::WaitIdle},
        {"UsePrivateData", &Program::UsePrivateData},
        {"UseValidationCache", &Program::UseValidationCache},
        {"UsePipelineCache", &Program::UsePipelineCache},
        {"UseSwapchain", &Program::UseSwapchain},
        {"NameObjects", &Program::NameObjects},
        {"ResetPool", &Program::ResetPool},
        {"EndCommands", &Program::EndCommands},
        {"EndSemaphores", &Program::EndSemaphores},
        {"EndPipeline", &Program::EndPipeline},
        {"EndSets", &Program::EndSets},
        {"EndSampler", &Program::EndSampler},
        {"EndImage", &Program::EndImage},
        {"EndBuffer", &Program::EndBuffer},
    };
    return actions;
}

void Program::RunEachOnce() {
    if (Start()) {
        for (const Action &action : Actions()) {
            (this->*action.run)();
        }
    }
    Stop();
}

void Program::Run(uint64_t num_calls) {
    const uint64_t end = num_calls_ + num_calls;
    while (num_calls_ < end) {
        const uint64_t stop = num_calls_ + 1 + Below(kCallsOfAnInstance);
        while (num_calls_ < stop) {
            if (device_ == VK_NULL_HANDLE && !Start()) {
                break;
            }
            (this->*Actions()[Below(Actions().size())].run)();
            if (is_lost_) {
                StopDevice();
            }
        }
        Stop();
    }
}

} // namespace wd::testing
