#version 460
#extension GL_GOOGLE_include_directive : require
#define STAGE 5
#include "stages.glsl"

layout(local_size_x = 2) in;

void main() {
    access(gl_GlobalInvocationID == uvec3(3, 1, 0));
}
