// The cost of GPU-assisted validation in the creation of pipelines, for the programs of SPIR-V files.
//
// usage: pipeline_time_bench [--rounds N] [--driver MANIFEST] [--each] PATH...
//
// PATH is a SPIR-V file, or a folder with files NAME.STAGE.spv. Each program is created and run once without layers and
// once under Warden with GPU-assisted validation. Its time is the processor time of the process, of all threads, from
// the shader modules to the end of the first dispatch or draw: drivers compile at either. The dispatch has no
// groups, and the draw no fragments. The driver's cache is off. The
// time of Warden itself (reading, validating and instrumenting modules) is that of pipelines under Warden on the null
// driver; what is left is the driver's time for the added code. The programs take turns; a time is the minimum of the
// rounds. --each prints a line for each program.
//
// The environment has Warden's other settings (VK_WARDEN_VALIDATION_...). Programs that need more than zeroed buffers
// and images are skipped and counted.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "testing/bench/instrument/pipeline_runner.h"
#include "testing/device/device.h"
#include "testing/shaders/test_shaders.h"

namespace {

using wd::bench::Program;
using wd::bench::Runner;

enum Stack { kPlain, kWarden, kNull, kNumStacks };

struct Row {
    const Program *program;
    double milliseconds[kNumStacks];

    double Ratio() const {
        return milliseconds[kWarden] / milliseconds[kPlain];
    }
};

struct Arguments {
    uint32_t rounds = 3;
    std::string driver;
    bool each = false;
    std::vector<std::string> paths;
};

bool ReadArguments(int argc, char **argv, Arguments *arguments) {
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--each") == 0) {
            arguments->each = true;
        } else if (strcmp(argv[i], "--rounds") == 0 && i + 1 < argc) {
            arguments->rounds = static_cast<uint32_t>(strtoul(argv[++i], nullptr, 10));
        } else if (strcmp(argv[i], "--driver") == 0 && i + 1 < argc) {
            arguments->driver = argv[++i];
        } else if (argv[i][0] == '-') {
            return false;
        } else {
            arguments->paths.push_back(argv[i]);
        }
    }
    return arguments->rounds && !arguments->paths.empty();
}

// The loader and the layer read the environment when an instance is created.
std::unique_ptr<Runner> MakeRunner(Stack stack, const std::string &driver) {
    wd::testing::Environment environment;
    const std::string manifest = stack == kNull ? DriverManifest(wd::testing::Driver::kNull) : driver;
    environment.Set("VK_DRIVER_FILES", manifest);
    environment.Set("VK_ICD_FILENAMES", manifest);
    environment.Set("VK_INSTANCE_LAYERS", stack == kPlain ? "" : "VK_LAYER_WARDEN_validation");
    environment.Set("VK_LAYER_PATH", LayerFolder(wd::testing::Layer::kWarden));
    return std::make_unique<Runner>();
}

// The percentile of sorted values.
double Percentile(const std::vector<double> &values, uint32_t percent) {
    return values[std::min(values.size() - 1, values.size() * percent / 100)];
}

void PrintSummary(const std::vector<Row> &rows) {
    double total[kNumStacks] = {};
    std::vector<double> ratios;
    for (const Row &row : rows) {
        for (int stack = 0; stack < kNumStacks; stack++) {
            total[stack] += row.milliseconds[stack];
        }
        ratios.push_back(row.Ratio());
    }
    std::sort(ratios.begin(), ratios.end());
    const double plain = total[kPlain];
    printf(
        "| programs | plain ms | Warden ms | ratio of the sums | median ratio | 90th percentile | maximum | "
        "Warden's own time | driver's added time |\n"
        "|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n");
    printf("| %zu | %.0f | %.0f | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f |\n", rows.size(), plain,
           total[kWarden], total[kWarden] / plain, Percentile(ratios, 50), Percentile(ratios, 90),
           ratios.back(), total[kNull] / plain, (total[kWarden] - total[kNull]) / plain - 1);
}

void PrintRow(const Row &row) {
    printf("| %s | %.2f | %.2f | %.2f | %.2f |\n", row.program->name.c_str(), row.milliseconds[kPlain],
           row.milliseconds[kWarden], row.Ratio(), row.milliseconds[kNull]);
    fflush(stdout);
}

// Measures a program in all stacks, `row` getting the minima. False: it cannot run.
bool MeasureRound(std::unique_ptr<Runner> (&runners)[kNumStacks], Row *row) {
    for (int stack = 0; stack < kNumStacks; stack++) {
        try {
            const double time = runners[stack]->Measure(*row->program, stack == kNull);
            double *minimum = &row->milliseconds[stack];
            *minimum = *minimum == 0 ? time : std::min(*minimum, time);
        } catch (const wd::bench::Error &error) {
            fprintf(stderr, "%s: %s\n", row->program->name.c_str(), error.what());
            return false;
        }
    }
    return true;
}

int Run(const Arguments &arguments) {
    const std::vector<Program> programs = wd::bench::ReadPrograms(
        arguments.paths, std::vector<uint32_t>(std::begin(triangle_vert), std::end(triangle_vert)));
    std::unique_ptr<Runner> runners[kNumStacks];
    for (int stack = 0; stack < kNumStacks; stack++) {
        runners[stack] = MakeRunner(static_cast<Stack>(stack), arguments.driver);
    }
    printf("%s\n\n", runners[kPlain]->DeviceName().c_str());
    if (arguments.each) {
        printf("| program | plain ms | Warden ms | ratio | Warden's own ms |\n|---|---:|---:|---:|---:|\n");
    }
    std::vector<Row> rows;
    size_t num_skipped = 0;
    for (const Program &program : programs) {
        Row row = {&program, {}};
        bool runs = program.skipped.empty();
        if (!runs) {
            fprintf(stderr, "skipped: %s: %s\n", program.name.c_str(), program.skipped.c_str());
        }
        if (rows.empty() && runs) { // Not counted: the first pipeline of a process has more to do.
            MeasureRound(runners, &row);
            row = {&program, {}};
        }
        for (uint32_t round = 0; runs && round < arguments.rounds; round++) {
            runs = MeasureRound(runners, &row);
        }
        num_skipped += !runs;
        if (runs) {
            rows.push_back(row);
            if (arguments.each) {
                PrintRow(row);
            }
        }
    }
    if (rows.empty()) {
        fprintf(stderr, "pipeline_time_bench: no program can run\n");
        return 1;
    }
    printf("%s%zu programs skipped\n\n", arguments.each ? "\n" : "", num_skipped);
    PrintSummary(rows);
    return 0;
}

} // namespace

int main(int argc, char **argv) {
    Arguments arguments;
    if (!ReadArguments(argc, argv, &arguments)) {
        fprintf(stderr, "usage: pipeline_time_bench [--rounds N] [--driver MANIFEST] [--each] PATH...\n");
        return 2;
    }
    if (arguments.driver.empty()) {
        arguments.driver = DriverManifest(wd::testing::Driver::kLavapipe);
    }
    setenv("MESA_SHADER_CACHE_DISABLE", "true", 0);
    setenv("VK_WARDEN_VALIDATION_GPUAV_ENABLE", "true", 0);
    try {
        return Run(arguments);
    } catch (const wd::bench::Error &error) {
        fprintf(stderr, "pipeline_time_bench: %s\n", error.what());
        return 1;
    }
}
