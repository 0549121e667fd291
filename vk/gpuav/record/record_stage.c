#include <math.h>
#include <string.h>

#include "vk/gpuav/record/record_internal.h"

// append_float appends a float given by its bits, the same in every locale: up to six decimals and at least one; the
// bits in hexadecimal for large numbers.
static void append_float(wd_string_builder *out, uint32_t bits) {
    float value;
    memcpy(&value, &bits, sizeof value);
    if (!isfinite(value) || fabsf(value) >= 1e9f) {
        wd_string_appendf(out, "0x%08x", bits);
        return;
    }
    unsigned long long millionths = (unsigned long long)llround(fabs((double)value) * 1e6);
    wd_string_appendf(out, "%s%llu.%06llu", value < 0 && millionths ? "-" : "", millionths / 1000000,
                      millionths % 1000000);
    if (out->failed) {
        return;
    }
    while (out->text[out->length - 1] == '0' && out->text[out->length - 2] != '.') {
        out->text[--out->length] = '\0';
    }
}

static const wd_record_place vertex_place = {{"Vertex Index = ", " Instance Index = "}, ". ", "uu"};
static const wd_record_place tess_control_place = {{"Invocation ID = ", " Primitive ID = "}, ". ", "uu"};
static const wd_record_place tess_eval_place = {
    {"Primitive ID = ", " TessCoord (u,v) = (", ", "}, "). ", "uff"};
static const wd_record_place geometry_place = {{"Primitive ID = ", " Invocation ID = "}, ". ", "uu"};
static const wd_record_place fragment_place = {{"Fragment coord (x,y) = (", ", "}, "). ", "ff"};
static const wd_record_place invocation_place = {
    {"Global invocation ID (x, y, z) = (", ", ", ", "}, "). ", "uuu"};
static const wd_record_place launch_place = {{"Global Launch ID (x,y,z) = (", ", ", ", "}, "). ", "uuu"};
static const wd_record_place unknown_place = {{"Stage words = (", ", ", ", "}, "). ", "uuu"};

// The 2019 layout has one word for these.
static const wd_record_place tess_place_2019 = {{"Invocation ID = "}, ". ", "u"};
static const wd_record_place compute_place_2019 = {{"Global invocation ID = "}, ". ", "u"};

// The execution models of SPIR-V (section 3.3); NV and KHR share the numbers of the ray-tracing stages.
static const wd_record_stage stages[] = {
    {0, "Vertex", "vkCmdDraw", "Draw", &vertex_place, NULL},
    {1, "Tessellation Control", "vkCmdDraw", "Draw", &tess_control_place, &tess_place_2019},
    {2, "Tessellation Eval", "vkCmdDraw", "Draw", &tess_eval_place, &tess_place_2019},
    {3, "Geometry", "vkCmdDraw", "Draw", &geometry_place, NULL},
    {4, "Fragment", "vkCmdDraw", "Draw", &fragment_place, NULL},
    {5, "Compute", "vkCmdDispatch", "Dispatch", &invocation_place, &compute_place_2019},
    {5267, "TaskNV", "vkCmdDrawMeshTasksNV", "Draw", &invocation_place, NULL},
    {5268, "MeshNV", "vkCmdDrawMeshTasksNV", "Draw", &invocation_place, NULL},
    {5313, "Ray Generation", "vkCmdTraceRaysKHR", "Trace Rays", &launch_place, NULL},
    {5314, "Intersection", "vkCmdTraceRaysKHR", "Trace Rays", &launch_place, NULL},
    {5315, "Any Hit", "vkCmdTraceRaysKHR", "Trace Rays", &launch_place, NULL},
    {5316, "Closest Hit", "vkCmdTraceRaysKHR", "Trace Rays", &launch_place, NULL},
    {5317, "Miss", "vkCmdTraceRaysKHR", "Trace Rays", &launch_place, NULL},
    {5318, "Callable", "vkCmdTraceRaysKHR", "Trace Rays", &launch_place, NULL},
    {5364, "Task", "vkCmdDrawMeshTasksEXT", "Draw", &invocation_place, NULL},
    {5365, "Mesh", "vkCmdDrawMeshTasksEXT", "Draw", &invocation_place, NULL},
};

const wd_record_stage *wd_record_stage_find(uint32_t model) {
    for (size_t i = 0; i < sizeof stages / sizeof *stages; i++) {
        if (stages[i].model == model) {
            return &stages[i];
        }
    }
    return NULL;
}

const char *wd_record_stage_name(uint32_t stage) {
    const wd_record_stage *found = wd_record_stage_find(stage);
    return found ? found->name : NULL;
}

static const wd_record_place *place_of(const wd_record *record) {
    const wd_record_stage *stage = wd_record_stage_find(record->stage);
    if (!stage) {
        return &unknown_place;
    }
    return record->layout == WD_RECORD_LAYOUT_2019 && stage->place_2019 ? stage->place_2019 : stage->place;
}

static void append_word(wd_string_builder *out, const wd_record *record, const wd_record_place *place,
                        size_t i) {
    if (place->types[i] == 'f') {
        append_float(out, record->stage_words[i]);
    } else {
        wd_string_appendf(out, "%u", record->stage_words[i]);
    }
}

void wd_record_append_place(wd_string_builder *out, const wd_record *record) {
    const wd_record_place *place = place_of(record);
    for (size_t i = 0; place->types[i]; i++) {
        wd_string_append(out, place->before[i]);
        append_word(out, record, place, i);
    }
    wd_string_append(out, place->after);
}

void wd_record_append_coordinates(wd_string_builder *out, const wd_record *record) {
    const wd_record_place *place = place_of(record);
    for (size_t i = 0; place->types[i]; i++) {
        wd_string_append(out, i ? "," : "");
        append_word(out, record, place, i);
    }
}
