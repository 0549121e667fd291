// vkcache reads and changes validation caches with vk/valcache. Each subcommand has a file.
#ifndef WARDEN_TOOLS_VKCACHE_VKCACHE_H
#define WARDEN_TOOLS_VKCACHE_VKCACHE_H

#include "tools/common/cli.h"
#include "vk/shader/shader_check.h"
#include "vk/util/string_builder.h"
#include "vk/util/vector.h"
#include "vk/valcache/valcache.h"
#include "vk/valcache/valcache_stream.h"

// The subcommands, a file each.
extern const wd_cli_command wd_vkcache_inspect;
extern const wd_cli_command wd_vkcache_verify;
extern const wd_cli_command wd_vkcache_merge;
extern const wd_cli_command wd_vkcache_prune;
extern const wd_cli_command wd_vkcache_diff;
extern const wd_cli_command wd_vkcache_warm;
extern const wd_cli_command wd_vkcache_lookup;

// How long a subcommand waits for another process that writes the same file.
enum { WD_VKCACHE_LOCK_WAIT_MS = 30000 };

// wd_vkcache_damage selects the damaged entries that are reported with a message each.
typedef enum wd_vkcache_damage {
    WD_VKCACHE_REPORT_FIRST,
    WD_VKCACHE_REPORT_ALL,
} wd_vkcache_damage;

// wd_vkcache_file is a cache that is read entry by entry.
typedef struct wd_vkcache_file {
    const char *path; // "-": standard input.
    wd_vkcache_damage damage;
    int damaged_code; // The exit code for damage.
    wd_valcache_source source;
} wd_vkcache_file;

// wd_vkcache_open opens `path` and prints why it cannot be read; then it returns false, and `*exit_code` becomes
// WD_EXIT_INPUT. Caches of the Khronos layer are refused. wd_vkcache_open_any accepts them. wd_vkcache_close accepts a
// file that could not be opened.
bool wd_vkcache_open(wd_vkcache_file *file, const char *path, int *exit_code);
bool wd_vkcache_open_any(wd_vkcache_file *file, const char *path, int *exit_code);
void wd_vkcache_close(wd_vkcache_file *file);

// wd_vkcache_next reads the next intact entry, and prints the damage before it as `file->damage` says. `*exit_code`
// becomes at least `file->damaged_code` for damaged entries, WD_EXIT_INPUT for truncated or unreadable files. It
// returns false at the end.
bool wd_vkcache_next(wd_vkcache_file *file, wd_valcache_entry *entry, int *exit_code);

// wd_vkcache_sort sorts a file of the old format, so that entries come in the order of keys. Its damage is printed.
void wd_vkcache_sort(wd_vkcache_file *file, int *exit_code);

// wd_vkcache_report_damage prints `diagnostic` (the first damage of a file that wd_valcache_merge_streams read), if it
// has one.
void wd_vkcache_report_damage(const wd_vkcache_file *file, const wd_diagnostic *diagnostic, int *exit_code);

// wd_vkcache_raise makes `*exit_code` at least `code`.
void wd_vkcache_raise(int *exit_code, int code);

// wd_vkcache_target is a file that will be replaced, with its symbolic links followed, and the lock on it.
typedef struct wd_vkcache_target {
    char path[WD_FILE_MAX_PATH];
    const char *name; // As the user wrote it; "-" or NULL is standard output, which has no lock.
    int lock;
    bool is_locked;
} wd_vkcache_target;

// wd_vkcache_lock_target locks the file `name` and returns an exit code, after a message if it fails.
int wd_vkcache_lock_target(wd_vkcache_target *target, const char *name);
void wd_vkcache_unlock_target(wd_vkcache_target *target);
bool wd_vkcache_is_stdout(const wd_vkcache_target *target);

// wd_vkcache_write_merged writes the union of the files to `target`, prints their damage, and returns whether it was
// written.
bool wd_vkcache_write_merged(wd_vkcache_file *files, size_t num_files, const wd_valcache_limit *limit,
                             const wd_vkcache_target *target, wd_valcache_totals *totals, int *exit_code);

// wd_vkcache_today is wd_valcache_today, or the day of the variable SOURCE_DATE_EPOCH, so that builds are reproducible.
uint32_t wd_vkcache_today(void);

// wd_vkcache_list collects the arguments of an option that may be repeated, or files.
typedef WD_VECTOR(const char *) wd_vkcache_list;
void wd_vkcache_list_add(wd_vkcache_list *list, const char *word);
void wd_vkcache_list_finish(wd_vkcache_list *list);

// wd_vkcache_print writes the report and returns the exit code: to standard output, or to standard error if
// `to_standard_error` because the cache itself goes to standard output. With --quiet it does nothing.
int wd_vkcache_print(const wd_string_builder *text, bool to_standard_error);

// wd_vkcache_append_key appends 32 hexadecimal digits, wd_vkcache_append_day "2026-08-21".
void wd_vkcache_append_key(wd_string_builder *out, wd_hash128 key);
void wd_vkcache_append_day(wd_string_builder *out, uint32_t day);

// wd_vkcache_append_input appends a line about a file that was read, for --verbose: "a.valcache: 2 entries, 0 damaged".
void wd_vkcache_append_input(wd_string_builder *out, const wd_vkcache_file *file);

// wd_vkcache_file_error prints an error of wd_valcache_load, _save or _lock for `path`, and returns WD_EXIT_INPUT.
// Their diagnostics begin with the path of a file unless they have an offset.
int wd_vkcache_file_error(const char *path, const wd_diagnostic *diagnostic);

// wd_vkcache_folder returns a copy of `folder` (NULL: the layer's folder), freed with free(). It ends the process if no
// folder is known.
char *wd_vkcache_folder(const char *folder);

// wd_vkcache_find_caches adds the paths of the caches in `folder`, in the order of their names.
// wd_vkcache_free_paths frees them.
void wd_vkcache_find_caches(const char *folder, wd_vkcache_list *paths);
void wd_vkcache_free_paths(wd_vkcache_list *paths);

// wd_vkcache_cache_path returns the path of the cache with `uuid` in wd_vkcache_folder, freed with free().
char *wd_vkcache_cache_path(const char *folder, const wd_valcache_uuid *uuid);

// The options that name a target, for tables of options.
#define WD_VKCACHE_TARGET_OPTIONS                                                                            \
    {.name = "target-env",                                                                                   \
     .key = 'e',                                                                                             \
     .argument = "ENV",                                                                                      \
     .kind = WD_CLI_CHOICE,                                                                                  \
     .choices = "vulkan1.0 vulkan1.1 vulkan1.1spv1.4 vulkan1.2 vulkan1.3 vulkan1.4",                         \
     .help = "The Vulkan version of the application's device: vulkan1.0, vulkan1.1, vulkan1.1spv1.4, "       \
             "vulkan1.2, "                                                                                   \
             "vulkan1.3 (default) or vulkan1.4.",                                                            \
     .section = "Target"},                                                                                   \
    {                                                                                                        \
        .name = "rule", .key = 'r', .argument = "NAME", .kind = WD_CLI_CHOICE,                               \
        .choices = "relaxed-block-layout uniform-buffer-standard-layout scalar-block-layout "                \
                   "workgroup-scalar-block-layout local-size-id offset-operand any-width-bitwise "           \
                   "later-vulkan",                                                                           \
        .help = "A rule that the device relaxes: relaxed-block-layout, uniform-buffer-standard-layout, "     \
                "scalar-block-layout, workgroup-scalar-block-layout, local-size-id, offset-operand, "        \
                "any-width-bitwise or later-vulkan. May be repeated."                                        \
    }

// wd_vkcache_out_of_memory prints a message and ends the process.
_Noreturn void wd_vkcache_out_of_memory(void);

#endif
