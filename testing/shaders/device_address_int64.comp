#version 450
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require

// device_address.comp with the address as a 64-bit integer that is computed with.
layout(local_size_x = 1) in;
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Word {
    uint word;
};
layout(push_constant) uniform Control {
    uint64_t address;
    uint index;
    uint who;
} control;
layout(set = 0, binding = 0) buffer Result {
    uint result[];
};

void main() {
    const uint i = gl_GlobalInvocationID.x;
    const uint64_t offset = i == control.who ? uint64_t(control.index) * 4 : 0;
    result[i] = Word(control.address + offset).word;
}
