// VkViewport, of graphics pipelines and of commands that set viewports.
#include "vk/core/pipelines/pipelines_internal.h"

typedef struct viewport {
    wd_core_check *c;
    const wd_core_frame *f;
    const VkViewport *values;
    const VkPhysicalDeviceLimits *limits;
} viewport;

static bool begin(wd_core_message *m, const viewport *v, uint32_t rule) {
    return wd_core_begin_rule(m, v->c, v->f, "VkViewport", rule);
}

// check_bound checks a corner: `size` is NULL for the one at `label`.
static void check_bound(const viewport *v, const char *label, float offset, const char *size_label,
                        float size, bool is_upper, uint32_t rule) {
    // The sum of two floats is exact.
    const double value = (double)offset + (size_label ? (double)size : 0.0);
    const double bound = (double)v->limits->viewportBoundsRange[is_upper];
    wd_core_message m;
    if ((is_upper ? value > bound : value < bound) && begin(&m, v, rule)) {
        wd_core_float(&m, label, (double)offset);
        if (size_label) {
            wd_core_float(&m, size_label, (double)size);
        }
        wd_core_summaryf(&m, ", viewportBoundsRange[%d] is %g", is_upper, bound);
        wd_core_end(&m);
    }
}

static void check_height(const viewport *v) {
    const float height = v->values->height;
    const bool is_newer = v->c->api_version >= VK_API_VERSION_1_1 || !v->c->enabled ||
                          v->c->enabled->extensions.KHR_maintenance1 ||
                          v->c->enabled->extensions.AMD_negative_viewport_height;
    wd_core_message m;
    if (height <= 0.0f && !is_newer && begin(&m, v, WD_CORE_RULE(07917))) {
        wd_core_float(&m, "height", (double)height);
        wd_core_word(&m, "VK_KHR_maintenance1", "not enabled");
        wd_core_end(&m);
    }
    const float size = height < 0.0f ? -height : height;
    if (size > (float)v->limits->maxViewportDimensions[1] && begin(&m, v, WD_CORE_RULE(01773))) {
        wd_core_float(&m, "height", (double)height);
        wd_core_unsigned(&m, "maxViewportDimensions[1]", v->limits->maxViewportDimensions[1]);
        wd_core_end(&m);
    }
}

void wd_pipelines_check_viewport(wd_core_check *c, const wd_core_frame *f, const VkViewport *values) {
    if (!c->physical) {
        return;
    }
    const viewport v = {c, f, values, &c->physical->properties.limits};
    if (v.limits->viewportBoundsRange[0] >= v.limits->viewportBoundsRange[1]) {
        return; // Not known.
    }
    check_height(&v);
    check_bound(&v, "x", values->x, NULL, 0, false, WD_CORE_RULE(01774));
    check_bound(&v, "x", values->x, "width", values->width, true, WD_CORE_RULE(01232));
    check_bound(&v, "y", values->y, NULL, 0, false, WD_CORE_RULE(01775));
    check_bound(&v, "y", values->y, NULL, 0, true, WD_CORE_RULE(01776));
    check_bound(&v, "y", values->y, "height", values->height, false, WD_CORE_RULE(01777));
    check_bound(&v, "y", values->y, "height", values->height, true, WD_CORE_RULE(01233));
}

static void check_all(wd_core_check *c, const VkViewport *viewports, uint32_t count) {
    for (uint32_t i = 0; viewports && i < count; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pViewports", i);
        wd_pipelines_check_viewport(c, &f, &viewports[i]);
    }
}

WD_CORE_CHECK(pipelines, CmdSetViewport) {
    check_all(c, s->pViewports, s->viewportCount);
}

WD_CORE_CHECK(pipelines, CmdSetViewportWithCount) {
    check_all(c, s->pViewports, s->viewportCount);
}
