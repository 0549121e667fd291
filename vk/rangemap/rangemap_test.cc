#include "vk/rangemap/rangemap.h"

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "vk/util/failing_allocator.h"

namespace {

// The naive model: one optional value for each cell of a small space. The map sees the same space stretched, so that
// the same test runs with byte-granular neighbors and with ranges longer than 32-bit offsets reach.
class Model {
  public:
    explicit Model(size_t cells) : cells_(cells) {
    }

    void Store(size_t begin, size_t end, uint32_t value) {
        for (size_t i = begin; i < end; i++) {
            cells_[i] = value;
        }
    }
    void Infill(size_t begin, size_t end, uint32_t value) {
        for (size_t i = begin; i < end; i++) {
            cells_[i] = cells_[i].value_or(value);
        }
    }
    void Erase(size_t begin, size_t end) {
        for (size_t i = begin; i < end; i++) {
            cells_[i].reset();
        }
    }
    std::vector<std::optional<uint32_t>> cells_;
};

struct Entry {
    uint64_t begin, end;
    std::optional<uint32_t> value;
    bool operator==(const Entry &other) const {
        return begin == other.begin && end == other.end && value == other.value;
    }
};

std::ostream &operator<<(std::ostream &out, const Entry &entry) {
    return out << "[" << entry.begin << "," << entry.end
               << ")=" << (entry.value ? static_cast<int>(*entry.value) : -1);
}

// StoreOrFill stores a range where a gap was located, or by a descent of its own.
wd_status StoreOrFill(wd_range_map *map, wd_range range, uint32_t value) {
    uint32_t found = 0, *slot = nullptr;
    wd_range_gap gap;
    return range.begin < range.end && range.begin % 3 &&
                   wd_range_map_locate_gap(map, range, &found, &slot, &gap) == WD_RANGE_GAP
               ? wd_range_map_fill(map, &gap, range, value)
               : wd_range_map_store(map, range, value);
}

bool Collect(void *user, wd_range range, const uint32_t *value) {
    static_cast<std::vector<Entry> *>(user)->push_back(
        {range.begin, range.end, value ? std::optional<uint32_t>(*value) : std::nullopt});
    return true;
}

std::vector<Entry> Ranges(const wd_range_map *map, uint64_t begin = 0, uint64_t end = UINT64_MAX,
                          bool gaps = false) {
    std::vector<Entry> entries;
    wd_range_map_visit(map, {begin, end}, gaps, Collect, &entries);
    return entries;
}

class Map {
  public:
    explicit Map(wd_allocator allocator = wd_allocator_default()) {
        wd_range_map_init(&map, allocator);
    }
    ~Map() {
        wd_range_map_finish(&map);
    }
    operator wd_range_map *() {
        return &map;
    }
    wd_range_map map;
};

// CellsOf reads a map of `cells` single points.
std::vector<std::optional<uint32_t>> CellsOf(const wd_range_map *map, size_t cells) {
    std::vector<std::optional<uint32_t>> seen(cells);
    for (const Entry &entry : Ranges(map)) {
        for (uint64_t i = entry.begin; i < entry.end; i++) {
            seen.at(i) = entry.value;
        }
    }
    return seen;
}

// The result of the random updater: it depends only on the value, so that the model can do the same.
wd_range_action RandomUpdate(void *user, wd_range, uint32_t *value, bool is_gap) {
    uint32_t salt = *static_cast<uint32_t *>(user);
    uint32_t hash = (*value + 1) * 2654435761u + salt + is_gap * 77u;
    if ((hash >> 8) % 3 == 0) {
        return WD_RANGE_ERASE;
    }
    *value = (hash >> 16) % 5;
    return WD_RANGE_KEEP;
}

struct Scale {
    const char *name;
    size_t cells;
    uint64_t stretch, offset;
};

class RandomOperations : public ::testing::TestWithParam<Scale> {};

void ExpectEqual(wd_range_map *map, const Model &model, const Scale &scale, const std::string &trace) {
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    ASSERT_TRUE(wd_range_map_validate(map, &diagnostic)) << diagnostic.message << trace;
    std::vector<std::optional<uint32_t>> seen(model.cells_.size());
    for (const Entry &entry : Ranges(map)) {
        ASSERT_EQ((entry.begin - scale.offset) % scale.stretch, 0u) << trace;
        for (uint64_t i = (entry.begin - scale.offset) / scale.stretch;
             i < (entry.end - scale.offset) / scale.stretch; i++) {
            seen.at(i) = entry.value;
        }
    }
    for (size_t i = 0; i < seen.size(); i++) {
        ASSERT_EQ(seen[i], model.cells_[i]) << "cell " << i << trace;
    }
}

TEST_P(RandomOperations, AgreeWithTheNaiveModel) {
    const Scale scale = GetParam();
    for (uint32_t seed = 1; seed <= 12; seed++) {
        std::mt19937 random(seed);
        Model model(scale.cells), copied_model(scale.cells);
        Map map, copied;
        std::ostringstream trace;
        trace << "\nseed " << seed << ":";
        for (int step = 0; step < 1500; step++) {
            size_t begin = random() % scale.cells;
            size_t length = random() % 4 ? random() % 6 : random() % scale.cells;
            size_t end = std::min(begin + length, scale.cells);
            wd_range range = {scale.offset + begin * scale.stretch, scale.offset + end * scale.stretch};
            uint32_t value = random() % 4;
            uint32_t operation = random() % 20;
            trace << " " << operation << "(" << begin << "," << end << "," << value << ")";
            if (operation < 9) {
                ASSERT_EQ(StoreOrFill(map, range, value), WD_OK);
                model.Store(begin, end, value);
            } else if (operation < 11) {
                ASSERT_EQ(wd_range_map_infill(map, range, value), WD_OK);
                model.Infill(begin, end, value);
            } else if (operation < 13) {
                ASSERT_EQ(wd_range_map_erase(map, range), WD_OK);
                model.Erase(begin, end);
            } else if (operation < 14) {
                ASSERT_EQ(wd_range_map_split_at(map, range.begin), WD_OK);
            } else if (operation < 15) {
                ASSERT_EQ(wd_range_map_coalesce(map, range), WD_OK);
            } else if (operation < 18) {
                bool gaps = random() % 2;
                uint32_t salt = random();
                ASSERT_EQ(wd_range_map_update(map, range, gaps, RandomUpdate, &salt), WD_OK);
                for (size_t i = begin; i < end; i++) {
                    std::optional<uint32_t> &cell = model.cells_[i];
                    uint32_t new_value = cell.value_or(0);
                    if ((cell || gaps) && RandomUpdate(&salt, range, &new_value, !cell) == WD_RANGE_KEEP) {
                        cell = new_value;
                    } else if (cell) {
                        cell.reset();
                    }
                }
            } else if (operation < 19) {
                wd_range_map_copy(copied, map);
                copied_model = model;
            } else {
                wd_range_map_copy(map, copied);
                model = copied_model;
            }
            ExpectEqual(map, model, scale, trace.str());
            if (HasFatalFailure()) {
                return;
            }
            if (step % 50 == 0) {
                ExpectEqual(copied, copied_model, scale, trace.str());
                size_t probe = random() % scale.cells;
                wd_range_entry entry;
                bool found =
                    wd_range_map_find(map, scale.offset + probe * scale.stretch + scale.stretch / 2, &entry);
                ASSERT_EQ(found, model.cells_[probe].has_value()) << trace.str();
                ASSERT_TRUE(!found || entry.value == *model.cells_[probe]) << trace.str();
            }
        }
        ASSERT_EQ(wd_range_map_coalesce(map, {0, UINT64_MAX}), WD_OK);
        size_t runs = 0;
        for (size_t i = 0; i < scale.cells; i++) {
            runs += model.cells_[i] && (i == 0 || model.cells_[i - 1] != model.cells_[i]);
        }
        EXPECT_EQ(wd_range_map_count(map), runs);
        ExpectEqual(map, model, scale, trace.str());
    }
}

INSTANTIATE_TEST_SUITE_P(Scales, RandomOperations,
                         ::testing::Values(Scale{"bytes", 3000, 1, 0}, Scale{"small", 60, 1, 5},
                                           Scale{"gigabytes", 700, 1ull << 30, 1ull << 40},
                                           Scale{"beyond_offsets", 500, 1ull << 33, 0},
                                           Scale{"top", 900, 1ull << 20, UINT64_MAX - (900ull << 20)}),
                         [](const auto &info) { return std::string(info.param.name); });

TEST(RangeMap, StoreSplitsAndCoalesces) {
    Map map;
    ASSERT_EQ(wd_range_map_store(map, {0, 100}, 7), WD_OK);
    ASSERT_EQ(wd_range_map_store(map, {40, 60}, 9), WD_OK);
    EXPECT_EQ(Ranges(map), (std::vector<Entry>{{0, 40, 7}, {40, 60, 9}, {60, 100, 7}}));
    ASSERT_EQ(wd_range_map_store(map, {40, 60}, 7), WD_OK);
    EXPECT_EQ(Ranges(map), (std::vector<Entry>{{0, 100, 7}}));
    ASSERT_EQ(wd_range_map_store(map, {10, 10}, 1), WD_OK);
    ASSERT_EQ(wd_range_map_store(map, {20, 10}, 1), WD_OK);
    EXPECT_EQ(wd_range_map_count(map), 1u);
}

TEST(RangeMap, StoreOverOneRangeJoinsItsNeighbors) {
    const std::vector<Entry> others = {{0, 40, 1}, {40, 60, 2}, {60, 100, 3}};
    for (uint32_t value : {1u, 3u, 4u}) {
        Map map;
        for (const Entry &entry : others) {
            ASSERT_EQ(wd_range_map_store(map, {entry.begin, entry.end}, *entry.value), WD_OK);
        }
        ASSERT_EQ(wd_range_map_store(map, {40, 60}, value), WD_OK);
        EXPECT_EQ(Ranges(map), value == 1   ? (std::vector<Entry>{{0, 60, 1}, {60, 100, 3}})
                               : value == 3 ? (std::vector<Entry>{{0, 40, 1}, {40, 100, 3}})
                                            : (std::vector<Entry>{{0, 40, 1}, {40, 60, 4}, {60, 100, 3}}));
    }
}

TEST(RangeMap, StoreAfterTheLastRangeJoinsIt) {
    Map map;
    ASSERT_EQ(wd_range_map_store(map, {0, 10}, 1), WD_OK);
    ASSERT_EQ(wd_range_map_store(map, {10, 20}, 1), WD_OK);
    ASSERT_EQ(wd_range_map_store(map, {20, 30}, 2), WD_OK);
    ASSERT_EQ(wd_range_map_store(map, {31, 40}, 2), WD_OK);
    EXPECT_EQ(Ranges(map), (std::vector<Entry>{{0, 20, 1}, {20, 30, 2}, {31, 40, 2}}));
}

TEST(RangeMap, VisitCutsAndShowsGaps) {
    Map map;
    ASSERT_EQ(wd_range_map_store(map, {10, 20}, 1), WD_OK);
    ASSERT_EQ(wd_range_map_store(map, {30, 40}, 2), WD_OK);
    EXPECT_EQ(Ranges(map, 15, 35, true),
              (std::vector<Entry>{{15, 20, 1}, {20, 30, std::nullopt}, {30, 35, 2}}));
    EXPECT_EQ(Ranges(map, 0, 50, false), (std::vector<Entry>{{10, 20, 1}, {30, 40, 2}}));
    EXPECT_EQ(Ranges(map, 50, 60, true), (std::vector<Entry>{{50, 60, std::nullopt}}));
}

TEST(RangeMap, ReadContinuesWhereItStopped) {
    Map map;
    for (uint64_t i = 0; i < 500; i++) {
        ASSERT_EQ(wd_range_map_store(map, {i << 27, (i << 27) + 100}, static_cast<uint32_t>(i)), WD_OK);
    }
    wd_range rest = {50, (499ull << 27) + 50};
    std::vector<Entry> seen;
    wd_range_entry entries[7];
    for (size_t count; (count = wd_range_map_read(map, &rest, entries, 7)) != 0;) {
        for (size_t i = 0; i < count; i++) {
            seen.push_back({entries[i].range.begin, entries[i].range.end, entries[i].value});
        }
    }
    EXPECT_EQ(seen, Ranges(map, 50, (499ull << 27) + 50));
    EXPECT_EQ(seen.size(), 500u);
}

TEST(RangeMap, SpansEqualVisitedRanges) {
    Map map;
    for (uint64_t i = 0; i < 500; i++) {
        const uint64_t length = i % 50 ? 100 : 1ull << 36; // Some too long for offsets.
        ASSERT_EQ(wd_range_map_store(map, {i << 37, (i << 37) + length}, static_cast<uint32_t>(i)), WD_OK);
        ASSERT_EQ(wd_range_map_store(map, {(i << 37) - 200, (i << 37) - 100}, 7), WD_OK);
    }
    for (wd_range range :
         {wd_range{0, UINT64_MAX}, wd_range{50, (499ull << 37) + 50},
          wd_range{(20ull << 37) + 100, 21ull << 37}, wd_range{UINT64_MAX - 1, UINT64_MAX}}) {
        std::vector<Entry> seen;
        wd_range rest = range;
        wd_range_span span;
        while (wd_range_map_next_span(map, &rest, &span)) {
            ASSERT_GT(span.count, 0u);
            for (size_t i = 0; i < span.count; i++) {
                const wd_range_entry entry = wd_range_span_entry(&span, i);
                seen.push_back({std::max(entry.range.begin, range.begin),
                                std::min(entry.range.end, range.end), entry.value});
            }
        }
        EXPECT_EQ(seen, Ranges(map, range.begin, range.end));
    }
}

// Visits see whether a range is a gap, exact or neither.
wd_range_fit FitOf(wd_range_map *map, wd_range range) {
    const std::vector<Entry> seen = Ranges(map, range.begin, range.end);
    if (seen.empty()) {
        return WD_RANGE_GAP;
    }
    wd_range_entry first, last;
    EXPECT_TRUE(wd_range_map_find(map, seen.front().begin, &first));
    EXPECT_TRUE(wd_range_map_find(map, seen.back().end - 1, &last));
    const bool is_exact = seen.size() == 1 && first.range.begin == range.begin && last.range.end == range.end;
    return is_exact ? WD_RANGE_EXACT : WD_RANGE_OTHER;
}

TEST(RangeMap, LocateClassifiesARange) {
    for (uint64_t count : {0, 1, 10, 100, 5000}) {
        Map map;
        for (uint64_t i = 0; i < count; i++) {
            const uint64_t length = i % 97 == 96 ? 1ull << 33 : 8; // Some too long for offsets.
            ASSERT_EQ(wd_range_map_store(map, {i << 34, (i << 34) + length}, static_cast<uint32_t>(i)),
                      WD_OK);
        }
        for (uint64_t i = 0; i < count + 2; i += i < 200 || i + 200 > count ? 1 : 61) {
            for (uint64_t begin :
                 {(i << 34) - 4, i << 34, (i << 34) + 4, (i << 34) + 8, (i << 34) + (uint64_t{1} << 33)}) {
                for (uint64_t length : {uint64_t{4}, uint64_t{8}, uint64_t{1} << 33, uint64_t{1} << 34}) {
                    if (begin + length <= begin) {
                        continue;
                    }
                    const wd_range range = {begin, begin + length};
                    uint32_t value = 0, *slot = nullptr;
                    const wd_range_fit fit = wd_range_map_locate(map, range, &value, &slot);
                    ASSERT_EQ(fit, FitOf(map, range)) << count << ": " << begin << " + " << length;
                    if (fit == WD_RANGE_EXACT) {
                        ASSERT_NE(slot, nullptr);
                        ASSERT_EQ(value, i);
                        ASSERT_EQ(*slot, i);
                    }
                }
            }
        }
    }
}

TEST(RangeMap, PairsAreConstantPieces) {
    Map left, right;
    ASSERT_EQ(wd_range_map_store(left, {0, 10}, 1), WD_OK);
    ASSERT_EQ(wd_range_map_store(left, {20, 30}, 2), WD_OK);
    ASSERT_EQ(wd_range_map_store(right, {5, 25}, 3), WD_OK);
    std::string seen;
    wd_range_map_visit_pair(
        left, right, {0, 100},
        [](void *user, wd_range range, const uint32_t *l, const uint32_t *r) {
            *static_cast<std::string *>(user) +=
                std::to_string(range.begin) + "-" + std::to_string(range.end) + ":" +
                (l ? std::to_string(*l) : "_") + (r ? std::to_string(*r) : "_") + " ";
            return true;
        },
        &seen);
    EXPECT_EQ(seen, "0-5:1_ 5-10:13 10-20:_3 20-25:23 25-30:2_ ");
}

TEST(RangeMap, CursorSurvivesUpdatesBeforeIt) {
    Map map;
    for (uint64_t i = 0; i < 1000; i++) {
        ASSERT_EQ(wd_range_map_store(map, {i * 10, i * 10 + 5}, static_cast<uint32_t>(i)), WD_OK);
    }
    wd_range_cursor cursor;
    uint64_t seen = 0;
    for (wd_range_cursor_seek(&cursor, map, 0); !cursor.at_end; wd_range_cursor_next(&cursor), seen++) {
        ASSERT_EQ(cursor.entry.value, seen);
        const uint64_t here = cursor.entry.range.begin;
        if (here) {
            ASSERT_EQ(wd_range_map_erase(map, {0, here}), WD_OK);
            ASSERT_EQ(wd_range_map_store(map, {here / 2, here / 2 + 1}, 5000), WD_OK);
        }
        ASSERT_EQ(wd_range_cursor_set(&cursor, 7000), WD_OK);
    }
    EXPECT_EQ(seen, 1000u);
    wd_range_entry entry;
    ASSERT_TRUE(wd_range_map_find(map, 9990, &entry));
    EXPECT_EQ(entry.value, 7000u);
}

TEST(RangeMap, CopySharesUntilChanged) {
    Map map;
    for (uint64_t i = 0; i < 100000; i++) {
        ASSERT_EQ(wd_range_map_store(map, {i * 2, i * 2 + 1}, static_cast<uint32_t>(i)), WD_OK);
    }
    Map copy;
    wd_range_map_copy(copy, map);
    ASSERT_EQ(wd_range_map_store(copy, {1000, 1001}, 1), WD_OK);
    wd_range_entry entry;
    ASSERT_TRUE(wd_range_map_find(map, 1000, &entry));
    EXPECT_EQ(entry.value, 500u);
    ASSERT_TRUE(wd_range_map_find(copy, 1000, &entry));
    EXPECT_EQ(entry.value, 1u);
}

// Two threads change copies of one map: each sees only its own changes. Run under ThreadSanitizer.
TEST(RangeMap, CopiesLiveOnThreadsOfTheirOwn) {
    constexpr uint64_t kRanges = 5000;
    Map map;
    for (uint64_t i = 0; i < kRanges; i++) {
        ASSERT_EQ(wd_range_map_store(map, {i * 8, i * 8 + 8}, static_cast<uint32_t>(i)), WD_OK);
    }
    const auto work = [](wd_range_map *mine, uint32_t seed, bool *good) {
        std::mt19937 random(seed);
        Model model(kRanges * 8);
        for (size_t i = 0; i < kRanges * 8; i++) {
            model.cells_[i] = static_cast<uint32_t>(i / 8);
        }
        Map kept;
        *good = true;
        for (int step = 0; step < 4000; step++) {
            const size_t begin = random() % (kRanges * 8), end = std::min<size_t>(begin + 20, kRanges * 8);
            *good &= wd_range_map_store(mine, {begin, end}, seed) == WD_OK;
            model.Store(begin, end, seed);
            if (step % 500 == 0) {
                wd_range_map_copy(kept, mine);
            }
        }
        *good &= CellsOf(mine, kRanges * 8) == model.cells_ && wd_range_map_validate(mine, nullptr);
    };
    Map copies[2];
    bool good[2];
    wd_range_map_copy(copies[0], map);
    wd_range_map_copy(copies[1], map);
    std::thread first(work, &copies[0].map, 100001u, &good[0]);
    std::thread second(work, &copies[1].map, 100002u, &good[1]);
    wd_range_map_finish(map);
    first.join();
    second.join();
    EXPECT_TRUE(good[0]);
    EXPECT_TRUE(good[1]);
}

TEST(RangeMap, SmallMapsCostAThirdOfATree) {
    // With malloc's chunk around a single leaf: 8 bytes of header, multiples of 16.
    Map map;
    for (uint64_t i = 0; i < 1000; i++) {
        ASSERT_EQ(wd_range_map_store(map, {i * 2, i * 2 + 1}, static_cast<uint32_t>(i)), WD_OK);
        const size_t count = i + 1, chunk = (wd_range_map_memory(map) + 8 + 15) & ~size_t{15};
        if (count >= 10) {
            ASSERT_LE(static_cast<double>(chunk) / static_cast<double>(count), 64.0 / 3) << count;
        }
    }
}

TEST(RangeMap, ARangeCostsUnder21Bytes) {
    // A third of the heap memory of a node of std::map<uint64_t, pair<uint64_t, uint32_t>>, which is 64 bytes.
    std::mt19937_64 random(3);
    Map map;
    for (int i = 0; i < 200000; i++) {
        uint64_t begin = random() % (1ull << 31);
        ASSERT_EQ(wd_range_map_store(map, {begin, begin + 16}, static_cast<uint32_t>(i)), WD_OK);
    }
    EXPECT_LT(static_cast<double>(wd_range_map_memory(map)) / static_cast<double>(wd_range_map_count(map)),
              64.0 / 3);
}

constexpr size_t kFailingCells = 1500;

// FailingStep makes one random change, of each kind, and applies it to the model.
wd_status FailingStep(std::mt19937 &random, wd_range_map *map, wd_range_map *copied, wd_range *range,
                      Model *model) {
    const size_t begin = random() % kFailingCells, length = 1 + random() % (random() % 17 ? 9 : 400);
    const size_t end = std::min(begin + length, kFailingCells);
    const uint32_t value = random() % 50;
    *range = {begin, end};
    switch (random() % 12) {
    case 0:
        model->Infill(begin, end, value);
        return wd_range_map_infill(map, *range, value);
    case 1:
        model->Erase(begin, end);
        return wd_range_map_erase(map, *range);
    case 2:
        return wd_range_map_split_at(map, begin);
    case 3:
        return wd_range_map_coalesce(map, *range);
    case 4: {
        uint32_t salt = value;
        for (size_t i = begin; i < end; i++) {
            std::optional<uint32_t> &cell = model->cells_[i];
            uint32_t wanted = cell.value_or(0);
            cell = RandomUpdate(&salt, *range, &wanted, !cell) == WD_RANGE_KEEP ? std::optional(wanted)
                                                                                : std::nullopt;
        }
        return wd_range_map_update(map, *range, true, RandomUpdate, &salt);
    }
    case 5:
        wd_range_map_copy(copied, map);
        return WD_OK;
    default:
        model->Store(begin, end, value);
        return wd_range_map_store(map, *range, value);
    }
}

// The n-th allocation fails, for every n until none does. The map stays valid and is unchanged outside the range;
// each point of the range has its old value or its new one.
TEST(RangeMap, SurvivesEveryFailingAllocation) {
    size_t failures = 0;
    for (size_t n = 1, before_failures = SIZE_MAX; failures != before_failures; n++) {
        before_failures = failures;
        wd_failing_allocator state = {n, 0, 0};
        std::mt19937 random(99);
        Model model(kFailingCells), before(kFailingCells);
        {
            Map map(wd_failing_allocator_get(&state)), copied(wd_failing_allocator_get(&state));
            for (int step = 0; step < 1200; step++) {
                before = model;
                wd_range range;
                wd_status status = FailingStep(random, map, copied, &range, &model);
                if (!status) {
                    continue;
                }
                ASSERT_EQ(status, WD_ERROR_OUT_OF_MEMORY);
                failures++;
                wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
                ASSERT_TRUE(wd_range_map_validate(map, &diagnostic)) << diagnostic.message << " n " << n;
                ASSERT_TRUE(wd_range_map_validate(copied, &diagnostic)) << diagnostic.message << " n " << n;
                const auto seen = CellsOf(map, kFailingCells);
                for (size_t i = 0; i < kFailingCells; i++) {
                    ASSERT_TRUE(seen[i] == before.cells_[i] || seen[i] == model.cells_[i])
                        << "cell " << i << " n " << n;
                }
                break;
            }
        }
        ASSERT_EQ(state.alive, 0u) << "n " << n;
    }
    EXPECT_GT(failures, 200u);
}

TEST(RangeMap, FailedStoreChangesNothing) {
    for (size_t n = 1; n < 40; n++) {
        wd_failing_allocator state = {0, 0, 0};
        Map map(wd_failing_allocator_get(&state));
        for (uint64_t i = 0; i < 1000; i++) {
            ASSERT_EQ(wd_range_map_store(map, {i * 4, i * 4 + 2}, static_cast<uint32_t>(i)), WD_OK);
        }
        std::vector<Entry> before = Ranges(map);
        state.fail_at = state.calls + n;
        if (wd_range_map_store(map, {101, 3001}, 5) == WD_ERROR_OUT_OF_MEMORY) {
            EXPECT_EQ(Ranges(map), before);
        }
    }
}

} // namespace
