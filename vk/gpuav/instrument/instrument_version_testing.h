// Loops in two versions: loops as text, and a test that compares the versions.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_VERSION_TESTING_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_VERSION_TESTING_H

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "vk/gpuav/instrument/instrument_flow_testing.h"

namespace wd::testing::flow {

// Named replaces each "@" of a text by a name.
inline std::string Named(std::string text, const std::string &name) {
    for (size_t at = text.find('@'); at != std::string::npos; at = text.find('@', at)) {
        text.replace(at, 1, name);
    }
    return text;
}

// for (%k = `first`; `compare` %k, `limit`; %k += `step`) body, from block %l.
struct For {
    std::string body;
    std::string compare = "OpULessThan %bool %k %j";
    std::string first = "%u0";
    std::string step = "%u1";
    std::string header = {}; // After the phis.
    std::string exit = {};   // In the merge block.
};

inline std::string Text(const For &loop) {
    return "OpBranch %h\n%h = OpLabel\n%k = OpPhi %uint " + loop.first + " %l %k2 %n\n" + loop.header +
           "OpLoopMerge %m %n None\nOpBranch %t\n%t = OpLabel\n%c = " + loop.compare +
           "\nOpBranchConditional %c %b %m\n%b = OpLabel\n" + loop.body +
           "OpBranch %n\n%n = OpLabel\n%k2 = OpIAdd %uint %k " + loop.step + "\nOpBranch %h\n%m = OpLabel\n" +
           loop.exit;
}

// result[0] = element `element` of buffer `buffer`.
inline std::string Read(const std::string &buffer, const std::string &element) {
    return "%a = OpAccessChain %puint %buffers " + buffer + " %u1 " + element +
           "\n%900 = OpLoad %uint %a\nOpStore %out_0 %900\n";
}

class VersionTest : public FlowTest {
  protected:
    // The expected result of these numbers, with different contents of the set.
    static std::vector<Case> Runs(const std::vector<std::pair<uint32_t, uint32_t>> &numbers) {
        std::vector<Case> runs;
        for (const auto &[i, j] : numbers) {
            runs.push_back({i, j, {}, {}});
            runs.push_back({i, j, {}, {}, true, {20, 20, 20, 12, 20}});
            runs.push_back({i, j, {}, {}, true, {8, 20, 20, 20, 0}});
        }
        return runs;
    }
    void Expect(size_t loops, const Shader &shader,
                const std::vector<std::pair<uint32_t, uint32_t>> &numbers) {
        Begin(shader);
        if (!IsSkipped()) {
            EXPECT_EQ(CompareVersions(shader, Runs(numbers)), loops);
        }
    }
};

} // namespace wd::testing::flow
#endif
