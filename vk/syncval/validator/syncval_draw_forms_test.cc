// Which vertices, indices, arguments and counters each form of draw reads, and which attachments it writes by dynamic state
// and with pipelines of libraries.
#include "vk/syncval/validator/syncval_scene.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

namespace {

// Chain puts feature structs in front of those that every test of the validator has.
template <typename Struct>
void Chain(wd::testing::Options *options, Struct *features, const char *extension) {
    features->pNext = const_cast<void *>(options->device_next);
    options->device_next = features;
    if (extension)
        options->device_extensions.push_back(extension);
}

} // namespace

class SyncvalDrawFormsTest : public SyncvalScene {
  protected:
    void MakeResources() {
        vertices_ = MakeBuffer(1024, kBufferUsage);
        instances_ = MakeBuffer(1024, kBufferUsage);
        indices_ = MakeBuffer(1024, kBufferUsage);
        arguments_ = MakeBuffer(1024, kBufferUsage);
        target_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    }

    // Records `first`, then `draw` with `pipeline` and both vertex buffers in a rendering.
    std::function<void(VkCommandBuffer)> Drawing(VkPipeline pipeline,
                                                 const std::function<void(VkCommandBuffer)> &draw) {
        return [=](VkCommandBuffer commands) {
            Render(commands, target_.view, [&] {
                vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
                const VkBuffer buffers[] = {vertices_.handle, instances_.handle};
                const VkDeviceSize offsets[] = {0, 0};
                vkCmdBindVertexBuffers(commands, 0, 2, buffers, offsets);
                vkCmdBindIndexBuffer(commands, indices_.handle, 0, VK_INDEX_TYPE_UINT16);
                draw(commands);
            });
        };
    }

    // ExpectReads wants a hazard where bytes [begin, end) of the buffer are written before, and none where all others are.
    void ExpectReads(const char *command, const Buffer &buffer, VkDeviceSize begin, VkDeviceSize end,
                     const std::function<void(VkCommandBuffer)> &draw) {
        SCOPED_TRACE(command);
        for (const VkDeviceSize at : {begin, end - 4})
            ExpectMended(
                "SYNC-HAZARD-READ-AFTER-WRITE", std::string(command) + " (command ",
                [&](VkCommandBuffer commands) {
                    Ready(commands, target_.handle);
                    vkCmdFillBuffer(commands, buffer.handle, at, 4, 0);
                },
                draw);
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        if (begin)
            vkCmdFillBuffer(commands, buffer.handle, 0, begin, 0);
        if (end < buffer.size)
            vkCmdFillBuffer(commands, buffer.handle, end, buffer.size - end, 0);
        draw(commands);
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }

    // ExpectReadsSomewhere wants a hazard where all of the bytes are written before, and none where only most of them are.
    void ExpectReadsSomewhere(const char *command, const Buffer &buffer, VkDeviceSize begin, VkDeviceSize end,
                              const std::function<void(VkCommandBuffer)> &draw) {
        SCOPED_TRACE(command);
        const VkDeviceSize middle = begin + (end - begin) / 8 * 4;
        ExpectMended(
            "SYNC-HAZARD-READ-AFTER-WRITE", std::string(command) + " (command ",
            [&](VkCommandBuffer commands) {
                Ready(commands, target_.handle);
                vkCmdFillBuffer(commands, buffer.handle, begin, middle - begin, 0);
                vkCmdFillBuffer(commands, buffer.handle, middle, end - middle, 0);
            },
            draw);
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        vkCmdFillBuffer(commands, buffer.handle, begin, end - begin - 4, 0);
        draw(commands);
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }

    // ExpectTargetWrite draws with load and store operations that access nothing, and then clears the target.
    void ExpectTargetWrite(bool writes, const std::function<void(VkCommandBuffer)> &draw) {
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        auto attachment = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        attachment.imageView = target_.view;
        attachment.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
        attachment.loadOp = VK_ATTACHMENT_LOAD_OP_NONE_EXT;
        attachment.storeOp = VK_ATTACHMENT_STORE_OP_NONE;
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea = {{0, 0}, {16, 16}};
        info.layerCount = 1;
        info.colorAttachmentCount = 1;
        info.pColorAttachments = &attachment;
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        vkCmdBeginRendering(commands, &info);
        draw(commands);
        vkCmdEndRendering(commands);
        vkCmdClearColorImage(commands, target_.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
        vkEndCommandBuffer(commands);
        if (writes) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT");
        }
        ExpectSilence();
    }

    using Draws = std::function<void(VkCommandBuffer)>;

    // MeshDrawing makes a pipeline whose mesh shader reads bytes 64 to 192 of the vertices.
    std::function<Draws(const Draws &)> MeshDrawing(VkShaderModule shader) {
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_MESH_BIT_EXT, nullptr}});
        VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 1}});
        WriteBuffer(set, 0, 0, kStorage, vertices_, 64, 128);
        DrawOptions mesh;
        mesh.layout = MakePipelineLayout({set_layout});
        mesh.vertex = shader;
        mesh.vertex_stage = VK_SHADER_STAGE_MESH_BIT_EXT;
        const VkPipeline pipeline = MakeDrawPipeline(mesh);
        ClearMessages();
        return [=, layout = mesh.layout](const Draws &draw) {
            return Drawing(pipeline, [=](VkCommandBuffer commands) {
                vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 0, 1, &set, 0,
                                        nullptr);
                draw(commands);
            });
        };
    }

    // ExpectFirstStruct wants a hazard with the first struct of a count form, at byte 12, and none with the next one.
    void ExpectFirstStruct(const char *command, VkDeviceSize size, const Draws &draw) {
        const auto filling = [&](VkDeviceSize at) {
            return [=](VkCommandBuffer commands) {
                Ready(commands, target_.handle);
                vkCmdFillBuffer(commands, arguments_.handle, at, size, 0);
            };
        };
        ExpectMended("SYNC-HAZARD-READ-AFTER-WRITE", std::string(command) + " (command ", filling(12), draw);
        ExpectSilent(filling(12 + size), draw);
    }

    Buffer vertices_, instances_, indices_, arguments_;
    Image target_;
};

TEST_P(SyncvalDrawFormsTest, VerticesOfADraw) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    const auto draw = Drawing(pipeline, [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 4, 5, 6); });
    ExpectReads("vkCmdDraw", vertices_, 40, 64, draw);
    ExpectReads("vkCmdDraw", instances_, 48, 80, draw);
}

// What a draw reads and writes is remembered for draws that are the same: each of them is an access of its own all the same.
TEST_P(SyncvalDrawFormsTest, DrawsThatRepeatAreAccessesOfTheirOwn) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const auto draws = Drawing(MakeDrawPipeline(CornerOptions()), [&](VkCommandBuffer commands) {
        for (const VkDeviceSize offset : {0, 0, 0, 512}) {
            vkCmdBindVertexBuffers(commands, 0, 1, &vertices_.handle, &offset);
            vkCmdDraw(commands, 3, 1, 0, 0);
        }
    });
    const auto fill_behind = [&](VkDeviceSize at) {
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        draws(commands);
        vkCmdFillBuffer(commands, vertices_.handle, at, 4, 0);
        vkEndCommandBuffer(commands);
    };
    // Command 1 makes the target ready, command 2 begins rendering.
    for (int recording = 0; recording < 2; recording++) {
        fill_behind(20);
        ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdDraw (command 5)");
        fill_behind(512);
        ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdDraw (command 6)");
        fill_behind(24);
        ExpectSilence();
    }
}

// What is remembered of attachments is the pass's: the same draw in another one writes what that one has.
TEST_P(SyncvalDrawFormsTest, TheSameDrawWritesTheTargetOfItsPass) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const Draws draw_twice = Drawing(MakeDrawPipeline(CornerOptions()), [](VkCommandBuffer commands) {
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    const Image first = target_, second = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    ClearMessages();
    VkCommandBuffer commands = Begin();
    for (const Image &image : {first, second}) {
        target_ = image;
        Ready(commands, image.handle);
        draw_twice(commands);
    }
    ExpectSilence();
    const VkClearColorValue color = {};
    const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    vkCmdClearColorImage(commands, second.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdClearColorImage");
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalDrawFormsTest, BindingsEndWhereTheyAreSaidToEnd) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    DrawOptions options = CornerOptions();
    options.dynamic_states = {VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE};
    const VkPipeline pipeline = MakeDrawPipeline(options);
    const auto draw = Drawing(pipeline, [&](VkCommandBuffer commands) {
        const VkBuffer buffers[] = {vertices_.handle, instances_.handle};
        const VkDeviceSize offsets[] = {32, 0}, sizes[] = {64, 1024}, strides[] = {16, 32};
        vkCmdBindVertexBuffers2(commands, 0, 2, buffers, offsets, sizes, strides);
        vkCmdDraw(commands, 100, 2, 0, 1);
    });
    ExpectReads("vkCmdDraw", vertices_, 32, 96, draw);
    ExpectReads("vkCmdDraw", instances_, 32, 72, draw);
}

TEST_P(SyncvalDrawFormsTest, DivisorsShareElements) {
    auto options = SyncOptions(GetParam());
    auto features = Make<VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT);
    features.vertexAttributeInstanceRateDivisor = features.vertexAttributeInstanceRateZeroDivisor = VK_TRUE;
    Chain(&options, &features, VK_EXT_VERTEX_ATTRIBUTE_DIVISOR_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    for (const uint32_t divisor : {0u, 3u}) {
        const VkVertexInputBindingDivisorDescriptionEXT one = {1, divisor};
        auto divisors = Make<VkPipelineVertexInputDivisorStateCreateInfoEXT>(
            VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT);
        divisors.vertexBindingDivisorCount = 1;
        divisors.pVertexBindingDivisors = &one;
        DrawOptions corners = CornerOptions();
        corners.vertex_next = &divisors;
        const VkPipeline pipeline = MakeDrawPipeline(corners);
        ExpectReads("vkCmdDraw", instances_, 16, divisor ? 16 + 8 * 4 : 24,
                    Drawing(pipeline, [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 10, 0, 2); }));
    }
}

TEST_P(SyncvalDrawFormsTest, WhichVerticesIndicesChooseIsNotKnown) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    const auto draw =
        Drawing(pipeline, [](VkCommandBuffer commands) { vkCmdDrawIndexed(commands, 3, 1, 8, 2, 0); });
    ExpectReads("vkCmdDrawIndexed", indices_, 16, 24,
                draw); // Behind the third index there are two bytes of its word.
    ExpectReadsSomewhere("vkCmdDrawIndexed", vertices_, 16, 1024, draw);
    ExpectReads("vkCmdDrawIndexed", instances_, 0, 8, draw);
}

TEST_P(SyncvalDrawFormsTest, IndirectDraws) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    const VkBuffer arguments = arguments_.handle;
    const auto direct = Drawing(
        pipeline, [=](VkCommandBuffer commands) { vkCmdDrawIndirect(commands, arguments, 16, 3, 16); });
    ExpectReads("vkCmdDrawIndirect", arguments_, 16, 64, direct);
    ExpectReadsSomewhere("vkCmdDrawIndirect", vertices_, 0, 1024, direct);
    ExpectReadsSomewhere("vkCmdDrawIndirect", instances_, 0, 1024, direct);
    const auto indexed = Drawing(pipeline, [=](VkCommandBuffer commands) {
        vkCmdDrawIndexedIndirect(commands, arguments, 20, 2, 20);
    });
    ExpectReads("vkCmdDrawIndexedIndirect", arguments_, 20, 60, indexed);
    ExpectReadsSomewhere("vkCmdDrawIndexedIndirect", indices_, 0, 1024, indexed);
    ExpectReadsSomewhere("vkCmdDrawIndexedIndirect", vertices_, 0, 1024, indexed);
    const auto counted = Drawing(pipeline, [=](VkCommandBuffer commands) {
        vkCmdDrawIndexedIndirectCount(commands, arguments, 32, vertices_.handle, 64, 8, 20);
    });
    ExpectReads("vkCmdDrawIndexedIndirectCount", vertices_, 64, 68, counted);
    ExpectMended(
        "SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDrawIndexedIndirectCount (command ",
        [&](VkCommandBuffer commands) {
            Ready(commands, target_.handle);
            vkCmdFillBuffer(commands, arguments, 32, 20, 0);
        },
        counted);
}

TEST_P(SyncvalDrawFormsTest, ConditionsAreRead) {
    auto options = SyncOptions(GetParam());
    auto features = Make<VkPhysicalDeviceConditionalRenderingFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CONDITIONAL_RENDERING_FEATURES_EXT);
    features.conditionalRendering = VK_TRUE;
    Chain(&options, &features, VK_EXT_CONDITIONAL_RENDERING_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    arguments_ = MakeBuffer(1024, kBufferUsage | VK_BUFFER_USAGE_CONDITIONAL_RENDERING_BIT_EXT);
    const auto begin = DeviceProc<PFN_vkCmdBeginConditionalRenderingEXT>("vkCmdBeginConditionalRenderingEXT");
    const auto end = DeviceProc<PFN_vkCmdEndConditionalRenderingEXT>("vkCmdEndConditionalRenderingEXT");
    auto info =
        Make<VkConditionalRenderingBeginInfoEXT>(VK_STRUCTURE_TYPE_CONDITIONAL_RENDERING_BEGIN_INFO_EXT);
    info.buffer = arguments_.handle;
    info.offset = 64;
    const auto conditional = [&](VkCommandBuffer commands) {
        begin(commands, &info);
        end(commands);
    };
    ExpectReads("vkCmdBeginConditionalRenderingEXT", arguments_, 64, 68, conditional);
    ExpectMended("SYNC-HAZARD-WRITE-AFTER-READ", "VK_PIPELINE_STAGE_2_CONDITIONAL_RENDERING_BIT_EXT",
                 conditional,
                 [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, arguments_.handle, 64, 4, 0); });
}

TEST_P(SyncvalDrawFormsTest, GapsBetweenArgumentsAreNotRead) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipeline = MakeDrawPipeline({});
    VkCommandBuffer commands = Begin();
    Ready(commands, target_.handle);
    vkCmdFillBuffer(commands, arguments_.handle, 16, 16, 0);
    vkCmdFillBuffer(commands, arguments_.handle, 48, 16, 0);
    Drawing(pipeline,
            [&](VkCommandBuffer inner) { vkCmdDrawIndirect(inner, arguments_.handle, 0, 2, 32); })(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalDrawFormsTest, MultiDraws) {
    auto options = SyncOptions(GetParam());
    auto features =
        Make<VkPhysicalDeviceMultiDrawFeaturesEXT>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTI_DRAW_FEATURES_EXT);
    features.multiDraw = VK_TRUE;
    Chain(&options, &features, VK_EXT_MULTI_DRAW_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const auto draw_multi = DeviceProc<PFN_vkCmdDrawMultiEXT>("vkCmdDrawMultiEXT");
    const auto draw_indexed = DeviceProc<PFN_vkCmdDrawMultiIndexedEXT>("vkCmdDrawMultiIndexedEXT");
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    const auto draws = Drawing(pipeline, [=](VkCommandBuffer commands) {
        const VkMultiDrawInfoEXT infos[] = {{2, 2}, {4, 0}, {4, 3}};
        draw_multi(commands, 3, infos, 1, 0, sizeof infos[0]);
    });
    ExpectReads("vkCmdDrawMultiEXT", vertices_, 16, 56, draws);
    const auto indexed = Drawing(pipeline, [=](VkCommandBuffer commands) {
        const VkMultiDrawIndexedInfoEXT infos[] = {{2, 6, 0}, {8, 4, 4}};
        draw_indexed(commands, 2, infos, 1, 0, sizeof infos[0], nullptr);
    });
    ExpectReads("vkCmdDrawMultiIndexedEXT", indices_, 4, 24, indexed);
    ExpectReadsSomewhere("vkCmdDrawMultiIndexedEXT", vertices_, 32, 1024, indexed);
}

TEST_P(SyncvalDrawFormsTest, DynamicVertexInput) {
    auto options = SyncOptions(GetParam());
    auto features = Make<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
    features.vertexInputDynamicState = VK_TRUE;
    Chain(&options, &features, VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const auto set_input = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
    DrawOptions corners = CornerOptions();
    corners.dynamic_states = {VK_DYNAMIC_STATE_VERTEX_INPUT_EXT};
    const VkPipeline pipeline = MakeDrawPipeline(corners);
    const auto draw = Drawing(pipeline, [=](VkCommandBuffer commands) {
        auto binding = Make<VkVertexInputBindingDescription2EXT>(
            VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
        binding.stride = 32;
        binding.divisor = 1;
        auto attribute = Make<VkVertexInputAttributeDescription2EXT>(
            VK_STRUCTURE_TYPE_VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT);
        attribute.format = VK_FORMAT_R32G32_SFLOAT;
        attribute.offset = 8;
        auto second = attribute;
        second.location = 1;
        second.offset = 16;
        const VkVertexInputAttributeDescription2EXT attributes[] = {attribute, second};
        set_input(commands, 1, &binding, 2, attributes);
        vkCmdDraw(commands, 3, 1, 1, 0);
    });
    ExpectReads("vkCmdDraw", vertices_, 40, 120, draw);
}

TEST_P(SyncvalDrawFormsTest, TransformFeedback) {
    auto options = SyncOptions(GetParam());
    auto features = Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    features.transformFeedback = VK_TRUE;
    Chain(&options, &features, VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    constexpr VkBufferUsageFlags kFeedback = VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                             VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                                             VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT |
                                             VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT;
    const Buffer captured = MakeBuffer(1024, kFeedback), counter = MakeBuffer(64, kFeedback);
    const auto bind =
        DeviceProc<PFN_vkCmdBindTransformFeedbackBuffersEXT>("vkCmdBindTransformFeedbackBuffersEXT");
    const auto begin = DeviceProc<PFN_vkCmdBeginTransformFeedbackEXT>("vkCmdBeginTransformFeedbackEXT");
    const auto end = DeviceProc<PFN_vkCmdEndTransformFeedbackEXT>("vkCmdEndTransformFeedbackEXT");
    const auto draw_count = DeviceProc<PFN_vkCmdDrawIndirectByteCountEXT>("vkCmdDrawIndirectByteCountEXT");
    DrawOptions capture;
    capture.vertex = MakeShader(syncval_capture);
    const VkPipeline pipeline = MakeDrawPipeline(capture), plain = MakeDrawPipeline({});
    const auto section = [&](bool continues) {
        return Drawing(pipeline, [=](VkCommandBuffer commands) {
            const VkBuffer buffers[] = {captured.handle, captured.handle};
            const VkDeviceSize offsets[] = {0, 512}, sizes[] = {256, 256}, at = 4;
            bind(commands, 0, 2, buffers, offsets, sizes);
            begin(commands, 0, continues, &counter.handle, &at);
            vkCmdDraw(commands, 3, 1, 0, 0);
            vkCmdDraw(commands, 3, 1, 0, 0);
            end(commands, 0, 1, &counter.handle, &at);
        });
    };
    const auto first = [&](VkCommandBuffer commands) {
        Ready(commands, target_.handle);
        section(false)(commands);
    };
    ExpectMended("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyBuffer (command ", first,
                 [&](VkCommandBuffer commands) {
                     const VkBufferCopy region = {700, 0, 64};
                     vkCmdCopyBuffer(commands, captured.handle, arguments_.handle, 1, &region);
                 });
    ExpectMended("SYNC-HAZARD-WRITE-AFTER-WRITE", "VK_ACCESS_2_TRANSFORM_FEEDBACK_COUNTER_WRITE_BIT_EXT",
                 first,
                 [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, counter.handle, 4, 4, 0); });
    const SyncMasks for_target = {
        VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT, VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
        VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
        VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT};
    const auto first_behind = [&](VkCommandBuffer commands) {
        first(commands);
        Barrier(commands, for_target);
    };
    ExpectMended("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDrawIndirectByteCountEXT (command ", first_behind,
                 Drawing(plain, [&](VkCommandBuffer commands) {
                     draw_count(commands, 1, 0, counter.handle, 4, 0, 16);
                 }));
    ExpectMended("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdBeginTransformFeedbackEXT (command ", first_behind,
                 section(true));
    VkCommandBuffer commands = Begin();
    first(commands);
    vkCmdFillBuffer(commands, captured.handle, 0, 512, 0); // Bound, but no stage captures to it.
    vkCmdFillBuffer(commands, captured.handle, 768, 256, 0);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalDrawFormsTest, MeshDraws) {
    auto options = SyncOptions(GetParam());
    auto features = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    features.meshShader = features.taskShader = VK_TRUE;
    Chain(&options, &features, VK_EXT_MESH_SHADER_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const auto draw_tasks = DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT");
    const auto draw_indirect = DeviceProc<PFN_vkCmdDrawMeshTasksIndirectEXT>("vkCmdDrawMeshTasksIndirectEXT");
    const auto draw_count =
        DeviceProc<PFN_vkCmdDrawMeshTasksIndirectCountEXT>("vkCmdDrawMeshTasksIndirectCountEXT");
    const auto drawing = MeshDrawing(MakeShader(syncval_mesh));
    ExpectReads("vkCmdDrawMeshTasksEXT", vertices_, 64, 192,
                drawing([=](VkCommandBuffer commands) { draw_tasks(commands, 1, 1, 1); }));
    ExpectReads("vkCmdDrawMeshTasksIndirectEXT", arguments_, 12, 36, drawing([=](VkCommandBuffer commands) {
                    draw_indirect(commands, arguments_.handle, 12, 2, 12);
                }));
    const auto counted = drawing([=](VkCommandBuffer commands) {
        draw_count(commands, arguments_.handle, 12, indices_.handle, 8, 2, 12);
    });
    ExpectReads("vkCmdDrawMeshTasksIndirectCountEXT", indices_, 8, 12, counted);
    ExpectFirstStruct("vkCmdDrawMeshTasksIndirectCountEXT", 12, counted);
}

// Of VK_NV_mesh_shader, which lavapipe has not.
class SyncvalOlderMeshTest : public SyncvalDrawFormsTest {};

TEST_P(SyncvalOlderMeshTest, MeshDrawsOfTheOlderExtension) {
    auto options = SyncOptions(GetParam());
    auto features =
        Make<VkPhysicalDeviceMeshShaderFeaturesNV>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_NV);
    features.meshShader = features.taskShader = VK_TRUE;
    Chain(&options, &features, VK_NV_MESH_SHADER_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const auto draw_tasks = DeviceProc<PFN_vkCmdDrawMeshTasksNV>("vkCmdDrawMeshTasksNV");
    const auto draw_indirect = DeviceProc<PFN_vkCmdDrawMeshTasksIndirectNV>("vkCmdDrawMeshTasksIndirectNV");
    const auto draw_count =
        DeviceProc<PFN_vkCmdDrawMeshTasksIndirectCountNV>("vkCmdDrawMeshTasksIndirectCountNV");
    const auto drawing = MeshDrawing(MakeShader(syncval_mesh_nv));
    ExpectReads("vkCmdDrawMeshTasksNV", vertices_, 64, 192,
                drawing([=](VkCommandBuffer commands) { draw_tasks(commands, 1, 0); }));
    ExpectReads("vkCmdDrawMeshTasksIndirectNV", arguments_, 12, 28, drawing([=](VkCommandBuffer commands) {
                    draw_indirect(commands, arguments_.handle, 12, 2, 8);
                }));
    const auto counted = drawing([=](VkCommandBuffer commands) {
        draw_count(commands, arguments_.handle, 12, indices_.handle, 8, 2, 8);
    });
    ExpectReads("vkCmdDrawMeshTasksIndirectCountNV", indices_, 8, 12, counted);
    ExpectFirstStruct("vkCmdDrawMeshTasksIndirectCountNV", 8, counted);
    // No task: nothing is drawn.
    VkCommandBuffer commands = Begin();
    Ready(commands, target_.handle);
    vkCmdFillBuffer(commands, vertices_.handle, 0, 1024, 0);
    drawing([=](VkCommandBuffer inner) { draw_tasks(inner, 0, 0); })(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalDrawFormsTest, ColorWritesByDynamicState) {
    auto options = SyncOptions(GetParam());
    auto enables = Make<VkPhysicalDeviceColorWriteEnableFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COLOR_WRITE_ENABLE_FEATURES_EXT);
    enables.colorWriteEnable = VK_TRUE;
    Chain(&options, &enables, VK_EXT_COLOR_WRITE_ENABLE_EXTENSION_NAME);
    auto states = Make<VkPhysicalDeviceExtendedDynamicState3FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT);
    states.extendedDynamicState3ColorWriteMask = VK_TRUE;
    Chain(&options, &states, VK_EXT_EXTENDED_DYNAMIC_STATE_3_EXTENSION_NAME);
    options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const auto set_enable = DeviceProc<PFN_vkCmdSetColorWriteEnableEXT>("vkCmdSetColorWriteEnableEXT");
    const auto set_mask = DeviceProc<PFN_vkCmdSetColorWriteMaskEXT>("vkCmdSetColorWriteMaskEXT");
    DrawOptions fixed, masked, enabled;
    masked.dynamic_states = {VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT};
    enabled.dynamic_states = {VK_DYNAMIC_STATE_COLOR_WRITE_ENABLE_EXT};
    DrawOptions without;
    without.blend.colorWriteMask = 0;
    const VkPipeline pipelines[] = {MakeDrawPipeline(fixed), MakeDrawPipeline(masked),
                                    MakeDrawPipeline(enabled), MakeDrawPipeline(without)};
    for (int kind = 0; kind < 4; kind++) {
        for (const bool writes : {true, false}) {
            const bool expected = kind == 0 || (kind != 3 && writes);
            SCOPED_TRACE("pipeline " + std::to_string(kind) + (writes ? ", on" : ", off"));
            ExpectTargetWrite(expected, [&](VkCommandBuffer commands) {
                const VkBool32 enable = writes;
                const VkColorComponentFlags mask = writes ? 0xf : 0;
                vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipelines[kind]);
                set_enable(commands, 1, &enable);
                set_mask(commands, 0, 1, &mask);
                vkCmdDraw(commands, 3, 1, 0, 0);
            });
        }
    }
}

TEST_P(SyncvalDrawFormsTest, DepthAndStencilWritesByDynamicState) {
    auto options = SyncOptions(GetParam());
    options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const VkFormat format = VK_FORMAT_D32_SFLOAT_S8_UINT;
    const Image depth = MakeImage(
        format, 16, 16, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    DrawOptions draw;
    draw.color = VK_FORMAT_UNDEFINED;
    draw.depth = format;
    draw.dynamic_states = {VK_DYNAMIC_STATE_DEPTH_TEST_ENABLE,        VK_DYNAMIC_STATE_DEPTH_WRITE_ENABLE,
                           VK_DYNAMIC_STATE_STENCIL_TEST_ENABLE,      VK_DYNAMIC_STATE_STENCIL_OP,
                           VK_DYNAMIC_STATE_STENCIL_WRITE_MASK,       VK_DYNAMIC_STATE_CULL_MODE,
                           VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE};
    const VkPipeline pipeline = MakeDrawPipeline(draw);
    struct Case {
        bool discard, depth_test, depth_write, stencil_test, changes;
        uint32_t mask;
        VkCullModeFlags culled;
        bool writes_depth, writes_stencil;
    };
    const Case cases[] = {
        {false, true, true, false, true, 255, 0, true, false},
        {false, true, false, true, true, 255, 0, false, true},
        {false, false, true, true, false, 255, 0, false, false},
        {false, false, true, true, true, 0, 0, false, false},
        {false, true, true, true, true, 255, VK_CULL_MODE_FRONT_AND_BACK, true, false},
        {true, true, true, true, true, 255, 0, false, false},
    };
    auto attachment = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
    attachment.imageView = depth.view;
    attachment.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
    attachment.loadOp = VK_ATTACHMENT_LOAD_OP_NONE_EXT;
    attachment.storeOp = VK_ATTACHMENT_STORE_OP_NONE;
    auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    info.renderArea = {{0, 0}, {16, 16}};
    info.layerCount = 1;
    info.pDepthAttachment = info.pStencilAttachment = &attachment;
    for (size_t i = 0; i < std::size(cases) * 2; i++) {
        const Case &now = cases[i / 2];
        const bool stencil = i % 2;
        SCOPED_TRACE("case " + std::to_string(i / 2) + (stencil ? ", stencil" : ", depth"));
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &info);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdSetRasterizerDiscardEnable(commands, now.discard);
        vkCmdSetDepthTestEnable(commands, now.depth_test);
        vkCmdSetDepthWriteEnable(commands, now.depth_write);
        vkCmdSetStencilTestEnable(commands, now.stencil_test);
        const VkStencilOp op = now.changes ? VK_STENCIL_OP_REPLACE : VK_STENCIL_OP_KEEP;
        vkCmdSetStencilOp(commands, VK_STENCIL_FACE_FRONT_AND_BACK, VK_STENCIL_OP_KEEP, op,
                          VK_STENCIL_OP_KEEP, VK_COMPARE_OP_ALWAYS);
        vkCmdSetStencilWriteMask(commands, VK_STENCIL_FACE_FRONT_AND_BACK, now.mask);
        vkCmdSetCullMode(commands, now.culled);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdEndRendering(commands);
        // What a test reads must be ordered, but needs nothing made visible.
        Barrier(commands,
                {VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT,
                 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, 0});
        const VkClearDepthStencilValue value = {};
        const VkImageSubresourceRange range = {
            VkImageAspectFlags(stencil ? VK_IMAGE_ASPECT_STENCIL_BIT : VK_IMAGE_ASPECT_DEPTH_BIT), 0, 1, 0,
            1};
        vkCmdClearDepthStencilImage(commands, depth.handle, VK_IMAGE_LAYOUT_GENERAL, &value, 1, &range);
        vkEndCommandBuffer(commands);
        if (stencil ? now.writes_stencil : now.writes_depth)
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", stencil ? "STENCIL" : "DEPTH");
        ExpectSilence();
    }
}

WD_SYNCVAL_DRIVER(SyncvalOlderMeshTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalDrawFormsTest);
