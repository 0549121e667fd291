// Parameter objects: their session, template and codec, and the counter of updates. The memory of sessions.
#include "vk/core/video/video_internal.h"

#ifdef VK_KHR_video_queue

static const char owner[] = "VkVideoSessionParametersCreateInfoKHR";
static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pCreateInfo");

static bool is_av1(VkVideoCodecOperationFlagBitsKHR operation) {
#ifdef VK_KHR_video_encode_av1
    if (operation == VK_VIDEO_CODEC_OPERATION_ENCODE_AV1_BIT_KHR) {
        return true;
    }
#endif
#ifdef VK_KHR_video_decode_av1
    return operation == VK_VIDEO_CODEC_OPERATION_DECODE_AV1_BIT_KHR;
#else
    (void)operation;
    return false;
#endif
}

static void check_template(wd_core_check *c, const VkVideoSessionParametersCreateInfoKHR *info,
                           const wd_state_video_session *session) {
    const VkVideoSessionParametersKHR handle = info->videoSessionParametersTemplate;
    const wd_state_video_parameters *base =
        c->state ? wd_state_find_video_parameters(c->state, handle) : NULL;
    wd_core_message m;
    char text[256];
    if (is_av1(session->operation) &&
        wd_core_begin_rule(&m, c, &frame, owner,
                           wd_video_is_decode(session->operation) ? WD_CORE_RULE(09258)
                                                                  : WD_CORE_RULE(10278))) {
        wd_core_handle(&m, "videoSessionParametersTemplate", VK_OBJECT_TYPE_VIDEO_SESSION_PARAMETERS_KHR,
                       WD_STATE_NON_DISPATCHABLE(handle));
        wd_core_summaryf(&m, ", the session was created with %s",
                         wd_VkVideoCodecOperationFlagBitsKHR_string(session->operation));
        wd_core_end(&m);
        return;
    }
    if (base && base->session_id && base->session_id != session->object.id &&
        wd_core_begin_rule(&m, c, &frame, owner, WD_CORE_RULE(04855))) {
        wd_core_handle(&m, "videoSessionParametersTemplate", VK_OBJECT_TYPE_VIDEO_SESSION_PARAMETERS_KHR,
                       base->object.handle);
        wd_core_summaryf(&m, ", which was created for %s",
                         wd_core_name(c, VK_OBJECT_TYPE_VIDEO_SESSION_KHR, base->session, text, sizeof text));
        wd_core_end(&m);
    }
#ifdef VK_KHR_video_encode_quantization_map
    const VkVideoSessionParametersCreateFlagsKHR map =
        VK_VIDEO_SESSION_PARAMETERS_CREATE_QUANTIZATION_MAP_COMPATIBLE_BIT_KHR;
    if (base && (base->flags ^ info->flags) & map &&
        wd_core_begin_rule(&m, c, &frame, owner,
                           info->flags & map ? WD_CORE_RULE(10275) : WD_CORE_RULE(10277))) {
        wd_core_handle(&m, "videoSessionParametersTemplate", VK_OBJECT_TYPE_VIDEO_SESSION_PARAMETERS_KHR,
                       base->object.handle);
        wd_core_summaryf(&m,
                         ", which was created %s "
                         "VK_VIDEO_SESSION_PARAMETERS_CREATE_QUANTIZATION_MAP_COMPATIBLE_BIT_KHR",
                         info->flags & map ? "without" : "with");
        wd_core_end(&m);
    }
#endif
}

static void check_maps(wd_core_check *c, const VkVideoSessionParametersCreateInfoKHR *info,
                       const wd_state_video_session *session) {
#ifdef VK_KHR_video_encode_quantization_map
    const VkVideoSessionCreateFlagsKHR maps =
        VK_VIDEO_SESSION_CREATE_ALLOW_ENCODE_QUANTIZATION_DELTA_MAP_BIT_KHR |
        VK_VIDEO_SESSION_CREATE_ALLOW_ENCODE_EMPHASIS_MAP_BIT_KHR;
    wd_core_message m;
    if (info->flags & VK_VIDEO_SESSION_PARAMETERS_CREATE_QUANTIZATION_MAP_COMPATIBLE_BIT_KHR &&
        !(session->flags & maps) && wd_core_begin_rule(&m, c, &frame, owner, WD_CORE_RULE(10271))) {
        wd_core_word(&m, "flags", "VK_VIDEO_SESSION_PARAMETERS_CREATE_QUANTIZATION_MAP_COMPATIBLE_BIT_KHR");
        wd_core_summaryf(&m, ", the session was created for no quantization maps");
        wd_core_end(&m);
    }
#else
    (void)c;
    (void)info;
    (void)session;
#endif
}

WD_CORE_CHECK(video, CreateVideoSessionParametersKHR) {
    const VkVideoSessionParametersCreateInfoKHR *info = s->pCreateInfo;
    const wd_state_video_session *session =
        info && c->state ? wd_state_find_video_session(c->state, info->videoSession) : NULL;
    const wd_video_codec *codec = session ? wd_video_find_codec(session->operation) : NULL;
    if (!session) {
        return;
    }
    if (codec) {
        wd_video_lacks_struct(c, &frame, owner, "pCreateInfo", &codec->parameters, info->pNext,
                              session->operation);
    }
    check_maps(c, info, session);
    if (info->videoSessionParametersTemplate) {
        check_template(c, info, session);
    }
}

WD_CORE_CHECK(video, UpdateVideoSessionParametersKHR) {
    const wd_state_video_parameters *parameters =
        c->state ? wd_state_find_video_parameters(c->state, s->videoSessionParameters) : NULL;
    wd_core_message m;
    if (!parameters || !s->pUpdateInfo) {
        return;
    }
    const uint32_t updates = __atomic_load_n(&parameters->updates, __ATOMIC_ACQUIRE);
    if (is_av1(parameters->operation)) {
        if (wd_core_begin_rule(&m, c, NULL, NULL,
                               wd_video_is_decode(parameters->operation) ? WD_CORE_RULE(09260)
                                                                         : WD_CORE_RULE(10281))) {
            wd_core_handle(&m, "videoSessionParameters", VK_OBJECT_TYPE_VIDEO_SESSION_PARAMETERS_KHR,
                           parameters->object.handle);
            wd_core_summaryf(&m, ", which was created with %s",
                             wd_VkVideoCodecOperationFlagBitsKHR_string(parameters->operation));
            wd_core_end(&m);
        }
    } else if (s->pUpdateInfo->updateSequenceCount != updates + 1 &&
               wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(07215))) {
        wd_core_unsigned(&m, "pUpdateInfo->updateSequenceCount", s->pUpdateInfo->updateSequenceCount);
        wd_core_summaryf(&m, ", the update sequence counter of videoSessionParameters is %u", updates);
        wd_core_end(&m);
    }
}

// --- Memory

WD_CORE_CHECK(video, BindVideoSessionMemoryKHR) {
    const wd_state_video_session *session =
        c->state ? wd_state_find_video_session(c->state, s->videoSession) : NULL;
    const uint64_t bound = session ? __atomic_load_n(&session->bound, __ATOMIC_ACQUIRE) : 0;
    uint64_t named = 0;
    for (uint32_t i = 0; s->pBindSessionMemoryInfos && i < s->bindSessionMemoryInfoCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pBindSessionMemoryInfos", i);
        const uint32_t index = s->pBindSessionMemoryInfos[i].memoryBindIndex;
        const uint64_t bit = index < 64 ? UINT64_C(1) << index : 0;
        wd_core_message m;
        if (bound & bit && wd_core_begin_rule(&m, c, &f, NULL, WD_CORE_RULE(07195))) {
            wd_core_unsigned(&m, "memoryBindIndex", index);
            wd_core_summaryf(&m, ", the binding of the session is backed by memory already");
            wd_core_end(&m);
        }
        if (named & bit && wd_core_begin_rule(&m, c, &f, NULL, WD_CORE_RULE(07196))) {
            wd_core_unsigned(&m, "memoryBindIndex", index);
            wd_core_summaryf(&m, ", that of an element before it, too");
            wd_core_end(&m);
        }
        named |= bit;
    }
}

#endif
