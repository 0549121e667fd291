// What the driver requires of the memory of buffers and images: asked when it is needed for the first time, and kept.
//
// | function                 | threads                                                                    |
// |--------------------------|----------------------------------------------------------------------------|
// | wd_state_ask_*           | any; the first call for a resource or plane asks the driver, takes a lock  |
#ifndef WARDEN_VK_STATE_STATE_REQUIREMENTS_H
#define WARDEN_VK_STATE_STATE_REQUIREMENTS_H

#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_ask_buffer_requirements returns the requirements of a buffer, which live as long as the buffer; NULL: they
// cannot be asked for.
const wd_state_requirements *wd_state_ask_buffer_requirements(wd_state_device *device,
                                                              wd_state_buffer *buffer);

// wd_state_ask_image_requirements does so for an image, or for a plane of one that is disjoint. NULL also for images of
// swapchains, images whose planes are those of a DRM format modifier, and Android hardware buffers, which must be bound
// before.
const wd_state_requirements *wd_state_ask_image_requirements(wd_state_device *device, wd_state_image *image,
                                                             uint32_t plane);

#ifdef __cplusplus
}
#endif
#endif
