// The sum of 64 samples for each workgroup.
#version 450

layout(local_size_x = 64) in;

layout(set = 0, binding = 0, std430) readonly buffer Samples {
    uint samples[];
};
layout(set = 0, binding = 1, std430) writeonly buffer Sums {
    uint sums[];
};
layout(push_constant) uniform Parameters {
    uint count;
};

shared uint partial[64];

void main() {
    const uint own = gl_LocalInvocationIndex;
    // The bug: in the last workgroup, some invocations return, and the others wait for them at the barriers below.
    if (gl_GlobalInvocationID.x >= count) {
        return;
    }
    partial[own] = samples[gl_GlobalInvocationID.x];
    for (uint step = 32; step > 0; step /= 2) {
        barrier();
        if (own < step) {
            partial[own] += partial[own + step];
        }
    }
    if (own == 0) {
        sums[gl_WorkGroupID.x] = partial[0];
    }
}
