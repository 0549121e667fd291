// The bytes of a validation cache. valcache.h has the field table that this file implements.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vk/valcache/valcache_internal.h"

// The first bytes of the contents record. The seventh is the number of the format (wd_valcache_format).
static const uint8_t record_magic[8] = {'W', 'A', 'R', 'D', 'E', 'N', 2, '\n'};

static void put_u64(uint8_t *at, uint64_t value) {
    wd_valcache_put_u32(at, (uint32_t)value);
    wd_valcache_put_u32(at + 4, (uint32_t)(value >> 32));
}

static uint64_t get_u64(const uint8_t *at) {
    return wd_valcache_get_u32(at) | (uint64_t)wd_valcache_get_u32(at + 4) << 32;
}

// UUIDs have version 8 of RFC 9562 (made by a rule of the vendor), and the variant of that document.
wd_valcache_uuid wd_valcache_uuid_make(const char *text) {
    wd_hash128 hash = wd_hash128_bytes(text, strlen(text));
    wd_valcache_uuid uuid;
    wd_valcache_put_u64_big(uuid.bytes, hash.high);
    wd_valcache_put_u64_big(uuid.bytes + 8, hash.low);
    uuid.bytes[6] = (uint8_t)((uuid.bytes[6] & 0x0f) | 0x80);
    uuid.bytes[8] = (uint8_t)((uuid.bytes[8] & 0x3f) | 0x80);
    return uuid;
}

static bool is_uuid_of_warden(const uint8_t bytes[16]) {
    return (bytes[6] & 0xf0) == 0x80 && (bytes[8] & 0xc0) == 0x80;
}

void wd_valcache_uuid_format(const wd_valcache_uuid *uuid, char text[37]) {
    size_t at = 0;
    for (size_t i = 0; i < sizeof uuid->bytes; i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10) {
            text[at++] = '-';
        }
        snprintf(text + at, 3, "%02x", uuid->bytes[i]);
        at += 2;
    }
}

bool wd_valcache_is_intact_old(const wd_valcache_uuid *uuid, const uint8_t *entry) {
    uint8_t covered[sizeof uuid->bytes + WD_VALCACHE_ENTRY_CHECKSUM];
    memcpy(covered, uuid->bytes, sizeof uuid->bytes);
    memcpy(covered + sizeof uuid->bytes, entry, WD_VALCACHE_ENTRY_CHECKSUM);
    return wd_valcache_get_checksum(entry) == (uint32_t)wd_hash64_bytes(covered, sizeof covered);
}

void wd_valcache_put_day(uint64_t seed, uint32_t day, uint8_t *entry) {
    wd_valcache_put_u32(entry + WD_VALCACHE_ENTRY_DAY, day);
    wd_valcache_put_u32(entry + WD_VALCACHE_ENTRY_CHECKSUM, wd_valcache_checksum(seed, entry));
}

void wd_valcache_put_entry(uint64_t seed, const wd_valcache_entry *entry, uint8_t *at) {
    wd_valcache_put_key(at, entry->key);
    wd_valcache_put_day(seed, entry->day, at);
}

// Offsets of the members of the contents record after its magic bytes.
enum { RECORD_NUM_ENTRIES = 8, RECORD_RESERVED = 16, RECORD_CHECKSUM = 20 };

// record_checksum returns the checksum of the header and of the contents record, up to the record's own checksum.
static uint32_t record_checksum(const uint8_t *head) {
    return (uint32_t)wd_hash64_bytes(head, WD_VALCACHE_HEADER_SIZE + RECORD_CHECKSUM);
}

void wd_valcache_put_head(const wd_valcache_uuid *uuid, uint64_t num_entries, uint8_t *at) {
    wd_valcache_put_u32(at, WD_VALCACHE_HEADER_SIZE);
    wd_valcache_put_u32(at + 4, WD_VALCACHE_VERSION);
    memcpy(at + 8, uuid->bytes, sizeof uuid->bytes);
    uint8_t *record = at + WD_VALCACHE_HEADER_SIZE;
    memcpy(record, record_magic, sizeof record_magic);
    put_u64(record + RECORD_NUM_ENTRIES, num_entries);
    wd_valcache_put_u32(record + RECORD_RESERVED, 0);
    wd_valcache_put_u32(record + RECORD_CHECKSUM, record_checksum(at));
}

void wd_valcache_write_data(const wd_valcache_uuid *uuid, const wd_valcache_entry *entries,
                            size_t num_entries, void *data) {
    uint8_t *at = data;
    const uint64_t seed = wd_valcache_seed(uuid);
    wd_valcache_put_head(uuid, num_entries, at);
    at += WD_VALCACHE_ENTRIES_OFFSET;
    for (size_t i = 0; i < num_entries; i++, at += WD_VALCACHE_ENTRY_SIZE) {
        wd_valcache_put_entry(seed, &entries[i], at);
    }
}

// --- Reading the head ---

static wd_status check_header(const uint8_t *head, size_t head_size, wd_diagnostic *diagnostic) {
    if (head_size < WD_VALCACHE_HEADER_SIZE) {
        wd_diagnose(diagnostic, head_size, "the data is shorter than the header of %u bytes",
                    WD_VALCACHE_HEADER_SIZE);
        return WD_ERROR_INVALID_DATA;
    }
    const uint32_t length = wd_valcache_get_u32(head), version = wd_valcache_get_u32(head + 4);
    if (length != WD_VALCACHE_HEADER_SIZE) {
        wd_diagnose(diagnostic, 0, "header length %u, expected %u", length, WD_VALCACHE_HEADER_SIZE);
        return WD_ERROR_INVALID_DATA;
    }
    if (version != WD_VALCACHE_VERSION) {
        wd_diagnose(diagnostic, 4, "header version %u, expected %u", version, WD_VALCACHE_VERSION);
        return WD_ERROR_INVALID_DATA;
    }
    return WD_OK;
}

static void parse_sorted(const uint8_t *record, uint64_t size, wd_valcache_layout *layout) {
    const uint64_t promised = get_u64(record + RECORD_NUM_ENTRIES);
    const uint64_t present = (size - WD_VALCACHE_ENTRIES_OFFSET) / WD_VALCACHE_ENTRY_SIZE;
    layout->format = WD_VALCACHE_FORMAT_SORTED;
    layout->first_offset = WD_VALCACHE_ENTRIES_OFFSET;
    layout->truncated = promised > present;
    layout->num_entries = layout->truncated ? present : promised;
    if (!layout->truncated) {
        layout->num_outside = size - WD_VALCACHE_ENTRIES_OFFSET - promised * WD_VALCACHE_ENTRY_SIZE;
    }
}

wd_status wd_valcache_parse_head(const uint8_t *head, size_t head_size, uint64_t size,
                                 wd_valcache_layout *layout, wd_diagnostic *diagnostic) {
    *layout = (wd_valcache_layout){0};
    wd_status status = check_header(head, head_size, diagnostic);
    if (status != WD_OK) {
        return status;
    }
    memcpy(layout->uuid.bytes, head + 8, sizeof layout->uuid.bytes);
    const uint8_t *record = head + WD_VALCACHE_HEADER_SIZE;
    const bool has_record = head_size >= WD_VALCACHE_ENTRIES_OFFSET;
    if (has_record && memcmp(record, record_magic, sizeof record_magic) == 0 &&
        wd_valcache_get_u32(record + RECORD_CHECKSUM) == record_checksum(head)) {
        parse_sorted(record, size, layout);
        return WD_OK;
    }
    // The magic of a damaged record may be intact, or some of its bytes.
    const bool is_ours = is_uuid_of_warden(head + 8) || (has_record && memcmp(record, record_magic, 4) == 0);
    const uint32_t unit = is_ours ? WD_VALCACHE_ENTRY_SIZE : (uint32_t)sizeof(uint32_t);
    layout->format = is_ours ? WD_VALCACHE_FORMAT_OLD : WD_VALCACHE_FORMAT_KHRONOS;
    layout->first_offset = WD_VALCACHE_HEADER_SIZE;
    layout->num_entries = (size - WD_VALCACHE_HEADER_SIZE) / unit;
    layout->truncated = (size - WD_VALCACHE_HEADER_SIZE) % unit != 0;
    return WD_OK;
}

// --- Sorted entries ---

static size_t scale(uint64_t part, size_t count) {
    return (size_t)((unsigned __int128)part * count >> 64);
}

static size_t find_by_bisection(const uint8_t *entries, size_t low, size_t high, wd_hash128 key) {
    assert(low <= high);
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const int order =
            wd_valcache_compare_keys(key, wd_valcache_get_key(entries + middle * WD_VALCACHE_ENTRY_SIZE));
        if (order == 0) {
            return middle;
        }
        low = order > 0 ? middle + 1 : low;
        high = order < 0 ? middle : high;
    }
    return SIZE_MAX;
}

size_t wd_valcache_find(const uint8_t *entries, size_t count, wd_hash128 key) {
    enum { MAX_STEPS = 32 };
    size_t low = 0, high = count, at = scale(key.high, count);
    for (int step = 0; step < MAX_STEPS && low < high; step++) {
        assert(at >= low && at < high);
        const wd_hash128 found = wd_valcache_get_key(entries + at * WD_VALCACHE_ENTRY_SIZE);
        const int order = wd_valcache_compare_keys(key, found);
        if (order == 0) {
            return at;
        }
        // Hashes are spread evenly, so the difference of the keys gives the distance.
        if (order > 0) {
            low = at + 1;
            const size_t jump = scale(key.high - found.high, count);
            at = jump < high - low ? low + jump : high - 1;
        } else {
            high = at;
            const size_t jump = scale(found.high - key.high, count);
            at = jump < high - low ? high - 1 - jump : low;
        }
    }
    return find_by_bisection(entries, low, high, key);
}

static int compare_encoded(const void *left, const void *right) {
    return memcmp(left, right, sizeof(wd_hash128)); // Keys are big-endian.
}

void wd_valcache_sort_entries(uint8_t *entries, size_t count) {
    if (count) {
        qsort(entries, count, WD_VALCACHE_ENTRY_SIZE, compare_encoded);
    }
}
