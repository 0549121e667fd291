// The commands that set dynamic states, apart from those that only note one value (emit_dynamic_states.py).
#include "vk/state/state_dynamic.h"

#include <assert.h>
#include <string.h>

#include "vk/state/state_graphics.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

wd_state_dynamic_state wd_state_dynamic_of(VkDynamicState state) {
    for (int i = 0; i < WD_STATE_NUM_DYNAMIC_STATES; i++) {
        if (wd_state_dynamic_infos[i].value == (int32_t)state) {
            return (wd_state_dynamic_state)i;
        }
    }
    return WD_STATE_NUM_DYNAMIC_STATES;
}

// set_state notes the command. It returns whether the state was not set before.
static bool set_state(const struct wd_call *call, wd_state_command_buffer *command_buffer,
                      wd_state_dynamic_state state, uint32_t value) {
    assert((unsigned)state < WD_STATE_NUM_DYNAMIC_STATES);
    wd_state_dynamic *dynamic = &command_buffer->dynamic;
    const wd_state_dynamic_mask bit = WD_STATE_DYNAMIC_BIT(state);
    const bool is_new = (dynamic->set & bit) == 0;
    // A static state that is set counts as a change: draws with the pipeline are invalid from now on.
    if (is_new || dynamic->values[state] != value || (dynamic->statics & ~dynamic->since_pipeline & bit)) {
        command_buffer->epochs.dynamic_state++;
    }
    dynamic->set |= bit;
    dynamic->since_pipeline |= bit;
    dynamic->values[state] = value;
    dynamic->set_by[state] = call->name;
    assert(wd_state_dynamic_validate_masks(dynamic));
    return is_new;
}

void wd_state_set_dynamic(const struct wd_call *call, VkCommandBuffer handle, wd_state_dynamic_state state,
                          uint32_t value) {
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    if (command_buffer) {
        set_state(call, command_buffer, state, value);
    }
}

void wd_state_bind_dynamic(wd_state_command_buffer *command_buffer, const wd_state_pipeline *pipeline) {
    wd_state_dynamic *dynamic = &command_buffer->dynamic;
    dynamic->since_pipeline = 0;
    dynamic->statics = pipeline && pipeline->graphics ? pipeline->graphics->static_states : 0;
    wd_state_dynamic_mask lost = dynamic->set & dynamic->statics;
    if (!lost) {
        return;
    }
    dynamic->set &= ~lost;
    dynamic->executed &= ~lost;
    dynamic->unset |= lost;
    command_buffer->epochs.dynamic_state++;
    while (lost) {
        dynamic->unset_by[wd_state_next_dynamic(&lost)] = pipeline;
    }
    assert(wd_state_dynamic_validate_masks(dynamic));
}

void wd_state_forget_dynamic(wd_state_command_buffer *command_buffer, bool executed) {
    wd_state_dynamic *dynamic = &command_buffer->dynamic;
    dynamic->executed = executed ? dynamic->executed | dynamic->set : 0;
    dynamic->unset = executed ? dynamic->unset & ~dynamic->set : 0;
    dynamic->set = 0;
    dynamic->since_pipeline = 0;
    dynamic->statics = 0;
    dynamic->inherits_viewports &= executed;
    dynamic->vertex_input = NULL; // It is in the arena of the recording.
    command_buffer->epochs.dynamic_state++;
    assert(wd_state_dynamic_validate_masks(dynamic));
}

// --- Invariants

bool wd_state_dynamic_validate_masks(const wd_state_dynamic *dynamic) {
    const wd_state_dynamic_mask known = WD_STATE_DYNAMIC_BIT(WD_STATE_NUM_DYNAMIC_STATES) - 1;
    const wd_state_dynamic_mask all =
        dynamic->set | dynamic->since_pipeline | dynamic->statics | dynamic->executed | dynamic->unset;
    return !(all & ~known) && !(dynamic->since_pipeline & ~dynamic->set) &&
           !(dynamic->executed & dynamic->unset) &&
           !(dynamic->set & dynamic->statics & ~dynamic->since_pipeline);
}

bool wd_state_dynamic_validate(const wd_state_dynamic *dynamic) {
    bool is_valid = wd_state_dynamic_validate_masks(dynamic);
    for (int i = 0; is_valid && i < WD_STATE_NUM_DYNAMIC_STATES; i++) {
        const wd_state_dynamic_mask bit = WD_STATE_DYNAMIC_BIT(i);
        is_valid = (!(dynamic->set & bit) || dynamic->set_by[i]) &&
                   (!(dynamic->unset & ~dynamic->set & bit) || dynamic->unset_by[i]);
    }
    return is_valid;
}

// --- Commands

// bits_of returns the mask of elements [first, first + count).
static uint32_t bits_of(uint32_t first, uint32_t count) {
    if (first >= WD_STATE_DYNAMIC_ELEMENTS || count == 0) {
        return 0;
    }
    const uint32_t all = ~UINT32_C(0);
    return (count >= WD_STATE_DYNAMIC_ELEMENTS ? all : (UINT32_C(1) << count) - 1) << first;
}

// put_bits replaces the elements of a mask. Returns whether it changed.
static bool put_bits(uint32_t *mask, uint32_t elements, uint32_t bits) {
    const uint32_t before = *mask;
    *mask = (before & ~elements) | (bits & elements);
    return *mask != before;
}

// set_elements sets elements of a state that is an array; `elements` are those that were set before.
static void set_elements(const struct wd_call *call, wd_state_command_buffer *command_buffer,
                         wd_state_dynamic_state state, uint32_t *elements, uint32_t first, uint32_t count) {
    if (set_state(call, command_buffer, state, 0)) {
        *elements = 0;
    }
    const uint32_t added = bits_of(first, count);
    command_buffer->epochs.dynamic_state += put_bits(elements, added, added);
}

WD_STATE_POST(CmdSetViewport) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (command_buffer) {
        set_elements(call, command_buffer, WD_STATE_DYNAMIC_VIEWPORT, &command_buffer->dynamic.viewports,
                     args->firstViewport, args->viewportCount);
    }
}

WD_STATE_POST(CmdSetScissor) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (command_buffer) {
        set_elements(call, command_buffer, WD_STATE_DYNAMIC_SCISSOR, &command_buffer->dynamic.scissors,
                     args->firstScissor, args->scissorCount);
    }
}

WD_STATE_POST(CmdSetViewportWithCount) {
    (void)down;
    wd_state_set_dynamic(call, args->commandBuffer, WD_STATE_DYNAMIC_VIEWPORT_WITH_COUNT,
                         args->viewportCount);
}

WD_STATE_POST(CmdSetScissorWithCount) {
    (void)down;
    wd_state_set_dynamic(call, args->commandBuffer, WD_STATE_DYNAMIC_SCISSOR_WITH_COUNT, args->scissorCount);
}

WD_STATE_POST(CmdSetColorWriteEnableEXT) {
    (void)down;
    wd_state_set_dynamic(call, args->commandBuffer, WD_STATE_DYNAMIC_COLOR_WRITE_ENABLE,
                         args->attachmentCount);
}

WD_STATE_POST(CmdSetSampleMaskEXT) {
    (void)down;
    wd_state_set_dynamic(call, args->commandBuffer, WD_STATE_DYNAMIC_SAMPLE_MASK, (uint32_t)args->samples);
}

WD_STATE_POST(CmdSetSampleLocationsEXT) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    const VkSampleLocationsInfoEXT *info = args->pSampleLocationsInfo;
    if (!command_buffer) {
        return;
    }
    VkExtent2D *grid = &command_buffer->dynamic.sample_grid;
    set_state(call, command_buffer, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS,
              (uint32_t)info->sampleLocationsPerPixel);
    if (memcmp(grid, &info->sampleLocationGridSize, sizeof *grid) != 0) {
        *grid = info->sampleLocationGridSize;
        command_buffer->epochs.dynamic_state++;
    }
}

WD_STATE_POST(CmdSetDiscardRectangleEXT) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (command_buffer) {
        set_elements(call, command_buffer, WD_STATE_DYNAMIC_DISCARD_RECTANGLE,
                     &command_buffer->dynamic.discard_rectangles, args->firstDiscardRectangle,
                     args->discardRectangleCount);
    }
}

WD_STATE_POST(CmdSetColorBlendEnableEXT) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (!command_buffer) {
        return;
    }
    wd_state_dynamic *dynamic = &command_buffer->dynamic;
    uint32_t enables = 0;
    for (uint32_t i = 0; i < args->attachmentCount; i++) {
        enables |= args->pColorBlendEnables[i] ? bits_of(args->firstAttachment + i, 1) : 0;
    }
    set_elements(call, command_buffer, WD_STATE_DYNAMIC_COLOR_BLEND_ENABLE, &dynamic->blend_enables_set,
                 args->firstAttachment, args->attachmentCount);
    command_buffer->epochs.dynamic_state +=
        put_bits(&dynamic->blend_enables, bits_of(args->firstAttachment, args->attachmentCount), enables);
}

bool wd_state_is_constant_factor(VkBlendFactor factor) {
    return factor >= VK_BLEND_FACTOR_CONSTANT_COLOR && factor <= VK_BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA;
}

static bool has_constants(const VkColorBlendEquationEXT *equation) {
    return wd_state_is_constant_factor(equation->srcColorBlendFactor) ||
           wd_state_is_constant_factor(equation->dstColorBlendFactor) ||
           wd_state_is_constant_factor(equation->srcAlphaBlendFactor) ||
           wd_state_is_constant_factor(equation->dstAlphaBlendFactor);
}

WD_STATE_POST(CmdSetColorBlendEquationEXT) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (!command_buffer) {
        return;
    }
    wd_state_dynamic *dynamic = &command_buffer->dynamic;
    uint32_t constants = 0;
    for (uint32_t i = 0; i < args->attachmentCount; i++) {
        constants |=
            has_constants(&args->pColorBlendEquations[i]) ? bits_of(args->firstAttachment + i, 1) : 0;
    }
    set_elements(call, command_buffer, WD_STATE_DYNAMIC_COLOR_BLEND_EQUATION, &dynamic->blend_equations_set,
                 args->firstAttachment, args->attachmentCount);
    command_buffer->epochs.dynamic_state +=
        put_bits(&dynamic->blend_constants, bits_of(args->firstAttachment, args->attachmentCount), constants);
}

WD_STATE_POST(CmdSetColorBlendAdvancedEXT) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (command_buffer) {
        set_elements(call, command_buffer, WD_STATE_DYNAMIC_COLOR_BLEND_ADVANCED,
                     &command_buffer->dynamic.blend_advanced_set, args->firstAttachment,
                     args->attachmentCount);
    }
}

static bool is_mixed(VkColorComponentFlags mask) {
    const VkColorComponentFlags colors =
        VK_COLOR_COMPONENT_R_BIT | VK_COLOR_COMPONENT_G_BIT | VK_COLOR_COMPONENT_B_BIT;
    return (mask & colors) != 0 && (mask & colors) != colors;
}

WD_STATE_POST(CmdSetColorWriteMaskEXT) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (!command_buffer) {
        return;
    }
    wd_state_dynamic *dynamic = &command_buffer->dynamic;
    uint32_t mixed = 0;
    for (uint32_t i = 0; i < args->attachmentCount; i++) {
        mixed |= is_mixed(args->pColorWriteMasks[i]) ? bits_of(args->firstAttachment + i, 1) : 0;
    }
    set_elements(call, command_buffer, WD_STATE_DYNAMIC_COLOR_WRITE_MASK, &dynamic->write_masks_set,
                 args->firstAttachment, args->attachmentCount);
    command_buffer->epochs.dynamic_state +=
        put_bits(&dynamic->write_masks_mixed, bits_of(args->firstAttachment, args->attachmentCount), mixed);
}

// is_same_input returns whether a command sets the vertex input that is set.
static bool is_same_input(const wd_state_vertex_input *input, const wd_CmdSetVertexInputEXT_args *args) {
    bool same = input && input->num_bindings == args->vertexBindingDescriptionCount &&
                input->num_attributes == args->vertexAttributeDescriptionCount;
    for (uint32_t i = 0; same && i < args->vertexBindingDescriptionCount; i++) {
        const VkVertexInputBindingDescription2EXT *binding = &args->pVertexBindingDescriptions[i];
        const wd_state_vertex_binding_layout *set = &input->bindings[i];
        same = set->binding == binding->binding && set->stride == binding->stride &&
               set->rate == binding->inputRate && set->divisor == binding->divisor;
    }
    for (uint32_t i = 0; same && i < args->vertexAttributeDescriptionCount; i++) {
        const VkVertexInputAttributeDescription2EXT *attribute = &args->pVertexAttributeDescriptions[i];
        const VkVertexInputAttributeDescription *set = &input->attributes[i];
        same = set->location == attribute->location && set->binding == attribute->binding &&
               set->format == attribute->format && set->offset == attribute->offset;
    }
    return same;
}

static const wd_state_vertex_input *copy_input(wd_arena *arena, const wd_CmdSetVertexInputEXT_args *args) {
    const uint32_t num_bindings = args->vertexBindingDescriptionCount,
                   num_attributes = args->vertexAttributeDescriptionCount;
    wd_state_vertex_input *input = wd_arena_alloc_zero(arena, 1, sizeof *input);
    wd_state_vertex_binding_layout *bindings =
        wd_arena_alloc_zero(arena, num_bindings + (size_t)1, sizeof *bindings);
    VkVertexInputAttributeDescription *attributes =
        wd_arena_alloc_zero(arena, num_attributes + (size_t)1, sizeof *attributes);
    if (!input || !bindings || !attributes) {
        return NULL;
    }
    *input = (wd_state_vertex_input){num_bindings, num_attributes, bindings, attributes};
    for (uint32_t i = 0; i < num_bindings; i++) {
        const VkVertexInputBindingDescription2EXT *binding = &args->pVertexBindingDescriptions[i];
        bindings[i] = (wd_state_vertex_binding_layout){binding->binding, binding->stride, binding->inputRate,
                                                       binding->divisor};
    }
    for (uint32_t i = 0; i < num_attributes; i++) {
        const VkVertexInputAttributeDescription2EXT *attribute = &args->pVertexAttributeDescriptions[i];
        attributes[i] = (VkVertexInputAttributeDescription){attribute->location, attribute->binding,
                                                            attribute->format, attribute->offset};
    }
    return input;
}

WD_STATE_POST(CmdSetVertexInputEXT) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (!command_buffer) {
        return;
    }
    set_state(call, command_buffer, WD_STATE_DYNAMIC_VERTEX_INPUT, 0);
    wd_state_dynamic *dynamic = &command_buffer->dynamic;
    if (!is_same_input(dynamic->vertex_input, args)) {
        dynamic->vertex_input = copy_input(&command_buffer->arena, args);
        command_buffer->incomplete |= !dynamic->vertex_input;
        command_buffer->epochs.dynamic_state++;
    }
}
