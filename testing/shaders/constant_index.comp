// Every index is a constant within bounds: nothing here needs a check.
#version 450

layout(local_size_x = 1) in;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) readonly buffer Source {
    uint value[];
} sources[6];

void main() {
    result.value[gl_GlobalInvocationID.x] = sources[2].value[0] + sources[5].value[0];
}
