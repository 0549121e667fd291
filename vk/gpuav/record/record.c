#include "vk/gpuav/record/record.h"

#include <string.h>

// Where a layout differs from the normal form.
struct layout_shape {
    uint32_t attempted; // Word of the count in the buffer.
    uint32_t data;      // Word of the first record.
    uint32_t num_stage_words;
};

static const struct layout_shape shapes[] = {
    [WD_RECORD_LAYOUT_WHITEPAPER] = {WD_RECORD_BUFFER_ATTEMPTED, WD_RECORD_BUFFER_DATA, 3},
    [WD_RECORD_LAYOUT_2019] = {0, 1, 2},
    // instrument.hpp of SPIRV-Tools 2023.1: kDebugOutputFlagsOffset, -SizeOffset, -DataOffset are 0, 1, 2.
    [WD_RECORD_LAYOUT_SPIRV_TOOLS] = {1, 2, 3},
};

// error_word returns where the error code of a record stands; the record has at least this word.
static uint32_t error_word(const struct layout_shape *shape) {
    return WD_RECORD_STAGE_WORDS + shape->num_stage_words;
}

static bool is_record_size(uint32_t size, const struct layout_shape *shape) {
    return size > error_word(shape) && size <= WD_RECORD_MAX_WORDS;
}

wd_record_layout wd_record_detect_layout(const uint32_t *words, size_t num_words) {
    if (num_words < 3) {
        return WD_RECORD_LAYOUT_WHITEPAPER;
    }
    const struct layout_shape *spirv_tools = &shapes[WD_RECORD_LAYOUT_SPIRV_TOOLS];
    if (words[0] <= 1 && words[1] >= WD_RECORD_MIN_WORDS && is_record_size(words[2], spirv_tools)) {
        return WD_RECORD_LAYOUT_SPIRV_TOOLS;
    }
    // The 2019 layout's records have one or two words after their error code, and are one word shorter.
    bool short_record =
        words[1] == WD_RECORD_MIN_WORDS || words[1] == WD_RECORD_INDEX_OUT_OF_BOUNDS_WORDS - 1;
    return words[0] && short_record ? WD_RECORD_LAYOUT_2019 : WD_RECORD_LAYOUT_WHITEPAPER;
}

// parse_record takes a record apart whose size was checked.
static wd_record parse_record(const uint32_t *words, uint32_t word_offset, wd_record_layout layout) {
    const uint32_t error = error_word(&shapes[layout]);
    words += word_offset;
    wd_record record = {
        .layout = layout,
        .word_offset = word_offset,
        .num_words = words[WD_RECORD_SIZE],
        .shader_id = words[WD_RECORD_SHADER_ID],
        .instruction = words[WD_RECORD_INSTRUCTION],
        .stage = words[WD_RECORD_STAGE],
        .error = words[error],
    };
    memcpy(record.stage_words, words + WD_RECORD_STAGE_WORDS,
           shapes[layout].num_stage_words * sizeof *record.stage_words);
    const uint32_t room = sizeof record.error_words / sizeof *record.error_words;
    const uint32_t left = record.num_words - error - 1;
    record.num_error_words = left < room ? left : room;
    memcpy(record.error_words, words + error + 1, record.num_error_words * sizeof *record.error_words);
    return record;
}

// account tells what became of the words that were attempted but that no record was found for.
static void account(wd_record_summary *summary, uint32_t capacity, uint32_t visited) {
    const uint32_t attempted = summary->attempted_words;
    if (summary->malformed) {
        summary->lost_words = attempted > capacity ? attempted - capacity : 0;
    } else if (attempted <= capacity) {
        summary->unwritten_words = attempted > visited ? attempted - visited : 0;
    } else if (capacity - visited >= WD_RECORD_MAX_WORDS) {
        // Room for any record is left, yet the count says that it was taken.
        summary->unwritten_words = capacity - visited;
        summary->lost_words = attempted - capacity;
    } else {
        summary->lost_words = attempted - visited;
    }
}

void wd_record_visit(const uint32_t *words, size_t num_words, wd_record_layout layout,
                     void (*visit)(void *user, const wd_record *record), void *user,
                     wd_record_summary *summary) {
    if (layout == WD_RECORD_LAYOUT_AUTO) {
        layout = wd_record_detect_layout(words, num_words);
    }
    const struct layout_shape *shape = &shapes[layout];
    *summary = (wd_record_summary){.layout = layout};
    if (num_words <= shape->attempted) {
        return;
    }
    const uint32_t end = num_words < UINT32_MAX ? (uint32_t)num_words : UINT32_MAX;
    uint32_t offset = shape->data;
    summary->attempted_words = words[shape->attempted];
    if (summary->attempted_words == 0) {
        summary->malformed = offset < end && words[offset] != 0;
        summary->malformed_offset = summary->malformed ? shape->attempted : 0;
        return;
    }
    while (offset < end && words[offset] != 0) {
        const uint32_t size = words[offset];
        if (!is_record_size(size, shape) || size > end - offset) {
            summary->malformed = true;
            summary->malformed_offset = offset;
            break;
        }
        wd_record record = parse_record(words, offset, layout);
        if (visit) {
            visit(user, &record);
        }
        summary->num_records++;
        offset += size;
    }
    account(summary, end > shape->data ? end - shape->data : 0, offset - shape->data);
}
