// Writes the color of uniform buffer 0 of two.
#version 450

layout(set = 0, binding = 2) uniform Color {
    vec4 value;
} colors[2];

layout(location = 0) out vec4 color;

void main() {
    color = colors[0].value;
}
