// Invocation `who` reads element `index` of a uniform buffer's array of 16; all others read element 0.
#version 450

layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint index;
    uint who;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) uniform Source {
    uvec4 value[16];
} source;

void main() {
    uint index = gl_GlobalInvocationID.x == control.who ? control.index : 0;
    result.value[gl_GlobalInvocationID.x] = source.value[index].y;
}
