// Captures a position in transform feedback buffer 1.
#version 450

layout(xfb_buffer = 1, xfb_stride = 16) out;

layout(xfb_buffer = 1, xfb_offset = 0) out gl_PerVertex {
    vec4 gl_Position;
};

void main() {
    gl_Position = vec4(gl_VertexIndex);
}
