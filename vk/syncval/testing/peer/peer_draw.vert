// A vertex shader with the reads that its macros select.
#version 450

#if defined(VERTICES)
layout(location = 0) in vec4 corner;
#elif defined(READ_BUFFER)
layout(set = 0, binding = 0, std430) readonly buffer Subject {
    uvec4 subject[];
};
#endif

void main() {
#if defined(VERTICES)
    gl_Position = corner;
#elif defined(READ_BUFFER)
    gl_Position = vec4(subject[gl_VertexIndex]);
#else
    gl_Position = vec4(gl_VertexIndex & 1, gl_VertexIndex & 2, 0, 1);
#endif
}
