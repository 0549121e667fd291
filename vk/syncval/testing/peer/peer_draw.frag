// A fragment shader that writes color 0 and has the accesses that its macros select.
#version 450

layout(location = 0) out vec4 color;

#if defined(INPUT)
layout(set = 1, binding = 0, input_attachment_index = 0) uniform subpassInput subject;
#define READ subpassLoad(subject)
#elif defined(READ_BUFFER)
layout(set = 0, binding = 0, std430) readonly buffer Subject {
    uvec4 subject[];
};
#define READ vec4(subject[uint(gl_FragCoord.x)])
#elif defined(WRITE_BUFFER)
layout(set = 0, binding = 0, std430) writeonly buffer Subject {
    uvec4 subject[];
};
#define WRITE subject[uint(gl_FragCoord.x)] = uvec4(7)
#elif defined(READ_UNIFORM)
layout(set = 0, binding = 0) uniform Subject {
    uvec4 subject[4];
};
#define READ vec4(subject[uint(gl_FragCoord.x) & 3])
#endif

void main() {
#if defined(READ)
    color = READ;
#else
    color = vec4(1);
#endif
#if defined(WRITE)
    WRITE;
#endif
}
