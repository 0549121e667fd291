// The data that the files of errdecode share: the shaders that records name, the manifest, and the output.
#ifndef WARDEN_TOOLS_ERRDECODE_ERRDECODE_H
#define WARDEN_TOOLS_ERRDECODE_ERRDECODE_H

#include <jansson.h>

#include "vk/gpuav/record/record.h"
#include "vk/report/sarif.h"
#include "vk/spirv/module.h"
#include "vk/util/arena.h"
#include "vk/util/file.h"
#include "vk/util/hash128.h"
#include "vk/util/hash_table.h"

// The maximum size of a module or a manifest.
#define ERRDECODE_MAX_FILE ((size_t)1 << 30)

// A shader that records may name. Its module is read when the first record names it.
typedef struct errdecode_shader {
    uint32_t id;
    const char *file; // As the user or the manifest wrote it: for messages.
    char *path;       // Relative to the current folder, or absolute.
    bool has_hash;    // The manifest states the hash of the file's bytes.
    wd_hash128 hash;
    bool has_object; // The layer wrote the manifest: it knows the shader module's handle and name.
    wd_finding_object object;
    bool was_read;
    void *words;
    wd_spirv_module *module; // NULL: not read yet, or unusable.
} errdecode_shader;

typedef struct errdecode_shaders {
    errdecode_shader *items;
    size_t count;
    size_t capacity;
    wd_hash_table by_id; // Shader id -> index and one, for the first `num_indexed`.
    size_t num_indexed;
} errdecode_shaders;

// errdecode_shaders_add takes a shader from a manifest. Strings are not copied but for the path, which is
// `folder`/`file` where `file` is relative. False: memory ran out.
bool errdecode_shaders_add(errdecode_shaders *shaders, uint32_t id, const char *folder, const char *file,
                           const wd_hash128 *hash);

// errdecode_shaders_add_option takes [ID=]FILE; without ID the file's hash gives the id, as in instrumentation. It
// returns an exit code, after an error message. errdecode_shader_option_file returns FILE.
int errdecode_shaders_add_option(errdecode_shaders *shaders, const char *option);
const char *errdecode_shader_option_file(const char *option);

// errdecode_shaders_find returns the shader with an id and reads its module (a warning is printed if that fails); NULL
// if no shader has the id. Of several with one id the first that was added is returned.
const errdecode_shader *errdecode_shaders_find(errdecode_shaders *shaders, uint32_t id);

void errdecode_shaders_finish(errdecode_shaders *shaders);

// A dump that the manifest lists.
typedef struct errdecode_dump {
    const char *file;
    char *path;
    const char *command; // NULL: not known.
    bool has_command_index;
    uint32_t command_index;
    wd_finding_object *objects;
    size_t num_objects;
} errdecode_dump;

// errdecode_manifest is a manifest that was read. docs/error_record.md describes the format. Its strings live in
// `root`.
typedef struct errdecode_manifest {
    json_t *root;
    wd_arena arena;
    errdecode_dump *dumps;
    size_t num_dumps;
    wd_hash_table by_path; // Hash of a dump's path -> the first such dump.
    wd_hash_table by_name; // Hash of its file's name likewise.
} errdecode_manifest;

// errdecode_manifest_read reads a manifest, adds its shaders, and returns an exit code, after an error message.
// `manifest` needs errdecode_manifest_finish in any case.
int errdecode_manifest_read(errdecode_manifest *manifest, errdecode_shaders *shaders, const char *path);
// errdecode_manifest_parse is errdecode_manifest_read for text in memory that comes from `path`; nothing is read from
// there.
int errdecode_manifest_parse(errdecode_manifest *manifest, errdecode_shaders *shaders, const char *path,
                             const void *text, size_t size);
// errdecode_manifest_find returns the manifest's entry for a dump, by its path or its name; NULL: there is none.
const errdecode_dump *errdecode_manifest_find(const errdecode_manifest *manifest, const char *path);
void errdecode_manifest_finish(errdecode_manifest *manifest);

// errdecode_join returns `folder`/`file`, or `file` where it is absolute or there is no folder; freed with free().
char *errdecode_join(const char *folder, const char *file);

// errdecode_open_listed opens a file that a manifest names, for reading. A manifest may be hostile: anything but a
// regular file is refused, and nothing that the file can be makes the tool wait. It returns -1 with `*problem` set.
int errdecode_open_listed(const char *path, const char **problem);

typedef enum errdecode_format {
    ERRDECODE_TEXT,
    ERRDECODE_JSON,
    ERRDECODE_SARIF,
} errdecode_format;

// errdecode_sink receives the output in pieces. A file is replaced when the output is complete.
typedef struct errdecode_sink {
    const char *path; // NULL or "-": standard output.
    wd_file_writer writer;
    bool is_open;  // The writer.
    int exit_code; // Of the first failure.
    char *target;  // The file to replace: `path`, symbolic links followed.
} errdecode_sink;

void errdecode_sink_init(errdecode_sink *sink, const char *path);
bool errdecode_sink_is_standard_output(const errdecode_sink *sink);
// errdecode_sink_write writes a piece. It reports a failure; after one it does nothing.
void errdecode_sink_write(errdecode_sink *sink, const char *data, size_t size);
// errdecode_sink_finish writes the last piece, replaces the file and returns an exit code, after an error message.
// `rest` NULL: the output is incomplete, and the file is not replaced.
int errdecode_sink_finish(errdecode_sink *sink, const char *rest, size_t rest_size);

// errdecode_output writes findings as they are added; with `group`, at the end or when there are many. All members but
// `num_findings` are private.
typedef struct errdecode_output {
    errdecode_format format;
    bool group;
    errdecode_sink sink;
    bool many_dumps;
    wd_string_builder text;  // Not written yet.
    wd_string_builder dumps; // The summaries of the dumps, written last: JSON, or lines for --verbose.
    wd_sarif sarif;
    wd_arena arena;       // Grouped findings.
    wd_hash_table groups; // Site -> group.
    struct errdecode_group *first_group, *last_group;
    size_t group_size; // Bytes that the groups take, about.
    bool groups_split; // They were too many, and some were written before the end.
    const char *dump;  // Being decoded.
    bool dump_named;   // TEXT: its name was written.
    size_t num_findings;
    size_t num_written;
    size_t num_dumps;
} errdecode_output;

void errdecode_output_init(errdecode_output *output, errdecode_format format, bool group, const char *path,
                           bool many_dumps);
// errdecode_output_begin_dump names the dump of the findings that follow. `dump` lives as long as `output`.
void errdecode_output_begin_dump(errdecode_output *output, const char *dump);
// errdecode_output_add is a wd_record_deliver; `user` is an errdecode_output.
bool errdecode_output_add(void *user, const wd_finding *finding);
void errdecode_output_end_dump(errdecode_output *output, const wd_record_summary *summary);
// errdecode_output_finish writes the rest and returns an exit code, after an error message.
int errdecode_output_finish(errdecode_output *output);

// errdecode_layout_name returns the name of a layout, as --layout takes it.
const char *errdecode_layout_name(wd_record_layout layout);

#endif
