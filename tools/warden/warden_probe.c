#include "tools/warden/warden_probe.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vulkan/vulkan_core.h>

#include "vk/layer/version.h"

enum { MAX_DEVICES = 32, MAX_FAMILIES = 32, MAX_SECONDS = 60 };

// commands are those of the loader, found by name: this program does not link to it.
typedef struct commands {
    PFN_vkGetInstanceProcAddr get;
    PFN_vkEnumerateInstanceVersion version; // NULL: a loader of Vulkan 1.0.
    PFN_vkEnumerateInstanceLayerProperties layers;
    PFN_vkCreateInstance create_instance;
    PFN_vkDestroyInstance destroy_instance;
    PFN_vkEnumeratePhysicalDevices devices;
    PFN_vkGetPhysicalDeviceProperties properties;
    PFN_vkGetPhysicalDeviceProperties2 properties2; // NULL: Vulkan 1.0.
    PFN_vkGetPhysicalDeviceFeatures features;
    PFN_vkGetPhysicalDeviceFeatures2 features2; // NULL: Vulkan 1.0.
    PFN_vkGetPhysicalDeviceQueueFamilyProperties families;
    PFN_vkCreateDevice create_device;
    PFN_vkDestroyDevice destroy_device;
} commands;

static int report_file = -1;

// say appends one line to the report. Text between quotes must be escaped by the caller.
static void say(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void say(const char *format, ...) {
    wd_string_builder line;
    wd_string_init(&line, wd_allocator_default());
    va_list arguments;
    va_start(arguments, format);
    wd_string_appendv(&line, format, arguments);
    va_end(arguments);
    wd_string_append_char(&line, '\n');
    if (write(report_file, line.text, line.length) < 0) {
        _exit(WD_EXIT_INPUT);
    }
    wd_string_finish(&line);
}

static void say_problem(const char *problem, const char *detail) {
    wd_string_builder text, quoted;
    wd_string_init(&text, wd_allocator_default());
    wd_string_init(&quoted, wd_allocator_default());
    wd_string_appendf(&text, "%s%s%s", problem, detail ? ": " : "", detail ? detail : "");
    wd_string_append_json(&quoted, text.text, text.length);
    say("{\"probe\": \"problem\", \"text\": %s}", quoted.text);
    wd_string_finish(&quoted);
    wd_string_finish(&text);
}

// --- The loader ---

static bool load(commands *vk) {
    void *library = dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        say_problem("there is no Vulkan loader (Debian package libvulkan1)", dlerror());
        return false;
    }
    vk->get = (PFN_vkGetInstanceProcAddr)dlsym(library, "vkGetInstanceProcAddr");
    if (!vk->get) {
        say_problem("libvulkan.so.1 is not a Vulkan loader", "it has no vkGetInstanceProcAddr");
        return false;
    }
    vk->version = (PFN_vkEnumerateInstanceVersion)vk->get(NULL, "vkEnumerateInstanceVersion");
    vk->layers = (PFN_vkEnumerateInstanceLayerProperties)vk->get(NULL, "vkEnumerateInstanceLayerProperties");
    vk->create_instance = (PFN_vkCreateInstance)vk->get(NULL, "vkCreateInstance");
    if (!vk->layers || !vk->create_instance) {
        say_problem("libvulkan.so.1 is not a Vulkan loader", "it has no vkCreateInstance");
        return false;
    }
    return true;
}

static void load_instance(commands *vk, VkInstance instance, bool is_1_1) {
    vk->destroy_instance = (PFN_vkDestroyInstance)vk->get(instance, "vkDestroyInstance");
    vk->devices = (PFN_vkEnumeratePhysicalDevices)vk->get(instance, "vkEnumeratePhysicalDevices");
    vk->properties = (PFN_vkGetPhysicalDeviceProperties)vk->get(instance, "vkGetPhysicalDeviceProperties");
    vk->features = (PFN_vkGetPhysicalDeviceFeatures)vk->get(instance, "vkGetPhysicalDeviceFeatures");
    vk->families = (PFN_vkGetPhysicalDeviceQueueFamilyProperties)vk->get(
        instance, "vkGetPhysicalDeviceQueueFamilyProperties");
    vk->create_device = (PFN_vkCreateDevice)vk->get(instance, "vkCreateDevice");
    vk->destroy_device = (PFN_vkDestroyDevice)vk->get(instance, "vkDestroyDevice");
    if (is_1_1) {
        vk->properties2 =
            (PFN_vkGetPhysicalDeviceProperties2)vk->get(instance, "vkGetPhysicalDeviceProperties2");
        vk->features2 = (PFN_vkGetPhysicalDeviceFeatures2)vk->get(instance, "vkGetPhysicalDeviceFeatures2");
    }
}

static void find_layer(const commands *vk) {
    uint32_t count = 0;
    bool found = false;
    vk->layers(&count, NULL);
    VkLayerProperties *layers = calloc(count + 1, sizeof *layers);
    if (layers && vk->layers(&count, layers) >= 0) {
        for (uint32_t i = 0; i < count; i++) {
            found |= strcmp(layers[i].layerName, WD_LAYER_NAME) == 0;
        }
    }
    free(layers);
    say("{\"probe\": \"layer\", \"found\": %s}", found ? "true" : "false");
}

// --- Devices ---

// all_features is the chain of feature structs that a version of Vulkan has.
typedef struct all_features {
    VkPhysicalDeviceFeatures2 base;
    VkPhysicalDeviceVulkan11Features vulkan11;
    VkPhysicalDeviceVulkan12Features vulkan12;
    VkPhysicalDeviceVulkan13Features vulkan13;
} all_features;

static void get_features(const commands *vk, VkPhysicalDevice device, uint32_t version,
                         all_features *features) {
    *features = (all_features){
        .base = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2},
        .vulkan11 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES},
        .vulkan12 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES},
        .vulkan13 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES},
    };
    if (version >= VK_API_VERSION_1_2) {
        features->base.pNext = &features->vulkan11;
        features->vulkan11.pNext = &features->vulkan12;
    }
    if (version >= VK_API_VERSION_1_3) {
        features->vulkan12.pNext = &features->vulkan13;
    }
    if (vk->features2) {
        vk->features2(device, &features->base);
    } else {
        vk->features(device, &features->base.features);
    }
}

// say_device names the features that validators use.
static void say_device(const commands *vk, VkPhysicalDevice device,
                       const VkPhysicalDeviceProperties *properties, const all_features *features) {
    static const char *const types[] = {"other", "integrated GPU", "discrete GPU", "virtual GPU", "CPU"};
    const VkPhysicalDeviceFeatures *core = &features->base.features;
    VkPhysicalDeviceDriverProperties driver = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES};
    VkPhysicalDeviceProperties2 chain = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2,
                                         .pNext = &driver};
    if (vk->properties2 && properties->apiVersion >= VK_API_VERSION_1_2) {
        vk->properties2(device, &chain);
    }
    wd_string_builder name, info;
    wd_string_init(&name, wd_allocator_default());
    wd_string_init(&info, wd_allocator_default());
    wd_string_append_json(&name, properties->deviceName,
                          strnlen(properties->deviceName, sizeof properties->deviceName));
    wd_string_append_json(&info, driver.driverInfo, strnlen(driver.driverInfo, sizeof driver.driverInfo));
    const struct {
        const char *name;
        VkBool32 value;
    } shown[] = {
        {"fragmentStoresAndAtomics", core->fragmentStoresAndAtomics},
        {"vertexPipelineStoresAndAtomics", core->vertexPipelineStoresAndAtomics},
        {"shaderInt64", core->shaderInt64},
        {"robustBufferAccess", core->robustBufferAccess},
        {"descriptorIndexing", features->vulkan12.descriptorIndexing},
        {"bufferDeviceAddress", features->vulkan12.bufferDeviceAddress},
        {"timelineSemaphore", features->vulkan12.timelineSemaphore},
        {"synchronization2", features->vulkan13.synchronization2},
    };
    wd_string_builder list;
    wd_string_init(&list, wd_allocator_default());
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
        wd_string_appendf(&list, "%s\"%s\": %s", i ? ", " : "", shown[i].name,
                          shown[i].value ? "true" : "false");
    }
    say("{\"probe\": \"device\", \"name\": %s, \"type\": \"%s\", \"version\": \"%u.%u.%u\", \"driver\": %s, "
        "\"features\": {%s}}",
        name.text, types[properties->deviceType <= VK_PHYSICAL_DEVICE_TYPE_CPU ? properties->deviceType : 0],
        VK_API_VERSION_MAJOR(properties->apiVersion), VK_API_VERSION_MINOR(properties->apiVersion),
        VK_API_VERSION_PATCH(properties->apiVersion), info.text, list.text);
    wd_string_finish(&list);
    wd_string_finish(&name);
    wd_string_finish(&info);
}

static VkResult create_device(const commands *vk, VkPhysicalDevice physical_device, all_features *features) {
    static const float priority = 1.0f;
    VkQueueFamilyProperties families[MAX_FAMILIES];
    VkDeviceQueueCreateInfo queues[MAX_FAMILIES];
    uint32_t count = MAX_FAMILIES;
    vk->families(physical_device, &count, families);
    for (uint32_t i = 0; i < count; i++) {
        queues[i] = (VkDeviceQueueCreateInfo){
            .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
            .queueFamilyIndex = i,
            .queueCount = 1,
            .pQueuePriorities = &priority,
        };
    }
    VkDeviceCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
        .queueCreateInfoCount = count,
        .pQueueCreateInfos = queues,
    };
    if (vk->features2) {
        info.pNext = &features->base;
    } else {
        info.pEnabledFeatures = &features->base.features;
    }
    VkDevice device = VK_NULL_HANDLE;
    const VkResult result = vk->create_device(physical_device, &info, NULL, &device);
    if (result == VK_SUCCESS) {
        vk->destroy_device(device, NULL);
    }
    return result;
}

static void probe_devices(const commands *vk, VkInstance instance, uint32_t version) {
    VkPhysicalDevice devices[MAX_DEVICES];
    uint32_t count = MAX_DEVICES;
    const VkResult result = vk->devices(instance, &count, devices);
    if (result < 0) {
        char text[32];
        snprintf(text, sizeof text, "VkResult %d", (int)result);
        say_problem("vkEnumeratePhysicalDevices failed", text);
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        VkPhysicalDeviceProperties properties;
        all_features features;
        vk->properties(devices[i], &properties);
        get_features(vk, devices[i], properties.apiVersion < version ? properties.apiVersion : version,
                     &features);
        say_device(vk, devices[i], &properties, &features);
        say("{\"probe\": \"created\", \"result\": %d}", (int)create_device(vk, devices[i], &features));
    }
}

static void probe(void) {
    commands vk = {0};
    if (!load(&vk)) {
        return;
    }
    uint32_t version = VK_API_VERSION_1_0;
    if (vk.version) {
        vk.version(&version);
    }
    say("{\"probe\": \"loader\", \"version\": \"%u.%u.%u\"}", VK_API_VERSION_MAJOR(version),
        VK_API_VERSION_MINOR(version), VK_API_VERSION_PATCH(version));
    find_layer(&vk);
    const VkApplicationInfo application = {
        .sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
        .pApplicationName = "warden doctor",
        .apiVersion = version,
    };
    const VkInstanceCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
        .pApplicationInfo = &application,
    };
    VkInstance instance = VK_NULL_HANDLE;
    const VkResult result = vk.create_instance(&info, NULL, &instance);
    if (result == VK_SUCCESS) {
        load_instance(&vk, instance, version >= VK_API_VERSION_1_1);
        probe_devices(&vk, instance, version);
        vk.destroy_instance(instance, NULL);
    } else if (result == VK_ERROR_INCOMPATIBLE_DRIVER) {
        say_problem("there is no Vulkan driver",
                    "install one, such as the Debian package mesa-vulkan-drivers");
    } else {
        char text[32];
        snprintf(text, sizeof text, "VkResult %d", (int)result);
        say_problem("vkCreateInstance failed under the layer", text);
    }
}

// show_crashes makes a crash of a driver end the process by its signal, whatever a sanitizer does with it.
static void show_crashes(void) {
    static const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        signal(numbers[i], SIG_DFL);
    }
}

int warden_probe(const char *report) {
    fflush(NULL);
    const pid_t child = fork();
    if (child == 0) {
        alarm(MAX_SECONDS);
        show_crashes();
        report_file = open(report, O_WRONLY | O_APPEND | O_CLOEXEC);
        const int silence = wd_cli_verbose() ? -1 : open("/dev/null", O_WRONLY | O_CLOEXEC);
        if (silence >= 0) { // Loaders and drivers print their opinions.
            dup2(silence, STDOUT_FILENO);
            dup2(silence, STDERR_FILENO);
        }
        probe();
        _exit(0);
    }
    int status = -1;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return child > 0 ? status : -1;
}
