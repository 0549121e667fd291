// A specialization constant may remove the use of the second set.
#version 450

layout(local_size_x = 1) in;
layout(constant_id = 0) const bool uses_scale = false;
layout(set = 0, binding = 0) buffer Result {
    float value;
} result;
layout(set = 1, binding = 0) uniform Scale {
    float value;
} scale;

void main() {
    if (uses_scale) {
        result.value = scale.value;
    }
    result.value += 1.0;
}
