// Random programs over random buffers, for a test of their execution: their model, and their text.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_BLOCK_TESTING_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_BLOCK_TESTING_H

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace wd::testing::block {

// Words of the push constants that programs read as numbers; after them comes the address of the memory.
constexpr uint32_t kNumSlots = 24;
// The site of access n has the id kFirstSite + n, or is the instruction after it; the call of its function has
// kFirstCall + n.
constexpr uint32_t kFirstSite = 5000, kFirstCall = 5500;
constexpr uint32_t kOpenElements = 8, kMaxBuffers = 4; // Elements of runtime arrays; descriptors of an array.
constexpr uint32_t kKinds = 4, kTexelCount = 6;        // Kinds of descriptors; texels of a texel buffer.

// A number that is known only at run time (a word of the push constants), a specialization constant, or a constant.
struct Number {
    enum { kConstant, kSlot, kSpecial } kind = kConstant;
    uint32_t value = 0; // The constant, or the number of the slot or of the specialization constant.
    std::string id;     // As an index.
};

// A type with its layout.
struct Type {
    enum Kind { kScalar, kVector, kMatrix, kArray, kStruct } kind = kScalar;
    std::string id;
    uint32_t bits = 32, count = 1, size = 4, align = 4; // Bytes; a scalar's bits.
    uint32_t room = 4;   // Bytes that the validator requires for it: a matrix ends with an entire stride.
    uint32_t stride = 0; // Of components, columns (or rows), elements.
    bool is_float = false, is_row_major = false;
    bool is_open = false; // A runtime array, or an array with a specialized length, or a type that holds one.
    bool is_narrow = false;                   // Has values of 8 or 16 bits.
    std::vector<std::shared_ptr<Type>> parts; // A struct's members, or the element type.
    std::vector<uint32_t> offsets;
};

using TypePointer = std::shared_ptr<Type>;

inline uint32_t AlignUp(uint32_t value, uint32_t align) {
    return (value + align - 1) / align * align;
}

// Those before the last have bindings 1 to 4.
enum class Root { kStorage, kUniform, kFetched, kTexels, kAddress };
enum class Kind { kLoad, kStore, kCopy, kAtomic };
enum class Around { kNothing, kIf, kSwitch, kLoop, kFunction };

// The target of an access: a descriptor of an array, or the pointer, and the indices after it.
struct Way {
    Number descriptor;
    std::vector<Number> indices;
};

struct Access {
    Root root = Root::kStorage;
    Kind kind = Kind::kLoad;
    Around around = Around::kNothing;
    TypePointer type;
    std::vector<TypePointer> path; // The types that the indices choose from.
    Way ways[2];
    uint32_t num_ways = 1; // Two: the first one if `condition` is not 0.
    size_t depth = 0;      // Of the indices before the choice.
    Number condition, taken;
    uint32_t slot = 0; // Offset of its value in the results and in the source.
};

// A program.
struct Program {
    bool has_narrow = false; // It may compute with values of 8 and 16 bits.
    bool has_int64 = false, has_pointers = false, has_addresses = false;
    bool is_old = false;        // SPIR-V 1.0, with BufferBlock.
    TypePointer blocks[kKinds]; // Of storage buffers (and of addresses), and of uniform buffers; the texels.
    uint32_t num_buffers[kKinds] = {1, 1, 1, 1};
    std::string lengths[kKinds];    // Their names.
    std::vector<uint32_t> specials; // The values at run time.
    std::vector<uint32_t> defaults; // The module's values.
    std::vector<uint32_t> limits;   // Of the words of the push constants.
    std::vector<Access> accesses;
    uint32_t results_size = 0;
    std::string types, decorations; // Their declarations.
};

// A range of the bytes that an access touches.
struct Location {
    uint32_t offset;
    Type type;
};

// The effect of an index on a location.
Location Step(const Location &location, uint32_t index);

// The scalars of a value in memory, in order: their offsets and sizes.
void Leaves(const Type &type, uint32_t at, std::vector<std::pair<uint32_t, uint32_t>> *leaves);

// A program; the same for the same seed.
Program MakeProgram(uint32_t seed);

// Its text. In set 0 it has:
//
// - binding 0: the results, with a slot for each access; binding 5: the same for the values that accesses store;
// - bindings 1 to 4: num_buffers[] storage buffers, uniform buffers, uniform and storage texel buffers.
std::string TextOf(const Program &program, uint32_t seed);

// Types that every program declares.
extern const char kPrelude[];

} // namespace wd::testing::block
#endif
