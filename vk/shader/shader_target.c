// Targets: what a verdict depends on, its names, and its UUID.
#include <string.h>

#include "vk/shader/shader_check.h"
#include "vk/shader/shader_check_internal.h"

// Raise it whenever a change in this folder can change a verdict.
static const char verdict_version[] = "Warden shader verdicts 1";

static const char *const env_names[WD_SHADER_ENV_COUNT] = {
    [WD_SHADER_ENV_VULKAN_1_0] = "vulkan1.0",
    [WD_SHADER_ENV_VULKAN_1_1] = "vulkan1.1",
    [WD_SHADER_ENV_VULKAN_1_1_SPIRV_1_4] = "vulkan1.1spv1.4",
    [WD_SHADER_ENV_VULKAN_1_2] = "vulkan1.2",
    [WD_SHADER_ENV_VULKAN_1_3] = "vulkan1.3",
    [WD_SHADER_ENV_VULKAN_1_4] = "vulkan1.4",
};

static const struct {
    wd_shader_rule rule;
    const char *name;
} rule_names[] = {
    {WD_SHADER_RELAXED_BLOCK_LAYOUT, "relaxed-block-layout"},
    {WD_SHADER_STANDARD_UNIFORM_LAYOUT, "uniform-buffer-standard-layout"},
    {WD_SHADER_SCALAR_BLOCK_LAYOUT, "scalar-block-layout"},
    {WD_SHADER_SCALAR_WORKGROUP_LAYOUT, "workgroup-scalar-block-layout"},
    {WD_SHADER_LOCAL_SIZE_ID, "local-size-id"},
};
enum { NUM_RULES = sizeof rule_names / sizeof rule_names[0] };

wd_shader_target wd_shader_target_make(wd_shader_env env, uint32_t rules) {
    int unused;
    while (env > WD_SHADER_ENV_VULKAN_1_0 && !wd_shader_spirv_tools_env(env, &unused)) {
        env--;
    }
    // VK_KHR_relaxed_block_layout is part of Vulkan 1.1, and SPIRV-Tools applies it there unasked.
    if (env >= WD_SHADER_ENV_VULKAN_1_1) {
        rules &= ~(uint32_t)WD_SHADER_RELAXED_BLOCK_LAYOUT;
    }
    return (wd_shader_target){env, rules & WD_SHADER_RULE_ALL};
}

wd_shader_env wd_shader_env_of(uint32_t api_version, bool has_spirv_1_4) {
    uint32_t minor = api_version >> 12 & 0x3ff;
    if ((api_version >> 22 & 0x7f) > 1 || minor >= 4) {
        return WD_SHADER_ENV_VULKAN_1_4;
    }
    switch (minor) {
    case 0:
        return WD_SHADER_ENV_VULKAN_1_0;
    case 1:
        return has_spirv_1_4 ? WD_SHADER_ENV_VULKAN_1_1_SPIRV_1_4 : WD_SHADER_ENV_VULKAN_1_1;
    case 2:
        return WD_SHADER_ENV_VULKAN_1_2;
    default:
        return WD_SHADER_ENV_VULKAN_1_3;
    }
}

const char *wd_shader_env_name(wd_shader_env env) {
    return env_names[env];
}

bool wd_shader_env_parse(const char *name, wd_shader_env *env) {
    for (int i = 0; i < WD_SHADER_ENV_COUNT; i++) {
        if (strcmp(name, env_names[i]) == 0) {
            *env = (wd_shader_env)i;
            return true;
        }
    }
    return false;
}

const char *wd_shader_rule_name(wd_shader_rule rule) {
    for (size_t i = 0; i < NUM_RULES; i++) {
        if (rule_names[i].rule == rule) {
            return rule_names[i].name;
        }
    }
    return "unknown";
}

bool wd_shader_rule_parse(const char *name, wd_shader_rule *rule) {
    for (size_t i = 0; i < NUM_RULES; i++) {
        if (strcmp(name, rule_names[i].name) == 0) {
            *rule = rule_names[i].rule;
            return true;
        }
    }
    return false;
}

void wd_shader_target_format(wd_string_builder *out, const wd_shader_target *target) {
    wd_string_append(out, env_names[target->env]);
    for (size_t i = 0; i < NUM_RULES; i++) {
        if (target->rules & rule_names[i].rule) {
            wd_string_appendf(out, ", %s", rule_names[i].name);
        }
    }
}

wd_valcache_uuid wd_shader_target_uuid(const wd_shader_target *target) {
    // Hashes of hashes, so that no text has to be allocated: the parts have fixed places.
    struct {
        wd_valcache_uuid verdicts, tools, env;
        uint32_t rules;
    } parts = {wd_valcache_uuid_make(verdict_version), wd_valcache_uuid_make(wd_shader_spirv_tools_version()),
               wd_valcache_uuid_make(env_names[target->env]), target->rules};
    char text[3 * 36 + 8 + 1], *at = text;
    wd_valcache_uuid_format(&parts.verdicts, at);
    wd_valcache_uuid_format(&parts.tools, at += 36);
    wd_valcache_uuid_format(&parts.env, at += 36);
    at += 36;
    for (int shift = 28; shift >= 0; shift -= 4) {
        *at++ = "0123456789abcdef"[parts.rules >> shift & 0xf];
    }
    *at = '\0';
    return wd_valcache_uuid_make(text);
}

bool wd_shader_target_find(const wd_valcache_uuid *uuid, wd_shader_target *target) {
    for (int env = 0; env < WD_SHADER_ENV_COUNT; env++) {
        for (uint32_t rules = 0; rules <= WD_SHADER_RULE_ALL; rules++) {
            wd_shader_target candidate = {(wd_shader_env)env, rules};
            wd_valcache_uuid its = wd_shader_target_uuid(&candidate);
            if (memcmp(&its, uuid, sizeof its) == 0) {
                *target = candidate;
                return true;
            }
        }
    }
    return false;
}
