// Modules that the linked SPIRV-Tools is too old to judge: each reason is named once.
#include <stdio.h>
#include <string.h>

#include "vk/shader/shader_device.h"
#include "vk/spirv/module.h"

bool wd_shader_is_new_reason(wd_shader_device *device, const wd_shader_problem *problem) {
    const uint64_t reason = wd_hash128_bytes(problem->text.text, problem->text.length).low;
    pthread_mutex_lock(&device->refused_lock);
    const bool is_new = !wd_hash_table_get(&device->reasons, reason);
    if (is_new) {
        // Without memory the reason is named again.
        (void)wd_hash_table_set(&device->reasons, reason, device);
    }
    pthread_mutex_unlock(&device->refused_lock);
    return is_new;
}

// tools_version_of_headers returns the version of SPIRV-Tools that was released with the headers of this build.
static const char *tools_version_of_headers(void) {
    return VK_HEADER_VERSION_COMPLETE >= VK_MAKE_API_VERSION(0, 1, 4, 309) ? "v2025.1" : NULL;
}

void wd_shader_append_later_version(wd_string_builder *text, const wd_shader_problem *problem) {
    const char *version = tools_version_of_headers(), *words = problem->text.text;
    unsigned number;
    const char *kind = NULL, *name = NULL;
    if (sscanf(words, "Invalid capability operand: %u", &number) == 1) {
        kind = "the capability";
        name = wd_spirv_capability_name(number);
    } else if (sscanf(words, "Invalid opcode: %u", &number) == 1) {
        kind = "the instruction";
        name = wd_spirv_opcode_name(number);
    }
    if (name && version) {
        wd_string_appendf(text, "\nSPIRV-Tools %s and later versions know %s %s.", version, kind, name);
    } else if (name) {
        wd_string_appendf(text, "\nA later version of SPIRV-Tools knows %s %s.", kind, name);
    } else {
        wd_string_appendf(text, "\nThis build has SPIRV-Tools %.20s; later versions may know more.",
                          wd_shader_spirv_tools_version());
    }
}
