// vkCmdDecodeVideoKHR against the session of the video coding scope.
#include <assert.h>

#include "vk/core/video/video_internal.h"

#ifdef VK_KHR_video_decode_queue

static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pDecodeInfo");

static void check_output(wd_core_check *c, const VkVideoPictureResourceInfoKHR *picture,
                         const wd_state_video_session *session) {
    const wd_state_image_view *view = WD_CORE_FIND(image_view, picture->imageViewBinding);
    const VkExtent2D extent = picture->codedExtent, most = session->max_coded_extent;
    wd_core_message m;
    if (view && view->format != session->picture_format &&
        wd_core_begin_rule(&m, c, &frame, NULL, WD_CORE_RULE(07143))) {
        wd_core_handle(&m, "dstPictureResource.imageViewBinding", VK_OBJECT_TYPE_IMAGE_VIEW,
                       view->object.handle);
        wd_core_summaryf(&m, " of %s, pictureFormat of the session is %s", wd_VkFormat_string(view->format),
                         wd_VkFormat_string(session->picture_format));
        wd_core_end(&m);
    }
    if ((extent.width > most.width || extent.height > most.height) &&
        wd_core_begin_rule(&m, c, &frame, NULL, WD_CORE_RULE(07145))) {
        wd_core_summaryf(&m,
                         "pDecodeInfo->dstPictureResource.codedExtent is %u x %u, maxCodedExtent of the "
                         "session is %u x %u",
                         extent.width, extent.height, most.width, most.height);
        wd_core_end(&m);
    }
}

static void check_index(wd_core_check *c, const wd_core_frame *f, int32_t index, uint32_t rule,
                        const wd_state_video_session *session) {
    wd_core_message m;
    if (index >= 0 && (uint32_t)index >= session->max_dpb_slots && wd_core_begin_rule(&m, c, f, NULL, rule)) {
        wd_core_signed(&m, "slotIndex", index);
        wd_core_summaryf(&m, ", maxDpbSlots of the session is %u", session->max_dpb_slots);
        wd_core_end(&m);
    }
}

static void check_setup(wd_core_check *c, const VkVideoDecodeInfoKHR *info, const wd_video_codec *codec,
                        const wd_state_video_session *session) {
    static const wd_core_frame setup = WD_CORE_POINTER(&frame, "pSetupReferenceSlot");
    const VkVideoReferenceSlotInfoKHR *slot = info->pSetupReferenceSlot;
    wd_core_message m;
    if (slot) {
        check_index(c, &setup, slot->slotIndex, WD_CORE_RULE(07170), session);
        if (codec) {
            wd_video_lacks_struct(c, &frame, NULL, "pDecodeInfo->pSetupReferenceSlot", &codec->setup,
                                  slot->pNext, session->operation);
        }
    } else if (session->max_dpb_slots && wd_core_begin_rule(&m, c, &frame, NULL, WD_CORE_RULE(08376))) {
        wd_core_pointer(&m, "pSetupReferenceSlot", false);
        wd_core_summaryf(&m, ", maxDpbSlots of the session is %u", session->max_dpb_slots);
        wd_core_end(&m);
    }
}

static void check_unique(wd_core_check *c, const wd_core_frame *f, const VkVideoDecodeInfoKHR *info,
                         uint32_t index) {
    assert(index < info->referenceSlotCount);
    const VkVideoPictureResourceInfoKHR *own = info->pReferenceSlots[index].pPictureResource;
    for (uint32_t i = 0; own && i < index; i++) {
        const VkVideoPictureResourceInfoKHR *other = info->pReferenceSlots[i].pPictureResource;
        wd_core_message m;
        if (other && wd_video_are_same(own, other) &&
            wd_core_begin_rule(&m, c, f, NULL, WD_CORE_RULE(07264))) {
            wd_core_handle(&m, "pPictureResource->imageViewBinding", VK_OBJECT_TYPE_IMAGE_VIEW,
                           WD_STATE_NON_DISPATCHABLE(own->imageViewBinding));
            wd_core_summaryf(&m, ", the picture of pReferenceSlots[%u], too", i);
            wd_core_end(&m);
            return;
        }
    }
}

static void check_references(wd_core_check *c, const VkVideoDecodeInfoKHR *info, const wd_video_codec *codec,
                             const wd_state_video_session *session) {
    for (uint32_t i = 0; info->pReferenceSlots && i < info->referenceSlotCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(&frame, "pReferenceSlots", i);
        check_index(c, &f, info->pReferenceSlots[i].slotIndex, WD_CORE_RULE(07256), session);
        check_unique(c, &f, info, i);
        if (codec) {
            wd_video_lacks_struct(c, &f, NULL, "an element of pDecodeInfo->pReferenceSlots",
                                  &codec->reference, info->pReferenceSlots[i].pNext, session->operation);
        }
    }
}

// Fields of H.264 share a reference slot, so that a slot may count as two active reference pictures.
static void check_count(wd_core_check *c, const VkVideoDecodeInfoKHR *info,
                        const wd_state_video_session *session) {
    wd_core_message m;
    if (info->referenceSlotCount > session->max_active_references &&
        wd_core_begin_rule(&m, c, &frame, NULL, WD_CORE_RULE(07150))) {
        wd_core_unsigned(&m, "referenceSlotCount", info->referenceSlotCount);
        wd_core_summaryf(&m, ", maxActiveReferencePictures of the session is %u",
                         session->max_active_references);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(video, CmdDecodeVideoKHR) {
    const VkVideoDecodeInfoKHR *info = s->pDecodeInfo;
    const wd_state_video_session *session = wd_video_bound_session(c);
    const wd_video_codec *codec = session ? wd_video_find_codec(session->operation) : NULL;
    wd_core_message m;
    if (!info || !session) {
        return;
    }
    if (!wd_video_is_decode(session->operation)) {
        if (wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(08249))) {
            wd_core_summaryf(&m, "the session of the video coding scope was created with %s",
                             wd_VkVideoCodecOperationFlagBitsKHR_string(session->operation));
            wd_core_end(&m);
        }
        return;
    }
    if (codec) {
        wd_video_lacks_struct(c, &frame, NULL, "pDecodeInfo", &codec->picture, info->pNext,
                              session->operation);
    }
    check_output(c, &info->dstPictureResource, session);
    check_setup(c, info, codec, session);
    check_references(c, info, codec, session);
    check_count(c, info, session);
}

#endif
