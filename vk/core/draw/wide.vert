// An input with 64-bit components.
#version 450

layout(location = 0) in vec4 position;
layout(location = 1) in dvec2 offset;

layout(location = 0) out vec2 uv;

void main() {
    uv = vec2(0.0);
    gl_Position = position + vec4(vec2(offset), 0.0, 0.0);
}
