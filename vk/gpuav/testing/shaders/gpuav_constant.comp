// Reads the last element of a uniform buffer of 64 bytes.
#version 450

layout(local_size_x = 1) in;

layout(set = 0, binding = 0) buffer Result {
    uint value;
} result;

layout(set = 0, binding = 1) uniform Colors {
    uvec4 colors[4];
} colors;

void main() {
    result.value = colors.colors[3].w;
}
