// The scope rules for every stage and every access, computed from sync_registry.tsv without the generator of
// the tested tables.

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "vk/syncval/model/sync_scope.h"

namespace {

constexpr uint64_t kTop = 0x1, kBottom = 0x2000, kAllGraphics = 0x8000, kAllCommands = 0x10000;
constexpr uint64_t kMemoryRead = 0x8000, kMemoryWrite = 0x10000;
constexpr uint64_t kLayout = WD_SYNC_STAGE_LAYOUT; // Layout transitions are operations of commands.

std::vector<std::string> Split(const std::string &text, char separator) {
    std::vector<std::string> parts;
    std::stringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) {
        parts.push_back(part);
    }
    return parts;
}

using Usages = std::set<std::pair<uint64_t, uint64_t>>; // Stage and access.

class Facts {
  public:
    Facts() {
        std::ifstream file("vk/syncval/model/sync_registry.tsv");
        std::vector<std::vector<std::string>> rows;
        for (std::string line; std::getline(file, line);) {
            if (!line.empty() && line[0] != '#') {
                rows.push_back(Split(line, '\t'));
            }
        }
        for (const auto &row : rows) {
            if (row[0] == "value" || row[0] == "queue") {
                values_[row[1]] = std::stoull(row[3], nullptr, 16);
            }
        }
        for (const auto &row : rows) {
            Read(row);
        }
    }

    // The stages of accesses: without combined stages, TOP_OF_PIPE and BOTTOM_OF_PIPE.
    const std::set<uint64_t> &stages() const {
        return concrete_;
    }
    const std::set<uint64_t> &all_stages() const {
        return stages_;
    }
    const std::map<uint64_t, std::string> &accesses() const {
        return accesses_;
    }

    uint64_t Expand(uint64_t mask, uint32_t queues) const {
        uint64_t result = 0;
        for (const uint64_t stage : stages_) {
            if (mask & stage) {
                result |= ExpandOne(stage, queues);
            }
        }
        return result;
    }

    // `stage` and the logically earlier stages, in the pipelines that have it.
    uint64_t Earlier(uint64_t stage) const {
        uint64_t result = stage;
        for (const auto &pipeline : pipelines_) {
            uint64_t before = 0;
            for (const uint64_t rank : pipeline) {
                if (rank & stage && !loose_.count(stage)) {
                    result |= before;
                }
                before |= loose_.count(rank) ? 0 : rank;
            }
        }
        for (const auto &loose : loose_) {
            result |= loose.second & result ? loose.first : 0;
        }
        return result;
    }

    uint64_t EarlierThan(uint64_t mask) const {
        uint64_t result = mask;
        for (const uint64_t stage : concrete_) {
            result |= mask & stage ? Earlier(stage) : 0;
        }
        return result;
    }
    uint64_t LaterThan(uint64_t mask) const {
        uint64_t result = mask;
        for (const uint64_t stage : concrete_) {
            result |= Earlier(stage) & mask ? stage : 0;
        }
        return result;
    }

    bool Supports(uint64_t stage, uint64_t access) const {
        const auto found = supports_.find(access);
        return found != supports_.end() && found->second & stage;
    }

    // The accesses that an access includes in one stage: itself, its members if the stage supports one, or
    // any read or write.
    Usages Of(uint64_t stage, uint64_t access) const {
        Usages usages;
        if (access == kMemoryRead || access == kMemoryWrite) {
            for (const auto &other : accesses_) {
                const bool writes = other.second.find("_WRITE_") != std::string::npos;
                if (writes == (access == kMemoryWrite) && other.first != kMemoryRead &&
                    other.first != kMemoryWrite) {
                    const Usages more = Of(stage, other.first);
                    usages.insert(more.begin(), more.end());
                }
            }
            return usages;
        }
        const auto parts = parts_.find(access);
        for (const uint64_t part : parts == parts_.end() ? std::set<uint64_t>() : parts->second) {
            if (Supports(stage, part)) {
                usages.insert({stage, part});
            }
        }
        if (usages.empty() && Supports(stage, access)) {
            usages.insert({stage, access});
        }
        return usages;
    }

  private:
    uint64_t Bits(const std::string &names) const {
        uint64_t bits = 0;
        for (const std::string &name : Split(names, ',')) {
            bits |= name == "-" ? 0 : values_.at(name);
        }
        return bits;
    }

    void Read(const std::vector<std::string> &row) {
        const uint64_t value = values_.count(row[1]) ? values_.at(row[1]) : 0;
        if (row[0] == "stage" && value) {
            stages_.insert(value);
            const bool is_end = value == kTop || value == kBottom || value == kAllCommands;
            if (row[2] == "expands_to") {
                expansions_[value] = Bits(row[3]);
                concrete_.erase(value);
            } else if (!is_end && !expansions_.count(value)) {
                concrete_.insert(value);
            }
            if (row[2] == "queues") {
                queues_[value] = Bits(row[3]);
            }
        } else if (row[0] == "access" && value) {
            accesses_[value] = row[1];
            if (row[2] == "stages") {
                supports_[value] = Bits(row[3]);
            } else if (row[2] == "expands_to") {
                for (const std::string &part : Split(row[3], ',')) {
                    parts_[value].insert(values_.at(part));
                }
            }
        } else if (row[0] == "pipeline") {
            std::vector<uint64_t> ranks;
            for (const std::string &stage : Split(row[3], ',')) {
                ranks.push_back(Bits(stage));
            }
            raw_pipelines_.push_back(ranks);
        } else if (row[0] == "unordered") {
            loose_[value] = Bits(row[3]);
        }
        // Combined stages among the ranks are replaced by their members.
        pipelines_.clear();
        for (const auto &ranks : raw_pipelines_) {
            std::vector<uint64_t> expanded;
            for (const uint64_t rank : ranks) {
                expanded.push_back(expansions_.count(rank) ? Expand(rank, 0) : rank);
            }
            pipelines_.push_back(expanded);
        }
    }

    uint64_t ExpandOne(uint64_t stage, uint32_t queues) const {
        uint64_t members = 0;
        if (stage == kAllCommands) {
            for (const auto &queue : queues_) {
                members |= concrete_.count(queue.first) ? queue.first : 0;
            }
        } else if (expansions_.count(stage)) {
            members = Expand(expansions_.at(stage), 0);
        } else {
            members = concrete_.count(stage) ? stage : 0;
        }
        uint64_t supported = 0;
        for (const uint64_t member : concrete_) {
            const auto found = queues_.find(member);
            const bool runs = found == queues_.end() || found->second & queues;
            supported |= members & member && runs ? member : 0;
        }
        const bool is_limited = queues && (stage == kAllCommands || stage == kAllGraphics);
        return (is_limited ? supported : members) | (stage == kAllCommands ? kLayout : 0);
    }

    std::map<std::string, uint64_t> values_;
    std::set<uint64_t> stages_, concrete_;
    std::map<uint64_t, std::string> accesses_;
    std::map<uint64_t, uint64_t> queues_, expansions_, supports_, loose_;
    std::map<uint64_t, std::set<uint64_t>> parts_;
    std::vector<std::vector<uint64_t>> raw_pipelines_, pipelines_;
};

const Facts &TheFacts() {
    static const Facts facts;
    return facts;
}

Usages ToUsages(const wd_sync_mask &mask) {
    Usages usages;
    for (uint32_t usage = 0; usage < WD_SYNC_USAGE_COUNT; usage++) {
        if (wd_sync_mask_test(&mask, usage)) {
            usages.insert({wd_sync_usage_table[usage].stage, wd_sync_usage_table[usage].access});
        }
    }
    return usages;
}

const uint32_t kQueueFlags[] = {0, 1, 2, 4, 1 | 2, 1 | 2 | 4, 2 | 4, 0x20, 0x40, 0x100};

TEST(SyncScopeTable, HasTheFactsOfTheRegistry) {
    EXPECT_GT(TheFacts().stages().size(), 30u);
    EXPECT_GT(TheFacts().all_stages().size(), TheFacts().stages().size());
    EXPECT_GT(TheFacts().accesses().size(), 40u);
}

TEST(SyncScopeTable, CombinedStagesIncludeTheirMembers) {
    for (const uint64_t stage : TheFacts().all_stages()) {
        for (const uint32_t queues : kQueueFlags) {
            EXPECT_EQ(TheFacts().Expand(stage, queues), wd_sync_expand_stages(stage, queues))
                << std::hex << stage << " on " << queues;
        }
    }
}

TEST(SyncScopeTable, ScopesGrowByEarlierAndByLaterStages) {
    for (const uint64_t stage : TheFacts().stages()) {
        EXPECT_EQ(TheFacts().Earlier(stage), wd_sync_earlier_stages(stage)) << std::hex << stage;
        EXPECT_EQ(TheFacts().LaterThan(stage), wd_sync_later_stages(stage)) << std::hex << stage;
    }
}

TEST(SyncScopeTable, ExecutionScopesOfEachPairOfStages) {
    for (const uint64_t stage : TheFacts().all_stages()) {
        for (const uint64_t other : TheFacts().all_stages()) {
            const uint64_t mask = stage | other;
            const uint64_t expanded = TheFacts().Expand(mask, 0);
            const uint64_t all = TheFacts().Expand(kAllCommands, 0);
            EXPECT_EQ(TheFacts().EarlierThan(expanded | (mask & kBottom ? all : 0)),
                      wd_sync_first_scope(mask, 0, 0).stages)
                << std::hex << mask;
            EXPECT_EQ(TheFacts().LaterThan(expanded | (mask & kTop ? all : 0)),
                      wd_sync_second_scope(mask, 0, 0).stages)
                << std::hex << mask;
        }
    }
}

// Access scopes: accesses that both the given stage and the access mask include, not of earlier or later
// stages.
TEST(SyncScopeTable, AccessScopesOfEachStageAndAccess) {
    for (const uint64_t stage : TheFacts().all_stages()) {
        for (const auto &access : TheFacts().accesses()) {
            Usages expected;
            for (const uint64_t member : TheFacts().stages()) {
                if (TheFacts().Expand(stage, 0) & member) {
                    const Usages more = TheFacts().Of(member, access.first);
                    expected.insert(more.begin(), more.end());
                }
            }
            Usages expected_first = expected, expected_second = expected;
            if (stage == kAllCommands || stage == kBottom) {
                expected_first.insert({kLayout, 0});
            }
            if (stage == kAllCommands || stage == kTop) {
                expected_second.insert({kLayout, 0});
            }
            const wd_sync_scope first = wd_sync_first_scope(stage, access.first, 0);
            const wd_sync_scope second = wd_sync_second_scope(stage, access.first, 0);
            EXPECT_EQ(expected_first, ToUsages(first.usages)) << std::hex << stage << " " << access.second;
            EXPECT_EQ(expected_second, ToUsages(second.usages)) << std::hex << stage << " " << access.second;
        }
    }
}

TEST(SyncScopeTable, UsagesAreAllPairsOfTheRegistry) {
    Usages expected, found;
    for (const uint64_t stage : TheFacts().stages()) {
        for (const auto &access : TheFacts().accesses()) {
            const Usages more = TheFacts().Of(stage, access.first);
            expected.insert(more.begin(), more.end());
        }
    }
    for (uint32_t usage = 0; usage < WD_SYNC_USAGE_COUNT; usage++) {
        const wd_sync_usage_info &info = wd_sync_usage_table[usage];
        if (info.access) {
            EXPECT_TRUE(found.insert({info.stage, info.access}).second) << info.name;
            const std::string &name = TheFacts().accesses().at(info.access);
            EXPECT_EQ(name.find("_WRITE_") != std::string::npos, info.writes) << info.name;
        }
    }
    EXPECT_EQ(expected, found);
}

// The members of version 1 masks, written out.
struct Split1 {
    uint64_t stage, access;
    Usages usages;
};

TEST(SyncScopeTable, Version1MasksIncludeTheirParts) {
    constexpr uint64_t kTransfer = 0x1000, kVertexInput = 0x4, kCompute = 0x800, kFragment = 0x80;
    constexpr uint64_t kCopy = 0x100000000, kResolve = 0x200000000, kBlit = 0x400000000, kClear = 0x800000000,
                       kIndexInput = 0x1000000000, kVertexAttributes = 0x2000000000;
    constexpr uint64_t kTransferRead = 0x800, kTransferWrite = 0x1000, kShaderRead = 0x20,
                       kShaderWrite = 0x40, kIndexRead = 0x2, kVertexRead = 0x4, kSampled = 0x100000000,
                       kStorageRead = 0x200000000, kStorageWrite = 0x400000000;
    const uint64_t accelerations = 0x10000000; // ACCELERATION_STRUCTURE_COPY
    const Split1 splits[] = {
        {kTransfer,
         kTransferRead,
         {{kCopy, kTransferRead},
          {kResolve, kTransferRead},
          {kBlit, kTransferRead},
          {accelerations, kTransferRead}}},
        {kTransfer,
         kTransferWrite,
         {{kCopy, kTransferWrite},
          {kResolve, kTransferWrite},
          {kBlit, kTransferWrite},
          {kClear, kTransferWrite},
          {accelerations, kTransferWrite}}},
        {kCopy, kTransferWrite, {{kCopy, kTransferWrite}}},
        {kClear, kTransferRead, {}},
        {kVertexInput, kIndexRead, {{kIndexInput, kIndexRead}}},
        {kVertexInput, kVertexRead, {{kVertexAttributes, kVertexRead}}},
        {kIndexInput, kVertexRead, {}},
        {kCompute, kShaderWrite, {{kCompute, kStorageWrite}, {kCompute, uint64_t{1} << 52}}},
        {kFragment, kStorageRead, {{kFragment, kStorageRead}}},
        {kFragment, kSampled | kIndexRead, {{kFragment, kSampled}}},
        {kCompute, kTransferWrite, {}},
    };
    for (const Split1 &split : splits) {
        EXPECT_EQ(split.usages, ToUsages(wd_sync_first_scope(split.stage, split.access, 0).usages))
            << std::hex << split.stage << " " << split.access;
    }
    const Usages read = ToUsages(wd_sync_second_scope(kFragment, kShaderRead, 0).usages);
    EXPECT_TRUE(read.count({kFragment, kSampled}));
    EXPECT_TRUE(read.count({kFragment, kStorageRead}));
    EXPECT_FALSE(read.count({kFragment, 0x8})) << "SHADER_READ is not UNIFORM_READ";
}

} // namespace
