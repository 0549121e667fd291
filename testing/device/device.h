// A gtest fixture that runs Vulkan for real: a named driver under the real loader, with Warden, the Khronos layer, both
// or none, and every message captured.
//
//     class MyTest : public wd::testing::DeviceTest {};
//     TEST_F(MyTest, ReportsTheIndex) {
//         wd::testing::Options options;                       // lavapipe, with the Warden layer
//         options.settings["gpuav_enable"] = "true";
//         WD_START_DEVICE(options);                           // skips the test where the driver is missing
//         ...
//         Submit(commands);
//         ExpectMessage("VUID-vkCmdDispatch-None-10068", "Index of 6 used to index descriptor array of length 6.");
//         ExpectSilence();                                    // nothing else was reported
//     }
//
// Objects made through the fixture belong to it and die with it, newest first. A Vulkan call of a helper that fails
// throws std::runtime_error, which gtest turns into a failure of the test. Everything else calls Vulkan directly, with
// device(), queue() and the others. A test that uses the Warden layer needs `data = ["//vk/layer"]`, one on the null
// driver `data = ["//testing/null_driver"]`. Not for several threads, but messages may come from any.
#ifndef WARDEN_TESTING_DEVICE_DEVICE_H
#define WARDEN_TESTING_DEVICE_DEVICE_H

#include <gtest/gtest.h>
#include <vulkan/vulkan.h>

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace wd::testing {

enum class Driver {
    kLavapipe,    // Mesa's CPU driver, Debian package mesa-vulkan-drivers.
    kSwiftShader, // Google's CPU driver, inside Debian's package chromium.
    kNull,        // //testing/null_driver: every command, no work.
    kSystem,      // Whatever the loader finds.
};

enum class Layer {
    kWarden,
    kKhronos,       // Debian package vulkan-validationlayers.
    kNewestKhronos, // The much newer one inside Debian's package chromium.
    kInvented,      // //testing/invented: commands that no registry has.
};

struct Options {
    Driver driver = Driver::kLavapipe;
    std::vector<Layer> layers = {Layer::kWarden}; // From the application to the driver.

    std::map<std::string, std::string> settings;    // gpuav_enable -> VK_WARDEN_VALIDATION_GPUAV_ENABLE
    std::string settings_file;                      // Text of a vk_layer_settings.txt; empty: none.
    std::map<std::string, std::string> environment; // Any other variable.
    std::vector<VkValidationFeatureEnableEXT> enables;
    std::vector<VkValidationFeatureDisableEXT> disables;

    uint32_t api_version = VK_API_VERSION_1_1;     // Capped to the driver's version.
    std::vector<const char *> instance_extensions; // VK_EXT_debug_utils is always asked for where it exists.
    std::vector<const char *> device_extensions;   // The test is skipped where one is missing.
    const void *instance_next = nullptr;           // Before the fixture's own chain.
    const void *device_next = nullptr; // The test is skipped where a feature of Vulkan 1.2 in it is missing.
    VkPhysicalDeviceFeatures features = {};          // The test is skipped where one is missing.
    VkPhysicalDeviceFeatures optional_features = {}; // Enabled where the driver has them.
    // The test is skipped where one is missing. They are not enabled: layers enable some by themselves.
    VkPhysicalDeviceVulkan12Features needed = {};
    uint32_t num_queues = 1;     // Of the first graphics and compute family; skipped where it has fewer.
    bool other_families = false; // And one queue of each other family; skipped where there is none.

    // The messages that the messenger captures. Messages of the loader itself are dropped.
    VkDebugUtilsMessageSeverityFlagsEXT severities =
        VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    bool messenger = true; // False: the application has no callback, so that layers log.
    VkBool32 messenger_result = VK_FALSE;
};

struct MessageObject {
    VkObjectType type;
    uint64_t handle;
    std::string name;
};

struct Message {
    VkDebugUtilsMessageSeverityFlagBitsEXT severity;
    VkDebugUtilsMessageTypeFlagsEXT types;
    std::string id;
    int32_t number;
    std::string text;
    std::vector<MessageObject> objects;
    std::vector<std::string> queue_labels;
    std::vector<std::string> command_buffer_labels;
};

struct Buffer {
    VkBuffer handle = VK_NULL_HANDLE;
    VkDeviceMemory memory = VK_NULL_HANDLE;
    VkDeviceSize size = 0;
    uint32_t *words = nullptr; // Mapped, coherent.
};

struct Image {
    VkImage handle = VK_NULL_HANDLE;
    VkDeviceMemory memory = VK_NULL_HANDLE;
    VkImageView view = VK_NULL_HANDLE;
    VkFormat format = VK_FORMAT_UNDEFINED;
    VkExtent2D extent = {};
};

// Target is a color attachment with a render pass that clears it to black and leaves it for read-back.
struct Target {
    Image image;
    VkRenderPass render_pass = VK_NULL_HANDLE;
    VkFramebuffer framebuffer = VK_NULL_HANDLE;
};

// Make returns a zeroed Vulkan struct with its sType.
template <typename Struct> Struct Make(VkStructureType type) {
    Struct made = {};
    made.sType = type;
    return made;
}

// Push holds push constants that a helper pushes at offset 0, to every stage of the layout.
struct Push {
    VkShaderStageFlags stages = 0;
    std::vector<uint32_t> words;
};

// PlainImage describes an image of one mip level, layer and sample, of optimal tiling. Change members that differ.
VkImageCreateInfo PlainImage(VkFormat format, VkExtent2D extent, VkImageUsageFlags usage);

// GraphicsState holds the common states of graphics pipelines of tests: triangles without vertex buffers, one color
// attachment without blending. Change members that differ; Apply points `info` at it.
struct GraphicsState {
    explicit GraphicsState(VkExtent2D extent);
    GraphicsState(const GraphicsState &) = delete;
    void Apply(VkGraphicsPipelineCreateInfo *info) const;

    VkPipelineVertexInputStateCreateInfo input;
    VkPipelineInputAssemblyStateCreateInfo assembly;
    VkViewport viewport;
    VkRect2D scissor;
    VkPipelineViewportStateCreateInfo viewports;
    VkPipelineRasterizationStateCreateInfo raster;
    VkPipelineMultisampleStateCreateInfo samples;
    VkPipelineColorBlendAttachmentState attachment;
    VkPipelineColorBlendStateCreateInfo blend;
};

// The environment variable WARDEN_TEST_ROBUST enables robustBufferAccess on each device that a test creates.
#define WD_TEST_ROBUST "WARDEN_TEST_ROBUST"

// DriverManifest returns the path of a driver's manifest, or an empty string. For kSystem: empty. The environment
// variable WARDEN_LAVAPIPE is the manifest of another version of lavapipe.
std::string DriverManifest(Driver driver);
// HowToGet returns the sentence that explains how to get a driver.
std::string HowToGet(Driver driver);
std::string HowToGet(Layer layer);
// LayerFolder returns the folder with the layer's manifest, or an empty string. Warden's is looked for among the test's
// data, and then in VK_LAYER_PATH.
std::string LayerFolder(Layer layer);

// Environment sets variables and restores the previous values at its end.
class Environment {
  public:
    ~Environment();
    void Set(const std::string &name, const std::string &value);

  private:
    std::vector<std::pair<std::string, std::optional<std::string>>> saved_;
};

class DeviceTest : public ::testing::Test {
  protected:
    ~DeviceTest() override;
    void TearDown() override;

    // Start brings up instance and device. Use WD_START_DEVICE. StartInstance stops before the device, and StartDevice
    // continues from there.
    void Start(const Options &options);
    void StartInstance(const Options &options);
    void StartDevice(const Options &options);
    // Stop destroys everything early; messages stay.
    void Stop();

    VkInstance instance() const {
        return instance_;
    }
    VkPhysicalDevice physical_device() const {
        return physical_device_;
    }
    // IsLavapipe returns whether the driver is Mesa's CPU driver, on which invalid accesses harm nobody.
    bool IsLavapipe() const;
    // IsOlderLavapipe returns whether the driver is lavapipe of Mesa 22.3, whose defects some tests avoid.
    bool IsOlderLavapipe() const;
    VkDevice device() const {
        return device_;
    }
    VkQueue queue() const {
        return queue_;
    }
    VkQueue queue(uint32_t index) const;
    uint32_t queue_family() const {
        return queue_family_;
    }
    // set_messenger_result is messenger_result of the options, from now on.
    void set_messenger_result(VkBool32 result) {
        messenger_result_ = result;
    }
    uint32_t api_version() const {
        return api_version_;
    } // Shared by instance and device.

    template <typename Function> Function InstanceProc(const char *name) const {
        return reinterpret_cast<Function>(vkGetInstanceProcAddr(instance_, name));
    }
    template <typename Function> Function DeviceProc(const char *name) const {
        return reinterpret_cast<Function>(vkGetDeviceProcAddr(device_, name));
    }

    // Messages.
    std::vector<Message> messages() const;
    void ClearMessages();
    // ExpectMessage wants a message with this id (empty: any) whose text contains `substring`, and takes it away. Ids
    // are those of the default registry (1.4.309). If a newer one lacks the id, the message has its later number,
    // where there is one; else a message with the text is enough, and the rule may be gone.
    void ExpectMessage(const std::string &id, const std::string &substring);
    // ExpectSilence wants no message left.
    void ExpectSilence();

    // SetName names an object through VK_EXT_debug_utils; nothing where the extension is missing.
    void SetName(VkObjectType type, uint64_t handle, const char *name);
    template <typename Handle> void SetName(VkObjectType type, Handle handle, const char *name) {
        SetName(type, (uint64_t)handle, name);
    }

    // Memory, buffers and images. Host-visible, coherent and mapped, filled with `words` from the start.
    // After the buffer's end are `spare` bytes of the same memory: a read there harms nobody.
    Buffer MakeBuffer(VkDeviceSize size, VkBufferUsageFlags usage, const std::vector<uint32_t> &words = {},
                      VkDeviceSize spare = 0);
    // MakeUnmappedBuffer makes a buffer in memory that nothing wrote and that is never mapped.
    Buffer MakeUnmappedBuffer(VkDeviceSize size, VkBufferUsageFlags usage);
    VkDeviceAddress AddressOf(VkBuffer buffer) const;
    VkBufferView MakeBufferView(const Buffer &buffer, VkFormat format);
    Image MakeImage(VkFormat format, uint32_t width, uint32_t height, VkImageUsageFlags usage,
                    VkSampleCountFlagBits samples = VK_SAMPLE_COUNT_1_BIT);
    // MakeUnboundImage makes an image without memory. BindImage gives it memory of its own, which it returns.
    VkImage MakeUnboundImage(const VkImageCreateInfo &info);
    VkDeviceMemory BindImage(VkImage image);
    // MakeImageView makes a view of the first mip level, in all layers where the type has several.
    VkImageView MakeImageView(VkImage image, VkFormat format, VkImageViewType type = VK_IMAGE_VIEW_TYPE_2D);
    // FillImage clears every texel to `color`, or its first component if the image has depths, and leaves the image in
    // `layout`. The usage needs TRANSFER_DST.
    void FillImage(const Image &image, VkClearColorValue color, VkImageLayout layout);
    VkSampler MakeSampler();
    VkQueryPool MakeQueryPool(VkQueryType type, uint32_t count);
    VkEvent MakeEvent();
    // Allocate returns memory that lives as long as the device; of any type where there are no `properties`.
    VkDeviceMemory Allocate(const VkMemoryRequirements &requirements, VkMemoryPropertyFlags properties,
                            bool has_address = false);
    // FindMemoryType returns the first type of `bits` with `properties`; it throws where there is none.
    uint32_t FindMemoryType(uint32_t bits, VkMemoryPropertyFlags properties) const;

    // Descriptors.
    VkDescriptorSetLayout MakeSetLayout(const std::vector<VkDescriptorSetLayoutBinding> &bindings,
                                        const void *next = nullptr,
                                        VkDescriptorSetLayoutCreateFlags flags = 0);
    VkDescriptorSet MakeSet(VkDescriptorSetLayout layout, const std::vector<VkDescriptorPoolSize> &sizes,
                            const void *next = nullptr, VkDescriptorPoolCreateFlags flags = 0);
    // TakeSet takes a set from a pool that the caller has.
    VkDescriptorSet TakeSet(VkDescriptorPool pool, VkDescriptorSetLayout layout, const void *next = nullptr);
    void WriteBuffer(VkDescriptorSet set, uint32_t binding, uint32_t element, VkDescriptorType type,
                     const Buffer &buffer, VkDeviceSize offset = 0, VkDeviceSize range = VK_WHOLE_SIZE);
    void WriteImage(VkDescriptorSet set, uint32_t binding, uint32_t element, VkDescriptorType type,
                    VkImageView view, VkImageLayout layout, VkSampler sampler = VK_NULL_HANDLE);
    void WriteTexelBuffer(VkDescriptorSet set, uint32_t binding, uint32_t element, VkDescriptorType type,
                          VkBufferView view);

    // Shaders and pipelines.
    VkShaderModule MakeShader(const uint32_t *words, size_t num_words);
    template <size_t N> VkShaderModule MakeShader(const uint32_t (&words)[N]) {
        return MakeShader(words, N);
    }
    VkPipelineLayout MakePipelineLayout(const std::vector<VkDescriptorSetLayout> &sets,
                                        VkShaderStageFlags push_stages = 0, uint32_t push_size = 0);
    static VkComputePipelineCreateInfo ComputeInfo(VkPipelineLayout layout, VkShaderModule module,
                                                   const char *entry = "main");
    VkPipeline MakeComputePipeline(VkPipelineLayout layout, VkShaderModule module,
                                   const char *entry = "main");
    // `state` NULL: that of the target's extent.
    VkPipeline MakeGraphicsPipeline(VkPipelineLayout layout, VkShaderModule vertex, VkShaderModule fragment,
                                    const Target &target, const GraphicsState *state = nullptr);
    // `task`: NULL for none.
    VkPipeline MakeMeshPipeline(VkPipelineLayout layout, VkShaderModule task, VkShaderModule mesh,
                                VkShaderModule fragment, const Target &target);
    Target MakeTarget(uint32_t width, uint32_t height, VkFormat format = VK_FORMAT_R8G8B8A8_UNORM);

    // Commands.
    VkCommandBuffer Begin(VkCommandBufferUsageFlags flags = 0);
    VkCommandBuffer BeginIn(VkCommandPool pool, VkCommandBufferUsageFlags flags = 0);
    // BeginOn begins a command buffer of a queue family, in a pool of its own with these flags.
    VkCommandBuffer BeginOn(uint32_t family, VkCommandPoolCreateFlags pool_flags = 0);
    // RecordSecondary records a secondary command buffer, which lives as long as the device.
    VkCommandBuffer RecordSecondary(const std::function<void(VkCommandBuffer)> &record,
                                    const void *inheritance_next = nullptr,
                                    VkCommandBufferUsageFlags flags = 0);
    // Submit ends the command buffer, submits it and waits for a fence. The result is of the submission or the wait.
    VkResult Submit(VkCommandBuffer commands);
    void RecordDispatch(VkCommandBuffer commands, VkPipeline pipeline, VkPipelineLayout layout,
                        VkDescriptorSet set, const Push &push, uint32_t groups_x);
    // BeginPass begins a render pass over the entire target, which it clears to 0.
    static void BeginPass(VkCommandBuffer commands, const Target &target);
    // RecordDraw draws `num_vertices` in such a render pass.
    void RecordDraw(VkCommandBuffer commands, const Target &target, VkPipeline pipeline,
                    VkPipelineLayout layout, VkDescriptorSet set, const Push &push,
                    uint32_t num_vertices = 3);
    // RunDispatch and RunDraw are Begin, Record..., Submit; they throw unless the submission succeeds.
    void RunDispatch(VkPipeline pipeline, VkPipelineLayout layout, VkDescriptorSet set, const Push &push,
                     uint32_t groups_x);
    void RunDraw(const Target &target, VkPipeline pipeline, VkPipelineLayout layout, VkDescriptorSet set,
                 const Push &push, uint32_t num_vertices = 3);
    // ReadTarget returns the texels of a target with four bytes a texel, in rows from the top.
    std::vector<uint32_t> ReadTarget(const Target &target);

    // Defer runs `destroy` when the fixture stops, before everything that was made earlier.
    void Defer(std::function<void()> destroy);
    // Check throws a std::runtime_error with `what` unless `result` is VK_SUCCESS.
    static void Check(VkResult result, const char *what);

  private:
    static VKAPI_ATTR VkBool32 VKAPI_CALL OnMessage(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                    VkDebugUtilsMessageTypeFlagsEXT types,
                                                    const VkDebugUtilsMessengerCallbackDataEXT *data,
                                                    void *user);
    bool SetEnvironment(const Options &options);
    void CreateInstance(const Options &options);
    void CreateDevice(const Options &options);
    // FindMissing returns the name of an extension or feature that the driver lacks, or an empty string.
    std::string FindMissing(const Options &options);
    void WriteDescriptor(const VkWriteDescriptorSet &write);
    VkPipeline CreateGraphicsPipeline(const VkGraphicsPipelineCreateInfo &info);
    // AllocateFor is Allocate for a resource that was made: `destroy` is run when the fixture stops, before the memory
    // is freed, and immediately where there is no memory.
    VkDeviceMemory AllocateFor(const VkMemoryRequirements &requirements, VkMemoryPropertyFlags properties,
                               bool has_address, std::function<void()> destroy);
    Buffer MakeBoundBuffer(VkDeviceSize size, VkBufferUsageFlags usage, VkDeviceSize spare,
                           VkMemoryPropertyFlags properties);

    Environment environment_;
    VkInstance instance_ = VK_NULL_HANDLE;
    VkPhysicalDevice physical_device_ = VK_NULL_HANDLE;
    VkDevice device_ = VK_NULL_HANDLE;
    VkQueue queue_ = VK_NULL_HANDLE;
    uint32_t queue_family_ = 0;
    uint32_t api_version_ = 0;
    VkCommandPool command_pool_ = VK_NULL_HANDLE;
    PFN_vkSetDebugUtilsObjectNameEXT set_name_ = nullptr;
    VkBool32 messenger_result_ = VK_FALSE;
    std::vector<std::function<void()>> deferred_;
    mutable std::mutex mutex_;
    std::vector<Message> messages_;
};

} // namespace wd::testing

// WD_START_DEVICE starts the fixture and leaves the test when it was skipped.
#define WD_START_DEVICE(options)                                                                             \
    do {                                                                                                     \
        Start(options);                                                                                      \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

// WD_START_INSTANCE is WD_START_DEVICE without a device.
#define WD_START_INSTANCE(options)                                                                           \
    do {                                                                                                     \
        StartInstance(options);                                                                              \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

#endif
