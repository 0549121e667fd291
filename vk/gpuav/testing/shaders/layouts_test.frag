// Reads a sampled image.
#version 450
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1) uniform texture2D sampled;
layout(location = 0) out vec4 color;

void main() {
    color = texelFetch(sampled, ivec2(0), 0);
}
