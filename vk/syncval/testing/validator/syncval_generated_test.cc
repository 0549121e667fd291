// Device-generated commands, and bindings other than pipelines and descriptors, on the null driver.
#include "vk/syncval/testing/syncval_draw_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalGeneratedTest : public SyncvalDraws {
  protected:
    static std::function<void(VkCommandBuffer)> Filling(const Buffer &buffer, VkDeviceSize begin,
                                                        VkDeviceSize end) {
        return [=](VkCommandBuffer commands) {
            vkCmdFillBuffer(commands, buffer.handle, begin, end - begin, 0);
        };
    }

    // MakeGeneration makes the pipeline that the generated draws use, and the layout of their commands.
    void MakeGeneration() {
        MakeResources();
        pipeline_ = MakeDrawPipeline({});
        auto token =
            Make<VkIndirectCommandsLayoutTokenNV>(VK_STRUCTURE_TYPE_INDIRECT_COMMANDS_LAYOUT_TOKEN_NV);
        token.tokenType = VK_INDIRECT_COMMANDS_TOKEN_TYPE_DRAW_NV;
        const uint32_t stride = sizeof(VkDrawIndirectCommand);
        auto info = Make<VkIndirectCommandsLayoutCreateInfoNV>(
            VK_STRUCTURE_TYPE_INDIRECT_COMMANDS_LAYOUT_CREATE_INFO_NV);
        info.flags = VK_INDIRECT_COMMANDS_LAYOUT_USAGE_EXPLICIT_PREPROCESS_BIT_NV;
        info.tokenCount = info.streamCount = 1;
        info.pTokens = &token;
        info.pStreamStrides = &stride;
        Check(DeviceProc<PFN_vkCreateIndirectCommandsLayoutNV>("vkCreateIndirectCommandsLayoutNV")(
                  device(), &info, nullptr, &layout_),
              "vkCreateIndirectCommandsLayoutNV");
        Defer([device = device(), layout = layout_,
               destroy = DeviceProc<PFN_vkDestroyIndirectCommandsLayoutNV>(
                   "vkDestroyIndirectCommandsLayoutNV")] { destroy(device, layout, nullptr); });
    }

    // Streams start at byte 64 of the vertices. At most four sequences are preprocessed to bytes 128 to 640
    // of the arguments.
    std::function<void(VkCommandBuffer)> Generating(bool executes, bool is_counted, bool is_preprocessed) {
        return [=,
                execute = DeviceProc<PFN_vkCmdExecuteGeneratedCommandsNV>("vkCmdExecuteGeneratedCommandsNV"),
                preprocess = DeviceProc<PFN_vkCmdPreprocessGeneratedCommandsNV>(
                    "vkCmdPreprocessGeneratedCommandsNV")](VkCommandBuffer commands) {
            const VkIndirectCommandsStreamNV stream = {vertices_.handle, 64};
            auto info = Make<VkGeneratedCommandsInfoNV>(VK_STRUCTURE_TYPE_GENERATED_COMMANDS_INFO_NV);
            info.pipeline = pipeline_;
            info.indirectCommandsLayout = layout_;
            info.streamCount = 1;
            info.pStreams = &stream;
            info.sequencesCount = 4;
            info.preprocessBuffer = arguments_.handle;
            info.preprocessOffset = 128;
            info.preprocessSize = 512;
            info.sequencesCountBuffer = is_counted ? indices_.handle : VK_NULL_HANDLE;
            info.sequencesCountOffset = 32;
            info.sequencesIndexBuffer = instances_.handle;
            info.sequencesIndexOffset = 16;
            if (executes) {
                RenderPlain(commands, target_.view, 0, [&] { execute(commands, is_preprocessed, &info); });
            } else {
                preprocess(commands, &info);
            }
        };
    }

    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkIndirectCommandsLayoutNV layout_ = VK_NULL_HANDLE;
};

TEST_P(SyncvalGeneratedTest, PreprocessingReadsStreamsAndWritesCommands) {
    auto options = SyncOptions(GetParam());
    options.device_extensions = {VK_NV_DEVICE_GENERATED_COMMANDS_EXTENSION_NAME,
                                 VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME};
    WD_START_DEVICE(options);
    MakeGeneration();
    const auto counted = Generating(false, true, false), plain = Generating(false, false, false);
    const auto execute = Generating(true, false, true);
    const char *preprocess = "vkCmdPreprocessGeneratedCommandsNV (command ";
    const char *words = "VK_ACCESS_2_COMMAND_PREPROCESS_READ_BIT_";
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, Filling(vertices_, 64, vertices_.size), plain);
    ExpectSilent(Filling(vertices_, 0, vertices_.size - 4), plain); // The location of the tokens is unknown.
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, Filling(indices_, 32, 36), counted);
    ExpectSilent(Filling(indices_, 36, indices_.size), counted);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, Filling(instances_, 28, 32), plain);
    ExpectSilent(Filling(instances_, 32, instances_.size), plain);
    ExpectSilent(Filling(instances_, 28, 32), counted); // The count gives the number of indices.
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", preprocess, Filling(arguments_, 636, 640), plain);
    ExpectSilent(Filling(arguments_, 640, arguments_.size), plain);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdExecuteGeneratedCommandsNV (command ", plain, execute);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", preprocess, execute, plain);
    ExpectSilent(plain, Generating(true, false, false)); // The stage of preprocessing is unknown.
}

#ifdef VK_EXT_device_generated_commands

class SyncvalGeneratedByAddressTest : public SyncvalGeneratedTest {
  protected:
    // DispatchesLayout makes the layout of sequences of one dispatch.
    VkIndirectCommandsLayoutEXT DispatchesLayout() {
        auto token =
            Make<VkIndirectCommandsLayoutTokenEXT>(VK_STRUCTURE_TYPE_INDIRECT_COMMANDS_LAYOUT_TOKEN_EXT);
        token.type = VK_INDIRECT_COMMANDS_TOKEN_TYPE_DISPATCH_EXT;
        auto info = Make<VkIndirectCommandsLayoutCreateInfoEXT>(
            VK_STRUCTURE_TYPE_INDIRECT_COMMANDS_LAYOUT_CREATE_INFO_EXT);
        info.flags = VK_INDIRECT_COMMANDS_LAYOUT_USAGE_EXPLICIT_PREPROCESS_BIT_EXT;
        info.shaderStages = VK_SHADER_STAGE_COMPUTE_BIT;
        info.indirectStride = sizeof(VkDispatchIndirectCommand);
        info.tokenCount = 1;
        info.pTokens = &token;
        VkIndirectCommandsLayoutEXT layout;
        Check(DeviceProc<PFN_vkCreateIndirectCommandsLayoutEXT>("vkCreateIndirectCommandsLayoutEXT")(
                  device(), &info, nullptr, &layout),
              "vkCreateIndirectCommandsLayoutEXT");
        Defer([device = device(), layout,
               destroy = DeviceProc<PFN_vkDestroyIndirectCommandsLayoutEXT>(
                   "vkDestroyIndirectCommandsLayoutEXT")] { destroy(device, layout, nullptr); });
        return layout;
    }
};
WD_SYNCVAL_DRIVER(SyncvalGeneratedByAddressTest, kNull);

TEST_P(SyncvalGeneratedByAddressTest, PreprocessingByAddressReadsAndWritesMemory) {
    auto options = SyncOptions(GetParam());
    options.device_extensions = {VK_EXT_DEVICE_GENERATED_COMMANDS_EXTENSION_NAME};
    WD_START_DEVICE(options);
    MakeResources();
    constexpr VkBufferUsageFlags usage = kBufferUsage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    const Buffer streams = MakeBuffer(1024, usage), counts = MakeBuffer(64, usage),
                 commands_buffer = MakeBuffer(1024, usage);
    const auto address_of = [&](const Buffer &buffer) {
        auto info = Make<VkBufferDeviceAddressInfo>(VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO);
        info.buffer = buffer.handle;
        return vkGetBufferDeviceAddress(device(), &info);
    };
    auto pipeline =
        Make<VkGeneratedCommandsPipelineInfoEXT>(VK_STRUCTURE_TYPE_GENERATED_COMMANDS_PIPELINE_INFO_EXT);
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
    pipeline.pipeline = MakeComputePipeline(MakePipelineLayout({set_layout}), MakeShader(syncval_count));
    auto info = Make<VkGeneratedCommandsInfoEXT>(VK_STRUCTURE_TYPE_GENERATED_COMMANDS_INFO_EXT);
    info.pNext = &pipeline;
    info.shaderStages = VK_SHADER_STAGE_COMPUTE_BIT;
    info.indirectCommandsLayout = DispatchesLayout();
    info.indirectAddress = address_of(streams) + 64;
    info.indirectAddressSize = 256;
    info.preprocessAddress = address_of(commands_buffer) + 128;
    info.preprocessSize = 512;
    info.maxSequenceCount = 4;
    info.sequenceCountAddress = address_of(counts) + 32;
    const Draws preprocess = [&](VkCommandBuffer commands) {
        DeviceProc<PFN_vkCmdPreprocessGeneratedCommandsEXT>("vkCmdPreprocessGeneratedCommandsEXT")(
            commands, &info, commands);
    };
    const auto execute = [&](VkBool32 is_preprocessed) -> Draws {
        return [&, is_preprocessed](VkCommandBuffer commands) {
            DeviceProc<PFN_vkCmdExecuteGeneratedCommandsEXT>("vkCmdExecuteGeneratedCommandsEXT")(
                commands, is_preprocessed, &info);
        };
    };
    const char *words = "VK_ACCESS_2_COMMAND_PREPROCESS_READ_BIT_";
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, Filling(streams, 64, 320), preprocess);
    ExpectSilent(Filling(streams, 0, 316), preprocess); // The locations of the tokens are unknown.
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, Filling(counts, 32, 36), preprocess);
    ExpectSilent(Filling(counts, 36, 64), preprocess);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdPreprocessGeneratedCommandsEXT (command ",
                Filling(commands_buffer, 636, 640), preprocess);
    ExpectSilent(Filling(commands_buffer, 640, 1024), preprocess);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdExecuteGeneratedCommandsEXT (command ", preprocess,
                execute(VK_TRUE));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdPreprocessGeneratedCommandsEXT (command ",
                execute(VK_TRUE), preprocess);
    ExpectSilent(preprocess, execute(VK_FALSE)); // The stage of preprocessing is unknown.
}

#endif

// A chain of barriers may be for accesses of a draw other than those of its descriptors.
TEST_P(SyncvalGeneratedTest, OtherBindingsAreUnknown) {
    auto options = SyncOptions(GetParam());
    options.device_extensions = {VK_NV_DEVICE_GENERATED_COMMANDS_EXTENSION_NAME,
                                 VK_NV_SHADING_RATE_IMAGE_EXTENSION_NAME};
    WD_START_DEVICE(options);
    MakeResources();
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    const Image rates = MakeImage(VK_FORMAT_R8_UINT, 1, 1, VK_IMAGE_USAGE_SHADING_RATE_IMAGE_BIT_NV);
    ClearMessages();
    const auto bind_rates = DeviceProc<PFN_vkCmdBindShadingRateImageNV>("vkCmdBindShadingRateImageNV");
    const auto bind_group = DeviceProc<PFN_vkCmdBindPipelineShaderGroupNV>("vkCmdBindPipelineShaderGroupNV");
    const auto drawing = [&](VkImageView view, bool binds_group) {
        return Drawing(pipeline, [=](VkCommandBuffer commands) {
            bind_rates(commands, view, VK_IMAGE_LAYOUT_GENERAL);
            if (binds_group) {
                bind_group(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline, 1);
            }
            vkCmdDraw(commands, 3, 1, 0, 0);
        });
    };
    // The barriers order the reads of the draw, and then its end before copies. They do not make writes
    // visible to copies.
    const VkPipelineStageFlags2 rate = VK_PIPELINE_STAGE_2_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR;
    const auto chained = [&](const Draws &draw) -> Draws {
        return [=](VkCommandBuffer commands) {
            Ready(commands, target_.handle);
            vkCmdFillBuffer(commands, arguments_.handle, 0, 4, 0);
            Barrier(commands, {VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT, rate,
                               VK_ACCESS_2_FRAGMENT_SHADING_RATE_ATTACHMENT_READ_BIT_KHR});
            draw(commands);
            Barrier(commands, {rate, 0, VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT});
        };
    };
    const Draws copy = [&](VkCommandBuffer commands) {
        const VkBufferCopy region = {0, 0, 4};
        vkCmdCopyBuffer(commands, arguments_.handle, indices_.handle, 1, &region);
    };
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyBuffer (command ",
                chained(drawing(VK_NULL_HANDLE, false)), copy);
    ExpectSilent(chained(drawing(rates.view, false)), copy);
    // A draw with the group of another pipeline has unknown vertices.
    const Draws fill = [&](VkCommandBuffer commands) {
        Ready(commands, target_.handle);
        vkCmdFillBuffer(commands, vertices_.handle, 0, vertices_.size, 0);
    };
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ", fill, drawing(VK_NULL_HANDLE, false));
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ", fill, drawing(rates.view, false));
    ExpectSilent(fill, drawing(VK_NULL_HANDLE, true));
}

WD_SYNCVAL_DRIVER(SyncvalGeneratedTest, kNull);
