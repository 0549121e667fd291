// Every statement of the tables on the null driver: a call that just does not violate it and is silent, and a call that
// violates it and is reported under its VUID, and nothing else. Commands of devices go through the real layer to the
// driver. The loader reads and changes the arguments of commands of instances and physical devices: of those, the
// validator's hook is called.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <set>

#include "vk/capabilities/capabilities.h"
#include "vk/parameters/parameters_calls_fixture.h"

using wd::parameters::Builder;
using wd::parameters::Call;
using wd::parameters::NameOf;
using wd::parameters::Place;
using wd::parameters::VuidOf;
using wd::testing::Options;

namespace {

#include "vk/parameters/parameters_calls.inc"

// Commands that the test does not call, and why.
const std::map<std::string, const char *> kNotCalled = {
    {"vkDestroyDevice", "the test needs the device"},
    {"vkDestroyInstance", "the test needs the instance"},
    {"vkDebugReportMessageEXT", "it reports"},
    {"vkSubmitDebugUtilsMessageEXT", "it reports"},
};

// Commands whose valid call needs more than the implicit statements say, so that only their violations are called.
bool NeedsRealObjects(const std::string &name) {
    static const std::set<std::string> names = {
        "vkGetValidationCacheDataEXT", "vkMergeValidationCachesEXT", "vkFreeCommandBuffers",
        "vkFreeDescriptorSets",        "vkDestroyCommandPool",
    };
    return names.count(name) != 0;
}

class ParametersCallsTest : public wd::parameters::CallsFixture {
  protected:
    void StartAll() {
        Options options;
        for (const char *key :
             {"validate_core", "validate_shaders", "validate_threads", "validate_object_lifetimes",
              "validate_objects_in_use", "validate_command_buffers"}) {
            options.settings[key] = "false";
        }
        options.settings["enable_message_limit"] = "false";
        options.messenger_result = VK_TRUE; // Broken calls do not reach the driver.
        options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
        StartWithExtensions(options);
    }

    void Run(Call *call, const wd_command_info *info) {
        ClearMessages();
        direct_.clear();
        if (info->level != WD_COMMAND_LEVEL_DEVICE) {
            RunHook(call, info);
            return;
        }
        PFN_vkVoidFunction function = FunctionOfLayer(info->name);
        ASSERT_NE(function, nullptr) << info->name;
        kCalls[call->command](function, call->args);
    }

    static bool OnFinding(void *user, const wd_finding *finding, const char *text) {
        static_cast<ParametersCallsTest *>(user)->direct_.push_back({finding->id, text});
        return false;
    }

    void StartHooks() {
        chassis_.handle = instance();
        chassis_.api_version = VK_HEADER_VERSION_COMPLETE;
        chassis_.allocator = wd_allocator_default();
        chassis_.extensions = wd_parameters_extensions; // Of devices, too, which does not matter.
        chassis_.num_extensions = static_cast<uint32_t>(wd_parameters_num_extensions);
        wd_instance_dispatch_load(&chassis_.dispatch, instance(), vkGetInstanceProcAddr);
        ASSERT_EQ(wd_capability_cache_create(chassis_.allocator, &chassis_.dispatch, chassis_.api_version,
                                             &chassis_.capabilities),
                  WD_OK);
        wd_report_options options = WD_REPORT_OPTIONS_INIT;
        options.severities = UINT32_MAX;
        options.duplicate_limit = 0;
        ASSERT_EQ(wd_report_create(chassis_.allocator, &options, &chassis_.report), WD_OK);
        uint64_t sink = 0;
        ASSERT_EQ(wd_report_add_sink(chassis_.report, UINT32_MAX, UINT32_MAX, OnFinding, this, &sink), WD_OK);
        ASSERT_EQ(wd_parameters_validator.create_instance(&chassis_, nullptr, &hook_data_), WD_OK);
    }

    void StopHooks() {
        wd_parameters_validator.destroy_instance(hook_data_);
        wd_report_destroy(chassis_.report);
        wd_capability_cache_destroy(chassis_.capabilities);
    }

    using Hook = bool (*)(wd_call *, const void *);

    static Hook HookOf(const wd_validator &validator, wd_command command) {
        return reinterpret_cast<Hook>(wd_hooks_get(&validator.hooks, command, WD_HOOK_VALIDATE));
    }

    wd_call CallOfHook(const Call &call, const wd_command_info *info) {
        wd_call running = {};
        running.instance = &chassis_;
        running.command = call.command;
        running.name = info->name;
        running.data = hook_data_;
        return running;
    }

    void RunHook(Call *call, const wd_command_info *info) {
        wd_call running = CallOfHook(*call, info);
        HookOf(wd_parameters_validator, call->command)(&running, call->args);
    }

    // Outcome of a hook that guards other validators.
    struct Outcome {
        bool skips, is_unreadable;
        std::vector<std::pair<std::string, std::string>> messages;
        bool operator==(const Outcome &other) const {
            return skips == other.skips && is_unreadable == other.is_unreadable && messages == other.messages;
        }
    };

    Outcome RunGuard(Hook hook, const Call &call, const wd_command_info *info) {
        direct_.clear();
        wd_call running = CallOfHook(call, info);
        const bool skips = hook && hook(&running, call.args);
        return {skips, running.is_unreadable, direct_};
    }

    // The ids of the messages since Run began, without those of the queue family: the null driver has no queues for
    // video. Nor are notes on commands that no validator follows, which newer registries have, statements.
    std::multiset<std::string> Ids(bool with_queues = false) const {
        std::multiset<std::string> ids;
        for (const auto &message : messages()) {
            const std::string end = "-commandBuffer-cmdpool";
            const bool is_of_queues =
                message.id.size() >= end.size() && message.id.substr(message.id.size() - end.size()) == end;
            if ((with_queues || !is_of_queues) && message.id != "WARDEN-layer-unknown-command") {
                ids.insert(message.id);
            }
        }
        for (const auto &[id, text] : direct_) {
            ids.insert(id);
        }
        return ids;
    }

    std::string Texts() const {
        std::string texts;
        for (const auto &message : messages()) {
            texts += message.text + "\n";
        }
        for (const auto &[id, text] : direct_) {
            texts += text + "\n";
        }
        return texts;
    }

    std::vector<std::pair<std::string, std::string>> direct_;
    wd_chassis_instance chassis_ = {};
    void *hook_data_ = nullptr;
};

TEST_F(ParametersCallsTest, EveryStatement) {
    StartAll();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    Defer([this] { vkDestroyCommandPool(device(), pool_, nullptr); });
    StartHooks();
    Builder builder([this](VkObjectType type) { return HandleOf(type); });
    std::map<std::string, int> reasons;
    std::set<std::string> reported;
    int num_failures = 0;
    for (const Place &place : builder.Places()) {
        const wd_command_info *info = wd_command_get(place.command);
        const std::string vuid = VuidOf(place.command, *place.row);
        if (kNotCalled.count(info->name)) {
            reasons[kNotCalled.at(info->name)]++;
            continue;
        }
        if (getenv("WD_TRACE")) {
            fprintf(stderr, "%s %s %s\n", info->name, vuid.c_str(), NameOf(*place.row).c_str());
        }
        commands_ = Prepare(place.command);
        Call valid = builder.Build(place);
        if (!NeedsRealObjects(info->name)) {
            Run(&valid, info);
            if (!Ids().empty() && num_failures++ < 40) {
                ADD_FAILURE() << "not silent for " << vuid << " by " << info->name << ":\n" << Texts();
            }
        }
        std::string why;
        commands_ = Prepare(place.command);
        Call broken = builder.Build(place);
        if (vuid.empty() || !builder.Break(place, &broken, &why)) {
            reasons[vuid.empty() ? "no statement of its own" : why]++;
            continue;
        }
        Run(&broken, info);
        if (Ids() != std::multiset<std::string>{vuid} && num_failures++ < 40) {
            ADD_FAILURE() << "expected " << vuid << " by " << info->name << ":\n" << Texts();
        }
        reported.insert(vuid);
    }
    StopHooks();
    printf("%zu statements were violated, one by one\n", reported.size());
    for (const auto &[reason, number] : reasons) {
        printf("%5d not violated: %s\n", number, reason.c_str());
    }
    EXPECT_EQ(num_failures, 0);
    EXPECT_GT(reported.size(), 2000u);
}

// The generated hooks that check only pointers, against the interpreter: the same calls are skipped, with the same
// messages. Commands without a hook have no pointers but pAllocator.
TEST_F(ParametersCallsTest, GuardsSkipWhatTheInterpreterSkips) {
    StartAll();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    StartHooks();
    Builder builder([](VkObjectType type) { return 0x7000000 + static_cast<uint64_t>(type) * 16; });
    size_t num_skipped = 0, num_read = 0;
    for (const Place &place : builder.Places()) {
        const wd_command_info *info = wd_command_get(place.command);
        const Hook hook = HookOf(wd_parameters_guard_validator, place.command);
        std::string why;
        Call valid = builder.Build(place), broken = builder.Build(place);
        EXPECT_EQ(RunGuard(wd_parameters_guard, valid, info), (Outcome{false, false, {}})) << info->name;
        EXPECT_EQ(RunGuard(hook, valid, info), (Outcome{false, false, {}})) << info->name;
        if (place.command == WD_COMMAND_CreateInstance || !builder.Break(place, &broken, &why)) {
            continue;
        }
        const Outcome expected = RunGuard(wd_parameters_guard, broken, info);
        if (!hook && expected.skips) {
            const std::string &text = expected.messages.at(0).second;
            EXPECT_NE(text.find(std::string(info->name) + ": pAllocator"), std::string::npos) << text;
            continue;
        }
        EXPECT_EQ(RunGuard(hook, broken, info), expected)
            << info->name << " " << VuidOf(place.command, *place.row);
        (expected.skips ? num_skipped : num_read)++;
    }
    StopHooks();
    printf("%zu broken calls are skipped, %zu are readable\n", num_skipped, num_read);
    EXPECT_GT(num_skipped, 800u);
    EXPECT_GT(num_read, 2000u);
}

// Hooks cost time for each call: only commands with pointers have one.
TEST(ParametersGuardHooksTest, OnlyCommandsWithPointersHaveOne) {
    const auto has_guard = [](wd_command command) {
        return wd_hooks_get(&wd_parameters_guard_validator.hooks, command, WD_HOOK_VALIDATE) != nullptr;
    };
    EXPECT_FALSE(has_guard(WD_COMMAND_CmdDispatch));
    EXPECT_FALSE(has_guard(WD_COMMAND_CmdDraw));
    EXPECT_FALSE(has_guard(WD_COMMAND_CmdBindPipeline));
    EXPECT_FALSE(has_guard(WD_COMMAND_DestroyBuffer));
    EXPECT_TRUE(has_guard(WD_COMMAND_CmdPipelineBarrier));
    EXPECT_TRUE(has_guard(WD_COMMAND_CmdBindDescriptorSets));
}

// These validators have hooks for nearly all commands, and follow none: chassis and state count the others as unknown.
TEST(ParametersHooksTest, HooksDoNotMeanThatACommandIsFollowed) {
    EXPECT_TRUE(wd_parameters_validator.checks_arguments_only);
    EXPECT_TRUE(wd_parameters_guard_validator.checks_arguments_only);
}

// The conditions of commands on their command buffer, one after the other.
TEST_F(ParametersCallsTest, EveryFactOfCommandBuffers) {
    StartAll();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    Defer([this] { vkDestroyCommandPool(device(), pool_, nullptr); });
    Builder builder([this](VkObjectType type) { return HandleOf(type); });
    std::set<std::string> reported;
    for (int i = 0; i < WD_COMMAND_COUNT; i++) {
        const auto command = static_cast<wd_command>(i);
        const wd_parameters_scope &scope = wd_parameters_scopes[command];
        const wd_command_info *info = wd_command_get(command);
        if (info->handle_type != VK_OBJECT_TYPE_COMMAND_BUFFER || !scope.needed) {
            continue;
        }
        const uint32_t valid = scope.needed | WD_PARAMETERS_PRIMARY;
        const auto expect = [&](uint16_t statement, uint32_t facts, uint32_t family) {
            commands_ = Prepare(facts, family);
            Call call = builder.Build({command, {}, &wd_parameters_commands[command], nullptr, false});
            Run(&call, info);
            const std::string vuid = wd_parameters_string(wd_parameters_statements[statement].vuid);
            EXPECT_EQ(Ids(family != queue_family()), std::multiset<std::string>{vuid}) << info->name << "\n"
                                                                                       << Texts();
            reported.insert(vuid);
        };
        for (int fact = 0; fact < WD_PARAMETERS_NUM_FACTS; fact++) {
            const uint32_t bit = 1u << fact;
            const uint16_t statement = scope.fact_statements[fact];
            if (!statement || (scope.forbidden & bit && scope.needed & WD_PARAMETERS_IN_RENDER_PASS &&
                               bit == WD_PARAMETERS_SUSPENDED)) {
                continue; // Inside of a render pass, none is suspended.
            }
            expect(statement, bit == WD_PARAMETERS_RECORDING ? uint32_t{WD_PARAMETERS_PRIMARY} : valid ^ bit,
                   queue_family());
        }
        if (scope.queues && !(scope.queues & VK_QUEUE_TRANSFER_BIT)) {
            expect(scope.queue_statement, valid, 2); // The null driver's transfer queues.
        }
    }
    printf("%zu statements were violated, one by one\n", reported.size());
    EXPECT_GT(reported.size(), 500u);
}

// The layer skips calls without a handle, and says so.
TEST_F(ParametersCallsTest, EveryNullHandleThatIsDispatched) {
    StartAll();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    Builder builder([](VkObjectType) { return 0; });
    size_t num = 0;
    for (int i = 0; i < WD_COMMAND_COUNT; i++) {
        const auto command = static_cast<wd_command>(i);
        const wd_command_info *info = wd_command_get(command);
        const uint16_t statement = wd_parameters_dispatch_statements[command];
        PFN_vkVoidFunction function = vkGetDeviceProcAddr(device(), info->name);
        if (info->level != WD_COMMAND_LEVEL_DEVICE || !statement || !function ||
            command == WD_COMMAND_GetDeviceProcAddr || command == WD_COMMAND_DestroyDevice) {
            continue; // vkDestroyDevice takes NULL.
        }
        if (IsOfLoader(function)) {
            continue; // The loader reads the handle first.
        }
        Call call = builder.Build({command, {}, &wd_parameters_commands[command], nullptr, false});
        Run(&call, info);
        EXPECT_EQ(Ids(),
                  std::multiset<std::string>{wd_parameters_string(wd_parameters_statements[statement].vuid)})
            << info->name << "\n"
            << Texts();
        num++;
    }
    printf("%zu statements were violated, one by one\n", num);
    EXPECT_GT(num, 400u);
}

} // namespace
