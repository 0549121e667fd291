// Streams of command buffers that are submitted once each, to several queues, with semaphores, fences and
// host waits.
#include "vk/syncval/testing/peer/peer_generator.h"

namespace warden {

Stream Generator::MakeSubmissions() {
    const uint32_t count = 2 + Below(kNumPrimaries - 1);
    for (uint32_t i = 0; i < count; i++) {
        const std::string number = std::to_string(i);
        Add(
            "begin " + number, [i](Player &player) { player.BeginPrimary(i); }, kEntireBatch);
        for (uint32_t commands = 1 + Below(4); commands > 0; commands--) {
            AddAny();
        }
        Add(
            "end " + number, [](Player &player) { player.EndCommands(); }, kEntireBatch);
    }
    for (uint32_t next = 0; next < count;) {
        AddHostWait();
        Submission made;
        made.queue = Below(kNumQueues);
        made.is_second = OneIn(2);
        std::string text;
        for (uint32_t batches = OneIn(4) ? 2 : 1; batches > 0 && next < count; batches--) {
            made.batches.push_back(AnyBatch(made.queue, made.is_second, &next, count, &text));
        }
        if (OneIn(3) && fences_ < kNumFences) {
            made.fence = static_cast<int>(fences_++);
            text += " fence " + std::to_string(made.fence);
        }
        Add(
            Format("submit%s to queue %u:", made.is_second ? "2" : "", made.queue) + text,
            [made](Player &player) { player.RecordSubmission(made); }, kEntireBatch);
        stream_.back().submits = true;
    }
    return std::move(stream_);
}

Batch Generator::AnyBatch(uint32_t queue, bool is_second, uint32_t *next, uint32_t count, std::string *text) {
    Batch made;
    *text += " [";
    const auto stages = [&](const char *label, uint32_t semaphore, bool may_choose) {
        const Scope &scope = AnyOf(TransferScopes());
        const VkPipelineStageFlags2 chosen = is_second ? scope.stages : scope.old_stages;
        const bool takes_all = !may_choose || !chosen || OneIn(2);
        *text += Format(" %s %u (%s)", label, semaphore, takes_all ? "all" : scope.name);
        return takes_all ? VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT : chosen;
    };
    for (uint32_t i = 0; i < kTimeline; i++) {
        if (is_signaled_[i] && OneIn(2)) {
            is_signaled_[i] = false;
            made.waits.push_back({i, 0, stages("wait for", i, true)});
        }
    }
    if (timeline_ > 0 && OneIn(3)) {
        made.waits.push_back(
            {kTimeline, 1 + Below(static_cast<uint32_t>(timeline_)), stages("wait for", kTimeline, true)});
        *text += Format(" = %u", unsigned(made.waits.back().value));
    }
    *text += " run";
    for (uint32_t primaries = OneIn(4) ? 2 : 1; primaries > 0 && *next < count; primaries--) {
        *text += " " + std::to_string(*next);
        made.primaries.push_back((*next)++);
    }
    for (uint32_t i = 0; i < kTimeline; i++) {
        if (!is_signaled_[i] && OneIn(4)) {
            is_signaled_[i] = true;
            made.signals.push_back({i, 0, stages("signal", i, is_second)});
        }
    }
    // Signals of two queues would not be ordered, but values must increase.
    if (queue == 0 && OneIn(3)) {
        made.signals.push_back({kTimeline, ++timeline_, stages("signal", kTimeline, is_second)});
        *text += Format(" = %u", unsigned(timeline_));
    }
    *text += " ]";
    return made;
}

void Generator::AddHostWait() {
    switch (Below(10)) {
    case 0:
        if (waited_ < fences_) {
            const uint32_t fence = waited_++;
            Add(
                Format("wait for fence %u", fence), [=](Player &player) { player.WaitForFence(fence); },
                kEntireBatch);
        }
        break;
    case 1:
        if (timeline_ > 0) {
            const uint64_t value = 1 + Below(static_cast<uint32_t>(timeline_));
            Add(
                Format("wait for value %u", unsigned(value)),
                [=](Player &player) { player.WaitForValue(value); }, kEntireBatch);
        }
        break;
    case 2: {
        const uint32_t queue = Below(kNumQueues);
        Add(
            Format("wait for queue %u", queue), [=](Player &player) { player.WaitForQueue(queue); },
            kEntireBatch);
        break;
    }
    default:
        break;
    }
}

} // namespace warden
