// Shader objects (VK_EXT_shader_object), and programs of them.
#include <assert.h>
#include <string.h>

#include "vk/state/state_hooks.h"
#include "vk/state/state_stage.h"

void wd_state_unbind_shaders(wd_state_bindings *bindings) {
    if (bindings->num_shaders) {
        memset(bindings->shaders, 0, sizeof bindings->shaders);
        bindings->num_shaders = 0;
    }
    bindings->program = NULL;
}

#ifdef VK_EXT_shader_object

static void finish_shader(wd_state_object *object) {
    wd_state_shader *shader = (wd_state_shader *)object;
    wd_state_stage_finish(&object->table->allocator, &shader->stage);
    wd_state_unref((wd_state_object *)shader->layout);
}

static bool init_shader(wd_state_device *device, wd_state_shader *shader, const VkShaderCreateInfoEXT *info) {
    const VkPipelineLayoutCreateInfo layout = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
        .setLayoutCount = info->setLayoutCount,
        .pSetLayouts = info->pSetLayouts,
        .pushConstantRangeCount = info->pushConstantRangeCount,
        .pPushConstantRanges = info->pPushConstantRanges,
    };
    const VkShaderModuleCreateInfo module = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
        .pNext = info->pNext,
        .codeSize = info->codeSize,
        .pCode = info->pCode,
    };
    const bool is_spirv = info->codeType == VK_SHADER_CODE_TYPE_SPIRV_EXT;
    const VkPipelineShaderStageCreateInfo stage = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
        .pNext = is_spirv ? &module : info->pNext,
        .stage = info->stage,
        .pName = info->pName,
        .pSpecializationInfo = info->pSpecializationInfo,
    };
    shader->flags = info->flags;
    shader->layout = wd_state_new_layout(device, &layout);
    return wd_state_stage_init(device, &shader->stage, &stage) && shader->layout;
}

static VkShaderStageFlags linked_stages(const wd_CreateShadersEXT_args *args) {
    VkShaderStageFlags stages = 0;
    for (uint32_t i = 0; i < args->createInfoCount; i++) {
        const VkShaderCreateInfoEXT *info = &args->pCreateInfos[i];
        stages |= info->flags & VK_SHADER_CREATE_LINK_STAGE_BIT_EXT ? (VkShaderStageFlags)info->stage : 0;
    }
    return stages;
}

// If the creation of a shader fails, its handle is VK_NULL_HANDLE, and all others are valid.
WD_STATE_POST(CreateShadersEXT) {
    (void)down;
    wd_state_device *device = call->device->state;
    const VkShaderStageFlags linked = linked_stages(args);
    uint64_t link = 0; // The id of the first linked shader.
    for (uint32_t i = 0; args->pShaders && i < args->createInfoCount; i++) {
        if (args->pShaders[i] == VK_NULL_HANDLE) {
            continue;
        }
        wd_state_shader *shader = wd_state_new_in_device(device, VK_OBJECT_TYPE_SHADER_EXT,
                                                         WD_STATE_NON_DISPATCHABLE(args->pShaders[i]),
                                                         sizeof *shader, finish_shader);
        if (shader && args->pCreateInfos[i].flags & VK_SHADER_CREATE_LINK_STAGE_BIT_EXT) {
            link = link ? link : shader->object.id;
            shader->link = link;
            shader->linked_stages = linked;
        }
        if (shader && init_shader(device, shader, &args->pCreateInfos[i])) {
            wd_state_publish(&shader->object);
        } else if (shader) {
            wd_state_unref(&shader->object);
        }
    }
}

#endif

// The latest programs of a command buffer are compared with the bound shader objects; older ones are created again.
enum { MAX_COMPARED = 16 };

static bool has_shaders(const wd_state_pipeline *program, const wd_state_bindings *bindings) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < WD_STATE_MAX_BOUND_SHADERS; i++) {
        if (bindings->shaders[i] &&
            (count == program->num_stages || program->shaders[count++] != bindings->shaders[i])) {
            return false;
        }
    }
    return count == program->num_stages;
}

static wd_state_pipeline *find_program(const wd_state_command_buffer *command_buffer,
                                       const wd_state_bindings *bindings) {
    int compared = 0;
    for (wd_state_program *program = command_buffer->programs; program && compared < MAX_COMPARED;
         program = program->next, compared++) {
        if (has_shaders(program->pipeline, bindings)) {
            return program->pipeline;
        }
    }
    return NULL;
}

// fill_program adds the bound shader objects. All of them have the same layout (VUID-vkCmdDraw-None-08879). It returns
// false without memory.
static bool fill_program(wd_state_device *device, wd_state_pipeline *program,
                         const wd_state_bindings *bindings) {
    program->stages = wd_alloc_zero(&device->allocator, bindings->num_shaders, sizeof *program->stages);
    program->shaders = wd_alloc_zero(&device->allocator, bindings->num_shaders, sizeof *program->shaders);
    bool fits = program->stages && program->shaders;
    for (uint32_t i = 0; fits && i < WD_STATE_MAX_BOUND_SHADERS; i++) {
        wd_state_shader *shader = bindings->shaders[i];
        if (!shader) {
            continue;
        }
        const uint32_t index = program->num_stages++;
        assert(index < bindings->num_shaders);
        program->shaders[index] = (wd_state_shader *)wd_state_ref(&shader->object);
        fits = wd_state_stage_copy(device, &program->stages[index], &shader->stage);
        if (!program->layout) {
            program->layout = (wd_state_pipeline_layout *)wd_state_ref((wd_state_object *)shader->layout);
        }
    }
    program->num_own_stages = program->num_stages;
    return fits;
}

static wd_state_pipeline *add_program(wd_state_command_buffer *command_buffer,
                                      const wd_state_bindings *bindings, VkPipelineBindPoint bind_point) {
    wd_state_device *device = command_buffer->device;
    wd_state_program *listed = wd_arena_alloc_zero(&command_buffer->arena, 1, sizeof *listed);
    wd_state_pipeline *program =
        wd_state_new_in_device(device, VK_OBJECT_TYPE_PIPELINE, 0, sizeof *program, wd_state_finish_pipeline);
    bool fits = listed && program && fill_program(device, program, bindings) &&
                wd_state_keep_weak(command_buffer, &program->object);
    if (program) {
        program->bind_point = bind_point;
        wd_state_unref(&program->object); // The command buffer keeps it.
    }
    if (!fits) {
        command_buffer->incomplete = true;
        return NULL;
    }
    listed->pipeline = program;
    listed->next = command_buffer->programs;
    command_buffer->programs = listed;
    return program;
}

wd_state_pipeline *wd_state_bound_program(wd_state_command_buffer *command_buffer,
                                          wd_state_bind_point bind_point) {
    static const VkPipelineBindPoint bind_points[WD_STATE_BIND_COUNT] = {
        [WD_STATE_BIND_GRAPHICS] = VK_PIPELINE_BIND_POINT_GRAPHICS,
        [WD_STATE_BIND_COMPUTE] = VK_PIPELINE_BIND_POINT_COMPUTE,
        [WD_STATE_BIND_RAY_TRACING] = VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR,
    };
    assert((unsigned)bind_point < WD_STATE_BIND_COUNT);
    wd_state_bindings *bindings = &command_buffer->bindings[bind_point];
    if (!bindings->num_shaders || bindings->program) {
        return bindings->program;
    }
    bindings->program = find_program(command_buffer, bindings);
    if (!bindings->program) {
        bindings->program = add_program(command_buffer, bindings, bind_points[bind_point]);
    }
    return bindings->program;
}
