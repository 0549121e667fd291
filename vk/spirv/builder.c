#include "vk/spirv/builder.h"

#include <assert.h>
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/util/vector.h"

enum { MAX_INSTRUCTION_WORDS = 0xffff, SPIRV_1_1 = 0x00010100, SPIRV_1_4 = 0x00010400, NUM_SMALL = 16 };

typedef struct words {
    uint32_t *data;
    size_t count;
    size_t capacity;
} words;

// An interface variable that an entry point gets.
typedef struct addition {
    uint32_t entry_point;
    uint32_t variable;
} addition;

typedef WD_VECTOR(addition) addition_list;

// The types and constants of the globals by their contents: open addressing, linear probing.
typedef struct global_table {
    uint32_t *slots; // A word offset in the globals, and one; 0: the slot is free.
    size_t capacity; // A power of two, or 0.
    size_t count;
} global_table;

struct wd_spirv_builder {
    wd_allocator allocator; // Of all that stays here.
    wd_allocator output;    // Of the functions, whose memory wd_spirv_builder_finish returns.
    const wd_spirv_module *base;
    uint32_t first_function;
    uint32_t next_id;
    uint32_t version; // At least this one; 0: the base's.
    wd_status failure;
    words sections[WD_SPIRV_NUM_SECTIONS];
    global_table globals;
    uint32_t type_uint;        // The 32-bit integer type; 0: not requested yet.
    uint32_t small[NUM_SMALL]; // Constants of that type.
    words global_ids;          // Those that wd_spirv_builder_global returned, in ascending order.
    addition_list additions;
    words of_all;            // Variables that all entry points get.
    addition_list functions; // That entry points begin with instead of their own: `variable` is the function.
    uint32_t extended_struct; // The struct that gets more members; 0: none.
    uint32_t members[WD_SPIRV_MAX_ADDED_MEMBERS];
    uint32_t num_members;
};

static void fail(wd_spirv_builder *builder, wd_status status) {
    if (!builder->failure) {
        builder->failure = status;
    }
}

static bool reserve_words(wd_spirv_builder *builder, words *target, size_t count) {
    const wd_allocator *allocator =
        target == &builder->sections[WD_SPIRV_SECTION_FUNCTIONS] ? &builder->output : &builder->allocator;
    return count <= SIZE_MAX - target->count &&
           wd_array_reserve(allocator, (void **)&target->data, &target->capacity, target->count + count,
                            sizeof *target->data);
}

// Makes room for `count` more words and returns where they go, or NULL.
static inline uint32_t *extend_words(wd_spirv_builder *builder, words *target, size_t count) {
    if (builder->failure) {
        return NULL;
    }
    if (count > target->capacity - target->count && !reserve_words(builder, target, count)) {
        fail(builder, WD_ERROR_OUT_OF_MEMORY);
        return NULL;
    }
    uint32_t *added = target->data + target->count;
    target->count += count;
    return added;
}

static uint32_t *extend(wd_spirv_builder *builder, wd_spirv_section section, size_t count) {
    return extend_words(builder, &builder->sections[section], count);
}

void wd_spirv_builder_append(wd_spirv_builder *builder, wd_spirv_section section, const uint32_t *data,
                             size_t num_words) {
    uint32_t *added = num_words ? extend(builder, section, num_words) : NULL;
    if (added) {
        memcpy(added, data, num_words * sizeof *data);
    }
}

void wd_spirv_builder_emit(wd_spirv_builder *builder, wd_spirv_section section, uint32_t opcode,
                           const uint32_t *operands, size_t num_operands) {
    if (num_operands >= MAX_INSTRUCTION_WORDS) {
        fail(builder, WD_ERROR_UNSUPPORTED);
        return;
    }
    uint32_t *added = extend(builder, section, num_operands + 1);
    if (added) {
        added[0] = (uint32_t)(num_operands + 1) << SpvWordCountShift | opcode;
        if (num_operands) {
            memcpy(added + 1, operands, num_operands * sizeof *operands);
        }
    }
}

uint32_t *wd_spirv_builder_section(wd_spirv_builder *builder, wd_spirv_section section, size_t *num_words) {
    *num_words = builder->sections[section].count;
    return builder->sections[section].data;
}

void wd_spirv_builder_truncate(wd_spirv_builder *builder, wd_spirv_section section, size_t num_words) {
    words *target = &builder->sections[section];
    target->count = num_words < target->count ? num_words : target->count;
}

uint32_t wd_spirv_builder_id(wd_spirv_builder *builder) {
    if (builder->next_id >= WD_SPIRV_MAX_BOUND) {
        fail(builder, WD_ERROR_UNSUPPORTED);
    }
    return builder->failure ? 0 : builder->next_id++;
}

// The head of the base

static wd_spirv_section section_of(uint32_t opcode) {
    switch (opcode) {
    case SpvOpCapability:
        return WD_SPIRV_SECTION_CAPABILITIES;
    case SpvOpExtension:
        return WD_SPIRV_SECTION_EXTENSIONS;
    case SpvOpExtInstImport:
        return WD_SPIRV_SECTION_IMPORTS;
    case SpvOpMemoryModel:
        return WD_SPIRV_SECTION_MEMORY_MODEL;
    case SpvOpEntryPoint:
        return WD_SPIRV_SECTION_ENTRY_POINTS;
    case SpvOpExecutionMode:
    case SpvOpExecutionModeId:
        return WD_SPIRV_SECTION_EXECUTION_MODES;
    case SpvOpString:
    case SpvOpSource:
    case SpvOpSourceContinued:
    case SpvOpSourceExtension:
        return WD_SPIRV_SECTION_STRINGS;
    case SpvOpName:
    case SpvOpMemberName:
        return WD_SPIRV_SECTION_NAMES;
    case SpvOpModuleProcessed:
        return WD_SPIRV_SECTION_PROCESSED;
    case SpvOpDecorate:
    case SpvOpMemberDecorate:
    case SpvOpDecorationGroup:
    case SpvOpGroupDecorate:
    case SpvOpGroupMemberDecorate:
    case SpvOpDecorateId:
    case SpvOpDecorateString:
    case SpvOpMemberDecorateString:
        return WD_SPIRV_SECTION_ANNOTATIONS;
    default:
        return WD_SPIRV_SECTION_GLOBALS;
    }
}

// The word of the result id of a type or constant; 0 for instructions that are never shared.
static uint32_t result_word(uint32_t opcode) {
    if (opcode >= SpvOpTypeVoid && opcode <= SpvOpTypeFunction) {
        return 1;
    }
    return opcode >= SpvOpConstantTrue && opcode <= SpvOpConstantNull ? 2 : 0;
}

// The hash excludes the result id: equal instructions have equal hashes.
static size_t hash_global(const uint32_t *data, uint32_t result) {
    const uint32_t num_words = data[0] >> SpvWordCountShift;
    uint64_t hash = (uint64_t)data[0] << 32;
    for (uint32_t i = 1; i < num_words; i++) {
        hash = (hash ^ (i == result ? 0 : data[i])) * UINT64_C(0x9e3779b97f4a7c15);
        hash ^= hash >> 29;
    }
    return (size_t)hash;
}

static bool same_global(const uint32_t *a, const uint32_t *b, uint32_t result) {
    if (a[0] != b[0]) {
        return false;
    }
    const uint32_t num_words = a[0] >> SpvWordCountShift;
    for (uint32_t i = 1; i < num_words; i++) {
        if (a[i] != b[i] && i != result) {
            return false;
        }
    }
    return true;
}

// Returns the slot of the instruction that equals `data`, or the free slot for it. The table has a free slot.
static uint32_t *find_global(const wd_spirv_builder *builder, const uint32_t *data, uint32_t result) {
    const global_table *table = &builder->globals;
    const uint32_t *globals = builder->sections[WD_SPIRV_SECTION_GLOBALS].data;
    const size_t mask = table->capacity - 1;
    size_t i = hash_global(data, result) & mask;
    while (table->slots[i] && !same_global(globals + table->slots[i] - 1, data, result)) {
        i = (i + 1) & mask;
    }
    return &table->slots[i];
}

// Makes room for one more, so that half of the slots stay free.
static bool reserve_global(wd_spirv_builder *builder) {
    enum { FIRST_CAPACITY = 256 };
    global_table *table = &builder->globals;
    if (table->count < table->capacity / 2) {
        return true;
    }
    global_table old = *table;
    table->capacity = old.capacity ? old.capacity * 2 : FIRST_CAPACITY;
    table->slots = wd_alloc_zero(&builder->allocator, table->capacity, sizeof *table->slots);
    if (!table->slots) {
        *table = old;
        fail(builder, WD_ERROR_OUT_OF_MEMORY);
        return false;
    }
    const uint32_t *globals = builder->sections[WD_SPIRV_SECTION_GLOBALS].data;
    for (size_t i = 0; i < old.capacity; i++) {
        if (old.slots[i]) {
            const uint32_t *data = globals + old.slots[i] - 1;
            *find_global(builder, data, result_word(data[0] & SpvOpCodeMask)) = old.slots[i];
        }
    }
    wd_free(&builder->allocator, old.slots);
    return true;
}

// Remembers the instruction at `offset` of the globals; the first of several equal ones stays.
static void remember_global(wd_spirv_builder *builder, size_t offset) {
    const uint32_t *data = builder->sections[WD_SPIRV_SECTION_GLOBALS].data + offset;
    const uint32_t result = result_word(data[0] & SpvOpCodeMask);
    if (!result || builder->failure || !reserve_global(builder)) {
        return;
    }
    uint32_t *slot = find_global(builder, data, result);
    if (!*slot) {
        *slot = (uint32_t)offset + 1;
        builder->globals.count++;
    }
}

static bool is_line(uint32_t opcode) {
    return opcode == SpvOpLine || opcode == SpvOpNoLine;
}

// Copies [begin, end) of the base, all of one section.
static void copy_run(wd_spirv_builder *builder, wd_spirv_section section, const uint32_t *begin,
                     const uint32_t *end) {
    if (section == WD_SPIRV_SECTION_ENTRY_POINTS) {
        return; // Written by finish, with the additions to their interfaces.
    }
    size_t offset = builder->sections[section].count;
    wd_spirv_builder_append(builder, section, begin, (size_t)(end - begin));
    if (section != WD_SPIRV_SECTION_GLOBALS) {
        return;
    }
    for (const uint32_t *at = begin; at < end && !builder->failure; at += *at >> SpvWordCountShift) {
        remember_global(builder, offset + (size_t)(at - begin));
    }
}

static void copy_head(wd_spirv_builder *builder) {
    bool line = false;
    wd_spirv_section section = WD_SPIRV_SECTION_CAPABILITIES;
    const uint32_t *begin = wd_spirv_module_words(builder->base) + WD_SPIRV_HEADER_WORDS, *end = begin;
    WD_SPIRV_FOR_HEAD(head, builder->base) {
        if (head.opcode == SpvOpNop) { // Of vk/spirv/specialization.h.
            copy_run(builder, section, begin, head.at);
            begin = end = head.at + head.num_words;
            continue;
        }
        wd_spirv_section next = section_of(head.opcode);
        if (next != section) {
            copy_run(builder, section, begin, head.at);
            section = next;
            begin = head.at;
        }
        end = head.at + head.num_words;
        line = is_line(head.opcode) ? head.opcode == SpvOpLine : line;
    }
    copy_run(builder, section, begin, end);
    if (line) {
        // Later declarations do not come from the user's line.
        wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpNoLine, NULL, 0);
    }
}

// Makes room for the functions, which mostly grow by less than a quarter and the code that writes records.
static void reserve_functions(wd_spirv_builder *builder) {
    enum { REPORT_WORDS = 1024 };
    words *target = &builder->sections[WD_SPIRV_SECTION_FUNCTIONS];
    size_t count =
        wd_spirv_module_num_words(builder->base) - wd_spirv_module_words_before_functions(builder->base);
    if (!reserve_words(builder, target, count + count / 4 + REPORT_WORDS)) {
        fail(builder, WD_ERROR_OUT_OF_MEMORY);
    }
}

wd_status wd_spirv_builder_create(wd_allocator allocator, wd_allocator scratch, const wd_spirv_module *base,
                                  wd_spirv_builder **builder) {
    *builder = NULL;
    wd_spirv_builder *created = wd_alloc_zero(&scratch, 1, sizeof *created);
    if (!created) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    created->allocator = scratch;
    created->output = allocator;
    created->base = base;
    created->next_id = wd_spirv_module_bound(base);
    created->first_function = wd_spirv_module_first_function(base);
    copy_head(created);
    reserve_functions(created);
    if (created->failure) {
        wd_status status = created->failure;
        wd_spirv_builder_destroy(created);
        return status;
    }
    *builder = created;
    return WD_OK;
}

void wd_spirv_builder_destroy(wd_spirv_builder *builder) {
    if (!builder) {
        return;
    }
    wd_allocator allocator = builder->allocator;
    for (int i = 0; i < WD_SPIRV_SECTION_FUNCTIONS; i++) {
        wd_free(&allocator, builder->sections[i].data);
    }
    wd_free(&builder->output, builder->sections[WD_SPIRV_SECTION_FUNCTIONS].data);
    wd_free(&allocator, builder->globals.slots);
    wd_free(&allocator, builder->global_ids.data);
    wd_free(&allocator, builder->of_all.data);
    WD_VECTOR_FINISH(&allocator, &builder->additions);
    WD_VECTOR_FINISH(&allocator, &builder->functions);
    wd_free(&allocator, builder);
}

// Types and constants

uint32_t wd_spirv_builder_global(wd_spirv_builder *builder, uint32_t opcode, const uint32_t *operands,
                                 size_t num_operands) {
    enum { MAX_OPERANDS = 128 };
    uint32_t data[MAX_OPERANDS + 2];
    uint32_t result = result_word(opcode);
    if (builder->failure || !result || num_operands > MAX_OPERANDS || num_operands + 1 < result) {
        fail(builder, WD_ERROR_UNSUPPORTED);
        return 0;
    }
    uint32_t num_words = (uint32_t)num_operands + 2;
    data[0] = num_words << SpvWordCountShift | opcode;
    if (result > 1) {
        data[1] = operands[0];
    }
    data[result] = 0;
    if (num_operands >= result) {
        memcpy(data + result + 1, operands + result - 1, (num_operands - result + 1) * sizeof *data);
    }
    if (!reserve_global(builder)) {
        return 0;
    }
    const words *globals = &builder->sections[WD_SPIRV_SECTION_GLOBALS];
    uint32_t *slot = find_global(builder, data, result);
    if (*slot) {
        return globals->data[*slot - 1 + result];
    }
    data[result] = wd_spirv_builder_id(builder);
    const size_t offset = globals->count;
    wd_spirv_builder_append(builder, WD_SPIRV_SECTION_GLOBALS, data, num_words);
    uint32_t *id = extend_words(builder, &builder->global_ids, 1);
    if (id) {
        *id = data[result];
        *slot = (uint32_t)offset + 1;
        builder->globals.count++;
    }
    return data[result];
}

bool wd_spirv_builder_is_global(const wd_spirv_builder *builder, uint32_t id) {
    wd_spirv_instruction definition;
    if (wd_spirv_module_find(builder->base, id, &definition)) {
        return definition.index < builder->first_function;
    }
    size_t begin = 0, end = builder->global_ids.count;
    while (begin < end) {
        size_t middle = begin + (end - begin) / 2;
        if (builder->global_ids.data[middle] < id) {
            begin = middle + 1;
        } else {
            end = middle;
        }
    }
    return begin < builder->global_ids.count && builder->global_ids.data[begin] == id;
}

uint32_t wd_spirv_builder_type_void(wd_spirv_builder *builder) {
    return wd_spirv_builder_global(builder, SpvOpTypeVoid, NULL, 0);
}

uint32_t wd_spirv_builder_type_bool(wd_spirv_builder *builder) {
    return wd_spirv_builder_global(builder, SpvOpTypeBool, NULL, 0);
}

uint32_t wd_spirv_builder_type_uint(wd_spirv_builder *builder, uint32_t width) {
    const uint32_t operands[] = {width, 0};
    return wd_spirv_builder_global(builder, SpvOpTypeInt, operands, 2);
}

uint32_t wd_spirv_builder_type_float(wd_spirv_builder *builder, uint32_t width) {
    return wd_spirv_builder_global(builder, SpvOpTypeFloat, &width, 1);
}

uint32_t wd_spirv_builder_type_vector(wd_spirv_builder *builder, uint32_t component, uint32_t count) {
    const uint32_t operands[] = {component, count};
    return wd_spirv_builder_global(builder, SpvOpTypeVector, operands, 2);
}

uint32_t wd_spirv_builder_type_pointer(wd_spirv_builder *builder, uint32_t storage_class, uint32_t pointee) {
    const uint32_t operands[] = {storage_class, pointee};
    return wd_spirv_builder_global(builder, SpvOpTypePointer, operands, 2);
}

uint32_t wd_spirv_builder_uint(wd_spirv_builder *builder, uint32_t value) {
    uint32_t *small = value < NUM_SMALL ? &builder->small[value] : NULL;
    if (small && *small && !builder->failure) {
        return *small;
    }
    if (!builder->type_uint) {
        builder->type_uint = wd_spirv_builder_type_uint(builder, 32);
    }
    const uint32_t operands[] = {builder->type_uint, value};
    uint32_t id = wd_spirv_builder_global(builder, SpvOpConstant, operands, 2);
    if (small) {
        *small = id;
    }
    return id;
}

uint32_t wd_spirv_builder_uint64(wd_spirv_builder *builder, uint64_t value) {
    const uint32_t operands[] = {wd_spirv_builder_type_uint(builder, 64), (uint32_t)value,
                                 (uint32_t)(value >> 32)};
    return wd_spirv_builder_global(builder, SpvOpConstant, operands, 3);
}

uint32_t wd_spirv_builder_null(wd_spirv_builder *builder, uint32_t type) {
    return wd_spirv_builder_global(builder, SpvOpConstantNull, &type, 1);
}

// Names and declarations

// Appends `opcode`, the operands of `head`, and a string.
static void emit_string(wd_spirv_builder *builder, wd_spirv_section section, uint32_t opcode,
                        const uint32_t *head, size_t num_head, const char *text) {
    size_t length = strlen(text);
    size_t num_words = 1 + num_head + length / 4 + 1;
    if (num_words > MAX_INSTRUCTION_WORDS) {
        fail(builder, WD_ERROR_UNSUPPORTED);
        return;
    }
    uint32_t *added = extend(builder, section, num_words);
    if (!added) {
        return;
    }
    added[0] = (uint32_t)num_words << SpvWordCountShift | opcode;
    if (num_head) {
        memcpy(added + 1, head, num_head * sizeof *head);
    }
    added[num_words - 1] = 0;
    memcpy(added + 1 + num_head, text, length);
}

void wd_spirv_builder_name(wd_spirv_builder *builder, uint32_t id, const char *name) {
    emit_string(builder, WD_SPIRV_SECTION_NAMES, SpvOpName, &id, 1, name);
}

void wd_spirv_builder_processed(wd_spirv_builder *builder, const char *text) {
    if (wd_spirv_module_version(builder->base) >= SPIRV_1_1) {
        emit_string(builder, WD_SPIRV_SECTION_PROCESSED, SpvOpModuleProcessed, NULL, 0, text);
    }
}

void wd_spirv_builder_capability(wd_spirv_builder *builder, uint32_t capability) {
    const words *section = &builder->sections[WD_SPIRV_SECTION_CAPABILITIES];
    for (size_t i = 0; i + 1 < section->count; i += section->data[i] >> SpvWordCountShift) {
        if (section->data[i + 1] == capability) {
            return;
        }
    }
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_CAPABILITIES, SpvOpCapability, &capability, 1);
}

void wd_spirv_builder_extension(wd_spirv_builder *builder, const char *name) {
    const words *section = &builder->sections[WD_SPIRV_SECTION_EXTENSIONS];
    for (size_t i = 0; i + 1 < section->count; i += section->data[i] >> SpvWordCountShift) {
        if (strcmp((const char *)(section->data + i + 1), name) == 0) {
            return;
        }
    }
    emit_string(builder, WD_SPIRV_SECTION_EXTENSIONS, SpvOpExtension, NULL, 0, name);
}

void wd_spirv_builder_version(wd_spirv_builder *builder, uint32_t version) {
    assert(version < SPIRV_1_4);
    builder->version = version;
}

static bool has_interface(const wd_spirv_builder *builder, uint32_t entry_point, uint32_t variable) {
    wd_spirv_entry_point found;
    if (!wd_spirv_module_entry_point(builder->base, entry_point, &found)) {
        return true;
    }
    for (uint32_t i = 0; i < found.num_interface_ids; i++) {
        if (found.interface_ids[i] == variable) {
            return true;
        }
    }
    for (size_t i = builder->additions.count;
         i > 0 && builder->additions.items[i - 1].entry_point == entry_point; i--) {
        if (builder->additions.items[i - 1].variable == variable) {
            return true;
        }
    }
    return false;
}

static void add(wd_spirv_builder *builder, addition_list *list, addition item) {
    addition *added = WD_VECTOR_PUSH(&builder->allocator, list);
    if (!added) {
        fail(builder, WD_ERROR_OUT_OF_MEMORY);
        return;
    }
    *added = item;
}

void wd_spirv_builder_interface(wd_spirv_builder *builder, uint32_t entry_point, uint32_t variable) {
    assert(!builder->additions.count ||
           builder->additions.items[builder->additions.count - 1].entry_point <= entry_point);
    if (builder->failure || has_interface(builder, entry_point, variable)) {
        return;
    }
    add(builder, &builder->additions, (addition){entry_point, variable});
}

void wd_spirv_builder_interface_of_all(wd_spirv_builder *builder, uint32_t variable) {
    if (builder->failure || wd_spirv_module_version(builder->base) < SPIRV_1_4) {
        return;
    }
    if (!reserve_words(builder, &builder->of_all, 1)) {
        fail(builder, WD_ERROR_OUT_OF_MEMORY);
        return;
    }
    builder->of_all.data[builder->of_all.count++] = variable;
}

void wd_spirv_builder_entry_function(wd_spirv_builder *builder, uint32_t entry_point, uint32_t function) {
    assert(!builder->functions.count ||
           builder->functions.items[builder->functions.count - 1].entry_point < entry_point);
    if (!builder->failure) {
        add(builder, &builder->functions, (addition){entry_point, function});
    }
}

void wd_spirv_builder_add_members(wd_spirv_builder *builder, uint32_t type, const uint32_t *pointers,
                                  uint32_t num_pointers) {
    assert(!builder->extended_struct && num_pointers <= WD_SPIRV_MAX_ADDED_MEMBERS);
    builder->extended_struct = type;
    builder->num_members = num_pointers;
    memcpy(builder->members, pointers, num_pointers * sizeof *pointers);
}

// The end

// Returns the offset of the struct type in the globals, or their size.
static size_t find_struct(const wd_spirv_builder *builder, uint32_t type) {
    const words *globals = &builder->sections[WD_SPIRV_SECTION_GLOBALS];
    size_t i = 0;
    while (i < globals->count &&
           ((globals->data[i] & SpvOpCodeMask) != SpvOpTypeStruct || globals->data[i + 1] != type)) {
        i += globals->data[i] >> SpvWordCountShift;
    }
    return i;
}

// Writes the members that were added to a struct. The pointers' types are declared as forward pointers before it.
static void write_members(wd_spirv_builder *builder) {
    enum { FORWARD_WORDS = 3 };
    const uint32_t count = builder->num_members;
    words *globals = &builder->sections[WD_SPIRV_SECTION_GLOBALS];
    if (!count || builder->failure) {
        return;
    }
    const size_t at = find_struct(builder, builder->extended_struct), old_count = globals->count;
    const uint32_t num_words = at < old_count ? globals->data[at] >> SpvWordCountShift : 0;
    if (!num_words || num_words + count > MAX_INSTRUCTION_WORDS) {
        fail(builder, WD_ERROR_UNSUPPORTED);
        return;
    }
    if (!extend_words(builder, globals, count * (FORWARD_WORDS + 1))) {
        return;
    }
    uint32_t *const forward = globals->data + at, *const moved = forward + count * FORWARD_WORDS;
    const size_t rest = at + num_words;
    memmove(moved + num_words + count, globals->data + rest, (old_count - rest) * sizeof *moved);
    memmove(moved, forward, num_words * sizeof *moved);
    moved[0] = (num_words + count) << SpvWordCountShift | SpvOpTypeStruct;
    for (uint32_t i = 0; i < count; i++) {
        forward[i * FORWARD_WORDS] = FORWARD_WORDS << SpvWordCountShift | SpvOpTypeForwardPointer;
        forward[i * FORWARD_WORDS + 1] = builder->members[i];
        forward[i * FORWARD_WORDS + 2] = SpvStorageClassPhysicalStorageBuffer;
        moved[num_words + i] = builder->members[i];
    }
}

// Additions are in the order of the entry points; `*next` is the first one not written yet.
static void write_entry_point(wd_spirv_builder *builder, uint32_t entry_point, const wd_spirv_head *original,
                              size_t *next) {
    const wd_spirv_section section = WD_SPIRV_SECTION_ENTRY_POINTS;
    size_t start = builder->sections[section].count;
    wd_spirv_builder_append(builder, section, original->at, original->num_words);
    for (; *next < builder->additions.count && builder->additions.items[*next].entry_point == entry_point;
         (*next)++) {
        wd_spirv_builder_append(builder, section, &builder->additions.items[*next].variable, 1);
    }
    if (builder->of_all.count) {
        wd_spirv_builder_append(builder, section, builder->of_all.data, builder->of_all.count);
    }
    size_t num_words = builder->sections[section].count - start;
    if (num_words > MAX_INSTRUCTION_WORDS) {
        fail(builder, WD_ERROR_UNSUPPORTED);
    } else if (!builder->failure) {
        builder->sections[section].data[start] = (uint32_t)num_words << SpvWordCountShift | SpvOpEntryPoint;
    }
}

static void write_entry_points(wd_spirv_builder *builder) {
    builder->sections[WD_SPIRV_SECTION_ENTRY_POINTS].count = 0;
    uint32_t entry_point = 0;
    size_t next = 0, next_function = 0;
    WD_SPIRV_FOR_PART(head, builder->base, WD_SPIRV_PREAMBLE) {
        if (head.opcode != SpvOpEntryPoint) {
            continue;
        }
        const size_t start = builder->sections[WD_SPIRV_SECTION_ENTRY_POINTS].count;
        write_entry_point(builder, entry_point, &head, &next);
        if (!builder->failure && next_function < builder->functions.count &&
            builder->functions.items[next_function].entry_point == entry_point) {
            builder->sections[WD_SPIRV_SECTION_ENTRY_POINTS].data[start + 2] =
                builder->functions.items[next_function++].variable;
        }
        entry_point++;
    }
}

wd_status wd_spirv_builder_finish(wd_spirv_builder *builder, uint32_t **data, size_t *num_words) {
    *data = NULL;
    *num_words = 0;
    write_entry_points(builder);
    write_members(builder);
    size_t total = WD_SPIRV_HEADER_WORDS;
    for (int i = 0; i < WD_SPIRV_NUM_SECTIONS; i++) {
        total += builder->sections[i].count;
    }
    // The functions are most of the module: the others are put before them, in the same memory.
    words *const functions = &builder->sections[WD_SPIRV_SECTION_FUNCTIONS];
    uint32_t *written =
        builder->failure ? NULL : wd_realloc_array(&builder->output, functions->data, total, sizeof *written);
    if (!written) {
        fail(builder, WD_ERROR_OUT_OF_MEMORY);
        return builder->failure;
    }
    memmove(written + (total - functions->count), written, functions->count * sizeof *written);
    *functions = (words){0};
    memcpy(written, wd_spirv_module_words(builder->base), WD_SPIRV_HEADER_WORDS * sizeof *written);
    written[1] = written[1] < builder->version ? builder->version : written[1];
    written[3] = builder->next_id;
    size_t end = WD_SPIRV_HEADER_WORDS;
    for (int i = 0; i < WD_SPIRV_SECTION_FUNCTIONS; i++) {
        const words *section = &builder->sections[i];
        if (section->count) {
            memcpy(written + end, section->data, section->count * sizeof *written);
        }
        end += section->count;
    }
    *data = written;
    *num_words = total;
    return WD_OK;
}
