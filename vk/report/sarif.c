#include "vk/report/sarif.h"

#include <string.h>

#include "vk/util/hash128.h"

void wd_sarif_init(wd_sarif *sarif, wd_allocator allocator, wd_string_builder *out, const char *tool_name,
                   const char *tool_version) {
    *sarif =
        (wd_sarif){.allocator = allocator, .out = out, .tool_name = tool_name, .tool_version = tool_version};
    wd_hash_table_init(&sarif->rule_indices, allocator);
    wd_string_append(out,
                     "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\","
                     "\"runs\":[{\"results\":[");
}

static void append_string(wd_string_builder *out, const char *text) {
    wd_string_append_json(out, text, strlen(text));
}

// find_rule gives the index of a message id among the rules, made if need be.
static wd_status find_rule(wd_sarif *sarif, const char *id, size_t *index) {
    uint64_t key = wd_hash64_bytes(id, strlen(id));
    size_t known = (size_t)(uintptr_t)wd_hash_table_get(&sarif->rule_indices, key);
    if (known) {
        *index = known - 1;
        return WD_OK;
    }
    char *copy = wd_strdup_n(&sarif->allocator, id, strlen(id));
    if (!copy || !WD_VECTOR_RESERVE(&sarif->allocator, &sarif->rules, sarif->rules.count + 1) ||
        wd_hash_table_set(&sarif->rule_indices, key, (void *)(uintptr_t)(sarif->rules.count + 1))) {
        wd_free(&sarif->allocator, copy);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *index = sarif->rules.count;
    sarif->rules.items[sarif->rules.count++] = copy;
    return WD_OK;
}

static const char *level_of(wd_severity severity) {
    return severity == WD_SEVERITY_ERROR ? "error" : severity == WD_SEVERITY_WARNING ? "warning" : "note";
}

static bool is_drive_path(const char *file) {
    char letter = (char)(file[0] | 0x20);
    return letter >= 'a' && letter <= 'z' && file[1] == ':' && (file[2] == '\\' || file[2] == '/');
}

// append_uri writes a path as a quoted URI reference (RFC 3986): absolute ones with the file scheme, relative ones with
// everything escaped that could be taken for a scheme.
static void append_uri(wd_string_builder *out, const char *file) {
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
    bool drive = is_drive_path(file);
    bool share = file[0] == '\\' && file[1] == '\\'; // Of Windows: \\host\folder is file://host/folder.
    wd_string_append(out, drive ? "\"file:///" : share ? "\"file:" : file[0] == '/' ? "\"file://" : "\"");
    while (file[0] == '.' && (file[1] == '/' || file[1] == '\\')) {
        file += 2;
    }
    for (const char *c = file; *c; c++) {
        if (*c == '\\') {
            wd_string_append_char(out, '/');
        } else if (strchr(plain, *c) || (drive && c == file + 1)) {
            wd_string_append_char(out, *c);
        } else {
            wd_string_appendf(out, "%%%02X", (unsigned char)*c);
        }
    }
    wd_string_append_char(out, '"');
}

// append_physical_location writes the member "physicalLocation" of a location.
static void append_physical_location(wd_string_builder *out, const wd_finding_frame *frame) {
    wd_string_append(out, "\"physicalLocation\":{\"artifactLocation\":{\"uri\":");
    append_uri(out, frame->file);
    wd_string_append_char(out, '}');
    wd_string_appendf(out, ",\"region\":{\"startLine\":%u", frame->line ? frame->line : 1);
    if (frame->line && frame->column) {
        wd_string_appendf(out, ",\"startColumn\":%u", frame->column);
    }
    if (frame->line && frame->text) {
        wd_string_append(out, ",\"snippet\":{\"text\":");
        wd_string_append_json(out, frame->text, frame->text_length);
        wd_string_append_char(out, '}');
    }
    wd_string_append(out, "}}");
}

static void append_logical_locations(wd_string_builder *out, const wd_finding *finding) {
    wd_string_append(out, "\"logicalLocations\":");
    for (size_t i = 0; i < finding->num_objects; i++) {
        const wd_finding_object *object = &finding->objects[i];
        wd_string_append(out, i ? ",{" : "[{");
        if (object->name) {
            wd_string_append(out, "\"name\":");
            append_string(out, object->name);
            wd_string_append_char(out, ',');
        }
        wd_string_appendf(out, "\"fullyQualifiedName\":\"0x%llx\"", (unsigned long long)object->handle);
        if (object->type_name) {
            wd_string_append(out, ",\"kind\":");
            append_string(out, object->type_name);
        }
        wd_string_append_char(out, '}');
    }
    wd_string_append_char(out, ']');
}

static const char *property_of(const wd_finding *finding, const char *key) {
    for (size_t i = 0; i < finding->num_properties; i++) {
        if (strcmp(finding->properties[i].key, key) == 0) {
            return finding->properties[i].value;
        }
    }
    return NULL;
}

static bool is_file(const char *file) {
    return file && *file;
}

// place_of returns where a finding is: its first frame if that names a file, or else its shader's file, the dump, or
// the default.
static bool place_of(const wd_sarif *sarif, const wd_finding *finding, wd_finding_frame *place) {
    static const char *const keys[] = {"shader_file", "dump"};
    if (finding->num_frames && is_file(finding->frames[0].file)) {
        *place = finding->frames[0];
        return true;
    }
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        const char *file = property_of(finding, keys[i]);
        if (is_file(file)) {
            *place = (wd_finding_frame){.file = file, .line = 1};
            return true;
        }
    }
    *place = (wd_finding_frame){.file = sarif->default_place, .line = 1};
    return is_file(sarif->default_place);
}

static void append_locations(const wd_sarif *sarif, const wd_finding *finding) {
    wd_string_builder *out = sarif->out;
    wd_finding_frame place;
    bool placed = place_of(sarif, finding, &place);
    if (!placed && !finding->num_objects) {
        return;
    }
    wd_string_append(out, ",\"locations\":[{");
    if (placed) {
        append_physical_location(out, &place);
    }
    if (finding->num_objects) {
        wd_string_append(out, placed ? "," : "");
        append_logical_locations(out, finding);
    }
    wd_string_append(out, "}]");
}

static void append_related_locations(wd_string_builder *out, const wd_finding *finding) {
    const char *separator = ",\"relatedLocations\":[";
    bool any = false;
    for (size_t i = 1; i < finding->num_frames; i++) {
        if (!is_file(finding->frames[i].file) || !finding->frames[i].line) {
            continue;
        }
        wd_string_appendf(out, "%s{\"id\":%zu,", separator, i);
        append_physical_location(out, &finding->frames[i]);
        wd_string_append(out, ",\"message\":{\"text\":\"inlined here\"}}");
        separator = ",";
        any = true;
    }
    wd_string_append(out, any ? "]" : "");
}

// append_fingerprint writes the data by which a service recognizes a known result: the site, or else rule and location.
static void append_fingerprint(const wd_sarif *sarif, const wd_finding *finding) {
    wd_string_builder *out = sarif->out;
    uint64_t site = finding->site;
    wd_finding_frame place;
    if (!site) {
        site = wd_hash64_bytes(finding->id, strlen(finding->id));
        if (place_of(sarif, finding, &place)) {
            site = wd_hash_u64(site ^ wd_hash64_bytes(place.file, strlen(place.file)) ^ place.line);
        }
    }
    wd_string_appendf(out, ",\"partialFingerprints\":{\"wardenSite/v1\":\"%016llx\"}",
                      (unsigned long long)site);
}

static void append_properties(wd_string_builder *out, const wd_finding *finding) {
    if (finding->num_properties == 0) {
        return;
    }
    wd_string_append(out, ",\"properties\":");
    for (size_t i = 0; i < finding->num_properties; i++) {
        wd_string_append_char(out, i ? ',' : '{');
        append_string(out, finding->properties[i].key);
        wd_string_append_char(out, ':');
        append_string(out, finding->properties[i].value);
    }
    wd_string_append_char(out, '}');
}

wd_status wd_sarif_add(wd_sarif *sarif, const wd_finding *finding) {
    wd_string_builder *out = sarif->out;
    size_t rule;
    wd_status status = find_rule(sarif, finding->id, &rule);
    if (status) {
        out->failed = true;
        return status;
    }
    wd_string_append(out, sarif->num_results++ ? ",\n{\"ruleId\":" : "\n{\"ruleId\":");
    append_string(out, finding->id);
    wd_string_appendf(out, ",\"ruleIndex\":%zu,\"level\":\"%s\",\"message\":{\"text\":", rule,
                      level_of(finding->severity));
    append_string(out, finding->text);
    wd_string_append_char(out, '}');
    append_locations(sarif, finding);
    append_related_locations(out, finding);
    append_fingerprint(sarif, finding);
    append_properties(out, finding);
    wd_string_append_char(out, '}');
    return out->failed ? WD_ERROR_OUT_OF_MEMORY : WD_OK;
}

void wd_sarif_describe_rules(wd_sarif *sarif, const char *(*describe_rule)(const char *id)) {
    sarif->describe_rule = describe_rule;
}

static void append_rule(wd_string_builder *out, const wd_sarif *sarif, const char *id) {
    static const char *const members[] = {"shortDescription", "fullDescription", "help"};
    const bool vuid = strncmp(id, "VUID-", 5) == 0;
    const char *description = sarif->describe_rule ? sarif->describe_rule(id) : NULL;
    if (!description) {
        description = vuid ? "A valid-usage rule of the Vulkan specification." : "A rule of Warden.";
    }
    wd_string_append(out, "{\"id\":");
    append_string(out, id);
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        wd_string_appendf(out, ",\"%s\":{\"text\":", members[i]);
        append_string(out, description);
        wd_string_append_char(out, '}');
    }
    if (vuid) {
        wd_string_append(out,
                         ",\"helpUri\":\"https://registry.khronos.org/vulkan/specs/latest/html/vkspec.html#");
        for (const char *c = id; *c; c++) {
            bool plain =
                (*c >= '0' && *c <= '9') || (*c >= 'A' && *c <= 'Z') || (*c >= 'a' && *c <= 'z') || *c == '-';
            wd_string_appendf(out, plain ? "%c" : "%%%02X", (unsigned char)*c);
        }
        wd_string_append_char(out, '"');
    }
    wd_string_append_char(out, '}');
}

void wd_sarif_set_default_location(wd_sarif *sarif, const char *file) {
    sarif->default_place = file;
}

void wd_sarif_append_tail(const wd_sarif *sarif, wd_string_builder *out) {
    wd_string_append(out, "],\n\"tool\":{\"driver\":{\"name\":");
    append_string(out, sarif->tool_name);
    wd_string_append(out, ",\"version\":");
    append_string(out, sarif->tool_version);
    wd_string_append(out, ",\"rules\":[");
    for (size_t i = 0; i < sarif->rules.count; i++) {
        wd_string_append(out, i ? "," : "");
        append_rule(out, sarif, sarif->rules.items[i]);
    }
    wd_string_append(out, "]}}}]}\n");
}

void wd_sarif_finish(wd_sarif *sarif) {
    if (!sarif || !sarif->out) {
        return;
    }
    wd_sarif_append_tail(sarif, sarif->out);
    for (size_t i = 0; i < sarif->rules.count; i++) {
        wd_free(&sarif->allocator, sarif->rules.items[i]);
    }
    WD_VECTOR_FINISH(&sarif->allocator, &sarif->rules);
    wd_hash_table_finish(&sarif->rule_indices);
    *sarif = (wd_sarif){0};
}
