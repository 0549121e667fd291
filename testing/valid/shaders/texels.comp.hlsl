// Typed buffers, which are texel buffers, and textures that are written.
Buffer<float4> colors[3] : register(t0);
Buffer<uint> numbers : register(t3);
RWBuffer<uint> sums : register(u4);
RWBuffer<float4> results[2] : register(u5);
RWTexture2D<float4> pictures[2] : register(u8);
RWTexture2D<uint> votes : register(u10);

[numthreads(4, 4, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint number = numbers[id.x];
    float4 color = colors[number][id.y];
    results[number & 1][id.x] = color;
    uint before;
    InterlockedAdd(sums[number], 1, before);
    InterlockedMax(votes[id.xy], before);
    if (before > 100)
        return;
    pictures[number][id.xy] = pictures[number][id.yx] + color;
    sums[before] = number;
}
