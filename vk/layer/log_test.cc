#include "vk/layer/log.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "vk/platform/platform_testing.h"
#include "vk/util/failing_allocator.h"

namespace {

class LogTest : public ::testing::Test {
  protected:
    void SetUp() override {
        char pattern[] = "/tmp/log_test_XXXXXX";
        folder_ = mkdtemp(pattern);
        path_ = folder_ + "/log";
        alarm(1200); // A hang becomes a failure.
    }

    void TearDown() override {
        alarm(0);
        std::error_code ignored; // Windows removes files that are open later.
        std::filesystem::remove_all(folder_, ignored);
    }

    std::string Read(const std::string &path) {
        std::stringstream text;
        text << std::ifstream(path).rdbuf();
        return text.str();
    }

    wd_status Open(const std::string &name) {
        return wd_log_open(&log_, wd_allocator_default(), name.c_str());
    }

    wd_status Write(const std::string &text) {
        return wd_log_write(&log_, text.data(), text.size());
    }

    // Opens the log at one end of the pipe at path_. Returns the end for reading.
    int OpenPipe() {
        const int reader = open(path_.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        EXPECT_GE(reader, 0);
        EXPECT_EQ(Open(path_), WD_OK);
        return reader;
    }

    std::string folder_, path_;
    wd_log log_;
};

TEST_F(LogTest, AFileIsAppendedTo) {
    for (const char *text : {"one\n", "two\n"}) {
        ASSERT_EQ(Open(path_), WD_OK);
        EXPECT_TRUE(wd_log_is_file(&log_));
        EXPECT_EQ(wd_log_name(&log_), path_);
        EXPECT_EQ(Write(text), WD_OK);
        wd_log_close(&log_);
    }
    EXPECT_EQ(Read(path_), "one\ntwo\n");
}

TEST_F(LogTest, TheProcessIdIsPartOfTheName) {
    const std::string pid = std::to_string(getpid());
    ASSERT_EQ(Open(folder_ + "/%p-%%p-%d-100%"), WD_OK);
    EXPECT_EQ(wd_log_name(&log_), folder_ + "/" + pid + "-%p-%d-100%");
    EXPECT_EQ(access((folder_ + "/" + pid + "-%p-%d-100%").c_str(), F_OK), 0);
    wd_log_close(&log_);
}

TEST_F(LogTest, StandardErrorIsTheDefault) {
    ::testing::internal::CaptureStderr();
    for (const char *name : {"", "stderr"}) {
        ASSERT_EQ(Open(name), WD_OK);
        EXPECT_FALSE(wd_log_is_file(&log_));
        EXPECT_STREQ(wd_log_name(&log_), "standard error");
        EXPECT_EQ(Write("x\n"), WD_OK);
        wd_log_close(&log_);
    }
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "x\nx\n");
}

TEST_F(LogTest, StandardOutputKeepsTheOrderOfTheApplication) {
    ::testing::internal::CaptureStdout();
    ASSERT_EQ(Open("stdout"), WD_OK);
    EXPECT_STREQ(wd_log_name(&log_), "standard output");
    printf("before, ");
    EXPECT_EQ(Write("message\n"), WD_OK);
    printf("after\n");
    wd_log_close(&log_);
    EXPECT_EQ(::testing::internal::GetCapturedStdout(), "before, message\nafter\n");
}

TEST_F(LogTest, TwoProcessesShareAFileAndNoLineIsLostOrTorn) {
    WD_NEEDS_FORK();
    constexpr int kProcesses = 4, kLines = 500;
    std::vector<pid_t> children;
    for (int p = 0; p < kProcesses; p++) {
        children.push_back(fork());
        if (children.back() == 0) {
            bool good = Open(path_) == WD_OK;
            for (int i = 0; i < kLines; i++) {
                // Longer than a page, so that buffers of any size would tear it.
                const std::string line =
                    std::to_string(p) + " " + std::to_string(i) + " " + std::string(5000, 'a' + p) + "\n";
                good &= Write(line) == WD_OK;
            }
            _exit(good ? 0 : 1);
        }
    }
    for (pid_t child : children) {
        int status = -1;
        EXPECT_EQ(waitpid(child, &status, 0), child);
        EXPECT_EQ(status, 0);
    }
    std::ifstream file(path_);
    std::set<std::string> seen;
    for (std::string line; std::getline(file, line);) {
        int p = -1, i = -1, used = 0;
        ASSERT_EQ(sscanf(line.c_str(), "%d %d %n", &p, &i, &used), 2);
        EXPECT_EQ(line.substr(static_cast<size_t>(used)), std::string(5000, static_cast<char>('a' + p)));
        seen.insert(line.substr(0, static_cast<size_t>(used)));
    }
    EXPECT_EQ(seen.size(), static_cast<size_t>(kProcesses * kLines));
}

TEST_F(LogTest, APipeWithoutAReaderIsNotWaitedFor) {
    WD_NEEDS("mkfifo", mkfifo(path_.c_str(), 0600));
    EXPECT_EQ(Open(path_), WD_ERROR_IO);
    EXPECT_STREQ(wd_log_reason(errno), "no process reads from this pipe");
    EXPECT_FALSE(wd_log_is_file(&log_));
    EXPECT_EQ(wd_log_name(&log_), path_);
    ::testing::internal::CaptureStderr();
    EXPECT_EQ(Write("x\n"), WD_OK);
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "x\n");
    wd_log_close(&log_);
}

TEST_F(LogTest, AReaderThatLeavesEndsTheLogAndNotTheApplication) {
    struct sigaction terminate = {};
    terminate.sa_handler = SIG_DFL;
    ASSERT_EQ(sigaction(SIGPIPE, &terminate, nullptr), 0);
    WD_NEEDS("mkfifo", mkfifo(path_.c_str(), 0600));
    const int reader = OpenPipe();
    EXPECT_EQ(Write("one\n"), WD_OK);
    char text[8] = {};
    EXPECT_EQ(read(reader, text, sizeof text), 4);
    close(reader);
    EXPECT_EQ(Write("two\n"), WD_ERROR_IO);
    EXPECT_EQ(errno, EPIPE);
    EXPECT_FALSE(wd_log_is_file(&log_));
    ::testing::internal::CaptureStderr();
    EXPECT_EQ(Write("two\n"), WD_OK);
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "two\n");
    sigset_t blocked;
    pthread_sigmask(SIG_SETMASK, nullptr, &blocked);
    EXPECT_FALSE(sigismember(&blocked, SIGPIPE)) << "the mask is as it was";
    wd_log_close(&log_);
}

TEST_F(LogTest, ASignalThatTheApplicationHoldsBackStaysPending) {
    sigset_t pipe_signal, before, pending;
    sigemptyset(&pipe_signal);
    sigaddset(&pipe_signal, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_signal, &before);
    WD_NEEDS("mkfifo", mkfifo(path_.c_str(), 0600));
    close(OpenPipe());
    EXPECT_EQ(Write("one\n"), WD_ERROR_IO);
    sigpending(&pending);
    EXPECT_FALSE(sigismember(&pending, SIGPIPE)) << "the log's own signal is gone";
    pthread_kill(pthread_self(), SIGPIPE);
    wd_log_close(&log_);
    ASSERT_EQ(unlink(path_.c_str()), 0);
    WD_NEEDS("mkfifo", mkfifo(path_.c_str(), 0600));
    close(OpenPipe());
    EXPECT_EQ(Write("one\n"), WD_ERROR_IO);
    sigpending(&pending);
    EXPECT_TRUE(sigismember(&pending, SIGPIPE)) << "the application's own signal is not";
    const struct timespec no_time = {};
    EXPECT_EQ(sigtimedwait(&pipe_signal, nullptr, &no_time), SIGPIPE);
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    wd_log_close(&log_);
}

TEST_F(LogTest, AReaderThatStopsReadingEndsTheLog) {
    WD_NEEDS("mkfifo", mkfifo(path_.c_str(), 0600));
    const int reader = OpenPipe();
    log_.max_wait_ms = 20;
    wd_status status = WD_OK;
    size_t written = 0;
    for (int i = 0; i < 10000 && status == WD_OK; i++) {
        status = Write(std::string(1000, 'x') + "\n");
        written += status == WD_OK;
    }
    EXPECT_EQ(status, WD_ERROR_IO);
    EXPECT_STREQ(wd_log_reason(errno), "the process that reads from this pipe does not keep up");
    EXPECT_GT(written, 10u);
    close(reader);
    wd_log_close(&log_);
}

TEST_F(LogTest, AStandardErrorThatNobodyReadsBlocksNothing) {
    if (wd::testing::kIsWindows) {
        GTEST_SKIP() << "this platform does not say whether a pipe has room";
    }
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const int before = dup(STDERR_FILENO);
    ASSERT_EQ(Open(""), WD_OK);
    log_.max_wait_ms = 20;
    dup2(ends[1], STDERR_FILENO);
    for (int i = 0; i < 200; i++) {
        EXPECT_EQ(Write(std::string(999, 'x') + "\n"), WD_OK);
    }
    std::vector<char> text(1 << 20);
    const ssize_t got = read(ends[0], text.data(), text.size());
    EXPECT_EQ(Write("the next one\n"), WD_OK);
    const ssize_t rest = read(ends[0], text.data(), text.size());
    dup2(before, STDERR_FILENO);
    EXPECT_GT(got, 10000);
    EXPECT_LT(got, 200000);
    ASSERT_GT(rest, 0);
    const std::string last(text.data(), static_cast<size_t>(rest));
    EXPECT_NE(last.find(" messages before this one were lost.\nthe next one\n"), std::string::npos) << last;
    for (int descriptor : {ends[0], ends[1], before}) {
        close(descriptor);
    }
    wd_log_close(&log_);
}

TEST_F(LogTest, ASlowReaderGetsEverything) {
    WD_NEEDS("mkfifo", mkfifo(path_.c_str(), 0600));
    const int reader = OpenPipe();
    fcntl(reader, F_SETFL, 0);
    log_.max_wait_ms = 1200000;
    std::string got, sent;
    std::thread slow([&] {
        char text[3000];
        for (ssize_t length; (length = read(reader, text, sizeof text)) > 0;) {
            got.append(text, static_cast<size_t>(length));
            usleep(200);
        }
    });
    for (int i = 0; i < 200; i++) {
        const std::string line = std::to_string(i) + std::string(5000, 'x') + "\n";
        sent += line;
        EXPECT_EQ(Write(line), WD_OK);
    }
    wd_log_close(&log_);
    slow.join();
    EXPECT_EQ(got, sent);
    close(reader);
}

TEST_F(LogTest, AFullDiskEndsTheLog) {
    if (Open("/dev/full") != WD_OK) {
        GTEST_SKIP() << "there is no /dev/full here";
    }
    EXPECT_EQ(Write("one\n"), WD_ERROR_IO);
    EXPECT_EQ(errno, ENOSPC);
    EXPECT_FALSE(wd_log_is_file(&log_));
    wd_log_close(&log_);
}

TEST_F(LogTest, ASizeLimitEndsTheLogAndNotTheApplication) {
    WD_NEEDS_FORK();
    const pid_t child = fork();
    if (child == 0) {
        const struct rlimit limit = {10, 10};
        setrlimit(RLIMIT_FSIZE, &limit);
        bool good = Open(path_) == WD_OK && Write("123456\n") == WD_OK;
        good &= Write("123456\n") == WD_ERROR_IO && errno == EFBIG && !wd_log_is_file(&log_);
        _exit(good ? 0 : 1);
    }
    int status = -1;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
}

TEST_F(LogTest, NoStandardDescriptorBecomesTheLog) {
    WD_NEEDS_FORK();
    const pid_t child = fork();
    if (child == 0) {
        close(STDOUT_FILENO);
        close(STDERR_FILENO);
        const bool good =
            Open(path_) == WD_OK && log_.fd > STDERR_FILENO && fcntl(STDERR_FILENO, F_GETFD) < 0;
        _exit(good ? 0 : 1);
    }
    int status = -1;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
}

TEST_F(LogTest, OutOfMemory) {
    wd_failing_allocator state = {1, 0, 0};
    EXPECT_EQ(wd_log_open(&log_, wd_failing_allocator_get(&state), path_.c_str()), WD_ERROR_OUT_OF_MEMORY);
    EXPECT_FALSE(wd_log_is_file(&log_));
    wd_log_close(&log_);
    EXPECT_EQ(state.alive, 0u);
}

// A pipe takes a long message in pieces.
TEST_F(LogTest, MessagesOfSeveralLogsDoNotMix) {
    enum { THREADS = 4, MESSAGES = 20, LENGTH = 100000 };
    WD_NEEDS("mkfifo", mkfifo(path_.c_str(), 0600));
    const int reader = OpenPipe();
    wd_log other;
    ASSERT_EQ(wd_log_open(&other, wd_allocator_default(), path_.c_str()), WD_OK);
    log_.max_wait_ms = other.max_wait_ms = 1200000;
    std::vector<std::thread> threads;
    for (int t = 0; t < THREADS; t++) {
        threads.emplace_back([&, t] {
            const std::string text = std::string(LENGTH, static_cast<char>('a' + t)) + "\n";
            for (int i = 0; i < MESSAGES; i++) {
                EXPECT_EQ(wd_log_write(t % 2 ? &log_ : &other, text.data(), text.size()), WD_OK);
            }
        });
    }
    const size_t expected = static_cast<size_t>(THREADS) * MESSAGES * (LENGTH + 1);
    std::string all;
    std::vector<char> piece(1 << 16);
    while (all.size() < expected) {
        pollfd wanted = {reader, POLLIN, 0};
        ASSERT_EQ(poll(&wanted, 1, 60000), 1);
        const ssize_t got = read(reader, piece.data(), piece.size());
        ASSERT_GT(got, 0);
        all.append(piece.data(), static_cast<size_t>(got));
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    std::istringstream lines(all);
    for (std::string line; std::getline(lines, line);) {
        ASSERT_EQ(line, std::string(LENGTH, line.empty() ? ' ' : line[0]));
    }
    wd_log_close(&other);
    wd_log_close(&log_);
    close(reader);
}

} // namespace
