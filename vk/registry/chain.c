#include "vk/registry/chain.h"

const void *wd_find_chained(const void *chain, VkStructureType type) {
    const VkBaseInStructure *chained = chain;
    for (unsigned i = 0; chained && i < WD_LONGEST_CHAIN; i++, chained = chained->pNext) {
        if (chained->sType == type) {
            return chained;
        }
    }
    return NULL;
}
