// Reads an element of a uniform buffer for each invocation of a geometry shader.
#version 450

layout(triangles, invocations = 3) in;
layout(triangle_strip, max_vertices = 3) out;

layout(set = 0, binding = 0) uniform Colors {
    vec4 colors[4];
} colors;

void main() {
    gl_Position = colors.colors[gl_InvocationID];
    EmitVertex();
}
