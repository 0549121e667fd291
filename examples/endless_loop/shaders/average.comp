// The average of every step-th sample of a ring.
#version 450

layout(local_size_x = 1) in;

layout(set = 0, binding = 0, std430) readonly buffer Ring {
    uint samples[4096];
};
layout(set = 0, binding = 1, std430) writeonly buffer Result {
    uint average;
};
layout(push_constant) uniform Window {
    uint count;
    uint step;
};

void main() {
    uint sum = 0, taken = 0;
    // The bug: the loop misses its end where the step does not divide the count. Then the index wraps around, and the
    // loop ends after 200 million iterations. With other counts and steps it never ends.
    for (uint i = 0; i != count; i += step) {
        sum += samples[i & 4095];
        taken++;
    }
    average = sum / max(taken, 1);
}
