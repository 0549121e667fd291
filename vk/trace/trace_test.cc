// The writer and the reader of trace files: what one writes the other reads; damage, foreign files, refused paths.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "vk/platform/platform_testing.h"
#include "vk/trace/trace_model.h"
#include "vk/trace/trace_writer.h"
#include "vk/util/failing_allocator.h"

namespace {

class TraceTest : public testing::Test {
  protected:
    void SetUp() override {
        char folder[] = "/tmp/trace_test_XXXXXX";
        ASSERT_NE(mkdtemp(folder), nullptr);
        folder_ = folder;
        path_ = folder_ + "/file.trace";
    }

    void TearDown() override {
        std::error_code ignored; // Windows removes files that are open later.
        std::filesystem::remove_all(folder_, ignored);
    }

    wd_trace_options options() const {
        wd_trace_options options = {};
        options.file = path_.c_str();
        options.last_frame = UINT32_MAX;
        return options;
    }

    wd_trace_writer *open() {
        const wd_trace_options wanted = options();
        wd_trace_writer *writer = nullptr;
        EXPECT_EQ(wd_trace_open(&wanted, &writer), WD_OK);
        return writer;
    }

    std::string contents() const {
        std::ifstream file(path_, std::ios::binary);
        std::stringstream text;
        text << file.rdbuf();
        return text.str();
    }

    std::string folder_, path_;
};

wd_trace_bytes payload() {
    wd_trace_bytes bytes = {};
    bytes.allocator = wd_allocator_default();
    return bytes;
}

void add_buffer(wd_trace_writer *writer, uint64_t id, const char *name) {
    wd_trace_bytes bytes = payload();
    for (uint64_t value : {id, UINT64_C(0x1000) + id, wd_trace_string(writer, name), UINT64_C(0),
                           UINT64_C(256), UINT64_C(32)}) {
        wd_trace_put(&bytes, value);
    }
    wd_trace_append_bytes(writer, WD_TRACE_BUFFER, &bytes);
}

void add_queue(wd_trace_writer *writer, uint64_t id) {
    wd_trace_bytes bytes = payload();
    for (uint64_t value :
         {id, UINT64_C(0x2000), UINT64_C(0), UINT64_C(0), UINT64_C(1), UINT64_C(0), UINT64_C(7)}) {
        wd_trace_put(&bytes, value);
    }
    wd_trace_append_bytes(writer, WD_TRACE_QUEUE, &bytes);
}

// add_recording adds a recording of vkCmdFillBuffer, a barrier and vkCmdCopyBuffer. The lists of the second command are
// those of the first one.
// end_recording adds a recording, and frees its operations.
void end_recording(wd_trace_writer *writer, uint64_t number, wd_trace_bytes *operations) {
    wd_trace_bytes bytes = payload();
    for (uint64_t value : {number, UINT64_C(0x3000), UINT64_C(0), UINT64_C(0), UINT64_C(0), UINT64_C(1)}) {
        wd_trace_put(&bytes, value);
    }
    wd_trace_append_bytes(writer, WD_TRACE_RECORDING, &bytes);
    bytes = payload();
    wd_trace_put(&bytes, number);
    wd_trace_put(&bytes, 0);
    wd_trace_put_bytes(&bytes, operations->items, operations->count);
    wd_trace_append_bytes(writer, WD_TRACE_RECORDING_DATA, &bytes);
    wd_trace_finish(operations);
}

void add_recording(wd_trace_writer *writer, uint64_t number, uint64_t buffer) {
    wd_trace_bytes operations = payload();
    const uint64_t fill = wd_trace_string(writer, "vkCmdFillBuffer"),
                   barrier = wd_trace_string(writer, "vkCmdPipelineBarrier");
    for (uint64_t value : {(uint64_t)WD_TRACE_OP_COMMAND, fill, UINT64_C(1), (uint64_t)WD_TRACE_OP_ACCESSES,
                           UINT64_C(1), buffer, UINT64_C(36), UINT64_C(13), UINT64_C(1), UINT64_C(0),
                           UINT64_C(1), UINT64_C(16), UINT64_C(64)}) {
        wd_trace_put(&operations, value);
    }
    for (uint64_t value : {(uint64_t)WD_TRACE_OP_COMMAND, barrier, UINT64_C(1),
                           (uint64_t)WD_TRACE_OP_BARRIERS, UINT64_C(1), (uint64_t)WD_TRACE_BARRIER_MEMORY,
                           UINT64_C(0x1000), UINT64_C(0x1000), UINT64_C(0x800), UINT64_C(0x20)}) {
        wd_trace_put(&operations, value);
    }
    for (uint64_t value : {(uint64_t)WD_TRACE_OP_COMMAND, fill, UINT64_C(3),
                           (uint64_t)WD_TRACE_OP_SAME_ACCESSES, UINT64_C(0)}) {
        wd_trace_put(&operations, value);
    }
    end_recording(writer, number, &operations);
}

void add_submission(wd_trace_writer *writer, uint64_t queue, uint64_t number, uint64_t recording) {
    wd_trace_bytes bytes = payload();
    for (uint64_t value : {queue, number, (uint64_t)wd_trace_frame(writer), UINT64_C(0), UINT64_C(0),
                           UINT64_C(0), UINT64_C(0), UINT64_C(1), recording}) {
        wd_trace_put(&bytes, value);
    }
    wd_trace_append_bytes(writer, WD_TRACE_SUBMISSION, &bytes);
}

void add_work(wd_trace_writer *writer, uint64_t count) {
    add_queue(writer, 1);
    add_buffer(writer, 2, "a");
    for (uint64_t i = 0; i < count; i++) {
        const uint64_t number = wd_trace_new_recording(writer);
        add_recording(writer, number, 2);
        add_submission(writer, 1, i + 1, number);
    }
}

// model is a file that was read.
class Model {
  public:
    explicit Model(const std::string &data) : data_(data) {
        status = wd_trace_read(&model, wd_allocator_default(), data_.data(), data_.size(), &problem);
    }
    ~Model() {
        wd_trace_model_finish(&model);
    }

    wd_trace_model model;
    wd_status status;
    wd_diagnostic problem = WD_DIAGNOSTIC_INIT;

  private:
    std::string data_;
};

TEST_F(TraceTest, TheReaderReturnsWhatWasWritten) {
    wd_trace_writer *writer = open();
    add_work(writer, 2);
    wd_trace_close(writer);
    Model read(contents());
    ASSERT_EQ(read.status, WD_OK);
    const wd_trace_model &model = read.model;
    EXPECT_TRUE(model.is_complete);
    EXPECT_EQ(model.notes.count, 0u);
    ASSERT_EQ(model.commands.count, 6u);
    ASSERT_EQ(model.submissions.count, 2u);
    EXPECT_EQ(model.num_accesses, 4u);
    EXPECT_EQ(model.num_barriers, 2u);
    EXPECT_EQ(model.accesses.count, 2u) << "one list for the equal accesses of a recording";
    EXPECT_EQ(model.commands.items[2].tag, 5u);
    EXPECT_EQ(model.commands.items[5].first_access, 3u);
    const wd_trace_access &access = model.accesses.items[0];
    EXPECT_EQ(access.begin, 16u);
    EXPECT_EQ(access.end, 80u);
    EXPECT_EQ(access.stages, UINT64_C(1) << 35);
    EXPECT_EQ(access.kind, WD_TRACE_WRITE);
    EXPECT_EQ(model.resources.items[access.resource].handle, 0x1002u);
    EXPECT_EQ(model.barriers.items[0].dst_accesses, 0x20u);
}

void add_source(wd_trace_writer *writer, uint64_t number, uint64_t offset, const std::string &text) {
    wd_trace_bytes bytes = payload();
    wd_trace_put(&bytes, number);
    wd_trace_put(&bytes, 0x4000);
    wd_trace_put(&bytes, wd_trace_string(writer, "a.frag"));
    wd_trace_put(&bytes, offset);
    wd_trace_put_bytes(&bytes, text.data(), text.size());
    wd_trace_append_bytes(writer, WD_TRACE_SHADER, &bytes);
}

// add_gpu_finding adds a finding in line 2. `source` is the number of a source. 0: none; UINT64_MAX: the member is
// missing.
void add_gpu_finding(wd_trace_writer *writer, const std::string &text, const char *file, uint64_t source) {
    wd_trace_bytes bytes = payload();
    wd_trace_put(&bytes, 2);
    wd_trace_put(&bytes, wd_trace_string(writer, "id"));
    wd_trace_put(&bytes, 0x1000);
    wd_trace_put_bytes(&bytes, text.data(), text.size());
    for (uint64_t value : {UINT64_C(0), UINT64_C(0), UINT64_C(0), UINT64_C(0), UINT64_C(0x4000),
                           wd_trace_string(writer, file), UINT64_C(2), UINT64_C(1)}) {
        wd_trace_put(&bytes, value);
    }
    wd_trace_put_bytes(&bytes, "known", 5);
    if (source != UINT64_MAX) {
        wd_trace_put(&bytes, source);
    }
    wd_trace_append_bytes(writer, WD_TRACE_FINDING, &bytes);
}

TEST_F(TraceTest, SourcesOfShadersAreJoined) {
    wd_trace_writer *writer = open();
    add_source(writer, 7, 0, "one\n");
    add_source(writer, 7, 4, "two\n");
    add_source(writer, 7, 100, "after a gap");
    add_source(writer, 9, 4, "without a begin");
    add_source(writer, 0, 0, "without a number");
    add_gpu_finding(writer, "a", "a.frag", 7);
    add_gpu_finding(writer, "b", "a.frag", 7);
    add_gpu_finding(writer, "c", "a.frag", 9);
    add_gpu_finding(writer, "d", "a.frag", UINT64_MAX);
    add_gpu_finding(writer, "e", nullptr, 7);
    add_gpu_finding(writer, "f", nullptr, 0);
    wd_trace_close(writer);
    Model read(contents());
    ASSERT_EQ(read.status, WD_OK);
    ASSERT_EQ(read.model.findings.count, 6u);
    ASSERT_EQ(read.model.shaders.count, 2u);
    const wd_trace_bytes &source = read.model.shaders.items[0].source;
    EXPECT_EQ(std::string((const char *)source.items, source.count), "one\ntwo\n");
    EXPECT_EQ(read.model.shaders.items[1].source.count, 0u);
    const uint32_t shaders[] = {0, 0, 1, 1, 0, WD_TRACE_NONE};
    for (size_t i = 0; i < 6; i++) {
        EXPECT_EQ(read.model.findings.items[i].shader, shaders[i]) << i;
    }
}

struct StatusRun {
    uint64_t status, submission, command_buffer, first, last; // `first` and `last` are indices of fills.
};

// add_hang adds a report about the queue of add_work. Without `event`, the record ends before it.
void add_hang(wd_trace_writer *writer, const std::string &text, const std::vector<StatusRun> &runs,
              uint64_t event = 1) {
    wd_trace_bytes bytes = payload();
    wd_trace_put(&bytes, WD_TRACE_OTHER_HANG);
    wd_trace_put(&bytes, wd_trace_string(writer, "id"));
    wd_trace_put(&bytes, 0x100);
    wd_trace_put_bytes(&bytes, text.data(), text.size());
    for (int i = 0; i < 10; i++) {
        wd_trace_put(&bytes, 0);
    }
    if (event) {
        wd_trace_put(&bytes, event);
        wd_trace_put(&bytes, 0x2000);
        wd_trace_put(&bytes, runs.size());
    }
    const uint64_t fill = wd_trace_string(writer, "vkCmdFillBuffer");
    for (const StatusRun &run : runs) {
        for (uint64_t value :
             {run.status, run.submission, run.command_buffer, fill, run.first, fill, run.last}) {
            wd_trace_put(&bytes, value);
        }
    }
    wd_trace_append_bytes(writer, WD_TRACE_FINDING, &bytes);
}

TEST_F(TraceTest, StatusesOfAHangNameCommands) {
    wd_trace_writer *writer = open();
    add_work(writer, 2);
    add_hang(writer, "a",
             {{WD_TRACE_COMPLETED, 1, 0x3000, 0, 1},
              {WD_TRACE_BEGUN, 2, 0x3000, 0, 0},
              {WD_TRACE_NOT_BEGUN, 2, 0x3000, 1, 1}},
             7);
    add_hang(writer, "b", {{WD_TRACE_NOT_BEGUN, 2, 0x3000, 1, 1}});
    wd_trace_close(writer);
    Model read(contents());
    ASSERT_EQ(read.status, WD_OK);
    const wd_trace_model &model = read.model;
    ASSERT_EQ(model.findings.count, 2u);
    const wd_trace_finding_row &hang = model.findings.items[0];
    EXPECT_EQ(hang.kind, (uint32_t)WD_TRACE_FINDING_HANG);
    EXPECT_EQ(hang.event, 7u);
    ASSERT_EQ(hang.statuses.count, 3u);
    // Each recording has three commands; the second one is a barrier.
    const wd_trace_status_row expected[] = {
        {WD_TRACE_COMPLETED, 0, 0, 2}, {WD_TRACE_BEGUN, 1, 3, 3}, {WD_TRACE_NOT_BEGUN, 1, 5, 5}};
    for (uint32_t i = 0; i < 3; i++) {
        const wd_trace_status_row &row = model.statuses.items[hang.statuses.first + i];
        EXPECT_EQ(row.status, expected[i].status) << i;
        EXPECT_EQ(row.submission, expected[i].submission) << i;
        EXPECT_EQ(row.first_command, expected[i].first_command) << i;
        EXPECT_EQ(row.last_command, expected[i].last_command) << i;
    }
    EXPECT_TRUE(hang.first.is_known);
    EXPECT_EQ(hang.first.command, 2u);
    EXPECT_EQ(hang.second.command, 3u);
    EXPECT_EQ(hang.second.submission, 1u);
    EXPECT_FALSE(model.findings.items[1].first.is_known);
    EXPECT_EQ(model.findings.items[1].second.command, 5u);
}

TEST_F(TraceTest, StatusesOfUnknownCommandsAreLeftOut) {
    wd_trace_writer *writer = open();
    add_work(writer, 1);
    add_hang(writer, "a",
             {{WD_TRACE_BEGUN, 9, 0x3000, 0, 0},
              {WD_TRACE_BEGUN, 1, 0x3001, 0, 0},
              {WD_TRACE_BEGUN, 1, 0x3000, 0, 2},
              {WD_TRACE_BEGUN, 1, 0x3000, 1, 0},
              {WD_TRACE_NUM_STATUSES, 1, 0x3000, 0, 0}});
    add_hang(writer, "b", {}, 0);
    wd_trace_close(writer);
    Model read(contents());
    ASSERT_EQ(read.status, WD_OK);
    ASSERT_EQ(read.model.findings.count, 1u); // The second record is too short.
    EXPECT_EQ(read.model.findings.items[0].statuses.count, 0u);
    EXPECT_FALSE(read.model.findings.items[0].second.is_known);
    EXPECT_EQ(read.model.statuses.count, 0u);
}

// Searches through one large recording, again and again: the last ones have no steps left.
TEST_F(TraceTest, StatusesOfAHostileFileTakeLimitedTime) {
    constexpr uint64_t kCommands = 12000;
    constexpr int kHangs = 20, kRuns = 250; // Through 120 million commands.
    wd_trace_writer *writer = open();
    add_queue(writer, 1);
    const uint64_t number = wd_trace_new_recording(writer);
    wd_trace_bytes operations = payload();
    const uint64_t fill = wd_trace_string(writer, "vkCmdFillBuffer");
    for (uint64_t i = 0; i < kCommands; i++) {
        for (uint64_t value : {(uint64_t)WD_TRACE_OP_COMMAND, fill, UINT64_C(1)}) {
            wd_trace_put(&operations, value);
        }
    }
    end_recording(writer, number, &operations);
    add_submission(writer, 1, 1, number);
    for (int i = 0; i < kHangs; i++) {
        add_hang(writer, "hang " + std::to_string(i),
                 std::vector<StatusRun>(kRuns, {WD_TRACE_BEGUN, 1, 0x3000, kCommands - 1, kCommands - 1}));
    }
    wd_trace_close(writer);
    Model read(contents());
    ASSERT_EQ(read.status, WD_OK);
    ASSERT_EQ(read.model.findings.count, size_t{kHangs});
    EXPECT_EQ(read.model.findings.items[0].statuses.count, uint32_t{kRuns});
    EXPECT_EQ(read.model.findings.items[kHangs - 1].statuses.count, 0u);
}

TEST_F(TraceTest, DefinitionsMayFollowTheirUses) {
    wd_trace_writer *writer = open();
    add_recording(writer, 1, 2);
    add_submission(writer, 1, 1, 1);
    add_queue(writer, 1);
    add_buffer(writer, 2, "late");
    wd_trace_close(writer);
    Model read(contents());
    ASSERT_EQ(read.status, WD_OK);
    EXPECT_EQ(read.model.submissions.count, 1u);
    EXPECT_EQ(read.model.accesses.items[0].resource, 0u);
}

TEST_F(TraceTest, TwoInstancesShareTheFileOfAPath) {
    wd_trace_writer *first = open(), *second = open();
    EXPECT_EQ(first, second);
    add_work(first, 1);
    wd_trace_close(first);
    wd_trace_close(second);
    wd_trace_writer *third = open();
    add_submission(third, 1, 2, 1);
    wd_trace_close(third);
    Model read(contents());
    EXPECT_TRUE(read.model.is_complete);
    EXPECT_EQ(read.model.submissions.count, 2u);
}

TEST_F(TraceTest, OnlyTheOwnerReadsTheFile) {
    wd_trace_close(open());
    struct stat info;
    ASSERT_EQ(stat(path_.c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777, wd::testing::kIsWindows ? 0666u : 0600u);
}

TEST_F(TraceTest, OnlyTracesAreReplaced) {
    { std::ofstream(path_) << "the only copy of a novel"; }
    wd_trace_options wanted = options();
    wd_trace_writer *writer = nullptr;
    EXPECT_EQ(wd_trace_open(&wanted, &writer), WD_ERROR_IO);
    EXPECT_EQ(errno, EEXIST);
    EXPECT_EQ(contents(), "the only copy of a novel");
    { std::ofstream(path_, std::ios::binary) << WD_TRACE_MAGIC << "an older trace"; }
    ASSERT_EQ(wd_trace_open(&wanted, &writer), WD_OK);
    wd_trace_close(writer);
    EXPECT_EQ(Model(contents()).status, WD_OK);
}

TEST_F(TraceTest, ProcessesWithOnePathHaveFilesOfTheirOwn) {
    WD_NEEDS_FORK();
    wd_trace_writer *first = open();
    EXPECT_FALSE(wd_trace_is_moved(first));
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        wd_trace_writer *second = open();
        const std::string path = wd_trace_path(second);
        add_work(second, 3);
        wd_trace_close(second);
        _exit(wd_trace_is_moved(second) && open() == second && path != path_ ? 0 : 1);
    }
    int status = -1;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
    add_work(first, 1);
    wd_trace_close(first);
    EXPECT_EQ(Model(contents()).model.submissions.count, 1u);
    path_ = folder_ + "/file-" + std::to_string(child) + ".trace";
    EXPECT_EQ(Model(contents()).model.submissions.count, 3u);
}

TEST_F(TraceTest, LinksAndPipesAreRefused) {
    const wd_trace_options wanted = options();
    wd_trace_writer *writer = nullptr;
    WD_NEEDS("symlink", symlink("/nowhere", path_.c_str()));
    EXPECT_EQ(wd_trace_open(&wanted, &writer), WD_ERROR_NOT_A_FILE);
    unlink(path_.c_str());
    WD_NEEDS("mkfifo", mkfifo(path_.c_str(), 0600));
    EXPECT_EQ(wd_trace_open(&wanted, &writer), WD_ERROR_NOT_A_FILE);
    unlink(path_.c_str());
    ASSERT_EQ(mkdir(path_.c_str(), 0700), 0);
    EXPECT_EQ(wd_trace_open(&wanted, &writer), WD_ERROR_NOT_A_FILE);
    rmdir(path_.c_str());
}

TEST_F(TraceTest, FramesBeforeAndAfterTheWindowAreLeftOut) {
    wd_trace_options wanted = options();
    wanted.first_frame = 1;
    wanted.last_frame = 2;
    wd_trace_writer *writer = nullptr;
    ASSERT_EQ(wd_trace_open(&wanted, &writer), WD_OK);
    std::string frames;
    for (int frame = 0; frame < 4; frame++) {
        frames += wd_trace_is_recording(writer) && wd_trace_is_in_frames(writer) ? "y" : "n";
        wd_trace_end_frame(writer);
    }
    EXPECT_EQ(frames, "nyyn");
    wd_trace_close(writer);
    Model read(contents());
    EXPECT_TRUE(read.model.is_complete);
    EXPECT_EQ(std::string(read.model.end_reason.text, read.model.end_reason.size), "the last frame");
}

TEST_F(TraceTest, TheFirstFindingEndsTheRecording) {
    wd_trace_options wanted = options();
    wanted.until_finding = true;
    wd_trace_writer *writer = nullptr;
    ASSERT_EQ(wd_trace_open(&wanted, &writer), WD_OK);
    add_work(writer, 1);
    wd_trace_note_finding(writer);
    EXPECT_FALSE(wd_trace_is_recording(writer));
    add_work(writer, 1);
    wd_trace_close(writer);
    EXPECT_EQ(Model(contents()).model.submissions.count, 1u);
}

TEST_F(TraceTest, TheFileDoesNotExceedItsLimit) {
    wd_trace_options wanted = options();
    wanted.max_size = 100000;
    wd_trace_writer *writer = nullptr;
    ASSERT_EQ(wd_trace_open(&wanted, &writer), WD_OK);
    add_work(writer, 10000);
    EXPECT_FALSE(wd_trace_is_recording(writer));
    wd_trace_close(writer);
    EXPECT_LE(contents().size(), 100200u);
    Model read(contents());
    EXPECT_TRUE(read.model.is_complete);
    EXPECT_EQ(std::string(read.model.end_reason.text, read.model.end_reason.size), "the size limit");
}

TEST_F(TraceTest, AKilledProcessLosesTheLastBlockOnly) {
    WD_NEEDS_FORK();
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (!child) {
        wd_trace_writer *writer = open();
        add_work(writer, 3);
        wd_trace_flush(writer);
        add_work(writer, 2);
        raise(SIGKILL);
    }
    int status;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    Model read(contents());
    ASSERT_EQ(read.status, WD_OK);
    EXPECT_FALSE(read.model.is_complete);
    EXPECT_EQ(read.model.submissions.count, 3u);
    ASSERT_EQ(read.model.notes.count, 1u);
    EXPECT_STREQ(read.model.notes.items[0], "The program ended before the recording did");
}

TEST_F(TraceTest, AFileAtTheLimitOfTheSystemDoesNotEndTheProcess) {
    WD_NEEDS_FORK();
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (!child) {
        const rlimit limit = {100000, 100000};
        setrlimit(RLIMIT_FSIZE, &limit);
        wd_trace_writer *writer = open();
        add_work(writer, 3000);
        const bool has_ended = !wd_trace_is_recording(writer);
        const int first = wd_trace_take_error(writer), second = wd_trace_take_error(writer);
        wd_trace_close(open()); // A later instance does not continue the recording.
        wd_trace_close(writer);
        _exit(has_ended && first == EFBIG && second == 0 && path_ == wd_trace_path(writer) ? 0 : 1);
    }
    int status;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0);
    Model read(contents());
    EXPECT_EQ(read.status, WD_OK);
    EXPECT_GT(read.model.submissions.count, 0u);
    EXPECT_TRUE(read.model.is_complete);
    EXPECT_EQ(read.model.notes.count, 0u);
    EXPECT_EQ(std::string(read.model.end_reason.text, read.model.end_reason.size),
              "a write error: File too large");
}

std::string text_of(const wd_trace_text &text) {
    return std::string(text.text ? text.text : "", text.size);
}

TEST_F(TraceTest, NamesOfTheApplicationAreKept) {
    wd_trace_options wanted = options();
    const std::string longest(4096, 'e');
    const std::string longer = longest + "e";
    wanted.application = "game";
    wanted.engine = longer.c_str();
    wd_trace_writer *writer = nullptr;
    ASSERT_EQ(wd_trace_open(&wanted, &writer), WD_OK);
    wd_trace_writer *unnamed = open();
    wd_trace_close(unnamed);
    wd_trace_close(writer);
    Model read(contents());
    EXPECT_EQ(text_of(read.model.application_name), "game");
    EXPECT_EQ(text_of(read.model.engine), longest);
    EXPECT_EQ(text_of(read.model.program), wd::testing::kIsWindows ? "trace_test.exe" : "trace_test");
}

TEST_F(TraceTest, AFirstInstanceHasNoError) {
    wd_trace_writer *writer = open();
    EXPECT_EQ(wd_trace_take_error(writer), 0);
    wd_trace_close(writer);
    Model read(contents());
    EXPECT_EQ(text_of(read.model.application_name), "");
    EXPECT_EQ(text_of(read.model.engine), "");
}

TEST_F(TraceTest, ATruncatedFileIsReadToItsLastCompleteBlock) {
    wd_trace_writer *writer = open();
    add_work(writer, 3000);
    wd_trace_close(writer);
    const std::string entire = contents();
    Model all(entire);
    ASSERT_GT(all.model.num_blocks, 3u);
    for (size_t size = 0; size < entire.size(); size += entire.size() / 97) {
        Model read(entire.substr(0, size));
        if (size < 40) {
            EXPECT_EQ(read.status, WD_ERROR_INVALID_DATA);
        } else if (read.status == WD_OK) {
            EXPECT_FALSE(read.model.is_complete);
            EXPECT_EQ(read.model.first_damage, SIZE_MAX);
            EXPECT_LE(read.model.submissions.count, all.model.submissions.count);
        }
    }
    Model cut(entire.substr(0, entire.size() - 1));
    EXPECT_EQ(cut.status, WD_OK);
    EXPECT_EQ(cut.model.num_blocks, all.model.num_blocks - 1);
    EXPECT_NE(cut.model.truncated_at, SIZE_MAX);
}

TEST_F(TraceTest, FlippedBitsLoseTheirBlockOnly) {
    wd_trace_writer *writer = open();
    add_work(writer, 3000);
    wd_trace_close(writer);
    const std::string entire = contents();
    Model all(entire);
    for (size_t at = WD_TRACE_HEADER_SIZE; at < entire.size(); at += entire.size() / 61) {
        std::string flipped = entire;
        flipped[at] = (char)(flipped[at] ^ 0x10);
        Model read(flipped);
        ASSERT_EQ(read.status, WD_OK) << at;
        EXPECT_GE(read.model.num_blocks, all.model.num_blocks - 1) << at;
        EXPECT_TRUE(read.model.first_damage <= at || read.model.truncated_at <= at) << at;
    }
}

TEST_F(TraceTest, ForeignFilesAreRefusedWithTheirOffset) {
    Model empty(""), foreign(std::string(4096, 'x'));
    EXPECT_EQ(empty.status, WD_ERROR_INVALID_DATA);
    EXPECT_EQ(foreign.status, WD_ERROR_INVALID_DATA);
    EXPECT_EQ(foreign.problem.offset, 0u);
    EXPECT_STREQ(foreign.problem.message, "not a trace file of Warden");
    wd_trace_close(open());
    std::string damaged = contents();
    damaged[17] ^= 1;
    Model header(damaged);
    EXPECT_EQ(header.status, WD_ERROR_INVALID_DATA);
    EXPECT_EQ(header.problem.offset, 24u);
}

TEST_F(TraceTest, HugeClaimsAreLimited) {
    wd_trace_writer *writer = open();
    add_queue(writer, 1);
    add_buffer(writer, 2, "a");
    wd_trace_bytes operations = payload();
    const uint64_t name = wd_trace_string(writer, "vkCmdDispatch");
    wd_trace_put(&operations, WD_TRACE_OP_COMMAND);
    wd_trace_put(&operations, name);
    wd_trace_put(&operations, 1);
    for (uint64_t value : {(uint64_t)WD_TRACE_OP_ACCESSES, UINT64_MAX, UINT64_C(2), UINT64_C(1), UINT64_C(1),
                           UINT64_C(1), UINT64_C(0), UINT64_MAX}) {
        wd_trace_put(&operations, value);
    }
    wd_trace_bytes bytes = payload();
    wd_trace_put(&bytes, 1);
    wd_trace_put(&bytes, 0);
    wd_trace_put_bytes(&bytes, operations.items, operations.count);
    wd_trace_append_bytes(writer, WD_TRACE_RECORDING_DATA, &bytes);
    wd_trace_finish(&operations);
    wd_trace_close(writer);
    Model read(contents());
    EXPECT_EQ(read.status, WD_OK);
    EXPECT_EQ(read.model.commands.count, 1u);
    EXPECT_TRUE(read.model.recordings.items[0].is_broken);
}

TEST_F(TraceTest, EveryFailedAllocationIsSurvived) {
    wd_trace_writer *writer = open();
    add_work(writer, 3);
    add_source(writer, 7, 0, "one\n");
    add_gpu_finding(writer, "a", "a.frag", 7);
    wd_trace_close(writer);
    const std::string entire = contents();
    bool has_failed = true;
    for (size_t n = 1; has_failed && n < 1000; n++) {
        wd_failing_allocator failing = {n, 0, 0};
        wd_trace_model model;
        const wd_status status =
            wd_trace_read(&model, wd_failing_allocator_get(&failing), entire.data(), entire.size(), nullptr);
        wd_trace_model_finish(&model);
        has_failed = failing.calls >= n;
        EXPECT_TRUE(has_failed || status == WD_OK) << n;
        EXPECT_EQ(failing.alive, 0u) << n;
    }
    EXPECT_FALSE(has_failed);
}

} // namespace
