// The cost of each check of GPU-assisted validation on a device: programs whose shaders have something for the check,
// run without the layer and with it.
//
// A session is a device with one set of settings. The sessions of a table take turns, and a ratio is the median of the
// ratios of the rounds. On a driver that runs shaders on the processor, times are processor time of the process; on
// others, timestamps of the device around the commands. The layer's own commands are included.
#ifndef WARDEN_TESTING_BENCH_CHECKS_CHECK_BENCH_H
#define WARDEN_TESTING_BENCH_CHECKS_CHECK_BENCH_H

#include <memory>
#include <string>
#include <vector>

#include "testing/device/rays.h"
#include "vk/gpuav/instrument/instrument.h"

namespace wd::testing::checks {

// Scale has the sizes of a measurement, from the environment: WARDEN_BENCH_GROUPS, WARDEN_BENCH_ROUNDS.
struct Scale {
    uint32_t groups;
    uint32_t rounds;
};
const Scale &GetScale();

// Configuration is a row of a table.
struct Configuration {
    std::string name;
    bool has_layer;
    std::string checks; // For gpuav_checks.
    std::vector<std::string>
        others; // Settings, for example "debug_printf" (enabled) or "gpuav_mode=observe".
};

// Module is the shader that a program measures, with the instrumentation's options that give its size.
struct Module {
    std::vector<uint32_t> words;
    std::vector<wd_input_binding> bindings;
    uint32_t robust = 0; // Mask of wd_robust: the device has robust buffer access.
    std::vector<wd_binding_length> lengths = {};
};

// Session runs one program with one configuration.
class Session : public RayTest {
  public:
    ~Session() override {
        Stop();
    }
    // Open starts the device with the features of `options`, and makes resources. False: the test was skipped.
    bool Open(const Configuration &configuration, Options options);
    // RunOnce records the program's commands, runs them, and returns the milliseconds of one run.
    double RunOnce();
    // CreatePipeline replaces the pipeline by a new one, and returns the milliseconds of its creation and first run.
    // Each `number` makes another module of the same instructions, which no cache knows.
    double CreatePipeline(uint32_t number);
    // record_time is the processor time in milliseconds of the last run's recording.
    double record_time() const {
        return record_time_;
    }
    std::string DeviceName() const;
    void ExpectNoFinding();

  protected:
    virtual void MakeResources() = 0;
    virtual VkPipeline MakePipeline() = 0;
    virtual void Record(VkCommandBuffer commands) = 0;

    // MakeNumbered makes a shader module that differs from others in the generator's version only.
    VkShaderModule MakeNumbered(const uint32_t *words, size_t num_words);
    template <size_t N> VkShaderModule MakeNumbered(const uint32_t (&words)[N]) {
        return MakeNumbered(words, N);
    }
    VkPipeline pipeline() const {
        return pipeline_;
    }

  private:
    void TestBody() override {
    }
    double ReadTimestamps();

    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkQueryPool timestamps_ = VK_NULL_HANDLE; // None on drivers that run on the processor.
    double timestamp_period_ = 0;
    double record_time_ = 0;
    uint32_t number_ = 0;
};

// PositionSession has a vertex shader that only copies positions from a buffer.
class PositionSession : public Session {
  protected:
    explicit PositionSession(uint32_t num_vertices) : num_vertices_(num_vertices) {
    }
    void MakeResources() override;
    VkPipeline MakePipeline() override;
    // BeginDraws begins a render pass, and binds the pipeline and the positions.
    void BeginDraws(VkCommandBuffer commands);

  private:
    uint32_t num_vertices_;
    Target target_;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    Buffer vertices_;
};

// Now returns the processor time of the process in milliseconds.
double Now();

using MakeSession = std::unique_ptr<Session> (*)();

// PrintChecks measures a program with each configuration, the first of which has no layer, and prints a table of shader
// times, pipeline times and sizes of `module`.
void PrintChecks(const std::string &title, MakeSession make, const Options &options, const Module &module,
                 const std::vector<Configuration> &configurations);

// PrintCommands measures a program of `num_commands` commands without the layer, with a layer that checks nothing, and
// with a configuration. It prints the times of one command.
void PrintCommands(const std::string &title, MakeSession make, const Options &options, uint32_t num_commands,
                   const Configuration &configuration);

} // namespace wd::testing::checks

#endif
