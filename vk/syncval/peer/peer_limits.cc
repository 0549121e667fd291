#include "vk/syncval/peer/peer_limits.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace warden {

namespace {

// AccessesOf returns the accesses that a message names, "(stages, accesses)" each.
std::vector<std::string> AccessesOf(const std::string &text) {
    std::vector<std::string> accesses;
    for (size_t at = text.find("(VK_PIPELINE_STAGE_2_"); at != std::string::npos;
         at = text.find("(VK_PIPELINE_STAGE_2_", at + 1)) {
        const std::string both = text.substr(at, text.find(')', at) - at);
        accesses.push_back(both.substr(both.find(", ") + 2));
    }
    return accesses;
}

bool IsOfAttachment(const std::string &access) {
    return access.find("ATTACHMENT_READ_BIT") != std::string::npos ||
           access.find("ATTACHMENT_WRITE_BIT") != std::string::npos;
}

// PriorOf returns which command made the earlier access of a message; `number` where that is not said. Warden counts commands from 1, and
// the first one of a stream begins its command buffer.
size_t PriorOf(const std::string &text, size_t number) {
    const std::string mark = " (command ";
    const size_t own = text.find(mark);
    const size_t prior = own == std::string::npos ? own : text.find(mark, own + 1);
    return prior == std::string::npos ? number : strtoul(text.c_str() + prior + mark.size(), nullptr, 10);
}

// Place is where a command stands: outside of render passes, or in a subpass. vkCmdNextSubpass ends one subpass and
// begins the next; what begins the pass ends what is before the first one, subpass -1.
struct Place {
    int pass = 0;              // Its group.
    int subpass = 0, last = 0; // The same, but of vkCmdNextSubpass.
    int num_subpasses = 1;
};

Place PlaceOf(const Stream &stream, size_t number) {
    Place place;
    for (size_t i = 0; i < stream.size(); i++) {
        const bool goes_on = i + 1 < stream.size() && stream[i + 1].in_pass,
                   begins = goes_on && !stream[i].in_pass;
        if (i <= number && begins) {
            place = {stream[i].group, -1, 0, 1};
        }
        if (place.pass && stream[i].group == place.pass && !begins && goes_on) {
            place.num_subpasses++;
            place.last += i <= number;
        }
        if (place.pass && stream[i].group == place.pass && goes_on) {
            place.subpass += i < number;
        }
        if (i == number && !begins && !stream[i].in_pass) {
            return {};
        }
    }
    return place;
}

template <typename Test> bool HasBefore(const Stream &stream, size_t number, const Test &test) {
    return std::any_of(stream.begin(), stream.begin() + static_cast<std::ptrdiff_t>(number), test);
}

} // namespace

bool PeerMisses(const Stream &stream, size_t number, const std::string &text) {
    if (stream[number].submits) {
        return text.find("-RACING-") != std::string::npos &&
               HasBefore(stream, number, [](const Command &command) {
                   return command.submits && command.text.find("] [") != std::string::npos;
               });
    }
    const std::vector<std::string> accesses = AccessesOf(text);
    if (accesses.size() >= 2 && IsOfAttachment(accesses[0]) && IsOfAttachment(accesses[1])) {
        return true;
    }
    const bool reads_depth =
        !accesses.empty() && accesses[0].find("DEPTH_STENCIL_ATTACHMENT_READ") != std::string::npos;
    if (reads_depth || text.find("vkCmdClearAttachments") != std::string::npos) {
        return true;
    }
    const Place prior = PlaceOf(stream, PriorOf(text, number)), own = PlaceOf(stream, number);
    if (prior.pass == own.pass) {
        return own.last > prior.subpass + 1;
    }
    return own.last > 0 || prior.subpass + 1 < prior.num_subpasses;
}

bool PeerExceeds(const Stream &stream, size_t number, const std::string &text) {
    if (stream[number].submits) {
        return HasBefore(stream, number,
                         [](const Command &command) { return command.text.rfind("wait for", 0) == 0; });
    }
    if (text.find("(loadOp ") != std::string::npos &&
        text.find("image layout transition initiated by vkCmd") != std::string::npos) {
        return true;
    }
    for (size_t i = 0; i < number; i++) {
        if (stream[i].in_pass && !stream[i + 1].in_pass) {
            return true;
        }
    }
    return false;
}

} // namespace warden
