// The validator models every command that is recorded or submitted to a queue, ignores it (the table of ignored.c), or
// docs/synchronization_commands.md gives the reason: compares the tables of hooks and of ignored commands with the
// page.
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/ignored.h"
#include "vk/syncval/validator/syncval_validator.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>

#include "vk/registry/validator.h"
#include "vk/state/state.h"

namespace {

using Names = std::set<std::string>;

// Sections of the page, by the words of their headings.
constexpr char kFollowed[] = "Followed by the state tracker";
constexpr char kIgnored[] = "ignored.c"; // Not a section of the page: the table of ignored commands.
constexpr char kUnknown[] = "Not modeled";
constexpr char kCountedAsUnknown[] = "Counted as unknown"; // As the chassis treats commands in no table.
constexpr char kNewer[] = "Newer than 1.3.239";
constexpr char kNewest[] = "Newer than 1.4.309";

// The commands with unknown accesses.
const Names &UnknownCommands() {
    static const Names names = {
#define NAME(Name) "vk" #Name,
        WD_SYNCVAL_UNKNOWN_COMMANDS(NAME) WD_SYNCVAL_NEWER_UNKNOWN_COMMANDS(NAME)
#undef NAME
    };
    return names;
}

// Canonical returns the name that this registry gives a command: newer ones make commands of extensions
// aliases of core ones.
std::string Canonical(const std::string &name) {
    const wd_command_info *command = wd_command_find(name.c_str());
    return command ? wd_command_get(command->canonical)->name : name;
}

// Rows returns the first and the second column of a page's tables, by section.
std::map<std::string, std::vector<std::pair<std::string, std::string>>> Rows(std::istream &page) {
    std::map<std::string, std::vector<std::pair<std::string, std::string>>> rows;
    std::string line, section;
    const std::regex row(R"(\|([^|]*)\|\s*([^|]*[^|\s])\s*\|)");
    while (std::getline(page, line)) {
        std::smatch match;
        if (line.compare(0, 3, "## ") == 0) {
            section = line.substr(3);
        }
        if (std::regex_match(line, match, row)) {
            rows[section].emplace_back(match[1], match[2]);
        }
    }
    return rows;
}

std::vector<std::string> NamesIn(const std::string &cell) {
    std::vector<std::string> names;
    const std::regex name("`(vk\\w+)`");
    for (std::sregex_iterator at(cell.begin(), cell.end(), name), end; at != end; ++at) {
        names.push_back((*at)[1]);
    }
    return names;
}

// Listed returns the canonical names of the commands in the first column of a page's tables, by section.
std::map<std::string, Names> Listed(std::istream &page) {
    std::map<std::string, Names> listed;
    for (const auto &section : Rows(page)) {
        for (const auto &row : section.second) {
            for (const std::string &name : NamesIn(row.first)) {
                EXPECT_TRUE(listed[section.first].insert(Canonical(name)).second)
                    << name << " is listed twice";
            }
        }
    }
    return listed;
}

// The canonical names of the commands that the validator ignores.
const Names &IgnoredCommands() {
    static const Names names = [] {
        Names all;
        for (const wd_ignored_command &ignored : wd_syncval_ignored) {
            EXPECT_TRUE(all.insert(Canonical(ignored.name)).second) << ignored.name << " is ignored twice";
        }
        return all;
    }();
    return names;
}

// ListedInDocs returns the commands of the page, and the table of ignored commands.
std::map<std::string, Names> ListedInDocs() {
    std::ifstream page("docs/synchronization_commands.md");
    EXPECT_TRUE(page.is_open());
    auto listed = Listed(page);
    EXPECT_TRUE(listed.emplace(kIgnored, IgnoredCommands()).second);
    return listed;
}

// SectionOf returns the section of a command by its hooks, or an empty string if the validator models it.
std::string SectionOf(const wd_command_info &command) {
    if (UnknownCommands().count(command.name)) {
        return kUnknown;
    }
    if (wd_hooks_has(&wd_syncval_validator.hooks, command.canonical)) {
        return "";
    }
    const std::string name = command.name; // The state tracker counts all commands that run shaders.
    if (IgnoredCommands().count(name)) {   // The state tracker may follow it for other validators.
        return kIgnored;
    }
    const bool is_counted = name.compare(0, 9, "vkCmdDraw") == 0 ||
                            name.compare(0, 13, "vkCmdDispatch") == 0 ||
                            name.compare(0, 14, "vkCmdTraceRays") == 0;
    if (wd_hooks_has(&wd_state_validator.hooks, command.canonical) && !is_counted) {
        return kFollowed;
    }
    return kCountedAsUnknown;
}

std::vector<wd_command_info> RecordedCommands() {
    std::vector<wd_command_info> commands;
    for (const wd_command_info &command : wd_command_table) {
        const std::string name = command.name;
        if (!command.is_alias && (name.compare(0, 5, "vkCmd") == 0 || name.compare(0, 7, "vkQueue") == 0)) {
            commands.push_back(command);
        }
    }
    return commands;
}

} // namespace

TEST(SyncvalCommandsTest, EveryCommandIsModeledOrExplained) {
    const auto listed = ListedInDocs();
    for (const wd_command_info &command : RecordedCommands()) {
        const std::string section = SectionOf(command);
        Names found;
        for (const auto &part : listed) {
            if (part.second.count(command.name)) {
                found.insert(part.first);
            }
        }
        if (found.count(kNewer) || found.count(kNewest)) { // The registry of this build is newer, too.
            EXPECT_NE(section, kCountedAsUnknown) << command.name;
            EXPECT_NE(section, kIgnored) << command.name;
            continue;
        }
        EXPECT_EQ(found, section.empty() ? Names() : Names{section}) << command.name;
    }
}

TEST(SyncvalCommandsTest, ThePageNamesCommandsThatExist) {
    for (const auto &part : ListedInDocs()) {
        const bool may_be_newer = part.first == kIgnored || part.first == kCountedAsUnknown ||
                                  part.first == kNewer || part.first == kNewest;
        EXPECT_TRUE(part.first == kFollowed || part.first == kUnknown || may_be_newer) << part.first;
        for (const std::string &name : part.second) {
            const wd_command_info *command = wd_command_find(name.c_str());
            EXPECT_TRUE(may_be_newer || command) << name;
        }
    }
}

TEST(SyncvalCommandsTest, EachIgnoredCommandHasAReason) {
    for (const wd_ignored_command &command : wd_syncval_ignored) {
        EXPECT_TRUE(command.reason && command.reason[0]) << command.name;
    }
}

TEST(SyncvalCommandsTest, ThePageNamesTheTableOfIgnoredCommands) {
    std::ifstream page("docs/synchronization_commands.md");
    const std::string text{std::istreambuf_iterator<char>(page), std::istreambuf_iterator<char>()};
    EXPECT_NE(text.find("`vk/syncval/validator/record/ignored.c`"), std::string::npos);
}

TEST(SyncvalCommandsTest, MistakesAreFound) {
    std::istringstream page("## Not modeled\n"
                            "| commands | why |\n"
                            "|---|---|\n"
                            "| `vkCmdDraw`, `vkCmdNothing` | `vkCmdDispatch` is not meant |\n"
                            "| `vkCmdCopyBuffer` | |\n");
    EXPECT_EQ(Listed(page), (std::map<std::string, Names>{{"Not modeled", {"vkCmdDraw", "vkCmdNothing"}}}));
    EXPECT_EQ(SectionOf(*wd_command_find("vkCmdDraw")), "");
    EXPECT_EQ(SectionOf(*wd_command_find("vkCmdDecodeVideoKHR")), kUnknown);
    EXPECT_EQ(SectionOf(*wd_command_find("vkCmdBindPipeline")), kFollowed);
    EXPECT_EQ(SectionOf(*wd_command_find("vkCmdSetLineWidth")), kIgnored);
    wd_command_info invented = *wd_command_find("vkCmdSetPerformanceOverrideINTEL");
    invented.name = "vkCmdNothing";
    EXPECT_EQ(SectionOf(invented), kCountedAsUnknown);
    EXPECT_GT(RecordedCommands().size(), 200u);
}
