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
    const void **twins;            // The same: the create info of a library's twin; NULL: it has none.
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
    const VkPipelineLibraryCreateInfoKHR *libraries; // NULL: none.
} stage_list;

// prepared is what takes the place of a stage list's members.
typedef struct prepared {
    VkPipelineLayout layout;
    const VkPipelineShaderStageCreateInfo *stages;
    const VkPipelineLibraryCreateInfoKHR *libraries;
} prepared;

static creation *creation_begin(wd_call *call, uint32_t num_pipelines) {
    creation *made = wd_arena_alloc_zero(&call->scratch, 1, sizeof(*made));
    if (!made)
        return NULL;
    made->device = call->data;
    made->arena = &call->scratch;
    made->num_pipelines = num_pipelines;
    made->pipelines = wd_arena_alloc_zero(&call->scratch, num_pipelines, sizeof(*made->pipelines));
    made->twins = wd_arena_alloc_zero(&call->scratch, num_pipelines, sizeof(*made->twins));
    return made->pipelines && made->twins ? made : NULL;
}

// Why a pipeline stays as it is.

static uint64_t flags_of(const stage_list *list) {
    const pipeline_create_flags2 *flags2 =
        wd_gpuav_chain_find(list->chain, (VkStructureType)STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2);
    return flags2 ? flags2->flags : list->flags;
}

// fits_layout tells whether pipeline and layout agree on where descriptors are.
static bool fits_layout(const stage_list *list, const wd_gpuav_layout *layout) {
    return layout->uses_descriptor_buffers == ((flags_of(list) & descriptor_buffer_flag) != 0);
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

// instrument_own fills the ids of the pipeline's own stages, and returns the stages to use; NULL: none is instrumented.
static const VkPipelineShaderStageCreateInfo *instrument_own(creation *made, const wd_gpuav_layout *layout,
                                                             const stage_list *list, uint32_t *ids) {
    VkPipelineShaderStageCreateInfo *stages =
        wd_arena_copy(made->arena, list->stages, list->num_stages, sizeof(*stages));
    bool any = false;
    for (uint32_t i = 0; stages && i < list->num_stages; i++) {
        ids[i] = instrument_stage(made, layout, &stages[i]);
        any |= ids[i] != 0;
    }
    return any ? stages : NULL;
}

// instrument_pipeline fills what to use instead of the list's members. False: the pipeline stays as it is.
static bool instrument_pipeline(creation *made, uint32_t index, const stage_list *list, prepared *used) {
    wd_gpuav_device *device = made->device;
    const wd_gpuav_layout *layout = find_layout(device, list->layout);
    const bool has_own = list->num_stages && list->stages;
    const bool has_libraries = list->libraries && list->libraries->libraryCount;
    if (!layout || !(has_own || has_libraries) || wd_gpuav_regions_failure(&device->regions) != VK_SUCCESS)
        return false;
    if (!fits_layout(list, layout)) {
        wd_gpuav_tell(device, WD_GPUAV_NOTICE_PIPELINE, NULL,
                      "%s: a pipeline is not instrumented, because either it or its layout is for descriptor "
                      "buffers, and not both.",
                      list->command);
        return false;
    }
    const uint32_t num_own = has_own ? list->num_stages : 0;
    const uint32_t num_ids = num_own + wd_gpuav_libraries_stages(device, list->libraries);
    wd_gpuav_pipeline *pipeline =
        wd_alloc_zero(&device->allocator, 1, sizeof(*pipeline) + num_ids * sizeof(pipeline->ids[0]));
    if (!pipeline)
        return false;
    *used = (prepared){.layout = layout->is_independent ? layout->handle : list->layout};
    if (has_own)
        used->stages = instrument_own(made, layout, list, pipeline->ids);
    if (has_libraries)
        used->libraries = wd_gpuav_libraries_use_twins(device, made->arena, layout, list->libraries,
                                                       list->command, pipeline->ids + num_own);
    if (!used->stages && !used->libraries) {
        wd_free(&device->allocator, pipeline);
        return false;
    }
    pipeline->device = device;
    pipeline->layout = layout;
    pipeline->num_ids = num_ids;
    made->pipelines[index] = pipeline;
    used->stages = used->stages ? used->stages : list->stages;
    used->libraries = used->libraries ? used->libraries : list->libraries;
    return true;
}

static void free_pipeline(wd_gpuav_pipeline *pipeline) {
    if (!pipeline)
        return;
    wd_gpuav_device *device = pipeline->device;
    if (pipeline->twin)
        device->vk->DestroyPipeline(device->handle, pipeline->twin, NULL);
    wd_free(&device->allocator, pipeline);
}

static void release_pipeline(wd_state_object *object, void *data) {
    (void)object;
    free_pipeline(data);
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
            free_pipeline(pipeline);
    }
}

// any_instrumented leaves out libraries, which the driver made as they are.
static bool any_instrumented(const creation *made) {
    for (uint32_t i = 0; i < made->num_pipelines; i++)
        if (made->pipelines[i] && !made->twins[i])
            return true;
    return false;
}

// make_twin makes one pipeline of the create info of a library's twin.
typedef VkResult (*make_twin)(wd_call *call, const void *args, const void *info, VkPipeline *twin);

// make_twins makes the twins of the libraries that were made.
static void make_twins(wd_call *call, creation *made, const void *args, const VkPipeline *pipelines,
                       make_twin make) {
    for (uint32_t i = 0; i < made->num_pipelines; i++) {
        wd_gpuav_pipeline *pipeline = made->pipelines[i];
        if (!pipeline || !made->twins[i])
            continue;
        VkResult result = pipelines[i] && make ? make(call, args, made->twins[i], &pipeline->twin)
                                               : VK_ERROR_INITIALIZATION_FAILED;
        if (result == VK_SUCCESS)
            continue;
        if (pipelines[i])
            wd_gpuav_tell(
                made->device, WD_GPUAV_NOTICE_DRIVER, NULL,
                "%s failed for a library with instrumented shaders (VkResult %d); pipelines are linked "
                "without.",
                call->name, result);
        pipeline->twin = VK_NULL_HANDLE;
        free_pipeline(pipeline);
        made->pipelines[i] = NULL;
    }
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
        free_pipeline(made->pipelines[i]);
        made->pipelines[i] = NULL;
        VkResult one = make(call, args, i);
        if (one != VK_SUCCESS)
            result = one;
    }
    return result;
}

// creation_end returns the result that the application is to see.
static VkResult creation_end(wd_call *call, const void *args, VkPipeline *pipelines, VkResult result,
                             second_try make, make_twin twin) {
    creation *made = current;
    current = NULL;
    if (!made)
        return result;
    make_twins(call, made, args, pipelines, twin);
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

#define MAKE_TWIN(Kind, Info)                                                                                \
    static VkResult make_twin_##Kind(wd_call *call, const void *data, const void *info, VkPipeline *twin) {  \
        wd_Create##Kind##_args one = *(const wd_Create##Kind##_args *)data;                                  \
        Info copy = *(const Info *)info;                                                                     \
        base_of(one.pPipelines, &copy.basePipelineHandle, &copy.basePipelineIndex);                          \
        one.createInfoCount = 1;                                                                             \
        one.pCreateInfos = &copy;                                                                            \
        one.pAllocator = NULL;                                                                               \
        one.pPipelines = twin;                                                                               \
        return create_one_##Kind(call->data, &one);                                                          \
    }
MAKE_TWIN(GraphicsPipelines, VkGraphicsPipelineCreateInfo)
MAKE_TWIN(RayTracingPipelinesKHR, VkRayTracingPipelineCreateInfoKHR)

// keep_info returns a copy of a create info that lives as long as the call.
static const void *keep_info(creation *made, uint32_t index, const void *info, size_t size) {
    const void *kept = wd_arena_copy(made->arena, info, 1, size);
    if (!kept) {
        free_pipeline(made->pipelines[index]);
        made->pipelines[index] = NULL;
    }
    return kept;
}

// has_graphics_stages tells whether the stages of a create info count: parts of libraries have them or not.
static bool has_graphics_stages(const VkGraphicsPipelineCreateInfo *info,
                                const VkPipelineLibraryCreateInfoKHR *libraries) {
    const VkGraphicsPipelineLibraryCreateInfoEXT *parts =
        wd_gpuav_chain_find(info->pNext, VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
    if (!parts)
        return !libraries || !libraries->libraryCount;
    return parts->flags & (VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT |
                           VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT);
}

// instrument_graphics changes `info` for the driver; of a library, it keeps what its twin is to be made of.
static void instrument_graphics(wd_call *call, creation *made, uint32_t index,
                                VkGraphicsPipelineCreateInfo *info) {
    const VkPipelineLibraryCreateInfoKHR *libraries =
        wd_gpuav_chain_find(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
    const bool has_stages = has_graphics_stages(info, libraries);
    const stage_list list = {info->pNext,
                             info->flags,
                             info->layout,
                             call->name,
                             has_stages ? info->stageCount : 0,
                             has_stages ? info->pStages : NULL,
                             libraries};
    prepared used;
    if (!instrument_pipeline(made, index, &list, &used))
        return;
    VkGraphicsPipelineCreateInfo changed = *info;
    changed.layout = used.layout;
    changed.pStages = has_stages ? used.stages : info->pStages;
    if (used.libraries != libraries)
        changed.pNext =
            wd_gpuav_chain_replace(made->arena, info->pNext, libraries, (VkBaseOutStructure *)used.libraries);
    if (!changed.pNext && info->pNext) { // Nothing of it can be used.
        free_pipeline(made->pipelines[index]);
        made->pipelines[index] = NULL;
    } else if (flags_of(&list) & library_flag) {
        made->twins[index] = keep_info(made, index, &changed, sizeof(changed));
    } else {
        *info = changed;
    }
}

// Group handles of a library can be asked for, and must be good for what is linked of it.
static const char group_handles_extension[] = "VK_EXT_pipeline_library_group_handles";

// instrument_rays is instrument_graphics for ray tracing.
static void instrument_rays(wd_call *call, creation *made, uint32_t index,
                            VkRayTracingPipelineCreateInfoKHR *info) {
    wd_gpuav_device *device = call->data;
    const stage_list list = {info->pNext,      info->flags,   info->layout,      call->name,
                             info->stageCount, info->pStages, info->pLibraryInfo};
    const bool is_library = flags_of(&list) & library_flag;
    if ((is_library || info->pLibraryInfo) &&
        wd_state_device_has_extension(device->chassis->state, group_handles_extension)) {
        wd_gpuav_tell(device, WD_GPUAV_NOTICE_PIPELINE, NULL,
                      "%s: libraries are not instrumented where %s is enabled.", call->name,
                      group_handles_extension);
        return;
    }
    prepared used;
    if (!instrument_pipeline(made, index, &list, &used))
        return;
    VkRayTracingPipelineCreateInfoKHR changed = *info;
    changed.layout = used.layout;
    changed.pStages = used.stages;
    changed.pLibraryInfo = used.libraries;
    if (is_library)
        made->twins[index] = keep_info(made, index, &changed, sizeof(changed));
    else
        *info = changed;
}

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
    for (uint32_t i = 0; i < count; i++)
        instrument_graphics(call, made, i, &infos[i]);
    current = made;
    down->pCreateInfos = infos;
}

void wd_gpuav_post_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                   const wd_CreateGraphicsPipelines_args *down) {
    (void)down;
    VkResult result = creation_end(call, args, args->pPipelines, args->result, second_try_GraphicsPipelines,
                                   make_twin_GraphicsPipelines);
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
        const stage_list list = {
            infos[i].pNext, infos[i].flags, infos[i].layout, call->name, 1, &infos[i].stage, NULL};
        prepared used;
        if (!instrument_pipeline(made, i, &list, &used))
            continue;
        infos[i].stage = *used.stages;
        infos[i].layout = used.layout;
    }
    current = made;
    down->pCreateInfos = infos;
}

void wd_gpuav_post_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                  const wd_CreateComputePipelines_args *down) {
    (void)down;
    VkResult result =
        creation_end(call, args, args->pPipelines, args->result, second_try_ComputePipelines, NULL);
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
    for (uint32_t i = 0; i < count; i++)
        instrument_rays(call, made, i, &infos[i]);
    current = made;
    down->pCreateInfos = infos;
}

void wd_gpuav_post_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                      const wd_CreateRayTracingPipelinesKHR_args *down) {
    (void)down;
    VkResult result = creation_end(call, args, args->pPipelines, args->result,
                                   second_try_RayTracingPipelinesKHR, make_twin_RayTracingPipelinesKHR);
    if (result != args->result)
        ((wd_CreateRayTracingPipelinesKHR_args *)args)->result = result;
}
