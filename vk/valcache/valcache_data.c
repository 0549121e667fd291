// The bytes of a validation cache. docs/validation_cache.md holds the field table that this file carries out.
#include <stdio.h>
#include <string.h>

#include "vk/valcache/valcache.h"
#include "vk/valcache/valcache_internal.h"

static void put_u32(uint8_t *at, uint32_t value) {
    for (int i = 0; i < 4; i++) {
        at[i] = (uint8_t)(value >> (8 * i));
    }
}

static uint32_t get_u32(const uint8_t *at) {
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static void put_u64_big(uint8_t *at, uint64_t value) {
    for (int i = 0; i < 8; i++) {
        at[i] = (uint8_t)(value >> (56 - 8 * i));
    }
}

static uint64_t get_u64_big(const uint8_t *at) {
    uint64_t value = 0;
    for (int i = 0; i < 8; i++) {
        value = value << 8 | at[i];
    }
    return value;
}

wd_valcache_uuid wd_valcache_uuid_make(const char *text) {
    wd_hash128 hash = wd_hash128_bytes(text, strlen(text));
    wd_valcache_uuid uuid;
    put_u64_big(uuid.bytes, hash.high);
    put_u64_big(uuid.bytes + 8, hash.low);
    uuid.bytes[6] =
        (uint8_t)((uuid.bytes[6] & 0x0f) | 0x80); // RFC 9562: version 8, made by the vendor's own rule,
    uuid.bytes[8] = (uint8_t)((uuid.bytes[8] & 0x3f) | 0x80); // and the variant of that document.
    return uuid;
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

// entry_checksum covers the UUID too: an entry that strays under another header is refused.
static uint32_t entry_checksum(const wd_valcache_uuid *uuid, const uint8_t *entry) {
    uint8_t covered[sizeof uuid->bytes + 20];
    memcpy(covered, uuid->bytes, sizeof uuid->bytes);
    memcpy(covered + sizeof uuid->bytes, entry, 20);
    return (uint32_t)wd_hash64_bytes(covered, sizeof covered);
}

static void write_header(const wd_valcache_uuid *uuid, uint8_t *at) {
    put_u32(at, WD_VALCACHE_HEADER_SIZE);
    put_u32(at + 4, WD_VALCACHE_VERSION);
    memcpy(at + 8, uuid->bytes, sizeof uuid->bytes);
}

void wd_valcache_write_data(const wd_valcache_uuid *uuid, const wd_valcache_entry *entries,
                            size_t num_entries, void *data) {
    uint8_t *at = data;
    write_header(uuid, at);
    at += WD_VALCACHE_HEADER_SIZE;
    for (size_t i = 0; i < num_entries; i++, at += WD_VALCACHE_ENTRY_SIZE) {
        put_u64_big(at, entries[i].key.high);
        put_u64_big(at + 8, entries[i].key.low);
        put_u32(at + 16, entries[i].day);
        put_u32(at + 20, entry_checksum(uuid, at));
    }
}

wd_status wd_valcache_get_data(const wd_valcache *cache, size_t *size, void *data) {
    if (!data) {
        *size = WD_VALCACHE_HEADER_SIZE + wd_valcache_count(cache) * WD_VALCACHE_ENTRY_SIZE;
        return WD_OK;
    }
    if (*size < WD_VALCACHE_HEADER_SIZE) {
        *size = 0;
        return WD_ERROR_INCOMPLETE;
    }
    wd_valcache_entry *entries;
    size_t num_entries;
    wd_status status = wd_valcache_get_entries(cache, &cache->allocator, &entries, &num_entries);
    if (status != WD_OK) {
        *size = 0;
        return status;
    }
    size_t room = (*size - WD_VALCACHE_HEADER_SIZE) / WD_VALCACHE_ENTRY_SIZE;
    size_t written = num_entries < room ? num_entries : room;
    wd_valcache_write_data(&cache->uuid, entries, written, data);
    wd_free(&cache->allocator, entries);
    *size = WD_VALCACHE_HEADER_SIZE + written * WD_VALCACHE_ENTRY_SIZE;
    return written < num_entries ? WD_ERROR_INCOMPLETE : WD_OK;
}

wd_status wd_valcache_reader_init(wd_valcache_reader *reader, const void *data, size_t size,
                                  wd_diagnostic *diagnostic) {
    *reader = (wd_valcache_reader){.data = data, .size = size, .offset = WD_VALCACHE_HEADER_SIZE};
    if (size < WD_VALCACHE_HEADER_SIZE) {
        wd_diagnose(diagnostic, size, "the data is shorter than the header of %u bytes",
                    WD_VALCACHE_HEADER_SIZE);
        return WD_ERROR_INVALID_DATA;
    }
    uint32_t length = get_u32(reader->data), version = get_u32(reader->data + 4);
    if (length != WD_VALCACHE_HEADER_SIZE) {
        wd_diagnose(diagnostic, 0, "header length %u, expected %u", length, WD_VALCACHE_HEADER_SIZE);
        return WD_ERROR_INVALID_DATA;
    }
    if (version != WD_VALCACHE_VERSION) {
        wd_diagnose(diagnostic, 4, "header version %u, expected %u", version, WD_VALCACHE_VERSION);
        return WD_ERROR_INVALID_DATA;
    }
    memcpy(reader->uuid.bytes, reader->data + 8, sizeof reader->uuid.bytes);
    return WD_OK;
}

wd_valcache_item wd_valcache_reader_next(wd_valcache_reader *reader, wd_valcache_entry *entry,
                                         wd_diagnostic *diagnostic) {
    size_t left = reader->size - reader->offset, offset = reader->offset;
    if (left == 0) {
        return WD_VALCACHE_ITEM_END;
    }
    if (left < WD_VALCACHE_ENTRY_SIZE) {
        wd_diagnose(diagnostic, offset, "the last entry is truncated: %zu of %u bytes", left,
                    WD_VALCACHE_ENTRY_SIZE);
        reader->offset = reader->size;
        return WD_VALCACHE_ITEM_TRUNCATED;
    }
    const uint8_t *at = reader->data + offset;
    reader->offset += WD_VALCACHE_ENTRY_SIZE;
    uint32_t expected = entry_checksum(&reader->uuid, at), found = get_u32(at + 20);
    if (expected != found) {
        wd_diagnose(diagnostic, offset, "damaged entry: checksum 0x%08x, expected 0x%08x", found, expected);
        return WD_VALCACHE_ITEM_DAMAGED;
    }
    entry->key = (wd_hash128){.low = get_u64_big(at + 8), .high = get_u64_big(at)};
    entry->day = get_u32(at + 16);
    return WD_VALCACHE_ITEM_ENTRY;
}

wd_status wd_valcache_add_data(wd_valcache *cache, const void *data, size_t size, wd_valcache_scan *scan,
                               wd_diagnostic *diagnostic) {
    wd_valcache_scan counts = {0};
    wd_valcache_reader reader;
    wd_status status = wd_valcache_reader_init(&reader, data, size, diagnostic);
    if (status == WD_OK && memcmp(&reader.uuid, &cache->uuid, sizeof reader.uuid) != 0) {
        wd_diagnose(diagnostic, 8, "the UUID is for another version or other options of the validator");
        status = WD_ERROR_UNSUPPORTED;
    }
    while (status == WD_OK) {
        wd_valcache_entry entry;
        bool first_damage = counts.num_damaged == 0;
        wd_valcache_item item = wd_valcache_reader_next(&reader, &entry, first_damage ? diagnostic : NULL);
        if (item == WD_VALCACHE_ITEM_END) {
            break;
        }
        if (item == WD_VALCACHE_ITEM_ENTRY) {
            counts.num_entries++;
            status = wd_valcache_store(cache, &entry, NULL);
        }
        counts.num_damaged += item == WD_VALCACHE_ITEM_DAMAGED;
        counts.truncated |= item == WD_VALCACHE_ITEM_TRUNCATED;
    }
    if (scan) {
        *scan = counts;
    }
    return status;
}
