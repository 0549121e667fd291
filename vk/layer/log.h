// The log: a file, a pipe or a standard stream that messages are appended to.
//
// A log never stops the application. A file is opened without waiting and is appended to, never truncated; each message
// is one write(2), so that several processes can share a file. All logs of a process take turns, so that a message
// which a pipe takes in several pieces is not mixed with another. A pipe without a reader, a full disk or a slow reader
// ends the log: the messages after that go to standard error.
//
// | function     | threads                                                     |
// |--------------|-------------------------------------------------------------|
// | open, close  | externally synchronized                                     |
// | write        | any thread; one lock for all logs is held for one message   |
// | is_file      | any thread                                                  |
#ifndef WARDEN_VK_LAYER_LOG_H
#define WARDEN_VK_LAYER_LOG_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_log is the caller's storage; its members are private.
typedef struct wd_log {
    int fd;
    int max_wait_ms; // For a reader that is slow.
    bool is_file;    // Read and written with __atomic_...: C++ has no _Atomic.
    bool is_stdout;
    char *path; // Of the file, with %p expanded; NULL: a standard stream.
    wd_allocator allocator;
} wd_log;

// wd_log_open opens `name`: "stdout", "stderr" ("" is standard error, too) or the path of a file or pipe, in which "%p"
// is the process id and "%%" a percent sign. The log is ready for use whatever the result is, and needs wd_log_close:
//   WD_ERROR_IO             the file cannot be opened, errno holds the reason; standard error takes its place.
//   WD_ERROR_OUT_OF_MEMORY  likewise.
wd_status wd_log_open(wd_log *log, wd_allocator allocator, const char *name);
void wd_log_close(wd_log *log);

// wd_log_is_terminal returns whether messages go to a terminal that shows colors: its TERM is not "dumb", and NO_COLOR
// is unset or empty (https://no-color.org).
bool wd_log_is_terminal(const wd_log *log);

// wd_log_is_file returns true while messages go to a file or pipe that the user named.
bool wd_log_is_file(const wd_log *log);

// wd_log_name returns the name of the first destination of wd_log_open: the path of the file, "standard output" or
// "standard error". Constant.
const char *wd_log_name(const wd_log *log);

// wd_log_write appends one message, which ends with a newline. WD_ERROR_IO, with errno set: the message was not written
// in full and the log was given up; standard error replaces it for later messages. A message that standard
// error does not take within five seconds is lost, and those after it without waiting, until standard error is read
// again; a line then states how many were lost. No SIGPIPE and no SIGXFSZ reach the application.
wd_status wd_log_write(wd_log *log, const char *text, size_t length);

// wd_log_reason returns the words for an errno that wd_log_open or wd_log_write left.
const char *wd_log_reason(int error);

#ifdef __cplusplus
}
#endif
#endif
