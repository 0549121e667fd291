// Fuzzes the settings file: bazel run --config=fuzz //vk/layer:settings_fuzz
#include "vk/layer/settings_internal.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    wd_settings_store store = {.allocator = wd_allocator_default()};
    wd_arena_init(&store.arena, store.allocator, 2048);
    wd_setting_source source = {0};
    wd_settings_parse_text(&store, &source, "fuzz", (const char *)data, size);
    wd_settings_apply(&store, &source);
    wd_settings_warn_unavailable(&store);
    wd_free(&store.allocator, source.items);
    WD_VECTOR_FINISH(&store.allocator, &store.warnings);
    wd_arena_finish(&store.arena);
    return 0;
}
