#include "vk/image_layouts/image_layouts.h"

#include "vk/image_layouts/image_layouts_internal.h"
#include "vk/state/state_barriers.h"
#include "vk/state/state_unknown.h"

// Life

static void reset_command_buffer(void *user, wd_state_command_buffer *command_buffer) {
    (void)user;
    wd_recorded_layouts *recorded = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_LAYOUTS);
    if (recorded) {
        wd_layouts_reset_recording(recorded);
    }
}

// has_several_devices returns whether images can have another layout on each physical device.
static bool has_several_devices(const VkDeviceCreateInfo *info) {
    const VkBaseInStructure *chained = info->pNext;
    while (chained && chained->sType != VK_STRUCTURE_TYPE_DEVICE_GROUP_DEVICE_CREATE_INFO) {
        chained = chained->pNext;
    }
    return chained && ((const VkDeviceGroupDeviceCreateInfo *)chained)->physicalDeviceCount > 1;
}

static wd_status create_device(wd_chassis_device *chassis, void *instance_data,
                               const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                               void **data) {
    (void)instance_data;
    (void)down;
    wd_image_layouts *layouts = wd_alloc_zero(&chassis->allocator, 1, sizeof *layouts);
    if (!layouts || !chassis->state) {
        wd_free(&chassis->allocator, layouts);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    layouts->allocator = chassis->allocator;
    layouts->state = chassis->state;
    layouts->has_slices = wd_state_device_has_extension(chassis->state, "VK_KHR_maintenance9");
    layouts->num_missed = wd_state_device_num_missed(chassis->state);
    layouts->is_untracked = has_several_devices(create_info);
    const wd_state_observer observer = {
        .submitted = wd_layouts_submitted, .command_buffer_reset = reset_command_buffer, .user = layouts};
    const wd_status status = wd_state_add_observer(chassis->state, &observer);
    if (status != WD_OK) {
        wd_free(&chassis->allocator, layouts);
        return status;
    }
    wd_mutex_init(&layouts->lock);
    wd_mutex_init(&layouts->shaders_lock);
    wd_state_slot_set(wd_state_device_object(chassis->state), WD_STATE_SLOT_LAYOUTS, layouts, NULL);
    *data = layouts;
    return WD_OK;
}

static void destroy_device(void *data) {
    wd_image_layouts *layouts = data;
    if (!layouts) {
        return;
    }
    wd_state_remove_observer(layouts->state, layouts);
    wd_state_slot_set(wd_state_device_object(layouts->state), WD_STATE_SLOT_LAYOUTS, NULL, NULL);
    wd_state_release_slots(layouts->state, WD_STATE_SLOT_LAYOUTS);
    wd_mutex_finish(&layouts->shaders_lock);
    wd_mutex_finish(&layouts->lock);
    const wd_allocator allocator = layouts->allocator;
    wd_free(&allocator, layouts);
}

wd_image_layouts *wd_image_layouts_of(const wd_state_device *device) {
    return device
               ? wd_state_slot_get(wd_state_device_object((wd_state_device *)device), WD_STATE_SLOT_LAYOUTS)
               : NULL;
}

bool wd_image_descriptors_claim(wd_image_layouts *layouts) {
    const bool is_free = !layouts->has_descriptor_reporter;
    layouts->has_descriptor_reporter = true;
    return is_free;
}

bool wd_image_descriptors_are_claimed(const wd_image_layouts *layouts) {
    return layouts->has_descriptor_reporter;
}

// Unknown commands

// A command of a queue is counted by vk/state as a submission that was missed; so are those of devices that may submit.
static void unknown_command(wd_call *call, const void *handle) {
    wd_image_layouts *layouts = call->data;
    wd_state_object *object = layouts ? wd_state_find_dispatchable(layouts->state, handle) : NULL;
    if (object && object->type == VK_OBJECT_TYPE_COMMAND_BUFFER) {
        wd_recorded_layouts *recorded = wd_layouts_recording(layouts, (wd_state_command_buffer *)object);
        if (recorded) {
            recorded->is_unknown = true;
            recorded->epoch++;
        }
    } else if (layouts) {
        wd_layouts_forget(layouts);
    }
}

// Images

// is_harmless returns whether a struct that extends VkImageCreateInfo does not let others share the image or its
// layout.
static bool is_harmless(const VkBaseInStructure *chained) {
    switch ((int)chained->sType) {
    case VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO:
    case VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO:
    case VK_STRUCTURE_TYPE_IMAGE_COMPRESSION_CONTROL_EXT:
    case VK_STRUCTURE_TYPE_DEDICATED_ALLOCATION_IMAGE_CREATE_INFO_NV:
        return true;
    case VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO:
        return !((const VkExternalMemoryImageCreateInfo *)chained)->handleTypes;
    default:
        return false;
    }
}

static bool can_be_known(const wd_image_layouts *layouts, const VkImageCreateInfo *info) {
    const VkImageCreateFlags shared =
        VK_IMAGE_CREATE_ALIAS_BIT | VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_PROTECTED_BIT;
    bool is_known = !(info->flags & shared);
    for (const VkBaseInStructure *next = info->pNext; next; next = next->pNext) {
        is_known &= is_harmless(next);
    }
    return is_known && !(layouts->has_slices && info->imageType == VK_IMAGE_TYPE_3D);
}

static void release_image(wd_state_object *object, void *data) {
    (void)object;
    wd_tracked_image *tracked = data;
    const wd_allocator allocator = tracked->layouts->allocator;
    wd_layout_map_finish(&tracked->map);
    wd_free(&allocator, tracked);
}

// The sub-state of images from vkCreateImage whose layouts cannot be known.
static wd_tracked_image not_tracked;

static wd_tracked_image *new_tracked(wd_image_layouts *layouts, const wd_state_image *image,
                                     wd_command command) {
    wd_layout_shape shape;
    wd_tracked_image *tracked =
        wd_layout_shape_init(&shape, image) ? wd_alloc_zero(&layouts->allocator, 1, sizeof *tracked) : NULL;
    if (tracked) {
        tracked->layouts = layouts;
        tracked->shape = shape;
        wd_layout_map_init(&tracked->map, layouts->allocator, wd_layout_word(image->initial_layout, command));
    }
    return tracked;
}

// track_image makes the sub-state of an image that has none. The image had its initial layout, until all layouts became
// unknown.
static wd_tracked_image *track_image(wd_image_layouts *layouts, const wd_state_image *image,
                                     wd_command command) {
    wd_state_object *object = (wd_state_object *)&image->object;
    wd_tracked_image *made = new_tracked(layouts, image, command);
    if (!made) {
        return NULL;
    }
    wd_mutex_lock(&layouts->lock);
    wd_tracked_image *there = wd_state_slot_get(object, WD_STATE_SLOT_LAYOUTS);
    if (!there) {
        made->epoch = object->id > layouts->forgotten_at ? layouts->epoch : 0;
        wd_state_slot_set(object, WD_STATE_SLOT_LAYOUTS, made, release_image);
    }
    wd_mutex_unlock(&layouts->lock);
    if (there) {
        release_image(object, made);
    }
    return there ? there : made;
}

wd_tracked_image *wd_layouts_find_tracked(wd_image_layouts *layouts, const wd_state_image *image) {
    wd_tracked_image *tracked = wd_state_slot_get(&image->object, WD_STATE_SLOT_LAYOUTS);
    if (!tracked && !image->swapchain) {
        tracked = track_image(layouts, image, WD_COMMAND_CreateImage);
    }
    return tracked == &not_tracked ? NULL : tracked;
}

// Most images are tracked from their first use on.
static void post_create_image(wd_call *call, const wd_CreateImage_args *args,
                              const wd_CreateImage_args *down) {
    (void)down;
    const wd_image_layouts *layouts = call->data;
    if (args->result != VK_SUCCESS || can_be_known(layouts, args->pCreateInfo)) {
        return;
    }
    wd_state_image *image = wd_state_find_image(layouts->state, *args->pImage);
    if (image) {
        wd_state_slot_set(&image->object, WD_STATE_SLOT_LAYOUTS, &not_tracked, NULL);
    }
}

// The layout of a shared presentable image can be any.
static bool is_shared(const wd_state_image *image) {
    const VkPresentModeKHR mode =
        image->swapchain ? image->swapchain->create_info.presentMode : VK_PRESENT_MODE_FIFO_KHR;
    return mode == VK_PRESENT_MODE_SHARED_DEMAND_REFRESH_KHR ||
           mode == VK_PRESENT_MODE_SHARED_CONTINUOUS_REFRESH_KHR;
}

static void post_get_swapchain_images(wd_call *call, const wd_GetSwapchainImagesKHR_args *args,
                                      const wd_GetSwapchainImagesKHR_args *down) {
    (void)down;
    wd_image_layouts *layouts = call->data;
    if (!args->pSwapchainImages || (args->result != VK_SUCCESS && args->result != VK_INCOMPLETE)) {
        return;
    }
    for (uint32_t i = 0; i < *args->pSwapchainImageCount; i++) {
        wd_state_image *image = wd_state_find_image(layouts->state, args->pSwapchainImages[i]);
        if (image && !is_shared(image) && !wd_state_slot_get(&image->object, WD_STATE_SLOT_LAYOUTS)) {
            (void)track_image(layouts, image, call->command);
        }
    }
}

static bool has_own_memory(const wd_state_image *image) {
    bool has_memory = false, is_external = false;
    for (size_t i = 0; i < sizeof image->bindings / sizeof *image->bindings; i++) {
        const wd_state_memory *memory = image->bindings[i].memory;
        has_memory |= memory != NULL;
        is_external |= memory && memory->is_external;
    }
    return has_memory && !is_external;
}

// note_alias notes the swapchain whose memory an image is bound to: its images share their layouts with others.
static void note_alias(wd_image_layouts *layouts, const VkBindImageMemoryInfo *info) {
    const VkBaseInStructure *chained = info->pNext;
    while (chained && chained->sType != VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_SWAPCHAIN_INFO_KHR) {
        chained = chained->pNext;
    }
    wd_state_swapchain *swapchain =
        chained ? wd_state_find_swapchain(layouts->state,
                                          ((const VkBindImageMemorySwapchainInfoKHR *)chained)->swapchain)
                : NULL;
    wd_mutex_lock(&layouts->lock);
    if (swapchain && !wd_state_slot_get(&swapchain->object, WD_STATE_SLOT_LAYOUTS)) {
        wd_state_slot_set(&swapchain->object, WD_STATE_SLOT_LAYOUTS, layouts, NULL);
    }
    wd_mutex_unlock(&layouts->lock);
}

// bound makes the layout of an image unknown forever if others can write its memory.
static void bound(wd_image_layouts *layouts, VkImage handle) {
    const wd_state_image *image = wd_state_find_image(layouts->state, handle);
    wd_tracked_image *tracked =
        image && !has_own_memory(image) ? wd_layouts_find_tracked(layouts, image) : NULL;
    if (tracked) {
        wd_mutex_lock(&layouts->lock);
        tracked->is_untrackable = true;
        wd_mutex_unlock(&layouts->lock);
    }
}

static void post_bind(wd_call *call, const wd_BindImageMemory_args *args,
                      const wd_BindImageMemory_args *down) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        bound(call->data, args->image);
    }
}

static void post_bind2(wd_call *call, const wd_BindImageMemory2_args *args,
                       const wd_BindImageMemory2_args *down) {
    (void)down;
    for (uint32_t i = 0; i < args->bindInfoCount; i++) {
        bound(call->data, args->pBindInfos[i].image);
        note_alias(call->data, &args->pBindInfos[i]);
    }
}

#if defined(VK_VERSION_1_4) || defined(VK_EXT_host_image_copy)
#ifdef VK_VERSION_1_4
#define TRANSITION TransitionImageLayout
#define TRANSITION_ARGS wd_TransitionImageLayout_args
#else
#define TRANSITION TransitionImageLayoutEXT
#define TRANSITION_ARGS wd_TransitionImageLayoutEXT_args
#endif
static void post_transition(wd_call *call, const TRANSITION_ARGS *args, const TRANSITION_ARGS *down) {
    (void)down;
    wd_image_layouts *layouts = call->data;
    for (uint32_t i = 0; args->result == VK_SUCCESS && i < args->transitionCount; i++) {
        const wd_state_image *image = wd_state_find_image(layouts->state, args->pTransitions[i].image);
        if (image) {
            wd_layouts_transition_by_host(layouts, image, &args->pTransitions[i].subresourceRange,
                                          wd_layout_word(args->pTransitions[i].newLayout, call->command));
        }
    }
}
#endif

// Submissions. vk/state, whose hooks run before, passes them to the observer.

#define SUBMIT_HOOKS(Command)                                                                                \
    static void pre_##Command(wd_call *call, const wd_##Command##_args *args, wd_##Command##_args *down) {   \
        (void)down;                                                                                          \
        wd_image_layouts *layouts = call->data;                                                              \
        wd_layouts_begin_submit(layouts, wd_state_find_queue(layouts->state, args->queue));                  \
    }                                                                                                        \
    static void post_##Command(wd_call *call, const wd_##Command##_args *args,                               \
                               const wd_##Command##_args *down) {                                            \
        (void)down;                                                                                          \
        wd_image_layouts *layouts = call->data;                                                              \
        wd_layouts_end_submit(layouts, wd_state_find_queue(layouts->state, args->queue));                    \
    }
SUBMIT_HOOKS(QueueSubmit)
SUBMIT_HOOKS(QueueSubmit2)

// Barriers

// families_word returns the word after a barrier: unknown after the release of ownership.
static uint32_t families_word(const wd_state_command_buffer *command_buffer, uint32_t source, uint32_t target,
                              uint32_t word) {
    if (source == target) {
        return word;
    }
    const wd_state_command_pool *pool = wd_state_command_buffer_pool(command_buffer);
    return pool && pool->queue_family == target ? word : WD_LAYOUT_UNKNOWN;
}

static void apply_barrier(wd_call *call, wd_state_command_buffer *command_buffer,
                          const wd_state_barrier *barrier) {
    wd_image_layouts *layouts = call->data;
    if (barrier->old_layout == barrier->new_layout) {
        return; // No transition; the layouts of a transfer of ownership are ignored, too.
    }
    const wd_state_image *image = wd_state_find_image(layouts->state, barrier->image);
    if (image) {
        wd_layouts_set(layouts, command_buffer, image, &barrier->range,
                       families_word(command_buffer, barrier->src_family, barrier->dst_family,
                                     wd_layout_word(barrier->new_layout, call->command)));
    }
}

static void apply_barriers(wd_call *call, VkCommandBuffer handle, wd_state_barriers barriers) {
    const wd_image_layouts *layouts = call->data;
    const uint32_t count = barriers.num[WD_STATE_BARRIER_IMAGE];
    wd_state_command_buffer *command_buffer =
        count ? wd_state_find_command_buffer(layouts->state, handle) : NULL;
    for (uint32_t i = 0; command_buffer && i < count; i++) {
        const wd_state_barrier barrier = wd_state_barriers_get(&barriers, WD_STATE_BARRIER_IMAGE, i);
        apply_barrier(call, command_buffer, &barrier);
    }
}

// HOOK defines a post_record hook of a command.
#define HOOK(Command)                                                                                        \
    static void post_##Command(wd_call *call, const wd_##Command##_args *args,                               \
                               const wd_##Command##_args *down)

HOOK(CmdPipelineBarrier) {
    (void)down;
    apply_barriers(call, args->commandBuffer, WD_STATE_BARRIERS_OF(args, 0));
}

// wait_for_host makes layouts unknown if a wait for events may wait for the host, which may transition images before it
// sets the event.
static void wait_for_host(const wd_call *call, VkCommandBuffer handle, bool may_wait) {
    wd_image_layouts *layouts = call->data;
    wd_state_command_buffer *command_buffer =
        may_wait ? wd_state_find_command_buffer(layouts->state, handle) : NULL;
    if (command_buffer) {
        wd_layouts_forget_before(layouts, command_buffer);
    }
}

// may_wait_for_host returns whether the first scope of a dependency has the host, or nothing.
static bool may_wait_for_host(const VkDependencyInfo *info) {
    const wd_state_barriers barriers = wd_state_barriers_of_info(info);
    const VkPipelineStageFlags2 stages = wd_state_barriers_stages(&barriers).src;
    return !stages || stages & VK_PIPELINE_STAGE_2_HOST_BIT;
}

HOOK(CmdWaitEvents) {
    (void)down;
    wait_for_host(call, args->commandBuffer, args->srcStageMask & VK_PIPELINE_STAGE_HOST_BIT);
    apply_barriers(call, args->commandBuffer, WD_STATE_BARRIERS_OF(args, 0));
}

HOOK(CmdPipelineBarrier2) {
    (void)down;
    apply_barriers(call, args->commandBuffer, wd_state_barriers_of_info(args->pDependencyInfo));
}

HOOK(CmdWaitEvents2) {
    (void)down;
    const uint32_t count = args->pDependencyInfos ? args->eventCount : 0;
    bool may_wait = false;
    for (uint32_t i = 0; i < count; i++) {
        may_wait |= may_wait_for_host(&args->pDependencyInfos[i]);
    }
    wait_for_host(call, args->commandBuffer, may_wait);
    for (uint32_t i = 0; i < count; i++) {
        apply_barriers(call, args->commandBuffer, wd_state_barriers_of_info(&args->pDependencyInfos[i]));
    }
}

// Render passes and secondary command buffers

static wd_state_command_buffer *recorded_to(const wd_call *call, VkCommandBuffer handle) {
    return wd_state_find_command_buffer(((const wd_image_layouts *)call->data)->state, handle);
}

static void begin_pass(wd_call *call, VkCommandBuffer handle, const VkRenderPassBeginInfo *info) {
    wd_state_command_buffer *command_buffer = recorded_to(call, handle);
    if (command_buffer && info) {
        wd_layouts_begin_pass(call->data, command_buffer, info, call->command);
    }
}

HOOK(CmdBeginRenderPass) {
    (void)down;
    begin_pass(call, args->commandBuffer, args->pRenderPassBegin);
}

HOOK(CmdBeginRenderPass2) {
    (void)down;
    begin_pass(call, args->commandBuffer, args->pRenderPassBegin);
}

#define PASS_HOOK(Command, function)                                                                         \
    HOOK(Command) {                                                                                          \
        (void)down;                                                                                          \
        wd_state_command_buffer *command_buffer = recorded_to(call, args->commandBuffer);                    \
        if (command_buffer) {                                                                                \
            function(call->data, command_buffer, call->command);                                             \
        }                                                                                                    \
    }
PASS_HOOK(CmdNextSubpass, wd_layouts_next_subpass)
PASS_HOOK(CmdNextSubpass2, wd_layouts_next_subpass)
PASS_HOOK(CmdEndRenderPass, wd_layouts_end_pass)
PASS_HOOK(CmdEndRenderPass2, wd_layouts_end_pass)

HOOK(CmdExecuteCommands) {
    (void)down;
    wd_image_layouts *layouts = call->data;
    wd_state_command_buffer *command_buffer = recorded_to(call, args->commandBuffer);
    for (uint32_t i = 0; command_buffer && i < args->commandBufferCount; i++) {
        wd_state_command_buffer *secondary = recorded_to(call, args->pCommandBuffers[i]);
        if (secondary) {
            wd_layouts_execute(layouts, command_buffer, secondary);
        } else {
            unknown_command(call, args->commandBuffer);
        }
    }
}

#define POST(Command) .Command = {.post_record = post_##Command}

// clang-format off
const wd_validator wd_image_layouts_validator = {
    .name = "image layouts",
    .create_device = create_device,
    .destroy_device = destroy_device,
    .reads_command_buffers = true,
    .checks_arguments_only = true, // Commands that it follows may change more than layouts.
    .unknown_command = unknown_command,
    .hooks = {
        .CreateImage = {.post_record = post_create_image},
        .GetSwapchainImagesKHR = {.post_record = post_get_swapchain_images},
        .BindImageMemory = {.post_record = post_bind},
        .BindImageMemory2 = {.post_record = post_bind2},
#ifdef TRANSITION
        .TRANSITION = {.post_record = post_transition},
#endif
        .QueueSubmit = {.pre_record = pre_QueueSubmit, .post_record = post_QueueSubmit},
        .QueueSubmit2 = {.pre_record = pre_QueueSubmit2, .post_record = post_QueueSubmit2},
        POST(CmdPipelineBarrier),
        POST(CmdPipelineBarrier2),
        POST(CmdWaitEvents),
        POST(CmdWaitEvents2),
        POST(CmdBeginRenderPass),
        POST(CmdBeginRenderPass2),
        POST(CmdNextSubpass),
        POST(CmdNextSubpass2),
        POST(CmdEndRenderPass),
        POST(CmdEndRenderPass2),
        POST(CmdExecuteCommands),
    },
};
// clang-format on
