// Invocation `who` reads element `index` of a storage buffer's runtime array; all others read element 0.
#version 450

layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint index;
    uint who;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) readonly buffer Source {
    uint head;
    uint value[];
} source;

void main() {
    uint index = gl_GlobalInvocationID.x == control.who ? control.index : 0;
    result.value[gl_GlobalInvocationID.x] = source.value[index];
}
