// Every pointer and every chain of every command: NULL, a small integer, a cycle, a struct that may not be there with
// NULL arrays, a huge length without an array. No call crashes or hangs, with all validators and with each one,
// whatever the application's callback returns.
//
// A child process makes the calls of one command: it shows the parent the call at hand. After a crash, another child
// makes the calls after it.
#include <execinfo.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <set>

#include "vk/parameters/parameters_calls_fixture.h"

using wd::parameters::Builder;
using wd::parameters::Call;
using wd::parameters::Coverage;
using wd::parameters::Place;
using wd::testing::Options;

namespace {

#include "vk/parameters/parameters_calls.inc"
#include "vk/parameters/parameters_members.inc"

constexpr int kSecondsOfCall = 1; // Of processor time: a call takes less than a millisecond.
constexpr uint32_t kHuge = UINT32_MAX;

// Commands that the test does not call, and why.
const std::map<std::string, const char *> kNotCalled = {
    {"vkDestroyInstance", "it ends the layer"},
    {"vkDestroyDevice", "the test needs the device"},
    {"vkDestroySurfaceKHR", "the test needs the surface"},
    {"vkCreateInstance", "the loader reads its arguments first"},
    {"vkDebugReportMessageEXT", "the loader reads its arguments first"},
    {"vkSubmitDebugUtilsMessageEXT", "the loader reads its arguments first"},
};

// Pointers about which later registries have no statement, and who reads them: NULL is all that is known not to point.
const std::map<std::string, const char *> kReadAsTheyAre = {
    {"VkPipelineMultisampleStateCreateInfo.pSampleMask", "GPU-assisted validation copies the pipeline"},
    {"vkGetPhysicalDeviceQueueFamilyDataGraphEngineOperationPropertiesARM.pProperties",
     "the driver fills the struct"},
};

struct Validators {
    const char *name;
    std::map<std::string, std::string> settings;
};

// Settings that switch everything off but one validator, or nothing.
std::vector<Validators> AllValidators() {
    const std::map<std::string, std::string> none = {
        {"validate_parameters", "false"},       {"validate_threads", "false"},
        {"validate_object_lifetimes", "false"}, {"validate_objects_in_use", "false"},
        {"validate_command_buffers", "false"},  {"validate_shaders", "false"},
    };
    std::vector<Validators> all = {
        {"all",
         {{"validate_sync", "true"}, {"syncval_redundant_barriers", "true"}, {"gpuav_enable", "true"}}},
    };
    for (const char *one :
         {"validate_parameters", "validate_threads", "validate_object_lifetimes", "validate_command_buffers",
          "validate_shaders", "validate_sync", "gpuav_enable"}) {
        all.push_back({one, none});
        all.back().settings[one] = "true";
    }
    return all;
}

enum class Change { kNull, kFirstPage, kHugeLength, kCycle, kLongCycle, kWrongStruct, kNum };

// The call at hand, in memory that the child shares with the parent.
struct Progress {
    size_t next; // Call of the command.
    char text[512];
};

// Who may crash: with checks of parameters, only a loader that reads an argument before any layer. Without them, calls
// that no validator needs go straight to the driver.
bool driver_may_crash = false, loader_may_crash = false;
enum { kExitOfOthers = 3 };

// The first frame that is of the layer, the driver or the loader says whose crash or hang it is.
void OnSignal(int number) {
    void *frames[64];
    const int num = backtrace(frames, 64);
    for (int i = 0; i < num; i++) {
        Dl_info library = {};
        if (!dladdr(frames[i], &library) || !library.dli_fname) {
            continue;
        }
        const bool is_loader = strstr(library.dli_fname, "libvulkan.so");
        if (is_loader || strstr(library.dli_fname, "libVkICD_null")) {
            if (is_loader ? loader_may_crash || driver_may_crash : driver_may_crash) {
                _exit(kExitOfOthers);
            }
            break;
        }
        if (strstr(library.dli_fname, "libVkLayer_warden")) {
            break;
        }
    }
    signal(number, SIG_DFL);
    raise(number);
}

void CatchSignals() {
    void *frame = nullptr;
    backtrace(&frame, 1); // Loads what it needs.
    for (const int number : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGPROF}) {
        struct sigaction action = {};
        action.sa_handler = OnSignal;
        action.sa_flags = SA_NODEFER;
        sigaction(number, &action, nullptr);
    }
}

template <typename T> void Write(char *at, T value) {
    memcpy(at, &value, sizeof value);
}

class HostilePointersTest : public wd::parameters::CallsFixture,
                            public testing::WithParamInterface<std::tuple<Validators, VkBool32>> {
  protected:
    void Start() {
        Options options;
        const auto &[validators, result] = GetParam();
        options.settings = validators.settings;
        options.settings["shader_cache"] = "false";
        options.messenger_result = result_ = result;
        StartWithExtensions(options);
    }

    static std::vector<const Member *> PointersOf(const wd_parameters_record *record) {
        std::vector<const Member *> found;
        for (const Member &member : kPointers) {
            if (member.record == record) {
                found.push_back(&member);
            }
        }
        return found;
    }

    // A row of the tables is about the pointer.
    static bool IsStated(const Member &member) {
        const wd_parameters_row *rows = wd_parameters_rows + member.record->first_row;
        return std::any_of(rows, rows + member.record->num_rows, [&](const wd_parameters_row &row) {
            return row.offset == member.offset && row.op != WD_PARAMETERS_ENDS;
        });
    }

    static bool IsChain(const Member &member) {
        const std::string name = member.name, end = ".pNext";
        return name.size() > end.size() && name.substr(name.size() - end.size()) == end;
    }

    // Changes a pointer of the call's last record; false where the change is not one of this pointer.
    static bool Apply(Change change, const Member &member, size_t turn, Call *call) {
        char *at = call->owner + member.offset;
        auto *base = reinterpret_cast<VkBaseInStructure *>(call->owner);
        switch (change) {
        case Change::kNull:
            Write<uintptr_t>(at, 0);
            return true;
        case Change::kFirstPage: // Without checks of parameters, only NULL is known to be no pointer.
            Write<uintptr_t>(at, 8);
            return !IsChain(member) && !driver_may_crash &&
                   (!kReadAsTheyAre.count(member.name) || IsStated(member));
        case Change::kHugeLength:
            if (!member.count_width) {
                return false;
            }
            for (const Member *other : PointersOf(member.record)) {
                if (other->count_width && other->count_offset == member.count_offset) {
                    Write<uintptr_t>(call->owner + other->offset, 0);
                }
            }
            memcpy(call->owner + member.count_offset, &kHuge, std::min(member.count_width, sizeof kHuge));
            return true;
        case Change::kCycle:
            base->pNext = base;
            return IsChain(member);
        case Change::kLongCycle:
            if (IsChain(member)) {
                base->pNext = AddStruct(turn, call);
                const_cast<VkBaseInStructure *>(base->pNext)->pNext = base;
            }
            return IsChain(member);
        case Change::kWrongStruct:
            if (IsChain(member)) {
                base->pNext = AddStruct(turn, call);
            }
            return IsChain(member);
        default:
            return false;
        }
    }

    // A struct of a type that changes with each call: its lengths are 3, and its arrays NULL.
    static const VkBaseInStructure *AddStruct(size_t turn, Call *call) {
        static const std::vector<const wd_parameters_record *> typed = [] {
            std::set<const wd_parameters_record *> records;
            for (const Member &member : kPointers) {
                if (member.record->stype != VK_STRUCTURE_TYPE_MAX_ENUM && member.count_width) {
                    records.insert(member.record);
                }
            }
            return std::vector<const wd_parameters_record *>(records.begin(), records.end());
        }();
        const wd_parameters_record *record = typed[turn % typed.size()];
        call->memory.emplace_back(record->size / sizeof(uint64_t) + 8);
        char *made = reinterpret_cast<char *>(call->memory.back().data());
        Write<int32_t>(made, record->stype);
        for (const Member *member : PointersOf(record)) {
            made[member->count_offset] =
                static_cast<char>(member->count_width ? 3 : made[member->count_offset]);
        }
        return reinterpret_cast<const VkBaseInStructure *>(made);
    }

    static bool IsOff(const char *setting) {
        const auto &settings = std::get<0>(GetParam()).settings;
        const auto found = settings.find(setting);
        return found != settings.end() && found->second == "false";
    }

    // Without checks of parameters, the layer has functions only for commands that a validator needs.
    static bool IsOfLayer(PFN_vkVoidFunction function) {
        Dl_info library = {};
        return dladdr(reinterpret_cast<void *>(function), &library) &&
               strstr(library.dli_fname, "libVkLayer_warden");
    }

    // Makes all calls of a command from `progress->next` on.
    void CallAll(const Builder &builder, const std::vector<Place> &places, Progress *progress) {
        const wd_command command = places[0].command;
        const wd_command_info *info = wd_command_get(command);
        PFN_vkVoidFunction function = info->level == WD_COMMAND_LEVEL_DEVICE
                                          ? FunctionOfLayer(info->name)
                                          : vkGetInstanceProcAddr(instance(), info->name);
        driver_may_crash = IsOff("validate_parameters");
        loader_may_crash = info->level != WD_COMMAND_LEVEL_DEVICE;
        // The layer is the driver of validation caches, and without checks of shaders trusts their handles.
        const bool is_of_cache = IsOff("validate_shaders") && strstr(info->name, "ValidationCache");
        if ((driver_may_crash && !IsOfLayer(function)) || is_of_cache) {
            return;
        }
        CatchSignals();
        const bool needs_pool = info->handle_type == VK_OBJECT_TYPE_COMMAND_BUFFER ||
                                strstr(info->name, "CommandPool") || strstr(info->name, "CommandBuffer");
        size_t number = 0;
        for (const Place &place : places) {
            for (const Member *member : PointersOf(place.record)) {
                for (int change = 0; change < static_cast<int>(Change::kNum); change++, number++) {
                    if (number < progress->next) {
                        continue;
                    }
                    progress->next = number;
                    snprintf(progress->text, sizeof progress->text, "%s: %s, change %d", info->name,
                             member->name, change);
                    if (needs_pool || !commands_) {
                        commands_ = Prepare(command);
                    }
                    Call call = builder.Build(place);
                    if (function &&
                        Apply(static_cast<Change>(change), *member, number * 7 + command, &call)) {
                        const itimerval limit = {{0, 0}, {kSecondsOfCall, 0}};
                        setitimer(ITIMER_PROF, &limit, nullptr);
                        ClearMessages();
                        kCalls[command](function, call.args);
                    }
                }
            }
        }
        progress->next = number;
    }

    // Returns what crashed.
    std::vector<std::string> CallInChildren(const Builder &builder, const std::vector<Place> &places,
                                            Progress *progress) {
        std::vector<std::string> crashes;
        *progress = {};
        for (bool is_done = false; !is_done && crashes.size() < 20;) {
            fflush(nullptr);
            const pid_t child = fork();
            if (child == 0) {
                CallAll(builder, places, progress);
                _exit(0);
            }
            int status = 0;
            waitpid(child, &status, 0);
            is_done = WIFEXITED(status) && WEXITSTATUS(status) == 0;
            if (!is_done && WIFEXITED(status) && WEXITSTATUS(status) == kExitOfOthers) {
                progress->next++;
            } else if (!is_done) {
                const bool hangs = WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF;
                crashes.push_back(std::string(progress->text) + (hangs ? " hangs" : " crashes"));
                fprintf(stderr, "%s\n", crashes.back().c_str());
                progress->next++;
            }
        }
        return crashes;
    }
};

TEST_P(HostilePointersTest, NoCrashAndNoHang) {
    Start();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    Builder builder([this](VkObjectType type) { return HandleOf(type); });
    auto *progress = static_cast<Progress *>(
        mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    std::vector<Place> places = builder.Records(
        std::get<0>(GetParam()).name == std::string("all") ? Coverage::kEachCommand : Coverage::kOnce);
    std::stable_sort(places.begin(), places.end(),
                     [](const Place &a, const Place &b) { return a.command < b.command; });
    size_t num_commands = 0, num_calls = 0;
    std::vector<std::string> crashes;
    for (size_t first = 0, end = 0; first < places.size(); first = end) {
        while (end < places.size() && places[end].command == places[first].command) {
            end++;
        }
        const std::string name = wd_command_get(places[first].command)->name;
        const char *only = getenv("WD_HOSTILE_COMMAND");
        if (kNotCalled.count(name) || (only && name != only)) {
            continue;
        }
        const std::vector<std::string> found =
            CallInChildren(builder, {places.begin() + first, places.begin() + end}, progress);
        crashes.insert(crashes.end(), found.begin(), found.end());
        num_commands++;
        num_calls += progress->next;
    }
    munmap(progress, sizeof(Progress));
    printf("%zu calls of %zu commands\n", num_calls, num_commands);
    for (const std::string &crash : crashes) {
        ADD_FAILURE() << crash;
    }
    EXPECT_GT(num_commands, 400u);
}

INSTANTIATE_TEST_SUITE_P(Validators, HostilePointersTest,
                         testing::Combine(testing::ValuesIn(AllValidators()),
                                          testing::Values(VK_FALSE, VK_TRUE)),
                         [](const testing::TestParamInfo<HostilePointersTest::ParamType> &param) {
                             return std::string(std::get<0>(param.param).name) +
                                    (std::get<1>(param.param) ? "_skip" : "_call");
                         });

} // namespace
