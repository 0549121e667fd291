// A ray query with the chosen parameters. The result is the number of the box that was hit, or 7.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_ray_query : require
#include "operands_rays.glsl"

layout(local_size_x = 1) in;

void main() {
    choose();
    rayQueryEXT query;
    rayQueryInitializeEXT(query, scene, flags, 0xff, origin, t_min, direction, t_max);
    uint value = 7;
    while (rayQueryProceedEXT(query))
        value = rayQueryGetIntersectionInstanceCustomIndexEXT(query, false);
    result.value[0] = value;
}
