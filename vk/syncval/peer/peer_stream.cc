#include "vk/syncval/peer/peer_stream.h"

#include "vk/syncval/peer/peer_generator.h"

namespace warden {

Stream MakeStream(uint32_t seed, uint32_t families, const Dialect &dialect) {
    return Generator(seed, families, dialect).MakeAll();
}

Stream Mended(const Stream &stream, size_t number) {
    const Side all = {"all rw", VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                      VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT};
    Stream mended = stream;
    mended.insert(
        mended.begin() + static_cast<std::ptrdiff_t>(number),
        {"barrier for everything", [all](Player &player) { RecordMemoryBarrier2(player, all, all); }});
    return mended;
}

Stream Without(const Stream &stream, size_t number) {
    const int group = stream[number].group;
    Stream rest;
    for (size_t i = 0; i < stream.size(); i++) {
        if (i != number && (group == 0 || stream[i].group != group)) {
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
