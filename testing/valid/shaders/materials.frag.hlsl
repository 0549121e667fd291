// Arrays of structs that hold textures and samplers, whose textures a pixel chooses from; constant buffers and typed buffers in arrays; images that a
// pixel writes; derivatives behind a discard.
struct Surface {
    Texture2D color;
    Texture2DArray layers[2];
    SamplerState sampling;
};

struct Light {
    float3 direction;
    float power;
};

Surface surfaces[3] : register(t0);
ConstantBuffer<Light> lights[4] : register(b20);
Buffer<float4> ramps[2] : register(t30);
RWTexture2D<float4> written[2] : register(u40);
RWStructuredBuffer<uint> counts : register(u50);

struct Input {
    float4 position : SV_Position;
    float2 place : PLACE;
    nointerpolation uint surface : SURFACE;
    nointerpolation uint light : LIGHT;
};

float4 Shade(Texture2D color_of, SamplerState sampling, float2 place) {
    float4 color = color_of.Sample(sampling, place);
    return color + color_of.CalculateLevelOfDetail(sampling, place);
}

float4 main(Input input) : SV_Target {
    float4 color = Shade(surfaces[1].color, surfaces[1].sampling, input.place);
    color += surfaces[2].layers[input.light].SampleGrad(surfaces[1].sampling, float3(input.place, 1.0),
                                                                        ddx(input.place), ddy(input.place));
    if (color.a < 0.25)
        discard;
    color.rgb *= lights[input.light].power * lights[input.light].direction;
    color += ramps[input.surface & 1][input.light] + ddx_fine(color.r) + fwidth(color.g);
    if (input.surface > 0)
        color += surfaces[0].color.SampleLevel(surfaces[0].sampling, input.place, 0.0);
    written[input.light][uint2(input.position.xy)] = color;
    uint before;
    InterlockedAdd(counts[input.surface], 1, before);
    return color * before;
}
