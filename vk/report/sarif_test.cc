#include "vk/report/sarif.h"

#include <gtest/gtest.h>

#include <string>

#include "vk/util/failing_allocator.h"

namespace {

wd_finding Finding(const char *id) {
    wd_finding finding = {};
    finding.severity = WD_SEVERITY_ERROR;
    finding.type = WD_MESSAGE_VALIDATION;
    finding.id = id;
    finding.text = "Text.";
    return finding;
}

template <typename Add> std::string Log(Add add) {
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    wd_sarif sarif;
    wd_sarif_init(&sarif, wd_allocator_default(), &out, "tool", "1.0");
    add(&sarif);
    wd_sarif_finish(&sarif);
    std::string text(out.text, out.length);
    wd_string_finish(&out);
    return text;
}

const char kHead[] = "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\","
                     "\"runs\":[{\"results\":[";

TEST(Sarif, EmptyLogIsComplete) {
    EXPECT_EQ(Log([](wd_sarif *) {}),
              std::string(kHead) +
                  "],\n\"tool\":{\"driver\":{\"name\":\"tool\",\"version\":\"1.0\",\"rules\":[]}}}]}\n");
}

TEST(Sarif, RulesAreListedOnceInOrder) {
    std::string log = Log([](wd_sarif *sarif) {
        for (const char *id : {"VUID-b", "WARDEN-a", "VUID-b"}) {
            wd_finding finding = Finding(id);
            EXPECT_EQ(wd_sarif_add(sarif, &finding), WD_OK);
        }
    });
    for (const char *result :
         {"{\"ruleId\":\"VUID-b\",\"ruleIndex\":0,\"level\":\"error\",\"message\":{\"text\":\"Text.\"},",
          "},\n{\"ruleId\":\"WARDEN-a\",\"ruleIndex\":1,", "},\n{\"ruleId\":\"VUID-b\",\"ruleIndex\":0,"}) {
        EXPECT_NE(log.find(result), std::string::npos) << log;
    }
    EXPECT_NE(log.find("\"rules\":[{\"id\":\"VUID-b\","), std::string::npos);
    EXPECT_NE(log.find("vkspec.html#VUID-b\"},{\"id\":\"WARDEN-a\","), std::string::npos);
    EXPECT_EQ(log.find("{\"id\":\"VUID-b\"", log.find("{\"id\":\"VUID-b\"") + 1), std::string::npos);
}

TEST(Sarif, FrameIsTheLocationAndCallersAreRelated) {
    std::string log = Log([](wd_sarif *sarif) {
        const char source[] = "a = b;";
        const wd_finding_frame frames[] = {{"/src dir/a.frag", 45, 7, source, 6},
                                           {"b:c.glsl", 3, 0, nullptr, 0}};
        const wd_finding_object object = {15, "Shader Module", 0x43, "Name"};
        const wd_finding_property property = {"stage", "Fragment"};
        wd_finding finding = Finding("VUID-b");
        finding.frames = frames;
        finding.num_frames = 2;
        finding.objects = &object;
        finding.num_objects = 1;
        finding.properties = &property;
        finding.num_properties = 1;
        finding.site = 0xab;
        wd_sarif_add(sarif, &finding);
    });
    EXPECT_NE(log.find("\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"file:///"
                       "src%20dir/a.frag\"},"
                       "\"region\":{\"startLine\":45,\"startColumn\":7,\"snippet\":{\"text\":\"a = b;\"}}},"
                       "\"logicalLocations\":[{\"name\":\"Name\",\"fullyQualifiedName\":\"0x43\","
                       "\"kind\":\"Shader Module\"}]}]"),
              std::string::npos)
        << log;
    EXPECT_NE(
        log.find("\"relatedLocations\":[{\"id\":1,\"physicalLocation\":{\"artifactLocation\":{\"uri\":"
                 "\"b%3Ac.glsl\"},\"region\":{\"startLine\":3}},\"message\":{\"text\":\"inlined here\"}}]"),
        std::string::npos)
        << log;
    EXPECT_NE(log.find("\"partialFingerprints\":{\"wardenSite/v1\":\"00000000000000ab\"},"
                       "\"properties\":{\"stage\":\"Fragment\"}}"),
              std::string::npos)
        << log;
}

TEST(Sarif, ShaderFileReplacesAMissingLocation) {
    std::string log = Log([](wd_sarif *sarif) {
        const wd_finding_property property = {"shader_file", "C:\\x\\a.spv"};
        wd_finding finding = Finding("VUID-b");
        finding.severity = WD_SEVERITY_INFO;
        finding.properties = &property;
        finding.num_properties = 1;
        wd_sarif_add(sarif, &finding);
    });
    EXPECT_NE(log.find("\"level\":\"note\""), std::string::npos);
    EXPECT_NE(log.find("{\"uri\":\"file:///C:/x/a.spv\"},\"region\":{\"startLine\":1}"), std::string::npos)
        << log;
}

// Uri returns how a file is written in the log.
std::string Uri(const char *file) {
    std::string log = Log([&](wd_sarif *sarif) {
        const wd_finding_frame frame = {file, 3, 0, nullptr, 0};
        wd_finding finding = Finding("VUID-b");
        finding.frames = &frame;
        finding.num_frames = 1;
        wd_sarif_add(sarif, &finding);
    });
    const std::string before = "{\"uri\":\"";
    size_t begin = log.find(before);
    if (begin == std::string::npos) {
        return "";
    }
    begin += before.size();
    return log.substr(begin, log.find('"', begin) - begin);
}

TEST(Sarif, PathsBecomeUris) {
    EXPECT_EQ(Uri("shaders/a.frag"), "shaders/a.frag");
    EXPECT_EQ(Uri("./shaders/a.frag"), "shaders/a.frag");
    EXPECT_EQ(Uri("././a.frag"), "a.frag");
    EXPECT_EQ(Uri("../a.frag"), "../a.frag");
    EXPECT_EQ(Uri("two words.frag"), "two%20words.frag");
    EXPECT_EQ(Uri("gr\u00fcn/\u96ea.frag"), "gr%C3%BCn/%E9%9B%AA.frag");
    EXPECT_EQ(Uri("100%#?a:b.frag"), "100%25%23%3Fa%3Ab.frag");
    EXPECT_EQ(Uri("a\"\n\xff.frag"), "a%22%0A%FF.frag");
    EXPECT_EQ(Uri("src\\a.hlsl"), "src/a.hlsl");
    EXPECT_EQ(Uri("/abs/a b.frag"), "file:///abs/a%20b.frag");
    EXPECT_EQ(Uri("D:\\src\\a.hlsl"), "file:///D:/src/a.hlsl");
    EXPECT_EQ(Uri("\\\\host\\src\\a.hlsl"), "file://host/src/a.hlsl");
    EXPECT_EQ(Uri(""), "");
}

TEST(Sarif, EveryPlaceHasALineAndEveryResultAFingerprint) {
    std::string log = Log([](wd_sarif *sarif) {
        const wd_finding_frame frames[] = {{"a.frag", 0, 4, "text", 4}, {"b.frag", 0, 0, nullptr, 0}};
        const wd_finding_property property = {"dump", "one.bin"};
        wd_finding finding = Finding("VUID-b");
        finding.frames = frames;
        finding.num_frames = 2;
        wd_sarif_add(sarif, &finding);
        finding = Finding("WARDEN-gpuav-records-lost");
        finding.properties = &property;
        finding.num_properties = 1;
        wd_sarif_add(sarif, &finding);
    });
    EXPECT_NE(log.find("{\"uri\":\"a.frag\"},\"region\":{\"startLine\":1}}"), std::string::npos) << log;
    EXPECT_EQ(log.find("relatedLocations"), std::string::npos) << log;
    EXPECT_NE(log.find("{\"uri\":\"one.bin\"},\"region\":{\"startLine\":1}}"), std::string::npos) << log;
    size_t first = log.find("\"wardenSite/v1\":"), second = log.find("\"wardenSite/v1\":", first + 1);
    ASSERT_NE(second, std::string::npos) << log;
    EXPECT_NE(log.substr(first, 40), log.substr(second, 40));
}

TEST(Sarif, RulesAreDescribed) {
    std::string log = Log([](wd_sarif *sarif) {
        wd_sarif_describe_rules(sarif, [](const char *id) -> const char * {
            return std::string(id) == "VUID-a" ? "Says \"a\"." : nullptr;
        });
        for (const char *id : {"VUID-a", "VUID-b"}) {
            wd_finding finding = Finding(id);
            wd_sarif_add(sarif, &finding);
        }
    });
    EXPECT_NE(log.find("{\"id\":\"VUID-a\",\"shortDescription\":{\"text\":\"Says \\\"a\\\".\"}"),
              std::string::npos)
        << log;
    EXPECT_NE(log.find("{\"id\":\"VUID-b\",\"shortDescription\":{\"text\":\"A valid-usage rule"),
              std::string::npos)
        << log;
}

TEST(Sarif, FindingsWithoutAPlaceGetTheDefault) {
    const std::string log = Log([](wd_sarif *sarif) {
        wd_sarif_set_default_location(sarif, "/usr/bin/program");
        wd_finding finding = Finding("VUID-a");
        wd_sarif_add(sarif, &finding);
        wd_finding_frame frame = {};
        frame.file = "shader.frag";
        frame.line = 3;
        finding.frames = &frame;
        finding.num_frames = 1;
        wd_sarif_add(sarif, &finding);
    });
    EXPECT_NE(log.find("\"uri\":\"file:///usr/bin/program\"},\"region\":{\"startLine\":1}"),
              std::string::npos)
        << log;
    EXPECT_NE(log.find("\"uri\":\"shader.frag\"},\"region\":{\"startLine\":3}"), std::string::npos) << log;
}

// A log that is rewritten from the end of its results on is an entire log after each of them.
TEST(Sarif, ATailMakesAnEntireLogAtAnyTime) {
    wd_string_builder out, tail;
    wd_string_init(&out, wd_allocator_default());
    wd_string_init(&tail, wd_allocator_default());
    wd_sarif sarif;
    wd_sarif_init(&sarif, wd_allocator_default(), &out, "tool", "1.0");
    std::string file = out.text;
    size_t last_size = 0;
    for (const char *id : {"VUID-a", "VUID-b", "VUID-a"}) {
        wd_string_clear(&out);
        const wd_finding finding = Finding(id);
        ASSERT_EQ(wd_sarif_add(&sarif, &finding), WD_OK);
        file += out.text;
        wd_string_clear(&tail);
        wd_sarif_append_tail(&sarif, &tail);
        EXPECT_GT(file.size() + tail.length, last_size); // An older, longer tail would stay in the file.
        last_size = file.size() + tail.length;
    }
    const std::string expected = Log([](wd_sarif *entire) {
        for (const char *id : {"VUID-a", "VUID-b", "VUID-a"}) {
            const wd_finding finding = Finding(id);
            wd_sarif_add(entire, &finding);
        }
    });
    EXPECT_EQ(file + tail.text, expected);
    wd_sarif_finish(&sarif);
    wd_string_finish(&tail);
    wd_string_finish(&out);
}

TEST(Sarif, SurvivesEveryFailingAllocation) {
    for (size_t n = 1;; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_allocator allocator = wd_failing_allocator_get(&state);
        wd_string_builder out;
        wd_string_init(&out, allocator);
        wd_sarif sarif;
        wd_sarif_init(&sarif, allocator, &out, "tool", "1.0");
        for (const char *id : {"VUID-a", "VUID-b", "VUID-a"}) {
            wd_finding finding = Finding(id);
            wd_sarif_add(&sarif, &finding);
        }
        wd_sarif_finish(&sarif);
        bool failed = out.failed;
        wd_string_finish(&out);
        ASSERT_EQ(state.alive, 0u) << n;
        if (!failed) {
            EXPECT_GT(n, 4u);
            break;
        }
    }
}

} // namespace
