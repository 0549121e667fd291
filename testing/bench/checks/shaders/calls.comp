// Functions with loops, checked accesses and early returns, called several times, as in programs that fuzz compilers:
// compilers that inline every function copy the checks to each call.
#version 450

layout(local_size_x = 64) in;

layout(push_constant) uniform Parameters {
    uint iterations;
    uint mask;
} parameters;

layout(set = 0, binding = 0) buffer Result {
    uint values[];
} result;

// Follows the links of the values from a position on, until a value has no link or is the key.
uint find(uint position, uint key) {
    for (uint i = 0; i < parameters.iterations; i++) {
        const uint value = result.values[position];
        if (value == key) {
            return position;
        }
        if (value > parameters.mask) {
            return result.values[value & parameters.mask];
        }
        position = (position + value + 1u) & parameters.mask;
    }
    return position;
}

// Changes the first two values that are not the key.
void change(uint position, uint key) {
    uint changed = 0;
    for (uint i = 0; i < parameters.iterations; i++) {
        if (result.values[position] != key) {
            result.values[position] = find(position, key) & 1u;
            if (++changed == 2u) {
                return;
            }
        }
        position = (position + 7u) & parameters.mask;
    }
}

void main() {
    const uint start = gl_GlobalInvocationID.x & parameters.mask;
    change(start, 1u);
    change(find(start, 2u) & parameters.mask, 3u);
    change(find(start, 4u) & parameters.mask, 5u);
    const uint found = find(start, 6u) + find(start, 7u) + find(start, 8u) + find(start, 9u);
    result.values[start] = found & parameters.mask;
}
