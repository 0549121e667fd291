// Libraries: what is linked of them gets their twins, which have instrumented stages.
#include <string.h>

#include "vk/gpuav/runtime/gpuav_internal.h"

uint32_t wd_gpuav_libraries_stages(const wd_gpuav_device *device,
                                   const VkPipelineLibraryCreateInfoKHR *info) {
    uint32_t count = 0;
    for (uint32_t i = 0; info && i < info->libraryCount; i++) {
        const wd_state_pipeline *library =
            wd_state_find_pipeline(device->chassis->state, info->pLibraries[i]);
        count += library ? library->num_stages : 0;
    }
    return count;
}

// fits_layout tells whether a library's twin can be linked into a pipeline of `layout`: where that has a set and the layout of the
// library ends before it, the twin's has an empty one.
static bool fits_layout(const wd_gpuav_layout *library, const wd_gpuav_layout *layout) {
    for (uint32_t i = library->state->num_set_layouts; i < layout->state->num_set_layouts; i++)
        if (layout->state->set_layouts[i] && layout->state->set_layouts[i]->num_bindings)
            return false;
    return true;
}

const VkPipelineLibraryCreateInfoKHR *wd_gpuav_libraries_use_twins(wd_gpuav_device *device, wd_arena *arena,
                                                                   const wd_gpuav_layout *layout,
                                                                   const VkPipelineLibraryCreateInfoKHR *info,
                                                                   const char *command, uint32_t *ids) {
    VkPipelineLibraryCreateInfoKHR *copy = wd_arena_copy(arena, info, 1, sizeof(*copy));
    VkPipeline *handles = wd_arena_copy(arena, info->pLibraries, info->libraryCount, sizeof(*handles));
    bool any = false;
    for (uint32_t i = 0; copy && handles && i < info->libraryCount; i++) {
        const wd_state_pipeline *library =
            wd_state_find_pipeline(device->chassis->state, info->pLibraries[i]);
        const wd_gpuav_pipeline *own =
            library ? wd_state_slot_get(&library->object, WD_STATE_SLOT_GPUAV) : NULL;
        if (own && own->twin) {
            if (!fits_layout(own->layout, layout)) {
                wd_gpuav_tell(
                    device, WD_GPUAV_NOTICE_PIPELINE, NULL,
                    "%s: a pipeline is not instrumented, because its layout has more descriptor sets than "
                    "that of a library of it.",
                    command);
                return NULL;
            }
            memcpy(ids, own->ids, own->num_ids * sizeof(*ids));
            handles[i] = own->twin;
            any = true;
        }
        ids += library ? library->num_stages : 0;
    }
    if (!any)
        return NULL;
    copy->pLibraries = handles;
    return copy;
}
