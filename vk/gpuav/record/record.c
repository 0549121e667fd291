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

// error_word returns the position of a record's error code; the record has at least this word.
static uint32_t error_word(const struct layout_shape *shape) {
    return WD_RECORD_STAGE_WORDS + shape->num_stage_words;
}

static bool is_record_size(uint32_t size, const struct layout_shape *shape) {
    return size > error_word(shape) && size <= WD_RECORD_MAX_WORDS;
}

// is_printf_size returns whether a record of this size can only be one of debugPrintfEXT.
static bool is_printf_size(uint32_t size, wd_record_layout layout) {
    return layout == WD_RECORD_LAYOUT_WHITEPAPER && size > WD_RECORD_MAX_WORDS &&
           size <= WD_RECORD_PRINTF_MAX_WORDS;
}

// is_record returns whether words with a possible size are a record.
static bool is_record(const uint32_t *words, const struct layout_shape *shape) {
    return is_record_size(words[WD_RECORD_SIZE], shape) || words[WD_RECORD_ERROR] == WD_RECORD_PRINTF;
}

wd_record_layout wd_record_detect_layout(const uint32_t *words, size_t num_words) {
    if (num_words < 3) {
        return WD_RECORD_LAYOUT_WHITEPAPER;
    }
    const struct layout_shape *spirv_tools = &shapes[WD_RECORD_LAYOUT_SPIRV_TOOLS];
    if (words[0] <= 1 && words[1] >= WD_RECORD_MIN_WORDS && is_record_size(words[2], spirv_tools)) {
        return WD_RECORD_LAYOUT_SPIRV_TOOLS;
    }
    // No count is 1, so that these are flags; no record follows them, or not yet.
    if (words[0] == 1 && (words[1] == 0 || words[1] >= WD_RECORD_MIN_WORDS) && words[2] == 0) {
        return WD_RECORD_LAYOUT_SPIRV_TOOLS;
    }
    // The 2019 layout's records have one or two words after their error code, and are one word shorter.
    bool short_record =
        words[1] == WD_RECORD_MIN_WORDS || words[1] == WD_RECORD_INDEX_OUT_OF_BOUNDS_WORDS - 1;
    return words[0] && short_record ? WD_RECORD_LAYOUT_2019 : WD_RECORD_LAYOUT_WHITEPAPER;
}

// parse_record parses a record whose size was checked, `word_offset` words from the buffer's begin.
static wd_record parse_record(const uint32_t *words, uint32_t word_offset, wd_record_layout layout) {
    const uint32_t error = error_word(&shapes[layout]);
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
    if (record.error == WD_RECORD_PRINTF && layout == WD_RECORD_LAYOUT_WHITEPAPER &&
        record.num_words >= WD_RECORD_PRINTF_VALUES) {
        record.values = words + WD_RECORD_PRINTF_VALUES;
        record.num_values = record.num_words - WD_RECORD_PRINTF_VALUES;
    }
    return record;
}

// account classifies the words that shaders attempted to write but that hold no record.
static void account(wd_record_summary *summary, uint32_t capacity, uint32_t visited, uint32_t max_words) {
    const uint32_t attempted = summary->attempted_words;
    if (summary->malformed) {
        summary->lost_words = attempted > capacity ? attempted - capacity : 0;
    } else if (attempted <= capacity) {
        summary->unwritten_words = attempted > visited ? attempted - visited : 0;
    } else if (capacity - visited >= max_words) {
        // Room for any record is left, yet the count says that it was taken.
        summary->unwritten_words = capacity - visited;
        summary->lost_words = attempted - capacity;
    } else {
        summary->lost_words = attempted - visited;
    }
}

enum {
    // Enough words to detect the layout, and for the head of any layout.
    HEAD_WORDS = 3,
};

void wd_record_walk_init(wd_record_walk *walk, wd_record_layout layout,
                         void (*visit)(void *user, const wd_record *record), void *user) {
    walk->visit = visit;
    walk->user = user;
    walk->summary = (wd_record_summary){.layout = layout};
    walk->num_words = 0;
    walk->offset = 0;
    walk->max_words = WD_RECORD_MAX_WORDS;
    walk->num_held = 0;
    walk->begun = false;
    walk->ended = false;
}

// drop forgets the first `count` of the words that are held.
static void drop(wd_record_walk *walk, uint32_t count) {
    walk->num_held -= count;
    walk->offset += count;
    memmove(walk->held, walk->held + count, walk->num_held * sizeof *walk->held);
}

// begin reads the buffer's head, of which all is held that there is.
static void begin(wd_record_walk *walk) {
    wd_record_summary *summary = &walk->summary;
    if (summary->layout == WD_RECORD_LAYOUT_AUTO) {
        summary->layout = wd_record_detect_layout(walk->held, walk->num_held);
    }
    const struct layout_shape *shape = &shapes[summary->layout];
    walk->begun = true;
    if (walk->num_held <= shape->attempted) {
        walk->ended = true;
        return;
    }
    summary->attempted_words = walk->held[shape->attempted];
    if (summary->attempted_words == 0) {
        summary->malformed = walk->num_held > shape->data && walk->held[shape->data] != 0;
        summary->malformed_offset = summary->malformed ? shape->attempted : 0;
        walk->ended = true;
        return;
    }
    drop(walk, shape->data < walk->num_held ? shape->data : walk->num_held);
}

// consume visits the records that are complete.
static void consume(wd_record_walk *walk) {
    const struct layout_shape *shape = &shapes[walk->summary.layout];
    uint32_t next = 0;
    while (next < walk->num_held) {
        const uint32_t size = walk->held[next];
        const bool can_be = is_record_size(size, shape) || is_printf_size(size, walk->summary.layout);
        if (can_be && size > walk->num_held - next) {
            break; // Its rest may still come.
        }
        if (!can_be || !is_record(walk->held + next, shape)) {
            walk->ended = true;
            walk->summary.malformed = size != 0;
            walk->summary.malformed_offset = size ? walk->offset + next : 0;
            break;
        }
        wd_record record = parse_record(walk->held + next, walk->offset + next, walk->summary.layout);
        walk->max_words = record.values ? WD_RECORD_PRINTF_MAX_WORDS : walk->max_words;
        if (walk->visit) {
            walk->visit(walk->user, &record);
        }
        walk->summary.num_records++;
        next += size;
    }
    drop(walk, next);
}

void wd_record_walk_feed(wd_record_walk *walk, const uint32_t *words, size_t num_words) {
    const uint32_t room = sizeof walk->held / sizeof *walk->held;
    size_t left = num_words < UINT32_MAX - walk->num_words ? num_words : UINT32_MAX - walk->num_words;
    walk->num_words += (uint32_t)left;
    while (left && !walk->ended) {
        uint32_t count = left < room - walk->num_held ? (uint32_t)left : room - walk->num_held;
        memcpy(walk->held + walk->num_held, words, count * sizeof *words);
        walk->num_held += count;
        words += count;
        left -= count;
        if (!walk->begun && walk->num_held >= HEAD_WORDS) {
            begin(walk);
        }
        if (walk->begun && !walk->ended) {
            consume(walk);
        }
    }
}

void wd_record_walk_finish(wd_record_walk *walk, wd_record_summary *summary) {
    if (!walk->begun) {
        begin(walk);
        if (!walk->ended) {
            consume(walk);
        }
    }
    if (!walk->ended && walk->num_held) {
        walk->summary.malformed = true; // A record that the end cuts.
        walk->summary.malformed_offset = walk->offset;
    }
    const uint32_t data = shapes[walk->summary.layout].data;
    if (walk->summary.attempted_words) {
        const uint32_t capacity = walk->num_words > data ? walk->num_words - data : 0;
        account(&walk->summary, capacity, walk->offset > data ? walk->offset - data : 0, walk->max_words);
    }
    *summary = walk->summary;
}

void wd_record_visit(const uint32_t *words, size_t num_words, wd_record_layout layout,
                     void (*visit)(void *user, const wd_record *record), void *user,
                     wd_record_summary *summary) {
    wd_record_walk walk;
    wd_record_walk_init(&walk, layout, visit, user);
    wd_record_walk_feed(&walk, words, num_words);
    wd_record_walk_finish(&walk, summary);
}
