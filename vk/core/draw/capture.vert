// Captures the position with transform feedback.
#version 450

layout(xfb_buffer = 0, xfb_offset = 0, xfb_stride = 16) out gl_PerVertex {
    vec4 gl_Position;
};

layout(location = 0) out vec2 uv;

void main() {
    uv = vec2(0.0);
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
}
