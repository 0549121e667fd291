// Accesses through physical pointers, with the Int64 capability and without: the checks that are emitted. Each shader
// is validated before and after, in both modes. instrument_address_device_test.cc runs them.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_address_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using namespace wd::testing::address;
using wd::testing::Assemble;
using wd::testing::FailEachAllocation;
using wd::testing::Instrumented;

size_t CountSelects(const std::string &text) {
    size_t count = 0;
    for (size_t at = text.find("= OpSelect "); at != std::string::npos;
         at = text.find("= OpSelect ", at + 1)) {
        count++;
    }
    return count;
}

// SPIR-V allows it, but its validator mistakes a pointer for the object it points to.
TEST(InstrumentAddressTest, PointersToNarrowValuesAreNotBitcast) {
    uint32_t count = 0;
    for (const Access &access : Accesses()) {
        if (!access.shader.narrow.empty()) {
            Instrumented result = Pass(access.shader, false, OptionsOf(WD_INSTRUMENT_GUARD));
            EXPECT_EQ(result.num_checks, 0u) << access.name;
            EXPECT_EQ(result.num_unknown, 1u) << access.name;
            count++;
        }
    }
    EXPECT_EQ(count, 2u);
}

TEST(InstrumentAddressTest, EveryAccessIsChecked) {
    for (const Access &access : Accesses()) {
        for (bool has_int64 : IntegersOf(access)) {
            for (wd_instrument_mode mode : kModes) {
                Instrumented result = Pass(access.shader, has_int64, OptionsOf(mode));
                EXPECT_EQ(result.reason, "") << access.name;
                EXPECT_EQ(result.num_checks, 1u) << access.name;
                EXPECT_EQ(result.num_unknown, 0u) << access.name;
                // A module without 64-bit types gets none.
                EXPECT_EQ(result.text.find("OpTypeInt 64") != std::string::npos, has_int64) << access.name;
                EXPECT_EQ(result.text.find("OpCapability Int64") != std::string::npos, has_int64);
            }
        }
    }
}

// Drivers that turn branches into masks may load from an address that is equal for all invocations whatever the mask
// is.
TEST(InstrumentAddressTest, GuardedLoadsChooseAValidAddress) {
    const wd_instrument_addresses addresses = {kTableBinding, true, false};
    const wd_instrument_push push = {64, 256, 1024};
    uint32_t num_loads = 0;
    for (const Access &access : Accesses()) {
        for (bool has_int64 : IntegersOf(access)) {
            for (const wd_instrument_push *by_push :
                 {static_cast<const wd_instrument_push *>(nullptr), &push}) {
                wd_instrument_options options = OptionsOf(WD_INSTRUMENT_GUARD);
                options.addresses = &addresses;
                options.push = by_push;
                const size_t plain = CountSelects(Pass(access.shader, has_int64, options).text);
                options.selects_addresses = true;
                Instrumented result = Pass(access.shader, has_int64, options);
                EXPECT_EQ(result.num_checks, 1u) << access.name;
                EXPECT_LE(CountSelects(result.text), plain + 2) << access.name;
                num_loads += CountSelects(result.text) == plain + 2;
            }
        }
    }
    EXPECT_GT(num_loads, 8u);
}

TEST(InstrumentAddressTest, OlderModulesGetTheExtensionThatTheAddedCodeNeeds) {
    Shader shader = {
        "%c = OpAccessChain %puint %p %u0\n%900 = OpLoad %uint %c Aligned 4\nOpStore %out_0 %900\n"};
    for (wd_instrument_mode mode : kModes) {
        Instrumented result = Pass(shader, false, OptionsOf(mode), SPV_ENV_UNIVERSAL_1_3);
        EXPECT_EQ(result.num_checks, 1u);
        const std::string name = "OpExtension \"SPV_KHR_physical_storage_buffer\"";
        EXPECT_NE(result.text.find(name), std::string::npos);
        EXPECT_EQ(result.text.find(name), result.text.rfind(name));
    }
}

TEST(InstrumentAddressTest, EqualAddressesOfABlockAreCheckedOnce) {
    // The pointer is loaded and the chain is made again, as compilers do.
    auto access = [](const std::string &n, const std::string &type, const std::string &value,
                     const std::string &indices, const std::string &alignment) {
        return "%p_" + n + " = OpLoad %pblock %pp\n%c_" + n + " = OpAccessChain %" + type + " %p_" + n + " " +
               indices + "\n%v_" + n + " = OpLoad %" + value + " %c_" + n + " Aligned " + alignment + "\n";
    };
    struct Case {
        std::string body, variables;
        uint32_t num_checks, num_elided;
    };
    const std::string local = "%kept = OpVariable %fpblock Function\n";
    const std::string keep = "OpStore %kept %p\n";
    auto kept = [&](const std::string &n) {
        return "%p_" + n + " = OpLoad %pblock %kept\n%c_" + n + " = OpAccessChain %puint %p_" + n +
               " %u0\n%v_" + n + " = OpLoad %uint %c_" + n + " Aligned 4\n";
    };
    const Case cases[] = {
        {access("1", "puint", "uint", "%u0", "4") + access("2", "puint", "uint", "%u0", "4"), "", 1, 1},
        // A stronger alignment, another address.
        {access("1", "puint", "uint", "%u0", "4") + access("2", "puint", "uint", "%u0", "16"), "", 2, 0},
        {access("1", "puint", "uint", "%u4 %i", "4") + access("2", "puint", "uint", "%u4 %u1", "4"), "", 2,
         0},
        {access("1", "puint", "uint", "%u4 %i", "4") + access("2", "puint", "uint", "%u4 %i", "4"), "", 1, 1},
        // Through a variable of the function, which a store or a call may change.
        {keep + kept("1") + kept("2"), local, 1, 1},
        {keep + kept("1") + keep + kept("2"), local, 2, 0},
        {keep + kept("1") + "%call = OpFunctionCall %void %nothing\n" + kept("2"), local, 2, 0},
        // A store to another variable does not.
        {keep + kept("1") + "OpStore %out_0 %i\n" + kept("2"), local, 1, 1},
        {keep + kept("1") + "OpStore %c_1 %i Aligned 4\n" + kept("2"), local, 1, 2},
        // In another block it is made again.
        {access("1", "puint", "uint", "%u0", "4") + "OpBranch %other\n%other = OpLabel\n" +
             access("2", "puint", "uint", "%u0", "4"),
         "", 2, 0},
    };
    for (const Case &test : cases) {
        for (bool has_int64 : {false, true}) {
            for (wd_instrument_mode mode : kModes) {
                Instrumented result =
                    Pass({test.body,
                          "%nothing = OpFunction %void None %fn\n%nl = OpLabel\nOpReturn\nOpFunctionEnd\n",
                          "%fpblock = OpTypePointer Function %pblock\n", test.variables,
                          test.variables.empty() ? "" : "OpDecorate %kept AliasedPointer\n"},
                         has_int64, OptionsOf(mode));
                EXPECT_EQ(result.num_checks, test.num_checks) << test.body;
                EXPECT_EQ(result.num_elided, test.num_elided) << test.body;
            }
        }
    }
    // A stronger alignment covers a weaker one; in guard mode the access with the weaker one may be good although the
    // first was not.
    for (wd_instrument_mode mode : kModes) {
        const std::string weaker =
            access("1", "puint", "uint", "%u0", "16") + access("2", "puint", "uint", "%u0", "4");
        const Instrumented result = Pass({weaker}, true, OptionsOf(mode));
        EXPECT_EQ(result.num_checks, mode == WD_INSTRUMENT_GUARD ? 2u : 1u);
    }
}

// An atomic access changes the content of an old-style storage buffer, whose class is Uniform: a later load has another
// value.
TEST(InstrumentAddressTest, AnAtomicAccessChangesLoadedValues) {
    auto load = [](const std::string &n) {
        return "%k_" + n + " = OpLoad %uint %held\n%c_" + n + " = OpAccessChain %puint %p %u4 %k_" + n +
               "\n%v_" + n + " = OpLoad %uint %c_" + n + " Aligned 4\n";
    };
    for (const char *between :
         {"", "%old = OpAtomicIAdd %uint %held %u1 %u0 %u1\n", "OpAtomicStore %held %u1 %u0 %u2\n"}) {
        for (wd_instrument_mode mode : kModes) {
            const Instrumented result =
                Pass({"%held = OpAccessChain %pheld %holder %u0\n" + load("1") + between + load("2"),
                      {},
                      "%old_block = OpTypeStruct %uint\n%pold_block = OpTypePointer Uniform %old_block\n"
                      "%holder = OpVariable %pold_block Uniform\n%pheld = OpTypePointer Uniform %uint\n",
                      {},
                      "OpDecorate %holder DescriptorSet 0\nOpDecorate %holder Binding 5\n"
                      "OpDecorate %old_block BufferBlock\nOpMemberDecorate %old_block 0 Offset 0\n"},
                     false, OptionsOf(mode), SPV_ENV_UNIVERSAL_1_3);
            EXPECT_EQ(result.num_checks, *between ? 2u : 1u) << between;
        }
    }
}

TEST(InstrumentAddressTest, WithoutATableTheAlignmentIsChecked) {
    for (const Access &access : Accesses()) {
        for (bool has_int64 : IntegersOf(access)) {
            for (wd_instrument_mode mode : kModes) {
                wd_instrument_options options = OptionsOf(mode);
                options.addresses = nullptr;
                Instrumented result = Pass(access.shader, has_int64, options);
                EXPECT_EQ(result.num_checks, 1u) << access.name;
                EXPECT_EQ(result.text.find("warden.addresses"), std::string::npos);
            }
        }
    }
}

TEST(InstrumentAddressTest, ModulesWithoutPhysicalPointersAndOtherChecksGetNoTable) {
    wd_instrument_options options = OptionsOf(WD_INSTRUMENT_GUARD);
    Instrumented result = Pass({"OpStore %out_0 %i\n"}, true, options);
    EXPECT_NE(result.reason, "");
    options.checks = WD_CHECK_DEFAULT & ~(uint32_t)WD_CHECK_DEVICE_ADDRESS;
    for (const Access &access : Accesses()) {
        Pass(access.shader, true, options);
    }
    // The module uses the table's binding itself.
    options = OptionsOf(WD_INSTRUMENT_GUARD);
    const wd_instrument_addresses taken = {0, false, false};
    options.addresses = &taken;
    options.desc_set = 0;
    options.binding = 5;
    result = Pass(Accesses()[0].shader, true, options);
    EXPECT_NE(result.reason.find("the module uses binding"), std::string::npos) << result.reason;
}

TEST(InstrumentAddressTest, ASkippedLoadOfPointersYieldsNullPointers) {
    // Structs and arrays that hold physical pointers have no null constant.
    const Shader shader = {
        "%c = OpBitcast %pnode %p\n%900 = OpLoad %node %c Aligned 8\n%done = OpCompositeExtract %uint %900 "
        "1\n"
        "OpStore %out_0 %done\n",
        "",
        "%two = OpTypeArray %pblock %u2\n%node = OpTypeStruct %two %uint %pblock\n%pnode = OpTypePointer "
        "PhysicalStorageBuffer %node\n",
        "",
        "OpDecorate %two ArrayStride 8\nOpMemberDecorate %node 0 Offset 0\nOpMemberDecorate %node 1 Offset "
        "16\nOpMemberDecorate %node 2 Offset 24\nOpDecorate %node Block\n"};
    for (bool has_int64 : {false, true}) {
        Instrumented result = Pass(shader, has_int64, OptionsOf(WD_INSTRUMENT_GUARD));
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_NE(result.text.find("OpPhi"), std::string::npos);
    }
}

TEST(InstrumentAddressTest, SurvivesEveryFailingAllocation) {
    const std::vector<uint32_t> words = Assemble(Text(Accesses()[1].shader, false));
    FailEachAllocation(words, OptionsOf(WD_INSTRUMENT_GUARD));
}

} // namespace
