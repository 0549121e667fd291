// The layer's own validation cache: opened with the device, read at the first module, written back at the end.
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/shader/shader_device.h"

// New modules are written while the program runs, not only at the end: a program that is killed or loses its device
// keeps them. A save writes the entire file, so a larger file is written less often.
enum { MIN_SAVE_INTERVAL = 256, ENTRIES_PER_UNSAVED = 1024 };

static size_t save_interval(const wd_valcache *cache) {
    const size_t scaled = wd_valcache_count(cache) / ENTRIES_PER_UNSAVED;
    return scaled < MIN_SAVE_INTERVAL ? MIN_SAVE_INTERVAL : scaled;
}

void wd_shader_cache_open(wd_shader_device *device) {
    if (!device->checker || !device->options->cache) {
        return;
    }
    uint32_t today = wd_valcache_today();
    if (wd_valcache_create(device->allocator, &device->uuid, today, &device->cache) != WD_OK) {
        device->cache = NULL;
        return;
    }
    char *found = NULL;
    const char *folder = device->options->cache_folder;
    if (!folder && wd_valcache_default_folder(&device->allocator, &found) == WD_OK) {
        folder = found;
    }
    if (!folder ||
        wd_valcache_file_path(&device->allocator, folder, &device->uuid, &device->cache_path) != WD_OK) {
        device->cache_path = NULL;
    }
    wd_free(&device->allocator, found);
}

// severity_of returns WARNING for problems that the user can fix: the path is not a file, or another process keeps the
// lock. In containers and on build machines, folders often cannot be read or written, which only costs time.
static wd_severity severity_of(wd_status status) {
    return status == WD_ERROR_BUSY || status == WD_ERROR_NOT_A_FILE ? WD_SEVERITY_WARNING : WD_SEVERITY_INFO;
}

static void load_file(wd_shader_device *device) {
    wd_valcache_scan scan = {0};
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status = wd_valcache_load(device->cache, device->cache_path, &scan, &diagnostic);
    if (status == WD_ERROR_IO || status == WD_ERROR_NOT_A_FILE) {
        wd_shader_submit_text(device, severity_of(status), WD_ID_SHADER_CACHE_FILE,
                              "The validation cache cannot be read, and starts empty: %s",
                              diagnostic.message);
    } else if (status == WD_ERROR_INVALID_DATA || status == WD_ERROR_UNSUPPORTED) {
        wd_shader_submit_text(device, WD_SEVERITY_WARNING, WD_ID_SHADER_CACHE_FILE,
                              "The validation cache %s cannot be used, and starts empty: %s (byte %zu).",
                              device->cache_path, diagnostic.message, diagnostic.offset);
    } else if (wd_valcache_scan_is_damaged(&scan)) {
        device->damage_reported = true;
        wd_shader_submit_text(
            device, WD_SEVERITY_WARNING, WD_ID_SHADER_CACHE_FILE,
            "The validation cache %s is damaged: %zu entries are lost%s. The first problem: %s (byte %zu).",
            device->cache_path, scan.num_damaged, scan.truncated ? ", and its end is missing" : "",
            diagnostic.message, diagnostic.offset);
    } else if (scan.old_format) {
        wd_shader_submit_text(
            device, WD_SEVERITY_INFO, WD_ID_SHADER_CACHE_FILE,
            "The validation cache %s has the format of an earlier version of Warden. All of its "
            "%zu entries are used, and the file gets the current format when it is written.",
            device->cache_path, scan.num_entries);
    }
}

// cache_of returns the layer's cache with the file's contents in it, or NULL.
static wd_valcache *cache_of(wd_shader_device *device) {
    if (!device->cache_path || atomic_load_explicit(&device->loaded, memory_order_acquire)) {
        return device->cache;
    }
    pthread_mutex_lock(&device->load_lock);
    if (!atomic_load_explicit(&device->loaded, memory_order_relaxed)) {
        load_file(device);
        atomic_store_explicit(&device->loaded, true, memory_order_release);
    }
    pthread_mutex_unlock(&device->load_lock);
    return device->cache;
}

// report_damage reports the damage of a large file, which is found only when the file is rewritten.
static void report_damage(wd_shader_device *device, const wd_valcache_scan *scan) {
    if (wd_valcache_scan_is_damaged(scan) && !device->damage_reported) {
        device->damage_reported = true;
        wd_shader_submit_text(device, WD_SEVERITY_WARNING, WD_ID_SHADER_CACHE_FILE,
                              "The validation cache %s was damaged: %zu entries were lost. The file was "
                              "repaired.",
                              device->cache_path, scan->num_damaged);
    }
}

static void save_file(wd_shader_device *device) {
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_valcache_scan scan;
    wd_status status = wd_valcache_save(device->cache, device->cache_path, device->options->cache_max_entries,
                                        &scan, &diagnostic);
    if (status == WD_OK) {
        report_damage(device, &scan);
    } else if (!atomic_exchange(&device->save_failed, true)) {
        wd_shader_submit_text(device, severity_of(status), WD_ID_SHADER_CACHE_FILE,
                              "The validation cache cannot be written: %s",
                              diagnostic.message[0] ? diagnostic.message : wd_status_string(status));
    }
}

// save_sometimes saves the file. It does nothing while another thread saves.
static void save_sometimes(wd_shader_device *device) {
    if (!atomic_exchange(&device->is_saving, true)) {
        save_file(device);
        atomic_store(&device->is_saving, false);
    }
}

void wd_shader_cache_close(wd_shader_device *device) {
    if (device->cache_path && atomic_load(&device->loaded)) {
        save_file(device);
    }
    wd_valcache_destroy(device->cache);
    wd_free(&device->allocator, device->cache_path);
    device->cache = NULL;
    device->cache_path = NULL;
}

bool wd_shader_cache_knows(wd_shader_device *device, wd_shader_app_cache *app, wd_hash128 key) {
    wd_valcache *own = cache_of(device);
    bool own_knows = own && wd_valcache_contains(own, key);
    bool app_knows = app && wd_valcache_contains(app->set, key);
    if (!own_knows && !app_knows) {
        return false;
    }
    // Out of memory here costs only a later look-up.
    if (own && !own_knows) {
        (void)wd_valcache_insert(own, key);
    }
    if (app && !app_knows) {
        (void)wd_valcache_insert(app->set, key);
    }
    return true;
}

void wd_shader_cache_add(wd_shader_device *device, wd_shader_app_cache *app, wd_hash128 key) {
    if (app) {
        (void)wd_valcache_insert(app->set, key);
    }
    wd_valcache *own = cache_of(device);
    if (!own) {
        return;
    }
    (void)wd_valcache_insert(own, key);
    if (device->cache_path && wd_valcache_unsaved(own) >= MIN_SAVE_INTERVAL &&
        wd_valcache_unsaved(own) >= save_interval(own) && !atomic_load(&device->save_failed)) {
        save_sometimes(device);
    }
}
