// Included instead of stages.glsl: one operation for each check of operations, on a line of its own. An index of 0 is
// no mistake. operations_table.cc knows the lines of this file. The build replaces not_reached() and the components of
// gathers (testing/shaders/replace_markers.py).
#extension GL_EXT_debug_printf : require

#define NUM_OPERATIONS 14

layout(push_constant) uniform Control {
    uvec2 address;
    uint stage;
    uint index[NUM_OPERATIONS];
} control;

layout(set = 0, binding = 0) buffer Result {
    uint word[];
} result;

layout(set = 0, binding = 8) uniform sampler2D image;

layout(constant_id = 0) const int gather_component_2 = 0;
layout(constant_id = 1) const int gather_component_3 = 0;

uint mixed(uint value) {
    return (value * 2654435761u) ^ (value >> 7);
}

void not_reached() {
}

uint choose(uint index) {
    uint chosen = gather_component_2 + gather_component_3 < 0 ? 1 : 0;
    switch (index) {
    case 0:
        chosen += 10;
        break;
    default:
        not_reached();
        break;
    }
    return chosen;
}

uint gather(uint index) {
    vec4 texels = vec4(0.0);
    if (index == 0)
        texels = textureGather(image, vec2(0.5), 2);
    else
        texels = textureGather(image, vec2(0.5), 3);
    return uint(texels.x * 255.0);
}

#ifdef HAS_QUERIES
layout(set = 0, binding = 9) uniform accelerationStructureEXT boxes;

uint query(uint index) {
    uint count = 0;
    rayQueryEXT ray;
    rayQueryInitializeEXT(ray, boxes, index * 0x300u, 0xff, vec3(0.5, 0.5, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0);
    while (rayQueryProceedEXT(ray))
        count++;
    return count;
}
#endif

// A ray that misses: its mask is 0. Its minimum distance says that the miss shader runs for it.
#ifdef TRACES
layout(location = 2) rayPayloadEXT uint traced;

uint trace(uint index) {
    traced = 0;
    traceRayEXT(scene, index * 0x300u, 0, 0, 0, 0, vec3(0.0), 0.5, vec3(0.0, 0.0, 1.0), 10.0, 2);
    return traced;
}
#endif

#ifdef SHARES_MEMORY
shared uint cell;

void share(uint index) {
    if (index == 0)
        atomicExchange(cell, 7);
    else
        cell = 7;
}
#endif

// The chosen stage's index for an operation outside access(); `here` has the same value in the entire workgroup.
uint chosen_index(bool here, uint operation) {
    return here && control.stage == STAGE ? control.index[operation] : 0;
}

#ifdef SETS_OUTPUTS
void set_outputs(bool here) {
    uint vertices = (here ? 3 : 0) + chosen_index(here, 7);
    SetMeshOutputsEXT(vertices, here ? 1 : 0);
}
#endif

#ifdef REPORTS_HITS
void report_hit(bool here) {
    uint kind = 200 * chosen_index(here, 8);
    reportIntersectionEXT(1.5, kind);
}
#endif

// The second intersection is farther than the first one.
#ifdef HAS_QUERIES
uint generate(uint index) {
    uint count = 0;
    rayQueryEXT ray;
    rayQueryInitializeEXT(ray, boxes, 0, 0xff, vec3(0.5, 0.5, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0);
    while (rayQueryProceedEXT(ray)) {
        rayQueryGenerateIntersectionEXT(ray, 2.0);
        rayQueryGenerateIntersectionEXT(ray, 2.0 + float(index));
        count++;
    }
    return count;
}
#endif

// The pipeline skips triangles.
#ifdef TRACES
uint trace_nothing(uint index) {
    traced = 0;
    traceRayEXT(scene, index * 0x200u, 0, 0, 0, 0, vec3(0.0), 0.5, vec3(0.0, 0.0, 1.0), 10.0, 2);
    return traced;
}
#endif

// The structure `moving` was built with motion.
#ifdef HAS_QUERIES
layout(set = 0, binding = 10) uniform accelerationStructureEXT moving;

uint generate_moving(uint index) {
    rayQueryEXT ray;
    if (index == 0)
        rayQueryInitializeEXT(ray, boxes, 0, 0xff, vec3(0.5, 0.5, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0);
    else
        rayQueryInitializeEXT(ray, moving, 0, 0xff, vec3(0.5, 0.5, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0);
    while (rayQueryProceedEXT(ray))
        rayQueryGenerateIntersectionEXT(ray, 2.0);
    return rayQueryGetIntersectionTypeEXT(ray, true);
}
#endif

uint access(bool here) {
    bool is_chosen = here && control.stage == STAGE;
    uint index[NUM_OPERATIONS];
    for (uint i = 0; i < NUM_OPERATIONS; i++)
        index[i] = is_chosen ? control.index[i] : 0;
    uint word[NUM_OPERATIONS];
    word[0] = mixed(1000u / (1 - index[0]));
    word[1] = floatBitsToUint(3.0 / float(1 - index[1]));
    word[2] = mixed(gather(index[2]));
    word[3] = mixed(choose(index[3]));
#ifdef HAS_QUERIES
    word[4] = mixed(query(index[4]));
#else
    word[4] = 0;
#endif
    word[5] = 0;
#ifdef TRACES
    if (is_chosen)
        word[5] = mixed(trace(index[5]));
#endif
    for (uint i = 6; i < NUM_OPERATIONS; i++)
        word[i] = mixed(index[i] + i);
#ifdef HAS_QUERIES
    word[10] = mixed(generate(index[10]));
    word[12] = mixed(generate_moving(index[12]));
#endif
#ifdef TRACES
    if (is_chosen)
        word[11] = mixed(trace_nothing(index[11]));
#endif
    uint list[4] = uint[](20, 21, 22, 23);
    word[13] = mixed(list[3 + index[13]]);
    if (index[9] != 0)
        debugPrintfEXT("stage %u prints %u", STAGE, index[9] + 41);
    uint sum = 0;
    for (uint i = 0; here && i < NUM_OPERATIONS; i++) {
        result.word[STAGE * WORDS_PER_ROW + i] = word[i];
        sum = sum * 31 + word[i];
    }
    return sum;
}
