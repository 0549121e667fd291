// Memory, and the objects that are made of it or describe it.
#ifndef WARDEN_VK_STATE_STATE_RESOURCE_H
#define WARDEN_VK_STATE_STATE_RESOURCE_H

#include "vk/state/state_object.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_state_queue;

typedef struct wd_state_memory {
    wd_state_object object;
    VkDeviceSize size;
    uint32_t type_index;
    VkMemoryPropertyFlags properties;
    VkMemoryAllocateFlags allocate_flags; // VkMemoryAllocateFlagsInfo
    bool has_instances;                   // Several physical devices of the group have one each.
    void *mapped;                         // The result of vkMapMemory, or NULL.
    VkDeviceSize mapped_offset;
    VkDeviceSize mapped_size;  // VK_WHOLE_SIZE resolved.
    bool was_mapped;           // Ever: the host may have written it. Atomic.
    bool is_external;          // It is imported, or may be exported.
    VkBuffer dedicated_buffer; // VkMemoryDedicatedAllocateInfo, or VK_NULL_HANDLE.
    VkImage dedicated_image;
    VkExternalMemoryHandleTypeFlags export_types; // VkExportMemoryAllocateInfo
    // Of a file descriptor or host pointer that it was imported from; 0: none, or of another kind.
    VkExternalMemoryHandleTypeFlags import_types;
    uint32_t device_mask; // VkMemoryAllocateFlagsInfo; 0: not stated.
} wd_state_memory;

// wd_state_requirements is what the driver requires of the memory of a resource, or of a plane: see
// state_requirements.h.
typedef struct wd_state_requirements {
    VkMemoryRequirements memory;
    bool requires_dedicated; // VkMemoryDedicatedRequirements
    bool is_known;           // Atomic, stored last. False: the driver was not asked.
} wd_state_requirements;

// wd_state_binding is where a resource's memory is.
typedef struct wd_state_binding {
    wd_state_memory *memory; // Referenced; NULL: not bound (or sparse). Atomic, stored after `offset`.
    VkDeviceSize offset;
} wd_state_binding;

// wd_state_binding_of returns a binding of a resource that another thread may bind meanwhile, as it is before or after.
static inline wd_state_binding wd_state_binding_of(const wd_state_binding *binding) {
    wd_state_memory *memory = __atomic_load_n(&binding->memory, __ATOMIC_ACQUIRE);
    return (wd_state_binding){memory, memory ? binding->offset : 0};
}

typedef struct wd_state_buffer {
    wd_state_object object;
    VkBufferCreateFlags flags;
    uint64_t usage; // VkBufferUsageFlags2
    VkDeviceSize size;
    VkSharingMode sharing_mode;
    wd_state_binding binding;
    VkDeviceAddress address; // Atomic. The result of vkGetBufferDeviceAddress; 0: not queried.
    VkExternalMemoryHandleTypeFlags external_types; // VkExternalMemoryBufferCreateInfo
    wd_state_requirements requirements;
} wd_state_buffer;

typedef struct wd_state_buffer_view {
    wd_state_object object;
    wd_state_buffer *buffer; // Referenced.
    VkFormat format;
    VkDeviceSize offset;
    VkDeviceSize range; // VK_WHOLE_SIZE resolved against the buffer.
    uint64_t usage;     // VkBufferUsageFlags2: its own, else the buffer's; 0: not known.
} wd_state_buffer_view;

typedef struct wd_state_swapchain wd_state_swapchain;

typedef struct wd_state_image {
    wd_state_object object;
    VkImageCreateFlags flags;
    VkImageType image_type;
    VkFormat format;
    VkExtent3D extent;
    uint32_t mip_levels;
    uint32_t array_layers;
    VkSampleCountFlagBits samples;
    VkImageTiling tiling;
    VkImageUsageFlags usage;
    VkImageUsageFlags stencil_usage; // Equal to usage where VkImageStencilUsageCreateInfo is absent.
    VkSharingMode sharing_mode;
    VkImageLayout initial_layout;
    uint32_t num_planes_bound;     // Atomic.
    wd_state_binding bindings[4];  // [0] for images that are not disjoint; else a plane each.
    wd_state_swapchain *swapchain; // The parent, for images of a swapchain; else NULL.
    uint32_t swapchain_index;
    VkExternalMemoryHandleTypeFlags external_types; // VkExternalMemoryImageCreateInfo
    bool has_external_format;                       // Of Android or QNX: the format is not one of Vulkan.
    uint32_t num_view_formats;                      // VkImageFormatListCreateInfo
    VkFormat *view_formats;
    wd_state_requirements requirements[3]; // [0] for images that are not disjoint; else a plane each.
} wd_state_image;

typedef struct wd_state_image_view {
    wd_state_object object;
    wd_state_image *image; // Referenced.
    VkImageViewCreateFlags flags;
    VkImageViewType view_type;
    VkFormat format;
    VkComponentMapping components;
    VkImageSubresourceRange range; // VK_REMAINING_* resolved against the image.
    float min_lod;                 // 0 without VkImageViewMinLodCreateInfoEXT.
    // VkImageViewUsageCreateInfo, else that of the image for the view's aspects; 0: not known.
    VkImageUsageFlags usage;
    bool has_ycbcr_conversion;
} wd_state_image_view;

// wd_state_conversion is a VkSamplerYcbcrConversion.
typedef struct wd_state_conversion {
    wd_state_object object;
    VkSamplerYcbcrConversionCreateInfo create_info; // pNext is NULL.
    bool has_external_format;
} wd_state_conversion;

typedef struct wd_state_sampler {
    wd_state_object object;
    VkSamplerCreateInfo create_info; // pNext is NULL.
    bool has_ycbcr_conversion;
    VkSamplerReductionMode reduction_mode; // WEIGHTED_AVERAGE without VkSamplerReductionModeCreateInfo.
    bool has_border_without_format;        // Its custom border color has the format VK_FORMAT_UNDEFINED.
} wd_state_sampler;

struct wd_state_swapchain {
    wd_state_object object;
    VkSwapchainCreateInfoKHR create_info; // Pointers are NULL; oldSwapchain is VK_NULL_HANDLE.
    uint32_t num_images;
    // Not referenced: children of the swapchain. Elements are NULL until the application asked.
    wd_state_image **images;
};

typedef struct wd_state_acceleration_structure {
    wd_state_object object;
    wd_state_buffer *buffer;  // Referenced; NULL for VK_NV_ray_tracing.
    wd_state_binding binding; // Of VK_NV_ray_tracing: the memory is referenced, NULL before it is bound.
    VkDeviceSize offset;      // In the buffer.
    VkDeviceSize size;        // Of VK_NV_ray_tracing: the size for compaction, mostly 0.
    VkAccelerationStructureTypeKHR structure_type;
    VkDeviceAddress address; // Atomic. As the application asked for it; 0: it did not.
    // Atomic; private to vk/state. See wd_state_build_flags.
    uint64_t build_flags;
} wd_state_acceleration_structure;

// wd_state_build_flags returns whether all builds of a structure that were recorded, or that the host did, had the same
// flags, and stores them. False: it was not built, its builds differ, or they are not known. The order of the builds
// does not matter then.
bool wd_state_build_flags(const wd_state_acceleration_structure *structure,
                          VkBuildAccelerationStructureFlagsKHR *flags);

// wd_state_video_profile has the members of VkVideoProfileInfoKHR, without its chain. All 0: there is none.
typedef struct wd_state_video_profile {
    uint32_t operation, chroma_subsampling, luma_depth, chroma_depth;
} wd_state_video_profile;

typedef struct wd_state_query_pool {
    wd_state_object object;
    VkQueryType query_type;
    uint32_t query_count;
    VkQueryPipelineStatisticFlags pipeline_statistics;
    // VkQueryPoolPerformanceCreateInfoKHR: its family and number of counters, the scopes of the counters as a mask of
    // 1 << VkPerformanceCounterScopeKHR (0: not known), and the passes that a query takes (0: not known).
    uint32_t performance_family, num_counters, counter_scopes, num_passes;
    wd_state_video_profile profile; // Of the chain of the create info.
    // Atomic. The passes of submissions with queries of the pool: bit counterPassIndex, of the first 64.
    uint64_t submitted_passes;
    // Atomic. The application got results when the latest submission had this serial; 0: not yet.
    uint64_t results_at;
    // Atomic elements, one for each query: wd_state_query (state_query.h). NULL: not known, or of a type whose commands
    // are not tracked.
    uint8_t *states;
    const struct wd_state_queue *queue; // Atomic. The first one that used it; only compared. NULL: none.
    bool is_shared;                     // Atomic. Several queues used it.
} wd_state_query_pool;

#ifdef __cplusplus
}
#endif
#endif
