// Descriptor set layouts and their binding flags.
#include <assert.h>

#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"

static const char owner[] = "VkDescriptorSetLayoutCreateInfo",
                  binding_owner[] = "VkDescriptorSetLayoutBinding",
                  flags_owner[] = "VkDescriptorSetLayoutBindingFlagsCreateInfo";

// Updates after binding

static const struct update_rule {
    uint32_t rule;
    size_t feature; // Of wd_features.
    const char *name;
    VkDescriptorType types[3];
    uint32_t num_types;
} update_rules[] = {
#define FEATURE(name) offsetof(wd_features, name), #name
    {WD_CORE_RULE(03005),
     FEATURE(descriptorBindingUniformBufferUpdateAfterBind),
     {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER},
     1},
    {WD_CORE_RULE(03006),
     FEATURE(descriptorBindingSampledImageUpdateAfterBind),
     {VK_DESCRIPTOR_TYPE_SAMPLER, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER,
      VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE},
     3},
    {WD_CORE_RULE(03007),
     FEATURE(descriptorBindingStorageImageUpdateAfterBind),
     {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE},
     1},
    {WD_CORE_RULE(03008),
     FEATURE(descriptorBindingStorageBufferUpdateAfterBind),
     {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER},
     1},
    {WD_CORE_RULE(03009),
     FEATURE(descriptorBindingUniformTexelBufferUpdateAfterBind),
     {VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER},
     1},
    {WD_CORE_RULE(03010),
     FEATURE(descriptorBindingStorageTexelBufferUpdateAfterBind),
     {VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER},
     1},
    {WD_CORE_RULE(02211),
     FEATURE(descriptorBindingInlineUniformBlockUpdateAfterBind),
     {VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK},
     1},
    {WD_CORE_RULE(03570),
     FEATURE(descriptorBindingAccelerationStructureUpdateAfterBind),
     {VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_NV},
     2},
#undef FEATURE
};

static bool has_type(const struct update_rule *rule, VkDescriptorType type) {
    for (uint32_t i = 0; i < rule->num_types; i++) {
        if (rule->types[i] == type) {
            return true;
        }
    }
    return false;
}

static void report_flag(wd_core_check *c, const wd_core_frame *f, uint32_t rule,
                        const VkDescriptorSetLayoutBinding *binding, const char *flag, const char *feature) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, flags_owner, rule)) {
        wd_core_summaryf(&m, "binding %u of the type %s has %s%s%s%s", binding->binding,
                         wd_VkDescriptorType_string(binding->descriptorType), flag,
                         feature ? ", but the feature " : "", feature ? feature : "",
                         feature ? " is not enabled" : "");
        if (feature) {
            m.fix = "Enable the feature in vkCreateDevice, or remove the flag.";
        }
        wd_core_end(&m);
    }
}

static void check_update_after_bind(wd_core_check *c, const wd_core_frame *f,
                                    const VkDescriptorSetLayoutBinding *binding) {
    static const char flag[] = "VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT";
    if (wd_descriptors_is_dynamic(binding->descriptorType) ||
        binding->descriptorType == VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT) {
        report_flag(c, f, WD_CORE_RULE(03011), binding, flag, NULL);
        return;
    }
    for (size_t i = 0; c->enabled && i < sizeof update_rules / sizeof *update_rules; i++) {
        const struct update_rule *rule = &update_rules[i];
        if (has_type(rule, binding->descriptorType) &&
            !*(const bool *)((const uint8_t *)&c->enabled->features + rule->feature)) {
            report_flag(c, f, rule->rule, binding, flag, rule->name);
        }
    }
}

static void check_variable(wd_core_check *c, const wd_core_frame *f,
                           const VkDescriptorSetLayoutCreateInfo *info, uint32_t index) {
    assert(index < info->bindingCount && info->pBindings);
    static const char flag[] = "VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT";
    const VkDescriptorSetLayoutBinding *binding = &info->pBindings[index];
    wd_core_message m;
    if (wd_descriptors_is_dynamic(binding->descriptorType)) {
        report_flag(c, f, WD_CORE_RULE(03015), binding, flag, NULL);
    }
    for (uint32_t i = 0; i < info->bindingCount; i++) {
        if (info->pBindings[i].binding <= binding->binding) {
            continue;
        }
        if (wd_core_begin_rule(&m, c, f, flags_owner, WD_CORE_RULE(03004))) {
            wd_core_summaryf(&m, "binding %u has %s, but binding %u is higher", binding->binding, flag,
                             info->pBindings[i].binding);
            m.fix = "Give the array of variable length the highest binding.";
            wd_core_end(&m);
        }
        return;
    }
}

static void check_flags(wd_core_check *c, const wd_core_frame *outer,
                        const VkDescriptorSetLayoutCreateInfo *info,
                        const VkDescriptorSetLayoutBindingFlagsCreateInfo *flags) {
    bool has_updates = false, has_dynamic = false;
    wd_core_message m;
    for (uint32_t i = 0; i < info->bindingCount && i < flags->bindingCount; i++) {
        const wd_core_frame chained = WD_CORE_MEMBER(outer, "<VkDescriptorSetLayoutBindingFlagsCreateInfo>");
        const wd_core_frame f = WD_CORE_ELEMENT(&chained, "pBindingFlags", i);
        if (flags->pBindingFlags[i] & VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT) {
            has_updates = true;
            check_update_after_bind(c, &f, &info->pBindings[i]);
        }
        if (flags->pBindingFlags[i] & VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT) {
            check_variable(c, &f, info, i);
        }
    }
    for (uint32_t i = 0; i < info->bindingCount; i++) {
        has_dynamic |= wd_descriptors_is_dynamic(info->pBindings[i].descriptorType);
    }
    if (has_updates && !(info->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT) &&
        wd_core_begin_rule(&m, c, outer, owner, WD_CORE_RULE(03000))) {
        wd_core_word(&m, "flags",
                     wd_VkDescriptorSetLayoutCreateFlags_string(info->flags, m.buffer, sizeof m.buffer));
        wd_core_summaryf(&m, ", but a binding has VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT");
        m.fix = "Add VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT to the flags of the layout.";
        wd_core_end(&m);
    }
    if (has_updates && has_dynamic && wd_core_begin_rule(&m, c, outer, owner, WD_CORE_RULE(03001))) {
        wd_core_summaryf(&m, "one binding has VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT, another one is a "
                             "dynamic buffer");
        m.fix = "Put dynamic buffers into a set of their own.";
        wd_core_end(&m);
    }
}

// Bindings

static void check_numbers(wd_core_check *c, const wd_core_frame *f,
                          const VkDescriptorSetLayoutCreateInfo *info) {
    for (uint32_t i = 1; i < info->bindingCount; i++) {
        for (uint32_t k = 0; k < i; k++) {
            wd_core_message m;
            if (info->pBindings[i].binding != info->pBindings[k].binding) {
                continue;
            }
            if (wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00279))) {
                wd_core_summaryf(&m, "pBindings[%u] and pBindings[%u] are both binding %u", k, i,
                                 info->pBindings[i].binding);
                wd_core_end(&m);
            }
            return;
        }
    }
}

static void report_binding(wd_core_check *c, const wd_core_frame *f, uint32_t rule,
                           const VkDescriptorSetLayoutCreateInfo *info, uint32_t index, const char *reason) {
    assert(index < info->bindingCount && info->pBindings);
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_summaryf(&m, "pBindings[%u] (binding %u) is of the type %s, %s", index,
                         info->pBindings[index].binding,
                         wd_VkDescriptorType_string(info->pBindings[index].descriptorType), reason);
        wd_core_end(&m);
    }
}

static void check_pushed(wd_core_check *c, const wd_core_frame *f,
                         const VkDescriptorSetLayoutCreateInfo *info) {
    static const char reason[] = "but the layout is for pushed descriptors";
    uint64_t total = 0;
    for (uint32_t i = 0; i < info->bindingCount; i++) {
        const VkDescriptorType type = info->pBindings[i].descriptorType;
        total += info->pBindings[i].descriptorCount;
        if (wd_descriptors_is_dynamic(type)) {
            report_binding(c, f, WD_CORE_RULE(00280), info, i, reason);
        } else if (type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
            report_binding(c, f, WD_CORE_RULE(02208), info, i, reason);
        } else if (type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT) {
            report_binding(c, f, WD_CORE_RULE(04591), info, i, reason);
        }
    }
    const VkPhysicalDevicePushDescriptorPropertiesKHR *properties =
        c->physical ? wd_physical_property_struct(
                          c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PUSH_DESCRIPTOR_PROPERTIES_KHR)
                    : NULL;
    wd_core_message m;
    if (properties && properties->maxPushDescriptors && total > properties->maxPushDescriptors &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00281))) {
        wd_core_unsigned(&m, "the number of descriptors in pBindings", total);
        wd_core_unsigned(&m, "maxPushDescriptors", properties->maxPushDescriptors);
        m.fix = "Push fewer descriptors, and allocate a set for the others.";
        wd_core_end(&m);
    }
}

static void check_samplers(wd_core_check *c, const wd_core_frame *f,
                           const VkDescriptorSetLayoutBinding *binding) {
    const bool has_sampler = binding->descriptorType == VK_DESCRIPTOR_TYPE_SAMPLER ||
                             binding->descriptorType == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    for (uint32_t i = 0; has_sampler && binding->pImmutableSamplers && i < binding->descriptorCount; i++) {
        const wd_state_sampler *sampler = WD_CORE_FIND(sampler, binding->pImmutableSamplers[i]);
        const VkBorderColor color =
            sampler ? sampler->create_info.borderColor : VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK;
        wd_core_message m;
        if ((color == VK_BORDER_COLOR_FLOAT_CUSTOM_EXT || color == VK_BORDER_COLOR_INT_CUSTOM_EXT) &&
            wd_core_begin_rule(&m, c, f, binding_owner, WD_CORE_RULE(04009))) {
            wd_core_summaryf(&m, "the borderColor of pImmutableSamplers[%u] is %s", i,
                             wd_VkBorderColor_string(color));
            wd_core_end(&m);
        }
    }
}

// check_embedded checks a binding of a layout of embedded samplers.
static void check_embedded(wd_core_check *c, const wd_core_frame *f, VkDescriptorSetLayoutCreateFlags flags,
                           const VkDescriptorSetLayoutBinding *binding) {
    wd_core_message m;
    if (flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_EMBEDDED_IMMUTABLE_SAMPLERS_BIT_EXT &&
        binding->descriptorCount > 1 && wd_core_begin_rule(&m, c, f, binding_owner, WD_CORE_RULE(08006))) {
        wd_core_unsigned(&m, "descriptorCount", binding->descriptorCount);
        wd_core_word(&m, "the flags of the layout",
                     "VK_DESCRIPTOR_SET_LAYOUT_CREATE_EMBEDDED_IMMUTABLE_SAMPLERS_BIT_EXT");
        wd_core_end(&m);
    }
}

// allows_equal_numbers returns whether a layout may have the same binding for several stages.
static bool allows_equal_numbers(const wd_core_check *c) {
#ifdef VK_NV_per_stage_descriptor_set
    return !WD_DESCRIPTORS_LACKS(c, perStageDescriptorSet);
#else
    return !c->enabled;
#endif
}

WD_CORE_CHECK(descriptors, CreateDescriptorSetLayout) {
    const VkDescriptorSetLayoutCreateInfo *info = s->pCreateInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    if (!info->pBindings || !info->bindingCount) {
        return;
    }
    if (!allows_equal_numbers(c)) {
        check_numbers(c, &f, info);
    }
    if (info->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR) {
        check_pushed(c, &f, info);
    }
    for (uint32_t i = 0; i < info->bindingCount; i++) {
        const wd_core_frame element = WD_CORE_ELEMENT(&f, "pBindings", i);
        const VkDescriptorSetLayoutBinding *binding = &info->pBindings[i];
        check_samplers(c, &element, binding);
        if (info->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT &&
            wd_descriptors_is_dynamic(binding->descriptorType)) {
            report_binding(c, &f, WD_CORE_RULE(08000), info, i, "but the layout is for descriptor buffers");
        }
        check_embedded(c, &element, info->flags, binding);
        if (binding->descriptorType == VK_DESCRIPTOR_TYPE_MUTABLE_EXT &&
            WD_DESCRIPTORS_LACKS(c, mutableDescriptorType)) {
            report_binding(c, &f, WD_CORE_RULE(04595), info, i,
                           "but the feature mutableDescriptorType is not enabled");
        }
    }
    wd_descriptors_check_mutable_bindings(c, &f, info);
    const VkDescriptorSetLayoutBindingFlagsCreateInfo *flags =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
    if (flags && flags->pBindingFlags) {
        check_flags(c, &f, info, flags);
    }
}
