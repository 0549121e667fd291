#version 460
#extension GL_GOOGLE_include_directive : require
#define STAGE 4
#include "access.glsl"

layout(location = 0) out vec4 color;

void main() {
    uint used = access(gl_FragCoord.xy == vec2(2.5, 1.5));
    color = used == 0 ? gl_FragCoord / 4.0 : unpackUnorm4x8(used);
}
