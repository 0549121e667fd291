// Records and their findings, for the tests of the texts.
#ifndef WARDEN_VK_GPUAV_RECORD_RECORD_DESCRIBE_TESTING_H
#define WARDEN_VK_GPUAV_RECORD_RECORD_DESCRIBE_TESTING_H

#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <map>
#include <string>
#include <vector>

#include "vk/gpuav/record/record.h"

namespace wd::testing::record {

// Copies that a test checks after the finding itself is freed.
struct Finding {
    std::string id, text, file, source;
    wd_severity severity;
    uint64_t site, subject;
    size_t num_frames = 0, num_objects = 0;
    uint32_t line = 0;
    std::map<std::string, std::string> properties;
};

inline bool Keep(void *user, const wd_finding *finding) {
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

inline Finding Describe(const wd_record &record, const wd_record_context &context) {
    std::vector<Finding> findings;
    bool skip = false;
    EXPECT_EQ(wd_record_describe(wd_allocator_default(), &record, &context, Keep, &findings, &skip), WD_OK);
    EXPECT_TRUE(skip);
    EXPECT_EQ(findings.size(), 1u);
    return findings.at(0);
}

inline wd_record FragmentRecord() {
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

inline wd_record_context SeedContext() {
    wd_record_context context = {};
    context.command = "vkCmdDraw";
    context.command_kind = "Draw";
    context.has_command_index = true;
    context.objects = kObjects;
    context.num_objects = 3;
    return context;
}

inline uint32_t FindInstruction(const std::vector<uint32_t> &words, uint32_t opcode) {
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

} // namespace wd::testing::record

#endif
