#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tools/common/tool.h"
#include "tools/errdecode/errdecode.h"
#include "vk/util/file.h"
#include "vk/util/parse.h"

char *errdecode_join(const char *folder, const char *file) {
    if (!folder || file[0] == '/') {
        return strdup(file);
    }
    char *joined = NULL;
    return asprintf(&joined, "%s/%s", folder, file) < 0 ? NULL : joined;
}

// add makes room for a shader and returns it zeroed, NULL if memory runs out.
static errdecode_shader *add(errdecode_shaders *shaders) {
    const wd_allocator heap = wd_allocator_default();
    void *items = shaders->items;
    if (!wd_array_reserve(&heap, &items, &shaders->capacity, shaders->count + 1, sizeof *shaders->items)) {
        return NULL;
    }
    shaders->items = items;
    errdecode_shader *shader = &shaders->items[shaders->count];
    *shader = (errdecode_shader){0};
    return shader;
}

bool errdecode_shaders_add(errdecode_shaders *shaders, uint32_t id, const char *folder, const char *file,
                           const wd_hash128 *hash) {
    errdecode_shader *shader = add(shaders);
    char *path = shader ? errdecode_join(folder, file) : NULL;
    if (!path) {
        return false;
    }
    *shader = (errdecode_shader){.id = id, .file = file, .path = path, .has_hash = hash != NULL};
    if (hash) {
        shader->hash = *hash;
    }
    shaders->count++;
    return true;
}

// id_of returns the id that instrumentation gives to a module by itself (vk/gpuav/instrument).
static uint32_t id_of(wd_hash128 hash) {
    uint32_t id = (uint32_t)hash.low;
    return id ? id : 1;
}

// take_module makes a module of a shader's file, which it owns from now on. A module that cannot be used is warned of.
static void take_module(errdecode_shader *shader, void *bytes, size_t size) {
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    shader->was_read = true;
    shader->words = bytes;
    wd_status status =
        wd_spirv_module_create(wd_allocator_default(), bytes, size / 4, &shader->module, &diagnostic);
    if (status) {
        wd_tool_warning(shader->path, diagnostic.offset, "%s: no source lines for this shader",
                        diagnostic.message[0] ? diagnostic.message : wd_status_string(status));
    }
}

int errdecode_shaders_add_option(errdecode_shaders *shaders, const char *option) {
    const char *equals = strchr(option, '=');
    uint32_t id = 0;
    bool has_id = equals && wd_parse_u32(option, (size_t)(equals - option), &id);
    const char *file = has_id ? equals + 1 : option;
    void *bytes;
    size_t size;
    int code = wd_tool_read(file, ERRDECODE_MAX_FILE, &bytes, &size);
    if (code) {
        return code;
    }
    if (!errdecode_shaders_add(shaders, id, NULL, file, NULL)) {
        free(bytes);
        return wd_tool_error(file, WD_TOOL_NO_OFFSET, "out of memory");
    }
    errdecode_shader *shader = &shaders->items[shaders->count - 1];
    shader->id = has_id ? id : id_of(wd_hash128_bytes(bytes, size));
    take_module(shader, bytes, size);
    return WD_EXIT_OK;
}

const char *errdecode_not_a_file(const char *path) {
    struct stat status;
    const bool other = stat(path, &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
    return other ? "a device or a pipe, which no manifest can name" : NULL;
}

// read_module reads the module of a shader that a manifest names. What goes wrong is warned of, once.
static void read_module(errdecode_shader *shader) {
    const wd_allocator heap = wd_allocator_default();
    const char *other = errdecode_not_a_file(shader->path);
    void *bytes;
    size_t size;
    shader->was_read = true;
    if (other) {
        wd_tool_warning(shader->path, WD_TOOL_NO_OFFSET, "%s: no source lines for shader 0x%08x", other,
                        shader->id);
        return;
    }
    wd_status status = wd_file_read(&heap, shader->path, ERRDECODE_MAX_FILE, &bytes, &size);
    if (status) {
        wd_tool_warning(shader->path, WD_TOOL_NO_OFFSET, "%s: no source lines for shader 0x%08x",
                        status == WD_ERROR_IO ? strerror(errno) : wd_status_string(status), shader->id);
        return;
    }
    const wd_hash128 hash = wd_hash128_bytes(bytes, size);
    if (shader->has_hash && (hash.low != shader->hash.low || hash.high != shader->hash.high)) {
        wd_tool_warning(
            shader->path, WD_TOOL_NO_OFFSET,
            "is not the module that the manifest names (its hash differs): no source lines for shader 0x%08x",
            shader->id);
        free(bytes);
        return;
    }
    take_module(shader, bytes, size);
}

// index_new brings the table of ids up to date. False: memory ran out, and the table is of no use.
static bool index_new(errdecode_shaders *shaders) {
    if (!shaders->by_id.capacity) {
        wd_hash_table_init(&shaders->by_id, wd_allocator_default());
    }
    for (; shaders->num_indexed < shaders->count; shaders->num_indexed++) {
        const uint32_t id = shaders->items[shaders->num_indexed].id;
        if (!wd_hash_table_get(&shaders->by_id, id) &&
            wd_hash_table_set(&shaders->by_id, id, (void *)(shaders->num_indexed + 1))) {
            return false;
        }
    }
    return true;
}

static errdecode_shader *find(errdecode_shaders *shaders, uint32_t id) {
    if (index_new(shaders)) {
        const size_t index = (size_t)wd_hash_table_get(&shaders->by_id, id);
        return index ? &shaders->items[index - 1] : NULL;
    }
    for (size_t i = 0; i < shaders->count; i++) {
        if (shaders->items[i].id == id) {
            return &shaders->items[i];
        }
    }
    return NULL;
}

const errdecode_shader *errdecode_shaders_find(errdecode_shaders *shaders, uint32_t id) {
    errdecode_shader *shader = find(shaders, id);
    if (shader && !shader->was_read) {
        read_module(shader);
    }
    return shader;
}

void errdecode_shaders_finish(errdecode_shaders *shaders) {
    for (size_t i = 0; i < shaders->count; i++) {
        wd_spirv_module_destroy(shaders->items[i].module);
        free(shaders->items[i].words);
        free(shaders->items[i].path);
    }
    free(shaders->items);
    wd_hash_table_finish(&shaders->by_id);
    *shaders = (errdecode_shaders){0};
}
