// Computes a texel of one image from a texel of another image.
#version 450

layout(set = 0, binding = 0, rgba8) uniform readonly image2D source;
layout(set = 0, binding = 1, rgba8) uniform writeonly image2D destination;

void main() {
    imageStore(destination, ivec2(0), 0.5 * imageLoad(source, ivec2(0)));
}
