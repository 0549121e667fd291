#include "vk/layer/report_files.h"

#include <errno.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#include "vk/layer/log.h"
#include "vk/layer/report_flags.h"
#include "vk/layer/sarif_file.h"
#include "vk/report/message_ids.h"

enum { ALL_TYPES = WD_MESSAGE_GENERAL | WD_MESSAGE_VALIDATION | WD_MESSAGE_PERFORMANCE };

struct wd_report_files {
    wd_allocator allocator;
    wd_report *report;
    VkDebugReportFlagsEXT flags;
    unsigned instance;
    bool has_log;
    _Atomic bool log_ended;
    wd_log log; // The JSON report.
    uint64_t log_sink;
    wd_sarif_file *sarif;
    uint64_t sarif_sink;
    const char *failed_sarif; // The path, for the warning; NULL: it was opened.
    const char *log_problem;  // Why the JSON report could not be opened; NULL: it was.
    const char *sarif_problem;
};

// is_about_run returns whether the JSON report has a finding of severity INFO whatever its severities are.
static bool is_about_run(const wd_finding *finding) {
    return strcmp(finding->id, WD_ID_LAYER_START) == 0 || strcmp(finding->id, WD_ID_LAYER_END) == 0 ||
           strcmp(finding->id, WD_ID_REPORT_SUMMARY) == 0 ||
           strcmp(finding->id, WD_ID_GPUAV_DEBUG_PRINTF) == 0 ||
           strcmp(finding->id, WD_ID_GPUAV_COMMAND) == 0;
}

static bool is_wanted(const wd_report_files *files, const wd_finding *finding) {
    return (files->flags & wd_report_flag_of(finding)) != 0;
}

static void submit(wd_report_files *files, const wd_string_builder *text) {
    const wd_finding finding = {
        .severity = WD_SEVERITY_WARNING,
        .type = WD_MESSAGE_GENERAL,
        .id = WD_ID_SETTINGS_FILE,
        .text = text->failed ? "A report could not be written." : text->text,
    };
    wd_report_submit(files->report, &finding);
}

static void report_failure(wd_report_files *files, const char *path, const char *which, const char *problem,
                           const char *reason) {
    wd_string_builder text;
    wd_string_init(&text, files->allocator);
    wd_string_appendf(&text, "%s: the %s report could not be %s: %s.", path, which, problem, reason);
    submit(files, &text);
    wd_string_finish(&text);
}

static void report_move(wd_report_files *files) {
    wd_string_builder text;
    wd_string_init(&text, files->allocator);
    wd_string_appendf(&text,
                      "Another process writes the SARIF report that report_sarif names. The report of this "
                      "process is %s. Fix: put %%p, the process id, into report_sarif.",
                      wd_sarif_file_path(files->sarif));
    submit(files, &text);
    wd_string_finish(&text);
}

// deliver_json is a wd_report_sink.
static bool deliver_json(void *user, const wd_finding *finding, const char *text) {
    wd_report_files *files = user;
    (void)text;
    if (atomic_load(&files->log_ended) || !(is_about_run(finding) || is_wanted(files, finding))) {
        return false;
    }
    wd_string_builder line;
    wd_string_init(&line, files->allocator);
    wd_finding_format_json(&line, finding);
    if (!line.failed) {
        line.text[--line.length] = '\0'; // The end of the object.
        wd_string_appendf(&line, ",\"process\":%ld,\"instance\":%u}\n", (long)getpid(), files->instance);
    }
    const bool failed = !line.failed && wd_log_write(&files->log, line.text, line.length) != WD_OK;
    const int reason = errno;
    if (failed && !atomic_exchange(&files->log_ended, true)) {
        report_failure(files, wd_log_name(&files->log), "JSON", "written", wd_log_reason(reason));
    }
    wd_string_finish(&line);
    return false;
}

// deliver_sarif is a wd_report_sink.
static bool deliver_sarif(void *user, const wd_finding *finding, const char *text) {
    wd_report_files *files = user;
    (void)text;
    if (is_about_run(finding) || !is_wanted(files, finding)) {
        return false;
    }
    const wd_status status = wd_sarif_file_add(files->sarif, finding);
    const int reason = errno;
    if (status != WD_OK) {
        report_failure(files, wd_sarif_file_path(files->sarif), "SARIF", "written",
                       status == WD_ERROR_IO ? strerror(reason) : wd_status_string(status));
    }
    return false;
}

static wd_status open_json(wd_report_files *files, const char *name) {
    const wd_status opened = wd_log_open(&files->log, files->allocator, name);
    files->has_log = true;
    if (opened == WD_ERROR_OUT_OF_MEMORY) {
        return opened;
    }
    if (opened != WD_OK) {
        files->log_problem = wd_log_reason(errno);
        return WD_OK;
    }
    const uint32_t severities = wd_report_severities_of(files->flags) | WD_REPORT_RUN | WD_REPORT_NEVER_SKIPS;
    return wd_report_add_sink(files->report, severities, ALL_TYPES, deliver_json, files, &files->log_sink);
}

static wd_status open_sarif(wd_report_files *files, const char *path) {
    const wd_status opened = wd_sarif_file_open(path, &files->sarif);
    if (opened == WD_ERROR_OUT_OF_MEMORY) {
        return opened;
    }
    if (opened != WD_OK) {
        files->failed_sarif = path;
        files->sarif_problem = opened == WD_ERROR_IO ? strerror(errno) : wd_status_string(opened);
        return WD_OK;
    }
    const uint32_t severities = wd_report_severities_of(files->flags) | WD_REPORT_NEVER_SKIPS;
    return wd_report_add_sink(files->report, severities, ALL_TYPES, deliver_sarif, files, &files->sarif_sink);
}

wd_status wd_report_files_create(wd_allocator allocator, wd_report *report, const wd_settings *settings,
                                 wd_report_files **files) {
    static _Atomic unsigned num_instances;
    const char *json = settings->report_json ? settings->report_json : "";
    const char *sarif = settings->report_sarif ? settings->report_sarif : "";
    *files = NULL;
    if (!json[0] && !sarif[0]) {
        return WD_OK;
    }
    wd_report_files *made = wd_alloc_zero(&allocator, 1, sizeof *made);
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = allocator;
    made->report = report;
    made->flags = settings->report_flags;
    made->instance = atomic_fetch_add(&num_instances, 1) + 1;
    atomic_init(&made->log_ended, false);
    wd_status status = json[0] ? open_json(made, json) : WD_OK;
    status = status == WD_OK && sarif[0] ? open_sarif(made, sarif) : status;
    if (status != WD_OK) {
        wd_report_files_destroy(made);
        return status;
    }
    *files = made;
    return WD_OK;
}

void wd_report_files_submit_warnings(wd_report_files *files) {
    if (files && files->log_problem) {
        report_failure(files, wd_log_name(&files->log), "JSON", "opened", files->log_problem);
    }
    if (files && files->sarif_problem) {
        report_failure(files, files->failed_sarif, "SARIF", "opened", files->sarif_problem);
    }
    if (files && files->sarif && wd_sarif_file_is_moved(files->sarif)) {
        report_move(files);
    }
}

void wd_report_files_destroy(wd_report_files *files) {
    if (!files) {
        return;
    }
    wd_report_remove_sink(files->report, files->log_sink);
    wd_report_remove_sink(files->report, files->sarif_sink);
    if (files->has_log) {
        wd_log_close(&files->log);
    }
    const wd_allocator allocator = files->allocator;
    wd_free(&allocator, files);
}
