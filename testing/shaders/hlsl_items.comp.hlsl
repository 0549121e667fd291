// Structured buffers of nested structs with counters, and a constant buffer of arrays. Invocation n takes item
// order[n] and writes the changed item to moved[target + n].
struct Part {
    float3 offset;
    uint kind;
    row_major float2x3 turn;
};

struct Item {
    float4 place;
    Part parts[2];
    int2 links;
};

StructuredBuffer<Item> items : register(t0);
StructuredBuffer<uint> order : register(t1);
RWStructuredBuffer<Item> moved : register(u2);
AppendStructuredBuffer<uint> hits : register(u4);
RWStructuredBuffer<float4> taken : register(u6);

cbuffer Settings : register(b8) {
    float4 steps[3];
    int target; // Before the matrix: compilers differ about the offset of a member that follows one.
    row_major float2x2 spin;
};

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Item item = items[order[id.x]];
    for (uint n = 0; n < 2; n++) {
        item.parts[n].offset += mul(steps[id.x % 3].xy, item.parts[n].turn);
        item.parts[n].kind += item.links[n];
    }
    item.place.xy = mul(spin, item.place.xy);
    moved[target + id.x] = item;
    if (item.parts[1].kind > 2)
        hits.Append(order[id.x]);
    uint slot = taken.IncrementCounter();
    taken[slot] = item.place;
}
