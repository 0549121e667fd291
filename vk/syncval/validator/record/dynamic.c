// Commands that set dynamic state.
#include "vk/syncval/validator/record/commands.h"

// --- The commands. They have no accesses, so they get no number.

// `known` holds the bits of states that are known after the command.
#define DEFINE_SET(Name, known, assignment)                                                                  \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        wd_syncval_recorder *recorder = wd_syncval_recorder_of(call, args->commandBuffer);                   \
        if (recorder) {                                                                                      \
            wd_syncval_output_state *state = &recorder->bound.dynamic.outputs;                               \
            assignment;                                                                                      \
            recorder->bound.dynamic.unknown &= ~(uint32_t)(known);                                           \
        }                                                                                                    \
        return false;                                                                                        \
    }
DEFINE_SET(CmdSetRasterizerDiscardEnable, WD_SYNCVAL_DYNAMIC_DISCARD,
           state->discard = args->rasterizerDiscardEnable)
DEFINE_SET(CmdSetDepthTestEnable, WD_SYNCVAL_DYNAMIC_DEPTH_TEST, state->depth_test = args->depthTestEnable)
DEFINE_SET(CmdSetDepthWriteEnable, WD_SYNCVAL_DYNAMIC_DEPTH_WRITE,
           state->depth_write = args->depthWriteEnable)
DEFINE_SET(CmdSetDepthCompareOp, WD_SYNCVAL_DYNAMIC_DEPTH_COMPARE,
           state->depth_compare = args->depthCompareOp)
DEFINE_SET(CmdSetDepthBoundsTestEnable, WD_SYNCVAL_DYNAMIC_DEPTH_BOUNDS,
           state->depth_bounds = args->depthBoundsTestEnable)
DEFINE_SET(CmdSetStencilTestEnable, WD_SYNCVAL_DYNAMIC_STENCIL_TEST,
           state->stencil_test = args->stencilTestEnable)
DEFINE_SET(CmdSetCullMode, WD_SYNCVAL_DYNAMIC_CULL_MODE, state->cull_mode = args->cullMode)
DEFINE_SET(CmdSetPrimitiveTopology, WD_SYNCVAL_DYNAMIC_TOPOLOGY, state->topology = args->primitiveTopology)
DEFINE_SET(CmdSetLogicOpEnableEXT, WD_SYNCVAL_DYNAMIC_LOGIC_OP_ENABLE,
           state->logic_op_enable = args->logicOpEnable)
DEFINE_SET(CmdSetLogicOpEXT, WD_SYNCVAL_DYNAMIC_LOGIC_OP, state->logic_op = args->logicOp)

// Scissors that no command has set do not count as empty, so the state is known after one of them.
DEFINE_SET(CmdSetScissor, WD_SYNCVAL_DYNAMIC_SCISSOR,
           wd_syncval_set_scissors(state, args->firstScissor, args->scissorCount, args->pScissors))
DEFINE_SET(CmdSetScissorWithCount, WD_SYNCVAL_DYNAMIC_SCISSOR | WD_SYNCVAL_DYNAMIC_SCISSOR_COUNT,
           wd_syncval_set_scissors(state, 0, args->scissorCount, args->pScissors);
           state->num_scissors = args->scissorCount)
DEFINE_SET(CmdSetSampleMaskEXT, WD_SYNCVAL_DYNAMIC_SAMPLE_MASK,
           wd_syncval_set_sample_mask(state, args->samples, args->pSampleMask))

static const VkStencilFaceFlagBits faces[2] = {VK_STENCIL_FACE_FRONT_BIT, VK_STENCIL_FACE_BACK_BIT};

// both_faces returns `bit` if a command sets the state of both faces.
static uint32_t both_faces(VkStencilFaceFlags asked, uint32_t bit) {
    return (asked & VK_STENCIL_FACE_FRONT_AND_BACK) == VK_STENCIL_FACE_FRONT_AND_BACK ? bit : 0;
}

// set_faces sets one member of the faces that a command names.
#define SET_FACES(member, value)                                                                             \
    for (int i = 0; i < 2; i++) {                                                                            \
        if (args->faceMask & faces[i]) {                                                                     \
            state->faces[i].member = (value);                                                                \
        }                                                                                                    \
    }

DEFINE_SET(CmdSetStencilWriteMask, both_faces(args->faceMask, WD_SYNCVAL_DYNAMIC_STENCIL_MASK),
           SET_FACES(write_mask, (uint8_t)args->writeMask))
DEFINE_SET(CmdSetStencilCompareMask, both_faces(args->faceMask, WD_SYNCVAL_DYNAMIC_STENCIL_COMPARE_MASK),
           SET_FACES(compare_mask, (uint8_t)args->compareMask))
DEFINE_SET(CmdSetStencilReference, both_faces(args->faceMask, WD_SYNCVAL_DYNAMIC_STENCIL_REFERENCE),
           SET_FACES(reference, (uint8_t)args->reference))

static wd_syncval_stencil_ops stencil_ops(const wd_CmdSetStencilOp_args *args) {
    return (wd_syncval_stencil_ops){args->failOp, args->passOp, args->depthFailOp, args->compareOp};
}

DEFINE_SET(CmdSetStencilOp, both_faces(args->faceMask, WD_SYNCVAL_DYNAMIC_STENCIL_OP),
           SET_FACES(ops, stencil_ops(args)))

static void set_bit(uint32_t *bits, uint64_t number, bool value) {
    if (number < 32) {
        *bits = (*bits & ~(1u << number)) | (uint32_t)value << number;
    }
}

static void set_enables(uint32_t *bits, uint32_t first, uint32_t count, const VkBool32 *values) {
    for (uint32_t i = 0; values && i < count; i++) {
        set_bit(bits, (uint64_t)first + i, values[i]);
    }
}

static void set_color_masks(uint32_t *bits, uint32_t first, uint32_t count,
                            const VkColorComponentFlags *masks) {
    for (uint32_t i = 0; masks && i < count; i++) {
        set_bit(bits, (uint64_t)first + i, masks[i] != 0);
    }
}

DEFINE_SET(CmdSetColorWriteEnableEXT, WD_SYNCVAL_DYNAMIC_COLOR_ENABLE,
           set_enables(&state->color_enables, 0, args->attachmentCount, args->pColorWriteEnables))
DEFINE_SET(CmdSetColorBlendEnableEXT, args->firstAttachment ? 0 : WD_SYNCVAL_DYNAMIC_BLEND,
           set_enables(&state->blends, args->firstAttachment, args->attachmentCount,
                       args->pColorBlendEnables))
DEFINE_SET(CmdSetColorWriteMaskEXT, args->firstAttachment ? 0 : WD_SYNCVAL_DYNAMIC_COLOR_MASK,
           set_color_masks(&state->color_masks, args->firstAttachment, args->attachmentCount,
                           args->pColorWriteMasks))

bool wd_syncval_CmdSetVertexInputEXT(wd_call *call, const wd_CmdSetVertexInputEXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_recorder_of(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    wd_syncval_vertex_input *input = &recorder->bound.dynamic.vertices;
    wd_syncval_vertex_input_clear(input);
    recorder->bound.dynamic.unknown &= ~(uint32_t)WD_SYNCVAL_DYNAMIC_VERTEX_INPUT;
    for (uint32_t i = 0; i < args->vertexBindingDescriptionCount; i++) {
        wd_syncval_vertex_input_add(input, &recorder->device->allocator,
                                    &args->pVertexBindingDescriptions[i]);
    }
    for (uint32_t i = 0; i < args->vertexAttributeDescriptionCount; i++) {
        const VkVertexInputAttributeDescription2EXT *attribute = &args->pVertexAttributeDescriptions[i];
        wd_syncval_vertex_input_add_attribute(
            input, &recorder->device->allocator,
            &(VkVertexInputAttributeDescription){attribute->location, attribute->binding, attribute->format,
                                                 attribute->offset});
    }
    return false;
}
