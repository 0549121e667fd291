#version 450
// A loop that is long, but ends.
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Sum {
    uint sum;
};
layout(push_constant) uniform Push {
    uint end;
    uint step;
};

void main() {
    uint hash = sum;
    for (uint i = 0; i != end; i += step) {
        hash = (hash ^ i) * 16777619u;
    }
    sum = hash;
}
