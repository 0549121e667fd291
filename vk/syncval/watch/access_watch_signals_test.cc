// Signals of Linux, and writes of other threads while the protection of pages changes.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <functional>

#include "vk/syncval/watch/access_watch_fixture.h"

namespace {

std::function<void()>
    at_protection; // Called once, right before or after the next change of the protection of pages.
bool is_before = false;

void RunAtProtection(bool before) {
    if (at_protection && is_before == before) {
        const auto action = std::move(at_protection);
        at_protection = nullptr;
        action();
    }
}

} // namespace

// Replaces that of the C library, so that tests can do what another thread may do at the same time.
extern "C" int mprotect(void *address, size_t size, int protection) noexcept {
    RunAtProtection(true);
    const int result = static_cast<int>(syscall(SYS_mprotect, address, size, protection));
    RunAtProtection(false);
    return result;
}

namespace {

// Another thread may write as soon as a page is protected.
TEST_F(AccessWatch, AWriteWhileARangeIsAdded) {
    is_before = false;
    at_protection = [this] { memory_[16] = 5; };
    ASSERT_TRUE(Watch(0, page_));
    EXPECT_EQ(memory_[16], 5);
    wd_access_watch_hit hit;
    EXPECT_TRUE(wd_access_watch_take(&hit));
}

// Another thread may write before the pages of a range that is removed are writable again, however long that takes.
TEST_F(AccessWatch, AWriteWhileARangeIsRemoved) {
    ASSERT_TRUE(Watch(0, page_));
    is_before = true;
    at_protection = [this] { memory_[16] = 5; };
    wd_access_watch_remove(1);
    EXPECT_EQ(memory_[16], 5);
    wd_access_watch_hit hit;
    EXPECT_FALSE(wd_access_watch_take(&hit));
}

// A thread may fault in a range that is removed and whose successor is added before the handler runs.
TEST_F(AccessWatch, AFaultInARangeThatWasRemovedLast) {
    for (size_t i = 0; i < WD_ACCESS_WATCH_MAX_RANGES; i++) {
        ASSERT_TRUE(Watch(2 * page_, 3 * page_, 3));
        wd_access_watch_remove(3);
    }
    ASSERT_TRUE(Watch(0, page_, 1));
    wd_access_watch_remove(1);
    ASSERT_TRUE(Watch(page_, 2 * page_, 2));
    siginfo_t info = {};
    info.si_signo = SIGSEGV;
    info.si_code = SEGV_ACCERR;
    info.si_addr = reinterpret_cast<void *>(At(16));
    ASSERT_EQ(syscall(SYS_rt_tgsigqueueinfo, getpid(), gettid(), SIGSEGV, &info), 0);
    memory_[page_] = 1; // The handler is still there.
    wd_access_watch_hit hit;
    ASSERT_TRUE(wd_access_watch_take(&hit));
    EXPECT_EQ(hit.cookie, 2u);
}

TEST_F(AccessWatch, ASignalThatAProcessSends) {
    ASSERT_TRUE(Watch(0, page_));
    EXPECT_EXIT(raise(SIGSEGV), ::testing::KilledBySignal(SIGSEGV), "");
}

// A fault elsewhere goes to the application's handler, or ends the process.
TEST_F(AccessWatch, OtherFaults) {
    ASSERT_TRUE(Watch(0, page_));
    EXPECT_EXIT(
        {
            mprotect(const_cast<char *>(memory_) + 2 * page_, page_, PROT_NONE);
            memory_[2 * page_] = 1;
        },
        ::testing::KilledBySignal(SIGSEGV), "");
}

} // namespace
