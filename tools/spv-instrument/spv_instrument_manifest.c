#include <inttypes.h>
#include <spirv/unified1/spirv.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/tool.h"
#include "tools/spv-instrument/spv_instrument.h"

// The format is docs/error_record.md, "The manifest".
enum { MANIFEST_VERSION = 1 };

static const size_t MAX_MANIFEST_SIZE = (size_t)1 << 30;

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

json_t *spv_json_text(const char *text) {
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
        json_array_append_new(list, json_pack("{s:o, s:s}", "name", spv_json_text(entry_point->name), "stage",
                                              stage ? stage : number));
    }
    return list;
}

// The requested checks, if any check was added.
static json_t *checks_json(const spv_run *run, const spv_module *module) {
    json_t *list = json_array();
    const wd_check_info *info;
    for (size_t i = 0; module->result.num_checks && (info = wd_check_info_at(i)); i++) {
        if (run->options.checks & info->check) {
            json_array_append_new(list, json_string(info->option));
        }
    }
    return list;
}

static const char *place_of(const char *manifest) {
    return strcmp(manifest, "-") == 0 ? "manifest" : manifest;
}

// The path of the original module, relative to the manifest.
static json_t *file_json(const spv_run *run, const spv_module *module) {
    if (strcmp(module->input, "-") == 0) {
        return json_string("<stdin>");
    }
    const char *file = module->backed_up ? module->backup : module->input;
    char *relative = spv_relative_path(place_of(run->manifest), file);
    json_t *json = json_string(relative ? relative : file);
    if (!json) {
        wd_tool_warning(
            file, WD_TOOL_NO_OFFSET,
            "the file name is not valid UTF-8, which a manifest requires: errdecode will not find the file");
        json = spv_json_text(relative ? relative : file);
    }
    free(relative);
    return json;
}

static json_t *shader_json(const spv_run *run, const spv_module *module) {
    char hash[33];
    snprintf(hash, sizeof hash, "%016" PRIx64 "%016" PRIx64, module->hash.high, module->hash.low);
    return json_pack("{s:I, s:o, s:s, s:o, s:o, s:I}", "id", (json_int_t)module->result.shader_id, "file",
                     file_json(run, module), "hash", hash, "entry_points", entry_points_json(module),
                     "checks", checks_json(run, module), "num_checks", (json_int_t)module->result.num_checks);
}

// Writes `root` and releases it.
static int write_json(const spv_run *run, json_t *root, const char *path) {
    char *text = root ? json_dumps(root, JSON_INDENT(2)) : NULL;
    char *complete = NULL;
    int code = WD_EXIT_OK;
    if (!text || asprintf(&complete, "%s\n", text) < 0) {
        code = wd_tool_error(path, WD_TOOL_NO_OFFSET, "out of memory");
    } else {
        wd_status status = spv_file_write(run, path, complete, strlen(complete));
        code = status ? wd_tool_error_status(strcmp(path, "-") == 0 ? "<stdout>" : path, status, NULL) : code;
        free(complete);
    }
    free(text);
    json_decref(root);
    return code;
}

int spv_manifest_write(const spv_run *run) {
    json_t *shaders = json_array();
    for (size_t i = 0; i < run->modules.count; i++) {
        if (!run->modules.items[i].code) {
            json_array_append_new(shaders, shader_json(run, &run->modules.items[i]));
        }
    }
    json_t *root = json_pack("{s:i, s:I, s:I}", "warden_manifest", MANIFEST_VERSION, "desc_set",
                             (json_int_t)run->options.desc_set, "binding", (json_int_t)run->options.binding);
    if (run->options.addresses) {
        json_object_set_new(root, "address_table", json_integer(run->addresses.binding));
    }
    if (run->options.input) {
        json_object_set_new(root, "descriptor_table", json_integer(run->input.binding));
        json_object_set_new(root, "heads", json_integer(run->input.heads));
    }
    json_object_set_new(root, "shaders", shaders);
    return write_json(run, root, run->manifest);
}

// Merging

// merge is the manifest that is being made.
struct merge {
    const spv_run *run;
    json_t *root; // NULL until the first manifest is read.
    json_t *shaders;
    json_t *dumps;
    json_t *seen; // Object: the items so far, as compact text, to true.
};

// Makes item's "file", which is relative to `manifest`, relative to the new manifest.
static int move_file(const struct merge *merge, const char *manifest, json_t *item) {
    const char *file = json_string_value(json_object_get(item, "file"));
    if (!file || !*file) {
        return wd_tool_error(manifest, WD_TOOL_NO_OFFSET, "'file' is missing");
    }
    if (strcmp(file, "-") == 0) {
        return wd_tool_error(manifest, WD_TOOL_NO_OFFSET,
                             "'file' is \"-\", standard input, which a manifest must not name");
    }
    const char *slash = strrchr(manifest, '/');
    char *path = NULL;
    if (file[0] == '/' || file[0] == '<' || !slash) {
        path = strdup(file);
    } else if (asprintf(&path, "%.*s%s", (int)(slash + 1 - manifest), manifest, file) < 0) {
        path = NULL;
    }
    char *relative = path && file[0] != '<' ? spv_relative_path(place_of(merge->run->output), path) : NULL;
    if (relative) {
        json_object_set_new(item, "file", spv_json_text(relative));
    }
    int code = path ? WD_EXIT_OK : wd_tool_error(manifest, WD_TOOL_NO_OFFSET, "out of memory");
    free(relative);
    free(path);
    return code;
}

// Returns whether `item` is new, and remembers it.
static bool is_new(struct merge *merge, const json_t *item) {
    char *text = json_dumps(item, JSON_COMPACT | JSON_SORT_KEYS);
    bool known = text && json_object_get(merge->seen, text);
    if (text && !known) {
        json_object_set_new(merge->seen, text, json_true());
    }
    free(text);
    return !known;
}

// Adds the items of `list` to `all`, except those that it has already.
static int add_items(struct merge *merge, const char *manifest, json_t *list, json_t *all) {
    size_t i;
    json_t *item;
    json_array_foreach(list, i, item) {
        int code = move_file(merge, manifest, item);
        if (!code && is_new(merge, item) && json_array_append(all, item)) {
            code = wd_tool_error(manifest, WD_TOOL_NO_OFFSET, "out of memory");
        }
        if (code) {
            return code;
        }
    }
    return WD_EXIT_OK;
}

static int add_manifest(struct merge *merge, const char *path, json_t *manifest) {
    static const char *const places[] = {"desc_set", "binding", "address_table", "descriptor_table", "heads"};
    const size_t num_places = sizeof places / sizeof *places;
    json_t *version = json_object_get(manifest, "warden_manifest");
    json_t *shaders = json_object_get(manifest, "shaders"), *dumps = json_object_get(manifest, "dumps");
    if (!json_is_integer(version) || !json_is_array(shaders) || (dumps && !json_is_array(dumps))) {
        return wd_tool_error(path, WD_TOOL_NO_OFFSET, "not a manifest of Warden");
    }
    if (json_integer_value(version) != MANIFEST_VERSION) {
        return wd_tool_error(path, WD_TOOL_NO_OFFSET,
                             "the manifest has version %lld; this build reads version %d",
                             (long long)json_integer_value(version), MANIFEST_VERSION);
    }
    if (!merge->root) {
        merge->root = json_pack("{s:i}", "warden_manifest", MANIFEST_VERSION);
        for (size_t i = 0; i < num_places; i++) {
            json_object_set(merge->root, places[i], json_object_get(manifest, places[i]));
        }
    }
    for (size_t i = 0; i < num_places; i++) {
        json_t *ours = json_object_get(merge->root, places[i]), *its = json_object_get(manifest, places[i]);
        if (ours != its && !json_equal(ours, its)) {
            return wd_tool_error(path, WD_TOOL_NO_OFFSET, "its modules use another buffer: '%s' differs",
                                 places[i]);
        }
    }
    int code = add_items(merge, path, shaders, merge->shaders);
    return code ? code : add_items(merge, path, dumps, merge->dumps);
}

static int merge_file(struct merge *merge, const char *path) {
    void *text;
    size_t size;
    json_error_t error;
    int code = wd_tool_read(path, MAX_MANIFEST_SIZE, &text, &size);
    if (code) {
        return code;
    }
    json_t *manifest = json_loadb(text, size, JSON_REJECT_DUPLICATES, &error);
    free(text);
    if (!manifest) {
        return wd_tool_error(path, error.position < 0 ? WD_TOOL_NO_OFFSET : (size_t)error.position, "%s",
                             error.text);
    }
    code = add_manifest(merge, path, manifest);
    json_decref(manifest);
    return code;
}

int spv_manifest_merge(const spv_run *run) {
    struct merge merge = {.run = run, .shaders = json_array(), .dumps = json_array(), .seen = json_object()};
    int code = WD_EXIT_OK;
    for (size_t i = 0; !code && i < run->num_inputs; i++) {
        code = merge_file(&merge, run->inputs[i]);
    }
    json_object_set(merge.root, "shaders", merge.shaders);
    if (json_array_size(merge.dumps)) {
        json_object_set(merge.root, "dumps", merge.dumps);
    }
    json_decref(merge.seen);
    json_decref(merge.shaders);
    json_decref(merge.dumps);
    if (code || run->dry_run) {
        json_decref(merge.root);
        return code;
    }
    return write_json(run, merge.root, run->output);
}
