// Every operation on images, with arrays of them, on lavapipe: without the mistake nothing is reported and the results
// are those of the shader without checks, bit for bit; with it, each pixel has a record of its instruction and numbers,
// and in guard mode the operation yields zero.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "testing/device/device.h"
#include "testing/shaders/test_shaders.h"
#include "vk/gpuav/instrument/instrument_array_testing.h"
#include "vk/gpuav/record/record_layout.h"

namespace {

using namespace wd::testing::array;
using wd::testing::Assemble;
using wd::testing::Buffer;
using wd::testing::GraphicsState;
using wd::testing::Image;
using wd::testing::Make;
using wd::testing::Options;
using wd::testing::Target;
using wd::testing::Validate;

// The shader's array has three descriptors, the layout's binding one more: index 3 does no harm in observe mode. In the
// input buffer, element 2 was never written.
constexpr uint32_t kDescSet = 1, kLength = 3, kDescriptors = 4, kGood = 1, kUnwritten = 2, kBad = 3;
constexpr uint32_t kWidth = 2, kPixels = kWidth * kWidth, kResults = 8; // A pixel's words.
constexpr uint32_t kHeads = 120, kTable = 8, kOutputWords = 128;
constexpr VkShaderStageFlags kStage = VK_SHADER_STAGE_FRAGMENT_BIT;
constexpr wd_input_binding kBindings[] = {{0, 0, 0, true, 0}, {0, 2, 5, true, 0}};
constexpr wd_instrument_input kInput = {1, kHeads, kBindings, 2};

// The content of the array's elements.
enum class Elements { kWhole, kImages, kSamplers };

// Instructions that store component `number` of the results, `path` of the operation's result.
std::string Store(uint32_t number, const std::string &value, const std::string &type,
                  const std::string &path) {
    const std::string n = std::to_string(number), from = path.empty() ? value : "%x" + n;
    std::string text = path.empty() ? "" : from + " = OpCompositeExtract " + type + " " + value + path + "\n";
    text += type == "%uint" ? "%b" + n + " = OpCopyObject %uint " + from + "\n"
                            : "%b" + n + " = OpBitcast %uint " + from + "\n";
    return text + "%z" + n + " = OpIAdd %uint %first %w" + n + "\n%o" + n +
           " = OpAccessChain %pword %results %u0 %z" + n + "\nOpStore %o" + n + " %b" + n + "\n";
}

// Instructions that store the entire result of an operation. For an operation that writes: the content of elements 0
// and 1 after it.
std::string StoreAll(const Operation &operation) {
    const std::string instruction = operation.instruction;
    if (instruction[0] != '%') {
        std::string text;
        for (uint32_t n = 0; n < 2; n++) {
            const std::string at = std::to_string(n);
            text += "%rp" + at + " = OpAccessChain %pelement %array %u" + at + "\n%ri" + at +
                    " = OpLoad %image %rp" + at + "\n%rv" + at + " = OpImageRead %v4 %ri" + at + " %k2\n" +
                    Store(n, "%rv" + at, "%float", " 3");
        }
        return text;
    }
    const size_t at = instruction.find(' ', 5) + 1;
    const std::string type = instruction.substr(at, instruction.find(' ', at) - at);
    if (type == "%int" || type == "%float") {
        return Store(0, "%r", type, "");
    }
    std::string text, scalar = type == "%i2" ? "%int" : "%float", outer;
    uint32_t number = 0;
    if (type[1] == 's') {
        text += Store(number++, "%r", "%int", " 0");
        outer = " 1";
    }
    const uint32_t count = type == "%s1" ? 1 : static_cast<uint32_t>(type[2] - '0');
    for (uint32_t n = 0; n < count; n++) {
        text += Store(number++, "%r", scalar, outer + (type == "%s1" ? "" : " " + std::to_string(n)));
    }
    return text;
}

// The operation with an array at binding 0, results at 1, and at 2 the other part of a sampled image. %i comes from
// push constants.
std::string DeviceShader(const Operation &operation, Elements elements) {
    Shader shader = ImageShader(operation);
    shader.interface = " %coord";
    shader.decorations =
        "OpDecorate %other DescriptorSet 0\nOpDecorate %other Binding 2\nOpDecorate %coord BuiltIn "
        "FragCoord\n"
        "OpDecorate %results DescriptorSet 0\nOpDecorate %results Binding 1\nOpDecorate %resultst Block\n"
        "OpMemberDecorate %resultst 0 Offset 0\nOpDecorate %words ArrayStride 4\n"
        "OpDecorate %control Block\nOpMemberDecorate %control 0 Offset 0\n";
    shader.types += "%sampler = OpTypeSampler\n";
    for (uint32_t n = 0; n < kResults; n++) {
        shader.globals += "%w" + std::to_string(n) + " = OpConstant %uint " + std::to_string(n) + "\n";
    }
    const bool is_combined = elements == Elements::kWhole, images = elements == Elements::kImages;
    const std::string other = images ? "%sampler" : "%image";
    shader.globals +=
        "%size = OpConstant %uint " + std::to_string(kPixels * kResults) +
        "\n%words = OpTypeArray %uint %size\n%resultst = OpTypeStruct %words\n"
        "%presults = OpTypePointer StorageBuffer %resultst\n%results = OpVariable %presults StorageBuffer\n"
        "%pword = OpTypePointer StorageBuffer %uint\n%control = OpTypeStruct %int\n"
        "%pcontrol = OpTypePointer PushConstant %control\n%push = OpVariable %pcontrol PushConstant\n"
        "%ppush = OpTypePointer PushConstant %int\n%pin = OpTypePointer Input %v4\n"
        "%coord = OpVariable %pin Input\n%pother = OpTypePointer UniformConstant " +
        other + "\n%other = OpVariable %pother UniformConstant\n";
    if (!is_combined) {
        shader.types += "%si = OpTypeSampledImage %image\n";
        shader.element = "";
        shader.body = "%e = OpLoad %element %p\n%q = OpLoad " + other + " %other\n%t = OpSampledImage %si " +
                      (images ? "%e %q" : "%q %e") + "\n" + operation.instruction + "\n";
    }
    shader.index = "%pi = OpAccessChain %ppush %push %u0\n%i = OpLoad %int %pi\n"
                   "%at = OpLoad %v4 %coord\n%xf = OpCompositeExtract %float %at 0\n"
                   "%yf = OpCompositeExtract %float %at 1\n%x = OpConvertFToU %uint %xf\n"
                   "%y = OpConvertFToU %uint %yf\n%row = OpIMul %uint %y %u2\n%pixel = OpIAdd %uint %row %x\n"
                   "%first = OpIMul %uint %pixel %eight\n";
    shader.globals += "%eight = OpConstant %uint " + std::to_string(kResults) + "\n";
    shader.body += StoreAll(operation);
    std::string text = shader.Text();
    const char *element = is_combined && operation.sampled  ? nullptr
                          : elements == Elements::kSamplers ? "%sampler"
                                                            : "%image";
    for (size_t at; element && (at = text.find("%element")) != std::string::npos;) {
        text.replace(at, 8, element);
    }
    return text;
}

class ImageDeviceTest : public wd::testing::DeviceTest {
  protected:
    void Begin() {
        Options options;
        options.layers = {};
        options.features.fragmentStoresAndAtomics = VK_TRUE;
        options.features.sparseBinding = VK_TRUE;
        options.features.sparseResidencyImage2D = VK_TRUE;
        options.features.shaderResourceResidency = VK_TRUE;
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        options.features.shaderStorageImageArrayDynamicIndexing = VK_TRUE;
        WD_START_DEVICE(options);
        target_ = MakeTarget(kWidth, kWidth);
    }

    VkSampler MakeSamplerOf(bool compares) {
        auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        info.compareEnable = compares;
        info.compareOp = VK_COMPARE_OP_LESS;
        VkSampler sampler;
        Check(vkCreateSampler(device(), &info, nullptr, &sampler), "vkCreateSampler");
        Defer([device = device(), sampler] { vkDestroySampler(device, sampler, nullptr); });
        return sampler;
    }

    // lavapipe has no residency of images that are not sparse, and crashes if a shader asks for it. All of this image
    // is resident.
    Image MakeSparseImage(VkFormat format, uint32_t width, VkImageUsageFlags usage) {
        auto info = Make<VkImageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO);
        info.flags = VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT;
        info.imageType = VK_IMAGE_TYPE_2D;
        info.format = format;
        info.extent = {width, width, 1};
        info.mipLevels = info.arrayLayers = 1;
        info.samples = VK_SAMPLE_COUNT_1_BIT;
        info.usage = usage;
        Image image;
        image.format = format;
        image.extent = {width, width};
        Check(vkCreateImage(device(), &info, nullptr, &image.handle), "vkCreateImage");
        Defer([device = device(), handle = image.handle] { vkDestroyImage(device, handle, nullptr); });
        VkMemoryRequirements requirements;
        vkGetImageMemoryRequirements(device(), image.handle, &requirements);
        image.memory = Allocate(requirements, 0);
        Bind(image, requirements.size);
        image.view = MakeView(image);
        return image;
    }

    void Bind(const Image &image, VkDeviceSize size) {
        VkSparseImageMemoryRequirements sparse;
        uint32_t count = 1;
        vkGetImageSparseMemoryRequirements(device(), image.handle, &count, &sparse);
        VkSparseImageMemoryBind part = {};
        part.subresource.aspectMask = sparse.formatProperties.aspectMask;
        part.extent = {image.extent.width, image.extent.height, 1};
        part.memory = image.memory;
        const VkSparseMemoryBind is_combined = {sparse.imageMipTailOffset, size, image.memory, 0, 0};
        const VkSparseImageMemoryBindInfo parts = {image.handle, 1, &part};
        const VkSparseImageOpaqueMemoryBindInfo tail = {image.handle, 1, &is_combined};
        auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
        const bool has_tail = sparse.imageMipTailFirstLod == 0;
        info.imageBindCount = has_tail ? 0 : 1;
        info.pImageBinds = &parts;
        info.imageOpaqueBindCount = has_tail ? 1 : 0;
        info.pImageOpaqueBinds = &tail;
        Check(vkQueueBindSparse(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueBindSparse");
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    }

    VkImageView MakeView(const Image &image) {
        auto info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        info.image = image.handle;
        info.viewType = VK_IMAGE_VIEW_TYPE_2D;
        info.format = image.format;
        const bool has_depth = image.format == VK_FORMAT_D32_SFLOAT;
        info.subresourceRange = {has_depth ? VK_IMAGE_ASPECT_DEPTH_BIT : VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0,
                                 1};
        VkImageView view;
        Check(vkCreateImageView(device(), &info, nullptr, &view), "vkCreateImageView");
        Defer([device = device(), view] { vkDestroyImageView(device, view, nullptr); });
        return view;
    }

    // Images of other sizes and contents, and a sampler.
    void MakeDescriptors(const Operation &operation, Elements elements) {
        const std::string image = operation.image;
        is_storage_ = image == kStorage2d;
        const bool is_depth = image == kDepth2d;
        const VkFormat format = is_depth ? VK_FORMAT_D32_SFLOAT : VK_FORMAT_R32G32B32A32_SFLOAT;
        const auto samples = image.compare(0, 8, "2D 0 0 1") ? VK_SAMPLE_COUNT_1_BIT : VK_SAMPLE_COUNT_4_BIT;
        const VkImageUsageFlags usage = VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_SAMPLED_BIT |
                                        (is_storage_ ? VK_IMAGE_USAGE_STORAGE_BIT : 0) |
                                        (samples > 1 ? VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT : 0);
        const bool is_sparse = std::string(operation.name).find("Sparse") != std::string::npos;
        images_.clear();
        for (uint32_t width = 4; images_.size() < kDescriptors; width *= 2) {
            images_.push_back(is_sparse ? MakeSparseImage(format, width, usage)
                                        : MakeImage(format, width, width, usage, samples));
        }
        constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        const bool is_combined = elements == Elements::kWhole, images = elements == Elements::kImages;
        const VkDescriptorType kOnly[] = {VK_DESCRIPTOR_TYPE_SAMPLER, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE};
        const VkDescriptorType type = is_storage_   ? VK_DESCRIPTOR_TYPE_STORAGE_IMAGE
                                      : is_combined ? VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER
                                                    : kOnly[images];
        VkDescriptorSetLayout layout = MakeSetLayout({{0, type, kDescriptors, kStage, nullptr},
                                                      {1, kStorage, 1, kStage, nullptr},
                                                      {2, kOnly[!images], 1, kStage, nullptr}});
        VkDescriptorSetLayout own_layout =
            MakeSetLayout({{0, kStorage, 1, kStage, nullptr}, {1, kStorage, 1, kStage, nullptr}});
        set_ = MakeSet(layout, {{type, kDescriptors}, {kStorage, 1}, {kOnly[!images], 1}});
        own_set_ = MakeSet(own_layout, {{kStorage, 2}});
        layout_ = MakePipelineLayout({layout, own_layout}, kStage, 4);
        VkSampler sampler = MakeSamplerOf(is_depth);
        const VkImageLayout image_layout = Layout();
        for (uint32_t n = 0; n < kDescriptors; n++) {
            WriteImage(set_, 0, n, type, images_[n].view, image_layout, sampler);
        }
        WriteImage(set_, 2, 0, kOnly[!images], images_[0].view, image_layout, sampler);
        results_ = MakeBuffer(kPixels * kResults * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        output_ = MakeBuffer(kOutputWords * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        std::vector<uint32_t> words(32, UINT32_MAX);
        words[kTable + 1 + kUnwritten] = 0;
        Buffer input = MakeBuffer(words.size() * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, words);
        WriteBuffer(set_, 1, 0, kStorage, results_);
        WriteBuffer(own_set_, 0, 0, kStorage, output_);
        WriteBuffer(own_set_, 1, 0, kStorage, input);
    }
    VkImageLayout Layout() const {
        return is_storage_ ? VK_IMAGE_LAYOUT_GENERAL : VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    }

    VkPipeline MakePipeline(const std::vector<uint32_t> &words) {
        return MakeGraphicsPipeline(layout_, MakeShader(triangle_vert),
                                    MakeShader(words.data(), words.size()), target_);
    }

    std::vector<uint32_t> Run(VkPipeline pipeline, uint32_t index) {
        for (uint32_t n = 0; n < kDescriptors; n++) {
            const float part = 0.125f * static_cast<float>(n + 1);
            FillImage(images_[n], {{part, 2 * part, 3 * part, 4 * part}}, Layout());
        }
        std::fill_n(results_.words, kPixels * kResults, 0u);
        std::fill_n(output_.words, kOutputWords, 0u);
        output_.words[kHeads] = kTable;
        VkCommandBuffer commands = DeviceTest::Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout_, kDescSet, 1, &own_set_, 0,
                                nullptr);
        RecordDraw(commands, target_, pipeline, layout_, set_, {kStage, {index}});
        Check(Submit(commands), "vkQueueSubmit");
        return std::vector<uint32_t>(results_.words, results_.words + kPixels * kResults);
    }

    // Every pixel has one record, of the instruction and with these words.
    void ExpectRecords(uint32_t site, const std::vector<uint32_t> &words) const {
        ASSERT_EQ(output_.words[0], kPixels * 10);
        for (uint32_t n = 0; n < kPixels; n++) {
            const uint32_t *record = output_.words + WD_RECORD_BUFFER_DATA + n * 10;
            EXPECT_EQ(record[WD_RECORD_INSTRUCTION], site);
            EXPECT_EQ(record[WD_RECORD_STAGE], 4u);
            EXPECT_EQ(std::vector<uint32_t>(record + WD_RECORD_ERROR, record + 10), words);
        }
    }

    void Try(const Operation &operation, Elements elements) {
        const std::vector<uint32_t> plain =
            Assemble(DeviceShader(operation, elements), SPV_ENV_UNIVERSAL_1_3);
        ASSERT_EQ(Validate(plain, SPV_ENV_UNIVERSAL_1_3), "") << DeviceShader(operation, elements);
        const bool writes = operation.instruction[0] != '%';
        const uint32_t site = IndexOf(plain, operation.name);
        MakeDescriptors(operation, elements);
        VkPipeline pipeline = MakePipeline(plain);
        std::map<uint32_t, std::vector<uint32_t>> expected;
        for (uint32_t index : {kGood, kUnwritten, kBad}) {
            expected[index] = Run(pipeline, index);
            EXPECT_NE(expected[index], std::vector<uint32_t>(kPixels * kResults, 0)) << index;
        }
        for (wd_instrument_mode mode : kModes) {
            SCOPED_TRACE(mode == WD_INSTRUMENT_GUARD ? "guard" : "observe");
            wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
            options.mode = mode;
            options.desc_set = kDescSet;
            options.input = &kInput;
            const Result shader = Pass(plain, options);
            EXPECT_EQ(Validate(shader.words, SPV_ENV_UNIVERSAL_1_3), "");
            pipeline = MakePipeline(shader.words);
            EXPECT_EQ(Run(pipeline, kGood), expected[kGood]);
            EXPECT_EQ(output_.words[0], 0u);
            // A write that is skipped leaves the content of a write elsewhere.
            const std::vector<uint32_t> zero =
                writes ? expected[kBad] : std::vector<uint32_t>(kPixels * kResults, 0);
            for (uint32_t index : {kUnwritten, kBad}) {
                EXPECT_EQ(Run(pipeline, index), mode == WD_INSTRUMENT_GUARD ? zero : expected[index]);
                ExpectRecords(
                    site,
                    index == kBad
                        ? std::vector<uint32_t>{WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS, kBad, kLength}
                        : std::vector<uint32_t>{WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED, kUnwritten, 0});
            }
        }
    }

    Target target_;
    bool is_storage_ = false;
    std::vector<Image> images_;
    VkDescriptorSet set_ = VK_NULL_HANDLE, own_set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    Buffer results_, output_;
};

TEST_F(ImageDeviceTest, EveryOperation) {
    Begin();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    for (const Operation &operation : kOperations) {
        const std::string image = operation.image;
        if (image.rfind("Buffer", 0) != 0 && image.rfind("SubpassData", 0) != 0) {
            SCOPED_TRACE(std::string(operation.name) + " of " + image);
            Try(operation, Elements::kWhole);
        }
    }
}

TEST_F(ImageDeviceTest, ImagesAndSamplersApart) {
    Begin();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    for (const Operation &operation : kOperations) {
        const std::string name = operation.name;
        if (name == "OpImageSampleImplicitLod" || name == "OpImageSampleDrefExplicitLod" ||
            name == "OpImageGather" || name == "OpImageQueryLod") {
            for (Elements elements : {Elements::kImages, Elements::kSamplers}) {
                SCOPED_TRACE(name + (elements == Elements::kImages ? " of images" : " of samplers"));
                Try(operation, elements);
            }
        }
    }
}

} // namespace
