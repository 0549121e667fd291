// The phases of a call that creates pipelines.
#include <assert.h>

#include "vk/gpuav/runtime/pipelines/gpuav_originals.h"
#include "vk/gpuav/runtime/pipelines/gpuav_pipelines.h"

// The hooks of a call run on one thread, with no other creation between them, and wd_call has no member for the
// creation. So it is thread-local.
static _Thread_local wd_gpuav_creation *current;

void wd_gpuav_creation_report_no_memory(wd_gpuav_device *device) {
    wd_gpuav_report_once(
        &device->notices, WD_GPUAV_NOTICE_MEMORY, NULL,
        "There is no host memory: a pipeline, or a shader of a pipeline, is not instrumented.");
}

wd_gpuav_creation *wd_gpuav_creation_begin(wd_call *call, uint32_t count, const void *infos) {
    wd_gpuav_device *device = call->data;
    current = NULL;
    if (!device || !device->active || !count || !infos) {
        return NULL;
    }
    wd_gpuav_creation *creation = wd_arena_alloc_zero(&call->scratch, 1, sizeof(*creation));
    if (!creation) {
        wd_gpuav_creation_report_no_memory(device);
        return NULL;
    }
    creation->device = device;
    creation->arena = &call->scratch;
    creation->num_pipelines = count;
    creation->pipelines = wd_arena_alloc_zero(&call->scratch, count, sizeof(*creation->pipelines));
    creation->library_infos = wd_arena_alloc_zero(&call->scratch, count, sizeof(*creation->library_infos));
    current = creation->pipelines && creation->library_infos ? creation : NULL;
    if (!current) {
        wd_gpuav_creation_report_no_memory(device);
    }
    return current;
}

static void free_pipeline(wd_gpuav_pipeline *pipeline) {
    if (!pipeline) {
        return;
    }
    wd_gpuav_device *device = pipeline->device;
    if (pipeline->instrumented_library) {
        device->vk->DestroyPipeline(device->handle, pipeline->instrumented_library, NULL);
    }
    wd_gpuav_originals_release(pipeline->originals);
    wd_gpuav_host_checks_destroy(pipeline->host_checks);
    wd_state_unref((wd_state_object *)pipeline->linked_layout);
    wd_free(&device->allocator, pipeline);
}

static void release_pipeline(wd_state_object *object, void *data) {
    (void)object;
    free_pipeline(data);
}

void wd_gpuav_creation_skip(wd_gpuav_creation *creation, uint32_t index) {
    assert(index < creation->num_pipelines);
    free_pipeline(creation->pipelines[index]);
    creation->pipelines[index] = NULL;
}

wd_gpuav_creation *wd_gpuav_creation_current(void) {
    return current;
}

void wd_gpuav_creation_forget(void) {
    current = NULL;
}

void wd_gpuav_attach_pipeline(wd_state_object *state, wd_gpuav_pipeline *pipeline) {
    if (state) {
        wd_state_slot_set(state, WD_STATE_SLOT_GPUAV, pipeline, release_pipeline);
    } else {
        free_pipeline(pipeline);
    }
}

void wd_gpuav_creation_release_substitutes(wd_gpuav_creation *creation) {
    for (wd_gpuav_substitute *used = creation->substitutes; used; used = used->next) {
        if (used->module) {
            creation->device->vk->DestroyShaderModule(creation->device->handle, used->module, NULL);
        }
        wd_gpuav_shaders_release(creation->device->shaders, used->shader);
    }
    creation->substitutes = NULL;
}

// attach_pipelines stores the sub-states of the created pipelines.
static void attach_pipelines(wd_gpuav_creation *creation, const VkPipeline *pipelines) {
    for (uint32_t i = 0; i < creation->num_pipelines; i++) {
        wd_gpuav_pipeline *pipeline = creation->pipelines[i];
        if (!pipeline) {
            continue;
        }
        wd_state_pipeline *state =
            pipelines[i] ? wd_state_find_pipeline(creation->device->chassis->state, pipelines[i]) : NULL;
        wd_gpuav_attach_pipeline((wd_state_object *)state, pipeline);
    }
}

// any_instrumented ignores libraries: the driver created them unchanged.
static bool any_instrumented(const wd_gpuav_creation *creation) {
    for (uint32_t i = 0; i < creation->num_pipelines; i++) {
        if (creation->pipelines[i] && !creation->library_infos[i]) {
            return true;
        }
    }
    return false;
}

// create_libraries creates the instrumented libraries of the created libraries.
static void create_libraries(wd_call *call, wd_gpuav_creation *creation, const void *args,
                             const VkPipeline *pipelines, wd_gpuav_create_library create_library) {
    for (uint32_t i = 0; i < creation->num_pipelines; i++) {
        wd_gpuav_pipeline *pipeline = creation->pipelines[i];
        if (!pipeline || !creation->library_infos[i]) {
            continue;
        }
        VkResult result =
            pipelines[i] && create_library
                ? create_library(call, args, creation->library_infos[i], &pipeline->instrumented_library)
                : VK_ERROR_INITIALIZATION_FAILED;
        if (result == VK_SUCCESS) {
            continue;
        }
        if (pipelines[i]) {
            wd_gpuav_report_once(
                &creation->device->notices, WD_GPUAV_NOTICE_DRIVER, NULL,
                "%s: the driver refused a pipeline library with instrumented shaders (VkResult %d). "
                "Pipelines are linked from the application's library, which is not instrumented.",
                call->name, result);
        }
        pipeline->instrumented_library = VK_NULL_HANDLE;
        wd_gpuav_creation_skip(creation, i);
    }
}

// create_originals creates the refused pipelines without instrumentation. Returns the result for the application.
static VkResult create_originals(wd_call *call, wd_gpuav_creation *creation, const void *args,
                                 VkPipeline *pipelines, VkResult result,
                                 wd_gpuav_create_original create_original) {
    wd_gpuav_report_once(
        &creation->device->notices, WD_GPUAV_NOTICE_DRIVER, NULL,
        "%s: the driver refused pipelines with instrumented shaders (VkResult %d). They are created again "
        "without instrumentation.",
        call->name, result);
    result = VK_SUCCESS;
    for (uint32_t i = 0; i < creation->num_pipelines; i++) {
        if (pipelines[i]) {
            continue;
        }
        wd_gpuav_creation_skip(creation, i);
        VkResult one = create_original(call, args, i);
        if (one != VK_SUCCESS) {
            result = one;
        }
    }
    return result;
}

VkResult wd_gpuav_creation_amend(wd_call *call, const void *args, VkPipeline *pipelines, VkResult result,
                                 wd_gpuav_create_original create_original,
                                 wd_gpuav_create_library create_library) {
    wd_gpuav_creation *creation = current;
    if (!creation) {
        return result;
    }
    create_libraries(call, creation, args, pipelines, create_library);
    wd_gpuav_creation_release_substitutes(creation);
    if (result < 0 && result != VK_ERROR_DEVICE_LOST && any_instrumented(creation)) {
        result = create_originals(call, creation, args, pipelines, result, create_original);
    }
    return result;
}

void wd_gpuav_creation_end(const VkPipeline *pipelines) {
    if (current) {
        attach_pipelines(current, pipelines);
    }
    current = NULL;
}
