// Reduces failing programs to minimal ones.
#ifndef WARDEN_VK_SYNCVAL_TESTING_ORACLE_ORACLE_SHRINK_H
#define WARDEN_VK_SYNCVAL_TESTING_ORACLE_ORACLE_SHRINK_H

#include <cstddef>

namespace warden {

// RemoveEach removes, from the end, each element of a list without which `program` still fails. `list_of`
// finds the list.
template <typename Program, typename Fails, typename ListOf>
bool RemoveEach(Program *program, const Fails &fails, const ListOf &list_of) {
    bool removed = false;
    for (size_t i = list_of(*program).size(); i-- > 0;) {
        Program smaller = *program;
        auto &list = list_of(smaller);
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
        if (fails(smaller)) {
            *program = smaller;
            removed = true;
        }
    }
    return removed;
}

// ShrinkWhile returns a minimal part of `program` that still fails: it removes operations, and elements of
// their `lists`, which are pointers to members.
template <typename Program, typename Fails, typename... Lists>
Program ShrinkWhile(Program program, const Fails &fails, Lists... lists) {
    for (bool shrunk = true; shrunk;) {
        shrunk = RemoveEach(&program, fails, [](Program &all) -> Program & { return all; });
        for (size_t i = program.size(); i-- > 0;) {
            (..., (shrunk |= RemoveEach(
                       &program, fails, [=](Program & all) -> auto & { return all[i].*lists; })));
        }
    }
    return program;
}

} // namespace warden

#endif
