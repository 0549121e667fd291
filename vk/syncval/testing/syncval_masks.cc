#include "vk/syncval/testing/syncval_masks.h"

#include <gtest/gtest.h>

#include <regex>

#include "vk/syncval/model/sync_tables.h"

namespace {

// Bits converts names separated by " | ". The tables of stages and accesses distinguish them.
uint64_t Bits(const std::string &names) {
    uint64_t bits = 0;
    for (size_t begin = 0; begin < names.size();) {
        const size_t end = std::min(names.find(" | ", begin), names.size());
        const std::string name = names.substr(begin, end - begin);
        begin = end + 3;
        if (name == "VK_PIPELINE_STAGE_2_NONE" || name == "VK_ACCESS_2_NONE") {
            continue;
        }
        uint64_t bit = 0;
        for (int i = 0; i < 64; i++) {
            for (const char *known : {wd_sync_stage_table[i].name, wd_sync_access_table[i].name}) {
                bit |= known && name == known ? uint64_t{1} << i : 0;
            }
        }
        EXPECT_NE(bit, 0u) << "unknown name in " << names;
        bits |= bit;
    }
    return bits;
}

} // namespace

bool FindMasks(const std::string &text, const std::string &words, SyncMasks *masks) {
    const std::regex pattern(words + "srcStageMask = ([^,]*), srcAccessMask = ([^,]*), "
                                     "dstStageMask = ([^,]*), dstAccessMask = ([^,.]*)\\.");
    std::smatch match;
    if (!std::regex_search(text, match, pattern)) {
        return false;
    }
    *masks = {Bits(match[1]), Bits(match[2]), Bits(match[3]), Bits(match[4])};
    return true;
}

void AddMasks(const std::string &text, SyncMasks *masks) {
    const std::regex half("(src|dst)StageMask = ([^,.]*)(?:, ...AccessMask = ([^,.]*))?");
    for (std::sregex_iterator at(text.begin(), text.end(), half), end; at != end; ++at) {
        const bool is_source = (*at)[1] == "src";
        (is_source ? masks->src_stages : masks->dst_stages) |= Bits((*at)[2]);
        (is_source ? masks->src_accesses : masks->dst_accesses) |= Bits((*at)[3]);
    }
}
