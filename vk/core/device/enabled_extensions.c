// Enabled extensions: others that they need, and those that they exclude.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vk/capabilities/extension_names.h"
#include "vk/core/core_internal.h"
#include "vk/core/device/device_internal.h"

// The extensions and the version against which the requirements of extensions are judged.
typedef struct enabled_set {
    bool is_instance; // Of vkCreateInstance: it has no device extensions.
    uint32_t api_version;
    const char *const *of_instance; // NULL: not known.
    uint32_t num_of_instance;
    const char *const *of_device;
    uint32_t num_of_device;
} enabled_set;

static bool is_term_true(const enabled_set *set, const wd_core_term *term) {
    if (term->version && set->api_version >= term->version) {
        return true;
    }
    switch (term->kind) {
    case WD_CORE_OF_VERSION:
        return false;
    case WD_CORE_OF_INSTANCE:
        return (!set->of_instance && !set->is_instance) ||
               wd_has_extension_name(set->of_instance, set->num_of_instance, term->extension);
    case WD_CORE_OF_DEVICE:
        return set->is_instance || wd_has_extension_name(set->of_device, set->num_of_device, term->extension);
    default:
        return true;
    }
}

// evaluate returns the value of the operand that ends at `*end`, and moves that before its first code.
static bool evaluate(const enabled_set *set, int *end) {
    assert(*end >= 0);
    const int16_t code = wd_core_codes[(*end)--];
    if (code >= 0) {
        return is_term_true(set, &wd_core_terms[code]);
    }
    const bool right = evaluate(set, end), left = evaluate(set, end);
    return code == WD_CORE_CODE_AND ? left && right : left || right;
}

static int last_code(const wd_core_requirement *requirement) {
    assert(requirement->num_codes);
    return requirement->first_code + requirement->num_codes - 1;
}

static bool is_met(const enabled_set *set, const wd_core_requirement *requirement) {
    int end = last_code(requirement);
    return evaluate(set, &end);
}

static int compare_names(const void *name, const void *row) {
    return strcmp(name, ((const wd_core_dependent *)row)->name);
}

// missing_text is the part of a requirement that is not met, as English.
typedef struct missing_text {
    wd_string_builder text; // "VK_KHR_multiview or Vulkan 1.1"
    const wd_core_term *last;
    unsigned num_terms;
    bool has_version; // A version would do.
} missing_text;

static void append_term(missing_text *out, const wd_core_term *term) {
    if (term->extension) {
        wd_string_append(&out->text, term->extension);
    } else {
        wd_string_appendf(&out->text, "Vulkan %u.%u", VK_API_VERSION_MAJOR(term->version),
                          VK_API_VERSION_MINOR(term->version));
        out->has_version = true;
    }
    out->last = term;
    out->num_terms++;
}

// append_missing appends the operand that ends at `end`, which is false; `outer` is the operator around it, 0 for none.
static void append_missing(missing_text *out, const enabled_set *set, int end, int outer) {
    assert(end >= 0);
    const int16_t code = wd_core_codes[end];
    if (code >= 0) {
        append_term(out, &wd_core_terms[code]);
        return;
    }
    int end_of_left = end - 1;
    const bool right = evaluate(set, &end_of_left);
    int before = end_of_left;
    const bool left = evaluate(set, &before);
    if (left || right) { // Of two that are needed, one is there.
        append_missing(out, set, left ? end - 1 : end_of_left, outer);
        return;
    }
    const bool is_nested = outer && outer != code;
    wd_string_append(&out->text, is_nested ? "(" : "");
    append_missing(out, set, end_of_left, code);
    wd_string_append(&out->text, code == WD_CORE_CODE_AND ? " and " : " or ");
    append_missing(out, set, end - 1, code);
    wd_string_append(&out->text, is_nested ? ")" : "");
}

static void set_fix(wd_string_builder *fix, const enabled_set *set, const char *name,
                    const missing_text *missing) {
    if (missing->num_terms == 1 && missing->last->extension) {
        const bool is_of_instance = missing->last->kind == WD_CORE_OF_INSTANCE;
        wd_string_appendf(fix, "Enable %s in %s.", missing->last->extension,
                          set->is_instance || is_of_instance ? "vkCreateInstance" : "vkCreateDevice");
    } else {
        wd_string_appendf(fix, "%s needs %s.", name, missing->text.failed ? "others" : missing->text.text);
    }
}

// The first line of a message is a summary: what does not fit is in the fix.
enum { LONGEST_IN_SUMMARY = 70 };

WD_CORE_COLD static void report_missing(wd_core_check *c, const wd_core_frame *f, const enabled_set *set,
                                        uint32_t index, const char *name,
                                        const wd_core_requirement *requirement) {
    wd_core_message m;
    const uint32_t rule = set->is_instance ? WD_CORE_RULE(01388) : WD_CORE_RULE(01387);
    if (!wd_core_begin_rule(&m, c, f, NULL, rule)) {
        return;
    }
    m.indices[0] = index;
    missing_text missing = {0};
    wd_string_builder fix;
    wd_string_init(&missing.text, c->call->instance->allocator);
    wd_string_init(&fix, c->call->instance->allocator);
    append_missing(&missing, set, last_code(requirement), 0);
    set_fix(&fix, set, name, &missing);
    const bool is_short = !missing.text.failed && missing.text.length <= LONGEST_IN_SUMMARY;
    char text[256];
    snprintf(text, sizeof text, "\"%.100s\", which needs %s", name,
             is_short ? missing.text.text : "others that are not enabled");
    wd_core_word(&m, "ppEnabledExtensionNames[]", text);
    if (missing.has_version) {
        snprintf(text, sizeof text, "%u.%u", VK_API_VERSION_MAJOR(set->api_version),
                 VK_API_VERSION_MINOR(set->api_version));
        wd_core_word(&m, "the version of Vulkan", text);
    }
    m.fix = fix.failed ? "" : fix.text;
    wd_core_end(&m);
    wd_string_finish(&fix);
    wd_string_finish(&missing.text);
}

// is_of_layer returns whether an extension of devices is this layer's own and works without the extensions that it
// depends on. The loader lists those of an implicit layer for every device, whatever the instance enables: 'Any device
// extension that has an instance extension dependency that is not enabled by vkCreateInstance is considered to be
// unsupported, hence it must not be returned' is not the application's mistake.
static bool is_of_layer(const char *name) {
    return strcmp(name, VK_EXT_DEBUG_MARKER_EXTENSION_NAME) == 0;
}

static void check_dependencies(wd_core_check *c, const wd_core_frame *f, const enabled_set *set) {
    const char *const *names = set->is_instance ? set->of_instance : set->of_device;
    const uint32_t num = set->is_instance ? set->num_of_instance : set->num_of_device;
    for (uint32_t i = 0; names && i < num; i++) {
        const wd_core_dependent *dependent =
            names[i] ? bsearch(names[i], wd_core_dependents, wd_core_num_dependents,
                               sizeof *wd_core_dependents, compare_names)
                     : NULL;
        if (!dependent || dependent->is_of_instance != set->is_instance || is_of_layer(names[i])) {
            continue;
        }
        for (uint16_t k = 0; k < dependent->num_requirements; k++) {
            const wd_core_requirement *requirement = &wd_core_requirements[dependent->first_requirement + k];
            if (!is_met(set, requirement)) {
                report_missing(c, f, set, i, names[i], requirement);
            }
        }
    }
}

void wd_core_check_instance_extensions(wd_core_check *c, const wd_core_frame *f,
                                       const VkInstanceCreateInfo *info) {
    const char *const *names = info->ppEnabledExtensionNames;
    const uint32_t num = info->enabledExtensionCount;
    const enabled_set set = {
        .is_instance = true, .api_version = c->api_version, .of_instance = names, .num_of_instance = num};
    check_dependencies(c, f, &set);
    wd_core_message m;
    for (size_t i = 0; i < wd_core_num_neededs; i++) {
        const wd_core_needed *needed = &wd_core_neededs[i];
        if (wd_core_chained(info->pNext, needed->type) &&
            !wd_has_extension_name(names, num, needed->extension) &&
            wd_core_begin_statement(&m, c, f, &needed->statement)) {
            char fix[256];
            wd_core_chain(&m, needed->name, true);
            wd_core_word(&m, needed->extension, "not enabled");
            snprintf(fix, sizeof fix,
                     "Enable %s in vkCreateInstance, or remove the struct from the pNext chain.",
                     needed->extension);
            m.fix = fix;
            wd_core_end(&m);
        }
    }
}

static void check_excluded(wd_core_check *c, const wd_core_frame *f, const VkDeviceCreateInfo *info,
                           const char *name, uint32_t rule, const char *other, const char *state,
                           const char *fix) {
    wd_core_message m;
    for (uint32_t i = 0; info->ppEnabledExtensionNames && i < info->enabledExtensionCount; i++) {
        const char *enabled = info->ppEnabledExtensionNames[i];
        if (enabled && strcmp(enabled, name) == 0 &&
            wd_core_begin_rule(&m, c, f, "VkDeviceCreateInfo", rule)) {
            m.indices[0] = i;
            wd_core_word(&m, "ppEnabledExtensionNames[]", name);
            wd_core_word(&m, other, state);
            m.fix = fix;
            wd_core_end(&m);
        }
    }
}

static void check_exclusive_extensions(wd_core_check *c, const wd_core_frame *f,
                                       const VkDeviceCreateInfo *info) {
    static const char negative[] = "VK_AMD_negative_viewport_height",
                      address[] = "VK_EXT_buffer_device_address", mask[] = "VK_AMD_shader_fragment_mask";
    const char *const *names = info->ppEnabledExtensionNames;
    const uint32_t num = info->enabledExtensionCount;
    if (wd_has_extension_name(names, num, "VK_KHR_maintenance1")) {
        check_excluded(c, f, info, negative, WD_CORE_RULE(00374), "VK_KHR_maintenance1", "enabled",
                       "Remove VK_AMD_negative_viewport_height: VK_KHR_maintenance1 allows viewports with a "
                       "negative height.");
    }
    if (c->physical && c->physical->api_version >= VK_API_VERSION_1_1) {
        check_excluded(
            c, f, info, negative, WD_CORE_RULE(01840), "the version of Vulkan", "1.1 or later",
            "Remove VK_AMD_negative_viewport_height: Vulkan 1.1 allows viewports with a negative height.");
    }
    if (wd_has_extension_name(names, num, "VK_KHR_buffer_device_address")) {
        check_excluded(c, f, info, address, WD_CORE_RULE(03328), "VK_KHR_buffer_device_address", "enabled",
                       "Remove VK_EXT_buffer_device_address: VK_KHR_buffer_device_address replaces it.");
    }
    const VkPhysicalDeviceVulkan12Features *features =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    if (features && features->bufferDeviceAddress) {
        check_excluded(c, f, info, address, WD_CORE_RULE(04748),
                       "VkPhysicalDeviceVulkan12Features::bufferDeviceAddress", "VK_TRUE",
                       "Remove VK_EXT_buffer_device_address: Vulkan 1.2 has buffer device addresses.");
    }
    if (c->enabled && c->enabled->features.descriptorBuffer) {
        check_excluded(c, f, info, mask, WD_CORE_RULE(08095), "the feature descriptorBuffer", "enabled",
                       "Remove VK_AMD_shader_fragment_mask, or do not enable descriptorBuffer.");
    }
}

void wd_core_check_device_extensions(wd_core_check *c, const wd_core_frame *f,
                                     const VkDeviceCreateInfo *info) {
    const wd_chassis_instance *instance = c->call->instance;
    const enabled_set set = {
        .api_version = c->api_version,
        .of_instance = instance->extensions,
        .num_of_instance = instance->num_extensions,
        .of_device = info->ppEnabledExtensionNames,
        .num_of_device = info->enabledExtensionCount,
    };
    check_dependencies(c, f, &set);
    check_exclusive_extensions(c, f, info);
    static const char portability[] = "VK_KHR_portability_subset";
    wd_core_message m;
    if (c->physical && c->physical->has_portability_subset && !wd_enables_extension(info, portability) &&
        wd_core_begin_rule(&m, c, f, "VkDeviceCreateInfo", WD_CORE_RULE(04451))) {
        wd_core_unsigned(&m, "enabledExtensionCount", info->enabledExtensionCount);
        wd_core_word(&m, portability, "supported and not enabled");
        m.fix = "Enable VK_KHR_portability_subset in vkCreateDevice.";
        wd_core_end(&m);
    }
}
