// A ray query with the chosen parameters. The result is the number of the box that was hit, or 7.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_ray_query : require
#include "operands_rays.glsl"

layout(local_size_x = 1) in;

rayQueryEXT query;

// generate commits intersections at distances that the operation chooses.
void generate() {
    const float nan = uintBitsToFloat(0x7fc00000u + control.zero);
    switch (control.operation) {
    case 20:
        rayQueryGenerateIntersectionEXT(query, -0.5);
        break;
    case 21:
        rayQueryGenerateIntersectionEXT(query, 2.0);
        rayQueryGenerateIntersectionEXT(query, 3.0);
        break;
    case 22:
        rayQueryGenerateIntersectionEXT(query, nan);
        break;
    case 102:
        rayQueryGenerateIntersectionEXT(query, 2.0);
        rayQueryGenerateIntersectionEXT(query, 2.0);
        rayQueryGenerateIntersectionEXT(query, 1.5);
        break;
    }
}

void main() {
    choose();
    rayQueryInitializeEXT(query, scene, flags, 0xff, origin, t_min, direction, t_max);
    uint value = 7;
    while (rayQueryProceedEXT(query)) {
        value = rayQueryGetIntersectionInstanceCustomIndexEXT(query, false);
        generate();
    }
    result.value[0] = value;
}
