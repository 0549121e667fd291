// Texts of records: places, lines, stages and sites.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "vk/gpuav/record/record.h"
#include "vk/gpuav/record/record_describe_testing.h"
#include "vk/gpuav/record/record_shaders.h"
#include "vk/report/message_ids.h"
#include "vk/spirv/module.h"
#include "vk/util/failing_allocator.h"

namespace {

using namespace wd::testing::record;

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
    context.descriptors.find = [](void *user, uint32_t set, uint32_t binding, uint32_t element,
                                  wd_record_bound *bound) {
        *static_cast<std::vector<uint32_t> *>(user) = {set, binding, element};
        bound->set = {23, "Descriptor Set", 0x77, "Materials"};
        bound->resource = {13, "Image View", 0x78, nullptr};
    };
    std::vector<uint32_t> asked;
    context.descriptors.user = &asked;
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
