#version 450

layout(local_size_x = 64) in;

layout(set = 0, binding = 0) buffer Values {
    uint values[64];
};

layout(push_constant) uniform Parameters {
    uint addend;
};

void main() {
    values[gl_LocalInvocationIndex] += addend;
}
