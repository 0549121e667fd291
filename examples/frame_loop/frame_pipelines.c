// Buffers, descriptors, and the two pipelines.
#include "examples/frame_loop/frame_loop.h"

static void create_buffers(frame_loop *loop) {
    const headless *vk = &loop->vk;
    for (int i = 0; i < NUM_FRAMES; i++) {
        loop->staging[i] = headless_buffer_create(vk, CORNER_SIZE, VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
    }
    loop->parameters = headless_buffer_create(
        vk, CORNER_SIZE, VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    loop->corners =
        headless_buffer_create(vk, NUM_CORNERS * CORNER_SIZE,
                               VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
    headless_name(vk, VK_OBJECT_TYPE_BUFFER, (uint64_t)loop->parameters.buffer, "parameters");
    headless_name(vk, VK_OBJECT_TYPE_BUFFER, (uint64_t)loop->corners.buffer, "corners");
}

static void create_set(frame_loop *loop) {
    const VkDevice device = loop->vk.device;
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    const VkDescriptorSetLayoutBinding bindings[] = {{0, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
                                                     {1, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL}};
    HEADLESS_CHECK(vkCreateDescriptorSetLayout(
        device,
        &(VkDescriptorSetLayoutCreateInfo){.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                           .bindingCount = 2,
                                           .pBindings = bindings},
        NULL, &loop->set_layout));
    HEADLESS_CHECK(vkCreateDescriptorPool(
        device,
        &(VkDescriptorPoolCreateInfo){.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                      .maxSets = 1,
                                      .poolSizeCount = 1,
                                      .pPoolSizes = &(VkDescriptorPoolSize){type, 2}},
        NULL, &loop->descriptors));
    HEADLESS_CHECK(vkAllocateDescriptorSets(
        device,
        &(VkDescriptorSetAllocateInfo){.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                       .descriptorPool = loop->descriptors,
                                       .descriptorSetCount = 1,
                                       .pSetLayouts = &loop->set_layout},
        &loop->set));
    const VkDescriptorBufferInfo buffers[] = {{loop->parameters.buffer, 0, VK_WHOLE_SIZE},
                                              {loop->corners.buffer, 0, VK_WHOLE_SIZE}};
    const VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                        .dstSet = loop->set,
                                        .descriptorCount = 2,
                                        .descriptorType = type,
                                        .pBufferInfo = buffers};
    vkUpdateDescriptorSets(device, 1, &write, 0, NULL);
    HEADLESS_CHECK(vkCreatePipelineLayout(
        device,
        &(VkPipelineLayoutCreateInfo){.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                      .setLayoutCount = 1,
                                      .pSetLayouts = &loop->set_layout},
        NULL, &loop->layout));
}

static void create_compute(frame_loop *loop, const char *shaders) {
    const VkShaderModule module = headless_shader(&loop->vk, shaders, "fall.comp");
    loop->compute = headless_compute_pipeline(&loop->vk, module, loop->layout);
    vkDestroyShaderModule(loop->vk.device, module, NULL);
}

static void create_graphics(frame_loop *loop, const char *shaders) {
    const VkShaderModule vertex = headless_shader(&loop->vk, shaders, "corners.vert");
    const VkShaderModule fragment = headless_shader(&loop->vk, shaders, "plain.frag");
    loop->graphics = headless_draw_pipeline(&loop->vk, &(headless_draw){.vertex = vertex,
                                                                        .fragment = fragment,
                                                                        .layout = loop->layout,
                                                                        .format = VK_FORMAT_B8G8R8A8_UNORM,
                                                                        .extent = EXTENT,
                                                                        .corner_size = CORNER_SIZE});
    vkDestroyShaderModule(loop->vk.device, vertex, NULL);
    vkDestroyShaderModule(loop->vk.device, fragment, NULL);
}

void frame_pipelines_create(frame_loop *loop, const char *shaders) {
    create_buffers(loop);
    create_set(loop);
    create_compute(loop, shaders);
    create_graphics(loop, shaders);
}

void frame_pipelines_destroy(frame_loop *loop) {
    const VkDevice device = loop->vk.device;
    vkDestroyPipeline(device, loop->graphics, NULL);
    vkDestroyPipeline(device, loop->compute, NULL);
    vkDestroyPipelineLayout(device, loop->layout, NULL);
    vkDestroyDescriptorPool(device, loop->descriptors, NULL);
    vkDestroyDescriptorSetLayout(device, loop->set_layout, NULL);
    for (int i = 0; i < NUM_FRAMES; i++) {
        headless_buffer_destroy(&loop->vk, &loop->staging[i]);
    }
    headless_buffer_destroy(&loop->vk, &loop->parameters);
    headless_buffer_destroy(&loop->vk, &loop->corners);
}
