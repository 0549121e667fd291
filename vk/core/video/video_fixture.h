// A device on the null driver that decodes video, and short ways to sessions and video coding scopes.
#ifndef WARDEN_VK_CORE_VIDEO_VIDEO_FIXTURE_H
#define WARDEN_VK_CORE_VIDEO_VIDEO_FIXTURE_H

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "testing/device/device.h"

namespace wd::testing {

class VideoTest : public DeviceTest {
  protected:
    // Environment are more settings of the null driver.
    virtual std::map<std::string, std::string> Environment() const {
        return {};
    }
    void SetUp() override {
        Options options;
        options.environment = Environment();
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.device_extensions = {
            VK_KHR_VIDEO_QUEUE_EXTENSION_NAME, VK_KHR_VIDEO_DECODE_QUEUE_EXTENSION_NAME,
            VK_KHR_VIDEO_DECODE_H264_EXTENSION_NAME, VK_KHR_VIDEO_DECODE_H265_EXTENSION_NAME};
        options.environment["WD_NULL_VIDEO_QUEUES"] = "1";
        synchronization_ = Make<VkPhysicalDeviceSynchronization2Features>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SYNCHRONIZATION_2_FEATURES);
        synchronization_.synchronization2 = VK_TRUE;
        options.device_next = &synchronization_;
        WD_START_DEVICE(options);
        h264_ = Make<VkVideoDecodeH264ProfileInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_H264_PROFILE_INFO_KHR);
        h264_.stdProfileIdc = STD_VIDEO_H264_PROFILE_IDC_MAIN;
        h265_ = Make<VkVideoDecodeH265ProfileInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_H265_PROFILE_INFO_KHR);
        h265_.stdProfileIdc = STD_VIDEO_H265_PROFILE_IDC_MAIN;
        profile_ = Make<VkVideoProfileInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_PROFILE_INFO_KHR);
        profile_.chromaSubsampling = VK_VIDEO_CHROMA_SUBSAMPLING_420_BIT_KHR;
        profile_.lumaBitDepth = profile_.chromaBitDepth = VK_VIDEO_COMPONENT_BIT_DEPTH_8_BIT_KHR;
        UseH264();
        info_ = Make<VkVideoSessionCreateInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_SESSION_CREATE_INFO_KHR);
        info_.pVideoProfile = &profile_;
        info_.pictureFormat = info_.referencePictureFormat = VK_FORMAT_G8_B8R8_2PLANE_420_UNORM;
        info_.maxCodedExtent = {64, 64};
        info_.maxDpbSlots = 4;
        info_.maxActiveReferencePictures = 2;
        info_.pStdHeaderVersion = &version_;
    }
    void UseH264() {
        profile_.videoCodecOperation = VK_VIDEO_CODEC_OPERATION_DECODE_H264_BIT_KHR;
        profile_.pNext = &h264_;
    }
    void UseH265() {
        profile_.videoCodecOperation = VK_VIDEO_CODEC_OPERATION_DECODE_H265_BIT_KHR;
        profile_.pNext = &h265_;
    }
    VkVideoSessionKHR MakeSession() {
        VkVideoSessionKHR session = VK_NULL_HANDLE;
        Check(DeviceProc<PFN_vkCreateVideoSessionKHR>("vkCreateVideoSessionKHR")(device(), &info_, nullptr,
                                                                                 &session),
              "vkCreateVideoSessionKHR");
        Defer([this, session] {
            DeviceProc<PFN_vkDestroyVideoSessionKHR>("vkDestroyVideoSessionKHR")(device(), session, nullptr);
        });
        return session;
    }
    VkVideoSessionParametersKHR MakeParameters(VkVideoSessionKHR session,
                                               VkVideoSessionParametersKHR base = VK_NULL_HANDLE,
                                               bool has_codec = true) {
        auto of_h264 = Make<VkVideoDecodeH264SessionParametersCreateInfoKHR>(
            VK_STRUCTURE_TYPE_VIDEO_DECODE_H264_SESSION_PARAMETERS_CREATE_INFO_KHR);
        auto of_h265 = Make<VkVideoDecodeH265SessionParametersCreateInfoKHR>(
            VK_STRUCTURE_TYPE_VIDEO_DECODE_H265_SESSION_PARAMETERS_CREATE_INFO_KHR);
        auto info = Make<VkVideoSessionParametersCreateInfoKHR>(
            VK_STRUCTURE_TYPE_VIDEO_SESSION_PARAMETERS_CREATE_INFO_KHR);
        if (has_codec) {
            info.pNext = profile_.pNext == &h264_ ? static_cast<const void *>(&of_h264) : &of_h265;
        }
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
    // PictureView makes a view of an image with the layers of pictures for decoding.
    VkImageView PictureView(VkFormat format = VK_FORMAT_G8_B8R8_2PLANE_420_UNORM) {
        auto list = Make<VkVideoProfileListInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_PROFILE_LIST_INFO_KHR);
        list.profileCount = 1;
        list.pProfiles = &profile_;
        VkImageCreateInfo image =
            PlainImage(format, {64, 64},
                       VK_IMAGE_USAGE_VIDEO_DECODE_DPB_BIT_KHR | VK_IMAGE_USAGE_VIDEO_DECODE_DST_BIT_KHR);
        image.pNext = &list;
        const VkImage made = MakeUnboundImage(image);
        BindImage(made);
        return MakeImageView(made, format);
    }
    static VkVideoPictureResourceInfoKHR Picture(VkImageView view, VkExtent2D extent = {64, 64}) {
        auto picture = Make<VkVideoPictureResourceInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_PICTURE_RESOURCE_INFO_KHR);
        picture.codedExtent = extent;
        picture.imageViewBinding = view;
        return picture;
    }
    static VkVideoReferenceSlotInfoKHR Slot(int32_t index, const VkVideoPictureResourceInfoKHR *picture,
                                            const void *next = nullptr) {
        auto slot = Make<VkVideoReferenceSlotInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_REFERENCE_SLOT_INFO_KHR);
        slot.pNext = next;
        slot.slotIndex = index;
        slot.pPictureResource = picture;
        return slot;
    }
    void BeginCoding(VkCommandBuffer commands, VkVideoSessionKHR session,
                     VkVideoSessionParametersKHR parameters,
                     const std::vector<VkVideoReferenceSlotInfoKHR> &slots = {}) {
        auto info = Make<VkVideoBeginCodingInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_BEGIN_CODING_INFO_KHR);
        info.videoSession = session;
        info.videoSessionParameters = parameters;
        info.referenceSlotCount = static_cast<uint32_t>(slots.size());
        info.pReferenceSlots = slots.data();
        DeviceProc<PFN_vkCmdBeginVideoCodingKHR>("vkCmdBeginVideoCodingKHR")(commands, &info);
    }
    void EndCoding(VkCommandBuffer commands) {
        auto info = Make<VkVideoEndCodingInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_END_CODING_INFO_KHR);
        DeviceProc<PFN_vkCmdEndVideoCodingKHR>("vkCmdEndVideoCodingKHR")(commands, &info);
    }
    void TryCoding(VkVideoSessionKHR session, VkVideoSessionParametersKHR parameters,
                   const std::vector<VkVideoReferenceSlotInfoKHR> &slots = {}) {
        VkCommandBuffer commands = Begin();
        BeginCoding(commands, session, parameters, slots);
        EndCoding(commands);
        vkEndCommandBuffer(commands);
    }
    size_t Count(const std::string &id) {
        size_t num = 0;
        for (const Message &message : messages()) {
            num += message.id == id;
        }
        return num;
    }

    VkPhysicalDeviceSynchronization2Features synchronization_;
    VkVideoDecodeH264ProfileInfoKHR h264_;
    VkVideoDecodeH265ProfileInfoKHR h265_;
    VkVideoProfileInfoKHR profile_;
    VkVideoSessionCreateInfoKHR info_;
    VkExtensionProperties version_ = {VK_STD_VULKAN_VIDEO_CODEC_H264_DECODE_EXTENSION_NAME, 1};
};

} // namespace wd::testing

#endif
