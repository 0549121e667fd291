// Uses the last element of an array.
#version 450

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Result {
    float value;
} result;
layout(set = 0, binding = 1) uniform Scale {
    float value;
} scales[4];

void main() {
    result.value = scales[3].value;
}
