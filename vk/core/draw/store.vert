// Writes to an image in every invocation.
#version 450

layout(set = 0, binding = 0, rgba8) uniform writeonly image2D image;

void main() {
    imageStore(image, ivec2(0), vec4(1.0));
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
}
