// Builds the arguments of calls from the tables of vk/parameters, for tests: a valid call that contains a given struct,
// and the same call with one mistake.
//
//     Builder builder(handles);
//     for (const Place &place : builder.Places()) {       // each row of each record that a call gets to
//         Call call = builder.Build(place);               // valid
//         builder.Break(place, &call);                    // violates exactly the statement of the row
#ifndef WARDEN_VK_PARAMETERS_PARAMETERS_BUILDER_H
#define WARDEN_VK_PARAMETERS_PARAMETERS_BUILDER_H

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "vk/parameters/parameters_internal.h"

namespace wd::parameters {

// Step leads from a record to the next: through a row, or, with `row` NULL, through the pNext chain to `chained`.
struct Step {
    const wd_parameters_row *row;
    const wd_parameters_record *chained;
};

enum class Coverage {
    kOnce,        // Each struct by the first command that leads to it.
    kEachCommand, // Each struct for each command; structs of chains once. The places of a command follow each other.
};

// Place is a row of a record, and the way to it.
struct Place {
    wd_command command;
    std::vector<Step> steps;
    const wd_parameters_record *record;
    const wd_parameters_row *row; // May be NULL.
    bool is_output;               // The command writes the struct.
};

// Call is the arguments of a command, with the memory that they point to.
struct Call {
    wd_command command;
    char *args;
    char *owner; // The record of the place.
    std::deque<std::vector<uint64_t>> memory;
};

class Builder {
  public:
    // `handle` returns a handle of a type.
    explicit Builder(std::function<uint64_t(VkObjectType)> handle);

    // Records returns the commands with hooks and the structs that their arguments lead to, with `row` NULL.
    std::vector<Place> Records(Coverage coverage) const;

    // Places returns every row that some command with hooks gets to, each once.
    std::vector<Place> Places() const;

    Call Build(const Place &place) const;

    // Break makes one mistake; false where the row's statement cannot be violated on its own, with the reason in `why`.
    bool Break(const Place &place, Call *call, std::string *why) const;

  private:
    struct Filling;
    struct Position;
    char *Allocate(Call *call, size_t size) const;
    void Fill(Filling *filling, const wd_parameters_record *record, char *owner, size_t depth,
              bool is_output) const;
    void FillValues(Filling *filling, const wd_parameters_record *record, uint16_t num, char *owner) const;
    void FillKnown(const wd_parameters_record *record, char *owner) const;
    void FillLengths(Filling *filling, const wd_parameters_record *record, uint16_t num, char *owner,
                     const wd_parameters_row *forced) const;
    void FillMembers(Filling *filling, const wd_parameters_record *record, char *owner,
                     const Position &position, bool arrays) const;
    void FillChained(Filling *filling, const wd_parameters_record *record, char *owner, size_t depth,
                     bool is_output) const;
    bool ChainTwice(const Place &place, Call *call, std::string *why) const;
    void FillScalar(Filling *filling, const wd_parameters_record *record, const wd_parameters_row *row,
                    char *at) const;
    void FillPointer(Filling *filling, const wd_parameters_record *record, const wd_parameters_row *row,
                     char *owner, size_t depth, bool is_forced) const;
    void WriteCount(Filling *filling, uint16_t index, char *owner, uint64_t value) const;
    void Select(Filling *filling, uint16_t condition, char *owner) const;
    bool Holds(uint16_t condition, const char *owner) const;
    void FillRequired(Filling *filling, const wd_parameters_record *record, char *owner,
                      const Position &position) const;
    void FillPipeline(Filling *filling, const wd_parameters_record *record, char *owner,
                      const Position &position) const;
    void FillStagesAndAttachments(Filling *filling, char *owner) const;

    std::function<uint64_t(VkObjectType)> handle_;
};

// VuidOf returns the id that a row reports for a command, NameOf the name of its subject.
std::string VuidOf(wd_command command, const wd_parameters_row &row);
std::string NameOf(const wd_parameters_row &row);

} // namespace wd::parameters

#endif
