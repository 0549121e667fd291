// Pipeline state that decides which attachments a draw writes and which vertices it reads, fixed or dynamic.
// A pipeline has fixed values, a command buffer has the values set last. Each draw uses one or the other for
// each state, by the pipeline's list of dynamic states.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_DRAW_STATE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_DRAW_STATE_H

#include "vk/state/state.h"
#include "vk/syncval/validator/shaders/fragment_tests.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_SYNCVAL_DYNAMIC_DISCARD = 1 << 0,
    WD_SYNCVAL_DYNAMIC_DEPTH_TEST = 1 << 1,
    WD_SYNCVAL_DYNAMIC_DEPTH_WRITE = 1 << 2,
    WD_SYNCVAL_DYNAMIC_STENCIL_TEST = 1 << 3,
    WD_SYNCVAL_DYNAMIC_STENCIL_MASK = 1 << 4,
    WD_SYNCVAL_DYNAMIC_STENCIL_OP = 1 << 5,
    WD_SYNCVAL_DYNAMIC_CULL_MODE = 1 << 6,
    WD_SYNCVAL_DYNAMIC_COLOR_ENABLE = 1 << 7,
    WD_SYNCVAL_DYNAMIC_COLOR_MASK = 1 << 8,
    WD_SYNCVAL_DYNAMIC_BLEND = 1 << 9,
    WD_SYNCVAL_DYNAMIC_DEPTH_BOUNDS = 1 << 10,
    WD_SYNCVAL_DYNAMIC_TOPOLOGY = 1 << 11,
    WD_SYNCVAL_DYNAMIC_LOGIC_OP_ENABLE = 1 << 12,
    WD_SYNCVAL_DYNAMIC_LOGIC_OP = 1 << 13,
    WD_SYNCVAL_DYNAMIC_DEPTH_COMPARE = 1 << 14,
    WD_SYNCVAL_DYNAMIC_STENCIL_COMPARE_MASK = 1 << 15,
    WD_SYNCVAL_DYNAMIC_STENCIL_REFERENCE = 1 << 16,
    WD_SYNCVAL_DYNAMIC_SAMPLE_MASK = 1 << 17,
    WD_SYNCVAL_DYNAMIC_SCISSOR = 1 << 18,
    WD_SYNCVAL_DYNAMIC_SCISSOR_COUNT = 1 << 19, // VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT sets this and SCISSOR.
    // States that affect attachments.
    WD_SYNCVAL_DYNAMIC_OUTPUTS = (1 << 20) - 1,
    WD_SYNCVAL_DYNAMIC_VERTEX_INPUT = 1 << 20,
    WD_SYNCVAL_DYNAMIC_VERTEX_STRIDE = 1 << 21,
    WD_SYNCVAL_DYNAMIC_BLEND_EQUATION = 1 << 22, // It decides only whether blending uses the old value.
};

// wd_syncval_dynamic_bit returns 0 for states that have no effect on accesses.
uint32_t wd_syncval_dynamic_bit(VkDynamicState state);

// wd_syncval_output_state holds API state. Index 0 is the front face, 1 the back face. Color attachments and scissors
// have one bit each.
typedef struct wd_syncval_output_state {
    bool discard, depth_test, depth_write, depth_bounds, stencil_test, logic_op_enable;
    bool has_no_samples; // The sample mask has no bit.
    VkPrimitiveTopology topology;
    VkLogicOp logic_op;
    VkCullModeFlags cull_mode;
    VkCompareOp depth_compare;
    wd_syncval_stencil_face faces[2];
    uint32_t color_enables, color_masks, blends;
    // Attachments whose blending uses the old value, whatever the source is. Not those with dynamic blend equations.
    uint32_t always_blends;
    uint32_t empty_scissors, num_scissors;
} wd_syncval_output_state;

// wd_syncval_set_scissors stores which of the scissors from number `first` on are empty.
void wd_syncval_set_scissors(wd_syncval_output_state *state, uint32_t first, uint32_t count,
                             const VkRect2D *scissors);
// wd_syncval_set_sample_mask stores whether the mask (NULL: all bits) has none of the `samples` bits.
void wd_syncval_set_sample_mask(wd_syncval_output_state *state, VkSampleCountFlagBits samples,
                                const VkSampleMask *mask);

// wd_syncval_primitives is the kind of primitives that are rasterized.
typedef enum wd_syncval_primitives {
    WD_SYNCVAL_PRIMITIVES_UNKNOWN,
    WD_SYNCVAL_PRIMITIVES_ASSEMBLED, // Determined by the topology.
    WD_SYNCVAL_PRIMITIVES_TRIANGLES,
    WD_SYNCVAL_PRIMITIVES_LINES_OR_POINTS,
} wd_syncval_primitives;

// wd_syncval_draw_shaders holds the properties of a pipeline's shaders that affect attachments.
typedef struct wd_syncval_draw_shaders {
    uint8_t primitives;  // wd_syncval_primitives
    uint8_t tests;       // WD_SYNCVAL_TESTS_*: the stages of the depth and stencil tests.
    bool sets_reference; // The fragment shader writes the stencil reference.
    uint32_t outputs;    // Color attachments for which the fragment shader has an output, one bit each.
} wd_syncval_draw_shaders;

enum {
    WD_SYNCVAL_TESTS_EARLY = 1 << 0, // Before the fragment shader.
    WD_SYNCVAL_TESTS_LATE = 1 << 1,  // After the fragment shader.
};

// wd_syncval_outputs holds the attachment accesses of a draw. Depth and stencil members hold
// WD_SYNCVAL_TESTS_*.
typedef struct wd_syncval_outputs {
    bool has_fragments; // False: no fragment shader runs.
    uint32_t color_writes;
    uint32_t blend_reads;        // Subset of color_writes.
    uint32_t always_blend_reads; // Subset of blend_reads: the result depends on the old value.
    bool compares_depth;         // The depth test depends on the old value.
    bool uses_stencil;           // The stencil test does, or the value that it writes.
    uint32_t logic_reads; // Subset of color_writes. Reads only attachments of integer or normalized formats.
    // Not in color_writes. Writes only attachments of other formats: VK_LOGIC_OP_NO_OP.
    uint32_t plain_writes;
    uint8_t depth_reads, depth_writes, stencil_reads, stencil_writes;
} wd_syncval_outputs;

static inline bool wd_syncval_outputs_equal(const wd_syncval_outputs *a, const wd_syncval_outputs *b) {
    return a->has_fragments == b->has_fragments && a->color_writes == b->color_writes &&
           a->blend_reads == b->blend_reads && a->always_blend_reads == b->always_blend_reads &&
           a->compares_depth == b->compares_depth && a->uses_stencil == b->uses_stencil &&
           a->logic_reads == b->logic_reads && a->plain_writes == b->plain_writes &&
           a->depth_reads == b->depth_reads && a->depth_writes == b->depth_writes &&
           a->stencil_reads == b->stencil_reads && a->stencil_writes == b->stencil_writes;
}

// wd_syncval_combine_outputs uses the states whose bits are in `dynamic` from `set`, and the others from
// `fixed`. `attached` has the aspects, DEPTH and STENCIL, of the depth/stencil attachments.
wd_syncval_outputs wd_syncval_combine_outputs(const wd_syncval_output_state *fixed,
                                              const wd_syncval_output_state *set, uint32_t dynamic,
                                              const wd_syncval_draw_shaders *shaders,
                                              VkImageAspectFlags attached);

// wd_syncval_outputs_join adds `more` to `outputs`. It returns whether that changed them.
bool wd_syncval_outputs_join(wd_syncval_outputs *outputs, const wd_syncval_outputs *more);

typedef struct wd_syncval_vertex_binding {
    uint32_t binding, stride;
    uint32_t begin, end; // The bytes of an element that attributes read; none if begin > end.
    uint32_t divisor;    // Instances for each element. 0: all instances use one element.
    bool per_instance;
} wd_syncval_vertex_binding;

typedef struct wd_syncval_vertex_attribute {
    uint32_t binding, location;
    uint32_t begin, end; // Bytes of the element.
} wd_syncval_vertex_attribute;

// wd_syncval_vertex_input holds the vertex bindings. `unknown`: a format is unknown, or an allocation failed.
typedef struct wd_syncval_vertex_input {
    WD_VECTOR(wd_syncval_vertex_binding) bindings;
    WD_VECTOR(wd_syncval_vertex_attribute) attributes;
    uint64_t inputs; // The inputs for which `bindings` were computed last.
    bool is_joined;  // `inputs` is valid.
    bool unknown;
} wd_syncval_vertex_input;

void wd_syncval_vertex_input_finish(wd_syncval_vertex_input *input, const wd_allocator *allocator);
// wd_syncval_vertex_input_clear empties the input and keeps the memory.
void wd_syncval_vertex_input_clear(wd_syncval_vertex_input *input);
// wd_syncval_vertex_input_add adds a binding without attributes.
void wd_syncval_vertex_input_add(wd_syncval_vertex_input *input, const wd_allocator *allocator,
                                 const VkVertexInputBindingDescription2EXT *binding);
void wd_syncval_vertex_input_add_attribute(wd_syncval_vertex_input *input, const wd_allocator *allocator,
                                           const VkVertexInputAttributeDescription *attribute);
// wd_syncval_vertex_input_copy replaces the contents of `input`.
void wd_syncval_vertex_input_copy(wd_syncval_vertex_input *input, const wd_allocator *allocator,
                                  const wd_syncval_vertex_input *from);
// wd_syncval_vertex_input_join computes the bytes that a shader with these inputs, one bit each, reads of
// each binding.
void wd_syncval_vertex_input_join(wd_syncval_vertex_input *input, uint64_t inputs);

// wd_syncval_dynamic holds the dynamic state of a command buffer.
typedef struct wd_syncval_dynamic {
    // WD_SYNCVAL_DYNAMIC_* of states that an unknown command may have set since.
    uint32_t unknown;
    wd_syncval_output_state outputs;
    wd_syncval_vertex_input vertices;
} wd_syncval_dynamic;

// wd_syncval_dynamic_reset resets the state and keeps the memory.
void wd_syncval_dynamic_reset(wd_syncval_dynamic *dynamic);

#ifdef __cplusplus
}
#endif
#endif
