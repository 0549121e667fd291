// The shaders of one pipeline, or of one call of vkCreateShadersEXT, while they are checked. Private to vk/shader.
//
//   pipeline_shaders.c collects the stages of pipelines, of their libraries and of shader objects, and runs the checks
//   pipeline_report.c    writes messages: the problem, the instruction, its disassembly, the source line
//   specialization.c     specialization constants
//   stage_resources.c    descriptors and push constants against the pipeline layout
//   stage_mappings.c     mappings of variables to push data, heaps and shader records
//   stage_conversions.c  images with YCbCr conversion against the instructions that use them
//   stage_limits.c       execution modes, sizes and counts against limits
//   stage_instructions.c instructions against enabled features and limits
//   stage_modes.c        execution modes and outputs of transform feedback against properties and features
//   stage_builtins.c     built-in arrays and locations against limits
//   stage_interface.c    outputs of a stage against inputs of the next
//   vertex_input.c       vertex attributes against inputs of the vertex shader
//   fragment_output.c    outputs of the fragment shader against attachments, input attachments
//   stage_linking.c      which stages go together, tessellation and geometry modes
#ifndef WARDEN_VK_SHADER_PIPELINE_SHADERS_H
#define WARDEN_VK_SHADER_PIPELINE_SHADERS_H

#include "vk/shader/shader_device.h"
#include "vk/shader/shader_types.h"
#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

// Stages of graphics pipelines, those of libraries included: each stage once, and room for mistakes.
enum { WD_SHADER_MAX_STAGES = 16, WD_SHADER_WHERE_SIZE = 48 };

struct wd_shader_pipeline;

// wd_shader_stage is one stage.
typedef struct wd_shader_stage {
    struct wd_shader_pipeline *pipeline;
    VkShaderStageFlagBits stage;
    char where[WD_SHADER_WHERE_SIZE]; // "pCreateInfos[0].pStages[1]"
    const char *entry_name;
    const wd_shader_reflection
        *reflection;              // NULL: the module is not known or not valid, and the stage is not checked.
    const wd_shader_entry *entry; // NULL: not found.
    wd_shader_constants constants;
    wd_shader_map_entry *sorted_entries;  // Of `constants`; freed with the stage.
    wd_shader_reflection *own;            // Destroyed with the stage; NULL: the module keeps its reflection.
    const wd_state_shader_module *module; // NULL: inlined, or a shader object.
    uint32_t flags;                       // VkPipelineShaderStageCreateFlags
    const void *chain; // The pNext chain with the stage's mappings to descriptor heaps. NULL: none.
    uint32_t required_subgroup_size; // 0: not given.
    bool is_linked; // It is of a library and was checked by itself when the library was created.
    const wd_state_pipeline *library; // With is_linked.
} wd_shader_stage;

// wd_shader_pipeline is what the checks read. The arrays belong to the application or the state tracker.
typedef struct wd_shader_pipeline {
    wd_call *call;
    wd_shader_device *device;
    const char *structure;   // "VkGraphicsPipelineCreateInfo": whose VUIDs apply.
    bool is_object;          // vkCreateShadersEXT
    bool has_layout;         // False: the layout is not known, and resources are not checked.
    const char *layout_name; // "layout" or "pSetLayouts"
    uint32_t num_sets;
    const wd_state_set_layout *const *sets; // NULL elements: not known, or no layout.
    uint64_t null_sets;                     // Bit n: set n has no layout, of the first 64.
    uint32_t num_ranges;
    const VkPushConstantRange *ranges;
    wd_shader_stage stages[WD_SHADER_MAX_STAGES];
    uint32_t num_stages;
    bool skip; // A callback asks to skip the call.
} wd_shader_pipeline;

// wd_shader_report reports a problem of a stage. The message begins with the command, the stage and the entry point;
// `format` is the rest of the sentence: "uses ...". `id` may be a pattern for the pipeline's structure. `instruction`
// is the index of the instruction that the problem is about, `use` of one that uses it, for the source line; both may
// be UINT32_MAX. `detail` distinguishes problems with the same id and instruction.
void wd_shader_report(wd_shader_stage *stage, wd_severity severity, const char *id, uint32_t instruction,
                      uint32_t use, uint64_t detail, const char *format, ...)
    __attribute__((format(printf, 7, 8)));

// wd_shader_stage_name returns "vertex".
const char *wd_shader_stage_name(VkShaderStageFlagBits stage);

// wd_shader_variable_name returns the name of a variable or of its type, "" if the module has no names.
const char *wd_shader_variable_name(const wd_shader_reflection *reflection, uint32_t variable, uint32_t type);

// wd_shader_id returns the id for pipelines, or the one for shader objects.
static inline const char *wd_shader_id(const wd_shader_stage *stage, const char *pipeline,
                                       const char *object) {
    return stage->pipeline->is_object ? object : pipeline;
}

// wd_shader_find_stage returns the stage of a pipeline, or NULL. Its entry point may be missing.
wd_shader_stage *wd_shader_find_stage(wd_shader_pipeline *pipeline, VkShaderStageFlagBits stage);

// Checks of one stage, which has an entry point.
void wd_shader_check_specialization(wd_shader_stage *stage);
void wd_shader_check_resources(wd_shader_stage *stage);
void wd_shader_check_mappings(wd_shader_stage *stage);
void wd_shader_check_conversions(wd_shader_stage *stage);
void wd_shader_check_push_constants(wd_shader_stage *stage);
void wd_shader_check_limits(wd_shader_stage *stage);
void wd_shader_check_instructions(wd_shader_stage *stage);
void wd_shader_check_modes(wd_shader_stage *stage);
void wd_shader_check_builtins(wd_shader_stage *stage);
void wd_shader_check_locations(wd_shader_stage *stage);

// wd_shader_uses_builtin returns whether functions of a stage use a built-in variable, and the variable that it is or
// is a member of.
bool wd_shader_uses_builtin(const wd_shader_stage *stage, uint32_t built_in,
                            const wd_shader_variable **variable);

// Checks of several stages.
void wd_shader_check_interfaces(wd_shader_pipeline *pipeline);

#ifdef __cplusplus
}
#endif
#endif
