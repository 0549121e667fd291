#version 450
#extension GL_EXT_buffer_reference : require

// Reads through one of two pointers in push constants, in a variable with two stores.
layout(local_size_x = 1) in;

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Value {
    uint value;
};

layout(push_constant) uniform Control {
    Value first;
    Value second;
    uint chooses_second;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint result;
};

void main() {
    Value chosen = control.first;
    if (control.chooses_second != 0) {
        chosen = control.second;
    }
    result = chosen.value;
}
