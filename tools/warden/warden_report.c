// The findings of a run, from the JSON report of the layer.
#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/warden/warden.h"
#include "vk/platform/paths.h"
#include "vk/report/message_ids.h"
#include "vk/report/sarif.h"
#include "vk/util/parse.h"

int warden_make_report(char path[WARDEN_PATH_SIZE]) {
    static const char name[] = "/warden-XXXXXX";
    if (!wd_path_user_temporary(path, WARDEN_PATH_SIZE - sizeof name)) {
        return wd_tool_error(NULL, WD_TOOL_NO_OFFSET,
                             "the path of the folder for temporary files is too long");
    }
    strcat(path, name);
    const int file = mkstemp(path);
    if (file < 0) {
        return wd_tool_error(path, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
    }
    close(file);
    // In the value of the setting, a percent sign stands for itself if it is doubled.
    wd_string_builder value;
    wd_string_init(&value, wd_allocator_default());
    for (const char *c = path; *c; c++) {
        wd_string_append(&value, *c == '%' ? "%%" : (char[]){*c, '\0'});
    }
    warden_set_setting("report_json", value.text);
    wd_string_finish(&value);
    return WD_EXIT_OK;
}

// --- Counts ---

// instance is a VkInstance of a process with its reports so far.
typedef struct instance {
    json_int_t process, number;
    warden_counts counts;
} instance;

typedef struct reader {
    WD_VECTOR(instance) instances;
    warden_summary *summary;
    wd_sarif *sarif; // NULL: none.
} reader;

// require returns `memory`. It ends the program if that is NULL.
static void *require(void *memory) {
    if (!memory) {
        exit(wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory"));
    }
    return memory;
}

static warden_count *find_count(warden_counts *counts, wd_severity severity, const char *id) {
    for (size_t i = 0; i < counts->count; i++) {
        if (counts->items[i].severity == severity && strcmp(counts->items[i].id, id) == 0) {
            return &counts->items[i];
        }
    }
    const wd_allocator heap = wd_allocator_default();
    warden_count *added = require(WD_VECTOR_PUSH(&heap, counts));
    *added = (warden_count){require(strdup(id)), severity, 0};
    return added;
}

static instance *find_instance(reader *reader, const json_t *line) {
    const json_int_t process = json_integer_value(json_object_get(line, "process"));
    const json_int_t number = json_integer_value(json_object_get(line, "instance"));
    for (size_t i = 0; i < reader->instances.count; i++) {
        instance *known = &reader->instances.items[i];
        if (known->process == process && known->number == number) {
            return known;
        }
    }
    const wd_allocator heap = wd_allocator_default();
    instance *added = require(WD_VECTOR_PUSH(&heap, &reader->instances));
    *added = (instance){.process = process, .number = number};
    return added;
}

static bool find_severity(const char *word, size_t length, wd_severity *severity) {
    static const wd_severity all[] = {WD_SEVERITY_ERROR, WD_SEVERITY_WARNING, WD_SEVERITY_INFO,
                                      WD_SEVERITY_VERBOSE};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        const char *name = wd_severity_string(all[i]);
        if (strlen(name) == length && memcmp(name, word, length) == 0) {
            *severity = all[i];
            return true;
        }
    }
    return false;
}

// apply_end takes the counts of WARDEN-layer-end, which include repetitions that have no lines: "error ID" = "12".
static void apply_end(instance *instance, const json_t *line) {
    const char *key;
    json_t *value;
    json_object_foreach(json_object_get(line, "properties"), key, value) {
        const char *text = json_string_value(value), *space = strchr(key, ' ');
        wd_severity severity;
        uint64_t number;
        if (text && space && wd_parse_u64(text, strlen(text), &number) &&
            find_severity(key, (size_t)(space - key), &severity)) {
            warden_count *count = find_count(&instance->counts, severity, space + 1);
            count->count = number > count->count ? number : count->count;
        }
    }
}

static void sum_up(reader *reader) {
    warden_summary *summary = reader->summary;
    const wd_allocator heap = wd_allocator_default();
    for (size_t i = 0; i < reader->instances.count; i++) {
        instance *instance = &reader->instances.items[i];
        for (size_t k = 0; k < instance->counts.count; k++) {
            const warden_count *from = &instance->counts.items[k];
            find_count(&summary->counts, from->severity, from->id)->count += from->count;
            summary->errors += from->severity == WD_SEVERITY_ERROR ? from->count : 0;
            summary->warnings += from->severity == WD_SEVERITY_WARNING ? from->count : 0;
            free(from->id);
        }
        WD_VECTOR_FINISH(&heap, &instance->counts);
    }
    WD_VECTOR_FINISH(&heap, &reader->instances);
}

// --- Findings ---

static const char *text_of(const json_t *object, const char *key) {
    return json_string_value(json_object_get(object, key));
}

static uint32_t number_of(const json_t *object, const char *key) {
    const json_int_t value = json_integer_value(json_object_get(object, key));
    return value > 0 && value <= UINT32_MAX ? (uint32_t)value : 0;
}

static uint64_t hex_of(const json_t *object, const char *key) {
    const char *text = text_of(object, key);
    uint64_t value = 0;
    return text && wd_parse_u64(text, strlen(text), &value) ? value : 0;
}

enum { MAX_PARTS = 256 };

// parts is the storage of a finding.
typedef struct parts {
    wd_finding_object objects[MAX_PARTS];
    wd_finding_frame frames[MAX_PARTS];
    wd_finding_property properties[MAX_PARTS];
} parts;

static void read_objects(const json_t *line, parts *parts, wd_finding *finding) {
    size_t i;
    json_t *object;
    json_array_foreach(json_object_get(line, "objects"), i, object) {
        if (finding->num_objects == MAX_PARTS) {
            break;
        }
        parts->objects[finding->num_objects++] = (wd_finding_object){
            .type = number_of(object, "type"),
            .type_name = text_of(object, "type_name"),
            .handle = hex_of(object, "handle"),
            .name = text_of(object, "name"),
        };
    }
    finding->objects = parts->objects;
}

static void read_frames(const json_t *line, parts *parts, wd_finding *finding) {
    size_t i;
    json_t *frame;
    json_array_foreach(json_object_get(line, "frames"), i, frame) {
        if (finding->num_frames == MAX_PARTS) {
            break;
        }
        const char *text = text_of(frame, "text");
        parts->frames[finding->num_frames++] = (wd_finding_frame){
            .file = text_of(frame, "file"),
            .line = number_of(frame, "line"),
            .column = number_of(frame, "column"),
            .text = text,
            .text_length = text ? strlen(text) : 0,
        };
    }
    finding->frames = parts->frames;
}

static void read_properties(json_t *line, parts *parts, wd_finding *finding) {
    const char *key;
    json_t *value;
    json_object_foreach(json_object_get(line, "properties"), key, value) {
        if (json_is_string(value) && finding->num_properties < MAX_PARTS) {
            parts->properties[finding->num_properties++] =
                (wd_finding_property){key, json_string_value(value)};
        }
    }
    finding->properties = parts->properties;
}

static void add_result(reader *reader, json_t *line, wd_severity severity) {
    parts *parts = require(malloc(sizeof *parts));
    wd_finding finding = {
        .severity = severity,
        .type = WD_MESSAGE_VALIDATION,
        .id = text_of(line, "id"),
        .text = text_of(line, "text"),
        .site = hex_of(line, "site"),
    };
    read_objects(line, parts, &finding);
    read_frames(line, parts, &finding);
    read_properties(line, parts, &finding);
    (void)wd_sarif_add(reader->sarif, &finding); // The builder remembers a failure.
    free(parts);
}

static bool is_id(const char *id, const char *other) {
    return strcmp(id, other) == 0;
}

// read_line returns false if `text` is not a finding.
static bool read_line(reader *reader, const char *text, size_t length) {
    json_t *line = json_loadb(text, length, 0, NULL);
    const char *id = text_of(line, "id"), *severity_word = text_of(line, "severity");
    wd_severity severity;
    const bool good = id && severity_word && text_of(line, "text") &&
                      find_severity(severity_word, strlen(severity_word), &severity);
    if (good) {
        instance *instance = find_instance(reader, line);
        if (is_id(id, WD_ID_LAYER_START)) {
            reader->summary->num_devices++;
        } else if (is_id(id, WD_ID_LAYER_END)) {
            apply_end(instance, line);
        } else if (!is_id(id, WD_ID_REPORT_SUMMARY)) {
            find_count(&instance->counts, severity, id)->count++;
            if (reader->sarif) {
                add_result(reader, line, severity);
            }
        }
    }
    json_decref(line);
    return good;
}

static void read_lines(reader *reader, const char *text, size_t size) {
    while (size) {
        const char *end = memchr(text, '\n', size);
        const size_t length = end ? (size_t)(end - text) : size;
        if (length && !read_line(reader, text, length)) {
            reader->summary->num_damaged++;
        }
        text += length + (end != NULL);
        size -= length + (end != NULL);
    }
}

int warden_read_report(const char *path, const char *program, warden_summary *summary,
                       wd_string_builder *sarif) {
    void *text;
    size_t size;
    *summary = (warden_summary){0};
    const int code = wd_tool_read(path, 0, &text, &size);
    if (code != WD_EXIT_OK) {
        return code;
    }
    wd_sarif log = {0};
    reader reader = {.summary = summary};
    if (sarif) {
        wd_sarif_init(&log, wd_allocator_default(), sarif, "Warden", WD_TOOL_VERSION);
        wd_sarif_describe_rules(&log, wd_message_meaning);
        wd_sarif_set_default_location(&log, program);
        reader.sarif = &log;
    }
    read_lines(&reader, text, size);
    sum_up(&reader);
    wd_sarif_finish(&log);
    free(text);
    return WD_EXIT_OK;
}

void warden_summary_finish(warden_summary *summary) {
    const wd_allocator heap = wd_allocator_default();
    for (size_t i = 0; i < summary->counts.count; i++) {
        free(summary->counts.items[i].id);
    }
    WD_VECTOR_FINISH(&heap, &summary->counts);
    *summary = (warden_summary){0};
}
