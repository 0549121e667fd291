#include "vk/layer/sarif_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>

namespace {

// Writes a log in a child process, because the files of a process stay open.
class SarifFileTest : public ::testing::Test {
  protected:
    void SetUp() override {
        char pattern[] = "/tmp/sarif_file_test_XXXXXX";
        folder_ = mkdtemp(pattern);
        path_ = folder_ + "/report.sarif";
    }

    void TearDown() override {
        ASSERT_EQ(system(("rm -rf " + folder_).c_str()), 0);
    }

    static wd_status Add(wd_sarif_file *file) {
        wd_finding finding = {};
        finding.severity = WD_SEVERITY_ERROR;
        finding.type = WD_MESSAGE_VALIDATION;
        finding.id = "VUID-test";
        finding.text = "Something is wrong.";
        return wd_sarif_file_add(file, &finding);
    }

    static std::string Read(const std::string &path) {
        std::stringstream text;
        text << std::ifstream(path).rdbuf();
        return text.str();
    }

    // InChild expects that `work` returns 0 in a child process, and returns its id.
    static pid_t InChild(const std::function<int()> &work) {
        const pid_t child = fork();
        if (child == 0) {
            _exit(work());
        }
        int status = -1;
        EXPECT_EQ(waitpid(child, &status, 0), child);
        EXPECT_EQ(status, 0);
        return child;
    }

    // CountResults returns the number of findings of a complete log, -1 for another text.
    static int CountResults(const std::string &text) {
        const std::string tail = "]}}}]}\n";
        if (text.size() < tail.size() || text.compare(text.size() - tail.size(), tail.size(), tail) != 0) {
            return -1;
        }
        int count = 0;
        for (size_t at = text.find("\"ruleId\""); at != std::string::npos;
             at = text.find("\"ruleId\"", at + 1)) {
            count++;
        }
        return count;
    }

    std::string folder_, path_;
};

TEST_F(SarifFileTest, AWriteThatFailsLeavesTheFindingsBefore) {
    // The limit cuts the log at another byte of a finding each time. The default action of SIGXFSZ ends a process.
    for (rlim_t limit = 20000; limit < 20600; limit += 37) {
        InChild([&] {
            const rlimit both = {limit, limit};
            setrlimit(RLIMIT_FSIZE, &both);
            wd_sarif_file *file = nullptr;
            if (wd_sarif_file_open(path_.c_str(), &file) != WD_OK) {
                return 1;
            }
            wd_status status = WD_OK;
            for (int i = 0; i < 1000 && status == WD_OK; i++) {
                status = Add(file);
            }
            return status == WD_ERROR_IO && errno == EFBIG && Add(file) == WD_OK ? 0 : 2;
        });
        const std::string text = Read(path_);
        EXPECT_GT(CountResults(text), 10) << text;
        EXPECT_GT(text.size(), limit - 1000);
    }
}

TEST_F(SarifFileTest, AFileWithoutRoomForAnEmptyLogIsRemoved) {
    InChild([&] {
        const rlimit limit = {10, 10};
        setrlimit(RLIMIT_FSIZE, &limit);
        wd_sarif_file *file = nullptr;
        return wd_sarif_file_open(path_.c_str(), &file) == WD_ERROR_IO && errno == EFBIG ? 0 : 1;
    });
    EXPECT_NE(access(path_.c_str(), F_OK), 0);
}

TEST_F(SarifFileTest, ProcessesWithOnePathHaveFilesOfTheirOwn) {
    InChild([&] {
        wd_sarif_file *first = nullptr;
        if (wd_sarif_file_open(path_.c_str(), &first) != WD_OK || wd_sarif_file_is_moved(first)) {
            return 1;
        }
        const pid_t child = InChild([&] {
            wd_sarif_file *second = nullptr, *again = nullptr;
            return wd_sarif_file_open(path_.c_str(), &second) == WD_OK && wd_sarif_file_is_moved(second) &&
                           wd_sarif_file_open(path_.c_str(), &again) == WD_OK && again == second &&
                           Add(second) == WD_OK && Add(second) == WD_OK
                       ? 0
                       : 1;
        });
        const std::string second = folder_ + "/report-" + std::to_string(child) + ".sarif";
        return Add(first) == WD_OK && CountResults(Read(path_)) == 1 && CountResults(Read(second)) == 2 ? 0
                                                                                                        : 2;
    });
    // The file of a process that has ended is replaced.
    InChild([&] {
        wd_sarif_file *file = nullptr;
        return wd_sarif_file_open(path_.c_str(), &file) == WD_OK && !wd_sarif_file_is_moved(file) ? 0 : 1;
    });
    EXPECT_EQ(CountResults(Read(path_)), 0);
}

} // namespace
