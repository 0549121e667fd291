// Regions over a device that is made of counters: which call fails is chosen, and what is not given back is seen.
#include "vk/gpuav/runtime/gpuav_regions.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include "vk/util/failing_allocator.h"

namespace {

// What the fake driver did. One test runs at a time.
struct Driver {
    std::mutex mutex;
    int calls = 0;   // That can fail.
    int fail_at = 0; // 0: none.
    int alive = 0;   // Objects not destroyed.
    uint32_t memory_types = ~0u;
    std::set<void *> memory;
};
Driver *driver;

template <typename Handle> Handle NewHandle(uint64_t size = 8) {
    return reinterpret_cast<Handle>(std::calloc(1, size));
}

bool Fails() {
    std::lock_guard<std::mutex> lock(driver->mutex);
    ++driver->calls;
    if (driver->fail_at && driver->calls >= driver->fail_at)
        return true;
    ++driver->alive;
    return false;
}

void Gone(void *object) {
    std::lock_guard<std::mutex> lock(driver->mutex);
    --driver->alive;
    std::free(object);
}

VkResult VKAPI_CALL CreateBuffer(VkDevice, const VkBufferCreateInfo *info, const VkAllocationCallbacks *,
                                 VkBuffer *buffer) {
    if (Fails())
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    *buffer = NewHandle<VkBuffer>();
    std::memcpy(reinterpret_cast<void *>(*buffer), &info->size, sizeof(info->size));
    return VK_SUCCESS;
}
void VKAPI_CALL DestroyBuffer(VkDevice, VkBuffer buffer, const VkAllocationCallbacks *) {
    Gone(reinterpret_cast<void *>(buffer));
}
void VKAPI_CALL GetBufferMemoryRequirements(VkDevice, VkBuffer buffer, VkMemoryRequirements *requirements) {
    std::memcpy(&requirements->size, reinterpret_cast<void *>(buffer), sizeof(requirements->size));
    requirements->alignment = 64;
    requirements->memoryTypeBits = driver->memory_types;
}
VkResult VKAPI_CALL AllocateMemory(VkDevice, const VkMemoryAllocateInfo *info, const VkAllocationCallbacks *,
                                   VkDeviceMemory *memory) {
    if (Fails())
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    *memory = NewHandle<VkDeviceMemory>(info->allocationSize);
    std::memset(reinterpret_cast<void *>(*memory), 0xcd, info->allocationSize);
    return VK_SUCCESS;
}
void VKAPI_CALL FreeMemory(VkDevice, VkDeviceMemory memory, const VkAllocationCallbacks *) {
    Gone(reinterpret_cast<void *>(memory));
}
VkResult VKAPI_CALL BindBufferMemory(VkDevice, VkBuffer, VkDeviceMemory, VkDeviceSize) {
    return VK_SUCCESS;
}
VkResult VKAPI_CALL MapMemory(VkDevice, VkDeviceMemory memory, VkDeviceSize, VkDeviceSize, VkMemoryMapFlags,
                              void **data) {
    if (Fails())
        return VK_ERROR_MEMORY_MAP_FAILED;
    *data = reinterpret_cast<void *>(memory);
    return VK_SUCCESS;
}
void VKAPI_CALL UnmapMemory(VkDevice, VkDeviceMemory) {
    Gone(nullptr);
}
VkResult VKAPI_CALL CreateDescriptorPool(VkDevice, const VkDescriptorPoolCreateInfo *,
                                         const VkAllocationCallbacks *, VkDescriptorPool *pool) {
    if (Fails())
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    *pool = NewHandle<VkDescriptorPool>();
    return VK_SUCCESS;
}
void VKAPI_CALL DestroyDescriptorPool(VkDevice, VkDescriptorPool pool, const VkAllocationCallbacks *) {
    Gone(reinterpret_cast<void *>(pool));
}
VkResult VKAPI_CALL AllocateDescriptorSets(VkDevice, const VkDescriptorSetAllocateInfo *info,
                                           VkDescriptorSet *set) {
    if (Fails())
        return VK_ERROR_OUT_OF_POOL_MEMORY;
    --driver->alive; // Goes with its pool.
    *set = reinterpret_cast<VkDescriptorSet>(info->descriptorPool);
    return VK_SUCCESS;
}
void VKAPI_CALL UpdateDescriptorSets(VkDevice, uint32_t count, const VkWriteDescriptorSet *writes, uint32_t,
                                     const VkCopyDescriptorSet *) {
    ASSERT_EQ(count, 1u);
    EXPECT_EQ(writes[0].descriptorType, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC);
}

class RegionsTest : public ::testing::Test {
  protected:
    RegionsTest() {
        driver = &driver_;
        dispatch_.CreateBuffer = CreateBuffer;
        dispatch_.DestroyBuffer = DestroyBuffer;
        dispatch_.GetBufferMemoryRequirements = GetBufferMemoryRequirements;
        dispatch_.AllocateMemory = AllocateMemory;
        dispatch_.FreeMemory = FreeMemory;
        dispatch_.BindBufferMemory = BindBufferMemory;
        dispatch_.MapMemory = MapMemory;
        dispatch_.UnmapMemory = UnmapMemory;
        dispatch_.CreateDescriptorPool = CreateDescriptorPool;
        dispatch_.DestroyDescriptorPool = DestroyDescriptorPool;
        dispatch_.AllocateDescriptorSets = AllocateDescriptorSets;
        dispatch_.UpdateDescriptorSets = UpdateDescriptorSets;
        info_.dispatch = &dispatch_;
        info_.allocator = wd_allocator_default();
        info_.memory.memoryTypeCount = 1;
        info_.memory.memoryTypes[0].propertyFlags =
            VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
        info_.offset_alignment = 64;
        info_.max_range = 1u << 27;
        info_.records_per_command = 16;
        info_.block_size = 1u << 20;
    }

    Driver driver_;
    wd_device_dispatch dispatch_ = {};
    wd_gpuav_regions_info info_ = {};
    wd_gpuav_regions regions_ = {};
    VkResult result_ = VK_SUCCESS;
};

TEST_F(RegionsTest, SlabsAreZeroedAlignedAndApart) {
    ASSERT_EQ(wd_gpuav_regions_init(&regions_, &info_, &result_), WD_OK);
    EXPECT_EQ(regions_.region_size % 64, 0u);
    EXPECT_GE(regions_.region_size, 4u * (1 + 16 * 10));
    std::set<uint32_t *> seen;
    std::vector<wd_gpuav_slab *> slabs;
    for (uint32_t size_class = 0; size_class < WD_GPUAV_SLAB_SIZES; size_class++) {
        for (int i = 0; i < 100; i++) {
            wd_gpuav_slab *slab = wd_gpuav_regions_acquire(&regions_, size_class);
            ASSERT_NE(slab, nullptr);
            ASSERT_EQ(slab->num_regions, 4u << (2 * size_class));
            for (uint32_t k = 0; k < slab->num_regions; k++) {
                uint32_t *words = wd_gpuav_slab_region(&regions_, slab, k);
                EXPECT_TRUE(seen.insert(words).second);
                EXPECT_EQ(words[0] | words[regions_.region_words - 1], 0u);
                words[0] = words[regions_.region_words - 1] = 1; // Overlap would show.
            }
            slabs.push_back(slab);
        }
    }
    for (wd_gpuav_slab *slab : slabs) {
        std::memset(slab->words, 0, (size_t)slab->num_regions * regions_.region_size);
        wd_gpuav_regions_release(&regions_, slab);
    }
    wd_gpuav_regions_finish(&regions_);
    EXPECT_EQ(driver_.alive, 0);
}

TEST_F(RegionsTest, ReleasedSlabsAreUsedAgain) {
    ASSERT_EQ(wd_gpuav_regions_init(&regions_, &info_, &result_), WD_OK);
    for (int i = 0; i < 100000; i++)
        wd_gpuav_regions_release(&regions_, wd_gpuav_regions_acquire(&regions_, 2));
    EXPECT_LE(regions_.memory_used, 2u * info_.block_size);
    wd_gpuav_regions_finish(&regions_);
}

TEST_F(RegionsTest, EveryDriverCallMayFail) {
    for (int fail_at = 1; fail_at < 30; fail_at++) {
        driver_.calls = 0;
        driver_.fail_at = fail_at;
        wd_status status = wd_gpuav_regions_init(&regions_, &info_, &result_);
        if (status == WD_OK) {
            while (wd_gpuav_regions_acquire(&regions_, 0) != nullptr) {
            }
            EXPECT_NE(regions_.failure, VK_SUCCESS);
            EXPECT_NE(regions_.fallback, nullptr);
            int calls = driver_.calls;
            EXPECT_EQ(wd_gpuav_regions_acquire(&regions_, 1), nullptr);
            EXPECT_EQ(driver_.calls, calls) << "the driver is asked again after it failed";
        } else {
            EXPECT_EQ(status, WD_ERROR_OUT_OF_MEMORY);
            EXPECT_NE(result_, VK_SUCCESS);
        }
        wd_gpuav_regions_finish(&regions_);
        ASSERT_EQ(driver_.alive, 0) << fail_at;
    }
}

TEST_F(RegionsTest, EveryAllocationMayFail) {
    for (size_t n = 1; n < 6; n++) {
        wd_failing_allocator failing = {n, 0, 0};
        info_.allocator = wd_failing_allocator_get(&failing);
        if (wd_gpuav_regions_init(&regions_, &info_, &result_) == WD_OK)
            for (uint32_t i = 0; i < WD_GPUAV_SLAB_SIZES; i++)
                wd_gpuav_regions_acquire(&regions_, i);
        wd_gpuav_regions_finish(&regions_);
        EXPECT_EQ(failing.alive, 0u);
        EXPECT_EQ(driver_.alive, 0);
    }
}

TEST_F(RegionsTest, MaxMemoryIsABoundNotAFailure) {
    info_.max_memory = 256u << 10;
    info_.block_size = 64u << 10;
    ASSERT_EQ(wd_gpuav_regions_init(&regions_, &info_, &result_), WD_OK);
    std::vector<wd_gpuav_slab *> slabs;
    while (wd_gpuav_slab *slab = wd_gpuav_regions_acquire(&regions_, 2))
        slabs.push_back(slab);
    EXPECT_LE(regions_.memory_used, info_.max_memory);
    EXPECT_EQ(regions_.failure, VK_SUCCESS);
    ASSERT_FALSE(slabs.empty());
    wd_gpuav_regions_release(&regions_, slabs[0]);
    EXPECT_EQ(wd_gpuav_regions_acquire(&regions_, 2), slabs[0]);
    wd_gpuav_regions_finish(&regions_);
}

TEST_F(RegionsTest, NoFittingMemoryIsUnsupported) {
    info_.memory.memoryTypes[0].propertyFlags = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
    EXPECT_EQ(wd_gpuav_regions_init(&regions_, &info_, &result_), WD_ERROR_UNSUPPORTED);
    EXPECT_EQ(result_, VK_SUCCESS);
    EXPECT_EQ(driver_.alive, 0);
}

TEST_F(RegionsTest, ARangeThatIsTooSmallIsUnsupported) {
    info_.max_range = 64;
    EXPECT_EQ(wd_gpuav_regions_init(&regions_, &info_, &result_), WD_ERROR_UNSUPPORTED);
    EXPECT_EQ(driver_.alive, 0);
}

TEST_F(RegionsTest, ThreadsTakeAndGive) {
    ASSERT_EQ(wd_gpuav_regions_init(&regions_, &info_, &result_), WD_OK);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; t++) {
        threads.emplace_back([this, t] {
            for (int i = 0; i < 2000; i++) {
                wd_gpuav_slab *slab =
                    wd_gpuav_regions_acquire(&regions_, (uint32_t)(i + t) % WD_GPUAV_SLAB_SIZES);
                ASSERT_NE(slab, nullptr);
                EXPECT_EQ(slab->words[0], 0u);
                slab->words[0] = 1;
                slab->words[0] = 0;
                wd_gpuav_regions_release(&regions_, slab);
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    wd_gpuav_regions_finish(&regions_);
    EXPECT_EQ(driver_.alive, 0);
}

TEST(Regions, FinishAcceptsZeroedStorage) {
    wd_gpuav_regions regions = {};
    wd_gpuav_regions_finish(&regions);
}

} // namespace
