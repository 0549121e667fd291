// Outputs of the fragment shader against attachments, and the input attachments that it reads.
#include "vk/registry/chain.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/formats.h"
#include "vk/report/message_ids.h"
#include "vk/shader/graphics_state.h"
#include "vk/shader/stage_vectors.h"

static const wd_state_subpass *find_subpass(const wd_shader_graphics *graphics,
                                            const wd_state_render_pass **render_pass) {
    *render_pass =
        wd_state_find_render_pass(graphics->pipeline->device->chassis->state, graphics->info->renderPass);
    return *render_pass && graphics->info->subpass < (*render_pass)->num_subpasses
               ? &(*render_pass)->subpasses[graphics->info->subpass]
               : NULL;
}

// color_format returns the format of the color attachment at a location; VK_FORMAT_UNDEFINED: unused or not known.
static VkFormat color_format(const wd_shader_graphics *graphics, uint32_t location) {
    const wd_state_render_pass *render_pass;
    const wd_state_subpass *subpass = find_subpass(graphics, &render_pass);
    if (graphics->info->renderPass) {
        const uint32_t attachment = subpass && location < subpass->num_colors
                                        ? subpass->colors[location].attachment
                                        : VK_ATTACHMENT_UNUSED;
        return attachment < (subpass ? render_pass->num_attachments : 0)
                   ? render_pass->attachments[attachment].format
                   : VK_FORMAT_UNDEFINED;
    }
    const VkPipelineRenderingCreateInfo *rendering =
        wd_find_chained(graphics->info->pNext, VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
    return rendering && rendering->pColorAttachmentFormats && location < rendering->colorAttachmentCount
               ? rendering->pColorAttachmentFormats[location]
               : VK_FORMAT_UNDEFINED;
}

// is_written returns whether the pipeline certainly writes some component of a color attachment.
static bool is_written(const wd_shader_graphics *graphics, uint32_t location) {
    const VkPipelineColorBlendStateCreateInfo *blend = graphics->states.color_blend;
    const VkPipelineColorWriteCreateInfoEXT *writes =
        wd_find_chained(blend ? blend->pNext : NULL, VK_STRUCTURE_TYPE_PIPELINE_COLOR_WRITE_CREATE_INFO_EXT);
    return blend && blend->pAttachments && location < blend->attachmentCount &&
           blend->pAttachments[location].colorWriteMask &&
           !(writes && writes->pColorWriteEnables && location < writes->attachmentCount &&
             !writes->pColorWriteEnables[location]);
}

static void check_output_type(const wd_shader_graphics *graphics, wd_shader_stage *stage,
                              const wd_shader_vector *output) {
    const VkFormat attachment = color_format(graphics, output->location);
    const wd_format *format = wd_format_find(attachment);
    const bool is_float = output->type.opcode == SpvOpTypeFloat;
    if (!format || (format->numeric == WD_FORMAT_FLOAT) == is_float ||
        !is_written(graphics, output->location)) {
        return;
    }
    wd_shader_report(stage, WD_SEVERITY_WARNING, WD_ID_SHADER_FRAGMENT_OUTPUT_TYPE,
                     output->variable->instruction, output->variable->first_use, output->location,
                     "writes %s values to the output `%.80s` at location %u, but the format of the color "
                     "attachment, %s, has %s values: the attachment's contents become undefined" WD_SHADER_FIX
                     "Use a format of the same type.",
                     is_float ? "floating-point" : "integer",
                     wd_shader_variable_name(stage->reflection, output->variable->id, output->variable->type),
                     output->location, wd_VkFormat_string(attachment),
                     is_float ? "integer" : "floating-point");
}

static bool is_second_index(const wd_shader_stage *stage, const wd_shader_vector *output) {
    uint32_t index = 0;
    return wd_shader_decorated(stage->reflection, output->variable->id, WD_SHADER_NO_MEMBER,
                               SpvDecorationIndex, &index) &&
           index != 0;
}

static bool has_alpha(const wd_shader_stage *stage, const wd_shader_vectors *outputs) {
    enum { ALPHA = 3 };
    for (uint32_t i = 0; i < outputs->num_vectors; i++) {
        const wd_shader_vector *output = &outputs->vectors[i];
        if (output->location == 0 && !is_second_index(stage, output) &&
            output->component + output->type.count > ALPHA) {
            return true;
        }
    }
    return false;
}

static void check_alpha_to_coverage(const wd_shader_graphics *graphics, wd_shader_stage *stage,
                                    const wd_shader_vectors *outputs) {
    const VkPipelineMultisampleStateCreateInfo *samples = graphics->states.multisample;
    if (!samples || !samples->alphaToCoverageEnable || !outputs->is_complete ||
        wd_shader_is_dynamic(graphics->info, VK_DYNAMIC_STATE_ALPHA_TO_COVERAGE_ENABLE_EXT) ||
        has_alpha(stage, outputs)) {
        return;
    }
    wd_shader_report(
        stage, WD_SEVERITY_ERROR, WD_ID_VUID_ALPHA_TO_COVERAGE, stage->entry->instruction, UINT32_MAX, 0,
        "has no output with an alpha component at location 0, but alphaToCoverageEnable is "
        "VK_TRUE" WD_SHADER_FIX "Write a vector with four components, or disable alpha to coverage.");
}

static bool has_output(const wd_shader_vectors *outputs, uint32_t location) {
    for (uint32_t i = 0; i < outputs->num_vectors; i++) {
        if (outputs->vectors[i].location == location) {
            return true;
        }
    }
    return false;
}

// check_missing_outputs reports color attachments that become undefined. With blending or a logical operation the
// output may have no effect.
static void check_missing_outputs(const wd_shader_graphics *graphics, wd_shader_stage *stage,
                                  const wd_shader_vectors *outputs) {
    const VkPipelineColorBlendStateCreateInfo *blend = graphics->states.color_blend;
    const bool is_known = blend && blend->pAttachments && !blend->logicOpEnable && outputs->is_complete &&
                          !wd_shader_is_dynamic(graphics->info, VK_DYNAMIC_STATE_LOGIC_OP_ENABLE_EXT) &&
                          !wd_shader_is_dynamic(graphics->info, VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT);
    for (uint32_t location = 0; is_known && location < blend->attachmentCount; location++) {
        const VkFormat format = color_format(graphics, location);
        if (format == VK_FORMAT_UNDEFINED || !is_written(graphics, location) ||
            blend->pAttachments[location].blendEnable || has_output(outputs, location)) {
            continue;
        }
        wd_shader_report(stage, WD_SEVERITY_WARNING, WD_ID_SHADER_FRAGMENT_OUTPUT_MISSING,
                         stage->entry->instruction, UINT32_MAX, location,
                         "has no output at location %u, but the pipeline writes the color attachment %u (%s, "
                         "colorWriteMask 0x%x): the attachment's contents become undefined" WD_SHADER_FIX
                         "Write the output, or set colorWriteMask to 0.",
                         location, location, wd_VkFormat_string(format),
                         blend->pAttachments[location].colorWriteMask);
    }
}

void wd_shader_check_fragment_output(const wd_shader_graphics *graphics) {
    // By number: the headers of the build may be older (VK_KHR_dynamic_rendering_local_read).
    const VkStructureType location_info = (VkStructureType)1000232001;
    const VkGraphicsPipelineCreateInfo *info = graphics->info;
    wd_shader_stage *stage = wd_shader_find_stage(graphics->pipeline, VK_SHADER_STAGE_FRAGMENT_BIT);
    if (!(graphics->parts & VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT) || !stage ||
        !stage->entry || stage->is_linked) {
        return;
    }
    wd_shader_vectors outputs;
    wd_shader_vectors_init(&outputs, stage, SpvStorageClassOutput, false);
    check_alpha_to_coverage(graphics, stage, &outputs);
    const bool knows_attachments =
        graphics->parts & VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT &&
        !wd_find_chained(info->pNext, location_info) &&
        !wd_shader_is_dynamic(info, VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT) &&
        !wd_shader_is_dynamic(info, VK_DYNAMIC_STATE_COLOR_WRITE_ENABLE_EXT);
    for (uint32_t i = 0; knows_attachments && i < outputs.num_vectors; i++) {
        const wd_shader_vector *output = &outputs.vectors[i];
        if (wd_shader_is_used(output->variable) && !is_second_index(stage, output)) {
            check_output_type(graphics, stage, output);
        }
    }
    if (knows_attachments) {
        check_missing_outputs(graphics, stage, &outputs);
    }
    wd_shader_vectors_finish(&outputs);
}

// --- Input attachments

static bool is_attached(const wd_state_subpass *subpass, uint64_t index) {
    return index < subpass->num_inputs && subpass->inputs[index].attachment != VK_ATTACHMENT_UNUSED;
}

static void report_input_attachment(wd_shader_stage *stage, const wd_shader_variable *variable, uint32_t use,
                                    uint64_t index, const wd_state_subpass *subpass) {
    wd_shader_report(
        stage, WD_SEVERITY_ERROR, WD_ID_VUID_INPUT_ATTACHMENT_UNUSED, variable->instruction, use, index,
        "reads the input attachment `%.80s` with the index %llu, but %s" WD_SHADER_FIX
        "Add the attachment to pInputAttachments of the subpass.",
        wd_shader_variable_name(stage->reflection, variable->id, variable->type), (unsigned long long)index,
        index < subpass->num_inputs ? "it is VK_ATTACHMENT_UNUSED in the subpass"
                                    : "the subpass has no such input attachment");
}

// find_element finds the element of an array of input attachments that an instruction reads. False: it reads none, or
// the index is not a constant.
static bool find_element(const wd_shader_stage *stage, const wd_shader_variable *variable,
                         uint32_t instruction, uint64_t *element) {
    enum { IMAGE = 3, POINTER = 3, BASE = 3, INDEX = 4, WORDS_WITH_ONE_INDEX = 5 };
    const wd_spirv_module *module = stage->reflection->module;
    wd_spirv_instruction read, load, chain;
    return wd_spirv_module_instruction(module, instruction, &read) &&
           (read.opcode == SpvOpImageRead || read.opcode == SpvOpImageSparseRead) && read.num_words > IMAGE &&
           wd_spirv_module_find_opcode(module, read.words[IMAGE], SpvOpLoad, &load) &&
           wd_spirv_module_find(module, load.words[POINTER], &chain) &&
           (chain.opcode == SpvOpAccessChain || chain.opcode == SpvOpInBoundsAccessChain) &&
           chain.num_words == WORDS_WITH_ONE_INDEX && chain.words[BASE] == variable->id &&
           wd_shader_constant(&stage->constants, chain.words[INDEX], element);
}

// check_input_attachments checks the elements of an array that are read with constant indices. The other elements may
// be missing.
static void check_input_attachments(wd_shader_stage *stage, const wd_shader_variable *variable,
                                    uint32_t first, const wd_state_subpass *subpass) {
    for (uint32_t i = 0; i < stage->entry->num_instructions; i++) {
        const uint32_t instruction = stage->entry->instructions[i];
        uint64_t element;
        if (find_element(stage, variable, instruction, &element) && !is_attached(subpass, first + element)) {
            report_input_attachment(stage, variable, instruction, first + element, subpass);
        }
    }
}

static void check_input_variable(wd_shader_stage *stage, const wd_shader_variable *variable, uint32_t index,
                                 const wd_state_subpass *subpass) {
    wd_spirv_instruction type;
    if (!wd_spirv_module_find(stage->reflection->module, variable->type, &type)) {
        return;
    }
    if (type.opcode == SpvOpTypeArray || type.opcode == SpvOpTypeRuntimeArray) {
        check_input_attachments(stage, variable, index, subpass);
    } else if (!is_attached(subpass, index)) {
        report_input_attachment(stage, variable, variable->first_use, index, subpass);
    }
}

// has_local_read returns whether dynamic rendering may have input attachments; the feature's name is newer than some
// registries.
static bool has_local_read(const wd_shader_stage *stage) {
    const wd_shader_device *device = stage->pipeline->device;
    return device->chassis->api_version >= VK_MAKE_API_VERSION(0, 1, 4, 0) ||
           wd_state_device_has_extension(device->chassis->state, "VK_KHR_dynamic_rendering_local_read");
}

// check_rendering_inputs checks input attachments of dynamic rendering, which has one for each color attachment.
static void check_rendering_inputs(const wd_shader_graphics *graphics, wd_shader_stage *stage) {
    const void *chain = graphics->info->pNext;
    const VkPipelineRenderingCreateInfo *rendering =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
    const uint32_t count = rendering ? rendering->colorAttachmentCount : 0;
    const VkStructureType mapping = (VkStructureType)1000232002; // Of VkRenderingInputAttachmentIndexInfo.
    if (!(graphics->parts & VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT) ||
        wd_find_chained(chain, mapping)) {
        return;
    }
    for (uint32_t i = 0; i < stage->entry->num_variables; i++) {
        const wd_shader_variable *variable = &stage->entry->variables[i];
        uint32_t index;
        if (wd_shader_is_used(variable) &&
            wd_shader_decorated(stage->reflection, variable->id, WD_SHADER_NO_MEMBER,
                                SpvDecorationInputAttachmentIndex, &index) &&
            index >= count) {
            wd_shader_report(stage, WD_SEVERITY_ERROR, WD_ID_VUID_INPUT_ATTACHMENT_INDEX,
                             variable->instruction, variable->first_use, index,
                             "reads the input attachment `%.80s` with the index %u, but colorAttachmentCount "
                             "of VkPipelineRenderingCreateInfo is %u, and the pipeline has no "
                             "VkRenderingInputAttachmentIndexInfo" WD_SHADER_FIX
                             "Use a smaller index, or chain this struct.",
                             wd_shader_variable_name(stage->reflection, variable->id, variable->type), index,
                             count);
        }
    }
}

void wd_shader_check_input_attachments(const wd_shader_graphics *graphics) {
    wd_shader_stage *stage = wd_shader_find_stage(graphics->pipeline, VK_SHADER_STAGE_FRAGMENT_BIT);
    if (!(graphics->parts & VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT) || !stage ||
        !stage->entry || stage->is_linked || !stage->reflection->has_input_attachment_capability) {
        return;
    }
    const wd_state_render_pass *render_pass;
    const wd_state_subpass *subpass = find_subpass(graphics, &render_pass);
    if (!graphics->info->renderPass && !has_local_read(stage)) {
        wd_shader_report(
            stage, WD_SEVERITY_ERROR, WD_ID_VUID_INPUT_ATTACHMENT_DYNAMIC, stage->entry->instruction,
            UINT32_MAX, 0,
            "declares the capability InputAttachment, but the pipeline has no render pass" WD_SHADER_FIX
            "Use a render pass, or enable the feature dynamicRenderingLocalRead.");
    } else if (!graphics->info->renderPass) {
        check_rendering_inputs(graphics, stage);
    }
    for (uint32_t i = 0; subpass && i < stage->entry->num_variables; i++) {
        const wd_shader_variable *variable = &stage->entry->variables[i];
        uint32_t index;
        if (wd_shader_is_used(variable) &&
            wd_shader_decorated(stage->reflection, variable->id, WD_SHADER_NO_MEMBER,
                                SpvDecorationInputAttachmentIndex, &index)) {
            check_input_variable(stage, variable, index, subpass);
        }
    }
}
