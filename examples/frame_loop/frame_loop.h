// Shared by the parts of frame_loop.
#ifndef WARDEN_EXAMPLES_FRAME_LOOP_FRAME_LOOP_H
#define WARDEN_EXAMPLES_FRAME_LOOP_FRAME_LOOP_H

#include "examples/common/headless.h"

enum {
    EXTENT = 32,
    NUM_FRAMES = 2, // In flight.
    MAX_IMAGES = 8,
    NUM_CORNERS = 3,
    CORNER_SIZE = 8,
};

// A line of work: a queue of its own where the device has one, and a timeline that counts the frames it has done.
typedef enum line { UPLOAD, COMPUTE, DRAW, NUM_LINES } line;

typedef struct frame_loop {
    headless vk;
    VkQueue queues[NUM_LINES]; // May be the same.
    uint32_t families[NUM_LINES];
    VkSemaphore done[NUM_LINES];

    VkSurfaceKHR surface;
    VkSwapchainKHR swapchain;
    uint32_t num_images;
    VkImage images[MAX_IMAGES];
    VkImageView views[MAX_IMAGES];
    VkSemaphore drawn[MAX_IMAGES]; // Presentation waits for it.

    headless_buffer staging[NUM_FRAMES], parameters, corners;
    VkDescriptorSetLayout set_layout;
    VkDescriptorPool descriptors;
    VkDescriptorSet set;
    VkPipelineLayout layout;
    VkPipeline compute, graphics;

    VkSemaphore acquired[NUM_FRAMES];
    VkCommandPool pools[NUM_FRAMES][NUM_LINES];
    VkCommandBuffer commands[NUM_FRAMES][NUM_LINES];
} frame_loop;

// frame_device_create makes instance, device, queues, swapchain and semaphores.
void frame_device_create(frame_loop *loop);
void frame_device_destroy(frame_loop *loop);

// frame_pipelines_create makes buffers, descriptors and pipelines from the shaders in a folder.
void frame_pipelines_create(frame_loop *loop, const char *shaders);
void frame_pipelines_destroy(frame_loop *loop);

#endif
