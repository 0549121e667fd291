#version 460
// Adds a constant to one of two arrays.
layout(local_size_x = 4) in;
layout(push_constant) uniform Constants {
    uint index;
    uint addend;
} constants;
layout(set = 0, binding = 0) readonly buffer Inputs {
    uint values[4];
} inputs[2];
layout(set = 1, binding = 0) writeonly buffer Sums {
    uint values[4];
} sums;

void main() {
    uint i = gl_LocalInvocationIndex;
    sums.values[i] = inputs[constants.index].values[i] + constants.addend;
}
