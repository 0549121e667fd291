// The layouts of graphics pipelines that are linked from libraries only.
#include <stdio.h>

#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/core/pipelines/pipelines_internal.h"

enum { LAYOUT_TEXT = 256 };

static const VkPipelineLayoutCreateFlags independent = VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT;

// find_difference returns a set in which the layout differs from that of a library; false: there is none.
static bool find_difference(const wd_state_pipeline_layout *layout,
                            const wd_state_pipeline_layout *of_library, uint32_t *set, char *text) {
    for (*set = 0; *set < of_library->num_set_layouts; ++*set) {
        const wd_state_set_layout *expected = of_library->set_layouts[*set];
        if (!expected) {
            continue;
        }
        if (*set >= layout->num_set_layouts) {
            snprintf(text, LAYOUT_TEXT, "layout has %u sets", layout->num_set_layouts);
            return true;
        }
        if (layout->set_layouts[*set] &&
            wd_descriptors_layout_difference(expected, layout->set_layouts[*set], text, LAYOUT_TEXT)) {
            return true;
        }
    }
    return false;
}

static void check_library(const wd_pipelines_graphics *g, const wd_state_pipeline_layout *layout,
                          uint32_t index, const wd_state_pipeline *library, uint32_t rule) {
    uint32_t set;
    char text[LAYOUT_TEXT], name[160];
    wd_core_message m;
    if (!find_difference(layout, library->layout, &set, text) || !wd_pipelines_begin_graphics(&m, g, rule)) {
        return;
    }
    wd_core_handle(&m, "layout", VK_OBJECT_TYPE_PIPELINE_LAYOUT, layout->object.handle);
    wd_core_summaryf(&m, ", the layout of pLibraries[%u] is %s", index,
                     wd_core_name(g->c, VK_OBJECT_TYPE_PIPELINE_LAYOUT, library->layout->object.handle, name,
                                  sizeof name));
    wd_core_notef(&m, "They differ in set %u: %s", set, text);
    wd_core_end(&m);
}

void wd_pipelines_check_linked_layouts(const wd_pipelines_graphics *g) {
    wd_core_check *c = g->c;
    const wd_state_pipeline_layout *layout =
        g->info->layout ? WD_CORE_FIND(pipeline_layout, g->info->layout) : NULL;
    const VkGraphicsPipelineLibraryFlagsEXT shaders =
        WD_PIPELINES_PRE_RASTERIZATION | WD_PIPELINES_FRAGMENT_SHADER;
    VkGraphicsPipelineLibraryFlagsEXT parts = 0;
    unsigned num_layouts = 0, num_independent = 0;
    if (!layout || !g->linked || g->states.parts) {
        return;
    }
    for (uint32_t i = 0; i < g->linked->libraryCount; i++) {
        const wd_state_pipeline *library = WD_CORE_FIND(pipeline, g->linked->pLibraries[i]);
        if (!library) {
            return;
        }
        parts |= library->library_parts;
        if (library->layout && library->library_parts & shaders) {
            num_layouts++;
            num_independent += (library->layout->flags & independent) != 0;
        }
    }
    if (parts != WD_STATE_ALL_GRAPHICS_PARTS || (num_independent && num_independent != num_layouts)) {
        return;
    }
    const bool is_optimized = g->flags & VK_PIPELINE_CREATE_LINK_TIME_OPTIMIZATION_BIT_EXT;
    const uint32_t rule = !num_independent ? WD_CORE_RULE(07827)
                          : is_optimized   ? WD_CORE_RULE(06729)
                                           : WD_CORE_RULE(06730);
    for (uint32_t i = 0; i < g->linked->libraryCount; i++) {
        const wd_state_pipeline *library = WD_CORE_FIND(pipeline, g->linked->pLibraries[i]);
        if (library && library->layout && library->library_parts & shaders) {
            check_library(g, layout, i, library, rule);
        }
    }
}
