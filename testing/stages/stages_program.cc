// Prints every check in every stage on the first Vulkan device that the loader finds, a line each:
//
//     VK_LAYER_PATH=LAYER_FOLDER stages_program [--mode=guard|observe|both] [--all-sets] [--robust|--warn]
//         [--operations] [--valid-gathers] SHADER_FOLDER
//
// With --all-sets, the pipelines use every descriptor set of the device. --robust enables robust buffer access,
// --warn also gpuav_warn_on_robust_oob. --operations chooses the other suite, and --valid-gathers leaves out its
// invalid gathers, for drivers that refuse the shaders that have them.
//
// Exits with 0 if all is well, 1 if something is not, 2 for wrong usage or where there is nothing to run on.
#include <cstdio>
#include <cstring>
#include <exception>

#include "testing/stages/stages.h"

namespace wd::testing::stages {
namespace {

struct Counts {
    int good = 0;
    int bad = 0;
    int skipped = 0;
};

void Print(const Place &place, Mode mode, size_t row, size_t column, const Verdict &verdict, Counts *counts) {
    printf("%s: %s / %s: ", ModeName(mode), Rows()[row].name, Columns(place.suite)[column].name);
    if (!verdict.skipped.empty()) {
        printf("skipped: %s\n", verdict.skipped.c_str());
        counts->skipped++;
    } else {
        printf("%s, line %u; %s when absent; results %s\n", verdict.found ? "found" : "NOT FOUND",
               Columns(place.suite)[column].line, verdict.silent ? "silent" : "NOT SILENT",
               verdict.equal ? "equal" : "DIFFERENT");
        if (!verdict.problems.empty()) {
            printf("  %s", verdict.problems.c_str());
        }
        (verdict.problems.empty() ? counts->good : counts->bad)++;
    }
    fflush(stdout);
}

int Run(const Place &place, const std::vector<Mode> &modes) {
    Counts counts;
    Table table = RunTable(place, modes, [&](Mode mode, size_t row, size_t column, const Verdict &verdict) {
        Print(place, mode, row, column, verdict, &counts);
    });
    if (!table.skipped.empty()) {
        fprintf(stderr, "stages_program: %s\n", table.skipped.c_str());
        return 2;
    }
    if (!table.problems.empty()) {
        printf("outside of any cell: %s\n", table.problems.c_str());
    }
    printf("%s: %d good, %d bad, %d skipped\n", table.device.c_str(), counts.good, counts.bad,
           counts.skipped);
    return counts.bad || !table.problems.empty();
}

int Usage() {
    fprintf(stderr,
            "usage: VK_LAYER_PATH=LAYER_FOLDER stages_program [--mode=guard|observe|both] [--all-sets] "
            "[--robust|--warn] [--operations] [--valid-gathers] SHADER_FOLDER\n");
    return 2;
}

} // namespace
} // namespace wd::testing::stages

int main(int argc, char **argv) {
    using wd::testing::stages::Mode;
    std::vector<Mode> modes = {Mode::kGuard, Mode::kObserve};
    int next = 1;
    if (next < argc && strncmp(argv[next], "--mode=", 7) == 0) {
        const std::string name = argv[next++] + 7;
        if (name == "guard") {
            modes = {Mode::kGuard};
        } else if (name == "observe") {
            modes = {Mode::kObserve};
        } else if (name != "both") {
            return wd::testing::stages::Usage();
        }
    }
    wd::testing::stages::Place place;
    place.driver = wd::testing::Driver::kSystem;
    for (; next + 1 < argc; next++) {
        const std::string option = argv[next];
        if (option == "--all-sets") {
            place.all_sets = true;
        } else if (option == "--robust") {
            place.robustness = wd::testing::stages::Robustness::kSilent;
        } else if (option == "--warn") {
            place.robustness = wd::testing::stages::Robustness::kWarns;
        } else if (option == "--operations") {
            place.suite = wd::testing::stages::Suite::kOperations;
        } else if (option == "--valid-gathers") {
            place.valid_gathers = true;
        } else {
            return wd::testing::stages::Usage();
        }
    }
    if (next + 1 != argc) {
        return wd::testing::stages::Usage();
    }
    place.shaders = argv[next];
    try {
        return wd::testing::stages::Run(place, modes);
    } catch (const std::exception &error) {
        fprintf(stderr, "stages_program: %s\n", error.what());
        return 2;
    }
}
