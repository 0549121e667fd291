// Queue families: whether they support queries for the status of video operations.
#include "vk/capabilities/capabilities.h"
#include "vk/capabilities/capabilities_internal.h"

// ask fills the supports of all families. False: the driver cannot be asked, or there is no memory. It wants the
// cache's lock held.
static bool ask(const wd_capability_entry *entry, bool *supports) {
    wd_capability_cache *cache = entry->cache;
    const bool is_core = cache->api_version >= VK_API_VERSION_1_1;
    const PFN_vkGetPhysicalDeviceQueueFamilyProperties2 get =
        is_core          ? cache->dispatch->GetPhysicalDeviceQueueFamilyProperties2
        : cache->has_khr ? cache->dispatch->GetPhysicalDeviceQueueFamilyProperties2KHR
                         : NULL;
    uint32_t count = entry->capabilities.num_queue_families;
    VkQueueFamilyProperties2 *families = wd_arena_alloc_zero(&cache->arena, count, sizeof *families);
    VkQueueFamilyQueryResultStatusPropertiesKHR *status =
        wd_arena_alloc_zero(&cache->arena, count, sizeof *status);
    if (!get || !families || !status) {
        return false;
    }
    for (uint32_t i = 0; i < count; i++) {
        status[i].sType = VK_STRUCTURE_TYPE_QUEUE_FAMILY_QUERY_RESULT_STATUS_PROPERTIES_KHR;
        families[i].sType = VK_STRUCTURE_TYPE_QUEUE_FAMILY_PROPERTIES_2;
        families[i].pNext = &status[i];
    }
    get(entry->capabilities.handle, &count, families);
    for (uint32_t i = 0; i < count; i++) {
        supports[i] = status[i].queryResultStatusSupport;
    }
    return true;
}

const bool *wd_physical_query_status(const wd_physical_capabilities *physical) {
    if (!physical || !physical->num_queue_families || !physical->extensions.KHR_video_queue) {
        return NULL;
    }
    wd_capability_entry *entry = (wd_capability_entry *)physical;
    const bool *found = __atomic_load_n(&entry->query_status, __ATOMIC_ACQUIRE);
    if (!found) {
        pthread_mutex_lock(&entry->cache->lock);
        found = entry->query_status;
        bool *made =
            found ? NULL : wd_arena_alloc_zero(&entry->cache->arena, physical->num_queue_families, 1);
        if (made && ask(entry, made)) {
            found = made;
            __atomic_store_n(&entry->query_status, found, __ATOMIC_RELEASE);
        }
        pthread_mutex_unlock(&entry->cache->lock);
    }
    return found;
}
