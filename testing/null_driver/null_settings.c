#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing/null_driver/null_driver.h"
#include "vk/util/parse.h"

enum {
    DEFAULT_MAX_BOUND_DESCRIPTOR_SETS = 32,
};

null_settings null_faults = {.max_bound_descriptor_sets = DEFAULT_MAX_BOUND_DESCRIPTOR_SETS};

static uint64_t read_number(const char *name, uint64_t unset) {
    const char *text = getenv(name);
    if (!text || !*text) {
        return unset;
    }
    uint64_t number = 0;
    if (!wd_parse_u64(text, strlen(text), &number)) {
        fprintf(stderr, "null driver: %s: not a number: %s\n", name, text);
        return unset;
    }
    return number;
}

void null_settings_load(void) {
    atomic_store(&null_faults.fail_allocation, read_number("WD_NULL_FAIL_ALLOCATION", 0));
    atomic_store(&null_faults.lose_device_at_submit, read_number("WD_NULL_LOSE_DEVICE_AT_SUBMIT", 0));
    atomic_store(&null_faults.equal_handles, read_number("WD_NULL_EQUAL_HANDLES", 0) != 0);
    const uint64_t sets = read_number("WD_NULL_MAX_BOUND_DESCRIPTOR_SETS", DEFAULT_MAX_BOUND_DESCRIPTOR_SETS);
    atomic_store(&null_faults.max_bound_descriptor_sets, (uint32_t)(sets < UINT32_MAX ? sets : UINT32_MAX));
}
