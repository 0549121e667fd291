// The base pipelines of derivatives, of all commands that create pipelines.
#include "vk/core/pipelines/pipelines_internal.h"

static void check_element(wd_core_check *c, const wd_core_frame *f, const wd_pipelines_base *base) {
    wd_core_message m;
    if ((uint32_t)base->index >= base->element) {
        if (wd_core_begin_rule(&m, c, f, NULL, base->order_rule)) {
            wd_core_signed(&m, "basePipelineIndex", base->index);
            wd_core_notef(&m,
                          "Pipelines are created in order: the base of element %u is an element before it",
                          base->element);
            wd_core_end(&m);
        }
    } else if (!(base->base_flags & VK_PIPELINE_CREATE_ALLOW_DERIVATIVES_BIT) &&
               wd_core_begin_rule(&m, c, f, NULL, base->flag_rule)) {
        wd_core_signed(&m, "basePipelineIndex", base->index);
        wd_core_summaryf(&m,
                         ", the flags of pCreateInfos[%d] have no VK_PIPELINE_CREATE_ALLOW_DERIVATIVES_BIT",
                         base->index);
        wd_core_end(&m);
    }
}

static void check_handle(wd_core_check *c, const wd_core_frame *f, const wd_pipelines_base *base) {
    const wd_state_pipeline *pipeline = WD_CORE_FIND(pipeline, base->handle);
    wd_core_message m;
    if (pipeline && !(pipeline->flags & VK_PIPELINE_CREATE_ALLOW_DERIVATIVES_BIT) &&
        wd_core_begin_rule(&m, c, f, NULL, base->flag_rule)) {
        wd_core_handle(&m, "basePipelineHandle", VK_OBJECT_TYPE_PIPELINE,
                       WD_STATE_NON_DISPATCHABLE(base->handle));
        wd_core_summaryf(&m, ", whose flags have no VK_PIPELINE_CREATE_ALLOW_DERIVATIVES_BIT");
        wd_core_end(&m);
    }
}

void wd_pipelines_check_base(wd_core_check *c, const wd_core_frame *f, const wd_pipelines_base *base) {
    wd_core_message m;
    if (!(base->flags & VK_PIPELINE_CREATE_DERIVATIVE_BIT)) {
        return;
    }
    if (base->handle && base->index != -1) {
        if (base->both_rule && wd_core_begin_rule(&m, c, f, base->owner, base->both_rule)) {
            wd_core_signed(&m, "basePipelineIndex", base->index);
            wd_core_handle(&m, "basePipelineHandle", VK_OBJECT_TYPE_PIPELINE,
                           WD_STATE_NON_DISPATCHABLE(base->handle));
            m.fix = "Set basePipelineIndex to -1, or basePipelineHandle to VK_NULL_HANDLE.";
            wd_core_end(&m);
        }
    } else if (base->handle) {
        check_handle(c, f, base);
    } else if (base->index == -1) {
        if (base->unset_rule && wd_core_begin_rule(&m, c, f, base->owner, base->unset_rule)) {
            wd_core_word(&m, "basePipelineHandle", "VK_NULL_HANDLE");
            wd_core_signed(&m, "basePipelineIndex", base->index);
            wd_core_end(&m);
        }
    } else if (base->index < -1 || (uint32_t)base->index >= base->num_elements) {
        if (base->index_rule && wd_core_begin_rule(&m, c, f, base->owner, base->index_rule)) {
            wd_core_signed(&m, "basePipelineIndex", base->index);
            wd_core_unsigned(&m, "createInfoCount", base->num_elements);
            wd_core_end(&m);
        }
    } else {
        check_element(c, f, base);
    }
}
