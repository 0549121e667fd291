#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "vk/report/report.h"
#include "vk/util/failing_allocator.h"

namespace {

class Text {
  public:
    Text() {
        wd_string_init(&builder, wd_allocator_default());
    }
    ~Text() {
        wd_string_finish(&builder);
    }
    std::string str() const {
        return std::string(builder.text, builder.length);
    }
    wd_string_builder builder;
};

wd_finding Bare(const char *id, const char *text) {
    wd_finding finding = {};
    finding.severity = WD_SEVERITY_ERROR;
    finding.type = WD_MESSAGE_VALIDATION;
    finding.id = id;
    finding.text = text;
    return finding;
}

// Users write these numbers into their settings: they may never change.
TEST(FindingIdNumber, NeverChanges) {
    EXPECT_EQ(wd_finding_id_number(""), static_cast<int32_t>(0x811c9dc5u));
    EXPECT_EQ(wd_finding_id_number("a"), static_cast<int32_t>(0xe40c292cu));
    EXPECT_EQ(wd_finding_id_number("foobar"), static_cast<int32_t>(0xbf9cf968u));
    EXPECT_NE(wd_finding_id_number("VUID-vkCmdDraw-None-10068"),
              wd_finding_id_number("VUID-vkCmdDraw-None-08114"));
}

TEST(FindingText, HasTheIdInBrackets) {
    Text out;
    wd_finding finding = Bare("VUID-vkCmdDraw-None-10068", "Index of 6 used.");
    wd_finding_format_text(&out.builder, &finding);
    EXPECT_EQ(out.str(), "[ VUID-vkCmdDraw-None-10068 ] Index of 6 used.");
}

std::string Compose(const wd_finding_parts &parts, const char *before = "") {
    Text out;
    wd_string_append(&out.builder, before);
    wd_finding_compose(&out.builder, &parts);
    return out.str();
}

TEST(FindingParts, AreLinesInOneOrder) {
    EXPECT_EQ(Compose({"vkCmdDraw: a buffer is too small", "The size is 4.\nIn a.comp:3", "size must be 8",
                       "use 8"}),
              "vkCmdDraw: a buffer is too small.\nThe size is 4.\nIn a.comp:3\n"
              "Vulkan requires: size must be 8.\nFix: use 8.");
}

TEST(FindingParts, HaveOnePeriodEach) {
    EXPECT_EQ(Compose({"Wrong.", nullptr, "A rule.", "Do it."}),
              "Wrong.\nVulkan requires: A rule.\nFix: Do it.");
}

TEST(FindingParts, ThatAreMissingAreLeftOut) {
    EXPECT_EQ(Compose({"Wrong", "", nullptr, ""}), "Wrong.");
    EXPECT_EQ(Compose({nullptr, nullptr, nullptr, "do it"}), "Fix: do it.");
    EXPECT_EQ(Compose({}), "");
}

TEST(FindingParts, FollowATextOnALineOfTheirOwn) {
    EXPECT_EQ(Compose({nullptr, nullptr, nullptr, "do it"}, "3: x = y;"), "3: x = y;\nFix: do it.");
}

TEST(FindingJson, BareFindingHasTheRequiredMembersOnly) {
    Text out;
    wd_finding finding = Bare("a", "b");
    wd_finding_format_json(&out.builder, &finding);
    EXPECT_EQ(out.str(), "{\"id\":\"a\",\"id_number\":-468965076,\"severity\":\"error\",\"types\":["
                         "\"validation\"],\"text\":\"b\"}");
}

TEST(FindingJson, FullFindingHasEverything) {
    const wd_finding_object objects[] = {{6, "Command buffer", 0xbc24b0, "Name \"x\""},
                                         {19, nullptr, UINT64_MAX, nullptr}};
    const wd_finding_label queue_label = {"frame", {1.0f, -0.5f, NAN, INFINITY}};
    const wd_finding_label buffer_label = {nullptr, {0.25f, 1e30f, -0.0001f, 0.0005f}};
    const char source[] = "  x = y;tail";
    const wd_finding_frame frames[] = {{"a.frag", 45, 3, source, 8}, {nullptr, 0, 0, nullptr, 0}};
    const wd_finding_property properties[] = {{"descriptor_index", "6"}, {"stage", "Fragment"}};
    wd_finding finding = Bare("a", "line\n\xff");
    finding.type = static_cast<wd_message_type>(WD_MESSAGE_GENERAL | WD_MESSAGE_PERFORMANCE);
    finding.severity = WD_SEVERITY_VERBOSE;
    finding.site = 0x1234;
    finding.objects = objects;
    finding.num_objects = 2;
    finding.queue_labels = &queue_label;
    finding.num_queue_labels = 1;
    finding.command_buffer_labels = &buffer_label;
    finding.num_command_buffer_labels = 1;
    finding.frames = frames;
    finding.num_frames = 2;
    finding.properties = properties;
    finding.num_properties = 2;
    Text out;
    wd_finding_format_json(&out.builder, &finding);
    EXPECT_EQ(
        out.str(),
        "{\"id\":\"a\",\"id_number\":-468965076,\"severity\":\"verbose\",\"types\":[\"general\","
        "\"performance\"],"
        "\"text\":\"line\\n\\ufffd\",\"site\":\"0x0000000000001234\","
        "\"objects\":[{\"type\":6,\"type_name\":\"Command buffer\",\"handle\":\"0xbc24b0\","
        "\"name\":\"Name \\\"x\\\"\"},{\"type\":19,\"handle\":\"0xffffffffffffffff\"}],"
        "\"queue_labels\":[{\"name\":\"frame\",\"color\":[1.000,-0.500,0.000,0.000]}],"
        "\"command_buffer_labels\":[{\"name\":\"\",\"color\":[0.250,0.000,0.000,0.001]}],"
        "\"frames\":[{\"line\":45,\"column\":3,\"file\":\"a.frag\",\"text\":\"  x = y;\"},{\"line\":0}],"
        "\"properties\":{\"descriptor_index\":\"6\",\"stage\":\"Fragment\"}}");
}

TEST(FindingJson, SurvivesEveryFailingAllocation) {
    const wd_finding finding =
        Bare("a", "some text that is longer than one small allocation, so that the string grows");
    for (size_t n = 1;; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_string_builder out;
        wd_string_init(&out, wd_failing_allocator_get(&state));
        wd_finding_format_json(&out, &finding);
        bool failed = out.failed;
        wd_string_finish(&out);
        EXPECT_EQ(state.alive, 0u);
        if (!failed) {
            EXPECT_GT(n, 1u);
            break;
        }
    }
}

} // namespace
