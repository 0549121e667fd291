// The bytes that compute shaders access through an index that depends on the invocation.
#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Buffer;
using wd::testing::Make;

constexpr const char *kWriteAfterWrite = "SYNC-HAZARD-WRITE-AFTER-WRITE";

class SyncvalIndexTest : public SyncvalScene {
  protected:
    static constexpr VkDeviceSize kSize = 4096;
    using Record = std::function<void(VkCommandBuffer)>;

    void MakeResources() {
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        layout_ = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        set_ = MakeSet(set_layout, {{kStorage, 1}});
        buffer_ = MakeBuffer(kSize, kBufferUsage);
        WriteBuffer(set_, 0, 0, kStorage, buffer_);
    }

    // Pipeline makes a pipeline with values of the specialization constants 0 and 3, or with their defaults.
    template <size_t kCount>
    VkPipeline Pipeline(const uint32_t (&code)[kCount], const uint32_t *values = nullptr) {
        const VkSpecializationMapEntry entries[] = {{0, 0, 4}, {3, 4, 4}};
        const VkSpecializationInfo specialization = {2, entries, 8, values};
        auto info = Make<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
        info.flags = VK_PIPELINE_CREATE_DISPATCH_BASE;
        info.stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
        info.stage.module = MakeShader(code);
        info.stage.pName = "main";
        info.stage.pSpecializationInfo = values ? &specialization : nullptr;
        info.layout = layout_;
        VkPipeline pipeline;
        Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateComputePipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }

    void Bind(VkCommandBuffer commands, VkPipeline pipeline) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set_, 0, nullptr);
    }

    void Push(VkCommandBuffer commands, uint32_t first, uint32_t width = 64) {
        const uint32_t pushed[] = {first, width};
        vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof pushed, pushed);
    }

    Record Dispatching(VkPipeline pipeline, uint32_t first = 10) {
        return [=](VkCommandBuffer commands) {
            Bind(commands, pipeline);
            Push(commands, first);
            vkCmdDispatch(commands, 2, 3, 1);
        };
    }

    Record Filling(VkDeviceSize begin, VkDeviceSize end) {
        return [=](VkCommandBuffer commands) {
            vkCmdFillBuffer(commands, buffer_.handle, begin, end - begin, 0);
        };
    }

    // ExpectBytes expects that `dispatch` writes a range that begins and ends there.
    void ExpectBytes(VkDeviceSize begin, VkDeviceSize end, const Record &dispatch) {
        ExpectFixed(kWriteAfterWrite, "vkCmdDispatch", Filling(begin, begin + 4), dispatch);
        ExpectFixed(kWriteAfterWrite, "vkCmdFillBuffer", dispatch, Filling(end - 4, end));
        if (begin) {
            ExpectSilent(Filling(0, begin), dispatch);
            ExpectSilent(dispatch, Filling(0, begin));
        }
        if (end < kSize) {
            ExpectSilent(Filling(end, kSize), dispatch);
            ExpectSilent(dispatch, Filling(end, kSize));
        }
    }

    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    Buffer buffer_;
};
WD_SYNCVAL_DRIVERS(SyncvalIndexTest);

// Two workgroups of 8 in x, three in y.
TEST_P(SyncvalIndexTest, SumsOfProducts) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const uint32_t values[] = {5, 2};
    const struct {
        const char *name;
        VkPipeline pipeline;
        VkDeviceSize begin, end;
    } cases[] = {
        {"member", Pipeline(syncval_index_member), 28, 48},
        {"rows", Pipeline(syncval_index_rows), 0, 160},
        {"pushed", Pipeline(syncval_index_pushed), 40, 104},
        {"two dimensions", Pipeline(syncval_index_two_dimensions), 0, 576},
        {"default", Pipeline(syncval_index_specialized), 8, 40},
        {"specialized", Pipeline(syncval_index_specialized, values), 20, 84},
        {"variables", Pipeline(syncval_index_variables), 0, 92},
        {"masked", Pipeline(syncval_index_masked), 16, 80},
        {"remainder", Pipeline(syncval_index_remainder), 0, 24},
    };
    for (const auto &now : cases) {
        SCOPED_TRACE(now.name);
        ExpectBytes(now.begin, now.end, Dispatching(now.pipeline));
    }
}

// Other indices count as accessing the entire array.
TEST_P(SyncvalIndexTest, OtherIndices) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipelines[] = {Pipeline(syncval_index_loop), Pipeline(syncval_index_called),
                                    Pipeline(syncval_index_below)};
    for (const VkPipeline &pipeline : pipelines) {
        SCOPED_TRACE(&pipeline - pipelines);
        ExpectBytes(0, kSize, Dispatching(pipeline));
    }
    ExpectFixed(kWriteAfterWrite, "vkCmdDispatch", Filling(kSize - 4, kSize),
                Dispatching(Pipeline(syncval_index_loaded)));
}

// The range depends on the workgroups and on the push constants of each dispatch.
TEST_P(SyncvalIndexTest, DispatchesOfOnePipeline) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipeline = Pipeline(syncval_index_pushed);
    ExpectBytes(136, 200, [&](VkCommandBuffer commands) {
        Bind(commands, pipeline);
        Push(commands, 10);
        vkCmdDispatchBase(commands, 3, 0, 0, 2, 1, 1);
    });
    // Parts without a barrier, also if the accesses are in the cache.
    VkCommandBuffer commands = Begin();
    Bind(commands, pipeline);
    for (uint32_t i = 0; i < 24; i++) {
        Push(commands, 16 * i);
        vkCmdDispatch(commands, 2, 1, 1);
    }
    ExpectSilence();
    Push(commands, 16 * 24 - 1);
    vkCmdDispatch(commands, 2, 1, 1);
    ExpectMessage(kWriteAfterWrite, "bytes [1532, 1536)");
    Push(commands, 16 * 25);
    for (uint32_t i = 0; i < 4; i++) {
        Barrier(commands, {VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_WRITE_BIT,
                           VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_WRITE_BIT});
        vkCmdDispatch(commands, 2, 1, 1);
    }
    ExpectSilence();
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectMessage(kWriteAfterWrite, "bytes [1600, 1632)");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

// Values that are not known, or that are negative, count as accessing the entire array.
TEST_P(SyncvalIndexTest, UnknownValues) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipeline = Pipeline(syncval_index_pushed);
    const Buffer arguments = MakeBuffer(256, kBufferUsage);
    ExpectBytes(0, kSize, Dispatching(pipeline, UINT32_MAX));
    ExpectBytes(0, kSize, [&](VkCommandBuffer commands) {
        Bind(commands, pipeline);
        Push(commands, 0);
        vkCmdDispatchIndirect(commands, arguments.handle, 0);
    });
    ExpectBytes(0, kSize, [&](VkCommandBuffer commands) {
        Bind(commands, pipeline);
        vkCmdDispatch(commands, 1, 1, 1); // Nothing was pushed.
    });
}

// The dispatch writes one half and the copy the other one.
TEST_P(SyncvalIndexTest, ACopyToOtherBytes) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipeline = Pipeline(syncval_index_pushed);
    const Buffer source = MakeBuffer(kSize, kBufferUsage);
    const auto copy = [&](VkDeviceSize offset) {
        return [=](VkCommandBuffer commands) {
            const VkBufferCopy region = {0, offset, 64};
            vkCmdCopyBuffer(commands, source.handle, buffer_.handle, 1, &region);
        };
    };
    ExpectSilent(Dispatching(pipeline, 0), copy(64));
    ExpectSilent(copy(64), Dispatching(pipeline, 0));
    ExpectFixed(kWriteAfterWrite, "vkCmdCopyBuffer", Dispatching(pipeline, 0), copy(60));
    ExpectFixed(kWriteAfterWrite, "vkCmdDispatch", copy(60), Dispatching(pipeline, 0));
    // Also between command buffers.
    for (const VkDeviceSize offset : {64, 60}) {
        VkCommandBuffer first = Begin();
        Dispatching(pipeline, 0)(first);
        vkEndCommandBuffer(first);
        VkCommandBuffer second = Begin();
        copy(offset)(second);
        vkEndCommandBuffer(second);
        ExpectSilence();
        SubmitAll({first, second});
        if (offset < 64) {
            ExpectMessage(kWriteAfterWrite, "bytes [60, 64)");
        }
        ExpectSilence();
    }
}
