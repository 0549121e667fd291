// Targets: the inputs of a verdict, their names, and their UUID.
#include <stdio.h>
#include <string.h>

#include "vk/shader/shader_check.h"
#include "vk/shader/shader_check_internal.h"
#include "vk/shader/shader_exception.h"

// Raise it whenever a change in this folder can change a verdict.
static const char verdict_version[] = "Warden shader verdicts 2";

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
    {WD_SHADER_OFFSET_OPERAND, "offset-operand"},
    {WD_SHADER_ANY_WIDTH_BITWISE, "any-width-bitwise"},
    {WD_SHADER_LATER_VULKAN, "later-vulkan"},
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

// A UUID is the hash of hashes, so that no text has to be allocated: the parts have fixed places.
enum { UUID_TEXT = 36, NUM_PARTS = 4, RULES_TEXT = 8 };
typedef struct target_text {
    char text[NUM_PARTS * UUID_TEXT + RULES_TEXT + 1];
} target_text;

static void write_part(target_text *text, int part, const char *content) {
    wd_valcache_uuid uuid = wd_valcache_uuid_make(content);
    wd_valcache_uuid_format(&uuid, text->text + part * UUID_TEXT);
}

// write_build writes the parts that are the same for all targets.
static void write_build(target_text *text) {
    write_part(text, 0, verdict_version);
    write_part(text, 1, wd_shader_exceptions());
    write_part(text, 2, wd_shader_spirv_tools_version());
}

static wd_valcache_uuid finish_text(target_text *text, uint32_t rules) {
    snprintf(text->text + NUM_PARTS * UUID_TEXT, RULES_TEXT + 1, "%08x", rules);
    return wd_valcache_uuid_make(text->text);
}

wd_valcache_uuid wd_shader_target_uuid(const wd_shader_target *target) {
    target_text text;
    write_build(&text);
    write_part(&text, NUM_PARTS - 1, env_names[target->env]);
    return finish_text(&text, target->rules);
}

bool wd_shader_target_find(const wd_valcache_uuid *uuid, wd_shader_target *target) {
    target_text text;
    write_build(&text);
    for (int env = 0; env < WD_SHADER_ENV_COUNT; env++) {
        write_part(&text, NUM_PARTS - 1, env_names[env]);
        for (uint32_t rules = 0; rules <= WD_SHADER_RULE_ALL; rules++) {
            wd_valcache_uuid its = finish_text(&text, rules);
            if (memcmp(&its, uuid, sizeof its) == 0) {
                *target = (wd_shader_target){(wd_shader_env)env, rules};
                return true;
            }
        }
    }
    return false;
}
