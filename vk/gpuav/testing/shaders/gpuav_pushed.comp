#version 450
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

// Reads through pointers in push constants, at offsets with a known upper bound.
layout(local_size_x = 1) in;

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Scene {
    vec4 color;
    uint weights[8];
};

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Extra {
    uint value;
};

layout(push_constant) uniform Control {
    Scene scene;
    Extra extra;
    uvec2 words;
    uint options;
} control;

layout(set = 0, binding = 0) buffer Result {
    uint result;
};

void main() {
    Scene scene = control.scene;
    uint sum = uint(scene.color.x);
    for (uint i = 0; i < 8; i++) {
        sum += scene.weights[i];
    }
    if ((control.options & 1) != 0) {
        sum += control.extra.value;
    }
    if ((control.options & 2) != 0) {
        sum += Extra(control.words).value;
    }
    result = sum;
}
