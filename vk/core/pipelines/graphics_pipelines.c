// vkCreateGraphicsPipelines: what each create info needs, by topic.
#include "vk/core/pipelines/pipelines_internal.h"

static uint64_t flags_of(const VkGraphicsPipelineCreateInfo *info) {
    return wd_state_pipeline_flags(info->pNext, info->flags);
}

static void find_attachments(wd_pipelines_graphics *g) {
    wd_core_check *c = g->c;
    wd_core_message m;
    if (!g->info->renderPass) {
        g->rendering = wd_core_chained(g->info->pNext, VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
        return;
    }
    g->pass = WD_CORE_FIND(render_pass, g->info->renderPass);
    const bool counts = g->needs & (WD_PIPELINES_PRE_RASTERIZATION | WD_PIPELINES_FRAGMENT_SHADER |
                                    WD_PIPELINES_FRAGMENT_OUTPUT);
    if (!g->pass || !counts) {
        return;
    }
    if (g->info->subpass < g->pass->num_subpasses) {
        g->subpass = &g->pass->subpasses[g->info->subpass];
    } else if (wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(06046))) {
        wd_core_unsigned(&m, "subpass", g->info->subpass);
        wd_core_unsigned(&m, "the number of subpasses of renderPass", g->pass->num_subpasses);
        wd_core_end(&m);
    }
}

static void check_graphics(wd_pipelines_graphics *g) {
    wd_state_read_graphics_info(g->c->state, g->info, &g->states);
    g->flags = flags_of(g->info);
    g->needs = g->states.parts;
    if (g->states.discards) {
        g->needs &=
            ~(VkGraphicsPipelineLibraryFlagsEXT)(WD_PIPELINES_FRAGMENT_SHADER | WD_PIPELINES_FRAGMENT_OUTPUT);
    }
    const VkPipelineLibraryCreateInfoKHR *linked =
        wd_core_chained(g->info->pNext, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
    g->linked = linked && linked->libraryCount ? linked : NULL;
    find_attachments(g);
    wd_pipelines_check_dynamic_states(g);
    wd_pipelines_check_pipeline_stages(g);
    wd_pipelines_check_point_size(g);
    wd_pipelines_check_needed_states(g);
    wd_pipelines_check_pipeline_attachments(g);
    wd_pipelines_check_attachment_samples(g);
    wd_pipelines_check_vertex_input(g);
    wd_pipelines_check_fixed_functions(g);
    wd_pipelines_check_blending(g);
    wd_pipelines_check_shading_rate(g);
    wd_pipelines_check_linked_libraries(g);
    wd_pipelines_check_linked_layouts(g);
    wd_pipelines_check_completeness(g);
    wd_pipelines_check_limits(g);
    wd_pipelines_check_stage_modes(g);
    wd_pipelines_check_portability(g);
}

WD_CORE_CHECK(pipelines, CreateGraphicsPipelines) {
    for (uint32_t i = 0; i < s->createInfoCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pCreateInfos", i);
        const VkGraphicsPipelineCreateInfo *info = &s->pCreateInfos[i];
        const int32_t base = info->basePipelineIndex;
        const bool has_element = base >= 0 && (uint32_t)base < s->createInfoCount;
        const wd_pipelines_base bases = {
            .flags = flags_of(info),
            .handle = info->basePipelineHandle,
            .index = base,
            .element = i,
            .num_elements = s->createInfoCount,
            .owner = "VkGraphicsPipelineCreateInfo",
            .base_flags = has_element ? flags_of(&s->pCreateInfos[base]) : 0,
            .order_rule = WD_CORE_RULE(00720),
            .flag_rule = WD_CORE_RULE(00721),
            .unset_rule = WD_CORE_RULE(07984),
            .index_rule = WD_CORE_RULE(07985),
            .both_rule = WD_CORE_RULE(07986),
        };
        wd_pipelines_check_base(c, &f, &bases);
        wd_pipelines_check_created(c, &f, info->pNext, bases.flags, s->pipelineCache);
        wd_pipelines_graphics g = {.c = c, .f = &f, .info = info};
        check_graphics(&g);
    }
}
