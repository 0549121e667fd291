#include <atomic>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "vk/platform/platform_testing.h"
#include "vk/util/allocator.h"
#include "vk/util/arena.h"
#include "vk/util/failing_allocator.h"
#include "vk/util/file.h"
#include "vk/util/hash128.h"
#include "vk/util/hash_table.h"
#include "vk/util/mutex.h"
#include "vk/util/parse.h"
#include "vk/util/scratch.h"
#include "vk/util/status.h"
#include "vk/util/string_builder.h"
#include "vk/util/vector.h"

namespace {

TEST(Status, EveryStatusHasWords) {
    EXPECT_STREQ(wd_status_string(WD_OK), "success");
    EXPECT_STREQ(wd_status_string(WD_ERROR_INCOMPLETE), "incomplete");
    EXPECT_STREQ(wd_status_string(static_cast<wd_status>(1000)), "unknown status");
}

TEST(Status, DiagnosticIsCutNotOverrun) {
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_diagnose(&diagnostic, 12, "%s", std::string(1000, 'x').c_str());
    EXPECT_EQ(diagnostic.offset, 12u);
    EXPECT_EQ(strlen(diagnostic.message), sizeof diagnostic.message - 1);
    wd_diagnose(nullptr, 0, "ignored");
}

TEST(Allocator, ArraysThatOverflowAreRefused) {
    wd_allocator allocator = wd_allocator_default();
    EXPECT_EQ(wd_alloc_zero(&allocator, SIZE_MAX / 2, 3), nullptr);
    void *memory = nullptr;
    size_t capacity = 0;
    EXPECT_FALSE(wd_array_reserve(&allocator, &memory, &capacity, SIZE_MAX, 1));
    EXPECT_EQ(memory, nullptr);
    EXPECT_EQ(capacity, 0u);
}

TEST(Vector, GrowsAndIsEmptyAfterFinish) {
    const wd_allocator allocator = wd_allocator_default();
    WD_VECTOR(uint64_t) list = {};
    for (uint64_t i = 0; i < 1000; i++) {
        uint64_t *item = WD_VECTOR_PUSH(&allocator, &list);
        ASSERT_NE(item, nullptr);
        *item = i;
    }
    EXPECT_EQ(list.count, 1000u);
    EXPECT_TRUE(WD_VECTOR_RESERVE(&allocator, &list, 2000));
    EXPECT_GE(list.capacity, 2000u);
    for (uint64_t i = 0; i < 1000; i++) {
        EXPECT_EQ(list.items[i], i);
    }
    EXPECT_FALSE(WD_VECTOR_RESERVE(&allocator, &list, SIZE_MAX));
    EXPECT_EQ(list.count, 1000u);
    WD_VECTOR_FINISH(&allocator, &list);
    EXPECT_EQ(list.items, nullptr);
    EXPECT_EQ(list.count + list.capacity, 0u);
}

TEST(Arena, AllocationsAreAlignedAndDistinct) {
    wd_arena arena;
    wd_arena_init(&arena, wd_allocator_default(), 64);
    std::map<char *, size_t> taken;
    for (size_t size = 0; size < 200; size++) {
        char *memory = static_cast<char *>(wd_arena_alloc(&arena, size));
        ASSERT_NE(memory, nullptr);
        EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % alignof(max_align_t), 0u);
        memset(memory, static_cast<int>(size), size);
        if (size) {
            taken[memory] = size;
        }
    }
    for (auto [memory, size] : taken) {
        for (size_t i = 0; i < size; i++) {
            ASSERT_EQ(static_cast<unsigned char>(memory[i]), size);
        }
    }
    wd_arena_reset(&arena);
    EXPECT_STREQ(wd_arena_strdup(&arena, "again"), "again");
    EXPECT_EQ(wd_arena_alloc_zero(&arena, SIZE_MAX, 2), nullptr);
    wd_arena_finish(&arena);
    wd_arena_finish(nullptr);
}

TEST(Scratch, KeepsDataThroughResizesAndReleases) {
    for (size_t size : {0, 16, 100, 1000, 20000}) {
        SCOPED_TRACE(size);
        wd_failing_allocator state = {0, 0, 0};
        wd_scratch scratch;
        wd_scratch_init(&scratch, wd_failing_allocator_get(&state), size);
        const wd_allocator allocator = wd_scratch_allocator(&scratch);
        std::mt19937 random(7);
        std::vector<std::pair<unsigned char *, size_t>> alive;
        for (int step = 0; step < 2000; step++) {
            const size_t which = random() % 16, wanted = 1 + random() % (step % 50 ? 60 : 900);
            if (which >= alive.size()) {
                alive.push_back({static_cast<unsigned char *>(wd_alloc(&allocator, wanted)), wanted});
            } else if (random() % 2) {
                void *moved = wd_realloc_array(&allocator, alive[which].first, wanted, 1);
                ASSERT_NE(moved, nullptr);
                const size_t kept = std::min(wanted, alive[which].second);
                for (size_t i = 0; i < kept; i++) {
                    ASSERT_EQ(static_cast<unsigned char *>(moved)[i], alive[which].second % 251);
                }
                alive[which] = {static_cast<unsigned char *>(moved), wanted};
            } else {
                for (size_t i = 0; i < alive[which].second; i++) {
                    ASSERT_EQ(alive[which].first[i], alive[which].second % 251);
                }
                wd_free(&allocator, alive[which].first);
                alive.erase(alive.begin() + static_cast<std::ptrdiff_t>(which));
                continue;
            }
            auto &[memory, length] = alive[which < alive.size() ? which : alive.size() - 1];
            ASSERT_EQ(reinterpret_cast<uintptr_t>(memory) % alignof(max_align_t), 0u);
            memset(memory, static_cast<int>(length % 251), length);
        }
        for (auto [memory, length] : alive) {
            wd_free(&allocator, memory);
        }
        wd_scratch_finish(&scratch);
        EXPECT_EQ(state.alive, 0u);
    }
}

TEST(Scratch, FailsWithItsParentAndWorksWithoutABlock) {
    wd_failing_allocator state = {2, 0, 0};
    wd_scratch scratch;
    wd_scratch_init(&scratch, wd_failing_allocator_get(&state), 64);
    wd_allocator allocator = wd_scratch_allocator(&scratch);
    EXPECT_EQ(wd_alloc(&allocator, 65), nullptr);
    EXPECT_EQ(wd_alloc(&allocator, SIZE_MAX), nullptr);
    wd_scratch_finish(&scratch);
    EXPECT_EQ(state.alive, 0u);
    state = {0, 0, 0};
    wd_scratch_init(&scratch, wd_failing_allocator_get_without_first(&state), 64);
    allocator = wd_scratch_allocator(&scratch);
    void *memory = wd_alloc(&allocator, 8);
    EXPECT_EQ(state.alive, 1u);
    wd_free(&allocator, memory);
    wd_scratch_finish(&scratch);
    EXPECT_EQ(state.alive, 0u);
}

TEST(StringBuilder, FormatsAndEscapes) {
    wd_string_builder builder;
    wd_string_init(&builder, wd_allocator_default());
    EXPECT_STREQ(builder.text, "");
    wd_string_appendf(&builder, "%d-%s", 7, "seven");
    wd_string_append_char(&builder, ' ');
    const char bytes[] = "a\"\\\n\x01\xff\xc3\xa9";
    wd_string_append_json(&builder, bytes, sizeof bytes - 1);
    EXPECT_STREQ(builder.text, "7-seven \"a\\\"\\\\\\n\\u0001\\ufffd\xc3\xa9\"");
    wd_string_clear(&builder);
    wd_string_append_json(&builder, "\x7f\xc2\x9b\xc2\xa0",
                          5); // DEL and CSI command terminals; a space does not.
    EXPECT_STREQ(builder.text, "\"\\u007f\\u009b\xc2\xa0\"");
    wd_string_finish(&builder);
}

std::string Printable(const std::string &text, const char *kept) {
    wd_string_builder builder;
    wd_string_init(&builder, wd_allocator_default());
    wd_string_append_printable(&builder, text.data(), text.size(), kept);
    std::string result = builder.text;
    wd_string_finish(&builder);
    return result;
}

TEST(StringBuilder, ControlCharactersOfTerminalsAreShown) {
    EXPECT_EQ(Printable("", ""), "");
    EXPECT_EQ(Printable("gr\xc3\xbcn \xe9\x9b\xaa ~\\", ""), "gr\xc3\xbcn \xe9\x9b\xaa ~\\");
    EXPECT_EQ(Printable("\x1b[31mred\x07\x7f", "\n\t"), "\\x1b[31mred\\x07\\x7f");
    EXPECT_EQ(Printable("a\tb\nc\r", "\n\t"), "a\tb\nc\\x0d");
    EXPECT_EQ(Printable("a\tb\n", ""), "a\\x09b\\x0a");
    // A NUL is in no list of kept bytes. C1 controls in UTF-8, and as bytes that no UTF-8 has.
    EXPECT_EQ(Printable(std::string("a\0b", 3), "\n"), "a\\x00b");
    EXPECT_EQ(Printable("\xc2\x9b"
                        "31m\xc2\xa0",
                        ""),
              "\\xc2\\x9b31m\xc2\xa0");
    EXPECT_EQ(Printable("\x9b"
                        "31m caf\xe9\xff",
                        ""),
              "\\x9b31m caf\\xe9\\xff");
}

TEST(StringBuilder, PrintableTextIsRecognized) {
    for (const std::string text : {"", "gr\xc3\xbcn ~\\", "\xe9\x9b\xaa"}) {
        EXPECT_TRUE(wd_string_is_printable(text.data(), text.size())) << text;
    }
    for (const std::string text : {"a\nb", "\t", "\x1b[31m", "\x7f", "caf\xe9", "\xc2\x9b"}) {
        EXPECT_FALSE(wd_string_is_printable(text.data(), text.size())) << text;
    }
}

TEST(StringBuilder, SurvivesEveryFailingAllocation) {
    for (size_t n = 1; n < 10; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_string_builder builder;
        wd_string_init(&builder, wd_failing_allocator_get(&state));
        for (int i = 0; i < 200; i++) {
            wd_string_appendf(&builder, "%d,", i);
        }
        EXPECT_EQ(builder.failed, n <= state.calls);
        char *text = wd_string_take(&builder);
        EXPECT_EQ(text == nullptr, n <= state.calls);
        free(text);
        EXPECT_EQ(state.alive, text ? 1u : 0u);
    }
}

TEST(HashTable, AgreesWithStdMapUnderRandomOperations) {
    std::mt19937_64 random(20261120);
    std::map<uint64_t, void *> model;
    wd_hash_table table;
    wd_hash_table_init(&table, wd_allocator_default());
    static char values[64];
    for (int step = 0; step < 200000; step++) {
        uint64_t key = random() % 500;
        if (random() % 3) {
            void *value = &values[random() % 64];
            ASSERT_EQ(wd_hash_table_set(&table, key, value), WD_OK);
            model[key] = value;
        } else {
            auto found = model.find(key);
            void *expected = found == model.end() ? nullptr : found->second;
            ASSERT_EQ(wd_hash_table_remove(&table, key), expected) << "step " << step;
            model.erase(key);
        }
        ASSERT_EQ(table.count, model.size());
        uint64_t probe = random() % 500;
        auto found = model.find(probe);
        ASSERT_EQ(wd_hash_table_get(&table, probe), found == model.end() ? nullptr : found->second);
    }
    wd_hash_table_finish(&table);
    wd_hash_table_finish(nullptr);
}

TEST(HashTable, OutOfMemoryLeavesTheTableUnchanged) {
    wd_failing_allocator state = {2, 0, 0};
    wd_hash_table table;
    wd_hash_table_init(&table, wd_failing_allocator_get(&state));
    uint64_t stored = 0;
    while (wd_hash_table_set(&table, stored, &state) == WD_OK) {
        stored++;
    }
    EXPECT_EQ(table.count, stored);
    for (uint64_t key = 0; key < stored; key++) {
        EXPECT_EQ(wd_hash_table_get(&table, key), &state);
    }
    wd_hash_table_finish(&table);
    EXPECT_EQ(state.alive, 0u);
}

TEST(Parse, NumbersAreIntegersOrRefused) {
    uint64_t wide = 1;
    uint32_t narrow = 1;
    EXPECT_TRUE(wd_parse_u64("18446744073709551615", 20, &wide));
    EXPECT_EQ(wide, UINT64_MAX);
    EXPECT_FALSE(wd_parse_u64("18446744073709551616", 20, &wide));
    EXPECT_TRUE(wd_parse_u64("0xFf", 4, &wide));
    EXPECT_EQ(wide, 255u);
    EXPECT_FALSE(wd_parse_u32("4294967296", 10, &narrow));
    for (const char *bad : {"", "-1", "1 ", " 1", "0x", "1e3", "0xg", "+1"}) {
        EXPECT_FALSE(wd_parse_u64(bad, strlen(bad), &wide)) << bad;
    }
}

TEST(Parse, BooleansAndTrimming) {
    bool value = false;
    EXPECT_TRUE(wd_parse_bool("TRUE", 4, &value) && value);
    EXPECT_TRUE(wd_parse_bool("off", 3, &value) && !value);
    EXPECT_FALSE(wd_parse_bool("maybe", 5, &value));
    const char *text = " \t word \r\n";
    size_t length = strlen(text);
    wd_trim(&text, &length);
    EXPECT_EQ(std::string(text, length), "word");
}

class File : public ::testing::Test {
  protected:
    void SetUp() override {
        const char *base = getenv("TEST_TMPDIR");
        folder_ = std::string(base ? base : "/tmp") + "/file_XXXXXX";
        ASSERT_NE(mkdtemp(folder_.data()), nullptr);
    }
    std::string folder_;
};

TEST_F(File, ReplaceMakesFoldersAndReadsBack) {
    std::string path = folder_ + "/a/b/file";
    wd_allocator allocator = wd_allocator_default();
    ASSERT_EQ(wd_file_replace(path.c_str(), "one", 3), WD_OK);
    ASSERT_EQ(wd_file_replace(path.c_str(), "second", 6), WD_OK);
    void *data = nullptr;
    size_t size = 0;
    ASSERT_EQ(wd_file_read(&allocator, path.c_str(), 0, &data, &size), WD_OK);
    EXPECT_EQ(std::string(static_cast<char *>(data), size), "second");
    wd_free(&allocator, data);
    EXPECT_EQ(wd_file_read(&allocator, path.c_str(), 5, &data, &size), WD_ERROR_UNSUPPORTED);
}

TEST_F(File, MissingFileAndFolderInTheWayGiveErrno) {
    wd_allocator allocator = wd_allocator_default();
    void *data = nullptr;
    size_t size = 0;
    EXPECT_EQ(wd_file_read(&allocator, (folder_ + "/none").c_str(), 0, &data, &size), WD_ERROR_IO);
    EXPECT_EQ(errno, ENOENT);
    ASSERT_EQ(wd_file_replace((folder_ + "/plain").c_str(), "x", 1), WD_OK);
    EXPECT_EQ(wd_file_replace((folder_ + "/plain/below").c_str(), "x", 1), WD_ERROR_IO);
}

TEST_F(File, CreateKeepsExistingFiles) {
    const std::string path = folder_ + "/new/file";
    ASSERT_EQ(wd_file_create(path.c_str(), "one", 3), WD_OK);
    EXPECT_EQ(wd_file_create(path.c_str(), "two", 3), WD_ERROR_IO);
    EXPECT_EQ(errno, EEXIST);
    std::vector<std::thread> threads;
    std::atomic<int> created{0};
    for (int t = 0; t < 8; t++) {
        threads.emplace_back([this, &created] {
            created += wd_file_create((folder_ + "/new/another").c_str(), "x", 1) == WD_OK;
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(created, 1);
    wd_allocator allocator = wd_allocator_default();
    void *data = nullptr;
    size_t size = 0;
    ASSERT_EQ(wd_file_read(&allocator, path.c_str(), 0, &data, &size), WD_OK);
    EXPECT_EQ(std::string(static_cast<char *>(data), size), "one");
    wd_free(&allocator, data);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_ + "/new"), {}), 2);
}

std::string Content(const std::string &path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST_F(File, NamesMayBeAsLongAsTheyCanBe) {
    const std::string path = folder_ + "/" + std::string(255, 'n');
    ASSERT_EQ(wd_file_replace(path.c_str(), "one", 3), WD_OK) << strerror(errno);
    ASSERT_EQ(wd_file_replace(path.c_str(), "two", 3), WD_OK);
    EXPECT_EQ(Content(path), "two");
    EXPECT_LT(open((path + "n").c_str(), O_WRONLY | O_CREAT, 0600), 0);
    const int reason = errno; // ENAMETOOLONG, or under wine ENOENT.
    EXPECT_EQ(wd_file_replace((path + "n").c_str(), "x", 1), WD_ERROR_IO);
    EXPECT_EQ(errno, reason);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_), {}), 1);
}

TEST_F(File, PipesAndNamesOfStreamsAreNotReplaced) {
    const std::string pipe = folder_ + "/pipe", plain = folder_ + "/plain";
    WD_NEEDS("mkfifo", mkfifo(pipe.c_str(), 0600));
    std::thread reader([&pipe] { EXPECT_EQ(Content(pipe), "through"); });
    EXPECT_EQ(wd_file_replace(pipe.c_str(), "through", 7), WD_OK);
    reader.join();
    EXPECT_EQ(wd_file_create(pipe.c_str(), "x", 1), WD_ERROR_IO);
    EXPECT_EQ(errno, EEXIST);
    struct stat status;
    ASSERT_EQ(stat(pipe.c_str(), &status), 0);
    EXPECT_TRUE(S_ISFIFO(status.st_mode));
    // As /dev/stdout, which is such a link, where a shell has led it to a file.
    int fd = open(plain.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    ASSERT_EQ(write(fd, "before ", 7), 7);
    EXPECT_EQ(wd_file_replace(("/proc/self/fd/" + std::to_string(fd)).c_str(), "after", 5), WD_OK);
    close(fd);
    EXPECT_EQ(Content(plain), "before after");
}

TEST_F(File, APipeWithoutAReaderIsNotWaitedForWithoutEnd) {
    const std::string pipe = folder_ + "/pipe";
    WD_NEEDS("mkfifo", mkfifo(pipe.c_str(), 0600));
    EXPECT_EQ(wd_file_replace(pipe.c_str(), "x", 1), WD_ERROR_IO);
    EXPECT_EQ(errno, ENXIO);
}

// A pipe takes 64 KiB without a reader: the writer waits for a slow one.
TEST_F(File, APipeTakesMoreThanItHolds) {
    const std::string pipe = folder_ + "/pipe", text(300000, 'x');
    WD_NEEDS("mkfifo", mkfifo(pipe.c_str(), 0600));
    std::thread reader([&] { EXPECT_EQ(Content(pipe), text); });
    EXPECT_EQ(wd_file_replace(pipe.c_str(), text.data(), text.size()), WD_OK);
    reader.join();
}

TEST_F(File, OfAnotherKindOnlyTheBeginningIsRead) {
    const wd_allocator allocator = wd_allocator_default();
    const std::string path = folder_ + "/file";
    std::ofstream(path) << "MAGIC" << std::string(300000, 'x');
    void *data = nullptr;
    size_t size = 0;
    ASSERT_EQ(wd_file_read_kind(&allocator, path.c_str(), "MAGIC", 5, &data, &size), WD_OK);
    EXPECT_EQ(size, 300005u);
    wd_free(&allocator, data);
    ASSERT_EQ(wd_file_read_kind(&allocator, path.c_str(), "OTHER", 5, &data, &size), WD_OK);
    EXPECT_LT(size, 300005u);
    wd_free(&allocator, data);
    ASSERT_EQ(wd_file_read_kind(&allocator, "/dev/zero", "MAGIC", 5, &data, &size), WD_OK);
    wd_free(&allocator, data);
    std::ofstream(path) << "MA";
    ASSERT_EQ(wd_file_read_kind(&allocator, path.c_str(), "MAGIC", 5, &data, &size), WD_OK);
    EXPECT_EQ(size, 2u);
    wd_free(&allocator, data);
}

// The default action of the signal ends the process.
TEST_F(File, TheSizeLimitOfFilesIsAnError) {
    WD_NEEDS_FORK();
    const std::string path = folder_ + "/file";
    ASSERT_EQ(wd_file_replace(path.c_str(), "old", 3), WD_OK);
    const pid_t child = fork();
    if (child == 0) {
        const rlimit limit = {10, 10};
        setrlimit(RLIMIT_FSIZE, &limit);
        _exit(wd_file_replace(path.c_str(), "longer than ten bytes", 21) == WD_ERROR_IO && errno == EFBIG
                  ? 0
                  : 1);
    }
    int status = -1;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(Content(path), "old");
}

TEST_F(File, WriterLeavesTheOldFileUntilItIsCommitted) {
    const std::string path = folder_ + "/file";
    wd_file_writer writer;
    ASSERT_EQ(wd_file_replace(path.c_str(), "old", 3), WD_OK);
    for (bool commit : {false, true}) {
        ASSERT_EQ(wd_file_writer_open(&writer, path.c_str(), WD_FILE_UNFLUSHED), WD_OK);
        ASSERT_EQ(wd_file_writer_write(&writer, "new ", 4), WD_OK);
        ASSERT_EQ(wd_file_writer_write(&writer, "words", 5), WD_OK);
        EXPECT_EQ(Content(path), "old");
        if (commit) {
            EXPECT_EQ(wd_file_writer_commit(&writer), WD_OK);
        } else {
            wd_file_writer_discard(&writer);
        }
    }
    EXPECT_EQ(Content(path), "new words");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_), {}), 1);
}

TEST_F(File, ThreadsWriteFilesOfTheirOwn) {
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; t++) {
        threads.emplace_back([this, t] {
            const std::string path = folder_ + "/file" + std::to_string(t);
            for (int i = 0; i < 50; i++) {
                EXPECT_EQ(wd_file_write(path.c_str(), "words", 5, WD_FILE_UNFLUSHED), WD_OK);
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_), {}), 4);
}

TEST_F(File, UnfinishedFilesAreRemovedBeforeTheEnd) {
    WD_NEEDS_FORK();
    const std::string path = folder_ + "/file";
    EXPECT_EXIT(
        {
            wd_file_writer writers[3];
            for (wd_file_writer &writer : writers) {
                wd_file_writer_open(&writer, path.c_str(), 0);
                wd_file_writer_write(&writer, "half", 4);
            }
            wd_file_writer_discard(&writers[1]);
            wd_file_discard_all();
            _exit(std::filesystem::is_empty(folder_) ? 0 : 1);
        },
        testing::ExitedWithCode(0), "");
}

TEST_F(File, ReplaceFromThreadsKeepsTheUmaskAndLeavesNoFiles) {
    mode_t before = umask(027);
    std::vector<std::thread> threads;
    for (int t = 0; t < 8; t++) {
        threads.emplace_back([this, t] {
            for (int i = 0; i < 20; i++) {
                std::string path = folder_ + "/many/" + std::to_string((t + i) % 20);
                EXPECT_EQ(wd_file_replace(path.c_str(), "x", 1), WD_OK);
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(static_cast<unsigned>(umask(before)), 027u);
    size_t count = 0;
    for (const auto &entry : std::filesystem::directory_iterator(folder_ + "/many")) {
        struct stat status;
        ASSERT_EQ(stat(entry.path().string().c_str(), &status), 0);
        EXPECT_EQ(status.st_mode & 07777, wd::testing::kIsWindows ? 0666u : 0640u) << entry.path();
        count++;
    }
    EXPECT_EQ(count, 20u);
}

TEST_F(File, LockExcludesASecondHolder) {
    std::string path = folder_ + "/lock";
    int lock = -1;
    ASSERT_EQ(wd_file_lock(path.c_str(), 60000, &lock), WD_OK);
    int second = -1;
    EXPECT_EQ(wd_file_lock(path.c_str(), 20, &second), WD_ERROR_BUSY);
    wd_file_unlock(lock);
    ASSERT_EQ(wd_file_lock(path.c_str(), 60000, &lock), WD_OK);
    wd_file_unlock(lock);
}

TEST(Hash128, KnownValueOfTheEmptyString) {
    // XXH3-128 of no bytes with seed 0, from the algorithm's published test vectors.
    wd_hash128 hash = wd_hash128_bytes("", 0);
    EXPECT_EQ(hash.high, 0x99aa06d3014798d8u);
    EXPECT_EQ(hash.low, 0x6001c324468d497fu);
}

#ifndef NDEBUG
TEST(Mutex, IsHeldByTheThreadThatLockedItOnly) {
    wd_mutex mutex;
    wd_mutex_init(&mutex);
    EXPECT_FALSE(wd_mutex_is_held(&mutex));
    wd_mutex_lock(&mutex);
    EXPECT_TRUE(wd_mutex_is_held(&mutex));
    std::thread([&] { EXPECT_FALSE(wd_mutex_is_held(&mutex)); }).join();
    wd_mutex_unlock(&mutex);
    EXPECT_FALSE(wd_mutex_is_held(&mutex));
    EXPECT_DEATH(wd_mutex_unlock(&mutex), wd::testing::AssertionText("wd_mutex_is_held"));
    wd_mutex_finish(&mutex);
}
#endif

} // namespace
