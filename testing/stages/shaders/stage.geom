#version 460
#extension GL_GOOGLE_include_directive : require
#define STAGE 3
#include "access.glsl"

layout(triangles, invocations = 2) in;
layout(triangle_strip, max_vertices = 3) out;

void main() {
    bool here = gl_PrimitiveIDIn == 1 && gl_InvocationID == 1;
    access(here);
    for (uint i = 0; here && i < 3; i++) {
        gl_Position = gl_in[i].gl_Position;
        EmitVertex();
    }
}
