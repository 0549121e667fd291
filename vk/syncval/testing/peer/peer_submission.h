// Submissions of streams to the queues of the null driver, and host waits.
#ifndef WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_SUBMISSION_H
#define WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_SUBMISSION_H

#include <vulkan/vulkan.h>

#include <cstdint>
#include <vector>

namespace warden {

constexpr uint32_t kNumQueues = 2, kNumPrimaries = 5;
// The last semaphore is a timeline, the others are binary.
constexpr uint32_t kNumSemaphores = 5, kTimeline = 4;
constexpr uint32_t kNumFences = 3;

struct SemaphoreUse {
    uint32_t semaphore;
    uint64_t value; // For the timeline.
    VkPipelineStageFlags2 stages;
};

struct Batch {
    std::vector<SemaphoreUse> waits, signals;
    std::vector<uint32_t> primaries;
};

struct Submission {
    uint32_t queue;
    std::vector<Batch> batches;
    int fence = -1;
    bool is_second; // vkQueueSubmit2. vkQueueSubmit has no stages for signals.
};

} // namespace warden

#endif
