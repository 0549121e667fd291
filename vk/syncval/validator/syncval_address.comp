// Accesses at device addresses that the push constants have.
#version 450
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(buffer_reference) buffer Item;
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Item {
    uvec4 head;  // Bytes 0 to 16.
    uvec4 body;  // Bytes 16 to 32.
    Item next;   // Bytes 32 to 40.
    uint tail[]; // From 40 on.
};

layout(push_constant) uniform Control {
    uvec2 words; // Bytes 0 to 8.
    Item target; // Bytes 8 to 16.
    Item source; // Bytes 16 to 24.
};

void main() {
#if defined(WRITE_BODY)
    target.body.y = 1u; // Bytes 20 to 24.
#elif defined(READ_HEAD)
    target.tail[2] = source.head.z; // Reads 8 to 12 of the source, writes 48 to 52 of the target.
#elif defined(WRITE_WORDS)
    Item(words).head.x = 1u; // Bytes 0 to 4 of what the first words lead to.
#elif defined(WRITE_TAIL)
    target.tail[gl_GlobalInvocationID.x] = 1u; // From 40 on, who knows how far.
#elif defined(WRITE_CHOSEN)
    Item chosen = gl_GlobalInvocationID.x > 0u ? target : source;
    chosen.body.y = 1u;
#elif defined(WRITE_LINKED)
    source.next.body.y = 1u; // Reads 32 to 40 of the source, and writes who knows where.
#endif
}
