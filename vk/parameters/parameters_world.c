// The enabled parts of a device, as sets that checks look up.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vk/capabilities/capabilities.h"
#include "vk/parameters/parameters_internal.h"

wd_status wd_parameters_world_init(wd_parameters_world *world, const wd_allocator *allocator) {
    *world = (wd_parameters_world){
        .met = wd_alloc_zero(allocator, wd_parameters_num_requirements, sizeof *world->met),
        .masks = wd_alloc_zero(allocator, wd_parameters_num_masks, sizeof *world->masks),
    };
    if (!world->met || !world->masks) {
        wd_parameters_world_finish(world, allocator);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    return WD_OK;
}

void wd_parameters_world_finish(wd_parameters_world *world, const wd_allocator *allocator) {
    wd_free(allocator, world->met);
    wd_free(allocator, world->masks);
    *world = (wd_parameters_world){0};
}

static int compare_names(const void *name, const void *entry) {
    return strcmp(name, *(const char *const *)entry);
}

static const char *const *find_extension(const char *name) {
    return bsearch(name, wd_parameters_extensions, wd_parameters_num_extensions,
                   sizeof *wd_parameters_extensions, compare_names);
}

static bool has_name(const char *const *names, uint32_t num_names, const char *extension) {
    for (uint32_t i = 0; i < num_names; i++) {
        if (wd_parameters_is_pointer(names[i]) && strcmp(names[i], extension) == 0) {
            return true;
        }
    }
    return false;
}

// has_newer_version returns whether the instance or device has a version that the build does not know. Any extension
// may be a part of that version.
static bool has_newer_version(const wd_parameters_enabled *enabled) {
    return VK_API_VERSION_MAJOR(enabled->api_version) > VK_API_VERSION_MAJOR(VK_HEADER_VERSION_COMPLETE) ||
           VK_API_VERSION_MINOR(enabled->api_version) > VK_API_VERSION_MINOR(VK_HEADER_VERSION_COMPLETE);
}

static bool is_enabled(const wd_parameters_enabled *enabled, uint32_t word) {
    if (word & WD_PARAMETERS_VERSION) {
        return !enabled->names || enabled->api_version >= (word & ~WD_PARAMETERS_VERSION);
    }
    const char *name = wd_parameters_extensions[word & ~WD_PARAMETERS_OF_INSTANCE];
    if (has_newer_version(enabled)) {
        return true;
    }
    if (word & WD_PARAMETERS_OF_INSTANCE) {
        return !enabled->instance_names ||
               has_name(enabled->instance_names, enabled->num_instance_names, name);
    }
    return !enabled->names || has_name(enabled->names, enabled->num_names, name) ||
           (enabled->physical && wd_has_extension(&enabled->physical->extensions, name));
}

static bool is_met(uint16_t requirement, const wd_parameters_enabled *enabled) {
    const wd_parameters_requirement *entry = &wd_parameters_requirements[requirement];
    for (uint16_t i = 0; i < entry->num; i++) {
        if (is_enabled(enabled, wd_parameters_words[entry->first + i])) {
            return true;
        }
    }
    return entry->num == 0;
}

static void fill_masks(wd_parameters_world *world) {
    for (size_t i = 0; i < wd_parameters_num_masks; i++) {
        const wd_parameters_mask *mask = &wd_parameters_masks[i];
        world->masks[i] = 0;
        for (uint16_t k = 0; k < mask->num; k++) {
            const wd_parameters_bit *bit = &wd_parameters_bits[mask->first + k];
            // Enumerants of all bits ("VK_SHADER_STAGE_ALL") are judged as values of their own.
            if ((bit->bits & (bit->bits - 1)) == 0 && world->met[bit->requirement]) {
                world->masks[i] |= bit->bits;
            }
        }
    }
}

static bool are_known(const char *const *names, uint32_t num_names) {
    bool are = true;
    for (uint32_t i = 0; names && i < num_names; i++) {
        are = are && wd_parameters_is_pointer(names[i]) && find_extension(names[i]);
    }
    return are;
}

void wd_parameters_world_enable(wd_parameters_world *world, const wd_parameters_enabled *enabled) {
    for (size_t i = 0; i < wd_parameters_num_requirements; i++) {
        world->met[i] = is_met((uint16_t)i, enabled);
    }
    world->is_closed = enabled->instance_names && enabled->api_version <= VK_HEADER_VERSION_COMPLETE &&
                       are_known(enabled->instance_names, enabled->num_instance_names) &&
                       are_known(enabled->names, enabled->num_names);
    fill_masks(world);
}

bool wd_parameters_is_closed(const wd_parameters_walk *walk) {
    const VkObjectType type = wd_command_get(walk->call->command)->handle_type;
    const bool is_of_new_device = walk->world != &walk->data->world;
    if (!walk->world->is_closed || type != VK_OBJECT_TYPE_PHYSICAL_DEVICE || is_of_new_device) {
        return walk->world->is_closed;
    }
    VkPhysicalDevice device;
    memcpy(&device, walk->args, sizeof device);
    const wd_physical_capabilities *physical =
        wd_capability_cache_find(walk->data->instance->capabilities, device);
    return physical && !physical->has_unknown_extensions &&
           physical->properties.apiVersion <= VK_HEADER_VERSION_COMPLETE;
}

bool wd_parameters_needs_instance(uint16_t requirement) {
    const wd_parameters_requirement *entry = &wd_parameters_requirements[requirement];
    for (uint16_t i = 0; i < entry->num; i++) {
        const uint32_t word = wd_parameters_words[entry->first + i];
        if (!(word & WD_PARAMETERS_VERSION) && word & WD_PARAMETERS_OF_INSTANCE) {
            return true;
        }
    }
    return false;
}

void wd_parameters_requirement_text(uint16_t requirement, char *text, size_t size) {
    const wd_parameters_requirement *entry = &wd_parameters_requirements[requirement];
    size_t length = 0;
    text[0] = '\0';
    for (uint16_t i = 0; i < entry->num && length < size; i++) {
        const uint32_t word = wd_parameters_words[entry->first + i];
        const char *separator = i == 0 ? "" : i + 1 == entry->num ? " or " : ", ";
        const uint32_t version = word & ~WD_PARAMETERS_VERSION;
        const int written = word & WD_PARAMETERS_VERSION
                                ? snprintf(text + length, size - length, "%sVulkan %u.%u", separator,
                                           VK_API_VERSION_MAJOR(version), VK_API_VERSION_MINOR(version))
                                : snprintf(text + length, size - length, "%s%s", separator,
                                           wd_parameters_extensions[word & ~WD_PARAMETERS_OF_INSTANCE]);
        length += written > 0 ? (size_t)written : 0;
    }
}
