// Counts with atomic operations.
#version 450

layout(set = 0, binding = 0, std430) buffer Counter {
    uint counter;
};

void main() {
    atomicAdd(counter, 1u);
}
