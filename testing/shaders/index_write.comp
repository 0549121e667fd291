// Invocation `who` writes 7 through descriptor `index` of an array of six storage buffers; all others through 0.
#version 450

layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint index;
    uint who;
} control;

layout(set = 0, binding = 1) buffer Target {
    uint value[];
} targets[6];

void main() {
    uint index = gl_GlobalInvocationID.x == control.who ? control.index : 0;
    atomicAdd(targets[index].value[0], 1);
    targets[index].value[1] = 7;
}
