#include "vk/capabilities/capabilities.h"

#include <stdlib.h>
#include <string.h>

#include <vulkan/vulkan_core.h>

#include <vulkan/vulkan_beta.h>

#include "vk/capabilities/capabilities_internal.h"

static void set_flag(void *flags, uint16_t offset) {
    ((bool *)flags)[offset] = true;
}

static bool get_flag(const void *flags, uint16_t offset) {
    return ((const bool *)flags)[offset];
}

// --- Extensions

static int compare_names(const void *name, const void *row) {
    return strcmp(name, ((const wd_extension_name *)row)->name);
}

static const wd_extension_name *find_extension(const char *name) {
    return bsearch(name, wd_extension_names, wd_num_extension_names, sizeof *wd_extension_names,
                   compare_names);
}

static void add_extension(wd_extensions *extensions, const char *name) {
    const wd_extension_name *found = name ? find_extension(name) : NULL;
    if (found) {
        set_flag(extensions, found->offset);
    }
}

bool wd_has_extension(const wd_extensions *extensions, const char *name) {
    const wd_extension_name *found = find_extension(name);
    return found && get_flag(extensions, found->offset);
}

bool wd_knows_device_extension(const char *name) {
    return name && find_extension(name) != NULL;
}

bool wd_is_platform_extension(const char *name) {
    static const char *const words[] = {"win32",  "android", "fuchsia", "metal", "portability_subset",
                                        "screen", "ggp",     "OHOS"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strstr(name, words[i])) {
            return true;
        }
    }
    return false;
}

bool wd_extension_uses_addresses(const char *name) {
    const wd_extension_name *found = find_extension(name);
    return found ? found->uses_addresses : !wd_is_platform_extension(name);
}

static void read_version(wd_physical_capabilities *capabilities, const VkExtensionProperties *extension) {
    if (!strcmp(extension->extensionName, VK_EXT_DISCARD_RECTANGLES_EXTENSION_NAME)) {
        capabilities->discard_rectangles_version = extension->specVersion;
    } else if (!strcmp(extension->extensionName, VK_NV_SCISSOR_EXCLUSIVE_EXTENSION_NAME)) {
        capabilities->scissor_exclusive_version = extension->specVersion;
    }
}

// get_extensions returns false if memory ran out. If the driver's function fails, the device has no extensions.
static bool get_extensions(wd_capability_cache *cache, wd_physical_capabilities *capabilities) {
    PFN_vkEnumerateDeviceExtensionProperties get = cache->dispatch->EnumerateDeviceExtensionProperties;
    uint32_t count = 0;
    if (!get || get(capabilities->handle, NULL, &count, NULL) < 0 || count == 0) {
        return true;
    }
    VkExtensionProperties *properties = wd_alloc_zero(&cache->allocator, count, sizeof *properties);
    if (!properties) {
        return false;
    }
    const VkResult result = get(capabilities->handle, NULL, &count, properties);
    for (uint32_t i = 0; result >= 0 && i < count; i++) {
        properties[i].extensionName[sizeof properties[i].extensionName - 1] = '\0';
        capabilities->has_unknown_extensions |= !find_extension(properties[i].extensionName);
        capabilities->has_portability_subset |=
            strcmp(properties[i].extensionName, "VK_KHR_portability_subset") == 0;
        add_extension(&capabilities->extensions, properties[i].extensionName);
        read_version(capabilities, &properties[i]);
    }
    wd_free(&cache->allocator, properties);
    return true;
}

// --- Structs

static bool is_supported(const wd_physical_capabilities *capabilities, const wd_capability_struct *row) {
    if (row->version && capabilities->api_version >= row->version) {
        return true;
    }
    for (uint16_t i = 0; i < row->num_extensions; i++) {
        if (get_flag(&capabilities->extensions, wd_capability_words[row->first_extension + i])) {
            return true;
        }
    }
    return false;
}

static const wd_capability_struct *find_row(const wd_capability_struct *rows, size_t num_rows,
                                            VkStructureType type) {
    for (size_t i = 0; i < num_rows; i++) {
        if (rows[i].type == type) {
            return &rows[i];
        }
    }
    return NULL;
}

// get_struct has the driver fill `data`. False: it cannot. Loaders return functions of Vulkan 1.1 in instances of 1.0,
// too, where they must not be called.
static bool get_struct(const wd_capability_cache *cache, VkPhysicalDevice device, bool is_feature,
                       VkBaseOutStructure *data) {
    const wd_instance_dispatch *vk = cache->dispatch;
    const bool is_core = cache->api_version >= VK_API_VERSION_1_1;
    PFN_vkGetPhysicalDeviceProperties2 get_properties = is_core          ? vk->GetPhysicalDeviceProperties2
                                                        : cache->has_khr ? vk->GetPhysicalDeviceProperties2KHR
                                                                         : NULL;
    PFN_vkGetPhysicalDeviceFeatures2 get_features = is_core          ? vk->GetPhysicalDeviceFeatures2
                                                    : cache->has_khr ? vk->GetPhysicalDeviceFeatures2KHR
                                                                     : NULL;
    if (is_feature && get_features) {
        VkPhysicalDeviceFeatures2 root = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2,
                                          .pNext = data};
        get_features(device, &root);
    } else if (!is_feature && get_properties) {
        VkPhysicalDeviceProperties2 root = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2,
                                            .pNext = data};
        get_properties(device, &root);
    }
    return is_feature ? get_features != NULL : get_properties != NULL;
}

// ask_for_struct returns NULL where there is no memory, or the driver cannot. It wants the cache's lock held.
static VkBaseOutStructure *ask_for_struct(const wd_capability_entry *entry, const wd_capability_struct *row,
                                          bool is_feature) {
    wd_capability_cache *cache = entry->cache;
    VkBaseOutStructure *data = wd_arena_alloc_zero(&cache->arena, 1, row->size);
    if (!data) {
        return NULL;
    }
    data->sType = row->type;
    if (!get_struct(cache, entry->capabilities.handle, is_feature, data)) {
        return NULL;
    }
    data->pNext = NULL;
    return data;
}

// The properties of VK_KHR_portability_subset: the extension is provisional, and not in the registry of the build.
static const wd_capability_struct portability_row = {
    .type =
        (VkStructureType)1000163001, // VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PORTABILITY_SUBSET_PROPERTIES_KHR
    .size = sizeof(VkPhysicalDevicePortabilitySubsetPropertiesKHR),
};

// find_supported_row returns NULL where the physical device does not have the struct.
static const wd_capability_struct *find_supported_row(const wd_physical_capabilities *capabilities,
                                                      VkStructureType type, bool is_feature) {
    if (!is_feature && type == portability_row.type) {
        return capabilities->has_portability_subset ? &portability_row : NULL;
    }
    const wd_capability_struct *row = is_feature
                                          ? find_row(wd_feature_structs, wd_num_feature_structs, type)
                                          : find_row(wd_property_structs, wd_num_property_structs, type);
    return row && is_supported(capabilities, row) ? row : NULL;
}

// add_struct notes a struct, or that the physical device does not have it. It wants the cache's lock held. NULL: there
// is no memory, or the driver cannot be asked.
static const wd_capability_chained *add_struct(wd_capability_entry *entry, wd_capability_chained **list,
                                               VkStructureType type, bool is_feature) {
    const wd_capability_struct *row = find_supported_row(&entry->capabilities, type, is_feature);
    VkBaseOutStructure *data = row ? ask_for_struct(entry, row, is_feature) : NULL;
    wd_capability_chained *made = NULL;
    if (data || !row) {
        made = wd_arena_alloc(&entry->cache->arena, sizeof *made);
    }
    if (made) {
        *made = (wd_capability_chained){*list, type, is_feature, data};
        __atomic_store_n(list, made, __ATOMIC_RELEASE);
    }
    return made;
}

static const wd_capability_chained *find_chained(wd_capability_chained *const *list, VkStructureType type,
                                                 bool is_feature) {
    const wd_capability_chained *found = __atomic_load_n(list, __ATOMIC_ACQUIRE);
    while (found && (found->type != type || found->is_feature != is_feature)) {
        found = found->next;
    }
    return found;
}

// find_struct asks for structs one by one, when they are needed: a layer between this one and the driver may report
// those that it does not know.
static const void *find_struct(const wd_physical_capabilities *physical, VkStructureType type,
                               bool is_feature) {
    if (!physical) {
        return NULL;
    }
    wd_capability_entry *entry = (wd_capability_entry *)physical;
    // Types of extensions differ in the thousands.
    const uint32_t place = (uint32_t)type / 1000 + (uint32_t)type;
    wd_capability_chained **list = &entry->structs[place % WD_NUM_STRUCT_LISTS];
    const wd_capability_chained *found = find_chained(list, type, is_feature);
    if (!found) {
        pthread_mutex_lock(&entry->cache->lock);
        found = find_chained(list, type, is_feature);
        found = found ? found : add_struct(entry, list, type, is_feature);
        pthread_mutex_unlock(&entry->cache->lock);
    }
    return found ? found->data : NULL;
}

const void *wd_physical_property_struct(const wd_physical_capabilities *physical, VkStructureType type) {
    return find_struct(physical, type, false);
}

const void *wd_physical_feature_struct(const wd_physical_capabilities *physical, VkStructureType type) {
    return find_struct(physical, type, true);
}

// --- Copies by the host
// ---------------------------------------------------------------------------------------------------------

#ifdef VK_EXT_host_image_copy

// add_copies asks the driver. It wants the cache's lock held. NULL: there is no memory.
static wd_copy_layouts *add_copies(wd_capability_entry *entry) {
    VkPhysicalDeviceHostImageCopyPropertiesEXT properties = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_HOST_IMAGE_COPY_PROPERTIES_EXT};
    wd_arena *arena = &entry->cache->arena;
    wd_copy_layouts *made = wd_arena_alloc_zero(arena, 1, sizeof *made);
    get_struct(entry->cache, entry->capabilities.handle, false, (VkBaseOutStructure *)&properties);
    properties.pCopySrcLayouts =
        wd_arena_alloc_zero(arena, properties.copySrcLayoutCount + 1, sizeof *properties.pCopySrcLayouts);
    properties.pCopyDstLayouts =
        wd_arena_alloc_zero(arena, properties.copyDstLayoutCount + 1, sizeof *properties.pCopyDstLayouts);
    if (!made || !properties.pCopySrcLayouts || !properties.pCopyDstLayouts) {
        return NULL;
    }
    get_struct(entry->cache, entry->capabilities.handle, false, (VkBaseOutStructure *)&properties);
    *made = (wd_copy_layouts){properties.copySrcLayoutCount, properties.copyDstLayoutCount,
                              properties.pCopySrcLayouts, properties.pCopyDstLayouts};
    __atomic_store_n(&entry->copy_layouts, made, __ATOMIC_RELEASE);
    return made;
}

const wd_copy_layouts *wd_physical_copy_layouts(const wd_physical_capabilities *physical) {
    wd_capability_entry *entry = (wd_capability_entry *)physical;
    if (!wd_physical_property_struct(physical,
                                     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_HOST_IMAGE_COPY_PROPERTIES_EXT)) {
        return NULL;
    }
    const wd_copy_layouts *found = __atomic_load_n(&entry->copy_layouts, __ATOMIC_ACQUIRE);
    if (!found) {
        pthread_mutex_lock(&entry->cache->lock);
        found = entry->copy_layouts ? entry->copy_layouts : add_copies(entry);
        pthread_mutex_unlock(&entry->cache->lock);
    }
    return found;
}

#else

const wd_copy_layouts *wd_physical_copy_layouts(const wd_physical_capabilities *physical) {
    (void)physical;
    return NULL;
}

#endif

// --- Features

static void add_features(wd_features *features, const VkBool32 *values, const uint16_t *members,
                         size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (values[i]) {
            set_flag(features, members[i]);
        }
    }
}

static void add_core_features(wd_features *features, const VkPhysicalDeviceFeatures *core) {
    add_features(features, (const VkBool32 *)core, wd_feature_members, wd_num_core_features);
}

// first_feature returns the first member after sType and pNext.
static const VkBool32 *first_feature(const void *chained) {
    return (const VkBool32 *)((const VkBaseInStructure *)chained + 1);
}

static void add_feature_struct(wd_features *features, const VkBaseInStructure *chained) {
    const wd_capability_struct *row = find_row(wd_feature_structs, wd_num_feature_structs, chained->sType);
    if (row) {
        add_features(features, first_feature(chained), wd_feature_members + row->first_member,
                     row->num_members);
    }
}

void wd_device_capabilities_init(wd_device_capabilities *capabilities,
                                 const wd_physical_capabilities *physical,
                                 const VkDeviceCreateInfo *create_info) {
    *capabilities = (wd_device_capabilities){.physical = physical};
    if (create_info->pEnabledFeatures) {
        add_core_features(&capabilities->features, create_info->pEnabledFeatures);
    }
    for (const VkBaseInStructure *chained = create_info->pNext; chained; chained = chained->pNext) {
        if (chained->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2) {
            add_core_features(&capabilities->features,
                              &((const VkPhysicalDeviceFeatures2 *)chained)->features);
        } else {
            add_feature_struct(&capabilities->features, chained);
        }
    }
    for (uint32_t i = 0; create_info->ppEnabledExtensionNames && i < create_info->enabledExtensionCount;
         i++) {
        add_extension(&capabilities->extensions, create_info->ppEnabledExtensionNames[i]);
    }
}

// --- The cache

wd_status wd_capability_cache_create(wd_allocator allocator, const wd_instance_dispatch *dispatch,
                                     uint32_t api_version, wd_capability_cache **cache) {
    *cache = wd_alloc_zero(&allocator, 1, sizeof **cache);
    if (!*cache) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    (*cache)->allocator = allocator;
    (*cache)->dispatch = dispatch;
    (*cache)->api_version = api_version;
    wd_arena_init(&(*cache)->arena, allocator, 4096);
    pthread_mutex_init(&(*cache)->lock, NULL);
    return WD_OK;
}

void wd_capability_cache_allow_khr(wd_capability_cache *cache) {
    cache->has_khr = true;
}

void wd_capability_cache_destroy(wd_capability_cache *cache) {
    if (cache) {
        const wd_allocator allocator = cache->allocator;
        wd_arena_finish(&cache->arena);
        pthread_mutex_destroy(&cache->lock);
        wd_free(&allocator, cache);
    }
}

static bool get_queue_families(wd_capability_cache *cache, wd_physical_capabilities *capabilities) {
    PFN_vkGetPhysicalDeviceQueueFamilyProperties get =
        cache->dispatch->GetPhysicalDeviceQueueFamilyProperties;
    uint32_t count = 0;
    if (get) {
        get(capabilities->handle, &count, NULL);
    }
    VkQueueFamilyProperties *families =
        count ? wd_arena_alloc_zero(&cache->arena, count, sizeof *families) : NULL;
    if (families) {
        get(capabilities->handle, &count, families);
        capabilities->queue_families = families;
        capabilities->num_queue_families = count;
    }
    return families || !count;
}

// fill asks the driver. False: there is no memory.
static bool fill(wd_capability_cache *cache, wd_capability_entry *entry) {
    const wd_instance_dispatch *vk = cache->dispatch;
    wd_physical_capabilities *capabilities = &entry->capabilities;
    if (vk->GetPhysicalDeviceProperties) {
        vk->GetPhysicalDeviceProperties(capabilities->handle, &capabilities->properties);
    }
    if (vk->GetPhysicalDeviceFeatures) {
        vk->GetPhysicalDeviceFeatures(capabilities->handle, &capabilities->features);
    }
    if (vk->GetPhysicalDeviceMemoryProperties) {
        vk->GetPhysicalDeviceMemoryProperties(capabilities->handle, &capabilities->memory);
    }
    const uint32_t version = capabilities->properties.apiVersion;
    capabilities->api_version = version < cache->api_version ? version : cache->api_version;
    return get_extensions(cache, capabilities) && get_queue_families(cache, capabilities);
}

const wd_physical_capabilities *wd_capability_cache_find(wd_capability_cache *cache,
                                                         VkPhysicalDevice physical_device) {
    if (!cache || !physical_device) {
        return NULL;
    }
    pthread_mutex_lock(&cache->lock);
    wd_capability_entry *found = cache->entries;
    while (found && found->capabilities.handle != physical_device) {
        found = found->next;
    }
    if (!found && (found = wd_arena_alloc_zero(&cache->arena, 1, sizeof *found))) {
        found->capabilities.handle = physical_device;
        found->cache = cache;
        if (fill(cache, found)) {
            found->next = cache->entries;
            cache->entries = found;
        } else {
            found = NULL;
        }
    }
    pthread_mutex_unlock(&cache->lock);
    return found ? &found->capabilities : NULL;
}
