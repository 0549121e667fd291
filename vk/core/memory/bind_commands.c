// vkBindBufferMemory, vkBindImageMemory and their second versions.
#include <assert.h>

#include "vk/core/core_internal.h"
#include "vk/core/memory/memory_internal.h"
#include "vk/core/transfers/transfer_geometry.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/formats.h"

static const wd_core_bind_rules of_buffers = {
    WD_CORE_RULE(01035), WD_CORE_RULE(01036), WD_CORE_RULE(01037), WD_CORE_RULE(07459), WD_CORE_RULE(01508),
    WD_CORE_RULE(02726), WD_CORE_RULE(02985), WD_CORE_RULE(01898), WD_CORE_RULE(01899),
};
static const wd_core_bind_rules of_images = {
    WD_CORE_RULE(01047), WD_CORE_RULE(01048), WD_CORE_RULE(01049), WD_CORE_RULE(07460), WD_CORE_RULE(02628),
    WD_CORE_RULE(02728), WD_CORE_RULE(02989), WD_CORE_RULE(01901), WD_CORE_RULE(01902),
};
// Of VkBindImageMemoryInfo.
static const wd_core_bind_rules of_image_infos = {
    WD_CORE_RULE(01615), WD_CORE_RULE(01616), WD_CORE_RULE(01617), WD_CORE_RULE(07460), WD_CORE_RULE(02628),
    WD_CORE_RULE(02728), WD_CORE_RULE(02989), WD_CORE_RULE(01901), WD_CORE_RULE(01902),
};
static const wd_core_bind_rules of_planes = {
    WD_CORE_RULE(01619), WD_CORE_RULE(01620), WD_CORE_RULE(01621), WD_CORE_RULE(07460), WD_CORE_RULE(02628),
    WD_CORE_RULE(02728), WD_CORE_RULE(02989), WD_CORE_RULE(01901), WD_CORE_RULE(01902),
};

// Memory that is dedicated to another resource has a rule of its own.
static void report_lack(wd_core_check *c, const wd_core_bind *bind, uint32_t rule) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, bind->frame, bind->owner, rule)) {
        wd_core_handle(&m, bind->resource, bind->type, bind->handle);
        wd_core_summaryf(&m, ", which requires a dedicated allocation, memory was allocated without "
                             "VkMemoryDedicatedAllocateInfo for it");
        m.fix = "Allocate the memory with VkMemoryDedicatedAllocateInfo for the resource.";
        wd_core_end(&m);
    }
}

// Memory that is dedicated to a resource of the other type.
static void report_other_type(wd_core_check *c, const wd_core_bind *bind, uint32_t rule, VkObjectType type,
                              uint64_t dedicated) {
    wd_core_message m;
    if (dedicated && wd_core_begin_rule(&m, c, bind->frame, bind->owner, rule)) {
        char name[256];
        wd_core_handle(&m, bind->resource, bind->type, bind->handle);
        wd_core_summaryf(&m, ", memory is dedicated to %s",
                         wd_core_name(c, type, dedicated, name, sizeof name));
        wd_core_end(&m);
    }
}

static void report_sparse(wd_core_check *c, const wd_core_bind *bind, uint32_t rule) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, bind->frame, bind->owner, rule)) {
        wd_core_handle(&m, bind->resource, bind->type, bind->handle);
        wd_core_summaryf(&m, ", whose flags has VK_%s_CREATE_SPARSE_BINDING_BIT",
                         bind->type == VK_OBJECT_TYPE_BUFFER ? "BUFFER" : "IMAGE");
        m.fix = "Bind sparse resources with vkQueueBindSparse.";
        wd_core_end(&m);
    }
}

static void check_buffer(wd_core_check *c, const wd_core_frame *f, const char *owner, VkBuffer handle,
                         VkDeviceMemory memory, VkDeviceSize offset) {
    wd_state_device *state = c->call->device->state;
    wd_state_buffer *buffer = wd_state_find_buffer(state, handle);
    const wd_core_bind bind = {f,
                               owner,
                               "buffer",
                               VK_OBJECT_TYPE_BUFFER,
                               WD_STATE_NON_DISPATCHABLE(handle),
                               wd_state_find_memory(state, memory),
                               offset};
    if (buffer && buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) {
        report_sparse(c, &bind, WD_CORE_RULE(01030));
        return;
    }
    if (!buffer || !bind.memory) {
        return;
    }
    wd_core_check_exchanged_buffer(c, &bind, buffer);
    wd_core_check_bound(c, &bind, &of_buffers, &buffer->binding);
    wd_core_check_memory_use(c, &bind, &of_buffers, WD_STATE_NON_DISPATCHABLE(bind.memory->dedicated_buffer),
                             buffer->external_types, (buffer->flags & VK_BUFFER_CREATE_PROTECTED_BIT) != 0);
    report_other_type(c, &bind, WD_CORE_RULE(10925), VK_OBJECT_TYPE_IMAGE,
                      WD_STATE_NON_DISPATCHABLE(bind.memory->dedicated_image));
    const wd_state_requirements *requirements = wd_state_ask_buffer_requirements(state, buffer);
    wd_core_check_requirements(c, &bind, &of_buffers, requirements);
    if (requirements->requires_dedicated && !bind.memory->dedicated_buffer) {
        report_lack(c, &bind, WD_CORE_RULE(01444));
    }
}

// --- Device groups

static void report_count(wd_core_check *c, const wd_core_frame *f, const char *owner, const char *member,
                         uint32_t count, uint32_t needed, uint32_t rule) {
    wd_core_message m;
    if (count && needed && count != needed && wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_unsigned(&m, member, count);
        wd_core_summaryf(&m, ", it must be 0 or %u: the device is of %u physical devices", needed,
                         wd_state_device_num_physical_devices(c->state));
        wd_core_end(&m);
    }
}

static void check_indices(wd_core_check *c, const wd_core_frame *f, const char *owner,
                          const uint32_t *indices, uint32_t count, uint32_t rule) {
    const uint32_t devices = wd_state_device_num_physical_devices(c->state);
    wd_core_message m;
    for (uint32_t i = 0; rule && indices && i < count; i++) {
        if (indices[i] >= devices && wd_core_begin_rule(&m, c, f, owner, rule)) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "pDeviceIndices[]", indices[i]);
            wd_core_unsigned(&m, "the number of physical devices of the device", devices);
            wd_core_end(&m);
            return;
        }
    }
}

static void check_buffer_group(wd_core_check *c, const wd_core_frame *f, const void *chain) {
    static const char owner[] = "VkBindBufferMemoryDeviceGroupInfo";
    const VkBindBufferMemoryDeviceGroupInfo *group =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_BIND_BUFFER_MEMORY_DEVICE_GROUP_INFO);
    const wd_core_frame chained = WD_CORE_MEMBER(f, "<VkBindBufferMemoryDeviceGroupInfo>");
    if (group) {
        report_count(c, &chained, owner, "deviceIndexCount", group->deviceIndexCount,
                     wd_state_device_num_physical_devices(c->state), WD_CORE_RULE(01606));
        check_indices(c, &chained, owner, group->pDeviceIndices, group->deviceIndexCount,
                      WD_CORE_RULE(01607));
    }
}

static void check_image_group(wd_core_check *c, const wd_core_frame *f, const void *chain) {
    static const char owner[] = "VkBindImageMemoryDeviceGroupInfo";
    const VkBindImageMemoryDeviceGroupInfo *group =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_DEVICE_GROUP_INFO);
    const wd_core_frame chained = WD_CORE_MEMBER(f, "<VkBindImageMemoryDeviceGroupInfo>");
    const uint32_t devices = wd_state_device_num_physical_devices(c->state);
    if (group) {
        report_count(c, &chained, owner, "deviceIndexCount", group->deviceIndexCount, devices,
                     WD_CORE_RULE(01634));
        check_indices(c, &chained, owner, group->pDeviceIndices, group->deviceIndexCount,
                      WD_CORE_RULE(01635));
        report_count(c, &chained, owner, "splitInstanceBindRegionCount", group->splitInstanceBindRegionCount,
                     devices * devices, WD_CORE_RULE(01636));
    }
}

WD_CORE_CHECK(memory, BindBufferMemory) {
    if (c->state) {
        check_buffer(c, NULL, NULL, s->buffer, s->memory, s->memoryOffset);
    }
}

WD_CORE_CHECK(memory, BindBufferMemory2) {
    for (uint32_t i = 0; c->state && s->pBindInfos && i < s->bindInfoCount; i++) {
        const VkBindBufferMemoryInfo *info = &s->pBindInfos[i];
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pBindInfos", i);
        check_buffer(c, &frame, "VkBindBufferMemoryInfo", info->buffer, info->memory, info->memoryOffset);
        check_buffer_group(c, &frame, info->pNext);
    }
}

// The element of wd_state_image.bindings, or 4: the planes of a modifier, which are not checked.
static uint32_t plane_of(const VkBindImagePlaneMemoryInfo *plane) {
    return !plane                                              ? 0
           : plane->planeAspect == VK_IMAGE_ASPECT_PLANE_0_BIT ? 0
           : plane->planeAspect == VK_IMAGE_ASPECT_PLANE_1_BIT ? 1
           : plane->planeAspect == VK_IMAGE_ASPECT_PLANE_2_BIT ? 2
                                                               : 4;
}

static void check_image(wd_core_check *c, const wd_core_bind *bind, const wd_core_bind_rules *rules,
                        wd_state_image *image, uint32_t plane) {
    assert(bind->memory && plane < sizeof image->bindings / sizeof *image->bindings);
    if (image->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT) {
        report_sparse(c, bind, WD_CORE_RULE(01045));
        return;
    }
    if (image->swapchain) {
        return; // Images of swapchains have rules of their own.
    }
    wd_core_check_exchanged_image(c, bind, image);
    wd_core_check_bound(c, bind, rules, &image->bindings[plane]);
    // With the feature, images that are alike may share the memory.
    const bool may_alias = !c->enabled || c->enabled->features.dedicatedAllocationImageAliasing;
    const uint64_t dedicated = WD_STATE_NON_DISPATCHABLE(bind->memory->dedicated_image);
    wd_core_check_memory_use(c, bind, rules, may_alias ? 0 : dedicated, image->external_types,
                             (image->flags & VK_IMAGE_CREATE_PROTECTED_BIT) != 0);
    report_other_type(c, bind, WD_CORE_RULE(10926), VK_OBJECT_TYPE_BUFFER,
                      WD_STATE_NON_DISPATCHABLE(bind->memory->dedicated_buffer));
    const wd_state_requirements *requirements =
        wd_state_ask_image_requirements(c->call->device->state, image, plane);
    if (!requirements) {
        return;
    }
    wd_core_check_requirements(c, bind, rules, requirements);
    if (requirements->requires_dedicated && !dedicated) {
        report_lack(c, bind, WD_CORE_RULE(01445));
    }
}

WD_CORE_CHECK(memory, BindImageMemory) {
    wd_state_device *state = c->call->device->state;
    wd_state_image *image = state ? wd_state_find_image(state, s->image) : NULL;
    const wd_core_bind bind = {NULL,
                               NULL,
                               "image",
                               VK_OBJECT_TYPE_IMAGE,
                               WD_STATE_NON_DISPATCHABLE(s->image),
                               state ? wd_state_find_memory(state, s->memory) : NULL,
                               s->memoryOffset};
    if (image && bind.memory && !(image->flags & VK_IMAGE_CREATE_DISJOINT_BIT)) {
        check_image(c, &bind, &of_images, image, 0);
    }
}

// A bit for each plane of the image that a bind info names; all bits for images that are not disjoint.
static uint32_t planes_of(const VkBindImageMemoryInfo *info) {
    const VkBindImagePlaneMemoryInfo *plane =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_BIND_IMAGE_PLANE_MEMORY_INFO);
    return plane ? (uint32_t)plane->planeAspect : UINT32_MAX;
}

static void report_twice(wd_core_check *c, const wd_BindImageMemory2_args *s, uint32_t earlier,
                         uint32_t later) {
    assert(earlier < later && later < s->bindInfoCount);
    const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pBindInfos", later);
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, &frame, NULL, WD_CORE_RULE(04006))) {
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE,
                       WD_STATE_NON_DISPATCHABLE(s->pBindInfos[later].image));
        wd_core_summaryf(&m, ", which pBindInfos[%u] binds, too", earlier);
        wd_core_end(&m);
    }
}

static void report_missing_planes(wd_core_check *c, const wd_core_frame *f, VkImage image, uint32_t missing) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, NULL, WD_CORE_RULE(02858))) {
        char text[256];
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, WD_STATE_NON_DISPATCHABLE(image));
        wd_core_summaryf(&m, ", a disjoint image, of which no element of pBindInfos binds %s",
                         wd_VkImageAspectFlags_string(missing, text, sizeof text));
        m.fix = "Bind all planes of the image in one call.";
        wd_core_end(&m);
    }
}

// check_all_planes compares the planes that the call binds with those of the format. The memory planes of modifiers are
// not followed.
static void check_all_planes(wd_core_check *c, const wd_core_frame *f, VkImage handle, uint32_t bound) {
    const wd_state_image *image = WD_CORE_FIND(image, handle);
    const wd_format *format = image ? wd_format_find(image->format) : NULL;
    if (!format || !(image->flags & VK_IMAGE_CREATE_DISJOINT_BIT) || format->num_planes < 2 ||
        image->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT || bound == UINT32_MAX) {
        return;
    }
    const uint32_t all = format->num_planes == 2 ? VK_IMAGE_ASPECT_PLANE_0_BIT | VK_IMAGE_ASPECT_PLANE_1_BIT
                                                 : VK_IMAGE_ASPECT_PLANE_0_BIT | VK_IMAGE_ASPECT_PLANE_1_BIT |
                                                       VK_IMAGE_ASPECT_PLANE_2_BIT;
    if (all & ~bound) {
        report_missing_planes(c, f, handle, all & ~bound);
    }
}

// Each pair of elements is compared: longer calls are not worth the time.
enum { MOST_COMPARED = 64 };

static void check_together(wd_core_check *c, const wd_BindImageMemory2_args *s) {
    for (uint32_t i = 0; s->pBindInfos && i < s->bindInfoCount && s->bindInfoCount <= MOST_COMPARED; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pBindInfos", i);
        const VkImage image = s->pBindInfos[i].image;
        uint32_t bound = planes_of(&s->pBindInfos[i]);
        bool is_first = true;
        for (uint32_t k = 0; k < s->bindInfoCount; k++) {
            const bool is_same = s->pBindInfos[k].image == image && k != i;
            const uint32_t planes = is_same ? planes_of(&s->pBindInfos[k]) : 0;
            if (is_same && k < i && planes & planes_of(&s->pBindInfos[i])) {
                report_twice(c, s, k, i);
            }
            is_first &= !is_same || k > i;
            bound |= planes;
        }
        if (is_first) {
            check_all_planes(c, &frame, image, bound);
        }
    }
}

static void check_plane_aspect(wd_core_check *c, const wd_core_frame *f, const wd_state_image *image,
                               VkImageAspectFlagBits aspect) {
    const wd_core_frame chained = WD_CORE_MEMBER(f, "<VkBindImagePlaneMemoryInfo>");
    const wd_format *format = wd_format_find(image->format);
    const uint32_t planes = format && format->num_planes > 1 ? format->num_planes : 0;
    const bool is_plane = aspect == VK_IMAGE_ASPECT_PLANE_0_BIT || aspect == VK_IMAGE_ASPECT_PLANE_1_BIT ||
                          (aspect == VK_IMAGE_ASPECT_PLANE_2_BIT && planes != 2);
    const bool has_modifier = image->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    wd_core_message m;
    char text[256];
    if (has_modifier && !wd_transfer_is_memory_plane(aspect) &&
        wd_core_begin_rule(&m, c, &chained, "VkBindImagePlaneMemoryInfo", WD_CORE_RULE(02284))) {
        wd_core_word(&m, "planeAspect", wd_VkImageAspectFlags_string(aspect, text, sizeof text));
        wd_core_word(&m, "the tiling of image", "VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT");
        wd_core_end(&m);
    }
    if (planes && !has_modifier && !image->has_external_format && !is_plane &&
        wd_core_begin_rule(&m, c, &chained, "VkBindImagePlaneMemoryInfo", WD_CORE_RULE(02283))) {
        wd_core_word(&m, "planeAspect", wd_VkImageAspectFlags_string(aspect, text, sizeof text));
        wd_core_word(&m, "the format of image", wd_VkFormat_string(image->format));
        wd_core_summaryf(&m, ", which has %u planes", planes);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(memory, BindImageMemory2) {
    wd_state_device *state = c->call->device->state;
    check_together(c, s);
    for (uint32_t i = 0; state && s->pBindInfos && i < s->bindInfoCount; i++) {
        const VkBindImageMemoryInfo *info = &s->pBindInfos[i];
        const VkBindImagePlaneMemoryInfo *of_plane =
            wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_BIND_IMAGE_PLANE_MEMORY_INFO);
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pBindInfos", i);
        const uint32_t plane = plane_of(of_plane);
        wd_state_image *image = wd_state_find_image(state, info->image);
        const wd_core_bind bind = {&frame,
                                   "VkBindImageMemoryInfo",
                                   "image",
                                   VK_OBJECT_TYPE_IMAGE,
                                   WD_STATE_NON_DISPATCHABLE(info->image),
                                   wd_state_find_memory(state, info->memory),
                                   info->memoryOffset};
        const bool is_disjoint = image && image->flags & VK_IMAGE_CREATE_DISJOINT_BIT;
        check_image_group(c, &frame, info->pNext);
        if (image && of_plane) {
            check_plane_aspect(c, &frame, image, of_plane->planeAspect);
        }
        if (image && bind.memory && plane < 4 && is_disjoint == (of_plane != NULL)) {
            check_image(c, &bind, of_plane ? &of_planes : &of_image_infos, image, plane);
        }
    }
}
