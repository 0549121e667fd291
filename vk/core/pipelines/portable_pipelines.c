// What VK_KHR_portability_subset leaves out of graphics pipelines and of the commands that set their states.
#include "vk/core/pipelines/pipelines_internal.h"

// --- Blend factors

static bool is_constant_alpha(VkBlendFactor factor) {
    return factor == VK_BLEND_FACTOR_CONSTANT_ALPHA || factor == VK_BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA;
}

static void check_factor(wd_core_check *c, const wd_core_frame *f, const char *owner, const char *member,
                         VkBlendFactor factor, uint32_t rule) {
    wd_core_message m;
    if (is_constant_alpha(factor) && wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_word(&m, member, wd_VkBlendFactor_string(factor));
        wd_core_end_portability(&m, WD_CORE_PORTABILITY_CONSTANT_ALPHA);
    }
}

static bool has_static_equations(const wd_pipelines_graphics *g) {
#ifdef VK_EXT_extended_dynamic_state3
    return wd_pipelines_is_static(g, VK_DYNAMIC_STATE_COLOR_BLEND_EQUATION_EXT);
#else
    (void)g;
    return true;
#endif
}

static void check_factors(const wd_pipelines_graphics *g) {
    static const char owner[] = "VkPipelineColorBlendAttachmentState";
    const VkPipelineColorBlendStateCreateInfo *state = g->states.color_blend;
    const wd_core_frame pointer = WD_CORE_POINTER(g->f, "pColorBlendState");
    if (!state || !state->pAttachments || !wd_state_graphics_reads_blend_attachments(g->info) ||
        !has_static_equations(g) || !wd_core_lacks_portability(g->c, WD_CORE_PORTABILITY_CONSTANT_ALPHA)) {
        return;
    }
    for (uint32_t i = 0; i < state->attachmentCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(&pointer, "pAttachments", i);
        const VkPipelineColorBlendAttachmentState *attachment = &state->pAttachments[i];
        check_factor(g->c, &f, owner, "srcColorBlendFactor", attachment->srcColorBlendFactor,
                     WD_CORE_RULE(04454));
        check_factor(g->c, &f, owner, "dstColorBlendFactor", attachment->dstColorBlendFactor,
                     WD_CORE_RULE(04455));
    }
}

#ifdef VK_EXT_extended_dynamic_state3
WD_CORE_CHECK(portability, CmdSetColorBlendEquationEXT) {
    static const char owner[] = "VkColorBlendEquationEXT";
    if (!wd_core_lacks_portability(c, WD_CORE_PORTABILITY_CONSTANT_ALPHA)) {
        return;
    }
    for (uint32_t i = 0; s->pColorBlendEquations && i < s->attachmentCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pColorBlendEquations", i);
        const VkColorBlendEquationEXT *equation = &s->pColorBlendEquations[i];
        check_factor(c, &f, owner, "srcColorBlendFactor", equation->srcColorBlendFactor, WD_CORE_RULE(07362));
        check_factor(c, &f, owner, "dstColorBlendFactor", equation->dstColorBlendFactor, WD_CORE_RULE(07363));
    }
}
#endif

// --- Vertex input

static void check_stride(const wd_pipelines_graphics *g, const wd_core_frame *f, uint32_t stride) {
    const wd_core_data *data = g->c->call->data;
    wd_core_message m;
    if (data->stride_alignment && (stride % data->stride_alignment || stride < data->stride_alignment) &&
        wd_core_begin_rule(&m, g->c, f, "VkVertexInputBindingDescription", WD_CORE_RULE(04456))) {
        wd_core_unsigned(&m, "stride", stride);
        wd_core_unsigned(&m, "minVertexInputBindingStrideAlignment", data->stride_alignment);
        wd_core_end(&m);
    }
}

// read_attribute is an attribute of a pipeline or of vkCmdSetVertexInputEXT, with the stride of its binding.
typedef struct read_attribute {
    const char *owner;
    uint32_t rule, offset, stride;
    VkFormat format;
} read_attribute;

static void check_attribute(wd_core_check *c, const wd_core_frame *f, const read_attribute *attribute) {
    const wd_format *format = wd_format_find(attribute->format);
    wd_core_message m;
    if (!format || (uint64_t)attribute->offset + format->block_size <= attribute->stride ||
        !wd_core_begin_rule(&m, c, f, attribute->owner, attribute->rule)) {
        return;
    }
    wd_core_unsigned(&m, "offset", attribute->offset);
    wd_core_word(&m, "format", wd_VkFormat_string(attribute->format));
    wd_core_unsigned(&m, "the stride of the binding", attribute->stride);
    wd_core_end_portability(&m, WD_CORE_PORTABILITY_ATTRIBUTES_BEYOND_STRIDE);
}

static void check_attributes(const wd_pipelines_graphics *g, const wd_core_frame *pointer,
                             const VkPipelineVertexInputStateCreateInfo *input) {
    for (uint32_t i = 0; i < input->vertexAttributeDescriptionCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(pointer, "pVertexAttributeDescriptions", i);
        const VkVertexInputAttributeDescription *attribute = &input->pVertexAttributeDescriptions[i];
        for (uint32_t k = 0; k < input->vertexBindingDescriptionCount; k++) {
            const VkVertexInputBindingDescription *binding = &input->pVertexBindingDescriptions[k];
            if (binding->binding == attribute->binding) {
                const read_attribute read = {"VkVertexInputAttributeDescription", WD_CORE_RULE(04457),
                                             attribute->offset, binding->stride, attribute->format};
                check_attribute(g->c, &f, &read);
                break;
            }
        }
    }
}

static void check_input(const wd_pipelines_graphics *g) {
    const VkPipelineVertexInputStateCreateInfo *input = g->states.vertex_input;
    const wd_core_frame pointer = WD_CORE_POINTER(g->f, "pVertexInputState");
    if (!input || (input->vertexBindingDescriptionCount && !input->pVertexBindingDescriptions) ||
        (input->vertexAttributeDescriptionCount && !input->pVertexAttributeDescriptions) ||
        !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE)) {
        return;
    }
    for (uint32_t i = 0; i < input->vertexBindingDescriptionCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(&pointer, "pVertexBindingDescriptions", i);
        check_stride(g, &f, input->pVertexBindingDescriptions[i].stride);
    }
    if (wd_core_lacks_portability(g->c, WD_CORE_PORTABILITY_ATTRIBUTES_BEYOND_STRIDE)) {
        check_attributes(g, &pointer, input);
    }
}

WD_CORE_CHECK(portability, CmdSetVertexInputEXT) {
    if (!wd_core_lacks_portability(c, WD_CORE_PORTABILITY_ATTRIBUTES_BEYOND_STRIDE) ||
        !s->pVertexBindingDescriptions || !s->pVertexAttributeDescriptions) {
        return;
    }
    for (uint32_t i = 0; i < s->vertexAttributeDescriptionCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pVertexAttributeDescriptions", i);
        const VkVertexInputAttributeDescription2EXT *attribute = &s->pVertexAttributeDescriptions[i];
        for (uint32_t k = 0; k < s->vertexBindingDescriptionCount; k++) {
            const VkVertexInputBindingDescription2EXT *binding = &s->pVertexBindingDescriptions[k];
            if (binding->binding == attribute->binding) {
                const read_attribute read = {"VkVertexInputAttributeDescription2EXT", WD_CORE_RULE(04806),
                                             attribute->offset, binding->stride, attribute->format};
                check_attribute(c, &f, &read);
                break;
            }
        }
    }
}

// --- Fixed functions

static void check_topology(const wd_pipelines_graphics *g) {
    const VkPipelineInputAssemblyStateCreateInfo *assembly = g->states.input_assembly;
    const wd_core_frame f = WD_CORE_POINTER(g->f, "pInputAssemblyState");
    wd_core_message m;
    if (assembly && assembly->topology == VK_PRIMITIVE_TOPOLOGY_TRIANGLE_FAN &&
        wd_pipelines_is_static(g, VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY) &&
        wd_core_lacks_portability(g->c, WD_CORE_PORTABILITY_TRIANGLE_FANS) &&
        wd_core_begin_rule(&m, g->c, &f, "VkPipelineInputAssemblyStateCreateInfo", WD_CORE_RULE(04452))) {
        wd_core_word(&m, "topology", "VK_PRIMITIVE_TOPOLOGY_TRIANGLE_FAN");
        wd_core_end_portability(&m, WD_CORE_PORTABILITY_TRIANGLE_FANS);
    }
}

static bool has_static_polygons(const wd_pipelines_graphics *g) {
#ifdef VK_EXT_extended_dynamic_state3
    return wd_pipelines_is_static(g, VK_DYNAMIC_STATE_POLYGON_MODE_EXT) &&
           wd_pipelines_is_static(g, VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE);
#else
    return wd_pipelines_is_static(g, VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE);
#endif
}

static void check_polygons(const wd_pipelines_graphics *g) {
    const VkPipelineRasterizationStateCreateInfo *state = g->states.rasterization;
    const wd_core_frame f = WD_CORE_POINTER(g->f, "pRasterizationState");
    wd_core_message m;
    if (state && state->polygonMode == VK_POLYGON_MODE_POINT && !state->rasterizerDiscardEnable &&
        has_static_polygons(g) && wd_core_lacks_portability(g->c, WD_CORE_PORTABILITY_POINT_POLYGONS) &&
        wd_core_begin_rule(&m, g->c, &f, "VkPipelineRasterizationStateCreateInfo", WD_CORE_RULE(04458))) {
        wd_core_word(&m, "polygonMode", "VK_POLYGON_MODE_POINT");
        wd_core_end_portability(&m, WD_CORE_PORTABILITY_POINT_POLYGONS);
    }
}

static void check_stencil(const wd_pipelines_graphics *g) {
    const VkPipelineDepthStencilStateCreateInfo *stencil = g->states.depth_stencil;
    const VkPipelineRasterizationStateCreateInfo *rasterization = g->states.rasterization;
    const wd_core_frame f = WD_CORE_POINTER(g->f, "pDepthStencilState");
    wd_core_message m;
    if (!stencil || !rasterization || !stencil->stencilTestEnable ||
        rasterization->cullMode != VK_CULL_MODE_NONE || stencil->front.reference == stencil->back.reference ||
        !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_STENCIL_TEST_ENABLE) ||
        !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_CULL_MODE) ||
        !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_STENCIL_REFERENCE) ||
        !wd_core_lacks_portability(g->c, WD_CORE_PORTABILITY_STENCIL_REFERENCES) ||
        !wd_core_begin_rule(&m, g->c, &f, "VkPipelineDepthStencilStateCreateInfo", WD_CORE_RULE(04453))) {
        return;
    }
    wd_core_unsigned(&m, "front.reference", stencil->front.reference);
    wd_core_unsigned(&m, "back.reference", stencil->back.reference);
    wd_core_word(&m, "the cullMode of the pipeline", "VK_CULL_MODE_NONE");
    wd_core_end_portability(&m, WD_CORE_PORTABILITY_STENCIL_REFERENCES);
}

void wd_pipelines_check_portability(const wd_pipelines_graphics *g) {
    const wd_core_data *data = g->c->call->device ? g->c->call->data : NULL;
    if (data && (data->lacked_portability || data->stride_alignment)) {
        check_factors(g);
        check_input(g);
        check_topology(g);
        check_polygons(g);
        check_stencil(g);
    }
}
