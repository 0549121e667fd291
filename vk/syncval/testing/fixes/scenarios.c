// The scenarios; hazards.c has their helpers. SCENARIO is replaced by the name of the copy.

static void SCENARIO(buffers)(const context *c) {
    VkCommandBuffer commandBuffer = begin(c);
    vkCmdFillBuffer(commandBuffer, c->buffers[0], 0, SIZE, 1);
    /* AT 1 */
    copy_buffer(c, commandBuffer);
    submit_all(c, commandBuffer);
}

static void SCENARIO(two_command_buffers)(const context *c) {
    {
        VkCommandBuffer commandBuffer = begin(c);
        vkCmdFillBuffer(commandBuffer, c->buffers[0], 0, SIZE, 1);
        /* AT 1 */
        submit_all(c, commandBuffer);
    }
    VkCommandBuffer commandBuffer = begin(c);
    copy_buffer(c, commandBuffer);
    submit_all(c, commandBuffer);
}

// The first scope of an image barrier is empty.
static void SCENARIO(transition)(const context *c) {
    change_layout(c, c->image, WRITE_LAYOUT);
    VkCommandBuffer commandBuffer = begin(c);
    clear(commandBuffer, c->image, WRITE_LAYOUT);
#if VERSION == 1
    VkPipelineStageFlags srcStageMask = VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT;
    VkPipelineStageFlags dstStageMask = VK_PIPELINE_STAGE_TRANSFER_BIT;
    VkImageMemoryBarrier barrier =
        IMAGE_BARRIER_1(c->image, VK_ACCESS_TRANSFER_READ_BIT, WRITE_LAYOUT, READ_LAYOUT);
    /* BARRIER 2 */
    vkCmdPipelineBarrier(commandBuffer, srcStageMask, dstStageMask, 0, 0, NULL, 0, NULL, 1, &barrier);
#else
    VkImageMemoryBarrier2 barrier = IMAGE_BARRIER_2(c->image, 0, VK_PIPELINE_STAGE_2_COPY_BIT,
                                                    VK_ACCESS_2_TRANSFER_READ_BIT, WRITE_LAYOUT, READ_LAYOUT);
    /* BARRIER 2 */
    vkCmdPipelineBarrier2(commandBuffer, &DEPENDENCY_OF(barrier));
#endif
    copy_image(c, commandBuffer, c->image, READ_LAYOUT);
    submit_all(c, commandBuffer);
}

// The second scope of an image barrier is empty.
static void SCENARIO(after_transition)(const context *c) {
    VkCommandBuffer commandBuffer = begin(c);
#if VERSION == 1
    VkPipelineStageFlags srcStageMask = VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT;
    VkPipelineStageFlags dstStageMask = VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT;
    VkImageMemoryBarrier barrier = IMAGE_BARRIER_1(c->image, 0, VK_IMAGE_LAYOUT_UNDEFINED, READ_LAYOUT);
    /* BARRIER 1 */
    vkCmdPipelineBarrier(commandBuffer, srcStageMask, dstStageMask, 0, 0, NULL, 0, NULL, 1, &barrier);
#else
    VkImageMemoryBarrier2 barrier =
        IMAGE_BARRIER_2(c->image, 0, 0, 0, VK_IMAGE_LAYOUT_UNDEFINED, READ_LAYOUT);
    /* BARRIER 1 */
    vkCmdPipelineBarrier2(commandBuffer, &DEPENDENCY_OF(barrier));
#endif
    copy_image(c, commandBuffer, c->image, READ_LAYOUT);
    submit_all(c, commandBuffer);
}

// --- Render pass objects

static void SCENARIO(pass_load)(const context *c) {
    change_layout(c, c->image, GENERAL);
    VkSubpassDependency dependencies[4];
    uint32_t count = 0;
    /* DEPENDENCIES */
    const pass made =
        create_pass(c, 1, &(VkAttachmentDescription){.initialLayout = GENERAL, .finalLayout = GENERAL},
                    dependencies, count);
    VkCommandBuffer commandBuffer = begin(c);
    clear(commandBuffer, c->image, GENERAL);
    /* AT 1 */
    vkCmdBeginRenderPass(commandBuffer, &made.begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdEndRenderPass(commandBuffer);
    submit_all(c, commandBuffer);
}

static void SCENARIO(pass_load_submitted)(const context *c) {
    change_layout(c, c->image, GENERAL);
    const pass made = create_pass(
        c, 1, &(VkAttachmentDescription){.initialLayout = GENERAL, .finalLayout = GENERAL}, NULL, 0);
    {
        VkCommandBuffer commandBuffer = begin(c);
        clear(commandBuffer, c->image, GENERAL);
        /* AT 1 */
        submit_all(c, commandBuffer);
    }
    VkCommandBuffer commandBuffer = begin(c);
    vkCmdBeginRenderPass(commandBuffer, &made.begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdEndRenderPass(commandBuffer);
    submit_all(c, commandBuffer);
}

static void SCENARIO(pass_begin)(const context *c) {
    change_layout(c, c->image, WRITE_LAYOUT);
    VkSubpassDependency dependencies[4];
    uint32_t count = 0;
    /* DEPENDENCIES */
    const pass made =
        create_pass(c, 1,
                    &(VkAttachmentDescription){.initialLayout = WRITE_LAYOUT,
                                               .finalLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL},
                    dependencies, count);
    VkCommandBuffer commandBuffer = begin(c);
    clear(commandBuffer, c->image, WRITE_LAYOUT);
    vkCmdBeginRenderPass(commandBuffer, &made.begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdEndRenderPass(commandBuffer);
    submit_all(c, commandBuffer);
}

static void SCENARIO(pass_begin_narrow)(const context *c) {
    change_layout(c, c->image, WRITE_LAYOUT);
    VkSubpassDependency dependencies[4] = {
        between(0, VK_SUBPASS_EXTERNAL, COLOR_OUTPUT, COLOR_OUTPUT),
        between(VK_SUBPASS_EXTERNAL, 0, COLOR_OUTPUT, COLOR_OUTPUT),
    };
    dependencies[1].dstAccessMask = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | COLOR_WRITE;
    uint32_t count = 2;
    /* DEPENDENCIES */
    const pass made =
        create_pass(c, 1,
                    &(VkAttachmentDescription){.initialLayout = WRITE_LAYOUT,
                                               .finalLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL},
                    dependencies, count);
    VkCommandBuffer commandBuffer = begin(c);
    clear(commandBuffer, c->image, WRITE_LAYOUT);
    vkCmdBeginRenderPass(commandBuffer, &made.begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdEndRenderPass(commandBuffer);
    submit_all(c, commandBuffer);
}

static void SCENARIO(pass_end)(const context *c) {
    VkSubpassDependency dependencies[4];
    uint32_t count = 0;
    /* DEPENDENCIES */
    const pass made = create_pass(
        c, 1, &(VkAttachmentDescription){.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR, .finalLayout = READ_LAYOUT},
        dependencies, count);
    VkCommandBuffer commandBuffer = begin(c);
    vkCmdBeginRenderPass(commandBuffer, &made.begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdEndRenderPass(commandBuffer);
    copy_image(c, commandBuffer, c->image, READ_LAYOUT);
    submit_all(c, commandBuffer);
}

static void SCENARIO(pass_end_narrow)(const context *c) {
    VkSubpassDependency dependencies[4] = {
        between(0, VK_SUBPASS_EXTERNAL, COLOR_OUTPUT, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT)};
    dependencies[0].srcAccessMask = COLOR_WRITE;
    uint32_t count = 1;
    /* DEPENDENCIES */
    const pass made = create_pass(
        c, 1, &(VkAttachmentDescription){.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR, .finalLayout = READ_LAYOUT},
        dependencies, count);
    VkCommandBuffer commandBuffer = begin(c);
    vkCmdBeginRenderPass(commandBuffer, &made.begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdEndRenderPass(commandBuffer);
    copy_image(c, commandBuffer, c->image, READ_LAYOUT);
    submit_all(c, commandBuffer);
}

// As pass_end, in two command buffers: the render pass may be destroyed when the hazard is found.
static void SCENARIO(pass_end_submitted)(const context *c) {
    VkSubpassDependency dependencies[4];
    uint32_t count = 0;
    /* DEPENDENCIES */
    const pass made = create_pass(
        c, 1, &(VkAttachmentDescription){.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR, .finalLayout = READ_LAYOUT},
        dependencies, count);
    VkCommandBuffer commandBuffer = begin(c);
    vkCmdBeginRenderPass(commandBuffer, &made.begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdEndRenderPass(commandBuffer);
    submit_all(c, commandBuffer);
    commandBuffer = begin(c);
    copy_image(c, commandBuffer, c->image, READ_LAYOUT);
    submit_all(c, commandBuffer);
}

static void SCENARIO(pass_begin_submitted)(const context *c) {
    change_layout(c, c->image, WRITE_LAYOUT);
    VkSubpassDependency dependencies[4];
    uint32_t count = 0;
    /* DEPENDENCIES */
    const pass made =
        create_pass(c, 1,
                    &(VkAttachmentDescription){.initialLayout = WRITE_LAYOUT,
                                               .finalLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL},
                    dependencies, count);
    VkCommandBuffer commandBuffer = begin(c);
    clear(commandBuffer, c->image, WRITE_LAYOUT);
    submit_all(c, commandBuffer);
    commandBuffer = begin(c);
    vkCmdBeginRenderPass(commandBuffer, &made.begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdEndRenderPass(commandBuffer);
    submit_all(c, commandBuffer);
}

static void SCENARIO(subpasses)(const context *c) {
    change_layout(c, c->image, GENERAL);
    VkSubpassDependency dependencies[4];
    uint32_t count = 0;
    /* DEPENDENCIES */
    const pass made =
        create_pass(c, 2, &(VkAttachmentDescription){.initialLayout = GENERAL, .finalLayout = GENERAL},
                    dependencies, count);
    VkCommandBuffer commandBuffer = begin(c);
    vkCmdBeginRenderPass(commandBuffer, &made.begin, VK_SUBPASS_CONTENTS_INLINE);
    clear_attachment(commandBuffer);
    vkCmdNextSubpass(commandBuffer, VK_SUBPASS_CONTENTS_INLINE);
    clear_attachment(commandBuffer);
    vkCmdEndRenderPass(commandBuffer);
    submit_all(c, commandBuffer);
}

static void SCENARIO(subpasses_narrow)(const context *c) {
    change_layout(c, c->image, GENERAL);
    VkSubpassDependency dependencies[4] = {
        between(0, 1, COLOR_OUTPUT, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT)};
    dependencies[0].dependencyFlags = VK_DEPENDENCY_BY_REGION_BIT;
    uint32_t count = 1;
    /* DEPENDENCIES */
    const pass made =
        create_pass(c, 2, &(VkAttachmentDescription){.initialLayout = GENERAL, .finalLayout = GENERAL},
                    dependencies, count);
    VkCommandBuffer commandBuffer = begin(c);
    vkCmdBeginRenderPass(commandBuffer, &made.begin, VK_SUBPASS_CONTENTS_INLINE);
    clear_attachment(commandBuffer);
    vkCmdNextSubpass(commandBuffer, VK_SUBPASS_CONTENTS_INLINE);
    clear_attachment(commandBuffer);
    vkCmdEndRenderPass(commandBuffer);
    submit_all(c, commandBuffer);
}

// An image barrier inside a render pass orders only accesses of its subpass.
static void SCENARIO(barrier_in_pass)(const context *c) {
    VkSubpassDependency dependencies[4] = {between(0, 0, COLOR_OUTPUT, COLOR_OUTPUT)};
    uint32_t count = 1;
    dependencies[0].dependencyFlags = VK_DEPENDENCY_BY_REGION_BIT;
    change_layout(c, c->image, GENERAL);
    change_layout(c, c->other, GENERAL);
    const pass made =
        create_pass(c, 1, &(VkAttachmentDescription){.initialLayout = GENERAL, .finalLayout = GENERAL},
                    dependencies, count);
    VkCommandBuffer commandBuffer = begin(c);
    vkCmdBeginRenderPass(commandBuffer, &made.begin, VK_SUBPASS_CONTENTS_INLINE);
    VkImageMemoryBarrier2 barrier = IMAGE_BARRIER_2(c->other, COLOR_OUTPUT, VK_PIPELINE_STAGE_2_COPY_BIT,
                                                    VK_ACCESS_2_TRANSFER_READ_BIT, GENERAL, READ_LAYOUT);
    vkCmdPipelineBarrier2(commandBuffer, &DEPENDENCY_OF(barrier));
    vkCmdEndRenderPass(commandBuffer);
    /* AT 3 */
    copy_image(c, commandBuffer, c->other, READ_LAYOUT);
    submit_all(c, commandBuffer);
}

// --- Dynamic rendering

#define RENDERING                                                                                            \
    const VkRenderingAttachmentInfo attachment = {.sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO,      \
                                                  .imageView = c->view,                                      \
                                                  .imageLayout = GENERAL,                                    \
                                                  .storeOp = VK_ATTACHMENT_STORE_OP_STORE};                  \
    const VkRenderingInfo renderingInfo = {.sType = VK_STRUCTURE_TYPE_RENDERING_INFO,                        \
                                           .renderArea = {{0, 0}, {EXTENT, EXTENT}},                         \
                                           .layerCount = 1,                                                  \
                                           .colorAttachmentCount = 1,                                        \
                                           .pColorAttachments = &attachment}

static void SCENARIO(rendering_begin)(const context *c) {
    change_layout(c, c->image, GENERAL);
    RENDERING;
    VkCommandBuffer commandBuffer = begin(c);
    clear(commandBuffer, c->image, GENERAL);
    /* AT 1 */
    vkCmdBeginRendering(commandBuffer, &renderingInfo);
    vkCmdEndRendering(commandBuffer);
    submit_all(c, commandBuffer);
}

static void SCENARIO(rendering_end)(const context *c) {
    change_layout(c, c->image, GENERAL);
    RENDERING;
    VkCommandBuffer commandBuffer = begin(c);
    vkCmdBeginRendering(commandBuffer, &renderingInfo);
    vkCmdEndRendering(commandBuffer);
    /* AT 2 */
    copy_image(c, commandBuffer, c->image, GENERAL);
    submit_all(c, commandBuffer);
}

// --- Events

static VkEvent SCENARIO(create_event)(const context *c) {
    VkEvent event;
    CHECK(vkCreateEvent(c->device, &(VkEventCreateInfo){.sType = VK_STRUCTURE_TYPE_EVENT_CREATE_INFO}, NULL,
                        &event));
    return event;
}

// The event is set before the access, which a wait therefore does not order.
static void SCENARIO(event_too_early)(const context *c) {
    const VkEvent event = SCENARIO(create_event)(c);
    const VkMemoryBarrier all = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                 .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT,
                                 .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT};
    VkCommandBuffer commandBuffer = begin(c);
    vkCmdSetEvent(commandBuffer, event, VK_PIPELINE_STAGE_TRANSFER_BIT);
    vkCmdFillBuffer(commandBuffer, c->buffers[0], 0, SIZE, 1);
    vkCmdWaitEvents(commandBuffer, 1, &event, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                    1, &all, 0, NULL, 0, NULL);
    /* AT 3 */
    copy_buffer(c, commandBuffer);
    submit_all(c, commandBuffer);
}

// The first scope of the wait's image barrier, and of the event, is empty.
static void SCENARIO(event_transition)(const context *c) {
    change_layout(c, c->image, WRITE_LAYOUT);
    const VkEvent event = SCENARIO(create_event)(c);
    VkCommandBuffer commandBuffer = begin(c);
    clear(commandBuffer, c->image, WRITE_LAYOUT);
#if VERSION == 1
    VkPipelineStageFlags srcStageMask = VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT;
    VkPipelineStageFlags dstStageMask = VK_PIPELINE_STAGE_TRANSFER_BIT;
    VkImageMemoryBarrier barrier =
        IMAGE_BARRIER_1(c->image, VK_ACCESS_TRANSFER_READ_BIT, WRITE_LAYOUT, READ_LAYOUT);
    /* BARRIER 3 */
    vkCmdSetEvent(commandBuffer, event, srcStageMask);
    vkCmdWaitEvents(commandBuffer, 1, &event, srcStageMask, dstStageMask, 0, NULL, 0, NULL, 1, &barrier);
#else
    VkImageMemoryBarrier2 barrier = IMAGE_BARRIER_2(c->image, 0, VK_PIPELINE_STAGE_2_COPY_BIT,
                                                    VK_ACCESS_2_TRANSFER_READ_BIT, WRITE_LAYOUT, READ_LAYOUT);
    /* BARRIER 3 */
    vkCmdSetEvent2(commandBuffer, event, &DEPENDENCY_OF(barrier));
    vkCmdWaitEvents2(commandBuffer, 1, &event, &DEPENDENCY_OF(barrier));
#endif
    copy_image(c, commandBuffer, c->image, READ_LAYOUT);
    submit_all(c, commandBuffer);
}

// The event is set before the access, so no first scope of the wait's image barrier can include the access.
static void SCENARIO(event_transition_too_early)(const context *c) {
    change_layout(c, c->image, WRITE_LAYOUT);
    const VkEvent event = SCENARIO(create_event)(c);
    VkCommandBuffer commandBuffer = begin(c);
    vkCmdSetEvent(commandBuffer, event, VK_PIPELINE_STAGE_TRANSFER_BIT);
    clear(commandBuffer, c->image, WRITE_LAYOUT);
    /* AT 2 */
    VkImageMemoryBarrier images =
        IMAGE_BARRIER_1(c->image, VK_ACCESS_TRANSFER_READ_BIT, WRITE_LAYOUT, READ_LAYOUT);
    images.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    vkCmdWaitEvents(commandBuffer, 1, &event, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                    0, NULL, 0, NULL, 1, &images);
    copy_image(c, commandBuffer, c->image, READ_LAYOUT);
    submit_all(c, commandBuffer);
}

// --- Queues

#if VERSION == 1
#define SUBMIT_INFO(name, of)                                                                                \
    VkSubmitInfo name = {                                                                                    \
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &(of)}
#define SIGNAL_WITH(submit, stages)                                                                          \
    (submit).signalSemaphoreCount = 1;                                                                       \
    (submit).pSignalSemaphores = &semaphore
#define WAIT_IN(submit, stages)                                                                              \
    VkPipelineStageFlags waitStage = (VkPipelineStageFlags)(stages);                                         \
    (submit).waitSemaphoreCount = 1;                                                                         \
    (submit).pWaitSemaphores = &semaphore;                                                                   \
    (submit).pWaitDstStageMask = &waitStage
#define SUBMIT_TO(queue, info) CHECK(vkQueueSubmit(queue, 1, &(info), VK_NULL_HANDLE))
#else
#define SUBMIT_INFO(name, of)                                                                                \
    const VkCommandBufferSubmitInfo name##_buffer = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO,  \
                                                     .commandBuffer = (of)};                                 \
    VkSubmitInfo2 name = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO_2,                                          \
                          .commandBufferInfoCount = 1,                                                       \
                          .pCommandBufferInfos = &name##_buffer}
#define SIGNAL_WITH(submit, stages)                                                                          \
    VkSemaphoreSubmitInfo signal = {                                                                         \
        .sType = VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO, .semaphore = semaphore, .stageMask = (stages)};    \
    (submit).signalSemaphoreInfoCount = 1;                                                                   \
    (submit).pSignalSemaphoreInfos = &signal
#define WAIT_IN(submit, stages)                                                                              \
    VkSemaphoreSubmitInfo wait = {                                                                           \
        .sType = VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO, .semaphore = semaphore, .stageMask = (stages)};    \
    (submit).waitSemaphoreInfoCount = 1;                                                                     \
    (submit).pWaitSemaphoreInfos = &wait
#define SUBMIT_TO(queue, info) CHECK(vkQueueSubmit2(queue, 1, &(info), VK_NULL_HANDLE))
#endif

#define TWO_SUBMISSIONS                                                                                      \
    const VkSemaphore semaphore = create_semaphore(c);                                                       \
    VkCommandBuffer first = begin(c), second = begin(c);                                                     \
    vkCmdFillBuffer(first, c->buffers[0], 0, SIZE, 1);                                                       \
    copy_buffer(c, second);                                                                                  \
    CHECK(vkEndCommandBuffer(first));                                                                        \
    CHECK(vkEndCommandBuffer(second));                                                                       \
    SUBMIT_INFO(firstSubmit, first);                                                                         \
    SUBMIT_INFO(secondSubmit, second);                                                                       \
    (void)semaphore

static void SCENARIO(queues)(const context *c) {
    TWO_SUBMISSIONS;
    /* SUBMIT */
    SUBMIT_TO(c->queues[0], firstSubmit);
    SUBMIT_TO(c->queues[1], secondSubmit);
}

// The second submission begins with a layout transition, which has no stage of its own.
static void SCENARIO(queues_transition)(const context *c) {
    change_layout(c, c->image, WRITE_LAYOUT);
    const VkSemaphore semaphore = create_semaphore(c);
    VkCommandBuffer first = begin(c), second = begin(c);
    clear(first, c->image, WRITE_LAYOUT);
    VkImageMemoryBarrier2 images =
        IMAGE_BARRIER_2(c->image, VK_PIPELINE_STAGE_2_COPY_BIT, VK_PIPELINE_STAGE_2_COPY_BIT,
                        VK_ACCESS_2_TRANSFER_READ_BIT, WRITE_LAYOUT, READ_LAYOUT);
    vkCmdPipelineBarrier2(second, &DEPENDENCY_OF(images));
    CHECK(vkEndCommandBuffer(first));
    CHECK(vkEndCommandBuffer(second));
    SUBMIT_INFO(firstSubmit, first);
    SUBMIT_INFO(secondSubmit, second);
    (void)semaphore;
    /* SUBMIT */
    SUBMIT_TO(c->queues[0], firstSubmit);
    SUBMIT_TO(c->queues[1], secondSubmit);
}

static void SCENARIO(wait_stage_of_queue)(const context *c) {
    TWO_SUBMISSIONS;
    SIGNAL_WITH(firstSubmit, ALL_COMMANDS);
    WAIT_IN(secondSubmit, COLOR_OUTPUT);
    /* WAIT */
    SUBMIT_TO(c->queues[0], firstSubmit);
    SUBMIT_TO(c->queues[0], secondSubmit);
}

static void SCENARIO(wait_stage)(const context *c) {
    TWO_SUBMISSIONS;
    SIGNAL_WITH(firstSubmit, ALL_COMMANDS);
    WAIT_IN(secondSubmit, COLOR_OUTPUT);
    /* WAIT */
    SUBMIT_TO(c->queues[0], firstSubmit);
    SUBMIT_TO(c->queues[1], secondSubmit);
}

#if VERSION == 2 // vkQueueSubmit signals after all stages.
static void SCENARIO(signal_stage)(const context *c) {
    TWO_SUBMISSIONS;
    SIGNAL_WITH(firstSubmit, COLOR_OUTPUT);
    WAIT_IN(secondSubmit, ALL_COMMANDS);
    /* SIGNAL */
    SUBMIT_TO(c->queues[0], firstSubmit);
    SUBMIT_TO(c->queues[1], secondSubmit);
}
#endif

// --- Presentation

// SCENARIO(record_frame) records a transition, a clear, and a transition for the presentation.
static VkCommandBuffer SCENARIO(record_frame)(const context *c, VkImage image) {
    VkCommandBuffer commandBuffer = begin(c);
    VkImageMemoryBarrier2 barrier =
        IMAGE_BARRIER_2(image, ALL_COMMANDS, VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                        VK_IMAGE_LAYOUT_UNDEFINED, GENERAL);
    vkCmdPipelineBarrier2(commandBuffer, &DEPENDENCY_OF(barrier));
    clear(commandBuffer, image, GENERAL);
    VkImageMemoryBarrier2 last =
        IMAGE_BARRIER_2(image, VK_PIPELINE_STAGE_2_CLEAR_BIT, 0, 0, GENERAL, VK_IMAGE_LAYOUT_PRESENT_SRC_KHR);
    last.srcAccessMask = VK_ACCESS_2_TRANSFER_WRITE_BIT;
    vkCmdPipelineBarrier2(commandBuffer, &DEPENDENCY_OF(last));
    CHECK(vkEndCommandBuffer(commandBuffer));
    return commandBuffer;
}

static uint32_t SCENARIO(acquire)(const context *c, VkSemaphore semaphore, VkFence fence) {
    uint32_t index;
    CHECK(vkAcquireNextImageKHR(c->device, c->swapchain, UINT64_MAX, semaphore, fence, &index));
    return index;
}

static void SCENARIO(presentation)(const context *c) {
    const VkSemaphore semaphore = create_semaphore(c);
    VkFence fence;
    CHECK(vkCreateFence(c->device, &(VkFenceCreateInfo){.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO}, NULL,
                        &fence));
    const uint32_t index = SCENARIO(acquire)(c, VK_NULL_HANDLE, fence);
    CHECK(vkWaitForFences(c->device, 1, &fence, VK_TRUE, UINT64_MAX));
    const VkCommandBuffer commands = SCENARIO(record_frame)(c, c->presented[index]);
    SUBMIT_INFO(firstSubmit, commands);
    VkPresentInfoKHR presentInfo = {.sType = VK_STRUCTURE_TYPE_PRESENT_INFO_KHR,
                                    .swapchainCount = 1,
                                    .pSwapchains = &c->swapchain,
                                    .pImageIndices = &index};
    (void)semaphore;
    /* SUBMIT */
    SUBMIT_TO(c->queues[0], firstSubmit);
    vkQueuePresentKHR(c->queues[0], &presentInfo);
}

#if VERSION == 2 // vkQueueSubmit signals after all stages.
static void SCENARIO(presentation_signal)(const context *c) {
    const VkSemaphore semaphore = create_semaphore(c);
    VkFence fence;
    CHECK(vkCreateFence(c->device, &(VkFenceCreateInfo){.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO}, NULL,
                        &fence));
    const uint32_t index = SCENARIO(acquire)(c, VK_NULL_HANDLE, fence);
    CHECK(vkWaitForFences(c->device, 1, &fence, VK_TRUE, UINT64_MAX));
    const VkCommandBuffer commands = SCENARIO(record_frame)(c, c->presented[index]);
    SUBMIT_INFO(firstSubmit, commands);
    SIGNAL_WITH(firstSubmit, COLOR_OUTPUT);
    /* SIGNAL */
    SUBMIT_TO(c->queues[0], firstSubmit);
    vkQueuePresentKHR(c->queues[0], &(VkPresentInfoKHR){.sType = VK_STRUCTURE_TYPE_PRESENT_INFO_KHR,
                                                        .waitSemaphoreCount = 1,
                                                        .pWaitSemaphores = &semaphore,
                                                        .swapchainCount = 1,
                                                        .pSwapchains = &c->swapchain,
                                                        .pImageIndices = &index});
}
#endif

static void SCENARIO(acquisition)(const context *c) {
    const VkSemaphore semaphore = create_semaphore(c);
    const uint32_t index = SCENARIO(acquire)(c, semaphore, VK_NULL_HANDLE);
    const VkCommandBuffer commands = SCENARIO(record_frame)(c, c->presented[index]);
    SUBMIT_INFO(secondSubmit, commands);
    /* SUBMIT */
    SUBMIT_TO(c->queues[0], secondSubmit);
}

// The wait is for the stage of the clear, and the first transition has another first scope.
static void SCENARIO(acquisition_stage)(const context *c) {
    const VkSemaphore semaphore = create_semaphore(c);
    const uint32_t index = SCENARIO(acquire)(c, semaphore, VK_NULL_HANDLE);
    VkCommandBuffer commandBuffer = begin(c);
#if VERSION == 1
    VkPipelineStageFlags srcStageMask = VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT;
    VkPipelineStageFlags dstStageMask = VK_PIPELINE_STAGE_TRANSFER_BIT;
    VkImageMemoryBarrier barrier = IMAGE_BARRIER_1(c->presented[index], VK_ACCESS_TRANSFER_WRITE_BIT,
                                                   VK_IMAGE_LAYOUT_UNDEFINED, GENERAL);
    /* BARRIER 1 */
    vkCmdPipelineBarrier(commandBuffer, srcStageMask, dstStageMask, 0, 0, NULL, 0, NULL, 1, &barrier);
#else
    VkImageMemoryBarrier2 barrier =
        IMAGE_BARRIER_2(c->presented[index], 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                        VK_IMAGE_LAYOUT_UNDEFINED, GENERAL);
    /* BARRIER 1 */
    vkCmdPipelineBarrier2(commandBuffer, &DEPENDENCY_OF(barrier));
#endif
    clear(commandBuffer, c->presented[index], GENERAL);
    CHECK(vkEndCommandBuffer(commandBuffer));
    SUBMIT_INFO(secondSubmit, commandBuffer);
    WAIT_IN(secondSubmit, VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT);
    SUBMIT_TO(c->queues[0], secondSubmit);
}
