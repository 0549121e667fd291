// Queries, events and labels, as recordings and submissions leave them.
#include "vk/state/state_query.h"

#include <gtest/gtest.h>

#include "vk/state/state_event.h"
#include "vk/state/state_fixture.h"

namespace {

class StateQuery : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(fixture.Start());
        queue_ = fixture.GetQueue();
        command_pool_ = fixture.CreateCommandPool();
        handle_ = CreatePool(VK_QUERY_TYPE_TIMESTAMP, 1000);
        pool_ = wd_state_find_query_pool(fixture.device(), handle_);
        ASSERT_NE(pool_, nullptr);
        commands_ = NewCommands();
    }

    VkQueryPool CreatePool(VkQueryType type, uint32_t count) {
        VkQueryPoolCreateInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO;
        info.queryType = type;
        info.queryCount = count;
        auto handle = fixture.Next<VkQueryPool>();
        wd_CreateQueryPool_args args = {};
        args.pCreateInfo = &info;
        args.pQueryPool = &handle;
        fixture.Run(wd_state_validator.hooks.CreateQueryPool, args);
        return handle;
    }

    VkCommandBuffer NewCommands(VkCommandBufferLevel level = VK_COMMAND_BUFFER_LEVEL_PRIMARY) {
        VkCommandBuffer commands = fixture.AllocateCommandBuffer(command_pool_, level);
        fixture.Begin(commands);
        return commands;
    }

    void Reset(VkCommandBuffer commands, uint32_t first, uint32_t count) {
        wd_CmdResetQueryPool_args args = {};
        args.commandBuffer = commands;
        args.queryPool = handle_;
        args.firstQuery = first;
        args.queryCount = count;
        fixture.Run(wd_state_validator.hooks.CmdResetQueryPool, args);
    }

    void Write(VkCommandBuffer commands, uint32_t query) {
        wd_CmdWriteTimestamp_args args = {};
        args.commandBuffer = commands;
        args.queryPool = handle_;
        args.query = query;
        fixture.Run(wd_state_validator.hooks.CmdWriteTimestamp, args);
    }

    void Submit(VkCommandBuffer commands, VkResult result = VK_SUCCESS) {
        VkSubmitInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        wd_QueueSubmit_args args = {};
        args.queue = queue_;
        args.submitCount = 1;
        args.pSubmits = &info;
        args.result = result;
        fixture.Run(wd_state_validator.hooks.QueueSubmit, args);
    }

    unsigned Recorded(VkCommandBuffer commands, uint32_t query) {
        return wd_state_recorded_query(wd_state_find_command_buffer(fixture.device(), commands), pool_,
                                       query);
    }

    StateFixture fixture;
    VkQueue queue_ = VK_NULL_HANDLE;
    VkCommandPool command_pool_ = VK_NULL_HANDLE;
    VkQueryPool handle_ = VK_NULL_HANDLE;
    wd_state_query_pool *pool_ = nullptr;
    VkCommandBuffer commands_ = VK_NULL_HANDLE;
};

TEST_F(StateQuery, RecordingsKnowTheirQueries) {
    Write(commands_, 3);
    Reset(commands_, 700, 2);
    Write(commands_, 700);
    EXPECT_EQ(Recorded(commands_, 2), 0u);
    EXPECT_EQ(Recorded(commands_, 3), unsigned(WD_STATE_QUERY_USED) | WD_STATE_QUERY_NEEDS_RESET);
    EXPECT_EQ(Recorded(commands_, 700), unsigned(WD_STATE_QUERY_USED));
    EXPECT_EQ(Recorded(commands_, 701), unsigned(WD_STATE_QUERY_RESET));
    const auto *queries = wd_state_find_command_buffer(fixture.device(), commands_)->queries;
    std::vector<uint32_t> touched;
    for (uint32_t i = 0; wd_state_next_query(queries->pools, &i); i++) {
        touched.push_back(i);
    }
    EXPECT_EQ(touched, (std::vector<uint32_t>{3, 700, 701}));
    Write(commands_, UINT32_MAX); // Beyond the pool: ignored.
}

TEST_F(StateQuery, SubmissionsMovePools) {
    EXPECT_EQ(wd_state_query_state(pool_, 5), WD_STATE_QUERY_UNTOUCHED);
    Reset(commands_, 0, 10);
    Write(commands_, 5);
    fixture.End(commands_);
    EXPECT_EQ(wd_state_query_state(pool_, 5), WD_STATE_QUERY_UNTOUCHED);
    Submit(commands_);
    EXPECT_EQ(wd_state_query_state(pool_, 5), WD_STATE_QUERY_USED);
    EXPECT_EQ(wd_state_query_state(pool_, 6), WD_STATE_QUERY_RESET);
    EXPECT_EQ(wd_state_query_state(pool_, 10), WD_STATE_QUERY_UNTOUCHED);
    wd_ResetQueryPool_args args = {};
    args.queryPool = handle_;
    args.firstQuery = 5;
    args.queryCount = 1;
    fixture.Run(wd_state_validator.hooks.ResetQueryPool, args);
    EXPECT_EQ(wd_state_query_state(pool_, 5), WD_STATE_QUERY_RESET);
}

TEST_F(StateQuery, FailedSubmissionsLeaveQueriesUnknown) {
    Reset(commands_, 0, 1);
    fixture.End(commands_);
    Submit(commands_, VK_ERROR_OUT_OF_DEVICE_MEMORY);
    EXPECT_EQ(wd_state_query_state(pool_, 0), WD_STATE_QUERY_UNKNOWN);
}

TEST_F(StateQuery, SecondariesMovePrimaries) {
    VkCommandBuffer secondary = NewCommands(VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    Write(secondary, 1);
    Write(secondary, 2);
    fixture.End(secondary);
    Reset(commands_, 1, 1);
    wd_CmdExecuteCommands_args args = {};
    args.commandBuffer = commands_;
    args.commandBufferCount = 1;
    args.pCommandBuffers = &secondary;
    fixture.Run(wd_state_validator.hooks.CmdExecuteCommands, args);
    EXPECT_EQ(Recorded(commands_, 1), unsigned(WD_STATE_QUERY_USED));
    EXPECT_EQ(Recorded(commands_, 2), unsigned(WD_STATE_QUERY_USED) | WD_STATE_QUERY_NEEDS_RESET);
}

TEST_F(StateQuery, ActiveQueriesEnd) {
    handle_ = CreatePool(VK_QUERY_TYPE_OCCLUSION, 4);
    pool_ = wd_state_find_query_pool(fixture.device(), handle_);
    const auto *state = wd_state_find_command_buffer(fixture.device(), commands_);
    wd_CmdBeginQuery_args begin = {};
    begin.commandBuffer = commands_;
    begin.queryPool = handle_;
    begin.query = 2;
    begin.flags = VK_QUERY_CONTROL_PRECISE_BIT;
    fixture.Run(wd_state_validator.hooks.CmdBeginQuery, begin);
    ASSERT_NE(wd_state_find_active_query(state, pool_, 2), nullptr);
    EXPECT_EQ(wd_state_find_active_query(state, pool_, 2)->flags, unsigned(VK_QUERY_CONTROL_PRECISE_BIT));
    wd_CmdEndQuery_args end = {};
    end.commandBuffer = commands_;
    end.queryPool = handle_;
    end.query = 2;
    fixture.Run(wd_state_validator.hooks.CmdEndQuery, end);
    EXPECT_EQ(wd_state_find_active_query(state, pool_, 2), nullptr);
    EXPECT_EQ(Recorded(commands_, 2), unsigned(WD_STATE_QUERY_USED) | WD_STATE_QUERY_NEEDS_RESET);
}

TEST_F(StateQuery, EventsKnowWhatSetsThem) {
    VkEventCreateInfo info = {};
    auto handle = fixture.Next<VkEvent>();
    wd_CreateEvent_args create = {};
    create.pCreateInfo = &info;
    create.pEvent = &handle;
    fixture.Run(wd_state_validator.hooks.CreateEvent, create);
    const wd_state_event *event = wd_state_find_event(fixture.device(), handle);
    wd_CmdWaitEvents_args wait = {};
    wait.commandBuffer = commands_;
    wait.eventCount = 1;
    wait.pEvents = &handle;
    wait.srcStageMask = VK_PIPELINE_STAGE_TRANSFER_BIT;
    fixture.Run(wd_state_validator.hooks.CmdWaitEvents, wait);
    wd_CmdSetEvent_args set = {};
    set.commandBuffer = commands_;
    set.event = handle;
    set.stageMask = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
    fixture.Run(wd_state_validator.hooks.CmdSetEvent, set);
    fixture.Run(wd_state_validator.hooks.CmdWaitEvents, wait);
    fixture.End(commands_);
    const auto *state = wd_state_find_command_buffer(fixture.device(), commands_);
    EXPECT_EQ(wd_state_recorded_source(state, event).setter, WD_STATE_EVENT_COMMAND);
    ASSERT_NE(state->events->waits, nullptr);
    EXPECT_EQ(state->events->waits->next, nullptr) << "the setter of the second wait is known";
    EXPECT_EQ(wd_state_event_source_of(event).setter, WD_STATE_EVENT_NOT_SET);
    Submit(commands_);
    EXPECT_EQ(wd_state_event_source_of(event).setter, WD_STATE_EVENT_COMMAND);
    EXPECT_EQ(wd_state_event_source_of(event).stages, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT);
}

TEST_F(StateQuery, LabelsStayOpenOnQueues) {
    VkDebugUtilsLabelEXT label = {};
    label.pLabelName = "frame";
    wd_CmdBeginDebugUtilsLabelEXT_args begin = {};
    begin.commandBuffer = commands_;
    begin.pLabelInfo = &label;
    fixture.Run(wd_state_validator.hooks.CmdBeginDebugUtilsLabelEXT, begin);
    fixture.End(commands_);
    Submit(commands_);
    const wd_state_queue *queue = wd_state_find_queue(fixture.device(), queue_);
    EXPECT_EQ(queue->num_open_labels, 1u);
    VkCommandBuffer later = NewCommands();
    wd_CmdEndDebugUtilsLabelEXT_args end = {};
    end.commandBuffer = later;
    fixture.Run(wd_state_validator.hooks.CmdEndDebugUtilsLabelEXT, end);
    fixture.End(later);
    EXPECT_EQ(wd_state_find_command_buffer(fixture.device(), later)->num_label_ends, 1u);
    Submit(later);
    EXPECT_EQ(queue->num_open_labels, 0u);
    EXPECT_FALSE(queue->are_open_labels_unknown);
}

} // namespace
