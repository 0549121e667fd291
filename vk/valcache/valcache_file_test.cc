#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "vk/platform/platform_testing.h"
#include "vk/util/failing_allocator.h"
#include "vk/util/file.h"
#include "vk/valcache/valcache.h"

namespace {

wd_hash128 Spread(uint64_t n) {
    return {n * 0x9e3779b97f4a7c15u, n << 60 | n};
}

std::string TemporaryFolder() {
    std::string path = testing::TempDir() + "valcache.XXXXXX";
    EXPECT_NE(mkdtemp(path.data()), nullptr);
    return path;
}

std::string Read(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void Write(const std::string &path, const std::string &bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

wd_valcache *Make(uint32_t today = 100, const char *what = "file test") {
    wd_valcache_uuid uuid = wd_valcache_uuid_make(what);
    wd_valcache *cache = nullptr;
    EXPECT_EQ(wd_valcache_create(wd_allocator_default(), &uuid, today, &cache), WD_OK);
    return cache;
}

// SaveKeys does the steps of a process: load, insert, save.
wd_status SaveKeys(const std::string &path, uint64_t first, uint64_t count, size_t max_entries = 0,
                   uint32_t today = 100, bool succeeds = true) {
    wd_valcache *cache = Make(today);
    wd_valcache_load(cache, path.c_str(), nullptr, nullptr);
    for (uint64_t i = 0; i < count; i++) {
        wd_valcache_insert(cache, Spread(first + i));
    }
    wd_status status = wd_valcache_save(cache, path.c_str(), max_entries, nullptr, nullptr);
    EXPECT_EQ(wd_valcache_unsaved(cache), succeeds ? 0 : count);
    wd_valcache_destroy(cache);
    return status;
}

size_t CountIn(const std::string &path) {
    wd_valcache *cache = Make();
    wd_valcache_scan scan = {};
    EXPECT_EQ(wd_valcache_load(cache, path.c_str(), &scan, nullptr), WD_OK);
    EXPECT_EQ(scan.num_damaged, 0u);
    EXPECT_FALSE(scan.truncated);
    size_t count = wd_valcache_count(cache);
    wd_valcache_destroy(cache);
    return count;
}

TEST(ValcacheFile, SaveMakesFoldersAndLoadReadsBack) {
    std::string path = TemporaryFolder() + "/deep/er/cache";
    EXPECT_EQ(SaveKeys(path, 0, 100), WD_OK);
    EXPECT_EQ(CountIn(path), 100u);
}

TEST(ValcacheFile, LoadOfMissingFile) {
    wd_valcache *cache = Make();
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    EXPECT_EQ(wd_valcache_load(cache, "/nowhere/at/all", nullptr, &diagnostic), WD_ERROR_NOT_FOUND);
    EXPECT_EQ(wd_valcache_load(cache, "/", nullptr, &diagnostic), WD_ERROR_IO);
    EXPECT_EQ(errno, EISDIR);
    wd_valcache_destroy(cache);
}

// Runs `work` in a child process, which an alarm ends if it hangs, and returns its exit status; -1: it hung or crashed.
template <typename Work> int InChild(Work work) {
    const pid_t child = fork();
    if (child == 0) {
        alarm(1200);
        _exit(work());
    }
    int status = -1;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(ValcacheFile, PipesAndDevicesAreRefusedWithoutWaiting) {
    WD_NEEDS_FORK();
    const std::string folder = TemporaryFolder();
    WD_NEEDS("mkfifo", mkfifo((folder + "/pipe").c_str(), 0600));
    for (const std::string &path : {folder + "/pipe", std::string("/dev/zero")}) {
        EXPECT_EQ(InChild([&] {
                      wd_valcache *cache = Make();
                      wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
                      const wd_status status = wd_valcache_load(cache, path.c_str(), nullptr, &diagnostic);
                      EXPECT_EQ(diagnostic.message, path + ": not a regular file");
                      return status;
                  }),
                  WD_ERROR_NOT_A_FILE);
    }
    EXPECT_EQ(InChild([&] {
                  wd_valcache *cache = Make();
                  wd_valcache_insert(cache, Spread(1));
                  return wd_valcache_save(cache, (folder + "/pipe").c_str(), 0, nullptr, nullptr);
              }),
              WD_ERROR_NOT_A_FILE);
    struct stat status;
    ASSERT_EQ(stat((folder + "/pipe").c_str(), &status), 0);
    EXPECT_TRUE(S_ISFIFO(status.st_mode)) << "files of others stay";
}

TEST(ValcacheFile, ALinkToAFileIsRead) {
    const std::string folder = TemporaryFolder();
    ASSERT_EQ(SaveKeys(folder + "/cache", 0, 3), WD_OK);
    WD_NEEDS("symlink", symlink("cache", (folder + "/link").c_str()));
    EXPECT_EQ(CountIn(folder + "/link"), 3u);
}

TEST(ValcacheFile, TheLockFollowsNoLink) {
    const std::string folder = TemporaryFolder();
    Write(folder + "/precious", "someone's");
    for (const char *target : {"precious", "missing"}) {
        WD_NEEDS("symlink", symlink(target, (folder + "/.cache.lock").c_str()));
        EXPECT_EQ(SaveKeys(folder + "/cache", 0, 1, 0, 100, false), WD_ERROR_NOT_A_FILE);
        EXPECT_EQ(unlink((folder + "/.cache.lock").c_str()), 0);
    }
    EXPECT_EQ(Read(folder + "/precious"), "someone's");
    EXPECT_NE(access((folder + "/missing").c_str(), F_OK), 0);
    WD_NEEDS("mkfifo", mkfifo((folder + "/.cache.lock").c_str(), 0600));
    EXPECT_EQ(SaveKeys(folder + "/cache", 0, 1, 0, 100, false), WD_ERROR_NOT_A_FILE);
}

// The lock is held longer than a save waits for a holder that makes no progress.
TEST(ValcacheFile, ASaveWaitsWhileOthersSave) {
    WD_NEEDS_FORK();
    const std::string folder = TemporaryFolder(), path = folder + "/cache";
    ASSERT_EQ(SaveKeys(path, 0, 10), WD_OK);
    const std::string contents = Read(path);
    int lock;
    ASSERT_EQ(wd_file_lock((folder + "/.cache.lock").c_str(), 0, &lock), WD_OK);
    const pid_t saver = fork();
    if (saver == 0) {
        close(lock);
        wd_valcache *cache = Make();
        for (uint64_t i = 100; i < 120; i++) {
            wd_valcache_insert(cache, Spread(i));
        }
        _exit(wd_valcache_save(cache, path.c_str(), 0, nullptr, nullptr));
    }
    constexpr int kStepMs = 50;
    for (int waited = 0; waited < WD_VALCACHE_LOCK_WAIT_MS * 3 / 2; waited += kStepMs) {
        Write(folder + "/next", contents);
        ASSERT_EQ(rename((folder + "/next").c_str(), path.c_str()), 0);
        usleep(kStepMs * 1000);
    }
    wd_file_unlock(lock);
    int status = -1;
    ASSERT_EQ(waitpid(saver, &status, 0), saver);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(CountIn(path), 30u);
}

TEST(ValcacheFile, AStoppedProcessThatHoldsTheLockIsNotWaitedForWithoutEnd) {
    WD_NEEDS_FORK();
    const std::string folder = TemporaryFolder();
    int ready[2];
    ASSERT_EQ(pipe(ready), 0);
    const pid_t holder = fork();
    if (holder == 0) {
        int lock;
        (void)!write(ready[1], "x", wd_file_lock((folder + "/.cache.lock").c_str(), 0, &lock) == WD_OK);
        raise(SIGSTOP);
        _exit(0);
    }
    char byte;
    ASSERT_EQ(read(ready[0], &byte, 1), 1);
    EXPECT_EQ(InChild([&] {
                  wd_valcache *cache = Make();
                  wd_valcache_insert(cache, Spread(1));
                  wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
                  const wd_status status =
                      wd_valcache_save(cache, (folder + "/cache").c_str(), 0, nullptr, &diagnostic);
                  EXPECT_EQ(diagnostic.message,
                            folder + "/.cache.lock: another process has held the lock for 3 seconds");
                  return status;
              }),
              WD_ERROR_BUSY);
    kill(holder, SIGKILL);
    waitpid(holder, nullptr, 0);
    EXPECT_EQ(SaveKeys(folder + "/cache", 0, 1), WD_OK);
    close(ready[0]);
    close(ready[1]);
}

TEST(ValcacheFile, SaveKeepsEntriesOfOthers) {
    std::string path = TemporaryFolder() + "/cache";
    wd_valcache *a = Make(), *b = Make();
    wd_valcache_insert(a, Spread(1));
    wd_valcache_insert(b, Spread(2));
    EXPECT_EQ(wd_valcache_save(a, path.c_str(), 0, nullptr, nullptr), WD_OK);
    EXPECT_EQ(wd_valcache_save(b, path.c_str(), 0, nullptr, nullptr), WD_OK);
    EXPECT_EQ(CountIn(path), 2u);
    EXPECT_TRUE(wd_valcache_contains(b, Spread(1)));
    wd_valcache_destroy(a);
    wd_valcache_destroy(b);
}

TEST(ValcacheFile, NothingNewTouchesNothing) {
    std::string path = TemporaryFolder() + "/cache";
    ASSERT_EQ(SaveKeys(path, 0, 3), WD_OK);
    std::string before = Read(path);
    struct stat first, second;
    ASSERT_EQ(stat(path.c_str(), &first), 0);
    wd_valcache *cache = Make();
    ASSERT_EQ(wd_valcache_load(cache, path.c_str(), nullptr, nullptr), WD_OK);
    EXPECT_TRUE(wd_valcache_contains(cache, Spread(1)));
    EXPECT_EQ(wd_valcache_save(cache, path.c_str(), 0, nullptr, nullptr), WD_OK);
    ASSERT_EQ(stat(path.c_str(), &second), 0);
    EXPECT_EQ(first.st_ino, second.st_ino); // Not even replaced.
    wd_valcache_destroy(cache);
}

TEST(ValcacheFile, LaterDayKeepsUsedEntries) {
    std::string path = TemporaryFolder() + "/cache";
    ASSERT_EQ(SaveKeys(path, 0, 10, 0, 100), WD_OK);
    wd_valcache *cache = Make(101);
    ASSERT_EQ(wd_valcache_load(cache, path.c_str(), nullptr, nullptr), WD_OK);
    EXPECT_TRUE(wd_valcache_contains(cache, Spread(7)));
    EXPECT_EQ(wd_valcache_save(cache, path.c_str(), 1, nullptr, nullptr), WD_OK);
    EXPECT_EQ(wd_valcache_count(cache), 1u);
    EXPECT_TRUE(wd_valcache_contains(cache, Spread(7)));
    wd_valcache_destroy(cache);
    EXPECT_EQ(CountIn(path), 1u);
}

TEST(ValcacheFile, DamagedEntriesAreDroppedAndTheRestSaved) {
    std::string path = TemporaryFolder() + "/cache";
    ASSERT_EQ(SaveKeys(path, 0, 10), WD_OK);
    std::string bytes = Read(path);
    bytes[48 + 5] ^= 1;
    bytes.resize(bytes.size() - 3);
    Write(path, bytes);
    EXPECT_EQ(SaveKeys(path, 20, 1), WD_OK);
    EXPECT_EQ(CountIn(path), 9u); // 10, less one damaged, less one truncated, and a new one.
}

TEST(ValcacheFile, ForeignFileIsSetAside) {
    std::string path = TemporaryFolder() + "/cache";
    for (const std::string &foreign : {std::string("no cache at all, but somebody's text"), std::string()}) {
        Write(path, foreign);
        EXPECT_EQ(SaveKeys(path, 0, 2), WD_OK);
        EXPECT_EQ(CountIn(path), 2u);
        EXPECT_EQ(Read(path + ".foreign"), foreign);
    }
}

TEST(ValcacheFile, FolderThatCannotBeMade) {
    wd_valcache *cache = Make();
    wd_valcache_insert(cache, Spread(1));
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    EXPECT_EQ(wd_valcache_save(cache, "/proc/nowhere/cache", 0, nullptr, &diagnostic), WD_ERROR_IO);
    EXPECT_NE(diagnostic.message[0], '\0');
    EXPECT_EQ(wd_valcache_unsaved(cache), 1u);
    wd_valcache_destroy(cache);
}

TEST(ValcacheFile, ProcessesThatExitTogetherLoseNothing) {
    WD_NEEDS_FORK();
    std::string path = TemporaryFolder() + "/cache";
    constexpr uint64_t kProcesses = 8, kKeys = 50;
    int gate[2];
    ASSERT_EQ(pipe(gate), 0);
    std::vector<pid_t> children;
    for (uint64_t i = 0; i < kProcesses; i++) {
        pid_t child = fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            wd_valcache *cache = Make();
            for (uint64_t k = 0; k < kKeys; k++) {
                wd_valcache_insert(cache, Spread(i * kKeys + k));
            }
            close(gate[1]);
            char byte;
            (void)!read(gate[0], &byte, 1); // All start when the parent closes its end.
            _exit(wd_valcache_save(cache, path.c_str(), 0, nullptr, nullptr));
        }
        children.push_back(child);
    }
    close(gate[0]);
    close(gate[1]);
    for (pid_t child : children) {
        int status = -1;
        ASSERT_EQ(waitpid(child, &status, 0), child);
        EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == WD_OK);
    }
    EXPECT_EQ(CountIn(path), kProcesses * kKeys);
}

TEST(ValcacheFile, ThreadsSaveWhileOthersInsert) {
    std::string path = TemporaryFolder() + "/cache";
    wd_valcache *cache = Make();
    std::vector<std::thread> threads;
    for (uint64_t t = 0; t < 3; t++) {
        threads.emplace_back([&, t] {
            for (uint64_t i = 0; i < 20; i++) {
                wd_valcache_insert(cache, Spread(t * 100 + i));
                EXPECT_EQ(wd_valcache_save(cache, path.c_str(), 0, nullptr, nullptr), WD_OK);
            }
        });
    }
    for (auto &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(wd_valcache_save(cache, path.c_str(), 0, nullptr, nullptr), WD_OK);
    wd_valcache_destroy(cache);
    EXPECT_EQ(CountIn(path), 60u);
}

TEST(ValcacheFile, EveryFailingAllocation) {
    std::string path = TemporaryFolder() + "/cache";
    ASSERT_EQ(SaveKeys(path, 0, 40), WD_OK);
    bool done = false;
    for (size_t n = 1; !done; n++) {
        wd_failing_allocator failing = {n, 0, 0};
        wd_valcache_uuid uuid = wd_valcache_uuid_make("file test");
        wd_valcache *cache = nullptr;
        if (wd_valcache_create(wd_failing_allocator_get(&failing), &uuid, 100, &cache) == WD_OK) {
            wd_status loaded = wd_valcache_load(cache, path.c_str(), nullptr, nullptr);
            wd_status inserted = wd_valcache_insert(cache, Spread(1000 + n));
            wd_status saved = wd_valcache_save(cache, path.c_str(), 0, nullptr, nullptr);
            done = loaded == WD_OK && inserted == WD_OK && saved == WD_OK;
        }
        wd_valcache_destroy(cache);
        EXPECT_EQ(failing.alive, 0u);
        EXPECT_GE(CountIn(path), 40u); // Earlier entries are never lost.
    }
}

TEST(ValcacheFile, DefaultFolderFollowsTheEnvironment) {
    if (wd::testing::kIsWindows) {
        GTEST_SKIP() << "Windows has other variables";
    }
    wd_allocator allocator = wd_allocator_default();
    char *folder = nullptr;
    setenv("HOME", "/home/someone", 1);
    setenv("XDG_CACHE_HOME", "/var/tmp/x", 1);
    ASSERT_EQ(wd_valcache_default_folder(&allocator, &folder), WD_OK);
    EXPECT_STREQ(folder, "/var/tmp/x/warden");
    wd_free(&allocator, folder);
    setenv("XDG_CACHE_HOME", "relative", 1);
    ASSERT_EQ(wd_valcache_default_folder(&allocator, &folder), WD_OK);
    EXPECT_STREQ(folder, "/home/someone/.cache/warden");
    wd_free(&allocator, folder);
    unsetenv("XDG_CACHE_HOME");
    unsetenv("HOME");
    EXPECT_EQ(wd_valcache_default_folder(&allocator, &folder), WD_ERROR_NOT_FOUND);
}

TEST(ValcacheFile, LockIsAHiddenFileNextToTheCache) {
    wd_allocator allocator = wd_allocator_default();
    char *lock = nullptr;
    ASSERT_EQ(wd_valcache_lock_path(&allocator, "/a/b.valcache", &lock), WD_OK);
    EXPECT_STREQ(lock, "/a/.b.valcache.lock");
    wd_free(&allocator, lock);
    ASSERT_EQ(wd_valcache_lock_path(&allocator, "b", &lock), WD_OK);
    EXPECT_STREQ(lock, ".b.lock");
    wd_free(&allocator, lock);
}

TEST(ValcacheFile, OneFileForEachUuid) {
    wd_allocator allocator = wd_allocator_default();
    wd_valcache_uuid a = wd_valcache_uuid_make("a"), b = wd_valcache_uuid_make("b");
    char *one = nullptr, *two = nullptr, text[37];
    ASSERT_EQ(wd_valcache_file_path(&allocator, "/x", &a, &one), WD_OK);
    ASSERT_EQ(wd_valcache_file_path(&allocator, "/x/", &b, &two), WD_OK);
    wd_valcache_uuid_format(&a, text);
    EXPECT_EQ(std::string(one), std::string("/x/") + text + ".valcache");
    EXPECT_STRNE(one, two);
    wd_free(&allocator, one);
    wd_free(&allocator, two);
}

TEST(ValcacheFile, DefaultFolderOfWindows) {
    if (!wd::testing::kIsWindows) {
        GTEST_SKIP() << "only Windows has LOCALAPPDATA";
    }
    const wd_allocator allocator = wd_allocator_default();
    char *folder;
    setenv("LOCALAPPDATA", "C:\\some one\\local", 1);
    ASSERT_EQ(wd_valcache_default_folder(&allocator, &folder), WD_OK);
    EXPECT_STREQ(folder, "C:/some one/local/warden");
    wd_free(&allocator, folder);
    unsetenv("LOCALAPPDATA");
    EXPECT_EQ(wd_valcache_default_folder(&allocator, &folder), WD_ERROR_NOT_FOUND);
}

} // namespace
