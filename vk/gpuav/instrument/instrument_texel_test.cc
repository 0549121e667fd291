// Bounds of texel buffers: every operation on uniform and storage texel buffers, on lavapipe with views of parts of
// their buffers, with the input buffer and without.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <string>
#include <vector>

#include "testing/device/device.h"
#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/module.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Buffer;
using wd::testing::Count;
using wd::testing::FailEachAllocation;
using wd::testing::IndexOfLast;
using wd::testing::Instrument;
using wd::testing::Instrumented;
using wd::testing::Make;
using wd::testing::Options;

constexpr uint32_t kDescSet = 1, kShaderId = 77;
constexpr uint32_t kHeads = 60, kTable = 8; // Words of the output buffer and of the input buffer.
constexpr uint32_t kTexels = 4, kBufferTexels = 8;
constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

// The binding's first word in the set's table: the count, then a word for each descriptor.
constexpr wd_input_binding kBindings[] = {
    {0, 1, 0, true, 0}, {0, 2, 2, true, 0}, {0, 3, 4, true, 0}, {0, 4, 6, true, 0}, {0, 5, 10, true, 0}};
constexpr wd_instrument_input kInput = {1, kHeads, kBindings, 5};

// Head of all shaders. %i and %j come from push constants. In set 0:
//
// - binding 0: %result, `uint result[16]`: element 0 is `%out`;
// - bindings 1 and 2: %fetched, a uniform texel buffer, and %stored, a storage texel buffer;
// - binding 3: %wrapped, a uniform texel buffer as compilers write it for SPIR-V below 1.6, in an OpTypeSampledImage;
// - bindings 4 and 5: %many and %more, three of the former two.
std::string Shader(const std::string &body, const std::string &functions = "",
                   const std::string &capabilities = "") {
    std::string text =
        "OpCapability Shader\nOpCapability SampledBuffer\nOpCapability ImageBuffer\n" + capabilities +
        "OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\n"
        "OpExecutionMode %main LocalSize 1 1 1\n"
        "OpDecorate %outs ArrayStride 4\nOpDecorate %outblock Block\nOpMemberDecorate %outblock 0 Offset 0\n"
        "OpDecorate %control Block\nOpMemberDecorate %control 0 Offset 0\n"
        "OpMemberDecorate %control 1 Offset 4\n";
    const char *const variables[] = {"result", "fetched", "stored", "wrapped", "many", "more"};
    for (int binding = 0; binding < 6; binding++) {
        const std::string name = variables[binding];
        text += "OpDecorate %" + name + " DescriptorSet 0\nOpDecorate %" + name + " Binding " +
                std::to_string(binding) + "\n";
    }
    text += "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%uint = OpTypeInt 32 0\n%int = OpTypeInt 32 1\n"
            "%v4 = OpTypeVector %uint 4\n%v2 = OpTypeVector %uint 2\n%i2 = OpTypeVector %int 2\n"
            "%back2 = OpConstant %int -2\n"
            "%u16 = OpConstant %uint 16\n%outs = OpTypeArray %uint %u16\n%outblock = OpTypeStruct %outs\n"
            "%poutblock = OpTypePointer StorageBuffer %outblock\n%result = OpVariable %poutblock "
            "StorageBuffer\n"
            "%puint = OpTypePointer StorageBuffer %uint\n"
            "%control = OpTypeStruct %uint %uint\n%pcontrol = OpTypePointer PushConstant %control\n"
            "%push = OpVariable %pcontrol PushConstant\n%ppush = OpTypePointer PushConstant %uint\n"
            "%image = OpTypeImage %uint Buffer 0 0 0 1 Unknown\n"
            "%storage = OpTypeImage %uint Buffer 0 0 0 2 R32ui\n%sampled = OpTypeSampledImage %image\n"
            "%pimage = OpTypePointer UniformConstant %image\n"
            "%pstorage = OpTypePointer UniformConstant %storage\n"
            "%psampled = OpTypePointer UniformConstant %sampled\n%ptexel = OpTypePointer Image %uint\n";
    for (int n = 0; n < 6; n++) {
        text += "%u" + std::to_string(n) + " = OpConstant %uint " + std::to_string(n) + "\n";
    }
    return text +
           "%images = OpTypeArray %image %u3\n%pimages = OpTypePointer UniformConstant %images\n"
           "%storages = OpTypeArray %storage %u3\n%pstorages = OpTypePointer UniformConstant %storages\n"
           "%fetched = OpVariable %pimage UniformConstant\n%stored = OpVariable %pstorage UniformConstant\n"
           "%wrapped = OpVariable %psampled UniformConstant\n%many = OpVariable %pimages UniformConstant\n"
           "%more = OpVariable %pstorages UniformConstant\n%null4 = OpConstantNull %v4\n"
           "%image_fn = OpTypeFunction %uint %image %uint\n%main = OpFunction %void None %fn\n%l = OpLabel\n"
           "%pi = OpAccessChain %ppush %push %u0\n%i = OpLoad %uint %pi\n"
           "%pj = OpAccessChain %ppush %push %u1\n%j = OpLoad %uint %pj\n"
           "%out = OpAccessChain %puint %result %u0 %u0\n" +
           body + "OpReturn\nOpFunctionEnd\n" + functions;
}

const char kLoadFetched[] = "%im = OpLoad %image %fetched\n";
const char kLoadStored[] = "%im = OpLoad %storage %stored\n";
const char kKeep[] = "%x = OpCompositeExtract %uint %900 0\nOpStore %out %x\n";
const char kPointer[] = "%t = OpImageTexelPointer %ptexel %stored %i %u0\n";

struct Access {
    const char *name;
    std::string body;
    bool is_storage;
    const char *opcode;
    uint32_t binding;
    uint32_t element;   // Of the binding; %j is 1.
    uint32_t result;    // In element 0 of the results, if %i is 3; texel n of every buffer holds 100 + n.
    uint32_t after = 0; // Texel 3 after it; 0: as before.
};

const std::vector<Access> kAccesses = {
    {"fetch", std::string(kLoadFetched) + "%900 = OpImageFetch %v4 %im %i\n" + kKeep, false, "OpImageFetch",
     1, 0, 103},
    {"fetch of a signed coordinate",
     std::string(kLoadFetched) + "%s = OpBitcast %int %i\n%900 = OpImageFetch %v4 %im %s\n" + kKeep, false,
     "OpImageFetch", 1, 0, 103},
    {"fetch through OpTypeSampledImage",
     std::string("%s = OpLoad %sampled %wrapped\n%im = OpImage %image %s\n%900 = OpImageFetch %v4 %im %i\n") +
         kKeep,
     false, "OpImageFetch", 3, 0, 103},
    {"fetch from an array",
     std::string("%p = OpAccessChain %pimage %many %j\n%im = OpLoad %image %p\n"
                 "%900 = OpImageFetch %v4 %im %i\n") +
         kKeep,
     false, "OpImageFetch", 4, 1, 103},
    {"read", std::string(kLoadStored) + "%900 = OpImageRead %v4 %im %i\n" + kKeep, true, "OpImageRead", 2, 0,
     103},
    {"read from an array",
     std::string("%p = OpAccessChain %pstorage %more %j\n%im = OpLoad %storage %p\n"
                 "%900 = OpImageRead %v4 %im %i\n") +
         kKeep,
     true, "OpImageRead", 5, 1, 103},
    {"write", std::string(kLoadStored) + "OpImageWrite %im %i %null4\n", true, "OpImageWrite", 2, 0, 7,
     UINT32_MAX},
    {"atomic load", std::string(kPointer) + "%900 = OpAtomicLoad %uint %t %u1 %u0\nOpStore %out %900\n", true,
     "OpAtomicLoad", 2, 0, 103},
    {"atomic store", std::string(kPointer) + "OpAtomicStore %t %u1 %u0 %u5\n", true, "OpAtomicStore", 2, 0, 7,
     5},
    {"atomic addition",
     std::string(kPointer) + "%900 = OpAtomicIAdd %uint %t %u1 %u0 %u5\nOpStore %out %900\n", true,
     "OpAtomicIAdd", 2, 0, 103, 108},
    {"atomic exchange of an array's element",
     "%p = OpAccessChain %pstorage %more %j\n%t = OpImageTexelPointer %ptexel %p %i %u0\n"
     "%900 = OpAtomicExchange %uint %t %u1 %u0 %u5\nOpStore %out %900\n",
     true, "OpAtomicExchange", 5, 1, 103, 5},
    {"fetch with an offset",
     std::string(kLoadFetched) +
         "%c = OpIAdd %uint %i %u2\n%900 = OpImageFetch %v4 %im %c ConstOffset %back2\n" + kKeep,
     false, "OpImageFetch", 1, 0, 103},
};

wd_instrument_options MakeOptions(wd_instrument_mode mode, bool has_input) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = mode;
    options.desc_set = kDescSet;
    options.shader_id = kShaderId;
    options.input = has_input ? &kInput : nullptr;
    return options;
}

Instrumented Pass(const std::string &text, const wd_instrument_options &options) {
    return Instrument(text, SPV_ENV_VULKAN_1_1, options);
}

Instrumented PassBoth(const std::string &text) {
    Pass(text, MakeOptions(WD_INSTRUMENT_OBSERVE, false));
    Pass(text, MakeOptions(WD_INSTRUMENT_OBSERVE, true));
    Pass(text, MakeOptions(WD_INSTRUMENT_GUARD, true));
    return Pass(text, MakeOptions(WD_INSTRUMENT_GUARD, false));
}

class TexelDeviceTest : public wd::testing::DeviceTest {
  protected:
    static Options LavapipeOptions(bool robust) {
        Options options;
        options.layers = {};
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        options.features.robustBufferAccess = robust;
        return options;
    }

    VkBufferView MakeView(const Buffer &buffer, uint32_t num_texels) {
        auto info = Make<VkBufferViewCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO);
        info.buffer = buffer.handle;
        info.format = VK_FORMAT_R32_UINT;
        info.range = num_texels * 4;
        VkBufferView view;
        Check(vkCreateBufferView(device(), &info, nullptr, &view), "vkCreateBufferView");
        Defer([device = device(), view] { vkDestroyBufferView(device, view, nullptr); });
        return view;
    }

    // Every descriptor gets a view of four texels on a buffer of eight; element n of an array has 4 - n of them.
    VkDescriptorSet MakeTexelBuffers(VkDescriptorSetLayout layout) {
        constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER,
                                   kStorage = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
        VkDescriptorSet set =
            MakeSet(layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}, {kUniform, 5}, {kStorage, 4}});
        const struct {
            uint32_t binding, count;
            VkDescriptorType type;
        } bindings[] = {
            {1, 1, kUniform}, {2, 1, kStorage}, {3, 1, kUniform}, {4, 3, kUniform}, {5, 3, kStorage}};
        for (const auto &[binding, count, type] : bindings) {
            for (uint32_t n = 0; n < count; n++) {
                std::vector<uint32_t> texels;
                for (uint32_t i = 0; i < kBufferTexels; i++) {
                    texels.push_back(100 + i);
                }
                buffers_[binding][n] = MakeBuffer(kBufferTexels * 4,
                                                  VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT |
                                                      VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT,
                                                  texels);
                const uint32_t num_texels = n == 1 ? kTexels : kTexels - n;
                WriteTexelBuffer(set, binding, n, type,
                                 has_null_ ? VK_NULL_HANDLE : MakeView(buffers_[binding][n], num_texels));
            }
        }
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(16, 7));
        WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result_);
        return set;
    }

    VkDescriptorSet MakeOutput(VkDescriptorSetLayout layout, uint32_t word) {
        const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        VkDescriptorSet set = MakeSet(layout, {{type, 2}});
        output_ = MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(64, 0));
        output_.words[kHeads] = kTable;
        std::vector<uint32_t> words(32, word);
        words[0] = UINT32_MAX;
        WriteBuffer(set, 0, 0, type, output_);
        WriteBuffer(set, 1, 0, type, MakeBuffer(128, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, words));
        return set;
    }

    // Runs the shader and returns the output buffer. `word` is every descriptor's word in the input buffer.
    std::vector<uint32_t> Run(const std::vector<uint32_t> &words, uint32_t i, uint32_t j,
                              uint32_t word = UINT32_MAX) {
        constexpr VkShaderStageFlags kStage = VK_SHADER_STAGE_COMPUTE_BIT;
        const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        VkDescriptorSetLayout layout =
            MakeSetLayout({{0, type, 1, kStage, nullptr},
                           {1, VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER, 1, kStage, nullptr},
                           {2, VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER, 1, kStage, nullptr},
                           {3, VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER, 1, kStage, nullptr},
                           {4, VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER, 3, kStage, nullptr},
                           {5, VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER, 3, kStage, nullptr}});
        VkDescriptorSetLayout output_layout =
            MakeSetLayout({{0, type, 1, kStage, nullptr}, {1, type, 1, kStage, nullptr}});
        VkDescriptorSet set = MakeTexelBuffers(layout), output_set = MakeOutput(output_layout, word);
        VkPipelineLayout pipeline_layout = MakePipelineLayout({layout, output_layout}, kStage, 8);
        VkPipeline pipeline = MakeComputePipeline(pipeline_layout, MakeShader(words.data(), words.size()));
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_layout, kDescSet, 1,
                                &output_set, 0, nullptr);
        RecordDispatch(commands, pipeline, pipeline_layout, set, {kStage, {i, j}}, 1);
        Check(Submit(commands), "vkQueueSubmit");
        output_.words[kHeads] = 0;
        return std::vector<uint32_t>(output_.words, output_.words + 64);
    }

    // The content of the accessed buffer, if the texel with number `changed` was changed to `to`.
    void ExpectTexels(const Access &access, uint32_t changed, uint32_t to) {
        const Buffer &buffer = buffers_[access.binding][access.element];
        for (uint32_t i = 0; i < kBufferTexels; i++) {
            const uint32_t value = to == UINT32_MAX ? 0 : to; // OpImageWrite writes zero.
            EXPECT_EQ(buffer.words[i], to && i == changed ? value : 100 + i) << i;
        }
    }

    void TryEverything(bool has_input);

    bool has_null_ = false; // No descriptor has a view.
    Buffer buffers_[6][3];
    Buffer result_;
    Buffer output_;
};

// The record of an access to a texel, or (words of another size) of another mistake.
std::vector<uint32_t> Output(uint32_t instruction, std::vector<uint32_t> words) {
    const uint32_t size = WD_RECORD_ERROR + (uint32_t)words.size();
    std::vector<uint32_t> output = {size, size, kShaderId, instruction, SpvExecutionModelGLCompute, 0, 0, 0};
    output.insert(output.end(), words.begin(), words.end());
    output.resize(64);
    return output;
}

void TexelDeviceTest::TryEverything(bool has_input) {
    for (const Access &access : kAccesses) {
        for (wd_instrument_mode mode : kModes) {
            SCOPED_TRACE(std::string(access.name) + (mode == WD_INSTRUMENT_GUARD ? ", guard" : ", observe"));
            const std::string text = Shader(access.body);
            const Instrumented shader = Pass(text, MakeOptions(mode, has_input));
            ASSERT_EQ(shader.num_checks, access.element ? 2u : 1u);
            const uint32_t word = has_input ? kTexels : UINT32_MAX;
            EXPECT_EQ(Run(shader.words, kTexels - 1, 1, word), std::vector<uint32_t>(64, 0));
            EXPECT_EQ(result_.words[0], access.result);
            ExpectTexels(access, kTexels - 1, access.after);
            const uint32_t instruction = IndexOfLast(shader.original, access.opcode);
            for (uint32_t texel : {kTexels, kTexels + 1, UINT32_MAX}) {
                EXPECT_EQ(Run(shader.words, texel, 1, word),
                          Output(instruction, {access.is_storage ? 7u : 6u, access.element, texel, kTexels}))
                    << texel;
                if (mode == WD_INSTRUMENT_GUARD) {
                    EXPECT_EQ(result_.words[0], access.result == 7 ? 7u : 0u);
                    ExpectTexels(access, 0, 0);
                }
            }
        }
    }
}

TEST_F(TexelDeviceTest, TheImageGivesItsNumberOfTexels) {
    WD_START_DEVICE(LavapipeOptions(false));
    TryEverything(false);
}

TEST_F(TexelDeviceTest, RobustnessDoesNotHideTheMistake) {
    WD_START_DEVICE(LavapipeOptions(true));
    TryEverything(false);
}

TEST_F(TexelDeviceTest, TheInputBufferGivesTheNumberOfTexels) {
    WD_START_DEVICE(LavapipeOptions(false));
    TryEverything(true);
}

TEST_F(TexelDeviceTest, OneWordOfInputCoversTheStateToo) {
    WD_START_DEVICE(LavapipeOptions(false));
    for (const Access &access : kAccesses) {
        SCOPED_TRACE(access.name);
        const std::string text = Shader(access.body);
        const Instrumented shader = Pass(text, MakeOptions(WD_INSTRUMENT_GUARD, true));
        const uint32_t instruction = IndexOfLast(shader.original, access.opcode);
        EXPECT_EQ(Run(shader.words, 0, 1, 0), Output(instruction, {1, access.element, 0}));
        EXPECT_EQ(Run(shader.words, 3, 1, UINT32_MAX), std::vector<uint32_t>(64, 0));
        wd_instrument_options options = MakeOptions(WD_INSTRUMENT_GUARD, true);
        options.checks = WD_CHECK_DESCRIPTOR_INDEX | WD_CHECK_BUFFER_BOUNDS;
        EXPECT_EQ(Run(Pass(text, options).words, 3, 1, 0), std::vector<uint32_t>(64, 0));
    }
}

TEST_F(TexelDeviceTest, ABadDescriptorIndexIsOneMistake) {
    WD_START_DEVICE(LavapipeOptions(false));
    for (const Access &access : kAccesses) {
        for (bool has_input : {false, true}) {
            if (!access.element) {
                continue;
            }
            SCOPED_TRACE(access.name);
            const std::string text = Shader(access.body);
            const Instrumented shader = Pass(text, MakeOptions(WD_INSTRUMENT_GUARD, has_input));
            const uint32_t instruction = IndexOfLast(shader.original, access.opcode);
            EXPECT_EQ(Run(shader.words, 5, 3), Output(instruction, {0, 3, 3}));
        }
    }
    // Element 2 has two texels.
    const Access &access = kAccesses[3];
    const std::string text = Shader(access.body);
    const Instrumented shader = Pass(text, MakeOptions(WD_INSTRUMENT_GUARD, false));
    const uint32_t instruction = IndexOfLast(shader.original, access.opcode);
    EXPECT_EQ(Run(shader.words, 1, 2), std::vector<uint32_t>(64, 0));
    EXPECT_EQ(Run(shader.words, 2, 2), Output(instruction, {6, 2, 2, 2}));
}

// The null descriptor has no texel: reads yield zero, and nothing is out of bounds (nullDescriptor).
TEST_F(TexelDeviceTest, NullDescriptorsHaveNoBounds) {
    Options options = LavapipeOptions(false);
    options.device_extensions = {"VK_EXT_robustness2"};
    auto robustness = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    robustness.nullDescriptor = VK_TRUE;
    options.device_next = &robustness;
    WD_START_DEVICE(options);
    has_null_ = true;
    for (const Access &access : kAccesses) {
        for (wd_instrument_mode mode : kModes) {
            SCOPED_TRACE(access.name);
            const Instrumented shader = Pass(Shader(access.body), MakeOptions(mode, false));
            for (uint32_t texel : {0u, 1000u, UINT32_MAX}) {
                EXPECT_EQ(Run(shader.words, texel, 1), std::vector<uint32_t>(64, 0)) << texel;
                EXPECT_EQ(result_.words[0], access.result == 7 ? 7u : 0u);
            }
        }
    }
}

// A function gets an image by value from callers with different descriptors: only OpImageQuerySize returns its size.
const char kFetchFrom[] = "%fetch = OpFunction %uint None %image_fn\n%fi = OpFunctionParameter %image\n"
                          "%fc = OpFunctionParameter %uint\n%fl = OpLabel\n%900 = OpImageFetch %v4 %fi %fc\n"
                          "%fx = OpCompositeExtract %uint %900 0\nOpReturnValue %fx\nOpFunctionEnd\n";

TEST_F(TexelDeviceTest, AnImageOfUnknownOriginIsQueried) {
    WD_START_DEVICE(LavapipeOptions(false));
    const std::string text = Shader("%im = OpLoad %image %fetched\n%s = OpLoad %sampled %wrapped\n"
                                    "%im2 = OpImage %image %s\n%a = OpFunctionCall %uint %fetch %im %j\n"
                                    "%b = OpFunctionCall %uint %fetch %im2 %i\nOpStore %out %b\n",
                                    kFetchFrom);
    for (wd_instrument_mode mode : kModes) {
        const Instrumented shader = Pass(text, MakeOptions(mode, false));
        EXPECT_EQ(Run(shader.words, 3, 1), std::vector<uint32_t>(64, 0));
        EXPECT_EQ(result_.words[0], 103u);
        const uint32_t instruction = IndexOfLast(shader.original, "OpImageFetch");
        EXPECT_EQ(Run(shader.words, 4, 1), Output(instruction, {6, UINT32_MAX, 4, 4}));
    }
}

TEST(InstrumentTexel, TheCapabilityIsAddedOnce) {
    const std::string body = std::string(kLoadFetched) + "%900 = OpImageFetch %v4 %im %i\n";
    for (const char *capability : {"", "OpCapability ImageQuery\n"}) {
        const std::string text = PassBoth(Shader(body, "", capability)).text;
        EXPECT_EQ(Count(text, "OpCapability ImageQuery"), 1u);
        EXPECT_EQ(Count(text, "OpImageQuerySize"), 1u);
    }
    // With the input buffer, the image is not queried.
    const Instrumented result = Pass(Shader(body), MakeOptions(WD_INSTRUMENT_GUARD, true));
    EXPECT_EQ(Count(result.text, "ImageQuery"), 0u);
}

TEST(InstrumentTexel, RepeatedChecksOfABlockAreElided) {
    const std::string read = std::string(kLoadStored) + "%900 = OpImageRead %v4 %im %i\n";
    const std::string again =
        "%im2 = OpLoad %storage %stored\n%r2 = OpImageRead %v4 %im2 %i\nOpImageWrite %im2 %i %r2\n";
    Instrumented result = PassBoth(Shader(read + again));
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(result.num_elided, 2u);
    // Another coordinate, another image, another block.
    EXPECT_EQ(PassBoth(Shader(read + "%r2 = OpImageRead %v4 %im %j\n")).num_checks, 2u);
    EXPECT_EQ(
        PassBoth(Shader(read + "%im2 = OpLoad %image %fetched\n%r2 = OpImageFetch %v4 %im2 %i\n")).num_checks,
        2u);
    const std::string called = "%a = OpFunctionCall %uint %fetch %im %i\n";
    const std::string twice =
        "%fetch = OpFunction %uint None %image_fn\n%fi = OpFunctionParameter %image\n"
        "%fc = OpFunctionParameter %uint\n%fl = OpLabel\n%900 = OpImageFetch %v4 %fi %fc\n"
        "%901 = OpImageFetch %v4 %fi %fc\n%fx = OpCompositeExtract %uint %901 0\nOpReturnValue "
        "%fx\nOpFunctionEnd\n";
    EXPECT_EQ(PassBoth(Shader(kLoadFetched + called, twice)).num_checks, 1u);
}

TEST(InstrumentTexel, OtherImagesAndOtherChecksAreNotChanged) {
    const std::string body = std::string(kLoadFetched) + "%900 = OpImageFetch %v4 %im %i\n";
    wd_instrument_options options = MakeOptions(WD_INSTRUMENT_GUARD, false);
    options.checks = WD_CHECK_DESCRIPTOR_INDEX | WD_CHECK_DESCRIPTOR_STATE;
    EXPECT_EQ(Pass(Shader(body), options).num_checks, 0u);
    EXPECT_EQ(PassBoth(Shader("%im = OpLoad %image %fetched\n%n = OpImageQuerySize %uint %im\n", "",
                              "OpCapability ImageQuery\n"))
                  .num_checks,
              0u);
    // A pointer to a texel without an access.
    EXPECT_EQ(PassBoth(Shader(kPointer)).num_checks, 0u);
}

// Found by fuzzing: SPIR-V has them, Vulkan does not.
TEST(InstrumentTexel, ArraysOfBuffersAreNoTexelBuffers) {
    std::string text = Shader("%c = OpCompositeConstruct %v2 %i %j\n%st = OpLoad %storage %stored\n"
                              "%v = OpCompositeConstruct %v4 %i %i %i %i\nOpImageWrite %st %c %v\n");
    const std::string type = "%storage = OpTypeImage %uint Buffer 0 ";
    text[text.find(type) + type.size()] = '1';
    EXPECT_EQ(Pass(text, MakeOptions(WD_INSTRUMENT_GUARD, false)).num_checks, 0u);
}

TEST(InstrumentTexel, CoordinatesOfEveryKind) {
    for (const char *coordinate :
         {"%c = OpCompositeConstruct %v2 %i %j\n",
          "%s = OpBitcast %int %i\n%c = OpCompositeConstruct %i2 %s %s\n", "%c = OpCopyObject %uint %u5\n"}) {
        EXPECT_EQ(
            PassBoth(Shader(kLoadFetched + std::string(coordinate) + "%900 = OpImageFetch %v4 %im %c\n"))
                .num_checks,
            1u);
    }
}

// Offsets are added to the coordinate: another offset of the same coordinate is another texel.
TEST(InstrumentTexel, OffsetsOfEveryKind) {
    const std::string capabilities = "OpCapability ImageGatherExtended\nOpCapability SparseResidency\n";
    const auto checks = [&](const std::string &body) {
        std::string text = Shader(body, "", capabilities);
        text.insert(text.find("%image = "), "%sparse = OpTypeStruct %uint %v4\n");
        wd_instrument_options options = MakeOptions(WD_INSTRUMENT_OBSERVE, false);
        // Vulkan allows computed offsets only in gathers; SPIR-V does not restrict them.
        Instrument(text, SPV_ENV_UNIVERSAL_1_3, options);
        options.mode = WD_INSTRUMENT_GUARD;
        return Instrument(text, SPV_ENV_UNIVERSAL_1_3, options).num_checks;
    };
    const std::string fetch = std::string(kLoadFetched) + "%900 = OpImageFetch %v4 %im ";
    EXPECT_EQ(checks(fetch + "%i ConstOffset %back2\n"), 1u);
    EXPECT_EQ(checks(fetch + "%i Offset %j\n"), 1u);
    EXPECT_EQ(
        checks(std::string(kLoadFetched) + "%900 = OpImageSparseFetch %sparse %im %i ConstOffset %back2\n"),
        1u);
    EXPECT_EQ(checks(std::string(kLoadStored) + "%900 = OpImageRead %v4 %im %i ConstOffset %back2\n"), 1u);
    EXPECT_EQ(checks(fetch + "%i ConstOffset %back2\n%r2 = OpImageFetch %v4 %im %i ConstOffset %back2\n"),
              1u);
    EXPECT_EQ(checks(fetch + "%i ConstOffset %back2\n%r2 = OpImageFetch %v4 %im %i\n"), 2u);
}

TEST(InstrumentTexel, SparseVariants) {
    const std::string capability = "OpCapability SparseResidency\n";
    const std::string type = "%sparse = OpTypeStruct %uint %v4\n";
    for (const auto &[body, opcode] :
         {std::pair<std::string, const char *>{kLoadFetched, "OpImageSparseFetch"},
          {kLoadStored, "OpImageSparseRead"}}) {
        std::string text = Shader(body + "%900 = " + opcode + " %sparse %im %i\n", "", capability);
        text.insert(text.find("%image = "), type);
        EXPECT_EQ(PassBoth(text).num_checks, 1u) << opcode;
    }
}

TEST(InstrumentTexel, EveryAllocationMayFail) {
    const std::vector<uint32_t> words =
        Assemble(Shader(kAccesses[3].body + "%a = OpFunctionCall %uint %fetch %im %i\n"
                                            "%im2 = OpLoad %image %fetched\n"
                                            "%b = OpFunctionCall %uint %fetch %im2 %i\n",
                        "%fetch = OpFunction %uint None %image_fn\n%fi = OpFunctionParameter %image\n"
                        "%fc = OpFunctionParameter %uint\n%fl = OpLabel\n%r = OpImageFetch %v4 %fi %fc\n"
                        "OpReturnValue %fc\nOpFunctionEnd\n"),
                 SPV_ENV_UNIVERSAL_1_3);
    for (bool has_input : {false, true}) {
        const wd_instrument_options options = MakeOptions(WD_INSTRUMENT_GUARD, has_input);
        EXPECT_EQ(FailEachAllocation(words, options), 3u);
    }
}

} // namespace
