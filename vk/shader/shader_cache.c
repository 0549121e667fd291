// The layer's own validation cache: opened with the device, read at the first module, written back at the end.
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/shader/shader_device.h"

// So many new modules are written immediately and not only at the end: a program that is killed or loses its device keeps
// them.
enum { SAVE_INTERVAL = 256 };

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

// severity_of: a folder that cannot be read or written is common, in containers and on build machines, and costs only time.
// Anything else in place of the file, or a process that keeps the lock, is for the user to fix.
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
    } else if (scan.num_damaged || scan.truncated) {
        wd_shader_submit_text(
            device, WD_SEVERITY_WARNING, WD_ID_SHADER_CACHE_FILE,
            "The validation cache %s is damaged: %zu entries are lost%s. The first problem: %s (byte %zu).",
            device->cache_path, scan.num_damaged, scan.truncated ? ", and its end is missing" : "",
            diagnostic.message, diagnostic.offset);
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

static void save_file(wd_shader_device *device) {
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status =
        wd_valcache_save(device->cache, device->cache_path, device->options->cache_max_entries, &diagnostic);
    if (status != WD_OK && !atomic_exchange(&device->save_failed, true)) {
        wd_shader_submit_text(device, severity_of(status), WD_ID_SHADER_CACHE_FILE,
                              "The validation cache cannot be written: %s",
                              diagnostic.message[0] ? diagnostic.message : wd_status_string(status));
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

void wd_shader_cache_learn(wd_shader_device *device, wd_shader_app_cache *app, wd_hash128 key) {
    if (app) {
        (void)wd_valcache_insert(app->set, key);
    }
    wd_valcache *own = cache_of(device);
    if (!own) {
        return;
    }
    (void)wd_valcache_insert(own, key);
    if (device->cache_path && wd_valcache_unsaved(own) >= SAVE_INTERVAL &&
        !atomic_load(&device->save_failed)) {
        save_file(device);
    }
}
