// A triangle from vertices in a buffer, or from none where IN_BUFFER is not defined.
#version 450

layout(set = 0, binding = 0) uniform Scale {
    vec4 scale;
};
#ifdef IN_BUFFER
layout(location = 0) in vec4 position;
#endif

void main() {
#ifdef IN_BUFFER
    gl_Position = position * scale;
#else
    gl_Position = vec4((gl_VertexIndex << 1) & 2, gl_VertexIndex & 2, 0.0, 1.0) * scale;
#endif
}
