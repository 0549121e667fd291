// Reads a storage buffer whose index is in a uniform block.
#version 450
#extension GL_EXT_nonuniform_qualifier : require

layout(local_size_x = 1) in;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) uniform Data {
    uint index;
} data;

layout(set = 0, binding = 2) readonly buffer Source {
    uint value[];
} sources[];

void main() {
    result.value[gl_GlobalInvocationID.x] = sources[data.index].value[0];
}
