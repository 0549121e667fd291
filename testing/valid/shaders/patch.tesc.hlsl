// A hull shader whose factors come out of a buffer.
struct Point {
    float3 place : PLACE;
    uint material : MATERIAL;
};

struct Factors {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

StructuredBuffer<float4> factors : register(t0);
StructuredBuffer<float3> shifts : register(t1);
RWStructuredBuffer<uint> log : register(u6);

Factors PatchFactors(InputPatch<Point, 3> patch, uint id : SV_PrimitiveID) {
    Factors result;
    float4 own = factors[id];
    result.edges[0] = own.x;
    result.edges[1] = own.y;
    result.edges[2] = own.z;
    result.inside = own.w + patch[0].place.x;
    return result;
}

[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("PatchFactors")]
Point main(InputPatch<Point, 3> patch, uint point_id : SV_OutputControlPointID, uint id : SV_PrimitiveID) {
    Point result = patch[point_id];
    result.place += shifts[patch[point_id].material + id];
    InterlockedMax(log[id], point_id);
    return result;
}
