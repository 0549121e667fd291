// A frame loop as engines have it: two frames in flight, an upload queue, asynchronous compute, dynamic rendering,
// presentation. Timeline semaphores order the queues; the host waits for the frame before last.
//
// usage: frame_loop [--frames=N] [--bug=NAME] [--shaders FOLDER]
//
// Where the device has fewer queues, lines of work share one. --bug leaves a wait or a barrier out, or makes it too
// weak: under VK_LAYER_WARDEN_validation with validate_sync on, each is found. Without a bug there is no message, and
// the memory of the process does not grow: its growth after the first tenth of the frames is printed. The shaders are
// next to the program unless --shaders names their folder.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "examples/frame_loop/frame_loop.h"

typedef enum bug {
    NO_BUG,
    UPLOAD_WAIT,   // The upload does not wait for the last compute pass, which reads the parameters.
    COMPUTE_WAIT,  // Compute does not wait for the upload.
    CORNERS_WAIT,  // Compute does not wait for the last draw, which reads the corners.
    DRAW_WAIT,     // The draw does not wait for compute.
    DRAW_STAGE,    // The draw waits for compute, but in a later stage than the one that reads.
    ACQUIRE_WAIT,  // The draw does not wait for the image.
    ACQUIRE_STAGE, // The draw waits for the image, but the layout transition does not.
    FINAL_ACCESS,  // The last layout transition does not wait for the draw's write.
    PRESENT_WAIT,  // Presentation does not wait for the draw.
    PRESENT_STAGE, // Presentation waits for the draw, but not for the last layout transition.
    NUM_BUGS,
} bug;

static const char *const bug_names[NUM_BUGS] = {
    "none",         "upload-wait",   "compute-wait", "corners-wait", "draw-wait",     "draw-stage",
    "acquire-wait", "acquire-stage", "final-access", "present-wait", "present-stage",
};

#define ALL_COMMANDS VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
#define COLOR_OUTPUT VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT

static VkSemaphoreSubmitInfo use(VkSemaphore semaphore, uint64_t value, VkPipelineStageFlags2 stages) {
    return (VkSemaphoreSubmitInfo){.sType = VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO,
                                   .semaphore = semaphore,
                                   .value = value,
                                   .stageMask = stages};
}

// batch holds the semaphores that a submission waits for and signals.
typedef struct batch {
    VkSemaphoreSubmitInfo waits[2], signals[2];
    uint32_t num_waits, num_signals;
} batch;

static void wait_if(batch *batch, bool condition, VkSemaphoreSubmitInfo wait) {
    if (condition) {
        batch->waits[batch->num_waits++] = wait;
    }
}

static void submit(const frame_loop *loop, line of, VkCommandBuffer commands, const batch *batch) {
    const VkCommandBufferSubmitInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO,
                                            .commandBuffer = commands};
    HEADLESS_CHECK(vkQueueSubmit2(loop->queues[of], 1,
                                  &(VkSubmitInfo2){.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO_2,
                                                   .waitSemaphoreInfoCount = batch->num_waits,
                                                   .pWaitSemaphoreInfos = batch->waits,
                                                   .commandBufferInfoCount = commands ? 1 : 0,
                                                   .pCommandBufferInfos = &info,
                                                   .signalSemaphoreInfoCount = batch->num_signals,
                                                   .pSignalSemaphoreInfos = batch->signals},
                                  VK_NULL_HANDLE));
}

static VkCommandBuffer begin(const frame_loop *loop, uint64_t frame, line of) {
    const int slot = (int)(frame % NUM_FRAMES);
    HEADLESS_CHECK(vkResetCommandPool(loop->vk.device, loop->pools[slot][of], 0));
    HEADLESS_CHECK(vkBeginCommandBuffer(
        loop->commands[slot][of],
        &(VkCommandBufferBeginInfo){.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
                                    .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT}));
    return loop->commands[slot][of];
}

// --- The lines of work. Frame n makes the timelines n + 1.

static void upload(const frame_loop *loop, uint64_t frame, bug bug) {
    const headless_buffer *staging = &loop->staging[frame % NUM_FRAMES];
    const float shift[2] = {(float)(frame % 100) / 100.0f, 0.0f};
    memcpy(staging->mapped, shift, sizeof shift);
    VkCommandBuffer commands = begin(loop, frame, UPLOAD);
    vkCmdCopyBuffer(commands, staging->buffer, loop->parameters.buffer, 1,
                    &(VkBufferCopy){0, 0, CORNER_SIZE});
    HEADLESS_CHECK(vkEndCommandBuffer(commands));
    batch batch = {.signals = {use(loop->done[UPLOAD], frame + 1, VK_PIPELINE_STAGE_2_COPY_BIT)},
                   .num_signals = 1};
    wait_if(&batch, bug != UPLOAD_WAIT, use(loop->done[COMPUTE], frame, VK_PIPELINE_STAGE_2_COPY_BIT));
    submit(loop, UPLOAD, commands, &batch);
}

static void compute(const frame_loop *loop, uint64_t frame, bug bug) {
    const VkPipelineStageFlags2 stage = VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT;
    VkCommandBuffer commands = begin(loop, frame, COMPUTE);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, loop->compute);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, loop->layout, 0, 1, &loop->set, 0,
                            NULL);
    vkCmdDispatch(commands, 1, 1, 1);
    HEADLESS_CHECK(vkEndCommandBuffer(commands));
    batch batch = {.signals = {use(loop->done[COMPUTE], frame + 1, stage)}, .num_signals = 1};
    wait_if(&batch, bug != COMPUTE_WAIT, use(loop->done[UPLOAD], frame + 1, stage));
    wait_if(&batch, bug != CORNERS_WAIT, use(loop->done[DRAW], frame, stage));
    submit(loop, COMPUTE, commands, &batch);
}

static void transition(VkCommandBuffer commands, VkImage image, const VkImageMemoryBarrier2 *scopes) {
    VkImageMemoryBarrier2 barrier = *scopes;
    barrier.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2;
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.image = image;
    barrier.subresourceRange = (VkImageSubresourceRange){VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    vkCmdPipelineBarrier2(commands, &(VkDependencyInfo){.sType = VK_STRUCTURE_TYPE_DEPENDENCY_INFO,
                                                        .imageMemoryBarrierCount = 1,
                                                        .pImageMemoryBarriers = &barrier});
}

static void record_draw(const frame_loop *loop, VkCommandBuffer commands, uint32_t image) {
    const VkRenderingAttachmentInfo attachment = {.sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO,
                                                  .imageView = loop->views[image],
                                                  .imageLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                                                  .loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR,
                                                  .storeOp = VK_ATTACHMENT_STORE_OP_STORE};
    vkCmdBeginRendering(commands, &(VkRenderingInfo){.sType = VK_STRUCTURE_TYPE_RENDERING_INFO,
                                                     .renderArea = {{0, 0}, {EXTENT, EXTENT}},
                                                     .layerCount = 1,
                                                     .colorAttachmentCount = 1,
                                                     .pColorAttachments = &attachment});
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, loop->graphics);
    vkCmdBindVertexBuffers(commands, 0, 1, &loop->corners.buffer, &(VkDeviceSize){0});
    vkCmdDraw(commands, NUM_CORNERS, 1, 0, 0);
    vkCmdEndRendering(commands);
}

static void draw(const frame_loop *loop, uint64_t frame, uint32_t image, bug bug) {
    VkCommandBuffer commands = begin(loop, frame, DRAW);
    transition(commands, loop->images[image],
               &(VkImageMemoryBarrier2){
                   .srcStageMask = bug == ACQUIRE_STAGE ? VK_PIPELINE_STAGE_2_TOP_OF_PIPE_BIT : COLOR_OUTPUT,
                   .dstStageMask = COLOR_OUTPUT,
                   .dstAccessMask = VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
                   .newLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL});
    record_draw(loop, commands, image);
    transition(commands, loop->images[image],
               &(VkImageMemoryBarrier2){.srcStageMask = COLOR_OUTPUT,
                                        .srcAccessMask =
                                            bug == FINAL_ACCESS ? 0 : VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
                                        .oldLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                                        .newLayout = VK_IMAGE_LAYOUT_PRESENT_SRC_KHR});
    HEADLESS_CHECK(vkEndCommandBuffer(commands));
    batch batch = {.signals = {use(loop->done[DRAW], frame + 1, ALL_COMMANDS)}, .num_signals = 1};
    if (bug != PRESENT_WAIT) {
        batch.signals[batch.num_signals++] =
            use(loop->drawn[image], 0, bug == PRESENT_STAGE ? COLOR_OUTPUT : ALL_COMMANDS);
    }
    const VkSemaphore acquired = loop->acquired[frame % NUM_FRAMES];
    wait_if(&batch, bug != DRAW_WAIT,
            use(loop->done[COMPUTE], frame + 1,
                bug == DRAW_STAGE ? COLOR_OUTPUT : VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT));
    wait_if(&batch, bug != ACQUIRE_WAIT, use(acquired, 0, COLOR_OUTPUT));
    submit(loop, DRAW, commands, &batch);
    if (bug == ACQUIRE_WAIT) { // Somebody must wait, or the semaphore could not be used again.
        batch.num_waits = batch.num_signals = 0;
        wait_if(&batch, true, use(acquired, 0, ALL_COMMANDS));
        submit(loop, DRAW, VK_NULL_HANDLE, &batch);
    }
}

static void present(const frame_loop *loop, uint32_t image, bug bug) {
    HEADLESS_CHECK(
        vkQueuePresentKHR(loop->queues[DRAW], &(VkPresentInfoKHR){.sType = VK_STRUCTURE_TYPE_PRESENT_INFO_KHR,
                                                                  .waitSemaphoreCount = bug != PRESENT_WAIT,
                                                                  .pWaitSemaphores = &loop->drawn[image],
                                                                  .swapchainCount = 1,
                                                                  .pSwapchains = &loop->swapchain,
                                                                  .pImageIndices = &image}));
}

static void run_frame(const frame_loop *loop, uint64_t frame, bug bug) {
    const uint64_t before_last = frame < NUM_FRAMES ? 0 : frame - NUM_FRAMES + 1;
    HEADLESS_CHECK(vkWaitSemaphores(loop->vk.device,
                                    &(VkSemaphoreWaitInfo){.sType = VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO,
                                                           .semaphoreCount = 1,
                                                           .pSemaphores = &loop->done[DRAW],
                                                           .pValues = &before_last},
                                    UINT64_MAX));
    uint32_t image;
    HEADLESS_CHECK(vkAcquireNextImageKHR(loop->vk.device, loop->swapchain, UINT64_MAX,
                                         loop->acquired[frame % NUM_FRAMES], VK_NULL_HANDLE, &image));
    upload(loop, frame, bug);
    compute(loop, frame, bug);
    draw(loop, frame, image, bug);
    present(loop, image, bug);
}

// --- The program

static bug find_bug(const char *name) {
    for (int i = 0; i < NUM_BUGS; i++) {
        if (!strcmp(name, bug_names[i])) {
            return (bug)i;
        }
    }
    fprintf(stderr, "bugs:");
    for (int i = 0; i < NUM_BUGS; i++) {
        fprintf(stderr, " %s", bug_names[i]);
    }
    headless_fail("\nframe_loop: unknown bug '%s'", name);
}

int main(int argc, char **argv) {
    const char *shaders = NULL;
    uint64_t num_frames = 10000;
    bug bug = NO_BUG;
    for (int i = 1; i < argc; i++) {
        if (!strncmp(argv[i], "--frames=", 9)) {
            num_frames = strtoull(argv[i] + 9, NULL, 10);
        } else if (!strncmp(argv[i], "--bug=", 6)) {
            bug = find_bug(argv[i] + 6);
        } else if (!strcmp(argv[i], "--shaders") && i + 1 < argc) {
            shaders = argv[++i];
        } else {
            headless_fail("usage: frame_loop [--frames=N] [--bug=NAME] [--shaders FOLDER]");
        }
    }
    frame_loop loop = {0};
    frame_device_create(&loop);
    frame_pipelines_create(&loop, shaders);
    long before = headless_resident_memory();
    for (uint64_t frame = 0; frame < num_frames; frame++) {
        if (frame == num_frames / 10) {
            before = headless_resident_memory();
        }
        run_frame(&loop, frame, bug);
    }
    const long growth = headless_resident_memory() - before;
    HEADLESS_CHECK(vkDeviceWaitIdle(loop.vk.device));
    frame_pipelines_destroy(&loop);
    frame_device_destroy(&loop);
    printf("frame_loop: %llu frames; memory grew by %ld KiB after the first 10 %% of them\n",
           (unsigned long long)num_frames, growth / 1024);
    return 0;
}
