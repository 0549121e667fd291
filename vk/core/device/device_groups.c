// Device groups: masks of physical devices, and flags that need several of them.
#include <stdio.h>

#include "vk/core/core_internal.h"

// --- Valid masks

// mask is one that the application passes.
typedef struct mask {
    const wd_core_frame *frame;
    const char *owner; // NULL: the command.
    const char *label;
    uint64_t index;
    uint32_t value;
} mask;

static void report_mask(wd_core_check *c, const mask *passed, uint32_t rule, uint32_t allowed,
                        const char *of) {
    wd_core_message m;
    char text[32];
    if (passed->value & ~allowed && wd_core_begin_rule(&m, c, passed->frame, passed->owner, rule)) {
        m.indices[0] = passed->index;
        snprintf(text, sizeof text, "0x%x", passed->value);
        wd_core_word(&m, passed->label, text);
        snprintf(text, sizeof text, "0x%x", allowed);
        wd_core_word(&m, of, text);
        wd_core_end(&m);
    }
}

static void check_valid(wd_core_check *c, const mask *passed, uint32_t rule) {
    if (c->state) {
        report_mask(c, passed, rule, wd_state_device_mask(c->state), "the mask of all physical devices");
    }
}

// check_initial compares with the mask with which the recording began, where that one is valid.
static void check_initial(wd_core_check *c, const mask *passed, uint32_t rule) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    if (command_buffer && wd_core_is_recording_known(command_buffer) &&
        !(passed->value & ~wd_state_device_mask(c->state))) {
        report_mask(c, passed, rule, command_buffer->initial_device_mask,
                    "the mask with which the recording began");
    }
}

WD_CORE_CHECK(device_groups, AllocateMemory) {
    static const wd_core_frame outer = WD_CORE_POINTER(NULL, "pAllocateInfo");
    static const wd_core_frame frame = WD_CORE_MEMBER(&outer, "<VkMemoryAllocateFlagsInfo>");
    const VkMemoryAllocateFlagsInfo *info =
        wd_core_chained(s->pAllocateInfo->pNext, VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
    if (info && info->flags & VK_MEMORY_ALLOCATE_DEVICE_MASK_BIT) {
        check_valid(
            c, &(mask){&frame, "VkMemoryAllocateFlagsInfo", "deviceMask", WD_CORE_NO_INDEX, info->deviceMask},
            WD_CORE_RULE(00675));
    }
}

WD_CORE_CHECK(device_groups, AcquireNextImage2KHR) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pAcquireInfo");
    check_valid(c,
                &(mask){&frame, "VkAcquireNextImageInfoKHR", "deviceMask", WD_CORE_NO_INDEX,
                        s->pAcquireInfo->deviceMask},
                WD_CORE_RULE(01290));
}

WD_CORE_CHECK(device_groups, BeginCommandBuffer) {
    static const wd_core_frame outer = WD_CORE_POINTER(NULL, "pBeginInfo");
    static const wd_core_frame frame = WD_CORE_MEMBER(&outer, "<VkDeviceGroupCommandBufferBeginInfo>");
    const VkDeviceGroupCommandBufferBeginInfo *info =
        wd_core_chained(s->pBeginInfo->pNext, VK_STRUCTURE_TYPE_DEVICE_GROUP_COMMAND_BUFFER_BEGIN_INFO);
    if (info) {
        check_valid(c,
                    &(mask){&frame, "VkDeviceGroupCommandBufferBeginInfo", "deviceMask", WD_CORE_NO_INDEX,
                            info->deviceMask},
                    WD_CORE_RULE(00106));
    }
}

// check_instance compares with the mask of the render pass instance, where the recording may use the devices.
static void check_instance(wd_core_check *c, const mask *passed) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    if (command_buffer && wd_core_is_recording_known(command_buffer) && command_buffer->in_render_pass &&
        command_buffer->rendering.device_mask && !(passed->value & ~command_buffer->initial_device_mask)) {
        report_mask(c, passed, WD_CORE_RULE(00111), command_buffer->rendering.device_mask,
                    "the mask of the render pass instance");
    }
}

WD_CORE_CHECK(device_groups, CmdSetDeviceMask) {
    const mask passed = {.label = "deviceMask", .index = WD_CORE_NO_INDEX, .value = s->deviceMask};
    check_valid(c, &passed, WD_CORE_RULE(00108));
    check_initial(c, &passed, WD_CORE_RULE(00110));
    check_instance(c, &passed);
}

static void check_area_end(wd_core_check *c, const wd_core_frame *frame, uint32_t index, const char *side,
                           int64_t end, uint32_t most, const char *limit, uint32_t rule) {
    wd_core_message m;
    if (most && end > (int64_t)most &&
        wd_core_begin_rule(&m, c, frame, "VkDeviceGroupRenderPassBeginInfo", rule)) {
        wd_core_summaryf(&m, "the %s of pDeviceRenderAreas[%u] ends at %lld", side, index, (long long)end);
        wd_core_unsigned(&m, limit, most);
        wd_core_end(&m);
    }
}

static void check_areas(wd_core_check *c, const wd_core_frame *frame,
                        const VkDeviceGroupRenderPassBeginInfo *info) {
    const VkPhysicalDeviceLimits *limits = c->physical ? &c->physical->properties.limits : NULL;
    const uint32_t devices = c->state ? wd_state_device_num_physical_devices(c->state) : 0;
    wd_core_message m;
    if (info->deviceRenderAreaCount && devices && info->deviceRenderAreaCount != devices &&
        wd_core_begin_rule(&m, c, frame, "VkDeviceGroupRenderPassBeginInfo", WD_CORE_RULE(00908))) {
        wd_core_unsigned(&m, "deviceRenderAreaCount", info->deviceRenderAreaCount);
        wd_core_unsigned(&m, "the number of physical devices of the device", devices);
        wd_core_end(&m);
    }
    for (uint32_t i = 0; limits && info->pDeviceRenderAreas && i < info->deviceRenderAreaCount; i++) {
        const VkRect2D *area = &info->pDeviceRenderAreas[i];
        check_area_end(c, frame, i, "width", (int64_t)area->offset.x + area->extent.width,
                       limits->maxFramebufferWidth, "maxFramebufferWidth", WD_CORE_RULE(06168));
        check_area_end(c, frame, i, "height", (int64_t)area->offset.y + area->extent.height,
                       limits->maxFramebufferHeight, "maxFramebufferHeight", WD_CORE_RULE(06169));
    }
}

// check_pass checks the mask of a render pass instance; `parameter` has the chain.
static void check_pass(wd_core_check *c, const char *parameter, const void *chain) {
    const wd_core_frame outer = WD_CORE_POINTER(NULL, parameter);
    const wd_core_frame frame = WD_CORE_MEMBER(&outer, "<VkDeviceGroupRenderPassBeginInfo>");
    const VkDeviceGroupRenderPassBeginInfo *info =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_DEVICE_GROUP_RENDER_PASS_BEGIN_INFO);
    if (info) {
        const mask passed = {&frame, "VkDeviceGroupRenderPassBeginInfo", "deviceMask", WD_CORE_NO_INDEX,
                             info->deviceMask};
        check_valid(c, &passed, WD_CORE_RULE(00905));
        check_initial(c, &passed, WD_CORE_RULE(00907));
        check_areas(c, &frame, info);
    }
}

WD_CORE_CHECK(device_groups, CmdBeginRenderPass) {
    check_pass(c, "pRenderPassBegin", s->pRenderPassBegin->pNext);
}

WD_CORE_CHECK(device_groups, CmdBeginRenderPass2) {
    check_pass(c, "pRenderPassBegin", s->pRenderPassBegin->pNext);
}

WD_CORE_CHECK(device_groups, CmdBeginRendering) {
    check_pass(c, "pRenderingInfo", s->pRenderingInfo->pNext);
}

// --- Indices of physical devices

// check_index reports an index that the device does not have. `owner` NULL: the command.
static void check_index(wd_core_check *c, const mask *passed, uint32_t rule) {
    const uint32_t devices = c->state ? wd_state_device_num_physical_devices(c->state) : 0;
    wd_core_message m;
    if (devices && passed->value >= devices &&
        wd_core_begin_rule(&m, c, passed->frame, passed->owner, rule)) {
        m.indices[0] = passed->index;
        wd_core_unsigned(&m, passed->label, passed->value);
        wd_core_unsigned(&m, "the number of physical devices of the device", devices);
        wd_core_end(&m);
    }
}

static void check_indices(wd_core_check *c, const wd_core_frame *frame, const char *label,
                          const uint32_t *indices, uint32_t count) {
    for (uint32_t i = 0; indices && i < count; i++) {
        check_index(c, &(mask){frame, "VkDeviceGroupSubmitInfo", label, i, indices[i]}, WD_CORE_RULE(00085));
    }
}

static void check_semaphores(wd_core_check *c, const wd_core_frame *frame, const char *label,
                             const VkSemaphoreSubmitInfo *infos, uint32_t count) {
    const bool is_group = c->state && wd_state_device_num_physical_devices(c->state) > 1;
    for (uint32_t i = 0; infos && i < count; i++) {
        check_index(c, &(mask){frame, "VkSemaphoreSubmitInfo", label, i, infos[i].deviceIndex},
                    is_group ? WD_CORE_RULE(03889) : WD_CORE_RULE(03888));
    }
}

WD_CORE_CHECK(device_groups, GetDeviceGroupPeerMemoryFeatures) {
    const uint32_t heaps = c->physical ? c->physical->memory.memoryHeapCount : 0;
    wd_core_message m;
    if (heaps && s->heapIndex >= heaps && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(00691))) {
        wd_core_unsigned(&m, "heapIndex", s->heapIndex);
        wd_core_unsigned(&m, "memoryHeapCount", heaps);
        wd_core_end(&m);
    }
    check_index(c,
                &(mask){.label = "localDeviceIndex", .index = WD_CORE_NO_INDEX, .value = s->localDeviceIndex},
                WD_CORE_RULE(00692));
    check_index(
        c, &(mask){.label = "remoteDeviceIndex", .index = WD_CORE_NO_INDEX, .value = s->remoteDeviceIndex},
        WD_CORE_RULE(00693));
    if (s->localDeviceIndex == s->remoteDeviceIndex &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(00694))) {
        wd_core_unsigned(&m, "localDeviceIndex", s->localDeviceIndex);
        wd_core_unsigned(&m, "remoteDeviceIndex", s->remoteDeviceIndex);
        wd_core_end(&m);
    }
}

// --- Submissions

WD_CORE_CHECK(device_groups, QueueSubmit) {
    for (uint32_t i = 0; s->pSubmits && i < s->submitCount; i++) {
        const wd_core_frame outer = WD_CORE_ELEMENT(NULL, "pSubmits", i);
        const wd_core_frame frame = WD_CORE_MEMBER(&outer, "<VkDeviceGroupSubmitInfo>");
        const VkDeviceGroupSubmitInfo *info =
            wd_core_chained(s->pSubmits[i].pNext, VK_STRUCTURE_TYPE_DEVICE_GROUP_SUBMIT_INFO);
        for (uint32_t k = 0; info && info->pCommandBufferDeviceMasks && k < info->commandBufferCount; k++) {
            check_valid(c,
                        &(mask){&frame, "VkDeviceGroupSubmitInfo", "pCommandBufferDeviceMasks[]", k,
                                info->pCommandBufferDeviceMasks[k]},
                        WD_CORE_RULE(00086));
        }
        if (info) {
            check_indices(c, &frame, "pWaitSemaphoreDeviceIndices[]", info->pWaitSemaphoreDeviceIndices,
                          info->waitSemaphoreCount);
            check_indices(c, &frame, "pSignalSemaphoreDeviceIndices[]", info->pSignalSemaphoreDeviceIndices,
                          info->signalSemaphoreCount);
        }
    }
}

WD_CORE_CHECK(device_groups, QueueSubmit2) {
    for (uint32_t i = 0; s->pSubmits && i < s->submitCount; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pSubmits", i);
        const VkSubmitInfo2 *info = &s->pSubmits[i];
        for (uint32_t k = 0; info->pCommandBufferInfos && k < info->commandBufferInfoCount; k++) {
            check_valid(c,
                        &(mask){&frame, "VkCommandBufferSubmitInfo", "pCommandBufferInfos[].deviceMask", k,
                                info->pCommandBufferInfos[k].deviceMask},
                        WD_CORE_RULE(03891));
        }
        check_semaphores(c, &frame, "pWaitSemaphoreInfos[].deviceIndex", info->pWaitSemaphoreInfos,
                         info->waitSemaphoreInfoCount);
        check_semaphores(c, &frame, "pSignalSemaphoreInfos[].deviceIndex", info->pSignalSemaphoreInfos,
                         info->signalSemaphoreInfoCount);
    }
}

// --- Commands of one physical device

static void check_one_device(wd_core_check *c, uint32_t rule) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    wd_core_message m;
    if (!command_buffer || !wd_core_is_recording_known(command_buffer) ||
        !(command_buffer->device_mask & (command_buffer->device_mask - 1)) ||
        !wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        return;
    }
    wd_core_handle(&m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
    wd_core_summaryf(&m, ", whose device mask is 0x%x", command_buffer->device_mask);
    m.fix = "Record vkCmdSetDeviceMask with one bit before the command.";
    wd_core_end(&m);
}

WD_CORE_CHECK(device_groups, CmdSetEvent) {
    (void)s;
    check_one_device(c, WD_CORE_RULE(01152));
}

WD_CORE_CHECK(device_groups, CmdResetEvent) {
    (void)s;
    check_one_device(c, WD_CORE_RULE(01157));
}

WD_CORE_CHECK(device_groups, CmdWaitEvents) {
    (void)s;
    check_one_device(c, WD_CORE_RULE(01167));
}

WD_CORE_CHECK(device_groups, CmdSetEvent2) {
    (void)s;
    check_one_device(c, WD_CORE_RULE(03826));
}

WD_CORE_CHECK(device_groups, CmdResetEvent2) {
    (void)s;
    check_one_device(c, WD_CORE_RULE(03833));
}

WD_CORE_CHECK(device_groups, CmdWaitEvents2) {
    (void)s;
    check_one_device(c, WD_CORE_RULE(03846));
}

// --- Regions of several instances

static void check_swapchain(wd_core_check *c, const wd_core_frame *frame,
                            const VkSwapchainCreateInfoKHR *info) {
    wd_core_message m;
    if (info->flags & VK_SWAPCHAIN_CREATE_SPLIT_INSTANCE_BIND_REGIONS_BIT_KHR && c->state &&
        wd_state_device_num_physical_devices(c->state) == 1 &&
        wd_core_begin_rule(&m, c, frame, "VkSwapchainCreateInfoKHR", WD_CORE_RULE(01429))) {
        wd_core_word(&m, "flags", "VK_SWAPCHAIN_CREATE_SPLIT_INSTANCE_BIND_REGIONS_BIT_KHR");
        wd_core_summaryf(&m, ", and the device is of one physical device");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(device_groups, CreateSwapchainKHR) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pCreateInfo");
    check_swapchain(c, &frame, s->pCreateInfo);
}

WD_CORE_CHECK(device_groups, CreateSharedSwapchainsKHR) {
    for (uint32_t i = 0; s->pCreateInfos && i < s->swapchainCount; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pCreateInfos", i);
        check_swapchain(c, &frame, &s->pCreateInfos[i]);
    }
}

// --- Addresses on several physical devices

// num_without_addresses returns the number of physical devices if there are several and their addresses may not be
// used.
static uint32_t num_without_addresses(const wd_core_check *c) {
    const uint32_t devices = c->state ? wd_state_device_mask(c->state) : 1;
    const bool is_limited = devices & (devices - 1) && c->enabled &&
                            !c->enabled->features.bufferDeviceAddressMultiDevice &&
                            !c->enabled->features.bufferDeviceAddressMultiDeviceEXT;
    return is_limited ? (uint32_t)__builtin_popcount(devices) : 0;
}

static void report_addresses(wd_core_message *m, uint32_t num_devices) {
    wd_core_unsigned(m, "the number of physical devices of the device", num_devices);
    wd_core_word(m, "the feature bufferDeviceAddressMultiDevice", "not enabled");
    m->fix = "Enable the feature bufferDeviceAddressMultiDevice in vkCreateDevice.";
    wd_core_end(m);
}

static void check_addresses(wd_core_check *c, uint32_t rule) {
    const uint32_t num_devices = num_without_addresses(c);
    wd_core_message m;
    if (num_devices && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        report_addresses(&m, num_devices);
    }
}

// check_captured checks the creation of an object. The registries that have `rule` ask for the feature always; later
// ones have `later` of `info` instead, which asks only for objects whose address can be captured.
static void check_captured(wd_core_check *c, bool is_captured, uint32_t rule, const char *info,
                           uint32_t later) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pCreateInfo");
    const uint32_t num_devices = is_captured ? num_without_addresses(c) : 0;
    wd_core_message m;
    if (num_devices &&
        (wd_core_begin_rule(&m, c, NULL, NULL, rule) || wd_core_begin_rule(&m, c, &frame, info, later))) {
        report_addresses(&m, num_devices);
    }
}

WD_CORE_CHECK(device_groups, GetBufferDeviceAddress) {
    (void)s;
    check_addresses(c, WD_CORE_RULE(03325));
}

WD_CORE_CHECK(device_groups, GetBufferOpaqueCaptureAddress) {
    (void)s;
    check_addresses(c, WD_CORE_RULE(03327));
}

WD_CORE_CHECK(device_groups, GetDeviceMemoryOpaqueCaptureAddress) {
    (void)s;
    check_addresses(c, WD_CORE_RULE(03335));
}

WD_CORE_CHECK(device_groups, CreateAccelerationStructureKHR) {
    check_captured(c,
                   s->pCreateInfo->createFlags &
                       VK_ACCELERATION_STRUCTURE_CREATE_DEVICE_ADDRESS_CAPTURE_REPLAY_BIT_KHR,
                   WD_CORE_RULE(03489), "VkAccelerationStructureCreateInfoKHR", WD_CORE_RULE(11673));
}

WD_CORE_CHECK(device_groups, GetAccelerationStructureBuildSizesKHR) {
    (void)s;
    check_addresses(c, WD_CORE_RULE(03618));
}

WD_CORE_CHECK(device_groups, GetAccelerationStructureDeviceAddressKHR) {
    (void)s;
    check_addresses(c, WD_CORE_RULE(03504));
}

#ifdef VK_EXT_opacity_micromap
WD_CORE_CHECK(device_groups, CreateMicromapEXT) {
    check_captured(c, s->pCreateInfo->createFlags & VK_MICROMAP_CREATE_DEVICE_ADDRESS_CAPTURE_REPLAY_BIT_EXT,
                   WD_CORE_RULE(07432), "VkMicromapCreateInfoEXT", WD_CORE_RULE(11617));
}
#endif

#ifdef VK_EXT_opacity_micromap
WD_CORE_CHECK(device_groups, GetMicromapBuildSizesEXT) {
    (void)s;
    check_addresses(c, WD_CORE_RULE(07440));
}
#endif

#ifdef VK_EXT_descriptor_buffer
WD_CORE_CHECK(device_groups, GetBufferOpaqueCaptureDescriptorDataEXT) {
    (void)s;
    check_addresses(c, WD_CORE_RULE(08074));
}
#endif

#ifdef VK_EXT_descriptor_buffer
WD_CORE_CHECK(device_groups, GetImageOpaqueCaptureDescriptorDataEXT) {
    (void)s;
    check_addresses(c, WD_CORE_RULE(08078));
}
#endif

#ifdef VK_EXT_descriptor_buffer
WD_CORE_CHECK(device_groups, GetImageViewOpaqueCaptureDescriptorDataEXT) {
    (void)s;
    check_addresses(c, WD_CORE_RULE(08082));
}
#endif

#ifdef VK_EXT_descriptor_buffer
WD_CORE_CHECK(device_groups, GetSamplerOpaqueCaptureDescriptorDataEXT) {
    (void)s;
    check_addresses(c, WD_CORE_RULE(08086));
}
#endif

#ifdef VK_EXT_descriptor_buffer
WD_CORE_CHECK(device_groups, GetAccelerationStructureOpaqueCaptureDescriptorDataEXT) {
    (void)s;
    check_addresses(c, WD_CORE_RULE(08090));
}
#endif
