#version 460
#extension GL_GOOGLE_include_directive : require
#define STAGE 0
#include "access.glsl"

// Two triangles, of which the second covers the target and the first is a point.
void main() {
    uint used = access(gl_VertexIndex == 4 && gl_InstanceIndex == 7);
    uint corner = gl_VertexIndex < 3 ? 0 : uint(gl_VertexIndex) - 3;
    vec2 uv = vec2((corner << 1) & 2, corner & 2);
    gl_Position = vec4(uv * 2.0 - 1.0, used == 1 ? 0.5 : 0.0, 1.0);
}
