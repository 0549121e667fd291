// Rounds of stress tests of parts without locks. Each test run has few; `--config=aarch64` and
// `--test_env=WD_STRESS=N` multiply them.
#ifndef WARDEN_VK_UTIL_STRESS_ROUNDS_H
#define WARDEN_VK_UTIL_STRESS_ROUNDS_H

#include <cstdlib>
#include <thread>
#include <vector>

// StressRounds returns `rounds` times the number in WD_STRESS, which is 1 where it is not set.
inline int StressRounds(int rounds) {
    const char *text = std::getenv("WD_STRESS");
    const int factor = text ? std::atoi(text) : 1;
    return rounds * (factor > 1 && factor <= 1000 ? factor : 1);
}

// RunThreads runs `work` with the numbers from 0 in threads of their own, and waits for all.
template <typename Work> void RunThreads(int count, Work work) {
    std::vector<std::thread> threads;
    for (int i = 0; i < count; i++) {
        threads.emplace_back(work, i);
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
}

#endif
