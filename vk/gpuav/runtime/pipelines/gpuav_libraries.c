// Pipeline libraries: pipelines are linked from instrumented libraries.
#include <string.h>

#include "vk/gpuav/runtime/pipelines/gpuav_pipelines.h"

uint32_t wd_gpuav_libraries_count_stages(const wd_gpuav_device *device,
                                         const VkPipelineLibraryCreateInfoKHR *info) {
    uint32_t count = 0;
    for (uint32_t i = 0; info && i < info->libraryCount; i++) {
        const wd_state_pipeline *library =
            wd_state_find_pipeline(device->chassis->state, info->pLibraries[i]);
        count += library ? library->num_stages : 0;
    }
    return count;
}

bool wd_gpuav_libraries_are_known(const wd_gpuav_device *device, const VkPipelineLibraryCreateInfoKHR *info) {
    for (uint32_t i = 0; i < info->libraryCount; i++) {
        if (!wd_state_find_pipeline(device->chassis->state, info->pLibraries[i])) {
            return false;
        }
    }
    return true;
}

// fits_layout returns whether an instrumented library can be linked into a pipeline with `layout`. It cannot if
// `layout` has more sets: the library's layout has empty sets at those slots.
static bool fits_layout(const wd_gpuav_layout *library, const wd_gpuav_layout *layout) {
    if (layout->uses_push) {
        return true;
    }
    for (uint32_t i = library->state->num_set_layouts; i < layout->state->num_set_layouts; i++) {
        if (layout->state->set_layouts[i] && layout->state->set_layouts[i]->num_bindings) {
            return false;
        }
    }
    return true;
}

static void report_library(wd_gpuav_device *device, const char *command, const char *reason) {
    wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_PIPELINE, NULL,
                         "%s: a pipeline is not instrumented, because %s.", command, reason);
}

// replace_libraries replaces handles by their instrumented libraries. Returns whether any was replaced and all can be
// linked. `ids` has room for `num_ids`; a library that is destroyed and created again during the call may have more.
static bool replace_libraries(wd_gpuav_device *device, const wd_gpuav_layout *layout, VkPipeline *handles,
                              uint32_t count, const char *command, uint32_t *ids, uint32_t num_ids) {
    bool any = false;
    for (uint32_t i = 0; i < count; i++) {
        const wd_state_pipeline *library = wd_state_find_pipeline(device->chassis->state, handles[i]);
        if (!library) {
            report_library(device, command, "one of its libraries is not known");
            return false;
        }
        const uint32_t num_stages = library->num_stages < num_ids ? library->num_stages : num_ids;
        const wd_gpuav_pipeline *own = wd_state_slot_get(&library->object, WD_STATE_SLOT_GPUAV);
        // If the library is not instrumented, the reason was reported when it was created.
        if (own && own->instrumented_library) {
            if (own->layout->uses_push != layout->uses_push ||
                own->layout->push.offset != layout->push.offset) {
                report_library(
                    device, command,
                    "only one of its layout and the layout of a library has a free descriptor set");
                return false;
            }
            if (!fits_layout(own->layout, layout)) {
                report_library(device, command,
                               "its layout has more descriptor sets than the layout of one of its libraries");
                return false;
            }
            memcpy(ids, own->ids, (own->num_ids < num_stages ? own->num_ids : num_stages) * sizeof(*ids));
            handles[i] = own->instrumented_library;
            any = true;
        }
        ids += num_stages;
        num_ids -= num_stages;
    }
    return any;
}

const VkPipelineLibraryCreateInfoKHR *wd_gpuav_libraries_replace(wd_gpuav_device *device, wd_arena *arena,
                                                                 const wd_gpuav_layout *layout,
                                                                 const VkPipelineLibraryCreateInfoKHR *info,
                                                                 const char *command, uint32_t *ids,
                                                                 uint32_t num_ids) {
    VkPipelineLibraryCreateInfoKHR *copy = wd_arena_copy(arena, info, 1, sizeof(*copy));
    VkPipeline *handles = wd_arena_copy(arena, info->pLibraries, info->libraryCount, sizeof(*handles));
    if (!copy || !handles) {
        wd_gpuav_creation_report_no_memory(device);
        return NULL;
    }
    if (!replace_libraries(device, layout, handles, info->libraryCount, command, ids, num_ids)) {
        return NULL;
    }
    copy->pLibraries = handles;
    return copy;
}
