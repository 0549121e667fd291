// The layer as users have it: the shared library and its manifest, under the real loader, over real drivers.
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <unistd.h>
#include <vulkan/vk_layer.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "testing/device/device.h"

// clang has no macro for its sanitizers.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) ||                                   \
    __has_feature(undefined_behavior_sanitizer)
#define WD_SANITIZED 1
#endif
#endif
#ifndef WD_SANITIZED
#define WD_SANITIZED 0
#endif

namespace {

using wd::testing::DeviceTest;
using wd::testing::Driver;
using wd::testing::Layer;
using wd::testing::Make;
using wd::testing::Message;
using wd::testing::Options;

constexpr char kLayerName[] = "VK_LAYER_WARDEN_validation";

std::string Library() {
    const std::string folder = wd::testing::LayerFolder(Layer::kWarden);
    const std::string windows = folder + "/VkLayer_warden_validation.dll";
    return access(windows.c_str(), F_OK) == 0 ? windows : folder + "/libVkLayer_warden_validation.so";
}

bool IsElf() {
    return Library().find(".dll") == std::string::npos;
}

std::string OutputOf(const std::string &command) {
    std::string output;
    FILE *pipe = popen(command.c_str(), "r");
    char buffer[4096];
    for (size_t n; pipe && (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) {
        output.append(buffer, n);
    }
    return pipe && pclose(pipe) == 0 ? output : "";
}

class LibraryTest : public ::testing::Test {
  protected:
    LibraryTest() : library_(dlopen(Library().c_str(), RTLD_NOW | RTLD_LOCAL)) {
        EXPECT_NE(library_, nullptr) << dlerror();
        negotiate_ = reinterpret_cast<PFN_vkNegotiateLoaderLayerInterfaceVersion>(
            dlsym(library_, "vkNegotiateLoaderLayerInterfaceVersion"));
    }

    ~LibraryTest() override {
        dlclose(library_);
    }

    VkNegotiateLayerInterface Negotiate(uint32_t version) {
        VkNegotiateLayerInterface negotiation = {};
        negotiation.sType = LAYER_NEGOTIATE_INTERFACE_STRUCT;
        negotiation.loaderLayerInterfaceVersion = version;
        result_ = negotiate_(&negotiation);
        return negotiation;
    }

    void *library_;
    PFN_vkNegotiateLoaderLayerInterfaceVersion negotiate_;
    VkResult result_ = VK_SUCCESS;
};

TEST_F(LibraryTest, ExportsTheNegotiationAndNothingElse) {
    if (!IsElf()) {
        GTEST_SKIP() << "the programs that list symbols run on Linux";
    }
    std::istringstream symbols(OutputOf("nm -D --defined-only --format=posix " + Library()));
    std::vector<std::string> names;
    for (std::string line; std::getline(symbols, line);) {
        names.push_back(line.substr(0, line.find(' ')));
    }
    EXPECT_EQ(names, std::vector<std::string>{"vkNegotiateLoaderLayerInterfaceVersion"});
}

TEST_F(LibraryTest, NeedsNoLibraryThatAStrangersProcessMightLack) {
    if (!IsElf()) {
        GTEST_SKIP() << "the programs that list symbols run on Linux";
    }
    const std::set<std::string> allowed = {"libc.so.6",      "libm.so.6",     "libpthread.so.0",
                                           "libstdc++.so.6", "libgcc_s.so.1", "ld-linux-x86-64.so.2"};
    std::istringstream lines(OutputOf("objdump -p " + Library()));
    int num_needed = 0;
    for (std::string word; lines >> word;) {
        if (word == "NEEDED" && lines >> word) {
            num_needed++;
            EXPECT_EQ(allowed.count(word), 1u) << word;
        }
    }
    EXPECT_GT(num_needed, 0);
}

TEST_F(LibraryTest, NegotiatesVersionTwo) {
    ASSERT_NE(negotiate_, nullptr);
    VkNegotiateLayerInterface negotiation = Negotiate(2);
    EXPECT_EQ(result_, VK_SUCCESS);
    EXPECT_NE(negotiation.pfnGetInstanceProcAddr, nullptr);
    EXPECT_NE(negotiation.pfnGetDeviceProcAddr, nullptr);
    EXPECT_NE(negotiation.pfnGetPhysicalDeviceProcAddr, nullptr);
    EXPECT_EQ(Negotiate(9).loaderLayerInterfaceVersion, 2u);
    EXPECT_EQ(result_, VK_SUCCESS);
    Negotiate(1);
    EXPECT_EQ(result_, VK_ERROR_INITIALIZATION_FAILED);
    EXPECT_EQ(negotiate_(nullptr), VK_ERROR_INITIALIZATION_FAILED);
    VkNegotiateLayerInterface wrong = {};
    wrong.loaderLayerInterfaceVersion = 2;
    EXPECT_EQ(negotiate_(&wrong), VK_ERROR_INITIALIZATION_FAILED);
}

// The manifest and properties.c are two statements of the same facts.
TEST_F(LibraryTest, ManifestMatchesTheLibrary) {
    std::ifstream file(wd::testing::LayerFolder(Layer::kWarden) + "/VkLayer_warden_validation.json");
    std::stringstream manifest;
    manifest << file.rdbuf();
    const std::string text = manifest.str();
    auto enumerate = reinterpret_cast<PFN_vkEnumerateInstanceExtensionProperties>(
        Negotiate(2).pfnGetInstanceProcAddr(VK_NULL_HANDLE, "vkEnumerateInstanceExtensionProperties"));
    VkExtensionProperties extensions[16];
    uint32_t count = 16;
    ASSERT_EQ(enumerate(kLayerName, &count, extensions), VK_SUCCESS);
    size_t position = text.find("instance_extensions");
    for (uint32_t i = 0; i < count; ++i) {
        position = text.find(std::string("\"name\": \"") + extensions[i].extensionName, position);
        ASSERT_NE(position, std::string::npos) << extensions[i].extensionName;
        const std::string version = "\"spec_version\": \"" + std::to_string(extensions[i].specVersion) + "\"";
        EXPECT_EQ(text.find(version, position), text.find("\"spec_version\"", position)) << version;
    }
    EXPECT_LT(position, text.find("device_extensions"));
    auto enumerate_layers = reinterpret_cast<PFN_vkEnumerateInstanceLayerProperties>(
        Negotiate(2).pfnGetInstanceProcAddr(VK_NULL_HANDLE, "vkEnumerateInstanceLayerProperties"));
    VkLayerProperties layer = {};
    count = 1;
    ASSERT_EQ(enumerate_layers(&count, &layer), VK_SUCCESS);
    EXPECT_NE(text.find(std::string("\"name\": \"") + layer.layerName + "\""), std::string::npos);
    EXPECT_NE(text.find(std::string("\"description\": \"") + layer.description + "\""), std::string::npos);
    EXPECT_NE(
        text.find("\"implementation_version\": \"" + std::to_string(layer.implementationVersion) + "\""),
        std::string::npos);
}

class LayerTest : public DeviceTest {
  protected:
    // Where a device's pointer lies: the library, and how far into it.
    std::string PlaceOf(const char *name) {
        Dl_info info = {};
        void *address = reinterpret_cast<void *>(vkGetDeviceProcAddr(device(), name));
        if (!address || !dladdr(address, &info)) {
            return "nowhere";
        }
        return std::string(info.dli_fname) + "+" +
               std::to_string(static_cast<char *>(address) - static_cast<char *>(info.dli_fbase));
    }

    // One more device, with extensions that the layer has: a query of only the driver would not find them.
    VkDevice MakeDevice(const std::vector<const char *> &extensions = {}) {
        const float priority = 1.0f;
        auto queue = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
        queue.queueFamilyIndex = queue_family();
        queue.queueCount = 1;
        queue.pQueuePriorities = &priority;
        auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
        info.queueCreateInfoCount = 1;
        info.pQueueCreateInfos = &queue;
        info.enabledExtensionCount = static_cast<uint32_t>(extensions.size());
        info.ppEnabledExtensionNames = extensions.data();
        VkDevice made = VK_NULL_HANDLE;
        Check(vkCreateDevice(physical_device(), &info, nullptr, &made), "vkCreateDevice");
        return made;
    }

    static Options Off(Driver driver) {
        Options options;
        options.driver = driver;
        options.settings["enable"] = "false";
        return options;
    }

    // Equal with and without the layer, but for the commands that the layer needs to live.
    void ExpectDriversOwnPointers(Driver driver) {
        const char *const names[] = {"vkCmdDraw",          "vkCmdDispatch",         "vkQueueSubmit",
                                     "vkCreateBuffer",     "vkDestroyBuffer",       "vkCmdPipelineBarrier",
                                     "vkAllocateMemory",   "vkCreateShaderModule",  "vkCmdBindPipeline",
                                     "vkCmdPushConstants", "vkUpdateDescriptorSets"};
        Options none;
        none.driver = driver;
        none.layers = {};
        WD_START_DEVICE(none);
        std::vector<std::string> places;
        for (const char *name : names) {
            places.push_back(PlaceOf(name));
        }
        Stop();
        WD_START_DEVICE(Off(driver));
        for (size_t i = 0; i < places.size(); ++i) {
            EXPECT_EQ(PlaceOf(names[i]), places[i]) << names[i];
        }
        EXPECT_EQ(PlaceOf("vkNobodyKnows"), "nowhere");
        ExpectSilence();
    }
};

TEST_F(LayerTest, OffGivesLavapipesOwnPointers) {
    ExpectDriversOwnPointers(Driver::kLavapipe);
}

TEST_F(LayerTest, OffGivesTheNullDriversOwnPointers) {
    ExpectDriversOwnPointers(Driver::kNull);
}

// Synchronization validation follows the recording; of push constants it needs the addresses, where devices have them.
TEST_F(LayerTest, StateThatNobodyReadsIsNotFollowed) {
    Options none;
    none.driver = Driver::kNull;
    none.layers = {};
    WD_START_DEVICE(none);
    const std::string push = PlaceOf("vkCmdPushConstants"), dispatch = PlaceOf("vkCmdDispatch");
    Stop();
    Options options;
    options.driver = Driver::kNull;
    options.settings["validate_threads"] = "false";
    options.settings["validate_object_lifetimes"] = "false"; // It checks the handles of every command.
    options.settings["validate_objects_in_use"] = "false";
    options.settings["validate_command_buffers"] = "false";
    options.settings["validate_parameters"] = "false"; // It checks every command.
    options.settings["validate_core"] = "false";       // It checks most.
    WD_START_DEVICE(options);
    EXPECT_EQ(PlaceOf("vkCmdPushConstants"), push);
    EXPECT_EQ(PlaceOf("vkCmdDispatch"), dispatch);
    Stop();
    options.settings["validate_sync"] = "true"; // Push constants bound the indices and addresses of shaders.
    WD_START_DEVICE(options);
    EXPECT_NE(PlaceOf("vkCmdPushConstants"), push);
    EXPECT_NE(PlaceOf("vkCmdDispatch"), dispatch);
    ExpectSilence();
}

TEST_F(LayerTest, DefaultsAreSilentOnAHealthyDevice) {
    WD_START_DEVICE(Options());
    MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    Submit(Begin());
    Stop();
    ExpectSilence();
}

// ToolOf returns the last tool of the device: the layer that is next to the loader.
VkPhysicalDeviceToolProperties ToolOf(VkPhysicalDevice device, PFN_vkGetPhysicalDeviceToolProperties tools) {
    auto empty = Make<VkPhysicalDeviceToolProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TOOL_PROPERTIES);
    uint32_t count = 0;
    if (!tools || tools(device, &count, nullptr) != VK_SUCCESS || !count) {
        return empty;
    }
    std::vector<VkPhysicalDeviceToolProperties> properties(count, empty);
    EXPECT_EQ(tools(device, &count, properties.data()), VK_SUCCESS);
    uint32_t less = count - 1;
    EXPECT_EQ(tools(device, &less, properties.data()), VK_INCOMPLETE);
    EXPECT_EQ(less, count - 1);
    return properties.back();
}

TEST_F(LayerTest, TheLayerIsATool) {
    Options options = Off(Driver::kLavapipe);
    options.api_version = VK_API_VERSION_1_3;
    WD_START_DEVICE(options);
    const VkPhysicalDeviceToolProperties tool =
        ToolOf(physical_device(),
               InstanceProc<PFN_vkGetPhysicalDeviceToolProperties>("vkGetPhysicalDeviceToolProperties"));
    EXPECT_STREQ(tool.layer, kLayerName);
    EXPECT_TRUE(tool.purposes & VK_TOOL_PURPOSE_VALIDATION_BIT);
    EXPECT_TRUE(tool.purposes & VK_TOOL_PURPOSE_DEBUG_REPORTING_BIT_EXT);
    EXPECT_FALSE(tool.purposes & VK_TOOL_PURPOSE_MODIFYING_FEATURES_BIT);
    EXPECT_STREQ(tool.description, "Warden: validation on the CPU and on the GPU. On: nothing");
}

// The extension is the layer's on a device of Vulkan 1.0. With GPU-assisted validation, limits change.
TEST_F(LayerTest, TheLayerIsAToolWithItsExtension) {
    Options options;
    options.api_version = VK_API_VERSION_1_0;
    options.settings["gpuav_enable"] = "true";
    WD_START_DEVICE(options);
    VkDevice other = MakeDevice({VK_EXT_TOOLING_INFO_EXTENSION_NAME});
    const VkPhysicalDeviceToolProperties tool = ToolOf(
        physical_device(),
        InstanceProc<PFN_vkGetPhysicalDeviceToolPropertiesEXT>("vkGetPhysicalDeviceToolPropertiesEXT"));
    EXPECT_STREQ(tool.layer, kLayerName);
    EXPECT_TRUE(tool.purposes & VK_TOOL_PURPOSE_MODIFYING_FEATURES_BIT);
    EXPECT_STREQ(tool.description,
                 "Warden: validation on the CPU and on the GPU. On: parameters, threads, object lifetimes, "
                 "core, shader modules, GPU-assisted validation");
    vkDestroyDevice(other, nullptr);
    ExpectSilence();
}

// Messages of the application arrive as often as without the layer.
TEST_F(LayerTest, SubmittedMessagesAreNotDoubled) {
    size_t counts[2] = {};
    for (int with_layer = 0; with_layer < 2; ++with_layer) {
        Options options = Off(Driver::kLavapipe);
        options.layers.resize(static_cast<size_t>(with_layer));
        WD_START_INSTANCE(options);
        auto submit = InstanceProc<PFN_vkSubmitDebugUtilsMessageEXT>("vkSubmitDebugUtilsMessageEXT");
        ASSERT_NE(submit, nullptr);
        auto data = Make<VkDebugUtilsMessengerCallbackDataEXT>(
            VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CALLBACK_DATA_EXT);
        data.pMessageIdName = "mine";
        data.pMessage = "hello";
        submit(instance(), VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
               VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT, &data);
        for (const Message &message : messages()) {
            counts[with_layer] += message.text == "hello";
        }
        Stop();
        ClearMessages();
    }
    EXPECT_GE(counts[0], 1u);
    EXPECT_EQ(counts[1], counts[0]);
}

TEST_F(LayerTest, MessengersThatDoNotExistAreNotDestroyed) {
    Options options;
    options.driver = Driver::kNull;
    options.instance_extensions = {VK_EXT_DEBUG_REPORT_EXTENSION_NAME};
    WD_START_DEVICE(options);
    InstanceProc<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT")(
        instance(), reinterpret_cast<VkDebugUtilsMessengerEXT>(uintptr_t{0xdeadbeef00}), nullptr);
    ExpectMessage("VUID-vkDestroyDebugUtilsMessengerEXT-messenger-parameter", "");
    InstanceProc<PFN_vkDestroyDebugReportCallbackEXT>("vkDestroyDebugReportCallbackEXT")(
        instance(), reinterpret_cast<VkDebugReportCallbackEXT>(uintptr_t{0xdeadbeef00}), nullptr);
    ExpectMessage("VUID-vkDestroyDebugReportCallbackEXT-callback-parameter", "");
    ExpectSilence();
}

TEST_F(LayerTest, DebugReportCallbacksLiveAndDie) {
    Options options = Off(Driver::kLavapipe);
    options.instance_extensions = {VK_EXT_DEBUG_REPORT_EXTENSION_NAME};
    WD_START_INSTANCE(options);
    auto create = InstanceProc<PFN_vkCreateDebugReportCallbackEXT>("vkCreateDebugReportCallbackEXT");
    auto destroy = InstanceProc<PFN_vkDestroyDebugReportCallbackEXT>("vkDestroyDebugReportCallbackEXT");
    auto report = InstanceProc<PFN_vkDebugReportMessageEXT>("vkDebugReportMessageEXT");
    ASSERT_TRUE(create && destroy && report);
    int count = 0;
    auto info =
        Make<VkDebugReportCallbackCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_REPORT_CALLBACK_CREATE_INFO_EXT);
    info.flags = VK_DEBUG_REPORT_ERROR_BIT_EXT;
    info.pUserData = &count;
    info.pfnCallback = [](VkDebugReportFlagsEXT, VkDebugReportObjectTypeEXT, uint64_t, size_t, int32_t,
                          const char *, const char *, void *user) -> VkBool32 {
        ++*static_cast<int *>(user);
        return VK_FALSE;
    };
    VkDebugReportCallbackEXT callback = VK_NULL_HANDLE;
    ASSERT_EQ(create(instance(), &info, nullptr, &callback), VK_SUCCESS);
    report(instance(), VK_DEBUG_REPORT_ERROR_BIT_EXT, VK_DEBUG_REPORT_OBJECT_TYPE_UNKNOWN_EXT, 0, 0, 0,
           "test", "x");
    EXPECT_GE(count, 1);
    destroy(instance(), callback, nullptr);
    const int before = count;
    report(instance(), VK_DEBUG_REPORT_ERROR_BIT_EXT, VK_DEBUG_REPORT_OBJECT_TYPE_UNKNOWN_EXT, 0, 0, 0,
           "test", "x");
    EXPECT_EQ(count, before);
}

TEST_F(LayerTest, MessengersOfTheCreateInfoHearOfSettings) {
    Options options;
    options.settings["gpuav_enable"] = "perhaps";
    WD_START_INSTANCE(options);
    ExpectMessage("WARDEN-settings-bad-value", "perhaps");
    ExpectSilence();
}

TEST_F(LayerTest, LabelsWork) {
    WD_START_DEVICE(Options());
    auto insert = DeviceProc<PFN_vkCmdInsertDebugUtilsLabelEXT>("vkCmdInsertDebugUtilsLabelEXT");
    ASSERT_NE(insert, nullptr);
    VkCommandBuffer commands = Begin();
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, commands, "commands");
    auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
    label.pLabelName = "here";
    insert(commands, &label);
    EXPECT_EQ(Submit(commands), VK_SUCCESS);
    ExpectSilence();
}

// Drivers seldom have VK_EXT_debug_marker; the layer has.
TEST_F(LayerTest, MarkersWork) {
    Options options;
    options.instance_extensions = {VK_EXT_DEBUG_REPORT_EXTENSION_NAME};
    WD_START_DEVICE(options);
    VkDevice other = MakeDevice({VK_EXT_DEBUG_MARKER_EXTENSION_NAME});
    auto name = reinterpret_cast<PFN_vkDebugMarkerSetObjectNameEXT>(
        vkGetDeviceProcAddr(other, "vkDebugMarkerSetObjectNameEXT"));
    ASSERT_NE(name, nullptr);
    auto info = Make<VkDebugMarkerObjectNameInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_MARKER_OBJECT_NAME_INFO_EXT);
    info.objectType = VK_DEBUG_REPORT_OBJECT_TYPE_DEVICE_EXT;
    info.object = reinterpret_cast<uint64_t>(other);
    info.pObjectName = "other";
    EXPECT_EQ(name(other, &info), VK_SUCCESS);
    for (const char *command :
         {"vkCmdDebugMarkerBeginEXT", "vkCmdDebugMarkerEndEXT", "vkCmdDebugMarkerInsertEXT"}) {
        EXPECT_NE(vkGetDeviceProcAddr(other, command), nullptr) << command;
    }
    vkDestroyDevice(other, nullptr);
    ExpectSilence();
}

TEST_F(LayerTest, ServesTheValidationCache) {
    WD_START_DEVICE(Options());
    EXPECT_EQ(vkGetDeviceProcAddr(device(), "vkCreateValidationCacheEXT"), nullptr);
    VkDevice other = MakeDevice({VK_EXT_VALIDATION_CACHE_EXTENSION_NAME, VK_EXT_TOOLING_INFO_EXTENSION_NAME});
    auto create = reinterpret_cast<PFN_vkCreateValidationCacheEXT>(
        vkGetDeviceProcAddr(other, "vkCreateValidationCacheEXT"));
    auto get = reinterpret_cast<PFN_vkGetValidationCacheDataEXT>(
        vkGetDeviceProcAddr(other, "vkGetValidationCacheDataEXT"));
    auto destroy = reinterpret_cast<PFN_vkDestroyValidationCacheEXT>(
        vkGetDeviceProcAddr(other, "vkDestroyValidationCacheEXT"));
    ASSERT_TRUE(create && get && destroy);
    auto info = Make<VkValidationCacheCreateInfoEXT>(VK_STRUCTURE_TYPE_VALIDATION_CACHE_CREATE_INFO_EXT);
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(create(other, &info, nullptr, &cache), VK_SUCCESS);
    size_t size = 0;
    EXPECT_EQ(get(other, cache, &size, nullptr), VK_SUCCESS);
    EXPECT_GE(size, 24u); // The header: two words and a UUID.
    destroy(other, cache, nullptr);
    vkDestroyDevice(other, nullptr);
    ExpectSilence();
}

TEST_F(LayerTest, SeveralDevicesOfOneInstance) {
    Options options;
    options.driver = Driver::kNull;
    WD_START_DEVICE(options);
    std::vector<VkDevice> devices(20);
    for (VkDevice &other : devices) {
        other = MakeDevice();
    }
    for (VkDevice other : devices) {
        VkQueue its_queue = VK_NULL_HANDLE;
        vkGetDeviceQueue(other, queue_family(), 0, &its_queue);
        EXPECT_EQ(vkQueueSubmit(its_queue, 0, nullptr, VK_NULL_HANDLE), VK_SUCCESS);
        vkDestroyDevice(other, nullptr);
    }
    EXPECT_EQ(Submit(Begin()), VK_SUCCESS);
    ExpectSilence();
}

// vulkaninfo says the same with and without the layer, but for the memory in use at the moment.
TEST_F(LayerTest, VulkaninfoIsTheSame) {
#if WD_SANITIZED
    GTEST_SKIP() << "a sanitized layer cannot be loaded into vulkaninfo, which is not";
#endif
    if (std::system("command -v vulkaninfo > /dev/null") != 0) {
        GTEST_SKIP() << "vulkaninfo is missing: install the Debian package vulkan-tools";
    }
    const std::string driver = wd::testing::DriverManifest(Driver::kLavapipe);
    if (driver.empty()) {
        GTEST_SKIP() << wd::testing::HowToGet(Driver::kLavapipe);
    }
    const std::string folder = wd::testing::LayerFolder(Layer::kWarden);
    const std::string command = "VK_ICD_FILENAMES=" + driver + " VK_DRIVER_FILES=" + driver +
                                " VK_LAYER_PATH=" + folder + " VK_WARDEN_VALIDATION_GPUAV_ENABLE=false" +
                                " VK_WARDEN_VALIDATION_MESSAGE_ID_FILTER=WARDEN-layer-start,WARDEN-layer-end";
    const std::string filter =
        " vulkaninfo 2>&1 | grep -v -e 'usage *=' -e 'budget *=' -e 'VK_INSTANCE_LAYERS'";
    const std::string without = OutputOf(command + filter);
    EXPECT_NE(without, "");
    EXPECT_EQ(OutputOf(command + " VK_INSTANCE_LAYERS=" + kLayerName + filter), without);
}

} // namespace
