// Passes triangles on.
#version 450

layout(triangles) in;
layout(triangle_strip, max_vertices = 3) out;
layout(location = 0) in vec2 vertex_uv[];
layout(location = 0) out vec2 uv;

void main() {
    for (int i = 0; i < 3; i++) {
        uv = vertex_uv[i];
        gl_Position = gl_in[i].gl_Position;
        EmitVertex();
    }
    EndPrimitive();
}
