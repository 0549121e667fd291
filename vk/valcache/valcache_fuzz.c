// Bytes from outside as a validation cache: reading them always ends, and the entries read can be written and
// read again with the same result.
#include <stdlib.h>
#include <string.h>

#include "vk/valcache/valcache.h"

static void expect(bool holds) {
    if (!holds) {
        abort();
    }
}

static void round_trip(const wd_valcache *cache) {
    size_t size = 0;
    expect(wd_valcache_get_data(cache, &size, NULL) == WD_OK);
    uint8_t *bytes = malloc(size);
    expect(bytes && wd_valcache_get_data(cache, &size, bytes) == WD_OK);
    wd_valcache *copy = NULL;
    expect(wd_valcache_create(wd_allocator_default(), wd_valcache_get_uuid(cache), UINT32_MAX, &copy) ==
           WD_OK);
    wd_valcache_scan scan;
    expect(wd_valcache_add_data(copy, bytes, size, &scan, NULL) == WD_OK);
    expect(!scan.truncated && scan.num_damaged == 0 && scan.num_entries == wd_valcache_count(cache));
    expect(wd_valcache_count(copy) == wd_valcache_count(cache));
    wd_valcache_destroy(copy);
    free(bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    wd_valcache_reader reader;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    if (wd_valcache_reader_init(&reader, data, size, &diagnostic) != WD_OK) {
        expect(diagnostic.message[0] != '\0');
        return 0;
    }
    wd_valcache *cache = NULL;
    expect(wd_valcache_create(wd_allocator_default(), &reader.uuid, UINT32_MAX, &cache) == WD_OK);
    wd_valcache_scan scan;
    expect(wd_valcache_add_data(cache, data, size, &scan, &diagnostic) == WD_OK);
    size_t whole = (size - WD_VALCACHE_HEADER_SIZE) / WD_VALCACHE_ENTRY_SIZE;
    expect(scan.num_entries + scan.num_damaged == whole);
    expect(wd_valcache_count(cache) <= scan.num_entries);
    round_trip(cache);
    expect(wd_valcache_trim(cache, wd_valcache_count(cache) / 2, NULL) == WD_OK);
    round_trip(cache);
    wd_valcache_destroy(cache);
    return 0;
}
