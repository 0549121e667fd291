#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"

#include "vk/registry/chain.h"

#include <assert.h>
#include <string.h>

#include "vk/gpuav/device/chain/gpuav_chain.h"
#include "vk/gpuav/runtime/host_checks/gpuav_host_parameters.h"
#include "vk/gpuav/runtime/shaders/gpuav_selection.h"
#include "vk/report/message_ids.h"

enum {
    MAX_STAGES = WD_GPUAV_MAX_CHECKED_STAGES,
    MAX_SETS = 32, // Sets that checks use. Devices have at most 32.
    // Pointers in push constants that the host checks, of a stage and of a pipeline. Devices have room for some 32.
    MAX_STAGE_ADDRESSES = 64,
    MAX_ADDRESSES = MAX_STAGES * MAX_STAGE_ADDRESSES,
    // Checks that need parameters of the command.
    MAX_STAGE_LIMITS = 64,
    MAX_LIMITS = MAX_STAGES * MAX_STAGE_LIMITS,
    // How many of the last noted commands are searched for one with the same pipeline.
    MAX_SEARCHED = 8
};

// Creation

// Flags that are about the creation by the application. Flags of VkPipelineCreateFlagBits2 have the same values.
static const uint64_t creation_flags = VK_PIPELINE_CREATE_DERIVATIVE_BIT |
                                       VK_PIPELINE_CREATE_FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT |
                                       VK_PIPELINE_CREATE_EARLY_RETURN_ON_FAILURE_BIT;

// makes_checks returns whether the settings ask for checks by the host. Without a region there is nothing to dump.
static bool makes_checks(const wd_gpuav_device *device) {
    const wd_gpuav_options *options = &device->instance->options;
    return options->host_checks && !options->dump_always;
}

bool wd_gpuav_may_check_by_host(const wd_gpuav_device *device, const VkGraphicsPipelineCreateInfo *graphics,
                                const VkComputePipelineCreateInfo *compute) {
    if (device->features.binds_with_pipeline ||
        (!makes_checks(device) && !wd_gpuav_selection_has_patterns(device->instance->selection))) {
        return false;
    }
    return graphics ? wd_gpuav_can_copy_pipeline(device, graphics)
                    : compute && wd_gpuav_can_copy_pipeline_chain(compute->pNext);
}

bool wd_gpuav_is_checked_by_host(const wd_gpuav_device *device, const wd_gpuav_layout *layout,
                                 const wd_gpuav_shader *shader) {
    const wd_instrument_result *result = &shader->result;
    const bool avoids_terms = atomic_load_explicit(&device->avoids_host_terms, memory_order_relaxed);
    size_t num_limits = 0;
    if (!makes_checks(device)) {
        return false;
    }
    for (size_t i = 0; i < result->num_host_checks; i++) {
        const wd_host_check *check = &result->host_checks[i];
        num_limits += check->num_terms != 0;
        if (check->set >= MAX_SETS || (avoids_terms && check->num_terms)) {
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
           num_limits <= MAX_STAGE_LIMITS && !layout->uses_descriptor_buffers;
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
    assert(!graphics != !compute);
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

// count_checks counts the checks of a stage that the host checks.
static void count_checks(wd_gpuav_host_checks *checks, const wd_instrument_result *result) {
    checks->num_addresses += (uint32_t)result->num_host_address_checks;
    for (size_t i = 0; i < result->num_host_checks; i++) {
        const wd_host_check *check = &result->host_checks[i];
        assert(check->set < MAX_SETS);
        checks->num_limits += check->num_terms != 0;
        checks->num_sets = check->set >= checks->num_sets ? check->set + 1 : checks->num_sets;
    }
}

wd_gpuav_host_checks *wd_gpuav_host_checks_create(wd_gpuav_device *device,
                                                  const VkGraphicsPipelineCreateInfo *graphics,
                                                  const VkComputePipelineCreateInfo *compute,
                                                  const wd_gpuav_layout *layout,
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
            wd_gpuav_shaders_release(device->shaders, stages[i].shader);
        }
        wd_gpuav_host_checks_destroy(checks);
        return NULL;
    }
    checks->num_stages = num_stages;
    checks->layout = layout;
    for (uint32_t i = 0; i < num_stages; i++) {
        checks->has_instrumented_stages |= stages[i].shader && !stages[i].is_checked_by_host;
        checks->has_deferred_stages |= stages[i].is_deferred;
        if (stages[i].is_checked_by_host) {
            count_checks(checks, &stages[i].shader->result);
        }
    }
    if (!copy_infos(checks, graphics, compute, layout->handle)) {
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
        wd_gpuav_shaders_release(device->shaders, checks->stages[i].shader);
    }
    wd_mutex_finish(&checks->lock);
    wd_arena_finish(&checks->arena);
    wd_free(&device->allocator, checks);
}

// Checks

// command_context is a command whose checks the host makes.
typedef struct command_context {
    const wd_gpuav_host_checks *checks;
    const wd_state_bindings *bindings;
    const wd_state_pipeline *pipeline;
    wd_state_command_buffer *command_buffer;
    wd_state_bind_point bind;
    wd_gpuav_host_parameters parameters;
} command_context;

static uint32_t view_mask_of(const wd_gpuav_host_checks *checks, const wd_state_pipeline *pipeline) {
    const wd_state_render_pass *pass = pipeline->render_pass;
    if (pass) {
        return pipeline->subpass < pass->num_subpasses ? pass->subpasses[pipeline->subpass].view_mask
                                                       : UINT32_MAX;
    }
    const VkPipelineRenderingCreateInfo *rendering =
        checks->graphics
            ? wd_find_chained(checks->graphics->pNext, VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO)
            : NULL;
    return rendering ? rendering->viewMask : 0;
}

// find_limit returns the smallest word of a check's descriptors. WD_GPUAV_INPUT_VALID: any byte may be accessed, or the
// set is not bound, or not known.
static uint32_t find_limit(const command_context *context, const wd_host_check *check) {
    const wd_state_bindings *bindings = context->bindings;
    const wd_state_pipeline_layout *layout = context->pipeline->layout;
    wd_state_descriptor_set *set = check->set < bindings->num_sets ? bindings->sets[check->set].set : NULL;
    uint32_t limit = WD_GPUAV_INPUT_VALID;
    if (check->set >= layout->num_set_layouts ||
        !wd_gpuav_inputs_has_layout(set, layout->set_layouts[check->set])) {
        return limit;
    }
    for (uint32_t i = 0; i < check->num_elements; i++) {
        const uint32_t word = wd_gpuav_inputs_descriptor_word(&context->checks->device->inputs, set,
                                                              check->binding, check->element + i);
        limit = word < limit ? word : limit;
    }
    return limit;
}

static bool holds(const command_context *context, const wd_host_check *check, uint32_t limit) {
    uint32_t last;
    return limit == WD_GPUAV_INPUT_VALID ||
           (wd_gpuav_find_host_last(&context->parameters, check, &last) && last < limit);
}

// descriptors_hold returns whether all checks of descriptors hold. `limits` gets the limits of those that need
// parameters of the command.
static bool descriptors_hold(const command_context *context, uint32_t *limits) {
    const wd_gpuav_host_checks *checks = context->checks;
    for (uint32_t i = 0; i < checks->num_stages; i++) {
        const wd_gpuav_checked_stage *stage = &checks->stages[i];
        for (size_t j = 0; stage->is_checked_by_host && j < stage->shader->result.num_host_checks; j++) {
            const wd_host_check *check = &stage->shader->result.host_checks[j];
            const uint32_t limit = find_limit(context, check);
            if (!holds(context, check, limit)) {
                return false;
            }
            if (check->num_terms) {
                *limits++ = limit;
            }
        }
    }
    return true;
}

// parameter_checks_hold returns whether the checks that need parameters of the command hold with known limits.
static bool parameter_checks_hold(const command_context *context, const uint32_t *limits) {
    const wd_gpuav_host_checks *checks = context->checks;
    for (uint32_t i = 0; i < checks->num_stages && checks->num_limits; i++) {
        const wd_gpuav_checked_stage *stage = &checks->stages[i];
        for (size_t j = 0; stage->is_checked_by_host && j < stage->shader->result.num_host_checks; j++) {
            const wd_host_check *check = &stage->shader->result.host_checks[j];
            if (check->num_terms && !holds(context, check, *limits++)) {
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

// evaluation is the result of the checks of a command, if all hold.
typedef struct evaluation {
    uint32_t num_sets;
    wd_gpuav_host_set sets[MAX_SETS];
    uint64_t addresses[MAX_ADDRESSES];
    uint32_t limits[MAX_LIMITS];
} evaluation;

// read_versions is called before the descriptors are read, so that a later update is noticed.
static void read_versions(const command_context *context, evaluation *evaluated) {
    const wd_state_bindings *bindings = context->bindings;
    const uint32_t num_used = context->checks->num_sets;
    assert(num_used <= MAX_SETS);
    evaluated->num_sets = bindings->num_sets < num_used ? bindings->num_sets : num_used;
    for (uint32_t i = 0; i < evaluated->num_sets; i++) {
        wd_state_descriptor_set *set = bindings->sets[i].set;
        evaluated->sets[i] =
            (wd_gpuav_host_set){set, set ? __atomic_load_n(&set->version, __ATOMIC_ACQUIRE) : 0};
    }
}

// note_command notes a command whose checks hold, for the next commands and for its submission. The arrays of `noted`
// are NULL if they are in `evaluated`.
static void note_command(const command_context *context, wd_gpuav_recording *recording,
                         const wd_gpuav_host_command *noted, const evaluation *evaluated) {
    assert(evaluated->num_sets <= MAX_SETS);
    const uint32_t num_addresses = context->checks->num_addresses, num_limits = context->checks->num_limits;
    const size_t sets_size = evaluated->num_sets * sizeof(evaluated->sets[0]);
    wd_arena *arena = &context->command_buffer->arena;
    wd_gpuav_host_command *added = wd_arena_alloc(arena, sizeof(*added) + sets_size);
    const uint64_t *addresses = noted->addresses ? noted->addresses
                                                 : wd_arena_copy(arena, evaluated->addresses, num_addresses,
                                                                 sizeof(evaluated->addresses[0]));
    const uint32_t *limits =
        noted->limits ? noted->limits
                      : wd_arena_copy(arena, evaluated->limits, num_limits, sizeof(evaluated->limits[0]));
    if (!added || (num_addresses && !addresses) || (num_limits && !limits)) {
        context->command_buffer->incomplete = true;
        return;
    }
    wd_gpuav_host_results *results = wd_gpuav_host_results_of(recording);
    if (!results->commands) {
        results->num_destroyed = noted->changes.num_destroyed;
        results->num_removed_addresses = noted->changes.num_removed_addresses;
    }
    *added = *noted;
    added->addresses = addresses;
    added->limits = limits;
    added->num_sets = evaluated->num_sets;
    memcpy(added->sets, evaluated->sets, sets_size);
    added->next = results->commands;
    results->commands = added;
    results->checked[context->bind].command = added;
}

// has_same_sets returns whether the sets that checks use, and their contents, are those of an earlier command.
static bool has_same_sets(const command_context *context, const wd_gpuav_host_command *last) {
    const wd_state_bindings *bindings = context->bindings;
    const uint32_t num_used = context->checks->num_sets;
    if (last->num_sets != (bindings->num_sets < num_used ? bindings->num_sets : num_used)) {
        return false;
    }
    for (uint32_t i = 0; i < last->num_sets; i++) {
        const wd_state_descriptor_set *set = bindings->sets[i].set;
        if (set != last->sets[i].set ||
            (set && __atomic_load_n(&set->version, __ATOMIC_ACQUIRE) != last->sets[i].version)) {
            return false;
        }
    }
    return true;
}

static wd_gpuav_host_changes read_changes(const command_context *context) {
    const wd_gpuav_device *device = context->checks->device;
    return (wd_gpuav_host_changes){
        .num_destroyed = wd_gpuav_inputs_num_destroyed(&device->inputs),
        .num_removed_addresses = wd_gpuav_addresses_num_removed(&device->addresses),
        .num_pushes = context->command_buffer->pushed.num_changes,
    };
}

// check_pointers returns whether the checks of pointers in push constants hold. `*are_same` true: the pointers and
// their buffers are those of `last`. Otherwise, `addresses` gets the pointers.
static bool check_pointers(const command_context *context, const wd_gpuav_host_command *last,
                           const wd_gpuav_host_changes *now, uint64_t *addresses, bool *are_same) {
    const wd_gpuav_host_checks *checks = context->checks;
    const uint64_t *known =
        last && last->changes.num_removed_addresses == now->num_removed_addresses ? last->addresses : NULL;
    *are_same = !checks->num_addresses || (known && last->changes.num_pushes == now->num_pushes);
    if (*are_same) {
        return true;
    }
    if (!find_addresses(checks, context->command_buffer, known, addresses)) {
        return false;
    }
    *are_same = known && !memcmp(addresses, known, checks->num_addresses * sizeof(*known));
    return true;
}

// is_certainly_executed returns whether invocations of the pipeline certainly run: the command is a direct dispatch,
// and no conditional rendering can skip it.
static bool is_certainly_executed(const command_context *context) {
    const wd_gpuav_command_parameters *command = context->parameters.command;
    return command && command->has_groups && !context->checks->device->features.has_conditional_rendering;
}

// make_checks returns whether the checks of a command hold. `last` is an earlier command with the same pipeline; NULL:
// none is known. Its results are used as far as the sets, the pointers in push constants and their resources are the
// same.
static bool make_checks(const command_context *context, wd_gpuav_recording *recording,
                        wd_gpuav_host_command *last, const char *command) {
    const wd_gpuav_host_changes now = read_changes(context);
    const bool is_executed = is_certainly_executed(context);
    const bool is_same_content =
        last && last->changes.num_destroyed == now.num_destroyed && has_same_sets(context, last);
    bool is_same_pointers;
    evaluation evaluated;
    if (context->checks->num_stages > MAX_STAGES ||
        !check_pointers(context, last, &now, evaluated.addresses, &is_same_pointers)) {
        return false;
    }
    if (is_same_content && is_same_pointers) {
        last->changes.num_pushes = now.num_pushes;
        const bool hold = parameter_checks_hold(context, last->limits);
        last->is_executed |= hold && is_executed;
        return hold;
    }
    if (is_same_content) {
        assert(last->num_sets <= MAX_SETS);
        evaluated.num_sets = last->num_sets;
        memcpy(evaluated.sets, last->sets, last->num_sets * sizeof(last->sets[0]));
    } else {
        read_versions(context, &evaluated);
    }
    if (is_same_content ? !parameter_checks_hold(context, last->limits)
                        : !descriptors_hold(context, evaluated.limits)) {
        return false;
    }
    const wd_gpuav_host_command noted = {
        .pipeline = context->pipeline,
        .checks = context->checks,
        .command = command,
        .is_executed = is_executed,
        .addresses = last && is_same_pointers ? last->addresses : NULL,
        .limits = is_same_content ? last->limits : NULL,
        .changes = now,
    };
    note_command(context, recording, &noted, &evaluated);
    return true;
}

// find_last returns the last noted command with this pipeline, if it is one of the last noted commands. NULL: none.
static wd_gpuav_host_command *find_last(const wd_gpuav_recording *recording,
                                        const wd_state_pipeline *pipeline) {
    wd_gpuav_host_command *command = wd_gpuav_host_results_of(recording)->commands;
    for (uint32_t i = 0; command && command->pipeline != pipeline; i++) {
        command = i < MAX_SEARCHED ? command->next : NULL;
    }
    return command;
}

static void replace_pipeline(const command_context *context, wd_gpuav_host_checks *checks,
                             wd_gpuav_host_checked *checked) {
    wd_gpuav_device *device = checks->device;
    const wd_state_command_buffer *command_buffer = context->command_buffer;
    const VkPipeline pipeline = wd_gpuav_find_checked_pipeline(checks, command_buffer, context->pipeline);
    if (checks->num_limits) {
        atomic_store_explicit(&device->avoids_host_terms, true, memory_order_relaxed);
    }
    if (pipeline) {
        device->vk->CmdBindPipeline((VkCommandBuffer)(uintptr_t)command_buffer->object.handle,
                                    wd_gpuav_bind_point(context->bind), pipeline);
        checked->is_replaced = true;
    }
}

// is_selected returns whether the name of the pipeline, or of the module of a deferred stage, is selected now.
static bool is_selected(const wd_gpuav_host_checks *checks, const wd_state_pipeline *state) {
    const wd_gpuav_selection *selection = checks->device->instance->selection;
    bool any =
        checks->has_deferred_stages && wd_gpuav_selection_matches(selection, wd_state_name(&state->object));
    for (uint32_t i = 0; i < checks->num_stages && i < state->num_stages && !any; i++) {
        const wd_state_shader_module *module = state->stages[i].module;
        any = checks->stages[i].is_deferred && module &&
              wd_gpuav_selection_matches(selection, wd_state_name(&module->object));
    }
    return any;
}

bool wd_gpuav_check_by_host(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                            wd_state_bind_point bind, const wd_state_pipeline *state,
                            wd_gpuav_host_checks *checks, const char *command,
                            const wd_gpuav_command_parameters *parameters) {
    assert((unsigned)bind < WD_STATE_BIND_COUNT && checks->device == device);
    const wd_state_bindings *bindings = &command_buffer->bindings[bind];
    wd_gpuav_recording *recording = wd_gpuav_find_recording(device, command_buffer);
    if (!recording) {
        return checks->has_instrumented_stages;
    }
    wd_gpuav_host_checked *checked = &wd_gpuav_host_results_of(recording)->checked[bind];
    // The pipeline may be another one after a command that the build does not know.
    if (bindings->pipeline != state) {
        return checks->has_instrumented_stages || (checked->is_replaced && checked->pipeline == state &&
                                                   checked->generation == command_buffer->generation);
    }
    if (checked->pipeline != state || checked->generation != command_buffer->generation) {
        *checked = (wd_gpuav_host_checked){.pipeline = state,
                                           .generation = command_buffer->generation,
                                           .is_selected = is_selected(checks, state),
                                           .command = find_last(recording, state)};
    }
    if (checked->is_replaced) {
        return true;
    }
    const command_context context = {
        checks, bindings,
        state,  command_buffer,
        bind,   {command_buffer, parameters, checks->num_limits ? view_mask_of(checks, state) : 0}};
    if (checked->is_selected || !make_checks(&context, recording, checked->command, command)) {
        replace_pipeline(&context, checks, checked);
    }
    return checked->is_replaced || checks->has_instrumented_stages;
}

void wd_gpuav_forget_replaced_pipeline(const wd_state_command_buffer *command_buffer,
                                       wd_state_bind_point bind) {
    const wd_gpuav_recording *recording = wd_gpuav_recording_of(command_buffer);
    if (recording) {
        wd_gpuav_host_results_of(recording)->checked[bind].is_replaced = false;
    }
}

void wd_gpuav_host_checks_forget_bound(wd_gpuav_recording *recording, wd_state_bind_point bind) {
    wd_gpuav_host_results_of(recording)->checked[bind] = (wd_gpuav_host_checked){0};
}

static void end_recording(wd_gpuav_recording *recording) {
    wd_gpuav_host_results_of(recording)->commands = NULL;
}

const wd_gpuav_part_type wd_gpuav_host_part = {
    .size = sizeof(wd_gpuav_host_results),
    .end_recording = end_recording,
};
