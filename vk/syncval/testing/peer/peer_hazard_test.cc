// Hazards by construction: a pair of accesses with a known dependency is inserted into random streams. Warden
// must report the hazard of the pair at the second access, and nothing if there is none, whatever the rest of
// the stream.
#include <cstdlib>
#include <random>

#include "vk/syncval/testing/peer/peer_dependency.h"
#include "vk/syncval/testing/peer/peer_stream.h"

namespace warden {

using wd::testing::Driver;
using wd::testing::Layer;

namespace {

enum Access { kRead, kWrite };
enum Between { kNothing, kExecution, kMemory };

// Expected returns the identifier of the hazard ("Memory Hazards"), or an empty string if there is none: a
// write after a read needs an execution dependency, an access after a write needs a memory dependency, and
// reads need none.
std::string Expected(Access first, Between between, Access second) {
    if (first == kRead) {
        return second == kWrite && between == kNothing ? "SYNC-HAZARD-WRITE-AFTER-READ" : "";
    }
    if (between == kMemory) {
        return "";
    }
    return second == kWrite ? "SYNC-HAZARD-WRITE-AFTER-WRITE" : "SYNC-HAZARD-READ-AFTER-WRITE";
}

Command MakeBarrier(VkAccessFlags2 accesses) {
    const Side all = {"all", VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, accesses};
    Command command;
    command.text = accesses ? "memory barrier" : "execution barrier";
    command.play = [all](Player &player) { RecordMemoryBarrier2(player, all, all); };
    return command;
}

Command MakeFullBarrier() {
    return MakeBarrier(VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT);
}

// An access to all of buffer 0. A read copies to another buffer, which no other access of the pair uses.
Command MakeAccess(Access access, uint32_t other) {
    Command command;
    if (access == kWrite) {
        command.text = "fill buffer 0";
        command.play = [](Player &player) {
            vkCmdFillBuffer(player.commands(), player.scene().buffers[0], 0, kBufferSize, 7);
        };
    } else {
        command.text = "copy buffer 0 -> " + std::to_string(other);
        command.play = [other](Player &player) {
            const VkBufferCopy region = {0, 0, kBufferSize};
            vkCmdCopyBuffer(player.commands(), player.scene().buffers[0], player.scene().buffers[other], 1,
                            &region);
        };
    }
    return command;
}

// PlacesIn returns the positions for inserted commands: outside of render passes and secondary command
// buffers.
std::vector<size_t> PlacesIn(const Stream &stream) {
    std::vector<size_t> locations;
    bool in_secondary = false;
    for (size_t i = 1; i < stream.size(); i++) {
        if (!in_secondary && !stream[i].in_pass) {
            locations.push_back(i);
        }
        if (stream[i].text.rfind("secondary ", 0) == 0) {
            in_secondary = true;
        } else if (stream[i].text == "end secondary") {
            in_secondary = false;
        }
    }
    return locations;
}

class KnownHazardsTest : public ::testing::TestWithParam<uint32_t> {
  protected:
    // PlayPair plays the stream with the pair inserted at `place`, and checks the reports of both accesses.
    void PlayPair(const Stream &around, size_t place, Access first, Between between, Access second) {
        Stream pair = {MakeFullBarrier(), MakeAccess(first, 1)};
        if (between != kNothing) {
            pair.push_back(between == kMemory ? MakeFullBarrier() : MakeBarrier(0));
        }
        pair.push_back(MakeAccess(second, 2));
        Stream stream = around;
        stream.insert(stream.begin() + static_cast<std::ptrdiff_t>(place), pair.begin(), pair.end());
        const Reports reports = player_.Play(stream);
        std::string ids;
        for (const Report &report : reports[place + pair.size() - 1]) {
            ids += report.id;
        }
        const std::string where =
            "at command " + std::to_string(place) + ":\n" + Describe(stream) + player_.texts();
        ASSERT_TRUE(reports[place + 1].empty()) << "the first access, " << where;
        ASSERT_EQ(ids, Expected(first, between, second)) << where;
    }

    Player player_;
};

TEST_P(KnownHazardsTest, AreReportedInAnyStream) {
    player_.StartUnder(Layer::kWarden, Driver::kLavapipe);
    if (IsSkipped()) {
        return;
    }
    for (uint32_t seed = 1; seed <= 12; seed++) {
        const Stream stream = MakeStream(seed, GetParam(), Dialect());
        const std::vector<size_t> locations = PlacesIn(stream);
        std::mt19937 random(seed);
        for (Access first : {kRead, kWrite}) {
            for (Between between : {kNothing, kExecution, kMemory}) {
                for (Access second : {kRead, kWrite}) {
                    PlayPair(stream, locations[random() % locations.size()], first, between, second);
                    if (HasFatalFailure()) {
                        return;
                    }
                }
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Streams, KnownHazardsTest,
                         ::testing::Values(kTransfers, kTransfers | kEvents,
                                           kTransfers | kEvents | kDispatches, kTransfers | kPasses,
                                           kTransfers | kRenderings,
                                           kTransfers | kDispatches | kSecondaries));

} // namespace

} // namespace warden
