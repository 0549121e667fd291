#include "testing/faults/layer_heap.h"

#include <dlfcn.h>
#include <link.h>

#include <atomic>
#include <cerrno>
#include <cstddef>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define WD_HEAP_IS_TAKEN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define WD_HEAP_IS_TAKEN 1
#endif
#endif

namespace wd::testing {
namespace {

// The layer's addresses; both 0 before StartLayerHeap.
std::atomic<uintptr_t> layer_begin, layer_end;
std::atomic<uint64_t> num_allocations, num_failed, first_failure, num_live;
std::atomic<bool> later_ones_fail;

// The live allocations of the layer: open addressing, a free slot is 0 and a slot that was freed is 1.
constexpr size_t kNumSlots = size_t(1) << 20;
std::atomic<uintptr_t> slots[kNumSlots];

size_t SlotOf(uintptr_t address) {
    return address * UINT64_C(0x9e3779b97f4a7c15) >> 44;
}

} // namespace

#ifndef WD_HEAP_IS_TAKEN

namespace {

bool IsOfLayer(const void *caller) {
    const auto address = reinterpret_cast<uintptr_t>(caller);
    return address >= layer_begin.load(std::memory_order_relaxed) &&
           address < layer_end.load(std::memory_order_relaxed);
}

bool Fails() {
    const uint64_t number = ++num_allocations, first = first_failure;
    const bool fails = first && (number == first || (later_ones_fail && number > first));
    num_failed += fails;
    return fails;
}

void *Keep(void *memory) {
    if (memory) {
        const auto address = reinterpret_cast<uintptr_t>(memory);
        num_live++;
        for (size_t i = SlotOf(address);; i = (i + 1) % kNumSlots) {
            uintptr_t seen = slots[i];
            if (seen <= 1 && slots[i].compare_exchange_strong(seen, address)) {
                break;
            }
        }
    }
    return memory;
}

void Forget(const void *memory) {
    const auto address = reinterpret_cast<uintptr_t>(memory);
    if (!memory || !num_live.load(std::memory_order_relaxed)) {
        return;
    }
    for (size_t i = SlotOf(address);; i = (i + 1) % kNumSlots) {
        uintptr_t seen = slots[i];
        if (seen == 0) {
            return;
        }
        if (seen == address && slots[i].compare_exchange_strong(seen, 1)) {
            num_live--;
            return;
        }
    }
}

} // namespace
} // namespace wd::testing

extern "C" {
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void __libc_free(void *memory);

__attribute__((visibility("default"))) void *malloc(size_t size) {
    if (!wd::testing::IsOfLayer(__builtin_return_address(0))) {
        return __libc_malloc(size);
    }
    if (wd::testing::Fails()) {
        errno = ENOMEM;
        return nullptr;
    }
    return wd::testing::Keep(__libc_malloc(size));
}

__attribute__((visibility("default"))) void *calloc(size_t count, size_t size) {
    if (!wd::testing::IsOfLayer(__builtin_return_address(0))) {
        return __libc_calloc(count, size);
    }
    if (wd::testing::Fails()) {
        errno = ENOMEM;
        return nullptr;
    }
    return wd::testing::Keep(__libc_calloc(count, size));
}

__attribute__((visibility("default"))) void *realloc(void *memory, size_t size) {
    if (!wd::testing::IsOfLayer(__builtin_return_address(0))) {
        wd::testing::Forget(memory);
        return __libc_realloc(memory, size);
    }
    if (wd::testing::Fails()) {
        errno = ENOMEM;
        return nullptr;
    }
    void *const resized = __libc_realloc(memory, size);
    if (resized) {
        wd::testing::Forget(memory);
    }
    return wd::testing::Keep(resized);
}

__attribute__((visibility("default"))) void free(void *memory) {
    wd::testing::Forget(memory);
    __libc_free(memory);
}
}

namespace wd::testing {

#endif

namespace {

// FindLayer fills the addresses with those of the library that has the symbol `data`.
int FindLayer(dl_phdr_info *info, size_t, void *data) {
    uintptr_t begin = UINTPTR_MAX, end = 0;
    for (size_t i = 0; i < info->dlpi_phnum; i++) {
        if (info->dlpi_phdr[i].p_type == PT_LOAD) {
            const uintptr_t segment = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
            begin = segment < begin ? segment : begin;
            end = segment + info->dlpi_phdr[i].p_memsz > end ? segment + info->dlpi_phdr[i].p_memsz : end;
        }
    }
    const auto symbol = reinterpret_cast<uintptr_t>(data);
    if (symbol < begin || symbol >= end) {
        return 0;
    }
    layer_end = end;
    layer_begin = begin;
    return 1;
}

} // namespace

bool StartLayerHeap(const std::string &library) {
#ifdef WD_HEAP_IS_TAKEN
    (void)FindLayer;
    return library.empty();
#else
    void *const layer = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    void *const symbol = layer ? dlsym(layer, "vkNegotiateLoaderLayerInterfaceVersion") : nullptr;
    return symbol && dl_iterate_phdr(FindLayer, symbol);
#endif
}

void FailLayerAllocation(uint64_t n, bool and_later) {
    first_failure = n;
    later_ones_fail = and_later;
    num_allocations = 0;
    num_failed = 0;
}

LayerHeap ReadLayerHeap() {
    return {num_allocations, num_failed, num_live};
}

} // namespace wd::testing
