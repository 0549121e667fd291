// The inside of spv-instrument: modules in, instrumented modules, a manifest and a report out.
//
// A run goes through these steps, a file each: response files are put in place of their names (response.c), options
// are read (options.c), the inputs are listed and folders walked (inputs.c), each module gets its place (paths.c),
// threads do the modules one by one (work.c), manifest.c and report.c write what came of it. All order comes from the
// list of modules, which is made before any thread starts: how many threads there are shows in the time alone.
#ifndef WARDEN_TOOLS_SPV_INSTRUMENT_SPV_INSTRUMENT_H
#define WARDEN_TOOLS_SPV_INSTRUMENT_SPV_INSTRUMENT_H

#include <jansson.h>

#include "vk/gpuav/instrument/instrument.h"
#include "vk/shader/shader_check.h"
#include "vk/util/hash128.h"

// spv_entry_point is one entry point of a module, for the manifest.
typedef struct spv_entry_point {
    char *name;
    uint32_t execution_model;
} spv_entry_point;

// spv_module is one input and what came of it. While threads run, one of them has it alone.
typedef struct spv_module {
    char *input;          // A file, or "-".
    size_t prefix_length; // How much of `input` is the folder that was walked: what follows is mirrored.
    char *output;         // NULL: not written.
    char *backup;         // With --in-place=SUFFIX: where the original goes. NULL: nowhere.
    int code;             // WD_EXIT_OK, or why the module is not done.
    char *error;          // The message for `code`. NULL with a code: memory ran out.
    size_t error_offset;  // In bytes, or WD_TOOL_NO_OFFSET.
    size_t input_size;    // Bytes.
    size_t output_size;
    wd_hash128 hash; // Of the input's bytes.
    spv_entry_point *entry_points;
    size_t num_entry_points;
    bool unchanged;              // The output is the input; result.reason says why.
    bool not_valid;              // Because SPIRV-Tools refused the input.
    wd_instrument_result result; // Its words are freed once they are written.
    bool backed_up;              // The original stands in `backup`.
    bool was_replaced;           // It did before: an earlier run has kept it there.
} spv_module;

typedef enum spv_report {
    SPV_REPORT_TEXT,
    SPV_REPORT_JSON,
} spv_report;

// spv_run is one run of the tool.
typedef struct spv_run {
    wd_instrument_options options;
    wd_binding_length *lengths;
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
    spv_report report;
    bool dry_run;
    bool quiet;
    bool verbose;
    bool verify;
    bool merge; // The inputs are manifests.
    wd_shader_env env;
    const wd_shader_checker *checker; // With --verify.
    spv_module *modules;
    size_t num_modules;
    size_t modules_capacity;
    double seconds; // That the work took.
} spv_run;

// spv_response_expand replaces each argument "@FILE" by the arguments that the file holds, as far as a "--". `*argv`
// becomes a new array, which spv_response_free frees with its `*argc` strings, also after an error. Returns an exit code.
int spv_response_expand(int *argc, char ***argv);
void spv_response_free(int argc, char **argv);

// spv_options_parse reads the command line; a wrong one ends the process. `run` has room for `argc` inputs, lengths
// and descriptors.
void spv_options_parse(spv_run *run, int argc, char **argv);

// spv_check_name returns "descriptor-index" for the check number `index`, and its bit; NULL behind the last one.
const char *spv_check_name(size_t index, uint32_t *check);

// spv_inputs_list fills run->modules: files as they are named, folders by the *.spv files below, sorted. It says what
// cannot be read, goes on, and returns an exit code.
int spv_inputs_list(spv_run *run);

// spv_output_paths decides where each module goes and fills spv_module.output and .backup. It prints what is wrong and
// returns WD_EXIT_USAGE where two modules would share a file, or one would overwrite an input that must stay.
int spv_output_paths(spv_run *run);

// spv_relative_path returns the path that leads from the folder of `from_file` to `to_file`, to be freed with free();
// NULL when memory runs out or nothing leads there. Links stay links where that leads to the right file: in a build's
// sandbox all inputs are links, and where they point is no one's business.
char *spv_relative_path(const char *from_file, const char *to_file);

// spv_file_write writes `path`: standard output if it is "-", a regular file atomically, a device or a pipe as it is.
// WD_ERROR_IO sets errno. With --in-place the disk is waited for.
wd_status spv_file_write(const spv_run *run, const char *path, const void *data, size_t size);

// spv_work does all modules with run->jobs threads: read, instrument, verify, write. Errors are kept in the modules.
void spv_work(spv_run *run);

// spv_manifest_write writes the manifest of the modules that were read. Returns an exit code.
int spv_manifest_write(const spv_run *run);

// spv_manifest_merge writes one manifest, run->output, made of those that run->inputs name. Returns an exit code.
int spv_manifest_merge(const spv_run *run);

// spv_stage_name returns "Fragment" and the like, or NULL for an execution model that is not known.
const char *spv_stage_name(uint32_t execution_model);

// spv_json_text makes a JSON string of bytes that need not be UTF-8: bytes above ASCII become '?' then.
json_t *spv_json_text(const char *text);

// spv_report_errors prints the errors of all modules, in their order, and returns the worst exit code.
int spv_report_errors(const spv_run *run);

// spv_report_write prints what was done, as text or as JSON. It goes to standard output, or to standard error where a
// module or the manifest goes to standard output. Returns an exit code.
int spv_report_write(const spv_run *run);

#endif
