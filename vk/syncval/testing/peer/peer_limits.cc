#include "vk/syncval/testing/peer/peer_limits.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <sstream>
#include <vector>

#include "vk/syncval/testing/peer/peer_dependency.h"

namespace warden {

namespace {

// AccessesOf returns the accesses in a message, each as "(stages, accesses)".
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

// The prefix of debug labels.
const std::string kLabelMark = LabelOf(0).substr(0, 1);

// NumberAfter returns the number after the first `mark` from `at` on, or 0.
size_t NumberAfter(const std::string &text, const std::string &mark, size_t at) {
    at = text.find(mark, at);
    return at == std::string::npos ? 0 : strtoul(text.c_str() + at + mark.size(), nullptr, 10);
}

bool HasNumber(const std::string &text, size_t number) {
    for (size_t at = 0; (at = text.find_first_of("0123456789", at)) != std::string::npos;
         at = text.find_first_not_of("0123456789", at)) {
        if (strtoul(text.c_str() + at, nullptr, 10) == number) {
            return true;
        }
    }
    return false;
}

// PriorOf returns the command of the earlier access of a message, or `number` if the message does not name
// it. Without a label Warden counts the commands of the primary command buffer from 1, and the first command
// of a stream begins it.
size_t PriorOf(const Stream &stream, const std::string &text, size_t number) {
    const std::string mark = " (command ", label = ", debug label \"" + kLabelMark;
    const size_t own = text.find(mark);
    const size_t prior = own == std::string::npos ? own : text.find(mark, own + 1);
    if (prior == std::string::npos) {
        return number;
    }
    const size_t end = text.find_first_not_of("0123456789", prior + mark.size());
    if (text.compare(end, label.size(), label) == 0) {
        return NumberAfter(text, label, end);
    }
    size_t count = strtoul(text.c_str() + prior + mark.size(), nullptr, 10);
    bool in_secondary = false;
    for (size_t i = 0; i < stream.size(); i++) {
        in_secondary |= stream[i].text.rfind("secondary", 0) == 0;
        if (!in_secondary && count-- == 0) {
            return i;
        }
        in_secondary &= stream[i].text != "end secondary";
    }
    return number;
}

// Place is the render pass instance and subpass of a command. vkCmdNextSubpass ends one subpass and begins
// the next. The command that begins the pass ends subpass -1, the commands before the first subpass.
struct Place {
    int pass = 0;              // Its group. 0: outside of render passes.
    int subpass = 0, last = 0; // These differ for vkCmdNextSubpass only.
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

// PeerPriorOf returns the command of the earlier access in a message of the Khronos layer, which gives its
// label. Accesses of render passes have none: then it returns 0, the command that begins the stream.
size_t PeerPriorOf(const std::string &text) {
    const size_t at = text.find("previously ");
    return at == std::string::npos ? 0 : NumberAfter(text, "[" + kLabelMark, at);
}

// HasPassBetween returns whether a render pass ended before command `number`, whose last subpass began after
// command `prior`.
bool HasPassBetween(const Stream &stream, size_t prior, size_t number) {
    size_t last = 0; // The beginning of the last subpass of the previous pass; 0 outside of render passes.
    for (size_t i = 0, began = 0; i < number; i++) {
        if (stream[i].text.rfind("begin pass", 0) == 0 || stream[i].text == "next subpass") {
            began = i;
        }
        last = stream[i].text == "end pass" ? began : last;
    }
    return prior < last;
}

// SubmissionOf returns the command that submits the command buffer of command `number`, or the number of
// commands if there is none.
size_t SubmissionOf(const Stream &stream, size_t number) {
    std::string primary;
    for (size_t i = std::min(number, stream.size() - 1); i > 0 && primary.empty(); i--) {
        primary = stream[i - 1].text.rfind("begin ", 0) == 0 ? stream[i - 1].text.substr(6) : "";
    }
    for (size_t i = number; i < stream.size(); i++) {
        std::istringstream words(stream[i].submits ? stream[i].text : "");
        bool runs = false;
        for (std::string word; words >> word;) {
            runs = word == "run" || (runs && isdigit(word[0]));
            if (runs && word == primary) {
                return i;
            }
        }
    }
    return stream.size();
}

// HasIndirectWait returns whether the host waited between the submissions `from` and `to`, and an earlier
// submission had waited for a semaphore.
bool HasIndirectWait(const Stream &stream, size_t from, size_t to) {
    bool has_semaphore = false;
    for (size_t i = from; i < to; i++) {
        has_semaphore |= stream[i].submits && stream[i].text.find("wait for") != std::string::npos;
        if (has_semaphore && !stream[i].fixes && stream[i].text.rfind("wait for", 0) == 0) {
            return true;
        }
    }
    return false;
}

// HasBarrierWithinEvent returns whether an event was set and waited for between two commands, with a barrier
// between the set and the wait.
bool HasBarrierWithinEvent(const Stream &stream, size_t prior, size_t number) {
    const auto begins = [&](size_t at, const char *words) { return stream[at].text.rfind(words, 0) == 0; };
    for (size_t set = prior + 1; set < number; set++) {
        bool has_barrier = false;
        for (size_t i = set + 1; i < number && begins(set, "set "); i++) {
            if (has_barrier && begins(i, "wait for ") && stream[i].group == stream[set].group) {
                return true;
            }
            has_barrier |= begins(i, "barrier") || begins(i, "wait for ");
        }
    }
    return false;
}

// RacedSubpass returns the subpass of the earlier access in a message of the Khronos layer.
size_t RacedSubpass(const Stream &stream, const std::string &text) {
    const size_t at = text.find("previously "), prior = PeerPriorOf(text);
    return prior ? static_cast<size_t>(PlaceOf(stream, prior).subpass) : NumberAfter(text, " subpass ", at);
}

// PassOf returns the text of the command that begins the render pass of command `number`.
const std::string &PassOf(const Stream &stream, size_t number) {
    while (stream[number].in_pass) {
        number--;
    }
    return stream[number].text;
}

// HasRepeatedTransition returns whether a message is about layout transitions of a subpass after the first
// one, with an external dependency to it.
bool HasRepeatedTransition(const Stream &stream, size_t number, const std::string &text) {
    const size_t subpass = NumberAfter(text, "subpass ", 0);
    return subpass > 0 && text.find("image layout transition") != std::string::npos &&
           PassOf(stream, number).find(Format(" dependency -1 -> %zu:", subpass)) != std::string::npos;
}

// LeadsOut returns whether a dependency leads from this subpass of command `number`'s render pass to another
// subpass.
bool LeadsOut(const Stream &stream, size_t number, size_t subpass) {
    const std::string &text = PassOf(stream, number), mark = Format(" dependency %zu -> ", subpass);
    for (size_t at = 0; (at = text.find(mark, at)) != std::string::npos; at += mark.size()) {
        if (text.compare(at + mark.size(), 2, std::to_string(subpass) + ":") != 0) {
            return true;
        }
    }
    return false;
}

} // namespace

bool IsMissedByPeer(const Stream &stream, size_t number, const std::string &text) {
    if (stream[number].submits) {
        const size_t own = NumberAfter(text, " debug label \"" + kLabelMark, 0);
        return text.find("-RACING-") != std::string::npos && own < stream.size() &&
               !HasNumber(stream[own].text, NumberAfter(text, " bytes [", 0));
    }
    if (HasBarrierWithinEvent(stream, PriorOf(stream, text, number), number)) {
        return true;
    }
    const std::vector<std::string> accesses = AccessesOf(text);
    if (accesses.size() >= 2 && IsOfAttachment(accesses[0]) && IsOfAttachment(accesses[1])) {
        return true;
    }
    if (!accesses.empty() && IsOfAttachment(accesses[0]) &&
        (stream[number].text.rfind("execute", 0) == 0 ||
         text.find(" of secondary command buffer") != std::string::npos)) {
        return true;
    }
    const bool reads_depth =
        !accesses.empty() && accesses[0].find("DEPTH_STENCIL_ATTACHMENT_READ") != std::string::npos;
    if (reads_depth || text.find("vkCmdClearAttachments") != std::string::npos) {
        return true;
    }
    const Place prior = PlaceOf(stream, PriorOf(stream, text, number)), own = PlaceOf(stream, number);
    if (prior.pass == own.pass) {
        return own.last > prior.subpass + 1;
    }
    return own.last > 0 || prior.subpass + 1 < prior.num_subpasses;
}

bool IsPeerFalsePositive(const Stream &stream, size_t number, const std::string &text) {
    if (stream[number].submits) {
        return HasIndirectWait(stream, SubmissionOf(stream, PeerPriorOf(text)), number);
    }
    if (text.find("loadOp VK_ATTACHMENT_LOAD_OP_DONT_CARE") != std::string::npos &&
        text.find("by the attachment storeOp") != std::string::npos) {
        return true;
    }
    if (text.find("(loadOp ") != std::string::npos &&
        text.find("image layout transition initiated by vkCmd") != std::string::npos) {
        return true;
    }
    if (text.find("performs image layout transition in subpass") != std::string::npos &&
        text.find("RACING") != std::string::npos) {
        return text.find("previously written during an image layout transition") != std::string::npos ||
               LeadsOut(stream, number, RacedSubpass(stream, text));
    }
    if (HasRepeatedTransition(stream, number, text) ||
        (text.find("at the beginning of subpass ") != std::string::npos &&
         PassOf(stream, number).find("of secondaries") != std::string::npos)) {
        return true;
    }
    return HasPassBetween(stream, PeerPriorOf(text), number);
}

} // namespace warden
