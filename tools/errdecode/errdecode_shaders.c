#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/common/tool.h"
#include "tools/errdecode/errdecode.h"
#include "vk/util/file.h"
#include "vk/util/parse.h"
#include "vk/util/vector.h"

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
    if (!WD_VECTOR_RESERVE(&heap, shaders, shaders->count + 1)) {
        return NULL;
    }
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

// id_of returns the id that instrumentation derives from a module (vk/gpuav/instrument).
static uint32_t id_of(wd_hash128 hash) {
    uint32_t id = (uint32_t)hash.low;
    return id ? id : 1;
}

// take_module parses a shader's file, which it owns from now on. A warning is printed for an unusable module.
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

// parse_option splits [ID=]FILE. It returns whether there is an ID.
static bool parse_option(const char *option, uint32_t *id, const char **file) {
    const char *equals = strchr(option, '=');
    bool has_id = equals && wd_parse_u32(option, (size_t)(equals - option), id);
    *file = has_id ? equals + 1 : option;
    return has_id;
}

const char *errdecode_shader_option_file(const char *option) {
    uint32_t id;
    const char *file;
    parse_option(option, &id, &file);
    return file;
}

int errdecode_shaders_add_option(errdecode_shaders *shaders, const char *option) {
    uint32_t id = 0;
    const char *file;
    bool has_id = parse_option(option, &id, &file);
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

static const char not_regular[] = "not a regular file; a manifest must not name a device or a pipe";

int errdecode_open_listed(const char *path, const char **problem) {
    struct stat status;
    // Opening a device can have effects, so its type is checked before; the file may change until it is open, so its
    // type is checked again. O_NONBLOCK: opening a pipe does not wait for a writer, and some files of /proc do not wait
    // for data.
    if (stat(path, &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) {
        *problem = not_regular;
        return -1;
    }
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (fd < 0) {
        *problem = strerror(errno);
        return -1;
    }
    if (fstat(fd, &status) != 0 || (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode))) {
        *problem = not_regular;
        close(fd);
        return -1;
    }
    return fd;
}

// read_listed reads a file that a manifest names. False: `*problem` is set.
static bool read_listed(const char *path, void **bytes, size_t *size, const char **problem) {
    const wd_allocator heap = wd_allocator_default();
    wd_status status = wd_file_read_regular(&heap, path, ERRDECODE_MAX_FILE, bytes, size);
    *problem = status == WD_ERROR_NOT_A_FILE ? not_regular
               : status == WD_ERROR_IO       ? strerror(errno)
                                             : wd_status_string(status);
    return status == WD_OK;
}

// read_module reads the module of a shader that a manifest names. A problem is reported once, as a warning.
static void read_module(errdecode_shader *shader) {
    const char *problem;
    void *bytes;
    size_t size;
    shader->was_read = true;
    if (!read_listed(shader->path, &bytes, &size, &problem)) {
        wd_tool_warning(shader->path, WD_TOOL_NO_OFFSET, "%s: no source lines for shader 0x%08x", problem,
                        shader->id);
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

// index_new adds new shaders to the table of ids. False: memory ran out, and the table is unusable.
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
