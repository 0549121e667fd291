// Invocation `who` reads from descriptor `index` of an array of six (sampled image); all others read from descriptor 0.
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

layout(set = 0, binding = 1) uniform utexture2D sources[6];

void main() {
    uint index = gl_GlobalInvocationID.x == control.who ? control.index : 0;
    result.value[gl_GlobalInvocationID.x] = texelFetch(sources[index], ivec2(0), 0).x;
}
