// vkCreatePipelineLayout: push constant ranges, kinds of set layouts, and the numbers of descriptors against limits.
//
// Each row of the table is a class of descriptors with its four limits: for each stage and for all stages, without the
// sets that can be updated after they are bound, and with them.
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
    VkDescriptorType types[4];
    uint32_t num_types;
    total_rule in_stage, in_stage_indexed, in_all, in_all_indexed; // limit_name NULL: there is no such rule.
} total_class;

#define LIMIT(rule, member)                                                                                  \
    { rule, #member, offsetof(VkPhysicalDeviceLimits, member) }
#define INDEXED(rule, member)                                                                                \
    { rule, #member, offsetof(indexing, member) }

static const total_class classes[] = {
    {"samplers",
     {VK_DESCRIPTOR_TYPE_SAMPLER, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER},
     2,
     LIMIT(WD_CORE_RULE(03016), maxPerStageDescriptorSamplers),
     INDEXED(WD_CORE_RULE(03022), maxPerStageDescriptorUpdateAfterBindSamplers),
     LIMIT(WD_CORE_RULE(03028), maxDescriptorSetSamplers),
     INDEXED(WD_CORE_RULE(03036), maxDescriptorSetUpdateAfterBindSamplers)},
    {"uniform buffers",
     {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC},
     2,
     LIMIT(WD_CORE_RULE(03017), maxPerStageDescriptorUniformBuffers),
     INDEXED(WD_CORE_RULE(03023), maxPerStageDescriptorUpdateAfterBindUniformBuffers),
     {0},
     {0}},
    {"uniform buffers without dynamic ones",
     {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER},
     1,
     {0},
     {0},
     LIMIT(WD_CORE_RULE(03029), maxDescriptorSetUniformBuffers),
     INDEXED(WD_CORE_RULE(03037), maxDescriptorSetUpdateAfterBindUniformBuffers)},
    {"dynamic uniform buffers",
     {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC},
     1,
     {0},
     {0},
     LIMIT(WD_CORE_RULE(03030), maxDescriptorSetUniformBuffersDynamic),
     INDEXED(WD_CORE_RULE(03038), maxDescriptorSetUpdateAfterBindUniformBuffersDynamic)},
    {"storage buffers",
     {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC},
     2,
     LIMIT(WD_CORE_RULE(03018), maxPerStageDescriptorStorageBuffers),
     INDEXED(WD_CORE_RULE(03024), maxPerStageDescriptorUpdateAfterBindStorageBuffers),
     {0},
     {0}},
    {"storage buffers without dynamic ones",
     {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER},
     1,
     {0},
     {0},
     LIMIT(WD_CORE_RULE(03031), maxDescriptorSetStorageBuffers),
     INDEXED(WD_CORE_RULE(03039), maxDescriptorSetUpdateAfterBindStorageBuffers)},
    {"dynamic storage buffers",
     {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC},
     1,
     {0},
     {0},
     LIMIT(WD_CORE_RULE(03032), maxDescriptorSetStorageBuffersDynamic),
     INDEXED(WD_CORE_RULE(03040), maxDescriptorSetUpdateAfterBindStorageBuffersDynamic)},
    {"sampled images",
     {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE,
      VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER},
     3,
     LIMIT(WD_CORE_RULE(06939), maxPerStageDescriptorSampledImages),
     INDEXED(WD_CORE_RULE(03025), maxPerStageDescriptorUpdateAfterBindSampledImages),
     LIMIT(WD_CORE_RULE(03033), maxDescriptorSetSampledImages),
     INDEXED(WD_CORE_RULE(03041), maxDescriptorSetUpdateAfterBindSampledImages)},
    {"storage images",
     {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER},
     2,
     LIMIT(WD_CORE_RULE(03020), maxPerStageDescriptorStorageImages),
     INDEXED(WD_CORE_RULE(03026), maxPerStageDescriptorUpdateAfterBindStorageImages),
     LIMIT(WD_CORE_RULE(03034), maxDescriptorSetStorageImages),
     INDEXED(WD_CORE_RULE(03042), maxDescriptorSetUpdateAfterBindStorageImages)},
    {"input attachments",
     {VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT},
     1,
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
    const indexing *indexing;                                  // NULL: not known.
    uint64_t of_type[VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT + 1]; // Descriptors of all stages.
} total_check;

static bool has_type(const total_class *row, VkDescriptorType type) {
    for (uint32_t i = 0; i < row->num_types; i++) {
        if (row->types[i] == type) {
            return true;
        }
    }
    return false;
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

static void count_types(total_check *check) {
    const wd_core_check *c = check->c;
    for (uint32_t i = 0; i < check->info->setLayoutCount; i++) {
        const wd_state_set_layout *layout = WD_CORE_FIND(set_layout, check->info->pSetLayouts[i]);
        for (uint32_t k = 0; layout && k < layout->num_bindings; k++) {
            const wd_state_layout_binding *binding = &layout->bindings[k];
            if ((uint32_t)binding->type < sizeof check->of_type / sizeof *check->of_type) {
                check->of_type[binding->type] += binding->count;
            }
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

// exceeds reports a total above its limit, and returns whether there is one. The limit of `base` counts where the one
// for updates after binding is smaller. No total is above `most`.
static bool exceeds(const total_check *check, const total_class *row, const total_rule *rule,
                    const total_rule *base, VkShaderStageFlagBits stage, uint64_t most) {
    const bool is_indexed = rule != base;
    if (!rule->limit_name || (is_indexed && !check->indexing)) {
        return false;
    }
    uint64_t limit = *(const uint32_t *)(const void *)((const uint8_t *)check->limits + base->limit);
    if (is_indexed) {
        const uint64_t other =
            *(const uint32_t *)(const void *)((const uint8_t *)check->indexing + rule->limit);
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
    return row->num_types == 1 && wd_descriptors_is_dynamic(row->types[0]) &&
           !WD_DESCRIPTORS_LACKS(check->c, maintenance7);
#else
    (void)check;
    (void)row;
    return false;
#endif
}

// fits returns whether a total is not above the limit of a rule; those for updates after binding are not smaller.
static bool fits(const total_check *check, const total_rule *base, uint64_t total) {
    return !base->limit_name ||
           total <= *(const uint32_t *)(const void *)((const uint8_t *)check->limits + base->limit);
}

static void check_class(const total_check *check, const total_class *row) {
    uint64_t most = 0;
    for (uint32_t i = 0; i < row->num_types; i++) {
        most += check->of_type[row->types[i]];
    }
    if (fits(check, &row->in_stage, most) && fits(check, &row->in_all, most)) {
        return;
    }
    for (size_t i = 0; i < sizeof stages / sizeof *stages; i++) {
        if (exceeds(check, row, &row->in_stage, &row->in_stage, stages[i], most) ||
            exceeds(check, row, &row->in_stage_indexed, &row->in_stage, stages[i], most)) {
            return;
        }
    }
    if (!is_replaced(check, row) && !exceeds(check, row, &row->in_all, &row->in_all, 0, most)) {
        exceeds(check, row, &row->in_all_indexed, &row->in_all, 0, most);
    }
}

// Kinds of set layouts

static void check_push_sets(wd_core_check *c, const wd_core_frame *f,
                            const VkPipelineLayoutCreateInfo *info) {
    uint32_t first = UINT32_MAX;
    for (uint32_t i = 0; i < info->setLayoutCount; i++) {
        const wd_state_set_layout *layout = WD_CORE_FIND(set_layout, info->pSetLayouts[i]);
        wd_core_message m;
        if (!layout || !(layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR)) {
            continue;
        }
        if (first != UINT32_MAX && wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00293))) {
            wd_core_summaryf(&m,
                             "pSetLayouts[%u] and pSetLayouts[%u] were both created with "
                             "VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT",
                             first, i);
            m.fix = "Use one set for pushed descriptors, and allocate the others.";
            wd_core_end(&m);
        }
        first = first == UINT32_MAX ? i : first;
    }
}

static void check_buffer_sets(wd_core_check *c, const wd_core_frame *f,
                              const VkPipelineLayoutCreateInfo *info) {
    uint32_t with = UINT32_MAX, without = UINT32_MAX;
    for (uint32_t i = 0; i < info->setLayoutCount; i++) {
        const wd_state_set_layout *layout = WD_CORE_FIND(set_layout, info->pSetLayouts[i]);
        if (layout && layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT) {
            with = i;
        } else if (layout) {
            without = i;
        }
    }
    wd_core_message m;
    if (with != UINT32_MAX && without != UINT32_MAX &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(08008))) {
        wd_core_summaryf(&m,
                         "pSetLayouts[%u] was created with "
                         "VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT, and pSetLayouts[%u] "
                         "without it",
                         with, without);
        wd_core_end(&m);
    }
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
    check_push_sets(c, &f, info);
    check_buffer_sets(c, &f, info);
    if (c->physical) {
        total_check check = {
            c,
            &f,
            info,
            &c->physical->properties.limits,
            wd_physical_property_struct(c->physical,
                                        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_PROPERTIES),
            {0}};
        count_types(&check);
        for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
            check_class(&check, &classes[i]);
        }
        wd_descriptors_check_blocks(c, &f, info);
    }
}
