// The blocks of a trace file: their checksums, and the search for the next block after damage.
#include <string.h>

#include "vk/trace/trace_reader.h"
#include "vk/util/hash128.h"

// Hostile files may claim many blocks that overlap: each attempt reads the claimed size.
enum { MAX_ATTEMPTS = 256 };

static bool is_block(const uint8_t *data, size_t size, size_t at) {
    if (size - at < WD_TRACE_BLOCK_HEAD + WD_TRACE_BLOCK_TAIL ||
        wd_trace_load_u32(data + at) != WD_TRACE_BLOCK_MAGIC) {
        return false;
    }
    const uint32_t payload = wd_trace_load_u32(data + at + 4);
    if (payload > WD_TRACE_MAX_BLOCK || payload > size - at - WD_TRACE_BLOCK_HEAD - WD_TRACE_BLOCK_TAIL) {
        return false;
    }
    const size_t hashed = WD_TRACE_BLOCK_HEAD + (size_t)payload;
    return wd_trace_load_u64(data + at + hashed) == wd_hash64_bytes(data + at, hashed);
}

// is_cut returns whether the file ends inside a block that begins at `at`.
static bool is_cut(const uint8_t *data, size_t size, size_t at) {
    if (size - at < WD_TRACE_BLOCK_HEAD) {
        return true;
    }
    return wd_trace_load_u32(data + at) == WD_TRACE_BLOCK_MAGIC &&
           wd_trace_load_u32(data + at + 4) <= WD_TRACE_MAX_BLOCK &&
           wd_trace_load_u32(data + at + 4) > size - at - WD_TRACE_BLOCK_HEAD - WD_TRACE_BLOCK_TAIL;
}

static size_t find_block(const uint8_t *data, size_t size, size_t at, uint32_t *attempts) {
    static const uint8_t magic[] = {'W', 'B', 'L', 'K'};
    while (at < size && *attempts < MAX_ATTEMPTS) {
        const uint8_t *found = memmem(data + at, size - at, magic, sizeof magic);
        if (!found) {
            return size;
        }
        at = (size_t)(found - data);
        ++*attempts;
        if (is_block(data, size, at)) {
            return at;
        }
        at++;
    }
    return size;
}

wd_status wd_trace_check_header(const uint8_t *data, size_t size, wd_trace_model *model,
                                wd_diagnostic *problem) {
    if (size < WD_TRACE_HEADER_SIZE || memcmp(data, WD_TRACE_MAGIC, 8) != 0) {
        wd_diagnose(problem, 0, "not a trace file of Warden");
        return WD_ERROR_INVALID_DATA;
    }
    model->version = wd_trace_load_u32(data + 8);
    model->started_ns = wd_trace_load_u64(data + 16);
    if (wd_trace_load_u64(data + 24) != wd_hash64_bytes(data, 24)) {
        wd_diagnose(problem, 24, "the header is damaged: its checksum is wrong");
        return WD_ERROR_INVALID_DATA;
    }
    if (model->version != WD_TRACE_VERSION) {
        wd_diagnose(problem, 8, "the file has version %u of the format, and this program reads version %u",
                    model->version, WD_TRACE_VERSION);
        return WD_ERROR_UNSUPPORTED;
    }
    return WD_OK;
}

void wd_trace_blocks_init(wd_trace_blocks *blocks, wd_trace_model *model, const uint8_t *data, size_t size) {
    *blocks = (wd_trace_blocks){.model = model, .data = data, .size = size, .at = WD_TRACE_HEADER_SIZE};
    model->first_damage = model->truncated_at = SIZE_MAX;
}

bool wd_trace_blocks_next(wd_trace_blocks *blocks, wd_trace_cursor *payload) {
    wd_trace_model *model = blocks->model;
    if (blocks->at < blocks->size && !is_block(blocks->data, blocks->size, blocks->at)) {
        const size_t damage = blocks->at;
        const bool cut = is_cut(blocks->data, blocks->size, damage);
        blocks->at = find_block(blocks->data, blocks->size, damage + 1, &blocks->attempts);
        if (blocks->at >= blocks->size && cut) {
            model->truncated_at = damage;
        } else if (model->first_damage == SIZE_MAX) {
            model->first_damage = damage;
        }
    }
    if (blocks->at >= blocks->size) {
        return false;
    }
    const uint64_t number = wd_trace_load_u64(blocks->data + blocks->at + 8);
    if (number > blocks->next_number && number - blocks->next_number < blocks->size) {
        model->num_lost_blocks += number - blocks->next_number;
    }
    blocks->next_number = number + 1;
    const uint32_t size = wd_trace_load_u32(blocks->data + blocks->at + 4);
    payload->at = blocks->data + blocks->at + WD_TRACE_BLOCK_HEAD;
    payload->end = payload->at + size;
    payload->failed = false;
    blocks->at += WD_TRACE_BLOCK_HEAD + size + WD_TRACE_BLOCK_TAIL;
    model->num_blocks++;
    return true;
}
