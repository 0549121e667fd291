// What draws depend on besides their pipeline: which attachments they write and which vertices they read, by fixed or by
// dynamic state. A pipeline has the values that it was made with, a command buffer those that were set last; each draw
// takes the one or the other by the pipeline's list of dynamic states.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_DYNAMIC_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_DYNAMIC_H

#include "vk/state/state.h"

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
    WD_SYNCVAL_DYNAMIC_VERTEX_INPUT = 1 << 14,
    WD_SYNCVAL_DYNAMIC_VERTEX_STRIDE = 1 << 15,
    // Those that decide about attachments.
    WD_SYNCVAL_DYNAMIC_OUTPUTS = (1 << 14) - 1,
};

// wd_syncval_dynamic_bit translates; 0 for states that nothing here depends on.
uint32_t wd_syncval_dynamic_bit(VkDynamicState state);

// wd_syncval_output_state is state in the words of the API. Faces are front and back; color attachments have one bit each.
typedef struct wd_syncval_output_state {
    bool discard, depth_test, depth_write, depth_bounds, stencil_test, logic_op_enable;
    VkPrimitiveTopology topology;
    VkLogicOp logic_op;
    VkCullModeFlags cull_mode;
    uint32_t stencil_masks[2];
    bool stencil_changes[2]; // An operation of the face is another one than KEEP.
    uint32_t color_enables, color_masks, blends;
} wd_syncval_output_state;

// wd_syncval_primitives is what is rasterized.
typedef enum wd_syncval_primitives {
    WD_SYNCVAL_PRIMITIVES_UNKNOWN,
    WD_SYNCVAL_PRIMITIVES_ASSEMBLED, // By the topology.
    WD_SYNCVAL_PRIMITIVES_TRIANGLES,
    WD_SYNCVAL_PRIMITIVES_LINES_OR_POINTS,
} wd_syncval_primitives;

// wd_syncval_draw_shaders is what the shaders of a pipeline decide about attachments.
typedef struct wd_syncval_draw_shaders {
    uint8_t primitives; // wd_syncval_primitives
    uint8_t tests;      // WD_SYNCVAL_TESTS_*: when depth and stencil are tested.
    uint32_t outputs;   // Color attachments that the fragment shader has an output for, one bit each.
} wd_syncval_draw_shaders;

enum {
    WD_SYNCVAL_TESTS_EARLY = 1 << 0, // Before the fragment shader,
    WD_SYNCVAL_TESTS_LATE = 1 << 1,  // after it.
};

// wd_syncval_outputs is what a draw does to attachments. Depth and stencil are accessed in the stages of WD_SYNCVAL_TESTS_*.
typedef struct wd_syncval_outputs {
    bool has_fragments; // False: no fragment shader runs.
    uint32_t color_writes;
    uint32_t blend_reads; // Of attachments that are written; a logic operation
    uint32_t logic_reads; // reads only attachments whose format is an integer or normalized one.
    uint8_t depth_reads, depth_writes, stencil_reads, stencil_writes;
} wd_syncval_outputs;

// wd_syncval_combine_outputs takes the states whose bits are in `dynamic` from `set` and the others from `fixed`.
wd_syncval_outputs wd_syncval_combine_outputs(const wd_syncval_output_state *fixed,
                                              const wd_syncval_output_state *set, uint32_t dynamic,
                                              const wd_syncval_draw_shaders *shaders);

// wd_syncval_outputs_join adds `more` to `outputs`. It returns whether that changed them.
bool wd_syncval_outputs_join(wd_syncval_outputs *outputs, const wd_syncval_outputs *more);

// wd_syncval_has_changes tells whether a stencil state has an operation that may change the stencil.
bool wd_syncval_has_changes(VkStencilOp fail, VkStencilOp pass, VkStencilOp depth_fail);

typedef struct wd_syncval_vertex_binding {
    uint32_t binding, stride;
    uint32_t begin, end; // What attributes read of an element; nothing where begin is behind end.
    uint32_t divisor;    // Instances for each element; 0: one element for all.
    bool per_instance;
} wd_syncval_vertex_binding;

typedef struct wd_syncval_vertex_attribute {
    uint32_t binding, location;
    uint32_t begin, end; // In the element.
} wd_syncval_vertex_attribute;

// wd_syncval_vertex_input is which vertex bindings are read. `unknown`: a format is not known, or memory ran out.
typedef struct wd_syncval_vertex_input {
    wd_syncval_vertex_binding *bindings;
    size_t num_bindings, capacity;
    wd_syncval_vertex_attribute *attributes;
    size_t num_attributes, attributes_capacity;
    uint64_t inputs; // What the bindings were joined for last,
    bool is_joined;  // if they were.
    bool unknown;
} wd_syncval_vertex_input;

void wd_syncval_vertex_input_finish(wd_syncval_vertex_input *input, const wd_allocator *allocator);
// wd_syncval_vertex_input_clear forgets it and keeps the memory.
void wd_syncval_vertex_input_clear(wd_syncval_vertex_input *input);
// wd_syncval_vertex_input_add adds a binding without attributes.
void wd_syncval_vertex_input_add(wd_syncval_vertex_input *input, const wd_allocator *allocator,
                                 const VkVertexInputBindingDescription2EXT *binding);
void wd_syncval_vertex_input_add_attribute(wd_syncval_vertex_input *input, const wd_allocator *allocator,
                                           const VkVertexInputAttributeDescription *attribute);
// wd_syncval_vertex_input_copy replaces what `input` has.
void wd_syncval_vertex_input_copy(wd_syncval_vertex_input *input, const wd_allocator *allocator,
                                  const wd_syncval_vertex_input *from);
// wd_syncval_vertex_input_join says of each binding what a shader with these inputs, one bit a location, reads of an element.
void wd_syncval_vertex_input_join(wd_syncval_vertex_input *input, uint64_t inputs);

// wd_syncval_dynamic is what a command buffer has set.
typedef struct wd_syncval_dynamic {
    // WD_SYNCVAL_DYNAMIC_ bits of states that a command which the build does not know may have set since.
    uint32_t unknown;
    wd_syncval_output_state outputs;
    wd_syncval_vertex_input vertices;
} wd_syncval_dynamic;

// wd_syncval_dynamic_reset forgets it and keeps the memory.
void wd_syncval_dynamic_reset(wd_syncval_dynamic *dynamic);

#ifdef __cplusplus
}
#endif
#endif
