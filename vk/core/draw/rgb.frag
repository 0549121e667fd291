// Writes a color without alpha.
#version 450

layout(location = 0) out vec3 color;

void main() {
    color = vec3(1.0);
}
