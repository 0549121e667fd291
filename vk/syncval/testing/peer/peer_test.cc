// Random streams of commands, played under Warden and under the Khronos layer.
//
// Differences between the two are printed, because they depend on the installed version of the Khronos layer.
// A test fails only by the results of Warden: a barrier for everything before a command must remove its
// hazards, and streams must have hazards. Hazards by construction are in peer_hazard_test.cc.
//
// WD_SYNC_PEER_STRICT=1 makes differences failures. WD_SYNC_PEER_STREAMS sets the number of streams,
// WD_SYNC_PEER_FIRST the number of the first one, WD_SYNC_PEER_SHOW the number of differing streams that are
// printed, each shrunk. WD_SYNC_PEER_LIMITS=0 includes known differences:
//     bazel test --test_env=WD_SYNC_PEER_STREAMS=50000 --test_timeout=900 //vk/syncval/testing/peer:peer_test
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "vk/syncval/testing/peer/peer_limits.h"
#include "vk/syncval/testing/peer/peer_stream.h"

namespace warden {

using wd::testing::Driver;
using wd::testing::Layer;

namespace {

uint32_t EnvironmentNumber(const char *variable, uint32_t otherwise) {
    const char *text = getenv(variable);
    return text ? static_cast<uint32_t>(strtoul(text, nullptr, 10)) : otherwise;
}

// Verdict compares two layers' reports on a stream. Of a command with several hazards Warden reports one, the
// Khronos layer all or some.
struct Verdict {
    int command = -1;
    bool agree = true;
    bool is_known = false; // They differ, and IsMissedByPeer or IsPeerFalsePositive explains it.
    bool is_own = false;   // Warden reports something.
};

class PeerTest : public ::testing::TestWithParam<Layer> {
  protected:
    // CompareStreams plays random streams of these families.
    void CompareStreams(uint32_t families) {
        const Driver driver = families & kSubmissions ? Driver::kNull : Driver::kLavapipe;
        ours_.StartUnder(Layer::kWarden, driver);
        if (IsSkipped()) {
            return;
        }
        theirs_.StartUnder(GetParam(), driver);
        if (IsSkipped()) {
            return;
        }
        const std::string version = theirs_.LayerVersion();
        const Dialect dialect = version == "239" ? Dialect::Of239() : Dialect();
        const bool is_slow = families & (kPasses | kRenderings | kSubmissions);
        const uint32_t count = EnvironmentNumber("WD_SYNC_PEER_STREAMS", is_slow ? 150 : 500),
                       first = EnvironmentNumber("WD_SYNC_PEER_FIRST", 1);
        uint32_t differences = 0;
        uint64_t commands = 0;
        for (uint32_t seed = first; seed < first + count; seed++) {
            Stream stream = MakeStream(seed, families, dialect);
            commands += stream.size();
            if (Compare(&stream) && differences++ < EnvironmentNumber("WD_SYNC_PEER_SHOW", 1)) {
                Show(seed, stream);
            }
        }
        printf("version %s: %u streams, %llu commands, %llu hazards, %llu known differences, %u "
               "streams with "
               "differences\n",
               version.c_str(), count, static_cast<unsigned long long>(commands),
               static_cast<unsigned long long>(num_hazards_), static_cast<unsigned long long>(num_known_),
               differences);
        EXPECT_TRUE(differences == 0 || !IsStrict());
        EXPECT_GT(num_own_, count / 4) << "too few streams with hazards";
    }

  private:
    static bool IsStrict() {
        return EnvironmentNumber("WD_SYNC_PEER_STRICT", 0) != 0;
    }

    // CheckFixed expects that Warden reports nothing about a command right after a barrier for everything, or
    // after a host wait. Render passes and secondary command buffers can have hazards within.
    static void CheckFixed(const Stream &stream, const Reports &ours) {
        for (size_t i = 1; i < stream.size(); i++) {
            if (stream[i - 1].fixes && stream[i].group == 0 && !stream[i].in_pass && !stream[i].submits) {
                EXPECT_TRUE(ours[i].empty()) << "command " << i << " is fixed:\n"
                                             << Describe(stream) << ours[i].front().text;
            }
        }
    }

    Verdict Evaluate(const Stream &stream) {
        const Reports ours = ours_.Play(stream), theirs = theirs_.Play(stream);
        CheckFixed(stream, ours);
        for (size_t i = 0; i < ours.size(); i++) {
            if (ours[i].empty() && theirs[i].empty()) {
                continue;
            }
            const bool has_limits = EnvironmentNumber("WD_SYNC_PEER_LIMITS", 1) != 0;
            Verdict verdict = {static_cast<int>(i)};
            verdict.is_own = !ours[i].empty();
            bool has_same = false;
            for (const Report &report : ours[i]) {
                const bool is_same = std::any_of(theirs[i].begin(), theirs[i].end(),
                                                 [&](const Report &other) { return other.id == report.id; });
                has_same = has_same || is_same;
                verdict.is_known = verdict.is_known || !is_same;
                verdict.agree =
                    verdict.agree && (is_same || (has_limits && IsMissedByPeer(stream, i, report.text)));
            }
            // The Khronos layer reports one hazard of a submitted command buffer, which may be another one.
            if (has_same || (stream[i].submits && !ours[i].empty() && !theirs[i].empty())) {
                verdict.agree = true;
                verdict.is_known = false;
            }
            if (ours[i].empty()) {
                verdict.agree = verdict.is_known =
                    std::all_of(theirs[i].begin(), theirs[i].end(), [&](const Report &report) {
                        return has_limits && IsPeerFalsePositive(stream, i, report.text);
                    });
            }
            return verdict;
        }
        return {};
    }

    // Compare evaluates a stream and adds a fix for the hazard, until there are no more hazards or none that
    // can be fixed: commands after a hazard are not compared without a fix. It returns whether the layers
    // differ, and stores the stream at that time.
    bool Compare(Stream *stream) {
        for (Verdict verdict = Evaluate(*stream); verdict.command >= 0; verdict = Evaluate(*stream)) {
            num_own_ += verdict.is_own;
            if (!verdict.agree) {
                return true;
            }
            (verdict.is_known ? num_known_ : num_hazards_)++;
            if (!AddFix(stream, static_cast<size_t>(verdict.command))) {
                return false;
            }
        }
        return false;
    }

    Stream Shrink(Stream stream) {
        for (size_t i = stream.size(); i-- > 0;) {
            if (i < stream.size() && stream[i].group != kEntireBatch) {
                Stream smaller = Without(stream, i);
                if (!Evaluate(smaller).agree) {
                    stream = std::move(smaller);
                }
            }
        }
        return stream;
    }

    void Show(uint32_t seed, const Stream &stream) {
        const Stream smallest = Shrink(stream);
        const std::string text = "stream " + std::to_string(seed) + ", command " +
                                 std::to_string(Evaluate(smallest).command) + ":\n" + Describe(smallest) +
                                 "  Warden:\n" + ours_.texts() + "  the Khronos layer:\n" + theirs_.texts();
        if (IsStrict()) {
            ADD_FAILURE() << text;
        } else {
            printf("%s", text.c_str());
        }
    }

    Player ours_, theirs_;
    uint64_t num_hazards_ = 0, num_known_ = 0, num_own_ = 0;
};

TEST_P(PeerTest, SameHazardsInTransfers) {
    CompareStreams(kTransfers);
}

TEST_P(PeerTest, SameHazardsWithEvents) {
    CompareStreams(kTransfers | kEvents);
}

// Version 1.3.239 has too many deviations to avoid them: it ignores dynamic offsets of descriptors, and
// shader writes after shader writes.
class NewestPeerTest : public PeerTest {};

TEST_P(NewestPeerTest, SameHazardsInDispatches) {
    CompareStreams(kTransfers | kDispatches);
}

TEST_P(NewestPeerTest, SameHazardsInDispatchesWithEvents) {
    CompareStreams(kTransfers | kEvents | kDispatches);
}

TEST_P(NewestPeerTest, SameHazardsInPasses) {
    CompareStreams(kTransfers | kPasses);
}

TEST_P(NewestPeerTest, SameHazardsInPassesWithEventsAndDispatches) {
    CompareStreams(kTransfers | kEvents | kDispatches | kPasses);
}

TEST_P(NewestPeerTest, SameHazardsInRenderings) {
    CompareStreams(kTransfers | kRenderings);
}

TEST_P(NewestPeerTest, SameHazardsInRenderingsWithEventsAndDispatches) {
    CompareStreams(kTransfers | kEvents | kDispatches | kRenderings);
}

TEST_P(NewestPeerTest, SameHazardsInManySubpasses) {
    CompareStreams(kTransfers | kPasses | kManySubpasses);
}

TEST_P(NewestPeerTest, SameHazardsInSecondaries) {
    CompareStreams(kTransfers | kDispatches | kSecondaries);
}

TEST_P(NewestPeerTest, SameHazardsInSecondariesWithEvents) {
    CompareStreams(kTransfers | kEvents | kDispatches | kSecondaries);
}

TEST_P(NewestPeerTest, SameHazardsInPassesOfSecondaries) {
    CompareStreams(kTransfers | kPasses | kSecondaries);
}

TEST_P(NewestPeerTest, SameHazardsInRenderingsOfSecondaries) {
    CompareStreams(kTransfers | kRenderings | kSecondaries);
}

TEST_P(NewestPeerTest, SameHazardsInSubmissions) {
    CompareStreams(kTransfers | kSubmissions);
}

// Streams must be valid: the Khronos layer checks them except for synchronization, and the device executes
// them. Its messages are only printed, because they depend on its version: the older one asks for a
// dependency between all subpasses that use an attachment, which no rule requires.
class ValidStreamsTest : public ::testing::TestWithParam<Layer> {
  protected:
    void CheckStreams(uint32_t families) {
        player_.StartUnder(GetParam(), Driver::kLavapipe, true);
        if (IsSkipped()) {
            return;
        }
        uint32_t num_reported = 0;
        for (uint32_t seed = 1; seed <= EnvironmentNumber("WD_SYNC_PEER_STREAMS", 500) / 5; seed++) {
            const Stream stream = MakeStream(seed, families, Dialect::Of239());
            const Reports reports = player_.Play(stream);
            ASSERT_EQ(reports.size(), stream.size());
            if (!player_.texts().empty() && num_reported++ == 0) {
                printf("stream %u:\n%s%s", seed, Describe(stream).c_str(), player_.texts().c_str());
            }
        }
        printf("version %s: reports about %u streams\n", player_.LayerVersion().c_str(), num_reported);
        EXPECT_TRUE(num_reported == 0 || EnvironmentNumber("WD_SYNC_PEER_STRICT", 0) == 0);
    }

  private:
    Player player_;
};

TEST_P(ValidStreamsTest, OfRenderings) {
    CheckStreams(kTransfers | kEvents | kDispatches | kRenderings);
}

TEST_P(ValidStreamsTest, OfSecondaries) {
    CheckStreams(kTransfers | kDispatches | kPasses | kRenderings | kSecondaries);
}

TEST_P(ValidStreamsTest, OfManySubpasses) {
    CheckStreams(kTransfers | kPasses | kManySubpasses | kSecondaries);
}

TEST_P(ValidStreamsTest, OfPasses) {
    CheckStreams(kTransfers | kEvents | kDispatches | kPasses);
}

std::string LayerName(const ::testing::TestParamInfo<Layer> &info) {
    return info.param == Layer::kKhronos ? "Debian" : "Newest";
}

INSTANTIATE_TEST_SUITE_P(Peers, PeerTest, ::testing::Values(Layer::kKhronos, Layer::kNewestKhronos),
                         LayerName);
INSTANTIATE_TEST_SUITE_P(Peers, ValidStreamsTest, ::testing::Values(Layer::kNewestKhronos), LayerName);
INSTANTIATE_TEST_SUITE_P(Peers, NewestPeerTest, ::testing::Values(Layer::kNewestKhronos), LayerName);

} // namespace

} // namespace warden
