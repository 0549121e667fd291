#include "vk/util/file.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "vk/util/quiet_write.h"

// read_limit says where reading ends: at `max_size` bytes (0: no bound), or where the data does not begin with `magic`.
typedef struct read_limit {
    size_t max_size;
    const void *magic;
    size_t magic_size;
} read_limit;

static bool is_other_kind(const read_limit *limit, const char *bytes, size_t length) {
    return limit->magic_size && length >= limit->magic_size &&
           memcmp(bytes, limit->magic, limit->magic_size) != 0;
}

static wd_status read_all(const wd_allocator *allocator, int fd, const read_limit *limit, void **data,
                          size_t *size) {
    char *bytes = NULL;
    size_t capacity = 0, length = 0;
    wd_status status = WD_OK;
    for (;;) {
        void *memory = bytes;
        if (!wd_array_reserve(allocator, &memory, &capacity, length + 65536 + 1, 1)) {
            status = WD_ERROR_OUT_OF_MEMORY;
            break;
        }
        bytes = memory;
        ssize_t got = read(fd, bytes + length, capacity - length - 1);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            status = WD_ERROR_IO;
            break;
        }
        if (got == 0) {
            break;
        }
        length += (size_t)got;
        if (limit->max_size && length > limit->max_size) {
            status = WD_ERROR_UNSUPPORTED;
            break;
        }
        if (is_other_kind(limit, bytes, length)) {
            break;
        }
    }
    if (status) {
        int reason = errno;
        wd_free(allocator, bytes);
        errno = reason;
        return status;
    }
    bytes[length] = '\0';
    *data = bytes;
    *size = length;
    return WD_OK;
}

static wd_status read_and_close(const wd_allocator *allocator, int fd, const read_limit *limit, void **data,
                                size_t *size) {
    wd_status status = read_all(allocator, fd, limit, data, size);
    int reason = errno;
    close(fd);
    errno = reason;
    return status;
}

static wd_status read_path(const wd_allocator *allocator, const char *path, const read_limit *limit,
                           void **data, size_t *size) {
    if (strcmp(path, "-") == 0) {
        return read_all(allocator, STDIN_FILENO, limit, data, size);
    }
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    return fd < 0 ? WD_ERROR_IO : read_and_close(allocator, fd, limit, data, size);
}

wd_status wd_file_read(const wd_allocator *allocator, const char *path, size_t max_size, void **data,
                       size_t *size) {
    return read_path(allocator, path, &(read_limit){.max_size = max_size}, data, size);
}

wd_status wd_file_read_kind(const wd_allocator *allocator, const char *path, const void *magic,
                            size_t magic_size, void **data, size_t *size) {
    return read_path(allocator, path, &(read_limit){.magic = magic, .magic_size = magic_size}, data, size);
}

// check_regular returns WD_OK for a regular file. A folder is WD_ERROR_IO with errno EISDIR, as it is when it is read.
static wd_status check_regular(const struct stat *status) {
    if (S_ISREG(status->st_mode)) {
        return WD_OK;
    }
    errno = EISDIR;
    return S_ISDIR(status->st_mode) ? WD_ERROR_IO : WD_ERROR_NOT_A_FILE;
}

// open_regular opens a regular file. It asks for the type before it opens, because opening a device can act on the
// device, and again afterwards, because the name may lead to another file by then. O_NONBLOCK keeps a pipe from
// blocking in between.
static wd_status open_regular(const char *path, int flags, mode_t mode, int *fd) {
    struct stat status;
    const bool follow = !(flags & O_NOFOLLOW);
    if ((follow ? stat(path, &status) : lstat(path, &status)) == 0) {
        wd_status result = check_regular(&status);
        if (result != WD_OK) {
            return result;
        }
    } else if (errno != ENOENT) {
        return WD_ERROR_IO;
    }
    *fd = open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, mode);
    if (*fd < 0) {
        return errno == ENXIO || errno == ELOOP ? WD_ERROR_NOT_A_FILE : WD_ERROR_IO;
    }
    wd_status result = fstat(*fd, &status) == 0 ? check_regular(&status) : WD_ERROR_IO;
    if (result != WD_OK) {
        int reason = errno;
        close(*fd);
        errno = reason;
    }
    return result;
}

wd_status wd_file_open_regular(const char *path, int *fd, uint64_t *size) {
    wd_status status = open_regular(path, O_RDONLY, 0, fd);
    if (status == WD_OK) {
        const off_t end = lseek(*fd, 0, SEEK_END);
        *size = end < 0 ? 0 : (uint64_t)end;
        lseek(*fd, 0, SEEK_SET);
    }
    return status;
}

wd_status wd_file_read_regular(const wd_allocator *allocator, const char *path, size_t max_size, void **data,
                               size_t *size) {
    int fd;
    wd_status status = open_regular(path, O_RDONLY, 0, &fd);
    return status == WD_OK ? read_and_close(allocator, fd, &(read_limit){.max_size = max_size}, data, size)
                           : status;
}

// Owners and folders

// folder_of writes the folder that `path` is in.
static void folder_of(const char *path, char folder[WD_FILE_MAX_PATH]) {
    const char *slash = strrchr(path, '/');
    const int length = slash ? (int)(slash - path) + (slash == path) : 1;
    snprintf(folder, WD_FILE_MAX_PATH, "%.*s", length, slash ? path : ".");
}

// give_to_owner_of gives a file that root made to the owner of its folder, so that a command under sudo locks nobody
// out.
static void give_to_owner_of(const char *folder, int fd) {
    struct stat status;
    if (geteuid() == 0 && stat(folder, &status) == 0 && status.st_uid != 0) {
        (void)!fchown(fd, status.st_uid, status.st_gid); // Fails on file systems without owners.
    }
}

static bool make_folder(const char *path, bool is_private) {
    if (mkdir(path, is_private ? 0700 : 0777) != 0) {
        return errno == EEXIST;
    }
    int fd = is_private ? open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) : -1;
    if (fd >= 0) {
        char parent[WD_FILE_MAX_PATH];
        folder_of(path, parent);
        give_to_owner_of(parent, fd);
        close(fd);
    }
    return true;
}

// make_folders makes every folder above `path`. It changes `path` while it works and restores it.
static bool make_folders(char *path, bool is_private) {
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        const bool made = make_folder(path, is_private);
        *slash = '/';
        if (!made) {
            return false;
        }
    }
    return true;
}

// Links

static bool names_stream(const char *path) {
    return strncmp(path, "/dev/", 5) == 0 || strncmp(path, "/proc/", 6) == 0;
}

wd_status wd_file_link_target(const char *path, char target[WD_FILE_MAX_PATH]) {
    enum { MAX_LINKS = 40 }; // As in the kernel.
    char contents[WD_FILE_MAX_PATH], next[2 * WD_FILE_MAX_PATH];
    if (strlen(path) >= WD_FILE_MAX_PATH) {
        errno = ENAMETOOLONG;
        return WD_ERROR_IO;
    }
    strcpy(target, path);
    for (int i = 0; i < MAX_LINKS; i++) {
        const ssize_t length = names_stream(target) ? -1 : readlink(target, contents, sizeof contents);
        if (length < 0) {
            return WD_OK;
        }
        const char *slash = strrchr(target, '/');
        const int folder_length = slash && contents[0] != '/' ? (int)(slash + 1 - target) : 0;
        const int written =
            snprintf(next, sizeof next, "%.*s%.*s", folder_length, target, (int)length, contents);
        if (length == (ssize_t)sizeof contents || written >= WD_FILE_MAX_PATH) {
            errno = ENAMETOOLONG;
            return WD_ERROR_IO;
        }
        strcpy(target, next);
    }
    errno = ELOOP;
    return WD_ERROR_IO;
}

// The contents to be written

// The files that are being written, so that a process that ends early can remove them.
static struct {
    pthread_rwlock_t
        making;           // Held for reading while a file is made; wd_file_discard_all holds it for writing.
    pthread_mutex_t lock; // Guards `first`.
    wd_file_writer *first;
} writers = {.making = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP, .lock = PTHREAD_MUTEX_INITIALIZER};

static void enlist(wd_file_writer *writer) {
    pthread_mutex_lock(&writers.lock);
    writer->next = writers.first;
    writer->link = &writers.first;
    if (writer->next) {
        writer->next->link = &writer->next;
    }
    writers.first = writer;
    pthread_mutex_unlock(&writers.lock);
}

static void delist(wd_file_writer *writer) {
    pthread_mutex_lock(&writers.lock);
    *writer->link = writer->next;
    if (writer->next) {
        writer->next->link = writer->link;
    }
    pthread_mutex_unlock(&writers.lock);
}

void wd_file_discard_all(void) {
    pthread_rwlock_wrlock(&writers.making);
    pthread_mutex_lock(&writers.lock);
    for (wd_file_writer *writer = writers.first; writer; writer = writer->next) {
        unlink(writer->temporary);
    }
}

// Files that must not be replaced: a device, a pipe, or a name such as /dev/stdout, which may lead to a
// plain file.
static bool is_stream(const char *path) {
    struct stat status;
    if (stat(path, &status) != 0 || S_ISDIR(status.st_mode)) {
        return false;
    }
    const bool is_special = strncmp(path, "/dev/", 5) == 0 || strncmp(path, "/proc/", 6) == 0;
    return !S_ISREG(status.st_mode) || (is_special && lstat(path, &status) == 0 && S_ISLNK(status.st_mode));
}

// create_temporary makes a new file next to `path` with the mode that the umask leaves, which only open() can do
// without changing the umask of other threads. Its name does not hold that of `path`, which may be as long as names can
// be. It returns its descriptor and writes its name, or returns -1.
static int create_temporary(char *name, size_t name_size, const char *path, mode_t mode) {
    static atomic_uint counter;
    const char *slash = strrchr(path, '/');
    const int folder_length = slash ? (int)(slash + 1 - path) : 0;
    for (int attempt = 0; attempt < 1000; attempt++) {
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        unsigned mark = atomic_fetch_add(&counter, 1) ^ (unsigned)now.tv_nsec << 8;
        int length = snprintf(name, name_size, "%.*s.warden-%lx-%x", folder_length, path,
                              (unsigned long)getpid(), mark);
        if (length < 0 || (size_t)length >= name_size) {
            errno = ENAMETOOLONG;
            return -1;
        }
        int fd = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (fd >= 0 || errno != EEXIST) {
            return fd;
        }
    }
    return -1;
}

// create_only_temporary makes the temporary file ".NAME.tmp". Only the process that holds the lock of `path` does so: a
// file with this name is from a process that was killed.
static int create_only_temporary(char *name, size_t name_size, const char *path, mode_t mode) {
    const char *slash = strrchr(path, '/');
    const char *base = slash ? slash + 1 : path;
    const int length = snprintf(name, name_size, "%.*s.%s.tmp", (int)(base - path), path, base);
    if (length < 0 || (size_t)length >= name_size) {
        errno = ENAMETOOLONG;
        return -1;
    }
    unlink(name);
    return open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
}

// copy_attributes gives the new file the mode of the file that it replaces and, if WD_FILE_PRIVATE is set, the owner.
static bool copy_attributes(const wd_file_writer *writer) {
    struct stat existing;
    if (stat(writer->path, &existing) != 0) {
        if (writer->flags & WD_FILE_PRIVATE) {
            char folder[WD_FILE_MAX_PATH];
            folder_of(writer->path, folder);
            give_to_owner_of(folder, writer->fd);
        }
        return true;
    }
    if (writer->flags & WD_FILE_PRIVATE && existing.st_uid != geteuid() &&
        fchown(writer->fd, existing.st_uid, existing.st_gid) != 0 && !(existing.st_mode & S_IROTH)) {
        errno = EPERM;
        return false;
    }
    return fchmod(writer->fd, existing.st_mode & 07777) == 0;
}

static int64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// open_stream opens a device or a pipe for writing. A reader of a pipe may still have to start.
static int open_stream(const char *path) {
    enum { MAX_WAIT_MS = 5000 };
    const int64_t end = now_ms() + MAX_WAIT_MS;
    const struct timespec pause = {.tv_nsec = 10000000};
    struct stat info;
    int fd;
    while ((fd = open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)) < 0 && errno == ENXIO &&
           stat(path, &info) == 0 && S_ISFIFO(info.st_mode) && now_ms() < end) {
        nanosleep(&pause, NULL);
        errno = ENXIO;
    }
    if (fd >= 0) {
        fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) & ~O_NONBLOCK);
    }
    return fd;
}

wd_status wd_file_writer_open(wd_file_writer *writer, const char *path, unsigned flags) {
    size_t length = strlen(path);
    *writer = (wd_file_writer){.path = path, .flags = flags, .fd = -1};
    if (length == 0 || length >= sizeof writer->temporary) {
        errno = length ? ENAMETOOLONG : ENOENT;
        return WD_ERROR_IO;
    }
    if (is_stream(path)) {
        if (flags & WD_FILE_REGULAR) {
            return WD_ERROR_NOT_A_FILE;
        }
        errno = EEXIST;
        writer->fd = flags & WD_FILE_NEW ? -1 : open_stream(path);
        return writer->fd < 0 ? WD_ERROR_IO : WD_OK;
    }
    memcpy(writer->temporary, path, length + 1);
    if (!make_folders(writer->temporary, flags & WD_FILE_PRIVATE)) {
        return WD_ERROR_IO;
    }
    pthread_rwlock_rdlock(&writers.making);
    const mode_t mode = flags & WD_FILE_PRIVATE ? 0600 : 0666;
    writer->fd = (flags & WD_FILE_LOCKED ? create_only_temporary : create_temporary)(
        writer->temporary, sizeof writer->temporary, path, mode);
    if (writer->fd >= 0) {
        enlist(writer);
        writer->is_listed = true;
    }
    pthread_rwlock_unlock(&writers.making);
    if (writer->fd >= 0 && !copy_attributes(writer)) {
        wd_file_writer_discard(writer);
    }
    return writer->fd < 0 ? WD_ERROR_IO : WD_OK;
}

static wd_status status_of(int reason) {
    errno = reason ? reason : errno;
    return reason ? WD_ERROR_IO : WD_OK;
}

// A pipe keeps its signal: a reader that left ends a tool without a message.
wd_status wd_file_writer_write(wd_file_writer *writer, const void *data, size_t size) {
    return status_of((writer->is_listed ? wd_write_quietly : wd_write_all)(writer->fd, data, size, NULL));
}

wd_status wd_file_writer_write_at(wd_file_writer *writer, uint64_t offset, const void *data, size_t size) {
    return status_of(wd_write_quietly(writer->fd, data, size, &offset));
}

void wd_file_writer_discard(wd_file_writer *writer) {
    int reason = errno;
    if (writer->fd >= 0) {
        close(writer->fd);
    }
    if (writer->is_listed) {
        unlink(writer->temporary);
        delist(writer);
    }
    *writer = (wd_file_writer){.fd = -1};
    errno = reason;
}

// Gives a temporary file its name.
static bool put_in_place(const wd_file_writer *writer) {
    if (!(writer->flags & WD_FILE_NEW)) {
        return rename(writer->temporary, writer->path) == 0;
    }
    if (link(writer->temporary, writer->path) != 0) {
        return false;
    }
    unlink(writer->temporary);
    return true;
}

wd_status wd_file_writer_commit(wd_file_writer *writer) {
    const bool is_stream = !writer->is_listed;
    bool written = is_stream || (writer->flags & WD_FILE_UNFLUSHED) || fsync(writer->fd) == 0;
    if (written) {
        // Some file systems report a full disk only here.
        written = close(writer->fd) == 0;
        writer->fd = -1;
    }
    if (!written || (!is_stream && !put_in_place(writer))) {
        wd_file_writer_discard(writer);
        return WD_ERROR_IO;
    }
    if (!is_stream) {
        delist(writer);
    }
    return WD_OK;
}

wd_status wd_file_write(const char *path, const void *data, size_t size, unsigned flags) {
    wd_file_writer writer;
    wd_status status = wd_file_writer_open(&writer, path, flags);
    if (!status) {
        status = wd_file_writer_write(&writer, data, size);
    }
    if (status) {
        wd_file_writer_discard(&writer);
        return status;
    }
    return wd_file_writer_commit(&writer);
}

wd_status wd_file_replace(const char *path, const void *data, size_t size) {
    return wd_file_write(path, data, size, 0);
}

wd_status wd_file_create(const char *path, const void *data, size_t size) {
    return wd_file_write(path, data, size, WD_FILE_NEW);
}

// Locks

// wait_for_lock asks again and again: flock has no time limit, and a timer's signal would be the application's.
static wd_status wait_for_lock(int fd, uint32_t max_wait_ms) {
    const int64_t end = now_ms() + max_wait_ms;
    struct timespec pause = {.tv_nsec = 1000000};
    while (flock(fd, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR) {
            return WD_ERROR_IO;
        }
        if (now_ms() >= end) {
            return WD_ERROR_BUSY;
        }
        nanosleep(&pause, NULL);
        pause.tv_nsec = pause.tv_nsec < 16000000 ? pause.tv_nsec * 2 : pause.tv_nsec;
    }
    return WD_OK;
}

wd_status wd_file_lock(const char *path, uint32_t max_wait_ms, int *lock) {
    char copy[WD_FILE_MAX_PATH];
    size_t length = strlen(path);
    if (length == 0 || length >= sizeof copy) {
        errno = length ? ENAMETOOLONG : ENOENT;
        return WD_ERROR_IO;
    }
    memcpy(copy, path, length + 1);
    if (!make_folders(copy, true)) {
        return WD_ERROR_IO;
    }
    int fd;
    wd_status status = open_regular(path, O_RDWR | O_CREAT | O_NOFOLLOW, 0600, &fd);
    if (status != WD_OK) {
        return status;
    }
    struct stat made;
    if (fstat(fd, &made) == 0 && made.st_uid == 0) {
        folder_of(path, copy);
        give_to_owner_of(copy, fd);
    }
    status = wait_for_lock(fd, max_wait_ms);
    if (status != WD_OK) {
        int reason = errno;
        close(fd);
        errno = reason;
        return status;
    }
    *lock = fd;
    return WD_OK;
}

void wd_file_unlock(int lock) {
    close(lock);
}
