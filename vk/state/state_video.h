// Video sessions and their parameters.
#ifndef WARDEN_VK_STATE_STATE_VIDEO_H
#define WARDEN_VK_STATE_STATE_VIDEO_H

#include "vk/state/state.h"

#ifdef VK_KHR_video_queue

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_state_video_session {
    wd_state_object object;
    VkVideoSessionCreateFlagsKHR flags;
    uint32_t queue_family;
    VkVideoCodecOperationFlagBitsKHR operation;
    wd_state_video_profile profile;
    VkFormat picture_format, reference_format;
    VkExtent2D max_coded_extent;
    uint32_t max_dpb_slots, max_active_references;
    uint64_t bound; // Atomic. A bit for each memory binding below 64 that was backed.
} wd_state_video_session;

typedef struct wd_state_video_parameters {
    wd_state_object object;
    VkVideoSessionParametersCreateFlagsKHR flags;
    uint64_t session;                           // The handle of the session, and
    uint64_t session_id;                        // wd_state_object.id of it; 0: not known.
    VkVideoCodecOperationFlagBitsKHR operation; // Of the session; 0: not known.
    uint32_t updates;                           // Atomic. The update sequence counter.
} wd_state_video_parameters;

// wd_state_read_video_profile accepts NULL.
wd_state_video_profile wd_state_read_video_profile(const VkVideoProfileInfoKHR *info);

// The look-ups by handle; NULL: not known.
wd_state_video_session *wd_state_find_video_session(const wd_state_device *device, VkVideoSessionKHR handle);
wd_state_video_parameters *wd_state_find_video_parameters(const wd_state_device *device,
                                                          VkVideoSessionParametersKHR handle);

#ifdef __cplusplus
}
#endif

#endif
#endif
