// Records groups of commands in several threads at the same time, each with a command pool of its own, and prints the
// cost of one group in one thread: the CPU time of the threads, or the elapsed time.
//
// usage: thread_bench THREADS [cpu|elapsed|once [GROUPS [ROUNDS]]]
//
// `once` records one round and prints nothing, so that locks can be counted.
//
// The threads share the device, the layouts, the descriptor sets and the buffers, and read them only. A group binds a
// set and a vertex buffer, pushes constants, copies a few bytes and ends with a global barrier.
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "testing/bench/bench_common.h"

enum { MAX_THREADS = 64, NUM_SETS = 16, SLOT = 256 };

typedef struct scene {
    const headless *vk;
    VkPipelineLayout layout;
    bench_sets sets;
    headless_buffer source, target;
    uint32_t num_groups, num_threads;
    bool is_elapsed;
    VkCommandBuffer commands[MAX_THREADS];
    pthread_barrier_t start;
    PFN_vkCmdBindDescriptorSets bind_sets;
    PFN_vkCmdBindVertexBuffers bind_vertices;
    PFN_vkCmdPushConstants push;
    PFN_vkCmdCopyBuffer copy;
    PFN_vkCmdPipelineBarrier barrier;
} scene;

typedef struct worker {
    scene *scene;
    uint32_t index;
    double time;
} worker;

static double now(const scene *made) {
    struct timespec time;
    clock_gettime(made->is_elapsed ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void record_group(const scene *made, VkCommandBuffer commands, uint32_t thread, uint32_t number) {
    const VkMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
    };
    const VkDeviceSize offset = (VkDeviceSize)(number % NUM_SETS) * SLOT;
    made->bind_sets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, made->layout, 0, 1,
                    &made->sets.sets[number % NUM_SETS], 0, NULL);
    made->bind_vertices(commands, 0, 1, &made->source.buffer, &offset);
    made->push(commands, made->layout, BENCH_PUSH_STAGES, 0, sizeof number, &number);
    made->copy(commands, made->source.buffer, made->target.buffer, 1,
               &(VkBufferCopy){.srcOffset = offset, .dstOffset = (VkDeviceSize)thread * SLOT, .size = 16});
    made->barrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1, &barrier, 0,
                  NULL, 0, NULL);
}

static void *record(void *user) {
    worker *self = user;
    scene *made = self->scene;
    const VkCommandBuffer commands = made->commands[self->index];
    bench_begin(commands);
    pthread_barrier_wait(&made->start);
    const double start = now(made);
    for (uint32_t i = 0; i < made->num_groups; i++) {
        record_group(made, commands, self->index, i);
    }
    self->time = (now(made) - start) / made->num_groups;
    HEADLESS_CHECK(vkEndCommandBuffer(commands));
    return NULL;
}

// record_round records in all threads, of which the calling one is the first, and returns the mean of their times.
static double record_round(void *user) {
    scene *made = user;
    pthread_t threads[MAX_THREADS];
    worker workers[MAX_THREADS];
    for (uint32_t i = 0; i < made->num_threads; i++) {
        workers[i] = (worker){.scene = made, .index = i};
        if (i && pthread_create(&threads[i], NULL, record, &workers[i])) {
            headless_fail("no thread %u", i);
        }
    }
    record(&workers[0]);
    double sum = workers[0].time;
    for (uint32_t i = 1; i < made->num_threads; i++) {
        pthread_join(threads[i], NULL);
        sum += workers[i].time;
    }
    return sum / made->num_threads;
}

static void create_scene(scene *made) {
    const VkDescriptorSetLayoutBinding binding = {0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1,
                                                  VK_SHADER_STAGE_COMPUTE_BIT, NULL};
    const VkDevice device = made->vk->device;
    made->sets = bench_sets_create(made->vk, &binding, 1, NUM_SETS);
    made->layout = bench_pipeline_layout(made->vk, made->sets.layout);
    made->source =
        headless_buffer_create(made->vk, (VkDeviceSize)NUM_SETS * SLOT,
                               VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
    made->target =
        headless_buffer_create(made->vk, (VkDeviceSize)MAX_THREADS * SLOT, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    for (uint32_t i = 0; i < made->num_threads; i++) {
        made->commands[i] = bench_command_buffer(made->vk);
    }
    pthread_barrier_init(&made->start, NULL, made->num_threads);
    made->bind_sets = (PFN_vkCmdBindDescriptorSets)vkGetDeviceProcAddr(device, "vkCmdBindDescriptorSets");
    made->bind_vertices = (PFN_vkCmdBindVertexBuffers)vkGetDeviceProcAddr(device, "vkCmdBindVertexBuffers");
    made->push = (PFN_vkCmdPushConstants)vkGetDeviceProcAddr(device, "vkCmdPushConstants");
    made->copy = (PFN_vkCmdCopyBuffer)vkGetDeviceProcAddr(device, "vkCmdCopyBuffer");
    made->barrier = (PFN_vkCmdPipelineBarrier)vkGetDeviceProcAddr(device, "vkCmdPipelineBarrier");
}

int main(int argc, char **argv) {
    const char *mode = argc > 2 ? argv[2] : "cpu";
    if (argc < 2 || (strcmp(mode, "cpu") && strcmp(mode, "elapsed") && strcmp(mode, "once"))) {
        fprintf(stderr, "usage: thread_bench THREADS [cpu|elapsed|once [GROUPS [ROUNDS]]]\n");
        return 2;
    }
    headless vk;
    headless_init(&vk, "thread_bench", &(VkPhysicalDeviceFeatures){0});
    scene made = {
        .vk = &vk,
        .num_threads = bench_number(argc, argv, 1, MAX_THREADS, 1),
        .is_elapsed = strcmp(mode, "elapsed") == 0,
        .num_groups = bench_number(argc, argv, 3, 1000000, 20000),
    };
    create_scene(&made);
    if (strcmp(mode, "once") == 0) {
        record_round(&made);
        return 0;
    }
    bench_rounds(record_round, &made, bench_number(argc, argv, 4, 10000, 21));
    return 0;
}
