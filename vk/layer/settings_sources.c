// The sources of settings and their order.
#include <stdlib.h>
#include <unistd.h>

#include "vk/layer/settings_internal.h"
#include "vk/platform/process.h"

void wd_settings_add(wd_settings_store *store, wd_setting_source *source, const wd_setting_entry *entry) {
    wd_setting_entry *added = WD_VECTOR_PUSH(&store->allocator, source);
    if (!added) {
        store->out_of_memory = true;
        return;
    }
    *added = *entry;
}

static void apply_and_clear(wd_settings_store *store, wd_setting_source *source) {
    wd_settings_apply(store, source);
    source->count = 0;
}

void wd_settings_read_sources(wd_settings_store *store, const VkInstanceCreateInfo *create_info) {
    // The source that is applied last wins: structs, file, environment.
    wd_setting_source source = {0};
    wd_settings_read_structs(store, create_info, &source);
    apply_and_clear(store, &source);
    // A setuid program must not open or write files that its caller names.
    if (!wd_process_is_privileged()) {
        void *text = NULL;
        wd_settings_read_file(store, &source, &text);
        apply_and_clear(store, &source);
        wd_free(&store->allocator, text);
        wd_settings_read_environment(store, environ, &source);
        apply_and_clear(store, &source);
    }
    wd_free(&store->allocator, source.items);
    wd_settings_warn_unavailable(store);
}
