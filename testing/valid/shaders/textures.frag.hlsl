// Arrays of textures and samplers, together and in a struct, sampled, gathered and fetched with an index of its own for each pixel.
struct Material {
    Texture2D colors[3];
    SamplerState sampling;
};

Texture2D textures[6] : register(t0, space0);
Texture2DMS<float4> samples : register(t6, space0);
SamplerState samplers[2] : register(s7, space0);
SamplerComparisonState comparing : register(s9, space0);
Texture2D<float> depths[4] : register(t10, space0);
Material material;

struct Input {
    float4 position : SV_Position;
    float2 place : TEXCOORD0;
    nointerpolation uint index : INDEX;
};

float4 Shade(Texture2D t, SamplerState s, float2 place) {
    return t.Sample(s, place);
}

float4 main(Input input) : SV_Target {
    float4 color = textures[input.index].Sample(samplers[input.index & 1], input.place);
    if (input.index > 3)
        color += textures[input.index].SampleLevel(samplers[0], input.place, 2.0);
    color += Shade(textures[input.index], samplers[1], input.place);
    color += material.colors[input.index].Gather(material.sampling, input.place);
    color += textures[input.index].Load(int3(input.position.xy, 0));
    color += samples.Load(int2(input.position.xy), 1);
    color.a += depths[input.index].SampleCmpLevelZero(comparing, input.place, 0.5);
    uint width, height;
    textures[input.index].GetDimensions(width, height);
    clip(color.r - 0.1);
    return color / width;
}
