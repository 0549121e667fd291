// Sessions, rounds and tables: see check_bench.h.
#include "testing/bench/checks/check_bench.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <stdexcept>

#include "testing/bench/checks/check_shaders.h"
#include "testing/shaders/test_shaders.h"

namespace wd::testing::checks {
namespace {

constexpr uint32_t kNumPipelines = 3; // The time of a pipeline is the median of as many.

uint32_t ReadNumber(const char *name, uint32_t otherwise) {
    const char *text = std::getenv(name);
    const unsigned long value = text ? std::strtoul(text, nullptr, 10) : 0;
    return value && value <= 65535 ? uint32_t(value) : otherwise;
}

bool UsesSystemDriver() {
    const char *driver = std::getenv("WARDEN_BENCH_DRIVER");
    return driver && std::strcmp(driver, "system") == 0;
}

double Median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

double MedianRatio(const std::vector<double> &values, const std::vector<double> &bases) {
    std::vector<double> ratios;
    for (size_t i = 0; i < values.size(); i++) {
        ratios.push_back(values[i] / bases[i]);
    }
    return Median(ratios);
}

uint32_t CheckMask(const std::string &name) {
    return wd_check_mask(name.data(), name.size());
}

// The settings that configurations change, with their defaults here.
const std::map<std::string, std::string> &DefaultSettings() {
    static const std::map<std::string, std::string> settings = {{"debug_printf", "false"},
                                                                {"gpuav_indirect_parameters", "false"},
                                                                {"gpuav_vertex_fetch", "false"},
                                                                {"gpuav_descriptor_contents", "false"},
                                                                {"gpuav_copied_depths", "false"},
                                                                {"gpuav_acceleration_structures", "false"},
                                                                {"gpuav_loop_budget", "0"},
                                                                {"gpuav_mode", "guard"},
                                                                {"gpuav_immediate_reports", "false"},
                                                                {"validate_hangs", "false"},
                                                                {"gpuav_mark_draws", "true"},
                                                                {"gpuav_loop_versioning", "true"},
                                                                {"gpuav_warn_on_robust_oob", "false"}};
    return settings;
}

std::map<std::string, std::string> SettingsOf(const Configuration &configuration) {
    std::map<std::string, std::string> settings = DefaultSettings();
    for (const std::string &other : configuration.others) {
        const size_t equals = other.find('=');
        const std::string name = other.substr(0, equals);
        if (!settings.count(name)) {
            throw std::runtime_error("DefaultSettings lacks " + name);
        }
        settings[name] = equals == std::string::npos ? "true" : other.substr(equals + 1);
    }
    return settings;
}

// The size of the module as the layer would instrument it, in bytes.
size_t SizeOf(const Module &module, const Configuration &configuration) {
    std::map<std::string, std::string> settings = SettingsOf(configuration);
    const wd_instrument_input input = {1, 4096, module.bindings.data(), module.bindings.size()};
    const wd_instrument_addresses addresses = {2, true, true};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = CheckMask(configuration.checks);
    options.checks |= settings["gpuav_descriptor_contents"] == "true" ? WD_CHECK_CONTENTS : 0;
    options.mode = settings["gpuav_mode"] == "observe" ? WD_INSTRUMENT_OBSERVE : WD_INSTRUMENT_GUARD;
    options.immediate_reports = settings["gpuav_immediate_reports"] == "true";
    options.version_loops = settings["gpuav_loop_versioning"] == "true";
    options.loop_budget = uint32_t(std::strtoul(settings["gpuav_loop_budget"].c_str(), nullptr, 10));
    options.lengths = module.lengths.data();
    options.num_lengths = module.lengths.size();
    options.robust = module.robust;
    options.limits.ballot_stages = UINT32_MAX;
    options.report_robust = settings["gpuav_warn_on_robust_oob"] == "true";
    options.input = &input;
    options.addresses = &addresses;
    options.debug_printf = settings["debug_printf"] == "true";
    const bool marks = settings["validate_hangs"] == "true" && settings["gpuav_mark_draws"] == "true";
    options.pipeline_facts = marks ? uint32_t(WD_PIPELINE_MARKS_DRAWS) : 0;
    options.mark = input.heads + WD_INSTRUMENT_POSITIONS;
    const wd_allocator allocator = wd_allocator_default();
    wd_instrument_result result = {};
    if (!configuration.has_layer || wd_instrument(allocator, &options, module.words.data(),
                                                  module.words.size(), &result, nullptr) != WD_OK) {
        return module.words.size() * 4;
    }
    const size_t size = (result.words ? result.num_words : module.words.size()) * 4;
    wd_free(&allocator, result.words);
    return size;
}

using Sessions = std::vector<std::unique_ptr<Session>>;

// OpenAll returns no session if the test was skipped. Sessions end in the reverse order, because each restores the
// environment that it found.
Sessions OpenAll(MakeSession make, const Options &options, const std::vector<Configuration> &configurations) {
    Sessions sessions;
    for (const Configuration &configuration : configurations) {
        sessions.push_back(make());
        if (!sessions.back()->Open(configuration, options)) {
            while (!sessions.empty()) {
                sessions.pop_back();
            }
            break;
        }
    }
    return sessions;
}

void CloseAll(Sessions *sessions) {
    for (const auto &session : *sessions) {
        session->ExpectNoFinding();
    }
    while (!sessions->empty()) {
        sessions->pop_back();
    }
}

// Samples are the times of the rounds of one session.
struct Samples {
    std::vector<double> runs, pipelines, records;
};

std::vector<Samples> Measure(const Sessions &sessions, bool has_pipelines) {
    std::vector<Samples> samples(sessions.size());
    for (uint32_t number = 1; number <= (has_pipelines ? kNumPipelines : 1); number++) {
        for (size_t i = 0; i < sessions.size(); i++) {
            samples[i].pipelines.push_back(sessions[i]->CreatePipeline(number));
        }
    }
    for (uint32_t round = 0; round < GetScale().rounds; round++) {
        for (size_t i = 0; i < sessions.size(); i++) {
            samples[i].runs.push_back(sessions[i]->RunOnce());
            samples[i].records.push_back(sessions[i]->record_time());
        }
    }
    return samples;
}

} // namespace

double Now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) * 1e-6;
}

const Scale &GetScale() {
    static const Scale scale = {ReadNumber("WARDEN_BENCH_GROUPS", 16), ReadNumber("WARDEN_BENCH_ROUNDS", 9)};
    return scale;
}

bool Session::Open(const Configuration &configuration, Options options) {
    options.driver = UsesSystemDriver() ? Driver::kSystem : Driver::kLavapipe;
    options.environment["MESA_SHADER_CACHE_DISABLE"] = "true";
    options.environment["__GL_SHADER_DISK_CACHE"] = "0";
    if (!configuration.has_layer) {
        options.layers = {};
    }
    // Sessions share the environment: each sets every variable. Only GPU-assisted validation runs.
    static const std::string folder = LayerFolder(Layer::kWarden);
    options.environment["VK_LAYER_PATH"] = folder;
    options.settings = {{"gpuav_enable", "true"},
                        {"gpuav_checks", configuration.checks},
                        {"log_filename", "/dev/null"},
                        {"validate_parameters", "false"},
                        {"validate_object_lifetimes", "false"},
                        {"validate_objects_in_use", "false"},
                        {"validate_command_buffers", "false"},
                        {"validate_shaders", "false"},
                        {"validate_threads", "false"},
                        {"validate_sync", "false"}};
    for (const auto &[name, value] : SettingsOf(configuration)) {
        options.settings[name] = value;
    }
    Start(options);
    if (IsSkipped() || HasFatalFailure()) {
        return false;
    }
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    if (properties.deviceType != VK_PHYSICAL_DEVICE_TYPE_CPU) {
        timestamps_ = MakeQueryPool(VK_QUERY_TYPE_TIMESTAMP, 2);
        timestamp_period_ = double(properties.limits.timestampPeriod) * 1e-6;
    }
    MakeResources();
    return true;
}

std::string Session::DeviceName() const {
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    return properties.deviceName;
}

void Session::ExpectNoFinding() {
    ExpectSilence();
}

void PositionSession::MakeResources() {
    target_ = MakeTarget(4, 4);
    layout_ = MakePipelineLayout({});
    vertices_ = MakeBuffer(num_vertices_ * 8, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
}

VkPipeline PositionSession::MakePipeline() {
    const VkVertexInputBindingDescription binding = {0, 8, VK_VERTEX_INPUT_RATE_VERTEX};
    const VkVertexInputAttributeDescription attribute = {0, 0, VK_FORMAT_R32G32_SFLOAT, 0};
    GraphicsState state(target_.image.extent);
    state.input.vertexBindingDescriptionCount = 1;
    state.input.pVertexBindingDescriptions = &binding;
    state.input.vertexAttributeDescriptionCount = 1;
    state.input.pVertexAttributeDescriptions = &attribute;
    return MakeGraphicsPipeline(layout_, MakeNumbered(position), MakeShader(green), target_, &state);
}

void PositionSession::BeginDraws(VkCommandBuffer commands) {
    const VkDeviceSize offset = 0;
    BeginPass(commands, target_);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline());
    vkCmdBindVertexBuffers(commands, 0, 1, &vertices_.handle, &offset);
}

VkShaderModule Session::MakeNumbered(const uint32_t *words, size_t num_words) {
    std::vector<uint32_t> numbered(words, words + num_words);
    numbered[2] = number_;
    return MakeShader(numbered.data(), numbered.size());
}

double Session::ReadTimestamps() {
    uint64_t values[2] = {};
    Check(vkGetQueryPoolResults(device(), timestamps_, 0, 2, sizeof values, values, sizeof *values,
                                VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
          "vkGetQueryPoolResults");
    return double(values[1] - values[0]) * timestamp_period_;
}

double Session::RunOnce() {
    const double record_begin = Now();
    VkCommandBuffer commands = Begin();
    if (timestamps_) {
        vkCmdResetQueryPool(commands, timestamps_, 0, 2);
        vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, timestamps_, 0);
    }
    Record(commands);
    if (timestamps_) {
        vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, timestamps_, 1);
    }
    record_time_ = Now() - record_begin;
    const double begin = Now();
    Check(Submit(commands), "vkQueueSubmit");
    return timestamps_ ? ReadTimestamps() : Now() - begin;
}

double Session::CreatePipeline(uint32_t number) {
    number_ = number;
    const double begin = Now();
    pipeline_ = MakePipeline();
    RunOnce();
    const double first = Now() - begin, run_begin = Now();
    RunOnce(); // The first run compiles; this one does not.
    return first - (Now() - run_begin);
}

void PrintChecks(const std::string &title, MakeSession make, const Options &options, const Module &module,
                 const std::vector<Configuration> &configurations) {
    Sessions sessions = OpenAll(make, options, configurations);
    if (sessions.empty()) {
        return;
    }
    const std::vector<Samples> samples = Measure(sessions, true);
    std::printf("\n%s, %s\n\n", title.c_str(), sessions[0]->DeviceName().c_str());
    std::printf("| check | shader ms | ratio | pipeline ms | ratio | module bytes | ratio |\n"
                "|-------|----------:|------:|------------:|------:|-------------:|------:|\n");
    for (size_t i = 0; i < sessions.size(); i++) {
        const size_t size = SizeOf(module, configurations[i]);
        std::printf("| %s | %.3f | %.2f | %.1f | %.2f | %zu | %.2f |\n", configurations[i].name.c_str(),
                    Median(samples[i].runs), MedianRatio(samples[i].runs, samples[0].runs),
                    Median(samples[i].pipelines), MedianRatio(samples[i].pipelines, samples[0].pipelines),
                    size, double(size) / double(module.words.size() * 4));
    }
    std::fflush(stdout);
    CloseAll(&sessions);
}

void PrintCommands(const std::string &title, MakeSession make, const Options &options, uint32_t num_commands,
                   const Configuration &configuration) {
    const std::vector<Configuration> configurations = {
        {"no layer", false, "", {}}, {"no check", true, "none", {}}, configuration};
    Sessions sessions = OpenAll(make, options, configurations);
    if (sessions.empty()) {
        return;
    }
    const std::vector<Samples> samples = Measure(sessions, false);
    std::printf("\n%s, %s\n\n", title.c_str(), sessions[0]->DeviceName().c_str());
    std::printf("| setting | record us | execute us |\n|---------|----------:|-----------:|\n");
    for (size_t i = 0; i < sessions.size(); i++) {
        std::printf("| %s | %.2f | %.2f |\n", configurations[i].name.c_str(),
                    Median(samples[i].records) * 1e3 / num_commands,
                    Median(samples[i].runs) * 1e3 / num_commands);
    }
    std::fflush(stdout);
    CloseAll(&sessions);
}

} // namespace wd::testing::checks
