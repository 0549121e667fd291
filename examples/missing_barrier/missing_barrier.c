// A compute shader writes the corners of a triangle, and a draw reads them as vertices. The barrier between the two is
// missing: on most drivers the triangle appears nevertheless.
//
// usage: missing_barrier [--fixed] [--shaders FOLDER]
//
// Run it under VK_LAYER_WARDEN_validation with validate_sync on. --fixed adds the barrier that the message asks for.
// The shaders are next to the program unless --shaders names their folder.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "examples/common/headless.h"

enum { EXTENT = 64, NUM_CORNERS = 3, CORNER_SIZE = 8 };

// passes holds the objects that both passes use.
typedef struct passes {
    headless_buffer corners;
    VkDescriptorSetLayout set_layout;
    VkDescriptorPool pool;
    VkDescriptorSet set;
    VkPipelineLayout layout;
    VkPipeline compute, graphics;
    VkShaderModule modules[3];
    headless_image image;
    VkRenderPass render_pass;
    VkFramebuffer framebuffer;
} passes;

static void create_set(const headless *vk, passes *made) {
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    HEADLESS_CHECK(vkCreateDescriptorSetLayout(
        vk->device,
        &(VkDescriptorSetLayoutCreateInfo){
            .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
            .bindingCount = 1,
            .pBindings = &(VkDescriptorSetLayoutBinding){0, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
        },
        NULL, &made->set_layout));
    HEADLESS_CHECK(vkCreateDescriptorPool(vk->device,
                                          &(VkDescriptorPoolCreateInfo){
                                              .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                              .maxSets = 1,
                                              .poolSizeCount = 1,
                                              .pPoolSizes = &(VkDescriptorPoolSize){type, 1},
                                          },
                                          NULL, &made->pool));
    HEADLESS_CHECK(vkAllocateDescriptorSets(vk->device,
                                            &(VkDescriptorSetAllocateInfo){
                                                .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                                .descriptorPool = made->pool,
                                                .descriptorSetCount = 1,
                                                .pSetLayouts = &made->set_layout,
                                            },
                                            &made->set));
    const VkDescriptorBufferInfo buffer = {made->corners.buffer, 0, VK_WHOLE_SIZE};
    vkUpdateDescriptorSets(vk->device, 1,
                           &(VkWriteDescriptorSet){
                               .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                               .dstSet = made->set,
                               .descriptorCount = 1,
                               .descriptorType = type,
                               .pBufferInfo = &buffer,
                           },
                           0, NULL);
}

static void create_compute_pipeline(const headless *vk, passes *made, const char *shaders) {
    made->modules[0] = headless_shader(vk, shaders, "ripple.comp");
    HEADLESS_CHECK(vkCreatePipelineLayout(vk->device,
                                          &(VkPipelineLayoutCreateInfo){
                                              .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                              .setLayoutCount = 1,
                                              .pSetLayouts = &made->set_layout,
                                          },
                                          NULL, &made->layout));
    made->compute = headless_compute_pipeline(vk, made->modules[0], made->layout);
}

static void create_target(const headless *vk, passes *made) {
    made->image = headless_image_create(vk, EXTENT, EXTENT, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
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
                    .finalLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                },
            .subpassCount = 1,
            .pSubpasses =
                &(VkSubpassDescription){
                    .pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS,
                    .colorAttachmentCount = 1,
                    .pColorAttachments =
                        &(VkAttachmentReference){0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL},
                },
        },
        NULL, &made->render_pass));
    HEADLESS_CHECK(vkCreateFramebuffer(vk->device,
                                       &(VkFramebufferCreateInfo){
                                           .sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO,
                                           .renderPass = made->render_pass,
                                           .attachmentCount = 1,
                                           .pAttachments = &made->image.view,
                                           .width = EXTENT,
                                           .height = EXTENT,
                                           .layers = 1,
                                       },
                                       NULL, &made->framebuffer));
}

static void create_graphics_pipeline(const headless *vk, passes *made, const char *shaders) {
    made->modules[1] = headless_shader(vk, shaders, "corners.vert");
    made->modules[2] = headless_shader(vk, shaders, "plain.frag");
    made->graphics = headless_draw_pipeline(vk, &(headless_draw){.vertex = made->modules[1],
                                                                 .fragment = made->modules[2],
                                                                 .layout = made->layout,
                                                                 .render_pass = made->render_pass,
                                                                 .extent = EXTENT,
                                                                 .corner_size = CORNER_SIZE});
}

static void label_commands(const headless *vk, VkCommandBuffer commands, const char *name) {
    PFN_vkCmdBeginDebugUtilsLabelEXT begin =
        (PFN_vkCmdBeginDebugUtilsLabelEXT)vkGetInstanceProcAddr(vk->instance, "vkCmdBeginDebugUtilsLabelEXT");
    PFN_vkCmdEndDebugUtilsLabelEXT end =
        (PFN_vkCmdEndDebugUtilsLabelEXT)vkGetInstanceProcAddr(vk->instance, "vkCmdEndDebugUtilsLabelEXT");
    if (!vk->set_name || !begin || !end) {
        return;
    }
    if (name) {
        begin(commands,
              &(VkDebugUtilsLabelEXT){.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT, .pLabelName = name});
    } else {
        end(commands);
    }
}

static void record_compute(const headless *vk, const passes *made, VkCommandBuffer commands) {
    label_commands(vk, commands, "compute corners");
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, made->compute);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, made->layout, 0, 1, &made->set, 0,
                            NULL);
    vkCmdDispatch(commands, 1, 1, 1);
    label_commands(vk, commands, NULL);
}

// The barrier that the message asks for, in the words of Vulkan 1.0.
static void record_barrier(VkCommandBuffer commands) {
    const VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                     .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                                     .dstAccessMask = VK_ACCESS_VERTEX_ATTRIBUTE_READ_BIT};
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_VERTEX_INPUT_BIT,
                         0, 1, &barrier, 0, NULL, 0, NULL);
}

static void record_draw(const passes *made, VkCommandBuffer commands) {
    const VkClearValue clear = {0};
    vkCmdBeginRenderPass(commands,
                         &(VkRenderPassBeginInfo){
                             .sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO,
                             .renderPass = made->render_pass,
                             .framebuffer = made->framebuffer,
                             .renderArea = {{0, 0}, {EXTENT, EXTENT}},
                             .clearValueCount = 1,
                             .pClearValues = &clear,
                         },
                         VK_SUBPASS_CONTENTS_INLINE);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, made->graphics);
    vkCmdBindVertexBuffers(commands, 0, 1, &made->corners.buffer, &(VkDeviceSize){0});
    vkCmdDraw(commands, NUM_CORNERS, 1, 0, 0);
    vkCmdEndRenderPass(commands);
}

static void run(const headless *vk, const passes *made, bool is_fixed) {
    VkCommandBuffer commands = headless_begin(vk, "frame");
    record_compute(vk, made, commands);
    if (is_fixed) {
        record_barrier(commands);
    }
    record_draw(made, commands);
    headless_submit(vk, commands);
}

static void destroy(const headless *vk, passes *made) {
    vkDestroyPipeline(vk->device, made->graphics, NULL);
    vkDestroyPipeline(vk->device, made->compute, NULL);
    for (size_t i = 0; i < 3; i++) {
        vkDestroyShaderModule(vk->device, made->modules[i], NULL);
    }
    vkDestroyFramebuffer(vk->device, made->framebuffer, NULL);
    vkDestroyRenderPass(vk->device, made->render_pass, NULL);
    headless_image_destroy(vk, &made->image);
    vkDestroyPipelineLayout(vk->device, made->layout, NULL);
    vkDestroyDescriptorPool(vk->device, made->pool, NULL);
    vkDestroyDescriptorSetLayout(vk->device, made->set_layout, NULL);
    headless_buffer_destroy(vk, &made->corners);
}

int main(int argc, char **argv) {
    const char *shaders = NULL;
    bool is_fixed = false;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--fixed")) {
            is_fixed = true;
        } else if (!strcmp(argv[i], "--shaders") && i + 1 < argc) {
            shaders = argv[++i];
        } else {
            headless_fail("usage: missing_barrier [--fixed] [--shaders FOLDER]");
        }
    }
    headless vk;
    headless_init(&vk, "missing_barrier", &(VkPhysicalDeviceFeatures){0});
    passes made = {0};
    made.corners =
        headless_buffer_create(&vk, NUM_CORNERS * CORNER_SIZE,
                               VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
    headless_name(&vk, VK_OBJECT_TYPE_BUFFER, (uint64_t)made.corners.buffer, "corners");
    create_set(&vk, &made);
    create_compute_pipeline(&vk, &made, shaders);
    create_target(&vk, &made);
    create_graphics_pipeline(&vk, &made, shaders);
    run(&vk, &made, is_fixed);
    destroy(&vk, &made);
    headless_finish(&vk);
    printf("missing_barrier: drawn %s the barrier\n", is_fixed ? "with" : "without");
    return 0;
}
