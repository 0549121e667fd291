// Runs one operation with operands of 8, 16 and 64 bits, or vectors of them, that the compiler does not know.
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types : require

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
    const int i = int(zero);
    const float none = float(zero);
    const float nan = uintBitsToFloat(zero + 0x7fc00000u);
    uint r = 77u;
    double d = 0.0;
    switch (operation) {
    case 0:
        r = uint(int8_t(i - 7) / int8_t(i));
        break;
    case 1:
        r = uint(int8_t(i - 128) / int8_t(i - 1));
        break;
    case 2: {
        const i16vec3 v = i16vec3(1, i - 32768, 3) % i16vec3(i - 1);
        r = uint(v.x + v.y + v.z);
        break;
    }
    case 3: {
        const u8vec4 v = u8vec4(1, 2, 3, 250) / u8vec4(1, 1, 1, i);
        r = uint(v.x + v.y + v.z + v.w);
        break;
    }
    case 4:
        r = uint((int64_t(i) - 0x7fffffffffffffffl - 1l) / int64_t(i - 1));
        break;
    case 5: {
        const i64vec2 v = i64vec2(i - 5l, i + 0x100000000l) % i64vec2(1l, i);
        r = uint(v.x + v.y);
        break;
    }
    case 6: {
        const i8vec2 v = i8vec2(5, i - 128) % i8vec2(i - 1);
        r = uint(v.x + v.y);
        break;
    }
    case 7:
        d = double(sqrt(float16_t(none - 4.0)));
        break;
    case 8: {
        const f16vec3 v = f16vec3(1.0, 2.0, none + 0.5) / f16vec3(1.0, 2.0, none);
        d = double(v.x + v.y + v.z);
        break;
    }
    case 9: {
        const f16vec2 v = min(f16vec2(1.0, none), f16vec2(none, nan));
        d = double(v.x + v.y);
        break;
    }
    case 10:
        d = sqrt(double(none) - 1e300lf);
        break;
    case 11: {
        const dvec2 v = dvec2(1e300lf, none) / dvec2(none, 1.0);
        d = v.x + v.y;
        break;
    }
    case 12: {
        const dvec4 v = max(dvec4(none), dvec4(1.0, 2.0, nan, 4.0));
        d = v.x + v.y + v.z + v.w;
        break;
    }
    case 13:
        d = clamp(double(none), 1e300lf + double(none), double(none));
        break;
    case 14:
        r = uint(int64_t(i - 1) << (int64_t(i) + 0x100000000l));
        break;
    case 15:
        r = uint(uint8_t(i + 3) >> uint8_t(i + 8));
        break;
    case 16:
        r = uint(uint64_t(i + 3) >> uint16_t(i + 64));
        break;
    case 17: {
        const vec4 v = sqrt(vec4(1.0, none, none - 9.0, none - 16.0));
        d = double(v.x + v.y + v.z + v.w);
        break;
    }
    case 18: // In a loop, of which the first failure is reported.
        for (int n = 0; n < 3; n++) {
            r += uint((int64_t(i) - 0x7fffffffffffffffl - 1l) / int64_t(n - 1));
        }
        break;
    default: // All of them, inside their domain.
        r = uint(int8_t(i - 127) / int8_t(i - 1)) + uint(int8_t(i - 128) / int8_t(i + 1));
        r += uint(int16_t(i - 32767) % int16_t(i - 1)) + uint(int64_t(i - 1) / int64_t(i - 1));
        r += uint(int64_t(i - 1) << (int64_t(i) + 63l)) + uint(uint8_t(i + 3) >> uint8_t(i + 7));
        r += uint((int64_t(i) - 0x7fffffffffffffffl - 1l) / int64_t(i - 2));
        d = double(sqrt(float16_t(none))) + sqrt(double(none) + 1e300lf) + double(none) / 1e-300lf;
        d += double(float16_t(none) / float16_t(none + 1.0)) + max(double(nan), double(nan));
        d += min(double(none), 1e300lf) + clamp(double(none), double(none), 1e300lf);
        d += double(min(float16_t(nan), float16_t(nan))) + double(sqrt(float16_t(nan)));
        break;
    }
    result.words[0] = r;
    result.words[1] = uint(d);
}
