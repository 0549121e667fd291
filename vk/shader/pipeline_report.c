// Messages about the shaders of pipelines.
#include <stdio.h>
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/shader/pipeline_shaders.h"
#include "vk/shader/shader_disassembly.h"

const char *wd_shader_stage_name(VkShaderStageFlagBits stage) {
    switch ((uint32_t)stage) {
    case VK_SHADER_STAGE_VERTEX_BIT:
        return "vertex";
    case VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT:
        return "tessellation control";
    case VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT:
        return "tessellation evaluation";
    case VK_SHADER_STAGE_GEOMETRY_BIT:
        return "geometry";
    case VK_SHADER_STAGE_FRAGMENT_BIT:
        return "fragment";
    case VK_SHADER_STAGE_COMPUTE_BIT:
        return "compute";
    case VK_SHADER_STAGE_TASK_BIT_EXT:
        return "task";
    case VK_SHADER_STAGE_MESH_BIT_EXT:
        return "mesh";
    case VK_SHADER_STAGE_RAYGEN_BIT_KHR:
        return "ray generation";
    case VK_SHADER_STAGE_ANY_HIT_BIT_KHR:
        return "any-hit";
    case VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR:
        return "closest-hit";
    case VK_SHADER_STAGE_MISS_BIT_KHR:
        return "miss";
    case VK_SHADER_STAGE_INTERSECTION_BIT_KHR:
        return "intersection";
    case VK_SHADER_STAGE_CALLABLE_BIT_KHR:
        return "callable";
    default:
        return "unknown";
    }
}

const char *wd_shader_variable_name(const wd_shader_reflection *reflection, uint32_t variable,
                                    uint32_t type) {
    const char *name = wd_spirv_module_name(reflection->module, variable);
    if (!name || !name[0]) {
        name = wd_spirv_module_name(reflection->module, type);
    }
    return name ? name : "";
}

static void append_instruction(wd_string_builder *text, const wd_spirv_module *module, uint32_t index) {
    wd_spirv_instruction instruction;
    if (!wd_spirv_module_instruction(module, index, &instruction)) {
        return;
    }
    const size_t offset = instruction.word_offset * sizeof(uint32_t);
    wd_string_appendf(text, "Shader Instruction Index = %u, at byte %zu", index, offset);
    const size_t length = text->length;
    wd_string_append(text, ": ");
    if (!wd_shader_disassemble(text, wd_spirv_module_words(module), wd_spirv_module_num_words(module),
                               offset) &&
        !text->failed) {
        text->length = length;
        text->text[length] = '\0';
    }
    wd_string_append(text, ".");
}

// find_source looks for the source line of the use first: compilers seldom write lines for declarations.
static bool find_source(const wd_spirv_module *module, uint32_t use, uint32_t instruction,
                        wd_spirv_source *source) {
    return (use != UINT32_MAX && wd_spirv_find_source(module, use, source)) ||
           (instruction != UINT32_MAX && wd_spirv_find_source(module, instruction, source));
}

static void append_source(wd_string_builder *text, const wd_spirv_source *source) {
    wd_string_append(text, text->length ? " " : "");
    wd_string_appendf(text, "In file: %s at line %u.", source->file ? source->file : "<unknown>",
                      source->line);
    if (source->text) {
        wd_string_appendf(text, "\n%u: %.*s", source->line, (int)source->text_length, source->text);
    }
}

static uint64_t site_of(const wd_shader_stage *stage, const char *id, uint32_t instruction, uint64_t detail) {
    const struct {
        wd_hash128 module;
        uint64_t id, instruction, detail;
    } parts = {stage->reflection->key, wd_hash128_bytes(id, strlen(id)).low, instruction, detail};
    return wd_hash128_bytes(&parts, sizeof parts).low | 1;
}

static bool deliver(wd_shader_stage *stage, wd_finding *finding) {
    const wd_state_shader_module *module = stage->module;
    if (!module) {
        return wd_shader_submit(stage->pipeline->device, finding);
    }
    const wd_finding_object object = {VK_OBJECT_TYPE_SHADER_MODULE, "Shader Module", module->object.handle,
                                      wd_state_name(&module->object)};
    finding->objects = &object;
    finding->num_objects = 1;
    finding->subject = module->object.id;
    finding->subject_noun = "shader module";
    return wd_report_submit(stage->pipeline->device->chassis->instance->report, finding);
}

void wd_shader_report(wd_shader_stage *stage, wd_severity severity, const char *id, uint32_t instruction,
                      uint32_t use, uint64_t detail, const char *format, ...) {
    wd_shader_pipeline *pipeline = stage->pipeline;
    if (!wd_report_would_submit(pipeline->device->chassis->instance->report, severity)) {
        return;
    }
    wd_string_builder text, summary, facts;
    wd_string_init(&text, pipeline->device->allocator);
    wd_string_init(&summary, pipeline->device->allocator);
    wd_string_init(&facts, pipeline->device->allocator);
    wd_string_appendf(&summary, "%s(): %s (%s shader, entry point \"%s\") ", pipeline->call->name,
                      stage->where, wd_shader_stage_name(stage->stage),
                      stage->entry_name ? stage->entry_name : "");
    va_list arguments;
    va_start(arguments, format);
    wd_string_appendv(&summary, format, arguments);
    va_end(arguments);
    append_instruction(&facts, stage->reflection->module, instruction);
    wd_spirv_source source;
    const bool has_source = find_source(stage->reflection->module, use, instruction, &source);
    wd_finding_frame frame = {0};
    if (has_source) {
        append_source(&facts, &source);
        frame = (wd_finding_frame){source.file, source.line, source.column, source.text, source.text_length};
    }
    const char *fix = wd_shader_split_fix(&summary);
    wd_finding_compose(&text, &(wd_finding_parts){.summary = summary.text, .facts = facts.text, .fix = fix});
    char vuid[128], hash[33];
    snprintf(hash, sizeof hash, "%016llx%016llx", (unsigned long long)stage->reflection->key.high,
             (unsigned long long)stage->reflection->key.low);
    const wd_finding_property properties[] = {{"shader_hash", hash}};
    wd_finding finding = {
        .severity = severity,
        .type = WD_MESSAGE_VALIDATION,
        .id = wd_message_compose(vuid, sizeof vuid, id, pipeline->structure),
        .text = text.text,
        .site = site_of(stage, id, instruction, detail),
        .frames = has_source ? &frame : NULL,
        .num_frames = has_source,
        .properties = properties,
        .num_properties = 1,
    };
    const bool failed = text.failed || summary.failed || facts.failed;
    pipeline->skip |= !failed && deliver(stage, &finding);
    wd_string_finish(&facts);
    wd_string_finish(&summary);
    wd_string_finish(&text);
}
