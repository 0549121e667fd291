// Reads a sampled image and a storage image.
#version 450
#extension GL_EXT_samplerless_texture_functions : require

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Result {
    float value;
} result;
layout(set = 0, binding = 1) uniform texture2D sampled;
layout(set = 0, binding = 2, rgba8) readonly uniform image2D stored;
layout(set = 0, binding = 3) uniform texture2D not_used;

void main() {
    result.value = texelFetch(sampled, ivec2(0), 0).x + imageLoad(stored, ivec2(0)).x;
}
