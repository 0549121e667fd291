// The capabilities of surfaces, as the driver stated them to the application.
#include "vk/state/state_surface.h"

#include <assert.h>
#include <string.h>

#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

// find returns the answer for a surface, or NULL. The lock is held.
static wd_state_surface_answer *find(wd_state_surface_answers *answers, VkSurfaceKHR surface) {
    for (unsigned i = 0; i < WD_STATE_NUM_SURFACE_ANSWERS; i++) {
        if (answers->all[i].surface == surface) {
            return &answers->all[i];
        }
    }
    return NULL;
}

static void note_answer(wd_state_instance *instance, VkPhysicalDevice physical_device, VkSurfaceKHR surface,
                        const VkSurfaceCapabilitiesKHR *capabilities) {
    wd_state_surface_answers *answers = &instance->surfaces;
    if (surface == VK_NULL_HANDLE) {
        return;
    }
    pthread_mutex_lock(&answers->lock);
    wd_state_surface_answer *answer = find(answers, surface);
    if (!answer) {
        answer = &answers->all[answers->next];
        assert(answers->next < WD_STATE_NUM_SURFACE_ANSWERS);
        answers->next = (answers->next + 1) % WD_STATE_NUM_SURFACE_ANSWERS;
    }
    *answer = (wd_state_surface_answer){surface, physical_device, *capabilities};
    pthread_mutex_unlock(&answers->lock);
}

bool wd_state_surface_answer_of(wd_state_instance *instance, VkPhysicalDevice physical_device,
                                VkSurfaceKHR surface, VkSurfaceCapabilitiesKHR *capabilities) {
    if (!instance) {
        return false;
    }
    wd_state_surface_answers *answers = &instance->surfaces;
    pthread_mutex_lock(&answers->lock);
    const wd_state_surface_answer *answer = surface ? find(answers, surface) : NULL;
    const bool is_known = answer && answer->physical_device == physical_device;
    if (is_known) {
        *capabilities = answer->capabilities;
    }
    pthread_mutex_unlock(&answers->lock);
    return is_known;
}

void wd_state_expire_surface_answer(wd_state_instance *instance, VkSurfaceKHR surface) {
    if (!instance) {
        return;
    }
    wd_state_surface_answers *answers = &instance->surfaces;
    pthread_mutex_lock(&answers->lock);
    wd_state_surface_answer *answer = surface ? find(answers, surface) : NULL;
    if (answer) {
        answer->surface = VK_NULL_HANDLE;
    }
    pthread_mutex_unlock(&answers->lock);
}

bool wd_state_is_supported_surface(wd_state_instance *instance, VkPhysicalDevice physical_device,
                                   VkSurfaceKHR surface) {
    bool is_supported = false;
    if (!instance) {
        return false;
    }
    pthread_mutex_lock(&instance->surfaces.lock);
    for (unsigned i = 0; i < WD_STATE_NUM_SURFACE_ANSWERS && !is_supported; i++) {
        const wd_state_supported_surface *noted = &instance->surfaces.supported[i];
        is_supported = noted->surface == surface && noted->physical_device == physical_device;
    }
    pthread_mutex_unlock(&instance->surfaces.lock);
    return is_supported;
}

void wd_state_note_supported_surface(wd_state_instance *instance, VkPhysicalDevice physical_device,
                                     VkSurfaceKHR surface) {
    if (instance) {
        wd_state_surface_answers *answers = &instance->surfaces;
        pthread_mutex_lock(&answers->lock);
        assert(answers->next_supported < WD_STATE_NUM_SURFACE_ANSWERS);
        answers->supported[answers->next_supported] = (wd_state_supported_surface){surface, physical_device};
        answers->next_supported = (answers->next_supported + 1) % WD_STATE_NUM_SURFACE_ANSWERS;
        pthread_mutex_unlock(&answers->lock);
    }
}

WD_STATE_POST(GetPhysicalDeviceSurfaceCapabilitiesKHR) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        note_answer(call->instance->state, args->physicalDevice, args->surface, args->pSurfaceCapabilities);
    }
}

WD_STATE_POST(GetPhysicalDeviceSurfaceCapabilities2KHR) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        note_answer(call->instance->state, args->physicalDevice, args->pSurfaceInfo->surface,
                    &args->pSurfaceCapabilities->surfaceCapabilities);
    }
}

WD_STATE_POST(GetPhysicalDeviceSurfaceCapabilities2EXT) {
    (void)down;
    const VkSurfaceCapabilities2EXT *from = args->pSurfaceCapabilities;
    if (args->result != VK_SUCCESS) {
        return;
    }
    const VkSurfaceCapabilitiesKHR capabilities = {
        .minImageCount = from->minImageCount,
        .maxImageCount = from->maxImageCount,
        .currentExtent = from->currentExtent,
        .minImageExtent = from->minImageExtent,
        .maxImageExtent = from->maxImageExtent,
        .maxImageArrayLayers = from->maxImageArrayLayers,
        .supportedTransforms = from->supportedTransforms,
        .currentTransform = from->currentTransform,
        .supportedCompositeAlpha = from->supportedCompositeAlpha,
        .supportedUsageFlags = from->supportedUsageFlags,
    };
    note_answer(call->instance->state, args->physicalDevice, args->surface, &capabilities);
}

static bool ends_with(const char *text, const char *end) {
    const size_t length = strlen(text), end_length = strlen(end);
    return length >= end_length && strcmp(text + length - end_length, end) == 0;
}

bool wd_state_instance_may_lack_surfaces(const wd_state_instance *instance) {
    const wd_chassis_instance *chassis = instance->chassis;
    bool may_lack = !chassis->extensions || wd_state_instance_may_lack_objects(instance);
    for (uint32_t i = 0; !may_lack && i < chassis->num_extensions; i++) {
        const char *name = chassis->extensions[i];
        may_lack = ends_with(name, "_surface") && strcmp(name, VK_KHR_SURFACE_EXTENSION_NAME) != 0 &&
                   strcmp(name, VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME) != 0;
    }
    return may_lack;
}
