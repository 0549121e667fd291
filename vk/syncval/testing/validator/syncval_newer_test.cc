// Structs and flags of Vulkan 1.4 and of the maintenance extensions, in older commands. The null driver
// accepts all of them.
#include "vk/syncval/testing/syncval_draw_fixture.h"

#ifdef VK_VERSION_1_4

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalNewerTest : public SyncvalDraws {
  protected:
    // Extensions that the registry of the build lacks are not enabled: nothing can use them.
    static wd::testing::Options NewerOptions() {
        static auto pipeline_libraries = Make<VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
        static auto maintenance5 = Make<VkPhysicalDeviceMaintenance5Features>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES);
        static auto maintenance6 = Make<VkPhysicalDeviceMaintenance6Features>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_6_FEATURES);
        static auto maintenance8 = Make<VkPhysicalDeviceMaintenance8FeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_8_FEATURES_KHR);
        pipeline_libraries.graphicsPipelineLibrary = VK_TRUE;
        maintenance5.maintenance5 = maintenance6.maintenance6 = maintenance8.maintenance8 = VK_TRUE;
        auto options = SyncOptions(GetParam());
        Chain(&options, &pipeline_libraries, VK_EXT_GRAPHICS_PIPELINE_LIBRARY_EXTENSION_NAME);
        Chain(&options, &maintenance5, VK_KHR_MAINTENANCE_5_EXTENSION_NAME);
        Chain(&options, &maintenance6, VK_KHR_MAINTENANCE_6_EXTENSION_NAME);
        Chain(&options, &maintenance8, VK_KHR_MAINTENANCE_8_EXTENSION_NAME);
        options.device_extensions.push_back(VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME);
        options.device_extensions.push_back(VK_KHR_LOAD_STORE_OP_NONE_EXTENSION_NAME);
#ifdef VK_KHR_maintenance9
        options.device_extensions.push_back(VK_KHR_MAINTENANCE_9_EXTENSION_NAME);
#endif
#ifdef VK_QCOM_tile_memory_heap
        options.device_extensions.push_back(VK_QCOM_TILE_MEMORY_HEAP_EXTENSION_NAME);
#endif
#ifdef VK_KHR_device_address_commands
        options.device_extensions.push_back(VK_KHR_DEVICE_ADDRESS_COMMANDS_EXTENSION_NAME);
#endif
        return options;
    }

    // Bits that the registry lacks may be of an extension that the registry lacks, if the device enabled one.
    static wd::testing::Options FutureOptions() {
        auto options = NewerOptions();
        options.layers.push_back(wd::testing::Layer::kInvented);
        options.device_extensions.push_back("VK_WARDEN_invented");
        return options;
    }

    static constexpr VkImageUsageFlags kCopyImageUsage =
        VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_SAMPLED_BIT;
    static constexpr SyncMasks kCopyToCopy = {VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                                              VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_READ_BIT};

    // MakeLayered makes an image of 8x8 texels of 4 bytes, with `depth` slices or `num_layers` layers.
    VkImage MakeLayered(VkImageType type, uint32_t depth, uint32_t num_layers) {
        auto info = Make<VkImageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO);
        info.flags = type == VK_IMAGE_TYPE_3D ? VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT : 0;
        info.imageType = type;
        info.format = VK_FORMAT_R8G8B8A8_UNORM;
        info.extent = {8, 8, depth};
        info.mipLevels = 1;
        info.arrayLayers = num_layers;
        info.samples = VK_SAMPLE_COUNT_1_BIT;
        info.usage = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;
        VkImage image = MakeUnboundImage(info);
        BindImage(image);
        return image;
    }

    static VkBufferImageCopy Region(uint32_t first_layer, uint32_t num_layers, int32_t z = 0) {
        VkBufferImageCopy region = {};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, first_layer, num_layers};
        region.imageOffset = {0, 0, z};
        region.imageExtent = {8, 8, 1};
        return region;
    }

    static void ToImage(VkCommandBuffer commands, const Buffer &from, VkImage to,
                        const VkBufferImageCopy &region) {
        vkCmdCopyBufferToImage(commands, from.handle, to, VK_IMAGE_LAYOUT_GENERAL, 1, &region);
    }

    static void FromImage(VkCommandBuffer commands, VkImage from, const Buffer &to,
                          const VkBufferImageCopy &region) {
        vkCmdCopyImageToBuffer(commands, from, VK_IMAGE_LAYOUT_GENERAL, to.handle, 1, &region);
    }

    static VkImageMemoryBarrier2 SliceBarrier(VkImage image, const SyncMasks &masks, uint32_t slice) {
        auto barrier = ImageBarrier(image, masks);
        barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, slice, 1};
        return barrier;
    }
};

// maintenance5: a copy of the remaining layers reads as much of the buffer as these layers take.
TEST_P(SyncvalNewerTest, CopiesOfRemainingLayers) {
    WD_START_DEVICE(NewerOptions());
    const Buffer buffer = MakeBuffer(1024, kBufferUsage);
    VkImage image = MakeLayered(VK_IMAGE_TYPE_2D, 1, 4);
    const auto copy = [&](VkCommandBuffer commands) {
        ToImage(commands, buffer, image, Region(2, VK_REMAINING_ARRAY_LAYERS));
    };
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command 2) writes", copy,
                [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, buffer.handle, 508, 4, 0); });
    ExpectSilent(copy,
                 [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, buffer.handle, 512, 4, 0); });
}

TEST_P(SyncvalNewerTest, RemainingLayersBecomeSlices) {
    WD_START_DEVICE(NewerOptions());
    const Buffer buffer = MakeBuffer(1024, kBufferUsage);
    VkImage from = MakeLayered(VK_IMAGE_TYPE_2D, 1, 4), to = MakeLayered(VK_IMAGE_TYPE_3D, 4, 1);
    const auto copy = [&](VkCommandBuffer commands) {
        VkImageCopy region = {};
        region.srcSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 2, VK_REMAINING_ARRAY_LAYERS};
        region.dstSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.extent = {8, 8, 2};
        vkCmdCopyImage(commands, from, VK_IMAGE_LAYOUT_GENERAL, to, VK_IMAGE_LAYOUT_GENERAL, 1, &region);
    };
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyImageToBuffer (command 2) reads", copy,
                [&](VkCommandBuffer commands) { FromImage(commands, to, buffer, Region(0, 1, 1)); });
    ExpectSilent(copy, [&](VkCommandBuffer commands) { FromImage(commands, to, buffer, Region(0, 1, 2)); });
}

// maintenance8: copies between depth and color.
TEST_P(SyncvalNewerTest, DepthIsCopiedToColor) {
    WD_START_DEVICE(NewerOptions());
    const Buffer buffer = MakeBuffer(1024, kBufferUsage);
    const Image depth = MakeImage(VK_FORMAT_D32_SFLOAT_S8_UINT, 8, 8, kCopyImageUsage);
    const Image color = MakeImage(VK_FORMAT_R32_SFLOAT, 8, 8, kCopyImageUsage);
    const auto copy = [&](VkCommandBuffer commands) {
        VkImageCopy region = {};
        region.srcSubresource = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 0, 1};
        region.dstSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.extent = {8, 8, 1};
        vkCmdCopyImage(commands, depth.handle, VK_IMAGE_LAYOUT_GENERAL, color.handle, VK_IMAGE_LAYOUT_GENERAL,
                       1, &region);
    };
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyImageToBuffer (command 2) reads", copy,
                [&](VkCommandBuffer commands) { FromImage(commands, color.handle, buffer, Region(0, 1)); });
    const auto clear = [&](VkImageAspectFlags aspect) {
        return [&, aspect](VkCommandBuffer commands) {
            const VkClearDepthStencilValue value = {};
            const VkImageSubresourceRange range = {aspect, 0, 1, 0, 1};
            vkCmdClearDepthStencilImage(commands, depth.handle, VK_IMAGE_LAYOUT_GENERAL, &value, 1, &range);
        };
    };
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdClearDepthStencilImage (command 2) writes", copy,
                clear(VK_IMAGE_ASPECT_DEPTH_BIT));
    ExpectSilent(copy, clear(VK_IMAGE_ASPECT_STENCIL_BIT));
}

// maintenance9: the layers of a barrier are the slices of a 3D image that was created for 2D views.
TEST_P(SyncvalNewerTest, BarriersOfSlices) {
    WD_START_DEVICE(NewerOptions());
    const Buffer buffer = MakeBuffer(1024, kBufferUsage), other = MakeBuffer(1024, kBufferUsage);
    VkImage image = MakeLayered(VK_IMAGE_TYPE_3D, 4, 1);
    for (int32_t z : {1, 2}) {
        VkCommandBuffer commands = Begin();
        ToImage(commands, buffer, image, Region(0, 1, z));
        Barrier(commands, SliceBarrier(image, kCopyToCopy, 1));
        FromImage(commands, image, other, Region(0, 1, z));
        vkEndCommandBuffer(commands);
        if (z == 2) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyImageToBuffer (command 3) reads");
        }
        ExpectSilence();
    }
    // A transition of one slice does not affect the others.
    for (uint32_t slice : {2, 3}) {
        VkCommandBuffer commands = Begin();
        ToImage(commands, buffer, image, Region(0, 1, 3));
        auto barrier =
            SliceBarrier(image, {VK_PIPELINE_STAGE_2_COPY_BIT, 0, VK_PIPELINE_STAGE_2_COPY_BIT, 0}, slice);
        barrier.newLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
        Barrier(commands, barrier);
        vkEndCommandBuffer(commands);
        if (slice == 3) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "transitions the layout of");
        }
        ExpectSilence();
    }
}

// maintenance8: no flag of the third access mask is defined yet, so any flag may be the one that is needed.
TEST_P(SyncvalNewerTest, ThirdAccessFlagsCountAsAllAccesses) {
    WD_START_DEVICE(FutureOptions());
    const Buffer a = MakeBuffer(256, kBufferUsage), b = MakeBuffer(256, kBufferUsage);
    const VkBufferCopy region = {0, 0, 256};
    auto third = Make<VkMemoryBarrierAccessFlags3KHR>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_ACCESS_FLAGS_3_KHR);
    const SyncMasks masks = {VK_PIPELINE_STAGE_2_COPY_BIT, 0, VK_PIPELINE_STAGE_2_COPY_BIT, 0};
    for (VkAccessFlags3KHR bits : {0, 1}) {
        for (bool is_global : {false, true}) {
            third.srcAccessMask3 = third.dstAccessMask3 = bits;
            VkCommandBuffer commands = Begin();
            vkCmdCopyBuffer(commands, a.handle, b.handle, 1, &region);
            auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
            auto memory = WithMasks<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2, masks);
            auto buffer = EntireBuffer(b.handle, masks);
            memory.pNext = buffer.pNext = &third;
            info.memoryBarrierCount = is_global;
            info.pMemoryBarriers = &memory;
            info.bufferMemoryBarrierCount = !is_global;
            info.pBufferMemoryBarriers = &buffer;
            vkCmdPipelineBarrier2(commands, &info);
            vkCmdCopyBuffer(commands, b.handle, a.handle, 1, &region);
            vkEndCommandBuffer(commands);
            if (!bits) {
                const auto all = messages();
                EXPECT_EQ(all.size(), 1u);
                ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyBuffer (command 3) reads");
            }
            ExpectSilence();
        }
    }
}

TEST_P(SyncvalNewerTest, UnknownStructsOfDependenciesMayBeBarriers) {
    WD_START_DEVICE(NewerOptions());
    const Buffer a = MakeBuffer(256, kBufferUsage), b = MakeBuffer(256, kBufferUsage);
    const VkBufferCopy region = {0, 0, 256};
    const auto unknown = Make<VkBaseInStructure>(static_cast<VkStructureType>(0x7ffffff0));
    auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    info.pNext = &unknown;
    ExpectSilent(
        [&](VkCommandBuffer commands) {
            vkCmdCopyBuffer(commands, a.handle, b.handle, 1, &region);
            vkCmdPipelineBarrier2(commands, &info);
        },
        [&](VkCommandBuffer commands) { vkCmdCopyBuffer(commands, b.handle, a.handle, 1, &region); });
    VkEvent event = MakeEvent();
    ExpectSilent(
        [&](VkCommandBuffer commands) {
            vkCmdCopyBuffer(commands, a.handle, b.handle, 1, &region);
            vkCmdSetEvent2(commands, event, &info);
            vkCmdWaitEvents2(commands, 1, &event, &info);
        },
        [&](VkCommandBuffer commands) { vkCmdCopyBuffer(commands, b.handle, a.handle, 1, &region); });
}

// maintenance9: the event is set with the first stages only, and the wait has the barrier.
TEST_P(SyncvalNewerTest, AsymmetricEvents) {
    WD_START_DEVICE(FutureOptions());
    const Buffer a = MakeBuffer(256, kBufferUsage), b = MakeBuffer(256, kBufferUsage);
    const VkBufferCopy region = {0, 0, 256};
    VkEvent event = MakeEvent();
    const auto first = WithMasks<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2,
                                                   {VK_PIPELINE_STAGE_2_COPY_BIT, 0, 0, 0});
    const auto second = EntireBuffer(b.handle, kCopyToCopy);
    auto set = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO), wait = set;
    set.dependencyFlags = wait.dependencyFlags = 0x40; // VK_DEPENDENCY_ASYMMETRIC_EVENT_BIT_KHR
    set.memoryBarrierCount = 1;
    set.pMemoryBarriers = &first;
    wait.bufferMemoryBarrierCount = 1;
    wait.pBufferMemoryBarriers = &second;
    ExpectSilent(
        [&](VkCommandBuffer commands) {
            vkCmdCopyBuffer(commands, a.handle, b.handle, 1, &region);
            vkCmdSetEvent2(commands, event, &set);
            vkCmdWaitEvents2(commands, 1, &event, &wait);
        },
        [&](VkCommandBuffer commands) { vkCmdCopyBuffer(commands, b.handle, a.handle, 1, &region); });
}

// maintenance5: the bound range of indices has a size, which robust access does not exceed.
TEST_P(SyncvalNewerTest, IndicesAfterTheBoundRangeAreNotRead) {
    WD_START_DEVICE(NewerOptions());
    MakeResources();
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    auto bind = DeviceProc<PFN_vkCmdBindIndexBuffer2KHR>("vkCmdBindIndexBuffer2KHR");
    ExpectReads("vkCmdDrawIndexed", indices_, 128, 136, Drawing(pipeline, [&](VkCommandBuffer commands) {
                    bind(commands, indices_.handle, 128, 8, VK_INDEX_TYPE_UINT16);
                    vkCmdDrawIndexed(commands, 6, 1, 0, 0, 0);
                }));
    // maintenance6: without a buffer all indices are zero.
    ExpectSilent(
        [&](VkCommandBuffer commands) {
            Ready(commands, target_.handle);
            vkCmdFillBuffer(commands, indices_.handle, 0, 1024, 0);
        },
        Drawing(pipeline, [&](VkCommandBuffer commands) {
            bind(commands, VK_NULL_HANDLE, 0, 0, VK_INDEX_TYPE_UINT16);
            vkCmdDrawIndexed(commands, 6, 1, 0, 0, 0);
        }));
}

// maintenance5: the flag that makes a pipeline a library may be in the second flags.
TEST_P(SyncvalNewerTest, LibrariesBySecondFlags) {
    WD_START_DEVICE(NewerOptions());
    MakeResources();
    const Image depth =
        MakeImage(VK_FORMAT_D32_SFLOAT, 16, 16,
                  VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    DrawOptions options;
    options.depth = VK_FORMAT_D32_SFLOAT;
    options.tests.depthTestEnable = options.tests.depthWriteEnable = VK_TRUE;
    options.second_flags = true;
    const VkPipeline pipeline = MakeLinkedPipeline(options);
    const VkClearDepthStencilValue value = {};
    const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 1, 0, 1};
    VkCommandBuffer commands = Begin();
    Ready(commands, target_.handle);
    Render(
        commands, target_.view,
        [&] {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            vkCmdDraw(commands, 3, 1, 0, 0);
        },
        0, depth.view, false);
    vkCmdClearDepthStencilImage(commands, depth.handle, VK_IMAGE_LAYOUT_GENERAL, &value, 1, &range);
    vkEndCommandBuffer(commands);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT");
    ExpectSilence();
}

#ifdef VK_QCOM_tile_memory_heap

// The registry has the command, but no validator follows it: it may be any barrier and any access.
TEST_P(SyncvalNewerTest, UntrackedCommandsMayOrderEverything) {
    WD_START_DEVICE(NewerOptions());
    const Buffer a = MakeBuffer(256, kBufferUsage), b = MakeBuffer(256, kBufferUsage);
    const VkBufferCopy region = {0, 0, 256};
    const Draws unfollowed = [&](VkCommandBuffer commands) {
        vkCmdCopyBuffer(commands, a.handle, b.handle, 1, &region);
        DeviceProc<PFN_vkCmdBindTileMemoryQCOM>("vkCmdBindTileMemoryQCOM")(commands, nullptr);
    };
    const Draws copy = [&](VkCommandBuffer commands) {
        vkCmdCopyBuffer(commands, b.handle, a.handle, 1, &region);
    };
    ExpectSilent(unfollowed, copy);
    VkCommandBuffer commands = Begin();
    unfollowed(commands);
    copy(commands);
    vkCmdFillBuffer(commands, a.handle, 0, 256, 0);
    vkEndCommandBuffer(commands);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command 4) writes");
    ExpectSilence();
}

#endif

#ifdef VK_KHR_device_address_commands

// Commands that take device addresses (VK_KHR_device_address_commands).
class SyncvalByAddressTest : public SyncvalNewerTest {
  protected:
    static constexpr VkBufferUsageFlags kUsage = kBufferUsage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;

    VkDeviceAddress AddressOf(const Buffer &buffer) {
        auto info = Make<VkBufferDeviceAddressInfo>(VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO);
        info.buffer = buffer.handle;
        return vkGetBufferDeviceAddress(device(), &info);
    }

    void MakeAddressed() {
        for (Buffer *buffer : {&vertices_, &instances_, &indices_, &arguments_}) {
            *buffer = MakeBuffer(1024, kUsage);
        }
        target_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
        pipeline_ = MakeDrawPipeline(CornerOptions());
    }

    // DrawingAt draws with buffers that are bound by address.
    Draws DrawingAt(const Draws &draw) {
        return [=](VkCommandBuffer commands) {
            Render(commands, target_.view, [&] {
                vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_);
                VkBindVertexBuffer3InfoKHR bindings[2];
                bindings[0] = bindings[1] =
                    Make<VkBindVertexBuffer3InfoKHR>(VK_STRUCTURE_TYPE_BIND_VERTEX_BUFFER_3_INFO_KHR);
                bindings[0].addressRange = {AddressOf(vertices_) + 256, 512, 0};
                bindings[1].addressRange = {AddressOf(instances_), 1024, 0};
                auto index = Make<VkBindIndexBuffer3InfoKHR>(VK_STRUCTURE_TYPE_BIND_INDEX_BUFFER_3_INFO_KHR);
                index.addressRange = {AddressOf(indices_) + 64, 128};
                index.indexType = VK_INDEX_TYPE_UINT16;
                DeviceProc<PFN_vkCmdBindVertexBuffers3KHR>("vkCmdBindVertexBuffers3KHR")(commands, 0, 2,
                                                                                         bindings);
                DeviceProc<PFN_vkCmdBindIndexBuffer3KHR>("vkCmdBindIndexBuffer3KHR")(commands, &index);
                draw(commands);
            });
        };
    }

    VkPipeline pipeline_ = VK_NULL_HANDLE;
};

TEST_P(SyncvalByAddressTest, Transfers) {
    WD_START_DEVICE(NewerOptions());
    const Buffer a = MakeBuffer(1024, kUsage), b = MakeBuffer(1024, kUsage);
    VkImage image = MakeLayered(VK_IMAGE_TYPE_2D, 1, 1);
    const Draws copy = [&](VkCommandBuffer commands) {
        auto region = Make<VkDeviceMemoryCopyKHR>(VK_STRUCTURE_TYPE_DEVICE_MEMORY_COPY_KHR);
        region.srcRange = {AddressOf(a), 128};
        region.dstRange = {AddressOf(b) + 256, 128};
        auto info = Make<VkCopyDeviceMemoryInfoKHR>(VK_STRUCTURE_TYPE_COPY_DEVICE_MEMORY_INFO_KHR);
        info.regionCount = 1;
        info.pRegions = &region;
        DeviceProc<PFN_vkCmdCopyMemoryKHR>("vkCmdCopyMemoryKHR")(commands, &info);
    };
    const auto fill = [&](const Buffer &buffer, VkDeviceSize offset) {
        return [&, offset](VkCommandBuffer commands) {
            const VkDeviceAddressRangeKHR range = {AddressOf(buffer) + offset, 64};
            DeviceProc<PFN_vkCmdFillMemoryKHR>("vkCmdFillMemoryKHR")(commands, &range, 0, 7);
        };
    };
    const Draws update = [&](VkCommandBuffer commands) {
        const VkDeviceAddressRangeKHR range = {AddressOf(b) + 256, 4};
        const uint32_t word = 1;
        DeviceProc<PFN_vkCmdUpdateMemoryKHR>("vkCmdUpdateMemoryKHR")(commands, &range, 0, 4, &word);
    };
    const Draws to_image = [&](VkCommandBuffer commands) {
        auto region = Make<VkDeviceMemoryImageCopyKHR>(VK_STRUCTURE_TYPE_DEVICE_MEMORY_IMAGE_COPY_KHR);
        region.addressRange = {AddressOf(b) + 256, 256};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
        region.imageExtent = {8, 8, 1};
        auto info = Make<VkCopyDeviceMemoryImageInfoKHR>(VK_STRUCTURE_TYPE_COPY_DEVICE_MEMORY_IMAGE_INFO_KHR);
        info.image = image;
        info.regionCount = 1;
        info.pRegions = &region;
        DeviceProc<PFN_vkCmdCopyMemoryToImageKHR>("vkCmdCopyMemoryToImageKHR")(commands, &info);
    };
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillMemoryKHR (command 2) writes", copy, fill(a, 64));
    ExpectSilent(copy, fill(a, 128));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdUpdateMemoryKHR (command 2) writes", copy, update);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyMemoryToImageKHR (command 2) reads", copy,
                to_image);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillMemoryKHR (command 2) writes", to_image,
                fill(b, 448));
    ExpectSilent(to_image, fill(b, 512));
}

TEST_P(SyncvalByAddressTest, DrawsReadBoundBuffers) {
    WD_START_DEVICE(NewerOptions());
    MakeAddressed();
    ExpectReads("vkCmdDraw", vertices_, 256, 280,
                DrawingAt([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 0); }));
    ExpectReads("vkCmdDraw", instances_, 8, 24,
                DrawingAt([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 2, 0, 1); }));
    ExpectReads("vkCmdDrawIndexed", indices_, 68, 80,
                DrawingAt([](VkCommandBuffer commands) { vkCmdDrawIndexed(commands, 6, 1, 2, 0, 0); }));
}

TEST_P(SyncvalByAddressTest, IndirectCommands) {
    WD_START_DEVICE(NewerOptions());
    MakeAddressed();
    auto info = Make<VkDrawIndirect2InfoKHR>(VK_STRUCTURE_TYPE_DRAW_INDIRECT_2_INFO_KHR);
    info.addressRange = {AddressOf(arguments_) + 64, 64, 32};
    info.drawCount = 2;
    ExpectReads("vkCmdDrawIndirect2KHR", arguments_, 64, 80, DrawingAt([&](VkCommandBuffer commands) {
                    auto one = info;
                    one.drawCount = 1;
                    DeviceProc<PFN_vkCmdDrawIndirect2KHR>("vkCmdDrawIndirect2KHR")(commands, &one);
                }));
    ExpectReads("vkCmdDrawIndexedIndirect2KHR", arguments_, 64, 84, DrawingAt([&](VkCommandBuffer commands) {
                    auto one = info;
                    one.drawCount = 1;
                    DeviceProc<PFN_vkCmdDrawIndirect2KHR>("vkCmdDrawIndexedIndirect2KHR")(commands, &one);
                }));
    auto count = Make<VkDrawIndirectCount2InfoKHR>(VK_STRUCTURE_TYPE_DRAW_INDIRECT_COUNT_2_INFO_KHR);
    count.addressRange = info.addressRange;
    count.countAddressRange = {AddressOf(arguments_) + 512, 4};
    count.maxDrawCount = 1;
    ExpectFixed(
        "SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDrawIndirectCount2KHR (command ",
        [&](VkCommandBuffer commands) {
            Ready(commands, target_.handle);
            vkCmdFillBuffer(commands, arguments_.handle, 512, 4, 0);
        },
        DrawingAt([&](VkCommandBuffer commands) {
            DeviceProc<PFN_vkCmdDrawIndirectCount2KHR>("vkCmdDrawIndirectCount2KHR")(commands, &count);
        }));
}

// A barrier of an address range orders only the accesses of this range.
TEST_P(SyncvalByAddressTest, BarriersOfRanges) {
    WD_START_DEVICE(NewerOptions());
    const Buffer a = MakeBuffer(1024, kUsage), b = MakeBuffer(1024, kUsage);
    auto barrier =
        WithMasks<VkMemoryRangeBarrierKHR>(VK_STRUCTURE_TYPE_MEMORY_RANGE_BARRIER_KHR, kCopyToCopy);
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.addressRange = {AddressOf(b), 512};
    auto ranges = Make<VkMemoryRangeBarriersInfoKHR>(VK_STRUCTURE_TYPE_MEMORY_RANGE_BARRIERS_INFO_KHR);
    ranges.memoryRangeBarrierCount = 1;
    ranges.pMemoryRangeBarriers = &barrier;
    auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    info.pNext = &ranges;
    const VkBufferCopy all = {0, 0, 1024};
    for (VkDeviceSize offset : {0, 512}) {
        const VkBufferCopy part = {offset, 0, 512};
        VkCommandBuffer commands = Begin();
        vkCmdCopyBuffer(commands, a.handle, b.handle, 1, &all);
        vkCmdPipelineBarrier2(commands, &info);
        vkCmdCopyBuffer(commands, b.handle, a.handle, 1, &part);
        vkEndCommandBuffer(commands);
        const auto found = messages();
        ClearMessages();
        size_t num_reads = 0;
        for (const auto &message : found) {
            num_reads += message.text.find("SYNC-HAZARD-READ-AFTER-WRITE") != std::string::npos;
        }
        EXPECT_EQ(num_reads, offset ? 1u : 0u);
    }
}

WD_SYNCVAL_DRIVER(SyncvalByAddressTest, kNull);

#endif

WD_SYNCVAL_DRIVER(SyncvalNewerTest, kNull);

#endif
