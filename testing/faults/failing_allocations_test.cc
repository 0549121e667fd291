// Every allocation of the layer fails once, and all from every n-th on, under all validators: no crash, and no leak.
#include <gtest/gtest.h>

#include "testing/faults/layer_heap.h"
#include "testing/faults/validated.h"

namespace wd::testing {
namespace {

class FailingAllocations : public ::testing::Test {
  protected:
    void SetUp() override {
        if (!StartLayerHeap(LayerFolder(Layer::kWarden) + "/libVkLayer_warden_validation.so")) {
            GTEST_SKIP() << "the heap belongs to a sanitizer: run this test without one";
        }
        Run(0, false); // Allocations that the layer makes once for the process.
        clean_ = Run(0, false);
        ASSERT_GT(clean_.num_allocations, 100u);
    }

    static LayerHeap Run(uint64_t n, bool and_later) {
        FailLayerAllocation(n, and_later);
        {
            Program program(1);
            program.RunEachOnce();
        }
        return ReadLayerHeap();
    }

    // RunAll lets each allocation fail until a run has fewer.
    void RunAll(bool and_later) {
        LayerHeap heap = clean_;
        uint64_t n = 0;
        do {
            heap = Run(++n, and_later);
            EXPECT_EQ(heap.num_live, clean_.num_live) << "allocation " << n;
        } while (heap.num_failed && !HasFailure());
        EXPECT_GT(n, clean_.num_allocations / 2);
    }

    Validated validated_;
    LayerHeap clean_ = {};
};

TEST_F(FailingAllocations, EachAllocation) {
    RunAll(false);
}

TEST_F(FailingAllocations, AllFromEachOn) {
    RunAll(true);
}

} // namespace
} // namespace wd::testing
