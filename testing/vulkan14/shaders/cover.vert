#version 460
// Vertices 0 to 2: a triangle over the entire target. Vertices 3 and 4: a line across its first row.
void main() {
    vec2 corners[5] = vec2[](vec2(-1, -1), vec2(3, -1), vec2(-1, 3), vec2(-1, -0.9375), vec2(1, -0.9375));
    gl_Position = vec4(corners[gl_VertexIndex], 0, 1);
}
