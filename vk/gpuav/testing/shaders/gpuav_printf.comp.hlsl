// Prints in HLSL: scalars and vectors of each type, and a text without values.
[numthreads(2, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    if (id.x != 1) {
        return;
    }
    printf("id %u at %v3u, %d", id.x, id, -2 * int(id.x));
    printf("%.2f of %1.1v4f, %d", 0.5 * id.x, float4(1.0, 2.0, 3.0, id.x), id.x == 1);
    printf("no value");
}
