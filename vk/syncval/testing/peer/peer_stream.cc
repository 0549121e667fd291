#include "vk/syncval/testing/peer/peer_stream.h"

#include "vk/syncval/testing/peer/peer_generator.h"

namespace warden {

Stream MakeStream(uint32_t seed, uint32_t families, const Dialect &dialect) {
    return Generator(seed, families, dialect).MakeAll();
}

bool AddFix(Stream *stream, size_t number) {
    size_t place = number;
    while ((*stream)[place].in_pass) {
        place--;
    }
    if (place > 0 && (*stream)[place - 1].fixes) {
        const bool is_free = (*stream)[number].group == 0 && (*stream)[number].in_pass;
        if (is_free) {
            *stream = Without(*stream, number);
        }
        return is_free;
    }
    if ((*stream)[number].submits) {
        Command wait;
        wait.text = "wait for the device";
        wait.play = [](Player &player) { player.WaitForDevice(); };
        wait.fixes = true;
        stream->insert(stream->begin() + static_cast<std::ptrdiff_t>(place), wait);
        return true;
    }
    const Side all = {"all rw", VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                      VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT};
    Command barrier;
    barrier.text = "barrier for everything";
    barrier.play = [all](Player &player) { RecordMemoryBarrier2(player, all, all); };
    barrier.fixes = true;
    stream->insert(stream->begin() + static_cast<std::ptrdiff_t>(place), barrier);
    return true;
}

Stream Without(const Stream &stream, size_t number) {
    const int group = stream[number].group;
    Stream rest;
    bool drops_pass = false;
    for (size_t i = 0; i < stream.size(); i++) {
        const bool drops = i == number || (group != 0 && stream[i].group == group);
        drops_pass = stream[i].in_pass ? drops_pass : drops;
        if (!drops && !(stream[i].in_pass && drops_pass)) {
            rest.push_back(stream[i]);
        }
    }
    return rest;
}

std::string Describe(const Stream &stream) {
    std::string text;
    for (size_t i = 0; i < stream.size(); i++) {
        text += Format("  %2zu ", i) + stream[i].text + "\n";
    }
    return text;
}

} // namespace warden
