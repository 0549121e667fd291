// Invocation `who` fetches texel `index` of a uniform texel buffer; all others texel 0.
#version 450
#extension GL_EXT_samplerless_texture_functions : require

layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint index;
    uint who;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint value[];
} result;

layout(set = 0, binding = 1) uniform utextureBuffer source;

void main() {
    uint index = gl_GlobalInvocationID.x == control.who ? control.index : 0;
    result.value[gl_GlobalInvocationID.x] = texelFetch(source, int(index)).x;
}
