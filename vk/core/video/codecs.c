// The structs of each codec operation, with the rules that ask for them.
#include "vk/core/video/video_internal.h"

#ifdef VK_KHR_video_queue

#define STRUCT(suffix, structure, rule)                                                                      \
    { VK_STRUCTURE_TYPE_##suffix, structure, rule }
#define NO_STRUCT                                                                                            \
    { VK_STRUCTURE_TYPE_APPLICATION_INFO, NULL, 0 }

static const wd_video_codec codecs[] = {
#ifdef VK_KHR_video_decode_h264
    {VK_VIDEO_CODEC_OPERATION_DECODE_H264_BIT_KHR, VK_STRUCTURE_TYPE_VIDEO_DECODE_H264_CAPABILITIES_KHR,
     STRUCT(VIDEO_DECODE_H264_SESSION_PARAMETERS_CREATE_INFO_KHR,
            "VkVideoDecodeH264SessionParametersCreateInfoKHR", WD_CORE_RULE(07203)),
     STRUCT(VIDEO_DECODE_H264_PICTURE_INFO_KHR, "VkVideoDecodeH264PictureInfoKHR", WD_CORE_RULE(07152)),
     STRUCT(VIDEO_DECODE_H264_DPB_SLOT_INFO_KHR, "VkVideoDecodeH264DpbSlotInfoKHR", WD_CORE_RULE(07156)),
     STRUCT(VIDEO_DECODE_H264_DPB_SLOT_INFO_KHR, "VkVideoDecodeH264DpbSlotInfoKHR", WD_CORE_RULE(07157)),
     WD_CORE_RULE(07247)},
#endif
#ifdef VK_KHR_video_decode_h265
    {VK_VIDEO_CODEC_OPERATION_DECODE_H265_BIT_KHR, VK_STRUCTURE_TYPE_VIDEO_DECODE_H265_CAPABILITIES_KHR,
     STRUCT(VIDEO_DECODE_H265_SESSION_PARAMETERS_CREATE_INFO_KHR,
            "VkVideoDecodeH265SessionParametersCreateInfoKHR", WD_CORE_RULE(07206)),
     STRUCT(VIDEO_DECODE_H265_PICTURE_INFO_KHR, "VkVideoDecodeH265PictureInfoKHR", WD_CORE_RULE(07158)),
     STRUCT(VIDEO_DECODE_H265_DPB_SLOT_INFO_KHR, "VkVideoDecodeH265DpbSlotInfoKHR", WD_CORE_RULE(07163)),
     STRUCT(VIDEO_DECODE_H265_DPB_SLOT_INFO_KHR, "VkVideoDecodeH265DpbSlotInfoKHR", WD_CORE_RULE(07164)),
     WD_CORE_RULE(07248)},
#endif
#ifdef VK_KHR_video_decode_av1
    {VK_VIDEO_CODEC_OPERATION_DECODE_AV1_BIT_KHR, VK_STRUCTURE_TYPE_VIDEO_DECODE_AV1_CAPABILITIES_KHR,
     STRUCT(VIDEO_DECODE_AV1_SESSION_PARAMETERS_CREATE_INFO_KHR,
            "VkVideoDecodeAV1SessionParametersCreateInfoKHR", WD_CORE_RULE(09259)),
     STRUCT(VIDEO_DECODE_AV1_PICTURE_INFO_KHR, "VkVideoDecodeAV1PictureInfoKHR", WD_CORE_RULE(09250)),
     STRUCT(VIDEO_DECODE_AV1_DPB_SLOT_INFO_KHR, "VkVideoDecodeAV1DpbSlotInfoKHR", WD_CORE_RULE(09254)),
     STRUCT(VIDEO_DECODE_AV1_DPB_SLOT_INFO_KHR, "VkVideoDecodeAV1DpbSlotInfoKHR", WD_CORE_RULE(09255)),
     WD_CORE_RULE(09261)},
#endif
#ifdef VK_KHR_video_encode_h264
    {VK_VIDEO_CODEC_OPERATION_ENCODE_H264_BIT_KHR, VK_STRUCTURE_TYPE_VIDEO_ENCODE_H264_CAPABILITIES_KHR,
     STRUCT(VIDEO_ENCODE_H264_SESSION_PARAMETERS_CREATE_INFO_KHR,
            "VkVideoEncodeH264SessionParametersCreateInfoKHR", WD_CORE_RULE(07210)),
     NO_STRUCT, NO_STRUCT, NO_STRUCT, WD_CORE_RULE(07249)},
#endif
#ifdef VK_KHR_video_encode_h265
    {VK_VIDEO_CODEC_OPERATION_ENCODE_H265_BIT_KHR, VK_STRUCTURE_TYPE_VIDEO_ENCODE_H265_CAPABILITIES_KHR,
     STRUCT(VIDEO_ENCODE_H265_SESSION_PARAMETERS_CREATE_INFO_KHR,
            "VkVideoEncodeH265SessionParametersCreateInfoKHR", WD_CORE_RULE(07211)),
     NO_STRUCT, NO_STRUCT, NO_STRUCT, WD_CORE_RULE(07250)},
#endif
#ifdef VK_KHR_video_encode_av1
    {VK_VIDEO_CODEC_OPERATION_ENCODE_AV1_BIT_KHR, VK_STRUCTURE_TYPE_VIDEO_ENCODE_AV1_CAPABILITIES_KHR,
     STRUCT(VIDEO_ENCODE_AV1_SESSION_PARAMETERS_CREATE_INFO_KHR,
            "VkVideoEncodeAV1SessionParametersCreateInfoKHR", WD_CORE_RULE(10279)),
     NO_STRUCT, NO_STRUCT, NO_STRUCT, WD_CORE_RULE(10283)},
#endif
};

const wd_video_codec *wd_video_find_codec(VkVideoCodecOperationFlagBitsKHR operation) {
    for (size_t i = 0; i < sizeof codecs / sizeof *codecs; i++) {
        if (codecs[i].operation == operation) {
            return &codecs[i];
        }
    }
    return NULL;
}

void wd_video_lacks_struct(wd_core_check *c, const wd_core_frame *f, const char *owner, const char *label,
                           const wd_video_struct *wanted, const void *chain,
                           VkVideoCodecOperationFlagBitsKHR operation) {
    wd_core_message m;
    if (wanted->name && !wd_core_chained(chain, wanted->type) &&
        wd_core_begin_rule(&m, c, f, owner, wanted->rule)) {
        wd_core_summaryf(&m, "the pNext chain of %s has no %s, the session was created with %s", label,
                         wanted->name, wd_VkVideoCodecOperationFlagBitsKHR_string(operation));
        wd_core_end(&m);
    }
}

const wd_state_video_session *wd_video_bound_session(const wd_core_check *c) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    if (!command_buffer || !wd_core_is_recording_known(command_buffer) || !command_buffer->video_session) {
        return NULL;
    }
    return (const wd_state_video_session *)wd_state_find(c->state, VK_OBJECT_TYPE_VIDEO_SESSION_KHR,
                                                         command_buffer->video_session);
}

bool wd_video_are_same(const VkVideoPictureResourceInfoKHR *one, const VkVideoPictureResourceInfoKHR *other) {
    return one->imageViewBinding == other->imageViewBinding && one->baseArrayLayer == other->baseArrayLayer &&
           one->codedOffset.x == other->codedOffset.x && one->codedOffset.y == other->codedOffset.y &&
           one->codedExtent.width == other->codedExtent.width &&
           one->codedExtent.height == other->codedExtent.height;
}

#endif
