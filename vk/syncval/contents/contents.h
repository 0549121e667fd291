// Which memory has contents: what wrote it, what made it undefined, and which reads find nothing.
//
// It knows no device and no Vulkan object. Ranges are those of the synchronization model (sync_model.h). A log belongs
// to a recording: it collects writes, discards and reads in the order of the commands. A map belongs to a device: the
// logs of submitted command buffers are executed on it in the order of their execution.
//
//   wd_contents_log_write(log, WD_SYNC_LINEAR, range);
//   wd_contents_log_discard(log, WD_SYNC_IDEALIZED, range, WD_CONTENTS_OLD_LAYOUT, tag);
//   wd_contents_log_read(log, &read, ranges, num_ranges);
//   ...
//   wd_contents_execute(map, log, &execution);   // Reports reads of undefined contents.
//
// A range of a map is written, discarded, or untouched: nothing wrote it since its memory was allocated. A read is
// reported only if it is certain that nothing wrote what it reads. So everything unknown counts as a write, and a read
// that is not exact is reported only if nothing wrote any part of its ranges.
//
// If an allocation fails, everything counts as written.
//
// Threads: a log is synchronized like its command buffer, a map by the caller.
#ifndef WARDEN_VK_SYNCVAL_CONTENTS_CONTENTS_H
#define WARDEN_VK_SYNCVAL_CONTENTS_CONTENTS_H

#include "vk/syncval/model/sync_model.h"

#ifdef __cplusplus
extern "C" {
#endif

// What made contents undefined.
typedef enum wd_contents_cause {
    WD_CONTENTS_NEW,        // The memory was allocated, and nothing wrote it since.
    WD_CONTENTS_OLD_LAYOUT, // A layout transition from VK_IMAGE_LAYOUT_UNDEFINED.
    WD_CONTENTS_LOAD_OP,    // A load operation that does not care for the contents.
    WD_CONTENTS_STORE_OP,   // A store operation that does not care for the contents.
    WD_CONTENTS_ALIAS,      // A write to another image in the same memory.
    // Not undefined: writes of the device.
    WD_CONTENTS_DEVICE_WRITE, // The host does not see it.
    WD_CONTENTS_DEVICE_STORE, // Likewise, but it may not happen, or write a part only.
    WD_CONTENTS_SHOWN_WRITE,  // A dependency makes it visible to the host.
} wd_contents_cause;

// wd_contents_read is a read by a command.
typedef struct wd_contents_read {
    uint64_t tag;
    // The buffer or image, a pointer of the caller that stays valid as long as the log has the read.
    const void *resource;
    // The identity of the memory or image whose contents are read: later ones have greater numbers.
    uint64_t birth;
    uint16_t usage;   // wd_sync_usage
    uint8_t space;    // wd_sync_space
    uint8_t ordering; // wd_sync_ordering
    bool is_exact;    // The command certainly reads each byte, and uses it. Otherwise it reads some part.
} wd_contents_read;

typedef struct wd_contents_log wd_contents_log;

// wd_contents_log_create returns NULL if an allocation fails. wd_contents_log_destroy accepts NULL.
wd_contents_log *wd_contents_log_create(wd_allocator allocator);
void wd_contents_log_destroy(wd_contents_log *log);

// wd_contents_log_clear prepares the log for the next recording. It keeps memory.
void wd_contents_log_clear(wd_contents_log *log);

// wd_contents_log_stamp returns a number that grows when contents are discarded, when writes become visible to the
// host, and when the log is cleared: while the number stays, the accesses of an equal command add nothing.
uint64_t wd_contents_log_stamp(const wd_contents_log *log);

void wd_contents_log_write(wd_contents_log *log, wd_sync_space space, wd_range range);

// wd_contents_log_write_unknown notes a write to unknown memory.
void wd_contents_log_write_unknown(wd_contents_log *log);

// wd_contents_log_discard notes that the command with `tag` makes the contents of a range undefined.
void wd_contents_log_discard(wd_contents_log *log, wd_sync_space space, wd_range range,
                             wd_contents_cause cause, uint64_t tag);

// wd_contents_log_read adds a read of `num_ranges` ranges, unless the log knows that it will not be reported.
void wd_contents_log_read(wd_contents_log *log, const wd_contents_read *read, const wd_range *ranges,
                          size_t num_ranges);

// wd_contents_log_write_for_host notes that the command with `tag` writes memory of the linear space that the host can
// map: each byte of the range if it is certain.
void wd_contents_log_write_for_host(wd_contents_log *log, wd_range range, uint64_t tag, bool is_certain);

// wd_contents_log_show_host notes a dependency that makes earlier writes to `range` (NULL: to all memory) visible to
// the host.
void wd_contents_log_show_host(wd_contents_log *log, const wd_range *range);

// wd_contents_log_watch notes that the command with `tag` reads memory of the linear space that the host can map.
void wd_contents_log_watch(wd_contents_log *log, wd_range range, uint64_t tag);

// wd_contents_watched sees a range that the command with `tag` reads.
typedef void (*wd_contents_watched)(void *user, wd_range range, uint64_t tag);

// wd_contents_log_visit_watched calls `visit` for the noted reads in `range` that the recording itself does not write.
// There are none if it may write unknown memory.
void wd_contents_log_visit_watched(const wd_contents_log *log, wd_range range, wd_contents_watched visit,
                                   void *user);

// wd_contents_keep returns whether the resource of a read is kept alive for the log that gets it.
typedef bool (*wd_contents_keep)(void *user, const void *resource);

// wd_contents_log_append executes the log of a secondary command buffer, with `offset` added to its tags. A read whose
// resource cannot be kept is dropped.
void wd_contents_log_append(wd_contents_log *log, const wd_contents_log *secondary, uint64_t offset,
                            wd_contents_keep keep, void *user);

// --- Devices

typedef struct wd_contents_map wd_contents_map;

wd_contents_map *wd_contents_map_create(wd_allocator allocator);
void wd_contents_map_destroy(wd_contents_map *map);

// wd_contents_source names the command that made contents undefined. It is empty for WD_CONTENTS_NEW, and if the
// command was too long ago.
typedef struct wd_contents_source {
    const char *command;     // "vkCmdPipelineBarrier2". Static. NULL: unknown.
    uint32_t number;         // In its command buffer.
    uint64_t command_buffer; // Its handle.
    char label[48];          // The open debug labels, truncated. Empty: none.
} wd_contents_source;

// wd_contents_undefined describes a read of undefined contents.
typedef struct wd_contents_undefined {
    const wd_contents_read *read;
    wd_range range;          // The first part that is undefined.
    uint64_t size;           // Of all undefined parts.
    wd_contents_cause cause; // Of the first part.
    uint64_t tag; // If the same recording made the contents undefined: the tag of the command. Otherwise 0.
    const wd_contents_source *source; // If `tag` is 0.
} wd_contents_undefined;

// wd_contents_execution holds what wd_contents_execute asks the caller.
typedef struct wd_contents_execution {
    void *user;
    // is_certain returns whether a read may be reported: the memory is not written by unknown means. NULL: all are.
    bool (*is_certain)(void *user, const wd_contents_read *read);
    // report gets the undefined parts of a read. NULL: none is reported.
    void (*report)(void *user, const wd_contents_undefined *found);
    // describe fills in the zeroed source for the command with `tag` of the recording. May be NULL.
    void (*describe)(void *user, uint64_t tag, wd_contents_source *source);
    uint64_t birth; // The identity of an object that is created now: memory that exists now has smaller ones.
    bool keeps_unread; // Follow what wd_contents_map_visit_unread visits.
} wd_contents_execution;

// wd_contents_execute reports the reads of a log, and applies its writes and discards.
void wd_contents_execute(wd_contents_map *map, const wd_contents_log *log,
                         const wd_contents_execution *execution);

// wd_contents_map_write marks a range as written, by other means than a command.
void wd_contents_map_write(wd_contents_map *map, wd_sync_space space, wd_range range);

// wd_contents_map_write_unknown marks all memory as written that has a smaller identity than `birth`.
void wd_contents_map_write_unknown(wd_contents_map *map, uint64_t birth);

// wd_contents_hidden describes writes of the device that no dependency made visible to the host.
typedef struct wd_contents_hidden {
    wd_range range; // The first of the ranges.
    wd_contents_source source;
} wd_contents_hidden;

// wd_contents_map_find_hidden returns whether the device wrote parts of `range`, in the linear space, and none of these
// writes is visible to the host. It stores the first one.
bool wd_contents_map_find_hidden(const wd_contents_map *map, wd_range range, wd_contents_hidden *found);

// wd_contents_unread is a certain write of the device to bytes that the host has not accessed since.
typedef struct wd_contents_unread {
    wd_range range;
    bool is_visible; // A dependency makes the write visible to the host.
    const wd_contents_source *source;
} wd_contents_unread;

// wd_contents_map_visit_unread calls `visit` for these writes in `range`, in the linear space. A write counts until
// wd_contents_map_note_access: the caller knows when the host may access the bytes.
void wd_contents_map_visit_unread(const wd_contents_map *map, wd_range range,
                                  void (*visit)(void *user, const wd_contents_unread *write), void *user);
void wd_contents_map_note_access(wd_contents_map *map, wd_range range);

// wd_contents_map_invalidate notes that the host sees the visible writes in `range` also if the memory is not coherent.
void wd_contents_map_invalidate(wd_contents_map *map, wd_range range);

// wd_contents_map_forget removes a range whose memory no longer exists.
void wd_contents_map_forget(wd_contents_map *map, wd_sync_space space, wd_range range);

#ifdef __cplusplus
}
#endif
#endif
