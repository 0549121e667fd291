#include "vk/gpuav/record/record.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace {

std::vector<uint32_t> Record(uint32_t shader, uint32_t instruction) {
    return {10, shader, instruction, 4, 0x43d1c000, 0x437e8000, 0, 0, 6, 6};
}

// A buffer of `capacity` words after its head.
std::vector<uint32_t> Buffer(uint32_t attempted, size_t capacity,
                             const std::vector<std::vector<uint32_t>> &records) {
    std::vector<uint32_t> words = {attempted};
    for (const auto &record : records) {
        words.insert(words.end(), record.begin(), record.end());
    }
    words.resize(1 + capacity);
    return words;
}

struct Visit {
    std::vector<wd_record> records;
    wd_record_summary summary;
};

Visit Walk(const std::vector<uint32_t> &words, wd_record_layout layout = WD_RECORD_LAYOUT_WHITEPAPER) {
    Visit visit;
    wd_record_visit(
        words.data(), words.size(), layout,
        [](void *user, const wd_record *record) { static_cast<Visit *>(user)->records.push_back(*record); },
        &visit, &visit.summary);
    EXPECT_EQ(visit.summary.num_records, visit.records.size());
    return visit;
}

TEST(Record, TakesAWhitepaperRecordApart) {
    Visit visit = Walk(Buffer(20, 100, {Record(0x43, 108), Record(0x44, 9)}));
    ASSERT_EQ(visit.records.size(), 2u);
    const wd_record &record = visit.records[0];
    EXPECT_EQ(record.layout, WD_RECORD_LAYOUT_WHITEPAPER);
    EXPECT_EQ(record.word_offset, 1u);
    EXPECT_EQ(record.num_words, 10u);
    EXPECT_EQ(record.shader_id, 0x43u);
    EXPECT_EQ(record.instruction, 108u);
    EXPECT_EQ(record.stage, 4u);
    EXPECT_EQ(record.stage_words[0], 0x43d1c000u);
    EXPECT_EQ(record.stage_words[1], 0x437e8000u);
    EXPECT_EQ(record.error, static_cast<uint32_t>(WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS));
    EXPECT_EQ(record.num_error_words, 2u);
    EXPECT_EQ(record.error_words[0], 6u);
    EXPECT_EQ(record.error_words[1], 6u);
    EXPECT_EQ(visit.records[1].word_offset, 11u);
    EXPECT_EQ(visit.summary.attempted_words, 20u);
    EXPECT_EQ(visit.summary.lost_words, 0u);
    EXPECT_EQ(visit.summary.unwritten_words, 0u);
    EXPECT_FALSE(visit.summary.malformed);
}

TEST(Record, TakesA2019RecordApart) {
    Visit visit = Walk(Buffer(9, 20, {{9, 1, 2, 5, 77, 0, 0, 25, 6}}), WD_RECORD_LAYOUT_2019);
    ASSERT_EQ(visit.records.size(), 1u);
    EXPECT_EQ(visit.records[0].stage_words[0], 77u);
    EXPECT_EQ(visit.records[0].stage_words[2], 0u);
    EXPECT_EQ(visit.records[0].error, 0u);
    EXPECT_EQ(visit.records[0].error_words[0], 25u);
    EXPECT_EQ(visit.records[0].error_words[1], 6u);
    EXPECT_EQ(visit.records[0].num_error_words, 2u);
}

TEST(Record, TakesASpirvToolsRecordApart) {
    std::vector<uint32_t> words = {1, 11, 11, 7, 89, 5, 3, 0, 0, 5, 1, 15, 12, 0, 0};
    Visit visit = Walk(words, WD_RECORD_LAYOUT_SPIRV_TOOLS);
    ASSERT_EQ(visit.records.size(), 1u);
    EXPECT_EQ(visit.records[0].word_offset, 2u);
    EXPECT_EQ(visit.records[0].error, static_cast<uint32_t>(WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS));
    EXPECT_EQ(visit.records[0].num_error_words, 3u);
    EXPECT_EQ(visit.records[0].error_words[1], 15u);
    EXPECT_FALSE(visit.summary.malformed);
}

TEST(Record, EmptyBuffers) {
    for (size_t size = 0; size < 4; size++) {
        for (int layout = WD_RECORD_LAYOUT_AUTO; layout <= WD_RECORD_LAYOUT_SPIRV_TOOLS; layout++) {
            Visit visit = Walk(std::vector<uint32_t>(size), static_cast<wd_record_layout>(layout));
            EXPECT_TRUE(visit.records.empty());
            EXPECT_FALSE(visit.summary.malformed);
            EXPECT_EQ(visit.summary.lost_words, 0u);
            EXPECT_NE(visit.summary.layout, WD_RECORD_LAYOUT_AUTO);
        }
    }
}

TEST(Record, CountsWordsThatDidNotFit) {
    Visit visit = Walk(Buffer(70, 25, {Record(1, 1), Record(1, 2)}));
    EXPECT_EQ(visit.records.size(), 2u);
    EXPECT_EQ(visit.summary.lost_words, 50u);
    EXPECT_EQ(visit.summary.unwritten_words, 0u);
}

TEST(Record, CountsReservedButUnwrittenWords) {
    Visit visit = Walk(Buffer(30, 100, {Record(1, 1)}));
    EXPECT_EQ(visit.records.size(), 1u);
    EXPECT_EQ(visit.summary.lost_words, 0u);
    EXPECT_EQ(visit.summary.unwritten_words, 20u);
    visit = Walk(Buffer(300, 100, {Record(1, 1)}));
    EXPECT_EQ(visit.summary.unwritten_words, 90u);
    EXPECT_EQ(visit.summary.lost_words, 200u);
}

TEST(Record, HugeClaimIsLoss) {
    Visit visit = Walk(Buffer(UINT32_MAX, 0, {}));
    EXPECT_TRUE(visit.records.empty());
    EXPECT_EQ(visit.summary.lost_words, UINT32_MAX);
    EXPECT_FALSE(visit.summary.malformed);
}

TEST(Record, LyingSizesEndTheWalk) {
    for (uint32_t size : {1u, 7u, 17u, 0x7fffffffu, UINT32_MAX}) {
        auto lie = Record(1, 2);
        lie[0] = size;
        Visit visit = Walk(Buffer(20, 40, {Record(1, 1), lie}));
        EXPECT_EQ(visit.records.size(), 1u) << size;
        EXPECT_TRUE(visit.summary.malformed) << size;
        EXPECT_EQ(visit.summary.malformed_offset, 11u) << size;
        EXPECT_EQ(visit.summary.unwritten_words, 0u) << size;
    }
}

TEST(Record, ARecordCutByTheEndIsNotVisited) {
    auto words = Buffer(20, 20, {Record(1, 1), Record(1, 2)});
    words.pop_back();
    Visit visit = Walk(words);
    EXPECT_EQ(visit.records.size(), 1u);
    EXPECT_TRUE(visit.summary.malformed);
    EXPECT_EQ(visit.summary.malformed_offset, 11u);
}

TEST(Record, WordsAfterACountOfZeroAreNotRecords) {
    Visit visit = Walk(Buffer(0, 10, {Record(1, 1)}));
    EXPECT_TRUE(visit.records.empty());
    EXPECT_TRUE(visit.summary.malformed);
    EXPECT_EQ(visit.summary.malformed_offset, 0u);
}

TEST(Record, VisitorMayBeNull) {
    auto words = Buffer(10, 10, {Record(1, 1)});
    wd_record_summary summary;
    wd_record_visit(words.data(), words.size(), WD_RECORD_LAYOUT_AUTO, nullptr, nullptr, &summary);
    EXPECT_EQ(summary.num_records, 1u);
}

TEST(Record, LongRecordsKeepTheirFirstWords) {
    std::vector<uint32_t> record = {16, 1, 2, 3, 4, 5, 6, 99, 10, 11, 12, 13, 14, 15, 16, 17};
    Visit visit = Walk(Buffer(16, 16, {record}));
    ASSERT_EQ(visit.records.size(), 1u);
    EXPECT_EQ(visit.records[0].num_error_words, 5u);
    EXPECT_EQ(visit.records[0].error_words[4], 14u);
}

std::vector<uint32_t> Numbers(const wd_record_summary &summary) {
    return {static_cast<uint32_t>(summary.layout),
            summary.num_records,
            summary.attempted_words,
            summary.lost_words,
            summary.unwritten_words,
            summary.malformed,
            summary.malformed_offset};
}

TEST(RecordWalk, PiecesOfAnySizeAreReadAsOneBuffer) {
    std::vector<std::vector<uint32_t>> many(60, Record(1, 1));
    auto lie = Record(1, 2);
    lie[0] = 17;
    auto cut = Buffer(20, 20, {Record(1, 1), Record(1, 2)});
    cut.pop_back();
    const std::vector<std::vector<uint32_t>> buffers = {
        {},
        {10},
        {1, 10},
        Buffer(600, 600, many),
        Buffer(70, 25, {Record(1, 1), Record(1, 2)}),
        Buffer(300, 100, {Record(1, 1)}),
        Buffer(20, 40, {Record(1, 1), lie}),
        Buffer(0, 10, {Record(1, 1)}),
        Buffer(UINT32_MAX, 0, {}),
        cut,
        {1, 22, 10, 7, 89, 4, 0, 0, 0, 0, 6, 6, 11, 7, 89, 4, 0, 0, 0, 5, 6, 6, 6, 0},
        {18, 9, 1, 2, 5, 77, 0, 0, 25, 6, 9, 1, 2, 5, 77, 0, 0, 25, 6},
    };
    for (const auto &buffer : buffers) {
        Visit complete = Walk(buffer, WD_RECORD_LAYOUT_AUTO);
        for (size_t piece : {1, 2, 3, 7, 16, 255, 256, 257, 1000}) {
            Visit visit;
            wd_record_walk walk;
            wd_record_walk_init(
                &walk, WD_RECORD_LAYOUT_AUTO,
                [](void *user, const wd_record *record) {
                    static_cast<Visit *>(user)->records.push_back(*record);
                },
                &visit);
            for (size_t i = 0; i < buffer.size(); i += piece) {
                // A copy of its own, so that a sanitizer checks each read.
                std::vector<uint32_t> part(buffer.begin() + i,
                                           buffer.begin() + std::min(buffer.size(), i + piece));
                wd_record_walk_feed(&walk, part.data(), part.size());
            }
            wd_record_walk_finish(&walk, &visit.summary);
            EXPECT_EQ(Numbers(visit.summary), Numbers(complete.summary)) << piece;
            ASSERT_EQ(visit.records.size(), complete.records.size()) << piece;
            for (size_t i = 0; i < complete.records.size(); i++) {
                EXPECT_EQ(visit.records[i].word_offset, complete.records[i].word_offset);
                EXPECT_EQ(visit.records[i].error_words[1], complete.records[i].error_words[1]);
            }
        }
    }
}

wd_record_layout Detect(const std::vector<uint32_t> &words) {
    return wd_record_detect_layout(words.data(), words.size());
}

TEST(RecordLayout, IsDetectedByItsPossibleWords) {
    EXPECT_EQ(Detect(Buffer(10, 10, {Record(1, 1)})), WD_RECORD_LAYOUT_WHITEPAPER);
    EXPECT_EQ(Detect(Buffer(9, 20, {{9, 1, 2, 5, 77, 0, 0, 25, 6}})), WD_RECORD_LAYOUT_2019);
    EXPECT_EQ(Detect(Buffer(8, 20, {{8, 1, 2, 5, 77, 0, 1, 25}})), WD_RECORD_LAYOUT_2019);
    for (uint32_t flags : {0u, 1u}) {
        EXPECT_EQ(Detect({flags, 10, 10, 7, 89, 4, 0, 0, 0, 0, 6, 6}), WD_RECORD_LAYOUT_SPIRV_TOOLS);
        EXPECT_EQ(Detect({flags, 4000000, 11, 7, 89, 4, 0, 0, 0, 5, 6, 6, 6}), WD_RECORD_LAYOUT_SPIRV_TOOLS);
    }
    EXPECT_EQ(Detect({1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}), WD_RECORD_LAYOUT_SPIRV_TOOLS);
    EXPECT_EQ(Detect({1, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0}), WD_RECORD_LAYOUT_SPIRV_TOOLS);
    EXPECT_EQ(Detect({1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0}), WD_RECORD_LAYOUT_WHITEPAPER);
    EXPECT_EQ(Detect(Buffer(0, 10, {})), WD_RECORD_LAYOUT_WHITEPAPER);
    EXPECT_EQ(Detect(Buffer(11, 11, {{11, 1, 2, 5, 3, 0, 0, 5, 1, 15, 12}})), WD_RECORD_LAYOUT_WHITEPAPER);
    EXPECT_EQ(Detect({}), WD_RECORD_LAYOUT_WHITEPAPER);
    EXPECT_EQ(Detect(Buffer(500, 4, {})), WD_RECORD_LAYOUT_WHITEPAPER);
}

TEST(RecordStage, Names) {
    EXPECT_STREQ(wd_record_stage_name(0), "Vertex");
    EXPECT_STREQ(wd_record_stage_name(1), "Tessellation Control");
    EXPECT_STREQ(wd_record_stage_name(4), "Fragment");
    EXPECT_STREQ(wd_record_stage_name(5), "Compute");
    EXPECT_STREQ(wd_record_stage_name(5318), "Callable");
    EXPECT_EQ(wd_record_stage_name(6), nullptr);
    EXPECT_EQ(wd_record_stage_name(UINT32_MAX), nullptr);
}

} // namespace
