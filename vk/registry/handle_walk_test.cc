// The handles that a walk visits, command by command.
#include "vk/registry/handle_walk.h"

#include <string>
#include <vector>

#include "vk/registry/handle_types.h"
#include "gtest/gtest.h"

namespace {

template <typename Handle> Handle make(uint64_t value) {
    return (Handle)value;
}

struct Seen {
    std::string path;
    uint64_t handle;
    VkObjectType type;
    uint32_t flags;
    std::string vuid, parent_vuid;
    const void *address;
};

struct Walk {
    std::vector<Seen> seen;
    bool follows = false;
    size_t limit = SIZE_MAX;
};

bool visit(void *user, const wd_walk_handle *handle) {
    Walk *walk = static_cast<Walk *>(user);
    char path[256], vuid[128], parent[128];
    const char *valid_id = wd_walk_vuid(handle, WD_WALK_STATEMENT_VALID, vuid, sizeof vuid);
    const char *parent_id = wd_walk_vuid(handle, WD_WALK_STATEMENT_PARENT, parent, sizeof parent);
    walk->seen.push_back({wd_walk_path(handle, path, sizeof path), handle->handle, handle->type,
                          handle->flags, valid_id ? valid_id : "", parent_id ? parent_id : "",
                          handle->address});
    return walk->seen.size() < walk->limit;
}

bool follows(void *user, const wd_walk_step *, const wd_walk_frame *) {
    return static_cast<Walk *>(user)->follows;
}

std::vector<Seen> inputs(wd_command command, const void *args, Walk walk = {}) {
    const wd_walk_visitor visitor = {visit, follows, &walk};
    wd_walk_inputs(command, args, &visitor);
    return walk.seen;
}

std::vector<Seen> outputs(wd_command command, const void *args) {
    Walk walk;
    const wd_walk_visitor visitor = {visit, follows, &walk};
    wd_walk_outputs(command, args, &visitor);
    return walk.seen;
}

std::vector<std::string> paths(const std::vector<Seen> &seen) {
    std::vector<std::string> result;
    for (const Seen &one : seen) {
        result.push_back(one.path);
    }
    return result;
}

using Paths = std::vector<std::string>;

TEST(HandleWalk, ADrawHasItsCommandBuffer) {
    wd_CmdDraw_args args = {};
    args.commandBuffer = make<VkCommandBuffer>(7);
    const auto seen = inputs(WD_COMMAND_CmdDraw, &args);
    ASSERT_EQ(paths(seen), Paths{"commandBuffer"});
    EXPECT_EQ(seen[0].handle, 7u);
    EXPECT_EQ(seen[0].type, VK_OBJECT_TYPE_COMMAND_BUFFER);
    EXPECT_EQ(seen[0].vuid, "VUID-vkCmdDraw-commandBuffer-parameter");
    EXPECT_EQ(seen[0].address, &args.commandBuffer);
}

TEST(HandleWalk, ADestroyedHandleIsOptionalAndSynchronized) {
    wd_DestroyBuffer_args args = {};
    args.device = make<VkDevice>(1);
    args.buffer = make<VkBuffer>(2);
    const auto seen = inputs(WD_COMMAND_DestroyBuffer, &args);
    ASSERT_EQ(paths(seen), (Paths{"device", "buffer"}));
    EXPECT_EQ(seen[1].flags & (WD_WALK_OPTIONAL | WD_WALK_EXTERN_SYNC),
              uint32_t(WD_WALK_OPTIONAL | WD_WALK_EXTERN_SYNC));
    EXPECT_EQ(seen[1].vuid, "VUID-vkDestroyBuffer-buffer-parameter");
    EXPECT_EQ(seen[1].parent_vuid, "VUID-vkDestroyBuffer-buffer-parent");
    EXPECT_FALSE(seen[0].flags & WD_WALK_OPTIONAL);
}

TEST(HandleWalk, NullHandlesAreSkipped) {
    wd_DestroyBuffer_args args = {};
    args.device = make<VkDevice>(1);
    EXPECT_EQ(paths(inputs(WD_COMMAND_DestroyBuffer, &args)), Paths{"device"});
}

TEST(HandleWalk, ArraysOfStructsWithArrays) {
    VkSemaphore semaphores[] = {make<VkSemaphore>(10), make<VkSemaphore>(11)};
    VkCommandBuffer buffers[] = {make<VkCommandBuffer>(20)};
    VkSubmitInfo submits[2] = {};
    submits[0].sType = submits[1].sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
    submits[0].waitSemaphoreCount = 2;
    submits[0].pWaitSemaphores = semaphores;
    submits[1].commandBufferCount = 1;
    submits[1].pCommandBuffers = buffers;
    wd_QueueSubmit_args args = {};
    args.queue = make<VkQueue>(1);
    args.submitCount = 2;
    args.pSubmits = submits;
    args.fence = make<VkFence>(2);
    const auto seen = inputs(WD_COMMAND_QueueSubmit, &args);
    EXPECT_EQ(paths(seen), (Paths{"queue", "pSubmits[0].pWaitSemaphores[0]", "pSubmits[0].pWaitSemaphores[1]",
                                  "pSubmits[1].pCommandBuffers[0]", "fence"}));
    EXPECT_EQ(seen[1].vuid, "VUID-VkSubmitInfo-pWaitSemaphores-parameter");
    EXPECT_EQ(seen[1].parent_vuid, "VUID-VkSubmitInfo-commonparent");
    EXPECT_EQ(seen[4].parent_vuid, "VUID-vkQueueSubmit-commonparent");
}

TEST(HandleWalk, AVisitCanEndTheWalk) {
    wd_DestroyBuffer_args args = {};
    args.device = make<VkDevice>(1);
    args.buffer = make<VkBuffer>(2);
    Walk walk;
    walk.limit = 1;
    EXPECT_EQ(paths(inputs(WD_COMMAND_DestroyBuffer, &args, walk)), Paths{"device"});
}

TEST(HandleWalk, NullArraysAndCountsAreSurvived) {
    wd_QueueSubmit_args args = {};
    args.submitCount = 1000;
    EXPECT_TRUE(inputs(WD_COMMAND_QueueSubmit, &args).empty());
    VkSubmitInfo submit = {};
    submit.waitSemaphoreCount = submit.signalSemaphoreCount = submit.commandBufferCount = 0xffffffff;
    args.submitCount = 1;
    args.pSubmits = &submit;
    EXPECT_TRUE(inputs(WD_COMMAND_QueueSubmit, &args).empty());
    wd_AllocateCommandBuffers_args allocate = {};
    EXPECT_TRUE(outputs(WD_COMMAND_AllocateCommandBuffers, &allocate).empty());
    EXPECT_TRUE(inputs(WD_COMMAND_AllocateCommandBuffers, &allocate).empty());
}

TEST(HandleWalk, HandlesInChains) {
    VkMemoryDedicatedAllocateInfo dedicated = {};
    dedicated.sType = VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO;
    dedicated.image = make<VkImage>(5);
    VkMemoryPriorityAllocateInfoEXT priority = {};
    priority.sType = VK_STRUCTURE_TYPE_MEMORY_PRIORITY_ALLOCATE_INFO_EXT;
    priority.pNext = &dedicated;
    VkBaseInStructure unknown = {};
    unknown.sType = static_cast<VkStructureType>(0x7ffffffe);
    unknown.pNext = reinterpret_cast<const VkBaseInStructure *>(&priority);
    VkMemoryAllocateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
    info.pNext = &unknown;
    wd_AllocateMemory_args args = {};
    args.pAllocateInfo = &info;
    const auto seen = inputs(WD_COMMAND_AllocateMemory, &args);
    ASSERT_EQ(paths(seen), Paths{"pAllocateInfo->pNext<VkMemoryDedicatedAllocateInfo>.image"});
    EXPECT_EQ(seen[0].vuid, "VUID-VkMemoryDedicatedAllocateInfo-image-parameter");
}

TEST(HandleWalk, CyclicChainsEnd) {
    for (int length = 1; length < 12; length++) {
        std::vector<VkMemoryDedicatedAllocateInfo> chain(length);
        for (int i = 0; i < length; i++) {
            chain[i].sType = VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO;
            chain[i].pNext = &chain[i + 1 < length ? i + 1 : length / 2];
            chain[i].image = make<VkImage>(i + 1);
            chain[i].buffer = VK_NULL_HANDLE;
        }
        VkMemoryAllocateInfo info = {};
        info.pNext = chain.data();
        wd_AllocateMemory_args args = {};
        args.pAllocateInfo = &info;
        const size_t visits = inputs(WD_COMMAND_AllocateMemory, &args).size();
        EXPECT_GE(visits, size_t(length));
        EXPECT_LE(visits, size_t(4 * length));
    }
}

TEST(HandleWalk, OutputsAreSeparate) {
    VkCommandBufferAllocateInfo info = {};
    info.commandPool = make<VkCommandPool>(3);
    info.commandBufferCount = 2;
    VkCommandBuffer made[] = {make<VkCommandBuffer>(8), make<VkCommandBuffer>(9)};
    wd_AllocateCommandBuffers_args args = {};
    args.device = make<VkDevice>(1);
    args.pAllocateInfo = &info;
    args.pCommandBuffers = made;
    const auto read = inputs(WD_COMMAND_AllocateCommandBuffers, &args);
    EXPECT_EQ(paths(read), (Paths{"device", "pAllocateInfo->commandPool"}));
    EXPECT_TRUE(read[1].flags & WD_WALK_EXTERN_SYNC) << "pAllocateInfo->commandPool is external";
    EXPECT_EQ(paths(outputs(WD_COMMAND_AllocateCommandBuffers, &args)),
              (Paths{"pCommandBuffers[0]", "pCommandBuffers[1]"}));
}

TEST(HandleWalk, ReturnedStructsAreOutputs) {
    VkPhysicalDeviceGroupProperties groups[1] = {};
    groups[0].physicalDeviceCount = 1;
    uint32_t count = 1;
    for (VkPhysicalDevice &device : groups[0].physicalDevices) {
        device = make<VkPhysicalDevice>(4);
    }
    wd_EnumeratePhysicalDeviceGroups_args args = {};
    args.instance = make<VkInstance>(1);
    args.pPhysicalDeviceGroupCount = &count;
    args.pPhysicalDeviceGroupProperties = groups;
    EXPECT_EQ(paths(inputs(WD_COMMAND_EnumeratePhysicalDeviceGroups, &args)), Paths{"instance"});
    EXPECT_EQ(outputs(WD_COMMAND_EnumeratePhysicalDeviceGroups, &args).size(), 1u);
    groups[0].physicalDeviceCount = UINT32_MAX;
    EXPECT_EQ(outputs(WD_COMMAND_EnumeratePhysicalDeviceGroups, &args).size(),
              size_t(VK_MAX_DEVICE_GROUP_SIZE));
}

struct Written {
    VkDescriptorImageInfo image = {make<VkSampler>(1), make<VkImageView>(2), VK_IMAGE_LAYOUT_GENERAL};
    VkDescriptorBufferInfo buffer = {make<VkBuffer>(3), 0, 4};
    VkBufferView view = make<VkBufferView>(4);
    VkWriteDescriptorSet write = {};
    wd_UpdateDescriptorSets_args args = {};

    Paths of(VkDescriptorType type) {
        write.descriptorType = type;
        write.descriptorCount = 1;
        write.dstSet = make<VkDescriptorSet>(5);
        write.pImageInfo = &image;
        write.pBufferInfo = &buffer;
        write.pTexelBufferView = &view;
        args.descriptorWriteCount = 1;
        args.pDescriptorWrites = &write;
        return paths(inputs(WD_COMMAND_UpdateDescriptorSets, &args));
    }
};

TEST(HandleWalk, DescriptorWritesAreReadByType) {
    Written written;
    const std::string write = "pDescriptorWrites[0].", set = write + "dstSet";
    const std::string sampler = write + "pImageInfo[0].sampler", image = write + "pImageInfo[0].imageView";
    EXPECT_EQ(written.of(VK_DESCRIPTOR_TYPE_SAMPLER), (Paths{set, sampler}));
    EXPECT_EQ(written.of(VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE), (Paths{set, image}));
    EXPECT_EQ(written.of(VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER), (Paths{set, sampler, image}));
    EXPECT_EQ(written.of(VK_DESCRIPTOR_TYPE_STORAGE_BUFFER), (Paths{set, write + "pBufferInfo[0].buffer"}));
    EXPECT_EQ(written.of(VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER),
              (Paths{set, write + "pTexelBufferView[0]"}));
    EXPECT_EQ(written.of(VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK), (Paths{set}));
}

TEST(HandleWalk, SamplersOfWritesMayBeImmutable) {
    Written written;
    written.of(VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER);
    const auto seen = inputs(WD_COMMAND_UpdateDescriptorSets, &written.args);
    ASSERT_EQ(seen.size(), 3u);
    EXPECT_TRUE(seen[1].flags & WD_WALK_MAYBE_IGNORED);
    EXPECT_FALSE(seen[2].flags & WD_WALK_MAYBE_IGNORED);
    EXPECT_EQ(seen[2].vuid, "VUID-VkWriteDescriptorSet-descriptorType-02996");
}

TEST(HandleWalk, PushedWritesHaveNoSet) {
    Written written;
    written.of(VK_DESCRIPTOR_TYPE_STORAGE_BUFFER);
    wd_CmdPushDescriptorSetKHR_args args = {};
    args.descriptorWriteCount = 1;
    args.pDescriptorWrites = &written.write;
    EXPECT_EQ(paths(inputs(WD_COMMAND_CmdPushDescriptorSetKHR, &args)),
              Paths{"pDescriptorWrites[0].pBufferInfo[0].buffer"});
}

TEST(HandleWalk, InheritanceIsFollowedForSecondaryCommandBuffersOnly) {
    VkCommandBufferInheritanceInfo inheritance = {};
    inheritance.renderPass = make<VkRenderPass>(1);
    VkCommandBufferBeginInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
    info.pInheritanceInfo = &inheritance;
    wd_BeginCommandBuffer_args args = {};
    args.pBeginInfo = &info;
    Walk secondary;
    secondary.follows = true;
    EXPECT_TRUE(inputs(WD_COMMAND_BeginCommandBuffer, &args).empty());
    EXPECT_TRUE(inputs(WD_COMMAND_BeginCommandBuffer, &args, secondary).empty()) << "no RENDER_PASS_CONTINUE";
    info.flags = VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT;
    EXPECT_EQ(paths(inputs(WD_COMMAND_BeginCommandBuffer, &args, secondary)),
              Paths{"pBeginInfo->pInheritanceInfo->renderPass"});
    EXPECT_TRUE(inputs(WD_COMMAND_BeginCommandBuffer, &args).empty());
}

TEST(HandleWalk, ImagelessFramebuffersHaveNoAttachments) {
    VkImageView views[] = {make<VkImageView>(1)};
    VkFramebufferCreateInfo info = {};
    info.attachmentCount = 1;
    info.pAttachments = views;
    wd_CreateFramebuffer_args args = {};
    args.pCreateInfo = &info;
    EXPECT_EQ(paths(inputs(WD_COMMAND_CreateFramebuffer, &args)), Paths{"pCreateInfo->pAttachments[0]"});
    info.flags = VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT;
    info.pAttachments = reinterpret_cast<const VkImageView *>(1);
    EXPECT_TRUE(inputs(WD_COMMAND_CreateFramebuffer, &args).empty());
}

TEST(HandleWalk, PipelinesOfLibrariesHaveNoStages) {
    VkGraphicsPipelineCreateInfo info = {};
    info.stageCount = 1;
    info.layout = make<VkPipelineLayout>(1);
    info.renderPass = make<VkRenderPass>(2);
    info.basePipelineHandle = make<VkPipeline>(3);
    info.basePipelineIndex = -1;
    VkPipelineShaderStageCreateInfo stage = {};
    stage.module = make<VkShaderModule>(4);
    info.pStages = &stage;
    wd_CreateGraphicsPipelines_args args = {};
    args.createInfoCount = 1;
    args.pCreateInfos = &info;
    const std::string at = "pCreateInfos[0].";
    EXPECT_EQ(paths(inputs(WD_COMMAND_CreateGraphicsPipelines, &args)),
              (Paths{at + "pStages[0].module", at + "layout", at + "renderPass"}));
    info.flags = VK_PIPELINE_CREATE_DERIVATIVE_BIT;
    EXPECT_EQ(inputs(WD_COMMAND_CreateGraphicsPipelines, &args).size(), 4u);
    VkPipeline libraries[] = {make<VkPipeline>(5)};
    VkPipelineLibraryCreateInfoKHR linked = {};
    linked.sType = VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR;
    linked.libraryCount = 1;
    linked.pLibraries = libraries;
    info.flags = 0;
    info.pNext = &linked;
    info.pStages = reinterpret_cast<const VkPipelineShaderStageCreateInfo *>(1);
    EXPECT_EQ(paths(inputs(WD_COMMAND_CreateGraphicsPipelines, &args)),
              Paths{at + "pNext<VkPipelineLibraryCreateInfoKHR>.pLibraries[0]"});
}

TEST(HandleWalk, MembersOfUnionsBySelector) {
    VkSampler sampler = make<VkSampler>(1);
    VkDescriptorGetInfoEXT info = {};
    info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT;
    info.type = VK_DESCRIPTOR_TYPE_SAMPLER;
    info.data.pSampler = &sampler;
    wd_GetDescriptorEXT_args args = {};
    args.pDescriptorInfo = &info;
    EXPECT_EQ(paths(inputs(WD_COMMAND_GetDescriptorEXT, &args)), Paths{"pDescriptorInfo->pSampler"});
    info.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    EXPECT_TRUE(inputs(WD_COMMAND_GetDescriptorEXT, &args).empty());
    VkDescriptorImageInfo image = {sampler, make<VkImageView>(2), VK_IMAGE_LAYOUT_GENERAL};
    info.type = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    info.data.pCombinedImageSampler = &image;
    EXPECT_EQ(inputs(WD_COMMAND_GetDescriptorEXT, &args).size(), 2u);
}

TEST(HandleWalk, HandlesOfTypesInMembers) {
    VkDebugUtilsObjectNameInfoEXT name = {};
    name.objectType = VK_OBJECT_TYPE_IMAGE;
    name.objectHandle = 77;
    wd_SetDebugUtilsObjectNameEXT_args args = {};
    args.pNameInfo = &name;
    auto seen = inputs(WD_COMMAND_SetDebugUtilsObjectNameEXT, &args);
    ASSERT_EQ(seen.size(), 1u);
    EXPECT_EQ(seen[0].type, VK_OBJECT_TYPE_IMAGE);
    EXPECT_TRUE(seen[0].flags & WD_WALK_EXTERN_SYNC);
    EXPECT_EQ(seen[0].vuid, "VUID-VkDebugUtilsObjectNameInfoEXT-objectType-02590");
    name.objectType = static_cast<VkObjectType>(0x12345678);
    seen = inputs(WD_COMMAND_SetDebugUtilsObjectNameEXT, &args);
    ASSERT_EQ(seen.size(), 1u);
    EXPECT_EQ(seen[0].type, VK_OBJECT_TYPE_UNKNOWN);
    VkDebugMarkerObjectNameInfoEXT marker = {};
    marker.objectType = VK_DEBUG_REPORT_OBJECT_TYPE_FENCE_EXT;
    marker.object = 78;
    wd_DebugMarkerSetObjectNameEXT_args old = {};
    old.pNameInfo = &marker;
    seen = inputs(WD_COMMAND_DebugMarkerSetObjectNameEXT, &old);
    ASSERT_EQ(seen.size(), 1u);
    EXPECT_EQ(seen[0].type, VK_OBJECT_TYPE_FENCE);
}

TEST(HandleWalk, IdsOfRulesNameTheCommand) {
    VkAccelerationStructureBuildGeometryInfoKHR build = {};
    build.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR;
    build.srcAccelerationStructure = make<VkAccelerationStructureKHR>(1);
    build.dstAccelerationStructure = make<VkAccelerationStructureKHR>(2);
    wd_CmdBuildAccelerationStructuresKHR_args args = {};
    args.infoCount = 1;
    args.pInfos = &build;
    auto seen = inputs(WD_COMMAND_CmdBuildAccelerationStructuresKHR, &args);
    ASSERT_EQ(paths(seen), Paths{"pInfos[0].dstAccelerationStructure"});
    EXPECT_EQ(seen[0].vuid, "VUID-vkCmdBuildAccelerationStructuresKHR-dstAccelerationStructure-03800");
    build.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR;
    EXPECT_EQ(inputs(WD_COMMAND_CmdBuildAccelerationStructuresKHR, &args).size(), 2u);
    wd_GetAccelerationStructureBuildSizesKHR_args sizes = {};
    sizes.pBuildInfo = &build;
    EXPECT_TRUE(inputs(WD_COMMAND_GetAccelerationStructureBuildSizesKHR, &sizes).empty());
}

TEST(HandleWalk, PathsThatDoNotFitAreCutOff) {
    VkSemaphore semaphore = make<VkSemaphore>(10);
    VkSubmitInfo submit = {};
    submit.waitSemaphoreCount = 1;
    submit.pWaitSemaphores = &semaphore;
    wd_QueueSubmit_args args = {};
    args.submitCount = 1;
    args.pSubmits = &submit;
    const wd_walk_visitor visitor = {[](void *, const wd_walk_handle *handle) {
                                         char text[8];
                                         EXPECT_STREQ(wd_walk_path(handle, text, sizeof text), "pSubmit");
                                         return true;
                                     },
                                     nullptr, nullptr};
    EXPECT_TRUE(wd_walk_inputs(WD_COMMAND_QueueSubmit, &args, &visitor));
}

// Every command with empty arguments: nothing to visit, and nothing is read through a null pointer.
TEST(HandleWalk, EmptyArgumentsOfEveryCommand) {
    std::vector<uint64_t> args(64);
    for (int command = 0; command < WD_COMMAND_COUNT; command++) {
        EXPECT_TRUE(inputs(static_cast<wd_command>(command), args.data()).empty()) << command;
        EXPECT_TRUE(outputs(static_cast<wd_command>(command), args.data()).empty()) << command;
    }
    EXPECT_TRUE(inputs(WD_COMMAND_COUNT, args.data()).empty());
}

// The first handle of every command dispatches it.
TEST(HandleWalk, TheFirstStepOfEveryCommandIsItsDispatchableHandle) {
    for (int command = 0; command < WD_COMMAND_COUNT; command++) {
        const wd_command_info *info = wd_command_get(static_cast<wd_command>(command));
        const wd_walk_command *entry = wd_walk_get_command(static_cast<wd_command>(command));
        if (info->handle_type == VK_OBJECT_TYPE_UNKNOWN) {
            continue;
        }
        ASSERT_GT(entry->num_steps, 0) << info->name;
        const wd_walk_step *step = wd_walk_get_step(entry->first_step);
        EXPECT_EQ(step->target, info->handle_type) << info->name;
        EXPECT_TRUE(step->flags & WD_WALK_DISPATCHABLE) << info->name;
    }
}

} // namespace
