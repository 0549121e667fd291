// Writes the texel of an image as a color.
#version 450

layout(set = 0, binding = 0) uniform sampler2D source;
layout(location = 0) out vec4 color;

void main() {
    color = texture(source, vec2(0.5));
}
