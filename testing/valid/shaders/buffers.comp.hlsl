// Structured buffers, byte address buffers and constant buffers, read, written and counted.
struct Particle {
    float3 place;
    float mass;
    float3x4 turn;
    uint links[3];
};

StructuredBuffer<Particle> particles : register(t0);
RWStructuredBuffer<Particle> moved : register(u1);
ByteAddressBuffer bytes : register(t2);
RWByteAddressBuffer counters : register(u3);
AppendStructuredBuffer<uint> hits : register(u4);
StructuredBuffer<uint> lists : register(t10);

cbuffer Settings : register(b20) {
    row_major float4x4 view;
    float weights[5];
    uint count;
};

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Particle p = particles[id.x];
    p.place += mul(view, float4(p.place, 1.0)).xyz * weights[id.x % count];
    for (uint i = 0; i < 3; i++)
        p.links[i] = lists[p.links[i] + id.x + i];
    moved[id.x] = p;
    uint4 words = bytes.Load4(id.x * 16);
    uint before;
    counters.InterlockedAdd(words.x, 1u, before);
    counters.Store(id.x * 4, before);
    switch (words.y & 3) {
    case 0:
        hits.Append(id.x);
        break;
    case 1:
        counters.Store2(words.z, words.xy);
    default:
        moved[words.w].mass = asfloat(bytes.Load(words.z));
    }
}
