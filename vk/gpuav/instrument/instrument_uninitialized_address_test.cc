// Reads through device addresses of memory that nothing wrote: which accesses set and test bits of the input buffer,
// and that the modules are valid.
#include <gtest/gtest.h>

#include <regex>
#include <string>

#include "vk/gpuav/instrument/instrument_address_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace wd::testing::address {
namespace {

constexpr wd_input_binding kBindings[] = {{0, 0, 2, true, 0}};
constexpr wd_instrument_input kInput = {3, 4096, kBindings, 1};
constexpr wd_binding_length kLengths[] = {{0, 0, 1}};
constexpr wd_instrument_addresses kTable = {kTableBinding, true, true};
constexpr wd_instrument_addresses kTableWithoutBits = {kTableBinding, true, false};
constexpr uint32_t kBoth = WD_CHECK_DEVICE_ADDRESS | WD_CHECK_UNINITIALIZED;

wd_instrument_options Options(wd_instrument_mode mode, uint32_t checks = kBoth) {
    wd_instrument_options options = OptionsOf(mode);
    options.checks = checks;
    options.input = &kInput;
    options.lengths = kLengths;
    options.num_lengths = 1;
    options.addresses = &kTable;
    return options;
}

bool HasError(const Instrumented &result) {
    return std::regex_search(result.text, std::regex("OpConstant %\\w+ 25\n"));
}

// Each body also stores to a descriptor, which sets bits.
TEST(UninitializedAddress, AccessesSetAndTestBits) {
    for (const Access &access : Accesses()) {
        const std::string name = access.name;
        for (const bool has_int64 : IntegersOf(access)) {
            for (const wd_instrument_mode mode : kModes) {
                for (const uint32_t checks : {0u + WD_CHECK_UNINITIALIZED, kBoth, 0u + WD_CHECK_ALL}) {
                    SCOPED_TRACE(name);
                    const Instrumented result = Pass(access.shader, has_int64, Options(mode, checks));
                    EXPECT_EQ(Count(result.text, "OpAtomicOr"),
                              name == "store" || name == "atomic" ? 2u : 1u);
                    EXPECT_EQ(HasError(result), name != "store");
                    EXPECT_EQ(Count(result.text, "OpName %warden_find_written"), 1u);
                }
            }
        }
    }
}

TEST(UninitializedAddress, TheTableHasNoBits) {
    for (const Access &access : Accesses()) {
        for (const wd_instrument_mode mode : kModes) {
            wd_instrument_options options = Options(mode);
            options.addresses = &kTableWithoutBits;
            const Instrumented result = Pass(access.shader, true, options);
            EXPECT_EQ(Count(result.text, "OpAtomicOr"), 1u) << access.name;
            EXPECT_FALSE(HasError(result)) << access.name;
            EXPECT_EQ(Count(result.text, "find_written"), 0u) << access.name;
        }
    }
}

// The check adds nothing to modules whose checks do not have it.
TEST(UninitializedAddress, OtherChecksHaveTheSameModules) {
    for (const Access &access : Accesses()) {
        for (const wd_instrument_mode mode : kModes) {
            wd_instrument_options options = Options(mode, WD_CHECK_DEFAULT);
            const std::string with_bits = Pass(access.shader, true, options).text;
            options.addresses = &kTableWithoutBits;
            EXPECT_EQ(Pass(access.shader, true, options).text, with_bits) << access.name;
        }
    }
}

TEST(UninitializedAddress, PushedTables) {
    const wd_instrument_push push = {64, 4096, 1024};
    for (const Access &access : Accesses()) {
        for (const bool has_int64 : IntegersOf(access)) {
            for (const wd_instrument_mode mode : kModes) {
                wd_instrument_options options = Options(mode);
                options.push = &push;
                const Instrumented result = Pass(access.shader, has_int64, options);
                EXPECT_EQ(HasError(result), std::string(access.name) != "store") << access.name;
            }
        }
    }
}

// What an invocation wrote stays written, and a read that was reported is not reported again.
TEST(UninitializedAddress, EarlierAccessesCoverLaterOnes) {
    const std::string chain = "%c = OpAccessChain %puint %p %u4 %i\n%d = OpAccessChain %puint %p %u4 %u1\n";
    struct Case {
        std::string body;
        size_t num_writes;
        bool reads;
    };
    const Case cases[] = {
        {"OpStore %c %i Aligned 4\n%r = OpLoad %uint %c Aligned 4\n", 1, false},
        {"OpStore %c %i Aligned 4\n%r = OpLoad %uint %d Aligned 4\n", 1, true},
        {"OpStore %c %i Aligned 4\nOpStore %c %u1 Aligned 4\n", 1, false},
        {"OpStore %c %i Aligned 4\nOpStore %d %u1 Aligned 4\n", 2, false},
        {"OpCopyMemory %c %d Aligned 4\n", 1, true},
    };
    for (const Case &test : cases) {
        SCOPED_TRACE(test.body);
        for (const wd_instrument_mode mode : kModes) {
            const Instrumented result = Pass({chain + test.body}, false, Options(mode));
            EXPECT_EQ(Count(result.text, "OpAtomicOr"), test.num_writes);
            EXPECT_EQ(HasError(result), test.reads);
        }
    }
}

// Uses of a pointer that are no accesses: nothing is noted.
TEST(UninitializedAddress, PointersThatAreOnlyPassedOn) {
    const Shader shader = {"%pair = OpBitcast %v2 %p\n%low = OpCompositeExtract %uint %pair 0\n"
                           "OpStore %kept %p\n%q = OpLoad %pblock %kept\n%copy = OpCopyObject %pblock %q\n"
                           "OpStore %out_0 %low\n",
                           "", "%v2 = OpTypeVector %uint 2\n%fpblock = OpTypePointer Function %pblock\n",
                           "%kept = OpVariable %fpblock Function\n", "OpDecorate %kept AliasedPointer\n"};
    for (const wd_instrument_mode mode : kModes) {
        const Instrumented result = Pass(shader, false, Options(mode));
        EXPECT_EQ(Count(result.text, "OpAtomicOr"), 1u);
        EXPECT_FALSE(HasError(result));
    }
}

TEST(UninitializedAddress, FailedAllocationsLoseNoMemory) {
    const Shader shader = {"%c = OpAccessChain %puint %p %u4 %i\n"
                           "%r = OpAtomicIAdd %uint %c %u1 %u0 %u5\nOpStore %out_0 %r\n"};
    for (const wd_instrument_mode mode : kModes) {
        EXPECT_GT(FailEachAllocation(Assemble(Text(shader, false), SPV_ENV_VULKAN_1_2), Options(mode)), 2u);
    }
}

} // namespace
} // namespace wd::testing::address
