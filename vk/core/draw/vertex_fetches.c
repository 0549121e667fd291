// Draws whose numbers are in the command: attributes and indices past the end of the bound buffers, and first instances
// with divisors. GPU-assisted validation reads those of indirect draws, and the values of indices.
//
// Where nothing has changed since the draw before, a draw is compared with the numbers of elements that were found
// then.
#include <inttypes.h>

#include "vk/core/draw/draw_internal.h"
#include "vk/registry/formats.h"

// numbers are those of one draw of a command.
typedef struct numbers {
    bool is_indexed;
    bool is_counted;       // False: the number of vertices is in a buffer.
    uint32_t first, count; // Vertices, or indices.
    uint32_t first_instance, num_instances;
} numbers;

// elements is what draws are compared with, in the words of wd_core_verified.
typedef struct elements {
    uint64_t pipeline;                // 0: nothing was found.
    uint32_t dynamic_state, vertices; // Epochs.
    uint64_t num_vertices,
        num_instances; // The fewest that bindings of either rate have; UINT64_MAX: not known.
    bool has_divisors; // Other than 1.
} elements;

static_assert(sizeof(elements) <= sizeof(uint64_t[WD_CORE_VERIFIED_WORDS]), "");

// fetch is an attribute that the vertex shader reads from a bound buffer.
typedef struct fetch {
    const VkVertexInputAttributeDescription *attribute;
    const wd_state_vertex_binding_layout *layout;
    const wd_state_vertex_binding *bound;
    uint64_t range; // Bytes of the buffer.
    uint32_t stride;
    uint64_t num_elements; // That the range has; UINT64_MAX: any.
} fetch;

// --- The attributes

static const wd_state_vertex_binding_layout *find_layout(const wd_state_vertex_input *input,
                                                         uint32_t binding) {
    for (uint32_t i = 0; i < input->num_bindings; i++) {
        if (input->bindings[i].binding == binding) {
            return &input->bindings[i];
        }
    }
    return NULL;
}

// find_stride returns whether the stride of a binding is known.
static bool find_stride(const wd_core_drawn *d, fetch *f) {
    f->stride = f->layout->stride;
    if (wd_core_is_dynamic(d, WD_STATE_DYNAMIC_VERTEX_INPUT)) {
        // Both vkCmdSetVertexInputEXT and vkCmdBindVertexBuffers2 set it: the order is not tracked.
        return f->bound->stride == 0 || f->bound->stride == f->layout->stride;
    }
    if (wd_core_is_dynamic(d, WD_STATE_DYNAMIC_VERTEX_INPUT_BINDING_STRIDE)) {
        f->stride = (uint32_t)f->bound->stride;
        return f->bound->stride != 0;
    }
    return true;
}

static bool find_range(const wd_core_drawn *d, fetch *f) {
    const uint32_t binding = f->attribute->binding;
    const wd_state_buffer *buffer;
    f->bound = binding < d->command_buffer->num_vertex_bindings ? &d->command_buffer->vertex_bindings[binding]
                                                                : NULL;
    buffer = f->bound && !f->bound->address ? f->bound->buffer : NULL;
    if (!buffer || f->bound->offset > buffer->size) {
        return false;
    }
    const VkDeviceSize rest = buffer->size - f->bound->offset;
    f->range = f->bound->size < rest ? f->bound->size : rest;
    return true;
}

// find_fetch returns whether the elements that an attribute has are known.
static bool find_fetch(const wd_core_drawn *d, const wd_state_vertex_input *input,
                       const VkVertexInputAttributeDescription *attribute, fetch *f) {
    const wd_format *format = wd_format_find(attribute->format);
    *f = (fetch){.attribute = attribute, .layout = find_layout(input, attribute->binding)};
    if (!format || !f->layout || !find_range(d, f) || !find_stride(d, f)) {
        return false;
    }
    const uint64_t end = (uint64_t)attribute->offset + format->block_size;
    f->num_elements = f->range < end ? 0 : f->stride == 0 ? UINT64_MAX : (f->range - end) / f->stride + 1;
    return true;
}

typedef void visit_fetch(const wd_core_drawn *d, const fetch *f, void *user);

static void visit_fetches(const wd_core_drawn *d, visit_fetch *visit, void *user) {
    const wd_state_vertex_input *input = wd_core_vertex_input(d);
    const wd_spirv_vertex_inputs *inputs =
        input && input->num_attributes ? wd_core_read_inputs(d->c, d->action->pipeline) : NULL;
    const uint64_t locations = inputs ? inputs->locations : 0;
    for (uint32_t i = 0; locations && i < input->num_attributes; i++) {
        const VkVertexInputAttributeDescription *attribute = &input->attributes[i];
        fetch f;
        if (attribute->location < WD_SPIRV_VERTEX_LOCATIONS && locations >> attribute->location & 1 &&
            find_fetch(d, input, attribute, &f)) {
            visit(d, &f, user);
        }
    }
}

// --- Vertices and instances

static bool is_of_vertices(const fetch *f) {
    return f->layout->rate == VK_VERTEX_INPUT_RATE_VERTEX;
}

static uint64_t last_element(const numbers *n, const fetch *f) {
    return is_of_vertices(f)
               ? (uint64_t)n->first + n->count - 1
               : n->first_instance +
                     (f->layout->divisor ? (uint64_t)(n->num_instances - 1) / f->layout->divisor : 0);
}

static void check_fetch(const wd_core_drawn *d, const fetch *f, void *user) {
    const numbers *n = user;
    const char *kind = is_of_vertices(f)         ? "vertex"
                       : f->layout->divisor == 1 ? "instance"
                                                 : "element of an instance";
    char text[160];
    wd_core_message m;
    if ((is_of_vertices(f) && (n->is_indexed || !n->is_counted)) || last_element(n, f) < f->num_elements ||
        !wd_core_begin_drawn(&m, d, WD_CORE_RULE(02721), 0)) {
        return;
    }
    wd_core_summaryf(&m,
                     ", the last %s of the draw is %" PRIu64 ", and the vertex shader reads the attribute at "
                     "location %u (%s at offset %u) of binding %u, which has %" PRIu64 " %s: %" PRIu64
                     " bytes from offset %" PRIu64 " of ",
                     kind, last_element(n, f), f->attribute->location,
                     wd_VkFormat_string(f->attribute->format), f->attribute->offset, f->attribute->binding,
                     f->num_elements, is_of_vertices(f) ? "vertices" : "instances", f->range,
                     (uint64_t)f->bound->offset);
    wd_core_summaryf(&m, "%s with a stride of %u",
                     wd_core_name(d->c, VK_OBJECT_TYPE_BUFFER, f->bound->handle, text, sizeof text),
                     f->stride);
    m.fix = "Draw fewer elements, or bind a larger buffer.";
    wd_core_end(&m);
}

static void keep_fewest(const wd_core_drawn *d, const fetch *f, void *user) {
    elements *found = user;
    uint64_t *kept = is_of_vertices(f) ? &found->num_vertices : &found->num_instances;
    (void)d;
    if (is_of_vertices(f) || f->layout->divisor == 1) {
        *kept = f->num_elements < *kept ? f->num_elements : *kept;
    } else {
        found->has_divisors = true;
    }
}

static void find_elements(const wd_core_drawn *d, elements *found) {
    *found = (elements){.pipeline = d->pipeline->object.id,
                        .dynamic_state = d->command_buffer->epochs.dynamic_state,
                        .vertices = d->command_buffer->epochs.vertices,
                        .num_vertices = UINT64_MAX,
                        .num_instances = UINT64_MAX};
    visit_fetches(d, keep_fewest, found);
}

static bool is_found(const elements *found, const wd_core_action *a) {
    return found->pipeline == a->pipeline->object.id &&
           found->dynamic_state == a->command_buffer->epochs.dynamic_state &&
           found->vertices == a->command_buffer->epochs.vertices;
}

static bool exceeds(const elements *found, const numbers *n) {
    return found->has_divisors || (uint64_t)n->first_instance + n->num_instances > found->num_instances ||
           (n->is_counted && !n->is_indexed && (uint64_t)n->first + n->count > found->num_vertices);
}

// are_robust returns whether all fetches of vertices may be out of bounds.
static bool are_robust(const wd_core_check *c, const wd_state_pipeline *pipeline) {
    return !c->enabled || c->enabled->features.robustBufferAccess || pipeline->has_robust_vertex_inputs ||
           wd_state_is_claimed(c->state, WD_STATE_CLAIM_FETCHES);
}

static void check_fetches(wd_core_check *c, const wd_core_action *a, const numbers *n) {
    elements nothing = {0}, *found = (elements *)wd_core_verified(a, WD_CORE_VERIFIED_FETCHES);
    wd_core_drawn d;
    found = found ? found : &nothing;
    if (are_robust(c, a->pipeline) || (n->is_counted && !n->count) || !n->num_instances ||
        !wd_core_begin_draw(&d, c, a)) {
        return;
    }
    if (!is_found(found, a)) {
        find_elements(&d, found);
    }
    if (exceeds(found, n)) {
        visit_fetches(&d, check_fetch, (void *)n);
    }
}

// --- Indices

static uint32_t index_size(VkIndexType type) {
    switch ((int)type) {
    case VK_INDEX_TYPE_UINT16:
        return 2;
    case VK_INDEX_TYPE_UINT32:
        return 4;
    case VK_INDEX_TYPE_UINT8_EXT:
        return 1;
    default:
        return 0;
    }
}

static void report_indices(wd_core_check *c, const wd_state_command_buffer *command_buffer, const numbers *n,
                           uint64_t range, uint64_t num_indices) {
    char text[160];
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(08798)) ||
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(07825))) {
        wd_core_summaryf(
            &m,
            "firstIndex + indexCount is %" PRIu64 ", and the bound range of the index buffer has %" PRIu64
            " indices: %" PRIu64 " bytes from offset %" PRIu64 " of %s",
            (uint64_t)n->first + n->count, num_indices, range, (uint64_t)command_buffer->index.offset,
            wd_core_name(c, VK_OBJECT_TYPE_BUFFER, command_buffer->index.handle, text, sizeof text));
        m.fix = "Draw fewer indices, or bind a larger buffer.";
        wd_core_end(&m);
    }
}

static void check_indices(wd_core_check *c, const wd_state_command_buffer *command_buffer, const numbers *n) {
    const wd_state_buffer *buffer = command_buffer->index.address ? NULL : command_buffer->index.buffer;
    const uint32_t size = index_size(command_buffer->index.type);
    if (!buffer || !size || command_buffer->index.offset > buffer->size || !c->enabled ||
        c->enabled->features.robustBufferAccess2 || wd_state_is_claimed(c->state, WD_STATE_CLAIM_FETCHES)) {
        return;
    }
    const uint64_t rest = buffer->size - command_buffer->index.offset,
                   range = command_buffer->index.size < rest ? command_buffer->index.size : rest;
    if (n->count && n->num_instances && (uint64_t)n->first + n->count > range / size) {
        report_indices(c, command_buffer, n, range, range / size);
    }
}

// --- First instances

// VkPhysicalDeviceVertexAttributeDivisorProperties of Vulkan 1.4, which is newer than the oldest headers.
#define DIVISOR_PROPERTIES ((VkStructureType)1000525000)
typedef struct divisor_properties {
    VkStructureType sType;
    void *pNext;
    uint32_t maxVertexAttribDivisor;
    VkBool32 supportsNonZeroFirstInstance;
} divisor_properties;

static void check_first_instance(wd_core_check *c, const wd_core_action *a, uint32_t first) {
    const divisor_properties *properties =
        c->physical ? wd_physical_property_struct(c->physical, DIVISOR_PROPERTIES) : NULL;
    wd_core_drawn d;
    if (!properties || properties->supportsNonZeroFirstInstance ||
        wd_state_is_claimed(c->state, WD_STATE_CLAIM_FIRST_INSTANCES) || !wd_core_begin_draw(&d, c, a)) {
        return;
    }
    const bool is_dynamic = wd_core_is_dynamic(&d, WD_STATE_DYNAMIC_VERTEX_INPUT);
    const wd_state_vertex_input *input = wd_core_vertex_input(&d);
    wd_core_message m;
    for (uint32_t i = 0; input && i < input->num_bindings; i++) {
        const wd_state_vertex_binding_layout *binding = &input->bindings[i];
        if (binding->divisor != 1 && binding->rate == VK_VERTEX_INPUT_RATE_INSTANCE &&
            wd_core_begin_drawn(&m, &d, is_dynamic ? WD_CORE_RULE(09462) : WD_CORE_RULE(09461), 0)) {
            wd_core_summaryf(&m,
                             ", firstInstance is %u, and binding %u has a divisor of %u, but "
                             "supportsNonZeroFirstInstance is VK_FALSE",
                             first, binding->binding, binding->divisor);
            m.fix = "Draw with a firstInstance of 0, or use a divisor of 1.";
            wd_core_end(&m);
            return;
        }
    }
}

// --- Instances of several views

static void check_views(wd_core_check *c, uint32_t first, uint32_t count) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    if (!command_buffer || !command_buffer->rendering.view_mask || !count ||
        !wd_core_is_recording_known(command_buffer)) {
        return;
    }
    const VkPhysicalDeviceMultiviewProperties *limits =
        c->physical
            ? wd_physical_property_struct(c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_PROPERTIES)
            : NULL;
    const uint64_t last = (uint64_t)first + count - 1;
    wd_core_message m;
    if (limits && limits->maxMultiviewInstanceIndex && last > limits->maxMultiviewInstanceIndex &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02688))) {
        wd_core_summaryf(
            &m,
            "the last instance is %" PRIu64
            ", maxMultiviewInstanceIndex is %u, and the view mask of the render pass instance is 0x%x",
            last, limits->maxMultiviewInstanceIndex, command_buffer->rendering.view_mask);
        wd_core_end(&m);
    }
}

// --- Commands

// check_pointer checks the parameters of the draws of a command.
static bool check_pointer(wd_core_check *c, const char *name, const void *parameters, uint32_t count,
                          uint32_t rule) {
    wd_core_message m;
    if (count && !parameters && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_pointer(&m, name, false);
        wd_core_unsigned(&m, "drawCount", count);
        wd_core_end(&m);
    }
    return parameters != NULL;
}

// begin returns whether a command is checked at all: devices with robust access and no first instance need nothing.
static bool begin(wd_core_check *c, wd_core_action *a, bool is_indexed, uint32_t first_instance) {
    if (!c->enabled || (c->enabled->features.robustBufferAccess && !is_indexed && !first_instance) ||
        !wd_core_begin_action(c, a, WD_STATE_BIND_GRAPHICS, is_indexed, false, false) || !a->pipeline) {
        return false;
    }
    if (first_instance) {
        check_first_instance(c, a, first_instance);
    }
    return true;
}

static void check_draw(wd_core_check *c, const wd_core_action *a, const numbers *n) {
    check_fetches(c, a, n);
    if (n->is_indexed) {
        check_indices(c, a->command_buffer, n);
    }
}

WD_CORE_CHECK(vertex_fetches, CmdDraw) {
    const numbers n = {false, true, s->firstVertex, s->vertexCount, s->firstInstance, s->instanceCount};
    wd_core_action a;
    check_views(c, s->firstInstance, s->instanceCount);
    if (begin(c, &a, false, s->firstInstance)) {
        check_draw(c, &a, &n);
    }
}

WD_CORE_CHECK(vertex_fetches, CmdDrawIndexed) {
    const numbers n = {true, true, s->firstIndex, s->indexCount, s->firstInstance, s->instanceCount};
    wd_core_action a;
    check_views(c, s->firstInstance, s->instanceCount);
    if (begin(c, &a, true, s->firstInstance)) {
        check_draw(c, &a, &n);
    }
}

WD_CORE_CHECK(vertex_fetches, CmdDrawMultiEXT) {
    wd_core_action a;
    const bool is_checked =
        check_pointer(c, "pVertexInfo", s->pVertexInfo, s->drawCount, WD_CORE_RULE(04935)) && s->drawCount &&
        begin(c, &a, false, s->firstInstance);
    check_views(c, s->firstInstance, s->drawCount ? s->instanceCount : 0);
    for (uint32_t i = 0; is_checked && i < s->drawCount; i++) {
        const VkMultiDrawInfoEXT *info =
            (const VkMultiDrawInfoEXT *)((const char *)s->pVertexInfo + (size_t)i * s->stride);
        const numbers n = {false,           true, info->firstVertex, info->vertexCount, s->firstInstance,
                           s->instanceCount};
        check_draw(c, &a, &n);
    }
}

WD_CORE_CHECK(vertex_fetches, CmdDrawMultiIndexedEXT) {
    wd_core_action a;
    const bool is_checked =
        check_pointer(c, "pIndexInfo", s->pIndexInfo, s->drawCount, WD_CORE_RULE(04940)) && s->drawCount &&
        begin(c, &a, true, s->firstInstance);
    check_views(c, s->firstInstance, s->drawCount ? s->instanceCount : 0);
    for (uint32_t i = 0; is_checked && i < s->drawCount; i++) {
        const VkMultiDrawIndexedInfoEXT *info =
            (const VkMultiDrawIndexedInfoEXT *)((const char *)s->pIndexInfo + (size_t)i * s->stride);
        const numbers n = {
            true, true, info->firstIndex, info->indexCount, s->firstInstance, s->instanceCount};
        check_draw(c, &a, &n);
    }
}

WD_CORE_CHECK(vertex_fetches, CmdDrawIndirectByteCountEXT) {
    const numbers n = {.first_instance = s->firstInstance, .num_instances = s->instanceCount};
    wd_core_action a;
    if (begin(c, &a, false, s->firstInstance)) {
        check_draw(c, &a, &n);
    }
}
