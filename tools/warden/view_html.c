// `warden view -o`: the page of tools/warden/view_page, with a trace in it.
#include <errno.h>
#include <string.h>

#include "tools/warden/view.h"
#include "tools/warden/view_page/view_page.h"

// append_escaped appends JSON for a script element. `<` is only in strings of JSON, where \u003c means the same.
static bool append_escaped(void *user, const char *text, size_t size) {
    wd_string_builder *page = user;
    size_t begin = 0;
    for (size_t i = 0; i < size; i++) {
        if (text[i] == '<') {
            wd_string_append_n(page, text + begin, i - begin);
            wd_string_append(page, "\\u003c");
            begin = i + 1;
        }
    }
    wd_string_append_n(page, text + begin, size - begin);
    return !page->failed;
}

int view_html(const char *path, const view_trace *trace) {
    wd_string_builder page;
    wd_string_init(&page, wd_allocator_default());
    wd_string_append_n(&page, (const char *)wd_view_page_head, wd_view_page_head_size);
    view_out out;
    view_out_init(&out, append_escaped, &page);
    view_json(&out, trace);
    const bool written = view_out_end(&out);
    wd_string_append_n(&page, (const char *)wd_view_page_tail, wd_view_page_tail_size);
    const int code = written && !page.failed ? wd_tool_write(path, page.text, page.length)
                                             : wd_tool_error(path, WD_TOOL_NO_OFFSET, "%s", strerror(ENOMEM));
    wd_string_finish(&page);
    return code;
}
