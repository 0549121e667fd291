// Parameters on their way down: no wrapped handle is left in them, and the application's structs stay unchanged.
#include <cstring>
#include <deque>
#include <vector>

#include <gtest/gtest.h>

#include "vk/handles/handles_internal.h"
#include "vk/registry/handle_walk.h"

namespace {

constexpr uint64_t kRaw = 0x4242;

// Arguments of a command with two elements in each array, and with each struct that may extend another in its chain.
class Arguments {
  public:
    Arguments(wd_command command, uint64_t number) : number_(number) {
        std::memset(bytes_, 0, sizeof bytes_);
        const wd_walk_command *entry = wd_walk_get_command(command);
        Fill(bytes_, entry->first_step, entry->num_steps, 0);
    }
    const void *get() const {
        return bytes_;
    }
    static constexpr size_t kSize = 512;

  private:
    static constexpr uint32_t kCount = 2;

    template <typename Value> static void Write(char *at, Value value) {
        std::memcpy(at, &value, sizeof value);
    }
    char *Allocate(size_t size) {
        blocks_.emplace_back(size + 16);
        return blocks_.back().data();
    }
    char *PointerAt(char *at, size_t size) {
        char *pointer;
        std::memcpy(&pointer, at, sizeof pointer);
        if (!pointer) {
            Write(at, pointer = Allocate(size));
        }
        return pointer;
    }
    void WriteCount(char *data, const wd_walk_step &step) {
        if (step.count_kind == WD_WALK_COUNT) {
            Write(data + step.count, kCount);
        } else if (step.count_kind == WD_WALK_COUNT_BY_POINTER) {
            Write(PointerAt(data + step.count, 8), kCount);
        }
    }
    void FillStruct(char *data, const wd_walk_struct *structure, unsigned depth) {
        if (structure->stype) {
            Write(data, structure->stype);
        }
        Fill(data, structure->first_step, structure->num_steps, depth + 1);
    }
    void Fill(char *data, uint32_t first, uint32_t count, unsigned depth) {
        for (uint32_t i = 0; i < count && depth < 5; i++) {
            const wd_walk_step &step = *wd_walk_get_step(first + i);
            if (step.flags & (WD_WALK_OUTPUT | WD_WALK_DISPATCHABLE) || step.num_values) {
                continue;
            }
            WriteCount(data, step);
            const bool is_struct = step.kind == WD_WALK_STRUCT;
            const wd_walk_struct *structure = is_struct ? wd_walk_get_struct(&step) : nullptr;
            const size_t size = is_struct ? structure->size : sizeof(uint64_t);
            const uint32_t elements = step.count_kind == WD_WALK_ONE     ? 1
                                      : step.count_kind == WD_WALK_FIXED ? step.count
                                                                         : kCount;
            char *at = data + step.offset;
            if (step.shape == WD_WALK_POINTER) {
                at = PointerAt(at, size * kCount);
            } else if (step.shape == WD_WALK_POINTERS) {
                at = PointerAt(at, sizeof(void *) * kCount);
            }
            for (uint32_t k = 0; k < elements; k++) {
                char *element =
                    step.shape == WD_WALK_POINTERS ? PointerAt(at + k * sizeof(void *), size) : at + k * size;
                if (is_struct) {
                    FillStruct(element, structure, depth);
                } else {
                    Write(element, number_);
                }
            }
        }
    }

    const uint64_t number_;
    alignas(16) char bytes_[kSize];
    std::deque<std::vector<char>> blocks_;
};

struct Counts {
    uint64_t number;
    size_t num_wrapped = 0, num_raw = 0;
};

bool Count(void *user, const wd_walk_handle *handle) {
    auto *counts = static_cast<Counts *>(user);
    counts->num_wrapped += handle->handle == counts->number;
    counts->num_raw += handle->handle == kRaw;
    return true;
}

bool Follow(void *, const wd_walk_step *, const wd_walk_frame *) {
    return true;
}

class HandlesRewriteTest : public ::testing::Test {
  protected:
    HandlesRewriteTest() {
        root_.number = wd_handle_ids_add(0x1000, VK_OBJECT_TYPE_DEVICE, 0, nullptr);
        number_ = wd_handle_ids_add(kRaw, VK_OBJECT_TYPE_BUFFER, root_.number, nullptr);
    }
    ~HandlesRewriteTest() override {
        wd_handle_ids_remove(root_.number);
    }
    Counts CountIn(wd_command command, const void *args) {
        Counts counts = {number_};
        const wd_walk_visitor visitor = {Count, Follow, &counts};
        wd_walk_inputs(command, args, &visitor);
        return counts;
    }
    wd_handles_root root_ = {};
    uint64_t number_;
};

TEST_F(HandlesRewriteTest, EveryHandleOfEveryCommand) {
    size_t total = 0;
    for (int i = 0; i < WD_COMMAND_COUNT; i++) {
        const auto command = static_cast<wd_command>(i);
        if (command == WD_COMMAND_BeginCommandBuffer || command == WD_COMMAND_DebugReportMessageEXT) {
            continue; // Tested below; a message can name any number.
        }
        const Arguments arguments(command, number_);
        const Counts before = CountIn(command, arguments.get());
        alignas(16) char down[Arguments::kSize];
        std::memcpy(down, arguments.get(), sizeof down);
        wd_handle_call call;
        ASSERT_TRUE(wd_handle_call_begin(&call, &root_, command, arguments.get(), down));
        const char *name = wd_command_get(command)->name;
        EXPECT_EQ(CountIn(command, arguments.get()).num_wrapped, before.num_wrapped) << name;
        EXPECT_EQ(CountIn(command, down).num_wrapped, 0u) << name;
        EXPECT_EQ(CountIn(command, down).num_raw, before.num_wrapped) << name;
        wd_arena_finish(&call.arena);
        total += before.num_wrapped;
    }
    EXPECT_GT(total, 600u);
    std::printf("%zu handles\n", total);
}

TEST_F(HandlesRewriteTest, ChainsKeepTheirOrderAndLoseUnknownStructs) {
    VkBuffer wrapped = reinterpret_cast<VkBuffer>(number_);
    VkMemoryDedicatedAllocateInfo dedicated = {VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO, nullptr,
                                               VK_NULL_HANDLE, wrapped};
    VkBaseInStructure unknown = {static_cast<VkStructureType>(1999999999),
                                 reinterpret_cast<VkBaseInStructure *>(&dedicated)};
    VkMemoryAllocateFlagsInfo flags = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO, &unknown, 3, 4};
    VkMemoryAllocateInfo info = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, &flags, 64, 1};
    const wd_AllocateMemory_args args = {nullptr, &info, nullptr, nullptr, VK_SUCCESS};
    wd_AllocateMemory_args down = args;
    wd_handle_call call;
    ASSERT_TRUE(wd_handle_call_begin(&call, &root_, WD_COMMAND_AllocateMemory, &args, &down));
    const auto *flags_down = static_cast<const VkMemoryAllocateFlagsInfo *>(down.pAllocateInfo->pNext);
    ASSERT_EQ(flags_down->sType, VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
    EXPECT_EQ(flags_down->deviceMask, 4u);
    const auto *dedicated_down = static_cast<const VkMemoryDedicatedAllocateInfo *>(flags_down->pNext);
    ASSERT_EQ(dedicated_down->sType, VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
    EXPECT_EQ(reinterpret_cast<uint64_t>(dedicated_down->buffer), kRaw);
    EXPECT_EQ(dedicated_down->pNext, nullptr);
    EXPECT_EQ(dedicated.buffer, wrapped);
    EXPECT_EQ(info.pNext, &flags);
    wd_arena_finish(&call.arena);
}

TEST_F(HandlesRewriteTest, AChainWithoutHandlesIsPassedOn) {
    VkMemoryAllocateFlagsInfo flags = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO, nullptr, 3, 4};
    VkMemoryAllocateInfo info = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, &flags, 64, 1};
    const wd_AllocateMemory_args args = {nullptr, &info, nullptr, nullptr, VK_SUCCESS};
    wd_AllocateMemory_args down = args;
    wd_handle_call call;
    ASSERT_TRUE(wd_handle_call_begin(&call, &root_, WD_COMMAND_AllocateMemory, &args, &down));
    EXPECT_EQ(down.pAllocateInfo->pNext, &flags);
    wd_arena_finish(&call.arena);
}

// Members that Vulkan ignores may hold anything.
TEST_F(HandlesRewriteTest, PointersThatAreIgnoredAreNotFollowed) {
    VkDescriptorBufferInfo buffer = {reinterpret_cast<VkBuffer>(number_), 0, 4};
    VkWriteDescriptorSet write = {};
    write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    write.dstSet = reinterpret_cast<VkDescriptorSet>(number_);
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    write.pBufferInfo = &buffer;
    write.pImageInfo = reinterpret_cast<const VkDescriptorImageInfo *>(8);
    write.pTexelBufferView = reinterpret_cast<const VkBufferView *>(8);
    wd_UpdateDescriptorSets_args args = {};
    args.descriptorWriteCount = 1;
    args.pDescriptorWrites = &write;
    wd_UpdateDescriptorSets_args down = args;
    wd_handle_call call;
    ASSERT_TRUE(wd_handle_call_begin(&call, &root_, WD_COMMAND_UpdateDescriptorSets, &args, &down));
    EXPECT_EQ(reinterpret_cast<uint64_t>(down.pDescriptorWrites->dstSet), kRaw);
    EXPECT_EQ(reinterpret_cast<uint64_t>(down.pDescriptorWrites->pBufferInfo->buffer), kRaw);
    EXPECT_EQ(down.pDescriptorWrites->pImageInfo, write.pImageInfo);
    wd_arena_finish(&call.arena);
}

TEST_F(HandlesRewriteTest, ATemplateReadsItsEntries) {
    struct Data {
        uint64_t before;
        VkDescriptorBufferInfo buffers[2];
        VkDescriptorImageInfo image;
        uint64_t view;
        char block[5];
    } data = {};
    data.before = number_;
    data.buffers[0].buffer = data.buffers[1].buffer = reinterpret_cast<VkBuffer>(number_);
    data.image = {reinterpret_cast<VkSampler>(number_), reinterpret_cast<VkImageView>(number_),
                  VK_IMAGE_LAYOUT_GENERAL};
    data.view = number_;
    std::memcpy(data.block, "bytes", 5);
    const VkDescriptorUpdateTemplateEntry entries[] = {
        {0, 0, 2, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, offsetof(Data, buffers), sizeof(VkDescriptorBufferInfo)},
        {1, 0, 1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, offsetof(Data, image), 0},
        {2, 0, 1, VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER, offsetof(Data, view), 0},
        {3, 0, 5, VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK, offsetof(Data, block), 99},
        {4, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 100000, 0}};
    VkDescriptorUpdateTemplateCreateInfo info = {};
    info.descriptorUpdateEntryCount = 5;
    info.pDescriptorUpdateEntries = entries;
    const uint64_t update_template = wd_handle_ids_add(7, VK_OBJECT_TYPE_DESCRIPTOR_UPDATE_TEMPLATE,
                                                       root_.number, wd_handles_copy_template(&info));
    wd_handle_call call;
    const wd_UpdateDescriptorSetWithTemplate_args args = {};
    wd_UpdateDescriptorSetWithTemplate_args down = args;
    ASSERT_TRUE(
        wd_handle_call_begin(&call, &root_, WD_COMMAND_UpdateDescriptorSetWithTemplate, &args, &down));
    const auto *copy =
        static_cast<const Data *>(wd_handle_call_rewrite_template(&call, update_template, &data));
    ASSERT_NE(copy, nullptr);
    EXPECT_EQ(reinterpret_cast<uint64_t>(copy->buffers[1].buffer), kRaw);
    EXPECT_EQ(reinterpret_cast<uint64_t>(copy->image.sampler), kRaw);
    EXPECT_EQ(reinterpret_cast<uint64_t>(copy->image.imageView), kRaw);
    EXPECT_EQ(copy->image.imageLayout, VK_IMAGE_LAYOUT_GENERAL);
    EXPECT_EQ(copy->view, kRaw);
    EXPECT_EQ(std::memcmp(copy->block, "bytes", 5), 0);
    EXPECT_EQ(data.view, number_);
    EXPECT_EQ(wd_handle_call_rewrite_template(&call, 12345, &data), &data) << "a template that is not known";
    wd_arena_finish(&call.arena);
}

} // namespace
