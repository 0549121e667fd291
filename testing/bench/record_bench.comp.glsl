#version 450

layout(local_size_x = 64) in;

// An array of descriptors with an index that only the command buffer knows: GPU-assisted validation has to check it.
layout(set = 0, binding = 0) readonly buffer Values {
    uint values[64];
} buffers[4];

// A buffer that each dispatch reads and writes: synchronization validation has to follow it.
layout(set = 0, binding = 1) buffer Sums {
    uint sums[64];
};

layout(push_constant) uniform Parameters {
    uint number;
};

void main() {
    sums[gl_LocalInvocationIndex] += buffers[number % 4u].values[gl_LocalInvocationIndex];
}
