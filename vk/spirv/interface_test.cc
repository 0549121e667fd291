#include "vk/spirv/interface.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "vk/spirv/spirv_testing.h"
#include "vk/util/failing_allocator.h"

namespace {

using wd::testing::Assemble;

// One variable of each kind, at binding = its place here.
const char *const kTypes[] = {
    "%t0 = OpTypeSampler",
    "%t1 = OpTypeSampledImage %img",
    "%t2 = OpTypeImage %float 2D 0 0 0 1 Unknown",
    "%t3 = OpTypeImage %float 2D 0 0 0 2 Rgba8",
    "%t4 = OpTypeImage %float Buffer 0 0 0 1 Unknown",
    "%t5 = OpTypeImage %float Buffer 0 0 0 2 Rgba8",
    "%t6 = OpTypeStruct %float",
    "%t7 = OpTypeStruct %float",
    "%t8 = OpTypeStruct %float",
    "%t9 = OpTypeImage %float SubpassData 0 0 0 2 Unknown",
    "%t10 = OpTypeAccelerationStructureKHR",
};
const wd_spirv_descriptor_kind kKinds[] = {
    WD_SPIRV_DESCRIPTOR_SAMPLER,
    WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER,
    WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE,
    WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE,
    WD_SPIRV_DESCRIPTOR_UNIFORM_TEXEL_BUFFER,
    WD_SPIRV_DESCRIPTOR_STORAGE_TEXEL_BUFFER,
    WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER,
    WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER, // BufferBlock.
    WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER,
    WD_SPIRV_DESCRIPTOR_INPUT_ATTACHMENT,
    WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE,
};
constexpr uint32_t kNumKinds = sizeof kTypes / sizeof *kTypes;

std::string Number(uint32_t i) {
    return std::to_string(i);
}

std::string Shader() {
    std::string names, types, variables;
    for (uint32_t i = 0; i < kNumKinds; i++) {
        std::string storage = i < 6 || i > 8 ? "UniformConstant" : i == 8 ? "StorageBuffer" : "Uniform";
        names += "OpDecorate %v" + Number(i) + " DescriptorSet 3\nOpDecorate %v" + Number(i) + " Binding " +
                 Number(i) + "\n";
        types += std::string(kTypes[i]) + "\n";
        variables += "%p" + Number(i) + " = OpTypePointer " + storage + " %t" + Number(i) + "\n%v" +
                     Number(i) + " = OpVariable %p" + Number(i) + " " + storage + "\n";
    }
    return "OpCapability Shader\nOpCapability RayTracingKHR\nOpMemoryModel Logical GLSL450\n"
           "OpEntryPoint GLCompute %main \"main\"\nOpEntryPoint GLCompute %second \"second\"\n" +
           names +
           "OpDecorate %t7 BufferBlock\nOpDecorate %arrays DescriptorSet 1\nOpDecorate %arrays Binding 20\n"
           "OpDecorate %runtime DescriptorSet 1\nOpDecorate %runtime Binding 21\n"
           "OpDecorate %sized DescriptorSet 1\nOpDecorate %sized Binding 22\n"
           "OpDecorate %no_binding DescriptorSet 1\n"
           "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%float = OpTypeFloat 32\n%uint = OpTypeInt 32 0\n"
           "%u2 = OpConstant %uint 2\n%u3 = OpConstant %uint 3\n%spec = OpSpecConstant %uint 9\n"
           "%img = OpTypeImage %float 3D 0 0 0 1 Unknown\n" +
           types + variables +
           "%a3 = OpTypeArray %t1 %u3\n%a23 = OpTypeArray %a3 %u2\n%pa = OpTypePointer UniformConstant %a23\n"
           "%arrays = OpVariable %pa UniformConstant\n"
           "%ar = OpTypeRuntimeArray %t1\n%pr = OpTypePointer UniformConstant %ar\n"
           "%runtime = OpVariable %pr UniformConstant\n"
           "%as = OpTypeArray %t1 %spec\n%ps = OpTypePointer UniformConstant %as\n"
           "%sized = OpVariable %ps UniformConstant\n%no_binding = OpVariable %ps UniformConstant\n"
           "%main = OpFunction %void None %fn\n%l = OpLabel\n%x = OpFunctionCall %void "
           "%called\nOpReturn\nOpFunctionEnd\n"
           "%second = OpFunction %void None %fn\n%l2 = OpLabel\n%y = OpLoad %t2 "
           "%v2\nOpReturn\nOpFunctionEnd\n"
           "%called = OpFunction %void None %fn\n%l3 = OpLabel\n%z = OpLoad %t0 %v0\n"
           "%w = OpFunctionCall %void %called\nOpReturn\nOpFunctionEnd\n";
}

class SpirvInterface : public ::testing::Test {
  protected:
    SpirvInterface() : words_(Assemble(Shader())) {
        wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
        EXPECT_EQ(wd_spirv_module_create(wd_allocator_default(), words_.data(), words_.size(), &module_,
                                         &diagnostic),
                  WD_OK)
            << diagnostic.message;
    }
    ~SpirvInterface() override {
        wd_spirv_module_destroy(module_);
    }
    std::vector<uint32_t> words_;
    wd_spirv_module *module_ = nullptr;
};

TEST_F(SpirvInterface, KindsAreDistinguished) {
    wd_spirv_interface interface;
    ASSERT_EQ(wd_spirv_interface_init(&interface, wd_allocator_default(), module_), WD_OK);
    EXPECT_EQ(interface.num_descriptors, kNumKinds + 3);
    for (uint32_t i = 0; i < kNumKinds; i++) {
        const wd_spirv_descriptor *descriptor = wd_spirv_interface_find(&interface, 3, i);
        ASSERT_NE(descriptor, nullptr) << i;
        EXPECT_EQ(descriptor->kind, kKinds[i]) << i;
        EXPECT_EQ(descriptor->num_dimensions, 0u);
        EXPECT_EQ(descriptor->length, 1u);
    }
    EXPECT_EQ(wd_spirv_interface_find(&interface, 2, 0), nullptr);
    wd_spirv_interface_finish(&interface);
    wd_spirv_interface_finish(&interface);
    wd_spirv_interface_finish(nullptr);
}

TEST_F(SpirvInterface, ArraysHaveTheirLengths) {
    wd_spirv_interface interface;
    ASSERT_EQ(wd_spirv_interface_init(&interface, wd_allocator_default(), module_), WD_OK);
    const wd_spirv_descriptor *arrays = wd_spirv_interface_find(&interface, 1, 20);
    ASSERT_NE(arrays, nullptr);
    EXPECT_EQ(arrays->num_dimensions, 2u);
    EXPECT_EQ(arrays->dimensions[0].length, 2u);
    EXPECT_EQ(arrays->dimensions[1].length, 3u);
    EXPECT_EQ(arrays->length, 6u);
    EXPECT_EQ(arrays->kind, WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER);
    const wd_spirv_descriptor *runtime = wd_spirv_interface_find(&interface, 1, 21);
    ASSERT_NE(runtime, nullptr);
    EXPECT_EQ(runtime->num_dimensions, 1u);
    EXPECT_EQ(runtime->length, 0u);
    EXPECT_EQ(runtime->dimensions[0].length_id, 0u);
    const wd_spirv_descriptor *sized = wd_spirv_interface_find(&interface, 1, 22);
    ASSERT_NE(sized, nullptr);
    EXPECT_EQ(sized->length, 0u);
    EXPECT_NE(sized->dimensions[0].length_id, 0u);
    wd_spirv_interface_finish(&interface);
}

TEST_F(SpirvInterface, EntryPointsUseVariablesOfTheirFunctions) {
    wd_spirv_interface interface;
    ASSERT_EQ(wd_spirv_interface_init_entry_point(&interface, wd_allocator_default(), module_, 0), WD_OK);
    ASSERT_EQ(interface.num_descriptors, 1u);
    EXPECT_EQ(interface.descriptors[0].binding, 0u); // Through the call.
    wd_spirv_interface_finish(&interface);
    ASSERT_EQ(wd_spirv_interface_init_entry_point(&interface, wd_allocator_default(), module_, 1), WD_OK);
    ASSERT_EQ(interface.num_descriptors, 1u);
    EXPECT_EQ(interface.descriptors[0].binding, 2u);
    wd_spirv_interface_finish(&interface);
    EXPECT_EQ(wd_spirv_interface_init_entry_point(&interface, wd_allocator_default(), module_, 2),
              WD_ERROR_INVALID_ARGUMENT);
}

// The sets of all variables, the bindings of two, and BufferBlock come from groups.
TEST(SpirvInterfaceGroups, DecorationsInGroups) {
    std::string text = Shader(), targets;
    for (uint32_t i = 0; i < kNumKinds; i++) {
        const std::string set = "OpDecorate %v" + Number(i) + " DescriptorSet 3\n";
        text.erase(text.find(set), set.size());
        targets += " %v" + Number(i);
    }
    for (const char *own : {"OpDecorate %v2 Binding 2\n", "OpDecorate %t7 BufferBlock\n"}) {
        ASSERT_NE(text.find(own), std::string::npos) << own;
        text.erase(text.find(own), std::string(own).size());
    }
    text.insert(text.find("OpDecorate"),
                "OpDecorate %g0 DescriptorSet 3\n%g0 = OpDecorationGroup\nOpGroupDecorate %g0" + targets +
                    "\nOpDecorate %g1 Binding 2\n%g1 = OpDecorationGroup\nOpGroupDecorate %g1 %v2\n"
                    "OpDecorate %g2 BufferBlock\n%g2 = OpDecorationGroup\nOpGroupDecorate %g2 %t7\n");
    const std::vector<uint32_t> words = Assemble(text, SPV_ENV_UNIVERSAL_1_3);
    wd_spirv_module *module = nullptr;
    ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
              WD_OK);
    wd_spirv_interface interface;
    ASSERT_EQ(wd_spirv_interface_init(&interface, wd_allocator_default(), module), WD_OK);
    for (uint32_t i = 0; i < kNumKinds; i++) {
        const wd_spirv_descriptor *found = wd_spirv_interface_find(&interface, 3, i);
        ASSERT_NE(found, nullptr) << i;
        EXPECT_EQ(found->kind, kKinds[i]) << i;
    }
    wd_spirv_interface_finish(&interface);
    wd_spirv_module_destroy(module);
}

// Variable 0 is the resource heap, which the first entry point uses. Variable 2 is the sampler heap.
TEST(SpirvInterfaceHeaps, VariablesThatAreHeaps) {
    std::string text = Shader();
    text.insert(text.find("OpDecorate"), "OpDecorate %v0 BuiltIn !5123\nOpDecorate %v2 BuiltIn !5122\n");
    const std::vector<uint32_t> words = Assemble(text, SPV_ENV_UNIVERSAL_1_3);
    wd_spirv_module *module = nullptr;
    ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
              WD_OK);
    wd_spirv_interface interface;
    for (uint32_t entry = 0; entry < 2; entry++) {
        ASSERT_EQ(wd_spirv_interface_init_entry_point(&interface, wd_allocator_default(), module, entry),
                  WD_OK);
        EXPECT_EQ(interface.uses_resource_heap, entry == 0);
        EXPECT_EQ(interface.uses_sampler_heap, entry == 1);
        wd_spirv_interface_finish(&interface);
    }
    ASSERT_EQ(wd_spirv_interface_init(&interface, wd_allocator_default(), module), WD_OK);
    EXPECT_TRUE(interface.uses_resource_heap && interface.uses_sampler_heap);
    wd_spirv_interface_finish(&interface);
    wd_spirv_module_destroy(module);
}

TEST_F(SpirvInterface, EveryAllocationMayFail) {
    for (size_t n = 1;; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_spirv_interface interface;
        wd_status status =
            wd_spirv_interface_init_entry_point(&interface, wd_failing_allocator_get(&state), module_, 0);
        wd_spirv_interface_finish(&interface);
        EXPECT_EQ(state.alive, 0u);
        if (status == WD_OK) {
            break;
        }
        ASSERT_EQ(status, WD_ERROR_OUT_OF_MEMORY);
    }
}

} // namespace
