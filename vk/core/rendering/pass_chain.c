// vkCmdBeginRenderPass: structs in the chain of VkRenderPassBeginInfo, and the stages of dependencies of the render
// pass.
#include "vk/core/rendering/rendering_internal.h"

// --- Sample locations

static void check_sample_locations(wd_core_check *c, const wd_core_frame *f,
                                   const VkRenderPassBeginInfo *info, const wd_state_render_pass *pass) {
    const VkRenderPassSampleLocationsBeginInfoEXT *locations =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_RENDER_PASS_SAMPLE_LOCATIONS_BEGIN_INFO_EXT);
    const wd_core_frame chained = WD_CORE_MEMBER(f, "<VkRenderPassSampleLocationsBeginInfoEXT>");
    wd_core_message m;
    if (!locations) {
        return;
    }
    for (uint32_t i = 0; i < locations->attachmentInitialSampleLocationsCount; i++) {
        const uint32_t index = locations->pAttachmentInitialSampleLocations[i].attachmentIndex;
        if (index >= pass->num_attachments &&
            wd_core_begin_rule(&m, c, &chained, "VkAttachmentSampleLocationsEXT", WD_CORE_RULE(01531))) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "pAttachmentInitialSampleLocations[].attachmentIndex", index);
            wd_core_notef(&m, "renderPass has %u attachments", pass->num_attachments);
            wd_core_end(&m);
        }
    }
    for (uint32_t i = 0; i < locations->postSubpassSampleLocationsCount; i++) {
        const uint32_t index = locations->pPostSubpassSampleLocations[i].subpassIndex;
        if (index >= pass->num_subpasses &&
            wd_core_begin_rule(&m, c, &chained, "VkSubpassSampleLocationsEXT", WD_CORE_RULE(01532))) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "pPostSubpassSampleLocations[].subpassIndex", index);
            wd_core_notef(&m, "renderPass has %u subpasses", pass->num_subpasses);
            wd_core_end(&m);
        }
    }
}

// --- Render areas of the physical devices of a group

static void check_area(wd_core_check *c, const wd_core_frame *f, uint32_t index, const char *side,
                       int32_t offset, uint32_t extent, uint32_t most, uint32_t rule) {
    const int64_t end = (int64_t)offset + extent;
    wd_core_message m;
    if (end > (int64_t)most && wd_core_begin_rule(&m, c, f, "VkRenderPassBeginInfo", rule)) {
        wd_core_summaryf(&m,
                         "pDeviceRenderAreas[%u] of VkDeviceGroupRenderPassBeginInfo ends at %lld, the %s of "
                         "framebuffer is %u",
                         index, (long long)end, side, most);
        wd_core_end(&m);
    }
}

static void check_areas(wd_core_check *c, const wd_core_frame *f, const VkRenderPassBeginInfo *info,
                        const wd_state_framebuffer *framebuffer) {
    const VkDeviceGroupRenderPassBeginInfo *group =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_DEVICE_GROUP_RENDER_PASS_BEGIN_INFO);
    for (uint32_t i = 0; group && group->pDeviceRenderAreas && i < group->deviceRenderAreaCount; i++) {
        const VkRect2D *area = &group->pDeviceRenderAreas[i];
        check_area(c, f, i, "width", area->offset.x, area->extent.width, framebuffer->width,
                   WD_CORE_RULE(02856));
        check_area(c, f, i, "height", area->offset.y, area->extent.height, framebuffer->height,
                   WD_CORE_RULE(02857));
    }
}

// --- Stages of dependencies

static bool check_stages(wd_core_check *c, VkQueueFlags queues, const wd_state_command_pool *from,
                         const char *member, uint32_t index, VkPipelineStageFlags stages, uint32_t rule) {
    const VkPipelineStageFlags2 wrong = wd_core_unsupported_stages(queues, stages);
    wd_core_message m;
    char text[512];
    if (!wrong) {
        return false;
    }
    if (wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_summaryf(&m,
                         "%s of dependency %u of renderPass has %s, which queue family %u of the command "
                         "pool does not support",
                         member, index,
                         wd_VkPipelineStageFlags_string((VkPipelineStageFlags)wrong, text, sizeof text),
                         from->queue_family);
        wd_core_end(&m);
    }
    return true;
}

static void check_dependencies(wd_core_check *c, const wd_state_render_pass *pass, bool is_second) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const VkQueueFlags queues = command_buffer ? wd_state_command_buffer_queue_flags(command_buffer) : 0;
    if (!queues) {
        return;
    }
    const wd_state_command_pool *from = wd_state_command_buffer_pool(command_buffer);
    bool is_reported = false;
    for (uint32_t i = 0; i < pass->num_dependencies && !is_reported; i++) {
        const VkSubpassDependency2 *dependency = &pass->dependencies[i];
        is_reported = check_stages(c, queues, from, "srcStageMask", i, dependency->srcStageMask,
                                   is_second ? WD_CORE_RULE(06453) : WD_CORE_RULE(06451));
        is_reported |= check_stages(c, queues, from, "dstStageMask", i, dependency->dstStageMask,
                                    is_second ? WD_CORE_RULE(06454) : WD_CORE_RULE(06452));
    }
}

void wd_core_check_pass_begin(wd_core_check *c, const wd_core_frame *f, const VkRenderPassBeginInfo *info,
                              const wd_state_render_pass *pass, const wd_state_framebuffer *framebuffer,
                              bool is_second) {
    check_dependencies(c, pass, is_second);
    if (!info->pNext) {
        return;
    }
    check_sample_locations(c, f, info, pass);
    if (framebuffer) {
        check_areas(c, f, info, framebuffer);
    }
}
