// Reads an element of a uniform buffer for each instance and view. Triangles cover the target.
#version 450
#extension GL_EXT_multiview : require

layout(set = 0, binding = 0) uniform Colors {
    vec4 colors[4];
} colors;

layout(set = 0, binding = 1) uniform Offsets {
    vec4 offsets[2];
} offsets;

void main() {
    const vec2 corner = vec2(gl_VertexIndex & 1, gl_VertexIndex >> 1) * 4.0 - 1.0;
    gl_Position = vec4(corner, 0.0, 1.0) + offsets.offsets[gl_ViewIndex] + colors.colors[2 * gl_InstanceIndex + 1];
}
