// Regions on a fake device: the tests choose the call that fails, and see objects that are not destroyed.
#include "vk/gpuav/device/memory/gpuav_regions.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include "vk/util/failing_allocator.h"

namespace {

// The calls of the fake driver. One test runs at a time.
struct Driver {
    std::mutex mutex;
    int calls = 0;   // Calls that can fail.
    int fail_at = 0; // The number of the call that fails; 0: none.
    int alive = 0;   // Objects not destroyed.
    uint32_t memory_types = ~0u;
    std::set<void *> memory;
    // Memory of buffers with addresses; the address is the memory's.
    std::map<VkBuffer, VkDeviceMemory> bound;
};
Driver *driver;

template <typename Handle> Handle NewHandle(uint64_t size = 8) {
    return reinterpret_cast<Handle>(std::calloc(1, size));
}

bool Fails() {
    std::lock_guard<std::mutex> lock(driver->mutex);
    ++driver->calls;
    if (driver->fail_at && driver->calls >= driver->fail_at) {
        return true;
    }
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
    if (Fails()) {
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    }
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
    if (Fails()) {
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    *memory = NewHandle<VkDeviceMemory>(info->allocationSize);
    std::memset(reinterpret_cast<void *>(*memory), 0xcd, info->allocationSize);
    return VK_SUCCESS;
}
void VKAPI_CALL FreeMemory(VkDevice, VkDeviceMemory memory, const VkAllocationCallbacks *) {
    Gone(reinterpret_cast<void *>(memory));
}
VkResult VKAPI_CALL BindBufferMemory(VkDevice, VkBuffer buffer, VkDeviceMemory memory, VkDeviceSize) {
    std::lock_guard<std::mutex> lock(driver->mutex);
    driver->bound[buffer] = memory;
    return VK_SUCCESS;
}
VkDeviceAddress VKAPI_CALL GetBufferDeviceAddress(VkDevice, const VkBufferDeviceAddressInfo *info) {
    std::lock_guard<std::mutex> lock(driver->mutex);
    return reinterpret_cast<VkDeviceAddress>(driver->bound[info->buffer]);
}

// A set has sixteen bytes for each of three bindings. A descriptor is its address and range.
void VKAPI_CALL GetDescriptorSetLayoutSize(VkDevice, VkDescriptorSetLayout, VkDeviceSize *size) {
    *size = 48;
}
void VKAPI_CALL GetBindingOffset(VkDevice, VkDescriptorSetLayout, uint32_t binding, VkDeviceSize *offset) {
    *offset = 16 * binding;
}
void VKAPI_CALL GetDescriptor(VkDevice, const VkDescriptorGetInfoEXT *info, size_t size, void *target) {
    ASSERT_EQ(size, 16u);
    EXPECT_EQ(info->type, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER);
    const uint64_t words[] = {info->data.pStorageBuffer->address, info->data.pStorageBuffer->range};
    std::memcpy(target, words, sizeof(words));
}
VkResult VKAPI_CALL MapMemory(VkDevice, VkDeviceMemory memory, VkDeviceSize, VkDeviceSize, VkMemoryMapFlags,
                              void **data) {
    if (Fails()) {
        return VK_ERROR_MEMORY_MAP_FAILED;
    }
    *data = reinterpret_cast<void *>(memory);
    return VK_SUCCESS;
}
void VKAPI_CALL UnmapMemory(VkDevice, VkDeviceMemory) {
    Gone(nullptr);
}
VkResult VKAPI_CALL CreateDescriptorPool(VkDevice, const VkDescriptorPoolCreateInfo *,
                                         const VkAllocationCallbacks *, VkDescriptorPool *pool) {
    if (Fails()) {
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    *pool = NewHandle<VkDescriptorPool>();
    return VK_SUCCESS;
}
void VKAPI_CALL DestroyDescriptorPool(VkDevice, VkDescriptorPool pool, const VkAllocationCallbacks *) {
    Gone(reinterpret_cast<void *>(pool));
}
VkResult VKAPI_CALL AllocateDescriptorSets(VkDevice, const VkDescriptorSetAllocateInfo *info,
                                           VkDescriptorSet *set) {
    if (Fails()) {
        return VK_ERROR_OUT_OF_POOL_MEMORY;
    }
    Gone(nullptr); // The set is freed with its pool.
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

TEST_F(RegionsTest, SlabsAreZeroedAlignedAndDisjoint) {
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
                // Overlapping regions would not be zero later.
                words[0] = words[regions_.region_words - 1] = 1;
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
    for (int i = 0; i < 100000; i++) {
        wd_gpuav_regions_release(&regions_, wd_gpuav_regions_acquire(&regions_, 2));
    }
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
        if (wd_gpuav_regions_init(&regions_, &info_, &result_) == WD_OK) {
            for (uint32_t i = 0; i < WD_GPUAV_SLAB_SIZES; i++) {
                wd_gpuav_regions_acquire(&regions_, i);
            }
        }
        wd_gpuav_regions_finish(&regions_);
        EXPECT_EQ(failing.alive, 0u);
        EXPECT_EQ(driver_.alive, 0);
    }
}

TEST_F(RegionsTest, MaxMemoryIsALimitNotAFailure) {
    info_.max_memory = 256u << 10;
    info_.block_size = 64u << 10;
    ASSERT_EQ(wd_gpuav_regions_init(&regions_, &info_, &result_), WD_OK);
    std::vector<wd_gpuav_slab *> slabs;
    while (wd_gpuav_slab *slab = wd_gpuav_regions_acquire(&regions_, 2)) {
        slabs.push_back(slab);
    }
    EXPECT_LE(regions_.memory_used, info_.max_memory);
    EXPECT_EQ(regions_.failure, VK_SUCCESS);
    ASSERT_FALSE(slabs.empty());
    wd_gpuav_regions_release(&regions_, slabs[0]);
    EXPECT_EQ(wd_gpuav_regions_acquire(&regions_, 2), slabs[0]);
    wd_gpuav_regions_finish(&regions_);
}

// Blocks become larger before their number reaches the limit.
TEST_F(RegionsTest, MaxBlocksIsALimitNotAFailure) {
    info_.max_memory = 0;
    info_.max_blocks = 8;
    info_.block_size = 64u << 10;
    ASSERT_EQ(wd_gpuav_regions_init(&regions_, &info_, &result_), WD_OK);
    while (wd_gpuav_regions_acquire(&regions_, 2)) {
    }
    EXPECT_EQ(regions_.num_blocks, 8u);
    EXPECT_GT(regions_.memory_used, 16u * info_.block_size);
    EXPECT_EQ(regions_.failure, VK_SUCCESS);
    EXPECT_EQ(wd_gpuav_regions_acquire(&regions_, 0), nullptr);
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

TEST_F(RegionsTest, ThreadsAcquireAndRelease) {
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
    for (std::thread &thread : threads) {
        thread.join();
    }
    wd_gpuav_regions_finish(&regions_);
    EXPECT_EQ(driver_.alive, 0);
}

TEST(Regions, FinishAcceptsZeroedStorage) {
    wd_gpuav_regions regions = {};
    wd_gpuav_regions_finish(&regions);
}

// Invariants: each test breaks one of valid regions.

class InvariantsTest : public RegionsTest {
  protected:
    InvariantsTest() {
        EXPECT_EQ(wd_gpuav_regions_init(&regions_, &info_, &result_), WD_OK);
        free_ = wd_gpuav_regions_acquire(&regions_, 1);
        wd_gpuav_regions_release(&regions_, free_);
        EXPECT_TRUE(wd_gpuav_regions_validate(&regions_));
    }
    ~InvariantsTest() override {
        EXPECT_TRUE(wd_gpuav_regions_validate(&regions_));
        wd_gpuav_regions_finish(&regions_);
        EXPECT_EQ(driver_.alive, 0);
    }
    template <typename T> void Break(T *member, T broken) {
        const T valid = *member;
        *member = broken;
        EXPECT_FALSE(wd_gpuav_regions_validate(&regions_));
        *member = valid;
    }

    wd_gpuav_slab *free_ = nullptr;
};

TEST_F(InvariantsTest, SlabsAreInTheirBlocks) {
    Break<wd_gpuav_block *>(&free_->block, nullptr);
    Break(&free_->block, regions_.fallback->block);
    Break(&free_->words, free_->words + 1);
    Break(&free_->offset, free_->offset + 4);
    Break(&free_->position_offset, 4u);
    Break(&free_->set, reinterpret_cast<VkDescriptorSet>(uint64_t{1}));
    Break(&free_->num_regions, free_->num_regions + 1);
}

TEST_F(InvariantsTest, FreeSlabsAreInTheListOfTheirSize) {
    Break(&regions_.lists[0].free, free_);
    Break<uint8_t>(&free_->size_class, 2);
    Break<uint8_t>(&free_->size_class, WD_GPUAV_SLAB_SIZES);
    Break(&regions_.lists[0].free, regions_.fallback);
    Break(&free_->next, free_);
}

TEST_F(InvariantsTest, BlocksAreCounted) {
    Break(&regions_.num_blocks, regions_.num_blocks + 1);
    Break(&regions_.num_blocks, regions_.num_blocks - 1);
    Break(&regions_.memory_used, regions_.memory_used + 1);
}

// Descriptor buffers

class DescriptorsTest : public RegionsTest {
  protected:
    DescriptorsTest() {
        dispatch_.GetBufferDeviceAddress = GetBufferDeviceAddress;
        dispatch_.GetDescriptorSetLayoutSizeEXT = GetDescriptorSetLayoutSize;
        dispatch_.GetDescriptorSetLayoutBindingOffsetEXT = GetBindingOffset;
        dispatch_.GetDescriptorEXT = GetDescriptor;
        properties_.descriptorBufferOffsetAlignment = 64;
        properties_.storageBufferDescriptorSize = 16;
        properties_.maxResourceDescriptorBufferRange = 1u << 20;
        make_.dispatch = &dispatch_;
        make_.memory = &info_.memory;
        make_.properties = &properties_;
        make_.shared[WD_GPUAV_INPUT_BINDING].buffer = reinterpret_cast<VkBuffer>(uint64_t{1});
        make_.shared[WD_GPUAV_INPUT_BINDING].address = 0x1000;
        make_.shared[WD_GPUAV_INPUT_BINDING].buffer_size = 0x200;
        make_.max_size = 1u << 20;
        make_.max_sets = 1000;
        info_.descriptors = &descriptors_;
        info_.block_size = 64u << 10;
    }
    uint64_t Word(VkDeviceSize set, uint32_t binding, uint32_t word) const {
        uint64_t value;
        std::memcpy(&value, descriptors_.first_set + set + 16 * binding + 8 * word, sizeof(value));
        return value;
    }
    void Finish() {
        wd_gpuav_regions_finish(&regions_);
        wd_gpuav_descriptors_finish(&descriptors_);
        EXPECT_EQ(driver_.alive, 0);
    }

    VkPhysicalDeviceDescriptorBufferPropertiesEXT properties_ = {};
    wd_gpuav_descriptors_info make_ = {};
    wd_gpuav_descriptors descriptors_ = {};
};

TEST_F(DescriptorsTest, EachRegionHasASet) {
    ASSERT_EQ(wd_gpuav_descriptors_init(&descriptors_, &make_), VK_SUCCESS);
    EXPECT_EQ(descriptors_.stride, 64u);
    ASSERT_EQ(wd_gpuav_regions_init(&regions_, &info_, &result_), WD_OK);
    std::set<VkDeviceSize> seen;
    std::vector<wd_gpuav_slab *> slabs = {regions_.fallback};
    for (uint32_t size_class = 0; size_class < WD_GPUAV_SLAB_SIZES; size_class++) {
        slabs.push_back(wd_gpuav_regions_acquire(&regions_, size_class));
    }
    for (const wd_gpuav_slab *slab : slabs) {
        ASSERT_NE(slab->descriptors, WD_GPUAV_NO_DESCRIPTORS);
        for (uint32_t i = 0; i < slab->num_regions; i++) {
            const VkDeviceSize set = slab->descriptors + i * descriptors_.stride;
            EXPECT_TRUE(seen.insert(set).second);
            EXPECT_EQ(Word(set, WD_GPUAV_OUTPUT_BINDING, 0),
                      reinterpret_cast<uint64_t>(wd_gpuav_slab_region(&regions_, slab, i)));
            EXPECT_EQ(Word(set, WD_GPUAV_OUTPUT_BINDING, 1), regions_.region_size);
            EXPECT_EQ(Word(set, WD_GPUAV_INPUT_BINDING, 0), 0x1000u);
            EXPECT_EQ(Word(set, WD_GPUAV_INPUT_BINDING, 1), 0x200u);
            EXPECT_EQ(Word(set, WD_GPUAV_ADDRESS_BINDING, 0), 0u) << "not in use";
        }
    }
    for (size_t i = 1; i < slabs.size(); i++) {
        wd_gpuav_regions_release(&regions_, slabs[i]);
    }
    Finish();
}

// There is room for the shared region and the first block of four, not for the next block.
TEST_F(DescriptorsTest, BlocksBeyondTheBufferHaveNoSets) {
    make_.max_sets = 6;
    ASSERT_EQ(wd_gpuav_descriptors_init(&descriptors_, &make_), VK_SUCCESS);
    info_.block_size = 0;
    ASSERT_EQ(wd_gpuav_regions_init(&regions_, &info_, &result_), WD_OK);
    EXPECT_EQ(regions_.fallback->descriptors, 0u);
    wd_gpuav_slab *first = wd_gpuav_regions_acquire(&regions_, 0);
    wd_gpuav_slab *second = wd_gpuav_regions_acquire(&regions_, 0);
    EXPECT_EQ(first->descriptors, 64u);
    EXPECT_EQ(second->descriptors, WD_GPUAV_NO_DESCRIPTORS);
    wd_gpuav_regions_release(&regions_, first);
    wd_gpuav_regions_release(&regions_, second);
    Finish();
}

TEST_F(DescriptorsTest, FailuresLeakNothing) {
    for (int n = 1; n <= 3; n++) {
        driver_.calls = 0;
        driver_.fail_at = n;
        EXPECT_NE(wd_gpuav_descriptors_init(&descriptors_, &make_), VK_SUCCESS) << n;
        EXPECT_FALSE(wd_gpuav_descriptors_exist(&descriptors_));
        EXPECT_EQ(driver_.alive, 0);
    }
    driver_.fail_at = 0;
    for (VkDeviceSize *limit : {&make_.max_size, &properties_.maxResourceDescriptorBufferRange}) {
        const VkDeviceSize before = *limit;
        *limit = 63; // A set has 64 bytes.
        EXPECT_EQ(wd_gpuav_descriptors_init(&descriptors_, &make_), VK_ERROR_FEATURE_NOT_PRESENT);
        *limit = before;
    }
    wd_gpuav_descriptors_finish(&descriptors_);
    EXPECT_EQ(driver_.alive, 0);
}

} // namespace
