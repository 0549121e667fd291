// The formats of physical devices, and the images that they support.
#include <stddef.h>
#include <string.h>

#include "vk/capabilities/capabilities_internal.h"

// wd_format_entry is a format that the driver was asked about.
typedef struct wd_format_entry {
    struct wd_format_entry *next;
    VkFormat format;
    wd_format_features features;
} wd_format_entry;

// wd_image_format_entry is a description of images that the driver was asked about.
typedef struct wd_image_format_entry {
    struct wd_image_format_entry *next;
    wd_image_format format; // With a list of formats of its own.
    wd_image_format_limits limits;
} wd_image_format_entry;

static bool has_format_flags2(const wd_physical_capabilities *physical) {
    return physical->api_version >= VK_API_VERSION_1_3 || physical->extensions.KHR_format_feature_flags2;
}

static bool ask_for_format(const wd_capability_entry *entry, VkFormat format, wd_format_features *features) {
    const wd_capability_cache *cache = entry->cache;
    const wd_instance_dispatch *vk = cache->dispatch;
    PFN_vkGetPhysicalDeviceFormatProperties2 get =
        cache->api_version >= VK_API_VERSION_1_1 ? vk->GetPhysicalDeviceFormatProperties2
        : cache->has_khr                         ? vk->GetPhysicalDeviceFormatProperties2KHR
                                                 : NULL;
    if (get && has_format_flags2(&entry->capabilities)) {
        VkFormatProperties3 flags2 = {.sType = VK_STRUCTURE_TYPE_FORMAT_PROPERTIES_3};
        VkFormatProperties2 root = {.sType = VK_STRUCTURE_TYPE_FORMAT_PROPERTIES_2, .pNext = &flags2};
        get(entry->capabilities.handle, format, &root);
        *features = (wd_format_features){flags2.linearTilingFeatures, flags2.optimalTilingFeatures,
                                         flags2.bufferFeatures, UINT64_MAX};
        return true;
    }
    if (!vk->GetPhysicalDeviceFormatProperties) {
        return false;
    }
    VkFormatProperties properties = {0};
    vk->GetPhysicalDeviceFormatProperties(entry->capabilities.handle, format, &properties);
    *features = (wd_format_features){properties.linearTilingFeatures, properties.optimalTilingFeatures,
                                     properties.bufferFeatures, 0x7fffffff};
    return true;
}

static const wd_format_entry *find_format(wd_format_entry *const *list, VkFormat format) {
    const wd_format_entry *found = __atomic_load_n(list, __ATOMIC_ACQUIRE);
    while (found && found->format != format) {
        found = found->next;
    }
    return found;
}

// add_format asks the driver. It wants the cache's lock held. NULL: there is no memory, or the driver cannot.
static const wd_format_entry *add_format(wd_capability_entry *entry, wd_format_entry **list,
                                         VkFormat format) {
    wd_format_entry *made = wd_arena_alloc_zero(&entry->cache->arena, 1, sizeof *made);
    if (!made || !ask_for_format(entry, format, &made->features)) {
        return NULL;
    }
    made->format = format;
    made->next = *list;
    __atomic_store_n(list, made, __ATOMIC_RELEASE);
    return made;
}

bool wd_physical_format_features(const wd_physical_capabilities *physical, VkFormat format,
                                 wd_format_features *features) {
    if (!physical || format == VK_FORMAT_UNDEFINED) {
        return false;
    }
    wd_capability_entry *entry = (wd_capability_entry *)physical;
    wd_format_entry **list = &entry->formats[(uint32_t)format % WD_NUM_FORMAT_LISTS];
    const wd_format_entry *found = find_format(list, format); // Entries do not change: no lock.
    if (!found) {
        pthread_mutex_lock(&entry->cache->lock);
        found = find_format(list, format);
        found = found ? found : add_format(entry, list, format);
        pthread_mutex_unlock(&entry->cache->lock);
    }
    if (found) {
        *features = found->features;
    }
    return found != NULL;
}

// --- Images

// image_query is the input of vkGetPhysicalDeviceImageFormatProperties2.
typedef struct image_query {
    VkPhysicalDeviceImageFormatInfo2 info;
    VkImageStencilUsageCreateInfo stencil;
    VkPhysicalDeviceExternalImageFormatInfo external;
    VkPhysicalDeviceImageDrmFormatModifierInfoEXT modifier;
    VkImageFormatListCreateInfo list;
    VkPhysicalDeviceImageViewImageFormatInfoEXT view;
} image_query;

static void push(image_query *query, void *data) {
    ((VkBaseInStructure *)data)->pNext = query->info.pNext;
    query->info.pNext = data;
}

static void write_query(image_query *query, const wd_image_format *format) {
    *query = (image_query){
        .info = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_FORMAT_INFO_2, NULL, format->format, format->type,
                 format->tiling, format->usage, format->flags},
        .stencil = {VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO, NULL, format->stencil_usage},
        .external = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_IMAGE_FORMAT_INFO, NULL,
                     (VkExternalMemoryHandleTypeFlagBits)format->handle_type},
        .modifier = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_DRM_FORMAT_MODIFIER_INFO_EXT,
                     .drmFormatModifier = format->modifier,
                     .sharingMode = VK_SHARING_MODE_EXCLUSIVE},
        .list = {VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO, NULL, format->num_view_formats,
                 format->view_formats},
        .view = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_VIEW_IMAGE_FORMAT_INFO_EXT, NULL,
                 (VkImageViewType)(format->view_type - 1)},
    };
    if (format->stencil_usage) {
        push(query, &query->stencil);
    }
    if (format->handle_type) {
        push(query, &query->external);
    }
    if (format->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT) {
        push(query, &query->modifier);
    }
    if (format->num_view_formats) {
        push(query, &query->list);
    }
    if (format->view_type) {
        push(query, &query->view);
    }
}

// image_answer is its output.
typedef struct image_answer {
    VkImageFormatProperties2 root;
    VkExternalImageFormatProperties external;
    VkFilterCubicImageViewImageFormatPropertiesEXT cubic;
    VkSamplerYcbcrConversionImageFormatProperties conversion;
} image_answer;

static void begin_answer(image_answer *answer, const wd_image_format *format) {
    *answer = (image_answer){
        .root = {.sType = VK_STRUCTURE_TYPE_IMAGE_FORMAT_PROPERTIES_2},
        .external = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_IMAGE_FORMAT_PROPERTIES},
        .cubic = {.sType = VK_STRUCTURE_TYPE_FILTER_CUBIC_IMAGE_VIEW_IMAGE_FORMAT_PROPERTIES_EXT},
        .conversion = {.sType = VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_IMAGE_FORMAT_PROPERTIES},
    };
    if (format->handle_type) {
        answer->root.pNext = &answer->external;
    }
    if (format->view_type) {
        answer->cubic.pNext = answer->root.pNext;
        answer->root.pNext = &answer->cubic;
    }
    if (format->wants_descriptors) {
        answer->conversion.pNext = answer->root.pNext;
        answer->root.pNext = &answer->conversion;
    }
}

// take_answer returns false where the result says nothing about the images.
static bool take_answer(VkResult result, const VkImageFormatProperties *limits,
                        wd_image_format_limits *answer) {
    if (result == VK_SUCCESS) {
        answer->is_supported = true;
        answer->limits = *limits;
    }
    return result == VK_SUCCESS || result == VK_ERROR_FORMAT_NOT_SUPPORTED;
}

// ask_for_image returns false where the driver cannot say.
static bool ask_for_image(const wd_capability_entry *entry, const wd_image_format *format,
                          wd_image_format_limits *answer) {
    const wd_capability_cache *cache = entry->cache;
    const wd_instance_dispatch *vk = cache->dispatch;
    const VkPhysicalDevice device = entry->capabilities.handle;
    PFN_vkGetPhysicalDeviceImageFormatProperties2 get =
        cache->api_version >= VK_API_VERSION_1_1 ? vk->GetPhysicalDeviceImageFormatProperties2
        : cache->has_khr                         ? vk->GetPhysicalDeviceImageFormatProperties2KHR
                                                 : NULL;
    image_query query;
    write_query(&query, format);
    if (get) {
        image_answer found;
        begin_answer(&found, format);
        const VkResult result = get(device, &query.info, &found.root);
        answer->compatible_types = found.external.externalMemoryProperties.compatibleHandleTypes;
        answer->has_cubic_filter = found.cubic.filterCubic;
        answer->has_cubic_minmax = found.cubic.filterCubicMinmax;
        answer->num_combined_descriptors = found.conversion.combinedImageSamplerDescriptorCount;
        return take_answer(result, &found.root.imageFormatProperties, answer);
    }
    if (query.info.pNext || !vk->GetPhysicalDeviceImageFormatProperties) {
        return false;
    }
    VkImageFormatProperties limits = {0};
    const VkResult result = vk->GetPhysicalDeviceImageFormatProperties(
        device, format->format, format->type, format->tiling, format->usage, format->flags, &limits);
    return take_answer(result, &limits, answer);
}

enum { KEY_WORDS = offsetof(wd_image_format, view_formats) / sizeof(uint64_t) };
_Static_assert(offsetof(wd_image_format, view_formats) == KEY_WORDS * sizeof(uint64_t), "no padding");

static uint64_t add_word(uint64_t hash, uint64_t word) {
    return (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
}

static uint32_t list_of(const wd_image_format *format) {
    uint64_t words[KEY_WORDS], hash = 0;
    memcpy(words, format, sizeof words);
    for (unsigned i = 0; i < KEY_WORDS; i++) {
        hash = add_word(hash, words[i] ^ hash >> 32);
    }
    for (uint32_t i = 0; i < format->num_view_formats; i++) {
        hash = add_word(hash, (uint32_t)format->view_formats[i] ^ hash >> 32);
    }
    return (uint32_t)(hash >> 32) % WD_NUM_IMAGE_LISTS;
}

static bool is_same(const wd_image_format *a, const wd_image_format *b) {
    return memcmp(a, b, KEY_WORDS * sizeof(uint64_t)) == 0 &&
           (!a->num_view_formats ||
            memcmp(a->view_formats, b->view_formats, a->num_view_formats * sizeof *a->view_formats) == 0);
}

static const wd_image_format_entry *find_image(wd_image_format_entry *const *list,
                                               const wd_image_format *format) {
    const wd_image_format_entry *found = __atomic_load_n(list, __ATOMIC_ACQUIRE);
    while (found && !is_same(&found->format, format)) {
        found = found->next;
    }
    return found;
}

// add_image keeps an answer of the driver, if there is memory. It wants the cache's lock held.
static void add_image(wd_capability_entry *entry, wd_image_format_entry **list, const wd_image_format *format,
                      const wd_image_format_limits *answer) {
    wd_arena *arena = &entry->cache->arena;
    if (entry->num_image_formats >= WD_MOST_IMAGE_FORMATS ||
        format->num_view_formats > WD_MOST_VIEW_FORMATS) {
        return;
    }
    const VkFormat *formats =
        wd_arena_copy(arena, format->view_formats, format->num_view_formats, sizeof *formats);
    wd_image_format_entry *made = wd_arena_alloc(arena, sizeof *made);
    if (!made || (format->num_view_formats && !formats)) {
        return;
    }
    __atomic_store_n(&entry->num_image_formats, entry->num_image_formats + 1, __ATOMIC_RELAXED);
    *made = (wd_image_format_entry){*list, *format, *answer};
    made->format.view_formats = formats;
    __atomic_store_n(list, made, __ATOMIC_RELEASE);
}

// ask_once asks for images that another thread has not asked for meanwhile, and keeps the answer.
static const wd_image_format_limits *ask_once(wd_capability_entry *entry, wd_image_format_entry **list,
                                              const wd_image_format *format,
                                              wd_image_format_limits *storage) {
    pthread_mutex_lock(&entry->cache->lock);
    const wd_image_format_entry *found = find_image(list, format);
    const bool is_known = found || ask_for_image(entry, format, storage);
    if (!found && is_known) {
        add_image(entry, list, format, storage);
    }
    pthread_mutex_unlock(&entry->cache->lock);
    return found ? &found->limits : is_known ? storage : NULL;
}

const wd_image_format_limits *wd_physical_image_format(const wd_physical_capabilities *physical,
                                                       const wd_image_format *format,
                                                       wd_image_format_limits *storage) {
    if (!physical) {
        return NULL;
    }
    wd_capability_entry *entry = (wd_capability_entry *)physical;
    wd_image_format_entry **list = &entry->image_formats[list_of(format)];
    const wd_image_format_entry *found = find_image(list, format);
    if (found) {
        return &found->limits;
    }
    *storage = (wd_image_format_limits){0};
    if (__atomic_load_n(&entry->num_image_formats, __ATOMIC_RELAXED) < WD_MOST_IMAGE_FORMATS) {
        return ask_once(entry, list, format, storage);
    }
    return ask_for_image(entry, format, storage) ? storage : NULL;
}
