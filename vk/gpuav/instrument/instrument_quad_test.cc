// Random fragment shaders with derivatives next to accesses that are checked, on lavapipe: a pixel's result depends on
// the others of its quad, with helper invocations. Without a mistake every pixel has the result without checks, in both
// modes. With mistakes, guard mode computes the results of the same shader with explicit guards: a branch around each
// access or, if it needs all pixels of a quad, index 0, and zero for its result.
//
// Loads of helper invocations are undefined, and derivatives read them. One triangle therefore covers all quads without
// an edge inside. It is not clipped, because drivers cut a clipped triangle into several, with helpers on both sides of
// the cuts.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "testing/device/device.h"
#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Buffer;
using wd::testing::GraphicsState;
using wd::testing::Instrument;
using wd::testing::Instrumented;
using wd::testing::Make;
using wd::testing::Options;
using wd::testing::Target;

constexpr uint32_t kDescSet = 1, kWidth = 16, kPixels = kWidth * kWidth, kChoices = 8, kDescriptors = 3,
                   kElements = 8, kRecordWords = 1 << 16;
constexpr uint32_t kAccesses = 5; // lavapipe's code for a shader grows with them.
constexpr uint32_t kSeeds = 4;    // Others by --gtest_random_seed=NUMBER.

// Program writes one random shader. It has %x and %y, the position of the pixel, %c_0 to %c_3, indices of descriptors,
// and %c_4 to %c_7, indices of elements. `written_out`: accesses have explicit guards. `everywhere`: derivatives are
// taken in divergent control flow, too.
class Program {
  public:
    Program(uint32_t seed, bool written_out, bool everywhere = false)
        : random_(seed), written_out_(written_out), everywhere_(everywhere) {
    }

    std::string Text() {
        std::vector<std::string> values = {"%x", "%y"};
        block_ = "%l";
        Demote(values);
        Block(values, 2, true);
        values.push_back(Derivative(values.back()));
        std::string sum = values[0];
        for (size_t n = 1; n < values.size(); n++) {
            sum = Mix(sum, values[n]);
        }
        return Head() + body_ + "%bits = OpBitcast %uint " + sum +
               "\n%out = OpAccessChain %puint %result %u0 %pixel\nOpStore %out "
               "%bits\nOpReturn\nOpFunctionEnd\n";
    }

    // Textures that are queried in divergent control flow.
    uint32_t num_apart() const {
        return num_apart_;
    }

  private:
    using Values = std::vector<std::string>;

    uint32_t Below(uint32_t end) {
        return (uint32_t)(random_() % end);
    }
    const std::string &Any(const Values &values) {
        return values[Below((uint32_t)values.size())];
    }
    std::string Choice(uint32_t first) {
        return "%c_" + std::to_string(first + Below(4));
    }
    std::string New() {
        return "%val" + std::to_string(next_++);
    }
    std::string Emit(const std::string &instruction) {
        const std::string id = New();
        body_ += id + " = " + instruction + "\n";
        return id;
    }
    std::string NonUniform(const std::string &id) {
        decorations_ += "OpDecorate " + id + " NonUniform\n";
        return id;
    }
    std::string Arithmetic(const std::string &instruction) {
        const std::string id = Emit(instruction);
        decorations_ += "OpDecorate " + id + " NoContraction\n";
        return id;
    }

    std::string Mix(const std::string &a, const std::string &b) {
        const std::string half = Arithmetic("OpFMul %float " + a + " %half");
        return Arithmetic("OpFAdd %float " + half + " " + Arithmetic("OpFMul %float " + b + " %quarter"));
    }

    // `index` as an access uses it; `ok` becomes the condition that it is good.
    std::string Index(const std::string &index, const char *end, std::string &ok) {
        if (!written_out_) {
            return index;
        }
        const std::string own = Emit("OpULessThan %bool " + index + " " + end);
        ok = ok.empty() ? own : Emit("OpLogicalAnd %bool " + ok + " " + own);
        return Emit("OpSelect %uint " + own + " " + index + " %u0");
    }
    // Begins the branch of an access, if it has one; EndBranch selects between `value` and zero at its end.
    std::string BeginBranch(const std::string &ok) {
        const std::string from = block_;
        if (written_out_) {
            const std::string number = std::to_string(next_++);
            body_ += "OpSelectionMerge %m" + number + " None\nOpBranchConditional " + ok + " %t" + number +
                     " %m" + number + "\n";
            Label("%t" + number);
        }
        return from;
    }
    std::string EndBranch(const std::string &value, const std::string &from) {
        if (!written_out_) {
            return value;
        }
        const std::string end = block_, merge = "%m" + end.substr(2);
        body_ += "OpBranch " + merge + "\n";
        Label(merge);
        return Emit("OpPhi %float " + value + " " + end + " %zero " + from);
    }

    // `value` if `ok`.
    std::string OrZero(const std::string &value, const std::string &ok) {
        const std::string from = block_, number = std::to_string(next_++);
        body_ += "OpSelectionMerge %m" + number + " None\nOpBranchConditional " + ok + " %m" + number +
                 " %t" + number + "\n%t" + number + " = OpLabel\nOpBranch %m" + number + "\n";
        Label("%m" + number);
        return Emit("OpPhi %float " + value + " " + from + " %zero %t" + number);
    }

    std::string Element() {
        num_accesses_++;
        std::string ok, descriptor = Index(Choice(0), "%u3", ok), element = Index(Choice(4), "%u8", ok);
        const std::string from = BeginBranch(ok);
        const std::string index = NonUniform(Emit("OpCopyObject %uint " + descriptor));
        const std::string pointer =
            NonUniform(Emit("OpAccessChain %pfloat %data " + index + " %u0 " + element));
        return EndBranch(NonUniform(Emit("OpLoad %float " + pointer)), from);
    }

    // Sampling, or a query, which needs the pixels of a quad together unless the level is given.
    std::string Texture(const std::string &u, const std::string &v, uint32_t way) {
        num_accesses_++;
        std::string ok, descriptor = Index(Choice(0), "%u3", ok);
        const std::string from = way == 1 ? BeginBranch(ok) : "";
        const std::string index = NonUniform(Emit("OpCopyObject %uint " + descriptor));
        const std::string pointer = NonUniform(Emit("OpAccessChain %psampled %textures " + index));
        const std::string image = NonUniform(Emit("OpLoad %sampled " + pointer));
        const std::string place = Emit("OpCompositeConstruct %v2 " + u + " " + v);
        const std::string sampled =
            way == 0   ? Emit("OpImageSampleImplicitLod %v4 " + image + " " + place)
            : way == 1 ? Emit("OpImageSampleExplicitLod %v4 " + image + " " + place + " Lod %zero")
                       : Emit("OpImageQueryLod %v2 " + image + " " + place);
        const std::string value = Emit("OpCompositeExtract %float " + sampled + " 1");
        if (way == 1) {
            return EndBranch(value, from);
        }
        return written_out_ ? OrZero(value, ok) : value;
    }

    std::string Derivative(const std::string &value) {
        static const char *const opcodes[] = {"OpDPdx", "OpDPdy", "OpFwidth"};
        return Emit(std::string(opcodes[Below(3)]) + " %float " + value);
    }

    void Demote(const Values &) {
        if (Below(2)) {
            const std::string number = std::to_string(next_++);
            const std::string low = Emit("OpBitwiseAnd %uint %c_7 %u3");
            const std::string one = Emit("OpIEqual %bool " + low + " %u1");
            body_ += "OpSelectionMerge %m" + number + " None\nOpBranchConditional " + one + " %t" + number +
                     " %m" + number + "\n%t" + number +
                     " = OpLabel\nOpDemoteToHelperInvocationEXT\nOpBranch %m" + number + "\n";
            Label("%m" + number);
        }
    }

    void Label(const std::string &label) {
        body_ += label + " = OpLabel\n";
        block_ = label;
    }

    // Statements; their results are added to `values`. `uniform`: the pixels of a quad are together.
    void Block(Values &values, int depth, bool uniform) {
        const uint32_t count = 2 + Below(3);
        for (uint32_t n = 0; n < count && num_accesses_ < kAccesses; n++) {
            const uint32_t kind = Below(depth ? 10 : 7);
            if (kind < 2) {
                values.push_back(Element());
            } else if (kind == 2) {
                values.push_back(Mix(Any(values), Any(values)));
            } else if (kind < 5) {
                const std::string u = Any(values), v = Any(values);
                num_apart_ += !uniform;
                values.push_back(Texture(u, v, uniform || everywhere_ ? Below(3) : 1));
            } else if (kind < 7) {
                values.push_back(uniform || everywhere_ ? Derivative(Any(values)) : Element());
            } else if (kind < 9) {
                If(values, depth, uniform);
            } else {
                Loop(values, depth, uniform);
            }
        }
    }

    // A selection with a condition for all pixels, or for each pixel.
    void If(Values &values, int depth, bool uniform) {
        const std::string number = std::to_string(next_++), old = Any(values);
        const bool together = Below(2) != 0;
        const std::string condition =
            together ? Emit("OpULessThan %bool %uniform %u" + std::to_string(1 + Below(3)))
                     : Emit("OpFOrdLessThan %bool " + Any(values) + " " + Any(values));
        const std::string from = block_;
        body_ += "OpSelectionMerge %m" + number + " None\nOpBranchConditional " + condition + " %t" + number +
                 " %m" + number + "\n";
        Label("%t" + number);
        Values inner = values;
        Block(inner, depth - 1, uniform && together);
        const std::string end = block_;
        body_ += "OpBranch %m" + number + "\n";
        Label("%m" + number);
        values.push_back(Emit("OpPhi %float " + inner.back() + " " + end + " " + old + " " + from));
    }

    // Three iterations.
    void Loop(Values &values, int depth, bool uniform) {
        const std::string number = std::to_string(next_++), from = block_, start = Any(values);
        body_ += "OpBranch %h" + number + "\n%h" + number + " = OpLabel\n%k" + number +
                 " = OpPhi %uint %u0 " + from + " %kn" + number + " %n" + number + "\n%s" + number +
                 " = OpPhi %float " + start + " " + from + " %sn" + number + " %n" + number +
                 "\nOpLoopMerge %m" + number + " %n" + number + " None\nOpBranch %b" + number + "\n";
        Label("%b" + number);
        Values inner = values;
        inner.push_back("%s" + number);
        Block(inner, depth - 1, uniform);
        const std::string last = Mix(inner.back(), "%s" + number);
        body_ += "OpBranch %n" + number + "\n%n" + number + " = OpLabel\n%kn" + number +
                 " = OpIAdd %uint %k" + number + " %u1\n%sn" + number + " = OpCopyObject %float " + last +
                 "\n%w" + number + " = OpULessThan %bool %kn" + number + " %u3\nOpBranchConditional %w" +
                 number + " %h" + number + " %m" + number + "\n";
        Label("%m" + number);
        values.push_back("%sn" + number);
    }

    std::string Head() const {
        std::string text =
            "OpCapability Shader\nOpCapability ImageQuery\nOpCapability ShaderNonUniform\n"
            "OpCapability SampledImageArrayNonUniformIndexing\n"
            "OpCapability StorageBufferArrayNonUniformIndexing\nOpCapability DemoteToHelperInvocationEXT\n"
            "OpExtension \"SPV_EXT_descriptor_indexing\"\n"
            "OpExtension \"SPV_EXT_demote_to_helper_invocation\"\nOpMemoryModel Logical GLSL450\n"
            "OpEntryPoint Fragment %main \"main\" %coordinate\nOpExecutionMode %main OriginUpperLeft\n"
            "OpDecorate %coordinate BuiltIn FragCoord\n";
        const char *const variables[] = {"result", "choices", "textures", "data"};
        for (int binding = 0; binding < 4; binding++) {
            const std::string name = variables[binding];
            text += "OpDecorate %" + name + " DescriptorSet 0\nOpDecorate %" + name + " Binding " +
                    std::to_string(binding) + "\n";
        }
        text +=
            "OpDecorate %words ArrayStride 4\nOpDecorate %table ArrayStride 4\n"
            "OpDecorate %floats ArrayStride 4\nOpDecorate %wordsblock Block\n"
            "OpMemberDecorate %wordsblock 0 Offset 0\nOpDecorate %tableblock Block\n"
            "OpMemberDecorate %tableblock 0 Offset 0\nOpDecorate %floatsblock Block\n"
            "OpMemberDecorate %floatsblock 0 Offset 0\nOpDecorate %control Block\n"
            "OpMemberDecorate %control 0 Offset 0\n" +
            decorations_ +
            "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n"
            "%float = OpTypeFloat 32\n%v2 = OpTypeVector %float 2\n%v4 = OpTypeVector %float 4\n"
            "%zero = OpConstant %float 0\n%half = OpConstant %float 0.5\n%quarter = OpConstant %float 0.25\n"
            "%pixels = OpConstant %uint 256\n%entries = OpConstant %uint 2048\n%u16 = OpConstant %uint 16\n";
        for (int n = 0; n <= 8; n++) {
            text += "%u" + std::to_string(n) + " = OpConstant %uint " + std::to_string(n) + "\n";
        }
        text +=
            "%words = OpTypeArray %uint %pixels\n%wordsblock = OpTypeStruct %words\n"
            "%table = OpTypeArray %uint %entries\n%tableblock = OpTypeStruct %table\n"
            "%floats = OpTypeRuntimeArray %float\n%floatsblock = OpTypeStruct %floats\n"
            "%buffers = OpTypeArray %floatsblock %u3\n%image = OpTypeImage %float 2D 0 0 0 1 Unknown\n"
            "%sampled = OpTypeSampledImage %image\n%sampleds = OpTypeArray %sampled %u3\n"
            "%pwords = OpTypePointer StorageBuffer %wordsblock\n"
            "%ptable = OpTypePointer StorageBuffer %tableblock\n"
            "%pbuffers = OpTypePointer StorageBuffer %buffers\n"
            "%psampleds = OpTypePointer UniformConstant %sampleds\n"
            "%psampled = OpTypePointer UniformConstant %sampled\n"
            "%puint = OpTypePointer StorageBuffer %uint\n%pfloat = OpTypePointer StorageBuffer %float\n"
            "%pv4 = OpTypePointer Input %v4\n%control = OpTypeStruct %uint\n"
            "%pcontrol = OpTypePointer PushConstant %control\n%ppush = OpTypePointer PushConstant %uint\n"
            "%result = OpVariable %pwords StorageBuffer\n%choices = OpVariable %ptable StorageBuffer\n"
            "%textures = OpVariable %psampleds UniformConstant\n%data = OpVariable %pbuffers StorageBuffer\n"
            "%coordinate = OpVariable %pv4 Input\n%push = OpVariable %pcontrol PushConstant\n"
            "%main = OpFunction %void None %fn\n%l = OpLabel\n%at = OpLoad %v4 %coordinate\n"
            "%x = OpCompositeExtract %float %at 0\n%y = OpCompositeExtract %float %at 1\n"
            "%column = OpConvertFToU %uint %x\n%row = OpConvertFToU %uint %y\n"
            "%line = OpIMul %uint %row %u16\n%pixel = OpIAdd %uint %line %column\n"
            "%entry = OpIMul %uint %pixel %u8\n%pushed = OpAccessChain %ppush %push %u0\n"
            "%uniform = OpLoad %uint %pushed\n";
        for (uint32_t n = 0; n < kChoices; n++) {
            const std::string number = std::to_string(n);
            text += "%i_" + number + " = OpIAdd %uint %entry %u" + number + "\n%p_" + number +
                    " = OpAccessChain %puint %choices %u0 %i_" + number + "\n%c_" + number +
                    " = OpLoad %uint %p_" + number + "\n";
        }
        return text;
    }

    std::mt19937 random_;
    const bool written_out_, everywhere_;
    uint32_t next_ = 0, num_accesses_ = 0, num_apart_ = 0;
    std::string body_, decorations_, block_;
};

// A triangle that covers half of the viewport.
const char kTriangle[] =
    "OpCapability Shader\nOpMemoryModel Logical GLSL450\nOpEntryPoint Vertex %main \"main\" %vertex "
    "%position\n"
    "OpDecorate %vertex BuiltIn VertexIndex\nOpDecorate %position BuiltIn Position\n%void = OpTypeVoid\n"
    "%fn = OpTypeFunction %void\n%bool = OpTypeBool\n%int = OpTypeInt 32 1\n%float = OpTypeFloat 32\n"
    "%v4 = OpTypeVector %float 4\n%i1 = OpConstant %int 1\n%i2 = OpConstant %int 2\n"
    "%low = OpConstant %float -1\n%zero = OpConstant %float 0\n%high = OpConstant %float 1\n"
    "%pint = OpTypePointer Input %int\n%pv4 = OpTypePointer Output %v4\n%vertex = OpVariable %pint Input\n"
    "%position = OpVariable %pv4 Output\n%main = OpFunction %void None %fn\n%l = OpLabel\n"
    "%n = OpLoad %int %vertex\n%right = OpIEqual %bool %n %i1\n%below = OpIEqual %bool %n %i2\n"
    "%x = OpSelect %float %right %high %low\n%y = OpSelect %float %below %high %low\n"
    "%at = OpCompositeConstruct %v4 %x %y %zero %high\nOpStore %position %at\nOpReturn\nOpFunctionEnd\n";

class QuadTest : public wd::testing::DeviceTest {
  protected:
    void Start() {
        Options options;
        options.layers = {};
        options.api_version = VK_API_VERSION_1_2;
        options.features.fragmentStoresAndAtomics = VK_TRUE;
        options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        indexing_ = Make<VkPhysicalDeviceDescriptorIndexingFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_FEATURES);
        indexing_.shaderSampledImageArrayNonUniformIndexing = VK_TRUE;
        indexing_.shaderStorageBufferArrayNonUniformIndexing = VK_TRUE;
        demote_ = Make<VkPhysicalDeviceShaderDemoteToHelperInvocationFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_DEMOTE_TO_HELPER_INVOCATION_FEATURES_EXT);
        demote_.shaderDemoteToHelperInvocation = VK_TRUE;
        demote_.pNext = &indexing_;
        options.device_next = &demote_;
        options.device_extensions = {VK_EXT_SHADER_DEMOTE_TO_HELPER_INVOCATION_EXTENSION_NAME};
        DeviceTest::Start(options);
        if (!IsSkipped() && !HasFatalFailure()) {
            MakeSets();
        }
    }

    void MakeSets() {
        constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                   kTexture = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
        constexpr VkShaderStageFlags kStage = VK_SHADER_STAGE_FRAGMENT_BIT;
        VkDescriptorSetLayout layout = MakeSetLayout({{0, kStorage, 1, kStage, nullptr},
                                                      {1, kStorage, 1, kStage, nullptr},
                                                      {2, kTexture, kDescriptors, kStage, nullptr},
                                                      {3, kStorage, kDescriptors, kStage, nullptr}});
        VkDescriptorSetLayout own_layout = MakeSetLayout({{0, kStorage, 1, kStage, nullptr}});
        set_ = MakeSet(layout, {{kStorage, 5}, {kTexture, kDescriptors}});
        own_set_ = MakeSet(own_layout, {{kStorage, 1}});
        result_ =
            MakeBuffer(kPixels * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(kPixels, 7));
        choices_ = MakeBuffer(kPixels * kChoices * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
                              std::vector<uint32_t>(kPixels * kChoices, 0));
        output_ = MakeBuffer(kRecordWords * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
                             std::vector<uint32_t>(kRecordWords, 0));
        WriteBuffer(set_, 0, 0, kStorage, result_);
        WriteBuffer(set_, 1, 0, kStorage, choices_);
        WriteBuffer(own_set_, 0, 0, kStorage, output_);
        VkSampler sampler = MakeSampler();
        for (uint32_t n = 0; n < kDescriptors; n++) {
            // The sizes differ: the level of detail identifies the texture.
            auto image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4u << n, 4u << n,
                                   VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
            FillImage(image, {{0.25f, 0.25f * static_cast<float>(n + 1), 1, 1}},
                      VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
            WriteImage(set_, 2, n, kTexture, image.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, sampler);
            std::vector<uint32_t> words;
            for (uint32_t i = 0; i < 2 * kElements; i++) {
                const float value = static_cast<float>(n * 10 + i) * 0.75f;
                words.resize(i + 1);
                memcpy(&words[i], &value, 4);
            }
            WriteBuffer(set_, 3, n, kStorage,
                        MakeBuffer(2 * kElements * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, words), 0,
                        kElements * 4);
        }
        pipeline_layout_ = MakePipelineLayout({layout, own_layout}, kStage, 4);
        target_ = MakeTarget(kWidth, kWidth);
    }

    // Chooses indices for all pixels. `bad`: one in five is out of bounds.
    void Choose(uint32_t seed, bool bad) {
        std::mt19937 random(seed);
        for (uint32_t n = 0; n < kPixels * kChoices; n++) {
            const uint32_t end = n % kChoices < 4 ? kDescriptors : kElements;
            const uint32_t good = (uint32_t)random() % end, wrong = end + (uint32_t)random() % end;
            choices_.words[n] = (uint32_t)random() % 5 == 0 && bad ? wrong : good;
        }
    }

    // The target is a quarter of the viewport, which the triangle covers.
    VkPipeline MakePipeline(VkShaderModule fragment) {
        const std::vector<uint32_t> triangle = Assemble(kTriangle, SPV_ENV_UNIVERSAL_1_0);
        GraphicsState state({kWidth, kWidth});
        state.viewport.width = state.viewport.height = 2 * kWidth;
        return MakeGraphicsPipeline(pipeline_layout_, MakeShader(triangle.data(), triangle.size()), fragment,
                                    target_, &state);
    }

    std::vector<uint32_t> Run(const std::vector<uint32_t> &shader, uint32_t uniform) {
        std::fill_n(result_.words, kPixels, 7u);
        std::fill_n(output_.words, kRecordWords, 0u);
        VkPipeline pipeline = MakePipeline(MakeShader(shader.data(), shader.size()));
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_layout_, kDescSet, 1,
                                &own_set_, 0, nullptr);
        RecordDraw(commands, target_, pipeline, pipeline_layout_, set_,
                   {VK_SHADER_STAGE_FRAGMENT_BIT, {uniform}});
        Check(Submit(commands), "vkQueueSubmit");
        return std::vector<uint32_t>(result_.words, result_.words + kPixels);
    }

    // Runs an instrumented module, or the original if there is nothing to check.
    std::vector<uint32_t> Run(const Instrumented &shader, uint32_t uniform) {
        return Run(shader.words.empty() ? shader.original : shader.words, uniform);
    }

    // Every record is of a pixel with a bad index that is not a helper: stores of helpers have no effect.
    void ExpectRecordsOfBadPixels(const std::vector<uint32_t> &results) const {
        for (uint32_t at = 1; at < kRecordWords && output_.words[at]; at += output_.words[at]) {
            float x, y;
            memcpy(&x, &output_.words[at + WD_RECORD_STAGE_WORDS], 4);
            memcpy(&y, &output_.words[at + WD_RECORD_STAGE_WORDS + 1], 4);
            const uint32_t pixel = static_cast<uint32_t>(y) * kWidth + static_cast<uint32_t>(x);
            ASSERT_LT(pixel, kPixels);
            bool is_bad = false;
            for (uint32_t n = 0; n < kChoices; n++) {
                is_bad |= choices_.words[pixel * kChoices + n] >= (n < 4 ? kDescriptors : kElements);
            }
            EXPECT_TRUE(is_bad) << pixel;
            EXPECT_NE(results[pixel], 7u) << pixel;
        }
    }

    // The results of quads without helpers. In guard mode an access of a helper is in a branch like any other, and
    // lavapipe's load for a demoted pixel depends on the code around it.
    static std::vector<uint32_t> WithoutHelpers(std::vector<uint32_t> results) {
        const std::vector<uint32_t> all = results;
        for (uint32_t pixel = 0; pixel < kPixels; pixel++) {
            const uint32_t first = pixel & ~(kWidth + 1);
            const bool has_helpers = all[first] == 7 || all[first + 1] == 7 || all[first + kWidth] == 7 ||
                                     all[first + kWidth + 1] == 7;
            results[pixel] = has_helpers ? 7 : all[pixel];
        }
        return results;
    }

    void Try(uint32_t seed);

    VkPhysicalDeviceDescriptorIndexingFeatures indexing_;
    VkPhysicalDeviceShaderDemoteToHelperInvocationFeaturesEXT demote_;
    VkDescriptorSet set_ = VK_NULL_HANDLE, own_set_ = VK_NULL_HANDLE;
    VkPipelineLayout pipeline_layout_ = VK_NULL_HANDLE;
    Buffer result_, choices_, output_;
    Target target_;
    uint64_t num_records_ = 0;
};

void QuadTest::Try(uint32_t seed) {
    const std::string text = Program(seed, false).Text();
    const std::vector<uint32_t> plain = Assemble(text, SPV_ENV_UNIVERSAL_1_3);
    const std::vector<uint32_t> written_out = Assemble(Program(seed, true).Text(), SPV_ENV_UNIVERSAL_1_3);
    Choose(seed, false);
    const std::vector<uint32_t> expected = Run(plain, seed % 3);
    EXPECT_EQ(Run(written_out, seed % 3), expected) << text;
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        SCOPED_TRACE(mode == WD_INSTRUMENT_GUARD ? "guard" : "observe");
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.mode = mode;
        options.desc_set = kDescSet;
        const Instrumented shader = Instrument(text, SPV_ENV_UNIVERSAL_1_3, options);
        Choose(seed, false);
        EXPECT_EQ(Run(shader, seed % 3), expected) << text;
        EXPECT_EQ(output_.words[0], 0u);
        if (mode == WD_INSTRUMENT_GUARD) {
            Choose(seed, true);
            const std::vector<uint32_t> guarded = Run(shader, seed % 3);
            num_records_ += output_.words[0];
            ExpectRecordsOfBadPixels(guarded);
            EXPECT_EQ(WithoutHelpers(guarded), WithoutHelpers(Run(written_out, seed % 3))) << text;
        }
    }
}

TEST(QuadPrograms, AreValid) {
    for (uint32_t seed = 0; seed < 100 && !::testing::Test::HasFailure(); seed++) {
        for (bool other : {false, true}) {
            const std::string text = Program(seed, other, !other).Text();
            EXPECT_EQ(wd::testing::Validate(Assemble(text, SPV_ENV_UNIVERSAL_1_3), SPV_ENV_UNIVERSAL_1_3), "")
                << seed << text;
        }
    }
}

TEST_F(QuadTest, RandomShadersComputeTheSameDerivatives) {
    Start();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const uint32_t first = static_cast<uint32_t>(GTEST_FLAG_GET(random_seed)) * 1000;
    for (uint32_t seed = first; seed < first + kSeeds && !HasFailure(); seed++) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Try(seed);
    }
    EXPECT_GT(num_records_, 0u);
}

// Derivatives are undefined there in SPIR-V. A driver still computes the same with checks as without.
TEST_F(QuadTest, ObserveModeChangesNothingInDivergentControlFlow) {
    Start();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const uint32_t first = static_cast<uint32_t>(GTEST_FLAG_GET(random_seed)) * 1000;
    uint32_t num_apart = 0;
    for (uint32_t seed = first + 100; seed < first + 100 + kSeeds && !HasFailure(); seed++) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Program program(seed, false, true);
        const std::string text = program.Text();
        num_apart += program.num_apart();
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.mode = WD_INSTRUMENT_OBSERVE;
        options.desc_set = kDescSet;
        const Instrumented shader = Instrument(text, SPV_ENV_UNIVERSAL_1_3, options);
        Choose(seed, false);
        const std::vector<uint32_t> expected = Run(Assemble(text, SPV_ENV_UNIVERSAL_1_3), seed % 3);
        EXPECT_EQ(Run(shader, seed % 3), expected) << text;
        EXPECT_EQ(output_.words[0], 0u);
    }
    if (first == 0) { // A few others may happen to hold none.
        EXPECT_GT(num_apart, 0u);
    }
}

// Derivatives in uniform flow are silent, whatever the branches before them. Both kinds of shaders compute the same
// with the check as without.
TEST_F(QuadTest, DivergenceIsFoundOnlyWhereDerivativesAreApart) {
    Start();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const uint32_t first = static_cast<uint32_t>(GTEST_FLAG_GET(random_seed)) * 1000;
    uint32_t num_checks = 0;
    for (uint32_t seed = first + 200; seed < first + 200 + 2 * kSeeds && !HasFailure(); seed++) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const bool everywhere = seed % 2;
        const std::string text = Program(seed, false, everywhere).Text();
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.checks = WD_CHECK_DIVERGENCE;
        options.limits.ballot_stages = 1u << SpvExecutionModelFragment;
        options.desc_set = kDescSet;
        const Instrumented shader = Instrument(text, SPV_ENV_UNIVERSAL_1_3, options);
        num_checks += shader.num_checks;
        Choose(seed, false);
        const std::vector<uint32_t> expected = Run(Assemble(text, SPV_ENV_UNIVERSAL_1_3), seed % 3);
        EXPECT_EQ(Run(shader, seed % 3), expected) << text;
        num_records_ += output_.words[0];
        EXPECT_TRUE(everywhere || output_.words[0] == 0) << text;
    }
    if (first == 0) { // Others may happen to have none.
        EXPECT_GT(num_checks, 0u);
        EXPECT_GT(num_records_, 0u);
    }
}

} // namespace
