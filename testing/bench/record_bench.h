// The scenes that record_bench records: their objects, and the functions that record groups of their commands.
#ifndef WARDEN_TESTING_BENCH_RECORD_BENCH_H
#define WARDEN_TESTING_BENCH_RECORD_BENCH_H

#include "testing/bench/bench_common.h"

// record_commands are the measured functions as engines call them, from vkGetDeviceProcAddr.
typedef struct record_commands {
    PFN_vkCmdBindPipeline bind_pipeline;
    PFN_vkCmdBindDescriptorSets bind_sets;
    PFN_vkCmdBindVertexBuffers bind_vertices;
    PFN_vkCmdPushConstants push;
    PFN_vkCmdDispatch dispatch;
    PFN_vkCmdDraw draw;
    PFN_vkCmdCopyBufferToImage copy_to_image;
    PFN_vkCmdPipelineBarrier barrier;
    PFN_vkCmdBeginRenderPass begin_pass;
    PFN_vkCmdEndRenderPass end_pass;
} record_commands;

typedef struct record_target {
    const headless *vk;
    record_commands call;
    VkCommandBuffer commands;
    const char *shaders; // Their folder.
    uint32_t num_groups;
    void *scene; // The result of the scenario's `create`.
} record_target;

typedef struct record_scenario {
    const char *name;
    void *(*create)(const record_target *target);
    void (*record)(const record_target *target);
} record_scenario;

// record_compute_scenarios and record_graphics_scenarios end with an entry without a name.
extern const record_scenario record_compute_scenarios[];
extern const record_scenario record_graphics_scenarios[];

#endif
