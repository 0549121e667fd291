// Transform feedback: its buffers, and commands that need it to be active or inactive.
#include <assert.h>

#include "vk/core/command_buffers/command_buffers_internal.h"
#include "vk/spirv/module.h"

// check_activity reports that transform feedback is, or is not, active.
static void check_activity(wd_core_check *c, bool needed, uint32_t rule) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    wd_core_message m;
    if (command_buffer && wd_core_is_recording_known(command_buffer) &&
        command_buffer->has_transform_feedback != needed && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_handle(&m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
        wd_core_summaryf(&m, ", in which transform feedback is %s", needed ? "not active" : "active");
        if (!needed) {
            m.fix = "End transform feedback with vkCmdEndTransformFeedbackEXT before this command.";
        }
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(command_buffers, CmdBindPipeline) {
    if (s->pipelineBindPoint == VK_PIPELINE_BIND_POINT_GRAPHICS) {
        check_activity(c, false, WD_CORE_RULE(02323));
    }
}

// --- Buffers

static void check_range(wd_core_check *c, const wd_CmdBindTransformFeedbackBuffersEXT_args *s, uint32_t i,
                        const wd_state_buffer *buffer) {
    assert(i < s->bindingCount);
    const VkDeviceSize offset = s->pOffsets[i], size = s->pSizes ? s->pSizes[i] : VK_WHOLE_SIZE;
    const bool is_inside = offset < buffer->size;
    wd_core_message m;
    if (!is_inside && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02358))) {
        m.indices[0] = i;
        wd_core_unsigned(&m, "pOffsets[]", offset);
        wd_core_unsigned(&m, "the size of the buffer", buffer->size);
        wd_core_end(&m);
    }
    if (size == VK_WHOLE_SIZE) {
        return;
    }
    if (size > buffer->size && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02362))) {
        m.indices[0] = i;
        wd_core_unsigned(&m, "pSizes[]", size);
        wd_core_unsigned(&m, "the size of the buffer", buffer->size);
        wd_core_end(&m);
    } else if (is_inside && size > buffer->size - offset &&
               wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02363))) {
        m.indices[0] = i;
        wd_core_unsigned(&m, "pOffsets[]", offset);
        m.indices[0] = i;
        wd_core_unsigned(&m, "pSizes[]", size);
        wd_core_unsigned(&m, "the size of the buffer", buffer->size);
        wd_core_end(&m);
    }
}

static void check_largest(wd_core_check *c, const wd_CmdBindTransformFeedbackBuffersEXT_args *s, uint32_t i) {
    assert(i < s->bindingCount);
    const VkPhysicalDeviceTransformFeedbackPropertiesEXT *limits =
        c->physical ? wd_physical_property_struct(
                          c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_PROPERTIES_EXT)
                    : NULL;
    wd_core_message m;
    if (limits && s->pSizes && s->pSizes[i] != VK_WHOLE_SIZE &&
        s->pSizes[i] > limits->maxTransformFeedbackBufferSize &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02361))) {
        m.indices[0] = i;
        wd_core_unsigned(&m, "pSizes[]", s->pSizes[i]);
        wd_core_unsigned(&m, "maxTransformFeedbackBufferSize", limits->maxTransformFeedbackBufferSize);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(command_buffers, CmdBindTransformFeedbackBuffersEXT) {
    wd_core_message m;
    check_activity(c, false, WD_CORE_RULE(02365));
    for (uint32_t i = 0; i < s->bindingCount; i++) {
        const wd_state_buffer *buffer = WD_CORE_FIND(buffer, s->pBuffers[i]);
        check_largest(c, s, i);
        if (!buffer) {
            continue;
        }
        check_range(c, s, i, buffer);
        if (!(buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) &&
            wd_core_buffer_is_bound(c, buffer) == WD_CORE_FALSE &&
            wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02364))) {
            m.indices[0] = i;
            wd_core_handle(&m, "pBuffers[]", VK_OBJECT_TYPE_BUFFER, buffer->object.handle);
            wd_core_summaryf(&m, ", which is not bound to memory");
            wd_core_end(&m);
        }
    }
}

// --- Counters

// counters are the buffers in which transform feedback saves where it stopped.
typedef struct counters {
    uint32_t count;
    const VkBuffer *buffers;
    const VkDeviceSize *offsets;
    uint32_t rule_size, rule_null, rule_usage;
} counters;

static void check_counter(wd_core_check *c, const counters *k, uint32_t i, const wd_state_buffer *buffer) {
    assert(i < k->count);
    const VkDeviceSize offset = k->offsets ? k->offsets[i] : 0, size_of_counter = 4;
    wd_core_message m;
    if ((buffer->size < size_of_counter || offset > buffer->size - size_of_counter) &&
        wd_core_begin_rule(&m, c, NULL, NULL, k->rule_size)) {
        m.indices[0] = i;
        wd_core_handle(&m, "pCounterBuffers[]", VK_OBJECT_TYPE_BUFFER, buffer->object.handle);
        wd_core_unsigned(&m, "the size of the buffer", buffer->size);
        wd_core_unsigned(&m, "the offset of the counter", offset);
        wd_core_end(&m);
    }
    if (!(buffer->usage & VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT) &&
        wd_core_begin_rule(&m, c, NULL, NULL, k->rule_usage)) {
        m.indices[0] = i;
        wd_core_handle(&m, "pCounterBuffers[]", VK_OBJECT_TYPE_BUFFER, buffer->object.handle);
        wd_core_summaryf(
            &m, ", which was created without VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT");
        m.fix = "Add VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT where the buffer is created.";
        wd_core_end(&m);
    }
}

static void check_counters(wd_core_check *c, const counters *k) {
    wd_core_message m;
    if (!k->buffers && k->offsets && wd_core_begin_rule(&m, c, NULL, NULL, k->rule_null)) {
        wd_core_pointer(&m, "pCounterBuffers", false);
        wd_core_pointer(&m, "pCounterBufferOffsets", true);
        wd_core_end(&m);
    }
    for (uint32_t i = 0; k->buffers && i < k->count; i++) {
        const wd_state_buffer *buffer = k->buffers[i] ? WD_CORE_FIND(buffer, k->buffers[i]) : NULL;
        if (buffer) {
            check_counter(c, k, i, buffer);
        }
    }
}

// --- Begin and end

static void check_views(wd_core_check *c) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    wd_core_message m;
    if (command_buffer && wd_core_is_recording_known(command_buffer) &&
        command_buffer->rendering.kind != WD_STATE_NOT_RENDERING && command_buffer->rendering.view_mask &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02373))) {
        wd_core_summaryf(&m, "the view mask of the render pass instance is 0x%x",
                         command_buffer->rendering.view_mask);
        wd_core_end(&m);
    }
}

static void check_pipeline(wd_core_check *c) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    wd_core_message m;
    if (!command_buffer || !wd_core_is_recording_known(command_buffer) || !c->enabled) {
        return;
    }
#ifdef VK_EXT_shader_object
    if (c->enabled->features.shaderObject) {
        return;
    }
#endif
    const wd_state_bindings *bindings = &command_buffer->bindings[WD_STATE_BIND_GRAPHICS];
    if (!bindings->pipeline && !bindings->is_pipeline_unknown &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(06233))) {
        wd_core_summaryf(&m, "no graphics pipeline is bound");
        wd_core_end(&m);
    }
}

// --- The shader

// last_stage returns the stage whose outputs are captured; NULL: not known.
static const wd_state_stage *last_stage(const wd_state_pipeline *pipeline) {
    static const VkShaderStageFlagBits order[] = {VK_SHADER_STAGE_GEOMETRY_BIT,
                                                  VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
                                                  VK_SHADER_STAGE_VERTEX_BIT};
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        for (uint32_t k = 0; k < pipeline->num_stages; k++) {
            if (pipeline->stages[k].stage == order[i]) {
                return pipeline->stages[k].module ? &pipeline->stages[k] : NULL;
            }
        }
    }
    return NULL;
}

// declares_capture returns whether an entry point of a module has the execution mode Xfb.
static bool declares_capture(const wd_state_shader_module *module) {
    enum { HEADER_SIZE = 5 };
    for (size_t i = HEADER_SIZE; i < module->num_words;) {
        const uint32_t num_words = module->words[i] >> SpvWordCountShift;
        if (!num_words || num_words > module->num_words - i) {
            return true; // It cannot be read.
        }
        if ((module->words[i] & SpvOpCodeMask) == SpvOpExecutionMode && num_words > 2 &&
            module->words[i + 2] == SpvExecutionModeXfb) {
            return true;
        }
        i += num_words;
    }
    return false;
}

static void check_shader(wd_core_check *c) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const wd_state_pipeline *pipeline = command_buffer && wd_core_is_recording_known(command_buffer)
                                            ? command_buffer->bindings[WD_STATE_BIND_GRAPHICS].pipeline
                                            : NULL;
    const wd_state_stage *stage = pipeline ? last_stage(pipeline) : NULL;
    char text[160];
    wd_core_message m;
    if (stage && !declares_capture(stage->module) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(04128))) {
        wd_core_summaryf(
            &m,
            "the stage %s of the bound %s is the last one before rasterization, and its module has no "
            "execution mode Xfb",
            wd_VkShaderStageFlagBits_string(stage->stage),
            wd_core_name(c, VK_OBJECT_TYPE_PIPELINE, pipeline->object.handle, text, sizeof text));
        wd_core_end(&m);
    }
}

// check_bound_buffers: each counter belongs to a buffer that is bound.
static void check_bound_buffers(wd_core_check *c, uint32_t first, uint32_t count) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    wd_core_message m;
    if (command_buffer && wd_core_is_recording_known(command_buffer) &&
        (uint64_t)first + count > command_buffer->num_feedback_buffers &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(09630))) {
        wd_core_unsigned(&m, "firstCounterBuffer", first);
        wd_core_unsigned(&m, "counterBufferCount", count);
        wd_core_unsigned(&m, "the number of bound transform feedback buffers",
                         command_buffer->num_feedback_buffers);
        m.fix = "Call vkCmdBindTransformFeedbackBuffersEXT with a buffer for each counter.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(command_buffers, CmdBeginTransformFeedbackEXT) {
    check_bound_buffers(c, s->firstCounterBuffer, s->counterBufferCount);
    check_shader(c);
    check_activity(c, false, WD_CORE_RULE(02367));
    check_views(c);
    check_pipeline(c);
    check_counters(c, &(counters){s->counterBufferCount, s->pCounterBuffers, s->pCounterBufferOffsets,
                                  WD_CORE_RULE(02370), WD_CORE_RULE(02371), WD_CORE_RULE(02372)});
}

WD_CORE_CHECK(command_buffers, CmdEndTransformFeedbackEXT) {
    check_activity(c, true, WD_CORE_RULE(02375));
    check_counters(c, &(counters){s->counterBufferCount, s->pCounterBuffers, s->pCounterBufferOffsets,
                                  WD_CORE_RULE(02378), WD_CORE_RULE(02379), WD_CORE_RULE(02380)});
}

#ifdef VK_KHR_device_address_commands
WD_CORE_CHECK(command_buffers, CmdBeginTransformFeedback2EXT) {
    check_bound_buffers(c, s->firstCounterRange, s->counterRangeCount);
}
#endif
