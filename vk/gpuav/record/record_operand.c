// The text of a record about an operand that breaks a rule (WD_RECORD_ERROR_OPERAND).
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_description.h"
#include "vk/report/message_ids.h"

enum { NUM_FAMILIES = 5, NUM_RAY_RULES = 10 };

// By family of instructions.
static const char *const family_names[NUM_FAMILIES] = {
    [WD_RECORD_RAY_TRACE] = "OpTraceRayKHR",
    [WD_RECORD_RAY_QUERY] = "OpRayQueryInitializeKHR",
    [WD_RECORD_RAY_HIT_OBJECT] = "OpHitObjectTraceRayNV",
    [WD_RECORD_RAY_TRACE_MOTION] = "OpTraceRayMotionNV",
    [WD_RECORD_RAY_HIT_OBJECT_EXT] = "OpHitObjectTraceRayEXT",
};

// By family and rule, from WD_RECORD_RULE_RAY_SKIP_BOTH on. The flags of OpTraceRayMotionNV have no rule.
static const char *const ray_ids[NUM_FAMILIES][NUM_RAY_RULES] = {
    [WD_RECORD_RAY_TRACE] = {WD_ID_VUID_TRACE_SKIP_BOTH, WD_ID_VUID_TRACE_CULL, WD_ID_VUID_TRACE_OPACITY,
                             WD_ID_VUID_TRACE_NAN, WD_ID_VUID_TRACE_FINITE, WD_ID_VUID_TRACE_NEGATIVE,
                             WD_ID_VUID_TRACE_ORDER, WD_ID_VUID_TRACE_NO_AABBS,
                             WD_ID_VUID_TRACE_NO_TRIANGLES},
    [WD_RECORD_RAY_QUERY] = {WD_ID_VUID_QUERY_SKIP_BOTH, WD_ID_VUID_QUERY_CULL, WD_ID_VUID_QUERY_OPACITY,
                             WD_ID_VUID_QUERY_NAN, WD_ID_VUID_QUERY_FINITE, WD_ID_VUID_QUERY_NEGATIVE,
                             WD_ID_VUID_QUERY_ORDER},
    [WD_RECORD_RAY_HIT_OBJECT] = {WD_ID_VUID_HIT_OBJECT_SKIP_BOTH, WD_ID_VUID_HIT_OBJECT_CULL,
                                  WD_ID_VUID_HIT_OBJECT_OPACITY, WD_ID_VUID_HIT_OBJECT_NAN,
                                  WD_ID_VUID_HIT_OBJECT_FINITE, WD_ID_VUID_HIT_OBJECT_NEGATIVE,
                                  WD_ID_VUID_HIT_OBJECT_ORDER, WD_ID_VUID_HIT_OBJECT_NO_AABBS,
                                  WD_ID_VUID_HIT_OBJECT_NO_TRIANGLES, WD_ID_VUID_HIT_OBJECT_TIME},
    [WD_RECORD_RAY_TRACE_MOTION] = {NULL, NULL, NULL, WD_ID_VUID_MOTION_NAN, WD_ID_VUID_MOTION_FINITE,
                                    WD_ID_VUID_MOTION_NEGATIVE, WD_ID_VUID_MOTION_ORDER, NULL, NULL,
                                    WD_ID_VUID_MOTION_TIME},
    [WD_RECORD_RAY_HIT_OBJECT_EXT] = {WD_ID_VUID_HIT_OBJECT_EXT_SKIP_BOTH, WD_ID_VUID_HIT_OBJECT_EXT_CULL,
                                      WD_ID_VUID_HIT_OBJECT_EXT_OPACITY, WD_ID_VUID_HIT_OBJECT_EXT_NAN,
                                      WD_ID_VUID_HIT_OBJECT_EXT_FINITE, WD_ID_VUID_HIT_OBJECT_EXT_NEGATIVE,
                                      WD_ID_VUID_HIT_OBJECT_EXT_ORDER, WD_ID_VUID_HIT_OBJECT_EXT_NO_AABBS,
                                      WD_ID_VUID_HIT_OBJECT_EXT_NO_TRIANGLES, WD_ID_VUID_HIT_OBJECT_EXT_TIME},
};

static float float_of(uint32_t word) {
    float value;
    memcpy(&value, &word, sizeof value);
    return value;
}

static void append_parameter(wd_string_builder *out, uint32_t parameter) {
    if (parameter >= WD_RECORD_RAY_T_MIN) {
        wd_string_append(out, parameter == WD_RECORD_RAY_T_MIN ? "RayTmin" : "RayTmax");
        return;
    }
    wd_string_appendf(out, "%s.%c", parameter < WD_RECORD_RAY_DIRECTION ? "RayOrigin" : "RayDirection",
                      "xyz"[parameter % 3]);
}

static void say_flags(wd_record_description *d, uint32_t rule, uint32_t flags) {
    static const char *const texts[] = {
        "contain both SkipTrianglesKHR and SkipAABBsKHR",
        ("contain more than one of SkipTrianglesKHR, CullBackFacingTrianglesKHR and "
         "CullFrontFacingTrianglesKHR"),
        "contain more than one of OpaqueKHR, NoOpaqueKHR, CullOpaqueKHR and CullNoOpaqueKHR",
    };
    wd_string_appendf(&d->text, "ray flags 0x%x %s.", flags, texts[rule - WD_RECORD_RULE_RAY_SKIP_BOTH]);
    snprintf(d->fix, sizeof d->fix, "use at most one of these flags.");
}

static void say_pipeline_flags(wd_record_description *d, uint32_t rule, uint32_t flags) {
    const bool lacks_aabbs = rule == WD_RECORD_RULE_RAY_NO_AABBS;
    wd_string_appendf(&d->text,
                      "ray flags 0x%x contain %s, but the pipeline was created with "
                      "VK_PIPELINE_CREATE_RAY_TRACING_%s_BIT_KHR.",
                      flags, lacks_aabbs ? "SkipTrianglesKHR" : "SkipAABBsKHR",
                      lacks_aabbs ? "SKIP_AABBS" : "SKIP_TRIANGLES");
    snprintf(d->fix, sizeof d->fix, "remove one of the two flags: the ray cannot hit anything.");
}

static void say_values(wd_record_description *d, uint32_t rule, const uint32_t *words) {
    switch (rule) {
    case WD_RECORD_RULE_RAY_NAN:
    case WD_RECORD_RULE_RAY_FINITE:
        append_parameter(&d->text, words[1]);
        wd_string_appendf(&d->text, " is %s.",
                          rule == WD_RECORD_RULE_RAY_NAN ? "NaN"
                          : float_of(words[0]) < 0       ? "negative infinity"
                                                         : "infinity");
        snprintf(d->fix, sizeof d->fix,
                 "find the source of the value, for example a vector of length 0 that is normalized.");
        break;
    case WD_RECORD_RULE_RAY_TIME:
        wd_string_appendf(&d->text, "the time %g is not in [0, 1].", (double)float_of(words[0]));
        snprintf(d->fix, sizeof d->fix, "use clamp(time, 0.0, 1.0).");
        break;
    case WD_RECORD_RULE_RAY_NEGATIVE: {
        const bool is_max = !(float_of(words[0]) < 0);
        wd_string_appendf(&d->text, "%s %g is negative.", is_max ? "RayTmax" : "RayTmin",
                          (double)float_of(words[is_max]));
        snprintf(d->fix, sizeof d->fix, "use max(t, 0.0).");
        break;
    }
    default:
        wd_string_appendf(&d->text, "RayTmin %g is greater than RayTmax %g.", (double)float_of(words[0]),
                          (double)float_of(words[1]));
        snprintf(d->fix, sizeof d->fix, "do not trace a ray with an empty range.");
        break;
    }
}

// A ray generation shader has recursion depth 0, and the others that may trace rays have 1 or more.
static bool say_depth(wd_record_description *d, uint32_t rule, uint32_t family, const uint32_t *words) {
    if (rule != WD_RECORD_RULE_RAY_DEPTH || words[0] > 1 ||
        (family != WD_RECORD_RAY_TRACE && family != WD_RECORD_RAY_TRACE_MOTION)) {
        return false;
    }
    snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_RAY_RECURSION);
    wd_string_appendf(&d->text,
                      "%s: a shader%s traces a ray, but maxPipelineRayRecursionDepth of the pipeline is %u.",
                      family_names[family], words[0] ? " with recursion depth 1 or more" : "", words[0]);
    snprintf(d->fix, sizeof d->fix,
             "raise maxPipelineRayRecursionDepth above %u, or trace further rays in a loop of the ray "
             "generation shader.",
             words[0]);
    wd_record_add_property(d, "error", "ray-recursion");
    return true;
}

static bool say_ray(wd_record_description *d, uint32_t rule, uint32_t family, const uint32_t *words) {
    const uint32_t number = rule - WD_RECORD_RULE_RAY_SKIP_BOTH;
    if (family >= NUM_FAMILIES || number >= NUM_RAY_RULES || !ray_ids[family][number]) {
        return false;
    }
    snprintf(d->id, sizeof d->id, "%s", ray_ids[family][number]);
    wd_string_appendf(&d->text, "%s: ", family_names[family]);
    if (rule <= WD_RECORD_RULE_RAY_OPACITY) {
        say_flags(d, rule, words[0]);
    } else if (rule == WD_RECORD_RULE_RAY_NO_AABBS || rule == WD_RECORD_RULE_RAY_NO_TRIANGLES) {
        say_pipeline_flags(d, rule, words[0]);
    } else {
        say_values(d, rule, words);
    }
    wd_record_add_property(d, "error", "ray");
    return true;
}

static const struct limit {
    uint32_t rule;
    const char *id;
    const char *text; // With the value and the limit.
    const char *fix;
} limits[] = {
    {WD_RECORD_RULE_MESH_VERTICES, WD_ID_VUID_SET_MESH_VERTICES,
     "OpSetMeshOutputsEXT sets %u vertices, and the shader declares at most %u.",
     "raise max_vertices, or set fewer vertices."},
    {WD_RECORD_RULE_MESH_PRIMITIVES, WD_ID_VUID_SET_MESH_PRIMITIVES,
     "OpSetMeshOutputsEXT sets %u primitives, and the shader declares at most %u.",
     "raise max_primitives, or set fewer primitives."},
    {WD_RECORD_RULE_HIT_KIND, WD_ID_VUID_HIT_KIND,
     "OpReportIntersectionKHR reports the hit kind %u, and the maximum is %u.", "use a hit kind below 128."},
    {WD_RECORD_RULE_RECORD_INDEX, WD_ID_VUID_RECORD_INDEX,
     "OpHitObjectSetShaderBindingTableRecordIndexEXT sets the record index %u, and the maximum is %u.",
     "use an index up to maxShaderBindingTableRecordIndex."},
};

static bool say_component(wd_record_description *d, uint32_t rule, uint32_t detail, const uint32_t *words) {
    if (rule != WD_RECORD_RULE_GATHER_COMPONENT) {
        return false;
    }
    snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_GATHER_COMPONENT);
    wd_string_appendf(&d->text, "OpImageGather gathers component %" PRId64 ", and the last component is %u.",
                      detail ? (int64_t)(int32_t)words[0] : (int64_t)words[0], words[1]);
    snprintf(d->fix, sizeof d->fix, "give the specialization constant a value from 0 to %u.", words[1]);
    wd_record_add_property(d, "error", "operand");
    return true;
}

static bool say_matrix(wd_record_description *d, uint32_t rule, uint32_t detail, const uint32_t *words) {
    if (rule != WD_RECORD_RULE_MATRIX_STRIDE && rule != WD_RECORD_RULE_MATRIX_POINTER) {
        return false;
    }
    const uint32_t element = detail & ~(uint32_t)WD_RECORD_MATRIX_NV;
    snprintf(d->id, sizeof d->id, "%s",
             detail & WD_RECORD_MATRIX_NV ? WD_ID_VUID_MATRIX_STRIDE_NV : WD_ID_VUID_MATRIX_STRIDE);
    if (rule == WD_RECORD_RULE_MATRIX_POINTER) {
        wd_string_appendf(&d->text,
                          "The address of a cooperative matrix is %u bytes above a multiple of %u bytes.",
                          words[0], words[1]);
    } else {
        wd_string_appendf(&d->text,
                          "The stride of a cooperative matrix is %" PRIu64
                          " bytes (%u elements of %u bytes), which is not a multiple of %u bytes.",
                          (uint64_t)words[0] * element, words[0], element, words[1]);
    }
    snprintf(d->fix, sizeof d->fix,
             "align rows (or columns) in memory to the lesser of 16 bytes and their size.");
    wd_record_add_property(d, "error", "operand");
    return true;
}

static bool say_limit(wd_record_description *d, uint32_t rule, const uint32_t *words) {
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        if (limits[i].rule == rule) {
            snprintf(d->id, sizeof d->id, "%s", limits[i].id);
            wd_string_appendf(&d->text, limits[i].text, words[0], words[1]);
            snprintf(d->fix, sizeof d->fix, "%s", limits[i].fix);
            wd_record_add_property(d, "error", "operand");
            return true;
        }
    }
    return false;
}

static bool say_distance(wd_record_description *d, uint32_t rule, const uint32_t *words) {
    if (rule != WD_RECORD_RULE_HIT_BELOW_T_MIN && rule != WD_RECORD_RULE_HIT_BEYOND_CLOSEST) {
        return false;
    }
    const double distance = (double)float_of(words[0]), bound = (double)float_of(words[1]);
    const bool is_below = rule == WD_RECORD_RULE_HIT_BELOW_T_MIN;
    snprintf(d->id, sizeof d->id, "%s", WD_ID_VUID_HIT_DISTANCE);
    wd_string_append(&d->text, "OpRayQueryGenerateIntersectionKHR: ");
    if (distance != distance) {
        wd_string_append(&d->text, "Hit T is NaN.");
    } else if (is_below) {
        wd_string_appendf(&d->text, "Hit T %g is less than RayTmin %g.", distance, bound);
    } else {
        wd_string_appendf(&d->text,
                          "Hit T %g is greater than %g, the distance of the committed intersection.",
                          distance, bound);
    }
    snprintf(d->fix, sizeof d->fix,
             "generate an intersection only if its distance is in the range of the ray.");
    wd_record_add_property(d, "error", "ray");
    return true;
}

static bool say_motion(wd_record_description *d, uint32_t rule, const uint32_t *words) {
    if (rule != WD_RECORD_RULE_STRUCTURE_MOTION) {
        return false;
    }
    d->element = words[1];
    snprintf(d->id, sizeof d->id, "%s", WD_ID_VUID_STRUCTURE_MOTION);
    wd_string_appendf(&d->text,
                      "OpRayQueryGenerateIntersectionKHR: Descriptor index %u holds a structure built with "
                      "VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV.",
                      words[1]);
    snprintf(d->fix, sizeof d->fix,
             "build the structure without the flag, or trace rays in it with OpTraceRayMotionNV.");
    wd_record_add_property(d, "error", "structure-motion");
    wd_record_add_property_f(d, "descriptor_index", "%u", words[1]);
    return true;
}

bool wd_record_say_operand(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    const uint32_t rule = words[0] & 0xffff, family = words[0] >> WD_RECORD_RULE_FAMILY_SHIFT;
    if (rule == WD_RECORD_RULE_UNREACHABLE) {
        snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_UNREACHABLE);
        wd_string_append(&d->text, "The shader reaches OpUnreachable: its behavior is undefined.");
        snprintf(d->fix, sizeof d->fix, "handle every case of the switch, or remove the unreachable hint.");
        wd_record_add_property(d, "error", "unreachable");
        return true;
    }
    if (rule == WD_RECORD_RULE_TASK_PAYLOAD) {
        snprintf(d->id, sizeof d->id, "%s", WD_ID_VUID_MISSING_PAYLOAD);
        wd_string_append(&d->text, "The mesh shader reads the payload of a task shader, but no task shader "
                                   "of the pipeline passes one.");
        snprintf(d->fix, sizeof d->fix, "use a task shader that passes the payload to OpEmitMeshTasksEXT.");
        wd_record_add_property(d, "error", "payload");
        return true;
    }
    return say_component(d, rule, family, words + 1) || say_matrix(d, rule, family, words + 1) ||
           say_limit(d, rule, words + 1) || say_distance(d, rule, words + 1) ||
           say_motion(d, rule, words + 1) || say_depth(d, rule, family, words + 1) ||
           say_ray(d, rule, family, words + 1);
}
