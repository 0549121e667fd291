// One shader of each kind that tracing rays can run; each writes a buffer of its own. GENERATE, MISS, HIT or CALL.
#version 460
#extension GL_EXT_ray_tracing : require

layout(set = 0, binding = 0) uniform accelerationStructureEXT scene;
layout(set = 0, binding = BUFFER, std430) buffer Target {
    uint target[];
};

#if defined(GENERATE)
layout(location = 0) rayPayloadEXT uint payload;
layout(location = 1) callableDataEXT uint data;
#elif defined(CALL)
layout(location = 1) callableDataInEXT uint data;
#else
layout(location = 0) rayPayloadInEXT uint payload;
layout(location = 1) callableDataEXT uint data;
#endif

void main() {
    target[0] = 1;
#if defined(TRACES)
    traceRayEXT(scene, 0, 0xff, 0, 0, 0, vec3(0.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0, 0);
#endif
#if defined(CALLS)
    executeCallableEXT(0, 1);
#endif
}
