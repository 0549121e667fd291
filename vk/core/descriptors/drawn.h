// Draws, dispatches and traces, and the descriptors that their shaders use. Private to this folder, apart from
// draw/feedback_loops.c, which compares descriptors with attachments.
//
//   drawn_sets.c       sets that are bound, and their layouts; push constants
//   drawn_contents.c   descriptors that were never written, or whose resource is destroyed
//   drawn_images.c     types and formats of views in descriptors
//   drawn_samplers.c   samplers against the views that they sample
#ifndef WARDEN_VK_CORE_DESCRIPTORS_DRAWN_H
#define WARDEN_VK_CORE_DESCRIPTORS_DRAWN_H

#include "vk/core/descriptors/static_uses.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_drawn {
    wd_core_check *c;
    const wd_core_action *action;
    const wd_state_bindings *bindings;
    const wd_program *program;
    const wd_state_pipeline_layout *reported; // The layout of sets that are reported; NULL: none.
    uint32_t num_reports;
    uint64_t num_changes;   // Of the device, before the checks.
    uint64_t verified_sets; // Of the first 64: their contents were verified before.
} wd_drawn;

// wd_drawn_descriptor is a descriptor that a shader uses.
typedef struct wd_drawn_descriptor {
    const wd_program_stage *stage;
    const wd_static_use *use;
    const wd_state_descriptor_set *set;
    const wd_state_layout_binding *binding;
    const wd_state_descriptor *content;
} wd_drawn_descriptor;

// wd_drawn_begin begins a message about a rule; the older number is for registries without the rule, 0: none.
bool wd_drawn_begin(wd_core_message *m, wd_drawn *d, uint32_t rule, uint32_t older);

// wd_drawn_find_set returns the set that is bound for a use, NULL where it does not have the layout that the shader
// expects or is not known.
const wd_state_descriptor_set *wd_drawn_find_set(const wd_drawn *d, const wd_program_stage *stage,
                                                 const wd_static_use *use);

// wd_drawn_is_verified returns whether the set of a use was verified before.
bool wd_drawn_is_verified(const wd_drawn *d, const wd_static_use *use);

// wd_drawn_find finds the descriptor of a use. False: it is not known.
bool wd_drawn_find(const wd_drawn *d, const wd_program_stage *stage, const wd_static_use *use,
                   wd_drawn_descriptor *found);

// wd_drawn_note names the shader and the set of a descriptor. `text` is scratch memory.
void wd_drawn_note(wd_core_message *m, const wd_drawn *d, const wd_drawn_descriptor *found, char *text,
                   size_t size);

// wd_drawn_is_certain returns whether a command certainly runs a use that every invocation of the stage executes.
bool wd_drawn_is_certain(const wd_program_stage *stage, bool is_certain);

// wd_drawn_check_image checks the view in a descriptor of an image or texel buffer.
void wd_drawn_check_image(wd_drawn *d, const wd_drawn_descriptor *found);

// wd_drawn_check_sampling checks a sampler against the view that it samples.
void wd_drawn_check_sampling(wd_drawn *d, const wd_program_stage *stage, const wd_static_sampling *use);

// wd_drawn_are_contents_verified returns whether the contents of all sets that the shaders use were verified before
// with this pipeline. wd_drawn_check_contents checks the others.
bool wd_drawn_are_contents_verified(const wd_core_action *a, const wd_program *program);
void wd_drawn_check_contents(wd_drawn *d);

#ifdef __cplusplus
}
#endif
#endif
