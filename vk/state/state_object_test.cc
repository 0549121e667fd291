// Objects: life, equal handles, names, slots, children, and the guarantees of the table.
#include <gtest/gtest.h>

#include "vk/state/state_fixture.h"
#include "vk/state/state_table.h"
#include "vk/util/failing_allocator.h"

namespace {

TEST(StateObject, IsFoundUntilDestroyed) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    VkBuffer handle = fixture.CreateBuffer(256);
    wd_state_buffer *buffer = wd_state_find_buffer(fixture.device(), handle);
    ASSERT_NE(buffer, nullptr);
    EXPECT_EQ(buffer->size, 256u);
    EXPECT_EQ(buffer->object.type, VK_OBJECT_TYPE_BUFFER);
    EXPECT_EQ(buffer->object.parent, wd_state_device_object(fixture.device()));
    EXPECT_FALSE(wd_state_is_destroyed(&buffer->object));

    wd_state_ref(&buffer->object);
    fixture.DestroyBuffer(handle);
    EXPECT_EQ(wd_state_find_buffer(fixture.device(), handle), nullptr);
    EXPECT_TRUE(wd_state_is_destroyed(&buffer->object));
    EXPECT_EQ(buffer->size, 256u) << "a kept object stays readable";
    wd_state_unref(&buffer->object);
}

#ifdef VK_VERSION_1_4

TEST(StateObject, SecondFlagsTakeThePlaceOfTheFirst) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    VkBufferUsageFlags2CreateInfo usage2 = {VK_STRUCTURE_TYPE_BUFFER_USAGE_FLAGS_2_CREATE_INFO, nullptr,
                                            VK_BUFFER_USAGE_2_SHADER_DEVICE_ADDRESS_BIT};
    VkBufferCreateInfo info = {};
    info.pNext = &usage2;
    info.size = 16;
    VkBuffer buffer = fixture.Next<VkBuffer>();
    wd_CreateBuffer_args args = {};
    args.pCreateInfo = &info;
    args.pBuffer = &buffer;
    fixture.Run(wd_state_validator.hooks.CreateBuffer, args);
    EXPECT_EQ(wd_state_find_buffer(fixture.device(), buffer)->usage,
              VK_BUFFER_USAGE_2_SHADER_DEVICE_ADDRESS_BIT);
    const VkPipelineCreateFlags2CreateInfo flags2 = {VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO,
                                                     &usage2, 0x4000000001};
    EXPECT_EQ(wd_state_pipeline_flags(&flags2, 2), 0x4000000001u);
    EXPECT_EQ(wd_state_pipeline_flags(&usage2, 2), 2u);
    EXPECT_EQ(wd_state_pipeline_flags(nullptr, 2), 2u);
}

// With maintenance6 each bind of a command that fails has a result of its own.
TEST(StateObject, EachBindHasItsResult) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    VkMemoryAllocateInfo allocation = {};
    allocation.allocationSize = 64;
    VkDeviceMemory memory = fixture.Next<VkDeviceMemory>();
    wd_AllocateMemory_args allocate = {};
    allocate.pAllocateInfo = &allocation;
    allocate.pMemory = &memory;
    fixture.Run(wd_state_validator.hooks.AllocateMemory, allocate);
    VkResult results[2] = {VK_ERROR_OUT_OF_DEVICE_MEMORY, VK_SUCCESS};
    VkBindMemoryStatus status[2] = {};
    VkBindBufferMemoryInfo infos[3] = {};
    for (int i = 0; i < 3; i++) {
        infos[i].buffer = fixture.CreateBuffer(16);
        infos[i].memory = memory;
        if (i < 2) {
            status[i] = {VK_STRUCTURE_TYPE_BIND_MEMORY_STATUS, nullptr, &results[i]};
            infos[i].pNext = &status[i];
        }
    }
    wd_BindBufferMemory2_args args = {};
    args.bindInfoCount = 3;
    args.pBindInfos = infos;
    args.result = VK_ERROR_OUT_OF_DEVICE_MEMORY;
    fixture.Run(wd_state_validator.hooks.BindBufferMemory2, args);
    EXPECT_EQ(wd_state_find_buffer(fixture.device(), infos[0].buffer)->binding.memory, nullptr);
    EXPECT_NE(wd_state_find_buffer(fixture.device(), infos[1].buffer)->binding.memory, nullptr);
    EXPECT_EQ(wd_state_find_buffer(fixture.device(), infos[2].buffer)->binding.memory, nullptr);
}

#endif

TEST(StateObject, UnknownAndNullHandlesAreNotFound) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    EXPECT_EQ(wd_state_find_buffer(fixture.device(), VK_NULL_HANDLE), nullptr);
    EXPECT_EQ(wd_state_find_buffer(fixture.device(), FakeHandle<VkBuffer>(0xdead)), nullptr);
    EXPECT_EQ(wd_state_find(nullptr, VK_OBJECT_TYPE_BUFFER, 1), nullptr);
    fixture.DestroyBuffer(VK_NULL_HANDLE);
    fixture.DestroyBuffer(FakeHandle<VkBuffer>(0xdead));
}

TEST(StateObject, EqualHandlesOfDifferentTypesAreDifferentObjects) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    VkBuffer buffer = fixture.CreateBuffer(16, FakeHandle<VkBuffer>(0x77));
    VkSampler sampler = fixture.CreateSampler(FakeHandle<VkSampler>(0x77));
    ASSERT_NE(wd_state_find_buffer(fixture.device(), buffer), nullptr);
    ASSERT_NE(wd_state_find_sampler(fixture.device(), sampler), nullptr);
    fixture.DestroyBuffer(buffer);
    EXPECT_EQ(wd_state_find_buffer(fixture.device(), buffer), nullptr);
    EXPECT_NE(wd_state_find_sampler(fixture.device(), sampler), nullptr);
}

TEST(StateObject, EqualHandlesOfOneTypeAreCounted) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    const VkSampler shared = FakeHandle<VkSampler>(0x88);
    fixture.CreateSampler(shared);
    const wd_state_sampler *first = wd_state_find_sampler(fixture.device(), shared);
    fixture.CreateSampler(shared);
    EXPECT_EQ(wd_state_find_sampler(fixture.device(), shared), first);
    fixture.DestroySampler(shared);
    EXPECT_EQ(wd_state_find_sampler(fixture.device(), shared), first);
    EXPECT_FALSE(wd_state_is_destroyed(&first->object));
    fixture.DestroySampler(shared);
    EXPECT_EQ(wd_state_find_sampler(fixture.device(), shared), nullptr);
}

// Limits are of objects, not of handles.
TEST(StateObject, ObjectsWithEqualHandlesEachCount) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    const auto count = [&] { return wd_state_device_count(fixture.device(), WD_STATE_COUNTED_SAMPLERS); };
    const VkSampler shared = FakeHandle<VkSampler>(0x88);
    fixture.CreateSampler(shared);
    fixture.CreateSampler(shared);
    const VkSampler other = fixture.CreateSampler(FakeHandle<VkSampler>(0x99));
    fixture.CreateBuffer(16, FakeHandle<VkBuffer>(0x99));
    EXPECT_EQ(count(), 3u);
    EXPECT_EQ(wd_state_device_count(fixture.device(), WD_STATE_COUNTED_CUSTOM_BORDERS), 0u);
    fixture.DestroySampler(shared);
    fixture.DestroySampler(other);
    EXPECT_EQ(count(), 1u);
    fixture.DestroySampler(shared);
    fixture.DestroySampler(shared); // Not there.
    EXPECT_EQ(count(), 0u);
}

TEST(StateObject, NewestContentWinsForBuffersWithEqualHandles) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    const VkBuffer shared = FakeHandle<VkBuffer>(0x88);
    fixture.CreateBuffer(16, shared);
    fixture.CreateBuffer(32, shared);
    EXPECT_EQ(wd_state_find_buffer(fixture.device(), shared)->size, 32u);
    fixture.DestroyBuffer(shared);
    ASSERT_NE(wd_state_find_buffer(fixture.device(), shared), nullptr);
    fixture.DestroyBuffer(shared);
    EXPECT_EQ(wd_state_find_buffer(fixture.device(), shared), nullptr);
}

TEST(StateObject, HandleMadeAgainIsANewObject) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    const VkBuffer handle = FakeHandle<VkBuffer>(0x99);
    fixture.CreateBuffer(16, handle);
    const uint64_t id = wd_state_find_buffer(fixture.device(), handle)->object.id;
    fixture.DestroyBuffer(handle);
    fixture.CreateBuffer(16, handle);
    EXPECT_GT(wd_state_find_buffer(fixture.device(), handle)->object.id, id);
}

TEST(StateObject, NamesAreSetChangedAndRemoved) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    VkBuffer handle = fixture.CreateBuffer(16);
    wd_state_object *object = &wd_state_find_buffer(fixture.device(), handle)->object;
    EXPECT_EQ(wd_state_name(object), nullptr);
    fixture.SetName(VK_OBJECT_TYPE_BUFFER, HandleOf(handle), "particles");
    const char *first = wd_state_name(object);
    EXPECT_STREQ(first, "particles");
    fixture.SetName(VK_OBJECT_TYPE_BUFFER, HandleOf(handle), "sorted");
    EXPECT_STREQ(wd_state_name(object), "sorted");
    EXPECT_STREQ(first, "particles") << "names stay readable as long as the object";
    fixture.SetName(VK_OBJECT_TYPE_BUFFER, HandleOf(handle), "particles");
    EXPECT_EQ(wd_state_name(object), first) << "a name that returns is not copied again";
    fixture.SetName(VK_OBJECT_TYPE_BUFFER, HandleOf(handle), nullptr);
    EXPECT_EQ(wd_state_name(object), nullptr);
    fixture.SetName(VK_OBJECT_TYPE_DEVICE, 0x20, "the device");
    EXPECT_STREQ(wd_state_name(wd_state_device_object(fixture.device())), "the device");
}

TEST(StateObject, NamesInTextsAreEscaped) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    VkBuffer handle = fixture.CreateBuffer(16);
    wd_state_object *object = &wd_state_find_buffer(fixture.device(), handle)->object;
    EXPECT_EQ(wd_state_printable_name(object), nullptr);
    fixture.SetName(VK_OBJECT_TYPE_BUFFER, HandleOf(handle), "gr\xc3\xbcn");
    EXPECT_EQ(wd_state_printable_name(object), wd_state_name(object)) << "nothing to escape, nothing copied";
    const char *const name = "a\nValidation Error: \x1b[31m\xff";
    fixture.SetName(VK_OBJECT_TYPE_BUFFER, HandleOf(handle), name);
    EXPECT_STREQ(wd_state_name(object), name);
    EXPECT_STREQ(wd_state_printable_name(object), "a\\x0aValidation Error: \\x1b[31m\\xff");
    fixture.SetName(VK_OBJECT_TYPE_BUFFER, HandleOf(handle), "");
    EXPECT_EQ(wd_state_printable_name(object), nullptr);
}

TEST(StateObject, MarkerExtensionNamesObjectsToo) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    VkBuffer handle = fixture.CreateBuffer(16);
    VkDebugMarkerObjectNameInfoEXT info = {};
    info.objectType = VK_DEBUG_REPORT_OBJECT_TYPE_BUFFER_EXT;
    info.object = HandleOf(handle);
    info.pObjectName = "marked";
    wd_DebugMarkerSetObjectNameEXT_args args = {};
    args.pNameInfo = &info;
    fixture.Run(wd_state_validator.hooks.DebugMarkerSetObjectNameEXT, args);
    EXPECT_STREQ(wd_state_name(&wd_state_find_buffer(fixture.device(), handle)->object), "marked");
}

void CountRelease(wd_state_object *, void *data) {
    ++*static_cast<int *>(data);
}

TEST(StateObject, SlotIsReleasedWithTheLastReference) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    VkBuffer handle = fixture.CreateBuffer(16);
    wd_state_object *object = &wd_state_find_buffer(fixture.device(), handle)->object;
    int released = 0, replaced = 0;
    wd_state_slot_set(object, WD_STATE_SLOT_GPUAV, &replaced, CountRelease);
    wd_state_slot_set(object, WD_STATE_SLOT_GPUAV, &released, CountRelease);
    EXPECT_EQ(replaced, 1);
    EXPECT_EQ(wd_state_slot_get(object, WD_STATE_SLOT_GPUAV), &released);
    EXPECT_EQ(wd_state_slot_get(object, WD_STATE_SLOT_SYNC), nullptr);
    wd_state_ref(object);
    fixture.DestroyBuffer(handle);
    EXPECT_EQ(released, 0);
    wd_state_unref(object);
    EXPECT_EQ(released, 1);
}

TEST(StateObject, SlotsOfAValidatorAreReleasedTogether) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    int released = 0;
    for (int i = 0; i < 100; i++) {
        VkBuffer handle = fixture.CreateBuffer(16);
        wd_state_slot_set(&wd_state_find_buffer(fixture.device(), handle)->object, WD_STATE_SLOT_GPUAV,
                          &released, CountRelease);
    }
    wd_state_slot_set(wd_state_device_object(fixture.device()), WD_STATE_SLOT_GPUAV, &released, CountRelease);
    wd_state_release_slots(fixture.device(), WD_STATE_SLOT_SYNC);
    EXPECT_EQ(released, 0);
    wd_state_release_slots(fixture.device(), WD_STATE_SLOT_GPUAV);
    EXPECT_EQ(released, 101);
    fixture.Finish();
    EXPECT_EQ(released, 101);
}

bool CountObject(wd_state_object *, void *user) {
    ++*static_cast<int *>(user);
    return true;
}

TEST(StateObject, WalksVisitLiveObjectsOfTheType) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    VkBuffer last = VK_NULL_HANDLE;
    for (int i = 0; i < 40; i++) {
        last = fixture.CreateBuffer(16);
        fixture.CreateSampler();
    }
    fixture.DestroyBuffer(last);
    int buffers = 0, all = 0, children = 0;
    wd_state_for_each(fixture.device(), VK_OBJECT_TYPE_BUFFER, CountObject, &buffers);
    wd_state_for_each(fixture.device(), VK_OBJECT_TYPE_UNKNOWN, CountObject, &all);
    wd_state_for_each_child(wd_state_device_object(fixture.device()), CountObject, &children);
    EXPECT_EQ(buffers, 39);
    EXPECT_EQ(all, 79);
    EXPECT_EQ(children, 79);
}

TEST(StateTable, FindsEverythingThroughGrowthAndChurn) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    std::set<VkBuffer> alive;
    uint32_t random = 1;
    for (int step = 0; step < 20000; step++) {
        random = random * 1664525u + 1013904223u;
        if ((random >> 24) % 3 != 0 || alive.empty()) {
            alive.insert(fixture.CreateBuffer(16));
        } else {
            fixture.DestroyBuffer(*alive.begin());
            const VkBuffer gone = *alive.begin();
            alive.erase(alive.begin());
            ASSERT_EQ(wd_state_find_buffer(fixture.device(), gone), nullptr) << "step " << step;
        }
    }
    for (VkBuffer buffer : alive) {
        ASSERT_NE(wd_state_find_buffer(fixture.device(), buffer), nullptr);
    }
    while (!alive.empty()) {
        fixture.DestroyBuffer(*alive.begin());
        alive.erase(alive.begin());
    }
}

TEST(StateTable, MemoryIsBoundedWhenHandlesNeverRepeat) {
    wd_failing_allocator counting = {};
    StateFixture fixture(wd_failing_allocator_get(&counting));
    ASSERT_TRUE(fixture.Start());
    for (int i = 0; i < 2000; i++) {
        fixture.DestroyBuffer(fixture.CreateBuffer(16));
    }
    const size_t alive = counting.alive, calls = counting.calls;
    for (int i = 0; i < 200000; i++) {
        fixture.DestroyBuffer(fixture.CreateBuffer(16));
    }
    EXPECT_EQ(counting.alive, alive);
    EXPECT_EQ(counting.calls, calls + 200000) << "only the buffers: slots are recycled";
}

TEST(StateDevice, KnowsFeaturesExtensionsAndProperties) {
    StateFixture fixture;
    VkPhysicalDeviceRobustness2FeaturesEXT robustness = {};
    robustness.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT;
    robustness.nullDescriptor = VK_TRUE;
    VkPhysicalDeviceBufferDeviceAddressFeatures address = {};
    address.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES;
    address.pNext = &robustness;
    address.bufferDeviceAddress = VK_TRUE;
    VkPhysicalDeviceVulkan11Features vulkan11 = {};
    vulkan11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES;
    vulkan11.pNext = &address;
    vulkan11.multiview = VK_TRUE;
    VkPhysicalDeviceFeatures2 features = {};
    features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    features.pNext = &vulkan11;
    features.features.shaderInt64 = VK_TRUE;
    const char *extensions[] = {"VK_EXT_robustness2"};
    VkDeviceCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.pNext = &features;
    info.enabledExtensionCount = 1;
    info.ppEnabledExtensionNames = extensions;
    ASSERT_TRUE(fixture.Start(&info));

    const wd_state_features *enabled = wd_state_device_features(fixture.device());
    EXPECT_TRUE(enabled->core.shaderInt64);
    EXPECT_FALSE(enabled->core.shaderInt16);
    EXPECT_TRUE(enabled->vulkan11.multiview);
    EXPECT_TRUE(enabled->vulkan12.bufferDeviceAddress) << "promoted from the extension's struct";
    EXPECT_FALSE(enabled->vulkan12.runtimeDescriptorArray) << "supported, but not enabled";
    const auto *found =
        static_cast<const VkPhysicalDeviceRobustness2FeaturesEXT *>(wd_state_device_feature_struct(
            fixture.device(), VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT));
    ASSERT_NE(found, nullptr);
    EXPECT_TRUE(found->nullDescriptor);
    EXPECT_EQ(found->pNext, nullptr);
    EXPECT_TRUE(wd_state_device_has_extension(fixture.device(), "VK_EXT_robustness2"));
    EXPECT_FALSE(wd_state_device_has_extension(fixture.device(), "VK_EXT_robustness"));
    const wd_state_physical_device *physical = wd_state_device_physical(fixture.device());
    EXPECT_EQ(physical->properties.limits.maxPushConstantsSize, 256u);
    EXPECT_TRUE(physical->features.vulkan12.runtimeDescriptorArray);
    EXPECT_EQ(physical->num_queue_families, 1u);
    EXPECT_EQ(physical->memory.memoryTypeCount, 1u);
}

TEST(StateInstance, FindsPhysicalDevicesOnce) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    VkPhysicalDevice handles[2] = {FakeHandle<VkPhysicalDevice>(0x30), FakeHandle<VkPhysicalDevice>(0x40)};
    uint32_t count = 2;
    wd_EnumeratePhysicalDevices_args args = {};
    args.pPhysicalDeviceCount = &count;
    args.pPhysicalDevices = handles;
    wd_state_object *before =
        wd_state_instance_find(fixture.instance(), VK_OBJECT_TYPE_PHYSICAL_DEVICE, 0x30);
    fixture.Run(wd_state_validator.hooks.EnumeratePhysicalDevices, args);
    fixture.Run(wd_state_validator.hooks.EnumeratePhysicalDevices, args);
    EXPECT_EQ(wd_state_instance_find(fixture.instance(), VK_OBJECT_TYPE_PHYSICAL_DEVICE, 0x30), before);
    EXPECT_NE(wd_state_instance_find(fixture.instance(), VK_OBJECT_TYPE_PHYSICAL_DEVICE, 0x40), nullptr);
    EXPECT_EQ(wd_state_instance_find(fixture.instance(), VK_OBJECT_TYPE_INSTANCE, 0x10),
              wd_state_instance_object(fixture.instance()));
}

// Every command that makes or ends a handle is hooked: a new registry's commands come by themselves.
TEST(StateHooks, CoverEveryCommandThatMakesOrEndsHandles) {
    const std::set<std::string> life = {"vkCreateInstance", "vkDestroyInstance", "vkCreateDevice",
                                        "vkDestroyDevice"};
    for (const wd_command_info &info : wd_command_table) {
        const std::string name = info.name;
        const bool makes = name.rfind("vkCreate", 0) == 0 || name.rfind("vkAllocate", 0) == 0;
        if (info.is_alias || !(makes || info.is_destroy) || life.count(name)) {
            continue;
        }
        EXPECT_TRUE(wd_hooks_has(&wd_state_validator.hooks, info.canonical)) << name;
    }
}

TEST(StateHooks, CommandsWithNothingToRecordHaveNone) {
    for (const char *name : {"vkCmdPipelineBarrier", "vkCmdCopyBuffer", "vkFlushMappedMemoryRanges",
                             "vkGetImageMemoryRequirements", "vkGetPhysicalDeviceProperties"}) {
        const wd_command_info *info = wd_command_find(name);
        ASSERT_NE(info, nullptr);
        EXPECT_FALSE(wd_hooks_has(&wd_state_validator.hooks, info->canonical)) << name;
    }
}

TEST(StateHooks, HandlesWithoutContentAreTracked) {
    StateFixture fixture;
    ASSERT_TRUE(fixture.Start());
    VkPipelineCacheCreateInfo info = {};
    VkPipelineCache cache = fixture.Next<VkPipelineCache>();
    wd_CreatePipelineCache_args args = {};
    args.pCreateInfo = &info;
    args.pPipelineCache = &cache;
    args.result = VK_ERROR_OUT_OF_HOST_MEMORY;
    fixture.Run(wd_state_validator.hooks.CreatePipelineCache, args);
    EXPECT_EQ(wd_state_find(fixture.device(), VK_OBJECT_TYPE_PIPELINE_CACHE, HandleOf(cache)), nullptr);
    args.result = VK_SUCCESS;
    fixture.Run(wd_state_validator.hooks.CreatePipelineCache, args);
    EXPECT_NE(wd_state_find(fixture.device(), VK_OBJECT_TYPE_PIPELINE_CACHE, HandleOf(cache)), nullptr);
    wd_DestroyPipelineCache_args destroy = {};
    destroy.pipelineCache = cache;
    fixture.Run(wd_state_validator.hooks.DestroyPipelineCache, destroy);
    EXPECT_EQ(wd_state_find(fixture.device(), VK_OBJECT_TYPE_PIPELINE_CACHE, HandleOf(cache)), nullptr);
}

} // namespace
