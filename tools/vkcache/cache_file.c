// Functions that the subcommands share: reading a cache file with messages for its problems, lists, output.
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

// The layer reads no larger files either.
static const size_t max_file_size = (size_t)256 << 20;

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

static void report_damage(const wd_vkcache_file *file, wd_vkcache_damage damage,
                          const wd_diagnostic *diagnostic) {
    if (damage == WD_VKCACHE_REPORT_ALL || file->num_damaged == 1) {
        wd_tool_error(file->path, diagnostic->offset, "%s", diagnostic->message);
    }
}

static void read_items(wd_valcache_reader *reader, wd_vkcache_damage damage, int damaged_code,
                       wd_vkcache_file *file, int *exit_code) {
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    for (;;) {
        switch (wd_valcache_reader_next(reader, &file->entries[file->num_entries], &diagnostic)) {
        case WD_VALCACHE_ITEM_END:
            return;
        case WD_VALCACHE_ITEM_ENTRY:
            file->num_entries++;
            break;
        case WD_VALCACHE_ITEM_DAMAGED:
            file->num_damaged++;
            report_damage(file, damage, &diagnostic);
            wd_vkcache_raise(exit_code, damaged_code);
            break;
        case WD_VALCACHE_ITEM_TRUNCATED:
            file->truncated = true;
            wd_vkcache_raise(exit_code,
                             wd_tool_error(file->path, diagnostic.offset, "%s", diagnostic.message));
            break;
        }
    }
}

bool wd_vkcache_read(const char *path, wd_vkcache_damage damage, int damaged_code, wd_vkcache_file *file,
                     int *exit_code) {
    *file = (wd_vkcache_file){.path = path};
    void *data;
    int code = wd_tool_read(path, max_file_size, &data, &file->size);
    if (code != WD_EXIT_OK) {
        wd_vkcache_raise(exit_code, code);
        return false;
    }
    wd_valcache_reader reader;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status = wd_valcache_reader_init(&reader, data, file->size, &diagnostic);
    if (status != WD_OK) {
        wd_vkcache_raise(exit_code, wd_tool_error_status(path, status, &diagnostic));
        free(data);
        return false;
    }
    file->uuid = reader.uuid;
    file->entries = malloc((file->size / WD_VALCACHE_ENTRY_SIZE + 1) * sizeof *file->entries);
    if (!file->entries) {
        wd_vkcache_out_of_memory();
    }
    read_items(&reader, damage, damaged_code, file, exit_code);
    free(data);
    return true;
}

void wd_vkcache_finish(wd_vkcache_file *file) {
    free(file->entries);
    file->entries = NULL;
}

// add_entries goes through the file format: only then does the set keep the days.
static void add_entries(wd_valcache *cache, const wd_valcache_entry *entries, size_t num_entries) {
    size_t size = WD_VALCACHE_HEADER_SIZE + num_entries * WD_VALCACHE_ENTRY_SIZE;
    void *data = malloc(size);
    if (!data) {
        wd_vkcache_out_of_memory();
    }
    wd_valcache_write_data(wd_valcache_get_uuid(cache), entries, num_entries, data);
    if (wd_valcache_add_data(cache, data, size, NULL, NULL) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    free(data);
}

wd_valcache *wd_vkcache_load(const wd_vkcache_file *file) {
    wd_valcache *cache = NULL;
    if (wd_valcache_create(wd_allocator_default(), &file->uuid, wd_valcache_today(), &cache) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    add_entries(cache, file->entries, file->num_entries);
    return cache;
}

int wd_vkcache_write(const wd_valcache *cache, const char *path) {
    size_t size = 0;
    wd_valcache_get_data(cache, &size, NULL);
    void *data = malloc(size);
    if (!data || wd_valcache_get_data(cache, &size, data) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    int code = wd_tool_write(path, data, size);
    free(data);
    return code;
}

void wd_vkcache_list_add(wd_vkcache_list *list, const char *word) {
    wd_allocator heap = wd_allocator_default();
    void *words = list->words;
    if (!wd_array_reserve(&heap, &words, &list->capacity, list->count + 1, sizeof *list->words)) {
        wd_vkcache_out_of_memory();
    }
    list->words = words;
    list->words[list->count++] = word;
}

void wd_vkcache_list_finish(wd_vkcache_list *list) {
    free(list->words);
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
    wd_tool_append_name(out, file->path);
    wd_string_appendf(out, ": %zu entries, %zu damaged%s\n", file->num_entries, file->num_damaged,
                      file->truncated ? ", truncated" : "");
}
