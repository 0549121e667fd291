// Uses a storage buffer, a combined image sampler and a texel buffer.
#version 450

layout(set = 0, binding = 0, std430) buffer Result {
    float result;
};
layout(set = 0, binding = 1) uniform sampler2D image;
layout(set = 0, binding = 2) uniform samplerBuffer texels;

void main() {
    result = textureLod(image, vec2(0), 0).x + texelFetch(texels, 0).x;
}
