// Video coding scopes: the session, its parameters and the reference pictures that begin one; queries around and
// inside.
#include <assert.h>
#include <string.h>

#include "vk/core/queries/queries_internal.h"
#include "vk/core/video/video_internal.h"
#include "vk/state/state_query.h"

#ifdef VK_KHR_video_queue

static const char owner[] = "VkVideoBeginCodingInfoKHR";
static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pBeginInfo");

static void check_parameters(wd_core_check *c, const VkVideoBeginCodingInfoKHR *info,
                             const wd_state_video_session *session) {
    const wd_video_codec *codec = wd_video_find_codec(session->operation);
    const wd_state_video_parameters *parameters =
        wd_state_find_video_parameters(c->state, info->videoSessionParameters);
    bool may_lack = false;
    wd_core_message m;
    char text[256];
#ifdef VK_KHR_video_maintenance2
    may_lack =
        !c->enabled || (c->enabled->features.videoMaintenance2 && wd_video_is_decode(session->operation));
#endif
    if (!info->videoSessionParameters && codec && !may_lack &&
        wd_core_begin_rule(&m, c, &frame, owner, codec->needs_parameters)) {
        wd_core_word(&m, "videoSessionParameters", "VK_NULL_HANDLE");
        wd_core_summaryf(&m, ", videoSession was created with %s",
                         wd_VkVideoCodecOperationFlagBitsKHR_string(session->operation));
        wd_core_end(&m);
    }
    if (parameters && parameters->session_id && parameters->session_id != session->object.id &&
        wd_core_begin_rule(&m, c, &frame, owner, WD_CORE_RULE(04857))) {
        wd_core_handle(&m, "videoSessionParameters", VK_OBJECT_TYPE_VIDEO_SESSION_PARAMETERS_KHR,
                       parameters->object.handle);
        wd_core_summaryf(
            &m, ", which was created for %s",
            wd_core_name(c, VK_OBJECT_TYPE_VIDEO_SESSION_KHR, parameters->session, text, sizeof text));
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(video, EndCommandBuffer) {
    const wd_state_command_buffer *command_buffer = WD_CORE_FIND(command_buffer, s->commandBuffer);
    wd_core_message m;
    if (command_buffer && command_buffer->in_video_coding && wd_core_is_recording_known(command_buffer) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(06991))) {
        wd_core_handle(&m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
        wd_core_summaryf(&m, ", whose video coding scope has not ended");
        m.fix = "End the scope with vkCmdEndVideoCodingKHR.";
        wd_core_end(&m);
    }
}

// --- Reference pictures

static void check_picture(wd_core_check *c, const wd_core_frame *f,
                          const VkVideoPictureResourceInfoKHR *picture,
                          const wd_state_video_session *session) {
    const wd_state_image_view *view = WD_CORE_FIND(image_view, picture->imageViewBinding);
    const VkExtent2D extent = picture->codedExtent, most = session->max_coded_extent;
    wd_core_message m;
    if (view && view->format != session->reference_format &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(07241))) {
        wd_core_handle(&m, "pPictureResource->imageViewBinding", VK_OBJECT_TYPE_IMAGE_VIEW,
                       view->object.handle);
        wd_core_summaryf(&m, " of %s, referencePictureFormat of the session is %s",
                         wd_VkFormat_string(view->format), wd_VkFormat_string(session->reference_format));
        wd_core_end(&m);
    }
    if ((extent.width > most.width || extent.height > most.height) &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(07243))) {
        wd_core_summaryf(&m,
                         "pPictureResource->codedExtent is %u x %u, maxCodedExtent of the session is %u x %u",
                         extent.width, extent.height, most.width, most.height);
        wd_core_end(&m);
    }
}

static void check_unique(wd_core_check *c, const wd_core_frame *f, const VkVideoBeginCodingInfoKHR *info,
                         uint32_t index) {
    assert(index < info->referenceSlotCount);
    const VkVideoPictureResourceInfoKHR *own = info->pReferenceSlots[index].pPictureResource;
    wd_core_message m;
    for (uint32_t i = 0; i < index; i++) {
        const VkVideoPictureResourceInfoKHR *other = info->pReferenceSlots[i].pPictureResource;
        if (other && wd_video_are_same(own, other) &&
            wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(07238))) {
            wd_core_handle(&m, "pPictureResource->imageViewBinding", VK_OBJECT_TYPE_IMAGE_VIEW,
                           WD_STATE_NON_DISPATCHABLE(own->imageViewBinding));
            wd_core_summaryf(&m, ", the picture of pReferenceSlots[%u], too", i);
            wd_core_end(&m);
            return;
        }
    }
}

static void check_slots(wd_core_check *c, const VkVideoBeginCodingInfoKHR *info,
                        const wd_state_video_session *session) {
    for (uint32_t i = 0; info->pReferenceSlots && i < info->referenceSlotCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(&frame, "pReferenceSlots", i);
        const VkVideoReferenceSlotInfoKHR *slot = &info->pReferenceSlots[i];
        wd_core_message m;
        if (slot->slotIndex >= 0 && (uint32_t)slot->slotIndex >= session->max_dpb_slots &&
            wd_core_begin_rule(&m, c, &f, owner, WD_CORE_RULE(04856))) {
            wd_core_signed(&m, "slotIndex", slot->slotIndex);
            wd_core_summaryf(&m, ", maxDpbSlots of the session is %u", session->max_dpb_slots);
            wd_core_end(&m);
        }
        if (slot->pPictureResource) {
            check_picture(c, &f, slot->pPictureResource, session);
            check_unique(c, &f, info, i);
        }
    }
}

// --- Queries

static void check_no_query(wd_core_check *c, uint32_t rule) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const wd_state_active_query *active =
        command_buffer && wd_core_is_recording_known(command_buffer) && command_buffer->queries
            ? command_buffer->queries->active
            : NULL;
    wd_core_message m;
    char text[256];
    if (active && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_summaryf(
            &m, "query %u of %s is active", active->query,
            wd_core_name(c, VK_OBJECT_TYPE_QUERY_POOL, active->pool->object.handle, text, sizeof text));
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(video, CmdBeginVideoCodingKHR) {
    const VkVideoBeginCodingInfoKHR *info = s->pBeginInfo;
    const wd_state_video_session *session =
        info && c->state ? wd_state_find_video_session(c->state, info->videoSession) : NULL;
    check_no_query(c, WD_CORE_RULE(07232));
    if (session) {
        check_parameters(c, info, session);
        check_slots(c, info, session);
    }
}

WD_CORE_CHECK(video, CmdEndVideoCodingKHR) {
    (void)s;
    check_no_query(c, WD_CORE_RULE(07251));
}

WD_CORE_CHECK(video, CmdControlVideoCodingKHR) {
#ifdef VK_KHR_video_encode_queue
    const VkVideoCodingControlFlagsKHR of_encoding = VK_VIDEO_CODING_CONTROL_ENCODE_RATE_CONTROL_BIT_KHR |
                                                     VK_VIDEO_CODING_CONTROL_ENCODE_QUALITY_LEVEL_BIT_KHR;
    const wd_state_video_session *session = wd_video_bound_session(c);
    wd_core_message m;
    if (session && s->pCodingControlInfo && wd_video_is_decode(session->operation) &&
        s->pCodingControlInfo->flags & of_encoding &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(08243))) {
        char text[256];
        wd_core_word(&m, "pCodingControlInfo->flags",
                     wd_VkVideoCodingControlFlagsKHR_string(s->pCodingControlInfo->flags, text, sizeof text));
        wd_core_summaryf(&m, ", the session was created with %s",
                         wd_VkVideoCodecOperationFlagBitsKHR_string(session->operation));
        wd_core_end(&m);
    }
#else
    (void)c;
    (void)s;
#endif
}

static bool is_feedback(VkQueryType type) {
#ifdef VK_KHR_video_encode_queue
    return type == VK_QUERY_TYPE_VIDEO_ENCODE_FEEDBACK_KHR;
#else
    (void)type;
    return false;
#endif
}

static void report_query(wd_core_check *c, uint32_t rule, const wd_state_query_pool *pool, const char *text) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_handle(&m, "queryPool", VK_OBJECT_TYPE_QUERY_POOL, pool->object.handle);
        wd_core_summaryf(&m, " of %s, %s", wd_VkQueryType_string(pool->query_type), text);
        wd_core_end(&m);
    }
}

// check_profile: the pool was created with the profile of the session. Chains of profiles are not compared.
static void check_profile(wd_core_check *c, const wd_state_video_session *session,
                          const wd_state_query_pool *pool) {
    const bool has_profile = pool->profile.operation != 0;
    if (memcmp(&pool->profile, &session->profile, sizeof pool->profile)) {
        report_query(c, is_feedback(pool->query_type) ? WD_CORE_RULE(07130) : WD_CORE_RULE(07128), pool,
                     has_profile ? "which was created with another VkVideoProfileInfoKHR than the session"
                                 : "which was created without the VkVideoProfileInfoKHR of the session");
    }
}

enum { ANY_FAMILY = UINT32_MAX };

// has_status returns false where the queue family, or each of them, certainly does not support result status queries.
static bool has_status(const wd_core_check *c, uint32_t family) {
    const bool *supports = wd_physical_query_status(c->physical);
    const uint32_t count = supports ? c->physical->num_queue_families : 0;
    bool is_supported = !supports || (family >= count && family != ANY_FAMILY);
    for (uint32_t i = 0; i < count; i++) {
        is_supported |= (family == ANY_FAMILY || i == family) && supports[i];
    }
    return is_supported;
}

WD_CORE_CHECK(video, CreateQueryPool) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    wd_core_message m;
    if (s->pCreateInfo->queryType == VK_QUERY_TYPE_RESULT_STATUS_ONLY_KHR && !has_status(c, ANY_FAMILY) &&
        wd_core_begin_rule(&m, c, &f, "VkQueryPoolCreateInfo", WD_CORE_RULE(11839))) {
        wd_core_word(&m, "queryType", "VK_QUERY_TYPE_RESULT_STATUS_ONLY_KHR");
        wd_core_summaryf(&m, ", queryResultStatusSupport of all queue families is VK_FALSE");
        wd_core_end(&m);
    }
}

static void check_status(wd_core_check *c, const wd_state_query_pool *pool) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const wd_state_command_pool *from = wd_state_command_buffer_pool(command_buffer);
    if (pool->query_type == VK_QUERY_TYPE_RESULT_STATUS_ONLY_KHR && from &&
        !has_status(c, from->queue_family)) {
        report_query(c, WD_CORE_RULE(07126), pool,
                     "and queryResultStatusSupport of the queue family of the command pool is VK_FALSE");
    }
}

static void check_query(wd_core_check *c, VkQueryPool handle) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const wd_state_query_pool *pool = WD_CORE_FIND(query_pool, handle);
    const wd_state_video_session *session = wd_video_bound_session(c);
    if (!command_buffer || !pool || !wd_core_is_recording_known(command_buffer)) {
        return;
    }
    if (is_feedback(pool->query_type) && !command_buffer->in_video_coding) {
        report_query(c, WD_CORE_RULE(07129), pool, "the command is outside of a video coding scope");
    }
    check_status(c, pool);
    if (session && wd_core_has_status(pool->query_type)) {
        check_profile(c, session, pool);
    } else if (session) {
        report_query(c, WD_CORE_RULE(07131), pool, "the command is inside of a video coding scope");
    }
    if (session) {
        check_no_query(c, WD_CORE_RULE(07127));
    }
#ifdef VK_KHR_video_maintenance1
    if (session && session->flags & VK_VIDEO_SESSION_CREATE_INLINE_QUERIES_BIT_KHR) {
        report_query(c, WD_CORE_RULE(08370), pool,
                     "the session was created with VK_VIDEO_SESSION_CREATE_INLINE_QUERIES_BIT_KHR");
    }
#endif
}

WD_CORE_CHECK(video, CmdBeginQuery) {
    check_query(c, s->queryPool);
}

WD_CORE_CHECK(video, CmdBeginQueryIndexedEXT) {
    check_query(c, s->queryPool);
}

#endif
