// The functions of the check of data races (shared_race.c). Those that note accesses and clear words are written in
// GLSL (shared_race.comp).
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/shared_race.h"
#include "vk/gpuav/instrument/checks/shared_shaders.h"
#include "vk/spirv/link.h"

// Classes of accesses, by strength. The lowest bit: several invocations made such accesses. shared_race.comp has
// SEVERAL and CLASSES_JOINED, too.
enum {
    CLASS_ATOMIC_LOAD = 0,
    CLASS_READ = 2,
    CLASS_ATOMIC = 4,
    CLASS_WRITE = 6,
    SEVERAL = 1,
    CLASS_BITS = 3
};
enum { CLASSES_JOINED = 8 };

// A bit for each class that an access must not be concurrent with. From bit CLASSES_JOINED on: a bit for each class
// that becomes SEVERAL with the access.
#define BIT(class) (1u << (class) | 1u << ((class) + SEVERAL))
static const struct {
    uint32_t class;
    uint32_t conflicts;
} kinds[WD_WORKGROUP_NUM_ACCESS_KINDS] = {
    [WD_WORKGROUP_READ] = {CLASS_READ,
                           BIT(CLASS_ATOMIC) | BIT(CLASS_WRITE) | 1u << (CLASSES_JOINED + CLASS_READ)},
    [WD_WORKGROUP_WRITE] = {CLASS_WRITE,
                            BIT(CLASS_ATOMIC_LOAD) | BIT(CLASS_READ) | BIT(CLASS_ATOMIC) | BIT(CLASS_WRITE)},
    [WD_WORKGROUP_ATOMIC] = {CLASS_ATOMIC,
                             BIT(CLASS_READ) | BIT(CLASS_WRITE) | 1u << (CLASSES_JOINED + CLASS_ATOMIC)},
    [WD_WORKGROUP_ATOMIC_LOAD] = {CLASS_ATOMIC_LOAD,
                                  BIT(CLASS_WRITE) | 1u << (CLASSES_JOINED + CLASS_ATOMIC_LOAD)},
};

static uint32_t emit_pointer(wd_writer *writer, uint32_t unit) {
    const wd_shared_writer *shared = writer->checks->shared;
    if (!shared->is_block) {
        return wd_emit_binary(writer, SpvOpAccessChain, shared->pointer, shared->units, unit);
    }
    const uint32_t id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpAccessChain, shared->pointer, id, shared->units, wd_constant(writer, 0), unit);
    return id;
}

static uint32_t emit_invocation(wd_writer *writer) {
    const wd_shared_writer *shared = writer->checks->shared;
    const uint32_t index = wd_emit_unary(writer, SpvOpLoad, shared->index_type, shared->index);
    return shared->index_type == writer->type_uint
               ? index
               : wd_emit_unary(writer, SpvOpBitcast, writer->type_uint, index);
}

static uint32_t release_pointer(wd_writer *writer) {
    return emit_pointer(writer, wd_constant(writer, writer->analysis->subjects->shared.num_units));
}

// Whether the invocation ends with the instruction.
static bool ends_invocation(const wd_writer *writer, uint32_t opcode) {
    return opcode == SpvOpEmitMeshTasksEXT ||
           (opcode == SpvOpReturn &&
            wd_shared_is_entry(writer, writer->analysis->list.functions.items[writer->at.function].id));
}

void wd_shared_emit_release(wd_writer *writer) {
    const uint32_t pointer = release_pointer(writer), id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpAtomicIAdd, writer->type_uint, id, pointer, wd_constant(writer, SpvScopeWorkgroup),
            wd_constant(writer, SpvMemorySemanticsMaskNone), wd_constant(writer, 1));
}

// Whether the instruction is an access that is checked. Its check writes the release after it has noted the access: an
// access of another invocation that acquires must not have the same epoch.
static bool is_checked(const wd_writer *writer, const wd_spirv_instruction *instruction) {
    const wd_site_list *list = &writer->analysis->list;
    if (writer->at.next_site >= list->sites.count ||
        list->sites.items[writer->at.next_site].instruction != instruction->index) {
        return false;
    }
    const wd_site *site = &list->sites.items[writer->at.next_site];
    for (uint32_t i = site->first_check; i < site->first_check + site->num_checks; i++) {
        if (list->conditions.items[list->site_checks.items[i].condition].kind == WD_CONDITION_SHARED_RACE) {
            return true;
        }
    }
    return false;
}

void wd_shared_before(wd_writer *writer, const wd_spirv_instruction *instruction) {
    const wd_shared_writer *shared = writer->checks->shared;
    if (!shared) {
        return;
    }
    if (wd_shared_is_barrier(writer->module, instruction)) {
        const uint32_t passed = wd_emit_unary(writer, SpvOpLoad, writer->type_uint, shared->barriers);
        WD_EMIT(writer, SpvOpStore, shared->barriers,
                wd_emit_word(writer, SpvOpIAdd, passed, wd_constant(writer, 1)));
    } else if (wd_shared_releases(writer->module, instruction)) {
        if (!is_checked(writer, instruction)) {
            wd_shared_emit_release(writer);
        }
    } else if (shared->report && ends_invocation(writer, instruction->opcode)) {
        wd_emit_unary(writer, SpvOpFunctionCall, writer->type_void, shared->report);
    }
}

uint32_t wd_shared_emit_has_race(wd_writer *writer) {
    const uint32_t instruction = wd_emit_unary(writer, SpvOpLoad, writer->type_uint,
                                               writer->checks->shared->kept[WD_BOUNDS_INSTRUCTION]);
    return wd_emit_binary(writer, SpvOpINotEqual, writer->type_bool, instruction, wd_constant(writer, 0));
}

void wd_shared_keep_race(wd_writer *writer, const uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS]) {
    for (uint32_t i = 0; i < WD_NUM_BOUNDS_PARAMETERS; i++) {
        if (writer->checks->shared->kept[i]) {
            WD_EMIT(writer, SpvOpStore, writer->checks->shared->kept[i], parameters[i]);
        }
    }
}

bool wd_shared_rewrites(const wd_writer *writer, const wd_function *function) {
    if (!writer->checks->shared) {
        return false;
    }
    return function->begins_epochs || function->ends_invocations || wd_shared_is_entry(writer, function->id);
}

void wd_shared_begin_entry(wd_writer *writer, uint32_t function) {
    wd_shared_writer *shared = writer->checks->shared;
    if (!shared->clear) {
        shared->clear = wd_spirv_builder_id(writer->builder);
        wd_spirv_builder_name(writer->builder, shared->clear, "warden.clear_shared_units");
    }
    const uint32_t size = wd_shared_emit_size(writer, function);
    wd_added_note_call(writer, shared->clear, false);
    wd_emit_binary(writer, SpvOpFunctionCall, writer->type_void, shared->clear, size);
}

uint32_t wd_shared_emit_call(wd_writer *writer, const wd_shared_access *access, uint32_t unit) {
    wd_shared_writer *shared = writer->checks->shared;
    if (!shared->note_access) {
        shared->note_access = wd_spirv_builder_id(writer->builder);
        wd_spirv_builder_name(writer->builder, shared->note_access, "warden.note_shared_access");
    }
    const uint32_t number = access->number + 1 < 1u << shared->number_bits ? access->number + 1 : 0;
    const uint32_t class = kinds[access->kind].class;
    const uint32_t word = class << (shared->number_bits + shared->invocation_bits) | number;
    const uint32_t id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpFunctionCall, writer->type_uint, id, shared->note_access, unit,
            wd_constant(writer, word), wd_constant(writer, kinds[access->kind].conflicts));
    return id;
}

static uint32_t emit_field(wd_writer *writer, uint32_t word, uint32_t shift, uint32_t bits) {
    if (shift) {
        word = wd_emit_word(writer, SpvOpShiftRightLogical, word, wd_constant(writer, shift));
    }
    return wd_emit_word(writer, SpvOpBitwiseAnd, word, wd_constant(writer, (1u << bits) - 1));
}

// The first index of the access that is out of bounds.
static uint32_t emit_bad_index(wd_writer *writer, const wd_workgroup_location *location) {
    uint32_t i = location->num_terms - 1, bad = wd_index_word(writer, location->terms[i].index);
    while (i--) {
        const uint32_t index = wd_index_word(writer, location->terms[i].index);
        const uint32_t is_inside =
            wd_emit_test(writer, SpvOpULessThan, index, wd_constant(writer, location->terms[i].length));
        bad = wd_emit_select(writer, is_inside, bad, index);
    }
    return bad;
}

void wd_shared_emit_words(wd_writer *writer, const wd_shared_access *access, uint32_t words[3]) {
    const wd_shared_writer *shared = writer->checks->shared;
    const uint32_t number = emit_field(writer, access->found, 0, shared->number_bits);
    const uint32_t class =
        emit_field(writer, access->found, shared->number_bits + shared->invocation_bits, CLASS_BITS);
    const uint32_t other = emit_field(writer, access->found, shared->number_bits, shared->invocation_bits);
    words[0] = wd_emit_word(
        writer, SpvOpBitwiseOr, number,
        wd_emit_word(writer, SpvOpShiftLeftLogical, class, wd_constant(writer, WD_RECORD_RACE_CLASS_SHIFT)));
    words[0] = wd_emit_word(writer, SpvOpBitwiseOr, words[0],
                            wd_constant(writer, (uint32_t)access->kind << WD_RECORD_RACE_KIND_SHIFT));
    const uint32_t own = wd_emit_word(writer, SpvOpShiftLeftLogical, emit_invocation(writer),
                                      wd_constant(writer, WD_RECORD_RACE_OWN_SHIFT));
    words[1] = wd_emit_word(writer, SpvOpBitwiseOr, other, own);
    words[2] = access->unit;
    if (access->beyond) {
        const uint32_t kind = wd_constant(writer, (uint32_t)access->kind);
        words[0] =
            wd_emit_select(writer, access->beyond, emit_bad_index(writer, &access->location), words[0]);
        words[1] =
            wd_emit_select(writer, access->beyond, wd_emit_word(writer, SpvOpBitwiseOr, own, kind), words[1]);
        words[2] =
            wd_emit_select(writer, access->beyond, wd_constant(writer, WD_RECORD_RACE_BEYOND), words[2]);
    }
}

// Functions

// store_maximum and the other functions without a prefix write the code of functions that the GLSL calls.
static uint32_t store_maximum(void *context, const uint32_t *arguments) {
    wd_writer *writer = context;
    const uint32_t pointer = emit_pointer(writer, arguments[0]), id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpAtomicUMax, writer->type_uint, id, pointer, wd_constant(writer, SpvScopeWorkgroup),
            wd_constant(writer, SpvMemorySemanticsMaskNone), arguments[1]);
    return id;
}

static uint32_t clear_unit(void *context, const uint32_t *arguments) {
    wd_writer *writer = context;
    WD_EMIT(writer, SpvOpAtomicStore, emit_pointer(writer, arguments[0]),
            wd_constant(writer, SpvScopeWorkgroup), wd_constant(writer, SpvMemorySemanticsMaskNone),
            wd_constant(writer, 0));
    return 0;
}

static uint32_t load_invocation(void *context, const uint32_t *arguments) {
    (void)arguments;
    return emit_invocation(context);
}

static uint32_t load_epoch(void *context, const uint32_t *arguments) {
    (void)arguments;
    wd_writer *writer = context;
    const wd_shared_writer *shared = writer->checks->shared;
    const uint32_t barriers = wd_emit_unary(writer, SpvOpLoad, writer->type_uint, shared->barriers);
    if (!shared->has_releases) {
        return barriers;
    }
    const uint32_t releases = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpAtomicLoad, writer->type_uint, releases, release_pointer(writer),
            wd_constant(writer, SpvScopeWorkgroup), wd_constant(writer, SpvMemorySemanticsMaskNone));
    return wd_emit_word(writer, SpvOpIAdd, barriers, releases);
}

static void define_accesses(wd_writer *writer) {
    static const wd_spirv_import imports[] = {
        {"load_epoch", load_epoch, 0},
        {"load_invocation", load_invocation, 0},
        {"store_maximum", store_maximum, 0},
        {"clear_unit", clear_unit, 0},
    };
    const wd_shared_writer *shared = writer->checks->shared;
    const uint32_t class_shift = shared->number_bits + shared->invocation_bits;
    const uint32_t epoch_shift = class_shift + CLASS_BITS;
    const uint32_t constants[] = {
        writer->analysis->subjects->shared.num_units,
        shared->number_bits,
        class_shift,
        epoch_shift,
        1u << shared->invocation_bits,
        1u << (32 - epoch_shift),
        ((1u << shared->invocation_bits) - 1) << shared->number_bits,
        (uint32_t)SEVERAL << class_shift,
    };
    const wd_spirv_library library = {
        .words = shared_race,
        .num_words = sizeof shared_race / sizeof *shared_race,
        .constants = constants,
        .num_constants = sizeof constants / sizeof *constants,
        .imports = imports,
        .num_imports = sizeof imports / sizeof *imports,
        .context = writer,
    };
    const wd_spirv_linked functions[] = {
        {"note_access", shared->note_access, SpvFunctionControlDontInlineMask},
        {"clear_units", shared->clear, wd_added_control(writer, shared->clear)},
    };
    wd_writer_fail(writer,
                   wd_spirv_link(writer->analysis->allocator, writer->builder, &library, functions, 2));
}

// void report_kept_race(): if (has_race) report();
static void define_report(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    const wd_shared_writer *shared = writer->checks->shared;
    const uint32_t signature[] = {writer->type_void};
    const uint32_t type = wd_spirv_builder_global(builder, SpvOpTypeFunction, signature, 1);
    const uint32_t report = wd_spirv_builder_id(builder), done = wd_spirv_builder_id(builder);
    WD_EMIT(writer, SpvOpFunction, writer->type_void, shared->report, SpvFunctionControlDontInlineMask, type);
    WD_EMIT(writer, SpvOpLabel, wd_spirv_builder_id(builder));
    const uint32_t has_race = wd_shared_emit_has_race(writer);
    WD_EMIT(writer, SpvOpSelectionMerge, done, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, has_race, report, done);
    WD_EMIT(writer, SpvOpLabel, report);
    uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS];
    for (uint32_t i = 0; i < WD_NUM_BOUNDS_PARAMETERS; i++) {
        parameters[i] = shared->kept[i] ? wd_emit_unary(writer, SpvOpLoad, writer->type_uint, shared->kept[i])
                                        : wd_constant(writer, WD_RECORD_ERROR_SHARED_RACE);
    }
    wd_failure_call(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS);
    WD_EMIT(writer, SpvOpBranch, done);
    WD_EMIT(writer, SpvOpLabel, done);
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpReturn, NULL, 0);
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionEnd, NULL, 0);
}

void wd_shared_define(wd_writer *writer) {
    const wd_shared_writer *shared = writer->checks->shared;
    wd_shared_define_matrix(writer);
    if (shared && shared->report) {
        define_report(writer);
    }
    if (shared) {
        define_accesses(writer);
    }
}
