// The run time of the checks of device addresses: loads through pointers that a table holds, in a loop, without the
// layer and with it in both modes, among few buffers and many, all from one buffer or from 16 in turns. On lavapipe;
// with WARDEN_BENCH_DRIVER=system on the devices that the loader finds. A figure is the median of the rounds' processor
// time for one dispatch; the layer's own work is in it.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "testing/bench/instrument/address_shader.h"
#include "testing/device/device.h"

namespace wd::testing {
namespace {

constexpr uint32_t kNumSources = 16, kLocalSize = 64, kGroups = 64, kIterations = 1024, kRounds = 7;

bool UsesSystemDriver() {
    const char *driver = std::getenv("WARDEN_BENCH_DRIVER");
    return driver && std::strcmp(driver, "system") == 0;
}

double Now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) * 1e-6;
}

class AddressTimeBench : public DeviceTest {
  protected:
    // Milliseconds for a dispatch that loads from `num_used` buffers in turns (1 to kNumSources, a power of 2), with
    // `num_others` that have addresses and are not used. NULL: without the layer.
    double Measure(const char *mode, uint32_t num_used, uint32_t num_others) {
        Options options;
        options.driver = UsesSystemDriver() ? Driver::kSystem : Driver::kLavapipe;
        if (mode) {
            options.settings["gpuav_enable"] = "true";
            options.settings["gpuav_mode"] = mode;
        } else {
            options.layers = {};
        }
        options.api_version = VK_API_VERSION_1_2;
        auto features = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
        features.bufferDeviceAddress = VK_TRUE;
        options.device_next = &features;
        Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return 0;
        }
        const double time = Run(num_used, num_others);
        EXPECT_TRUE(messages().empty());
        Stop();
        return time;
    }

    double Run(uint32_t num_used, uint32_t num_others) {
        constexpr VkShaderStageFlags kStage = VK_SHADER_STAGE_COMPUTE_BIT;
        constexpr VkBufferUsageFlags kUsage =
            VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        std::vector<uint32_t> table;
        for (uint32_t i = 0; i < kNumSources; i++) {
            const uint64_t address =
                AddressOf(MakeBuffer(kLocalSize * 4, kUsage, std::vector<uint32_t>(kLocalSize, i)).handle);
            table.push_back(uint32_t(address));
            table.push_back(uint32_t(address >> 32));
            for (uint32_t k = 0; k < num_others / kNumSources; k++) {
                MakeBuffer(64, kUsage);
            }
        }
        const uint64_t address = AddressOf(MakeBuffer(table.size() * 4, kUsage, table).handle);
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, kStage, nullptr}});
        VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}});
        Buffer result = MakeBuffer(kGroups * kLocalSize * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result);
        VkPipelineLayout layout = MakePipelineLayout({set_layout}, kStage, 24);
        VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(address_loads));
        const Push push = {kStage,
                           {uint32_t(address), uint32_t(address >> 32), 5, num_used - 1, kIterations, 0}};
        std::vector<double> times;
        for (uint32_t i = 0; i < kRounds + 1; i++) {
            const double begin = Now();
            RunDispatch(pipeline, layout, set, push, kGroups);
            times.push_back(Now() - begin);
        }
        EXPECT_EQ(result.words[kLocalSize], kIterations / num_used * (num_used * (num_used - 1) / 2));
        times.erase(times.begin()); // The first one compiles.
        std::nth_element(times.begin(), times.begin() + kRounds / 2, times.end());
        return times[kRounds / 2];
    }
};

TEST_F(AddressTimeBench, LoadsInALoop) {
    std::printf("%8s %8s %12s %12s %12s\n", "buffers", "used", "plain ms", "guard", "observe");
    for (uint32_t num_others : {0u, 1024u}) {
        for (uint32_t num_used : {1u, kNumSources}) {
            const double plain = Measure(nullptr, num_used, num_others);
            const double guard = Measure("guard", num_used, num_others),
                         observe = Measure("observe", num_used, num_others);
            if (IsSkipped()) {
                return;
            }
            std::printf("%8u %8u %12.3f %12.2f %12.2f\n", kNumSources + 1 + num_others, num_used, plain,
                        guard / plain, observe / plain);
        }
    }
}

} // namespace
} // namespace wd::testing
