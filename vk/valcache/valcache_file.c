// Validation caches on disk.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vk/util/file.h"
#include "vk/util/string_builder.h"
#include "vk/valcache/valcache.h"
#include "vk/valcache/valcache_internal.h"

// A file beyond this is none that Warden wrote: 11 million shaders.
static const size_t max_file_size = (size_t)256 << 20;

// How long a save waits for another process. A save takes milliseconds; a stopped process must not stop this one, too.
enum { MAX_LOCK_WAIT_MS = 5000 };

wd_status wd_valcache_default_folder(const wd_allocator *allocator, char **folder) {
    wd_string_builder path;
    wd_string_init(&path, *allocator);
    // secure_getenv: a process with raised privileges must not be led to another user's file.
    const char *cache_home = secure_getenv("XDG_CACHE_HOME"), *home = secure_getenv("HOME");
    // The XDG base directory specification: relative paths are invalid and ignored.
    if (cache_home && cache_home[0] == '/') {
        wd_string_appendf(&path, "%s/warden", cache_home);
    } else if (home && home[0] == '/') {
        wd_string_appendf(&path, "%s/.cache/warden", home);
    } else {
        wd_string_finish(&path);
        return WD_ERROR_NOT_FOUND;
    }
    *folder = wd_string_take(&path);
    wd_string_finish(&path);
    return *folder ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

wd_status wd_valcache_file_path(const wd_allocator *allocator, const char *folder,
                                const wd_valcache_uuid *uuid, char **path) {
    char name[37];
    wd_valcache_uuid_format(uuid, name);
    size_t length = strlen(folder);
    wd_string_builder text;
    wd_string_init(&text, *allocator);
    wd_string_appendf(&text, "%s%s%s.valcache", folder, length && folder[length - 1] == '/' ? "" : "/", name);
    *path = wd_string_take(&text);
    wd_string_finish(&text);
    return *path ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

// read_into adds the file's entries to the set and says whether the file already holds all that the set holds.
static wd_status read_into(wd_valcache *cache, const char *path, wd_valcache_scan *scan,
                           wd_diagnostic *diagnostic) {
    void *data;
    size_t size;
    wd_status status = wd_file_read_regular(&cache->allocator, path, max_file_size, &data, &size);
    if (status == WD_ERROR_IO) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s: %s", path, strerror(errno));
        return errno == ENOENT ? WD_ERROR_NOT_FOUND : WD_ERROR_IO;
    }
    if (status == WD_ERROR_UNSUPPORTED) {
        wd_diagnose(diagnostic, max_file_size, "%s: larger than %zu bytes", path, max_file_size);
        return WD_ERROR_INVALID_DATA;
    }
    if (status == WD_ERROR_NOT_A_FILE) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s: %s", path, wd_status_string(status));
    }
    if (status != WD_OK) {
        return status;
    }
    status = wd_valcache_add_data(cache, data, size, scan, diagnostic);
    wd_free(&cache->allocator, data);
    return status;
}

wd_status wd_valcache_load(wd_valcache *cache, const char *path, wd_valcache_scan *scan,
                           wd_diagnostic *diagnostic) {
    wd_valcache_scan none;
    bool was_changed = atomic_load(&cache->changed);
    wd_status status = read_into(cache, path, scan ? scan : &none, diagnostic);
    if (status == WD_OK && !was_changed) {
        atomic_store(&cache->changed, false);
    }
    return status;
}

static wd_status write_file(wd_valcache *cache, const char *path, wd_diagnostic *diagnostic) {
    wd_valcache_entry *entries;
    size_t num_entries;
    wd_status status = wd_valcache_get_entries(cache, &cache->allocator, &entries, &num_entries);
    if (status != WD_OK) {
        return status;
    }
    size_t size = WD_VALCACHE_HEADER_SIZE + num_entries * WD_VALCACHE_ENTRY_SIZE;
    void *data = wd_alloc(&cache->allocator, size);
    status = data ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    if (status == WD_OK) {
        wd_valcache_write_data(&cache->uuid, entries, num_entries, data);
        status = wd_file_write(path, data, size, WD_FILE_REGULAR);
    }
    if (status == WD_ERROR_IO) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s: %s", path, strerror(errno));
    }
    wd_free(&cache->allocator, data);
    wd_free(&cache->allocator, entries);
    return status;
}

// set_aside keeps a file that this set may not replace: its owner may still need it.
static wd_status set_aside(wd_valcache *cache, const char *path, wd_diagnostic *diagnostic) {
    wd_string_builder aside;
    wd_string_init(&aside, cache->allocator);
    wd_string_appendf(&aside, "%s.foreign", path);
    wd_status status = aside.failed ? WD_ERROR_OUT_OF_MEMORY : WD_OK;
    if (status == WD_OK && rename(path, aside.text) != 0) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s: %s", path, strerror(errno));
        status = WD_ERROR_IO;
    }
    wd_string_finish(&aside);
    return status;
}

static wd_status save_locked(wd_valcache *cache, const char *path, size_t max_entries,
                             wd_diagnostic *diagnostic) {
    wd_valcache_scan scan;
    wd_diagnostic unread = WD_DIAGNOSTIC_INIT;
    wd_status status = read_into(cache, path, &scan, &unread);
    if (status == WD_ERROR_INVALID_DATA || status == WD_ERROR_UNSUPPORTED) {
        status = set_aside(cache, path, diagnostic);
    } else if (status == WD_ERROR_NOT_FOUND) {
        status = WD_OK;
    } else if (status != WD_OK && diagnostic) {
        *diagnostic = unread;
    }
    if (status == WD_OK && max_entries) {
        status = wd_valcache_trim(cache, max_entries, NULL);
    }
    return status == WD_OK ? write_file(cache, path, diagnostic) : status;
}

wd_status wd_valcache_lock_path(const wd_allocator *allocator, const char *path, char **lock_path) {
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    wd_string_builder text;
    wd_string_init(&text, *allocator);
    wd_string_append_n(&text, path, (size_t)(name - path));
    wd_string_appendf(&text, ".%s.lock", name);
    *lock_path = wd_string_take(&text);
    wd_string_finish(&text);
    return *lock_path ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

wd_status wd_valcache_lock(const char *lock_path, int *lock, wd_diagnostic *diagnostic) {
    const wd_status status = wd_file_lock(lock_path, MAX_LOCK_WAIT_MS, lock);
    if (status == WD_ERROR_IO) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s: %s", lock_path, strerror(errno));
    } else if (status == WD_ERROR_BUSY) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s: another process has held the lock for %d seconds", lock_path,
                    MAX_LOCK_WAIT_MS / 1000);
    } else if (status != WD_OK) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s: %s", lock_path, wd_status_string(status));
    }
    return status;
}

wd_status wd_valcache_save(wd_valcache *cache, const char *path, size_t max_entries,
                           wd_diagnostic *diagnostic) {
    size_t unsaved = atomic_load(&cache->unsaved);
    if (!atomic_exchange(&cache->changed, false)) {
        return WD_OK;
    }
    char *lock_path = NULL;
    int lock;
    wd_status status = wd_valcache_lock_path(&cache->allocator, path, &lock_path);
    if (status == WD_OK) {
        status = wd_valcache_lock(lock_path, &lock, diagnostic);
    }
    if (status == WD_OK) {
        status = save_locked(cache, path, max_entries, diagnostic);
        wd_file_unlock(lock);
    }
    wd_free(&cache->allocator, lock_path);
    if (status == WD_OK) {
        atomic_fetch_sub(&cache->unsaved, unsaved);
    } else {
        atomic_store(&cache->changed, true);
    }
    return status;
}
