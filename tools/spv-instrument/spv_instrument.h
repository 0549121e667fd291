// The inside of spv-instrument: modules in, instrumented modules, a manifest and a report out.
#ifndef WARDEN_TOOLS_SPV_INSTRUMENT_SPV_INSTRUMENT_H
#define WARDEN_TOOLS_SPV_INSTRUMENT_SPV_INSTRUMENT_H

#include "vk/gpuav/instrument/instrument.h"
#include "vk/util/hash128.h"

// spv_entry_point is one entry point of a module, for the manifest.
typedef struct spv_entry_point {
    char *name;
    uint32_t execution_model;
} spv_entry_point;

// spv_module is one input and what came of it.
typedef struct spv_module {
    const char *input; // As on the command line.
    char *output;      // NULL: not written.
    int code;          // WD_EXIT_OK, or why the module is not done.
    size_t input_size; // Bytes.
    size_t output_size;
    wd_hash128 hash; // Of the input's bytes.
    spv_entry_point *entry_points;
    size_t num_entry_points;
    wd_instrument_result result; // Its words are freed once they are written.
} spv_module;

// spv_run is one run of the tool.
typedef struct spv_run {
    wd_instrument_options options;
    wd_binding_length *lengths;
    const char *output;
    const char *manifest;
    bool json;
    bool dry_run;
    spv_module *modules;
    size_t num_modules;
} spv_run;

// spv_stage_name returns "Fragment" and the like, or NULL for an execution model that is not known.
const char *spv_stage_name(uint32_t execution_model);

// spv_output_paths decides where each module goes and fills spv_module.output. It prints what is wrong and returns
// WD_EXIT_USAGE where two modules would share a file, or one would overwrite an input.
int spv_output_paths(spv_run *run);

// spv_relative_path returns the path that leads from the folder of `from_file` to `to_file`, which must exist, to be
// freed with free(); NULL when memory runs out or a path cannot be resolved.
char *spv_relative_path(const char *from_file, const char *to_file);

// spv_write_manifest writes the manifest of the modules that were read. Returns an exit code.
int spv_write_manifest(const spv_run *run);

// spv_write_report prints what was done: text, or JSON with --json. It goes to standard output, or to standard error
// where a module goes to standard output. Returns an exit code.
int spv_write_report(const spv_run *run);

#endif
