// Writes the color of uniform buffer `index` of two, in a descriptor set of its own.
#version 450

layout(push_constant) uniform Control {
    uint index;
} control;

layout(set = 1, binding = 0) uniform Color {
    vec4 value;
} colors[2];

layout(location = 0) out vec4 color;

void main() {
    color = colors[control.index].value;
}
