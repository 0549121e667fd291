// Shaders with an array of descriptors, as text, and every operation on images, for the tests of emitted code. No
// driver runs them.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_ARRAY_TESTING_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_ARRAY_TESTING_H

#include <algorithm>
#include <cstring>
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument.h"
#include "vk/spirv/module.h"
#include "vk/spirv/spirv_testing.h"

namespace wd::testing::array {

// The result for a module.
struct Result {
    std::vector<uint32_t> words; // Empty: unchanged.
    uint32_t num_checks = 0, num_elided = 0, num_unknown = 0, shader_id = 0;
    std::string reason;
    wd_unchanged unchanged = WD_UNCHANGED_NO;
    std::string text;

    bool Has(const std::string &part) const {
        return text.find(part) != std::string::npos;
    }
    // The same for the functions of the shader: added functions, which have names, come after them.
    bool HasInShader(const std::string &part) const {
        size_t end = text.size();
        for (size_t at = 0; (at = text.find("OpName %", at)) != std::string::npos; at++) {
            const size_t id = at + strlen("OpName ");
            if (text.compare(text.find('"', id) + 1, strlen("warden."), "warden.") == 0) {
                end = std::min(end,
                               text.find("\n" + text.substr(id, text.find(' ', id) - id) + " = OpFunction"));
            }
        }
        return text.substr(0, end).find(part) != std::string::npos;
    }
    // The instruction indices that the module passes to its functions that write records.
    std::vector<uint32_t> ReportedInstructions() const {
        std::vector<uint32_t> found;
        wd_spirv_module *module = nullptr;
        wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr);
        wd_spirv_instruction call;
        for (uint32_t i = 0; wd_spirv_module_instruction(module, i, &call); i++) {
            uint64_t value;
            if (call.opcode == SpvOpFunctionCall && wd_spirv_module_name(module, call.words[3]) &&
                wd_spirv_module_constant(module, call.words[4], &value)) {
                found.push_back(static_cast<uint32_t>(value));
            }
        }
        wd_spirv_module_destroy(module);
        return found;
    }
};

inline Result Pass(const std::vector<uint32_t> &words, wd_instrument_options options) {
    Result out;
    wd_instrument_result result;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_allocator allocator = wd_allocator_default();
    EXPECT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &result, &diagnostic), WD_OK)
        << diagnostic.message;
    EXPECT_EQ(result.words == nullptr, result.reason[0] != '\0') << result.reason;
    EXPECT_EQ(result.words == nullptr, result.unchanged != WD_UNCHANGED_NO) << result.reason;
    if (result.words) {
        out.words.assign(result.words, result.words + result.num_words);
        out.text = Disassemble(out.words);
    }
    wd_free(&allocator, result.words);
    out.num_checks = result.num_checks;
    out.num_elided = result.num_elided;
    out.num_unknown = result.num_unknown;
    out.shader_id = result.shader_id;
    out.reason = result.reason;
    out.unchanged = result.unchanged;
    return out;
}

inline Result Pass(const std::vector<uint32_t> &words, wd_instrument_mode mode = WD_INSTRUMENT_GUARD) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = mode;
    return Pass(words, options);
}

constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

// A shader with an array of three at binding 0, with the index %i, which `types` may declare differently.
struct Shader {
    std::string capabilities;
    std::string stage = "Fragment";
    std::string modes = "OpExecutionMode %main OriginUpperLeft\n";
    std::string decorations;
    std::string interface;
    std::string types;
    std::string storage = "UniformConstant";
    std::string element; // The array's element type is %element.
    std::string length = "%u3";
    std::string globals;
    std::string index = "%i = OpLoad %int %idx\n";
    std::string body; // %p points to it.
    std::string functions;

    std::string Text() const {
        return "OpCapability Shader\n" + capabilities +
               "%glsl = OpExtInstImport \"GLSL.std.450\"\nOpMemoryModel Logical GLSL450\nOpEntryPoint " +
               stage + " %main \"main\"" + interface + "\n" + modes +
               "OpDecorate %array DescriptorSet 0\nOpDecorate %array Binding 0\n" + decorations +
               "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n%float = OpTypeFloat 32\n"
               "%v2 = OpTypeVector %float 2\n%v3 = OpTypeVector %float 3\n%v4 = OpTypeVector %float 4\n"
               "%int = OpTypeInt 32 1\n%uint = OpTypeInt 32 0\n%i2 = OpTypeVector %int 2\n%i3 = OpTypeVector "
               "%int 3\n"
               "%u0 = OpConstant %uint 0\n%u1 = OpConstant %uint 1\n%u2 = OpConstant %uint 2\n%u3 = "
               "OpConstant %uint 3\n"
               "%n0 = OpConstant %int 0\n%n1 = OpConstant %int 1\n%f0 = OpConstant %float 0\n%f1 = "
               "OpConstant %float 1\n"
               "%c2 = OpConstantComposite %v2 %f0 %f1\n%c3 = OpConstantComposite %v3 %f0 %f1 %f1\n"
               "%c4 = OpConstantComposite %v4 %f0 %f1 %f1 %f1\n%k2 = OpConstantComposite %i2 %n1 "
               "%n1\n%origin = "
               "OpConstantComposite %i2 %n0 %n0\n" +
               types + element +
               (length.empty() ? "%arrayt = OpTypeRuntimeArray %element\n"
                               : "%arrayt = OpTypeArray %element " + length + "\n") +
               "%parray = OpTypePointer " + storage + " %arrayt\n%pelement = OpTypePointer " + storage +
               " %element\n%array = OpVariable %parray " + storage +
               "\n%pprivate = OpTypePointer Private %int\n%idx = OpVariable %pprivate Private\n" + globals +
               "%main = OpFunction %void None %fn\n%l = OpLabel\n" + index +
               "%p = OpAccessChain %pelement %array %i\n" + body + "OpReturn\nOpFunctionEnd\n" + functions;
    }
};

// Image operations

struct Operation {
    const char *name;   // The opcode.
    const char *image;  // Operands of OpTypeImage after the sampled type.
    bool sampled;       // The array's elements are sampled images.
    const char *before; // Instructions before it; %t is the loaded element.
    const char *instruction;
    bool clamp = false;
};

inline const char kSampled2d[] = "2D 0 0 0 1 Unknown";
inline const char kDepth2d[] = "2D 1 0 0 1 Unknown";
inline const char kStorage2d[] = "2D 0 0 0 2 Rgba32f";
inline const char kImage[] = "%im = OpImage %image %t\n";

inline const Operation kOperations[] = {
    {"OpImageSampleImplicitLod", kSampled2d, true, "", "%r = OpImageSampleImplicitLod %v4 %t %c2", true},
    {"OpImageSampleExplicitLod", kSampled2d, true, "", "%r = OpImageSampleExplicitLod %v4 %t %c2 Lod %f0"},
    {"OpImageSampleDrefImplicitLod", kDepth2d, true, "",
     "%r = OpImageSampleDrefImplicitLod %float %t %c2 %f0", true},
    {"OpImageSampleDrefExplicitLod", kDepth2d, true, "",
     "%r = OpImageSampleDrefExplicitLod %float %t %c2 %f0 Lod %f0"},
    {"OpImageSampleProjImplicitLod", kSampled2d, true, "", "%r = OpImageSampleProjImplicitLod %v4 %t %c3",
     true},
    {"OpImageSampleProjExplicitLod", kSampled2d, true, "",
     "%r = OpImageSampleProjExplicitLod %v4 %t %c3 Lod %f0"},
    {"OpImageSampleProjDrefImplicitLod", kDepth2d, true, "",
     "%r = OpImageSampleProjDrefImplicitLod %float %t %c3 %f0", true},
    {"OpImageSampleProjDrefExplicitLod", kDepth2d, true, "",
     "%r = OpImageSampleProjDrefExplicitLod %float %t %c3 %f0 Lod %f0"},
    {"OpImageGather", kSampled2d, true, "", "%r = OpImageGather %v4 %t %c2 %u0"},
    {"OpImageDrefGather", kDepth2d, true, "", "%r = OpImageDrefGather %v4 %t %c2 %f0"},
    {"OpImageQueryLod", kSampled2d, true, "", "%r = OpImageQueryLod %v2 %t %c2", true},
    {"OpImageSparseSampleImplicitLod", kSampled2d, true, "", "%r = OpImageSparseSampleImplicitLod %s4 %t %c2",
     true},
    {"OpImageSparseSampleExplicitLod", kSampled2d, true, "",
     "%r = OpImageSparseSampleExplicitLod %s4 %t %c2 Lod %f0"},
    {"OpImageSparseSampleDrefImplicitLod", kDepth2d, true, "",
     "%r = OpImageSparseSampleDrefImplicitLod %s1 %t %c2 %f0", true},
    {"OpImageSparseSampleDrefExplicitLod", kDepth2d, true, "",
     "%r = OpImageSparseSampleDrefExplicitLod %s1 %t %c2 %f0 Lod %f0"},
    {"OpImageSparseGather", kSampled2d, true, "", "%r = OpImageSparseGather %s4 %t %c2 %u0"},
    {"OpImageSparseDrefGather", kDepth2d, true, "", "%r = OpImageSparseDrefGather %s4 %t %c2 %f0"},
    {"OpImageFetch", kSampled2d, true, kImage, "%r = OpImageFetch %v4 %im %k2 Lod %n0"},
    {"OpImageSparseFetch", kSampled2d, true, kImage, "%r = OpImageSparseFetch %s4 %im %k2 Lod %n0"},
    {"OpImageRead", kStorage2d, false, "", "%r = OpImageRead %v4 %t %k2"},
    {"OpImageSparseRead", kStorage2d, false, "", "%r = OpImageSparseRead %s4 %t %k2"},
    {"OpImageWrite", kStorage2d, false, "", "OpImageWrite %t %k2 %c4"},
    {"OpImageQuerySizeLod", kSampled2d, true, kImage, "%r = OpImageQuerySizeLod %i2 %im %n0"},
    {"OpImageQuerySize", kStorage2d, false, "", "%r = OpImageQuerySize %i2 %t"},
    {"OpImageQueryLevels", kSampled2d, true, kImage, "%r = OpImageQueryLevels %int %im"},
    {"OpImageQuerySamples", "2D 0 0 1 1 Unknown", true, kImage, "%r = OpImageQuerySamples %int %im"},
    {"OpImageFetch", "Buffer 0 0 0 1 Unknown", false, "",
     "%r = OpImageFetch %v4 %t %n1"}, // Uniform texel buffer.
    {"OpImageRead", "Buffer 0 0 0 2 Rgba32f", false, "",
     "%r = OpImageRead %v4 %t %n1"}, // Storage texel buffer.
    {"OpImageWrite", "Buffer 0 0 0 2 Rgba32f", false, "", "OpImageWrite %t %n1 %c4"},
    {"OpImageRead", "SubpassData 0 0 0 2 Unknown", false, "",
     "%r = OpImageRead %v4 %t %origin"}, // Input attachment.
};

inline Shader ImageShader(const Operation &operation) {
    Shader shader;
    shader.capabilities =
        "OpCapability ImageQuery\nOpCapability SparseResidency\nOpCapability SampledBuffer\n"
        "OpCapability ImageBuffer\nOpCapability InputAttachment\n";
    shader.types =
        "%s4 = OpTypeStruct %int %v4\n%s1 = OpTypeStruct %int %float\n%image = OpTypeImage %float " +
        std::string(operation.image) + "\n";
    shader.decorations = "OpDecorate %array InputAttachmentIndex 0\n";
    shader.element = operation.sampled ? "%element = OpTypeSampledImage %image\n" : "";
    shader.body = std::string("%t = OpLoad %element %p\n") + operation.before + operation.instruction + "\n";
    return shader;
}

inline std::vector<uint32_t> AssembleImageShader(const Operation &operation) {
    std::string text = ImageShader(operation).Text();
    if (!operation.sampled) { // The element is the image.
        for (size_t at; (at = text.find("%element")) != std::string::npos;) {
            text.replace(at, 8, "%image");
        }
    }
    return Assemble(text, SPV_ENV_UNIVERSAL_1_3);
}

// The index of the first instruction of an opcode, by its name.
inline uint32_t IndexOf(const std::vector<uint32_t> &words, const std::string &opcode) {
    wd_spirv_module *module = nullptr;
    wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr);
    wd_spirv_instruction instruction;
    uint32_t i = 0;
    while (wd_spirv_module_instruction(module, i, &instruction) &&
           wd_spirv_opcode_name(instruction.opcode) != opcode) {
        i++;
    }
    wd_spirv_module_destroy(module);
    return i;
}

} // namespace wd::testing::array
#endif
