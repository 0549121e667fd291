// Atomic operations of 64 bits.
#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
#extension GL_EXT_shader_image_int64 : require

layout(local_size_x = 1) in;
layout(set = 0, binding = 0, r64ui) uniform u64image2D counters;
layout(set = 0, binding = 1, r64ui) uniform u64imageBuffer counter_buffer;

void main() {
    imageAtomicAdd(counters, ivec2(0), uint64_t(1));
    imageAtomicAdd(counter_buffer, 0, uint64_t(1));
}
