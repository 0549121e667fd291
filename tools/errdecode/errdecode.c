// errdecode: what instrumented shaders wrote into an output buffer, said in the layer's words, with no GPU at hand.
#include "tools/errdecode/errdecode.h"

#include <endian.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/common/progress.h"
#include "tools/common/tool.h"

enum {
    OPTION_MANIFEST = 256,
    OPTION_SHADER,
    OPTION_LAYOUT,
    OPTION_FORMAT,
    OPTION_GROUP,
    OPTION_JSON,
};

struct options {
    const char *manifest;
    const char **shaders;
    size_t num_shaders;
    wd_record_layout layout;
    errdecode_format format;
    bool group;
    const char *output;
    const char **dumps;
    size_t num_dumps;
};

static const struct argp_option argp_options[] = {
    {"manifest", OPTION_MANIFEST, "FILE", 0, "Shaders and dumps, as spv-instrument or the layer wrote them",
     0},
    {"shader", OPTION_SHADER, "[ID=]FILE", 0,
     "A shader's original module; without ID, the id that instrumentation gives it by itself. Repeatable", 0},
    {"layout", OPTION_LAYOUT, "NAME", 0,
     "How the buffer is laid out: auto (default), whitepaper, 2019, spirv-tools", 0},
    {"format", OPTION_FORMAT, "NAME", 0, "How findings are written: text (default), json, sarif", 0},
    {"json", OPTION_JSON, NULL, 0, "The same as --format=json", 0},
    {"group", OPTION_GROUP, NULL, 0, "Write the findings of one place once, with their count", 0},
    {"output", 'o', "OUT", 0, "Write to OUT, atomically, instead of standard output", 0},
    {0},
};

static const char doc[] =
    "Decodes the error records in DUMPs: raw copies of the buffer that instrumented shaders write to, '-' "
    "for standard "
    "input. Without DUMP, those that the manifest lists are decoded.\v"
    "Exit status: 0 nothing was found, 1 there are findings, 2 wrong usage, 3 some input could not be read.";

static wd_record_layout parse_layout(struct argp_state *state, const char *name) {
    for (int layout = WD_RECORD_LAYOUT_AUTO; layout <= WD_RECORD_LAYOUT_SPIRV_TOOLS; layout++) {
        if (strcmp(errdecode_layout_name((wd_record_layout)layout), name) == 0) {
            return (wd_record_layout)layout;
        }
    }
    argp_error(state, "--layout: '%s' is none of auto, whitepaper, 2019, spirv-tools", name);
    return WD_RECORD_LAYOUT_AUTO;
}

static errdecode_format parse_format(struct argp_state *state, const char *name) {
    static const char *const names[] = {
        [ERRDECODE_TEXT] = "text", [ERRDECODE_JSON] = "json", [ERRDECODE_SARIF] = "sarif"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(names[i], name) == 0) {
            return (errdecode_format)i;
        }
    }
    argp_error(state, "--format: '%s' is none of text, json, sarif", name);
    return ERRDECODE_TEXT;
}

static const char *name_of_file(struct argp_state *state, const char *option, const char *argument) {
    if (!*argument) {
        argp_error(state, "%s: the name of the file is empty", option);
    }
    return argument;
}

static bool is_standard_input(const char *path) {
    return path && strcmp(path, "-") == 0;
}

static void check_usage(struct argp_state *state, const struct options *options) {
    size_t num_standard_inputs = is_standard_input(options->manifest);
    for (size_t i = 0; i < options->num_dumps; i++) {
        num_standard_inputs += is_standard_input(options->dumps[i]);
    }
    for (size_t i = 0; i < options->num_shaders; i++) {
        num_standard_inputs += is_standard_input(options->shaders[i]);
    }
    if (options->num_dumps == 0 && !options->manifest) {
        argp_error(state, "no dump to decode");
    } else if (num_standard_inputs > 1) {
        argp_error(state, "standard input can be read only once");
    }
}

static error_t parse_option(int key, char *argument, struct argp_state *state) {
    struct options *options = state->input;
    switch (key) {
    case OPTION_MANIFEST:
        if (options->manifest) {
            argp_error(state, "--manifest is given twice: spv-instrument --merge-manifests makes one of two");
        }
        options->manifest = name_of_file(state, "--manifest", argument);
        return 0;
    case OPTION_SHADER:
        options->shaders[options->num_shaders++] = argument;
        return 0;
    case OPTION_LAYOUT:
        options->layout = parse_layout(state, argument);
        return 0;
    case OPTION_FORMAT:
        options->format = parse_format(state, argument);
        return 0;
    case OPTION_JSON:
        options->format = ERRDECODE_JSON;
        return 0;
    case OPTION_GROUP:
        options->group = true;
        return 0;
    case 'o':
        options->output = name_of_file(state, "--output", argument);
        return 0;
    case ARGP_KEY_ARG:
        options->dumps[options->num_dumps++] = argument;
        return 0;
    case ARGP_KEY_END:
        check_usage(state, options);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

// run is one run of the tool.
struct run {
    struct options options;
    errdecode_shaders shaders;
    errdecode_manifest manifest;
    errdecode_output output;
    wd_record_context context;  // Of the dump that is being decoded.
    wd_finding_object *objects; // Of the context, with room for the shader module.
    wd_record_cache *cache;
    bool out_of_memory;
    uint32_t piece[16384]; // Of the dump that is being decoded.
};

static int worse(int a, int b) {
    return a > b ? a : b;
}

static const char *kind_of_command(const char *command) {
    static const struct {
        const char *prefix;
        const char *kind;
    } kinds[] = {{"vkCmdDraw", "Draw"}, {"vkCmdDispatch", "Dispatch"}, {"vkCmdTraceRays", "Trace Rays"}};
    for (size_t i = 0; command && i < sizeof kinds / sizeof *kinds; i++) {
        if (strncmp(command, kinds[i].prefix, strlen(kinds[i].prefix)) == 0) {
            return kinds[i].kind;
        }
    }
    return NULL;
}

// set_context takes what the manifest knows of a dump. False: memory ran out.
static bool set_context(struct run *run, const errdecode_dump *known) {
    const size_t num_objects = known ? known->num_objects : 0;
    wd_finding_object *objects = realloc(run->objects, (num_objects + 1) * sizeof *objects);
    if (!objects) {
        return false;
    }
    run->objects = objects;
    run->context = (wd_record_context){.objects = objects, .num_objects = num_objects};
    if (known) {
        if (num_objects) {
            memcpy(objects, known->objects, num_objects * sizeof *objects);
        }
        run->context.command = known->command;
        run->context.command_kind = kind_of_command(known->command);
        run->context.has_command_index = known->has_command_index;
        run->context.command_index = known->command_index;
    }
    return true;
}

static void visit_record(void *user, const wd_record *record) {
    struct run *run = user;
    wd_record_context context = run->context;
    context.cache = run->cache;
    const errdecode_shader *shader = errdecode_shaders_find(&run->shaders, record->shader_id);
    if (shader) {
        context.shader_file = shader->file;
        context.module = shader->module;
        if (shader->has_object) {
            run->objects[context.num_objects++] = shader->object;
        }
    }
    wd_status status = wd_record_describe(wd_allocator_default(), record, &context, errdecode_output_add,
                                          &run->output, NULL);
    run->out_of_memory |= status == WD_ERROR_OUT_OF_MEMORY;
    wd_progress_step(1);
}

// complain tells of what makes a buffer unreadable and returns the exit code for it.
static int complain(const char *file, const wd_record_summary *summary, size_t num_words) {
    if (summary->malformed) {
        return wd_tool_error(file, (size_t)summary->malformed_offset * 4,
                             summary->num_records || summary->attempted_words
                                 ? "no error record of the %s layout: what follows was not read"
                                 : "words follow a count of 0: no buffer of the %s layout",
                             errdecode_layout_name(summary->layout));
    }
    if (summary->num_records == 0 && summary->attempted_words >= num_words) {
        return wd_tool_error(file, 0, "claims %u words of records, but has none in its %zu words",
                             summary->attempted_words, num_words);
    }
    return WD_EXIT_OK;
}

// read_piece fills `piece`, but for the end of the file. It returns how many bytes came, -1 on failure (see errno).
static ssize_t read_piece(int fd, void *piece, size_t size) {
    size_t length = 0;
    while (length < size) {
        ssize_t got = read(fd, (char *)piece + length, size - length);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            return -1;
        }
        if (got == 0) {
            break;
        }
        length += (size_t)got;
    }
    return (ssize_t)length;
}

static int end_dump(struct run *run, const char *file, wd_record_walk *walk, size_t num_words) {
    wd_record_summary summary;
    wd_record_walk_finish(walk, &summary);
    int code = complain(file, &summary, num_words);
    if (code == WD_EXIT_OK) {
        wd_status status = wd_record_describe_summary(wd_allocator_default(), &summary, &run->context,
                                                      errdecode_output_add, &run->output);
        run->out_of_memory |= status == WD_ERROR_OUT_OF_MEMORY;
    }
    errdecode_output_end_dump(&run->output, &summary);
    return code;
}

// decode_stream decodes what comes from `fd`, piece by piece: dumps may be larger than the memory.
static int decode_stream(struct run *run, const char *file, int fd) {
    wd_record_walk walk;
    size_t size = 0;
    ssize_t got;
    errdecode_output_begin_dump(&run->output, strcmp(file, "-") == 0 ? "<stdin>" : file);
    wd_record_walk_init(&walk, run->options.layout, visit_record, run);
    while ((got = read_piece(fd, run->piece, sizeof run->piece)) > 0) {
        const size_t num_words = (size_t)got / 4;
        for (size_t i = 0; i < num_words; i++) {
            run->piece[i] = le32toh(run->piece[i]);
        }
        wd_record_walk_feed(&walk, run->piece, num_words);
        size += (size_t)got;
    }
    const int reason = errno;
    if (size == 0) {
        return got < 0 ? wd_tool_error(file, WD_TOOL_NO_OFFSET, "%s", strerror(reason))
                       : wd_tool_error(file, 0, "empty: a buffer begins with a count of 4 bytes");
    }
    int code = size >= 4 ? end_dump(run, file, &walk, size / 4) : WD_EXIT_OK;
    if (got < 0) {
        code = wd_tool_error(file, size, "%s", strerror(reason));
    } else if (size % 4) {
        code = wd_tool_error(file, size - size % 4, "cut inside a word: the size is not a multiple of 4");
    }
    return code;
}

static int decode_file(struct run *run, const char *file) {
    const bool is_stdin = is_standard_input(file);
    int fd = is_stdin ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        return wd_tool_error(file, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
    }
    int code = set_context(run, errdecode_manifest_find(&run->manifest, file))
                   ? decode_stream(run, file, fd)
                   : wd_tool_error(file, WD_TOOL_NO_OFFSET, "out of memory");
    if (!is_stdin) {
        close(fd);
    }
    return code;
}

// is_lost tells whether writing the output would take the place of `input`.
static bool is_lost(const struct run *run, const char *input) {
    struct stat output, status;
    return stat(run->options.output, &output) == 0 && S_ISREG(output.st_mode) && stat(input, &status) == 0 &&
           output.st_dev == status.st_dev && output.st_ino == status.st_ino;
}

// refuse_written_input returns an exit code, after an error message.
static int refuse_written_input(const struct run *run) {
    const struct options *options = &run->options;
    const char *lost = NULL;
    if (!options->output || is_standard_input(options->output)) {
        return WD_EXIT_OK;
    }
    lost = options->manifest && is_lost(run, options->manifest) ? options->manifest : lost;
    for (size_t i = 0; i < run->shaders.count; i++) {
        lost = is_lost(run, run->shaders.items[i].path) ? run->shaders.items[i].path : lost;
    }
    for (size_t i = 0; i < options->num_dumps; i++) {
        lost = is_lost(run, options->dumps[i]) ? options->dumps[i] : lost;
    }
    for (size_t i = 0; i < run->manifest.num_dumps; i++) {
        lost = is_lost(run, run->manifest.dumps[i].path) ? run->manifest.dumps[i].path : lost;
    }
    return lost ? wd_tool_usage("the output would be written over %s", lost) : WD_EXIT_OK;
}

static int decode_all(struct run *run) {
    const struct options *options = &run->options;
    const bool listed = options->num_dumps == 0;
    const size_t count = listed ? run->manifest.num_dumps : options->num_dumps;
    int code = WD_EXIT_OK;
    errdecode_output_init(&run->output, options->format, options->group, options->output, count > 1);
    wd_progress_begin("records", 0);
    for (size_t i = 0; i < count; i++) {
        const char *file = listed ? run->manifest.dumps[i].path : options->dumps[i];
        const char *other = listed ? errdecode_not_a_file(file) : NULL;
        code =
            worse(code, other ? wd_tool_error(file, WD_TOOL_NO_OFFSET, "%s", other) : decode_file(run, file));
    }
    wd_progress_end();
    if (run->out_of_memory) {
        code = wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory: some findings are missing");
    }
    if (run->output.num_findings) {
        code = worse(code, WD_EXIT_FINDINGS);
    }
    return worse(code, errdecode_output_finish(&run->output));
}

// load reads what the command line names besides the dumps.
static int load(struct run *run) {
    for (size_t i = 0; i < run->options.num_shaders; i++) {
        int code = errdecode_shaders_add_option(&run->shaders, run->options.shaders[i]);
        if (code) {
            return code;
        }
    }
    if (run->options.manifest) {
        return errdecode_manifest_read(&run->manifest, &run->shaders, run->options.manifest);
    }
    return WD_EXIT_OK;
}

int main(int argc, char **argv) {
    static const struct argp argp = {argp_options, parse_option, "[DUMP...]", doc, NULL, NULL, NULL};
    static struct run run; // Static for its size.
    // No argument gives more than one of either.
    run.options.shaders = calloc((size_t)argc + 1, sizeof *run.options.shaders);
    run.options.dumps = calloc((size_t)argc + 1, sizeof *run.options.dumps);
    if (!run.options.shaders || !run.options.dumps) {
        return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
    }
    wd_tool_parse("errdecode", &argp, argc, argv, &run.options);
    run.cache = wd_record_cache_create(wd_allocator_default());
    int code = load(&run);
    if (code == WD_EXIT_OK) {
        code = refuse_written_input(&run);
    }
    if (code == WD_EXIT_OK) {
        code = decode_all(&run);
    }
    wd_record_cache_destroy(run.cache);
    errdecode_manifest_finish(&run.manifest);
    errdecode_shaders_finish(&run.shaders);
    free(run.objects);
    free(run.options.dumps);
    free(run.options.shaders);
    return code;
}
