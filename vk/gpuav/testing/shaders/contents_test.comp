// Accesses to single images. Variables of different types have the same binding.
#version 450
#extension GL_EXT_samplerless_texture_functions : require

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Result {
    float value;
} result;
layout(set = 0, binding = 1) uniform texture2D sampled;
layout(set = 0, binding = 1) uniform texture2DArray layers;
layout(set = 0, binding = 1) uniform utexture2D integers;
layout(set = 0, binding = 1) uniform texture2DMS multisampled;
layout(set = 0, binding = 2, rgba8) readonly uniform image2D stored;
layout(set = 0, binding = 3) uniform sampler2D combined;
layout(push_constant) uniform Control {
    uint access;
} control;

void main() {
    switch (control.access) {
    case 0:
        result.value = texelFetch(sampled, ivec2(0), 0).x;
        break;
    case 1:
        result.value = texelFetch(layers, ivec3(0), 0).x;
        break;
    case 2:
        result.value = float(texelFetch(integers, ivec2(0), 0).x);
        break;
    case 3:
        result.value = texelFetch(multisampled, ivec2(0), 0).x;
        break;
    case 4:
        result.value = imageLoad(stored, ivec2(0)).x;
        break;
    case 5:
        result.value = textureLod(combined, vec2(0.5), 0.0).x;
        break;
    }
}
