// Random buffers on lavapipe: members of every width, vectors, matrices of both majornesses, nested arrays and structs,
// with random offsets and strides, in arrays of storage and uniform buffers and at device addresses; and arrays of
// texel buffers. Random accesses load, store, copy and count, with indices that are computed, constant or specialized,
// in steps, through copies, choices and functions, in branches. The memory and the records are compared, byte by byte,
// with a model of the memory.
#include <gtest/gtest.h>
#include <spirv-tools/libspirv.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <cstring>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "testing/device/device.h"
#include "vk/gpuav/instrument/instrument_block_testing.h"
#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using namespace wd::testing::block;
using wd::testing::Buffer;
using wd::testing::IndexOf;
using wd::testing::Make;
using wd::testing::Options;

constexpr uint32_t kSeeds = 3, kRuns = 3; // Other seeds by --gtest_random_seed=NUMBER.
constexpr uint32_t kDescSet = 1, kShaderId = 77, kHeads = 1000, kOutputWords = 1024;

// The options of a module.
struct Variant {
    const char *name;
    wd_instrument_mode mode;
    uint32_t robust = 0;
    bool reports_robust = false;
};
constexpr uint32_t kAllBuffers = WD_ROBUST_UNIFORM_BUFFERS | WD_ROBUST_STORAGE_BUFFERS;
constexpr Variant kVariants[] = {
    {"guard", WD_INSTRUMENT_GUARD},
    {"observe", WD_INSTRUMENT_OBSERVE},
    {"guard, robust", WD_INSTRUMENT_GUARD, kAllBuffers},
    {"guard, robust storage buffers", WD_INSTRUMENT_GUARD, WD_ROBUST_STORAGE_BUFFERS},
    {"guard, robust and reported", WD_INSTRUMENT_GUARD, kAllBuffers, true},
    {"guard, robust uniform buffers and reported", WD_INSTRUMENT_GUARD, WD_ROBUST_UNIFORM_BUFFERS, true},
    {"observe, robust and reported", WD_INSTRUMENT_OBSERVE, kAllBuffers, true},
};

using Bytes = std::vector<uint8_t>;

// A record: its instruction (an id, and the number of instructions after it), and its words.
using Record = std::vector<uint32_t>;

// The input of a run: numbers, descriptors' words, and memory.
struct State {
    std::vector<uint32_t> slots;
    uint32_t words[kKinds][kMaxBuffers] = {};
    uint32_t summaries[kKinds][2] = {}; // Of those, as far as they are known.
    uint32_t range = 0;                 // Bytes that have an address.
    uint64_t address = 0;
    Bytes buffers[kKinds][kMaxBuffers], addressed, results, source;
    std::vector<Record> records;
    bool has_bad_index = false;
};

class Model {
  public:
    Model(const Program &program, const Variant &variant, State *run)
        : program_(program), variant_(variant), run_(*run) {
    }

    void Execute() {
        for (size_t n = 0; n < program_.accesses.size(); n++) {
            const Access &access = program_.accesses[n];
            const bool has_condition =
                access.around != Around::kNothing && access.around != Around::kFunction;
            if (!has_condition || Value(access.taken)) {
                Execute((uint32_t)n, access);
            }
        }
    }

  private:
    uint32_t Value(const Number &number) const {
        return number.kind == Number::kConstant ? number.value
               : number.kind == Number::kSlot   ? run_.slots[number.value]
                                                : program_.specials[number.value];
    }

    void Execute(uint32_t n, const Access &access) {
        const Way &way = access.ways[access.num_ways == 2 && !Value(access.condition)];
        const uint32_t kind =
            (uint32_t)access.root % kKinds; // The memory with addresses is that of the storage buffers.
        Location location = {0, *program_.blocks[kind]};
        for (const Number &index : way.indices) {
            location = Step(location, Value(index));
        }
        const bool is_marked = access.kind == Kind::kStore || access.kind == Kind::kCopy;
        const uint32_t site = kFirstSite + n;
        uint32_t descriptor = Value(way.descriptor);
        bool is_good = true;
        if (access.root != Root::kAddress && descriptor >= program_.num_buffers[kind]) {
            run_.has_bad_index = true;
            const bool is_call = access.around == Around::kFunction;
            run_.records.push_back({is_call ? kFirstCall + n : site, is_marked && !is_call,
                                    WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS, descriptor,
                                    program_.num_buffers[kind]});
            is_good = false; // The function's access is skipped.
            descriptor = 0;
        }
        if (is_good) {
            Record record = Mistake(access, location, descriptor);
            const bool is_allowed = IsAllowed(access, record);
            is_good = record.empty() || is_allowed;
            if (is_allowed && variant_.reports_robust) {
                record[0] += WD_RECORD_ERROR_ROBUST;
            } else if (is_allowed) {
                record.clear();
            }
            if (!record.empty()) {
                run_.records.push_back({site, is_marked});
                run_.records.back().insert(run_.records.back().end(), record.begin(), record.end());
            }
        }
        Make(access, location,
             access.root == Root::kAddress ? &run_.addressed : &run_.buffers[kind][descriptor],
             is_good || variant_.mode == WD_INSTRUMENT_OBSERVE);
    }

    bool IsAllowed(const Access &access, const Record &record) const {
        if (record.empty() || record[0] < WD_RECORD_ERROR_UNIFORM_BUFFER_BOUNDS ||
            record[0] > WD_RECORD_ERROR_STORAGE_TEXEL_BOUNDS) {
            return false;
        }
        const bool is_uniform = access.root == Root::kUniform || access.root == Root::kFetched;
        return variant_.robust & (is_uniform ? WD_ROBUST_UNIFORM_BUFFERS : WD_ROBUST_STORAGE_BUFFERS);
    }

    Record Mistake(const Access &access, const Location &location, uint32_t descriptor) const {
        if (access.root == Root::kAddress) {
            const uint64_t address = run_.address + location.offset;
            return location.offset + location.type.size <= run_.range
                       ? Record()
                       : Record{WD_RECORD_ERROR_DEVICE_ADDRESS, (uint32_t)address, (uint32_t)(address >> 32),
                                location.type.size};
        }
        static const uint32_t errors[kKinds] = {
            WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS, WD_RECORD_ERROR_UNIFORM_BUFFER_BOUNDS,
            WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS, WD_RECORD_ERROR_STORAGE_TEXEL_BOUNDS};
        const int kind = (int)access.root;
        const bool is_texel = access.root == Root::kFetched || access.root == Root::kTexels;
        const uint32_t word = run_.words[kind][descriptor],
                       last = is_texel ? location.offset / 4 : location.offset + location.type.size - 1;
        if (!word) {
            return {WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED, descriptor, 0};
        }
        return last < word ? Record() : Record{errors[kind], descriptor, last, word};
    }

    void Make(const Access &access, const Location &location, Bytes *memory, bool is_made) {
        std::vector<std::pair<uint32_t, uint32_t>> there, here;
        if (location.type.kind == Type::kVector) {
            for (uint32_t n = 0; n < location.type.count; n++) {
                there.push_back({location.offset + n * location.type.stride, location.type.bits / 8});
            }
        } else {
            Leaves(location.type, location.offset, &there);
        }
        Leaves(*access.type, access.slot, &here);
        const bool is_copied = access.type->is_narrow && access.type->is_float && !program_.has_narrow;
        for (size_t n = 0; n < here.size(); n++) {
            for (uint32_t k = 0; k < here[n].second; k++) {
                uint8_t &inside = run_.results[here[n].first + k];
                if (is_made && access.kind == Kind::kStore) {
                    (*memory)[there[n].first + k] = run_.source[here[n].first + k];
                } else if (is_made) {
                    inside = (*memory)[there[n].first + k];
                } else if (access.kind == Kind::kAtomic || (access.kind == Kind::kLoad && !is_copied)) {
                    inside = 0;
                }
            }
        }
        if (is_made && access.kind == Kind::kAtomic) {
            uint32_t word;
            memcpy(&word, &(*memory)[location.offset], 4);
            word += 3;
            memcpy(&(*memory)[location.offset], &word, 4);
        }
    }

    const Program &program_;
    const Variant &variant_;
    State &run_;
};

class BlockTest : public wd::testing::DeviceTest {
  protected:
    Options LavapipeOptions() {
        Options options;
        options.layers = {};
        options.api_version = VK_API_VERSION_1_2;
        options.features.shaderInt16 = options.features.shaderInt64 = VK_TRUE;
        options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
        options.features.shaderUniformBufferArrayDynamicIndexing = VK_TRUE;
        features_ =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        features_.storageBuffer8BitAccess = features_.uniformAndStorageBuffer8BitAccess = VK_TRUE;
        features_.shaderInt8 = features_.shaderFloat16 = VK_TRUE;
        features_.shaderUniformTexelBufferArrayDynamicIndexing = VK_TRUE;
        features_.shaderStorageTexelBufferArrayDynamicIndexing = VK_TRUE;
        features_.scalarBlockLayout = features_.bufferDeviceAddress = VK_TRUE;
        features11_ =
            Make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
        features11_.storageBuffer16BitAccess = features11_.uniformAndStorageBuffer16BitAccess = VK_TRUE;
        features11_.variablePointers = features11_.variablePointersStorageBuffer = VK_TRUE;
        features_.pNext = &features11_;
        options.device_next = &features_;
        return options;
    }

    // Whether the device has all required features.
    bool HasFeatures() const {
        auto has11 =
            Make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
        auto has12 =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        auto all = Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
        all.pNext = &has12;
        has12.pNext = &has11;
        vkGetPhysicalDeviceFeatures2(physical_device(), &all);
        return has12.storageBuffer8BitAccess && has12.uniformAndStorageBuffer8BitAccess && has12.shaderInt8 &&
               has12.shaderFloat16 && has12.scalarBlockLayout && has12.bufferDeviceAddress &&
               has12.shaderUniformTexelBufferArrayDynamicIndexing &&
               has12.shaderStorageTexelBufferArrayDynamicIndexing && has11.storageBuffer16BitAccess &&
               has11.uniformAndStorageBuffer16BitAccess && has11.variablePointers;
    }

    static void ExpectValid(const std::vector<uint32_t> &words, const Program &program,
                            const std::string &text) {
        spv_context context = spvContextCreate(program.is_old ? SPV_ENV_VULKAN_1_0 : SPV_ENV_VULKAN_1_1);
        spv_validator_options options = spvValidatorOptionsCreate();
        spvValidatorOptionsSetScalarBlockLayout(options, true);
        spv_const_binary_t binary = {words.data(), words.size()};
        spv_diagnostic diagnostic = nullptr;
        EXPECT_EQ(spvValidateWithOptions(context, options, &binary, &diagnostic), SPV_SUCCESS)
            << (diagnostic ? diagnostic->error : "") << "\n"
            << text;
        spvDiagnosticDestroy(diagnostic);
        spvValidatorOptionsDestroy(options);
        spvContextDestroy(context);
    }

    // The word of the input buffer at which a binding's table begins.
    static constexpr uint32_t kTable = 8,
                              kTables[kKinds] = {0, 1 + kMaxBuffers, 2 + 2 * kMaxBuffers,
                                                 3 + 3 * kMaxBuffers},
                              kSummaries = 4 + 4 * kMaxBuffers;

    std::vector<uint32_t> Pass(const std::vector<uint32_t> &words, const Program &program,
                               const Variant &variant, bool at_once) {
        const wd_input_binding bindings[] = {{0, 1, kTables[0], true, kSummaries + 1},
                                             {0, 2, kTables[1], true, kSummaries + 3},
                                             {0, 3, kTables[2], true, kSummaries + 5},
                                             {0, 4, kTables[3], true, kSummaries + 7}};
        const wd_instrument_input input = {1, kHeads, bindings, kKinds};
        const wd_instrument_addresses addresses = {2, true, false};
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.mode = variant.mode;
        options.robust = variant.robust;
        options.report_robust = variant.reports_robust;
        options.desc_set = kDescSet;
        options.shader_id = kShaderId;
        options.input = &input;
        options.addresses = &addresses;
        options.immediate_reports = at_once;
        wd_allocator allocator = wd_allocator_default();
        wd_instrument_result result;
        EXPECT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &result, nullptr), WD_OK);
        std::vector<uint32_t> out = words;
        if (result.words) {
            out.assign(result.words, result.words + result.num_words);
            ExpectValid(out, program, "");
        } else {
            EXPECT_EQ(std::string(result.reason).rfind("nothing to check", 0), 0u) << result.reason;
        }
        num_checks_ += result.num_checks;
        wd_free(&allocator, result.words);
        return out;
    }

    VkPipeline MakeSpecialized(VkPipelineLayout layout, const std::vector<uint32_t> &words,
                               const Program &program) {
        std::vector<VkSpecializationMapEntry> entries;
        for (uint32_t n = 0; n < program.specials.size(); n++) {
            entries.push_back({n, 4 * n, 4});
        }
        const VkSpecializationInfo special = {(uint32_t)entries.size(), entries.data(),
                                              4 * program.specials.size(), program.specials.data()};
        VkComputePipelineCreateInfo info = ComputeInfo(layout, MakeShader(words.data(), words.size()));
        info.stage.pSpecializationInfo = &special;
        VkPipeline pipeline;
        Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateComputePipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }

    Buffer MakeBytes(const Bytes &bytes, VkBufferUsageFlags usage) {
        std::vector<uint32_t> words((bytes.size() + 3) / 4);
        memcpy(words.data(), bytes.data(), bytes.size());
        return MakeBuffer(4 * words.size(), usage, words);
    }

    // The context of a program: its pipelines have one layout.
    struct Bench {
        VkPipelineLayout layout;
        VkDescriptorSet set, own;
        Buffer results, source, addressed, output, input, table;
        std::vector<Buffer> buffers[kKinds];
    };

    Bench MakeBench(const Program &program, const State &run) {
        constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        static const VkDescriptorType types[] = {kStorage, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                                                 VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER,
                                                 VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER};
        constexpr VkShaderStageFlags kStage = VK_SHADER_STAGE_COMPUTE_BIT;
        Bench bench;
        std::vector<VkDescriptorSetLayoutBinding> bindings = {{0, kStorage, 1, kStage, nullptr},
                                                              {5, kStorage, 1, kStage, nullptr}};
        std::vector<VkDescriptorPoolSize> sizes = {{kStorage, 2}};
        for (uint32_t kind = 0; kind < kKinds; kind++) {
            bindings.push_back({1 + kind, types[kind], program.num_buffers[kind], kStage, nullptr});
            sizes.push_back({types[kind], program.num_buffers[kind]});
        }
        VkDescriptorSetLayout layout = MakeSetLayout(bindings),
                              own_layout = MakeSetLayout({{0, kStorage, 1, kStage, nullptr},
                                                          {1, kStorage, 1, kStage, nullptr},
                                                          {2, kStorage, 1, kStage, nullptr}});
        bench.set = MakeSet(layout, sizes);
        bench.own = MakeSet(own_layout, {{kStorage, 3}});
        bench.layout = MakePipelineLayout({layout, own_layout}, kStage, 104);
        const VkBufferUsageFlags usage =
            VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        WriteBuffer(bench.set, 0, 0, kStorage, bench.results = MakeBytes(run.results, usage));
        WriteBuffer(bench.set, 5, 0, kStorage, bench.source = MakeBytes(run.source, usage));
        static const VkBufferUsageFlags usages[] = {usage, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT,
                                                    VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT,
                                                    VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT};
        for (uint32_t kind = 0; kind < kKinds; kind++) {
            for (uint32_t n = 0; n < program.num_buffers[kind]; n++) {
                const Buffer buffer = MakeBytes(run.buffers[kind][n], usages[kind]);
                bench.buffers[kind].push_back(buffer);
                if (kind < 2) {
                    WriteBuffer(bench.set, 1 + kind, n, types[kind], buffer);
                } else {
                    WriteTexelBuffer(bench.set, 1 + kind, n, types[kind],
                                     MakeBufferView(buffer, VK_FORMAT_R32_UINT));
                }
            }
        }
        bench.addressed = MakeBytes(run.addressed, usage);
        bench.output = MakeBuffer(4 * kOutputWords, usage, std::vector<uint32_t>(kOutputWords, 0));
        bench.input = MakeBuffer(256, usage, std::vector<uint32_t>(64, 0));
        bench.table = MakeBuffer(64, usage, std::vector<uint32_t>(16, 0));
        WriteBuffer(bench.own, 0, 0, kStorage, bench.output);
        WriteBuffer(bench.own, 1, 0, kStorage, bench.input);
        WriteBuffer(bench.own, 2, 0, kStorage, bench.table);
        return bench;
    }

    static void Fill(const Buffer &buffer, const Bytes &bytes) {
        memcpy(buffer.words, bytes.data(), bytes.size());
    }

    static Bytes Content(const Buffer &buffer, size_t size) {
        const uint8_t *bytes = reinterpret_cast<const uint8_t *>(buffer.words);
        return Bytes(bytes, bytes + size);
    }

    // Runs a pipeline over the memory of `run`, and returns the new memory.
    State Execute(const Program &program, const Bench &bench, VkPipeline pipeline, const State &run) {
        for (uint32_t kind = 0; kind < kKinds; kind++) {
            for (uint32_t n = 0; n < program.num_buffers[kind]; n++) {
                Fill(bench.buffers[kind][n], run.buffers[kind][n]);
            }
        }
        Fill(bench.results, run.results);
        Fill(bench.addressed, run.addressed);
        memset(bench.output.words, 0, 4 * kOutputWords);
        bench.output.words[kHeads] = kTable;
        bench.input.words[0] = UINT32_MAX;
        for (uint32_t kind = 0; kind < kKinds; kind++) {
            uint32_t *table = bench.input.words + kTable + kTables[kind];
            table[0] = program.num_buffers[kind];
            std::copy(run.words[kind], run.words[kind] + kMaxBuffers, table + 1);
            std::copy(run.summaries[kind], run.summaries[kind] + 2,
                      bench.input.words + kTable + kSummaries + 2 * kind);
        }
        const uint64_t end = run.address + run.range;
        const uint32_t table[] = {1,
                                  0,
                                  0,
                                  0,
                                  run.range != 0,
                                  0,
                                  0,
                                  0,
                                  (uint32_t)run.address,
                                  (uint32_t)(run.address >> 32),
                                  (uint32_t)end,
                                  (uint32_t)(end >> 32)};
        std::copy(std::begin(table), std::end(table), bench.table.words);
        std::vector<uint32_t> push = run.slots;
        push.resize(kNumSlots);
        push.insert(push.end(), {(uint32_t)run.address, (uint32_t)(run.address >> 32)});
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, bench.layout, kDescSet, 1,
                                &bench.own, 0, nullptr);
        RecordDispatch(commands, pipeline, bench.layout, bench.set, {VK_SHADER_STAGE_COMPUTE_BIT, push}, 1);
        Check(Submit(commands), "vkQueueSubmit");
        State after = run;
        for (uint32_t kind = 0; kind < kKinds; kind++) {
            for (uint32_t n = 0; n < program.num_buffers[kind]; n++) {
                after.buffers[kind][n] = Content(bench.buffers[kind][n], run.buffers[kind][n].size());
            }
        }
        after.results = Content(bench.results, run.results.size());
        after.addressed = Content(bench.addressed, run.addressed.size());
        return after;
    }

    static std::set<Record> Recorded(const Bench &bench) {
        std::set<Record> recorded;
        const uint32_t *words = bench.output.words;
        EXPECT_LT(words[0], kHeads);
        for (uint32_t at = 1; at < 1 + words[0] && words[at]; at += words[at]) {
            Record record = {words[at + WD_RECORD_INSTRUCTION]};
            record.insert(record.end(), words + at + WD_RECORD_ERROR, words + at + words[at]);
            recorded.insert(record);
        }
        return recorded;
    }

    // Every record is a mistake of the model. Every mistake has a record of the same kind and descriptor, at it or
    // before it.
    static void CheckRecorded(const std::set<Record> &recorded, const std::vector<Record> &mistakes,
                              const std::vector<uint32_t> &words) {
        std::set<Record> expected;
        for (const Record &mistake : mistakes) {
            Record record = {IndexOf(words, mistake[0]) + mistake[1]};
            record.insert(record.end(), mistake.begin() + 2, mistake.end());
            expected.insert(record);
            bool is_told = false;
            for (const Record &other : recorded) {
                is_told |= other[1] == record[1] && other[2] == record[2];
            }
            EXPECT_TRUE(is_told) << "%" << mistake[0] << ": error " << mistake[2] << " " << mistake[3] << " "
                                 << mistake[4];
        }
        for (const Record &record : recorded) {
            EXPECT_TRUE(expected.count(record)) << "instruction " << record[0] << ": error " << record[1]
                                                << " " << record[2] << " " << record[3];
        }
    }

    static Bytes RandomBytes(std::mt19937 *random, size_t size) {
        Bytes bytes(size);
        for (uint8_t &byte : bytes) {
            byte = (uint8_t)(*random)();
        }
        return bytes;
    }

    static State MakeState(const Program &program, std::mt19937 *random) {
        State run;
        run.results = Bytes(program.results_size, 0x5a);
        run.source = RandomBytes(random, program.results_size);
        for (uint32_t kind = 0; kind < kKinds; kind++) {
            for (Bytes &bytes : run.buffers[kind]) {
                bytes = RandomBytes(random, AlignUp(program.blocks[kind]->room, kind == 1 ? 16 : 4));
            }
        }
        run.addressed = RandomBytes(random, run.buffers[0][0].size());
        return run;
    }

    // A summary of `count` descriptors: in half of the runs the best one.
    static void SumUp(const uint32_t *words, uint32_t count, uint32_t any, uint32_t summary[2]) {
        uint32_t prefix = 0, least = UINT32_MAX;
        while (prefix < count && words[prefix]) {
            least = std::min(least, words[prefix++]);
        }
        prefix = any % 4 == 1 ? (any >> 8) % (prefix + 1) : prefix;
        least = any % 4 == 2 ? 1 + (any >> 8) % least : least;
        summary[0] = any % 4 == 3 ? 0 : prefix;
        summary[1] = summary[0] ? least : 0;
    }

    // Numbers and sizes of another run, without mistakes or with some.
    static void Choose(const Program &program, bool is_good, std::mt19937 *random, State *run) {
        run->slots.clear();
        for (uint32_t limit : program.limits) {
            run->slots.push_back((uint32_t)(*random)() % limit);
        }
        const uint32_t size = (uint32_t)run->addressed.size();
        for (uint32_t kind = 0; kind < kKinds; kind++) {
            const uint32_t entire = kind < 2 ? (uint32_t)run->buffers[kind][0].size() : kTexelCount;
            for (uint32_t &word : run->words[kind]) {
                const uint32_t any = (uint32_t)(*random)();
                word = is_good ? entire : any % 8 == 0 ? 0 : any % 8 == 1 ? UINT32_MAX : any % entire;
            }
        }
        for (uint32_t kind = 0; kind < kKinds; kind++) {
            SumUp(run->words[kind], program.num_buffers[kind], (uint32_t)(*random)(), run->summaries[kind]);
        }
        run->range = is_good ? size : (uint32_t)(*random)() % size;
    }

    void Compare(uint32_t seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        std::mt19937 random(seed);
        const Program program = MakeProgram(seed);
        const std::string text = TextOf(program, seed);
        const std::vector<uint32_t> words =
            wd::testing::Assemble(text, program.is_old ? SPV_ENV_UNIVERSAL_1_0 : SPV_ENV_UNIVERSAL_1_3);
        ExpectValid(words, program, text);
        State run = MakeState(program, &random);
        Bench bench = MakeBench(program, run);
        run.address = AddressOf(bench.addressed.handle);
        const VkPipeline plain = MakeSpecialized(bench.layout, words, program);
        for (const Variant &variant : kVariants) {
            SCOPED_TRACE(variant.name);
            const wd_instrument_mode mode = variant.mode;
            const VkPipeline pipeline =
                MakeSpecialized(bench.layout, Pass(words, program, variant, seed % 2), program);
            for (uint32_t n = 0; n < kRuns && !HasFailure(); n++) {
                SCOPED_TRACE("run " + std::to_string(n));
                Choose(program, n == 0, &random, &run);
                State expected = run;
                Model(program, variant, &expected).Execute();
                if (mode == WD_INSTRUMENT_OBSERVE && expected.has_bad_index) {
                    continue; // Some drivers do not survive it.
                }
                if (mode == WD_INSTRUMENT_OBSERVE || expected.records.empty()) {
                    CheckMemory(Execute(program, bench, plain, run), expected, "as it is");
                }
                CheckMemory(Execute(program, bench, pipeline, run), expected, "instrumented");
                CheckRecorded(Recorded(bench), expected.records, words);
                num_mistakes_ += expected.records.size();
            }
        }
        if (HasFailure()) {
            std::printf("%s\n", text.c_str());
        }
    }

    static void CheckBytes(const Bytes &bytes, const Bytes &expected, const std::string &what) {
        const auto [at, other] = std::mismatch(bytes.begin(), bytes.end(), expected.begin());
        EXPECT_EQ(at, bytes.end()) << what << ": byte " << at - bytes.begin() << " is " << (int)*at
                                   << ", not " << (int)*other;
    }

    static void CheckMemory(const State &run, const State &expected, const std::string &what) {
        CheckBytes(run.results, expected.results, what + ", results");
        CheckBytes(run.addressed, expected.addressed, what + ", at the address");
        for (uint32_t n = 0; n < kKinds * kMaxBuffers; n++) {
            CheckBytes(run.buffers[n / kMaxBuffers][n % kMaxBuffers],
                       expected.buffers[n / kMaxBuffers][n % kMaxBuffers],
                       what + ", buffer " + std::to_string(n));
        }
    }

    size_t num_checks_ = 0, num_mistakes_ = 0;
    VkPhysicalDeviceVulkan12Features features_;
    VkPhysicalDeviceVulkan11Features features11_;
};

TEST_F(BlockTest, AccessesAndRecordsAreThoseOfTheModel) {
    const Options options = LavapipeOptions();
    WD_START_INSTANCE(options);
    if (!HasFeatures()) {
        GTEST_SKIP() << "this driver lacks a feature that the test needs";
    }
    StartDevice(options);
    if (IsSkipped()) {
        return;
    }
    // The flag: UnitTest replaces an absent one by the time.
    const uint32_t first = (uint32_t)GTEST_FLAG_GET(random_seed) * kSeeds;
    for (uint32_t seed = first; seed < first + kSeeds && !HasFailure(); seed++) {
        Compare(seed);
    }
    if (first == 0) {
        EXPECT_GT(num_checks_, 6 * kSeeds);
        EXPECT_GT(num_mistakes_, kSeeds);
    }
}

} // namespace
