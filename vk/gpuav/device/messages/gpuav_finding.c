#include "vk/gpuav/device/messages/gpuav_finding.h"
#include "vk/report/object_text.h"

#include <assert.h>

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
    wd_report_append_object(text, object->type_name, object->name, object->handle);
    wd_string_append(text, ".");
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
