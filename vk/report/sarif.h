// Findings as a SARIF 2.1.0 log (OASIS Static Analysis Results Interchange Format), the form that code-scanning
// services and editors read.
//
//     wd_sarif sarif;
//     wd_sarif_init(&sarif, allocator, &out, "errdecode", "0.1.0");
//     wd_sarif_add(&sarif, &finding);      // As often as there are findings.
//     wd_sarif_finish(&sarif);             // `out` now holds a complete log.
//
// One run, one rule for each message id, one result for each finding: its first frame is the location, the frames that
// it was inlined at are related locations, its objects are logical locations, its site is a partial fingerprint, its
// properties are the result's property bag. The same findings give the same bytes. Not thread-safe.
//
// Beyond the standard, a log has the data that services require: each result has a fingerprint, and a location where
// one is known; each location has a line.
#ifndef WARDEN_VK_REPORT_SARIF_H
#define WARDEN_VK_REPORT_SARIF_H

#include "vk/report/report.h"
#include "vk/util/hash_table.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_sarif is caller's storage; its members are private.
typedef struct wd_sarif {
    wd_allocator allocator;
    wd_string_builder *out;
    const char *tool_name;
    const char *tool_version;
    const char *(*describe_rule)(const char *id);
    const char *default_place;
    wd_hash_table rule_indices; // Hash of a message id -> its index + 1.
    WD_VECTOR(char *) rules;
    size_t num_results;
} wd_sarif;

// wd_sarif_init begins a log in `out`. `out`, `tool_name` and `tool_version` must outlive `sarif`.
void wd_sarif_init(wd_sarif *sarif, wd_allocator allocator, wd_string_builder *out, const char *tool_name,
                   const char *tool_version);

// wd_sarif_describe_rules takes a function that returns a sentence about a message id, or NULL for an unknown
// id. The sentence must outlive `sarif`.
void wd_sarif_describe_rules(wd_sarif *sarif, const char *(*describe_rule)(const char *id));

// wd_sarif_set_default_location takes a file, at whose line 1 findings without a location are placed. It must
// outlive `sarif`.
void wd_sarif_set_default_location(wd_sarif *sarif, const char *file);

// wd_sarif_append_tail appends to `out` the text that makes the results so far an entire log. `sarif` stays as it is: a
// file that is rewritten from the end of its results on with each new result is an entire log at any time.
void wd_sarif_append_tail(const wd_sarif *sarif, wd_string_builder *out);

// wd_sarif_add appends a result. A finding without a source location is placed at line 1 of the file that its property
// "shader_file" or else "dump" names, because services refuse results without a location. WD_ERROR_OUT_OF_MEMORY is its
// only failure; the log is then of no use (as `out->failed`).
wd_status wd_sarif_add(wd_sarif *sarif, const wd_finding *finding);

// wd_sarif_finish ends the log and frees what the writer holds. Accepts zeroed storage. Whether memory ran out on the
// way is in `out->failed`.
void wd_sarif_finish(wd_sarif *sarif);

#ifdef __cplusplus
}
#endif
#endif
