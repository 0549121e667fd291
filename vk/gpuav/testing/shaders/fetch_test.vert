// Reads a position for each vertex and an offset for each instance. The third input is not used.
#version 450

layout(location = 0) in vec2 position;
layout(location = 1) in vec2 offset;
layout(location = 2) in vec4 unused;
layout(location = 0) out vec2 uv;

void main() {
    uv = position;
    gl_Position = vec4(position + offset, 0.0, 1.0);
}
