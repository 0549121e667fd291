// Queries in commands, submissions and results: each rule violated, and the almost equal call that is correct.
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "vk/core/queries/queries_fixture.h"

using namespace wd::testing;

namespace {

// --- Recordings

TEST_F(QueriesTest, AQueryIsResetBetweenTwoUses) {
    VkCommandBuffer commands = BeginReset();
    Use(commands, 3);
    Use(commands, 4);
    vkCmdResetQueryPool(commands, pool_, 3, 1);
    Use(commands, 3);
    ExpectSilence();
    Use(commands, 4);
    ExpectMessage("VUID-vkCmdBeginQuery-None-00807",
                  "query is 4, and an earlier command of this command buffer used the query");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(QueriesTest, ATimestampIsWrittenOnceAfterAReset) {
    VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, times_, 0, 8);
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, times_, 0);
    vkCmdWriteTimestamp2(commands, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, times_, 1);
    ExpectSilence();
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, times_, 1);
    ExpectMessage("VUID-vkCmdWriteTimestamp-None-00830", "query is 1");
    vkCmdWriteTimestamp2(commands, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, times_, 0);
    ExpectMessage("VUID-vkCmdWriteTimestamp2-None-03864", "query is 0");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(QueriesTest, TimestampsHaveBits) {
    Stop();
    Environment environment;
    environment.Set("WD_NULL_TIMESTAMP_BITS", "0");
    StartQueries();
    const VkQueryPool times = MakeQueryPool(VK_QUERY_TYPE_TIMESTAMP, 2);
    VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, times, 0, 2);
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, times, 0);
    ExpectMessage("VUID-vkCmdWriteTimestamp-timestampValidBits-00829",
                  "the queue family of the command pool");
    vkCmdWriteTimestamp2(commands, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, times, 1);
    ExpectMessage("VUID-vkCmdWriteTimestamp2-timestampValidBits-03863",
                  "the queue family of the command pool");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(QueriesTest, ATimestampHasOneStage) {
    VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, times_, 0, 8);
    vkCmdWriteTimestamp2(commands, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, times_, 0);
    vkCmdWriteTimestamp2(commands, VK_PIPELINE_STAGE_2_NONE, times_, 1);
    ExpectSilence();
    vkCmdWriteTimestamp2(
        commands, VK_PIPELINE_STAGE_2_VERTEX_SHADER_BIT | VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, times_, 2);
    ExpectMessage("VUID-vkCmdWriteTimestamp2-stage-03859", "stage is ");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(QueriesTest, StagesOfTimestampsAreFeatures) {
    VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, times_, 0, 8);
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT, times_, 0);
    ExpectSilence();
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR, times_, 1);
    ExpectMessage("VUID-vkCmdWriteTimestamp-shadingRateImage-07314",
                  "attachmentFragmentShadingRate is not enabled");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(QueriesTest, TheStageOfATimestampIsSupported) {
    Stop();
    ClearMessages();
    StartQueries(true);
    const VkQueryPool times = MakeQueryPool(VK_QUERY_TYPE_TIMESTAMP, 8);
    VkCommandBuffer graphics = Begin(), compute = BeginWithout(VK_QUEUE_GRAPHICS_BIT);
    vkCmdResetQueryPool(graphics, times, 0, 8);
    vkCmdWriteTimestamp(graphics, VK_PIPELINE_STAGE_VERTEX_SHADER_BIT, times, 0);
    vkCmdWriteTimestamp(compute, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, times, 1);
    ExpectSilence();
    vkCmdWriteTimestamp(compute, VK_PIPELINE_STAGE_VERTEX_SHADER_BIT, times, 2);
    ExpectMessage("VUID-vkCmdWriteTimestamp-pipelineStage-04074", "of the command pool does not support");
    vkCmdWriteTimestamp(graphics, VK_PIPELINE_STAGE_RAY_TRACING_SHADER_BIT_KHR, times, 3);
    ExpectMessage("VUID-vkCmdWriteTimestamp-rayTracingPipeline-07943",
                  "Neither VK_NV_ray_tracing nor the rayTracingPipeline feature is enabled");
    vkEndCommandBuffer(graphics);
    vkEndCommandBuffer(compute);
    ExpectSilence();
}

TEST_F(QueriesTest, ActiveQueriesHaveDifferentTypes) {
    const VkQueryPool other = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 1);
    const VkQueryPool statistics = MakeStatistics(VK_QUERY_PIPELINE_STATISTIC_CLIPPING_PRIMITIVES_BIT);
    VkCommandBuffer commands = BeginReset();
    vkCmdResetQueryPool(commands, other, 0, 1);
    vkCmdResetQueryPool(commands, statistics, 0, 2);
    vkCmdBeginQuery(commands, pool_, 2, 0);
    vkCmdBeginQuery(commands, statistics, 0, 0);
    ExpectSilence();
    vkCmdBeginQuery(commands, other, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQuery-queryPool-01922",
                  "the type of queryPool is VK_QUERY_TYPE_OCCLUSION, and query 2 of VkQueryPool");
    vkCmdEndQuery(commands, other, 0);
    vkCmdEndQuery(commands, statistics, 0);
    vkCmdEndQuery(commands, pool_, 2);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(QueriesTest, AQueryEndsAfterItBegan) {
    VkCommandBuffer commands = BeginReset();
    Use(commands, 0);
    ExpectSilence();
    vkCmdEndQuery(commands, pool_, 0);
    ExpectMessage("VUID-vkCmdEndQuery-None-01923", "since it was last ended, written or reset");
    vkCmdEndQuery(commands, pool_, 1);
    ExpectMessage("VUID-vkCmdEndQuery-None-01923", "no command of this command buffer began the query");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(QueriesTest, ActiveQueriesAreNeitherResetNorCopied) {
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    VkCommandBuffer commands = BeginReset();
    Use(commands, 0);
    vkCmdBeginQuery(commands, pool_, 1, 0);
    vkCmdResetQueryPool(commands, pool_, 2, 6);
    vkCmdCopyQueryPoolResults(commands, pool_, 0, 1, buffer.handle, 0, 4, 0);
    ExpectSilence();
    vkCmdCopyQueryPoolResults(commands, pool_, 0, 2, buffer.handle, 0, 4, 0);
    ExpectMessage("VUID-vkCmdCopyQueryPoolResults-None-07429", "query is 1");
    vkCmdResetQueryPool(commands, pool_, 0, 2);
    ExpectMessage("VUID-vkCmdResetQueryPool-None-02841", "query is 1");
    vkCmdEndQuery(commands, pool_, 1);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(QueriesTest, OnlyUsedQueriesAreCopied) {
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    VkCommandBuffer commands = BeginReset();
    Use(commands, 0);
    vkCmdCopyQueryPoolResults(commands, pool_, 0, 1, buffer.handle, 0, 4, 0);
    vkCmdCopyQueryPoolResults(commands, pool_, 0, 2, buffer.handle, 0, 8,
                              VK_QUERY_RESULT_WITH_AVAILABILITY_BIT);
    ExpectSilence();
    vkCmdCopyQueryPoolResults(commands, pool_, 0, 2, buffer.handle, 0, 4, VK_QUERY_RESULT_WAIT_BIT);
    ExpectMessage("VUID-vkCmdCopyQueryPoolResults-None-08752", "query is 1");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(QueriesTest, PreciseQueriesAreOcclusionQueriesWithTheFeature) {
    VkCommandBuffer commands = BeginReset();
    vkCmdBeginQuery(commands, pool_, 0, VK_QUERY_CONTROL_PRECISE_BIT);
    ExpectMessage("VUID-vkCmdBeginQuery-queryType-00800", "the feature occlusionQueryPrecise is not enabled");
    vkCmdEndQuery(commands, pool_, 0);
    vkCmdBeginQuery(commands, pool_, 1, 0);
    vkCmdEndQuery(commands, pool_, 1);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(QueriesTest, AQueryThatBeganOutsideEndsOutside) {
    VkCommandBuffer commands = BeginReset();
    auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    rendering.renderArea.extent = {4, 4};
    rendering.layerCount = 1;
    vkCmdBeginQuery(commands, pool_, 0, 0);
    vkCmdBeginRendering(commands, &rendering);
    vkCmdEndRendering(commands);
    vkCmdEndQuery(commands, pool_, 0);
    vkCmdBeginRendering(commands, &rendering);
    Use(commands, 1);
    vkCmdEndRendering(commands);
    ExpectSilence();
    vkCmdBeginQuery(commands, pool_, 2, 0);
    vkCmdBeginRendering(commands, &rendering);
    vkCmdEndQuery(commands, pool_, 2);
    ExpectMessage("VUID-vkCmdEndQuery-None-07007", "query is 2, and the query was begun outside");
    vkCmdEndRendering(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(QueriesTest, QueueFamiliesSupportTheType) {
    Stop();
    ClearMessages();
    StartQueries(true);
    const VkQueryPool occlusion = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 1),
                      compute = MakeStatistics(VK_QUERY_PIPELINE_STATISTIC_COMPUTE_SHADER_INVOCATIONS_BIT),
                      vertices = MakeStatistics(VK_QUERY_PIPELINE_STATISTIC_INPUT_ASSEMBLY_VERTICES_BIT);
    VkCommandBuffer commands = BeginWithout(VK_QUEUE_GRAPHICS_BIT);
    vkCmdBeginQuery(commands, compute, 0, 0);
    vkCmdEndQuery(commands, compute, 0);
    ExpectSilence();
    vkCmdBeginQuery(commands, vertices, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQuery-queryType-00804", "has no VK_QUEUE_GRAPHICS_BIT");
    vkCmdEndQuery(commands, vertices, 0);
    vkCmdBeginQuery(commands, occlusion, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQuery-queryType-00803", "has no VK_QUEUE_GRAPHICS_BIT");
    vkCmdEndQuery(commands, occlusion, 0);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

// A family with neither graphics nor compute operations has no queries at all.
TEST_F(QueriesTest, StatisticsOfComputeShadersNeedComputeOperations) {
    Stop();
    ClearMessages();
    StartQueries(true);
    const VkQueryPool compute = MakeStatistics(VK_QUERY_PIPELINE_STATISTIC_COMPUTE_SHADER_INVOCATIONS_BIT);
    VkCommandBuffer commands = BeginWithout(VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT);
    vkCmdBeginQuery(commands, compute, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQuery-queryType-00805", "has no VK_QUEUE_COMPUTE_BIT");
    ClearMessages(); // The command is one of graphics and compute operations.
    vkCmdEndQuery(commands, compute, 0);
    vkEndCommandBuffer(commands);
    ClearMessages();
}

// A command uses a query for each of the two views.
TEST_F(QueriesTest, EachViewHasAQuery) {
    const VkQueryPool streams = MakeQueryPool(VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT, 8);
    const auto begin = DeviceProc<PFN_vkCmdBeginQueryIndexedEXT>("vkCmdBeginQueryIndexedEXT");
    const auto end = DeviceProc<PFN_vkCmdEndQueryIndexedEXT>("vkCmdEndQueryIndexedEXT");
    auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    rendering.renderArea.extent = {4, 4};
    rendering.layerCount = 1;
    rendering.viewMask = 5;
    const auto record = [&](uint32_t query) {
        VkCommandBuffer commands = BeginReset();
        vkCmdResetQueryPool(commands, times_, 0, 8);
        vkCmdResetQueryPool(commands, streams, 0, 8);
        vkCmdBeginRendering(commands, &rendering);
        Use(commands, query);
        begin(commands, streams, query, 0, 0);
        end(commands, streams, query, 0);
        vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, times_, query);
        vkCmdEndRendering(commands);
        vkCmdResetQueryPool(commands, times_, 0, 8);
        vkCmdBeginRendering(commands, &rendering);
        vkCmdWriteTimestamp2(commands, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, times_, query);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    };
    record(6);
    ExpectSilence();
    record(7);
    for (const char *rule :
         {"VUID-vkCmdBeginQuery-query-00808", "VUID-vkCmdEndQuery-query-00812",
          "VUID-vkCmdBeginQueryIndexedEXT-query-00808", "VUID-vkCmdEndQueryIndexedEXT-query-02345",
          "VUID-vkCmdWriteTimestamp-query-00831", "VUID-vkCmdWriteTimestamp2-query-03865"}) {
        ExpectMessage(rule, "query is 7, the number of views of the subpass is 2, the number of queries");
    }
    ExpectSilence();
    rendering.viewMask = 1;
    record(7);
    ExpectSilence();
}

// --- Submissions

TEST_F(QueriesTest, NewQueriesAreResetBeforeTheyAreUsed) {
    VkCommandBuffer commands = Begin();
    Use(commands, 5);
    ExpectSilence();
    Submit(commands);
    ExpectMessage("VUID-vkCmdBeginQuery-None-00807", "pSubmits[0].pCommandBuffers[0] is VkCommandBuffer");
    ExpectSilence();
    vkResetQueryPool(device(), pool_, 0, 8);
    commands = Begin();
    Use(commands, 5);
    Submit(commands);
    ExpectSilence();
}

TEST_F(QueriesTest, QueriesAreResetBetweenTwoSubmissions) {
    VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, times_, 0, 8);
    Submit(commands);
    commands = Begin();
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, times_, 1);
    vkCmdWriteTimestamp2(commands, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, times_, 2);
    Submit(commands);
    ExpectSilence();
    commands = Begin();
    vkCmdResetQueryPool(commands, times_, 1, 1);
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, times_, 1);
    vkCmdWriteTimestamp2(commands, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, times_, 2);
    Submit(commands);
    ExpectMessage("VUID-vkCmdWriteTimestamp2-None-03864", "which uses query 2 of VkQueryPool");
    ExpectSilence();
}

TEST_F(QueriesTest, ACommandBufferResetsForTheNextOneOfTheCall) {
    std::vector<VkCommandBuffer> commands = {BeginReset(), Begin(), Begin()};
    Use(commands[1], 0);
    Use(commands[2], 0);
    for (VkCommandBuffer one : commands) {
        vkEndCommandBuffer(one);
    }
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 2;
    info.pCommandBuffers = commands.data();
    vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    vkQueueWaitIdle(queue());
    ExpectSilence();
    // The last one after the first one is correct, and after the second one wrong.
    std::swap(commands[1], commands[2]);
    vkResetQueryPool(device(), pool_, 0, 8);
    VkSubmitInfo infos[2] = {info, info};
    infos[0].commandBufferCount = infos[1].commandBufferCount = 1;
    infos[0].pCommandBuffers = &commands[1];
    infos[1].pCommandBuffers = &commands[2];
    vkQueueSubmit(queue(), 2, infos, VK_NULL_HANDLE);
    vkQueueWaitIdle(queue());
    ExpectMessage("VUID-vkCmdBeginQuery-None-00807", "pSubmits[1].pCommandBuffers[0] is VkCommandBuffer");
    ExpectSilence();
}

TEST_F(QueriesTest, CopiedQueriesAreInitialized) {
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    VkCommandBuffer commands = Begin();
    vkCmdCopyQueryPoolResults(commands, pool_, 0, 2, buffer.handle, 0, 8,
                              VK_QUERY_RESULT_WITH_AVAILABILITY_BIT);
    vkCmdResetQueryPool(commands, pool_, 0, 8);
    ExpectSilence();
    vkEndCommandBuffer(commands);
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    vkQueueWaitIdle(queue());
    ExpectMessage("VUID-vkCmdCopyQueryPoolResults-None-09402", "which copies query 0 of VkQueryPool");
    ExpectSilence();
    vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

// --- Results

TEST_F(QueriesTest, ResultsOfNewQueriesDoNotExist) {
    uint32_t data[2];
    vkGetQueryPoolResults(device(), pool_, 0, 1, sizeof data, data, 8, VK_QUERY_RESULT_WITH_AVAILABILITY_BIT);
    ExpectMessage("VUID-vkGetQueryPoolResults-None-09401", "query is 0, and the query was never reset");
    vkResetQueryPool(device(), pool_, 0, 1);
    vkGetQueryPoolResults(device(), pool_, 0, 1, sizeof data, data, 8, VK_QUERY_RESULT_WITH_AVAILABILITY_BIT);
    ExpectSilence();
}

TEST_F(QueriesTest, ResultsFitIntoTheMemory) {
    uint64_t data[8];
    vkResetQueryPool(device(), pool_, 0, 8);
    const VkQueryResultFlags flags = VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WITH_AVAILABILITY_BIT;
    vkGetQueryPoolResults(device(), pool_, 0, 2, 32, data, 16, flags);
    ExpectSilence();
    vkGetQueryPoolResults(device(), pool_, 0, 2, 24, data, 16, flags);
    ExpectMessage("VUID-vkGetQueryPoolResults-dataSize-00817", "dataSize is 24");
    vkGetQueryPoolResults(device(), pool_, 0, 2, 32, data, 8, flags);
    ExpectMessage("VUID-vkGetQueryPoolResults-stride-08993", "stride is 8");
    vkGetQueryPoolResults(device(), pool_, 0, 2, 32, data, 20, VK_QUERY_RESULT_64_BIT);
    ExpectMessage(VK_HEADER_VERSION > 309 ? "VUID-vkGetQueryPoolResults-queryCount-12252"
                                          : "VUID-vkGetQueryPoolResults-flags-00815",
                  "stride is 20");
    vkGetQueryPoolResults(device(), pool_, 0, 1, 32, data, 20, VK_QUERY_RESULT_64_BIT);
    ExpectSilence();
    vkGetQueryPoolResults(device(), pool_, 0, 2, 32, reinterpret_cast<char *>(data) + 2, 4, 0);
    ExpectMessage("VUID-vkGetQueryPoolResults-flags-02828", "pData is");
    ExpectSilence();
}

TEST_F(QueriesTest, CopiedResultsFitIntoTheBuffer) {
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    VkCommandBuffer commands = Begin();
    vkCmdCopyQueryPoolResults(commands, pool_, 0, 4, buffer.handle, 48, 4, 0);
    vkCmdCopyQueryPoolResults(commands, pool_, 0, 4, buffer.handle, 32, 8, VK_QUERY_RESULT_64_BIT);
    ExpectSilence();
    vkCmdCopyQueryPoolResults(commands, pool_, 0, 4, buffer.handle, 52, 4, 0);
    ExpectMessage("VUID-vkCmdCopyQueryPoolResults-dstBuffer-00824", "dstOffset is 52");
    vkCmdCopyQueryPoolResults(commands, pool_, 0, 1, buffer.handle, 2, 4, 0);
    ExpectMessage("VUID-vkCmdCopyQueryPoolResults-flags-00822", "dstOffset is 2");
    vkCmdCopyQueryPoolResults(commands, pool_, 0, 2, buffer.handle, 0, 12, VK_QUERY_RESULT_64_BIT);
    ExpectMessage(VK_HEADER_VERSION > 309 ? "VUID-vkCmdCopyQueryPoolResults-queryCount-12255"
                                          : "VUID-vkCmdCopyQueryPoolResults-flags-00823",
                  "stride is 12");
    vkCmdCopyQueryPoolResults(commands, pool_, 0, 1, buffer.handle, 0, 12, VK_QUERY_RESULT_64_BIT);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

// --- Stages of timestamps

TEST_F(QueriesTest, TimestampsHaveStagesOfTheQueueFamily) {
    auto features = Make<VkPhysicalDeviceSynchronization2Features>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SYNCHRONIZATION_2_FEATURES);
    features.synchronization2 = VK_TRUE;
    Options options;
    options.driver = Driver::kNull;
    options.api_version = VK_API_VERSION_1_3;
    options.device_next = &features;
    options.other_families = true;
    WD_START_DEVICE(options);
    const VkQueryPool pool = DeviceTest::MakeQueryPool(VK_QUERY_TYPE_TIMESTAMP, 4);
    const auto record = [&](uint32_t family, VkPipelineStageFlags2 stage) {
        auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.queueFamilyIndex = family;
        VkCommandPool command_pool = VK_NULL_HANDLE;
        Check(vkCreateCommandPool(device(), &pool_info, nullptr, &command_pool), "vkCreateCommandPool");
        Defer([this, command_pool] { vkDestroyCommandPool(device(), command_pool, nullptr); });
        auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        info.commandPool = command_pool;
        info.commandBufferCount = 1;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        Check(vkAllocateCommandBuffers(device(), &info, &commands), "vkAllocateCommandBuffers");
        const auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        vkBeginCommandBuffer(commands, &begin);
        vkCmdWriteTimestamp2(commands, stage, pool, 0);
        vkEndCommandBuffer(commands);
    };
    record(0, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT);
    record(1, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT);
    ExpectSilence();
    record(1, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT);
    ExpectMessage("VUID-vkCmdWriteTimestamp2-stage-03860",
                  "VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, which the queue family of the command pool does");
    ExpectSilence();
}

// --- Time domains

#ifdef VK_KHR_calibrated_timestamps
TEST_F(QueriesTest, TimeDomainsAreThoseOfTheDeviceAndUnique) {
    Options options;
    options.driver = Driver::kLavapipe;
    options.api_version = VK_API_VERSION_1_3;
    options.device_extensions = {VK_KHR_CALIBRATED_TIMESTAMPS_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const auto get = DeviceProc<PFN_vkGetCalibratedTimestampsKHR>("vkGetCalibratedTimestampsKHR");
    std::vector<VkCalibratedTimestampInfoKHR> infos(
        2, Make<VkCalibratedTimestampInfoKHR>(VK_STRUCTURE_TYPE_CALIBRATED_TIMESTAMP_INFO_KHR));
    uint64_t times[2] = {}, deviation = 0;
    infos[0].timeDomain = VK_TIME_DOMAIN_DEVICE_KHR;
    infos[1].timeDomain = VK_TIME_DOMAIN_CLOCK_MONOTONIC_KHR;
    get(device(), 2, infos.data(), times, &deviation);
    ExpectSilence();
    infos[1].timeDomain = VK_TIME_DOMAIN_DEVICE_KHR;
    get(device(), 2, infos.data(), times, &deviation);
    ExpectMessage(
        "VUID-vkGetCalibratedTimestampsKHR-timeDomain-09246",
        "pTimestampInfos[1].timeDomain is VK_TIME_DOMAIN_DEVICE_KHR, and so is that of pTimestampInfos[0]");
    ExpectSilence();
    set_messenger_result(VK_TRUE); // The driver does not get the call.
    infos[1].timeDomain = VK_TIME_DOMAIN_QUERY_PERFORMANCE_COUNTER_KHR;
    get(device(), 2, infos.data(), times, &deviation);
    ExpectMessage("VUID-VkCalibratedTimestampInfoKHR-timeDomain-02354",
                  "which vkGetPhysicalDeviceCalibrateableTimeDomainsKHR does not return");
    ExpectSilence();
}
#endif

#ifdef VK_KHR_video_encode_queue
TEST_F(QueriesTest, FeedbackIsOfAnEncodingProfile) {
    Options options;
    options.driver = Driver::kNull;
    options.api_version = VK_API_VERSION_1_3;
    options.device_extensions = {VK_KHR_VIDEO_QUEUE_EXTENSION_NAME, VK_KHR_VIDEO_ENCODE_QUEUE_EXTENSION_NAME,
                                 VK_KHR_VIDEO_DECODE_QUEUE_EXTENSION_NAME,
                                 VK_KHR_VIDEO_DECODE_H264_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto feedback = Make<VkQueryPoolVideoEncodeFeedbackCreateInfoKHR>(
        VK_STRUCTURE_TYPE_QUERY_POOL_VIDEO_ENCODE_FEEDBACK_CREATE_INFO_KHR);
    feedback.encodeFeedbackFlags = VK_VIDEO_ENCODE_FEEDBACK_BITSTREAM_BYTES_WRITTEN_BIT_KHR;
    auto info = Make<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    info.queryType = VK_QUERY_TYPE_VIDEO_ENCODE_FEEDBACK_KHR;
    info.queryCount = 1;
    info.pNext = &feedback;
    VkQueryPool made = VK_NULL_HANDLE;
    vkCreateQueryPool(device(), &info, nullptr, &made);
    vkDestroyQueryPool(device(), made, nullptr);
    ExpectMessage("VUID-VkQueryPoolCreateInfo-queryType-07133",
                  "the pNext chain has no VkVideoProfileInfoKHR");
    ClearMessages();
}
#endif

} // namespace
