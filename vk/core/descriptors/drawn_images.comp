// Accesses images and texel buffers, each by the instructions of its name, in every invocation.
#version 450
#extension GL_EXT_samplerless_texture_functions : require

layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Result {
    vec4 value;
} result;
layout(set = 0, binding = 1) uniform texture2D fetched;
layout(set = 0, binding = 2) uniform utexture2D integers;
layout(set = 0, binding = 3, r32ui) uniform uimage2D counters;
layout(set = 0, binding = 4) uniform texture2D separate_image;
layout(set = 0, binding = 5) uniform sampler separate_sampler;
layout(set = 0, binding = 6) uniform sampler2DShadow compared;
layout(set = 0, binding = 7, r32ui) uniform uimageBuffer counter_buffer;
layout(set = 0, binding = 8) uniform sampler2D combined;

void main() {
    result.value = texelFetch(fetched, ivec2(0), 0) + vec4(texelFetch(integers, ivec2(0), 0));
    imageAtomicAdd(counters, ivec2(0), 1u);
    imageAtomicAdd(counter_buffer, 0, 1u);
    result.value += textureLod(sampler2D(separate_image, separate_sampler), vec2(0.0), 0.0);
    result.value += textureLod(compared, vec3(0.0), 0.0);
    if (result.value.x > 1.0) {
        result.value += textureLodOffset(combined, vec2(0.0), 0.0, ivec2(1));
    }
}
