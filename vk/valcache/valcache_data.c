// A validation cache as the data of vkGetValidationCacheDataEXT.
#include <string.h>

#include "vk/valcache/valcache_internal.h"

// write_recent writes the `capacity` most recently used entries of the sources.
static wd_status write_recent(wd_valcache *cache, wd_valcache_source *const *sources, size_t num_sources,
                              size_t capacity, uint8_t *data, size_t *num_written, bool *is_complete) {
    wd_valcache_limit limit;
    wd_valcache_totals totals;
    wd_valcache_output output;
    wd_status status =
        wd_valcache_find_limit(&cache->allocator, sources, num_sources, cache->today, capacity, 0, &limit);
    if (status == WD_OK) {
        wd_valcache_output_to_memory(&output, &cache->uuid, data);
        status = wd_valcache_merge_streams(&cache->allocator, sources, num_sources, cache->today, &limit,
                                           &output, &totals, NULL);
    }
    if (status == WD_OK) {
        *num_written = (size_t)totals.num_kept;
        *is_complete = totals.num_dropped == 0;
    }
    return status;
}

static wd_status write_entries(wd_valcache *cache, size_t *size, uint8_t *data) {
    if (*size < WD_VALCACHE_ENTRIES_OFFSET) { // The header is a complete, empty cache of format 1.
        uint8_t head[WD_VALCACHE_ENTRIES_OFFSET];
        wd_valcache_put_head(&cache->uuid, 0, head);
        memcpy(data, head, WD_VALCACHE_HEADER_SIZE);
        *size = WD_VALCACHE_HEADER_SIZE;
        return WD_ERROR_INCOMPLETE;
    }
    uint8_t *added;
    size_t num_added, num_written = 0;
    bool is_complete = false;
    wd_status status = wd_valcache_collect(cache, &added, &num_added);
    if (status != WD_OK) {
        return status;
    }
    wd_valcache_source base, table, *sources[] = {&base, &table};
    wd_valcache_source_from_entries(&base, &cache->uuid, cache->base.entries, cache->base.count,
                                    cache->base.intact);
    wd_valcache_source_from_entries(&table, &cache->uuid, added, num_added, true);
    const size_t capacity = (*size - WD_VALCACHE_ENTRIES_OFFSET) / WD_VALCACHE_ENTRY_SIZE;
    status = write_recent(cache, sources, 2, capacity, data + WD_VALCACHE_ENTRIES_OFFSET, &num_written,
                          &is_complete);
    wd_free(&cache->allocator, added);
    if (status != WD_OK) {
        return status;
    }
    wd_valcache_put_head(&cache->uuid, num_written, data);
    *size = WD_VALCACHE_ENTRIES_OFFSET + num_written * WD_VALCACHE_ENTRY_SIZE;
    return is_complete ? WD_OK : WD_ERROR_INCOMPLETE;
}

wd_status wd_valcache_get_data(wd_valcache *cache, size_t *size, void *data) {
    if (!data) {
        *size = WD_VALCACHE_ENTRIES_OFFSET + wd_valcache_count(cache) * WD_VALCACHE_ENTRY_SIZE;
        return WD_OK;
    }
    if (*size < WD_VALCACHE_HEADER_SIZE) {
        *size = 0;
        return WD_ERROR_INCOMPLETE;
    }
    pthread_mutex_lock(&cache->rewrite_lock);
    wd_status status = write_entries(cache, size, data);
    pthread_mutex_unlock(&cache->rewrite_lock);
    if (status != WD_OK && status != WD_ERROR_INCOMPLETE) {
        *size = 0;
    }
    return status;
}

wd_status wd_valcache_add_data(wd_valcache *cache, const void *data, size_t size, wd_valcache_scan *scan,
                               wd_diagnostic *diagnostic) {
    static const wd_valcache_limit none = WD_VALCACHE_LIMIT_NONE;
    wd_valcache_source source;
    wd_status status = wd_valcache_source_from_data(&source, &cache->allocator, data, size, diagnostic);
    if (status == WD_OK && memcmp(&source.uuid, &cache->uuid, sizeof source.uuid) != 0) {
        wd_diagnose(diagnostic, 8, "%s",
                    source.format == WD_VALCACHE_FORMAT_KHRONOS
                        ? "a cache of the Khronos validation layer, which Warden does not use"
                        : "the UUID is for another version or other options of the validator");
        status = WD_ERROR_UNSUPPORTED;
    }
    if (status == WD_OK) {
        status = wd_valcache_source_sort(&source, diagnostic);
    }
    if (status == WD_OK) {
        const bool is_reported = diagnostic && wd_valcache_scan_is_damaged(&source.scan) &&
                                 source.format == WD_VALCACHE_FORMAT_OLD;
        pthread_mutex_lock(&cache->rewrite_lock);
        status = wd_valcache_rebuild(cache, &source, &none, is_reported ? NULL : diagnostic);
        pthread_mutex_unlock(&cache->rewrite_lock);
    }
    if (scan) {
        *scan = source.scan;
    }
    wd_valcache_source_close(&source);
    return status;
}
