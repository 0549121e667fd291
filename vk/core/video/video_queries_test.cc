// Queries in video coding scopes.
#include "vk/core/video/video_fixture.h"

namespace wd::testing {
namespace {

class VideoQueriesTest : public VideoTest {
  protected:
    VkQueryPool MakeStatusPool(const void *next) {
        auto info = Make<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
        info.pNext = next;
        info.queryType = VK_QUERY_TYPE_RESULT_STATUS_ONLY_KHR;
        info.queryCount = 1;
        VkQueryPool pool = VK_NULL_HANDLE;
        Check(vkCreateQueryPool(device(), &info, nullptr, &pool), "vkCreateQueryPool");
        Defer([this, pool] { vkDestroyQueryPool(device(), pool, nullptr); });
        return pool;
    }
    void BeginIn(VkVideoSessionKHR session, VkQueryPool pool) {
        VkCommandBuffer commands = Begin();
        vkCmdResetQueryPool(commands, pool, 0, 1);
        BeginCoding(commands, session, MakeParameters(session));
        ClearMessages(); // Calls that are short.
        vkCmdBeginQuery(commands, pool, 0, 0);
        vkCmdEndQuery(commands, pool, 0);
        EndCoding(commands);
        vkEndCommandBuffer(commands);
    }
};

TEST_F(VideoQueriesTest, HaveTheProfileOfTheSession) {
    const VkVideoSessionKHR session = MakeSession();
    BeginIn(session, MakeStatusPool(&profile_));
    ExpectSilence();
    BeginIn(session, MakeStatusPool(nullptr));
    ExpectMessage("VUID-vkCmdBeginQuery-queryType-07128",
                  "which was created without the VkVideoProfileInfoKHR of the session");
    ExpectSilence();
    profile_.lumaBitDepth = profile_.chromaBitDepth = VK_VIDEO_COMPONENT_BIT_DEPTH_10_BIT_KHR;
    BeginIn(session, MakeStatusPool(&profile_));
    ExpectMessage("VUID-vkCmdBeginQuery-queryType-07128",
                  "which was created with another VkVideoProfileInfoKHR than the session");
    ExpectSilence();
}

class NoStatusTest : public VideoQueriesTest {
  protected:
    std::map<std::string, std::string> Environment() const override {
        return {{"WD_NULL_BOOLEAN_PROPERTIES", "0"}}; // queryResultStatusSupport
    }
};

TEST_F(NoStatusTest, TheQueueFamilySupportsResultStatus) {
    const VkQueryPool pool = MakeStatusPool(&profile_), other = MakeQueryPool(VK_QUERY_TYPE_TIMESTAMP, 1);
    VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, other, 0, 1);
    vkCmdResetQueryPool(commands, pool, 0, 1);
    ClearMessages();
    vkCmdBeginQuery(commands, pool, 0, 0);
    ExpectMessage("VUID-vkCmdBeginQuery-queryType-07126",
                  "queryResultStatusSupport of the queue family of the command pool is VK_FALSE");
    ExpectSilence();
    vkCmdEndQuery(commands, pool, 0);
    vkEndCommandBuffer(commands);
    ClearMessages();
}

TEST_F(VideoQueriesTest, TheQueueFamilySupportsResultStatus) {
    const VkQueryPool pool = MakeStatusPool(&profile_);
    VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, pool, 0, 1);
    ClearMessages();
    vkCmdBeginQuery(commands, pool, 0, 0);
    ExpectSilence();
    vkCmdEndQuery(commands, pool, 0);
    vkEndCommandBuffer(commands);
    ClearMessages();
}

TEST_F(VideoQueriesTest, OnlySomeTypesHaveAStatus) {
    const VkQueryPool pool = MakeStatusPool(&profile_), other = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 1);
    VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, other, 0, 1);
    vkCmdResetQueryPool(commands, pool, 0, 1);
    Submit(commands);
    ClearMessages();
    uint32_t results[2] = {};
    const auto get = [&](VkQueryPool from) {
        vkGetQueryPoolResults(device(), from, 0, 1, sizeof results, results, sizeof results,
                              VK_QUERY_RESULT_WITH_STATUS_BIT_KHR);
    };
    get(pool);
    ExpectSilence();
    get(other);
    if (VK_HEADER_VERSION > 309) { // Older registries lack the rule.
        ExpectMessage("VUID-vkGetQueryPoolResults-queryType-11874",
                      "the type of queryPool is VK_QUERY_TYPE_OCCLUSION");
    }
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
