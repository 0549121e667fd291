// The scenarios of record_bench with images: draws in render passes, uploads.
#include <stdlib.h>

#include "testing/bench/record_bench.h"

enum { EXTENT = 64, DRAWS_IN_PASS = 100, NUM_SETS = 16, SLOT_SIZE = 256, NUM_IMAGES = 64 };

// --- Draws

typedef struct draw_scene {
    VkRenderPass pass;
    VkFramebuffer framebuffer;
    VkPipelineLayout layout;
    VkPipeline pipeline;
    bench_sets sets;
    headless_buffer uniforms, vertices;
} draw_scene;

static VkRenderPass create_pass(const headless *vk) {
    const VkAttachmentDescription attachment = {
        .format = VK_FORMAT_R8G8B8A8_UNORM,
        .samples = VK_SAMPLE_COUNT_1_BIT,
        .loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR,
        .storeOp = VK_ATTACHMENT_STORE_OP_STORE,
        .stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE,
        .stencilStoreOp = VK_ATTACHMENT_STORE_OP_DONT_CARE,
        .finalLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
    };
    const VkSubpassDescription subpass = {
        .pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS,
        .colorAttachmentCount = 1,
        .pColorAttachments = &(VkAttachmentReference){0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL},
    };
    const VkSubpassDependency before = {
        .srcSubpass = VK_SUBPASS_EXTERNAL,
        .srcStageMask = VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
        .dstStageMask = VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
        .srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
    };
    VkRenderPass pass;
    HEADLESS_CHECK(vkCreateRenderPass(vk->device,
                                      &(VkRenderPassCreateInfo){
                                          .sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO,
                                          .attachmentCount = 1,
                                          .pAttachments = &attachment,
                                          .subpassCount = 1,
                                          .pSubpasses = &subpass,
                                          .dependencyCount = 1,
                                          .pDependencies = &before,
                                      },
                                      NULL, &pass));
    return pass;
}

static void *create_draws(const record_target *target) {
    const headless *vk = target->vk;
    draw_scene *made = calloc(1, sizeof *made);
    if (!made) {
        headless_fail("no memory for the scene");
    }
    const headless_image image =
        headless_image_create(vk, EXTENT, EXTENT, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
    made->pass = create_pass(vk);
    HEADLESS_CHECK(vkCreateFramebuffer(vk->device,
                                       &(VkFramebufferCreateInfo){
                                           .sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO,
                                           .renderPass = made->pass,
                                           .attachmentCount = 1,
                                           .pAttachments = &image.view,
                                           .width = EXTENT,
                                           .height = EXTENT,
                                           .layers = 1,
                                       },
                                       NULL, &made->framebuffer));
    made->uniforms = headless_buffer_create(vk, NUM_SETS * SLOT_SIZE, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
    made->vertices = headless_buffer_create(vk, NUM_SETS * SLOT_SIZE, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
    const VkDescriptorSetLayoutBinding binding = {0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1,
                                                  VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT,
                                                  NULL};
    made->sets = bench_sets_create(vk, &binding, 1, NUM_SETS);
    for (uint32_t i = 0; i < NUM_SETS; i++) {
        vkUpdateDescriptorSets(vk->device, 1,
                               &(VkWriteDescriptorSet){
                                   .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                   .dstSet = made->sets.sets[i],
                                   .descriptorCount = 1,
                                   .descriptorType = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                                   .pBufferInfo = &(VkDescriptorBufferInfo){made->uniforms.buffer,
                                                                            (VkDeviceSize)i * SLOT_SIZE, 16},
                               },
                               0, NULL);
    }
    made->layout = bench_pipeline_layout(vk, made->sets.layout);
    made->pipeline = headless_draw_pipeline(
        vk, &(headless_draw){.vertex = headless_shader(vk, target->shaders, "record_bench.vert"),
                             .fragment = headless_shader(vk, target->shaders, "record_bench.frag"),
                             .layout = made->layout,
                             .render_pass = made->pass,
                             .extent = EXTENT,
                             .corner_size = 8});
    return made;
}

static void begin_pass(const record_target *target) {
    const draw_scene *made = target->scene;
    target->call.begin_pass(target->commands,
                            &(VkRenderPassBeginInfo){
                                .sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO,
                                .renderPass = made->pass,
                                .framebuffer = made->framebuffer,
                                .renderArea = {.extent = {EXTENT, EXTENT}},
                                .clearValueCount = 1,
                                .pClearValues = &(VkClearValue){.color = {.float32 = {0}}},
                            },
                            VK_SUBPASS_CONTENTS_INLINE);
    target->call.bind_pipeline(target->commands, VK_PIPELINE_BIND_POINT_GRAPHICS, made->pipeline);
}

static void record_draw(const record_target *target, uint32_t number) {
    const draw_scene *made = target->scene;
    const VkDeviceSize offset = (VkDeviceSize)(number * 7 % NUM_SETS) * SLOT_SIZE;
    target->call.bind_sets(target->commands, VK_PIPELINE_BIND_POINT_GRAPHICS, made->layout, 0, 1,
                           &made->sets.sets[number % NUM_SETS], 0, NULL);
    target->call.bind_vertices(target->commands, 0, 1, &made->vertices.buffer, &offset);
    target->call.push(target->commands, made->layout, BENCH_PUSH_STAGES, 0, sizeof number, &number);
    target->call.draw(target->commands, 3, 1, 0, 0);
}

static void record_draws(const record_target *target) {
    for (uint32_t i = 0; i < target->num_groups; i++) {
        if (i % DRAWS_IN_PASS == 0) {
            begin_pass(target);
        }
        record_draw(target, i);
        if (i % DRAWS_IN_PASS == DRAWS_IN_PASS - 1 || i + 1 == target->num_groups) {
            target->call.end_pass(target->commands);
        }
    }
}

// --- Uploads

typedef struct upload_scene {
    headless_buffer staging;
    headless_image images[NUM_IMAGES];
} upload_scene;

static void *create_uploads(const record_target *target) {
    upload_scene *made = calloc(1, sizeof *made);
    if (!made) {
        headless_fail("no memory for the scene");
    }
    made->staging = headless_buffer_create(target->vk, (VkDeviceSize)NUM_IMAGES * EXTENT * EXTENT * 4,
                                           VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
    for (uint32_t i = 0; i < NUM_IMAGES; i++) {
        made->images[i] = headless_image_create(target->vk, EXTENT, EXTENT,
                                                VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_SAMPLED_BIT);
    }
    return made;
}

static void transition(const record_target *target, VkImage image, bool to_shader) {
    const VkPipelineStageFlags shader = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
    const VkPipelineStageFlags transfer = VK_PIPELINE_STAGE_TRANSFER_BIT;
    const VkImageMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
        .srcAccessMask = to_shader ? VK_ACCESS_TRANSFER_WRITE_BIT : 0,
        .dstAccessMask = to_shader ? VK_ACCESS_SHADER_READ_BIT : VK_ACCESS_TRANSFER_WRITE_BIT,
        .oldLayout = to_shader ? VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL : VK_IMAGE_LAYOUT_UNDEFINED,
        .newLayout =
            to_shader ? VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL : VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
        .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .image = image,
        .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1},
    };
    target->call.barrier(target->commands, to_shader ? transfer : shader, to_shader ? shader : transfer, 0, 0,
                         NULL, 0, NULL, 1, &barrier);
}

static void record_uploads(const record_target *target) {
    const upload_scene *made = target->scene;
    for (uint32_t i = 0; i < target->num_groups; i++) {
        const VkImage image = made->images[i % NUM_IMAGES].image;
        const VkBufferImageCopy region = {
            .bufferOffset = (VkDeviceSize)(i % NUM_IMAGES) * EXTENT * EXTENT * 4,
            .imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1},
            .imageExtent = {EXTENT, EXTENT, 1},
        };
        transition(target, image, false);
        target->call.copy_to_image(target->commands, made->staging.buffer, image,
                                   VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &region);
        transition(target, image, true);
    }
}

const record_scenario record_graphics_scenarios[] = {
    {"draws", create_draws, record_draws},
    {"uploads", create_uploads, record_uploads},
    {0},
};
