#version 450
layout(local_size_x = 64) in;

layout(push_constant) uniform Parameters {
    uint count;
    uint border; // 1: the first pass leaves out the first and the last height.
    uint pass;
};

layout(set = 0, binding = 0) buffer Scratch { uint heights[]; };
layout(set = 0, binding = 1) buffer Result { uint smoothed[]; };

void main() {
    const uint i = gl_GlobalInvocationID.x;
    if (pass == 0) {
        if (i >= border && i < count - border) {
            heights[i] = 3 * (i + 1);
        }
        return;
    }
    const uint left = heights[max(i, 1) - 1];
    const uint right = heights[min(i + 1, count - 1)];
    smoothed[i] = (left + heights[i] + right) / 3;
}
