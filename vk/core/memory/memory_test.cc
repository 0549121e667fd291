// Memory that is allocated and bound in ways that the specification forbids, and correct twins.
#include <fcntl.h>
#include <gtest/gtest.h>

#include "vk/core/memory/memory_fixture.h"

using wd::testing::Make;
using wd::testing::Options;

namespace {

TEST_F(MemoryTest, AllocationsFitInTheHeap) {
    WD_START_DEVICE(NullOptions());
    const VkDeviceSize heap_size = VkDeviceSize{64} << 30;
    Memory(heap_size + 1);
    ExpectMessage(
        "VUID-vkAllocateMemory-pAllocateInfo-01713",
        "vkAllocateMemory: pAllocateInfo->allocationSize is 68719476737, the size of memory heap 1, of "
        "memory type 1 is 68719476736.");
    ExpectSilence();
    Memory(heap_size);
    ExpectSilence();
}

TEST_F(MemoryTest, MemoryTypesExist) {
    WD_START_DEVICE(NullOptions());
    Memory(64, 4);
    ExpectMessage("VUID-vkAllocateMemory-pAllocateInfo-01714",
                  "pAllocateInfo->memoryTypeIndex is 4, memoryTypeCount is 4.");
    ExpectSilence();
    Memory(64, 3);
    ExpectSilence();
}

TEST_F(MemoryTest, AllocationsHaveASize) {
    WD_START_DEVICE(NullOptions());
    Memory(0);
    ExpectMessage("VUID-VkMemoryAllocateInfo-allocationSize-07897", "pAllocateInfo->allocationSize is 0.");
    auto exported = Make<VkExportMemoryAllocateInfo>(VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO);
    exported.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    Memory(0, kHost, &exported);
    ExpectMessage("VUID-VkMemoryAllocateInfo-allocationSize-07899", "pAllocateInfo->allocationSize is 0");
    Memory(64, kHost, &exported);
    ExpectSilence();
}

TEST_F(MemoryTest, DedicatedAllocationsHaveTheSizeOfTheResource) {
    WD_START_DEVICE(NullOptions());
    const VkImage image = Image(); // 1,024 bytes.
    SetName(VK_OBJECT_TYPE_IMAGE, image, "target");
    auto dedicated = Make<VkMemoryDedicatedAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
    dedicated.image = image;
    Memory(1023, kDeviceLocal, &dedicated);
    ExpectMessage("VUID-VkMemoryDedicatedAllocateInfo-image-02964",
                  "allocationSize is 1023, the memory is dedicated to");
    ExpectSilence();
    Memory(1024, kDeviceLocal, &dedicated);
    ExpectSilence();
    dedicated.image = VK_NULL_HANDLE;
    dedicated.buffer = UnboundBuffer(300); // Requires 512 bytes.
    Memory(300, kDeviceLocal, &dedicated);
    ExpectMessage("VUID-VkMemoryDedicatedAllocateInfo-buffer-02965", "which requires 512 bytes");
    ExpectSilence();
    Memory(512, kDeviceLocal, &dedicated);
    ExpectSilence();
}

TEST_F(MemoryTest, BuffersFitInTheirMemory) {
    WD_START_DEVICE(NullOptions());
    const VkDeviceMemory memory = Memory(1024);
    vkBindBufferMemory(device(), UnboundBuffer(300), memory, 768);
    ExpectMessage("VUID-vkBindBufferMemory-size-01037",
                  "vkBindBufferMemory: memoryOffset is 768, the size of memory is 1024, VkBuffer");
    ExpectSilence();
    vkBindBufferMemory(device(), UnboundBuffer(256), memory, 768);
    ExpectSilence();
    BindBuffer2(UnboundBuffer(300), memory, 768);
    ExpectMessage("VUID-VkBindBufferMemoryInfo-size-01037", "pBindInfos[0].memoryOffset is 768");
    ExpectSilence();
}

TEST_F(MemoryTest, OffsetsAreAligned) {
    WD_START_DEVICE(NullOptions());
    const VkDeviceMemory memory = Memory(4096);
    vkBindBufferMemory(device(), UnboundBuffer(64), memory, 128);
    ExpectMessage("VUID-vkBindBufferMemory-memoryOffset-01036", "memoryOffset is 128, VkBuffer");
    ExpectSilence();
    vkBindImageMemory(device(), Image(), memory, 64);
    ExpectMessage("VUID-vkBindImageMemory-memoryOffset-01048", "requires an alignment of 256");
    ExpectSilence();
    BindImage2(Image(), memory, 64);
    ExpectMessage("VUID-VkBindImageMemoryInfo-pNext-01616", "pBindInfos[0].memoryOffset is 64");
    ExpectSilence();
    vkBindBufferMemory(device(), UnboundBuffer(64), memory, 256);
    vkBindImageMemory(device(), Image(), memory, 512);
    BindImage2(Image(), memory, 1536);
    ExpectSilence();
}

TEST_F(MemoryTest, ImagesFitInTheirMemory) {
    WD_START_DEVICE(NullOptions());
    const VkDeviceMemory memory = Memory(1280);
    vkBindImageMemory(device(), Image(), memory, 512);
    ExpectMessage("VUID-vkBindImageMemory-size-01049", "the size of memory is 1280, VkImage");
    BindImage2(Image(), memory, 512);
    ExpectMessage("VUID-VkBindImageMemoryInfo-pNext-01617", "requires 1024 bytes");
    ExpectSilence();
    BindImage2(Image(), memory, 256);
    ExpectSilence();
}

#ifdef VK_QCOM_tile_memory_heap
// Their requirements for such memory are in VkTileMemoryRequirementsQCOM.
TEST_F(MemoryTest, TileMemoryHasRequirementsOfItsOwn) {
    Options options = NullOptions();
    options.environment["WD_NULL_HEAP_FLAGS"] = std::to_string(VK_MEMORY_HEAP_TILE_MEMORY_BIT_QCOM);
    options.device_extensions.push_back(VK_QCOM_TILE_MEMORY_HEAP_EXTENSION_NAME);
    WD_START_DEVICE(options);
    const VkDeviceMemory tiles = Memory(1024, kHost), other = Memory(1024, kDeviceLocal);
    vkBindBufferMemory(device(), UnboundBuffer(300), tiles, 768);
    vkBindBufferMemory(device(), UnboundBuffer(64), tiles, 128);
    vkBindImageMemory(device(), Image(), tiles, 64);
    ExpectSilence();
    vkBindBufferMemory(device(), UnboundBuffer(300), other, 768);
    ExpectMessage("VUID-vkBindBufferMemory-size-01037", "memoryOffset is 768");
    ExpectSilence();
}
#endif

TEST_F(MemoryTest, ResourcesGetMemoryOfTheirTypes) {
    Options options = NullOptions();
    options.environment["WD_NULL_MEMORY_TYPE_BITS"] = "2";
    WD_START_DEVICE(options);
    const VkDeviceMemory local = Memory(4096, kDeviceLocal), host = Memory(4096, kHost);
    vkBindBufferMemory(device(), UnboundBuffer(64), local, 0);
    ExpectMessage("VUID-vkBindBufferMemory-memory-01035",
                  ", of memory type 0, memoryTypeBits of buffer is 0x2.");
    vkBindImageMemory(device(), Image(), local, 0);
    ExpectMessage("VUID-vkBindImageMemory-memory-01047", "memory is VkDeviceMemory");
    BindImage2(Image(), local, 0);
    ExpectMessage("VUID-VkBindImageMemoryInfo-pNext-01615", "pBindInfos[0].memory is VkDeviceMemory");
    ExpectSilence();
    vkBindBufferMemory(device(), UnboundBuffer(64), host, 0);
    vkBindImageMemory(device(), Image(), host, 0);
    ExpectSilence();
}

TEST_F(MemoryTest, ResourcesThatRequireDedicatedMemory) {
    Options options = NullOptions();
    options.environment["WD_NULL_REQUIRES_DEDICATED"] = "1";
    WD_START_DEVICE(options);
    vkBindBufferMemory(device(), UnboundBuffer(64), Memory(4096), 0);
    ExpectMessage("VUID-vkBindBufferMemory-buffer-01444", "which requires a dedicated allocation");
    BindImage2(Image(), Memory(4096), 0);
    ExpectMessage("VUID-VkBindImageMemoryInfo-image-01445", "which requires a dedicated allocation");
    ExpectSilence();
    auto dedicated = Make<VkMemoryDedicatedAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
    dedicated.buffer = UnboundBuffer(64);
    vkBindBufferMemory(device(), dedicated.buffer, Memory(256, kHost, &dedicated), 0);
    ExpectSilence();
}

TEST_F(MemoryTest, DedicatedMemoryIsOfOneResource) {
    WD_START_DEVICE(NullOptions());
    auto dedicated = Make<VkMemoryDedicatedAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
    dedicated.buffer = UnboundBuffer(64);
    SetName(VK_OBJECT_TYPE_BUFFER, dedicated.buffer, "owner");
    const VkDeviceMemory memory = Memory(256, kHost, &dedicated);
    vkBindBufferMemory(device(), UnboundBuffer(64), memory, 0);
    ExpectMessage("VUID-vkBindBufferMemory-memory-01508", "\"owner\".");
    ExpectSilence();
    vkBindBufferMemory(device(), dedicated.buffer, memory, 0);
    ExpectSilence();
    dedicated.buffer = VK_NULL_HANDLE;
    dedicated.image = Image();
    const VkDeviceMemory of_image = Memory(1024, kDeviceLocal, &dedicated);
    vkBindImageMemory(device(), Image(), of_image, 0);
    ExpectMessage("VUID-vkBindImageMemory-memory-02628", "memory is dedicated to VkImage");
    ExpectSilence();
    vkBindImageMemory(device(), dedicated.image, of_image, 0);
    ExpectSilence();
}

TEST_F(MemoryTest, ResourcesAreBoundOnce) {
    WD_START_DEVICE(NullOptions());
    const VkBuffer buffer = UnboundBuffer(64);
    const VkImage image = Image();
    const VkDeviceMemory memory = Memory(4096);
    vkBindBufferMemory(device(), buffer, memory, 0);
    vkBindImageMemory(device(), image, memory, 1024);
    ExpectSilence();
    vkBindBufferMemory(device(), buffer, memory, 256);
    ExpectMessage("VUID-vkBindBufferMemory-buffer-07459", ", which is bound to VkDeviceMemory");
    BindImage2(image, memory, 1024);
    ExpectMessage("VUID-VkBindImageMemoryInfo-image-07460", "at offset 1024 already");
    ExpectSilence();
}

TEST_F(MemoryTest, ExportedMemoryIsOfExportableResources) {
    Options options = NullOptions();
    WD_START_DEVICE(options);
    auto exported = Make<VkExportMemoryAllocateInfo>(VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO);
    exported.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    const VkDeviceMemory memory = Memory(4096, kHost, &exported);
    vkBindBufferMemory(device(), UnboundBuffer(64), memory, 0);
    ExpectMessage("VUID-vkBindBufferMemory-memory-02726", "handleTypes of buffer is 0x0");
    vkBindImageMemory(device(), Image(), memory, 0);
    ExpectMessage("VUID-vkBindImageMemory-memory-02728", "handleTypes of image is 0x0");
    ExpectSilence();
    auto external =
        Make<VkExternalMemoryBufferCreateInfo>(VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO);
    external.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    vkBindBufferMemory(device(), UnboundBuffer(64, &external), memory, 0);
    ExpectSilence();
}

TEST_F(MemoryTest, AllocationsAreNotTooMany) {
    Options options = NullOptions();
    options.environment["WD_NULL_MAX_OBJECTS"] = "2";
    WD_START_DEVICE(options);
    const auto allocate = [this] {
        auto info = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        info.allocationSize = 64;
        VkDeviceMemory memory = VK_NULL_HANDLE;
        vkAllocateMemory(device(), &info, nullptr, &memory);
        return memory;
    };
    Memory(64);
    vkFreeMemory(device(), allocate(), nullptr);
    const VkDeviceMemory second = allocate();
    ExpectSilence();
    vkFreeMemory(device(), allocate(), nullptr);
    ExpectMessage("VUID-vkAllocateMemory-maxMemoryAllocationCount-04101",
                  "the number of allocations of the device is 2, maxMemoryAllocationCount is 2");
    ExpectSilence();
    vkFreeMemory(device(), second, nullptr);
    vkFreeMemory(device(), allocate(), nullptr);
    ExpectSilence();
}

TEST_F(MemoryTest, ImportedMemoryIsOfImportableResources) {
    Options options = NullOptions();
    options.device_extensions = {VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkExternalMemoryHandleTypeFlagBits type = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    const VkImportMemoryFdInfoKHR imported = {VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR, nullptr, type,
                                              open("/dev/null", O_RDONLY)};
    const VkExternalMemoryBufferCreateInfo buffers = {VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO,
                                                      nullptr, type};
    const VkExternalMemoryImageCreateInfo images = {VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO,
                                                    nullptr, type};
    VkImageCreateInfo image =
        wd::testing::PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16}, VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    image.pNext = &images;
    const VkDeviceMemory memory = Memory(65536, kHost, &imported);
    vkBindBufferMemory(device(), UnboundBuffer(256, &buffers), memory, 0);
    vkBindImageMemory(device(), MakeUnboundImage(image), memory, 4096);
    ExpectSilence();
    vkBindBufferMemory(device(), UnboundBuffer(256), memory, 0);
    ExpectMessage("VUID-vkBindBufferMemory-memory-02985", "handleTypes of buffer is 0x0");
    BindBuffer2(UnboundBuffer(256), memory, 0);
    ExpectMessage("VUID-VkBindBufferMemoryInfo-memory-02985", "imported from a handle of type 0x1");
    vkBindImageMemory(device(), Image(), memory, 4096);
    ExpectMessage("VUID-vkBindImageMemory-memory-02989", "handleTypes of image is 0x0");
    BindImage2(Image(), memory, 4096);
    ExpectMessage("VUID-VkBindImageMemoryInfo-memory-02989", "imported from a handle of type 0x1");
    ExpectSilence();
}

TEST_F(MemoryTest, ProtectedResourcesHaveProtectedMemory) {
    auto features = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    features.protectedMemory = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    options.environment["WD_NULL_LAST_MEMORY_PROPERTIES"] = std::to_string(VK_MEMORY_PROPERTY_PROTECTED_BIT);
    WD_START_DEVICE(options);
    const VkDeviceMemory hidden = Memory(65536, kLast), open = Memory(65536, kHost);
    const VkBufferCreateFlags buffer = VK_BUFFER_CREATE_PROTECTED_BIT;
    const VkImageCreateFlags image = VK_IMAGE_CREATE_PROTECTED_BIT;
    vkBindBufferMemory(device(), UnboundBuffer(256, nullptr, buffer), hidden, 0);
    vkBindBufferMemory(device(), UnboundBuffer(256), open, 0);
    vkBindImageMemory(device(), Image(image), hidden, 4096);
    vkBindImageMemory(device(), Image(), open, 4096);
    ExpectSilence();
    vkBindBufferMemory(device(), UnboundBuffer(256, nullptr, buffer), open, 0);
    ExpectMessage("VUID-vkBindBufferMemory-None-01898", "memory is of memory type 1, which is not protected");
    vkBindBufferMemory(device(), UnboundBuffer(256), hidden, 0);
    ExpectMessage("VUID-vkBindBufferMemory-None-01899", "which was created without protection");
    vkBindImageMemory(device(), Image(image), open, 4096);
    ExpectMessage("VUID-vkBindImageMemory-None-01901", "which was created with protection");
    BindImage2(Image(), hidden, 4096);
    ExpectMessage("VUID-VkBindImageMemoryInfo-None-01902", "memory is of memory type 3, which is protected");
    ExpectSilence();
}

TEST_F(MemoryTest, CoherentMemoryOfDevicesIsAFeature) {
    Options options = NullOptions();
    options.device_extensions = {VK_AMD_DEVICE_COHERENT_MEMORY_EXTENSION_NAME};
    options.environment["WD_NULL_LAST_MEMORY_PROPERTIES"] =
        std::to_string(VK_MEMORY_PROPERTY_DEVICE_COHERENT_BIT_AMD);
    WD_START_DEVICE(options);
    Memory(64, kHost);
    ExpectSilence();
    Memory(64, kLast);
    ExpectMessage("VUID-vkAllocateMemory-deviceCoherentMemory-02790", "memoryTypeIndex is 3");
    ExpectSilence();
}

TEST_F(MemoryTest, PlanesFitInTheirMemory) {
    Options options = NullOptions();
    options.environment["WD_NULL_MEMORY_TYPE_BITS"] = "2";
    WD_START_DEVICE(options);
    // The first plane is right, the second is bound as the test wants.
    const VkDeviceMemory memory = Memory(65536);
    const auto bind = [&](VkDeviceMemory of_second, VkDeviceSize offset) {
        const VkImage image = Image(VK_IMAGE_CREATE_DISJOINT_BIT, VK_FORMAT_G8_B8R8_2PLANE_420_UNORM);
        BindPlanes(image, {{VK_IMAGE_ASPECT_PLANE_0_BIT, memory, 0},
                           {VK_IMAGE_ASPECT_PLANE_1_BIT, of_second, offset}});
    };
    bind(memory, 256);
    ExpectSilence();
    bind(Memory(65536, kDeviceLocal), 256);
    ExpectMessage("VUID-VkBindImageMemoryInfo-pNext-01619",
                  "of memory type 0, memoryTypeBits of image is 0x2");
    ExpectSilence();
    bind(memory, 128);
    ExpectMessage("VUID-VkBindImageMemoryInfo-pNext-01620", "memoryOffset is 128");
    ExpectSilence();
    bind(memory, 65536 - 256);
    ExpectMessage("VUID-VkBindImageMemoryInfo-pNext-01621", "memoryOffset is 65280, the size of memory is");
    ExpectSilence();
}

TEST_F(MemoryTest, HostPointersHaveTypes) {
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME};
    options.environment["WD_NULL_MEMORY_TYPE_BITS"] = std::to_string(1 << kHost);
    WD_START_DEVICE(options);
    alignas(16) static char bytes[512];
    auto host = Make<VkImportMemoryHostPointerInfoEXT>(VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT);
    host.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    host.pHostPointer = bytes;
    Memory(512, kHost, &host);
    ExpectSilence();
    Memory(512, kHost + 1, &host);
    ExpectMessage("VUID-VkMemoryAllocateInfo-memoryTypeIndex-01744",
                  "memoryTypeBits of vkGetMemoryHostPointerPropertiesEXT for pHostPointer is 0x");
    ExpectSilence();
}

TEST_F(MemoryTest, HostPointersAreAligned) {
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME,
                                 VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME};
    WD_START_DEVICE(options);
    alignas(16) static char bytes[1024];
    const auto ask = [&](const void *pointer) {
        auto properties =
            Make<VkMemoryHostPointerPropertiesEXT>(VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES_EXT);
        DeviceProc<PFN_vkGetMemoryHostPointerPropertiesEXT>("vkGetMemoryHostPointerPropertiesEXT")(
            device(), VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT, pointer, &properties);
    };
    auto host = Make<VkImportMemoryHostPointerInfoEXT>(VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT);
    host.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    host.pHostPointer = bytes;
    Memory(512, kHost, &host);
    ExpectSilence();
    Memory(520, kHost, &host);
    ExpectMessage("VUID-VkMemoryAllocateInfo-allocationSize-01745",
                  "allocationSize is 520, minImportedHostPointerAlignment is 16");
    host.pHostPointer = bytes + 8;
    Memory(512, kHost, &host);
    ExpectMessage("VUID-VkImportMemoryHostPointerInfoEXT-pHostPointer-01749",
                  "minImportedHostPointerAlignment is 16");
    ExpectSilence();
    host.pHostPointer = bytes;
    auto dedicated = Make<VkMemoryDedicatedAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
    dedicated.pNext = &host;
    Memory(512, kHost, &dedicated);
    ExpectSilence();
    dedicated.buffer = UnboundBuffer(512);
    Memory(512, kHost, &dedicated);
    ExpectMessage("VUID-VkMemoryAllocateInfo-pNext-02806", "VkMemoryDedicatedAllocateInfo");
    ExpectSilence();
    ask(bytes + 8);
    ExpectMessage("VUID-vkGetMemoryHostPointerPropertiesEXT-pHostPointer-01753",
                  "minImportedHostPointerAlignment is 16");
    ask(bytes);
    ExpectSilence();
    const VkImportMemoryFdInfoKHR file = {VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR, &host,
                                          VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT,
                                          open("/dev/null", O_RDONLY)};
    Memory(512, kHost, &file);
    ExpectMessage("VUID-VkMemoryAllocateInfo-None-06657", "imports from 2 handles");
    ExpectSilence();
}

TEST_F(MemoryTest, AllPlanesAreBoundOnceInOneCall) {
    WD_START_DEVICE(NullOptions());
    const VkDeviceMemory memory = Memory(65536);
    const auto image = [&] {
        return Image(VK_IMAGE_CREATE_DISJOINT_BIT, VK_FORMAT_G8_B8R8_2PLANE_420_UNORM);
    };
    BindPlanes(image(),
               {{VK_IMAGE_ASPECT_PLANE_1_BIT, memory, 0}, {VK_IMAGE_ASPECT_PLANE_0_BIT, memory, 4096}});
    ExpectSilence();
    BindPlanes(image(), {{VK_IMAGE_ASPECT_PLANE_1_BIT, memory, 0}});
    ExpectMessage("VUID-vkBindImageMemory2-pBindInfos-02858",
                  "of which no element of pBindInfos binds VK_IMAGE_ASPECT_PLANE_0_BIT");
    ExpectSilence();
    BindPlanes(image(), {{VK_IMAGE_ASPECT_PLANE_1_BIT, memory, 0},
                         {VK_IMAGE_ASPECT_PLANE_0_BIT, memory, 4096},
                         {VK_IMAGE_ASPECT_PLANE_1_BIT, memory, 8192}});
    ExpectMessage("VUID-vkBindImageMemory2-pBindInfos-04006", "which pBindInfos[0] binds, too");
    ExpectSilence();
}

TEST_F(MemoryTest, SparseResourcesAreBoundOnQueues) {
    Options options = NullOptions();
    options.features.sparseBinding = VK_TRUE;
    WD_START_DEVICE(options);
    const VkDeviceMemory memory = Memory(65536);
    vkBindBufferMemory(device(), UnboundBuffer(256, nullptr, VK_BUFFER_CREATE_SPARSE_BINDING_BIT), memory, 0);
    ExpectMessage("VUID-vkBindBufferMemory-buffer-01030", "VK_BUFFER_CREATE_SPARSE_BINDING_BIT");
    BindBuffer2(UnboundBuffer(256, nullptr, VK_BUFFER_CREATE_SPARSE_BINDING_BIT), memory, 0);
    ExpectMessage("VUID-VkBindBufferMemoryInfo-buffer-01030", "pBindInfos[0].buffer is");
    vkBindImageMemory(device(), Image(VK_IMAGE_CREATE_SPARSE_BINDING_BIT), memory, 0);
    ExpectMessage("VUID-vkBindImageMemory-image-01045", "VK_IMAGE_CREATE_SPARSE_BINDING_BIT");
    BindImage2(Image(VK_IMAGE_CREATE_SPARSE_BINDING_BIT), memory, 0);
    ExpectMessage("VUID-VkBindImageMemoryInfo-image-01045", "pBindInfos[0].image is");
    ExpectSilence();
    vkBindBufferMemory(device(), UnboundBuffer(256), memory, 0);
    vkBindImageMemory(device(), Image(), memory, 4096);
    ExpectSilence();
}

TEST_F(MemoryTest, ProtectedMemoryIsAFeature) {
    Options options = NullOptions();
    options.environment["WD_NULL_LAST_MEMORY_PROPERTIES"] =
        std::to_string(VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT | VK_MEMORY_PROPERTY_PROTECTED_BIT);
    WD_START_DEVICE(options);
    Memory(64, kDeviceLocal);
    ExpectSilence();
    Memory(64, kLast);
    ExpectMessage("VUID-VkMemoryAllocateInfo-memoryTypeIndex-01872",
                  "memoryTypeIndex is 3, the memory type is of VK_MEMORY_PROPERTY_PROTECTED_BIT");
    ExpectSilence();
}

TEST_F(MemoryTest, DeviceMasksAreNotEmpty) {
    WD_START_DEVICE(NullOptions());
    auto flags = Make<VkMemoryAllocateFlagsInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
    Memory(64, kHost, &flags);
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_MASK_BIT;
    flags.deviceMask = 1;
    Memory(64, kHost, &flags);
    ExpectSilence();
    flags.deviceMask = 0;
    Memory(64, kHost, &flags);
    ExpectMessage("VUID-VkMemoryAllocateFlagsInfo-deviceMask-00676", "deviceMask is 0");
    ExpectSilence();
}

// --- Planes

TEST_F(MemoryTest, PlanesAreThoseOfTheFormat) {
    auto features =
        Make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
    features.samplerYcbcrConversion = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    const VkImage image = Image(VK_IMAGE_CREATE_DISJOINT_BIT, VK_FORMAT_G8_B8R8_2PLANE_420_UNORM);
    const VkDeviceMemory memory = Memory(1 << 16);
    BindPlanes(image,
               {{VK_IMAGE_ASPECT_PLANE_0_BIT, memory, 0}, {VK_IMAGE_ASPECT_PLANE_1_BIT, memory, 4096}});
    ExpectSilence();
    BindPlanes(image, {{VK_IMAGE_ASPECT_PLANE_2_BIT, memory, 8192}});
    ExpectMessage("VUID-VkBindImagePlaneMemoryInfo-planeAspect-02283",
                  "planeAspect is VK_IMAGE_ASPECT_PLANE_2_BIT");
    BindPlanes(image, {{VK_IMAGE_ASPECT_COLOR_BIT, memory, 8192}});
    ExpectMessage("VUID-VkBindImagePlaneMemoryInfo-planeAspect-02283",
                  "planeAspect is VK_IMAGE_ASPECT_COLOR_BIT");
    ClearMessages();
}

TEST_F(MemoryTest, PlanesOfModifiersArePlanesInMemory) {
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_IMAGE_DRM_FORMAT_MODIFIER_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const uint64_t modifier = 0;
    auto list = Make<VkImageDrmFormatModifierListCreateInfoEXT>(
        VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_LIST_CREATE_INFO_EXT);
    list.drmFormatModifierCount = 1;
    list.pDrmFormatModifiers = &modifier;
    VkImageCreateInfo info = wd::testing::PlainImage(VK_FORMAT_G8_B8R8_2PLANE_420_UNORM, {16, 16},
                                                     VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    info.tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    info.flags = VK_IMAGE_CREATE_DISJOINT_BIT;
    info.pNext = &list;
    const VkDeviceMemory memory = Memory(1 << 16);
    const auto bind = [&](VkImageAspectFlagBits aspect) {
        const VkImage image = MakeUnboundImage(info);
        ClearMessages(); // The null driver has no modifiers.
        BindPlanes(image, {{aspect, memory, 0}});
    };
    bind(VK_IMAGE_ASPECT_MEMORY_PLANE_0_BIT_EXT);
    for (const wd::testing::Message &message : messages()) {
        EXPECT_NE(message.id, "VUID-VkBindImagePlaneMemoryInfo-planeAspect-02284");
    }
    bind(VK_IMAGE_ASPECT_PLANE_0_BIT);
    ExpectMessage("VUID-VkBindImagePlaneMemoryInfo-planeAspect-02284",
                  "planeAspect is VK_IMAGE_ASPECT_PLANE_0_BIT, the tiling of image is");
    ClearMessages(); // One plane is bound.
}

// --- Device groups: the device is of one physical device.

TEST_F(MemoryTest, IndicesAreAsManyAsPhysicalDevices) {
    WD_START_DEVICE(NullOptions());
    const uint32_t indices[2] = {0, 1};
    auto buffers =
        Make<VkBindBufferMemoryDeviceGroupInfo>(VK_STRUCTURE_TYPE_BIND_BUFFER_MEMORY_DEVICE_GROUP_INFO);
    auto images =
        Make<VkBindImageMemoryDeviceGroupInfo>(VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_DEVICE_GROUP_INFO);
    auto info = Make<VkBindBufferMemoryInfo>(VK_STRUCTURE_TYPE_BIND_BUFFER_MEMORY_INFO);
    info.pNext = &buffers;
    buffers.deviceIndexCount = images.deviceIndexCount = 1;
    buffers.pDeviceIndices = images.pDeviceIndices = indices;
    const auto bind = [&] {
        info.buffer = UnboundBuffer(64);
        info.memory = Memory(4096);
        vkBindBufferMemory2(device(), 1, &info);
        BindImage2(Image(), Memory(1 << 16), 0, &images);
    };
    bind();
    ExpectSilence();
    buffers.deviceIndexCount = images.deviceIndexCount = 2;
    bind();
    ExpectMessage("VUID-VkBindBufferMemoryDeviceGroupInfo-deviceIndexCount-01606", "deviceIndexCount is 2");
    ExpectMessage("VUID-VkBindBufferMemoryDeviceGroupInfo-pDeviceIndices-01607", "pDeviceIndices[1] is 1");
    ExpectMessage("VUID-VkBindImageMemoryDeviceGroupInfo-deviceIndexCount-01634", "deviceIndexCount is 2");
    ExpectMessage("VUID-VkBindImageMemoryDeviceGroupInfo-pDeviceIndices-01635", "pDeviceIndices[1] is 1");
    ExpectSilence();
    const VkRect2D regions[2] = {{{0, 0}, {16, 16}}, {{0, 0}, {16, 16}}};
    images.deviceIndexCount = 0;
    images.splitInstanceBindRegionCount = 2;
    images.pSplitInstanceBindRegions = regions;
    BindImage2(Image(), Memory(1 << 16), 0, &images);
    ExpectMessage("VUID-VkBindImageMemoryDeviceGroupInfo-splitInstanceBindRegionCount-01636",
                  "splitInstanceBindRegionCount is 2");
    ClearMessages();
}

} // namespace
