#version 450

layout(location = 0) out vec4 color;

layout(set = 0, binding = 0) uniform Placement {
    vec4 placement;
};

void main() {
    color = placement;
}
