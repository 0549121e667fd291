// The settings of GPU-assisted validation.
#ifndef WARDEN_VK_GPUAV_DEVICE_GPUAV_OPTIONS_H
#define WARDEN_VK_GPUAV_DEVICE_GPUAV_OPTIONS_H

#include "vk/gpuav/instrument/options/instrument_options.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_gpuav_options holds the settings. create_instance copies it, including the strings. It has many members because
// each setting has one.
typedef struct wd_gpuav_options {
    // Mask of wd_check. 0: nothing is instrumented.
    uint32_t checks;
    // Guard: a failed access is skipped and yields zero. Observe: it is only reported.
    wd_instrument_mode mode;
    // Each failure is recorded immediately, and in a loop in each iteration. False: after the loop, or when the
    // invocation ends.
    bool immediate_reports;
    // Loops get a second version without checks, which runs if all its checks are known to pass.
    bool loop_versioning;
    // The application sees VkPhysicalDeviceLimits::maxBoundDescriptorSets reduced by one.
    bool reserve_binding_slot;
    // Maximum number of records of one draw, dispatch or trace; 1 to 4096.
    uint32_t records_per_command;
    // Bytes of each allocation of device memory; 64 KiB to 64 MiB, rounded to fit.
    uint32_t block_size;
    // Maximum bytes of device memory; when they are used, commands share one region. 0: unlimited.
    uint64_t max_memory;
    // Folder for raw records, a manifest and the shaders, which errdecode reads. NULL or "": nothing is written.
    const char *dump_dir;
    // Out-of-bounds accesses that a robustness feature allows are reported as warnings. False: they are not checked.
    bool warn_on_robust_oob;
    // Only selected shaders are instrumented (gpuav_selection.h). Patterns, which are POSIX extended regular
    // expressions, have this effect, too. The validator copies them.
    bool select_shaders;
    const char *const *shader_patterns;
    size_t num_shader_patterns;
    // Each record is a finding. False: equal errors of one command are one finding.
    bool report_each_invocation;
    // Findings list the descriptors that were bound for their command.
    bool show_bound_descriptors;
    // Regions of complete commands are dumped even if they have no records.
    bool dump_always;
    // Calls of debugPrintfEXT are printed, also where no check is enabled.
    bool debug_printf;
    // Each printed text has the command, the shader and the source line.
    bool printf_verbose;
    // The formats of texts that were printed are compared with their values.
    bool printf_formats;
    // Bytes that the shaders of one draw, dispatch or trace can print with, and record errors; 1 KiB to 1 MiB.
    uint32_t printf_buffer_size;
    // Texts that one shader module may print; 0: unlimited.
    uint32_t printf_limit;
    // "message", "stdout", "stderr" or the path of a file, to which texts are appended. NULL or "": "message".
    const char *printf_output;
    // A thread of the layer reads records as soon as a submission is complete. False: when the application waits.
    bool background_readback;
    // The parameters of indirect commands are checked on the device. The second: bad commands are not executed.
    bool indirect_parameters;
    bool guard_indirect;
    // Vertex indices and attributes of draws are checked against the bound buffers.
    bool vertex_fetch;
    // Image views in descriptors are compared with the images of shaders when a command is recorded.
    bool descriptor_contents;
    // Depths in copies from buffers to images are checked on the device.
    bool copied_depths;
    // Shaders whose checks need only the bound descriptors are checked when a command is recorded, and compiled
    // without checks unless one fails.
    bool host_checks;
    // The contents of descriptor buffers are read before each submission.
    bool descriptor_buffers;
    // Instances, transforms, indices and boxes of acceleration structures are checked on the device.
    bool acceleration_structures;
    // The bindings of draws, dispatches and traces are listed where one matches a name (gpuav_command_dump.h). POSIX
    // extended regular expressions, which the validator copies.
    const char *const *command_patterns;
    size_t num_command_patterns;
    // A loop that runs this many iterations is reported, and ends in guard mode. 0: any number.
    uint32_t loop_budget;
    // Shaders of draws mark that they have begun, for reports of lost devices and hangs (vk/hangs/hangs_draw_marks.h).
    bool marks_draws;
} wd_gpuav_options;

// Each member is named: C++ compilers warn of those that are left out.
#define WD_GPUAV_OPTIONS_INIT                                                                                \
    {                                                                                                        \
        .checks = WD_CHECK_DEFAULT, .mode = WD_INSTRUMENT_GUARD, .immediate_reports = false,                 \
        .loop_versioning = true, .reserve_binding_slot = false, .records_per_command = 16,                   \
        .block_size = 1u << 20, .max_memory = 256u << 20, .dump_dir = NULL, .warn_on_robust_oob = false,     \
        .select_shaders = false, .shader_patterns = NULL, .num_shader_patterns = 0,                          \
        .report_each_invocation = false, .show_bound_descriptors = false, .dump_always = false,              \
        .debug_printf = false, .printf_verbose = false, .printf_formats = true, .printf_buffer_size = 4096,  \
        .printf_limit = 0, .printf_output = NULL, .background_readback = false,                              \
        .indirect_parameters = false, .guard_indirect = false, .vertex_fetch = false,                        \
        .descriptor_contents = false, .copied_depths = false, .host_checks = false,                          \
        .descriptor_buffers = false, .acceleration_structures = false, .command_patterns = NULL,             \
        .num_command_patterns = 0, .loop_budget = 0, .marks_draws = false,                                   \
    }

#ifdef __cplusplus
}
#endif

#endif
