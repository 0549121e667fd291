// What the descriptors of images and samplers allow: the words that instrumented shaders compare with their uses
// (vk/gpuav/record/content_bits.h), and the text about a descriptor in messages.
//
// A fact that is not known allows everything.
#ifndef WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_CONTENTS_H
#define WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_CONTENTS_H

#include "vk/registry/validator.h"
#include "vk/state/state.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_gpuav_format_features wd_gpuav_format_features;

// wd_gpuav_format_features_create asks the driver for the features of all formats. NULL: there is no memory. destroy
// accepts NULL.
wd_gpuav_format_features *wd_gpuav_format_features_create(wd_allocator allocator,
                                                          const wd_chassis_device *chassis);
void wd_gpuav_format_features_destroy(wd_allocator allocator, wd_gpuav_format_features *features);

// wd_gpuav_content_word returns the word of a valid descriptor. `features` NULL: everything is allowed. The set's lock
// is held.
uint32_t wd_gpuav_content_word(wd_gpuav_format_features *features, const wd_state_descriptor *descriptor);

// wd_gpuav_content_describe appends sentences about the view and the sampler in a descriptor, each with a space after
// it. The set's lock is held.
void wd_gpuav_content_describe(const wd_state_descriptor *descriptor, wd_string_builder *out);

#ifdef __cplusplus
}
#endif
#endif
