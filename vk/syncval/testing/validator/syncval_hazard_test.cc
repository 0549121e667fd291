// Each way to read or write a buffer or an image, against each other one: every pair with a write is a hazard
// of the right kind, names both commands, and is silent with the barrier that the message asks for.
#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

// Way is one command that accesses the subject. `scratch` is 0 for the first command of a pair and 1 for the
// second: their other accesses must not overlap.
struct Way {
    const char *command; // As messages name it.
    bool writes;
    std::function<void(VkCommandBuffer commands, int scratch)> record;
};

class SyncvalHazardTest : public SyncvalScene {
  protected:
    VkDescriptorSet SubjectSet(VkDescriptorType type, int scratch) {
        auto &layout = set_layouts_[type];
        if (!layout) {
            layout = MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                                    {1, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        }
        VkDescriptorSet set = MakeSet(layout, {{type, 1}, {kStorage, 2}});
        WriteBuffer(set, 1, 0, kStorage, scratch_[scratch]);
        return set;
    }

    // Dispatching makes a way from a compute shader with the subject in binding 0 of both sets.
    Way Dispatching(VkDescriptorType type, bool writes, VkShaderModule module,
                    const VkDescriptorSet (&sets)[2]) {
        VkPipelineLayout layout = MakePipelineLayout({set_layouts_[type]});
        VkPipeline pipeline = MakeComputePipeline(layout, module);
        return {"vkCmdDispatch", writes,
                [=, first = sets[0], second = sets[1]](VkCommandBuffer commands, int scratch) {
                    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
                    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1,
                                            scratch ? &second : &first, 0, nullptr);
                    vkCmdDispatch(commands, 1, 1, 1);
                }};
    }

    Way BufferShader(VkDescriptorType type, bool writes, VkShaderModule module) {
        VkDescriptorSet sets[2];
        for (int i = 0; i < 2; i++) {
            sets[i] = SubjectSet(type, i);
            if (type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER ||
                type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER) {
                WriteTexelBuffer(sets[i], 0, 0, type, MakeBufferView(buffer_, VK_FORMAT_R32_UINT));
            } else {
                WriteBuffer(sets[i], 0, 0, type, buffer_);
            }
        }
        return Dispatching(type, writes, module, sets);
    }

    // A shader that copies binding 0 to binding 1; the subject is in one of them.
    Way CopyShader(bool writes) {
        VkDescriptorSet sets[2];
        for (int i = 0; i < 2; i++) {
            sets[i] = SubjectSet(kStorage, i);
            WriteBuffer(sets[i], writes ? 1 : 0, 0, kStorage, buffer_);
            WriteBuffer(sets[i], writes ? 0 : 1, 0, kStorage, scratch_[i]);
        }
        return Dispatching(kStorage, writes, MakeShader(syncval_copy), sets);
    }

    Way ImageShader(VkDescriptorType type, bool writes, VkShaderModule module) {
        VkDescriptorSet sets[2];
        VkSampler sampler =
            type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER ? MakeSampler() : VK_NULL_HANDLE;
        for (int i = 0; i < 2; i++) {
            sets[i] = SubjectSet(type, i);
            WriteImage(sets[i], 0, 0, type, image_.view, VK_IMAGE_LAYOUT_GENERAL, sampler);
        }
        return Dispatching(type, writes, module, sets);
    }

    // Drawing makes a way from a draw in dynamic rendering with a target of its own.
    Way Drawing(const char *command, VkPipeline pipeline, const std::function<void(VkCommandBuffer)> &draw) {
        return {command, false, [=](VkCommandBuffer commands, int scratch) {
                    Render(commands, targets_[scratch].view, [&] {
                        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
                        const VkBuffer unused[] = {vertices_.handle, vertices_.handle};
                        const VkDeviceSize offsets[] = {0, 0};
                        vkCmdBindVertexBuffers(commands, 0, 2, unused, offsets);
                        draw(commands);
                    });
                }};
    }

    void MakeResources() {
        buffer_ = MakeBuffer(1024, kBufferUsage);
        vertices_ = MakeBuffer(1024, kBufferUsage);
        image_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
        for (int i = 0; i < 2; i++) {
            scratch_[i] = MakeBuffer(1024, kBufferUsage);
            targets_[i] = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
        }
    }

    void ReadyTargets(VkCommandBuffer commands) {
        for (const Image &target : targets_) {
            Ready(commands, target.handle);
        }
    }

    std::vector<Way> BufferTransfers() {
        const VkBuffer subject = buffer_.handle;
        VkBuffer others[] = {scratch_[0].handle, scratch_[1].handle};
        const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 4);
        static const VkBufferCopy kCopy = {0, 0, 1024};
        static const VkBufferCopy2 kCopy2 = {VK_STRUCTURE_TYPE_BUFFER_COPY_2, nullptr, 0, 0, 1024};
        static const VkBufferImageCopy kTexels = {0,  0,          0, {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1},
                                                  {}, {16, 16, 1}};
        const auto copy2 = [](VkCommandBuffer commands, VkBuffer from, VkBuffer to) {
            const VkCopyBufferInfo2 info = {
                VK_STRUCTURE_TYPE_COPY_BUFFER_INFO_2, nullptr, from, to, 1, &kCopy2};
            vkCmdCopyBuffer2(commands, &info);
        };
        return {
            {"vkCmdFillBuffer", true,
             [=](VkCommandBuffer c, int) { vkCmdFillBuffer(c, subject, 0, 1024, 0); }},
            {"vkCmdUpdateBuffer", true,
             [=](VkCommandBuffer c, int) {
                 const uint32_t words[256] = {};
                 vkCmdUpdateBuffer(c, subject, 0, 1024, words);
             }},
            {"vkCmdCopyBuffer", false,
             [=](VkCommandBuffer c, int i) { vkCmdCopyBuffer(c, subject, others[i], 1, &kCopy); }},
            {"vkCmdCopyBuffer", true,
             [=](VkCommandBuffer c, int i) { vkCmdCopyBuffer(c, others[i], subject, 1, &kCopy); }},
            {"vkCmdCopyBuffer2", false, [=](VkCommandBuffer c, int i) { copy2(c, subject, others[i]); }},
            {"vkCmdCopyBuffer2", true, [=](VkCommandBuffer c, int i) { copy2(c, others[i], subject); }},
            {"vkCmdCopyQueryPoolResults", true,
             [=](VkCommandBuffer c, int) { vkCmdCopyQueryPoolResults(c, pool, 0, 4, subject, 0, 4, 0); }},
            {"vkCmdCopyBufferToImage", false,
             [=](VkCommandBuffer c, int i) {
                 vkCmdCopyBufferToImage(c, subject, targets_[i].handle, VK_IMAGE_LAYOUT_GENERAL, 1, &kTexels);
             }},
            {"vkCmdCopyImageToBuffer", true,
             [=](VkCommandBuffer c, int i) {
                 vkCmdCopyImageToBuffer(c, targets_[i].handle, VK_IMAGE_LAYOUT_GENERAL, subject, 1, &kTexels);
             }},
        };
    }

    std::vector<Way> BufferWays() {
        std::vector<Way> ways = BufferTransfers();
        const VkBuffer subject = buffer_.handle;
        ways.push_back(CopyShader(false));
        ways.push_back(CopyShader(true));
        ways.push_back(
            BufferShader(VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, false, MakeShader(syncval_read_uniform)));
        ways.push_back(
            BufferShader(VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER, false, MakeShader(syncval_read_texels)));
        ways.push_back(
            BufferShader(VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER, true, MakeShader(syncval_write_texels)));
        const VkPipeline corners = MakeDrawPipeline(CornerOptions());
        for (const uint32_t binding : {0u, 1u}) {
            ways.push_back(Drawing("vkCmdDraw", corners, [=](VkCommandBuffer c) {
                const VkDeviceSize offset = 0;
                vkCmdBindVertexBuffers(c, binding, 1, &subject, &offset);
                vkCmdDraw(c, 3, 1, 0, 0);
            }));
        }
        const VkPipeline plain = MakeDrawPipeline({});
        ways.push_back(Drawing("vkCmdDrawIndexed", plain, [=](VkCommandBuffer c) {
            vkCmdBindIndexBuffer(c, subject, 0, VK_INDEX_TYPE_UINT16);
            vkCmdDrawIndexed(c, 3, 1, 0, 0, 0);
        }));
        ways.push_back(Drawing("vkCmdDrawIndirect", plain,
                               [=](VkCommandBuffer c) { vkCmdDrawIndirect(c, subject, 0, 2, 16); }));
        ways.push_back(Drawing("vkCmdDrawIndexedIndirect", plain, [=](VkCommandBuffer c) {
            vkCmdBindIndexBuffer(c, vertices_.handle, 0, VK_INDEX_TYPE_UINT16);
            vkCmdDrawIndexedIndirect(c, subject, 0, 2, 20);
        }));
        ways.push_back(Drawing("vkCmdDrawIndirectCount", plain, [=](VkCommandBuffer c) {
            vkCmdDrawIndirectCount(c, vertices_.handle, 0, subject, 0, 2, 16);
        }));
        ways.push_back({"vkCmdDispatchIndirect", false, [=](VkCommandBuffer c, int i) {
                            VkDescriptorSet set = indirect_sets_[i];
                            vkCmdBindPipeline(c, VK_PIPELINE_BIND_POINT_COMPUTE, indirect_pipeline_);
                            vkCmdBindDescriptorSets(c, VK_PIPELINE_BIND_POINT_COMPUTE, indirect_layout_, 0, 1,
                                                    &set, 0, nullptr);
                            vkCmdDispatchIndirect(c, subject, 0);
                        }});
        MakeIndirect();
        return ways;
    }

    void MakeIndirect() {
        indirect_layout_ = MakePipelineLayout({set_layouts_[kStorage]});
        indirect_pipeline_ = MakeComputePipeline(indirect_layout_, MakeShader(syncval_copy));
        for (int i = 0; i < 2; i++) {
            indirect_sets_[i] = SubjectSet(kStorage, i);
            WriteBuffer(indirect_sets_[i], 0, 0, kStorage, vertices_);
        }
    }

    std::vector<Way> ImageTransfers() {
        const VkImage subject = image_.handle;
        VkImage others[] = {targets_[0].handle, targets_[1].handle};
        VkBuffer buffers[] = {scratch_[0].handle, scratch_[1].handle};
        static const VkImageSubresourceLayers kLayers = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        static const VkImageSubresourceRange kRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        static const VkImageCopy kCopy = {kLayers, {}, kLayers, {}, {16, 16, 1}};
        static const VkImageBlit kBlit = {
            kLayers, {{0, 0, 0}, {16, 16, 1}}, kLayers, {{0, 0, 0}, {16, 16, 1}}};
        static const VkBufferImageCopy kTexels = {0, 0, 0, kLayers, {}, {16, 16, 1}};
        static const VkClearColorValue kColor = {};
        const VkImageLayout general = VK_IMAGE_LAYOUT_GENERAL;
        return {
            {"vkCmdCopyImage", false,
             [=](VkCommandBuffer c, int i) {
                 vkCmdCopyImage(c, subject, general, others[i], general, 1, &kCopy);
             }},
            {"vkCmdCopyImage", true,
             [=](VkCommandBuffer c, int i) {
                 vkCmdCopyImage(c, others[i], general, subject, general, 1, &kCopy);
             }},
            {"vkCmdBlitImage", false,
             [=](VkCommandBuffer c, int i) {
                 vkCmdBlitImage(c, subject, general, others[i], general, 1, &kBlit, VK_FILTER_NEAREST);
             }},
            {"vkCmdBlitImage", true,
             [=](VkCommandBuffer c, int i) {
                 vkCmdBlitImage(c, others[i], general, subject, general, 1, &kBlit, VK_FILTER_NEAREST);
             }},
            {"vkCmdCopyImageToBuffer", false,
             [=](VkCommandBuffer c, int i) {
                 vkCmdCopyImageToBuffer(c, subject, general, buffers[i], 1, &kTexels);
             }},
            {"vkCmdCopyBufferToImage", true,
             [=](VkCommandBuffer c, int i) {
                 vkCmdCopyBufferToImage(c, buffers[i], subject, general, 1, &kTexels);
             }},
            {"vkCmdClearColorImage", true,
             [=](VkCommandBuffer c, int) { vkCmdClearColorImage(c, subject, general, &kColor, 1, &kRange); }},
        };
    }

    std::vector<Way> ImageWays() {
        std::vector<Way> ways = ImageTransfers();
        ways.push_back(
            ImageShader(VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, false, MakeShader(syncval_read_sampled)));
        ways.push_back(ImageShader(VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, false, MakeShader(syncval_read_image)));
        ways.push_back(ImageShader(VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, true, MakeShader(syncval_write_image)));
        return ways;
    }

    // ExpectPairs checks each pair of ways. `ready` prepares the subject.
    void ExpectPairs(const std::vector<Way> &ways, const std::function<void(VkCommandBuffer)> &ready) {
        size_t count = 0;
        ClearMessages(); // lavapipe reports messages about shaders.
        for (const Way &first : ways) {
            for (const Way &second : ways) {
                if (!first.writes && !second.writes) {
                    ExpectNoHazard(first, second, ready);
                    continue;
                }
                const char *id = !second.writes ? "SYNC-HAZARD-READ-AFTER-WRITE"
                                 : first.writes ? "SYNC-HAZARD-WRITE-AFTER-WRITE"
                                                : "SYNC-HAZARD-WRITE-AFTER-READ";
                SCOPED_TRACE(std::string(id) + ": " + second.command + " after " + first.command);
                ExpectBoth(id, first, second, ready);
                count++;
                if (HasFailure()) {
                    return;
                }
            }
        }
        RecordProperty("hazards", std::to_string(count));
    }

    void ExpectNoHazard(const Way &first, const Way &second,
                        const std::function<void(VkCommandBuffer)> &ready) {
        SCOPED_TRACE(std::string("two reads: ") + second.command + " after " + first.command);
        VkCommandBuffer commands = Begin();
        ready(commands);
        first.record(commands, 0);
        second.record(commands, 1);
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }

    void ExpectBoth(const char *id, const Way &first, const Way &second,
                    const std::function<void(VkCommandBuffer)> &ready) {
        VkCommandBuffer commands = Begin();
        ready(commands);
        first.record(commands, 0);
        second.record(commands, 1);
        vkEndCommandBuffer(commands);
        const SyncMasks masks = Suggested();
        if (!messages().empty()) {
            const std::string text = messages()[0].text;
            const std::string begin = std::string("[ ") + id + " ] " + second.command + " (command ";
            EXPECT_EQ(text.compare(0, begin.size(), begin), 0) << text;
            EXPECT_NE(text.find(std::string("Earlier access: ") + first.command + " (command "),
                      std::string::npos)
                << text;
            EXPECT_NE(text.find(second.writes ? " writes " : " reads "), std::string::npos) << text;
        }
        ExpectMessage(id, first.writes ? " wrote it before" : " read it before");
        ExpectSilence();
        commands = Begin();
        ready(commands);
        first.record(commands, 0);
        Barrier(commands, masks);
        second.record(commands, 1);
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }

    Buffer buffer_, vertices_, scratch_[2];
    Image image_, targets_[2];
    std::map<VkDescriptorType, VkDescriptorSetLayout> set_layouts_;
    VkPipelineLayout indirect_layout_ = VK_NULL_HANDLE;
    VkPipeline indirect_pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet indirect_sets_[2] = {};
};

TEST_P(SyncvalHazardTest, EachPairOfBufferAccesses) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    ExpectPairs(BufferWays(), [this](VkCommandBuffer commands) { ReadyTargets(commands); });
}

TEST_P(SyncvalHazardTest, EachPairOfImageAccesses) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    ExpectPairs(ImageWays(), [this](VkCommandBuffer commands) {
        ReadyTargets(commands);
        Ready(commands, image_.handle);
    });
}

TEST_P(SyncvalHazardTest, IndicesAndVerticesOfOneBufferAreVertexInput) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline corners = MakeDrawPipeline(CornerOptions());
    const Way draws = Drawing("vkCmdDraw", corners, [&](VkCommandBuffer c) {
        const VkDeviceSize offset = 0;
        vkCmdBindVertexBuffers(c, 0, 1, &buffer_.handle, &offset);
        vkCmdDraw(c, 3, 1, 0, 0);
        vkCmdBindIndexBuffer(c, buffer_.handle, 0, VK_INDEX_TYPE_UINT16);
        vkCmdDrawIndexed(c, 3, 1, 0, 0, 0);
    });
    ClearMessages(); // lavapipe reports messages about shaders.
    ExpectFixed(
        "SYNC-HAZARD-WRITE-AFTER-READ", "srcStageMask = VK_PIPELINE_STAGE_2_VERTEX_INPUT_BIT, src",
        [&](VkCommandBuffer c) {
            ReadyTargets(c);
            draws.record(c, 0);
        },
        [&](VkCommandBuffer c) { vkCmdFillBuffer(c, buffer_.handle, 0, 1024, 0); });
}

WD_SYNCVAL_DRIVERS(SyncvalHazardTest);
