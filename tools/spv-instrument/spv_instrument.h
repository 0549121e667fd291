// The internals of spv-instrument: it reads modules and writes instrumented modules, a manifest and a report.
//
// A run has these steps, a file each: response files are expanded (response.c), options are parsed (options.c), inputs
// are listed and folders walked (inputs.c), each module is assigned an output path (paths.c), threads process the
// modules (work.c), manifest.c and report.c write the results. The list of modules is complete before any thread starts
// and determines all order: the number of threads changes only the time.
#ifndef WARDEN_TOOLS_SPV_INSTRUMENT_SPV_INSTRUMENT_H
#define WARDEN_TOOLS_SPV_INSTRUMENT_SPV_INSTRUMENT_H

#include <jansson.h>

#include "tools/common/cli.h"
#include "vk/gpuav/instrument/instrument.h"
#include "vk/shader/shader_check.h"
#include "vk/util/hash128.h"
#include "vk/util/string_builder.h"
#include "vk/util/vector.h"

// spv_entry_point is one entry point of a module, for the manifest.
typedef struct spv_entry_point {
    char *name;
    uint32_t execution_model;
} spv_entry_point;

// spv_module is one input and its result. While threads run, only one of them uses it.
typedef struct spv_module {
    char *input; // A file, or "-".
    // Length of the walked folder's name in `input`: the rest is the path below the output folder.
    size_t prefix_length;
    char *output;        // As the user names it. NULL: not written.
    char *target;        // The file that is written: `output` with symbolic links followed.
    char *backup;        // With --in-place=SUFFIX: the copy of the original. NULL: none.
    int code;            // WD_EXIT_OK, or the exit code of the failure.
    char *error;         // The message for `code`. NULL with a code: memory ran out.
    size_t error_offset; // In bytes, or WD_TOOL_NO_OFFSET.
    size_t input_size;   // Bytes.
    size_t output_size;
    wd_hash128 hash; // Of the input's bytes.
    spv_entry_point *entry_points;
    size_t num_entry_points;
    bool unchanged;              // The output is the input; result.reason says why.
    bool not_valid;              // Because SPIRV-Tools rejected the input.
    wd_instrument_result result; // Its words are freed once they are written.
    bool backed_up;              // `backup` has the original.
    wd_string_builder findings;  // Mistakes that the module shows without a run: their texts.
    bool was_replaced;           // An earlier run wrote `backup`.
} spv_module;

// spv_run is one run of the tool.
typedef struct spv_run {
    wd_instrument_options options;
    bool only_prints; // --debug-printf=only: the options have no check.
    wd_binding_length *lengths;
    wd_spirv_specialization specialization; // Of the options.
    wd_spirv_special_value *special_values; // Of `specialization`.
    wd_instrument_addresses addresses;
    wd_instrument_input input;
    wd_input_binding *descriptors; // Of `input`.
    bool has_descriptor_table;
    char **inputs; // As on the command line.
    size_t num_inputs;
    const char *output;
    const char *manifest;
    bool in_place;
    const char *suffix; // With --in-place=SUFFIX.
    uint32_t jobs;
    bool json; // The format of the report.
    bool dry_run;
    bool verify;
    bool merge; // The inputs are manifests.
    wd_shader_env env;
    const wd_shader_checker *checker; // With --verify.
    WD_VECTOR(spv_module) modules;
    double seconds; // The time of spv_work.
} spv_run;

// spv_response_expand replaces each argument "@FILE" by the arguments that the file holds, as far as a "--". `*argv`
// becomes a new array, which spv_response_free frees with its `*argc` strings, also after an error. Returns an exit
// code.
int spv_response_expand(int *argc, char ***argv);
void spv_response_free(int argc, char **argv);

// spv_command describes the tool and its options. spv_options_parse reads the command line; a wrong one ends the
// process. `run` has room for `argc` inputs, lengths, values and descriptors.
extern const wd_cli_command spv_command;
void spv_options_parse(spv_run *run, int argc, char **argv);

// spv_inputs_list fills run->modules: files as they are named, folders by the *.spv files below, sorted. It reports
// inputs that cannot be read, continues, and returns an exit code.
int spv_inputs_list(spv_run *run);

// spv_output_paths assigns spv_module.output, .target and .backup. It prints an error and returns WD_EXIT_USAGE where
// two modules would share a file, or one would overwrite an input that must stay.
int spv_output_paths(spv_run *run);

// spv_relative_path returns the relative path from the folder of `from_file` to `to_file`, to be freed with free();
// NULL when memory runs out or there is none. Symbolic links are kept where the result names the right file: in a
// build's sandbox all inputs are links, and their targets must not show in the output.
char *spv_relative_path(const char *from_file, const char *to_file);

// spv_file_write writes `path`: standard output if it is "-", a regular file atomically, a device or a pipe directly. A
// symbolic link stays, and the file that it points to is written. WD_ERROR_IO sets errno. With --in-place it waits for
// the disk.
wd_status spv_file_write(const spv_run *run, const char *path, const void *data, size_t size);

// spv_work does all modules with run->jobs threads: read, instrument, verify, write. Errors are kept in the modules.
void spv_work(spv_run *run);

// spv_manifest_write writes the manifest of the modules that were read. Returns an exit code.
int spv_manifest_write(const spv_run *run);

// spv_manifest_merge merges the manifests run->inputs into one, run->output. Returns an exit code.
int spv_manifest_merge(const spv_run *run);

// spv_stage_name returns "Fragment" and the like, or NULL for an execution model that is not known.
const char *spv_stage_name(uint32_t execution_model);

// spv_json_text returns a JSON string of `text`; if that is not UTF-8, bytes above ASCII become '?'.
json_t *spv_json_text(const char *text);

// spv_report_errors prints the errors of all modules, in their order, and returns the worst exit code.
int spv_report_errors(const spv_run *run);

// spv_report_write prints the report, as text or as JSON, unless --quiet was given: to standard output, or to standard
// error where a module or the manifest goes to standard output. Returns an exit code.
int spv_report_write(const spv_run *run);

#endif
