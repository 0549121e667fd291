// Reads a texture and all elements of a uniform buffer of 64 bytes.
#version 450

layout(set = 0, binding = 0) uniform sampler2D image;

layout(set = 0, binding = 1) uniform Colors {
    vec4 colors[4];
} colors;

layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;

void main() {
    color = texture(image, uv);
    for (int i = 0; i < 4; i++) {
        color *= colors.colors[i];
    }
}
