// Reads an element of an array in a uniform block, which a mapping puts into push data or into the resource heap.
#version 450

layout(local_size_x = 1) in;

layout(push_constant) uniform Push {
    uint index;
    uint invocation;
} push;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1, std140) uniform Data {
    uvec4 values[4];
} data;

void main() {
    uint index = gl_GlobalInvocationID.x == push.invocation ? push.index : 0;
    result.value[gl_GlobalInvocationID.x] = data.values[index].y; // heap block
}
