// vkCreatePipelineLayout: push constant ranges, kinds of set layouts, and the numbers of descriptors against limits.
//
// Each row of the table is a class of descriptors with its four limits: for each stage and for all stages, without the
// sets that can be updated after they are bound, and with them.
#include <assert.h>
#include <stddef.h>

#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"

static const char owner[] = "VkPipelineLayoutCreateInfo";

// The stages whose descriptors are counted: the others have none, or the bits are not stages.
static const VkShaderStageFlagBits stages[] = {
    VK_SHADER_STAGE_VERTEX_BIT,
    VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
    VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
    VK_SHADER_STAGE_GEOMETRY_BIT,
    VK_SHADER_STAGE_FRAGMENT_BIT,
    VK_SHADER_STAGE_COMPUTE_BIT,
};

typedef VkPhysicalDeviceDescriptorIndexingProperties indexing;

// total_rule is a rule with its limit. `indexed` is an offset in the properties of descriptor indexing.
typedef struct total_rule {
    uint32_t rule;
    const char *limit_name;
    size_t limit;
} total_rule;

typedef struct total_class {
    const char *name;
    uint32_t types;                                                // Bits of types.
    total_rule in_stage, in_stage_indexed, in_all, in_all_indexed; // limit_name NULL: there is no such rule.
} total_class;

#define LIMIT(rule, member)                                                                                  \
    { rule, #member, offsetof(VkPhysicalDeviceLimits, member) }
#define INDEXED(rule, member)                                                                                \
    { rule, #member, offsetof(indexing, member) }

#define TYPE(name) (1u << VK_DESCRIPTOR_TYPE_##name)

static const total_class classes[] = {
    {"samplers", TYPE(SAMPLER) | TYPE(COMBINED_IMAGE_SAMPLER),
     LIMIT(WD_CORE_RULE(03016), maxPerStageDescriptorSamplers),
     INDEXED(WD_CORE_RULE(03022), maxPerStageDescriptorUpdateAfterBindSamplers),
     LIMIT(WD_CORE_RULE(03028), maxDescriptorSetSamplers),
     INDEXED(WD_CORE_RULE(03036), maxDescriptorSetUpdateAfterBindSamplers)},
    {"uniform buffers",
     TYPE(UNIFORM_BUFFER) | TYPE(UNIFORM_BUFFER_DYNAMIC),
     LIMIT(WD_CORE_RULE(03017), maxPerStageDescriptorUniformBuffers),
     INDEXED(WD_CORE_RULE(03023), maxPerStageDescriptorUpdateAfterBindUniformBuffers),
     {0},
     {0}},
    {"uniform buffers without dynamic ones",
     TYPE(UNIFORM_BUFFER),
     {0},
     {0},
     LIMIT(WD_CORE_RULE(03029), maxDescriptorSetUniformBuffers),
     INDEXED(WD_CORE_RULE(03037), maxDescriptorSetUpdateAfterBindUniformBuffers)},
    {"dynamic uniform buffers",
     TYPE(UNIFORM_BUFFER_DYNAMIC),
     {0},
     {0},
     LIMIT(WD_CORE_RULE(03030), maxDescriptorSetUniformBuffersDynamic),
     INDEXED(WD_CORE_RULE(03038), maxDescriptorSetUpdateAfterBindUniformBuffersDynamic)},
    {"storage buffers",
     TYPE(STORAGE_BUFFER) | TYPE(STORAGE_BUFFER_DYNAMIC),
     LIMIT(WD_CORE_RULE(03018), maxPerStageDescriptorStorageBuffers),
     INDEXED(WD_CORE_RULE(03024), maxPerStageDescriptorUpdateAfterBindStorageBuffers),
     {0},
     {0}},
    {"storage buffers without dynamic ones",
     TYPE(STORAGE_BUFFER),
     {0},
     {0},
     LIMIT(WD_CORE_RULE(03031), maxDescriptorSetStorageBuffers),
     INDEXED(WD_CORE_RULE(03039), maxDescriptorSetUpdateAfterBindStorageBuffers)},
    {"dynamic storage buffers",
     TYPE(STORAGE_BUFFER_DYNAMIC),
     {0},
     {0},
     LIMIT(WD_CORE_RULE(03032), maxDescriptorSetStorageBuffersDynamic),
     INDEXED(WD_CORE_RULE(03040), maxDescriptorSetUpdateAfterBindStorageBuffersDynamic)},
    {"sampled images", TYPE(COMBINED_IMAGE_SAMPLER) | TYPE(SAMPLED_IMAGE) | TYPE(UNIFORM_TEXEL_BUFFER),
     LIMIT(WD_CORE_RULE(06939), maxPerStageDescriptorSampledImages),
     INDEXED(WD_CORE_RULE(03025), maxPerStageDescriptorUpdateAfterBindSampledImages),
     LIMIT(WD_CORE_RULE(03033), maxDescriptorSetSampledImages),
     INDEXED(WD_CORE_RULE(03041), maxDescriptorSetUpdateAfterBindSampledImages)},
    {"storage images", TYPE(STORAGE_IMAGE) | TYPE(STORAGE_TEXEL_BUFFER),
     LIMIT(WD_CORE_RULE(03020), maxPerStageDescriptorStorageImages),
     INDEXED(WD_CORE_RULE(03026), maxPerStageDescriptorUpdateAfterBindStorageImages),
     LIMIT(WD_CORE_RULE(03034), maxDescriptorSetStorageImages),
     INDEXED(WD_CORE_RULE(03042), maxDescriptorSetUpdateAfterBindStorageImages)},
    {"input attachments", TYPE(INPUT_ATTACHMENT),
     LIMIT(WD_CORE_RULE(03021), maxPerStageDescriptorInputAttachments),
     INDEXED(WD_CORE_RULE(03027), maxPerStageDescriptorUpdateAfterBindInputAttachments),
     LIMIT(WD_CORE_RULE(03035), maxDescriptorSetInputAttachments),
     INDEXED(WD_CORE_RULE(03043), maxDescriptorSetUpdateAfterBindInputAttachments)},
};

// total_check is a pipeline layout with the limits of its device.
typedef struct total_check {
    wd_core_check *c;
    const wd_core_frame *f;
    const VkPipelineLayoutCreateInfo *info;
    const VkPhysicalDeviceLimits *limits;
    // Of the layouts of all sets:
    uint32_t types;                                            // Bits of those that bindings have.
    uint64_t of_type[VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT + 1]; // Descriptors of all stages.
    wd_descriptors_blocks blocks;
} total_check;

static bool has_type(const total_class *row, VkDescriptorType type) {
    return (uint32_t)type <= VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT && row->types >> type & 1;
}

// count returns the descriptors of a class that a stage, or any stage, has.
static uint64_t count(const total_check *check, const total_class *row, VkShaderStageFlags stage,
                      bool with_updates_after_bind) {
    const wd_core_check *c = check->c;
    uint64_t total = 0;
    for (uint32_t i = 0; i < check->info->setLayoutCount; i++) {
        const wd_state_set_layout *layout = WD_CORE_FIND(set_layout, check->info->pSetLayouts[i]);
        if (!layout || (!with_updates_after_bind &&
                        layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT)) {
            continue;
        }
        for (uint32_t k = 0; k < layout->num_bindings; k++) {
            const wd_state_layout_binding *binding = &layout->bindings[k];
            if (has_type(row, binding->type) && (!stage || binding->stages & stage)) {
                total += binding->count;
            }
        }
    }
    return total;
}

static void count_types(total_check *check, const wd_state_set_layout *layout) {
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &layout->bindings[i];
        if ((uint32_t)binding->type <= VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT) {
            check->types |= 1u << binding->type;
            check->of_type[binding->type] += binding->count;
        } else if (binding->count) {
            check->blocks.num_inline_blocks += binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK;
            check->blocks.num_structures += binding->type == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
        }
    }
}

static void report_total(const total_check *check, const total_class *row, const total_rule *rule,
                         VkShaderStageFlagBits stage, uint64_t total, uint64_t limit) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, check->c, check->f, owner, rule->rule)) {
        wd_core_summaryf(&m, "the layouts in pSetLayouts have %llu %s%s%s, %s is %llu",
                         (unsigned long long)total, row->name, stage ? " for " : "",
                         stage ? wd_VkShaderStageFlagBits_string(stage) : "", rule->limit_name,
                         (unsigned long long)limit);
        m.fix = "Give the bindings fewer descriptors, or only the stages that use them.";
        wd_core_end(&m);
    }
}

// exceeds reports a total above its limit, and returns whether there is one. With `indexed`, the limit of `base` counts
// where the one for updates after binding is smaller. No total is above `most`.
static bool exceeds(const total_check *check, const total_class *row, const total_rule *rule,
                    const total_rule *base, const indexing *indexed, VkShaderStageFlagBits stage,
                    uint64_t most) {
    const bool is_indexed = rule != base;
    if (!rule->limit_name || (is_indexed && !indexed)) {
        return false;
    }
    uint64_t limit = *(const uint32_t *)(const void *)((const uint8_t *)check->limits + base->limit);
    if (is_indexed) {
        const uint64_t other = *(const uint32_t *)(const void *)((const uint8_t *)indexed + rule->limit);
        limit = other > limit ? other : limit;
    }
    const uint64_t total = most > limit ? count(check, row, stage, is_indexed) : 0;
    if (total > limit) {
        report_total(check, row, rule, stage, total, limit);
    }
    return total > limit;
}

// maintenance7 replaces the limits of dynamic buffers.
static bool is_replaced(const total_check *check, const total_class *row) {
#ifdef VK_KHR_maintenance7
    return (row->types == TYPE(UNIFORM_BUFFER_DYNAMIC) || row->types == TYPE(STORAGE_BUFFER_DYNAMIC)) &&
           !WD_DESCRIPTORS_LACKS(check->c, maintenance7);
#else
    (void)check;
    (void)row;
    return false;
#endif
}

static void compare_stages(const total_check *check, const total_class *row, uint64_t most) {
    const indexing *indexed = wd_physical_property_struct(
        check->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_PROPERTIES);
    for (size_t i = 0; i < sizeof stages / sizeof *stages; i++) {
        if (exceeds(check, row, &row->in_stage, &row->in_stage, indexed, stages[i], most) ||
            exceeds(check, row, &row->in_stage_indexed, &row->in_stage, indexed, stages[i], most)) {
            return;
        }
    }
    if (!is_replaced(check, row) && !exceeds(check, row, &row->in_all, &row->in_all, indexed, 0, most)) {
        exceeds(check, row, &row->in_all_indexed, &row->in_all, indexed, 0, most);
    }
}

// fits returns whether a total is not above the limit of a rule; those for updates after binding are not smaller.
static bool fits(const total_check *check, const total_rule *base, uint64_t total) {
    return !base->limit_name ||
           total <= *(const uint32_t *)(const void *)((const uint8_t *)check->limits + base->limit);
}

static void check_class(const total_check *check, const total_class *row) {
    uint64_t most = 0;
    for (uint32_t types = row->types & check->types; types; types &= types - 1) {
        most += check->of_type[__builtin_ctz(types)];
    }
    if (most && (!fits(check, &row->in_stage, most) || !fits(check, &row->in_all, most))) {
        compare_stages(check, row, most);
    }
}

static void check_totals(const total_check *check) {
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
        check_class(check, &classes[i]);
    }
    wd_descriptors_check_blocks(check->c, check->f, check->info, &check->blocks);
}

// Kinds of set layouts

// set_kinds has the indices of set layouts of each kind; UINT32_MAX: there is none.
typedef struct set_kinds {
    uint32_t pushed, with_buffers, without_buffers;
} set_kinds;

static void check_pushed(const total_check *check, set_kinds *kinds, uint32_t index) {
    assert(kinds->pushed == UINT32_MAX || kinds->pushed < index);
    wd_core_message m;
    if (kinds->pushed == UINT32_MAX) {
        kinds->pushed = index;
    } else if (wd_core_begin_rule(&m, check->c, check->f, owner, WD_CORE_RULE(00293))) {
        wd_core_summaryf(&m,
                         "pSetLayouts[%u] and pSetLayouts[%u] were both created with "
                         "VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT",
                         kinds->pushed, index);
        m.fix = "Use one set for pushed descriptors, and allocate the others.";
        wd_core_end(&m);
    }
}

static void note_kind(const total_check *check, set_kinds *kinds, VkDescriptorSetLayoutCreateFlags flags,
                      uint32_t index) {
    if (flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR) {
        check_pushed(check, kinds, index);
    }
    if (flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT) {
        kinds->with_buffers = index;
    } else {
        kinds->without_buffers = index;
    }
}

static void check_buffer_sets(const total_check *check, const set_kinds *kinds) {
    wd_core_message m;
    if (kinds->with_buffers != UINT32_MAX && kinds->without_buffers != UINT32_MAX &&
        wd_core_begin_rule(&m, check->c, check->f, owner, WD_CORE_RULE(08008))) {
        wd_core_summaryf(&m,
                         "pSetLayouts[%u] was created with "
                         "VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT, and pSetLayouts[%u] "
                         "without it",
                         kinds->with_buffers, kinds->without_buffers);
        wd_core_end(&m);
    }
}

static void check_sets(total_check *check) {
    const wd_core_check *c = check->c;
    set_kinds kinds = {UINT32_MAX, UINT32_MAX, UINT32_MAX};
    for (uint32_t i = 0; i < check->info->setLayoutCount; i++) {
        const wd_state_set_layout *layout = WD_CORE_FIND(set_layout, check->info->pSetLayouts[i]);
        if (layout) {
            note_kind(check, &kinds, layout->flags, i);
            count_types(check, layout);
        }
    }
    check_buffer_sets(check, &kinds);
}

static void check_ranges(wd_core_check *c, const wd_core_frame *f, const VkPipelineLayoutCreateInfo *info) {
    for (uint32_t i = 1; info->pPushConstantRanges && i < info->pushConstantRangeCount; i++) {
        for (uint32_t k = 0; k < i; k++) {
            const VkShaderStageFlags shared =
                info->pPushConstantRanges[i].stageFlags & info->pPushConstantRanges[k].stageFlags;
            wd_core_message m;
            if (!shared) {
                continue;
            }
            if (wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00292))) {
                wd_core_summaryf(&m, "pPushConstantRanges[%u] and pPushConstantRanges[%u] both have %s", k, i,
                                 wd_VkShaderStageFlags_string(shared, m.buffer, sizeof m.buffer));
                m.fix = "Give each stage one range, from its first to its last byte.";
                wd_core_end(&m);
            }
            return;
        }
    }
}

WD_CORE_CHECK(descriptors, CreatePipelineLayout) {
    const VkPipelineLayoutCreateInfo *info = s->pCreateInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    check_ranges(c, &f, info);
    if (!info->pSetLayouts || !info->setLayoutCount) {
        return;
    }
    total_check check = {.c = c, .f = &f, .info = info};
    check_sets(&check);
    if (c->physical) {
        check.limits = &c->physical->properties.limits;
        check_totals(&check);
        wd_descriptors_check_layout_limits(c, &f, info);
    }
}
