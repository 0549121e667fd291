// Checks that the host makes when a command is recorded (`gpuav_host_checks`).
//
// If the host can make all checks of a stage (wd_host_check), the driver compiles the stage as the application wrote
// it. Before a command, the host compares the bound descriptors and the pointers in push constants with the checks. If
// one fails, the layer creates the pipeline with all its instrumented stages and binds it, so that shaders find, report
// and guard the accesses that they really make.
//
// Some checks need parameters of the command: the instances of a draw, the workgroups of a dispatch, push constants.
// They are unknown if the command reads its parameters from a buffer. Then, too, the instrumented pipeline is bound.
// From the first such command on, the layer assumes that the program makes more of them, and instruments the stages of
// new pipelines whose checks need such parameters.
//
// Stages that are not selected (gpuav_selection.h) are deferred: when a command uses the pipeline and the name of the
// pipeline or of one of its modules is selected, the pipeline with all instrumented stages is bound, too.
//
// The content of a descriptor is known then: its binding must not be updated after it is bound. Resources that were
// destroyed after the recording are reported at the submission, by the host: a warning if the shader may not access
// them, because of its conditions or because the command may run no invocation.
#ifndef WARDEN_VK_GPUAV_RUNTIME_HOST_CHECKS_GPUAV_HOST_CHECKS_H
#define WARDEN_VK_GPUAV_RUNTIME_HOST_CHECKS_GPUAV_HOST_CHECKS_H

#include "vk/gpuav/device/gpuav_readback.h"
#include "vk/gpuav/runtime/host_checks/gpuav_pipeline_chain.h"
#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"
#include "vk/gpuav/runtime/shaders/gpuav_shaders.h"

// wd_gpuav_checked_stage is a stage of a pipeline that is being created.
typedef struct wd_gpuav_checked_stage {
    wd_gpuav_shader *shader; // Referenced; NULL: the stage is not instrumented, or not yet.
    bool is_checked_by_host;
    // The stage is not selected, but names that are set later may select it. It is instrumented with these facts and
    // robustness then.
    bool is_deferred;
    uint32_t robust, facts;
} wd_gpuav_checked_stage;

// wd_gpuav_host_checks belongs to a pipeline with stages that the host checks.
typedef struct wd_gpuav_host_checks {
    wd_gpuav_device *device;
    wd_arena arena;
    VkGraphicsPipelineCreateInfo *graphics; // NULL: a compute pipeline.
    VkComputePipelineCreateInfo compute;
    uint32_t num_stages;
    wd_gpuav_checked_stage *stages;
    bool has_instrumented_stages; // Some stages are instrumented and not checked by the host.
    bool has_deferred_stages;
    const wd_gpuav_layout *layout; // Of the pipeline, to instrument deferred stages.
    uint32_t num_sets;             // The checks use sets below this number.
    uint32_t num_addresses;        // Checks of pointers in push constants, of all stages.
    uint32_t num_limits;           // Checks that need parameters of the command, of all stages.
    wd_mutex lock;
    bool is_created; // Under the lock.
    // With all instrumented stages. VK_NULL_HANDLE: not created, or the driver refused it.
    VkPipeline pipeline;
} wd_gpuav_host_checks;

// wd_gpuav_host_set is a descriptor set that checks use, and the version of its content.
typedef struct wd_gpuav_host_set {
    wd_state_descriptor_set *set; // NULL: none is bound.
    uint64_t version;
} wd_gpuav_host_set;

// wd_gpuav_host_changes counts changes after which checks may have another result.
typedef struct wd_gpuav_host_changes {
    uint32_t num_destroyed;         // Of the inputs.
    uint32_t num_removed_addresses; // Of the addresses.
    uint32_t num_pushes;            // Changes of the command buffer's push constants.
} wd_gpuav_host_changes;

// wd_gpuav_host_command is a command whose checks held when it was recorded; later ones with the same pipeline, sets
// and addresses are left out (gpuav_host_checks.h). It is in the command buffer's arena, in a list.
typedef struct wd_gpuav_host_command {
    struct wd_gpuav_host_command *next;
    const wd_state_pipeline *pipeline;
    const wd_gpuav_host_checks *checks;
    const char *command;       // As in wd_gpuav_action.
    bool is_executed;          // It, or one that was left out, certainly runs invocations.
    const uint64_t *addresses; // From push constants: those of the stages' checks, in order.
    // Of the checks that need parameters of the command, in order: the last byte that a command accesses must be below.
    const uint32_t *limits;
    wd_gpuav_host_changes changes; // Before the checks.
    uint32_t num_sets;
    wd_gpuav_host_set sets[];
} wd_gpuav_host_command;

// wd_gpuav_host_checked is the state of the checks of a bind point's pipeline (gpuav_host_checks.h).
typedef struct wd_gpuav_host_checked {
    const wd_state_pipeline *pipeline; // Of the last checked command; only compared.
    uint64_t generation;
    bool is_replaced;               // The instrumented pipeline is bound in its place.
    bool is_selected;               // A name selects a deferred stage.
    wd_gpuav_host_command *command; // The last noted command with this pipeline. NULL: none.
} wd_gpuav_host_checked;

// wd_gpuav_host_results are the commands that the host checked: the part of a recording.
typedef struct wd_gpuav_host_results {
    wd_gpuav_host_checked checked[WD_STATE_BIND_COUNT];
    wd_gpuav_host_command *commands; // The latest first.
    // Of the inputs and of the addresses, when the resources of these commands were last compared.
    uint32_t num_destroyed, num_removed_addresses;
} wd_gpuav_host_results;

static inline wd_gpuav_host_results *wd_gpuav_host_results_of(const wd_gpuav_recording *recording) {
    return recording->parts[WD_GPUAV_PART_HOST_CHECKS];
}

// wd_gpuav_command_parameters holds the parameters of a command that checks use.
typedef struct wd_gpuav_command_parameters {
    bool is_empty; // No shader runs.
    bool has_instances;
    bool has_groups;
    uint32_t last_instance; // The largest InstanceIndex.
    uint64_t end_groups[3]; // The workgroups' numbers are below these.
    bool has_tables;        // A trace, with these shader binding tables; NULL: it passes none.
    const VkStridedDeviceAddressRegionKHR *tables[WD_GPUAV_NUM_TABLES];
} wd_gpuav_command_parameters;

// wd_gpuav_may_check_by_host returns whether a pipeline with this create info can be created again later. One is NULL.
bool wd_gpuav_may_check_by_host(const wd_gpuav_device *device, const VkGraphicsPipelineCreateInfo *graphics,
                                const VkComputePipelineCreateInfo *compute);

// wd_gpuav_is_checked_by_host returns whether the host makes all checks of an instrumented shader.
bool wd_gpuav_is_checked_by_host(const wd_gpuav_device *device, const wd_gpuav_layout *layout,
                                 const wd_gpuav_shader *shader);

// wd_gpuav_host_checks_create copies the create info, whose stages it ignores, and takes the references of `stages`.
// `layout` has the pipeline layout to create the pipeline with. NULL: there is no memory, and the references are
// released.
wd_gpuav_host_checks *wd_gpuav_host_checks_create(wd_gpuav_device *device,
                                                  const VkGraphicsPipelineCreateInfo *graphics,
                                                  const VkComputePipelineCreateInfo *compute,
                                                  const wd_gpuav_layout *layout,
                                                  const wd_gpuav_checked_stage *stages, uint32_t num_stages);
// wd_gpuav_host_checks_destroy accepts NULL. No command may be using the pipeline.
void wd_gpuav_host_checks_destroy(wd_gpuav_host_checks *checks);

// wd_gpuav_check_by_host makes the checks for the next command, and binds the instrumented pipeline if one fails. It
// returns whether the command needs a region. Descriptors and pointers are compared only if they may differ from those
// of an earlier command with the same pipeline: other sets, updated sets, other push constants, or destroyed resources.
// Checks that need parameters of the command are made for each. `parameters` NULL: they are unknown.
bool wd_gpuav_check_by_host(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                            wd_state_bind_point bind, const wd_state_pipeline *state,
                            wd_gpuav_host_checks *checks, const char *command,
                            const wd_gpuav_command_parameters *parameters);

// wd_gpuav_forget_replaced_pipeline is called after a command that binds pipelines or shaders: the instrumented
// pipeline is not bound any more.
void wd_gpuav_forget_replaced_pipeline(const wd_state_command_buffer *command_buffer,
                                       wd_state_bind_point bind);

// wd_gpuav_host_checks_forget_bound is called after a command of the layer bound pipelines.
void wd_gpuav_host_checks_forget_bound(wd_gpuav_recording *recording, wd_state_bind_point bind);
// wd_gpuav_host_part keeps the commands.
extern const wd_gpuav_part_type wd_gpuav_host_part;

// gpuav_host_pipeline.c

enum { WD_GPUAV_MAX_CHECKED_STAGES = 5 };
// wd_gpuav_find_checked_pipeline returns the pipeline with all instrumented stages, which it creates when it is first
// needed. VK_NULL_HANDLE: the driver refused it, which is reported.
VkPipeline wd_gpuav_find_checked_pipeline(wd_gpuav_host_checks *checks,
                                          const wd_state_command_buffer *command_buffer,
                                          const wd_state_pipeline *state);

// gpuav_host_destroyed.c

// wd_gpuav_report_destroyed reports the commands of a command buffer that is submitted, and of secondary ones, whose
// descriptors refer to resources that were destroyed since the recording.
void wd_gpuav_report_destroyed(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer);

// gpuav_host_addresses.c

// wd_gpuav_read_addresses reads the pointers of a shader's checks from the push constants. False: some were not pushed.
bool wd_gpuav_read_addresses(const wd_state_command_buffer *command_buffer,
                             const wd_instrument_result *shader, uint64_t *addresses);
// wd_gpuav_addresses_hold returns whether the checks of these pointers hold.
bool wd_gpuav_addresses_hold(wd_gpuav_device *device, const wd_instrument_result *shader,
                             const uint64_t *addresses);

// wd_gpuav_destroyed_address is the context of a message about a pointer to a destroyed buffer.
typedef struct wd_gpuav_destroyed_address {
    const char *command;
    bool is_executed; // The command certainly runs invocations.
    uint32_t shader_id;
    const wd_finding_object *objects;
    size_t num_objects;
} wd_gpuav_destroyed_address;

// wd_gpuav_report_destroyed_addresses reports the pointers of a shader's checks that are not in a buffer any more.
void wd_gpuav_report_destroyed_addresses(wd_gpuav_device *device, const wd_gpuav_destroyed_address *destroyed,
                                         const wd_instrument_result *shader, const uint64_t *addresses);

// gpuav_pipeline_copy.c

// wd_gpuav_can_copy_pipeline returns whether a create info, without its stages, can be copied: every struct of its
// chains is known, and every pointer in it is valid or NULL.
bool wd_gpuav_can_copy_pipeline(const wd_gpuav_device *device, const VkGraphicsPipelineCreateInfo *info);
// wd_gpuav_copy_pipeline copies it to the arena, without stages. NULL: there is no memory.
VkGraphicsPipelineCreateInfo *wd_gpuav_copy_pipeline(const wd_gpuav_device *device, wd_arena *arena,
                                                     const VkGraphicsPipelineCreateInfo *info);

#endif
