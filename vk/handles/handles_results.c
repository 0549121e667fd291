// Handles that a command returned get a number; those that it destroyed lose theirs.
#include <string.h>

#include "vk/handles/handles_internal.h"
#include "vk/registry/handle_walk.h"

static bool is_query(wd_command command) {
    return strncmp(wd_command_get(command)->name, "vkGet", strlen("vkGet")) == 0;
}

static uint64_t number_of(const void *handle) {
    uint64_t number;
    memcpy(&number, handle, sizeof number);
    return number;
}

// parent_of returns the entry below which the handles that a command returns belong.
static uint64_t parent_of(const wd_handle_call *call, const void *args) {
    switch ((int)call->command) {
    case WD_COMMAND_AllocateDescriptorSets:
        return number_of(&((const wd_AllocateDescriptorSets_args *)args)->pAllocateInfo->descriptorPool);
    case WD_COMMAND_GetSwapchainImagesKHR:
        return number_of(&((const wd_GetSwapchainImagesKHR_args *)args)->swapchain);
    default:
        return call->root->number;
    }
}

typedef struct wrapping {
    const wd_handle_call *call;
    const void *args;
    uint64_t parent;
} wrapping;

// wrap replaces the driver's handle by a number. If there is no number left, the application gets the driver's handle,
// which later calls pass down unchanged.
static bool wrap(void *user, const wd_walk_handle *handle) {
    const wrapping *at = user;
    if (handle->flags & WD_WALK_DISPATCHABLE) {
        return true;
    }
    uint64_t number;
    if (is_query(at->call->command)) {
        number = wd_handle_ids_find_or_add(handle->handle, (uint32_t)handle->type, at->parent);
    } else {
        void *data = NULL;
        if (at->call->command == WD_COMMAND_CreateDescriptorUpdateTemplate) {
            data = wd_handles_copy_template(
                ((const wd_CreateDescriptorUpdateTemplate_args *)at->args)->pCreateInfo);
        }
        number = wd_handle_ids_add(handle->handle, (uint32_t)handle->type, at->parent, data);
        if (!number) {
            const wd_allocator heap = wd_allocator_default();
            wd_free(&heap, data);
        }
    }
    if (number) {
        memcpy((void *)(uintptr_t)handle->address, &number, sizeof number);
    }
    return true;
}

// first_number returns the first handle among the parameters that can be wrapped: of vkDestroy... the one that is
// destroyed.
static uint64_t first_number(wd_command command, const void *args) {
    const wd_walk_command *entry = wd_walk_get_command(command);
    for (uint32_t i = 0; i < entry->num_steps; i++) {
        const wd_walk_step *step = wd_walk_get_step(entry->first_step + i);
        if (step->kind == WD_WALK_HANDLE && step->shape == WD_WALK_VALUE &&
            !(step->flags & WD_WALK_DISPATCHABLE)) {
            return number_of((const char *)args + step->offset);
        }
    }
    return 0;
}

static void forget_sets(const wd_FreeDescriptorSets_args *args) {
    for (uint32_t i = 0; args->pDescriptorSets && i < args->descriptorSetCount; i++) {
        wd_handle_ids_remove(number_of(&args->pDescriptorSets[i]));
    }
}

static void forget(const wd_handle_call *call, const void *args) {
    switch ((int)call->command) {
    case WD_COMMAND_FreeDescriptorSets:
        forget_sets(args);
        break;
    case WD_COMMAND_ResetDescriptorPool:
        wd_handle_ids_remove_children(
            number_of(&((const wd_ResetDescriptorPool_args *)args)->descriptorPool));
        break;
    case WD_COMMAND_FreeCommandBuffers:
        break;
    default:
        if (wd_command_get(call->command)->is_destroy) {
            wd_handle_ids_remove(first_number(call->command, args));
        }
    }
}

void wd_handle_call_end(wd_handle_call *call, const void *args, bool succeeded) {
    if (call->root->number && succeeded) {
        forget(call, args);
        wrapping at = {call, args, parent_of(call, args)};
        wd_walk_outputs(call->command, args, &(wd_walk_visitor){.visit = wrap, .user = &at});
    }
    wd_arena_finish(&call->arena);
}
