// Commands that the build does not know, from a layer below: no false hazard across them, no stale state, and
// hazards between later commands are found again after known commands have bound their resources.
#include "testing/invented/invented_commands.h"
#include "vk/syncval/testing/syncval_batch_fixture.h"
#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Buffer;
using wd::testing::Layer;
using wd::testing::Make;
using wd::testing::Target;

class SyncvalUnknownTest : public SyncvalBatches {
  protected:
    static constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    static constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;
    static constexpr VkBufferUsageFlags kUsage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                                 VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                                                 VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;

    wd::testing::Options Options() {
        auto options = SyncOptions(GetParam());
        options.layers = {Layer::kWarden, Layer::kInvented};
        return options;
    }

    void MakeAll() {
        set_layout_ = MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                                     {1, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        layout_ = MakePipelineLayout({set_layout_});
        copy_ = MakeComputePipeline(layout_, MakeShader(syncval_copy));
        a_ = MakeBuffer(64, kUsage);
        b_ = MakeBuffer(64, kUsage);
        ab_ = SetOf(a_, b_);
        ba_ = SetOf(b_, a_);
        order_ = DeviceProc<WdInventedCommand>(WD_INVENTED_BARRIER);
        nothing_ = DeviceProc<WdInventedCommand>(WD_INVENTED_NOTHING);
    }

    VkDescriptorSet SetOf(const Buffer &source, const Buffer &destination) {
        VkDescriptorSet set = MakeSet(set_layout_, {{kStorage, 2}});
        WriteBuffer(set, 0, 0, kStorage, source);
        WriteBuffer(set, 1, 0, kStorage, destination);
        return set;
    }

    void BindPipeline(VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, kCompute, copy_);
    }
    void BindSet(VkCommandBuffer commands, VkDescriptorSet set) {
        vkCmdBindDescriptorSets(commands, kCompute, layout_, 0, 1, &set, 0, nullptr);
    }
    void Dispatch(VkCommandBuffer commands, VkDescriptorSet set) {
        BindPipeline(commands);
        BindSet(commands, set);
        vkCmdDispatch(commands, 1, 1, 1);
    }
    void Fill(VkCommandBuffer commands, const Buffer &buffer) {
        vkCmdFillBuffer(commands, buffer.handle, 0, 64, 1);
    }
    VkCommandBuffer Recorded(const std::function<void(VkCommandBuffer)> &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline copy_ = VK_NULL_HANDLE;
    VkDescriptorSet ab_ = VK_NULL_HANDLE, ba_ = VK_NULL_HANDLE;
    Buffer a_, b_;
    WdInventedCommand order_ = nullptr, nothing_ = nullptr;
};

TEST_P(SyncvalUnknownTest, ItMayBeABarrier) {
    WD_START_DEVICE(Options());
    MakeAll();
    ASSERT_NE(order_, nullptr);
    VkCommandBuffer commands = Recorded([&](VkCommandBuffer commands) {
        Dispatch(commands, ab_);
        order_(commands);
        Dispatch(commands, ba_);
    });
    ExpectSilence();
    SubmitAll({commands});
    ExpectSilence();
}

// The same without the command, and the same two commands after it.
TEST_P(SyncvalUnknownTest, WithKnownBindingsHazardsAreFoundAgain) {
    WD_START_DEVICE(Options());
    MakeAll();
    Recorded([&](VkCommandBuffer commands) {
        Dispatch(commands, ab_);
        Dispatch(commands, ba_);
    });
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch (command 2)");
    ClearMessages();
    Recorded([&](VkCommandBuffer commands) {
        Dispatch(commands, ab_);
        order_(commands);
        Dispatch(commands, ba_);
        Dispatch(commands, ab_);
    });
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch (command 4)");
    ClearMessages();
    // A copy needs no binding.
    Recorded([&](VkCommandBuffer commands) {
        order_(commands);
        Fill(commands, a_);
        Fill(commands, a_);
    });
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command 3)");
    ExpectSilence();
}

// Earlier bindings may have changed.
TEST_P(SyncvalUnknownTest, BindingsAreUnknownAfterwards) {
    WD_START_DEVICE(Options());
    MakeAll();
    auto bind = DeviceProc<WdInventedBindDescriptorSet>(WD_INVENTED_BIND_DESCRIPTOR_SET);
    const Buffer c = MakeBuffer(64, kUsage), d = MakeBuffer(64, kUsage);
    VkDescriptorSet cd = SetOf(c, d);
    VkCommandBuffer commands = Recorded([&](VkCommandBuffer commands) {
        BindPipeline(commands);
        BindSet(commands, ab_);
        bind(commands, kCompute, layout_, cd);
        Fill(commands, a_);
        vkCmdDispatch(commands, 1, 1, 1); // Of c and d.
        Fill(commands, b_);
    });
    ExpectSilence();
    // The pipeline is known again, and the set is not.
    Recorded([&](VkCommandBuffer commands) {
        BindPipeline(commands);
        BindSet(commands, ab_);
        bind(commands, kCompute, layout_, cd);
        Fill(commands, a_);
        BindPipeline(commands);
        vkCmdDispatch(commands, 1, 1, 1);
    });
    ExpectSilence();
    Recorded([&](VkCommandBuffer commands) {
        bind(commands, kCompute, layout_, cd);
        Fill(commands, a_);
        BindPipeline(commands);
        BindSet(commands, ab_);
        vkCmdDispatch(commands, 1, 1, 1);
    });
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch (command 3)");
    ExpectSilence();
    SubmitAll({commands});
    ExpectSilence();
}

// A barrier for the accesses of the unknown command covers no other accesses, but that cannot be known.
TEST_P(SyncvalUnknownTest, ItMayAccessAnything) {
    WD_START_DEVICE(Options());
    MakeAll();
    auto dispatch = DeviceProc<WdInventedDispatch>(WD_INVENTED_DISPATCH);
    VkCommandBuffer commands = Recorded([&](VkCommandBuffer commands) {
        BindPipeline(commands);
        BindSet(commands, ab_);
        dispatch(commands, 1, 1, 1);
        Barrier(commands, {VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_WRITE_BIT,
                           VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_READ_BIT});
        Dispatch(commands, ba_);
    });
    ExpectSilence();
    SubmitAll({commands});
    ExpectSilence();
}

TEST_P(SyncvalUnknownTest, BetweenCommandBuffers) {
    WD_START_DEVICE(Options());
    MakeAll();
    VkCommandBuffer writes = Recorded([&](VkCommandBuffer commands) { Fill(commands, a_); });
    VkCommandBuffer reads = Recorded([&](VkCommandBuffer commands) { Dispatch(commands, ab_); });
    VkCommandBuffer ordered = Recorded([&](VkCommandBuffer commands) {
        order_(commands);
        Dispatch(commands, ab_);
    });
    VkCommandBuffer orders = Recorded([&](VkCommandBuffer commands) { order_(commands); });
    SubmitAll({writes, reads});
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch");
    ExpectSilence();
    SubmitAll({writes, ordered});
    ExpectSilence();
    SubmitAll({writes, orders, reads});
    ExpectSilence();
    // What comes before the command is compared with earlier command buffers, what follows it with later
    // ones.
    VkCommandBuffer first = Recorded([&](VkCommandBuffer commands) {
        Dispatch(commands, ab_);
        order_(commands);
    });
    SubmitAll({writes, first});
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch");
    ExpectSilence();
    VkCommandBuffer last = Recorded([&](VkCommandBuffer commands) {
        order_(commands);
        Fill(commands, a_);
    });
    SubmitAll({last, reads});
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch");
    ExpectSilence();
}

TEST_P(SyncvalUnknownTest, InASecondaryCommandBuffer) {
    WD_START_DEVICE(Options());
    MakeAll();
    VkCommandBuffer orders = RecordSecondary([&](VkCommandBuffer commands) { order_(commands); });
    VkCommandBuffer commands = Recorded([&](VkCommandBuffer commands) {
        Fill(commands, a_);
        vkCmdExecuteCommands(commands, 1, &orders);
        Fill(commands, a_);
    });
    ExpectSilence();
    SubmitAll({commands});
    ExpectSilence();
}

// The command ends the render pass, as vkCmdEndRenderPass does, and the application continues outside.
TEST_P(SyncvalUnknownTest, ItMayEndARenderPass) {
    WD_START_DEVICE(Options());
    MakeAll();
    auto end = DeviceProc<WdInventedCommand>(WD_INVENTED_END_RENDER_PASS);
    const Target target = MakeTarget(16, 16);
    const VkClearValue clear = {};
    auto info = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
    info.renderPass = target.render_pass;
    info.framebuffer = target.framebuffer;
    info.renderArea.extent = {16, 16};
    info.clearValueCount = 1;
    info.pClearValues = &clear;
    VkCommandBuffer commands = Recorded([&](VkCommandBuffer commands) {
        for (int i = 0; i < 2; ++i) {
            vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
            end(commands);
            Fill(commands, a_);
        }
        Dispatch(commands, ba_);
    });
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDispatch"); // After the second fill.
    ExpectSilence();
    SubmitAll({commands});
    ExpectSilence();
    // A pass that the command leaves active is ended by a known command.
    commands = Recorded([&](VkCommandBuffer commands) {
        vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
        nothing_(commands);
        vkCmdEndRenderPass(commands);
        vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
        vkCmdEndRenderPass(commands);
    });
    ExpectSilence();
    SubmitAll({commands});
    ExpectSilence();
}

// In a render pass instance with several subpasses each has a context of its own.
TEST_P(SyncvalUnknownTest, BetweenSubpasses) {
    WD_START_DEVICE(Options());
    MakeAll();
    const Target target = MakeTarget(16, 16);
    VkAttachmentDescription attachment = {};
    attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
    attachment.samples = VK_SAMPLE_COUNT_1_BIT;
    attachment.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
    attachment.finalLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    const VkAttachmentReference reference = {0, VK_IMAGE_LAYOUT_GENERAL};
    VkSubpassDescription subpasses[2] = {};
    for (VkSubpassDescription &subpass : subpasses) {
        subpass.colorAttachmentCount = 1;
        subpass.pColorAttachments = &reference;
    }
    constexpr VkPipelineStageFlags kOutput = VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT;
    constexpr VkAccessFlags kAccesses =
        VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
    const VkSubpassDependency dependency = {0, 1, kOutput, kOutput, kAccesses, kAccesses, 0};
    auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
    info.attachmentCount = 1;
    info.pAttachments = &attachment;
    info.subpassCount = 2;
    info.pSubpasses = subpasses;
    info.dependencyCount = 1;
    info.pDependencies = &dependency;
    VkRenderPass pass = VK_NULL_HANDLE;
    Check(vkCreateRenderPass(device(), &info, nullptr, &pass), "vkCreateRenderPass");
    Defer([device = device(), pass] { vkDestroyRenderPass(device, pass, nullptr); });
    auto frame = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
    frame.renderPass = pass;
    frame.attachmentCount = 1;
    frame.pAttachments = &target.image.view;
    frame.width = frame.height = 16;
    frame.layers = 1;
    VkFramebuffer framebuffer = VK_NULL_HANDLE;
    Check(vkCreateFramebuffer(device(), &frame, nullptr, &framebuffer), "vkCreateFramebuffer");
    Defer([device = device(), framebuffer] { vkDestroyFramebuffer(device, framebuffer, nullptr); });
    const VkClearValue clear = {};
    auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
    begin.renderPass = pass;
    begin.framebuffer = framebuffer;
    begin.renderArea.extent = {16, 16};
    begin.clearValueCount = 1;
    begin.pClearValues = &clear;
    const auto record = [&](VkCommandBuffer commands, int unknown_in) {
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        for (int i = 0; i < 2; ++i) {
            if (i) {
                vkCmdNextSubpass(commands, VK_SUBPASS_CONTENTS_INLINE);
            }
            if (unknown_in == i) {
                nothing_(commands);
            }
        }
        vkCmdEndRenderPass(commands);
    };
    for (const int unknown_in : {0, 1, 2}) { // 2: in none.
        VkCommandBuffer commands = Recorded([&](VkCommandBuffer commands) {
            Fill(commands, a_);
            record(commands, unknown_in);
            Fill(commands, a_);
            order_(commands);
            record(commands, unknown_in);
            order_(commands);
            record(commands, 2);
        });
        if (unknown_in == 2) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer");
        }
        ExpectSilence();
        SubmitAll({commands});
        ExpectSilence();
    }
}

TEST_P(SyncvalUnknownTest, WorkOfAQueueIsUnknown) {
    WD_START_DEVICE(Options());
    MakeAll();
    auto submit = DeviceProc<WdInventedSubmit>(WD_INVENTED_SUBMIT);
    VkCommandBuffer writes = Recorded([&](VkCommandBuffer commands) { Fill(commands, a_); });
    VkCommandBuffer again = Recorded([&](VkCommandBuffer commands) { Fill(commands, a_); });
    VkCommandBuffer orders = Recorded([&](VkCommandBuffer commands) {
        Barrier(commands, {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                           VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                           VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT});
    });
    Submit(queue(), {{writes}});
    EXPECT_EQ(submit(queue(), orders), VK_SUCCESS);
    Submit(queue(), {{again}});
    vkQueueWaitIdle(queue());
    ExpectSilence();
    Submit(queue(), {{writes}});
    Submit(queue(), {{again}});
    vkQueueWaitIdle(queue());
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer");
    ExpectSilence();
}

TEST_P(SyncvalUnknownTest, ACommandOfTheDeviceMayWait) {
    WD_START_DEVICE(Options());
    MakeAll();
    auto wait = DeviceProc<WdInventedWait>(WD_INVENTED_WAIT);
    VkCommandBuffer writes = Recorded([&](VkCommandBuffer commands) { Fill(commands, a_); });
    VkCommandBuffer again = Recorded([&](VkCommandBuffer commands) { Fill(commands, a_); });
    Submit(queue(), {{writes}});
    EXPECT_EQ(wait(device()), VK_SUCCESS);
    Submit(queue(), {{again}});
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

// Descriptors that it may have written are unknown; those that are written later are known.
TEST_P(SyncvalUnknownTest, ACommandOfTheDeviceMayWriteDescriptors) {
    WD_START_DEVICE(Options());
    MakeAll();
    auto update = DeviceProc<WdInventedUpdate>(WD_INVENTED_UPDATE);
    const Buffer c = MakeBuffer(64, kUsage), d = MakeBuffer(64, kUsage);
    const VkDescriptorBufferInfo infos[] = {{c.handle, 0, VK_WHOLE_SIZE}, {d.handle, 0, VK_WHOLE_SIZE}};
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.dstSet = ab_;
    write.descriptorCount = 2;
    write.descriptorType = kStorage;
    write.pBufferInfo = infos;
    update(device(), 1, &write);
    const auto record = [&](VkCommandBuffer commands) {
        Fill(commands, a_);
        Dispatch(commands, ab_);
    };
    Recorded(record);
    ExpectSilence();
    WriteBuffer(ab_, 0, 0, kStorage, a_);
    Recorded(record);
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch (command 2)");
    ExpectSilence();
}

// A command buffer that an unknown command begins is not followed, and nothing is reported across it.
TEST_P(SyncvalUnknownTest, ItMayBeginACommandBuffer) {
    WD_START_DEVICE(Options());
    MakeAll();
    auto begin = DeviceProc<WdInventedBegin>(WD_INVENTED_BEGIN);
    VkCommandBuffer writes = Recorded([&](VkCommandBuffer commands) { Fill(commands, a_); });
    VkCommandBuffer again = Recorded([&](VkCommandBuffer commands) { Fill(commands, a_); });
    VkCommandBuffer between = Recorded([&](VkCommandBuffer commands) { Fill(commands, a_); });
    Check(begin(between), WD_INVENTED_BEGIN);
    const SyncMasks all = {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                           VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                           VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT};
    Barrier(between, all);
    Check(vkEndCommandBuffer(between), "vkEndCommandBuffer");
    SubmitAll({writes, between, again});
    ExpectSilence();
}

// Barriers for accesses that the command may have are not redundant; without the command both are.
TEST_P(SyncvalUnknownTest, RedundantBarriersAreNotReportedAcrossIt) {
    const SyncMasks masks = {VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                             VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_READ_BIT};
    for (const bool has_unknown : {false, true}) {
        auto options = Options();
        options.settings["syncval_redundant_barriers"] = "true";
        WD_START_DEVICE(options);
        MakeAll();
        const Buffer c = MakeBuffer(64, kUsage);
        const auto before = [&](VkCommandBuffer commands) {
            Fill(commands, c);
            Barrier(commands, masks);
            if (has_unknown) {
                nothing_(commands);
            }
        };
        const auto after = [&](VkCommandBuffer commands) {
            if (has_unknown) {
                nothing_(commands);
            }
            Barrier(commands, masks);
            Dispatch(commands, ab_);
        };
        for (int i = 0; i < 3; ++i) {
            SubmitAll({Recorded(before)});
            vkDeviceWaitIdle(device());
            SubmitAll({Recorded(after)});
        }
        Stop();
        EXPECT_EQ(messages().empty(), has_unknown);
        if (!has_unknown) {
            ExpectMessage("WARDEN-sync-redundant-barrier", "vkCmdPipelineBarrier2 (command 1)");
            ExpectMessage("WARDEN-sync-redundant-barrier", "vkCmdPipelineBarrier2 (command 2)");
        }
        ClearMessages();
    }
}

WD_SYNCVAL_DRIVERS(SyncvalUnknownTest);
