#version 460
#extension GL_GOOGLE_include_directive : require
#define STAGE 11
#define TRACES
#include "rays.glsl"

layout(location = 0) rayPayloadInEXT uint payload;

void main() {
    access(is_here());
    payload += 100;
}
