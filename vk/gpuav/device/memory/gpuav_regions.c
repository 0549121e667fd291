#include "vk/gpuav/device/memory/gpuav_regions.h"

#include <assert.h>
#include <string.h>

#include "vk/gpuav/record/record_layout.h"

enum { POSITIONS_SIZE = WD_GPUAV_COPIED_POSITIONS * sizeof(uint32_t) };

struct wd_gpuav_block {
    wd_gpuav_block *next;
    wd_gpuav_memory memory;
    wd_gpuav_memory positions; // Zeroed: there are no copies of positions.
    VkDescriptorPool pool;
    VkDescriptorSet set;
    uint32_t num_slabs;
    wd_gpuav_slab slabs[];
};

static uint32_t slab_regions(uint32_t size_class) {
    assert(size_class < WD_GPUAV_SLAB_SIZES);
    return (uint32_t)WD_GPUAV_SMALLEST_SLAB << (2 * size_class);
}

static VkDeviceSize align_up(VkDeviceSize value, VkDeviceSize alignment) {
    assert(alignment);
    return (value + alignment - 1) / alignment * alignment;
}

// Invariants

bool wd_gpuav_slab_validate(const wd_gpuav_regions *regions, const wd_gpuav_slab *slab) {
    const wd_gpuav_block *block = slab->block;
    if (!block || slab < block->slabs || slab >= block->slabs + block->num_slabs ||
        slab->size_class >= WD_GPUAV_SLAB_SIZES) {
        return false;
    }
    const uint32_t num_regions = slab == regions->fallback ? 1 : slab_regions(slab->size_class);
    const size_t first = (size_t)(slab - block->slabs) * num_regions;
    const uint32_t *positions =
        block->positions.words ? block->positions.words + first * regions->position_words : NULL;
    return slab->num_regions == num_regions && slab->set == block->set &&
           slab->words == block->memory.words + first * regions->region_words &&
           slab->offset == (uint32_t)(first * regions->region_size) && slab->positions == positions &&
           slab->position_offset == (uint32_t)(first * regions->position_words * sizeof(uint32_t));
}

bool wd_gpuav_regions_validate(const wd_gpuav_regions *regions) {
    uint64_t memory_used = 0;
    uint32_t num_blocks = 0;
    size_t num_slabs = 0;
    for (const wd_gpuav_block *block = regions->blocks; block && num_blocks <= regions->num_blocks;
         block = block->next) {
        memory_used += block->memory.size + block->positions.size;
        num_slabs += block->num_slabs;
        num_blocks++;
    }
    bool is_valid = memory_used == regions->memory_used && num_blocks == regions->num_blocks &&
                    (!regions->fallback || wd_gpuav_slab_validate(regions, regions->fallback));
    for (uint32_t i = 0; i < WD_GPUAV_SLAB_SIZES; i++) {
        for (const wd_gpuav_slab *slab = regions->lists[i].free; slab && is_valid; slab = slab->next) {
            is_valid = num_slabs-- && slab != regions->fallback && slab->size_class == i &&
                       wd_gpuav_slab_validate(regions, slab);
        }
    }
    return is_valid;
}

// Blocks

static void block_destroy(wd_gpuav_regions *regions, wd_gpuav_block *block) {
    if (!block) {
        return;
    }
    const wd_gpuav_regions_info *info = &regions->info;
    if (block->pool) {
        info->dispatch->DestroyDescriptorPool(info->device, block->pool, NULL);
    }
    wd_gpuav_memory_destroy(&block->positions, info->device, info->dispatch);
    wd_gpuav_memory_destroy(&block->memory, info->device, info->dispatch);
    wd_free(&info->allocator, block);
}

static void block_write_set(const wd_gpuav_regions_info *info, wd_gpuav_block *block, uint32_t region_size) {
    const struct {
        uint32_t binding;
        VkDescriptorType type;
        VkDescriptorBufferInfo range;
    } bindings[WD_GPUAV_MAX_SET_BINDINGS] = {
        {WD_GPUAV_OUTPUT_BINDING,
         VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC,
         {block->memory.buffer, 0, region_size}},
        {WD_GPUAV_INPUT_BINDING, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, {info->input, 0, VK_WHOLE_SIZE}},
        {WD_GPUAV_ADDRESS_BINDING, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, {info->addresses, 0, VK_WHOLE_SIZE}},
        {WD_GPUAV_POSITION_BINDING,
         VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
         {block->positions.buffer, 0, POSITIONS_SIZE}},
    };
    VkWriteDescriptorSet writes[WD_GPUAV_MAX_SET_BINDINGS];
    uint32_t count = 0;
    for (uint32_t i = 0; i < WD_GPUAV_MAX_SET_BINDINGS; i++) {
        if (!bindings[i].range.buffer) {
            continue;
        }
        writes[count++] = (VkWriteDescriptorSet){
            .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
            .dstSet = block->set,
            .dstBinding = bindings[i].binding,
            .descriptorCount = 1,
            .descriptorType = bindings[i].type,
            .pBufferInfo = &bindings[i].range,
        };
    }
    info->dispatch->UpdateDescriptorSets(info->device, count, writes, 0, NULL);
}

static VkResult block_create_set(const wd_gpuav_regions_info *info, wd_gpuav_block *block,
                                 uint32_t region_size) {
    const wd_device_dispatch *vk = info->dispatch;
    const uint32_t num_plain = (info->input != VK_NULL_HANDLE) + (info->addresses != VK_NULL_HANDLE);
    VkDescriptorPoolSize pool_sizes[3] = {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, 1}};
    uint32_t num_sizes = 1;
    if (num_plain) {
        pool_sizes[num_sizes++] = (VkDescriptorPoolSize){VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, num_plain};
    }
    if (block->positions.buffer) {
        pool_sizes[num_sizes++] = (VkDescriptorPoolSize){VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, 1};
    }
    VkDescriptorPoolCreateInfo pool_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
        .maxSets = 1,
        .poolSizeCount = num_sizes,
        .pPoolSizes = pool_sizes,
    };
    VkResult result = vk->CreateDescriptorPool(info->device, &pool_info, NULL, &block->pool);
    if (result != VK_SUCCESS) {
        return result;
    }
    VkDescriptorSetAllocateInfo set_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
        .descriptorPool = block->pool,
        .descriptorSetCount = 1,
        .pSetLayouts = &info->set_layout,
    };
    result = vk->AllocateDescriptorSets(info->device, &set_info, &block->set);
    if (result != VK_SUCCESS) {
        return result;
    }
    block_write_set(info, block, region_size);
    return VK_SUCCESS;
}

// block_allocate_descriptors returns the offset of the sets of a block's regions in the descriptor buffer. Without
// room, commands that use descriptor buffers do not use the block.
static VkDeviceSize block_allocate_descriptors(const wd_gpuav_regions *regions, const wd_gpuav_block *block,
                                               uint32_t num_regions) {
    wd_gpuav_descriptors *descriptors = regions->info.descriptors;
    return descriptors ? wd_gpuav_descriptors_allocate(descriptors, block->memory.address,
                                                       regions->region_size, block->num_slabs * num_regions)
                       : WD_GPUAV_NO_DESCRIPTORS;
}

static void block_divide(wd_gpuav_regions *regions, wd_gpuav_block *block, uint32_t num_regions,
                         uint8_t size_class) {
    assert(block->num_slabs && num_regions);
    const VkDeviceSize sets = block_allocate_descriptors(regions, block, num_regions);
    for (uint32_t i = 0; i < block->num_slabs; i++) {
        size_t first = (size_t)i * num_regions;
        block->slabs[i] = (wd_gpuav_slab){
            .next = i + 1 < block->num_slabs ? &block->slabs[i + 1] : NULL,
            .block = block,
            .set = block->set,
            .words = block->memory.words + first * regions->region_words,
            .offset = (uint32_t)(first * regions->region_size),
            .address = regions->info.has_addresses ? block->memory.address + first * regions->region_size : 0,
            .descriptors =
                sets == WD_GPUAV_NO_DESCRIPTORS ? sets : sets + first * regions->info.descriptors->stride,
            .positions =
                block->positions.words ? block->positions.words + first * regions->position_words : NULL,
            .position_offset = (uint32_t)(first * regions->position_words * sizeof(uint32_t)),
            .num_regions = num_regions,
            .size_class = size_class,
        };
    }
}

// block_create_positions creates the buffer of the copies of positions, if regions have them.
static VkResult block_create_positions(const wd_gpuav_regions *regions, wd_gpuav_block *block,
                                       uint32_t num_regions) {
    const VkDeviceSize size = (VkDeviceSize)num_regions * regions->position_words * sizeof(uint32_t);
    if (!size) {
        return VK_SUCCESS;
    }
    const VkResult result = wd_gpuav_memory_create(
        &block->positions, regions->info.device, regions->info.dispatch, &regions->info.memory, size,
        VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, WD_GPUAV_IN_DEVICE_MEMORY);
    if (result == VK_SUCCESS) {
        memset(block->positions.words, 0, (size_t)size);
    }
    return result;
}

// block_create creates a block of `num_slabs` slabs with `num_regions` regions each.
static VkResult block_create(wd_gpuav_regions *regions, uint32_t num_slabs, uint32_t num_regions,
                             uint8_t size_class, wd_gpuav_block **out) {
    wd_gpuav_block *block =
        wd_alloc_zero(&regions->info.allocator, 1, sizeof(*block) + num_slabs * sizeof(wd_gpuav_slab));
    if (!block) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    VkDeviceSize size = (VkDeviceSize)num_slabs * num_regions * regions->region_size;
    const VkBufferUsageFlags usage =
        VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
        (regions->info.descriptors || regions->info.has_addresses ? VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT
                                                                  : 0);
    VkResult result = wd_gpuav_memory_create(&block->memory, regions->info.device, regions->info.dispatch,
                                             &regions->info.memory, size, usage, WD_GPUAV_IN_HOST_MEMORY);
    if (result == VK_SUCCESS) {
        memset(block->memory.words, 0, (size_t)size);
        result = block_create_positions(regions, block, num_slabs * num_regions);
    }
    if (result == VK_SUCCESS) {
        result = block_create_set(&regions->info, block, regions->region_size);
    }
    if (result != VK_SUCCESS) {
        block_destroy(regions, block);
        return result;
    }
    block->num_slabs = num_slabs;
    block_divide(regions, block, num_regions, size_class);
    pthread_mutex_lock(&regions->block_lock);
    block->next = regions->blocks;
    regions->blocks = block;
    regions->memory_used += block->memory.size + block->positions.size;
    regions->num_blocks++;
    pthread_mutex_unlock(&regions->block_lock);
    *out = block;
    return VK_SUCCESS;
}

wd_status wd_gpuav_regions_init(wd_gpuav_regions *regions, const wd_gpuav_regions_info *info,
                                VkResult *result) {
    memset(regions, 0, sizeof(*regions));
    regions->info = *info;
    VkDeviceSize alignment = info->offset_alignment < 4 ? 4 : info->offset_alignment;
    VkDeviceSize words =
        WD_RECORD_BUFFER_DATA + (VkDeviceSize)info->records_per_command * WD_RECORD_BUFFER_BOUNDS_WORDS;
    words = words < info->min_record_words ? info->min_record_words : words;
    const uint32_t num_others = info->num_table_positions + (info->has_marks ? 1 : 0);
    VkDeviceSize size = align_up((words + num_others) * sizeof(uint32_t), alignment);
    *result = VK_SUCCESS;
    if (size > info->max_range) {
        return WD_ERROR_UNSUPPORTED;
    }
    regions->region_size = (uint32_t)size;
    regions->region_words = (uint32_t)(size / sizeof(uint32_t));
    regions->record_words = regions->region_words - num_others;
    regions->mark = info->has_marks ? regions->region_words - 1 : 0;
    if (info->has_positions) {
        size = align_up(POSITIONS_SIZE, info->position_alignment ? info->position_alignment : 1);
        regions->position_words = (uint32_t)(size / sizeof(uint32_t));
    }
    pthread_mutex_init(&regions->block_lock, NULL);
    for (uint32_t i = 0; i < WD_GPUAV_SLAB_SIZES; i++) {
        pthread_mutex_init(&regions->lists[i].lock, NULL);
    }
    wd_gpuav_block *block = NULL;
    *result = block_create(regions, 1, 1, 0, &block);
    if (*result != VK_SUCCESS) {
        wd_status status = WD_ERROR_OUT_OF_MEMORY;
        if (*result == VK_ERROR_FEATURE_NOT_PRESENT) {
            *result = VK_SUCCESS;
            status = WD_ERROR_UNSUPPORTED;
        }
        wd_gpuav_regions_finish(regions);
        return status;
    }
    regions->fallback = &block->slabs[0];
    return WD_OK;
}

void wd_gpuav_regions_finish(wd_gpuav_regions *regions) {
    if (!regions->region_size) {
        return;
    }
    assert(wd_gpuav_regions_validate(regions));
    while (regions->blocks) {
        wd_gpuav_block *block = regions->blocks;
        regions->blocks = block->next;
        block_destroy(regions, block);
    }
    for (uint32_t i = 0; i < WD_GPUAV_SLAB_SIZES; i++) {
        pthread_mutex_destroy(&regions->lists[i].lock);
    }
    pthread_mutex_destroy(&regions->block_lock);
    memset(regions, 0, sizeof(*regions));
}

// may_grow returns whether another block of `size` bytes is allowed.
static bool may_grow(wd_gpuav_regions *regions, uint64_t size) {
    if (wd_gpuav_regions_failure(regions) != VK_SUCCESS) {
        return false;
    }
    pthread_mutex_lock(&regions->block_lock);
    const bool fits =
        (!regions->info.max_memory || regions->memory_used + size <= regions->info.max_memory) &&
        (!regions->info.max_blocks || regions->num_blocks < regions->info.max_blocks);
    pthread_mutex_unlock(&regions->block_lock);
    return fits;
}

// block_size returns the size of the next block. When many of the allowed blocks exist, blocks are larger.
static uint64_t block_size(wd_gpuav_regions *regions) {
    pthread_mutex_lock(&regions->block_lock);
    const uint32_t quarter = regions->info.max_blocks / 4;
    const uint32_t doublings = quarter ? regions->num_blocks / quarter : 0;
    pthread_mutex_unlock(&regions->block_lock);
    return (uint64_t)regions->info.block_size << doublings;
}

// list_grow adds a block to an empty list, whose lock is held.
static void list_grow(wd_gpuav_regions *regions, uint32_t size_class) {
    uint32_t num_regions = slab_regions(size_class);
    assert(!regions->lists[size_class].free);
    const uint64_t region_size = regions->region_size + regions->position_words * sizeof(uint32_t);
    uint64_t slab_size = num_regions * region_size;
    // Smaller slabs are in smaller blocks, so that a program with few draws uses little memory.
    uint64_t target = block_size(regions) >> (2 * (WD_GPUAV_SLAB_SIZES - 1 - size_class));
    uint64_t num_slabs = target / slab_size ? target / slab_size : 1;
    if (!may_grow(regions, num_slabs * slab_size)) {
        return;
    }
    wd_gpuav_block *block = NULL;
    VkResult result = block_create(regions, (uint32_t)num_slabs, num_regions, (uint8_t)size_class, &block);
    if (result == VK_SUCCESS) {
        regions->lists[size_class].free = &block->slabs[0];
    } else {
        __atomic_store_n(&regions->failure, result, __ATOMIC_RELAXED);
    }
}

wd_gpuav_slab *wd_gpuav_regions_acquire(wd_gpuav_regions *regions, uint32_t size_class) {
    assert(size_class < WD_GPUAV_SLAB_SIZES);
    wd_gpuav_slab_list *list = &regions->lists[size_class];
    pthread_mutex_lock(&list->lock);
    if (!list->free) {
        list_grow(regions, size_class);
    }
    wd_gpuav_slab *slab = list->free;
    if (slab) {
        assert(slab->size_class == size_class && wd_gpuav_slab_validate(regions, slab));
        list->free = slab->next;
        slab->next = NULL;
    }
    pthread_mutex_unlock(&list->lock);
    return slab;
}

void wd_gpuav_regions_release(wd_gpuav_regions *regions, wd_gpuav_slab *slab) {
    assert(slab != regions->fallback && wd_gpuav_slab_validate(regions, slab));
    wd_gpuav_slab_list *list = &regions->lists[slab->size_class];
    pthread_mutex_lock(&list->lock);
    slab->next = list->free;
    list->free = slab;
    pthread_mutex_unlock(&list->lock);
}
