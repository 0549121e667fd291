// Adds the elements of a storage buffer.
#version 450

layout(local_size_x = 1) in;

layout(set = 0, binding = 0) buffer Result {
    uint value;
} result;

layout(set = 0, binding = 1) readonly buffer Source {
    uint first;
    uvec2 values[];
} source;

void main() {
    uint sum = source.first;
    for (int i = 0; i < source.values.length(); i++) {
        sum += source.values[i].y;
    }
    result.value = sum;
}
