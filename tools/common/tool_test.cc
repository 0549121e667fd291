#include "tools/common/tool.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "tools/common/progress.h"
#include "vk/platform/platform_testing.h"

namespace {

// Begins a tool named "tool", so that messages begin with this name.
class ToolTest : public testing::Test {
  protected:
    void SetUp() override {
        wd_tool_begin("tool");
        wd_tool_set_color(WD_TOOL_COLOR_AUTO);
    }
};

TEST_F(ToolTest, ErrorsNameToolFileOffsetAndProblem) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(wd_tool_error("a.bin", 12, "what %d", 5), WD_EXIT_INPUT);
    wd_tool_error("a.bin", WD_TOOL_NO_OFFSET, "what");
    wd_tool_error("-", 0, "what");
    wd_tool_error(nullptr, WD_TOOL_NO_OFFSET, "what");
    wd_tool_warning("a.bin", WD_TOOL_NO_OFFSET, "what");
    EXPECT_EQ(testing::internal::GetCapturedStderr(),
              "tool: a.bin: 12: error: what 5\ntool: a.bin: error: what\ntool: <stdin>: 0: error: "
              "what\ntool: error: what\ntool: a.bin: warning: what\n");
    EXPECT_STREQ(wd_tool_name(), "tool");
}

TEST_F(ToolTest, ControlCharactersAndInvalidUtf8AreEscaped) {
    testing::internal::CaptureStderr();
    wd_tool_error("a\nb\033[31m", WD_TOOL_NO_OFFSET, "%s", "gr\xc3\xbcn\r\xff");
    wd_tool_error("", WD_TOOL_NO_OFFSET, "what");
    EXPECT_EQ(testing::internal::GetCapturedStderr(),
              "tool: a\\x0ab\\x1b[31m: error: gr\xc3\xbcn\\x0d\\xff\ntool: '': error: what\n");
}

TEST_F(ToolTest, StatusBecomesAReason) {
    wd_diagnostic diagnostic = {16, "expected an apple"};
    wd_diagnostic empty = WD_DIAGNOSTIC_INIT;
    testing::internal::CaptureStderr();
    EXPECT_EQ(wd_tool_error_status("a", WD_ERROR_INVALID_DATA, &diagnostic), WD_EXIT_INPUT);
    wd_tool_error_status("a", WD_ERROR_INVALID_DATA, &empty);
    wd_tool_error_status("a", WD_ERROR_OUT_OF_MEMORY, nullptr);
    errno = EACCES;
    wd_tool_error_status("a", WD_ERROR_IO, nullptr);
    EXPECT_EQ(testing::internal::GetCapturedStderr(),
              "tool: a: 16: error: expected an apple\ntool: a: error: invalid data\ntool: a: error: out of "
              "memory\ntool: a: error: Permission denied\n");
}

TEST_F(ToolTest, UsageErrorsPointToHelp) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(wd_tool_usage("no %s", "input"), WD_EXIT_USAGE);
    EXPECT_EQ(testing::internal::GetCapturedStderr(),
              "tool: error: no input\nTry 'tool --help' for more information.\n");
}

TEST_F(ToolTest, ColorIsForTerminalsWithoutNoColor) {
    int master, slave;
    if (openpty(&master, &slave, nullptr, nullptr, nullptr) != 0) {
        GTEST_SKIP() << "no pseudo-terminal: mount devpts on /dev/pts";
    }
    FILE *terminal = fdopen(slave, "w");
    FILE *file = tmpfile();
    setenv("TERM", "xterm", 1);
    unsetenv("NO_COLOR");
    EXPECT_TRUE(wd_tool_has_color(terminal));
    EXPECT_FALSE(wd_tool_has_color(file));
    EXPECT_STREQ(wd_tool_paint(terminal, WD_TOOL_RED), "\033[31m");
    EXPECT_STREQ(wd_tool_paint(file, WD_TOOL_RED), "");
    setenv("NO_COLOR", "", 1);
    EXPECT_TRUE(wd_tool_has_color(terminal));
    setenv("NO_COLOR", "1", 1);
    EXPECT_FALSE(wd_tool_has_color(terminal));
    unsetenv("NO_COLOR");
    setenv("TERM", "dumb", 1);
    EXPECT_FALSE(wd_tool_has_color(terminal));
    wd_tool_set_color(WD_TOOL_COLOR_ALWAYS);
    EXPECT_TRUE(wd_tool_has_color(file));
    wd_tool_set_color(WD_TOOL_COLOR_NEVER);
    setenv("TERM", "xterm", 1);
    EXPECT_FALSE(wd_tool_has_color(terminal));
    wd_tool_set_color(WD_TOOL_COLOR_AUTO);
    EXPECT_TRUE(wd_tool_has_color(terminal));
    fclose(terminal);
    fclose(file);
    close(master);
}

TEST_F(ToolTest, WritesAndReadsFiles) {
    const std::string path = testing::TempDir() + "/tool_test/deep/file";
    EXPECT_EQ(wd_tool_write(path.c_str(), "content", 7), WD_EXIT_OK);
    void *data;
    size_t size;
    ASSERT_EQ(wd_tool_read(path.c_str(), 7, &data, &size), WD_EXIT_OK);
    EXPECT_EQ(std::string(static_cast<char *>(data), size), "content");
    free(data);
    EXPECT_LT(open((path + "/below").c_str(), O_WRONLY | O_CREAT, 0600), 0);
    const std::string reason =
        strerror(errno); // "Not a directory", or on Windows "No such file or directory".
    testing::internal::CaptureStderr();
    EXPECT_EQ(wd_tool_read(path.c_str(), 6, &data, &size), WD_EXIT_INPUT);
    EXPECT_EQ(wd_tool_read((path + "x").c_str(), 0, &data, &size), WD_EXIT_INPUT);
    EXPECT_EQ(wd_tool_write((path + "/below").c_str(), "x", 1), WD_EXIT_INPUT);
    EXPECT_EQ(testing::internal::GetCapturedStderr(),
              "tool: " + path + ": error: larger than 6 bytes, the maximum that is read\ntool: " + path +
                  "x: error: No such file or directory\ntool: " + path + "/below: error: " + reason + "\n");
}

TEST_F(ToolTest, WritesStandardOutput) {
    testing::internal::CaptureStdout();
    EXPECT_EQ(wd_tool_write(nullptr, "a", 1), WD_EXIT_OK);
    EXPECT_EQ(wd_tool_write("-", "b", 1), WD_EXIT_OK);
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "ab");
}

TEST_F(ToolTest, OutputToALinkReplacesTheFileThatItPointsTo) {
    const std::string folder = testing::TempDir() + "/tool_test_links";
    ASSERT_EQ(wd_tool_write((folder + "/deep/file").c_str(), "old", 3), WD_EXIT_OK);
    for (const char *name : {"link", "chain", "dangling", "loop", "stream"}) {
        unlink((folder + "/" + name).c_str());
    }
    unlink((folder + "/new").c_str());
    WD_NEEDS("symlink", symlink("deep/file", (folder + "/link").c_str()));
    WD_NEEDS("symlink", symlink((folder + "/link").c_str(), (folder + "/chain").c_str()));
    WD_NEEDS("symlink", symlink("new", (folder + "/dangling").c_str()));
    WD_NEEDS("symlink", symlink("loop", (folder + "/loop").c_str()));
    WD_NEEDS("symlink", symlink("/dev/stdout", (folder + "/stream").c_str()));
    EXPECT_EQ(wd_tool_write((folder + "/chain").c_str(), "through", 7), WD_EXIT_OK);
    EXPECT_EQ(wd_tool_write((folder + "/dangling").c_str(), "x", 1), WD_EXIT_OK);
    for (const char *name : {"link", "chain", "dangling"}) {
        struct stat status;
        ASSERT_EQ(lstat((folder + "/" + name).c_str(), &status), 0);
        EXPECT_TRUE(S_ISLNK(status.st_mode)) << name;
    }
    void *data;
    size_t size;
    ASSERT_EQ(wd_tool_read((folder + "/deep/file").c_str(), 0, &data, &size), WD_EXIT_OK);
    EXPECT_EQ(std::string(static_cast<char *>(data), size), "through");
    free(data);
    EXPECT_EQ(access((folder + "/new").c_str(), F_OK), 0);
    char *stream = wd_tool_link_target((folder + "/stream").c_str());
    EXPECT_STREQ(stream, "/dev/stdout");
    free(stream);
    testing::internal::CaptureStderr();
    EXPECT_EQ(wd_tool_write((folder + "/loop").c_str(), "x", 1), WD_EXIT_INPUT);
    EXPECT_EQ(testing::internal::GetCapturedStderr(),
              "tool: " + folder + "/loop: error: Too many levels of symbolic links\n");
}

std::string Bar(size_t size, size_t width, size_t done, size_t total) {
    std::vector<char> out(size + 1, 'x');
    wd_progress_bar(out.data(), size, width, done, total);
    EXPECT_EQ(out[size], 'x');
    return size ? out.data() : "";
}

TEST(Progress, Bar) {
    EXPECT_EQ(Bar(11, 10, 0, 4), "..........");
    EXPECT_EQ(Bar(11, 10, 1, 4), "##........");
    EXPECT_EQ(Bar(11, 10, 4, 4), "##########");
    EXPECT_EQ(Bar(11, 10, 9, 4), "##########");
    EXPECT_EQ(Bar(11, 10, 3, 0), "..........");
    EXPECT_EQ(Bar(4, 10, 1, 1), "###");
    EXPECT_EQ(Bar(0, 10, 1, 1), "");
}

std::string Line(size_t columns, size_t done, size_t total) {
    char out[256];
    wd_progress_line(out, sizeof out, columns, "work", done, total);
    return out;
}

TEST(Progress, LinesFitTheTerminal) {
    EXPECT_EQ(Line(80, 1, 2), "work [###############...............] 1/2");
    EXPECT_EQ(Line(20, 1, 2), "work [####....] 1/2");
    EXPECT_EQ(Line(17, 1, 2), "work [##...] 1/2");
    EXPECT_EQ(Line(16, 1, 2), "work 1/2");
    EXPECT_EQ(Line(6, 1, 2), "work ");
    EXPECT_EQ(Line(1, 1, 2), "");
    EXPECT_EQ(Line(0, 1, 2), "");
    EXPECT_EQ(Line(80, 12, 0), "work 12");
    for (size_t columns = 1; columns < 60; columns++) {
        EXPECT_LT(Line(columns, 123456, 1234567).size(), columns);
    }
}

TEST(Progress, IsSilentWithoutATerminal) {
    testing::internal::CaptureStderr();
    wd_progress_begin("work", 4);
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++) {
        threads.emplace_back([] { wd_progress_step(1); });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    wd_progress_end();
    wd_progress_end();
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

} // namespace
