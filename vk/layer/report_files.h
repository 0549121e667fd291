// Reports for machines: the findings of an instance as lines of JSON (`report_json`) and as a SARIF log
// (`report_sarif`).
//
// A line of the JSON report is a finding (docs/finding.schema.json) with the members "process", the process id, and
// "instance", a number from 1. Several instances and processes may append to one file: each line is one write. The
// SARIF log has no reports about the run. A file that cannot be opened or written is a finding, once, and that report
// ends.
//
// | function        | threads                                                |
// |-----------------|--------------------------------------------------------|
// | create, destroy | externally synchronized                                |
// | delivery        | any thread                                             |
#ifndef WARDEN_VK_LAYER_REPORT_FILES_H
#define WARDEN_VK_LAYER_REPORT_FILES_H

#include "vk/layer/settings.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_report_files wd_report_files;

// wd_report_files_create opens the files that the settings name and adds sinks for them to `report`, which must outlive
// the result. `*files` is NULL if the settings name none. WD_ERROR_OUT_OF_MEMORY is its only failure.
wd_status wd_report_files_create(wd_allocator allocator, wd_report *report, const wd_settings *settings,
                                 wd_report_files **files);

// wd_report_files_submit_warnings reports the files that could not be opened: call it when all sinks are there. Accepts
// NULL.
void wd_report_files_submit_warnings(wd_report_files *files);

// wd_report_files_destroy removes the sinks and closes the JSON report. Accepts NULL.
void wd_report_files_destroy(wd_report_files *files);

#ifdef __cplusplus
}
#endif
#endif
