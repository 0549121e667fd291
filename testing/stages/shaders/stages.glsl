// Shared by all stages: one access for each check, on a line of its own. All invocations call access(). The one for which
// `here` holds uses the indices of the push constants if its stage is the chosen one, and writes the value that it read.
// STAGE is the number of the stage in the table of stages_table.cc, which also knows the lines of this file.
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_samplerless_texture_functions : require

#define NUM_ACCESSES 10

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer Words {
    uint value[];
};

layout(push_constant) uniform Control {
    uvec2 address;
    uint stage;
    uint index[NUM_ACCESSES];
} control;

layout(set = 0, binding = 0) buffer Result {
    uint word[];
} result;

layout(set = 0, binding = 1) readonly buffer Source {
    uint value;
} sources[6];

layout(set = 0, binding = 2) readonly buffer Ranged {
    uint value[];
} ranged;

layout(set = 0, binding = 3) uniform Uniform {
    uvec4 value[16];
} uniforms;

layout(set = 0, binding = 4) readonly buffer Sparse {
    uint value;
} sparse[6];

layout(set = 0, binding = 5) uniform utextureBuffer fetched;

layout(set = 0, binding = 6, r32ui) readonly uniform uimageBuffer stored;

layout(set = 0, binding = 7) uniform utexture2D images[4];

layout(set = 0, binding = 8) uniform utexture2D views[4];

layout(set = 0, binding = 9) uniform usampler2D sampled[4];

uint mixed(uint value) {
    return (value * 2654435761u) ^ (value >> 7);
}

uint access(bool here) {
    bool is_chosen = here && control.stage == STAGE;
    uint index[NUM_ACCESSES];
    for (uint i = 0; i < NUM_ACCESSES; i++)
        index[i] = is_chosen ? control.index[i] : 0;
    uint word[NUM_ACCESSES];
    word[0] = mixed(sources[nonuniformEXT(index[0])].value);
    word[1] = mixed(ranged.value[index[1]]);
    word[2] = mixed(uniforms.value[index[2]].w);
    word[3] = mixed(sparse[nonuniformEXT(index[3])].value);
    word[4] = mixed(texelFetch(fetched, int(index[4])).x);
    word[5] = mixed(imageLoad(stored, int(index[5])).x);
    word[6] = mixed(Words(control.address).value[index[6]]);
    word[7] = mixed(texelFetch(images[nonuniformEXT(index[7])], ivec2(0), 0).x);
    word[8] = mixed(texelFetch(views[nonuniformEXT(index[8])], ivec2(0), 0).x);
    word[9] = mixed(textureLod(sampled[nonuniformEXT(index[9])], vec2(0.5), 0.0).x);
    uint sum = 0;
    for (uint i = 0; here && i < NUM_ACCESSES; i++) {
        result.word[STAGE * WORDS_PER_ROW + i] = word[i];
        sum = sum * 31 + word[i];
    }
    return sum;
}
