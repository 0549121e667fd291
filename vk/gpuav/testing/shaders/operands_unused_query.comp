// A ray query whose flags are in a uniform buffer, and whose result nothing uses.
#version 460
#extension GL_EXT_ray_query : require

layout(local_size_x = 1) in;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) uniform accelerationStructureEXT scene;

layout(set = 0, binding = 2) uniform Parameters {
    uint flags;
} parameters;

void main() {
    rayQueryEXT query;
    rayQueryInitializeEXT(query, scene, parameters.flags, 0xff, vec3(0.0), 0.1, vec3(0.0, 0.0, 1.0), 42.0);
    rayQueryProceedEXT(query);
    result.value[0] = 5;
}
