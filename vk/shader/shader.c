#include "vk/shader/shader.h"

#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/shader/shader_device.h"
#include "vk/state/state.h"

static wd_status create_instance(wd_chassis_instance *instance, const void *options, void **data) {
    static const wd_shader_options defaults = WD_SHADER_OPTIONS_INIT;
    wd_shader_instance *made = wd_alloc_zero(&instance->allocator, 1, sizeof *made);
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = instance->allocator;
    made->options = options ? *(const wd_shader_options *)options : defaults;
    const char *folder = made->options.cache_folder;
    if (folder && folder[0]) {
        made->options.cache_folder = wd_strdup_n(&made->allocator, folder, strlen(folder));
        if (!made->options.cache_folder) {
            wd_free(&made->allocator, made);
            return WD_ERROR_OUT_OF_MEMORY;
        }
    } else {
        made->options.cache_folder = NULL;
    }
    *data = made;
    return WD_OK;
}

static void destroy_instance(void *data) {
    wd_shader_instance *instance = data;
    if (instance) {
        wd_allocator allocator = instance->allocator;
        wd_free(&allocator, (char *)instance->options.cache_folder);
        wd_free(&allocator, instance);
    }
}

wd_shader_target wd_shader_target_of_device(const wd_chassis_device *device, bool *accepts_glsl) {
    *accepts_glsl = false;
    if (!device->state) {
        return wd_shader_target_make(wd_shader_env_of(device->api_version, false), 0);
    }
    const wd_state_device *state = device->state;
    const wd_state_features *features = wd_state_device_features(state);
    const VkPhysicalDeviceWorkgroupMemoryExplicitLayoutFeaturesKHR *workgroup =
        wd_state_device_feature_struct(
            state, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_WORKGROUP_MEMORY_EXPLICIT_LAYOUT_FEATURES_KHR);
    uint32_t rules = 0;
    if (wd_state_device_has_extension(state, VK_KHR_RELAXED_BLOCK_LAYOUT_EXTENSION_NAME)) {
        rules |= WD_SHADER_RELAXED_BLOCK_LAYOUT;
    }
    if (features->vulkan12.uniformBufferStandardLayout) {
        rules |= WD_SHADER_STANDARD_UNIFORM_LAYOUT;
    }
    if (features->vulkan12.scalarBlockLayout) {
        rules |= WD_SHADER_SCALAR_BLOCK_LAYOUT;
    }
    if (workgroup && workgroup->workgroupMemoryExplicitLayoutScalarBlockLayout) {
        rules |= WD_SHADER_SCALAR_WORKGROUP_LAYOUT;
    }
    if (features->vulkan13.maintenance4) {
        rules |= WD_SHADER_LOCAL_SIZE_ID;
    }
    // By name: the headers of the build may be older.
    if (wd_state_device_has_extension(state, "VK_KHR_maintenance8")) {
        rules |= WD_SHADER_OFFSET_OPERAND;
    }
    if (wd_state_device_has_extension(state, "VK_KHR_maintenance9")) {
        rules |= WD_SHADER_ANY_WIDTH_BITWISE;
    }
    if (device->api_version >= VK_MAKE_API_VERSION(0, 1, 5, 0)) {
        rules |= WD_SHADER_LATER_VULKAN;
    }
    *accepts_glsl = wd_state_device_has_extension(state, VK_NV_GLSL_SHADER_EXTENSION_NAME);
    bool spirv_1_4 = wd_state_device_has_extension(state, VK_KHR_SPIRV_1_4_EXTENSION_NAME);
    return wd_shader_target_make(wd_shader_env_of(device->api_version, spirv_1_4), rules);
}

static wd_status create_device(wd_chassis_device *chassis, void *instance_data,
                               const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                               void **data) {
    (void)down;
    const wd_shader_instance *instance = instance_data;
    wd_shader_device *made = wd_alloc_zero(&chassis->allocator, 1, sizeof *made);
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = chassis->allocator;
    made->chassis = chassis;
    made->options = &instance->options;
    made->target = wd_shader_target_of_device(chassis, &made->accepts_glsl);
    if (chassis->capabilities) {
        wd_spirv_device_init(&made->spirv, chassis->capabilities, chassis->api_version, create_info);
    }
    made->uuid = wd_shader_target_uuid(&made->target);
    wd_status status = WD_OK;
    if (made->options->validate) {
        status = wd_shader_checker_create(made->allocator, &made->target, &made->checker);
    }
    if (status != WD_OK) {
        wd_free(&made->allocator, made);
        return status;
    }
    pthread_mutex_init(&made->load_lock, NULL);
    pthread_mutex_init(&made->reflections_lock, NULL);
    pthread_mutex_init(&made->refused_lock, NULL);
    wd_hash_table_init(&made->judged, made->allocator);
    wd_hash_table_init(&made->reasons, made->allocator);
    pthread_mutex_init(&made->app_caches_lock, NULL);
    wd_hash_table_init(&made->app_caches, made->allocator);
    wd_shader_cache_open(made);
    *data = made;
    return WD_OK;
}

static void summarize(wd_shader_device *device) {
    size_t known = atomic_load(&device->num_known), checked = atomic_load(&device->num_checked);
    if (known + checked) {
        wd_shader_submit_text(
            device, WD_SEVERITY_INFO, WD_ID_SHADER_CACHE_SUMMARY,
            "Validation cache: %zu of %zu shader modules were known to be valid, %zu were validated. "
            "The cache holds %zu modules (%s).",
            known, known + checked, checked, device->cache ? wd_valcache_count(device->cache) : 0,
            device->cache_path ? device->cache_path : "no file");
    }
}

static void destroy_device(void *data) {
    wd_shader_device *device = data;
    if (!device) {
        return;
    }
    summarize(device);
    if (device->chassis->state) {
        wd_state_release_slots(device->chassis->state, WD_STATE_SLOT_SHADER);
    }
    wd_hash_table_finish(&device->judged);
    wd_hash_table_finish(&device->reasons);
    pthread_mutex_destroy(&device->refused_lock);
    pthread_mutex_destroy(&device->reflections_lock);
    wd_shader_cache_close(device);
    wd_shader_app_caches_finish(device);
    wd_hash_table_finish(&device->app_caches);
    pthread_mutex_destroy(&device->app_caches_lock);
    pthread_mutex_destroy(&device->load_lock);
    wd_shader_checker_destroy(device->checker);
    wd_allocator allocator = device->allocator;
    wd_free(&allocator, device);
}

#define EXTENSION VK_EXT_VALIDATION_CACHE_EXTENSION_NAME
static const wd_served_command served[] = {
    {WD_COMMAND_CreateValidationCacheEXT, EXTENSION, wd_shader_serve_CreateValidationCacheEXT},
    {WD_COMMAND_DestroyValidationCacheEXT, EXTENSION, wd_shader_serve_DestroyValidationCacheEXT},
    {WD_COMMAND_MergeValidationCachesEXT, EXTENSION, wd_shader_serve_MergeValidationCachesEXT},
    {WD_COMMAND_GetValidationCacheDataEXT, EXTENSION, wd_shader_serve_GetValidationCacheDataEXT},
};

const wd_validator wd_shader_validator = {
    .name = "shader",
    .create_instance = create_instance,
    .destroy_instance = destroy_instance,
    .create_device = create_device,
    .destroy_device = destroy_device,
    .served = served,
    .num_served = sizeof served / sizeof served[0],
    .hooks =
        {
            .CreateShaderModule = {.validate = wd_shader_validate_CreateShaderModule},
            .CreateGraphicsPipelines = {.validate = wd_shader_validate_CreateGraphicsPipelines},
            .CreateComputePipelines = {.validate = wd_shader_validate_CreateComputePipelines},
            .CreateRayTracingPipelinesKHR = {.validate = wd_shader_validate_CreateRayTracingPipelinesKHR},
            .CreateRayTracingPipelinesNV = {.validate = wd_shader_validate_CreateRayTracingPipelinesNV},
#ifdef VK_EXT_shader_object
            .CreateShadersEXT = {.validate = wd_shader_validate_CreateShadersEXT},
#endif
            .CreateValidationCacheEXT = {.validate = wd_shader_validate_CreateValidationCacheEXT},
            .DestroyValidationCacheEXT = {.validate = wd_shader_validate_DestroyValidationCacheEXT},
            .MergeValidationCachesEXT = {.validate = wd_shader_validate_MergeValidationCachesEXT},
            .SetDebugUtilsObjectNameEXT = {.pre_record = wd_shader_pre_record_SetDebugUtilsObjectNameEXT},
            .SetDebugUtilsObjectTagEXT = {.pre_record = wd_shader_pre_record_SetDebugUtilsObjectTagEXT},
            .GetValidationCacheDataEXT = {.validate = wd_shader_validate_GetValidationCacheDataEXT},
        },
};
