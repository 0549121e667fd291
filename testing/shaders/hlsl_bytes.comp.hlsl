// Byte address buffers of all widths with atomics, and memory that a group shares. Group g adds up the words that its table names.
ByteAddressBuffer table : register(t0);
RWByteAddressBuffer words : register(u1);
RWByteAddressBuffer sums : register(u2);

groupshared uint shared_sum;
groupshared uint2 shared_pairs[8];

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex, uint3 group : SV_GroupID) {
    if (lane == 0)
        shared_sum = 0;
    shared_pairs[lane] = table.Load2(id.x * 8);
    GroupMemoryBarrierWithGroupSync();
    uint2 pair = shared_pairs[7 - lane];
    uint before;
    InterlockedAdd(shared_sum, words.Load(pair.x), before);
    GroupMemoryBarrierWithGroupSync();
    uint4 four = words.Load4(pair.y);
    words.Store3(256 + id.x * 12, four.yzw);
    words.InterlockedMax(pair.x, four.x, before);
    words.InterlockedCompareExchange(pair.y, before, four.y, before);
    words.InterlockedExchange(512 + id.x * 4, lane, before);
    if (lane == 0) {
        sums.Store2(group.x * 8, uint2(shared_sum, group.x + 1));
        words.InterlockedOr(124, 1u << group.x, before);
    }
}
