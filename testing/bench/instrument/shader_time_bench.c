// The run time of instrumented shaders: bindless storage-buffer loads in a loop, plain and in both modes, with the
// check of descriptor indices only and with all checks, which read a table of descriptors as the layer fills it; and
// the same with single loops. --unbounded measures a loop with indices that nothing bounds before it.
//
// usage: shader_time_bench [--rounds N] [--groups N] [--iterations N] [--length N] [--unbounded] [--plain] [--checks]
//        [FILE.spv...]
//
// The driver is the environment's business (VK_DRIVER_FILES). The variants take turns; a column is the median of the
// rounds, a ratio the median of the ratios within a round. Two clocks: the processor time of the process, which
// counts the threads of a software driver and nobody else's, and the time from submission to fence. All variants must
// give the same results and no record, or the program fails. --plain measures only the plain shader, for runs under
// another layer that instruments. --length has indices compared with that length instead of the array's own 16: a
// power of 2 is checked in another way than others. --checks measures a shader with a mixture of instructions with
// each check by itself, and prints the time of the pipeline and the size of the module, too. FILEs are further
// variants: shaders with the interface of bindless_loads.comp, with their records in set 1, as spv-instrument or a
// compiler made them; binding 1 of that set is the table of descriptors, for --table-offsets=1020
// --descriptor-table=1 --descriptors=0.0=0 --descriptors=0.1=17.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "testing/bench/bench_common.h"
#include "testing/bench/instrument/bindless_shader.h"
#include "testing/bench/instrument/mixed_shader.h"
#include "testing/bench/instrument/unbounded_shader.h"
#include "vk/gpuav/instrument/instrument.h"

enum {
    NUM_SOURCES = 16,
    LOCAL_SIZE = 64,
    RECORD_SET = 1,
    RECORD_SIZE = 4096,
    INPUT_BINDING = 1,
    HEADS = RECORD_SIZE / 4 - 4, // Word of the records' buffer.
    HEAD = 8,                    // Offset of the table of set 0 in the input buffer.
    FIRST_SOURCES = 0,           // Words of the table: a count and a word for each descriptor.
    FIRST_RESULT = 1 + NUM_SOURCES,
    SUMMARY = 3 + NUM_SOURCES, // Of the sources.
    NUM_INSTRUMENTED = 8,
    MAX_VARIANTS = 32,
};

typedef struct settings {
    uint32_t rounds;
    uint32_t groups;
    uint32_t iterations;
    uint32_t length; // 0: the array's own.
    bool unbounded;
    bool plain;
    bool checks;
    const char *files[MAX_VARIANTS];
    uint32_t num_files;
} settings;

// parameters is the push constant block of the shader.
typedef struct parameters {
    uint32_t stride;
    uint32_t mask;
    uint32_t iterations;
} parameters;

typedef struct scene {
    headless vk;
    headless_buffer sources[NUM_SOURCES];
    headless_buffer result;
    headless_buffer records;
    headless_buffer input;
    VkDescriptorPool pool;
    VkDescriptorSetLayout set_layouts[2];
    VkDescriptorSet sets[2];
    VkPipelineLayout layout;
} scene;

typedef struct variant {
    const char *name;
    VkPipeline pipeline;
    double *cpu; // Milliseconds, one a round.
    double *wall;
    double creation; // Processor time of the pipeline, without its first run, in milliseconds.
    size_t num_words;
} variant;

static double now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static VkDescriptorSetLayout create_set_layout(const headless *vk, uint32_t num_bindings,
                                               const uint32_t *counts) {
    VkDescriptorSetLayoutBinding bindings[2];
    for (uint32_t i = 0; i < num_bindings; i++) {
        bindings[i] = (VkDescriptorSetLayoutBinding){i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, counts[i],
                                                     VK_SHADER_STAGE_COMPUTE_BIT, NULL};
    }
    VkDescriptorSetLayout layout;
    HEADLESS_CHECK(
        vkCreateDescriptorSetLayout(vk->device,
                                    &(VkDescriptorSetLayoutCreateInfo){
                                        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                        .bindingCount = num_bindings,
                                        .pBindings = bindings,
                                    },
                                    NULL, &layout));
    return layout;
}

static void write_binding(const headless *vk, VkDescriptorSet set, uint32_t binding, uint32_t count,
                          const headless_buffer *buffers) {
    VkDescriptorBufferInfo infos[NUM_SOURCES];
    for (uint32_t i = 0; i < count; i++) {
        infos[i] = (VkDescriptorBufferInfo){buffers[i].buffer, 0, VK_WHOLE_SIZE};
    }
    vkUpdateDescriptorSets(vk->device, 1,
                           &(VkWriteDescriptorSet){
                               .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                               .dstSet = set,
                               .dstBinding = binding,
                               .descriptorCount = count,
                               .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                               .pBufferInfo = infos,
                           },
                           0, NULL);
}

// Writes the table of the descriptors of set 0, see wd_instrument_input.
static void fill_input(scene *scene) {
    uint32_t *words = scene->input.mapped, *table = words + HEAD;
    words[0] = UINT32_MAX;
    table[FIRST_SOURCES] = NUM_SOURCES;
    for (uint32_t i = 0; i < NUM_SOURCES; i++) {
        table[FIRST_SOURCES + 1 + i] = (uint32_t)scene->sources[i].size;
    }
    table[SUMMARY] = NUM_SOURCES;
    table[SUMMARY + 1] = (uint32_t)scene->sources[0].size;
    table[FIRST_RESULT] = 1;
    table[FIRST_RESULT + 1] = (uint32_t)scene->result.size;
}

static void create_buffers(scene *scene, uint32_t groups) {
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    for (uint32_t i = 0; i < NUM_SOURCES; i++) {
        scene->sources[i] = headless_buffer_create(&scene->vk, LOCAL_SIZE * sizeof(uint32_t), usage);
        uint32_t *values = scene->sources[i].mapped;
        for (uint32_t j = 0; j < LOCAL_SIZE; j++) {
            values[j] = i * 0x9e3779b9u + j;
        }
    }
    const VkDeviceSize result_size = (VkDeviceSize)groups * LOCAL_SIZE * sizeof(uint32_t);
    scene->result = headless_buffer_create(&scene->vk, result_size, usage);
    scene->records = headless_buffer_create(&scene->vk, RECORD_SIZE, usage);
    ((uint32_t *)scene->records.mapped)[HEADS] = HEAD;
    scene->input = headless_buffer_create(&scene->vk, RECORD_SIZE, usage);
    fill_input(scene);
}

static void create_sets(scene *scene) {
    const headless *vk = &scene->vk;
    scene->set_layouts[0] = create_set_layout(vk, 2, (const uint32_t[]){NUM_SOURCES, 1});
    scene->set_layouts[RECORD_SET] = create_set_layout(vk, 2, (const uint32_t[]){1, 1});
    HEADLESS_CHECK(vkCreateDescriptorPool(
        vk->device,
        &(VkDescriptorPoolCreateInfo){
            .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
            .maxSets = 2,
            .poolSizeCount = 1,
            .pPoolSizes = &(VkDescriptorPoolSize){VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, NUM_SOURCES + 3},
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
    write_binding(vk, scene->sets[0], 0, NUM_SOURCES, scene->sources);
    write_binding(vk, scene->sets[0], 1, 1, &scene->result);
    write_binding(vk, scene->sets[RECORD_SET], 0, 1, &scene->records);
    write_binding(vk, scene->sets[RECORD_SET], INPUT_BINDING, 1, &scene->input);
    HEADLESS_CHECK(vkCreatePipelineLayout(
        vk->device,
        &(VkPipelineLayoutCreateInfo){
            .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
            .setLayoutCount = 2,
            .pSetLayouts = scene->set_layouts,
            .pushConstantRangeCount = 1,
            .pPushConstantRanges = &(VkPushConstantRange){VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(parameters)},
        },
        NULL, &scene->layout));
}

static void create_scene(scene *scene, uint32_t groups) {
    headless_init(&scene->vk, "shader_time_bench",
                  &(VkPhysicalDeviceFeatures){.shaderStorageBufferArrayDynamicIndexing = VK_TRUE});
    create_buffers(scene, groups);
    create_sets(scene);
}

static void destroy_scene(scene *scene) {
    const headless *vk = &scene->vk;
    vkDestroyPipelineLayout(vk->device, scene->layout, NULL);
    vkDestroyDescriptorPool(vk->device, scene->pool, NULL);
    for (uint32_t i = 0; i < 2; i++) {
        vkDestroyDescriptorSetLayout(vk->device, scene->set_layouts[i], NULL);
    }
    for (uint32_t i = 0; i < NUM_SOURCES; i++) {
        headless_buffer_destroy(vk, &scene->sources[i]);
    }
    headless_buffer_destroy(vk, &scene->result);
    headless_buffer_destroy(vk, &scene->records);
    headless_buffer_destroy(vk, &scene->input);
    headless_finish(&scene->vk);
}

static const uint32_t *shader_of(const settings *settings, size_t *size) {
    *size = settings->unbounded ? sizeof unbounded_loads : sizeof bindless_loads;
    return settings->unbounded ? unbounded_loads : bindless_loads;
}

// Number `i`: with all checks or those of indices, in either mode, and of loops that have a copy without checks or
// none.
static VkPipeline create_instrumented(const scene *scene, const settings *settings, uint32_t i) {
    static const wd_input_binding bindings[] = {{0, 0, FIRST_SOURCES, true, SUMMARY + 1},
                                                {0, 1, FIRST_RESULT, true, 0}};
    static const wd_instrument_input input = {INPUT_BINDING, HEADS, bindings, 2};
    const wd_binding_length length = {.set = 0, .binding = 0, .length = settings->length};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.lengths = &length;
    options.num_lengths = settings->length ? 1 : 0;
    options.checks = i & 2 ? WD_CHECK_ALL : WD_CHECK_DESCRIPTOR_INDEX;
    options.input = i & 2 ? &input : NULL;
    options.mode = i & 1 ? WD_INSTRUMENT_OBSERVE : WD_INSTRUMENT_GUARD;
    options.version_loops = options.speculate_loops = i < 4;
    options.desc_set = RECORD_SET;
    wd_allocator allocator = wd_allocator_default();
    wd_instrument_result result;
    size_t size;
    const uint32_t *words = shader_of(settings, &size);
    if (wd_instrument(allocator, &options, words, size / sizeof *words, &result, NULL) || !result.words) {
        headless_fail("shader_time_bench: the shader was not instrumented");
    }
    VkPipeline pipeline = bench_compute_pipeline(&scene->vk, result.words, result.num_words, scene->layout);
    wd_free(&allocator, result.words);
    return pipeline;
}

static VkCommandBuffer record(const scene *scene, VkPipeline pipeline, const settings *settings) {
    const parameters parameters = {5, NUM_SOURCES - 1, settings->iterations};
    const bench_dispatch dispatch = {.pipeline = pipeline,
                                     .layout = scene->layout,
                                     .sets = scene->sets,
                                     .num_sets = 2,
                                     .constants = &parameters,
                                     .constants_size = sizeof parameters,
                                     .groups = settings->groups};
    return bench_record_dispatch(&scene->vk, &dispatch);
}

// The checks of --checks: each by itself in guard mode, then those by default, and all.
static const struct {
    const char *name;
    uint32_t checks;
} single_checks[] = {
    {"descriptor_index", WD_CHECK_DESCRIPTOR_INDEX},
    {"buffer_bounds", WD_CHECK_BUFFER_BOUNDS},
    {"descriptor_state", WD_CHECK_DESCRIPTOR_STATE},
    {"arithmetic", WD_CHECK_ARITHMETIC},
    {"float_division", WD_CHECK_FLOAT_DIVISION},
    {"shared_races", WD_CHECK_SHARED_RACES},
    {"ray_parameters, mesh_outputs, unreachable, operand_values",
     WD_CHECK_RAYS | WD_CHECK_MESH_OUTPUTS | WD_CHECK_UNREACHABLE | WD_CHECK_OPERANDS},
    {"default", WD_CHECK_DEFAULT},
    {"all", WD_CHECK_ALL},
};
enum { NUM_SINGLE_CHECKS = sizeof single_checks / sizeof *single_checks };

static VkPipeline create_timed(const scene *scene, const uint32_t *words, size_t num_words,
                               variant *variant) {
    const double begin = now(CLOCK_PROCESS_CPUTIME_ID);
    variant->pipeline = bench_compute_pipeline(&scene->vk, words, num_words, scene->layout);
    variant->creation = now(CLOCK_PROCESS_CPUTIME_ID) - begin;
    variant->num_words = num_words;
    return variant->pipeline;
}

// The shader with a mixture of instructions, plain and with each check. A check that finds nothing leaves it unchanged.
static uint32_t create_checked(const scene *scene, variant *variants) {
    static const wd_input_binding bindings[] = {{0, 0, FIRST_SOURCES, true, SUMMARY + 1},
                                                {0, 1, FIRST_RESULT, true, 0}};
    static const wd_instrument_input input = {INPUT_BINDING, HEADS, bindings, 2};
    const size_t num_words = sizeof mixed_loads / sizeof *mixed_loads;
    const wd_allocator allocator = wd_allocator_default();
    variants[0] = (variant){.name = "none"};
    create_timed(scene, mixed_loads, num_words, &variants[0]);
    for (uint32_t i = 0; i < NUM_SINGLE_CHECKS; i++) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.checks = single_checks[i].checks;
        options.input = &input;
        options.desc_set = RECORD_SET;
        wd_instrument_result result;
        if (wd_instrument(allocator, &options, mixed_loads, num_words, &result, NULL)) {
            headless_fail("shader_time_bench: the shader was not instrumented");
        }
        variants[1 + i] = (variant){.name = single_checks[i].name};
        create_timed(scene, result.words ? result.words : mixed_loads,
                     result.words ? result.num_words : num_words, &variants[1 + i]);
        wd_free(&allocator, result.words);
    }
    return 1 + NUM_SINGLE_CHECKS;
}

static void run(scene *scene, variant *variant, const settings *settings, uint32_t round) {
    memset(scene->result.mapped, 0, scene->result.size);
    VkCommandBuffer commands = record(scene, variant->pipeline, settings);
    const double cpu = now(CLOCK_PROCESS_CPUTIME_ID), wall = now(CLOCK_MONOTONIC);
    headless_submit(&scene->vk, commands);
    variant->cpu[round] = now(CLOCK_PROCESS_CPUTIME_ID) - cpu;
    variant->wall[round] = now(CLOCK_MONOTONIC) - wall;
    vkFreeCommandBuffers(scene->vk.device, scene->vk.command_pool, 1, &commands);
}

// Every variant must compute the shader's results, and find nothing.
static void check_results(const scene *scene, const settings *settings) {
    const uint32_t *result = scene->result.mapped, *records = scene->records.mapped;
    for (uint32_t i = 0; i < settings->groups * LOCAL_SIZE; i++) {
        uint32_t expected = 0;
        for (uint32_t step = 0, index = 0; settings->unbounded && step < settings->iterations; step++) {
            index ^= (step + 5) % NUM_SOURCES;
            expected += ((const uint32_t *)scene->sources[index].mapped)[i % LOCAL_SIZE];
        }
        // The indices come round after sixteen steps: complete rounds are added up in one step.
        for (uint32_t step = settings->unbounded ? NUM_SOURCES + 1 : 1, index = 0; step <= NUM_SOURCES;
             step++) {
            index = (index + 5) % NUM_SOURCES;
            const uint32_t *values = scene->sources[index].mapped;
            const uint32_t times =
                settings->iterations / NUM_SOURCES + (step <= settings->iterations % NUM_SOURCES);
            expected += times * values[i % LOCAL_SIZE];
        }
        if (result[i] != expected) {
            headless_fail("shader_time_bench: invocation %u: %u where %u was expected", i, result[i],
                          expected);
        }
    }
    if (records[0] || records[1]) {
        headless_fail("shader_time_bench: a record where none was expected");
    }
}

static void print_table(const headless *vk, const variant *variants, uint32_t num_variants,
                        const settings *settings) {
    const uint32_t rounds = settings->rounds;
    printf("%s: %u groups of %d, %u loads each\n\n", vk->properties.deviceName, settings->groups, LOCAL_SIZE,
           settings->iterations);
    printf("| shader | processor ms | ratio | submit to fence ms | ratio |\n"
           "|--------|-------------:|------:|-------------------:|------:|\n");
    for (uint32_t i = 0; i < num_variants; i++) {
        printf("| %s | %.2f | %.2f | %.2f | %.2f |\n", variants[i].name,
               bench_median(variants[i].cpu, NULL, rounds),
               bench_median(variants[i].cpu, variants[0].cpu, rounds),
               bench_median(variants[i].wall, NULL, rounds),
               bench_median(variants[i].wall, variants[0].wall, rounds));
    }
}

// The pipeline's time is that of its creation and of the first run, which compiles, without the time of a run.
static void print_checks(const headless *vk, const variant *variants, uint32_t num_variants,
                         const settings *settings) {
    printf("%s: %u groups of %d, %u loads each\n\n", vk->properties.deviceName, settings->groups, LOCAL_SIZE,
           settings->iterations);
    printf("| check | shader ms | ratio | pipeline ms | ratio | module bytes | ratio |\n"
           "|-------|----------:|------:|------------:|------:|-------------:|------:|\n");
    double plain = 0;
    for (uint32_t i = 0; i < num_variants; i++) {
        const variant *variant = &variants[i];
        const double shader = bench_median(variant->cpu, NULL, settings->rounds);
        const double pipeline = variant->creation - shader;
        plain = i ? plain : pipeline;
        printf("| %s | %.2f | %.2f | %.1f | %.2f | %zu | %.2f |\n", variant->name, shader,
               bench_median(variant->cpu, variants[0].cpu, settings->rounds), pipeline, pipeline / plain,
               variant->num_words * 4, (double)variant->num_words / (double)variants[0].num_words);
    }
}

static VkPipeline create_from_file(const scene *scene, const char *path) {
    uint32_t words[65536];
    FILE *file = fopen(path, "rb");
    const size_t num_words = file ? fread(words, sizeof *words, sizeof words / sizeof *words, file) : 0;
    if (!num_words) {
        headless_fail("shader_time_bench: %s: cannot be read", path);
    }
    fclose(file);
    return bench_compute_pipeline(&scene->vk, words, num_words, scene->layout);
}

// Fills `variants` and returns how many there are.
static uint32_t create_variants(const scene *scene, const settings *settings, variant *variants) {
    uint32_t count = 0;
    size_t size;
    const uint32_t *words = shader_of(settings, &size);
    variants[count++] =
        (variant){.name = "plain",
                  .pipeline = bench_compute_pipeline(&scene->vk, words, size / sizeof *words, scene->layout)};
    if (settings->plain) {
        return count;
    }
    static const char *const names[NUM_INSTRUMENTED] = {
        "guard, indices",
        "observe, indices",
        "guard, all checks",
        "observe, all checks",
        "guard, indices, single loops",
        "observe, indices, single loops",
        "guard, all checks, single loops",
        "observe, all checks, single loops",
    };
    for (uint32_t i = 0; i < NUM_INSTRUMENTED; i++) {
        VkPipeline pipeline = create_instrumented(scene, settings, i);
        variants[count++] = (variant){.name = names[i], .pipeline = pipeline};
    }
    for (uint32_t i = 0; i < settings->num_files; i++) {
        const char *path = settings->files[i];
        variants[count++] = (variant){.name = path, .pipeline = create_from_file(scene, path)};
    }
    return count;
}

static void measure(scene *scene, const settings *settings) {
    variant variants[MAX_VARIANTS];
    const uint32_t num_variants =
        settings->checks ? create_checked(scene, variants) : create_variants(scene, settings, variants);
    for (uint32_t i = 0; i < num_variants; i++) {
        variants[i].cpu = calloc(settings->rounds, sizeof *variants[i].cpu);
        variants[i].wall = calloc(settings->rounds, sizeof *variants[i].wall);
        if (!variants[i].cpu || !variants[i].wall) {
            headless_fail("shader_time_bench: out of memory");
        }
        run(scene, &variants[i], settings, 0); // Not counted: drivers compile when a shader is first used.
        variants[i].creation += variants[i].cpu[0];
        if (!settings->checks) {
            check_results(scene, settings);
        }
    }
    for (uint32_t round = 0; round < settings->rounds; round++) {
        for (uint32_t i = 0; i < num_variants; i++) {
            run(scene, &variants[i], settings, round);
        }
    }
    if (settings->checks) {
        print_checks(&scene->vk, variants, num_variants, settings);
    } else {
        print_table(&scene->vk, variants, num_variants, settings);
    }
    for (uint32_t i = 0; i < num_variants; i++) {
        vkDestroyPipeline(scene->vk.device, variants[i].pipeline, NULL);
        free(variants[i].cpu);
        free(variants[i].wall);
    }
}

static bool parse_settings(int argc, char **argv, settings *settings) {
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(argv[i], "--unbounded") == 0) {
            settings->unbounded = true;
            continue;
        }
        if (strcmp(argv[i], "--plain") == 0) {
            settings->plain = true;
            continue;
        }
        if (strcmp(argv[i], "--checks") == 0) {
            settings->checks = true;
            continue;
        }
        if (argv[i][0] != '-' && settings->num_files + 1 + NUM_INSTRUMENTED < MAX_VARIANTS) {
            settings->files[settings->num_files++] = argv[i];
            continue;
        }
        uint32_t *number = strcmp(argv[i], "--rounds") == 0       ? &settings->rounds
                           : strcmp(argv[i], "--groups") == 0     ? &settings->groups
                           : strcmp(argv[i], "--iterations") == 0 ? &settings->iterations
                           : strcmp(argv[i], "--length") == 0     ? &settings->length
                                                                  : NULL;
        if (!number || !value) {
            return false;
        }
        *number = (uint32_t)strtoul(value, NULL, 10);
        i++;
    }
    return settings->rounds && settings->rounds <= 10000 && settings->groups && settings->groups <= 65535 &&
           settings->iterations && (!settings->length || settings->length >= NUM_SOURCES);
}

int main(int argc, char **argv) {
    settings settings = {.rounds = 15, .groups = 64, .iterations = 4096};
    if (!parse_settings(argc, argv, &settings)) {
        fprintf(stderr, "usage: shader_time_bench [--rounds N] [--groups N] [--iterations N] [--length N] "
                        "[--unbounded] [--plain] [--checks] [FILE.spv...]\n");
        return 2;
    }
    scene scene;
    create_scene(&scene, settings.groups);
    measure(&scene, &settings);
    destroy_scene(&scene);
    return 0;
}
