// Creates and destroys objects of one kind, and prints the CPU time of one.
//
// usage: object_bench SHADER-FOLDER KIND [OBJECTS [ROUNDS]]
//
// Kinds: image, view, buffer, sampler, render-pass, framebuffer, set-layout, pipeline-layout, pipeline. A round makes
// OBJECTS objects and destroys them. Functions come from vkGetDeviceProcAddr, as in engines.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing/bench/bench_common.h"

enum { EXTENT = 64 };

typedef struct object_scene {
    const headless *vk;
    uint32_t num_objects;
    uint64_t *objects;
    headless_image image;
    VkRenderPass pass;
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout layout;
    VkShaderModule vertex, fragment;
} object_scene;

// FUNCTION declares `call`, the function of a command.
#define FUNCTION(scene, name)                                                                                \
    static PFN_##name call;                                                                                  \
    if (!call) {                                                                                             \
        call = (PFN_##name)vkGetDeviceProcAddr((scene)->vk->device, #name);                                  \
    }

// KIND defines create_<kind> with the create info that follows, and destroy_<kind>.
#define KIND(kind, Handle, Info, create, destroy, ...)                                                       \
    static void create_##kind(const object_scene *scene, uint64_t *made) {                                   \
        FUNCTION(scene, create)                                                                              \
        const Info info = {__VA_ARGS__};                                                                     \
        Handle handle;                                                                                       \
        HEADLESS_CHECK(call(scene->vk->device, &info, NULL, &handle));                                       \
        memcpy(made, &handle, sizeof handle);                                                                \
    }                                                                                                        \
    static void destroy_##kind(const object_scene *scene, const uint64_t *made) {                            \
        FUNCTION(scene, destroy)                                                                             \
        Handle handle;                                                                                       \
        memcpy(&handle, made, sizeof handle);                                                                \
        call(scene->vk->device, handle, NULL);                                                               \
    }

KIND(image, VkImage, VkImageCreateInfo, vkCreateImage, vkDestroyImage,
     .sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO, .imageType = VK_IMAGE_TYPE_2D,
     .format = VK_FORMAT_R8G8B8A8_UNORM, .extent = {EXTENT, EXTENT, 1}, .mipLevels = 1, .arrayLayers = 1,
     .samples = VK_SAMPLE_COUNT_1_BIT, .tiling = VK_IMAGE_TILING_OPTIMAL,
     .usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT)

KIND(view, VkImageView, VkImageViewCreateInfo, vkCreateImageView, vkDestroyImageView,
     .sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO, .image = scene->image.image,
     .viewType = VK_IMAGE_VIEW_TYPE_2D, .format = VK_FORMAT_R8G8B8A8_UNORM,
     .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1})

KIND(buffer, VkBuffer, VkBufferCreateInfo, vkCreateBuffer, vkDestroyBuffer,
     .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = 4096,
     .usage = VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT)

KIND(sampler, VkSampler, VkSamplerCreateInfo, vkCreateSampler, vkDestroySampler,
     .sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO, .magFilter = VK_FILTER_LINEAR,
     .minFilter = VK_FILTER_LINEAR, .maxLod = 1)

KIND(render_pass, VkRenderPass, VkRenderPassCreateInfo, vkCreateRenderPass, vkDestroyRenderPass,
     .sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO, .attachmentCount = 1,
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
     .pSubpasses = &(VkSubpassDescription){
         .pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS,
         .colorAttachmentCount = 1,
         .pColorAttachments = &(VkAttachmentReference){0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL},
     })

KIND(framebuffer, VkFramebuffer, VkFramebufferCreateInfo, vkCreateFramebuffer, vkDestroyFramebuffer,
     .sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO, .renderPass = scene->pass, .attachmentCount = 1,
     .pAttachments = &scene->image.view, .width = EXTENT, .height = EXTENT, .layers = 1)

KIND(set_layout, VkDescriptorSetLayout, VkDescriptorSetLayoutCreateInfo, vkCreateDescriptorSetLayout,
     vkDestroyDescriptorSetLayout, .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
     .bindingCount = 2,
     .pBindings = (VkDescriptorSetLayoutBinding[]){
         {0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, VK_SHADER_STAGE_VERTEX_BIT, NULL},
         {1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 4, VK_SHADER_STAGE_FRAGMENT_BIT, NULL},
     })

KIND(pipeline_layout, VkPipelineLayout, VkPipelineLayoutCreateInfo, vkCreatePipelineLayout,
     vkDestroyPipelineLayout, .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, .setLayoutCount = 1,
     .pSetLayouts = &scene->set_layout, .pushConstantRangeCount = 1,
     .pPushConstantRanges = &(VkPushConstantRange){VK_SHADER_STAGE_VERTEX_BIT, 0, 16})

static void create_pipeline(const object_scene *scene, uint64_t *made) {
    const VkPipeline pipeline =
        headless_draw_pipeline(scene->vk, &(headless_draw){.vertex = scene->vertex,
                                                           .fragment = scene->fragment,
                                                           .layout = scene->layout,
                                                           .render_pass = scene->pass,
                                                           .extent = EXTENT,
                                                           .corner_size = 8});
    memcpy(made, &pipeline, sizeof pipeline);
}

static void destroy_pipeline(const object_scene *scene, const uint64_t *made) {
    VkPipeline pipeline;
    memcpy(&pipeline, made, sizeof pipeline);
    vkDestroyPipeline(scene->vk->device, pipeline, NULL);
}

typedef struct object_kind {
    const char *name;
    void (*create)(const object_scene *scene, uint64_t *made);
    void (*destroy)(const object_scene *scene, const uint64_t *made);
} object_kind;

static const object_kind kinds[] = {
    {"image", create_image, destroy_image},
    {"view", create_view, destroy_view},
    {"buffer", create_buffer, destroy_buffer},
    {"sampler", create_sampler, destroy_sampler},
    {"render-pass", create_render_pass, destroy_render_pass},
    {"framebuffer", create_framebuffer, destroy_framebuffer},
    {"set-layout", create_set_layout, destroy_set_layout},
    {"pipeline-layout", create_pipeline_layout, destroy_pipeline_layout},
    {"pipeline", create_pipeline, destroy_pipeline},
};

typedef struct round_data {
    object_scene *scene;
    const object_kind *kind;
} round_data;

static double create_round(void *user) {
    const round_data *data = user;
    const object_scene *scene = data->scene;
    const double start = bench_now();
    for (uint32_t i = 0; i < scene->num_objects; i++) {
        data->kind->create(scene, &scene->objects[i]);
    }
    for (uint32_t i = 0; i < scene->num_objects; i++) {
        data->kind->destroy(scene, &scene->objects[i]);
    }
    return (bench_now() - start) / scene->num_objects;
}

static const object_kind *find_kind(const char *name) {
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (strcmp(kinds[i].name, name) == 0) {
            return &kinds[i];
        }
    }
    return NULL;
}

// The objects that others are made of.
static void create_parts(object_scene *scene, const char *shaders) {
    uint64_t made = 0;
    scene->image = headless_image_create(scene->vk, EXTENT, EXTENT,
                                         VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT);
    create_render_pass(scene, &made);
    memcpy(&scene->pass, &made, sizeof scene->pass);
    create_set_layout(scene, &made);
    memcpy(&scene->set_layout, &made, sizeof scene->set_layout);
    const VkDescriptorSetLayoutBinding binding = {0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1,
                                                  VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT,
                                                  NULL};
    scene->layout = bench_pipeline_layout(scene->vk, bench_sets_create(scene->vk, &binding, 1, 1).layout);
    scene->vertex = headless_shader(scene->vk, shaders, "record_bench.vert");
    scene->fragment = headless_shader(scene->vk, shaders, "record_bench.frag");
}

int main(int argc, char **argv) {
    const object_kind *kind = argc > 2 ? find_kind(argv[2]) : NULL;
    if (!kind) {
        fprintf(stderr, "usage: object_bench SHADER-FOLDER image|view|buffer|sampler|render-pass|framebuffer|"
                        "set-layout|pipeline-layout|pipeline [OBJECTS [ROUNDS]]\n");
        return 2;
    }
    headless vk;
    headless_init(&vk, "object_bench", &(VkPhysicalDeviceFeatures){0});
    object_scene scene = {.vk = &vk, .num_objects = bench_number(argc, argv, 3, 100000, 1000)};
    scene.objects = calloc(scene.num_objects, sizeof *scene.objects);
    if (!scene.objects) {
        headless_fail("no memory for %u objects", scene.num_objects);
    }
    create_parts(&scene, argv[1]);
    bench_rounds(create_round, &(round_data){&scene, kind}, bench_number(argc, argv, 4, 10000, 21));
    free(scene.objects);
    return 0;
}
