#version 450

layout(local_size_x = 64) in;

// An array of descriptors with an index that only the command buffer knows: GPU-assisted validation has to check it.
layout(set = 0, binding = 0) buffer Values {
    uint values[64];
} buffers[4];

layout(push_constant) uniform Parameters {
    uint number;
};

void main() {
    buffers[number % 4u].values[gl_LocalInvocationIndex] += number;
}
