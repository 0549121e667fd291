// Video sessions and their parameters.
#include "vk/state/state_video.h"

#ifdef VK_KHR_video_queue

#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

wd_state_video_session *wd_state_find_video_session(const wd_state_device *device, VkVideoSessionKHR handle) {
    return (wd_state_video_session *)wd_state_find(device, VK_OBJECT_TYPE_VIDEO_SESSION_KHR,
                                                   WD_STATE_NON_DISPATCHABLE(handle));
}

wd_state_video_parameters *wd_state_find_video_parameters(const wd_state_device *device,
                                                          VkVideoSessionParametersKHR handle) {
    return (wd_state_video_parameters *)wd_state_find(device, VK_OBJECT_TYPE_VIDEO_SESSION_PARAMETERS_KHR,
                                                      WD_STATE_NON_DISPATCHABLE(handle));
}

wd_state_video_profile wd_state_read_video_profile(const VkVideoProfileInfoKHR *info) {
    return info ? (wd_state_video_profile){(uint32_t)info->videoCodecOperation, info->chromaSubsampling,
                                           info->lumaBitDepth, info->chromaBitDepth}
                : (wd_state_video_profile){0};
}

WD_STATE_POST(CreateVideoSessionKHR) {
    (void)down;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_video_session *session =
        wd_state_new_in_device(call->device->state, VK_OBJECT_TYPE_VIDEO_SESSION_KHR,
                               WD_STATE_NON_DISPATCHABLE(*args->pVideoSession), sizeof *session, NULL);
    if (!session) {
        return;
    }
    const VkVideoSessionCreateInfoKHR *info = args->pCreateInfo;
    session->flags = info->flags;
    session->queue_family = info->queueFamilyIndex;
    session->operation = info->pVideoProfile->videoCodecOperation;
    session->profile = wd_state_read_video_profile(info->pVideoProfile);
    session->picture_format = info->pictureFormat;
    session->reference_format = info->referencePictureFormat;
    session->max_coded_extent = info->maxCodedExtent;
    session->max_dpb_slots = info->maxDpbSlots;
    session->max_active_references = info->maxActiveReferencePictures;
    wd_state_publish(&session->object);
}

WD_STATE_POST(CreateVideoSessionParametersKHR) {
    (void)down;
    wd_state_device *device = call->device->state;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_video_parameters *parameters = wd_state_new_in_device(
        device, VK_OBJECT_TYPE_VIDEO_SESSION_PARAMETERS_KHR,
        WD_STATE_NON_DISPATCHABLE(*args->pVideoSessionParameters), sizeof *parameters, NULL);
    if (!parameters) {
        return;
    }
    const wd_state_video_session *session =
        wd_state_find_video_session(device, args->pCreateInfo->videoSession);
    parameters->flags = args->pCreateInfo->flags;
    parameters->session = WD_STATE_NON_DISPATCHABLE(args->pCreateInfo->videoSession);
    parameters->session_id = session ? session->object.id : 0;
    parameters->operation = session ? session->operation : (VkVideoCodecOperationFlagBitsKHR)0;
    wd_state_publish(&parameters->object);
}

WD_STATE_POST(UpdateVideoSessionParametersKHR) {
    (void)down;
    wd_state_video_parameters *parameters =
        wd_state_find_video_parameters(call->device->state, args->videoSessionParameters);
    if (parameters && args->result == VK_SUCCESS) {
        __atomic_store_n(&parameters->updates, args->pUpdateInfo->updateSequenceCount, __ATOMIC_RELEASE);
    }
}

WD_STATE_POST(BindVideoSessionMemoryKHR) {
    (void)down;
    wd_state_video_session *session = wd_state_find_video_session(call->device->state, args->videoSession);
    for (uint32_t i = 0; session && args->result == VK_SUCCESS && i < args->bindSessionMemoryInfoCount; i++) {
        const uint32_t index = args->pBindSessionMemoryInfos[i].memoryBindIndex;
        if (index < 64) {
            __atomic_fetch_or(&session->bound, UINT64_C(1) << index, __ATOMIC_ACQ_REL);
        }
    }
}

#endif
