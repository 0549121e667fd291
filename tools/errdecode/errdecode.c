// errdecode: decodes the error records that instrumented shaders wrote into an output buffer. It needs no GPU.
#include "tools/errdecode/errdecode.h"

#include <endian.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/common/cli.h"
#include "tools/common/progress.h"
#include "tools/common/tool.h"

enum {
    OPTION_MANIFEST = WD_CLI_NO_LETTER,
    OPTION_SHADER,
    OPTION_LAYOUT,
    OPTION_FORMAT,
    OPTION_GROUP,
};

static const char layout_names[] = "auto whitepaper 2019 spirv-tools"; // In the order of wd_record_layout.
static const char format_names[] = "text json sarif";                  // In the order of errdecode_format.

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

static const wd_cli_option option_table[] = {
    {.name = "manifest",
     .key = OPTION_MANIFEST,
     .argument = "FILE",
     .kind = WD_CLI_FILE,
     .help = "Read the list of shaders and dumps from FILE, as spv-instrument or the layer wrote it.",
     .section = "Input"},
    {.name = "shader",
     .key = OPTION_SHADER,
     .argument = "[ID=]FILE",
     .kind = WD_CLI_FILE,
     .help = "Read the original module of a shader from FILE, to show source lines. Without ID, the id is "
             "the one that "
             "instrumentation derives from the module. May be repeated."},
    {.name = "layout",
     .key = OPTION_LAYOUT,
     .argument = "NAME",
     .kind = WD_CLI_CHOICE,
     .choices = layout_names,
     .help = "The layout of the records: auto (default), whitepaper, 2019 or spirv-tools."},
    {.name = "output",
     .key = 'o',
     .argument = "FILE",
     .kind = WD_CLI_FILE,
     .help = "Write to FILE, atomically, instead of standard output.",
     .section = "Output"},
    {.name = "format",
     .key = OPTION_FORMAT,
     .argument = "NAME",
     .kind = WD_CLI_CHOICE,
     .choices = format_names,
     .help =
         "The format of the findings: text (default), json or sarif. --json is the same as --format=json."},
    {.name = "group",
     .key = OPTION_GROUP,
     .help = "Write the findings of one shader instruction once, with their count. Texts of debugPrintfEXT "
             "are all written."},
    {0},
};

static bool is_standard_input(const char *path) {
    return path && strcmp(path, "-") == 0;
}

static void check_usage(struct options *options) {
    const char **inputs = calloc(options->num_dumps + options->num_shaders + 1, sizeof *inputs);
    size_t count = 0;
    for (size_t i = 0; inputs && i < options->num_dumps; i++) {
        inputs[count++] = options->dumps[i];
    }
    for (size_t i = 0; inputs && i < options->num_shaders; i++) {
        inputs[count++] = errdecode_shader_option_file(options->shaders[i]);
    }
    if (inputs) {
        inputs[count++] = options->manifest;
        wd_cli_check_standard_input(inputs, count);
    }
    free(inputs);
    if (options->num_dumps == 0 && !options->manifest) {
        wd_tool_fail_usage("no dump to decode");
    }
    if (wd_cli_json()) {
        options->format = ERRDECODE_JSON;
    }
}

static void accept(void *user, int key, const char *argument) {
    struct options *options = user;
    switch (key) {
    case OPTION_MANIFEST:
        if (options->manifest) {
            wd_tool_fail_usage(
                "--manifest is given twice: merge manifests with spv-instrument --merge-manifests");
        }
        options->manifest = argument;
        break;
    case OPTION_SHADER:
        options->shaders[options->num_shaders++] = argument;
        break;
    case OPTION_LAYOUT:
        options->layout = (wd_record_layout)wd_cli_choice_index(layout_names, argument);
        break;
    case OPTION_FORMAT:
        options->format = (errdecode_format)wd_cli_choice_index(format_names, argument);
        break;
    case OPTION_GROUP:
        options->group = true;
        break;
    case 'o':
        options->output = argument;
        break;
    case WD_CLI_ARGUMENT:
        options->dumps[options->num_dumps++] = argument;
        break;
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
    wd_hash_table formats; // Calls of debugPrintfEXT whose formats were checked: shader id and instruction.
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

// set_context sets the command and the objects that the manifest states for a dump. False: memory ran out.
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

// describe_format describes, once for each call of debugPrintfEXT, a format that does not fit the values.
static wd_status describe_format(struct run *run, const wd_record *record, const wd_record_context *context) {
    const uint64_t key = (uint64_t)record->shader_id << 32 | record->instruction;
    if (record->error != WD_RECORD_PRINTF || wd_hash_table_get(&run->formats, key)) {
        return WD_OK;
    }
    const wd_status status = wd_hash_table_set(&run->formats, key, (void *)(uintptr_t)1);
    return status ? status
                  : wd_record_describe_format(wd_allocator_default(), record, context, errdecode_output_add,
                                              &run->output);
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
    wd_status status = describe_format(run, record, &context);
    status = status ? status
                    : wd_record_describe(wd_allocator_default(), record, &context, errdecode_output_add,
                                         &run->output, NULL);
    run->out_of_memory |= status == WD_ERROR_OUT_OF_MEMORY;
    wd_progress_step(1);
}

// complain reports why a buffer is unreadable and returns the exit code.
static int complain(const char *file, const wd_record_summary *summary, size_t num_words) {
    if (summary->malformed) {
        return wd_tool_error(file, (size_t)summary->malformed_offset * 4,
                             summary->num_records || summary->attempted_words
                                 ? "not an error record of the %s layout; the rest was not read"
                                 : "data follows a count of 0: not a buffer of the %s layout",
                             errdecode_layout_name(summary->layout));
    }
    if (summary->num_records == 0 && summary->attempted_words >= num_words) {
        return wd_tool_error(file, 0, "the header states %u words of records, but the %zu words have none",
                             summary->attempted_words, num_words);
    }
    return WD_EXIT_OK;
}

// read_piece fills `piece`, or less at the end of the file. It returns the number of bytes, -1 on failure (see errno).
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

// decode_stream decodes the dump in `fd`, piece by piece: dumps may be larger than the memory.
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
        code = wd_tool_error(file, size - size % 4, "truncated: the size is not a multiple of 4 bytes");
    }
    return code;
}

// open_dump opens a dump. A listed one is named by a manifest. It returns -1 after an error message.
static int open_dump(const char *file, bool is_listed) {
    const char *problem = NULL;
    int fd = is_listed ? errdecode_open_listed(file, &problem) : open(file, O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        wd_tool_error(file, WD_TOOL_NO_OFFSET, "%s", is_listed ? problem : strerror(errno));
    }
    return fd;
}

static int decode_file(struct run *run, const char *file, bool is_listed) {
    const bool is_stdin = !is_listed && is_standard_input(file);
    int fd = is_stdin ? STDIN_FILENO : open_dump(file, is_listed);
    if (fd < 0) {
        return WD_EXIT_INPUT;
    }
    int code = set_context(run, errdecode_manifest_find(&run->manifest, file))
                   ? decode_stream(run, file, fd)
                   : wd_tool_error(file, WD_TOOL_NO_OFFSET, "out of memory");
    if (!is_stdin) {
        close(fd);
    }
    return code;
}

// is_lost returns whether writing the output would replace `input`.
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
    return lost ? wd_tool_usage("the output would replace %s", lost) : WD_EXIT_OK;
}

static int decode_all(struct run *run) {
    const struct options *options = &run->options;
    const bool listed = options->num_dumps == 0;
    const size_t count = listed ? run->manifest.num_dumps : options->num_dumps;
    int code = WD_EXIT_OK;
    if (count == 0) {
        return wd_tool_error(options->manifest, WD_TOOL_NO_OFFSET,
                             "the manifest lists no dump: name the dumps on the command line");
    }
    errdecode_output_init(&run->output, options->format, options->group, options->output, count > 1);
    wd_progress_begin("records", 0);
    for (size_t i = 0; i < count; i++) {
        const char *file = listed ? run->manifest.dumps[i].path : options->dumps[i];
        code = worse(code, decode_file(run, file, listed));
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

// load reads the shaders and the manifest that the command line names.
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

static int run_tool(const wd_cli_command *command, int argc, char **argv) {
    static struct run run; // Static for its size.
    // No argument adds more than one of either.
    run.options.shaders = calloc((size_t)argc + 1, sizeof *run.options.shaders);
    run.options.dumps = calloc((size_t)argc + 1, sizeof *run.options.dumps);
    if (!run.options.shaders || !run.options.dumps) {
        return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
    }
    wd_cli_parse(command, argc, argv, &run.options);
    check_usage(&run.options);
    run.cache = wd_record_cache_create(wd_allocator_default());
    wd_hash_table_init(&run.formats, wd_allocator_default());
    int code = load(&run);
    if (code == WD_EXIT_OK) {
        code = refuse_written_input(&run);
    }
    if (code == WD_EXIT_OK) {
        code = decode_all(&run);
    }
    wd_hash_table_finish(&run.formats);
    wd_record_cache_destroy(run.cache);
    errdecode_manifest_finish(&run.manifest);
    errdecode_shaders_finish(&run.shaders);
    free(run.objects);
    free(run.options.dumps);
    free(run.options.shaders);
    return code;
}

static const wd_cli_example examples[] = {
    {"errdecode --manifest=instrumented/manifest.json --group records.bin",
     "Decode a dump of shaders that spv-instrument instrumented."},
    {"errdecode --manifest=dumps/manifest.json --format=sarif -o findings.sarif",
     "Decode the dumps that the layer wrote, for tools that read SARIF."},
    {0},
};

static const wd_cli_command command = {
    .name = "errdecode",
    .arguments = "[DUMP...]",
    .argument_kind = WD_CLI_FILE,
    .summary = "decode the error records of instrumented shaders",
    .description =
        "Decodes the error records in DUMPs: raw copies of the buffer that instrumented shaders write to. "
        "'-' is "
        "standard input. Without a DUMP, the dumps that the manifest lists are decoded.\n\n"
        "Files that a manifest names are read only if they are regular files; standard input, pipes and "
        "devices are "
        "refused. Absolute paths and '..' are allowed, because manifests name modules in other folders.",
    .exits = {"Nothing was found.", "There are findings.", NULL, NULL},
    .options = option_table,
    .examples = examples,
    .accept = accept,
    .run = run_tool,
};

int main(int argc, char **argv) {
    return wd_cli_main(&command, argc, argv);
}
