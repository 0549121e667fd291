// Tests of functions of POSIX that not every platform has.
//
//     TEST(File, PipesAreRefused) {
//         WD_NEEDS("mkfifo", mkfifo(path, 0600));
//         ...
//     }
#ifndef WARDEN_VK_PLATFORM_PLATFORM_TESTING_H
#define WARDEN_VK_PLATFORM_PLATFORM_TESTING_H

#include <errno.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>

// WD_NEEDS skips the test where the platform lacks the function, which `call` calls: -1, and errno is ENOSYS. Other
// failures of the call fail the test.
#define WD_NEEDS(name, call)                                                                                 \
    if ((call) == -1) {                                                                                      \
        ASSERT_EQ(errno, ENOSYS) << name;                                                                    \
        GTEST_SKIP() << "this platform has no " << name;                                                     \
    }

// WD_NEEDS_FORK skips the test where processes cannot be duplicated.
#define WD_NEEDS_FORK() WD_NEEDS("fork", ::wd::testing::TryFork())

namespace wd::testing {

// Files have no modes, and failed assertions print UTF-16.
constexpr bool kIsWindows = std::filesystem::path::preferred_separator != '/';

// AssertionText returns the text that a failed assertion prints, for death tests.
inline const char *AssertionText(const char *text) {
    return kIsWindows ? "" : text;
}

// TryFork forks a process that ends immediately. -1: errno has the reason.
inline pid_t TryFork() {
    const pid_t child = fork();
    if (child == 0) {
        _exit(0);
    }
    return child > 0 ? waitpid(child, nullptr, 0) : child;
}

} // namespace wd::testing

#endif
