// Every command that is recorded or given to a queue is modelled by the validator, or docs/synchronization_commands.md says why
// not: the tables of hooks are compared with the page.
#include "vk/syncval/validator/syncval_commands.h"

#include <gtest/gtest.h>

#include <fstream>
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
constexpr char kNothing[] = "No memory";
constexpr char kUnknown[] = "Not modelled";
constexpr char kNewer[] = "Newer than 1.3.239";

// The commands that count as accessing what cannot be known.
const Names &UnknownCommands() {
    static const Names names = {
#define NAME(Name) "vk" #Name,
        WD_SYNCVAL_UNKNOWN_COMMANDS(NAME) WD_SYNCVAL_NEWER_UNKNOWN_COMMANDS(NAME)
#undef NAME
    };
    return names;
}

// Canonical returns the name that this registry gives a command: a newer one makes extensions' commands aliases of core ones.
std::string Canonical(const std::string &name) {
    const wd_command_info *command = wd_command_find(name.c_str());
    return command ? wd_command_get(command->canonical)->name : name;
}

// Listed returns the canonical names of the commands in the first column of a page's tables, by section.
std::map<std::string, Names> Listed(std::istream &page) {
    std::map<std::string, Names> listed;
    std::string line, section;
    const std::regex row(R"(\|([^|]*)\|\s*([^|]*[^|\s])\s*\|)"), name("`(vk\\w+)`");
    while (std::getline(page, line)) {
        std::smatch match;
        if (line.compare(0, 3, "## ") == 0)
            section = line.substr(3);
        if (!std::regex_match(line, match, row))
            continue;
        const std::string cell = match[1];
        for (std::sregex_iterator at(cell.begin(), cell.end(), name), end; at != end; ++at)
            EXPECT_TRUE(listed[section].insert(Canonical((*at)[1])).second) << (*at)[1] << " is listed twice";
    }
    return listed;
}

std::map<std::string, Names> ListedInDocs() {
    std::ifstream page("docs/synchronization_commands.md");
    EXPECT_TRUE(page.is_open());
    return Listed(page);
}

// SectionOf is where a command belongs by its hooks; empty: nowhere, for the validator knows what it does.
std::string SectionOf(const wd_command_info &command) {
    if (UnknownCommands().count(command.name))
        return kUnknown;
    if (wd_hooks_has(&wd_sync_validator.hooks, command.canonical))
        return "";
    return wd_hooks_has(&wd_state_validator.hooks, command.canonical) ? kFollowed : kNothing;
}

std::vector<wd_command_info> RecordedCommands() {
    std::vector<wd_command_info> commands;
    for (const wd_command_info &command : wd_command_table) {
        const std::string name = command.name;
        if (!command.is_alias && (name.compare(0, 5, "vkCmd") == 0 || name.compare(0, 7, "vkQueue") == 0))
            commands.push_back(command);
    }
    return commands;
}

} // namespace

TEST(SyncvalCommandsTest, EveryCommandIsModelledOrExplained) {
    const auto listed = ListedInDocs();
    for (const wd_command_info &command : RecordedCommands()) {
        const std::string section = SectionOf(command);
        Names found;
        for (const auto &part : listed) {
            if (part.second.count(command.name))
                found.insert(part.first);
        }
        if (found.count(kNewer)) // The registry of this build is newer, too.
            continue;
        EXPECT_EQ(found, section.empty() ? Names() : Names{section}) << command.name;
    }
}

TEST(SyncvalCommandsTest, ThePageNamesCommandsThatExist) {
    for (const auto &part : ListedInDocs()) {
        EXPECT_TRUE(part.first == kFollowed || part.first == kNothing || part.first == kUnknown ||
                    part.first == kNewer)
            << part.first;
        for (const std::string &name : part.second) {
            const wd_command_info *command = wd_command_find(name.c_str());
            EXPECT_TRUE(part.first == kNewer || command) << name;
        }
    }
}

TEST(SyncvalCommandsTest, MistakesAreFound) {
    std::istringstream page("## Not modelled\n"
                            "| commands | why |\n"
                            "|---|---|\n"
                            "| `vkCmdDraw`, `vkCmdNothing` | `vkCmdDispatch` is not meant |\n"
                            "| `vkCmdCopyBuffer` | |\n");
    EXPECT_EQ(Listed(page), (std::map<std::string, Names>{{"Not modelled", {"vkCmdDraw", "vkCmdNothing"}}}));
    EXPECT_EQ(SectionOf(*wd_command_find("vkCmdDraw")), "");
    EXPECT_EQ(SectionOf(*wd_command_find("vkCmdDecodeVideoKHR")), kUnknown);
    EXPECT_EQ(SectionOf(*wd_command_find("vkCmdBindPipeline")), kFollowed);
    EXPECT_EQ(SectionOf(*wd_command_find("vkCmdSetLineWidth")), kNothing);
    EXPECT_GT(RecordedCommands().size(), 200u);
}
