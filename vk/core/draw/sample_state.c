// Sample locations and discard rectangles of draws.
#include "vk/core/draw/draw_internal.h"

// --- Sample locations

// locations are the current ones.
typedef struct locations {
    bool is_dynamic;
    uint32_t per_pixel, samples;
    VkExtent2D grid;
} locations;

static bool find_locations(const wd_core_drawn *d, locations *found) {
    const VkPipelineSampleLocationsStateCreateInfoEXT *state =
        d->graphics ? d->graphics->sample_locations : NULL;
    found->is_dynamic = wd_core_is_dynamic(d, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS);
    if (found->is_dynamic) {
        found->per_pixel = d->dynamic->values[WD_STATE_DYNAMIC_SAMPLE_LOCATIONS];
        found->grid = d->dynamic->sample_grid;
    } else if (state) {
        found->per_pixel = (uint32_t)state->sampleLocationsInfo.sampleLocationsPerPixel;
        found->grid = state->sampleLocationsInfo.sampleLocationGridSize;
    }
    return (found->is_dynamic ? wd_state_is_set(d->dynamic, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS)
                              : state != NULL) &&
           wd_core_current(d, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES, &found->samples);
}

static void check_per_pixel(const wd_core_drawn *d, const locations *found, bool has_dynamic_samples) {
    const uint32_t rule = !found->is_dynamic    ? WD_CORE_RULE(07938)
                          : has_dynamic_samples ? WD_CORE_RULE(07483)
                                                : WD_CORE_RULE(07482);
    wd_core_message m;
    if (d->graphics && found->per_pixel != found->samples && wd_core_begin_drawn(&m, d, rule, 0)) {
        wd_core_summaryf(&m, ", sampleLocationsPerPixel is %s, rasterizationSamples is %s",
                         wd_VkSampleCountFlagBits_string((VkSampleCountFlagBits)found->per_pixel),
                         wd_VkSampleCountFlagBits_string((VkSampleCountFlagBits)found->samples));
        wd_core_note_setter(&m, d, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS);
        wd_core_note_setter(&m, d, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES);
        wd_core_end(&m);
    }
}

static void check_side(const wd_core_drawn *d, const char *side, uint32_t size, uint32_t most,
                       uint32_t rule) {
    wd_core_message m;
    if (size && most && most % size && wd_core_begin_drawn(&m, d, rule, 0)) {
        wd_core_summaryf(&m,
                         ", sampleLocationGridSize.%s is %u, which does not divide that of "
                         "maxSampleLocationGridSize, %u",
                         side, size, most);
        wd_core_note_setter(&m, d, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS);
        wd_core_end(&m);
    }
}

static void check_grid(const wd_core_drawn *d, const locations *found) {
    const VkExtent2D most = wd_core_max_sample_grid(d->c, (VkSampleCountFlagBits)found->samples);
    check_side(d, "width", found->grid.width, most.width,
               found->is_dynamic ? WD_CORE_RULE(07485) : WD_CORE_RULE(07936));
    check_side(d, "height", found->grid.height, most.height,
               found->is_dynamic ? WD_CORE_RULE(07486) : WD_CORE_RULE(07937));
}

static void check_sample_locations(const wd_core_drawn *d) {
    const bool has_dynamic_samples = wd_core_is_dynamic(d, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES);
    locations found;
    if (!d->c->enabled->extensions.EXT_sample_locations ||
        !wd_core_is_current(d, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS_ENABLE, VK_TRUE) ||
        !find_locations(d, &found) || (!found.is_dynamic && !has_dynamic_samples)) {
        return; // Creation compares states that are all static.
    }
    check_per_pixel(d, &found, has_dynamic_samples);
    if (!found.is_dynamic || wd_core_is_dynamic(d, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS_ENABLE)) {
        check_grid(d, &found);
    }
}

// --- Discard rectangles

// num_rectangles returns how many rectangles the draw reads; 0: none, or not known. `is_own`: the pipeline states it.
static uint32_t num_rectangles(const wd_core_drawn *d, bool *is_own) {
    const VkPipelineDiscardRectangleStateCreateInfoEXT *state =
        d->graphics ? d->graphics->discard_rectangles : NULL;
    const VkPhysicalDeviceDiscardRectanglePropertiesEXT *limits =
        d->c->physical
            ? wd_physical_property_struct(d->c->physical,
                                          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DISCARD_RECTANGLE_PROPERTIES_EXT)
            : NULL;
    const bool is_enabled = wd_core_is_dynamic(d, WD_STATE_DYNAMIC_DISCARD_RECTANGLE_ENABLE)
                                ? wd_core_is_current(d, WD_STATE_DYNAMIC_DISCARD_RECTANGLE_ENABLE, VK_TRUE)
                                : state != NULL;
    *is_own = state != NULL;
    return !is_enabled || (d->graphics && !d->graphics->is_complete) ? 0
           : state                                                   ? state->discardRectangleCount
           : limits                                                  ? limits->maxDiscardRectangles
                                                                     : 0;
}

static void check_discard_rectangles(const wd_core_drawn *d) {
    bool is_own = false;
    const bool is_dynamic = wd_core_is_dynamic(d, WD_STATE_DYNAMIC_DISCARD_RECTANGLE);
    wd_core_message m;
    if (!is_dynamic || !d->c->enabled->extensions.EXT_discard_rectangles ||
        !wd_core_is_current(d, WD_STATE_DYNAMIC_RASTERIZER_DISCARD_ENABLE, VK_FALSE)) {
        return;
    }
    const uint32_t count = num_rectangles(d, &is_own);
    const uint32_t needed = count >= 32 ? UINT32_MAX : (UINT32_C(1) << count) - 1,
                   set = wd_state_is_set(d->dynamic, WD_STATE_DYNAMIC_DISCARD_RECTANGLE)
                             ? d->dynamic->discard_rectangles
                             : 0;
    if (needed & ~set && wd_core_begin_drawn(&m, d, is_own ? WD_CORE_RULE(07751) : WD_CORE_RULE(09236), 0)) {
        wd_core_summaryf(&m,
                         ", reads %u discard rectangles, and no vkCmdSetDiscardRectangleEXT set rectangle %d",
                         count, __builtin_ctz(needed & ~set));
        wd_core_notef(&m, is_own
                              ? "VkPipelineDiscardRectangleStateCreateInfoEXT of the pipeline has the number"
                              : "Without VkPipelineDiscardRectangleStateCreateInfoEXT, the number is "
                                "maxDiscardRectangles");
        wd_core_end(&m);
    }
}

void wd_core_check_sample_state(const wd_core_drawn *d) {
    if (d->c->enabled) {
        check_sample_locations(d);
        check_discard_rectangles(d);
    }
}
