// Reads the only image of an array.
#version 450
#extension GL_EXT_samplerless_texture_functions : require

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Result {
    float value;
    uint image;
} result;
layout(set = 0, binding = 1) uniform texture2D images[1];

void main() {
    result.value = texelFetch(images[result.image], ivec2(0), 0).x;
}
