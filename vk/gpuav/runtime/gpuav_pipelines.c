// Pipelines: the modules of their stages are instrumented for the pipeline layout and take the place of the application's
// while the driver makes the pipeline.
#include <string.h>

#include "vk/gpuav/runtime/gpuav_internal.h"

// Newer than the oldest headers that we build on: VkPipelineCreateFlags2CreateInfo of Vulkan 1.4, and its flags.
enum { STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2 = 1000470005 };
typedef struct pipeline_create_flags2 {
    VkStructureType sType;
    const void *pNext;
    uint64_t flags;
} pipeline_create_flags2;

static const uint64_t library_flag = 0x800;                // VK_PIPELINE_CREATE_LIBRARY_BIT_KHR
static const uint64_t descriptor_buffer_flag = 0x20000000; // VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT

// substitute is what a stage runs instead of the application's module.
typedef struct substitute {
    struct substitute *next;
    VkShaderModule module; // VK_NULL_HANDLE where the stage carries its code itself.
    wd_gpuav_shader *shader;
} substitute;

// creation is what the hook before a vkCreate...Pipelines leaves to the one after it. It lies in the call's arena. The
// call has no place for it, and both hooks run on one thread with no other creation in between, hence thread-local.
typedef struct creation {
    wd_gpuav_device *device;
    wd_arena *arena;
    uint32_t num_pipelines;
    wd_gpuav_pipeline **pipelines; // An element for each create info; NULL: not instrumented.
    substitute *substitutes;
} creation;

static _Thread_local creation *current;

// stage_list is the part of a create info that all kinds of pipeline share.
typedef struct stage_list {
    const void *chain;
    VkPipelineCreateFlags flags;
    VkPipelineLayout layout;
    const char *command;
    uint32_t num_stages;
    const VkPipelineShaderStageCreateInfo *stages;
} stage_list;

static creation *creation_begin(wd_call *call, uint32_t num_pipelines) {
    creation *made = wd_arena_alloc_zero(&call->scratch, 1, sizeof(*made));
    if (!made)
        return NULL;
    made->device = call->data;
    made->arena = &call->scratch;
    made->num_pipelines = num_pipelines;
    made->pipelines = wd_arena_alloc_zero(&call->scratch, num_pipelines, sizeof(*made->pipelines));
    return made->pipelines ? made : NULL;
}

// Why a pipeline stays as it is.

static const char *find_obstacle(const stage_list *list) {
    const pipeline_create_flags2 *flags2 =
        wd_gpuav_chain_find(list->chain, (VkStructureType)STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2);
    uint64_t flags = flags2 ? flags2->flags : list->flags;
    const VkPipelineLibraryCreateInfoKHR *libraries =
        wd_gpuav_chain_find(list->chain, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
    if ((flags & library_flag) || (libraries && libraries->libraryCount))
        return "pipelines made as libraries or of libraries";
    if (flags & descriptor_buffer_flag)
        return "pipelines for descriptor buffers";
    return NULL;
}

static const wd_gpuav_layout *find_layout(const wd_gpuav_device *device, VkPipelineLayout handle) {
    const wd_state_pipeline_layout *layout = wd_state_find_pipeline_layout(device->chassis->state, handle);
    return layout ? wd_state_slot_get(&layout->object, WD_STATE_SLOT_GPUAV) : NULL;
}

// One stage.

typedef struct stage_code {
    const uint32_t *words;
    size_t num_words;
    const VkShaderModuleCreateInfo *inlined; // In the stage's chain; NULL: `module` has the code.
    wd_finding_object object;
} stage_code;

static bool find_code(const wd_gpuav_device *device, const VkPipelineShaderStageCreateInfo *stage,
                      stage_code *code) {
    *code = (stage_code){.object = {.type = VK_OBJECT_TYPE_SHADER_MODULE, .type_name = "Shader Module"}};
    if (stage->module) {
        const wd_state_shader_module *module =
            wd_state_find_shader_module(device->chassis->state, stage->module);
        if (!module)
            return false;
        code->words = module->words;
        code->num_words = module->num_words;
        code->object.handle = module->object.handle;
        code->object.name = wd_state_name(&module->object);
        return code->words != NULL;
    }
    code->inlined = wd_gpuav_chain_find(stage->pNext, VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    if (!code->inlined || !code->inlined->pCode)
        return false; // By an identifier alone: there is nothing to instrument.
    code->words = code->inlined->pCode;
    code->num_words = code->inlined->codeSize / sizeof(uint32_t);
    return true;
}

// How the reasons of wd_instrument begin where a module needs no check.
static const char nothing_to_check[] = "nothing to check";

// tell_shader explains why a module runs as it is. That it has nothing to check is for the curious only.
static void tell_shader(wd_gpuav_device *device, const stage_code *code, const wd_gpuav_shader *shader) {
    if (shader->status == WD_ERROR_OUT_OF_MEMORY)
        return;
    const char *reason = shader->result.reason;
    if (shader->status == WD_OK && strncmp(reason, nothing_to_check, sizeof(nothing_to_check) - 1) == 0) {
        wd_gpuav_inform(device, "WARDEN-gpuav-shader-unchanged", &code->object,
                        "A shader module runs as it is: %s.", reason);
        return;
    }
    wd_string_builder invalid;
    wd_string_init(&invalid, device->allocator);
    if (shader->status != WD_OK) {
        wd_string_appendf(&invalid, "offset %zu: %s", shader->diagnostic.offset, shader->diagnostic.message);
        reason = invalid.text;
    }
    wd_gpuav_tell(device, WD_GPUAV_NOTICE_SHADER, &code->object,
                  "A shader module is not instrumented: %s. Other modules are not mentioned.", reason);
    wd_string_finish(&invalid);
}

// replace_inlined puts the instrumented words into a copy of the stage's chain.
static bool replace_inlined(wd_arena *arena, const stage_code *code, const wd_gpuav_shader *shader,
                            VkPipelineShaderStageCreateInfo *stage) {
    VkShaderModuleCreateInfo *info = wd_arena_copy(arena, code->inlined, 1, sizeof(*info));
    if (!info)
        return false;
    info->pCode = shader->result.words;
    info->codeSize = shader->result.num_words * sizeof(uint32_t);
    const void *chain =
        wd_gpuav_chain_replace(arena, stage->pNext, code->inlined, (VkBaseOutStructure *)info);
    if (!chain)
        return false;
    stage->pNext = chain;
    return true;
}

static bool make_module(wd_gpuav_device *device, const stage_code *code, const wd_gpuav_shader *shader,
                        VkShaderModule *module) {
    VkShaderModuleCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
        .codeSize = shader->result.num_words * sizeof(uint32_t),
        .pCode = shader->result.words,
    };
    VkResult result = device->vk->CreateShaderModule(device->handle, &info, NULL, module);
    if (result == VK_SUCCESS)
        return true;
    *module = VK_NULL_HANDLE;
    wd_gpuav_tell(
        device, WD_GPUAV_NOTICE_DRIVER, &code->object,
        "The driver refused an instrumented shader module (VkResult %d); it runs as the application made it.",
        result);
    return false;
}

// instrument_stage changes `stage`, which is a copy, and returns the shader id; 0: the stage stays as it is.
static uint32_t instrument_stage(creation *made, const wd_gpuav_layout *layout,
                                 VkPipelineShaderStageCreateInfo *stage) {
    wd_gpuav_device *device = made->device;
    stage_code code;
    if (!(device->stages & (VkShaderStageFlags)stage->stage) || !find_code(device, stage, &code))
        return 0;
    substitute *used = wd_arena_alloc_zero(made->arena, 1, sizeof(*used));
    wd_gpuav_shader *shader = NULL;
    if (used)
        shader = wd_gpuav_shaders_get(&device->shaders, code.words, code.num_words, layout->lengths,
                                      layout->num_lengths, device->inputs.num_words ? &layout->input : NULL);
    if (!shader)
        return 0;
    used->shader = shader;
    used->next = made->substitutes;
    made->substitutes = used;
    if (!shader->result.words) {
        tell_shader(device, &code, shader);
        return 0;
    }
    if (shader->result.uses_addresses)
        wd_gpuav_addresses_want(&device->addresses);
    if (code.inlined)
        return replace_inlined(made->arena, &code, shader, stage) ? shader->result.shader_id : 0;
    if (!make_module(device, &code, shader, &used->module))
        return 0;
    stage->module = used->module;
    return shader->result.shader_id;
}

// One pipeline.

// instrument_pipeline returns the stages to use, or NULL: those of the application.
static const VkPipelineShaderStageCreateInfo *instrument_pipeline(creation *made, uint32_t index,
                                                                  const stage_list *list) {
    wd_gpuav_device *device = made->device;
    const wd_gpuav_layout *layout = find_layout(device, list->layout);
    if (!layout || !list->num_stages || !list->stages)
        return NULL;
    if (wd_gpuav_regions_failure(&device->regions) != VK_SUCCESS)
        return NULL;
    const char *obstacle = find_obstacle(list);
    if (obstacle) {
        wd_gpuav_tell(device, WD_GPUAV_NOTICE_PIPELINE, NULL, "%s: %s are not instrumented.", list->command,
                      obstacle);
        return NULL;
    }
    VkPipelineShaderStageCreateInfo *stages =
        wd_arena_copy(made->arena, list->stages, list->num_stages, sizeof(*stages));
    wd_gpuav_pipeline *pipeline =
        wd_alloc_zero(&device->allocator, 1, sizeof(*pipeline) + list->num_stages * sizeof(pipeline->ids[0]));
    bool any = false;
    for (uint32_t i = 0; stages && pipeline && i < list->num_stages; i++) {
        pipeline->ids[i] = instrument_stage(made, layout, &stages[i]);
        any |= pipeline->ids[i] != 0;
    }
    if (!any) {
        wd_free(&device->allocator, pipeline);
        return NULL;
    }
    pipeline->device = device;
    pipeline->layout = layout;
    pipeline->num_ids = list->num_stages;
    made->pipelines[index] = pipeline;
    return stages;
}

static void release_pipeline(wd_state_object *object, void *data) {
    (void)object;
    wd_gpuav_pipeline *pipeline = data;
    wd_free(&pipeline->device->allocator, pipeline);
}

// After the driver.

static void drop_substitutes(creation *made) {
    for (substitute *used = made->substitutes; used; used = used->next) {
        if (used->module)
            made->device->vk->DestroyShaderModule(made->device->handle, used->module, NULL);
        wd_gpuav_shaders_release(&made->device->shaders, used->shader);
    }
}

// attach hangs what was prepared on the state of the pipelines that were made.
static void attach(creation *made, const VkPipeline *pipelines) {
    for (uint32_t i = 0; i < made->num_pipelines; i++) {
        wd_gpuav_pipeline *pipeline = made->pipelines[i];
        if (!pipeline)
            continue;
        wd_state_pipeline *state =
            pipelines[i] ? wd_state_find_pipeline(made->device->chassis->state, pipelines[i]) : NULL;
        if (state)
            wd_state_slot_set(&state->object, WD_STATE_SLOT_GPUAV, pipeline, release_pipeline);
        else
            wd_free(&made->device->allocator, pipeline);
    }
}

static bool any_instrumented(const creation *made) {
    for (uint32_t i = 0; i < made->num_pipelines; i++)
        if (made->pipelines[i])
            return true;
    return false;
}

// second_try makes one pipeline of the application's own create info, for a pipeline that could not be made.
typedef VkResult (*second_try)(wd_call *call, const void *args, uint32_t index);

// try_again makes what the driver refused without instrumentation. It returns what the application is to see.
static VkResult try_again(wd_call *call, creation *made, const void *args, VkPipeline *pipelines,
                          VkResult result, second_try make) {
    wd_gpuav_tell(made->device, WD_GPUAV_NOTICE_DRIVER, NULL,
                  "%s failed with instrumented shaders (VkResult %d); the pipelines are made without.",
                  call->name, result);
    result = VK_SUCCESS;
    for (uint32_t i = 0; i < made->num_pipelines; i++) {
        if (pipelines[i])
            continue;
        wd_free(&made->device->allocator, made->pipelines[i]);
        made->pipelines[i] = NULL;
        VkResult one = make(call, args, i);
        if (one != VK_SUCCESS)
            result = one;
    }
    return result;
}

// creation_end returns the result that the application is to see.
static VkResult creation_end(wd_call *call, const void *args, VkPipeline *pipelines, VkResult result,
                             second_try make) {
    creation *made = current;
    current = NULL;
    if (!made)
        return result;
    drop_substitutes(made);
    if (result < 0 && result != VK_ERROR_DEVICE_LOST && any_instrumented(made))
        result = try_again(call, made, args, pipelines, result, make);
    attach(made, pipelines);
    return result;
}

static bool begins(wd_call *call, uint32_t count, const void *infos) {
    const wd_gpuav_device *device = call->data;
    current = NULL;
    return device && device->active && count && infos;
}

// base_of resolves a base pipeline that is given by its number in the call.
static void base_of(const VkPipeline *pipelines, VkPipeline *base, int32_t *index) {
    if (*index >= 0) {
        *base = pipelines[*index];
        *index = -1;
    }
}

// The three kinds. They differ in their create infos only.

#define SECOND_TRY(Kind, Info)                                                                               \
    static VkResult second_try_##Kind(wd_call *call, const void *data, uint32_t index) {                     \
        wd_gpuav_device *device = call->data;                                                                \
        wd_Create##Kind##_args one = *(const wd_Create##Kind##_args *)data;                                  \
        VkPipeline *pipelines = one.pPipelines;                                                              \
        Info info = one.pCreateInfos[index];                                                                 \
        base_of(pipelines, &info.basePipelineHandle, &info.basePipelineIndex);                               \
        one.createInfoCount = 1;                                                                             \
        one.pCreateInfos = &info;                                                                            \
        one.pPipelines = &pipelines[index];                                                                  \
        one.result = create_one_##Kind(device, &one);                                                        \
        /* The state tracker saw the first try fail. */                                                      \
        call->data = device->chassis->state;                                                                 \
        wd_state_validator.hooks.Create##Kind.post_record(call, &one, &one);                                 \
        call->data = device;                                                                                 \
        return one.result;                                                                                   \
    }

static VkResult create_one_GraphicsPipelines(wd_gpuav_device *device,
                                             const wd_CreateGraphicsPipelines_args *args) {
    return device->vk->CreateGraphicsPipelines(device->handle, args->pipelineCache, 1, args->pCreateInfos,
                                               args->pAllocator, args->pPipelines);
}

static VkResult create_one_ComputePipelines(wd_gpuav_device *device,
                                            const wd_CreateComputePipelines_args *args) {
    return device->vk->CreateComputePipelines(device->handle, args->pipelineCache, 1, args->pCreateInfos,
                                              args->pAllocator, args->pPipelines);
}

static VkResult create_one_RayTracingPipelinesKHR(wd_gpuav_device *device,
                                                  const wd_CreateRayTracingPipelinesKHR_args *args) {
    return device->vk->CreateRayTracingPipelinesKHR(device->handle, args->deferredOperation,
                                                    args->pipelineCache, 1, args->pCreateInfos,
                                                    args->pAllocator, args->pPipelines);
}

SECOND_TRY(GraphicsPipelines, VkGraphicsPipelineCreateInfo)
SECOND_TRY(ComputePipelines, VkComputePipelineCreateInfo)
SECOND_TRY(RayTracingPipelinesKHR, VkRayTracingPipelineCreateInfoKHR)

void wd_gpuav_pre_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                  wd_CreateGraphicsPipelines_args *down) {
    (void)args;
    uint32_t count = down->createInfoCount;
    if (!begins(call, count, down->pCreateInfos))
        return;
    creation *made = creation_begin(call, count);
    VkGraphicsPipelineCreateInfo *infos =
        wd_arena_copy(&call->scratch, down->pCreateInfos, count, sizeof(*infos));
    if (!made || !infos)
        return;
    for (uint32_t i = 0; i < count; i++) {
        stage_list list = {infos[i].pNext, infos[i].flags,      infos[i].layout,
                           call->name,     infos[i].stageCount, infos[i].pStages};
        const VkPipelineShaderStageCreateInfo *stages = instrument_pipeline(made, i, &list);
        if (stages)
            infos[i].pStages = stages;
    }
    current = made;
    down->pCreateInfos = infos;
}

void wd_gpuav_post_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                   const wd_CreateGraphicsPipelines_args *down) {
    (void)down;
    VkResult result = creation_end(call, args, args->pPipelines, args->result, second_try_GraphicsPipelines);
    if (result != args->result)
        ((wd_CreateGraphicsPipelines_args *)args)->result = result;
}

void wd_gpuav_pre_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                 wd_CreateComputePipelines_args *down) {
    (void)args;
    uint32_t count = down->createInfoCount;
    if (!begins(call, count, down->pCreateInfos))
        return;
    creation *made = creation_begin(call, count);
    VkComputePipelineCreateInfo *infos =
        wd_arena_copy(&call->scratch, down->pCreateInfos, count, sizeof(*infos));
    if (!made || !infos)
        return;
    for (uint32_t i = 0; i < count; i++) {
        stage_list list = {infos[i].pNext, infos[i].flags, infos[i].layout, call->name, 1, &infos[i].stage};
        const VkPipelineShaderStageCreateInfo *stage = instrument_pipeline(made, i, &list);
        if (stage)
            infos[i].stage = *stage;
    }
    current = made;
    down->pCreateInfos = infos;
}

void wd_gpuav_post_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                  const wd_CreateComputePipelines_args *down) {
    (void)down;
    VkResult result = creation_end(call, args, args->pPipelines, args->result, second_try_ComputePipelines);
    if (result != args->result)
        ((wd_CreateComputePipelines_args *)args)->result = result;
}

void wd_gpuav_pre_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                     wd_CreateRayTracingPipelinesKHR_args *down) {
    (void)args;
    uint32_t count = down->createInfoCount;
    if (!begins(call, count, down->pCreateInfos))
        return;
    if (down->deferredOperation) { // It may read the create infos long after this call.
        wd_gpuav_tell(call->data, WD_GPUAV_NOTICE_PIPELINE, NULL,
                      "%s: pipelines made by deferred operations are not instrumented.", call->name);
        return;
    }
    creation *made = creation_begin(call, count);
    VkRayTracingPipelineCreateInfoKHR *infos =
        wd_arena_copy(&call->scratch, down->pCreateInfos, count, sizeof(*infos));
    if (!made || !infos)
        return;
    for (uint32_t i = 0; i < count; i++) {
        if (infos[i].pLibraryInfo && infos[i].pLibraryInfo->libraryCount)
            continue;
        stage_list list = {infos[i].pNext, infos[i].flags,      infos[i].layout,
                           call->name,     infos[i].stageCount, infos[i].pStages};
        const VkPipelineShaderStageCreateInfo *stages = instrument_pipeline(made, i, &list);
        if (stages)
            infos[i].pStages = stages;
    }
    current = made;
    down->pCreateInfos = infos;
}

void wd_gpuav_post_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                      const wd_CreateRayTracingPipelinesKHR_args *down) {
    (void)down;
    VkResult result =
        creation_end(call, args, args->pPipelines, args->result, second_try_RayTracingPipelinesKHR);
    if (result != args->result)
        ((wd_CreateRayTracingPipelinesKHR_args *)args)->result = result;
}
