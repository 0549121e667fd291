// Pushed descriptors: shaders use the descriptors that were pushed before their command, not later ones. Each test of a
// mistake has a similar valid case without messages.
#include "testing/device/stack.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kStateId[] = "VUID-vkCmdDispatch-None-08114";
constexpr char kUniformId[] = "VUID-vkCmdDispatch-uniformBuffers-06935";
constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;

class PushesTest : public GpuavTest, public ::testing::WithParamInterface<Stack> {
  protected:
    static Options PushOptions() {
        Options options = GpuavOptions();
        UseStack(GetParam(), &options);
        options.device_extensions = {"VK_KHR_push_descriptor"};
        return options;
    }

    // A pushed set: a result at binding 0 and `count` sources at binding 1.
    struct Program {
        VkDescriptorType type;
        VkPipelineLayout layout;
        VkPipeline pipeline;
        Buffer result;
    };
    template <size_t N>
    Program MakeProgram(const uint32_t (&shader)[N], VkDescriptorType type, uint32_t count = 1) {
        push_ = DeviceProc<PFN_vkCmdPushDescriptorSetKHR>("vkCmdPushDescriptorSetKHR");
        Program program = {};
        program.type = type;
        program.layout = MakePipelineLayout({MakePushLayout(type, count)}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        program.pipeline = MakeComputePipeline(program.layout, MakeShader(shader));
        program.result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        return program;
    }
    VkDescriptorSetLayout MakePushLayout(VkDescriptorType type, uint32_t count) {
        return MakeSetLayout({Binding(0, kStorage, 1), Binding(1, type, count)}, nullptr,
                             VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
    }
    Buffer MakeSource(VkDeviceSize size = 512) {
        return MakeBuffer(size, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT,
                          std::vector<uint32_t>(size / 4, 9));
    }

    void PushBuffer(VkCommandBuffer commands, VkPipelineLayout layout, uint32_t binding, uint32_t element,
                    VkDescriptorType type, VkBuffer buffer, VkDeviceSize range = VK_WHOLE_SIZE,
                    VkPipelineBindPoint bind_point = kCompute) {
        const VkDescriptorBufferInfo info = {buffer, 0, range};
        auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
        write.dstBinding = binding;
        write.dstArrayElement = element;
        write.descriptorCount = 1;
        write.descriptorType = type;
        write.pBufferInfo = &info;
        push_(commands, bind_point, layout, 0, 1, &write);
    }
    void PushResult(VkCommandBuffer commands, const Program &program) {
        PushBuffer(commands, program.layout, 0, 0, kStorage, program.result.handle);
    }
    void PushSource(VkCommandBuffer commands, const Program &program, const Buffer &source,
                    VkDeviceSize range = VK_WHOLE_SIZE, uint32_t element = 0) {
        PushBuffer(commands, program.layout, 1, element, program.type, source.handle, range);
    }
    // Dispatch makes invocation 2 read element `index`.
    void Dispatch(VkCommandBuffer commands, const Program &program, uint32_t index) {
        const uint32_t control[] = {index, 2};
        vkCmdBindPipeline(commands, kCompute, program.pipeline);
        vkCmdPushConstants(commands, program.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 8, control);
        vkCmdDispatch(commands, 4, 1, 1);
        // The next dispatch writes the same words.
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = barrier.dstAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                             VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0, nullptr, 0, nullptr);
    }

    PFN_vkCmdPushDescriptorSetKHR push_ = nullptr;
};

// The Khronos layer also reports missing pushes.
class MissingPushesTest : public PushesTest {};

// Element 3's second component ends at byte 55.
TEST_P(PushesTest, BuffersAreCheckedToTheByte) {
    WD_START_DEVICE(PushOptions());
    Program program = MakeProgram(bounds_uniform_buffer, kUniform);
    Buffer source = MakeSource();
    for (uint32_t index : {3u, 4u}) {
        VkCommandBuffer commands = Begin();
        PushResult(commands, program);
        PushSource(commands, program, source, 56);
        Dispatch(commands, program, index);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(program.result.words[2], index == 3 ? 9u : 0u);
        if (index == 4) {
            ExpectMessage(kUniformId, "Descriptor size is 56 and highest byte accessed was 71.");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

TEST_P(PushesTest, EachCommandUsesTheDescriptorsPushedBeforeIt) {
    WD_START_DEVICE(PushOptions());
    Program program = MakeProgram(bounds_uniform_buffer, kUniform);
    Buffer source = MakeSource();
    VkCommandBuffer commands = Begin();
    PushResult(commands, program);
    // Pushed bytes, and the element that is read.
    const struct {
        VkDeviceSize range;
        uint32_t index;
    } steps[] = {{256, 15}, {56, 3}, {40, 2}, {72, 4}, {56, 4}, {256, 15}, {24, 1}};
    for (const auto &step : steps) {
        PushSource(commands, program, source, step.range);
        Dispatch(commands, program, step.index);
    }
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 4."), std::string::npos) << messages()[0].text;
    ExpectMessage(kUniformId, "Descriptor size is 56 and highest byte accessed was 71.");
    Stop();
    ExpectSilence();
}

TEST_P(MissingPushesTest, DescriptorsThatWereNeverPushedAreReported) {
    WD_START_DEVICE(PushOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 6);
    Buffer source = MakeSource(64);
    VkCommandBuffer commands = Begin();
    PushResult(commands, program);
    for (uint32_t i = 0; i < 5; i++) {
        PushSource(commands, program, source, 64, i);
    }
    Dispatch(commands, program, 4);
    Dispatch(commands, program, 5);
    PushSource(commands, program, source, 64, 5);
    Dispatch(commands, program, 5);
    Dispatch(commands, program, 6);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 2u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 1."), std::string::npos) << messages()[0].text;
    ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
    ExpectMessage(kDispatchId, kIndexText);
    ExpectSilence();
    // A new recording starts without the descriptors of an earlier one.
    commands = Begin();
    PushResult(commands, program);
    PushSource(commands, program, source);
    Dispatch(commands, program, 3);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage(kStateId, "Descriptor index 3 is uninitialized.");
    Stop();
    ExpectSilence();
}

TEST_P(PushesTest, TexelBuffersAreCheckedToTheTexel) {
    WD_START_DEVICE(PushOptions());
    Program program = MakeProgram(bounds_storage_texel_buffer, VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER);
    Buffer source = MakeBuffer(16, VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT, {9, 9, 9, 9}, 64);
    VkBufferView view = MakeBufferView(source, VK_FORMAT_R32_UINT);
    VkCommandBuffer commands = Begin();
    PushResult(commands, program);
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.dstBinding = 1;
    write.descriptorCount = 1;
    write.descriptorType = program.type;
    write.pTexelBufferView = &view;
    push_(commands, kCompute, program.layout, 0, 1, &write);
    Dispatch(commands, program, 3);
    Dispatch(commands, program, 4);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 1."), std::string::npos) << messages()[0].text;
    ExpectMessage("WARDEN-gpuav-texel-buffer-bounds",
                  "Descriptor size is 4 texels and highest texel accessed was 4.");
    Stop();
    ExpectSilence();
}

// The buffer of a pushed view is destroyed before the second command, which gets a new table because of a push.
TEST_P(MissingPushesTest, DestroyedResourcesAreNamed) {
    Options options = PushOptions();
    options.settings["validate_command_buffers"] = "false";
    WD_START_DEVICE(options);
    Program program = MakeProgram(bounds_storage_texel_buffer, VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER);
    const Buffer memory = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT, {9, 9, 9, 9});
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 16;
    info.usage = VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT;
    Buffer source = memory;
    Check(vkCreateBuffer(device(), &info, nullptr, &source.handle), "vkCreateBuffer");
    Check(vkBindBufferMemory(device(), source.handle, memory.memory, 0), "vkBindBufferMemory");
    SetName(VK_OBJECT_TYPE_BUFFER, source.handle, "texels");
    VkBufferView view = MakeBufferView(source, VK_FORMAT_R32_UINT);
    VkCommandBuffer commands = Begin();
    PushResult(commands, program);
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.dstBinding = 1;
    write.descriptorCount = 1;
    write.descriptorType = program.type;
    write.pTexelBufferView = &view;
    push_(commands, kCompute, program.layout, 0, 1, &write);
    Dispatch(commands, program, 3);
    vkDestroyBuffer(device(), source.handle, nullptr);
    PushResult(commands, program);
    Dispatch(commands, program, 3);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    EXPECT_NE(text.find("Dispatch Index 1."), std::string::npos) << text;
    EXPECT_NE(text.find("Buffer (texels)(0x"), std::string::npos) << text;
    ExpectMessage(kStateId, "Descriptor index 0 references a destroyed resource.");
    Stop();
    ExpectSilence();
}

// Another pipeline, or another layout with the same content, keeps pushed descriptors. Binding a set at the slot does
// not.
TEST_P(MissingPushesTest, CompatibleLayoutsKeepPushedDescriptors) {
    WD_START_DEVICE(PushOptions());
    Program program = MakeProgram(bounds_uniform_buffer, kUniform);
    Program instrumented_library = MakeProgram(bounds_uniform_buffer, kUniform);
    Buffer source = MakeSource();
    Reader reader = MakeReader();
    VkCommandBuffer commands = Begin();
    PushResult(commands, program);
    PushSource(commands, program, source, 56);
    Dispatch(commands, program, 4);
    PushBuffer(commands, instrumented_library.layout, 0, 0, kStorage, instrumented_library.result.handle);
    Dispatch(commands, instrumented_library, 4);
    Dispatch(commands, instrumented_library, 3);
    Record(commands, reader, 5, 2);
    PushResult(commands, program);
    Dispatch(commands, program, 0);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 3u);
    const char *places[] = {"Dispatch Index 0.", "Dispatch Index 1.", "Dispatch Index 4."};
    for (int i = 0; i < 3; i++) {
        EXPECT_NE(messages()[i].text.find(places[i]), std::string::npos) << messages()[i].text;
    }
    ExpectMessage(kUniformId, "Descriptor size is 56 and highest byte accessed was 71.");
    ExpectMessage(kUniformId, "Descriptor size is 56 and highest byte accessed was 71.");
    ExpectMessage(kStateId, "Descriptor index 0 is uninitialized.");
    Stop();
    ExpectSilence();
}

// Descriptors pushed for graphics are not used by compute.
TEST_P(PushesTest, BindPointsAreIndependent) {
    WD_START_DEVICE(PushOptions());
    Program program = MakeProgram(bounds_uniform_buffer, kUniform);
    Buffer source = MakeSource();
    VkCommandBuffer commands = Begin();
    PushResult(commands, program);
    PushSource(commands, program, source, 72);
    PushBuffer(commands, program.layout, 1, 0, kUniform, source.handle, 24, VK_PIPELINE_BIND_POINT_GRAPHICS);
    Dispatch(commands, program, 4);
    PushSource(commands, program, source, 56);
    PushBuffer(commands, program.layout, 1, 0, kUniform, source.handle, 256, VK_PIPELINE_BIND_POINT_GRAPHICS);
    Dispatch(commands, program, 4);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage(kUniformId, "Descriptor size is 56 and highest byte accessed was 71.");
    Stop();
    ExpectSilence();
}

TEST_P(PushesTest, TemplatesPushToo) {
    WD_START_DEVICE(PushOptions());
    Program program = MakeProgram(bounds_uniform_buffer, kUniform);
    Buffer source = MakeSource();
    const VkDescriptorUpdateTemplateEntry entries[] = {
        {0, 0, 1, kStorage, 0, 0}, {1, 0, 1, kUniform, sizeof(VkDescriptorBufferInfo), 0}};
    auto info =
        Make<VkDescriptorUpdateTemplateCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
    info.descriptorUpdateEntryCount = 2;
    info.pDescriptorUpdateEntries = entries;
    info.templateType = VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_PUSH_DESCRIPTORS_KHR;
    info.pipelineBindPoint = kCompute;
    info.pipelineLayout = program.layout;
    VkDescriptorUpdateTemplate update;
    Check(vkCreateDescriptorUpdateTemplate(device(), &info, nullptr, &update),
          "vkCreateDescriptorUpdateTemplate");
    Defer([device = device(), update] { vkDestroyDescriptorUpdateTemplate(device, update, nullptr); });
    auto push =
        DeviceProc<PFN_vkCmdPushDescriptorSetWithTemplateKHR>("vkCmdPushDescriptorSetWithTemplateKHR");
    VkCommandBuffer commands = Begin();
    for (VkDeviceSize range : {72, 56, 256}) {
        const VkDescriptorBufferInfo data[] = {{program.result.handle, 0, VK_WHOLE_SIZE},
                                               {source.handle, 0, range}};
        push(commands, update, program.layout, 0, data);
        Dispatch(commands, program, 4);
    }
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 1."), std::string::npos) << messages()[0].text;
    ExpectMessage(kUniformId, "Descriptor size is 56 and highest byte accessed was 71.");
    Stop();
    ExpectSilence();
}

TEST_P(PushesTest, SecondaryCommandBuffersPushForThemselves) {
    WD_START_DEVICE(PushOptions());
    Program program = MakeProgram(bounds_uniform_buffer, kUniform);
    Buffer source = MakeSource();
    const VkCommandBuffer secondary = RecordSecondary(
        [&](VkCommandBuffer commands) {
            PushResult(commands, program);
            PushSource(commands, program, source, 56);
            Dispatch(commands, program, 3);
            Dispatch(commands, program, 4);
        },
        nullptr, VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    for (int i = 0; i < 2; i++) {
        VkCommandBuffer commands = Begin();
        PushResult(commands, program);
        PushSource(commands, program, source, 72);
        Dispatch(commands, program, 4);
        vkCmdExecuteCommands(commands, 1, &secondary);
        PushResult(commands, program);
        PushSource(commands, program, source, 72);
        Dispatch(commands, program, 4);
        Check(Submit(commands), "vkQueueSubmit");
        ASSERT_EQ(messages().size(), 1u);
        EXPECT_EQ(messages()[0].objects[0].handle, (uint64_t)secondary);
        ExpectMessage(kUniformId, "Descriptor size is 56 and highest byte accessed was 71.");
    }
    Stop();
    ExpectSilence();
}

// 32,768 words hold the tables of six recordings. Each recording frees its tables.
TEST_P(MissingPushesTest, RecordingsFreeTheirTables) {
    Options options = PushOptions();
    options.settings["gpuav_max_memory"] = "524288";
    options.settings["gpuav_block_size"] = "65536";
    options.settings["gpuav_records_per_command"] = "1";
    WD_START_DEVICE(options);
    Program program = MakeProgram(index_storage_buffer, kStorage, 6);
    Buffer source = MakeSource(64);
    auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    pool_info.queueFamilyIndex = queue_family();
    VkCommandPool pool;
    Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), "vkCreateCommandPool");
    Defer([device = device(), pool] { vkDestroyCommandPool(device, pool, nullptr); });
    auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    info.commandPool = pool;
    info.commandBufferCount = 1;
    VkCommandBuffer commands;
    Check(vkAllocateCommandBuffers(device(), &info, &commands), "vkAllocateCommandBuffers");
    for (uint32_t round = 0; round < 10; round++) {
        Check(vkResetCommandPool(device(), pool, 0), "vkResetCommandPool");
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
        PushResult(commands, program);
        for (uint32_t i = 0; i < 200; i++) {
            PushSource(commands, program, source, i % 2 ? 32 : 64);
            Dispatch(commands, program, 0);
        }
        Dispatch(commands, program, 5);
        Check(Submit(commands), "vkQueueSubmit");
        ASSERT_EQ(messages().size(), 1u) << round;
        ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
    }
    Stop();
    ExpectSilence();
}

// 1,024 words hold the tables of three recordings. The fourth is not checked, which is reported.
TEST_P(MissingPushesTest, MissingMemoryIsReported) {
    Options options = PushOptions();
    options.settings["gpuav_max_memory"] = "16384";
    options.settings["gpuav_block_size"] = "65536";
    options.settings["gpuav_records_per_command"] = "1";
    WD_START_DEVICE(options);
    Program program = MakeProgram(index_storage_buffer, kStorage, 6);
    Buffer source = MakeSource(64);
    for (int i = 0; i < 5; i++) {
        VkCommandBuffer commands = Begin();
        PushResult(commands, program);
        PushSource(commands, program, source);
        Dispatch(commands, program, 5);
        Check(Submit(commands), "vkQueueSubmit");
        if (i < 3) {
            ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
        } else if (i == 3) {
            ExpectMessage("WARDEN-gpuav-out-of-memory", "Memory for the content of descriptors is used up");
        }
        ExpectSilence();
    }
}

INSTANTIATE_TEST_SUITE_P(WardenOnly, MissingPushesTest,
                         ::testing::Values(WardenStacks({Driver::kLavapipe})[0]), StackName);
INSTANTIATE_TEST_SUITE_P(Everywhere, PushesTest, ::testing::ValuesIn(WardenStacks({Driver::kLavapipe})),
                         StackName);

} // namespace
} // namespace wd::testing
