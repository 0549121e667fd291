// Reads or writes binding 0, whose type the macro selects. The result goes to binding 1.
#version 450

layout(set = 0, binding = 1, std430) buffer Other {
    uint other[];
};

#if defined(UNIFORM)
layout(set = 0, binding = 0) uniform Subject {
    uint subject;
};
void main() {
    other[0] = subject;
}
#elif defined(SAMPLED)
layout(set = 0, binding = 0) uniform sampler2D subject;
void main() {
    other[0] = uint(textureLod(subject, vec2(0.0), 0.0).x);
}
#elif defined(IMAGE_READ)
layout(set = 0, binding = 0, rgba8) uniform image2D subject;
void main() {
    other[0] = uint(imageLoad(subject, ivec2(0)).x);
}
#elif defined(IMAGE_WRITE)
layout(set = 0, binding = 0, rgba8) uniform image2D subject;
void main() {
    imageStore(subject, ivec2(0), vec4(other[0]));
}
#elif defined(TEXELS_READ)
layout(set = 0, binding = 0) uniform usamplerBuffer subject;
void main() {
    other[0] = texelFetch(subject, 0).x;
}
#elif defined(TEXELS_WRITE)
layout(set = 0, binding = 0, r32ui) uniform uimageBuffer subject;
void main() {
    imageStore(subject, 0, uvec4(other[0]));
}
#endif
