#version 450
// A shader that waits for the host, but not forever.
layout(set = 0, binding = 0) coherent volatile buffer Host {
    uint begun;
    uint go;
};
layout(push_constant) uniform Push {
    uint waits;
};

void main() {
    if (waits != 0u) {
        atomicExchange(begun, 1u);
        // SwiftShader runs an invocation too many, whose atomic operations return 0.
        for (uint i = 0; i < 1000000000u && (atomicCompSwap(go, 1u, 1u) | go) == 0u; i++) {
        }
    }
    const vec2 corner = vec2((gl_VertexIndex << 1) & 2, gl_VertexIndex & 2);
    gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}
