// Reads a position for each vertex and an offset for each instance.
#version 450

layout(location = 0) in vec2 corner;
layout(location = 1) in vec2 shift;

void main() {
    gl_Position = vec4(corner + shift, 0.0, 1.0);
}
