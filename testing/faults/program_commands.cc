// The actions that record and submit commands.
#include "testing/device/device.h"
#include "testing/faults/program.h"

namespace wd::testing {
namespace {

constexpr VkExtent2D kExtent = {64, 64};
constexpr VkFormat kFormat = VK_FORMAT_R8G8B8A8_UNORM;
constexpr size_t kMaxCommands = 24;
constexpr VkImageSubresourceRange kColor = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};

} // namespace

void Program::WaitIdle() {
    Ok(Below(2) ? vkDeviceWaitIdle(device_) : vkQueueWaitIdle(queue_));
}

void Program::MakeCommands() {
    if (pool_ == VK_NULL_HANDLE) {
        auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        info.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
        if (!Ok(vkCreateCommandPool(device_, &info, nullptr, &pool_))) {
            pool_ = VK_NULL_HANDLE;
            return;
        }
    }
    auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    info.commandPool = pool_;
    info.commandBufferCount = 2;
    VkCommandBuffer made[2];
    if (commands_.size() < kMaxCommands && Ok(vkAllocateCommandBuffers(device_, &info, made))) {
        commands_.push_back({made[0], false});
        commands_.push_back({made[1], false});
    }
}

void Program::EndCommands() {
    WaitIdle();
    if (!commands_.empty()) {
        Count();
        vkFreeCommandBuffers(device_, pool_, 1, &commands_.back().handle);
        commands_.pop_back();
    }
}

void Program::ResetPool() {
    WaitIdle();
    if (pool_ != VK_NULL_HANDLE) {
        Ok(vkResetCommandPool(device_, pool_, 0));
        for (Commands &commands : commands_) {
            commands.is_recorded = false;
        }
        vkTrimCommandPool(device_, pool_, 0);
    }
}

// Begin begins a command buffer at random that is not recorded, or returns NULL. It stays out of submissions until End.
VkCommandBuffer Program::Begin() {
    if (commands_.empty()) {
        return VK_NULL_HANDLE;
    }
    Commands &commands = commands_[Below(commands_.size())];
    WaitIdle();
    commands.is_recorded = false;
    auto info = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    return Ok(vkBeginCommandBuffer(commands.handle, &info)) ? commands.handle : VK_NULL_HANDLE;
}

void Program::End(VkCommandBuffer handle) {
    const bool is_recorded = Ok(vkEndCommandBuffer(handle));
    for (Commands &commands : commands_) {
        if (commands.handle == handle) {
            commands.is_recorded = is_recorded;
        }
    }
}

void Program::Barrier(VkCommandBuffer commands) {
    Count();
    auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0,
                         1, &barrier, 0, nullptr, 0, nullptr);
}

void Program::RecordCompute() {
    const VkPipeline pipeline = Any(compute_);
    const VkDescriptorSet set = Any(sets_);
    const VkCommandBuffer commands = Begin();
    if (commands == VK_NULL_HANDLE) {
        return;
    }
    if (pipeline != VK_NULL_HANDLE && set != VK_NULL_HANDLE) {
        const uint32_t push[2] = {0, 1};
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set, 0, nullptr);
        vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof push, push);
        vkCmdDispatch(commands, 1, 1, 1);
        Barrier(commands);
        if (!buffers_.empty()) {
            vkCmdDispatchIndirect(commands, Any(buffers_).handle, 0);
        }
        num_calls_ += 5;
    }
    const VkQueryPool queries = Any(query_pools_);
    if (queries != VK_NULL_HANDLE) {
        Count();
        vkCmdResetQueryPool(commands, queries, 0, 1);
        vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries, 0);
    }
    End(commands);
}

void Program::RecordCopies() {
    const VkCommandBuffer commands = Begin();
    if (commands == VK_NULL_HANDLE) {
        return;
    }
    if (!buffers_.empty()) {
        const VkBufferCopy region = {0, 512, 256};
        vkCmdCopyBuffer(commands, Any(buffers_).handle, Any(buffers_).handle, 1, &region);
        Barrier(commands);
        vkCmdFillBuffer(commands, Any(buffers_).handle, 0, 64, 0);
        const uint32_t data = 1;
        Barrier(commands);
        vkCmdUpdateBuffer(commands, Any(buffers_).handle, 0, 4, &data);
        num_calls_ += 3;
    }
    const Image image = Any(images_);
    if (image.handle != VK_NULL_HANDLE) {
        auto barrier = Make<VkImageMemoryBarrier2>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2);
        barrier.srcStageMask = barrier.dstStageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
        barrier.dstAccessMask = VK_ACCESS_2_TRANSFER_WRITE_BIT;
        barrier.newLayout = VK_IMAGE_LAYOUT_GENERAL;
        barrier.image = image.handle;
        barrier.subresourceRange = kColor;
        auto dependency = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        dependency.imageMemoryBarrierCount = 1;
        dependency.pImageMemoryBarriers = &barrier;
        const VkClearColorValue color = {};
        vkCmdPipelineBarrier2(commands, &dependency);
        vkCmdClearColorImage(commands, image.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &kColor);
        num_calls_ += 2;
    }
    const VkEvent event = Any(events_);
    if (event != VK_NULL_HANDLE) {
        Count();
        vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
        vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                        VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, nullptr, 0, nullptr, 0, nullptr);
    }
    End(commands);
}

void Program::RecordGraphics() {
    const Image image = Any(images_);
    const VkCommandBuffer commands = Begin();
    if (commands == VK_NULL_HANDLE) {
        return;
    }
    if (image.framebuffer != VK_NULL_HANDLE) {
        const VkClearValue clear = {};
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        begin.renderPass = render_pass_;
        begin.framebuffer = image.framebuffer;
        begin.renderArea.extent = kExtent;
        begin.clearValueCount = 1;
        begin.pClearValues = &clear;
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        const VkPipeline pipeline = Any(graphics_);
        if (pipeline != VK_NULL_HANDLE) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            vkCmdDraw(commands, 3, 1, 0, 0);
        }
        vkCmdEndRenderPass(commands);
        num_calls_ += 4;
    }
    End(commands);
}

void Program::RecordRendering() {
    const Image image = Any(images_);
    const VkCommandBuffer commands = Begin();
    if (commands == VK_NULL_HANDLE) {
        return;
    }
    if (image.view != VK_NULL_HANDLE) {
        auto color = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        color.imageView = image.view;
        color.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
        color.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
        auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        rendering.renderArea.extent = kExtent;
        rendering.layerCount = 1;
        rendering.colorAttachmentCount = 1;
        rendering.pColorAttachments = &color;
        vkCmdBeginRendering(commands, &rendering);
        vkCmdEndRendering(commands);
        num_calls_ += 2;
    }
    End(commands);
}

void Program::RecordSecondary() {
    auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    info.commandPool = pool_;
    info.level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
    info.commandBufferCount = 1;
    VkCommandBuffer secondary = VK_NULL_HANDLE;
    if (pool_ == VK_NULL_HANDLE || !Ok(vkAllocateCommandBuffers(device_, &info, &secondary))) {
        return;
    }
    auto inheritance =
        Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    begin.pInheritanceInfo = &inheritance;
    if (Ok(vkBeginCommandBuffer(secondary, &begin))) {
        Barrier(secondary);
        const bool is_recorded = Ok(vkEndCommandBuffer(secondary));
        const VkCommandBuffer primary = Begin();
        if (primary != VK_NULL_HANDLE) {
            if (is_recorded) {
                Count();
                vkCmdExecuteCommands(primary, 1, &secondary);
            }
            Ok(vkEndCommandBuffer(primary)); // Never submitted: the secondary command buffer is freed here.
        }
    }
    vkFreeCommandBuffers(device_, pool_, 1, &secondary);
}

void Program::Submit() {
    const Commands commands = Any(commands_);
    const VkSemaphore semaphore = Any(semaphores_);
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = commands.is_recorded;
    info.pCommandBuffers = &commands.handle;
    info.signalSemaphoreCount = semaphore != VK_NULL_HANDLE;
    info.pSignalSemaphores = &semaphore;
    WaitIdle();
    if (!Ok(vkQueueSubmit(queue_, 1, &info, VK_NULL_HANDLE)) || semaphore == VK_NULL_HANDLE) {
        return;
    }
    const VkPipelineStageFlags stages = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
    auto wait = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    wait.waitSemaphoreCount = 1;
    wait.pWaitSemaphores = &semaphore;
    wait.pWaitDstStageMask = &stages;
    Ok(vkQueueSubmit(queue_, 1, &wait, VK_NULL_HANDLE));
}

void Program::Submit2() {
    const Commands commands = Any(commands_);
    const VkSemaphore timeline = Any(timelines_);
    uint64_t value = 0;
    if (timeline != VK_NULL_HANDLE && !Ok(vkGetSemaphoreCounterValue(device_, timeline, &value))) {
        return;
    }
    auto signal = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
    signal.semaphore = timeline;
    signal.value = value + 1;
    signal.stageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
    auto buffer = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
    buffer.commandBuffer = commands.handle;
    auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
    info.commandBufferInfoCount = commands.is_recorded;
    info.pCommandBufferInfos = &buffer;
    info.signalSemaphoreInfoCount = timeline != VK_NULL_HANDLE;
    info.pSignalSemaphoreInfos = &signal;
    WaitIdle();
    Ok(vkQueueSubmit2(queue_, 1, &info, VK_NULL_HANDLE));
}

void Program::SubmitNothing() {
    const VkFence fence = Any(fences_);
    if (fence != VK_NULL_HANDLE && Ok(vkResetFences(device_, 1, &fence))) {
        Ok(vkQueueSubmit(queue_, 0, nullptr, fence));
        Ok(vkWaitForFences(device_, 1, &fence, VK_TRUE, 0));
    }
}

void Program::BindSparse() {
    auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
    Ok(vkQueueBindSparse(queue_, 1, &info, VK_NULL_HANDLE));
}

void Program::UseSwapchain() {
    auto info = Make<VkSwapchainCreateInfoKHR>(VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR);
    info.surface = surface_;
    info.minImageCount = 2;
    info.imageFormat = kFormat;
    info.imageExtent = kExtent;
    info.imageArrayLayers = 1;
    info.imageUsage = VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    info.preTransform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
    info.compositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR;
    info.presentMode = VK_PRESENT_MODE_FIFO_KHR;
    VkSwapchainKHR swapchain = VK_NULL_HANDLE;
    if (surface_ == VK_NULL_HANDLE || !Ok(vkCreateSwapchainKHR(device_, &info, nullptr, &swapchain))) {
        return;
    }
    uint32_t count = 0, index = 0;
    Ok(vkGetSwapchainImagesKHR(device_, swapchain, &count, nullptr));
    const VkSemaphore semaphore = Any(semaphores_);
    if (semaphore != VK_NULL_HANDLE &&
        Ok(vkAcquireNextImageKHR(device_, swapchain, 0, semaphore, VK_NULL_HANDLE, &index))) {
        VkResult result = VK_SUCCESS;
        auto present = Make<VkPresentInfoKHR>(VK_STRUCTURE_TYPE_PRESENT_INFO_KHR);
        present.waitSemaphoreCount = 1;
        present.pWaitSemaphores = &semaphore;
        present.swapchainCount = 1;
        present.pSwapchains = &swapchain;
        present.pImageIndices = &index;
        present.pResults = &result;
        Ok(vkQueuePresentKHR(queue_, &present));
    }
    WaitIdle();
    Count();
    vkDestroySwapchainKHR(device_, swapchain, nullptr);
}

} // namespace wd::testing
