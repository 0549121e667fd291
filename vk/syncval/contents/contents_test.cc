#include "vk/syncval/contents/contents.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

struct Found {
    uint64_t tag;
    wd_range range;
    uint64_t size;
    wd_contents_cause cause;
    uint64_t cause_tag;
    std::string command;
};

class Contents : public ::testing::Test {
  protected:
    void SetUp() override {
        log_ = wd_contents_log_create(wd_allocator_default());
        map_ = wd_contents_map_create(wd_allocator_default());
    }
    void TearDown() override {
        wd_contents_log_destroy(log_);
        wd_contents_map_destroy(map_);
    }

    void Write(uint64_t begin, uint64_t end) {
        wd_contents_log_write(log_, WD_SYNC_LINEAR, {begin, end});
    }
    void Discard(uint64_t begin, uint64_t end, uint64_t tag) {
        wd_contents_log_discard(log_, WD_SYNC_LINEAR, {begin, end}, WD_CONTENTS_OLD_LAYOUT, tag);
    }
    void Read(uint64_t begin, uint64_t end, uint64_t tag, bool is_exact = false) {
        wd_contents_read read = {};
        read.tag = tag;
        read.birth = birth_;
        read.space = WD_SYNC_LINEAR;
        read.is_exact = is_exact;
        const wd_range range = {begin, end};
        wd_contents_log_read(log_, &read, &range, 1);
    }

    // Submit executes the log and returns what it reports. The log is empty afterwards.
    std::vector<Found> Submit() {
        std::vector<Found> all;
        wd_contents_execution execution = {};
        execution.user = &all;
        execution.birth = 100;
        execution.keeps_unread = true;
        execution.report = [](void *user, const wd_contents_undefined *found) {
            static_cast<std::vector<Found> *>(user)->push_back(
                {found->read->tag, found->range, found->size, found->cause, found->tag,
                 found->source && found->source->command ? found->source->command : ""});
        };
        execution.describe = [](void *, uint64_t tag, wd_contents_source *source) {
            source->command = "vkCmdPipelineBarrier";
            source->number = static_cast<uint32_t>(tag);
        };
        wd_contents_execute(map_, log_, &execution);
        wd_contents_log_clear(log_);
        return all;
    }

    std::string Unread(wd_range range) {
        std::string text;
        wd_contents_map_visit_unread(
            map_, range,
            [](void *user, const wd_contents_unread *write) {
                *static_cast<std::string *>(user) +=
                    "[" + std::to_string(write->range.begin) + "," + std::to_string(write->range.end) + ")" +
                    std::to_string(write->source->number) + (write->is_visible ? " visible " : " ");
            },
            &text);
        return text;
    }

    wd_contents_log *log_;
    wd_contents_map *map_;
    uint64_t birth_ = 1;
};

TEST_F(Contents, ReadOfNewMemoryIsReportedOnce) {
    Read(0, 16, 1);
    Read(0, 16, 2);
    const auto found = Submit();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].tag, 1u);
    EXPECT_EQ(found[0].cause, WD_CONTENTS_NEW);
    EXPECT_EQ(found[0].size, 16u);
    Read(0, 16, 1);
    EXPECT_TRUE(Submit().empty());
}

TEST_F(Contents, WriteBeforeTheReadIsEnough) {
    Write(0, 16);
    Read(0, 16, 2);
    EXPECT_TRUE(Submit().empty());
    Read(4, 8, 1);
    EXPECT_TRUE(Submit().empty());
}

TEST_F(Contents, WriteAfterTheReadIsNot) {
    Read(0, 16, 1);
    Write(0, 16);
    EXPECT_EQ(Submit().size(), 1u);
}

TEST_F(Contents, AnInexactReadOfPartlyWrittenMemoryIsNotReported) {
    Write(15, 16);
    EXPECT_TRUE(Submit().empty());
    Read(0, 16, 1);
    EXPECT_TRUE(Submit().empty());
    Read(0, 15, 1);
    EXPECT_EQ(Submit().size(), 1u);
}

TEST_F(Contents, AnExactReadReportsTheUnwrittenPart) {
    Write(4, 8);
    Submit();
    Read(0, 16, 1, true);
    const auto found = Submit();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].range.begin, 0u);
    EXPECT_EQ(found[0].range.end, 4u);
    EXPECT_EQ(found[0].size, 12u);
}

TEST_F(Contents, DiscardInTheSameRecording) {
    Write(0, 16);
    Discard(0, 16, 5);
    Read(0, 16, 6);
    const auto found = Submit();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].cause, WD_CONTENTS_OLD_LAYOUT);
    EXPECT_EQ(found[0].cause_tag, 5u);
}

TEST_F(Contents, DiscardInAnEarlierRecording) {
    Write(0, 16);
    Discard(0, 16, 5);
    Submit();
    Read(0, 16, 6);
    const auto found = Submit();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].cause, WD_CONTENTS_OLD_LAYOUT);
    EXPECT_EQ(found[0].cause_tag, 0u);
    EXPECT_EQ(found[0].command, "vkCmdPipelineBarrier");
}

TEST_F(Contents, WriteAfterTheDiscardIsEnough) {
    Discard(0, 16, 5);
    Write(0, 16);
    Read(0, 16, 6);
    EXPECT_TRUE(Submit().empty());
}

TEST_F(Contents, AnUnknownWriteWritesAllOlderMemory) {
    Discard(0, 16, 1);
    wd_contents_log_write_unknown(log_);
    Read(0, 16, 2);
    Read(32, 48, 3);
    EXPECT_TRUE(Submit().empty());
    Read(0, 64, 1);
    EXPECT_TRUE(Submit().empty());
    birth_ = 100; // Memory that is newer than the execution.
    Read(128, 256, 2);
    EXPECT_EQ(Submit().size(), 1u);
}

TEST_F(Contents, ADiscardAfterAnUnknownWriteCounts) {
    wd_contents_log_write_unknown(log_);
    Discard(0, 16, 2);
    Read(0, 16, 3);
    EXPECT_EQ(Submit().size(), 1u);
}

TEST_F(Contents, ReadsBeforeAnUnknownWriteAreReported) {
    Read(0, 16, 1);
    wd_contents_log_write_unknown(log_);
    EXPECT_EQ(Submit().size(), 1u);
}

TEST_F(Contents, ForgottenRangesAreNewAgain) {
    Write(0, 16);
    Submit();
    wd_contents_map_forget(map_, WD_SYNC_LINEAR, {0, 16});
    Read(0, 16, 1);
    EXPECT_EQ(Submit().size(), 1u);
}

TEST_F(Contents, WritesThatTheHostDoesNotSee) {
    wd_contents_hidden found;
    wd_contents_log_write_for_host(log_, {0, 16}, 3, false);
    Submit();
    EXPECT_TRUE(wd_contents_map_find_hidden(map_, {0, 64}, &found));
    EXPECT_EQ(found.range.end, 16u);
    EXPECT_EQ(found.source.number, 3u);
    EXPECT_FALSE(wd_contents_map_find_hidden(map_, {16, 64}, &found));
    wd_contents_log_show_host(log_, nullptr);
    wd_contents_log_write_for_host(log_, {32, 48}, 5, true);
    Submit();
    EXPECT_FALSE(wd_contents_map_find_hidden(map_, {0, 64}, &found)); // The host may read the visible part.
    EXPECT_TRUE(wd_contents_map_find_hidden(map_, {32, 64}, &found));
    const wd_range range = {32, 48};
    wd_contents_log_show_host(log_, &range);
    Submit();
    EXPECT_FALSE(wd_contents_map_find_hidden(map_, {32, 64}, &found));
}

// The host has accessed nothing of a write since, until the caller notes that.
TEST_F(Contents, WritesThatTheHostHasNotRead) {
    wd_contents_log_write_for_host(log_, {0, 16}, 3, true);
    wd_contents_log_write_for_host(log_, {16, 32}, 4, false); // It may write nothing.
    Submit();
    EXPECT_EQ(Unread({0, 64}), "[0,16)3 ");
    const wd_range range = {0, 8};
    wd_contents_log_show_host(log_, &range);
    Submit();
    EXPECT_EQ(Unread({0, 64}), "[0,8)3 visible [8,16)3 ");
    wd_contents_map_invalidate(map_, {4, 12});
    EXPECT_EQ(Unread({0, 64}), "[0,4)3 visible [8,12)3 [12,16)3 ");
    wd_contents_log_write_for_host(log_, {0, 4}, 5, true);
    wd_contents_log_show_host(log_, nullptr);
    Submit();
    EXPECT_EQ(Unread({0, 64}), "[0,4)5 visible [8,12)3 visible [12,16)3 visible ");
    wd_contents_map_note_access(map_, {2, 10});
    EXPECT_EQ(Unread({0, 64}), "[0,2)5 visible [10,12)3 visible [12,16)3 visible ");
    wd_contents_map_forget(map_, WD_SYNC_LINEAR, {0, 32});
    EXPECT_EQ(Unread({0, 64}), "");
}

TEST_F(Contents, MemoryWithoutABirthIsNeverNew) {
    birth_ = 0;
    Read(0, 16, 1);
    EXPECT_TRUE(Submit().empty());
    Discard(0, 16, 1);
    Read(0, 16, 2);
    EXPECT_EQ(Submit().size(), 1u);
}

class SecondaryContents : public Contents {
  protected:
    void SetUp() override {
        Contents::SetUp();
        secondary_ = wd_contents_log_create(wd_allocator_default());
    }
    void TearDown() override {
        wd_contents_log_destroy(secondary_);
        Contents::TearDown();
    }
    // InSecondary records commands in the secondary log.
    template <typename Commands> void InSecondary(Commands commands) {
        std::swap(log_, secondary_);
        commands();
        std::swap(log_, secondary_);
    }
    void Execute(uint64_t offset, bool keeps = true) {
        wd_contents_log_append(
            log_, secondary_, offset, [](void *user, const void *) { return *static_cast<bool *>(user); },
            &keeps);
    }
    wd_contents_log *secondary_;
};

TEST_F(SecondaryContents, ReadsSeeThePrimary) {
    InSecondary([&] {
        Read(0, 16, 1);
        Read(16, 32, 2);
    });
    Write(0, 16);
    Discard(16, 32, 3);
    Execute(10);
    const auto found = Submit();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].tag, 12u);
    EXPECT_EQ(found[0].cause_tag, 3u);
}

TEST_F(SecondaryContents, WritesAndDiscardsContinueInThePrimary) {
    InSecondary([&] {
        Write(0, 16);
        Discard(16, 32, 1);
    });
    Execute(10);
    Read(0, 16, 20);
    Read(16, 32, 21);
    const auto found = Submit();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].tag, 21u);
    EXPECT_EQ(found[0].cause_tag, 11u);
}

TEST_F(SecondaryContents, UnknownWritesContinueInThePrimary) {
    InSecondary([&] { wd_contents_log_write_unknown(log_); });
    Execute(10);
    Read(0, 16, 20);
    EXPECT_TRUE(Submit().empty());
}

TEST_F(SecondaryContents, ReadsOfResourcesThatAreNotKeptAreDropped) {
    InSecondary([&] { Read(0, 16, 1); });
    Execute(10, false);
    EXPECT_TRUE(Submit().empty());
}

TEST_F(Contents, TheStampGrowsWithDiscardsAndVisibility) {
    uint64_t before = wd_contents_log_stamp(log_);
    Write(0, 16);
    Read(0, 16, 2);
    EXPECT_EQ(wd_contents_log_stamp(log_), before);
    Discard(0, 16, 3);
    EXPECT_GT(wd_contents_log_stamp(log_), before);
    before = wd_contents_log_stamp(log_);
    const wd_range range = {0, 16};
    wd_contents_log_show_host(log_, &range);
    EXPECT_GT(wd_contents_log_stamp(log_), before);
    before = wd_contents_log_stamp(log_);
    wd_contents_log_show_host(log_, nullptr);
    EXPECT_GT(wd_contents_log_stamp(log_), before);
}

} // namespace
