// A program for every platform, which platform_test.sh builds and runs: the functions of POSIX and of vk/platform that
// the layer and the tools depend on. It ends with 0, or names the first expectation that failed.
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vk/platform/debug_output.h"
#include "vk/platform/page_faults.h"
#include "vk/platform/paths.h"
#include "vk/platform/process.h"
#include "vk/platform/registered_files.h"

#define EXPECT(condition)                                                                                    \
    do {                                                                                                     \
        if (!(condition)) {                                                                                  \
            printf("line %d: %s (errno %d)\n", __LINE__, #condition, errno);                                 \
            exit(1);                                                                                         \
        }                                                                                                    \
    } while (0)

// Wine cannot replace a file that is open.
static void test_files(bool replaces_open) {
    char byte;
    struct stat status, same;
    const int old = open("\xc3\xa4 old", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    EXPECT(old >= 0 && write(old, "a\nb", 3) == 3);
    EXPECT(fstat(old, &status) == 0 && S_ISREG(status.st_mode) && status.st_size == 3);
    EXPECT(open("\xc3\xa4 old", O_RDWR | O_CREAT | O_EXCL, 0600) < 0 && errno == EEXIST);
    EXPECT(open("none/file", O_RDONLY) < 0 && errno == ENOENT);
    EXPECT(pwrite(old, "c", 1, 1) == 1 && pread(old, &byte, 1, 1) == 1 && byte == 'c');
    EXPECT(write(old, "d", 1) == 1); // The position is where the first write ended.
    EXPECT(stat("\xc3\xa4 old", &same) == 0 && same.st_ino == status.st_ino && same.st_size == 4);
    char *mapped = mmap(NULL, 4, PROT_READ, MAP_SHARED, old, 0);
    EXPECT(mapped != MAP_FAILED && memcmp(mapped, "acbd", 4) == 0 && munmap(mapped, 4) == 0);
    const int new = open("new", O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    EXPECT(new >= 0 && fsync(new) == 0 && close(new) == 0);
    EXPECT(replaces_open || close(old) == 0);
    EXPECT(rename("new", "\xc3\xa4 old") == 0);
    EXPECT(stat("\xc3\xa4 old", &same) == 0 && same.st_size == 0);
    EXPECT((!replaces_open || close(old) == 0) && link("\xc3\xa4 old", "linked") == 0);
    EXPECT(link("\xc3\xa4 old", "linked") < 0 && errno == EEXIST);
    EXPECT(unlink("linked") == 0 && unlink("linked") < 0 && errno == ENOENT);
}

static void test_appending(void) {
    const int flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC;
    const int a = open("log", flags, 0600), b = open("log", flags, 0600);
    EXPECT(write(a, "1", 1) == 1 && write(b, "2", 1) == 1 && write(a, "3", 1) == 1);
    EXPECT(close(a) == 0 && close(b) == 0);
    FILE *file = fopen("log", "r");
    char text[8] = "";
    EXPECT(file && fread(text, 1, sizeof text, file) == 3 && strcmp(text, "123") == 0 && fclose(file) == 0);
}

static void test_locks(void) {
    const int a = open("lock", O_RDWR | O_CREAT | O_CLOEXEC, 0600), b = open("lock", O_RDWR | O_CLOEXEC);
    EXPECT(flock(a, LOCK_EX | LOCK_NB) == 0);
    EXPECT(flock(b, LOCK_EX | LOCK_NB) < 0 && errno == EWOULDBLOCK);
    EXPECT(write(b, "x", 1) == 1); // Locks are advisory.
    EXPECT(close(a) == 0 && flock(b, LOCK_EX | LOCK_NB) == 0 && close(b) == 0);
}

static int is_named(const struct dirent *entry) {
    return entry->d_name[0] != '.';
}

static void test_folders(void) {
    struct dirent **entries;
    EXPECT(mkdir("folder", 0700) == 0 && mkdir("folder", 0700) < 0 && errno == EEXIST);
    EXPECT(open("folder", O_WRONLY) < 0 && errno == EISDIR);
    EXPECT(mkdir("folder/b", 0700) == 0 && mkdir("folder/\xc3\xa4", 0700) == 0);
    EXPECT(scandir("folder", &entries, is_named, alphasort) == 2);
    EXPECT(strcmp(entries[0]->d_name, "b") == 0 && strcmp(entries[1]->d_name, "\xc3\xa4") == 0);
    char *full = realpath("folder/b", NULL);
    EXPECT(full && strcmp(strrchr(full, '/'), "/b") == 0);
    char resolved[PATH_MAX];
    EXPECT(realpath("folder/../folder/b", resolved) == resolved && strcmp(resolved, full) == 0);
    free(full);
}

static void test_environment(void) {
    EXPECT(setenv("WARDEN_TEST", "\xc3\xa4 1", 1) == 0 && strcmp(getenv("WARDEN_TEST"), "\xc3\xa4 1") == 0);
    int found = 0;
    for (char **variable = environ; *variable; variable++) {
        found += strcmp(*variable, "WARDEN_TEST=\xc3\xa4 1") == 0;
    }
    EXPECT(found == 1 && unsetenv("WARDEN_TEST") == 0 && !getenv("WARDEN_TEST"));
}

// visited is what a visit of registered files found.
typedef struct visited {
    const char *wanted; // With backslashes.
    int count;
} visited;

static bool on_registered(void *user, const char *path, bool is_on) {
    visited *seen = user;
    seen->count += is_on && strcmp(path, seen->wanted) == 0;
    return true;
}

static int count_registered(const char *path) {
    visited seen = {path, 0};
    EXPECT(wd_registered_visit_user(WD_REGISTERED_SETTINGS, on_registered, &seen) == 0);
    return seen.count;
}

// Systems without a registry have no lists, and a folder of the user for layers.
static void test_registry(void) {
    const char *path = "C:\\\xc3\xa4 1\\\xe2\x82\xac.txt";
    char folder[4096];
    const int error = wd_registered_add(WD_REGISTERED_SETTINGS, "C:/\xc3\xa4 1/\xe2\x82\xac.txt");
    EXPECT(error == 0 || error == ENOSYS);
    EXPECT(setenv("HOME", "/home/someone", 1) == 0);
    EXPECT(wd_path_user_layers(folder, sizeof folder) == (error == ENOSYS));
    if (error == 0) {
        EXPECT(count_registered(path) == 1 && wd_registered_remove(WD_REGISTERED_SETTINGS, path) == 0);
        EXPECT(count_registered(path) == 0 && wd_registered_remove(WD_REGISTERED_SETTINGS, path) == ENOENT);
    }
}

static char *protected_page;
static uintptr_t fault_address, fault_code;
static wd_page_access fault_access;
static long page_size;

static bool on_fault(uintptr_t address, uintptr_t code, wd_page_access access) {
    fault_address = address;
    fault_code = code;
    fault_access = access;
    return mprotect(protected_page, (size_t)page_size, PROT_READ | PROT_WRITE) == 0;
}

// is_access returns whether the access was the expected one. On Arm, qemu does not state it.
static bool is_access(wd_page_access expected) {
#ifdef __aarch64__
    return fault_access == expected || fault_access == WD_PAGE_UNKNOWN;
#else
    return fault_access == expected;
#endif
}

static void test_page_faults(const char *own_name) {
    page_size = sysconf(_SC_PAGESIZE);
    protected_page =
        mmap(NULL, (size_t)page_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    EXPECT(page_size > 0 && protected_page != MAP_FAILED && wd_page_faults_handle(on_fault));
    EXPECT(mprotect(protected_page, (size_t)page_size, PROT_READ) == 0);
    volatile char *written = protected_page + 5;
    EXPECT(*written == 0 && !fault_address);
    *written = 1; // The handler makes the page writable, and the instruction runs again.
    EXPECT(*written == 1 && fault_address == (uintptr_t)written && fault_code);
    EXPECT(is_access(WD_PAGE_WRITE));
    EXPECT(mprotect(protected_page, (size_t)page_size, PROT_NONE) == 0);
    EXPECT(*written == 1 && is_access(WD_PAGE_READ));
    Dl_info info;
    EXPECT(dladdr((void *)fault_code, &info) && strstr(info.dli_fname, own_name) &&
           (uintptr_t)info.dli_fbase < fault_code);
    EXPECT(munmap(protected_page, (size_t)page_size) == 0);
}

static void *note_thread(void *user) {
    *(uint32_t *)user = wd_thread_id();
    return NULL;
}

static void test_process(const char *own_name) {
    char path[4096];
    uint32_t other = 0;
    pthread_t thread;
    EXPECT(wd_process_program(path, sizeof path) == strlen(path) && strstr(path, own_name));
    const size_t length = strlen(path);
    EXPECT(wd_process_program(path, length) == 0 && !path[0] &&
           wd_process_program(path, length + 1) == length);
    EXPECT(!wd_process_is_privileged());
    EXPECT(pthread_create(&thread, NULL, note_thread, &other) == 0 && pthread_join(thread, NULL) == 0);
    EXPECT(other && other != wd_thread_id() && wd_thread_is_alive(wd_thread_id()));
    EXPECT(!wd_debug_output("text", 4)); // Standard error is there.
    EXPECT(wd_path_user_temporary(path, sizeof path) && access(path, R_OK | W_OK) == 0);
    EXPECT(!wd_path_user_temporary(path, 2));
}

// Arguments: a part of the program's path, text to compare with the bytes that this file has for it, and 'wine' where
// that runs the program.
int main(int argc, char **argv) {
    char folder[] = "smoke-XXXXXX";
    EXPECT(argc >= 3 && strcmp(argv[2], "\xc3\xa4 \"\\") == 0);
    EXPECT(mkdtemp(folder) && chdir(folder) == 0);
    test_files(argc == 3);
    test_appending();
    test_locks();
    test_folders();
    test_environment();
    test_registry();
    test_page_faults(argv[1]);
    test_process(argv[1]);
    printf("passed\n");
    return 0;
}
