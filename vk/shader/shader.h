// Validation of shader modules: the validation cache, and SPIRV-Tools' validator for modules that are not in it.
//
//   vkCreateShaderModule, modules inlined in pipeline stages, shader objects
//     -> the words are read in place: sizes, magic, word counts, ids. Malformed modules go to no other reader
//     -> look-up in the application's VkValidationCacheEXT, if it chained one, and in the layer's own cache
//     -> on a miss the validator; modules that it accepts without a message go into both
//
// A rejected module is a finding with the VUID, the validator's words, the offset in the module and, where the module
// has debug information, the source line. The application's call continues as without the layer, unless a callback
// asked to skip it.
//
// This validator also carries out the commands of VK_EXT_validation_cache. docs/validation_cache.md describes the data
// and the files.
#ifndef WARDEN_VK_SHADER_SHADER_H
#define WARDEN_VK_SHADER_SHADER_H

#include "vk/util/status.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_validator;

// wd_shader_options are the settings of this validator. Copied by create_instance, the string included.
typedef struct wd_shader_options {
    bool validate; // False: the words are checked for being SPIR-V at all, and go through no validator.
    bool cache;    // Keep the keys of valid modules, in memory and on disk.
    // cache_folder holds the cache files. NULL or "": "$XDG_CACHE_HOME/warden", else "~/.cache/warden".
    const char *cache_folder;
    uint32_t cache_max_entries; // Kept in a file, the most recently used; 24 bytes each. 0: no bound.
    bool printf_formats;        // Compare the formats of debugPrintfEXT with their values.
} wd_shader_options;

#define WD_SHADER_OPTIONS_INIT                                                                               \
    { true, true, NULL, 262144, false }

// wd_shader_validator is the validator named "shader"; its options are wd_shader_options.
extern const struct wd_validator wd_shader_validator;

#ifdef __cplusplus
}
#endif
#endif
