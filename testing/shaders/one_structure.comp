// Invocation `who` asks the first scene for the nearest box, all others the second: by a query of an array (`index` 0) or one that
// a function asks (1). The results are the instances' numbers, or 7 where there is no box: of both queries, and of one that begins
// after them.
#version 460
#extension GL_EXT_ray_query : require

layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint index;
    uint who;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) uniform accelerationStructureEXT first;
layout(set = 0, binding = 2) uniform accelerationStructureEXT second;

void begin(rayQueryEXT query) {
    rayQueryInitializeEXT(query, second, 0, 0xff, vec3(0.5, 0.5, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0);
}

uint ask(rayQueryEXT query) {
    uint value = 7;
    while (rayQueryProceedEXT(query))
        value = rayQueryGetIntersectionInstanceCustomIndexEXT(query, false);
    return value + rayQueryGetIntersectionTypeEXT(query, true);
}

void main() {
    uint who = gl_GlobalInvocationID.x;
    rayQueryEXT query, pair[2];
    begin(query);
    rayQueryInitializeEXT(pair[0], second, 0, 0xff, vec3(0.5, 0.5, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0);
    if (who == control.who && control.index == 0)
        rayQueryInitializeEXT(pair[0], first, 0, 0xff, vec3(0.5, 0.5, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0);
    if (who == control.who && control.index == 1)
        rayQueryInitializeEXT(query, first, 0, 0xff, vec3(0.5, 0.5, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0);
    uint value = 7;
    while (rayQueryProceedEXT(pair[0]))
        value = rayQueryGetIntersectionInstanceCustomIndexEXT(pair[0], false);
    result.value[who] = value;
    result.value[who + 4] = ask(query);
    begin(query);
    result.value[who + 8] = ask(query);
}
