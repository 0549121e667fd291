#include "vk/shader/spirv_requirements.h"

#include <spirv/unified1/spirv.h>
#include <stdlib.h>
#include <string.h>

#include "vk/shader/spirv_requirements_internal.h"

void wd_spirv_device_init(wd_spirv_device *device, const wd_device_capabilities *enabled,
                          uint32_t api_version, const VkDeviceCreateInfo *create_info) {
    *device = (wd_spirv_device){.enabled = enabled, .api_version = api_version};
    device->has_unknown = api_version >= wd_spirv_newest_vulkan + VK_MAKE_API_VERSION(0, 0, 1, 0);
    for (uint32_t i = 0;
         create_info && create_info->ppEnabledExtensionNames && i < create_info->enabledExtensionCount; i++) {
        const char *name = create_info->ppEnabledExtensionNames[i];
        device->has_unknown |= name && !wd_has_extension(&enabled->extensions, name);
    }
}

// has_property returns true, too, where no struct states the property: versions and extensions of the device lack it.
static bool has_property(const wd_spirv_device *device, const wd_spirv_need *need) {
    bool is_known = false;
    for (uint16_t i = 0; i < need->num_members; i++) {
        const wd_spirv_property_member *member = &wd_spirv_property_members[need->place + i];
        const void *properties = wd_physical_property_struct(device->enabled->physical, member->type);
        if (properties) {
            uint32_t value;
            memcpy(&value, (const char *)properties + member->offset, sizeof value);
            if ((value & need->value) == need->value) {
                return true;
            }
            is_known = true;
        }
    }
    return !is_known;
}

static bool is_met(const wd_spirv_device *device, const wd_spirv_need *need) {
    const wd_device_capabilities *enabled = device->enabled;
    switch (need->kind) {
    case WD_SPIRV_NEEDS_VERSION:
        return device->api_version >= need->value;
    case WD_SPIRV_NEEDS_EXTENSION:
        return ((const bool *)&enabled->extensions)[need->place];
    case WD_SPIRV_NEEDS_FEATURE:
        return ((const bool *)&enabled->features)[need->place];
    default:
        return has_property(device, need);
    }
}

static bool is_one_met(const wd_spirv_device *device, uint16_t first, uint16_t count) {
    for (uint16_t i = 0; i < count; i++) {
        if (is_met(device, &wd_spirv_needs[first + i])) {
            return true;
        }
    }
    return count == 0;
}

static int compare_capability(const void *key, const void *row) {
    const uint32_t number = *(const uint32_t *)key,
                   other = ((const wd_spirv_capability_row *)row)->capability;
    return (number > other) - (number < other);
}

static int compare_extension(const void *key, const void *row) {
    return strcmp(key, ((const wd_spirv_extension_row *)row)->name);
}

// check_capability sets `*declares_shader` for capabilities that declare Shader, and for those that the build does not
// know.
static void check_capability(const wd_spirv_device *device, uint32_t number, bool *declares_shader,
                             wd_spirv_refusal *refusal, wd_spirv_refusal_visit visit, void *user) {
    const wd_spirv_capability_row *row = bsearch(
        &number, wd_spirv_capability_rows, wd_spirv_num_capability_rows, sizeof *row, compare_capability);
    *declares_shader |= !row || row->implies_shader;
    if (!row || row->status == WD_SPIRV_CAPABILITY_UNKNOWN || device->has_unknown) {
        return;
    }
    refusal->name = row->name;
    refusal->first_need = row->first_need;
    refusal->num_needs = row->num_needs;
    refusal->kind = row->status == WD_SPIRV_CAPABILITY_NEVER ? WD_SPIRV_CAPABILITY_NOT_ALLOWED
                                                             : WD_SPIRV_CAPABILITY_NOT_ENABLED;
    if (row->status == WD_SPIRV_CAPABILITY_NEVER || !is_one_met(device, row->first_need, row->num_needs)) {
        visit(user, refusal);
    }
}

static void check_extension(const wd_spirv_device *device, const uint32_t *words, uint32_t num_words,
                            wd_spirv_refusal *refusal, wd_spirv_refusal_visit visit, void *user) {
    const char *name = (const char *)(words + 1);
    if (device->has_unknown || !memchr(name, '\0', (num_words - 1) * sizeof *words)) {
        return;
    }
    const wd_spirv_extension_row *row =
        bsearch(name, wd_spirv_extension_rows, wd_spirv_num_extension_rows, sizeof *row, compare_extension);
    refusal->name = name;
    refusal->kind = row ? WD_SPIRV_EXTENSION_NOT_ENABLED : WD_SPIRV_EXTENSION_NOT_ALLOWED;
    refusal->first_need = row ? row->first_need : 0;
    refusal->num_needs = row ? row->num_needs : 0;
    if (!row || !is_one_met(device, row->first_need, row->num_needs)) {
        visit(user, refusal);
    }
}

void wd_spirv_check_requirements(const wd_spirv_device *device, const uint32_t *words, size_t num_words,
                                 wd_spirv_refusal_visit visit, void *user) {
    enum { HEADER_WORDS = 5 };
    bool declares_shader = false;
    size_t at = HEADER_WORDS;
    if (num_words <= HEADER_WORDS || words[0] != SpvMagicNumber) {
        return;
    }
    // Capabilities come first, then extensions (SPIR-V, Logical Layout of a Module).
    for (uint32_t index = 0; at < num_words; index++) {
        const uint32_t opcode = words[at] & 0xffffu, count = words[at] >> 16;
        if ((opcode != SpvOpCapability && opcode != SpvOpExtension) || count < 2 || count > num_words - at) {
            break;
        }
        wd_spirv_refusal refusal = {.instruction = index, .offset = at * sizeof *words};
        if (opcode == SpvOpCapability) {
            check_capability(device, words[at + 1], &declares_shader, &refusal, visit, user);
        } else {
            check_extension(device, words + at, count, &refusal, visit, user);
        }
        at += count;
    }
    if (!declares_shader && at > HEADER_WORDS) {
        visit(user, &(wd_spirv_refusal){.kind = WD_SPIRV_LACKS_SHADER, .offset = SIZE_MAX});
    }
}

static const char *noun_of(wd_spirv_need_kind kind) {
    switch (kind) {
    case WD_SPIRV_NEEDS_EXTENSION:
        return "the device extension ";
    case WD_SPIRV_NEEDS_FEATURE:
        return "the feature ";
    case WD_SPIRV_NEEDS_PROPERTY:
        return "support in the property ";
    default:
        return "";
    }
}

void wd_spirv_refusal_format_needs(wd_string_builder *out, const wd_spirv_refusal *refusal) {
    for (uint16_t i = 0; i < refusal->num_needs; i++) {
        const wd_spirv_need *need = &wd_spirv_needs[refusal->first_need + i];
        wd_string_appendf(out, "%s%s%s",
                          i == 0                        ? ""
                          : i + 1 == refusal->num_needs ? " or "
                                                        : ", ",
                          noun_of(need->kind), need->name);
    }
}

const char *wd_spirv_capability_name(uint32_t capability) {
    const wd_spirv_capability_row *row = bsearch(
        &capability, wd_spirv_capability_rows, wd_spirv_num_capability_rows, sizeof *row, compare_capability);
    return row ? row->name : NULL;
}
