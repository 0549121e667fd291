// Points of a size.
#version 450

layout(location = 0) out vec2 uv;

void main() {
    uv = vec2(0.0);
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
