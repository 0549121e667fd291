// The library of link_test.
#version 460
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_basic : require

layout(constant_id = 0) const uint limit = 1;
layout(constant_id = 1) const uint step = 1;

uint last_word;

uint load_word(const uint index) {
    return index;
}

void store_word(const uint index, const uint word) {
}

// A phi has the result of a call that comes after it.
uint find_last(const uint first) {
    uint found = 0u;
    for (uint i = first; i < limit; i += step) {
        found = load_word(i);
    }
    last_word = found;
    return subgroupElect() ? found : 7u;
}

void copy_words(const uint size) {
    if (size < limit) {
        uint i = 0u;
        [[dont_unroll]] do {
            store_word(i, load_word(i));
            i += 1u;
        }
        while (i < size)
            ;
    }
}

void main() {
    copy_words(find_last(0u));
}
