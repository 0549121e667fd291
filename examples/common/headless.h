// The Vulkan objects that every example needs: an instance and device with no window, buffers, images, shader modules.
//
// An example is a plain Vulkan program; it knows nothing of Warden. A call that fails ends the program with a
// sentence on standard error: examples show validation, not error handling.
#ifndef WARDEN_EXAMPLES_COMMON_HEADLESS_H
#define WARDEN_EXAMPLES_COMMON_HEADLESS_H

#include <stdint.h>
#include <vulkan/vulkan.h>

// HEADLESS_CHECK ends the program when a Vulkan call does not return VK_SUCCESS.
#define HEADLESS_CHECK(call) headless_check((call), #call)

typedef struct headless {
    VkInstance instance;
    VkPhysicalDevice physical_device;
    VkDevice device;
    VkQueue queue; // Graphics and compute.
    uint32_t queue_family;
    VkCommandPool command_pool;
    VkPhysicalDeviceProperties properties;
    uint32_t sharing_families[4]; // Buffers are for all of these, where there are more than one.
    uint32_t num_sharing_families;
    PFN_vkSetDebugUtilsObjectNameEXT set_name; // NULL without VK_EXT_debug_utils.
} headless;

typedef struct headless_buffer {
    VkBuffer buffer;
    VkDeviceMemory memory;
    void *mapped; // Host-visible and coherent.
    VkDeviceSize size;
} headless_buffer;

typedef struct headless_image {
    VkImage image;
    VkDeviceMemory memory;
    VkImageView view;
} headless_image;

void headless_check(VkResult result, const char *call);
_Noreturn void headless_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

// headless_init opens the first physical device with `features`, Vulkan 1.1, one queue and a command pool.
void headless_init(headless *vk, const char *application_name, const VkPhysicalDeviceFeatures *features);
void headless_finish(headless *vk);

// headless_name gives an object the name that messages show.
void headless_name(const headless *vk, VkObjectType type, uint64_t handle, const char *name);

// headless_buffer_create makes a zeroed, mapped buffer.
headless_buffer headless_buffer_create(const headless *vk, VkDeviceSize size, VkBufferUsageFlags usage);
void headless_buffer_destroy(const headless *vk, headless_buffer *buffer);

// headless_image_create makes a 2D RGBA8 image with its view.
headless_image headless_image_create(const headless *vk, uint32_t width, uint32_t height,
                                     VkImageUsageFlags usage);
void headless_image_destroy(const headless *vk, headless_image *image);

// headless_shader reads FOLDER/NAME.spv and names the module NAME. A NULL folder is that of the program.
VkShaderModule headless_shader(const headless *vk, const char *folder, const char *name);

// headless_module makes a module of words.
VkShaderModule headless_module(const headless *vk, const uint32_t *words, size_t num_words);

// headless_stage is a stage of a pipeline: `main` of a module.
VkPipelineShaderStageCreateInfo headless_stage(VkShaderStageFlagBits stage, VkShaderModule module);

// headless_compute_pipeline makes a pipeline of `main` of a module.
VkPipeline headless_compute_pipeline(const headless *vk, VkShaderModule module, VkPipelineLayout layout);

// headless_draw holds the states in which pipelines that draw triangles differ.
typedef struct headless_draw {
    VkShaderModule vertex, fragment;
    VkPipelineLayout layout;
    VkRenderPass render_pass; // VK_NULL_HANDLE: dynamic rendering into one attachment of `format`.
    VkFormat format;
    uint32_t extent; // Of the square that is drawn on.
    // Bytes from one corner, two floats, to the next at vertex binding 0; 0: no vertex buffer.
    uint32_t corner_size;
} headless_draw;

VkPipeline headless_draw_pipeline(const headless *vk, const headless_draw *draw);

// headless_begin begins a command buffer that is submitted once. `name` is its debug name.
VkCommandBuffer headless_begin(const headless *vk, const char *name);

// headless_submit ends `commands`, submits it, and waits for its fence.
void headless_submit(const headless *vk, VkCommandBuffer commands);

// headless_resident_memory returns how much memory the process holds now, in bytes.
long headless_resident_memory(void);

// headless_write_file writes a complete file.
void headless_write_file(const char *path, const void *data, size_t size);

#endif
