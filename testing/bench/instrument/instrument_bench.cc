// wd_instrument compared with SPIRV-Tools' CreateInstBindlessCheckPass over the same modules, in one process.
//
// usage: instrument_bench [--rounds N] [--shape NAME] [--units N] [--ours] [--verify] [PATH...]
//
//   PATH      a module, or a folder whose *.spv are taken with those below it: measured instead of the tree's own
//             shaders and the generated modules
//   --shape   only this shape of generated modules (functions, blocks, straight); --units: only this size
//   --ours    leaves the peer out, for profiles
//   --verify  runs the SPIRV-Tools validator over the generated modules and both outputs
//
// A round runs each participant over the complete set, again and again until the round is long enough to be timed; the
// participants take turns, and the processor's time counts. A column is the median of the rounds, a ratio the median of
// the ratios within a round. The peer runs that one pass with its validator off, and creates its Optimizer for each
// module, as the pass demands; where it takes seconds it runs once, and where it would take minutes it is left out.
// Peak memory is the sum of heap allocations, output included, in a run that is not timed.
#include <malloc.h>
#include <time.h>

#include <spirv-tools/libspirv.hpp>
#include <spirv-tools/optimizer.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <new>
#include <string>
#include <vector>

#include "testing/bench/instrument/module_generator.h"
#include "testing/shaders/test_shaders.h"
#include "vk/gpuav/instrument/instrument.h"

#if __has_include(<spirv-tools/instrument.hpp>)
#define HAVE_PEER 1
#else
#define HAVE_PEER 0
#endif

namespace {

// Allocated bytes while `counting`: through wd_allocator for us, through operator new for the peer.
struct Heap {
    bool counting = false;
    size_t now = 0;
    size_t peak = 0;
    void Add(size_t size) {
        now += size;
        peak = std::max(peak, now);
    }
} heap;

void *CountedReallocate(void *, void *memory, size_t size) {
    heap.now -= malloc_usable_size(memory);
    void *resized = realloc(memory, size);
    heap.Add(malloc_usable_size(resized ? resized : memory));
    return resized;
}

void CountedRelease(void *, void *memory) {
    heap.now -= malloc_usable_size(memory);
    free(memory);
}

} // namespace

void *operator new(size_t size) {
    void *memory = malloc(size ? size : 1);
    if (!memory) {
        throw std::bad_alloc();
    }
    if (heap.counting) {
        heap.Add(malloc_usable_size(memory));
    }
    return memory;
}

void operator delete(void *memory) noexcept {
    if (heap.counting) {
        heap.now -= malloc_usable_size(memory);
    }
    free(memory);
}

void operator delete(void *memory, size_t) noexcept {
    operator delete(memory);
}

namespace {

using Words = std::vector<uint32_t>;

constexpr double kRoundSeconds = 0.05; // At least.
constexpr double kPeerOnceSeconds =
    5.0; // A set that takes the peer longer is given to it once, not each round.
constexpr double kPeerLimitSeconds =
    60.0; // A set that would take it longer, if its time grows squarely, not at all.

struct Settings {
    size_t rounds = 7;
    std::string shape;
    uint32_t units = 0;
    bool peer = HAVE_PEER;
    bool verify = false;
    std::vector<std::string> paths;
};

struct Set {
    std::string name;
    std::vector<Words> modules;
    double Megabytes() const {
        size_t size = 0;
        for (const Words &words : modules) {
            size += words.size() * sizeof(uint32_t);
        }
        return static_cast<double>(size) / 1e6;
    }
};

// A participant turns a module into another; an empty one means that it changed nothing.
enum Participant { kGuard, kObserve, kPeer, kNumParticipants };

bool RunOurs(wd_allocator allocator, wd_instrument_mode mode, const Words &words, Words *output) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_DESCRIPTOR_INDEX;
    options.mode = mode;
    wd_instrument_result result;
    if (wd_instrument(allocator, &options, words.data(), words.size(), &result, nullptr)) {
        return false;
    }
    if (output && result.words) {
        output->assign(result.words, result.words + result.num_words);
    }
    wd_free(&allocator, result.words);
    return true;
}

bool RunPeer(const Words &words, Words *output) {
#if HAVE_PEER
    spvtools::Optimizer optimizer(SPV_ENV_UNIVERSAL_1_6);
    optimizer.SetMessageConsumer(
        [](spv_message_level_t, const char *, const spv_position_t &, const char *) {});
    optimizer.RegisterPass(spvtools::CreateInstBindlessCheckPass(7, 23));
    spvtools::OptimizerOptions options;
    options.set_run_validator(false);
    options.set_max_id_bound(UINT32_MAX); // By default the largest modules end in an error.
    Words instrumented;
    const bool succeeded = optimizer.Run(words.data(), words.size(), &instrumented, options);
    if (output) {
        *output = std::move(instrumented);
    }
    return succeeded;
#else
    (void)words, (void)output;
    return false;
#endif
}

bool RunOne(Participant participant, wd_allocator allocator, const Words &words, Words *output) {
    return participant == kPeer
               ? RunPeer(words, output)
               : RunOurs(allocator, participant == kGuard ? WD_INSTRUMENT_GUARD : WD_INSTRUMENT_OBSERVE,
                         words, output);
}

void RunSet(Participant participant, const Set &set) {
    for (const Words &words : set.modules) {
        RunOne(participant, wd_allocator_default(), words, nullptr);
    }
}

// The time of this thread, not of the clock on the wall: the machine may have other work.
double Now() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// Returns the seconds of one run over the set.
double Time(Participant participant, const Set &set, size_t repeats) {
    const double start = Now();
    for (size_t i = 0; i < repeats; i++) {
        RunSet(participant, set);
    }
    return (Now() - start) / static_cast<double>(repeats);
}

double Median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// Returns the peak of the heap in bytes a byte of the modules, the maximum of the set.
double PeakMemory(Participant participant, const Set &set) {
    double peak = 0;
    for (const Words &words : set.modules) {
        heap = {};
        heap.counting = participant == kPeer;
        RunOne(participant, {CountedReallocate, CountedRelease, nullptr}, words, nullptr);
        heap.counting = false;
        peak = std::max(peak, static_cast<double>(heap.peak) / (static_cast<double>(words.size()) * 4));
    }
    return peak;
}

struct Figures {
    double seconds[kNumParticipants] = {};
    double ratio[kNumParticipants] = {}; // To the peer; 0: not measured.
    double memory[kNumParticipants] = {};
    bool peer = false;
};

// Runs a participant once, and returns how often it fits into a round. Long first runs spare a second one: `*seconds`.
size_t Calibrate(Participant participant, const Set &set, double *seconds) {
    *seconds = Time(participant, set, 1);
    if (*seconds < kRoundSeconds) { // That run met a cold heap.
        *seconds = Time(participant, set, 1);
    }
    return static_cast<size_t>(kRoundSeconds / std::max(*seconds, 1e-9)) + 1;
}

Figures Measure(const Set &set, const Settings &settings, bool peer) {
    const int num_participants = peer ? kNumParticipants : kPeer;
    size_t repeats[kNumParticipants];
    double first[kNumParticipants];
    Figures figures;
    figures.peer = peer;
    for (int i = 0; i < num_participants; i++) {
        repeats[i] = Calibrate(static_cast<Participant>(i), set, &first[i]);
    }
    std::vector<double> seconds[kNumParticipants], ratios[kNumParticipants];
    for (size_t round = 0; round < settings.rounds; round++) {
        for (int i = 0; i < num_participants; i++) {
            const bool once = i == kPeer && first[i] > kPeerOnceSeconds;
            seconds[i].push_back(once ? first[i] : Time(static_cast<Participant>(i), set, repeats[i]));
        }
        for (int i = 0; peer && i < num_participants; i++) {
            ratios[i].push_back(seconds[kPeer].back() / seconds[i].back());
        }
    }
    for (int i = 0; i < num_participants; i++) {
        const auto participant = static_cast<Participant>(i);
        figures.seconds[i] = Median(seconds[i]);
        figures.ratio[i] = peer ? Median(ratios[i]) : 0;
        if (participant != kPeer || first[i] < kPeerOnceSeconds) {
            figures.memory[i] = PeakMemory(participant, set);
        }
    }
    return figures;
}

void PrintHead() {
    printf("| modules | MB | instrumented | checks | guard MB/s | observe MB/s | SPIRV-Tools MB/s | guard "
           "times faster | "
           "observe times faster | guard ms/MB | observe ms/MB | SPIRV-Tools ms/MB | guard peak B/B | "
           "SPIRV-Tools peak B/B |\n"
           "|---------|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n");
}

void PrintRow(const Set &set, const Figures &figures) {
    size_t num_instrumented = 0, num_checks = 0;
    const wd_allocator allocator = wd_allocator_default();
    for (const Words &words : set.modules) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.checks = WD_CHECK_DESCRIPTOR_INDEX;
        wd_instrument_result result = {};
        wd_instrument(allocator, &options, words.data(), words.size(), &result, nullptr);
        num_instrumented += result.words != nullptr;
        num_checks += result.num_checks;
        wd_free(&allocator, result.words);
    }
    const double size = set.Megabytes();
    const double *seconds = figures.seconds;
    printf("| %s | %.3f | %zu of %zu | %zu | %.1f | %.1f ", set.name.c_str(), size, num_instrumented,
           set.modules.size(), num_checks, size / seconds[kGuard], size / seconds[kObserve]);
    if (figures.peer) {
        printf("| %.2f | %.1f | %.1f | %.2f | %.2f | %.1f | %.1f | ", size / seconds[kPeer],
               figures.ratio[kGuard], figures.ratio[kObserve], seconds[kGuard] * 1e3 / size,
               seconds[kObserve] * 1e3 / size, seconds[kPeer] * 1e3 / size, figures.memory[kGuard]);
        printf(figures.memory[kPeer] > 0 ? "%.1f |\n" : "- |\n", figures.memory[kPeer]);
    } else {
        const char *why = HAVE_PEER ? "left out" : "no such pass";
        printf("| %s | - | - | %.2f | %.2f | - | %.1f | - |\n", why, seconds[kGuard] * 1e3 / size,
               seconds[kObserve] * 1e3 / size, figures.memory[kGuard]);
    }
    fflush(stdout);
}

bool IsValid(const Words &words) {
    spvtools::SpirvTools tools(SPV_ENV_UNIVERSAL_1_6);
    tools.SetMessageConsumer([](spv_message_level_t, const char *, const spv_position_t &,
                                const char *message) { fprintf(stderr, "instrument_bench: %s\n", message); });
    spvtools::ValidatorOptions options;
    options.SetUniversalLimit(spv_validator_limit_max_id_bound, UINT32_MAX);
    return tools.Validate(words.data(), words.size(), options);
}

void Verify(const Set &set, bool peer) {
    for (const Words &words : set.modules) {
        bool valid = IsValid(words);
        for (int i = 0; i < (peer ? kNumParticipants : kPeer); i++) {
            Words output;
            valid &= RunOne(static_cast<Participant>(i), wd_allocator_default(), words, &output);
            valid &= output.empty() || IsValid(output);
        }
        if (!valid) {
            fprintf(stderr, "instrument_bench: %s: a module is not valid\n", set.name.c_str());
            exit(1);
        }
    }
}

// --- The sets.

#define EMBEDDED(name) Words(name, name + sizeof name / sizeof *name)

Set TestShaders() {
    return {"shaders of this tree",
            {EMBEDDED(constant_index), EMBEDDED(index_combined_image_sampler), EMBEDDED(index_runtime_array),
             EMBEDDED(index_sampled_image), EMBEDDED(index_sampler), EMBEDDED(index_storage_buffer),
             EMBEDDED(index_storage_image), EMBEDDED(index_storage_texel_buffer),
             EMBEDDED(index_uniform_buffer), EMBEDDED(index_uniform_texel_buffer), EMBEDDED(index_write),
             EMBEDDED(color_frag), EMBEDDED(index_texture_frag), EMBEDDED(index_uniform_buffer_vert),
             EMBEDDED(triangle_vert), EMBEDDED(index_storage_buffer_stripped), EMBEDDED(minimal)}};
}

bool ReadModule(const std::filesystem::path &path, Set *set) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    if (!file || bytes.size() < 20 || bytes.size() % 4) {
        fprintf(stderr, "instrument_bench: %s: not a SPIR-V module\n", path.c_str());
        return false;
    }
    Words words(bytes.size() / 4);
    memcpy(words.data(), bytes.data(), bytes.size());
    set->modules.push_back(std::move(words));
    return true;
}

bool ReadPath(const std::string &path, Set *set) {
    set->name = std::filesystem::path(path).filename().string();
    if (!std::filesystem::is_directory(path)) {
        return ReadModule(path, set);
    }
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(path)) {
        if (entry.is_regular_file() && entry.path().extension() == ".spv") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    bool succeeded = !files.empty();
    for (const auto &file : files) {
        succeeded &= ReadModule(file, set);
    }
    return succeeded;
}

struct Shape {
    const char *name;
    ModuleShape shape;
    uint32_t units[4]; // About 0.1, 1, 5 and 20 MB.
};

const Shape kShapes[] = {
    {"functions", ModuleShape::kFunctions, {450, 4500, 22500, 100000}},
    {"blocks", ModuleShape::kBlocks, {630, 6300, 31500, 126000}},
    {"straight", ModuleShape::kStraight, {1320, 13200, 66000, 264000}},
};

void MeasureShape(const Shape &shape, const Settings &settings) {
    double peer_seconds = 0, peer_size = 1;
    for (uint32_t units : shape.units) {
        if (settings.units && units != settings.units) {
            continue;
        }
        const Set set = {std::string(shape.name) + ", " + std::to_string(units),
                         {GenerateModule(shape.shape, units)}};
        const double growth = set.Megabytes() / peer_size;
        const bool peer = settings.peer && peer_seconds * growth * growth < kPeerLimitSeconds;
        if (settings.verify) {
            Verify(set, peer);
        }
        const Figures figures = Measure(set, settings, peer);
        if (peer) {
            peer_seconds = figures.seconds[kPeer];
            peer_size = set.Megabytes();
        }
        PrintRow(set, figures);
    }
}

bool ParseSettings(int argc, char **argv, Settings *settings) {
    for (int i = 1; i < argc; i++) {
        const std::string argument = argv[i];
        if (argument == "--ours") {
            settings->peer = false;
        } else if (argument == "--verify") {
            settings->verify = true;
        } else if (argument == "--rounds" && i + 1 < argc) {
            settings->rounds = strtoul(argv[++i], nullptr, 10);
        } else if (argument == "--shape" && i + 1 < argc) {
            settings->shape = argv[++i];
        } else if (argument == "--units" && i + 1 < argc) {
            settings->units = static_cast<uint32_t>(strtoul(argv[++i], nullptr, 10));
        } else if (argument[0] != '-') {
            settings->paths.push_back(argument);
        } else {
            return false;
        }
    }
    return settings->rounds > 0 && settings->rounds <= 1000;
}

} // namespace

int main(int argc, char **argv) {
    Settings settings;
    if (!ParseSettings(argc, argv, &settings)) {
        fprintf(
            stderr,
            "usage: instrument_bench [--rounds N] [--shape functions|blocks|straight] [--units N] [--ours] "
            "[--verify] [PATH...]\n");
        return 2;
    }
    PrintHead();
    for (const std::string &path : settings.paths) {
        Set set;
        if (!ReadPath(path, &set)) {
            fprintf(stderr, "instrument_bench: %s: no modules\n", path.c_str());
            return 1;
        }
        PrintRow(set, Measure(set, settings, settings.peer));
    }
    if (!settings.paths.empty()) {
        return 0;
    }
    if (settings.shape.empty()) {
        const Set set = TestShaders();
        PrintRow(set, Measure(set, settings, settings.peer));
    }
    for (const Shape &shape : kShapes) {
        if (settings.shape.empty() || settings.shape == shape.name) {
            MeasureShape(shape, settings);
        }
    }
    return 0;
}
