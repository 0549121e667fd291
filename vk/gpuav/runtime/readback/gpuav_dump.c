// Dumps for errdecode: regions with records, the application's shaders, and a manifest. docs/error_record.md describes
// its fields ("The manifest").
#include "vk/gpuav/runtime/readback/gpuav_dump.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "vk/gpuav/runtime/pipelines/gpuav_pipeline.h"
#include "vk/spirv/module.h"
#include "vk/util/file.h"
#include "vk/util/mutex.h"

enum {
    // A mistake in every frame would fill the disk with equal records.
    MAX_DUMPS = 1000,
    // Runs with dumps in one folder.
    MAX_NUMBER = 1000000,
};

struct wd_gpuav_dump {
    wd_gpuav_device *device;
    wd_allocator allocator;
    wd_mutex lock; // Guards all members below.
    char *folder;
    uint32_t number; // Part of the file names: the first number that is free in the folder. 0: not chosen.
    uint32_t num_dumps;
    bool is_dirty;   // The manifest must be written again.
    bool has_failed; // A file could not be written, and writing has ended.
    // The low halves of the hashes of the modules that were written; the values are not used.
    wd_hash_table shaders;
    wd_string_builder shader_list; // JSON: the elements of "shaders".
    wd_string_builder dump_list;   // JSON: the elements of "dumps".
};

wd_status wd_gpuav_dump_create(wd_gpuav_device *device, const char *folder, wd_gpuav_dump **out) {
    wd_gpuav_dump *dump = wd_alloc_zero(&device->allocator, 1, sizeof(*dump));
    if (!dump) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    dump->folder = wd_strdup_n(&device->allocator, folder, strlen(folder));
    if (!dump->folder) {
        wd_free(&device->allocator, dump);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    dump->device = device;
    dump->allocator = device->allocator;
    wd_mutex_init(&dump->lock);
    wd_hash_table_init(&dump->shaders, device->allocator);
    wd_string_init(&dump->shader_list, device->allocator);
    wd_string_init(&dump->dump_list, device->allocator);
    *out = dump;
    return WD_OK;
}

void wd_gpuav_dump_destroy(wd_gpuav_dump *dump) {
    if (!dump) {
        return;
    }
    wd_string_finish(&dump->shader_list);
    wd_string_finish(&dump->dump_list);
    wd_hash_table_finish(&dump->shaders);
    wd_mutex_finish(&dump->lock);
    wd_free(&dump->allocator, dump->folder);
    wd_free(&dump->allocator, dump);
}

enum { NAME_SIZE = 48 };

static void manifest_name(char name[NAME_SIZE], uint32_t number) {
    if (number > 1) {
        snprintf(name, NAME_SIZE, "manifest-%u.json", number);
    } else {
        snprintf(name, NAME_SIZE, "manifest.json");
    }
}

static void records_name(char name[NAME_SIZE], uint32_t number, uint32_t dump) {
    snprintf(name, NAME_SIZE, "records-%u-%06u.bin", number, dump);
}

// file_exists returns true if memory runs out, so that the name is not used.
static bool file_exists(const wd_gpuav_dump *dump, const char *name) {
    wd_string_builder path;
    wd_string_init(&path, dump->allocator);
    wd_string_appendf(&path, "%s/%s", dump->folder, name);
    bool exists = path.failed || access(path.text, F_OK) == 0;
    wd_string_finish(&path);
    return exists;
}

// write_file replaces a file of the folder. With `is_new`, it returns false if the file exists, which is not a failure.
// The lock is held.
static bool write_file(wd_gpuav_dump *dump, const char *name, const void *data, size_t size, bool is_new) {
    wd_mutex_assert_held(&dump->lock);
    wd_string_builder path;
    wd_string_init(&path, dump->allocator);
    wd_string_appendf(&path, "%s/%s", dump->folder, name);
    const unsigned flags = WD_FILE_PRIVATE | (is_new ? WD_FILE_NEW : WD_FILE_REGULAR);
    const wd_status status =
        path.failed ? WD_ERROR_OUT_OF_MEMORY : wd_file_write(path.text, data, size, flags);
    if (status != WD_OK && !(is_new && status == WD_ERROR_IO && errno == EEXIST)) {
        dump->has_failed = true;
        wd_gpuav_report_once(&dump->device->notices, WD_GPUAV_NOTICE_DUMP, NULL,
                             "The dump %s cannot be written (%s). No more records are dumped.", path.text,
                             wd_status_string(status));
    }
    wd_string_finish(&path);
    return status == WD_OK;
}

static void append_text(wd_string_builder *out, const char *text) {
    wd_string_append_json(out, text, strlen(text));
}

static void append_comma(wd_string_builder *out) {
    if (out->length) {
        wd_string_append(out, ",\n");
    }
}

static void append_object(wd_string_builder *out, const wd_finding_object *object) {
    wd_string_append(out, "{\"type_name\":");
    append_text(out, object->type_name);
    wd_string_appendf(out, ",\"type\":%u,\"handle\":\"0x%llx\"", object->type,
                      (unsigned long long)object->handle);
    if (object->name) {
        wd_string_append(out, ",\"name\":");
        append_text(out, object->name);
    }
    wd_string_append_char(out, '}');
}

static void append_entry_points(wd_string_builder *out, const wd_gpuav_dump *dump,
                                const wd_state_shader_module *shader) {
    wd_spirv_module *module = NULL;
    if (wd_spirv_module_create(dump->allocator, shader->words, shader->num_words, &module, NULL) != WD_OK) {
        return;
    }
    for (uint32_t i = 0; i < wd_spirv_module_num_entry_points(module); i++) {
        wd_spirv_entry_point entry_point;
        if (!wd_spirv_module_entry_point(module, i, &entry_point)) {
            continue;
        }
        if (i) {
            wd_string_append_char(out, ',');
        }
        append_text(out, entry_point.name);
    }
    wd_spirv_module_destroy(module);
}

// The same names as in spv-instrument.
static void append_checks(wd_string_builder *out, uint32_t checks) {
    const char *comma = "";
    const wd_check_info *info;
    for (size_t i = 0; (info = wd_check_info_at(i)); i++) {
        if (checks & info->check) {
            wd_string_appendf(out, "%s\"%s\"", comma, info->option);
            comma = ",";
        }
    }
}

// add_shader writes a module that is not in the manifest. The lock is held.
static void add_shader(wd_gpuav_dump *dump, const wd_state_shader_module *shader, uint32_t id,
                       const wd_finding_object *object) {
    wd_mutex_assert_held(&dump->lock);
    size_t size = shader->num_words * sizeof(uint32_t);
    wd_hash128 hash = wd_hash128_bytes(shader->words, size);
    if (wd_hash_table_get(&dump->shaders, hash.low)) {
        return;
    }
    char digits[33], name[40];
    snprintf(digits, sizeof(digits), "%016llx%016llx", (unsigned long long)hash.high,
             (unsigned long long)hash.low);
    snprintf(name, sizeof(name), "%s.spv", digits);
    if (!write_file(dump, name, shader->words, size, false) ||
        wd_hash_table_set(&dump->shaders, hash.low, dump) != WD_OK) {
        return;
    }
    wd_string_builder *out = &dump->shader_list;
    append_comma(out);
    wd_string_appendf(out, "  {\"id\":%u,\"file\":\"%s\",\"hash\":\"%s\",\"entry_points\":[", id, name,
                      digits);
    append_entry_points(out, dump, shader);
    wd_string_append(out, "],\"checks\":[");
    append_checks(out, dump->device->instance->options.checks);
    wd_string_append(out, "],\"object\":");
    append_object(out, object);
    wd_string_append_char(out, '}');
}

static void add_shaders(wd_gpuav_dump *dump, const wd_state_pipeline *pipeline) {
    const wd_gpuav_pipeline *own = wd_state_slot_get(&pipeline->object, WD_STATE_SLOT_GPUAV);
    for (uint32_t i = 0; own && i < own->num_ids && i < pipeline->num_stages; i++) {
        if (!own->ids[i] || !pipeline->stages[i].module) {
            continue;
        }
        const wd_finding_object object = wd_gpuav_describe_shader(pipeline, i);
        add_shader(dump, pipeline->stages[i].module, own->ids[i], &object);
    }
}

// write_first writes the first records under a number that is not in use in the folder.
static bool write_first(wd_gpuav_dump *dump, const void *data, size_t size, char name[NAME_SIZE]) {
    for (uint32_t number = 1; number <= MAX_NUMBER && !dump->has_failed; number++) {
        manifest_name(name, number);
        if (file_exists(dump, name)) {
            continue;
        }
        records_name(name, number, 0);
        if (!file_exists(dump, name) && write_file(dump, name, data, size, true)) {
            dump->number = number;
            return true;
        }
    }
    return false;
}

static bool write_records(wd_gpuav_dump *dump, const void *data, size_t size, char name[NAME_SIZE]) {
    if (!dump->number) {
        return write_first(dump, data, size, name);
    }
    assert(dump->num_dumps && dump->num_dumps < MAX_DUMPS);
    records_name(name, dump->number, dump->num_dumps);
    return write_file(dump, name, data, size, false);
}

static void add_dump(wd_gpuav_dump *dump, const wd_gpuav_region_copy *copy, const wd_finding_object *objects,
                     size_t num_objects) {
    wd_mutex_assert_held(&dump->lock);
    char name[NAME_SIZE];
    if (!write_records(dump, copy->words, copy->num_words * sizeof(*copy->words), name)) {
        return;
    }
    dump->num_dumps++;
    dump->is_dirty = true;
    wd_string_builder *out = &dump->dump_list;
    append_comma(out);
    wd_string_appendf(out, "  {\"file\":\"%s\"", name);
    if (copy->command) {
        wd_string_appendf(out, ",\"command\":\"%s\",\"command_index\":%u", copy->command, copy->index);
    }
    wd_string_append(out, ",\"objects\":[");
    for (size_t i = 0; i < num_objects; i++) {
        if (i) {
            wd_string_append_char(out, ',');
        }
        append_object(out, &objects[i]);
    }
    wd_string_append(out, "]}");
}

void wd_gpuav_dump_add(wd_gpuav_dump *dump, const wd_gpuav_region_copy *copy,
                       const wd_finding_object *objects, size_t num_objects) {
    wd_mutex_lock(&dump->lock);
    if (!dump->has_failed && dump->num_dumps < MAX_DUMPS) {
        if (copy->pipeline) {
            add_shaders(dump, copy->pipeline);
        }
        add_dump(dump, copy, objects, num_objects);
    }
    wd_mutex_unlock(&dump->lock);
}

static void write_manifest(wd_gpuav_dump *dump) {
    wd_mutex_assert_held(&dump->lock);
    assert(dump->number);
    wd_string_builder out;
    wd_string_init(&out, dump->allocator);
    wd_string_appendf(&out, "{\"warden_manifest\":1,\"desc_set\":%u,\"binding\":0,\n \"shaders\":[\n",
                      dump->device->attachment.slot);
    wd_string_append(&out, dump->shader_list.text);
    wd_string_append(&out, "\n ],\n \"dumps\":[\n");
    wd_string_append(&out, dump->dump_list.text);
    wd_string_append(&out, "\n ]}\n");
    char name[NAME_SIZE];
    manifest_name(name, dump->number);
    bool failed = out.failed || dump->shader_list.failed || dump->dump_list.failed;
    if (!failed && write_file(dump, name, out.text, out.length, false)) {
        dump->is_dirty = false;
    }
    wd_string_finish(&out);
}

void wd_gpuav_dump_flush(wd_gpuav_dump *dump) {
    wd_mutex_lock(&dump->lock);
    if (dump->is_dirty && !dump->has_failed) {
        write_manifest(dump);
    }
    wd_mutex_unlock(&dump->lock);
}
