#include "vk/gpuav/runtime/descriptors/gpuav_heaps.h"

#ifdef VK_EXT_descriptor_heap

#include <assert.h>
#include <string.h>

#include "vk/gpuav/runtime/descriptors/gpuav_heap_places.h"
#include "vk/registry/chain.h"
#include "vk/report/message_ids.h"
#include "vk/spirv/heap_arrays.h"
#include "vk/util/hash128.h"

enum { MAX_ID = 128 };

static wd_gpuav_recorded_heaps *heaps_of(const wd_gpuav_recording *recording,
                                         const wd_state_command_buffer *command_buffer) {
    wd_gpuav_recorded_heaps *heaps = recording ? recording->parts[WD_GPUAV_PART_HEAPS] : NULL;
    if (heaps && heaps->generation != command_buffer->generation) {
        memset(heaps, 0, sizeof(*heaps));
        heaps->generation = command_buffer->generation;
    }
    return heaps;
}

// recorded_of returns the heaps of the command buffer of a call, which it creates if necessary. NULL: the device uses
// no heaps, or there is no memory.
static wd_gpuav_recorded_heaps *recorded_of(wd_call *call, VkCommandBuffer handle) {
    wd_gpuav_device *device = call->data;
    if (!device || !device->active || !device->part_types[WD_GPUAV_PART_HEAPS]) {
        return NULL;
    }
    wd_state_command_buffer *command_buffer = wd_state_find_command_buffer(device->chassis->state, handle);
    return command_buffer ? heaps_of(wd_gpuav_find_recording(device, command_buffer), command_buffer) : NULL;
}

bool wd_gpuav_check_heaps(const wd_gpuav_device *device) {
    const VkPhysicalDeviceDescriptorHeapFeaturesEXT *heaps = wd_state_device_feature_struct(
        device->chassis->state, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_HEAP_FEATURES_EXT);
    return heaps && heaps->descriptorHeap && device->vk->CmdPushDataEXT &&
           device->vk->CmdBindResourceHeapEXT && device->vk->CmdBindSamplerHeapEXT;
}

void wd_gpuav_init_heaps(wd_gpuav_device *device) {
    wd_gpuav_buffer_sets *sets = &device->buffer_sets;
    const PFN_vkGetPhysicalDeviceDescriptorSizeEXT query =
        device->chassis->instance->dispatch.GetPhysicalDeviceDescriptorSizeEXT;
    const VkPhysicalDevice physical = device->chassis->physical_device;
    if (!query || !sets->state) {
        return;
    }
    const VkDescriptorType types[] = {VK_DESCRIPTOR_TYPE_SAMPLER,
                                      VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE,
                                      VK_DESCRIPTOR_TYPE_STORAGE_IMAGE,
                                      VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                                      VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                      VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT,
                                      VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER,
                                      VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER};
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++) {
        sets->heap_sizes[types[i]] = (size_t)query(physical, types[i]);
    }
    if (wd_state_device_has_extension(device->chassis->state, "VK_KHR_acceleration_structure")) {
        sets->heap_sizes[WD_GPUAV_HEAP_TYPES] =
            (size_t)query(physical, VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR);
    }
}

// Descriptors

static void note_resource(wd_gpuav_buffer_sets *sets, const VkResourceDescriptorInfoEXT *info,
                          const VkHostAddressRangeEXT *written) {
    const size_t size = wd_gpuav_buffer_sets_heap_size(sets, info->type);
    const void *bytes = written->address;
    if (written->size <
        size) { // The descriptor cannot be read (VUID-vkWriteResourceDescriptorsEXT-size-11207).
        return;
    }
    VkDescriptorAddressInfoEXT range = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_ADDRESS_INFO_EXT};
    switch (info->type) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
        if (info->data.pAddressRange) {
            range.address = info->data.pAddressRange->address;
            range.range = info->data.pAddressRange->size;
        }
        wd_gpuav_known_descriptors_note_range(&sets->known, info->type, &range, bytes, size);
        break;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        if (info->data.pTexelBuffer) {
            range.address = info->data.pTexelBuffer->addressRange.address;
            range.range = info->data.pTexelBuffer->addressRange.size;
            range.format = info->data.pTexelBuffer->format;
        }
        wd_gpuav_known_descriptors_note_range(&sets->known, info->type, &range, bytes, size);
        break;
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
        wd_gpuav_known_descriptors_note_image(&sets->known, info->type,
                                              info->data.pImage ? info->data.pImage->pView : NULL,
                                              info->data.pImage ? info->data.pImage->layout : 0, bytes, size);
        break;
    default:
        wd_gpuav_known_descriptors_note_other(&sets->known, info->type, !info->data.pImage, bytes, size);
    }
}

void wd_gpuav_post_write_resources(wd_call *call, const wd_WriteResourceDescriptorsEXT_args *args,
                                   const wd_WriteResourceDescriptorsEXT_args *down) {
    (void)down;
    wd_gpuav_device *device = call->data;
    if (!device || !device->active || !device->buffer_sets.reads_contents || args->result != VK_SUCCESS) {
        return;
    }
    for (uint32_t i = 0; args->pResources && args->pDescriptors && i < args->resourceCount; i++) {
        note_resource(&device->buffer_sets, &args->pResources[i], &args->pDescriptors[i]);
    }
}

void wd_gpuav_post_write_samplers(wd_call *call, const wd_WriteSamplerDescriptorsEXT_args *args,
                                  const wd_WriteSamplerDescriptorsEXT_args *down) {
    (void)down;
    wd_gpuav_device *device = call->data;
    if (!device || !device->active || !device->buffer_sets.reads_contents || args->result != VK_SUCCESS) {
        return;
    }
    wd_gpuav_buffer_sets *sets = &device->buffer_sets;
    const size_t size = wd_gpuav_buffer_sets_heap_size(sets, VK_DESCRIPTOR_TYPE_SAMPLER);
    for (uint32_t i = 0; args->pSamplers && args->pDescriptors && i < args->samplerCount; i++) {
        if (args->pDescriptors[i].size >= size) { // VUID-vkWriteSamplerDescriptorsEXT-size-11203
            wd_gpuav_known_descriptors_note_sampler(&sets->known, &args->pSamplers[i],
                                                    args->pDescriptors[i].address, size);
        }
    }
}

// Commands

static void set_heap(wd_gpuav_recorded_heaps *heaps, wd_gpuav_bound_heap *heap, const VkBindHeapInfoEXT *info,
                     bool is_inherited) {
    *heap = (wd_gpuav_bound_heap){.info = *info, .is_bound = true, .is_inherited = is_inherited};
    heap->info.pNext = NULL;
    heaps->num_binds++;
}

void wd_gpuav_post_bind_resource_heap(wd_call *call, const wd_CmdBindResourceHeapEXT_args *args,
                                      const wd_CmdBindResourceHeapEXT_args *down) {
    (void)down;
    wd_gpuav_recorded_heaps *heaps = args->pBindInfo ? recorded_of(call, args->commandBuffer) : NULL;
    if (heaps) {
        set_heap(heaps, &heaps->resources, args->pBindInfo, false);
    }
}

void wd_gpuav_post_bind_sampler_heap(wd_call *call, const wd_CmdBindSamplerHeapEXT_args *args,
                                     const wd_CmdBindSamplerHeapEXT_args *down) {
    (void)down;
    wd_gpuav_recorded_heaps *heaps = args->pBindInfo ? recorded_of(call, args->commandBuffer) : NULL;
    if (heaps) {
        set_heap(heaps, &heaps->samplers, args->pBindInfo, false);
    }
}

void wd_gpuav_post_begin_heaps(wd_call *call, const wd_BeginCommandBuffer_args *args,
                               const wd_BeginCommandBuffer_args *down) {
    (void)down;
    const VkCommandBufferInheritanceInfo *inherited =
        args->pBeginInfo && args->result == VK_SUCCESS ? args->pBeginInfo->pInheritanceInfo : NULL;
    wd_gpuav_device *device = call->data;
    const wd_state_command_buffer *command_buffer =
        inherited && device && device->active
            ? wd_state_find_command_buffer(device->chassis->state, args->commandBuffer)
            : NULL;
    if (!command_buffer || command_buffer->level != VK_COMMAND_BUFFER_LEVEL_SECONDARY) {
        return; // The pointer is ignored.
    }
    const VkCommandBufferInheritanceDescriptorHeapInfoEXT *info = wd_find_chained(
        inherited->pNext, VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_DESCRIPTOR_HEAP_INFO_EXT);
    wd_gpuav_recorded_heaps *heaps = info ? recorded_of(call, args->commandBuffer) : NULL;
    if (heaps && info->pResourceHeapBindInfo) {
        set_heap(heaps, &heaps->resources, info->pResourceHeapBindInfo, true);
    }
    if (heaps && info->pSamplerHeapBindInfo) {
        set_heap(heaps, &heaps->samplers, info->pSamplerHeapBindInfo, true);
    }
}

void wd_gpuav_post_push_data(wd_call *call, const wd_CmdPushDataEXT_args *args,
                             const wd_CmdPushDataEXT_args *down) {
    (void)down;
    const VkPushDataInfoEXT *info = args->pPushDataInfo;
    wd_gpuav_recorded_heaps *heaps =
        info && info->data.address && info->offset % 4 == 0 ? recorded_of(call, args->commandBuffer) : NULL;
    for (size_t i = 0; heaps && i < info->data.size / 4 && info->offset / 4 < WD_GPUAV_PUSH_WORDS - i &&
                       i < WD_GPUAV_PUSH_WORDS;
         i++) {
        const size_t word = info->offset / 4 + i;
        memcpy(&heaps->words[word], (const char *)info->data.address + i * 4, 4);
        heaps->pushed[word / 64] |= UINT64_C(1) << word % 64;
    }
    if (heaps) {
        heaps->num_pushes++;
    }
}

void wd_gpuav_post_copy_structure(wd_call *call, const wd_CmdCopyAccelerationStructureToMemoryKHR_args *args,
                                  const wd_CmdCopyAccelerationStructureToMemoryKHR_args *down) {
    (void)args, (void)down;
    wd_gpuav_device *device = call->data;
    if (device && device->active) {
        wd_gpuav_buffer_sets_note_code(&device->buffer_sets, NULL, 0);
    }
}

// Sets in heaps

// is_found returns whether the sets that were found last are those of this layout, and notes that they are. Most pushes
// change other words than those that mappings read.
static bool is_found(wd_gpuav_recorded_heaps *heaps, wd_state_bind_point bind, const wd_gpuav_layout *layout,
                     const wd_gpuav_record_table *tables) {
    wd_gpuav_record_table *found_tables = heaps->found[bind].tables;
    const size_t size = sizeof(heaps->found[bind].tables);
    const bool has_records = layout->heap->uses_records && tables;
    const bool has_same_records =
        !layout->heap->uses_records || (tables && memcmp(found_tables, tables, size) == 0);
    const bool is_same_layout = heaps->found[bind].layout == layout &&
                                heaps->found[bind].num_binds == heaps->num_binds && has_same_records;
    if (has_records) {
        memcpy(found_tables, tables, size);
    } else {
        memset(found_tables, 0, size);
    }
    if (is_same_layout && (!layout->heap->uses_push || heaps->found[bind].num_pushes == heaps->num_pushes)) {
        return true;
    }
    const uint64_t hash = layout->heap->uses_push ? wd_gpuav_hash_heap_push(heaps, layout->heap) : 0;
    const bool is_same = is_same_layout && heaps->found[bind].push_hash == hash;
    heaps->found[bind].layout = layout;
    heaps->found[bind].num_binds = heaps->num_binds;
    heaps->found[bind].num_pushes = heaps->num_pushes;
    heaps->found[bind].push_hash = hash;
    return is_same;
}

void wd_gpuav_find_heap_sets(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                             wd_state_bind_point bind, const wd_gpuav_layout *layout,
                             const wd_gpuav_record_table *tables) {
    assert((unsigned)bind < WD_STATE_BIND_COUNT);
    const bool is_for_heaps = layout && layout->heap;
    wd_gpuav_recording *recording = is_for_heaps ? wd_gpuav_find_recording(device, command_buffer)
                                                 : wd_gpuav_recording_of(command_buffer);
    wd_gpuav_recorded_heaps *heaps = heaps_of(recording, command_buffer);
    wd_gpuav_buffer_bindings *bindings = !heaps         ? NULL
                                         : is_for_heaps ? wd_gpuav_recording_buffer_contents(recording)
                                                        : recording->bound_buffers.contents;
    if (!bindings) {
        return;
    }
    bindings->uses_heaps[bind] = is_for_heaps;
    if (!is_for_heaps || is_found(heaps, bind, layout, tables)) {
        return;
    }
    wd_arena scratch;
    wd_arena_init(&scratch, device->allocator, 0);
    const wd_gpuav_heap_binding *next = layout->heap->bindings;
    const wd_state_pipeline_layout *state = layout->state;
    const bool is_known = device->buffer_sets.state != NULL;
    for (uint32_t i = 0; i < WD_GPUAV_MOST_BUFFER_SETS; i++) {
        wd_state_set_layout *set = i < state->num_set_layouts ? state->set_layouts[i] : NULL;
        bindings->sets[bind][i] =
            set && is_known
                ? wd_gpuav_find_heap_set(device, &scratch, heaps, bindings, set,
                                         layout->heap->has_arrays && wd_spirv_is_heap_set(i), tables, next)
                : NULL;
        next += set ? set->num_bindings : 0;
    }
    wd_arena_finish(&scratch);
}

// Heaps that are not bound

static void report_missing(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                           const wd_state_pipeline *pipeline, const char *command, bool is_sampler) {
    const wd_finding_object objects[] = {wd_gpuav_describe_object(&command_buffer->object, "Command buffer"),
                                         wd_gpuav_describe_object(&pipeline->object, "Pipeline")};
    char id[MAX_ID];
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    wd_string_appendf(&text, "%s: no %s heap is bound, but shaders use descriptors that are mapped to it. ",
                      command, is_sampler ? "sampler" : "resource");
    for (size_t i = 0; i < 2; i++) {
        wd_gpuav_append_object(&text, &objects[i]);
        wd_string_append(&text, " ");
    }
    wd_string_appendf(&text, "Fix: record %s before the command.",
                      is_sampler ? "vkCmdBindSamplerHeapEXT" : "vkCmdBindResourceHeapEXT");
    wd_message_compose(id, sizeof(id), WD_ID_VUID_HEAP_MISSING, command);
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.failed ? "A descriptor heap is not bound." : text.text,
        .site = wd_hash64_bytes(id, strlen(id)) ^ wd_hash_u64(pipeline->object.id) ^ is_sampler,
        .objects = objects,
        .num_objects = 2,
    };
    wd_report_submit(device->chassis->instance->report, &finding);
    wd_string_finish(&text);
}

void wd_gpuav_check_bound_heaps(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                                const wd_state_pipeline *pipeline, const wd_gpuav_layout *layout,
                                const char *command) {
    const wd_gpuav_recorded_heaps *heaps =
        layout && layout->heap ? heaps_of(wd_gpuav_recording_of(command_buffer), command_buffer) : NULL;
    if (!heaps || command_buffer->num_unknown) { // Such a command may have bound a heap.
        return;
    }
    if (layout->heap->needs_resources && !heaps->resources.is_bound) {
        report_missing(device, command_buffer, pipeline, command, false);
    }
    if (layout->heap->needs_samplers && !heaps->samplers.is_bound) {
        report_missing(device, command_buffer, pipeline, command, true);
    }
}

// Restoring

void wd_gpuav_disturb_heaps(const wd_state_command_buffer *command_buffer) {
    wd_gpuav_recorded_heaps *heaps = heaps_of(wd_gpuav_recording_of(command_buffer), command_buffer);
    if (heaps) {
        heaps->are_disturbed = true;
    }
}

// push_words pushes the words [first, end) that the application pushed.
static void push_words(const wd_gpuav_device *device, VkCommandBuffer handle,
                       const wd_gpuav_recorded_heaps *heaps, uint32_t first, uint32_t end) {
    for (uint32_t next; first < end; first = next + 1) {
        for (next = first; next < end && wd_gpuav_is_pushed(heaps, next);) {
            next++;
        }
        if (next > first) {
            const VkPushDataInfoEXT info = {.sType = VK_STRUCTURE_TYPE_PUSH_DATA_INFO_EXT,
                                            .offset = first * 4,
                                            .data = {&heaps->words[first], (size_t)(next - first) * 4}};
            device->vk->CmdPushDataEXT(handle, &info);
        }
    }
}

static void bind_again(const wd_gpuav_device *device, VkCommandBuffer handle,
                       const wd_gpuav_recorded_heaps *heaps) {
    if (heaps->resources.is_bound && !heaps->resources.is_inherited) {
        device->vk->CmdBindResourceHeapEXT(handle, &heaps->resources.info);
    }
    if (heaps->samplers.is_bound && !heaps->samplers.is_inherited) {
        device->vk->CmdBindSamplerHeapEXT(handle, &heaps->samplers.info);
    }
    push_words(device, handle, heaps, 0, WD_GPUAV_PUSH_WORDS);
}

// may_use_heaps returns whether a pipeline or program uses heaps. The flags of shader objects are not known.
static bool may_use_heaps(const wd_state_pipeline *pipeline) {
    return pipeline->shaders || pipeline->flags & VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT;
}

void wd_gpuav_restore_heaps(const wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                            const wd_state_pipeline *pipeline) {
    wd_gpuav_recorded_heaps *heaps = heaps_of(wd_gpuav_recording_of(command_buffer), command_buffer);
    if (!heaps || !may_use_heaps(pipeline)) {
        return;
    }
    const VkCommandBuffer handle = (VkCommandBuffer)(uintptr_t)command_buffer->object.handle;
    if (heaps->are_disturbed) {
        bind_again(device, handle, heaps);
    } else if (heaps->are_overwritten) {
        const uint32_t first = wd_gpuav_heap_push_offset(device) / 4;
        push_words(device, handle, heaps, first, first + WD_INSTRUMENT_PUSH_SIZE / 4);
    }
    heaps->are_disturbed = heaps->are_overwritten = false;
}

void wd_gpuav_push_heap_addresses(const wd_gpuav_device *device,
                                  const wd_state_command_buffer *command_buffer,
                                  const wd_gpuav_layout *layout, const uint64_t *addresses) {
    assert(layout->heap);
    const VkPushDataInfoEXT info = {.sType = VK_STRUCTURE_TYPE_PUSH_DATA_INFO_EXT,
                                    .offset = layout->push.offset,
                                    .data = {addresses, WD_INSTRUMENT_PUSH_SIZE}};
    device->vk->CmdPushDataEXT((VkCommandBuffer)(uintptr_t)command_buffer->object.handle, &info);
    wd_gpuav_recorded_heaps *heaps = heaps_of(wd_gpuav_recording_of(command_buffer), command_buffer);
    if (heaps) {
        heaps->are_overwritten = true;
    }
}

const wd_gpuav_part_type wd_gpuav_heaps_part = {.size = sizeof(wd_gpuav_recorded_heaps)};

#endif
