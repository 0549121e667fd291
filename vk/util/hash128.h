// The 128-bit content hash of Warden: XXH3-128, as libxxhash computes it. The same bytes give the same hash on every
// machine (canonical, big-endian byte order where it is stored).
#ifndef WARDEN_VK_UTIL_HASH128_H
#define WARDEN_VK_UTIL_HASH128_H

#include "vk/util/status.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_hash128 {
    uint64_t low;
    uint64_t high;
} wd_hash128;

wd_hash128 wd_hash128_bytes(const void *data, size_t size);
// wd_hash64_bytes is XXH3-64, for tables and site keys that never leave the process.
uint64_t wd_hash64_bytes(const void *data, size_t size);

#ifdef __cplusplus
}
#endif
#endif
