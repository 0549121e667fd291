// Writes a storage buffer (TWO_BUFFERS: two), or reads an input attachment if INPUT is defined. Both write a color,
// unless NO_OUTPUT is defined: then the input attachment decides which fragments are discarded.
#version 450

#if !defined(NO_OUTPUT)
layout(location = 0) out vec4 color;
#endif

#if defined(INPUT)
layout(input_attachment_index = 0, set = 0, binding = 1) uniform subpassInput source;

void main() {
#if defined(NO_OUTPUT)
    if (subpassLoad(source).x > 0.5)
        discard;
#else
    color = subpassLoad(source);
#endif
}
#else
layout(set = 0, binding = 0, std430) writeonly buffer Block {
    uint words[];
};
#if defined(TWO_BUFFERS)
layout(set = 0, binding = 1, std430) writeonly buffer SecondBlock {
    uint second_words[];
};
#endif

void main() {
    words[0] = 1u;
#if defined(TWO_BUFFERS)
    second_words[0] = 1u;
#endif
    color = vec4(1.0);
}
#endif
