// Keys and comparisons of conditions about descriptors.
#include "vk/gpuav/instrument/checks/checks_internal.h"
#include "vk/util/hash128.h"

uint64_t wd_check_key_with(const wd_analysis *analysis, const wd_condition *condition, uint64_t extra) {
    const wd_root *root = wd_root_at(analysis, condition->root);
    const uint64_t indices = wd_hash64_bytes(root->indices, root->num_indices * sizeof *root->indices);
    const uint64_t key = wd_hash_u64(indices ^ wd_hash_u64(root->array)) ^ wd_hash_u64(condition->kind);
    return wd_hash_u64(key ^ extra);
}

uint64_t wd_check_root_key(const wd_analysis *analysis, const wd_condition *condition) {
    return wd_check_key_with(analysis, condition, 0);
}

bool wd_check_same_root(const wd_analysis *analysis, const wd_condition *a, const wd_condition *b) {
    const wd_root *roots = analysis->tracking->roots.items;
    return wd_same_root(&roots[a->root], &roots[b->root]);
}
