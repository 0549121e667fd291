// The parts that graphics pipelines lack, and pipelines that are libraries without need.
#include "vk/core/pipelines/pipelines_internal.h"

// all is the pipeline with the libraries that it is linked from.
typedef struct all {
    VkGraphicsPipelineLibraryFlagsEXT parts;
    VkShaderStageFlags stages;
} all;

static bool find_all(const wd_pipelines_graphics *g, all *found) {
    wd_core_check *c = g->c;
    *found = (all){g->states.parts, g->states.stages};
    for (uint32_t i = 0; g->linked && i < g->linked->libraryCount; i++) {
        const wd_state_pipeline *library = WD_CORE_FIND(pipeline, g->linked->pLibraries[i]);
        if (!library || !library->graphics) {
            return false;
        }
        found->parts |= library->library_parts;
        found->stages |= library->graphics->stages;
    }
    return true;
}

static void report_missing(const wd_pipelines_graphics *g, const all *found,
                           VkGraphicsPipelineLibraryFlagsEXT missing, uint32_t rule) {
    wd_core_message m;
    char text[512];
    if (wd_pipelines_begin_graphics(&m, g, rule)) {
        wd_core_summaryf(&m, "pCreateInfos[%u] and its libraries have %s", (unsigned)g->f->index,
                         found->parts
                             ? wd_VkGraphicsPipelineLibraryFlagsEXT_string(found->parts, text, sizeof text)
                             : "no parts");
        wd_core_notef(&m, "%s is missing",
                      wd_VkGraphicsPipelineLibraryFlagsEXT_string(missing, text, sizeof text));
        wd_core_end(&m);
    }
}

static void check_missing(const wd_pipelines_graphics *g, const all *found) {
    const VkGraphicsPipelineLibraryFlagsEXT fragments =
        (WD_PIPELINES_FRAGMENT_SHADER | WD_PIPELINES_FRAGMENT_OUTPUT) & ~found->parts;
    if (!(found->parts & WD_PIPELINES_PRE_RASTERIZATION)) {
        report_missing(g, found, WD_PIPELINES_PRE_RASTERIZATION, WD_CORE_RULE(08901));
        return;
    }
    if (found->stages & VK_SHADER_STAGE_VERTEX_BIT && !(found->parts & WD_PIPELINES_VERTEX_INPUT)) {
        report_missing(g, found, WD_PIPELINES_VERTEX_INPUT, WD_CORE_RULE(08899));
    }
    if (fragments && !g->states.discards) {
        report_missing(g, found, fragments, WD_CORE_RULE(08909));
    }
}

// check_vertex_input: a part with vertex input defines it. vk/parameters checks complete pipelines.
static void check_vertex_input(const wd_pipelines_graphics *g, const all *found) {
    const bool has_shaders = found->parts & WD_PIPELINES_PRE_RASTERIZATION;
    const bool is_needed = g->states.parts & WD_PIPELINES_VERTEX_INPUT &&
                           g->states.parts != WD_STATE_ALL_GRAPHICS_PARTS &&
                           (!has_shaders || found->stages & VK_SHADER_STAGE_VERTEX_BIT);
    wd_core_message m;
    if (is_needed && !g->info->pVertexInputState &&
        wd_pipelines_is_static(g, VK_DYNAMIC_STATE_VERTEX_INPUT_EXT) &&
        wd_pipelines_begin_graphics(&m, g, has_shaders ? WD_CORE_RULE(08897) : WD_CORE_RULE(08898))) {
        wd_core_word(&m, "pVertexInputState", "NULL");
        wd_core_summaryf(&m, ", VkGraphicsPipelineLibraryCreateInfoEXT::flags has "
                             "VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT");
        wd_core_end(&m);
    }
}

static void check_layout(const wd_pipelines_graphics *g) {
    wd_core_message m;
#ifdef VK_EXT_descriptor_heap
    if (g->flags & VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT) {
        return;
    }
#endif
    const VkGraphicsPipelineLibraryFlagsEXT shaders =
        VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT |
        VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
    const VkGraphicsPipelineLibraryCreateInfoEXT *library =
        wd_core_chained(g->info->pNext, VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
    const bool is_library = library && library->flags & shaders;
    if (g->info->layout || (!is_library && (g->states.parts != WD_STATE_ALL_GRAPHICS_PARTS || g->linked))) {
        return;
    }
    if (wd_pipelines_begin_graphics(&m, g, is_library ? WD_CORE_RULE(06642) : WD_CORE_RULE(07826))) {
        wd_core_word(&m, "layout", "VK_NULL_HANDLE");
        wd_core_summaryf(&m, is_library ? ", VkGraphicsPipelineLibraryCreateInfoEXT::flags has shaders"
                                        : ", the pipeline has all parts and no libraries");
        wd_core_end(&m);
    }
}

void wd_pipelines_check_completeness(const wd_pipelines_graphics *g) {
    wd_core_message m;
    all found;
    check_layout(g);
    if (!find_all(g, &found)) {
        return;
    }
    check_vertex_input(g, &found);
    if (!(g->flags & VK_PIPELINE_CREATE_LIBRARY_BIT_KHR)) {
        check_missing(g, &found);
        return;
    }
    if (g->c->enabled && !g->c->enabled->features.graphicsPipelineLibrary) {
        if (wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(06606))) {
            wd_core_word(&m, "flags", "VK_PIPELINE_CREATE_LIBRARY_BIT_KHR");
            wd_core_word(&m, "graphicsPipelineLibrary", "not enabled");
            wd_core_end(&m);
        }
    } else if (found.parts == WD_STATE_ALL_GRAPHICS_PARTS &&
               wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(06608))) {
        wd_core_word(&m, "flags", "VK_PIPELINE_CREATE_LIBRARY_BIT_KHR");
        wd_core_summaryf(&m, ", the pipeline has all parts");
        wd_core_end(&m);
    }
}
