// Submissions, and how their completion is found.
#include <gtest/gtest.h>

#include "vk/state/state_event.h"
#include "vk/state/state_fixture.h"

namespace {

// Events is an observer that records its calls.
struct Events {
    std::vector<uint64_t> submitted, retired, incomplete;
    std::vector<size_t> command_buffers;
    std::vector<wd_state_command_buffer *> reset;
    std::vector<VkObjectType> destroyed;
    std::vector<uint32_t> updated;
    int lost = 0;

    static wd_state_observer Observer(Events *events) {
        wd_state_observer observer = {};
        observer.submitted = [](void *user, wd_state_queue *, wd_state_submission *submission) {
            auto *self = static_cast<Events *>(user);
            self->submitted.push_back(submission->number);
            self->command_buffers.push_back(submission->num_command_buffers);
            submission->user[WD_STATE_SLOT_GPUAV] = self;
        };
        observer.retired = [](void *user, wd_state_queue *, wd_state_submission *submission, bool complete) {
            auto *self = static_cast<Events *>(user);
            EXPECT_EQ(submission->user[WD_STATE_SLOT_GPUAV], self);
            (complete ? self->retired : self->incomplete).push_back(submission->number);
        };
        observer.command_buffer_reset = [](void *user, wd_state_command_buffer *command_buffer) {
            static_cast<Events *>(user)->reset.push_back(command_buffer);
        };
        observer.object_destroyed = [](void *user, wd_state_object *object) {
            EXPECT_TRUE(wd_state_is_destroyed(object));
            static_cast<Events *>(user)->destroyed.push_back(object->type);
        };
        observer.descriptors_updated = [](void *user, wd_state_descriptor_set *, uint32_t binding,
                                          uint32_t first, uint32_t count) {
            auto &updated = static_cast<Events *>(user)->updated;
            updated.insert(updated.end(), {binding, first, count});
        };
        observer.device_lost = [](void *user) { static_cast<Events *>(user)->lost++; };
        observer.user = events;
        return observer;
    }
};

using Numbers = std::vector<uint64_t>;

class StateQueue : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(fixture.Start());
        const wd_state_observer observer = Events::Observer(&events);
        ASSERT_EQ(wd_state_add_observer(fixture.device(), &observer), WD_OK);
        queue = fixture.GetQueue();
        pool = fixture.CreateCommandPool();
        handle = fixture.AllocateCommandBuffer(pool);
        fixture.Begin(handle);
        fixture.End(handle);
        state = wd_state_find_command_buffer(fixture.device(), handle);
    }

    void Submit(VkQueue to, VkFence fence = VK_NULL_HANDLE, VkSemaphore wait = VK_NULL_HANDLE,
                VkSemaphore signal = VK_NULL_HANDLE, uint64_t wait_value = 0, uint64_t signal_value = 0,
                uint32_t batches = 1, VkResult result = VK_SUCCESS) {
        VkTimelineSemaphoreSubmitInfo values = {};
        values.sType = VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO;
        values.waitSemaphoreValueCount = wait ? 1 : 0;
        values.pWaitSemaphoreValues = &wait_value;
        values.signalSemaphoreValueCount = signal ? 1 : 0;
        values.pSignalSemaphoreValues = &signal_value;
        const VkPipelineStageFlags stage = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
        VkSubmitInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
        info.pNext = &values;
        info.waitSemaphoreCount = wait ? 1 : 0;
        info.pWaitSemaphores = &wait;
        info.pWaitDstStageMask = &stage;
        info.commandBufferCount = 1;
        info.pCommandBuffers = &handle;
        info.signalSemaphoreCount = signal ? 1 : 0;
        info.pSignalSemaphores = &signal;
        const std::vector<VkSubmitInfo> infos(batches, info);
        wd_QueueSubmit_args args = {};
        args.queue = to;
        args.submitCount = batches;
        args.pSubmits = infos.data();
        args.fence = fence;
        args.result = result;
        fixture.Run(wd_state_validator.hooks.QueueSubmit, args);
    }
    void WaitFor(VkSemaphore timeline, uint64_t value) {
        VkSemaphoreWaitInfo info = {};
        info.semaphoreCount = 1;
        info.pSemaphores = &timeline;
        info.pValues = &value;
        wd_WaitSemaphores_args args = {};
        args.pWaitInfo = &info;
        fixture.Run(wd_state_validator.hooks.WaitSemaphores, args);
    }
    void Bind(VkQueue to, VkFence fence, VkSemaphore wait = VK_NULL_HANDLE,
              VkSemaphore signal = VK_NULL_HANDLE, uint32_t batches = 1) {
        VkBindSparseInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_BIND_SPARSE_INFO;
        info.waitSemaphoreCount = wait ? 1 : 0;
        info.pWaitSemaphores = &wait;
        info.signalSemaphoreCount = signal ? 1 : 0;
        info.pSignalSemaphores = &signal;
        wd_QueueBindSparse_args args = {};
        args.queue = to;
        args.bindInfoCount = batches;
        args.pBindInfo = &info;
        args.fence = fence;
        fixture.Run(wd_state_validator.hooks.QueueBindSparse, args);
    }
    void Wait(const std::vector<VkFence> &fences, bool all = true, VkResult result = VK_SUCCESS) {
        wd_WaitForFences_args args = {};
        args.fenceCount = static_cast<uint32_t>(fences.size());
        args.pFences = fences.data();
        args.waitAll = all;
        args.result = result;
        fixture.Run(wd_state_validator.hooks.WaitForFences, args);
    }
    wd_state_queue *State(VkQueue which) {
        return wd_state_find_queue(fixture.device(), which);
    }

    Events events;
    StateFixture fixture;
    VkQueue queue = VK_NULL_HANDLE;
    VkCommandPool pool = VK_NULL_HANDLE;
    VkCommandBuffer handle = VK_NULL_HANDLE;
    wd_state_command_buffer *state = nullptr;
};

TEST_F(StateQueue, IsTheSameHoweverOftenAskedFor) {
    wd_state_queue *before = State(queue);
    fixture.GetQueue(queue);
    EXPECT_EQ(State(queue), before);
    EXPECT_TRUE(before->capabilities & VK_QUEUE_COMPUTE_BIT);
}

TEST_F(StateQueue, FenceRetiresItsSubmissionAndEarlierOnes) {
    VkFence fence = fixture.CreateFence();
    Submit(queue);
    Submit(queue, fence);
    Submit(queue);
    EXPECT_EQ(events.submitted, (Numbers{1, 2, 3}));
    EXPECT_EQ(events.command_buffers, (std::vector<size_t>{1, 1, 1}));
    EXPECT_EQ(state->pending_count, 3u);
    EXPECT_TRUE(events.retired.empty());
    Wait({fence}, true, VK_TIMEOUT);
    EXPECT_TRUE(events.retired.empty());
    Wait({fence});
    EXPECT_EQ(events.retired, (Numbers{1, 2}));
    EXPECT_EQ(state->pending_count, 1u);
    EXPECT_TRUE(wd_state_queue_is_retired(State(queue), 2));
    EXPECT_FALSE(wd_state_queue_is_retired(State(queue), 3));
    Wait({fence});
    EXPECT_EQ(events.retired, (Numbers{1, 2})) << "once each";
}

TEST_F(StateQueue, FenceStatusRetiresAndResetForgets) {
    VkFence fence = fixture.CreateFence();
    Submit(queue, fence);
    wd_GetFenceStatus_args status = {};
    status.fence = fence;
    status.result = VK_NOT_READY;
    fixture.Run(wd_state_validator.hooks.GetFenceStatus, status);
    EXPECT_TRUE(events.retired.empty());
    status.result = VK_SUCCESS;
    fixture.Run(wd_state_validator.hooks.GetFenceStatus, status);
    EXPECT_EQ(events.retired, (Numbers{1}));
    wd_ResetFences_args reset = {};
    reset.fenceCount = 1;
    reset.pFences = &fence;
    fixture.Run(wd_state_validator.hooks.ResetFences, reset);
    Submit(queue);
    Wait({fence});
    EXPECT_EQ(events.retired, (Numbers{1})) << "a fence that was reset says nothing";
}

TEST_F(StateQueue, WaitForAnyAsksWhich) {
    VkFence first = fixture.CreateFence(), second = fixture.CreateFence();
    VkQueue other = fixture.GetQueue();
    Submit(queue, first);
    Submit(other, second);
    FakeDriver::signaled().insert(second);
    Wait({first, second}, false);
    EXPECT_FALSE(wd_state_queue_is_retired(State(queue), 1));
    EXPECT_TRUE(wd_state_queue_is_retired(State(other), 1));
}

TEST_F(StateQueue, FenceOfAnEmptySubmissionCoversEarlierOnes) {
    VkFence fence = fixture.CreateFence();
    Submit(queue);
    wd_QueueSubmit_args args = {};
    args.queue = queue;
    args.fence = fence;
    fixture.Run(wd_state_validator.hooks.QueueSubmit, args);
    EXPECT_EQ(events.submitted, (Numbers{1, 2}));
    Wait({fence});
    EXPECT_EQ(events.retired, (Numbers{1, 2}));
}

TEST_F(StateQueue, BatchesAreSubmissionsAndTheFenceIsTheLastOnes) {
    VkFence fence = fixture.CreateFence();
    Submit(queue, fence, VK_NULL_HANDLE, VK_NULL_HANDLE, 0, 0, 3);
    EXPECT_EQ(events.submitted, (Numbers{1, 2, 3}));
    Wait({fence});
    EXPECT_EQ(events.retired, (Numbers{1, 2, 3}));
}

TEST_F(StateQueue, FailedSubmitsAreNoSubmissions) {
    wd_QueueSubmit_args args = {};
    args.queue = queue;
    args.submitCount = 1;
    args.result = VK_ERROR_OUT_OF_DEVICE_MEMORY;
    fixture.Run(wd_state_validator.hooks.QueueSubmit, args);
    EXPECT_TRUE(events.submitted.empty());
}

TEST_F(StateQueue, IdleWaitsRetire) {
    VkQueue other = fixture.GetQueue();
    Submit(queue);
    Submit(other);
    wd_QueueWaitIdle_args idle = {};
    idle.queue = queue;
    fixture.Run(wd_state_validator.hooks.QueueWaitIdle, idle);
    EXPECT_TRUE(wd_state_queue_is_retired(State(queue), 1));
    EXPECT_FALSE(wd_state_queue_is_retired(State(other), 1));
    wd_DeviceWaitIdle_args all = {};
    fixture.Run(wd_state_validator.hooks.DeviceWaitIdle, all);
    EXPECT_TRUE(wd_state_queue_is_retired(State(other), 1));
}

// The first scope of a fence of vkQueueBindSparse is its bindings, and signal operations before it: not the commands
// since.
TEST_F(StateQueue, FenceOfBindingsCoversDependenciesOfEarlierSignals) {
    for (const uint32_t batches : {1u, 0u}) {
        events.retired.clear();
        const uint64_t done = State(queue)->submitted;
        const VkFence first = fixture.CreateFence(), second = fixture.CreateFence();
        Submit(queue);
        Submit(queue, fixture.CreateFence());
        Submit(queue);
        Bind(queue, first, VK_NULL_HANDLE, VK_NULL_HANDLE, batches);
        Wait({first});
        EXPECT_EQ(events.retired, (Numbers{done + 1, done + 2}));
        Submit(queue, VK_NULL_HANDLE, VK_NULL_HANDLE, fixture.CreateSemaphore());
        Bind(queue, second, VK_NULL_HANDLE, VK_NULL_HANDLE, batches);
        Wait({second});
        EXPECT_EQ(events.retired, (Numbers{done + 1, done + 2, done + 3, done + 4, done + 5, done + 6}));
    }
}

TEST_F(StateQueue, BindingsAreCoveredByTheirOwnFence) {
    const VkFence fence = fixture.CreateFence();
    Bind(queue, VK_NULL_HANDLE);
    Bind(queue, fence);
    Wait({fence});
    EXPECT_EQ(events.retired, (Numbers{1, 2}));
}

TEST_F(StateQueue, IdleQueuesCompleteWorkThatFencesOfBindingsDoNotCover) {
    const VkFence fence = fixture.CreateFence();
    Submit(queue);
    Bind(queue, fence);
    Wait({fence});
    EXPECT_EQ(events.retired, (Numbers{}));
    wd_QueueWaitIdle_args args = {};
    args.queue = queue;
    fixture.Run(wd_state_validator.hooks.QueueWaitIdle, args);
    EXPECT_EQ(events.retired, (Numbers{1, 2}));
    EXPECT_EQ(0u, State(queue)->num_partial);
}

// Submissions that bindings waited for are complete, although commands of their own queue need not be.
TEST_F(StateQueue, FenceOfBindingsCoversTheirWaits) {
    VkQueue other = fixture.GetQueue();
    const VkSemaphore first = fixture.CreateSemaphore(), second = fixture.CreateSemaphore();
    const VkFence fence = fixture.CreateFence();
    Submit(other, VK_NULL_HANDLE, VK_NULL_HANDLE, first);
    Submit(other, VK_NULL_HANDLE, VK_NULL_HANDLE, second);
    Submit(queue);
    Bind(queue, VK_NULL_HANDLE, first,
         fixture.CreateSemaphore()); // A signal operation before that of the fence.
    Bind(queue, fence, second);
    Submit(other);
    Wait({fence});
    EXPECT_FALSE(wd_state_queue_is_retired(State(queue), 1));
    EXPECT_TRUE(wd_state_queue_is_retired(State(other), 2));
    EXPECT_FALSE(wd_state_queue_is_retired(State(other), 3));
}

TEST_F(StateQueue, BinarySemaphoresCarryCompletionToOtherQueues) {
    VkQueue other = fixture.GetQueue();
    VkSemaphore semaphore = fixture.CreateSemaphore();
    VkFence fence = fixture.CreateFence();
    Submit(queue, VK_NULL_HANDLE, VK_NULL_HANDLE, semaphore);
    Submit(queue);
    Submit(other, fence, semaphore);
    Wait({fence});
    EXPECT_TRUE(wd_state_queue_is_retired(State(queue), 1));
    EXPECT_FALSE(wd_state_queue_is_retired(State(queue), 2)) << "after the signal";
}

TEST_F(StateQueue, TimelineValuesRetire) {
    VkSemaphore timeline = fixture.CreateSemaphore(VK_SEMAPHORE_TYPE_TIMELINE);
    Submit(queue, VK_NULL_HANDLE, VK_NULL_HANDLE, timeline, 0, 1);
    Submit(queue, VK_NULL_HANDLE, VK_NULL_HANDLE, timeline, 0, 2);
    Submit(queue, VK_NULL_HANDLE, VK_NULL_HANDLE, timeline, 0, 3);
    uint64_t value = 2;
    wd_GetSemaphoreCounterValue_args get = {};
    get.semaphore = timeline;
    get.pValue = &value;
    fixture.Run(wd_state_validator.hooks.GetSemaphoreCounterValue, get);
    EXPECT_EQ(events.retired, (Numbers{1, 2}));
    EXPECT_EQ(wd_state_find_semaphore(fixture.device(), timeline)->value, 2u);
    const uint64_t wanted = 3;
    VkSemaphoreWaitInfo info = {};
    info.semaphoreCount = 1;
    info.pSemaphores = &timeline;
    info.pValues = &wanted;
    wd_WaitSemaphores_args wait = {};
    wait.pWaitInfo = &info;
    wait.result = VK_TIMEOUT;
    fixture.Run(wd_state_validator.hooks.WaitSemaphores, wait);
    EXPECT_EQ(events.retired, (Numbers{1, 2}));
    wait.result = VK_SUCCESS;
    fixture.Run(wd_state_validator.hooks.WaitSemaphores, wait);
    EXPECT_EQ(events.retired, (Numbers{1, 2, 3}));
}

// VkTimelineSemaphoreSubmitInfo: "If waitSemaphoreValueCount is not 0, and pWaitSemaphoreValues is not NULL, ...".
TEST_F(StateQueue, TimelineValuesAreOptional) {
    const VkSemaphore binary = fixture.CreateSemaphore();
    VkTimelineSemaphoreSubmitInfo values = {};
    values.sType = VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO;
    values.waitSemaphoreValueCount = values.signalSemaphoreValueCount = 1;
    VkSubmitInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
    info.pNext = &values;
    info.signalSemaphoreCount = 1;
    info.pSignalSemaphores = &binary;
    wd_QueueSubmit_args args = {};
    args.queue = queue;
    args.submitCount = 1;
    args.pSubmits = &info;
    fixture.Run(wd_state_validator.hooks.QueueSubmit, args);
    VkBindSparseInfo bind = {};
    bind.sType = VK_STRUCTURE_TYPE_BIND_SPARSE_INFO;
    bind.pNext = &values;
    bind.waitSemaphoreCount = 1;
    bind.pWaitSemaphores = &binary;
    wd_QueueBindSparse_args bind_args = {};
    bind_args.queue = queue;
    bind_args.bindInfoCount = 1;
    bind_args.pBindInfo = &bind;
    fixture.Run(wd_state_validator.hooks.QueueBindSparse, bind_args);
    EXPECT_EQ(events.submitted, (Numbers{1, 2}));
}

TEST_F(StateQueue, TimelineWaitsCarryCompletionToOtherQueues) {
    VkQueue other = fixture.GetQueue();
    VkSemaphore timeline = fixture.CreateSemaphore(VK_SEMAPHORE_TYPE_TIMELINE);
    VkFence fence = fixture.CreateFence();
    Submit(queue, VK_NULL_HANDLE, VK_NULL_HANDLE, timeline, 0, 5);
    Submit(other, fence, timeline, VK_NULL_HANDLE, 5, 0);
    Wait({fence});
    EXPECT_TRUE(wd_state_queue_is_retired(State(queue), 1));
}

// A wait for 2 that ended, while only 3 and 5 can be signaled: 3 was.
TEST_F(StateQueue, WaitsEndByLaterValues) {
    VkQueue other = fixture.GetQueue();
    const VkSemaphore timeline = fixture.CreateSemaphore(VK_SEMAPHORE_TYPE_TIMELINE);
    Submit(queue, VK_NULL_HANDLE, VK_NULL_HANDLE, timeline, 0, 3);
    Submit(other, VK_NULL_HANDLE, VK_NULL_HANDLE, timeline, 0, 5);
    WaitFor(timeline, 2);
    EXPECT_TRUE(wd_state_queue_is_retired(State(queue), 1));
    EXPECT_FALSE(wd_state_queue_is_retired(State(other), 1));
    EXPECT_EQ(wd_state_find_semaphore(fixture.device(), timeline)->value, 3u);
    WaitFor(timeline, 3); // It says nothing new.
    EXPECT_FALSE(wd_state_queue_is_retired(State(other), 1));
    WaitFor(timeline, 4);
    EXPECT_TRUE(wd_state_queue_is_retired(State(other), 1));
}

TEST_F(StateQueue, WaitsOfSubmissionsEndByLaterValues) {
    VkQueue other = fixture.GetQueue();
    const VkSemaphore timeline = fixture.CreateSemaphore(VK_SEMAPHORE_TYPE_TIMELINE);
    const VkFence fence = fixture.CreateFence();
    Submit(queue, VK_NULL_HANDLE, VK_NULL_HANDLE, timeline, 0, 3);
    Submit(other, fence, timeline, VK_NULL_HANDLE, 2, 0);
    Wait({fence});
    EXPECT_TRUE(wd_state_queue_is_retired(State(queue), 1));
}

// The host may have signaled the value for which the wait was, and a value that was read is exact.
TEST_F(StateQueue, ValuesThatOthersMaySignal) {
    const VkSemaphore timeline = fixture.CreateSemaphore(VK_SEMAPHORE_TYPE_TIMELINE);
    Submit(queue, VK_NULL_HANDLE, VK_NULL_HANDLE, timeline, 0, 9);
    VkSemaphoreSignalInfo signal = {};
    signal.semaphore = timeline;
    signal.value = 2;
    wd_SignalSemaphore_args args = {};
    args.pSignalInfo = &signal;
    wd_call call = {};
    call.device = fixture.call()->device;
    wd_state_validator.hooks.SignalSemaphore.pre_record(&call, &args, &args);
    WaitFor(timeline, 1); // The call has not returned yet.
    wd_state_validator.hooks.SignalSemaphore.post_record(&call, &args, &args);
    WaitFor(timeline, 2);
    uint64_t value = 4;
    wd_GetSemaphoreCounterValue_args get = {};
    get.semaphore = timeline;
    get.pValue = &value;
    fixture.Run(wd_state_validator.hooks.GetSemaphoreCounterValue, get);
    EXPECT_TRUE(events.retired.empty());
    EXPECT_EQ(wd_state_find_semaphore(fixture.device(), timeline)->value, 4u);
}

// While the driver has a submission, another thread may see its completion, and record or free what it named.
TEST_F(StateQueue, OthersGoOnBeforeTheCallReturns) {
    const VkFence fence = fixture.CreateFence();
    const VkSemaphore semaphore = fixture.CreateSemaphore();
    VkSubmitInfo info = {};
    info.commandBufferCount = 1;
    info.pCommandBuffers = &handle;
    info.signalSemaphoreCount = 1;
    info.pSignalSemaphores = &semaphore;
    wd_QueueSubmit_args args = {};
    args.queue = queue;
    args.submitCount = 1;
    args.pSubmits = &info;
    args.fence = fence;
    fixture.Begin(handle, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT);
    fixture.End(handle);
    const uint64_t generation = state->generation;
    wd_call call = {};
    call.device = fixture.call()->device;
    wd_state_validator.hooks.QueueSubmit.pre_record(&call, &args, &args);
    EXPECT_TRUE(events.submitted.empty());
    Wait({fence});
    fixture.Begin(handle);
    wd_DestroySemaphore_args destroy = {};
    destroy.semaphore = semaphore;
    fixture.Run(wd_state_validator.hooks.DestroySemaphore, destroy);
    uint64_t submitted = 0;
    wd_state_observer observer = {};
    observer.submitted = [](void *user, wd_state_queue *, wd_state_submission *submission) {
        EXPECT_EQ(submission->num_command_buffers, 1u);
        EXPECT_EQ(submission->num_signals, 1u);
        EXPECT_FALSE(submission->is_incomplete);
        *static_cast<uint64_t *>(user) = submission->generations[0];
    };
    observer.user = &submitted;
    ASSERT_EQ(wd_state_add_observer(fixture.device(), &observer), WD_OK);
    wd_state_validator.hooks.QueueSubmit.post_record(&call, &args, &args);
    EXPECT_EQ(submitted, generation);
    EXPECT_EQ(events.retired, (Numbers{1}));
    EXPECT_EQ(state->recording, WD_STATE_RECORDING);
    EXPECT_EQ(state->pending_count, 0u);
}

// Where one of several queries is available, the commands of the pool are known to be complete.
TEST_F(StateQueue, ResultsOfQueriesAreNoted) {
    VkQueryPool handle_of_pool = fixture.Next<VkQueryPool>();
    VkQueryPoolCreateInfo info = {};
    info.queryType = VK_QUERY_TYPE_TIMESTAMP;
    info.queryCount = 2;
    wd_CreateQueryPool_args create = {};
    create.pCreateInfo = &info;
    create.pQueryPool = &handle_of_pool;
    fixture.Run(wd_state_validator.hooks.CreateQueryPool, create);
    const wd_state_query_pool *queries = wd_state_find_query_pool(fixture.device(), handle_of_pool);
    ASSERT_NE(queries, nullptr);
    uint64_t data[2][2] = {};
    wd_GetQueryPoolResults_args get = {};
    get.queryPool = handle_of_pool;
    get.queryCount = 2;
    get.dataSize = sizeof data;
    get.pData = data;
    get.stride = sizeof data[0];
    get.flags = VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WITH_AVAILABILITY_BIT;
    get.result = VK_NOT_READY;
    Submit(queue);
    fixture.Run(wd_state_validator.hooks.GetQueryPoolResults, get);
    EXPECT_EQ(queries->results_at, 0u);
    data[1][1] = 1;
    fixture.Run(wd_state_validator.hooks.GetQueryPoolResults, get);
    EXPECT_EQ(queries->results_at, 1u);
    Submit(queue);
    get.flags = VK_QUERY_RESULT_64_BIT;
    fixture.Run(wd_state_validator.hooks.GetQueryPoolResults, get);
    EXPECT_EQ(queries->results_at, 1u);
    get.result = VK_SUCCESS;
    fixture.Run(wd_state_validator.hooks.GetQueryPoolResults, get);
    EXPECT_EQ(queries->results_at, 2u);
}

TEST_F(StateQueue, EventsShowWhichSubmissionsTheDeviceReached) {
    VkEvent event = fixture.Next<VkEvent>();
    const VkEventCreateInfo info = {};
    wd_CreateEvent_args create = {};
    create.pCreateInfo = &info;
    create.pEvent = &event;
    fixture.Run(wd_state_validator.hooks.CreateEvent, create);
    wd_SetEvent_args set = {};
    set.event = event;
    wd_GetEventStatus_args get = {};
    get.event = event;
    const auto ask = [&](VkResult result) {
        get.result = result;
        fixture.Run(wd_state_validator.hooks.GetEventStatus, get);
        return wd_state_device_polled_at(fixture.device());
    };
    Submit(queue);
    EXPECT_EQ(ask(VK_EVENT_RESET), 0u);
    fixture.Run(wd_state_validator.hooks.SetEvent, set);
    EXPECT_EQ(ask(VK_EVENT_SET), 0u);
    EXPECT_EQ(ask(VK_EVENT_RESET), 1u); // Only a command can have reset it.
    wd_ResetEvent_args reset = {};
    reset.event = event;
    fixture.Run(wd_state_validator.hooks.ResetEvent, reset);
    Submit(queue);
    EXPECT_EQ(ask(VK_EVENT_RESET), 1u);
    EXPECT_EQ(ask(VK_EVENT_SET), 2u);
}

TEST_F(StateQueue, FailedSubmitsLeaveTheCommandBufferExecutable) {
    fixture.Begin(handle, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT);
    fixture.End(handle);
    Submit(queue, VK_NULL_HANDLE, VK_NULL_HANDLE, VK_NULL_HANDLE, 0, 0, 1, VK_ERROR_OUT_OF_HOST_MEMORY);
    EXPECT_TRUE(events.submitted.empty());
    EXPECT_EQ(state->recording, WD_STATE_EXECUTABLE);
    EXPECT_EQ(state->pending_count, 0u);
    Submit(queue);
    EXPECT_EQ(events.submitted, (Numbers{1}));
    EXPECT_EQ(state->recording, WD_STATE_INVALID);
}

TEST_F(StateQueue, ValueSeenBeforeTheSubmitWasRecordedRetiresImmediately) {
    VkSemaphore timeline = fixture.CreateSemaphore(VK_SEMAPHORE_TYPE_TIMELINE);
    uint64_t value = 4;
    wd_GetSemaphoreCounterValue_args get = {};
    get.semaphore = timeline;
    get.pValue = &value;
    fixture.Run(wd_state_validator.hooks.GetSemaphoreCounterValue, get);
    Submit(queue, VK_NULL_HANDLE, VK_NULL_HANDLE, timeline, 0, 4);
    EXPECT_EQ(events.submitted, (Numbers{1}));
    EXPECT_EQ(events.retired, (Numbers{1}));
}

TEST_F(StateQueue, ImportedPayloadsSayNothing) {
    VkFence fence = fixture.CreateFence();
    Submit(queue, fence);
    VkImportFenceFdInfoKHR info = {};
    info.fence = fence;
    wd_ImportFenceFdKHR_args args = {};
    args.pImportFenceFdInfo = &info;
    fixture.Run(wd_state_validator.hooks.ImportFenceFdKHR, args);
    Wait({fence});
    EXPECT_TRUE(events.retired.empty());
}

TEST_F(StateQueue, Submit2IsTheSame) {
    VkCommandBufferSubmitInfo buffer = {};
    buffer.commandBuffer = handle;
    VkSubmitInfo2 info = {};
    info.commandBufferInfoCount = 1;
    info.pCommandBufferInfos = &buffer;
    wd_QueueSubmit2_args args = {};
    args.queue = queue;
    args.submitCount = 1;
    args.pSubmits = &info;
    args.fence = fixture.CreateFence();
    fixture.Run(wd_state_validator.hooks.QueueSubmit2, args);
    EXPECT_EQ(events.submitted, (Numbers{1}));
    Wait({args.fence});
    EXPECT_EQ(events.retired, (Numbers{1}));
}

TEST_F(StateQueue, DeviceLossIsReportedOnceAndEndsPendingWork) {
    Submit(queue);
    Submit(queue);
    Wait({fixture.CreateFence()}, true, VK_ERROR_DEVICE_LOST);
    Wait({fixture.CreateFence()}, true, VK_ERROR_DEVICE_LOST);
    EXPECT_EQ(events.lost, 1);
    EXPECT_EQ(events.incomplete, (Numbers{1, 2}));
    EXPECT_TRUE(events.retired.empty());
    EXPECT_EQ(state->pending_count, 0u);
}

TEST_F(StateQueue, PendingWorkEndsWithTheDevice) {
    Submit(queue);
    fixture.FinishDevice();
    EXPECT_EQ(events.incomplete, (Numbers{1}));
}

TEST_F(StateQueue, OneTimeRecordingsAreInvalidOnceSubmitted) {
    fixture.Begin(handle, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT);
    fixture.End(handle);
    Submit(queue);
    EXPECT_EQ(state->recording, WD_STATE_INVALID);
}

TEST_F(StateQueue, ObserversHearOfResetsDestructionsAndUpdates) {
    events.reset.clear();
    fixture.Begin(handle);
    EXPECT_EQ(events.reset, (std::vector<wd_state_command_buffer *>{state}));
    VkBuffer buffer = fixture.CreateBuffer(16);
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    VkDescriptorSetLayout layout = fixture.CreateSetLayout({Binding(0, type, 2), Binding(4, type, 3)});
    VkDescriptorSet set = fixture.AllocateSet(fixture.CreateDescriptorPool(), layout);
    const std::vector<VkDescriptorBufferInfo> infos(3, {buffer, 0, 16});
    fixture.UpdateSets({WriteBuffers(set, 0, 1, infos)});
    EXPECT_EQ(events.updated, (std::vector<uint32_t>{0, 1, 1, 4, 0, 2}));
    events.destroyed.clear();
    fixture.DestroyBuffer(buffer);
    EXPECT_EQ(events.destroyed, (std::vector<VkObjectType>{VK_OBJECT_TYPE_BUFFER}));
    wd_state_remove_observer(fixture.device(), &events);
    fixture.Begin(handle);
    EXPECT_EQ(events.reset.size(), 1u);
}

} // namespace
