#include "vk/syncval/watch/write_watch.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <functional>
#include <thread>
#include <vector>

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

class WriteWatch : public ::testing::Test {
  protected:
    void SetUp() override {
        page_ = static_cast<size_t>(sysconf(_SC_PAGESIZE));
        void *memory = mmap(nullptr, 4 * page_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        ASSERT_NE(memory, MAP_FAILED);
        memory_ = static_cast<volatile char *>(memory);
    }
    void TearDown() override {
        wd_write_watch_remove_memory(At(0), At(4 * page_));
        wd_write_watch_hit hit;
        while (wd_write_watch_take(&hit)) {
        }
        munmap(const_cast<char *>(memory_), 4 * page_);
    }
    uintptr_t At(size_t offset) const {
        return reinterpret_cast<uintptr_t>(memory_) + offset;
    }
    bool Watch(size_t begin, size_t end, uint64_t cookie = 1) {
        const wd_write_watch_range range = {At(begin), At(end), At(0), At(4 * page_), cookie, 7};
        return wd_write_watch_add(&range);
    }

    size_t page_ = 0;
    volatile char *memory_ = nullptr;
};

TEST_F(WriteWatch, NotesAWriteAndContinues) {
    ASSERT_TRUE(Watch(0, page_));
    memory_[16] = 5;
    EXPECT_EQ(memory_[16], 5);
    wd_write_watch_hit hit;
    ASSERT_TRUE(wd_write_watch_take(&hit));
    EXPECT_EQ(hit.address, At(16));
    EXPECT_EQ(hit.cookie, 1u);
    EXPECT_EQ(hit.detail, 7u);
    EXPECT_NE(hit.code, 0u);
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

TEST_F(WriteWatch, ReadsAreFree) {
    memory_[16] = 5;
    ASSERT_TRUE(Watch(0, page_));
    EXPECT_EQ(memory_[16], 5);
    wd_write_watch_hit hit;
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

TEST_F(WriteWatch, AnotherRangeOfThePage) {
    ASSERT_TRUE(Watch(0, 64));
    memory_[64] = 5;
    wd_write_watch_hit hit;
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

TEST_F(WriteWatch, RemovedRanges) {
    ASSERT_TRUE(Watch(0, page_, 1));
    ASSERT_TRUE(Watch(0, page_, 2));
    wd_write_watch_remove(1);
    memory_[16] = 5;
    wd_write_watch_hit hit;
    ASSERT_TRUE(wd_write_watch_take(&hit));
    EXPECT_EQ(hit.cookie, 2u);
    wd_write_watch_remove(2);
    memory_[16] = 6;
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

TEST_F(WriteWatch, PagesThatBelongToOthers) {
    const wd_write_watch_range range = {At(16), At(64), At(16), At(page_), 1, 0};
    EXPECT_FALSE(wd_write_watch_add(&range)); // The first page is not entirely in the memory.
    memory_[32] = 1;
    wd_write_watch_hit hit;
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

TEST_F(WriteWatch, SeveralThreads) {
    ASSERT_TRUE(Watch(0, 4 * page_));
    std::vector<std::thread> threads;
    for (size_t i = 0; i < 4; i++) {
        threads.emplace_back([this, i] { memory_[i * page_ + 8] = 1; });
    }
    for (auto &thread : threads) {
        thread.join();
    }
    wd_write_watch_hit hit;
    int count = 0;
    for (; wd_write_watch_take(&hit); count++) {
    }
    EXPECT_EQ(count, 4);
}

// Another thread may write as soon as a page is protected.
TEST_F(WriteWatch, AWriteWhileARangeIsAdded) {
    is_before = false;
    at_protection = [this] { memory_[16] = 5; };
    ASSERT_TRUE(Watch(0, page_));
    EXPECT_EQ(memory_[16], 5);
    wd_write_watch_hit hit;
    EXPECT_TRUE(wd_write_watch_take(&hit));
}

// Another thread may write before the pages of a range that is removed are writable again, however long that takes.
TEST_F(WriteWatch, AWriteWhileARangeIsRemoved) {
    ASSERT_TRUE(Watch(0, page_));
    is_before = true;
    at_protection = [this] { memory_[16] = 5; };
    wd_write_watch_remove(1);
    EXPECT_EQ(memory_[16], 5);
    wd_write_watch_hit hit;
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

// A thread may fault in a range that is removed and whose successor is added before the handler runs.
TEST_F(WriteWatch, AFaultInARangeThatWasRemovedLast) {
    for (size_t i = 0; i < WD_WRITE_WATCH_MAX_RANGES; i++) {
        ASSERT_TRUE(Watch(2 * page_, 3 * page_, 3));
        wd_write_watch_remove(3);
    }
    ASSERT_TRUE(Watch(0, page_, 1));
    wd_write_watch_remove(1);
    ASSERT_TRUE(Watch(page_, 2 * page_, 2));
    siginfo_t info = {};
    info.si_signo = SIGSEGV;
    info.si_code = SEGV_ACCERR;
    info.si_addr = reinterpret_cast<void *>(At(16));
    ASSERT_EQ(syscall(SYS_rt_tgsigqueueinfo, getpid(), gettid(), SIGSEGV, &info), 0);
    memory_[page_] = 1; // The handler is still there.
    wd_write_watch_hit hit;
    ASSERT_TRUE(wd_write_watch_take(&hit));
    EXPECT_EQ(hit.cookie, 2u);
}

TEST_F(WriteWatch, MoreRangesThanTheTableHas) {
    for (size_t i = 0; i < WD_WRITE_WATCH_MAX_RANGES; i++) {
        ASSERT_TRUE(Watch(0, 16, i % 2));
    }
    EXPECT_FALSE(Watch(16, 32, 2));
    wd_write_watch_remove(1);
    EXPECT_TRUE(Watch(16, 32, 2));
    memory_[16] = 1;
    wd_write_watch_hit hit;
    ASSERT_TRUE(wd_write_watch_take(&hit));
    EXPECT_EQ(hit.cookie, 2u);
}

TEST_F(WriteWatch, RangesThatOverlapInPart) {
    ASSERT_TRUE(Watch(0, 4 * page_, 1));
    ASSERT_TRUE(Watch(page_, 2 * page_, 2));
    ASSERT_TRUE(Watch(3 * page_, 4 * page_, 2));
    wd_write_watch_remove(1);
    for (size_t i = 0; i < 4; i++) {
        memory_[i * page_] = 1;
    }
    wd_write_watch_hit hit;
    ASSERT_TRUE(wd_write_watch_take(&hit));
    EXPECT_EQ(hit.address, At(page_));
    ASSERT_TRUE(wd_write_watch_take(&hit));
    EXPECT_EQ(hit.address, At(3 * page_));
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

// A fault elsewhere goes to the application's handler, or ends the process.
TEST_F(WriteWatch, OtherFaults) {
    ASSERT_TRUE(Watch(0, page_));
    EXPECT_EXIT(
        {
            mprotect(const_cast<char *>(memory_) + 2 * page_, page_, PROT_NONE);
            memory_[2 * page_] = 1;
        },
        ::testing::KilledBySignal(SIGSEGV), "");
}

TEST_F(WriteWatch, ASignalThatAProcessSends) {
    ASSERT_TRUE(Watch(0, page_));
    EXPECT_EXIT(raise(SIGSEGV), ::testing::KilledBySignal(SIGSEGV), "");
}

} // namespace
