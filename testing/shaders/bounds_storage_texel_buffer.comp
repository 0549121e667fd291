// Invocation `who` adds nothing to texel `index` of a storage texel buffer; all others texel 0.
#version 450

layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint index;
    uint who;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1, r32ui) uniform uimageBuffer source;

void main() {
    uint index = gl_GlobalInvocationID.x == control.who ? control.index : 0;
    result.value[gl_GlobalInvocationID.x] = imageAtomicAdd(source, int(index), 0);
}
