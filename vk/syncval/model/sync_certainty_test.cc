// Each test changes one value of a hazard that is uncertain or certain.
#include "vk/syncval/model/sync_certainty.h"

#include <gtest/gtest.h>

#include "vk/syncval/model/sync_scope.h"

namespace {

constexpr uint64_t kPriorTag = 3, kTag = 9;

// A copy wrote the buffer; a chain leads to the compute shader that reads it.
wd_sync_hazard Hazard() {
    wd_sync_hazard hazard = {};
    hazard.kind = WD_SYNC_READ_AFTER_WRITE;
    hazard.space = WD_SYNC_LINEAR;
    hazard.range = {100, 200};
    hazard.access.tag = kTag;
    hazard.access.usage = WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ;
    hazard.prior.tag = kPriorTag;
    hazard.prior.usage = WD_SYNC_COPY_TRANSFER_WRITE;
    hazard.barrier_stages = wd_sync_usage_stage(hazard.access.usage);
    return hazard;
}

bool IsCertain(const wd_sync_hazard &hazard, uint64_t last_tag) {
    wd_sync_unknowns unknowns = {};
    unknowns.last_tag = last_tag;
    return wd_sync_hazard_is_certain(&hazard, &unknowns);
}

bool IsCertainWithRead(const wd_sync_hazard &hazard, wd_sync_bounded_read read, uint64_t offset = 0) {
    wd_sync_bounded_reads reads = {};
    reads.items = &read;
    reads.count = reads.capacity = 1;
    wd_sync_unknowns unknowns = {};
    unknowns.reads = &reads;
    unknowns.offset = offset;
    return wd_sync_hazard_is_certain(&hazard, &unknowns);
}

TEST(SyncCertainty, KnownAccessesAreCertain) {
    EXPECT_TRUE(IsCertain(Hazard(), 0));
}

TEST(SyncCertainty, AnUnknownAccessInBetweenMayBeTheEndOfTheChain) {
    EXPECT_FALSE(IsCertain(Hazard(), kPriorTag + 1));
    EXPECT_TRUE(IsCertain(Hazard(), kPriorTag)) << "before the write";
}

TEST(SyncCertainty, WithoutAChainToItsStageTheAccessIsCertain) {
    wd_sync_hazard hazard = Hazard();
    hazard.barrier_stages = wd_sync_usage_stage(WD_SYNC_COPY_TRANSFER_WRITE);
    EXPECT_TRUE(IsCertain(hazard, kPriorTag + 1));
}

TEST(SyncCertainty, AnOverwrittenReadIsCertain) {
    wd_sync_hazard hazard = Hazard();
    hazard.access.usage = WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE;
    hazard.prior.usage = WD_SYNC_COPY_TRANSFER_READ;
    EXPECT_TRUE(IsCertain(hazard, kPriorTag + 1));
}

TEST(SyncCertainty, ABoundedReadCountsInItsRange) {
    EXPECT_FALSE(IsCertainWithRead(Hazard(), {kPriorTag + 1, {199, 300}}));
    EXPECT_TRUE(IsCertainWithRead(Hazard(), {kPriorTag + 1, {200, 300}})) << "after the range";
    EXPECT_TRUE(IsCertainWithRead(Hazard(), {kPriorTag + 1, {0, 100}})) << "before the range";
}

TEST(SyncCertainty, ABoundedReadCountsBetweenTheAccesses) {
    EXPECT_TRUE(IsCertainWithRead(Hazard(), {kPriorTag, {100, 200}}));
    EXPECT_TRUE(IsCertainWithRead(Hazard(), {kTag, {100, 200}}));
    EXPECT_FALSE(IsCertainWithRead(Hazard(), {1, {100, 200}}, kPriorTag)) << "with its offset";
}

TEST(SyncCertainty, ABoundedReadOfSharedMemoryCountsInAnyRange) {
    wd_sync_hazard hazard = Hazard();
    hazard.is_shared = true;
    EXPECT_FALSE(IsCertainWithRead(hazard, {kPriorTag + 1, {200, 300}}));
}

TEST(SyncCertainty, TransformFeedbackAppends) {
    wd_sync_hazard hazard = Hazard();
    hazard.access.usage = hazard.prior.usage = WD_SYNC_TRANSFORM_FEEDBACK_TRANSFORM_FEEDBACK_WRITE;
    EXPECT_FALSE(IsCertain(hazard, 0));
    hazard.prior.usage = WD_SYNC_COPY_TRANSFER_WRITE;
    EXPECT_TRUE(IsCertain(hazard, 0));
}

} // namespace
