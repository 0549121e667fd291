// No descriptors, and a check: the index of an array.
#version 450

layout(local_size_x = 4) in;

shared uint cells[4];

void main() {
    cells[gl_LocalInvocationIndex & 7] = gl_LocalInvocationIndex;
}
