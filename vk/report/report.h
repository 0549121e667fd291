// A finding as data, and where it goes.
//
// Every message of Warden, from the layer and from the tools, is a wd_finding. A wd_report filters findings, counts
// and limits the repetitions of each site, renders the text once, and passes it to sinks: debug-utils messengers,
// debug-report callbacks, a log file, standard output, JSON lines.
//
// | function                                   | threads                                                          |
// |--------------------------------------------|------------------------------------------------------------------|
// | create, destroy                            | externally synchronized                                          |
// | add_sink, remove_sink, submit, summarize   | any thread, from inside a sink's callback too; no lock is held   |
// |                                            | while a callback runs                                            |
// | would_submit                               | any thread, takes no lock                                        |
// | finding_*                                  | pure                                                             |
#ifndef WARDEN_VK_REPORT_REPORT_H
#define WARDEN_VK_REPORT_REPORT_H

#include "vk/util/allocator.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_severity has the values of VkDebugUtilsMessageSeverityFlagBitsEXT.
typedef enum wd_severity {
    WD_SEVERITY_VERBOSE = 0x0001,
    WD_SEVERITY_INFO = 0x0010,
    WD_SEVERITY_WARNING = 0x0100,
    WD_SEVERITY_ERROR = 0x1000,
} wd_severity;

// wd_message_type has the values of VkDebugUtilsMessageTypeFlagBitsEXT.
typedef enum wd_message_type {
    WD_MESSAGE_GENERAL = 0x1,
    WD_MESSAGE_VALIDATION = 0x2,
    WD_MESSAGE_PERFORMANCE = 0x4,
} wd_message_type;

// wd_finding_object is a Vulkan object that a finding is about.
typedef struct wd_finding_object {
    uint32_t type;         // VkObjectType
    const char *type_name; // For the text: "Command buffer", "Pipeline", "Shader Module".
    uint64_t handle;
    const char *name; // Debug name, or NULL.
} wd_finding_object;

// wd_finding_label is a debug-utils label that was open, outermost first.
typedef struct wd_finding_label {
    const char *name;
    float color[4];
} wd_finding_label;

// wd_finding_frame is a place in shader source. The first frame is where it happened; each later one is the place
// that the one before was inlined at.
typedef struct wd_finding_frame {
    const char *file; // NULL: unknown.
    uint32_t line;    // From 1; 0: unknown.
    uint32_t column;  // From 1; 0: unknown.
    const char *text; // The source line without its line end, not NUL-terminated; NULL: not in the module.
    size_t text_length;
} wd_finding_frame;

// wd_finding_property is a machine-readable fact for the JSON and SARIF forms: "descriptor_index" = "25".
typedef struct wd_finding_property {
    const char *key;
    const char *value;
} wd_finding_property;

// wd_finding is one error, warning or advice. It owns nothing; everything it points to lives until the call that took
// it returns.
typedef struct wd_finding {
    wd_severity severity;
    wd_message_type type;
    const char *id;   // VUID or rule: "VUID-vkCmdDraw-None-10068", "WARDEN-settings-unknown-key". Never NULL.
    const char *text; // The complete message without the id in brackets at its head. Never NULL.
    // The mistake that the user would fix: findings with equal (id, site) repeat each other, and only the first few are
    // delivered. It is a hash of data that stays the same when the program creates its objects anew in each frame (a
    // shader's words and the number of an instruction, a command and its debug labels or debug names), never of a
    // handle or of an object's unique id. 0: the text is the site, which is right for texts that name no object.
    uint64_t site;
    // The object that this repetition is about, for the number of distinct objects in the limit notice and in the
    // summary: a number that no other object has (wd_state_object.id, rather than a handle, which drivers use again).
    // 0: objects of this site are not counted.
    uint64_t subject;
    const char *subject_noun; // "pipeline", "buffer": an "s" makes its plural. Static. NULL: "object".
    const wd_finding_object *objects;
    size_t num_objects;
    const wd_finding_label *queue_labels;
    size_t num_queue_labels;
    const wd_finding_label *command_buffer_labels;
    size_t num_command_buffer_labels;
    const wd_finding_frame *frames;
    size_t num_frames;
    const wd_finding_property *properties;
    size_t num_properties;
    // The source text that has the line of the first frame, with the #line directives in it, and the file that it
    // begins in (NULL: unknown): arguments of wd_spirv_source_lines. `source` is NULL: not in the module.
    const char *source;
    size_t source_length;
    const char *source_file;
} wd_finding;

// wd_finding_parts are the parts of a text, in the order in which all validators state them. Parts that are NULL or
// empty are left out.
typedef struct wd_finding_parts {
    const char *summary; // What is wrong with which object, and the values.
    const char *facts;   // Complete lines: further facts, the location, source lines.
    const char *rule;    // The statement of the specification.
    const char *fix;     // How to fix the mistake.
} wd_finding_parts;

// wd_finding_compose appends the text of a finding: each part on a line of its own, the rule after "Vulkan requires: "
// and the fix after "Fix: ". Summary, rule and fix get the period that they lack.
void wd_finding_compose(wd_string_builder *out, const wd_finding_parts *parts);

// wd_finding_id_number returns the stable 32-bit number of a message id (pMessageIdNumber): the same id gives the same
// number in every build, for users write these numbers into their settings. It is FNV-1a over the bytes of the id (32
// bits: offset basis 0x811c9dc5, prime 0x01000193), read as a signed number, and 1 where that gives 0.
int32_t wd_finding_id_number(const char *id);

// wd_finding_format_message appends the text of a finding as terminals and logs may show it: control characters other
// than newline and tab, and bytes that are not UTF-8, become "\\x1b" and the like. Debug names can hold anything.
void wd_finding_format_message(wd_string_builder *out, const wd_finding *finding);

// wd_finding_format_text appends "[ id ] text", both as wd_finding_format_message does.
void wd_finding_format_text(wd_string_builder *out, const wd_finding *finding);

// wd_severity_string returns "error", "warning", "info" or "verbose": the words of the JSON form. Never NULL.
const char *wd_severity_string(wd_severity severity);

// wd_finding_format_json appends one JSON object (no newline). Its schema is docs/finding.schema.json.
void wd_finding_format_json(wd_string_builder *out, const wd_finding *finding);

typedef struct wd_report wd_report;

typedef struct wd_report_options {
    uint32_t severities;      // Mask of wd_severity that pass.
    uint32_t duplicate_limit; // A site is reported this often, then only counted; 0: no limit.
    const char *const
        *muted_ids; // Ids, or id numbers as decimal (signed or not) or 0x text, that are dropped.
    size_t num_muted_ids;
} wd_report_options;

#define WD_REPORT_OPTIONS_INIT                                                                               \
    { WD_SEVERITY_WARNING | WD_SEVERITY_ERROR, 10, NULL, 0 }

// wd_report_create copies `options`. WD_ERROR_OUT_OF_MEMORY is its only failure.
wd_status wd_report_create(wd_allocator allocator, const wd_report_options *options, wd_report **report);
// wd_report_destroy frees the report; sinks are not called. Accepts NULL.
void wd_report_destroy(wd_report *report);

// wd_report_sink receives a finding and its text ("[ id ] text", NUL-terminated), both of which live until it returns.
// True asks that the command which caused the finding is skipped. It may call the report's functions.
typedef bool (*wd_report_sink)(void *user, const wd_finding *finding, const char *text);

// WD_REPORT_RUN, among the severities of a sink, asks only for the reports about the run: its start, its end and the
// summary of repetitions. INFO asks for them, too.
enum { WD_REPORT_RUN = 1 << 16 };

// WD_REPORT_NEVER_SKIPS, among the severities of a sink, says that the sink never asks to skip a command.
enum { WD_REPORT_NEVER_SKIPS = 1 << 17 };

// WD_REPORT_LAST, among the severities of a sink, has it called after all sinks without this flag, whenever they are
// added.
enum { WD_REPORT_LAST = 1 << 18 };

// wd_report_add_sink adds a sink that sees findings of these severities and types (masks). `*sink_id` is never 0.
// Sinks are called in the order in which they were added. WD_ERROR_OUT_OF_MEMORY is its only failure.
wd_status wd_report_add_sink(wd_report *report, uint32_t severities, uint32_t types, wd_report_sink sink,
                             void *user, uint64_t *sink_id);

// wd_report_remove_sink removes a sink: no new call of it begins, and calls in progress on other threads have ended
// when it returns. Called from inside a sink's callback it cannot wait (the call in progress may be its own, or of a
// thread that waits for this one): it returns immediately, and calls in progress may still be running. An id
// that is unknown, or 0, is ignored.
void wd_report_remove_sink(wd_report *report, uint64_t sink_id);

// wd_report_would_submit returns whether a finding of this severity could reach any sink: ask before costly work.
bool wd_report_would_submit(const wd_report *report, wd_severity severity);

// wd_report_may_skip returns whether some sink may ask to skip a command: any but those with WD_REPORT_NEVER_SKIPS. Any
// thread, no lock.
bool wd_report_may_skip(const wd_report *report);

// wd_report_submit filters, counts and delivers. True: some sink asks to skip the command. The finding that reaches the
// duplicate limit says so at the end of its text, with the number of distinct subjects if there were several. A finding
// that no sink wants is not counted. When memory runs out a finding is still delivered: uncounted, or without the id at
// the head of `text`.
bool wd_report_submit(wd_report *report, const wd_finding *finding);

// wd_report_summarize delivers one finding `WARDEN-report-summary` of severity INFO that lists the sites that were
// counted beyond the limit since the last summary, each with its count and the number of distinct subjects since the
// beginning; nothing if there are none. A report remembers 262,144 subjects; where there are more it says "at least".
// The report's `severities` do not hold it back, for it states what the limit did; the sinks' own masks hold (INFO or
// WD_REPORT_RUN).
void wd_report_summarize(wd_report *report);

// wd_report_submit_run delivers a report about the run, of severity INFO: to the sinks that ask for INFO or
// WD_REPORT_RUN, without a limit. Muted ids are dropped.
void wd_report_submit_run(wd_report *report, const wd_finding *finding);

// wd_report_count returns how many findings of `severity`, ERROR or WARNING, were submitted and not muted, repetitions
// included. Any thread.
uint64_t wd_report_count(const wd_report *report, wd_severity severity);

// wd_report_id_count is how often findings with one id and one severity were submitted, repetitions beyond the limit
// included. Muted findings and those that no sink wants are not counted.
typedef struct wd_report_id_count {
    const char *id;
    wd_severity severity;
    uint64_t count;
} wd_report_id_count;

// wd_report_visit_counts calls `visit` for each id, in the order of their first findings. A report counts 4096 ids. Any
// thread; `visit` runs under the report's lock and must not call the report's functions.
void wd_report_visit_counts(wd_report *report, void (*visit)(void *user, const wd_report_id_count *count),
                            void *user);

#ifdef __cplusplus
}
#endif
#endif
