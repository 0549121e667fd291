#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/tool.h"
#include "tools/errdecode/errdecode.h"
#include "vk/util/hash128.h"
#include "vk/util/parse.h"

enum { MANIFEST_VERSION = 1 };

// reader is the state while a manifest is read. Only the first problem is reported.
struct reader {
    errdecode_manifest *manifest;
    errdecode_shaders *shaders;
    const char *path;
    char *folder; // Relative paths are relative to it; NULL: the current folder.
    int code;
};

static void complain(struct reader *reader, const char *where, size_t index, const char *problem) {
    if (reader->code == WD_EXIT_OK) {
        reader->code = wd_tool_error(reader->path, WD_TOOL_NO_OFFSET, "%s[%zu]: %s", where, index, problem);
    }
}

// file_problem returns the problem of the member 'file' of an entry, or NULL.
static const char *file_problem(const char *file) {
    if (!file || !*file) {
        return "'file' is not a file name";
    }
    return strcmp(file, "-") == 0 ? "'file' is \"-\", standard input, which a manifest must not name" : NULL;
}

static bool read_u32(const json_t *object, const char *key, uint32_t *value) {
    const json_t *number = json_object_get(object, key);
    if (!json_is_integer(number) || json_integer_value(number) < 0 ||
        json_integer_value(number) > UINT32_MAX) {
        return false;
    }
    *value = (uint32_t)json_integer_value(number);
    return true;
}

// read_handle takes "0x..." or a number: not every JSON writer has 64-bit numbers.
static bool read_handle(const json_t *object, uint64_t *value) {
    const json_t *handle = json_object_get(object, "handle");
    if (json_is_integer(handle)) {
        *value = (uint64_t)json_integer_value(handle);
        return true;
    }
    return json_is_string(handle) &&
           wd_parse_u64(json_string_value(handle), json_string_length(handle), value);
}

static bool read_hash(const char *text, wd_hash128 *hash) {
    char half[19] = "0x";
    if (!text || strlen(text) != 32) {
        return false;
    }
    memcpy(half + 2, text, 16);
    bool high = wd_parse_u64(half, 18, &hash->high);
    memcpy(half + 2, text + 16, 16);
    return high && wd_parse_u64(half, 18, &hash->low);
}

static bool is_string_or_absent(const json_t *value) {
    return !value || json_is_null(value) || json_is_string(value);
}

static const char bad_object[] = "an object needs 'type_name', 'type', and 'handle' as \"0x...\"";

static bool read_object(const json_t *json, wd_finding_object *object) {
    const json_t *name = json_object_get(json, "name");
    object->type_name = json_string_value(json_object_get(json, "type_name"));
    object->name = json_string_value(name);
    return object->type_name && is_string_or_absent(name) && read_u32(json, "type", &object->type) &&
           read_handle(json, &object->handle);
}

static void read_shader(struct reader *reader, const json_t *shader, size_t index) {
    uint32_t id;
    const char *file = json_string_value(json_object_get(shader, "file"));
    const json_t *hash_text = json_object_get(shader, "hash");
    const json_t *object = json_object_get(shader, "object");
    wd_hash128 hash;
    if (!read_u32(shader, "id", &id)) {
        complain(reader, "shaders", index, "'id' is not a 32-bit unsigned integer");
    } else if (file_problem(file)) {
        complain(reader, "shaders", index, file_problem(file));
    } else if (hash_text && !read_hash(json_string_value(hash_text), &hash)) {
        complain(reader, "shaders", index, "'hash' is not 32 hexadecimal digits");
    } else if (!errdecode_shaders_add(reader->shaders, id, reader->folder, file, hash_text ? &hash : NULL)) {
        complain(reader, "shaders", index, "out of memory");
    } else if (object) {
        errdecode_shader *added = &reader->shaders->items[reader->shaders->count - 1];
        added->has_object = read_object(object, &added->object);
        if (!added->has_object) {
            complain(reader, "shaders", index, bad_object);
        }
    }
}

static void read_objects(struct reader *reader, const json_t *objects, size_t index, errdecode_dump *dump) {
    const size_t count = json_array_size(objects);
    if (objects && !json_is_array(objects)) {
        complain(reader, "dumps", index, "'objects' is not an array");
    }
    if (count == 0) {
        return;
    }
    dump->objects = wd_arena_alloc_zero(&reader->manifest->arena, count, sizeof *dump->objects);
    if (!dump->objects) {
        complain(reader, "dumps", index, "out of memory");
        return;
    }
    for (size_t i = 0; i < count; i++) {
        if (!read_object(json_array_get(objects, i), &dump->objects[i])) {
            complain(reader, "dumps", index, bad_object);
            return;
        }
    }
    dump->num_objects = count;
}

static void read_dump(struct reader *reader, const json_t *json, size_t index, errdecode_dump *dump) {
    const json_t *command = json_object_get(json, "command");
    const json_t *command_index = json_object_get(json, "command_index");
    dump->file = json_string_value(json_object_get(json, "file"));
    dump->command = json_string_value(command);
    dump->has_command_index = read_u32(json, "command_index", &dump->command_index);
    if (file_problem(dump->file)) {
        complain(reader, "dumps", index, file_problem(dump->file));
        return;
    }
    if (!is_string_or_absent(command)) {
        complain(reader, "dumps", index, "'command' is not a name");
    }
    if (command_index && !dump->has_command_index) {
        complain(reader, "dumps", index, "'command_index' is not a 32-bit unsigned integer");
    }
    read_objects(reader, json_object_get(json, "objects"), index, dump);
    dump->path = errdecode_join(reader->folder, dump->file);
    if (!dump->path) {
        complain(reader, "dumps", index, "out of memory");
    }
}

static const char *name_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static uint64_t hash_of(const char *text) {
    return wd_hash64_bytes(text, strlen(text));
}

// index_dumps fills the tables of dumps; of equal paths or names the first dump is entered.
static bool index_dumps(errdecode_manifest *manifest) {
    for (size_t i = manifest->num_dumps; i-- > 0;) {
        errdecode_dump *dump = &manifest->dumps[i];
        if (wd_hash_table_set(&manifest->by_path, hash_of(dump->path), dump) ||
            wd_hash_table_set(&manifest->by_name, hash_of(name_of(dump->file)), dump)) {
            return false;
        }
    }
    return true;
}

static void read_dumps(struct reader *reader, const json_t *dumps) {
    errdecode_manifest *manifest = reader->manifest;
    const size_t count = json_array_size(dumps);
    if (count == 0) {
        return;
    }
    manifest->dumps = wd_arena_alloc_zero(&manifest->arena, count, sizeof *manifest->dumps);
    if (!manifest->dumps) {
        complain(reader, "dumps", 0, "out of memory");
        return;
    }
    manifest->num_dumps = count;
    for (size_t i = 0; i < count; i++) {
        read_dump(reader, json_array_get(dumps, i), i, &manifest->dumps[i]);
    }
    if (reader->code == WD_EXIT_OK && !index_dumps(manifest)) {
        complain(reader, "dumps", 0, "out of memory");
    }
}

static void read_root(struct reader *reader) {
    const json_t *root = reader->manifest->root;
    const json_t *shaders = json_object_get(root, "shaders");
    const json_t *dumps = json_object_get(root, "dumps");
    uint32_t version;
    if (!read_u32(root, "warden_manifest", &version)) {
        reader->code = wd_tool_error(reader->path, 0,
                                     "not a manifest of Warden: the number 'warden_manifest' is missing");
    } else if (version != MANIFEST_VERSION) {
        reader->code = wd_tool_error(reader->path, WD_TOOL_NO_OFFSET,
                                     "the manifest has version %u; this build reads version %d", version,
                                     MANIFEST_VERSION);
    } else if (!json_is_array(shaders)) {
        reader->code = wd_tool_error(reader->path, WD_TOOL_NO_OFFSET, "'shaders' is not an array");
    } else if (dumps && !json_is_array(dumps)) {
        reader->code = wd_tool_error(reader->path, WD_TOOL_NO_OFFSET, "'dumps' is not an array");
    } else {
        for (size_t i = 0; i < json_array_size(shaders); i++) {
            read_shader(reader, json_array_get(shaders, i), i);
        }
        read_dumps(reader, dumps);
    }
}

int errdecode_manifest_parse(errdecode_manifest *manifest, errdecode_shaders *shaders, const char *path,
                             const void *text, size_t size) {
    json_error_t error;
    *manifest = (errdecode_manifest){0};
    wd_arena_init(&manifest->arena, wd_allocator_default(), 0);
    wd_hash_table_init(&manifest->by_path, wd_allocator_default());
    wd_hash_table_init(&manifest->by_name, wd_allocator_default());
    manifest->root = json_loadb(text, size, JSON_REJECT_DUPLICATES, &error);
    if (!manifest->root) {
        return wd_tool_error(path, error.position < 0 ? WD_TOOL_NO_OFFSET : (size_t)error.position, "%s",
                             error.text);
    }
    struct reader reader = {.manifest = manifest, .shaders = shaders, .path = path};
    const char *slash = strrchr(path, '/');
    if (slash) {
        reader.folder = strndup(path, slash == path ? 1 : (size_t)(slash - path));
        if (!reader.folder) {
            return wd_tool_error(path, WD_TOOL_NO_OFFSET, "out of memory");
        }
    }
    read_root(&reader);
    free(reader.folder);
    return reader.code;
}

int errdecode_manifest_read(errdecode_manifest *manifest, errdecode_shaders *shaders, const char *path) {
    void *text;
    size_t size;
    *manifest = (errdecode_manifest){0};
    int code = wd_tool_read(path, ERRDECODE_MAX_FILE, &text, &size);
    if (code) {
        return code;
    }
    code = errdecode_manifest_parse(manifest, shaders, path, text, size);
    free(text);
    return code;
}

const errdecode_dump *errdecode_manifest_find(const errdecode_manifest *manifest, const char *path) {
    const errdecode_dump *dump = wd_hash_table_get(&manifest->by_path, hash_of(path));
    if (dump && strcmp(dump->path, path) == 0) {
        return dump;
    }
    dump = wd_hash_table_get(&manifest->by_name, hash_of(name_of(path)));
    return dump && strcmp(name_of(dump->file), name_of(path)) == 0 ? dump : NULL;
}

void errdecode_manifest_finish(errdecode_manifest *manifest) {
    for (size_t i = 0; i < manifest->num_dumps; i++) {
        free(manifest->dumps[i].path);
    }
    wd_hash_table_finish(&manifest->by_path);
    wd_hash_table_finish(&manifest->by_name);
    wd_arena_finish(&manifest->arena);
    json_decref(manifest->root);
    *manifest = (errdecode_manifest){0};
}
