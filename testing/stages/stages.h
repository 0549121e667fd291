// Every check in every stage, on a device: a table of shader stages and checks, and the program that runs it.
//
// Each stage has a small shader that makes one access for each check. A cell of the table is run without the layer, and
// with it, once without a mistake and once with one. It is good if, without the mistake, nothing is reported and all
// results are those of the run without the layer, bit for bit; and if, with it, exactly one finding comes, with the
// right words for the error, the invocation and the source line, while the other accesses yield the same as before.
//
// The suite of accesses also runs with robust buffer access: then accesses that are out of bounds are silent, or
// warnings, and all other findings are the same.
//
// stages_test and stages_program run the same tables. The program needs nothing but libvulkan, the layer (in
// VK_LAYER_PATH) and the compiled shaders, so that it can be carried to a machine with another device.
#ifndef WARDEN_TESTING_STAGES_STAGES_H
#define WARDEN_TESTING_STAGES_STAGES_H

#include <functional>
#include <string>
#include <vector>

#include "testing/device/rays.h"

namespace wd::testing::stages {

// Pipelines: those of one group hold all its stages, each of them instrumented, of which one makes the mistake.
enum class Group { kGraphics, kCompute, kMesh, kRays };
constexpr size_t kNumGroups = 4;

// Mode is how the layer runs.
enum class Mode {
    kPlain, // Not at all.
    kGuard,
    kObserve,
};

// Suite chooses the columns, and the shaders that make their mistakes.
enum class Suite {
    kAccesses,   // Accesses to descriptors and memory: shaders/stages.glsl.
    kOperations, // Everything else: shaders/operations.glsl.
};

enum class Robustness {
    kNone,
    kSilent, // robustBufferAccess, and robustBufferAccess2 if the device has it.
    kWarns,  // The same with gpuav_warn_on_robust_oob.
};

struct Row {
    const char *name;   // "closest hit"
    const char *shader; // File without ".spv".
    VkShaderStageFlagBits stage;
    Group group;
    const char *place; // The text by which a message names the accessing invocation.
};

struct Column {
    const char *name;                // "descriptor-index"
    const char *id;                  // Message id; '*' stands for the command.
    const char *text;                // How a message begins; '*' stands for the index, '@' for anything.
    uint32_t line;                   // In the file of the suite.
    const char *source;              // That line.
    uint32_t good;                   // The last index that is no mistake.
    uint32_t bad;                    // The first that is one.
    uint32_t bad_observe;            // One that no driver stumbles over when the access is made; 0: none.
    VkShaderStageFlags stages = ~0u; // That have the column.
    bool is_bounds = false;          // Robust buffer access allows it.
    bool yields_zero = true;         // In guard mode.
    bool is_here = true;             // The message names the row's invocation.
    bool changes_others = false;     // Shaders that follow do not run, or run otherwise.
    bool is_print = false;           // The message is a text of debugPrintfEXT.
};

// The place of a row or column is its number in the shaders.
const std::vector<Row> &Rows();
const std::vector<Column> &Columns(Suite suite);
const std::vector<Column> &OperationColumns();

// Has returns whether a stage has a column.
bool Has(const Row &row, const Column &column);

const char *GroupName(Group group);
const char *ModeName(Mode mode);

// Place is where the table is run.
struct Place {
    Driver driver = Driver::kLavapipe;
    std::string shaders; // Folder of the .spv files.
    // Pipeline layouts have as many sets as the device allows: no set is free for the layer.
    bool all_sets = false;
    Suite suite = Suite::kAccesses;
    Robustness robustness = Robustness::kNone;
    // No gather has an invalid component. Drivers of NVIDIA refuse such shaders, which observe mode keeps.
    bool valid_gathers = false;
};

// Result holds the results of one run.
struct Result {
    std::vector<uint32_t> words;  // kWordsPerRow for each row; kUntouched where nothing was written.
    std::vector<uint32_t> texels; // Of the target; empty where there is none.
    std::vector<Message> messages;
};

constexpr uint32_t kUntouched = 0xdeadbeef;
constexpr size_t kWordsPerRow = 16;
constexpr uint32_t kPushWords = 17; // An address, a stage, and an index for each access.

// Access is the access of a run: the stage of `row` makes that of `column` with the good index or with the bad one.
struct Access {
    size_t row;
    size_t column;
    bool is_mistake;
};

// Session is a device with the four pipelines.
class Session : public RayTest {
  public:
    Session(Place place, Mode mode) : place_(std::move(place)), mode_(mode) {
    }
    // Open returns why there is nothing to run on, or an empty string.
    std::string Open();
    // Lacks returns why a row, or a column, cannot be run on this device or in this mode, or an empty string.
    std::string Lacks(const Row &row) const;
    std::string Lacks(const Row &row, const Column &column) const;
    // Run makes one access. It throws std::runtime_error when a Vulkan call fails.
    Result Run(const Access &access);
    std::string DeviceName() const;
    // Close ends the session and returns the messages reported outside of any run.
    std::vector<Message> Close();

  private:
    struct Features {
        bool common = false;
        bool tessellation = false;
        bool geometry = false;
        bool mesh = false;
        bool rays = false;
        bool queries = false;
        bool motion = false;  // VK_NV_ray_tracing_motion_blur, which Layer::kInvented offers.
        bool culling = false; // rayTraversalPrimitiveCulling
        bool prints = false;
        bool robust2 = false;
    };
    void TestBody() override {
    }
    Features FindFeatures();
    Options MakeOptions(const Features &features);
    std::vector<Message> Findings() const;
    void SetStraysApart();
    void MakeResources();
    void WriteSparse();
    void WriteImages();
    void WriteViews();
    void WriteSampled();
    void WriteTexels(uint32_t binding, VkDescriptorType type, uint32_t first);
    void WriteOperands();
    VkPipelineLayout MakeLayout(std::vector<VkDescriptorSetLayout> sets);
    VkShaderModule LoadShader(const char *name);
    std::vector<VkPipelineShaderStageCreateInfo> LoadStages(Group group);
    VkPipeline &PipelineOf(Group group);
    VkPipeline MakeGraphics(Group group);
    VkPipeline MakeCompute();
    void Draw(VkCommandBuffer commands, Group group);
    void Record(VkCommandBuffer commands, Group group, const std::vector<uint32_t> &push);

    // stages_rays.cc
    VkPipeline MakeRays();
    void TraceRays(VkCommandBuffer commands);

    Place place_;
    Mode mode_;
    std::vector<Message> strays_; // Messages outside of any run.
    Features features_;
    VkShaderStageFlags stages_ = 0;
    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipelines_[kNumGroups] = {};
    Target target_;
    Buffer result_;
    VkDeviceAddress address_ = 0;

    VkDescriptorSetLayout scene_layout_ = VK_NULL_HANDLE;
    VkDescriptorSet scene_set_ = VK_NULL_HANDLE;
    VkAccelerationStructureKHR scene_ = VK_NULL_HANDLE;
    VkPipelineLayout rays_layout_ = VK_NULL_HANDLE;
    VkStridedDeviceAddressRegionKHR shader_table_[4] = {};
};

// Verdict on one cell in one mode.
struct Verdict {
    bool is_none = false; // The stage does not have the column.
    std::string skipped;  // Why it was not run; empty: it was.
    std::string problems; // One line for each problem; empty: none.
    bool found = false;   // The exact finding came.
    bool silent = false;  // Nothing was said where nothing was wrong.
    bool equal = false;   // Results are those of a run without the layer.
};

// Table is all verdicts of one device.
struct Table {
    std::string skipped; // Why nothing was run; empty: it was.
    std::string device;
    // By mode, guard first, then row, then column.
    std::vector<std::vector<std::vector<Verdict>>> verdicts;
    std::string problems; // That belong to no cell.

    const Verdict &At(Mode mode, size_t row, size_t column) const {
        return verdicts[mode == Mode::kGuard ? 0 : 1][row][column];
    }
};

// RunTable runs everything in the modes given. `seen` is called for each cell as soon as it is judged.
using Seen = std::function<void(Mode mode, size_t row, size_t column, const Verdict &verdict)>;
Table RunTable(const Place &place, const std::vector<Mode> &modes, const Seen &seen = nullptr);

} // namespace wd::testing::stages

#endif
