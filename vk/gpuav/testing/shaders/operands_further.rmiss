// Traces a further ray, which misses, too. Its payload is 1.
#version 460
#extension GL_EXT_ray_tracing : require

layout(set = 0, binding = 1) uniform accelerationStructureEXT scene;

layout(location = 0) rayPayloadInEXT uint payload;
layout(location = 1) rayPayloadEXT uint further;

void main() {
    if (payload == 1) {
        payload = 9;
        return;
    }
    further = 1;
    traceRayEXT(scene, 0, 0xff, 0, 0, 0, vec3(0.5, 0.5, -1.0), 0.0, vec3(0.0, 0.0, -1.0), 10.0, 1);
    payload = further;
}
