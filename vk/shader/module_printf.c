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
    wd_string_append(&text,
                     WD_SHADER_FIX "Use a conversion for the type of the value, or convert the value.");
    const bool skip = wd_shader_submit_instruction(device, key, module, call, WD_SEVERITY_WARNING,
                                                   WD_ID_SHADER_PRINTF_FORMAT, &text);
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
