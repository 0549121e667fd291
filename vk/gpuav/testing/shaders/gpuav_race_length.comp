// A data race on an array whose length is a specialization constant.
#version 460

layout(local_size_x = 32) in;

layout(constant_id = 0) const uint count = 32;

layout(push_constant) uniform Push {
    uint operation;
    uint who;
};

layout(set = 0, binding = 0) buffer Result {
    uint words[];
} result;

shared uint tile[count];

void main() {
    const uint index = gl_LocalInvocationIndex;
    tile[index] = index;
    result.words[index] = tile[(index + 9u) % 32u];
}
