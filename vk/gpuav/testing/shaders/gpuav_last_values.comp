// Copies the last six push constants of a device with NUM_WORDS 32-bit push constants.
#version 450

layout(local_size_x = 1) in;

layout(push_constant) uniform Values {
    uint words[NUM_WORDS];
} values;

layout(set = 0, binding = 0) buffer Result {
    uint words[12];
} result;

void main() {
    const uint half_index = values.words[0] & 1;
    for (uint i = 0; i < 6; i++) {
        result.words[half_index * 6 + i] = values.words[NUM_WORDS - 6 + i];
    }
}
