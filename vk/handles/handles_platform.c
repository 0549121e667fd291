// Commands of platforms that the build's registry leaves out with the headers of the platforms.
//
// All commands that create surfaces have the same parameters, except for the type of the create info, which has no
// Vulkan handles. Two commands of VK_EXT_acquire_xlib_display take or return a display.
#include <string.h>

#include "vk/handles/handles_internal.h"

typedef VkResult(VKAPI_PTR *create_surface)(VkInstance, const void *, const VkAllocationCallbacks *,
                                            VkSurfaceKHR *);
typedef VkResult(VKAPI_PTR *acquire_display)(VkPhysicalDevice, void *, VkDisplayKHR);
typedef VkResult(VKAPI_PTR *get_display)(VkPhysicalDevice, void *, unsigned long, VkDisplayKHR *);

// wrap replaces a handle that was returned; it stays the driver's where memory runs out.
static void wrap(const wd_handles_root *root, void *handle, VkObjectType type, bool is_new) {
    uint64_t value;
    memcpy(&value, handle, sizeof value);
    if (!root->number || !value) {
        return;
    }
    const uint64_t number = is_new ? wd_handle_ids_add(value, (uint32_t)type, root->number, NULL)
                                   : wd_handle_ids_find_or_add(value, (uint32_t)type, root->number);
    if (number) {
        memcpy(handle, &number, sizeof number);
    }
}

static VkResult create(size_t command, VkInstance instance, const void *info,
                       const VkAllocationCallbacks *callbacks, VkSurfaceKHR *surface) {
    const wd_handles_root *root = wd_handles_instance_of(instance);
    const VkResult result = ((create_surface)root->platform[command])(instance, info, callbacks, surface);
    if (result == VK_SUCCESS) {
        wrap(root, surface, VK_OBJECT_TYPE_SURFACE_KHR, true);
    }
    return result;
}

#define SURFACES(X)                                                                                          \
    X(CreateXcbSurfaceKHR, "VK_KHR_xcb_surface")                                                             \
    X(CreateXlibSurfaceKHR, "VK_KHR_xlib_surface")                                                           \
    X(CreateWaylandSurfaceKHR, "VK_KHR_wayland_surface")                                                     \
    X(CreateDirectFBSurfaceEXT, "VK_EXT_directfb_surface")                                                   \
    X(CreateScreenSurfaceQNX, "VK_QNX_screen_surface")
#define DISPLAYS(X)                                                                                          \
    X(AcquireXlibDisplayEXT, "VK_EXT_acquire_xlib_display")                                                  \
    X(GetRandROutputDisplayEXT, "VK_EXT_acquire_xlib_display")

#define NUMBER(Command, extension) COMMAND_##Command,
enum { SURFACES(NUMBER) DISPLAYS(NUMBER) NUM_COMMANDS };
_Static_assert((int)NUM_COMMANDS <= (int)WD_NUM_PLATFORM_COMMANDS, "wd_handles_root has room");

#define DEFINE(Command, extension)                                                                           \
    static VKAPI_ATTR VkResult VKAPI_CALL Command(VkInstance instance, const void *info,                     \
                                                  const VkAllocationCallbacks *callbacks,                    \
                                                  VkSurfaceKHR *surface) {                                   \
        return create(COMMAND_##Command, instance, info, callbacks, surface);                                \
    }
SURFACES(DEFINE)

static VKAPI_ATTR VkResult VKAPI_CALL AcquireXlibDisplayEXT(VkPhysicalDevice physical_device,
                                                            void *connection, VkDisplayKHR display) {
    const wd_handles_root *root = wd_handles_instance_of(physical_device);
    const uint64_t handle = wd_handle_ids_unwrap((uint64_t)display);
    return ((acquire_display)root->platform[COMMAND_AcquireXlibDisplayEXT])(physical_device, connection,
                                                                            (VkDisplayKHR)handle);
}

static VKAPI_ATTR VkResult VKAPI_CALL GetRandROutputDisplayEXT(VkPhysicalDevice physical_device,
                                                               void *connection, unsigned long output,
                                                               VkDisplayKHR *display) {
    const wd_handles_root *root = wd_handles_instance_of(physical_device);
    const VkResult result = ((get_display)root->platform[COMMAND_GetRandROutputDisplayEXT])(
        physical_device, connection, output, display);
    if (result == VK_SUCCESS && display) {
        wrap(root, display, VK_OBJECT_TYPE_DISPLAY_KHR, false);
    }
    return result;
}

#define ROW(Command, extension) {"vk" #Command, extension, (PFN_vkVoidFunction)Command},
static const struct {
    const char *name, *extension;
    PFN_vkVoidFunction function;
} commands[NUM_COMMANDS] = {SURFACES(ROW) DISPLAYS(ROW)};

void wd_handles_load_platform(wd_handles_root *root, VkInstance instance) {
    for (size_t i = 0; i < NUM_COMMANDS; i++) {
        root->platform[i] = root->next.instance.GetInstanceProcAddr(instance, commands[i].name);
    }
}

PFN_vkVoidFunction wd_handles_platform_function(const char *name) {
    for (size_t i = 0; i < NUM_COMMANDS; i++) {
        if (strcmp(commands[i].name, name) == 0) {
            return commands[i].function;
        }
    }
    return NULL;
}

bool wd_handles_is_platform_extension(const char *name) {
    for (size_t i = 0; i < NUM_COMMANDS; i++) {
        if (strcmp(commands[i].extension, name) == 0) {
            return true;
        }
    }
    return false;
}
