// Writes two colors at location 0, and one at location 1.
#version 450

layout(location = 0, index = 0) out vec4 first;
layout(location = 0, index = 1) out vec4 second;
layout(location = 1, index = 0) out vec4 other;

void main() {
    first = second = other = vec4(1.0);
}
