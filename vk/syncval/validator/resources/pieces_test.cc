// Pieces, compared with the accesses to each byte, for random accesses.
#include "vk/syncval/validator/resources/pieces.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace {

constexpr wd_sync_usage kUsages[] = {WD_SYNC_COPY_TRANSFER_READ, WD_SYNC_COPY_TRANSFER_WRITE,
                                     WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ,
                                     WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE};

using Key = std::pair<uint8_t, uint64_t>; // A space and a byte of it.
using Usages = std::map<Key, std::set<uint16_t>>;

// Accesses to up to two objects. Each object has its own part of a space, unless `shares`.
struct Command {
    Command(unsigned seed, bool shares, size_t most_ranges) {
        std::mt19937 random(seed);
        const size_t num_accesses = 1 + random() % 4;
        for (size_t i = 0; i < num_accesses; i++) {
            const size_t object = random() % 2;
            const uint64_t base = object && !shares ? 256 : 0;
            wd_syncval_access access = {};
            access.object = &objects[object];
            access.first_range = ranges.size();
            access.num_ranges = 1 + random() % most_ranges;
            access.usage = static_cast<uint16_t>(kUsages[random() % 4]);
            access.space = static_cast<uint8_t>(random() % WD_SYNC_SPACE_COUNT);
            for (size_t k = 0; k < access.num_ranges; k++) {
                const uint64_t begin = base + random() % 200;
                ranges.push_back({begin, begin + 1 + random() % 40});
            }
            accesses.push_back(access);
        }
    }

    Usages Expected() const {
        Usages all;
        for (const wd_syncval_access &access : accesses) {
            for (size_t i = 0; i < access.num_ranges; i++) {
                const wd_range &range = ranges[access.first_range + i];
                for (uint64_t byte = range.begin; byte < range.end; byte++) {
                    all[{access.space, byte}].insert(access.usage);
                }
            }
        }
        return all;
    }

    bool OverlapsUnlike() const {
        std::map<Key, const wd_state_object *> owners;
        for (const wd_syncval_access &access : accesses) {
            for (size_t i = 0; i < access.num_ranges; i++) {
                const wd_range &range = ranges[access.first_range + i];
                for (uint64_t byte = range.begin; byte < range.end; byte++) {
                    if (owners.insert({{access.space, byte}, access.object}).first->second != access.object) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    wd_state_object objects[2] = {};
    std::vector<wd_syncval_access> accesses;
    std::vector<wd_range> ranges;
};

// Also checks that each byte is in one piece and that reads come before writes.
Usages Found(const wd_syncval_pieces &pieces) {
    Usages all;
    for (uint32_t i = 0; i < pieces.count; i++) {
        const wd_sync_piece &piece = pieces.pieces[i];
        EXPECT_LT(piece.range.begin, piece.range.end);
        for (uint32_t k = 0; k < piece.num_usages; k++) {
            EXPECT_EQ(k >= piece.num_reads, wd_sync_usage_writes(piece.usages[k]));
        }
        const std::set<uint16_t> usages(piece.usages, piece.usages + piece.num_usages);
        EXPECT_EQ(size_t{piece.num_usages}, usages.size());
        for (uint64_t byte = piece.range.begin; byte < piece.range.end; byte++) {
            EXPECT_TRUE(all.insert({{piece.space, byte}, usages}).second);
        }
    }
    return all;
}

} // namespace

TEST(SyncvalPiecesTest, RandomAccesses) {
    int num_entire = 0, num_unlike = 0;
    for (unsigned seed = 0; seed < 2000; seed++) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const Command command(seed, seed % 2, 8);
        wd_syncval_pieces pieces;
        wd_syncval_make_pieces(&pieces, command.accesses.data(), command.accesses.size(),
                               command.ranges.data());
        if (command.OverlapsUnlike()) {
            num_unlike++;
            EXPECT_EQ(0u, pieces.count);
        } else if (pieces.count) {
            num_entire++;
            EXPECT_EQ(command.Expected(), Found(pieces));
        }
    }
    EXPECT_GT(num_entire, 1000);
    EXPECT_GT(num_unlike, 100);
}

TEST(SyncvalPiecesTest, AsManyAsFit) {
    for (size_t num = WD_SYNCVAL_MAX_COMMAND_PIECES; num <= WD_SYNCVAL_MAX_COMMAND_PIECES + 1; num++) {
        std::vector<wd_range> ranges;
        for (uint64_t i = 0; i < num; i++) {
            ranges.push_back({i * 8, i * 8 + 4});
        }
        wd_state_object object = {};
        wd_syncval_access access = {};
        access.object = &object;
        access.num_ranges = num;
        access.usage = WD_SYNC_COPY_TRANSFER_READ;
        wd_syncval_pieces pieces;
        wd_syncval_make_pieces(&pieces, &access, 1, ranges.data());
        EXPECT_EQ(num > WD_SYNCVAL_MAX_COMMAND_PIECES ? 0 : num, size_t{pieces.count});
        // Splitting may create too many pieces as well.
        ranges.pop_back();
        ranges.push_back({0, 2});
        access.num_ranges = num - 1;
        wd_syncval_access more = access;
        more.first_range = num - 1;
        more.num_ranges = 1;
        more.usage = WD_SYNC_COPY_TRANSFER_WRITE;
        const wd_syncval_access both[] = {access, more};
        wd_syncval_make_pieces(&pieces, both, 2, ranges.data());
        EXPECT_EQ(num > WD_SYNCVAL_MAX_COMMAND_PIECES ? 0 : num, size_t{pieces.count});
    }
}
