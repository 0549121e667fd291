// Shaders that access memory through physical pointers, as text, for the tests of these checks.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_ADDRESS_TESTING_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_ADDRESS_TESTING_H

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/gpuav/record/record_layout.h"

namespace wd::testing::address {

constexpr uint32_t kDescSet = 1, kTableBinding = 2, kShaderId = 77;
// Result id of the instruction to be reported; for a store, of the instruction before it.
constexpr uint32_t kSite = 900;
constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

// A shader is a body, and the instructions before it. It has, from push constants, %p, a physical pointer to
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
    std::string narrow = {}; // The type of tail's elements if they have 16 bits and are only loaded.
};

inline std::string Text(const Shader &shader, bool has_int64, bool is_old = false) {
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

inline wd_instrument_options OptionsOf(wd_instrument_mode mode) {
    static const wd_instrument_addresses addresses = {kTableBinding, false, false};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = mode;
    options.checks = WD_CHECK_DEVICE_ADDRESS;
    options.desc_set = kDescSet;
    options.shader_id = kShaderId;
    options.addresses = &addresses;
    return options;
}

inline Instrumented Pass(const Shader &shader, bool has_int64, const wd_instrument_options &options,
                         spv_target_env env = SPV_ENV_VULKAN_1_2) {
    return Instrument(Text(shader, has_int64, env != SPV_ENV_VULKAN_1_2), env, options);
}

// An access, the bytes it touches, and the result.
struct Access {
    const char *name;
    Shader shader;
    uint32_t first, last; // Bytes from %p on; %i is 1.
    uint32_t alignment;   // The alignment that is checked.
    uint32_t error;       // With less alignment.
    uint32_t value;       // result[0] of a good access.
    bool is_store = false;
};

constexpr uint32_t kOperand = WD_RECORD_ERROR_ADDRESS_ALIGNED_OPERAND;
constexpr uint32_t kScalar = WD_RECORD_ERROR_ADDRESS_SCALAR_ALIGNMENT;

inline std::vector<Access> Accesses() {
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
        {"16-bit integer",
         {narrow + "%done = OpUConvert %uint %900\n" + done, "", "", "", "", "ColMajor", "OpTypeInt 16 0"},
         72,
         73,
         2,
         kOperand,
         1018},
        {"16-bit floating-point value",
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

// Whether the module has 64-bit integers: without them, pointers to values that may only be loaded cannot become
// numbers.
inline std::vector<bool> IntegersOf(const Access &access) {
    return access.shader.narrow.empty() ? std::vector<bool>{false, true} : std::vector<bool>{true};
}

} // namespace wd::testing::address
#endif
