// Lists of the types of mutable descriptors (VK_EXT_mutable_descriptor_type).
#include <assert.h>

#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"

static const VkMutableDescriptorTypeListEXT *find_list(const void *chain, uint32_t index) {
    const VkMutableDescriptorTypeCreateInfoEXT *lists =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT);
    return lists && lists->pMutableDescriptorTypeLists && index < lists->mutableDescriptorTypeListCount
               ? &lists->pMutableDescriptorTypeLists[index]
               : NULL;
}

// --- Set layouts

static void check_list(wd_core_check *c, const wd_core_frame *f, uint32_t index, VkDescriptorType type,
                       const VkMutableDescriptorTypeListEXT *list) {
    const bool is_mutable = type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT;
    const wd_core_frame chained = WD_CORE_MEMBER(f, "<VkMutableDescriptorTypeCreateInfoEXT>");
    const wd_core_frame element = WD_CORE_ELEMENT(&chained, "pMutableDescriptorTypeLists", index);
    wd_core_message m;
    if ((list->descriptorTypeCount != 0) != is_mutable &&
        wd_core_begin_rule(&m, c, &element, "VkMutableDescriptorTypeListEXT",
                           is_mutable ? WD_CORE_RULE(04597) : WD_CORE_RULE(04599))) {
        wd_core_unsigned(&m, "descriptorTypeCount", list->descriptorTypeCount);
        wd_core_summaryf(&m, ", but pBindings[%u] is of type %s", index, wd_VkDescriptorType_string(type));
        wd_core_end(&m);
    }
}

// check_unique: lists with more types than there are have repeated ones.
static void check_unique(wd_core_check *c, const wd_core_frame *f, uint32_t index,
                         const VkMutableDescriptorTypeListEXT *list) {
    enum { MOST_TYPES = 64 };
    const wd_core_frame chained = WD_CORE_MEMBER(f, "<VkMutableDescriptorTypeCreateInfoEXT>");
    const wd_core_frame element = WD_CORE_ELEMENT(&chained, "pMutableDescriptorTypeLists", index);
    const uint32_t count = list->descriptorTypeCount < MOST_TYPES ? list->descriptorTypeCount : MOST_TYPES;
    wd_core_message m;
    if (list->pDescriptorTypes &&
        !wd_core_are_unique(list->pDescriptorTypes, count, sizeof *list->pDescriptorTypes) &&
        wd_core_begin_rule(&m, c, &element, "VkMutableDescriptorTypeListEXT", WD_CORE_RULE(04598))) {
        wd_core_unsigned(&m, "descriptorTypeCount", list->descriptorTypeCount);
        wd_core_summaryf(&m, ", and two elements of pDescriptorTypes are equal");
        wd_core_end(&m);
    }
}

static void report_binding(wd_core_check *c, const wd_core_frame *f, uint32_t rule, uint32_t index,
                           const char *reason, const char *fix) {
    wd_core_message m;
    // VkDescriptorSetLayoutBinding has the rule about samplers, too: it is reported once.
    if (wd_core_begin_rule(&m, c, f, "VkDescriptorSetLayoutCreateInfo", rule) ||
        (rule == WD_CORE_RULE(04594) &&
         wd_core_begin_rule(&m, c, f, "VkDescriptorSetLayoutBinding", WD_CORE_RULE(04605)))) {
        wd_core_summaryf(&m, "pBindings[%u] is of type VK_DESCRIPTOR_TYPE_MUTABLE_EXT, but %s", index,
                         reason);
        m.fix = fix;
        wd_core_end(&m);
    }
}

void wd_descriptors_check_mutable_bindings(wd_core_check *c, const wd_core_frame *f,
                                           const VkDescriptorSetLayoutCreateInfo *info) {
    for (uint32_t i = 0; i < info->bindingCount; i++) {
        const VkDescriptorSetLayoutBinding *binding = &info->pBindings[i];
        const VkMutableDescriptorTypeListEXT *list = find_list(info->pNext, i);
        const bool is_mutable = binding->descriptorType == VK_DESCRIPTOR_TYPE_MUTABLE_EXT;
        if (list) {
            check_list(c, f, i, binding->descriptorType, list);
            if (is_mutable) {
                check_unique(c, f, i, list);
            }
        } else if (is_mutable) {
            report_binding(c, f, WD_CORE_RULE(07303), i, "the pNext chain has no list of types for it",
                           "Chain a VkMutableDescriptorTypeCreateInfoEXT with a list for each binding.");
        }
        if (is_mutable && binding->pImmutableSamplers) {
            report_binding(c, f, WD_CORE_RULE(04594), i, "its pImmutableSamplers is not NULL", "");
        }
    }
}

// --- Pools

static bool has_type(const VkMutableDescriptorTypeListEXT *list, VkDescriptorType type) {
    return wd_core_has_value(list->pDescriptorTypes, list->descriptorTypeCount, (uint32_t)type);
}

// overlap_partially returns whether two lists have some types in common, but not all.
static bool overlap_partially(const VkMutableDescriptorTypeListEXT *a,
                              const VkMutableDescriptorTypeListEXT *b) {
    bool shares = false, differs = false;
    for (uint32_t i = 0; i < a->descriptorTypeCount; i++) {
        const bool is_shared = has_type(b, a->pDescriptorTypes[i]);
        shares |= is_shared;
        differs |= !is_shared;
    }
    for (uint32_t i = 0; i < b->descriptorTypeCount; i++) {
        differs |= !has_type(a, b->pDescriptorTypes[i]);
    }
    return shares && differs;
}

static void check_overlaps(wd_core_check *c, const wd_core_frame *f, const VkDescriptorPoolCreateInfo *info,
                           uint32_t index) {
    assert(index < info->poolSizeCount && info->pPoolSizes);
    const VkMutableDescriptorTypeListEXT *list = find_list(info->pNext, index);
    wd_core_message m;
    for (uint32_t i = 0; list && i < index; i++) {
        const VkMutableDescriptorTypeListEXT *other = find_list(info->pNext, i);
        if (info->pPoolSizes[i].type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT && other &&
            overlap_partially(list, other) &&
            wd_core_begin_rule(&m, c, f, "VkDescriptorPoolCreateInfo", WD_CORE_RULE(04787))) {
            wd_core_summaryf(&m,
                             "the lists of types of pPoolSizes[%u] and pPoolSizes[%u] have some types in "
                             "common, but not all",
                             i, index);
            wd_core_end(&m);
        }
    }
}

void wd_descriptors_check_mutable_sizes(wd_core_check *c, const wd_core_frame *f,
                                        const VkDescriptorPoolCreateInfo *info) {
    wd_core_message m;
    for (uint32_t i = 0; info->pPoolSizes && i < info->poolSizeCount; i++) {
        if (info->pPoolSizes[i].type != VK_DESCRIPTOR_TYPE_MUTABLE_EXT) {
            continue;
        }
        if (!WD_DESCRIPTORS_LACKS(c, mutableDescriptorType)) {
            check_overlaps(c, f, info, i);
        } else if (wd_core_begin_rule(&m, c, f, "VkDescriptorPoolCreateInfo", WD_CORE_RULE(04608))) {
            wd_core_summaryf(&m,
                             "the type of pPoolSizes[%u] is VK_DESCRIPTOR_TYPE_MUTABLE_EXT, but the feature "
                             "mutableDescriptorType is not enabled",
                             i);
            wd_core_end(&m);
            return;
        }
    }
}
