// The heap of the layer in this process: which allocations fail, and the allocations left at the end. The test's
// executable replaces malloc and its kin for all libraries; calls from the layer's code are counted, and all others
// pass.
//
//     if (!wd::testing::StartLayerHeap(path)) skip;       // a sanitizer has the heap
//     FailLayerAllocation(7, false);                     // the 7th fails
//     ...
//     LayerHeap heap = ReadLayerHeap();                  // heap.num_live is 0 again
//
// Memory that libraries of the system allocate for the layer (stdio, C++) is theirs. Safe from several threads.
#ifndef WARDEN_TESTING_FAULTS_LAYER_HEAP_H
#define WARDEN_TESTING_FAULTS_LAYER_HEAP_H

#include <cstdint>
#include <string>

namespace wd::testing {

struct LayerHeap {
    uint64_t num_allocations; // Since FailLayerAllocation, the failed ones too.
    uint64_t num_failed;
    uint64_t num_live;
};

// StartLayerHeap loads the layer, for good, and begins to count. False where the heap cannot be replaced.
bool StartLayerHeap(const std::string &library);

// FailLayerAllocation counts from zero again and lets the n-th allocation fail, from 1, and all after it if
// `and_later`. 0: none.
void FailLayerAllocation(uint64_t n, bool and_later);

LayerHeap ReadLayerHeap();

} // namespace wd::testing

#endif
