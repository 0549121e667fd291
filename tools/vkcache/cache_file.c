// Functions that the subcommands share: reading a cache file with messages for its problems, lists, output.
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

_Noreturn void wd_vkcache_out_of_memory(void) {
    exit(wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "%s", wd_status_string(WD_ERROR_OUT_OF_MEMORY)));
}

int wd_vkcache_file_error(const char *path, const wd_diagnostic *diagnostic) {
    const size_t length = strlen(path);
    const char *message = diagnostic->message;
    const bool has_path = strncmp(message, path, length) == 0 && strncmp(message + length, ": ", 2) == 0;
    if (!message[0]) {
        wd_vkcache_out_of_memory(); // The only error without a diagnostic.
    }
    return wd_tool_error(has_path || diagnostic->offset != SIZE_MAX ? path : NULL, diagnostic->offset, "%s",
                         has_path ? message + length + 2 : message);
}

void wd_vkcache_raise(int *exit_code, int code) {
    if (*exit_code < code) {
        *exit_code = code;
    }
}

// --- Reading ---

static bool open_file(wd_vkcache_file *file, const char *path, bool accept_khronos, int *exit_code) {
    *file = (wd_vkcache_file){.path = path, .damaged_code = WD_EXIT_INPUT};
    const wd_allocator heap = wd_allocator_default();
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status = wd_valcache_source_open(&file->source, &heap, path, &diagnostic);
    if (status == WD_ERROR_OUT_OF_MEMORY) {
        wd_vkcache_out_of_memory();
    }
    if (status != WD_OK) {
        wd_vkcache_raise(exit_code, wd_tool_error(path, diagnostic.offset, "%s", diagnostic.message));
        wd_vkcache_close(file);
        return false;
    }
    if (file->source.format == WD_VALCACHE_FORMAT_KHRONOS && !accept_khronos) {
        wd_vkcache_raise(
            exit_code, wd_tool_error(path, 8,
                                     "a cache of the Khronos validation layer: it has 32-bit hashes without "
                                     "checksums, which Warden does not use"));
        wd_vkcache_close(file);
        return false;
    }
    return true;
}

bool wd_vkcache_open(wd_vkcache_file *file, const char *path, int *exit_code) {
    return open_file(file, path, false, exit_code);
}

bool wd_vkcache_open_any(wd_vkcache_file *file, const char *path, int *exit_code) {
    return open_file(file, path, true, exit_code);
}

void wd_vkcache_close(wd_vkcache_file *file) {
    wd_valcache_source_close(&file->source);
}

// report_end prints what is wrong after the last entry.
static void report_end(const wd_vkcache_file *file, const wd_diagnostic *diagnostic, int *exit_code) {
    if (diagnostic->message[0]) {
        wd_tool_error(file->path, diagnostic->offset, "%s", diagnostic->message);
        const bool is_unreadable = file->source.scan.truncated || file->source.error != WD_OK;
        wd_vkcache_raise(exit_code, is_unreadable ? WD_EXIT_INPUT : file->damaged_code);
    }
}

bool wd_vkcache_next(wd_vkcache_file *file, wd_valcache_entry *entry, int *exit_code) {
    for (;;) {
        wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
        switch (wd_valcache_source_next(&file->source, entry, &diagnostic)) {
        case WD_VALCACHE_ITEM_END:
            report_end(file, &diagnostic, exit_code);
            return false;
        case WD_VALCACHE_ITEM_ENTRY:
            return true;
        case WD_VALCACHE_ITEM_DAMAGED:
            if (file->damage == WD_VKCACHE_REPORT_ALL || file->source.scan.num_damaged == 1) {
                wd_tool_error(file->path, diagnostic.offset, "%s", diagnostic.message);
            }
            wd_vkcache_raise(exit_code, file->damaged_code);
            break;
        }
    }
}

void wd_vkcache_report_damage(const wd_vkcache_file *file, const wd_diagnostic *diagnostic, int *exit_code) {
    if (!diagnostic->message[0]) {
        return;
    }
    wd_tool_error(file->path, diagnostic->offset, "%s", diagnostic->message);
    wd_vkcache_raise(exit_code, file->source.scan.truncated ? WD_EXIT_INPUT : file->damaged_code);
}

void wd_vkcache_sort(wd_vkcache_file *file, int *exit_code) {
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status = wd_valcache_source_sort(&file->source, &diagnostic);
    if (status == WD_ERROR_OUT_OF_MEMORY) {
        wd_vkcache_out_of_memory();
    }
    if (status != WD_OK) {
        wd_vkcache_raise(exit_code, wd_tool_error_status(file->path, status, NULL));
    }
    wd_vkcache_report_damage(file, &diagnostic, exit_code);
}

// --- Writing ---

bool wd_vkcache_is_stdout(const wd_vkcache_target *target) {
    return !target->name || strcmp(target->name, "-") == 0;
}

int wd_vkcache_lock_target(wd_vkcache_target *target, const char *name) {
    *target = (wd_vkcache_target){.name = name};
    if (wd_vkcache_is_stdout(target)) {
        return WD_EXIT_OK;
    }
    if (wd_file_link_target(name, target->path) != WD_OK) {
        return wd_tool_error(name, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
    }
    // Before the lock makes its own file and folders.
    struct stat existing;
    if (stat(target->path, &existing) == 0 && !S_ISREG(existing.st_mode)) {
        return wd_tool_error(name, WD_TOOL_NO_OFFSET, "%s",
                             S_ISDIR(existing.st_mode) ? strerror(EISDIR)
                                                       : wd_status_string(WD_ERROR_NOT_A_FILE));
    }
    const wd_allocator heap = wd_allocator_default();
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status =
        wd_valcache_lock(&heap, target->path, WD_VKCACHE_LOCK_WAIT_MS, &target->lock, &diagnostic);
    if (status == WD_ERROR_IO) {
        return wd_tool_error(name, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
    }
    if (status != WD_OK) {
        return wd_vkcache_file_error(name, &diagnostic);
    }
    target->is_locked = true;
    return WD_EXIT_OK;
}

void wd_vkcache_unlock_target(wd_vkcache_target *target) {
    if (target->is_locked) {
        wd_file_unlock(target->lock);
    }
    target->is_locked = false;
}

// write_sources writes the sources and returns an exit code. The first damage of each source is written to `damage`.
static int write_sources(wd_valcache_source *const *sources, size_t num_sources,
                         const wd_valcache_limit *limit, const wd_vkcache_target *target,
                         wd_valcache_totals *totals, wd_diagnostic *damage) {
    const wd_allocator heap = wd_allocator_default();
    const bool to_stdout = wd_vkcache_is_stdout(target);
    wd_valcache_output output;
    wd_status status =
        wd_valcache_output_open(&output, &heap, &sources[0]->uuid, to_stdout ? NULL : target->path);
    if (status == WD_OK) {
        status = wd_valcache_merge_files(&heap, sources, num_sources, wd_valcache_today(), limit, &output,
                                         totals, damage);
        if (status == WD_OK) {
            status = wd_valcache_output_commit(&output);
        } else {
            wd_valcache_output_discard(&output);
        }
    }
    if (status == WD_OK) {
        return WD_EXIT_OK;
    }
    return wd_tool_error_status(to_stdout ? "<stdout>" : target->name, status, NULL);
}

bool wd_vkcache_write_merged(wd_vkcache_file *files, size_t num_files, const wd_valcache_limit *limit,
                             const wd_vkcache_target *target, wd_valcache_totals *totals, int *exit_code) {
    wd_valcache_source **sources = calloc(num_files, sizeof *sources);
    wd_diagnostic *damage = calloc(num_files, sizeof *damage);
    if (!sources || !damage) {
        wd_vkcache_out_of_memory();
    }
    for (size_t i = 0; i < num_files; i++) {
        wd_vkcache_sort(&files[i], exit_code);
        sources[i] = &files[i].source;
    }
    const int code = write_sources(sources, num_files, limit, target, totals, damage);
    wd_vkcache_raise(exit_code, code);
    for (size_t i = 0; i < num_files; i++) {
        if (files[i].source.format == WD_VALCACHE_FORMAT_SORTED) { // Else wd_vkcache_sort has printed it.
            wd_vkcache_report_damage(&files[i], &damage[i], exit_code);
        }
    }
    free(sources);
    free(damage);
    return code == WD_EXIT_OK;
}

uint32_t wd_vkcache_today(void) {
    const char *text = getenv("SOURCE_DATE_EPOCH");
    char *end;
    const unsigned long long seconds = text && text[0] ? strtoull(text, &end, 10) : 0;
    if (!text || !text[0] || *end || seconds / 86400 > wd_valcache_today()) {
        return wd_valcache_today();
    }
    return (uint32_t)(seconds / 86400);
}

char *wd_vkcache_folder(const char *folder) {
    const wd_allocator heap = wd_allocator_default();
    char *found = folder ? strdup(folder) : NULL;
    if (!folder && wd_valcache_default_folder(&heap, &found) == WD_ERROR_NOT_FOUND) {
        wd_tool_fail_usage("neither XDG_CACHE_HOME nor HOME is set: name a file or a folder");
    }
    if (!found) {
        wd_vkcache_out_of_memory();
    }
    return found;
}

char *wd_vkcache_cache_path(const char *folder, const wd_valcache_uuid *uuid) {
    const wd_allocator heap = wd_allocator_default();
    char *found = wd_vkcache_folder(folder), *path = NULL;
    if (wd_valcache_file_path(&heap, found, uuid, &path) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    free(found);
    return path;
}

static int is_cache_name(const struct dirent *entry) {
    const char *suffix = strrchr(entry->d_name, '.');
    return entry->d_name[0] != '.' && suffix && strcmp(suffix, ".valcache") == 0;
}

void wd_vkcache_find_caches(const char *folder, wd_vkcache_list *paths) {
    struct dirent **entries;
    const int count = scandir(folder, &entries, is_cache_name, alphasort);
    for (int i = 0; i < count; i++) {
        wd_string_builder path;
        wd_string_init(&path, wd_allocator_default());
        wd_string_appendf(&path, "%s/%s", folder, entries[i]->d_name);
        char *taken = wd_string_take(&path);
        if (!taken) {
            wd_vkcache_out_of_memory();
        }
        wd_vkcache_list_add(paths, taken);
        free(entries[i]);
    }
    if (count >= 0) {
        free(entries);
    }
}

void wd_vkcache_free_paths(wd_vkcache_list *paths) {
    for (size_t i = 0; i < paths->count; i++) {
        free((char *)paths->items[i]);
    }
    wd_vkcache_list_finish(paths);
}

void wd_vkcache_list_add(wd_vkcache_list *list, const char *word) {
    wd_allocator heap = wd_allocator_default();
    const char **added = WD_VECTOR_PUSH(&heap, list);
    if (!added) {
        wd_vkcache_out_of_memory();
    }
    *added = word;
}

void wd_vkcache_list_finish(wd_vkcache_list *list) {
    free(list->items);
    *list = (wd_vkcache_list){0};
}

int wd_vkcache_print(const wd_string_builder *text, bool to_standard_error) {
    if (text->failed) {
        wd_vkcache_out_of_memory();
    }
    if (wd_cli_quiet()) {
        return WD_EXIT_OK;
    }
    if (to_standard_error) {
        return fputs(text->text, stderr) < 0 ? WD_EXIT_INPUT : WD_EXIT_OK;
    }
    return wd_tool_print(text);
}

void wd_vkcache_append_key(wd_string_builder *out, wd_hash128 key) {
    wd_string_appendf(out, "%016llx%016llx", (unsigned long long)key.high, (unsigned long long)key.low);
}

void wd_vkcache_append_day(wd_string_builder *out, uint32_t day) {
    time_t seconds = (time_t)day * 86400;
    struct tm date;
    char text[32] = "unknown";
    if (gmtime_r(&seconds, &date)) {
        strftime(text, sizeof text, "%Y-%m-%d", &date);
    }
    wd_string_append(out, text);
}

void wd_vkcache_append_input(wd_string_builder *out, const wd_vkcache_file *file) {
    const wd_valcache_scan *scan = &file->source.scan;
    wd_tool_append_name(out, file->path);
    wd_string_appendf(out, ": %zu entries, %zu damaged%s\n", scan->num_entries, scan->num_damaged,
                      scan->truncated ? ", truncated" : "");
}
