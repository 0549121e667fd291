// Writes a storage buffer, and a colour that an input attachment has where INPUT is defined.
#version 450

layout(location = 0) out vec4 color;

#if defined(INPUT)
layout(input_attachment_index = 0, set = 0, binding = 1) uniform subpassInput source;

void main() {
    color = subpassLoad(source);
}
#else
layout(set = 0, binding = 0, std430) writeonly buffer Block {
    uint words[];
};

void main() {
    words[0] = 1u;
    color = vec4(1.0);
}
#endif
