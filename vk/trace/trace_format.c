#include "vk/trace/trace_format.h"

#include <string.h>

const char *const wd_trace_status_names[WD_TRACE_NUM_STATUSES] = {
    [WD_TRACE_COMPLETED] = "completed",
    [WD_TRACE_BEGUN] = "begun",
    [WD_TRACE_NOT_KNOWN] = "not_known",
    [WD_TRACE_NOT_BEGUN] = "not_begun",
};

bool wd_trace_reserve(wd_trace_bytes *bytes, size_t size) {
    if (bytes->capacity - bytes->count >= size) {
        return true;
    }
    void *items = bytes->items;
    if (bytes->failed || size > SIZE_MAX / 2 - bytes->count ||
        !wd_array_reserve(&bytes->allocator, &items, &bytes->capacity, bytes->count + size, 1)) {
        bytes->failed = true;
        return false;
    }
    bytes->items = items;
    return true;
}

void wd_trace_finish(wd_trace_bytes *bytes) {
    wd_free(&bytes->allocator, bytes->items);
    bytes->items = NULL;
    bytes->count = bytes->capacity = 0;
}

void wd_trace_put(wd_trace_bytes *bytes, uint64_t value) {
    if (wd_trace_reserve(bytes, WD_TRACE_MAX_INTEGER)) {
        bytes->count = (size_t)(wd_trace_store(bytes->items + bytes->count, value) - bytes->items);
    }
}

void wd_trace_put_bytes(wd_trace_bytes *bytes, const void *data, size_t size) {
    wd_trace_put(bytes, size);
    if (size && wd_trace_reserve(bytes, size)) {
        memcpy(bytes->items + bytes->count, data, size);
        bytes->count += size;
    }
}

uint64_t wd_trace_get(wd_trace_cursor *cursor) {
    uint64_t value = 0;
    for (int shift = 0; shift < 64 && cursor->at < cursor->end; shift += 7) {
        const uint8_t byte = *cursor->at++;
        if (shift == 63 && byte > 1) {
            break;
        }
        value |= (uint64_t)(byte & 0x7f) << shift;
        if (!(byte & 0x80)) {
            return value;
        }
    }
    cursor->failed = true;
    cursor->at = cursor->end;
    return 0;
}

uint32_t wd_trace_get_u32(wd_trace_cursor *cursor) {
    const uint64_t value = wd_trace_get(cursor);
    cursor->failed |= value > UINT32_MAX;
    return value > UINT32_MAX ? 0 : (uint32_t)value;
}

const uint8_t *wd_trace_get_bytes(wd_trace_cursor *cursor, size_t *size) {
    const uint64_t wanted = wd_trace_get(cursor);
    if (cursor->failed || wanted > (uint64_t)(cursor->end - cursor->at)) {
        cursor->failed = true;
        cursor->at = cursor->end;
        *size = 0;
        return (const uint8_t *)"";
    }
    const uint8_t *at = cursor->at;
    cursor->at += wanted;
    *size = (size_t)wanted;
    return at;
}

void wd_trace_store_u32(uint8_t *at, uint32_t value) {
    for (int i = 0; i < 4; i++) {
        at[i] = (uint8_t)(value >> 8 * i);
    }
}

void wd_trace_store_u64(uint8_t *at, uint64_t value) {
    for (int i = 0; i < 8; i++) {
        at[i] = (uint8_t)(value >> 8 * i);
    }
}

uint32_t wd_trace_load_u32(const uint8_t *at) {
    uint32_t value = 0;
    for (int i = 0; i < 4; i++) {
        value |= (uint32_t)at[i] << 8 * i;
    }
    return value;
}

uint64_t wd_trace_load_u64(const uint8_t *at) {
    return wd_trace_load_u32(at) | (uint64_t)wd_trace_load_u32(at + 4) << 32;
}
