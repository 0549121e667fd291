#include "vk/report/message_ids.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <set>
#include <string>

namespace {

TEST(MessageIdsTest, IdsAreUniqueAndOfAKnownKind) {
    std::set<std::string> ids;
    for (size_t i = 0; i < wd_num_message_ids; i++) {
        const std::string id = wd_message_ids[i].id;
        EXPECT_TRUE(ids.insert(id).second) << id << " has two entries";
        EXPECT_TRUE(id.rfind("VUID-", 0) == 0 || id.rfind("SYNC-", 0) == 0 || id.rfind("WARDEN-", 0) == 0)
            << id;
        EXPECT_LE(std::count(id.begin(), id.end(), '*'), 1) << id;
        // The length that messages have room for.
        EXPECT_LT(id.size() + 48, 128u) << id;
    }
}

// The example of a pattern begins with an id in brackets; to other examples the page adds the id.
void ExpectExample(const wd_message_id &message) {
    const std::string example = message.example;
    EXPECT_GT(example.size(), 10u) << message.id;
    if (!strchr(message.id, '*')) {
        EXPECT_NE(example[0], '[') << message.id;
        return;
    }
    const size_t end = example.find(" ] ");
    ASSERT_NE(end, std::string::npos) << message.id;
    EXPECT_EQ(example.substr(0, 2), "[ ") << message.id;
    EXPECT_EQ(wd_message_find(example.substr(2, end - 2).c_str()), &message) << example;
}

TEST(MessageIdsTest, EveryEntryIsComplete) {
    for (size_t i = 0; i < wd_num_message_ids; i++) {
        const wd_message_id &message = wd_message_ids[i];
        for (const char *sentence : {message.meaning, message.fix}) {
            EXPECT_GT(strlen(sentence), 10u) << message.id;
            EXPECT_EQ(sentence[strlen(sentence) - 1], '.') << message.id << ": " << sentence;
        }
        ExpectExample(message);
        const std::string severity = message.severity;
        EXPECT_TRUE(severity == "error" || severity == "warning" || severity == "info" ||
                    severity == "info or warning" || severity == "error or warning")
            << message.id << ": " << severity;
    }
}

TEST(MessageIdsTest, FindsIdsAndPatterns) {
    for (size_t i = 0; i < wd_num_message_ids; i++) {
        char id[160];
        wd_message_compose(id, sizeof id, wd_message_ids[i].id, "vkCmdDispatch");
        EXPECT_EQ(wd_message_find(id), &wd_message_ids[i]) << id;
    }
    const wd_message_id *found = wd_message_find("VUID-vkCmdDrawIndexedIndirect-None-10068");
    ASSERT_NE(found, nullptr);
    EXPECT_STREQ(found->id, WD_ID_VUID_DESCRIPTOR_INDEX);
    EXPECT_STREQ(wd_message_meaning("WARDEN-gpuav-records-lost"),
                 wd_message_find(WD_ID_GPUAV_RECORDS_LOST)->meaning);
}

TEST(MessageIdsTest, UnknownIdsAreNotFound) {
    for (const char *id :
         {"", "VUID", "VUID--None-10068", "VUID-vkCmdDraw-None-02699", "VUID-a-b-None-10068",
          "WARDEN-gpuav-records", "WARDEN-gpuav-records-lost-2", "wARDEN-gpuav-records-lost"}) {
        EXPECT_EQ(wd_message_find(id), nullptr) << id;
        EXPECT_EQ(wd_message_meaning(id), nullptr) << id;
    }
}

TEST(MessageIdsTest, OldIdsNameIdsThatExist) {
    for (size_t i = 0; i < wd_num_message_aliases; i++) {
        const wd_message_alias &alias = wd_message_aliases[i];
        EXPECT_EQ(wd_message_find(alias.old_id), nullptr) << alias.old_id;
        EXPECT_NE(wd_message_find(alias.id), nullptr) << alias.id;
        EXPECT_EQ(wd_message_find_alias(alias.old_id), &alias);
        EXPECT_STREQ(wd_message_old_id(alias.id), alias.old_id);
    }
    EXPECT_EQ(wd_message_find_alias(WD_ID_SYNC_REDUNDANT_BARRIER), nullptr);
    EXPECT_EQ(wd_message_old_id(WD_ID_SYNC_WIDE_BARRIER), nullptr);
    EXPECT_STREQ(wd_message_old_id("WARDEN-sync-redundant-barrier"), "WARDEN-sync-excess-barrier");
    EXPECT_STREQ(wd_message_old_id("VUID-VkDescriptorImageInfo-imageLayout-00344"),
                 "WARDEN-gpuav-combined-image-layout");
}

TEST(MessageIdsTest, ComposesIdsAndCutsThemOff) {
    char id[64];
    EXPECT_STREQ(wd_message_compose(id, sizeof id, "VUID-*-None-10068", "vkCmdDraw"),
                 "VUID-vkCmdDraw-None-10068");
    EXPECT_STREQ(wd_message_compose(id, sizeof id, "WARDEN-report-summary", "vkCmdDraw"),
                 "WARDEN-report-summary");
    EXPECT_STREQ(wd_message_compose(id, 8, "VUID-*-None-10068", "vkCmdDraw"), "VUID-vk");
}

} // namespace
