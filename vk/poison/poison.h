// Fills undefined contents with a pattern, so that mistakes become visible (docs/undefined_contents.md). It reports
// nothing.
//
// Filled are: memory of types that the host can map, when it is allocated, by the host; subresources of images after a
// transition from VK_IMAGE_LAYOUT_UNDEFINED outside of render passes, by a clear in the application's command buffer.
#ifndef WARDEN_VK_POISON_POISON_H
#define WARDEN_VK_POISON_POISON_H

#include "vk/poison/poison_options.h"

#ifdef __cplusplus
extern "C" {
#endif

// The validator. Its options are wd_poison_options.
struct wd_validator;
extern const struct wd_validator wd_poison_validator;

#ifdef __cplusplus
}
#endif
#endif
