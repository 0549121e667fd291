#include "vk/gpuav/instrument/options/check_table.h"

#include <string.h>

#define ROW(name, bit, group, word, option, error, meaning)                                                  \
    {WD_CHECK_##name, WD_CHECK_IN_##group != 0, error, word, option, meaning},
static const wd_check_info rows[] = {WD_CHECKS(ROW)};
#undef ROW

enum { NUM_ROWS = sizeof rows / sizeof *rows };

const wd_check_info *wd_check_info_at(size_t i) {
    return i < NUM_ROWS ? &rows[i] : NULL;
}

static bool is_name(const char *known, const char *name, size_t length) {
    return strlen(known) == length && memcmp(known, name, length) == 0;
}

uint32_t wd_check_mask(const char *name, size_t length) {
    for (size_t i = 0; i < NUM_ROWS; i++) {
        if (is_name(rows[i].word, name, length) || is_name(rows[i].option, name, length)) {
            return rows[i].check;
        }
    }
    return is_name("default", name, length) ? WD_CHECK_DEFAULT
           : is_name("all", name, length)   ? WD_CHECK_ALL
                                            : 0;
}
