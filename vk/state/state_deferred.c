#include "vk/state/state_deferred.h"

#include <assert.h>

#include "vk/state/state_hooks.h"

// The application keeps the arguments of a deferred command readable until it knows of the operation's
// completion.
typedef struct deferred_operation {
    wd_state_object object;
    bool is_waiting; // Under the device's lock.
    wd_state_deferred_pipelines pipelines;
} deferred_operation;

static deferred_operation *find_operation(wd_state_device *device, VkDeferredOperationKHR handle) {
    return (deferred_operation *)wd_state_find(device, VK_OBJECT_TYPE_DEFERRED_OPERATION_KHR,
                                               WD_STATE_NON_DISPATCHABLE(handle));
}

WD_STATE_POST(CreateDeferredOperationKHR) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        wd_state_publish(wd_state_new_in_device(call->device->state, VK_OBJECT_TYPE_DEFERRED_OPERATION_KHR,
                                                WD_STATE_NON_DISPATCHABLE(*args->pDeferredOperation),
                                                sizeof(deferred_operation), NULL));
    }
}

void wd_state_defer_pipelines(wd_state_device *device, VkDeferredOperationKHR handle,
                              const wd_state_deferred_pipelines *pipelines) {
    assert(pipelines->track);
    deferred_operation *operation = find_operation(device, handle);
    if (!operation) {
        return;
    }
    pthread_mutex_lock(&device->lock);
    operation->is_waiting = true;
    operation->pipelines = *pipelines;
    pthread_mutex_unlock(&device->lock);
}

// complete tracks the results once. Several threads can observe the completion; none returns to the
// application, which then frees the arguments, while another one reads them.
static void complete(wd_state_device *device, VkDeferredOperationKHR handle) {
    deferred_operation *operation = find_operation(device, handle);
    if (!operation) {
        return;
    }
    pthread_mutex_lock(&device->lock);
    if (operation->is_waiting) {
        operation->is_waiting = false;
        const wd_state_deferred_pipelines *pipelines = &operation->pipelines;
        pipelines->track(device, pipelines->count, pipelines->infos, pipelines->pipelines);
    }
    pthread_mutex_unlock(&device->lock);
}

WD_STATE_POST(DeferredOperationJoinKHR) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        complete(call->device->state, args->operation);
    }
}

WD_STATE_POST(GetDeferredOperationResultKHR) {
    (void)down;
    if (args->result != VK_NOT_READY) {
        complete(call->device->state, args->operation);
    }
}
