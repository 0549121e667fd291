// vkCmdSetVertexInputEXT.
#include "vk/core/draw/draw_internal.h"

static bool has_binding(const wd_CmdSetVertexInputEXT_args *s, uint32_t binding) {
    for (uint32_t i = 0; i < s->vertexBindingDescriptionCount; i++) {
        if (s->pVertexBindingDescriptions[i].binding == binding) {
            return true;
        }
    }
    return false;
}

static void report_unsigned(wd_core_check *c, uint32_t rule, const char *label, uint32_t i, uint32_t value,
                            const char *problem) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        m.indices[0] = i;
        wd_core_unsigned(&m, label, value);
        wd_core_summaryf(&m, "%s", problem);
        wd_core_end(&m);
    }
}

static void check_attributes(wd_core_check *c, const wd_CmdSetVertexInputEXT_args *s) {
    for (uint32_t i = 0; i < s->vertexAttributeDescriptionCount; i++) {
        const VkVertexInputAttributeDescription2EXT *attribute = &s->pVertexAttributeDescriptions[i];
        if (!has_binding(s, attribute->binding)) {
            report_unsigned(c, WD_CORE_RULE(04793), "pVertexAttributeDescriptions[].binding", i,
                            attribute->binding,
                            ", and no element of pVertexBindingDescriptions has the binding");
        }
        for (uint32_t k = 0; k < i; k++) {
            if (s->pVertexAttributeDescriptions[k].location == attribute->location) {
                report_unsigned(c, WD_CORE_RULE(04795), "pVertexAttributeDescriptions[].location", i,
                                attribute->location, ", as in an element before");
                break;
            }
        }
    }
}

static void check_distinct_bindings(wd_core_check *c, const wd_CmdSetVertexInputEXT_args *s) {
    for (uint32_t i = 0; i < s->vertexBindingDescriptionCount; i++) {
        for (uint32_t k = 0; k < i; k++) {
            if (s->pVertexBindingDescriptions[k].binding == s->pVertexBindingDescriptions[i].binding) {
                report_unsigned(c, WD_CORE_RULE(04794), "pVertexBindingDescriptions[].binding", i,
                                s->pVertexBindingDescriptions[i].binding, ", as in an element before");
                break;
            }
        }
    }
}

static void check_divisor(wd_core_check *c, uint32_t i, const VkVertexInputBindingDescription2EXT *binding) {
    const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pVertexBindingDescriptions", i);
    const VkPhysicalDeviceVertexAttributeDivisorPropertiesEXT *properties =
        c->physical
            ? wd_physical_property_struct(
                  c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_PROPERTIES_EXT)
            : NULL;
    wd_core_message m;
    if (properties && binding->divisor > properties->maxVertexAttribDivisor &&
        wd_core_begin_rule(&m, c, &frame, "VkVertexInputBindingDescription2EXT", WD_CORE_RULE(06226))) {
        wd_core_unsigned(&m, "divisor", binding->divisor);
        wd_core_unsigned(&m, "maxVertexAttribDivisor", properties->maxVertexAttribDivisor);
        wd_core_end(&m);
    }
}

static void check_input_feature(wd_core_check *c) {
    wd_core_message m;
    bool is_enabled = !c->enabled || c->enabled->features.vertexInputDynamicState;
#ifdef VK_EXT_shader_object
    is_enabled |= c->enabled && c->enabled->features.shaderObject;
#endif
    if (!is_enabled && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(08546))) {
        wd_core_summaryf(&m, "neither feature is enabled");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(draw, CmdSetVertexInputEXT) {
    check_input_feature(c);
    check_attributes(c, s);
    check_distinct_bindings(c, s);
    for (uint32_t i = 0; i < s->vertexBindingDescriptionCount; i++) {
        check_divisor(c, i, &s->pVertexBindingDescriptions[i]);
    }
}
