// What the files of errdecode share: the shaders that records name, what a manifest says, and how findings are written.
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

// The most that is read of a module or of a manifest.
#define ERRDECODE_MAX_FILE ((size_t)1 << 30)

// A shader that records may name. Its module is read when the first record names it.
typedef struct errdecode_shader {
    uint32_t id;
    const char *file; // As the user or the manifest wrote it: for messages.
    char *path;       // Where it lies.
    bool has_hash;    // The manifest says what the file's bytes hash to.
    wd_hash128 hash;
    bool has_object; // The layer wrote the manifest: it knows the shader module's handle and name.
    wd_finding_object object;
    bool was_read;
    void *words;
    wd_spirv_module *module; // NULL: not read yet, or of no use.
} errdecode_shader;

typedef struct errdecode_shaders {
    errdecode_shader *items;
    size_t count;
    size_t capacity;
    wd_hash_table by_id; // Shader id -> index and one, for the first `num_indexed`.
    size_t num_indexed;
} errdecode_shaders;

// errdecode_shaders_add takes a shader from a manifest. Strings are not copied but for the path, which is `folder`/`file`
// where `file` is relative. False: memory ran out.
bool errdecode_shaders_add(errdecode_shaders *shaders, uint32_t id, const char *folder, const char *file,
                           const wd_hash128 *hash);

// errdecode_shaders_add_option takes [ID=]FILE; without ID the file's hash is its id, as instrumentation has it. It
// returns an exit code, after an error message.
int errdecode_shaders_add_option(errdecode_shaders *shaders, const char *option);

// errdecode_shaders_find returns the shader with an id, its module read if that is possible (a warning says if not); NULL
// if no shader has the id. What was added first wins.
const errdecode_shader *errdecode_shaders_find(errdecode_shaders *shaders, uint32_t id);

void errdecode_shaders_finish(errdecode_shaders *shaders);

// A dump of which the manifest knows the command.
typedef struct errdecode_dump {
    const char *file;
    char *path;
    const char *command; // NULL: not known.
    bool has_command_index;
    uint32_t command_index;
    wd_finding_object *objects;
    size_t num_objects;
} errdecode_dump;

// errdecode_manifest is a manifest that was read. docs/error_record.md describes the format. Its strings live in `root`.
typedef struct errdecode_manifest {
    json_t *root;
    wd_arena arena;
    errdecode_dump *dumps;
    size_t num_dumps;
    wd_hash_table by_path; // Hash of a dump's path -> the first such dump.
    wd_hash_table by_name; // Hash of its file's name likewise.
} errdecode_manifest;

// errdecode_manifest_read reads a manifest, adds its shaders, and returns an exit code, after an error message.
// `manifest` wants errdecode_manifest_finish in any case.
int errdecode_manifest_read(errdecode_manifest *manifest, errdecode_shaders *shaders, const char *path);
// errdecode_manifest_parse is errdecode_manifest_read for text in memory that comes from `path`; nothing is read from there.
int errdecode_manifest_parse(errdecode_manifest *manifest, errdecode_shaders *shaders, const char *path,
                             const void *text, size_t size);
// errdecode_manifest_find returns what the manifest knows of a dump, by its path or its name; NULL: nothing.
const errdecode_dump *errdecode_manifest_find(const errdecode_manifest *manifest, const char *path);
void errdecode_manifest_finish(errdecode_manifest *manifest);

// errdecode_join returns `folder`/`file`, or `file` where it is absolute or there is no folder; freed with free().
char *errdecode_join(const char *folder, const char *file);

// errdecode_not_a_file tells why a file that a manifest names is not to be opened: a manifest may come from anywhere, and a pipe
// or a device could keep the tool waiting. NULL: open it, and see.
const char *errdecode_not_a_file(const char *path);

typedef enum errdecode_format {
    ERRDECODE_TEXT,
    ERRDECODE_JSON,
    ERRDECODE_SARIF,
} errdecode_format;

// errdecode_sink is where output goes, in pieces: to standard output at once, into a file when all of it is there.
typedef struct errdecode_sink {
    const char *path; // NULL or "-": standard output.
    wd_file_writer writer;
    bool is_open;  // The writer.
    int exit_code; // Of what went wrong first.
} errdecode_sink;

void errdecode_sink_init(errdecode_sink *sink, const char *path);
bool errdecode_sink_is_standard_output(const errdecode_sink *sink);
// errdecode_sink_write writes a piece. After a failure, which it tells of, it does nothing.
void errdecode_sink_write(errdecode_sink *sink, const char *data, size_t size);
// errdecode_sink_finish writes the last piece, puts the file in its place and returns an exit code, after an error message.
// `rest` NULL: the output is of no use, and a file stays as it was.
int errdecode_sink_finish(errdecode_sink *sink, const char *rest, size_t rest_size);

// errdecode_output writes findings, as they come; with `group`, at the end or when they have become many. Private but for `num_findings` and `failed`.
typedef struct errdecode_output {
    errdecode_format format;
    bool group;
    errdecode_sink sink;
    bool many_dumps;
    wd_string_builder text;  // What was not written yet.
    wd_string_builder dumps; // JSON: what was read, for the end.
    wd_sarif sarif;
    wd_arena arena;       // Grouped findings.
    wd_hash_table groups; // Site -> group.
    struct errdecode_group *first_group, *last_group;
    size_t group_size; // Bytes that the groups take, about.
    bool groups_split; // They became too many once.
    const char *dump;  // Being decoded.
    bool dump_named;   // TEXT: its name was written.
    size_t num_findings;
    size_t num_written;
    size_t num_dumps;
} errdecode_output;

void errdecode_output_init(errdecode_output *output, errdecode_format format, bool group, const char *path,
                           bool many_dumps);
// errdecode_output_begin_dump says where the findings that follow come from. `dump` lives as long as `output`.
void errdecode_output_begin_dump(errdecode_output *output, const char *dump);
// errdecode_output_add is a wd_record_deliver; `user` is an errdecode_output.
bool errdecode_output_add(void *user, const wd_finding *finding);
void errdecode_output_end_dump(errdecode_output *output, const wd_record_summary *summary);
// errdecode_output_finish writes what is left and returns an exit code, after an error message.
int errdecode_output_finish(errdecode_output *output);

// errdecode_layout_name returns the word for a layout that --layout takes.
const char *errdecode_layout_name(wd_record_layout layout);

#endif
