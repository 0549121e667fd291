// Reads the image of an array whose number is a push constant, that plus 1 (NEXT), or in memory (STORED).
#version 450

layout(push_constant) uniform Pushed {
    uint unused;
    uint number;
};
layout(set = 0, binding = 0) uniform sampler2D inputs[COUNT];
layout(set = 0, binding = 1, std430) buffer Block {
    uint stored;
    vec4 result;
};

void main() {
#if defined(STORED)
    result = textureLod(inputs[stored], vec2(0.0), 0.0);
#elif defined(NEXT)
    result = textureLod(inputs[number + 1u], vec2(0.0), 0.0);
#else
    result = textureLod(inputs[number], vec2(0.0), 0.0);
#endif
}
