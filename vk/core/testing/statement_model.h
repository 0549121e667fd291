// The model of explicit statements that emit_model.py writes in C++: values and truths that may not be known, random
// values of members, and the search for values with which the statements hold.
//
//     Random random(seed);
//     model.randomize(random, info, true);
//     Satisfy(world, random, {{&model, info}}, true, &broken);   // changes members until each statement holds
#ifndef WARDEN_VK_CORE_TESTING_STATEMENT_MODEL_H
#define WARDEN_VK_CORE_TESTING_STATEMENT_MODEL_H

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <map>
#include <random>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "vk/capabilities/capabilities.h"

namespace wd::testing {

enum class Truth { kFalse, kTrue, kUnknown };

inline Truth Is(bool value) {
    return value ? Truth::kTrue : Truth::kFalse;
}

inline Truth Not(Truth truth) {
    return truth == Truth::kUnknown ? truth : Is(truth == Truth::kFalse);
}

inline Truth And(std::initializer_list<Truth> truths) {
    Truth all = Truth::kTrue;
    for (const Truth truth : truths) {
        if (truth == Truth::kFalse) {
            return truth;
        }
        all = truth == Truth::kUnknown ? truth : all;
    }
    return all;
}

inline Truth Or(std::initializer_list<Truth> truths) {
    Truth any = Truth::kFalse;
    for (const Truth truth : truths) {
        if (truth == Truth::kTrue) {
            return truth;
        }
        any = truth == Truth::kUnknown ? truth : any;
    }
    return any;
}

__extension__ typedef __int128 Wide;

// Number is the value of a member, limit or constant.
struct Number {
    bool is_known = false, is_float = false;
    Wide integer = 0;
    double real = 0;
};

template <typename T> Number Value(T value) {
    Number number;
    number.is_known = true;
    if constexpr (std::is_floating_point_v<T>) {
        number.is_float = true;
        number.real = value;
    } else if constexpr (std::is_null_pointer_v<T>) {
        number.integer = 0;
    } else if constexpr (std::is_pointer_v<T>) {
        number.integer = static_cast<Wide>(reinterpret_cast<uintptr_t>(value));
    } else {
        number.integer = static_cast<Wide>(value);
    }
    return number;
}

inline double RealOf(const Number &number) {
    return number.is_float ? number.real : static_cast<double>(number.integer);
}

inline Truth Equal(const Number &a, const Number &b) {
    if (!a.is_known || !b.is_known) {
        return Truth::kUnknown;
    }
    return Is(a.is_float || b.is_float ? RealOf(a) == RealOf(b) : a.integer == b.integer);
}

inline Truth Less(const Number &a, const Number &b) {
    if (!a.is_known || !b.is_known || RealOf(a) != RealOf(a) || RealOf(b) != RealOf(b)) {
        return Truth::kUnknown;
    }
    return Is(a.is_float || b.is_float ? RealOf(a) < RealOf(b) : a.integer < b.integer);
}

inline Number Compute(char operation, const Number &a, const Number &b) {
    Number result;
    const bool divides = operation == '/' || operation == '%';
    result.is_known = a.is_known && b.is_known && !(divides && RealOf(b) == 0);
    result.is_float = a.is_float || b.is_float;
    if (!result.is_known) {
        return result;
    }
    const double x = RealOf(a), y = RealOf(b);
    switch (operation) {
    case '+':
        result.integer = a.integer + b.integer, result.real = x + y;
        break;
    case '-':
        result.integer = a.integer - b.integer, result.real = x - y;
        break;
    case '*':
        result.integer = a.integer * b.integer, result.real = x * y;
        break;
    case '/':
        result.integer = result.is_float ? 0 : a.integer / b.integer, result.real = x / y;
        break;
    default:
        result.is_known = !result.is_float;
        result.integer = result.is_float ? 0 : a.integer % b.integer;
    }
    return result;
}

inline Truth IsPowerOfTwo(const Number &a) {
    return a.is_known ? Is(a.integer > 0 && (a.integer & (a.integer - 1)) == 0) : Truth::kUnknown;
}

template <typename Bit> Truth IncludesOne(const Number &mask, Bit bit) {
    return mask.is_known ? Is((mask.integer & static_cast<Wide>(bit)) != 0) : Truth::kUnknown;
}

inline Truth IncludesOnly(const Number &mask, std::initializer_list<uint64_t> bits) {
    Wide all = 0;
    for (const uint64_t bit : bits) {
        all |= static_cast<Wide>(bit);
    }
    return mask.is_known ? Is((mask.integer & ~all) == 0) : Truth::kUnknown;
}

inline Number First(std::initializer_list<Number> numbers) {
    for (const Number &number : numbers) {
        if (number.is_known) {
            return number;
        }
    }
    return {};
}

template <typename Struct> const Struct *Chained(const void *chain, VkStructureType type) {
    const auto *next = static_cast<const VkBaseInStructure *>(chain);
    for (; next; next = next->pNext) {
        if (next->sType == type) {
            return reinterpret_cast<const Struct *>(next);
        }
    }
    return nullptr;
}

template <typename T, typename Function> Truth All(const T *elements, uint64_t num, Function holds) {
    Truth all = Truth::kTrue;
    for (uint64_t i = 0; elements && i < num && all != Truth::kFalse; i++) {
        all = And({all, holds(elements[i])});
    }
    return all;
}

template <typename T, typename Function> void Each(const T *elements, uint64_t num, Function visit) {
    for (uint64_t i = 0; elements && i < num; i++) {
        visit(elements[i]);
    }
}

// World is the device.
struct World {
    wd_device_capabilities enabled;
    const wd_physical_capabilities *physical;
    uint32_t api_version;

    template <typename Struct, typename Member>
    Number Property(Member Struct::*member, VkStructureType type) const {
        const auto *properties = static_cast<const Struct *>(wd_physical_property_struct(physical, type));
        return properties ? Value(properties->*member) : Number();
    }
};

// Fields are the members that a statement reads, and values that its text names.
struct Fields {
    struct Field {
        char *at;
        size_t width;
        bool is_float;
    };
    std::vector<Field> members;
    std::vector<Number> suggestions;

    bool all = false; // Also members that statements name which are not in the model.

    template <typename T> void Add(const T *member) {
        if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
            members.push_back(
                {reinterpret_cast<char *>(const_cast<T *>(member)), sizeof(T), std::is_floating_point_v<T>});
        }
    }
    template <typename T> void AddKept(const T *member) {
        if (all) {
            Add(member);
        }
    }
    void Suggest(const Number &number) {
        if (number.is_known) {
            suggestions.push_back(number);
        }
    }
};

class Random {
  public:
    explicit Random(uint64_t seed) : engine_(seed) {
    }

    uint64_t Below(uint64_t end) {
        return engine_() % end;
    }

    // These leave half of the members as they are.
    template <typename T> void Pick(T *member, std::initializer_list<T> values) {
        if (Below(2) && values.size()) {
            *member = values.begin()[Below(values.size())];
        }
    }
    template <typename T, typename U> void Pick(T *member, std::initializer_list<U> values) {
        if (Below(2) && values.size()) {
            *member = static_cast<T>(values.begin()[Below(values.size())]);
        }
    }
    template <typename T> void Flags(T *member, std::initializer_list<uint64_t> bits) {
        if (Below(2)) {
            const uint64_t rarity = 1 + Below(4);
            uint64_t mask = 0;
            for (const uint64_t bit : bits) {
                mask |= Below(rarity) ? 0 : bit;
            }
            *member = static_cast<T>(mask);
        }
    }
    template <typename T> void Float(T *member) {
        static const double values[] = {0, 0.25, 0.5, 1, 2, 16, -1};
        if (Below(2)) {
            *member = static_cast<T>(values[Below(std::size(values))]);
        }
    }
    template <typename T> void Integer(T *member) {
        static const uint64_t values[] = {0,  1,   2,   3,    4,     8,          16,
                                          64, 255, 256, 4096, 65535, UINT32_MAX, UINT64_MAX};
        if (Below(2)) {
            *member = static_cast<T>(Below(8) ? values[Below(std::size(values))] : engine_());
        }
    }

    // Change gives a member another value: one that the text suggests, near it, or any.
    void Change(const Fields::Field &field, const Fields &fields) {
        if (field.is_float) {
            double value = static_cast<double>(Below(4)) / 2;
            if (!fields.suggestions.empty() && Below(4)) {
                value = RealOf(fields.suggestions[Below(fields.suggestions.size())]);
            }
            const auto single = static_cast<float>(value);
            memcpy(field.at, field.width == sizeof single ? static_cast<const void *>(&single) : &value,
                   field.width);
            return;
        }
        uint64_t now = 0, value = Below(3) ? Below(3) : engine_() >> Below(64);
        memcpy(&now, field.at, field.width);
        if (!fields.suggestions.empty() && Below(4)) {
            const Number &number = fields.suggestions[Below(fields.suggestions.size())];
            const auto suggested =
                static_cast<uint64_t>(number.is_float ? static_cast<Wide>(number.real) : number.integer);
            const uint64_t values[] = {suggested,       suggested + 1,    suggested ? suggested - 1 : 1,
                                       now | suggested, now & ~suggested, now & suggested};
            value = values[Below(std::size(values))];
        }
        memcpy(field.at, &value, field.width);
    }

  private:
    std::mt19937_64 engine_;
};

struct ModelRule {
    const char *vuid;
    Truth (*holds)(const World &world, const void *owner);
    void (*fields)(const World &world, const void *owner, Fields &fields);
};

// Model is what is known of a struct or command.
struct Model {
    // Where not `all`, members that statements name which are not in the model keep their values.
    void (*randomize)(Random &random, void *owner, bool all);
    std::vector<ModelRule> rules;
};

struct Owner {
    const Model *model;
    char *at;
};

// Of the registry of the build, generated: the models of its structs and commands by their names; "VkFoo.bar", a member
// that is kept, with a statement that is not in the model and names it; the structs of features with their sizes,
// without those that a struct of a version has, too.
extern const std::map<std::string, Model> kModels;
extern const std::vector<std::pair<const char *, const char *>> kKept;
extern const std::vector<std::pair<VkStructureType, size_t>> kFeatures;

// Satisfy changes members that violated statements read, until each statement holds; false, with the VUID of one that
// does not in `broken`, where it gives up.
bool Satisfy(const World &world, Random &random, const std::vector<Owner> &owners, bool all,
             std::string *broken);

} // namespace wd::testing

#endif
