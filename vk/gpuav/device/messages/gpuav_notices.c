#include "vk/gpuav/device/messages/gpuav_notices.h"

#include <assert.h>
#include <string.h>

#include "vk/gpuav/device/messages/gpuav_finding.h"
#include "vk/report/message_ids.h"
#include "vk/util/hash128.h"

enum { MAX_NOTICES = 4096 };

static const char *const notice_ids[WD_GPUAV_NOTICE_COUNT] = {
    [WD_GPUAV_NOTICE_DEVICE] = WD_ID_GPUAV_DEVICE_UNSUPPORTED,
    [WD_GPUAV_NOTICE_FEATURES] = WD_ID_GPUAV_STORES_UNSUPPORTED,
    [WD_GPUAV_NOTICE_SLOT] = WD_ID_GPUAV_NO_FREE_SLOT,
    [WD_GPUAV_NOTICE_LAYOUT] = WD_ID_GPUAV_LAYOUT_UNSUPPORTED,
    [WD_GPUAV_NOTICE_PIPELINE] = WD_ID_GPUAV_PIPELINE_UNSUPPORTED,
    [WD_GPUAV_NOTICE_OBJECTS] = WD_ID_GPUAV_OBJECTS_UNSUPPORTED,
    [WD_GPUAV_NOTICE_SHADER] = WD_ID_GPUAV_SHADER_INVALID,
    [WD_GPUAV_NOTICE_DRIVER] = WD_ID_GPUAV_DRIVER_REFUSED,
    [WD_GPUAV_NOTICE_MEMORY] = WD_ID_GPUAV_OUT_OF_MEMORY,
    [WD_GPUAV_NOTICE_SHARED] = WD_ID_GPUAV_COMMANDS_SHARE,
    [WD_GPUAV_NOTICE_DUMP] = WD_ID_GPUAV_DUMP_FAILED,
    [WD_GPUAV_NOTICE_PRINTF] = WD_ID_GPUAV_PRINTF_OUTPUT,
    [WD_GPUAV_NOTICE_PRINTF_LOST] = WD_ID_GPUAV_RECORDS_LOST,
};

void wd_gpuav_notices_init(wd_gpuav_notices *notices, wd_report *report, wd_allocator allocator) {
    notices->report = report;
    notices->allocator = allocator;
    pthread_mutex_init(&notices->lock, NULL);
    wd_hash_table_init(&notices->reported, allocator);
}

void wd_gpuav_notices_finish(wd_gpuav_notices *notices) {
    wd_hash_table_finish(&notices->reported);
    pthread_mutex_destroy(&notices->lock);
}

// report_notice reports a notice. `site` identifies the reason. Without memory for the text, the id is still reported.
static void report_notice(wd_gpuav_notices *notices, wd_severity severity, const char *id, uint64_t site,
                          const wd_finding_object *object, const char *format, va_list arguments) {
    const bool has_object = object && object->handle;
    wd_string_builder text;
    wd_string_init(&text, notices->allocator);
    wd_string_appendv(&text, format, arguments);
    if (has_object) {
        wd_string_append(&text, " ");
        wd_gpuav_append_object(&text, object);
    }
    const wd_finding finding = {
        .severity = severity,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.failed ? "There is no host memory for the text of this message. See its id." : text.text,
        .site = site,
        .objects = object,
        .num_objects = has_object ? 1 : 0,
    };
    wd_report_submit(notices->report, &finding);
    wd_string_finish(&text);
}

static uint64_t format_key(const char *format) {
    return wd_hash64_bytes(format, strlen(format));
}

// text_key returns a hash of the text, or of the format if there is no memory for the text.
static uint64_t text_key(const wd_gpuav_notices *notices, const char *format, va_list arguments) {
    wd_string_builder text;
    wd_string_init(&text, notices->allocator);
    wd_string_appendv(&text, format, arguments);
    const uint64_t key = text.failed ? format_key(format) : wd_hash64_bytes(text.text, text.length);
    wd_string_finish(&text);
    return key;
}

// is_format_key returns whether notices of a kind are compared by their format: their values vary, or many commands
// cause them.
static bool is_format_key(wd_gpuav_notice notice) {
    return notice == WD_GPUAV_NOTICE_SHARED || notice == WD_GPUAV_NOTICE_DUMP ||
           notice == WD_GPUAV_NOTICE_PRINTF_LOST;
}

// add_notice adds a key to the notices, and returns whether it is new. If the table is full, the report's limit of
// repetitions applies.
static bool add_notice(wd_gpuav_notices *notices, uint64_t key) {
    pthread_mutex_lock(&notices->lock);
    const bool is_new = !wd_hash_table_get(&notices->reported, key);
    if (is_new && notices->reported.count < MAX_NOTICES) {
        (void)wd_hash_table_set(&notices->reported, key, notices);
    }
    pthread_mutex_unlock(&notices->lock);
    return is_new;
}

// leaves_gaps returns whether notices of a kind can be about shaders that are not instrumented.
static bool leaves_gaps(wd_gpuav_notice notice) {
    switch (notice) {
    case WD_GPUAV_NOTICE_SLOT:
    case WD_GPUAV_NOTICE_LAYOUT:
    case WD_GPUAV_NOTICE_PIPELINE:
    case WD_GPUAV_NOTICE_OBJECTS:
    case WD_GPUAV_NOTICE_SHADER:
    case WD_GPUAV_NOTICE_DRIVER:
    case WD_GPUAV_NOTICE_MEMORY:
        return true;
    default:
        return false;
    }
}

void wd_gpuav_report_once(wd_gpuav_notices *notices, wd_gpuav_notice notice, const wd_finding_object *object,
                          const char *format, ...) {
    assert((unsigned)notice < WD_GPUAV_NOTICE_COUNT);
    if (leaves_gaps(notice)) {
        __atomic_store_n(&notices->has_gaps, 1, __ATOMIC_RELEASE);
    }
    va_list arguments;
    va_start(arguments, format);
    const uint64_t key = wd_hash_u64(notice) ^
                         (is_format_key(notice) ? format_key(format) : text_key(notices, format, arguments));
    va_end(arguments);
    if (!add_notice(notices, key)) {
        return;
    }
    va_start(arguments, format);
    report_notice(notices, WD_SEVERITY_WARNING, notice_ids[notice], key, object, format, arguments);
    va_end(arguments);
}

static bool is_info_enabled(const wd_gpuav_notices *notices) {
    return wd_report_would_submit(notices->report, WD_SEVERITY_INFO);
}

void wd_gpuav_report_info(wd_gpuav_notices *notices, const char *id, const wd_finding_object *object,
                          const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    if (is_info_enabled(notices)) {
        report_notice(notices, WD_SEVERITY_INFO, id, format_key(format), object, format, arguments);
    }
    va_end(arguments);
}

void wd_gpuav_report_info_once(wd_gpuav_notices *notices, const char *id, const wd_finding_object *object,
                               const char *format, ...) {
    if (!is_info_enabled(notices)) {
        return;
    }
    va_list arguments;
    va_start(arguments, format);
    const uint64_t key = text_key(notices, format, arguments);
    va_end(arguments);
    if (!add_notice(notices, key)) {
        return;
    }
    va_start(arguments, format);
    report_notice(notices, WD_SEVERITY_INFO, id, key, object, format, arguments);
    va_end(arguments);
}

void wd_gpuav_report_region_memory(wd_gpuav_notices *notices, wd_gpuav_regions *regions) {
    const VkResult failure = wd_gpuav_regions_failure(regions);
    if (failure != VK_SUCCESS) {
        wd_gpuav_report_once(
            notices, WD_GPUAV_NOTICE_MEMORY, NULL,
            "The driver has no more memory or descriptors for error records (VkResult %d). No more pipelines "
            "are instrumented. Findings of instrumented pipelines may be lost, or reported without their "
            "command.",
            failure);
    } else {
        wd_gpuav_report_once(
            notices, WD_GPUAV_NOTICE_MEMORY, NULL,
            "Memory for error records is used up: commands share one region, and their findings may be lost, "
            "or reported without their command. Fix: raise gpuav_max_memory.");
    }
}
