#version 460
#extension GL_GOOGLE_include_directive : require
#define STAGE 2
#include "access.glsl"

layout(triangles, equal_spacing, ccw) in;

void main() {
    access(gl_PrimitiveID == 1 && gl_TessCoord.x == 1.0);
    gl_Position = gl_TessCoord.x * gl_in[0].gl_Position + gl_TessCoord.y * gl_in[1].gl_Position +
                  gl_TessCoord.z * gl_in[2].gl_Position;
}
