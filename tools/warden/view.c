// warden view: shows a trace file.
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/cli.h"
#include "tools/warden/view.h"
#include "tools/warden/warden.h"

enum { OPTION_TEXT = WD_CLI_NO_LETTER, OPTION_PERFETTO, OPTION_RESOURCE };

typedef struct options {
    const char *file, *output, *resource;
    bool is_text, is_perfetto;
} options;

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    switch (key) {
    case 'o':
        options->output = argument;
        break;
    case OPTION_TEXT:
        options->is_text = true;
        break;
    case OPTION_PERFETTO:
        options->is_perfetto = true;
        break;
    case OPTION_RESOURCE:
        options->resource = argument;
        break;
    default:
        if (options->file) {
            wd_tool_fail_usage("more than one trace: %s and %s", options->file, argument);
        }
        options->file = argument;
    }
}

static bool write_stdout(void *user, const char *text, size_t size) {
    (void)user;
    return fwrite(text, 1, size, stdout) == size;
}

static int show(const options *options, const wd_trace_model *model) {
    const view_trace trace = {model, options->resource};
    if (options->output) {
        return view_html(options->output, &trace);
    }
    view_out out;
    view_out_init(&out, write_stdout, NULL);
    if (wd_cli_json()) {
        view_json(&out, &trace);
    } else if (options->is_perfetto) {
        view_perfetto(&out, &trace);
    } else {
        view_text(&out, &trace);
    }
    if (!view_out_end(&out) || fflush(stdout) != 0) {
        return wd_tool_output_error();
    }
    return WD_EXIT_OK;
}

static int report_damage(const options *options, const wd_trace_model *model) {
    if (model->truncated_at != SIZE_MAX) {
        wd_tool_warning(options->file, model->truncated_at,
                        "the file ends inside a block; everything before is shown");
    }
    if (model->first_damage != SIZE_MAX) {
        wd_tool_warning(options->file, model->first_damage, "the file is damaged here; %llu blocks are lost",
                        (unsigned long long)model->num_lost_blocks);
        return WD_EXIT_FINDINGS;
    }
    return WD_EXIT_OK;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {0};
    wd_cli_parse(command, argc, argv, &options);
    if (!options.file) {
        return wd_tool_usage("a trace file is needed");
    }
    if (wd_cli_json() + options.is_text + options.is_perfetto + (options.output != NULL) > 1) {
        return wd_tool_usage("--json, --text, --perfetto and -o exclude each other");
    }
    void *data;
    size_t size;
    int code = wd_tool_read_kind(options.file, WD_TRACE_MAGIC, sizeof WD_TRACE_MAGIC - 1, &data, &size);
    if (code != WD_EXIT_OK) {
        return code;
    }
    wd_trace_model model;
    wd_diagnostic problem = WD_DIAGNOSTIC_INIT;
    const wd_status status = wd_trace_read(&model, wd_allocator_default(), data, size, &problem);
    if (status != WD_OK) {
        code = wd_tool_error_status(options.file, status, &problem);
    } else {
        const int damage = report_damage(&options, &model);
        code = show(&options, &model);
        code = code > damage ? code : damage;
    }
    wd_trace_model_finish(&model);
    free(data);
    return code;
}

static const wd_cli_option view_options[] = {
    {.name = "text",
     .key = OPTION_TEXT,
     .help = "Write the accesses of each resource in order. The default."},
    {.name = "perfetto",
     .key = OPTION_PERFETTO,
     .help = "Write a trace in the JSON format that Perfetto and Chrome read. Time is logical: a microsecond "
             "is a "
             "command."},
    {.name = "resource",
     .key = OPTION_RESOURCE,
     .argument = "NAME",
     .help = "Show only resources whose debug name has NAME in it, or whose handle is NAME. For --text."},
    {.name = "output",
     .key = 'o',
     .argument = "PAGE",
     .kind = WD_CLI_FILE,
     .help = "Write the recording as one HTML page, which needs no network, to PAGE (docs/view.md)."},
    {0},
};

static const wd_cli_example examples[] = {
    {"warden run --sync --set syncval_trace_file=run.trace -- ./game", "Record a run."},
    {"warden view run.trace --resource shadow_map", "Print who accessed the shadow map, in order."},
    {"warden view run.trace -o run.html", "Write a page for a browser: timeline, resources, findings."},
    {"warden view run.trace --json > run.json", "Write the recording as JSON (docs/trace.schema.json)."},
    {0},
};

const wd_cli_command warden_view = {
    .name = "warden view",
    .arguments = "TRACE",
    .argument_kind = WD_CLI_FILE,
    .summary = "show a recording of the synchronization validator",
    .description =
        "Shows a file that the layer wrote because of the setting syncval_trace_file: the commands of each "
        "submission, their accesses, barriers and findings. A file of a program that crashed is shown up to "
        "the last complete block.",
    .exits = {[WD_EXIT_FINDINGS] = "The file is damaged; the undamaged part was shown."},
    .options = view_options,
    .examples = examples,
    .accept = accept,
    .run = run,
};
