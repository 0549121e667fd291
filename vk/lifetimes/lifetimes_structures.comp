// Traces a ray query through an acceleration structure.
#version 460
#extension GL_EXT_ray_query : require

layout(set = 0, binding = 0) uniform accelerationStructureEXT structure;
layout(set = 0, binding = 1, std430) buffer Result {
    uint result;
};

void main() {
    rayQueryEXT query;
    rayQueryInitializeEXT(query, structure, 0, 0xff, vec3(0), 0, vec3(0, 0, 1), 1);
    result = rayQueryProceedEXT(query) ? 1 : 0;
}
