// Reads a buffer where each invocation does (AFTER_BRANCH), or where some may not.
#version 450

layout(set = 0, binding = 0, std430) readonly buffer Source {
    uint source[];
};
layout(set = 0, binding = 1, std430) buffer Destination {
    uint destination[];
};

void main() {
#if defined(IN_BRANCH)
    if (destination[1] > 3) {
        destination[0] = source[0];
    }
#elif defined(AFTER_BRANCH)
    if (destination[1] > 3) {
        destination[2] = 1;
    }
    destination[0] = source[0];
#elif defined(AFTER_RETURN)
    if (destination[1] > 3) {
        return;
    }
    destination[0] = source[0];
#endif
}
