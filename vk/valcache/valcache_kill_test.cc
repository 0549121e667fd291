// Files of the cache under bad circumstances: processes that are killed while they write, full disks, other users.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "vk/util/file.h"
#include "vk/valcache/valcache.h"

namespace {

wd_hash128 Spread(uint64_t n) {
    return {n * 0x9e3779b97f4a7c15u, n * 0xbf58476d1ce4e5b9u};
}

std::string TemporaryFolder() {
    std::string path = testing::TempDir() + "kill.XXXXXX";
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

wd_valcache *Make() {
    wd_valcache_uuid uuid = wd_valcache_uuid_make("kill test");
    wd_valcache *cache = nullptr;
    EXPECT_EQ(wd_valcache_create(wd_allocator_default(), &uuid, 100, &cache), WD_OK);
    return cache;
}

wd_status SaveKeys(const std::string &path, uint64_t first, uint64_t count) {
    wd_valcache *cache = Make();
    wd_valcache_load(cache, path.c_str(), nullptr, nullptr);
    for (uint64_t i = first; i < first + count; i++) {
        wd_valcache_insert(cache, Spread(i));
    }
    wd_status status = wd_valcache_save(cache, path.c_str(), 0, nullptr, nullptr);
    wd_valcache_destroy(cache);
    return status;
}

// CountIntact expects a complete, undamaged file.
size_t CountIntact(const std::string &path) {
    wd_valcache *cache = Make();
    wd_valcache_scan scan = {};
    EXPECT_EQ(wd_valcache_load(cache, path.c_str(), &scan, nullptr), WD_OK);
    EXPECT_FALSE(wd_valcache_scan_is_damaged(&scan));
    size_t size = 0;
    EXPECT_EQ(wd_valcache_get_data(cache, &size, nullptr), WD_OK);
    std::vector<uint8_t> data(size);
    EXPECT_EQ(wd_valcache_get_data(cache, &size, data.data()), WD_OK);
    EXPECT_EQ(size, data.size()); // No checksum was wrong.
    wd_valcache_destroy(cache);
    return (size - WD_VALCACHE_ENTRIES_OFFSET) / WD_VALCACHE_ENTRY_SIZE;
}

// Keys that a run saved are never lost, whenever a later run is killed; and the folder does not fill up.
TEST(ValcacheKill, TwoHundredKilledRunsLoseNothingAndLeaveNothing) {
    const std::string folder = TemporaryFolder(), path = folder + "/cache";
    ASSERT_EQ(SaveKeys(path, 0, 60000), WD_OK); // More than WD_VALCACHE_MAX_COPIED: mapped.
    size_t count = 60000;
    std::mt19937 random(3);
    for (int run = 0; run < 200; run++) {
        const pid_t child = fork();
        if (child == 0) {
            for (uint64_t i = 0;; i++) {
                SaveKeys(path, 100000 + static_cast<uint64_t>(run) * 1000 + i, 1);
            }
        }
        usleep(random() % 15000);
        kill(child, SIGKILL);
        ASSERT_EQ(waitpid(child, nullptr, 0), child);
        const size_t now = CountIntact(path);
        ASSERT_GE(now, count) << run;
        count = now;
    }
    ASSERT_EQ(SaveKeys(path, 0, 1), WD_OK);
    size_t num_files = 0;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        num_files++;
        EXPECT_NE(entry.path().filename(), ".cache.tmp");
    }
    EXPECT_EQ(num_files, 2u); // The cache and the lock.
}

TEST(ValcacheKill, ATemporaryFileIsRemovedByARunThatSavesNothing) {
    const std::string folder = TemporaryFolder();
    ASSERT_EQ(SaveKeys(folder + "/cache", 0, 3), WD_OK);
    Write(folder + "/.cache.tmp", "half");
    EXPECT_EQ(CountIntact(folder + "/cache"), 3u);
    EXPECT_NE(access((folder + "/.cache.tmp").c_str(), F_OK), 0);
    // While another process holds the lock it may be writing the file.
    int lock;
    ASSERT_EQ(wd_file_lock((folder + "/.cache.lock").c_str(), 0, &lock), WD_OK);
    Write(folder + "/.cache.tmp", "half");
    EXPECT_EQ(CountIntact(folder + "/cache"), 3u);
    EXPECT_EQ(access((folder + "/.cache.tmp").c_str(), F_OK), 0);
    wd_file_unlock(lock);
}

// Every truncation and every flipped bit of a file: loading, looking up and saving neither crash nor keep damage.
void SurviveFile(const std::string &path, const std::string &bytes, uint64_t num_keys) {
    Write(path, bytes);
    wd_valcache *cache = Make();
    wd_valcache_load(cache, path.c_str(), nullptr, nullptr);
    for (uint64_t i = 0; i < num_keys; i++) {
        wd_valcache_contains(cache, Spread(i));
    }
    EXPECT_FALSE(wd_valcache_contains(cache, Spread(1000000)));
    wd_valcache_insert(cache, Spread(500));
    EXPECT_EQ(wd_valcache_save(cache, path.c_str(), 0, nullptr, nullptr), WD_OK);
    wd_valcache_destroy(cache);
    EXPECT_GE(CountIntact(path), 1u);
}

TEST(ValcacheKill, EveryTruncationAndBitOfAFile) {
    const std::string path = TemporaryFolder() + "/cache";
    ASSERT_EQ(SaveKeys(path, 0, 5), WD_OK);
    const std::string good = Read(path);
    ASSERT_EQ(good.size(), 48u + 5 * 24);
    for (size_t size = 0; size <= good.size(); size++) {
        SCOPED_TRACE(size);
        SurviveFile(path, good.substr(0, size), 5);
    }
    for (size_t bit = 0; bit < good.size() * 8; bit++) {
        SCOPED_TRACE(bit);
        std::string bytes = good;
        bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << bit % 8));
        SurviveFile(path, bytes, 5);
        EXPECT_GE(CountIntact(path), bit < 24 * 8 ? 1u : 5u);
    }
}

// The same for a file that is mapped: damage is found when the entry is looked up, and is gone after the save.
TEST(ValcacheKill, DamageOfAMappedFile) {
    const std::string path = TemporaryFolder() + "/cache";
    constexpr uint64_t kKeys = 50000;
    ASSERT_EQ(SaveKeys(path, 0, kKeys), WD_OK);
    const std::string good = Read(path);
    ASSERT_GT(good.size(), WD_VALCACHE_MAX_COPIED);
    std::mt19937 random(4);
    for (int round = 0; round < 60; round++) {
        SCOPED_TRACE(round);
        std::string bytes = good;
        if (round % 3 == 0) {
            bytes.resize(WD_VALCACHE_MAX_COPIED + 1 + random() % (good.size() - WD_VALCACHE_MAX_COPIED - 1));
        } else {
            const size_t at = round % 3 == 1 ? random() % bytes.size() : random() % 72;
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << random() % 8));
        }
        Write(path, bytes);
        wd_valcache *cache = Make();
        wd_valcache_load(cache, path.c_str(), nullptr, nullptr);
        size_t found = 0;
        for (uint64_t i = 0; i < kKeys; i++) {
            found += wd_valcache_contains(cache, Spread(i));
        }
        const size_t expected = bytes.size() < good.size() ? (bytes.size() - 48) / 24 : kKeys - 1;
        // A damaged key can mislead the search for a few keys next to it: they are validated again.
        EXPECT_TRUE(found + 8 >= expected || found == 0) << found;
        wd_valcache_insert(cache, Spread(kKeys + 1));
        wd_valcache_scan scan;
        EXPECT_EQ(wd_valcache_save(cache, path.c_str(), 0, &scan, nullptr), WD_OK);
        wd_valcache_destroy(cache);
        EXPECT_GE(CountIntact(path), found);
    }
}

TEST(ValcacheKill, AFullDiskLeavesTheOldFile) {
    const std::string folder = TemporaryFolder(), path = folder + "/cache";
    ASSERT_EQ(SaveKeys(path, 0, 100), WD_OK);
    const std::string before = Read(path);
    const pid_t child = fork();
    if (child == 0) {
        const rlimit limit = {1000, 1000};
        setrlimit(RLIMIT_FSIZE, &limit);
        _exit(SaveKeys(path, 200, 100));
    }
    int status = -1;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == WD_ERROR_IO) << status;
    EXPECT_EQ(Read(path), before);
    EXPECT_NE(access((folder + "/.cache.tmp").c_str(), F_OK), 0);
}

// A file system of 64 KB: the first cache fits, the second does not.
TEST(ValcacheKill, AFullFileSystemLeavesTheOldFile) {
    constexpr int kNoMount = 99;
    const std::string folder = TemporaryFolder(), path = folder + "/cache";
    const pid_t child = fork();
    if (child == 0) {
        const int user = geteuid() == 0 ? 0 : CLONE_NEWUSER;
        if (unshare(CLONE_NEWNS | user) != 0 || mount("tmpfs", folder.c_str(), "tmpfs", 0, "size=64k") != 0) {
            _exit(kNoMount);
        }
        if (SaveKeys(path, 0, 1000) != WD_OK) {
            _exit(1);
        }
        const std::string before = Read(path);
        const wd_status status = SaveKeys(path, 10000, 5000);
        const bool is_clean = access((folder + "/.cache.tmp").c_str(), F_OK) != 0;
        _exit(status != WD_ERROR_IO       ? 2
              : Read(path) != before      ? 3
              : !is_clean                 ? 4
              : CountIntact(path) != 1000 ? 5
                                          : 0);
    }
    int status = -1;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFEXITED(status));
    if (WEXITSTATUS(status) == kNoMount) {
        GTEST_SKIP() << "file systems cannot be mounted here: this test needs root or user namespaces";
    }
    EXPECT_EQ(WEXITSTATUS(status), 0);
}

// Root, for example under sudo, leaves files that their owner can use.
TEST(ValcacheKill, RootKeepsTheOwner) {
    constexpr uid_t kUser = 12345, kGroup = 12346;
    const std::string folder = TemporaryFolder() + "/home";
    if (geteuid() != 0 || mkdir(folder.c_str(), 0700) != 0 || chown(folder.c_str(), kUser, kGroup) != 0) {
        GTEST_SKIP() << "this test needs root: files are given to another user";
    }
    const std::string path = folder + "/new/warden/cache";
    ASSERT_EQ(SaveKeys(path, 0, 3), WD_OK);
    ASSERT_EQ(SaveKeys(path, 3, 3), WD_OK);
    for (const std::string &made :
         {folder + "/new", folder + "/new/warden", path, folder + "/new/warden/.cache.lock"}) {
        struct stat status;
        ASSERT_EQ(stat(made.c_str(), &status), 0) << made;
        EXPECT_EQ(status.st_uid, kUser) << made;
        EXPECT_EQ(status.st_gid, kGroup) << made;
        EXPECT_EQ(status.st_mode & 07777, S_ISDIR(status.st_mode) ? 0700u : 0600u) << made;
    }
}

TEST(ValcacheKill, WithoutPermissionNothingIsWritten) {
    const std::string folder = TemporaryFolder(), path = folder + "/cache";
    ASSERT_EQ(SaveKeys(path, 0, 3), WD_OK);
    const std::string before = Read(path);
    const pid_t child = fork();
    if (child == 0) {
        if (geteuid() == 0 && (chmod(folder.c_str(), 0755) != 0 || setuid(12345) != 0)) {
            _exit(99);
        }
        if (getuid() != 12345 && chmod(folder.c_str(), 0500) != 0) {
            _exit(99);
        }
        _exit(SaveKeys(path, 10, 3));
    }
    int status = -1;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    chmod(folder.c_str(), 0700);
    ASSERT_TRUE(WIFEXITED(status));
    if (WEXITSTATUS(status) == 99) {
        GTEST_SKIP() << "the user cannot be changed here";
    }
    EXPECT_EQ(WEXITSTATUS(status), WD_ERROR_IO);
    EXPECT_EQ(Read(path), before);
}

TEST(ValcacheKill, ALinkStaysAndItsTargetIsWritten) {
    const std::string folder = TemporaryFolder();
    ASSERT_EQ(mkdir((folder + "/store").c_str(), 0700), 0);
    ASSERT_EQ(symlink("store/real", (folder + "/cache").c_str()), 0);
    ASSERT_EQ(SaveKeys(folder + "/cache", 0, 3), WD_OK);
    ASSERT_EQ(SaveKeys(folder + "/cache", 3, 3), WD_OK);
    struct stat status;
    ASSERT_EQ(lstat((folder + "/cache").c_str(), &status), 0);
    EXPECT_TRUE(S_ISLNK(status.st_mode));
    EXPECT_EQ(CountIntact(folder + "/store/real"), 6u);
}

} // namespace
