// A loop whose bound is a specialization constant reads a descriptor of an array in each iteration, and an element of
// an array whose length is one.
#version 450

layout(local_size_x = 1) in;

layout(constant_id = 3) const uint COUNT = 2;
layout(constant_id = 4) const uint LENGTH = 4;
layout(constant_id = 5) const bool FROM_END = false;

const uint FIRST = FROM_END ? 6 - COUNT : 0;

layout(push_constant) uniform Control {
    uint index;
    uint who;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) readonly buffer Source {
    uint value[];
} sources[6];

void main() {
    uint weights[LENGTH];
    for (uint i = 0; i < LENGTH; i++) {
        weights[i] = i + 1;
    }
    uint sum = 0;
    for (uint i = 0; i < COUNT; i++) {
        const uint at = FIRST + i;
        sum += sources[at].value[0];
    }
    if (control.who == 1) {
        sum += weights[control.index];
    }
    result.value[gl_GlobalInvocationID.x] = sum;
}
