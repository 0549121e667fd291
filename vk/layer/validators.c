// The validators of the layer, in the order in which their hooks run. To add one: docs/recipes.md.
#include "vk/layer/validators.h"

static const wd_validator_entry entries[] = {
    {0},
};

const wd_validator_entry *const wd_validator_entries = entries;
const size_t wd_num_validator_entries = 0;
