// Command buffers: bindings, counts, kept objects, and when they are released.
#include <gtest/gtest.h>

#include "vk/state/state_fixture.h"

namespace {

const VkDescriptorType kDynamic = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;

class StateCommandBuffer : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(fixture.Start());
        command_pool = fixture.CreateCommandPool();
        handle = fixture.AllocateCommandBuffer(command_pool);
        state = wd_state_find_command_buffer(fixture.device(), handle);
        ASSERT_NE(state, nullptr);
        pool = fixture.CreateDescriptorPool();
        set_layout = fixture.CreateSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1)});
        layout = fixture.CreatePipelineLayout({set_layout, set_layout});
    }
    const wd_state_bindings &Compute() {
        return state->bindings[WD_STATE_BIND_COMPUTE];
    }
    wd_state_descriptor_set *Find(VkDescriptorSet set) {
        return wd_state_find_descriptor_set(fixture.device(), set);
    }
    StateFixture fixture;
    VkCommandPool command_pool = VK_NULL_HANDLE;
    VkCommandBuffer handle = VK_NULL_HANDLE;
    wd_state_command_buffer *state = nullptr;
    VkDescriptorPool pool = VK_NULL_HANDLE;
    VkDescriptorSetLayout set_layout = VK_NULL_HANDLE;
    VkPipelineLayout layout = VK_NULL_HANDLE;
};

TEST_F(StateCommandBuffer, GoesThroughItsLife) {
    EXPECT_EQ(state->recording, WD_STATE_INITIAL);
    fixture.Begin(handle);
    EXPECT_EQ(state->recording, WD_STATE_RECORDING);
    fixture.End(handle);
    EXPECT_EQ(state->recording, WD_STATE_EXECUTABLE);
    const uint64_t generation = state->generation;
    wd_ResetCommandBuffer_args reset = {};
    reset.commandBuffer = handle;
    fixture.Run(wd_state_validator.hooks.ResetCommandBuffer, reset);
    EXPECT_EQ(state->recording, WD_STATE_INITIAL);
    EXPECT_GT(state->generation, generation);
    EXPECT_EQ(state->object.parent, &wd_state_find_command_pool(fixture.device(), command_pool)->object);
    wd_FreeCommandBuffers_args free_args = {};
    free_args.commandPool = command_pool;
    free_args.commandBufferCount = 1;
    free_args.pCommandBuffers = &handle;
    fixture.Run(wd_state_validator.hooks.FreeCommandBuffers, free_args);
    EXPECT_EQ(wd_state_find_command_buffer(fixture.device(), handle), nullptr);
}

TEST_F(StateCommandBuffer, PoolsResetAndTakeTheirCommandBuffersAlong) {
    fixture.Begin(handle);
    wd_ResetCommandPool_args reset = {};
    reset.commandPool = command_pool;
    fixture.Run(wd_state_validator.hooks.ResetCommandPool, reset);
    EXPECT_EQ(state->recording, WD_STATE_INITIAL);
    wd_DestroyCommandPool_args destroy = {};
    destroy.commandPool = command_pool;
    fixture.Run(wd_state_validator.hooks.DestroyCommandPool, destroy);
    EXPECT_EQ(wd_state_find_command_buffer(fixture.device(), handle), nullptr);
}

// More of them are recorded at the same time than the quickest look-up holds; some handles repeat.
TEST_F(StateCommandBuffer, AreFoundWhileManyAreRecorded) {
    std::vector<VkCommandBuffer> handles;
    std::vector<wd_state_command_buffer *> states;
    for (int i = 0; i < 200; i++) {
        handles.push_back(fixture.AllocateCommandBuffer(command_pool));
        states.push_back(wd_state_find_command_buffer(fixture.device(), handles.back()));
        ASSERT_NE(states.back(), nullptr);
    }
    for (int round = 0; round < 2; round++) {
        for (VkCommandBuffer begun : handles) {
            fixture.Begin(begun);
        }
        for (size_t i = 0; i < handles.size(); i++) {
            ASSERT_EQ(wd_state_find_command_buffer(fixture.device(), handles[i]), states[i]) << i;
        }
    }
    wd_FreeCommandBuffers_args free_args = {};
    free_args.commandPool = command_pool;
    free_args.commandBufferCount = 100;
    free_args.pCommandBuffers = handles.data();
    fixture.Run(wd_state_validator.hooks.FreeCommandBuffers, free_args);
    for (size_t i = 0; i < handles.size(); i++) {
        ASSERT_EQ(wd_state_find_command_buffer(fixture.device(), handles[i]), i < 100 ? nullptr : states[i]);
    }
    VkCommandBufferAllocateInfo info = {};
    info.commandPool = command_pool;
    info.commandBufferCount = 100;
    wd_AllocateCommandBuffers_args again = {};
    again.pAllocateInfo = &info;
    again.pCommandBuffers = handles.data();
    fixture.Run(wd_state_validator.hooks.AllocateCommandBuffers, again);
    for (size_t i = 0; i < handles.size(); i++) {
        const wd_state_command_buffer *found = wd_state_find_command_buffer(fixture.device(), handles[i]);
        ASSERT_NE(found, nullptr);
        EXPECT_EQ(found->recording, i < 100 ? WD_STATE_INITIAL : WD_STATE_RECORDING);
    }
}

TEST_F(StateCommandBuffer, BindingBoundSetsAgainChangesNothing) {
    VkDescriptorSetLayout dynamic = fixture.CreateSetLayout({Binding(0, kDynamic, 1)});
    VkPipelineLayout with_dynamic = fixture.CreatePipelineLayout({set_layout, dynamic});
    VkDescriptorSet a = fixture.AllocateSet(pool, set_layout), b = fixture.AllocateSet(pool, dynamic);
    fixture.Begin(handle);
    fixture.BindSets(handle, with_dynamic, 0, {a, b}, {16});
    fixture.BindSets(handle, with_dynamic, 0, {a});
    EXPECT_EQ(Compute().sets[0].set, Find(a));
    EXPECT_EQ(Compute().sets[1].set, Find(b));
    EXPECT_EQ(Compute().sets[1].dynamic_offsets[0], 16u);
    fixture.BindSets(handle, with_dynamic, 1, {b}, {32});
    EXPECT_EQ(Compute().sets[1].dynamic_offsets[0], 32u) << "other offsets";
    fixture.BindSets(handle, layout, 0, {a});
    EXPECT_EQ(Compute().sets[1].set, Find(b)) << "compatible for set 0";
    fixture.BindSets(handle, layout, 0, {a});
    EXPECT_EQ(Compute().layout, wd_state_find_pipeline_layout(fixture.device(), layout));
}

TEST_F(StateCommandBuffer, RemembersPipelineSetsAndOffsets) {
    VkDescriptorSetLayout dynamic = fixture.CreateSetLayout({Binding(0, kDynamic, 2)});
    VkPipelineLayout with_dynamic = fixture.CreatePipelineLayout({dynamic, set_layout, dynamic});
    VkPipeline pipeline = fixture.CreateComputePipeline(with_dynamic, fixture.CreateShaderModule({1}));
    VkDescriptorSet a = fixture.AllocateSet(pool, dynamic), b = fixture.AllocateSet(pool, set_layout),
                    c = fixture.AllocateSet(pool, dynamic);
    fixture.Begin(handle);
    fixture.BindPipeline(handle, pipeline);
    fixture.BindSets(handle, with_dynamic, 0, {a, b, c}, {16, 32, 48, 64});
    EXPECT_EQ(Compute().pipeline, wd_state_find_pipeline(fixture.device(), pipeline));
    EXPECT_EQ(Compute().layout, wd_state_find_pipeline_layout(fixture.device(), with_dynamic));
    ASSERT_EQ(Compute().num_sets, 3u);
    EXPECT_EQ(Compute().sets[0].set, Find(a));
    ASSERT_EQ(Compute().sets[0].num_dynamic_offsets, 2u);
    EXPECT_EQ(Compute().sets[0].dynamic_offsets[1], 32u);
    EXPECT_EQ(Compute().sets[1].num_dynamic_offsets, 0u);
    ASSERT_EQ(Compute().sets[2].num_dynamic_offsets, 2u);
    EXPECT_EQ(Compute().sets[2].dynamic_offsets[0], 48u);
    EXPECT_EQ(state->bindings[WD_STATE_BIND_GRAPHICS].pipeline, nullptr);

    fixture.BindSets(handle, with_dynamic, 0, {a}, {1});
    EXPECT_EQ(Compute().sets[0].num_dynamic_offsets, 1u) << "too few offsets are a mistake, not a crash";
}

TEST_F(StateCommandBuffer, IncompatibleLayoutsDisturbSets) {
    VkDescriptorSetLayout other = fixture.CreateSetLayout({Binding(0, kDynamic, 1)});
    VkDescriptorSet a = fixture.AllocateSet(pool, set_layout), b = fixture.AllocateSet(pool, set_layout);
    VkPipelineLayout same_first = fixture.CreatePipelineLayout({set_layout, other});
    VkPipelineLayout all_other = fixture.CreatePipelineLayout({other, set_layout});
    fixture.Begin(handle);
    fixture.BindSets(handle, layout, 0, {a, b});
    fixture.BindSets(handle, same_first, 0, {a});
    EXPECT_EQ(Compute().sets[1].set, Find(b)) << "compatible for set 0: set 1 stays";
    fixture.BindSets(handle, all_other, 1, {b});
    EXPECT_EQ(Compute().sets[0].set, nullptr) << "not compatible for set 0";
    EXPECT_EQ(Compute().sets[1].set, Find(b));
}

// The contents of descriptor buffers are not known, and sets bound before are unbound.
TEST_F(StateCommandBuffer, DescriptorBuffersTakeThePlaceOfSets) {
    VkDescriptorSet a = fixture.AllocateSet(pool, set_layout), b = fixture.AllocateSet(pool, set_layout);
    VkDescriptorSetLayout in_buffer =
        fixture.CreateSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1)}, {},
                                VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT);
    VkDescriptorSetLayout pushed =
        fixture.CreateSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1)}, {},
                                VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT |
                                    VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
    VkPipelineLayout of_buffers = fixture.CreatePipelineLayout({pushed, in_buffer});
    fixture.Begin(handle);
    fixture.BindSets(handle, layout, 0, {a, b});
    fixture.SetBufferOffsets(handle, of_buffers, 1, 1);
    EXPECT_EQ(Compute().sets[0].set, nullptr);
    EXPECT_EQ(Compute().sets[1].set, nullptr);
    EXPECT_EQ(Compute().layout, wd_state_find_pipeline_layout(fixture.device(), of_buffers));
    fixture.Push(handle, of_buffers, 0);
    ASSERT_NE(Compute().sets[0].set, nullptr);
    fixture.SetBufferOffsets(handle, of_buffers, 1, 1);
    EXPECT_NE(Compute().sets[0].set, nullptr) << "of a compatible layout";
    fixture.SetBufferOffsets(handle, of_buffers, 0, 2);
    EXPECT_EQ(Compute().sets[0].set, nullptr);
    fixture.BindSets(handle, layout, 0, {a, b});
    for (uint32_t first : {1024u, UINT32_MAX}) {
        fixture.SetBufferOffsets(handle, of_buffers, first, 2);
    }
    fixture.SetBufferOffsets(handle, of_buffers, 0, 0);
    EXPECT_EQ(Compute().sets[1].set, Find(b)) << "hostile numbers are ignored";
}

TEST_F(StateCommandBuffer, HostileSetNumbersAreIgnored) {
    VkDescriptorSet a = fixture.AllocateSet(pool, set_layout);
    fixture.Begin(handle);
    fixture.BindSets(handle, layout, UINT32_MAX, {a});
    fixture.BindSets(handle, layout, 0, {});
    EXPECT_EQ(Compute().num_sets, 0u);
    fixture.PushConstants(handle, layout, UINT32_MAX, UINT32_MAX, "");
}

TEST_F(StateCommandBuffer, PushConstantsAreMerged) {
    fixture.Begin(handle);
    const uint32_t first[2] = {1, 2}, second[1] = {9};
    fixture.PushConstants(handle, layout, 0, 8, first);
    fixture.PushConstants(handle, layout, 4, 4, second);
    const auto *words = reinterpret_cast<const uint32_t *>(state->pushed.values);
    EXPECT_EQ(words[0], 1u);
    EXPECT_EQ(words[1], 9u);
    EXPECT_EQ(state->pushed.written[0], 3u);
    EXPECT_EQ(state->pushed.layout, wd_state_find_pipeline_layout(fixture.device(), layout));
    fixture.Begin(handle);
    EXPECT_EQ(state->pushed.written[0], 0u);
    EXPECT_EQ(words[0], 0u);
}

TEST_F(StateCommandBuffer, CountsActions) {
    fixture.Begin(handle);
    fixture.Dispatch(handle);
    fixture.Dispatch(handle);
    wd_CmdDrawIndexedIndirect_args draw = {};
    draw.commandBuffer = handle;
    fixture.Run(wd_state_validator.hooks.CmdDrawIndexedIndirect, draw);
    wd_CmdTraceRaysKHR_args trace = {};
    trace.commandBuffer = handle;
    fixture.Run(wd_state_validator.hooks.CmdTraceRaysKHR, trace);
    EXPECT_EQ(state->num_actions[WD_STATE_ACTION_DISPATCH], 2u);
    EXPECT_EQ(state->num_actions[WD_STATE_ACTION_DRAW], 1u);
    EXPECT_EQ(state->num_actions[WD_STATE_ACTION_TRACE], 1u);
    fixture.Begin(handle);
    EXPECT_EQ(state->num_actions[WD_STATE_ACTION_DISPATCH], 0u);
}

TEST_F(StateCommandBuffer, KeepsUsedObjectsUntilReset) {
    VkPipeline pipeline = fixture.CreateComputePipeline(layout, fixture.CreateShaderModule({1}));
    fixture.Begin(handle);
    fixture.BindPipeline(handle, pipeline);
    EXPECT_EQ(wd_state_command_buffer_invalidation(state).object, nullptr);
    wd_DestroyPipeline_args destroy = {};
    destroy.pipeline = pipeline;
    fixture.Run(wd_state_validator.hooks.DestroyPipeline, destroy);
    ASSERT_NE(Compute().pipeline, nullptr);
    EXPECT_TRUE(wd_state_is_destroyed(&Compute().pipeline->object));
    EXPECT_EQ(wd_state_command_buffer_invalidation(state).object, &Compute().pipeline->object);
    fixture.Begin(handle);
    EXPECT_EQ(Compute().pipeline, nullptr);
    EXPECT_EQ(state->kept.num_objects, 0u);
}

TEST_F(StateCommandBuffer, BindingAgainKeepsOnce) {
    VkPipeline pipeline = fixture.CreateComputePipeline(layout, fixture.CreateShaderModule({1}));
    fixture.Begin(handle);
    for (int i = 0; i < 1000; i++) {
        fixture.BindPipeline(handle, pipeline);
    }
    EXPECT_EQ(state->kept.num_objects, 1u);
}

TEST_F(StateCommandBuffer, PushDescriptorsLiveInTheCommandBuffer) {
    VkDescriptorSetLayout pushed =
        fixture.CreateSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 2)}, {},
                                VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
    VkPipelineLayout push_layout = fixture.CreatePipelineLayout({pushed});
    VkBuffer buffer = fixture.CreateBuffer(64);
    const std::vector<VkDescriptorBufferInfo> infos = {{buffer, 0, 64}};
    const VkWriteDescriptorSet first = WriteBuffers(VK_NULL_HANDLE, 0, 0, infos),
                               second = WriteBuffers(VK_NULL_HANDLE, 0, 1, infos);
    fixture.Begin(handle);
    auto push = [&](const VkWriteDescriptorSet &write) {
        wd_CmdPushDescriptorSetKHR_args args = {};
        const auto &hooks = wd_state_validator.hooks.CmdPushDescriptorSetKHR;
        args.commandBuffer = handle;
        args.pipelineBindPoint = VK_PIPELINE_BIND_POINT_COMPUTE;
        args.layout = push_layout;
        args.descriptorWriteCount = 1;
        args.pDescriptorWrites = &write;
        fixture.Run(hooks, args);
    };
    push(first);
    const wd_state_descriptor_set *set = Compute().sets[0].set;
    ASSERT_NE(set, nullptr);
    EXPECT_TRUE(set->is_push);
    EXPECT_TRUE(wd_state_descriptor_set_get(set, 0, 0)->written);
    EXPECT_FALSE(wd_state_descriptor_set_get(set, 0, 1)->written);
    push(second);
    EXPECT_EQ(Compute().sets[0].set, set) << "pushes add to the pushed descriptors";
    EXPECT_TRUE(wd_state_descriptor_set_get(set, 0, 1)->written);
}

TEST_F(StateCommandBuffer, VertexAndIndexBuffers) {
    VkBuffer buffer = fixture.CreateBuffer(64);
    const VkBuffer buffers[2] = {buffer, VK_NULL_HANDLE};
    const VkDeviceSize offsets[2] = {4, 0}, strides[2] = {12, 0};
    wd_CmdBindVertexBuffers2_args args = {};
    args.commandBuffer = handle;
    args.firstBinding = 1;
    args.bindingCount = 2;
    args.pBuffers = buffers;
    args.pOffsets = offsets;
    args.pStrides = strides;
    fixture.Begin(handle);
    fixture.Run(wd_state_validator.hooks.CmdBindVertexBuffers2, args);
    ASSERT_EQ(state->num_vertex_bindings, 3u);
    EXPECT_EQ(state->vertex_bindings[0].buffer, nullptr);
    EXPECT_EQ(state->vertex_bindings[1].buffer, wd_state_find_buffer(fixture.device(), buffer));
    EXPECT_EQ(state->vertex_bindings[1].stride, 12u);
    EXPECT_EQ(state->vertex_bindings[1].size, VK_WHOLE_SIZE);
    args.firstBinding = UINT32_MAX;
    fixture.Run(wd_state_validator.hooks.CmdBindVertexBuffers2, args);
    EXPECT_EQ(state->num_vertex_bindings, 3u);
    wd_CmdBindIndexBuffer_args index = {};
    index.commandBuffer = handle;
    index.buffer = buffer;
    index.offset = 8;
    index.indexType = VK_INDEX_TYPE_UINT32;
    fixture.Run(wd_state_validator.hooks.CmdBindIndexBuffer, index);
    EXPECT_EQ(state->index.buffer, wd_state_find_buffer(fixture.device(), buffer));
    EXPECT_EQ(state->index.type, VK_INDEX_TYPE_UINT32);
    EXPECT_EQ(state->index.size, VK_WHOLE_SIZE);
}

#ifdef VK_VERSION_1_4

TEST_F(StateCommandBuffer, IndexBuffersHaveASize) {
    VkBuffer buffer = fixture.CreateBuffer(64);
    wd_CmdBindIndexBuffer2_args index = {};
    index.commandBuffer = handle;
    index.buffer = buffer;
    index.offset = 8;
    index.size = 24;
    fixture.Begin(handle);
    fixture.Run(wd_state_validator.hooks.CmdBindIndexBuffer2, index);
    EXPECT_EQ(state->index.buffer, wd_state_find_buffer(fixture.device(), buffer));
    EXPECT_EQ(state->index.size, 24u);
    index.buffer = VK_NULL_HANDLE;
    index.offset = index.size = 0;
    fixture.Run(wd_state_validator.hooks.CmdBindIndexBuffer2, index);
    EXPECT_EQ(state->index.buffer, nullptr);
}

TEST_F(StateCommandBuffer, DescriptorBuffersOfStagesTakeThePlaceOfSets) {
    VkDescriptorSet a = fixture.AllocateSet(pool, set_layout), b = fixture.AllocateSet(pool, set_layout);
    VkSetDescriptorBufferOffsetsInfoEXT info = {};
    info.layout = layout;
    info.setCount = 1;
    info.stageFlags = VK_SHADER_STAGE_FRAGMENT_BIT;
    wd_CmdSetDescriptorBufferOffsets2EXT_args args = {};
    args.commandBuffer = handle;
    args.pSetDescriptorBufferOffsetsInfo = &info;
    fixture.Begin(handle);
    fixture.BindSets(handle, layout, 0, {a, b});
    fixture.Run(wd_state_validator.hooks.CmdSetDescriptorBufferOffsets2EXT, args);
    EXPECT_EQ(Compute().sets[0].set, Find(a)) << "another bind point";
    info.stageFlags = VK_SHADER_STAGE_ALL;
    fixture.Run(wd_state_validator.hooks.CmdSetDescriptorBufferOffsets2EXT, args);
    EXPECT_EQ(Compute().sets[0].set, nullptr);

    fixture.BindSets(handle, layout, 0, {a, b});
    VkBindDescriptorBufferEmbeddedSamplersInfoEXT samplers = {};
    samplers.layout = layout;
    samplers.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    wd_CmdBindDescriptorBufferEmbeddedSamplers2EXT_args embedded = {};
    embedded.commandBuffer = handle;
    embedded.pBindDescriptorBufferEmbeddedSamplersInfo = &samplers;
    fixture.Run(wd_state_validator.hooks.CmdBindDescriptorBufferEmbeddedSamplers2EXT, embedded);
    EXPECT_EQ(Compute().sets[0].set, nullptr);
}

// With the feature dynamicGeneratedPipelineLayout the layout may be in the pNext chain.
TEST_F(StateCommandBuffer, SetsBoundWithALayoutWithoutHandleAreUnknown) {
    VkDescriptorSet a = fixture.AllocateSet(pool, set_layout), b = fixture.AllocateSet(pool, set_layout);
    VkBindDescriptorSetsInfo info = {};
    info.descriptorSetCount = 1;
    info.pDescriptorSets = &b;
    info.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    wd_CmdBindDescriptorSets2_args args = {};
    args.commandBuffer = handle;
    args.pBindDescriptorSetsInfo = &info;
    fixture.Begin(handle);
    fixture.BindSets(handle, layout, 0, {a, b});
    fixture.Run(wd_state_validator.hooks.CmdBindDescriptorSets2, args);
    EXPECT_EQ(Compute().sets[0].set, nullptr);
    info.layout = layout;
    fixture.Run(wd_state_validator.hooks.CmdBindDescriptorSets2, args);
    EXPECT_EQ(Compute().sets[0].set, Find(b));
}

TEST_F(StateCommandBuffer, ConstantsPushedWithALayoutWithoutHandleAreKnown) {
    const uint32_t first[2] = {1, 2}, second = 9;
    VkPushConstantsInfo info = {};
    info.offset = 4;
    info.size = 4;
    info.pValues = &second;
    wd_CmdPushConstants2_args args = {};
    args.commandBuffer = handle;
    args.pPushConstantsInfo = &info;
    fixture.Begin(handle);
    fixture.PushConstants(handle, layout, 0, 8, first);
    fixture.Run(wd_state_validator.hooks.CmdPushConstants2, args);
    EXPECT_EQ(reinterpret_cast<const uint32_t *>(state->pushed.values)[1], 9u);
    EXPECT_EQ(state->pushed.layout, wd_state_find_pipeline_layout(fixture.device(), layout));
}

TEST_F(StateCommandBuffer, ShaderObjectsTakeThePlaceOfPipelines) {
    VkPipeline pipeline = fixture.CreateComputePipeline(layout, fixture.CreateShaderModule({1}));
    VkShaderStageFlagBits stage = VK_SHADER_STAGE_VERTEX_BIT;
    wd_CmdBindShadersEXT_args args = {};
    args.commandBuffer = handle;
    args.stageCount = 1;
    args.pStages = &stage;
    fixture.Begin(handle);
    fixture.BindPipeline(handle, pipeline);
    fixture.Run(wd_state_validator.hooks.CmdBindShadersEXT, args);
    EXPECT_NE(Compute().pipeline, nullptr) << "another bind point";
    stage = VK_SHADER_STAGE_COMPUTE_BIT;
    fixture.Run(wd_state_validator.hooks.CmdBindShadersEXT, args);
    EXPECT_EQ(Compute().pipeline, nullptr);
}

TEST_F(StateCommandBuffer, ShaderObjectsMakePrograms) {
    const uint32_t words[] = {1, 2};
    const VkShaderStageFlagBits stages[] = {VK_SHADER_STAGE_VERTEX_BIT, VK_SHADER_STAGE_FRAGMENT_BIT};
    VkShaderCreateInfoEXT infos[2] = {};
    VkShaderEXT shaders[2] = {fixture.Next<VkShaderEXT>(), fixture.Next<VkShaderEXT>()};
    for (int i = 0; i < 2; i++) {
        infos[i].stage = stages[i];
        infos[i].codeType = i ? VK_SHADER_CODE_TYPE_BINARY_EXT : VK_SHADER_CODE_TYPE_SPIRV_EXT;
        infos[i].codeSize = sizeof words;
        infos[i].pCode = words;
        infos[i].pName = "main";
    }
    wd_CreateShadersEXT_args create = {};
    create.createInfoCount = 2;
    create.pCreateInfos = infos;
    create.pShaders = shaders;
    fixture.Run(wd_state_validator.hooks.CreateShadersEXT, create);
    wd_CmdBindShadersEXT_args args = {};
    args.commandBuffer = handle;
    args.stageCount = 2;
    args.pStages = stages;
    args.pShaders = shaders;
    fixture.Begin(handle);
    EXPECT_EQ(wd_state_bound_program(state, WD_STATE_BIND_GRAPHICS), nullptr);
    fixture.Run(wd_state_validator.hooks.CmdBindShadersEXT, args);
    wd_state_pipeline *program = wd_state_bound_program(state, WD_STATE_BIND_GRAPHICS);
    ASSERT_NE(program, nullptr);
    ASSERT_EQ(program->num_stages, 2u);
    EXPECT_EQ(program->shaders[0]->object.handle, (uint64_t)shaders[0]);
    ASSERT_NE(program->stages[0].module, nullptr);
    EXPECT_EQ(program->stages[0].module->words[1], 2u);
    EXPECT_EQ(program->stages[1].module, nullptr) << "a binary";
    EXPECT_EQ(wd_state_bound_program(state, WD_STATE_BIND_COMPUTE), nullptr);
    // Equal shader objects give the same program.
    args.stageCount = 1;
    fixture.Run(wd_state_validator.hooks.CmdBindShadersEXT, args);
    EXPECT_EQ(wd_state_bound_program(state, WD_STATE_BIND_GRAPHICS), program);
    args.pShaders = nullptr;
    fixture.Run(wd_state_validator.hooks.CmdBindShadersEXT, args);
    EXPECT_NE(wd_state_bound_program(state, WD_STATE_BIND_GRAPHICS), program);
    EXPECT_EQ(wd_state_bound_program(state, WD_STATE_BIND_GRAPHICS)->num_stages, 1u);
    args.stageCount = 2;
    fixture.Run(wd_state_validator.hooks.CmdBindShadersEXT, args);
    EXPECT_EQ(wd_state_bound_program(state, WD_STATE_BIND_GRAPHICS), nullptr);
}

#endif

TEST_F(StateCommandBuffer, LabelsNest) {
    auto begin = [&](const char *name) {
        VkDebugUtilsLabelEXT label = {};
        label.pLabelName = name;
        label.color[2] = 0.5f;
        wd_CmdBeginDebugUtilsLabelEXT_args args = {};
        args.commandBuffer = handle;
        args.pLabelInfo = &label;
        fixture.Run(wd_state_validator.hooks.CmdBeginDebugUtilsLabelEXT, args);
    };
    wd_CmdEndDebugUtilsLabelEXT_args end = {};
    end.commandBuffer = handle;
    fixture.Begin(handle);
    begin("frame");
    begin("shadows");
    const wd_state_label *inner = state->label;
    EXPECT_STREQ(inner->name, "shadows");
    EXPECT_STREQ(inner->outer->name, "frame");
    EXPECT_EQ(inner->color[2], 0.5f);
    fixture.Run(wd_state_validator.hooks.CmdEndDebugUtilsLabelEXT, end);
    EXPECT_STREQ(state->label->name, "frame");
    EXPECT_STREQ(inner->name, "shadows") << "a label can be remembered until the reset";
    fixture.Run(wd_state_validator.hooks.CmdEndDebugUtilsLabelEXT, end);
    fixture.Run(wd_state_validator.hooks.CmdEndDebugUtilsLabelEXT, end);
    EXPECT_EQ(state->label, nullptr);
    begin("sha\ndows");
    EXPECT_STREQ(state->label->name, "sha\ndows");
    EXPECT_STREQ(state->label->printable, "sha\\x0adows");
    begin("frame");
    EXPECT_EQ(state->label->printable, state->label->name);
}

TEST_F(StateCommandBuffer, SecondariesAreRememberedAndUndoBindings) {
    VkCommandBuffer secondary =
        fixture.AllocateCommandBuffer(command_pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    VkPipeline pipeline = fixture.CreateComputePipeline(layout, fixture.CreateShaderModule({1}));
    fixture.Begin(handle);
    fixture.BindPipeline(handle, pipeline);
    fixture.BindSets(handle, layout, 0, {fixture.AllocateSet(pool, set_layout)});
    wd_CmdExecuteCommands_args args = {};
    args.commandBuffer = handle;
    args.commandBufferCount = 1;
    args.pCommandBuffers = &secondary;
    for (int i = 0; i < 20; i++) {
        fixture.Run(wd_state_validator.hooks.CmdExecuteCommands, args);
    }
    ASSERT_EQ(state->num_executed, 20u);
    EXPECT_EQ(state->executed[19], wd_state_find_command_buffer(fixture.device(), secondary));
    EXPECT_EQ(Compute().pipeline, nullptr);
    EXPECT_EQ(Compute().num_sets, 0u);
    args.pCommandBuffers = &handle;
    fixture.Run(wd_state_validator.hooks.CmdExecuteCommands, args);
    EXPECT_EQ(state->num_executed, 20u) << "a command buffer cannot keep itself";
}

// Whoever follows the lists of executed command buffers comes to an end.
TEST_F(StateCommandBuffer, SecondariesDoNotExecuteEachOther) {
    const VkCommandPool pool = fixture.CreateCommandPool();
    const VkCommandBuffer first = fixture.AllocateCommandBuffer(pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    const VkCommandBuffer second = fixture.AllocateCommandBuffer(pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    fixture.Begin(first);
    fixture.Begin(second);
    wd_CmdExecuteCommands_args args = {};
    args.commandBuffer = first;
    args.commandBufferCount = 1;
    args.pCommandBuffers = &second;
    fixture.Run(wd_state_validator.hooks.CmdExecuteCommands, args);
    args.commandBuffer = second;
    args.pCommandBuffers = &first;
    fixture.Run(wd_state_validator.hooks.CmdExecuteCommands, args);
    EXPECT_EQ(wd_state_find_command_buffer(fixture.device(), first)->num_executed, 1u);
    EXPECT_EQ(wd_state_find_command_buffer(fixture.device(), second)->num_executed, 0u);
    EXPECT_TRUE(wd_state_find_command_buffer(fixture.device(), second)->incomplete);
}

// A validator skips the command that begins the instance: post_record does not run.
TEST_F(StateCommandBuffer, CommandsOfSkippedRenderPassesAreSkipped) {
    wd_call call = *fixture.call();
    call.command_buffer = state;
    wd_CmdBeginRenderPass_args begin = {};
    wd_CmdNextSubpass_args next = {};
    wd_CmdEndRenderPass_args end = {};
    begin.commandBuffer = next.commandBuffer = end.commandBuffer = handle;
    const VkRenderPassBeginInfo info = {};
    begin.pRenderPassBegin = &info;
    const auto &hooks = wd_state_validator.hooks;
    EXPECT_FALSE(hooks.CmdEndRenderPass.validate(&call, &end)) << "nothing was skipped";
    EXPECT_FALSE(hooks.CmdBeginRenderPass.validate(&call, &begin));
    EXPECT_TRUE(hooks.CmdNextSubpass.validate(&call, &next));
    EXPECT_TRUE(hooks.CmdEndRenderPass.validate(&call, &end));
    EXPECT_FALSE(hooks.CmdEndRenderPass.validate(&call, &end)) << "the instance has ended";
    fixture.Run(hooks.CmdBeginRenderPass, begin);
    EXPECT_FALSE(hooks.CmdBeginRenderPass.validate(&call, &begin)) << "inside of an instance";
    EXPECT_FALSE(hooks.CmdEndRenderPass.validate(&call, &end)) << "it ends the outer instance";
}

TEST_F(StateCommandBuffer, RenderPassesAreFollowed) {
    VkAttachmentReference color = {0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    VkSubpassDescription subpasses[2] = {};
    subpasses[0].colorAttachmentCount = 1;
    subpasses[0].pColorAttachments = &color;
    VkAttachmentDescription attachment = {};
    attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
    VkRenderPassCreateInfo info = {};
    info.attachmentCount = 1;
    info.pAttachments = &attachment;
    info.subpassCount = 2;
    info.pSubpasses = subpasses;
    VkRenderPass pass = fixture.Next<VkRenderPass>();
    wd_CreateRenderPass_args create = {};
    create.pCreateInfo = &info;
    create.pRenderPass = &pass;
    fixture.Run(wd_state_validator.hooks.CreateRenderPass, create);
    const wd_state_render_pass *found = wd_state_find_render_pass(fixture.device(), pass);
    ASSERT_NE(found, nullptr);
    EXPECT_EQ(found->attachments[0].format, VK_FORMAT_R8G8B8A8_UNORM);
    EXPECT_EQ(found->subpasses[0].colors[0].layout, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL);
    EXPECT_EQ(found->subpasses[1].num_colors, 0u);

    fixture.Begin(handle);
    VkRenderPassBeginInfo begin_info = {};
    begin_info.renderPass = pass;
    wd_CmdBeginRenderPass_args begin = {};
    begin.commandBuffer = handle;
    begin.pRenderPassBegin = &begin_info;
    fixture.Run(wd_state_validator.hooks.CmdBeginRenderPass, begin);
    EXPECT_EQ(state->render_pass, found);
    wd_CmdNextSubpass_args next = {};
    next.commandBuffer = handle;
    fixture.Run(wd_state_validator.hooks.CmdNextSubpass, next);
    EXPECT_EQ(state->subpass, 1u);
    wd_CmdEndRenderPass_args end = {};
    end.commandBuffer = handle;
    fixture.Run(wd_state_validator.hooks.CmdEndRenderPass, end);
    EXPECT_EQ(state->render_pass, nullptr);
}

} // namespace
