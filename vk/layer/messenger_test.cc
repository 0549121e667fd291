#include "vk/layer/messenger.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "vk/report/message_ids.h"
#include "vk/util/failing_allocator.h"

namespace {

// Handle makes a non-dispatchable handle, which is a pointer or a number by platform.
template <typename T> T Handle(uint64_t value) {
    return (T)value;
}

struct Seen {
    std::vector<std::string> texts;
    std::vector<std::string> details;
    VkBool32 result = VK_FALSE;
};

VKAPI_ATTR VkBool32 VKAPI_CALL OnUtils(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                       VkDebugUtilsMessageTypeFlagsEXT types,
                                       const VkDebugUtilsMessengerCallbackDataEXT *data, void *user) {
    auto *seen = static_cast<Seen *>(user);
    std::ostringstream details;
    details << severity << ' ' << types << ' ' << data->pMessageIdName << ' '
            << (data->messageIdNumber == wd_finding_id_number(data->pMessageIdName));
    for (uint32_t i = 0; i < data->objectCount; i++) {
        const VkDebugUtilsObjectNameInfoEXT &object = data->pObjects[i];
        details << " object " << object.objectType << ' ' << object.objectHandle << ' '
                << (object.pObjectName ? object.pObjectName : "-");
    }
    for (uint32_t i = 0; i < data->queueLabelCount; i++) {
        details << " queue " << data->pQueueLabels[i].pLabelName;
    }
    for (uint32_t i = 0; i < data->cmdBufLabelCount; i++) {
        details << " commands " << data->pCmdBufLabels[i].pLabelName << ' '
                << data->pCmdBufLabels[i].color[1];
    }
    seen->texts.push_back(data->pMessage);
    seen->details.push_back(details.str());
    return seen->result;
}

VKAPI_ATTR VkBool32 VKAPI_CALL OnReport(VkDebugReportFlagsEXT flags, VkDebugReportObjectTypeEXT type,
                                        uint64_t object, size_t location, int32_t code, const char *prefix,
                                        const char *message, void *user) {
    auto *seen = static_cast<Seen *>(user);
    std::ostringstream details;
    details << flags << ' ' << type << ' ' << object << ' ' << location << ' '
            << (code == wd_finding_id_number("VUID-test")) << ' ' << prefix;
    seen->texts.push_back(message);
    seen->details.push_back(details.str());
    return seen->result;
}

VkDebugUtilsMessengerCreateInfoEXT UtilsInfo(Seen *seen, uint32_t severities = 0x1111, uint32_t types = 7) {
    VkDebugUtilsMessengerCreateInfoEXT info = {};
    info.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT;
    info.messageSeverity = severities;
    info.messageType = types;
    info.pfnUserCallback = OnUtils;
    info.pUserData = seen;
    return info;
}

VkDebugReportCallbackCreateInfoEXT ReportInfo(Seen *seen, VkDebugReportFlagsEXT flags) {
    VkDebugReportCallbackCreateInfoEXT info = {};
    info.sType = VK_STRUCTURE_TYPE_DEBUG_REPORT_CALLBACK_CREATE_INFO_EXT;
    info.flags = flags;
    info.pfnCallback = OnReport;
    info.pUserData = seen;
    return info;
}

wd_finding Finding(wd_severity severity = WD_SEVERITY_ERROR, wd_message_type type = WD_MESSAGE_VALIDATION) {
    wd_finding finding = {};
    finding.severity = severity;
    finding.type = type;
    finding.id = "VUID-test";
    finding.text = "Something is wrong.";
    return finding;
}

class MessengerTest : public ::testing::Test {
  protected:
    void SetUp() override {
        char pattern[] = "/tmp/messenger_test_XXXXXX";
        folder_ = mkdtemp(pattern);
        log_ = folder_ + "/log";
        settings_.report = WD_REPORT_OPTIONS_INIT;
        settings_.report.severities = 0x1111;
        settings_.report.duplicate_limit = 0;
        settings_.report_flags = VK_DEBUG_REPORT_ERROR_BIT_EXT | VK_DEBUG_REPORT_WARNING_BIT_EXT;
        settings_.debug_actions = WD_DEBUG_ACTION_LOG;
        settings_.log_filename = log_.c_str();
    }

    void TearDown() override {
        wd_messengers_destroy(messengers_);
        wd_report_destroy(report_);
        ASSERT_EQ(system(("rm -rf " + folder_).c_str()), 0);
    }

    void Create(const void *chain = nullptr) {
        VkInstanceCreateInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
        info.pNext = chain;
        ASSERT_EQ(wd_report_create(wd_allocator_default(), &settings_.report, &report_), WD_OK);
        ASSERT_EQ(wd_messengers_create(wd_allocator_default(), report_, &settings_, &info, &messengers_),
                  WD_OK);
    }

    bool Submit(const wd_finding &finding) {
        return wd_report_submit(report_, &finding);
    }

    std::string Read(const std::string &path) {
        std::stringstream text;
        text << std::ifstream(path).rdbuf();
        return text.str();
    }

    std::string Log() {
        return Read(log_);
    }

    std::string folder_;
    std::string log_;
    wd_settings settings_ = {};
    wd_report *report_ = nullptr;
    wd_messengers *messengers_ = nullptr;
};

TEST_F(MessengerTest, UtilsGetEverythingThatIsKnown) {
    Create();
    Seen seen;
    VkDebugUtilsMessengerCreateInfoEXT info = UtilsInfo(&seen);
    ASSERT_EQ(wd_messengers_add_utils(messengers_, Handle<VkDebugUtilsMessengerEXT>(5), &info), WD_OK);
    const wd_finding_object objects[] = {{VK_OBJECT_TYPE_PIPELINE, "Pipeline", 0x45, "cube"},
                                         {VK_OBJECT_TYPE_COMMAND_BUFFER, "Command buffer", 0xbc, nullptr}};
    const wd_finding_label queue[] = {{"frame", {0, 0, 0, 0}}};
    const wd_finding_label commands[] = {{"shadow", {0, 0.5f, 0, 0}}, {"draw", {0, 1, 0, 0}}};
    wd_finding finding = Finding();
    finding.objects = objects;
    finding.num_objects = 2;
    finding.queue_labels = queue;
    finding.num_queue_labels = 1;
    finding.command_buffer_labels = commands;
    finding.num_command_buffer_labels = 2;
    EXPECT_FALSE(Submit(finding));
    ASSERT_EQ(seen.texts.size(), 1u);
    EXPECT_EQ(seen.texts[0], "[ VUID-test ] Something is wrong.");
    EXPECT_EQ(seen.details[0],
              "4096 2 VUID-test 1 object 19 69 cube object 6 188 - queue frame commands shadow 0.5 "
              "commands draw 1");
    seen.result = VK_TRUE;
    EXPECT_TRUE(Submit(finding));
}

TEST_F(MessengerTest, UtilsMasksAreHonoured) {
    Create();
    Seen seen;
    VkDebugUtilsMessengerCreateInfoEXT info = UtilsInfo(&seen, WD_SEVERITY_WARNING, WD_MESSAGE_PERFORMANCE);
    ASSERT_EQ(wd_messengers_add_utils(messengers_, Handle<VkDebugUtilsMessengerEXT>(1), &info), WD_OK);
    Submit(Finding());
    Submit(Finding(WD_SEVERITY_WARNING, WD_MESSAGE_VALIDATION));
    EXPECT_TRUE(seen.texts.empty());
    Submit(Finding(WD_SEVERITY_WARNING, WD_MESSAGE_PERFORMANCE));
    EXPECT_EQ(seen.texts.size(), 1u);
}

TEST_F(MessengerTest, ReportCallbacksGetFlagsAndObjectType) {
    Create();
    Seen seen;
    VkDebugReportCallbackCreateInfoEXT info =
        ReportInfo(&seen, VK_DEBUG_REPORT_ERROR_BIT_EXT | VK_DEBUG_REPORT_PERFORMANCE_WARNING_BIT_EXT);
    ASSERT_EQ(wd_messengers_add_report(messengers_, Handle<VkDebugReportCallbackEXT>(1), &info), WD_OK);
    const wd_finding_object object = {VK_OBJECT_TYPE_PIPELINE, "Pipeline", 0x45, "cube"};
    wd_finding finding = Finding();
    finding.objects = &object;
    finding.num_objects = 1;
    Submit(finding);
    Submit(Finding(WD_SEVERITY_WARNING, WD_MESSAGE_PERFORMANCE));
    Submit(Finding(WD_SEVERITY_WARNING, WD_MESSAGE_VALIDATION));
    Submit(Finding(WD_SEVERITY_INFO));
    ASSERT_EQ(seen.details.size(), 2u);
    EXPECT_EQ(seen.details[0], "8 19 69 0 1 Validation");
    EXPECT_EQ(seen.details[1], "4 0 0 0 1 Validation");
    EXPECT_EQ(seen.texts[0], "[ VUID-test ] Something is wrong.");
    seen.result = VK_TRUE;
    EXPECT_TRUE(Submit(finding));
}

TEST_F(MessengerTest, EqualHandlesAreCounted) {
    Create();
    Seen a, b;
    VkDebugUtilsMessengerCreateInfoEXT first = UtilsInfo(&a), second = UtilsInfo(&b);
    auto handle = Handle<VkDebugUtilsMessengerEXT>(9);
    ASSERT_EQ(wd_messengers_add_utils(messengers_, handle, &first), WD_OK);
    ASSERT_EQ(wd_messengers_add_utils(messengers_, handle, &second), WD_OK);
    wd_messengers_remove_utils(messengers_, Handle<VkDebugUtilsMessengerEXT>(10));
    wd_messengers_remove_report(messengers_, Handle<VkDebugReportCallbackEXT>(9));
    Submit(Finding());
    EXPECT_EQ(a.texts.size() + b.texts.size(), 2u);
    wd_messengers_remove_utils(messengers_, handle);
    Submit(Finding());
    EXPECT_EQ(a.texts.size() + b.texts.size(), 3u);
    wd_messengers_remove_utils(messengers_, handle);
    wd_messengers_remove_utils(messengers_, handle);
    Submit(Finding());
    EXPECT_EQ(a.texts.size() + b.texts.size(), 3u);
}

TEST_F(MessengerTest, CallbacksOfTheChainServeCreationAndDestruction) {
    Seen utils, report;
    VkDebugReportCallbackCreateInfoEXT report_info = ReportInfo(&report, VK_DEBUG_REPORT_ERROR_BIT_EXT);
    VkDebugUtilsMessengerCreateInfoEXT utils_info = UtilsInfo(&utils);
    utils_info.pNext = &report_info;
    Create(&utils_info);
    Submit(Finding());
    EXPECT_EQ(utils.texts.size(), 1u);
    EXPECT_EQ(report.texts.size(), 1u);
    wd_messengers_end_instance_call(messengers_);
    Submit(Finding());
    EXPECT_EQ(utils.texts.size(), 1u);
    wd_messengers_begin_instance_call(messengers_);
    wd_messengers_begin_instance_call(messengers_);
    Submit(Finding());
    EXPECT_EQ(utils.texts.size(), 2u);
    EXPECT_EQ(report.texts.size(), 2u);
    wd_messengers_remove_utils(messengers_, VK_NULL_HANDLE); // The chain's have no handle to remove.
    Submit(Finding());
    EXPECT_EQ(utils.texts.size(), 3u);
}

TEST_F(MessengerTest, TheLogHasThePhrasesOfScripts) {
    Create();
    const wd_finding_object objects[] = {{VK_OBJECT_TYPE_PIPELINE, "Pipeline", 0x45, "cube"},
                                         {VK_OBJECT_TYPE_BUFFER, "Buffer", 0x46, nullptr}};
    wd_finding finding = Finding();
    finding.objects = objects;
    finding.num_objects = 2;
    Submit(finding);
    Submit(Finding(WD_SEVERITY_WARNING, WD_MESSAGE_PERFORMANCE)); // Not in report_flags.
    Submit(Finding(WD_SEVERITY_WARNING));
    char number[16];
    snprintf(number, sizeof number, "0x%x", static_cast<unsigned>(wd_finding_id_number("VUID-test")));
    EXPECT_EQ(
        Log(),
        "Validation Error: [ VUID-test ] Object 0: handle = 0x45, name = cube, type = "
        "VK_OBJECT_TYPE_PIPELINE; Object 1: handle = 0x46, type = VK_OBJECT_TYPE_BUFFER; | MessageID = " +
            std::string(number) +
            " | Something is wrong.\n"
            "Validation Warning: [ VUID-test ] | MessageID = " +
            number + " | Something is wrong.\n");
}

TEST_F(MessengerTest, AFileGetsMessagesTogetherWithCallbacksStandardErrorDoesNot) {
    Create();
    Seen seen;
    VkDebugUtilsMessengerCreateInfoEXT info = UtilsInfo(&seen);
    ASSERT_EQ(wd_messengers_add_utils(messengers_, Handle<VkDebugUtilsMessengerEXT>(1), &info), WD_OK);
    Submit(Finding());
    EXPECT_NE(Log(), "");

    wd_messengers_destroy(messengers_);
    wd_report_destroy(report_);
    settings_.log_filename = "stderr";
    Create();
    ::testing::internal::CaptureStderr();
    Submit(Finding());
    ASSERT_EQ(wd_messengers_add_utils(messengers_, Handle<VkDebugUtilsMessengerEXT>(1), &info), WD_OK);
    Submit(Finding(WD_SEVERITY_WARNING));
    wd_messengers_remove_utils(messengers_, Handle<VkDebugUtilsMessengerEXT>(1));
    Submit(Finding(WD_SEVERITY_WARNING));
    std::string printed = ::testing::internal::GetCapturedStderr();
    EXPECT_EQ(printed.find("Validation Error: [ VUID-test ]"), 0u) << printed;
    EXPECT_EQ(std::count(printed.begin(), printed.end(), '\n'), 2) << printed;
}

TEST_F(MessengerTest, TheSummaryReachesTheLogOfErrors) {
    settings_.report.duplicate_limit = 1;
    settings_.report_flags = VK_DEBUG_REPORT_ERROR_BIT_EXT;
    Create();
    for (int i = 0; i < 5; i++) {
        Submit(Finding());
    }
    wd_finding other = Finding(WD_SEVERITY_INFO);
    other.text = "Nobody asked for this.";
    EXPECT_FALSE(wd_report_would_submit(report_, WD_SEVERITY_INFO));
    for (int i = 0; i < 5; i++) {
        Submit(other);
    }
    wd_report_summarize(report_);
    std::string log = Log();
    EXPECT_NE(log.find("Validation Information: [ WARDEN-report-summary ]"), std::string::npos) << log;
    EXPECT_NE(log.find("4 repetitions of VUID-test"), std::string::npos) << log;
    EXPECT_EQ(log.find("Nobody asked"), std::string::npos) << log;
}

TEST_F(MessengerTest, IgnoreMeansNoLog) {
    settings_.debug_actions = 0;
    Create();
    Submit(Finding());
    EXPECT_EQ(access(log_.c_str(), F_OK), -1);
    EXPECT_FALSE(wd_report_would_submit(report_, WD_SEVERITY_ERROR));
}

TEST_F(MessengerTest, BreakStopsAtErrors) {
    settings_.debug_actions = WD_DEBUG_ACTION_LOG | WD_DEBUG_ACTION_BREAK;
    Create();
    Submit(Finding(WD_SEVERITY_WARNING));
    EXPECT_EXIT(Submit(Finding()), ::testing::KilledBySignal(SIGTRAP), "");
}

TEST_F(MessengerTest, BreakComesAfterTheCallbacksOfTheApplication) {
    settings_.debug_actions = WD_DEBUG_ACTION_BREAK;
    Create();
    VkDebugUtilsMessengerCreateInfoEXT info = UtilsInfo(nullptr);
    info.pfnUserCallback = [](auto, auto, auto *data, auto *) {
        fputs(data->pMessage, stderr);
        return VK_FALSE;
    };
    ASSERT_EQ(wd_messengers_add_utils(messengers_, Handle<VkDebugUtilsMessengerEXT>(1), &info), WD_OK);
    EXPECT_EXIT(Submit(Finding()), ::testing::KilledBySignal(SIGTRAP), "Something is wrong.");
}

TEST_F(MessengerTest, AbortEndsTheProcessOnceTheReportsHaveTheError) {
    const std::string json = folder_ + "/report.jsonl";
    settings_.report_json = json.c_str();
    settings_.debug_actions = WD_DEBUG_ACTION_LOG | WD_DEBUG_ACTION_ABORT;
    Create();
    EXPECT_FALSE(Submit(Finding(WD_SEVERITY_WARNING)));
    EXPECT_EXIT(Submit(Finding()), ::testing::KilledBySignal(SIGABRT), "");
    EXPECT_NE(Log().find("Validation Error: "), std::string::npos);
    EXPECT_NE(Read(json).find("\"severity\":\"error\""), std::string::npos);
}

TEST_F(MessengerTest, SkipSkipsCommandsWithErrors) {
    settings_.debug_actions = WD_DEBUG_ACTION_SKIP;
    Create();
    EXPECT_TRUE(wd_report_may_skip(report_));
    EXPECT_FALSE(Submit(Finding(WD_SEVERITY_WARNING)));
    EXPECT_TRUE(Submit(Finding()));
}

// Each case runs in a process of its own.
TEST_F(MessengerTest, TheExitCodeSaysThatThereWereErrors) {
    settings_.exit_code = 9;
    const auto run = [&](wd_severity severity, void (*end)()) {
        Create();
        Submit(Finding(severity));
        fputs("buffered", stderr);
        end();
    };
    setvbuf(stderr, nullptr, _IOFBF, 4096);
    EXPECT_EXIT(run(WD_SEVERITY_ERROR, [] { exit(0); }), ::testing::ExitedWithCode(9), "buffered");
    EXPECT_EXIT(run(WD_SEVERITY_ERROR, [] { exit(3); }), ::testing::ExitedWithCode(9), "buffered");
    EXPECT_EXIT(run(WD_SEVERITY_WARNING, [] { exit(3); }), ::testing::ExitedWithCode(3), "buffered");
    EXPECT_EXIT(run(WD_SEVERITY_ERROR, [] { _exit(4); }), ::testing::ExitedWithCode(4), "");
    EXPECT_EXIT(run(WD_SEVERITY_ERROR, [] { raise(SIGKILL); }), ::testing::KilledBySignal(SIGKILL), "");
    settings_.exit_code = 0;
    EXPECT_EXIT(run(WD_SEVERITY_ERROR, [] { exit(0); }), ::testing::ExitedWithCode(0), "buffered");
    setvbuf(stderr, nullptr, _IONBF, 0);
}

TEST_F(MessengerTest, ColorsCanBeForced) {
    settings_.log_color = WD_LOG_COLOR_ALWAYS;
    Create();
    Submit(Finding());
    EXPECT_EQ(Log().find("\033[1;31mValidation Error: \033[0m[ VUID-test ] "), 0u) << Log();
}

TEST_F(MessengerTest, ColorsAreForTerminals) {
    int master, slave;
    if (openpty(&master, &slave, nullptr, nullptr, nullptr) != 0) {
        GTEST_SKIP() << "no pseudo-terminal: mount devpts on /dev/pts";
    }
    const std::string terminal = "/proc/self/fd/" + std::to_string(slave); // It may have no name here.
    settings_.log_filename = terminal.c_str();
    setenv("TERM", "xterm", 1);
    for (const wd_log_color color : {WD_LOG_COLOR_AUTO, WD_LOG_COLOR_NEVER}) {
        settings_.log_color = color;
        for (const char *no_color : {"", "1"}) {
            setenv("NO_COLOR", no_color, 1);
            Create();
            Submit(Finding());
            wd_messengers_destroy(messengers_);
            wd_report_destroy(report_);
            char text[512] = {};
            ASSERT_GT(read(master, text, sizeof text - 1), 0);
            EXPECT_EQ(strchr(text, '\033') != nullptr, color == WD_LOG_COLOR_AUTO && !no_color[0]) << text;
        }
    }
    unsetenv("NO_COLOR");
    messengers_ = nullptr;
    report_ = nullptr;
    close(master);
    close(slave);
}

TEST_F(MessengerTest, TheJsonReportHasTheSeveritiesOfTheLogAndTheRun) {
    const std::string json = folder_ + "/report-%p.jsonl";
    const std::string path = folder_ + "/report-" + std::to_string(getpid()) + ".jsonl";
    settings_.report_json = json.c_str();
    settings_.debug_actions = 0;
    Create();
    Submit(Finding());
    Submit(Finding(WD_SEVERITY_INFO));
    Submit(Finding(WD_SEVERITY_WARNING, WD_MESSAGE_PERFORMANCE)); // Not in report_flags.
    wd_finding run = Finding(WD_SEVERITY_INFO, WD_MESSAGE_GENERAL);
    run.id = WD_ID_LAYER_END;
    const wd_finding_property property = {"VUID-test", "1"};
    run.properties = &property;
    run.num_properties = 1;
    wd_report_submit_run(report_, &run);
    const std::string text = Read(path);
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2) << text;
    EXPECT_EQ(text.find("{\"id\":\"VUID-test\""), 0u) << text;
    const std::string process = ",\"process\":" + std::to_string(getpid()) + ",\"instance\":";
    EXPECT_NE(text.find("\"text\":\"Something is wrong.\"" + process), std::string::npos) << text;
    EXPECT_NE(text.find("\"properties\":{\"VUID-test\":\"1\"}" + process), std::string::npos) << text;
    EXPECT_NE(text.find("}\n{\"id\":\"WARDEN-layer-end\""), std::string::npos) << text;
}

TEST_F(MessengerTest, ReportsThatCannotBeOpenedAreFindings) {
    const std::string json = folder_ + "/nowhere/report.jsonl", sarif = folder_ + "/pipe";
    ASSERT_EQ(mkfifo(sarif.c_str(), 0600), 0);
    const int reader = open(sarif.c_str(), O_RDONLY | O_NONBLOCK);
    settings_.report_json = json.c_str();
    settings_.report_sarif = sarif.c_str();
    Seen seen;
    VkDebugUtilsMessengerCreateInfoEXT info = UtilsInfo(&seen);
    Create(&info);
    Submit(Finding());
    ASSERT_EQ(seen.texts.size(), 3u);
    EXPECT_EQ(seen.texts[0], "[ WARDEN-settings-file ] " + json +
                                 ": the JSON report could not be opened: No such file or directory.");
    EXPECT_EQ(
        seen.texts[1].find("[ WARDEN-settings-file ] " + sarif + ": the SARIF report could not be opened: "),
        0u)
        << seen.texts[1];
    close(reader);
}

TEST_F(MessengerTest, AFullDiskEndsTheReportsWithOneFindingEach) {
    if (access("/dev/full", W_OK) != 0) {
        GTEST_SKIP() << "there is no /dev/full here";
    }
    settings_.report_json = "/dev/full";
    Seen seen;
    VkDebugUtilsMessengerCreateInfoEXT info = UtilsInfo(&seen);
    Create(&info);
    Submit(Finding());
    Submit(Finding());
    ASSERT_EQ(seen.texts.size(), 3u);
    std::sort(seen.texts.begin(), seen.texts.end());
    EXPECT_EQ(seen.texts[2],
              "[ WARDEN-settings-file ] /dev/full: the JSON report could not be written: No space left "
              "on device.");
}

size_t CountOf(const std::string &text, const std::string &part) {
    size_t count = 0;
    for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        count++;
    }
    return count;
}

TEST_F(MessengerTest, InstancesOfAProcessShareASarifReportThatIsAlwaysComplete) {
    const std::string sarif = folder_ + "/report.sarif";
    std::ofstream(sarif) << "An older and longer file. " << std::string(4096, '.');
    settings_.report_sarif = sarif.c_str();
    settings_.debug_actions = 0;
    for (int instance = 0; instance < 3; instance++) {
        Create();
        Submit(Finding());
        Submit(Finding(WD_SEVERITY_INFO));
        wd_messengers_destroy(messengers_);
        wd_report_destroy(report_);
        EXPECT_EQ(CountOf(Read(sarif), "\"ruleId\":\"VUID-test\""), static_cast<size_t>(instance + 1));
        EXPECT_EQ(Read(sarif).rfind("]}}}]}\n"), Read(sarif).size() - 7);
    }
    messengers_ = nullptr;
    report_ = nullptr;
    // A forked child does not change the file.
    Create();
    const std::string before = Read(sarif);
    const pid_t child = fork();
    if (child == 0) {
        Submit(Finding());
        _exit(0);
    }
    ASSERT_EQ(waitpid(child, nullptr, 0), child);
    EXPECT_EQ(Read(sarif), before);
    EXPECT_NE(before.find("/messenger_test\"},\"region\":{\"startLine\":1}"), std::string::npos) << before;
}

TEST_F(MessengerTest, ALogThatCannotBeOpenedIsAFinding) {
    Seen seen;
    VkDebugUtilsMessengerCreateInfoEXT info = UtilsInfo(&seen);
    log_ = folder_ + "/nowhere/log";
    settings_.log_filename = log_.c_str();
    Create(&info);
    ASSERT_EQ(seen.texts.size(), 1u);
    EXPECT_EQ(seen.texts[0],
              "[ WARDEN-settings-file ] " + log_ +
                  ": the log could not be opened: No such file or directory. Messages go to standard error.");
}

TEST_F(MessengerTest, APipeWithoutAReaderIsAFindingAndStandardErrorTakesOver) {
    ASSERT_EQ(mkfifo(log_.c_str(), 0600), 0);
    ::testing::internal::CaptureStderr();
    Create();
    Submit(Finding());
    const std::string printed = ::testing::internal::GetCapturedStderr();
    EXPECT_NE(printed.find(log_ +
                           ": the log could not be opened: no process reads from this pipe. Messages go "
                           "to standard error."),
              std::string::npos)
        << printed;
    EXPECT_NE(printed.find("| Something is wrong."), std::string::npos) << printed;
}

TEST_F(MessengerTest, AFullDiskIsOneFindingAndNoMessageIsLost) {
    if (access("/dev/full", W_OK) != 0) {
        GTEST_SKIP() << "there is no /dev/full here";
    }
    settings_.log_filename = "/dev/full";
    Create();
    ::testing::internal::CaptureStderr();
    Submit(Finding());
    Submit(Finding(WD_SEVERITY_WARNING));
    const std::string printed = ::testing::internal::GetCapturedStderr();
    EXPECT_EQ(printed.find("Validation Warning: [ WARDEN-settings-file ] | MessageID = "), 0u) << printed;
    EXPECT_NE(printed.find("/dev/full: the log could not be written: No space left on device. Messages go to "
                           "standard error.\n"),
              std::string::npos)
        << printed;
    EXPECT_EQ(std::count(printed.begin(), printed.end(), '\n'), 3) << printed;
    EXPECT_EQ(wd_report_count(report_, WD_SEVERITY_WARNING), 2u);
}

TEST_F(MessengerTest, AFullDiskIsReportedToTheCallbackOfTheApplication) {
    if (access("/dev/full", W_OK) != 0) {
        GTEST_SKIP() << "there is no /dev/full here";
    }
    settings_.log_filename = "/dev/full";
    Create();
    Seen seen;
    VkDebugUtilsMessengerCreateInfoEXT info = UtilsInfo(&seen);
    ASSERT_EQ(wd_messengers_add_utils(messengers_, Handle<VkDebugUtilsMessengerEXT>(1), &info), WD_OK);
    ::testing::internal::CaptureStderr();
    Submit(Finding());
    Submit(Finding());
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
    ASSERT_EQ(seen.texts.size(), 3u);
    EXPECT_EQ(std::count_if(seen.texts.begin(), seen.texts.end(),
                            [](const std::string &text) {
                                return text.find("the log could not be written") != std::string::npos;
                            }),
              1);
}

TEST_F(MessengerTest, NamesCannotCommandATerminal) {
    Create();
    Seen seen;
    VkDebugUtilsMessengerCreateInfoEXT info = UtilsInfo(&seen);
    ASSERT_EQ(wd_messengers_add_utils(messengers_, Handle<VkDebugUtilsMessengerEXT>(1), &info), WD_OK);
    const char name[] = "cu\x1b[2Jbe\n\xff\xc2\x9b";
    const wd_finding_object object = {VK_OBJECT_TYPE_PIPELINE, "Pipeline", 0x45, name};
    wd_finding finding = Finding();
    finding.objects = &object;
    finding.num_objects = 1;
    finding.text = "Pipeline (\x1b]0;title\x07) is wrong:\n\tgr\xc3\xbc\xc3\x9f\x80.";
    Submit(finding);
    const std::string log = Log();
    EXPECT_NE(log.find("name = cu\\x1b[2Jbe\\x0a\\xff\\xc2\\x9b, "), std::string::npos) << log;
    EXPECT_NE(log.find("| Pipeline (\\x1b]0;title\\x07) is wrong:\n\tgr\xc3\xbc\xc3\x9f\\x80.\n"),
              std::string::npos)
        << log;
    EXPECT_EQ(seen.texts[0],
              "[ VUID-test ] Pipeline (\\x1b]0;title\\x07) is wrong:\n\tgr\xc3\xbc\xc3\x9f\\x80.");
    EXPECT_NE(seen.details[0].find(name), std::string::npos) << "pObjectName is the application's own";
}

TEST_F(MessengerTest, TheStartOfTheLayerIsLoggedForAllSeverities) {
    settings_.report_flags = VK_DEBUG_REPORT_ERROR_BIT_EXT;
    Create();
    wd_finding start = Finding(WD_SEVERITY_INFO, WD_MESSAGE_GENERAL);
    start.id = WD_ID_LAYER_START;
    start.text = "Warden runs.";
    wd_report_submit_run(report_, &start);
    wd_finding other = start;
    other.id = "WARDEN-other";
    wd_report_submit(report_, &other);
    const std::string log = Log();
    EXPECT_EQ(log.find("Validation Information: [ WARDEN-layer-start ]"), 0u) << log;
    EXPECT_EQ(std::count(log.begin(), log.end(), '\n'), 1) << log;
}

TEST_F(MessengerTest, StandardErrorShowsTheSignOfLifeUnlessACallbackGetsIt) {
    settings_.log_filename = "stderr";
    Create();
    wd_finding start = Finding(WD_SEVERITY_INFO, WD_MESSAGE_GENERAL);
    start.id = WD_ID_LAYER_START;
    start.text = "Warden runs.";
    Seen errors, all;
    VkDebugUtilsMessengerCreateInfoEXT only_errors = UtilsInfo(&errors, WD_SEVERITY_ERROR);
    VkDebugUtilsMessengerCreateInfoEXT everything = UtilsInfo(&all);
    ASSERT_EQ(wd_messengers_add_utils(messengers_, Handle<VkDebugUtilsMessengerEXT>(1), &only_errors), WD_OK);
    ::testing::internal::CaptureStderr();
    wd_report_submit_run(report_, &start);
    Submit(Finding());
    std::string printed = ::testing::internal::GetCapturedStderr();
    EXPECT_NE(printed.find("Warden runs."), std::string::npos) << printed;
    EXPECT_EQ(std::count(printed.begin(), printed.end(), '\n'), 1) << printed;
    EXPECT_EQ(errors.texts.size(), 1u);

    ASSERT_EQ(wd_messengers_add_utils(messengers_, Handle<VkDebugUtilsMessengerEXT>(2), &everything), WD_OK);
    ::testing::internal::CaptureStderr();
    wd_report_submit_run(report_, &start);
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
    EXPECT_EQ(all.texts.size(), 1u);
    wd_messengers_remove_utils(messengers_, Handle<VkDebugUtilsMessengerEXT>(2));
    ::testing::internal::CaptureStderr();
    wd_report_submit_run(report_, &start);
    EXPECT_NE(::testing::internal::GetCapturedStderr(), "");
}

TEST_F(MessengerTest, ManyThreadsSubmitWhileMessengersComeAndGo) {
    Create();
    std::atomic<bool> stop{false};
    std::atomic<int> calls{0};
    VkDebugUtilsMessengerCreateInfoEXT info = {};
    info.messageSeverity = 0x1111;
    info.messageType = 7;
    info.pUserData = &calls;
    info.pfnUserCallback = [](VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
                              const VkDebugUtilsMessengerCallbackDataEXT *, void *user) -> VkBool32 {
        ++*static_cast<std::atomic<int> *>(user);
        return VK_FALSE;
    };
    std::vector<std::thread> threads;
    for (int t = 0; t < 2; t++) {
        threads.emplace_back([&] {
            while (!stop) {
                Submit(Finding(WD_SEVERITY_INFO));
            }
        });
    }
    for (uint64_t i = 1; i <= 200; i++) {
        auto handle = Handle<VkDebugUtilsMessengerEXT>(i);
        ASSERT_EQ(wd_messengers_add_utils(messengers_, handle, &info), WD_OK);
        if (i % 8 == 0) {
            std::this_thread::yield();
        }
        wd_messengers_remove_utils(messengers_, handle);
    }
    stop = true;
    for (std::thread &thread : threads) {
        thread.join();
    }
}

TEST_F(MessengerTest, EveryAllocationMayFail) {
    const std::string json = folder_ + "/report.jsonl", sarif = folder_ + "/report.sarif";
    settings_.report_json = json.c_str();
    settings_.report_sarif = sarif.c_str();
    Seen seen;
    VkDebugUtilsMessengerCreateInfoEXT chain = UtilsInfo(&seen);
    VkInstanceCreateInfo info = {};
    info.pNext = &chain;
    const wd_finding_object object = {VK_OBJECT_TYPE_PIPELINE, "Pipeline", 0x45, "cube"};
    wd_finding finding = Finding();
    finding.objects = &object;
    finding.num_objects = 1;
    wd_status status = WD_ERROR_OUT_OF_MEMORY;
    for (size_t n = 1; status != WD_OK; n++) {
        ASSERT_LT(n, 100u);
        wd_failing_allocator state = {n, 0, 0};
        wd_report *report = nullptr;
        ASSERT_EQ(wd_report_create(wd_allocator_default(), &settings_.report, &report), WD_OK);
        wd_messengers *messengers = nullptr;
        status =
            wd_messengers_create(wd_failing_allocator_get(&state), report, &settings_, &info, &messengers);
        ASSERT_EQ(messengers != nullptr, status == WD_OK);
        if (messengers) {
            wd_messengers_end_instance_call(messengers);
            wd_messengers_begin_instance_call(messengers);
            wd_report_submit(report, &finding); // Delivered without its objects when there is no memory.
            EXPECT_EQ(seen.texts.size(), 1u);
            EXPECT_EQ(wd_messengers_add_utils(messengers, Handle<VkDebugUtilsMessengerEXT>(1), &chain),
                      WD_ERROR_OUT_OF_MEMORY);
        }
        wd_messengers_destroy(messengers);
        wd_report_destroy(report);
        ASSERT_EQ(state.alive, 0u);
    }
    EXPECT_NE(Log().find("Something is wrong."), std::string::npos);
    EXPECT_NE(Read(sarif).find("Something is wrong."), std::string::npos);
    wd_messengers_destroy(nullptr);
}

} // namespace
