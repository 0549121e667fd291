// The options of the poison.
#ifndef WARDEN_VK_POISON_POISON_OPTIONS_H
#define WARDEN_VK_POISON_POISON_OPTIONS_H

#include <stdint.h>

// wd_poison_options holds the patterns.
typedef struct wd_poison_options {
    uint32_t word;  // Of memory and images of integers.
    uint32_t color; // Of images with normalized components: 0xRRGGBB.
} wd_poison_options;

#endif
