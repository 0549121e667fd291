// Fuzzes the range map against a model of cells: bazel run --config=fuzz //vk/rangemap:rangemap_fuzz
//
// The first byte is the mapping of the model's cells to the map's space; each five bytes after it are an operation:
// kind, where (two), how long, value.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vk/rangemap/rangemap.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { NUM_CELLS = 700, NO_VALUE = -1, OPERATION_SIZE = 5, NUM_OPERATIONS = 9 };

typedef struct layout {
    uint64_t offset, stretch;
} layout;

static const layout layouts[] = {
    {0, 1},
    {3, 1},
    {1ull << 40, 1ull << 22}, // Leaves that offsets just reach over.
    {0, 1ull << 30},
    {0, 1ull << 33}, // Each range is too long for offsets.
    {UINT64_MAX - NUM_CELLS * 64ull, 64},
};

typedef struct subject {
    layout layout;
    wd_range_map map, copied;
    int32_t cells[NUM_CELLS], copied_cells[NUM_CELLS];
} subject;

static void expect(bool good, const char *what) {
    if (!good) {
        fprintf(stderr, "rangemap_fuzz: %s\n", what);
        abort();
    }
}

static wd_range to_range(const layout *layout, size_t begin, size_t end) {
    return (wd_range){layout->offset + begin * layout->stretch, layout->offset + end * layout->stretch};
}

static void compare(const subject *subject, const wd_range_map *map, const int32_t *cells) {
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    expect(wd_range_map_validate(map, &diagnostic), diagnostic.message);
    const layout *layout = &subject->layout;
    size_t reached = 0, count = 0;
    wd_range rest = {0, UINT64_MAX};
    wd_range_span span;
    while (wd_range_map_next_span(map, &rest, &span)) {
        for (size_t i = 0; i < span.count; i++, count++) {
            const wd_range_entry entry = wd_range_span_entry(&span, i);
            const size_t begin = (size_t)((entry.range.begin - layout->offset) / layout->stretch);
            const size_t end = (size_t)((entry.range.end - layout->offset) / layout->stretch);
            expect(begin >= reached && begin < end && end <= NUM_CELLS, "a range is elsewhere");
            for (; reached < begin; reached++) {
                expect(cells[reached] == NO_VALUE, "a value is missing");
            }
            for (; reached < end; reached++) {
                expect(cells[reached] == (int32_t)entry.value, "a value is wrong");
            }
        }
    }
    for (; reached < NUM_CELLS; reached++) {
        expect(cells[reached] == NO_VALUE, "a value is missing at the end");
    }
    expect(count == wd_range_map_count(map), "the count is wrong");
}

// next_value is the updater's result for a value. It depends only on the value, so that the model can do the same.
static int32_t next_value(int32_t value, uint32_t salt) {
    const uint32_t hash = ((uint32_t)value + 2) * 2654435761u + salt * 40503u;
    return hash >> 8 & 3 ? (int32_t)(hash >> 12 & 7) : NO_VALUE;
}

static wd_range_action update(void *user, wd_range range, uint32_t *value, bool is_gap) {
    (void)range;
    const int32_t next = next_value(is_gap ? NO_VALUE : (int32_t)*value, *(const uint32_t *)user);
    *value = next == NO_VALUE ? 0 : (uint32_t)next;
    return next == NO_VALUE ? WD_RANGE_ERASE : WD_RANGE_KEEP;
}

static void fill(int32_t *cells, size_t begin, size_t end, int32_t value, bool only_gaps) {
    for (size_t i = begin; i < end; i++) {
        cells[i] = only_gaps && cells[i] != NO_VALUE ? cells[i] : value;
    }
}

static wd_status run_update(subject *subject, size_t begin, size_t end, uint32_t salt, bool with_gaps) {
    for (size_t i = begin; i < end; i++) {
        if (with_gaps || subject->cells[i] != NO_VALUE) {
            subject->cells[i] = next_value(subject->cells[i], salt);
        }
    }
    return wd_range_map_update(&subject->map, to_range(&subject->layout, begin, end), with_gaps, update,
                               &salt);
}

// run_find compares a look-up in the middle of a cell.
static void run_find(subject *subject, size_t cell) {
    const uint64_t position = to_range(&subject->layout, cell, cell).begin + subject->layout.stretch / 2;
    wd_range_entry entry;
    const bool found = wd_range_map_find(&subject->map, position, &entry);
    const int32_t value = cell < NUM_CELLS ? subject->cells[cell] : NO_VALUE;
    expect(found == (value != NO_VALUE), "a look-up finds a wrong range, or misses one");
    expect(!found ||
               ((int32_t)entry.value == value && entry.range.begin <= position && position < entry.range.end),
           "a look-up finds another range");
}

// run_series stores short ranges in a row, which makes leaves split.
static wd_status run_series(subject *subject, size_t begin, size_t end, uint32_t value) {
    wd_status status = WD_OK;
    for (size_t i = begin; i < end && !status; i++) {
        const uint32_t cell_value = (value + (uint32_t)i) & 7;
        fill(subject->cells, i, i + 1, (int32_t)cell_value, false);
        status = wd_range_map_store(&subject->map, to_range(&subject->layout, i, i + 1), cell_value);
    }
    return status;
}

static wd_status run(subject *subject, const uint8_t *operation) {
    const size_t begin = (operation[1] | (size_t)operation[2] << 8) % NUM_CELLS;
    const size_t length = operation[3] < 192 ? operation[3] % 8u : (operation[3] - 191u) * 4u;
    const size_t end = begin + length < NUM_CELLS ? begin + length : NUM_CELLS;
    const uint32_t value = operation[4] & 7;
    const wd_range range = to_range(&subject->layout, begin, end);
    switch (operation[0] % NUM_OPERATIONS) {
    case 0:
        fill(subject->cells, begin, end, (int32_t)value, true);
        return wd_range_map_infill(&subject->map, range, value);
    case 1:
        fill(subject->cells, begin, end, NO_VALUE, false);
        return wd_range_map_erase(&subject->map, range);
    case 2:
        return wd_range_map_split_at(&subject->map, range.begin);
    case 3:
        return wd_range_map_coalesce(&subject->map, range);
    case 4:
        return run_update(subject, begin, end, operation[4], operation[4] & 8);
    case 5:
        wd_range_map_copy(&subject->copied, &subject->map);
        memcpy(subject->copied_cells, subject->cells, sizeof subject->cells);
        return WD_OK;
    case 6:
        run_find(subject, begin);
        return WD_OK;
    case 7:
        return run_series(subject, begin, end, value);
    default:
        fill(subject->cells, begin, end, (int32_t)value, false);
        return wd_range_map_store(&subject->map, range, value);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) {
        return 0;
    }
    static subject subject;
    subject.layout = layouts[data[0] % (sizeof layouts / sizeof *layouts)];
    wd_range_map_init(&subject.map, wd_allocator_default());
    wd_range_map_init(&subject.copied, wd_allocator_default());
    fill(subject.cells, 0, NUM_CELLS, NO_VALUE, false);
    fill(subject.copied_cells, 0, NUM_CELLS, NO_VALUE, false);
    for (size_t at = 1; at + OPERATION_SIZE <= size; at += OPERATION_SIZE) {
        expect(run(&subject, data + at) == WD_OK, "an operation fails");
        compare(&subject, &subject.map, subject.cells);
    }
    compare(&subject, &subject.copied, subject.copied_cells);
    wd_range_map_finish(&subject.map);
    wd_range_map_finish(&subject.copied);
    return 0;
}
