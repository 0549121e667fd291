// Records groups of commands and prints the CPU time of one group.
//
// usage: record_bench SHADER-FOLDER [SCENARIO [GROUPS [ROUNDS]]]
//
// All scenarios are correctly synchronized: a layer that reports something fails the measurement. One command buffer
// has GROUPS groups. Functions come from vkGetDeviceProcAddr, as in engines.
//
//   dispatch         bind + push + dispatch + global barrier
//   sets             the same with 256 descriptor sets and 8 pipelines in turn
//   once             the same, but no set and no piece of a buffer is used twice
//   buffer-barriers  bind + push + dispatch + 2 buffer barriers
//   draws            bind set + bind vertices + push + draw, 100 of them in a render pass
//   uploads          layout transition + copy to an image + layout transition, 64 images in turn
#include "testing/bench/record_bench.h"

#include <stdio.h>
#include <string.h>

static record_commands load_commands(VkDevice device) {
    return (record_commands){
        .bind_pipeline = (PFN_vkCmdBindPipeline)vkGetDeviceProcAddr(device, "vkCmdBindPipeline"),
        .bind_sets = (PFN_vkCmdBindDescriptorSets)vkGetDeviceProcAddr(device, "vkCmdBindDescriptorSets"),
        .bind_vertices = (PFN_vkCmdBindVertexBuffers)vkGetDeviceProcAddr(device, "vkCmdBindVertexBuffers"),
        .push = (PFN_vkCmdPushConstants)vkGetDeviceProcAddr(device, "vkCmdPushConstants"),
        .dispatch = (PFN_vkCmdDispatch)vkGetDeviceProcAddr(device, "vkCmdDispatch"),
        .draw = (PFN_vkCmdDraw)vkGetDeviceProcAddr(device, "vkCmdDraw"),
        .copy_to_image = (PFN_vkCmdCopyBufferToImage)vkGetDeviceProcAddr(device, "vkCmdCopyBufferToImage"),
        .barrier = (PFN_vkCmdPipelineBarrier)vkGetDeviceProcAddr(device, "vkCmdPipelineBarrier"),
        .begin_pass = (PFN_vkCmdBeginRenderPass)vkGetDeviceProcAddr(device, "vkCmdBeginRenderPass"),
        .end_pass = (PFN_vkCmdEndRenderPass)vkGetDeviceProcAddr(device, "vkCmdEndRenderPass"),
    };
}

static const record_scenario *find_scenario(const char *name) {
    const record_scenario *const tables[] = {record_compute_scenarios, record_graphics_scenarios};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        for (const record_scenario *scenario = tables[i]; scenario->name; scenario++) {
            if (strcmp(scenario->name, name) == 0) {
                return scenario;
            }
        }
    }
    return NULL;
}

typedef struct round_data {
    const record_target *target;
    const record_scenario *scenario;
} round_data;

static double record_round(void *user) {
    const round_data *data = user;
    bench_begin(data->target->commands);
    double start = bench_now();
    data->scenario->record(data->target);
    double elapsed = bench_now() - start;
    HEADLESS_CHECK(vkEndCommandBuffer(data->target->commands));
    return elapsed / data->target->num_groups;
}

int main(int argc, char **argv) {
    const record_scenario *scenario = find_scenario(argc > 2 ? argv[2] : "dispatch");
    if (argc < 2 || !scenario) {
        fprintf(stderr, "usage: record_bench SHADER-FOLDER [dispatch|sets|once|buffer-barriers|draws|uploads "
                        "[GROUPS [ROUNDS]]]\n");
        return 2;
    }
    headless vk;
    headless_init(&vk, "record_bench",
                  &(VkPhysicalDeviceFeatures){.shaderStorageBufferArrayDynamicIndexing = VK_TRUE});
    record_target target = {
        .vk = &vk,
        .call = load_commands(vk.device),
        .commands = bench_command_buffer(&vk),
        .shaders = argv[1],
        .num_groups = bench_number(argc, argv, 3, 1000000, 5000),
    };
    target.scene = scenario->create(&target);
    bench_rounds(record_round, &(round_data){&target, scenario}, bench_number(argc, argv, 4, 10000, 21));
    return 0;
}
