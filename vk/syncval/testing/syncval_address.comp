// Accesses memory at device addresses in the push constants.
#version 450
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#if defined(WRITE_FURTHER)
#extension GL_EXT_buffer_reference2 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
#endif

layout(buffer_reference) buffer Item;
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Item {
    uvec4 head;  // Bytes 0 to 16.
    uvec4 body;  // Bytes 16 to 32.
    Item next;   // Bytes 32 to 40.
    uint tail[]; // From byte 40 on.
};

layout(push_constant) uniform Control {
    uvec2 words; // Bytes 0 to 8.
    Item target; // Bytes 8 to 16.
    Item source; // Bytes 16 to 24.
};

#if defined(WRITE_GIVEN)
// Both calls pass a pointer to a function that passes it to another one.
void write(Item item) {
    item.body.y = 1u;
}

void give(Item item) {
    write(item);
}
#elif defined(WRITE_REPLACED)
void replace(inout Item item) {
    item = source;
}
#endif

void main() {
#if defined(WRITE_BODY)
    target.body.y = 1u; // Bytes 20 to 24.
#elif defined(READ_HEAD)
    target.tail[2] = source.head.z; // Reads 8 to 12 of the source, writes 48 to 52 of the target.
#elif defined(WRITE_WORDS)
    Item(words).head.x = 1u; // Bytes 0 to 4 at the address in the first words.
#elif defined(WRITE_TAIL)
    target.tail[gl_GlobalInvocationID.x] = 1u; // From byte 40 on; the end is unknown.
#elif defined(WRITE_CHOSEN)
    Item chosen = gl_GlobalInvocationID.x > 0u ? target : source;
    chosen.body.y = 1u;
#elif defined(WRITE_KEPT)
    Item kept = target;
    kept.body.y = 1u; // Bytes 20 to 24.
#elif defined(WRITE_GIVEN)
    give(target);
    give(source);
#elif defined(WRITE_CHANGED)
    Item kept = target;
    if (gl_GlobalInvocationID.x > 0u)
        kept = source;
    kept.body.y = 1u; // Of the target or the source.
#elif defined(WRITE_REPLACED)
    Item kept = target;
    replace(kept);
    kept.body.y = 1u; // Of the source.
#elif defined(WRITE_FURTHER)
    Item(uint64_t(target) + 64ul).body.y = 1u;   // Bytes 84 to 88 from the target.
    Item(uint64_t(target) + 256ul).body.y = 1u;  // Bytes 276 to 280.
#elif defined(WRITE_LINKED)
    source.next.body.y = 1u; // Reads 32 to 40 of the source, and writes to an unknown address.
#endif
}
