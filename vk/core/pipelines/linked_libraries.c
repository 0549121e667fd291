// The libraries that graphics pipelines are linked from: their parts, flags, layouts, samples and render passes.
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/core/pipelines/pipelines_internal.h"

enum { SHADERS = WD_PIPELINES_PRE_RASTERIZATION | WD_PIPELINES_FRAGMENT_SHADER };

static const uint64_t retains = VK_PIPELINE_CREATE_RETAIN_LINK_TIME_OPTIMIZATION_INFO_BIT_EXT;
static const uint64_t captures = VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR;

// origin defines parts of the pipeline: the create info that is checked, or a library.
typedef struct origin {
    const wd_state_pipeline *library; // NULL: the create info that is checked.
    uint32_t index;                   // In pLibraries.
    VkGraphicsPipelineLibraryFlagsEXT parts;
    const wd_state_pipeline_layout *layout; // NULL: none, or not known.
    bool knows_pass;
    const wd_state_render_pass *pass; // NULL: dynamic rendering.
    uint32_t subpass, view_mask;
    VkShaderStageFlags stages;
    // Of fragment shaders and of the fragment output; NULL: none, or not known.
    const VkPipelineMultisampleStateCreateInfo *shader_samples, *output_samples;
    bool lacks_shader_samples; // Fragment shaders without fragment output have no pMultisampleState.
    bool has_dynamic_samples;  // A state of the struct is dynamic: its values are not compared.
    const VkPipelineFragmentShadingRateStateCreateInfoKHR *rates; // NULL: that of one pixel.
    bool has_dynamic_rates;
} origin;

static bool find_library(const wd_pipelines_graphics *g, uint32_t index, origin *o) {
    assert(g->linked && index < g->linked->libraryCount);
    wd_core_check *c = g->c;
    const wd_state_pipeline *library = WD_CORE_FIND(pipeline, g->linked->pLibraries[index]);
    if (!library || !library->graphics) {
        return false;
    }
    *o = (origin){
        .library = library, .index = index, .parts = library->library_parts, .layout = library->layout};
    // A library of libraries may have several of each.
    o->knows_pass = !library->num_libraries;
    o->pass = library->render_pass;
    o->subpass = library->subpass;
    const wd_state_graphics *graphics = library->graphics;
    const bool has_output = library->library_parts & WD_PIPELINES_FRAGMENT_OUTPUT;
    o->view_mask = graphics->rendering ? graphics->rendering->viewMask : 0;
    o->stages = graphics->stages;
    o->output_samples = has_output ? graphics->multisample : NULL;
    o->shader_samples = !(library->library_parts & WD_PIPELINES_FRAGMENT_SHADER) ? NULL
                        : has_output                                             ? graphics->multisample
                                     : graphics->shader_multisample;
    o->lacks_shader_samples = library->library_parts & WD_PIPELINES_FRAGMENT_SHADER && !has_output &&
                              !graphics->discards && !library->num_libraries && !graphics->shader_multisample;
    o->rates = graphics->shading_rate;
    o->has_dynamic_rates = wd_state_is_dynamic(graphics, WD_STATE_DYNAMIC_FRAGMENT_SHADING_RATE);
    o->has_dynamic_samples = wd_state_is_dynamic(graphics, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES) ||
                             wd_state_is_dynamic(graphics, WD_STATE_DYNAMIC_SAMPLE_MASK) ||
                             wd_state_is_dynamic(graphics, WD_STATE_DYNAMIC_ALPHA_TO_COVERAGE_ENABLE) ||
                             wd_state_is_dynamic(graphics, WD_STATE_DYNAMIC_ALPHA_TO_ONE_ENABLE);
    return true;
}

static origin own_parts(const wd_pipelines_graphics *g) {
    wd_core_check *c = g->c;
    return (origin){
        .parts = g->states.parts,
        .layout = g->info->layout ? WD_CORE_FIND(pipeline_layout, g->info->layout) : NULL,
        .knows_pass = !g->info->renderPass || g->pass,
        .pass = g->pass,
        .subpass = g->info->subpass,
        .view_mask = g->rendering ? g->rendering->viewMask : 0,
        .stages = g->states.stages,
        .output_samples = g->states.multisample,
        .shader_samples = g->states.parts & WD_PIPELINES_FRAGMENT_SHADER && g->states.multisample
                              ? g->states.multisample
                              : g->states.shader_multisample,
        .lacks_shader_samples = g->states.parts & WD_PIPELINES_FRAGMENT_SHADER &&
                                !(g->states.parts & WD_PIPELINES_FRAGMENT_OUTPUT) && !g->states.discards &&
                                !g->info->pMultisampleState,
        .rates = wd_core_chained(g->info->pNext,
                                 VK_STRUCTURE_TYPE_PIPELINE_FRAGMENT_SHADING_RATE_STATE_CREATE_INFO_KHR),
        .has_dynamic_rates = !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_FRAGMENT_SHADING_RATE_KHR),
        .has_dynamic_samples = !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT) ||
                               !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_SAMPLE_MASK_EXT) ||
                               !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_ALPHA_TO_COVERAGE_ENABLE_EXT) ||
                               !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_ALPHA_TO_ONE_ENABLE_EXT),
    };
}

// begin starts a message whose subject is a library.
static bool begin(wd_core_message *m, const wd_pipelines_graphics *g, const origin *o, const char *owner,
                  uint32_t rule) {
    if (!wd_core_begin_rule(m, g->c, g->f, owner, rule)) {
        return false;
    }
    m->indices[0] = o->index;
    wd_core_handle(m, "<VkPipelineLibraryCreateInfoKHR>.pLibraries[]", VK_OBJECT_TYPE_PIPELINE,
                   o->library->object.handle);
    return true;
}

static const char owner[] = "VkGraphicsPipelineCreateInfo",
                  library_owner[] = "VkPipelineLibraryCreateInfoKHR";

static void append_other(wd_core_message *m, const wd_pipelines_graphics *g, const origin *o) {
    char text[160];
    wd_core_summaryf(
        m, ", the other is %s",
        o->library ? wd_core_name(g->c, VK_OBJECT_TYPE_PIPELINE, o->library->object.handle, text, sizeof text)
                   : "the create info");
}

// --- Flags

static void check_flag(const wd_pipelines_graphics *g, const origin *o, uint64_t flag, bool is_needed,
                       bool is_excluded, const char *name, const char *rule_owner, uint32_t rule) {
    const bool has_flag = o->library->flags & flag;
    wd_core_message m;
    if (((is_needed && !has_flag) || (is_excluded && has_flag)) && begin(&m, g, o, rule_owner, rule)) {
        wd_core_summaryf(&m, ", whose flags have %s%s", has_flag ? "" : "no ", name);
        wd_core_end(&m);
    }
}

// check_equal_flag: the library has a flag where the create info has it. Older registries have rules of
// VkPipelineLibraryCreateInfoKHR.
static void check_equal_flag(const wd_pipelines_graphics *g, const origin *o, uint64_t flag, const char *name,
                             uint32_t rule_set, uint32_t rule_unset, uint32_t older_set,
                             uint32_t older_unset) {
    const bool is_set = g->flags & flag;
    check_flag(g, o, flag, is_set, !is_set, name, owner, is_set ? rule_set : rule_unset);
    if (older_set) {
        check_flag(g, o, flag, is_set, !is_set, name, library_owner, is_set ? older_set : older_unset);
    }
}

static void check_flags(const wd_pipelines_graphics *g, const origin *o) {
    static const char retain_name[] = "VK_PIPELINE_CREATE_RETAIN_LINK_TIME_OPTIMIZATION_INFO_BIT_EXT";
    static const char capture_name[] = "VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR";
    const bool is_captured = g->flags & captures;
    if (g->flags & VK_PIPELINE_CREATE_LINK_TIME_OPTIMIZATION_BIT_EXT) {
        check_flag(g, o, retains, true, false, retain_name, owner, WD_CORE_RULE(06609));
    } else if (g->flags & retains) {
        check_flag(g, o, retains, true, false, retain_name, owner, WD_CORE_RULE(06610));
    }
    if (g->states.parts) {
        check_flag(g, o, captures, is_captured, false, capture_name, owner, WD_CORE_RULE(06645));
        check_flag(g, o, captures, false, !is_captured, capture_name, owner, WD_CORE_RULE(06647));
    }
    check_equal_flag(g, o, VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT,
                     "VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT", WD_CORE_RULE(12355), WD_CORE_RULE(12356),
                     0, 0);
#ifdef VK_EXT_pipeline_protected_access
    check_equal_flag(g, o, VK_PIPELINE_CREATE_NO_PROTECTED_ACCESS_BIT_EXT,
                     "VK_PIPELINE_CREATE_NO_PROTECTED_ACCESS_BIT", WD_CORE_RULE(12357), WD_CORE_RULE(12358),
                     WD_CORE_RULE(07404), WD_CORE_RULE(07405));
    check_equal_flag(g, o, VK_PIPELINE_CREATE_PROTECTED_ACCESS_ONLY_BIT_EXT,
                     "VK_PIPELINE_CREATE_PROTECTED_ACCESS_ONLY_BIT", WD_CORE_RULE(12359), WD_CORE_RULE(12360),
                     WD_CORE_RULE(07406), WD_CORE_RULE(07407));
#endif
}

static void check_same_flags(const wd_pipelines_graphics *g, const origin *o, const origin *first) {
    const uint64_t different = o->library->flags ^ first->library->flags;
    const struct {
        uint64_t flag;
        const char *name, *owner;
        uint32_t rule;
    } flags[] = {
        {captures, "VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR", owner, WD_CORE_RULE(06646)},
        {VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT, "VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT",
         library_owner, WD_CORE_RULE(08096)},
    };
    wd_core_message m;
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        if (different & flags[i].flag && begin(&m, g, o, flags[i].owner, flags[i].rule)) {
            wd_core_summaryf(&m, ", whose flags have %s%s", o->library->flags & flags[i].flag ? "" : "no ",
                             flags[i].name);
            append_other(&m, g, first);
            wd_core_end(&m);
        }
    }
}

// --- Two origins of parts

static bool are_identical(const wd_state_pipeline_layout *one, const wd_state_pipeline_layout *other) {
    return one == other || (one->num_set_layouts == other->num_set_layouts &&
                            (!one->num_set_layouts ||
                             wd_state_pipeline_layouts_compatible(one, other, one->num_set_layouts - 1)) &&
                            one->num_push_constant_ranges == other->num_push_constant_ranges);
}

static void report_layout(const wd_pipelines_graphics *g, const origin *o, const origin *other, uint32_t rule,
                          const char *difference) {
    wd_core_message m;
    char text[160];
    if (begin(&m, g, o, owner, rule)) {
        wd_core_summaryf(
            &m, ", its layout is %s",
            wd_core_name(g->c, VK_OBJECT_TYPE_PIPELINE_LAYOUT, o->layout->object.handle, text, sizeof text));
        wd_core_summaryf(&m, ", that of the other shaders is %s",
                         wd_core_name(g->c, VK_OBJECT_TYPE_PIPELINE_LAYOUT, other->layout->object.handle,
                                      text, sizeof text));
        wd_core_notef(&m, "%s", difference);
        wd_core_end(&m);
    }
}

// stages_of returns the shader stages of the part that an origin defines: one of a pair defines one part with shaders.
static VkShaderStageFlags stages_of(const origin *o) {
    const VkShaderStageFlags fragment = VK_SHADER_STAGE_FRAGMENT_BIT;
    const VkShaderStageFlags others = (VK_SHADER_STAGE_ALL_GRAPHICS & ~fragment) |
                                      VK_SHADER_STAGE_TASK_BIT_EXT | VK_SHADER_STAGE_MESH_BIT_EXT;
    return o->parts & WD_PIPELINES_FRAGMENT_SHADER ? fragment : others;
}

static const wd_state_layout_binding *find_binding(const wd_state_set_layout *layout,
                                                   VkShaderStageFlags stages) {
    for (uint32_t i = 0; layout && i < layout->num_bindings; i++) {
        if (layout->bindings[i].count && layout->bindings[i].stages & stages) {
            return &layout->bindings[i];
        }
    }
    return NULL;
}

// check_null_set checks a set that the layout of `without` does not have: in the layout of `with`, it has no bindings
// for the shaders of `without`. `o` is the library that the message is about.
static void check_null_set(const wd_pipelines_graphics *g, const origin *o, const origin *with,
                           const origin *without, uint32_t set) {
    const wd_state_layout_binding *binding =
        set < with->layout->num_set_layouts ? find_binding(with->layout->set_layouts[set], stages_of(without))
                                            : NULL;
    const uint32_t rule = with->library && without->library ? WD_CORE_RULE(06758)
                          : with->library                   ? WD_CORE_RULE(06756)
                                                            : WD_CORE_RULE(06757);
    wd_core_message m;
    char text[512];
    if (binding && begin(&m, g, o, owner, rule)) {
        append_other(&m, g, o == with ? without : with);
        wd_core_notef(&m, "Set %u is VK_NULL_HANDLE in the layout of %s", set,
                      without == o ? "the library" : "the other");
        wd_core_notef(&m, "Binding %u of the set has stageFlags %s in the layout of %s", binding->binding,
                      wd_VkShaderStageFlags_string(binding->stages, text, sizeof text),
                      with == o ? "the library" : "the other");
        m.fix = "Create the set layout without the stages of the part that does not have the set.";
        wd_core_end(&m);
    }
}

static void check_null_bindings(const wd_pipelines_graphics *g, const origin *o, const origin *other) {
#ifdef VK_EXT_descriptor_heap
    if (g->flags & VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT) {
        return;
    }
#endif
    for (uint64_t sets = other->layout->null_sets; sets; sets &= sets - 1) {
        check_null_set(g, o, o, other, (uint32_t)__builtin_ctzll(sets));
    }
    for (uint64_t sets = o->layout->null_sets; sets; sets &= sets - 1) {
        check_null_set(g, o, other, o, (uint32_t)__builtin_ctzll(sets));
    }
}

// check_independent_sets: sets that both layouts have are the same, and so are push constants that both have for a
// stage.
static void check_independent_sets(const wd_pipelines_graphics *g, const origin *o, const origin *other) {
    const wd_state_pipeline_layout *one = o->layout, *two = other->layout;
    for (uint32_t i = 0; i < one->num_set_layouts && i < two->num_set_layouts; i++) {
        char text[WD_DESCRIPTORS_TEXT_SIZE], difference[WD_DESCRIPTORS_TEXT_SIZE + 32];
        if (one->set_layouts[i] && two->set_layouts[i] &&
            wd_descriptors_layout_difference(two->set_layouts[i], one->set_layouts[i], text, sizeof text)) {
            snprintf(difference, sizeof difference, "They differ in set %u: %s", i, text);
            report_layout(g, o, other, !other->library ? WD_CORE_RULE(06616) : WD_CORE_RULE(06617),
                          difference);
            return;
        }
    }
}

// are_equal_where_shared: ranges of other stages, or of other bytes, are no definition of the same push constants.
static bool are_equal_where_shared(const VkPushConstantRange *a, const VkPushConstantRange *b) {
    const bool overlap =
        a->offset < (uint64_t)b->offset + b->size && b->offset < (uint64_t)a->offset + a->size;
    return !overlap || !(a->stageFlags & b->stageFlags) || memcmp(a, b, sizeof *a) == 0;
}

static void check_push_constants(const wd_pipelines_graphics *g, const origin *o, const origin *other) {
    const wd_state_pipeline_layout *one = o->layout, *two = other->layout;
    for (uint32_t i = 0; i < one->num_push_constant_ranges; i++) {
        const VkPushConstantRange *a = &one->push_constant_ranges[i];
        for (uint32_t k = 0; a->stageFlags & o->stages && k < two->num_push_constant_ranges; k++) {
            const VkPushConstantRange *b = &two->push_constant_ranges[k];
            char difference[160];
            if (!(b->stageFlags & other->stages) || are_equal_where_shared(a, b)) {
                continue;
            }
            snprintf(difference, sizeof difference,
                     "The push constants from %u to %u for the stages 0x%x are from %u to %u for 0x%x in the "
                     "other layout",
                     a->offset, a->offset + a->size, a->stageFlags, b->offset, b->offset + b->size,
                     b->stageFlags);
            report_layout(g, o, other, !other->library ? WD_CORE_RULE(06620) : WD_CORE_RULE(06621),
                          difference);
            return;
        }
    }
}

static void check_layouts(const wd_pipelines_graphics *g, const origin *o, const origin *other) {
    const VkPipelineLayoutCreateFlags flag = VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT;
    const bool is_own = !other->library;
    if (!o->layout || !other->layout) {
        return;
    }
    const bool is_independent = o->layout->flags & flag, other_is = other->layout->flags & flag;
    if (is_independent != other_is && (!is_own || other_is)) {
        report_layout(g, o, other, is_own ? WD_CORE_RULE(06614) : WD_CORE_RULE(06615),
                      "Only one of them has VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT");
    } else if (!other_is && (is_independent || !are_identical(o->layout, other->layout))) {
        report_layout(g, o, other, is_own ? WD_CORE_RULE(06612) : WD_CORE_RULE(06613),
                      "Without VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT, both must be the same");
    } else if (o->layout->null_sets & other->layout->null_sets) {
        report_layout(g, o, other, is_own ? WD_CORE_RULE(06679) : WD_CORE_RULE(06681),
                      "Both have VK_NULL_HANDLE for the same set");
    } else if (is_independent) {
        check_independent_sets(g, o, other);
        check_push_constants(g, o, other);
        check_null_bindings(g, o, other);
    }
}

// --- Samples

// find_difference returns the first member of two states that differs; NULL: they do not. Sample masks and chains are
// not compared.
static const char *find_difference(const VkPipelineMultisampleStateCreateInfo *one,
                                   const VkPipelineMultisampleStateCreateInfo *other) {
    return one->rasterizationSamples != other->rasterizationSamples   ? "rasterizationSamples"
           : !one->sampleShadingEnable != !other->sampleShadingEnable ? "sampleShadingEnable"
           : one->sampleShadingEnable && (one->minSampleShading < other->minSampleShading ||
                                          one->minSampleShading > other->minSampleShading)
               ? "minSampleShading"
           : !one->alphaToCoverageEnable != !other->alphaToCoverageEnable ? "alphaToCoverageEnable"
           : !one->alphaToOneEnable != !other->alphaToOneEnable           ? "alphaToOneEnable"
                                                                          : NULL;
}

// check_samples compares pMultisampleState of the fragment shaders of one origin and of the fragment output of the
// other.
static void check_samples(const wd_pipelines_graphics *g, const origin *shader, const origin *output) {
    const origin *library = shader->library ? shader : output, *other = library == shader ? output : shader;
    const bool is_missing =
        shader->lacks_shader_samples && output->output_samples && output->output_samples->sampleShadingEnable;
    const bool is_known = !shader->has_dynamic_samples && !output->has_dynamic_samples;
    const uint32_t rule = !shader->library   ? (is_missing ? WD_CORE_RULE(09567) : WD_CORE_RULE(06633))
                          : !output->library ? (is_missing ? WD_CORE_RULE(06637) : WD_CORE_RULE(06634))
                          : is_missing       ? WD_CORE_RULE(06636)
                                             : WD_CORE_RULE(06635);
    const char *member = !is_known    ? NULL
                         : is_missing ? "sampleShadingEnable"
                         : shader->shader_samples && output->output_samples
                             ? find_difference(shader->shader_samples, output->output_samples)
                             : NULL;
    wd_core_message m;
    if (member && begin(&m, g, library, owner, rule)) {
        append_other(&m, g, other);
        wd_core_summaryf(&m, ", and %s of their pMultisampleState differs", member);
        wd_core_notef(&m, "One has the fragment shader%s, and the other the fragment output",
                      is_missing ? ", without a pMultisampleState" : "");
        wd_core_end(&m);
    }
}

static void check_passes(const wd_pipelines_graphics *g, const origin *o, const origin *other) {
    const bool is_own = !other->library;
    wd_state_pass_difference difference;
    wd_core_message m;
    if (!o->knows_pass || !other->knows_pass) {
        return;
    }
    if (!o->pass != !other->pass) {
        const uint32_t rule = !is_own       ? WD_CORE_RULE(06628)
                              : other->pass ? WD_CORE_RULE(06624)
                                            : WD_CORE_RULE(06625);
        if (begin(&m, g, o, owner, rule)) {
            wd_core_summaryf(&m, ", which %s a render pass", o->pass ? "has" : "does not have");
            append_other(&m, g, other);
            wd_core_summaryf(&m, ", which %s", other->pass ? "has one" : "does not have one");
            wd_core_end(&m);
        }
        return;
    }
    if (o->pass && !wd_state_are_passes_compatible(o->pass, other->pass, &difference) &&
        begin(&m, g, o, owner, is_own ? WD_CORE_RULE(06624) : WD_CORE_RULE(06628))) {
        append_other(&m, g, other);
        wd_core_notef(&m, "The render passes differ in %s", difference.member);
        wd_core_end(&m);
    }
    if (o->pass && o->subpass != other->subpass &&
        begin(&m, g, o, owner, is_own ? WD_CORE_RULE(06684) : WD_CORE_RULE(06623))) {
        wd_core_summaryf(&m, ", its subpass is %u", o->subpass);
        append_other(&m, g, other);
        wd_core_summaryf(&m, ", with subpass %u", other->subpass);
        wd_core_end(&m);
    }
}

static void check_views(const wd_pipelines_graphics *g, const origin *o, const origin *other) {
    wd_core_message m;
    if (o->knows_pass && other->knows_pass && !o->pass && !other->pass && o->view_mask != other->view_mask &&
        begin(&m, g, o, owner, !other->library ? WD_CORE_RULE(06626) : WD_CORE_RULE(06627))) {
        wd_core_summaryf(&m, ", its view mask is 0x%x", o->view_mask);
        append_other(&m, g, other);
        wd_core_summaryf(&m, ", with view mask 0x%x", other->view_mask);
        wd_core_end(&m);
    }
}

// check_rates compares the shading rates of the two parts with shaders.
static void check_rates(const wd_pipelines_graphics *g, const origin *o, const origin *other) {
    const VkPipelineFragmentShadingRateStateCreateInfoKHR none = {
        .fragmentSize = {1, 1},
        .combinerOps = {VK_FRAGMENT_SHADING_RATE_COMBINER_OP_KEEP_KHR,
                        VK_FRAGMENT_SHADING_RATE_COMBINER_OP_KEEP_KHR}};
    const VkPipelineFragmentShadingRateStateCreateInfoKHR *one = o->rates ? o->rates : &none,
                                                          *two = other->rates ? other->rates : &none;
    wd_core_message m;
    const bool differs = one->fragmentSize.width != two->fragmentSize.width ||
                         one->fragmentSize.height != two->fragmentSize.height ||
                         one->combinerOps[0] != two->combinerOps[0] ||
                         one->combinerOps[1] != two->combinerOps[1];
    if (differs && !o->has_dynamic_rates && !other->has_dynamic_rates &&
        begin(&m, g, o, owner, other->library ? WD_CORE_RULE(06639) : WD_CORE_RULE(06638))) {
        append_other(&m, g, other);
        wd_core_summaryf(&m, ", and their VkPipelineFragmentShadingRateStateCreateInfoKHR differ");
        wd_core_notef(&m, "One has the fragment shader, and the other the shaders before rasterization");
        wd_core_end(&m);
    }
}

// check_identifiers: a stage of a library has no module where it names the module by an identifier.
static void check_identifiers(const wd_pipelines_graphics *g, const origin *o) {
    const bool may_fail = g->flags & VK_PIPELINE_CREATE_FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT;
    wd_core_message m;
    for (uint32_t i = 0;
         !may_fail && !wd_state_device_may_lack_objects(g->c->state) && i < o->library->num_stages; i++) {
        if (!o->library->stages[i].module && begin(&m, g, o, library_owner, WD_CORE_RULE(06855))) {
            wd_core_summaryf(&m,
                             ", whose stage %s names its module by an identifier, flags has no "
                             "VK_PIPELINE_CREATE_FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT",
                             wd_VkShaderStageFlagBits_string(o->library->stages[i].stage));
            wd_core_end(&m);
            return;
        }
    }
}

static void check_pair(const wd_pipelines_graphics *g, const origin *o, const origin *other) {
    const VkGraphicsPipelineLibraryFlagsEXT with_pass = SHADERS | WD_PIPELINES_FRAGMENT_OUTPUT;
    wd_core_message m;
    if (o->parts & other->parts) {
        if (begin(&m, g, o, owner, WD_CORE_RULE(06611))) {
            char text[512];
            append_other(&m, g, other);
            wd_core_notef(
                &m, "Both define %s",
                wd_VkGraphicsPipelineLibraryFlagsEXT_string(o->parts & other->parts, text, sizeof text));
            wd_core_end(&m);
        }
        return;
    }
    if (o->parts & SHADERS && other->parts & SHADERS) {
        check_layouts(g, o, other);
        check_rates(g, o, other);
        check_views(g, o, other);
    }
    if (o->parts & with_pass && other->parts & with_pass) {
        check_passes(g, o, other);
    }
    if (o->parts & WD_PIPELINES_FRAGMENT_SHADER && other->parts & WD_PIPELINES_FRAGMENT_OUTPUT) {
        check_samples(g, o, other);
    } else if (o->parts & WD_PIPELINES_FRAGMENT_OUTPUT && other->parts & WD_PIPELINES_FRAGMENT_SHADER) {
        check_samples(g, other, o);
    }
}

// --- The create info of a library

static void check_null_sets(const wd_pipelines_graphics *g, const origin *own) {
    const VkGraphicsPipelineLibraryCreateInfoEXT *library =
        wd_core_chained(g->info->pNext, VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
    wd_core_message m;
    if (!library || !own->layout || !own->layout->null_sets ||
        !(own->parts & WD_PIPELINES_PRE_RASTERIZATION)) {
        return;
    }
    const bool has_both = own->parts & WD_PIPELINES_FRAGMENT_SHADER;
    if ((has_both || g->states.discards) &&
        wd_pipelines_begin_graphics(&m, g, has_both ? WD_CORE_RULE(06682) : WD_CORE_RULE(06683))) {
        wd_core_handle(&m, "layout", VK_OBJECT_TYPE_PIPELINE_LAYOUT, own->layout->object.handle);
        wd_core_summaryf(&m, ", set %d of the layout is VK_NULL_HANDLE",
                         __builtin_ctzll(own->layout->null_sets));
        wd_core_end(&m);
    }
}

void wd_pipelines_check_linked_libraries(const wd_pipelines_graphics *g) {
    const origin own = own_parts(g);
    origin o, other, first = {.library = NULL};
    check_null_sets(g, &own);
    for (uint32_t i = 0; g->linked && i < g->linked->libraryCount; i++) {
        if (!find_library(g, i, &o)) {
            continue;
        }
        check_flags(g, &o);
        check_identifiers(g, &o);
        if (first.library) {
            check_same_flags(g, &o, &first);
        } else {
            first = o;
        }
        if (own.parts) {
            check_pair(g, &o, &own);
        }
        for (uint32_t k = 0; k < i; k++) {
            if (find_library(g, k, &other)) {
                check_pair(g, &o, &other);
            }
        }
    }
}
