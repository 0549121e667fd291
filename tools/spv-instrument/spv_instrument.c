// spv-instrument: adds run-time checks to SPIR-V modules, offline.
#include "tools/spv-instrument/spv_instrument.h"

#include <stdlib.h>

#include "tools/common/tool.h"

static int worse(int a, int b) {
    return a > b ? a : b;
}

static int compare_ids(const void *a, const void *b) {
    const spv_module *const *x = a, *const *y = b;
    uint32_t id_x = (*x)->result.shader_id, id_y = (*y)->result.shader_id;
    return id_x != id_y ? (id_x > id_y) - (id_x < id_y) : (*x > *y) - (*x < *y);
}

// Ids are 32-bit hashes: errdecode cannot distinguish two shaders with the same one.
static void warn_of_equal_ids(const spv_run *run) {
    const spv_module **sorted = calloc(run->modules.count + 1, sizeof *sorted);
    size_t count = 0;
    for (size_t i = 0; sorted && i < run->modules.count; i++) {
        if (!run->modules.items[i].code &&
            (run->modules.items[i].result.num_checks || run->modules.items[i].result.num_printfs)) {
            sorted[count++] = &run->modules.items[i];
        }
    }
    if (count) {
        qsort(sorted, count, sizeof *sorted, compare_ids);
    }
    for (size_t i = 1; i < count; i++) {
        const spv_module *a = sorted[i], *b = sorted[i - 1];
        if (a->result.shader_id == b->result.shader_id &&
            (a->hash.low != b->hash.low || a->hash.high != b->hash.high)) {
            wd_tool_warning(a->input, WD_TOOL_NO_OFFSET, "has the same shader id as %s, 0x%08x", b->input,
                            a->result.shader_id);
        }
    }
    free(sorted);
}

static int instrument(spv_run *run) {
    int code = spv_inputs_list(run);
    int paths_code = spv_output_paths(run);
    if (paths_code) {
        return worse(code, paths_code);
    }
    spv_work(run);
    code = worse(code, spv_report_errors(run));
    warn_of_equal_ids(run);
    if (run->manifest && !run->dry_run) {
        code = worse(code, spv_manifest_write(run));
    }
    return worse(code, spv_report_write(run));
}

static int instrument_with_checker(spv_run *run) {
    // All rules that a device's features can relax are relaxed, because the device is unknown.
    wd_shader_target target = wd_shader_target_make(run->env, WD_SHADER_RULE_ALL);
    wd_shader_checker *checker;
    wd_status status = wd_shader_checker_create(wd_allocator_default(), &target, &checker);
    if (status) {
        return wd_tool_error_status(NULL, status, NULL);
    }
    run->checker = checker;
    int code = instrument(run);
    wd_shader_checker_destroy(checker);
    return code;
}

static void finish_run(spv_run *run) {
    const wd_allocator heap = wd_allocator_default();
    for (size_t i = 0; i < run->modules.count; i++) {
        spv_module *module = &run->modules.items[i];
        for (size_t k = 0; k < module->num_entry_points; k++) {
            free(module->entry_points[k].name);
        }
        free(module->entry_points);
        free(module->input);
        free(module->output);
        free(module->target);
        free(module->backup);
        free(module->error);
        wd_string_finish(&module->findings);
    }
    WD_VECTOR_FINISH(&heap, &run->modules);
    free(run->inputs);
    free(run->lengths);
    free(run->special_values);
    free(run->descriptors);
}

static int run_tool(int argc, char **argv) {
    spv_run run = {.options = WD_INSTRUMENT_OPTIONS_INIT, .env = WD_SHADER_ENV_VULKAN_1_3};
    int code;
    run.inputs = calloc((size_t)argc + 1, sizeof *run.inputs);
    run.lengths = calloc((size_t)argc + 1, sizeof *run.lengths);
    run.descriptors = calloc((size_t)argc + 1, sizeof *run.descriptors);
    run.special_values = calloc((size_t)argc + 1, sizeof *run.special_values);
    run.input.bindings = run.descriptors;
    run.specialization.values = run.special_values;
    if (!run.inputs || !run.lengths || !run.descriptors || !run.special_values) {
        code = wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
    } else {
        spv_options_parse(&run, argc, argv);
        run.options.lengths = run.lengths;
        code = run.merge    ? spv_manifest_merge(&run)
               : run.verify ? instrument_with_checker(&run)
                            : instrument(&run);
    }
    finish_run(&run);
    return code;
}

int main(int argc, char **argv) {
    // Messages about response files begin with the tool's name, too.
    wd_tool_begin(spv_command.name);
    int code = spv_response_expand(&argc, &argv);
    if (!code) {
        code = run_tool(argc, argv);
    }
    spv_response_free(argc, argv);
    return code;
}
