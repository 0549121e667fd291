// The life of a call that makes pipelines: what is known of them before and after the driver made them.
#include "vk/gpuav/runtime/gpuav_pipelines.h"

// The call has no place for it, and its hooks run on one thread with no other creation in between, hence thread-local.
static _Thread_local wd_gpuav_creation *current;

void wd_gpuav_creation_no_memory(wd_gpuav_device *device) {
    wd_gpuav_report_once(
        device, WD_GPUAV_NOTICE_MEMORY, NULL,
        "There is no host memory: a pipeline, or a shader of a pipeline, is not instrumented.");
}

wd_gpuav_creation *wd_gpuav_creation_begin(wd_call *call, uint32_t count, const void *infos) {
    wd_gpuav_device *device = call->data;
    current = NULL;
    if (!device || !device->active || !count || !infos)
        return NULL;
    wd_gpuav_creation *made = wd_arena_alloc_zero(&call->scratch, 1, sizeof(*made));
    if (!made) {
        wd_gpuav_creation_no_memory(device);
        return NULL;
    }
    made->device = device;
    made->arena = &call->scratch;
    made->num_pipelines = count;
    made->pipelines = wd_arena_alloc_zero(&call->scratch, count, sizeof(*made->pipelines));
    made->twins = wd_arena_alloc_zero(&call->scratch, count, sizeof(*made->twins));
    current = made->pipelines && made->twins ? made : NULL;
    if (!current)
        wd_gpuav_creation_no_memory(device);
    return current;
}

static void free_pipeline(wd_gpuav_pipeline *pipeline) {
    if (!pipeline)
        return;
    wd_gpuav_device *device = pipeline->device;
    if (pipeline->twin)
        device->vk->DestroyPipeline(device->handle, pipeline->twin, NULL);
    wd_state_unref((wd_state_object *)pipeline->linked_layout);
    wd_free(&device->allocator, pipeline);
}

static void release_pipeline(wd_state_object *object, void *data) {
    (void)object;
    free_pipeline(data);
}

void wd_gpuav_creation_leave(wd_gpuav_creation *made, uint32_t index) {
    free_pipeline(made->pipelines[index]);
    made->pipelines[index] = NULL;
}

static void drop_substitutes(wd_gpuav_creation *made) {
    for (wd_gpuav_substitute *used = made->substitutes; used; used = used->next) {
        if (used->module)
            made->device->vk->DestroyShaderModule(made->device->handle, used->module, NULL);
        wd_gpuav_shaders_release(&made->device->shaders, used->shader);
    }
}

// attach hangs what was prepared on the state of the pipelines that were made.
static void attach(wd_gpuav_creation *made, const VkPipeline *pipelines) {
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
static bool any_instrumented(const wd_gpuav_creation *made) {
    for (uint32_t i = 0; i < made->num_pipelines; i++)
        if (made->pipelines[i] && !made->twins[i])
            return true;
    return false;
}

// make_twins makes the twins of the libraries that were made.
static void make_twins(wd_call *call, wd_gpuav_creation *made, const void *args, const VkPipeline *pipelines,
                       wd_gpuav_make_twin make) {
    for (uint32_t i = 0; i < made->num_pipelines; i++) {
        wd_gpuav_pipeline *pipeline = made->pipelines[i];
        if (!pipeline || !made->twins[i])
            continue;
        VkResult result = pipelines[i] && make ? make(call, args, made->twins[i], &pipeline->twin)
                                               : VK_ERROR_INITIALIZATION_FAILED;
        if (result == VK_SUCCESS)
            continue;
        if (pipelines[i])
            wd_gpuav_report_once(made->device, WD_GPUAV_NOTICE_DRIVER, NULL,
                                 "%s: the driver refused a pipeline library with instrumented shaders "
                                 "(VkResult %d). Pipelines are "
                                 "linked from the application's library, which is not instrumented.",
                                 call->name, result);
        pipeline->twin = VK_NULL_HANDLE;
        wd_gpuav_creation_leave(made, i);
    }
}

// try_again makes what the driver refused without instrumentation. It returns what the application is to see.
static VkResult try_again(wd_call *call, wd_gpuav_creation *made, const void *args, VkPipeline *pipelines,
                          VkResult result, wd_gpuav_second_try make) {
    wd_gpuav_report_once(
        made->device, WD_GPUAV_NOTICE_DRIVER, NULL,
        "%s: the driver refused pipelines with instrumented shaders (VkResult %d). They are created again "
        "without instrumentation.",
        call->name, result);
    result = VK_SUCCESS;
    for (uint32_t i = 0; i < made->num_pipelines; i++) {
        if (pipelines[i])
            continue;
        wd_gpuav_creation_leave(made, i);
        VkResult one = make(call, args, i);
        if (one != VK_SUCCESS)
            result = one;
    }
    return result;
}

VkResult wd_gpuav_creation_amend(wd_call *call, const void *args, VkPipeline *pipelines, VkResult result,
                                 wd_gpuav_second_try make, wd_gpuav_make_twin twin) {
    wd_gpuav_creation *made = current;
    if (!made)
        return result;
    make_twins(call, made, args, pipelines, twin);
    drop_substitutes(made);
    if (result < 0 && result != VK_ERROR_DEVICE_LOST && any_instrumented(made))
        result = try_again(call, made, args, pipelines, result, make);
    return result;
}

void wd_gpuav_creation_end(const VkPipeline *pipelines) {
    if (current)
        attach(current, pipelines);
    current = NULL;
}
