// A triangle that covers the viewport, moved by an offset from uniform buffer `index` of six.
#version 450

layout(push_constant) uniform Control {
    uint index;
} control;

layout(set = 0, binding = 1) uniform Offset {
    vec4 value;
} offsets[6];

layout(location = 0) out vec2 uv;

void main() {
    uv = vec2((gl_VertexIndex << 1) & 2, gl_VertexIndex & 2);
    gl_Position = vec4(uv * 2.0 - 1.0, 0.0, 1.0) + offsets[control.index].value;
}
