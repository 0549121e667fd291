// Counts the fragments of each pixel, in a critical section, and after the section if OUTSIDE is defined.
#version 450
#extension GL_ARB_fragment_shader_interlock : require
#extension GL_NV_shading_rate_image : enable

layout(ORDER) in;
layout(set = 0, binding = 0, r32ui) uniform coherent uimage2D counts;
layout(set = 0, binding = 1, std430) coherent buffer Block {
    uint words[];
};
layout(location = 0) out vec4 color;

void count() {
    const ivec2 pixel = ivec2(gl_FragCoord.xy);
    imageStore(counts, pixel, imageLoad(counts, pixel) + 1u);
    words[pixel.x]++;
}

void main() {
    beginInvocationInterlockARB();
    count();
    endInvocationInterlockARB();
#ifdef OUTSIDE
    count();
#endif
    color = vec4(1.0);
}
