// Accesses through physical pointers, with the Int64 capability and without: what is checked, and how shaders run on lavapipe
// with a table of addresses that the test makes. Each shader is validated before and after, in both modes.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "testing/device/device.h"
#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Buffer;
using wd::testing::FailEachAllocation;
using wd::testing::IndexOf;
using wd::testing::Instrument;
using wd::testing::Instrumented;
using wd::testing::Make;
using wd::testing::Options;

constexpr uint32_t kDescSet = 1, kTableBinding = 2, kShaderId = 77;
constexpr uint32_t kBufferWords = 64;
constexpr uint32_t kSite =
    900; // Result id of the instruction that is to be reported; of a store, of what is in front of it.
constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

// A shader is a body, and what it needs in front. At hand are, from push constants, %p, a physical pointer to
//
//     struct Block { uint a @0; uvec3 b @16; mat2 m @32, rows 16 bytes apart; Block *next @64; uint tail[] @72; }
//
// and %i; and `uint result[16]` in set 0, binding 0: element %k is `%out_k`.
struct Shader {
    std::string body;
    std::string functions = {};
    std::string globals = {};
    std::string variables = {};
    std::string decorations = {};
    std::string major = "ColMajor";
    std::string narrow = {}; // The type of tail's elements if they have 16 bits, which the module only loads.
};

std::string Text(const Shader &shader, bool has_int64, bool is_old = false) {
    std::string text =
        "OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses\n" +
        std::string(has_int64 ? "OpCapability Int64\n" : "") +
        (shader.narrow.empty() ? "" : "OpCapability StorageBuffer16BitAccess\n") +
        "OpExtension \"SPV_KHR_physical_storage_buffer\"\n"
        "OpMemoryModel PhysicalStorageBuffer64 GLSL450\nOpEntryPoint GLCompute %main \"main\"" +
        (is_old ? "" : " %result %push") +
        "\nOpExecutionMode %main LocalSize 1 1 1\n"
        "OpDecorate %result DescriptorSet 0\nOpDecorate %result Binding 0\n"
        "OpDecorate %outs ArrayStride 4\nOpDecorate %outblock Block\nOpMemberDecorate %outblock 0 Offset 0\n"
        "OpDecorate %tail ArrayStride " +
        (shader.narrow.empty() ? "4" : "2") +
        "\nOpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\n"
        "OpMemberDecorate %block 1 Offset 16\nOpMemberDecorate %block 2 Offset 32\n"
        "OpMemberDecorate %block 2 MatrixStride 16\nOpMemberDecorate %block 2 " +
        shader.major +
        "\nOpMemberDecorate %block 3 Offset 64\nOpMemberDecorate %block 4 Offset 72\n"
        "OpDecorate %control Block\nOpMemberDecorate %control 0 Offset 0\nOpMemberDecorate %control 1 Offset "
        "8\nOpDecorate %puint ArrayStride 4\n" +
        shader.decorations +
        "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n"
        "%v3 = OpTypeVector %uint 3\n%float = OpTypeFloat 32\n%v2f = OpTypeVector %float 2\n"
        "%m2 = OpTypeMatrix %v2f 2\n" +
        (shader.narrow.empty() ? "%tail = OpTypeRuntimeArray %uint\n"
                               : "%narrow = " + shader.narrow +
                                     "\n%tail = OpTypeRuntimeArray %narrow\n"
                                     "%pnarrow = OpTypePointer PhysicalStorageBuffer %narrow\n") +
        "OpTypeForwardPointer %pblock PhysicalStorageBuffer\n"
        "%block = OpTypeStruct %uint %v3 %m2 %pblock %tail\n%pblock = OpTypePointer PhysicalStorageBuffer "
        "%block\n%puint = OpTypePointer PhysicalStorageBuffer %uint\n%pv3 = OpTypePointer "
        "PhysicalStorageBuffer %v3\n%pm2 = OpTypePointer PhysicalStorageBuffer %m2\n"
        "%pv2f = OpTypePointer PhysicalStorageBuffer %v2f\n%ppointer = OpTypePointer PhysicalStorageBuffer "
        "%pblock\n%u16 = OpConstant %uint 16\n%outs = OpTypeArray %uint %u16\n%outblock = OpTypeStruct "
        "%outs\n%poutblock = OpTypePointer StorageBuffer %outblock\n%result = OpVariable %poutblock "
        "StorageBuffer\n%pout = OpTypePointer StorageBuffer %uint\n%control = OpTypeStruct %pblock %uint\n"
        "%pcontrol = OpTypePointer PushConstant %control\n%push = OpVariable %pcontrol PushConstant\n"
        "%ppush = OpTypePointer PushConstant %pblock\n%ppushi = OpTypePointer PushConstant %uint\n"
        "%fpuint = OpTypePointer Function %uint\n";
    for (int n = 0; n < 10; n++) {
        text += "%u" + std::to_string(n) + " = OpConstant %uint " + std::to_string(n) + "\n";
    }
    text += shader.globals + "%main = OpFunction %void None %fn\n%l = OpLabel\n" + shader.variables +
            "%pp = OpAccessChain %ppush %push %u0\n%p = OpLoad %pblock %pp\n"
            "%pi = OpAccessChain %ppushi %push %u1\n%i = OpLoad %uint %pi\n";
    for (int n = 0; n < 3; n++) {
        const std::string number = std::to_string(n);
        text += "%out_" + number + " = OpAccessChain %pout %result %u0 %u" + number + "\n";
    }
    return text + shader.body + "OpReturn\nOpFunctionEnd\n" + shader.functions;
}

wd_instrument_options OptionsOf(wd_instrument_mode mode) {
    static const wd_instrument_addresses addresses = {kTableBinding};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = mode;
    options.checks = WD_CHECK_DEVICE_ADDRESS;
    options.desc_set = kDescSet;
    options.shader_id = kShaderId;
    options.addresses = &addresses;
    return options;
}

Instrumented Pass(const Shader &shader, bool has_int64, const wd_instrument_options &options,
                  spv_target_env env = SPV_ENV_VULKAN_1_2) {
    return Instrument(Text(shader, has_int64, env != SPV_ENV_VULKAN_1_2), env, options);
}

// An access, what it touches, and what it leaves in the result.
struct Access {
    const char *name;
    Shader shader;
    uint32_t first, last; // Bytes from %p on; %i is 1.
    uint32_t alignment;   // That is checked.
    uint32_t error;       // If it is less aligned.
    uint32_t value;       // result[0] if all is well.
    bool is_store = false;
};

constexpr uint32_t kOperand = WD_RECORD_ERROR_ADDRESS_ALIGNED_OPERAND;
constexpr uint32_t kScalar = WD_RECORD_ERROR_ADDRESS_SCALAR_ALIGNMENT;

std::vector<Access> Accesses() {
    const std::string done = "OpStore %out_0 %done\n";
    const std::string narrow = "%c = OpAccessChain %pnarrow %p %u4 %u0\n%900 = OpLoad %narrow %c Aligned 2\n";
    return {
        {"scalar",
         {"%c = OpAccessChain %puint %p %u0\n%900 = OpLoad %uint %c Aligned 16\nOpStore %out_0 %900\n"},
         0,
         3,
         16,
         kOperand,
         1000},
        {"vector",
         {"%c = OpAccessChain %pv3 %p %u1\n%900 = OpLoad %v3 %c Aligned 4\n%done = OpCompositeExtract %uint "
          "%900 2\n" +
          done},
         16,
         27,
         4,
         kOperand,
         1006},
        {"component",
         {"%c = OpAccessChain %puint %p %u1 %i\n%900 = OpLoad %uint %c Aligned 4\nOpStore %out_0 %900\n"},
         20,
         23,
         4,
         kOperand,
         1005},
        {"matrix",
         {"%c = OpAccessChain %pm2 %p %u2\n%900 = OpLoad %m2 %c Aligned 16\n%f = OpCompositeExtract %float "
          "%900 1 1\n%done = OpBitcast %uint %f\n" +
          done},
         32,
         55,
         16,
         kOperand,
         1013},
        {"column",
         {"%c = OpAccessChain %pv2f %p %u2 %i\n%900 = OpLoad %v2f %c Aligned 8\n%f = OpCompositeExtract "
          "%float %900 1\n%done = OpBitcast %uint %f\n" +
          done},
         48,
         55,
         8,
         kOperand,
         1013},
        {"row-major matrix",
         {"%c = OpAccessChain %pm2 %p %u2\n%900 = OpLoad %m2 %c Aligned 16\n%f = OpCompositeExtract %float "
          "%900 1 1\n%done = OpBitcast %uint %f\n" +
              done,
          "", "", "", "", "RowMajor"},
         32,
         55,
         16,
         kOperand,
         1013},
        {"pointer",
         {"%c = OpAccessChain %ppointer %p %u3\n%900 = OpLoad %pblock %c Aligned 8\n%pair = OpBitcast %v2 "
          "%900\n%done = OpCompositeExtract %uint %pair 0\n" +
              done,
          "", "%v2 = OpTypeVector %uint 2\n"},
         64,
         71,
         8,
         kOperand,
         1016},
        {"store",
         {"%900 = OpCopyObject %uint %i\n%c = OpAccessChain %puint %p %u4 %i\nOpStore %c %900 Aligned "
          "4\nOpStore %out_0 %900\n"},
         76,
         79,
         4,
         kOperand,
         1,
         true},
        {"atomic",
         {"%c = OpAccessChain %puint %p %u4 %i\n%900 = OpAtomicIAdd %uint %c %u1 %u0 %u5\nOpStore %out_0 "
          "%900\n"},
         76,
         79,
         4,
         kScalar,
         1019},
        {"copy",
         {"%c = OpAccessChain %puint %p %u4 %i\n%900 = OpCopyObject %uint %i\nOpCopyMemory %local %c "
          "Aligned 4\n%done = OpLoad %uint %local\n" +
              done,
          "", "", "%local = OpVariable %fpuint Function %u0\n"},
         76,
         79,
         4,
         kOperand,
         1019},
        {"element",
         {"%b = OpAccessChain %puint %p %u4 %u0\n%c = OpPtrAccessChain %puint %b %i\n%900 = OpLoad %uint %c "
          "Aligned 4\nOpStore %out_0 %900\n"},
         76,
         79,
         4,
         kOperand,
         1019},
        {"whole number of 16 bits",
         {narrow + "%done = OpUConvert %uint %900\n" + done, "", "", "", "", "ColMajor", "OpTypeInt 16 0"},
         72,
         73,
         2,
         kOperand,
         1018},
        {"number of 16 bits with a fraction",
         {narrow + "%f = OpFConvert %float %900\n%done = OpBitcast %uint %f\n" + done, "", "", "", "",
          "ColMajor", "OpTypeFloat 16"},
         72,
         73,
         2,
         kOperand,
         0x387e8000},
        {"parameter",
         {"%900 = OpFunctionCall %uint %read %p\nOpStore %out_0 %900\n",
          "%read = OpFunction %uint None %readfn\n%q = OpFunctionParameter %pblock\n%rl = OpLabel\n%c = "
          "OpAccessChain %puint %q %u4 %u1\n%901 = OpLoad %uint %c Aligned 4\nOpReturnValue "
          "%901\nOpFunctionEnd\n",
          "%readfn = OpTypeFunction %uint %pblock\n", "", "OpDecorate %q Aliased\n"},
         76,
         79,
         4,
         kOperand,
         1019},
    };
}

// Whether the module has integers of 64 bits: without them, pointers to what may only be loaded have no number.
std::vector<bool> IntegersOf(const Access &access) {
    return access.shader.narrow.empty() ? std::vector<bool>{false, true} : std::vector<bool>{true};
}

// SPIR-V allows it, but its validator takes a pointer for what it points to.
TEST(InstrumentAddressTest, PointersToNarrowValuesAreNotBitcast) {
    uint32_t count = 0;
    for (const Access &access : Accesses()) {
        if (!access.shader.narrow.empty()) {
            Instrumented result = Pass(access.shader, false, OptionsOf(WD_INSTRUMENT_GUARD));
            EXPECT_EQ(result.num_checks, 0u) << access.name;
            EXPECT_EQ(result.num_unknown, 1u) << access.name;
            count++;
        }
    }
    EXPECT_EQ(count, 2u);
}

TEST(InstrumentAddressTest, EveryAccessIsChecked) {
    for (const Access &access : Accesses()) {
        for (bool has_int64 : IntegersOf(access)) {
            for (wd_instrument_mode mode : kModes) {
                Instrumented result = Pass(access.shader, has_int64, OptionsOf(mode));
                EXPECT_EQ(result.reason, "") << access.name;
                EXPECT_EQ(result.num_checks, 1u) << access.name;
                EXPECT_EQ(result.num_unknown, 0u) << access.name;
                // Nothing of 64 bits comes into a module that has none.
                EXPECT_EQ(result.text.find("OpTypeInt 64") != std::string::npos, has_int64) << access.name;
                EXPECT_EQ(result.text.find("OpCapability Int64") != std::string::npos, has_int64);
            }
        }
    }
}

TEST(InstrumentAddressTest, OlderModulesGetTheExtensionThatTheAddedCodeNeeds) {
    Shader shader = {
        "%c = OpAccessChain %puint %p %u0\n%900 = OpLoad %uint %c Aligned 4\nOpStore %out_0 %900\n"};
    for (wd_instrument_mode mode : kModes) {
        Instrumented result = Pass(shader, false, OptionsOf(mode), SPV_ENV_UNIVERSAL_1_3);
        EXPECT_EQ(result.num_checks, 1u);
        const std::string name = "OpExtension \"SPV_KHR_physical_storage_buffer\"";
        EXPECT_NE(result.text.find(name), std::string::npos);
        EXPECT_EQ(result.text.find(name), result.text.rfind(name));
    }
}

TEST(InstrumentAddressTest, EqualAddressesOfABlockAreCheckedOnce) {
    // The pointer is loaded and the chain made anew, as compilers do.
    auto access = [](const std::string &n, const std::string &type, const std::string &value,
                     const std::string &indices, const std::string &alignment) {
        return "%p_" + n + " = OpLoad %pblock %pp\n%c_" + n + " = OpAccessChain %" + type + " %p_" + n + " " +
               indices + "\n%v_" + n + " = OpLoad %" + value + " %c_" + n + " Aligned " + alignment + "\n";
    };
    struct Case {
        std::string body, variables;
        uint32_t num_checks, num_elided;
    };
    const std::string local = "%kept = OpVariable %fpblock Function\n";
    const std::string keep = "OpStore %kept %p\n";
    auto kept = [&](const std::string &n) {
        return "%p_" + n + " = OpLoad %pblock %kept\n%c_" + n + " = OpAccessChain %puint %p_" + n +
               " %u0\n%v_" + n + " = OpLoad %uint %c_" + n + " Aligned 4\n";
    };
    const Case cases[] = {
        {access("1", "puint", "uint", "%u0", "4") + access("2", "puint", "uint", "%u0", "4"), "", 1, 1},
        // A stronger alignment, another place.
        {access("1", "puint", "uint", "%u0", "4") + access("2", "puint", "uint", "%u0", "16"), "", 2, 0},
        {access("1", "puint", "uint", "%u4 %i", "4") + access("2", "puint", "uint", "%u4 %u1", "4"), "", 2,
         0},
        {access("1", "puint", "uint", "%u4 %i", "4") + access("2", "puint", "uint", "%u4 %i", "4"), "", 1, 1},
        // Through a variable of the function, which a store or a call may change.
        {keep + kept("1") + kept("2"), local, 1, 1},
        {keep + kept("1") + keep + kept("2"), local, 2, 0},
        {keep + kept("1") + "%call = OpFunctionCall %void %nothing\n" + kept("2"), local, 2, 0},
        // A store elsewhere does not.
        {keep + kept("1") + "OpStore %out_0 %i\n" + kept("2"), local, 1, 1},
        {keep + kept("1") + "OpStore %c_1 %i Aligned 4\n" + kept("2"), local, 1, 2},
        // In another block it is made anew.
        {access("1", "puint", "uint", "%u0", "4") + "OpBranch %other\n%other = OpLabel\n" +
             access("2", "puint", "uint", "%u0", "4"),
         "", 2, 0},
    };
    for (const Case &test : cases) {
        for (bool has_int64 : {false, true}) {
            for (wd_instrument_mode mode : kModes) {
                Instrumented result =
                    Pass({test.body,
                          "%nothing = OpFunction %void None %fn\n%nl = OpLabel\nOpReturn\nOpFunctionEnd\n",
                          "%fpblock = OpTypePointer Function %pblock\n", test.variables,
                          test.variables.empty() ? "" : "OpDecorate %kept AliasedPointer\n"},
                         has_int64, OptionsOf(mode));
                EXPECT_EQ(result.num_checks, test.num_checks) << test.body;
                EXPECT_EQ(result.num_elided, test.num_elided) << test.body;
            }
        }
    }
    // A weaker alignment holds where the stronger one does; guarded, the access may be good although the first was not.
    for (wd_instrument_mode mode : kModes) {
        const std::string weaker =
            access("1", "puint", "uint", "%u0", "16") + access("2", "puint", "uint", "%u0", "4");
        const Instrumented result = Pass({weaker}, true, OptionsOf(mode));
        EXPECT_EQ(result.num_checks, mode == WD_INSTRUMENT_GUARD ? 2u : 1u);
    }
}

TEST(InstrumentAddressTest, WithoutATableTheAlignmentIsChecked) {
    for (const Access &access : Accesses()) {
        for (bool has_int64 : IntegersOf(access)) {
            for (wd_instrument_mode mode : kModes) {
                wd_instrument_options options = OptionsOf(mode);
                options.addresses = nullptr;
                Instrumented result = Pass(access.shader, has_int64, options);
                EXPECT_EQ(result.num_checks, 1u) << access.name;
                EXPECT_EQ(result.text.find("warden.addresses"), std::string::npos);
            }
        }
    }
}

TEST(InstrumentAddressTest, ModulesWithoutPhysicalPointersAndOtherChecksGetNoTable) {
    wd_instrument_options options = OptionsOf(WD_INSTRUMENT_GUARD);
    Instrumented result = Pass({"OpStore %out_0 %i\n"}, true, options);
    EXPECT_NE(result.reason, "");
    options.checks = WD_CHECK_ALL & ~(uint32_t)WD_CHECK_DEVICE_ADDRESS;
    for (const Access &access : Accesses()) {
        Pass(access.shader, true, options);
    }
    // The table's place is the module's own.
    options = OptionsOf(WD_INSTRUMENT_GUARD);
    const wd_instrument_addresses taken = {0};
    options.addresses = &taken;
    options.desc_set = 0;
    options.binding = 5;
    result = Pass(Accesses()[0].shader, true, options);
    EXPECT_NE(result.reason.find("the module itself uses binding"), std::string::npos) << result.reason;
}

TEST(InstrumentAddressTest, ASkippedLoadOfPointersYieldsNullPointers) {
    // Structs and arrays that hold physical pointers have no null constant either.
    const Shader shader = {
        "%c = OpBitcast %pnode %p\n%900 = OpLoad %node %c Aligned 8\n%done = OpCompositeExtract %uint %900 "
        "1\n"
        "OpStore %out_0 %done\n",
        "",
        "%two = OpTypeArray %pblock %u2\n%node = OpTypeStruct %two %uint %pblock\n%pnode = OpTypePointer "
        "PhysicalStorageBuffer %node\n",
        "",
        "OpDecorate %two ArrayStride 8\nOpMemberDecorate %node 0 Offset 0\nOpMemberDecorate %node 1 Offset "
        "16\nOpMemberDecorate %node 2 Offset 24\nOpDecorate %node Block\n"};
    for (bool has_int64 : {false, true}) {
        Instrumented result = Pass(shader, has_int64, OptionsOf(WD_INSTRUMENT_GUARD));
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_NE(result.text.find("OpPhi"), std::string::npos);
    }
}

TEST(InstrumentAddressTest, SurvivesEveryFailingAllocation) {
    const std::vector<uint32_t> words = Assemble(Text(Accesses()[1].shader, false));
    FailEachAllocation(words, OptionsOf(WD_INSTRUMENT_GUARD));
}

class InstrumentAddressDeviceTest : public wd::testing::DeviceTest {
  protected:
    Options LavapipeOptions() {
        Options options;
        options.layers = {};
        options.api_version = VK_API_VERSION_1_2;
        options.features.shaderInt64 = VK_TRUE;
        features_ = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
        features_.bufferDeviceAddress = VK_TRUE;
        narrow_ = Make<VkPhysicalDevice16BitStorageFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES);
        narrow_.storageBuffer16BitAccess = VK_TRUE;
        features_.pNext = &narrow_;
        options.device_next = &features_;
        return options;
    }

    // The memory that shaders access: 128 words, of which number n is 1000 + n.
    void MakeMemory() {
        std::vector<uint32_t> words;
        for (uint32_t n = 0; n < 128; n++) {
            words.push_back(1000 + n);
        }
        memory_ = MakeBuffer(
            512, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, words);
        address_ = AddressOf(memory_.handle);
        ASSERT_NE(address_, 0u);
    }

    static std::vector<uint32_t> Table(const std::vector<std::pair<uint64_t, uint64_t>> &ranges) {
        std::vector<uint32_t> table = {1, 0, 0, 0, (uint32_t)ranges.size(), 0, 0, 0};
        for (auto [begin, end] : ranges) {
            for (uint64_t number : {begin, end}) {
                table.push_back((uint32_t)number);
                table.push_back((uint32_t)(number >> 32));
            }
        }
        return table;
    }

    // Runs a shader whose %p is `address` and whose %i is 1, and returns the result.
    std::vector<uint32_t> Run(const std::vector<uint32_t> &words, uint64_t address,
                              const std::vector<uint32_t> &table) {
        constexpr VkShaderStageFlags kStage = VK_SHADER_STAGE_COMPUTE_BIT;
        constexpr VkDescriptorType kBuffer = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        VkDescriptorSetLayout layout = MakeSetLayout({{0, kBuffer, 1, kStage, nullptr}});
        VkDescriptorSet set = MakeSet(layout, {{kBuffer, 1}});
        Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(16, 7));
        WriteBuffer(set, 0, 0, kBuffer, result);
        VkDescriptorSetLayout own_layout =
            MakeSetLayout({{0, kBuffer, 1, kStage, nullptr}, {kTableBinding, kBuffer, 1, kStage, nullptr}});
        VkDescriptorSet own = MakeSet(own_layout, {{kBuffer, 2}});
        output_ = MakeBuffer(kBufferWords * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        Buffer input = MakeBuffer(table.size() * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, table);
        WriteBuffer(own, 0, 0, kBuffer, output_);
        WriteBuffer(own, kTableBinding, 0, kBuffer, input);
        VkPipelineLayout pipeline_layout = MakePipelineLayout({layout, own_layout}, kStage, 16);
        VkPipeline &pipeline = pipelines_[words];
        if (!pipeline) {
            pipeline = MakeComputePipeline(pipeline_layout, MakeShader(words.data(), words.size()));
        }
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_layout, kDescSet, 1, &own,
                                0, nullptr);
        RecordDispatch(commands, pipeline, pipeline_layout, set,
                       {kStage, {(uint32_t)address, (uint32_t)(address >> 32), 1, 0}}, 1);
        Check(Submit(commands), "vkQueueSubmit");
        return std::vector<uint32_t>(result.words, result.words + 4);
    }

    // The memory's words; it is put back to what it was.
    std::vector<uint32_t> TakeMemory() {
        std::vector<uint32_t> words(memory_.words, memory_.words + 128);
        for (uint32_t n = 0; n < 128; n++) {
            memory_.words[n] = 1000 + n;
        }
        return words;
    }

    void ExpectNoRecord() {
        EXPECT_EQ(std::vector<uint32_t>(output_.words, output_.words + kBufferWords),
                  std::vector<uint32_t>(kBufferWords, 0));
    }

    void ExpectRecord(uint32_t site, uint32_t error, uint64_t address, uint32_t detail) {
        std::vector<uint32_t> expected = {11,
                                          11,
                                          kShaderId,
                                          site,
                                          SpvExecutionModelGLCompute,
                                          0,
                                          0,
                                          0,
                                          error,
                                          (uint32_t)address,
                                          (uint32_t)(address >> 32),
                                          detail};
        expected.resize(kBufferWords);
        EXPECT_EQ(std::vector<uint32_t>(output_.words, output_.words + kBufferWords), expected);
    }

    static uint32_t SiteOf(const Access &access, const Instrumented &result) {
        if (std::string(access.name) == "parameter") {
            return IndexOf(result.original, 901);
        }
        return IndexOf(result.original, kSite) + (access.is_store ? 2 : std::string(access.name) == "copy");
    }

    VkPhysicalDeviceBufferDeviceAddressFeatures features_;
    VkPhysicalDevice16BitStorageFeatures narrow_;
    Buffer memory_, output_;
    std::map<std::vector<uint32_t>, VkPipeline> pipelines_; // All layouts are alike.
    uint64_t address_ = 0;
};

TEST_F(InstrumentAddressDeviceTest, TheExactLastByteDecides) {
    WD_START_DEVICE(LavapipeOptions());
    MakeMemory();
    for (const Access &access : Accesses()) {
        for (bool has_int64 : IntegersOf(access)) {
            for (wd_instrument_mode mode : kModes) {
                SCOPED_TRACE(std::string(access.name) + (has_int64 ? " int64" : "") +
                             (mode ? " observe" : " guard"));
                Instrumented result = Pass(access.shader, has_int64, OptionsOf(mode));
                const std::vector<uint32_t> plain =
                    Run(result.original, address_, Table({{address_, address_ + 512}}));
                EXPECT_EQ(plain, (std::vector<uint32_t>{access.value, 7, 7, 7}));
                const std::vector<uint32_t> plain_memory = TakeMemory();
                // The range is no more than what is accessed.
                EXPECT_EQ(Run(result.words, address_,
                              Table({{16, 32}, {address_ + access.first, address_ + access.last + 1}})),
                          plain);
                EXPECT_EQ(TakeMemory(), plain_memory);
                ExpectNoRecord();
                // One byte is missing at the end, or at the beginning; or everything is.
                for (const auto &table : {Table({{address_ + access.first, address_ + access.last}}),
                                          Table({{address_ + access.first + 1, address_ + 512}}), Table({}),
                                          Table({{16, 32}, {UINT64_MAX - 64, UINT64_MAX}})}) {
                    const uint32_t value = access.is_store               ? 1
                                           : mode == WD_INSTRUMENT_GUARD ? 0
                                                                         : access.value;
                    EXPECT_EQ(Run(result.words, address_, table), (std::vector<uint32_t>{value, 7, 7, 7}));
                    const std::vector<uint32_t> memory = TakeMemory();
                    if (mode == WD_INSTRUMENT_GUARD) {
                        EXPECT_EQ(memory, TakeMemory()); // Nothing was written.
                    } else {
                        EXPECT_EQ(memory, plain_memory);
                    }
                    ExpectRecord(SiteOf(access, result), WD_RECORD_ERROR_DEVICE_ADDRESS,
                                 address_ + access.first, access.last - access.first + 1);
                }
            }
        }
    }
}

TEST_F(InstrumentAddressDeviceTest, AddressesThatAreNotAlignedAreRecorded) {
    WD_START_DEVICE(LavapipeOptions());
    MakeMemory();
    for (const Access &access : Accesses()) {
        for (bool has_int64 : IntegersOf(access)) {
            for (bool has_table : {false, true}) {
                SCOPED_TRACE(std::string(access.name) + (has_int64 ? " int64" : ""));
                wd_instrument_options options = OptionsOf(WD_INSTRUMENT_GUARD);
                options.addresses = has_table ? options.addresses : nullptr;
                Instrumented result = Pass(access.shader, has_int64, options);
                const std::vector<uint32_t> table = Table({{address_, address_ + 512}});
                Run(result.words, address_, table);
                TakeMemory();
                if ((address_ + access.first) % access.alignment == 0) {
                    ExpectNoRecord();
                }
                const uint64_t odd = address_ + access.alignment / 2;
                Run(result.words, odd, table);
                TakeMemory();
                ExpectRecord(SiteOf(access, result), access.error, odd + access.first, access.alignment);
            }
        }
    }
}

TEST_F(InstrumentAddressDeviceTest, WhereNothingIsKnownNothingIsSaid) {
    WD_START_DEVICE(LavapipeOptions());
    MakeMemory();
    const Access access = Accesses()[0];
    const std::vector<uint32_t> good = {access.value, 7, 7, 7}, bad = {0, 7, 7, 7};
    for (bool has_int64 : {false, true}) {
        Instrumented result = Pass(access.shader, has_int64, OptionsOf(WD_INSTRUMENT_GUARD));
        // No table, and heads that lie.
        for (uint32_t head : {0u, 1u, 2u, 0x10000000u, 0xffffffffu}) {
            EXPECT_EQ(Run(result.words, address_, {head, 0, 0, 0}), good) << head;
            ExpectNoRecord();
        }
        // A count that lies: what the buffer holds is searched, and no more.
        std::vector<uint32_t> table = Table({{16, 32}, {address_, address_ + 4}});
        for (uint32_t count : {3u, 0x7fffffffu, 0xffffffffu}) {
            table[4] = count;
            EXPECT_EQ(Run(result.words, address_, table), good) << count;
            ExpectNoRecord();
        }
        table = Table({{16, 32}, {address_, address_ + 3}});
        table[4] = 0xffffffff;
        EXPECT_EQ(Run(result.words, address_, table), bad);
        // A table that is not sorted ends the search all the same.
        table = Table({{UINT64_MAX, 0}, {16, 32}, {UINT64_MAX, UINT64_MAX}, {0, 0}});
        EXPECT_EQ(Run(result.words, address_, table), bad);
    }
}

TEST_F(InstrumentAddressDeviceTest, ManyRangesAreSearched) {
    WD_START_DEVICE(LavapipeOptions());
    MakeMemory();
    const Access access = Accesses()[0];
    for (bool has_int64 : {false, true}) {
        Instrumented result = Pass(access.shader, has_int64, OptionsOf(WD_INSTRUMENT_GUARD));
        for (uint32_t before : {0u, 1u, 2u, 7u, 500u}) {
            for (uint32_t after : {0u, 1u, 2u, 7u, 500u}) {
                // Addresses whose low or high words are alike.
                std::vector<std::pair<uint64_t, uint64_t>> ranges;
                for (uint32_t n = before; n > 0; n--) {
                    const uint64_t begin = n % 2 || address_ < n * (1ull << 32)
                                               ? address_ - n * 16
                                               : address_ - (uint64_t(n) << 32);
                    ranges.push_back({begin, begin + 16});
                }
                std::sort(ranges.begin(), ranges.end());
                ranges.push_back({address_, address_ + 4});
                for (uint32_t n = 1; n <= after; n++) {
                    ranges.push_back({address_ + n * 16, address_ + n * 16 + 16});
                }
                EXPECT_EQ(Run(result.words, address_, Table(ranges))[0], access.value)
                    << before << " " << after;
                ranges[before].second--;
                EXPECT_EQ(Run(result.words, address_, Table(ranges))[0], 0u) << before << " " << after;
            }
        }
    }
}

TEST_F(InstrumentAddressDeviceTest, TheRangeThatWasFoundLastIsNotTakenForAnother) {
    WD_START_DEVICE(LavapipeOptions());
    MakeMemory();
    // Three accesses: good, elsewhere and bad, good again.
    const Shader shader = {
        "%c = OpAccessChain %puint %p %u0\n%x = OpLoad %uint %c Aligned 4\nOpStore %out_0 %x\n"
        "%d = OpAccessChain %puint %p %u4 %u0\n%900 = OpLoad %uint %d Aligned 4\nOpStore %out_1 %900\n"
        "%e = OpAccessChain %puint %p %u1 %u0\n%y = OpLoad %uint %e Aligned 4\nOpStore %out_2 %y\n"};
    for (bool has_int64 : {false, true}) {
        Instrumented result = Pass(shader, has_int64, OptionsOf(WD_INSTRUMENT_GUARD));
        EXPECT_EQ(
            Run(result.words, address_, Table({{address_, address_ + 20}, {address_ + 32, address_ + 72}})),
            (std::vector<uint32_t>{1000, 0, 1004, 7}));
        ExpectRecord(IndexOf(result.original, kSite), WD_RECORD_ERROR_DEVICE_ADDRESS, address_ + 72, 4);
        // Ranges that overlap: the end is the greatest so far.
        EXPECT_EQ(Run(result.words, address_,
                      Table({{address_, address_ + 76},
                             {address_ + 8, address_ + 76},
                             {address_ + 72, address_ + 76}})),
                  (std::vector<uint32_t>{1000, 1018, 1004, 7}));
        ExpectNoRecord();
    }
}

// What a skipped load of a pointer leaves is the null pointer: it leads nowhere, and that is not another mistake. One that the
// shader had itself is.
TEST_F(InstrumentAddressDeviceTest, NullPointersOfSkippedLoadsAreNotReportedAgain) {
    WD_START_DEVICE(LavapipeOptions());
    MakeMemory();
    // Through a variable, as compilers do it.
    const Shader shader = {
        "%c = OpAccessChain %ppointer %p %u3\n%900 = OpLoad %pblock %c Aligned 8\nOpStore %kept %900\n"
        "%n = OpLoad %pblock %kept\n%d = OpAccessChain %puint %n %u4 %i\n%x = OpLoad %uint %d Aligned 4\n"
        "OpStore %out_0 %x\nOpStore %out_1 %u9\n",
        "", "%fpblock = OpTypePointer Function %pblock\n", "%kept = OpVariable %fpblock Function\n",
        "OpDecorate %kept AliasedPointer\n"};
    const Shader own = {"%c = OpAccessChain %puint %p %u0\n%900 = OpLoad %uint %c Aligned 4\nOpStore %out_0 "
                        "%900\n%d = OpAccessChain %ppointer %p %u3\n%q = OpLoad %pblock %d Aligned 8\n"};
    for (bool has_int64 : {false, true}) {
        Instrumented result = Pass(shader, has_int64, OptionsOf(WD_INSTRUMENT_GUARD));
        EXPECT_EQ(Run(result.words, address_, Table({{address_, address_ + 4}})),
                  (std::vector<uint32_t>{0, 9, 7, 7}));
        ExpectRecord(IndexOf(result.original, kSite), WD_RECORD_ERROR_DEVICE_ADDRESS, address_ + 64, 8);
        // A pointer that is null before anything was skipped, and two findings of one shader.
        result = Pass(own, has_int64, OptionsOf(WD_INSTRUMENT_GUARD));
        EXPECT_EQ(Run(result.words, 0, Table({{address_, address_ + 4}}))[0], 0u);
        EXPECT_EQ(output_.words[0], 22u);
        EXPECT_EQ(output_.words[3], IndexOf(result.original, kSite));
        // Observers see the access that is made.
        EXPECT_EQ(Pass(shader, has_int64, OptionsOf(WD_INSTRUMENT_OBSERVE)).text.find("lost_pointer"),
                  std::string::npos);
    }
}

} // namespace
