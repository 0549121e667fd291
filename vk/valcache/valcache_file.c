// Validation caches on disk.
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vk/platform/paths.h"
#include "vk/util/string_builder.h"
#include "vk/valcache/valcache_internal.h"

wd_status wd_valcache_default_folder(const wd_allocator *allocator, char **folder) {
    char caches[WD_FILE_MAX_PATH];
    if (!wd_path_user_caches(caches, sizeof caches)) {
        return WD_ERROR_NOT_FOUND;
    }
    wd_string_builder path;
    wd_string_init(&path, *allocator);
    wd_string_appendf(&path, "%s/warden", caches);
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

// --- Locks and temporary files ---

static wd_status hidden_path(const wd_allocator *allocator, const char *path, const char *suffix,
                             char **hidden) {
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    wd_string_builder text;
    wd_string_init(&text, *allocator);
    wd_string_append_n(&text, path, (size_t)(name - path));
    wd_string_appendf(&text, ".%s.%s", name, suffix);
    *hidden = wd_string_take(&text);
    wd_string_finish(&text);
    return *hidden ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

wd_status wd_valcache_lock_path(const wd_allocator *allocator, const char *path, char **lock_path) {
    return hidden_path(allocator, path, "lock", lock_path);
}

wd_status wd_valcache_lock(const wd_allocator *allocator, const char *path, uint32_t max_wait_ms, int *lock,
                           wd_diagnostic *diagnostic) {
    char *lock_path;
    wd_status status = wd_valcache_lock_path(allocator, path, &lock_path);
    if (status != WD_OK) {
        return status;
    }
    status = wd_file_lock(lock_path, max_wait_ms, lock);
    const int reason = errno;
    if (status == WD_ERROR_IO) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s: %s", lock_path, strerror(reason));
    } else if (status == WD_ERROR_BUSY) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s: another process has held the lock for %g seconds", lock_path,
                    max_wait_ms / 1000.0);
    } else if (status != WD_OK) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s: %s", lock_path, wd_status_string(status));
    }
    wd_free(allocator, lock_path);
    errno = reason;
    return status;
}

// remove_left_over removes the temporary file of a process that was killed while it saved. A process that holds the
// lock may be writing it.
static void remove_left_over(const wd_allocator *allocator, const char *path) {
    char *temporary;
    int lock;
    if (hidden_path(allocator, path, "tmp", &temporary) != WD_OK) {
        return;
    }
    if (access(temporary, F_OK) == 0 && wd_valcache_lock(allocator, path, 0, &lock, NULL) == WD_OK) {
        unlink(temporary);
        wd_file_unlock(lock);
    }
    wd_free(allocator, temporary);
}

static wd_status follow_link(const char *path, char target[WD_FILE_MAX_PATH], wd_diagnostic *diagnostic) {
    wd_status status = wd_file_link_target(path, target);
    if (status != WD_OK) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s: %s", path, strerror(errno));
    }
    return status;
}

// --- Loading ---

static wd_status open_file(const char *path, int *fd, uint64_t *size, wd_diagnostic *diagnostic) {
    wd_status status = wd_file_open_regular(path, fd, size);
    if (status == WD_OK) {
        return WD_OK;
    }
    const int reason = errno;
    wd_diagnose(diagnostic, SIZE_MAX, "%s: %s", path,
                status == WD_ERROR_IO ? strerror(reason) : wd_status_string(status));
    errno = reason;
    return status == WD_ERROR_IO && reason == ENOENT ? WD_ERROR_NOT_FOUND : status;
}

static wd_status read_file(wd_valcache *cache, int fd, size_t size, wd_valcache_scan *scan,
                           wd_diagnostic *diagnostic) {
    uint8_t *data = wd_alloc(&cache->allocator, size ? size : 1);
    if (!data) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    size_t done = 0;
    ssize_t got = 1;
    while (done < size && got != 0) {
        got = read(fd, data + done, size - done);
        if (got < 0 && errno != EINTR) {
            wd_diagnose(diagnostic, SIZE_MAX, "%s", strerror(errno));
            wd_free(&cache->allocator, data);
            return WD_ERROR_IO;
        }
        done += got > 0 ? (size_t)got : 0;
    }
    wd_status status = wd_valcache_add_data(cache, data, done, scan, diagnostic);
    wd_free(&cache->allocator, data);
    return status;
}

// use_mapping makes the mapped file the base, if the set is empty and the file is sorted. It returns whether it did.
static bool use_mapping(wd_valcache *cache, void *mapping, size_t size, wd_valcache_scan *scan,
                        wd_diagnostic *diagnostic) {
    wd_valcache_layout layout;
    if (wd_valcache_count(cache) ||
        wd_valcache_parse_head(mapping, size, size, &layout, diagnostic) != WD_OK ||
        layout.format != WD_VALCACHE_FORMAT_SORTED ||
        memcmp(&layout.uuid, &cache->uuid, sizeof layout.uuid) != 0) {
        return false;
    }
    *scan = (wd_valcache_scan){.num_entries = (size_t)layout.num_entries,
                               .num_outside = (size_t)layout.num_outside,
                               .truncated = layout.truncated};
    if (wd_valcache_scan_is_damaged(scan)) {
        wd_diagnose(diagnostic, size, "the file does not end where its contents record says");
        atomic_store(&cache->changed, true);
    }
    const wd_valcache_base base = {.entries = (const uint8_t *)mapping + layout.first_offset,
                                   .count = (size_t)layout.num_entries,
                                   .mapping = mapping,
                                   .mapping_size = size};
    wd_valcache_replace_base(cache, &base);
    return true;
}

static wd_status map_file(wd_valcache *cache, int fd, size_t size, wd_valcache_scan *scan,
                          wd_diagnostic *diagnostic) {
    void *mapping = mmap(NULL, size, PROT_READ, MAP_SHARED, fd, 0);
    if (mapping == MAP_FAILED) {
        return read_file(cache, fd, size, scan, diagnostic);
    }
    pthread_mutex_lock(&cache->rewrite_lock);
    const bool is_used = use_mapping(cache, mapping, size, scan, diagnostic);
    pthread_mutex_unlock(&cache->rewrite_lock);
    if (is_used) {
        madvise(mapping, size, MADV_RANDOM);
        return WD_OK;
    }
    wd_status status = wd_valcache_add_data(cache, mapping, size, scan, diagnostic);
    munmap(mapping, size);
    return status;
}

wd_status wd_valcache_load(wd_valcache *cache, const char *path, wd_valcache_scan *scan,
                           wd_diagnostic *diagnostic) {
    wd_valcache_scan found = {0};
    char target[WD_FILE_MAX_PATH];
    int fd;
    uint64_t size;
    const bool was_changed = atomic_load(&cache->changed);
    wd_status status = follow_link(path, target, diagnostic);
    if (status == WD_OK) {
        remove_left_over(&cache->allocator, target);
        status = open_file(path, &fd, &size, diagnostic);
    }
    if (status == WD_OK) {
        status = (size > WD_VALCACHE_MAX_COPIED ? map_file : read_file)(cache, fd, (size_t)size, &found,
                                                                        diagnostic);
        close(fd);
    }
    if (status == WD_OK && !was_changed) {
        const bool must_rewrite = wd_valcache_scan_is_damaged(&found) || found.old_format;
        atomic_store(&cache->changed, must_rewrite);
        cache->base_is_saved = true;
    }
    if (scan) {
        *scan = found;
    }
    return status;
}

// --- Saving ---

// set_aside keeps a file that this set may not replace: its owner may still want to read it.
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

// saving is a save in progress.
typedef struct saving {
    wd_valcache *cache;
    const char *path; // Not a link.
    size_t max_entries;
    wd_valcache_source file, base, table, *sources[3];
    size_t num_sources;
    uint8_t *added; // The entries of `table`.
    wd_diagnostic *diagnostic;
} saving;

// open_old opens the file as it is now, if it can be merged.
static wd_status open_old(saving *saving) {
    wd_valcache *cache = saving->cache;
    wd_diagnostic unread = WD_DIAGNOSTIC_INIT;
    wd_status status = wd_valcache_source_open(&saving->file, &cache->allocator, saving->path, &unread);
    const bool is_other =
        status == WD_OK && memcmp(&saving->file.uuid, &cache->uuid, sizeof cache->uuid) != 0;
    if (status == WD_ERROR_INVALID_DATA || is_other) {
        wd_valcache_source_close(&saving->file);
        return set_aside(cache, saving->path, saving->diagnostic);
    }
    if (status == WD_ERROR_NOT_FOUND) {
        return WD_OK;
    }
    if (status == WD_OK) {
        status = wd_valcache_source_sort(&saving->file, NULL);
        saving->sources[saving->num_sources++] = &saving->file;
    }
    if (status != WD_OK && unread.message[0]) {
        wd_diagnose(saving->diagnostic, SIZE_MAX, "%s: %s", saving->path, unread.message);
    }
    return status;
}

static wd_status open_sources(saving *saving) {
    wd_valcache *cache = saving->cache;
    size_t num_added;
    wd_status status = open_old(saving);
    if (status != WD_OK) {
        return status;
    }
    assert(saving->num_sources < 2);
    status = wd_valcache_collect(cache, &saving->added, &num_added);
    if (status != WD_OK) {
        return status;
    }
    wd_valcache_source_from_entries(&saving->table, &cache->uuid, saving->added, num_added, true);
    saving->sources[saving->num_sources++] = &saving->table;
    if (!cache->base_is_saved) {
        wd_valcache_source_from_entries(&saving->base, &cache->uuid, cache->base.entries, cache->base.count,
                                        cache->base.intact);
        saving->sources[saving->num_sources++] = &saving->base;
    }
    return WD_OK;
}

static wd_status find_limit(saving *saving, wd_valcache_limit *limit) {
    uint64_t at_most = 0;
    for (size_t i = 0; i < saving->num_sources; i++) {
        at_most += saving->sources[i]->num_entries;
    }
    if (!saving->max_entries || at_most <= saving->max_entries) {
        *limit = (wd_valcache_limit)WD_VALCACHE_LIMIT_NONE;
        return WD_OK;
    }
    const wd_valcache *cache = saving->cache;
    return wd_valcache_find_limit(&cache->allocator, saving->sources, saving->num_sources, cache->today,
                                  saving->max_entries, 0, limit);
}

static wd_status write_merged(saving *saving) {
    wd_valcache *cache = saving->cache;
    wd_valcache_limit limit;
    wd_valcache_totals totals;
    wd_valcache_output output;
    wd_status status = find_limit(saving, &limit);
    if (status == WD_OK) {
        status = wd_valcache_output_open(&output, &cache->allocator, &cache->uuid, saving->path);
    }
    if (status == WD_OK) {
        status = wd_valcache_merge_streams(&cache->allocator, saving->sources, saving->num_sources,
                                           cache->today, &limit, &output, &totals, NULL);
        if (status == WD_OK) {
            wd_valcache_source_close(&saving->file); // Not every system replaces a file that is open.
            status = wd_valcache_output_commit(&output);
        } else {
            wd_valcache_output_discard(&output);
        }
    }
    if (status != WD_OK && status != WD_ERROR_OUT_OF_MEMORY) {
        wd_diagnose(saving->diagnostic, SIZE_MAX, "%s: %s", saving->path,
                    status == WD_ERROR_IO ? strerror(errno) : wd_status_string(status));
    }
    return status;
}

// reopen makes the file that was just written the base. If it cannot be read back, the set stays as it is.
static void reopen(saving *saving) {
    wd_valcache *cache = saving->cache;
    wd_valcache_source file;
    if (wd_valcache_source_open(&file, &cache->allocator, saving->path, NULL) != WD_OK) {
        return;
    }
    const size_t size = (size_t)file.num_entries * WD_VALCACHE_ENTRY_SIZE;
    wd_valcache_base base = {.count = (size_t)file.num_entries};
    if (file.size > WD_VALCACHE_MAX_COPIED) {
        base.mapping_size = (size_t)file.size;
        base.mapping = mmap(NULL, base.mapping_size, PROT_READ, MAP_SHARED, file.fd, 0);
        base.mapping = base.mapping == MAP_FAILED ? NULL : base.mapping;
        base.entries = base.mapping ? (uint8_t *)base.mapping + file.first_offset : NULL;
    } else {
        base.memory = wd_alloc(&cache->allocator, size + 1);
        base.entries = base.memory;
        base.intact = true; // It was just written, under the lock.
        if (base.memory && pread(file.fd, base.memory, size, (off_t)file.first_offset) != (ssize_t)size) {
            wd_free(&cache->allocator, base.memory);
            base.entries = base.memory = NULL;
        }
    }
    if (base.entries) {
        wd_valcache_replace_base(cache, &base);
        cache->base_is_saved = true;
    }
    wd_valcache_source_close(&file);
}

static wd_status save_locked(saving *saving, wd_valcache_scan *scan) {
    wd_status status = open_sources(saving);
    if (status == WD_OK) {
        status = write_merged(saving);
    }
    if (status == WD_OK) {
        reopen(saving);
    }
    if (scan) {
        *scan = saving->file.scan;
    }
    wd_valcache_source_close(&saving->file);
    wd_free(&saving->cache->allocator, saving->added);
    return status;
}

// file_version identifies the contents of a file: each save replaces the file.
typedef struct file_version {
    ino_t number;
    struct timespec changed;
} file_version;

static file_version version_of(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 ? (file_version){info.st_ino, info.st_ctim} : (file_version){0};
}

static bool is_same_version(file_version a, file_version b) {
    return a.number == b.number && a.changed.tv_sec == b.changed.tv_sec &&
           a.changed.tv_nsec == b.changed.tv_nsec;
}

// lock_for_saving waits as long as other processes save: of many that end at the same time, the last one waits for all.
static wd_status lock_for_saving(const wd_valcache *cache, const char *path, int *lock,
                                 wd_diagnostic *diagnostic) {
    wd_status status;
    file_version before, now = version_of(path);
    do {
        before = now;
        status = wd_valcache_lock(&cache->allocator, path, WD_VALCACHE_LOCK_WAIT_MS, lock, diagnostic);
        now = version_of(path);
    } while (status == WD_ERROR_BUSY && !is_same_version(before, now));
    return status;
}

wd_status wd_valcache_save(wd_valcache *cache, const char *path, size_t max_entries, wd_valcache_scan *scan,
                           wd_diagnostic *diagnostic) {
    if (scan) {
        *scan = (wd_valcache_scan){0};
    }
    if (!atomic_load(&cache->changed)) {
        return WD_OK;
    }
    char target[WD_FILE_MAX_PATH];
    int lock;
    pthread_mutex_lock(&cache->rewrite_lock);
    const size_t unsaved = atomic_load(&cache->unsaved);
    atomic_store(&cache->changed, false); // Entries that are added from now on set it again.
    wd_status status = follow_link(path, target, diagnostic);
    if (status == WD_OK) {
        status = lock_for_saving(cache, target, &lock, diagnostic);
    }
    if (status == WD_OK) {
        saving saving = {
            .cache = cache, .path = target, .max_entries = max_entries, .diagnostic = diagnostic};
        status = save_locked(&saving, scan);
        wd_file_unlock(lock);
    }
    if (status == WD_OK) {
        assert(atomic_load(&cache->unsaved) >= unsaved);
        atomic_fetch_sub(&cache->unsaved, unsaved);
    } else {
        atomic_store(&cache->changed, true);
    }
    pthread_mutex_unlock(&cache->rewrite_lock);
    return status;
}
