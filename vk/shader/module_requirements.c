// Messages about the capabilities and extensions of a module, and about code that is not SPIR-V.
#include <stdio.h>
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/shader/shader_device.h"
#include "vk/shader/spirv_requirements.h"
#include "vk/util/hash128.h"

typedef struct context {
    wd_shader_device *device;
    const wd_shader_code *code;
    bool skip;
    bool judge;
} context;

static const char *pattern_of(wd_spirv_refusal_kind kind) {
    switch (kind) {
    case WD_SPIRV_LACKS_SHADER:
        return WD_ID_VUID_CODE_LACKS_SHADER;
    case WD_SPIRV_CAPABILITY_NOT_ALLOWED:
        return WD_ID_VUID_CAPABILITY_NOT_ALLOWED;
    case WD_SPIRV_CAPABILITY_NOT_ENABLED:
        return WD_ID_VUID_CAPABILITY_NOT_ENABLED;
    case WD_SPIRV_EXTENSION_NOT_ALLOWED:
        return WD_ID_VUID_EXTENSION_NOT_ALLOWED;
    default:
        return WD_ID_VUID_EXTENSION_NOT_ENABLED;
    }
}

static void describe(wd_string_builder *text, const wd_shader_code *code, const wd_spirv_refusal *refusal) {
    const bool is_extension =
        refusal->kind == WD_SPIRV_EXTENSION_NOT_ALLOWED || refusal->kind == WD_SPIRV_EXTENSION_NOT_ENABLED;
    wd_string_appendf(text, "%s(): %spCode ", code->command, code->where);
    if (refusal->kind == WD_SPIRV_LACKS_SHADER) {
        wd_string_append(text,
                         "does not declare the capability Shader. Vulkan accepts only shaders: compile the "
                         "code for Vulkan, not for OpenCL.");
        return;
    }
    wd_string_append(text, is_extension ? "declares the SPIR-V extension " : "declares the capability ");
    wd_string_append_printable(text, refusal->name, strlen(refusal->name), "");
    if (refusal->num_needs) {
        wd_string_append(text, ", which needs ");
        wd_spirv_refusal_format_needs(text, refusal);
        wd_string_append(text,
                         ". The device does not have it enabled: enable it in vkCreateDevice, or compile "
                         "the shader without.");
    } else {
        wd_string_appendf(
            text, ", which Vulkan does not have (version %u.%u.%u, the newest that this build knows).",
            VK_API_VERSION_MAJOR(VK_HEADER_VERSION_COMPLETE),
            VK_API_VERSION_MINOR(VK_HEADER_VERSION_COMPLETE),
            VK_API_VERSION_PATCH(VK_HEADER_VERSION_COMPLETE));
    }
    wd_string_appendf(text, "\nShader Instruction Index = %u, at byte %zu: %s%s%s", refusal->instruction,
                      refusal->offset, is_extension ? "OpExtension \"" : "OpCapability ", refusal->name,
                      is_extension ? "\"" : "");
}

static void report(void *user, const wd_spirv_refusal *refusal) {
    context *context = user;
    // The validator stops at capabilities that Vulkan does not have and at instructions that need Shader.
    context->judge &=
        refusal->kind != WD_SPIRV_LACKS_SHADER && refusal->kind != WD_SPIRV_CAPABILITY_NOT_ALLOWED;
    if (!wd_report_would_submit(context->device->chassis->instance->report, WD_SEVERITY_ERROR)) {
        return;
    }
    wd_string_builder text;
    wd_string_init(&text, context->device->allocator);
    describe(&text, context->code, refusal);
    char vuid[96];
    const char *name = refusal->name ? refusal->name : "Shader";
    const wd_finding_property properties[] = {{"spirv_declaration", name}};
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = wd_message_compose(vuid, sizeof vuid, pattern_of(refusal->kind), context->code->structure),
        .text = text.text,
        // All modules with the declaration need the same change of the device.
        .site = wd_hash128_bytes(name, strlen(name)).low | 1,
        .properties = properties,
        .num_properties = 1,
    };
    context->skip |= !text.failed && wd_shader_submit(context->device, &finding);
    wd_string_finish(&text);
}

bool wd_shader_report_requirements(wd_shader_device *device, const wd_shader_code *code, bool *judge) {
    context context = {.device = device, .code = code, .judge = true};
    wd_spirv_check_requirements(&device->spirv, code->words, code->size / sizeof(uint32_t), report, &context);
    *judge = context.judge;
    return context.skip;
}

// is_text returns whether code can be GLSL: text with a function `main`. Compilers take a NUL at the end for part of a
// C string.
static bool is_text(const char *code, size_t size) {
    while (size && code[size - 1] == '\0') {
        size--;
    }
    bool has_main = false;
    for (size_t i = 0; i < size; i++) {
        const unsigned char c = (unsigned char)code[i];
        if ((c < ' ' && !(c >= '\t' && c <= '\r')) || c == 0x7f) {
            return false;
        }
        has_main |= size - i >= 4 && memcmp(code + i, "main", 4) == 0;
    }
    return has_main;
}

bool wd_shader_report_glsl(wd_shader_device *device, const wd_shader_code *code) {
    if (!is_text(code->words, code->size)) {
        return wd_shader_submit_text(
            device, WD_SEVERITY_ERROR, WD_ID_VUID_CODE_NOT_GLSL,
            "%s(): %spCode is neither SPIR-V nor GLSL: it does not begin with SPIR-V's magic "
            "number, and it is not text with a function main.",
            code->command, code->where);
    }
    return wd_shader_submit_text(
        device, WD_SEVERITY_INFO, WD_ID_SHADER_GLSL,
        "%s(): %spCode is GLSL (VK_NV_glsl_shader), which is not validated" WD_SHADER_FIX
        "Compile the shader to SPIR-V to have it validated.",
        code->command, code->where);
}
