// Checks by hand of video sessions, their parameters, and video coding.
//
//   codecs.c              nothing by itself: the structs of each codec operation, with the rules that ask for them
//   session_creation.c    vkCreateVideoSessionKHR, and profiles
//   session_parameters.c  parameter objects and the memory of sessions
//   coding_scopes.c       vkCmdBeginVideoCodingKHR, vkCmdControlVideoCodingKHR, vkCmdEndVideoCodingKHR, queries inside
//   decoding.c            vkCmdDecodeVideoKHR
#ifndef WARDEN_VK_CORE_VIDEO_VIDEO_INTERNAL_H
#define WARDEN_VK_CORE_VIDEO_VIDEO_INTERNAL_H

#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/state/state_video.h"

#ifdef VK_KHR_video_queue

#ifdef __cplusplus
extern "C" {
#endif

// wd_video_struct is a struct that a codec operation wants in a chain, and the rule that asks for it.
typedef struct wd_video_struct {
    VkStructureType type;
    const char *name;
    uint32_t rule;
} wd_video_struct;

// wd_video_codec is a codec operation. Elements without a name are not asked for.
typedef struct wd_video_codec {
    VkVideoCodecOperationFlagBitsKHR operation;
    VkStructureType capabilities;
    wd_video_struct parameters;       // Of VkVideoSessionParametersCreateInfoKHR.
    wd_video_struct picture;          // Of VkVideoDecodeInfoKHR.
    wd_video_struct setup, reference; // Of the slots of VkVideoDecodeInfoKHR.
    uint32_t needs_parameters;        // The rule about coding without a parameter object.
} wd_video_codec;

// wd_video_find_codec returns the description of an operation; NULL: the build does not know it.
const wd_video_codec *wd_video_find_codec(VkVideoCodecOperationFlagBitsKHR operation);

// wd_video_is_decode returns whether an operation decodes.
static inline bool wd_video_is_decode(VkVideoCodecOperationFlagBitsKHR operation) {
    enum { DECODE_OPERATIONS = 0xffff };
    return (uint32_t)operation & DECODE_OPERATIONS;
}

// wd_video_lacks_struct reports a struct that is missing in a chain.
void wd_video_lacks_struct(wd_core_check *c, const wd_core_frame *f, const char *owner, const char *label,
                           const wd_video_struct *wanted, const void *chain,
                           VkVideoCodecOperationFlagBitsKHR operation);

// wd_video_bound_session returns the session of the video coding scope of the recording; NULL: none, or not known.
const wd_state_video_session *wd_video_bound_session(const wd_core_check *c);

// wd_video_are_same returns whether two picture resources are certainly the same.
bool wd_video_are_same(const VkVideoPictureResourceInfoKHR *one, const VkVideoPictureResourceInfoKHR *other);

#ifdef __cplusplus
}
#endif

#endif
#endif
