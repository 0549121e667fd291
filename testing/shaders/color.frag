// One color, no descriptors.
#version 450

layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;

void main() {
    color = vec4(0.0, 1.0, 0.0, 1.0) + 0.0 * uv.xyxy;
}
