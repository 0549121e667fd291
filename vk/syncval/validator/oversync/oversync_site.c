// Sites: evaluates all barriers of the same code of the program together, and reports findings.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/report/report.h"
#include "vk/syncval/model/sync_scope.h"
#include "vk/syncval/validator/messages/site_hash.h"
#include "vk/syncval/validator/oversync/oversync_validator_internal.h"

// A site is reported after this number of evaluations, or at the end. In the first frame, the accesses that
// need a barrier may not have happened yet.
enum { MIN_JUDGED = 3 };

typedef struct noted {
    wd_oversync_record record;
    wd_allocator allocator;
    wd_syncval_element *element; // NULL: not evaluated.
} noted;

typedef struct site {
    wd_syncval_element first; // Without references.
    uint64_t num_judged;
    bool reported;
} site;

// --- Elements and their records

static void copy_text(char *to, size_t size, const char *text) {
    snprintf(to, size, "%s", text ? text : "");
}

static uint64_t mix(uint64_t hash, uint64_t value) {
    return wd_hash_u64(hash ^ value);
}

static uint64_t mix_text(uint64_t hash, const char *text) {
    for (; text && *text; text++) {
        hash = (hash ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
    }
    return wd_hash_u64(hash);
}

wd_syncval_element *wd_syncval_element_create(wd_syncval_sites *sites,
                                              const wd_syncval_oversync_command *current,
                                              const wd_sync_dependency *given, bool version_1,
                                              const wd_state_object *resource) {
    wd_syncval_element *element = wd_alloc_zero(&sites->device->allocator, 1, sizeof(*element));
    if (!element) {
        return NULL;
    }
    const wd_syncval_entry *entry = wd_syncval_history_find(current->history, current->tag);
    const wd_state_object *command_buffer = &current->command_buffer->object;
    element->sites = sites;
    element->references = 1;
    element->joined.given = *given;
    element->joined.queue_flags = current->queue_flags;
    element->joined.version_1 = version_1;
    element->command = entry ? entry->name : "vkCmdPipelineBarrier";
    element->number = entry ? entry->number : 0;
    element->command_buffer = command_buffer->handle;
    copy_text(element->command_buffer_name, sizeof element->command_buffer_name,
              wd_state_name(command_buffer));
    copy_text(element->label, sizeof element->label, entry ? entry->label : NULL);
    if (resource) {
        element->resource = resource->handle;
        element->resource_type = resource->type;
        copy_text(element->resource_name, sizeof element->resource_name, wd_state_name(resource));
    }
    uint64_t key = mix_text(mix_text(1, element->command), element->label);
    key = mix(mix(key, given->src_stages), given->src_accesses);
    key = mix(mix(key, given->dst_stages), given->dst_accesses);
    element->key = mix(key, wd_syncval_hash_resource(1, resource));
    return element;
}

static void record_released(wd_oversync_record *record) {
    noted *released = (noted *)record;
    wd_syncval_element *element = released->element;
    if (element) {
        wd_mutex_lock(&element->sites->lock);
        wd_oversync_record_join(&element->joined, record);
        wd_mutex_unlock(&element->sites->lock);
        wd_syncval_element_unref(element);
    }
    const wd_allocator allocator = released->allocator;
    wd_free(&allocator, released);
}

wd_oversync_record *wd_syncval_element_create_record(wd_allocator allocator, wd_syncval_element *element,
                                                     const wd_sync_barrier *barrier) {
    noted *made = wd_alloc_zero(&allocator, 1, sizeof(*made));
    if (!made) {
        return NULL;
    }
    made->allocator = allocator;
    made->element = element;
    made->record = (wd_oversync_record){.barrier = *barrier, .references = 1, .released = record_released};
    if (element) {
        __atomic_add_fetch(&element->references, 1, __ATOMIC_RELAXED);
    } else {
        made->record.is_needed = made->record.is_uncertain = true;
    }
    return &made->record;
}

wd_syncval_element *wd_syncval_element_of(const wd_oversync_record *record) {
    return ((const noted *)record)->element;
}

// --- The message

static void append_name(wd_string_builder *text, const char *name) {
    if (!name[0]) {
        return;
    }
    wd_string_append(text, "(");
    wd_string_append_printable(text, name, strlen(name), "");
    wd_string_append(text, ")");
}

static void append_place(wd_string_builder *text, const wd_syncval_element *element) {
    wd_string_appendf(text, "%s (command %u", element->command, element->number);
    if (element->label[0]) {
        wd_string_appendf(text, ", debug label \"%s\"", element->label);
    }
    wd_string_append(text, ") of Command buffer ");
    append_name(text, element->command_buffer_name);
    wd_string_appendf(text, "(0x%" PRIx64 ")", element->command_buffer);
    if (!element->resource) {
        return;
    }
    wd_string_append(text,
                     element->resource_type == VK_OBJECT_TYPE_BUFFER ? ", for Buffer " : ", for Image ");
    append_name(text, element->resource_name);
    wd_string_appendf(text, "(0x%" PRIx64 ")", element->resource);
}

// in_sets replaces stages by combined stages, as messages of hazards do. Version 1 has few combined stages.
static wd_sync_dependency in_sets(wd_sync_dependency masks, bool version_1) {
    if (version_1) {
        return masks;
    }
    masks.src_stages = wd_sync_combine_stages(masks.src_stages);
    masks.dst_stages = wd_sync_combine_stages(masks.dst_stages);
    return masks;
}

static void append_masks(wd_string_builder *text, const wd_sync_dependency *masks) {
    wd_string_append(text, "srcStageMask = ");
    wd_sync_append_bits(text, masks->src_stages, true);
    wd_string_append(text, ", srcAccessMask = ");
    wd_sync_append_bits(text, masks->src_accesses, false);
    wd_string_append(text, ", dstStageMask = ");
    wd_sync_append_bits(text, masks->dst_stages, true);
    wd_string_append(text, ", dstAccessMask = ");
    wd_sync_append_bits(text, masks->dst_accesses, false);
}

static void append_text(wd_string_builder *text, const site *at, wd_oversync_verdict verdict,
                        const wd_sync_dependency *enough) {
    append_place(text, &at->first);
    if (verdict == WD_OVERSYNC_REDUNDANT) {
        wd_string_append(text, " orders nothing: ");
        append_masks(text, &at->first.joined.given);
        wd_string_append(
            text,
            ". No access after the barrier depends on an access before it that was not ordered already.");
    } else {
        wd_string_append(text, " orders more than any access needs: ");
        append_masks(text, &at->first.joined.given);
        wd_string_appendf(text, ". This is enough for the same accesses: %s: ",
                          at->first.joined.version_1 ? "vkCmdPipelineBarrier" : "vkCmdPipelineBarrier2");
        const wd_sync_dependency named = in_sets(*enough, at->first.joined.version_1);
        append_masks(text, &named);
        wd_string_append(text, ".");
    }
    if (at->num_judged > 1) {
        wd_string_appendf(text,
                          " This was so all %" PRIu64 " times that the barrier was executed and judged.",
                          at->num_judged);
    }
}

static void report(wd_syncval_sites *sites, site *at, wd_oversync_verdict verdict,
                   const wd_sync_dependency *enough) {
    wd_report *reports = sites->device->chassis->instance->report;
    const wd_syncval_element *first = &at->first;
    at->reported = true;
    if (!wd_report_would_submit(reports, WD_SEVERITY_WARNING)) {
        return;
    }
    wd_string_builder text;
    wd_string_init(&text, sites->device->allocator);
    append_text(&text, at, verdict, enough);
    char number[16];
    snprintf(number, sizeof number, "%u", first->number);
    const wd_finding_property properties[] = {{"command", first->command}, {"command_number", number}};
    const char *type = first->resource_type == VK_OBJECT_TYPE_BUFFER ? "Buffer" : "Image";
    const wd_finding_object objects[] = {
        {VK_OBJECT_TYPE_COMMAND_BUFFER, "Command buffer", first->command_buffer,
         first->command_buffer_name[0] ? first->command_buffer_name : NULL},
        {(uint32_t)first->resource_type, type, first->resource,
         first->resource_name[0] ? first->resource_name : NULL},
    };
    const wd_finding finding = {
        .severity = WD_SEVERITY_WARNING,
        .type = WD_MESSAGE_PERFORMANCE,
        .id = verdict == WD_OVERSYNC_REDUNDANT ? WD_ID_SYNC_REDUNDANT_BARRIER : WD_ID_SYNC_WIDE_BARRIER,
        .text = text.text,
        .site = mix(first->key, first->ordinal),
        .objects = objects,
        .num_objects = first->resource ? 2 : 1,
        .properties = properties,
        .num_properties = sizeof properties / sizeof *properties,
    };
    if (!text.failed) {
        wd_report_submit(reports, &finding);
    }
    wd_string_finish(&text);
}

// --- Sites

static void evaluate_site(wd_syncval_sites *sites, site *at) {
    wd_sync_dependency enough;
    const wd_oversync_verdict verdict = wd_oversync_record_evaluate(&at->first.joined, &enough);
    if (!at->reported && verdict != WD_OVERSYNC_NEEDED) {
        report(sites, at, verdict, &enough);
    }
}

static site *need_site(wd_syncval_sites *sites, const wd_syncval_element *element) {
    const uint64_t key = mix(element->key, element->ordinal);
    site *at = wd_hash_table_get(&sites->sites, key);
    if (at) {
        wd_oversync_record_join(&at->first.joined, &element->joined);
        return at;
    }
    at = wd_alloc_zero(&sites->device->allocator, 1, sizeof(*at));
    if (!at || wd_hash_table_set(&sites->sites, key, at) != WD_OK) {
        wd_free(&sites->device->allocator, at);
        return NULL;
    }
    at->first = *element;
    return at;
}

static void add_to_site(wd_syncval_sites *sites, const wd_syncval_element *element) {
    wd_mutex_assert_held(&sites->lock);
    site *at = need_site(sites, element);
    if (!at) {
        return;
    }
    at->num_judged++;
    const uint64_t most = (uint64_t)(uintptr_t)wd_hash_table_get(&sites->kinds, element->key);
    if (at->num_judged > most) {
        (void)wd_hash_table_set(&sites->kinds, element->key, (void *)(uintptr_t)at->num_judged);
    }
    if (at->num_judged >= MIN_JUDGED) {
        evaluate_site(sites, at);
    }
}

void wd_syncval_element_unref(wd_syncval_element *element) {
    if (!element || __atomic_sub_fetch(&element->references, 1, __ATOMIC_ACQ_REL)) {
        return;
    }
    wd_syncval_sites *sites = element->sites;
    wd_mutex_lock(&sites->lock);
    if (element->was_executed) {
        add_to_site(sites, element);
    }
    wd_mutex_unlock(&sites->lock);
    wd_free(&sites->device->allocator, element);
}

void wd_syncval_sites_init(wd_syncval_sites *sites, wd_syncval_device *device) {
    sites->device = device;
    wd_mutex_init(&sites->lock);
    wd_hash_table_init(&sites->sites, device->allocator);
    wd_hash_table_init(&sites->kinds, device->allocator);
}

void wd_syncval_sites_finish(wd_syncval_sites *sites) {
    for (size_t i = 0; i < sites->sites.capacity; i++) {
        site *at = sites->sites.slots[i].value;
        if (!at) {
            continue;
        }
        // In a program with frames, a site with few evaluations had other commands before or after it each
        // time.
        const bool is_repeated = (uintptr_t)wd_hash_table_get(&sites->kinds, at->first.key) >= MIN_JUDGED;
        if (at->num_judged >= MIN_JUDGED || !is_repeated) {
            evaluate_site(sites, at);
        }
        wd_free(&sites->device->allocator, at);
    }
    wd_hash_table_finish(&sites->sites);
    wd_hash_table_finish(&sites->kinds);
    wd_mutex_finish(&sites->lock);
}
