// Messages other than findings in shaders: what is not instrumented or not checked, and why.
//
// Each reason is reported once for a device. Any thread may report; the table of notices has a lock inside.
#ifndef WARDEN_VK_GPUAV_DEVICE_MESSAGES_GPUAV_NOTICES_H
#define WARDEN_VK_GPUAV_DEVICE_MESSAGES_GPUAV_NOTICES_H

#include <pthread.h>

#include "vk/gpuav/device/memory/gpuav_regions.h"
#include "vk/report/report.h"
#include "vk/util/hash_table.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_gpuav_notice is a kind of warning that a device reports once for each reason.
typedef enum wd_gpuav_notice {
    WD_GPUAV_NOTICE_DEVICE,      // The device cannot be instrumented.
    WD_GPUAV_NOTICE_FEATURES,    // Stages that cannot write buffers.
    WD_GPUAV_NOTICE_SLOT,        // A pipeline layout uses the slot.
    WD_GPUAV_NOTICE_LAYOUT,      // Our set does not fit into a pipeline layout.
    WD_GPUAV_NOTICE_PIPELINE,    // A pipeline that is not instrumented.
    WD_GPUAV_NOTICE_OBJECTS,     // Shaders that run without a pipeline, such as shader objects.
    WD_GPUAV_NOTICE_SHADER,      // A module that cannot be instrumented.
    WD_GPUAV_NOTICE_DRIVER,      // The driver refused instrumented code.
    WD_GPUAV_NOTICE_MEMORY,      // No memory for our buffers, or on the host.
    WD_GPUAV_NOTICE_SHARED,      // Commands share regions.
    WD_GPUAV_NOTICE_DUMP,        // The dump folder cannot be written.
    WD_GPUAV_NOTICE_PRINTF,      // The output of debugPrintfEXT cannot be written.
    WD_GPUAV_NOTICE_PRINTF_LOST, // Texts did not fit.
    WD_GPUAV_NOTICE_COUNT,
} wd_gpuav_notice;

// wd_gpuav_notices is caller's storage; members are private.
typedef struct wd_gpuav_notices {
    wd_report *report;
    wd_allocator allocator;
    pthread_mutex_t lock;
    wd_hash_table reported; // Under the lock: hashes of the notices that were reported.
    uint32_t has_gaps;      // Atomic boolean: some shaders may not be instrumented.
} wd_gpuav_notices;

// `report` outlives the notices.
void wd_gpuav_notices_init(wd_gpuav_notices *notices, wd_report *report, wd_allocator allocator);
void wd_gpuav_notices_finish(wd_gpuav_notices *notices);

// wd_gpuav_report_once reports a warning unless the device has reported the same notice with the same text. For SHARED
// and DUMP, only `format` is compared. `object` may be NULL and is not compared.
void wd_gpuav_report_once(wd_gpuav_notices *notices, wd_gpuav_notice notice, const wd_finding_object *object,
                          const char *format, ...) __attribute__((format(printf, 4, 5)));

// wd_gpuav_notices_have_gaps returns whether a notice was about shaders that are not instrumented, or may not be.
static inline bool wd_gpuav_notices_have_gaps(const wd_gpuav_notices *notices) {
    return __atomic_load_n(&notices->has_gaps, __ATOMIC_ACQUIRE);
}

// wd_gpuav_report_info reports a finding of severity INFO each time. It is cheap if no sink accepts that severity. `id`
// is static.
void wd_gpuav_report_info(wd_gpuav_notices *notices, const char *id, const wd_finding_object *object,
                          const char *format, ...) __attribute__((format(printf, 4, 5)));

// wd_gpuav_report_info_once is wd_gpuav_report_info, unless the device has reported the same text.
void wd_gpuav_report_info_once(wd_gpuav_notices *notices, const char *id, const wd_finding_object *object,
                               const char *format, ...) __attribute__((format(printf, 4, 5)));

// wd_gpuav_report_region_memory reports, once, that a command has no region of its own, or that no more pipelines are
// instrumented.
void wd_gpuav_report_region_memory(wd_gpuav_notices *notices, wd_gpuav_regions *regions);

#ifdef __cplusplus
}
#endif
#endif
