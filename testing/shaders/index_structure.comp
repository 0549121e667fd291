// Invocation `who` asks scene `index` of an array of four for the nearest box; all others ask scene 0. The result
// is the instance's number, or 7 where there is no box.
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

layout(set = 0, binding = 1) uniform accelerationStructureEXT scenes[4];

void main() {
    uint index = gl_GlobalInvocationID.x == control.who ? control.index : 0;
    rayQueryEXT query;
    rayQueryInitializeEXT(query, scenes[index], 0, 0xff, vec3(0.5, 0.5, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0);
    uint value = 7;
    while (rayQueryProceedEXT(query))
        value = rayQueryGetIntersectionInstanceCustomIndexEXT(query, false);
    result.value[gl_GlobalInvocationID.x] = value;
}
