// vkCreateShadersEXT: shader objects that are linked, and their code.
#include <assert.h>

#include "vk/core/pipelines/pipelines_internal.h"

#ifdef VK_EXT_shader_object

enum { NO_ELEMENT = UINT32_MAX };

static const VkShaderStageFlags mesh_stages = VK_SHADER_STAGE_TASK_BIT_EXT | VK_SHADER_STAGE_MESH_BIT_EXT;
static const VkShaderStageFlags vertex_stages =
    VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT |
    VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT | VK_SHADER_STAGE_GEOMETRY_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;

// order_of returns where a stage is among those of a draw; 0: it is not a stage of graphics.
static int order_of(VkShaderStageFlagBits stage) {
    static const VkShaderStageFlags stages[] = {VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_TASK_BIT_EXT,
                                                VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT |
                                                    VK_SHADER_STAGE_MESH_BIT_EXT,
                                                VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
                                                VK_SHADER_STAGE_GEOMETRY_BIT, VK_SHADER_STAGE_FRAGMENT_BIT};
    for (int i = 0; i < 5; i++) {
        if (stages[i] & stage) {
            return i + 1;
        }
    }
    return 0;
}

static bool is_linked(const VkShaderCreateInfoEXT *info) {
    return info->flags & VK_SHADER_CREATE_LINK_STAGE_BIT_EXT;
}

// find_linked returns the first linked element with one of the stages.
static uint32_t find_linked(const wd_CreateShadersEXT_args *s, VkShaderStageFlags stages) {
    for (uint32_t i = 0; i < s->createInfoCount; i++) {
        if (is_linked(&s->pCreateInfos[i]) && s->pCreateInfos[i].stage & stages) {
            return i;
        }
    }
    return NO_ELEMENT;
}

// begin starts a message whose subject is the stage of an element.
static bool begin(wd_core_message *m, wd_core_check *c, const wd_CreateShadersEXT_args *s, uint32_t index,
                  uint32_t rule) {
    assert(index < s->createInfoCount);
    if (!wd_core_begin_rule(m, c, NULL, NULL, rule)) {
        return false;
    }
    m->indices[0] = index;
    wd_core_word(m, "pCreateInfos[].stage", wd_VkShaderStageFlagBits_string(s->pCreateInfos[index].stage));
    return true;
}

static void check_unlinked(wd_core_check *c, const wd_CreateShadersEXT_args *s, uint32_t linked) {
    wd_core_message m;
    for (uint32_t i = 0; i < s->createInfoCount; i++) {
        const VkShaderStageFlagBits stage = s->pCreateInfos[i].stage;
        const uint32_t rule = stage & vertex_stages ? WD_CORE_RULE(08402) : WD_CORE_RULE(08403);
        if (!is_linked(&s->pCreateInfos[i]) && stage & (vertex_stages | mesh_stages) &&
            begin(&m, c, s, i, rule)) {
            wd_core_summaryf(
                &m,
                ", its flags have no VK_SHADER_CREATE_LINK_STAGE_BIT_EXT, those of pCreateInfos[%u] have it",
                linked);
            wd_core_end(&m);
        }
    }
}

static void check_mesh(wd_core_check *c, const wd_CreateShadersEXT_args *s) {
    const uint32_t mesh = find_linked(s, mesh_stages), vertex = find_linked(s, VK_SHADER_STAGE_VERTEX_BIT);
    const uint32_t task = find_linked(s, VK_SHADER_STAGE_TASK_BIT_EXT);
    wd_core_message m;
    if (mesh != NO_ELEMENT && vertex != NO_ELEMENT && begin(&m, c, s, mesh, WD_CORE_RULE(08404))) {
        wd_core_summaryf(&m, ", and pCreateInfos[%u] is a vertex shader; both are linked", vertex);
        wd_core_end(&m);
    }
    for (uint32_t i = 0; i < s->createInfoCount && task != NO_ELEMENT; i++) {
        const VkShaderCreateInfoEXT *info = &s->pCreateInfos[i];
        if (info->stage == VK_SHADER_STAGE_MESH_BIT_EXT && is_linked(info) &&
            info->flags & VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT &&
            begin(&m, c, s, i, WD_CORE_RULE(08405))) {
            wd_core_summaryf(&m,
                             ", its flags have VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT, and pCreateInfos[%u] "
                             "is a task shader; both are linked",
                             task);
            wd_core_end(&m);
        }
    }
}

// find_next returns the linked element with the first stage after that of an element.
static uint32_t find_next(const wd_CreateShadersEXT_args *s, uint32_t index) {
    assert(index < s->createInfoCount);
    const int order = order_of(s->pCreateInfos[index].stage);
    uint32_t next = NO_ELEMENT;
    for (uint32_t i = 0; i < s->createInfoCount; i++) {
        const int other = order_of(s->pCreateInfos[i].stage);
        if (is_linked(&s->pCreateInfos[i]) && other > order &&
            (next == NO_ELEMENT || other < order_of(s->pCreateInfos[next].stage))) {
            next = i;
        }
    }
    return next;
}

static void check_linked(wd_core_check *c, const wd_CreateShadersEXT_args *s, uint32_t index,
                         uint32_t first) {
    assert(first <= index && index < s->createInfoCount);
    const VkShaderCreateInfoEXT *info = &s->pCreateInfos[index];
    const uint32_t next = find_next(s, index), same = find_linked(s, info->stage);
    wd_core_message m;
    if (next != NO_ELEMENT && info->nextStage != s->pCreateInfos[next].stage &&
        begin(&m, c, s, index, WD_CORE_RULE(08409))) {
        char text[256];
        wd_core_summaryf(&m, ", its nextStage is %s",
                         wd_VkShaderStageFlags_string(info->nextStage, text, sizeof text));
        wd_core_summaryf(&m, ", the next stage that is linked is %s, of pCreateInfos[%u]",
                         wd_VkShaderStageFlagBits_string(s->pCreateInfos[next].stage), next);
        wd_core_end(&m);
    }
    if (same < index && begin(&m, c, s, index, WD_CORE_RULE(08410))) {
        wd_core_summaryf(&m, ", and so is that of pCreateInfos[%u]", same);
        wd_core_end(&m);
    }
    if (info->codeType != s->pCreateInfos[first].codeType && begin(&m, c, s, index, WD_CORE_RULE(08411))) {
        wd_core_summaryf(&m, ", its codeType is %s", wd_VkShaderCodeTypeEXT_string(info->codeType));
        wd_core_summaryf(&m, ", that of pCreateInfos[%u] is %s", first,
                         wd_VkShaderCodeTypeEXT_string(s->pCreateInfos[first].codeType));
        wd_core_end(&m);
    }
}

static void check_code(wd_core_check *c, const VkShaderCreateInfoEXT *info, uint32_t index) {
    const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pCreateInfos", index);
    wd_core_message m;
    // vk/parameters reports SPIR-V that is not aligned.
    if (info->codeType == VK_SHADER_CODE_TYPE_BINARY_EXT && (uintptr_t)info->pCode % 16 &&
        wd_core_begin_rule(&m, c, &f, "VkShaderCreateInfoEXT", WD_CORE_RULE(08492))) {
        wd_core_summaryf(&m, "pCreateInfos[%u].pCode is 0x%llx", index,
                         (unsigned long long)(uintptr_t)info->pCode);
        wd_core_word(&m, "codeType", "VK_SHADER_CODE_TYPE_BINARY_EXT");
        wd_core_end(&m);
    }
    for (uint32_t i = 1; info->pPushConstantRanges && i < info->pushConstantRangeCount; i++) {
        VkShaderStageFlags before = 0;
        for (uint32_t k = 0; k < i; k++) {
            before |= info->pPushConstantRanges[k].stageFlags;
        }
        if (before & info->pPushConstantRanges[i].stageFlags &&
            wd_core_begin_rule(&m, c, &f, "VkShaderCreateInfoEXT", WD_CORE_RULE(10063))) {
            char text[256];
            m.indices[0] = i;
            wd_core_word(
                &m, "pPushConstantRanges[].stageFlags",
                wd_VkShaderStageFlags_string(info->pPushConstantRanges[i].stageFlags, text, sizeof text));
            wd_core_summaryf(&m, ", elements before have some of these stages");
            wd_core_end(&m);
        }
    }
}

WD_CORE_CHECK(pipelines, CreateShadersEXT) {
    const uint32_t first = find_linked(s, VK_SHADER_STAGE_ALL);
    wd_pipelines_check_object_modes(c, s);
    for (uint32_t i = 0; i < s->createInfoCount; i++) {
        check_code(c, &s->pCreateInfos[i], i);
    }
    if (first == NO_ELEMENT) {
        return;
    }
    check_unlinked(c, s, first);
    check_mesh(c, s);
    for (uint32_t i = 0; i < s->createInfoCount; i++) {
        if (is_linked(&s->pCreateInfos[i])) {
            check_linked(c, s, i, first);
        }
    }
}

WD_CORE_CHECK(pipelines, GetShaderBinaryDataEXT) {
    wd_core_message m;
    if (s->pData && (uintptr_t)s->pData % 16 && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(08499))) {
        wd_core_summaryf(&m, "pData is 0x%llx", (unsigned long long)(uintptr_t)s->pData);
        wd_core_end(&m);
    }
}

#endif
