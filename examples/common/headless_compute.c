#include "examples/common/headless_compute.h"

static const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;

static void create_set_layout(const headless *vk, headless_compute *made, uint32_t num_buffers) {
    VkDescriptorSetLayoutBinding bindings[HEADLESS_MAX_BUFFERS];
    for (uint32_t i = 0; i < num_buffers; i++) {
        bindings[i] = (VkDescriptorSetLayoutBinding){i, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL};
    }
    HEADLESS_CHECK(
        vkCreateDescriptorSetLayout(vk->device,
                                    &(VkDescriptorSetLayoutCreateInfo){
                                        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                        .bindingCount = num_buffers,
                                        .pBindings = bindings,
                                    },
                                    NULL, &made->set_layout));
}

static void allocate_set(const headless *vk, headless_compute *made, uint32_t num_buffers) {
    HEADLESS_CHECK(vkCreateDescriptorPool(vk->device,
                                          &(VkDescriptorPoolCreateInfo){
                                              .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                              .maxSets = 1,
                                              .poolSizeCount = 1,
                                              .pPoolSizes = &(VkDescriptorPoolSize){type, num_buffers},
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
}

static void write_set(const headless *vk, const headless_compute *made, const VkBuffer *buffers,
                      uint32_t num_buffers) {
    for (uint32_t i = 0; i < num_buffers; i++) {
        vkUpdateDescriptorSets(vk->device, 1,
                               &(VkWriteDescriptorSet){
                                   .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                   .dstSet = made->set,
                                   .dstBinding = i,
                                   .descriptorCount = 1,
                                   .descriptorType = type,
                                   .pBufferInfo = &(VkDescriptorBufferInfo){buffers[i], 0, VK_WHOLE_SIZE},
                               },
                               0, NULL);
    }
}

static void create_layout(const headless *vk, headless_compute *made, uint32_t constants_size) {
    HEADLESS_CHECK(vkCreatePipelineLayout(
        vk->device,
        &(VkPipelineLayoutCreateInfo){
            .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
            .setLayoutCount = 1,
            .pSetLayouts = &made->set_layout,
            .pushConstantRangeCount = 1,
            .pPushConstantRanges = &(VkPushConstantRange){VK_SHADER_STAGE_COMPUTE_BIT, 0, constants_size},
        },
        NULL, &made->layout));
}

headless_compute headless_compute_create(const headless *vk, const char *folder, const char *shader,
                                         const char *name, const VkBuffer *buffers, uint32_t num_buffers,
                                         uint32_t constants_size) {
    headless_compute made = {0};
    create_set_layout(vk, &made, num_buffers);
    allocate_set(vk, &made, num_buffers);
    write_set(vk, &made, buffers, num_buffers);
    create_layout(vk, &made, constants_size);
    made.module = headless_shader(vk, folder, shader);
    made.pipeline = headless_compute_pipeline(vk, made.module, made.layout);
    headless_name(vk, VK_OBJECT_TYPE_PIPELINE, (uint64_t)made.pipeline, name);
    return made;
}

void headless_compute_destroy(const headless *vk, const headless_compute *compute) {
    vkDestroyPipeline(vk->device, compute->pipeline, NULL);
    vkDestroyShaderModule(vk->device, compute->module, NULL);
    vkDestroyPipelineLayout(vk->device, compute->layout, NULL);
    vkDestroyDescriptorPool(vk->device, compute->pool, NULL);
    vkDestroyDescriptorSetLayout(vk->device, compute->set_layout, NULL);
}

void headless_compute_bind(const headless_compute *compute, VkCommandBuffer commands) {
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, compute->pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, compute->layout, 0, 1, &compute->set, 0,
                            NULL);
}
