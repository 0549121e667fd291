#include "vk/gpuav/runtime/gpuav_host_checks.h"

#include <string.h>

#include "vk/gpuav/runtime/gpuav_bound.h"
#include "vk/gpuav/runtime/gpuav_chain.h"
#include "vk/gpuav/runtime/gpuav_finding.h"
#include "vk/gpuav/runtime/gpuav_host_numbers.h"
#include "vk/report/message_ids.h"

enum {
    MAX_STAGES = 5,
    // Pointers in push constants that the host checks, of a stage and of a pipeline. Devices have room for some 32.
    MAX_STAGE_ADDRESSES = 64,
    MAX_ADDRESSES = MAX_STAGES * MAX_STAGE_ADDRESSES
};

struct wd_gpuav_host_checks {
    wd_gpuav_device *device;
    wd_arena arena;
    VkGraphicsPipelineCreateInfo *graphics; // NULL: a compute pipeline.
    VkComputePipelineCreateInfo compute;
    uint32_t num_stages;
    wd_gpuav_checked_stage *stages;
    bool has_instrumented_stages; // Some stages are not checked by the host.
    uint32_t num_addresses;       // Checks of pointers in push constants, of all stages.
    bool has_terms;               // Some checks need numbers of the command.
    wd_mutex lock;
    bool is_created; // Under the lock.
    // With all instrumented stages. VK_NULL_HANDLE: not created, or the driver refused it.
    VkPipeline pipeline;
};

// Creation

// Flags that are about the creation by the application: VK_PIPELINE_CREATE_DERIVATIVE_BIT,
// FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT and EARLY_RETURN_ON_FAILURE_BIT.
static const uint64_t creation_flags = 0x4 | 0x100 | 0x200;

bool wd_gpuav_may_check_by_host(const wd_gpuav_device *device, const VkGraphicsPipelineCreateInfo *graphics,
                                const VkComputePipelineCreateInfo *compute) {
    const wd_gpuav_options *options = &device->instance->options;
    // Without a region there is nothing to dump.
    if (!options->host_checks || options->dump_always || device->binds_with_pipeline) {
        return false;
    }
    return graphics ? wd_gpuav_can_copy_pipeline(device, graphics)
                    : compute && wd_gpuav_can_copy_pipeline_chain(compute->pNext);
}

bool wd_gpuav_is_checked_by_host(const wd_gpuav_device *device, const wd_gpuav_layout *layout,
                                 const wd_gpuav_shader *shader) {
    const wd_instrument_result *result = &shader->result;
    const bool avoids_terms = atomic_load_explicit(&device->avoids_host_terms, memory_order_relaxed);
    for (size_t i = 0; i < result->num_host_checks; i++) {
        const wd_host_check *check = &result->host_checks[i];
        if (avoids_terms && check->num_terms) {
            return false;
        }
        const wd_state_set_layout *set =
            check->set < layout->state->num_set_layouts ? layout->state->set_layouts[check->set] : NULL;
        const wd_state_layout_binding *binding =
            set ? wd_state_set_layout_binding(set, check->binding) : NULL;
        if (!binding || binding->flags & VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT ||
            set->flags & (VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR |
                          VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT)) {
            return false;
        }
    }
    return result->host_checks && result->num_host_address_checks <= MAX_STAGE_ADDRESSES &&
           !layout->uses_descriptor_buffers;
}

static void clear_creation_flags(VkPipelineCreateFlags *flags, const void *chain) {
    *flags &= ~(VkPipelineCreateFlags)creation_flags;
    for (VkBaseOutStructure *at = (VkBaseOutStructure *)chain; at; at = at->pNext) { // Our copy.
        if (at->sType == WD_GPUAV_PIPELINE_FLAGS2) {
            ((wd_gpuav_pipeline_flags2 *)(void *)at)->flags &= ~creation_flags;
        }
    }
}

static bool copy_infos(wd_gpuav_host_checks *checks, const VkGraphicsPipelineCreateInfo *graphics,
                       const VkComputePipelineCreateInfo *compute, VkPipelineLayout layout) {
    if (!graphics) {
        checks->compute = *compute;
        checks->compute.layout = layout;
        checks->compute.basePipelineHandle = VK_NULL_HANDLE;
        checks->compute.basePipelineIndex = -1;
        if (!wd_gpuav_copy_pipeline_chain(&checks->arena, compute->pNext, &checks->compute.pNext)) {
            return false;
        }
        clear_creation_flags(&checks->compute.flags, checks->compute.pNext);
        return true;
    }
    checks->graphics = wd_gpuav_copy_pipeline(checks->device, &checks->arena, graphics);
    if (!checks->graphics) {
        return false;
    }
    checks->graphics->layout = layout;
    checks->graphics->basePipelineHandle = VK_NULL_HANDLE;
    checks->graphics->basePipelineIndex = -1;
    clear_creation_flags(&checks->graphics->flags, checks->graphics->pNext);
    return true;
}

static bool has_terms(const wd_instrument_result *result) {
    bool has = false;
    for (size_t i = 0; i < result->num_host_checks; i++) {
        has |= result->host_checks[i].num_terms != 0;
    }
    return has;
}

wd_gpuav_host_checks *wd_gpuav_host_checks_create(wd_gpuav_device *device,
                                                  const VkGraphicsPipelineCreateInfo *graphics,
                                                  const VkComputePipelineCreateInfo *compute,
                                                  VkPipelineLayout layout,
                                                  const wd_gpuav_checked_stage *stages, uint32_t num_stages) {
    wd_gpuav_host_checks *checks = wd_alloc_zero(&device->allocator, 1, sizeof(*checks));
    if (checks) {
        checks->device = device;
        wd_arena_init(&checks->arena, device->allocator, 0);
        wd_mutex_init(&checks->lock);
        checks->stages = wd_arena_copy(&checks->arena, stages, num_stages, sizeof(*stages));
    }
    if (!checks || !checks->stages) {
        for (uint32_t i = 0; i < num_stages; i++) {
            wd_gpuav_shaders_release(&device->shaders, stages[i].shader);
        }
        wd_gpuav_host_checks_destroy(checks);
        return NULL;
    }
    checks->num_stages = num_stages;
    for (uint32_t i = 0; i < num_stages; i++) {
        checks->has_instrumented_stages |= stages[i].shader && !stages[i].is_checked_by_host;
        checks->num_addresses +=
            stages[i].is_checked_by_host ? (uint32_t)stages[i].shader->result.num_host_address_checks : 0;
        checks->has_terms |= stages[i].is_checked_by_host && has_terms(&stages[i].shader->result);
    }
    if (!copy_infos(checks, graphics, compute, layout)) {
        wd_gpuav_host_checks_destroy(checks);
        return NULL;
    }
    return checks;
}

void wd_gpuav_host_checks_destroy(wd_gpuav_host_checks *checks) {
    if (!checks) {
        return;
    }
    wd_gpuav_device *device = checks->device;
    if (checks->pipeline) {
        device->vk->DestroyPipeline(device->handle, checks->pipeline, NULL);
    }
    for (uint32_t i = 0; i < checks->num_stages; i++) {
        wd_gpuav_shaders_release(&device->shaders, checks->stages[i].shader);
    }
    wd_mutex_finish(&checks->lock);
    wd_arena_finish(&checks->arena);
    wd_free(&device->allocator, checks);
}

// The instrumented pipeline

// stage_storage holds the create infos of stages, for the duration of a call.
typedef struct stage_storage {
    VkPipelineShaderStageCreateInfo stages[MAX_STAGES];
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo sizes[MAX_STAGES];
} stage_storage;

static void destroy_modules(const wd_gpuav_device *device, const stage_storage *storage, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        if (storage->stages[i].module) {
            device->vk->DestroyShaderModule(device->handle, storage->stages[i].module, NULL);
        }
    }
}

// describe_stage creates the module of a stage: instrumented if it has checks. Other modules may be destroyed already.
static bool describe_stage(const wd_gpuav_host_checks *checks, const wd_state_pipeline *state, uint32_t index,
                           stage_storage *storage) {
    const wd_gpuav_device *device = checks->device;
    const wd_state_stage *from = &state->stages[index];
    const wd_gpuav_shader *shader = checks->stages[index].shader;
    VkPipelineShaderStageCreateInfo *stage = &storage->stages[index];
    *stage = (VkPipelineShaderStageCreateInfo){
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
        .flags = from->flags,
        .stage = from->stage,
        .pName = from->entry_point,
        .pSpecializationInfo = from->specialization.mapEntryCount ? &from->specialization : NULL,
    };
    if (from->required_subgroup_size) {
        storage->sizes[index] = (VkPipelineShaderStageRequiredSubgroupSizeCreateInfo){
            .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO,
            .requiredSubgroupSize = from->required_subgroup_size,
        };
        stage->pNext = &storage->sizes[index];
    }
    if (!shader && !from->module) {
        return false;
    }
    const VkShaderModuleCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
        .codeSize = (shader ? shader->result.num_words : from->module->num_words) * sizeof(uint32_t),
        .pCode = shader ? shader->result.words : from->module->words,
    };
    return device->vk->CreateShaderModule(device->handle, &info, NULL, &stage->module) == VK_SUCCESS;
}

// find_render_pass returns a render pass that the pipeline is compatible with: the application may have destroyed its
// own. VK_NULL_HANDLE: none is known.
static VkRenderPass find_render_pass(const wd_state_command_buffer *command_buffer,
                                     const wd_state_pipeline *state) {
    const wd_state_render_pass *pass = command_buffer->render_pass;
    if (!pass || wd_state_is_destroyed(&pass->object)) {
        pass = state->render_pass;
    }
    return pass && !wd_state_is_destroyed(&pass->object) ? (VkRenderPass)pass->object.handle : VK_NULL_HANDLE;
}

static void create_pipeline(wd_gpuav_host_checks *checks, const wd_state_command_buffer *command_buffer,
                            const wd_state_pipeline *state) {
    const wd_gpuav_device *device = checks->device;
    stage_storage storage = {0};
    bool is_described = checks->num_stages <= MAX_STAGES && checks->num_stages == state->num_stages;
    for (uint32_t i = 0; is_described && i < checks->num_stages; i++) {
        is_described = describe_stage(checks, state, i, &storage);
    }
    VkPipeline pipeline = VK_NULL_HANDLE;
    VkResult result = VK_ERROR_OUT_OF_HOST_MEMORY;
    if (is_described && !checks->graphics) {
        VkComputePipelineCreateInfo info = checks->compute;
        info.stage = storage.stages[0];
        result =
            device->vk->CreateComputePipelines(device->handle, VK_NULL_HANDLE, 1, &info, NULL, &pipeline);
    } else if (is_described) {
        VkGraphicsPipelineCreateInfo info = *checks->graphics;
        info.pStages = storage.stages;
        info.stageCount = checks->num_stages;
        info.renderPass = info.renderPass ? find_render_pass(command_buffer, state) : VK_NULL_HANDLE;
        if (!checks->graphics->renderPass == !info.renderPass) {
            result = device->vk->CreateGraphicsPipelines(device->handle, VK_NULL_HANDLE, 1, &info, NULL,
                                                         &pipeline);
        }
    }
    destroy_modules(device, &storage, checks->num_stages <= MAX_STAGES ? checks->num_stages : 0);
    checks->pipeline = result == VK_SUCCESS ? pipeline : VK_NULL_HANDLE;
}

// find_pipeline returns the instrumented pipeline, which it creates when it is first needed.
static VkPipeline find_pipeline(wd_gpuav_host_checks *checks, const wd_state_command_buffer *command_buffer,
                                const wd_state_pipeline *state) {
    wd_mutex_lock(&checks->lock);
    if (!checks->is_created) {
        checks->is_created = true;
        create_pipeline(checks, command_buffer, state);
    }
    const VkPipeline pipeline = checks->pipeline;
    wd_mutex_unlock(&checks->lock);
    if (!pipeline) {
        wd_gpuav_report_once(
            checks->device, WD_GPUAV_NOTICE_DRIVER, NULL,
            "A descriptor of a command is not written, is destroyed or is too small, or a pointer in push "
            "constants is not in a buffer, and the driver refused the "
            "pipeline with instrumented shaders, which would report the accesses.");
    }
    return pipeline;
}

// Checks

// command_context is a command whose checks the host makes.
typedef struct command_context {
    const wd_gpuav_host_checks *checks;
    const wd_state_bindings *bindings;
    const wd_state_pipeline *pipeline;
    wd_gpuav_host_numbers numbers;
} command_context;

static uint32_t view_mask_of(const wd_gpuav_host_checks *checks, const wd_state_pipeline *pipeline) {
    const wd_state_render_pass *pass = pipeline->render_pass;
    if (pass) {
        return pipeline->subpass < pass->num_subpasses ? pass->subpasses[pipeline->subpass].view_mask
                                                       : UINT32_MAX;
    }
    const VkPipelineRenderingCreateInfo *rendering =
        checks->graphics
            ? wd_gpuav_chain_find(checks->graphics->pNext, VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO)
            : NULL;
    return rendering ? rendering->viewMask : 0;
}

// holds returns whether a check holds for the bound sets. Sets that are not bound, or not known, are not checked.
static bool holds(const command_context *context, const wd_host_check *check) {
    const wd_state_bindings *bindings = context->bindings;
    const wd_state_pipeline_layout *layout = context->pipeline->layout;
    wd_state_descriptor_set *set = check->set < bindings->num_sets ? bindings->sets[check->set].set : NULL;
    if (check->set >= layout->num_set_layouts ||
        !wd_gpuav_inputs_has_layout(set, layout->set_layouts[check->set])) {
        return true;
    }
    uint32_t last;
    if (!wd_gpuav_find_host_last(&context->numbers, check, &last)) {
        return false;
    }
    for (uint32_t i = 0; i < check->num_elements; i++) {
        const uint32_t word = wd_gpuav_inputs_descriptor_word(&context->checks->device->inputs, set,
                                                              check->binding, check->element + i);
        if (word != WD_GPUAV_INPUT_VALID && last >= word) {
            return false;
        }
    }
    return true;
}

static bool all_hold(const command_context *context) {
    const wd_gpuav_host_checks *checks = context->checks;
    for (uint32_t i = 0; i < checks->num_stages; i++) {
        const wd_gpuav_checked_stage *stage = &checks->stages[i];
        for (size_t j = 0; stage->is_checked_by_host && j < stage->shader->result.num_host_checks; j++) {
            if (!holds(context, &stage->shader->result.host_checks[j])) {
                return false;
            }
        }
    }
    return true;
}

// find_addresses reads the pointers of all stages' checks, and compares them with the table of addresses unless they
// are those of `known`, which may be NULL.
static bool find_addresses(const wd_gpuav_host_checks *checks, const wd_state_command_buffer *command_buffer,
                           const uint64_t *known, uint64_t *addresses) {
    uint64_t *next = addresses;
    for (uint32_t i = 0; i < checks->num_stages; i++) {
        const wd_gpuav_checked_stage *stage = &checks->stages[i];
        if (!stage->is_checked_by_host) {
            continue;
        }
        const wd_instrument_result *shader = &stage->shader->result;
        const size_t count = shader->num_host_address_checks;
        if (!wd_gpuav_read_addresses(command_buffer, shader, next)) {
            return false;
        }
        const bool is_known = known && !memcmp(next, known + (next - addresses), count * sizeof(*next));
        if (!is_known && !wd_gpuav_addresses_hold(checks->device, shader, next)) {
            return false;
        }
        next += count;
    }
    return true;
}

// note_command notes a command whose checks hold, for its submission.
static const wd_gpuav_host_command *note_command(const wd_gpuav_device *device,
                                                 wd_state_command_buffer *command_buffer,
                                                 wd_gpuav_recording *recording,
                                                 const wd_state_bindings *bindings,
                                                 const wd_gpuav_host_command *noted) {
    const uint32_t num_sets = bindings->num_sets, num_addresses = noted->checks->num_addresses;
    wd_gpuav_host_command *added =
        wd_arena_alloc(&command_buffer->arena, sizeof(*added) + num_sets * sizeof(added->sets[0]));
    const uint64_t *addresses = num_addresses ? wd_arena_copy(&command_buffer->arena, noted->addresses,
                                                              num_addresses, sizeof(*addresses))
                                              : NULL;
    if (!added || (num_addresses && !addresses)) {
        command_buffer->incomplete = true;
        return NULL;
    }
    *added = *noted;
    added->addresses = addresses;
    added->num_sets = num_sets;
    for (uint32_t i = 0; i < num_sets; i++) {
        added->sets[i] = bindings->sets[i].set;
    }
    if (!recording->host_commands) {
        recording->num_destroyed = __atomic_load_n(&device->inputs.num_destroyed, __ATOMIC_RELAXED);
        recording->num_removed_addresses = wd_gpuav_addresses_num_removed(&device->addresses);
    }
    added->next = recording->host_commands;
    recording->host_commands = added;
    return added;
}

// is_checked returns whether the checks of a command hold because those of the last one do. `addresses` gets the
// pointers in push constants. `*can_hold` false: the checks of these do not hold.
static bool is_checked(const wd_gpuav_host_checks *checks, const wd_state_command_buffer *command_buffer,
                       const wd_gpuav_host_checked *last, bool has_same_sets, uint64_t *addresses,
                       bool *can_hold) {
    const uint64_t *known = last->command ? last->command->addresses : NULL;
    *can_hold = true;
    if (!checks->num_addresses) {
        return has_same_sets;
    }
    if (has_same_sets && last->num_push_constant_changes == command_buffer->num_push_constant_changes) {
        return true;
    }
    *can_hold =
        checks->num_addresses <= MAX_ADDRESSES && find_addresses(checks, command_buffer, known, addresses);
    return *can_hold && has_same_sets && known &&
           !memcmp(addresses, known, checks->num_addresses * sizeof(*addresses));
}

static void replace_pipeline(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                             wd_state_bind_point bind, const wd_state_pipeline *state,
                             wd_gpuav_host_checks *checks, wd_gpuav_host_checked *checked) {
    const VkPipeline pipeline = find_pipeline(checks, command_buffer, state);
    if (checks->has_terms) {
        atomic_store_explicit(&device->avoids_host_terms, true, memory_order_relaxed);
    }
    if (pipeline) {
        device->vk->CmdBindPipeline((VkCommandBuffer)(uintptr_t)command_buffer->object.handle,
                                    wd_gpuav_bind_point(bind), pipeline);
        checked->is_replaced = true;
    }
}

bool wd_gpuav_check_by_host(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                            wd_state_bind_point bind, const wd_state_pipeline *state,
                            wd_gpuav_host_checks *checks, const char *command,
                            const wd_gpuav_command_numbers *numbers) {
    const wd_state_bindings *bindings = &command_buffer->bindings[bind];
    wd_gpuav_recording *recording = wd_gpuav_find_recording(device, command_buffer);
    // The pipeline may be another one after a command that the build does not know.
    if (!recording || bindings->pipeline != state) {
        return checks->has_instrumented_stages;
    }
    wd_gpuav_host_checked *checked = &recording->host_checked[bind];
    if (checked->pipeline != state || checked->generation != command_buffer->generation) {
        *checked = (wd_gpuav_host_checked){0};
    }
    if (checked->is_replaced) {
        return true;
    }
    const bool has_same_sets = checked->pipeline && checked->num_changes == bindings->num_changes;
    uint64_t addresses[MAX_ADDRESSES];
    bool can_hold;
    const bool is_known = is_checked(checks, command_buffer, checked, has_same_sets, addresses, &can_hold);
    const command_context context = {
        checks,
        bindings,
        state,
        {command_buffer, numbers, checks->has_terms ? view_mask_of(checks, state) : 0}};
    if ((!is_known || checks->has_terms) && !(can_hold && all_hold(&context))) {
        checked->command = NULL;
        replace_pipeline(device, command_buffer, bind, state, checks, checked);
    } else if (!is_known) {
        const wd_gpuav_host_command noted = {
            .pipeline = state, .checks = checks, .command = command, .addresses = addresses};
        checked->command = note_command(device, command_buffer, recording, bindings, &noted);
    }
    checked->pipeline = state;
    checked->generation = command_buffer->generation;
    checked->num_changes = bindings->num_changes;
    checked->num_push_constant_changes = command_buffer->num_push_constant_changes;
    return checked->is_replaced || checks->has_instrumented_stages;
}

void wd_gpuav_forget_host_checks(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (recording) {
        recording->host_checked[bind] = (wd_gpuav_host_checked){0};
    }
}

// Resources that were destroyed after the recording

enum { MAX_ID = 128 };

static void report_destroyed(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                             const wd_gpuav_host_command *command, uint32_t stage, const wd_host_check *check,
                             uint32_t element) {
    const wd_finding_object objects[] = {
        wd_gpuav_describe_object(&command->sets[check->set]->object, "Descriptor Set"),
        wd_gpuav_describe_object(&command_buffer->object, "Command buffer"),
        wd_gpuav_describe_object(&command->pipeline->object, "Pipeline"),
        wd_gpuav_describe_shader(command->pipeline, stage),
    };
    const size_t num_objects = sizeof(objects) / sizeof(objects[0]);
    char id[MAX_ID];
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    wd_string_appendf(&text,
                      "Descriptor index %u references a destroyed resource. Set %u, binding %u. The resource "
                      "was destroyed after %s was recorded, and the command buffer is submitted. The access "
                      "is not guarded, because shaders cannot be replaced in a recorded command buffer.",
                      element, check->set, check->binding, command->command);
    for (size_t i = 0; i < num_objects; i++) {
        wd_string_append(&text, " ");
        wd_gpuav_append_object(&text, &objects[i]);
    }
    wd_string_append(&text,
                     " Fix: destroy the resource after the last submission of the command buffer, or record "
                     "the command buffer again. With gpuav_host_checks=false the shader guards the access, "
                     "and the message names the invocation and the source line.");
    wd_message_compose(id, sizeof(id), WD_ID_VUID_DESCRIPTOR_STATE, command->command);
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.failed ? "A descriptor references a destroyed resource." : text.text,
        .site = wd_hash64_bytes(id, strlen(id)) ^ wd_hash_u64((uint64_t)check->set << 32 | check->binding) ^
                wd_hash_u64(command->checks->stages[stage].shader->result.shader_id),
        .objects = objects,
        .num_objects = num_objects,
    };
    wd_report_submit(device->chassis->instance->report, &finding);
    wd_string_finish(&text);
}

// compare_again reports the first descriptor of each check that has no resource any more.
static void compare_again(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                          const wd_gpuav_host_command *command, uint32_t stage, const wd_host_check *check) {
    const wd_state_pipeline_layout *layout = command->pipeline->layout;
    wd_state_descriptor_set *set = check->set < command->num_sets ? command->sets[check->set] : NULL;
    if (check->set >= layout->num_set_layouts ||
        !wd_gpuav_inputs_has_layout(set, layout->set_layouts[check->set]) ||
        wd_state_is_destroyed(&set->object)) {
        return;
    }
    for (uint32_t i = 0; i < check->num_elements; i++) {
        if (!wd_gpuav_inputs_descriptor_word(NULL, set, check->binding, check->element + i)) {
            report_destroyed(device, command_buffer, command, stage, check, check->element + i);
            return;
        }
    }
}

static void compare_addresses(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                              const wd_gpuav_host_command *command) {
    const wd_gpuav_host_checks *checks = command->checks;
    const uint64_t *next = command->addresses;
    for (uint32_t i = 0; i < checks->num_stages && checks->num_addresses; i++) {
        if (!checks->stages[i].is_checked_by_host) {
            continue;
        }
        const wd_instrument_result *shader = &checks->stages[i].shader->result;
        const wd_finding_object objects[] = {
            wd_gpuav_describe_object(&command_buffer->object, "Command buffer"),
            wd_gpuav_describe_object(&command->pipeline->object, "Pipeline"),
            wd_gpuav_describe_shader(command->pipeline, i),
        };
        const wd_gpuav_lost_address lost = {.command = command->command,
                                            .shader_id = shader->shader_id,
                                            .objects = objects,
                                            .num_objects = sizeof(objects) / sizeof(objects[0])};
        wd_gpuav_report_lost_addresses(device, &lost, shader, next);
        next += shader->num_host_address_checks;
    }
}

static void compare_descriptors(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                                const wd_gpuav_host_command *command) {
    const wd_gpuav_host_checks *checks = command->checks;
    for (uint32_t i = 0; i < checks->num_stages; i++) {
        const wd_gpuav_checked_stage *stage = &checks->stages[i];
        for (size_t j = 0; stage->is_checked_by_host && j < stage->shader->result.num_host_checks; j++) {
            compare_again(device, command_buffer, command, i, &stage->shader->result.host_checks[j]);
        }
    }
}

static void report_recording(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                             wd_gpuav_recording *recording) {
    const uint32_t num_destroyed = __atomic_load_n(&device->inputs.num_destroyed, __ATOMIC_RELAXED),
                   num_removed = wd_gpuav_addresses_num_removed(&device->addresses);
    const bool compares_descriptors =
        __atomic_exchange_n(&recording->num_destroyed, num_destroyed, __ATOMIC_RELAXED) != num_destroyed;
    const bool compares_addresses =
        __atomic_exchange_n(&recording->num_removed_addresses, num_removed, __ATOMIC_RELAXED) != num_removed;
    if (!compares_descriptors && !compares_addresses) {
        return;
    }
    for (const wd_gpuav_host_command *command = recording->host_commands; command; command = command->next) {
        if (compares_descriptors) {
            compare_descriptors(device, command_buffer, command);
        }
        if (compares_addresses) {
            compare_addresses(device, command_buffer, command);
        }
    }
}

static void report_nested(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                          uint32_t depth) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (recording && recording->host_commands) {
        report_recording(device, command_buffer, recording);
    }
    for (uint32_t i = 0; depth < WD_GPUAV_MAX_NESTING && i < command_buffer->num_executed; i++) {
        report_nested(device, command_buffer->executed[i], depth + 1);
    }
}

void wd_gpuav_report_destroyed(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer) {
    report_nested(device, command_buffer, 0);
}
