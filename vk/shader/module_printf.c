// Formats of debugPrintfEXT that do not fit their values, when a module is given to Vulkan.
#include "vk/report/message_ids.h"
#include "vk/shader/shader_device.h"
#include "vk/spirv/debug_printf.h"
#include "vk/spirv/printf_format.h"

static bool report_call(wd_shader_device *device, const wd_shader_code *code, wd_hash128 key,
                        const wd_spirv_module *module, const wd_spirv_instruction *call) {
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    wd_string_appendf(&text, "%s(): %spCode: ", code->command, code->where);
    if (!wd_spirv_find_format_mistake(module, call, &text)) {
        wd_string_finish(&text);
        return false;
    }
    wd_shader_problem problem;
    wd_shader_problem_init(&problem, device->allocator);
    problem.offset = call->word_offset * sizeof(uint32_t);
    problem.instruction = call->index;
    problem.has_source = wd_spirv_find_source(module, call->index, &problem.source);
    wd_shader_problem_format(&text, &problem);
    wd_string_append(&text, "\nFix: use a conversion for the type of the value, or convert the value.");
    const wd_spirv_source *source = &problem.source;
    const wd_finding_frame frame = {source->file, source->line, source->column, source->text,
                                    source->text_length};
    const wd_finding finding = {
        .severity = WD_SEVERITY_WARNING,
        .type = WD_MESSAGE_VALIDATION,
        .id = WD_ID_SHADER_PRINTF_FORMAT,
        .text = text.text,
        .site = (key.low ^ call->index) | 1,
        .frames = &frame,
        .num_frames = problem.has_source,
    };
    const bool skip = !text.failed && wd_shader_submit(device, &finding);
    wd_shader_problem_finish(&problem);
    wd_string_finish(&text);
    return skip;
}

bool wd_shader_check_printfs(wd_shader_device *device, const wd_shader_code *code, wd_hash128 key) {
    const size_t num_words = code->size / sizeof(uint32_t);
    wd_spirv_module *module;
    if (!device->options->printf_formats || !wd_spirv_has_printf_name(code->words, num_words) ||
        wd_spirv_module_create(device->allocator, code->words, num_words, &module, NULL) != WD_OK) {
        return false;
    }
    const uint32_t set = wd_spirv_printf_set(module);
    bool skip = false;
    for (uint32_t i = wd_spirv_module_first_function(module);
         set && i < wd_spirv_module_num_instructions(module); i++) {
        wd_spirv_instruction call;
        if (wd_spirv_module_instruction(module, i, &call) && wd_spirv_is_printf(&call, set)) {
            skip |= report_call(device, code, key, module, &call);
        }
    }
    wd_spirv_module_destroy(module);
    return skip;
}
