// The look-up table without locks, under threads that insert, remove and look up: slots are recycled all the time.
#include <atomic>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "vk/state/state_table.h"
#include "vk/util/stress_rounds.h"

namespace {

constexpr int kWriters = 2, kReaders = 2;
constexpr uint64_t kNumKept = 64, kNumOfWriter = 400;

// Keys of kept objects, and of those that a writer inserts and removes: no key belongs to two of them.
uint64_t KeptHandle(uint64_t index) {
    return 1 + index * (kWriters + 1);
}
uint64_t WriterHandle(int writer, uint64_t index) {
    return 2 + static_cast<uint64_t>(writer) + index * (kWriters + 1);
}

wd_state_object ObjectOf(uint64_t handle) {
    wd_state_object object = {};
    object.type = VK_OBJECT_TYPE_BUFFER;
    object.handle = handle;
    object.id = ~handle;
    return object;
}

class StateTableStress : public ::testing::Test {
  protected:
    void SetUp() override {
        wd_state_table_init(&table_, wd_allocator_default());
        for (uint64_t i = 0; i < kNumKept; i++) {
            kept_.push_back(ObjectOf(KeptHandle(i)));
        }
        for (wd_state_object &object : kept_) {
            Insert(&object);
        }
    }
    void TearDown() override {
        for (size_t i = 0; i < WD_STATE_NUM_SHARDS; i++) {
            EXPECT_TRUE(wd_state_shard_validate(wd_state_table_shard_at(&table_, i)));
        }
        wd_state_table_finish(&table_);
    }
    void Insert(wd_state_object *object) {
        wd_state_shard *shard = wd_state_table_shard(&table_, object->type, object->handle);
        pthread_mutex_lock(&shard->lock);
        EXPECT_EQ(wd_state_shard_set(&table_, shard, object), WD_OK);
        pthread_mutex_unlock(&shard->lock);
    }
    void Remove(const wd_state_object *object) {
        wd_state_shard *shard = wd_state_table_shard(&table_, object->type, object->handle);
        pthread_mutex_lock(&shard->lock);
        wd_state_shard_clear(shard, object->type, object->handle);
        pthread_mutex_unlock(&shard->lock);
    }
    const wd_state_object *Find(uint64_t handle) const {
        return wd_state_table_find(&table_, VK_OBJECT_TYPE_BUFFER, handle);
    }
    // Write inserts and removes the objects of a writer, at most 8 at a time, so that tables of removed keys fill and
    // are replaced. It returns how often a look-up of the same thread missed such a change.
    int Write(std::vector<wd_state_object> *objects, int rounds) {
        int num_wrong = 0;
        for (int round = 0; round < rounds; round++) {
            wd_state_object *added = &(*objects)[static_cast<uint64_t>(round) % kNumOfWriter];
            Insert(added);
            num_wrong += Find(added->handle) != added;
            const wd_state_object *removed =
                &(*objects)[(static_cast<uint64_t>(round) + kNumOfWriter - 8) % kNumOfWriter];
            Remove(removed);
            num_wrong += Find(removed->handle) != nullptr;
        }
        for (const wd_state_object &object : *objects) {
            Remove(&object);
        }
        return num_wrong;
    }
    // Read returns how often a kept object was not found, or a key gave the object of another key.
    int Read(uint64_t seed) const {
        int num_wrong = 0;
        for (uint64_t i = seed; i < seed + 64; i++) {
            const wd_state_object *kept = Find(KeptHandle(i % kNumKept));
            num_wrong += !kept || kept != &kept_[i % kNumKept];
            const uint64_t handle = WriterHandle(static_cast<int>(i % kWriters), i % kNumOfWriter);
            const wd_state_object *found = Find(handle);
            num_wrong += found && (found->handle != handle || found->id != ~handle);
        }
        return num_wrong;
    }

    wd_state_table table_;
    std::vector<wd_state_object> kept_;
};

TEST_F(StateTableStress, KeysThatComeAndGo) {
    const int rounds = StressRounds(200000);
    std::vector<wd_state_object> objects[kWriters];
    for (int writer = 0; writer < kWriters; writer++) {
        for (uint64_t i = 0; i < kNumOfWriter; i++) {
            objects[writer].push_back(ObjectOf(WriterHandle(writer, i)));
        }
    }
    std::atomic<int> num_wrong{0}, num_writing{kWriters};
    RunThreads(kWriters + kReaders, [&](int number) {
        if (number < kWriters) {
            num_wrong += Write(&objects[number], rounds);
            num_writing--;
        }
        for (uint64_t seed = static_cast<uint64_t>(number); num_writing > 0; seed += 64) {
            num_wrong += Read(seed);
        }
    });
    EXPECT_EQ(num_wrong, 0);
    uint64_t num_recycles = 0;
    for (size_t i = 0; i < WD_STATE_NUM_SHARDS; i++) {
        num_recycles += wd_state_table_shard_at(&table_, i)->recycles;
    }
    EXPECT_GT(num_recycles, 100u) << "the test is of slots that are recycled";
}

} // namespace
