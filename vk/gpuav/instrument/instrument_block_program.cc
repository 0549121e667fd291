#include "vk/gpuav/instrument/instrument_block_testing.h"

#include <algorithm>
#include <map>
#include <random>

namespace wd::testing::block {

const char kPrelude[] =
    "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n%u_32 = OpTypeInt 32 0\n"
    "%s_32 = OpTypeInt 32 1\n%u_32x2 = OpTypeVector %u_32 2\n%u_32x4 = OpTypeVector %u_32 4\n";

void Leaves(const Type &type, uint32_t at, std::vector<std::pair<uint32_t, uint32_t>> *leaves) {
    switch (type.kind) {
    case Type::kScalar:
        leaves->push_back({at, type.bits / 8});
        break;
    case Type::kMatrix:
        for (uint32_t column = 0; column < type.count; column++) {
            const Type &vector = *type.parts[0];
            for (uint32_t row = 0; row < vector.count; row++) {
                const uint32_t big = type.is_row_major ? row : column;
                const uint32_t small = type.is_row_major ? column : row;
                leaves->push_back({at + big * type.stride + small * vector.bits / 8, vector.bits / 8});
            }
        }
        break;
    case Type::kStruct:
        for (size_t n = 0; n < type.parts.size(); n++) {
            Leaves(*type.parts[n], at + type.offsets[n], leaves);
        }
        break;
    default:
        for (uint32_t n = 0; n < type.count; n++) {
            Leaves(*type.parts[0], at + n * type.stride, leaves);
        }
    }
}

Location Step(const Location &location, uint32_t index) {
    const Type &type = location.type;
    if (type.kind == Type::kStruct) {
        return {location.offset + type.offsets[index], *type.parts[index]};
    }
    Location next = {location.offset + index * type.stride, *type.parts[0]};
    if (type.kind == Type::kMatrix && type.is_row_major) {
        next.offset = location.offset + index * type.parts[0]->bits / 8;
        next.type.stride = type.stride;
        next.type.size = (next.type.count - 1) * type.stride + type.parts[0]->bits / 8;
    }
    return next;
}

namespace {

class Generator {
  public:
    explicit Generator(uint32_t seed) : random_(seed) {
    }

    Program Make() {
        program_.is_old = Below(4) == 0;
        program_.has_narrow = Below(2);
        program_.has_int64 = Below(2);
        program_.has_pointers = !program_.is_old && Below(2);
        // If the module may not compute with narrow values, pointers to them are not made from numbers.
        program_.has_addresses = !program_.is_old && program_.has_narrow && Below(2);
        for (uint32_t kind = 0; kind < kKinds; kind++) {
            program_.blocks[kind] = kind < 2 ? Block(kind == 0) : Texels();
            const uint32_t length = program_.num_buffers[kind] = 1 + Below(kMaxBuffers);
            program_.lengths[kind] = Below(2) ? "%special" + std::to_string(Special(length, kMaxBuffers))
                                              : "%c" + std::to_string(length);
        }
        const uint32_t count = 2 + Below(5);
        for (uint32_t n = 0; n < count; n++) {
            program_.accesses.push_back(AnyAccess());
        }
        return program_;
    }

  private:
    uint32_t Below(uint32_t end) {
        return (uint32_t)(random_() % end);
    }

    TypePointer Declare(Type type, const std::string &text) {
        auto made = std::make_shared<Type>(std::move(type));
        program_.types += made->id + " = " + text + "\n";
        return made;
    }

    std::string NewId() {
        return "%t" + std::to_string(num_types_++);
    }

    // Types of numbers are declared once.
    TypePointer Scalar(bool only_float) {
        Type type;
        type.is_float = only_float || Below(2);
        const uint32_t widths = program_.has_int64 ? 4 : 3;
        do {
            type.bits = 8u << Below(widths);
        } while (type.is_float && (type.bits == 8 || type.bits == 64));
        const bool is_signed = !type.is_float && Below(2);
        type.size = type.align = type.room = type.bits / 8;
        type.is_narrow = type.bits < 32;
        type.id = std::string(type.is_float ? "%f"
                              : is_signed   ? "%s"
                                            : "%u") +
                  "_" + std::to_string(type.bits);
        const std::string text =
            type.is_float ? "OpTypeFloat " + std::to_string(type.bits)
                          : "OpTypeInt " + std::to_string(type.bits) + " " + std::to_string(is_signed);
        return Once(type, text);
    }

    TypePointer Once(const Type &type, const std::string &text) {
        TypePointer &known = known_[type.id];
        if (!known) {
            const bool is_there = std::string(kPrelude).find(type.id + " ") != std::string::npos ||
                                  (type.id == "%u_64" && program_.has_int64);
            known = is_there ? std::make_shared<Type>(type) : Declare(type, text);
        }
        return known;
    }

    TypePointer Vector(bool only_float) {
        const TypePointer scalar = Scalar(only_float);
        Type type = *scalar;
        type.kind = Type::kVector;
        type.count = 2 + Below(3);
        type.stride = scalar->size;
        type.size = type.room = type.count * scalar->size;
        type.parts = {scalar};
        type.id = scalar->id + "x" + std::to_string(type.count);
        return Once(type, "OpTypeVector " + scalar->id + " " + std::to_string(type.count));
    }

    // Each matrix has a layout of its own.
    TypePointer Matrix() {
        const TypePointer column = Vector(true);
        Type type = *column;
        type.kind = Type::kMatrix;
        type.count = 2 + Below(3);
        type.parts = {column};
        type.is_row_major = Below(2);
        const uint32_t big = type.is_row_major ? column->count : type.count;
        const uint32_t small = type.is_row_major ? type.count : column->count;
        type.stride = AlignUp(small * column->bits / 8 + Below(3) * column->align, column->align);
        type.size = (big - 1) * type.stride + small * column->bits / 8;
        type.room = big * type.stride;
        type.id = column->id + "x" + std::to_string(type.count);
        Once(type, "OpTypeMatrix " + column->id + " " + std::to_string(type.count));
        return std::make_shared<Type>(type);
    }

    TypePointer Array(bool is_runtime, int depth) {
        const TypePointer element = AnyType(depth);
        Type type;
        type.kind = Type::kArray;
        type.parts = {element};
        type.align = element->align;
        type.is_narrow = element->is_narrow;
        const bool is_special = !is_runtime && Below(4) == 0;
        type.is_open = is_runtime || is_special || element->is_open;
        type.count = is_runtime ? kOpenElements : 1 + Below(4);
        // At most the size of the type, so that the next member comes after it.
        const uint32_t special = is_special ? Special(type.count, 4) : 0;
        type.stride = AlignUp(element->room + Below(3) * element->align, element->align);
        const uint32_t room = is_special ? std::max(type.count, 4u) : type.count;
        type.size = (type.count - 1) * type.stride + element->size;
        type.room = (room - 1) * type.stride + element->room;
        type.id = NewId();
        program_.decorations +=
            "OpDecorate " + type.id + " ArrayStride " + std::to_string(type.stride) + "\n";
        return Declare(type, is_runtime ? "OpTypeRuntimeArray " + element->id
                                        : "OpTypeArray " + element->id + " " +
                                              (is_special ? "%special" + std::to_string(special)
                                                          : "%c" + std::to_string(type.count)));
    }

    // A specialization constant that is `value` at run time and another number, up to `most`, in the module.
    uint32_t Special(uint32_t value, uint32_t most) {
        program_.specials.push_back(value);
        program_.defaults.push_back(1 + Below(most));
        const uint32_t number = (uint32_t)program_.specials.size() - 1;
        program_.types += "%special" + std::to_string(number) + " = OpSpecConstant %u_32 " +
                          std::to_string(program_.defaults.back()) + "\n";
        program_.decorations +=
            "OpDecorate %special" + std::to_string(number) + " SpecId " + std::to_string(number) + "\n";
        return number;
    }

    TypePointer Struct(bool is_block, bool is_open, int depth) {
        Type type;
        type.kind = Type::kStruct;
        type.align = 1;
        type.size = type.room = 0;
        type.id = NewId();
        const uint32_t count = 1 + Below(4);
        std::string text = "OpTypeStruct";
        for (uint32_t n = 0; n < count; n++) {
            const bool is_last = is_open && n + 1 == count;
            const TypePointer member = is_last ? Array(true, 1) : AnyType(depth);
            const uint32_t offset = AlignUp(type.room + Below(3) * member->align, member->align);
            const std::string location = "OpMemberDecorate " + type.id + " " + std::to_string(n) + " ";
            program_.decorations += location + "Offset " + std::to_string(offset) + "\n";
            const Type *matrix = member.get();
            while (matrix->kind == Type::kArray) {
                matrix = matrix->parts[0].get();
            }
            if (matrix->kind == Type::kMatrix) {
                program_.decorations += location + (matrix->is_row_major ? "RowMajor\n" : "ColMajor\n") +
                                        location + "MatrixStride " + std::to_string(matrix->stride) + "\n";
            }
            text += " " + member->id;
            type.parts.push_back(member);
            type.offsets.push_back(offset);
            type.align = std::max(type.align, member->align);
            type.is_open |= member->is_open;
            type.is_narrow |= member->is_narrow;
            type.size = offset + member->size;
            type.room = offset + member->room;
        }
        type.room = is_block ? type.room : AlignUp(type.room, type.align);
        return Declare(type, text);
    }

    TypePointer AnyType(int depth) {
        switch (Below(depth ? 6 : 3)) {
        case 0:
            return Scalar(false);
        case 1:
            return Vector(false);
        case 2:
            return Matrix();
        case 3:
        case 4:
            return Array(false, depth - 1);
        default:
            return Struct(false, false, depth - 1);
        }
    }

    TypePointer Block(bool is_storage) {
        const TypePointer block = Struct(true, is_storage && Below(4), 2);
        program_.decorations +=
            "OpDecorate " + block->id + (is_storage && program_.is_old ? " BufferBlock\n" : " Block\n");
        return block;
    }

    // The content of a texel buffer, which has no layout.
    static TypePointer Texels() {
        Type texel, texels;
        texel.id = "%u_32";
        texels.kind = Type::kArray;
        texels.parts = {std::make_shared<Type>(texel)};
        texels.count = kTexelCount;
        texels.stride = 4;
        texels.is_open = true;
        texels.size = texels.room = 4 * kTexelCount;
        return std::make_shared<Type>(texels);
    }

    // A number below `limit`.
    Number Any(uint32_t limit) {
        Number number;
        const uint32_t how = Below(6);
        if (how == 0) {
            number.value = Below(limit);
            number.id = "%c" + std::to_string(number.value);
            return number;
        }
        if (how == 1) {
            number.kind = Number::kSpecial;
            number.value = Special(Below(limit), 3);
            number.id = "%special" + std::to_string(number.value);
            return number;
        }
        number.kind = Number::kSlot;
        const auto same = std::find(program_.limits.begin(), program_.limits.end(), limit);
        if (program_.limits.size() == kNumSlots || (same != program_.limits.end() && Below(2))) {
            if (same == program_.limits.end()) {
                number = {};
                number.id = "%c0";
                return number;
            }
            number.value = (uint32_t)(same - program_.limits.begin());
        } else {
            number.value = (uint32_t)program_.limits.size();
            program_.limits.push_back(limit);
        }
        static const char *const forms[] = {"%d", "%ds", "%dl", "%d"};
        const uint32_t form = Below(4);
        number.id = (form == 2 && !program_.has_int64 ? "%d" : forms[form]) + std::to_string(number.value);
        return number;
    }

    bool MayEnd(const Access &access, const Type &type) {
        const bool is_simple = type.kind < Type::kArray && access.kind != Kind::kCopy;
        if (type.is_open || (type.is_narrow && !program_.has_narrow && !is_simple)) {
            return false;
        }
        if (access.kind == Kind::kAtomic) {
            return type.kind == Type::kScalar && !type.is_float && type.bits == 32;
        }
        return true;
    }

    // Whether the type says how a pointer with so many indices is used: not if it leads to a matrix, or into one.
    // Drivers do not know the layout of a matrix if the pointer to it was chosen or passed.
    static bool HasOneLayout(const Access &access, size_t depth) {
        const Type *type = depth < access.path.size() ? access.path[depth].get() : access.type.get();
        while (type->kind == Type::kArray) {
            type = type->parts[0].get();
        }
        for (size_t n = 0; n < depth; n++) {
            if (access.path[n]->kind == Type::kMatrix) {
                return false;
            }
        }
        return type->kind != Type::kMatrix;
    }

    // Indices of the same types as in the first variant.
    Way OtherWay(const Access &access) {
        Way way;
        way.descriptor = Descriptor(access);
        for (size_t n = 0; n < access.path.size(); n++) {
            const bool is_same = access.path[n]->kind == Type::kStruct || n >= access.depth;
            way.indices.push_back(is_same ? access.ways[0].indices[n] : Any(access.path[n]->count));
        }
        return way;
    }

    // An index that may be one too large; an index that is chosen and passed has no instruction of its own.
    Number Descriptor(const Access &access) {
        const uint32_t count = program_.num_buffers[(int)access.root % kKinds];
        const bool may_be_bad = access.num_ways == 1 || access.around != Around::kFunction;
        return access.root == Root::kAddress ? Number() : Any(count + (may_be_bad && Below(2)));
    }

    Access AnyAccess() {
        Access access;
        access.root = (Root)Below(program_.has_addresses ? 5 : 4);
        static const Kind texels[] = {Kind::kLoad, Kind::kStore, Kind::kAtomic};
        access.kind = access.root == Root::kUniform   ? (Below(2) ? Kind::kLoad : Kind::kCopy)
                      : access.root == Root::kFetched ? Kind::kLoad
                      : access.root == Root::kTexels  ? texels[Below(3)]
                                                      : (Kind)Below(4);
        for (int attempt = 0;; attempt++) {
            if (attempt > 20) { // There is no such number.
                access.kind = Kind::kLoad;
            }
            access.ways[0] = {};
            access.path.clear();
            const Program before = program_;
            if (Descend(access)) {
                break;
            }
            program_ = before;
        }
        const bool is_free = access.root == Root::kStorage && program_.has_pointers;
        const bool may_call = is_free || access.root == Root::kAddress;
        access.around = (Around)Below(may_call && HasOneLayout(access, access.path.size()) ? 5 : 4);
        access.taken = Any(2);
        access.depth = 1 + Below((uint32_t)access.path.size());
        access.num_ways = is_free && HasOneLayout(access, access.depth) && Below(4) == 0 ? 2 : 1;
        access.ways[0].descriptor = Descriptor(access);
        if (access.num_ways == 2) {
            access.ways[1] = OtherWay(access);
            access.condition = Any(2);
        }
        program_.results_size = AlignUp(program_.results_size, 16);
        access.slot = program_.results_size;
        program_.results_size += std::max(access.type->room, 4u);
        return access;
    }

    bool Descend(Access &access) {
        TypePointer type = program_.blocks[(int)access.root % kKinds];
        while (true) {
            const bool is_leaf = type->kind == Type::kScalar;
            // Entire blocks are not accessed: that would be one type with two layouts.
            if (!access.path.empty() && MayEnd(access, *type) && (is_leaf || Below(3) == 0)) {
                access.type = type;
                return true;
            }
            if (is_leaf) {
                return false;
            }
            access.path.push_back(type);
            if (type->kind == Type::kStruct) {
                Number member;
                member.value = Below((uint32_t)type->parts.size());
                member.id = "%c" + std::to_string(member.value);
                access.ways[0].indices.push_back(member);
                type = type->parts[member.value];
            } else {
                access.ways[0].indices.push_back(Any(type->count));
                type = type->parts[0];
            }
        }
    }

    std::mt19937 random_;
    Program program_;
    std::map<std::string, TypePointer> known_;
    uint32_t num_types_ = 0;
};

} // namespace

Program MakeProgram(uint32_t seed) {
    return Generator(seed).Make();
}

} // namespace wd::testing::block
