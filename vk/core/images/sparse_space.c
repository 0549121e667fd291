// vkCreateBuffer, vkCreateImage: the address space that all sparse resources of a device need.
#include "vk/core/images/images_internal.h"

static bool has_more_space(const wd_core_check *c) {
#ifdef VK_NV_extended_sparse_address_space
    return c->enabled->features.extendedSparseAddressSpace;
#else
    (void)c;
    return false;
#endif
}

// --- The resources that exist
//
// Other threads may destroy them meanwhile, so the driver is not asked about them: those of which the requirements are
// not known need as much as their create info shows.

static VkDeviceSize known_size(const wd_state_requirements *requirements, VkDeviceSize least) {
    return __atomic_load_n(&requirements->is_known, __ATOMIC_ACQUIRE) ? requirements->memory.size : least;
}

static bool add_buffer(wd_state_object *object, void *user) {
    const wd_state_buffer *buffer = (const wd_state_buffer *)object;
    wd_core_int *size = user;
    if (buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) {
        *size += known_size(&buffer->requirements, buffer->size);
    }
    return true;
}

static bool add_image(wd_state_object *object, void *user) {
    const wd_state_image *image = (const wd_state_image *)object;
    wd_core_int *size = user;
    if (image->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT) {
        *size += known_size(&image->requirements[0], 0);
    }
    return true;
}

static void check_space(wd_core_check *c, VkDeviceSize added, uint32_t rule) {
    const VkDeviceSize most = c->physical->properties.limits.sparseAddressSpaceSize;
    wd_state_device *state = c->call->device->state;
    wd_core_int size = 0;
    wd_core_message m;
    if (!most || has_more_space(c)) {
        return;
    }
    wd_state_for_each(state, VK_OBJECT_TYPE_BUFFER, add_buffer, &size);
    wd_state_for_each(state, VK_OBJECT_TYPE_IMAGE, add_image, &size);
    if (size + added > most && wd_core_begin_rule(&m, c, wd_images_info_frame(c), NULL, rule)) {
        wd_core_unsigned(&m, "the size of the resource", added);
        wd_core_unsigned(&m, "the size of the other sparse resources",
                         size > UINT64_MAX ? UINT64_MAX : (uint64_t)size);
        wd_core_unsigned(&m, "sparseAddressSpaceSize", most);
        wd_core_end(&m);
    }
}

// --- The resource to create

static PFN_vkGetDeviceImageMemoryRequirements image_command(const wd_core_check *c) {
    const struct wd_chassis_device *device = c->call->device;
    return c->api_version >= VK_API_VERSION_1_3      ? device->dispatch.GetDeviceImageMemoryRequirements
           : c->enabled->extensions.KHR_maintenance4 ? device->dispatch.GetDeviceImageMemoryRequirementsKHR
                                                     : NULL;
}

// image_size returns 0 where the driver cannot be asked.
static VkDeviceSize image_size(const wd_core_check *c, const VkImageCreateInfo *info) {
    const VkDeviceImageMemoryRequirements asked = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_IMAGE_MEMORY_REQUIREMENTS, .pCreateInfo = info};
    VkMemoryRequirements2 found = {.sType = VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2};
    PFN_vkGetDeviceImageMemoryRequirements get = image_command(c);
    if (get && !info->pNext && wd_format_find(info->format) &&
        !(info->flags & VK_IMAGE_CREATE_DISJOINT_BIT)) {
        get(c->call->device->handle, &asked, &found);
    }
    return found.memoryRequirements.size;
}

WD_CORE_CHECK(sparse_space, CreateBuffer) {
    const VkBufferCreateInfo *info = s->pCreateInfo;
    if (info->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT && c->state && c->physical && c->enabled) {
        check_space(c, info->size, WD_CORE_RULE(00911));
    }
}

WD_CORE_CHECK(sparse_space, CreateImage) {
    const VkImageCreateInfo *info = s->pCreateInfo;
    // The driver is asked: it need not bear an image that other statements forbid.
    if (c->state && c->physical && c->enabled && !c->num_violations &&
        info->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT) {
        check_space(c, image_size(c, info), WD_CORE_RULE(00939));
    }
}
