// Makes and destroys, records, and updates the same things again and again, and prints by how much the resident memory
// of the process grew after the first tenth of the rounds: no memory of a layer may remain allocated.
//
// usage: churn_bench FOLDER pipelines|modules|recordings|sets|updates ROUNDS
//
//   pipelines    a compute pipeline is made and destroyed
//   modules      the same, of another module in each round
//   recordings   a command buffer is recorded anew with 16 dispatches, submitted and waited for
//   sets         64 descriptor sets are allocated, written, used by one command buffer, and given back with their pool
//   updates      64 descriptor sets are written anew, and used by one command buffer
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing/bench/bench_common.h"

enum { NUM_SETS = 64, NUM_SOURCES = 4, NUM_DISPATCHES = 16, MAX_WORDS = 1 << 16, GENERATOR_WORD = 2 };

typedef struct churn {
    headless vk;
    VkDescriptorSetLayout set_layout;
    VkDescriptorPool pool;
    VkDescriptorSet sets[NUM_SETS];
    VkPipelineLayout layout;
    VkShaderModule module;
    VkPipeline pipeline;
    VkCommandBuffer commands;
    headless_buffer buffers[2];
    uint32_t words[MAX_WORDS];
    size_t num_words;
} churn;

static void read_words(churn *churn, const char *folder) {
    char path[4096];
    snprintf(path, sizeof path, "%s/record_bench.comp.spv", folder);
    FILE *file = fopen(path, "rb");
    churn->num_words = file ? fread(churn->words, 4, MAX_WORDS, file) : 0;
    if (churn->num_words <= GENERATOR_WORD) {
        headless_fail("%s: cannot be read", path);
    }
    fclose(file);
}

static void make_pool(churn *churn) {
    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, NUM_SETS * (NUM_SOURCES + 1)};
    HEADLESS_CHECK(vkCreateDescriptorPool(churn->vk.device,
                                          &(VkDescriptorPoolCreateInfo){
                                              .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                              .maxSets = NUM_SETS,
                                              .poolSizeCount = 1,
                                              .pPoolSizes = &size,
                                          },
                                          NULL, &churn->pool));
}

static void allocate_sets(churn *churn) {
    VkDescriptorSetLayout layouts[NUM_SETS];
    for (uint32_t i = 0; i < NUM_SETS; i++) {
        layouts[i] = churn->set_layout;
    }
    HEADLESS_CHECK(vkAllocateDescriptorSets(churn->vk.device,
                                            &(VkDescriptorSetAllocateInfo){
                                                .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                                .descriptorPool = churn->pool,
                                                .descriptorSetCount = NUM_SETS,
                                                .pSetLayouts = layouts,
                                            },
                                            churn->sets));
}

static void write_sets(churn *churn, uint32_t round) {
    VkDescriptorBufferInfo buffers[NUM_SOURCES + 1];
    for (uint32_t i = 0; i <= NUM_SOURCES; i++) {
        buffers[i] = (VkDescriptorBufferInfo){churn->buffers[(round + i) % 2].buffer, 0, VK_WHOLE_SIZE};
    }
    // From the last element of binding 0 a write continues in binding 1 (Vulkan, Descriptor Set Updates: consecutive
    // bindings).
    VkWriteDescriptorSet writes[NUM_SETS];
    for (uint32_t i = 0; i < NUM_SETS; i++) {
        writes[i] = (VkWriteDescriptorSet){
            .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
            .dstSet = churn->sets[i],
            .descriptorCount = NUM_SOURCES + 1,
            .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
            .pBufferInfo = buffers,
        };
    }
    vkUpdateDescriptorSets(churn->vk.device, NUM_SETS, writes, 0, NULL);
}

// run records dispatches that use the sets in turn, and waits for them.
static void run(churn *churn, uint32_t num_dispatches) {
    const uint32_t constants[4] = {0};
    bench_begin(churn->commands);
    vkCmdBindPipeline(churn->commands, VK_PIPELINE_BIND_POINT_COMPUTE, churn->pipeline);
    vkCmdPushConstants(churn->commands, churn->layout, BENCH_PUSH_STAGES, 0, sizeof constants, constants);
    for (uint32_t i = 0; i < num_dispatches; i++) {
        vkCmdBindDescriptorSets(churn->commands, VK_PIPELINE_BIND_POINT_COMPUTE, churn->layout, 0, 1,
                                &churn->sets[i % NUM_SETS], 0, NULL);
        vkCmdDispatch(churn->commands, 1, 1, 1);
        vkCmdPipelineBarrier(churn->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                             VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1,
                             &(VkMemoryBarrier){
                                 .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                 .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                                 .dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT,
                             },
                             0, NULL, 0, NULL);
    }
    headless_submit(&churn->vk, churn->commands);
}

static void churn_pipelines(churn *churn, uint32_t round) {
    (void)round;
    vkDestroyPipeline(churn->vk.device, headless_compute_pipeline(&churn->vk, churn->module, churn->layout),
                      NULL);
}

// A module's generator may be any number.
static void churn_modules(churn *churn, uint32_t round) {
    churn->words[GENERATOR_WORD] = round;
    const VkPipeline pipeline =
        bench_compute_pipeline(&churn->vk, churn->words, churn->num_words, churn->layout);
    vkDestroyPipeline(churn->vk.device, pipeline, NULL);
}

static void churn_recordings(churn *churn, uint32_t round) {
    (void)round;
    run(churn, NUM_DISPATCHES);
}

static void churn_sets(churn *churn, uint32_t round) {
    HEADLESS_CHECK(vkResetDescriptorPool(churn->vk.device, churn->pool, 0));
    allocate_sets(churn);
    write_sets(churn, round);
    run(churn, NUM_SETS);
}

static void churn_updates(churn *churn, uint32_t round) {
    write_sets(churn, round);
    run(churn, NUM_SETS);
}

static const struct {
    const char *name;
    void (*round)(churn *churn, uint32_t round);
} kinds[] = {
    {"pipelines", churn_pipelines}, {"modules", churn_modules}, {"recordings", churn_recordings},
    {"sets", churn_sets},           {"updates", churn_updates},
};

static void start(churn *churn, const char *folder) {
    const VkDescriptorSetLayoutBinding bindings[] = {
        {0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, NUM_SOURCES, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
        {1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
    };
    headless_init(&churn->vk, "churn_bench", &(VkPhysicalDeviceFeatures){0});
    read_words(churn, folder);
    HEADLESS_CHECK(vkCreateDescriptorSetLayout(
        churn->vk.device,
        &(VkDescriptorSetLayoutCreateInfo){.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                           .bindingCount = 2,
                                           .pBindings = bindings},
        NULL, &churn->set_layout));
    churn->layout = bench_pipeline_layout(&churn->vk, churn->set_layout);
    churn->module = headless_module(&churn->vk, churn->words, churn->num_words);
    churn->pipeline = headless_compute_pipeline(&churn->vk, churn->module, churn->layout);
    churn->commands = bench_command_buffer(&churn->vk);
    for (int i = 0; i < 2; i++) {
        churn->buffers[i] = headless_buffer_create(&churn->vk, 1024, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    }
    make_pool(churn);
    allocate_sets(churn);
    write_sets(churn, 0);
}

int main(int argc, char **argv) {
    size_t kind = 0;
    while (argc == 4 && kind < sizeof kinds / sizeof *kinds && strcmp(kinds[kind].name, argv[2])) {
        kind++;
    }
    if (argc != 4 || kind == sizeof kinds / sizeof *kinds) {
        fprintf(stderr, "usage: churn_bench FOLDER pipelines|modules|recordings|sets|updates ROUNDS\n");
        return 2;
    }
    static churn churn;
    start(&churn, argv[1]);
    const uint32_t num_rounds = bench_number(argc, argv, 3, 100000000, 0);
    long before = 0;
    for (uint32_t i = 0; i < num_rounds; i++) {
        if (i == num_rounds / 10) {
            before = headless_resident_memory();
        }
        kinds[kind].round(&churn, i);
    }
    const long grown = (headless_resident_memory() - before) / 1024;
    printf("%s: %u rounds, memory grew by %ld KiB after the first tenth\n", argv[2], num_rounds, grown);
    return 0;
}
