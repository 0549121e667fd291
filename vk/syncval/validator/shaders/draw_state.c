#include "vk/syncval/validator/shaders/draw_state.h"

#include "vk/registry/formats.h"

uint32_t wd_syncval_dynamic_bit(VkDynamicState state) {
    switch (state) {
    case VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE:
        return WD_SYNCVAL_DYNAMIC_DISCARD;
    case VK_DYNAMIC_STATE_DEPTH_TEST_ENABLE:
        return WD_SYNCVAL_DYNAMIC_DEPTH_TEST;
    case VK_DYNAMIC_STATE_DEPTH_WRITE_ENABLE:
        return WD_SYNCVAL_DYNAMIC_DEPTH_WRITE;
    case VK_DYNAMIC_STATE_COLOR_BLEND_EQUATION_EXT:
    case VK_DYNAMIC_STATE_COLOR_BLEND_ADVANCED_EXT:
        return WD_SYNCVAL_DYNAMIC_BLEND_EQUATION;
    case VK_DYNAMIC_STATE_DEPTH_BOUNDS_TEST_ENABLE:
        return WD_SYNCVAL_DYNAMIC_DEPTH_BOUNDS;
    case VK_DYNAMIC_STATE_STENCIL_TEST_ENABLE:
        return WD_SYNCVAL_DYNAMIC_STENCIL_TEST;
    case VK_DYNAMIC_STATE_STENCIL_WRITE_MASK:
        return WD_SYNCVAL_DYNAMIC_STENCIL_MASK;
    case VK_DYNAMIC_STATE_STENCIL_OP:
        return WD_SYNCVAL_DYNAMIC_STENCIL_OP;
    case VK_DYNAMIC_STATE_CULL_MODE:
        return WD_SYNCVAL_DYNAMIC_CULL_MODE;
    case VK_DYNAMIC_STATE_COLOR_WRITE_ENABLE_EXT:
        return WD_SYNCVAL_DYNAMIC_COLOR_ENABLE;
    case VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT:
        return WD_SYNCVAL_DYNAMIC_COLOR_MASK;
    case VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT:
        return WD_SYNCVAL_DYNAMIC_BLEND;
    case VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY:
        return WD_SYNCVAL_DYNAMIC_TOPOLOGY;
    case VK_DYNAMIC_STATE_LOGIC_OP_ENABLE_EXT:
        return WD_SYNCVAL_DYNAMIC_LOGIC_OP_ENABLE;
    case VK_DYNAMIC_STATE_LOGIC_OP_EXT:
        return WD_SYNCVAL_DYNAMIC_LOGIC_OP;
    case VK_DYNAMIC_STATE_DEPTH_COMPARE_OP:
        return WD_SYNCVAL_DYNAMIC_DEPTH_COMPARE;
    case VK_DYNAMIC_STATE_STENCIL_COMPARE_MASK:
        return WD_SYNCVAL_DYNAMIC_STENCIL_COMPARE_MASK;
    case VK_DYNAMIC_STATE_STENCIL_REFERENCE:
        return WD_SYNCVAL_DYNAMIC_STENCIL_REFERENCE;
    case VK_DYNAMIC_STATE_SAMPLE_MASK_EXT:
        return WD_SYNCVAL_DYNAMIC_SAMPLE_MASK;
    case VK_DYNAMIC_STATE_SCISSOR:
        return WD_SYNCVAL_DYNAMIC_SCISSOR;
    case VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT:
        return WD_SYNCVAL_DYNAMIC_SCISSOR | WD_SYNCVAL_DYNAMIC_SCISSOR_COUNT;
    case VK_DYNAMIC_STATE_VERTEX_INPUT_EXT:
        return WD_SYNCVAL_DYNAMIC_VERTEX_INPUT;
    case VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE:
        return WD_SYNCVAL_DYNAMIC_VERTEX_STRIDE;
    default:
        return 0;
    }
}

void wd_syncval_set_scissors(wd_syncval_output_state *state, uint32_t first, uint32_t count,
                             const VkRect2D *scissors) {
    for (uint32_t i = 0; scissors && i < count && (uint64_t)first + i < 32; i++) {
        const uint32_t bit = 1u << (first + i);
        const bool is_empty = !scissors[i].extent.width || !scissors[i].extent.height;
        state->empty_scissors = is_empty ? state->empty_scissors | bit : state->empty_scissors & ~bit;
    }
}

void wd_syncval_set_sample_mask(wd_syncval_output_state *state, VkSampleCountFlagBits samples,
                                const VkSampleMask *mask) {
    uint32_t bits = mask && samples ? 0 : 1;
    for (uint32_t i = 0; mask && i < (uint32_t)samples; i += 32) {
        const uint32_t count = (uint32_t)samples - i;
        bits |= mask[i / 32] & (count < 32 ? (1u << count) - 1 : UINT32_MAX);
    }
    state->has_no_samples = !bits;
}

#define CHOOSE(bit, member) ((dynamic & (bit) ? set : fixed)->member)

static wd_syncval_primitives primitives_of(VkPrimitiveTopology topology) {
    switch (topology) {
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST:
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP:
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_FAN:
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST_WITH_ADJACENCY:
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP_WITH_ADJACENCY:
        return WD_SYNCVAL_PRIMITIVES_TRIANGLES;
    case VK_PRIMITIVE_TOPOLOGY_PATCH_LIST:
        return WD_SYNCVAL_PRIMITIVES_UNKNOWN;
    default:
        return WD_SYNCVAL_PRIMITIVES_LINES_OR_POINTS;
    }
}

// rasterized_faces returns the faces that are not culled, as VkCullModeFlags. Lines and points are
// front-facing and are never culled (Vulkan, "Basic Polygon Rasterization").
static VkCullModeFlags rasterized_faces(wd_syncval_primitives primitives, VkCullModeFlags culled) {
    switch (primitives) {
    case WD_SYNCVAL_PRIMITIVES_TRIANGLES:
        return VK_CULL_MODE_FRONT_AND_BACK & ~culled;
    case WD_SYNCVAL_PRIMITIVES_LINES_OR_POINTS:
        return VK_CULL_MODE_FRONT_BIT;
    default:
        return VK_CULL_MODE_FRONT_AND_BACK;
    }
}

// reads_destination returns whether a logic operation depends on the attachment (Vulkan, "Logical
// Operations").
static bool reads_destination(VkLogicOp op) {
    return op != VK_LOGIC_OP_CLEAR && op != VK_LOGIC_OP_SET && op != VK_LOGIC_OP_COPY &&
           op != VK_LOGIC_OP_COPY_INVERTED;
}

// has_coverage returns whether fragments may pass the scissor and sample mask tests.
static bool has_coverage(const wd_syncval_output_state *fixed, const wd_syncval_output_state *set,
                         uint32_t dynamic) {
    const uint32_t count = CHOOSE(WD_SYNCVAL_DYNAMIC_SCISSOR_COUNT, num_scissors);
    const uint32_t used = count < 32 ? (1u << count) - 1 : UINT32_MAX;
    const bool is_empty = used && !(used & ~CHOOSE(WD_SYNCVAL_DYNAMIC_SCISSOR, empty_scissors));
    return !is_empty && !CHOOSE(WD_SYNCVAL_DYNAMIC_SAMPLE_MASK, has_no_samples);
}

static wd_syncval_fragment_tests choose_tests(const wd_syncval_output_state *fixed,
                                              const wd_syncval_output_state *set, uint32_t dynamic,
                                              const wd_syncval_draw_shaders *shaders) {
    wd_syncval_fragment_tests tests = {
        .depth = CHOOSE(WD_SYNCVAL_DYNAMIC_DEPTH_TEST, depth_test),
        .depth_write = CHOOSE(WD_SYNCVAL_DYNAMIC_DEPTH_WRITE, depth_write),
        .depth_compare = CHOOSE(WD_SYNCVAL_DYNAMIC_DEPTH_COMPARE, depth_compare),
        .stencil = CHOOSE(WD_SYNCVAL_DYNAMIC_STENCIL_TEST, stencil_test),
    };
    for (int i = 0; i < 2; i++) {
        tests.faces[i] = (wd_syncval_stencil_face){
            .ops = CHOOSE(WD_SYNCVAL_DYNAMIC_STENCIL_OP, faces[i].ops),
            .write_mask = CHOOSE(WD_SYNCVAL_DYNAMIC_STENCIL_MASK, faces[i].write_mask),
            .compare_mask = CHOOSE(WD_SYNCVAL_DYNAMIC_STENCIL_COMPARE_MASK, faces[i].compare_mask),
            .reference = CHOOSE(WD_SYNCVAL_DYNAMIC_STENCIL_REFERENCE, faces[i].reference),
            .is_reference_unknown = shaders->sets_reference,
        };
    }
    return tests;
}

wd_syncval_outputs wd_syncval_combine_outputs(const wd_syncval_output_state *fixed,
                                              const wd_syncval_output_state *set, uint32_t dynamic,
                                              const wd_syncval_draw_shaders *shaders,
                                              VkImageAspectFlags attached) {
    wd_syncval_outputs outputs = {0};
    wd_syncval_primitives primitives = (wd_syncval_primitives)shaders->primitives;
    if (primitives == WD_SYNCVAL_PRIMITIVES_ASSEMBLED) {
        primitives = primitives_of(CHOOSE(WD_SYNCVAL_DYNAMIC_TOPOLOGY, topology));
    }
    wd_syncval_fragment_tests tests = choose_tests(fixed, set, dynamic, shaders);
    tests.rasterized = rasterized_faces(primitives, CHOOSE(WD_SYNCVAL_DYNAMIC_CULL_MODE, cull_mode));
    if (!tests.rasterized || CHOOSE(WD_SYNCVAL_DYNAMIC_DISCARD, discard) ||
        !has_coverage(fixed, set, dynamic)) {
        return outputs;
    }
    outputs.depth_reads =
        tests.depth || CHOOSE(WD_SYNCVAL_DYNAMIC_DEPTH_BOUNDS, depth_bounds) ? shaders->tests : 0;
    outputs.stencil_reads = tests.stencil ? shaders->tests : 0;
    outputs.compares_depth = tests.depth && tests.depth_compare != VK_COMPARE_OP_ALWAYS &&
                             tests.depth_compare != VK_COMPARE_OP_NEVER;
    tests.depth &= (attached & VK_IMAGE_ASPECT_DEPTH_BIT) != 0;
    tests.stencil &= (attached & VK_IMAGE_ASPECT_STENCIL_BIT) != 0;
    const wd_syncval_test_results results = wd_syncval_run_tests(&tests);
    outputs.depth_writes = results.writes_depth ? shaders->tests : 0;
    outputs.stencil_writes = results.writes_stencil ? shaders->tests : 0;
    outputs.uses_stencil = results.uses_stencil;
    outputs.has_fragments = results.can_pass || shaders->tests != WD_SYNCVAL_TESTS_EARLY;
    if (!results.can_pass) {
        return outputs;
    }
    outputs.color_writes = CHOOSE(WD_SYNCVAL_DYNAMIC_COLOR_ENABLE, color_enables) &
                           CHOOSE(WD_SYNCVAL_DYNAMIC_COLOR_MASK, color_masks) & shaders->outputs;
    // An enabled logic operation replaces blending (Vulkan, "Logical Operations").
    if (!CHOOSE(WD_SYNCVAL_DYNAMIC_LOGIC_OP_ENABLE, logic_op_enable)) {
        outputs.blend_reads = outputs.color_writes & CHOOSE(WD_SYNCVAL_DYNAMIC_BLEND, blends);
        outputs.always_blend_reads = outputs.blend_reads & fixed->always_blends;
    } else if (CHOOSE(WD_SYNCVAL_DYNAMIC_LOGIC_OP, logic_op) == VK_LOGIC_OP_NO_OP) {
        outputs.plain_writes = outputs.color_writes;
        outputs.color_writes = 0;
    } else if (reads_destination(CHOOSE(WD_SYNCVAL_DYNAMIC_LOGIC_OP, logic_op))) {
        outputs.logic_reads = outputs.color_writes;
    }
    return outputs;
}

bool wd_syncval_outputs_join(wd_syncval_outputs *outputs, const wd_syncval_outputs *more) {
    const wd_syncval_outputs before = *outputs;
    outputs->has_fragments |= more->has_fragments;
    outputs->color_writes |= more->color_writes;
    outputs->blend_reads |= more->blend_reads;
    outputs->always_blend_reads |= more->always_blend_reads;
    outputs->compares_depth |= more->compares_depth;
    outputs->uses_stencil |= more->uses_stencil;
    outputs->logic_reads |= more->logic_reads;
    outputs->plain_writes |= more->plain_writes;
    outputs->depth_reads |= more->depth_reads;
    outputs->depth_writes |= more->depth_writes;
    outputs->stencil_reads |= more->stencil_reads;
    outputs->stencil_writes |= more->stencil_writes;
    return !wd_syncval_outputs_equal(&before, outputs);
}

// --- Vertex input

void wd_syncval_vertex_input_finish(wd_syncval_vertex_input *input, const wd_allocator *allocator) {
    WD_VECTOR_FINISH(allocator, &input->bindings);
    WD_VECTOR_FINISH(allocator, &input->attributes);
    *input = (wd_syncval_vertex_input){0};
}

void wd_syncval_vertex_input_clear(wd_syncval_vertex_input *input) {
    input->bindings.count = input->attributes.count = 0;
    input->is_joined = input->unknown = false;
}

void wd_syncval_vertex_input_add(wd_syncval_vertex_input *input, const wd_allocator *allocator,
                                 const VkVertexInputBindingDescription2EXT *binding) {
    wd_syncval_vertex_binding *added = WD_VECTOR_PUSH(allocator, &input->bindings);
    if (!added) {
        input->unknown = true;
        return;
    }
    *added = (wd_syncval_vertex_binding){
        .binding = binding->binding,
        .stride = binding->stride,
        .divisor = binding->divisor,
        .per_instance = binding->inputRate == VK_VERTEX_INPUT_RATE_INSTANCE,
    };
}

void wd_syncval_vertex_input_add_attribute(wd_syncval_vertex_input *input, const wd_allocator *allocator,
                                           const VkVertexInputAttributeDescription *attribute) {
    const wd_format *format = wd_format_find(attribute->format);
    wd_syncval_vertex_attribute *added = !format || attribute->offset > UINT32_MAX - format->block_size
                                             ? NULL
                                             : WD_VECTOR_PUSH(allocator, &input->attributes);
    if (!added) {
        input->unknown = true;
        return;
    }
    *added = (wd_syncval_vertex_attribute){attribute->binding, attribute->location, attribute->offset,
                                           attribute->offset + format->block_size};
}

void wd_syncval_vertex_input_copy(wd_syncval_vertex_input *input, const wd_allocator *allocator,
                                  const wd_syncval_vertex_input *from) {
    wd_syncval_vertex_input copy = {
        .inputs = from->inputs, .is_joined = from->is_joined, .unknown = from->unknown};
    if (!WD_VECTOR_RESERVE(allocator, &copy.bindings, from->bindings.count + 1) ||
        !WD_VECTOR_RESERVE(allocator, &copy.attributes, from->attributes.count + 1)) {
        wd_syncval_vertex_input_finish(&copy, allocator);
        input->unknown = true;
        return;
    }
    for (size_t i = 0; i < from->bindings.count; i++) {
        copy.bindings.items[copy.bindings.count++] = from->bindings.items[i];
    }
    for (size_t i = 0; i < from->attributes.count; i++) {
        copy.attributes.items[copy.attributes.count++] = from->attributes.items[i];
    }
    wd_syncval_vertex_input_finish(input, allocator);
    *input = copy;
}

static bool has_location(uint64_t inputs, uint32_t location) {
    return location >= 64 || inputs >> location & 1;
}

void wd_syncval_vertex_input_join(wd_syncval_vertex_input *input, uint64_t inputs) {
    if (input->is_joined && input->inputs == inputs) {
        return;
    }
    input->inputs = inputs;
    input->is_joined = true;
    for (size_t i = 0; i < input->bindings.count; i++) {
        wd_syncval_vertex_binding *binding = &input->bindings.items[i];
        binding->begin = UINT32_MAX;
        binding->end = 0;
        for (size_t k = 0; k < input->attributes.count; k++) {
            const wd_syncval_vertex_attribute *attribute = &input->attributes.items[k];
            if (attribute->binding != binding->binding || !has_location(inputs, attribute->location)) {
                continue;
            }
            binding->begin = attribute->begin < binding->begin ? attribute->begin : binding->begin;
            binding->end = attribute->end > binding->end ? attribute->end : binding->end;
        }
    }
}

void wd_syncval_dynamic_reset(wd_syncval_dynamic *dynamic) {
    dynamic->unknown = 0;
    dynamic->outputs = (wd_syncval_output_state){0};
    wd_syncval_vertex_input_clear(&dynamic->vertices);
}
