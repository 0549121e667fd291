// A program that uses a large part of Vulkan in random order and continues after every error, as a careful application
// does.
//
//     Program program(seed);
//     program.Run(10000);
//
// Every handle that a failed command left unset is NULL, and no command gets a NULL handle where Vulkan forbids it.
// Objects are destroyed after a wait for the device, which may have failed itself. Program creates its own instance and
// device, with the drivers and layers of the environment, and destroys them. Not for several threads.
#ifndef WARDEN_TESTING_FAULTS_PROGRAM_H
#define WARDEN_TESTING_FAULTS_PROGRAM_H

#include <vulkan/vulkan.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace wd::testing {

class Program {
  public:
    explicit Program(uint64_t seed);
    Program(const Program &) = delete;
    ~Program();

    // Run makes at least `num_calls` calls in random order, with a new instance and device after every loss and every
    // few hundred calls. RunEachOnce does everything that the program can do once, in order, with one instance.
    void Run(uint64_t num_calls);
    void RunEachOnce();

    uint64_t num_calls() const {
        return num_calls_;
    }
    uint64_t num_failures() const {
        return num_failures_;
    }
    uint64_t num_messages() const {
        return num_messages_;
    }

  private:
    struct Action {
        const char *name;
        void (Program::*run)();
    };
    static const std::vector<Action> &Actions();

    struct Memory {
        VkDeviceMemory handle;
        bool is_mapped;
    };
    struct Buffer {
        VkBuffer handle;
        VkDeviceMemory memory;
    };
    struct Image {
        VkImage handle;
        VkDeviceMemory memory;
        VkImageView view;
        VkFramebuffer framebuffer;
    };
    struct Commands {
        VkCommandBuffer handle;
        bool is_recorded;
    };

    // Random choice.
    uint64_t Random();
    uint64_t Below(uint64_t bound) {
        return Random() % bound;
    }
    template <typename Object> Object Any(const std::vector<Object> &objects) {
        return objects.empty() ? Object() : objects[Below(objects.size())];
    }
    // Take removes an object, if there is one, and returns it.
    template <typename Object> Object Take(std::vector<Object> *objects);

    // Ok counts a call and returns whether it succeeded; a loss of the device ends the device.
    bool Ok(VkResult result);
    void Count() {
        num_calls_++;
    }
    template <typename Handle> void Keep(VkResult result, Handle handle, std::vector<Handle> *objects) {
        if (Ok(result) && handle != VK_NULL_HANDLE) {
            objects->push_back(handle);
        }
    }

    // The life of instance and device.
    bool Start();
    bool StartInstance();
    bool StartDevice();
    void Stop();
    void StopDevice();
    void DestroyObjects();
    void DestroyImage(Image image);

    // Actions: one or a few calls each.
    void QueryPhysicalDevice();
    void MakeMessenger();
    void MakeBuffer();
    void EndBuffer();
    void MakeImage();
    void EndImage();
    void MapMemory();
    void MakeSampler();
    void EndSampler();
    void MakeSets();
    void EndSets();
    void UpdateSets();
    void UpdateWithTemplate();
    void MakeShader();
    void MakeComputePipelines();
    void MakeGraphicsPipeline();
    void EndPipeline();
    void MakeQueryPool();
    void ReadQueries();
    void UseEvent();
    void MakeSemaphores();
    void EndSemaphores();
    void UseTimeline();
    void UseFences();
    void MakeCommands();
    void EndCommands();
    void ResetPool();
    void RecordCompute();
    void RecordCopies();
    void RecordGraphics();
    void RecordRendering();
    void RecordSecondary();
    void Submit();
    void Submit2();
    void SubmitNothing();
    void BindSparse();
    void WaitIdle();
    void UsePrivateData();
    void UseValidationCache();
    void UsePipelineCache();
    void UseSwapchain();
    void NameObjects();

    VkResult Allocate(const VkMemoryRequirements &requirements, VkDeviceMemory *memory);
    VkPipelineShaderStageCreateInfo Stage(VkShaderStageFlagBits stage, VkShaderModule module) const;
    VkShaderModule Shader(const uint32_t *words, size_t size);
    VkCommandBuffer Begin();
    void End(VkCommandBuffer commands);
    void Barrier(VkCommandBuffer commands);
    template <typename Function> Function Find(const char *name) const {
        return reinterpret_cast<Function>(vkGetDeviceProcAddr(device_, name));
    }
    static VKAPI_ATTR VkBool32 VKAPI_CALL OnMessage(VkDebugUtilsMessageSeverityFlagBitsEXT,
                                                    VkDebugUtilsMessageTypeFlagsEXT,
                                                    const VkDebugUtilsMessengerCallbackDataEXT *, void *user);

    uint64_t random_;
    uint64_t num_calls_ = 0, num_failures_ = 0, num_messages_ = 0;
    bool is_lost_ = false;

    VkInstance instance_ = VK_NULL_HANDLE;
    VkPhysicalDevice physical_device_ = VK_NULL_HANDLE;
    VkDebugUtilsMessengerEXT messenger_ = VK_NULL_HANDLE;
    VkSurfaceKHR surface_ = VK_NULL_HANDLE;
    VkDevice device_ = VK_NULL_HANDLE;
    VkQueue queue_ = VK_NULL_HANDLE;
    VkCommandPool pool_ = VK_NULL_HANDLE;
    VkRenderPass render_pass_ = VK_NULL_HANDLE;
    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;

    std::vector<Buffer> buffers_;
    std::vector<Image> images_;
    std::vector<VkSampler> samplers_;
    std::vector<VkDescriptorPool> descriptor_pools_;
    std::vector<VkDescriptorSet> sets_;
    std::vector<VkPipeline> compute_, graphics_;
    std::vector<VkQueryPool> query_pools_;
    std::vector<VkEvent> events_;
    std::vector<VkSemaphore> semaphores_;
    std::vector<VkSemaphore> timelines_;
    std::vector<VkFence> fences_;
    std::vector<Commands> commands_;
};

} // namespace wd::testing

#endif
