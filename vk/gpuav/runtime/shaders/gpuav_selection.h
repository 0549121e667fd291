// The selection of shaders: with `select_shaders` or patterns, only selected shaders are instrumented.
//
// A shader is selected if VkValidationFeaturesEXT enables GPU-assisted validation in the pNext chain of its
// VkShaderModuleCreateInfo or VkShaderCreateInfoEXT or of its pipeline, or if a pattern matches one of its names: the
// debug name of its module or its pipeline, the VkDebugUtilsObjectNameInfoEXT in the chain of its stage, or a source
// file in the module. The names of pipelines, and of modules that are named late, are compared when the pipeline is
// used (gpuav_host_checks.h).
//
// | function       | threads                 |
// |----------------|-------------------------|
// | create, destroy| externally synchronized |
// | the rest       | any                     |
#ifndef WARDEN_VK_GPUAV_RUNTIME_SHADERS_GPUAV_SELECTION_H
#define WARDEN_VK_GPUAV_RUNTIME_SHADERS_GPUAV_SELECTION_H

#include <vulkan/vulkan_core.h>

#include "vk/gpuav/device/gpuav_options.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_gpuav_selection wd_gpuav_selection;

// wd_gpuav_selection_create stores NULL if there are no patterns and `selects` is false: everything is selected.
// Patterns are POSIX extended regular expressions; those that are not valid are ignored.
wd_status wd_gpuav_selection_create(wd_allocator allocator, bool selects, const char *const *patterns,
                                    size_t num_patterns, wd_gpuav_selection **selection);
void wd_gpuav_selection_destroy(wd_gpuav_selection *selection); // Accepts NULL.

// wd_gpuav_selection_has_patterns returns whether names select shaders: then a name that is set later can, too.
bool wd_gpuav_selection_has_patterns(const wd_gpuav_selection *selection); // Accepts NULL.

// wd_gpuav_selection_is_enabled returns whether a pNext chain has a VkValidationFeaturesEXT that enables GPU-assisted
// validation.
bool wd_gpuav_selection_is_enabled(const void *chain);

// wd_gpuav_selection_matches returns whether a pattern matches a name. Both arguments may be NULL.
bool wd_gpuav_selection_matches(const wd_gpuav_selection *selection, const char *name);
// wd_gpuav_selection_matches_source does so for the source files of a module, which may be invalid.
bool wd_gpuav_selection_matches_source(const wd_gpuav_selection *selection, const uint32_t *words,
                                       size_t num_words);

#ifdef __cplusplus
}
#endif
#endif
