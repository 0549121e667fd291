#include "vk/handles/handle_ids.h"

#include <atomic>
#include <cstdlib>
#include <set>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace {

constexpr uint32_t kBuffer = 9, kImage = 10;

TEST(HandleIdsTest, NumbersLeadToHandles) {
    const uint64_t root = wd_handle_ids_add(0x1000, 1, 0, nullptr);
    const uint64_t first = wd_handle_ids_add(5, kBuffer, root, nullptr);
    const uint64_t second = wd_handle_ids_add(5, kBuffer, root, nullptr);
    EXPECT_NE(first, second) << "the driver gave one handle to two objects";
    EXPECT_EQ(wd_handle_ids_unwrap(first), 5u);
    EXPECT_EQ(wd_handle_ids_unwrap(second), 5u);
    wd_handle_ids_remove(first);
    EXPECT_EQ(wd_handle_ids_unwrap(first), 0u);
    EXPECT_EQ(wd_handle_ids_unwrap(second), 5u);
    wd_handle_ids_remove(root);
    EXPECT_EQ(wd_handle_ids_unwrap(second), 0u);
}

TEST(HandleIdsTest, OtherNumbersStayAsTheyAre) {
    EXPECT_EQ(wd_handle_ids_unwrap(0), 0u);
    EXPECT_EQ(wd_handle_ids_unwrap(5), 5u);
    EXPECT_EQ(wd_handle_ids_unwrap(0x7fffdeadbeef), 0x7fffdeadbeefu);
    EXPECT_EQ(wd_handle_ids_unwrap(UINT64_MAX), UINT64_MAX);
    EXPECT_EQ(wd_handle_ids_unwrap(UINT64_C(0x5700000000000000)), 0u);
    EXPECT_EQ(wd_handle_ids_unwrap(UINT64_C(0x57ffffffffffffff)), 0u);
    wd_handle_ids_remove(0);
    wd_handle_ids_remove(5);
    wd_handle_ids_remove(UINT64_C(0x57ffffffffffffff));
    EXPECT_EQ(wd_handle_ids_add(5, kBuffer, 7, nullptr), 0u) << "there is no such parent";
}

TEST(HandleIdsTest, NumbersAreNeverUsedAgain) {
    std::set<uint64_t> seen;
    const uint64_t root = wd_handle_ids_add(0x1000, 1, 0, nullptr);
    for (int i = 0; i < 10000; i++) {
        const uint64_t number = wd_handle_ids_add(7, kBuffer, root, nullptr);
        EXPECT_TRUE(seen.insert(number).second);
        wd_handle_ids_remove(number);
    }
    wd_handle_ids_remove(root);
}

// The numbers of a run.
std::vector<uint64_t> CreateSome() {
    std::vector<uint64_t> numbers;
    const uint64_t root = wd_handle_ids_add(0x1000, 1, 0, nullptr);
    for (uint64_t i = 0; i < 10; i++) {
        numbers.push_back(wd_handle_ids_add(100 * i, kBuffer, root, nullptr));
    }
    wd_handle_ids_remove(numbers[3]);
    numbers.push_back(wd_handle_ids_add(1, kImage, root, nullptr));
    wd_handle_ids_remove(root);
    return numbers;
}

TEST(HandleIdsTest, NumbersFollowFromTheOrderOfCreation) {
    constexpr uint64_t kIndex = 0xffffff;
    const std::vector<uint64_t> first = CreateSome(), second = CreateSome();
    for (size_t i = 0; i < first.size(); i++) {
        EXPECT_EQ(first[i] & kIndex, second[i] & kIndex);
        EXPECT_NE(first[i], second[i]) << "a number is used once in a process";
    }
    EXPECT_EQ(first[10] & kIndex, first[3] & kIndex) << "the entry that was free is used first";
}

TEST(HandleIdsTest, ChildrenEndWithTheirParent) {
    const uint64_t root = wd_handle_ids_add(0x1000, 1, 0, nullptr);
    const uint64_t pool = wd_handle_ids_add(1, kBuffer, root, nullptr);
    const uint64_t other = wd_handle_ids_add(2, kBuffer, root, nullptr);
    std::vector<uint64_t> sets;
    for (uint64_t i = 0; i < 5; i++) {
        sets.push_back(wd_handle_ids_add(10 + i, kImage, pool, std::malloc(8)));
    }
    wd_handle_ids_remove(sets[2]);
    wd_handle_ids_remove_children(pool);
    for (uint64_t set : sets) {
        EXPECT_EQ(wd_handle_ids_unwrap(set), 0u);
    }
    EXPECT_EQ(wd_handle_ids_unwrap(pool), 1u);
    const uint64_t child = wd_handle_ids_add(3, kImage, pool, nullptr);
    wd_handle_ids_remove(pool);
    EXPECT_EQ(wd_handle_ids_unwrap(child), 0u);
    EXPECT_EQ(wd_handle_ids_unwrap(other), 2u);
    wd_handle_ids_remove(root);
    EXPECT_EQ(wd_handle_ids_unwrap(other), 0u);
}

TEST(HandleIdsTest, HandlesThatAreAskedForKeepTheirNumber) {
    const uint64_t root = wd_handle_ids_add(0x1000, 1, 0, nullptr);
    const uint64_t swapchain = wd_handle_ids_add(1, kBuffer, root, nullptr);
    const uint64_t other = wd_handle_ids_add(2, kBuffer, root, nullptr);
    const uint64_t image = wd_handle_ids_find_or_add(5, kImage, swapchain);
    EXPECT_EQ(wd_handle_ids_find_or_add(5, kImage, swapchain), image);
    EXPECT_NE(wd_handle_ids_find_or_add(6, kImage, swapchain), image);
    EXPECT_NE(wd_handle_ids_find_or_add(5, kBuffer, swapchain), image);
    EXPECT_NE(wd_handle_ids_find_or_add(5, kImage, other), image);
    wd_handle_ids_remove(root);
}

TEST(HandleIdsTest, DataBelongsToTheEntry) {
    const uint64_t root = wd_handle_ids_add(0x1000, 1, 0, nullptr);
    void *data = std::malloc(16);
    const uint64_t number = wd_handle_ids_add(1, kBuffer, root, data);
    EXPECT_EQ(wd_handle_ids_data(number), data);
    EXPECT_EQ(wd_handle_ids_data(root), nullptr);
    wd_handle_ids_remove(root);
    EXPECT_EQ(wd_handle_ids_data(number), nullptr);
}

TEST(HandleIdsTest, ThreadsAddLookUpAndRemove) {
    const uint64_t root = wd_handle_ids_add(0x1000, 1, 0, nullptr);
    const uint64_t shared = wd_handle_ids_add(0x2000, kBuffer, root, nullptr);
    std::vector<std::thread> threads;
    for (uint64_t t = 0; t < 4; t++) {
        threads.emplace_back([&, t] {
            for (uint64_t i = 1; i < 5000; i++) {
                const uint64_t handle = t << 32 | i;
                const uint64_t number = wd_handle_ids_add(handle, kImage, root, nullptr);
                EXPECT_EQ(wd_handle_ids_unwrap(number), handle);
                EXPECT_EQ(wd_handle_ids_unwrap(shared), 0x2000u);
                wd_handle_ids_remove(number);
                EXPECT_EQ(wd_handle_ids_unwrap(number), 0u);
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    wd_handle_ids_remove(root);
}

} // namespace
