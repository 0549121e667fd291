// Captures half of the last of four colors in a transform feedback buffer.
#version 450

layout(xfb_buffer = 0, xfb_stride = 8) out;

layout(location = 0, xfb_buffer = 0, xfb_offset = 0) out vec2 uv;

layout(set = 0, binding = 1) uniform Colors {
    vec4 values[4];
} colors;

void main() {
    gl_Position = vec4(0);
    uv = colors.values[3].xy;
}
