// The fixture of tests of the watch: four pages of memory.
#ifndef WARDEN_VK_SYNCVAL_WATCH_ACCESS_WATCH_FIXTURE_H
#define WARDEN_VK_SYNCVAL_WATCH_ACCESS_WATCH_FIXTURE_H

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include "vk/syncval/watch/access_watch.h"

class AccessWatch : public ::testing::Test {
  protected:
    void SetUp() override {
        page_ = static_cast<size_t>(sysconf(_SC_PAGESIZE));
        void *memory = mmap(nullptr, 4 * page_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        ASSERT_NE(memory, MAP_FAILED);
        memory_ = static_cast<volatile char *>(memory);
    }
    void TearDown() override {
        wd_access_watch_remove_memory(At(0), At(4 * page_));
        wd_access_watch_hit hit;
        while (wd_access_watch_take(&hit)) {
        }
        munmap(const_cast<char *>(memory_), 4 * page_);
    }
    uintptr_t At(size_t offset) const {
        return reinterpret_cast<uintptr_t>(memory_) + offset;
    }
    bool Watch(size_t begin, size_t end, uint64_t cookie = 1) {
        const wd_access_watch_range range = {At(begin), At(end), At(0), At(4 * page_), cookie, 7, false};
        return wd_access_watch_add(&range);
    }

    bool WatchReads(size_t begin, size_t end, uint64_t detail = 7) {
        const wd_access_watch_range range = {At(begin), At(end), At(0), At(4 * page_), 1, detail, true};
        return wd_access_watch_add(&range);
    }

    // KnowsReads returns whether the system states what an access did: on Arm, qemu does not.
    bool KnowsReads() {
#ifdef __aarch64__
        wd_access_watch_hit hit;
        const bool is_watched = WatchReads(3 * page_, 4 * page_);
        (void)memory_[3 * page_];
        const bool is_known = is_watched && wd_access_watch_take(&hit);
        wd_access_watch_remove(1);
        return is_known;
#else
        return true;
#endif
    }

    size_t page_ = 0;
    volatile char *memory_ = nullptr;
};

#endif
