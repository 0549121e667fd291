// A vertex shader that reads two attributes.
#version 450

layout(location = 0) in vec4 position;
layout(location = 1) in vec2 coordinates;

layout(location = 0) out vec2 uv;

void main() {
    uv = coordinates;
    gl_Position = position;
}
