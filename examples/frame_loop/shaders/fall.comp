// Moves the corners of a triangle by the offset that was uploaded for this frame.
#version 450

layout(local_size_x = 3) in;

layout(set = 0, binding = 0, std430) readonly buffer Parameters {
    vec2 shift;
};

layout(set = 0, binding = 1, std430) writeonly buffer Corners {
    vec2 corners[3];
};

void main() {
    uint i = gl_LocalInvocationIndex;
    corners[i] = shift + vec2(i == 1u ? 1.0 : -1.0, i == 2u ? 1.0 : -1.0);
}
