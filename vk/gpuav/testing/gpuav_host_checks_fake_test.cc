// The driver gets the application's code without a region if the host checks a pipeline. If a check fails, it gets the
// instrumented code with a region.
#include "vk/gpuav/testing/gpuav_fake_test.h"
#include "vk/gpuav/testing/host_check_shaders.h"
#include "vk/util/failing_allocator.h"

namespace wd::testing {
namespace {

constexpr size_t kConstantWords = sizeof(gpuav_constant_comp) / sizeof(gpuav_constant_comp[0]);

class HostChecksFakeTest : public FakeTest {
  protected:
    HostChecksFakeTest() {
        options_.host_checks = true;
    }
    struct Program {
        VkPipelineLayout layout;
        VkPipeline pipeline;
        VkDescriptorSet unwritten;
    };
    static Program MakeProgram(FakeDevice &device) {
        Program program = {};
        const VkDescriptorSetLayout set_layout =
            device.MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1),
                                  Binding(1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1)});
        program.layout = device.MakePipelineLayout({set_layout});
        device.MakePipeline(program.layout, device.MakeShader(gpuav_constant_comp, kConstantWords),
                            &program.pipeline);
        program.unwritten = device.MakeSet(set_layout);
        return program;
    }
    size_t NumInstrumented() const {
        size_t count = 0;
        for (const auto &pipeline : driver_.pipelines) {
            count += pipeline.second.is_instrumented;
        }
        return count;
    }
};

TEST_F(HostChecksFakeTest, WithoutABadDescriptorTheDriverGetsTheApplicationsCode) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const Program program = MakeProgram(device);
    Record(device, program.pipeline, 3); // No set is bound, so nothing is known.
    EXPECT_EQ(NumInstrumented(), 0u);
    EXPECT_TRUE(driver_.bound.empty());
    EXPECT_TRUE(device.findings.empty());
}

TEST_F(HostChecksFakeTest, WithABadDescriptorTheInstrumentedPipelineIsBoundOnce) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const Program program = MakeProgram(device);
    VkCommandBuffer commands = device.AllocateCommands();
    device.Begin(commands);
    device.BindPipeline(commands, program.pipeline);
    device.BindSet(commands, program.layout, 0, program.unwritten);
    device.Dispatch(commands);
    device.Dispatch(commands);
    device.End(commands);
    EXPECT_EQ(NumInstrumented(), 1u);
    EXPECT_EQ(driver_.bound.size(), 2u);
    EXPECT_EQ(driver_.programs[commands].mistakes, "");
    const size_t num_alive = driver_.alive.size();
    device.DestroyPipeline(program.pipeline);
    device.FreeCommands(commands);
    EXPECT_LE(driver_.alive.size() + 2, num_alive) << "both pipelines are destroyed";
    EXPECT_TRUE(device.findings.empty());
}

// A note is kept for each command whose checks hold. Commands with the same pipeline and sets share one.
TEST_F(HostChecksFakeTest, BindingTheSameSetAgainTakesNoMemory) {
    wd_failing_allocator counting = {0, 0, 0};
    FakeDevice device(&driver_, wd_failing_allocator_get(&counting), options_);
    const Program program = MakeProgram(device);
    VkCommandBuffer commands = device.AllocateCommands();
    device.Begin(commands);
    size_t num_allocations = 0;
    for (int i = 0; i < 20000; i++) {
        if (i % 100 == 0) {
            device.BindPipeline(commands, program.pipeline);
        }
        device.BindSet(commands, program.layout, 0, VK_NULL_HANDLE);
        device.Dispatch(commands);
        num_allocations = i < 1000 ? counting.calls : num_allocations;
    }
    EXPECT_EQ(counting.calls, num_allocations);
    EXPECT_EQ(NumInstrumented(), 0u);
    EXPECT_EQ(device.End(commands), VK_SUCCESS);
}

TEST_F(HostChecksFakeTest, ARefusedPipelineIsReported) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    const Program program = MakeProgram(device);
    driver_.pipeline_result = VK_ERROR_OUT_OF_DEVICE_MEMORY;
    VkCommandBuffer commands = device.AllocateCommands();
    device.Begin(commands);
    device.BindPipeline(commands, program.pipeline);
    device.BindSet(commands, program.layout, 0, program.unwritten);
    device.Dispatch(commands);
    device.End(commands);
    EXPECT_TRUE(driver_.bound.empty());
    EXPECT_EQ(Count(device, "the driver refused the pipeline with instrumented shaders"), 1u);
}

TEST_F(HostChecksFakeTest, OtherChecksStayInTheShader) {
    FakeDevice device(&driver_, wd_allocator_default(), options_);
    Record(device, MakePipeline(device), 3);
    EXPECT_EQ(driver_.bound.size(), 3u);
}

// List returns the checks of a module that uses bindings 0 and 1 of set 0. Empty: the host cannot make them.
template <size_t N> std::vector<wd_host_check> List(const uint32_t (&words)[N], bool is_wanted = true) {
    const wd_input_binding bindings[] = {{0, 0, 0, true, 0}, {0, 1, 2, true, 0}};
    const wd_instrument_input input = {1, 100, bindings, 2};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &input;
    options.list_host_checks = is_wanted;
    wd_allocator allocator = wd_allocator_default();
    wd_instrument_result result;
    EXPECT_EQ(wd_instrument(allocator, &options, words, N, &result, nullptr), WD_OK);
    EXPECT_NE(result.words, nullptr);
    std::vector<wd_host_check> checks(result.host_checks, result.host_checks + result.num_host_checks);
    wd_free(&allocator, result.words);
    wd_free(&allocator, result.host_checks);
    return checks;
}

TEST(HostChecksTest, TheUpperBoundOfALoopIsChecked) {
    EXPECT_TRUE(List(gpuav_constant_frag, false).empty());
    const std::vector<wd_host_check> checks = List(gpuav_constant_frag);
    ASSERT_EQ(checks.size(), 2u);
    EXPECT_EQ(checks[0].binding, 0u);
    EXPECT_EQ(checks[0].last, 0u);
    EXPECT_EQ(checks[1].binding, 1u);
    EXPECT_EQ(checks[1].last, 63u);
}

// A counter that is less than the length of an array is inside the buffer.
TEST(HostChecksTest, AnIndexBelowTheLengthNeedsNoCheckOfItsOwn) {
    const std::vector<wd_host_check> checks = List(gpuav_length_comp);
    ASSERT_EQ(checks.size(), 2u);
    EXPECT_EQ(checks[0].binding, 1u);
    EXPECT_EQ(checks[0].last, 3u);
    EXPECT_EQ(checks[1].binding, 0u);
    EXPECT_TRUE(List(gpuav_beyond_length_comp).empty());
}

static std::vector<uint32_t> Words(const wd_host_check &check) {
    std::vector<uint32_t> words = {check.binding, check.last};
    for (uint32_t i = 0; i < check.num_terms; i++) {
        const wd_host_term &term = check.terms[i];
        words.insert(words.end(), {(uint32_t)term.value, term.at, term.group_size, term.factor});
    }
    return words;
}

TEST(HostChecksTest, IndicesFollowFromNumbersOfTheCommand) {
    std::vector<wd_host_check> checks = List(gpuav_numbers_comp);
    ASSERT_EQ(checks.size(), 2u);
    EXPECT_EQ(Words(checks[0]), (std::vector<uint32_t>{1, 15, WD_HOST_PUSHED, 4, 0, 16}));
    EXPECT_EQ(Words(checks[1]), (std::vector<uint32_t>{0, 3, WD_HOST_INVOCATION, 0, 4, 4}));
    checks = List(gpuav_numbers_vert);
    ASSERT_EQ(checks.size(), 2u);
    EXPECT_EQ(Words(checks[0]), (std::vector<uint32_t>{1, 15, WD_HOST_VIEW, 0, 0, 16}));
    EXPECT_EQ(Words(checks[1]), (std::vector<uint32_t>{0, 31, WD_HOST_INSTANCE, 0, 0, 32}));
}

TEST(HostChecksTest, InvocationsOfAGeometryShaderHaveAnUpperBound) {
    const std::vector<wd_host_check> checks = List(gpuav_numbers_geom);
    ASSERT_EQ(checks.size(), 1u);
    EXPECT_EQ(Words(checks[0]), (std::vector<uint32_t>{0, 47}));
}

// The shader compares its invocation with a number that the host does not know.
TEST(HostChecksTest, InvocationsThatAreComparedAreCheckedByTheShader) {
    EXPECT_TRUE(List(gpuav_compared_comp).empty());
}

// Each allocation of host memory fails.
TEST_F(HostChecksFakeTest, NothingLeaksWithoutMemory) {
    options_.max_memory = 1 << 20; // Hundreds of devices are created.
    bool completed = false;
    for (size_t n = 1; !completed && n < 4000 && !HasFailure(); n++) {
        wd_failing_allocator failing = {n, 0, 0};
        size_t num_objects = 0;
        driver_.alive.clear();
        {
            FakeDevice device(&driver_, wd_failing_allocator_get_once(&failing), options_);
            if (device.Ready()) {
                const Program program = MakeProgram(device);
                VkCommandBuffer commands = device.AllocateCommands();
                device.Begin(commands);
                device.BindPipeline(commands, program.pipeline);
                device.BindSet(commands, program.layout, 0, program.unwritten);
                device.Dispatch(commands);
                const VkResult result = device.End(commands);
                EXPECT_TRUE(result == VK_ERROR_OUT_OF_HOST_MEMORY ||
                            driver_.programs[commands].mistakes.empty());
                device.Destroy();
            }
            completed = failing.calls < n;
            num_objects = device.num_objects;
        }
        EXPECT_EQ(failing.alive, 0u) << n;
        EXPECT_EQ(driver_.alive.size(), num_objects) << n;
    }
    EXPECT_TRUE(completed);
}

} // namespace
} // namespace wd::testing
