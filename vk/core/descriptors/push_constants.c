// vkCmdPushConstants against the push constant ranges of the layout.
#include <stdio.h>

#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"

typedef struct push {
    const char *owner; // The struct of the command's parameters; NULL: none.
    VkPipelineLayout layout;
    VkShaderStageFlags stages;
    uint32_t offset, size;
} push;

// VK_SHADER_STAGE_ALL has bits of stages that the device may not have: only these count.
static VkShaderStageFlags named_stages(VkShaderStageFlags stages) {
    return stages == VK_SHADER_STAGE_ALL
               ? VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT | VK_SHADER_STAGE_COMPUTE_BIT
               : stages;
}

// first_missing returns the first byte of the push that no range of the stage has; the end of the push: none.
static uint64_t first_missing(const wd_state_pipeline_layout *layout, const push *what,
                              VkShaderStageFlags stage) {
    const uint64_t end = (uint64_t)what->offset + what->size;
    uint64_t at = what->offset;
    for (uint32_t i = 0; at < end && i < layout->num_push_constant_ranges; i++) {
        const VkPushConstantRange *range = &layout->push_constant_ranges[i];
        const uint64_t range_end = (uint64_t)range->offset + range->size;
        if (range->stageFlags & stage && range->offset <= at && at < range_end) {
            at = range_end;
            i = UINT32_MAX; // Another range may continue this one: from the first.
        }
    }
    return at < end ? at : end;
}

static void note_ranges(wd_core_message *m, const wd_state_pipeline_layout *layout) {
    char name[WD_DESCRIPTORS_TEXT_SIZE];
    const char *of =
        wd_core_name(m->check, VK_OBJECT_TYPE_PIPELINE_LAYOUT, layout->object.handle, name, sizeof name);
    if (!layout->num_push_constant_ranges) {
        wd_core_notef(m, "%s has no push constant ranges", of);
    }
    for (uint32_t i = 0; i < layout->num_push_constant_ranges && i < 8; i++) {
        const VkPushConstantRange *range = &layout->push_constant_ranges[i];
        char stages[WD_DESCRIPTORS_TEXT_SIZE];
        (void)wd_VkShaderStageFlags_string(range->stageFlags, stages, sizeof stages);
        wd_core_notef(m, "%s has a push constant range for %s with the bytes from %u to %llu", of, stages,
                      range->offset, (unsigned long long)range->offset + range->size);
    }
}

static bool check_coverage(wd_core_check *c, const wd_core_frame *f, const wd_state_pipeline_layout *layout,
                           const push *what) {
    VkShaderStageFlags left = named_stages(what->stages);
    for (; left; left &= left - 1) {
        const VkShaderStageFlags stage = left & ~(left - 1);
        const uint64_t missing = first_missing(layout, what, stage);
        if (missing == (uint64_t)what->offset + what->size) {
            continue;
        }
        wd_core_message m;
        if (wd_core_begin_rule(&m, c, f, what->owner, WD_CORE_RULE(01795))) {
            wd_core_summaryf(&m,
                             "the bytes from %u to %llu are pushed for %s, but the layout has no push "
                             "constant range for this stage with byte %llu",
                             what->offset, (unsigned long long)what->offset + what->size,
                             wd_VkShaderStageFlagBits_string((VkShaderStageFlagBits)stage),
                             (unsigned long long)missing);
            note_ranges(&m, layout);
            m.fix = "Push only the bytes that the range of the stage has, or give the layout a larger range.";
            wd_core_end(&m);
        }
        return false;
    }
    return true;
}

static void check_stages(wd_core_check *c, const wd_core_frame *f, const wd_state_pipeline_layout *layout,
                         const push *what) {
    const uint64_t end = (uint64_t)what->offset + what->size;
    for (uint32_t i = 0; i < layout->num_push_constant_ranges; i++) {
        const VkPushConstantRange *range = &layout->push_constant_ranges[i];
        const bool overlaps = range->offset < end && what->offset < (uint64_t)range->offset + range->size;
        const VkShaderStageFlags missing = range->stageFlags & ~what->stages;
        wd_core_message m;
        if (!overlaps || !missing) {
            continue;
        }
        if (wd_core_begin_rule(&m, c, f, what->owner, WD_CORE_RULE(01796))) {
            char given[WD_DESCRIPTORS_TEXT_SIZE], stages[WD_DESCRIPTORS_TEXT_SIZE];
            (void)wd_VkShaderStageFlags_string(what->stages, given, sizeof given);
            (void)wd_VkShaderStageFlags_string(missing, stages, sizeof stages);
            wd_core_word(&m, "stageFlags", given);
            wd_core_summaryf(&m,
                             ", without %s of a push constant range that has some of the bytes from %u to "
                             "%llu",
                             stages, what->offset, (unsigned long long)end);
            note_ranges(&m, layout);
            m.fix = "Name all stages of the ranges that have these bytes.";
            wd_core_end(&m);
        }
        return;
    }
}

// is_simple returns whether the only range of a layout has all bytes, and exactly the stages, of the push.
static bool is_simple(const wd_state_pipeline_layout *layout, const push *what) {
    const VkPushConstantRange *range = layout->push_constant_ranges;
    return layout->num_push_constant_ranges == 1 && range->stageFlags == what->stages &&
           what->offset >= range->offset &&
           (uint64_t)what->offset + what->size <= (uint64_t)range->offset + range->size;
}

static void check_push(wd_core_check *c, const wd_core_frame *f, push what) {
    const wd_state_pipeline_layout *layout = WD_CORE_FIND(pipeline_layout, what.layout);
    const uint64_t limit = c->physical ? c->physical->properties.limits.maxPushConstantsSize : 0;
    // Statements about the limit and about a size of 0 are compiled.
    if (!layout || !what.size || (uint64_t)what.offset + what.size > limit) {
        return;
    }
    if (!is_simple(layout, &what) && check_coverage(c, f, layout, &what)) {
        check_stages(c, f, layout, &what);
    }
}

WD_CORE_QUICK_CHECK(descriptors, CmdPushConstants, 00368, 00369, 00370, 00371) {
    const wd_state_command_buffer *command_buffer = call->command_buffer;
    const VkPhysicalDeviceLimits *limits = wd_core_limits(call);
    if (!command_buffer || !limits || !s->size || (s->offset | s->size) % 4 ||
        (uint64_t)s->offset + s->size > limits->maxPushConstantsSize) {
        return false;
    }
    const wd_state_pipeline_layout *last = command_buffer->pushed.layout,
                                   *layout = (const wd_state_pipeline_layout *)wd_core_find_recorded(
                                       command_buffer, (const wd_state_object *)last,
                                       VK_OBJECT_TYPE_PIPELINE_LAYOUT, WD_STATE_NON_DISPATCHABLE(s->layout));
    return layout && is_simple(layout, &(push){NULL, s->layout, s->stageFlags, s->offset, s->size});
}

WD_CORE_CHECK(descriptors, CmdPushConstants) {
    check_push(c, NULL, (push){NULL, s->layout, s->stageFlags, s->offset, s->size});
}

#ifdef VK_VERSION_1_4
WD_CORE_CHECK(descriptors, CmdPushConstants2) {
    const VkPushConstantsInfo *info = s->pPushConstantsInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pPushConstantsInfo");
    check_push(c, &f,
               (push){"VkPushConstantsInfo", info->layout, info->stageFlags, info->offset, info->size});
}
#endif
