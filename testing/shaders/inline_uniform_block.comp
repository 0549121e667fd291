// Invocation `who` reads from descriptor `index` of an array of six after an inline uniform block, and adds the block's
// value; all others read from descriptor 0.
#version 450

layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint index;
    uint who;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) uniform Inline {
    uvec4 value[4];
} block;

layout(set = 0, binding = 2) buffer Source {
    uint value;
} sources[6];

void main() {
    uint index = gl_GlobalInvocationID.x == control.who ? control.index : 0;
    result.value[gl_GlobalInvocationID.x] = sources[index].value + block.value[index % 4].w;
}
