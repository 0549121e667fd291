#include "testing/device/device.h"
#include "testing/device/feature_names.h"

#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <stdexcept>

// lavapipe and Debian's Khronos layer keep a few bytes until the process ends. Read by LeakSanitizer, if it is there.
extern "C" const char *__lsan_default_suppressions() {
    return "leak:libvulkan_lvp.so\n"
           "leak:libVkLayer_khronos_validation.so\n";
}

// ThreadSanitizer does not see the locks of lavapipe, which was built without it, but the strings that it copies and
// compares. Of LLVM's locks it sees some, and takes the loader's around them for an order.
extern "C" const char *__tsan_default_suppressions() {
    return "called_from_lib:libvulkan_lvp.so\n"
           "deadlock:libLLVM\n";
}

namespace wd::testing {

// For tests of memory that runs out, which declare it: the memory that devices created from now on get.
extern const VkAllocationCallbacks *device_allocator;
const VkAllocationCallbacks *device_allocator = nullptr;
namespace {

constexpr bool kIsWindows = std::filesystem::path::preferred_separator != '/';

// Between folders in variables of the loader.
const char *const kPathSeparator = kIsWindows ? ";" : ":";

std::string FolderOf(const std::string &path) {
    return std::filesystem::path(path).parent_path().string();
}

// FirstFile returns the first of the files that exists, or an empty string.
std::string FirstFile(const std::vector<std::string> &files) {
    const auto found = std::find_if(files.begin(), files.end(), [](const std::string &file) {
        std::error_code ignored;
        return std::filesystem::exists(file, ignored);
    });
    return found == files.end() ? std::string() : *found;
}

// FirstManifest returns a manifest whose name begins with `prefix`, of the first folder that has one, or an empty
// string.
std::string FirstManifest(const std::vector<std::string> &folders, const std::string &prefix) {
    std::string first;
    for (const std::string &folder : folders) {
        std::error_code ignored;
        for (const auto &entry : std::filesystem::directory_iterator(folder, ignored)) {
            const std::string name = entry.path().filename().string();
            const std::string path = folder + "/" + name;
            if (name.compare(0, prefix.size(), prefix) == 0 && entry.path().extension() == ".json" &&
                (first.empty() || path < first)) {
                first = path;
            }
        }
        if (!first.empty()) {
            break;
        }
    }
    return first;
}

// Installed returns the path of a file of an installed package. Under qemu, only packages for the emulated processor
// count.
std::string Installed(const std::string &path) {
    const char *packages = getenv("QEMU_LD_PREFIX");
    return packages ? packages + path : path;
}

// Runfile returns the path of a file that the test's `data` brought.
std::string Runfile(const std::string &path) {
    const char *sources = getenv("TEST_SRCDIR");
    const char *workspace = getenv("TEST_WORKSPACE");
    if (!sources) {
        return path;
    }
    const std::filesystem::path file =
        std::string(sources) + "/" + (workspace ? workspace : "warden") + "/" + path;
    return std::filesystem::absolute(file)
        .make_preferred()
        .string(); // On Windows with a drive, for the loader.
}

std::string TemporaryFile(const std::string &name, const std::string &text) {
    std::string path = ::testing::TempDir() + "/" + std::to_string(getpid()) + "_" + name;
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

// Debian's chromium has carried the driver's library without its manifest at times.
std::string SwiftShaderManifest() {
    std::string manifest = FirstFile({Installed("/usr/lib/chromium/vk_swiftshader_icd.json")});
    if (!manifest.empty()) {
        return manifest;
    }
    std::string library = FirstFile({Installed("/usr/lib/chromium/libvk_swiftshader.so"),
                                     Installed("/usr/lib/x86_64-linux-gnu/libvk_swiftshader.so")});
    if (library.empty()) {
        return library;
    }
    return TemporaryFile("vk_swiftshader_icd.json",
                         "{\"file_format_version\": \"1.0.0\", \"ICD\": {\"library_path\": \"" + library +
                             "\", \"api_version\": \"1.1.0\"}}\n");
}

const char *LayerName(Layer layer) {
    if (layer == Layer::kInvented) {
        return "VK_LAYER_WARDEN_invented";
    }
    return layer == Layer::kWarden ? "VK_LAYER_WARDEN_validation" : "VK_LAYER_KHRONOS_validation";
}

template <typename Properties>
bool HasExtension(const std::vector<Properties> &properties, const char *name) {
    return std::any_of(properties.begin(), properties.end(),
                       [name](const Properties &p) { return strcmp(p.extensionName, name) == 0; });
}

// Registries that are newer than the default one renumber, merge and drop statements, and promote structures.
constexpr bool kIsNewerRegistry = VK_HEADER_VERSION > 309;

bool IsInRegistry(const std::string &id) {
    static const std::string statements = [] {
        std::ifstream file(Runfile("../vulkan/registry/validusage.json"), std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(file), {});
    }();
    return statements.empty() || id.compare(0, 5, "VUID-") != 0 ||
           statements.find("\"" + id + "\"") != std::string::npos;
}

// Numbers of statements of the default registry that newer ones have under other numbers, with the same owner.
const std::map<std::string, std::vector<std::string>> kLaterNumbers = {
    {"00266", {"10981", "10993", "10994"}},
    {"00656", {"09860"}},
    {"00667", {"09862"}},
    {"01036", {"10739"}},
    {"01037", {"10741"}},
    {"01048", {"10735"}},
    {"01049", {"10737"}},
    {"01762", {"12397", "12398"}},
    {"03064", {"00846"}},
    {"03838", {"10788"}},
};

std::string NumberOf(const std::string &id) {
    return id.substr(id.rfind('-') + 1);
}

// IsRenumbered returns whether newer registries have a statement of the default one under `later`.
bool IsRenumbered(const std::string &id, const std::string &later) {
    const size_t length = id.find('-', 5); // "VUID-" and the owner.
    const auto numbers = kLaterNumbers.find(NumberOf(id));
    return numbers != kLaterNumbers.end() && id.compare(0, length, later, 0, later.find('-', 5)) == 0 &&
           std::count(numbers->second.begin(), numbers->second.end(), NumberOf(later)) > 0;
}

// Promoted returns the text with the names of structures that another extension has taken over.
std::string Promoted(std::string text) {
    for (size_t at = text.find("EXT"); at != std::string::npos; at = text.find("EXT", at)) {
        text.replace(at, 3, "KHR");
    }
    return text;
}

// Find returns the message with this id (empty: any) whose text contains `substring`.
std::vector<Message>::iterator Find(std::vector<Message> *messages, const std::string &id,
                                    const std::string &substring) {
    return std::find_if(messages->begin(), messages->end(), [&](const Message &message) {
        return (id.empty() || message.id == id) && message.text.find(substring) != std::string::npos;
    });
}

// FindNewer returns the message that takes the place of one that the default registry has. *is_gone: the registry has
// no statement of this id, and no message has the text. Statements with a later number must be reported under it.
std::vector<Message>::iterator FindNewer(std::vector<Message> *messages, const std::string &id,
                                         const std::string &substring, bool *is_gone) {
    const std::string other = IsInRegistry(id)             ? id
                              : IsInRegistry(Promoted(id)) ? Promoted(id)
                                                           : std::string();
    auto message = messages->end();
    for (const std::string &text : {substring, Promoted(substring)}) {
        if (message == messages->end() && !(other.empty() && text.empty())) {
            message = Find(messages, other, text);
        }
    }
    *is_gone = message == messages->end() && !id.empty() && other.empty();
    if (other.empty() && kLaterNumbers.count(NumberOf(id))) {
        *is_gone = false;
        message = std::find_if(messages->begin(), messages->end(), [&](const Message &candidate) {
            return IsRenumbered(id, candidate.id) && candidate.text.find(substring) != std::string::npos;
        });
    }
    return message;
}

std::vector<std::string> LabelNames(const VkDebugUtilsLabelEXT *labels, uint32_t num_labels) {
    std::vector<std::string> names;
    for (uint32_t i = 0; i < num_labels; i++) {
        names.emplace_back(labels[i].pLabelName);
    }
    return names;
}

} // namespace

std::string DriverManifest(Driver driver) {
    if (kIsWindows && driver != Driver::kNull) {
        return std::string(); // Wine shows drivers and layers of Linux, which Windows does not load.
    }
    switch (driver) {
    case Driver::kLavapipe:
        if (const char *other = getenv("WARDEN_LAVAPIPE")) {
            return other;
        }
        return FirstManifest({Installed("/usr/share/vulkan/icd.d"), Installed("/etc/vulkan/icd.d")},
                             "lvp_icd");
    case Driver::kSwiftShader:
        return SwiftShaderManifest();
    case Driver::kNull:
        return FirstFile({Runfile("testing/null_driver/VkICD_null.json"),
                          Runfile("testing/null_driver/windows/VkICD_null.json")});
    case Driver::kSystem:
        break;
    }
    return std::string();
}

std::string HowToGet(Driver driver) {
    switch (driver) {
    case Driver::kLavapipe:
        return "lavapipe is missing: install the Debian package 'mesa-vulkan-drivers'";
    case Driver::kSwiftShader:
        return "SwiftShader is missing: install the Debian package 'chromium'";
    case Driver::kNull:
        return "the null driver is missing: add \"//testing/null_driver\" to the data of this test";
    case Driver::kSystem:
        break;
    }
    return "no Vulkan driver is installed: install the Debian package 'mesa-vulkan-drivers'";
}

// NewestKhronosFolder makes the manifest that chromium's library comes without.
static std::string NewestKhronosFolder() {
    const std::string library = FirstFile({Installed("/usr/lib/chromium/libVkLayer_khronos_validation.so")});
    if (library.empty()) {
        return library;
    }
    const std::string folder = ::testing::TempDir() + "/" + std::to_string(getpid()) + "_khronos";
    std::filesystem::create_directories(folder);
    std::ofstream(folder + "/VkLayer_khronos_validation.json")
        << "{\"file_format_version\": \"1.2.0\", \"layer\": {\"name\": \"VK_LAYER_KHRONOS_validation\", "
           "\"type\": \"GLOBAL\", \"library_path\": \""
        << library
        << "\", \"api_version\": \"1.4.300\", \"implementation_version\": \"1\", "
           "\"description\": \"Khronos Validation Layer\"}}\n";
    return folder;
}

std::string LayerFolder(Layer layer) {
    if (layer == Layer::kWarden) {
        const char *given = getenv("VK_LAYER_PATH");
        std::vector<std::string> places = {Runfile("vk/layer/VkLayer_warden_validation.json"),
                                           Runfile("vk/layer/windows/VkLayer_warden_validation.json")};
        std::stringstream folders(given ? given : "");
        for (std::string folder; std::getline(folders, folder, *kPathSeparator);) {
            places.push_back(folder + "/VkLayer_warden_validation.json");
        }
        return FolderOf(FirstFile(places));
    }
    if (layer == Layer::kInvented) {
        return FolderOf(FirstFile({Runfile("testing/invented/VkLayer_warden_invented.json"),
                                   Runfile("testing/invented/windows/VkLayer_warden_invented.json")}));
    }
    if (kIsWindows) {
        return std::string();
    }
    if (layer == Layer::kNewestKhronos) {
        return NewestKhronosFolder();
    }
    return FolderOf(
        FirstFile({Installed("/usr/share/vulkan/explicit_layer.d/VkLayer_khronos_validation.json"),
                   Installed("/etc/vulkan/explicit_layer.d/VkLayer_khronos_validation.json")}));
}

std::string HowToGet(Layer layer) {
    if (layer == Layer::kWarden) {
        return "the Warden layer is missing: add \"//vk/layer\" to the data of this test";
    }
    if (layer == Layer::kInvented) {
        return "the layer with invented commands is missing: add \"//testing/invented:layer\" to the data of "
               "this test";
    }
    if (layer == Layer::kNewestKhronos) {
        return "the newest Khronos validation layer is missing: install the Debian package 'chromium'";
    }
    return "the Khronos validation layer is missing: install the Debian package 'vulkan-validationlayers'";
}

void Environment::Set(const std::string &name, const std::string &value) {
    const char *old = getenv(name.c_str());
    saved_.emplace_back(name, old ? std::optional<std::string>(old) : std::nullopt);
    setenv(name.c_str(), value.c_str(), 1);
}

Environment::~Environment() {
    for (auto saved = saved_.rbegin(); saved != saved_.rend(); ++saved) {
        if (saved->second) {
            setenv(saved->first.c_str(), saved->second->c_str(), 1);
        } else {
            unsetenv(saved->first.c_str());
        }
    }
}

DeviceTest::~DeviceTest() {
    Stop();
}

void DeviceTest::TearDown() {
    Stop();
}

void DeviceTest::Check(VkResult result, const char *what) {
    if (result != VK_SUCCESS) {
        throw std::runtime_error(std::string(what) + " returned VkResult " + std::to_string(result));
    }
}

void DeviceTest::Defer(std::function<void()> destroy) {
    deferred_.push_back(std::move(destroy));
}

void DeviceTest::Stop() {
    if (device_) {
        vkDeviceWaitIdle(device_);
    }
    while (!deferred_.empty()) {
        std::function<void()> destroy = std::move(deferred_.back());
        deferred_.pop_back();
        destroy();
    }
    device_ = VK_NULL_HANDLE;
    instance_ = VK_NULL_HANDLE;
    set_name_ = nullptr;
}

VKAPI_ATTR VkBool32 VKAPI_CALL DeviceTest::OnMessage(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                     VkDebugUtilsMessageTypeFlagsEXT types,
                                                     const VkDebugUtilsMessengerCallbackDataEXT *data,
                                                     void *user) {
    auto *test = static_cast<DeviceTest *>(user);
    Message message = {};
    message.severity = severity;
    message.types = types;
    message.id = data->pMessageIdName ? data->pMessageIdName : "";
    message.number = data->messageIdNumber;
    message.text = data->pMessage ? data->pMessage : "";
    // Nor is the first or the last line of the layer's run a finding, or a newer Khronos layer's note on its settings.
    if (message.id == "Loader Message" || message.id == "WARDEN-layer-start" ||
        message.id == "WARDEN-layer-end" || message.id == "VALIDATION-SETTINGS") {
        return VK_FALSE;
    }
    for (uint32_t i = 0; i < data->objectCount; i++) {
        const VkDebugUtilsObjectNameInfoEXT &object = data->pObjects[i];
        message.objects.push_back(
            {object.objectType, object.objectHandle, object.pObjectName ? object.pObjectName : ""});
    }
    message.queue_labels = LabelNames(data->pQueueLabels, data->queueLabelCount);
    message.command_buffer_labels = LabelNames(data->pCmdBufLabels, data->cmdBufLabelCount);
    std::lock_guard<std::mutex> lock(test->mutex_);
    test->messages_.push_back(std::move(message));
    return test->messenger_result_;
}

std::vector<Message> DeviceTest::messages() const {
    std::lock_guard<std::mutex> lock(mutex_);
    return messages_;
}

void DeviceTest::ClearMessages() {
    std::lock_guard<std::mutex> lock(mutex_);
    messages_.clear();
}

void DeviceTest::ExpectMessage(const std::string &id, const std::string &substring) {
    std::lock_guard<std::mutex> lock(mutex_);
    bool is_gone = false;
    auto found = Find(&messages_, id, substring);
    if (found == messages_.end() && kIsNewerRegistry) {
        found = FindNewer(&messages_, id, substring, &is_gone);
    }
    if (found != messages_.end()) {
        messages_.erase(found);
        return;
    }
    if (is_gone) {
        return;
    }
    std::string all;
    for (const Message &message : messages_) {
        all += "\n  [" + message.id + "] " + message.text;
    }
    ADD_FAILURE() << "no message [" << id << "] with \"" << substring << "\" among " << messages_.size()
                  << ":" << all;
}

void DeviceTest::ExpectSilence() {
    std::lock_guard<std::mutex> lock(mutex_);
    for (const Message &message : messages_) {
        ADD_FAILURE() << "unexpected message [" << message.id << "] " << message.text;
    }
    messages_.clear();
}

bool DeviceTest::SetEnvironment(const Options &options) {
    environment_.Set("VK_LOADER_LAYERS_DISABLE", "~implicit~");
    environment_.Set("NODEVICE_SELECT", "1");
    if (options.driver != Driver::kSystem) {
        std::string manifest = DriverManifest(options.driver);
        if (manifest.empty()) {
            return false;
        }
        environment_.Set("VK_DRIVER_FILES", manifest);
        environment_.Set("VK_ICD_FILENAMES", manifest); // Loaders before 1.3.207 know this name only.
    }
    std::string folders;
    for (Layer layer : options.layers) {
        folders += (folders.empty() ? "" : kPathSeparator) + LayerFolder(layer);
    }
    environment_.Set("VK_LAYER_PATH", folders.empty() ? "/nonexistent" : folders);
    for (const auto &[key, value] : options.settings) {
        std::string name = "VK_WARDEN_VALIDATION_";
        for (char c : key) {
            name += static_cast<char>(toupper(static_cast<unsigned char>(c)));
        }
        environment_.Set(name, value);
    }
    if (!options.settings_file.empty()) {
        environment_.Set("VK_LAYER_SETTINGS_PATH",
                         TemporaryFile("vk_layer_settings.txt", options.settings_file));
    }
    for (const auto &[name, value] : options.environment) {
        environment_.Set(name, value);
    }
    return true;
}

void DeviceTest::Start(const Options &options) {
    StartInstance(options);
    if (!IsSkipped()) {
        StartDevice(options);
    }
}

void DeviceTest::StartDevice(const Options &options) {
    const std::string missing = FindMissing(options);
    if (!missing.empty()) {
        GTEST_SKIP() << "this driver lacks " << missing;
    }
    CreateDevice(options);
}

void DeviceTest::StartInstance(const Options &options) {
    if (!SetEnvironment(options)) {
        GTEST_SKIP() << HowToGet(options.driver);
    }
    for (Layer layer : options.layers) {
        if (LayerFolder(layer).empty()) {
            GTEST_SKIP() << HowToGet(layer);
        }
    }
    CreateInstance(options);
    uint32_t count = 1;
    VkResult result = vkEnumeratePhysicalDevices(instance_, &count, &physical_device_);
    if ((result != VK_SUCCESS && result != VK_INCOMPLETE) || count == 0) {
        GTEST_SKIP() << HowToGet(options.driver);
    }
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device_, &properties);
    api_version_ = std::min(options.api_version, properties.apiVersion);
}

// KeepKhronosLayer keeps the layer loaded until the process ends: LeakSanitizer can only name, and so suppress, leaks
// of a library that is still loaded.
static void KeepKhronosLayer() {
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
    dlopen("libVkLayer_khronos_validation.so", RTLD_NOW | RTLD_NOLOAD | RTLD_NODELETE);
#endif
#endif
}

void DeviceTest::CreateInstance(const Options &options) {
    messenger_result_ = options.messenger_result;
    std::vector<const char *> layers;
    for (Layer layer : options.layers) {
        layers.push_back(LayerName(layer));
    }
    std::vector<const char *> extensions = options.instance_extensions;
    extensions.push_back(VK_EXT_DEBUG_UTILS_EXTENSION_NAME);

    auto messenger =
        Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    messenger.messageSeverity = options.severities;
    messenger.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT |
                            VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT |
                            VK_DEBUG_UTILS_MESSAGE_TYPE_PERFORMANCE_BIT_EXT;
    messenger.pfnUserCallback = OnMessage;
    messenger.pUserData = this;
    auto features = Make<VkValidationFeaturesEXT>(VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT);
    features.enabledValidationFeatureCount = static_cast<uint32_t>(options.enables.size());
    features.pEnabledValidationFeatures = options.enables.data();
    features.disabledValidationFeatureCount = static_cast<uint32_t>(options.disables.size());
    features.pDisabledValidationFeatures = options.disables.data();

    // The caller's chain is first; ours is appended to its last struct while vkCreateInstance runs.
    const void *own = nullptr;
    if (!options.enables.empty() || !options.disables.empty()) {
        extensions.push_back(VK_EXT_VALIDATION_FEATURES_EXTENSION_NAME);
        own = &features;
    }
    VkDebugUtilsMessengerCreateInfoEXT in_chain = messenger;
    if (options.messenger) {
        in_chain.pNext = own;
        own = &in_chain;
    }
    auto *last = static_cast<VkBaseOutStructure *>(const_cast<void *>(options.instance_next));
    while (last && last->pNext) {
        last = last->pNext;
    }
    if (last) {
        last->pNext = static_cast<VkBaseOutStructure *>(const_cast<void *>(own));
    }

    auto application = Make<VkApplicationInfo>(VK_STRUCTURE_TYPE_APPLICATION_INFO);
    application.apiVersion = options.api_version;
    auto info = Make<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
    info.pNext = last ? options.instance_next : own;
    info.pApplicationInfo = &application;
    info.enabledLayerCount = static_cast<uint32_t>(layers.size());
    info.ppEnabledLayerNames = layers.data();
    info.enabledExtensionCount = static_cast<uint32_t>(extensions.size());
    info.ppEnabledExtensionNames = extensions.data();
    VkResult result = vkCreateInstance(&info, nullptr, &instance_);
    if (last) {
        last->pNext = nullptr;
    }
    Check(result, "vkCreateInstance");
    if (std::count(options.layers.begin(), options.layers.end(), Layer::kKhronos)) {
        KeepKhronosLayer();
    }
    VkInstance instance = instance_;
    Defer([instance] { vkDestroyInstance(instance, nullptr); });

    set_name_ = InstanceProc<PFN_vkSetDebugUtilsObjectNameEXT>("vkSetDebugUtilsObjectNameEXT");
    if (options.messenger) {
        auto create = InstanceProc<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT");
        auto destroy = InstanceProc<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT");
        VkDebugUtilsMessengerEXT handle;
        Check(create(instance, &messenger, nullptr, &handle), "vkCreateDebugUtilsMessengerEXT");
        Defer([=] { destroy(instance, handle, nullptr); });
    }
}

static void AppendDeviceExtensions(VkPhysicalDevice device, const char *layer,
                                   std::vector<VkExtensionProperties> *extensions) {
    uint32_t count = 0;
    if (vkEnumerateDeviceExtensionProperties(device, layer, &count, nullptr) != VK_SUCCESS) {
        return;
    }
    const size_t before = extensions->size();
    extensions->resize(before + count);
    if (vkEnumerateDeviceExtensionProperties(device, layer, &count, extensions->data() + before) !=
        VK_SUCCESS) {
        extensions->resize(before);
    }
}

using FeatureArray = std::array<VkBool32, kNumFeatures>;
using FeatureArray12 = std::array<VkBool32, kNumFeatures12>;

static FeatureArray ToArray(const VkPhysicalDeviceFeatures &features) {
    FeatureArray array;
    memcpy(array.data(), &features, sizeof features);
    return array;
}

static FeatureArray12 ToArray(const VkPhysicalDeviceVulkan12Features &features) {
    FeatureArray12 array;
    memcpy(array.data(), &features.samplerMirrorClampToEdge, sizeof array);
    return array;
}

static VkPhysicalDeviceFeatures FeaturesOf(VkPhysicalDevice device) {
    VkPhysicalDeviceFeatures features;
    vkGetPhysicalDeviceFeatures(device, &features);
    return features;
}

// FindMissing12 returns the name of a feature of `needed` that the device lacks, or an empty string.
static std::string FindMissing12(VkPhysicalDevice device, const VkPhysicalDeviceVulkan12Features &needed) {
    const FeatureArray12 wanted = ToArray(needed);
    if (!std::count(wanted.begin(), wanted.end(), VK_TRUE)) {
        return ""; // The instance may be of Vulkan 1.0, which has no vkGetPhysicalDeviceFeatures2.
    }
    auto has = Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    auto features = Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(device, &properties);
    if (properties.apiVersion >= VK_API_VERSION_1_2) {
        features.pNext = &has;
        vkGetPhysicalDeviceFeatures2(device, &features);
    }
    const FeatureArray12 present = ToArray(has);
    for (size_t i = 0; i < kNumFeatures12; i++) {
        if (wanted[i] && !present[i]) {
            return kFeatureNames12[i];
        }
    }
    return "";
}

// FindMissingInChain does the same for the structs of a pNext chain.
static std::string FindMissingInChain(VkPhysicalDevice device, const void *chain) {
    std::string missing;
    for (auto *at = static_cast<const VkBaseInStructure *>(chain); at && missing.empty(); at = at->pNext) {
        if (at->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES) {
            missing = FindMissing12(device, *reinterpret_cast<const VkPhysicalDeviceVulkan12Features *>(at));
        }
    }
    return missing;
}

std::string DeviceTest::FindMissing(const Options &options) {
    std::vector<VkExtensionProperties> extensions;
    AppendDeviceExtensions(physical_device_, nullptr, &extensions);
    for (Layer layer : options.layers) {
        AppendDeviceExtensions(physical_device_, LayerName(layer), &extensions);
    }
    for (const char *name : options.device_extensions) {
        if (!HasExtension(extensions, name)) {
            return name;
        }
    }
    const FeatureArray wanted = ToArray(options.features), present = ToArray(FeaturesOf(physical_device_));
    for (size_t i = 0; i < kNumFeatures; i++) {
        if (wanted[i] && !present[i]) {
            return kFeatureNames[i];
        }
    }
    const std::string missing = FindMissing12(physical_device_, options.needed);
    return missing.empty() ? FindMissingInChain(physical_device_, options.device_next) : missing;
}

// EnabledFeatures returns the features of `options`, and those of its optional ones that the device has.
static VkPhysicalDeviceFeatures EnabledFeatures(VkPhysicalDevice device, const Options &options) {
    FeatureArray enabled = ToArray(options.features);
    const FeatureArray optional = ToArray(options.optional_features), present = ToArray(FeaturesOf(device));
    for (size_t i = 0; i < kNumFeatures; i++) {
        enabled[i] = enabled[i] || (optional[i] && present[i]);
    }
    VkPhysicalDeviceFeatures features;
    memcpy(&features, enabled.data(), sizeof features);
    features.robustBufferAccess |= getenv(WD_TEST_ROBUST) != nullptr;
    return features;
}

void DeviceTest::CreateDevice(const Options &options) {
    uint32_t count = 0;
    vkGetPhysicalDeviceQueueFamilyProperties(physical_device_, &count, nullptr);
    std::vector<VkQueueFamilyProperties> families(count);
    vkGetPhysicalDeviceQueueFamilyProperties(physical_device_, &count, families.data());
    for (uint32_t i = count; i-- > 0;) {
        if ((families[i].queueFlags & VK_QUEUE_GRAPHICS_BIT) &&
            (families[i].queueFlags & VK_QUEUE_COMPUTE_BIT)) {
            queue_family_ = i;
        }
    }
    if (families.size() <= queue_family_ || families[queue_family_].queueCount < options.num_queues) {
        GTEST_SKIP() << "this driver has fewer than " << options.num_queues << " queues in a family";
    }
    const std::vector<float> priorities(options.num_queues, 1.0f);
    auto queue = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
    queue.queueFamilyIndex = queue_family_;
    queue.queueCount = options.num_queues;
    queue.pQueuePriorities = priorities.data();
    std::vector<VkDeviceQueueCreateInfo> queues = {queue};
    for (uint32_t i = 0; options.other_families && i < families.size(); i++) {
        auto other = queue;
        other.queueFamilyIndex = i;
        other.queueCount = 1;
        if (i != queue_family_) {
            queues.push_back(other);
        }
    }
    if (options.other_families && queues.size() == 1) {
        GTEST_SKIP() << "this driver has one queue family";
    }
    auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    info.pNext = options.device_next;
    info.queueCreateInfoCount = static_cast<uint32_t>(queues.size());
    info.pQueueCreateInfos = queues.data();
    info.enabledExtensionCount = static_cast<uint32_t>(options.device_extensions.size());
    info.ppEnabledExtensionNames = options.device_extensions.data();
    bool features_in_chain = false;
    for (auto *s = static_cast<const VkBaseInStructure *>(options.device_next); s; s = s->pNext) {
        features_in_chain |= s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    }
    const VkPhysicalDeviceFeatures features = EnabledFeatures(physical_device_, options);
    info.pEnabledFeatures = features_in_chain ? nullptr : &features;
    VkDevice device;
    const VkAllocationCallbacks *allocator = device_allocator;
    Check(vkCreateDevice(physical_device_, &info, allocator, &device), "vkCreateDevice");
    device_ = device;
    Defer([=] { vkDestroyDevice(device, allocator); });
    vkGetDeviceQueue(device, queue_family_, 0, &queue_);

    auto pool = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    pool.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    pool.queueFamilyIndex = queue_family_;
    VkCommandPool handle;
    Check(vkCreateCommandPool(device, &pool, nullptr, &handle), "vkCreateCommandPool");
    command_pool_ = handle;
    Defer([=] { vkDestroyCommandPool(device, handle, nullptr); });
}

bool DeviceTest::IsLavapipe() const {
    auto driver = Make<VkPhysicalDeviceDriverProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &driver;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    return driver.driverID == VK_DRIVER_ID_MESA_LLVMPIPE;
}

bool DeviceTest::IsOlderLavapipe() const {
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    return IsLavapipe() && properties.apiVersion < VK_MAKE_API_VERSION(0, 1, 3, 240);
}

VkQueue DeviceTest::queue(uint32_t index) const {
    VkQueue queue;
    vkGetDeviceQueue(device_, queue_family_, index, &queue);
    return queue;
}

void DeviceTest::SetName(VkObjectType type, uint64_t handle, const char *name) {
    if (set_name_) {
        auto info = Make<VkDebugUtilsObjectNameInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT);
        info.objectType = type;
        info.objectHandle = handle;
        info.pObjectName = name;
        Check(set_name_(device_, &info), "vkSetDebugUtilsObjectNameEXT");
    }
}

} // namespace wd::testing
