// Resources that were destroyed between the recording of a command and its submission (gpuav_host_checks.h).
#include <assert.h>
#include <string.h>

#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"
#include "vk/report/message_ids.h"

enum { MAX_ID = 128 };

// is_certainly_used returns whether a descriptor must be valid at the submission. Of bindings with these flags, only
// descriptors that an invocation accesses must be (Vulkan, VkDescriptorBindingFlagBits).
static bool is_certainly_used(const wd_state_descriptor_set *set, uint32_t binding) {
    const VkDescriptorBindingFlags uncertain =
        VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT;
    const wd_state_layout_binding *found = wd_state_set_layout_binding(set->layout, binding);
    return found && !(found->flags & uncertain);
}

static void report_destroyed(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                             const wd_gpuav_host_command *command, uint32_t stage, const wd_host_check *check,
                             uint32_t element) {
    assert(stage < command->checks->num_stages && check->set < command->num_sets);
    const wd_finding_object objects[] = {
        wd_gpuav_describe_object(&command->sets[check->set].set->object, "Descriptor Set"),
        wd_gpuav_describe_object(&command_buffer->object, "Command buffer"),
        wd_gpuav_describe_object(&command->pipeline->object, "Pipeline"),
        wd_gpuav_describe_shader(command->pipeline, stage),
    };
    const size_t num_objects = sizeof(objects) / sizeof(objects[0]);
    const bool is_certain = is_certainly_used(command->sets[check->set].set, check->binding);
    char id[MAX_ID];
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    wd_string_appendf(
        &text,
        "Descriptor index %u references a destroyed resource. Set %u, binding %u. The resource was destroyed "
        "after %s was recorded, and the command buffer is submitted. %sThe access is not guarded, because "
        "shaders cannot be replaced in a recorded command buffer.",
        element, check->set, check->binding, command->command,
        is_certain ? "" : "The shader accesses the resource, unless a condition prevents that. ");
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
        .severity = is_certain ? WD_SEVERITY_ERROR : WD_SEVERITY_WARNING,
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
    wd_state_descriptor_set *set = check->set < command->num_sets ? command->sets[check->set].set : NULL;
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
    assert(command->addresses || !checks->num_addresses);
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
        const wd_gpuav_destroyed_address destroyed = {.command = command->command,
                                                      .is_executed = command->is_executed,
                                                      .shader_id = shader->shader_id,
                                                      .objects = objects,
                                                      .num_objects = sizeof(objects) / sizeof(objects[0])};
        wd_gpuav_report_destroyed_addresses(device, &destroyed, shader, next);
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
    wd_gpuav_host_results *results = wd_gpuav_host_results_of(recording);
    const uint32_t num_destroyed = wd_gpuav_inputs_num_destroyed(&device->inputs),
                   num_removed = wd_gpuav_addresses_num_removed(&device->addresses);
    const bool compares_descriptors =
        __atomic_exchange_n(&results->num_destroyed, num_destroyed, __ATOMIC_RELAXED) != num_destroyed;
    const bool compares_addresses =
        __atomic_exchange_n(&results->num_removed_addresses, num_removed, __ATOMIC_RELAXED) != num_removed;
    if (!compares_descriptors && !compares_addresses) {
        return;
    }
    for (const wd_gpuav_host_command *command = results->commands; command; command = command->next) {
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
    if (recording && wd_gpuav_host_results_of(recording)->commands) {
        report_recording(device, command_buffer, recording);
    }
    for (uint32_t i = 0; depth < WD_GPUAV_MAX_NESTING && i < command_buffer->num_executed; i++) {
        report_nested(device, command_buffer->executed[i], depth + 1);
    }
}

void wd_gpuav_report_destroyed(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer) {
    report_nested(device, command_buffer, 0);
}
