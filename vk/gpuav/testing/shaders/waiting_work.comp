// Reads an image of an array, and asks a structure for the nearest box: the instance's number, or 7 where there is none.
#version 460
#extension GL_EXT_ray_query : require
#extension GL_EXT_samplerless_texture_functions : require

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Result {
    uint value;
    uint image;
    float color;
} result;
layout(set = 0, binding = 1) uniform texture2D images[2];
layout(set = 0, binding = 2) uniform accelerationStructureEXT scene;

void main() {
    result.color = texelFetch(images[result.image], ivec2(0), 0).x;
    rayQueryEXT query;
    rayQueryInitializeEXT(query, scene, 0, 0xff, vec3(0.5, 0.5, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0);
    uint value = 7;
    while (rayQueryProceedEXT(query))
        value = rayQueryGetIntersectionInstanceCustomIndexEXT(query, false);
    result.value = value;
}
