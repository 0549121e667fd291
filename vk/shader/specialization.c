// Specialization constants: the data that an application gives, against the constants of the module.
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/shader/pipeline_shaders.h"
#include "vk/spirv/specialization.h"

static void check_size(wd_shader_stage *stage, const VkSpecializationMapEntry *entry, uint32_t index) {
    wd_spirv_instruction constant;
    wd_shader_scalars type;
    const wd_shader_decoration *decoration =
        wd_shader_find_spec_constant(stage->reflection, entry->constantID);
    if (!decoration || !wd_spirv_module_find(stage->reflection->module, decoration->id, &constant) ||
        !wd_shader_find_scalars(stage->reflection->module, constant.result_type, &type) ||
        entry->size == type.width / 8) {
        return;
    }
    wd_shader_report(stage, WD_SEVERITY_ERROR, WD_ID_VUID_SPECIALIZATION_SIZE, constant.index, UINT32_MAX,
                     index,
                     "has pSpecializationInfo->pMapEntries[%u] for the constant %u with a size of %zu bytes, "
                     "but the constant has %u bytes" WD_SHADER_FIX "Set size to %u.",
                     index, entry->constantID, entry->size, type.width / 8, type.width / 8);
}

static void report_frozen(wd_shader_stage *stage, const wd_shader_problem *problem) {
    wd_shader_report(stage, WD_SEVERITY_ERROR,
                     wd_shader_id(stage, WD_ID_VUID_STAGE_SPECIALIZED, WD_ID_VUID_OBJECT_SPECIALIZED),
                     UINT32_MAX, UINT32_MAX, wd_hash128_bytes(problem->text.text, problem->text.length).low,
                     "is not valid SPIR-V with the values of pSpecializationInfo: %s" WD_SHADER_FIX
                     "Use values for which the shader is valid.",
                     problem->text.text);
}

// judge_frozen has the validator judge a module whose constants are fixed.
static void judge_frozen(wd_shader_stage *stage, const uint32_t *words, size_t num_words) {
    wd_shader_device *device = stage->pipeline->device;
    const wd_hash128 key = wd_valcache_key(words, num_words);
    if (wd_shader_cache_knows(device, NULL, key)) {
        return;
    }
    wd_shader_problem problem;
    wd_shader_problem_init(&problem, device->allocator);
    wd_shader_verdict verdict = WD_SHADER_VALID;
    if (wd_shader_check(device->checker, words, num_words, &verdict, &problem) == WD_OK) {
        if (verdict == WD_SHADER_VALID) {
            wd_shader_cache_add(device, NULL, key);
        } else if (verdict == WD_SHADER_INVALID) {
            report_frozen(stage, &problem);
        }
    }
    wd_shader_problem_finish(&problem);
}

// check_frozen validates the module again where its array types have other lengths than when it was validated.
static void check_frozen(wd_shader_stage *stage) {
    const wd_allocator allocator = stage->pipeline->device->allocator;
    if (!stage->pipeline->device->checker || !wd_shader_changes_types(&stage->constants)) {
        return;
    }
    wd_spirv_special_value *values = NULL;
    wd_spirv_specialization given = {.fixes_defaults = true};
    wd_spirv_specialized frozen = {0};
    wd_status status =
        wd_spirv_special_values(allocator, stage->constants.specialization, &values, &given.num_values);
    given.values = values;
    status =
        status ? status : wd_spirv_specialize(allocator, stage->reflection->module, &given, false, &frozen);
    if (!status && frozen.words) {
        judge_frozen(stage, frozen.words, frozen.num_words);
    }
    wd_free(&allocator, frozen.words);
    wd_free(&allocator, values);
}

void wd_shader_check_specialization(wd_shader_stage *stage) {
    const VkSpecializationInfo *info = stage->constants.specialization;
    for (uint32_t i = 0; info && info->pMapEntries && i < info->mapEntryCount; i++) {
        const VkSpecializationMapEntry *entry = &info->pMapEntries[i];
        if (wd_shader_first_entry(&stage->constants, entry->constantID) != entry) {
            wd_shader_report(stage, WD_SEVERITY_ERROR, WD_ID_VUID_SPECIALIZATION_REPEATED, UINT32_MAX,
                             UINT32_MAX, i,
                             "has several elements of pSpecializationInfo->pMapEntries for the constant %u; "
                             "the second is number %u" WD_SHADER_FIX "Give each constant one element.",
                             entry->constantID, i);
        } else if (entry->offset >= info->dataSize) {
            wd_shader_report(
                stage, WD_SEVERITY_ERROR, WD_ID_VUID_SPECIALIZATION_OFFSET, UINT32_MAX, UINT32_MAX, i,
                "has pSpecializationInfo->pMapEntries[%u] for the constant %u with the offset %u, but "
                "dataSize is %zu" WD_SHADER_FIX "Increase dataSize, or correct the offset.",
                i, entry->constantID, entry->offset, info->dataSize);
        } else if (entry->size > info->dataSize - entry->offset) {
            wd_shader_report(
                stage, WD_SEVERITY_ERROR, WD_ID_VUID_SPECIALIZATION_END, UINT32_MAX, UINT32_MAX, i,
                "has pSpecializationInfo->pMapEntries[%u] for the constant %u with the bytes from %u to %zu, "
                "but dataSize is %zu" WD_SHADER_FIX "Increase dataSize, or correct offset and size.",
                i, entry->constantID, entry->offset, entry->offset + entry->size, info->dataSize);
        } else {
            check_size(stage, entry, i);
        }
    }
    check_frozen(stage);
}
