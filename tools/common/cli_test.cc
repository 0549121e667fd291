#include "tools/common/cli.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tools/common/tool.h"

namespace {

using Seen = std::vector<std::pair<int, std::string>>;

void Accept(void *user, int key, const char *argument) {
    static_cast<Seen *>(user)->emplace_back(key, argument ? argument : "(none)");
}

enum { OPTION_MODE = WD_CLI_NO_LETTER, OPTION_LIST, OPTION_SUFFIX, OPTION_FOLDER };

wd_cli_option Option(const char *name, int key, const char *argument, wd_cli_kind kind = WD_CLI_TEXT,
                     const char *choices = nullptr) {
    wd_cli_option option = {};
    option.name = name;
    option.key = key;
    option.argument = argument;
    option.kind = kind;
    option.choices = choices;
    option.help = "Does a thing. And more.";
    return option;
}

// A table with each kind of option.
std::vector<wd_cli_option> Options() {
    std::vector<wd_cli_option> options = {
        Option("output", 'o', "FILE", WD_CLI_FILE),
        Option("mode", OPTION_MODE, "NAME", WD_CLI_CHOICE, "on off"),
        Option("checks", OPTION_LIST, "LIST", WD_CLI_LIST, "all bounds state"),
        Option("suffix", OPTION_SUFFIX, "SUFFIX"),
        Option("folder", OPTION_FOLDER, "FOLDER", WD_CLI_FOLDER),
        Option("entries", 'e', nullptr),
        Option("old-mode", OPTION_MODE, nullptr),
        Option("former-mode", OPTION_MODE, "NAME", WD_CLI_CHOICE, "on off"),
        {},
    };
    options[3].is_optional = true;
    options[6].renamed = "--mode=off";
    options[7].renamed = "--mode";
    return options;
}

class CliTest : public testing::Test {
  protected:
    CliTest() {
        command_.name = "tool";
        command_.arguments = "FILE...";
        command_.summary = "do things";
        command_.description = "Does things.\n\nIn two paragraphs.";
        command_.options = options_.data();
        command_.accept = Accept;
    }

    Seen Parse(std::vector<std::string> words) {
        Seen seen;
        std::vector<char *> argv = {const_cast<char *>("argv0")};
        for (std::string &word : words) {
            argv.push_back(&word[0]);
        }
        argv.push_back(nullptr);
        wd_cli_parse(&command_, static_cast<int>(argv.size()) - 1, argv.data(), &seen);
        return seen;
    }

    // The messages of a command line that is refused.
    void ExpectRefused(std::vector<std::string> words, const std::string &message) {
        EXPECT_EXIT(Parse(words), testing::ExitedWithCode(WD_EXIT_USAGE), message);
    }

    std::vector<wd_cli_option> options_ = Options();
    wd_cli_command command_ = {};
};

TEST_F(CliTest, OptionsAndArgumentsReachTheTool) {
    EXPECT_EQ(Parse({"a", "-o", "x", "--mode=on", "--suffix", "b", "--suffix=.s", "-e", "--", "-e"}),
              (Seen{{'o', "x"},
                    {OPTION_MODE, "on"},
                    {OPTION_SUFFIX, "(none)"},
                    {OPTION_SUFFIX, ".s"},
                    {'e', "(none)"},
                    {WD_CLI_ARGUMENT, "a"},
                    {WD_CLI_ARGUMENT, "b"},
                    {WD_CLI_ARGUMENT, "-e"}}));
    EXPECT_EQ(Parse({"-eo", "x", "--ent", "-"}),
              (Seen{{'e', "(none)"}, {'o', "x"}, {'e', "(none)"}, {WD_CLI_ARGUMENT, "-"}}));
    EXPECT_EQ(Parse({"--checks=bounds,state,all"}), (Seen{{OPTION_LIST, "bounds,state,all"}}));
    EXPECT_EQ(Parse({}), Seen{});
}

TEST_F(CliTest, RenamedOptionsWorkWithAWarning) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(Parse({"--old-mode", "--former-mode=on"}), (Seen{{OPTION_MODE, "off"}, {OPTION_MODE, "on"}}));
    EXPECT_EQ(testing::internal::GetCapturedStderr(),
              "tool: warning: option '--old-mode' is now called '--mode=off'; the next release will not "
              "accept the old name\n"
              "tool: warning: option '--former-mode' is now called '--mode'; the next release will not "
              "accept the old name\n");
}

TEST_F(CliTest, WrongCommandLinesAreRefused) {
    ExpectRefused({"--outptu=x"}, "tool: error: unknown option '--outptu'; did you mean '--output'\\?\n"
                                  "Try 'tool --help' for more information.");
    ExpectRefused({"--nonsense"}, "unknown option '--nonsense'\n");
    ExpectRefused({"-ex"}, "unknown option '-x'\n");
    ExpectRefused({"--json", "-xe"}, "unknown option '-x'\n");
    ExpectRefused({"--o"}, "option '--o' is ambiguous: --output, --old-mode\n");
    ExpectRefused({"--output"}, "option '--output' needs an argument: FILE\n");
    ExpectRefused({"-o"}, "option '-o' needs an argument: FILE\n");
    ExpectRefused({"--entries=5"}, "option '--entries' takes no argument\n");
    ExpectRefused({"-o", ""}, "--output: the name of the file is empty\n");
    ExpectRefused({"--folder="}, "--folder: the name of the folder is empty\n");
    ExpectRefused({"--mode=offf"}, "--mode: 'offf' is not one of on, off; did you mean 'off'\\?\n");
    ExpectRefused({"--mode="}, "--mode: '' is not one of on, off\n");
    ExpectRefused({"--checks=all,bound"},
                  "'bound' is not one of all, bounds, state; did you mean 'bounds'\\?\n");
    ExpectRefused({"--checks=all,"}, "'' is not one of all, bounds, state\n");
    ExpectRefused({"-q", "-v"}, "--quiet and --verbose exclude each other\n");
    ExpectRefused({"-q", "--json"}, "--quiet and --json exclude each other\n");
    ExpectRefused({"--color=sometimes"}, "--color: 'sometimes' is not one of auto, always, never\n");
    EXPECT_EXIT(wd_cli_u32("jobs", "0", 1, 8), testing::ExitedWithCode(WD_EXIT_USAGE),
                "--jobs: '0' is not a number from 1 to 8\n");
    EXPECT_EXIT(wd_cli_u32("set", "-1", 0, UINT32_MAX), testing::ExitedWithCode(WD_EXIT_USAGE),
                "--set: '-1' is not a 32-bit unsigned integer\n");
    EXPECT_EQ(wd_cli_u32("jobs", "8", 1, 8), 8u);
}

TEST_F(CliTest, StandardInputIsReadOnce) {
    const char *const files[] = {"-", nullptr, "a", "-"};
    wd_cli_check_standard_input(files, 3);
    EXPECT_EXIT(wd_cli_check_standard_input(files, 4), testing::ExitedWithCode(WD_EXIT_USAGE),
                "standard input \\('-'\\) can be read only once\n");
}

TEST_F(CliTest, HelpFitsTheWidth) {
    for (size_t width : {40, 80, 100}) {
        wd_string_builder text;
        wd_string_init(&text, wd_allocator_default());
        wd_cli_append_help(&text, &command_, width);
        const std::string help = text.text;
        wd_string_finish(&text);
        for (size_t begin = 0, end; (end = help.find('\n', begin)) != std::string::npos; begin = end + 1) {
            EXPECT_LE(end - begin, width) << help.substr(begin, end - begin);
        }
        EXPECT_NE(help.find("-o, --output=FILE"), std::string::npos);
        EXPECT_NE(help.find("--suffix[=SUFFIX]"), std::string::npos);
        EXPECT_NE(help.find("--color=WHEN"), std::string::npos);
        EXPECT_EQ(help.find("old-mode"), std::string::npos); // Renamed options are not shown.
    }
}

// Every option in the table, and no other, is in each generated text.
TEST_F(CliTest, GeneratedTextsNameEveryOption) {
    for (const char *kind : {"man", "bash", "zsh", "fish"}) {
        wd_string_builder text;
        wd_string_init(&text, wd_allocator_default());
        if (std::string(kind) == "man") {
            wd_cli_append_man(&text, &command_);
        } else {
            wd_cli_append_completion(&text, &command_, kind);
        }
        const std::string page = text.text;
        wd_string_finish(&text);
        for (std::string name : {"output", "mode", "checks", "suffix", "folder", "entries", "json", "quiet",
                                 "verbose", "color", "help", "version", "print-man", "print-completion"}) {
            if (std::string(kind) == "man") {
                for (size_t at = 0; (at = name.find('-', at)) != std::string::npos; at += 2) {
                    name.replace(at, 1, "\\-");
                }
            }
            const std::string dashes = std::string(kind) == "man"    ? "\\-\\-"
                                       : kind == std::string("fish") ? "-l "
                                                                     : "--";
            EXPECT_NE(page.find(dashes + name), std::string::npos) << kind << " " << name;
        }
        EXPECT_EQ(page.find("former"), std::string::npos) << kind;
    }
}

} // namespace
