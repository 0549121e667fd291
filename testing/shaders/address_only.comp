#version 450
#extension GL_EXT_buffer_reference : require

// Writes words[index] through a device address, and uses no descriptor.
layout(local_size_x = 1) in;
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Words {
    uint words[];
};
layout(push_constant) uniform Control {
    Words address;
    uint index;
} control;

void main() {
    control.address.words[control.index] = 77;
}
