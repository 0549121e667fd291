// Descriptors inside structs and arrays of arrays, stored in variables and passed to functions, as HLSL compilers
// generate them before legalization. No driver accepts such modules: the tests check that they stay valid, and where
// checks are.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_testing.h"

namespace {

using wd::testing::Instrument;
using wd::testing::Instrumented;

constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

// A fragment shader with `struct { Texture2D one; Texture2D many[3]; SamplerState sampler; } things[4]` and the like;
// %i and %j are indices, %c2 a coordinate.
std::string Text(const std::string &body, const std::string &functions = "",
                 const std::string &globals = "") {
    return "OpCapability Shader\n"
           "OpMemoryModel Logical GLSL450\nOpEntryPoint Fragment %main \"main\" %ij\n"
           "OpExecutionMode %main OriginUpperLeft\nOpDecorate %ij Location 0\nOpDecorate %ij Flat\n"
           "OpDecorate %things DescriptorSet 0\nOpDecorate %things Binding 0\n"
           "OpDecorate %thing DescriptorSet 0\nOpDecorate %thing Binding 20\n"
           "OpDecorate %nested DescriptorSet 0\nOpDecorate %nested Binding 40\n"
           "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%float = OpTypeFloat 32\n%uint = OpTypeInt 32 0\n"
           "%v2 = OpTypeVector %float 2\n%v4 = OpTypeVector %float 4\n%uv2 = OpTypeVector %uint 2\n"
           "%u0 = OpConstant %uint 0\n%u1 = OpConstant %uint 1\n%u2 = OpConstant %uint 2\n"
           "%u3 = OpConstant %uint 3\n%u4 = OpConstant %uint 4\n%f0 = OpConstant %float 0\n"
           "%c2 = OpConstantComposite %v2 %f0 %f0\n%image = OpTypeImage %float 2D 0 0 0 1 Unknown\n"
           "%sampler = OpTypeSampler\n%si = OpTypeSampledImage %image\n%images = OpTypeArray %image %u3\n"
           "%struct = OpTypeStruct %image %images %sampler\n%structs = OpTypeArray %struct %u4\n"
           "%rows = OpTypeArray %images %u2\n"
           "%pstructs = OpTypePointer UniformConstant %structs\n%pstruct = OpTypePointer UniformConstant "
           "%struct\n"
           "%prows = OpTypePointer UniformConstant %rows\n%pimages = OpTypePointer UniformConstant %images\n"
           "%pimage = OpTypePointer UniformConstant %image\n%psampler = OpTypePointer UniformConstant "
           "%sampler\n"
           "%things = OpVariable %pstructs UniformConstant\n%thing = OpVariable %pstruct UniformConstant\n"
           "%nested = OpVariable %prows UniformConstant\n"
           "%pij = OpTypePointer Input %uv2\n%ij = OpVariable %pij Input\n%pfimage = OpTypePointer Function "
           "%image\n" +
           globals +
           "%main = OpFunction %void None %fn\n%l = OpLabel\n%local = OpVariable %pfimage Function\n"
           "%loaded = OpLoad %uv2 %ij\n%i = OpCompositeExtract %uint %loaded 0\n"
           "%j = OpCompositeExtract %uint %loaded 1\n" +
           body + "OpReturn\nOpFunctionEnd\n" + functions;
}

// Reads a texel of the image that %m is.
const char kFetch[] = "%900 = OpImageFetch %v4 %m %k2 Lod %u0\n";
const char kCoordinate[] = "%k2 = OpConstantComposite %uv2 %u0 %u0\n";

Instrumented Pass(const std::string &text, wd_instrument_mode mode) {
    const Instrumented result = Instrument(text, SPV_ENV_UNIVERSAL_1_3, mode);
    EXPECT_EQ(result.reason, "");
    return result;
}

using Opcodes = std::vector<std::string>;

TEST(InstrumentOpaque, AMemberOfAnArrayOfStructs) {
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Pass(
            Text("%p = OpAccessChain %pimage %things %i %u0\n%m = OpLoad %image %p\n" + std::string(kFetch),
                 "", kCoordinate),
            mode);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(result.reported, Opcodes{"OpImageFetch"});
    }
}

TEST(InstrumentOpaque, AnArrayInAnArrayOfStructs) {
    for (wd_instrument_mode mode : kModes) {
        const Instrumented once =
            Pass(Text("%p = OpAccessChain %pimage %things %i %u1 %j\n%m = OpLoad %image %p\n" +
                          std::string(kFetch),
                      "", kCoordinate),
                 mode);
        EXPECT_EQ(once.num_checks, 1u);
        const Instrumented steps =
            Pass(Text("%q = OpAccessChain %pstruct %things %i\n%r = OpAccessChain %pimages %q %u1\n"
                      "%p = OpAccessChain %pimage %r %j\n%m = OpLoad %image %p\n" +
                          std::string(kFetch),
                      "", kCoordinate),
                 mode);
        EXPECT_EQ(steps.num_checks, 1u);
        EXPECT_EQ(steps.reported, Opcodes{"OpImageFetch"});
        const Instrumented single = Pass(
            Text("%p = OpAccessChain %pimage %thing %u1 %j\n%m = OpLoad %image %p\n" + std::string(kFetch),
                 "", kCoordinate),
            mode);
        EXPECT_EQ(single.num_checks, 1u);
    }
}

TEST(InstrumentOpaque, ConstantIndicesOfMembersAreProvable) {
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result =
            Pass(Text("%p = OpAccessChain %pimage %things %u3 %u1 %u2\n%m = OpLoad %image %p\n" +
                          std::string(kFetch) +
                          "%q = OpAccessChain %pimage %things %i %u1 %u3\n%n = OpLoad %image %q\n"
                          "%s = OpImageFetch %v4 %n %k2 Lod %u0\n",
                      "", kCoordinate),
                 mode);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(result.num_elided, 1u);
    }
}

TEST(InstrumentOpaque, ImageAndSamplerOfTheSameStruct) {
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result =
            Pass(Text("%p = OpAccessChain %pimage %things %i %u0\n%m = OpLoad %image %p\n"
                      "%q = OpAccessChain %psampler %things %i %u2\n%s = OpLoad %sampler %q\n"
                      "%t = OpSampledImage %si %m %s\n%900 = OpImageSampleImplicitLod %v4 %t %c2\n"),
                 mode);
        EXPECT_EQ(result.num_checks, 2u);
    }
}

// A descriptor that is loaded with others, stored or returned is checked when it is loaded.
TEST(InstrumentOpaque, DescriptorsThatAreStored) {
    const std::string pick = "%p = OpAccessChain %pimage %things %i %u0\n%m = OpLoad %image %p\n";
    for (wd_instrument_mode mode : kModes) {
        EXPECT_EQ(Pass(Text(pick + "OpStore %local %m\n"), mode).reported, Opcodes{"OpStore"});
        EXPECT_EQ(
            Pass(Text("%p = OpAccessChain %pstruct %things %i\n%m = OpLoad %struct %p\n"), mode).reported,
            Opcodes{"OpLoad"});
        EXPECT_EQ(
            Pass(Text("%p = OpAccessChain %pimages %nested %i\n%m = OpLoad %images %p\n"), mode).reported,
            Opcodes{"OpLoad"});
        EXPECT_EQ(
            Pass(Text("%x = OpFunctionCall %image %pick %i\n",
                      "%pick = OpFunction %image None %pick_type\n%k = OpFunctionParameter %uint\n"
                      "%pl = OpLabel\n%p = OpAccessChain %pimage %things %k %u0\n%m = OpLoad %image %p\n"
                      "OpReturnValue %m\nOpFunctionEnd\n",
                      "%pick_type = OpTypeFunction %image %uint\n"),
                 mode)
                .reported,
            Opcodes{"OpReturnValue"});
    }
}

// A row of an array of arrays: its index is checked at the call, the index into the row where the image is read.
TEST(InstrumentOpaque, PartsOfArraysAsArguments) {
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Pass(
            Text("%row = OpAccessChain %pimages %nested %i\n%x = OpFunctionCall %v4 %read %row %j\n"
                 "%first = OpAccessChain %pimages %nested %u0\n%y = OpFunctionCall %v4 %read %first %j\n",
                 "%read = OpFunction %v4 None %read_type\n%a = OpFunctionParameter %pimages\n"
                 "%k = OpFunctionParameter %uint\n%rl = OpLabel\n%p = OpAccessChain %pimage %a %k\n"
                 "%m = OpLoad %image %p\n" +
                     std::string(kFetch) + "OpReturnValue %900\nOpFunctionEnd\n",
                 std::string(kCoordinate) + "%read_type = OpTypeFunction %v4 %pimages %uint\n"),
            mode);
        EXPECT_EQ(result.num_checks, 2u);
        EXPECT_EQ(result.reported, (Opcodes{"OpFunctionCall", "OpImageFetch"}));
    }
}

// A texture that is passed by value, and one by its pointer, always the same: known inside.
TEST(InstrumentOpaque, TexturesAsArguments) {
    const wd_input_binding bindings[] = {{0, 60, 0, true, 0}};
    const wd_instrument_input input = {1, 200, bindings, 1};
    for (const char *type : {"%image", "%pimage"}) {
        const bool pointer = type[1] == 'p';
        std::string text =
            Text(std::string("%t = OpLoad %image %texture\n%x = OpFunctionCall %v4 %read ") +
                     (pointer ? "%texture" : "%t") + "\n",
                 std::string("%read = OpFunction %v4 None %read_type\n%a = OpFunctionParameter ") + type +
                     "\n%rl = OpLabel\n" +
                     (pointer ? "%m = OpLoad %image %a\n" : "%m = OpCopyObject %image %a\n") + kFetch +
                     "OpReturnValue %900\nOpFunctionEnd\n",
                 std::string(kCoordinate) + "%read_type = OpTypeFunction %v4 " + type +
                     "\n%texture = OpVariable %pimage UniformConstant\n");
        text.insert(text.find("%void"),
                    "OpDecorate %texture DescriptorSet 0\nOpDecorate %texture Binding 60\n");
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.input = &input;
        EXPECT_EQ(Instrument(text, SPV_ENV_UNIVERSAL_1_3, options).num_checks, 1u);
    }
}

} // namespace
