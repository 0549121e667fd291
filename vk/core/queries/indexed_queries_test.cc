// Queries of vertex streams and other types of extensions, and the commands with an index.
#include <gtest/gtest.h>

#include "vk/core/queries/queries_fixture.h"

using namespace wd::testing;

namespace {

// ExtendedTypes are queries of extensions that need graphics operations, with the rules of the two commands.
const struct {
    VkQueryType type;
    const char *rule, *indexed_rule;
} kExtendedTypes[] = {
    {VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT, "02327", "02338"},
    {VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT, "06687", "06689"},
    {VK_QUERY_TYPE_MESH_PRIMITIVES_GENERATED_EXT, "07070", ""}, // Only of the command without an index.
};

TEST_F(QueriesTest, TypesOfExtensionsNeedGraphicsOperations) {
    Stop();
    ClearMessages();
    StartQueries(true);
    const auto begin_indexed = DeviceProc<PFN_vkCmdBeginQueryIndexedEXT>("vkCmdBeginQueryIndexedEXT");
    const auto end_indexed = DeviceProc<PFN_vkCmdEndQueryIndexedEXT>("vkCmdEndQueryIndexedEXT");
    for (const auto &type : kExtendedTypes) {
        const VkQueryPool pool = MakeQueryPool(type.type, 2);
        const auto record = [&](VkCommandBuffer commands, bool is_wrong) {
            vkCmdBeginQuery(commands, pool, 0, 0);
            if (is_wrong) {
                ExpectMessage(std::string("VUID-vkCmdBeginQuery-queryType-") + type.rule,
                              "has no VK_QUEUE_GRAPHICS_BIT");
            }
            vkCmdEndQuery(commands, pool, 0);
            if (*type.indexed_rule) {
                begin_indexed(commands, pool, 1, 0, 0);
                if (is_wrong) {
                    ExpectMessage(std::string("VUID-vkCmdBeginQueryIndexedEXT-queryType-") +
                                      type.indexed_rule,
                                  "has no VK_QUEUE_GRAPHICS_BIT");
                }
                end_indexed(commands, pool, 1, 0);
            }
            vkEndCommandBuffer(commands);
            ExpectSilence();
        };
        VkCommandBuffer commands = Begin();
        vkCmdResetQueryPool(commands, pool, 0, 2);
        record(commands, false);
        record(BeginWithout(VK_QUEUE_GRAPHICS_BIT), true);
    }
}

TEST_F(QueriesTest, IndicesAreOfVertexStreams) {
    const auto begin = DeviceProc<PFN_vkCmdBeginQueryIndexedEXT>("vkCmdBeginQueryIndexedEXT");
    const auto end = DeviceProc<PFN_vkCmdEndQueryIndexedEXT>("vkCmdEndQueryIndexedEXT");
    const VkQueryPool streams = MakeQueryPool(VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT, 4);
    VkCommandBuffer commands = BeginReset();
    vkCmdResetQueryPool(commands, streams, 0, 4);
    begin(commands, streams, 0, 0, 0);
    begin(commands, streams, 1, 0, 1);
    end(commands, streams, 1, 1);
    begin(commands, pool_, 0, 0, 0);
    end(commands, pool_, 0, 0);
    ExpectSilence();
    begin(commands, streams, 2, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQueryIndexedEXT-queryPool-04753", "with index 0");
    end(commands, streams, 2, 0);
    end(commands, streams, 0, 1);
    ExpectMessage("VUID-vkCmdEndQueryIndexedEXT-queryType-06696",
                  "index is 1, the index with which the query was begun is 0");
    end(commands, streams, 3, 0);
    ExpectMessage("VUID-vkCmdEndQueryIndexedEXT-None-02342", "no command of this command buffer began");
    begin(commands, pool_, 1, 0, 1);
    ExpectMessage("VUID-vkCmdBeginQueryIndexedEXT-queryType-06692",
                  "index is 1, the type of queryPool is VK_QUERY_TYPE_OCCLUSION");
    end(commands, pool_, 1, 1);
    ExpectMessage("VUID-vkCmdEndQueryIndexedEXT-queryType-06695", "index is 1");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

// IndexedQueriesTest has the commands with an index.
class IndexedQueriesTest : public QueriesTest {
  protected:
    void SetUp() override {
        QueriesTest::SetUp();
        begin_ = DeviceProc<PFN_vkCmdBeginQueryIndexedEXT>("vkCmdBeginQueryIndexedEXT");
        end_ = DeviceProc<PFN_vkCmdEndQueryIndexedEXT>("vkCmdEndQueryIndexedEXT");
    }
    VkQueryPool MakeFeedback(VkCommandBuffer commands, uint32_t count) {
        const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT, count);
        vkCmdResetQueryPool(commands, pool, 0, count);
        return pool;
    }
    PFN_vkCmdBeginQueryIndexedEXT begin_ = nullptr;
    PFN_vkCmdEndQueryIndexedEXT end_ = nullptr;
};

TEST_F(IndexedQueriesTest, QueriesOfStreamsHaveDifferentIndices) {
    VkCommandBuffer commands = Begin();
    const VkQueryPool pool = MakeFeedback(commands, 4);
    begin_(commands, pool, 0, 0, 0);
    begin_(commands, pool, 1, 0, 1);
    ExpectSilence();
    begin_(commands, pool, 2, 0, 1);
    ExpectMessage("VUID-vkCmdBeginQueryIndexedEXT-queryPool-04753", "is active with index 1");
    ExpectSilence();
    end_(commands, pool, 2, 1);
    end_(commands, pool, 1, 1);
    end_(commands, pool, 0, 0);
    ExpectSilence();
    end_(commands, pool, 3, 0);
    ExpectMessage("VUID-vkCmdEndQueryIndexedEXT-None-02342",
                  "no command of this command buffer began the query");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(IndexedQueriesTest, QueriesEndWithTheirIndex) {
    VkCommandBuffer commands = BeginReset();
    const VkQueryPool pool = MakeFeedback(commands, 1);
    begin_(commands, pool, 0, 0, 2);
    end_(commands, pool, 0, 1);
    ExpectMessage("VUID-vkCmdEndQueryIndexedEXT-queryType-06696",
                  "index is 1, the index with which the query was begun is 2");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

TEST_F(IndexedQueriesTest, OtherQueriesHaveNoIndex) {
    VkCommandBuffer commands = BeginReset();
    begin_(commands, pool_, 0, 0, 0);
    end_(commands, pool_, 0, 0);
    ExpectSilence();
    begin_(commands, pool_, 1, 0, 1);
    ExpectMessage("VUID-vkCmdBeginQueryIndexedEXT-queryType-06692",
                  "index is 1, the type of queryPool is VK_QUERY_TYPE_OCCLUSION");
    end_(commands, pool_, 1, 1);
    ExpectMessage("VUID-vkCmdEndQueryIndexedEXT-queryType-06695", "index is 1");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(IndexedQueriesTest, FeedbackIsOfTheDevice) {
    Stop();
    ClearMessages();
    Environment environment;
    environment.Set("WD_NULL_TRANSFORM_FEEDBACK_QUERIES", "0");
    StartQueries();
    VkCommandBuffer commands = Begin();
    const VkQueryPool pool = MakeFeedback(commands, 1);
    DeviceProc<PFN_vkCmdBeginQueryIndexedEXT>("vkCmdBeginQueryIndexedEXT")(commands, pool, 0, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQueryIndexedEXT-queryType-02341", "transformFeedbackQueries is VK_FALSE");
    DeviceProc<PFN_vkCmdEndQueryIndexedEXT>("vkCmdEndQueryIndexedEXT")(commands, pool, 0, 0);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(IndexedQueriesTest, StreamsNeedAQueueWithGraphics) {
    Stop();
    ClearMessages();
    StartQueries(true);
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT, 2);
    VkCommandBuffer graphics = Begin();
    vkCmdResetQueryPool(graphics, pool, 0, 2);
    vkCmdBeginQuery(graphics, pool, 0, 0);
    vkCmdEndQuery(graphics, pool, 0);
    vkEndCommandBuffer(graphics);
    ExpectSilence();
    VkCommandBuffer compute = BeginWithout(VK_QUEUE_GRAPHICS_BIT);
    vkCmdResetQueryPool(compute, pool, 0, 2);
    vkCmdBeginQuery(compute, pool, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQuery-queryType-02327", "has no VK_QUEUE_GRAPHICS_BIT");
    vkCmdEndQuery(compute, pool, 0);
    DeviceProc<PFN_vkCmdBeginQueryIndexedEXT>("vkCmdBeginQueryIndexedEXT")(compute, pool, 1, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQueryIndexedEXT-queryType-02338", "has no VK_QUEUE_GRAPHICS_BIT");
    DeviceProc<PFN_vkCmdEndQueryIndexedEXT>("vkCmdEndQueryIndexedEXT")(compute, pool, 1, 0);
    vkEndCommandBuffer(compute);
    ExpectSilence();
}

TEST_F(QueriesTest, TransformFeedbackQueriesAreSupported) {
    for (const char *supported : {"1", "0"}) {
        Stop();
        ClearMessages();
        Environment environment;
        environment.Set("WD_NULL_TRANSFORM_FEEDBACK_QUERIES", supported);
        StartQueries();
        const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT, 2);
        VkCommandBuffer commands = Begin();
        const auto begin_indexed = DeviceProc<PFN_vkCmdBeginQueryIndexedEXT>("vkCmdBeginQueryIndexedEXT");
        const auto end_indexed = DeviceProc<PFN_vkCmdEndQueryIndexedEXT>("vkCmdEndQueryIndexedEXT");
        vkCmdResetQueryPool(commands, pool, 0, 2);
        vkCmdBeginQuery(commands, pool, 0, 0);
        vkCmdEndQuery(commands, pool, 0);
        begin_indexed(commands, pool, 1, 0, 1);
        end_indexed(commands, pool, 1, 1);
        if (*supported == '0') {
            ExpectMessage("VUID-vkCmdBeginQuery-queryType-02328", "transformFeedbackQueries is VK_FALSE");
            ExpectMessage("VUID-vkCmdBeginQueryIndexedEXT-queryType-02341",
                          "transformFeedbackQueries is VK_FALSE");
        }
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }
}

} // namespace
