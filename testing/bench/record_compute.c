// The scenarios of record_bench that dispatch.
#include <stdlib.h>

#include "testing/bench/record_bench.h"

// Each set sees NUM_VALUES pieces that are read and one that is read and written; SLOT_SIZE bytes each.
enum { NUM_VALUES = 4, SLOT_SIZE = 256, MANY_SETS = 256, MANY_PIPELINES = 8 };

typedef struct scene {
    VkPipelineLayout layout;
    VkPipeline pipelines[MANY_PIPELINES];
    uint32_t num_pipelines;
    bench_sets sets;
    headless_buffer values, sums;
} scene;

static VkPipeline create_pipeline(const record_target *target, VkPipelineLayout layout) {
    return headless_compute_pipeline(
        target->vk, headless_shader(target->vk, target->shaders, "record_bench.comp"), layout);
}

// One write for both bindings: descriptors that do not fit into the first continue in the second.
static void write_set(const record_target *target, const scene *made, uint32_t number) {
    VkDescriptorBufferInfo infos[NUM_VALUES + 1];
    for (uint32_t i = 0; i < NUM_VALUES; i++) {
        infos[i] = (VkDescriptorBufferInfo){made->values.buffer, (VkDeviceSize)number * SLOT_SIZE, SLOT_SIZE};
    }
    infos[NUM_VALUES] =
        (VkDescriptorBufferInfo){made->sums.buffer, (VkDeviceSize)number * SLOT_SIZE, SLOT_SIZE};
    vkUpdateDescriptorSets(target->vk->device, 1,
                           &(VkWriteDescriptorSet){
                               .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                               .dstSet = made->sets.sets[number],
                               .descriptorCount = NUM_VALUES + 1,
                               .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                               .pBufferInfo = infos,
                           },
                           0, NULL);
}

static scene *create_scene(const record_target *target, uint32_t num_sets, uint32_t num_pipelines) {
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    const VkDescriptorSetLayoutBinding bindings[] = {
        {0, type, NUM_VALUES, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
        {1, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
    };
    scene *made = calloc(1, sizeof *made);
    if (!made) {
        headless_fail("no memory for the scene");
    }
    const VkDeviceSize size = (VkDeviceSize)num_sets * SLOT_SIZE;
    made->values = headless_buffer_create(target->vk, size, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    made->sums = headless_buffer_create(target->vk, size, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    made->sets = bench_sets_create(target->vk, bindings, 2, num_sets);
    made->layout = bench_pipeline_layout(target->vk, made->sets.layout);
    for (uint32_t i = 0; i < num_sets; i++) {
        write_set(target, made, i);
    }
    for (made->num_pipelines = 0; made->num_pipelines < num_pipelines; made->num_pipelines++) {
        made->pipelines[made->num_pipelines] = create_pipeline(target, made->layout);
    }
    return made;
}

static void *create_one(const record_target *target) {
    return create_scene(target, 1, 1);
}
static void *create_many(const record_target *target) {
    return create_scene(target, MANY_SETS, MANY_PIPELINES);
}
static void *create_for_each(const record_target *target) {
    return create_scene(target, target->num_groups, 1);
}

static void record_global_barrier(const record_target *target) {
    const VkMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT,
    };
    target->call.barrier(target->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                         VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
}

static void record_dispatch(const record_target *target, uint32_t number) {
    const scene *made = target->scene;
    target->call.bind_sets(target->commands, VK_PIPELINE_BIND_POINT_COMPUTE, made->layout, 0, 1,
                           &made->sets.sets[number % made->sets.num_sets], 0, NULL);
    target->call.push(target->commands, made->layout, BENCH_PUSH_STAGES, 0, sizeof number, &number);
    target->call.dispatch(target->commands, 1, 1, 1);
}

static void bind_pipeline(const record_target *target, uint32_t number) {
    const scene *made = target->scene;
    target->call.bind_pipeline(target->commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                               made->pipelines[number % made->num_pipelines]);
}

static void record_one_pipeline(const record_target *target) {
    bind_pipeline(target, 0);
    for (uint32_t i = 0; i < target->num_groups; i++) {
        record_dispatch(target, i);
        record_global_barrier(target);
    }
}

// Set i is used by pipelines in turn, not by only one of them.
static void record_many(const record_target *target) {
    for (uint32_t i = 0; i < target->num_groups; i++) {
        bind_pipeline(target, i + i / MANY_SETS);
        record_dispatch(target, i);
        record_global_barrier(target);
    }
}

static VkBufferMemoryBarrier buffer_barrier(const headless_buffer *buffer) {
    return (VkBufferMemoryBarrier){
        .sType = VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT,
        .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .buffer = buffer->buffer,
        .size = VK_WHOLE_SIZE,
    };
}

static void record_buffer_barriers(const record_target *target) {
    const scene *made = target->scene;
    const VkBufferMemoryBarrier barriers[] = {buffer_barrier(&made->values), buffer_barrier(&made->sums)};
    bind_pipeline(target, 0);
    for (uint32_t i = 0; i < target->num_groups; i++) {
        record_dispatch(target, i);
        target->call.barrier(target->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                             VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 0, NULL, 2, barriers, 0, NULL);
    }
}

const record_scenario record_compute_scenarios[] = {
    {"dispatch", create_one, record_one_pipeline},
    {"sets", create_many, record_many},
    {"once", create_for_each, record_one_pipeline},
    {"buffer-barriers", create_one, record_buffer_barriers},
    {0},
};
