// The table of device addresses against a simple model, for shaders that started at any time.
#include "vk/gpuav/device/memory/gpuav_addresses.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <deque>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "vk/state/state_table.h"
#include "vk/util/failing_allocator.h"

namespace {

// A driver with one memory type.
int memory_left;
int alive;

VkResult VKAPI_CALL CreateBuffer(VkDevice, const VkBufferCreateInfo *info, const VkAllocationCallbacks *,
                                 VkBuffer *buffer) {
    *buffer = reinterpret_cast<VkBuffer>(new uint64_t(info->size));
    ++alive;
    return VK_SUCCESS;
}
void VKAPI_CALL DestroyBuffer(VkDevice, VkBuffer buffer, const VkAllocationCallbacks *) {
    delete reinterpret_cast<uint64_t *>(buffer);
    --alive;
}
void VKAPI_CALL GetBufferMemoryRequirements(VkDevice, VkBuffer buffer, VkMemoryRequirements *requirements) {
    *requirements = {*reinterpret_cast<uint64_t *>(buffer), 16, 1};
}
VkResult VKAPI_CALL AllocateMemory(VkDevice, const VkMemoryAllocateInfo *info, const VkAllocationCallbacks *,
                                   VkDeviceMemory *memory) {
    if (!memory_left) {
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    *memory = reinterpret_cast<VkDeviceMemory>(std::malloc(info->allocationSize));
    ++alive;
    return VK_SUCCESS;
}
void VKAPI_CALL FreeMemory(VkDevice, VkDeviceMemory memory, const VkAllocationCallbacks *) {
    std::free(reinterpret_cast<void *>(memory));
    --alive;
}
VkResult VKAPI_CALL BindBufferMemory(VkDevice, VkBuffer, VkDeviceMemory, VkDeviceSize) {
    return VK_SUCCESS;
}
VkResult VKAPI_CALL MapMemory(VkDevice, VkDeviceMemory memory, VkDeviceSize, VkDeviceSize, VkMemoryMapFlags,
                              void **data) {
    *data = reinterpret_cast<void *>(memory);
    return VK_SUCCESS;
}
void VKAPI_CALL UnmapMemory(VkDevice, VkDeviceMemory) {
}

// The address of a buffer is its handle.
VkDeviceAddress VKAPI_CALL Ask(VkDevice, const VkBufferDeviceAddressInfo *info) {
    return reinterpret_cast<uintptr_t>(info->buffer);
}

class AddressTableTest : public ::testing::Test {
  protected:
    struct TestBuffer {
        wd_state_buffer state = {};
    };
    // A submission, and the version of the table that its shaders read.
    struct Submission {
        uint64_t number;
        uint32_t head;
        std::vector<uint32_t> content;
    };

    void SetUp() override {
        memory_left = 1;
        alive = 0;
        wd_state_table_init(&objects_, wd_allocator_default());
        dispatch_.CreateBuffer = CreateBuffer;
        dispatch_.DestroyBuffer = DestroyBuffer;
        dispatch_.GetBufferMemoryRequirements = GetBufferMemoryRequirements;
        dispatch_.AllocateMemory = AllocateMemory;
        dispatch_.FreeMemory = FreeMemory;
        dispatch_.BindBufferMemory = BindBufferMemory;
        dispatch_.MapMemory = MapMemory;
        dispatch_.UnmapMemory = UnmapMemory;
        properties_.memoryTypeCount = 1;
        properties_.memoryTypes[0].propertyFlags =
            VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    }

    VkResult Init(uint32_t num_entries, wd_allocator allocator = wd_allocator_default()) {
        return wd_gpuav_addresses_init(&table_, allocator, VK_NULL_HANDLE, &dispatch_, &properties_, Ask,
                                       true, num_entries, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    }

    void TearDown() override {
        for (auto &buffer_state : buffers_) {
            wd_state_slot_set(&buffer_state.second->state.object, WD_STATE_SLOT_GPUAV, nullptr, nullptr);
        }
        wd_gpuav_addresses_finish(&table_);
        wd_state_table_finish(&objects_);
        EXPECT_EQ(alive, 0);
    }

    wd_state_buffer *Bind(uint64_t address, uint64_t size) {
        auto buffer_state = std::make_unique<TestBuffer>();
        buffer_state->state.object.type = VK_OBJECT_TYPE_BUFFER;
        buffer_state->state.object.handle = ++last_handle_;
        buffer_state->state.object.table = &objects_;
        buffer_state->state.usage = VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        buffer_state->state.size = size;
        wd_state_buffer *buffer = &buffer_state->state;
        wd_gpuav_addresses_bound(&table_, buffer, reinterpret_cast<VkBuffer>(address));
        buffers_[last_handle_] = std::move(buffer_state);
        ranges_[last_handle_] = {address, address + size};
        return buffer;
    }
    // Destroy destroys a buffer and frees its state. `keep_state`: another object still refers to the state.
    void Destroy(uint64_t handle, bool keep_state) {
        wd_gpuav_addresses_destroyed(&table_, &buffers_[handle]->state.object);
        ranges_.erase(handle);
        if (!keep_state) {
            wd_state_slot_set(&buffers_[handle]->state.object, WD_STATE_SLOT_GPUAV, nullptr, nullptr);
            buffers_.erase(handle);
        }
    }

    static uint64_t FirstPending(void *user) {
        auto *test = static_cast<AddressTableTest *>(user);
        return test->pending_.empty() ? UINT64_MAX : test->pending_.front().number;
    }
    bool Publish() {
        return wd_gpuav_addresses_publish(&table_, FirstPending, this);
    }
    uint32_t Head() const {
        return table_.memory.words[0];
    }
    std::vector<uint32_t> Content(uint32_t head) const {
        const uint32_t *words = table_.memory.words + 4 * head;
        return head ? std::vector<uint32_t>(words, words + 4 * (1 + words[0])) : std::vector<uint32_t>();
    }
    void Submit() {
        wd_gpuav_addresses_begin_submit(&table_);
        pending_.push_back({wd_gpuav_addresses_number_submission(&table_), Head(), Content(Head())});
        wd_gpuav_addresses_end_submit(&table_);
    }
    // Retire completes the oldest submission. Its shaders must read the version from its beginning.
    void Retire() {
        EXPECT_EQ(Content(pending_.front().head), pending_.front().content);
        pending_.pop_front();
    }

    // IsGood searches the table as the shader does.
    bool IsGood(uint64_t address, uint64_t size) const {
        const uint32_t head = Head();
        const uint32_t *words = table_.memory.words + 4 * head;
        uint32_t before = 0;
        for (uint32_t i = 1; i <= words[0]; i++) {
            before += (uint64_t(words[4 * i + 1]) << 32 | words[4 * i]) <= address;
        }
        if (!head || !before) {
            return !head;
        }
        return address + size - 1 < (uint64_t(words[4 * before + 3]) << 32 | words[4 * before + 2]);
    }
    bool IsGoodIn(uint64_t address, uint64_t size) const {
        for (const auto &range : ranges_) {
            if (range.second.first <= address && address + size <= range.second.second) {
                return true;
            }
        }
        return false;
    }

    std::string Describe(uint64_t address, uint64_t size) {
        wd_string_builder text;
        wd_string_init(&text, wd_allocator_default());
        wd_gpuav_addresses_describe(&table_, address, size, &text);
        std::string copy = text.text ? text.text : "";
        wd_string_finish(&text);
        return copy;
    }

    wd_state_table objects_ = {}; // For the locks of the buffers' slots.
    wd_device_dispatch dispatch_ = {};
    VkPhysicalDeviceMemoryProperties properties_ = {};
    wd_gpuav_addresses table_ = {};
    uint64_t last_handle_ = 0;
    std::map<uint64_t, std::unique_ptr<TestBuffer>> buffers_;
    std::map<uint64_t, std::pair<uint64_t, uint64_t>> ranges_;
    std::deque<Submission> pending_;
};

TEST_F(AddressTableTest, NothingIsWrittenUntilAPipelineReadsTheTable) {
    ASSERT_EQ(Init(64), VK_SUCCESS);
    Bind(0x1000, 64);
    EXPECT_TRUE(Publish());
    EXPECT_EQ(Head(), 0u);
    wd_gpuav_addresses_enable(&table_);
    EXPECT_TRUE(Publish());
    EXPECT_NE(Head(), 0u);
    EXPECT_TRUE(IsGood(0x1000, 64));
    EXPECT_FALSE(IsGood(0x1000, 65));
    const uint32_t head = Head();
    EXPECT_TRUE(Publish()); // Nothing changed.
    EXPECT_EQ(Head(), head);
}

TEST_F(AddressTableTest, AnEmptyTableIsPublished) {
    ASSERT_EQ(Init(64), VK_SUCCESS);
    wd_gpuav_addresses_enable(&table_);
    EXPECT_TRUE(Publish());
    EXPECT_NE(Head(), 0u);
    EXPECT_FALSE(IsGood(0x1000, 1));
    EXPECT_EQ(Describe(0x1000, 1), "No buffer has a device address. ");
}

TEST_F(AddressTableTest, AFullTableChecksNothingUntilThereIsRoom) {
    ASSERT_EQ(Init(8), VK_SUCCESS);
    wd_gpuav_addresses_enable(&table_);
    Bind(0x1000, 16);
    Bind(0x2000, 16);
    // Three entries of seven are used.
    EXPECT_TRUE(Publish());
    Submit();
    Bind(0x3000, 16);
    // Seven entries of seven are used.
    EXPECT_TRUE(Publish());
    Submit();
    Bind(0x4000, 16);
    EXPECT_FALSE(Publish());
    EXPECT_EQ(Head(), 0u);
    EXPECT_TRUE(IsGood(0x9000, 4));
    Retire();
    Retire();
    Destroy(1, false);
    Destroy(2, true);
    EXPECT_TRUE(Publish());
    EXPECT_TRUE(IsGood(0x4000, 16));
    EXPECT_FALSE(IsGood(0x1000, 16));
    // More buffers than entries.
    for (uint64_t i = 0; i < 20; i++) {
        Bind(0x10000 + i * 0x100, 16);
    }
    EXPECT_FALSE(Publish());
    EXPECT_EQ(Head(), 0u);
}

TEST_F(AddressTableTest, AVersionReplacedDuringASubmissionStays) {
    ASSERT_EQ(Init(8), VK_SUCCESS);
    wd_gpuav_addresses_enable(&table_);
    Bind(0x1000, 16);
    // Two entries of seven are used.
    EXPECT_TRUE(Publish());
    wd_gpuav_addresses_begin_submit(&table_);
    const uint32_t head = Head();
    const std::vector<uint32_t> content = Content(head);
    for (uint64_t i = 2; i < 10; i++) {
        Bind(i << 12, 16);
        Publish();
        EXPECT_EQ(Content(head), content);
    }
    pending_.push_back({wd_gpuav_addresses_number_submission(&table_), head, content});
    wd_gpuav_addresses_end_submit(&table_);
    for (uint64_t handle = 3; handle < 10; handle++) {
        Destroy(handle, false);
        Publish();
        EXPECT_EQ(Content(head), content);
    }
    Retire();
    EXPECT_TRUE(Publish());
}

TEST_F(AddressTableTest, RandomOperationsAgreeWithTheModel) {
    for (uint32_t seed = 1; seed <= 20; seed++) {
        SCOPED_TRACE(seed);
        std::mt19937_64 random(seed);
        ASSERT_EQ(Init(seed % 2 ? 200 : 60), VK_SUCCESS);
        wd_gpuav_addresses_enable(&table_);
        for (int step = 0; step < 2000; step++) {
            switch (random() % 8) {
            case 0:
            case 1:
                if (ranges_.size() < 40) { // Ranges may overlap.
                    Bind(0x1000 + random() % 0x2000, 1 + random() % 0x200);
                }
                break;
            case 2:
            case 3:
                if (!ranges_.empty()) {
                    auto range = ranges_.begin();
                    std::advance(range, random() % ranges_.size());
                    Destroy(range->first, random() % 2);
                }
                break;
            case 4:
                Submit();
                break;
            case 5:
            case 6:
                if (!pending_.empty()) {
                    Retire();
                }
                break;
            default:
                if (!Publish()) {
                    EXPECT_EQ(Head(), 0u);
                    break;
                }
                for (int i = 0; i < 50; i++) {
                    const uint64_t address = 0x1000 + random() % 0x2300, size = 1 + random() % 32;
                    EXPECT_EQ(IsGood(address, size), IsGoodIn(address, size)) << address << " " << size;
                }
            }
            if (HasFailure()) {
                return;
            }
        }
        while (!pending_.empty()) {
            Retire();
        }
        for (auto &buffer_state : buffers_) {
            wd_state_slot_set(&buffer_state.second->state.object, WD_STATE_SLOT_GPUAV, nullptr, nullptr);
        }
        buffers_.clear();
        ranges_.clear();
        wd_gpuav_addresses_finish(&table_);
        EXPECT_EQ(alive, 0);
    }
}

TEST_F(AddressTableTest, MessagesNameNearestAndDestroyedBuffers) {
    ASSERT_EQ(Init(64), VK_SUCCESS);
    Bind(0x1000, 64);
    Bind(0x2000, 64);
    EXPECT_EQ(Describe(0x103f, 2),
              "The address is in Buffer (0x1) at [0x1000, 0x1040), and the access runs 1 "
              "byte past its end. ");
    EXPECT_EQ(Describe(0x1050, 4),
              "The address is 16 bytes past the end of Buffer (0x1) at [0x1000, 0x1040). "
              "The address is 4016 bytes before Buffer (0x2) at [0x2000, 0x2040). ");
    Destroy(1, true);
    EXPECT_EQ(Describe(0x1010, 4),
              "The address is in Buffer (0x1) at [0x1000, 0x1040), which was destroyed. ");
    EXPECT_EQ(Describe(0x3000, 4),
              "The address is 4032 bytes past the end of Buffer (0x2) at [0x2000, 0x2040). ");
    // Another buffer has the address now.
    Bind(0x1000, 8);
    EXPECT_EQ(Describe(0x1004, 8),
              "The address is in Buffer (0x3) at [0x1000, 0x1008), and the access runs 4 "
              "bytes past its end. ");
    // The oldest destroyed ranges are forgotten first.
    for (uint64_t i = 0; i < WD_GPUAV_DESTROYED_RANGES; i++) {
        Bind(0x10000 + 0x100 * i, 16);
        Destroy(last_handle_, i % 2);
    }
    EXPECT_EQ(Describe(0x1010, 4),
              "The address is 8 bytes past the end of Buffer (0x3) at [0x1000, 0x1008). The "
              "address is 4080 bytes before Buffer (0x2) at [0x2000, 0x2040). ");
}

TEST_F(AddressTableTest, BuffersWithoutAddressOrEndAreIgnored) {
    ASSERT_EQ(Init(64), VK_SUCCESS);
    wd_gpuav_addresses_enable(&table_);
    Bind(0, 64);
    Bind(0x1000, 0);
    Bind(UINT64_MAX - 8, 64);
    wd_gpuav_addresses_bound(&table_, nullptr, VK_NULL_HANDLE);
    wd_gpuav_addresses_queried(&table_, nullptr);
    EXPECT_TRUE(Publish());
    EXPECT_EQ(Content(Head()), (std::vector<uint32_t>{0, 0, 0, 0}));
}

TEST_F(AddressTableTest, DestroyedBuffersAreRemovedIfNoPipelineReadsTheTable) {
    ASSERT_EQ(Init(4096), VK_SUCCESS);
    Bind(0x1000, 64);
    for (uint64_t i = 0; i < 10000; i++) {
        Bind(0x10000 + i * 64, 64);
        Destroy(last_handle_, i % 100 == 0);
        ASSERT_LT(table_.ranges.num_sorted + table_.ranges.num_added, 1000u);
    }
    wd_gpuav_addresses_enable(&table_);
    EXPECT_TRUE(Publish());
    EXPECT_TRUE(IsGood(0x1000, 64));
    EXPECT_FALSE(IsGood(0x10000, 1));
}

TEST_F(AddressTableTest, TheMemoryOfBuffersBacksAddresses) {
    ASSERT_EQ(Init(64), VK_SUCCESS);
    wd_state_memory memory = {}, larger = {};
    memory.size = 0x400;
    larger.size = 0x800;
    Bind(0x1100, 0x40)->binding = {&memory, 0x100};
    const uint64_t first = last_handle_;
    Bind(0x8000, 0x40); // Without memory: it is sparse.
    const auto backing = [&](uint64_t address, uint32_t num_removed, uint64_t *end) {
        *end = 0;
        return wd_gpuav_addresses_backing(&table_, address, num_removed, end);
    };
    uint64_t end;
    for (const uint64_t address : {0x1000, 0x1100, 0x1200, 0x13ff}) {
        EXPECT_EQ(backing(address, 0, &end), WD_GPUAV_BACKING_FOUND) << address;
        EXPECT_EQ(end, 0x1400u);
    }
    for (const uint64_t address : {0xfff, 0x1400, 0x8040}) {
        EXPECT_EQ(backing(address, 0, &end), WD_GPUAV_BACKING_NONE) << address;
    }
    EXPECT_EQ(backing(0x8000, 0, &end), WD_GPUAV_BACKING_UNKNOWN);
    // Of several buffers, the last end counts.
    Bind(0x1100, 0x40)->binding = {&larger, 0x100};
    EXPECT_EQ(backing(0x1100, 0, &end), WD_GPUAV_BACKING_FOUND);
    EXPECT_EQ(end, 0x1800u);
    Destroy(last_handle_, false);
    Destroy(first, false);
    EXPECT_EQ(backing(0x1100, 0, &end), WD_GPUAV_BACKING_UNKNOWN);
    EXPECT_EQ(backing(0x1100, 1, &end), WD_GPUAV_BACKING_UNKNOWN);
    EXPECT_EQ(backing(0x1100, 2, &end), WD_GPUAV_BACKING_NONE);
    EXPECT_EQ(backing(0x1200, 1, &end), WD_GPUAV_BACKING_UNKNOWN); // In the memory of a destroyed buffer.
    EXPECT_EQ(backing(0x1400, 1, &end), WD_GPUAV_BACKING_NONE);
    for (uint32_t i = 0; i <= WD_GPUAV_DESTROYED_RANGES; i++) {
        Bind(0x10000, 0x40);
        Destroy(last_handle_, false);
    }
    EXPECT_EQ(backing(0x1200, 2, &end), WD_GPUAV_BACKING_UNKNOWN); // Too many were removed to remember all.
    EXPECT_TRUE(wd_gpuav_addresses_stop(&table_));
    EXPECT_EQ(backing(0x1200, wd_gpuav_addresses_num_removed(&table_), &end), WD_GPUAV_BACKING_UNKNOWN);
}

// A bit for each four bytes of memory; buffers without memory are unknown.
bool FindBits(const void *user, const wd_state_buffer *buffer, uint32_t *bits) {
    *bits = *static_cast<const uint32_t *>(user) + static_cast<uint32_t>(buffer->binding.offset / 4);
    return buffer->binding.memory != nullptr;
}

TEST_F(AddressTableTest, BitsOfWrittenMemory) {
    ASSERT_EQ(Init(64), VK_SUCCESS);
    const uint32_t first_bit = 1000;
    wd_gpuav_addresses_add_bits(&table_, FindBits, &first_bit);
    wd_gpuav_addresses_enable(&table_);
    wd_state_memory memory = {}, other = {};
    memory.size = 0x400;
    other.size = 0x20;
    Bind(0x1000, 0x200)->binding = {&memory, 0};
    Bind(0x1080, 0x40)->binding = {&memory, 0x80}; // In the first one: its bits continue.
    Bind(0x1100, 0x20)->binding = {&other, 0};     // In other memory, which has other bits.
    Bind(0x1180, 0x100)->binding = {&memory, 0x180};
    Bind(0x8000, 0x40);
    Bind(0x9002, 0x40)->binding = {&memory, 0};
    Bind(0x10000, 0x100000000)->binding = {&memory, 0};
    ASSERT_TRUE(Publish());
    const uint32_t *words = table_.memory.words + 4 * Head();
    ASSERT_EQ(words[0], 7u);
    EXPECT_EQ(words[1], 0u);
    const uint32_t expected[7][2] = {{1000, 0x200}, {1032, 0x180}, {1000, 0x20}, {1096, 0x100},
                                     {0, 0},        {0, 0},        {0, 0}};
    for (uint32_t i = 0; i < 7; i++) {
        const uint32_t *entry = words + 4 * (1 + 7 + i);
        EXPECT_EQ(entry[0], expected[i][0]) << i;
        EXPECT_EQ(entry[1], expected[i][1]) << i;
        EXPECT_EQ(entry[2], 0u);
        EXPECT_EQ(entry[3], 0u);
    }
    EXPECT_TRUE(IsGood(0x1000, 0x200));
}

// A table with bits has two entries for each range.
TEST_F(AddressTableTest, BitsNeedRoom) {
    const uint32_t first_bit = 1000;
    for (const uint32_t num_entries : {8u, 7u}) {
        ASSERT_EQ(Init(num_entries), VK_SUCCESS);
        wd_gpuav_addresses_add_bits(&table_, FindBits, &first_bit);
        wd_gpuav_addresses_enable(&table_);
        for (uint64_t i = 1; i <= 3; i++) {
            Bind(0x1000 * i, 64);
        }
        EXPECT_EQ(Publish(), num_entries == 8);
        EXPECT_EQ(Head() != 0, num_entries == 8);
        TearDown();
        buffers_.clear();
        SetUp();
    }
}

TEST_F(AddressTableTest, FailingAllocationsAreHandled) {
    for (size_t fail_at = 1; fail_at < 40; fail_at++) {
        wd_failing_allocator state = {};
        state.fail_at = fail_at;
        ASSERT_EQ(Init(64, wd_failing_allocator_get(&state)), VK_SUCCESS);
        wd_gpuav_addresses_enable(&table_);
        for (uint64_t i = 1; i < 8; i++) {
            Bind(i << 12, 16);
            Publish();
            if (i % 3 == 0) {
                Destroy(last_handle_, i % 2);
            }
        }
        for (auto &buffer_state : buffers_) {
            wd_state_slot_set(&buffer_state.second->state.object, WD_STATE_SLOT_GPUAV, nullptr, nullptr);
        }
        buffers_.clear();
        ranges_.clear();
        wd_gpuav_addresses_finish(&table_);
        EXPECT_EQ(state.alive, 0u);
    }
    memory_left = 0;
    EXPECT_NE(Init(64), VK_SUCCESS);
    EXPECT_EQ(table_.num_entries, 0u);
}

} // namespace
