#include "vk/core/testing/statement_model.h"

namespace wd::testing {
namespace {

constexpr int kMostRounds = 24, kMostChanges = 48;

// Fix makes one statement hold, by a change of one or two members.
bool Fix(const World &world, Random &random, const Owner &owner, const ModelRule &rule, bool all) {
    Fields fields;
    fields.all = all;
    rule.fields(world, owner.at, fields);
    if (fields.members.empty()) {
        return false;
    }
    for (int i = 0; i < kMostChanges; i++) {
        const Fields::Field &field = fields.members[random.Below(fields.members.size())];
        uint64_t before = 0;
        memcpy(&before, field.at, field.width);
        random.Change(field, fields);
        if (rule.holds(world, owner.at) != Truth::kFalse) {
            return true;
        }
        if (random.Below(2)) { // Else the next change may need this one.
            memcpy(field.at, &before, field.width);
        }
    }
    return false;
}

} // namespace

bool Satisfy(const World &world, Random &random, const std::vector<Owner> &owners, bool all,
             std::string *broken) {
    for (int round = 0; round < kMostRounds; round++) {
        bool is_satisfied = true;
        for (const Owner &owner : owners) {
            for (const ModelRule &rule : owner.model->rules) {
                if (rule.holds(world, owner.at) == Truth::kFalse) {
                    is_satisfied = false;
                    *broken = rule.vuid;
                    if (!Fix(world, random, owner, rule, all)) {
                        return false;
                    }
                }
            }
        }
        if (is_satisfied) {
            return true;
        }
    }
    return false;
}

} // namespace wd::testing
