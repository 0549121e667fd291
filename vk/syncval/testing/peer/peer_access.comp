// Accesses unknown bytes of binding 0; the macro selects how. With COPY, the result goes to the buffer at binding 1.
#version 450

#define ANY gl_GlobalInvocationID.x

#if defined(READ_BUFFER)
layout(set = 0, binding = 0, std430) readonly buffer Subject {
    uvec4 subject[];
};
#define READ subject[ANY]
#elif defined(WRITE_BUFFER)
layout(set = 0, binding = 0, std430) writeonly buffer Subject {
    uvec4 subject[];
};
#define WRITE subject[ANY] = uvec4(7)
#elif defined(READ_UNIFORM)
layout(set = 0, binding = 0) uniform Subject {
    uvec4 subject[4];
};
#define READ subject[ANY]
#elif defined(READ_TEXELS)
layout(set = 0, binding = 0) uniform usamplerBuffer subject;
#define READ texelFetch(subject, int(ANY))
#elif defined(WRITE_TEXELS)
layout(set = 0, binding = 0, r32ui) uniform uimageBuffer subject;
#define WRITE imageStore(subject, int(ANY), uvec4(7))
#elif defined(SAMPLE)
layout(set = 0, binding = 0) uniform sampler2D subject;
#define READ uvec4(textureLod(subject, vec2(ANY), float(ANY)))
#elif defined(READ_IMAGE)
layout(set = 0, binding = 0, rgba8) readonly uniform image2D subject;
#define READ uvec4(imageLoad(subject, ivec2(ANY)))
#elif defined(WRITE_IMAGE)
layout(set = 0, binding = 0, rgba8) writeonly uniform image2D subject;
#define WRITE imageStore(subject, ivec2(ANY), vec4(ANY))
#endif

#if defined(COPY)
layout(set = 0, binding = 1, std430) writeonly buffer Other {
    uvec4 other[];
};
#endif

void main() {
#if defined(COPY)
    other[ANY] = READ;
#elif defined(READ)
    uvec4 value = READ;
#else
    WRITE;
#endif
}
