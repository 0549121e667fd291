// A device with plain storage buffers, for tests of shaders as text: they run uninstrumented and instrumented, and the
// words of the output buffer are compared one by one.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_FLOW_TESTING_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_FLOW_TESTING_H

#include <map>
#include <string>
#include <vector>

#include "testing/device/device.h"
#include "vk/gpuav/instrument/instrument_testing.h"

namespace wd::testing::flow {

constexpr uint32_t kDescSet = 1, kShaderId = 77, kSize = 64;
constexpr uint32_t kSite = 900, kSite2 = 901; // Result ids of instructions to be reported.
constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

// A shader is a body, and the instructions before it. It has %i and %j from push constants, and in set 0:
//
// - binding 0: %result, `uint result[16]`: element %k is `%out_k`;
// - bindings 1 and 2: %data and %other, `struct { uint head; uint elements[]; }`, four elements that are 100 + n and
//   200 + n;
// - binding 3: %buffers, three of those: element n of buffer b is 1000 * b + n. The set has kBuffers, so that bad
//   indices do no harm.
constexpr uint32_t kBuffers = 5;
struct Shader {
    std::string body;
    std::string functions = {};
    std::string globals = {};
    std::string capabilities = {};
    std::string decorations = {};
    std::string variables = {}; // The first instructions of main.
    std::string entry_points = {};
    std::string strings = {};
};

std::string Text(const Shader &shader);

// Instruments a shader, which is validated before and after.
Instrumented Pass(const Shader &shader, wd_instrument_options options);
Instrumented Pass(const Shader &shader, wd_instrument_mode mode = WD_INSTRUMENT_GUARD, bool at_once = false);

// An expected record: its instruction, error code, and words.
struct Record {
    uint32_t site;
    std::vector<uint32_t> words; // The error code first.
};

Record Beyond(uint32_t site, uint32_t index, uint32_t last, uint32_t size = 20);
Record BadIndex(uint32_t site, uint32_t index, uint32_t length);
Record Invalid(uint32_t site, uint32_t index);

// An input buffer with bindings 1 to 3; and one with a summary of the last.
const wd_instrument_input &Input();
const wd_instrument_input &InputWithSummary();

// The push constants of a run, and the expected result.
struct Case {
    uint32_t i, j;
    std::vector<uint32_t> results; // From result[0] on, in guard mode.
    std::vector<Record> records;
    bool harmless = true; // The access may be made: observe mode runs too.
    // Descriptors' words in the input buffer, if there is one: those of bindings 1 and 2, and of the three of binding
    // 3. Empty: nothing is known of the set.
    std::vector<uint32_t> words = {20, 20, 20, 20, 20};
    std::vector<Record> guard_records = {}; // In guard mode; empty: those above.
};

class FlowTest : public DeviceTest {
  protected:
    // Runs the shader uninstrumented and instrumented, for each of the runs.
    void Try(const Shader &shader, uint32_t num_checks, const std::vector<Case> &runs, bool at_once = false);
    // The same with the input buffer: without a summary, with the best one, with some worse ones, and with a uniform
    // buffer of positions.
    void TryWithInput(const Shader &shader, uint32_t num_checks, const std::vector<Case> &runs);

    // Runs the shader in guard mode, with %i and %j 0.
    void RunGuarded(const Shader &shader, const std::vector<uint32_t> &results,
                    const std::vector<Record> &records);
    void Begin(const Shader &shader);
    // Runs a module over the buffers, and returns the output buffer. `results_` gets the results.
    std::vector<uint32_t> Execute(const std::vector<uint32_t> &words, uint32_t i, uint32_t j,
                                  uint32_t output_size = kSize);
    std::vector<uint32_t> results_;

    // The same with any options.
    void TryWith(const Shader &shader, const wd_instrument_options &options, uint32_t num_checks,
                 const std::vector<Case> &runs);

    // Runs the shader with loops in one version and in two, with copies without checks, speculative ones or both, for
    // each of the runs: all must give the same results and records. Returns the number of loops that have a copy
    // without checks.
    size_t CompareVersions(const Shader &shader, const std::vector<Case> &runs);

    // The number of loops that have a speculative copy, after CompareVersions.
    size_t SpeculativeLoops() const {
        return speculative_loops_;
    }

  private:
    std::vector<VkDescriptorSetLayout> set_layouts_; // Of the current device, and the objects made there.
    VkPipelineLayout pipeline_layout_ = VK_NULL_HANDLE;
    std::map<std::vector<uint32_t>, VkPipeline> pipelines_; // By the module.
    std::vector<uint32_t> words_;                           // Of the input buffer; empty: it is not used.
    bool has_positions_ = false;                            // Of the options.
    size_t speculative_loops_ = 0;
    uint32_t hidden_ = 0; // The number of descriptors that its summary leaves out.
    void ExpectResults(const std::vector<uint32_t> &expected) const;
};

} // namespace wd::testing::flow
#endif
