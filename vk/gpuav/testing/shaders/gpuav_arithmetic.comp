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
    const float nan = uintBitsToFloat(zero + 0x7fc00000u);
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
    case 10:
        r = uint(int(zero - 7u) / int(zero));
        break;
    case 11:
        r = 7u % zero;
        break;
    case 12:
        f = mod(3.0, none);
        break;
    case 13:
        r = 256u >> (zero + 32u);
        break;
    case 14:
        r = uint(int(zero - 256u) >> int(zero + 33u));
        break;
    case 15:
        f = min(nan, 1.0);
        break;
    case 16:
        f = max(none + 2.0, nan);
        break;
    case 17:
        f = clamp(none, 0.5, nan);
        break;
    case 18:
        r = uint(clamp(5, int(zero + 2u), int(zero - 3u)));
        break;
    case 19:
        r = clamp(5u, zero + 4u, zero + 3u);
        break;
    case 20:
        f = smoothstep(none + 1.0, 1.0, 0.5);
        break;
    case 21:
        f = inversesqrt(none - 1.0);
        break;
    case 22:
        f = log(none - 2.0);
        break;
    case 23:
        f = log2(none - 0.5);
        break;
    case 24:
        f = asin(none + 1.5);
        break;
    case 25:
        f = acos(none - 1.5);
        break;
    case 26:
        f = acosh(none + 0.5);
        break;
    case 27:
        f = atanh(none - 1.0);
        break;
    case 28:
        f = pow(none, none);
        break;
    case 29:
        r = uint(int(zero - 0x80000000u) / int(zero - 1u));
        break;
    case 30: {
        const ivec4 v = ivec4(8, 9, int(zero - 0x80000000u), 7) % ivec4(int(zero - 1u));
        r = uint(v.x + v.y + v.z + v.w);
        break;
    }
    case 31:
        r = uint(int(zero - 0x80000000u) / -1);
        break;
    case 32:
        r = uint(int(zero - 1u) << int(zero + 40u));
        break;
    case 33:
        r = uint(int(zero + 1u) << int(zero - 1u));
        break;
    case 34: // Rules that are inequalities: NaN does not break them.
        f = pow(nan, 0.5) + pow(none, nan) + smoothstep(nan, 1.0, 0.5) + smoothstep(none, nan, 0.5) + atan(nan, none);
        f += sqrt(nan) + inversesqrt(nan) + log(nan) + log2(nan) + asin(nan) + acos(nan) + acosh(nan) + atanh(nan);
        f += min(nan, nan) + max(nan, nan);
        break;
    case 35: // Results that are infinite.
        f = log(none) + log2(none) + inversesqrt(none) + log(-none) + inversesqrt(-none);
        break;
    case 36: // No overflow.
        r = uint(int(zero - 0x7fffffffu) / int(zero - 1u) + int(zero - 0x80000000u) / int(zero + 1u));
        r += uint(int(zero - 0x7fffffffu) % int(zero - 1u) + int(zero - 0x80000000u) % int(zero - 2u));
        break;
    case 37:
        r = bitfieldExtract(zero + 5u, int(zero) + 20, int(zero) + 13);
        break;
    case 38:
        r = uint(bitfieldExtract(int(zero) - 5, int(zero) - 1, 2));
        break;
    case 39:
        r = bitfieldInsert(zero, zero + 5u, 0, int(zero) + 33);
        break;
    default: // All of them, inside their domain.
        r = bitfieldExtract(zero + 5u, int(zero) + 20, int(zero) + 12) + bitfieldInsert(zero, zero, int(zero) + 32, int(zero));
        r += 7u / (zero + 1u) + 1u << (zero + 31u);
        f = pow(none, 0.5) + atan(none, 1.0) + clamp(none, 0.0, 1.0) + sqrt(none) + 3.0 / (none + 1.0);
        r += uint(int(zero - 7u) / int(zero + 1u)) + 7u % (zero + 2u);
        r += (256u >> (zero + 31u)) + uint(int(zero - 256u) >> int(zero));
        r += uint(clamp(5, int(zero - 3u), int(zero - 3u))) + clamp(5u, zero, zero + 3u);
        f += mod(3.0, none - 1.0) + max(none, none) + inversesqrt(none + 0.5) + log(none + 1.0) + log2(none + 2.0);
        f += acosh(none + 1.0) + atanh(none - 0.5) + atan(none - 1.0, none) + pow(none, none + 1.0);
        f += float(int(zero - 7u) % 2) + asin(none) + acos(none + 1.0) + smoothstep(none, 1.0, 0.5) + min(none, 1.0);
        break;
    }
    result.words[0] = r;
    result.words[1] = floatBitsToUint(f);
}
