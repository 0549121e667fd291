// A domain shader that takes heights from a texture and a buffer.
struct Point {
    float3 place : PLACE;
    uint material : MATERIAL;
};

struct Factors {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

Texture2D<float> heights[3] : register(t0);
SamplerState sampling : register(s4);
ByteAddressBuffer scales : register(t5);

[domain("tri")]
float4 main(Factors factors, float3 where : SV_DomainLocation, const OutputPatch<Point, 3> patch) : SV_Position {
    float3 place = patch[0].place * where.x + patch[1].place * where.y + patch[2].place * where.z;
    place.z += heights[patch[0].material].SampleLevel(sampling, place.xy, 0.0);
    place *= asfloat(scales.Load3(patch[1].material * 12));
    return float4(place, 1.0);
}
