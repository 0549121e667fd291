// Reading validation caches as streams.
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "vk/valcache/valcache_internal.h"

enum { WINDOW_SIZE = WD_VALCACHE_ENTRY_SIZE * 2048 };

static ssize_t read_at(int fd, void *data, size_t size, uint64_t offset) {
    size_t done = 0;
    while (done < size) {
        const ssize_t got = pread(fd, (char *)data + done, size - done, (off_t)(offset + done));
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            return -1;
        }
        if (got == 0) {
            break;
        }
        done += (size_t)got;
    }
    return (ssize_t)done;
}

uint8_t *wd_valcache_source_new_buffer(const wd_valcache_source *source) {
    return wd_alloc(&source->allocator, WINDOW_SIZE);
}

static void set_layout(wd_valcache_source *source, const wd_valcache_layout *layout) {
    source->uuid = layout->uuid;
    source->seed = wd_valcache_seed(&layout->uuid);
    source->format = layout->format;
    source->num_entries = layout->num_entries;
    source->first_offset = source->next_offset = layout->first_offset;
    source->end_offset = layout->first_offset + layout->num_entries * WD_VALCACHE_ENTRY_SIZE;
    source->scan.truncated = layout->truncated;
    source->scan.num_outside = (size_t)layout->num_outside;
    source->scan.old_format = layout->format == WD_VALCACHE_FORMAT_OLD;
    if (layout->format == WD_VALCACHE_FORMAT_KHRONOS) {
        source->end_offset = source->next_offset;
    }
}

// show_first sets the window to the entries in memory, or to none, so that the first one is read from the file.
static void show_first(wd_valcache_source *source) {
    assert(source->next_offset <= source->end_offset);
    if (source->memory) {
        source->window = source->at = source->memory + source->next_offset;
        source->end = source->memory + source->end_offset;
    } else {
        source->window = source->at = source->end = source->buffer;
    }
    source->window_offset = source->next_offset;
}

wd_status wd_valcache_source_from_data(wd_valcache_source *source, const wd_allocator *allocator,
                                       const void *data, size_t size, wd_diagnostic *diagnostic) {
    *source = (wd_valcache_source){
        .allocator = *allocator, .fd = -1, .memory = data, .size = size, .max_high = UINT64_MAX};
    wd_valcache_layout layout;
    wd_status status = wd_valcache_parse_head(data, size, size, &layout, diagnostic);
    if (status == WD_OK) {
        set_layout(source, &layout);
        show_first(source);
    }
    return status;
}

void wd_valcache_source_from_entries(wd_valcache_source *source, const wd_valcache_uuid *uuid,
                                     const uint8_t *entries, size_t count, bool intact) {
    *source = (wd_valcache_source){.fd = -1,
                                   .memory = entries,
                                   .size = count * WD_VALCACHE_ENTRY_SIZE,
                                   .uuid = *uuid,
                                   .seed = wd_valcache_seed(uuid),
                                   .num_entries = count,
                                   .max_high = UINT64_MAX,
                                   .end_offset = count * WD_VALCACHE_ENTRY_SIZE,
                                   .sorted_here = intact};
    show_first(source);
}

void wd_valcache_source_rewind(wd_valcache_source *source) {
    source->next_offset = source->first_offset;
    source->scan.num_entries = 0;
    source->scan.num_damaged = source->sorted_here ? source->scan.num_damaged : 0;
    source->has_key = false;
    show_first(source);
}

static wd_status open_standard_input(wd_valcache_source *source, wd_diagnostic *diagnostic) {
    void *data;
    size_t size;
    const wd_allocator allocator = source->allocator;
    uint8_t first[sizeof(uint32_t)]; // Standard input may have no end.
    wd_valcache_put_u32(first, WD_VALCACHE_HEADER_SIZE);
    wd_status status = wd_file_read_kind(&allocator, "-", first, sizeof first, &data, &size);
    if (status != WD_OK) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s",
                    status == WD_ERROR_IO ? strerror(errno) : wd_status_string(status));
        return status;
    }
    status = wd_valcache_source_from_data(source, &allocator, data, size, diagnostic);
    source->buffer = data;
    return status;
}

static wd_status read_head(wd_valcache_source *source, wd_diagnostic *diagnostic) {
    const ssize_t got = read_at(source->fd, source->buffer, WD_VALCACHE_ENTRIES_OFFSET, 0);
    if (got < 0) {
        wd_diagnose(diagnostic, SIZE_MAX, "%s", strerror(errno));
        return WD_ERROR_IO;
    }
    wd_valcache_layout layout;
    wd_status status = wd_valcache_parse_head(source->buffer, (size_t)got, source->size, &layout, diagnostic);
    if (status == WD_OK) {
        set_layout(source, &layout);
        show_first(source);
    }
    return status;
}

wd_status wd_valcache_source_open(wd_valcache_source *source, const wd_allocator *allocator, const char *path,
                                  wd_diagnostic *diagnostic) {
    *source = (wd_valcache_source){.allocator = *allocator, .fd = -1, .max_high = UINT64_MAX};
    if (strcmp(path, "-") == 0) {
        return open_standard_input(source, diagnostic);
    }
    wd_status status = wd_file_open_regular(path, &source->fd, &source->size);
    if (status != WD_OK) {
        source->fd = -1;
        wd_diagnose(diagnostic, SIZE_MAX, "%s",
                    status == WD_ERROR_IO ? strerror(errno) : wd_status_string(status));
        return status == WD_ERROR_IO && errno == ENOENT ? WD_ERROR_NOT_FOUND : status;
    }
    source->buffer = wd_valcache_source_new_buffer(source);
    if (!source->buffer) {
        close(source->fd);
        source->fd = -1;
        return WD_ERROR_OUT_OF_MEMORY;
    }
    status = read_head(source, diagnostic);
    if (status != WD_OK) {
        const int reason = errno;
        wd_valcache_source_close(source);
        errno = reason;
    }
    return status;
}

void wd_valcache_source_close(wd_valcache_source *source) {
    if (source->buffer) {
        if (source->fd >= 0) {
            close(source->fd);
        }
        wd_free(&source->allocator, source->buffer);
    }
    source->buffer = NULL;
    source->fd = -1;
}

bool wd_valcache_source_refill(wd_valcache_source *source) {
    assert(source->at == source->end);
    if (source->memory || source->error != WD_OK || source->next_offset >= source->end_offset) {
        return false;
    }
    const uint64_t left = source->end_offset - source->next_offset;
    const size_t size = left < WINDOW_SIZE ? (size_t)left : WINDOW_SIZE;
    const ssize_t got = read_at(source->fd, source->buffer, size, source->next_offset);
    if (got < 0) {
        source->error = WD_ERROR_IO;
        source->error_number = errno;
        return false;
    }
    if ((size_t)got < size) { // Another program truncated it in place.
        source->scan.truncated = true;
        source->end_offset =
            source->next_offset + (uint64_t)got / WD_VALCACHE_ENTRY_SIZE * WD_VALCACHE_ENTRY_SIZE;
    }
    source->window = source->at = source->buffer;
    source->end = source->at + (size_t)got / WD_VALCACHE_ENTRY_SIZE * WD_VALCACHE_ENTRY_SIZE;
    source->window_offset = source->next_offset;
    return source->at < source->end;
}

void wd_valcache_source_diagnose_end(const wd_valcache_source *source, wd_diagnostic *diagnostic) {
    if (source->error != WD_OK) {
        wd_diagnose(diagnostic, (size_t)source->next_offset, "%s", strerror(source->error_number));
    } else if (source->scan.truncated && source->format == WD_VALCACHE_FORMAT_OLD) {
        wd_diagnose(diagnostic, (size_t)source->end_offset, "the last entry is truncated: %zu of %u bytes",
                    (size_t)(source->size - source->end_offset), WD_VALCACHE_ENTRY_SIZE);
    } else if (source->scan.truncated) {
        wd_diagnose(diagnostic, (size_t)source->end_offset,
                    "truncated: the data ends before the entries that the contents record counts");
    } else if (source->scan.num_outside) {
        wd_diagnose(diagnostic, (size_t)source->end_offset,
                    "%zu bytes follow the last entry that the contents record counts",
                    source->scan.num_outside);
    }
}

void wd_valcache_source_diagnose_damage(const wd_valcache_source *source, const uint8_t *entry,
                                        wd_diagnostic *diagnostic) {
    assert(source->next_offset >= WD_VALCACHE_ENTRY_SIZE);
    const size_t offset = (size_t)source->next_offset - WD_VALCACHE_ENTRY_SIZE;
    const uint32_t found = wd_valcache_get_checksum(entry),
                   expected = wd_valcache_checksum(source->seed, entry);
    if (found != expected) {
        wd_diagnose(diagnostic, offset, "damaged entry: checksum 0x%08x, expected 0x%08x", found, expected);
    } else {
        wd_diagnose(diagnostic, offset,
                    "damaged entry: its key is not greater than the key of the entry before it");
    }
}

wd_valcache_item wd_valcache_source_next(wd_valcache_source *source, wd_valcache_entry *entry,
                                         wd_diagnostic *diagnostic) {
    const uint8_t *at;
    const wd_valcache_item item = wd_valcache_source_step(source, &at);
    if (item == WD_VALCACHE_ITEM_END) {
        wd_valcache_source_diagnose_end(source, diagnostic);
    } else if (item == WD_VALCACHE_ITEM_DAMAGED) {
        wd_valcache_source_diagnose_damage(source, at, diagnostic);
    } else {
        *entry = (wd_valcache_entry){source->last_key, wd_valcache_get_day(at)};
    }
    return item;
}

wd_status wd_valcache_source_sort(wd_valcache_source *source, wd_diagnostic *diagnostic) {
    if (source->format != WD_VALCACHE_FORMAT_OLD || source->sorted_here) {
        return WD_OK;
    }
    const size_t capacity = (size_t)source->num_entries;
    uint8_t *entries = wd_realloc_array(&source->allocator, NULL, capacity + 1, WD_VALCACHE_ENTRY_SIZE);
    if (!entries) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    size_t count = 0;
    wd_valcache_entry entry;
    wd_valcache_item item;
    do {
        item = wd_valcache_source_next(source, &entry, source->scan.num_damaged ? NULL : diagnostic);
        if (item == WD_VALCACHE_ITEM_ENTRY) {
            assert(count < capacity);
            wd_valcache_put_entry(source->seed, &entry, entries + count++ * WD_VALCACHE_ENTRY_SIZE);
        }
    } while (item != WD_VALCACHE_ITEM_END);
    if (source->error != WD_OK) {
        errno = source->error_number;
        wd_free(&source->allocator, entries);
        return source->error;
    }
    wd_valcache_sort_entries(entries, count);
    wd_valcache_source_close(source);
    source->buffer = entries;
    source->memory = entries;
    source->num_entries = count;
    source->first_offset = 0;
    source->end_offset = count * WD_VALCACHE_ENTRY_SIZE;
    source->sorted_here = true;
    wd_valcache_source_rewind(source);
    return WD_OK;
}
