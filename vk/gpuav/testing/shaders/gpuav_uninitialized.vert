#version 450

layout(push_constant) uniform Control {
    uint index;
    uint operation;
} control;

layout(std430, set = 0, binding = 0) buffer Results { uint results[]; };
layout(std430, set = 0, binding = 1) buffer Words { uint words[]; };

void main() {
    // A triangle over the entire target.
    gl_Position = vec4(gl_VertexIndex == 1 ? 3 : -1, gl_VertexIndex == 2 ? 3 : -1, 0, 1);
    if (control.operation == 0) {
        results[0] = words[control.index];
    } else if (control.operation == 1) {
        words[control.index] = 7;
    }
}
