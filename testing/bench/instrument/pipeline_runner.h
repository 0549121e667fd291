// Runs the programs of pipeline_time_bench on a device, and measures the processor time of their pipelines.
#ifndef WARDEN_TESTING_BENCH_INSTRUMENT_PIPELINE_RUNNER_H
#define WARDEN_TESTING_BENCH_INSTRUMENT_PIPELINE_RUNNER_H

#include <map>
#include <stdexcept>
#include <tuple>

#include "testing/bench/instrument/pipeline_program.h"

namespace wd::bench {

// Error is a Vulkan command that failed.
struct Error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Runner is a device with zeroed resources for programs. The environment of the constructor decides the driver and the
// layers. All features are enabled, except robust buffer access: it would allow accesses out of bounds.
class Runner {
  public:
    Runner();
    ~Runner();
    Runner(const Runner &) = delete;

    std::string DeviceName() const;

    // Measure returns the milliseconds of processor time, of all threads, from the creation of the program's shader
    // modules to the end of its first dispatch or draw: drivers compile at either. `only_create`: to the end of the
    // pipeline's creation. It throws Error.
    double Measure(const Program &program, bool only_create);

  private:
    struct Image {
        VkImage image;
        VkDeviceMemory memory;
        VkImageView view;
    };
    struct Objects; // Of one measurement.

    void CreateDevice();
    void CreateBuffer();
    VkDeviceMemory Allocate(const VkMemoryRequirements &requirements, bool is_host_visible) const;
    Image MakeImage(const ImageShape &shape);
    const Image &FindImage(const ImageShape &shape);
    void MakeLayout(const Program &program, Objects *objects);
    void WriteSet(const Program &program, uint32_t set, VkDescriptorSet handle);
    void MakePipeline(const Program &program, Objects *objects);
    void MakeGraphicsPipeline(const Program &program,
                              const std::vector<VkPipelineShaderStageCreateInfo> &stages, Objects *objects);
    void Record(const Program &program, const Objects &objects);
    void RecordDraw(const Program &program, const Objects &objects);
    void Submit();
    void Destroy(Objects *objects);

    VkInstance instance_ = VK_NULL_HANDLE;
    VkPhysicalDevice physical_device_ = VK_NULL_HANDLE;
    VkDevice device_ = VK_NULL_HANDLE;
    VkQueue queue_ = VK_NULL_HANDLE;
    VkCommandPool command_pool_ = VK_NULL_HANDLE;
    VkCommandBuffer commands_ = VK_NULL_HANDLE;
    VkFence fence_ = VK_NULL_HANDLE;
    VkBuffer buffer_ = VK_NULL_HANDLE;
    VkDeviceMemory buffer_memory_ = VK_NULL_HANDLE;
    VkSampler sampler_ = VK_NULL_HANDLE;
    std::map<VkFormat, VkBufferView> buffer_views_;
    std::map<std::tuple<VkImageViewType, VkFormat, bool>, Image> images_;
};

} // namespace wd::bench

#endif
