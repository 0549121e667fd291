#version 450
// A loop that is long, but ends.
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) coherent buffer Sum {
    uint sum;
    uint begun;
};
layout(push_constant) uniform Push {
    uint end;
    uint step;
};

void main() {
    atomicExchange(begun, 1u);
    uint hash = sum;
    for (uint i = 0; i != end; i += step) {
        hash = (hash ^ i) * 16777619u;
    }
    sum = hash;
}
