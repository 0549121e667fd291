#version 450
#extension GL_EXT_buffer_reference : require

// Reads through a pointer in memory, which a pointer in push constants leads to.
layout(local_size_x = 1) in;

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Value {
    uint value;
};

layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Pointer {
    Value pointer;
};

layout(push_constant) uniform Control {
    Pointer pointer;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint result;
};

void main() {
    result = control.pointer.pointer.value;
}
