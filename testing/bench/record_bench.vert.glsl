#version 450

layout(location = 0) in vec2 position;

layout(set = 0, binding = 0) uniform Placement {
    vec4 placement;
};

layout(push_constant) uniform Parameters {
    uint number;
};

void main() {
    gl_Position = vec4(position * placement.xy + placement.zw, float(number % 2u), 1.0);
}
