// vkcache reads and changes validation caches with vk/valcache. Each subcommand has a file.
#ifndef WARDEN_TOOLS_VKCACHE_VKCACHE_H
#define WARDEN_TOOLS_VKCACHE_VKCACHE_H

#include "tools/common/cli.h"
#include "vk/util/string_builder.h"
#include "vk/valcache/valcache.h"

// The subcommands, a file each.
extern const wd_cli_command wd_vkcache_inspect;
extern const wd_cli_command wd_vkcache_verify;
extern const wd_cli_command wd_vkcache_merge;
extern const wd_cli_command wd_vkcache_prune;
extern const wd_cli_command wd_vkcache_diff;
extern const wd_cli_command wd_vkcache_warm;

// wd_vkcache_file is a cache file that was read.
typedef struct wd_vkcache_file {
    const char *path; // "-": standard input.
    size_t size;
    wd_valcache_uuid uuid;
    wd_valcache_entry *entries; // The intact ones in the order of the file, duplicates included.
    size_t num_entries;
    size_t num_damaged;
    bool truncated;
} wd_vkcache_file;

// wd_vkcache_damage selects the damaged entries that are reported with a message each.
typedef enum wd_vkcache_damage {
    WD_VKCACHE_REPORT_FIRST,
    WD_VKCACHE_REPORT_ALL,
} wd_vkcache_damage;

// wd_vkcache_read reads `path` and prints its problems. It returns false if the file or its header cannot be read.
// `*exit_code` becomes WD_EXIT_INPUT then, and also where the data is truncated; `damaged_code` where entries are damaged. It is
// never lowered. wd_vkcache_finish frees `file` in any case.
bool wd_vkcache_read(const char *path, wd_vkcache_damage damage, int damaged_code, wd_vkcache_file *file,
                     int *exit_code);
void wd_vkcache_finish(wd_vkcache_file *file);

// wd_vkcache_raise makes `*exit_code` at least `code`.
void wd_vkcache_raise(int *exit_code, int code);

// wd_vkcache_load makes a set of the file's entries. It ends the process when memory runs out.
wd_valcache *wd_vkcache_load(const wd_vkcache_file *file);

// wd_vkcache_write writes the set to `path` (NULL or "-": standard output) and returns the exit code.
int wd_vkcache_write(const wd_valcache *cache, const char *path);

// wd_vkcache_list collects the arguments of an option that may be repeated, or files.
typedef struct wd_vkcache_list {
    const char **words;
    size_t count, capacity;
} wd_vkcache_list;
void wd_vkcache_list_add(wd_vkcache_list *list, const char *word);
void wd_vkcache_list_finish(wd_vkcache_list *list);

// wd_vkcache_print writes the report and returns the exit code: to standard output, or to standard error if
// `to_standard_error` because the cache itself goes to standard output. With --quiet it does nothing.
int wd_vkcache_print(const wd_string_builder *text, bool to_standard_error);

// wd_vkcache_append_key appends 32 hexadecimal digits, wd_vkcache_append_day "2026-08-21".
void wd_vkcache_append_key(wd_string_builder *out, wd_hash128 key);
void wd_vkcache_append_day(wd_string_builder *out, uint32_t day);

// wd_vkcache_append_input appends a line about an input file, for --verbose: "a.valcache: 2 entries, 0 damaged".
void wd_vkcache_append_input(wd_string_builder *out, const wd_vkcache_file *file);

// wd_vkcache_file_error prints an error of wd_valcache_load, _save or _lock for `path`, and returns WD_EXIT_INPUT. Their
// diagnostics begin with the path of a file unless they have an offset.
int wd_vkcache_file_error(const char *path, const wd_diagnostic *diagnostic);

// wd_vkcache_out_of_memory prints a message and ends the process.
_Noreturn void wd_vkcache_out_of_memory(void);

#endif
