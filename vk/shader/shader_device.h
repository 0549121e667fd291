// Shared by the files of the shader validator: its data for a device, and the application's caches.
#ifndef WARDEN_VK_SHADER_SHADER_DEVICE_H
#define WARDEN_VK_SHADER_SHADER_DEVICE_H

#include <pthread.h>
#include <stdatomic.h>

#include "vk/registry/validator.h"
#include "vk/report/report.h"
#include "vk/shader/shader.h"
#include "vk/shader/shader_check.h"
#include "vk/shader/spirv_requirements.h"
#include "vk/util/hash_table.h"

typedef struct wd_shader_instance {
    wd_allocator allocator;
    wd_shader_options options; // The string is a copy.
} wd_shader_instance;

// wd_shader_app_cache is the object of a VkValidationCacheEXT.
typedef struct wd_shader_app_cache {
    VkAllocationCallbacks
        callbacks;          // Of vkCreateValidationCacheEXT; pfnAllocation is NULL if there were none.
    wd_allocator allocator; // Through the callbacks where there are any.
    wd_valcache *set;
} wd_shader_app_cache;

// wd_shader_device is constant after creation, except for members that say otherwise.
typedef struct wd_shader_device {
    wd_allocator allocator;
    wd_chassis_device *chassis;
    const wd_shader_options *options;
    wd_shader_target target;
    wd_valcache_uuid uuid;
    wd_shader_checker *checker; // NULL: only the header of the words is checked.
    bool accepts_glsl;          // VK_NV_glsl_shader
    wd_spirv_device spirv;      // `enabled` is NULL where nothing is known of the device.

    wd_valcache *cache; // The layer's own; NULL if there is none.
    char *cache_path;   // NULL: kept in memory only.
    pthread_mutex_t load_lock;
    atomic_bool loaded; // The file was read, at the first module: many devices never make one.
    atomic_bool save_failed;
    atomic_bool is_saving;
    bool damage_reported; // Guarded by load_lock until `loaded`, then by is_saving.

    atomic_size_t num_checked; // Modules that went through the checker.
    atomic_size_t num_known;   // Modules that a cache knew.

    pthread_mutex_t reflections_lock; // While a module's reflection is made.
    pthread_mutex_t refused_lock;
    // Keys of modules that were reported as invalid, and of those that break no rule of module_rules.h; guarded by
    // refused_lock.
    wd_hash_table judged;
    wd_hash_table reasons; // Why modules are not judged, as hashes; guarded by refused_lock.

    pthread_mutex_t app_caches_lock;
    wd_hash_table app_caches; // Handle -> wd_shader_app_cache; guarded by app_caches_lock.
} wd_shader_device;

// wd_shader_code is SPIR-V where an application gave it.
typedef struct wd_shader_code {
    const char *command;   // "vkCreateShaderModule"
    const char *where;     // "pCreateInfo->": the prefix of codeSize and pCode.
    const char *structure; // "VkShaderModuleCreateInfo": whose VUIDs apply.
    const void *words;
    size_t size; // In bytes, as the application says.
    wd_shader_app_cache *app_cache;
} wd_shader_code;

// wd_shader_report_requirements reports capabilities and extensions that the device does not accept. The return value
// is that of wd_shader_submit. `*judge`: the SPIRV-Tools validator has no further message about the same declarations.
bool wd_shader_report_requirements(wd_shader_device *device, const wd_shader_code *code, bool *judge);

// wd_shader_check_printfs reports formats of debugPrintfEXT that do not fit their values, where the options say so. The
// return value is that of wd_shader_submit.
bool wd_shader_check_printfs(wd_shader_device *device, const wd_shader_code *code, wd_hash128 key);

// wd_shader_has_rules returns whether the features of the device are known, which rules of modules need.
static inline bool wd_shader_has_rules(const wd_shader_device *device) {
    return device->options->validate && device->spirv.enabled && !device->spirv.has_unknown;
}

// wd_shader_check_rules reports rules that a valid module breaks on this device (module_rules.h). The return value is
// that of wd_shader_submit.
bool wd_shader_check_rules(wd_shader_device *device, const wd_shader_code *code, wd_hash128 key);

// wd_shader_report_glsl answers code that is not SPIR-V where VK_NV_glsl_shader is enabled.
bool wd_shader_report_glsl(wd_shader_device *device, const wd_shader_code *code);

// wd_shader_refuse remembers that a module was reported as invalid: pipelines with the module are not checked.
// wd_shader_was_refused returns whether it was.
void wd_shader_refuse(wd_shader_device *device, wd_hash128 key);
bool wd_shader_was_refused(wd_shader_device *device, wd_hash128 key);
// wd_shader_note_rules remembers that a module breaks no rule of module_rules.h. wd_shader_needs_rules returns whether
// its rules must be checked: it was not refused, and is not known to break none.
void wd_shader_note_rules(wd_shader_device *device, wd_hash128 key);
bool wd_shader_needs_rules(wd_shader_device *device, wd_hash128 key);

// wd_shader_is_new_reason returns whether no module was reported with this text before, and remembers the text.
// wd_shader_append_later_version appends the version of SPIRV-Tools that can judge the module, as far as it is known.
bool wd_shader_is_new_reason(wd_shader_device *device, const wd_shader_problem *problem);
void wd_shader_append_later_version(wd_string_builder *text, const wd_shader_problem *problem);

// wd_shader_submit reports a finding about the device. True: a callback asks to skip the call.
bool wd_shader_submit(wd_shader_device *device, const wd_finding *finding);

enum { WD_SHADER_MAX_FIX = 256 };

// wd_shader_fix copies the fix of a message id into `fix`, for errors and warnings, and returns it. Empty: the id has
// none.
const char *wd_shader_fix(const char *id, wd_severity severity, char fix[WD_SHADER_MAX_FIX]);

// WD_SHADER_FIX, in the format of a message, is between what is wrong and how to fix it.
#define WD_SHADER_FIX "\x1f"

// wd_shader_split_fix ends a text at its last WD_SHADER_FIX, and returns the fix after it. NULL: the text has none.
const char *wd_shader_split_fix(wd_string_builder *text);

// wd_shader_submit_text is wd_shader_submit of a text. If its format has no fix, that of the id is added.
bool wd_shader_submit_text(wd_shader_device *device, wd_severity severity, const char *id, const char *format,
                           ...) __attribute__((format(printf, 4, 5)));

// wd_shader_submit_instruction is wd_shader_submit of a text about an instruction of a module, with its index and its
// source line. `summary` may end with WD_SHADER_FIX and a fix, and is changed.
bool wd_shader_submit_instruction(wd_shader_device *device, wd_hash128 key, const wd_spirv_module *module,
                                  const wd_spirv_instruction *instruction, wd_severity severity,
                                  const char *id, wd_string_builder *summary);

// wd_shader_target_of_device reads the device's enabled features from the state tracker.
wd_shader_target wd_shader_target_of_device(const wd_chassis_device *device, bool *accepts_glsl);

// The layer's own cache. wd_shader_cache_open makes it; without it everything works, only slower.
void wd_shader_cache_open(wd_shader_device *device);
void wd_shader_cache_close(wd_shader_device *device);
// wd_shader_cache_knows looks in both caches (`app` may be NULL) and adds to one a key that only the other has.
bool wd_shader_cache_knows(wd_shader_device *device, wd_shader_app_cache *app, wd_hash128 key);
// wd_shader_cache_add adds `key` to both caches, and saves the layer's own from time to time.
void wd_shader_cache_add(wd_shader_device *device, wd_shader_app_cache *app, wd_hash128 key);

// wd_shader_app_cache_find returns the cache of a handle; NULL for VK_NULL_HANDLE and for values that are not handles
// of this device.
wd_shader_app_cache *wd_shader_app_cache_find(wd_shader_device *device, VkValidationCacheEXT handle);
// wd_shader_app_caches_finish frees the caches that the application forgot.
void wd_shader_app_caches_finish(wd_shader_device *device);

// The served commands and the hooks on them.
void wd_shader_serve_CreateValidationCacheEXT(wd_call *call, void *args);
void wd_shader_serve_DestroyValidationCacheEXT(wd_call *call, void *args);
void wd_shader_serve_MergeValidationCachesEXT(wd_call *call, void *args);
void wd_shader_serve_GetValidationCacheDataEXT(wd_call *call, void *args);
bool wd_shader_validate_CreateValidationCacheEXT(wd_call *call, const wd_CreateValidationCacheEXT_args *args);
bool wd_shader_validate_DestroyValidationCacheEXT(wd_call *call,
                                                  const wd_DestroyValidationCacheEXT_args *args);
bool wd_shader_validate_MergeValidationCachesEXT(wd_call *call, const wd_MergeValidationCachesEXT_args *args);
bool wd_shader_validate_GetValidationCacheDataEXT(wd_call *call,
                                                  const wd_GetValidationCacheDataEXT_args *args);

// The hooks that keep a driver from touching these caches when the application names them.
void wd_shader_pre_record_SetDebugUtilsObjectNameEXT(wd_call *call,
                                                     const wd_SetDebugUtilsObjectNameEXT_args *args,
                                                     wd_SetDebugUtilsObjectNameEXT_args *down);
void wd_shader_pre_record_SetDebugUtilsObjectTagEXT(wd_call *call,
                                                    const wd_SetDebugUtilsObjectTagEXT_args *args,
                                                    wd_SetDebugUtilsObjectTagEXT_args *down);

// The checks of shaders at the creation of pipelines and shader objects. The return value is that of wd_shader_submit.
bool wd_shader_check_graphics(wd_call *call, uint32_t index, const VkGraphicsPipelineCreateInfo *info);
bool wd_shader_check_compute(wd_call *call, uint32_t count, const VkComputePipelineCreateInfo *infos);
bool wd_shader_check_rays(wd_call *call, const char *structure, uint32_t index, const void *next,
                          VkPipelineLayout layout, uint32_t num_stages,
                          const VkPipelineShaderStageCreateInfo *stages);
#ifdef VK_EXT_shader_object
bool wd_shader_check_objects(wd_call *call, uint32_t count, const VkShaderCreateInfoEXT *infos);
#endif

// The hooks on commands that take SPIR-V.
bool wd_shader_validate_CreateShaderModule(wd_call *call, const wd_CreateShaderModule_args *args);
bool wd_shader_validate_CreateGraphicsPipelines(wd_call *call, const wd_CreateGraphicsPipelines_args *args);
bool wd_shader_validate_CreateComputePipelines(wd_call *call, const wd_CreateComputePipelines_args *args);
bool wd_shader_validate_CreateRayTracingPipelinesKHR(wd_call *call,
                                                     const wd_CreateRayTracingPipelinesKHR_args *args);
bool wd_shader_validate_CreateRayTracingPipelinesNV(wd_call *call,
                                                    const wd_CreateRayTracingPipelinesNV_args *args);
#ifdef VK_EXT_shader_object
bool wd_shader_validate_CreateShadersEXT(wd_call *call, const wd_CreateShadersEXT_args *args);
#endif

#endif
