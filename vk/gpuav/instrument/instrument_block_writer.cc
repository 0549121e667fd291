#include <map>
#include <random>
#include <set>

#include "vk/gpuav/instrument/instrument_block_testing.h"

namespace wd::testing::block {
namespace {

std::string C(uint32_t value) {
    return "%c" + std::to_string(value);
}

// Writes a program as text.
class Writer {
  public:
    Writer(const Program &program, uint32_t seed) : program_(program), random_(seed) {
    }

    std::string Text() {
        for (size_t n = 0; n < program_.accesses.size(); n++) {
            Write((uint32_t)n, program_.accesses[n]);
        }
        return Head() + program_.decorations + decorations_ + kPrelude + Constants() + program_.types +
               Variables() + pointers_ + globals_ + "%main = OpFunction %void None %fn\n%l = OpLabel\n" +
               Numbers() + body_ + "OpReturn\nOpFunctionEnd\n" + functions_;
    }

  private:
    const char *StorageClass() const {
        return program_.is_old ? "Uniform" : "StorageBuffer";
    }
    const char *ClassOf(const Access &access) const {
        return access.root == Root::kStorage   ? StorageClass()
               : access.root == Root::kUniform ? "Uniform"
                                               : "PhysicalStorageBuffer";
    }

    std::string Head() const {
        std::string text = "OpCapability Shader\nOpCapability StorageBuffer8BitAccess\nOpCapability "
                           "UniformAndStorageBuffer8BitAccess\nOpCapability StorageBuffer16BitAccess\n"
                           "OpCapability SampledBuffer\nOpCapability ImageBuffer\n"
                           "OpCapability UniformAndStorageBuffer16BitAccess\n";
        text += program_.has_narrow ? "OpCapability Int8\nOpCapability Int16\nOpCapability Float16\n" : "";
        text += program_.has_int64 ? "OpCapability Int64\n" : "";
        text += program_.has_pointers ? "OpCapability VariablePointers\n" : "";
        text += program_.has_addresses ? "OpCapability PhysicalStorageBufferAddresses\n" : "";
        text += "OpExtension \"SPV_KHR_8bit_storage\"\nOpExtension \"SPV_KHR_16bit_storage\"\n";
        text += program_.has_addresses ? "OpExtension \"SPV_KHR_physical_storage_buffer\"\n"
                                         "OpMemoryModel PhysicalStorageBuffer64 GLSL450\n"
                                       : "OpMemoryModel Logical GLSL450\n";
        text += "OpEntryPoint GLCompute %main \"main\"\nOpExecutionMode %main LocalSize 1 1 1\n"
                "OpDecorate %words ArrayStride 4\nOpDecorate %push_block Block\n"
                "OpMemberDecorate %push_block 0 Offset 0\n";
        text += "OpMemberDecorate %push_block 1 Offset 96\n";
        const char *const names[] = {"results", "stores", "uniforms", "fetched", "texels", "source"};
        for (int binding = 0; binding < 6; binding++) {
            const std::string name = std::string("OpDecorate %") + names[binding];
            text += name + " DescriptorSet 0\n" + name + " Binding " + std::to_string(binding) + "\n";
        }
        return text + ResultDecorations();
    }

    std::string ResultDecorations() const {
        std::string text =
            std::string("OpDecorate %values ") + (program_.is_old ? "BufferBlock\n" : "Block\n");
        for (size_t n = 0; n < program_.accesses.size(); n++) {
            const Access &access = program_.accesses[n];
            const std::string member = "OpMemberDecorate %values " + std::to_string(n) + " ";
            text += member + "Offset " + std::to_string(access.slot) + "\n";
            const Type *type = access.type.get();
            while (type->kind == Type::kArray) {
                type = type->parts[0].get();
            }
            if (type->kind == Type::kMatrix) {
                text += member + (type->is_row_major ? "RowMajor\n" : "ColMajor\n") + member +
                        "MatrixStride " + std::to_string(type->stride) + "\n";
            }
        }
        return text;
    }

    std::string Constants() const {
        std::string text = program_.has_int64 ? "%u_64 = OpTypeInt 64 0\n" : "";
        for (uint32_t n = 0; n < 32; n++) {
            text += C(n) + " = OpConstant %u_32 " + std::to_string(n) + "\n";
        }
        return text + "%num_words = OpConstant %u_32 " + std::to_string(kNumSlots) +
               "\n%three = OpConstant %s_32 3\n%words = OpTypeArray %u_32 %num_words\n";
    }

    std::string Variables() const {
        const std::string storage = StorageClass();
        std::string text;
        if (program_.has_addresses) {
            text = "%address = OpTypePointer PhysicalStorageBuffer " + program_.blocks[0]->id + "\n";
        }
        text += std::string("%push_block = OpTypeStruct %words") + " %u_32x2" +
                "\n%ppush = OpTypePointer PushConstant %push_block\n%push = OpVariable %ppush PushConstant\n"
                "%pword = OpTypePointer PushConstant %u_32\n";
        text += "%paddress = OpTypePointer PushConstant %u_32x2\n";
        text += "%values = OpTypeStruct";
        for (const Access &access : program_.accesses) {
            text += " " + access.type->id;
        }
        text += "\n%pvalues = OpTypePointer " + storage + " %values\n%results = OpVariable %pvalues " +
                storage + "\n%source = OpVariable %pvalues " + storage + "\n";
        text += "%fetched_image = OpTypeImage %u_32 Buffer 0 0 0 1 Unknown\n"
                "%texels_image = OpTypeImage %u_32 Buffer 0 0 0 2 R32ui\n"
                "%ptr_fetched = OpTypePointer UniformConstant %fetched_image\n"
                "%ptr_texels = OpTypePointer UniformConstant %texels_image\n"
                "%ptr_texel = OpTypePointer Image %u_32\n";
        const std::string classes[] = {storage, "Uniform", "UniformConstant", "UniformConstant"},
                          names[] = {"stores", "uniforms", "fetched", "texels"},
                          types[] = {program_.blocks[0]->id, program_.blocks[1]->id, "%fetched_image",
                                     "%texels_image"};
        for (uint32_t kind = 0; kind < kKinds; kind++) {
            text += "%all_" + names[kind] + " = OpTypeArray " + types[kind] + " " + program_.lengths[kind] +
                    "\n%p" + names[kind] + " = OpTypePointer " + classes[kind] + " %all_" + names[kind] +
                    "\n%" + names[kind] + " = OpVariable %p" + names[kind] + " " + classes[kind] + "\n";
        }
        return text;
    }

    // The push constants as numbers of three types.
    std::string Numbers() const {
        std::string text;
        for (size_t slot = 0; slot < program_.limits.size(); slot++) {
            const std::string n = std::to_string(slot);
            text += "%pd" + n + " = OpAccessChain %pword %push %c0 " + C((uint32_t)slot) + "\n%d" + n +
                    " = OpLoad %u_32 %pd" + n + "\n%ds" + n + " = OpBitcast %s_32 %d" + n + "\n";
            text += program_.has_int64 ? "%dl" + n + " = OpUConvert %u_64 %d" + n + "\n" : "";
        }
        if (program_.has_addresses) {
            text += "%pbase = OpAccessChain %paddress %push %c1\n%number = OpLoad %u_32x2 %pbase\n%base = "
                    "OpBitcast %address %number\n";
        }
        return text;
    }

    std::string Pointer(const std::string &storage_class, const std::string &type) {
        std::string &id = known_[storage_class + type];
        if (id.empty()) {
            id = "%ptr" + std::to_string(known_.size());
            pointers_ += id + " = OpTypePointer " + storage_class + " " + type + "\n";
        }
        return id;
    }

    std::string NewId() {
        return "%x" + std::to_string(num_ids_++);
    }

    // The number as a 32-bit one.
    static std::string Base(const Number &number) {
        return number.kind == Number::kSlot ? "%d" + std::to_string(number.value) : number.id;
    }

    // Goes from `from` through the indices from `first` on, in one step or several.
    std::string Chain(const Access &access, const Way &way, std::string from, size_t first, size_t end,
                      std::string *text) {
        std::string indices;
        if (first == 0 && access.root != Root::kAddress) {
            indices = " " + way.descriptor.id;
        }
        for (size_t n = first; n < end; n++) {
            indices += " " + way.indices[n].id;
            const bool is_last = n + 1 == end;
            if (!is_last && random_() % 3) {
                continue;
            }
            const Type &type = n + 1 < access.path.size() ? *access.path[n + 1] : *access.type;
            const std::string id = NewId(), pointer = Pointer(ClassOf(access), type.id);
            *text += id + " = Op" + (random_() % 4 ? "" : "InBounds") + "AccessChain " + pointer + " " +
                     from + indices + "\n";
            from = id;
            indices.clear();
            if (random_() % 8 == 0) {
                from = NewId();
                *text += from + " = OpCopyObject " + pointer + " " + id + "\n";
            }
        }
        return from;
    }

    // The pointer of the access.
    std::string Target(const Access &access, std::string *text) {
        if (access.root == Root::kFetched || access.root == Root::kTexels) {
            const std::string name = access.root == Root::kFetched ? "fetched" : "texels", id = NewId();
            *text += id + " = OpAccessChain %ptr_" + name + " %" + name + " " + access.ways[0].descriptor.id +
                     "\n";
            return id;
        }
        const std::string root = access.root == Root::kStorage   ? "%stores"
                                 : access.root == Root::kUniform ? "%uniforms"
                                                                 : "%base";
        if (access.num_ways == 1) {
            return Chain(access, access.ways[0], root, 0, access.path.size(), text);
        }
        const std::string first = Chain(access, access.ways[0], root, 0, access.depth, text),
                          second = Chain(access, access.ways[1], root, 0, access.depth, text),
                          condition = NewId(), chosen = NewId();
        const Type &type = access.depth < access.path.size() ? *access.path[access.depth] : *access.type;
        *text += condition + " = OpINotEqual %bool " + Base(access.condition) + " %c0\n" + chosen +
                 " = OpSelect " + Pointer(ClassOf(access), type.id) + " " + condition + " " + first + " " +
                 second + "\n";
        return Chain(access, access.ways[0], chosen, access.depth, access.path.size(), text);
    }

    // The operations on a texel of the buffer that `pointer` leads to.
    std::string DoTexel(const Access &access, const std::string &pointer, const std::string &result,
                        const std::string &source, const std::string &site) {
        const std::string texel = Base(access.ways[0].indices[0]), image = NewId(), value = NewId(),
                          wide = NewId(),
                          type = access.root == Root::kFetched ? "%fetched_image" : "%texels_image";
        const std::string load = image + " = OpLoad " + type + " " + pointer + "\n";
        switch (access.kind) {
        case Kind::kStore:
            return load + value + " = OpLoad %u_32 " + source + "\n" + wide +
                   " = OpCompositeConstruct %u_32x4 " + value + " " + value + " " + value + " " + value +
                   "\n" + site + " = OpCopyObject %u_32 %c0\nOpImageWrite " + image + " " + texel + " " +
                   wide + "\n";
        case Kind::kAtomic:
            return image + " = OpImageTexelPointer %ptr_texel " + pointer + " " + texel + " %c0\n" + site +
                   " = OpAtomicIAdd %u_32 " + image + " %c1 %c0 %c3\nOpStore " + result + " " + site + "\n";
        default:
            return load + site + (access.root == Root::kFetched ? " = OpImageFetch" : " = OpImageRead") +
                   " %u_32x4 " + image + " " + texel + "\n" + value + " = OpCompositeExtract %u_32 " + site +
                   " 0\nOpStore " + result + " " + value + "\n";
        }
    }

    // The operations through the pointer. The site has its number, or comes after the instruction with it.
    std::string Do(uint32_t n, const Access &access, const std::string &pointer) {
        const std::string slot = Pointer(StorageClass(), access.type->id), result = NewId(), source = NewId(),
                          value = NewId(), type = access.type->id, member = C(n),
                          site = "%" + std::to_string(kFirstSite + n);
        const std::string aligned =
            access.root == Root::kAddress ? " Aligned " + std::to_string(access.type->align) : "";
        const std::string mark = site + " = OpCopyObject %u_32 %c0\n";
        std::string text = result + " = OpAccessChain " + slot + " %results " + member + "\n" + source +
                           " = OpAccessChain " + slot + " %source " + member + "\n";
        if (access.root == Root::kFetched || access.root == Root::kTexels) {
            return text + DoTexel(access, pointer, result, source, site);
        }
        switch (access.kind) {
        case Kind::kLoad:
            return text + site + " = OpLoad " + type + " " + pointer + aligned + "\nOpStore " + result + " " +
                   site + "\n";
        case Kind::kStore:
            return text + value + " = OpLoad " + type + " " + source + "\n" + mark + "OpStore " + pointer +
                   " " + value + aligned + "\n";
        case Kind::kCopy:
            return text + mark + "OpCopyMemory " + result + " " + pointer + aligned + "\n";
        case Kind::kAtomic:
            break;
        }
        return text + site + " = OpAtomicIAdd " + type + " " + pointer + " %c1 %c0 " +
               (type == "%u_32" ? "%c3" : "%three") + "\nOpStore " + result + " " + site + "\n";
    }

    void Write(uint32_t n, const Access &access) {
        const std::string x = "%w" + std::to_string(n);
        std::string text;
        if (access.around == Around::kFunction) {
            const std::string pointer = Target(access, &text), call = std::to_string(kFirstCall + n),
                              type = Pointer(ClassOf(access), access.type->id);
            body_ += text + "%" + call + " = OpFunctionCall %void " + x + " " + pointer + "\n";
            if (function_types_.insert(type).second) {
                globals_ += type + "_fn = OpTypeFunction %void " + type + "\n";
            }
            functions_ += x + " = OpFunction %void None " + type + "_fn\n" + x + "_p = OpFunctionParameter " +
                          type + "\n" + x + "_l = OpLabel\n" + Do(n, access, x + "_p") +
                          "OpReturn\nOpFunctionEnd\n";
            decorations_ += access.root == Root::kAddress ? "OpDecorate " + x + "_p Aliased\n" : "";
            return;
        }
        const bool is_outside = random_() % 2;
        std::string outside;
        std::string inside;
        const std::string pointer = Target(access, is_outside ? &outside : &inside);
        body_ += outside;
        Surround(x, access, inside + Do(n, access, pointer));
    }

    void Surround(const std::string &x, const Access &access, const std::string &text) {
        const std::string number = Base(access.taken), merge = x + "_m";
        switch (access.around) {
        case Around::kIf:
            body_ += x + "_c = OpINotEqual %bool " + number + " %c0\nOpSelectionMerge " + merge +
                     " None\nOpBranchConditional " + x + "_c " + x + "_t " + merge + "\n" + x +
                     "_t = OpLabel\n" + text + "OpBranch " + merge + "\n" + merge + " = OpLabel\n";
            break;
        case Around::kSwitch:
            body_ += "OpSelectionMerge " + merge + " None\nOpSwitch " + number + " " + merge + " 1 " + x +
                     "_t 7 " + merge + "\n" + x + "_t = OpLabel\n" + text + "OpBranch " + merge + "\n" +
                     merge + " = OpLabel\n";
            break;
        case Around::kLoop:
            body_ += "OpBranch " + x + "_b\n" + x + "_b = OpLabel\nOpBranch " + x + "_h\n" + x +
                     "_h = OpLabel\n" + x + "_k = OpPhi %u_32 %c0 " + x + "_b " + x + "_k2 " + x + "_n\n" +
                     x + "_c = OpULessThan %bool " + x + "_k " + number + "\nOpLoopMerge " + merge + " " + x +
                     "_n None\nOpBranchConditional " + x + "_c " + x + "_t " + merge + "\n" + x +
                     "_t = OpLabel\n" + text + "OpBranch " + x + "_n\n" + x + "_n = OpLabel\n" + x +
                     "_k2 = OpIAdd %u_32 " + x + "_k %c1\nOpBranch " + x + "_h\n" + merge + " = OpLabel\n";
            break;
        default:
            body_ += text;
        }
    }

    const Program &program_;
    std::mt19937 random_;
    std::string decorations_, pointers_, globals_, body_, functions_;
    std::map<std::string, std::string> known_;
    std::set<std::string> function_types_;
    uint32_t num_ids_ = 0;
};

} // namespace

std::string TextOf(const Program &program, uint32_t seed) {
    return Writer(program, seed).Text();
}

} // namespace wd::testing::block
