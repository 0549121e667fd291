#include "vk/util/hash128.h"

#include <xxhash.h>

wd_hash128 wd_hash128_bytes(const void *data, size_t size) {
    XXH128_hash_t hash = XXH3_128bits(data, size);
    return (wd_hash128){hash.low64, hash.high64};
}

uint64_t wd_hash64_bytes(const void *data, size_t size) {
    return XXH3_64bits(data, size);
}
