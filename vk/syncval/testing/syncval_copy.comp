// Copies one buffer to another; neither is declared readonly or writeonly.
#version 450

layout(set = 0, binding = 0, std430) buffer Source {
    uint source[];
};
layout(set = 0, binding = 1, std430) buffer Destination {
    uint destination[];
};

void main() {
    destination[0] = source[0];
}
