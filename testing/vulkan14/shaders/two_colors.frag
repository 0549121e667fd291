#version 460
layout(location = 0) out vec4 red;
layout(location = 1) out vec4 green;

void main() {
    red = vec4(1, 0, 0, 1);
    green = vec4(0, 1, 0, 1);
}
