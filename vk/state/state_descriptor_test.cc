// Layouts, pools, sets and updates; shader modules and pipelines.
#include <gtest/gtest.h>

#include "vk/state/state_fixture.h"

namespace {

const VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;

class StateDescriptor : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(fixture.Start());
        pool = fixture.CreateDescriptorPool();
        buffer = fixture.CreateBuffer(256);
    }
    wd_state_descriptor_set *Find(VkDescriptorSet set) {
        return wd_state_find_descriptor_set(fixture.device(), set);
    }
    StateFixture fixture;
    VkDescriptorPool pool = VK_NULL_HANDLE;
    VkBuffer buffer = VK_NULL_HANDLE;
};

TEST_F(StateDescriptor, BindingsAreSortedAndNumbered) {
    VkDescriptorSetLayout handle = fixture.CreateSetLayout(
        {Binding(7, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, 3), Binding(2, kStorage, 4),
         Binding(5, VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK, 64), Binding(6, kStorage, 0)});
    const wd_state_set_layout *layout = wd_state_find_set_layout(fixture.device(), handle);
    ASSERT_NE(layout, nullptr);
    EXPECT_EQ(layout->num_bindings, 4u);
    EXPECT_EQ(layout->num_descriptors, 4u + 1u + 3u);
    EXPECT_EQ(layout->num_dynamic_offsets, 3u);
    EXPECT_EQ(wd_state_set_layout_binding(layout, 2)->first, 0u);
    EXPECT_EQ(wd_state_set_layout_binding(layout, 5)->first, 4u);
    EXPECT_EQ(wd_state_set_layout_binding(layout, 7)->first, 5u);
    EXPECT_EQ(wd_state_set_layout_binding(layout, 3), nullptr);
    EXPECT_EQ(wd_state_set_layout_binding(layout, UINT32_MAX), nullptr);
}

TEST_F(StateDescriptor, WritesAreRecorded) {
    VkDescriptorSetLayout layout = fixture.CreateSetLayout({Binding(0, kStorage, 2)});
    VkDescriptorSet set = fixture.AllocateSet(pool, layout);
    const wd_state_descriptor *element = wd_state_descriptor_set_get(Find(set), 0, 1);
    ASSERT_NE(element, nullptr);
    EXPECT_FALSE(element->written);
    EXPECT_EQ(element->type, kStorage);
    fixture.UpdateSets({WriteBuffers(set, 0, 1, {{buffer, 16, VK_WHOLE_SIZE}})});
    EXPECT_TRUE(element->written);
    EXPECT_EQ(element->object, &wd_state_find_buffer(fixture.device(), buffer)->object);
    EXPECT_EQ(element->u.buffer.offset, 16u);
    EXPECT_EQ(element->u.buffer.range, 240u);
    EXPECT_FALSE(wd_state_descriptor_set_get(Find(set), 0, 0)->written);
    EXPECT_EQ(wd_state_descriptor_set_get(Find(set), 0, 2), nullptr);
    EXPECT_EQ(wd_state_descriptor_set_get(Find(set), 1, 0), nullptr);
    EXPECT_EQ(Find(set)->version, 1u);

    fixture.DestroyBuffer(buffer);
    EXPECT_TRUE(wd_state_is_destroyed(element->object)) << "and can still be read";
}

TEST_F(StateDescriptor, NullDescriptorsAreNotWrittenOnes) {
    VkDescriptorSetLayout layout = fixture.CreateSetLayout({Binding(0, kStorage, 1)});
    VkDescriptorSet set = fixture.AllocateSet(pool, layout);
    fixture.UpdateSets({WriteBuffers(set, 0, 0, {{VK_NULL_HANDLE, 0, VK_WHOLE_SIZE}})});
    const wd_state_descriptor *element = wd_state_descriptor_set_get(Find(set), 0, 0);
    EXPECT_TRUE(element->is_null);
    EXPECT_FALSE(element->written);
    EXPECT_FALSE(Find(set)->layout->has_null_descriptors);
}

TEST(StateNullDescriptor, TheFeatureMakesThemValid) {
    StateFixture fixture;
    VkPhysicalDeviceRobustness2FeaturesEXT robustness = {};
    robustness.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT;
    robustness.nullDescriptor = VK_TRUE;
    VkDeviceCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.pNext = &robustness;
    ASSERT_TRUE(fixture.Start(&info));
    VkDescriptorSetLayout layout = fixture.CreateSetLayout({Binding(0, kStorage, 1)});
    EXPECT_TRUE(wd_state_find_set_layout(fixture.device(), layout)->has_null_descriptors);
}

TEST_F(StateDescriptor, UpdatesRunOnIntoTheNextBindings) {
    VkDescriptorSetLayout layout =
        fixture.CreateSetLayout({Binding(0, kStorage, 2), Binding(1, kStorage, 0), Binding(3, kStorage, 2)});
    VkDescriptorSet set = fixture.AllocateSet(pool, layout);
    const VkDescriptorBufferInfo info = {buffer, 0, 4};
    fixture.UpdateSets({WriteBuffers(set, 0, 1, {info, info})});
    EXPECT_FALSE(wd_state_descriptor_set_get(Find(set), 0, 0)->written);
    EXPECT_TRUE(wd_state_descriptor_set_get(Find(set), 0, 1)->written);
    EXPECT_TRUE(wd_state_descriptor_set_get(Find(set), 3, 0)->written);
    EXPECT_FALSE(wd_state_descriptor_set_get(Find(set), 3, 1)->written);
}

TEST_F(StateDescriptor, UpdatesOutsideTheSetAreLeftOut) {
    VkDescriptorSetLayout layout = fixture.CreateSetLayout({Binding(0, kStorage, 2)});
    VkDescriptorSet set = fixture.AllocateSet(pool, layout);
    const VkDescriptorBufferInfo info = {buffer, 0, 4};
    fixture.UpdateSets({WriteBuffers(set, 9, 0, {info}), WriteBuffers(set, 0, UINT32_MAX, {info}),
                        WriteBuffers(set, 0, 1, {info, info, info})});
    EXPECT_FALSE(wd_state_descriptor_set_get(Find(set), 0, 0)->written);
    EXPECT_TRUE(wd_state_descriptor_set_get(Find(set), 0, 1)->written);
}

TEST_F(StateDescriptor, ImagesSamplersAndImmutableSamplers) {
    VkSampler immutable = fixture.CreateSampler(), other = fixture.CreateSampler();
    VkDescriptorSetLayout layout =
        fixture.CreateSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1, &immutable),
                                 Binding(1, VK_DESCRIPTOR_TYPE_SAMPLER, 1, &immutable),
                                 Binding(2, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1)});
    VkDescriptorSet set = fixture.AllocateSet(pool, layout);
    EXPECT_TRUE(wd_state_descriptor_set_get(Find(set), 1, 0)->written)
        << "an immutable sampler needs no write";
    EXPECT_FALSE(wd_state_descriptor_set_get(Find(set), 0, 0)->written);

    VkImageCreateInfo image_info = {};
    image_info.mipLevels = 5;
    image_info.arrayLayers = 3;
    VkImage image = fixture.Next<VkImage>();
    wd_CreateImage_args create_image = {};
    create_image.pCreateInfo = &image_info;
    create_image.pImage = &image;
    fixture.Run(wd_state_validator.hooks.CreateImage, create_image);
    VkImageViewCreateInfo view_info = {};
    view_info.image = image;
    view_info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 1, VK_REMAINING_MIP_LEVELS, 0,
                                  VK_REMAINING_ARRAY_LAYERS};
    VkImageView view = fixture.Next<VkImageView>();
    wd_CreateImageView_args create_view = {};
    create_view.pCreateInfo = &view_info;
    create_view.pView = &view;
    fixture.Run(wd_state_validator.hooks.CreateImageView, create_view);
    const wd_state_image_view *found = wd_state_find_image_view(fixture.device(), view);
    EXPECT_EQ(found->range.levelCount, 4u);
    EXPECT_EQ(found->range.layerCount, 3u);

    const VkDescriptorImageInfo info = {other, view, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL};
    VkWriteDescriptorSet write = {};
    write.dstSet = set;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    write.pImageInfo = &info;
    VkWriteDescriptorSet second = write;
    second.dstBinding = 2;
    fixture.UpdateSets({write, second});
    const wd_state_descriptor *first_element = wd_state_descriptor_set_get(Find(set), 0, 0);
    EXPECT_TRUE(first_element->written);
    EXPECT_EQ(first_element->u.image.sampler, wd_state_find_sampler(fixture.device(), immutable));
    EXPECT_EQ(first_element->object, &found->object);
    EXPECT_EQ(first_element->image_layout, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    EXPECT_EQ(wd_state_descriptor_set_get(Find(set), 2, 0)->u.image.sampler,
              wd_state_find_sampler(fixture.device(), other));
}

TEST_F(StateDescriptor, CopiesCarryContents) {
    VkDescriptorSetLayout layout = fixture.CreateSetLayout({Binding(0, kStorage, 3)});
    VkDescriptorSet source = fixture.AllocateSet(pool, layout), target = fixture.AllocateSet(pool, layout);
    fixture.UpdateSets({WriteBuffers(source, 0, 1, {{buffer, 8, 4}})});
    VkCopyDescriptorSet copy = {};
    copy.srcSet = source;
    copy.srcArrayElement = 1;
    copy.dstSet = target;
    copy.dstArrayElement = 2;
    copy.descriptorCount = 1;
    fixture.UpdateSets({}, {copy});
    EXPECT_TRUE(wd_state_descriptor_set_get(Find(target), 0, 2)->written);
    EXPECT_EQ(wd_state_descriptor_set_get(Find(target), 0, 2)->u.buffer.offset, 8u);
    copy.srcArrayElement = 0;
    fixture.UpdateSets({}, {copy});
    EXPECT_FALSE(wd_state_descriptor_set_get(Find(target), 0, 2)->written)
        << "copying nothing leaves nothing";
}

TEST_F(StateDescriptor, TemplatesAreDecoded) {
    VkDescriptorSetLayout layout =
        fixture.CreateSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 2)});
    VkDescriptorSet set = fixture.AllocateSet(pool, layout);
    struct Data {
        int unused;
        VkDescriptorBufferInfo infos[2];
    } data = {0, {{buffer, 4, 8}, {buffer, 12, 16}}};
    VkDescriptorUpdateTemplateEntry entry = {};
    entry.dstBinding = 1;
    entry.descriptorCount = 2;
    entry.descriptorType = kStorage;
    entry.offset = offsetof(Data, infos);
    entry.stride = sizeof(VkDescriptorBufferInfo);
    VkDescriptorUpdateTemplateCreateInfo info = {};
    info.descriptorUpdateEntryCount = 1;
    info.pDescriptorUpdateEntries = &entry;
    info.templateType = VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_DESCRIPTOR_SET;
    info.descriptorSetLayout = layout;
    VkDescriptorUpdateTemplate handle = fixture.Next<VkDescriptorUpdateTemplate>();
    wd_CreateDescriptorUpdateTemplate_args create = {};
    create.pCreateInfo = &info;
    create.pDescriptorUpdateTemplate = &handle;
    fixture.Run(wd_state_validator.hooks.CreateDescriptorUpdateTemplate, create);
    wd_UpdateDescriptorSetWithTemplate_args update = {};
    update.descriptorSet = set;
    update.descriptorUpdateTemplate = handle;
    update.pData = &data;
    fixture.Run(wd_state_validator.hooks.UpdateDescriptorSetWithTemplate, update);
    EXPECT_FALSE(wd_state_descriptor_set_get(Find(set), 0, 0)->written);
    EXPECT_EQ(wd_state_descriptor_set_get(Find(set), 1, 1)->u.buffer.offset, 12u);
}

TEST_F(StateDescriptor, VariableCountsLimitTheLastBinding) {
    VkDescriptorSetLayout layout =
        fixture.CreateSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 1000)},
                                {0, VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT});
    const uint32_t count = 6;
    wd_state_descriptor_set *set = Find(fixture.AllocateSet(pool, layout, &count));
    const wd_state_layout_binding *last = wd_state_set_layout_binding(set->layout, 1);
    EXPECT_EQ(wd_state_descriptor_set_count(set, last), 6u);
    EXPECT_NE(wd_state_descriptor_set_get(set, 1, 5), nullptr);
    EXPECT_EQ(wd_state_descriptor_set_get(set, 1, 6), nullptr);
    wd_state_descriptor_set *none = Find(fixture.AllocateSet(pool, layout));
    EXPECT_EQ(wd_state_descriptor_set_count(none, last), 0u) << "without the struct the count is zero";
    EXPECT_EQ(wd_state_descriptor_set_get(none, 1, 0), nullptr);
}

TEST_F(StateDescriptor, SetsEndWithTheirPool) {
    VkDescriptorSetLayout layout = fixture.CreateSetLayout({Binding(0, kStorage, 1)});
    VkDescriptorSet first = fixture.AllocateSet(pool, layout), second = fixture.AllocateSet(pool, layout);
    wd_FreeDescriptorSets_args free_args = {};
    free_args.descriptorPool = pool;
    free_args.descriptorSetCount = 1;
    free_args.pDescriptorSets = &first;
    fixture.Run(wd_state_validator.hooks.FreeDescriptorSets, free_args);
    EXPECT_EQ(Find(first), nullptr);
    EXPECT_NE(Find(second), nullptr);
    wd_ResetDescriptorPool_args reset = {};
    reset.descriptorPool = pool;
    fixture.Run(wd_state_validator.hooks.ResetDescriptorPool, reset);
    EXPECT_EQ(Find(second), nullptr);
    VkDescriptorSet third = fixture.AllocateSet(pool, layout);
    wd_DestroyDescriptorPool_args destroy = {};
    destroy.descriptorPool = pool;
    fixture.Run(wd_state_validator.hooks.DestroyDescriptorPool, destroy);
    EXPECT_EQ(Find(third), nullptr);
}

TEST_F(StateDescriptor, HugeSetsAreNotTracked) {
    VkDescriptorSetLayout layout = fixture.CreateSetLayout({Binding(0, kStorage, UINT32_MAX)});
    EXPECT_EQ(Find(fixture.AllocateSet(pool, layout)), nullptr);
    VkDescriptorSetLayout more =
        fixture.CreateSetLayout({Binding(0, kStorage, UINT32_MAX), Binding(1, kStorage, UINT32_MAX)});
    EXPECT_EQ(wd_state_find_set_layout(fixture.device(), more), nullptr);
}

TEST_F(StateDescriptor, PipelineLayoutCompatibility) {
    VkDescriptorSetLayout a = fixture.CreateSetLayout({Binding(0, kStorage, 1)});
    VkDescriptorSetLayout same = fixture.CreateSetLayout({Binding(0, kStorage, 1)});
    VkDescriptorSetLayout other = fixture.CreateSetLayout({Binding(0, kStorage, 2)});
    const VkPushConstantRange range = {VK_SHADER_STAGE_ALL, 0, 16};
    auto find = [&](VkPipelineLayout layout) {
        return wd_state_find_pipeline_layout(fixture.device(), layout);
    };
    const auto *one = find(fixture.CreatePipelineLayout({a, a}));
    const auto *equal = find(fixture.CreatePipelineLayout({same, same, other}));
    const auto *differs = find(fixture.CreatePipelineLayout({a, other}));
    const auto *pushes = find(fixture.CreatePipelineLayout({a, a}, {range}));
    EXPECT_TRUE(wd_state_pipeline_layouts_compatible(one, equal, 0));
    EXPECT_TRUE(wd_state_pipeline_layouts_compatible(one, equal, 1));
    EXPECT_FALSE(wd_state_pipeline_layouts_compatible(one, equal, 2));
    EXPECT_TRUE(wd_state_pipeline_layouts_compatible(one, differs, 0));
    EXPECT_FALSE(wd_state_pipeline_layouts_compatible(one, differs, 1));
    EXPECT_FALSE(wd_state_pipeline_layouts_compatible(one, pushes, 0));
}

TEST_F(StateDescriptor, PipelinesKeepModulesAndLayout) {
    VkPipelineLayout layout =
        fixture.CreatePipelineLayout({fixture.CreateSetLayout({Binding(0, kStorage, 1)})});
    VkShaderModule module = fixture.CreateShaderModule({0x07230203, 1, 2, 3});
    const uint32_t value = 7;
    const VkSpecializationMapEntry entry = {4, 0, 4};
    const VkSpecializationInfo specialization = {1, &entry, 4, &value};
    VkPipeline handle = fixture.CreateComputePipeline(layout, module, nullptr, &specialization);
    fixture.DestroyShaderModule(module);
    EXPECT_EQ(wd_state_find_shader_module(fixture.device(), module), nullptr);
    const wd_state_pipeline *pipeline = wd_state_find_pipeline(fixture.device(), handle);
    ASSERT_NE(pipeline, nullptr);
    ASSERT_EQ(pipeline->num_stages, 1u);
    const wd_state_stage *stage = &pipeline->stages[0];
    EXPECT_EQ(stage->module->num_words, 4u);
    EXPECT_EQ(stage->module->words[3], 3u);
    EXPECT_TRUE(wd_state_is_destroyed(&stage->module->object));
    EXPECT_STREQ(stage->entry_point, "main");
    ASSERT_EQ(stage->specialization.mapEntryCount, 1u);
    EXPECT_EQ(stage->specialization.pMapEntries[0].constantID, 4u);
    EXPECT_EQ(*static_cast<const uint32_t *>(stage->specialization.pData), 7u);
    EXPECT_EQ(pipeline->layout, wd_state_find_pipeline_layout(fixture.device(), layout));
}

TEST_F(StateDescriptor, ModulesInlinedInAStageAreCopied) {
    const uint32_t words[] = {0x07230203, 9};
    VkShaderModuleCreateInfo inlined = {};
    inlined.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    inlined.codeSize = sizeof words;
    inlined.pCode = words;
    VkPipeline handle =
        fixture.CreateComputePipeline(fixture.CreatePipelineLayout({}), VK_NULL_HANDLE, &inlined);
    const wd_state_pipeline *pipeline = wd_state_find_pipeline(fixture.device(), handle);
    ASSERT_NE(pipeline->stages[0].module, nullptr);
    EXPECT_EQ(pipeline->stages[0].module->words[1], 9u);
    EXPECT_EQ(pipeline->stages[0].module->object.handle, 0u);
}

TEST_F(StateDescriptor, LibrariesLendTheirStages) {
    VkPipelineLayout layout = fixture.CreatePipelineLayout({});
    VkShaderModule module = fixture.CreateShaderModule({0x07230203});
    VkPipelineShaderStageCreateInfo stage = {};
    stage.stage = VK_SHADER_STAGE_FRAGMENT_BIT;
    stage.module = module;
    stage.pName = "shade";
    VkGraphicsPipelineLibraryCreateInfoEXT parts = {};
    parts.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT;
    parts.flags = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
    VkGraphicsPipelineCreateInfo info = {};
    info.pNext = &parts;
    info.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
    info.stageCount = 1;
    info.pStages = &stage;
    info.layout = layout;
    VkPipeline library = fixture.Next<VkPipeline>();
    wd_CreateGraphicsPipelines_args args = {};
    args.createInfoCount = 1;
    args.pCreateInfos = &info;
    args.pPipelines = &library;
    fixture.Run(wd_state_validator.hooks.CreateGraphicsPipelines, args);

    VkPipelineLibraryCreateInfoKHR libraries = {};
    libraries.sType = VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR;
    libraries.libraryCount = 1;
    libraries.pLibraries = &library;
    VkGraphicsPipelineCreateInfo linked_info = {};
    linked_info.pNext = &libraries;
    linked_info.layout = layout;
    VkPipeline linked = fixture.Next<VkPipeline>();
    args.pCreateInfos = &linked_info;
    args.pPipelines = &linked;
    fixture.Run(wd_state_validator.hooks.CreateGraphicsPipelines, args);
    const wd_state_pipeline *pipeline = wd_state_find_pipeline(fixture.device(), linked);
    ASSERT_EQ(pipeline->num_stages, 1u);
    EXPECT_EQ(pipeline->num_own_stages, 0u);
    EXPECT_STREQ(pipeline->stages[0].entry_point, "shade");
    EXPECT_EQ(pipeline->num_libraries, 1u);
}

// A graphics pipeline that is linked without a layout has the layout of its libraries, or the union of independent
// sets.
TEST_F(StateDescriptor, LinkedPipelinesHaveTheLayoutOfTheirLibraries) {
    const VkDescriptorSetLayout set =
        fixture.CreateSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    const auto independent = VK_PIPELINE_LAYOUT_CREATE_INDEPENDENT_SETS_BIT_EXT;
    const VkPipelineLayout layouts[] = {fixture.CreatePipelineLayout({set}),
                                        fixture.CreatePipelineLayout({set, VK_NULL_HANDLE}, {}, independent),
                                        fixture.CreatePipelineLayout({VK_NULL_HANDLE, set}, {}, independent)};
    wd_CreateGraphicsPipelines_args args = {};
    args.createInfoCount = 1;
    VkPipeline parts[3];
    for (int i = 0; i < 3; i++) {
        VkGraphicsPipelineLibraryCreateInfoEXT part = {};
        part.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT;
        part.flags = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
        VkGraphicsPipelineCreateInfo info = {};
        info.pNext = &part;
        info.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
        info.layout = layouts[i];
        parts[i] = fixture.Next<VkPipeline>();
        args.pCreateInfos = &info;
        args.pPipelines = &parts[i];
        fixture.Run(wd_state_validator.hooks.CreateGraphicsPipelines, args);
    }
    const auto link = [&](uint32_t first, uint32_t count) {
        VkPipelineLibraryCreateInfoKHR libraries = {};
        libraries.sType = VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR;
        libraries.libraryCount = count;
        libraries.pLibraries = parts + first;
        VkGraphicsPipelineCreateInfo info = {};
        info.pNext = &libraries;
        VkPipeline linked = fixture.Next<VkPipeline>();
        args.pCreateInfos = &info;
        args.pPipelines = &linked;
        fixture.Run(wd_state_validator.hooks.CreateGraphicsPipelines, args);
        return wd_state_find_pipeline(fixture.device(), linked)->layout;
    };
    EXPECT_EQ(link(0, 1), wd_state_find_pipeline_layout(fixture.device(), layouts[0]));
    EXPECT_EQ(link(0, 0), nullptr);
    const wd_state_pipeline_layout *both = link(1, 2);
    ASSERT_NE(both, nullptr);
    EXPECT_EQ(both->object.handle, 0u);
    ASSERT_EQ(both->num_set_layouts, 2u);
    const wd_state_set_layout *expected = wd_state_find_set_layout(fixture.device(), set);
    EXPECT_EQ(both->set_layouts[0], expected);
    EXPECT_EQ(both->set_layouts[1], expected);
    EXPECT_TRUE(both->flags & independent);
}

TEST_F(StateDescriptor, FailedPipelinesOfACallAreLeftOut) {
    VkComputePipelineCreateInfo infos[2] = {};
    infos[0].stage.pName = infos[1].stage.pName = "main";
    VkPipeline handles[2] = {VK_NULL_HANDLE, fixture.Next<VkPipeline>()};
    wd_CreateComputePipelines_args args = {};
    args.createInfoCount = 2;
    args.pCreateInfos = infos;
    args.pPipelines = handles;
    args.result = VK_ERROR_OUT_OF_DEVICE_MEMORY;
    fixture.Run(wd_state_validator.hooks.CreateComputePipelines, args);
    EXPECT_NE(wd_state_find_pipeline(fixture.device(), handles[1]), nullptr);
}

TEST_F(StateDescriptor, DeferredPipelinesAppearWhenTheOperationIsComplete) {
    VkDeferredOperationKHR operation = fixture.Next<VkDeferredOperationKHR>();
    wd_CreateDeferredOperationKHR_args create = {};
    create.pDeferredOperation = &operation;
    fixture.Run(wd_state_validator.hooks.CreateDeferredOperationKHR, create);
    VkPipelineShaderStageCreateInfo stage = {};
    stage.stage = VK_SHADER_STAGE_RAYGEN_BIT_KHR;
    stage.pName = "rays";
    VkRayTracingPipelineCreateInfoKHR info = {};
    info.stageCount = 1;
    info.pStages = &stage;
    info.groupCount = 1;
    VkPipeline handle = VK_NULL_HANDLE;
    wd_CreateRayTracingPipelinesKHR_args args = {};
    args.deferredOperation = operation;
    args.createInfoCount = 1;
    args.pCreateInfos = &info;
    args.pPipelines = &handle;
    args.result = VK_OPERATION_DEFERRED_KHR;
    fixture.Run(wd_state_validator.hooks.CreateRayTracingPipelinesKHR, args);
    wd_GetDeferredOperationResultKHR_args result = {};
    result.operation = operation;
    result.result = VK_NOT_READY;
    fixture.Run(wd_state_validator.hooks.GetDeferredOperationResultKHR, result);
    handle = fixture.Next<VkPipeline>();
    EXPECT_EQ(wd_state_find_pipeline(fixture.device(), handle), nullptr);
    wd_DeferredOperationJoinKHR_args join = {};
    join.operation = operation;
    fixture.Run(wd_state_validator.hooks.DeferredOperationJoinKHR, join);
    fixture.Run(wd_state_validator.hooks.DeferredOperationJoinKHR, join);
    const wd_state_pipeline *pipeline = wd_state_find_pipeline(fixture.device(), handle);
    ASSERT_NE(pipeline, nullptr);
    EXPECT_EQ(pipeline->bind_point, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR);
    EXPECT_EQ(pipeline->num_groups, 1u);
    EXPECT_EQ(pipeline->object.creations, 1u);
}

} // namespace
