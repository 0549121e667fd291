#include "vk/gpuav/device/messages/gpuav_finding.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

const char *wd_gpuav_action_name(wd_state_action kind) {
    assert((unsigned)kind < WD_STATE_ACTION_COUNT);
    static const char *const names[WD_STATE_ACTION_COUNT] = {
        [WD_STATE_ACTION_DRAW] = "Draw",
        [WD_STATE_ACTION_DISPATCH] = "Dispatch",
        [WD_STATE_ACTION_TRACE] = "Trace Rays",
        [WD_STATE_ACTION_GENERATED] = "Generated Commands",
    };
    return names[kind];
}

void wd_gpuav_append_object(wd_string_builder *text, const wd_finding_object *object) {
    wd_string_appendf(text, "%s ", object->type_name);
    if (object->name && *object->name) {
        wd_string_append(text, "(");
        wd_string_append_printable(text, object->name, strlen(object->name), "");
        wd_string_append(text, ")");
    }
    wd_string_appendf(text, "(0x%" PRIx64 ").", object->handle);
}

wd_finding_object wd_gpuav_describe_object(const wd_state_object *object, const char *type_name) {
    return (wd_finding_object){
        .type = object->type,
        .type_name = type_name,
        .handle = object->handle,
        .name = wd_state_name(object),
    };
}

wd_finding_object wd_gpuav_describe_shader(const wd_state_pipeline *pipeline, uint32_t index) {
    assert(index < pipeline->num_stages);
    if (pipeline->shaders) {
        return wd_gpuav_describe_object(&pipeline->shaders[index]->object, "Shader Object");
    }
    return wd_gpuav_describe_object(&pipeline->stages[index].module->object, "Shader Module");
}

static size_t count_labels(const wd_state_label *label) {
    size_t count = 0;
    for (; label; label = label->outer) {
        count++;
    }
    return count;
}

bool wd_gpuav_copy_labels(wd_arena *arena, const wd_state_label *label, wd_finding_label **labels,
                          size_t *num_labels) {
    size_t count = count_labels(label);
    *labels = NULL;
    *num_labels = 0;
    if (!count) {
        return true;
    }
    wd_finding_label *copies = wd_arena_alloc_zero(arena, count, sizeof(*copies));
    if (!copies) {
        return false;
    }
    for (size_t i = count; i-- > 0; label = label->outer) {
        copies[i].name = wd_arena_strdup(arena, label->name);
        if (!copies[i].name) {
            return false;
        }
        memcpy(copies[i].color, label->color, sizeof(copies[i].color));
    }
    *labels = copies;
    *num_labels = count;
    return true;
}
