// A switch that has a case for each value. The build replaces the call of not_reached by OpUnreachable.
#version 450

layout(local_size_x = 64) in;

layout(push_constant) uniform Parameters {
    uint iterations;
    uint mask;
};

layout(set = 0, binding = 0) buffer Result {
    uint values[];
} result;

void not_reached() {
}

void main() {
    uint sum = gl_GlobalInvocationID.x;
    for (uint i = 0; i < iterations; i++) {
        switch ((sum >> 3) & mask) {
        case 0:
            sum += i;
            break;
        case 1:
            sum ^= i << 5;
            break;
        case 2:
            sum -= i * 3;
            break;
        case 3:
            sum = sum * 5 + 1;
            break;
        default:
            not_reached();
            break;
        }
    }
    result.values[gl_GlobalInvocationID.x] = sum;
}
