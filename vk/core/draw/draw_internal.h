// A draw and its state: the values that static and dynamic state have together.
#ifndef WARDEN_VK_CORE_DRAW_DRAW_INTERNAL_H
#define WARDEN_VK_CORE_DRAW_DRAW_INTERNAL_H

#include <stdio.h>
#include <string.h>

#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h" // generated
#include "vk/spirv/fragment_outputs.h"
#include "vk/spirv/vertex_locations.h"
#include "vk/state/state_graphics.h"

// wd_core_drawn is a draw with a graphics pipeline or with shader objects.
typedef struct wd_core_drawn {
    wd_core_check *c;
    const wd_core_action *action;
    const wd_state_command_buffer *command_buffer;
    const wd_state_dynamic *dynamic;
    const wd_state_rendering *rendering;
    const wd_state_pipeline *pipeline;
    const wd_state_graphics *graphics; // NULL: shader objects, all of whose state is dynamic.
    VkShaderStageFlags stages;
} wd_core_drawn;

// wd_core_begin_draw returns whether the state of a draw is known.
bool wd_core_begin_draw(wd_core_drawn *d, wd_core_check *c, const wd_core_action *a);

// Facts. What is not known is false.

// wd_core_is_dynamic returns whether the draw reads a state that commands set.
bool wd_core_is_dynamic(const wd_core_drawn *d, wd_state_dynamic_state state);

// wd_core_current finds the value of a state that is one 32-bit value, static or dynamic.
bool wd_core_current(const wd_core_drawn *d, wd_state_dynamic_state state, uint32_t *value);

// wd_core_is_current returns whether a state has this value for certain.
bool wd_core_is_current(const wd_core_drawn *d, wd_state_dynamic_state state, uint32_t value);

// wd_core_has_colors returns whether the render pass instance has a color attachment.
bool wd_core_has_colors(const wd_core_drawn *d);

// wd_core_active_colors returns a mask of the color attachments that the render pass instance and the pipeline have.
uint32_t wd_core_active_colors(const wd_core_drawn *d);

// wd_core_blended returns a mask of the color attachments that are blended for certain.
uint32_t wd_core_blended(const wd_core_drawn *d);

// wd_core_blended_with_constants returns a mask of those whose blend equation reads the blend constants.
uint32_t wd_core_blended_with_constants(const wd_core_drawn *d);

// wd_core_writes_color returns whether the write mask of a color attachment is static and not 0. A static
// VkPipelineColorWriteCreateInfoEXT is not read.
bool wd_core_writes_color(const wd_core_drawn *d, uint32_t index);

typedef enum wd_core_topology {
    WD_CORE_TOPOLOGY_UNKNOWN,
    WD_CORE_POINTS,
    WD_CORE_LINES,
    WD_CORE_TRIANGLES,
    WD_CORE_PATCHES,
} wd_core_topology;

// wd_core_topology_class returns the class of a topology (Vulkan, "Drawing Commands").
wd_core_topology wd_core_topology_class(VkPrimitiveTopology topology);

// wd_core_rasterizes_lines returns whether lines are rasterized: `by_polygon_mode` where VK_POLYGON_MODE_LINE makes
// them.
bool wd_core_rasterizes_lines(const wd_core_drawn *d, bool by_polygon_mode);

// wd_core_vertex_input returns the current vertex input state, of the pipeline or of vkCmdSetVertexInputEXT. NULL: not
// known.
const wd_state_vertex_input *wd_core_vertex_input(const wd_core_drawn *d);

// wd_core_read_inputs returns the inputs that the vertex shader reads, NULL: not known. It takes a lock when it sees
// the pipeline for the first time.
const wd_spirv_vertex_inputs *wd_core_read_inputs(const wd_core_check *c, wd_state_pipeline *pipeline);

// wd_core_shader_facts are what the code of a shader does.
typedef struct wd_core_shader_facts {
    VkShaderStageFlagBits stage;
    wd_spirv_fragment_outputs outputs; // Of fragment shaders.
    bool lacks_point_size;             // Of other shaders: certainly none of the module writes PointSize.
} wd_core_shader_facts;

// wd_core_find_shader_facts returns those of a stage of the draw, NULL: not known. It takes a lock when it sees the
// module for the first time.
const wd_core_shader_facts *wd_core_find_shader_facts(const wd_core_drawn *d, VkShaderStageFlagBits stage);

// Messages.

// wd_core_begin_drawn begins a message with the name of the bound pipeline. `other` is the rule of registries without
// `rule`; 0: none.
bool wd_core_begin_drawn(wd_core_message *m, const wd_core_drawn *d, uint32_t rule, uint32_t other);

// wd_core_note_setter notes the command that set a state last.
void wd_core_note_setter(wd_core_message *m, const wd_core_drawn *d, wd_state_dynamic_state state);

// Checks of a draw.

void wd_core_check_needed_states(const wd_core_drawn *d);
void wd_core_check_state_values(const wd_core_drawn *d);
void wd_core_check_sample_state(const wd_core_drawn *d);
void wd_core_check_blended_colors(const wd_core_drawn *d);
void wd_core_check_vertex_buffers(const wd_core_drawn *d);
// wd_core_has_vertex_buffers returns whether that certainly finds no mistake in a draw whose pipeline it has checked
// before. False says nothing.
bool wd_core_has_vertex_buffers(const wd_core_action *a);
void wd_core_check_drawn_outputs(const wd_core_drawn *d);
void wd_core_check_drawn_shaders(const wd_core_drawn *d);
void wd_core_check_drawn_queries(const wd_core_drawn *d);

// wd_core_check_ray_queries checks an action with a pipeline in a protected command buffer.
void wd_core_check_ray_queries(wd_core_check *c, const wd_core_action *a);

#endif
