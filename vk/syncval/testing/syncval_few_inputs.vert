// Reads the second of three attributes, which is a matrix: locations 1 to 3.
#version 450

layout(location = 1) in mat3 turn;

void main() {
    gl_Position = vec4(turn[0] + turn[2], 1.0);
}
