// Secondary command buffers of streams: each is executed right after its recording, and sometimes again.
#include "vk/syncval/testing/peer/peer_generator.h"

namespace warden {

bool Generator::MayAddSecondaries() const {
    return families_ & kSecondaries && !in_secondary_ && num_secondaries_ < kNumSecondaries;
}

void Generator::AddSecondaries(const std::function<void()> &add, bool in_pass) {
    std::vector<uint32_t> numbers;
    const int group = kFirstSecondaries + static_cast<int>(num_secondaries_);
    std::string text = "execute";
    const auto name = [&](uint32_t number) {
        numbers.push_back(number);
        text += " " + std::to_string(number);
    };
    const auto add_unlabelled = [&](const std::string &line, std::function<void(Player &)> play) {
        Add(line, std::move(play), group, in_pass);
        stream_.back().is_labelled = false;
    };
    in_secondary_ = true;
    for (uint32_t count = 1 + Below(2); count > 0 && num_secondaries_ < kNumSecondaries; count--) {
        const uint32_t number = num_secondaries_++;
        add_unlabelled("secondary " + std::to_string(number),
                       [=](Player &player) { player.BeginSecondary(number); });
        for (uint32_t commands = 1 + Below(3); commands > 0; commands--) {
            add();
        }
        add_unlabelled("end secondary", [](Player &player) { player.EndSecondary(); });
        name(number);
    }
    in_secondary_ = false;
    // An event is set only once.
    if (OneIn(4) && !(families_ & kEvents)) {
        name(AnyOf(numbers));
    }
    add_unlabelled(text, [=](Player &player) { player.ExecuteSecondaries(numbers); });
}

} // namespace warden
