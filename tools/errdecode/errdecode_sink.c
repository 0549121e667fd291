// The destination of the output. A file is replaced atomically, and output of any size takes little memory: pieces are
// written to a temporary file in the same folder, which replaces the file at the end.
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/cli.h"
#include "tools/common/tool.h"
#include "tools/errdecode/errdecode.h"

void errdecode_sink_init(errdecode_sink *sink, const char *path) {
    *sink = (errdecode_sink){.path = path};
}

bool errdecode_sink_is_standard_output(const errdecode_sink *sink) {
    return !sink->path || strcmp(sink->path, "-") == 0;
}

static void fail(errdecode_sink *sink) {
    sink->exit_code = wd_tool_error(sink->path, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
}

void errdecode_sink_write(errdecode_sink *sink, const char *data, size_t size) {
    if (sink->exit_code != WD_EXIT_OK) {
        return;
    }
    if (errdecode_sink_is_standard_output(sink)) {
        sink->exit_code = size && !wd_cli_quiet() ? wd_tool_write(NULL, data, size) : WD_EXIT_OK;
        return;
    }
    if (!sink->is_open) {
        sink->target = wd_tool_link_target(sink->path);
        sink->is_open = sink->target && wd_file_writer_open(&sink->writer, sink->target, 0) == WD_OK;
    }
    if (!sink->is_open || wd_file_writer_write(&sink->writer, data, size)) {
        fail(sink);
    }
}

int errdecode_sink_finish(errdecode_sink *sink, const char *rest, size_t rest_size) {
    if (rest) {
        errdecode_sink_write(sink, rest, rest_size);
    }
    if (sink->is_open && (!rest || sink->exit_code != WD_EXIT_OK)) {
        wd_file_writer_discard(&sink->writer);
    } else if (sink->is_open && wd_file_writer_commit(&sink->writer)) {
        fail(sink);
    }
    free(sink->target);
    sink->target = NULL;
    return sink->exit_code;
}
