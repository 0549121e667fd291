// Reads a sampled image, a storage image and a combined image sampler.
#version 450
#extension GL_EXT_samplerless_texture_functions : require

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Result {
    float value;
} result;
layout(set = 0, binding = 1) uniform texture2D sampled;
layout(set = 0, binding = 2, rgba8) readonly uniform image2D stored;
layout(set = 0, binding = 3) uniform sampler2D combined;
layout(set = 0, binding = 4) uniform texture2D unused;

void main() {
    result.value = texelFetch(sampled, ivec2(0), 0).x + imageLoad(stored, ivec2(0)).x +
                   textureLod(combined, vec2(0.0), 0.0).x;
}
