// A small renderer with a bug: both its triangle and its compute pass index an array of six descriptors
// with 6.
//
// The driver says nothing. Run it under VK_LAYER_WARDEN_validation, or give it shaders that spv-instrument
// made together with --dump: then it binds a plain storage buffer where those shaders write their error
// records, and writes that buffer to a file for errdecode.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "examples/common/headless.h"

enum { NUM_DESCRIPTORS = 6, MAX_SETS = 32, EXTENT = 64, TEXTURE_EXTENT = 4, RECORD_BUFFER_SIZE = 4096 };

typedef struct options {
    const char *shaders;
    const char *dump_file; // NULL: no record buffer.
    uint32_t desc_set;
    uint32_t index;
} options;

// record_buffer is where shaders instrumented offline write; the set is bound in addition to the application's own.
typedef struct record_buffer {
    headless_buffer buffer;
    VkDescriptorSetLayout empty_layout; // For the unused sets between.
    VkDescriptorSetLayout layout;
    VkDescriptorPool pool;
    VkDescriptorSet set;
} record_buffer;

static VkDescriptorSetLayout create_set_layout(const headless *vk, VkDescriptorType type, uint32_t count) {
    VkDescriptorSetLayout layout;
    HEADLESS_CHECK(
        vkCreateDescriptorSetLayout(vk->device,
                                    &(VkDescriptorSetLayoutCreateInfo){
                                        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                        .bindingCount = count ? 1 : 0,
                                        .pBindings =
                                            &(VkDescriptorSetLayoutBinding){
                                                .descriptorType = type,
                                                .descriptorCount = count,
                                                .stageFlags = VK_SHADER_STAGE_ALL,
                                            },
                                    },
                                    NULL, &layout));
    return layout;
}

static VkDescriptorPool create_pool(const headless *vk, VkDescriptorType type, uint32_t count) {
    VkDescriptorPool pool;
    HEADLESS_CHECK(vkCreateDescriptorPool(vk->device,
                                          &(VkDescriptorPoolCreateInfo){
                                              .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                              .maxSets = 1,
                                              .poolSizeCount = 1,
                                              .pPoolSizes = &(VkDescriptorPoolSize){type, count},
                                          },
                                          NULL, &pool));
    return pool;
}

static VkDescriptorSet allocate_set(const headless *vk, VkDescriptorPool pool, VkDescriptorSetLayout layout) {
    VkDescriptorSet set;
    HEADLESS_CHECK(vkAllocateDescriptorSets(vk->device,
                                            &(VkDescriptorSetAllocateInfo){
                                                .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                                .descriptorPool = pool,
                                                .descriptorSetCount = 1,
                                                .pSetLayouts = &layout,
                                            },
                                            &set));
    return set;
}

static record_buffer create_record_buffer(const headless *vk) {
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    record_buffer records = {
        .buffer = headless_buffer_create(vk, RECORD_BUFFER_SIZE, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT),
        .empty_layout = create_set_layout(vk, type, 0),
        .layout = create_set_layout(vk, type, 1),
        .pool = create_pool(vk, type, 1),
    };
    records.set = allocate_set(vk, records.pool, records.layout);
    vkUpdateDescriptorSets(
        vk->device, 1,
        &(VkWriteDescriptorSet){
            .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
            .dstSet = records.set,
            .descriptorCount = 1,
            .descriptorType = type,
            .pBufferInfo = &(VkDescriptorBufferInfo){records.buffer.buffer, 0, VK_WHOLE_SIZE},
        },
        0, NULL);
    return records;
}

static void destroy_record_buffer(const headless *vk, record_buffer *records) {
    vkDestroyDescriptorPool(vk->device, records->pool, NULL);
    vkDestroyDescriptorSetLayout(vk->device, records->layout, NULL);
    vkDestroyDescriptorSetLayout(vk->device, records->empty_layout, NULL);
    headless_buffer_destroy(vk, &records->buffer);
}

static VkPipelineLayout create_pipeline_layout(const headless *vk, VkDescriptorSetLayout own,
                                               const record_buffer *records, uint32_t desc_set,
                                               VkShaderStageFlags push_stages) {
    VkDescriptorSetLayout layouts[MAX_SETS] = {own};
    uint32_t num_layouts = 1;
    if (records) {
        for (; num_layouts < desc_set; num_layouts++) {
            layouts[num_layouts] = records->empty_layout;
        }
        layouts[num_layouts++] = records->layout;
    }
    VkPipelineLayout layout;
    HEADLESS_CHECK(vkCreatePipelineLayout(
        vk->device,
        &(VkPipelineLayoutCreateInfo){
            .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
            .setLayoutCount = num_layouts,
            .pSetLayouts = layouts,
            .pushConstantRangeCount = 1,
            .pPushConstantRanges = &(VkPushConstantRange){push_stages, 0, sizeof(uint32_t)},
        },
        NULL, &layout));
    return layout;
}

static void bind_sets(VkCommandBuffer commands, VkPipelineBindPoint bind_point, VkPipelineLayout layout,
                      VkDescriptorSet own, const record_buffer *records, uint32_t desc_set) {
    vkCmdBindDescriptorSets(commands, bind_point, layout, 0, 1, &own, 0, NULL);
    if (records) {
        vkCmdBindDescriptorSets(commands, bind_point, layout, desc_set, 1, &records->set, 0, NULL);
    }
}

// --- The compute pass: six storage buffers.

static void run_compute(const headless *vk, const options *options, const record_buffer *records) {
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    headless_buffer buckets[NUM_DESCRIPTORS];
    VkDescriptorBufferInfo infos[NUM_DESCRIPTORS];
    for (uint32_t i = 0; i < NUM_DESCRIPTORS; i++) {
        buckets[i] = headless_buffer_create(vk, 256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        infos[i] = (VkDescriptorBufferInfo){buckets[i].buffer, 0, VK_WHOLE_SIZE};
    }
    VkDescriptorSetLayout set_layout = create_set_layout(vk, type, NUM_DESCRIPTORS);
    VkDescriptorPool pool = create_pool(vk, type, NUM_DESCRIPTORS);
    VkDescriptorSet set = allocate_set(vk, pool, set_layout);
    vkUpdateDescriptorSets(vk->device, 1,
                           &(VkWriteDescriptorSet){
                               .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                               .dstSet = set,
                               .descriptorCount = NUM_DESCRIPTORS,
                               .descriptorType = type,
                               .pBufferInfo = infos,
                           },
                           0, NULL);
    VkPipelineLayout layout =
        create_pipeline_layout(vk, set_layout, records, options->desc_set, VK_SHADER_STAGE_COMPUTE_BIT);
    VkShaderModule module = headless_shader(vk, options->shaders, "histogram.comp");
    VkPipeline pipeline = headless_compute_pipeline(vk, module, layout);
    headless_name(vk, VK_OBJECT_TYPE_PIPELINE, (uint64_t)pipeline, "HistogramPipeline");

    VkCommandBuffer commands = headless_begin(vk, "HistogramCommands");
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    bind_sets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, set, records, options->desc_set);
    vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof options->index,
                       &options->index);
    vkCmdDispatch(commands, 1, 1, 1);
    headless_submit(vk, commands);
    uint32_t counted = 0;
    for (uint32_t i = 0; i < NUM_DESCRIPTORS; i++) {
        counted += *(uint32_t *)buckets[i].mapped;
    }
    printf("bindless: the first buckets of the histogram count %u items (expected: 1)\n", counted);

    vkDestroyPipeline(vk->device, pipeline, NULL);
    vkDestroyShaderModule(vk->device, module, NULL);
    vkDestroyPipelineLayout(vk->device, layout, NULL);
    vkDestroyDescriptorPool(vk->device, pool, NULL);
    vkDestroyDescriptorSetLayout(vk->device, set_layout, NULL);
    for (uint32_t i = 0; i < NUM_DESCRIPTORS; i++) {
        headless_buffer_destroy(vk, &buckets[i]);
    }
}

// --- The graphics pass: a triangle that wears one of six textures.

static VkRenderPass create_render_pass(const headless *vk) {
    VkRenderPass render_pass;
    HEADLESS_CHECK(vkCreateRenderPass(
        vk->device,
        &(VkRenderPassCreateInfo){
            .sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO,
            .attachmentCount = 1,
            .pAttachments =
                &(VkAttachmentDescription){
                    .format = VK_FORMAT_R8G8B8A8_UNORM,
                    .samples = VK_SAMPLE_COUNT_1_BIT,
                    .loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR,
                    .storeOp = VK_ATTACHMENT_STORE_OP_STORE,
                    .stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE,
                    .stencilStoreOp = VK_ATTACHMENT_STORE_OP_DONT_CARE,
                    .finalLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                },
            .subpassCount = 1,
            .pSubpasses =
                &(VkSubpassDescription){
                    .pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS,
                    .colorAttachmentCount = 1,
                    .pColorAttachments =
                        &(VkAttachmentReference){0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL},
                },
            .dependencyCount = 1,
            .pDependencies =
                &(VkSubpassDependency){
                    .srcSubpass = 0,
                    .dstSubpass = VK_SUBPASS_EXTERNAL,
                    .srcStageMask = VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
                    .dstStageMask = VK_PIPELINE_STAGE_TRANSFER_BIT,
                    .srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
                    .dstAccessMask = VK_ACCESS_TRANSFER_READ_BIT,
                },
        },
        NULL, &render_pass));
    return render_pass;
}

// textures_prepare clears each texture to a grey of its own and makes it readable by shaders.
static void prepare_textures(const headless *vk, headless_image *textures) {
    const VkImageSubresourceRange complete = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    VkCommandBuffer commands = headless_begin(vk, "UploadCommands");
    for (uint32_t i = 0; i < NUM_DESCRIPTORS; i++) {
        VkImageMemoryBarrier barrier = {
            .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
            .dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
            .newLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
            .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
            .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
            .image = textures[i].image,
            .subresourceRange = complete,
        };
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                             0, NULL, 0, NULL, 1, &barrier);
        const float grey = (float)(i + 1) / NUM_DESCRIPTORS;
        vkCmdClearColorImage(commands, textures[i].image, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                             &(VkClearColorValue){{grey, grey, grey, 1.0f}}, 1, &complete);
        barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
        barrier.dstAccessMask = VK_ACCESS_SHADER_READ_BIT;
        barrier.oldLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
        barrier.newLayout = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                             0, 0, NULL, 0, NULL, 1, &barrier);
    }
    headless_submit(vk, commands);
}

static void read_back(const headless *vk, VkCommandBuffer commands, const headless_image *target,
                      headless_buffer *pixels) {
    vkCmdCopyImageToBuffer(commands, target->image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, pixels->buffer, 1,
                           &(VkBufferImageCopy){
                               .imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1},
                               .imageExtent = {EXTENT, EXTENT, 1},
                           });
    headless_submit(vk, commands);
}

static void run_graphics(const headless *vk, const options *options, const record_buffer *records) {
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    VkSampler sampler;
    HEADLESS_CHECK(vkCreateSampler(
        vk->device, &(VkSamplerCreateInfo){.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO}, NULL, &sampler));
    headless_image textures[NUM_DESCRIPTORS];
    VkDescriptorImageInfo infos[NUM_DESCRIPTORS];
    for (uint32_t i = 0; i < NUM_DESCRIPTORS; i++) {
        textures[i] = headless_image_create(vk, TEXTURE_EXTENT, TEXTURE_EXTENT,
                                            VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        infos[i] =
            (VkDescriptorImageInfo){sampler, textures[i].view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL};
    }
    prepare_textures(vk, textures);
    VkDescriptorSetLayout set_layout = create_set_layout(vk, type, NUM_DESCRIPTORS);
    VkDescriptorPool pool = create_pool(vk, type, NUM_DESCRIPTORS);
    VkDescriptorSet set = allocate_set(vk, pool, set_layout);
    vkUpdateDescriptorSets(vk->device, 1,
                           &(VkWriteDescriptorSet){
                               .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                               .dstSet = set,
                               .descriptorCount = NUM_DESCRIPTORS,
                               .descriptorType = type,
                               .pImageInfo = infos,
                           },
                           0, NULL);
    VkPipelineLayout layout =
        create_pipeline_layout(vk, set_layout, records, options->desc_set, VK_SHADER_STAGE_VERTEX_BIT);
    headless_image target = headless_image_create(
        vk, EXTENT, EXTENT, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT);
    headless_buffer pixels =
        headless_buffer_create(vk, EXTENT * EXTENT * 4, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    VkRenderPass render_pass = create_render_pass(vk);
    VkFramebuffer framebuffer;
    HEADLESS_CHECK(vkCreateFramebuffer(vk->device,
                                       &(VkFramebufferCreateInfo){
                                           .sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO,
                                           .renderPass = render_pass,
                                           .attachmentCount = 1,
                                           .pAttachments = &target.view,
                                           .width = EXTENT,
                                           .height = EXTENT,
                                           .layers = 1,
                                       },
                                       NULL, &framebuffer));
    VkShaderModule vertex = headless_shader(vk, options->shaders, "triangle.vert");
    VkShaderModule fragment = headless_shader(vk, options->shaders, "triangle.frag");
    VkPipeline pipeline = headless_draw_pipeline(vk, &(headless_draw){.vertex = vertex,
                                                                      .fragment = fragment,
                                                                      .layout = layout,
                                                                      .render_pass = render_pass,
                                                                      .extent = EXTENT});
    headless_name(vk, VK_OBJECT_TYPE_PIPELINE, (uint64_t)pipeline, "TrianglePipeline");

    VkCommandBuffer commands = headless_begin(vk, "TriangleCommands");
    vkCmdBeginRenderPass(commands,
                         &(VkRenderPassBeginInfo){
                             .sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO,
                             .renderPass = render_pass,
                             .framebuffer = framebuffer,
                             .renderArea = {{0, 0}, {EXTENT, EXTENT}},
                             .clearValueCount = 1,
                             .pClearValues = &(VkClearValue){.color = {{0, 0, 0.5f, 1}}},
                         },
                         VK_SUBPASS_CONTENTS_INLINE);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
    bind_sets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, set, records, options->desc_set);
    vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_VERTEX_BIT, 0, sizeof options->index,
                       &options->index);
    vkCmdDraw(commands, 3, 1, 0, 0);
    vkCmdEndRenderPass(commands);
    read_back(vk, commands, &target, &pixels);
    const uint8_t *middle = (const uint8_t *)pixels.mapped + (EXTENT / 2 * EXTENT + EXTENT / 2) * 4;
    printf("bindless: the center pixel is (%u, %u, %u, %u)\n", middle[0], middle[1], middle[2], middle[3]);

    vkDestroyPipeline(vk->device, pipeline, NULL);
    vkDestroyShaderModule(vk->device, fragment, NULL);
    vkDestroyShaderModule(vk->device, vertex, NULL);
    vkDestroyFramebuffer(vk->device, framebuffer, NULL);
    vkDestroyRenderPass(vk->device, render_pass, NULL);
    headless_buffer_destroy(vk, &pixels);
    headless_image_destroy(vk, &target);
    vkDestroyPipelineLayout(vk->device, layout, NULL);
    vkDestroyDescriptorPool(vk->device, pool, NULL);
    vkDestroyDescriptorSetLayout(vk->device, set_layout, NULL);
    for (uint32_t i = 0; i < NUM_DESCRIPTORS; i++) {
        headless_image_destroy(vk, &textures[i]);
    }
    vkDestroySampler(vk->device, sampler, NULL);
}

static void usage(FILE *out) {
    fprintf(out,
            "usage: bindless [--shaders FOLDER] [--index N] [--dump FILE] [--desc-set N]\n"
            "\n"
            "  --shaders FOLDER  holds histogram.comp.spv, triangle.vert.spv and triangle.frag.spv\n"
            "                    (default: the folder of the program)\n"
            "  --index N         which of the six descriptors to use (default: 6, one too many)\n"
            "  --dump FILE       bind a record buffer for shaders instrumented offline, write it to FILE\n"
            "  --desc-set N      the descriptor set of the record buffer (default: 7)\n");
}

static options parse_options(int argc, char **argv) {
    options options = {.desc_set = 7, .index = NUM_DESCRIPTORS};
    for (int i = 1; i < argc; i += 2) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(argv[i], "--help") == 0) {
            usage(stdout);
            exit(0);
        } else if (value && strcmp(argv[i], "--shaders") == 0) {
            options.shaders = value;
        } else if (value && strcmp(argv[i], "--index") == 0) {
            options.index = (uint32_t)strtoul(value, NULL, 0);
        } else if (value && strcmp(argv[i], "--dump") == 0) {
            options.dump_file = value;
        } else if (value && strcmp(argv[i], "--desc-set") == 0) {
            options.desc_set = (uint32_t)strtoul(value, NULL, 0);
        } else {
            usage(stderr);
            exit(2);
        }
    }
    if (options.desc_set == 0 || options.desc_set >= MAX_SETS) {
        usage(stderr);
        exit(2);
    }
    return options;
}

int main(int argc, char **argv) {
    options options = parse_options(argc, argv);
    // Instrumented shaders store from every stage; a program that uses them offline asks for that itself.
    const VkBool32 stores = options.dump_file != NULL;
    headless vk;
    headless_init(&vk, "bindless",
                  &(VkPhysicalDeviceFeatures){
                      .shaderSampledImageArrayDynamicIndexing = VK_TRUE,
                      .shaderStorageBufferArrayDynamicIndexing = VK_TRUE,
                      .fragmentStoresAndAtomics = stores,
                      .vertexPipelineStoresAndAtomics = stores,
                  });
    if (stores && options.desc_set >= vk.properties.limits.maxBoundDescriptorSets) {
        headless_fail("--desc-set %u: the device has only %u descriptor sets", options.desc_set,
                      vk.properties.limits.maxBoundDescriptorSets);
    }
    record_buffer records = {0};
    if (stores) {
        records = create_record_buffer(&vk);
    }
    run_compute(&vk, &options, stores ? &records : NULL);
    run_graphics(&vk, &options, stores ? &records : NULL);
    if (stores) {
        headless_write_file(options.dump_file, records.buffer.mapped, records.buffer.size);
        destroy_record_buffer(&vk, &records);
    }
    headless_finish(&vk);
    return 0;
}
