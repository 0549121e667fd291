// Frames like those of engines, on lavapipe and on the null driver: correct, and with each barrier left out
// in turn.
#include "vk/syncval/testing/syncval_order_fixture.h"
#include "vk/syncval/testing/syncval_pass_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

namespace {

constexpr char kRaw[] = "SYNC-HAZARD-READ-AFTER-WRITE", kWar[] = "SYNC-HAZARD-WRITE-AFTER-READ",
               kWaw[] = "SYNC-HAZARD-WRITE-AFTER-WRITE";

constexpr VkPipelineStageFlags2 kCompute = VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT,
                                kFragment = VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT,
                                kColor = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                                kDepth = VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT |
                                         VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT,
                                kCopies = VK_PIPELINE_STAGE_2_COPY_BIT, kBlits = VK_PIPELINE_STAGE_2_BLIT_BIT;
constexpr VkAccessFlags2 kRead = VK_ACCESS_2_SHADER_STORAGE_READ_BIT,
                         kWrite = VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT,
                         kSample = VK_ACCESS_2_SHADER_SAMPLED_READ_BIT,
                         kColorRead = VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT,
                         kColorWrite = VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
                         kDepthRead = VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT,
                         kDepthWrite = VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT,
                         kCopyRead = VK_ACCESS_2_TRANSFER_READ_BIT,
                         kCopyWrite = VK_ACCESS_2_TRANSFER_WRITE_BIT;

} // namespace

class SyncvalProgramsTest : public SyncvalPrograms<SyncvalPasses> {
  protected:
    // Frames records two frames in one command buffer, after `ready`, and submits it.
    void Frames(Order *order, const Draws &ready, const Draws &frame) {
        VkCommandBuffer commands = Begin();
        ready(commands);
        const size_t first = order->count();
        frame(commands);
        order->Restart(first);
        frame(commands);
        Submit(commands);
    }

    // Dispatching binds buffers and images, in the general layout, to a compute shader from binding 0 on.
    struct Bound {
        VkDescriptorType type;
        Buffer buffer;
        VkImageView view;
    };
    static Bound Words(const Buffer &buffer) {
        return {kStorage, buffer, VK_NULL_HANDLE};
    }
    static Bound Texels(const Image &image) {
        return {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, {}, image.view};
    }
    Draws Dispatching(VkShaderModule shader, const std::vector<Bound> &all) {
        std::vector<VkDescriptorSetLayoutBinding> bindings;
        std::vector<VkDescriptorPoolSize> sizes;
        for (uint32_t i = 0; i < all.size(); i++) {
            bindings.push_back({i, all[i].type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr});
            sizes.push_back({all[i].type, 1});
        }
        VkDescriptorSetLayout set_layout = MakeSetLayout(bindings);
        VkDescriptorSet set = MakeSet(set_layout, sizes);
        for (uint32_t i = 0; i < all.size(); i++) {
            if (all[i].view) {
                WriteImage(set, i, 0, all[i].type, all[i].view, VK_IMAGE_LAYOUT_GENERAL);
            } else {
                WriteBuffer(set, i, 0, all[i].type, all[i].buffer);
            }
        }
        VkPipelineLayout layout = MakePipelineLayout({set_layout});
        return [=, pipeline = MakeComputePipeline(layout, shader)](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
            vkCmdDispatch(commands, 1, 1, 1);
        };
    }

    void CopyBuffer(VkCommandBuffer commands, const Buffer &from, const Buffer &to) {
        const VkBufferCopy region = {0, 0, 256};
        vkCmdCopyBuffer(commands, from.handle, to.handle, 1, &region);
    }

    static void CopyImage(VkCommandBuffer commands, const Image &from, VkImageLayout layout,
                          const Buffer &to) {
        VkBufferImageCopy region = {};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageExtent = {16, 16, 1};
        vkCmdCopyImageToBuffer(commands, from.handle, layout, to.handle, 1, &region);
    }
};

// The lighting reads the g-buffer as an input attachment, and is read back.
TEST_P(SyncvalProgramsTest, DeferredShading) {
    auto options = ProgramOptions(SyncOptions(GetParam()));
    options.features.fragmentStoresAndAtomics = VK_TRUE;
    WD_START_DEVICE(options);
    MakeResources();
    const Buffer picture = MakeBuffer(1024, kBufferUsage);
    DrawOptions fills = stores_;
    fills.fragment = VK_NULL_HANDLE;
    RunProgram([&](Order *order) {
        const SyncMasks into = {kColor | kFragment, kColorWrite, kColor, kColorRead | kColorWrite};
        const SyncMasks again = {kColor | kCopies, kColorWrite, kColor, kColorRead | kColorWrite};
        const SyncMasks lights = {kColor, kColorWrite, kFragment, VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT};
        const SyncMasks out = {kColor, kColorWrite, kCopies, kCopyRead};
        const Pass pass =
            MakePass({Dependency(kExternal, 0, order->Take(into, {kRaw, "pass", "pass"})),
                      Dependency(kExternal, 1, order->Take(again, {kRaw, "pass", "pass"})),
                      Dependency(0, 1, order->Take(lights, {kRaw, "pass::fill", "pass::light"})),
                      Dependency(1, kExternal, order->Take(out, {kRaw, "pass", "read back"}))},
                     true);
        const Draws fill = Drawing(fills, pass, 0), light = Drawing(loads_, pass, 1);
        ClearMessages();
        Frames(
            order,
            [&](VkCommandBuffer commands) {
                for (const Image &image : images_) {
                    Ready(commands, image.handle);
                }
            },
            [&](VkCommandBuffer commands) {
                Labeled(commands, "pass", [&] {
                    Run(commands, pass,
                        {[&](VkCommandBuffer) { Labeled(commands, "fill", [&] { fill(commands); }); },
                         [&](VkCommandBuffer) { Labeled(commands, "light", [&] { light(commands); }); }});
                });
                Labeled(commands, "read back",
                        [&] { CopyImage(commands, images_[1], VK_IMAGE_LAYOUT_GENERAL, picture); });
                Barrier(commands, order->Take({kCopies, kCopyWrite, kCopies, kCopyWrite},
                                              {kWaw, "read back", "read back"}));
            });
    });
}

// A depth image is rendered, and sampled by the fragment shader of the main pass.
TEST_P(SyncvalProgramsTest, ShadowMap) {
    WD_START_DEVICE(ProgramOptions(SyncOptions(GetParam())));
    const VkFormat format = VK_FORMAT_D32_SFLOAT;
    const Image shadows =
        MakeImage(format, 16, 16, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT);
    const Image target = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    VkDescriptorSetLayout set_layout = MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr}});
    VkDescriptorSet set = MakeSet(set_layout, {{type, 1}});
    WriteImage(set, 0, 0, type, shadows.view, VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL, MakeSampler());
    DrawOptions casts, shades;
    casts.color = VK_FORMAT_UNDEFINED;
    casts.depth = format;
    casts.tests.depthTestEnable = casts.tests.depthWriteEnable = VK_TRUE;
    shades.layout = MakePipelineLayout({set_layout});
    shades.fragment = MakeShader(syncval_shade);
    const VkPipeline cast = MakeDrawPipeline(casts), shade = MakeDrawPipeline(shades);
    auto map = Attachment(shadows.view, VK_ATTACHMENT_LOAD_OP_CLEAR);
    map.imageLayout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
    auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    info.renderArea = {{0, 0}, {16, 16}};
    info.layerCount = 1;
    info.pDepthAttachment = &map;
    RunProgram([&](Order *order) {
        Frames(
            order, [&](VkCommandBuffer commands) { Ready(commands, target.handle); },
            [&](VkCommandBuffer commands) {
                Labeled(commands, "to attachment", [&] {
                    Transition(commands, shadows.handle, VK_IMAGE_LAYOUT_UNDEFINED,
                               VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL,
                               order->TakeHalves({kFragment, 0, kDepth, kDepthRead | kDepthWrite},
                                                 {kWar, "shade", "to attachment"},
                                                 {kWaw, "to attachment", "cast"}),
                               VK_IMAGE_ASPECT_DEPTH_BIT);
                });
                Labeled(commands, "cast", [&] {
                    vkCmdBeginRendering(commands, &info);
                    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, cast);
                    vkCmdDraw(commands, 3, 1, 0, 0);
                    vkCmdEndRendering(commands);
                });
                Labeled(commands, "to texture", [&] {
                    Transition(commands, shadows.handle, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL,
                               VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL,
                               order->TakeHalves({kDepth, kDepthWrite, kFragment, kSample},
                                                 {kWaw, "cast", "to texture"}, {kRaw, "to texture", "shade"}),
                               VK_IMAGE_ASPECT_DEPTH_BIT);
                });
                Labeled(commands, "shade", [&] {
                    Render(commands, target.view, [&] {
                        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, shade);
                        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, shades.layout, 0,
                                                1, &set, 0, nullptr);
                        vkCmdDraw(commands, 3, 1, 0, 0);
                    });
                });
                Barrier(commands, order->Take({kColor, kColorWrite, kColor, kColorRead | kColorWrite},
                                              {kRaw, "shade", "shade"}));
            });
    });
}

// Two images are read and written in turn.
TEST_P(SyncvalProgramsTest, PostProcessing) {
    WD_START_DEVICE(ProgramOptions(SyncOptions(GetParam())));
    Image images[2];
    for (Image &image : images) {
        image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    }
    const Buffer picture = MakeBuffer(1024, kBufferUsage);
    const VkShaderModule filter = MakeShader(syncval_filter);
    const Draws blur = Dispatching(filter, {Texels(images[0]), Texels(images[1])}),
                sharpen = Dispatching(filter, {Texels(images[1]), Texels(images[0])});
    RunProgram([&](Order *order) {
        Frames(
            order,
            [&](VkCommandBuffer commands) {
                for (const Image &image : images) {
                    Ready(commands, image.handle);
                }
            },
            [&](VkCommandBuffer commands) {
                const SyncMasks next = {kCompute, kWrite, kCompute, kRead};
                Labeled(commands, "blur", [&] { blur(commands); });
                Barrier(commands, order->Take(next, {kRaw, "blur", "sharpen"}));
                Labeled(commands, "sharpen", [&] { sharpen(commands); });
                Barrier(commands,
                        order->Take({kCompute, kWrite, kCopies, kCopyRead}, {kRaw, "sharpen", "read back"}));
                Labeled(commands, "read back",
                        [&] { CopyImage(commands, images[0], VK_IMAGE_LAYOUT_GENERAL, picture); });
                // The next frame reads the sharpened image, and writes the one that this frame read.
                Barrier(commands, order->Take({kCompute | kCopies, kWrite | kCopyWrite, kCompute | kCopies,
                                               kRead | kWrite | kCopyWrite},
                                              {kRaw, "sharpen", "blur"}));
            });
    });
}

// Each level is made of the one above it.
TEST_P(SyncvalProgramsTest, MipLevels) {
    WD_START_DEVICE(ProgramOptions(SyncOptions(GetParam())));
    constexpr uint32_t kLevels = 4;
    const Buffer texels = MakeBuffer(1024, kBufferUsage), picture = MakeBuffer(1024, kBufferUsage);
    auto made = wd::testing::PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16},
                                        VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    made.mipLevels = kLevels;
    VkImage image = MakeUnboundImage(made);
    BindImage(image);
    const VkImageLayout to = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                        from = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    static const char *const kDone[] = {"fill 0", "fill 1", "fill 2", "fill 3"};
    static const char *const kSources[] = {"source 0", "source 1", "source 2", "source 3"};
    RunProgram([&](Order *order) {
        Frames(
            order, [](VkCommandBuffer) {},
            [&](VkCommandBuffer commands) {
                const VkPipelineStageFlags2 both = kCopies | kBlits;
                VkBufferImageCopy upload = {};
                upload.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
                upload.imageExtent = {16, 16, 1};
                Labeled(commands, "discard", [&] {
                    Transition(commands, image, VK_IMAGE_LAYOUT_UNDEFINED, to,
                               order->TakeHalves({both, kCopyWrite, both, kCopyWrite},
                                                 {kWar, "fill 1", "discard"}, {kWaw, "discard", "fill 0"}));
                });
                for (uint32_t level = 0; level < kLevels; level++) {
                    Labeled(commands, kDone[level], [&] {
                        VkImageBlit blit = {};
                        const int32_t size = 16 >> level;
                        blit.srcSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, level - 1, 0, 1};
                        blit.dstSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, level, 0, 1};
                        blit.srcOffsets[1] = {2 * size, 2 * size, 1};
                        blit.dstOffsets[1] = {size, size, 1};
                        if (level) {
                            vkCmdBlitImage(commands, image, from, image, to, 1, &blit, VK_FILTER_LINEAR);
                        } else {
                            vkCmdCopyBufferToImage(commands, texels.handle, image, to, 1, &upload);
                        }
                    });
                    Labeled(commands, kSources[level], [&] {
                        const bool is_last = level + 1 == kLevels;
                        Transition(
                            commands, image, to, from,
                            order->TakeHalves(
                                {level ? kBlits : kCopies, kCopyWrite, is_last ? kCopies : kBlits, kCopyRead},
                                {kWaw, kDone[level], kSources[level]},
                                {kRaw, kSources[level], is_last ? "read back" : kDone[level + 1]}),
                            VK_IMAGE_ASPECT_COLOR_BIT, level, 1);
                    });
                }
                Labeled(commands, "read back", [&] {
                    VkBufferImageCopy region = {};
                    region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, kLevels - 1, 0, 1};
                    region.imageExtent = {2, 2, 1};
                    vkCmdCopyImageToBuffer(commands, image, from, picture.handle, 1, &region);
                });
                Barrier(commands, order->Take({kCopies, kCopyWrite, kCopies, kCopyWrite},
                                              {kWaw, "read back", "read back"}));
            });
    });
}

// A dispatch writes the arguments and the count of an indexed draw.
TEST_P(SyncvalProgramsTest, Culling) {
    auto options = ProgramOptions(SyncOptions(GetParam()));
    WD_START_DEVICE(options);
    const Buffer objects = MakeBuffer(1024, kBufferUsage), arguments = MakeBuffer(1024, kBufferUsage),
                 indices = MakeBuffer(1024, kBufferUsage);
    const Image target = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    const Draws cull = Dispatching(MakeShader(syncval_copy), {Words(objects), Words(arguments)});
    const VkPipeline pipeline = MakeDrawPipeline({});
    const VkPipelineStageFlags2 indirect = VK_PIPELINE_STAGE_2_DRAW_INDIRECT_BIT;
    RunProgram([&](Order *order) {
        Frames(
            order, [&](VkCommandBuffer commands) { Ready(commands, target.handle); },
            [&](VkCommandBuffer commands) {
                Labeled(commands, "reset", [&] { vkCmdFillBuffer(commands, arguments.handle, 0, 20, 0); });
                Barrier(commands,
                        order->Take({VK_PIPELINE_STAGE_2_CLEAR_BIT, kCopyWrite, kCompute, kRead | kWrite},
                                    {kWaw, "reset", "cull"}));
                Labeled(commands, "cull", [&] { cull(commands); });
                Barrier(commands,
                        order->Take({kCompute, kWrite, indirect, VK_ACCESS_2_INDIRECT_COMMAND_READ_BIT},
                                    {kRaw, "cull", "draw"}));
                Labeled(commands, "draw", [&] {
                    Render(commands, target.view, [&] {
                        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
                        vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT16);
                        vkCmdDrawIndexedIndirect(commands, arguments.handle, 0, 1, 20);
                    });
                });
                Barrier(commands, order->Take({indirect, 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, kCopyWrite},
                                              {kWar, "draw", "reset"}));
                Barrier(commands, order->Take({kColor, kColorWrite, kColor, kColorRead | kColorWrite},
                                              {kRaw, "draw", "draw"}));
            });
    });
}

// Particles are moved by a dispatch and drawn as vertices.
TEST_P(SyncvalProgramsTest, Particles) {
    WD_START_DEVICE(ProgramOptions(SyncOptions(GetParam())));
    const Buffer speeds = MakeBuffer(1024, kBufferUsage), particles = MakeBuffer(1024, kBufferUsage);
    const Image target = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    const Draws move = Dispatching(MakeShader(syncval_copy), {Words(speeds), Words(particles)});
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    const VkPipelineStageFlags2 input = VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT;
    RunProgram([&](Order *order) {
        Frames(
            order, [&](VkCommandBuffer commands) { Ready(commands, target.handle); },
            [&](VkCommandBuffer commands) {
                Labeled(commands, "move", [&] { move(commands); });
                Barrier(commands,
                        order->Take({kCompute, kWrite, input, VK_ACCESS_2_VERTEX_ATTRIBUTE_READ_BIT},
                                    {kRaw, "move", "draw"}));
                Labeled(commands, "draw", [&] {
                    Render(commands, target.view, [&] {
                        const VkBuffer buffers[] = {particles.handle, particles.handle};
                        const VkDeviceSize offsets[] = {0, 0};
                        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
                        vkCmdBindVertexBuffers(commands, 0, 2, buffers, offsets);
                        vkCmdDraw(commands, 3, 1, 0, 0);
                    });
                });
                Barrier(commands, order->Take({input, 0, kCompute, 0}, {kWar, "draw", "move"}));
                Barrier(commands, order->Take({kColor, kColorWrite, kColor, kColorRead | kColorWrite},
                                              {kRaw, "draw", "draw"}));
            });
    });
}

// Query results and a picture are copied to one buffer for the host.
TEST_P(SyncvalProgramsTest, ReadBack) {
    WD_START_DEVICE(ProgramOptions(SyncOptions(GetParam())));
    const Image target = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    const Buffer results = MakeBuffer(1280, kBufferUsage), shown = MakeBuffer(1280, kBufferUsage);
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 1);
    const VkPipeline pipeline = MakeDrawPipeline({});
    RunProgram([&](Order *order) {
        Frames(
            order, [&](VkCommandBuffer commands) { Ready(commands, target.handle); },
            [&](VkCommandBuffer commands) {
                vkCmdResetQueryPool(commands, pool, 0, 1);
                Labeled(commands, "draw", [&] {
                    Render(commands, target.view, [&] {
                        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
                        vkCmdBeginQuery(commands, pool, 0, 0);
                        vkCmdDraw(commands, 3, 1, 0, 0);
                        vkCmdEndQuery(commands, pool, 0);
                    });
                });
                Barrier(commands,
                        order->Take({kColor, kColorWrite, kCopies, kCopyRead}, {kRaw, "draw", "read back"}));
                Labeled(commands, "read back",
                        [&] { CopyImage(commands, target, VK_IMAGE_LAYOUT_GENERAL, results); });
                Labeled(commands, "count", [&] {
                    vkCmdCopyQueryPoolResults(commands, pool, 0, 1, results.handle, 1024, 8,
                                              VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
                });
                Barrier(commands,
                        order->Take({kCopies, kCopyWrite, kCopies, kCopyRead}, {kRaw, "count", "show"}));
                Labeled(commands, "show", [&] {
                    const VkBufferCopy region = {1024, 0, 256};
                    vkCmdCopyBuffer(commands, results.handle, shown.handle, 1, &region);
                });
                Barrier(commands, order->Take({kCopies, kCopyWrite, kCopies | kColor,
                                               kCopyWrite | kColorRead | kColorWrite},
                                              {kWar, "read back", "draw"}));
            });
    });
}

WD_SYNCVAL_DRIVERS(SyncvalProgramsTest);
