// The hooks on commands that take SPIR-V: vkCreateShaderModule, pipelines with inlined modules, shader objects.
#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <string.h>

#include "vk/registry/chain.h"
#include "vk/registry/enum_strings.h"
#include "vk/report/message_ids.h"
#include "vk/shader/shader_device.h"
#include "vk/state/state.h"
#include "vk/state/state_graphics_info.h"

static bool is_module(const wd_shader_code *code) {
    return strcmp(code->structure, "VkShaderModuleCreateInfo") == 0;
}

static const char *format_vuid(char text[96], const wd_shader_code *code, const char *pattern) {
    return wd_message_compose(text, 96, pattern, code->structure);
}

static void introduce(wd_string_builder *text, const wd_shader_device *device, const wd_shader_code *code,
                      wd_shader_verdict verdict) {
    wd_string_appendf(text, "%s(): %spCode", code->command, code->where);
    if (verdict == WD_SHADER_NOT_SPIRV) {
        wd_string_append(text, " cannot be read: ");
    } else if (verdict == WD_SHADER_MALFORMED) {
        wd_string_append(text, " is damaged SPIR-V: ");
    } else {
        wd_string_append(text, verdict == WD_SHADER_WARNED ? " is valid SPIR-V, with a warning ("
                               : verdict == WD_SHADER_LATER
                                   ? " is not validated completely by this build's SPIRV-Tools ("
                                   : " is not valid SPIR-V (");
        wd_shader_target_format(text, &device->target);
        wd_string_append(text, "): ");
    }
}

static const char *vuid_of(char text[96], const wd_shader_code *code, wd_shader_verdict verdict) {
    switch (verdict) {
    case WD_SHADER_NOT_SPIRV:
        // Shader objects have no such rule of their own: their code type says that it is SPIR-V.
        return format_vuid(text, code,
                           is_module(code) ? WD_ID_VUID_CODE_NOT_SPIRV : WD_ID_VUID_CODE_UNREADABLE);
    case WD_SHADER_MALFORMED:
        return format_vuid(text, code, WD_ID_VUID_CODE_UNREADABLE);
    case WD_SHADER_WARNED:
        return WD_ID_SHADER_VALIDATOR_WARNING;
    case WD_SHADER_LATER:
        return WD_ID_SHADER_NOT_VALIDATED;
    default:
        return format_vuid(text, code, WD_ID_VUID_CODE_INVALID);
    }
}

static wd_severity severity_of(wd_shader_verdict verdict) {
    return verdict == WD_SHADER_LATER    ? WD_SEVERITY_INFO
           : verdict == WD_SHADER_WARNED ? WD_SEVERITY_WARNING
                                         : WD_SEVERITY_ERROR;
}

// where_cut returns where code that has an error ends too early, for messages, or NULL: its size may be in words.
static const char *where_cut(const wd_shader_code *code) {
    const uint32_t *words = code->words;
    const size_t num_words = code->size / sizeof(uint32_t);
    if (!num_words || words[0] != SpvMagicNumber) {
        return NULL;
    }
    size_t at = 5;
    bool is_library = false, is_in_function = false, has_function = false;
    while (at < num_words && words[at] >> SpvWordCountShift) {
        const uint32_t opcode = words[at] & SpvOpCodeMask;
        is_library |=
            opcode == SpvOpCapability && at + 1 < num_words && words[at + 1] == SpvCapabilityLinkage;
        has_function |= opcode == SpvOpFunctionEnd;
        is_in_function = opcode == SpvOpFunction || (is_in_function && opcode != SpvOpFunctionEnd);
        at += words[at] >> SpvWordCountShift;
    }
    return num_words < 5 || at > num_words ? "inside an instruction"
           : at < num_words                ? NULL
           : is_in_function                ? "inside a function"
           : !is_library && !has_function  ? "before the first function"
                                           : NULL;
}

// fix_of returns the fix of a problem, and appends the reason for it that the validator does not know.
static const char *fix_of(wd_string_builder *text, const wd_shader_code *code,
                          const wd_shader_problem *problem, const char *id, char fix[WD_SHADER_MAX_FIX]) {
    const bool is_damaged = problem->verdict != WD_SHADER_WARNED && problem->verdict != WD_SHADER_LATER;
    const char *where = is_damaged ? where_cut(code) : NULL;
    if (!where) {
        return wd_shader_fix(id, severity_of(problem->verdict), fix);
    }
    wd_string_appendf(text, "\nThe code ends %s.", where);
    snprintf(fix, WD_SHADER_MAX_FIX,
             "codeSize is %zu and must be the size in bytes, which is 4 times the number of words.",
             code->size);
    return fix;
}

static bool report_problem(wd_shader_device *device, const wd_shader_code *code, wd_hash128 key,
                           const wd_shader_problem *problem) {
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    introduce(&text, device, code, problem->verdict);
    wd_shader_problem_format(&text, problem);
    if (problem->verdict == WD_SHADER_LATER) {
        wd_shader_append_later_version(&text, problem);
    }
    char vuid[96], hash[33], offset[24], fix[WD_SHADER_MAX_FIX];
    const char *id = vuid_of(vuid, code, problem->verdict);
    wd_finding_compose(&text, &(wd_finding_parts){.fix = fix_of(&text, code, problem, id, fix)});
    const wd_spirv_source *source = &problem->source;
    wd_finding_frame frames[1 + WD_SPIRV_MAX_INLINED] = {
        {source->file, source->line, source->column, source->text, source->text_length}};
    size_t num_frames = problem->has_source ? 1 : 0;
    for (uint32_t i = 0; num_frames && i < source->num_inlined; i++) {
        frames[num_frames++] =
            (wd_finding_frame){source->inlined[i].file, source->inlined[i].line, 0, NULL, 0};
    }
    snprintf(hash, sizeof hash, "%016llx%016llx", (unsigned long long)key.high, (unsigned long long)key.low);
    snprintf(offset, sizeof offset, "%zu", problem->offset);
    wd_finding_property properties[] = {{"shader_hash", hash}, {"byte_offset", offset}};
    wd_finding finding = {
        .severity = severity_of(problem->verdict),
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.text,
        .site = key.low | 1, // The same module is the same mistake, wherever it is used.
        .frames = frames,
        .num_frames = num_frames,
        .properties = properties,
        .num_properties = problem->offset == SIZE_MAX ? 1 : 2,
    };
    bool skip = !text.failed && wd_shader_submit(device, &finding);
    wd_string_finish(&text);
    return skip;
}

static bool is_spirv(const wd_shader_code *code) {
    const uint32_t magic = *(const uint32_t *)code->words;
    return magic == SpvMagicNumber || magic == __builtin_bswap32(SpvMagicNumber);
}

// check_bounds checks the conditions for reading a word. `*readable` is whether words can be read.
static bool check_bounds(wd_shader_device *device, const wd_shader_code *code, bool *readable) {
    char vuid[96];
    *readable = false;
    if (code->size == 0) {
        format_vuid(vuid, code, is_module(code) ? WD_ID_VUID_CODE_SIZE_ZERO : WD_ID_VUID_CODE_SIZE_ARRAY);
        return wd_shader_submit_text(
            device, WD_SEVERITY_ERROR, vuid,
            "%s(): %scodeSize is 0; it must be the size of the SPIR-V code in bytes.", code->command,
            code->where);
    }
    if (!code->words) {
        return wd_shader_submit_text(
            device, WD_SEVERITY_ERROR, format_vuid(vuid, code, WD_ID_VUID_CODE_POINTER),
            "%s(): %spCode is NULL although codeSize is %zu.", code->command, code->where, code->size);
    }
    if ((uintptr_t)code->words % sizeof(uint32_t)) {
        return wd_shader_submit_text(
            device, WD_SEVERITY_ERROR, format_vuid(vuid, code, WD_ID_VUID_CODE_POINTER),
            "%s(): %spCode (%p) is not aligned to 4 bytes.", code->command, code->where, code->words);
    }
    if (device->accepts_glsl && is_module(code) && (code->size < sizeof(uint32_t) || !is_spirv(code))) {
        return wd_shader_report_glsl(device, code);
    }
    if (code->size % sizeof(uint32_t)) {
        return wd_shader_submit_text(device, WD_SEVERITY_ERROR,
                                     format_vuid(vuid, code, WD_ID_VUID_CODE_SIZE_MULTIPLE),
                                     "%s(): %scodeSize is %zu, which is not a multiple of 4. codeSize is in "
                                     "bytes: 4 times the number of "
                                     "words.",
                                     code->command, code->where, code->size);
    }
    *readable = true;
    return false;
}

static bool check_words(wd_shader_device *device, const wd_shader_code *code, wd_hash128 key) {
    const size_t num_words = code->size / sizeof(uint32_t);
    wd_shader_problem problem;
    wd_shader_problem_init(&problem, device->allocator);
    wd_shader_verdict verdict = WD_SHADER_VALID;
    wd_status status =
        device->checker ? wd_shader_check(device->checker, code->words, num_words, &verdict, &problem)
                        : wd_shader_check_form(device->allocator, code->words, num_words, &verdict, &problem);
    atomic_fetch_add_explicit(&device->num_checked, device->checker != NULL, memory_order_relaxed);
    bool skip = false;
    if (status != WD_OK) {
        // No verdict: neither a message nor an entry.
    } else if (verdict == WD_SHADER_VALID) {
        if (device->checker) {
            wd_shader_cache_add(device, code->app_cache, key);
        }
    } else if (verdict != WD_SHADER_LATER || wd_shader_is_new_reason(device, &problem)) {
        skip = report_problem(device, code, key, &problem);
        if (verdict != WD_SHADER_WARNED && verdict != WD_SHADER_LATER) {
            wd_shader_refuse(device, key);
        }
    }
    wd_shader_problem_finish(&problem);
    return skip;
}

static bool check_code(wd_shader_device *device, const wd_shader_code *code) {
    bool readable;
    bool skip = check_bounds(device, code, &readable);
    if (!readable) {
        return skip;
    }
    bool judge = true;
    if (device->options->validate && device->spirv.enabled) {
        skip |= wd_shader_report_requirements(device, code, &judge);
    }
    // A module that a cache knows costs only its hash and the look-up.
    wd_hash128 key = wd_valcache_key(code->words, code->size / sizeof(uint32_t));
    if (!judge) {
        wd_shader_refuse(device, key);
        return skip;
    }
    skip |= wd_shader_check_printfs(device, code, key);
    if (device->checker && wd_shader_cache_knows(device, code->app_cache, key)) {
        atomic_fetch_add_explicit(&device->num_known, 1, memory_order_relaxed);
    } else {
        skip |= check_words(device, code, key);
    }
    return (wd_shader_has_rules(device) && wd_shader_needs_rules(device, key) &&
            wd_shader_check_rules(device, code, key)) ||
           skip;
}

static bool check_module(wd_call *call, const VkShaderModuleCreateInfo *info, const char *where) {
    wd_shader_device *device = call->data;
    wd_shader_code code = {.command = call->name,
                           .where = where,
                           .structure = "VkShaderModuleCreateInfo",
                           .words = info->pCode,
                           .size = info->codeSize};
    const VkShaderModuleValidationCacheCreateInfoEXT *chained =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_SHADER_MODULE_VALIDATION_CACHE_CREATE_INFO_EXT);
    bool skip = false;
    if (chained && chained->validationCache) {
        code.app_cache = wd_shader_app_cache_find(device, chained->validationCache);
        skip =
            !code.app_cache &&
            wd_shader_submit_text(device, WD_SEVERITY_ERROR, WD_ID_VUID_MODULE_VALIDATION_CACHE,
                                  "%s(): validationCache (0x%llx) is not a validation cache of this device.",
                                  call->name, (unsigned long long)(uintptr_t)chained->validationCache);
    }
    return check_code(device, &code) || skip;
}

// check_chain reports a struct that does not belong in the chain of a module, of those that this build knows. Chains
// that an application closed to a ring end.
static bool check_chain(wd_call *call, const VkShaderModuleCreateInfo *info) {
    const VkBaseInStructure *at = info->pNext;
    for (int i = 0; at && i < WD_LONGEST_CHAIN; i++, at = at->pNext) {
        const char *name = wd_VkStructureType_string(at->sType);
        if (name && at->sType != VK_STRUCTURE_TYPE_SHADER_MODULE_VALIDATION_CACHE_CREATE_INFO_EXT &&
            at->sType != VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT) {
            return wd_shader_submit_text(
                call->data, WD_SEVERITY_ERROR, WD_ID_VUID_MODULE_CHAIN,
                "%s(): the pNext chain of pCreateInfo has a struct of the type %s, which "
                "is not one of shader modules.",
                call->name, name);
        }
    }
    return false;
}

bool wd_shader_validate_CreateShaderModule(wd_call *call, const wd_CreateShaderModule_args *args) {
    return args->pCreateInfo &&
           (check_module(call, args->pCreateInfo, "pCreateInfo->") | check_chain(call, args->pCreateInfo));
}

// check_stages checks modules inlined in stages (VK_EXT_graphics_pipeline_library, VK_KHR_maintenance5).
static bool check_stages(wd_call *call, uint32_t pipeline, uint32_t num_stages,
                         const VkPipelineShaderStageCreateInfo *stages, bool is_array) {
    bool skip = false;
    for (uint32_t i = 0; stages && i < num_stages; i++) {
        const VkShaderModuleCreateInfo *inlined =
            wd_find_chained(stages[i].pNext, VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
        if (stages[i].module || !inlined) {
            continue;
        }
        char where[96];
        if (is_array) {
            snprintf(where, sizeof where, "pCreateInfos[%u].pStages[%u].pNext<VkShaderModuleCreateInfo>.",
                     pipeline, i);
        } else {
            snprintf(where, sizeof where, "pCreateInfos[%u].stage.pNext<VkShaderModuleCreateInfo>.",
                     pipeline);
        }
        skip |= check_module(call, inlined, where);
    }
    return skip;
}

bool wd_shader_validate_CreateGraphicsPipelines(wd_call *call, const wd_CreateGraphicsPipelines_args *args) {
    bool skip = false;
    for (uint32_t i = 0; args->pCreateInfos && i < args->createInfoCount; i++) {
        const VkGraphicsPipelineCreateInfo *info = &args->pCreateInfos[i];
        if (wd_state_graphics_has_stages(info)) {
            skip |= check_stages(call, i, info->stageCount, info->pStages, true);
        }
        skip |= wd_shader_check_graphics(call, i, info);
    }
    return skip;
}

bool wd_shader_validate_CreateComputePipelines(wd_call *call, const wd_CreateComputePipelines_args *args) {
    bool skip = false;
    for (uint32_t i = 0; args->pCreateInfos && i < args->createInfoCount; i++) {
        skip |= check_stages(call, i, 1, &args->pCreateInfos[i].stage, false);
    }
    return wd_shader_check_compute(call, args->createInfoCount, args->pCreateInfos) || skip;
}

bool wd_shader_validate_CreateRayTracingPipelinesKHR(wd_call *call,
                                                     const wd_CreateRayTracingPipelinesKHR_args *args) {
    bool skip = false;
    for (uint32_t i = 0; args->pCreateInfos && i < args->createInfoCount; i++) {
        const VkRayTracingPipelineCreateInfoKHR *info = &args->pCreateInfos[i];
        skip |= check_stages(call, i, info->stageCount, info->pStages, true);
        skip |= wd_shader_check_rays(call, "VkRayTracingPipelineCreateInfoKHR", i, info->pNext, info->layout,
                                     info->stageCount, info->pStages);
    }
    return skip;
}

bool wd_shader_validate_CreateRayTracingPipelinesNV(wd_call *call,
                                                    const wd_CreateRayTracingPipelinesNV_args *args) {
    bool skip = false;
    for (uint32_t i = 0; args->pCreateInfos && i < args->createInfoCount; i++) {
        const VkRayTracingPipelineCreateInfoNV *info = &args->pCreateInfos[i];
        skip |= check_stages(call, i, info->stageCount, info->pStages, true);
        skip |= wd_shader_check_rays(call, "VkRayTracingPipelineCreateInfoNV", i, info->pNext, info->layout,
                                     info->stageCount, info->pStages);
    }
    return skip;
}

#ifdef VK_EXT_shader_object
bool wd_shader_validate_CreateShadersEXT(wd_call *call, const wd_CreateShadersEXT_args *args) {
    bool skip = false;
    for (uint32_t i = 0; args->pCreateInfos && i < args->createInfoCount; i++) {
        const VkShaderCreateInfoEXT *info = &args->pCreateInfos[i];
        char where[48];
        snprintf(where, sizeof where, "pCreateInfos[%u].", i);
        wd_shader_code code = {.command = call->name,
                               .where = where,
                               .structure = "VkShaderCreateInfoEXT",
                               .words = info->pCode,
                               .size = info->codeSize};
        skip |= info->codeType == VK_SHADER_CODE_TYPE_SPIRV_EXT && check_code(call->data, &code);
    }
    return wd_shader_check_objects(call, args->createInfoCount, args->pCreateInfos) || skip;
}
#endif
