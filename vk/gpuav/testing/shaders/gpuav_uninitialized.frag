#version 450

layout(push_constant) uniform Control {
    uint index;
    uint operation;
} control;

layout(std430, set = 0, binding = 0) buffer Results { uint results[]; };
layout(std430, set = 0, binding = 1) buffer Words { uint words[]; };
layout(location = 0) out vec4 color;

void main() {
    color = vec4(1);
    if (control.operation == 2) {
        results[0] = words[control.index];
    } else if (control.operation == 3) {
        words[control.index] = 7;
    }
}
