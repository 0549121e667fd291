// Random valid calls of each command, with core validation: no explicit statement is reported.
//
// A call is built from the tables of vk/parameters, with a random struct of those that the command may lead to. Members
// of all its structs get random values. Where a statement of the model (emit_model.py) is violated then, other values
// are searched for, until each statement holds. Of two calls, one changes only members that no statement outside of the
// model names: any report is a mistake. The other one changes all, and reports of statements that the model has are
// mistakes; where other statements are reported, the call counts as not valid.
//
//     random_calls_test --calls=1000000 --seed=1
//
// A call depends on its seed only: --seed=<that of a failure> --calls=1 makes it again.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <set>

#include "vk/core/testing/statement_model.h"
#include "vk/parameters/parameters_calls_fixture.h"

using wd::parameters::Builder;
using wd::parameters::Call;
using wd::parameters::Coverage;
using wd::parameters::Place;

namespace wd::testing {
namespace {

#include "vk/parameters/parameters_calls.inc" // generated

uint64_t num_calls = 100000, first_seed = 1;

// The device is made anew after so many calls: what they created is not destroyed.
constexpr uint64_t kCallsOfADevice = 20000;

// Commands that are not called, and why.
const std::map<std::string, const char *> kNotCalled = {
    {"vkDestroyDevice", "the test needs the device"},
    {"vkDestroyCommandPool", "the test needs the pool"},
    {"vkWaitForFences", "it waits"},
    {"vkWaitSemaphores", "it waits"},
    {"vkWaitForPresentKHR", "it waits"},
    {"vkWaitForPresent2KHR", "it waits"},
    {"vkAcquireNextImageKHR", "it waits"},
    {"vkAcquireNextImage2KHR", "it waits"},
    {"vkAcquireProfilingLockKHR", "it waits"},
    {"vkSetDebugUtilsObjectNameEXT", "the loader reads the object"},
    {"vkSetDebugUtilsObjectTagEXT", "the loader reads the object"},
    {"vkDebugMarkerSetObjectNameEXT", "the loader reads the object"},
    {"vkDebugMarkerSetObjectTagEXT", "the loader reads the object"},
    {"vkGetDeviceFaultInfoEXT", "the device is not lost"},
    {"vkFreeCommandBuffers", "the driver reads the objects"},
    {"vkFreeDescriptorSets", "the driver reads the objects"},
    {"vkGetValidationCacheDataEXT", "the layer reads the object"},
    {"vkMergeValidationCachesEXT", "the layer reads the objects"},
};

// Extensions and features of which each excludes another one.
const char *const kLeftOut[] = {"VK_EXT_buffer_device_address", "VK_AMD_shader_fragment_mask"};
const VkStructureType kFeaturesLeftOut[] = {
    VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADING_RATE_IMAGE_FEATURES_NV,
    VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_FEATURES_EXT};

template <typename Struct> Struct *As(char *at) {
    return reinterpret_cast<Struct *>(at);
}

// Valid values that no implicit statement gives, and that statements outside of the model need.
const std::map<std::string, void (*)(char *)> kValidValues = {
    {"VkMemoryAllocateInfo", [](char *at) { As<VkMemoryAllocateInfo>(at)->allocationSize = 64; }},
    {"VkAccelerationStructureBuildGeometryInfoKHR",
     [](char *at) {
         As<VkAccelerationStructureBuildGeometryInfoKHR>(at)->type =
             VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
     }},
    {"VkImageCreateInfo",
     [](char *at) {
         auto *info = As<VkImageCreateInfo>(at);
         info->format = VK_FORMAT_R8G8B8A8_UNORM;
         info->extent = {1, 1, 1};
         info->mipLevels = info->arrayLayers = 1;
     }},
    {"VkBufferCreateInfo", [](char *at) { As<VkBufferCreateInfo>(at)->size = 64; }},
    {"VkSwapchainCreateInfoKHR",
     [](char *at) {
         auto *info = As<VkSwapchainCreateInfoKHR>(at);
         info->minImageCount = 2;
         info->imageArrayLayers = 1;
         info->imageExtent = {8, 8};
         info->imageFormat = VK_FORMAT_B8G8R8A8_UNORM;
     }},
    {"VkRayTracingPipelineCreateInfoKHR",
     [](char *at) { As<VkRayTracingPipelineCreateInfoKHR>(at)->flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR; }},
};

// Rules that calls of the builder violate although no member that is random is wrong, and why.
const std::map<std::string, const char *> kNotSatisfied = {
    {"11411", "an address of 0 is the default, and a size is a length"},
    {"10957", "a stride in bytes is not related to the size"},
    {"09630", "no transform feedback buffers are bound"},
    {"09927", "the driver has no queues for data graphs"},
    {"02435", "the index data is VK_NULL_HANDLE, which an index type does not allow"},
    {"02081", "a place inside of custom sample orders has one, and the type is not custom"},
    {"04793", "no binding belongs to the attribute"},
    {"03789", "structures of the top level have other geometries"},
    {"03791", "structures of the bottom level have other geometries"},
    {"06055", "the color blend state has no attachments"},
    {"04135", "the pipeline has no viewports"},
    {"04136", "the pipeline has no scissors"},
    {"00770", "there is one handle of each type"},
    {"06227", "a divisor of 0 is the default"},
    {"08125", "the size of a descriptor is a length"},
    {"09530", "the pipeline has no stages"},
    {"09619", "the binaries come from none of the three sources"},
    {"07999", "the pipeline has no stages"},
    {"07826", "the layout is VK_NULL_HANDLE, which only libraries may have"},
    {"02354", "the driver has no time domains"},
    {"06845", "a stage has neither a module nor code in its chain"},
    {"02760", "a required subgroup size of 0 is no size"},
    {"02761", "a required subgroup size of 0 is no size"},
    {"09227", "a pool for 0 sets is the default"},
    {"00676", "a device mask of 0 is no mask"},
    {"08240", "a picture resource is optional for implicit statements"},
    {"01911", "no label is open"},
    {"01912", "no label is open"},
    {"04494", "a fragment size of 0 is no size"},
    {"04495", "a fragment size of 0 is no size"},
    {"08901", "a pipeline of some parts is no library"},
    {"00615", "no binding belongs to the attribute"},
    {"09424", "inline uniform blocks need a struct in the chain"},
    {"01985", "no conditional rendering is active"},
    {"02375", "no transform feedback is active"},
    {"07169", "a picture resource is optional for implicit statements"},
    {"03235", "the profiling lock is not held"},
    {"01927", "the subpass has no input attachments"},
    {"00694", "the indices of devices are 0"},
    {"01526", "no implicit statement is about the number of samples per pixel"},
    {"09507", "the size of a descriptor is a length"},
};

bool IsAction(const std::string &name) {
    return name.rfind("vkCmdDraw", 0) == 0 || name.rfind("vkCmdDispatch", 0) == 0 ||
           name.rfind("vkCmdTraceRays", 0) == 0;
}

// Visitor finds the structs that a call leads to, and that the command reads.
class Visitor {
  public:
    struct Found {
        const wd_parameters_record *record;
        char *at;
        bool is_in_place; // In a struct that was found before.
    };
    std::vector<Found> found;

    void Visit(const wd_parameters_record *record, char *owner, bool is_in_place) {
        found.push_back({record, owner, is_in_place});
        for (uint16_t i = 0; i < record->num_rows; i++) {
            const wd_parameters_row &row = wd_parameters_rows[record->first_row + i];
            if (row.op == WD_PARAMETERS_STRUCT && !(row.flags & WD_PARAMETERS_OUTPUT) && Counts(row, owner)) {
                VisitMember(row, owner);
            } else if (row.op == WD_PARAMETERS_CHAIN && !is_in_chain_) {
                VisitChain(owner);
            }
        }
    }

  private:
    // Members of a union count by its selector.
    static bool Counts(const wd_parameters_row &row, const char *owner) {
        return !row.condition || wd_parameters_conditions[row.condition].kind == WD_PARAMETERS_HAND ||
               wd_parameters_holds(nullptr, row.condition, owner);
    }

    void VisitMember(const wd_parameters_row &row, char *owner) {
        const bool was_in_chain = is_in_chain_;
        is_in_chain_ = false;
        uint64_t num = 1;
        char *at = owner + row.offset;
        if (row.flags & WD_PARAMETERS_THROUGH) {
            memcpy(&at, at, sizeof at);
        }
        if ((!row.count || wd_parameters_read_count(row.count, owner, &num)) && at && num < 64) {
            for (uint64_t i = 0; i < num; i++) {
                char *element = at + i * row.stride;
                if (row.flags & WD_PARAMETERS_INDIRECT) {
                    memcpy(&element, at + i * sizeof element, sizeof element);
                }
                Visit(&wd_parameters_structs[row.type], element, !(row.flags & WD_PARAMETERS_THROUGH));
            }
        }
        is_in_chain_ = was_in_chain;
    }

    void VisitChain(char *owner) {
        auto *next = reinterpret_cast<VkBaseOutStructure *>(owner)->pNext;
        is_in_chain_ = true;
        for (; next; next = next->pNext) {
            if (const wd_parameters_record *record = RecordOf(next->sType)) {
                Visit(record, reinterpret_cast<char *>(next), false);
            }
        }
        is_in_chain_ = false;
    }

    static const wd_parameters_record *RecordOf(VkStructureType type) {
        for (size_t i = 0; i < wd_parameters_num_stypes; i++) {
            const wd_parameters_record *record = &wd_parameters_structs[wd_parameters_by_stype[i]];
            if (record->stype == type) {
                return record;
            }
        }
        return nullptr;
    }

    bool is_in_chain_ = false;
};

class RandomCallsTest : public wd::parameters::CallsFixture {
  protected:
    void StartAll() {
        ClearMessages();
        Options options;
        for (const char *key : {"validate_shaders", "validate_threads", "validate_object_lifetimes",
                                "validate_objects_in_use", "validate_command_buffers"}) {
            options.settings[key] = "false"; // The handles do not exist.
        }
        options.settings["enable_message_limit"] = "false";
        left_out_.insert(std::begin(kLeftOut), std::end(kLeftOut));
        EnableFeatures(&options);
        StartWithExtensions(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        for (const Message &message : messages()) {
            ADD_FAILURE() << "the device is not valid: " << message.text;
        }
        ReadWorld(options);
        pool_ = VK_NULL_HANDLE;
        Defer([this] {
            vkDestroyCommandPool(device(), pool_, nullptr);
            pool_ = VK_NULL_HANDLE;
        });
        ClearMessages();
    }

    // All features, but those that exclude others.
    void EnableFeatures(Options *options) {
        auto *features = reinterpret_cast<VkBool32 *>(&options->features);
        std::fill_n(features, sizeof options->features / sizeof *features, VK_TRUE);
        features_.clear();
        options->features.robustBufferAccess = VK_FALSE; // It excludes updates after binding.
        for (const auto &[type, size] : kFeatures) {
            if (std::count(std::begin(kFeaturesLeftOut), std::end(kFeaturesLeftOut), type)) {
                continue;
            }
            features_.emplace_back(size / sizeof(VkBool32), VK_TRUE);
            auto *made = reinterpret_cast<VkBaseOutStructure *>(features_.back().data());
            made->sType = type;
            if (type == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT) {
                // It needs robustBufferAccess.
                reinterpret_cast<VkPhysicalDeviceRobustness2FeaturesEXT *>(made)->robustBufferAccess2 =
                    VK_FALSE;
            }
            made->pNext = static_cast<VkBaseOutStructure *>(const_cast<void *>(options->device_next));
            options->device_next = made;
        }
    }

    // What the layer knows of the device.
    void ReadWorld(const Options &options) {
        std::vector<const char *> names;
        for (const VkExtensionProperties &extension : extensions_) {
            if (!left_out_.count(extension.extensionName)) {
                names.push_back(extension.extensionName);
            }
        }
        auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
        info.pNext = options.device_next;
        info.pEnabledFeatures = &options.features;
        info.enabledExtensionCount = static_cast<uint32_t>(names.size());
        info.ppEnabledExtensionNames = names.data();
        wd_instance_dispatch_load(&dispatch_, instance(), vkGetInstanceProcAddr);
        wd_capability_cache_destroy(cache_);
        ASSERT_EQ(wd_capability_cache_create(wd_allocator_default(), &dispatch_, api_version(), &cache_),
                  WD_OK);
        world_.physical = wd_capability_cache_find(cache_, physical_device());
        world_.api_version = api_version();
        wd_device_capabilities_init(&world_.enabled, world_.physical, &info);
    }

    ~RandomCallsTest() override {
        wd_capability_cache_destroy(cache_);
    }

    void FindPlaces() {
        Builder builder([](VkObjectType) { return 0; });
        for (const Place &place : builder.Records(Coverage::kEachCommand)) {
            const wd_command_info *info = wd_command_get(place.command);
            // Actions need a pipeline.
            if (info->level == WD_COMMAND_LEVEL_DEVICE && !kNotCalled.count(info->name) &&
                !IsAction(info->name)) {
                places_[place.command].push_back(place);
            }
        }
        for (const auto &[command, places] : places_) {
            commands_with_places_.push_back(command);
        }
    }

    bool IsOfCommandBuffer(wd_command command) const {
        return wd_command_get(command)->handle_type == VK_OBJECT_TYPE_COMMAND_BUFFER;
    }

    // One call; false where no valid values were found.
    bool Run(uint64_t seed) {
        Random random(seed);
        const wd_command command = commands_with_places_[random.Below(commands_with_places_.size())];
        const std::vector<Place> &places = places_[command];
        const Place &place = places[random.Below(places.size())];
        const wd_command_info *info = wd_command_get(command);
        if (IsOfCommandBuffer(command)) {
            CallsFixture::commands_ = Prepare(command);
        }
        Builder builder([this](VkObjectType type) { return HandleOf(type); });
        Call call = builder.Build(place);
        Visitor visitor;
        visitor.Visit(&wd_parameters_commands[command], call.args, false);
        std::vector<Owner> owners;
        const bool all = random.Below(2);
        for (const Visitor::Found &found : visitor.found) {
            const std::string name = wd_parameters_string(found.record->name);
            if (kValidValues.count(name)) {
                kValidValues.at(name)(found.at);
            }
            const auto model = kModels.find(name);
            if (model != kModels.end()) {
                owners.push_back({&model->second, found.at});
                if (!found.is_in_place) { // Else the struct around gave it its values.
                    model->second.randomize(random, found.at, all);
                }
            }
        }
        std::string broken;
        if (!Satisfy(world_, random, owners, all, &broken)) {
            unsatisfied_[broken]++;
            return false;
        }
        PFN_vkVoidFunction function = FunctionOfLayer(info->name);
        if (!function) {
            unsatisfied_["no function"]++;
            return false;
        }
        if (getenv("WD_TRACE")) {
            fprintf(stderr, "%llu %s %s\n", static_cast<unsigned long long>(seed), info->name,
                    wd_parameters_string(place.record->name));
        }
        ClearMessages();
        kCalls[command](function, call.args);
        return Judge(seed, info->name, place, owners, all);
    }

    static bool IsExplicit(const std::string &id) {
        return id.size() > 6 && id.rfind("VUID-", 0) == 0 && id[id.size() - 6] == '-' &&
               std::all_of(id.end() - 5, id.end(), [](char c) { return c >= '0' && c <= '9'; });
    }

    // Whether one of the structs that the call's values were chosen for has the statement. Those without a statement
    // about a parameter, such as VkDeviceAddressRangeKHR, keep their default values.
    static bool IsModeled(const std::vector<Owner> &owners, const std::string &vuid) {
        return std::any_of(owners.begin(), owners.end(), [&](const Owner &owner) {
            return std::any_of(owner.model->rules.begin(), owner.model->rules.end(),
                               [&](const ModelRule &rule) { return rule.vuid == vuid; });
        });
    }

    // Whether the model says that a statement holds, and does not leave it open.
    bool Holds(const std::vector<Owner> &owners, const std::string &vuid) const {
        Truth truth = Truth::kTrue;
        for (const Owner &owner : owners) {
            for (const ModelRule &rule : owner.model->rules) {
                truth = rule.vuid == vuid ? And({truth, rule.holds(world_, owner.at)}) : truth;
            }
        }
        return truth == Truth::kTrue;
    }

    // Whether the call is valid. A message of a valid one is a failure.
    bool Judge(uint64_t seed, const char *name, const Place &place, const std::vector<Owner> &owners,
               bool all) {
        bool is_valid = true;
        called_.insert(name);
        for (const Message &message : messages()) {
            const std::string rule = message.id.substr(message.id.size() < 5 ? 0 : message.id.size() - 5);
            const bool is_in_model = IsModeled(owners, message.id);
            const bool is_judged =
                IsExplicit(message.id) &&
                (is_in_model ? Holds(owners, message.id) : !all && !kNotSatisfied.count(rule));
            if (!is_judged) {
                not_judged_[message.id]++;
                is_valid = false;
            } else if (reported_[message.id]++ == 0) {
                ADD_FAILURE() << "--seed=" << seed << " --calls=1: " << name << " with "
                              << wd_parameters_string(place.record->name) << "\n"
                              << message.text;
            }
        }
        return is_valid;
    }

    World world_ = {};
    wd_instance_dispatch dispatch_ = {};
    wd_capability_cache *cache_ = nullptr;
    std::deque<std::vector<VkBool32>> features_; // Structs of the chain.
    std::map<wd_command, std::vector<Place>> places_;
    std::vector<wd_command> commands_with_places_;
    std::map<std::string, uint64_t> unsatisfied_, not_judged_, reported_;
    std::set<std::string> called_;
};

void Print(const char *what, const std::map<std::string, uint64_t> &counts) {
    std::vector<std::pair<uint64_t, std::string>> sorted;
    uint64_t sum = 0;
    for (const auto &[id, num] : counts) {
        sorted.push_back({num, id});
        sum += num;
    }
    std::sort(sorted.rbegin(), sorted.rend());
    printf("%llu %s\n", static_cast<unsigned long long>(sum), what);
    for (size_t i = 0; i < sorted.size() && i < 30; i++) {
        printf("    %llu %s\n", static_cast<unsigned long long>(sorted[i].first), sorted[i].second.c_str());
    }
}

TEST_F(RandomCallsTest, ValidOnesAreSilent) {
    FindPlaces();
    uint64_t num_valid = 0, seed = first_seed;
    while (num_valid < num_calls) {
        StartAll();
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        for (uint64_t i = 0; i < kCallsOfADevice && num_valid < num_calls; i++) {
            num_valid += Run(seed++);
        }
        Stop();
    }
    printf("%llu valid calls of %zu commands\n", static_cast<unsigned long long>(num_valid), called_.size());
    Print("calls for which no values were found", unsatisfied_);
    Print("messages about calls that are not valid", not_judged_);
    Print("messages about valid calls", reported_);
    EXPECT_TRUE(called_.size() > 350 || num_calls < 10000);
}

} // namespace
} // namespace wd::testing

int main(int argc, char **argv) {
    ::testing::InitGoogleTest(&argc, argv);
    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], "--calls=", 8) == 0) {
            wd::testing::num_calls = strtoull(argv[i] + 8, nullptr, 10);
        } else if (strncmp(argv[i], "--seed=", 7) == 0) {
            wd::testing::first_seed = strtoull(argv[i] + 7, nullptr, 10);
        }
    }
    return RUN_ALL_TESTS();
}
