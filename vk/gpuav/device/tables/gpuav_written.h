// Written memory: for each four bytes of device memory with buffers, a bit in the input buffer says whether a shader
// wrote them (wd_instrument_input).
//
// A block of bits belongs to a memory object, so that buffers that share memory share bits. The host only sets the bits
// of WD_INPUT_HOST_WRITES, each for 128 bytes: of memory that may be written other than by an instrumented shader. It
// does so before the write can happen, and never takes a bit back while the memory exists.
//
// Copies between buffers copy the bits of shaders, on the device. A bit of the host for the source, also a later one,
// becomes one for the target: the copy may be executed after the write.
//
// All functions do nothing if the check is off. Any thread; a lock inside.
#ifndef WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_WRITTEN_H
#define WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_WRITTEN_H

#include "vk/gpuav/device/tables/gpuav_inputs.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_gpuav_written_start turns the check on. It comes before the first table. False: there is no host memory.
bool wd_gpuav_written_start(wd_gpuav_inputs *inputs);
// wd_gpuav_written_finish frees what wd_gpuav_written_start allocated.
void wd_gpuav_written_finish(wd_gpuav_inputs *inputs);

// wd_gpuav_written_bind_buffer and wd_gpuav_written_bind_image follow the binding of a resource to memory. NULL is an
// unknown one. False: there is no room for the bits of the memory, whose contents then count as written.
bool wd_gpuav_written_bind_buffer(wd_gpuav_inputs *inputs, const wd_state_buffer *buffer);
void wd_gpuav_written_bind_image(wd_gpuav_inputs *inputs, const wd_state_image *image);

// wd_gpuav_written_follow_addresses states, before the first buffer, that shaders follow accesses through device
// addresses, and that nothing else writes through these.
void wd_gpuav_written_follow_addresses(wd_gpuav_inputs *inputs);
// wd_gpuav_written_address_buffer follows a query of a buffer's device address: from then on, shaders and commands may
// write it through the address. NULL has no effect. Nothing is noted if accesses through device addresses are followed.
void wd_gpuav_written_address_buffer(wd_gpuav_inputs *inputs, const wd_state_buffer *buffer);

// wd_gpuav_written_note notes that bytes of a buffer may be written, other than by a shader: up to its end if `size` is
// VK_WHOLE_SIZE. wd_gpuav_written_note_memory does that for all bytes of a memory object. NULL has no effect.
void wd_gpuav_written_note(wd_gpuav_inputs *inputs, const wd_state_buffer *buffer, VkDeviceSize offset,
                           VkDeviceSize size);
void wd_gpuav_written_note_memory(wd_gpuav_inputs *inputs, wd_state_memory *memory);
// wd_gpuav_written_copy follows a command that copies bytes between buffers, before it is executed. True: what of the
// target was written is known from the source, if the command buffer first copies the range `*bits` of the input
// buffer, after the accesses of commands before it. False: the target counts as written. NULL is an unknown buffer.
bool wd_gpuav_written_copy(wd_gpuav_inputs *inputs, const wd_state_buffer *source,
                           const wd_state_buffer *target, const VkBufferCopy *region, VkBufferCopy *bits);
// wd_gpuav_written_is_target returns whether a command of wd_gpuav_written_copy may have copied bytes that nothing
// wrote to some part of the memory.
bool wd_gpuav_written_is_target(wd_gpuav_inputs *inputs, const wd_state_memory *memory);
// wd_gpuav_written_note_view notes that shaders may write the texels of a new view, unless these are followed.
void wd_gpuav_written_note_view(wd_gpuav_inputs *inputs, const wd_state_buffer *buffer,
                                const VkBufferViewCreateInfo *info);
// wd_gpuav_written_note_unknown notes that unknown memory may be written: from then on, all memory counts as written.
void wd_gpuav_written_note_unknown(wd_gpuav_inputs *inputs);

// wd_gpuav_written_has_unknown returns whether unknown memory may have been written, as far as the host can see now.
bool wd_gpuav_written_has_unknown(const wd_gpuav_inputs *inputs);

// wd_gpuav_written_word returns the word of contents of a buffer's descriptor (wd_instrument_input). The set's lock is
// held.
uint32_t wd_gpuav_written_word(const wd_gpuav_inputs *inputs, const wd_state_descriptor *descriptor);
// wd_gpuav_written_texel_word does so for a texel buffer's descriptor, whose object is a view.
uint32_t wd_gpuav_written_texel_word(const wd_gpuav_inputs *inputs, const wd_state_descriptor *descriptor);

// wd_gpuav_written_find_bits is the wd_gpuav_find_bits of the table of device addresses; `user`: the inputs.
bool wd_gpuav_written_find_bits(const void *user, const wd_state_buffer *buffer, uint32_t *bits);

#ifdef __cplusplus
}
#endif
#endif
