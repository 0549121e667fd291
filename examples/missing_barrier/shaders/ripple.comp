// Writes the corners of a triangle.
#version 450

layout(local_size_x = 3) in;

layout(set = 0, binding = 0, std430) writeonly buffer Corners {
    vec2 corners[3];
};

void main() {
    uint i = gl_LocalInvocationIndex;
    corners[i] = vec2(i == 1u ? 3.0 : -1.0, i == 2u ? 3.0 : -1.0);
}
