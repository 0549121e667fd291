#include "vk/platform/debug_output.h"

bool wd_debug_output(const char *text, size_t length) {
    (void)text;
    (void)length;
    return false;
}
