#version 450
#extension GL_EXT_buffer_reference : require

// Reads words[index] through a device address in invocation `who`, words[0] in all others, without 64-bit integers.
layout(local_size_x = 1) in;
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Words {
    uint words[];
};
layout(push_constant) uniform Control {
    Words address;
    uint index;
    uint who;
} control;
layout(set = 0, binding = 0) buffer Result {
    uint result[];
};

void main() {
    const uint i = gl_GlobalInvocationID.x;
    const uint index = i == control.who ? control.index : 0;
    result[i] = control.address.words[index];
}
