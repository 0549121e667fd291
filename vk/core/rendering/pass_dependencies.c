// The subpass dependencies of render passes.
#include "vk/core/barriers/barriers_internal.h"
#include "vk/core/rendering/pass_info.h"

static const char owner[] = "VkSubpassDependency", pass_owner[] = "VkRenderPassCreateInfo";

static const VkPipelineStageFlags2 framebuffer_space =
    VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT | VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT |
    VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;

// Stages that no graphics pipeline has. VK_PIPELINE_STAGE_ALL_COMMANDS_BIT is allowed.
static const VkPipelineStageFlags2 not_graphics =
    VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT |
    VK_PIPELINE_STAGE_2_HOST_BIT | VK_PIPELINE_STAGE_2_COPY_BIT | VK_PIPELINE_STAGE_2_RESOLVE_BIT |
    VK_PIPELINE_STAGE_2_BLIT_BIT | VK_PIPELINE_STAGE_2_CLEAR_BIT |
    VK_PIPELINE_STAGE_2_RAY_TRACING_SHADER_BIT_KHR | VK_PIPELINE_STAGE_2_ACCELERATION_STRUCTURE_BUILD_BIT_KHR;

// dependency is the element that is checked.
typedef struct dependency {
    const wd_core_pass_info *info;
    wd_core_frame f;
    VkSubpassDependency2 d;
    VkPipelineStageFlags2 source, destination;
    VkAccessFlags2 source_accesses, destination_accesses;
} dependency;

static void append_subpasses(wd_core_message *m, const dependency *s) {
    const uint32_t subpasses[] = {s->d.srcSubpass, s->d.dstSubpass};
    static const char *const names[] = {"srcSubpass", "dstSubpass"};
    for (unsigned i = 0; i < 2; i++) {
        if (subpasses[i] == VK_SUBPASS_EXTERNAL) {
            wd_core_word(m, names[i], "VK_SUBPASS_EXTERNAL");
        } else {
            wd_core_unsigned(m, names[i], subpasses[i]);
        }
    }
}

static void append_stages(wd_core_message *m, const char *label, VkPipelineStageFlags2 stages) {
    char text[512];
    wd_core_word(m, label, wd_VkPipelineStageFlags2_string(stages, text, sizeof text));
}

// check_subpass checks the stages of one side. False: there is no such subpass.
static bool check_subpass(const dependency *s, bool is_source) {
    const uint32_t subpass = is_source ? s->d.srcSubpass : s->d.dstSubpass;
    const VkPipelineStageFlags2 stages = is_source ? s->source : s->destination;
    const char *label = is_source ? "srcSubpass" : "dstSubpass";
    wd_core_message m;
    if (subpass == VK_SUBPASS_EXTERNAL) {
        return true;
    }
    if (subpass >= s->info->num_subpasses) {
        if (wd_core_begin_pass(&m, s->info, &s->f, pass_owner,
                               is_source ? WD_CORE_PASS_RULE(WD_CORE_RULE(06866), WD_CORE_RULE(02526))
                                         : WD_CORE_PASS_RULE(WD_CORE_RULE(06867), WD_CORE_RULE(02527)))) {
            wd_core_unsigned(&m, label, subpass);
            wd_core_unsigned(&m, "subpassCount", s->info->num_subpasses);
            wd_core_end(&m);
        }
        return false;
    }
    if (stages & not_graphics &&
        wd_core_pass_bind_point(s->info, subpass) == VK_PIPELINE_BIND_POINT_GRAPHICS &&
        wd_core_begin_pass(&m, s->info, &s->f, pass_owner,
                           is_source ? WD_CORE_PASS_RULE(WD_CORE_RULE(00837), WD_CORE_RULE(03054))
                                     : WD_CORE_PASS_RULE(WD_CORE_RULE(00838), WD_CORE_RULE(03055)))) {
        append_stages(&m, is_source ? "srcStageMask" : "dstStageMask", stages);
        wd_core_unsigned(&m, label, subpass);
        wd_core_notef(&m, "Only stages of graphics pipelines execute in subpass %u", subpass);
        wd_core_end(&m);
    }
    return true;
}

static void check_accesses(const dependency *s, bool is_source) {
    const VkPipelineStageFlags2 stages = is_source ? s->source : s->destination;
    const VkAccessFlags2 accesses = is_source ? s->source_accesses : s->destination_accesses;
    const VkAccessFlags2 unsupported = wd_barriers_unsupported_accesses(stages, accesses);
    wd_core_message m;
    char text[512];
    if (unsupported &&
        wd_core_begin_pass(&m, s->info, &s->f, owner,
                           is_source ? WD_CORE_PASS_RULE(WD_CORE_RULE(00868), WD_CORE_RULE(03088))
                                     : WD_CORE_PASS_RULE(WD_CORE_RULE(00869), WD_CORE_RULE(03089)))) {
        wd_core_word(&m, is_source ? "srcAccessMask" : "dstAccessMask",
                     wd_VkAccessFlags2_string(accesses, text, sizeof text));
        append_stages(&m, is_source ? "srcStageMask" : "dstStageMask", stages);
        wd_core_notef(&m, "None of the stages supports %s",
                      wd_VkAccessFlags2_string(unsupported, text, sizeof text));
        wd_core_end(&m);
    }
}

static void check_self_dependency(const dependency *s) {
    const uint32_t views = wd_core_pass_views(s->info, s->d.srcSubpass);
    const VkPipelineStageFlags2 any =
        VK_PIPELINE_STAGE_2_TOP_OF_PIPE_BIT | VK_PIPELINE_STAGE_2_BOTTOM_OF_PIPE_BIT;
    wd_core_message m;
    if (s->source & framebuffer_space && s->destination & ~(framebuffer_space | any)) {
        if (wd_core_begin_pass(&m, s->info, &s->f, owner,
                               WD_CORE_PASS_RULE(WD_CORE_RULE(06809), WD_CORE_RULE(06810)))) {
            append_stages(&m, "dstStageMask", s->destination);
            append_stages(&m, "srcStageMask", s->source);
            wd_core_unsigned(&m, "srcSubpass and dstSubpass", s->d.srcSubpass);
            wd_core_end(&m);
        }
    } else if (s->source & framebuffer_space && s->destination & framebuffer_space &&
               !(s->d.dependencyFlags & VK_DEPENDENCY_BY_REGION_BIT) &&
               wd_core_begin_pass(&m, s->info, &s->f, owner,
                                  WD_CORE_PASS_RULE(WD_CORE_RULE(02243), WD_CORE_RULE(02245)))) {
        char text[256];
        wd_core_word(&m, "dependencyFlags",
                     wd_VkDependencyFlags_string(s->d.dependencyFlags, text, sizeof text));
        wd_core_unsigned(&m, "srcSubpass and dstSubpass", s->d.srcSubpass);
        append_stages(&m, "srcStageMask", s->source);
        append_stages(&m, "dstStageMask", s->destination);
        m.fix = "Add VK_DEPENDENCY_BY_REGION_BIT to dependencyFlags.";
        wd_core_end(&m);
    }
    if (views & (views - 1) && !(s->d.dependencyFlags & VK_DEPENDENCY_VIEW_LOCAL_BIT) &&
        wd_core_begin_pass(&m, s->info, &s->f, s->info->first ? owner : pass_owner,
                           WD_CORE_PASS_RULE(WD_CORE_RULE(00872), WD_CORE_RULE(03060)))) {
        char text[256];
        wd_core_word(&m, "dependencyFlags",
                     wd_VkDependencyFlags_string(s->d.dependencyFlags, text, sizeof text));
        wd_core_unsigned(&m, "srcSubpass and dstSubpass", s->d.srcSubpass);
        wd_core_summaryf(&m, ", the view mask of the subpass is 0x%x", views);
        m.fix = "Add VK_DEPENDENCY_VIEW_LOCAL_BIT to dependencyFlags.";
        wd_core_end(&m);
    }
}

static void check_dependency(const dependency *s) {
    const bool has_source = check_subpass(s, true), has_destination = check_subpass(s, false);
    const bool is_inner = s->d.srcSubpass != VK_SUBPASS_EXTERNAL && s->d.dstSubpass != VK_SUBPASS_EXTERNAL;
    wd_core_message m;
    check_accesses(s, true);
    check_accesses(s, false);
    if (!has_source || !has_destination || !is_inner) {
        return;
    }
    if (s->d.srcSubpass > s->d.dstSubpass &&
        wd_core_begin_pass(&m, s->info, &s->f, owner,
                           WD_CORE_PASS_RULE(WD_CORE_RULE(00864), WD_CORE_RULE(03084)))) {
        append_subpasses(&m, s);
        wd_core_end(&m);
    }
    if (s->d.srcSubpass == s->d.dstSubpass) {
        check_self_dependency(s);
    }
}

void wd_core_check_pass_dependencies(const wd_core_pass_info *info) {
    for (uint32_t i = 0; i < info->num_dependencies; i++) {
        dependency s = {.info = info, .f = WD_CORE_ELEMENT(info->f, "pDependencies", i)};
        s.d = wd_core_pass_dependency(info, i);
        const VkMemoryBarrier2 *barrier =
            info->second ? wd_core_chained(s.d.pNext, VK_STRUCTURE_TYPE_MEMORY_BARRIER_2) : NULL;
        s.source = barrier ? barrier->srcStageMask : s.d.srcStageMask;
        s.destination = barrier ? barrier->dstStageMask : s.d.dstStageMask;
        s.source_accesses = barrier ? barrier->srcAccessMask : s.d.srcAccessMask;
        s.destination_accesses = barrier ? barrier->dstAccessMask : s.d.dstAccessMask;
        check_dependency(&s);
    }
}
