// Writes to an image in every invocation.
#version 450

layout(set = 0, binding = 0, rgba8) uniform writeonly image2D image;
layout(location = 0) out vec4 color;

void main() {
    imageStore(image, ivec2(0), vec4(1.0));
    color = vec4(1.0);
}
