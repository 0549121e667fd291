// Dumps that shaders made which Debian 12's spirv-opt instrumented, decoded: the shaders run on lavapipe with the
// buffers of <spirv-tools/instrument.hpp> bound by hand, and no layer.
#include <stdlib.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "testing/device/device.h"
#include "testing/shaders/test_shaders.h"

namespace wd::testing {
namespace {

const char kOptimizer[] = "external/spirv_tools/bin/spirv-opt";
const char kErrdecode[] = "tools/errdecode/errdecode";

// The set of buffers and the shader id that spirv-opt uses, and the bindings of the buffers in instrument.hpp.
enum { kSet = 7, kShaderId = 23, kOutputBinding = 0, kInputBinding = 1 };

// Of the output buffer.
enum { kFlagsWord = 0, kCheckBufferBounds = 1 };

struct Outcome {
    int code = -1;
    std::string output; // Standard output and error.
};

Outcome RunCommand(const std::string &command) {
    Outcome outcome;
    FILE *pipe = popen((command + " 2>&1").c_str(), "r");
    if (!pipe) {
        return outcome;
    }
    char chunk[4096];
    for (size_t length; (length = fread(chunk, 1, sizeof chunk, pipe)) > 0;) {
        outcome.output.append(chunk, length);
    }
    int status = pclose(pipe);
    outcome.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return outcome;
}

void WriteWords(const std::string &path, const uint32_t *words, size_t num_words) {
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char *>(words), static_cast<std::streamsize>(num_words * 4));
}

std::vector<uint32_t> ReadWords(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    std::vector<uint32_t> words(bytes.size() / 4);
    std::copy_n(bytes.data(), words.size() * 4, reinterpret_cast<char *>(words.data()));
    return words;
}

// LastOf returns the index of the last instruction with an opcode, as docs/error_record.md counts.
uint32_t LastOf(const std::vector<uint32_t> &words, uint32_t opcode) {
    uint32_t index = 0, last = 0;
    for (size_t i = 5; i < words.size(); i += words[i] >> 16, index++) {
        last = (words[i] & 0xffff) == opcode ? index : last;
    }
    return last;
}

enum { kOpLoad = 61, kOpImageSampleImplicitLod = 87 };

// The state of one binding in the input buffer: for each descriptor 0 (never written) or its buffer's size.
using Written = std::vector<uint32_t>;

// InputWords fills the 'bindless validation input buffer' of instrument.hpp for one set: its bindings' lengths, and
// the state of each of their descriptors. Shaders that do not read lengths assume that the states begin
// where the lengths would.
std::vector<uint32_t> InputWords(const std::vector<Written> &bindings, bool has_lengths) {
    const auto count = static_cast<uint32_t>(bindings.size());
    const uint32_t set_of_states = has_lengths ? 2 + count : 1;
    std::vector<uint32_t> words = {set_of_states};
    if (has_lengths) {
        words.push_back(2);
        for (const Written &binding : bindings) {
            words.push_back(static_cast<uint32_t>(binding.size()));
        }
    }
    words.push_back(set_of_states + 1);
    uint32_t next = set_of_states + 1 + count;
    for (const Written &binding : bindings) {
        words.push_back(next);
        next += static_cast<uint32_t>(binding.size());
    }
    for (const Written &binding : bindings) {
        words.insert(words.end(), binding.begin(), binding.end());
    }
    return words;
}

class SpirvToolsDump : public DeviceTest {
  protected:
    void SetUp() override {
        const char *folder = getenv("TEST_TMPDIR");
        folder_ = std::string(folder ? folder : "/tmp") + "/";
    }

    // Prepare instruments a shader with a flag of spirv-opt; false: the test was skipped.
    template <size_t n> bool Prepare(const uint32_t (&words)[n], const std::string &flag) {
        original_.assign(words, words + n);
        WriteWords(folder_ + "shader.spv", words, n);
        Outcome outcome = RunCommand(std::string(kOptimizer) + " " + flag + " " + folder_ + "shader.spv -o " +
                                     folder_ + "instrumented.spv");
        if (outcome.output.find("Unknown flag") != std::string::npos) {
            Skip(flag);
            return false;
        }
        EXPECT_EQ(outcome.code, 0) << outcome.output;
        has_lengths_ = flag == "--inst-desc-idx-check";
        instrumented_ = ReadWords(folder_ + "instrumented.spv");
        return !instrumented_.empty();
    }

    void Skip(const std::string &flag) {
        GTEST_SKIP() << "this spirv-opt has no " << flag << "; that of Debian 12's package spirv-tools does";
    }

    void StartWithoutLayer() {
        Options options;
        options.layers = {};
        options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        options.features.fragmentStoresAndAtomics = VK_TRUE;
        Start(options);
    }

    // MakeLayout puts the user's set 0 and SPIRV-Tools' set 7 into one layout; the sets between are empty.
    VkPipelineLayout MakeLayout(VkDescriptorSetLayout set_0, VkShaderStageFlagBits stage,
                                uint32_t push_size) {
        const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        const VkShaderStageFlags stages = stage;
        VkDescriptorSetLayout own = MakeSetLayout(
            {{kOutputBinding, type, 1, stages, nullptr}, {kInputBinding, type, 1, stages, nullptr}});
        std::vector<VkDescriptorSetLayout> sets(kSet, MakeSetLayout({}));
        sets[0] = set_0;
        sets.push_back(own);
        set_ = MakeSet(own, {{type, 2}});
        return MakePipelineLayout(sets, stages, push_size);
    }

    void MakeBuffers(const std::vector<Written> &bindings) {
        const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        std::vector<uint32_t> input = InputWords(bindings, has_lengths_);
        input_ = MakeBuffer(input.size() * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, input);
        output_ = MakeBuffer(4096, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        output_.words[kFlagsWord] = kCheckBufferBounds;
        WriteBuffer(set_, kOutputBinding, 0, type, output_);
        WriteBuffer(set_, kInputBinding, 0, type, input_);
    }

    // Dispatch runs index_storage_buffer over four invocations, of which the third reads source `index`.
    void Dispatch(uint32_t index, const Written &sources) {
        const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                           {1, type, 6, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        VkDescriptorSet set = MakeSet(set_layout, {{type, 7}});
        Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set, 0, 0, type, result);
        for (uint32_t i = 0; i < 6; i++) {
            Buffer source = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i});
            WriteBuffer(set, 1, i, type, source);
        }
        VkPipelineLayout layout = MakeLayout(set_layout, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        MakeBuffers({{64}, sources});
        VkShaderModule shader = MakeShader(instrumented_.data(), instrumented_.size());
        VkPipeline pipeline = MakeComputePipeline(layout, shader);
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, kSet, 1, &set_, 0, nullptr);
        RecordDispatch(commands, pipeline, layout, set, {VK_SHADER_STAGE_COMPUTE_BIT, {index, 2}}, 4);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(result.words[0], 100u);
        EXPECT_EQ(result.words[3], 100u);
        WriteWords(folder_ + "dump.bin", output_.words, output_.size / 4);
    }

    // Draw runs index_texture over a target of one texel.
    void Draw(uint32_t index) {
        const VkDescriptorType type = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({{1, type, 6, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr}});
        VkDescriptorSet set = MakeSet(set_layout, {{type, 6}});
        Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4,
                                VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        FillImage(image, {{1.0f, 0.0f, 0.0f, 1.0f}}, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        VkSampler sampler = MakeSampler();
        for (uint32_t i = 0; i < 6; i++) {
            WriteImage(set, 1, i, type, image.view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, sampler);
        }
        Target target = MakeTarget(1, 1);
        VkPipelineLayout layout = MakeLayout(set_layout, VK_SHADER_STAGE_FRAGMENT_BIT, 4);
        MakeBuffers({{}, {1, 1, 1, 1, 1, 1}});
        VkPipeline pipeline =
            MakeGraphicsPipeline(layout, MakeShader(triangle_vert),
                                 MakeShader(instrumented_.data(), instrumented_.size()), target);
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, kSet, 1, &set_, 0,
                                nullptr);
        RecordDraw(commands, target, pipeline, layout, set, {VK_SHADER_STAGE_FRAGMENT_BIT, {index}});
        Check(Submit(commands), "vkQueueSubmit");
        WriteWords(folder_ + "dump.bin", output_.words, output_.size / 4);
    }

    // ExpectDecoded expects the same output of errdecode with the layout given and with the layout detected.
    void ExpectDecoded(int code, const std::string &output) {
        for (const char *layout : {"auto", "spirv-tools"}) {
            Outcome outcome =
                RunCommand("root=$PWD && cd " + folder_ + " && $root/" + kErrdecode + " --layout=" + layout +
                           " --shader=" + std::to_string(kShaderId) + "=shader.spv dump.bin");
            EXPECT_EQ(outcome.code, code) << layout;
            EXPECT_EQ(outcome.output, output) << layout;
        }
    }

    std::vector<uint32_t> Dumped(size_t num_words) const {
        return std::vector<uint32_t>(output_.words, output_.words + num_words);
    }

    std::string folder_;
    std::vector<uint32_t> original_, instrumented_;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    Buffer input_, output_;
    bool has_lengths_ = false; // The shader reads lengths from the input buffer.
};

const Written kAllWritten = {64, 64, 64, 64, 64, 64};

std::string ComputePlace(uint32_t instruction, uint32_t element, const char *fix) {
    return " Set 0, binding 1, array element " + std::to_string(element) +
           " (sources).\nShader Module (shader.spv)(id 0x00000017). Shader Instruction Index = " +
           std::to_string(instruction) +
           ". Stage = Compute. Global invocation ID (x, y, z) = (2, 0, 0).\n"
           "testing/shaders/index_storage_buffer.comp:21: Shader validation error occurred in "
           "file: testing/shaders/index_storage_buffer.comp at line 21.\n"
           "21:    result.value[gl_GlobalInvocationID.x] = sources[index].value[0];\nFix: " +
           fix + "\n";
}

TEST_F(SpirvToolsDump, IndexOutOfBoundsInComputeShader) {
    for (const char *flag : {"--inst-bindless-check", "--inst-desc-idx-check", "--inst-buff-oob-check"}) {
        if (!Prepare(index_storage_buffer, flag)) {
            return;
        }
        StartWithoutLayer();
        if (IsSkipped()) {
            return;
        }
        Dispatch(25, kAllWritten);
        std::vector<uint32_t> record = Dumped(12);
        EXPECT_EQ(record[0], 1u);
        EXPECT_GE(record[1], 10u);
        EXPECT_EQ(record[3], 23u);
        EXPECT_EQ(std::vector<uint32_t>(record.begin() + 5, record.end()),
                  (std::vector<uint32_t>{5, 2, 0, 0, 0, 25, 6}));
        ExpectDecoded(1, "[ VUID-vkCmdDispatch-None-10068 ] Index of 25 used to index descriptor array of "
                         "length 6." +
                             ComputePlace(LastOf(original_, kOpLoad), 25,
                                          "keep the index below 6, or give the array more descriptors."));
        Stop();
    }
}

TEST_F(SpirvToolsDump, DescriptorNeverWritten) {
    if (!Prepare(index_storage_buffer, "--inst-desc-idx-check")) {
        return;
    }
    StartWithoutLayer();
    if (IsSkipped()) {
        return;
    }
    Dispatch(4, {64, 64, 64, 64, 0, 64});
    ExpectDecoded(1, "[ VUID-vkCmdDispatch-None-08114 ] Descriptor index 4 is uninitialized." +
                         ComputePlace(LastOf(original_, kOpLoad), 4,
                                      "write the descriptor before the command runs, and keep its resource "
                                      "alive until then."));
}

TEST_F(SpirvToolsDump, BufferTooSmall) {
    if (!Prepare(index_storage_buffer, "--inst-buff-oob-check")) {
        return;
    }
    StartWithoutLayer();
    if (IsSkipped()) {
        return;
    }
    Dispatch(4, {64, 64, 64, 64, 2, 64});
    ExpectDecoded(1, "[ VUID-vkCmdDispatch-storageBuffers-06936 ] Descriptor index 4 access out of bounds. "
                     "Descriptor size is 2 and highest byte accessed was 3." +
                         ComputePlace(LastOf(original_, kOpLoad), 4,
                                      "access bytes below 2 only, or bind a larger range."));
}

TEST_F(SpirvToolsDump, IndexOutOfBoundsInFragmentShader) {
    if (!Prepare(index_texture_frag, "--inst-bindless-check")) {
        return;
    }
    StartWithoutLayer();
    if (IsSkipped()) {
        return;
    }
    Draw(6);
    ExpectDecoded(1, "[ VUID-vkCmdDraw-None-10068 ] Index of 6 used to index descriptor array of length 6. "
                     "Set 0, binding 1, array element 6 (textures).\n"
                     "Shader Module (shader.spv)(id 0x00000017). Shader Instruction Index = " +
                         std::to_string(LastOf(original_, kOpImageSampleImplicitLod)) +
                         ". Stage = Fragment. Fragment coord (x,y) = (0.5, 0.5).\n"
                         "testing/shaders/index_texture.frag:14: Shader validation error "
                         "occurred in file: testing/shaders/index_texture.frag at line 14.\n"
                         "14:    color = texture(textures[control.index], uv);\n"
                         "Fix: keep the index below 6, or give the array more descriptors.\n");
}

TEST_F(SpirvToolsDump, SilenceWhereNothingIsWrong) {
    if (!Prepare(index_storage_buffer, "--inst-buff-oob-check")) {
        return;
    }
    StartWithoutLayer();
    if (IsSkipped()) {
        return;
    }
    Dispatch(5, kAllWritten);
    EXPECT_EQ(Dumped(4), (std::vector<uint32_t>{1, 0, 0, 0}));
    ExpectDecoded(0, "");
}

} // namespace
} // namespace wd::testing
