// The page of `warden view -o`, as bundle.py joined it: one HTML file without references to others.
//
// A page for a trace is wd_view_page_head, the JSON of the trace, and wd_view_page_tail, one after the other, in
// UTF-8. In the JSON each `<` must be written as `\u003c`: the JSON is inside a script element, which `</script` ends
// and `<!--` confuses.
#ifndef WARDEN_TOOLS_WARDEN_VIEW_PAGE_VIEW_PAGE_H
#define WARDEN_TOOLS_WARDEN_VIEW_PAGE_VIEW_PAGE_H

#include <stddef.h>

// Bytes, without a terminator.
extern const unsigned char wd_view_page_head[];
extern const size_t wd_view_page_head_size;
extern const unsigned char wd_view_page_tail[];
extern const size_t wd_view_page_tail_size;

#endif
