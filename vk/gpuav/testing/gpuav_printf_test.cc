// debugPrintfEXT: the text, its values, where it goes, and how much of it.
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "vk/gpuav/instrument/instrument.h"
#include "vk/gpuav/record/record.h"
#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/printf_shaders.h"
#include "vk/spirv/module.h"

namespace wd::testing {
namespace {

constexpr char kPrintfId[] = "WARDEN-gpuav-debug-printf";
constexpr char kLostId[] = "WARDEN-gpuav-records-lost";

class PrintfTest : public GpuavTest {
  protected:
    static Options PrintfOptions(bool has_checks = false) {
        Options options = GpuavOptions();
        options.api_version = VK_API_VERSION_1_1;
        options.device_extensions = {"VK_KHR_shader_non_semantic_info"};
        options.settings["gpuav_enable"] = has_checks ? "true" : "false";
        options.settings["debug_printf"] = "true";
        options.settings["validate_shaders"] = "false"; // Its summary is a message of severity INFO, too.
        options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
        return options;
    }

    template <size_t N> Reader MakePrinter(const uint32_t (&words)[N]) {
        Reader reader = MakeReader();
        reader.module = MakeShader(words);
        reader.pipeline = MakeComputePipeline(reader.layout, reader.module);
        return reader;
    }

    void ExpectTexts(const std::vector<std::string> &texts) {
        std::vector<std::string> found;
        for (const Message &message : messages()) {
            EXPECT_EQ(message.id, kPrintfId) << message.text;
            EXPECT_EQ(message.severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT);
            found.push_back(message.text.substr(message.text.find("] ") + 2));
        }
        EXPECT_EQ(found, texts);
        ClearMessages();
    }

    // LoseTexts prints more texts than there is room for, and then with the size that the warning names.
    void LoseTexts(bool has_more_records);

    static std::string ReadFile(const std::string &path) {
        std::ifstream file(path);
        std::stringstream text;
        text << file.rdbuf();
        return text.str();
    }
};

const std::vector<std::string> kTexts = {"id 1, -4, 1.25, 0xff, 100%, 1",
                                         "1.000000, 2.500000, -3.000000|0.2, 0.2|1, 2, 3, 4",
                                         "nothing",
                                         "source 102",
                                         "source 103",
                                         "source 104"};

TEST_F(PrintfTest, PrintsValuesWithoutChecks) {
    WD_START_DEVICE(PrintfOptions());
    Run(MakePrinter(gpuav_printf), 2, 1);
    ExpectTexts(kTexts);
    Stop();
    ExpectSilence();
}

TEST_F(PrintfTest, PrintsTogetherWithChecks) {
    WD_START_DEVICE(PrintfOptions(true));
    const Reader reader = MakePrinter(gpuav_printf);
    Run(reader, 2, 1);
    ExpectTexts(kTexts);
    Run(reader, 4, 1);
    ExpectMessage(kDispatchId, kIndexText);
    std::vector<std::string> texts(kTexts.begin(), kTexts.begin() + 3);
    texts.insert(texts.end(), {"source 104", "source 105", "source 0"});
    ExpectTexts(texts);
    Stop();
    ExpectSilence();
}

TEST_F(PrintfTest, PrintsWideAndNarrowValues) {
    Options options = PrintfOptions();
    options.api_version = VK_API_VERSION_1_2;
    options.features.shaderInt64 = options.features.shaderFloat64 = options.features.shaderInt16 = VK_TRUE;
    auto vulkan12 =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    vulkan12.shaderInt8 = vulkan12.shaderFloat16 = VK_TRUE;
    options.device_next = &vulkan12;
    WD_START_DEVICE(options);
    Run(MakePrinter(gpuav_printf_wide), 0, 1);
    ExpectTexts({"1311768467463790321 -6 fffffffffffffffe", "0.333333 1.000000, 0.500000",
                 "1.500000 0.25 1.000000, -2.000000", "1, 1099511627776 100, 100, 100 -9, 1",
                 "true false 1, 0 1", "-1, 1 ffff, ffff, ffff 201, 201, 201, 201", "-1 65534 -300"});
    Stop();
    ExpectSilence();
}

const std::vector<std::string> kHlslTexts = {"id 1 at 1, 0, 0, -2", "0.50 of 1.0, 2.0, 3.0, 1.0, 1",
                                             "no value"};
const std::vector<std::string> kSlangTexts = {"invocation 1 has 0.000000, 0.500000, true\n"};

// testing/stages has debugPrintfEXT of GLSL in every stage.
TEST_F(PrintfTest, PrintsInHlslAndSlang) {
    for (const bool has_checks : {false, true}) {
        WD_START_DEVICE(PrintfOptions(has_checks));
        Run(MakePrinter(gpuav_printf_hlsl), 0, 0);
        ExpectTexts(kHlslTexts);
        Run(MakePrinter(gpuav_printf_slang), 0, 0);
        ExpectTexts(kSlangTexts);
        Stop();
        ExpectSilence();
    }
}

// PrintsOf returns the texts in a buffer of records of a module.
std::vector<std::string> PrintsOf(const Buffer &records, const uint32_t *words, size_t num_words) {
    struct Reading {
        wd_spirv_module *module = nullptr;
        std::vector<std::string> texts;
    } reading;
    EXPECT_EQ(wd_spirv_module_create(wd_allocator_default(), words, num_words, &reading.module, nullptr),
              WD_OK);
    wd_record_summary summary;
    wd_record_visit(
        records.words, records.size / 4, WD_RECORD_LAYOUT_WHITEPAPER,
        [](void *user, const wd_record *record) {
            Reading *reading = static_cast<Reading *>(user);
            wd_string_builder text;
            wd_string_init(&text, wd_allocator_default());
            EXPECT_TRUE(wd_record_format_printf(record, reading->module, &text));
            reading->texts.push_back(text.text);
            wd_string_finish(&text);
        },
        &reading, &summary);
    wd_spirv_module_destroy(reading.module);
    return reading.texts;
}

class OfflinePrintfTest : public PrintfTest {
  protected:
    // PrintOffline runs an instrumented module without the layer, with a buffer for records in set 1.
    template <size_t N> std::vector<std::string> PrintOffline(const uint32_t (&words)[N]) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.checks = 0;
        options.debug_printf = true;
        options.desc_set = 1;
        wd_instrument_result result;
        EXPECT_EQ(wd_instrument(wd_allocator_default(), &options, words, N, &result, nullptr), WD_OK);
        EXPECT_GT(result.num_printfs, 0u);
        const Buffer records =
            MakeBuffer(4096, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(1024, 0));
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1)});
        const VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}});
        WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, records);
        Reader reader = MakeReader();
        reader.layout = MakePipelineLayout({reader.set_layout, set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        reader.pipeline = MakeComputePipeline(reader.layout, MakeShader(result.words, result.num_words));
        wd_allocator allocator = wd_allocator_default();
        wd_free(&allocator, result.words);
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader.layout, 1, 1, &set, 0,
                                nullptr);
        Record(commands, reader, 2, 1);
        Check(Submit(commands), "vkQueueSubmit");
        return PrintsOf(records, words, N);
    }
};

TEST_F(OfflinePrintfTest, ModulesThatWereInstrumentedOfflinePrint) {
    Options options = PrintfOptions();
    options.layers = {};
    options.settings.clear();
    WD_START_DEVICE(options);
    EXPECT_EQ(PrintOffline(gpuav_printf), kTexts);
    EXPECT_EQ(PrintOffline(gpuav_printf_hlsl), kHlslTexts);
    EXPECT_EQ(PrintOffline(gpuav_printf_slang), kSlangTexts);
}

TEST_F(PrintfTest, PrintsInEachCommandAndStage) {
    Options options = PrintfOptions();
    options.settings["debug_printf_verbose"] = "true";
    options.features.fragmentStoresAndAtomics = VK_TRUE;
    WD_START_DEVICE(options);
    const VkPipelineLayout layout = MakePipelineLayout({}, 0, 0);
    const Target target = MakeTarget(4, 4);
    const VkPipeline pipeline =
        MakeGraphicsPipeline(layout, MakeShader(triangle_vert), MakeShader(gpuav_printf_frag), target);
    for (int i = 0; i < 2; i++) {
        RunDraw(target, pipeline, layout, VK_NULL_HANDLE, {});
        ASSERT_EQ(messages().size(), 1u);
        const std::string text = messages()[0].text;
        for (const char *part : {"] at 2.500000, 1.500000\n", "Fragment coord (x,y) = (2.5, 1.5).",
                                 "gpuav_printf.frag at line 9"}) {
            EXPECT_NE(text.find(part), std::string::npos) << text;
        }
        ClearMessages();
    }
    Stop();
    ExpectSilence();
}

TEST_F(PrintfTest, AnEqualTextIsPrintedEachTime) {
    WD_START_DEVICE(PrintfOptions());
    const Reader reader = MakePrinter(gpuav_printf);
    for (int i = 0; i < 40; i++) {
        Run(reader, 2, 1);
    }
    EXPECT_EQ(messages().size(), 40 * kTexts.size());
    ClearMessages();
    Stop();
    ExpectSilence();
}

TEST_F(PrintfTest, AShaderPrintsNoMoreThanTheLimit) {
    Options options = PrintfOptions();
    options.settings["debug_printf_limit"] = "8";
    WD_START_DEVICE(options);
    const Reader reader = MakePrinter(gpuav_printf);
    for (int i = 0; i < 3; i++) {
        Run(reader, 2, 1);
    }
    ExpectMessage("WARDEN-gpuav-printf-limit", "has printed 8 texts. Its further texts are not printed.");
    EXPECT_EQ(messages().size(), 8u);
    ClearMessages();
    Run(MakePrinter(gpuav_printf_hlsl), 0, 0); // The limit is that of one shader.
    ExpectTexts(kHlslTexts);
    Stop();
    ExpectSilence();
}

// The buffer has the larger one of the sizes for texts and for records of checks.
TEST_F(PrintfTest, TextsThatDoNotFitAreCounted) {
    for (const bool has_more_records : {false, true}) {
        LoseTexts(has_more_records);
    }
}

void PrintfTest::LoseTexts(bool has_more_records) {
    const uint32_t num_texts = has_more_records ? 1024 : 64;
    Options options = PrintfOptions();
    options.settings["debug_printf_buffer_size"] = "1024";
    if (has_more_records) {
        options.settings["gpuav_records_per_command"] = "256";
    }
    WD_START_DEVICE(options);
    Run(MakePrinter(gpuav_printf_many), 0, 0, num_texts);
    const Message lost = messages().back();
    EXPECT_EQ(lost.severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT);
    ExpectMessage(kLostId, "so that texts of debugPrintfEXT may be lost");
    EXPECT_GT(messages().size(), 15u);
    EXPECT_LT(messages().size(), num_texts);
    for (const Message &message : messages()) {
        EXPECT_NE(message.text.find("invocation "), std::string::npos);
    }
    // One warning is enough.
    Run(MakePrinter(gpuav_printf_many), 0, 0, num_texts);
    for (const Message &message : messages()) {
        EXPECT_EQ(message.id, kPrintfId);
    }
    ClearMessages();
    Stop();
    ExpectSilence();
    // The size that the warning names is large enough.
    const std::string before = "debug_printf_buffer_size to ";
    options.settings["debug_printf_buffer_size"] =
        std::to_string(std::stoul(lost.text.substr(lost.text.find(before) + before.size())));
    WD_START_DEVICE(options);
    Run(MakePrinter(gpuav_printf_many), 0, 0, num_texts);
    EXPECT_EQ(messages().size(), num_texts);
    ClearMessages();
    Stop();
    ExpectSilence();
}

// The records of checks leave no room for the text.
TEST_F(PrintfTest, ATextThatIsLostAfterOtherRecordsIsReported) {
    Options options = PrintfOptions(true);
    options.settings["debug_printf_buffer_size"] = "4096";
    WD_START_DEVICE(options);
    Run(MakePrinter(gpuav_printf_after_failures), 0, 0, 1024);
    ExpectMessage(kLostId, "so that texts of debugPrintfEXT may be lost");
    ExpectMessage("VUID-vkCmdDispatch-storageBuffers-06936", "highest byte accessed");
    Stop();
    ExpectSilence();
}

TEST_F(PrintfTest, RecordsOfOtherShadersThatDoNotFitAreNoWarning) {
    WD_START_DEVICE(PrintfOptions(true));
    Run(MakePrinter(gpuav_printf), 2, 1);
    ExpectTexts(kTexts);
    Run(MakePrinter(gpuav_failures), 0, 0, 1024);
    ASSERT_EQ(messages().size(), 2u);
    EXPECT_EQ(messages().back().severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT);
    ExpectMessage(kLostId, "more checks failed than are reported");
    ExpectMessage("VUID-vkCmdDispatch-storageBuffers-06936", "highest byte accessed");
    Stop();
    ExpectSilence();
}

TEST_F(PrintfTest, WritesToAFile) {
    const std::string path = ::testing::TempDir() + "/printf_test.txt";
    std::remove(path.c_str());
    Options options = PrintfOptions();
    options.settings["debug_printf_output"] = path;
    WD_START_DEVICE(options);
    Run(MakePrinter(gpuav_printf), 2, 1);
    Stop();
    ExpectSilence();
    std::string expected;
    for (const std::string &text : kTexts) {
        expected += text + "\n";
    }
    EXPECT_EQ(ReadFile(path), expected);
}

TEST_F(PrintfTest, WritesToStdout) {
    Options options = PrintfOptions();
    options.settings["debug_printf_output"] = "stdout";
    WD_START_DEVICE(options);
    const Reader reader = MakePrinter(gpuav_printf_hlsl);
    ::testing::internal::CaptureStdout();
    Run(reader, 0, 0);
    const std::string text = ::testing::internal::GetCapturedStdout();
    ExpectSilence();
    Stop();
    EXPECT_EQ(text, kHlslTexts[0] + "\n" + kHlslTexts[1] + "\n" + kHlslTexts[2] + "\n");
}

TEST_F(PrintfTest, WritesToStderr) {
    Options options = PrintfOptions();
    options.settings["debug_printf_output"] = "stderr";
    WD_START_DEVICE(options);
    const Reader reader = MakePrinter(gpuav_printf_hlsl);
    ::testing::internal::CaptureStderr();
    Run(reader, 0, 0);
    const std::string text = ::testing::internal::GetCapturedStderr();
    ExpectSilence();
    Stop();
    EXPECT_EQ(text, kHlslTexts[0] + "\n" + kHlslTexts[1] + "\n" + kHlslTexts[2] + "\n");
}

// The signal of a broken pipe would end the application. Texts become messages, also the one that was not written.
TEST_F(PrintfTest, AReaderThatLeavesEndsTheOutputAndNotTheApplication) {
    struct sigaction terminate = {};
    terminate.sa_handler = SIG_DFL;
    ASSERT_EQ(sigaction(SIGPIPE, &terminate, nullptr), 0);
    const std::string path = ::testing::TempDir() + "/printf_test_pipe";
    std::remove(path.c_str());
    ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
    const int reader_fd = open(path.c_str(), O_RDONLY | O_NONBLOCK);
    ASSERT_GE(reader_fd, 0);
    Options options = PrintfOptions();
    options.settings["debug_printf_output"] = path;
    WD_START_DEVICE(options);
    const Reader reader = MakePrinter(gpuav_printf_hlsl);
    Run(reader, 0, 0);
    ExpectSilence();
    char text[256] = {};
    EXPECT_GT(read(reader_fd, text, sizeof text - 1), 0);
    EXPECT_EQ(text, kHlslTexts[0] + "\n" + kHlslTexts[1] + "\n" + kHlslTexts[2] + "\n");
    close(reader_fd);
    Run(reader, 0, 0);
    ExpectMessage("WARDEN-gpuav-printf-output", "Broken pipe. The text of debugPrintfEXT becomes messages.");
    ExpectTexts(kHlslTexts);
    Run(reader, 0, 0);
    ExpectTexts(kHlslTexts);
    Stop();
    ExpectSilence();
    std::remove(path.c_str());
}

TEST_F(PrintfTest, TheLogHasTheTexts) {
    const std::string path = ::testing::TempDir() + "/printf_test.log";
    std::remove(path.c_str());
    Options options = PrintfOptions();
    options.settings["log_filename"] = path;
    WD_START_DEVICE(options);
    Run(MakePrinter(gpuav_printf), 2, 1);
    ClearMessages();
    Stop();
    for (const std::string &text : kTexts) {
        EXPECT_NE(ReadFile(path).find(text + "\n"), std::string::npos) << text;
    }
}

// Output of a command that ends with `code`.
std::string OutputOf(const std::string &command, int code) {
    FILE *pipe = popen((command + " 2>&1").c_str(), "r");
    std::string text;
    char chunk[4096];
    for (size_t length; pipe && (length = fread(chunk, 1, sizeof chunk, pipe)) > 0;) {
        text.append(chunk, length);
    }
    EXPECT_EQ(pipe ? WEXITSTATUS(pclose(pipe)) : -1, code) << text;
    return text;
}

TEST_F(PrintfTest, ErrdecodeReadsTheTextsOfADump) {
    for (const bool has_checks : {false, true}) {
        const std::string folder = ::testing::TempDir() + "/printf_dump_" + std::to_string(has_checks);
        std::filesystem::remove_all(folder);
        Options options = PrintfOptions(has_checks);
        options.settings["gpuav_dump_dir"] = folder;
        WD_START_DEVICE(options);
        const Reader reader = MakePrinter(gpuav_printf);
        Run(reader, 2, 1);
        ClearMessages();
        Stop();
        const std::string text = OutputOf("tools/errdecode/errdecode --group --manifest=" + folder +
                                              "/manifest.json " + folder + "/*.bin",
                                          0);
        for (const std::string &printed : kTexts) {
            EXPECT_NE(text.find("] " + printed + "\n"), std::string::npos) << printed << " in " << text;
        }
        EXPECT_NE(text.find("gpuav_printf.comp at line"), std::string::npos) << text;
        std::filesystem::remove_all(folder);
    }
}

TEST_F(PrintfTest, AFileThatCannotBeWrittenIsReported) {
    Options options = PrintfOptions();
    options.settings["debug_printf_output"] = ::testing::TempDir() + "/missing/printf.txt";
    WD_START_DEVICE(options);
    Run(MakePrinter(gpuav_printf), 2, 1);
    ExpectMessage("WARDEN-gpuav-printf-output", "No such file or directory");
    ExpectTexts(kTexts);
    Stop();
    ExpectSilence();
}

TEST_F(PrintfTest, NothingIsPrintedWithoutTheSetting) {
    Options options = PrintfOptions(true);
    options.settings["debug_printf"] = "false";
    WD_START_DEVICE(options);
    Run(MakePrinter(gpuav_printf), 2, 1);
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
