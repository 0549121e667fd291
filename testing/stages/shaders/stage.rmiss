#version 460
#extension GL_GOOGLE_include_directive : require
#define STAGE 12
#define TRACES
#include "rays.glsl"

layout(location = 0) rayPayloadInEXT uint payload;

void main() {
    access(is_here() && gl_RayTminEXT == 0.0);
    payload += 1000;
}
