// The text of hazards. The first line is a summary. Then follows one line each for the access, the earlier
// access, the barriers between them, and the fix.
#include <stdio.h>
#include <string.h>

#include "vk/syncval/model/sync_scope.h"
#include "vk/syncval/validator/messages/fix.h"
#include "vk/syncval/validator/messages/site_hash.h"
#include "vk/syncval/validator/messages/traced.h"
#include "vk/syncval/validator/messages/where.h"

// Further barriers between the accesses are only counted.
enum { MAX_NAMED_BARRIERS = 3 };

// --- Text

void wd_syncval_append_command(wd_string_builder *text, const wd_syncval_entry *entry) {
    if (!entry) {
        wd_string_append(text, "An earlier command");
        return;
    }
    wd_string_append(text, entry->name);
    if (!entry->number) {
        return;
    }
    wd_string_appendf(text, " (command %u", entry->number);
    if (entry->secondary) {
        wd_string_appendf(text, " of secondary command buffer %s", entry->secondary);
    }
    if (entry->label) {
        wd_string_appendf(text, ", debug label \"%s\"", entry->label);
    }
    wd_string_append(text, ")");
}

static const char *verb(const wd_syncval_entry *entry, uint32_t usage, bool past) {
    if (usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION && entry && entry->is_release) {
        return past ? "released the ownership of" : "releases the ownership of";
    }
    if (usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION && entry && entry->is_acquisition) {
        return past ? "acquired the ownership of" : "acquires the ownership of";
    }
    if (usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION) {
        return past ? "transitioned the layout of" : "transitions the layout of";
    }
    if (usage == WD_SYNC_PRESENT) {
        return past ? "presented" : "presents";
    }
    if (wd_sync_usage_writes(usage)) {
        return past ? "wrote" : "writes";
    }
    return past ? "read" : "reads";
}

void wd_syncval_append_usage(wd_string_builder *text, uint32_t usage) {
    const wd_sync_usage_info *info = &wd_sync_usage_table[usage];
    if (!info->access) {
        return;
    }
    wd_string_append(text, " (");
    wd_sync_append_bits(text, info->stage, true);
    wd_string_append(text, ", ");
    wd_sync_append_bits(text, info->access, false);
    wd_string_append(text, ")");
}

// append_shared names the other resource of the shared memory, which the prior access used.
static void append_shared(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                          const wd_sync_hazard *hazard) {
    wd_state_object *object =
        wd_syncval_find_resource(occurrence->device, hazard->prior_space, hazard->prior_range);
    wd_syncval_append_resource(text, occurrence->device, object, hazard->prior_space, hazard->prior_range);
    wd_string_append(text, ", which shares its memory,");
    wd_state_unref(object);
}

// has_access returns whether usages include the accesses in any stage.
static bool has_access(const wd_sync_mask *usages, uint64_t accesses) {
    uint64_t found = 0;
    for (uint32_t i = 0; i < WD_SYNC_USAGE_COUNT; i++) {
        found |= wd_sync_mask_test(usages, i) ? wd_sync_usage_table[i].access : 0;
    }
    return !(accesses & ~found);
}

// append_lacking names the scope that the image barrier of the earlier command lacks, if the fix belongs
// there. It never does for a presentation, which no barrier scope includes. If other barriers follow, one of
// them may lack the access.
static bool append_lacking(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                           const wd_sync_hazard *hazard, bool has_barriers) {
    const wd_syncval_entry *prior = occurrence->prior;
    if (!wd_syncval_is_image_barrier(prior, hazard->prior.usage) || prior == occurrence->entry ||
        hazard->access.usage == WD_SYNC_PRESENT) {
        return false;
    }
    const uint64_t stages = hazard->fix.dst_stages & ~hazard->barrier_stages;
    wd_string_append(text, "\nThe image barrier of ");
    wd_syncval_append_command(text, prior);
    if (wd_syncval_is_in_other_subpass(occurrence, hazard)) {
        wd_string_append(text,
                         " is inside a render pass instance, so it orders only accesses of its subpass.");
        return true;
    }
    wd_string_append(text, has_barriers && !stages ? ", or a later barrier, lacks " : " lacks ");
    if (stages) {
        wd_sync_append_bits(text, wd_sync_combine_stages(stages), true);
        wd_string_append(text, " in its dstStageMask");
    }
    if (hazard->fix.dst_accesses && !has_access(&hazard->barrier_usages, hazard->fix.dst_accesses)) {
        wd_string_append(text, stages ? " and " : "");
        wd_sync_append_bits(text, hazard->fix.dst_accesses, false);
        wd_string_append(text, " in its dstAccessMask");
    } else if (!stages) {
        wd_string_append(text, "this access in its second scope");
    }
    wd_string_append(text, ".");
    return true;
}

static void append_barriers(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                            const wd_sync_hazard *hazard) {
    uint32_t count = 0;
    for (uint64_t tag = occurrence->first_tag; occurrence->history && tag < occurrence->last_tag; tag++) {
        const wd_syncval_entry *entry = wd_syncval_history_find(occurrence->history, tag);
        if (!entry || !entry->is_barrier) {
            continue;
        }
        if (count < MAX_NAMED_BARRIERS) {
            wd_string_append(text, count ? ", " : "\nBarriers in between: ");
            wd_syncval_append_command(text, entry);
        }
        count++;
    }
    if (count > MAX_NAMED_BARRIERS) {
        wd_string_appendf(text, " and %u more", count - MAX_NAMED_BARRIERS);
    }
    if (count && hazard->barrier_stages) {
        wd_string_append(text, "; they order the earlier access with ");
        wd_sync_append_bits(text, wd_sync_combine_stages(hazard->barrier_stages), true);
        wd_string_append(text, ".");
    } else if (count) {
        wd_string_append(text, "; they do not order the earlier access with anything.");
    }
    const bool is_lacking = append_lacking(text, occurrence, hazard, count != 0);
    if (!count && !is_lacking && !occurrence->prior_location && occurrence->prior != occurrence->entry) {
        wd_string_append(text, "\nNo barrier lies in between.");
    }
}

// --- The summary

static void append_short_command(wd_string_builder *text, const wd_syncval_entry *entry) {
    if (!entry) {
        wd_string_append(text, "an earlier command");
    } else if (entry->number) {
        wd_string_appendf(text, "%s (command %u)", entry->name, entry->number);
    } else {
        wd_string_append(text, entry->name);
    }
}

static void append_hazard(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                          const wd_sync_hazard *hazard) {
    const bool is_transition = hazard->prior.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION;
    const bool is_own = occurrence->prior && occurrence->prior == occurrence->entry;
    if (hazard->prior.usage == WD_SYNC_PRESENT) {
        wd_string_append(text, " while the presentation engine may still use it.");
        return;
    }
    if (hazard->kind == WD_SYNC_READ_AFTER_WRITE && !is_transition) {
        wd_string_append(text, " before the write of ");
        append_short_command(text, occurrence->prior);
        wd_string_append(text, " is visible to it.");
        return;
    }
    if (is_transition) {
        wd_string_append(text, is_own ? " before its own layout transition of it" : " before ");
        if (!is_own) {
            append_short_command(text, occurrence->prior);
            wd_string_append(text, occurrence->prior && (occurrence->prior->is_release ||
                                                         occurrence->prior->is_acquisition)
                                       ? " has transferred its ownership"
                                       : " has changed its layout");
        } else {
            wd_string_append(text, " is over");
        }
        wd_string_append(text, ", as nothing orders the two.");
        return;
    }
    wd_string_append(text, " while ");
    append_short_command(text, occurrence->prior);
    wd_string_append(text, wd_sync_usage_writes(hazard->prior.usage) ? " may still write it."
                                                                     : " may still read it.");
}

void wd_syncval_cut_summary(wd_string_builder *text, size_t limit) {
    if (text->length <= limit) {
        return;
    }
    size_t length = limit - 3;
    while (length && ((unsigned char)text->text[length] & 0xC0) == 0x80) {
        length--;
    }
    text->text[length] = '\0';
    text->length = length;
    wd_string_append(text, "...");
}

static void append_sentence(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                            const wd_sync_hazard *hazard, const wd_state_object *object, bool has_place) {
    append_short_command(text, occurrence->entry);
    wd_string_appendf(text, " %s ", verb(occurrence->entry, hazard->access.usage, false));
    if (object && !has_place) {
        wd_syncval_append_name(text, object);
    } else {
        wd_syncval_append_resource(text, occurrence->device, object, hazard->space, hazard->range);
    }
    append_hazard(text, occurrence, hazard);
}

// append_summary appends the first line. If the line would be too long, the part of the resource is left to
// the next line.
static void append_summary(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                           const wd_sync_hazard *hazard, const wd_state_object *object) {
    const size_t limit =
        WD_SYNCVAL_MAX_SUMMARY_LENGTH - strlen(wd_sync_hazard_name(hazard->kind)) - strlen("[  ] ");
    append_sentence(text, occurrence, hazard, object, true);
    if (!text->failed && text->length > limit) {
        wd_string_clear(text);
        append_sentence(text, occurrence, hazard, object, false);
    }
    if (!text->failed) {
        wd_syncval_cut_summary(text, limit);
    }
}

// --- The complete message

static wd_syncval_where where_of_access(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard,
                                        const wd_state_object *object) {
    return (wd_syncval_where){
        .device = occurrence->device,
        .command_buffer = occurrence->current_tag ? occurrence->command_buffer : NULL,
        .current_tag = occurrence->current_tag,
        .history = occurrence->entry_history,
        .entry = occurrence->entry,
        .access = &hazard->access,
        .object = object,
        .space = hazard->space,
        .range = hazard->range,
    };
}

// With shared memory, the earlier access used another resource.
static wd_syncval_where where_of_prior(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard,
                                       const wd_state_object *object) {
    return (wd_syncval_where){
        .device = occurrence->device,
        .history = occurrence->prior_history,
        .entry = occurrence->prior,
        .access = &hazard->prior,
        .object = hazard->is_shared ? NULL : object,
        .space = hazard->space,
        .range = hazard->range,
    };
}

static void append_access(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                          const wd_sync_hazard *hazard, const wd_state_object *object) {
    wd_string_append(text, "Access: ");
    wd_syncval_append_command(text, occurrence->entry);
    if (occurrence->location) {
        wd_string_appendf(text, " %s", occurrence->location);
    }
    wd_string_appendf(text, " %s ", verb(occurrence->entry, hazard->access.usage, false));
    wd_syncval_append_resource(text, occurrence->device, object, hazard->space, hazard->range);
    wd_syncval_append_usage(text, hazard->access.usage);
    const wd_syncval_where where = where_of_access(occurrence, hazard, object);
    wd_syncval_append_where(text, &where);
    wd_string_append(text, ".");
}

static void append_prior(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                         const wd_sync_hazard *hazard, const wd_state_object *object) {
    wd_string_append(text, "\nEarlier access: ");
    if (occurrence->prior_text) {
        wd_string_append(text, occurrence->prior_text);
    } else {
        wd_syncval_append_command(text, occurrence->prior);
        if (occurrence->prior_location) {
            wd_string_appendf(text, " %s", occurrence->prior_location);
        }
        wd_string_appendf(text, " %s ", verb(occurrence->prior, hazard->prior.usage, true));
        if (hazard->is_shared) {
            append_shared(text, occurrence, hazard);
        } else {
            wd_string_append(text, "it");
        }
        wd_string_append(text, wd_syncval_is_race(hazard) ? "" : " before");
        wd_syncval_append_usage(text, hazard->prior.usage);
        const wd_syncval_where where = where_of_prior(occurrence, hazard, object);
        wd_syncval_append_where(text, &where);
    }
    wd_string_append(text, ".");
}

static void append_facts(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                         const wd_sync_hazard *hazard, const wd_state_object *object) {
    append_access(text, occurrence, hazard, object);
    append_prior(text, occurrence, hazard, object);
    if (!occurrence->prior_text) {
        append_barriers(text, occurrence, hazard);
    }
}

static void compose(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                    const wd_sync_hazard *hazard, const wd_syncval_fix *found) {
    wd_string_builder summary, facts, fix;
    wd_string_init(&summary, text->allocator);
    wd_string_init(&facts, text->allocator);
    wd_string_init(&fix, text->allocator);
    append_summary(&summary, occurrence, hazard, occurrence->object);
    append_facts(&facts, occurrence, hazard, occurrence->object);
    wd_syncval_append_fix(&fix, occurrence, hazard, found);
    wd_finding_compose(text,
                       &(wd_finding_parts){.summary = summary.text, .facts = facts.text, .fix = fix.text});
    text->failed |= summary.failed || facts.failed || fix.failed;
    wd_string_finish(&fix);
    wd_string_finish(&facts);
    wd_string_finish(&summary);
}

// --- The site

static uint64_t hash_entry(uint64_t hash, const wd_syncval_entry *entry) {
    hash = wd_syncval_hash_text(hash, entry ? entry->name : NULL);
    return wd_syncval_hash_text(hash, entry ? entry->label : NULL);
}

// hash_where adds the debug name of the pipeline and the binding of the descriptor.
static uint64_t hash_where(uint64_t hash, const wd_syncval_where *where) {
    wd_syncval_found_where found;
    wd_syncval_find_where(where, &found);
    hash = wd_syncval_hash_text(hash, found.pipeline ? wd_state_name(&found.pipeline->object) : NULL);
    if (found.descriptor.is_known) {
        hash = wd_syncval_hash_value(wd_syncval_hash_value(hash, found.descriptor.number),
                                     found.descriptor.binding);
    }
    wd_syncval_found_where_finish(&found);
    return hash;
}

// Two hazards are equal if they have the same commands, debug labels, pipelines and bindings, and resources
// that were created in the same way. Handles do not count, because programs create new objects for each
// frame.
static uint64_t site_of(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard,
                        const wd_state_object *object) {
    uint64_t hash = wd_syncval_hash_value(UINT64_C(0xcbf29ce484222325),
                                          (uint64_t)hazard->access.usage << 16 | hazard->prior.usage);
    hash = hash_entry(hash_entry(hash, occurrence->entry), occurrence->prior);
    const wd_syncval_where where = where_of_access(occurrence, hazard, object);
    const wd_syncval_where prior = where_of_prior(occurrence, hazard, object);
    return wd_syncval_hash_resource(hash_where(hash_where(hash, &where), &prior), object);
}

static const char *subject_noun(const wd_state_object *object) {
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        return "buffer";
    case VK_OBJECT_TYPE_IMAGE:
        return "image";
    default:
        return "acceleration structure";
    }
}

static size_t list_objects(const wd_syncval_occurrence *occurrence, const wd_state_object *resource,
                           wd_finding_object objects[4]) {
    const wd_state_object *all[] = {occurrence->queue,
                                    occurrence->command_buffer ? &occurrence->command_buffer->object : NULL,
                                    occurrence->prior_queue, resource};
    size_t count = 0;
    for (size_t i = 0; i < 4; i++) {
        if (all[i]) {
            objects[count++] = wd_syncval_finding_object(all[i]);
        }
    }
    return count;
}

static bool deliver(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard,
                    const wd_state_object *object, const char *text) {
    char number[16], prior_number[16];
    snprintf(number, sizeof number, "%u", occurrence->entry ? occurrence->entry->number : 0);
    snprintf(prior_number, sizeof prior_number, "%u", occurrence->prior ? occurrence->prior->number : 0);
    const wd_finding_property properties[] = {
        {"access", wd_sync_usage_table[hazard->access.usage].name},
        {"prior_access", wd_sync_usage_table[hazard->prior.usage].name},
        {"command", occurrence->entry ? occurrence->entry->name : "unknown"},
        {"command_number", number},
        {"prior_command", occurrence->prior ? occurrence->prior->name : "unknown"},
        {"prior_command_number", prior_number},
    };
    wd_finding_object objects[4];
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = wd_sync_hazard_name(hazard->kind),
        .text = text,
        .site = site_of(occurrence, hazard, object),
        .subject = object ? object->id : 0,
        .subject_noun = object ? subject_noun(object) : NULL,
        .objects = objects,
        .num_objects = list_objects(occurrence, object, objects),
        .properties = properties,
        .num_properties = sizeof properties / sizeof *properties,
    };
    return wd_syncval_submit_hazard(occurrence->device, &finding);
}

bool wd_syncval_describe(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard) {
    if (!occurrence->device->options.hazards ||
        !wd_report_would_submit(occurrence->device->chassis->instance->report, WD_SEVERITY_ERROR)) {
        return false;
    }
    wd_string_builder text;
    wd_string_init(&text, occurrence->device->allocator);
    wd_state_object *object =
        occurrence->object ? wd_state_ref((wd_state_object *)occurrence->object)
                           : wd_syncval_find_resource(occurrence->device, hazard->space, hazard->range);
    wd_syncval_occurrence found = *occurrence;
    found.object = object;
    wd_syncval_fix fix;
    wd_syncval_find_fix(&found, hazard, &fix);
    compose(&text, &found, hazard, &fix);
    if (occurrence->device->trace && !text.failed) {
        wd_syncval_trace_occurrence(&found, hazard, &fix, text.text);
    }
    const bool skip = !text.failed && deliver(&found, hazard, object, text.text);
    wd_state_unref(object);
    wd_string_finish(&text);
    return skip;
}
