#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "vk/gpuav/record/content_bits.h"
#include "vk/gpuav/record/record.h"
#include "vk/gpuav/record/record_shaders.h"
#include "vk/report/message_ids.h"
#include "vk/spirv/module.h"
#include "vk/util/failing_allocator.h"

namespace {

// Copies that a test checks after the finding itself is freed.
struct Finding {
    std::string id, text, file, source;
    wd_severity severity;
    uint64_t site, subject;
    size_t num_frames = 0, num_objects = 0;
    uint32_t line = 0;
    std::map<std::string, std::string> properties;
};

bool Keep(void *user, const wd_finding *finding) {
    Finding kept;
    kept.id = finding->id;
    kept.text = finding->text;
    kept.severity = finding->severity;
    kept.site = finding->site;
    kept.subject = finding->subject;
    EXPECT_EQ(std::string(finding->subject ? finding->subject_noun : "pipeline"), "pipeline");
    kept.num_frames = finding->num_frames;
    kept.num_objects = finding->num_objects;
    if (finding->num_frames) {
        const wd_finding_frame &frame = finding->frames[0];
        kept.file = frame.file ? frame.file : "";
        kept.line = frame.line;
        kept.source = frame.text ? std::string(frame.text, frame.text_length) : "";
    }
    for (size_t i = 0; i < finding->num_properties; i++) {
        auto added = kept.properties.emplace(finding->properties[i].key, finding->properties[i].value);
        EXPECT_TRUE(added.second) << "twice: " << finding->properties[i].key;
    }
    static_cast<std::vector<Finding> *>(user)->push_back(kept);
    return true;
}

Finding Describe(const wd_record &record, const wd_record_context &context) {
    std::vector<Finding> findings;
    bool skip = false;
    EXPECT_EQ(wd_record_describe(wd_allocator_default(), &record, &context, Keep, &findings, &skip), WD_OK);
    EXPECT_TRUE(skip);
    EXPECT_EQ(findings.size(), 1u);
    return findings.at(0);
}

wd_record FragmentRecord() {
    wd_record record = {};
    record.layout = WD_RECORD_LAYOUT_WHITEPAPER;
    record.shader_id = 0x12345678;
    record.instruction = 108;
    record.stage = SpvExecutionModelFragment;
    record.stage_words[0] = 0x43d1c000; // 419.5
    record.stage_words[1] = 0x437e8000; // 254.5
    record.error = WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS;
    record.error_words[0] = 6;
    record.error_words[1] = 6;
    record.num_error_words = 2;
    return record;
}

const wd_finding_object kObjects[] = {
    {6, "Command buffer", 0xbc24b0, "CubeDrawCommandBuf"},
    {19, "Pipeline", 0x45, nullptr},
    {15, "Shader Module", 0x43, "Cube Fragment Shader"},
};

wd_record_context SeedContext() {
    wd_record_context context = {};
    context.command = "vkCmdDraw";
    context.command_kind = "Draw";
    context.has_command_index = true;
    context.objects = kObjects;
    context.num_objects = 3;
    return context;
}

uint32_t FindInstruction(const std::vector<uint32_t> &words, uint32_t opcode) {
    uint32_t index = 0;
    for (size_t i = 5; i < words.size(); i += words[i] >> 16, index++) {
        if ((words[i] & 0xffff) == opcode) {
            return index;
        }
    }
    ADD_FAILURE();
    return 0;
}

template <size_t n> std::vector<uint32_t> Words(const uint32_t (&words)[n]) {
    return std::vector<uint32_t>(words, words + n);
}

// The ids of the uses that a descriptor may not allow, by the number of the bit.
TEST(RecordDescribe, EachUnsuitableContentHasAnId) {
    const std::map<uint32_t, std::string> ids = {
        {0, "VUID-vkCmdDraw-viewType-07752"},
        {WD_CONTENT_NUM_VIEW_TYPES - 1, "VUID-vkCmdDraw-viewType-07752"},
        {WD_CONTENT_FLOAT, "VUID-vkCmdDraw-format-07753"},
        {WD_CONTENT_SINT, "VUID-vkCmdDraw-format-07753"},
        {WD_CONTENT_UINT, "VUID-vkCmdDraw-format-07753"},
        {WD_CONTENT_WIDTH_32, "VUID-vkCmdDraw-SampledType-04470"},
        {WD_CONTENT_WIDTH_64, "VUID-vkCmdDraw-SampledType-04471"},
        {WD_CONTENT_SINGLE_SAMPLED, "VUID-RuntimeSpirv-samples-08725"},
        {WD_CONTENT_MULTISAMPLED, "VUID-RuntimeSpirv-samples-08726"},
        {WD_CONTENT_MIPMAP_MINMAX, "VUID-vkCmdDraw-mipmapMode-09599"},
        {WD_CONTENT_CUBIC_TYPE, "VUID-vkCmdDraw-None-02693"},
        {WD_CONTENT_CUBIC_VIEW, "VUID-vkCmdDraw-filterCubic-02694"},
        {WD_CONTENT_CUBIC_MINMAX, "VUID-vkCmdDraw-filterCubicMinmax-02695"},
        {WD_CONTENT_CORNER_SAMPLED, "VUID-vkCmdDraw-flags-02696"},
        {WD_CONTENT_CORNER_SAMPLED_3D, "VUID-vkCmdDraw-flags-02696"},
        {WD_CONTENT_DEPTH_COMPARE, "VUID-vkCmdDraw-None-06479"},
        {WD_CONTENT_FILTER_LINEAR, "VUID-vkCmdDraw-magFilter-04553"},
        {WD_CONTENT_MIPMAP_LINEAR, "VUID-vkCmdDraw-mipmapMode-04770"},
        {WD_CONTENT_FILTER_MINMAX, "VUID-vkCmdDraw-magFilter-09598"},
        {WD_CONTENT_FILTER_CUBIC, "VUID-vkCmdDraw-None-02692"},
        {WD_CONTENT_UNNORMALIZED_TYPE, "VUID-vkCmdDraw-None-08609"},
        {WD_CONTENT_UNNORMALIZED_LEVELS, "VUID-vkCmdDraw-unnormalizedCoordinates-09635"},
        {WD_CONTENT_UNNORMALIZED_OPERATION, "VUID-vkCmdDraw-None-08610"},
        {WD_CONTENT_UNNORMALIZED_OFFSET, "VUID-vkCmdDraw-None-08611"},
        {WD_CONTENT_BORDER_FORMAT, "VUID-VkSamplerCustomBorderColorCreateInfoEXT-format-04015"},
        {WD_CONTENT_LAYOUT, "VUID-vkCmdDraw-None-09600"},
        {WD_CONTENT_VALID, "WARDEN-gpuav-unknown-error"},
    };
    for (const auto &[bit, id] : ids) {
        wd_record record = FragmentRecord();
        record.error = WD_RECORD_ERROR_CONTENTS;
        record.error_words[0] = 3;
        record.error_words[1] = WD_CONTENT_BIT(bit);
        record.error_words[2] = WD_RECORD_INDEX_UNKNOWN;
        record.num_error_words = 3;
        const Finding finding = Describe(record, SeedContext());
        EXPECT_EQ(finding.id, id) << bit;
        if (bit != WD_CONTENT_VALID) {
            EXPECT_EQ(
                finding.text.find("Descriptor index 3 holds an image view that the shader cannot use: "), 0u);
            EXPECT_NE(finding.text.find("\nFix: "), std::string::npos);
        }
    }
}

TEST(RecordDescribe, EachUnsuitableStorageImageHasAnId) {
    const std::map<uint32_t, std::string> ids = {
        {1, "VUID-vkCmdDraw-viewType-07752"},
        {WD_CONTENT_ATOMIC, "VUID-vkCmdDraw-None-02691"},
        {WD_CONTENT_WRITE_WITHOUT_FORMAT, "VUID-vkCmdDraw-OpTypeImage-07027"},
        {WD_CONTENT_READ_WITHOUT_FORMAT, "VUID-vkCmdDraw-OpTypeImage-07028"},
        {WD_CONTENT_WRITE_COMPONENTS, "VUID-vkCmdDraw-OpImageWrite-08795"},
        {WD_CONTENT_WRITE_COMPONENTS + 2, "VUID-vkCmdDraw-OpImageWrite-08795"},
    };
    for (const auto &[bit, id] : ids) {
        wd_record record = FragmentRecord();
        record.error = WD_RECORD_ERROR_CONTENTS;
        record.error_words[0] = 3;
        record.error_words[1] = WD_CONTENT_BIT(bit) | WD_CONTENT_BIT(WD_CONTENT_STORAGE);
        record.error_words[2] = WD_RECORD_INDEX_UNKNOWN;
        record.num_error_words = 3;
        EXPECT_EQ(Describe(record, SeedContext()).id, id) << bit;
    }
}

TEST(RecordDescribe, EachUnsuitableTexelBufferHasAnId) {
    const std::map<uint32_t, std::string> ids = {
        {WD_CONTENT_WIDTH_32, "VUID-vkCmdDraw-SampledType-04472"},
        {WD_CONTENT_WIDTH_64, "VUID-vkCmdDraw-SampledType-04473"},
        {WD_CONTENT_ATOMIC, "VUID-vkCmdDraw-None-07888"},
        {WD_CONTENT_WRITE_WITHOUT_FORMAT, "VUID-vkCmdDraw-OpTypeImage-07029"},
        {WD_CONTENT_READ_WITHOUT_FORMAT, "VUID-vkCmdDraw-OpTypeImage-07030"},
        {WD_CONTENT_WRITE_COMPONENTS, "VUID-vkCmdDraw-OpImageWrite-04469"},
        {WD_CONTENT_FLOAT, "WARDEN-gpuav-unknown-error"},
    };
    for (const auto &[bit, id] : ids) {
        wd_record record = FragmentRecord();
        record.error = WD_RECORD_ERROR_CONTENTS;
        record.error_words[0] = 3;
        record.error_words[1] = WD_CONTENT_BIT(bit) | WD_CONTENT_BIT(WD_CONTENT_STORAGE) |
                                WD_CONTENT_BIT(WD_CONTENT_TEXEL_BUFFER);
        record.error_words[2] = WD_RECORD_INDEX_UNKNOWN;
        record.num_error_words = 3;
        EXPECT_EQ(Describe(record, SeedContext()).id, id) << bit;
    }
}

TEST(RecordDescribe, SaysItInTheWordsOfTheSeeds) {
    auto words = Words(record_shader_line);
    wd_record record = FragmentRecord();
    record.instruction = FindInstruction(words, SpvOpImageSampleImplicitLod);
    wd_record_context context = SeedContext();
    context.spirv = words.data();
    context.num_spirv_words = words.size();
    Finding finding = Describe(record, context);
    EXPECT_EQ(finding.id, "VUID-vkCmdDraw-None-10068");
    EXPECT_EQ(finding.severity, WD_SEVERITY_ERROR);
    EXPECT_EQ(
        finding.text,
        "Index of 6 used to index descriptor array of length 6. Set 0, binding 0, array element 6 (tex).\n"
        "Command buffer (CubeDrawCommandBuf)(0xbc24b0). Draw Index 0.\n"
        "Pipeline (0x45). Shader Module (Cube Fragment Shader)(0x43). Shader Instruction Index = " +
            std::to_string(record.instruction) +
            ". Stage = Fragment. Fragment coord (x,y) = (419.5, 254.5).\n"
            "vk/gpuav/record/record_shader.frag:14: Shader validation error occurred in file: "
            "vk/gpuav/record/record_shader.frag at line 14.\n14:    color = texture(tex[tex_ind], "
            "vec2(0.5));\n"
            "Fix: keep the index below 6, or give the array more descriptors.");
    EXPECT_EQ(finding.num_frames, 1u);
    EXPECT_EQ(finding.file, "vk/gpuav/record/record_shader.frag");
    EXPECT_EQ(finding.line, 14u);
    EXPECT_EQ(finding.source, "    color = texture(tex[tex_ind], vec2(0.5));");
    EXPECT_EQ(finding.num_objects, 3u);
    const std::map<std::string, std::string> expected = {{"error", "index-out-of-bounds"},
                                                         {"descriptor_index", "6"},
                                                         {"descriptor_count", "6"},
                                                         {"descriptor_set", "0"},
                                                         {"descriptor_binding", "0"},
                                                         {"command_index", "0"},
                                                         {"stage", "Fragment"},
                                                         {"shader_id", "0x12345678"},
                                                         {"coordinates", "419.5,254.5"},
                                                         {"instruction", std::to_string(record.instruction)}};
    EXPECT_EQ(finding.properties, expected);
}

TEST(RecordDescribe, NamesLabelsAndBoundObjects) {
    auto words = Words(record_shader_line);
    wd_record record = FragmentRecord();
    record.instruction = FindInstruction(words, SpvOpImageSampleImplicitLod);
    wd_record_context context = SeedContext();
    context.spirv = words.data();
    context.num_spirv_words = words.size();
    const wd_finding_label frame[] = {{"frame", {}}, {"lighting", {}}}, queue[] = {{"main", {}}};
    context.command_buffer_labels = frame;
    context.num_command_buffer_labels = 2;
    context.queue_labels = queue;
    context.num_queue_labels = 1;
    context.find_bound = [](void *user, uint32_t set, uint32_t binding, uint32_t element,
                            wd_record_bound *bound) {
        *static_cast<std::vector<uint32_t> *>(user) = {set, binding, element};
        bound->set = {23, "Descriptor Set", 0x77, "Materials"};
        bound->resource = {13, "Image View", 0x78, nullptr};
    };
    std::vector<uint32_t> asked;
    context.find_bound_user = &asked;
    const Finding finding = Describe(record, context);
    EXPECT_EQ(asked, (std::vector<uint32_t>{0, 0, 6}));
    EXPECT_EQ(finding.num_objects, 5u);
    EXPECT_EQ(
        finding.text.find("Index of 6 used to index descriptor array of length 6. Set 0, binding 0, array "
                          "element 6 (tex).\nDescriptor Set (Materials)(0x77). Image View (0x78).\n"
                          "Command buffer (CubeDrawCommandBuf)(0xbc24b0). Draw Index 0. Label regions of the "
                          "command buffer: frame::lighting. Label regions of the queue: main.\nPipeline"),
        0u)
        << finding.text;
}

// Compilers that know columns give file:line:column, others file:line.
TEST(RecordDescribe, ThePositionIsWrittenAsCompilersDo) {
    for (uint32_t column : {0u, 12u}) {
        auto words = Words(record_shader_line);
        for (size_t at = 5; at < words.size(); at += words[at] >> 16) {
            if ((words[at] & 0xffff) == SpvOpLine) {
                words[at + 3] = column;
            }
        }
        wd_record record = FragmentRecord();
        record.instruction = FindInstruction(words, SpvOpImageSampleImplicitLod);
        wd_record_context context = SeedContext();
        context.spirv = words.data();
        context.num_spirv_words = words.size();
        const Finding finding = Describe(record, context);
        const std::string file = "vk/gpuav/record/record_shader.frag";
        const std::string text = "\n" + file + (column ? ":14:12" : ":14") +
                                 ": Shader validation error occurred in file: " + file + " at line 14" +
                                 (column ? ", column 12." : ".");
        EXPECT_NE(finding.text.find(text), std::string::npos) << finding.text << "\n" << text;
    }
}

TEST(RecordDescribe, AnInstructionWithoutADescriptorNamesNone) {
    auto words = Words(record_shader_line);
    wd_record record = FragmentRecord();
    record.instruction = FindInstruction(words, SpvOpFAdd);
    wd_record_context context = SeedContext();
    context.spirv = words.data();
    context.num_spirv_words = words.size();
    const Finding finding = Describe(record, context);
    EXPECT_EQ(finding.text.find("Set "), std::string::npos) << finding.text;
    EXPECT_EQ(finding.properties.count("descriptor_set"), 0u);
}

TEST(RecordDescribe, AModuleReadBeforeServesToo) {
    auto words = Words(record_shader_line);
    wd_record record = FragmentRecord();
    record.instruction = FindInstruction(words, SpvOpImageSampleImplicitLod);
    wd_record_context context = {};
    wd_spirv_module *module = nullptr;
    ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
              WD_OK);
    context.module = module;
    EXPECT_EQ(Describe(record, context).line, 14u);
    wd_spirv_module_destroy(module);
}

TEST(RecordDescribe, ReportsMissingSource) {
    wd_record record = FragmentRecord();
    wd_record_context context = SeedContext();
    EXPECT_NE(Describe(record, context).text.find("Unable to find the shader module for source information."),
              std::string::npos);

    auto words = Words(record_shader_none);
    record.instruction = FindInstruction(words, SpvOpImageSampleImplicitLod);
    context.spirv = words.data();
    context.num_spirv_words = words.size();
    EXPECT_NE(
        Describe(record, context)
            .text.find(
                "Unable to find SPIR-V OpLine for source information. Build shader with debug info to get "
                "source information."),
        std::string::npos);

    record.instruction = 100000;
    EXPECT_NE(Describe(record, context).text.find("The shader module has no such instruction"),
              std::string::npos);

    words.resize(20);
    EXPECT_NE(Describe(record, context).text.find("(419.5, 254.5).\n"), std::string::npos);
    context.num_spirv_words = 3;
    EXPECT_NE(Describe(record, context).text.find("Unable to read the shader module for source information."),
              std::string::npos);
}

TEST(RecordDescribe, NonSemanticDebugInfoHasLines) {
    auto words = Words(record_shader_nonsemantic);
    wd_record record = FragmentRecord();
    record.instruction = FindInstruction(words, SpvOpImageSampleImplicitLod);
    wd_record_context context = {};
    context.spirv = words.data();
    context.num_spirv_words = words.size();
    Finding finding = Describe(record, context);
    EXPECT_EQ(finding.line, 14u);
    EXPECT_EQ(finding.source, "    color = texture(tex[tex_ind], vec2(0.5));");
}

TEST(RecordDescribe, InlinedCodeNamesItsCallers) {
    struct Kept {
        std::string text;
        std::vector<std::string> frames;
    } kept;
    auto words = Words(record_inlined);
    wd_record record = FragmentRecord();
    record.instruction = FindInstruction(words, SpvOpImageSampleImplicitLod);
    wd_record_context context = {};
    context.spirv = words.data();
    context.num_spirv_words = words.size();
    auto keep = [](void *user, const wd_finding *finding) {
        Kept *kept = static_cast<Kept *>(user);
        kept->text = finding->text;
        for (size_t i = 0; i < finding->num_frames; i++) {
            const wd_finding_frame &frame = finding->frames[i];
            kept->frames.push_back(std::string(frame.file) + ":" + std::to_string(frame.line) + ":" +
                                   std::string(frame.text ? frame.text : "", frame.text_length));
        }
        return false;
    };
    EXPECT_EQ(wd_record_describe(wd_allocator_default(), &record, &context, keep, &kept, nullptr), WD_OK);
    const std::string place = "Shader validation error occurred in file: inlined.frag at line 8.\n"
                              "8:    return texture(tex[index], vec2(0.5));\n"
                              "    inlined at inlined.frag:12 in blend\n"
                              "    inlined at inlined.frag:17 in main";
    EXPECT_NE(kept.text.find(place), std::string::npos) << kept.text;
    EXPECT_EQ(kept.frames,
              (std::vector<std::string>{"inlined.frag:8:    return texture(tex[index], vec2(0.5));",
                                        "inlined.frag:12:", "inlined.frag:17:"}));
}

TEST(RecordDescribe, CodeBetweenInlinedCallsNamesItsFunction) {
    auto words = Words(record_inlined);
    wd_record record = FragmentRecord();
    wd_record_context context = {};
    context.spirv = words.data();
    context.num_spirv_words = words.size();
    record.instruction = FindInstruction(words, SpvOpVectorTimesScalar);
    Finding finding = Describe(record, context);
    EXPECT_EQ(finding.line, 13u);
    EXPECT_EQ(finding.num_frames, 2u);
    EXPECT_NE(finding.text.find("13:    return first * 0.5;\n    inlined at inlined.frag:17 in main"),
              std::string::npos)
        << finding.text;
    record.instruction = FindInstruction(words, SpvOpStore);
    finding = Describe(record, context);
    EXPECT_EQ(finding.line, 17u);
    EXPECT_EQ(finding.num_frames, 1u);
    EXPECT_EQ(finding.text.find("inlined at"), std::string::npos) << finding.text;
}

TEST(RecordDescribe, CacheChangesNothing) {
    wd_record_cache *cache = wd_record_cache_create(wd_allocator_default());
    ASSERT_NE(cache, nullptr);
    std::vector<std::vector<uint32_t>> modules = {Words(record_inlined), Words(record_shader_line),
                                                  Words(record_shader_none)};
    std::vector<wd_spirv_module *> made;
    for (const auto &words : modules) {
        wd_spirv_module *module = nullptr;
        ASSERT_EQ(
            wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
            WD_OK);
        made.push_back(module);
    }
    for (int round = 0; round < 2; round++) {
        for (const wd_spirv_module *module : made) {
            for (wd_record_layout layout : {WD_RECORD_LAYOUT_WHITEPAPER, WD_RECORD_LAYOUT_SPIRV_TOOLS}) {
                for (uint32_t i = 0; i < wd_spirv_module_num_instructions(module) + 3; i++) {
                    wd_record record = FragmentRecord();
                    record.layout = layout;
                    record.instruction = i;
                    wd_record_context context = {};
                    context.module = module;
                    Finding plain = Describe(record, context);
                    context.cache = cache;
                    ASSERT_EQ(Describe(record, context).text, plain.text);
                }
            }
        }
    }
    for (wd_spirv_module *module : made) {
        wd_spirv_module_destroy(module);
    }
    wd_record_cache_destroy(cache);
    wd_record_cache_destroy(nullptr);
}

struct StageCase {
    uint32_t model;
    const char *command;
    const char *text;
};

TEST(RecordDescribe, EveryStageHasItsWordsAndCommand) {
    const StageCase cases[] = {
        {SpvExecutionModelVertex, "vkCmdDraw", "Stage = Vertex. Vertex Index = 7 Instance Index = 8."},
        {SpvExecutionModelTessellationControl, "vkCmdDraw",
         "Stage = Tessellation Control. Invocation ID = 7 Primitive ID = 8."},
        {SpvExecutionModelTessellationEvaluation, "vkCmdDraw",
         "Stage = Tessellation Eval. Primitive ID = 7 TessCoord (u,v) = (0.0, 0.25)."},
        {SpvExecutionModelGeometry, "vkCmdDraw", "Stage = Geometry. Primitive ID = 7 Invocation ID = 8."},
        {SpvExecutionModelGLCompute, "vkCmdDispatch",
         "Stage = Compute. Global invocation ID (x, y, z) = (7, 8, 1048576000)."},
        {SpvExecutionModelTaskEXT, "vkCmdDrawMeshTasksEXT",
         "Stage = Task. Global invocation ID (x, y, z) = (7, 8, "},
        {SpvExecutionModelMeshEXT, "vkCmdDrawMeshTasksEXT",
         "Stage = Mesh. Global invocation ID (x, y, z) = (7, 8, "},
        {SpvExecutionModelMeshNV, "vkCmdDrawMeshTasksNV",
         "Stage = MeshNV. Global invocation ID (x, y, z) = (7, 8, "},
        {SpvExecutionModelRayGenerationKHR, "vkCmdTraceRaysKHR",
         "Stage = Ray Generation. Global Launch ID (x,y,z) = (7, 8, "},
        {SpvExecutionModelIntersectionKHR, "vkCmdTraceRaysKHR", "Stage = Intersection. Global Launch ID"},
        {SpvExecutionModelAnyHitKHR, "vkCmdTraceRaysKHR", "Stage = Any Hit. Global Launch ID"},
        {SpvExecutionModelClosestHitKHR, "vkCmdTraceRaysKHR", "Stage = Closest Hit. Global Launch ID"},
        {SpvExecutionModelMissKHR, "vkCmdTraceRaysKHR", "Stage = Miss. Global Launch ID"},
        {SpvExecutionModelCallableKHR, "vkCmdTraceRaysKHR", "Stage = Callable. Global Launch ID"},
        {4242, "vkCmdDraw", "Stage = 4242. Stage words = (7, 8, 1048576000)."},
    };
    for (const StageCase &c : cases) {
        wd_record record = FragmentRecord();
        record.stage = c.model;
        record.stage_words[0] = 7;
        record.stage_words[1] = 8;
        record.stage_words[2] = 0x3e800000; // 0.25
        Finding finding = Describe(record, {});
        EXPECT_NE(finding.text.find(c.text), std::string::npos) << finding.text;
        EXPECT_EQ(finding.id, "VUID-" + std::string(c.command) + "-None-10068");
    }
}

TEST(RecordDescribe, StagesOfThe2019Layout) {
    wd_record record = FragmentRecord();
    record.layout = WD_RECORD_LAYOUT_2019;
    record.stage = SpvExecutionModelGLCompute;
    record.stage_words[0] = 3;
    EXPECT_NE(Describe(record, {}).text.find("Stage = Compute. Global invocation ID = 3."),
              std::string::npos);
    record.stage = SpvExecutionModelTessellationEvaluation;
    EXPECT_NE(Describe(record, {}).text.find("Stage = Tessellation Eval. Invocation ID = 3."),
              std::string::npos);
    record.stage = SpvExecutionModelVertex;
    EXPECT_NE(Describe(record, {}).text.find("Vertex Index = 3 Instance Index = "), std::string::npos);
}

TEST(RecordDescribe, FloatsAreTheSameEverywhere) {
    struct {
        uint32_t bits;
        const char *text;
    } cases[] = {{0x00000000, "(0.0, "},        {0x3f000000, "(0.5, "},     {0x3eaaaaab, "(0.333333, "},
                 {0xbf800000, "(-1.0, "},       {0x467ffe00, "(16383.5, "}, {0x7fc00000, "(0x7fc00000, "},
                 {0x7f800000, "(0x7f800000, "}, {0x80000000, "(0.0, "},     {0x501502f9, "(0x501502f9, "}};
    for (const auto &c : cases) {
        wd_record record = FragmentRecord();
        record.stage_words[0] = c.bits;
        std::string text = Describe(record, {}).text;
        EXPECT_NE(text.find(std::string("(x,y) = ") + c.text), std::string::npos) << text;
    }
}

struct ErrorCase {
    uint32_t error;
    std::vector<uint32_t> words;
    const char *id, *text;
    const char *robust_group = nullptr;
};

TEST(RecordDescribe, EveryErrorCode) {
    const ErrorCase cases[] = {
        {0,
         {25, 6},
         "VUID-vkCmdDispatch-None-10068",
         "Index of 25 used to index descriptor array of length 6."},
        {1, {5, 0}, "VUID-vkCmdDispatch-None-08114", "Descriptor index 5 is uninitialized."},
        {1, {5, 1}, "VUID-vkCmdDispatch-None-08114", "Descriptor index 5 references a destroyed resource."},
        {1, {5, 2}, "VUID-vkCmdDispatch-None-08114", "Descriptor index 5 is uninitialized."},
        {1,
         {5, 3},
         "VUID-RuntimeSpirv-OpTraceRayKHR-06359",
         "Descriptor index 5 holds an acceleration structure that was never built."},
        {1,
         {5, 4},
         "VUID-RuntimeSpirv-OpTraceRayKHR-06359",
         "Descriptor index 5 holds an acceleration structure that was built as a bottom-level structure."},
        {2,
         {0xdeadbeef, 0x1},
         "VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819",
         "Device address 0x1deadbeef access out of bounds."},
        {2,
         {0xdeadbeef, 0x1, 16},
         "VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819",
         "Device address 0x1deadbeef access out of bounds. Access size is 16 and highest byte accessed was "
         "0x1deadbefe."},
        {8,
         {0xdeadbeef, 0x1, 16},
         "VUID-RuntimeSpirv-PhysicalStorageBuffer64-06315",
         "Device address 0x1deadbeef is not aligned to 16 bytes, as the access's Aligned operand says."},
        {9,
         {0xdeadbeef, 0x1, 4},
         "VUID-StandaloneSpirv-PhysicalStorageBuffer64-06314",
         "Device address 0x1deadbeef is not aligned to 4 bytes, the size of the largest scalar accessed."},
        {4,
         {0, 19, 4},
         "VUID-vkCmdDispatch-uniformBuffers-06935",
         "Descriptor index 0 access out of bounds. Descriptor size is 4 and highest byte accessed was 19."},
        {5,
         {1, 19, 4},
         "VUID-vkCmdDispatch-storageBuffers-06936",
         "Descriptor index 1 access out of bounds. Descriptor size is 4 and highest byte accessed was 19."},
        {6,
         {1, 19, 4},
         "WARDEN-gpuav-texel-buffer-bounds",
         "Descriptor index 1 access out of bounds. Descriptor size is 4 texels and highest texel accessed "
         "was 19."},
        {7, {1, 19, 4}, "WARDEN-gpuav-texel-buffer-bounds", "Descriptor index 1 access out of bounds."},
        {12,
         {0, 19, 4},
         "WARDEN-gpuav-robust-out-of-bounds",
         "Descriptor index 0 access out of bounds. Descriptor size is 4 and highest byte accessed was 19.",
         "uniformBuffers"},
        {13, {1, 19, 4}, "WARDEN-gpuav-robust-out-of-bounds", "Descriptor index 1 access", "storageBuffers"},
        {14, {1, 19, 4}, "WARDEN-gpuav-robust-out-of-bounds", "Descriptor index 1 access", "uniformBuffers"},
        {15,
         {1, 19, 4},
         "WARDEN-gpuav-robust-out-of-bounds",
         "Descriptor index 1 access out of bounds. Descriptor size is 4 texels and highest texel accessed "
         "was 19.",
         "storageBuffers"},
        {18,
         {0x00008, 0x100, 0},
         "VUID-RuntimeSpirv-OpTraceRayKHR-06553",
         "OpTraceRayKHR: ray flags 0x100 contain SkipTrianglesKHR, but the pipeline was created with "
         "VK_PIPELINE_CREATE_RAY_TRACING_SKIP_AABBS_BIT_KHR."},
        {18,
         {0x20009, 0x200, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayNV-07716",
         "OpHitObjectTraceRayNV: ray"},
        {18,
         {0x2000a, 0x3fc00000, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayNV-07710",
         "OpHitObjectTraceRayNV: the time 1.5 is not in [0, 1]."},
        {18,
         {0x3000a, 0xbf800000, 0},
         "VUID-RuntimeSpirv-OpTraceRayMotionNV-06366",
         "OpTraceRayMotionNV: the "},
        {18,
         {0x40001, 0x300, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11883",
         "OpHitObjectTraceRayEXT: ray"},
        {18,
         {0x40007, 0x40000000, 0x3f800000},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11880",
         "OpHitObjectTraceRayEXT: RayTmin 2 is greater than RayTmax 1."},
        {18,
         {0x40002, 0x30, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11884",
         "OpHitObjectTraceRayEXT: ray flags 0x30 contain more than one of SkipTrianglesKHR, "
         "CullBackFacingTrianglesKHR and CullFrontFacingTrianglesKHR."},
        {18,
         {0x40003, 0x41, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11885",
         "OpHitObjectTraceRayEXT: ray flags 0x41 contain more than one of OpaqueKHR"},
        {18,
         {0x40004, 0x7fc00000, 4},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11881",
         "OpHitObjectTraceRayEXT: RayDirection.y is NaN."},
        {18,
         {0x40005, 0xff800000, 2},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11878",
         "OpHitObjectTraceRayEXT: RayOrigin.z is negative infinity."},
        {18,
         {0x40006, 0xbf800000, 0x3f800000},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11879",
         "OpHitObjectTraceRayEXT: RayTmin -1 is negative."},
        {18,
         {0x10006, 0x80000000, 0xc0000000},
         "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06349",
         "OpRayQueryInitializeKHR: RayTmax -2 is negative."},
        {18,
         {19, 4, 3},
         "WARDEN-gpuav-gather-component",
         "OpImageGather gathers component 4, and the last component is 3."},
        {18,
         {0x10013, 0xffffffff, 3},
         "WARDEN-gpuav-gather-component",
         "OpImageGather gathers component -1, and the last component is 3."},
        {18,
         {0x40014, 6, 16},
         "VUID-RuntimeSpirv-OpCooperativeMatrixLoadKHR-08986",
         "The stride of a cooperative matrix is 24 bytes (6 elements of 4 bytes), which is not a multiple of "
         "16 "
         "bytes."},
        {18,
         {24, 4, 16},
         "VUID-RuntimeSpirv-OpCooperativeMatrixLoadKHR-08986",
         "The address of a cooperative matrix is 4 bytes above a multiple of 16 bytes."},
        {18,
         {0x80040014, 6, 16},
         "VUID-RuntimeSpirv-OpCooperativeMatrixLoadNV-06324",
         "The stride of a cooperative matrix is 24 bytes (6 elements of 4 bytes), which is not a multiple of "
         "16 "
         "bytes."},
        {18,
         {0x80000018, 4, 16},
         "VUID-RuntimeSpirv-OpCooperativeMatrixLoadNV-06324",
         "The address of a cooperative matrix is 4 bytes above a multiple of 16 bytes."},
        {18,
         {0x40008, 0x100, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11886",
         "OpHitObjectTraceRayEXT: ray flags 0x100 contain SkipTrianglesKHR, but the pipeline was created "
         "with "
         "VK_PIPELINE_CREATE_RAY_TRACING_SKIP_AABBS_BIT_KHR."},
        {18,
         {0x40009, 0x200, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11887",
         "OpHitObjectTraceRayEXT: ray flags 0x200 contain SkipAABBsKHR"},
        {18,
         {0x4000a, 0x7fc00000, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11882",
         "OpHitObjectTraceRayEXT: "},
        {18, {0x1000a, 0, 0}, "WARDEN-gpuav-unknown-error", "Shader error of unknown code 18"},
        {18,
         {21, 0x3f800000, 0x40000000},
         "VUID-RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06353",
         "OpRayQueryGenerateIntersectionKHR: Hit T 1 is less than RayTmin 2."},
        {18,
         {22, 0x40000000, 0x3f800000},
         "VUID-RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06353",
         "OpRayQueryGenerateIntersectionKHR: Hit T 2 is greater than 1, the distance of the committed "
         "intersection."},
        {18,
         {21, 0x7fc00000, 0},
         "VUID-RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06353",
         "OpRayQueryGenerateIntersectionKHR: Hit T is NaN."},
        {18,
         {25, 40, 1},
         "VUID-RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06354",
         "OpRayQueryGenerateIntersectionKHR: Descriptor index 1 holds a structure built with "
         "VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV."},
        {18,
         {23, 9, 8},
         "VUID-RuntimeSpirv-maxShaderBindingTableRecordIndex-11888",
         "OpHitObjectSetShaderBindingTableRecordIndexEXT sets the record index 9, and the maximum is 8."},
        {3, {1, 2}, "WARDEN-gpuav-unknown-error", "Shader error of unknown code 3 with words 0x1, 0x2."},
        {77, {}, "WARDEN-gpuav-unknown-error", "Shader error of unknown code 77."},
        {0, {25}, "WARDEN-gpuav-unknown-error", "Shader error of unknown code 0 with words 0x19."},
    };
    for (const ErrorCase &c : cases) {
        wd_record record = FragmentRecord();
        record.stage = SpvExecutionModelGLCompute;
        record.error = c.error;
        record.num_error_words = static_cast<uint32_t>(c.words.size());
        std::fill(std::begin(record.error_words), std::end(record.error_words), 0u);
        std::copy(c.words.begin(), c.words.end(), record.error_words);
        Finding finding = Describe(record, {});
        EXPECT_EQ(finding.id, c.id);
        EXPECT_EQ(finding.text.find(c.text), 0u) << finding.text;
        EXPECT_EQ(finding.severity, c.robust_group ? WD_SEVERITY_WARNING : WD_SEVERITY_ERROR);
        EXPECT_EQ(finding.properties["robustness"], c.robust_group ? c.robust_group : "");
        EXPECT_LE(finding.text.find('\n'), 200u) << finding.text;
        EXPECT_NE(wd_message_meaning(c.id), nullptr) << c.id;
    }
    EXPECT_EQ(wd_message_meaning("VUID-vkCmdDraw-None-02699"), nullptr);
    EXPECT_EQ(wd_message_meaning(""), nullptr);
}

// The rule about the structure depends on the instruction of the module.
TEST(RecordDescribe, StructuresThatWereNeverBuilt) {
    const std::map<uint32_t, std::string> ids = {
        {4445, "VUID-RuntimeSpirv-OpTraceRayKHR-06359"},
        {4473, "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06352"},
        {5256, "VUID-RuntimeSpirv-OpHitObjectTraceRayMotionNV-07709"},
        {5260, "WARDEN-gpuav-hit-object-structure"},
        {5311, "WARDEN-gpuav-hit-object-structure"},
        {5312, "VUID-RuntimeSpirv-flags-11876"},
        {5316, "WARDEN-gpuav-hit-object-structure"},
        {5317, "VUID-RuntimeSpirv-flags-11876"},
        {5337, "VUID-RuntimeSpirv-OpTraceRayKHR-06359"},
        {5338, "VUID-RuntimeSpirv-OpTraceRayMotionNV-06365"},
        {5339, "VUID-RuntimeSpirv-OpTraceRayMotionNV-06365"},
    };
    for (const auto &expected : ids) {
        std::vector<uint32_t> words = {0x07230203, 0x10400, 0, 100, 0, 15u << 16 | expected.first};
        for (uint32_t i = 1; i < 15; i++) {
            words.push_back(i);
        }
        wd_record record = FragmentRecord();
        record.stage = SpvExecutionModelRayGenerationKHR;
        record.instruction = 0;
        record.error = WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED;
        record.error_words[1] = WD_RECORD_DESCRIPTOR_NEVER_BUILT;
        wd_record_context context = {};
        context.spirv = words.data();
        context.num_spirv_words = words.size();
        const Finding finding = Describe(record, context);
        EXPECT_EQ(finding.id, expected.second) << expected.first;
        EXPECT_EQ(
            finding.text.find("Descriptor index 6 holds an acceleration structure that was never built."), 0u)
            << finding.text;
    }
}

// The operands of arithmetic, of which only divisions of integers are errors, and the invocations of a race.
TEST(RecordDescribe, ArithmeticAndRaces) {
    const ErrorCase cases[] = {
        {16,
         {134, 7, 0},
         "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpUDiv is undefined: division of integers by zero (7, 0)."},
        {16,
         {0x20086, 7, 1, 0, 0},
         "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpUDiv is undefined: division of integers by zero (4294967303, 0)."},
        {16,
         {0x2008a, 0xfffffff9, 0xffffffff, 0, 0},
         "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpSRem is undefined: remainder of a division by zero (-7, 0)."},
        {16,
         {0x20087, 0, 0x80000000, 0xffffffff, 0xffffffff},
         "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpSDiv is undefined: the minimum value divided by -1 overflows "
         "(-9223372036854775808, -1)."},
        {16,
         {135, 0x80000000, 0xffffffff},
         "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpSDiv is undefined: the minimum value divided by -1 overflows (-2147483648, -1)."},
        {16,
         {0x200c4, 1, 0, 64, 1},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of OpShiftLeftLogical is undefined: shift by the number of bits of the value or more "
         "(1, 4294967360)."},
        {16,
         {0xc00c4, 0xffffffff, 0xffffffff},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of OpShiftLeftLogical is undefined: shift by the number of bits of the value or more "
         "(-1, -1)."},
        {16,
         {0x10025, 0xffc00000, 0x40000000},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of FMin depends on the implementation: one operand is NaN (nan, 2)."},
        {16,
         {0x10025, 0, 11},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of FMin is undefined: an operand has no defined value, and the record got another one "
         "than the check (0, 1.54143e-44)."},
        {16,
         {134, 7, 3},
         "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpUDiv is undefined: an operand has no defined value, and the record got another "
         "one than the check (7, 3)."},
        {16,
         {203, 20, 20},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of OpBitFieldUExtract is undefined: offset plus count is above the number of bits of "
         "the value (20, 20)."},
        {16,
         {0x1002b, 0x40000000, 0xffc00000},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of FClamp depends on the implementation: a limit is NaN (2, nan)."},
        {16,
         {0x1002b, 0x40000000, 0x3f800000},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of FClamp is undefined: the minimum is greater than the maximum (2, 1)."},
        {16, {0x1001f, 0xc0800000, 0}, "WARDEN-gpuav-undefined-arithmetic", "Sqrt of -4 is NaN."},
        {16, {0x3001f, 0, 0xc0100000, 0, 0}, "WARDEN-gpuav-undefined-arithmetic", "Sqrt of -4 is NaN."},
        {16, {136, 0x40400000, 0x80000000}, "WARDEN-gpuav-undefined-arithmetic", "OpFDiv divides 3 by zero."},
        {16,
         {140, 0x40400000, 0},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of OpFRem is undefined: remainder of a division by zero (3, 0)."},
        {17,
         {0x1060000, 0x80003, 2},
         "WARDEN-gpuav-shared-memory-race",
         "Data race on shared memory: element 2 of shared variables. Invocation 8 of the workgroup writes "
         "this memory, and invocation 3 wrote the same memory, without a shared-memory barrier"},
        {17,
         {0x50000, 0x80008, 2},
         "WARDEN-gpuav-shared-memory-race",
         "Data race on shared memory: element 2 of shared variables. Invocation 8 of the workgroup reads "
         "this memory, and others atomically accessed the same memory, without a shared-memory barrier"},
        {17,
         {8, 0x30001, 0x40000000},
         "WARDEN-gpuav-shared-memory-bounds",
         "Invocation 3 of the workgroup writes shared memory with the index 8, which is past the end of its "
         "array."},
    };
    for (const ErrorCase &c : cases) {
        wd_record record = FragmentRecord();
        record.stage = SpvExecutionModelGLCompute;
        record.error = c.error;
        record.num_error_words = static_cast<uint32_t>(c.words.size());
        std::copy(c.words.begin(), c.words.end(), record.error_words);
        const Finding finding = Describe(record, {});
        EXPECT_EQ(finding.id, c.id);
        EXPECT_EQ(finding.text.find(c.text), 0u) << finding.text;
        const bool is_warning = c.error == 16 && finding.text.find("The behavior") != 0;
        EXPECT_EQ(finding.severity, is_warning ? WD_SEVERITY_WARNING : WD_SEVERITY_ERROR);
        EXPECT_LE(finding.text.find('\n'), 200u) << finding.text;
    }
}

// The words of 64-bit operands may be missing.
TEST(RecordDescribe, TruncatedArithmeticIsUnknown) {
    wd_record record = FragmentRecord();
    const uint32_t words[] = {0x20086, 7, 1};
    record.error = WD_RECORD_ERROR_ARITHMETIC;
    record.num_error_words = 3;
    std::copy(std::begin(words), std::end(words), record.error_words);
    EXPECT_EQ(Describe(record, {}).id, "WARDEN-gpuav-unknown-error");
}

TEST(RecordDescribe, SpirvToolsSaysUnwrittenByASizeOfZero) {
    for (uint32_t error : {4u, 5u, 6u, 7u}) {
        wd_record record = FragmentRecord();
        record.layout = WD_RECORD_LAYOUT_SPIRV_TOOLS;
        record.error = error;
        record.num_error_words = 3;
        Finding finding = Describe(record, {});
        EXPECT_EQ(finding.id, "VUID-vkCmdDraw-None-08114");
        EXPECT_EQ(finding.text.find("Descriptor index 6 is uninitialized."), 0u);
    }
}

TEST(RecordDescribe, CommandOfTheContextGoesIntoTheId) {
    wd_record_context context = {};
    context.command = "vkCmdDrawIndexedIndirect";
    EXPECT_EQ(Describe(FragmentRecord(), context).id, "VUID-vkCmdDrawIndexedIndirect-None-10068");
    context.command = "not a command";
    EXPECT_EQ(Describe(FragmentRecord(), context).id, "VUID-vkCmdDraw-None-10068");
    std::string huge = "vkCmd" + std::string(100000, 'x');
    context.command = huge.c_str();
    EXPECT_EQ(Describe(FragmentRecord(), context).id, "VUID-vkCmdDraw-None-10068");
}

TEST(RecordDescribe, OfflineTheFileNamesTheModule) {
    wd_record_context context = {};
    context.shader_file = "cube.frag.spv";
    context.has_command_index = true;
    context.command_index = 2;
    Finding finding = Describe(FragmentRecord(), context);
    EXPECT_NE(
        finding.text.find("of length 6.\nDraw Index 2.\nShader Module (cube.frag.spv)(id 0x12345678). Shader "
                          "Instruction Index = 108. "),
        std::string::npos)
        << finding.text;
    EXPECT_EQ(finding.properties["shader_file"], "cube.frag.spv");
    EXPECT_NE(Describe(FragmentRecord(), {}).text.find("length 6.\nShader Module (id 0x12345678). "),
              std::string::npos);
}

TEST(RecordDescribe, SiteDependsOnWhereNotOnHow) {
    wd_record record = FragmentRecord();
    wd_record_context context = {};
    const uint64_t site = Describe(record, context).site;
    EXPECT_NE(site, 0u);
    record.stage_words[0] = 1;
    record.error_words[0] = 9;
    EXPECT_EQ(Describe(record, context).site, site);
    context.objects = kObjects;
    context.num_objects = 3;
    context.pipeline = 7;
    EXPECT_EQ(Describe(record, context).site, site);
    EXPECT_EQ(Describe(record, context).subject, 7u);
    record.instruction++;
    EXPECT_NE(Describe(record, context).site, site);
    record = FragmentRecord();
    record.shader_id++;
    EXPECT_NE(Describe(record, context).site, site);
}

std::vector<Finding> DescribeSummary(const wd_record_summary &summary, const wd_record_context &context) {
    std::vector<Finding> findings;
    EXPECT_EQ(wd_record_describe_summary(wd_allocator_default(), &summary, &context, Keep, &findings), WD_OK);
    return findings;
}

TEST(RecordDescribeSummary, CompleteBuffersGiveNoMessage) {
    EXPECT_TRUE(DescribeSummary({}, {}).empty());
}

TEST(RecordDescribeSummary, ReportsUnreadRecords) {
    wd_record_summary summary = {};
    summary.layout = WD_RECORD_LAYOUT_WHITEPAPER;
    summary.num_records = 3;
    summary.lost_words = 50;
    summary.unwritten_words = 20;
    summary.malformed = true;
    summary.malformed_offset = 31;
    auto findings = DescribeSummary(summary, SeedContext());
    ASSERT_EQ(findings.size(), 3u);
    EXPECT_EQ(findings[0].id, "WARDEN-gpuav-records-lost");
    EXPECT_EQ(findings[0].severity, WD_SEVERITY_WARNING);
    EXPECT_EQ(findings[0].text,
              "More checks failed than are reported: 50 words of error records did not fit into the buffer.\n"
              "Command buffer (CubeDrawCommandBuf)(0xbc24b0). Draw Index 0.\n"
              "Pipeline (0x45). Shader Module (Cube Fragment Shader)(0x43).");
    EXPECT_EQ(findings[1].id, "WARDEN-gpuav-records-unwritten");
    EXPECT_EQ(findings[1].properties["unwritten_words"], "20");
    EXPECT_EQ(findings[2].id, "WARDEN-gpuav-record-malformed");
    EXPECT_EQ(findings[2].text.find("Word 31 of the buffer is not the beginning of an error record"), 0u);
    EXPECT_EQ(findings[2].properties["layout"], "whitepaper");
    for (const Finding &finding : findings) {
        EXPECT_NE(wd_message_meaning(finding.id.c_str()), nullptr) << finding.id;
    }
}

TEST(RecordDescribe, SurvivesEveryFailingAllocation) {
    auto words = Words(record_shader_line);
    wd_record record = FragmentRecord();
    record.instruction = FindInstruction(words, SpvOpImageSampleImplicitLod);
    wd_record_context context = SeedContext();
    context.spirv = words.data();
    context.num_spirv_words = words.size();
    wd_record_summary summary = {};
    summary.lost_words = 1;
    summary.malformed = true;
    bool succeeded = false;
    for (size_t n = 1; !succeeded; n++) {
        ASSERT_LT(n, 1000u);
        wd_failing_allocator state = {n, 0, 0};
        std::vector<Finding> findings;
        wd_allocator allocator = wd_failing_allocator_get(&state);
        wd_status status = wd_record_describe(allocator, &record, &context, Keep, &findings, nullptr);
        EXPECT_EQ(findings.size(), status == WD_OK ? 1u : 0u);
        wd_status summary_status = wd_record_describe_summary(allocator, &summary, &context, Keep, &findings);
        EXPECT_EQ(state.alive, 0u);
        EXPECT_TRUE(status == WD_OK || status == WD_ERROR_OUT_OF_MEMORY);
        succeeded = status == WD_OK && summary_status == WD_OK;
        EXPECT_EQ(succeeded, state.calls < n);
    }
}

} // namespace
