// Uses elements of an array that a buffer selects.
#version 450

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Result {
    float value;
    uint index;
} result;
layout(set = 0, binding = 1) uniform Scale {
    float value;
} scales[4];

void main() {
    result.value = scales[result.index].value;
}
