// The capabilities of surfaces, as the driver stated them to the application.
//
// A window may change its size at any time, so that an answer of the driver is old as soon as it is given. An
// application is right to use an answer that it got for the swapchain it creates: an answer holds until a swapchain of
// the surface is created, or a swapchain is reported to be suboptimal or out of date.
//
// All functions: any thread; they take a lock.
#ifndef WARDEN_VK_STATE_STATE_SURFACE_H
#define WARDEN_VK_STATE_STATE_SURFACE_H

#include <pthread.h>
#include <stdbool.h>
#include <vulkan/vulkan_core.h>

#ifdef __cplusplus
extern "C" {
#endif

struct wd_state_instance;

// The surfaces whose answers are kept at a time. Programs have one or two.
enum { WD_STATE_NUM_SURFACE_ANSWERS = 8 };

typedef struct wd_state_surface_answer {
    VkSurfaceKHR surface; // VK_NULL_HANDLE: none.
    VkPhysicalDevice physical_device;
    VkSurfaceCapabilitiesKHR capabilities;
} wd_state_surface_answer;

typedef struct wd_state_supported_surface {
    VkSurfaceKHR surface;
    VkPhysicalDevice physical_device;
} wd_state_supported_surface;

// wd_state_surface_answers is private to vk/state.
typedef struct wd_state_surface_answers {
    pthread_mutex_t lock;
    unsigned next; // The element that is replaced next.
    wd_state_surface_answer all[WD_STATE_NUM_SURFACE_ANSWERS];
    unsigned next_supported;
    wd_state_supported_surface supported[WD_STATE_NUM_SURFACE_ANSWERS];
} wd_state_surface_answers;

// wd_state_surface_answer_of copies the answer that the application may still rely on; false: there is none, or
// `instance` is NULL.
bool wd_state_surface_answer_of(struct wd_state_instance *instance, VkPhysicalDevice physical_device,
                                VkSurfaceKHR surface, VkSurfaceCapabilitiesKHR *capabilities);

// wd_state_note_supported_surface notes that a queue family of the physical device presents to the surface;
// wd_state_is_supported_surface returns whether that was noted. NULL for `instance` is accepted.
void wd_state_note_supported_surface(struct wd_state_instance *instance, VkPhysicalDevice physical_device,
                                     VkSurfaceKHR surface);
bool wd_state_is_supported_surface(struct wd_state_instance *instance, VkPhysicalDevice physical_device,
                                   VkSurfaceKHR surface);

// wd_state_instance_may_lack_surfaces returns whether a surface that wd_state_instance_find does not find may be valid
// all the same: memory ran out, or the instance enables the extension of a platform. The build does not know the
// commands of platforms. All such extensions end with '_surface'.
bool wd_state_instance_may_lack_surfaces(const struct wd_state_instance *instance);

// wd_state_expire_surface_answer forgets the answer for a surface. Private to vk/state.
void wd_state_expire_surface_answer(struct wd_state_instance *instance, VkSurfaceKHR surface);

#ifdef __cplusplus
}
#endif
#endif
