// Video sessions and video coding: each rule violated, and the almost equal call that is correct.
#include <gtest/gtest.h>

#include <vector>

#include "vk/core/video/video_fixture.h"

namespace wd::testing {
namespace {

const std::string kSession = "VUID-VkVideoSessionCreateInfoKHR-",
                  kParameters = "VUID-VkVideoSessionParametersCreateInfoKHR-",
                  kBegin = "VUID-VkVideoBeginCodingInfoKHR-", kDecode = "VUID-vkCmdDecodeVideoKHR-";

TEST_F(VideoTest, SessionsAreWithinTheCapabilitiesOfTheProfile) {
    MakeSession();
    ExpectSilence();
    info_.maxDpbSlots = (1 << 20) + 1; // The null driver has 1 << 20.
    MakeSession();
    ExpectMessage(kSession + "maxDpbSlots-04847",
                  "VkVideoCapabilitiesKHR::maxDpbSlots of the profile is 1048576");
    info_.maxDpbSlots = 4;
    info_.maxActiveReferencePictures = (1 << 20) + 1;
    MakeSession();
    ExpectMessage(kSession + "maxActiveReferencePictures-04849", "maxActiveReferencePictures is 1048577");
    info_.maxActiveReferencePictures = 0;
    MakeSession();
    ExpectMessage(kSession + "maxDpbSlots-04850", "maxDpbSlots is 4, maxActiveReferencePictures is 0");
    info_.maxDpbSlots = 0;
    info_.maxCodedExtent = {16385, 16};
    MakeSession();
    ExpectMessage(kSession + "maxCodedExtent-04851",
                  "maxCodedExtent is 16385 x 16, the driver supports 1 x 1");
    ExpectSilence();
}

TEST_F(VideoTest, ParametersAreOfTheSession) {
    const VkVideoSessionKHR session = MakeSession(), other = MakeSession();
    const VkVideoSessionParametersKHR base = MakeParameters(session);
    MakeParameters(session, base);
    TryCoding(session, base);
    ExpectSilence();
    MakeParameters(other, base);
    ExpectMessage(kParameters + "videoSessionParametersTemplate-04855",
                  "which was created for VkVideoSessionKHR");
    TryCoding(other, base);
    ExpectMessage(kBegin + "videoSessionParameters-04857", "which was created for VkVideoSessionKHR");
    MakeParameters(session, VK_NULL_HANDLE, false);
    ExpectMessage(kParameters + "videoSession-07203",
                  "has no VkVideoDecodeH264SessionParametersCreateInfoKHR, the session was created with "
                  "VK_VIDEO_CODEC_OPERATION_DECODE_H264_BIT_KHR");
    TryCoding(session, VK_NULL_HANDLE);
    ExpectMessage(kBegin + "videoSession-07247", "videoSessionParameters is VK_NULL_HANDLE");
    ExpectSilence();
}

TEST_F(VideoTest, ParametersOfH265) {
    UseH265();
    const VkVideoSessionKHR session = MakeSession();
    MakeParameters(session);
    ExpectSilence();
    MakeParameters(session, VK_NULL_HANDLE, false);
    ExpectMessage(kParameters + "videoSession-07206", "VkVideoDecodeH265SessionParametersCreateInfoKHR");
    TryCoding(session, VK_NULL_HANDLE);
    ExpectMessage(kBegin + "videoSession-07248", "VK_VIDEO_CODEC_OPERATION_DECODE_H265_BIT_KHR");
    ExpectSilence();
}

TEST_F(VideoTest, UpdatesAreInOrder) {
    const VkVideoSessionParametersKHR parameters = MakeParameters(MakeSession());
    auto info = Make<VkVideoSessionParametersUpdateInfoKHR>(
        VK_STRUCTURE_TYPE_VIDEO_SESSION_PARAMETERS_UPDATE_INFO_KHR);
    const auto update =
        DeviceProc<PFN_vkUpdateVideoSessionParametersKHR>("vkUpdateVideoSessionParametersKHR");
    for (uint32_t count : {1u, 2u}) {
        info.updateSequenceCount = count;
        update(device(), parameters, &info);
    }
    ExpectSilence();
    update(device(), parameters, &info);
    ExpectMessage("VUID-vkUpdateVideoSessionParametersKHR-pUpdateInfo-07215",
                  "pUpdateInfo->updateSequenceCount is 2, the update sequence counter of "
                  "videoSessionParameters is 2");
    ExpectSilence();
}

TEST_F(VideoTest, MemoryIsBoundOnce) {
    const VkVideoSessionKHR session = MakeSession();
    const VkDeviceMemory memory = Allocate({4096, 256, UINT32_MAX}, 0);
    std::vector<VkBindVideoSessionMemoryInfoKHR> infos(
        2, Make<VkBindVideoSessionMemoryInfoKHR>(VK_STRUCTURE_TYPE_BIND_VIDEO_SESSION_MEMORY_INFO_KHR));
    for (uint32_t i = 0; i < 2; i++) {
        infos[i].memoryBindIndex = i;
        infos[i].memory = memory;
        infos[i].memoryOffset = i * 1024;
        infos[i].memorySize = 1024;
    }
    const auto bind = DeviceProc<PFN_vkBindVideoSessionMemoryKHR>("vkBindVideoSessionMemoryKHR");
    infos[1].memoryBindIndex = 0;
    bind(device(), session, 2, infos.data());
    ExpectMessage("VUID-vkBindVideoSessionMemoryKHR-memoryBindIndex-07196",
                  "that of an element before it, too");
    ExpectSilence();
    const VkVideoSessionKHR other = MakeSession();
    infos[1].memoryBindIndex = 1;
    bind(device(), other, 2, infos.data());
    ExpectSilence();
    bind(device(), other, 1, &infos[1]);
    ExpectMessage("VUID-vkBindVideoSessionMemoryKHR-videoSession-07195", "is backed by memory already");
    ExpectSilence();
}

TEST_F(VideoTest, ReferencesThatBeginAScope) {
    const VkVideoSessionKHR session = MakeSession();
    const VkVideoSessionParametersKHR parameters = MakeParameters(session);
    const VkVideoPictureResourceInfoKHR one = Picture(PictureView()), other = Picture(PictureView()),
                                        large = Picture(PictureView(), {65, 64}),
                                        color = Picture(PictureView(VK_FORMAT_R8G8B8A8_UNORM));
    ClearMessages(); // Images for decoding.
    TryCoding(session, parameters, {Slot(0, &one), Slot(3, &other)});
    ExpectSilence();
    TryCoding(session, parameters, {Slot(0, &one), Slot(4, &other)});
    ExpectMessage(kBegin + "slotIndex-04856", "slotIndex is 4, maxDpbSlots of the session is 4");
    TryCoding(session, parameters, {Slot(0, &one), Slot(1, &one)});
    ExpectMessage(kBegin + "pPictureResource-07238", "the picture of pReferenceSlots[0], too");
    TryCoding(session, parameters, {Slot(0, &large)});
    ExpectMessage(kBegin + "pPictureResource-07243", "codedExtent is 65 x 64, maxCodedExtent");
    TryCoding(session, parameters, {Slot(0, &color)});
    ExpectMessage(kBegin + "pPictureResource-07241", "of VK_FORMAT_R8G8B8A8_UNORM, referencePictureFormat");
    ExpectSilence();
}

TEST_F(VideoTest, ScopesEndBeforeTheCommandBuffer) {
    const VkVideoSessionKHR session = MakeSession();
    const VkVideoSessionParametersKHR parameters = MakeParameters(session);
    VkCommandBuffer commands = Begin();
    BeginCoding(commands, session, parameters);
    EndCoding(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    commands = Begin();
    BeginCoding(commands, session, parameters);
    vkEndCommandBuffer(commands);
    ExpectMessage("VUID-vkEndCommandBuffer-None-06991", "whose video coding scope has not ended");
    ExpectSilence();
}

TEST_F(VideoTest, QueriesAndScopes) {
    const VkVideoSessionKHR session = MakeSession();
    const VkVideoSessionParametersKHR parameters = MakeParameters(session);
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 2);
    VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, pool, 0, 2);
    vkCmdBeginQuery(commands, pool, 0, 0);
    BeginCoding(commands, session, parameters);
    ExpectMessage("VUID-vkCmdBeginVideoCodingKHR-None-07232", "query 0 of VkQueryPool");
    vkCmdEndQuery(commands, pool, 0);
    ClearMessages(); // Queries that a scope has no use for.
    vkCmdBeginQuery(commands, pool, 1, 0);
    ExpectMessage("VUID-vkCmdBeginQuery-queryType-07131", "the command is inside of a video coding scope");
    EndCoding(commands);
    ExpectMessage("VUID-vkCmdEndVideoCodingKHR-None-07251", "query 1 of VkQueryPool");
    ClearMessages();
}

// The pictures and chains of vkCmdDecodeVideoKHR. Other validators report what the short calls lack.
class DecodeTest : public VideoTest {
  protected:
    void SetUp() override {
        VideoTest::SetUp();
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        view_ = PictureView();
        reference_view_ = PictureView();
        picture_ = Picture(view_);
        reference_ = Picture(reference_view_);
        std_h264_ = {};
        h264_picture_ =
            Make<VkVideoDecodeH264PictureInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_H264_PICTURE_INFO_KHR);
        h264_picture_.pStdPictureInfo = &std_h264_;
        h264_picture_.sliceCount = 1;
        h264_picture_.pSliceOffsets = &offset_;
        h265_picture_ =
            Make<VkVideoDecodeH265PictureInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_H265_PICTURE_INFO_KHR);
        h265_picture_.pStdPictureInfo = &std_h265_;
        h265_picture_.sliceSegmentCount = 1;
        h265_picture_.pSliceSegmentOffsets = &offset_;
        h264_slot_ =
            Make<VkVideoDecodeH264DpbSlotInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_H264_DPB_SLOT_INFO_KHR);
        h264_slot_.pStdReferenceInfo = &std_slot_h264_;
        h265_slot_ =
            Make<VkVideoDecodeH265DpbSlotInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_H265_DPB_SLOT_INFO_KHR);
        h265_slot_.pStdReferenceInfo = &std_slot_h265_;
        setup_ = Slot(0, &picture_, &h264_slot_);
        slots_ = {Slot(1, &reference_, &h264_slot_)};
        decode_ = Make<VkVideoDecodeInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_INFO_KHR);
        decode_.pNext = &h264_picture_;
        auto list = Make<VkVideoProfileListInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_PROFILE_LIST_INFO_KHR);
        list.profileCount = 1;
        list.pProfiles = &profile_;
        auto buffer = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        buffer.pNext = &list;
        buffer.size = 4096;
        buffer.usage = VK_BUFFER_USAGE_VIDEO_DECODE_SRC_BIT_KHR;
        Check(vkCreateBuffer(device(), &buffer, nullptr, &source_), "vkCreateBuffer");
        vkBindBufferMemory(device(), source_, Allocate({4096, 256, UINT32_MAX}, 0), 0);
        Defer([this] { vkDestroyBuffer(device(), source_, nullptr); });
        decode_.srcBuffer = source_;
        decode_.srcBufferRange = 4096;
        decode_.dstPictureResource = picture_;
        decode_.pSetupReferenceSlot = &setup_;
    }
    // Try records one decode operation, and keeps only the messages of rules about it.
    void Try() {
        const VkVideoSessionKHR session = MakeSession();
        const VkVideoSessionParametersKHR parameters = MakeParameters(session);
        VkCommandBuffer commands = Begin();
        BeginCoding(commands, session, parameters, {Slot(-1, &picture_), Slot(1, &reference_)});
        ClearMessages();
        decode_.referenceSlotCount = static_cast<uint32_t>(slots_.size());
        decode_.pReferenceSlots = slots_.data();
        DeviceProc<PFN_vkCmdDecodeVideoKHR>("vkCmdDecodeVideoKHR")(commands, &decode_);
        EndCoding(commands);
        vkEndCommandBuffer(commands);
    }

    VkImageView view_ = VK_NULL_HANDLE, reference_view_ = VK_NULL_HANDLE;
    VkVideoPictureResourceInfoKHR picture_, reference_;
    StdVideoDecodeH264PictureInfo std_h264_ = {};
    StdVideoDecodeH265PictureInfo std_h265_ = {};
    StdVideoDecodeH264ReferenceInfo std_slot_h264_ = {};
    StdVideoDecodeH265ReferenceInfo std_slot_h265_ = {};
    VkVideoDecodeH264PictureInfoKHR h264_picture_;
    VkVideoDecodeH265PictureInfoKHR h265_picture_;
    VkVideoDecodeH264DpbSlotInfoKHR h264_slot_;
    VkVideoDecodeH265DpbSlotInfoKHR h265_slot_;
    VkVideoReferenceSlotInfoKHR setup_;
    std::vector<VkVideoReferenceSlotInfoKHR> slots_;
    VkVideoDecodeInfoKHR decode_;
    VkBuffer source_ = VK_NULL_HANDLE;
    uint32_t offset_ = 0;
};

TEST_F(DecodeTest, SlotsAreOfTheSession) {
    Try();
    ExpectSilence();
    setup_.slotIndex = 4;
    Try();
    ExpectMessage(kDecode + "pDecodeInfo-07170", "pSetupReferenceSlot->slotIndex is 4, maxDpbSlots");
    ExpectSilence();
    setup_.slotIndex = 0;
    slots_[0].slotIndex = 4;
    Try();
    ExpectMessage(kDecode + "slotIndex-07256", "pReferenceSlots[0].slotIndex is 4");
    ExpectSilence();
    slots_[0].slotIndex = 1;
    slots_.push_back(slots_[0]);
    Try();
    ExpectMessage(kDecode + "pDecodeInfo-07264", "the picture of pReferenceSlots[0], too");
    ClearMessages();             // Two slots of the same index.
#ifdef VK_KHR_video_maintenance1 // Earlier registries do not have the rule.
    slots_.resize(1);
    decode_.pSetupReferenceSlot = nullptr;
    Try();
    ExpectMessage(kDecode + "pDecodeInfo-08376", "pSetupReferenceSlot is NULL");
    ExpectSilence();
#endif
}

TEST_F(DecodeTest, NoMoreReferencesThanTheSessionHas) {
    info_.maxActiveReferencePictures = 1;
    Try();
    ExpectSilence();
    const VkVideoPictureResourceInfoKHR other = Picture(PictureView());
    slots_.push_back(Slot(2, &other, &h264_slot_));
    Try();
    ExpectMessage(kDecode + "activeReferencePictureCount-07150",
                  "referenceSlotCount is 2, maxActiveReferencePictures of the session is 1");
    ExpectSilence();
}

TEST_F(DecodeTest, ThePictureIsOfTheSession) {
    decode_.dstPictureResource.codedExtent = {64, 65};
    Try();
    ExpectMessage(kDecode + "pDecodeInfo-07145", "codedExtent is 64 x 65");
    ExpectSilence();
    decode_.dstPictureResource = Picture(PictureView(VK_FORMAT_R8G8B8A8_UNORM));
    Try();
    ExpectMessage(kDecode + "pDecodeInfo-07143", "of VK_FORMAT_R8G8B8A8_UNORM, pictureFormat of the session");
    ExpectSilence();
}

TEST_F(DecodeTest, ChainsAreOfTheCodec) {
    decode_.pNext = nullptr;
    setup_.pNext = slots_[0].pNext = nullptr;
    Try();
    ExpectMessage(kDecode + "pNext-07152", "has no VkVideoDecodeH264PictureInfoKHR");
    ExpectMessage(kDecode + "pDecodeInfo-07156", "has no VkVideoDecodeH264DpbSlotInfoKHR");
    ExpectMessage(kDecode + "pNext-07157", "has no VkVideoDecodeH264DpbSlotInfoKHR");
    ExpectSilence();
    UseH265();
    Try();
    ExpectMessage(kDecode + "pNext-07158", "has no VkVideoDecodeH265PictureInfoKHR");
    ExpectMessage(kDecode + "pDecodeInfo-07163", "has no VkVideoDecodeH265DpbSlotInfoKHR");
    ExpectMessage(kDecode + "pNext-07164", "has no VkVideoDecodeH265DpbSlotInfoKHR");
    ExpectSilence();
    decode_.pNext = &h265_picture_;
    setup_.pNext = slots_[0].pNext = &h265_slot_;
    Try();
    ExpectSilence();
}

TEST_F(VideoTest, FormatsAreAskedForWithProfiles) {
    uint32_t count = 0;
    VkVideoProfileInfoKHR profiles[2] = {profile_, profile_};
    auto list = Make<VkVideoProfileListInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_PROFILE_LIST_INFO_KHR);
    list.profileCount = 1;
    list.pProfiles = profiles;
    auto info =
        Make<VkPhysicalDeviceVideoFormatInfoKHR>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VIDEO_FORMAT_INFO_KHR);
    info.imageUsage = VK_IMAGE_USAGE_VIDEO_DECODE_DST_BIT_KHR;
    info.pNext = &list;
    const auto ask = InstanceProc<PFN_vkGetPhysicalDeviceVideoFormatPropertiesKHR>(
        "vkGetPhysicalDeviceVideoFormatPropertiesKHR");
    ask(physical_device(), &info, &count, nullptr);
    ExpectSilence();
    list.profileCount = 2;
    ask(physical_device(), &info, &count, nullptr);
    ExpectMessage("VUID-VkVideoProfileListInfoKHR-pProfiles-06813", "of which 2 elements decode");
    info.pNext = nullptr;
    ask(physical_device(), &info, &count, nullptr);
    ExpectMessage("VUID-vkGetPhysicalDeviceVideoFormatPropertiesKHR-pNext-06812",
                  "has no VkVideoProfileListInfoKHR");
    ExpectSilence();
}

#if defined(VK_KHR_video_encode_queue) && defined(VK_KHR_video_decode_av1) &&                                \
    defined(VK_KHR_video_encode_quantization_map) && defined(VK_KHR_video_maintenance2)
// NewerVideoTest has the operations of later registries.
class NewerVideoTest : public VideoTest {
  protected:
    void SetUp() override {
        VideoTest::SetUp();
        Stop();
        static VkPhysicalDeviceVideoMaintenance1FeaturesKHR maintenance;
        static VkPhysicalDeviceVideoEncodeQuantizationMapFeaturesKHR maps;
        maintenance = Make<VkPhysicalDeviceVideoMaintenance1FeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VIDEO_MAINTENANCE_1_FEATURES_KHR);
        maintenance.videoMaintenance1 = VK_TRUE;
        maintenance.pNext = &synchronization_;
        maps = Make<VkPhysicalDeviceVideoEncodeQuantizationMapFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VIDEO_ENCODE_QUANTIZATION_MAP_FEATURES_KHR);
        maps.videoEncodeQuantizationMap = VK_TRUE;
        maps.pNext = &maintenance;
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.device_extensions = {
            VK_KHR_VIDEO_QUEUE_EXTENSION_NAME,         VK_KHR_VIDEO_DECODE_QUEUE_EXTENSION_NAME,
            VK_KHR_VIDEO_DECODE_H264_EXTENSION_NAME,   VK_KHR_VIDEO_DECODE_AV1_EXTENSION_NAME,
            VK_KHR_VIDEO_ENCODE_QUEUE_EXTENSION_NAME,  VK_KHR_VIDEO_ENCODE_H264_EXTENSION_NAME,
            VK_KHR_VIDEO_MAINTENANCE_1_EXTENSION_NAME, VK_KHR_VIDEO_ENCODE_QUANTIZATION_MAP_EXTENSION_NAME};
        options.environment["WD_NULL_VIDEO_QUEUES"] = "1";
        options.device_next = &maps;
        WD_START_DEVICE(options);
    }
    void UseAv1() {
        av1_ = Make<VkVideoDecodeAV1ProfileInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_AV1_PROFILE_INFO_KHR);
        profile_.videoCodecOperation = VK_VIDEO_CODEC_OPERATION_DECODE_AV1_BIT_KHR;
        profile_.pNext = &av1_;
    }
    void UseEncoder() {
        encoded_ =
            Make<VkVideoEncodeH264ProfileInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_ENCODE_H264_PROFILE_INFO_KHR);
        encoded_.stdProfileIdc = STD_VIDEO_H264_PROFILE_IDC_MAIN;
        profile_.videoCodecOperation = VK_VIDEO_CODEC_OPERATION_ENCODE_H264_BIT_KHR;
        profile_.pNext = &encoded_;
    }
    // Parameters makes an object whose create info has `next` in its chain.
    VkVideoSessionParametersKHR Parameters(VkVideoSessionKHR session, const void *next,
                                           VkVideoSessionParametersCreateFlagsKHR flags = 0,
                                           VkVideoSessionParametersKHR base = VK_NULL_HANDLE) {
        auto info = Make<VkVideoSessionParametersCreateInfoKHR>(
            VK_STRUCTURE_TYPE_VIDEO_SESSION_PARAMETERS_CREATE_INFO_KHR);
        info.pNext = next;
        info.flags = flags;
        info.videoSession = session;
        info.videoSessionParametersTemplate = base;
        VkVideoSessionParametersKHR made = VK_NULL_HANDLE;
        Check(DeviceProc<PFN_vkCreateVideoSessionParametersKHR>("vkCreateVideoSessionParametersKHR")(
                  device(), &info, nullptr, &made),
              "vkCreateVideoSessionParametersKHR");
        Defer([this, made] {
            DeviceProc<PFN_vkDestroyVideoSessionParametersKHR>("vkDestroyVideoSessionParametersKHR")(
                device(), made, nullptr);
        });
        return made;
    }
    VkVideoDecodeAV1ProfileInfoKHR av1_;
    VkVideoEncodeH264ProfileInfoKHR encoded_;
};

TEST_F(NewerVideoTest, ParametersOfAv1) {
    UseAv1();
    const VkVideoSessionKHR session = MakeSession();
    StdVideoAV1SequenceHeader header = {};
    StdVideoAV1ColorConfig colors = {};
    header.pColorConfig = &colors;
    auto of_av1 = Make<VkVideoDecodeAV1SessionParametersCreateInfoKHR>(
        VK_STRUCTURE_TYPE_VIDEO_DECODE_AV1_SESSION_PARAMETERS_CREATE_INFO_KHR);
    of_av1.pStdSequenceHeader = &header;
    const VkVideoSessionParametersKHR made = Parameters(session, &of_av1);
    TryCoding(session, made);
    ExpectSilence();
    Parameters(session, nullptr);
    ExpectMessage(kParameters + "videoSession-09259", "VkVideoDecodeAV1SessionParametersCreateInfoKHR");
    Parameters(session, &of_av1, 0, made);
    ExpectMessage(kParameters + "videoSession-09258", "VK_VIDEO_CODEC_OPERATION_DECODE_AV1_BIT_KHR");
    TryCoding(session, VK_NULL_HANDLE);
    ExpectMessage(kBegin + "videoSession-09261", "videoSessionParameters is VK_NULL_HANDLE");
    auto update = Make<VkVideoSessionParametersUpdateInfoKHR>(
        VK_STRUCTURE_TYPE_VIDEO_SESSION_PARAMETERS_UPDATE_INFO_KHR);
    update.updateSequenceCount = 1;
    DeviceProc<PFN_vkUpdateVideoSessionParametersKHR>("vkUpdateVideoSessionParametersKHR")(device(), made,
                                                                                           &update);
    ExpectMessage("VUID-vkUpdateVideoSessionParametersKHR-videoSessionParameters-09260",
                  "which was created with");
    ExpectSilence();
}

TEST_F(NewerVideoTest, QuantizationMapsAreOfEncodingSessions) {
    const VkVideoSessionParametersCreateFlagsKHR map =
        VK_VIDEO_SESSION_PARAMETERS_CREATE_QUANTIZATION_MAP_COMPATIBLE_BIT_KHR;
    info_.flags = VK_VIDEO_SESSION_CREATE_ALLOW_ENCODE_QUANTIZATION_DELTA_MAP_BIT_KHR;
    MakeSession();
    ExpectMessage(kSession + "flags-10265", "VK_VIDEO_CODEC_OPERATION_DECODE_H264_BIT_KHR");
    UseEncoder();
    const VkVideoSessionKHR session = MakeSession();
    info_.flags = 0;
    const VkVideoSessionKHR plain_session = MakeSession();
    ClearMessages(); // Capabilities of maps.
    auto of_h264 = Make<VkVideoEncodeH264SessionParametersCreateInfoKHR>(
        VK_STRUCTURE_TYPE_VIDEO_ENCODE_H264_SESSION_PARAMETERS_CREATE_INFO_KHR);
    auto texels = Make<VkVideoEncodeQuantizationMapSessionParametersCreateInfoKHR>(
        VK_STRUCTURE_TYPE_VIDEO_ENCODE_QUANTIZATION_MAP_SESSION_PARAMETERS_CREATE_INFO_KHR);
    texels.pNext = &of_h264;
    texels.quantizationMapTexelSize = {1, 1};
    const VkVideoSessionParametersKHR mapped = Parameters(session, &texels, map);
    const VkVideoSessionParametersKHR plain = Parameters(session, &of_h264);
    Parameters(session, &texels, map, mapped);
    ExpectSilence();
    Parameters(session, nullptr);
    ExpectMessage(kParameters + "videoSession-07210", "VkVideoEncodeH264SessionParametersCreateInfoKHR");
    Parameters(plain_session, &texels, map);
    ExpectMessage(kParameters + "flags-10271", "the session was created for no quantization maps");
    Parameters(session, &texels, map, plain);
    ExpectMessage(kParameters + "videoSessionParametersTemplate-10275", "which was created without");
    Parameters(session, &of_h264, 0, mapped);
    ExpectMessage(kParameters + "videoSessionParametersTemplate-10277", "which was created with");
    ExpectSilence();
}

// Other validators report what the short calls lack.
TEST_F(NewerVideoTest, StructsOfDecodersOfAv1) {
    UseAv1();
    const VkVideoSessionKHR session = MakeSession();
    StdVideoAV1SequenceHeader header = {};
    auto of_av1 = Make<VkVideoDecodeAV1SessionParametersCreateInfoKHR>(
        VK_STRUCTURE_TYPE_VIDEO_DECODE_AV1_SESSION_PARAMETERS_CREATE_INFO_KHR);
    of_av1.pStdSequenceHeader = &header;
    const VkVideoSessionParametersKHR parameters = Parameters(session, &of_av1);
    const VkVideoPictureResourceInfoKHR picture = Picture(PictureView()), other = Picture(PictureView());
    auto picture_info =
        Make<VkVideoDecodeAV1PictureInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_AV1_PICTURE_INFO_KHR);
    auto slot_info =
        Make<VkVideoDecodeAV1DpbSlotInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_AV1_DPB_SLOT_INFO_KHR);
    StdVideoDecodeAV1PictureInfo std_picture = {};
    StdVideoDecodeAV1ReferenceInfo std_slot = {};
    const uint32_t offset = 0, size = 16;
    picture_info.pStdPictureInfo = &std_picture;
    picture_info.tileCount = 1;
    picture_info.pTileOffsets = &offset;
    picture_info.pTileSizes = &size;
    slot_info.pStdReferenceInfo = &std_slot;
    const auto decode = [&](bool has_structs) {
        const VkVideoReferenceSlotInfoKHR setup = Slot(0, &picture, has_structs ? &slot_info : nullptr),
                                          slot = Slot(1, &other, has_structs ? &slot_info : nullptr);
        auto info = Make<VkVideoDecodeInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_INFO_KHR);
        info.pNext = has_structs ? &picture_info : nullptr;
        info.srcBuffer = MakeBuffer(256, VK_BUFFER_USAGE_TRANSFER_SRC_BIT).handle;
        info.srcBufferRange = 256;
        info.dstPictureResource = picture;
        info.pSetupReferenceSlot = &setup;
        info.referenceSlotCount = 1;
        info.pReferenceSlots = &slot;
        VkCommandBuffer commands = Begin();
        BeginCoding(commands, session, parameters, {Slot(-1, &picture), Slot(1, &other)});
        ClearMessages();
        DeviceProc<PFN_vkCmdDecodeVideoKHR>("vkCmdDecodeVideoKHR")(commands, &info);
        EndCoding(commands);
        vkEndCommandBuffer(commands);
    };
    for (const bool has_structs : {true, false}) {
        decode(has_structs);
        for (const char *rule : {"pNext-09250", "pDecodeInfo-09254", "pNext-09255"}) {
            EXPECT_EQ(Count(kDecode + rule), has_structs ? 0u : 1u) << rule;
        }
        ClearMessages();
    }
}

TEST_F(NewerVideoTest, EncodersHaveParametersOfTheirCodec) {
    auto h265 = Make<VkVideoEncodeH265ProfileInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_ENCODE_H265_PROFILE_INFO_KHR);
    auto of_h265 = Make<VkVideoEncodeH265SessionParametersCreateInfoKHR>(
        VK_STRUCTURE_TYPE_VIDEO_ENCODE_H265_SESSION_PARAMETERS_CREATE_INFO_KHR);
    auto of_h264 = Make<VkVideoEncodeH264SessionParametersCreateInfoKHR>(
        VK_STRUCTURE_TYPE_VIDEO_ENCODE_H264_SESSION_PARAMETERS_CREATE_INFO_KHR);
    const auto try_codec = [&](const void *structure, const std::string &lacks_struct,
                               const std::string &lacks_object) {
        const VkVideoSessionKHR session = MakeSession();
        ClearMessages(); // The null driver has no queues that encode.
        const VkVideoSessionParametersKHR made = Parameters(session, structure);
        TryCoding(session, made);
        EXPECT_EQ(Count(lacks_struct), 0u);
        EXPECT_EQ(Count(lacks_object), 0u);
        Parameters(session, nullptr);
        TryCoding(session, VK_NULL_HANDLE);
        EXPECT_EQ(Count(lacks_struct), 1u) << lacks_struct;
        EXPECT_EQ(Count(lacks_object), 1u) << lacks_object;
        ClearMessages();
        return made;
    };
    UseEncoder();
    try_codec(&of_h264, kParameters + "videoSession-07210", kBegin + "videoSession-07249");
    // An encoder does not decode.
    VkCommandBuffer commands = Begin();
    const VkVideoSessionKHR encoder = MakeSession();
    BeginCoding(commands, encoder, Parameters(encoder, &of_h264));
    auto decode = Make<VkVideoDecodeInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_INFO_KHR);
    DeviceProc<PFN_vkCmdDecodeVideoKHR>("vkCmdDecodeVideoKHR")(commands, &decode);
    EXPECT_EQ(Count(kDecode + "None-08249"), 1u);
    EndCoding(commands);
    vkEndCommandBuffer(commands);
    ClearMessages();
    profile_.videoCodecOperation = VK_VIDEO_CODEC_OPERATION_ENCODE_H265_BIT_KHR;
    profile_.pNext = &h265;
    try_codec(&of_h265, kParameters + "videoSession-07211", kBegin + "videoSession-07250");
#ifdef VK_KHR_video_maintenance2
    info_.flags = VK_VIDEO_SESSION_CREATE_INLINE_SESSION_PARAMETERS_BIT_KHR;
    MakeSession();
    EXPECT_EQ(Count(kSession + "flags-10399"), 1u);
    info_.flags = 0;
#endif
#ifdef VK_KHR_video_encode_av1
    auto av1 = Make<VkVideoEncodeAV1ProfileInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_ENCODE_AV1_PROFILE_INFO_KHR);
    StdVideoAV1SequenceHeader header = {};
    auto of_av1 = Make<VkVideoEncodeAV1SessionParametersCreateInfoKHR>(
        VK_STRUCTURE_TYPE_VIDEO_ENCODE_AV1_SESSION_PARAMETERS_CREATE_INFO_KHR);
    of_av1.pStdSequenceHeader = &header;
    profile_.videoCodecOperation = VK_VIDEO_CODEC_OPERATION_ENCODE_AV1_BIT_KHR;
    profile_.pNext = &av1;
    const VkVideoSessionParametersKHR made =
        try_codec(&of_av1, kParameters + "videoSession-10279", kBegin + "videoSession-10283");
    const VkVideoSessionKHR session = MakeSession();
    Parameters(session, &of_av1, 0, Parameters(session, &of_av1));
    EXPECT_EQ(Count(kParameters + "videoSession-10278"), 1u);
    auto update = Make<VkVideoSessionParametersUpdateInfoKHR>(
        VK_STRUCTURE_TYPE_VIDEO_SESSION_PARAMETERS_UPDATE_INFO_KHR);
    update.updateSequenceCount = 1;
    DeviceProc<PFN_vkUpdateVideoSessionParametersKHR>("vkUpdateVideoSessionParametersKHR")(device(), made,
                                                                                           &update);
    EXPECT_EQ(Count("VUID-vkUpdateVideoSessionParametersKHR-videoSessionParameters-10281"), 1u);
#endif
    ClearMessages();
}

TEST_F(NewerVideoTest, QueriesOfScopes) {
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 2);
    info_.flags = VK_VIDEO_SESSION_CREATE_INLINE_QUERIES_BIT_KHR;
    const VkVideoSessionKHR with_queries = MakeSession();
    info_.flags = 0;
    const VkVideoSessionKHR session = MakeSession();
    const auto begin_two = [&](VkVideoSessionKHR used) {
        ClearMessages();
        VkCommandBuffer commands = Begin();
        vkCmdResetQueryPool(commands, pool, 0, 2);
        BeginCoding(commands, used, MakeParameters(used));
        vkCmdBeginQuery(commands, pool, 0, 0);
        vkCmdBeginQuery(commands, pool, 1, 0);
        EndCoding(commands);
        vkEndCommandBuffer(commands);
    };
    begin_two(session);
    EXPECT_EQ(Count("VUID-vkCmdBeginQuery-None-07127"), 1u);
    EXPECT_EQ(Count("VUID-vkCmdBeginQuery-None-08370"), 0u);
    begin_two(with_queries);
    EXPECT_EQ(Count("VUID-vkCmdBeginQuery-None-08370"), 2u);
    ClearMessages();
    VkCommandBuffer commands = Begin();
    BeginCoding(commands, session, MakeParameters(session));
    auto control = Make<VkVideoCodingControlInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_CODING_CONTROL_INFO_KHR);
    control.flags = VK_VIDEO_CODING_CONTROL_RESET_BIT_KHR;
    const auto run = DeviceProc<PFN_vkCmdControlVideoCodingKHR>("vkCmdControlVideoCodingKHR");
    run(commands, &control);
    ExpectSilence();
    auto rate = Make<VkVideoEncodeRateControlInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_ENCODE_RATE_CONTROL_INFO_KHR);
    control.pNext = &rate;
    control.flags |= VK_VIDEO_CODING_CONTROL_ENCODE_RATE_CONTROL_BIT_KHR;
    run(commands, &control);
    ExpectMessage("VUID-vkCmdControlVideoCodingKHR-pCodingControlInfo-08243",
                  "VK_VIDEO_CODING_CONTROL_ENCODE_RATE_CONTROL_BIT_KHR");
    EndCoding(commands);
    vkEndCommandBuffer(commands);
    ClearMessages();
}
#endif

} // namespace
} // namespace wd::testing
