#version 450
layout(local_size_x = 1) in;

layout(push_constant) uniform Control {
    uint index;
    uint operation;
} control;

layout(std430, set = 0, binding = 0) buffer Results { uint results[]; };
layout(std430, set = 0, binding = 1) buffer Words { uint words[]; };

void main() {
    if (control.operation == 0) {
        results[0] = words[control.index];
    } else if (control.operation == 1) {
        words[control.index] = 7;
    } else {
        results[0] = atomicAdd(words[control.index], 1);
    }
}
