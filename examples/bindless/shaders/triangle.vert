#version 450

// One triangle that covers the middle of the image. Which texture it wears comes from the application.
layout(push_constant) uniform Parameters {
    uint tex_ind;
} parameters;

layout(location = 0) out vec2 uv;
layout(location = 1) flat out uint tex_ind;

void main() {
    const vec2 corners[3] = vec2[](vec2(-0.8, -0.8), vec2(0.8, -0.8), vec2(0.0, 0.8));
    uv = corners[gl_VertexIndex] * 0.5 + 0.5;
    tex_ind = parameters.tex_ind;
    gl_Position = vec4(corners[gl_VertexIndex], 0.0, 1.0);
}
