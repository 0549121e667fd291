// The vertex input of graphics pipelines and of vkCmdSetVertexInputEXT.
#include "vk/core/pipelines/pipelines_internal.h"

static const VkVertexInputBindingDescription *find_binding(const VkPipelineVertexInputStateCreateInfo *input,
                                                           uint32_t binding) {
    for (uint32_t i = 0; i < input->vertexBindingDescriptionCount; i++) {
        if (input->pVertexBindingDescriptions[i].binding == binding) {
            return &input->pVertexBindingDescriptions[i];
        }
    }
    return NULL;
}

static void check_bindings(const wd_pipelines_graphics *g, const wd_core_frame *f) {
    const VkPipelineVertexInputStateCreateInfo *input = g->states.vertex_input;
    static const char owner[] = "VkPipelineVertexInputStateCreateInfo";
    wd_core_message m;
    for (uint32_t i = 0; i < input->vertexBindingDescriptionCount; i++) {
        const uint32_t binding = input->pVertexBindingDescriptions[i].binding;
        const uint32_t first = (uint32_t)(find_binding(input, binding) - input->pVertexBindingDescriptions);
        if (first < i && wd_core_begin_rule(&m, g->c, f, owner, WD_CORE_RULE(00616))) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "pVertexBindingDescriptions[].binding", binding);
            wd_core_summaryf(&m, ", and so is that of element %u", first);
            wd_core_end(&m);
        }
    }
}

static void check_attributes(const wd_pipelines_graphics *g, const wd_core_frame *f) {
    const VkPipelineVertexInputStateCreateInfo *input = g->states.vertex_input;
    static const char owner[] = "VkPipelineVertexInputStateCreateInfo";
    const VkVertexInputAttributeDescription *attributes = input->pVertexAttributeDescriptions;
    wd_core_message m;
    for (uint32_t i = 0; i < input->vertexAttributeDescriptionCount; i++) {
        if (!find_binding(input, attributes[i].binding) &&
            wd_core_begin_rule(&m, g->c, f, owner, WD_CORE_RULE(00615))) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "pVertexAttributeDescriptions[].binding", attributes[i].binding);
            wd_core_summaryf(&m, ", none of the %u elements of pVertexBindingDescriptions has this binding",
                             input->vertexBindingDescriptionCount);
            wd_core_end(&m);
        }
        for (uint32_t k = 0; k < i; k++) {
            if (attributes[k].location == attributes[i].location &&
                wd_core_begin_rule(&m, g->c, f, owner, WD_CORE_RULE(00617))) {
                m.indices[0] = i;
                wd_core_unsigned(&m, "pVertexAttributeDescriptions[].location", attributes[i].location);
                wd_core_summaryf(&m, ", and so is that of element %u", k);
                wd_core_end(&m);
            }
        }
    }
}

static uint64_t most_divisor(const wd_pipelines_graphics *g) {
    const VkPhysicalDeviceVertexAttributeDivisorPropertiesEXT *properties =
        g->c->physical
            ? wd_physical_property_struct(
                  g->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_PROPERTIES_EXT)
            : NULL;
    return properties ? properties->maxVertexAttribDivisor : WD_CORE_UNKNOWN;
}

static void check_divisors(const wd_pipelines_graphics *g, const wd_core_frame *f) {
    static const char owner[] = "VkVertexInputBindingDivisorDescription",
                      old[] = "VkVertexInputBindingDivisorDescriptionEXT";
    const VkPipelineVertexInputDivisorStateCreateInfoEXT *divisors = wd_core_chained(
        g->states.vertex_input->pNext, VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT);
    const wd_core_frame chained = WD_CORE_MEMBER(f, "<VkPipelineVertexInputDivisorStateCreateInfo>");
    wd_core_message m;
    for (uint32_t i = 0; divisors && i < divisors->vertexBindingDivisorCount; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(&chained, "pVertexBindingDivisors", i);
        const VkVertexInputBindingDivisorDescriptionEXT *divisor = &divisors->pVertexBindingDivisors[i];
        const VkVertexInputBindingDescription *binding =
            find_binding(g->states.vertex_input, divisor->binding);
        if (divisor->divisor > most_divisor(g) &&
            (wd_core_begin_rule(&m, g->c, &frame, owner, WD_CORE_RULE(01870)) ||
             wd_core_begin_rule(&m, g->c, &frame, old, WD_CORE_RULE(01870)))) {
            wd_core_unsigned(&m, "divisor", divisor->divisor);
            wd_core_summaryf(&m, ", maxVertexAttribDivisor is %llu", (unsigned long long)most_divisor(g));
            wd_core_end(&m);
        }
        if (binding && binding->inputRate != VK_VERTEX_INPUT_RATE_INSTANCE &&
            (wd_core_begin_rule(&m, g->c, &frame, owner, WD_CORE_RULE(01871)) ||
             wd_core_begin_rule(&m, g->c, &frame, old, WD_CORE_RULE(01871)))) {
            wd_core_unsigned(&m, "binding", divisor->binding);
            wd_core_summaryf(&m, ", the inputRate of the binding is VK_VERTEX_INPUT_RATE_VERTEX");
            wd_core_end(&m);
        }
    }
}

void wd_pipelines_check_vertex_input(const wd_pipelines_graphics *g) {
    const VkPipelineVertexInputStateCreateInfo *input = g->states.vertex_input;
    const wd_core_frame f = WD_CORE_POINTER(g->f, "pVertexInputState");
    if (!input || (input->vertexBindingDescriptionCount && !input->pVertexBindingDescriptions) ||
        (input->vertexAttributeDescriptionCount && !input->pVertexAttributeDescriptions)) {
        return;
    }
    check_bindings(g, &f);
    check_attributes(g, &f);
    check_divisors(g, &f);
}

WD_CORE_CHECK(pipelines, CmdSetVertexInputEXT) {
    wd_core_message m;
    for (uint32_t i = 0; s->pVertexBindingDescriptions && i < s->vertexBindingDescriptionCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pVertexBindingDescriptions", i);
        const VkVertexInputBindingDescription2EXT *binding = &s->pVertexBindingDescriptions[i];
        if (binding->divisor != 1 && binding->inputRate != VK_VERTEX_INPUT_RATE_INSTANCE &&
            wd_core_begin_rule(&m, c, &f, "VkVertexInputBindingDescription2EXT", WD_CORE_RULE(06227))) {
            wd_core_unsigned(&m, "divisor", binding->divisor);
            wd_core_word(&m, "inputRate", "VK_VERTEX_INPUT_RATE_VERTEX");
            m.fix = "Set divisor to 1 for bindings with VK_VERTEX_INPUT_RATE_VERTEX.";
            wd_core_end(&m);
        }
    }
}
