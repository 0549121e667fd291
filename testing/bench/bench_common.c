#include "testing/bench/bench_common.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MIN_SAMPLES = 3 };

static const double SAMPLE_TIME = 2e7, ENOUGH_TIME = 2e9;

double bench_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

uint32_t bench_number(int argc, char **argv, int index, uint32_t max, uint32_t otherwise) {
    if (index >= argc) {
        return otherwise;
    }
    char *end;
    unsigned long value = strtoul(argv[index], &end, 10);
    if (end == argv[index] || *end || value == 0 || value > max) {
        fprintf(stderr, "%s: '%s' is not a number from 1 to %u\n", argv[0], argv[index], max);
        exit(2);
    }
    return (uint32_t)value;
}

static int compare(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

// take_sample returns the mean of as many rounds as fill the time of a sample.
static double take_sample(double (*round)(void *user), void *user) {
    const double start = bench_now();
    double sum = 0;
    uint32_t count = 0;
    do {
        sum += round(user);
        count++;
    } while (bench_now() - start < SAMPLE_TIME);
    return sum / count;
}

void bench_rounds(double (*round)(void *user), void *user, uint32_t num_samples) {
    double *samples = calloc(num_samples, sizeof *samples);
    if (!samples) {
        headless_fail("no memory for %u samples", num_samples);
    }
    round(user);
    const double start = bench_now();
    uint32_t count = 0;
    while (count < num_samples && (count < MIN_SAMPLES || bench_now() - start < ENOUGH_TIME)) {
        samples[count++] = take_sample(round, user);
    }
    qsort(samples, count, sizeof *samples, compare);
    printf("%.2f %.2f\n", samples[count / 2], samples[0]);
    free(samples);
}

double bench_median(const double *values, const double *bases, uint32_t count) {
    double *sorted = calloc(count, sizeof *sorted);
    if (!sorted) {
        headless_fail("no memory for %u values", count);
    }
    for (uint32_t i = 0; i < count; i++) {
        sorted[i] = bases ? values[i] / bases[i] : values[i];
    }
    qsort(sorted, count, sizeof *sorted, compare);
    const double median = sorted[count / 2];
    free(sorted);
    return median;
}

static VkCommandBuffer allocate_commands(const headless *vk, VkCommandPool pool) {
    VkCommandBuffer commands;
    HEADLESS_CHECK(vkAllocateCommandBuffers(vk->device,
                                            &(VkCommandBufferAllocateInfo){
                                                .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                                .commandPool = pool,
                                                .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                                .commandBufferCount = 1,
                                            },
                                            &commands));
    return commands;
}

VkCommandBuffer bench_command_buffer(const headless *vk) {
    VkCommandPool pool;
    HEADLESS_CHECK(vkCreateCommandPool(vk->device,
                                       &(VkCommandPoolCreateInfo){
                                           .sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                           .flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT,
                                           .queueFamilyIndex = vk->queue_family,
                                       },
                                       NULL, &pool));
    return allocate_commands(vk, pool);
}

void bench_begin(VkCommandBuffer commands) {
    HEADLESS_CHECK(vkBeginCommandBuffer(
        commands, &(VkCommandBufferBeginInfo){.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO}));
}

VkPipeline bench_compute_pipeline(const headless *vk, const uint32_t *words, size_t num_words,
                                  VkPipelineLayout layout) {
    const VkShaderModule module = headless_module(vk, words, num_words);
    const VkPipeline pipeline = headless_compute_pipeline(vk, module, layout);
    vkDestroyShaderModule(vk->device, module, NULL);
    return pipeline;
}

VkCommandBuffer bench_record_dispatch(const headless *vk, const bench_dispatch *dispatch) {
    const VkCommandBuffer commands = allocate_commands(vk, vk->command_pool);
    bench_begin(commands);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, dispatch->pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, dispatch->layout, 0, dispatch->num_sets,
                            dispatch->sets, 0, NULL);
    vkCmdPushConstants(commands, dispatch->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, dispatch->constants_size,
                       dispatch->constants);
    vkCmdDispatch(commands, dispatch->groups, 1, 1);
    return commands;
}

static VkDescriptorPool create_pool(const headless *vk, const VkDescriptorSetLayoutBinding *bindings,
                                    uint32_t num_bindings, uint32_t num_sets) {
    VkDescriptorPoolSize sizes[8];
    if (num_bindings > sizeof sizes / sizeof *sizes) {
        headless_fail("%u bindings in a set are too many", num_bindings);
    }
    for (uint32_t i = 0; i < num_bindings; i++) {
        sizes[i] = (VkDescriptorPoolSize){bindings[i].descriptorType, bindings[i].descriptorCount * num_sets};
    }
    VkDescriptorPool pool;
    HEADLESS_CHECK(vkCreateDescriptorPool(vk->device,
                                          &(VkDescriptorPoolCreateInfo){
                                              .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                              .maxSets = num_sets,
                                              .poolSizeCount = num_bindings,
                                              .pPoolSizes = sizes,
                                          },
                                          NULL, &pool));
    return pool;
}

bench_sets bench_sets_create(const headless *vk, const VkDescriptorSetLayoutBinding *bindings,
                             uint32_t num_bindings, uint32_t num_sets) {
    bench_sets made = {.num_sets = num_sets, .sets = calloc(num_sets, sizeof(VkDescriptorSet))};
    if (!made.sets) {
        headless_fail("no memory for %u sets", num_sets);
    }
    HEADLESS_CHECK(
        vkCreateDescriptorSetLayout(vk->device,
                                    &(VkDescriptorSetLayoutCreateInfo){
                                        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                        .bindingCount = num_bindings,
                                        .pBindings = bindings,
                                    },
                                    NULL, &made.layout));
    VkDescriptorPool pool = create_pool(vk, bindings, num_bindings, num_sets);
    for (uint32_t i = 0; i < num_sets; i++) {
        HEADLESS_CHECK(vkAllocateDescriptorSets(vk->device,
                                                &(VkDescriptorSetAllocateInfo){
                                                    .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                                    .descriptorPool = pool,
                                                    .descriptorSetCount = 1,
                                                    .pSetLayouts = &made.layout,
                                                },
                                                &made.sets[i]));
    }
    return made;
}

VkPipelineLayout bench_pipeline_layout(const headless *vk, VkDescriptorSetLayout set_layout) {
    VkPipelineLayout layout;
    HEADLESS_CHECK(
        vkCreatePipelineLayout(vk->device,
                               &(VkPipelineLayoutCreateInfo){
                                   .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                   .setLayoutCount = 1,
                                   .pSetLayouts = &set_layout,
                                   .pushConstantRangeCount = 1,
                                   .pPushConstantRanges = &(VkPushConstantRange){BENCH_PUSH_STAGES, 0, 16},
                               },
                               NULL, &layout));
    return layout;
}
