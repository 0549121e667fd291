// Runs one operation with operands that the compiler does not know.
#version 460

layout(local_size_x = 1) in;

layout(push_constant) uniform Push {
    uint operation;
    uint who;
};

layout(set = 0, binding = 0) buffer Result {
    uint words[];
} result;

layout(set = 0, binding = 1) buffer Source {
    uint value;
} sources[6];

void main() {
    if (gl_GlobalInvocationID.x != who) {
        return;
    }
    const uint zero = sources[0].value - 100u;
    const float none = float(zero);
    uint r = 77u;
    float f = 0.0;
    switch (operation) {
    case 0:
        r = 7u / zero;
        break;
    case 1:
        r = uint(int(zero - 7u) % int(zero));
        break;
    case 2:
        r = 1u << (zero + 40u);
        break;
    case 3:
        f = pow(none - 1.0, 0.5);
        break;
    case 4:
        f = atan(none, none);
        break;
    case 5:
        f = clamp(none, none + 2.0, 1.0);
        break;
    case 6: {
        const uvec3 v = uvec3(8u, 9u, 10u) / uvec3(1u, zero, 2u);
        r = v.x + v.z;
        break;
    }
    case 7:
        f = sqrt(none - 4.0);
        break;
    case 8:
        f = 3.0 / none;
        break;
    case 9:
        for (uint i = 0; i < 3; i++) {
            r += 6u / (i - zero - 1u);
        }
        break;
    default: // All of them, inside their domain.
        r = 7u / (zero + 1u) + 1u << (zero + 31u);
        f = pow(none, 0.5) + atan(none, 1.0) + clamp(none, 0.0, 1.0) + sqrt(none) + 3.0 / (none + 1.0);
        f += float(int(zero - 7u) % 2) + asin(none) + acos(none + 1.0) + smoothstep(none, 1.0, 0.5) + min(none, 1.0);
        break;
    }
    result.words[0] = r;
    result.words[1] = floatBitsToUint(f);
}
