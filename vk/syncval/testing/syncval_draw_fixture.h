// A fixture of draws that read vertices, instances, indices and arguments and write a target.
#ifndef WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_DRAW_FIXTURE_H
#define WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_DRAW_FIXTURE_H

#include "vk/syncval/testing/syncval_scene_fixture.h"

class SyncvalDraws : public SyncvalScene {
  protected:
    // Chain puts feature structs before those that every test of the validator has.
    template <typename Struct>
    static void Chain(wd::testing::Options *options, Struct *features, const char *extension) {
        features->pNext = const_cast<void *>(options->device_next);
        options->device_next = features;
        if (extension) {
            options->device_extensions.push_back(extension);
        }
    }

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

    // ExpectReads expects a hazard if bytes [begin, end) of the buffer are written before, and none if all
    // others are.
    void ExpectReads(const char *command, const wd::testing::Buffer &buffer, VkDeviceSize begin,
                     VkDeviceSize end, const std::function<void(VkCommandBuffer)> &draw) {
        SCOPED_TRACE(command);
        for (const VkDeviceSize at : {begin, end - 4}) {
            ExpectFixed(
                "SYNC-HAZARD-READ-AFTER-WRITE", std::string(command) + " (command ",
                [&](VkCommandBuffer commands) {
                    Ready(commands, target_.handle);
                    vkCmdFillBuffer(commands, buffer.handle, at, 4, 0);
                },
                draw);
        }
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        if (begin) {
            vkCmdFillBuffer(commands, buffer.handle, 0, begin, 0);
        }
        if (end < buffer.size) {
            vkCmdFillBuffer(commands, buffer.handle, end, buffer.size - end, 0);
        }
        draw(commands);
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }

    // ExpectReadsOfUnknownRange expects a hazard if all of the bytes are written before or after, and none if
    // only most of them are.
    void ExpectReadsOfUnknownRange(const char *command, const wd::testing::Buffer &buffer, VkDeviceSize begin,
                                   VkDeviceSize end, const std::function<void(VkCommandBuffer)> &draw) {
        SCOPED_TRACE(command);
        const VkDeviceSize middle = begin + (end - begin) / 8 * 4;
        ExpectFixed(
            "SYNC-HAZARD-READ-AFTER-WRITE", std::string(command) + " (command ",
            [&](VkCommandBuffer commands) {
                Ready(commands, target_.handle);
                vkCmdFillBuffer(commands, buffer.handle, begin, middle - begin, 0);
                vkCmdFillBuffer(commands, buffer.handle, middle, end - middle, 0);
            },
            draw);
        const auto fill = [&](VkDeviceSize size) {
            return
                [=](VkCommandBuffer commands) { vkCmdFillBuffer(commands, buffer.handle, begin, size, 0); };
        };
        const auto ready_and = [&](const std::function<void(VkCommandBuffer)> &next) {
            return [=](VkCommandBuffer commands) {
                Ready(commands, target_.handle);
                next(commands);
            };
        };
        ExpectSilent(ready_and(fill(end - begin - 4)), draw);
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command ", ready_and(draw),
                    fill(end - begin));
        ExpectSilent(ready_and(draw), fill(end - begin - 4));
    }

    // ExpectTargetWrite draws without load and store accesses, and then clears the target.
    void ExpectTargetWrite(bool writes, const std::function<void(VkCommandBuffer)> &draw) {
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        RenderPlain(commands, target_.view, 0, [&] { draw(commands); });
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

    // ExpectFirstStruct expects a hazard with the first struct of a draw with a count, at byte 12, and none
    // with the next one.
    void ExpectFirstStruct(const char *command, VkDeviceSize size, const Draws &draw) {
        const auto filling = [&](VkDeviceSize at) {
            return [=](VkCommandBuffer commands) {
                Ready(commands, target_.handle);
                vkCmdFillBuffer(commands, arguments_.handle, at, size, 0);
            };
        };
        ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", std::string(command) + " (command ", filling(12), draw);
        ExpectSilent(filling(12 + size), draw);
    }

    wd::testing::Buffer vertices_, instances_, indices_, arguments_;
    wd::testing::Image target_;
};

#endif
