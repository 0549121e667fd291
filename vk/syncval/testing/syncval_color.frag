// Writes color 0, or nothing if NO_OUTPUT is defined. EARLY_TESTS: depth and stencil are tested before the shader runs.
#version 450

#if defined(EARLY_TESTS)
layout(early_fragment_tests) in;
#endif

#if defined(NO_OUTPUT)
void main() {
}
#else
layout(location = 0) out vec4 color;

void main() {
    color = vec4(0.2, 0.6, 1.0, 1.0);
}
#endif
