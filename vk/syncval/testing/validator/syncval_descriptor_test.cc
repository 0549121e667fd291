// Accesses of shaders through descriptors: parts of blocks, elements of arrays, pushed descriptors, dynamic
// offsets.
#include "vk/syncval/testing/syncval_failing_fixture.h"
#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalDescriptorTest : public SyncvalScene {
  protected:
    static constexpr VkDescriptorType kSampled = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    static constexpr VkShaderStageFlags kCompute = VK_SHADER_STAGE_COMPUTE_BIT;

    // ExpectEachFixed is ExpectFixed where each of `count` images has a message, with the same barrier.
    void ExpectEachFixed(int count, const std::function<void(VkCommandBuffer)> &first,
                         const std::function<void(VkCommandBuffer)> &second) {
        VkCommandBuffer commands = Begin();
        first(commands);
        second(commands);
        for (int i = 0; i < count; i++) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch (command ");
        }
        ExpectSilence();
        vkEndCommandBuffer(commands);
        ExpectSilent(
            [&](VkCommandBuffer ordered) {
                first(ordered);
                Barrier(ordered,
                        {VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                         VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_SAMPLED_READ_BIT});
            },
            second);
    }

    void MakeLayouts(VkDescriptorSetLayoutCreateFlags flags = 0, const void *next = nullptr) {
        set_layout_ = MakeSetLayout(
            {{0, kStorage, 1, kCompute, nullptr}, {1, kSampled, 3, kCompute, nullptr}}, next, flags);
        layout_ = MakePipelineLayout({set_layout_});
        buffer_ = MakeBuffer(1024, kBufferUsage);
        sampler_ = MakeSampler();
        for (Image &image : images_) {
            image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
        }
    }

    VkDescriptorSet EntireSet(VkDescriptorPoolCreateFlags flags = 0) {
        VkDescriptorSet set = MakeSet(set_layout_, {{kStorage, 1}, {kSampled, 3}}, nullptr, flags);
        WriteBuffer(set, 0, 0, kStorage, buffer_);
        for (uint32_t i = 0; i < 3; i++) {
            WriteImage(set, 1, i, kSampled, images_[i].view, VK_IMAGE_LAYOUT_GENERAL, sampler_);
        }
        return set;
    }

    // Descriptors of binding 0 may be updated after they are bound.
    void MakeLateLayouts() {
        const VkDescriptorBindingFlags flags[] = {VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT,
                                                  VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT};
        auto info = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        info.bindingCount = 2;
        info.pBindingFlags = flags;
        MakeLayouts(VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT, &info);
    }

    VkDescriptorSet LateSet() {
        return EntireSet(VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT);
    }

    std::function<void(VkCommandBuffer)> Dispatching(VkPipeline pipeline, VkDescriptorSet set) {
        return [=](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set, 0,
                                    nullptr);
            vkCmdDispatch(commands, 4, 1, 1);
        };
    }

    std::function<void(VkCommandBuffer)> Filling(VkDeviceSize begin, VkDeviceSize end) {
        return [=](VkCommandBuffer commands) {
            vkCmdFillBuffer(commands, buffer_.handle, begin, end - begin, 0);
        };
    }

    void Clear(VkCommandBuffer commands, const Image &image) {
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdClearColorImage(commands, image.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
    }

    // ExpectBytes expects a hazard with writes of [begin, end) and none with writes of all other bytes.
    void ExpectBytes(const char *id, VkDeviceSize begin, VkDeviceSize end,
                     const std::function<void(VkCommandBuffer)> &dispatch) {
        ExpectFixed(id, "vkCmdDispatch (command ", Filling(begin, begin + 4), dispatch);
        ExpectFixed(id, "vkCmdDispatch (command ", Filling(end - 4, end), dispatch);
        if (begin) {
            ExpectSilent(Filling(0, begin), dispatch);
        }
        if (end < 208) {
            ExpectSilent(Filling(end, 208), dispatch);
        }
    }

    VkDescriptorSetLayout set_layout_;
    VkPipelineLayout layout_;
    VkSampler sampler_;
    Buffer buffer_;
    Image images_[3];
};

TEST_P(SyncvalDescriptorTest, PartsOfABlock) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeLayouts();
    VkDescriptorSet set = EntireSet();
    const auto head = Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_write_head)), set);
    const auto item = Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_write_item)), set);
    const auto tail = Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_write_tail)), set);
    const auto read = Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_read_head)), set);
    ExpectBytes("SYNC-HAZARD-WRITE-AFTER-WRITE", 8, 12, head);
    ExpectBytes("SYNC-HAZARD-WRITE-AFTER-WRITE", 148, 152, item);
    ExpectBytes("SYNC-HAZARD-WRITE-AFTER-WRITE", 208, 224, tail);
    ExpectSilent(Filling(224, 1024), tail);
    ExpectBytes("SYNC-HAZARD-READ-AFTER-WRITE", 8, 12, read);
    ExpectSilent(head, item);
    ExpectSilent(item, tail);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "bytes [8, 12)", head, read);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "bytes [8, 12)", read, head);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [220, 224)", read, tail);
}

// Bytes between two members that a shader accesses are not accessed.
TEST_P(SyncvalDescriptorTest, MembersWithOthersBetween) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeLayouts();
    VkDescriptorSet set = EntireSet();
    const auto run = [&](const auto &shader) {
        return Dispatching(MakeComputePipeline(layout_, MakeShader(shader)), set);
    };
    const auto item = run(syncval_write_item), ends = run(syncval_write_ends), read = run(syncval_read_ends),
               sides = run(syncval_write_sides), add = run(syncval_add_ends);
    ExpectSilent(ends, item);
    ExpectSilent(item, ends);
    ExpectSilent(read, item);
    ExpectSilent(item, read);
    ExpectSilent(sides, item);
    ExpectSilent(add, item);
    ExpectSilent(item, add);
    ExpectSilent(add, add);
    const struct { VkDeviceSize begin, end; } ranges[] = {{0, 4}, {64, 68}, {204, 208}};
    VkDeviceSize last = 0;
    for (const auto &now : ranges) {
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDispatch (command ", Filling(now.begin, now.end),
                    ends);
        ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch (command ", Filling(now.begin, now.end),
                    read);
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command ", read,
                    Filling(now.begin, now.end));
        if (now.begin) {
            ExpectSilent(Filling(last, now.begin), ends);
        }
        last = now.end;
    }
    ExpectSilent(Filling(last, 1024), ends);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "bytes [0, 4)", ends, read);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [0, 4)", add, sides);
}

// After a barrier that may be for an unlisted access, nothing is certain. Atomic operations of two dispatches
// on one member are ordered with each other, and with nothing else.
TEST_P(SyncvalDescriptorTest, AtomicAndPlainMembers) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeLayouts();
    VkDescriptorSet set = EntireSet();
    const auto run = [&](const auto &shader) {
        return Dispatching(MakeComputePipeline(layout_, MakeShader(shader)), set);
    };
    const auto item = run(syncval_add_head_write_item), key = run(syncval_add_head_write_key),
               load = run(syncval_load_head), local = run(syncval_add_locally),
               sides = run(syncval_write_sides), read = run(syncval_read_ends);
    ExpectSilent(item, key);
    ExpectSilent(key, item);
    ExpectSilent(load, item);
    ExpectSilent(item, load);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [148, 152)", item, item);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [16, 20)", load, key);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [0, 4)", item, sides);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [0, 4)", sides, item);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "bytes [0, 4)", item, read);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "bytes [0, 4)", read, item);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "bytes [0, 4)", sides, load);
    // With a scope that does not include the other dispatch.
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [0, 4)", local, local);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [0, 4)", local, item);
}

// The same in several command buffers.
TEST_P(SyncvalDescriptorTest, AtomicMembersOfSeveralCommandBuffers) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeLayouts();
    VkDescriptorSet set = EntireSet();
    const auto record = [&](const auto &shader) {
        VkCommandBuffer commands = Begin();
        Dispatching(MakeComputePipeline(layout_, MakeShader(shader)), set)(commands);
        vkEndCommandBuffer(commands);
        return commands;
    };
    SubmitAll({record(syncval_add_head_write_key), record(syncval_add_head_write_item)});
    ExpectSilence();
    SubmitAll({record(syncval_add_head_write_item), record(syncval_read_ends)});
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "bytes [0, 4)");
    ExpectSilence();
}

TEST_P(SyncvalDescriptorTest, MoreMembersThanAreListed) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeLayouts();
    VkDescriptorSet set = EntireSet();
    for (const bool more : {false, true}) {
        const VkShaderModule shader = more ? MakeShader(syncval_write_more) : MakeShader(syncval_write_many);
        const auto many = Dispatching(MakeComputePipeline(layout_, shader), set);
        for (int again = 0; again < 3; again++) { // The result is cached meanwhile.
            ExpectSilent(many, Filling(212, 216));
            ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", many,
                        Filling(700, 1024));
            const auto chained = [&](VkCommandBuffer commands) {
                Filling(0, 4)(commands);
                Barrier(commands, {VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                                   VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_2_CLEAR_BIT,
                                   VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT});
                many(commands);
            };
            if (more) {
                ExpectSilent(chained, Filling(0, 4));
            } else {
                ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", chained,
                            Filling(0, 4));
            }
        }
    }
}

TEST_P(SyncvalDescriptorTest, AnElementAsAFunctionArgument) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeLayouts();
    const auto fetch = Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_fetch_one)), EntireSet());
    for (int i = 0; i < 3; i++) {
        const auto first = [&](VkCommandBuffer commands) {
            for (const Image &image : images_) {
                Ready(commands, image.handle);
            }
            Clear(commands, images_[i]);
        };
        if (i == 1) {
            ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch (command ", first, fetch);
        } else {
            ExpectSilent(first, fetch);
        }
    }
}

TEST_P(SyncvalDescriptorTest, ElementsByFunctionArguments) {
    auto options = SyncOptions(GetParam());
    options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
    WD_START_DEVICE(options);
    MakeLayouts();
    const auto fetch =
        Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_fetch_numbers)), EntireSet());
    for (int i = 0; i < 3; i++) {
        const auto first = [&](VkCommandBuffer commands) {
            for (const Image &image : images_) {
                Ready(commands, image.handle);
            }
            Clear(commands, images_[i]);
        };
        if (i < 2) {
            ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch (command ", first, fetch);
        } else {
            ExpectSilent(first, fetch);
        }
    }
}

// An array that counts as accessed completely has a hazard with each element: one message for each image.
TEST_P(SyncvalDescriptorTest, AnElementThatIsNotKnown) {
    for (const bool whole : {false, true}) {
        auto options = SyncOptions(GetParam());
        options.settings["syncval_assume_all_descriptors"] = whole ? "true" : "false";
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        WD_START_DEVICE(options);
        MakeLayouts();
        const auto fetch =
            Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_fetch_any)), EntireSet());
        for (int count = 1; count <= 3; count++) {
            SCOPED_TRACE(std::to_string(count) + " of 3 elements were written");
            const auto first = [&](VkCommandBuffer commands) {
                for (const Image &image : images_) {
                    Ready(commands, image.handle);
                }
                for (int i = 0; i < count; i++) {
                    Clear(commands, images_[i]);
                }
            };
            for (int again = 0; again < 3; again++) { // The result is cached meanwhile.
                if (whole && count > 1) {
                    ExpectEachFixed(count, first, fetch);
                } else if (whole || count == 3) {
                    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch (command ", first, fetch);
                } else {
                    ExpectSilent(first, fetch);
                }
            }
        }
        Stop();
    }
}

// For a binding with UPDATE_AFTER_BIND, the contents at the submission count.
TEST_P(SyncvalDescriptorTest, BindingsThatMayChangeLater) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeLateLayouts();
    const Buffer other = MakeBuffer(1024, kBufferUsage);
    const VkDescriptorSet set = LateSet();
    const auto head = Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_write_head)), set);
    const auto record = [&] {
        VkCommandBuffer commands = Begin();
        head(commands);
        Filling(8, 12)(commands);
        vkEndCommandBuffer(commands);
        ExpectSilence(); // Nothing is certain yet.
        return commands;
    };
    const auto expect = [&](const char *what, bool is_hazard, VkCommandBuffer commands) {
        SCOPED_TRACE(what);
        SubmitAll({commands});
        if (is_hazard) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command 2)");
        }
        ExpectSilence();
    };
    VkCommandBuffer commands = record();
    expect("as it was", true, commands);
    expect("once more", false, commands); // It is reported once.
    commands = record();
    WriteBuffer(set, 0, 0, kStorage, buffer_);
    WriteImage(set, 1, 0, kSampled, images_[1].view, VK_IMAGE_LAYOUT_GENERAL, sampler_);
    expect("written again, and a binding that nothing uses", true, commands);
    commands = record();
    WriteBuffer(set, 0, 0, kStorage, other);
    expect("another buffer", false, commands);
    WriteBuffer(set, 0, 0, kStorage, buffer_);
    expect("back again", true, commands);
    commands = record();
    WriteBuffer(set, 0, 0, kStorage, buffer_, 256);
    expect("another part", false, commands);
    commands = record();
    expect("the part that is not filled", false, commands);
}

// A callback refuses the submission that shows that the contents are the same: it may be judged again.
TEST_P(SyncvalDescriptorTest, ARefusedSubmissionWithBindingsThatMayChangeLater) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeLateLayouts();
    const VkDescriptorSet set = LateSet();
    VkCommandBuffer commands = Begin(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_write_head)), set)(commands);
    Filling(8, 12)(commands);
    vkEndCommandBuffer(commands);
    const VkCommandBuffer twice[] = {commands, commands};
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.pCommandBuffers = twice;
    bool is_first = true; // Of those that are executed.
    for (const bool refuses : {true, true, false, false}) {
        set_messenger_result(refuses);
        info.commandBufferCount = refuses ? 1 : 2;
        EXPECT_EQ(refuses ? VK_ERROR_VALIDATION_FAILED_EXT : VK_SUCCESS,
                  vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE));
        const auto found = messages();
        size_t deferred = 0;
        for (const auto &message : found) {
            deferred += message.text.find("submitted to queue") == std::string::npos;
        }
        EXPECT_EQ(is_first || refuses ? 1u : 0u, deferred);
        is_first = refuses;
        ClearMessages();
        vkDeviceWaitIdle(device());
    }
}

TEST_P(SyncvalDescriptorTest, ChangesBetweenCommandBuffers) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeLateLayouts();
    const Buffer other = MakeBuffer(1024, kBufferUsage);
    const VkDescriptorSet set = LateSet();
    const auto record = [&](const std::function<void(VkCommandBuffer)> &what) {
        VkCommandBuffer commands = Begin();
        what(commands);
        vkEndCommandBuffer(commands);
        return commands;
    };
    const VkCommandBuffer head =
        record(Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_write_head)), set));
    const VkCommandBuffer fill = record(Filling(8, 12)), fill_other = record([&](VkCommandBuffer commands) {
                                                             vkCmdFillBuffer(commands, other.handle, 8, 4, 0);
                                                         });
    ExpectSilence();
    SubmitAll({head, fill});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command 1)");
    ExpectSilence();
    SubmitAll({fill, head});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDispatch (command 1)");
    ExpectSilence();
    WriteBuffer(set, 0, 0, kStorage, other);
    // The command buffer does not write the buffer with which it was recorded.
    for (VkCommandBuffer written : {fill, fill_other}) {
        SubmitAll({head, written});
        SubmitAll({written, head});
    }
    ExpectSilence();
}

TEST_P(SyncvalDescriptorTest, LateBindingsOfSecondaryCommandBuffers) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeLateLayouts();
    const Buffer other = MakeBuffer(1024, kBufferUsage);
    const VkDescriptorSet set = LateSet();
    const auto head = Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_write_head)), set);
    const auto execute = [&](VkCommandBuffer secondary) {
        VkCommandBuffer commands = Begin();
        vkCmdExecuteCommands(commands, 1, &secondary);
        vkEndCommandBuffer(commands);
        ExpectSilence();
        return commands;
    };
    for (const bool changes : {false, true}) {
        WriteBuffer(set, 0, 0, kStorage, buffer_);
        VkCommandBuffer inside = RecordSecondary([&](VkCommandBuffer commands) {
            Filling(8, 12)(commands);
            head(commands);
        });
        VkCommandBuffer commands = execute(inside);
        WriteBuffer(set, 0, 0, kStorage, changes ? other : buffer_);
        SubmitAll({commands});
        if (!changes) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDispatch (command 2 of secondary");
        }
        ExpectSilence();
        WriteBuffer(set, 0, 0, kStorage, buffer_);
        VkCommandBuffer alone = RecordSecondary(head);
        commands = Begin();
        Filling(8, 12)(commands);
        vkCmdExecuteCommands(commands, 1, &alone);
        vkEndCommandBuffer(commands);
        ExpectSilence();
        WriteBuffer(set, 0, 0, kStorage, changes ? other : buffer_);
        SubmitAll({commands});
        if (!changes) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDispatch (command 1 of secondary");
        }
        ExpectSilence();
    }
}

TEST_P(SyncvalDescriptorTest, LateBindingsNeedSubmissions) {
    auto options = SyncOptions(GetParam());
    options.settings["syncval_submit_time_validation"] = "false";
    WD_START_DEVICE(options);
    MakeLateLayouts();
    const auto head = Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_write_head)), LateSet());
    VkCommandBuffer commands = Begin();
    head(commands);
    Filling(8, 12)(commands);
    vkEndCommandBuffer(commands);
    SubmitAll({commands});
    ExpectSilence();
}

TEST_P(SyncvalDescriptorTest, PushedDescriptors) {
    auto options = SyncOptions(GetParam());
    options.device_extensions.push_back(VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeLayouts(VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
    const Buffer other = MakeBuffer(1024, kBufferUsage);
    const VkPipeline head = MakeComputePipeline(layout_, MakeShader(syncval_write_head)),
                     ends = MakeComputePipeline(layout_, MakeShader(syncval_write_ends));
    VkPipeline pipeline = head;
    const auto push_set = DeviceProc<PFN_vkCmdPushDescriptorSetKHR>("vkCmdPushDescriptorSetKHR");
    const auto push_template =
        DeviceProc<PFN_vkCmdPushDescriptorSetWithTemplateKHR>("vkCmdPushDescriptorSetWithTemplateKHR");
    const VkDescriptorUpdateTemplateEntry entry = {0, 0, 1, kStorage, 0, 0};
    auto info =
        Make<VkDescriptorUpdateTemplateCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
    info.descriptorUpdateEntryCount = 1;
    info.pDescriptorUpdateEntries = &entry;
    info.templateType = VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_PUSH_DESCRIPTORS_KHR;
    info.pipelineBindPoint = VK_PIPELINE_BIND_POINT_COMPUTE;
    info.pipelineLayout = layout_;
    VkDescriptorUpdateTemplate update_template;
    Check(vkCreateDescriptorUpdateTemplate(device(), &info, nullptr, &update_template),
          "vkCreateDescriptorUpdateTemplate");
    Defer([device = device(), update_template] {
        vkDestroyDescriptorUpdateTemplate(device, update_template, nullptr);
    });
    for (const bool templated : {false, true}) {
        const auto pushing = [&](const Buffer &buffer) {
            return [=](VkCommandBuffer commands) {
                const VkDescriptorBufferInfo target = {buffer.handle, 256, 64};
                auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
                write.descriptorCount = 1;
                write.descriptorType = kStorage;
                write.pBufferInfo = &target;
                vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
                if (templated) {
                    push_template(commands, update_template, layout_, 0, &target);
                } else {
                    push_set(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &write);
                }
                vkCmdDispatch(commands, 1, 1, 1);
            };
        };
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [264, 268)", pushing(buffer_), pushing(buffer_));
        ExpectSilent(pushing(buffer_), pushing(other));
        ExpectSilent(pushing(buffer_), Filling(0, 264));
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", pushing(buffer_),
                    Filling(264, 268));
        pipeline = ends;
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [256, 260)", pushing(buffer_), pushing(buffer_));
        ExpectSilent(pushing(buffer_),
                     Filling(260, 1024)); // The other members are after the end of the descriptor.
        pipeline = head;
    }
}

TEST_P(SyncvalDescriptorTest, DynamicOffsets) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
    buffer_ = MakeBuffer(1024, kBufferUsage);
    set_layout_ = MakeSetLayout({{0, type, 1, kCompute, nullptr}});
    layout_ = MakePipelineLayout({set_layout_});
    VkDescriptorSet set = MakeSet(set_layout_, {{type, 1}});
    WriteBuffer(set, 0, 0, type, buffer_, 0, 256);
    VkPipeline pipeline = MakeComputePipeline(layout_, MakeShader(syncval_write_tail));
    const auto dispatch = [&](uint32_t offset) {
        return [=](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set, 1,
                                    &offset);
            vkCmdDispatch(commands, 1, 1, 1);
        };
    };
    ExpectSilent(dispatch(0), dispatch(256));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [464, 468)", dispatch(256), dispatch(256));
    ExpectSilent(dispatch(256), Filling(512, 1024));
    pipeline = MakeComputePipeline(layout_, MakeShader(syncval_write_ends));
    for (int again = 0; again < 3; again++) { // The result is cached meanwhile.
        ExpectSilent(dispatch(256), Filling(260, 320));
        ExpectSilent(dispatch(256), Filling(324, 460));
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "bytes [460, 464)", dispatch(256), Filling(400, 512));
    }
}

class SyncvalDescriptorFailureTest : public SyncvalFailing<SyncvalDescriptorTest> {};

TEST_P(SyncvalDescriptorFailureTest, BindingsThatMayChangeLater) {
    Sweep(SyncOptions(GetParam()), [&] {
        MakeLateLayouts();
        const Buffer other = MakeBuffer(1024, kBufferUsage);
        const VkDescriptorSet set = LateSet();
        const auto head = Dispatching(MakeComputePipeline(layout_, MakeShader(syncval_write_head)), set);
        VkCommandBuffer commands = Begin();
        head(commands);
        Filling(8, 12)(commands); // A hazard, unless the binding changes.
        vkEndCommandBuffer(commands);
        WriteBuffer(set, 0, 0, kStorage, other);
        SubmitAll({commands});
    });
}

WD_SYNCVAL_DRIVER(SyncvalDescriptorFailureTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalDescriptorTest);
