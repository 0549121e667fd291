#include "vk/syncval/validator/shaders/shader_accesses.h"

#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/syncval/validator/shaders/shader_walk.h"

// Limits for visited instructions, call depth and uses, because modules are untrusted input.
enum { MAX_VISITED = 1 << 22, MAX_CALLS = 64, MAX_USES = 4096 };

typedef wd_syncval_pointer pointer;
typedef wd_syncval_walk walk;

static const pointer *pointer_of(const walk *at, uint32_t id) {
    return wd_syncval_pointer_of(at, id);
}

static bool is_descriptor(const pointer *from) {
    return wd_syncval_is_descriptor(from);
}

static const wd_spirv_descriptor *descriptor_of(const walk *at, const pointer *from) {
    return is_descriptor(from) ? &at->interface.descriptors[from->descriptor - 1] : &at->pushed;
}

static bool is_image(const wd_spirv_descriptor *descriptor) {
    return descriptor->kind != WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER &&
           descriptor->kind != WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER;
}

static wd_syncval_use *find_use(walk *at, const wd_spirv_descriptor *descriptor, const pointer *from) {
    wd_syncval_shader *shader = at->shader;
    const bool any = from->any_element || (from->is_entire && descriptor->num_dimensions);
    const bool is_pushed = descriptor == &at->pushed;
    const uint32_t binding = is_pushed ? from->element : descriptor->binding;
    const uint32_t element = is_pushed ? from->displacement : from->element;
    const wd_syncval_pushed_index pushed = any ? from->pushed : (wd_syncval_pushed_index){0};
    for (size_t i = 0; i < shader->uses.count; i++) {
        wd_syncval_use *use = &shader->uses.items[i];
        if (use->set == descriptor->set && use->binding == binding && use->any_element == any &&
            (any ? wd_syncval_is_same_index(&use->pushed, &pushed) : use->element == element)) {
            return use;
        }
    }
    wd_syncval_use *added =
        shader->uses.count == MAX_USES ? NULL : WD_VECTOR_PUSH(&at->allocator, &shader->uses);
    if (!added) {
        shader->unknown = true;
        return NULL;
    }
    *added = (wd_syncval_use){
        .set = descriptor->set, .binding = binding, .element = element, .any_element = any, .pushed = pushed};
    return added;
}

// add_bytes adds the bytes of a part. If there are too many ranges, the accesses are unknown: gaps must not
// count as accessed.
static void add_bytes(walk *at, wd_syncval_byte_ranges *ranges, wd_syncval_bytes bytes) {
    if (!wd_syncval_byte_ranges_add(ranges, &at->allocator, bytes)) {
        at->shader->unknown = true;
    }
}

// add_part adds the bytes to which a pointer refers.
static void add_part(walk *at, wd_syncval_byte_ranges *ranges, wd_syncval_indexed_list *list,
                     const pointer *from) {
    const wd_syncval_bytes bytes = {from->part.begin, from->part.end};
    if (!from->indexed) {
        add_bytes(at, ranges, bytes);
        return;
    }
    wd_syncval_indexed indexed = at->indices.pointers.items[from->indexed - 1];
    indexed.first = bytes;
    if (wd_syncval_indexed_is_constant(&indexed)) {
        add_bytes(at, ranges, wd_syncval_indexed_bytes(&indexed, &(wd_syncval_dispatched){0}));
    } else if (!wd_syncval_indexed_add(list, &at->allocator, &indexed)) {
        add_bytes(at, ranges, indexed.array);
    }
}

bool wd_syncval_part_use_copy(wd_syncval_part_use *to, const wd_allocator *allocator,
                              const wd_syncval_part_use *from) {
    to->reads = from->reads;
    to->writes = from->writes;
    to->always_reads = from->always_reads;
    const bool has_read = wd_syncval_byte_ranges_copy(&to->read_bytes, allocator, &from->read_bytes) &
                          wd_syncval_indexed_copy(&to->read_indexed, allocator, &from->read_indexed);
    const bool has_written =
        wd_syncval_byte_ranges_copy(&to->written_bytes, allocator, &from->written_bytes) &
        wd_syncval_indexed_copy(&to->written_indexed, allocator, &from->written_indexed);
    return has_read && has_written;
}

void wd_syncval_part_use_finish(wd_syncval_part_use *use, const wd_allocator *allocator) {
    wd_syncval_byte_ranges_finish(&use->read_bytes, allocator);
    wd_syncval_byte_ranges_finish(&use->written_bytes, allocator);
    wd_syncval_indexed_finish(&use->read_indexed, allocator);
    wd_syncval_indexed_finish(&use->written_indexed, allocator);
}

static void add_use(walk *at, uint32_t id, bool reads, bool writes, wd_sync_atomicity atomicity) {
    const pointer *from = pointer_of(at, id);
    wd_syncval_use *use =
        from && wd_syncval_is_memory(from) ? find_use(at, descriptor_of(at, from), from) : NULL;
    if (!use) {
        return;
    }
    wd_syncval_part_use *part = at->is_interlocked ? &use->interlocked
                                : atomicity        ? &use->atomic
                                                   : &use->plain;
    if (reads) {
        add_part(at, &part->read_bytes, &part->read_indexed, from);
    }
    if (writes) {
        add_part(at, &part->written_bytes, &part->written_indexed, from);
    }
    part->reads |= reads;
    part->writes |= writes;
    part->always_reads |= reads && at->flow.is_always;
    if (part == &use->atomic && (!use->atomicity || atomicity < use->atomicity)) {
        use->atomicity = (uint8_t)atomicity;
    }
}

// atomicity_of returns the atomicity for the memory scope operand of an atomic operation. Operations of
// invocations outside of the scope conflict as plain accesses. A scope that is not a constant is invalid, and
// must not cause a hazard.
static wd_sync_atomicity atomicity_of(const walk *at, uint32_t scope) {
    uint64_t value;
    if (!wd_spirv_module_constant(at->module, wd_syncval_resolved(at, scope), &value)) {
        return WD_SYNC_ATOMIC_ON_DEVICE;
    }
    switch (value) {
    case SpvScopeCrossDevice:
    case SpvScopeDevice:
        return WD_SYNC_ATOMIC_ON_DEVICE;
    case SpvScopeQueueFamily:
        return WD_SYNC_ATOMIC_ON_QUEUE;
    default:
        return WD_SYNC_PLAIN;
    }
}

static void copy_pointer(walk *at, uint32_t result, uint32_t id) {
    const pointer *from = pointer_of(at, id);
    if (result < at->num_ids) {
        at->pointers[result] = from ? *from : (pointer){0}; // Another call may have set another pointer.
    }
}

// index_pointer follows an access chain. `first` is the word of its first index.
static void index_pointer(walk *at, const wd_spirv_instruction *instruction, uint32_t first) {
    const pointer *from = pointer_of(at, instruction->words[3]);
    if (instruction->result >= at->num_ids) {
        return;
    }
    if (!from || from->is_held) {
        at->pointers[instruction->result] = (pointer){0};
        return;
    }
    pointer to = *from;
    const wd_spirv_descriptor *descriptor = descriptor_of(at, from);
    if (from->is_entire && descriptor->num_dimensions) {
        uint64_t element = 0;
        to.any_element = descriptor->num_dimensions > 1 || first >= instruction->num_words ||
                         !wd_spirv_module_constant(
                             at->module, wd_syncval_resolved(at, instruction->words[first]), &element);
        to.element = to.any_element ? 0 : (uint32_t)element;
        const bool has_index = descriptor->num_dimensions == 1 && first < instruction->num_words;
        to.pushed = to.any_element && has_index
                        ? wd_syncval_pushed_index_of(at, wd_syncval_resolved(at, instruction->words[first]))
                        : (wd_syncval_pushed_index){0};
        first += descriptor->num_dimensions;
        to.part.type =
            descriptor->num_dimensions > 1 ? 0 : to.part.type; // Several chains may have the indices.
    }
    to.is_entire = false;
    for (uint32_t i = first; i < instruction->num_words; i++) {
        const uint32_t index = wd_syncval_resolved(at, instruction->words[i]);
        uint64_t value;
        if (!is_descriptor(&to) || wd_spirv_module_constant(at->module, index, &value) ||
            !wd_syncval_index_element(at, &to, index)) {
            wd_syncval_layout_index(&at->layout, &to.part, index);
        }
    }
    at->pointers[instruction->result] = to;
}

static void visit_load(walk *at, const wd_spirv_instruction *instruction) {
    const pointer *from = pointer_of(at, instruction->words[3]);
    if (!from) {
        copy_pointer(at, instruction->result, instruction->words[3]);
        return;
    }
    if (from->is_held || from->descriptor == WD_SYNCVAL_IN_PUSH_CONSTANTS) {
        wd_syncval_load_address(at, instruction, from);
    } else if (is_image(descriptor_of(at, from))) {
        copy_pointer(at, instruction->result, instruction->words[3]); // Loads the handle, not the texels.
    } else {
        add_use(at, instruction->words[3], true, false, WD_SYNC_PLAIN);
    }
}

// visit_other handles other instructions: the shader is unknown if they use pointers.
static void visit_other(walk *at, const wd_spirv_instruction *instruction) {
    wd_spirv_id_cursor ids = wd_spirv_ids(instruction);
    for (uint32_t word; (word = wd_spirv_next_id(&ids));) {
        const pointer *from = pointer_of(at, instruction->words[word]);
        if (from && wd_syncval_is_memory(from)) {
            at->shader->unknown = true;
        }
    }
}

static bool is_between(uint32_t opcode, uint32_t first, uint32_t last) {
    return opcode >= first && opcode <= last;
}

static bool samples(uint32_t opcode) {
    return is_between(opcode, SpvOpImageSampleImplicitLod, SpvOpImageRead) ||
           is_between(opcode, SpvOpImageSparseSampleImplicitLod, SpvOpImageSparseDrefGather) ||
           opcode == SpvOpImageSparseRead;
}

static bool queries(uint32_t opcode) {
    return is_between(opcode, SpvOpImageQueryFormat, SpvOpImageQuerySamples) || opcode == SpvOpArrayLength ||
           opcode == SpvOpName || opcode == SpvOpLine || opcode == SpvOpNoLine;
}

static bool is_atomic_change(uint32_t opcode) {
    return is_between(opcode, SpvOpAtomicExchange, SpvOpAtomicXor) || opcode == SpvOpAtomicFAddEXT ||
           opcode == SpvOpAtomicFMinEXT || opcode == SpvOpAtomicFMaxEXT;
}

// end_interlock ends a critical section, unless another end in the same function follows: then this one may be on a
// path that leaves early.
static void end_interlock(walk *at, uint32_t index) {
    wd_spirv_instruction later;
    at->is_interlocked = false;
    for (uint32_t i = index + 1; !at->is_interlocked && wd_spirv_module_instruction(at->module, i, &later) &&
                                 later.opcode != SpvOpFunctionEnd;
         i++) {
        at->is_interlocked = later.opcode == SpvOpEndInvocationInterlockEXT;
    }
}

static void visit_call(walk *at, const wd_spirv_instruction *call);

static void visit_instruction(walk *at, const wd_spirv_instruction *instruction) {
    const uint32_t *words = instruction->words;
    if (at->physical) {
        wd_syncval_watch_addresses(at, instruction);
    }
    switch (instruction->opcode) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
        index_pointer(at, instruction, 4);
        return;
    case SpvOpCopyObject:
    case SpvOpImage:
    case SpvOpSampledImage:
    case SpvOpImageTexelPointer:
        if (instruction->opcode == SpvOpImageTexelPointer) {
            index_pointer(at, instruction, instruction->num_words);
        } else {
            copy_pointer(at, instruction->result, words[3]);
        }
        return;
    case SpvOpConvertUToPtr:
    case SpvOpConvertPtrToU:
    case SpvOpBitcast:
        wd_syncval_convert_address(at, instruction);
        return;
    case SpvOpIAdd:
        if (at->physical) {
            wd_syncval_add_to_address(at, instruction);
        }
        return;
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        wd_syncval_step_address(at, instruction);
        return;
    case SpvOpLoad:
        visit_load(at, instruction);
        return;
    case SpvOpFunctionCall:
        visit_call(at, instruction);
        return;
    case SpvOpStore:
        add_use(at, words[1], false, true, WD_SYNC_PLAIN);
        wd_syncval_hold_address(at, words[1], words[2]);
        // A descriptor handle or pointer is stored to a variable. If it is loaded again, it is not followed.
        if (pointer_of(at, words[2]) && is_descriptor(pointer_of(at, words[2]))) {
            at->shader->unknown = true;
        }
        return;
    case SpvOpAtomicLoad:
        add_use(at, words[3], true, false, atomicity_of(at, words[4]));
        return;
    case SpvOpAtomicStore:
        add_use(at, words[1], false, true, atomicity_of(at, words[2]));
        return;
    case SpvOpCopyMemory:
        add_use(at, words[1], false, true, WD_SYNC_PLAIN);
        add_use(at, words[2], true, false, WD_SYNC_PLAIN);
        return;
    case SpvOpTraceNV:
    case SpvOpTraceRayKHR:
        at->shader->traces = true;
        add_use(at, words[1], true, false, WD_SYNC_PLAIN);
        return;
    case SpvOpExecuteCallableNV:
    case SpvOpExecuteCallableKHR:
        at->shader->calls = true;
        return;
    case SpvOpRayQueryInitializeKHR:
        add_use(at, words[2], true, false, WD_SYNC_PLAIN);
        return;
    case SpvOpImageWrite:
        add_use(at, words[1], false, true, WD_SYNC_PLAIN);
        return;
    default:
        break;
    }
    if (samples(instruction->opcode)) {
        add_use(at, words[3], true, false, WD_SYNC_PLAIN);
    } else if (is_atomic_change(instruction->opcode)) {
        // The read of an atomic operation is part of the operation.
        add_use(at, words[3], false, true, atomicity_of(at, words[4]));
    } else if (!queries(instruction->opcode)) {
        visit_other(at, instruction);
    }
}

// --- Functions

static void list_functions(walk *at) {
    wd_spirv_instruction instruction;
    uint32_t current = 0;
    for (uint32_t i = wd_spirv_module_first_function(at->module);
         wd_spirv_module_instruction(at->module, i, &instruction); i++) {
        if (instruction.opcode == SpvOpFunction) {
            current = instruction.result < at->num_ids ? instruction.result : 0;
        }
        if (instruction.opcode == SpvOpFunction && current) {
            at->functions[current] = i + 1;
        }
        if (instruction.opcode == SpvOpFunctionParameter && instruction.result < at->num_ids) {
            at->is_parameter[instruction.result] = true;
        }
        wd_syncval_count_exits(at, current, instruction.opcode);
        if (instruction.opcode == SpvOpBeginInvocationInterlockEXT ||
            instruction.opcode == SpvOpEndInvocationInterlockEXT) {
            at->visits[current] |= WD_SYNCVAL_VISIT_AGAIN;
        }
        if (at->physical) {
            wd_syncval_list_addresses(at, &instruction);
        }
        if (at->indices.are_followed) {
            wd_syncval_list_stores(at, &instruction);
        }
        if (instruction.opcode != SpvOpAccessChain && instruction.opcode != SpvOpInBoundsAccessChain) {
            continue;
        }
        for (uint32_t k = 4; k < instruction.num_words; k++) {
            at->indexes[current] |=
                instruction.words[k] < at->num_ids && at->is_parameter[instruction.words[k]];
        }
    }
}

static void visit_function(walk *at, uint32_t function) {
    wd_spirv_instruction instruction;
    wd_syncval_enter_function(at);
    for (uint32_t i = function < at->num_ids ? at->functions[function] : 0;
         i && wd_spirv_module_instruction(at->module, i, &instruction) &&
         instruction.opcode != SpvOpFunctionEnd;
         i++) {
        if (++at->num_visited > MAX_VISITED) {
            at->shader->unknown = true;
            return;
        }
        if (instruction.opcode == SpvOpBeginInvocationInterlockEXT) {
            at->is_interlocked = true;
        } else if (instruction.opcode == SpvOpEndInvocationInterlockEXT) {
            end_interlock(at, i);
        } else if (instruction.opcode != SpvOpFunctionParameter) {
            wd_syncval_follow_blocks(at, function, &instruction);
            visit_instruction(at, &instruction);
        }
    }
}

// pass_arguments sets the parameters to the pointers or constants of their arguments. It returns whether to
// visit the function for this call: an argument refers to a descriptor, or is a constant index of an array.
static bool pass_arguments(walk *at, const wd_spirv_instruction *call) {
    bool is_special = false;
    uint32_t argument = 4;
    wd_spirv_instruction parameter;
    for (uint32_t i = at->functions[call->words[3]]; wd_spirv_module_instruction(at->module, i, &parameter);
         i++) {
        if (parameter.opcode == SpvOpLine || parameter.opcode == SpvOpNoLine) {
            continue;
        }
        if (parameter.opcode != SpvOpFunctionParameter) {
            break;
        }
        const uint32_t id = argument < call->num_words ? wd_syncval_resolved(at, call->words[argument]) : 0;
        argument++;
        if (parameter.result >= at->num_ids) {
            continue;
        }
        const pointer *from = pointer_of(at, id);
        uint64_t value;
        const bool is_constant = wd_spirv_module_constant(at->module, id, &value);
        at->pointers[parameter.result] = from ? *from : (pointer){0};
        at->constants[parameter.result] = is_constant ? id : 0;
        is_special |= from || (is_constant && at->indexes[call->words[3]]);
    }
    return is_special;
}

static void visit_call(walk *at, const wd_spirv_instruction *call) {
    const uint32_t function = call->num_words > 3 ? call->words[3] : 0;
    if (function >= at->num_ids || !at->functions[function]) {
        return;
    }
    const bool is_special = pass_arguments(at, call);
    const uint8_t visit = at->is_interlocked ? WD_SYNCVAL_VISITED_INTERLOCKED : WD_SYNCVAL_VISITED;
    if (!is_special && !(at->visits[function] & WD_SYNCVAL_VISIT_AGAIN) && at->visits[function] & visit) {
        return;
    }
    if (at->num_calls == MAX_CALLS) {
        at->shader->unknown = true;
        return;
    }
    at->visits[function] |= is_special ? 0 : visit;
    const wd_syncval_flow flow = at->flow;
    at->num_calls++;
    visit_function(at, function);
    at->num_calls--;
    at->flow = flow;
}

static bool has_capability(const wd_spirv_module *module, uint32_t capability) {
    wd_spirv_instruction instruction;
    for (uint32_t i = 0;
         wd_spirv_module_instruction(module, i, &instruction) && instruction.opcode == SpvOpCapability; i++) {
        if (instruction.words[1] == capability) {
            return true;
        }
    }
    return false;
}

// feedback_buffers checks all decorations: in practice a module without transform feedback has none.
static uint32_t feedback_buffers(const wd_spirv_module *module) {
    uint32_t buffers = 0;
    wd_spirv_instruction instruction;
    const uint32_t end = wd_spirv_module_first_function(module);
    for (uint32_t i = 0; i < end && wd_spirv_module_instruction(module, i, &instruction); i++) {
        const uint32_t first = instruction.opcode == SpvOpDecorate         ? 2
                               : instruction.opcode == SpvOpMemberDecorate ? 3
                                                                           : UINT32_MAX;
        if (first < instruction.num_words && instruction.num_words - first >= 2 &&
            instruction.words[first] == SpvDecorationXfbBuffer && instruction.words[first + 1] < 32) {
            buffers |= 1u << instruction.words[first + 1];
        }
    }
    return buffers;
}

// VK_NV_mesh_shader has its own execution models for the same stages.
static uint32_t stage_model(uint32_t execution_model) {
    return execution_model == SpvExecutionModelMeshNV   ? (uint32_t)SpvExecutionModelMeshEXT
           : execution_model == SpvExecutionModelTaskNV ? (uint32_t)SpvExecutionModelTaskEXT
                                                        : execution_model;
}

static bool find_entry_point(const wd_spirv_module *module, uint32_t execution_model, const char *name,
                             uint32_t *index, uint32_t *function) {
    wd_spirv_entry_point entry;
    for (uint32_t i = 0; wd_spirv_module_entry_point(module, i, &entry); i++) {
        if (stage_model(entry.execution_model) == execution_model && !strcmp(entry.name, name)) {
            *index = i;
            *function = entry.function;
            return true;
        }
    }
    return false;
}

// execution_modes returns WD_SYNCVAL_MODE_* bits of an entry point.
static uint32_t execution_modes(const wd_spirv_module *module, uint32_t function) {
    static const struct {
        uint32_t mode, bit;
    } rows[] = {
        {SpvExecutionModeEarlyFragmentTests, WD_SYNCVAL_MODE_EARLY_TESTS},
        {SpvExecutionModeEarlyAndLateFragmentTestsAMD, WD_SYNCVAL_MODE_LATE_TESTS},
        {SpvExecutionModeStencilRefReplacingEXT, WD_SYNCVAL_MODE_STENCIL_REFERENCE},
        {SpvExecutionModeTriangles, WD_SYNCVAL_MODE_TRIANGLES},
        {SpvExecutionModeQuads, WD_SYNCVAL_MODE_TRIANGLES},
        {SpvExecutionModeOutputTriangleStrip, WD_SYNCVAL_MODE_TRIANGLES},
        {SpvExecutionModeOutputTrianglesEXT, WD_SYNCVAL_MODE_TRIANGLES},
        {SpvExecutionModeIsolines, WD_SYNCVAL_MODE_LINES_OR_POINTS},
        {SpvExecutionModePointMode, WD_SYNCVAL_MODE_LINES_OR_POINTS},
        {SpvExecutionModeOutputPoints, WD_SYNCVAL_MODE_LINES_OR_POINTS},
        {SpvExecutionModeOutputLineStrip, WD_SYNCVAL_MODE_LINES_OR_POINTS},
        {SpvExecutionModeOutputLinesEXT, WD_SYNCVAL_MODE_LINES_OR_POINTS},
    };
    uint32_t modes = 0;
    wd_spirv_instruction instruction;
    const uint32_t end = wd_spirv_module_first_function(module);
    for (uint32_t i = 0; i < end && wd_spirv_module_instruction(module, i, &instruction); i++) {
        if (instruction.opcode != SpvOpExecutionMode || instruction.num_words < 3 ||
            instruction.words[1] != function) {
            continue;
        }
        for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
            modes |= rows[k].mode == instruction.words[2] ? rows[k].bit : 0;
        }
    }
    return modes;
}

static bool run_walk(walk *at, uint32_t execution_model, const char *name) {
    uint32_t index, function;
    if (!find_entry_point(at->module, execution_model, name, &index, &function) || function >= at->num_ids ||
        wd_spirv_interface_init_entry_point(&at->interface, at->allocator, at->module, index) != WD_OK) {
        return false;
    }
    at->shader->inputs = wd_syncval_interface_locations(at->module, index, SpvStorageClassInput);
    if (execution_model == SpvExecutionModelFragment) {
        at->shader->outputs =
            (uint32_t)wd_syncval_interface_locations(at->module, index, SpvStorageClassOutput);
    }
    at->shader->modes = execution_modes(at->module, function);
    for (size_t i = 0; i < at->interface.num_descriptors; i++) {
        at->pointers[at->interface.descriptors[i].variable] = (pointer){
            .descriptor = (uint32_t)i + 1,
            .is_entire = true,
            .part = wd_syncval_layout_block(at->interface.descriptors[i].type),
        };
    }
    if (at->physical) {
        wd_syncval_find_addresses(at);
    }
    if (execution_model == SpvExecutionModelGLCompute && !wd_syncval_indices_init(at, function)) {
        return false;
    }
    list_functions(at);
    if (at->physical) {
        wd_syncval_join_parameters(at);
    }
    at->flow.is_always = true;
    visit_function(at, function);
    return true;
}

void wd_syncval_shader_init(wd_syncval_shader *shader, wd_allocator allocator, const uint32_t *words,
                            size_t num_words, uint32_t execution_model, const char *entry_point,
                            const VkSpecializationInfo *specialization) {
    *shader = (wd_syncval_shader){.unknown = true, .inputs = UINT64_MAX, .outputs = UINT32_MAX};
    wd_spirv_module *module;
    if (wd_spirv_module_create(allocator, words, num_words, &module, NULL) != WD_OK) {
        return;
    }
    walk at = {.allocator = allocator, .module = module, .shader = shader, .specialization = specialization};
    at.num_ids = wd_spirv_module_num_ids(module);
    at.pointers = wd_alloc_zero(&allocator, at.num_ids + 1, sizeof(*at.pointers));
    at.functions = wd_alloc_zero(&allocator, at.num_ids + 1, sizeof(*at.functions));
    at.visits = wd_alloc_zero(&allocator, at.num_ids + 1, sizeof(*at.visits));
    at.is_parameter = wd_alloc_zero(&allocator, at.num_ids + 1, sizeof(*at.is_parameter));
    at.indexes = wd_alloc_zero(&allocator, at.num_ids + 1, sizeof(*at.indexes));
    at.constants = wd_alloc_zero(&allocator, at.num_ids + 1, sizeof(*at.constants));
    at.exits = wd_alloc_zero(&allocator, at.num_ids + 1, sizeof(*at.exits));
    at.is_always = wd_alloc_zero(&allocator, at.num_ids + 1, sizeof(*at.is_always));
    const bool has_addresses = has_capability(module, SpvCapabilityPhysicalStorageBufferAddresses);
    if (has_addresses) {
        at.physical = wd_alloc_zero(&allocator, at.num_ids + 1, sizeof(*at.physical));
        at.variables = wd_alloc_zero(&allocator, at.num_ids + 1, sizeof(*at.variables));
    }
    const bool has_memory = at.pointers && at.functions && at.visits && at.is_parameter && at.indexes &&
                            at.constants && at.exits && at.is_always &&
                            ((at.physical && at.variables) || !has_addresses);
    const bool has_layout = wd_syncval_layout_init(&at.layout, allocator, module);
    if (has_memory && has_layout) {
        shader->unknown = false;
        if (has_capability(module, SpvCapabilityTransformFeedback)) {
            shader->feedback_buffers = feedback_buffers(module);
        }
        if (!run_walk(&at, execution_model, entry_point)) {
            shader->unknown = true;
        }
    }
    wd_spirv_interface_finish(&at.interface);
    wd_free(&allocator, at.pointers);
    wd_free(&allocator, at.functions);
    wd_free(&allocator, at.visits);
    wd_free(&allocator, at.is_parameter);
    wd_free(&allocator, at.indexes);
    wd_free(&allocator, at.constants);
    wd_free(&allocator, at.exits);
    wd_free(&allocator, at.is_always);
    wd_free(&allocator, at.physical);
    wd_free(&allocator, at.variables);
    wd_syncval_indices_finish(&at);
    wd_syncval_layout_finish(&at.layout);
    wd_spirv_module_destroy(module);
}

void wd_syncval_shader_finish(wd_syncval_shader *shader, wd_allocator allocator) {
    for (size_t i = 0; i < shader->uses.count; i++) {
        wd_syncval_part_use_finish(&shader->uses.items[i].plain, &allocator);
        wd_syncval_part_use_finish(&shader->uses.items[i].atomic, &allocator);
        wd_syncval_part_use_finish(&shader->uses.items[i].interlocked, &allocator);
    }
    wd_free(&allocator, shader->uses.items);
    *shader = (wd_syncval_shader){0};
}
