// Pipeline layouts: numbers of inline uniform blocks and acceleration structures against limits of extensions, which
// count bindings and not descriptors.
#include <assert.h>

#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"

// total is a number of bindings, of all stages or one, and its limit; with or without the set layouts for updates after
// binding.
typedef struct total {
    uint32_t rule;
    bool is_per_stage, with_updates_after_bind;
    uint32_t limit;
    const char *limit_name;
} total;

typedef struct blocks {
    wd_core_check *c;
    const wd_core_frame *f;
    const VkPipelineLayoutCreateInfo *info;
    VkDescriptorType type;
    uint32_t most; // The bindings of all stages and set layouts.
} blocks;

static const wd_state_set_layout *find_layout(const blocks *b, uint32_t index) {
    assert(index < b->info->setLayoutCount && b->info->pSetLayouts);
    const wd_core_check *c = b->c;
    return WD_CORE_FIND(set_layout, b->info->pSetLayouts[index]);
}

static uint32_t count(const blocks *b, const total *t, VkShaderStageFlags stage) {
    uint32_t found = 0;
    for (uint32_t i = 0; i < b->info->setLayoutCount; i++) {
        const wd_state_set_layout *layout = find_layout(b, i);
        if (!layout || (!t->with_updates_after_bind &&
                        layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT)) {
            continue;
        }
        for (uint32_t k = 0; k < layout->num_bindings; k++) {
            const wd_state_layout_binding *binding = &layout->bindings[k];
            found += binding->type == b->type && binding->count && (!stage || binding->stages & stage);
        }
    }
    return found;
}

static bool exceeds(const blocks *b, const total *t, VkShaderStageFlags stage) {
    const uint32_t found = count(b, t, stage);
    wd_core_message m;
    if (found <= t->limit) {
        return false;
    }
    if (wd_core_begin_rule(&m, b->c, b->f, "VkPipelineLayoutCreateInfo", t->rule)) {
        wd_core_summaryf(&m, "the layouts in pSetLayouts have %u bindings of type %s%s%s, %s is %u", found,
                         wd_VkDescriptorType_string(b->type), stage ? " for " : "",
                         stage ? wd_VkShaderStageFlagBits_string((VkShaderStageFlagBits)stage) : "",
                         t->limit_name, t->limit);
        m.fix = "Give the layouts fewer bindings, or only the stages that use them.";
        wd_core_end(&m);
    }
    return true;
}

static void check_totals(const blocks *b, const total *totals, size_t num_totals) {
    for (size_t i = 0; i < num_totals; i++) {
        if (b->most <= totals[i].limit) {
            continue;
        }
        bool is_reported = !totals[i].is_per_stage && exceeds(b, &totals[i], 0);
        for (uint32_t bit = 0; totals[i].is_per_stage && bit < 31 && !is_reported; bit++) {
            is_reported = exceeds(b, &totals[i], 1u << bit);
        }
        if (is_reported) {
            return;
        }
    }
}

static uint32_t larger(uint32_t a, uint32_t b) {
    return a > b ? a : b;
}

static void check_inline_blocks(const blocks *b) {
    const VkPhysicalDeviceInlineUniformBlockProperties *p = wd_physical_property_struct(
        b->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INLINE_UNIFORM_BLOCK_PROPERTIES);
    if (!p || !p->maxPerStageDescriptorInlineUniformBlocks) {
        return;
    }
    const total totals[] = {
        {WD_CORE_RULE(02214), true, false, p->maxPerStageDescriptorInlineUniformBlocks,
         "maxPerStageDescriptorInlineUniformBlocks"},
        {WD_CORE_RULE(02215), true, true,
         larger(p->maxPerStageDescriptorUpdateAfterBindInlineUniformBlocks,
                p->maxPerStageDescriptorInlineUniformBlocks),
         "maxPerStageDescriptorUpdateAfterBindInlineUniformBlocks"},
        {WD_CORE_RULE(02216), false, false, p->maxDescriptorSetInlineUniformBlocks,
         "maxDescriptorSetInlineUniformBlocks"},
        {WD_CORE_RULE(02217), false, true,
         larger(p->maxDescriptorSetUpdateAfterBindInlineUniformBlocks,
                p->maxDescriptorSetInlineUniformBlocks),
         "maxDescriptorSetUpdateAfterBindInlineUniformBlocks"},
    };
    check_totals(b, totals, sizeof totals / sizeof *totals);
}

static void check_structures(const blocks *b) {
    const VkPhysicalDeviceAccelerationStructurePropertiesKHR *p = wd_physical_property_struct(
        b->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_PROPERTIES_KHR);
    if (!p || !p->maxPerStageDescriptorAccelerationStructures) {
        return;
    }
    const total totals[] = {
        {WD_CORE_RULE(03571), true, false, p->maxPerStageDescriptorAccelerationStructures,
         "maxPerStageDescriptorAccelerationStructures"},
        {WD_CORE_RULE(03572), true, true,
         larger(p->maxPerStageDescriptorUpdateAfterBindAccelerationStructures,
                p->maxPerStageDescriptorAccelerationStructures),
         "maxPerStageDescriptorUpdateAfterBindAccelerationStructures"},
        {WD_CORE_RULE(03573), false, false, p->maxDescriptorSetAccelerationStructures,
         "maxDescriptorSetAccelerationStructures"},
        {WD_CORE_RULE(03574), false, true,
         larger(p->maxDescriptorSetUpdateAfterBindAccelerationStructures,
                p->maxDescriptorSetAccelerationStructures),
         "maxDescriptorSetUpdateAfterBindAccelerationStructures"},
    };
    check_totals(b, totals, sizeof totals / sizeof *totals);
}

void wd_descriptors_check_blocks(wd_core_check *c, const wd_core_frame *f,
                                 const VkPipelineLayoutCreateInfo *info,
                                 const wd_descriptors_blocks *numbers) {
    if (numbers->num_inline_blocks) {
        check_inline_blocks(
            &(blocks){c, f, info, VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK, numbers->num_inline_blocks});
    }
    if (numbers->num_structures) {
        check_structures(
            &(blocks){c, f, info, VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, numbers->num_structures});
    }
}
