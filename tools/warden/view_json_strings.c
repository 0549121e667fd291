// The strings of `warden view --json`: those of the trace, and those that rows add.
#include <string.h>

#include "tools/warden/view_json_internal.h"
#include "vk/syncval/model/sync_scope.h"
#include "vk/util/hash128.h"

uint32_t view_json_string(json *to, const char *text) {
    const wd_allocator allocator = wd_allocator_default();
    const uint64_t hash = wd_hash64_bytes(text, strlen(text));
    const uintptr_t known = (uintptr_t)wd_hash_table_get(&to->numbers, hash);
    if (known || !*text) {
        return known ? (uint32_t)(known - 1) : 0;
    }
    char **added = WD_VECTOR_PUSH(&allocator, &to->strings);
    char *copy = wd_strdup_n(&allocator, text, strlen(text));
    const uint32_t row = (uint32_t)(to->model->strings.count + to->strings.count - 1);
    if (!added || !copy ||
        wd_hash_table_set(&to->numbers, hash, (void *)(uintptr_t)(row + (uint64_t)1)) != WD_OK) {
        to->out->failed = true;
        to->strings.count -= added != NULL;
        wd_free(&allocator, copy);
        return 0;
    }
    *added = copy;
    return row;
}

uint32_t view_json_bits(json *to, uint64_t bits, bool stages) {
    const uintptr_t known = (uintptr_t)wd_hash_table_get(&to->bits[stages], bits);
    if (known) {
        return (uint32_t)(known - 1);
    }
    wd_string_builder text;
    wd_string_init(&text, wd_allocator_default());
    wd_sync_append_bits(&text, bits, stages);
    const uint32_t row = view_json_string(to, text.text);
    wd_string_finish(&text);
    if (wd_hash_table_set(&to->bits[stages], bits, (void *)(uintptr_t)(row + (uint64_t)1)) != WD_OK) {
        to->out->failed = true;
    }
    return row;
}

void view_json_strings(json *to) {
    begin_rows(to, "strings");
    for (size_t i = 0; i < to->model->strings.count; i++) {
        put(to, i ? "," : "");
        put_string(to, (uint32_t)i);
        view_out_check(to->out);
    }
    for (size_t i = 0; i < to->strings.count; i++) {
        put(to, ",");
        put_text(to, to->strings.items[i], strlen(to->strings.items[i]));
    }
    end_rows(to);
}
