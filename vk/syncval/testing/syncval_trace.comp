// Traces a ray query through an acceleration structure.
#version 460
#extension GL_EXT_ray_query : require

layout(set = 0, binding = 0) uniform accelerationStructureEXT scene;
layout(set = 0, binding = 1, std430) buffer Other {
    uint other[];
};

void main() {
    rayQueryEXT query;
    rayQueryInitializeEXT(query, scene, 0, 0xff, vec3(0.0), 0.0, vec3(1.0), 1.0);
    other[0] = rayQueryProceedEXT(query) ? 1u : 0u;
}
