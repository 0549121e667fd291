#include "vk/report/report.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/util/hash128.h"
#include "vk/util/hash_table.h"
#include "vk/util/parse.h"

enum {
    // Sites that are counted: beyond them a finding passes uncounted, so that a program that runs for days and makes a
    // new site with each frame does not eat memory.
    MAX_SITES = 1 << 16,
    // Subjects of all sites that are remembered: some 8 MB.
    MAX_SUBJECTS = 1 << 18,
    // Ids that are counted: Warden has some hundreds, but an application may submit findings of its own.
    MAX_IDS = 1 << 12,
    SUMMARY_MAX_LINES = 100,
    SUMMARY_TEXT_LENGTH = 120,
};

struct sink {
    struct sink *next;
    uint64_t id;
    uint32_t severities;
    uint32_t types;
    wd_report_sink call;
    void *user;
    unsigned num_calls; // In progress.
    bool removed;       // Off the list; freed by the last call, or by the remover if that waits.
    bool waited_for;
};

struct site {
    uint64_t count;         // Since the beginning.
    uint64_t over;          // Beyond the limit, since the last summary.
    struct site *next;      // In the order in which sites first went over the limit.
    char *label;            // "id: head of the text", kept from then on; NULL if there was no memory for it.
    wd_hash_table subjects; // Keys are the distinct subjects; the values mean nothing.
    bool has_more_subjects; // Some were not remembered.
    const char *subject_noun; // Of the first finding.
};

struct id_count {
    struct id_count *next; // In the order of their first findings.
    wd_severity severity;
    uint64_t count;
    char id[];
};

struct wd_report {
    wd_allocator allocator;
    uint32_t severities;
    uint32_t duplicate_limit;
    char **muted_ids;
    size_t num_muted_ids;

    // Severities that pass and that some sink wants: read without the lock.
    _Atomic uint32_t live_severities;
    _Atomic uint64_t num_errors, num_warnings; // Submitted and not muted.
    _Atomic bool may_skip;                     // Some sink may ask to skip a command: read without the lock.

    pthread_mutex_t lock; // Guards all below, and the members of sinks and sites.
    pthread_cond_t call_ended;
    struct sink *sinks; // In the order of their ids.
    uint64_t last_sink_id;
    wd_hash_table sites; // Key of (id, site) -> struct site.
    size_t num_subjects; // Of all sites.
    struct site *first_over;
    struct site *last_over;
    wd_hash_table ids; // Key of (id, severity) -> struct id_count.
    struct id_count *first_id;
    struct id_count *last_id;
};

// How many callbacks of sinks, of any report, this thread is inside of.
static _Thread_local unsigned call_depth;

static wd_status copy_muted_ids(wd_report *report, const wd_report_options *options) {
    if (options->num_muted_ids == 0) {
        return WD_OK;
    }
    report->muted_ids = wd_alloc_zero(&report->allocator, options->num_muted_ids, sizeof *report->muted_ids);
    if (!report->muted_ids) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (size_t i = 0; i < options->num_muted_ids; i++) {
        const char *id = options->muted_ids[i];
        report->muted_ids[i] = wd_strdup_n(&report->allocator, id, strlen(id));
        if (!report->muted_ids[i]) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        report->num_muted_ids = i + 1;
    }
    return WD_OK;
}

wd_status wd_report_create(wd_allocator allocator, const wd_report_options *options, wd_report **report) {
    wd_report *made = wd_alloc_zero(&allocator, 1, sizeof *made);
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = allocator;
    made->severities = options->severities;
    made->duplicate_limit = options->duplicate_limit;
    atomic_init(&made->live_severities, 0);
    atomic_init(&made->num_errors, 0);
    atomic_init(&made->num_warnings, 0);
    atomic_init(&made->may_skip, false);
    pthread_mutex_init(&made->lock, NULL);
    pthread_cond_init(&made->call_ended, NULL);
    wd_hash_table_init(&made->sites, allocator);
    wd_hash_table_init(&made->ids, allocator);
    wd_status status = copy_muted_ids(made, options);
    if (status) {
        wd_report_destroy(made);
        return status;
    }
    *report = made;
    return WD_OK;
}

void wd_report_destroy(wd_report *report) {
    if (!report) {
        return;
    }
    const wd_allocator allocator = report->allocator;
    for (size_t i = 0; i < report->num_muted_ids; i++) {
        wd_free(&allocator, report->muted_ids[i]);
    }
    wd_free(&allocator, report->muted_ids);
    for (struct sink *sink = report->sinks, *next; sink; sink = next) {
        next = sink->next;
        wd_free(&allocator, sink);
    }
    for (size_t i = 0; i < report->sites.capacity; i++) {
        struct site *site = report->sites.slots[i].value;
        if (site) {
            wd_hash_table_finish(&site->subjects);
            wd_free(&allocator, site->label);
            wd_free(&allocator, site);
        }
    }
    wd_hash_table_finish(&report->sites);
    for (struct id_count *id = report->first_id, *next; id; id = next) {
        next = id->next;
        wd_free(&allocator, id);
    }
    wd_hash_table_finish(&report->ids);
    pthread_cond_destroy(&report->call_ended);
    pthread_mutex_destroy(&report->lock);
    wd_free(&allocator, report);
}

// update_live_severities wants the lock held.
static void update_live_severities(wd_report *report) {
    uint32_t wanted = 0;
    bool may_skip = false;
    for (const struct sink *sink = report->sinks; sink; sink = sink->next) {
        wanted |= sink->severities;
        may_skip |= !(sink->severities & WD_REPORT_NEVER_SKIPS);
    }
    atomic_store_explicit(&report->may_skip, may_skip, memory_order_release);
    atomic_store_explicit(&report->live_severities, wanted & report->severities, memory_order_release);
}

wd_status wd_report_add_sink(wd_report *report, uint32_t severities, uint32_t types, wd_report_sink sink,
                             void *user, uint64_t *sink_id) {
    struct sink *added = wd_alloc_zero(&report->allocator, 1, sizeof *added);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = (struct sink){.severities = severities, .types = types, .call = sink, .user = user};
    pthread_mutex_lock(&report->lock);
    // Ids are in the order of the calls.
    added->id = ++report->last_sink_id | (severities & WD_REPORT_LAST ? (uint64_t)1 << 63 : 0);
    *sink_id = added->id;
    struct sink **link = &report->sinks;
    while (*link && (*link)->id < added->id) {
        link = &(*link)->next;
    }
    added->next = *link;
    *link = added;
    update_live_severities(report);
    pthread_mutex_unlock(&report->lock);
    return WD_OK;
}

// unlink_sink wants the lock held.
static struct sink *unlink_sink(wd_report *report, uint64_t sink_id) {
    for (struct sink **link = &report->sinks; *link; link = &(*link)->next) {
        struct sink *sink = *link;
        if (sink->id == sink_id) {
            *link = sink->next;
            sink->removed = true;
            update_live_severities(report);
            return sink;
        }
    }
    return NULL;
}

void wd_report_remove_sink(wd_report *report, uint64_t sink_id) {
    pthread_mutex_lock(&report->lock);
    struct sink *sink = unlink_sink(report, sink_id);
    if (sink && sink->num_calls && call_depth) {
        sink = NULL; // The last call frees it.
    }
    if (sink) {
        sink->waited_for = true;
        while (sink->num_calls) {
            pthread_cond_wait(&report->call_ended, &report->lock);
        }
    }
    pthread_mutex_unlock(&report->lock);
    wd_free(&report->allocator, sink);
}

bool wd_report_may_skip(const wd_report *report) {
    return atomic_load_explicit(&report->may_skip, memory_order_acquire);
}

bool wd_report_would_submit(const wd_report *report, wd_severity severity) {
    return (atomic_load_explicit(&report->live_severities, memory_order_acquire) & (uint32_t)severity) != 0;
}

// is_id_number returns whether `text` is `number` in decimal, signed or not, or in hexadecimal after 0x.
static bool is_id_number(const char *text, int32_t number) {
    bool negative = text[0] == '-';
    uint32_t value;
    if (!wd_parse_u32(text + negative, strlen(text + negative), &value)) {
        return false;
    }
    return (negative ? 0u - value : value) == (uint32_t)number;
}

static bool is_in_filter(const wd_report *report, const char *id) {
    const int32_t number = wd_finding_id_number(id);
    for (size_t i = 0; i < report->num_muted_ids; i++) {
        if (strcmp(report->muted_ids[i], id) == 0 || is_id_number(report->muted_ids[i], number)) {
            return true;
        }
    }
    return false;
}

// is_muted returns whether the filter has the id, or the id that the message had in the release before.
static bool is_muted(const wd_report *report, const char *id) {
    if (!report->num_muted_ids) {
        return false;
    }
    const char *old_id = wd_message_old_id(id);
    return is_in_filter(report, id) || (old_id && is_in_filter(report, old_id));
}

// first_sink_after takes hold of the next sink that wants one of `severities` and of `types`, NULL if there is none. It
// wants the lock held.
static struct sink *first_sink_after(wd_report *report, uint64_t id, uint32_t severities, uint32_t types) {
    for (struct sink *sink = report->sinks; sink; sink = sink->next) {
        if (sink->id > id && (sink->severities & severities) && (sink->types & types)) {
            sink->num_calls++;
            return sink;
        }
    }
    return NULL;
}

// end_call wants the lock held.
static void end_call(wd_report *report, struct sink *sink) {
    sink->num_calls--;
    if (!sink->removed || sink->num_calls) {
        return;
    }
    if (sink->waited_for) {
        pthread_cond_broadcast(&report->call_ended);
    } else {
        wd_free(&report->allocator, sink);
    }
}

// call_sinks delivers to the sinks that want one of `severities`, the finding's own and WD_REPORT_RUN if it is one
// about the run.
static bool call_sinks(wd_report *report, uint32_t severities, const wd_finding *finding, const char *text) {
    const uint32_t types = (uint32_t)finding->type;
    bool skip = false;
    uint64_t last_id = 0;
    pthread_mutex_lock(&report->lock);
    for (struct sink *sink; (sink = first_sink_after(report, last_id, severities, types)) != NULL;) {
        last_id = sink->id;
        pthread_mutex_unlock(&report->lock);
        call_depth++;
        skip |= sink->call(sink->user, finding, text);
        call_depth--;
        pthread_mutex_lock(&report->lock);
        end_call(report, sink);
    }
    pthread_mutex_unlock(&report->lock);
    return skip;
}

static bool deliver_to(wd_report *report, uint32_t severities, const wd_finding *finding) {
    wd_string_builder text;
    wd_string_init(&text, report->allocator);
    wd_finding_format_text(&text, finding);
    bool skip = call_sinks(report, severities, finding, text.failed ? finding->text : text.text);
    wd_string_finish(&text);
    return skip;
}

static bool deliver(wd_report *report, const wd_finding *finding) {
    return deliver_to(report, (uint32_t)finding->severity, finding);
}

// site_count is the number of findings of a site and of their distinct subjects.
typedef struct site_count {
    uint64_t count; // 0: not known.
    size_t num_subjects;
    bool has_more_subjects;
    const char *subject_noun;
} site_count;

static site_count count_of(const struct site *site) {
    return (site_count){site->count, site->subjects.count, site->has_more_subjects, site->subject_noun};
}

// append_subjects appends the number of objects that a finding was about, unless it was always the same one.
static void append_subjects(wd_string_builder *out, const char *before, const site_count *count,
                            const char *after) {
    if (count->num_subjects < 2) {
        return;
    }
    wd_string_append(out, before);
    wd_string_appendf(out, "%s%zu distinct %ss", count->has_more_subjects ? "at least " : "",
                      count->num_subjects, count->subject_noun ? count->subject_noun : "object");
    wd_string_append(out, after);
}

// deliver_last delivers the finding that reaches the limit.
static bool deliver_last(wd_report *report, const wd_finding *finding, const site_count *count) {
    wd_string_builder text;
    wd_string_init(&text, report->allocator);
    wd_string_append(&text, finding->text);
    wd_string_appendf(&text, "\nThis finding was reported %u time%s", report->duplicate_limit,
                      report->duplicate_limit == 1 ? "" : "s");
    append_subjects(&text, ", on ", count, "");
    wd_string_append(&text, ". Further repetitions are counted, but not reported.");
    wd_finding last = *finding;
    last.text = text.failed ? finding->text : text.text;
    bool skip = deliver(report, &last);
    wd_string_finish(&text);
    return skip;
}

static uint64_t site_key(const wd_finding *finding) {
    uint64_t site = finding->site ? finding->site : wd_hash64_bytes(finding->text, strlen(finding->text));
    return wd_hash64_bytes(finding->id, strlen(finding->id)) ^ wd_hash_u64(site);
}

// find_site returns the site of a finding, made if need be; NULL if there is no memory or there are too many. It wants
// the lock held.
static struct site *find_site(wd_report *report, const wd_finding *finding) {
    uint64_t key = site_key(finding);
    struct site *site = wd_hash_table_get(&report->sites, key);
    if (site || report->sites.count >= MAX_SITES) {
        return site;
    }
    site = wd_alloc_zero(&report->allocator, 1, sizeof *site);
    if (site && wd_hash_table_set(&report->sites, key, site)) {
        wd_free(&report->allocator, site);
        return NULL;
    }
    if (site) {
        wd_hash_table_init(&site->subjects, report->allocator);
        site->subject_noun = finding->subject_noun;
    }
    return site;
}

// note_subject stores the subject of a finding. It wants the lock held.
static void note_subject(wd_report *report, struct site *site, const wd_finding *finding) {
    if (finding->subject == 0 || wd_hash_table_get(&site->subjects, finding->subject)) {
        return;
    }
    if (report->num_subjects < MAX_SUBJECTS &&
        wd_hash_table_set(&site->subjects, finding->subject, site) == WD_OK) {
        report->num_subjects++;
    } else {
        site->has_more_subjects = true;
    }
}

// make_label returns the summary's text for a site: its id and the first line of its text, cut after
// SUMMARY_TEXT_LENGTH bytes.
static char *make_label(wd_report *report, const wd_finding *finding) {
    size_t length = strcspn(finding->text, "\n");
    bool cut = length > SUMMARY_TEXT_LENGTH;
    wd_string_builder label;
    wd_string_init(&label, report->allocator);
    wd_string_append(&label, finding->id);
    wd_string_append(&label, ": ");
    wd_string_append_n(&label, finding->text, cut ? SUMMARY_TEXT_LENGTH : length);
    wd_string_append(&label, cut ? "..." : "");
    return wd_string_take(&label);
}

// count_over_limit wants the lock held.
static void count_over_limit(wd_report *report, struct site *site, const wd_finding *finding) {
    if (site->count == (uint64_t)report->duplicate_limit + 1) {
        site->label = make_label(report, finding);
        if (report->last_over) {
            report->last_over->next = site;
        } else {
            report->first_over = site;
        }
        report->last_over = site;
    }
    site->over++;
}

// count_id wants the lock held. Without memory a finding is not counted.
static void count_id(wd_report *report, const wd_finding *finding) {
    const size_t length = strlen(finding->id);
    const uint64_t key = wd_hash64_bytes(finding->id, length) ^ wd_hash_u64((uint64_t)finding->severity);
    struct id_count *id = wd_hash_table_get(&report->ids, key);
    if (!id && report->ids.count < MAX_IDS) {
        id = wd_alloc_zero(&report->allocator, 1, sizeof *id + length + 1);
        if (id && wd_hash_table_set(&report->ids, key, id)) {
            wd_free(&report->allocator, id);
            id = NULL;
        }
        if (id) {
            memcpy(id->id, finding->id, length);
            id->severity = finding->severity;
            *(report->last_id ? &report->last_id->next : &report->first_id) = id;
            report->last_id = id;
        }
    }
    if (id) {
        id->count++;
    }
}

void wd_report_visit_counts(wd_report *report, void (*visit)(void *user, const wd_report_id_count *count),
                            void *user) {
    pthread_mutex_lock(&report->lock);
    for (const struct id_count *id = report->first_id; id; id = id->next) {
        const wd_report_id_count count = {id->id, id->severity, id->count};
        visit(user, &count);
    }
    pthread_mutex_unlock(&report->lock);
}

// count_finding counts a finding and returns the counts of its site, if sites are limited.
static site_count count_finding(wd_report *report, const wd_finding *finding) {
    site_count count = {0};
    pthread_mutex_lock(&report->lock);
    count_id(report, finding);
    struct site *site = report->duplicate_limit ? find_site(report, finding) : NULL;
    if (site) {
        site->count++;
        note_subject(report, site, finding);
        if (site->count > report->duplicate_limit) {
            count_over_limit(report, site, finding);
        }
        count = count_of(site);
    }
    pthread_mutex_unlock(&report->lock);
    return count;
}

static void count_severity(wd_report *report, wd_severity severity) {
    if (severity == WD_SEVERITY_ERROR) {
        atomic_fetch_add_explicit(&report->num_errors, 1, memory_order_relaxed);
    } else if (severity == WD_SEVERITY_WARNING) {
        atomic_fetch_add_explicit(&report->num_warnings, 1, memory_order_relaxed);
    }
}

uint64_t wd_report_count(const wd_report *report, wd_severity severity) {
    return severity == WD_SEVERITY_ERROR     ? atomic_load(&report->num_errors)
           : severity == WD_SEVERITY_WARNING ? atomic_load(&report->num_warnings)
                                             : 0;
}

bool wd_report_submit(wd_report *report, const wd_finding *finding) {
    assert(finding->id && finding->text);
    if (!wd_report_would_submit(report, finding->severity) || is_muted(report, finding->id)) {
        return false;
    }
    count_severity(report, finding->severity);
    const site_count count = count_finding(report, finding);
    if (report->duplicate_limit == 0) {
        return deliver(report, finding);
    }
    if (count.count > report->duplicate_limit) {
        return false;
    }
    return count.count == report->duplicate_limit ? deliver_last(report, finding, &count)
                                                  : deliver(report, finding);
}

// take_summary moves the counts since the last summary into `text` and returns the number of repetitions. It wants
// the lock held.
static uint64_t take_summary(wd_report *report, wd_string_builder *text) {
    uint64_t total = 0;
    size_t num_sites = 0;
    for (struct site *site = report->first_over; site; site = site->next) {
        if (site->over == 0) {
            continue;
        }
        if (num_sites++ < SUMMARY_MAX_LINES) {
            wd_string_appendf(text, "\n%llu repetition%s of %s", (unsigned long long)site->over,
                              site->over == 1 ? "" : "s", site->label ? site->label : "a finding");
            const site_count count = count_of(site);
            append_subjects(text, " (", &count, ")");
        }
        total += site->over;
        site->over = 0;
    }
    if (num_sites > SUMMARY_MAX_LINES) {
        wd_string_appendf(text, "\nRepetitions of %zu more findings", num_sites - SUMMARY_MAX_LINES);
    }
    return total;
}

void wd_report_summarize(wd_report *report) {
    wd_string_builder text;
    wd_string_init(&text, report->allocator);
    wd_string_appendf(&text,
                      "Each finding is reported at most %u time%s. Repetitions that were not reported:",
                      report->duplicate_limit, report->duplicate_limit == 1 ? "" : "s");
    pthread_mutex_lock(&report->lock);
    uint64_t total = take_summary(report, &text);
    pthread_mutex_unlock(&report->lock);
    if (total && !is_muted(report, WD_ID_REPORT_SUMMARY)) {
        char count[24];
        snprintf(count, sizeof count, "%llu", (unsigned long long)total);
        const wd_finding_property property = {"repetitions", count};
        const wd_finding finding = {
            .severity = WD_SEVERITY_INFO,
            .type = WD_MESSAGE_GENERAL,
            .id = WD_ID_REPORT_SUMMARY,
            .text = text.failed ? "Some findings were repeated, and not all repetitions were reported."
                                : text.text,
            .properties = &property,
            .num_properties = 1,
        };
        deliver_to(report, WD_SEVERITY_INFO | WD_REPORT_RUN, &finding);
    }
    wd_string_finish(&text);
}

void wd_report_submit_run(wd_report *report, const wd_finding *finding) {
    if (!is_muted(report, finding->id)) {
        deliver_to(report, WD_SEVERITY_INFO | WD_REPORT_RUN, finding);
    }
}
