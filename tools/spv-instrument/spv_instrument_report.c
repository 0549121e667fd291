#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/tool.h"
#include "tools/spv-instrument/spv_instrument.h"

enum { REPORT_VERSION = 1 };

typedef struct totals {
    uint64_t modules;
    uint64_t instrumented;
    uint64_t failed;
    uint64_t checks;
    uint64_t elided;
    uint64_t unknown;
    uint64_t unchecked_shared;
    uint64_t printfs;
    uint64_t input_size;
    uint64_t output_size;
} totals;

// reason is why some modules are unchanged. Reasons that differ only in their numbers are the same.
typedef struct reason {
    char key[sizeof((wd_instrument_result *)NULL)->reason]; // The text with 'N' for each number.
    const char *text; // The text of the modules; NULL: their texts differ.
    uint64_t modules;
} reason;

static totals sum(const spv_run *run) {
    totals totals = {0};
    for (size_t i = 0; i < run->modules.count; i++) {
        const spv_module *module = &run->modules.items[i];
        totals.modules++;
        if (module->code) {
            totals.failed++;
            continue;
        }
        totals.instrumented += !module->unchanged;
        totals.checks += module->result.num_checks;
        totals.elided += module->result.num_elided;
        totals.unknown += module->result.num_unknown;
        totals.unchecked_shared += module->result.num_unchecked_shared;
        totals.printfs += module->result.num_printfs;
        totals.input_size += module->input_size;
        totals.output_size += module->output_size;
    }
    return totals;
}

// The validator's messages differ from module to module: they count as one reason.
static void write_key(char *key, const spv_module *module) {
    if (module->not_valid) {
        strcpy(key, "the module is not valid");
        return;
    }
    for (const char *text = module->result.reason; *text;) {
        size_t digits = strspn(text, "0123456789");
        *key++ = digits ? 'N' : *text;
        text += digits ? digits : 1;
    }
    *key = '\0';
}

static int compare_keys(const void *a, const void *b) {
    const reason *x = a, *y = b;
    return strcmp(x->key, y->key);
}

static int compare_counts(const void *a, const void *b) {
    const reason *x = a, *y = b;
    int order = (x->modules < y->modules) - (x->modules > y->modules);
    return order ? order : strcmp(x->key, y->key);
}

// Merges equal neighbors, and returns the number of reasons.
static size_t join_reasons(reason *reasons, size_t count) {
    size_t joined = 0;
    for (size_t i = 0; i < count; i++) {
        reason *last = joined ? &reasons[joined - 1] : NULL;
        if (!last || strcmp(last->key, reasons[i].key) != 0) {
            reasons[joined++] = reasons[i];
            continue;
        }
        last->modules++;
        if (last->text && strcmp(last->text, reasons[i].text) != 0) {
            last->text = NULL;
        }
    }
    return joined;
}

static const char *text_of(const reason *reason) {
    return reason->text ? reason->text : reason->key;
}

// Counts the unchanged modules by reason, the most frequent one first. The list is freed with free(); NULL: none.
static reason *list_reasons(const spv_run *run, size_t *count) {
    reason *reasons = calloc(run->modules.count + 1, sizeof *reasons);
    *count = 0;
    for (size_t i = 0; reasons && i < run->modules.count; i++) {
        const spv_module *module = &run->modules.items[i];
        if (!module->code && module->unchanged) {
            reason *new = &reasons[(*count)++];
            write_key(new->key, module);
            new->text = module->result.reason;
            new->modules = 1;
        }
    }
    if (*count) {
        qsort(reasons, *count, sizeof *reasons, compare_keys);
        *count = join_reasons(reasons, *count);
        qsort(reasons, *count, sizeof *reasons, compare_counts);
    }
    return reasons;
}

int spv_report_errors(const spv_run *run) {
    int code = WD_EXIT_OK;
    for (size_t i = 0; i < run->modules.count; i++) {
        const spv_module *module = &run->modules.items[i];
        if (module->code) {
            wd_tool_error(module->input, module->error ? module->error_offset : WD_TOOL_NO_OFFSET, "%s",
                          module->error ? module->error : "out of memory");
            code = module->code > code ? module->code : code;
        } else if (module->findings.length) {
            fputs(module->findings.text, stderr);
            code = code > WD_EXIT_FINDINGS ? code : WD_EXIT_FINDINGS;
        }
    }
    return code;
}

// JSON

static json_t *module_json(const spv_run *run, const spv_module *module) {
    json_t *json = json_pack("{s:o, s:b}", "file", spv_json_text(module->input), "ok", module->code == 0);
    if (module->code) {
        json_object_set_new(json, "error", spv_json_text(module->error ? module->error : "out of memory"));
        if (module->error && module->error_offset != WD_TOOL_NO_OFFSET) {
            json_object_set_new(json, "offset", json_integer((json_int_t)module->error_offset));
        }
        return json;
    }
    bool written =
        module->output && !run->dry_run && !(run->in_place && module->unchanged && !module->was_replaced);
    json_object_set_new(json, "output", written ? spv_json_text(module->output) : json_null());
    json_object_set_new(json, "shader_id", json_integer(module->result.shader_id));
    json_object_set_new(json, "checks", json_integer(module->result.num_checks));
    json_object_set_new(json, "elided", json_integer(module->result.num_elided));
    json_object_set_new(json, "unknown_length", json_integer(module->result.num_unknown));
    json_object_set_new(json, "unchecked_shared", json_integer(module->result.num_unchecked_shared));
    json_object_set_new(json, "printfs", json_integer(module->result.num_printfs));
    json_object_set_new(json, "input_size", json_integer((json_int_t)module->input_size));
    json_object_set_new(json, "output_size", json_integer((json_int_t)module->output_size));
    if (module->findings.length) {
        json_object_set_new(json, "findings", spv_json_text(module->findings.text));
    }
    if (module->unchanged) {
        json_object_set_new(json, "unchanged", spv_json_text(module->result.reason));
    }
    return json;
}

static json_t *total_json(const spv_run *run) {
    totals all = sum(run);
    size_t num_reasons;
    reason *reasons = list_reasons(run, &num_reasons);
    json_t *list = json_array();
    for (size_t i = 0; i < num_reasons; i++) {
        json_array_append_new(list, json_pack("{s:o, s:I}", "reason", spv_json_text(text_of(&reasons[i])),
                                              "modules", (json_int_t)reasons[i].modules));
    }
    free(reasons);
    return json_pack("{s:I, s:I, s:I, s:o, s:I, s:I, s:I, s:I, s:I, s:I, s:I, s:I, s:f}", "modules",
                     (json_int_t)all.modules, "instrumented", (json_int_t)all.instrumented, "failed",
                     (json_int_t)all.failed, "unchanged", list, "checks", (json_int_t)all.checks, "elided",
                     (json_int_t)all.elided, "unknown_length", (json_int_t)all.unknown, "unchecked_shared",
                     (json_int_t)all.unchecked_shared, "printfs", (json_int_t)all.printfs, "input_size",
                     (json_int_t)all.input_size, "output_size", (json_int_t)all.output_size, "jobs",
                     (json_int_t)run->jobs, "seconds", run->seconds);
}

static int write_json_report(const spv_run *run, FILE *out) {
    json_t *modules = json_array();
    for (size_t i = 0; i < run->modules.count; i++) {
        json_array_append_new(modules, module_json(run, &run->modules.items[i]));
    }
    json_t *root = json_pack("{s:i, s:o, s:o}", "spv_instrument", REPORT_VERSION, "modules", modules, "total",
                             total_json(run));
    bool written = root && json_dumpf(root, out, JSON_INDENT(2) | JSON_REAL_PRECISION(6)) == 0 &&
                   fputc('\n', out) != EOF;
    json_decref(root);
    return written ? WD_EXIT_OK : wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "the report could not be written");
}

// Text

static const char *plural(uint64_t count) {
    return count == 1 ? "" : "s";
}

// Names and text from modules are not trusted.
static void write_shown(FILE *out, const char *text) {
    wd_string_builder shown;
    wd_string_init(&shown, wd_allocator_default());
    wd_string_append_printable(&shown, text, strlen(text), "");
    fputs(shown.text, out);
    wd_string_finish(&shown);
}

static void write_modules(const spv_run *run, FILE *out) {
    for (size_t i = 0; i < run->modules.count; i++) {
        const spv_module *module = &run->modules.items[i];
        const char *name = strcmp(module->input, "-") == 0 ? "<stdin>" : module->input;
        if (module->code) {
            continue; // spv_report_errors prints these.
        }
        write_shown(out, name);
        if (module->unchanged) {
            fputs(": unchanged: ", out);
            write_shown(out, module->result.reason);
            fputc('\n', out);
        } else {
            fprintf(out, ": %" PRIu32 " check%s, %" PRIu32 " omitted, %zu -> %zu bytes\n",
                    module->result.num_checks, plural(module->result.num_checks), module->result.num_elided,
                    module->input_size, module->output_size);
        }
    }
}

static void write_summary(const spv_run *run, FILE *out) {
    totals all = sum(run);
    uint64_t unchanged = all.modules - all.instrumented - all.failed;
    fprintf(out,
            "%" PRIu64 " module%s: %" PRIu64 " instrumented, %" PRIu64 " unchanged, %" PRIu64 " failed%s\n",
            all.modules, plural(all.modules), all.instrumented, unchanged, all.failed,
            run->dry_run ? "; nothing written" : "");
    fprintf(out, "checks: %" PRIu64 " added, %" PRIu64 " omitted (known to pass, or repeated)", all.checks,
            all.elided);
    if (all.unknown) {
        fprintf(out, ", %" PRIu64 " not possible (array length unknown: see --length)", all.unknown);
    }
    if (all.unchecked_shared) {
        fprintf(out, ", %" PRIu64 " not possible (shared memory: see --max-shared-memory)",
                all.unchecked_shared);
    }
    fputc('\n', out);
    if (all.printfs) {
        fprintf(out, "debugPrintfEXT: %" PRIu64 " call%s\n", all.printfs, plural(all.printfs));
    }
    size_t num_reasons;
    reason *reasons = list_reasons(run, &num_reasons);
    for (size_t i = 0; i < num_reasons; i++) {
        fprintf(out, "%s %6" PRIu64 "  ", i == 0 ? "unchanged:" : "          ", reasons[i].modules);
        write_shown(out, text_of(&reasons[i]));
        fputc('\n', out);
    }
    free(reasons);
    if (all.input_size) {
        double growth = (double)all.output_size / (double)all.input_size - 1;
        fprintf(out, "size: %" PRIu64 " -> %" PRIu64 " bytes (%+.1f %%)\n", all.input_size, all.output_size,
                growth * 100);
    }
    fprintf(out, "time: %.3f s, %" PRIu32 " job%s\n", run->seconds, run->jobs, plural(run->jobs));
}

int spv_report_write(const spv_run *run) {
    const bool stdout_taken = !run->dry_run && ((run->output && strcmp(run->output, "-") == 0) ||
                                                (run->manifest && strcmp(run->manifest, "-") == 0));
    FILE *out = stdout_taken ? stderr : stdout;
    int code = WD_EXIT_OK;
    if (wd_cli_quiet()) {
        return code;
    }
    if (run->json) {
        code = write_json_report(run, out);
    } else {
        if (wd_cli_verbose()) {
            write_modules(run, out);
        }
        write_summary(run, out);
    }
    if (!code && (fflush(out) != 0 || ferror(out))) {
        code = wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "the report could not be written");
    }
    return code;
}
