#version 450
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint index;
    uint operation;
} control;

layout(std430, set = 0, binding = 0) buffer Results { uint results[]; };
layout(std430, set = 0, binding = 1) buffer Halves { uint16_t halves[]; };

void main() {
    if (control.operation == 0) {
        results[0] = uint(halves[control.index]);
    } else {
        halves[control.index] = uint16_t(results[1]);
    }
}
