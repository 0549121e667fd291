// The cost of instrumentation in a driver's compilation: straight code with many accesses of uniform buffers, plain and
// with all checks, in both modes.
//
// usage: compile_time_bench [--rounds N] [--plain | --at-once]
//
// The driver is the environment's business (VK_DRIVER_FILES), and so are its caches: MESA_SHADER_CACHE_DISABLE=true. It
// measures the processor time of the process from the pipeline's creation to the end of its first dispatch: drivers
// compile at either. The variants take turns; a column is the median of the rounds, a ratio the median of the ratios
// within a round. No variant may write a record, and all must give the same results, or the program fails. --plain
// measures only the plain shader, for runs under a layer that instruments;
// --at-once also shaders whose records are written immediately, which may take minutes.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "testing/bench/bench_common.h"
#include "testing/bench/instrument/uniform_shader.h"
#include "vk/gpuav/instrument/instrument.h"

enum {
    RECORD_SET = 1,
    BUFFER_SIZE = 4096,
    NUM_BUFFERS = 5, // Material, lights, result; records and the table of descriptors.
    RESULT = 2,
    RECORDS = 3,
    INPUT = 4,
    HEADS = BUFFER_SIZE / 4 - 4, // Word of the records' buffer.
    HEAD = 8,                    // Offset of the table of set 0 in the input buffer.
    ALL_LIGHTS = 255,
    MAX_ROUNDS = 1000,
    NUM_VARIANTS = 5,
    NUM_DEFAULT_VARIANTS = 3,
};

typedef struct variant {
    const char *name;
    bool instrumented;
    wd_instrument_mode mode;
    bool at_once;
    double milliseconds[MAX_ROUNDS];
} variant;

typedef struct scene {
    headless vk;
    headless_buffer buffers[NUM_BUFFERS];
    VkDescriptorPool pool;
    VkDescriptorSetLayout set_layouts[2];
    VkDescriptorSet sets[2];
    VkPipelineLayout layout;
    uint32_t expected[BUFFER_SIZE / 4]; // Written by the plain shader.
} scene;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static VkDescriptorType type_of(uint32_t buffer) {
    return buffer < RESULT ? VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER : VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
}

// A layout whose bindings are buffers number `first` on.
static VkDescriptorSetLayout create_set_layout(const headless *vk, uint32_t first, uint32_t count) {
    VkDescriptorSetLayoutBinding bindings[NUM_BUFFERS];
    for (uint32_t i = 0; i < count; i++) {
        bindings[i] =
            (VkDescriptorSetLayoutBinding){i, type_of(first + i), 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL};
    }
    VkDescriptorSetLayout layout;
    HEADLESS_CHECK(
        vkCreateDescriptorSetLayout(vk->device,
                                    &(VkDescriptorSetLayoutCreateInfo){
                                        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                        .bindingCount = count,
                                        .pBindings = bindings,
                                    },
                                    NULL, &layout));
    return layout;
}

static void write_binding(const scene *scene, uint32_t buffer) {
    vkUpdateDescriptorSets(
        scene->vk.device, 1,
        &(VkWriteDescriptorSet){
            .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
            .dstSet = scene->sets[buffer < RECORDS ? 0 : RECORD_SET],
            .dstBinding = buffer < RECORDS ? buffer : buffer - RECORDS,
            .descriptorCount = 1,
            .descriptorType = type_of(buffer),
            .pBufferInfo = &(VkDescriptorBufferInfo){scene->buffers[buffer].buffer, 0, VK_WHOLE_SIZE},
        },
        0, NULL);
}

static void create_buffers(scene *scene) {
    for (uint32_t i = 0; i < NUM_BUFFERS; i++) {
        scene->buffers[i] = headless_buffer_create(&scene->vk, BUFFER_SIZE,
                                                   i < RESULT ? VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT
                                                              : VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        float *values = scene->buffers[i].mapped;
        for (uint32_t j = 0; i < RESULT && j < BUFFER_SIZE / 4; j++) {
            values[j] = 0.25f + (float)(j % 7);
        }
    }
    // The table of set 0, see wd_instrument_input: a count of one and the size of each buffer.
    ((uint32_t *)scene->buffers[RECORDS].mapped)[HEADS] = HEAD;
    uint32_t *words = scene->buffers[INPUT].mapped;
    words[0] = UINT32_MAX;
    for (uint32_t i = 0; i < RECORDS; i++) {
        words[HEAD + 2 * i] = 1;
        words[HEAD + 2 * i + 1] = BUFFER_SIZE;
    }
}

static void create_scene(scene *scene) {
    headless_init(&scene->vk, "compile_time_bench", &(VkPhysicalDeviceFeatures){0});
    const headless *vk = &scene->vk;
    create_buffers(scene);
    scene->set_layouts[0] = create_set_layout(vk, 0, RECORDS);
    scene->set_layouts[RECORD_SET] = create_set_layout(vk, RECORDS, NUM_BUFFERS - RECORDS);
    const VkDescriptorPoolSize sizes[] = {{type_of(0), RESULT}, {type_of(RESULT), NUM_BUFFERS - RESULT}};
    HEADLESS_CHECK(vkCreateDescriptorPool(vk->device,
                                          &(VkDescriptorPoolCreateInfo){
                                              .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                              .maxSets = 2,
                                              .poolSizeCount = 2,
                                              .pPoolSizes = sizes,
                                          },
                                          NULL, &scene->pool));
    HEADLESS_CHECK(vkAllocateDescriptorSets(vk->device,
                                            &(VkDescriptorSetAllocateInfo){
                                                .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                                .descriptorPool = scene->pool,
                                                .descriptorSetCount = 2,
                                                .pSetLayouts = scene->set_layouts,
                                            },
                                            scene->sets));
    for (uint32_t i = 0; i < NUM_BUFFERS; i++) {
        write_binding(scene, i);
    }
    HEADLESS_CHECK(vkCreatePipelineLayout(
        vk->device,
        &(VkPipelineLayoutCreateInfo){
            .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
            .setLayoutCount = 2,
            .pSetLayouts = scene->set_layouts,
            .pushConstantRangeCount = 1,
            .pPushConstantRanges = &(VkPushConstantRange){VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(uint32_t)},
        },
        NULL, &scene->layout));
}

static void destroy_scene(scene *scene) {
    const headless *vk = &scene->vk;
    vkDestroyPipelineLayout(vk->device, scene->layout, NULL);
    vkDestroyDescriptorPool(vk->device, scene->pool, NULL);
    for (uint32_t i = 0; i < 2; i++) {
        vkDestroyDescriptorSetLayout(vk->device, scene->set_layouts[i], NULL);
    }
    for (uint32_t i = 0; i < NUM_BUFFERS; i++) {
        headless_buffer_destroy(vk, &scene->buffers[i]);
    }
    headless_finish(&scene->vk);
}

static void dispatch(const scene *scene, VkPipeline pipeline) {
    const uint32_t enabled = ALL_LIGHTS;
    const bench_dispatch dispatch = {.pipeline = pipeline,
                                     .layout = scene->layout,
                                     .sets = scene->sets,
                                     .num_sets = 2,
                                     .constants = &enabled,
                                     .constants_size = sizeof enabled,
                                     .groups = 1};
    VkCommandBuffer commands = bench_record_dispatch(&scene->vk, &dispatch);
    headless_submit(&scene->vk, commands);
    vkFreeCommandBuffers(scene->vk.device, scene->vk.command_pool, 1, &commands);
}

// The shader of a variant, which is to be freed; the plain one if nothing is to be put in.
static wd_instrument_result make_shader(const variant *variant) {
    static const wd_input_binding bindings[] = {{0, 0, 0, true, 0}, {0, 1, 2, true, 0}, {0, 2, 4, true, 0}};
    static const wd_instrument_input input = {1, HEADS, bindings, RECORDS};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &input;
    options.mode = variant->mode;
    options.immediate_reports = variant->at_once;
    options.desc_set = RECORD_SET;
    wd_instrument_result result = {0};
    if (variant->instrumented &&
        (wd_instrument(wd_allocator_default(), &options, uniform_loads,
                       sizeof uniform_loads / sizeof *uniform_loads, &result, NULL) ||
         !result.words)) {
        headless_fail("compile_time_bench: the shader was not instrumented");
    }
    return result;
}

// Every variant must compute the results of the plain shader, and find nothing.
static void check_results(const scene *scene, const char *name) {
    const uint32_t *records = scene->buffers[RECORDS].mapped;
    if (memcmp(scene->buffers[RESULT].mapped, scene->expected, sizeof scene->expected) != 0) {
        headless_fail("compile_time_bench: %s: other results than the plain shader's", name);
    }
    if (records[0] || records[1]) {
        headless_fail("compile_time_bench: %s: a record where none was expected", name);
    }
}

static double run(scene *scene, const variant *variant) {
    wd_allocator allocator = wd_allocator_default();
    wd_instrument_result shader = make_shader(variant);
    memset(scene->buffers[RESULT].mapped, 0, BUFFER_SIZE);
    const double begin = now();
    VkPipeline pipeline =
        shader.words ? bench_compute_pipeline(&scene->vk, shader.words, shader.num_words, scene->layout)
                     : bench_compute_pipeline(&scene->vk, uniform_loads,
                                              sizeof uniform_loads / sizeof *uniform_loads, scene->layout);
    dispatch(scene, pipeline);
    const double milliseconds = now() - begin;
    vkDestroyPipeline(scene->vk.device, pipeline, NULL);
    wd_free(&allocator, shader.words);
    return milliseconds;
}

static void measure(scene *scene, uint32_t rounds, uint32_t count) {
    static variant variants[NUM_VARIANTS] = {
        {.name = "plain"},
        {.name = "guard", .instrumented = true, .mode = WD_INSTRUMENT_GUARD},
        {.name = "observe", .instrumented = true, .mode = WD_INSTRUMENT_OBSERVE},
        {.name = "guard, immediate records",
         .instrumented = true,
         .mode = WD_INSTRUMENT_GUARD,
         .at_once = true},
        {.name = "observe, immediate records",
         .instrumented = true,
         .mode = WD_INSTRUMENT_OBSERVE,
         .at_once = true},
    };
    run(scene, &variants[0]); // Not counted: the first shader of a process has more to do.
    memcpy(scene->expected, scene->buffers[RESULT].mapped, sizeof scene->expected);
    for (uint32_t round = 0; round < rounds; round++) {
        for (uint32_t i = 0; i < count; i++) {
            variants[i].milliseconds[round] = run(scene, &variants[i]);
            check_results(scene, variants[i].name);
        }
    }
    printf("%s\n\n| shader | processor ms | ratio |\n|--------|-------------:|------:|\n",
           scene->vk.properties.deviceName);
    for (uint32_t i = 0; i < count; i++) {
        printf("| %s | %.1f | %.2f |\n", variants[i].name,
               bench_median(variants[i].milliseconds, NULL, rounds),
               bench_median(variants[i].milliseconds, variants[0].milliseconds, rounds));
    }
}

int main(int argc, char **argv) {
    uint32_t rounds = 5, num_variants = NUM_DEFAULT_VARIANTS;
    bool is_wrong = false;
    for (int i = 1; i < argc && !is_wrong; i++) {
        if (strcmp(argv[i], "--plain") == 0) {
            num_variants = 1;
        } else if (strcmp(argv[i], "--at-once") == 0) {
            num_variants = NUM_VARIANTS;
        } else if (strcmp(argv[i], "--rounds") == 0 && i + 1 < argc) {
            rounds = (uint32_t)strtoul(argv[++i], NULL, 10);
        } else {
            is_wrong = true;
        }
    }
    if (is_wrong || !rounds || rounds > MAX_ROUNDS) {
        fprintf(stderr, "usage: compile_time_bench [--rounds N] [--plain | --at-once]\n");
        return 2;
    }
    scene scene = {0};
    create_scene(&scene);
    measure(&scene, rounds, num_variants);
    destroy_scene(&scene);
    return 0;
}
