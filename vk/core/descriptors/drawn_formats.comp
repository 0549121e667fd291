// Accesses images and texel buffers, most without a format, each by the instructions of its name.
#version 450
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Result {
    vec4 value;
} result;
layout(set = 0, binding = 1) writeonly uniform image2D written;
layout(set = 0, binding = 2) readonly uniform image2D read;
layout(set = 0, binding = 3, r32ui) uniform uimage2D counters;
layout(set = 0, binding = 4) writeonly uniform imageBuffer written_buffer;
layout(set = 0, binding = 5) readonly uniform imageBuffer read_buffer;
layout(set = 0, binding = 6, r32ui) uniform uimageBuffer counter_buffer;

void main() {
    result.value = imageLoad(read, ivec2(0)) + imageLoad(read_buffer, 0);
    imageStore(written, ivec2(0), result.value);
    imageStore(written_buffer, 0, result.value);
    imageAtomicAdd(counters, ivec2(0), 1u);
    imageAtomicAdd(counter_buffer, 0, 1u);
}
