// The contents of texel buffers whose number the set decides, or whose binding has descriptors of several types.
#include "vk/gpuav/testing/gpuav_used_contents_test.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kTexels = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
constexpr char kAtomicId[] = "VUID-vkCmdDispatch-None-07888";

class TexelContentsTest : public UsedContentsTest {
  protected:
    VkBufferView MakeTexels(VkFormat format) {
        return MakeBufferView(MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT), format);
    }
    // A set with two texel buffers: atomic operations are allowed on the first.
    VkDescriptorSet MakeTwo(uint32_t num_texels) {
        const VkDescriptorSet set = MakeUsedSet(num_texels);
        WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result_);
        WriteTexelBuffer(set, 6, 0, kTexels, MakeTexels(VK_FORMAT_R32_UINT));
        WriteTexelBuffer(set, 6, 1, kTexels, MakeTexels(VK_FORMAT_R32G32B32A32_UINT));
        return set;
    }
    void Add(VkDescriptorSet set, uint32_t element) {
        RunDispatch(pipeline_, layout_, set, Access(kAtomicTexel, element), 1);
    }
};

TEST_F(TexelContentsTest, AVariableNumberOfTexelBuffersIsChecked) {
    for (const char *mode : {"guard", "observe"}) {
        for (bool is_robust : {false, true}) {
            WD_START_DEVICE(MakeOptions(mode, is_robust));
            texel_flags_ = VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT;
            MakeProgram();
            for (uint32_t count : {2u, 3u, 4u}) {
                const VkDescriptorSet set = MakeTwo(count);
                Add(set, 0);
                ExpectSilence();
                Add(set, 1);
                EXPECT_EQ(messages().size(), 1u);
                ExpectMessage(kAtomicId, "Descriptor index 1 holds a buffer view that the shader cannot use: "
                                         "the shader uses atomic operations, which the format does not "
                                         "support. Set 0, binding 6, array element 1");
                // The words follow an update.
                WriteTexelBuffer(set, 6, 1, kTexels, MakeTexels(VK_FORMAT_R32_UINT));
                Add(set, 1);
                ExpectSilence();
            }
            Stop();
            ExpectSilence();
        }
    }
}

// An index past the end has one message, whatever the format of the other descriptors is.
TEST_F(TexelContentsTest, AnIndexPastAVariableNumberIsReportedOnce) {
    WD_START_DEVICE(MakeOptions());
    texel_flags_ = VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT;
    MakeProgram();
    Add(MakeTwo(2), 2);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage(kDispatchId, "Index of 2 used to index descriptor array of length 2.");
    const VkDescriptorSet none = MakeUsedSet(0);
    WriteBuffer(none, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result_);
    Add(none, 0);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage(kDispatchId, "Index of 0 used to index descriptor array of length 0.");
    Stop();
    ExpectSilence();
}

TEST_F(TexelContentsTest, TexelBuffersInMutableDescriptorsAreChecked) {
    Options options = MakeOptions();
    options.device_extensions.push_back(VK_EXT_MUTABLE_DESCRIPTOR_TYPE_EXTENSION_NAME);
    auto features = Make<VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MUTABLE_DESCRIPTOR_TYPE_FEATURES_EXT);
    features.mutableDescriptorType = VK_TRUE;
    features.pNext = const_cast<void *>(options.device_next);
    options.device_next = &features;
    WD_START_DEVICE(options);
    const VkDescriptorType types[] = {kTexels, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER};
    VkMutableDescriptorTypeListEXT lists[7] = {};
    lists[6] = {2, types};
    auto info =
        Make<VkMutableDescriptorTypeCreateInfoEXT>(VK_STRUCTURE_TYPE_MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT);
    info.mutableDescriptorTypeListCount = 7;
    info.pMutableDescriptorTypeLists = lists;
    layout_next_ = &info;
    texel_type_ = VK_DESCRIPTOR_TYPE_MUTABLE_EXT;
    MakeProgram();
    const VkDescriptorSet set = MakeTwo(4);
    WriteBuffer(set, 6, 2, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result_);
    Add(set, 0);
    ExpectSilence();
    Add(set, 1);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage(kAtomicId, "Set 0, binding 6, array element 1");
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
