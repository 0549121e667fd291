// Ray queries with parameters that are known only when the shader runs.
#version 460
#extension GL_EXT_ray_query : require

layout(local_size_x = 64) in;

layout(push_constant) uniform Parameters {
    uint iterations;
    uint flags;
    float step;
};

layout(set = 0, binding = 0) buffer Result {
    uint values[];
} result;
layout(set = 0, binding = 1) uniform accelerationStructureEXT scene;

void main() {
    uint sum = 0;
    for (uint i = 0; i < iterations; i++) {
        rayQueryEXT query;
        const vec3 origin = vec3(float(i % 8u) * step, float(gl_LocalInvocationIndex) * step, -1.0);
        rayQueryInitializeEXT(query, scene, flags, 0xff, origin, 0.0, vec3(0.0, step, 1.0), 10.0 + step);
        while (rayQueryProceedEXT(query))
            sum += 1;
    }
    result.values[gl_GlobalInvocationID.x] = sum;
}
