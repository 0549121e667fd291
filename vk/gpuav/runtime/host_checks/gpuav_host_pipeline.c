// The pipeline with all instrumented stages, which is bound when a check of the host fails or a name selects a stage.
#include <assert.h>

#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"

// stage_storage holds the create infos of stages, for the duration of a call.
typedef struct stage_storage {
    VkPipelineShaderStageCreateInfo stages[WD_GPUAV_MAX_CHECKED_STAGES];
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo sizes[WD_GPUAV_MAX_CHECKED_STAGES];
} stage_storage;

static void destroy_modules(const wd_gpuav_device *device, const stage_storage *storage, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        if (storage->stages[i].module) {
            device->vk->DestroyShaderModule(device->handle, storage->stages[i].module, NULL);
        }
    }
}

// describe_stage creates the module of a stage: instrumented if it has checks. Other modules may be destroyed already.
static bool describe_stage(const wd_gpuav_host_checks *checks, const wd_state_pipeline *state, uint32_t index,
                           stage_storage *storage) {
    assert(index < checks->num_stages && checks->num_stages <= WD_GPUAV_MAX_CHECKED_STAGES);
    const wd_gpuav_device *device = checks->device;
    const wd_state_stage *from = &state->stages[index];
    const wd_gpuav_shader *shader = checks->stages[index].shader;
    VkPipelineShaderStageCreateInfo *stage = &storage->stages[index];
    *stage = (VkPipelineShaderStageCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
        .flags = from->flags,
        .stage = from->stage,
        .pName = from->entry_point,
        .pSpecializationInfo = from->specialization.mapEntryCount ? &from->specialization : NULL,
    };
    if (from->required_subgroup_size) {
        storage->sizes[index] = (VkPipelineShaderStageRequiredSubgroupSizeCreateInfo){
            .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO,
            .requiredSubgroupSize = from->required_subgroup_size,
        };
        stage->pNext = &storage->sizes[index];
    }
    if (!shader && !from->module) {
        return false;
    }
    const VkShaderModuleCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
        .codeSize = (shader ? shader->result.num_words : from->module->num_words) * sizeof(uint32_t),
        .pCode = shader ? shader->result.words : from->module->words,
    };
    return device->vk->CreateShaderModule(device->handle, &info, NULL, &stage->module) == VK_SUCCESS;
}

// find_render_pass returns a render pass that the pipeline is compatible with: the application may have destroyed its
// own. VK_NULL_HANDLE: none is known.
static VkRenderPass find_render_pass(const wd_state_command_buffer *command_buffer,
                                     const wd_state_pipeline *state) {
    const wd_state_render_pass *pass = command_buffer->render_pass;
    if (!pass || wd_state_is_destroyed(&pass->object)) {
        pass = state->render_pass;
    }
    return pass && !wd_state_is_destroyed(&pass->object) ? (VkRenderPass)pass->object.handle : VK_NULL_HANDLE;
}

// instrument_deferred instruments the deferred stages, whose modules the state tracker keeps. The lock is held.
static void instrument_deferred(wd_gpuav_host_checks *checks, const wd_state_pipeline *state) {
    for (uint32_t i = 0; i < checks->num_stages && i < state->num_stages; i++) {
        wd_gpuav_checked_stage *stage = &checks->stages[i];
        const wd_state_shader_module *module = state->stages[i].module;
        if (!stage->is_deferred || stage->shader || !module || !module->words) {
            continue;
        }
        const wd_gpuav_shader_source source = {.words = module->words,
                                               .num_words = module->num_words,
                                               .robust = stage->robust,
                                               .pipeline_facts = stage->facts,
                                               .specialization = &state->stages[i].specialization};
        wd_gpuav_shader *shader = wd_gpuav_layout_get_shader(checks->layout, &source);
        if (shader && !shader->result.words) { // Nothing to check.
            wd_gpuav_shaders_release(checks->device->shaders, shader);
            shader = NULL;
        }
        stage->shader = shader;
    }
}

static void create_pipeline(wd_gpuav_host_checks *checks, const wd_state_command_buffer *command_buffer,
                            const wd_state_pipeline *state) {
    const wd_gpuav_device *device = checks->device;
    stage_storage storage = {0};
    instrument_deferred(checks, state);
    bool is_described =
        checks->num_stages <= WD_GPUAV_MAX_CHECKED_STAGES && checks->num_stages == state->num_stages;
    for (uint32_t i = 0; is_described && i < checks->num_stages; i++) {
        is_described = describe_stage(checks, state, i, &storage);
    }
    VkPipeline pipeline = VK_NULL_HANDLE;
    VkResult result = VK_ERROR_OUT_OF_HOST_MEMORY;
    if (is_described && !checks->graphics) {
        VkComputePipelineCreateInfo info = checks->compute;
        info.stage = storage.stages[0];
        result =
            device->vk->CreateComputePipelines(device->handle, VK_NULL_HANDLE, 1, &info, NULL, &pipeline);
    } else if (is_described) {
        VkGraphicsPipelineCreateInfo info = *checks->graphics;
        info.pStages = storage.stages;
        info.stageCount = checks->num_stages;
        info.renderPass = info.renderPass ? find_render_pass(command_buffer, state) : VK_NULL_HANDLE;
        if (!checks->graphics->renderPass == !info.renderPass) {
            result = device->vk->CreateGraphicsPipelines(device->handle, VK_NULL_HANDLE, 1, &info, NULL,
                                                         &pipeline);
        }
    }
    destroy_modules(device, &storage,
                    checks->num_stages <= WD_GPUAV_MAX_CHECKED_STAGES ? checks->num_stages : 0);
    checks->pipeline = result == VK_SUCCESS ? pipeline : VK_NULL_HANDLE;
}

VkPipeline wd_gpuav_find_checked_pipeline(wd_gpuav_host_checks *checks,
                                          const wd_state_command_buffer *command_buffer,
                                          const wd_state_pipeline *state) {
    wd_mutex_lock(&checks->lock);
    if (!checks->is_created) {
        checks->is_created = true;
        create_pipeline(checks, command_buffer, state);
    }
    const VkPipeline pipeline = checks->pipeline;
    wd_mutex_unlock(&checks->lock);
    if (!pipeline) {
        wd_gpuav_report_once(
            &checks->device->notices, WD_GPUAV_NOTICE_DRIVER, NULL,
            "Accesses of a command whose descriptors or addresses fail a check of the host, or "
            "whose shaders are selected by name, are not reported: the driver refused the "
            "pipeline with instrumented shaders.");
    }
    return pipeline;
}
