// Settings of the Khronos layer that Warden reads with the same meaning.
#include "vk/layer/settings.h"

#include <gtest/gtest.h>

#include "vk/layer/settings_fixture.h"

namespace wd::testing {
namespace {

TEST_F(SettingsTest, OurKeysOverrideForeignOnesOfTheSourceInAnyOrder) {
    Settings settings = LoadText("warden_validation.duplicate_message_limit = 3\n"
                                 "khronos_validation.duplicate_message_limit = 4\n");
    EXPECT_EQ(settings->report.duplicate_limit, 3u);
    Set("VK_LAYER_DUPLICATE_MESSAGE_LIMIT", "5"); // A heavier source with a lighter key.
    EXPECT_EQ(Load()->report.duplicate_limit, 5u);
    Set("VK_VALIDATION_DUPLICATE_MESSAGE_LIMIT", "6");
    EXPECT_EQ(Load()->report.duplicate_limit, 6u);
    Set("VK_KHRONOS_VALIDATION_DUPLICATE_MESSAGE_LIMIT", "7");
    EXPECT_EQ(Load()->report.duplicate_limit, 7u);
    Set("VK_WARDEN_VALIDATION_DUPLICATE_MESSAGE_LIMIT", "8");
    EXPECT_EQ(Load()->report.duplicate_limit, 8u);
}

TEST_F(SettingsTest, KhronosListsOfFeaturesMeanTheSame) {
    Write("khronos_validation.enables = VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT,"
          "VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_RESERVE_BINDING_SLOT_EXT,VALIDATION_CHECK_ENABLE_"
          "VENDOR_SPECIFIC_ARM\n"
          "khronos_validation.disables = VK_VALIDATION_FEATURE_DISABLE_CORE_CHECKS_EXT\n"
          "khronos_validation.fine_grained_locking = true\n"
          "lunarg_api_dump.file = nonsense\n");
    Settings settings = Load();
    EXPECT_EQ(
        OnlyWarning(settings, "WARDEN-settings-not-available"),
        "not available in Warden: VALIDATION_CHECK_ENABLE_VENDOR_SPECIFIC_ARM. These settings of the Khronos "
        "layer have no effect.");
    EXPECT_TRUE(settings->gpuav_enable);
    EXPECT_TRUE(settings->gpuav.reserve_binding_slot);
    EXPECT_FALSE(settings->validate_shaders);
}

TEST_F(SettingsTest, OlderAndNewerKhronosKeysMeanTheSame) {
    Settings settings = LoadText("lunarg_core_validation.gpu_validation = all,reserve_binding_slot\n");
    EXPECT_TRUE(settings->gpuav_enable);
    EXPECT_TRUE(settings->gpuav.reserve_binding_slot);
    settings = LoadText("khronos_validation.validate_gpu_based = GPU_BASED_GPU_ASSISTED\n"
                        "khronos_validation.validate_core = false\n");
    EXPECT_TRUE(settings->gpuav_enable);
    EXPECT_FALSE(settings->validate_shaders);
    settings =
        LoadText("khronos_validation.gpuav_enable = true\nkhronos_validation.check_shaders_caching = 0\n"
                 "khronos_validation.gpuav_descriptor_checks = false\n"
                 "khronos_validation.enable_message_limit = false\n"
                 "khronos_validation.debug_action = VK_DBG_LAYER_ACTION_CALLBACK\n");
    EXPECT_TRUE(settings->gpuav_enable);
    EXPECT_TRUE(settings->validate_shaders);
    EXPECT_FALSE(settings->shader.cache);
    EXPECT_EQ(settings->gpuav.checks & WD_CHECK_DEFAULT, (uint32_t)WD_CHECK_DEVICE_ADDRESS);
    EXPECT_EQ(settings->report.duplicate_limit, 0u);
    EXPECT_EQ(settings->debug_actions, 0u);
    settings = LoadText("khronos_validation.gpuav_buffer_address_oob = false\n");
    EXPECT_EQ(settings->gpuav.checks & WD_CHECK_DEFAULT,
              WD_CHECK_DEFAULT & ~(uint32_t)WD_CHECK_DEVICE_ADDRESS);
}

TEST_F(SettingsTest, KhronosKeysOfSingleChecksAddAndRemoveThem) {
    const struct {
        const char *key;
        uint32_t checks;
    } cases[] = {
        {"gpuav_mesh_shading", WD_CHECK_MESH_OUTPUTS},
        {"gpuav_shared_memory_data_race", WD_CHECK_SHARED_RACES},
        {"gpuav_validate_trace_ray", WD_CHECK_RAYS},
        {"gpuav_validate_ray_query", WD_CHECK_RAYS},
        {"gpuav_shader_sanitizer",
         WD_CHECK_ARITHMETIC | WD_CHECK_FLOAT_DIVISION | WD_CHECK_OPERANDS | WD_CHECK_UNREACHABLE},
    };
    for (const auto &c : cases) {
        const std::string line = std::string("khronos_validation.") + c.key;
        EXPECT_EQ(LoadText(line + " = true\n")->gpuav.checks, WD_CHECK_DEFAULT | c.checks) << c.key;
        EXPECT_EQ(LoadText(line + " = false\n")->gpuav.checks, uint32_t{WD_CHECK_DEFAULT}) << c.key;
        EXPECT_EQ(LoadText(line + " = true\nkhronos_validation.gpuav_shader_instrumentation = false\n")
                      ->gpuav.checks,
                  0u)
            << c.key;
        EXPECT_EQ(LoadText("khronos_validation.gpuav_shader_instrumentation = false\n" + line + " = true\n")
                      ->gpuav.checks,
                  0u)
            << c.key;
    }
    EXPECT_EQ(LoadText("warden_validation.gpuav_checks = all\n")->gpuav.checks, uint32_t{WD_CHECK_ALL});
}

TEST_F(SettingsTest, KhronosKeysOfBuffersAndDescriptorsTurnOursOn) {
    for (const char *key : {"gpuav_indirect_draws_buffers", "gpuav_indirect_dispatches_buffers",
                            "gpuav_indirect_trace_rays_buffers", "gpuav_copy_memory_indirect",
                            "validate_draw_indirect", "validate_dispatch_indirect"}) {
        const std::string line = std::string("khronos_validation.") + key;
        EXPECT_TRUE(LoadText(line + " = true\n")->gpuav.indirect_parameters) << key;
        EXPECT_FALSE(LoadText(line + " = false\n")->gpuav.indirect_parameters) << key;
    }
    Settings settings = LoadText("khronos_validation.gpuav_ray_tracing_buffers_consistency = true\n"
                                 "khronos_validation.gpuav_post_process_descriptor_indexing = true\n"
                                 "khronos_validation.descriptor_hashing = true\n"
                                 "khronos_validation.select_instrumented_shaders = true\n");
    EXPECT_TRUE(settings->gpuav.acceleration_structures);
    EXPECT_TRUE(settings->gpuav.descriptor_contents);
    EXPECT_TRUE(settings->gpuav.descriptor_buffers);
    EXPECT_TRUE(settings->gpuav.select_shaders);
    // The switch of the group turns the group off, wherever it is in the file.
    settings = LoadText("khronos_validation.gpuav_buffers_validation = false\n"
                        "khronos_validation.gpuav_acceleration_structures_builds = true\n"
                        "khronos_validation.gpuav_buffer_copies = true\n"
                        "khronos_validation.gpuav_indirect_draws_buffers = true\n");
    EXPECT_FALSE(settings->gpuav.acceleration_structures || settings->gpuav.copied_depths ||
                 settings->gpuav.indirect_parameters);
    EXPECT_TRUE(LoadText("khronos_validation.gpuav_buffers_validation = true\n"
                         "khronos_validation.gpuav_buffer_copies = true\n")
                    ->gpuav.copied_depths);
}

// Switches of the Khronos layer that share a setting of ours turn it on if one of them is on, in any order.
TEST_F(SettingsTest, KhronosKeysThatShareASettingHaveNoOrder) {
    const struct {
        const char *one, *other;
        bool (*is_on)(const wd_settings &settings);
    } pairs[] = {
        {"gpuav_validate_trace_ray", "gpuav_validate_ray_query",
         [](const wd_settings &s) { return (s.gpuav.checks & WD_CHECK_RAYS) != 0; }},
        {"gpuav_descriptor_checks", "gpuav_descriptor_indexing",
         [](const wd_settings &s) { return (s.gpuav.checks & WD_CHECK_BUFFER_BOUNDS) != 0; }},
        {"gpuav_warn_on_robust_oob", "warn_on_robust_oob",
         [](const wd_settings &s) { return s.gpuav.warn_on_robust_oob; }},
        {"gpuav_indirect_draws_buffers", "gpuav_validate_indirect_buffer",
         [](const wd_settings &s) { return s.gpuav.indirect_parameters; }},
        {"gpuav_indirect_draws_buffers", "gpuav_indirect_dispatches_buffers",
         [](const wd_settings &s) { return s.gpuav.indirect_parameters; }},
        {"gpuav_vertex_attribute_fetch_oob", "gpuav_index_buffers",
         [](const wd_settings &s) { return s.gpuav.vertex_fetch; }},
        {"gpuav_buffer_copies", "gpuav_validate_copies",
         [](const wd_settings &s) { return s.gpuav.copied_depths; }},
        {"gpuav_acceleration_structures_builds", "gpuav_ray_tracing_buffers_consistency",
         [](const wd_settings &s) { return s.gpuav.acceleration_structures; }},
        {"gpuav_post_process_descriptor_indexing", "gpuav_image_layout",
         [](const wd_settings &s) { return s.gpuav.descriptor_contents; }},
    };
    for (const auto &pair : pairs) {
        for (const bool is_first : {true, false}) {
            for (const char *values : {"true false", "false true", "false false"}) {
                const std::string text = values, one = text.substr(0, text.find(' ')),
                                  other = text.substr(text.find(' ') + 1);
                const std::string lines[] = {
                    "khronos_validation." + std::string(pair.one) + " = " + one + "\n",
                    "khronos_validation." + std::string(pair.other) + " = " + other + "\n"};
                Write(is_first ? lines[0] + lines[1] : lines[1] + lines[0]);
                EXPECT_EQ(pair.is_on(*Load()), text != "false false")
                    << pair.one << ", " << pair.other << ": " << values << ", " << is_first;
            }
        }
    }
    // Of entries with the same key, the last one counts.
    Write("khronos_validation.gpuav_validate_trace_ray = true\n"
          "khronos_validation.gpuav_validate_trace_ray = false\n"
          "khronos_validation.gpuav_validate_ray_query = false\n");
    EXPECT_EQ(Load()->gpuav.checks & WD_CHECK_RAYS, 0u);
}

// The settings of releases 1.3.239 to 1.4.357 of the Khronos layer.
TEST(SettingsTable, KnowsEverySettingOfTheKhronosLayer) {
    static const char *const keys[] = {
        "check_command_buffer",
        "check_image_layout",
        "check_object_in_use",
        "check_query",
        "check_shaders",
        "check_shaders_caching",
        "custom_stype_list",
        "debug_action",
        "debug_disable_spirv_val",
        "debug_stable_messages",
        "descriptor_hashing",
        "descriptor_hashing_total_descriptors",
        "disables",
        "duplicate_message_limit",
        "enable_message_limit",
        "enables",
        "fine_grained_locking",
        "gpu_dump_copy_memory_indirect",
        "gpu_dump_descriptors",
        "gpu_dump_device_generated_commands",
        "gpu_dump_to_stdout",
        "gpuav_buffer_address_oob",
        "gpuav_buffer_copies",
        "gpuav_buffer_oob",
        "gpuav_buffers_validation",
        "gpuav_cache_instrumented_shaders",
        "gpuav_cdl_dump_path",
        "gpuav_copy_memory_indirect",
        "gpuav_debug_disable_all",
        "gpuav_debug_disable_dontinline",
        "gpuav_debug_dump_instrumented_shaders",
        "gpuav_debug_max_instrumentations_count",
        "gpuav_debug_print_instrumentation_info",
        "gpuav_debug_validate_instrumented_shaders",
        "gpuav_descriptor_checks",
        "gpuav_descriptor_indexing",
        "gpuav_enable",
        "gpuav_force_on_robustness",
        "gpuav_image_layout",
        "gpuav_index_buffers",
        "gpuav_indirect_dispatches_buffers",
        "gpuav_indirect_draws_buffers",
        "gpuav_indirect_trace_rays_buffers",
        "gpuav_max_buffer_device_addresses",
        "gpuav_max_indices_count",
        "gpuav_mesh_shading",
        "gpuav_post_process_descriptor_indexing",
        "gpuav_ray_tracing_buffers_consistency",
        "gpuav_reserve_binding_slot",
        "gpuav_safe_mode",
        "gpuav_select_instrumented_shaders",
        "gpuav_shader_instrumentation",
        "gpuav_shader_sanitizer",
        "gpuav_shaders_to_instrument",
        "gpuav_shared_memory_data_race",
        "gpuav_validate_copies",
        "gpuav_validate_indirect_buffer",
        "gpuav_validate_ray_query",
        "gpuav_validate_trace_ray",
        "gpuav_vertex_attribute_fetch_oob",
        "gpuav_vma_linear_output",
        "gpuav_warn_on_robust_oob",
        "log_filename",
        "message_format_display_application_name",
        "message_format_json",
        "message_id_filter",
        "object_lifetime",
        "printf_buffer_size",
        "printf_enable",
        "printf_only_preset",
        "printf_to_stdout",
        "printf_verbose",
        "report_flags",
        "reserve_binding_slot",
        "select_instrumented_shaders",
        "stateless_param",
        "sync_queue_submit",
        "syncval_full_validation",
        "syncval_load_op_after_store_op_validation",
        "syncval_message_extra_properties",
        "syncval_message_extra_properties_pretty_print",
        "syncval_record_time_validation",
        "syncval_shader_accesses_heuristic",
        "syncval_submit_time_validation",
        "thread_safety",
        "unique_handles",
        "use_instrumented_shader_cache",
        "validate_best_practices",
        "validate_best_practices_amd",
        "validate_best_practices_arm",
        "validate_best_practices_img",
        "validate_best_practices_nvidia",
        "validate_core",
        "validate_dispatch_indirect",
        "validate_draw_indirect",
        "validate_gpu_based",
        "validate_sync",
        "vma_linear_output",
        "warn_on_robust_oob",
    };
    for (const char *key : keys) {
        EXPECT_TRUE(wd_settings_is_foreign_key(key, strlen(key))) << key;
    }
}

TEST_F(SettingsTest, KeysOfTheOldestKhronosLayerMeanTheSame) {
    Settings settings = LoadText("khronos_validation.warn_on_robust_oob = true\n"
                                 "khronos_validation.gpuav_buffer_oob = false\n"
                                 "khronos_validation.disables = "
                                 "VALIDATION_CHECK_DISABLE_SYNCHRONIZATION_VALIDATION_QUEUE_SUBMIT\n"
                                 "khronos_validation.enables = "
                                 "VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION\n");
    EXPECT_TRUE(settings->gpuav.warn_on_robust_oob);
    EXPECT_EQ(settings->gpuav.checks, WD_CHECK_DEFAULT & ~static_cast<uint32_t>(WD_CHECK_BUFFER_BOUNDS));
    EXPECT_FALSE(settings->sync.submit_time);
    EXPECT_TRUE(settings->validate_sync);
}

TEST(SettingsTable, TranslationsNameSettingsThatExist) {
    for (size_t i = 0; i < wd_num_settings; i++) {
        for (size_t w = 0; w < wd_settings_table[i].num_words; w++) {
            const char *target = wd_settings_table[i].words[w].target;
            bool found = !target;
            for (size_t j = 0; j < wd_num_settings && !found; j++) {
                found = wd_settings_table[j].key && strcmp(wd_settings_table[j].key, target) == 0;
            }
            EXPECT_TRUE(found) << target;
        }
    }
}

TEST_F(SettingsTest, DebugPrintfHasItsNamesInTheKhronosLayer) {
    Settings settings = LoadText("khronos_validation.printf_enable = true\n"
                                 "khronos_validation.printf_to_stdout = true\n"
                                 "khronos_validation.printf_verbose = true\n"
                                 "khronos_validation.printf_buffer_size = 2048\n");
    EXPECT_TRUE(settings->gpuav.debug_printf);
    EXPECT_STREQ(settings->gpuav.printf_output, "stdout");
    EXPECT_TRUE(settings->gpuav.printf_verbose);
    EXPECT_EQ(settings->gpuav.printf_buffer_size, 2048u);
    EXPECT_FALSE(settings->gpuav_enable);
    EXPECT_EQ(settings->gpuav.checks, 0u);
    Set("VK_LAYER_PRINTF_ENABLE", "1");
    Set("VK_LAYER_PRINTF_TO_STDOUT", "1");
    Set("VK_LAYER_PRINTF_VERBOSE", "1");
    Set("VK_LAYER_PRINTF_BUFFER_SIZE", "8192");
    settings = Load();
    EXPECT_TRUE(settings->gpuav.debug_printf);
    EXPECT_STREQ(settings->gpuav.printf_output, "stdout");
    EXPECT_TRUE(settings->gpuav.printf_verbose);
    EXPECT_EQ(settings->gpuav.printf_buffer_size, 8192u);
    EXPECT_EQ(settings->num_warnings, 0u);
}

TEST_F(SettingsTest, DebugPrintfMayBeTheOnlyFeature) {
    Settings settings = LoadText("khronos_validation.printf_only_preset = true\n");
    EXPECT_TRUE(settings->gpuav.debug_printf);
    EXPECT_FALSE(settings->validate_parameters || settings->validate_shaders || settings->validate_threads ||
                 settings->lifetimes.handles);
    settings = LoadText("warden_validation.gpuav_enable = true\n"
                        "khronos_validation.enables = VK_VALIDATION_FEATURE_ENABLE_DEBUG_PRINTF_EXT\n");
    EXPECT_TRUE(settings->gpuav.debug_printf);
    EXPECT_EQ(settings->gpuav.checks, uint32_t{WD_CHECK_DEFAULT});
    settings = LoadText("warden_validation.debug_printf = true\nwarden_validation.enable = false\n");
    EXPECT_FALSE(settings->gpuav.debug_printf);
}

} // namespace
} // namespace wd::testing
