// Sizes of shared variables, modules whose memory is not known, and the time that large modules take.
#include "vk/spirv/workgroup_memory.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/spirv/spirv_testing.h"
#include "vk/util/failing_allocator.h"

namespace {

using wd::testing::Assemble;

// Memory is the memory of a module, with the module.
class Memory {
  public:
    explicit Memory(const std::vector<uint32_t> &words) : words_(words) {
        const wd_allocator allocator = wd_allocator_default();
        EXPECT_EQ(wd_spirv_module_create(allocator, words_.data(), words_.size(), &module_, nullptr), WD_OK);
        EXPECT_EQ(wd_workgroup_memory_create(allocator, module_, &memory_), WD_OK);
    }
    explicit Memory(const std::string &text) : Memory(Assemble(text)) {
    }
    Memory(const Memory &) = delete;
    ~Memory() {
        wd_workgroup_memory_destroy(memory_);
        wd_spirv_module_destroy(module_);
    }
    const wd_workgroup_memory *operator*() const {
        return memory_;
    }

  private:
    std::vector<uint32_t> words_;
    wd_spirv_module *module_ = nullptr;
    wd_workgroup_memory *memory_ = nullptr;
};

// A module with a variable of type %type, and the instructions `more`.
std::string Module(const std::string &type, const std::string &more = "", const std::string &head = "") {
    return R"(
OpCapability Shader
OpCapability Float64
OpCapability Int16
OpCapability PhysicalStorageBufferAddresses
)" + head + R"(
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%short = OpTypeInt 16 0
%float = OpTypeFloat 32
%double = OpTypeFloat 64
%vec2 = OpTypeVector %float 2
%vec3 = OpTypeVector %float 3
%vec4 = OpTypeVector %float 4
%dvec4 = OpTypeVector %double 4
%mat3 = OpTypeMatrix %vec3 3
%address = OpTypePointer PhysicalStorageBuffer %uint
%u4 = OpConstant %uint 4
%u480 = OpConstant %uint 480
%spec = OpSpecConstant %uint 8
%sum = OpSpecConstantOp %uint IAdd %spec %spec
%size = OpSpecConstantComposite %vec3 %spec %u4 %u4
%size_x = OpSpecConstantOp %uint CompositeExtract %size 0
%size_y = OpSpecConstantOp %uint CompositeExtract %size 1
)" + type + R"(
%pointer = OpTypePointer Workgroup %type
%variable = OpVariable %pointer Workgroup
)" + more + R"(
%main = OpFunction %void None %fn
%begin = OpLabel
OpReturn
OpFunctionEnd
)";
}

TEST(WorkgroupMemory, SizesHaveAlignment) {
    const struct {
        const char *type;
        uint64_t size; // A multiple of 32.
    } types[] = {
        {"%type = OpTypeArray %uint %u480", 480 * 4},
        {"%type = OpTypeArray %short %u480", 480 * 2},
        {"%type = OpTypeArray %bool %u480", 480 * 4},
        {"%type = OpTypeArray %address %u480", 480 * 8},
        {"%type = OpTypeArray %vec2 %u480", 480 * 8},
        {"%type = OpTypeArray %vec3 %u480", 480 * 16},
        {"%type = OpTypeArray %dvec4 %u480", 480 * 32},
        {"%type = OpTypeArray %mat3 %u480", 480 * 48},
        {"%s = OpTypeStruct %float %vec4 %float %vec4\n%type = OpTypeArray %s %u480", 480 * 64},
        {"%s = OpTypeStruct %float %dvec4 %float\n%type = OpTypeArray %s %u480", 480 * 96},
        {"%a = OpTypeArray %vec3 %u4\n%s = OpTypeStruct %short %a %short\n%type = OpTypeArray %s %u480",
         480 * 96},
        {"%a = OpTypeStruct %short %short\n%s = OpTypeStruct %float %a\n%type = OpTypeArray %s %u480",
         480 * 32},
    };
    for (const auto &it : types) {
        SCOPED_TRACE(it.type);
        const Memory memory(Module(it.type));
        EXPECT_EQ(wd_workgroup_memory_size(*memory), it.size);
        EXPECT_EQ(wd_workgroup_payload_size(*memory), 0u);
        EXPECT_NE(wd_workgroup_num_units(*memory), 0u);
    }
    const Memory payload(Module("%type = OpTypeArray %uint %u480",
                                "%payload_p = OpTypePointer TaskPayloadWorkgroupEXT %type\n"
                                "%payload = OpVariable %payload_p TaskPayloadWorkgroupEXT\n"));
    EXPECT_EQ(wd_workgroup_memory_size(*payload), 480u * 4);
    EXPECT_EQ(wd_workgroup_payload_size(*payload), 480u * 4);
}

TEST(WorkgroupMemory, LengthsHaveTheirDefaultValue) {
    const struct {
        const char *length;
        bool is_default;
        uint32_t units;
    } lengths[] = {
        {"%u480", false, 1},   {"%spec", true, 1}, {"%size_x", true, 1},
        {"%size_y", false, 1}, {"%sum", true, 0},
    };
    for (const auto &it : lengths) {
        SCOPED_TRACE(it.length);
        const Memory memory(Module(std::string("%type = OpTypeArray %uint ") + it.length));
        EXPECT_EQ(wd_workgroup_has_default_lengths(*memory), it.is_default);
        EXPECT_EQ(wd_workgroup_num_units(*memory), it.units);
    }
}

// If one variable is not known, it is not known how much memory is left, or which bytes the variables share.
TEST(WorkgroupMemory, UnknownVariables) {
    const char known[] = "%type = OpTypeArray %uint %u4";
    EXPECT_EQ(wd_workgroup_num_units(*Memory(Module(known))), 1u);
    for (const char *more : {
             "%sum_t = OpTypeArray %uint %sum\n%sum_p = OpTypePointer Workgroup %sum_t\n"
             "%other = OpVariable %sum_p Workgroup\n",
             "%other = OpVariable %uint Workgroup\n",
             "%none_p = OpTypePointer Workgroup %void\n%other = OpVariable %none_p Workgroup\n",
             "%list = OpTypeRuntimeArray %uint\n%list_p = OpTypePointer Workgroup %list\n"
             "%other = OpVariable %list_p Workgroup\n",
             "OpNop\n!0x00031141 %untyped !4\n!0x00051142 %untyped %other !4 %type\n",
             "%sum_t = OpTypeArray %uint %sum\n%sum_p = OpTypePointer TaskPayloadWorkgroupEXT %sum_t\n"
             "%other = OpVariable %sum_p TaskPayloadWorkgroupEXT\n",
         }) {
        SCOPED_TRACE(more);
        EXPECT_EQ(wd_workgroup_num_units(*Memory(Module(known, more))), 0u);
    }
    const std::string group =
        "OpDecorate %group Block\n%group = OpDecorationGroup\nOpGroupDecorate %group %type\n";
    EXPECT_EQ(wd_workgroup_num_units(*Memory(Module(known, "", group))), 1u);
    EXPECT_EQ(wd_workgroup_num_units(
                  *Memory(Module(known, "", "OpCapability WorkgroupMemoryExplicitLayoutKHR\n" + group))),
              0u);
}

// The tree of types has at most 16,384 nodes. This one would have 16,383 in the first variable, and 8 to the power of
// 12 in the other one.
TEST(WorkgroupMemory, LargeTypes) {
    std::string type = "%type = OpTypeStruct";
    for (int i = 0; i < 16383; i++) {
        type += " %uint";
    }
    std::string more = "%t0 = OpTypeStruct %uint\n";
    for (int i = 1; i <= 12; i++) {
        const std::string part = " %t" + std::to_string(i - 1);
        more += "%t" + std::to_string(i) + " = OpTypeStruct" + part + part + part + part + part + part +
                part + part + "\n";
    }
    more += "%bomb_p = OpTypePointer Workgroup %t12\n%bomb = OpVariable %bomb_p Workgroup\n";
    EXPECT_EQ(wd_workgroup_num_units(*Memory(Module(type))), 1u);
    EXPECT_EQ(wd_workgroup_num_units(*Memory(Module(type, more))), 0u);
}

// Each access looks up its variable.
TEST(WorkgroupMemory, ManyVariables) {
    std::string more;
    for (int i = 0; i < 100000; i++) {
        more += "%v" + std::to_string(i) + " = OpVariable %pointer Workgroup\n";
    }
    const Memory memory(Module("%type = OpTypeArray %uint %u4", more));
    EXPECT_EQ(wd_workgroup_num_units(*memory), 0u); // More nodes than the tree may have.
}

TEST(WorkgroupMemory, EachAllocationMayFail) {
    const std::vector<uint32_t> words = Assemble(Module("%type = OpTypeStruct %uint %vec4", "", R"(
OpCapability WorkgroupMemoryExplicitLayoutKHR
OpDecorate %type Block
OpMemberDecorate %type 0 Offset 0
OpMemberDecorate %type 1 Offset 16
)"));
    wd_spirv_module *module = nullptr;
    ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
              WD_OK);
    wd_status status = WD_ERROR_OUT_OF_MEMORY;
    for (size_t n = 1; status; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_workgroup_memory *memory = nullptr;
        status = wd_workgroup_memory_create(wd_failing_allocator_get(&state), module, &memory);
        EXPECT_TRUE(status ? status == WD_ERROR_OUT_OF_MEMORY && !memory
                           : wd_workgroup_num_units(memory) != 0 && wd_workgroup_memory_size(memory) == 32);
        wd_workgroup_memory_destroy(memory);
        EXPECT_EQ(state.alive, 0u);
    }
    wd_spirv_module_destroy(module);
}

} // namespace
