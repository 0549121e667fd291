#version 460
#extension GL_GOOGLE_include_directive : require
#define STAGE 5
#define SHARES_MEMORY
#include "access.glsl"

// Four: SwiftShader runs four invocations at a time, and in groups that leave some idle it crashes on texel buffers combined with
// device addresses.
layout(local_size_x = 4) in;

void main() {
    access(gl_GlobalInvocationID == uvec3(3, 1, 0));
#ifdef OPERATIONS
    share(chosen_index(gl_WorkGroupID == uvec3(0, 1, 0), 6));
#endif
}
