#version 460
#extension GL_GOOGLE_include_directive : require
#define STAGE 1
#include "access.glsl"

layout(vertices = 3) out;

void main() {
    access(gl_InvocationID == 2 && gl_PrimitiveID == 1);
    gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position;
    gl_TessLevelInner[0] = 1.0;
    for (uint i = 0; i < 3; i++)
        gl_TessLevelOuter[i] = 1.0;
}
