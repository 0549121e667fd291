// Shader modules, and the stages of pipelines that use them.
#include "vk/registry/chain.h"
#include "vk/state/state_stage.h"

#include "vk/state/state_hooks.h"

static void finish_shader_module(wd_state_object *object) {
    wd_free(&object->table->allocator, ((wd_state_shader_module *)object)->words);
}

wd_state_shader_module *wd_state_new_shader_module(wd_state_device *device, uint64_t handle,
                                                   const VkShaderModuleCreateInfo *create_info) {
    wd_state_shader_module *module = wd_state_new_in_device(device, VK_OBJECT_TYPE_SHADER_MODULE, handle,
                                                            sizeof *module, finish_shader_module);
    if (!module) {
        return NULL;
    }
    bool failed = false;
    module->words = wd_state_copy_array(&device->allocator, create_info->pCode, create_info->codeSize / 4,
                                        sizeof(uint32_t), &failed);
    module->num_words = module->words ? create_info->codeSize / 4 : 0;
    if (failed) {
        wd_state_unref(&module->object);
        return NULL;
    }
    return module;
}

WD_STATE_POST(CreateShaderModule) {
    (void)down;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_shader_module *module = wd_state_new_shader_module(
        call->device->state, WD_STATE_NON_DISPATCHABLE(*args->pShaderModule), args->pCreateInfo);
    if (module) {
        wd_state_publish(&module->object);
    }
}

static void copy_specialization(const wd_allocator *allocator, VkSpecializationInfo *copy,
                                const VkSpecializationInfo *source, bool *failed) {
    if (!source) {
        return;
    }
    copy->pMapEntries = wd_state_copy_array(allocator, source->pMapEntries, source->mapEntryCount,
                                            sizeof(VkSpecializationMapEntry), failed);
    copy->mapEntryCount = copy->pMapEntries ? source->mapEntryCount : 0;
    copy->pData = wd_state_copy_array(allocator, source->pData, source->dataSize, 1, failed);
    copy->dataSize = copy->pData ? source->dataSize : 0;
}

static wd_state_shader_module *find_module(wd_state_device *device,
                                           const VkPipelineShaderStageCreateInfo *info, bool *failed) {
    if (info->module != VK_NULL_HANDLE) {
        wd_state_shader_module *module = wd_state_find_shader_module(device, info->module);
        wd_state_ref((wd_state_object *)module);
        return module;
    }
    const VkShaderModuleCreateInfo *inlined =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    if (!inlined) {
        return NULL;
    }
    wd_state_shader_module *module = wd_state_new_shader_module(device, 0, inlined);
    *failed = *failed || !module;
    return module;
}

bool wd_state_stage_init(wd_state_device *device, wd_state_stage *stage,
                         const VkPipelineShaderStageCreateInfo *info) {
    bool failed = false;
    stage->stage = info->stage;
    stage->flags = info->flags;
    stage->module = find_module(device, info, &failed);
    stage->entry_point = wd_state_copy_string(&device->allocator, info->pName, &failed);
    copy_specialization(&device->allocator, &stage->specialization, info->pSpecializationInfo, &failed);
    const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo *size = wd_find_chained(
        info->pNext, VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO);
    stage->required_subgroup_size = size ? size->requiredSubgroupSize : 0;
    return !failed;
}

bool wd_state_stage_copy(wd_state_device *device, wd_state_stage *stage, const wd_state_stage *source) {
    bool failed = false;
    stage->stage = source->stage;
    stage->flags = source->flags;
    stage->module = source->module;
    wd_state_ref((wd_state_object *)stage->module);
    stage->entry_point = wd_state_copy_string(&device->allocator, source->entry_point, &failed);
    copy_specialization(&device->allocator, &stage->specialization, &source->specialization, &failed);
    stage->required_subgroup_size = source->required_subgroup_size;
    return !failed;
}

void wd_state_stage_finish(const wd_allocator *allocator, wd_state_stage *stage) {
    wd_state_unref((wd_state_object *)stage->module);
    wd_free(allocator, (char *)stage->entry_point);
    wd_free(allocator, (void *)stage->specialization.pMapEntries);
    wd_free(allocator, (void *)stage->specialization.pData);
}
