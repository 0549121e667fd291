// The contents of the descriptors that shaders use: arrays with dynamic indices, and bindings that can be updated after
// they are bound. Each mistake has a similar valid case without messages.
#include "vk/gpuav/testing/gpuav_used_contents_test.h"

namespace wd::testing {
namespace {

TEST_F(UsedContentsTest, AViewOfAnotherTypeIsReported) {
    for (const char *mode : {"guard", "observe"}) {
        WD_START_DEVICE(MakeOptions(mode));
        MakeProgram();
        SetImages(OfType(VK_IMAGE_VIEW_TYPE_2D_ARRAY));
        ExpectMistake(kFetch, "VUID-vkCmdDispatch-viewType-07752",
                      "Descriptor index 3 holds an image view that the shader cannot use: the shader needs "
                      "VK_IMAGE_VIEW_TYPE_2D. Set 0, binding 1, array element 3 (images).");
        Run(kFetch, 3);
        ExpectMessage("VUID-vkCmdDispatch-viewType-07752",
                      "The view has the type VK_IMAGE_VIEW_TYPE_2D_ARRAY and the format "
                      "VK_FORMAT_R8G8B8A8_UNORM, and is of Image (albedo)(0x");
        Run(kSampleLayer, 3);
        Stop();
        ExpectSilence();
    }
}

TEST_F(UsedContentsTest, AViewOfAnotherComponentTypeIsReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    SetImages(OfFormat(VK_FORMAT_R8G8B8A8_UINT));
    ExpectMistake(kFetch, "VUID-vkCmdDispatch-format-07753",
                  "the shader reads or writes floating-point values, and the format has integers. Set 0, "
                  "binding 1, array element 3");
    Run(kFetchInteger, 3);
    ExpectSilence();
    SetImages({}, OfFormat(VK_FORMAT_R8G8B8A8_UINT));
    ExpectMistake(kFetchInteger, "VUID-vkCmdDispatch-format-07753", "unsigned integers");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, SamplesOfImagesAreCompared) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    const View four = WithSamples(VK_SAMPLE_COUNT_4_BIT);
    SetImages(four);
    ExpectMistake(kFetch, "VUID-RuntimeSpirv-samples-08725", "with 4 samples");
    SetImages({}, four);
    ExpectMistake(kFetchSamples, "VUID-RuntimeSpirv-samples-08726", "with 1 sample.");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, FormatsThatCannotBeFilteredAreReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    const View integers = OfFormat(VK_FORMAT_R32_UINT);
    SetImages(integers, integers);
    Run(kSampleInteger, 3); // The sampler does not filter.
    ExpectSilence();
    VkSamplerCreateInfo info = NearestSampler();
    info.minFilter = VK_FILTER_LINEAR;
    SetSampler(info);
    Run(kFetchInteger, 3); // No sampler.
    ExpectSilence();
    Run(kSampleInteger, 3);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-magFilter-04553",
                  "the sampler has VK_FILTER_LINEAR, and the format lacks SAMPLED_IMAGE_FILTER_LINEAR");
    Run(kSampleInteger, 3);
    ExpectMessage("VUID-vkCmdDispatch-magFilter-04553",
                  "Sampler (filter)(0x"); // Its name.
    info = NearestSampler();
    info.mipmapMode = VK_SAMPLER_MIPMAP_MODE_LINEAR;
    SetSampler(info);
    Run(kSampleInteger, 3);
    ExpectMessage("VUID-vkCmdDispatch-mipmapMode-04770", "VK_SAMPLER_MIPMAP_MODE_LINEAR");
    SetImages({});
    Run(kSample, 3);
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, ReductionsOfFormatsAreChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    auto reduction =
        Make<VkSamplerReductionModeCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_REDUCTION_MODE_CREATE_INFO);
    reduction.reductionMode = VK_SAMPLER_REDUCTION_MODE_MAX;
    VkSamplerCreateInfo info = NearestSampler();
    info.pNext = &reduction;
    info.magFilter = VK_FILTER_LINEAR;
    SetSampler(info);
    const View integers = OfFormat(VK_FORMAT_R32_UINT);
    SetImages(integers, integers);
    VkFormatProperties properties;
    vkGetPhysicalDeviceFormatProperties(physical_device(), VK_FORMAT_R32_UINT, &properties);
    Run(kSampleInteger, 3);
    if (!(properties.optimalTilingFeatures & VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_MINMAX_BIT)) {
        ExpectMessage("VUID-vkCmdDispatch-magFilter-09598", "the minimum or maximum of texels");
    }
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, DepthComparisonNeedsADepthFormat) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    VkSamplerCreateInfo info = NearestSampler();
    info.compareEnable = VK_TRUE;
    info.magFilter = VK_FILTER_LINEAR; // Allowed with a comparison.
    SetSampler(info);
    SetImages({}, OfFormat(VK_FORMAT_D32_SFLOAT));
    ExpectMistake(kSampleShadow, "VUID-vkCmdDispatch-None-06479",
                  "the shader compares depths, and the format lacks SAMPLED_IMAGE_DEPTH_COMPARISON");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, UnnormalizedCoordinatesAreChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    SetImages(WithLevels(2));
    Run(kSampleProjected, 1);
    Run(kSampleOffset, 1);
    Run(kSample, 3);
    ExpectSilence();
    VkSamplerCreateInfo info = NearestSampler();
    info.unnormalizedCoordinates = VK_TRUE;
    SetSampler(info);
    ExpectMistake(kSample, "VUID-vkCmdDispatch-unnormalizedCoordinates-09635", "several levels or layers");
    Run(kSampleProjected, 1);
    ExpectMessage("VUID-vkCmdDispatch-None-08610", "ImplicitLod, Dref or Proj");
    Run(kSampleOffset, 1);
    ExpectMessage("VUID-vkCmdDispatch-None-08611", "a bias or an offset");
    SetImages({}, OfType(VK_IMAGE_VIEW_TYPE_2D_ARRAY));
    Run(kSampleLayer, 1);
    ExpectMessage("VUID-vkCmdDispatch-None-08609", "neither VK_IMAGE_VIEW_TYPE_1D");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, BorderColorsWithoutAFormatAreChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    auto border = Make<VkSamplerCustomBorderColorCreateInfoEXT>(
        VK_STRUCTURE_TYPE_SAMPLER_CUSTOM_BORDER_COLOR_CREATE_INFO_EXT);
    VkSamplerCreateInfo info = NearestSampler();
    info.borderColor = VK_BORDER_COLOR_FLOAT_CUSTOM_EXT;
    info.pNext = &border;
    SetImages(OfFormat(VK_FORMAT_B5G6R5_UNORM_PACK16));
    border.format = VK_FORMAT_B5G6R5_UNORM_PACK16;
    SetSampler(info);
    Run(kSample, 3);
    ExpectSilence();
    border.format = VK_FORMAT_UNDEFINED;
    SetSampler(info);
    ExpectMistake(kSample, "VUID-VkSamplerCustomBorderColorCreateInfoEXT-format-04015",
                  "the custom border color of the sampler has no format");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, CombinedImageSamplersAreChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    VkSamplerCreateInfo info = NearestSampler();
    info.magFilter = VK_FILTER_LINEAR;
    SetSampler(info);
    const VkImageView colors = MakeView({}), wide = MakeView(OfFormat(VK_FORMAT_R32G32B32A32_UINT));
    WriteImage(set_, 3, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, colors, kLayout, sampler_);
    WriteImage(set_, 3, 1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, wide, kLayout, sampler_);
    Run(kSampleCombined, 0);
    ExpectSilence();
    Run(kSampleCombined, 1);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-format-07753", "Set 0, binding 3, array element 1 (combined)");
    info.unnormalizedCoordinates = VK_TRUE;
    info.minFilter = VK_FILTER_LINEAR;
    SetSampler(info);
    WriteImage(set_, 3, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, MakeView(WithLevels(3)), kLayout,
               sampler_);
    Run(kSampleCombined, 0);
    ExpectMessage("VUID-vkCmdDispatch-unnormalizedCoordinates-09635", "array element 0");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, StorageImagesAreChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    const VkImageView counter = MakeView(OfFormat(VK_FORMAT_R32_UINT), true);
    const VkImageView wide = MakeView(OfFormat(VK_FORMAT_R32G32B32A32_UINT), true);
    const VkImageView colors = MakeView({}, true);
    WriteImage(set_, 4, 0, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, counter, kLayout);
    WriteImage(set_, 4, 1, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, wide, kLayout);
    WriteImage(set_, 4, 2, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, colors, kLayout);
    Run(kAtomic, 0);
    Run(kLoad, 2);
    Run(kStore, 2);
    ExpectSilence();
    Run(kAtomic, 1);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-None-02691",
                  "the shader uses atomic operations, which the format does not support");
    Run(kStore, 0);
    ExpectMessage("VUID-vkCmdDispatch-format-07753", "floating-point values");
    Stop();
    ExpectSilence();
}

// The sign of integers only matters where they are read.
TEST_F(UsedContentsTest, WrittenIntegersMayHaveAnotherSign) {
    for (const char *mode : {"guard", "observe"}) {
        WD_START_DEVICE(MakeOptions(mode));
        MakeProgram();
        const VkFormat formats[] = {VK_FORMAT_R32_UINT, VK_FORMAT_R32_SINT, VK_FORMAT_R32_SFLOAT};
        for (uint32_t i = 0; i < 3; i++) {
            WriteImage(set_, 4, i, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, MakeView(OfFormat(formats[i]), true),
                       kLayout);
        }
        Run(kStoreInteger, 0);
        Run(kStoreInteger, 1);
        Run(kLoadInteger, 0);
        ExpectSilence();
        Run(kLoadInteger, 1);
        EXPECT_EQ(messages().size(), 1u);
        ExpectMessage("VUID-vkCmdDispatch-format-07753", "the shader reads or writes unsigned integers");
        Run(kStoreInteger, 2);
        EXPECT_EQ(messages().size(), 1u);
        ExpectMessage("VUID-vkCmdDispatch-format-07753",
                      "the shader writes integers, and the format has floating-point values");
        Stop();
        ExpectSilence();
    }
}

TEST_F(UsedContentsTest, WrittenComponentsAreCounted) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    const VkPipeline pipeline = MakeComputePipeline(layout_, MakeShader(written_contents));
    WriteImage(set_, 4, 0, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, MakeView(OfFormat(VK_FORMAT_R32_SFLOAT), true),
               kLayout);
    WriteImage(set_, 4, 1, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE,
               MakeView(OfFormat(VK_FORMAT_R32G32_SFLOAT), true), kLayout);
    RunDispatch(pipeline, layout_, set_, Access(kStore, 0), 1);
    ExpectSilence();
    RunDispatch(pipeline, layout_, set_, Access(kStore, 1), 1);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-OpImageWrite-08795", "the shader writes one component");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, TexelBuffersAreChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    const VkPipeline writer = MakeComputePipeline(layout_, MakeShader(written_contents));
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
    const Buffer buffer = MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT);
    SetName(VK_OBJECT_TYPE_BUFFER, buffer.handle, "texel memory");
    WriteTexelBuffer(set_, 6, 0, type, MakeBufferView(buffer, VK_FORMAT_R32_UINT));
    WriteTexelBuffer(set_, 6, 1, type, MakeBufferView(buffer, VK_FORMAT_R32G32B32A32_UINT));
    WriteTexelBuffer(set_, 6, 2, type, MakeBufferView(buffer, VK_FORMAT_R32_SFLOAT));
    WriteTexelBuffer(set_, 6, 3, type, MakeBufferView(buffer, VK_FORMAT_R32G32_SFLOAT));
    Run(kAtomicTexel, 0);
    RunDispatch(writer, layout_, set_, Access(kAtomicTexel, 2), 1);
    ExpectSilence();
    Run(kAtomicTexel, 1);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-None-07888",
                  "Descriptor index 1 holds a buffer view that the shader cannot use: the shader uses atomic "
                  "operations, which the format does not support. Set 0, binding 6, array element 1");
    Run(kAtomicTexel, 1);
    ExpectMessage("VUID-vkCmdDispatch-None-07888", "is of Buffer (texel memory)(0x");
    RunDispatch(writer, layout_, set_, Access(kAtomicTexel, 3), 1);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-OpImageWrite-04469", "the shader writes one component");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, ImmutableSamplersAreChecked) {
    WD_START_DEVICE(MakeOptions());
    VkSamplerCreateInfo info = NearestSampler();
    const VkSampler nearest = CreateSampler(info);
    info.magFilter = VK_FILTER_LINEAR;
    const VkSampler samplers[] = {nearest, CreateSampler(info)};
    MakeProgram(false, samplers);
    const View integers = OfFormat(VK_FORMAT_R32_UINT);
    SetImages(integers, integers);
    RunDispatch(pipeline_, layout_, set_, Access(kSampleInteger, 3, 0), 1);
    ExpectSilence();
    RunDispatch(pipeline_, layout_, set_, Access(kSampleInteger, 3, 1), 1);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-magFilter-04553", "array element 3");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, PushedDescriptorsAreChecked) {
    Options options = MakeOptions();
    options.device_extensions.push_back(VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeProgram(true);
    const auto push = DeviceProc<PFN_vkCmdPushDescriptorSetKHR>("vkCmdPushDescriptorSetKHR");
    const VkDescriptorImageInfo images[] = {
        {VK_NULL_HANDLE, MakeView({}), kLayout},
        {VK_NULL_HANDLE, MakeView(OfFormat(VK_FORMAT_R32_UINT)), kLayout}};
    const VkDescriptorBufferInfo buffer = {result_.handle, 0, VK_WHOLE_SIZE};
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    write.pBufferInfo = &buffer;
    VkWriteDescriptorSet writes[] = {write, write};
    writes[1].dstBinding = 1;
    writes[1].descriptorCount = 2;
    writes[1].descriptorType = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
    writes[1].pImageInfo = images;
    for (uint32_t image : {0u, 1u}) {
        ExpectSilence();
        VkCommandBuffer commands = Begin();
        push(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 2, writes);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        const Push constants = Access(kFetch, image);
        vkCmdPushConstants(commands, layout_, kStages, 0, 12, constants.words.data());
        vkCmdDispatch(commands, 1, 1, 1);
        Check(Submit(commands), "vkQueueSubmit");
    }
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-format-07753", "Set 0, binding 1, array element 1 (images).");
    Stop();
    ExpectSilence();
}

// Each mistake of an instruction is reported.
TEST_F(UsedContentsTest, TwoMistakesOfACommandAreReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    const VkImageView integers = MakeView(OfFormat(VK_FORMAT_R32_UINT));
    SetImages(OfType(VK_IMAGE_VIEW_TYPE_2D_ARRAY));
    WriteImage(set_, 1, 1, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, integers, kLayout);
    RunDispatch(pipeline_, layout_, set_, Access(kFetchEach, 0), 1);
    EXPECT_EQ(messages().size(), 2u);
    ExpectMessage("VUID-vkCmdDispatch-format-07753", "array element 1");
    ExpectMessage("VUID-vkCmdDispatch-viewType-07752", "array element 3");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, AnUpdateAfterTheBindIsSeen) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    SetImages({});
    VkCommandBuffer commands = Begin();
    RecordDispatch(commands, pipeline_, layout_, set_, Access(kFetch, 2), 1);
    WriteImage(set_, 1, 2, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, MakeView(OfFormat(VK_FORMAT_R32_SINT)), kLayout);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-format-07753", "array element 2");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, AMistakeInALoopIsReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    SetImages(OfType(VK_IMAGE_VIEW_TYPE_2D_ARRAY));
    Run(kLoop, 3);
    ExpectSilence();
    Run(kLoop, 4);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-viewType-07752", "array element 3");
    Stop();
    ExpectSilence();
}

// Drivers that run invocations in vectors also run the access for those invocations that skip it.
TEST_F(UsedContentsTest, NoInvocationAccessesADescriptorThatWasNotWritten) {
    for (const char *contents : {"true", "false"}) {
        for (const bool is_robust : {false, true}) {
            for (const uint32_t num_written : {3u, 1u, 0u}) {
                Options options = MakeOptions("guard", is_robust);
                options.settings["gpuav_descriptor_contents"] = contents;
                WD_START_DEVICE(options);
                texel_flags_ = VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT;
                MakeProgram();
                for (uint32_t i = 0; i < num_written; i++) {
                    WriteImage(set_, 1, i, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, MakeView({}), kLayout);
                    WriteImage(set_, 4, i, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, MakeView({}, true), kLayout);
                    WriteTexelBuffer(set_, 6, i, texel_type_,
                                     MakeBufferView(MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT),
                                                    VK_FORMAT_R32_UINT));
                }
                for (Operation operation :
                     {kFetch, kSample, kSampleCombined, kAtomic, kLoad, kStore, kAtomicTexel, kFetchEach}) {
                    SCOPED_TRACE(operation);
                    Run(operation, operation == kSampleCombined ? 1 : 3);
                    ExpectMessage("VUID-vkCmdDispatch-None-08114", "is uninitialized");
                    ClearMessages();
                }
                Stop();
                ExpectSilence();
            }
        }
    }
}

// An instruction with implicit derivatives uses another descriptor in place of one that was not written. If that was
// not written either, the instruction is skipped.
TEST_F(UsedContentsTest, NoFragmentSamplesADescriptorThatWasNotWritten) {
    for (const char *contents : {"true", "false"}) {
        for (const uint32_t num_written : {1u, 0u}) {
            Options options = MakeOptions();
            options.settings["gpuav_descriptor_contents"] = contents;
            WD_START_DEVICE(options);
            MakeProgram();
            for (uint32_t i = 0; i < num_written; i++) {
                WriteImage(set_, 1, i, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, MakeView({}), kLayout);
                WriteImage(set_, 3, i, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, MakeView({}), kLayout,
                           sampler_);
            }
            const Target target = MakeTarget(4, 4);
            const VkPipeline pipeline = MakeGraphicsPipeline(layout_, MakeShader(triangle_vert),
                                                             MakeShader(used_contents_frag), target);
            for (const auto &[operation, element] :
                 {std::pair(kImplicitCombined, 1u), std::pair(kImplicitSample, 0u)}) {
                SCOPED_TRACE(operation);
                RunDraw(target, pipeline, layout_, set_, Access(operation, element));
                ExpectMessage("VUID-vkCmdDraw-None-08114", "is uninitialized");
                ClearMessages();
            }
            Stop();
            ExpectSilence();
        }
    }
}

TEST_F(UsedContentsTest, ADescriptorThatWasNotWrittenIsReportedOnce) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    Run(kSample, 0);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-None-08114", "is uninitialized");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, APartiallyBoundSingleDescriptorIsChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    WriteImage(set_, 5, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, MakeView(OfFormat(VK_FORMAT_R32_UINT)), kLayout);
    Run(kFetch, 99); // Only an index is reported, because the access to binding 5 is not executed.
    EXPECT_EQ(messages().size(), 1u);
    ClearMessages();
    Run(kFetchSingle, 0);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-format-07753", "Set 0, binding 5 (single).");
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, OtherStagesAreChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    const Target target = MakeTarget(4, 4);
    SetImages(OfType(VK_IMAGE_VIEW_TYPE_2D_ARRAY));
    const VkPipeline vertex =
        MakeGraphicsPipeline(layout_, MakeShader(used_contents_vert), MakeShader(color_frag), target);
    const VkPipeline fragment =
        MakeGraphicsPipeline(layout_, MakeShader(triangle_vert), MakeShader(used_contents_frag), target);
    for (VkPipeline pipeline : {vertex, fragment}) {
        RunDraw(target, pipeline, layout_, set_, Access(kSample, 1));
        ExpectSilence();
        RunDraw(target, pipeline, layout_, set_, Access(kSample, 3));
        EXPECT_EQ(messages().size(), 1u);
        ExpectMessage("VUID-vkCmdDraw-viewType-07752",
                      pipeline == vertex ? "Stage = Vertex" : "Stage = Fragment");
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

TEST_F(UsedContentsTest, NothingIsCheckedWithoutTheSetting) {
    Options options = MakeOptions();
    options.settings["gpuav_descriptor_contents"] = "false";
    WD_START_DEVICE(options);
    MakeProgram();
    SetImages(OfFormat(VK_FORMAT_R32G32B32A32_UINT));
    Run(kFetch, 3);
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
