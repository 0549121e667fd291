// One shader of each ray tracing stage (GENERATE, MISS, HIT or CALL). Each writes its own buffer.
#version 460
#extension GL_EXT_ray_tracing : require

layout(set = 0, binding = 0) uniform accelerationStructureEXT scene;
#if defined(IMAGE)
layout(set = 0, binding = BUFFER, rgba8) uniform image2D target;
#else
layout(set = 0, binding = BUFFER, std430) buffer Target {
    uint target[];
};
#endif

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
#if defined(IMAGE)
    imageStore(target, ivec2(0), vec4(1.0));
#else
    target[0] = 1;
#endif
#if defined(TRACES)
    traceRayEXT(scene, 0, 0xff, 0, 0, 0, vec3(0.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0, 0);
#endif
#if defined(CALLS)
    executeCallableEXT(0, 1);
#endif
}
