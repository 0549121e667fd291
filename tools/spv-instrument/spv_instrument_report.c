#include <inttypes.h>
#include <jansson.h>
#include <spirv/unified1/spirv.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/tool.h"
#include "tools/spv-instrument/spv_instrument.h"

enum { MANIFEST_VERSION = 1, REPORT_VERSION = 1 };

const char *spv_stage_name(uint32_t execution_model) {
    static const struct {
        uint32_t execution_model;
        const char *name;
    } names[] = {
        {SpvExecutionModelVertex, "Vertex"},
        {SpvExecutionModelTessellationControl, "TessCtrl"},
        {SpvExecutionModelTessellationEvaluation, "TessEval"},
        {SpvExecutionModelGeometry, "Geometry"},
        {SpvExecutionModelFragment, "Fragment"},
        {SpvExecutionModelGLCompute, "Compute"},
        {SpvExecutionModelTaskNV, "Task"},
        {SpvExecutionModelMeshNV, "Mesh"},
        {SpvExecutionModelTaskEXT, "Task"},
        {SpvExecutionModelMeshEXT, "Mesh"},
        {SpvExecutionModelRayGenerationKHR, "RayGeneration"},
        {SpvExecutionModelIntersectionKHR, "Intersection"},
        {SpvExecutionModelAnyHitKHR, "AnyHit"},
        {SpvExecutionModelClosestHitKHR, "ClosestHit"},
        {SpvExecutionModelMissKHR, "Miss"},
        {SpvExecutionModelCallableKHR, "Callable"},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (names[i].execution_model == execution_model) {
            return names[i].name;
        }
    }
    return NULL;
}

// A JSON string of bytes that need not be UTF-8: bytes above ASCII become '?' then.
static json_t *json_text(const char *text) {
    json_t *value = json_string(text);
    if (!value) {
        char *copy = strdup(text);
        for (char *c = copy; c && *c; c++) {
            *c = (unsigned char)*c < 0x80 ? *c : '?';
        }
        value = copy ? json_string(copy) : NULL;
        free(copy);
    }
    return value;
}

static json_t *entry_points_json(const spv_module *module) {
    json_t *list = json_array();
    for (size_t i = 0; i < module->num_entry_points; i++) {
        const spv_entry_point *entry_point = &module->entry_points[i];
        const char *stage = spv_stage_name(entry_point->execution_model);
        char number[16];
        snprintf(number, sizeof number, "%" PRIu32, entry_point->execution_model);
        json_array_append_new(list, json_pack("{s:o, s:s}", "name", json_text(entry_point->name), "stage",
                                              stage ? stage : number));
    }
    return list;
}

static json_t *checks_json(const spv_module *module) {
    json_t *list = json_array();
    if (module->result.num_checks) {
        json_array_append_new(list, json_string("descriptor-index"));
    }
    return list;
}

// The path of the original module, as one who reads the manifest finds it.
static json_t *file_json(const spv_run *run, const spv_module *module) {
    if (strcmp(module->input, "-") == 0) {
        return json_string("<stdin>");
    }
    const char *manifest = strcmp(run->manifest, "-") == 0 ? "manifest" : run->manifest;
    char *relative = spv_relative_path(manifest, module->input);
    json_t *file = json_text(relative ? relative : module->input);
    free(relative);
    return file;
}

static json_t *shader_json(const spv_run *run, const spv_module *module) {
    char hash[33];
    snprintf(hash, sizeof hash, "%016" PRIx64 "%016" PRIx64, module->hash.high, module->hash.low);
    return json_pack("{s:I, s:o, s:s, s:o, s:o, s:I}", "id", (json_int_t)module->result.shader_id, "file",
                     file_json(run, module), "hash", hash, "entry_points", entry_points_json(module),
                     "checks", checks_json(module), "num_checks", (json_int_t)module->result.num_checks);
}

// Writes `root` and releases it.
static int write_json(json_t *root, const char *path) {
    char *text = root ? json_dumps(root, JSON_INDENT(2)) : NULL;
    char *whole = NULL;
    int code;
    if (!text || asprintf(&whole, "%s\n", text) < 0) {
        code = wd_tool_error(path, WD_TOOL_NO_OFFSET, "out of memory");
    } else {
        code = wd_tool_write(path, whole, strlen(whole));
        free(whole);
    }
    free(text);
    json_decref(root);
    return code;
}

int spv_write_manifest(const spv_run *run) {
    json_t *shaders = json_array();
    for (size_t i = 0; i < run->num_modules; i++) {
        if (!run->modules[i].code) {
            json_array_append_new(shaders, shader_json(run, &run->modules[i]));
        }
    }
    json_t *root = json_pack("{s:i, s:I, s:I, s:o}", "warden_manifest", MANIFEST_VERSION, "desc_set",
                             (json_int_t)run->options.desc_set, "binding", (json_int_t)run->options.binding,
                             "shaders", shaders);
    return write_json(root, run->manifest);
}

// The report

typedef struct totals {
    uint64_t modules;
    uint64_t instrumented;
    uint64_t failed;
    uint64_t checks;
    uint64_t elided;
    uint64_t unknown;
    uint64_t input_size;
    uint64_t output_size;
} totals;

static totals sum(const spv_run *run) {
    totals totals = {0};
    for (size_t i = 0; i < run->num_modules; i++) {
        const spv_module *module = &run->modules[i];
        totals.modules++;
        if (module->code) {
            totals.failed++;
            continue;
        }
        totals.instrumented += module->result.num_checks != 0;
        totals.checks += module->result.num_checks;
        totals.elided += module->result.num_elided;
        totals.unknown += module->result.num_unknown;
        totals.input_size += module->input_size;
        totals.output_size += module->output_size;
    }
    return totals;
}

static json_t *module_json(const spv_module *module) {
    json_t *json = json_pack("{s:o, s:b}", "file", json_text(module->input), "ok", module->code == 0);
    if (!module->code) {
        json_object_set_new(json, "output", module->output ? json_text(module->output) : json_null());
        json_object_set_new(json, "shader_id", json_integer(module->result.shader_id));
        json_object_set_new(json, "checks", json_integer(module->result.num_checks));
        json_object_set_new(json, "elided", json_integer(module->result.num_elided));
        json_object_set_new(json, "unknown_length", json_integer(module->result.num_unknown));
        json_object_set_new(json, "input_size", json_integer((json_int_t)module->input_size));
        json_object_set_new(json, "output_size", json_integer((json_int_t)module->output_size));
        if (module->result.reason[0]) {
            json_object_set_new(json, "unchanged", json_text(module->result.reason));
        }
    }
    return json;
}

static int write_json_report(const spv_run *run, FILE *out) {
    totals all = sum(run);
    json_t *modules = json_array();
    for (size_t i = 0; i < run->num_modules; i++) {
        json_array_append_new(modules, module_json(&run->modules[i]));
    }
    json_t *root = json_pack("{s:i, s:o, s:{s:I, s:I, s:I, s:I, s:I, s:I, s:I, s:I}}", "spv_instrument",
                             REPORT_VERSION, "modules", modules, "total", "modules", (json_int_t)all.modules,
                             "instrumented", (json_int_t)all.instrumented, "failed", (json_int_t)all.failed,
                             "checks", (json_int_t)all.checks, "elided", (json_int_t)all.elided,
                             "unknown_length", (json_int_t)all.unknown, "input_size",
                             (json_int_t)all.input_size, "output_size", (json_int_t)all.output_size);
    if (!root || json_dumpf(root, out, JSON_INDENT(2)) != 0 || fputc('\n', out) == EOF) {
        json_decref(root);
        return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "the report could not be written");
    }
    json_decref(root);
    return WD_EXIT_OK;
}

static const char *plural(uint64_t count) {
    return count == 1 ? "" : "s";
}

static void write_text_report(const spv_run *run, FILE *out) {
    for (size_t i = 0; i < run->num_modules; i++) {
        const spv_module *module = &run->modules[i];
        const char *name = strcmp(module->input, "-") == 0 ? "<stdin>" : module->input;
        if (module->code) {
            continue; // Said already.
        }
        if (module->result.reason[0]) {
            fprintf(out, "%s: unchanged: %s\n", name, module->result.reason);
        } else {
            fprintf(out, "%s: %" PRIu32 " check%s, %" PRIu32 " elided, %zu -> %zu bytes\n", name,
                    module->result.num_checks, plural(module->result.num_checks), module->result.num_elided,
                    module->input_size, module->output_size);
        }
    }
    totals all = sum(run);
    fprintf(out, "%" PRIu64 " module%s: %" PRIu64 " instrumented", all.modules, plural(all.modules),
            all.instrumented);
    if (all.failed) {
        fprintf(out, ", %" PRIu64 " failed", all.failed);
    }
    fprintf(out, "; %" PRIu64 " check%s emitted, %" PRIu64 " elided", all.checks, plural(all.checks),
            all.elided);
    if (all.unknown) {
        fprintf(out, ", %" PRIu64 " of unknown length", all.unknown);
    }
    if (all.input_size) {
        double growth = (double)all.output_size / (double)all.input_size - 1;
        fprintf(out, "; %" PRIu64 " -> %" PRIu64 " bytes (%+.1f %%)", all.input_size, all.output_size,
                growth * 100);
    }
    fputc('\n', out);
}

int spv_write_report(const spv_run *run) {
    bool stdout_taken = (run->output && !run->dry_run && strcmp(run->output, "-") == 0) ||
                        (run->manifest && strcmp(run->manifest, "-") == 0);
    FILE *out = stdout_taken ? stderr : stdout;
    int code = WD_EXIT_OK;
    if (run->json) {
        code = write_json_report(run, out);
    } else {
        write_text_report(run, out);
    }
    if (fflush(out) != 0) {
        return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "the report could not be written");
    }
    return code;
}
