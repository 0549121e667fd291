// Emits one point, or one triangle if TRIANGLES is defined, for each triangle.
#version 450

layout(triangles) in;
#if defined(TRIANGLES)
layout(triangle_strip, max_vertices = 3) out;
#else
layout(points, max_vertices = 3) out;
#endif

void main() {
    for (int i = 0; i < 3; i++) {
        gl_Position = gl_in[i].gl_Position;
        gl_PointSize = 1.0;
        EmitVertex();
    }
    EndPrimitive();
}
