// Writes a trace file (trace_format.h) while a program runs.
//
// A process has one writer for each path: instances that name the same path share it, one after the other too. Records
// collect in a block; a block goes to the file with one write when it is full, and at wd_trace_flush, so a process that
// crashes loses at most the last block. A child that was forked without exec writes nothing: the file is its parent's.
//
// A file that exists is replaced only if it is a trace or empty. If another process writes it, the trace goes to a file
// next to it. Links, pipes and devices are refused. Only the owner can read the file, because it holds names and shader
// source of the program.
//
// | function                              | threads                          |
// |---------------------------------------|----------------------------------|
// | wd_trace_is_recording                 | any, takes no lock               |
// | wd_trace_take_error, _path, _is_moved | any, take no lock                |
// | all others                            | any; they take the writer's lock |
#ifndef WARDEN_VK_TRACE_TRACE_WRITER_H
#define WARDEN_VK_TRACE_TRACE_WRITER_H

#include "vk/trace/trace_format.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_trace_options {
    const char *file;                 // The path; "%p" is the process id, "%%" a percent sign.
    uint32_t first_frame, last_frame; // Frames from 0, inclusive.
    bool until_finding;               // The recording ends with the first finding.
    uint64_t max_size;                // Bytes of the file. 0: no limit.
    const char *application,
        *engine; // Names in VkApplicationInfo, of which 4,096 bytes are kept. NULL: none.
} wd_trace_options;

typedef struct wd_trace_writer wd_trace_writer;

// wd_trace_open returns the writer for a path. WD_ERROR_IO with errno: the file cannot be created; EEXIST: there is a
// file that is not a trace. WD_ERROR_NOT_A_FILE: a link, a pipe or a device.
wd_status wd_trace_open(const wd_trace_options *options, wd_trace_writer **writer);
// wd_trace_close ends the recording if no other instance uses the writer, which stays valid for the functions below.
// Accepts NULL.
void wd_trace_close(wd_trace_writer *writer);
// wd_trace_take_error returns the errno of the write that ended the recording, once. 0: there is none, or another call
// has returned it.
int wd_trace_take_error(wd_trace_writer *writer);
// wd_trace_path returns the path of the file, which lives as long as the writer.
const char *wd_trace_path(const wd_trace_writer *writer);
// wd_trace_is_moved returns whether the file is not at the path of wd_trace_open, but next to it, because another
// process writes to that path.
bool wd_trace_is_moved(const wd_trace_writer *writer);

// wd_trace_is_recording returns false after the recording has ended: after its last frame, its first finding or its
// size limit, or because the file could not be written.
bool wd_trace_is_recording(const wd_trace_writer *writer);
// wd_trace_is_in_frames returns whether the current frame is one of those to record.
bool wd_trace_is_in_frames(wd_trace_writer *writer);
// wd_trace_frame returns the current frame. wd_trace_end_frame begins the next one.
uint32_t wd_trace_frame(wd_trace_writer *writer);
void wd_trace_end_frame(wd_trace_writer *writer);

// wd_trace_string returns the id of a string (NULL: 0), which it adds to the file if it is new.
uint64_t wd_trace_string(wd_trace_writer *writer, const char *text);
uint64_t wd_trace_string_n(wd_trace_writer *writer, const char *text, size_t size);
// wd_trace_define returns true once for each id: then the caller appends the record that defines the object.
bool wd_trace_define(wd_trace_writer *writer, uint64_t id);
// wd_trace_new_recording returns a number for a recording that no other has.
uint64_t wd_trace_new_recording(wd_trace_writer *writer);

// wd_trace_append appends a record. `size` is at most WD_TRACE_MAX_BLOCK / 2; longer records are dropped.
void wd_trace_append(wd_trace_writer *writer, wd_trace_record kind, const void *data, size_t size);
// wd_trace_append_bytes appends `payload` and frees it. If it has failed, nothing is appended.
void wd_trace_append_bytes(wd_trace_writer *writer, wd_trace_record kind, wd_trace_bytes *payload);
// wd_trace_flush writes the current block. wd_trace_flush_late does so if the last one is older than 50 ms.
void wd_trace_flush(wd_trace_writer *writer);
void wd_trace_flush_late(wd_trace_writer *writer);
// wd_trace_note_finding ends the recording if it is to end with the first finding, and flushes.
void wd_trace_note_finding(wd_trace_writer *writer);

#ifdef __cplusplus
}
#endif
#endif
