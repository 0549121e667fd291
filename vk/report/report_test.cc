#include "vk/report/report.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "vk/report/message_ids.h"
#include "vk/util/failing_allocator.h"

namespace {

const uint32_t kAll = WD_SEVERITY_VERBOSE | WD_SEVERITY_INFO | WD_SEVERITY_WARNING | WD_SEVERITY_ERROR;
const uint32_t kAllTypes = WD_MESSAGE_GENERAL | WD_MESSAGE_VALIDATION | WD_MESSAGE_PERFORMANCE;

wd_finding Finding(const char *id, const char *text, uint64_t site = 0,
                   wd_severity severity = WD_SEVERITY_ERROR) {
    wd_finding finding = {};
    finding.severity = severity;
    finding.type = WD_MESSAGE_VALIDATION;
    finding.id = id;
    finding.text = text;
    finding.site = site;
    return finding;
}

struct Log {
    std::vector<std::string> texts;
    bool answer = false;
    static bool Sink(void *user, const wd_finding *finding, const char *text) {
        auto *log = static_cast<Log *>(user);
        EXPECT_EQ(std::string(text), "[ " + std::string(finding->id) + " ] " + finding->text);
        log->texts.push_back(text);
        return log->answer;
    }
};

class ReportTest : public testing::Test {
  protected:
    void Create(wd_report_options options) {
        ASSERT_EQ(wd_report_create(wd_allocator_default(), &options, &report_), WD_OK);
        ASSERT_EQ(wd_report_add_sink(report_, kAll, kAllTypes, Log::Sink, &log_, &sink_), WD_OK);
    }
    void TearDown() override {
        wd_report_destroy(report_);
    }
    bool Submit(const char *id, const char *text, uint64_t site = 0,
                wd_severity severity = WD_SEVERITY_ERROR) {
        wd_finding finding = Finding(id, text, site, severity);
        return wd_report_submit(report_, &finding);
    }
    wd_report *report_ = nullptr;
    uint64_t sink_ = 0;
    Log log_;
};

TEST_F(ReportTest, DeliversFindingsOfEnabledSeverities) {
    Create(WD_REPORT_OPTIONS_INIT);
    EXPECT_NE(sink_, 0u);
    EXPECT_TRUE(wd_report_would_submit(report_, WD_SEVERITY_WARNING));
    EXPECT_FALSE(wd_report_would_submit(report_, WD_SEVERITY_INFO));
    EXPECT_FALSE(Submit("a", "one"));
    EXPECT_FALSE(Submit("a", "two", 0, WD_SEVERITY_INFO));
    EXPECT_FALSE(Submit("a", "three", 0, WD_SEVERITY_WARNING));
    EXPECT_EQ(log_.texts, (std::vector<std::string>{"[ a ] one", "[ a ] three"}));
}

TEST_F(ReportTest, SinkMasksChooseAndAnySinkMaySkip) {
    Create({kAll, 10, nullptr, 0});
    Log errors, performance;
    errors.answer = true;
    uint64_t error_sink, performance_sink;
    wd_report_add_sink(report_, WD_SEVERITY_ERROR, kAllTypes, Log::Sink, &errors, &error_sink);
    wd_report_add_sink(report_, kAll, WD_MESSAGE_PERFORMANCE, Log::Sink, &performance, &performance_sink);
    EXPECT_TRUE(Submit("a", "x"));
    EXPECT_FALSE(Submit("a", "y", 0, WD_SEVERITY_INFO));
    EXPECT_EQ(log_.texts.size(), 2u);
    EXPECT_EQ(errors.texts.size(), 1u);
    EXPECT_EQ(performance.texts.size(), 0u);
    wd_report_remove_sink(report_, error_sink);
    EXPECT_FALSE(Submit("a", "z"));
    EXPECT_EQ(errors.texts.size(), 1u);
    wd_report_remove_sink(report_, error_sink);
    wd_report_remove_sink(report_, 0);
    wd_report_remove_sink(report_, 12345);
}

TEST_F(ReportTest, WithoutSinksNothingCouldBeSubmitted) {
    Create(WD_REPORT_OPTIONS_INIT);
    wd_report_remove_sink(report_, sink_);
    EXPECT_FALSE(wd_report_would_submit(report_, WD_SEVERITY_ERROR));
    EXPECT_FALSE(Submit("a", "x"));
}

TEST_F(ReportTest, MutedByNameAndByNumber) {
    const char *muted[] = {"a", "-1080231576", "0xe70c2de5", "not a number", ""};
    Create({kAll, 10, muted, 5});
    Submit("a", "by name");
    Submit("foobar", "by signed decimal");
    Submit("b", "by hexadecimal");
    Submit("c", "passes");
    EXPECT_EQ(log_.texts, (std::vector<std::string>{"[ c ] passes"}));
}

TEST_F(ReportTest, MutedByTheIdOfTheReleaseBefore) {
    for (size_t i = 0; i < wd_num_message_aliases; i++) {
        const wd_message_alias &alias = wd_message_aliases[i];
        const std::string number = std::to_string(wd_finding_id_number(alias.old_id));
        for (const char *filter : {alias.old_id, number.c_str(), alias.id}) {
            Create({kAll, 10, &filter, 1});
            Submit(alias.id, "muted");
            Submit(WD_ID_SYNC_WIDE_BARRIER, "passes");
            EXPECT_EQ(log_.texts, (std::vector<std::string>{"[ WARDEN-sync-wide-barrier ] passes"}))
                << filter;
            log_.texts.clear();
        }
    }
}

TEST_F(ReportTest, LimitsEachSiteAndSaysSo) {
    Create({WD_SEVERITY_ERROR, 2, nullptr, 0});
    for (int i = 0; i < 5; i++) {
        Submit("a", i % 2 ? "odd" : "even", 7);
        Submit("b", "other id", 7);
        Submit("a", "other site", 8);
    }
    ASSERT_EQ(log_.texts.size(), 6u);
    EXPECT_EQ(log_.texts[0], "[ a ] even");
    EXPECT_EQ(
        log_.texts[3],
        "[ a ] odd\nThis finding was reported 2 times. Further repetitions are counted, but not reported.");
}

TEST_F(ReportTest, TheTextIsTheSiteWhereNoneIsGiven) {
    Create({WD_SEVERITY_ERROR, 1, nullptr, 0});
    Submit("a", "x");
    Submit("a", "x");
    Submit("a", "y");
    ASSERT_EQ(log_.texts.size(), 2u);
    EXPECT_EQ(
        log_.texts[0],
        "[ a ] x\nThis finding was reported 1 time. Further repetitions are counted, but not reported.");
}

TEST_F(ReportTest, NoLimit) {
    Create({WD_SEVERITY_ERROR, 0, nullptr, 0});
    for (int i = 0; i < 50; i++) {
        Submit("a", "x", 1);
    }
    EXPECT_EQ(log_.texts.size(), 50u);
    wd_report_summarize(report_);
    EXPECT_EQ(log_.texts.size(), 50u);
}

TEST_F(ReportTest, SummaryCountsSuppressedFindingsOnce) {
    Create({WD_SEVERITY_ERROR, 1, nullptr, 0});
    wd_report_summarize(report_);
    EXPECT_TRUE(log_.texts.empty());
    for (int i = 0; i < 4; i++) {
        Submit("a", "first line\nsecond line", 1);
        Submit("b", std::string(300, 'x').c_str(), 2);
    }
    Submit("c", "never repeated", 3);
    log_.texts.clear();
    wd_report_summarize(report_);
    ASSERT_EQ(log_.texts.size(), 1u);
    EXPECT_EQ(log_.texts[0],
              "[ WARDEN-report-summary ] Each finding is reported at most 1 time. Repetitions that were not "
              "reported:\n3 repetitions of a: first line\n3 repetitions of b: " +
                  std::string(120, 'x') + "...");
    wd_report_summarize(report_);
    EXPECT_EQ(log_.texts.size(), 1u);
    Submit("a", "first line", 1);
    wd_report_summarize(report_);
    ASSERT_EQ(log_.texts.size(), 2u);
    EXPECT_NE(log_.texts[1].find("1 repetition of a: first line"), std::string::npos);
    EXPECT_EQ(log_.texts[1].find("b:"), std::string::npos);
}

wd_finding OfSubject(uint64_t site, uint64_t subject) {
    wd_finding finding = Finding("a", "x", site);
    finding.subject = subject;
    finding.subject_noun = "pipeline";
    return finding;
}

TEST_F(ReportTest, CountsDistinctSubjectsOfASite) {
    Create({WD_SEVERITY_ERROR, 10, nullptr, 0});
    for (uint64_t i = 0; i < 4010; i++) {
        const wd_finding anew = OfSubject(1, i / 2 + 1); // Each object comes twice.
        const wd_finding same = OfSubject(2, 7);
        const wd_finding uncounted = OfSubject(3, 0);
        wd_report_submit(report_, &anew);
        wd_report_submit(report_, &same);
        wd_report_submit(report_, &uncounted);
    }
    ASSERT_EQ(log_.texts.size(), 30u);
    EXPECT_EQ(log_.texts[27], "[ a ] x\nThis finding was reported 10 times, on 5 distinct pipelines. Further "
                              "repetitions are counted, but not reported.");
    for (size_t i : {28, 29}) {
        EXPECT_EQ(log_.texts[i], "[ a ] x\nThis finding was reported 10 times. Further repetitions are "
                                 "counted, but not reported.");
    }
    wd_report_summarize(report_);
    EXPECT_EQ(
        log_.texts[30],
        "[ WARDEN-report-summary ] Each finding is reported at most 10 times. Repetitions that were not "
        "reported:\n4000 repetitions of a: x (2005 distinct pipelines)\n4000 repetitions of a: x\n4000 "
        "repetitions of a: x");
}

TEST_F(ReportTest, SubjectsBeyondTheBoundAreAtLeastSoMany) {
    Create({WD_SEVERITY_ERROR, 1, nullptr, 0});
    for (uint64_t i = 1; i <= 300000; i++) {
        const wd_finding finding = OfSubject(1, i);
        wd_report_submit(report_, &finding);
    }
    wd_report_summarize(report_);
    EXPECT_NE(log_.texts.back().find("299999 repetitions of a: x (at least 262144 distinct pipelines)"),
              std::string::npos)
        << log_.texts.back();
}

TEST_F(ReportTest, SubjectsWithoutANounAreObjects) {
    Create({WD_SEVERITY_ERROR, 2, nullptr, 0});
    for (uint64_t i = 1; i <= 2; i++) {
        wd_finding finding = OfSubject(1, i);
        finding.subject_noun = nullptr;
        wd_report_submit(report_, &finding);
    }
    EXPECT_NE(log_.texts[1].find("2 times, on 2 distinct objects. Further"), std::string::npos);
}

std::string Counts(wd_report *report) {
    std::string text;
    wd_report_visit_counts(
        report,
        [](void *user, const wd_report_id_count *count) {
            *static_cast<std::string *>(user) += std::string(wd_severity_string(count->severity)) + " " +
                                                 count->id + " " + std::to_string(count->count) + "\n";
        },
        &text);
    return text;
}

TEST_F(ReportTest, CountsEveryIdWithItsRepetitions) {
    wd_report_options options = WD_REPORT_OPTIONS_INIT;
    options.duplicate_limit = 2;
    const char *const muted[] = {"muted"};
    options.muted_ids = muted;
    options.num_muted_ids = 1;
    Create(options);
    EXPECT_EQ(Counts(report_), "");
    for (int i = 0; i < 5; i++) {
        Submit("many", "text", 7);
    }
    Submit("once", "text");
    Submit("many", "text", 8, WD_SEVERITY_WARNING);
    Submit("muted", "text");
    Submit("unwanted", "text", 0, WD_SEVERITY_INFO);
    EXPECT_EQ(Counts(report_), "error many 5\nerror once 1\nwarning many 1\n");
    EXPECT_EQ(log_.texts.size(), 4u);
}

TEST_F(ReportTest, CountsIdsWithoutALimitAndUpToABound) {
    wd_report_options options = WD_REPORT_OPTIONS_INIT;
    options.duplicate_limit = 0;
    Create(options);
    for (int i = 0; i < 5000; i++) {
        Submit(("id" + std::to_string(i)).c_str(), "text");
    }
    const std::string counts = Counts(report_);
    EXPECT_NE(counts.find("error id4095 1\n"), std::string::npos);
    EXPECT_EQ(counts.find("error id4096 1\n"), std::string::npos);
    EXPECT_EQ(log_.texts.size(), 5000u);
}

TEST_F(ReportTest, LastSinksAreCalledLast) {
    static std::string order;
    order.clear();
    wd_report_options options = WD_REPORT_OPTIONS_INIT;
    ASSERT_EQ(wd_report_create(wd_allocator_default(), &options, &report_), WD_OK);
    const auto append = [](void *user, const wd_finding *, const char *) {
        order += static_cast<const char *>(user);
        return false;
    };
    const struct {
        const char *name;
        uint32_t flags;
    } sinks[] = {{"a", 0}, {"x", WD_REPORT_LAST}, {"b", 0}, {"y", WD_REPORT_LAST}, {"c", 0}};
    uint64_t ids[5];
    for (size_t i = 0; i < 5; i++) {
        ASSERT_EQ(wd_report_add_sink(report_, kAll | sinks[i].flags, kAllTypes, append,
                                     const_cast<char *>(sinks[i].name), &ids[i]),
                  WD_OK);
    }
    Submit("id", "text");
    EXPECT_EQ(order, "abcxy");
    wd_report_remove_sink(report_, ids[1]);
    wd_report_remove_sink(report_, ids[2]);
    Submit("id", "text");
    EXPECT_EQ(order, "abcxyacy");
}

TEST_F(ReportTest, SummaryCanBeMuted) {
    const char *muted[] = {"WARDEN-report-summary"};
    Create({WD_SEVERITY_ERROR, 1, muted, 1});
    Submit("a", "x");
    Submit("a", "x");
    wd_report_summarize(report_);
    EXPECT_EQ(log_.texts.size(), 1u);
}

TEST(Report, DestroyTakesNull) {
    wd_report_destroy(nullptr);
}

// A sink that removes itself, and submits, from inside its own callback.
struct SelfRemover {
    wd_report *report;
    uint64_t sink;
    int calls;
    static bool Sink(void *user, const wd_finding *, const char *) {
        auto *self = static_cast<SelfRemover *>(user);
        self->calls++;
        wd_report_remove_sink(self->report, self->sink);
        wd_finding nested = Finding("nested", "x");
        wd_report_submit(self->report, &nested);
        return true;
    }
};

TEST_F(ReportTest, SinkMayRemoveItselfAndSubmit) {
    Create(WD_REPORT_OPTIONS_INIT);
    SelfRemover remover = {report_, 0, 0};
    wd_report_add_sink(report_, kAll, kAllTypes, SelfRemover::Sink, &remover, &remover.sink);
    EXPECT_TRUE(Submit("a", "x"));
    EXPECT_FALSE(Submit("a", "y"));
    EXPECT_EQ(remover.calls, 1);
    EXPECT_EQ(log_.texts, (std::vector<std::string>{"[ a ] x", "[ nested ] x", "[ a ] y"}));
}

struct Slow {
    std::atomic<bool> entered{false}, left{false};
    static bool Sink(void *user, const wd_finding *, const char *) {
        auto *slow = static_cast<Slow *>(user);
        slow->entered = true;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        slow->left = true;
        return false;
    }
};

TEST_F(ReportTest, RemoveWaitsForARunningCall) {
    Create(WD_REPORT_OPTIONS_INIT);
    Slow slow;
    uint64_t sink;
    wd_report_add_sink(report_, kAll, kAllTypes, Slow::Sink, &slow, &sink);
    std::thread submitter([&] { Submit("a", "x"); });
    while (!slow.entered) {
        std::this_thread::yield();
    }
    wd_report_remove_sink(report_, sink);
    EXPECT_TRUE(slow.left);
    submitter.join();
}

TEST(Report, ThreadsSubmitWhileSinksComeAndGo) {
    wd_report_options options = {kAll, 3, nullptr, 0};
    wd_report *report;
    ASSERT_EQ(wd_report_create(wd_allocator_default(), &options, &report), WD_OK);
    std::atomic<int> seen{0};
    auto count = [](void *user, const wd_finding *, const char *) {
        static_cast<std::atomic<int> *>(user)->fetch_add(1);
        return false;
    };
    uint64_t steady;
    ASSERT_EQ(wd_report_add_sink(report, kAll, kAllTypes, count, &seen, &steady), WD_OK);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; t++) {
        threads.emplace_back([&, t] {
            for (uint64_t i = 0; i < 400; i++) {
                wd_finding finding = Finding("a", "x", 1 + i % 50);
                wd_report_submit(report, &finding);
                if (t == 0 && i % 10 == 0) {
                    std::atomic<int> own{0};
                    uint64_t sink;
                    ASSERT_EQ(wd_report_add_sink(report, kAll, kAllTypes, count, &own, &sink), WD_OK);
                    wd_report_submit(report, &finding);
                    wd_report_remove_sink(report, sink); // `own` dies here: no call may come later.
                }
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(seen, 150);
    wd_report_summarize(report);
    EXPECT_EQ(seen, 151);
    wd_report_destroy(report);
}

TEST(Report, SurvivesEveryFailingAllocation) {
    const char *muted[] = {"m", "n"};
    const wd_report_options options = {kAll, 1, muted, 2};
    bool succeeded = false;
    for (size_t n = 1; !succeeded; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_report *report = nullptr;
        int seen = 0;
        auto count = [](void *user, const wd_finding *, const char *) {
            ++*static_cast<int *>(user);
            return false;
        };
        uint64_t sink;
        if (wd_report_create(wd_failing_allocator_get(&state), &options, &report) == WD_OK &&
            wd_report_add_sink(report, kAll, kAllTypes, count, &seen, &sink) == WD_OK) {
            for (int i = 0; i < 3; i++) {
                wd_finding finding = OfSubject(1, 1 + i);
                wd_report_submit(report, &finding);
            }
            // Nothing is lost for want of memory.
            EXPECT_GE(seen, 1) << n;
            wd_report_summarize(report);
        }
        wd_report_destroy(report);
        EXPECT_EQ(state.alive, 0u) << n;
        succeeded = state.calls < n;
        ASSERT_LT(n, 1000u);
    }
}

} // namespace
