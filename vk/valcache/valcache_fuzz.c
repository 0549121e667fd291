// Bytes from outside as a validation cache: reading them always ends, and the entries read can be written and
// read again with the same result.
#include <stdlib.h>
#include <string.h>

#include "vk/valcache/valcache_stream.h"

static void expect(bool holds) {
    if (!holds) {
        abort();
    }
}

static void round_trip(wd_valcache *cache) {
    size_t size = 0;
    expect(wd_valcache_get_data(cache, &size, NULL) == WD_OK);
    uint8_t *bytes = malloc(size);
    expect(bytes && wd_valcache_get_data(cache, &size, bytes) == WD_OK);
    wd_valcache *copy = NULL;
    expect(wd_valcache_create(wd_allocator_default(), wd_valcache_get_uuid(cache), UINT32_MAX, &copy) ==
           WD_OK);
    wd_valcache_scan scan;
    expect(wd_valcache_add_data(copy, bytes, size, &scan, NULL) == WD_OK);
    expect(!wd_valcache_scan_is_damaged(&scan) && scan.num_entries == wd_valcache_count(cache));
    expect(wd_valcache_count(copy) == wd_valcache_count(cache));
    wd_valcache_destroy(copy);
    free(bytes);
}

// read_raw reads every item as vkcache does, and expects that each found entry is found by its key too.
static void read_raw(wd_valcache *cache, const uint8_t *data, size_t size) {
    const wd_allocator heap = wd_allocator_default();
    wd_valcache_source source;
    wd_valcache_entry entry;
    wd_valcache_item item;
    uint64_t items = 0;
    expect(wd_valcache_source_from_data(&source, &heap, data, size, NULL) == WD_OK);
    const uint64_t expected = source.format == WD_VALCACHE_FORMAT_KHRONOS ? 0 : source.num_entries;
    while ((item = wd_valcache_source_next(&source, &entry, NULL)) != WD_VALCACHE_ITEM_END) {
        items++;
        expect(item == WD_VALCACHE_ITEM_DAMAGED || wd_valcache_contains(cache, entry.key));
    }
    expect(items == expected && expected <= size);
    wd_valcache_source_close(&source);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const wd_allocator heap = wd_allocator_default();
    wd_valcache_source source;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    if (wd_valcache_source_from_data(&source, &heap, data, size, &diagnostic) != WD_OK) {
        expect(diagnostic.message[0] != '\0');
        return 0;
    }
    wd_valcache *cache = NULL;
    expect(wd_valcache_create(heap, &source.uuid, UINT32_MAX, &cache) == WD_OK);
    wd_valcache_scan scan;
    expect(wd_valcache_add_data(cache, data, size, &scan, &diagnostic) == WD_OK);
    expect(wd_valcache_count(cache) <= size / WD_VALCACHE_ENTRY_SIZE);
    expect(wd_valcache_scan_is_damaged(&scan) || source.format == WD_VALCACHE_FORMAT_OLD ||
           wd_valcache_count(cache) == source.num_entries || source.format == WD_VALCACHE_FORMAT_KHRONOS);
    read_raw(cache, data, size);
    round_trip(cache);
    expect(wd_valcache_trim(cache, wd_valcache_count(cache) / 2, NULL) == WD_OK);
    round_trip(cache);
    wd_valcache_destroy(cache);
    return 0;
}
